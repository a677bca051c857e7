"""The resolvers of orders_200.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Figure, Kingdom
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "rules_around": (
        Label('holds', 'a place of its own'),
    ),
}


def why_rules_around(figure: Figure, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom rules a place in the region of the figure.

    `rules_around` with its notes: pairs of an index of LABELS['rules_around'] and what it moved.
    maelstrom "Demon Princes".
    """
    notes: Notes = []
    figure_place = figure.place
    if (
        figure_place is None
        or figure_place.region is None
        or not any(p.kingdom is kingdom and p.region == figure_place.region for p in world.places)
    ):
        notes.append((0, 0))
        return False, notes  # a place of its own
    return True, notes
