"""Alamaze compiled once for all tests that play its scenario of eight kingdoms, and the lines of a turn of it."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.driver.packs import PackFiles
from rulec.runtime.acts import Game, Given
from rulec.runtime.play import find_player, hand_in, resolve
from rulec.runtime.serialise import to_json
from rulec.runtime.world import World
from tests.catalogue.manor import files_of
from tests.remembered import TREES
from tests.remembered import compiled as compiled_pack

RULES = Path(__file__).parents[2] / "rules"
LINES = (Path(__file__).parents[1] / "packs/eight_thrones.txt").read_text(encoding="utf-8")

_FOLDER = tempfile.TemporaryDirectory()
"""Where the compiled package lies until the tests have ended."""


class Built(NamedTuple):
    """Compiled rules: where they are, and the files they were made of."""

    out: str
    files: dict[str, bytes]

    def game(self) -> Game:
        game = load_game("alamaze", [self.out], Report())
        assert game is not None
        return game

    def world(
        self, game: Game, seed: int = 1, variants: int = 0, scenario: str = "eight_thrones", playing: Sequence[str] = ()
    ) -> World:
        report = Report()
        source = read("alamaze", scenario, [(str(RULES), "")], report)
        assert source is not None, report.found
        world = begin(source, game, seed, variants, report, playing=playing)
        assert world is not None, report.found
        return world


def made_of(files: dict[str, bytes]) -> Compiled:
    """Alamaze made of these files, in memory."""
    report = Report()
    done = compile_pack(PackFiles("alamaze", files), report, backends=(), trees=TREES)
    assert done is not None, report.found
    return done


def written(folder: Path, done: Compiled, files: dict[str, bytes]) -> Built:
    """The compiled package in a folder."""
    for path, text in emit(done.program).items():
        target = folder / "alamaze/python" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return Built(str(folder), files)


def compiled(folder: Path, files: dict[str, bytes]) -> Built:
    """Alamaze made of these files, in a folder of its own."""
    return written(folder, made_of(files), files)


@cache
def made() -> Compiled:
    """Alamaze as it is, in memory."""
    return compiled_pack("alamaze")


@cache
def alamaze() -> Built:
    """Alamaze as it is."""
    return written(Path(_FOLDER.name), made(), dict(files_of(RULES / "alamaze")))


def sections() -> Iterator[tuple[str, list[tuple[int, str]]]]:
    """Each player's lines."""
    for part in re.split(r"^player: ", LINES, flags=re.M)[1:]:
        name, *lines = part.splitlines()
        yield name, [(at, line) for at, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]


def handed_in(game: Game, world: World) -> tuple[list[Given], list[str]]:
    """All acts of the turn, and the sentences of those that were turned down."""
    given: list[Given] = []
    refused: list[str] = []
    for name, lines in sections():
        player, why = find_player(game, world, name)
        assert player is not None, why
        for verdict in hand_in(game, world, player, lines):
            if verdict.given is None:
                refused.append(f"{verdict.text}: {verdict.sentence}")
            else:
                given.append(verdict.given)
    return given, refused


def months_of_rangers(built: Built, game: Game) -> Iterator[tuple[World, Any, list[tuple[int, str]]]]:
    """Two months of a people that is not among the eight, with what it alone orders; each is played once it was looked
    at, and all is done."""
    world: Any = built.world(game, scenario="maelstrom", playing=("Ranger",))
    (kingdom,) = world.kingdoms
    home = game.shape.title("MapArea", kingdom.capital.area)
    for text in ("520", f"974 {home}"):
        yield world, kingdom, [(1, text)]
        given = [each.given for each in hand_in(game, world, kingdom, [(1, text)]) if each.given is not None]
        assert [each.done for each in resolve(game, world, given)] == [True]


def played(built: Built, seed: int = 1) -> tuple[str, list[tuple[str, int]], list[tuple[str, bool | None, str]]]:
    """A turn: the state after it, what the dice showed, and what became of the lines."""
    game = built.game()
    world = built.world(game, seed)
    log: list[tuple[str, int]] = []
    done = resolve(game, world, handed_in(game, world)[0], log)
    return to_json(world, game), log, [(each.text, each.done, each.sentence) for each in done]
