"""What the quick-start guide tells a new ruler of marches, searches and interceptions, line by line (seed 002, lines
763, 764, 769 and 770)."""

from __future__ import annotations

from typing import Any

from tests.cases.alamaze.test_marching import area, stands
from tests.cases.thrones import Played, named, play

ELVES = "The Elven Kingdom"
HOST, SECOND, GUARD = "Host of Silverleaf", "Second of Silverleaf", "Guard of Silverleaf"
SPARE = "Adept of Silverleaf"


def spare_adept(world: Any) -> None:
    """The host has an adept to give away."""
    host, adept = named(world.groups, HOST), named(world.wizards, SPARE)
    host.wizards, adept.group = (adept,), host


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
