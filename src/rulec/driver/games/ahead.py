"""Takes answers ahead, `KEY = answer` that a player hands in before the question is asked, and reports what is none."""

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
"""A key, what stands behind it, and where."""
CODES = {"key": "R0293", "answer": "R0358"}


def of_sections(game: Game, parts: Iterable[Section], report: Report) -> dict[str, str]:
    """What a player answers ahead before the turn, by key; what answers nothing is reported."""
    return taken(game, [answer for part in parts for answer in part.answers], None, None, report)


def taken(game: Game, answers: Iterable[Typed], player: Any, world: World | None, report: Report) -> dict[str, str]:
    """The answers ahead that a turn may have a question for, by key. `world`: the turn as far as it has come; None
    where the player does not know that."""
    found: dict[str, str] = {}
    for key, text, span in answers:
        fault = misfit_ahead(game, key, text, player, world)
        if fault is None:
            found[key.casefold()] = text
        else:
            report.error(CODES[fault.sort], fault.headline, span, fault.label, hint=fault.hint)
    return found
