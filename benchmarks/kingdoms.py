"""A turn of 32 kingdoms with 80, 160, 320 and 640 lines, from their text to its end, against as many times 80 lines;
and by how much the file of such a game grows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.rounds import Row, Wanted, against

LINES = (80, 160, 320, 640)
TURNS = 4
"""So many are played into a file; the first one is not counted, as it writes all that is in play."""


def some_line(world: Any, kingdom: Any, titles: Any, random: Random) -> str:
    """A line as players type them; many are turned down or come to nothing."""
    area, region = titles("MapArea"), titles("Region")
    group = random.choice([each for each in world.groups if each.kingdom is kingdom])
    agent = random.choice([each for each in world.agents if each.kingdom is kingdom]).name
    noble = random.choice([each for each in world.figures if each.kingdom is kingdom]).name
    near = area[max(0, min(len(area) - 1, group.area + random.choice((-26, -1, 1, 26))))]
    return random.choice((
        f"970 {agent} {random.choice(area)}", f"720 {group.name}: {near}", f"470 {noble} {random.choice(region)}",
        f"606 {group.name}: mithril armor", f"973 {random.choice(area)}, {random.choice(area)}",
        f"200 {random.randrange(1, 9)},000 food", f"982 {group.name} {near}",
    ))  # fmt: skip


NAMES = (*(f"turn_{count}_lines" for count in LINES[1:]), "game_file")


def rows(wanted: Wanted) -> Iterator[Row]:
    """`turn_160_lines` to `turn_640_lines`: microseconds of a whole turn; a ratio above 1 is less than linear.
    `game_file`: kilobytes of a file for each turn of so many lines, beside those of the lines themselves."""
    from rulec.base.diagnostics import Report
    from rulec.driver.games.loaded_package import load_game
    from rulec.driver.games.scenario_file import begin, read
    from rulec.runtime.game.turns import hand_in_all, resolve
    from tests.datc.packs import GENERATED

    report = Report()
    game = load_game("alamaze", [str(GENERATED)], report)
    source = read("alamaze", "maelstrom", [(str(GENERATED.parent / "rules"), "")], report)
    assert game is not None, "build the packages first"
    assert source is not None, report.found

    def turn(count: int) -> tuple[Callable[[], None], Callable[[], None]]:
        """What makes a new world ready, and what plays a turn of so many lines in it."""
        at: list[Any] = []

        def ready() -> None:
            world: Any = begin(source, game, 5, 0, Report())
            random, titles = Random(count), lambda name: game.shape.choices[name].titles
            sheets = []
            for place, kingdom in enumerate(world.kingdoms):
                share = range((place + 1) * count // 32 - place * count // 32)
                sheets.append((kingdom, [(n, some_line(world, kingdom, titles, random)) for n in share]))
            at[:] = [world, sheets]

        def play() -> None:
            world, sheets = at
            told = hand_in_all(game, world, sheets)
            resolve(game, world, [each.given for one in told for each in one if each.given is not None])

        ready()
        return ready, play

    counts = [count for count in LINES[1:] if wanted(f"turn_{count}_lines")]
    few_ready, few = turn(LINES[0]) if counts else (lambda: None, lambda: None)
    for count in counts:
        many_ready, many = turn(count)
        row = against(
            f"turn_{count}_lines", many, f"{LINES[0]} lines, {count // LINES[0]} times", few, 1000,
            ready=lambda: (few_ready(), many_ready()),  # noqa: B023
        )  # fmt: skip
        times = count // LINES[0]
        yield Row(
            row.name, row.value, "us", row.floor, row.floor_value * times, round(row.ratio * times, 3), row.rounds
        )
    if wanted("game_file"):
        yield _file(game, begin(source, game, 5, 0, Report()))


def _file(game: Any, world: Any) -> Row:
    from tests.datc.packs import GENERATED

    where = ("--rules", str(GENERATED.parent / "rules"), "--out", str(GENERATED))
    titles = lambda name: game.shape.choices[name].titles  # noqa: E731
    sizes, typed = [], 0
    with TemporaryDirectory() as folder:

        def rulec(*words: str) -> None:
            """Runs a command; lines are turned down, and it says so by its code."""
            subprocess.run(
                [sys.executable, "-m", "rulec", *words, *where], cwd=folder, check=False, capture_output=True
            )

        rulec("new", "alamaze", "maelstrom", "--seed", "5", "-o", "big.game")
        for turn in range(TURNS):
            random, sheet = Random(turn), []
            for kingdom in world.kingdoms:
                lines = [some_line(world, kingdom, titles, random) for _ in range(LINES[-1] // len(world.kingdoms))]
                sheet.append(f"player: {kingdom.name}\n" + "\n".join(lines) + "\n")
            Path(folder, "lines.txt").write_text("\n".join(sheet), encoding="utf-8")
            typed += len("\n".join(sheet)) * bool(turn)
            rulec("orders", "big.game", "lines.txt")
            rulec("turn", "big.game")
            sizes.append(Path(folder, "big.game").stat().st_size)
    grown, lines = (sizes[-1] - sizes[0]) / (TURNS - 1) / 1000, typed / (TURNS - 1) / 1000
    return Row(
        "game_file", round(grown, 1), "kB", f"{LINES[-1]} lines", round(lines, 1), round(lines / grown, 3), TURNS
    )
