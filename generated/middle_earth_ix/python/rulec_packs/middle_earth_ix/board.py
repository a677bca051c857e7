"""Resolvers of board.rules."""

from __future__ import annotations

from typing import Final

from ._kinds import Piece, QUALITY_DOUBLE, QUALITY_NOMINATED

_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED


def strength(unit: Piece) -> int:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT and value < 2:
        value = 2  # Double army (quality): it counts double
    if unit_qualities & _QUALITY_NOMINATED_BIT and value < 2:
        value = 2  # Nominated (quality): it was nominated
    return value
