"""Resolvers of orders.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Facts, ask_outside

from ._choices import (
    MORALE_CLASS_E, MORALE_CLASS_O, OBEDIENCE_OBEYS, ORDER_BREADTH_GENERAL_COMMAND, Obedience, OrderBreadth,
    RACE_ENT, REACTION_DESPERATION, REACTION_HALT_1, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT,
    Reaction, SIDE_LAW, STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY,
    UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND, UnitErrand,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS, TROOP_RACE, TROOP_SIDE
from ._world import World
from .morale import mounted, standing

_ONE_OF_1: Final = frozenset((REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, REACTION_DESPERATION))


def old_orders_last() -> int:
    """How long an order that is changed still holds.

    In steps of 1/4 moves.
    wargames "ORDERS".
    """
    value = 2  # until it is changed
    return value + 1  # until the new order arrives


def new_orders_last() -> int:
    """How long a new order holds in its first move.

    In steps of 1/4 moves.
    wargames "ORDERS".
    """
    value = 4  # the whole move
    return value - old_orders_last()  # the order before it


def picks_own_target(errand: UnitErrand) -> bool:
    """The unit picks its target.

    wargames "ORDERS".
    """
    return errand == UNIT_ERRAND_SHOOT_ERRAND


def order_carried_out(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit has carried out its order.

    wargames "NEUTRAL TROOP TYPES".
    """
    said = ask_outside(facts, 'order_carried_out', 'Has the unit carried out its order?', unit)
    if said is not None:
        return said
    return world.begun and unit.duty_now == UNIT_ERRAND_STAND_ERRAND


def takes_order(unit: Unit, command: OrderBreadth, facts: Facts, world: World) -> bool:
    """The unit takes the command.

    wargames "NEUTRAL TROOP TYPES".
    """
    if TROOP_RACE[unit.troop] != RACE_ENT:
        return True  # others take any order
    if command != ORDER_BREADTH_GENERAL_COMMAND:
        return False  # Ents are given general orders only.
    return order_carried_out(unit, facts, world)  # Ents finish what they have begun.


def refusals_takes_order(unit: Unit, command: OrderBreadth, facts: Facts, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the unit takes the command.

    Indices of LABELS['refusals_takes_order']; empty where it holds.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: list[int] = []
    if TROOP_RACE[unit.troop] != RACE_ENT:
        return tuple(notes)
    if command != ORDER_BREADTH_GENERAL_COMMAND:
        notes.append(1)
    if not order_carried_out(unit, facts, world):
        notes.append(2)
    return tuple(notes)


def under_stress(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit is under stress.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'under_stress', 'Is the unit in stressful conditions?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and (
            unit.stance == STANCE_RETIRING
            or unit.stance == STANCE_RETREATING
            or unit.stance == STANCE_ROUTING
            or unit.foe is not None
            or any(
                within(unit, f, 100) and not walled_off(unit.stands_upon, f.stands_upon, world)
                for f in unit.foes_around
            )
        )
    )


def must_be_asked(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit throws for obedience.

    wargames "OBEYING ORDERS".
    """
    unit_troop = unit.troop
    if TROOP_CLASS[unit_troop] != MORALE_CLASS_E and TROOP_CLASS[unit_troop] != MORALE_CLASS_O:
        return False  # such troops always obey
    return under_stress(unit, facts, world)


def obedience_throw(unit: Unit, facts: Facts, world: World, dice: Dice) -> Obedience:
    """How a throw for obedience comes out.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    score = obedience_score(unit, facts, world, dice)  # score for obedience
    return obedience(TROOP_CLASS[unit.troop], score)


def obeys_order(unit: Unit, facts: Facts, world: World, dice: Dice) -> Obedience:
    """What becomes of an order.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    unit_troop = unit.troop
    if TROOP_CLASS[unit_troop] != MORALE_CLASS_E and TROOP_CLASS[unit_troop] != MORALE_CLASS_O:
        return OBEDIENCE_OBEYS  # such troops always obey
    return obedience_throw(unit, facts, world, dice)  # the throw for obedience


def after_balking(outcome: Reaction) -> Reaction:
    """What a unit does that does not obey.

    wargames "OBEYING ORDERS".
    """
    if outcome in _ONE_OF_1:
        return outcome  # it breaks
    return REACTION_HALT_1  # it stays, and defends itself


def may_drive(driver: Unit, follower: Unit) -> bool:
    """The driver can drive the follower.

    wargames "OBEYING ORDERS".
    """
    driver_troop = driver.troop
    if TROOP_SIDE[driver_troop] == SIDE_LAW or TROOP_SIDE[follower.troop] == SIDE_LAW:
        return False  # only evil drives its own
    if not mounted(driver):
        return False  # Only cavalry drives others.
    follower_troop = follower.troop
    if standing(TROOP_CLASS[driver_troop]) <= standing(TROOP_CLASS[follower_troop]):
        return False  # It is of no higher morale class.
    driver_stance = driver.stance
    return driver_stance == STANCE_STEADY or driver_stance == STANCE_CHARGING  # It has lost heart itself.


def refusals_may_drive(driver: Unit, follower: Unit) -> tuple[int, ...]:
    """What is lacking where this does not hold: the driver can drive the follower.

    Indices of LABELS['refusals_may_drive']; empty where it holds.
    wargames "OBEYING ORDERS".
    """
    notes: list[int] = []
    driver_troop = driver.troop
    if TROOP_SIDE[driver_troop] == SIDE_LAW or TROOP_SIDE[follower.troop] == SIDE_LAW:
        notes.append(0)
        return tuple(notes)
    if not mounted(driver):
        notes.append(1)
    follower_troop = follower.troop
    if standing(TROOP_CLASS[driver_troop]) <= standing(TROOP_CLASS[follower_troop]):
        notes.append(2)
    driver_stance = driver.stance
    if driver_stance != STANCE_STEADY and driver_stance != STANCE_CHARGING:
        notes.append(3)
    return tuple(notes)


# at the end, for these modules use each other
from ._obedience import obedience, obedience_score  # noqa: E402
from .field import within  # noqa: E402
from .storming import walled_off  # noqa: E402
