"""The resolvers of sanctuary.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Kingdom

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "in_hiding": (
        Label('holds', ''),
    ),
}


def why_in_hiding(kingdom: Kingdom) -> tuple[bool, Notes]:
    """The court of the kingdom is in hiding.

    `in_hiding` with its notes: pairs of an index of LABELS['in_hiding'] and what it moved.
    maelstrom "#455 - Create Sanctuary".
    """
    notes: Notes = []
    kingdom_sanctuary = kingdom.sanctuary
    if kingdom_sanctuary is None or kingdom.capital is not kingdom_sanctuary:
        notes.append((0, 0))
        return False, notes
    return True, notes
