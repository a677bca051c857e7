"""Resolvers of impetus.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR

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
from .melee import casualties, fighters, ground_tactics, impetus_bonus, melee_dice, weapon_factor
from .morale import good_order

_ONE_OF_1: Final = frozenset((
    STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE,
    STRUCK_HEAVY_HORSE, STRUCK_GOBLIN, STRUCK_URUK, STRUCK_MAN_ORC, STRUCK_HILL_TROLL, STRUCK_STONE_TROLL,
))


def impetus_weapon(attacker: Unit, defender: Unit) -> int:
    """Weapon factor on impact.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "IMPETUS", "WEAPON FACTOR CHART IV".
    """
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_LAW:
        value = IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart IV
        if value < FLOOR:
            value = impetus_of_law_weapon_cell(value)
    elif TROOP_SIDE[attacker_troop] == SIDE_EVIL:
        value = weapon_factor(attacker, defender)  # weapon factor chart I
    else:
        value = 0
    return value


def impetus_factor(attacker: Unit, defender: Unit, dice: Dice) -> int:
    """Combat factor on impact.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "IMPETUS".
    """
    value = melee_dice(dice)  # the dice
    value += impetus_weapon(attacker, defender)  # the weapon
    value += impetus_bonus(attacker)  # impetus
    return value + ground_tactics(attacker, defender)  # light, ground, cover and flight


def has_impetus(attacker: Unit, running_melee: bool, first_contact: bool) -> bool:
    """The attacker strikes with impetus.

    wargames "MELEE.".
    """
    if running_melee:
        return False  # it enters a melee that goes on
    return attacker.stance == STANCE_CHARGING and first_contact


def impetus_casualties(attacker: Unit, defender: Unit, dice: Dice) -> int:
    """Losses on impact.

    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    total = impetus_factor(attacker, defender, dice)  # combat factor on impact
    return min(casualties(fighters(attacker), total), defender.men)


def pushes_at_all(unit: Unit) -> bool:
    """The unit stands on the push-back table.

    wargames "IMPETUS".
    """
    return unit.struck_as in _ONE_OF_1


def weight_of(unit: Unit) -> PushWeight:
    """Line of the push-back table.

    wargames "IMPETUS".
    """
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_LIGHT_FOOT:
        return PUSH_WEIGHT_LIGHT_FOOT_PUSH
    if unit_struck_as == STRUCK_MEDIUM_FOOT:
        return PUSH_WEIGHT_MEDIUM_FOOT_PUSH
    if unit_struck_as == STRUCK_HEAVY_FOOT:
        return PUSH_WEIGHT_HEAVY_FOOT_PUSH
    if unit_struck_as == STRUCK_LIGHT_HORSE:
        return PUSH_WEIGHT_LIGHT_HORSE_PUSH
    if unit_struck_as == STRUCK_MEDIUM_HORSE:
        return PUSH_WEIGHT_MEDIUM_HORSE_PUSH
    if unit_struck_as == STRUCK_HEAVY_HORSE:
        return PUSH_WEIGHT_HEAVY_HORSE_PUSH
    if unit_struck_as == STRUCK_HILL_TROLL or unit_struck_as == STRUCK_STONE_TROLL:
        return PUSH_WEIGHT_TROLL_PUSH
    return PUSH_WEIGHT_ORC_PUSH  # orcs, urucks and man-orcs


def first_push(attacker: Unit, defender: Unit, answering_charge: bool) -> int:
    """How far the first rank of a charge pushes the enemy back.

    In metres.
    wargames "IMPETUS".
    """
    value = 0
    if not answering_charge and pushes_at_all(attacker) and pushes_at_all(defender):
        value += PUSHES_PUSH[weight_of(attacker)][weight_of(defender)]  # the push-back table
    return value


def push_back(attacker: Unit, defender: Unit, answering_charge: bool, ranks_behind_: int) -> int:
    """How far a charge pushes the enemy back.

    In metres.
    wargames "IMPETUS".
    """
    first_push_ = first_push(attacker, defender, answering_charge)
    value = first_push_  # the first rank
    if ranks_behind_ > 0 and first_push_ > 0:
        value += RANK_PUSHES_PUSH[weight_of(attacker)] * ranks_behind_  # the ranks behind
    return value


def orc_ranks_behind(men: int) -> int:
    """Ranks of orcs behind the first.

    In plain numbers.
    wargames "IMPETUS".
    """
    value = men - 10  # every 10 men
    if value < 0:
        value = 0
    return value // 10


def counter_charges(unit: Unit, errand: UnitErrand) -> bool:
    """The unit charges in turn.

    wargames "IMPETUS".
    """
    unit_stance = unit.stance
    if unit_stance != STANCE_STEADY and unit_stance != STANCE_CHARGING:
        return False  # it is withdrawing
    return errand == UNIT_ERRAND_COUNTER_ERRAND


def may_enter_melee(unit: Unit, friend_inside: Unit, entry: EntryWay) -> bool:
    """The unit may enter the melee.

    wargames "ENTERING MELEES".
    """
    unit_troop = unit.troop
    if (
        good_order(unit_troop) == ORGANISATION_SEMI_FORMED
        and good_order(friend_inside.troop) == ORGANISATION_SEMI_FORMED
    ):
        return True  # crowds mingle
    return (
        entry == ENTRY_WAY_REAR_ENTRY
        or (
            (entry == ENTRY_WAY_FLANK_ENTRY or entry == ENTRY_WAY_REAR_ENTRY)
            and good_order(unit_troop) == ORGANISATION_SEMI_FORMED
        )
    )  # a crowd comes from the side or from behind
