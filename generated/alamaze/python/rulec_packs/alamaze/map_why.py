"""The resolvers of map.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import MapArea, TERRAIN_SEA
from ._kinds import Kingdom, Place, Target
from ._tables import MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN
from ._world import World
from .map_ import gap

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "gap": (
        Label('base', ''),
        Label('at least', ''),
    ),
    "coastal": (
        Label('holds', 'water beside it'),
    ),
    "within_reach": (
        Label('no', 'too far'),
        Label('otherwise', ''),
    ),
    "seat": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "knows_of": (
        Label('yes', 'it lies open'),
        Label('yes', 'its own'),
        Label('holds', 'somebody has seen it'),
    ),
    "square": (
        Label('otherwise', ''),
    ),
}


def why_gap(one: MapArea, other: MapArea) -> tuple[int, Notes]:
    """How many areas lie from one to another.

    `gap` with its notes: pairs of an index of LABELS['gap'] and what it moved.
    In areas.
    maelstrom "Movement".
    """
    notes: Notes = []
    value = max(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one])
    notes.append((0, value))
    limit = max(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one])
    if value < limit:
        notes.append((1, limit - value))
        value = limit
    return value, notes


def why_coastal(area: MapArea) -> tuple[bool, Notes]:
    """The area lies on a coast.

    `coastal` with its notes: pairs of an index of LABELS['coastal'] and what it moved.
    maelstrom "Buildings".
    """
    notes: Notes = []
    if (
        MAP_AREA_TERRAIN[area] == TERRAIN_SEA
        or not any(
            MAP_AREA_TERRAIN[beside_] == TERRAIN_SEA
            for beside_ in map(MapArea, members(MAP_AREA_NEAR[area]))
        )
    ):
        notes.append((0, 0))
        return False, notes  # water beside it
    return True, notes


def why_within_reach(here: MapArea | None, there: MapArea | None, reach_: int) -> tuple[bool, Notes]:
    """The there is not too far from the here.

    `within_reach` with its notes: pairs of an index of LABELS['within_reach'] and what it moved.
    maelstrom "Political Emissaries", "Agents".
    """
    notes: Notes = []
    if here is not None and there is not None and gap(here, there) > reach_:
        notes.append((0, 0))
        return False, notes  # too far
    notes.append((1, 0))
    return True, notes


def why_seat(figure: Target) -> tuple[MapArea | None, Notes]:
    """Where somebody stays.

    `seat` with its notes: pairs of an index of LABELS['seat'] and what it moved.
    maelstrom "#350 - Move Emissary".
    """
    notes: Notes = []
    figure_place = figure.place
    if figure_place is not None:
        notes.append((0, 0))
        return figure_place.area, notes
    notes.append((1, 0))
    return None, notes


def why_knows_of(kingdom: Kingdom, place: Place, world: World) -> tuple[bool, Notes]:
    """The kingdom knows of the place.

    `knows_of` with its notes: pairs of an index of LABELS['knows_of'] and what it moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    if not place.hidden:
        notes.append((0, 0))
        return True, notes  # it lies open
    if place.kingdom is kingdom:
        notes.append((1, 0))
        return True, notes  # its own
    if not any(s.kingdom is kingdom and s.place is place for s in world.sightings):
        notes.append((2, 0))
        return False, notes  # somebody has seen it
    return True, notes


def why_square(area: MapArea) -> tuple[Sequence[tuple[int, int]], Notes]:
    """The ground of an area, for the picture of the map.

    `square` with its notes: pairs of an index of LABELS['square'] and what it moved.
    """
    notes: Notes = []
    notes.append((0, 0))
    return (
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area]),
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area]),
    ), notes
