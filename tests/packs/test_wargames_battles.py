"""Battles of MiddleEarth Wargames that fight themselves: nothing is raised, men add up, one seed tells one story."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.driver.games.sums import told_sums
from rulec.runtime.play import resolve
from tests.packs.wargames_battles import PACK, Fought, beginning, carry_on, fight, loaded, mustered
from tests.start.page import plain

GENERATED = str(Path(__file__).parents[2] / "generated")


@pytest.fixture(scope="module")
def rules() -> tuple[Any, Any]:
    return loaded(GENERATED)


def whole(fought: Fought) -> None:
    """A battle that came to its end without a fault."""
    assert fought.wrongs == []
    assert fought.end in ("the field is won", "night falls")


@pytest.mark.parametrize("scenario", ["fords_of_evening", "gate_of_the_vale", "smoke_over_the_mere"])
def test_a_scenario_is_fought_to_its_end(rules: tuple[Any, Any], scenario: str) -> None:
    whole(fight(*rules, "ci", scenario))


def test_armies_by_lot_fight(rules: tuple[Any, Any]) -> None:
    for at in range(2):
        whole(carry_on(*rules, mustered(*rules, f"ci/{at}", 8), f"ci/{at}"))


def test_the_same_seed_tells_the_same(rules: tuple[Any, Any]) -> None:
    one, other = (fight(*rules, "twice", "fords_of_evening") for _ in range(2))
    assert one.chronicle == other.chronicle
    assert one.chronicle != fight(*rules, "once", "fords_of_evening").chronicle


def test_everything_of_the_playsheet_is_on_the_sheet() -> None:
    """Lines 1357 to the end; what it contradicts is as the body has it."""
    made = plain(
        (Path(GENERATED) / "middle_earth_wargames" / "reference" / "sheets" / "playsheet.md").read_text("utf-8")
    )
    assert made.count("\n") <= 100
    for said in (
        "the unit has a charger", "20% of (the unit's men left", "is shot at for the first time", "it is in sunlight",
        "half of one six-sided die", "halt for two moves when the score is −2 pips",
        "uncontrollable advance for one period when the throw is between 10",
        "Heavy cavalry: add 2 factors", "Charging downhill: add 2 factors", "Fighting in a wood: subtract 2 factors",
        "The enemy has hard cover: subtract 3 factors", "Target three ranks deep: add 2 factors",
        "Elves shoot over friends: subtract 1 factor", "at the charge", "Break Staff", "Rout", "winged steed",
        "A quarter or less, fighting on", "they run for the nearest shelter",
    ):  # fmt: skip
        assert said in made, said
    assert "is twin in all other cases" not in made  # an answer without other cases


def test_leaders_are_counted_for_those_who_have_any(rules: tuple[Any, Any]) -> None:
    game, _ = rules
    for scenario, any_led in (("fords_of_evening", False), ("gate_of_the_vale", True)):
        world: Any = begin(beginning(scenario), game, "leaders", 0, Report())
        resolve(game, world, [], [])
        assert any(report.text.startswith("Leaders who stand alone") for report in world.reports) == any_led


def test_sums_are_told_to_nobody_but_whoever_runs_the_game(rules: tuple[Any, Any]) -> None:
    game, _ = rules
    told: list[list[Any]] = []
    for wanted in (True, False):
        world = mustered(*rules, "sums", 4)
        with told_sums(PACK, world, wanted):
            resolve(game, world, [], [])
        told.append(world.reports)
    sums = [report for report in told[0] if report.who == ()]
    led = sum(rules[1].lone_figure(unit) for unit in world.units)
    for told_of, count in (
        ("Charisma of an ordinary leader", len(world.units) - led),
        ("Defence score of a hero", led),
    ):
        assert sum(report.text.startswith(f"{told_of}: dice ") for report in sums) == count
    assert [report for report in told[0] if report.who != ()] == told[1]
