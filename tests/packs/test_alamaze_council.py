"""The High Council over some months of eight kingdoms: an issue, its vote, what it does, chairs that change hands; and
thrones whose rulers are silent."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.game.eight import alamaze

MEMBERS = {"The Sorcerer", "The Halflings", "The Underworld", "The Ancient Ones", "The Alchemist"}


class Hall:
    """Eight kingdoms, what they hand in, and what they are told."""

    def __init__(self) -> None:
        self.game = alamaze().game()
        self.world: Any = alamaze().world(self.game)

    def kingdom(self, name: str) -> Any:
        return next(each for each in self.world.kingdoms if each.name == name)

    def members(self) -> set[str]:
        return {each.name for each in self.world.kingdoms if each.councillor}

    def month(self, *lines: tuple[str, str]) -> list[str]:
        """What became of the lines: nothing where they were carried out."""
        given = []
        for name, line in lines:
            player, why = find_player(self.game, self.world, name)
            assert player is not None, why
            (verdict,) = hand_in(self.game, self.world, player, [(1, line)])
            assert verdict.given is not None, verdict.sentence
            given.append(verdict.given)
        done = {each.text: each.sentence for each in resolve(self.game, self.world, given) if not each.done}
        return [done.get(line, "") for _, line in lines]

    def told(self, name: str) -> list[str]:
        kingdom = self.kingdom(name)
        return [each.text for each in self.world.reports if each.who is None or kingdom.id in each.who]

    def booked(self) -> dict[str, int]:
        """What the Council has cost whom in this month."""
        reason = self.game.shape.choices["BookedReason"].keys.index("council_booked")
        return {each.kingdom.name: each.gold for each in self.world.bookings if each.booked_reason == reason}

    def changes(self, name: str, *lines: tuple[str, str]) -> int:
        """How much a ruler's influence has changed in a month, in hundredths."""
        before: int = self.kingdom(name).influence
        assert not any(self.month(*lines))
        after: int = self.kingdom(name).influence
        return after - before


@pytest.fixture
def hall() -> Hall:
    found = Hall()
    assert found.members() == MEMBERS
    return found


def test_a_member_is_expelled_in_secret_and_his_chair_is_sold(hall: Hall) -> None:
    """Lines 2567 to 2577, 4303: the highest bid names the issue, the others keep their gold, a secret ballot tells the
    result alone, and whoever was expelled bids for nothing in the following turn. Line 3849: Elves are heard above
    their price."""
    bids = (
        ("The Sorcerer", "410 2,500 expel The Alchemist: secret"),
        ("The Halflings", "410 1,800 condemn The Sorcerer"),
    )
    assert hall.month(*bids) == ["", ""]
    assert "The matter: Expel, The Alchemist; secret ballot." in hall.told("The Lycans")
    assert not any("Condemn" in text for text in hall.told("The Lycans"))
    bought = [text for text in hall.told("The Halflings") if "next issue" in text]
    assert bought == ["The Sorcerer will lay the next issue before the Council."]
    assert hall.booked() == {"The Sorcerer": -2_500}
    before = hall.kingdom("The Alchemist").influence
    votes = [("The Sorcerer", "400 yes"), ("The Halflings", "400 yes"), ("The Alchemist", "400 no")]
    assert not any(hall.month(*votes))
    assert "It is carried." in hall.told("The Lycans")
    assert not any(text in ("The Halflings: yes.", "The Alchemist: no.") for text in hall.told("The Lycans"))
    assert hall.members() == MEMBERS - {"The Alchemist"}
    assert hall.kingdom("The Alchemist").influence == before - 100
    before = hall.kingdom("The Elven Kingdom").influence
    bids = (
        ("The Warlock", "210 12,000"),
        ("The Elven Kingdom", "210 3,000"),
        ("The Alchemist", "210 9,000"),
        ("The Lycans", "210 9,001"),
        ("The Sorcerer", "210 9,002"),
    )
    assert hall.month(*bids) == [
        "",
        "",
        "The Alchemist has just lost its chair.",
        "The Council opens no bid of The Lycans.",
        "The Sorcerer has a chair on the High Council.",
    ]
    assert hall.members() == MEMBERS - {"The Alchemist"} | {"The Elven Kingdom"}
    assert hall.kingdom("The Elven Kingdom").influence == before + 100
    assert hall.booked() == {"The Elven Kingdom": -3_000}


