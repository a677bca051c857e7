"""Measure how true `orders --check` is of the rulers of Alamaze that play by themselves.

`python -m tests.long foretold` plays six games. A line is warned of falsely when `orders --check` says that it will
likely be turned down and the turn carries it out.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rulec.driver.games.likely_failures import likely_failures
from rulec.runtime.game.turns import resolve
from tests.packs.alamaze_games import Table, begun, loaded

KINGDOMS = 8
MONTHS = 14
FALSE = 50
"""At most one line in so many is warned of falsely."""
WARNED = 2
"""At least one in so many of the lines that are turned down is warned of."""


class Foretold(NamedTuple):
    """Numbers of lines: warned of and carried out, warned of and turned down, turned down without a warning, and all;
    the sentences of false warnings."""

    false: int
    true: int
    missed: int
    lines: int
    sentences: Counter[str]

    def __str__(self) -> str:
        most = "; ".join(f"{times} × {sentence}" for sentence, times in self.sentences.most_common(3))
        return (
            f"{self.lines:,} lines: {self.false} warned of falsely, {self.true} of {self.true + self.missed} that were "
            f"turned down warned of{': ' * bool(most)}{most}"
        )

    @property
    def is_sound(self) -> bool:
        """Whether both bounds hold."""
        return self.false * FALSE <= self.lines and self.true * WARNED >= self.true + self.missed


def measured(games: int, months: int = MONTHS) -> Foretold:
    """Play some games for some months, and compare the warnings of each month with what became of its lines."""
    game, _ = loaded()
    false = true = missed = count = 0
    sentences: Counter[str] = Counter()
    for at in range(games):
        seed = f"{KINGDOMS}/check {at}"
        world = begun(seed, KINGDOMS)
        table = Table(world, seed)
        for _ in range(months):
            given = table.given(table.sheets(), lambda *_: None)
            warned: dict[tuple[int, int], str] = {}
            for kingdom in world.kingdoms:
                lines = [(each.line, each.text) for each in given if each.player is kingdom]
                told = likely_failures(game, world, kingdom, lines)
                warned.update({(kingdom.id, line): sentence for line, sentence in told.items()})
            fresh = set(map(id, given))
            for act in resolve(game, world, given):
                if id(act) not in fresh:
                    continue
                count += 1
                sentence = warned.get((act.player.id, act.line))
                if act.done and sentence is not None:
                    false += 1
                    sentences[sentence] += 1
                true += not act.done and sentence is not None
                missed += not act.done and sentence is None
            table.hear()
            if world.over:
                break
    return Foretold(false, true, missed, count, sentences)
