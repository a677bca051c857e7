"""Scenarios in a package: the initial state of a game, as data checked by the compiler."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pkgutil import get_data
from typing import Any

from rulec.runtime.game.serialise import FORM, from_data, to_data
from rulec.runtime.game.specs import Game
from rulec.runtime.game.turns import set_up
from rulec.runtime.game.world import World

FILE = "_scenarios.json"
"""File of a package with its scenarios by name."""
KEPT = ("next", "state", "things")
"""Keys of a state in which scenarios differ."""


def as_json(world: World, game: Game, title: str, about: str) -> str:
    """Return a scenario in its stored form, one thing per line: the world before its set-up."""
    data = to_data(world, game)
    lines = [f"{json.dumps(key)}: {_line(value)}" for key, value in (("title", title), ("about", about))]
    lines += [f"{json.dumps(key)}: {_line(data[key])}" for key in ("next", "state")]
    things = ",\n".join(map(_line, data["things"]))
    return '{{\n{},\n"things": [\n{}\n]}}'.format(",\n".join(lines), things)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_scenarios(game: Game) -> Mapping[str, Any]:
    """Return the scenarios of a pack by name; empty if its package has none."""
    try:
        data = get_data(f"rulec_packs.{game.pack}", FILE)
    except FileNotFoundError:
        return {}
    found: Mapping[str, Any] = json.loads(data) if data is not None else {}
    return found


def begun(game: Game, scenario: Mapping[str, Any], seed: int | str, variants: int) -> World:
    """Return the world in which a scenario begins, after its set-up."""
    world = from_data(
        {
            "form": FORM, "pack": game.pack, "version": game.version, "turn": 1, "step": 0, "seed": seed,
            "variants": game.shape.variant_names(variants), "gone": [], "timers": [], "standing": [], "events": [],
            **{key: scenario[key] for key in KEPT},
        },
        game,
    )  # fmt: skip
    set_up(game, world)
    return world
