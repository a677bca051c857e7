"""`python -m tests.native.games PACK COUNT [SEED]`: seeded games of a pack, and a sum of all that they came to, state
by state and report by report. Whoever runs it says with `PYTHONPATH` and `RULEC_TEST_PACKAGES` what is played."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from types import ModuleType
from typing import Any

import rulec.runtime.game.world
from rulec.runtime.game.serialise import to_json
from tests.datc.packs import GENERATED, INSTEAD

FOLDER = os.environ.get(INSTEAD, str(GENERATED))


def main() -> int:
    """Plays, and prints what is compared."""
    pack, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    module, play = _player(pack)
    total, turns = sha256(), 0
    resolve: Callable[..., Any] = module.resolve  # type: ignore[attr-defined]

    def noted(game: Any, world: Any, *rest: Any, **more: Any) -> Any:
        nonlocal turns
        turns += 1
        done = resolve(game, world, *rest, **more)
        told = [(each.who, each.text) for each in world.reports]
        total.update(f"{to_json(world, game)} {told} {[(each.done, each.sentence) for each in done]}".encode())
        return done

    module.resolve = noted  # type: ignore[attr-defined]
    for at in range(count):
        play(seed + at)
    print(f"{os.path.splitext(rulec.runtime.game.world.__file__)[1]} {turns} turns", file=sys.stderr)
    print(f"{pack}: {count} games, {turns} turns, {total.hexdigest()}")
    return 0


def _player(pack: str) -> tuple[ModuleType, Callable[[int], object]]:
    """The module that calls `resolve`, and what plays a game by its seed."""
    if pack == "middle_earth_wargames":
        from tests.packs import wargames_battles

        battle = wargames_battles.loaded(FOLDER)
        return wargames_battles, lambda seed: wargames_battles.fight(*battle, str(seed))
    if pack == "middle_earth_engulfed":
        from tests.packs import engulfed_games

        war = engulfed_games.loaded(FOLDER)
        return engulfed_games, lambda seed: engulfed_games.play(*war, str(seed))
    if pack == "alamaze":
        from tests.native import kingdoms

        return kingdoms, lambda seed: kingdoms.play(FOLDER, seed)
    from tests.datc import played
    from tests.packs import diplomacy_games

    return played, lambda seed: diplomacy_games.play(pack, seed)


if __name__ == "__main__":
    raise SystemExit(main())
