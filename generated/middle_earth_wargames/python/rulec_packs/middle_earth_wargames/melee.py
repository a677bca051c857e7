"""Resolvers of melee.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR

from ._choices import (
    LOSER_FIRST_LOSES, LOSER_NOBODY_LOSES, LOSER_SECOND_LOSES, Loser, RACE_DWARF, RACE_ELF, RACE_RANGER,
    SHELTER_HARD, SHELTER_SOFT, SIDE_EVIL, SIDE_LAW, SLOPE_DOWNHILL, SLOPE_UPHILL, STANCE_CHARGING,
    STANCE_RETREATING, STANCE_ROUTING, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE, STRUCK_LIGHT_HORSE,
    STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE,
)
from ._kinds import Unit
from ._tables import (
    CASUALTY_CHART_FALLEN, TROOP_RACE, TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON,
    casualty_chart_fallen, casualty_chart_fallen_cell, fighting_ranks_ranks, weapons_of_evil_weapon_cell,
    weapons_of_law_weapon_cell,
)
from .vocabulary import night_folk

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_HEAVY_FOOT))


def melee_dice(dice: Dice) -> int:
    """The dice of a melee.

    In factors.
    wargames "MELEE.".
    """
    die_added = dice.throw('melee_dice.die_added', _AVERAGE_FACES)  # the die that is added
    die_taken_away = dice.throw('melee_dice.die_taken_away', _AVERAGE_FACES)  # the die that is taken away
    return die_added - die_taken_away


def weapon_factor(attacker: Unit, defender: Unit) -> int:
    """Weapon factor.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_EVIL:
        value = WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart I
        if value < FLOOR:
            value = weapons_of_evil_weapon_cell(value)
    elif TROOP_SIDE[attacker_troop] == SIDE_LAW:
        value = WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart II
        if value < FLOOR:
            value = weapons_of_law_weapon_cell(value)
    else:
        value = 0
    return value


