"""The resolvers of morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

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
from .morale import good_order, reaction, standing

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))
_ONE_OF_2: Final = frozenset((
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_WOLF_RIDER, STRUCK_CHARIOT,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "morale_dice": (
        Label('case', 'a whole die'),
        Label('case', 'part of a die, rounded up'),
        Label('case', 'a die less another', 1, 'ruling "The dice of classes C and D"'),
        Label('case', 'no dice'),
        Label('case', 'a die less another'),
    ),
    "reaction": (
        Label('case', ''),
        Label('case', ''),
        Label('case', '', 1, 'ruling "A score of one"'),
        Label('case', '', 1, 'ruling "A score of minus one"'),
        Label('case', '', 1, 'ruling "How long a unit halts on minus two"'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "reaction_of": (
        Label('case', 'it is driven from behind'),
        Label('otherwise', ''),
    ),
    "despair": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', '', 1, 'ruling "Eleven in desperation"'),
    ),
    "after_charge": (
        Label('case', 'charged in the rear'),
        Label('case', 'charged in the rear', 1, 'ruling "A disorganised unit that is charged in the rear"'),
        Label('case', 'a formed unit'),
        Label('case', 'a looser unit'),
        Label('otherwise', 'a disorganised unit', 1, 'ruling "A scattered unit that is charged, or withdraws once more"'),
    ),
    "after_withdrawal": (
        Label('case', 'a withdrawal'),
        Label('otherwise', 'no withdrawal', 1, 'ruling "The organisation of those who do not withdraw"'),
    ),
    "good_order": (
        Label('case', 'orcs, trolls, wargs and the like'),
        Label('otherwise', 'men, and all who drill like them', 1, 'ruling "Who fights formed"'),
    ),
    "reforming_time": (
        Label('base', ''),
        Label('add', 'unformed', 2),
        Label('add', 'disorganised, of those who fight formed', 2),
        Label('add', 'disorganised, of those who fight semi formed', 2),
        Label('add', 'scattered, of those who fight formed', 2),
        Label('add', 'scattered, of those who fight semi formed', 2),
    ),
    "fights_on": (
        Label('thrown', ''),
        Label('case', 'nothing has to be thrown'),
        Label('otherwise', ''),
    ),
    "standing": (
        Label('case', ''),
        Label('case', '', 1, 'ruling "Where class T stands among the others"'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', '', 1, 'ruling "Where class O stands among the others"'),
    ),
    "looks_down_on": (
        Label('yes', 'dwarves and elves'),
        Label('yes', 'elves and dwarves'),
        Label('yes', 'the lowest of men and urucks'),
        Label('yes', 'urucks and the lowest of men'),
        Label('holds', ''),
    ),
    "mounted": (
        Label('holds', ''),
    ),
    "charisma_of_leader": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "rallies": (
        Label('holds', ''),
    ),
}


def why_morale_dice(class_: MoraleClass, dice: Dice) -> tuple[int, Notes]:
    """The morale throw.

    `morale_dice` with its notes: pairs of an index of LABELS['morale_dice'] and what it moved.
    In pips.
    wargames "MORALE".
    """
    notes: Notes = []
    if class_ == MORALE_CLASS_A:
        notes.append((0, 0))
        return dice.throw('morale_dice.1', 6), notes  # a whole die
    if class_ == MORALE_CLASS_B or class_ == MORALE_CLASS_T:
        notes.append((1, 0))
        return -1 * (-1 * dice.throw('morale_dice.2', 6) // 2), notes  # part of a die, rounded up
    if class_ == MORALE_CLASS_C or class_ == MORALE_CLASS_D:
        notes.append((2, 0))
        return dice.throw('morale_dice.3', 6) - dice.throw('morale_dice.4', 6), notes  # a die less another
    if class_ == MORALE_CLASS_E:
        notes.append((3, 0))
        return 0, notes  # no dice
    notes.append((4, 0))
    return dice.throw('morale_dice.5', 6) - dice.throw('morale_dice.6', 6), notes  # a die less another


def why_reaction(score: int) -> tuple[Reaction, Notes]:
    """What a unit does.

    `reaction` with its notes: pairs of an index of LABELS['reaction'] and what it moved.
    wargames "MORALE", "MIDDLE EARTH: PLAYSHEET".
    """
    notes: Notes = []
    if score >= 10:
        notes.append((0, 0))
        return REACTION_ADVANCE_2, notes
    if 8 <= score <= 9:
        notes.append((1, 0))
        return REACTION_ADVANCE_1, notes
    if 1 <= score <= 7:
        notes.append((2, 0))
        return REACTION_AS_ORDERED, notes
    if -1 <= score <= 0:
        notes.append((3, 0))
        return REACTION_HALT_1, notes
    if score == -2:
        notes.append((4, 0))
        return REACTION_HALT_2, notes
    if -4 <= score <= -3:
        notes.append((5, 0))
        return REACTION_RETIRE, notes
    if -6 <= score <= -5:
        notes.append((6, 0))
        return REACTION_RETREAT, notes
    if -10 <= score <= -7:
        notes.append((7, 0))
        return REACTION_ROUT, notes
    notes.append((8, 0))
    return REACTION_DESPERATION, notes


def why_reaction_of(unit: Unit, score: int) -> tuple[Reaction, Notes]:
    """What this unit does.

    `reaction_of` with its notes: pairs of an index of LABELS['reaction_of'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    if (
        unit.driven
        and TROOP_SIDE[unit.troop] == SIDE_EVIL
        and (reaction(score) == REACTION_ADVANCE_1 or reaction(score) == REACTION_ADVANCE_2)
    ):
        notes.append((0, 0))
        return REACTION_AS_ORDERED, notes  # it is driven from behind
    notes.append((1, 0))
    return reaction(score), notes


def why_despair(dice: Dice) -> tuple[Despair, Notes]:
    """What desperation leads to.

    `despair` with its notes: pairs of an index of LABELS['despair'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    the_throw = dice.throw('despair.1', 6, 2)
    notes.append((0, the_throw))
    if 2 <= the_throw <= 3:
        notes.append((1, 0))
        return DESPAIR_RUN_ON_2, notes
    if 4 <= the_throw <= 5:
        notes.append((2, 0))
        return DESPAIR_RALLYABLE_ROUT, notes
    if 6 <= the_throw <= 7:
        notes.append((3, 0))
        return DESPAIR_LOST_ROUT, notes
    if 8 <= the_throw <= 9:
        notes.append((4, 0))
        return DESPAIR_RALLYABLE_ROUT, notes
    notes.append((5, 0))
    return DESPAIR_RUN_ON_1, notes


def why_after_charge(organisation: Organisation, rear_attack: bool) -> tuple[Organisation, Notes]:
    """Organisation after being charged.

    `after_charge` with its notes: pairs of an index of LABELS['after_charge'] and what it moved.
    wargames "ORGANIZATION".
    """
    notes: Notes = []
    if rear_attack and (organisation == ORGANISATION_FORMED or organisation == ORGANISATION_SEMI_FORMED):
        notes.append((0, 0))
        return ORGANISATION_DISORGANISED, notes  # charged in the rear
    if rear_attack:
        notes.append((1, 0))
        return ORGANISATION_SCATTERED, notes  # charged in the rear
    if organisation == ORGANISATION_FORMED:
        notes.append((2, 0))
        return ORGANISATION_UNFORMED, notes  # a formed unit
    if organisation == ORGANISATION_SEMI_FORMED or organisation == ORGANISATION_UNFORMED:
        notes.append((3, 0))
        return ORGANISATION_DISORGANISED, notes  # a looser unit
    notes.append((4, 0))
    return ORGANISATION_SCATTERED, notes  # a disorganised unit


def why_after_withdrawal(organisation: Organisation, reaction_: Reaction) -> tuple[Organisation, Notes]:
    """Organisation after a withdrawal.

    `after_withdrawal` with its notes: pairs of an index of LABELS['after_withdrawal'] and what it
    moved.
    Raises OffTheTable (a table has no row).
    wargames "CHANGE OF ORGANISATION DUE TO WITHDRAWAL".
    """
    notes: Notes = []
    if reaction_ == REACTION_RETIRE or reaction_ == REACTION_RETREAT or reaction_ == REACTION_ROUT:
        notes.append((0, 0))
        return withdrawals_after(organisation, reaction_), notes  # a withdrawal
    notes.append((1, 0))
    return organisation, notes  # no withdrawal


def why_good_order(troop: Troop) -> tuple[Organisation, Notes]:
    """Organisation in good order.

    `good_order` with its notes: pairs of an index of LABELS['good_order'] and what it moved.
    wargames "ORGANIZATION".
    """
    notes: Notes = []
    if TROOP_RACE[troop] in _ONE_OF_1:
        notes.append((0, 0))
        return ORGANISATION_SEMI_FORMED, notes  # orcs, trolls, wargs and the like
    notes.append((1, 0))
    return ORGANISATION_FORMED, notes  # men, and all who drill like them


def why_reforming_time(unit: Unit) -> tuple[int, Notes]:
    """Time to come back into order.

    `reforming_time` with its notes: pairs of an index of LABELS['reforming_time'] and what it moved.
    In steps of 1/4 moves.
    wargames "ORGANIZATION".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_UNFORMED:
        notes.append((1, 1))
        value += 1  # unformed
    if unit_organisation == ORGANISATION_DISORGANISED:
        unit_troop = unit.troop
        if good_order(unit_troop) == ORGANISATION_FORMED:
            notes.append((2, 1))
            value += 1  # disorganised, of those who fight formed
        if good_order(unit_troop) == ORGANISATION_SEMI_FORMED:
            notes.append((3, 2))
            value += 2  # disorganised, of those who fight semi formed
    if unit_organisation == ORGANISATION_SCATTERED:
        unit_troop_ = unit.troop
        if good_order(unit_troop_) == ORGANISATION_FORMED:
            notes.append((4, 4))
            value += 4  # scattered, of those who fight formed
        if good_order(unit_troop_) == ORGANISATION_SEMI_FORMED:
            notes.append((5, 3))
            value += 3  # scattered, of those who fight semi formed
    value *= 2
    return value, notes


def why_fights_on(class_: MoraleClass, remnant: Remnant, dice: Dice) -> tuple[bool, Notes]:
    """Whether what is left of a unit fights on.

    `fights_on` with its notes: pairs of an index of LABELS['fights_on'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "HALF STRENGTH".
    """
    notes: Notes = []
    face = dice.throw('fights_on.face', 6)
    notes.append((0, face))
    if remnant == REMNANT_HALF_OR_MORE:
        notes.append((1, 0))
        return True, notes  # nothing has to be thrown
    notes.append((2, 0))
    return face in last_stands_faces(class_, remnant), notes


def why_standing(class_: MoraleClass) -> tuple[int, Notes]:
    """How high a class stands.

    `standing` with its notes: pairs of an index of LABELS['standing'] and what it moved.
    In plain numbers.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    if class_ == MORALE_CLASS_A:
        notes.append((0, 0))
        return 6, notes
    if class_ == MORALE_CLASS_T:
        notes.append((1, 0))
        return 5, notes
    if class_ == MORALE_CLASS_B:
        notes.append((2, 0))
        return 4, notes
    if class_ == MORALE_CLASS_C:
        notes.append((3, 0))
        return 3, notes
    if class_ == MORALE_CLASS_D:
        notes.append((4, 0))
        return 2, notes
    notes.append((5, 0))
    return 1, notes


def why_looks_down_on(one: Unit, other: Unit) -> tuple[bool, Notes]:
    """The one thinks itself better than the other.

    `looks_down_on` with its notes: pairs of an index of LABELS['looks_down_on'] and what it moved.
    wargames "MORALE FACTORS PLUS".
    """
    notes: Notes = []
    one_troop = one.troop
    if TROOP_RACE[one_troop] == RACE_DWARF and TROOP_RACE[other.troop] == RACE_ELF:
        notes.append((0, 0))
        return True, notes  # dwarves and elves
    if TROOP_RACE[one_troop] == RACE_ELF and TROOP_RACE[other.troop] == RACE_DWARF:
        notes.append((1, 0))
        return True, notes  # elves and dwarves
    if TROOP_CLASS[one_troop] == MORALE_CLASS_E and TROOP_RACE[other.troop] == RACE_URUK:
        notes.append((2, 0))
        return True, notes  # the lowest of men and urucks
    if TROOP_RACE[one_troop] == RACE_URUK and TROOP_CLASS[other.troop] == MORALE_CLASS_E:
        notes.append((3, 0))
        return True, notes  # urucks and the lowest of men
    other_troop = other.troop
    if standing(TROOP_CLASS[one_troop]) <= standing(TROOP_CLASS[other_troop]):
        notes.append((4, 0))
        return False, notes
    return True, notes


def why_mounted(unit: Unit) -> tuple[bool, Notes]:
    """The unit is mounted.

    `mounted` with its notes: pairs of an index of LABELS['mounted'] and what it moved.
    wargames "CLASSIFICATION OF TROOP TYPES".
    """
    notes: Notes = []
    if unit.struck_as not in _ONE_OF_2:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_charisma_of_leader(dice: Dice) -> tuple[int, Notes]:
    """Charisma of an ordinary leader.

    `charisma_of_leader` with its notes: pairs of an index of LABELS['charisma_of_leader'] and what it
    moved.
    In pips.
    wargames "RALLYING".
    """
    notes: Notes = []
    the_throw = dice.throw('charisma_of_leader.1', _AVERAGE_FACES)
    notes.append((0, the_throw))
    if the_throw == 5:
        notes.append((1, 0))
        return 3, notes
    if the_throw == 4:
        notes.append((2, 0))
        return 1, notes
    if the_throw == 3:
        notes.append((3, 0))
        return 0, notes
    notes.append((4, 0))
    return -2, notes


def why_rallies(score: int) -> tuple[bool, Notes]:
    """The unit rallies.

    `rallies` with its notes: pairs of an index of LABELS['rallies'] and what it moved.
    wargames "RALLYING".
    """
    notes: Notes = []
    if (
        reaction(score) != REACTION_AS_ORDERED
        and reaction(score) != REACTION_ADVANCE_1
        and reaction(score) != REACTION_ADVANCE_2
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
