"""Sentences that nobody would say, and what a report did not tell."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.turns import find_player, hand_in
from rulec.runtime.show import show
from tests.cases.thrones import ROOT, named, package, play, world_of


@pytest.mark.parametrize(
    ("player", "line", "wanted"),
    [
        ("The Ancient Ones", "930 Echo Glassworks: moat", "Here should stand what is broken,"),
        ("The Ancient Ones", "965 Echo Glassworks: wine", "Here should stand what is stolen,"),
        ("The Ancient Ones", "606 Host of Oldthrone: tin", "Here should stand what a forge makes for a group,"),
    ],
)
def test_what_should_stand_in_a_line_is_told_in_english(player: str, line: str, wanted: str) -> None:
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world = world_of(game)
    who, _ = find_player(game, world, player)
    (verdict,) = hand_in(game, world, who, [(1, line)])
    assert wanted in verdict.sentence


@pytest.mark.parametrize(("raw", "told"), [(1550, "15.5"), (30, "0.3"), (1225, "12.25"), (-30, "-0.3"), (1200, "12")])
def test_influence_is_told_with_decimals_as_on_the_pages(raw: int, told: str) -> None:
    world = play(("The Warlock", "")).world
    warlock = named(world.kingdoms, "The Warlock")
    warlock.influence = raw
    unit = next(each for each in world.SHAPE.kind_of(warlock).fields if each.slot == "influence").holds.unit
    assert show(warlock.influence, unit) == f"{told} influence"


def test_the_coming_turn_is_told() -> None:
    """Seed 002, lines 733 (an influence of 12, and two more), 1024 (three standing ones) and 1280 (three turns)."""
    a, world = package(), play(("The Warlock", "")).world
    warlock = named(world.kingdoms, "The Warlock")
    warlock.influence, warlock.standings, warlock.traits = 1_200, [], 0
    world.month, world.season, world.season_age = 6, a.SEASON_SPRING, 2
    row = a.see_calendar(warlock, world)
    assert (row.turn, row.season, row.season_turns) == (6, a.SEASON_SPRING, 2)
    assert (row.commands, row.standing_commands) == (14, 3)


def test_reinforcements_are_told_before_they_come() -> None:
    """Seed 002, line 2008: every fifth turn, and lost if nobody stands at the capital."""
    a, world = package(), play(("The Warlock", "")).world
    warlock, elves = named(world.kingdoms, "The Warlock"), named(world.kingdoms, "The Elven Kingdom")
    host = next(each for each in world.groups if each.kingdom is warlock)
    levy = world.add(a.Levy(group=host, breed=a.BRIGADE_TYPE_GOBLINS, due=5, recurs=True))
    rows = {row[0]: row for row in a.see_due_brigades(warlock, world)}
    assert (rows[levy].breed, rows[levy].due, rows[levy].again) == (a.BRIGADE_TYPE_GOBLINS, 5, True)
    assert levy not in [row[0] for row in a.see_due_brigades(elves, world)]
