"""Shared frame of the commands on a running game: open it, load its rules, and print diagnostics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulec.base.diagnostics import Report
from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line
from rulec.commands.common.report_output import say
from rulec.driver.games import game_file
from rulec.driver.games.commands import outs_of
from rulec.driver.games.game_file import GameFile
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.acts import Game

T = TypeVar("T")


def on_game(
    line: Line, work: Callable[[GameFile, Game, Report], T], *, any_rules: bool = False
) -> tuple[T | None, bool]:
    """Run *work* on the game named by the first word. Return its result, and whether an error was printed.

    The current rules must be those of the game, except with *any_rules*.
    """
    report = Report()
    found: T | None = None
    outs = outs_of(line.many("--out"), locations.where(line))
    with game_file.opened(line.words[0], report) as file:
        game = load_game(file.pack, outs, report) if file is not None else None
        if file is not None and game is not None and (any_rules or game_file.fits(file, game, report)):
            found = work(file, game, report)
    say(report.sorted())
    return found, report.failed
