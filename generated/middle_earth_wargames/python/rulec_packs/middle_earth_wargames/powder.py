"""Resolvers of powder.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, quotient

from ._choices import Barrier, RACE_MAN_ORC, RACE_ORC, RACE_URUK, SPACING_CLOSE_ORDER, Spacing, Troop
from ._tables import TROOP_RACE, siege_letters_letter
from .siege import breached, climb_speed

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)


def carries_powder(troop: Troop) -> bool:
    """The troop can carry powder.

    wargames "GUNPOWDER".
    """
    return (
        TROOP_RACE[troop] == RACE_ORC
        or TROOP_RACE[troop] == RACE_URUK
        or TROOP_RACE[troop] == RACE_MAN_ORC
    )


def charges_carried(bearers: int) -> int:
    """Charges of powder that bearers can carry.

    In plain numbers.
    wargames "GUNPOWDER".
    """
    value = bearers  # bearers to a charge
    return value // 3


def powder_mishap(dice: Dice) -> bool:
    """Whether powder blows up while it is laid.

    wargames "GUNPOWDER".
    """
    the_throw = dice.throw('powder_mishap.1', 6)
    return not 1 <= the_throw <= 5


def powder_dud(dice: Dice) -> bool:
    """Whether powder fails.

    wargames "GUNPOWDER".
    """
    the_throw = dice.throw('powder_dud.1', 6)
    return not 1 <= the_throw <= 5


def meddling_explodes(dice: Dice) -> bool:
    """Whether powder blows up when somebody meddles with it.

    wargames "GUNPOWDER".
    """
    the_throw = dice.throw('meddling_explodes.1', 6)
    return not 1 <= the_throw <= 3


def keg_kills(distance: int) -> bool:
    """The blast kills.

    wargames "GUNPOWDER".
    """
    return distance <= 5


def powder_breach(barrier: Barrier, strength: int, dice: Dice) -> bool:
    """Whether a charge of powder makes a breach.

    Raises OffTheTable (a table has no row).
    wargames "GUNPOWDER".
    """
    dud = powder_dud(dice)  # whether it goes off
    if dud:
        return False  # it fails
    return breached(siege_letters_letter(barrier, 4, strength), dice)


def breach_front(breaches: int) -> int:
    """Men who can enter abreast.

    In men.
    wargames "GUNPOWDER".
    """
    return 2 * breaches  # abreast through each breach


def oil_casualties(spacing: Spacing, dice: Dice) -> int:
    """Losses by a pot of boiling oil.

    In men.
    wargames "GUNPOWDER".
    """
    if spacing == SPACING_CLOSE_ORDER:
        return dice.throw('oil_casualties.1', _AVERAGE_FACES)  # close order
    return dice.throw('oil_casualties.2', _AVERAGE_FACES) - 1  # open order


def oil_cost(pots: int) -> int:
    """Points for boiling oil.

    In steps of 1/2 points.
    wargames "GUNPOWDER".
    """
    value = 3 * pots  # each pot
    return 2 * value


def ladder_is_held(holders: int) -> bool:
    """The ladder is held.

    wargames "SCALING LADDERS.".
    """
    return holders >= 2


def climbing_time(troop: Troop, height: int) -> int:
    """Moves to the top of a ladder.

    In steps of 1/4 moves.
    Raises DividedByNothing (a divisor is 0).
    wargames "SCALING LADDERS.".
    """
    value = -1 * quotient(-1 * height, climb_speed(troop), 'climbing_time')  # its speed
    return 4 * value
