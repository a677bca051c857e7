"""The resolvers of orders.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Facts, Label, Notes, ask_outside

from ._choices import (
    MORALE_CLASS_E, MORALE_CLASS_O, OBEDIENCE_OBEYS, ORDER_BREADTH_GENERAL_COMMAND, Obedience, OrderBreadth,
    RACE_ENT, REACTION_DESPERATION, REACTION_HALT_1, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT,
    Reaction, SIDE_LAW, STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY,
    UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND, UnitErrand,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS, TROOP_RACE, TROOP_SIDE
from ._world import World
from ._obedience import obedience, obedience_score
from .field import within
from .morale import mounted, standing
from .orders import obedience_throw, old_orders_last, order_carried_out, under_stress
from .storming import walled_off

_ONE_OF_1: Final = frozenset((REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, REACTION_DESPERATION))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "old_orders_last": (
        Label('base', 'until it is changed', 2),
        Label('add', 'until the new order arrives', 4),
    ),
    "new_orders_last": (
        Label('base', 'the whole move'),
        Label('subtract', 'the order before it', 4),
    ),
    "picks_own_target": (
        Label('holds', ''),
    ),
    "order_carried_out": (
        Label('stated', 'Has the unit carried out its order?'),
        Label('holds', ''),
    ),
    "takes_order": (
        Label('yes', 'others take any order'),
        Label('needs', 'Ents are given general orders only.'),
        Label('needs', 'Ents finish what they have begun.'),
    ),
    "refusals_takes_order": (
        Label('yes', 'others take any order'),
        Label('needs', 'Ents are given general orders only.'),
        Label('needs', 'Ents finish what they have begun.'),
    ),
    "under_stress": (
        Label('stated', 'Is the unit in stressful conditions?'),
        Label('holds', ''),
    ),
    "must_be_asked": (
        Label('no', 'such troops always obey'),
        Label('holds', ''),
    ),
    "obedience_throw": (
        Label('thrown', 'score for obedience'),
        Label('otherwise', ''),
    ),
    "obeys_order": (
        Label('case', 'such troops always obey'),
        Label('otherwise', 'the throw for obedience'),
    ),
    "after_balking": (
        Label('case', 'it breaks', 1, 'ruling "What it is for a unit to break"'),
        Label('otherwise', 'it stays, and defends itself'),
    ),
    "may_drive": (
        Label('no', 'only evil drives its own'),
        Label('needs', 'Only cavalry drives others.'),
        Label('needs', 'It is of no higher morale class.'),
        Label('needs', 'It has lost heart itself.'),
    ),
    "refusals_may_drive": (
        Label('no', 'only evil drives its own'),
        Label('needs', 'Only cavalry drives others.'),
        Label('needs', 'It is of no higher morale class.'),
        Label('needs', 'It has lost heart itself.'),
    ),
}


def why_old_orders_last() -> tuple[int, Notes]:
    """How long an order that is changed still holds.

    `old_orders_last` with its notes: pairs of an index of LABELS['old_orders_last'] and what it moved.
    In steps of 1/4 moves.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 2  # until it is changed
    notes.append((1, 1))
    value += 1  # until the new order arrives
    return value, notes


