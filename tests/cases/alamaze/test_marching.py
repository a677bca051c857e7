"""No host marched: they march area by area, and what a step costs is told (seed 002, lines 1949 to 1985)."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import Played, named, package, play

HOST = "Host of Silverleaf"
"""Elves in JM, a wood. They pay 4 for a wood, 5 for plains and 8 for mountains (lines 3081 and 3791 to 3796)."""


def area(name: str) -> int:
    """An area by its letters."""
    row, column = name
    return (ord(row) - 65) * 26 + ord(column) - 65


def letters(place: int) -> str:
    """The letters of an area."""
    row, column = divmod(place, 26)
    return chr(row + 65) + chr(column + 65)


def stands(done: Played, name: str) -> str:
    """The letters of the area in which a group stands."""
    return letters(named(done.world.groups, name).area)


def march(line: str, changed: Any = None) -> Played:
    return play(("The Elven Kingdom", line), changed=changed)


def test_each_step_is_told_with_its_cost() -> None:
    done = march(f"720 {HOST}: JN, IN, IM")
    assert done.why == {f"720 {HOST}: JN, IN, IM": ""}
    told = [text for text in done.told if text.startswith(f"{HOST} enters")]
    assert told == [
        f"{HOST} enters JN, forest: 4 movement points, 4 movement points altogether.",
        f"{HOST} enters IN, forest: 4 movement points, 8 movement points altogether.",
        f"{HOST} enters IM, plains: 5 movement points, 13 movement points altogether.",
    ]
    assert stands(done, HOST) == "IM"


def test_a_step_too_dear_is_named_and_nobody_marches() -> None:
    """Twenty points, five more on a forced march (lines 1951 and 1959): five plains are all of that."""
    line = f"720 {HOST}: JL, JK, IJ, IK, IL, IM"
    done = march(line)
    assert done.why[line] == (
        f"{HOST} does not get as far as IM: plains costs 5 movement points, and 25 movement points of 25 movement "
        "points are spent before."
    )
    assert stands(done, HOST) == "JM"


def test_a_forced_march_costs_heart() -> None:
    """Line 1959: 7 points of morale, and nobody below 100 marches so."""
    line = f"720 {HOST}: JL, JK, IJ, IK, IL"
    assert f"{HOST} has made a forced march; its morale is 93%." in march(line).told

    def weary(world: Any) -> None:
        named(world.groups, HOST).morale = 99

    assert march(line, weary).why[line] == (
        f"{HOST} does not get as far as IL: plains costs 5 movement points, and 20 movement points of 20 movement "
        "points are spent before."
    )


def test_areas_of_a_way_lie_side_by_side() -> None:
    line = f"720 {HOST}: JN, HN"
    assert march(line).why[line] == "HN does not lie beside JN."


def test_water_stops_who_has_no_wings() -> None:
    """Line 1965: it ends in the last area before the water."""
    done = march(f"720 {HOST}: JN, JO, JP")
    assert stands(done, HOST) == "JO"
    assert f"{HOST} stops in JO: JP is water." in done.told


def test_a_search_stops_at_the_first_town() -> None:
    """Lines 1961 and 4802; Fernbrook lies in IK."""
    done = march(f"725 {HOST}: JL, IK, IJ")
    assert stands(done, HOST) == "IK"
    assert f"{HOST} sees Fernbrook, Village, in IK." in done.told


def test_who_marches_by_is_not_told_of_what_is_his_own() -> None:
    """Fernbrook in IK is a village of the Elves, who knew that."""
    done = march(f"720 {HOST}: JL, IK, IJ")
    assert stands(done, HOST) == "IJ"
    assert not any("sees Fernbrook" in text for text in done.told)


def test_a_group_marches_once() -> None:
    done = march(f"720 {HOST}: JN\n725 {HOST}: JL")
    assert done.why[f"725 {HOST}: JL"] == f"{HOST} has marched already."


def test_who_has_marched_does_not_rest() -> None:
    """Line 4862: no other activity."""
    line = "745 Host of Glassworks"
    done = play(("The Alchemist", f"720 Host of Glassworks: QU, QT\n{line}"))
    assert done.why[line] == "Host of Glassworks has been busy already this turn, with orders or in battle."


def test_an_empty_group_takes_the_field_with_a_captain_and_marches() -> None:
    """An empty group waits at the capital (line 1932); with a leader it is a patrol of 25 points (lines 763, 1951)."""
    lines = (
        f"699 {HOST} Second of Silverleaf: leader Marshal of Silverleaf\n720 Second of Silverleaf: JL, JK, IJ, HJ, HK"
    )
    done = march(lines)
    assert set(done.why.values()) == {""}
    assert stands(done, "Second of Silverleaf") == "HK"
    assert [leader.name for leader in named(done.world.groups, "Second of Silverleaf").leaders] == [
        "Marshal of Silverleaf"
    ]


def test_troops_change_groups_and_groups_become_one() -> None:
    """Lines 4762 and 4842: all of a kind, to an active group; of combined groups one is empty afterwards."""
    first = f"699 {HOST} Second of Silverleaf: leader Marshal of Silverleaf\n700 {HOST} Second of Silverleaf: Elves"
    done = march(first)
    assert set(done.why.values()) == {""}
    assert len(named(done.world.groups, "Second of Silverleaf").brigades) >= 3
    done = march(f"{first}\n740 Second of Silverleaf with {HOST}")
    assert done.why[f"740 Second of Silverleaf with {HOST}"] == "Nobody is in one of them."


def pursued(line: str, changed: Any = None) -> Played:
    """The Warlock's host in JF marches two areas; the Underworld's, which stands beside it, does something."""
    return play(("The Warlock", "720 Host of Grimhold: JG, IG"), ("The Underworld", line), changed=changed)


def test_a_pursuer_goes_the_same_way_and_bites() -> None:
    """Lines 4814 to 4820: -3 of morale and 2 of attrition for the pursued."""
    done = pursued("731 Host of Shadowport Host of Grimhold")
    assert stands(done, "Host of Shadowport") == stands(done, "Host of Grimhold") == "IG"
    assert "Host of Shadowport is on the heels of Host of Grimhold, whose morale is 97%." in done.told
    host = named(done.world.groups, "Host of Grimhold")
    assert {brigade.attrition for brigade in host.brigades if brigade.attrition} == {2}


def test_a_pursuer_has_to_stand_beside_whom_it_follows() -> None:
    line = "731 Host of Howlmoor Host of Grimhold"
    done = play(("The Warlock", "720 Host of Grimhold: JG, IG"), ("The Lycans", line))
    assert done.why[line] == "Host of Grimhold was not where Host of Howlmoor stood."


def far(name: str) -> Any:
    def moved(world: Any) -> None:
        named(world.groups, "Host of Shadowport").area = area(name)

    return moved


def test_an_interceptor_rides_to_who_ends_near_enough() -> None:
    """Lines 4828 to 4832: three areas for most kingdoms, and 3 of morale for the wait, whatever comes of it."""
    line = "732 Host of Shadowport: The Warlock"
    done = pursued(line, far("IJ"))  # three areas from IG
    assert stands(done, "Host of Shadowport") == "IG"
    assert "Host of Shadowport has met Host of Grimhold in IG." in done.told
    done = pursued(line, far("IK"))
    assert stands(done, "Host of Shadowport") == "IK"
    assert named(done.world.groups, "Host of Shadowport").morale == 97
    assert "Host of Shadowport has waited in vain." in done.told


def test_what_a_region_thinks_is_felt_where_a_march_ends() -> None:
    """Lines 1385 and 4798: Triumvia is friendly to the Elves, 2 points; who stays at home gains nothing."""
    done = march(f"720 {HOST}: JN")
    assert named(done.world.groups, HOST).morale == 102
    assert named(march("").world.groups, HOST).morale == 100


def test_an_attack_needs_the_same_area() -> None:
    """Review of the rules, list of wrong cases, 9: Howlmoor fought Silverleaf at once."""
    line = "110 Host of Howlmoor Host of Silverleaf"
    assert play(("The Lycans", line)).why[line] == "Host of Silverleaf is nowhere near Host of Howlmoor."


def test_a_mission_reaches_as_far_as_figures_travel() -> None:
    """Lines 1501 and 1783: seven areas; from JM as far as column T, and not to U."""
    assert set(march("970 Wren JT").why.values()) == {""}
    assert march("970 Wren JU").why["970 Wren JU"] == "JU is too far from Wren."


def test_letters_are_those_of_the_map() -> None:
    assert area("JM") == package().MAP_AREA_TILE_JM


def test_a_winter_camp_is_the_groups_movement() -> None:
    """Line 4271: whoever winters neither marches nor pursues, but may hand brigades over."""
    winter, over = f"194 {HOST}", f"700 {HOST} Guard of Silverleaf: Elves"
    for line in (f"720 {HOST}: JN, IN", f"725 {HOST}: JN, IN", f"731 {HOST} Second of Silverleaf"):
        assert march(f"{winter}\n{line}").why[line].endswith("is in its winter camp."), line
    done = march(f"{winter}\n{over}")
    assert done.why == {winter: "", over: ""}


def test_who_digs_in_may_march_afterwards() -> None:
    """Line 4229: it attacks nobody in that turn, and no more is said."""
    done = march(f"121 {HOST}\n720 {HOST}: JN, IN")
    assert done.why == {f"121 {HOST}": "", f"720 {HOST}: JN, IN": ""}
