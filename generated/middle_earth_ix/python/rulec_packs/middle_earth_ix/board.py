"""Resolvers of board.rules."""

from __future__ import annotations

from typing import Final

from ._kinds import Army, FEATURE_FORT, Province, QUALITY_DOUBLE

_FEATURE_FORT_BIT: Final = 1 << FEATURE_FORT
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE


def strength(army: Army) -> int:
    """What an army counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    if army.qualities & _QUALITY_DOUBLE_BIT:
        value += 1  # Double army (quality): it counts double
    return value


def guard(province: Province) -> int:
    """What the ground adds to an army that does not try to leave.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 0
    if province.features & _FEATURE_FORT_BIT:
        value += 1  # Fort (feature): the walls
    return value
