"""The package written by hand that the tests of the runtime play, and a small world of it."""

from __future__ import annotations

import sys
from inspect import signature
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RULES = HERE / "rules"
OUT = HERE / "generated"
ROOT = OUT / "hamlet" / "python"

if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from rulec_packs import hamlet  # noqa: E402
from rulec_packs.hamlet._acts import GAME  # noqa: E402

from rulec.runtime.game.acts import ActSpec, Given  # noqa: E402
from rulec.runtime.game.turns import hand_in, resolve  # noqa: E402

__all__ = ["GAME", "OUT", "ROOT", "RULES", "hamlet", "small", "turn"]


def small(seed: int | str = 1, variants: int = 0) -> Any:
    """Two houses with a guard each: Oak with Tom, Green Hill with Jack."""
    world = hamlet.World(seed=seed, variants=variants)
    oak = world.add(hamlet.House.named(0, name="Oak"))
    hill = world.add(hamlet.House(name="Green Hill", apples=9, gold=50))
    world.add(hamlet.Guard(name="Tom", house=oak))
    world.add(hamlet.Guard(name="Jack", house=hill))
    return world


def turn(world: Any, **lines: str) -> dict[str, str]:
    """Hands lines in (`oak="110; 400 tom"`), plays the turn, and tells what became of each line."""
    taken: list[Given] = []
    found: dict[str, str] = {}
    for player, text in lines.items():
        house = next(each for each in world.houses if each.name.lower().split()[-1] == player)
        for verdict in hand_in(GAME, world, house, enumerate(text.split("; "), 1)):
            if verdict.given is not None:
                taken.append(verdict.given)
            found[verdict.text] = verdict.sentence
    for each in resolve(GAME, world, taken):
        found[each.about] = each.sentence or "done"
    return found


def changed(spec: ActSpec, **parts: Any) -> ActSpec:
    """What a package says of an act, with some of it changed."""
    return ActSpec(**{name: getattr(spec, name) for name in signature(ActSpec).parameters} | parts)
