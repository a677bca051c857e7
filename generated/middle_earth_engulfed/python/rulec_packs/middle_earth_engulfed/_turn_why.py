"""The resolvers of turn.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import SIDE_FREE
from ._kinds import Seat

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "turn_rank": (
        Label('base', ''),
        Label('add', 'after the Shadow'),
    ),
}


def why_turn_rank(seat: Seat) -> tuple[int, Notes]:
    """Whose lines come first.

    `turn_rank` with its notes: pairs of an index of LABELS['turn_rank'] and what it moved.
    In plain numbers.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if seat.side == SIDE_FREE:
        notes.append((1, 1))
        value += 1  # after the Shadow
    return value, notes
