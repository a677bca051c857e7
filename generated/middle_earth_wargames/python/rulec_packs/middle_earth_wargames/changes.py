"""Resolvers of changes.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import shape_inside
from rulec.runtime.ground.geometry_angles import bearing_to, spot_toward

from ._choices import (
    ORDER_BREADTH_DETAILED_COMMAND, ORDER_BREADTH_GENERAL_COMMAND, STANCE_STEADY, UNIT_ERRAND_CHARGE_ERRAND,
    UNIT_ERRAND_MARCH_ERRAND, UNIT_ERRAND_STAND_ERRAND, UnitErrand,
)
from ._kinds import Footstep, Unit, Warlord
from ._words import METRE
from ._world import SHAPE, World
from .movement import turn_cost

_SAYS_NEW_ORDERS_REACHED: Final = Message((
    'New orders reached ', Hole(Holds("thing", 'Unit'), 'u'), ': ',
    Hole(Holds("choice", 'UnitErrand'), 'duty'), '.',
), 'process:orders_change', 'new_orders_reached')
_SAYS_HEARS_NO_ORDERS_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:30', 'free')
_SAYS_TAKES_NO_SUCH_ORDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no such order now.',
), 'order:30', 'plain')
_SAYS_IS_NOT_ON_THE: Final = Message((
    Hole(Holds("spot", unit=METRE), 'place'), ' is not on the table.',
), 'order:30', 'upon_it')
_SAYS_HEARS_NO_ORDERS_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:31', 'free')
_SAYS_TAKES_NO_OTHER_ORDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no other order yet.',
), 'order:31', 'plain')
_SAYS_HEARS_NO_ORDERS_NOW_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:32', 'free')
_SAYS_TAKES_NO_SUCH_ORDER_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no such order now.',
), 'order:32', 'plain')
_SAYS_HEARS_NO_ORDERS_NOW_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:33', 'free')


def first_stretch(unit: Unit, aim: tuple[int, int], world: World) -> int:
    """How far a unit comes by the orders with which it sets out.

    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    value = march_length(unit, aim, world)
    if unit.next_duty is not None:
        value *= old_orders_last()  # until the new order is there
    else:
        value *= 4
    return value // 4


def last_stretch(unit: Unit, aim: tuple[int, int], world: World) -> int:
    """How far a unit comes by an order that comes in the middle of a move.

    In metres.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    value = march_length(unit, aim, world)
    if unit.turning_to is not None and not aloft(unit):
        value -= turn_cost(unit)  # it has turned about before
    value *= new_orders_last()  # what is left of the move
    if value < 0:
        value = 0
    return value // 4


def plan_change(unit: Unit, errand: UnitErrand, world: World) -> None:
    """A change of orders is written.

    wargames "ORDERS".
    """
    unit.next_duty = errand
    unit.next_aim = None
    unit.next_quarry = None


def orders_change(world: World) -> None:
    """New orders arrive.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    for u in [u for u in world.units if u.next_duty is not None]:
        duty = present(u.next_duty, '')
        if u.foe is None and u.stance == STANCE_STEADY:
            u.duty_now = duty
            u.quarry = u.next_quarry
            u.march_aim = u.next_aim
            world.tell(None, _SAYS_NEW_ORDERS_REACHED.text((u, duty), SHAPE))
            aim = walks_toward(u, world)
            if aim is not None:
                stretch = last_stretch(u, aim, world)
                if stretch > 0:
                    footstep = Footstep(
                        unit=u, lands_at=spot_toward(u.stands_upon, aim, stretch),
                        faces_then=bearing_to(u.stands_upon, aim, 360),
                        ground_crossed=worst_ground(
                            u, (u.stands_upon, spot_toward(u.stands_upon, aim, stretch)), world,
                        ),
                    )
                    world.add(footstep)
        u.next_duty = None
    for f in list(world.footsteps):
        take_step(f.unit, f.lands_at, f.faces_then, f.ground_crossed, world)
        world.drop(f)


def domain_order_30_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: march to a place.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def needs_order_30(warlord: Warlord, unit: Unit, place: tuple[int, int], world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: march to a place.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER.text((unit,), SHAPE)
    if not shape_inside((place,), world.field_edge):
        return _SAYS_IS_NOT_ON_THE.text((place,), SHAPE)
    return None


def early_order_30_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: march to a place.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER.text((unit,), SHAPE)
    return None


def does_order_30(warlord: Warlord, unit: Unit, place: tuple[int, int], world: World, dice: Dice) -> None:
    """Change an order half way: march to a place.

    wargames "ORDERS".
    """
    plan_change(unit, UNIT_ERRAND_MARCH_ERRAND, world)
    unit.next_aim = place


def domain_order_31_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: advance on an enemy.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def domain_order_31_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: advance on an enemy.

    wargames "ORDERS".
    """
    return enemies_of(warlord, world)


def needs_order_31(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: advance on an enemy.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_GENERAL_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_OTHER_ORDER.text((unit,), SHAPE)
    return None


def early_order_31_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: advance on an enemy.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_GENERAL_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_OTHER_ORDER.text((unit,), SHAPE)
    return None


def does_order_31(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Change an order half way: advance on an enemy.

    wargames "ORDERS".
    """
    plan_change(unit, UNIT_ERRAND_MARCH_ERRAND, world)
    unit.next_quarry = enemy


def domain_order_32_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: charge.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def domain_order_32_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: charge.

    wargames "ORDERS".
    """
    return enemies_of(warlord, world)


def needs_order_32(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: charge.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_3.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER_2.text((unit,), SHAPE)
    return None


def early_order_32_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: charge.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_3.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER_2.text((unit,), SHAPE)
    return None


def does_order_32(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Change an order half way: charge.

    wargames "ORDERS".
    """
    plan_change(unit, UNIT_ERRAND_CHARGE_ERRAND, world)
    unit.next_quarry = enemy


def domain_order_33_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Change an order half way: stand.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def needs_order_33(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Change an order half way: stand.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_4.text((unit,), SHAPE)
    return None


def does_order_33(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Change an order half way: stand.

    wargames "ORDERS".
    """
    plan_change(unit, UNIT_ERRAND_STAND_ERRAND, world)


# at the end, for these modules use each other
from .marching import march_length, take_step, walks_toward, worst_ground  # noqa: E402
from .orders import new_orders_last, old_orders_last, takes_order  # noqa: E402
from .skies import aloft  # noqa: E402
from .written import can_be_ordered, enemies_of, host_of  # noqa: E402
