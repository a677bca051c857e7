"""Resolvers of vision.rules."""

from __future__ import annotations

from rulec.runtime.ground.geometry import shapes_touch, way_between
from rulec.runtime.ground.geometry_angles import spot_ahead

from ._choices import CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_RINGWRAITH, SHELTER_NO_SHELTER, Side
from ._kinds import Rampart, Tract, Unit
from ._world import World
from .points import unit_cost
from .siege import ladder_cost


def is_the_king(unit: Unit) -> bool:
    """The unit is the Witch-King.

    wargames "MAGICAL CHARACTERS".
    """
    return unit.chieftain == CHIEFTAIN_ANGMAR_KING


def is_a_wraith(unit: Unit) -> bool:
    """The unit is a Ringwraith.

    wargames "MAGICAL CHARACTERS".
    """
    return unit.chieftain == CHIEFTAIN_RINGWRAITH


def friendly_cover_in(unit: Unit, tract: Tract) -> bool:
    """The tract is cover for the unit.

    wargames "MORALE FACTORS PLUS".
    """
    if tract.cover_given == SHELTER_NO_SHELTER:
        return False  # It gives no cover.
    # The enemy holds it.
    return not any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around)


def refusals_friendly_cover_in(unit: Unit, tract: Tract) -> tuple[int, ...]:
    """What is lacking where this does not hold: the tract is cover for the unit.

    Indices of LABELS['refusals_friendly_cover_in']; empty where it holds.
    wargames "MORALE FACTORS PLUS".
    """
    notes: list[int] = []
    if tract.cover_given == SHELTER_NO_SHELTER:
        notes.append(0)
    if any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around):
        notes.append(1)
    return tuple(notes)


def unfriendly_cover_in(unit: Unit, tract: Tract) -> bool:
    """The tract is cover for the enemies of the unit.

    wargames "MORALE FACTORS MINUS".
    """
    if tract.cover_given == SHELTER_NO_SHELTER:
        return False  # It gives no cover.
    # No enemy holds it.
    return any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around)


def refusals_unfriendly_cover_in(unit: Unit, tract: Tract) -> tuple[int, ...]:
    """What is lacking where this does not hold: the tract is cover for the enemies of the unit.

    Indices of LABELS['refusals_unfriendly_cover_in']; empty where it holds.
    wargames "MORALE FACTORS MINUS".
    """
    notes: list[int] = []
    if tract.cover_given == SHELTER_NO_SHELTER:
        notes.append(0)
    if not any(shapes_touch((f.stands_upon,), tract.tract_edge) for f in unit.foes_around):
        notes.append(1)
    return tuple(notes)


def beset(unit: Unit, reach: int) -> bool:
    """The unit is surrounded within the reach.

    wargames "OBEYING ORDERS".
    """
    unit_foes_around = unit.foes_around
    if not any(in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around):
        return False  # Nobody stands before it.
    # Nobody stands beside or behind it.
    return any(not in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around)


def refusals_beset(unit: Unit, reach: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: the unit is surrounded within the reach.

    Indices of LABELS['refusals_beset']; empty where it holds.
    wargames "OBEYING ORDERS".
    """
    notes: list[int] = []
    unit_foes_around = unit.foes_around
    if not any(in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around):
        notes.append(0)
    if not any(not in_front_of(unit, f) and within(unit, f, reach) for f in unit_foes_around):
        notes.append(1)
    return tuple(notes)


def points_in_field(side: Side, world: World) -> int:
    """What a side still has in the field.

    In steps of 1/2 points.
    wargames "NEUTRAL TROOP TYPES".
    """
    return sum(worth_of(u) for u in world.units if side_of(u) == side)


def worth_of(unit: Unit) -> int:
    """Points for a unit of the battle.

    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    value = unit_cost(unit.men, unit.recruit, unit.armour, unit.steed)
    if lone_figure(unit):
        value = 0  # leaders with names are not on the points table
    unit_ladder_length = unit.ladder_length
    if unit_ladder_length > 0:
        value += 2 * ladder_cost(unit_ladder_length)  # its ladder
    return value


def gap_between(one: Unit, other: Unit) -> int:
    """How far units stand apart.

    In metres.
    Raises MissingThing (something needed is not there).
    wargames "MOVEMENT".
    """
    return way_between(one.footing, other.footing)


def gap_to(unit: Unit, tract: Tract) -> int:
    """How far it is to a place.

    In metres.
    Raises MissingThing (something needed is not there).
    wargames "MOVEMENT".
    """
    return way_between(unit.footing, tract.tract_edge)


def wall_gap_of(unit: Unit, rampart: Rampart) -> int:
    """How far it is to a wall.

    In metres.
    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    return way_between((unit.stands_upon,), rampart.built_along)


def place_behind(unit: Unit) -> tuple[int, int]:
    """A place behind a unit.

    Raises DividedByNothing (a divisor is 0).
    wargames "MORALE FACTORS PLUS".
    """
    return spot_ahead(unit.stands_upon, unit.faces_toward + 180, depth_of(unit) + 20, 360)


# at the end, for these modules use each other
from .field import depth_of, in_front_of, side_of, within  # noqa: E402
from .muster import lone_figure  # noqa: E402
