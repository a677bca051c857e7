"""Lines that chapters show as typed: each is handed in when its scenario begins, and has to be taken."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.runtime.acts import Game
from rulec.runtime.play import find_player, hand_in
from rulec.runtime.world import World
from rulec.sema.model.book import Inserted

if TYPE_CHECKING:
    from rulec.sema.model import Model


def blocks(model: Model) -> Iterator[Inserted]:
    """The blocks of the book that speak of scenarios."""
    for chapter in model.book:
        for part in chapter.parts:
            if isinstance(part, Inserted) and part.ref[0] == "scenario":
                yield part


def check_scenarios(model: Model, names: Collection[str], report: Report) -> None:
    """Reports blocks that name no scenario of the pack."""
    for block in blocks(model):
        if block.ref[1] not in names:
            hint = did_you_mean(block.ref[1], names) or f"there are {', '.join(f'`{one}`' for one in names) or 'none'}"
            report.error("R0907", f"there is no scenario `{block.ref[1]}`", block.span, "unknown scenario", hint=hint)


def check_typed(model: Model, name: str, game: Game, world: World, report: Report) -> None:
    """Hands in the lines that the chapters show for a scenario which has just begun, and reports what is not taken."""
    for block in blocks(model):
        if block.ref[1] != name or not block.lines:
            continue
        sheets: dict[str, list[tuple[str, Span]]] = {}
        for line in block.lines:
            player, _, text = line.value.partition(":")
            sheets.setdefault(player.strip(), []).append((text.strip(), line.span))
        for player, lines in sheets.items():
            found, why = find_player(game, world, player)
            if found is None:
                report.error("R0715", f"no player `{player}` in `{name}`", lines[0][1], "nobody is called so", hint=why)
                continue
            verdicts = hand_in(game, world, found, list(enumerate((text for text, _ in lines), 1)))
            for (_, span), verdict in zip(lines, verdicts, strict=True):
                if verdict.sentence and not verdict.not_yet:
                    report.error("R0715", "the line would not be taken", span, verdict.sentence.rstrip("."))
