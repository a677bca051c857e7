"""The resolvers of powder.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes, quotient

from ._choices import Barrier, RACE_MAN_ORC, RACE_ORC, RACE_URUK, SPACING_CLOSE_ORDER, Spacing, Troop
from ._tables import TROOP_RACE, siege_letters_letter
from .powder import powder_dud
from .siege import breached, climb_speed

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "carries_powder": (
        Label('holds', ''),
    ),
    "charges_carried": (
        Label('base', 'bearers to a charge', 3),
        Label('round', '', 3),
    ),
    "powder_mishap": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "powder_dud": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "meddling_explodes": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "keg_kills": (
        Label('holds', ''),
    ),
    "powder_breach": (
        Label('thrown', 'whether it goes off'),
        Label('case', 'it fails'),
        Label('otherwise', ''),
    ),
    "breach_front": (
        Label('base', 'abreast through each breach'),
    ),
    "oil_casualties": (
        Label('case', 'close order'),
        Label('otherwise', 'open order'),
    ),
    "oil_cost": (
        Label('base', 'each pot'),
    ),
    "ladder_is_held": (
        Label('holds', ''),
    ),
    "climbing_time": (
        Label('base', 'its speed'),
    ),
}


def why_carries_powder(troop: Troop) -> tuple[bool, Notes]:
    """The troop can carry powder.

    `carries_powder` with its notes: pairs of an index of LABELS['carries_powder'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    if TROOP_RACE[troop] != RACE_ORC and TROOP_RACE[troop] != RACE_URUK and TROOP_RACE[troop] != RACE_MAN_ORC:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_charges_carried(bearers: int) -> tuple[int, Notes]:
    """Charges of powder that bearers can carry.

    `charges_carried` with its notes: pairs of an index of LABELS['charges_carried'] and what it moved.
    In plain numbers.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    value = bearers  # bearers to a charge
    notes.append((0, value))
    before = value
    value //= 3
    notes.append((1, 3 * value - before))
    return value, notes


def why_powder_mishap(dice: Dice) -> tuple[bool, Notes]:
    """Whether powder blows up while it is laid.

    `powder_mishap` with its notes: pairs of an index of LABELS['powder_mishap'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    the_throw = dice.throw('powder_mishap.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 5:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_powder_dud(dice: Dice) -> tuple[bool, Notes]:
    """Whether powder fails.

    `powder_dud` with its notes: pairs of an index of LABELS['powder_dud'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    the_throw = dice.throw('powder_dud.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 5:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_meddling_explodes(dice: Dice) -> tuple[bool, Notes]:
    """Whether powder blows up when somebody meddles with it.

    `meddling_explodes` with its notes: pairs of an index of LABELS['meddling_explodes'] and what it
    moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    the_throw = dice.throw('meddling_explodes.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 3:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_keg_kills(distance: int) -> tuple[bool, Notes]:
    """The blast kills.

    `keg_kills` with its notes: pairs of an index of LABELS['keg_kills'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    if distance > 5:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_powder_breach(barrier: Barrier, strength: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether a charge of powder makes a breach.

    `powder_breach` with its notes: pairs of an index of LABELS['powder_breach'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    dud = powder_dud(dice)  # whether it goes off
    notes.append((0, dud))
    if dud:
        notes.append((1, 0))
        return False, notes  # it fails
    notes.append((2, 0))
    return breached(siege_letters_letter(barrier, 4, strength), dice), notes


def why_breach_front(breaches: int) -> tuple[int, Notes]:
    """Men who can enter abreast.

    `breach_front` with its notes: pairs of an index of LABELS['breach_front'] and what it moved.
    In men.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    value = 2 * breaches  # abreast through each breach
    notes.append((0, value))
    return value, notes


def why_oil_casualties(spacing: Spacing, dice: Dice) -> tuple[int, Notes]:
    """Losses by a pot of boiling oil.

    `oil_casualties` with its notes: pairs of an index of LABELS['oil_casualties'] and what it moved.
    In men.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    if spacing == SPACING_CLOSE_ORDER:
        notes.append((0, 0))
        return dice.throw('oil_casualties.1', _AVERAGE_FACES), notes  # close order
    notes.append((1, 0))
    return dice.throw('oil_casualties.2', _AVERAGE_FACES) - 1, notes  # open order


def why_oil_cost(pots: int) -> tuple[int, Notes]:
    """Points for boiling oil.

    `oil_cost` with its notes: pairs of an index of LABELS['oil_cost'] and what it moved.
    In steps of 1/2 points.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    value = 3 * pots  # each pot
    notes.append((0, value))
    value *= 2
    return value, notes


def why_ladder_is_held(holders: int) -> tuple[bool, Notes]:
    """The ladder is held.

    `ladder_is_held` with its notes: pairs of an index of LABELS['ladder_is_held'] and what it moved.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    if holders < 2:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_climbing_time(troop: Troop, height: int) -> tuple[int, Notes]:
    """Moves to the top of a ladder.

    `climbing_time` with its notes: pairs of an index of LABELS['climbing_time'] and what it moved.
    In steps of 1/4 moves.
    Raises DividedByNothing (a divisor is 0).
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    value = -1 * quotient(-1 * height, climb_speed(troop), 'climbing_time')  # its speed
    notes.append((0, value))
    value *= 4
    return value, notes
