"""Resolvers of board.rules."""

from __future__ import annotations

from ._kinds import Piece


def strength(unit: Piece) -> int:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    return value
