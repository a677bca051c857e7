"""The resolvers of play.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Piece, Province

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "waters_of": (
        Label('otherwise', ''),
    ),
}


def why_waters_of(unit: Piece) -> tuple[Sequence[Province], Notes]:
    """The provinces to whose coasts or waters a fleet may retreat.

    `waters_of` with its notes: pairs of an index of LABELS['waters_of'] and what it moved.
    Diplomacy, the rulebook of 1971, "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [shore.province for shore in unit.havens], notes
