"""The resolvers of marching.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, Label, Notes, present
from rulec.runtime.ground.geometry import shapes_overlap, shapes_touch, spots_apart, way_between
from rulec.runtime.ground.geometry_angles import bearing_to, lies_in_arc, spot_toward
from rulec.runtime.ground.geometry_moves import room_ahead

from ._choices import (
    GROUND_SORT_OPEN_GROUND, GROUND_SORT_OWN_RANKS, GroundSort, STANCE_STEADY, STRUCK_CHARIOT,
    STRUCK_ELEPHANT, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_MARCH_ERRAND,
)
from ._kinds import Rampart, Tract, Unit
from ._tables import GROUND_SHARES_PART, ground_shares_part, paces_distance
from ._world import World
from .field import pace_is_known, side_of
from .marching import (
    comes_to_meet, first_wall, free_way, ground_is_known, nearest_foe, room_before, slowest_tract,
    turns_about, walks_toward, way_to_wall, worst_ground,
)
from .movement import mover, pace, turn_cost, walker
from .muster import lone_figure
from .skies import aloft, dazed, flight_length
from .storming import bars_the_way
from .withdrawal import gait_of
from .wizardry import way_to_light

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "walks_toward": (
        Label('case', 'its beast has gone wild'),
        Label('case', 'it does something else'),
        Label('case', 'nobody knows how far it walks', 1, 'ruling "What happens in a battle that needs a number which is lost"'),
        Label('case', 'it does not march'),
        Label('case', 'it cannot be held'),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "nearest_foe": (
        Label('otherwise', ''),
    ),
    "worst_ground": (
        Label('case', 'far below'),
        Label('case', ''),
        Label('case', 'through friends'),
        Label('otherwise', ''),
    ),
    "slowest_tract": (
        Label('otherwise', ''),
    ),
    "ground_is_known": (
        Label('holds', ''),
    ),
    "march_length": (
        Label('base', 'in the air'),
        Label('base', ''),
        Label('subtract', 'turning about'),
        Label('at least', ''),
        Label('at most', 'up to the enemy'),
        Label('at most', 'up to its aim'),
        Label('at most', "up to where a wizard's light holds it off"),
        Label('at most', 'up to a wall'),
    ),
    "first_wall": (
        Label('otherwise', ''),
    ),
    "way_to_wall": (
        Label('base', ''),
        Label('base', ''),
        Label('subtract', 'its foot'),
        Label('at least', ''),
    ),
    "turns_about": (
        Label('holds', ''),
    ),
    "free_way": (
        Label('base', 'up to the first enemy in the way'),
    ),
    "comes_to_meet": (
        Label('holds', ''),
    ),
    "room_before": (
        Label('let', 'clear'),
        Label('base', ''),
        Label('divide by', 'who comes as well', 2),
        Label('set to', 'not in the way'),
        Label('subtract', 'a step is left between them'),
        Label('at least', '', 2),
        Label('round', '', 2),
    ),
}


def why_walks_toward(unit: Unit, world: World) -> tuple[tuple[int, int] | None, Notes]:
    """Where a unit wants to go.

    `walks_toward` with its notes: pairs of an index of LABELS['walks_toward'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    if unit.gone_wild:
        notes.append((0, 0))
        return None, notes  # its beast has gone wild
    if unit.moves_away is not None or dazed(unit) or unit.air_prey is not None:
        notes.append((1, 0))
        return None, notes  # it does something else
    if not pace_is_known(unit):
        notes.append((2, 0))
        return None, notes  # nobody knows how far it walks
    if unit.foe is not None or unit.halted_for > 0 or unit.stance != STANCE_STEADY:
        notes.append((3, 0))
        return None, notes  # it does not march
    if unit.rash_for > 0 and nearest_foe(unit, world) is not None:
        notes.append((4, 0))
        return present(nearest_foe(unit, world), '').stands_upon, notes  # it cannot be held
    unit_duty_now = unit.duty_now
    if (
        (unit_duty_now == UNIT_ERRAND_MARCH_ERRAND or unit_duty_now == UNIT_ERRAND_CHARGE_ERRAND)
        and unit.quarry is not None
    ):
        notes.append((5, 0))
        return unit.quarry.stands_upon, notes
    if unit_duty_now == UNIT_ERRAND_MARCH_ERRAND:
        notes.append((6, 0))
        return unit.march_aim, notes
    notes.append((7, 0))
    return None, notes


def why_nearest_foe(unit: Unit, world: World) -> tuple[Unit | None, Notes]:
    """The nearest enemy.

    `nearest_foe` with its notes: pairs of an index of LABELS['nearest_foe'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (f for f in world.units if side_of(f) != side_of(unit) and not aloft(f)),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    ), notes


def why_worst_ground(unit: Unit, way: Sequence[tuple[int, int]], world: World) -> tuple[GroundSort, Notes]:
    """The ground that slows a unit most on its way.

    `worst_ground` with its notes: pairs of an index of LABELS['worst_ground'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    if aloft(unit):
        notes.append((0, 0))
        return GROUND_SORT_OPEN_GROUND, notes  # far below
    if slowest_tract(unit, way, world) is not None:
        notes.append((1, 0))
        return present(slowest_tract(unit, way, world), '').ground_sort, notes
    unit_struck_as = unit.struck_as
    if (
        unit_struck_as != STRUCK_CHARIOT
        and unit_struck_as != STRUCK_ELEPHANT
        and any(
            o is not unit
                and side_of(o) == side_of(unit)
                and not lone_figure(o)
                and not aloft(o)
                and shapes_overlap(way, o.footing)
            for o in unit.friends_around
        )
    ):
        notes.append((2, 0))
        return GROUND_SORT_OWN_RANKS, notes  # through friends
    notes.append((3, 0))
    return GROUND_SORT_OPEN_GROUND, notes


def why_slowest_tract(unit: Unit, way: Sequence[tuple[int, int]], world: World) -> tuple[Tract | None, Notes]:
    """The stretch of ground that slows a unit most.

    `slowest_tract` with its notes: pairs of an index of LABELS['slowest_tract'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (
            t
            for t in world.tracts
            if t.ground_sort != GROUND_SORT_OPEN_GROUND
                and ground_is_known(unit, t.ground_sort)
                and shapes_touch(way, t.tract_edge)
        ),
        key=lambda t: ground_shares_part(walker(unit), t.ground_sort), default=None,
    ), notes


def why_ground_is_known(unit: Unit, ground: GroundSort) -> tuple[bool, Notes]:
    """The book says how the unit crosses it.

    `ground_is_known` with its notes: pairs of an index of LABELS['ground_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    if not GROUND_SHARES_PART[walker(unit)][ground] >= FLOOR:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_march_length(unit: Unit, aim: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How far a unit comes in this move.

    `march_length` with its notes: pairs of an index of LABELS['march_length'] and what it moved.
    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if aloft(unit):
        value = flight_length(unit, world)  # in the air
        notes.append((0, value))
    elif not aloft(unit):
        unit_stands_upon = unit.stands_upon
        value = pace(
            unit, gait_of(unit),
            worst_ground(
                unit,
                (
                    unit_stands_upon,
                    spot_toward(unit_stands_upon, aim, paces_distance(mover(unit), gait_of(unit))),
                ),
                world,
            ),
            world.sky_now, False,
        )
        notes.append((1, value))
    else:
        value = 0
    if turns_about(unit, aim) and not aloft(unit):
        amount = turn_cost(unit)
        notes.append((2, -1 * amount))
        value -= amount  # turning about
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    if not aloft(unit):
        limit = free_way(unit, aim, world)
        if value > limit:
            notes.append((4, limit - value))
            value = limit  # up to the enemy
    unit_stands_upon_ = unit.stands_upon
    limit_ = spots_apart(unit_stands_upon_, aim)
    if value > limit_:
        notes.append((5, limit_ - value))
        value = limit_  # up to its aim
    if unit.shuns is not None:
        limit_2 = way_to_light(unit, aim)
        if value > limit_2:
            notes.append((6, limit_2 - value))
            value = limit_2  # up to where a wizard's light holds it off
    if not aloft(unit) and first_wall(unit, aim, world) is not None:
        limit_3 = way_to_wall(unit, aim, world)
        if value > limit_3:
            notes.append((7, limit_3 - value))
            value = limit_3  # up to a wall
    return value, notes


def why_first_wall(unit: Unit, aim: tuple[int, int], world: World) -> tuple[Rampart | None, Notes]:
    """The wall that bars a unit's way.

    `first_wall` with its notes: pairs of an index of LABELS['first_wall'] and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    unit_stands_upon = unit.stands_upon
    return min(
        (r for r in world.ramparts if bars_the_way(r, unit_stands_upon, aim)),
        key=lambda r: way_between((unit_stands_upon,), r.built_along), default=None,
    ), notes


def why_way_to_wall(unit: Unit, aim: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How far it is to the wall.

    `way_to_wall` with its notes: pairs of an index of LABELS['way_to_wall'] and what it moved.
    In metres.
    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    notes: Notes = []
    if first_wall(unit, aim, world) is not None:
        unit_stands_upon = unit.stands_upon
        value = room_ahead(
            (unit_stands_upon,), bearing_to(unit_stands_upon, aim, 360), 500,
            present(first_wall(unit, aim, world), '').built_along, 360,
        )
        notes.append((0, value))
    elif first_wall(unit, aim, world) is None:
        notes.append((1, 2000))
        value = 2000
    else:
        value = 0
    notes.append((2, -5))
    value -= 5  # its foot
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    return value, notes


def why_turns_about(unit: Unit, aim: tuple[int, int]) -> tuple[bool, Notes]:
    """The unit has to turn about.

    `turns_about` with its notes: pairs of an index of LABELS['turns_about'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    if lies_in_arc(unit.stands_upon, unit.faces_toward, -90, 90, aim, 360):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_free_way(unit: Unit, aim: tuple[int, int], world: World) -> tuple[int, Notes]:
    """How far the way is free of enemies.

    `free_way` with its notes: pairs of an index of LABELS['free_way'] and what it moved.
    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    # up to the first enemy in the way
    value = min([2000, *[room_before(unit, aim, f, world) for f in unit.foes_around if not aloft(f)]])
    notes.append((0, value))
    return value, notes


def why_comes_to_meet(foe: Unit, unit: Unit, world: World) -> tuple[bool, Notes]:
    """The foe comes toward the unit.

    `comes_to_meet` with its notes: pairs of an index of LABELS['comes_to_meet'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    if (
        walks_toward(foe, world) is None
        or room_ahead(
            foe.footing, bearing_to(foe.stands_upon, present(walks_toward(foe, world), ''), 360), 500,
            unit.footing, 360,
        ) >= 500
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_room_before(unit: Unit, aim: tuple[int, int], foe: Unit, world: World) -> tuple[int, Notes]:
    """How far a unit may come toward an enemy.

    `room_before` with its notes: pairs of an index of LABELS['room_before'] and what it moved.
    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    clear = room_ahead(unit.footing, bearing_to(unit.stands_upon, aim, 360), 500, foe.footing, 360)
    notes.append((0, clear))
    value = clear
    notes.append((1, value))
    if clear >= 500:
        notes.append((3, 2000 - value))
        value = 2000  # not in the way
    notes.append((4, -2))
    value -= 2  # a step is left between them
    if comes_to_meet(foe, unit, world):
        notes.append((2, -1 * value))
        value = value  # who comes as well
    else:
        value *= 2
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    before = value
    value //= 2
    notes.append((6, 2 * value - before))
    return value, notes
