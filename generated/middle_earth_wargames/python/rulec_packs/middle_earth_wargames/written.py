"""Resolvers of written.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import shape_inside
from rulec.runtime.ground.geometry_angles import bearing_to

from ._choices import (
    OBEDIENCE_BALKS, ORDER_BREADTH_DETAILED_COMMAND, ORDER_BREADTH_GENERAL_COMMAND, STANCE_RETIRING,
    STANCE_RETREATING, STANCE_ROUTING, Spacing, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_COUNTER_ERRAND,
    UNIT_ERRAND_MARCH_ERRAND, UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND, UnitErrand,
)
from ._kinds import Unit, Warlord
from ._words import METRE, PIP
from ._world import SHAPE, World
from .morale import reaction_of
from .movement import may_charge
from .weather import too_bright

_SAYS_DID_NOT_OBEY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' did not obey.',
), 'process:obey_orders', 'did_not_obey')
_SAYS_MORALE_OF: Final = Message((
    'Morale of ', Hole(Holds("thing", 'Unit'), 'u'), ': ', Hole(Holds("number", unit=PIP), 'score'), ', ',
    Hole(Holds("choice", 'Reaction'), 'after_balking'), '.',
), 'process:obey_orders', 'morale_of')
_SAYS_HEARS_NO_ORDERS_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:10', 'free')
_SAYS_TAKES_NO_SUCH_ORDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no such order now.',
), 'order:10', 'plain')
_SAYS_IS_NOT_ON_THE: Final = Message((
    Hole(Holds("spot", unit=METRE), 'place'), ' is not on the table.',
), 'order:10', 'upon_it')
_SAYS_HEARS_NO_ORDERS_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:11', 'free')
_SAYS_TAKES_NO_OTHER_ORDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no other order yet.',
), 'order:11', 'plain')
_SAYS_HEARS_NO_ORDERS_NOW_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:12', 'free')
_SAYS_TAKES_NO_SUCH_ORDER_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' takes no such order now.',
), 'order:12', 'plain')
_SAYS_MUST_REST_FIRST: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' must rest first.',
), 'order:12', 'breath')
_SAYS_DOES_NOT_FIGHT_UNDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' does not fight under this sky.',
), 'order:12', 'shade')
_SAYS_HAS_NO_WEAPONS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no weapons.',
), 'order:12', 'weapons')
_SAYS_HEARS_NO_ORDERS_NOW_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:13', 'free')
_SAYS_HAS_NOTHING_TO_SHOOT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has nothing to shoot with.',
), 'order:14', 'has_nothing_to_shoot')
_SAYS_HEARS_NO_ORDERS_NOW_5: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:14', 'free')
_SAYS_HEARS_NO_ORDERS_NOW_6: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:15', 'free')
_SAYS_HEARS_NO_ORDERS_NOW_7: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:16', 'free')
_SAYS_IS_FIGHTING: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is fighting.',
), 'order:16', 'apart')
_SAYS_IS_FIGHTING_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is fighting.',
), 'order:17', 'apart')


def host_of(warlord: Warlord, world: World) -> Sequence[Unit]:
    """The units of a commander.

    wargames "ORDERS".
    """
    return [u for u in world.units if u.warlord is warlord]


def enemies_of(warlord: Warlord, world: World) -> Sequence[Unit]:
    """The enemies of a commander.

    wargames "ORDERS".
    """
    return [u for u in world.units if side_of(u) != warlord.side]


def can_be_ordered(unit: Unit) -> bool:
    """The unit hears orders.

    wargames "MORALE".
    """
    unit_stance = unit.stance
    if unit_stance == STANCE_RETIRING or unit_stance == STANCE_RETREATING or unit_stance == STANCE_ROUTING:
        return False  # it withdraws
    if unit.halted_for > 0:
        return False  # it halts
    if unit.rash_for > 0:
        return False  # it cannot be held
    return unit.moves_away is None and not dazed(unit)  # it is beaten; it has fallen from the sky


def give_order(unit: Unit, errand: UnitErrand, world: World) -> None:
    """A unit is given an order.

    wargames "ORDERS".
    """
    world.keep(unit, "duty_now")
    unit.duty_now = errand
    world.keep(unit, "quarry")
    unit.quarry = None
    world.keep(unit, "march_aim")
    unit.march_aim = None
    world.keep(unit, "turning_to")
    unit.turning_to = None
    world.keep(unit, "ordered_now")
    unit.ordered_now = True


def obey_orders(world: World, dice: Dice) -> None:
    """Who obeys.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell (the
    book does not give a value).
    wargames "OBEYING ORDERS".
    """
    for u in [
        u
        for u in world.units
        if (u.ordered_now or u.next_duty is not None) and must_be_asked(u, world.facts, world)
    ]:
        u_dice = dice.at(u.id)
        outcome = obeys_order(u, world.facts, world, u_dice)
        if outcome == OBEDIENCE_BALKS:
            world.tell(None, _SAYS_DID_NOT_OBEY.text((u,), SHAPE))
            u.duty_now = UNIT_ERRAND_STAND_ERRAND
            u.turning_to = None
            u.next_duty = None
            score = morale_test(u, world.facts, world, u_dice)
            u.shaken_now = True
            world.tell(None, _SAYS_MORALE_OF.text((u, score, after_balking(reaction_of(u, score))), SHAPE))
            react(u, after_balking(reaction_of(u, score)), world, u_dice)


def domain_order_10_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: March to a place.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def needs_order_10(warlord: Warlord, unit: Unit, place: tuple[int, int], world: World) -> str | None:
    """Why it is refused when it is done: March to a place.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER.text((unit,), SHAPE)
    if not shape_inside((place,), world.field_edge):
        return _SAYS_IS_NOT_ON_THE.text((place,), SHAPE)
    return None


