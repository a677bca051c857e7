"""Resolvers of marching.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import shapes_overlap, shapes_touch, spots_apart, way_between
from rulec.runtime.ground.geometry_angles import bearing_to, lies_in_arc, spot_toward
from rulec.runtime.ground.geometry_moves import room_ahead

from ._choices import (
    ALLEGIANCE_NEUTRAL_WOOD, FLIGHT_ON_THE_GROUND, GROUND_SORT_OPEN_GROUND, GROUND_SORT_OWN_RANKS,
    GroundSort, STANCE_STEADY, STRUCK_CHARIOT, STRUCK_ELEPHANT, UNIT_ERRAND_CHARGE_ERRAND,
    UNIT_ERRAND_MARCH_ERRAND, UNIT_ERRAND_STAND_ERRAND,
)
from ._kinds import Footstep, Rampart, Tract, Unit
from ._tables import GROUND_SHARES_PART, ground_shares_part, paces_distance
from ._words import METRE
from ._world import SHAPE, World
from .movement import mover, order_behind, pace, passable, turn_cost, walker
from .withdrawal import gait_of
from .woods import horses_shy

_SAYS_LANDED: Final = Message((Hole(Holds("thing", 'Unit'), 'u'), ' landed.'), 'process:march_all', 'landed')
_SAYS_TURNED_ABOUT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' turned about.',
), 'process:turn_round', 'turned_about')
_SAYS_MARCHED_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' marched ', Hole(Holds("number", unit=METRE), 'flown_now'),
    ', to ', Hole(Holds("spot", unit=METRE), 'lands_at'), '.',
), 'process:take_step', 'marched_to')
_SAYS_COULD_NOT_GO_ON: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' could not go on: ',
    Hole(Holds("choice", 'GroundSort'), 'ground'), '.',
), 'process:take_step', 'could_not_go_on')


def walks_toward(unit: Unit, world: World) -> tuple[int, int] | None:
    """Where a unit wants to go.

    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    if unit.gone_wild:
        return None  # its beast has gone wild
    if unit.moves_away is not None or dazed(unit) or unit.air_prey is not None:
        return None  # it does something else
    if not pace_is_known(unit):
        return None  # nobody knows how far it walks
    if unit.foe is not None or unit.halted_for > 0 or unit.stance != STANCE_STEADY:
        return None  # it does not march
    if unit.rash_for > 0 and nearest_foe(unit, world) is not None:
        return present(nearest_foe(unit, world), '').stands_upon  # it cannot be held
    unit_duty_now = unit.duty_now
    if (
        (unit_duty_now == UNIT_ERRAND_MARCH_ERRAND or unit_duty_now == UNIT_ERRAND_CHARGE_ERRAND)
        and unit.quarry is not None
    ):
        return unit.quarry.stands_upon
    if unit_duty_now == UNIT_ERRAND_MARCH_ERRAND:
        return unit.march_aim
    return None


def nearest_foe(unit: Unit, world: World) -> Unit | None:
    """The nearest enemy.

    wargames "MORALE".
    """
    return min(
        (f for f in world.units if side_of(f) != side_of(unit) and not aloft(f)),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    )


def worst_ground(unit: Unit, way: Sequence[tuple[int, int]], world: World) -> GroundSort:
    """The ground that slows a unit most on its way.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    if aloft(unit):
        return GROUND_SORT_OPEN_GROUND  # far below
    tract = slowest_tract(unit, way, world)
    if tract is not None:
        return tract.ground_sort
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
        return GROUND_SORT_OWN_RANKS  # through friends
    return GROUND_SORT_OPEN_GROUND


def slowest_tract(unit: Unit, way: Sequence[tuple[int, int]], world: World) -> Tract | None:
    """The stretch of ground that slows a unit most.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return min(
        (
            t
            for t in world.tracts
            if t.ground_sort != GROUND_SORT_OPEN_GROUND
                and ground_is_known(unit, t.ground_sort)
                and shapes_touch(way, t.tract_edge)
        ),
        key=lambda t: ground_shares_part(walker(unit), t.ground_sort), default=None,
    )


def ground_is_known(unit: Unit, ground: GroundSort) -> bool:
    """The book says how the unit crosses it.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return GROUND_SHARES_PART[walker(unit)][ground] >= FLOOR


def march_length(unit: Unit, aim: tuple[int, int], world: World) -> int:
    """How far a unit comes in this move.

    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    aloft_ = aloft(unit)
    if aloft_:
        value = flight_length(unit, world)  # in the air
    else:
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
    if turns_about(unit, aim) and not aloft_:
        value -= turn_cost(unit)  # turning about
    if value < 0:
        value = 0
    if not aloft_:
        limit = free_way(unit, aim, world)
        if value > limit:
            value = limit  # up to the enemy
    unit_stands_upon_ = unit.stands_upon
    limit_ = spots_apart(unit_stands_upon_, aim)
    if value > limit_:
        value = limit_  # up to its aim
    if unit.shuns is not None:
        limit_2 = way_to_light(unit, aim)
        if value > limit_2:
            value = limit_2  # up to where a wizard's light holds it off
    if not aloft_ and first_wall(unit, aim, world) is not None:
        limit_3 = way_to_wall(unit, aim, world)
        if value > limit_3:
            value = limit_3  # up to a wall
    return value


