"""Check the typed lines shown in chapters: each must be accepted when its scenario begins."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.text import did_you_mean
from rulec.driver.games import ahead
from rulec.driver.games.order_files import Section
from rulec.runtime.game.acts import Game
from rulec.runtime.game.turns import find_player, hand_in, set_up
from rulec.runtime.game.world import World
from rulec.sema.model.sheets import Inserted

if TYPE_CHECKING:
    from rulec.sema.model import Model


def blocks(model: Model) -> Iterator[Inserted]:
    """Yield the blocks of the book that refer to scenarios."""
    for chapter in model.book:
        for part in chapter.parts:
            if isinstance(part, Inserted) and part.ref[0] == "scenario":
                yield part


def check_scenarios(model: Model, names: Collection[str], report: Report) -> None:
    """Report blocks that name an unknown scenario."""
    for block in blocks(model):
        if block.ref[1] not in names:
            hint = did_you_mean(block.ref[1], names) or f"there are {', '.join(f'`{one}`' for one in names)}"
            if not names:
                hint = (
                    "a pack takes over the chapters of those that it extends, not their scenarios: write one of its own"
                )
            report.error("R0907", f"there is no scenario `{block.ref[1]}`", block.span, "unknown scenario", hint=hint)


def check_maps(model: Model, name: str, titles: Collection[str], report: Report) -> None:
    """Report blocks that name a map which the scenario does not have."""
    for block in blocks(model):
        if block.sort == "map" and block.ref[1] == name and block.title not in ("", *titles):
            hint = did_you_mean(block.title, titles) or f"there are {', '.join(f'“{one}”' for one in titles) or 'none'}"
            report.error("R0907", f"`{name}` has no map “{block.title}”", block.span, "unknown map", hint=hint)


def check_typed(model: Model, name: str, game: Game, world: World, report: Report) -> None:
    """Hand in the lines that chapters show for a scenario, and report rejected ones."""
    shown = [block for block in blocks(model) if block.ref[1] == name and block.lines]
    if shown:
        set_up(game, world)
    for block in shown:
        sections: dict[str, Section] = {}
        for player, line in block.lines:
            section = sections.setdefault(player, Section(player, line.span))
            section.take(len(section.lines) + 1, line.value, line.span)
        for section in sections.values():
            found, why = find_player(game, world, section.name)
            if found is None:
                said = f"no player `{section.name}` in `{name}`"
                report.error("R0715", said, section.span, "nobody is called so", hint=why)
                continue
            verdicts = hand_in(game, world, found, [(line.number, line.text) for line in section.lines])
            for typed, verdict in zip(section.lines, verdicts, strict=True):
                said = verdict.sentence or verdict.reserve
                if said and not verdict.not_yet:
                    report.error("R0715", "the line would not be taken", typed.span, said.rstrip("."))
            ahead.of_sections(game, [section], report)
