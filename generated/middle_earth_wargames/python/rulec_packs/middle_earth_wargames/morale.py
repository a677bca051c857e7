"""Resolvers of morale.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice

from ._choices import (
    DESPAIR_LOST_ROUT, DESPAIR_RALLYABLE_ROUT, DESPAIR_RUN_ON_1, DESPAIR_RUN_ON_2, Despair, MORALE_CLASS_A,
    MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_T, MoraleClass,
    ORGANISATION_DISORGANISED, ORGANISATION_FORMED, ORGANISATION_SCATTERED, ORGANISATION_SEMI_FORMED,
    ORGANISATION_UNFORMED, Organisation, RACE_DWARF, RACE_ELF, RACE_MAN_ORC, RACE_ORC, RACE_TROLL,
    RACE_URUK, RACE_WOLF, REACTION_ADVANCE_1, REACTION_ADVANCE_2, REACTION_AS_ORDERED, REACTION_DESPERATION,
    REACTION_HALT_1, REACTION_HALT_2, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT,
    REMNANT_HALF_OR_MORE, Reaction, Remnant, SIDE_EVIL, STRUCK_CHARIOT, STRUCK_HEAVY_HORSE,
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_WOLF_RIDER, Troop,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS, TROOP_RACE, TROOP_SIDE, last_stands_faces, withdrawals_after

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))
_ONE_OF_2: Final = frozenset((
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_WOLF_RIDER, STRUCK_CHARIOT,
))


def morale_dice(class_: MoraleClass, dice: Dice) -> int:
    """The morale throw.

    In pips.
    wargames "MORALE".
    """
    if class_ == MORALE_CLASS_A:
        return dice.throw('morale_dice.1', 6)  # a whole die
    if class_ == MORALE_CLASS_B or class_ == MORALE_CLASS_T:
        return -1 * (-1 * dice.throw('morale_dice.2', 6) // 2)  # part of a die, rounded up
    if class_ == MORALE_CLASS_C or class_ == MORALE_CLASS_D:
        return dice.throw('morale_dice.3', 6) - dice.throw('morale_dice.4', 6)  # a die less another
    if class_ == MORALE_CLASS_E:
        return 0  # no dice
    return dice.throw('morale_dice.5', 6) - dice.throw('morale_dice.6', 6)  # a die less another


def reaction(score: int) -> Reaction:
    """What a unit does.

    wargames "MORALE", "MIDDLE EARTH: PLAYSHEET".
    """
    if score >= 10:
        return REACTION_ADVANCE_2
    if 8 <= score <= 9:
        return REACTION_ADVANCE_1
    if 1 <= score <= 7:
        return REACTION_AS_ORDERED
    if -1 <= score <= 0:
        return REACTION_HALT_1
    if score == -2:
        return REACTION_HALT_2
    if -4 <= score <= -3:
        return REACTION_RETIRE
    if -6 <= score <= -5:
        return REACTION_RETREAT
    if -10 <= score <= -7:
        return REACTION_ROUT
    return REACTION_DESPERATION


def reaction_of(unit: Unit, score: int) -> Reaction:
    """What this unit does.

    wargames "OBEYING ORDERS".
    """
    if (
        unit.driven
        and TROOP_SIDE[unit.troop] == SIDE_EVIL
        and (reaction(score) == REACTION_ADVANCE_1 or reaction(score) == REACTION_ADVANCE_2)
    ):
        return REACTION_AS_ORDERED  # it is driven from behind
    return reaction(score)


def despair(dice: Dice) -> Despair:
    """What desperation leads to.

    wargames "MORALE".
    """
    the_throw = dice.throw('despair.1', 6, 2)
    if 2 <= the_throw <= 3:
        return DESPAIR_RUN_ON_2
    if 4 <= the_throw <= 5:
        return DESPAIR_RALLYABLE_ROUT
    if 6 <= the_throw <= 7:
        return DESPAIR_LOST_ROUT
    if 8 <= the_throw <= 9:
        return DESPAIR_RALLYABLE_ROUT
    return DESPAIR_RUN_ON_1


def after_charge(organisation: Organisation, rear_attack: bool) -> Organisation:
    """Organisation after being charged.

    wargames "ORGANIZATION".
    """
    if (organisation == ORGANISATION_FORMED or organisation == ORGANISATION_SEMI_FORMED) and rear_attack:
        return ORGANISATION_DISORGANISED  # charged in the rear
    if rear_attack:
        return ORGANISATION_SCATTERED  # charged in the rear
    if organisation == ORGANISATION_FORMED:
        return ORGANISATION_UNFORMED  # a formed unit
    if organisation == ORGANISATION_SEMI_FORMED or organisation == ORGANISATION_UNFORMED:
        return ORGANISATION_DISORGANISED  # a looser unit
    return ORGANISATION_SCATTERED  # a disorganised unit


def after_withdrawal(organisation: Organisation, reaction_: Reaction) -> Organisation:
    """Organisation after a withdrawal.

    Raises OffTheTable (a table has no row).
    wargames "CHANGE OF ORGANISATION DUE TO WITHDRAWAL".
    """
    if reaction_ == REACTION_RETIRE or reaction_ == REACTION_RETREAT or reaction_ == REACTION_ROUT:
        return withdrawals_after(organisation, reaction_)  # a withdrawal
    return organisation  # no withdrawal


def good_order(troop: Troop) -> Organisation:
    """Organisation in good order.

    wargames "ORGANIZATION".
    """
    if TROOP_RACE[troop] in _ONE_OF_1:
        return ORGANISATION_SEMI_FORMED  # orcs, trolls, wargs and the like
    return ORGANISATION_FORMED  # men, and all who drill like them


def reforming_time(unit: Unit) -> int:
    """Time to come back into order.

    In steps of 1/4 moves.
    wargames "ORGANIZATION".
    """
    value = 0
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_UNFORMED:
        value += 1  # unformed
    if unit_organisation == ORGANISATION_DISORGANISED:
        unit_troop = unit.troop
        if good_order(unit_troop) == ORGANISATION_FORMED:
            value += 1  # disorganised, of those who fight formed
        if good_order(unit_troop) == ORGANISATION_SEMI_FORMED:
            value += 2  # disorganised, of those who fight semi formed
    if unit_organisation == ORGANISATION_SCATTERED:
        unit_troop_ = unit.troop
        if good_order(unit_troop_) == ORGANISATION_FORMED:
            value += 4  # scattered, of those who fight formed
        if good_order(unit_troop_) == ORGANISATION_SEMI_FORMED:
            value += 3  # scattered, of those who fight semi formed
    return 2 * value


def fights_on(class_: MoraleClass, remnant: Remnant, dice: Dice) -> bool:
    """Whether what is left of a unit fights on.

    Raises OffTheTable (a table has no row).
    wargames "HALF STRENGTH".
    """
    face = dice.throw('fights_on.face', 6)
    if remnant == REMNANT_HALF_OR_MORE:
        return True  # nothing has to be thrown
    return face in last_stands_faces(class_, remnant)


def standing(class_: MoraleClass) -> int:
    """How high a class stands.

    In plain numbers.
    wargames "MORALE FACTORS PLUS".
    """
    if class_ == MORALE_CLASS_A:
        return 6
    if class_ == MORALE_CLASS_T:
        return 5
    if class_ == MORALE_CLASS_B:
        return 4
    if class_ == MORALE_CLASS_C:
        return 3
    if class_ == MORALE_CLASS_D:
        return 2
    return 1


def looks_down_on(one: Unit, other: Unit) -> bool:
    """The one thinks itself better than the other.

    wargames "MORALE FACTORS PLUS".
    """
    one_troop = one.troop
    if TROOP_RACE[one_troop] == RACE_DWARF and TROOP_RACE[other.troop] == RACE_ELF:
        return True  # dwarves and elves
    if TROOP_RACE[one_troop] == RACE_ELF and TROOP_RACE[other.troop] == RACE_DWARF:
        return True  # elves and dwarves
    if TROOP_CLASS[one_troop] == MORALE_CLASS_E and TROOP_RACE[other.troop] == RACE_URUK:
        return True  # the lowest of men and urucks
    if TROOP_RACE[one_troop] == RACE_URUK and TROOP_CLASS[other.troop] == MORALE_CLASS_E:
        return True  # urucks and the lowest of men
    other_troop = other.troop
    return standing(TROOP_CLASS[one_troop]) > standing(TROOP_CLASS[other_troop])


def mounted(unit: Unit) -> bool:
    """The unit is mounted.

    wargames "CLASSIFICATION OF TROOP TYPES".
    """
    return unit.struck_as in _ONE_OF_2


def charisma_of_leader(dice: Dice) -> int:
    """Charisma of an ordinary leader.

    In pips.
    wargames "RALLYING".
    """
    the_throw = dice.throw('charisma_of_leader.1', _AVERAGE_FACES)
    if the_throw == 5:
        return 3
    if the_throw == 4:
        return 1
    if the_throw == 3:
        return 0
    return -2


def rallies(score: int) -> bool:
    """The unit rallies.

    wargames "RALLYING".
    """
    reaction_ = reaction(score)
    return (
        reaction_ == REACTION_AS_ORDERED
        or reaction_ == REACTION_ADVANCE_1
        or reaction_ == REACTION_ADVANCE_2
    )
