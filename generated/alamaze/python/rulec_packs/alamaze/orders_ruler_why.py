"""The resolvers of orders_ruler.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import Region
from ._kinds import Kingdom
from ._world import World
from .realm import controls

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "holder": (
        Label('otherwise', ''),
    ),
}


def why_holder(region: Region, world: World) -> tuple[Kingdom | None, Notes]:
    """Kingdom that controls a region.

    `holder` with its notes: pairs of an index of LABELS['holder'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((k for k in world.kingdoms if controls(k, region)), None), notes
