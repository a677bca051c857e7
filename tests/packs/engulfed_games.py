"""Games of Middle Earth Engulfed that play themselves: `python -m tests.packs.engulfed_games 100` tells how they end.

The package has to be built (`rulec build middle_earth_engulfed`).
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rulec.backends.python.module_layout import OWN_MODULES
from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.packs.engulfed_players import Atlas, Table, seated

ROOT = Path(__file__).parents[2]
PACK = "middle_earth_engulfed"
LONGEST = 60


class Played(NamedTuple):
    """A game that was played: how it ended, after how many turns, who won, what was done."""

    end: str
    turns: int
    winners: tuple[str, ...]
    done: Counter[str]
    asked: Counter[str]
    world: Any


@lru_cache
def beginning(scenario: str) -> Any:
    """A scenario, read once."""
    report = Report()
    source = read(PACK, scenario, [(str(ROOT / "rules"), "")], report)
    assert source is not None, report.found
    return source


def loaded(out: str) -> tuple[Game, Atlas]:
    """The game of a compiled package, and its map."""
    game = load_game(PACK, [out], Report())
    assert game is not None, "build the package first"
    return game, Atlas(import_module(f"rulec_packs.{PACK}"), game.shape)


def typed(game: Game, world: Any, table: Table) -> list[Given]:
    """What all players hand in for a turn."""
    given = []
    for player in table.players.values():
        who, why = find_player(game, world, player.name)
        assert who is not None, why
        lines = list(enumerate(player.lines(), 1))
        given += [verdict.given for verdict in hand_in(game, world, who, lines) if verdict.given is not None]
    return given


def play(
    game: Game,
    atlas: Atlas,
    seed: str,
    scenario: str = "the_ring_goes_south",
    variants: int = 0,
    before: Callable[[Any, int], None] | None = None,
) -> Played:
    """A game from its beginning to its end; `before` is shown the world before each turn."""
    report = Report()
    world: Any = begin(beginning(scenario), game, seed, variants, report)
    assert world is not None, report.found
    table = seated(atlas, world, seed)
    done: Counter[str] = Counter()
    turns = 0
    while not world.over and turns < LONGEST:
        if before is not None:
            before(world, turns)
        for act in resolve(game, world, typed(game, world, table), answers=table):
            done[f"{act.spec.key} {'done' if act.done else 'refused'}"] += 1
        turns += 1
    rules = atlas.rules
    winners = tuple(seat.name for seat in world.seats if rules.wins(seat, world))
    if not world.over:
        end = "no end"
    elif any(seat.side == rules.SIDE_FREE and seat.name in winners for seat in world.seats):
        end = "the ring is destroyed"
    else:
        end = "the ring is taken"
    return Played(end, turns, winners, done, Counter(table.asked), world)


# ---- which rules were asked ----------------------------------------------------------------------
ASIDE = ("why_", "refusals_", "default_", "domain_", "early_")
"""What says why, or what may be typed: no rules of their own."""


def rules_of(pack: str = PACK) -> set[str]:
    """Each rule of the package, as module and name: quantities, facts, values, rolls, processes, acts."""
    package = import_module(f"rulec_packs.{pack}")
    assert package.__file__ is not None
    found = set()
    for path in sorted(Path(package.__file__).parent.glob("*.py")):
        if not path.stem.endswith("_why") and path.stem not in (*OWN_MODULES, "__init__"):
            module = import_module(f"rulec_packs.{pack}.{path.stem}")
            for name, each in inspect.getmembers(module, inspect.isfunction):
                if each.__module__ == module.__name__ and not name.startswith(ASIDE):
                    found.add(f"{path.stem}.{name}")
    return found


class Heard:
    """Which functions of the package are called while this is entered."""

    def __init__(self, pack: str = PACK) -> None:
        self.pack = pack
        self.called: set[str] = set()

    def _note(self, frame: Any, event: str, _: Any) -> None:
        if event == "call" and self.pack in frame.f_code.co_filename:
            self.called.add(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}")

    def __enter__(self) -> Heard:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def main(arguments: list[str]) -> int:
    """Plays, and prints what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.packs.engulfed_games", description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--scenario", default="the_ring_goes_south")
    parser.add_argument("--out", default=str(ROOT / "generated"))
    parser.add_argument("--variants", type=int, default=0)
    parser.add_argument("--rules", action="store_true", help="tell which rules were not asked (slower)")
    options = parser.parse_args(arguments)
    game, atlas = loaded(options.out)
    ends: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    done: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    turns = 0
    lands: Counter[str] = Counter()
    began = process_time()
    heard = Heard()
    if options.rules:
        heard.__enter__()
    for at in range(options.first, options.first + options.games):
        played = play(game, atlas, str(at), options.scenario, options.variants)
        ends[played.end] += 1
        winners.update(played.winners)
        done += played.done
        asked += played.asked
        turns += played.turns
        lands[atlas.names[played.world.ring_at]] += 1
    spent = process_time() - began
    heard.__exit__()
    print(
        f"{options.games} games, {turns / options.games:.1f} turns each, {options.games / spent:.1f} a second of work"
    )
    for title, counts in (
        ("ends", ends),
        ("winners", winners),
        ("where the ring was", lands),
        ("acts", done),
        ("asked", asked),
    ):
        print(f"{title}: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    if options.rules:
        known = rules_of()
        silent = sorted(known - heard.called)
        print(f"rules: {len(known) - len(silent)} of {len(known)} asked; not: {', '.join(silent) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