def first_wall(unit: Unit, aim: tuple[int, int], world: World) -> Rampart | None:
    """The wall that bars a unit's way.

    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    unit_stands_upon = unit.stands_upon
    return min(
        (r for r in world.ramparts if bars_the_way(r, unit_stands_upon, aim)),
        key=lambda r: way_between((unit_stands_upon,), r.built_along), default=None,
    )


def way_to_wall(unit: Unit, aim: tuple[int, int], world: World) -> int:
    """How far it is to the wall.

    In metres.
    Raises MissingThing (something needed is not there).
    wargames "SIEGES".
    """
    rampart = first_wall(unit, aim, world)
    if rampart is not None:
        unit_stands_upon = unit.stands_upon
        value = room_ahead(
            (unit_stands_upon,), bearing_to(unit_stands_upon, aim, 360), 500, rampart.built_along, 360,
        )
    else:
        value = 2000
    value -= 5  # its foot
    if value < 0:
        value = 0
    return value


def turns_about(unit: Unit, aim: tuple[int, int]) -> bool:
    """The unit has to turn about.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return not lies_in_arc(unit.stands_upon, unit.faces_toward, -90, 90, aim, 360)


def free_way(unit: Unit, aim: tuple[int, int], world: World) -> int:
    """How far the way is free of enemies.

    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    # up to the first enemy in the way
    return min([2000, *[room_before(unit, aim, f, world) for f in unit.foes_around if not aloft(f)]])


def comes_to_meet(foe: Unit, unit: Unit, world: World) -> bool:
    """The foe comes toward the unit.

    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    walks_toward_ = walks_toward(foe, world)
    return (
        walks_toward_ is not None
        and room_ahead(
            foe.footing, bearing_to(foe.stands_upon, walks_toward_, 360), 500, unit.footing, 360,
        ) < 500
    )


def room_before(unit: Unit, aim: tuple[int, int], foe: Unit, world: World) -> int:
    """How far a unit may come toward an enemy.

    In metres.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    clear = room_ahead(unit.footing, bearing_to(unit.stands_upon, aim, 360), 500, foe.footing, 360)
    value = clear
    if clear >= 500:
        value = 2000  # not in the way
    value -= 2  # a step is left between them
    if not comes_to_meet(foe, unit, world):
        value *= 2  # unless who comes as well
    if value < 0:
        value = 0
    return value // 2


def march_all(world: World) -> None:
    """Everybody marches.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    for u in list(world.units):
        aim = walks_toward(u, world)
        if aim is not None:
            length = first_stretch(u, aim, world)
            if length > 0:
                footstep = Footstep(
                    unit=u, lands_at=spot_toward(u.stands_upon, aim, length),
                    faces_then=bearing_to(u.stands_upon, aim, 360),
                    ground_crossed=worst_ground(
                        u, (u.stands_upon, spot_toward(u.stands_upon, aim, length)), world,
                    ),
                )
                world.add(footstep)
            elif turns_about(u, aim) and not aloft(u):
                turn_round(u, aim, world)
    for f in list(world.footsteps):
        take_step(f.unit, f.lands_at, f.faces_then, f.ground_crossed, world)
        world.drop(f)
    for u in list(world.units):
        toward_whom = u.turning_to
        if (
            toward_whom is not None
            and u.foe is None
            and u.charger is None
            and u.stance == STANCE_STEADY
            and u.halted_for == 0
            and not u.gone_wild
        ):
            turn_round(u, toward_whom.stands_upon, world)
    orders_change(world)
    for u in [u for u in world.units if u.turning_to is not None]:
        u.turning_to = None
    for u in [u for u in world.units if u.lands_now]:
        u.flight = FLIGHT_ON_THE_GROUND
        world.tell(None, _SAYS_LANDED.text((u,), SHAPE))
    take_stock(world)


def turn_round(unit: Unit, aim: tuple[int, int], world: World) -> None:
    """A unit turns about on the spot.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    unit.faces_toward = bearing_to(unit.stands_upon, aim, 360)
    unit.marched_now = True
    world.tell(None, _SAYS_TURNED_ABOUT.text((unit,), SHAPE))


def take_step(unit: Unit, lands_at: tuple[int, int], faces: int, ground: GroundSort, world: World) -> None:
    """A unit comes to another place.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell
    (the book does not give a value).
    wargames "ORGANIZATION".
    """
    if aloft(unit) or (passable(unit, ground) and not walled_off(unit.stands_upon, lands_at, world)):
        for t in list(world.tracts):
            whose = t.allegiance
            if whose is not None and not aloft(unit):
                if (
                    shapes_touch((lands_at,), t.tract_edge)
                    and not shapes_touch((unit.stands_upon,), t.tract_edge)
                ):
                    world.note('wood_was_entered', unit, whose)
                if (
                    whose == ALLEGIANCE_NEUTRAL_WOOD
                    and horses_shy(unit, way_between((lands_at,), t.tract_edge))
                    and not horses_shy(unit, way_between((unit.stands_upon,), t.tract_edge))
                ):
                    world.note('wood_was_near', unit)
        unit.flown_now = spots_apart(unit.stands_upon, lands_at)
        world.tell(None, _SAYS_MARCHED_TO.text((unit, unit.flown_now, lands_at), SHAPE))
        unit.organisation = order_behind(unit, ground)
        unit.stands_upon = lands_at
        unit.faces_toward = faces
        unit.marched_now = True
        if unit.march_aim == lands_at:
            unit.march_aim = None
            unit.duty_now = UNIT_ERRAND_STAND_ERRAND
    else:
        world.tell(None, _SAYS_COULD_NOT_GO_ON.text((unit, ground), SHAPE))


# at the end, for these modules use each other
from .changes import first_stretch, orders_change  # noqa: E402
from .field import pace_is_known, side_of, take_stock  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .skies import aloft, dazed, flight_length  # noqa: E402
from .storming import bars_the_way, walled_off  # noqa: E402
from .wizardry import way_to_light  # noqa: E402
