"""The resolvers of fellowship.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, Label, Notes

from ._choices import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, EVERY_LAND, Land, ROAD_EASY_WAY, ROAD_REACHED_MISTY_MOUNTAINS,
    ROAD_UNLINKED, Road, RoadReached, SIDE_FREE,
)
from ._kinds import Seat
from ._tables import (
    STOPS_MAXIMUM, STOPS_PERIL, WAYS_ROAD, stops_halts, stops_maximum_cell, stops_peril_cell,
    stops_sanctuary, stops_stretch,
)
from ._world import VARIANT_FOUR_PLAYERS, World
from .fellowship import road_stretch, stretch, track_line

_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "keeps_ring": (
        Label('no', 'past the Misty Mountains the other player leads', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", lines 137-138', 'players'),
        Label('no', 'as far as the Misty Mountains the other player leads', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 137', 'players'),
        Label('holds', ''),
    ),
    "road_stretch": (
        Label('otherwise', ''),
    ),
    "halts_at": (
        Label('holds', ''),
    ),
    "sanctuary": (
        Label('holds', ''),
    ),
    "area_maximum": (
        Label('base', '', 2),
    ),
    "area_peril": (
        Label('base', ''),
    ),
    "track_line": (
        Label('otherwise', ''),
    ),
    "stretch": (
        Label('otherwise', ''),
    ),
    "walk_limit": (
        Label('base', 'the longest march of the Fellowship in a turn'),
        Label('at most', 'hindered', 1, 'ruling "What comes of a hunt"'),
    ),
    "face_needed": (
        Label('case', 'any throw will do'),
        Label('case', ''),
    ),
    "next_boxes": (
        Label('otherwise', ''),
    ),
}


def why_keeps_ring(seat: Seat, world: World) -> tuple[bool, Notes]:
    """The seat decides for the Fellowship.

    `keeps_ring` with its notes: pairs of an index of LABELS['keeps_ring'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT:
        seat_chair = seat.chair
        if seat_chair == CHAIR_FIRST_CHAIR and stretch(world) > ROAD_REACHED_MISTY_MOUNTAINS:
            notes.append((0, 0))
            return False, notes  # players: past the Misty Mountains the other player leads
        if seat_chair == CHAIR_SECOND_CHAIR and stretch(world) <= ROAD_REACHED_MISTY_MOUNTAINS:
            notes.append((1, 0))
            return False, notes  # players: as far as the Misty Mountains the other player leads
    if seat.side != SIDE_FREE:
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_road_stretch(land: Land) -> tuple[RoadReached, Notes]:
    """Which stretch of the road a box belongs to.

    `road_stretch` with its notes: pairs of an index of LABELS['road_stretch'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring", "7. Appendix: more than two players".
    """
    notes: Notes = []
    notes.append((0, 0))
    return stops_stretch(land), notes


def why_halts_at(land: Land) -> tuple[bool, Notes]:
    """The Fellowship halts in the land.

    `halts_at` with its notes: pairs of an index of LABELS['halts_at'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if not stops_halts(land):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_sanctuary(land: Land) -> tuple[bool, Notes]:
    """The land is a Sanctuary.

    `sanctuary` with its notes: pairs of an index of LABELS['sanctuary'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "6. Muster".
    """
    notes: Notes = []
    if not stops_sanctuary(land):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_area_maximum(land: Land) -> tuple[int, Notes]:
    """Power that can reach an area at most.

    `area_maximum` with its notes: pairs of an index of LABELS['area_maximum'] and what it moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = STOPS_MAXIMUM[land]
    if value < FLOOR:
        value = stops_maximum_cell(value)
    notes.append((0, value))
    return value, notes


def why_area_peril(land: Land) -> tuple[int, Notes]:
    """What else is abroad in an area.

    `area_peril` with its notes: pairs of an index of LABELS['area_peril'] and what it moved.
    In pips.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    value = STOPS_PERIL[land]
    if value < FLOOR:
        value = stops_peril_cell(value)
    notes.append((0, value))
    return value, notes


def why_track_line(origin: Land, goal: Land) -> tuple[Road, Notes]:
    """The line between boxes.

    `track_line` with its notes: pairs of an index of LABELS['track_line'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return WAYS_ROAD[origin][goal], notes


def why_stretch(world: World) -> tuple[RoadReached, Notes]:
    """How far the Fellowship has come.

    `stretch` with its notes: pairs of an index of LABELS['stretch'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return road_stretch(world.ring_at), notes


def why_walk_limit(world: World) -> tuple[int, Notes]:
    """Areas that the Fellowship may move in a turn.

    `walk_limit` with its notes: pairs of an index of LABELS['walk_limit'] and what it moved.
    In areas.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 3  # the longest march of the Fellowship in a turn
    if world.hindered and value > 1:
        notes.append((1, 1 - value))
        value = 1  # hindered
    return value, notes


def why_face_needed(road: Road) -> tuple[int, Notes]:
    """What the die must show.

    `face_needed` with its notes: pairs of an index of LABELS['face_needed'] and what it moved.
    In pips.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if road == ROAD_UNLINKED or road == ROAD_EASY_WAY:
        notes.append((0, 0))
        return 1, notes  # any throw will do
    notes.append((1, 0))
    return 4, notes


def why_next_boxes(world: World) -> tuple[Sequence[Land], Notes]:
    """Boxes to which the Fellowship may move on.

    `next_boxes` with its notes: pairs of an index of LABELS['next_boxes'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [l_ for l_ in EVERY_LAND if track_line(world.ring_at, l_) != ROAD_UNLINKED], notes
