"""The resolvers of mining.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import MapArea
from ._kinds import Kingdom

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "pit": (
        Label('case', ''),
        Label('case', 'at the capital, until they are sent out'),
        Label('otherwise', ''),
    ),
}


def why_pit(kingdom: Kingdom) -> tuple[MapArea | None, Notes]:
    """Where a kingdom's miners are.

    `pit` with its notes: pairs of an index of LABELS['pit'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    kingdom_diggings = kingdom.diggings
    if kingdom_diggings is not None:
        notes.append((0, 0))
        return kingdom_diggings, notes
    kingdom_capital = kingdom.capital
    if kingdom_capital is not None:
        notes.append((1, 0))
        return kingdom_capital.area, notes  # at the capital, until they are sent out
    notes.append((2, 0))
    return None, notes
