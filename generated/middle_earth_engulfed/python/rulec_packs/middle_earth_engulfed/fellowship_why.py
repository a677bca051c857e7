"""The resolvers of fellowship.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, NoAnswer, Notes

from ._kinds import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, HERO_ARAGORN, HERO_FRODO_SAM, HERO_GANDALF, HERO_GOLLUM,
    Individual, Land, ROAD_EASY_WAY, ROAD_REACHED_HAVEN, ROAD_REACHED_MISTY_MOUNTAINS, ROAD_SNOWY_WAY,
    ROAD_STAIR_WAY, ROAD_UNLINKED, Road, RoadReached, SIDE_FREE, Seat,
)
from ._tables import (
    STOPS_MAXIMUM, STOPS_PERIL, WAYS_ROAD, stops_halts, stops_maximum_cell, stops_peril_cell,
    stops_sanctuary, stops_stretch,
)
from ._world import VARIANT_FOUR_PLAYERS, World
from .fellowship import company_size, stretch, stretch_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "keeps_ring": (
        Label('no', "past the Misty Mountains it is player two's", 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", lines 137-138', 'players'),
        Label('no', "as far as the Misty Mountains it is player one's", 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 137', 'players'),
        Label('holds', ''),
    ),
    "stretch_of": (
        Label('otherwise', ''),
    ),
    "halts_at": (
        Label('holds', ''),
    ),
    "sanctuary": (
        Label('holds', ''),
    ),
    "maximum_at": (
        Label('base', '', 2),
    ),
    "peril_at": (
        Label('base', ''),
    ),
    "line_between": (
        Label('otherwise', ''),
    ),
    "stretch": (
        Label('otherwise', ''),
    ),
    "company_size": (
        Label('base', ''),
        Label('add', 'each piece'),
    ),
    "may_join": (
        Label('needs', 'the individual is with the Fellowship already.'),
        Label('needs', 'the individual is not where the Fellowship is.'),
        Label('needs', 'the individual is not asked.'),
        Label('needs', 'Nobody joins beyond Rivendell.'),
        Label('needs', 'the individual may join at Rivendell only.'),
    ),
    "refusals_may_join": (
        Label('needs', 'the individual is with the Fellowship already.'),
        Label('needs', 'the individual is not where the Fellowship is.'),
        Label('needs', 'the individual is not asked.'),
        Label('needs', 'Nobody joins beyond Rivendell.'),
        Label('needs', 'the individual may join at Rivendell only.'),
    ),
    "may_leave": (
        Label('no', 'not with it'),
        Label('no', 'bound to the ring'),
        Label('yes', 'free to come and go up to Rivendell'),
        Label('yes', 'at Rivendell', 1, 'ruling "Who may leave at Rivendell"'),
        Label('otherwise', 'it would have to be scattered'),
    ),
    "may_scatter": (
        Label('needs', 'The Fellowship has been scattered once, and that is all.'),
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.', 1, 'ruling "Where a Fellowship may be scattered"'),
    ),
    "refusals_may_scatter": (
        Label('needs', 'The Fellowship has been scattered once, and that is all.'),
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.', 1, 'ruling "Where a Fellowship may be scattered"'),
    ),
    "gollum_may_come": (
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.'),
        Label('needs', 'Frodo and Sam are not alone.'),
    ),
    "refusals_gollum_may_come": (
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.'),
        Label('needs', 'Frodo and Sam are not alone.'),
    ),
    "gollum_comes": (
        Label('thrown', "Gollum's die"),
        Label('otherwise', ''),
    ),
    "walk_limit": (
        Label('base', ''),
        Label('at most', 'hindered', 1, 'ruling "What comes of a hunt"'),
    ),
    "face_needed": (
        Label('case', 'any throw will do'),
        Label('case', ''),
    ),
}


def why_keeps_ring(seat: Seat, world: World) -> tuple[bool, Notes]:
    """The seat decides for the Fellowship.

    `keeps_ring` with its notes: pairs of an index of LABELS['keeps_ring'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 17; "3.
    The Fellowship of the Ring", lines 83-84.
    """
    notes: Notes = []
    if (
        world.variant(VARIANT_FOUR_PLAYERS)
        and seat.chair == CHAIR_FIRST_CHAIR
        and stretch(world) > ROAD_REACHED_MISTY_MOUNTAINS
    ):
        notes.append((0, 0))
        return False, notes  # players: past the Misty Mountains it is player two's
    if (
        world.variant(VARIANT_FOUR_PLAYERS)
        and seat.chair == CHAIR_SECOND_CHAIR
        and stretch(world) <= ROAD_REACHED_MISTY_MOUNTAINS
    ):
        notes.append((1, 0))
        return False, notes  # players: as far as the Misty Mountains it is player one's
    if seat.side != SIDE_FREE:
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_stretch_of(land: Land) -> tuple[RoadReached, Notes]:
    """Which stretch of the road a box belongs to.

    `stretch_of` with its notes: pairs of an index of LABELS['stretch_of'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77; "7. Appendix: more than two players", lines 137-138.
    """
    notes: Notes = []
    notes.append((0, 0))
    return stops_stretch(land), notes


def why_halts_at(land: Land) -> tuple[bool, Notes]:
    """The Fellowship halts in the land.

    `halts_at` with its notes: pairs of an index of LABELS['halts_at'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 86.
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
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 128.
    """
    notes: Notes = []
    if not stops_sanctuary(land):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_maximum_at(land: Land) -> tuple[int, Notes]:
    """Power that can reach an area at most.

    `maximum_at` with its notes: pairs of an index of LABELS['maximum_at'] and what it moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 26.
    """
    notes: Notes = []
    value = STOPS_MAXIMUM[land]
    if value < FLOOR:
        value = stops_maximum_cell(value)
    notes.append((0, value))
    return value, notes


def why_peril_at(land: Land) -> tuple[int, Notes]:
    """What else is abroad in an area.

    `peril_at` with its notes: pairs of an index of LABELS['peril_at'] and what it moved.
    In pips.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 90.
    """
    notes: Notes = []
    value = STOPS_PERIL[land]
    if value < FLOOR:
        value = stops_peril_cell(value)
    notes.append((0, value))
    return value, notes


def why_line_between(origin: Land, goal: Land) -> tuple[Road, Notes]:
    """The line between two boxes.

    `line_between` with its notes: pairs of an index of LABELS['line_between'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-85.
    """
    notes: Notes = []
    notes.append((0, 0))
    return WAYS_ROAD[origin][goal], notes


def why_stretch(world: World) -> tuple[RoadReached, Notes]:
    """How far the Fellowship has come.

    `stretch` with its notes: pairs of an index of LABELS['stretch'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77.
    """
    notes: Notes = []
    notes.append((0, 0))
    return stretch_of(world.ring_at), notes


def why_company_size(world: World) -> tuple[int, Notes]:
    """How large the Fellowship is.

    `company_size` with its notes: pairs of an index of LABELS['company_size'] and what it moved.
    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 26; "3.
    The Fellowship of the Ring", lines 74-75.
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for i in world.individuals:
        if i.travels:
            notes.append((1, 1))
            value += 1  # each piece
    value *= 2
    return value, notes


def why_may_join(individual: Individual, world: World) -> tuple[bool, Notes]:
    """The individual may join the Fellowship.

    `may_join` with its notes: pairs of an index of LABELS['may_join'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77 and 83.
    """
    notes: Notes = []
    if individual.travels:
        notes.append((0, 0))
        return False, notes  # the individual is with the Fellowship already.
    if individual.place != world.ring_at:
        notes.append((1, 0))
        return False, notes  # the individual is not where the Fellowship is.
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        notes.append((2, 0))
        return False, notes  # the individual is not asked.
    if stretch(world) > ROAD_REACHED_HAVEN:
        notes.append((3, 0))
        return False, notes  # Nobody joins beyond Rivendell.
    individual_hero = individual.hero
    if (
        individual_hero != HERO_GANDALF
        and individual_hero != HERO_ARAGORN
        and stretch(world) != ROAD_REACHED_HAVEN
    ):
        notes.append((4, 0))
        return False, notes  # the individual may join at Rivendell only.
    return True, notes


def why_may_leave(individual: Individual, world: World) -> tuple[bool, Notes]:
    """The individual may leave the Fellowship.

    `may_leave` with its notes: pairs of an index of LABELS['may_leave'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 74-78.
    """
    notes: Notes = []
    if not individual.travels:
        notes.append((0, 0))
        return False, notes  # not with it
    individual_hero = individual.hero
    if individual_hero == HERO_FRODO_SAM or individual_hero == HERO_GOLLUM:
        notes.append((1, 0))
        return False, notes  # bound to the ring
    if (
        (individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN)
        and stretch(world) <= ROAD_REACHED_HAVEN
    ):
        notes.append((2, 0))
        return True, notes  # free to come and go up to Rivendell
    if stretch(world) == ROAD_REACHED_HAVEN:
        notes.append((3, 0))
        return True, notes  # at Rivendell
    notes.append((4, 0))
    return False, notes  # it would have to be scattered


def why_may_scatter(world: World) -> tuple[bool, Notes]:
    """The Fellowship may be scattered.

    `may_scatter` with its notes: pairs of an index of LABELS['may_scatter'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 78.
    """
    notes: Notes = []
    if world.happened('scattered', 'ever', 0):
        notes.append((0, 0))
        return False, notes  # The Fellowship has been scattered once, and that is all.
    if world.gollum_joined:
        notes.append((1, 0))
        return False, notes  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append((2, 0))
        return False, notes  # The Fellowship is not beyond Rivendell.
    return True, notes


def why_gollum_may_come(world: World) -> tuple[bool, Notes]:
    """Gollum may come.

    `gollum_may_come` with its notes: pairs of an index of LABELS['gollum_may_come'] and what it moved.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 77.
    """
    notes: Notes = []
    if world.gollum_joined:
        notes.append((0, 0))
        return False, notes  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append((1, 0))
        return False, notes  # The Fellowship is not beyond Rivendell.
    if company_size(world) != 2:
        notes.append((2, 0))
        return False, notes  # Frodo and Sam are not alone.
    return True, notes


def why_gollum_comes(dice: Dice) -> tuple[bool, Notes]:
    """Whether Gollum joins.

    `gollum_comes` with its notes: pairs of an index of LABELS['gollum_comes'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 77.
    """
    notes: Notes = []
    face = dice.throw('gollum_comes.face', 6)  # Gollum's die
    notes.append((0, face))
    notes.append((1, 0))
    return 4 <= face <= 6, notes


def why_walk_limit(world: World) -> tuple[int, Notes]:
    """Areas that the Fellowship may move in a turn.

    `walk_limit` with its notes: pairs of an index of LABELS['walk_limit'] and what it moved.
    In areas.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 84.
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 3
    if world.hindered and value > 1:
        notes.append((1, 1 - value))
        value = 1  # hindered
    return value, notes


def why_face_needed(road: Road) -> tuple[int, Notes]:
    """What the die must show.

    `face_needed` with its notes: pairs of an index of LABELS['face_needed'] and what it moved.
    In pips.
    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 85.
    """
    notes: Notes = []
    if road == ROAD_UNLINKED or road == ROAD_EASY_WAY:
        notes.append((0, 0))
        return 1, notes  # any throw will do
    if road == ROAD_SNOWY_WAY or road == ROAD_STAIR_WAY:
        notes.append((1, 0))
        return 4, notes
    raise NoAnswer('face_needed')
