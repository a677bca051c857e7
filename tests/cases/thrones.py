"""The committed package of Alamaze and a position of eight kingdoms, for cases that play a few lines of a turn."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.acts import Game
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.game.world import World
from tests.game.eight import courts

ROOT = Path(__file__).parents[2]


class Played(NamedTuple):
    """A world after some lines, what was told in them, and why a line was turned down (empty: carried out)."""

    world: Any
    told: list[str]
    why: dict[str, str]


def package() -> ModuleType:
    """The committed package, as a user imports it."""
    path = str(ROOT / "generated/alamaze/python")
    if path not in sys.path:
        sys.path.insert(0, path)
    import rulec_packs.alamaze as alamaze

    return alamaze


@cache
def begun(seed: int, variants: int) -> str:
    """The position at its beginning, as it is saved: beginning it takes six times as long as loading it."""
    game, report = load_game("alamaze", [str(ROOT / "generated")], Report()), Report()
    assert game is not None
    world = begin(courts(), game, seed, variants, report)
    assert world is not None, report.found
    return to_json(world, game)


def world_of(game: Game, seed: int = 1, variants: int = 0) -> World:
    """The position at its beginning; all have seen all of it, for lines that name what is not one's own."""
    world = from_json(begun(seed, variants), game)
    world.show(None, list(world.things.values()))
    return world


def play(*sections: tuple[str, str], seed: int = 1, changed: Any = None, variants: int = 0) -> Played:
    """A turn of the position: player and lines; `changed` is called with the world before it."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world = world_of(game, seed, variants)
    if changed is not None:
        changed(world)
        world.show(None, list(world.things.values()))
    given = []
    why: dict[str, str] = {}
    for name, lines in sections:
        player, reason = find_player(game, world, name)
        assert player is not None, reason
        for verdict in hand_in(game, world, player, list(enumerate(lines.splitlines(), 1))):
            if verdict.given is None:
                why[verdict.text] = verdict.sentence
            else:
                given.append(verdict.given)
    for each in resolve(game, world, given):
        why[each.text] = "" if each.done else each.sentence
    return Played(world, [report.text for report in world.reports], why)


def named(things: Any, name: str) -> Any:
    """The thing of that name."""
    return next(thing for thing in things if thing.name == name)
