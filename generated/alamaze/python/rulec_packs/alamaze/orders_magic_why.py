"""The resolvers of orders_magic.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Kingdom
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "may_convert": (
        Label('holds', ''),
    ),
}


def why_may_convert(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom may convert another agent in this turn.

    `may_convert` with its notes: pairs of an index of LABELS['may_convert'] and what it moved.
    maelstrom "#780 - Convert Agent to Fanatic".
    """
    notes: Notes = []
    if sum(1 for a in world.agents if a.kingdom is kingdom and world.happened('converted', 'this', 0, a)) >= 2:
        notes.append((0, 0))
        return False, notes
    return True, notes
