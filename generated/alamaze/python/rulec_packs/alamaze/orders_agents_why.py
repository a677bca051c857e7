"""The resolvers of orders_agents.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Kingdom
from ._world import World
from .gates import deathless

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "scouts_have_a_smell": (
        Label('holds', 'an Immortal'),
    ),
}


def why_scouts_have_a_smell(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom knows who looks at its population centers.

    `scouts_have_a_smell` with its notes: pairs of an index of LABELS['scouts_have_a_smell'] and what it
    moved.
    maelstrom "Immortality".
    """
    notes: Notes = []
    if not any(f.kingdom is kingdom and deathless(f) for f in world.figures):
        notes.append((0, 0))
        return False, notes  # an Immortal
    return True, notes
