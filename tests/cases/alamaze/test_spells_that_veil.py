"""Spells that mask a group, hide it, or show one that is not there (seed 002, lines 5576 to 5610 and 5706)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.alamaze.test_marching import area
from tests.cases.alamaze.test_spells_cast import Cast, cast, rules
from tests.cases.alamaze.test_spells_of_eyes import seen_by, strangers
from tests.cases.alamaze.test_spells_on_groups import camp
from tests.cases.thrones import named

TWO = ("Elven", "Halfling")
MASKED = "In IJ: Wanderers of Elven, of which nobody can say how large it is."


def beside(brigades: int, spot: str = "IJ", gone: tuple[str, ...] = ()) -> Any:
    """Mira's group of so many brigades camps at IJ, where nobody is at home; the Strangers of Halfling at a spot."""

    def changed(world: Any) -> None:
        camp(brigades=brigades, ground="desert", gone=gone)(world)
        strangers(world, area(spot), 4)

    return changed


def veiled(line: str, brigades: int = 2, **more: Any) -> Cast:
    """Two kingdoms play; Mira is given a line."""
    return cast(line, **{"playing": TWO, "month": 9, "level": 9, "changed": beside(brigades)} | more)


def seen(done: Cast) -> list[str]:
    """What Halfling hears of groups of the Elven."""
    return [text for text in done.told_to("Halfling") if "of Elven" in text]


def next_month(done: Cast, orders: dict[str, str]) -> dict[str, str]:
    """Go on for a month with an order of each kingdom; return why the orders came to nothing, by their lines."""
    given, why = [], {}
    for name, line in orders.items():
        player, reason = find_player(rules(), done.world, name)
        assert player is not None, reason
        for verdict in hand_in(rules(), done.world, player, [(1, line)]):
            given += [verdict.given] if verdict.given is not None else []
            why[line] = verdict.sentence
    why |= {each.text: "" if each.done else each.sentence for each in resolve(rules(), done.world, given)}
    return why


def test_lesser_masking() -> None:
    """Line 5578: up to five brigades; it is reported as masked. A larger group gains nothing, and is told so."""
    assert seen(veiled("208 Mira", 5)) == ["In IJ: Wanderers of Elven, Division."]
    assert seen(veiled("821 Mira", 5)) == [MASKED]
    assert veiled("821 Mira", 6).why == "Wanderers is too large for Lesser Masking."


def test_greater_masking() -> None:
    """Line 5582: whatever its size."""
    assert seen(veiled("208 Mira", 11)) == ["In IJ: Wanderers of Elven, Army Group."]
    assert seen(veiled("822 Mira", 11)) == [MASKED]


HIDING = [("843", 0), ("845", 2), ("846", 5), ("847", 10)]
"""Spells of invisibility, and how many brigades they cover (lines 5598, 5602, 5606, 5610)."""


@pytest.mark.parametrize("number, most", HIDING, ids=["patrol", "brigade", "division", "army"])
def test_invisible(number: str, most: int) -> None:
    """Others in the area see nothing, though they have the same eyes; a brigade more is too many."""
    done = veiled(f"{number} Mira", most)
    assert (done.why, seen(done)) == ("", [])
    assert seen(veiled("208 Mira", most)) != []
    assert "is too large for" in veiled(f"{number} Mira", most + 1).why


def test_nobody_attacks_whom_nobody_sees() -> None:
    """Line 5602: an excellent way to avoid combat. In the next month the group cannot be found until wizards work."""
    attack = {"Halfling": "110 Strangers Wanderers"}
    assert next_month(veiled("208 Mira"), attack) == {"110 Strangers Wanderers": ""}
    hidden = veiled("845 Mira")
    assert next_month(hidden, attack) == {"110 Strangers Wanderers": "Wanderers is nowhere near Strangers."}


def test_a_veil_lasts_a_month() -> None:
    """Line 5602: who does not cast it again is seen after the magic of the next turn; who does is not."""
    done = veiled("845 Mira")
    next_month(done, {"Elven": "208 Mira"})
    assert "In IJ: Wanderers of Elven, Brigade." in seen(done)
    again = veiled("845 Mira")
    next_month(again, {"Elven": "845 Mira"})
    assert not [text for text in seen(again) if "Brigade" in text]


def test_an_invisible_group_strikes_by_surprise() -> None:
    """Lines 1945 and 1947: it attacks whom it likes, and is found by nobody before."""
    done = veiled("845 Mira")
    assert next_month(done, {"Elven": "110 Wanderers Strangers"}) == {"110 Wanderers Strangers": ""}
    assert any("Wanderers" in text and "attacked" in text for text in done.told_to("Halfling"))


@pytest.mark.parametrize("one, other", [("821", "822"), ("845", "847")], ids=["masked", "invisible"])
def test_which_veil_lies_on_a_group_is_secret(one: str, other: str) -> None:
    """Two worlds: all that others are told and shown is the same, whichever spell it is."""
    first, second = (veiled(f"{number} Mira") for number in (one, other))
    assert seen_by(first, "Halfling") == seen_by(second, "Halfling")
    assert seen_by(first, "Elven") != seen_by(second, "Elven")


def test_project_image_of_group() -> None:
    """Line 5708: an inactive group is seen up to three areas away, masked, by whoever scouts there, and the caster's
    people look at that area; it never leaves the capital, and is gone when the turn ends."""
    there = beside(2, "IM", gone=("Second",))
    done = veiled("882 Mira Second: IM", changed=there)
    assert done.why == ""
    assert "In IM: Second of Elven, of which nobody can say how large it is." in seen(done)
    assert any("IM lies before your scouts" in text for text in done.told_to("Elven"))
    second = named(done.world.groups, "Second")
    assert (second.area, second.image_area) == (done.kingdom.capital.area, None)
    assert next_month(done, {"Halfling": "110 Strangers Second"})["110 Strangers Second"] != ""
    assert veiled("882 Mira Second: IN", changed=beside(2, "IN", gone=("Second",))).why == "IN is too far from Mira."
    assert "Somebody is in Second" in veiled("882 Mira Second: IM", changed=beside(2, "IM")).why
