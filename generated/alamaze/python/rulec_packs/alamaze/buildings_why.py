"""The resolvers of buildings.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import Improvement, PRIVILEGE_STONECUTTERS, TRAIT_INDUSTRIOUS
from ._kinds import Kingdom
from ._tables import IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD

_PRIVILEGE_STONECUTTERS_BIT: Final = 1 << PRIVILEGE_STONECUTTERS
_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "work_bill": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for', 4),
        Label('reduce by', 'their own masons', 4, '', 'Improvements At A Discount (privilege)'),
        Label('subtract', 'their own hands', 1, '', 'Industrious (trait)'),
        Label('round', 'whole coins', 4, 'ruling "What happens to fractions"'),
    ),
    "work_rations": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for', 4),
        Label('reduce by', 'their own masons', 4, '', 'Improvements At A Discount (privilege)'),
        Label('round', 'whole sacks', 4, 'ruling "What happens to fractions"'),
    ),
}


def why_work_bill(kingdom: Kingdom, work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Gold for improving a population center several times at a go.

    `work_bill` with its notes: pairs of an index of LABELS['work_bill'] and what it moved.
    In gold.
    maelstrom "#600 - Improve Popcenter".
    """
    notes: Notes = []
    value = IMPROVEMENTS_GOLD[work]
    notes.append((0, value))
    if kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        notes.append((3, -1000))
        value -= 1000  # Industrious (trait): their own hands
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        notes.append((2, -1 * value))
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    before = value
    value = (value + 2) // 4  # whole coins
    notes.append((4, 4 * value - before))
    return value, notes


def why_work_rations(kingdom: Kingdom, work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Food for improving a population center several times at a go.

    `work_rations` with its notes: pairs of an index of LABELS['work_rations'] and what it moved.
    In food.
    maelstrom "#600 - Improve Popcenter".
    """
    notes: Notes = []
    value = IMPROVEMENTS_FOOD[work]
    notes.append((0, value))
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        notes.append((2, -1 * value))
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    before = value
    value = (value + 2) // 4  # whole sacks
    notes.append((3, 4 * value - before))
    return value, notes
