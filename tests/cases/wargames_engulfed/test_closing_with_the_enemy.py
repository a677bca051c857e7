"""Two who advance on each other, one who follows another, one who runs, and dice that are thrown again (seed 001)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.runtime.dice import Seeded
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.packs.wargames_battles import beginning, loaded
from tests.packs.wargames_players import Commander

ROOT = Path(__file__).parents[3]
GAME, RULES = loaded(str(ROOT / "generated"))
MARCH = GAME.shape.choices["UnitErrand"].keys.index("march_errand")
REFERENCE = ROOT / "generated/middle_earth_wargames/reference"


def battle(seed: str = "1") -> Any:
    """The fords of evening, before the first move."""
    report = Report()
    world: Any = begin(beginning("fords_of_evening"), GAME, seed, 0, report)
    assert world is not None, report.found
    return world


def move(world: Any, lines: dict[str, list[str]]) -> list[str]:
    """Plays a move and gives what was told."""
    given = []
    for name, texts in lines.items():
        player, why = find_player(GAME, world, name)
        assert player is not None, why
        verdicts = hand_in(GAME, world, player, list(enumerate(texts, 1)))
        assert all(each.given is not None for each in verdicts), [each.sentence for each in verdicts]
        given += [each.given for each in verdicts if each.given is not None]
    resolve(GAME, world, given)
    return [each.text for each in world.reports]


def pair(world: Any, apart: int) -> tuple[Any, Any]:
    """Leaves a unit of each side on the field, facing each other over so many metres."""
    foot = [u for u in world.units if u.chieftain is None and u.men > 8 and u.strikes_as is not None]
    one = next(u for u in foot if u.warlord is world.warlords[0])
    other = next(u for u in foot if u.warlord is world.warlords[1])
    for unit in [u for u in world.units if u is not one and u is not other]:
        world.drop(unit)
    middle = (world.field_edge[0][0] + world.field_edge[2][0]) // 2
    height = (world.field_edge[0][1] + world.field_edge[2][1]) // 2
    one.stands_upon, other.stands_upon = (middle, height), (middle, height + apart)
    for tract in list(world.tracts):
        world.drop(tract)
    return one, other


def test_two_who_advance_on_each_other_come_to_blows() -> None:
    """They stood two metres apart for ever; line 316 knows “advance to contact”."""
    world = battle()
    move(world, {})
    one, other = pair(world, 120)
    lines = {
        one.warlord.name: [f"advance {one.name} on {other.name}"],
        other.warlord.name: [f"advance {other.name} on {one.name}"],
    }
    told = move(world, lines)
    told += move(world, {}) if not any("came to blows" in each for each in told) else []
    assert any("came to blows with" in each for each in told), told
    assert any(f"{one.name} fought" in each or f"{other.name} fought" in each for each in told), told
    assert not any("struck home" in each for each in told), "there is no impetus without a charge"


def test_whoever_marches_off_halves_nobodys_way() -> None:
    """A pursuer came half of the way only, whichever way the enemy went (ruling on moves at the same time)."""
    world = battle()
    move(world, {})
    one, other = pair(world, 160)
    move(world, {each.warlord.name: [f"stand {each.name}"] for each in (one, other)})
    x, y = other.stands_upon
    at = one.stands_upon
    before = RULES.free_way(one, other.stands_upon, world)
    other.duty_now, other.march_aim = MARCH, (x, y + 2000)
    assert RULES.free_way(one, other.stands_upon, world) == before
    other.march_aim = at
    assert RULES.free_way(one, other.stands_upon, world) < before


@pytest.mark.parametrize("seed", ["4", "9"])
def test_headings_are_under_a_whole_turn(seed: str) -> None:
    """“Riders of Morgul … facing 495 degrees”."""
    world = battle(seed)
    luck = Random(seed)
    sides = [Commander(RULES, world, warlord, luck) for warlord in world.warlords]
    while not world.over:
        move(world, {side.warlord.name: [] for side in sides} if not world.begun else _lines(world, sides))
        assert all(0 <= unit.faces_toward < 360 for unit in world.units)


def _lines(world: Any, sides: list[Commander]) -> dict[str, list[str]]:
    """What the commanders order, without what is turned down."""
    found = {}
    for side in sides:
        player, _ = find_player(GAME, world, side.warlord.name)
        lines = side.lines()
        verdicts = hand_in(GAME, world, player, list(enumerate(lines, 1)))
        found[side.warlord.name] = [each.text for each in verdicts if each.given is not None]
    return found


def test_who_runs_flees_the_one_who_broke_it() -> None:
    """A rout led away from the nearest enemy, whoever had struck (lines 529 to 533)."""
    world = battle()
    move(world, {})
    one, other = pair(world, 20)
    x, y = one.stands_upon
    one.runs_from = None
    assert RULES.straight_back(one, world) == 0
    one.runs_from = other
    other.stands_upon = (x - 300, y)
    assert RULES.straight_back(one, world) == 90


def test_who_gives_way_remembers_who_drove_it_back() -> None:
    """Whoever it fights with, else who charged it, is whom it runs from (lines 529 to 533, ruling `whom_one_flees`)."""
    for held in ("foe", "charger"):
        world = battle()
        move(world, {})
        one, other = pair(world, 20)
        setattr(one, held, other)
        RULES.give_way(one, RULES.REACTION_RETIRE, world, Seeded("1"))
        assert one.runs_from is other, held


def test_dice_that_are_thrown_again_have_a_row() -> None:
    """“face at most 3 stable, otherwise wild”, while a four is thrown again (line 502; for the course line 512)."""
    page = (REFERENCE / "rolls/temper.md").read_text(encoding="utf-8")
    assert "| *face* is 4 | throw *face* again |" in page
    page = (REFERENCE / "rolls/wild_course.md").read_text(encoding="utf-8")
    assert "| *first* is 1 or 2, *second* is 1 or 2 and *first* is not *second* | throw *second* again |" in page
    assert "| *first* is more than 4 and *second* is more than 4 | throw *second* again |" in page
    assert page.index("throw *second* again") < page.index("*forward and to the right*")


def test_what_was_decided_in_silence_is_ruled() -> None:
    page = (REFERENCE / "rulings.md").read_text(encoding="utf-8")
    for title in (
        "What comes of an advance that reaches its enemy",
        "Which enemy a withdrawal leads away from",
        "How often the seven of orcs without their leader is thrown",
    ):
        assert title in page
