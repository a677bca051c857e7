"""The resolvers of burning.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes
from rulec.runtime.ground.geometry import is_within
from rulec.runtime.ground.geometry_angles import lies_in_arc
from rulec.runtime.ground.geometry_moves import middle_spot

from ._choices import (
    GROUND_SORT_DEEP_RIVER, GROUND_SORT_FORD_CROSSING, GROUND_SORT_MEDIUM_RIVER, GROUND_SORT_SHALLOW_RIVER,
    GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD, KINDLING_LIVING_WOOD, KINDLING_STONE_FORTRESS, Kindling,
    WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH, WIND_QUARTER_FROM_NORTH_EAST, WIND_QUARTER_FROM_SOUTH,
    WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WindQuarter,
)
from ._kinds import Tract, Unit
from ._tables import BURNING_TIMES_LASTS
from ._world import World
from .burning import heading_of, kindling_of
from .fire import fire_spreads_to

_ONE_OF_1: Final = frozenset((
    GROUND_SORT_SHALLOW_RIVER, GROUND_SORT_MEDIUM_RIVER, GROUND_SORT_DEEP_RIVER, GROUND_SORT_FORD_CROSSING,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "kindling_of": (
        Label('case', 'a building'),
        Label('case', 'a wood'),
        Label('otherwise', ''),
    ),
    "wood_at_hand": (
        Label('yes', 'a stronghold of its own', 1, 'ruling "Whether a stronghold has wood for brands"'),
        Label('holds', ''),
    ),
    "water_at_hand": (
        Label('yes', 'every fortress has a well', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "Fire Fighting:", line 1083'),
        Label('holds', ''),
    ),
    "heading_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "downwind": (
        Label('needs', 'It is too far.'),
        Label('needs', 'The wind blows elsewhere.'),
    ),
    "refusals_downwind": (
        Label('needs', 'It is too far.'),
        Label('needs', 'The wind blows elsewhere.'),
    ),
    "burns_how_long": (
        Label('no', 'tree by tree'),
        Label('holds', ''),
    ),
}


def why_kindling_of(tract: Tract) -> tuple[Kindling | None, Notes]:
    """What burns in a place.

    `kindling_of` with its notes: pairs of an index of LABELS['kindling_of'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    tract_built_as = tract.built_as
    if tract_built_as is not None:
        notes.append((0, 0))
        return tract_built_as, notes  # a building
    tract_ground_sort = tract.ground_sort
    if tract_ground_sort == GROUND_SORT_THICK_WOOD or tract_ground_sort == GROUND_SORT_THIN_WOOD:
        notes.append((1, 0))
        return KINDLING_LIVING_WOOD, notes  # a wood
    notes.append((2, 0))
    return None, notes


def why_wood_at_hand(unit: Unit, world: World) -> tuple[bool, Notes]:
    """The unit has wood at hand.

    `wood_at_hand` with its notes: pairs of an index of LABELS['wood_at_hand'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    if any(r.owner is unit.warlord and is_within(unit.footing, r.built_along, 50) for r in world.ramparts):
        notes.append((0, 0))
        return True, notes  # a stronghold of its own
    if not any(
        kindling_of(t) == KINDLING_LIVING_WOOD and is_within(unit.footing, t.tract_edge, 10)
        for t in world.tracts
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_water_at_hand(tract: Tract, world: World) -> tuple[bool, Notes]:
    """There is water for the tract.

    `water_at_hand` with its notes: pairs of an index of LABELS['water_at_hand'] and what it moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    if tract.built_as == KINDLING_STONE_FORTRESS:
        notes.append((0, 0))
        return True, notes  # every fortress has a well
    if not any(
        t.ground_sort in _ONE_OF_1 and is_within(t.tract_edge, tract.tract_edge, 200)
        for t in world.tracts
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_heading_of(quarter: WindQuarter) -> tuple[int, Notes]:
    """Where a wind comes from, as a heading.

    `heading_of` with its notes: pairs of an index of LABELS['heading_of'] and what it moved.
    In degrees.
    wargames "WIND.".
    """
    notes: Notes = []
    if quarter == WIND_QUARTER_FROM_NORTH:
        notes.append((0, 0))
        return 0, notes
    if quarter == WIND_QUARTER_FROM_NORTH_EAST:
        notes.append((1, 0))
        return 45, notes
    if quarter == WIND_QUARTER_FROM_EAST:
        notes.append((2, 0))
        return 90, notes
    if quarter == WIND_QUARTER_FROM_SOUTH_EAST:
        notes.append((3, 0))
        return 135, notes
    if quarter == WIND_QUARTER_FROM_SOUTH:
        notes.append((4, 0))
        return 180, notes
    if quarter == WIND_QUARTER_FROM_SOUTH_WEST:
        notes.append((5, 0))
        return 225, notes
    if quarter == WIND_QUARTER_FROM_WEST:
        notes.append((6, 0))
        return 270, notes
    notes.append((7, 0))
    return 315, notes


def why_downwind(tract: Tract, other: Tract, world: World) -> tuple[bool, Notes]:
    """The wind blows from the tract to the other.

    `downwind` with its notes: pairs of an index of LABELS['downwind'] and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    tract_tract_edge = tract.tract_edge
    other_tract_edge = other.tract_edge
    if not is_within(tract_tract_edge, other_tract_edge, 40):
        notes.append((0, 0))
        return False, notes  # It is too far.
    if not lies_in_arc(
        middle_spot(tract_tract_edge), heading_of(fire_spreads_to(world.wind_source)), -45, 45,
        middle_spot(other_tract_edge), 360,
    ):
        notes.append((1, 0))
        return False, notes  # The wind blows elsewhere.
    return True, notes


def why_burns_how_long(kindling: Kindling) -> tuple[bool, Notes]:
    """The book says how long the kindling burns.

    `burns_how_long` with its notes: pairs of an index of LABELS['burns_how_long'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    if kindling == KINDLING_LIVING_WOOD:
        notes.append((0, 0))
        return False, notes  # tree by tree
    if not BURNING_TIMES_LASTS[kindling] >= FLOOR:
        notes.append((1, 0))
        return False, notes
    return True, notes
