"""Months of eight kingdoms, with the lines of `tests/game/eight.py` in each."""

from __future__ import annotations

from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.turns import resolve
from tests.game.eight import courts, handed_in

MONTHS = 6


def play(folder: str, seed: int) -> None:
    """A game of some months."""
    report = Report()
    game = load_game("alamaze", [folder], report)
    assert game is not None, "build the package first"
    world: Any = begin(courts(), game, seed, 0, report)
    assert world is not None, report.found
    for _ in range(MONTHS):
        resolve(game, world, handed_in(game, world)[0])
