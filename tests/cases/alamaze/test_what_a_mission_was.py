"""An agent's master reads what has failed, and where: "Fala has failed, and has gone underground" told neither.

Lines are those of the seed of Alamaze (002): 1653 to 1683 are its chapter on agents.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.cases.thrones import Played, named, play

ELVES = "The Elven Kingdom"
SORCERER = "The Sorcerer"
FAILED = "Reynard has failed"


def months(line: str, level: int) -> Iterator[tuple[Played, list[str]]]:
    """A line of the Elves' agent in twelve months with other dice, and what was told of the agent."""

    def changed(world: Any) -> None:
        spy = next(each for each in world.agents if each.kingdom.name == ELVES)
        spy.level, spy.name = level, "Reynard"
        elves, town = named(world.kingdoms, ELVES), the_town(world)
        elves.gold = 90_000
        town.name, town.area, town.hidden = "Mornmere", elves.capital.area, False
        lord = next(each for each in world.figures if each.kingdom.name == SORCERER)
        lord.name, lord.place = "Quill", town

    for seed in range(1, 13):
        done = play((ELVES, line), changed=changed, seed=seed)
        assert done.why == {line: ""}, done.why
        yield done, [each for each in done.told if "Reynard" in each]


def the_town(world: Any) -> Any:
    """A town of the Sorcerer that is no capital."""
    realm = named(world.kingdoms, SORCERER)
    return next(each for each in world.places if each.kingdom is realm and each is not realm.capital)


@pytest.mark.parametrize(
    ("line", "success", "failure"),
    [
        ("930 Reynard Mornmere: defenses", "has done lasting damage to Mornmere", f"{FAILED} at Mornmere: Sabotage."),
        ("965 Reynard Mornmere: gold", "gold from Mornmere.", f"{FAILED} at Mornmere: Steal."),
    ],
)
def test_a_mission_against_a_town_is_told_with_the_town(line: str, success: str, failure: str) -> None:
    """Lines 1634 and 1644 (what agents do to towns), 1673 to 1679 (what becomes of those who fail)."""
    seen = set()
    for _, told in months(line, 6):
        won, lost = any(success in each for each in told), failure in told
        assert won != lost, told
        assert not lost or len(told) > 1, "and what became of the agent"
        seen.add(won)
    assert seen == {True, False}


def test_a_murder_that_failed_is_told_with_whom_it_was_for() -> None:
    """Lines 1637 and 4978."""
    failures = 0
    for _, told in months("940 Reynard Quill", 1):
        failures += f"{FAILED}: Assassinate, Quill." in told
        assert not any(" at Mornmere" in each for each in told), "where Quill lives is not told"
    assert failures


def test_a_scout_who_failed_names_no_town() -> None:
    """Line 1102: a town in the area may be hidden from the scout."""
    failures = 0
    for done, told in months(f"970 Reynard {area_name()}", 1):
        failures += f"{FAILED}: Recon Area." in told
        assert not any(each.startswith(FAILED) and "Mornmere" in each for each in done.told)
    assert failures


def area_name() -> str:
    """The area of the Elves' capital, as it is typed."""
    world = play((ELVES, "")).world
    area = named(world.kingdoms, ELVES).capital.area
    return str(world.SHAPE.choices["MapArea"].keys[area]).removeprefix("tile_").upper()
