"""What the quick-start guide tells a new ruler, line by line, without its spells and its customization (seed 002, lines
761 to 770)."""

from __future__ import annotations

from typing import Any

from tests.cases.alamaze.test_marching import area, stands
from tests.cases.thrones import Played, named, package, play

ELVES = "The Elven Kingdom"
HOST, SECOND, GUARD = "Host of Silverleaf", "Second of Silverleaf", "Guard of Silverleaf"
SPARE = "Adept of Silverleaf"


def spare_adept(world: Any) -> None:
    """The host has an adept to give away."""
    host, adept = named(world.groups, HOST), named(world.wizards, SPARE)
    host.wizards, adept.group = (adept,), host


# ---- suggestion 1: the ruler and the home region -----------------------------------------------------
def test_a_queen_who_enamors_her_region_is_better_liked_there() -> None:
    """Lines 761 and 4509: one level, for certain, and for gold."""
    a = package()

    def wary(world: Any) -> None:
        named(world.kingdoms, ELVES).standings[0].reaction = a.REACTION_TOLERANT

    line = "470 Lyra Triumvia"
    done = play((ELVES, line), changed=wary)
    assert done.why == {line: ""}
    assert named(done.world.kingdoms, ELVES).standings[0].reaction == a.REACTION_FRIENDLY
    assert named(play(changed=wary).world.kingdoms, ELVES).standings[0].reaction == a.REACTION_TOLERANT


# ---- suggestion 2: three emissaries and a city -------------------------------------------------------
def envoys(place: str) -> Any:
    """The Elves have a Duke, a Count and a Baron in some place."""

    def change(world: Any) -> None:
        a, elves, town = package(), named(world.kingdoms, ELVES), named(world.places, place)
        named(world.figures, "Duke of Silverleaf").place = town
        for name, rank in (("Ilvar", a.RANK_COUNT), ("Soren", a.RANK_BARON)):
            world.add(a.Figure(name=name, rank=rank, level=0, kingdom=elves, place=town))

    return change


def test_emissaries_travel_to_a_city_in_the_first_month() -> None:
    """Line 762."""
    lines = "350 Duke of Silverleaf Mossdell\n350 Ilvar Mossdell\n350 Soren Mossdell"
    done = play((ELVES, lines), changed=envoys("Silverleaf"))
    assert set(done.why.values()) == {""}
    assert [named(done.world.figures, each.split(" ", 1)[1].removesuffix(" Mossdell")).place.name
            for each in lines.splitlines()] == ["Mossdell"] * 3  # fmt: skip


def test_a_third_stirs_the_people_before_the_others_speak() -> None:
    """Line 762: the Baron stirs, the Duke makes the people rebel, the Count wins them, all in the second month; what
    the Baron has stirred is told to both (lines 4387 and 4397)."""

    def chances(done: Played) -> list[int]:
        told = [text for text in done.told if "The chance is" in text]
        return [int(text.rsplit("The chance is ", 1)[1].partition("%")[0]) for text in told]

    rebel, usurp, stir = "320 Duke of Silverleaf", "330 Ilvar", "315 Soren"
    plain = play((ELVES, f"{rebel}\n{usurp}"), changed=envoys("Appleby"))
    done = play((ELVES, f"{rebel}\n{usurp}\n{stir}"), changed=envoys("Appleby"))
    assert done.why == {rebel: "", usurp: "", stir: ""}
    assert any("the people begin to grumble" in text for text in done.told)
    assert len(chances(done)) == 2
    assert chances(done)[0] > chances(plain)[0]


# ---- suggestion 3: wake a group, march, stop at the first town --------------------------------------
def third(lines: str) -> Played:
    return play((ELVES, lines), changed=spare_adept)


def test_an_adept_wakes_an_inactive_group_which_marches_further_than_a_host() -> None:
    """Line 763: patrols have 25 points, others 20. Five plains at 5 points each are the whole of 25 (line 3796)."""
    wake, way = f"699 {HOST} {SECOND}: wizard {SPARE}", f"720 {SECOND}: JL, JK, IJ, IK, IL"
    done = third(f"{wake}\n{way}")
    assert done.why == {wake: "", way: ""}
    assert stands(done, SECOND) == "IL"
    assert not any(f"{SECOND} has made a forced march" in text for text in done.told)
    # the same way is a forced march for the host, which has brigades
    assert any(f"{HOST} has made a forced march" in text for text in third(f"720 {HOST}: JL, JK, IJ, IK, IL").told)