def early_order_10_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: March to a place.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER.text((unit,), SHAPE)
    return None


def does_order_10(warlord: Warlord, unit: Unit, place: tuple[int, int], world: World, dice: Dice) -> None:
    """March to a place.

    wargames "ORDERS".
    """
    give_order(unit, UNIT_ERRAND_MARCH_ERRAND, world)
    unit.march_aim = place


def domain_order_11_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Advance on an enemy.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def domain_order_11_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Advance on an enemy.

    wargames "ORDERS".
    """
    return enemies_of(warlord, world)


def needs_order_11(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Advance on an enemy.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_GENERAL_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_OTHER_ORDER.text((unit,), SHAPE)
    return None


def early_order_11_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Advance on an enemy.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_GENERAL_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_OTHER_ORDER.text((unit,), SHAPE)
    return None


def does_order_11(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Advance on an enemy.

    wargames "ORDERS".
    """
    give_order(unit, UNIT_ERRAND_MARCH_ERRAND, world)
    unit.quarry = enemy


def domain_order_12_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Charge.

    wargames "MOVEMENT", "ORDERS".
    """
    return host_of(warlord, world)


def domain_order_12_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Charge.

    wargames "MOVEMENT", "ORDERS".
    """
    return enemies_of(warlord, world)


def needs_order_12(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Charge.

    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_3.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER_2.text((unit,), SHAPE)
    if not may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now):
        return _SAYS_MUST_REST_FIRST.text((unit,), SHAPE)
    if too_bright(unit, world.sky_now, world):
        return _SAYS_DOES_NOT_FIGHT_UNDER.text((unit,), SHAPE)
    if without_weapons(unit):
        return _SAYS_HAS_NO_WEAPONS.text((unit,), SHAPE)
    return None


def early_order_12_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Charge.

    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_3.text((unit,), SHAPE)
    if not takes_order(unit, ORDER_BREADTH_DETAILED_COMMAND, world.facts, world):
        return _SAYS_TAKES_NO_SUCH_ORDER_2.text((unit,), SHAPE)
    if not may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now):
        return _SAYS_MUST_REST_FIRST.text((unit,), SHAPE)
    if too_bright(unit, world.sky_now, world):
        return _SAYS_DOES_NOT_FIGHT_UNDER.text((unit,), SHAPE)
    if without_weapons(unit):
        return _SAYS_HAS_NO_WEAPONS.text((unit,), SHAPE)
    return None


