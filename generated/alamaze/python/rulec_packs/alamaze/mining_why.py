"""The resolvers of mining.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import EVERY_MAP_AREA, MapArea
from ._kinds import Kingdom
from ._world import World
from .mining import pit

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "pit": (
        Label('case', ''),
        Label('case', 'at the capital, until they are sent out'),
        Label('otherwise', ''),
    ),
    "mines_miners": (
        Label('otherwise', ''),
    ),
    "mines_area": (
        Label('otherwise', ''),
    ),
    "ore": (
        Label('otherwise', ''),
    ),
    "ore_digging": (
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


def why_mines_miners(kingdom: Kingdom) -> tuple[int, Notes]:
    """Miners.

    `mines_miners` with its notes: pairs of an index of LABELS['mines_miners'] and what it moved.
    In plain numbers.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return kingdom.miners, notes


def why_mines_area(kingdom: Kingdom) -> tuple[MapArea | None, Notes]:
    """Area.

    `mines_area` with its notes: pairs of an index of LABELS['mines_area'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return pit(kingdom), notes


def why_ore(kingdom: Kingdom, world: World) -> tuple[Sequence[MapArea], Notes]:
    """Where there is ore.

    `ore` with its notes: pairs of an index of LABELS['ore'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [a for a in EVERY_MAP_AREA if any(d.area == a for d in world.deposits)], notes


def why_ore_digging(kingdom: Kingdom, a: MapArea) -> tuple[bool, Notes]:
    """Our miners are there.

    `ore_digging` with its notes: pairs of an index of LABELS['ore_digging'] and what it moved.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 0))
    return pit(kingdom) == a, notes
