"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Piece

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "strength": (
        Label('base', ''),
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
    return value, notes