def test_without_the_adept_nobody_marches() -> None:
    line = f"720 {SECOND}: JL, JK"
    assert third(line).why[line] != ""


def test_a_searching_march_stops_at_the_first_town_and_the_other_goes_on() -> None:
    """Line 763: Order 725 ends at the first population center, Fernbrook in IK; Order 720 covers the ground."""
    done = third(f"725 {HOST}: JL, IK, IL")
    assert stands(done, HOST) == "IK"
    assert any(f"{HOST} sees Fernbrook" in text for text in done.told)
    assert stands(third(f"720 {HOST}: JL, IK, IL"), HOST) == "IL"


# ---- suggestion 4: search in a square of four, train another ----------------------------------------
def test_a_level_four_agent_searches_a_square_while_another_trains() -> None:
    """Lines 764, 1655 and 5038: 500 gold a level; Thrush has 8, and Wren is at 5 and becomes 6."""
    search, train = "976 Thrush: IK, IL, JK, JL", "500 Wren"
    done = play((ELVES, f"{search}\n{train}"))
    assert done.why == {search: "", train: ""}
    assert "Fernbrook lies in IK: Village." in done.told
    assert named(done.world.agents, "Wren").level == 6

    def young(world: Any) -> None:
        named(world.agents, "Thrush").level = 3

    assert play((ELVES, search), changed=young).why[search] == "Thrush is too green for such work."


# ---- suggestions 8 and 9: gather, and ride out to meet whoever comes --------------------------------
def approaching(world: Any) -> None:
    """The Warlock's host is five columns from Silverleaf, with a short way to go."""
    named(world.groups, "Host of Grimhold").area = area("JH")


def test_two_groups_become_one_and_meet_the_enemy_on_his_way() -> None:
    """Lines 769 and 4828 to 4832: combined by Order 740, then Order 732, three areas far, for 3 points of morale."""
    combine, wait, come = f"740 {HOST} with {GUARD}", f"732 {HOST}: The Warlock", "720 Host of Grimhold: JI, JJ"
    done = play((ELVES, combine), ("The Warlock", come), changed=approaching)
    assert done.why[combine] == ""
    assert len(named(done.world.groups, HOST).brigades) == 5  # three, one of the guard, and one that came this month
    done = play((ELVES, wait), ("The Warlock", come), changed=approaching)
    assert done.why == {wait: "", come: ""}
    assert stands(done, "Host of Grimhold") == stands(done, HOST) == "JJ"
    assert f"{HOST} has met Host of Grimhold in JJ." in done.told
    assert named(done.world.groups, HOST).morale == 97


def test_one_area_further_off_they_wait_in_vain_and_stay_at_the_capital() -> None:
    """Lines 770 and 4830: four areas are too far, and the readiness costs its 3 points all the same."""
    wait, come = f"732 {HOST}: The Warlock", "720 Host of Grimhold: JI"
    done = play((ELVES, wait), ("The Warlock", come), changed=approaching)
    assert f"{HOST} has waited in vain." in done.told
    assert stands(done, HOST) == "JM"
    assert named(done.world.groups, HOST).morale == 97


# ---- suggestion 9: defend a region with words, walls and soldiers -----------------------------------
def test_a_region_is_defended_with_words_walls_and_soldiers() -> None:
    """Line 770: denigrate a rival, keep emissaries on status quo, fortify, recruit people and companions, and wait."""
    a = package()

    def rich(world: Any) -> None:
        elves, hall = named(world.kingdoms, ELVES), named(world.places, "Silverleaf")
        elves.gold = elves.food = 300_000
        hall.census, hall.buildings = 20_000, 0
        guard = named(world.groups, GUARD)
        guard.area, guard.terrain = area("BF"), a.TERRAIN_FOREST

    lines = (
        "475 Lyra The Warlock in Triumvia", "310 Duke of Silverleaf", "609 Silverleaf Citadel",
        f"560 {HOST} Northmen", f"565 {GUARD} Wood Elves", f"732 {HOST}: The Warlock",
    )  # fmt: skip
    done = play((ELVES, "\n".join(lines)), changed=rich)
    assert done.why == dict.fromkeys(lines, "")
    hall = named(done.world.places, "Silverleaf")
    assert hall.buildings >> a.BUILDING_CITADEL & 1
    assert hall.defense == named(play(changed=rich).world.places, "Silverleaf").defense + 30_000
    joined = {each.breed for name in (HOST, GUARD) for each in named(done.world.groups, name).brigades}
    assert {a.BRIGADE_TYPE_NORTHMEN, a.BRIGADE_TYPE_WOOD_ELVES} <= joined