def why_new_orders_last() -> tuple[int, Notes]:
    """How long a new order holds in its first move.

    `new_orders_last` with its notes: pairs of an index of LABELS['new_orders_last'] and what it moved.
    In steps of 1/4 moves.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 4  # the whole move
    amount = old_orders_last()
    notes.append((1, -1 * amount))
    value -= amount  # the order before it
    return value, notes


def why_picks_own_target(errand: UnitErrand) -> tuple[bool, Notes]:
    """The unit picks its target.

    `picks_own_target` with its notes: pairs of an index of LABELS['picks_own_target'] and what it
    moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    if errand != UNIT_ERRAND_SHOOT_ERRAND:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_order_carried_out(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit has carried out its order.

    `order_carried_out` with its notes: pairs of an index of LABELS['order_carried_out'] and what it
    moved.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    said = ask_outside(facts, 'order_carried_out', 'Has the unit carried out its order?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or unit.duty_now != UNIT_ERRAND_STAND_ERRAND:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_takes_order(unit: Unit, command: OrderBreadth, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit takes the command.

    `takes_order` with its notes: pairs of an index of LABELS['takes_order'] and what it moved.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    if TROOP_RACE[unit.troop] != RACE_ENT:
        notes.append((0, 0))
        return True, notes  # others take any order
    if command != ORDER_BREADTH_GENERAL_COMMAND:
        notes.append((1, 0))
        return False, notes  # Ents are given general orders only.
    if not order_carried_out(unit, facts, world):
        notes.append((2, 0))
        return False, notes  # Ents finish what they have begun.
    return True, notes


def why_under_stress(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit is under stress.

    `under_stress` with its notes: pairs of an index of LABELS['under_stress'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'under_stress', 'Is the unit in stressful conditions?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or (
            unit.stance != STANCE_RETIRING
            and unit.stance != STANCE_RETREATING
            and unit.stance != STANCE_ROUTING
            and unit.foe is None
            and not any(
                within(unit, f, 100) and not walled_off(unit.stands_upon, f.stands_upon, world)
                for f in unit.foes_around
            )
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_must_be_asked(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit throws for obedience.

    `must_be_asked` with its notes: pairs of an index of LABELS['must_be_asked'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if TROOP_CLASS[unit_troop] != MORALE_CLASS_E and TROOP_CLASS[unit_troop] != MORALE_CLASS_O:
        notes.append((0, 0))
        return False, notes  # such troops always obey
    if not under_stress(unit, facts, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_obedience_throw(unit: Unit, facts: Facts, world: World, dice: Dice) -> tuple[Obedience, Notes]:
    """How a throw for obedience comes out.

    `obedience_throw` with its notes: pairs of an index of LABELS['obedience_throw'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    score = obedience_score(unit, facts, world, dice)  # score for obedience
    notes.append((0, score))
    notes.append((1, 0))
    return obedience(TROOP_CLASS[unit.troop], score), notes


def why_obeys_order(unit: Unit, facts: Facts, world: World, dice: Dice) -> tuple[Obedience, Notes]:
    """What becomes of an order.

    `obeys_order` with its notes: pairs of an index of LABELS['obeys_order'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if TROOP_CLASS[unit_troop] != MORALE_CLASS_E and TROOP_CLASS[unit_troop] != MORALE_CLASS_O:
        notes.append((0, 0))
        return OBEDIENCE_OBEYS, notes  # such troops always obey
    notes.append((1, 0))
    return obedience_throw(unit, facts, world, dice), notes  # the throw for obedience


def why_after_balking(outcome: Reaction) -> tuple[Reaction, Notes]:
    """What a unit does that does not obey.

    `after_balking` with its notes: pairs of an index of LABELS['after_balking'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    if outcome in _ONE_OF_1:
        notes.append((0, 0))
        return outcome, notes  # it breaks
    notes.append((1, 0))
    return REACTION_HALT_1, notes  # it stays, and defends itself


def why_may_drive(driver: Unit, follower: Unit) -> tuple[bool, Notes]:
    """The driver can drive the follower.

    `may_drive` with its notes: pairs of an index of LABELS['may_drive'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    driver_troop = driver.troop
    if TROOP_SIDE[driver_troop] == SIDE_LAW or TROOP_SIDE[follower.troop] == SIDE_LAW:
        notes.append((0, 0))
        return False, notes  # only evil drives its own
    if not mounted(driver):
        notes.append((1, 0))
        return False, notes  # Only cavalry drives others.
    follower_troop = follower.troop
    if standing(TROOP_CLASS[driver_troop]) <= standing(TROOP_CLASS[follower_troop]):
        notes.append((2, 0))
        return False, notes  # It is of no higher morale class.
    driver_stance = driver.stance
    if driver_stance != STANCE_STEADY and driver_stance != STANCE_CHARGING:
        notes.append((3, 0))
        return False, notes  # It has lost heart itself.
    return True, notes
