"""The resolvers of heroes.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    DICE_COLUMN_DICE_FIVE, DICE_COLUMN_DICE_FOUR, DICE_COLUMN_DICE_SEVEN, DICE_COLUMN_DICE_SIX,
    DICE_COLUMN_DICE_THREE, DICE_COLUMN_DICE_TWO, DICE_COLUMN_DIE_ONE, DICE_COLUMN_DIE_ONE_AND_HALF,
    DiceColumn, Race,
)
from ._kinds import Unit
from ._tables import (
    FIGURE_DICE_DICE, HERO_SCORES_SCORE, TROOP_RACE, figure_dice_dice_cell, hero_fronts_all_around,
    hero_fronts_in_front,
)
from .heroes import dice_column
from .magic import twenty_sided

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "dice_column": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "figure_attack": (
        Label('base', '', 2),
    ),
    "attack_when_held": (
        Label('base', '', 2),
        Label('times', "held in another's will", 4),
        Label('at least', 'the table begins there', 4),
        Label('round', '', 4),
    ),
    "defence_score": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', 'nobody has more than Aragorn'),
    ),
    "hero_blow": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
    "wound": (
        Label('case', ''),
        Label('case', 'and part of a die, rounded up'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "hero_dies": (
        Label('holds', ''),
    ),
    "assailants": (
        Label('case', 'from all sides'),
        Label('otherwise', ''),
    ),
}


def why_dice_column(dice: int) -> tuple[DiceColumn, Notes]:
    """Column of the table of heroes.

    `dice_column` with its notes: pairs of an index of LABELS['dice_column'] and what it moved.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if dice <= 2:
        notes.append((0, 0))
        return DICE_COLUMN_DIE_ONE, notes
    if dice <= 3:
        notes.append((1, 0))
        return DICE_COLUMN_DIE_ONE_AND_HALF, notes
    if dice <= 4:
        notes.append((2, 0))
        return DICE_COLUMN_DICE_TWO, notes
    if dice <= 6:
        notes.append((3, 0))
        return DICE_COLUMN_DICE_THREE, notes
    if dice <= 8:
        notes.append((4, 0))
        return DICE_COLUMN_DICE_FOUR, notes
    if dice <= 10:
        notes.append((5, 0))
        return DICE_COLUMN_DICE_FIVE, notes
    if dice <= 12:
        notes.append((6, 0))
        return DICE_COLUMN_DICE_SIX, notes
    notes.append((7, 0))
    return DICE_COLUMN_DICE_SEVEN, notes


def why_figure_attack(unit: Unit) -> tuple[int, Notes]:
    """Attack dice of a common figure.

    `figure_attack` with its notes: pairs of an index of LABELS['figure_attack'] and what it moved.
    In steps of 1/2 attack dice.
    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    value = FIGURE_DICE_DICE[TROOP_RACE[unit.troop]]
    if value < FLOOR:
        value = figure_dice_dice_cell(value)
    notes.append((0, value))
    return value, notes


def why_attack_when_held(dice: int, captivity: bool) -> tuple[int, Notes]:
    """Attack dice of a hero.

    `attack_when_held` with its notes: pairs of an index of LABELS['attack_when_held'] and what it
    moved.
    In steps of 1/2 attack dice.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS", "COMBAT OF HEROES.".
    """
    notes: Notes = []
    value = dice
    notes.append((0, value))
    if captivity:
        notes.append((1, -1 * value))
        value = value  # held in another's will
    else:
        value *= 2
    if value < 4:
        notes.append((2, 4 - value))
        value = 4  # the table begins there
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((3, 2 * value - before))
    return value, notes


def why_defence_score(hit_dice: int, dice: Dice) -> tuple[int, Notes]:
    """Defence score of a hero.

    `defence_score` with its notes: pairs of an index of LABELS['defence_score'] and what it moved.
    In pips.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if hit_dice <= 1:
        notes.append((0, 0))
        return dice.throw('defence_score.1', 6), notes
    if hit_dice == 2:
        notes.append((1, 0))
        return dice.throw('defence_score.2', 6, 2), notes
    if hit_dice == 3:
        notes.append((2, 0))
        return dice.throw('defence_score.3', 6, 3), notes
    if hit_dice == 4:
        notes.append((3, 0))
        return dice.throw('defence_score.4', 6, 4), notes
    if hit_dice == 5:
        notes.append((4, 0))
        return dice.throw('defence_score.5', 6, 5), notes
    if hit_dice == 6:
        notes.append((5, 0))
        return dice.throw('defence_score.6', 6, 6), notes
    notes.append((6, 0))
    return dice.throw('defence_score.7', 6, 7), notes  # nobody has more than Aragorn


def why_hero_blow(attacker: int, defender: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether a blow hits.

    `hero_blow` with its notes: pairs of an index of LABELS['hero_blow'] and what it moved.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    face = twenty_sided(dice)  # the die of many sides
    notes.append((0, face))
    notes.append((1, 0))
    return face >= HERO_SCORES_SCORE[dice_column(attacker)][dice_column(defender)], notes


def why_wound(dice: int, dice_: Dice) -> tuple[int, Notes]:
    """What a hit takes from a defence score.

    `wound` with its notes: pairs of an index of LABELS['wound'] and what it moved.
    In pips.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if dice <= 2:
        notes.append((0, 0))
        return dice_.throw('wound.1', 6), notes
    if dice <= 3:
        notes.append((1, 0))
        # and part of a die, rounded up
        return dice_.throw('wound.2', 6) + -1 * (-1 * dice_.throw('wound.3', 6) // 2), notes
    if dice <= 4:
        notes.append((2, 0))
        return dice_.throw('wound.4', 6, 2), notes
    if dice <= 6:
        notes.append((3, 0))
        return dice_.throw('wound.5', 6, 3), notes
    if dice <= 8:
        notes.append((4, 0))
        return dice_.throw('wound.6', 6, 4), notes
    if dice <= 10:
        notes.append((5, 0))
        return dice_.throw('wound.7', 6, 5), notes
    if dice <= 12:
        notes.append((6, 0))
        return dice_.throw('wound.8', 6, 6), notes
    notes.append((7, 0))
    return dice_.throw('wound.9', 6, 7), notes


def why_hero_dies(score_left: int) -> tuple[bool, Notes]:
    """The figure is dead.

    `hero_dies` with its notes: pairs of an index of LABELS['hero_dies'] and what it moved.
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if score_left > 0:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_assailants(race: Race, surrounded: bool) -> tuple[int, Notes]:
    """How many can attack a hero at once.

    `assailants` with its notes: pairs of an index of LABELS['assailants'] and what it moved.
    In men.
    Raises OffTheTable (a table has no row).
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if surrounded:
        notes.append((0, 0))
        return hero_fronts_all_around(race), notes  # from all sides
    notes.append((1, 0))
    return hero_fronts_in_front(race), notes
