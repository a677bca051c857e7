"""The resolvers of orders_battle.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Group

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "beside": (
        Label('holds', 'one region'),
    ),
}


def why_beside(one: Group, other: Group) -> tuple[bool, Notes]:
    """The one and the other stand in the same area.

    `beside` with its notes: pairs of an index of LABELS['beside'] and what it moved.
    maelstrom "#110 - Attack Group", "#120 - Defend".
    """
    notes: Notes = []
    if one.region != other.region:
        notes.append((0, 0))
        return False, notes  # one region
    return True, notes