def combat_factor(attacker: Unit, defender: Unit, dice: Dice) -> int:
    """Combat factor.

    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    value = melee_dice(dice)  # the dice
    value += weapon_factor(attacker, defender)  # the weapon
    return value + tactical_factor(attacker, defender)  # the tactics


def tactical_factor(attacker: Unit, defender: Unit) -> int:
    """Tactical factor in melee.

    In factors.
    wargames "TACTICAL FACTORS", "MIDDLE EARTH: PLAYSHEET".
    """
    value = ground_tactics(attacker, defender)  # light, ground, cover and flight
    attacker_stance = attacker.stance
    if attacker_stance == STANCE_CHARGING:
        attacker_slope = attacker.slope
        if attacker_slope != SLOPE_UPHILL:
            value += 2  # charging
        if attacker_slope == SLOPE_UPHILL:
            value += 1  # charging uphill
    return value


def ground_tactics(attacker: Unit, defender: Unit) -> int:
    """Tactical factor of light, ground and cover.

    In factors.
    wargames "TACTICAL FACTORS", "MIDDLE EARTH: PLAYSHEET".
    """
    value = 0
    attacker_in_the_dark = attacker.in_the_dark
    if attacker_in_the_dark and night_folk(attacker):
        value += 2  # orcs and their kin in the dark
    if attacker_in_the_dark and TROOP_RACE[attacker.troop] == RACE_DWARF:
        value += 1  # dwarves in the dark
    if attacker_in_the_dark and TROOP_RACE[attacker.troop] != RACE_DWARF and not night_folk(attacker):
        value -= 2  # anybody else in the dark
    attacker_in_a_wood = attacker.in_a_wood
    if attacker_in_a_wood and TROOP_RACE[attacker.troop] == RACE_ELF:
        value += 1  # elves in a wood
    if (
        attacker_in_a_wood
        and TROOP_RACE[attacker.troop] != RACE_ELF
        and TROOP_RACE[attacker.troop] != RACE_RANGER
    ):
        value -= 2  # fighting in a wood
    defender_shelter = defender.shelter
    if defender_shelter == SHELTER_HARD:
        value -= 3  # the enemy has hard cover
    if defender_shelter == SHELTER_SOFT:
        value -= 2  # the enemy has soft cover
    if not defender.shielded and defender.struck_as in _ONE_OF_1:
        value += 1  # cavalry or heavy infantry without shields
    attacker_underground = attacker.underground
    if attacker_underground and night_folk(attacker):
        value += 2  # orcs and their kin underground
    if attacker_underground and TROOP_RACE[attacker.troop] == RACE_DWARF:
        value += 1  # dwarves underground
    if attacker_underground and TROOP_RACE[attacker.troop] != RACE_DWARF and not night_folk(attacker):
        value -= 3  # anybody else underground
    attacker_stance = attacker.stance
    if attacker_stance == STANCE_RETREATING:
        value -= 1  # its back to the enemy
    if attacker_stance == STANCE_ROUTING:
        value -= 3  # running
    if defender.stance == STANCE_ROUTING:
        value += 5  # the enemy runs
    if attacker.in_a_hostile_wood:
        value -= 2  # a wood that hates it
    return value


def fighters(attacker: Unit) -> int:
    """Men who strike.

    In men.
    Raises OffTheTable (a table has no row).
    wargames "WEAPON FACTOR CHART I", "MELEE.".
    """
    value = attacker.in_contact
    value -= attacker.unarmed  # those who have no weapons
    # ranks that reach the enemy
    value *= fighting_ranks_ranks(TROOP_SIDE[attacker.troop], attacker.strikes_as)
    if value < 0:
        value = 0
    limit = 2 * attacker.men
    if value > limit:
        value = limit  # no more than there are
    return -1 * (-1 * value // 2)  # part of a man counts as a man


def casualties(fighters_: int, total: int) -> int:
    """Casualties.

    In men.
    Raises UnknownCell (the book does not give a value).
    wargames "MELEE.", "CASUALTY DETERMINATION CHART".
    """
    value = CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(fighters_, 0), 26)]  # the chart
    if value < FLOOR:
        value = casualty_chart_fallen_cell(value)
    if fighters_ < 1:
        value = 0  # nobody strikes
    if fighters_ > 25:
        value += casualty_chart_fallen(total, fighters_ - 25)  # the men beyond the chart
    return value


def melee_casualties(attacker: Unit, defender: Unit, dice: Dice) -> int:
    """Losses of a round of melee.

    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    total = combat_factor(attacker, defender, dice)  # combat factor
    return min(casualties(fighters(attacker), total), defender.men)


def melee_outcome(first_fallen: int, second_fallen: int) -> Loser:
    """Who has lost the round.

    wargames "MELEE.".
    """
    if first_fallen > second_fallen:
        return LOSER_FIRST_LOSES  # the greater losses
    if second_fallen > first_fallen:
        return LOSER_SECOND_LOSES  # the greater losses
    return LOSER_NOBODY_LOSES  # as many on both sides


def leader_falls(exposed: int, hit: int, dice: Dice) -> bool:
    """Whether the leader is among the fallen.

    wargames "DEATH OF LEADERS.".
    """
    face = dice.throw('leader_falls.face', 20)  # the die of many sides
    if hit < 1:
        return False  # nobody was hit
    if hit > exposed:
        return True  # more were hit than could be
    return face * exposed < 20 * hit


def impetus_bonus(unit: Unit) -> int:
    """Impetus of a charge.

    In factors.
    wargames "IMPETUS".
    """
    value = 0
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_HEAVY_HORSE:
        value += 2  # heavy cavalry
    if unit_struck_as == STRUCK_MEDIUM_HORSE:
        value += 1  # medium cavalry
    if unit_struck_as == STRUCK_HEAVY_FOOT:
        value += 2  # heavy infantry
    if unit_struck_as == STRUCK_MEDIUM_FOOT:
        value += 1  # medium infantry
    unit_slope = unit.slope
    if unit_slope == SLOPE_DOWNHILL:
        value += 2  # charging downhill
    if unit_slope == SLOPE_UPHILL:
        value -= 1  # charging uphill
    return value