def test_everybody_hears_who_voted_how_when_the_ballot_is_open(hall: Hall) -> None:
    """Line 2573; and lines 2563 and 1445: praise lifts a ruler, even beyond twenty."""
    hall.kingdom("The Sorcerer").influence = 2_050
    assert hall.month(("The Sorcerer", "410 500 commend The Sorcerer")) == [""]
    votes = (("The Sorcerer", "400 yes"), ("The Halflings", "400 abstain"))
    assert hall.changes("The Sorcerer", *votes) == 100
    heard = [text for text in hall.told("The Lycans") if text.partition(":")[0] in MEMBERS]
    assert sorted(heard) == [
        "The Alchemist: abstention.",
        "The Ancient Ones: abstention.",
        "The Halflings: abstention.",
        "The Sorcerer: yes.",
        "The Underworld: abstention.",
    ]
    assert hall.month(("The Sorcerer", "400 yes")) == ["Nothing lies before the Council."]


def test_fields_of_all_villages_change_and_no_others(hall: Hall) -> None:
    """Line 2565: a thousand more food, a thousand less gold, throughout Alamaze."""
    village = hall.game.shape.choices["Settlement"].keys.index("village")
    hall.month(("The Sorcerer", "410 500 more food for villages"))
    before = {each.name: (each.food_output, each.gold_output) for each in hall.world.places}
    hall.month(("The Sorcerer", "400 yes"))
    changed = 0
    for each in hall.world.places:
        food, gold = before[each.name]
        if each.settlement == village:
            assert (each.food_output, each.gold_output) == (food + 1_000, max(0, gold - 1_000)), each.name
            changed += 1
        else:
            assert (each.food_output, each.gold_output) == (food, gold), each.name
    assert changed > 5


def test_a_chair_is_bought_and_the_halflings_see_who_traded(hall: Hall) -> None:
    """Lines 4451 to 4459: both sides say so in one turn; trades of the month lie open to the Halflings alone."""
    lines = (
        ("The Underworld", "411 The Elven Kingdom for 3,000 gold and 500 food"),
        ("The Elven Kingdom", "412 The Underworld for 3,000 gold and 500 food"),
        ("The Ancient Ones", "216 The Alchemist 20 mithril for 2,000 gold"),
        ("The Alchemist", "217 The Ancient Ones 2,000 gold for 20 mithril"),
        ("The Halflings", "425"),
    )
    assert not any(hall.month(*lines))
    assert hall.members() == MEMBERS - {"The Underworld"} | {"The Elven Kingdom"}
    deal = "The Ancient Ones has sold 20 mithril to The Alchemist for 2,000 gold."
    assert deal in hall.told("The Halflings")
    assert deal not in hall.told("The Lycans")
    assert not any(hall.month(("The Halflings", "425")))
    assert "Nobody has traded in this month." in hall.told("The Halflings")


def test_who_is_silent_is_dismissed_and_then_gone(hall: Hall) -> None:
    """Lines 729 and 4479: three turns without commands, three more on standby; whoever gives some in time goes on. A
    standing command is no word of a ruler."""

    def home(name: str) -> str:
        town: str = hall.kingdom(name).capital.name
        return town

    for month in range(1, 7):
        lines = [("The Sorcerer", f"54 Scarab {home('The Sorcerer')}")]
        if month in (1, 5):  # the Warlock orders a watch, which stands, and speaks again as late as in the fifth month
            lines.append(("The Warlock", f"54 Moth {home('The Warlock')}"))
        hall.month(*lines)
        told = hall.told("The Lycans")
        dismissed = [text for text in told if "its ruler is dismissed" in text]
        assert len(dismissed) == {3: 6, 4: 1}.get(month, 0), dismissed
        if month == 5:
            assert "The Warlock has a ruler again who gives commands." in told
    left = {each.name for each in hall.world.kingdoms if not each.struck_off}
    assert left == {"The Sorcerer", "The Warlock"}
    assert "The Lycans is no more." in [each.text for each in hall.world.reports]
    assert not hall.world.over
    assert all(
        each.kingdom in (None, hall.kingdom("The Sorcerer"), hall.kingdom("The Warlock")) for each in hall.world.places
    )
