"""The resolvers of impetus.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    ENTRY_WAY_FLANK_ENTRY, ENTRY_WAY_REAR_ENTRY, EntryWay, ORGANISATION_SEMI_FORMED,
    PUSH_WEIGHT_HEAVY_FOOT_PUSH, PUSH_WEIGHT_HEAVY_HORSE_PUSH, PUSH_WEIGHT_LIGHT_FOOT_PUSH,
    PUSH_WEIGHT_LIGHT_HORSE_PUSH, PUSH_WEIGHT_MEDIUM_FOOT_PUSH, PUSH_WEIGHT_MEDIUM_HORSE_PUSH,
    PUSH_WEIGHT_ORC_PUSH, PUSH_WEIGHT_TROLL_PUSH, PushWeight, SIDE_EVIL, SIDE_LAW, STANCE_CHARGING,
    STANCE_STEADY, STRUCK_GOBLIN, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE, STRUCK_HILL_TROLL,
    STRUCK_LIGHT_FOOT, STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE,
    STRUCK_STONE_TROLL, STRUCK_URUK, UNIT_ERRAND_COUNTER_ERRAND, UnitErrand,
)
from ._kinds import Unit
from ._tables import (
    IMPETUS_OF_LAW_WEAPON, PUSHES_PUSH, RANK_PUSHES_PUSH, TROOP_SIDE, impetus_of_law_weapon_cell,
)
from .impetus import first_push, impetus_factor, impetus_weapon, pushes_at_all, weight_of
from .melee import casualties, fighters, ground_tactics, impetus_bonus, melee_dice, weapon_factor
from .morale import good_order

_ONE_OF_1: Final = frozenset((
    STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE,
    STRUCK_HEAVY_HORSE, STRUCK_GOBLIN, STRUCK_URUK, STRUCK_MAN_ORC, STRUCK_HILL_TROLL, STRUCK_STONE_TROLL,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "impetus_weapon": (
        Label('base', 'weapon factor chart IV'),
        Label('base', 'weapon factor chart I', 1, 'ruling "The lost chart of impetus for the side of evil"'),
    ),
    "impetus_factor": (
        Label('throw', 'the dice'),
        Label('add', 'the weapon'),
        Label('add', 'impetus'),
        Label('add', 'light, ground, cover and flight', 1, 'ruling "Which tactical factors count when a charge strikes home"'),
    ),
    "has_impetus": (
        Label('no', 'it enters a melee that goes on', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ENTERING MELEES", line 665'),
        Label('holds', ''),
    ),
    "impetus_casualties": (
        Label('thrown', 'combat factor on impact'),
        Label('otherwise', ''),
    ),
    "pushes_at_all": (
        Label('holds', ''),
    ),
    "weight_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', 'orcs, urucks and man-orcs'),
    ),
    "first_push": (
        Label('base', ''),
        Label('add', 'the push-back table'),
    ),
    "push_back": (
        Label('base', 'the first rank'),
        Label('add', 'the ranks behind', 1, 'ruling "What ranks behind the first add to a push, where nobody can read it"'),
    ),
    "orc_ranks_behind": (
        Label('base', 'every 10 men', 10),
        Label('at least', '', 10),
        Label('round', '', 10),
    ),
    "counter_charges": (
        Label('no', 'it is withdrawing'),
        Label('holds', ''),
    ),
    "may_enter_melee": (
        Label('yes', 'crowds mingle'),
        Label('yes', 'a crowd comes from the side or from behind'),
        Label('holds', ''),
    ),
}


def why_impetus_weapon(attacker: Unit, defender: Unit) -> tuple[int, Notes]:
    """Weapon factor on impact.

    `impetus_weapon` with its notes: pairs of an index of LABELS['impetus_weapon'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "IMPETUS", "WEAPON FACTOR CHART IV".
    """
    notes: Notes = []
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_LAW:
        value = IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart IV
        if value < FLOOR:
            value = impetus_of_law_weapon_cell(value)
        notes.append((0, value))
    elif TROOP_SIDE[attacker_troop] == SIDE_EVIL:
        value = weapon_factor(attacker, defender)  # weapon factor chart I
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_impetus_factor(attacker: Unit, defender: Unit, dice: Dice) -> tuple[int, Notes]:
    """Combat factor on impact.

    `impetus_factor` with its notes: pairs of an index of LABELS['impetus_factor'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "IMPETUS".
    """
    notes: Notes = []
    value = melee_dice(dice)  # the dice
    notes.append((0, value))
    amount = impetus_weapon(attacker, defender)
    notes.append((1, amount))
    value += amount  # the weapon
    amount_ = impetus_bonus(attacker)
    notes.append((2, amount_))
    value += amount_  # impetus
    amount_2 = ground_tactics(attacker, defender)
    notes.append((3, amount_2))
    value += amount_2  # light, ground, cover and flight
    return value, notes


def why_has_impetus(attacker: Unit, running_melee: bool, first_contact: bool) -> tuple[bool, Notes]:
    """The attacker strikes with impetus.

    `has_impetus` with its notes: pairs of an index of LABELS['has_impetus'] and what it moved.
    wargames "MELEE.".
    """
    notes: Notes = []
    if running_melee:
        notes.append((0, 0))
        return False, notes  # it enters a melee that goes on
    if attacker.stance != STANCE_CHARGING or not first_contact:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_impetus_casualties(attacker: Unit, defender: Unit, dice: Dice) -> tuple[int, Notes]:
    """Losses on impact.

    `impetus_casualties` with its notes: pairs of an index of LABELS['impetus_casualties'] and what it
    moved.
    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: Notes = []
    total = impetus_factor(attacker, defender, dice)  # combat factor on impact
    notes.append((0, total))
    notes.append((1, 0))
    return min(casualties(fighters(attacker), total), defender.men), notes


def why_pushes_at_all(unit: Unit) -> tuple[bool, Notes]:
    """The unit stands on the push-back table.

    `pushes_at_all` with its notes: pairs of an index of LABELS['pushes_at_all'] and what it moved.
    wargames "IMPETUS".
    """
    notes: Notes = []
    if unit.struck_as not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_weight_of(unit: Unit) -> tuple[PushWeight, Notes]:
    """Line of the push-back table.

    `weight_of` with its notes: pairs of an index of LABELS['weight_of'] and what it moved.
    wargames "IMPETUS".
    """
    notes: Notes = []
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_LIGHT_FOOT:
        notes.append((0, 0))
        return PUSH_WEIGHT_LIGHT_FOOT_PUSH, notes
    if unit_struck_as == STRUCK_MEDIUM_FOOT:
        notes.append((1, 0))
        return PUSH_WEIGHT_MEDIUM_FOOT_PUSH, notes
    if unit_struck_as == STRUCK_HEAVY_FOOT:
        notes.append((2, 0))
        return PUSH_WEIGHT_HEAVY_FOOT_PUSH, notes
    if unit_struck_as == STRUCK_LIGHT_HORSE:
        notes.append((3, 0))
        return PUSH_WEIGHT_LIGHT_HORSE_PUSH, notes
    if unit_struck_as == STRUCK_MEDIUM_HORSE:
        notes.append((4, 0))
        return PUSH_WEIGHT_MEDIUM_HORSE_PUSH, notes
    if unit_struck_as == STRUCK_HEAVY_HORSE:
        notes.append((5, 0))
        return PUSH_WEIGHT_HEAVY_HORSE_PUSH, notes
    if unit_struck_as == STRUCK_HILL_TROLL or unit_struck_as == STRUCK_STONE_TROLL:
        notes.append((6, 0))
        return PUSH_WEIGHT_TROLL_PUSH, notes
    notes.append((7, 0))
    return PUSH_WEIGHT_ORC_PUSH, notes  # orcs, urucks and man-orcs


def why_first_push(attacker: Unit, defender: Unit, answering_charge: bool) -> tuple[int, Notes]:
    """How far the first rank of a charge pushes the enemy back.

    `first_push` with its notes: pairs of an index of LABELS['first_push'] and what it moved.
    In metres.
    wargames "IMPETUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if not answering_charge and pushes_at_all(attacker) and pushes_at_all(defender):
        amount = PUSHES_PUSH[weight_of(attacker)][weight_of(defender)]
        notes.append((1, amount))
        value += amount  # the push-back table
    return value, notes


def why_push_back(
    attacker: Unit,
    defender: Unit,
    answering_charge: bool,
    ranks_behind_: int,
) -> tuple[int, Notes]:
    """How far a charge pushes the enemy back.

    `push_back` with its notes: pairs of an index of LABELS['push_back'] and what it moved.
    In metres.
    wargames "IMPETUS".
    """
    notes: Notes = []
    value = first_push(attacker, defender, answering_charge)  # the first rank
    notes.append((0, value))
    if ranks_behind_ > 0 and first_push(attacker, defender, answering_charge) > 0:
        amount = RANK_PUSHES_PUSH[weight_of(attacker)] * ranks_behind_
        notes.append((1, amount))
        value += amount  # the ranks behind
    return value, notes


def why_orc_ranks_behind(men: int) -> tuple[int, Notes]:
    """Ranks of orcs behind the first.

    `orc_ranks_behind` with its notes: pairs of an index of LABELS['orc_ranks_behind'] and what it
    moved.
    In plain numbers.
    wargames "IMPETUS".
    """
    notes: Notes = []
    value = men - 10  # every 10 men
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    before = value
    value //= 10
    notes.append((2, 10 * value - before))
    return value, notes


def why_counter_charges(unit: Unit, errand: UnitErrand) -> tuple[bool, Notes]:
    """The unit charges in turn.

    `counter_charges` with its notes: pairs of an index of LABELS['counter_charges'] and what it moved.
    wargames "IMPETUS".
    """
    notes: Notes = []
    unit_stance = unit.stance
    if unit_stance != STANCE_STEADY and unit_stance != STANCE_CHARGING:
        notes.append((0, 0))
        return False, notes  # it is withdrawing
    if errand != UNIT_ERRAND_COUNTER_ERRAND:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_may_enter_melee(unit: Unit, friend_inside: Unit, entry: EntryWay) -> tuple[bool, Notes]:
    """The unit may enter the melee.

    `may_enter_melee` with its notes: pairs of an index of LABELS['may_enter_melee'] and what it moved.
    wargames "ENTERING MELEES".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if good_order(unit_troop) == ORGANISATION_SEMI_FORMED:
        if good_order(friend_inside.troop) == ORGANISATION_SEMI_FORMED:
            notes.append((0, 0))
            return True, notes  # crowds mingle
        if entry == ENTRY_WAY_FLANK_ENTRY or entry == ENTRY_WAY_REAR_ENTRY:
            notes.append((1, 0))
            return True, notes  # a crowd comes from the side or from behind
    if entry != ENTRY_WAY_REAR_ENTRY:
        notes.append((2, 0))
        return False, notes
    return True, notes