def does_order_12(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Charge.

    wargames "MOVEMENT", "ORDERS".
    """
    give_order(unit, UNIT_ERRAND_CHARGE_ERRAND, world)
    unit.quarry = enemy


def domain_order_13_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Counter-charge.

    wargames "IMPETUS".
    """
    return host_of(warlord, world)


def needs_order_13(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Counter-charge.

    wargames "IMPETUS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_4.text((unit,), SHAPE)
    return None


def does_order_13(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Counter-charge.

    wargames "IMPETUS".
    """
    give_order(unit, UNIT_ERRAND_COUNTER_ERRAND, world)


def domain_order_14_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Shoot.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def open_order_14(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Shoot.

    wargames "ORDERS".
    """
    if unit.missile_borne is None:
        return _SAYS_HAS_NOTHING_TO_SHOOT.text((unit,), SHAPE)
    return None


def needs_order_14(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Shoot.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_5.text((unit,), SHAPE)
    return None


def does_order_14(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Shoot.

    wargames "ORDERS".
    """
    give_order(unit, UNIT_ERRAND_SHOOT_ERRAND, world)


def domain_order_15_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Stand.

    wargames "ORDERS".
    """
    return host_of(warlord, world)


def needs_order_15(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Stand.

    wargames "ORDERS".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_6.text((unit,), SHAPE)
    return None


def does_order_15(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Stand.

    wargames "ORDERS".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)


def domain_order_16_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Turn to an enemy.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return host_of(warlord, world)


def domain_order_16_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Turn to an enemy.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    return enemies_of(warlord, world)


def needs_order_16(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Turn to an enemy.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_7.text((unit,), SHAPE)
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING.text((unit,), SHAPE)
    return None


def early_order_16_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Turn to an enemy.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_7.text((unit,), SHAPE)
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING.text((unit,), SHAPE)
    return None


def does_order_16(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Turn to an enemy.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)
    if turns_about(unit, enemy.stands_upon) and not aloft(unit):
        world.keep(unit, "turning_to")
        unit.turning_to = enemy
    else:
        world.keep(unit, "faces_toward")
        unit.faces_toward = bearing_to(unit.stands_upon, enemy.stands_upon, 360)


def domain_order_17_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Open or close the ranks.

    wargames "MOVEMENT".
    """
    return host_of(warlord, world)


def needs_order_17(warlord: Warlord, unit: Unit, spacing: Spacing, world: World) -> str | None:
    """Why it is refused when it is done: Open or close the ranks.

    wargames "MOVEMENT".
    """
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING_2.text((unit,), SHAPE)
    return None


def early_order_17_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Open or close the ranks.

    wargames "MOVEMENT".
    """
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING_2.text((unit,), SHAPE)
    return None


def does_order_17(warlord: Warlord, unit: Unit, spacing: Spacing, world: World, dice: Dice) -> None:
    """Open or close the ranks.

    wargames "MOVEMENT".
    """
    unit.spacing = spacing


def domain_order_18_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Bring the leader to the front or to the rear.

    wargames "DEATH OF LEADERS.".
    """
    return host_of(warlord, world)


def does_order_18(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Bring the leader to the front or to the rear.

    wargames "DEATH OF LEADERS.".
    """
    unit.leader_behind = not unit.leader_behind


def domain_order_19_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Ask for a test.

    wargames "MORALE".
    """
    return enemies_of(warlord, world)


def does_order_19(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Ask for a test.

    wargames "MORALE".
    """
    world.note('test_was_called', unit)


# at the end, for these modules use each other
from ._morale_test import morale_test  # noqa: E402
from .field import side_of  # noqa: E402
from .marching import turns_about  # noqa: E402
from .nerves import react  # noqa: E402
from .orders import after_balking, must_be_asked, obeys_order, takes_order  # noqa: E402
from .skies import aloft, dazed  # noqa: E402
from .wizardry import without_weapons  # noqa: E402
