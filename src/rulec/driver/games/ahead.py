"""Collect early answers: `KEY = answer`, handed in before the question arises. Report those that fit no question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.driver.games.order_files import Section
from rulec.runtime.game.acts import Game
from rulec.runtime.game.world import World
from rulec.runtime.orders.answers_ahead import misfit_ahead

Typed = tuple[str, str, Span]
"""Key, answer text, and location."""
CODES = {"key": "R0293", "answer": "R0358"}


def of_sections(game: Game, parts: Iterable[Section], report: Report) -> dict[str, str]:
    """Return a player's early answers before the turn, by key, and report invalid ones."""
    return taken(game, [answer for part in parts for answer in part.answers], None, None, report)


def taken(game: Game, answers: Iterable[Typed], player: Any, world: World | None, report: Report) -> dict[str, str]:
    """Return the early answers that the turn may still ask for, by key, and report the others.

    *world* is the turn so far, or None if the player must not learn of it.
    """
    found: dict[str, str] = {}
    for key, text, span in answers:
        fault = misfit_ahead(game, key, text, player, world)
        if fault is None:
            found[key.casefold()] = text
        else:
            report.error(CODES[fault.sort], fault.headline, span, fault.label, hint=fault.hint)
    return found
