"""The resolvers of buildings.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Improvement
from ._tables import IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "work_bill": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for'),
    ),
    "work_rations": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for'),
    ),
}


def why_work_bill(work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Gold for improving a population center several times at a go.

    `work_bill` with its notes: pairs of an index of LABELS['work_bill'] and what it moved.
    In gold.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#600 - Improve Popcenter",
    line 4665.
    """
    notes: Notes = []
    value = IMPROVEMENTS_GOLD[work]
    notes.append((0, value))
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    return value, notes


def why_work_rations(work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Food for improving a population center several times at a go.

    `work_rations` with its notes: pairs of an index of LABELS['work_rations'] and what it moved.
    In food.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#600 - Improve Popcenter",
    line 4665.
    """
    notes: Notes = []
    value = IMPROVEMENTS_FOOD[work]
    notes.append((0, value))
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    return value, notes
