"""Nobody could lie in wait (seed 002, lines 1944 and 4808 to 4812)."""

from __future__ import annotations

from typing import Any

from tests.cases.thrones import Played, named, play

HOST = "Host of Glassworks"
"""The Alchemist's, in QT."""


def look(agent: str, *, seed: int = 2) -> Played:
    """The host goes into ambush, and an agent of the Ancient Ones looks at the area later in the turn."""
    return play(("The Alchemist", f"730 {HOST}"), ("The Ancient Ones", f"970 {agent} QT"), seed=seed)


def test_the_best_agents_see_an_ambush() -> None:
    """Line 1944: from level 7 on; Echo has 8, Dust 5."""
    seen = f"In QT: {HOST} of The Alchemist, Division."
    assert seen in look("Echo").told
    assert seen not in look("Dust").told
    assert any(text.startswith("Glassworks lies in QT") for text in look("Dust").told)
    plain = play(("The Ancient Ones", "970 Dust QT"), seed=2)
    assert seen in plain.told


def test_a_search_finds_no_ambush() -> None:
    """Lines 5042 and 5050: hidden groups are for a close look."""
    line = "977 Echo: QT, QU"
    told = f"{HOST} stands in QT: Division."
    assert told in play(("The Ancient Ones", line)).told
    assert told not in play(("The Alchemist", f"730 {HOST}"), ("The Ancient Ones", line)).told


def test_who_has_marched_does_not_lie_in_ambush() -> None:
    """Line 4810: a group which has neither moved nor been in combat."""
    line = f"730 {HOST}"
    done = play(("The Alchemist", f"720 {HOST}: QU\n{line}"))
    assert done.why[line] == f"{HOST} has been busy already this turn, with orders or in battle."


def test_six_brigades_do_not_hide() -> None:
    """Line 4810: of over 5 brigades nobody is able to ambush."""

    def crowd(world: Any) -> None:
        host, other = named(world.groups, HOST), named(world.groups, "Host of Oldthrone")
        host.brigades = (*host.brigades, *other.brigades)

    line = f"730 {HOST}"
    assert play(("The Alchemist", line), changed=crowd).why[line] == f"{HOST} is too large to hide."
    assert play(("The Alchemist", line)).why[line] == ""


def test_nobody_attacks_whom_he_does_not_see() -> None:
    def beside(world: Any) -> None:
        named(world.groups, "Host of Oldthrone").area = named(world.groups, HOST).area
        named(world.groups, HOST).lying_low = True

    line = f"110 Host of Oldthrone {HOST}"
    done = play(("The Ancient Ones", line), changed=beside)
    assert done.why[line] == f"{HOST} is nowhere near Host of Oldthrone."


def test_an_ambush_is_over_when_the_next_marches_begin() -> None:
    def hidden(world: Any) -> None:
        named(world.groups, HOST).lying_low = True

    assert not named(play(("The Alchemist", ""), changed=hidden).world.groups, HOST).lying_low
    assert named(play(("The Alchemist", f"730 {HOST}")).world.groups, HOST).lying_low
