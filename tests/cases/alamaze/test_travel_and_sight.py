"""Emissaries stayed at home, and nobody saw where anybody stood (seed 002, lines 1501 to 1511 and 5006 to 5054)."""

from __future__ import annotations

from typing import Any

from tests.cases.alamaze.test_marching import area
from tests.cases.thrones import Played, named, play


def elves(line: str, changed: Any = None) -> Played:
    return play(("The Elven Kingdom", line), changed=changed)


def test_a_duke_travels_to_a_village_and_pays_for_the_title() -> None:
    """Lines 1527 and 4405: 5,000 gold, from JM to IK."""
    line = "350 Duke of Silverleaf Fernbrook"
    done = elves(line)
    assert done.why[line] == ""
    assert named(done.world.figures, "Duke of Silverleaf").place.name == "Fernbrook"
    # the month's harvest, law and pay are the same with and without the journey
    idle = elves("")
    purse = (
        {each.name: each.gold for each in done.world.kingdoms},
        {each.name: each.gold for each in idle.world.kingdoms},
    )
    assert purse[1]["The Elven Kingdom"] - purse[0]["The Elven Kingdom"] == 5000


def test_no_further_than_seven_areas() -> None:
    line = "350 Duke of Silverleaf Gallowmere"  # LF, seven columns from JM
    assert elves(line).why[line] == ""
    line = "350 Duke of Silverleaf Ashpit"  # MD, nine
    assert elves(line).why[line] == "Ashpit is too far from Duke of Silverleaf."


def strangers(world: Any) -> None:
    """The Lycans stand before Fernbrook."""
    named(world.groups, "Host of Howlmoor").area = area("IK")


def scouts(world: Any) -> None:
    """A patrol of theirs does: its brigades are gone."""
    strangers(world)
    named(world.groups, "Host of Howlmoor").brigades = ()


def test_soldiers_send_nobles_back_and_let_spies_pass() -> None:
    """Lines 1507 and 4407: no non-allied group, patrols apart; agents and fanatics are not meant."""
    done = elves("350 Duke of Silverleaf Fernbrook\n350 Wren Fernbrook", strangers)
    assert named(done.world.figures, "Duke of Silverleaf").place.name == "Silverleaf"
    assert named(done.world.agents, "Wren").place.name == "Fernbrook"
    assert "Soldiers before Fernbrook have sent Duke of Silverleaf back." in done.told
    done = elves("350 Duke of Silverleaf Fernbrook", scouts)
    assert named(done.world.figures, "Duke of Silverleaf").place.name == "Fernbrook"


def test_the_throne_and_the_fool_do_not_travel() -> None:
    """Lines 1519 and 4409."""
    done = elves("350 Lyra Fernbrook\n350 Fool of Silverleaf Fernbrook")
    assert set(done.why.values()) == {"Lyra does not travel.", "Fool of Silverleaf does not travel."}


def hidden(world: Any) -> None:
    """Gallowmere, in LF, is hidden."""
    named(world.places, "Gallowmere").hidden = True


def sees(done: Played, name: str) -> bool:
    return any(name in text and "in LF" in text for text in done.told)


def test_who_finds_a_hidden_village() -> None:
    """Lines 1100 to 1110: a close look by a level-4 agent and a group that stops there, no search and no stone."""

    def look(level: int) -> bool:
        def changed(world: Any) -> None:
            hidden(world)
            named(world.agents, "Wren").level = level

        return sees(play(("The Elven Kingdom", "970 Wren LF"), changed=changed, seed=2), "Gallowmere")

    assert look(4)
    assert not look(3)
    assert not sees(elves("976 Finch: LF, LG", hidden), "Gallowmere")
    assert sees(elves("976 Finch: LF, LG"), "Gallowmere")
    stone = ("The Ancient Ones", "972 LF")
    assert not sees(play(stone, changed=hidden), "Gallowmere")
    assert sees(play(stone), "Gallowmere")
    for way, found in (("KF, LF", True), ("KF, LF, LG", False)):  # a wood, a marsh, a wood: 4, 8 and 4

        def marched(world: Any) -> None:
            hidden(world)
            named(world.groups, "Host of Silverleaf").area = area("JF")

        done = elves(f"720 Host of Silverleaf: {way}", marched)
        assert sees(done, "Gallowmere") is found, way


def test_a_search_asks_for_four_areas_side_by_side() -> None:
    """Line 5038."""
    done = elves("976 Finch: JL, IK, IJ, HJ")
    assert "Fernbrook lies in IK: Village." in done.told
    assert elves("976 Finch: JL, IK, IJ, HJ, HK").why == {
        "976 Finch: JL, IK, IJ, HJ, HK": "That is more ground than Finch can search."
    }
    assert elves("976 Finch: JL, HJ").why == {"976 Finch: JL, HJ": "These areas do not lie side by side."}


def test_a_search_for_groups_tells_their_size() -> None:
    """Lines 1930 to 1937 and 5042: three brigades are a division; the newest of them came this month."""
    done = elves("977 Finch: JF, JG")
    assert "Host of Shadowport stands in JF: Division." in done.told


def test_a_trailed_group_is_reported_where_it_has_gone() -> None:
    """Line 4750: from where it stood before the march to where it stands behind it."""
    done = play(
        ("The Warlock", "720 Host of Grimhold: JG, IG"), ("The Elven Kingdom", "691 Finch Host of Grimhold"), seed=2
    )
    assert "Host of Grimhold stands in IG." in done.told
