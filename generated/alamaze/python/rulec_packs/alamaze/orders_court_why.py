"""The resolvers of orders_court.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import DUTY_GUARD_PRISONERS, Figure
from .watch_ import cover

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "escape_chance": (
        Label('base', ''),
        Label('add', 'a heavy purse'),
        Label('add', 'a purse'),
        Label('subtract', 'prison guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 \u2013 Guard Prisoners", line 4369'),
        Label('at least', 'time means nothing to an Immortal'),
        Label('bounds', ''),
    ),
}


def why_escape_chance(figure: Figure, bribe: int) -> tuple[int, Notes]:
    """Chance that a captive escapes.

    `escape_chance` with its notes: pairs of an index of LABELS['escape_chance'] and what it moved.
    In percent, 0% to 100%.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#385 - Escape From
    Prison", lines 4433-4435.
    """
    notes: Notes = []
    notes.append((0, 15))
    value = 15
    if bribe >= 12000:
        notes.append((1, 20))
        value += 20  # a heavy purse
    if bribe >= 6000 and bribe < 12000:
        notes.append((2, 10))
        value += 10  # a purse
    for w in figure.watchers:
        if w.duty == DUTY_GUARD_PRISONERS:
            amount = cover(w, figure)
            notes.append((3, -1 * amount))
            value -= amount  # prison guard
    if figure.immortal and value < 100:
        notes.append((4, 100 - value))
        value = 100  # time means nothing to an Immortal
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes
