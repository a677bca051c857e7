"""The resolvers of orders_ruler.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import HOLD_SUBSTANTIAL, Region
from ._kinds import Kingdom
from ._world import World
from .gates import deathless
from .politics import in_irons
from .realm import controls, hold

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "holder": (
        Label('otherwise', ''),
    ),
    "hears_suitors": (
        Label('holds', 'an Immortal at court, and much of the region'),
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


def why_hears_suitors(kingdom: Kingdom, region: Region, world: World) -> tuple[bool, Notes]:
    """The kingdom hears who courts the region.

    `hears_suitors` with its notes: pairs of an index of LABELS['hears_suitors'] and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "Immortality".
    """
    notes: Notes = []
    if (
        hold(kingdom, region) < HOLD_SUBSTANTIAL
        or not any(f.kingdom is kingdom and deathless(f) and not in_irons(f) for f in world.figures)
    ):
        notes.append((0, 0))
        return False, notes  # an Immortal at court, and much of the region
    return True, notes
