"""Resolvers of board.rules."""

from __future__ import annotations

from typing import Final

from ._kinds import Army, QUALITY_DOUBLE, QUALITY_NOMINATED

_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED


def strength(army: Army) -> int:
    """What an army counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    army_qualities = army.qualities
    if army_qualities & _QUALITY_DOUBLE_BIT and value < 2:
        value = 2  # Double army (quality): it counts double
    if army_qualities & _QUALITY_NOMINATED_BIT and value < 2:
        value = 2  # Nominated (quality): it was nominated
    return value
