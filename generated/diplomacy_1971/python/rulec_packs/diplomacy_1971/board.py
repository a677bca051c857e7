"""Resolvers of board.rules."""

from __future__ import annotations

from ._kinds import Army, Province


def strength(army: Army) -> int:
    """What an army counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    return value


def guard(province: Province) -> int:
    """What the ground adds to an army that does not try to leave.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 0
    return value
