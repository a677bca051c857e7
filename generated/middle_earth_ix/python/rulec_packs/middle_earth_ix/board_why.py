"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Army, FEATURE_FORT, Province, QUALITY_DOUBLE

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "strength": (
        Label('base', ''),
        Label('add', 'it counts double', 1, '', 'Double army (quality)'),
    ),
    "guard": (
        Label('base', ''),
        Label('add', 'the walls', 1, '', 'Fort (feature)'),
    ),
}


def why_strength(army: Army) -> tuple[int, Notes]:
    """What an army counts for, wherever it moves, stands or supports.

    `strength` with its notes: pairs of an index of LABELS['strength'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if army.qualities & _QUALITY_DOUBLE_BIT:
        notes.append((1, 1))
        value += 1  # Double army (quality): it counts double
    return value, notes


def why_guard(province: Province) -> tuple[int, Notes]:
    """What the ground adds to an army that does not try to leave.

    `guard` with its notes: pairs of an index of LABELS['guard'] and what it moved.
    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if province.features & _FEATURE_FORT_BIT:
        notes.append((1, 1))
        value += 1  # Fort (feature): the walls
    return value, notes
