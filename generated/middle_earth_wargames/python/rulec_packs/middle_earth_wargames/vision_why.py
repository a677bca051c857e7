"""The resolvers of vision.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes
from rulec.runtime.ground.geometry import shapes_touch, way_between
from rulec.runtime.ground.geometry_angles import spot_ahead

from ._choices import CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_RINGWRAITH, SHELTER_NO_SHELTER, Side
from ._kinds import Rampart, Tract, Unit
from ._world import World
from .field import depth_of, in_front_of, side_of, within
from .muster import lone_figure
from .points import unit_cost
from .siege import ladder_cost
from .vision import worth_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "is_the_king": (
        Label('holds', ''),
    ),
    "is_a_wraith": (
        Label('holds', ''),
    ),
    "friendly_cover_in": (
        Label('needs', 'It gives no cover.'),
        Label('needs', 'The enemy holds it.'),
    ),
    "refusals_friendly_cover_in": (
        Label('needs', 'It gives no cover.'),
        Label('needs', 'The enemy holds it.'),
    ),
    "unfriendly_cover_in": (
        Label('needs', 'It gives no cover.'),
        Label('needs', 'No enemy holds it.'),
    ),
    "refusals_unfriendly_cover_in": (
        Label('needs', 'It gives no cover.'),
        Label('needs', 'No enemy holds it.'),
    ),
    "beset": (
        Label('needs', 'Nobody stands before it.'),
        Label('needs', 'Nobody stands beside or behind it.'),
    ),
    "refusals_beset": (
        Label('needs', 'Nobody stands before it.'),
        Label('needs', 'Nobody stands beside or behind it.'),
    ),
    "points_in_field": (
        Label('base', '', 2),
    ),
    "worth_of": (
        Label('base', '', 2),
        Label('add', 'its ladder', 2, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "SCALING LADDERS.", line 1027'),
        Label('set to', 'leaders with names are not on the points table', 2, 'ruling "What leaders with names cost"'),
    ),
    "gap_between": (
        Label('otherwise', ''),
    ),
    "gap_to": (
        Label('otherwise', ''),
    ),
    "wall_gap_of": (
        Label('otherwise', ''),
    ),
    "place_behind": (
        Label('otherwise', ''),
    ),
}


def why_is_the_king(unit: Unit) -> tuple[bool, Notes]:
    """The unit is the Witch-King.

    `is_the_king` with its notes: pairs of an index of LABELS['is_the_king'] and what it moved.
    wargames "MAGICAL CHARACTERS".
    """
    notes: Notes = []
    if unit.chieftain != CHIEFTAIN_ANGMAR_KING:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_is_a_wraith(unit: Unit) -> tuple[bool, Notes]:
    """The unit is a Ringwraith.

    `is_a_wraith` with its notes: pairs of an index of LABELS['is_a_wraith'] and what it moved.
    wargames "MAGICAL CHARACTERS".
    """
    notes: Notes = []
    if unit.chieftain != CHIEFTAIN_RINGWRAITH:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_friendly_cover_in(unit: Unit, tract: Tract) -> tuple[bool, Notes]:
    """The tract is cover for the unit.

    `friendly_cover_in` with its notes: pairs of an index of LABELS['friendly_cover_in'] and what it
    moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if tract.cover_given == SHELTER_NO_SHELTER:
        notes.append((0, 0))
        return False, notes  # It gives no cover.
    if any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes  # The enemy holds it.
    return True, notes


def why_unfriendly_cover_in(unit: Unit, tract: Tract) -> tuple[bool, Notes]:
    """The tract is cover for the enemies of the unit.

    `unfriendly_cover_in` with its notes: pairs of an index of LABELS['unfriendly_cover_in'] and what it
    moved.
    wargames "MORALE FACTORS MINUS".
    """
    notes: Notes = []
    if tract.cover_given == SHELTER_NO_SHELTER:
        notes.append((0, 0))
        return False, notes  # It gives no cover.
    if not any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes  # No enemy holds it.
    return True, notes


def why_beset(unit: Unit, reach: int) -> tuple[bool, Notes]:
    """The unit is surrounded within the reach.

    `beset` with its notes: pairs of an index of LABELS['beset'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    unit_foes_around = unit.foes_around
    if not any(in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around):
        notes.append((0, 0))
        return False, notes  # Nobody stands before it.
    if not any(not in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around):
        notes.append((1, 0))
        return False, notes  # Nobody stands beside or behind it.
    return True, notes


def why_points_in_field(side: Side, world: World) -> tuple[int, Notes]:
    """What a side still has in the field.

    `points_in_field` with its notes: pairs of an index of LABELS['points_in_field'] and what it moved.
    In steps of 1/2 points.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    value = sum(worth_of(u) for u in world.units if side_of(u) == side)
    notes.append((0, value))
    return value, notes


def why_worth_of(unit: Unit) -> tuple[int, Notes]:
    """Points for a unit of the battle.

    `worth_of` with its notes: pairs of an index of LABELS['worth_of'] and what it moved.
    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    notes: Notes = []
    value = unit_cost(unit.men, unit.recruit, unit.armour, unit.steed)
    notes.append((0, value))
    if lone_figure(unit):
        notes.append((2, -1 * value))
        value = 0  # leaders with names are not on the points table
    unit_ladder_length = unit.ladder_length
    if unit_ladder_length > 0:
        amount = 2 * ladder_cost(unit_ladder_length)
        notes.append((1, amount))
        value += amount  # its ladder
    return value, notes


def why_gap_between(one: Unit, other: Unit) -> tuple[int, Notes]:
    """How far units stand apart.

    `gap_between` with its notes: pairs of an index of LABELS['gap_between'] and what it moved.
    In metres.
    Raises MissingThing (something needed is not there).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return way_between(one.footing, other.footing), notes


def why_gap_to(unit: Unit, tract: Tract) -> tuple[int, Notes]:
    """How far it is to a place.

    `gap_to` with its notes: pairs of an index of LABELS['gap_to'] and what it moved.
    In metres.
    Raises MissingThing (something needed is not there).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return way_between(unit.footing, tract.tract_edge), notes


def why_wall_gap_of(unit: Unit, rampart: Rampart) -> tuple[int, Notes]:
    """How far it is to a wall.

    `wall_gap_of` with its notes: pairs of an index of LABELS['wall_gap_of'] and what it moved.
    In metres.
    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return way_between((unit.stands_upon,), rampart.built_along), notes


def why_place_behind(unit: Unit) -> tuple[tuple[int, int], Notes]:
    """A place behind a unit.

    `place_behind` with its notes: pairs of an index of LABELS['place_behind'] and what it moved.
    Raises DividedByNothing (a divisor is 0).
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return spot_ahead(unit.stands_upon, unit.faces_toward + 180, depth_of(unit) + 20, 360), notes
