"""Resolvers of heroes.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import (
    DICE_COLUMN_DICE_FIVE, DICE_COLUMN_DICE_FOUR, DICE_COLUMN_DICE_SEVEN, DICE_COLUMN_DICE_SIX,
    DICE_COLUMN_DICE_THREE, DICE_COLUMN_DICE_TWO, DICE_COLUMN_DIE_ONE, DICE_COLUMN_DIE_ONE_AND_HALF,
    DiceColumn, Race,
)
from ._kinds import Unit
from ._tables import (
    HERO_SCORES_SCORE, TROOP_RACE, figure_dice_dice, hero_fronts_all_around, hero_fronts_in_front,
)
from .magic import twenty_sided


def dice_column(dice: int) -> DiceColumn:
    """Column of the table of heroes.

    wargames "COMBAT OF HEROES.".
    """
    if dice <= 2:
        return DICE_COLUMN_DIE_ONE
    if dice <= 3:
        return DICE_COLUMN_DIE_ONE_AND_HALF
    if dice <= 4:
        return DICE_COLUMN_DICE_TWO
    if dice <= 6:
        return DICE_COLUMN_DICE_THREE
    if dice <= 8:
        return DICE_COLUMN_DICE_FOUR
    if dice <= 10:
        return DICE_COLUMN_DICE_FIVE
    if dice <= 12:
        return DICE_COLUMN_DICE_SIX
    return DICE_COLUMN_DICE_SEVEN


def figure_attack(unit: Unit) -> int:
    """Attack dice of a common figure.

    In steps of 1/2 attack dice.
    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    return figure_dice_dice(TROOP_RACE[unit.troop])


def attack_when_held(dice: int, captivity: bool) -> int:
    """Attack dice of a hero.

    In steps of 1/2 attack dice.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS", "COMBAT OF HEROES.".
    """
    value = dice
    if not captivity:
        value *= 2  # unless held in another's will
    if value < 4:
        value = 4  # the table begins there
    return -1 * (-1 * value // 2)


def defence_score(hit_dice: int, dice: Dice) -> int:
    """Defence score of a hero.

    In pips.
    wargames "COMBAT OF HEROES.".
    """
    if hit_dice <= 1:
        return dice.throw('defence_score.1', 6)
    if hit_dice == 2:
        return dice.throw('defence_score.2', 6, 2)
    if hit_dice == 3:
        return dice.throw('defence_score.3', 6, 3)
    if hit_dice == 4:
        return dice.throw('defence_score.4', 6, 4)
    if hit_dice == 5:
        return dice.throw('defence_score.5', 6, 5)
    if hit_dice == 6:
        return dice.throw('defence_score.6', 6, 6)
    return dice.throw('defence_score.7', 6, 7)  # nobody has more than Aragorn


def hero_blow(attacker: int, defender: int, dice: Dice) -> bool:
    """Whether a blow hits.

    wargames "COMBAT OF HEROES.".
    """
    face = twenty_sided(dice)  # the die of many sides
    return face >= HERO_SCORES_SCORE[dice_column(attacker)][dice_column(defender)]


def wound(dice: int, dice_: Dice) -> int:
    """What a hit takes from a defence score.

    In pips.
    wargames "COMBAT OF HEROES.".
    """
    if dice <= 2:
        return dice_.throw('wound.1', 6)
    if dice <= 3:
        # and part of a die, rounded up
        return dice_.throw('wound.2', 6) + -1 * (-1 * dice_.throw('wound.3', 6) // 2)
    if dice <= 4:
        return dice_.throw('wound.4', 6, 2)
    if dice <= 6:
        return dice_.throw('wound.5', 6, 3)
    if dice <= 8:
        return dice_.throw('wound.6', 6, 4)
    if dice <= 10:
        return dice_.throw('wound.7', 6, 5)
    if dice <= 12:
        return dice_.throw('wound.8', 6, 6)
    return dice_.throw('wound.9', 6, 7)


def hero_dies(score_left: int) -> bool:
    """The figure is dead.

    wargames "COMBAT OF HEROES.".
    """
    return score_left <= 0


def assailants(race: Race, surrounded: bool) -> int:
    """How many can attack a hero at once.

    In men.
    Raises OffTheTable (a table has no row).
    wargames "COMBAT OF HEROES.".
    """
    if surrounded:
        return hero_fronts_all_around(race)  # from all sides
    return hero_fronts_in_front(race)
