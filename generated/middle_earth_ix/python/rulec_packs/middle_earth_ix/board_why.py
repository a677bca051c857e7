"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Piece, QUALITY_DOUBLE, QUALITY_NOMINATED

_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "strength": (
        Label('base', ''),
        Label('at least', 'it counts double', 1, '', 'Double army (quality)'),
        Label('at least', 'it was nominated', 1, '', 'Nominated (quality)'),
    ),
}


def why_strength(unit: Piece) -> tuple[int, Notes]:
    """What a unit counts for, wherever it moves, stands or supports.

    `strength` with its notes: pairs of an index of LABELS['strength'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT and value < 2:
        notes.append((1, 2 - value))
        value = 2  # Double army (quality): it counts double
    if unit_qualities & _QUALITY_NOMINATED_BIT and value < 2:
        notes.append((2, 2 - value))
        value = 2  # Nominated (quality): it was nominated
    return value, notes
