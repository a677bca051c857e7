"""Resolvers of siege.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice

from ._choices import (
    BREACH_LETTER_A, BREACH_LETTER_B, BREACH_LETTER_C, BREACH_LETTER_D, BREACH_LETTER_E, BREACH_LETTER_F,
    Barrier, BreachLetter, RACE_ORC, RACE_URUK, Troop,
)
from ._kinds import Ram
from ._tables import BREACH_FACES_FACES, TROOP_RACE, siege_letters_letter

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)


def built_strength(dice: Dice) -> int:
    """Strength of a wall or door.

    In pips.
    wargames "SIEGES".
    """
    return dice.throw('built_strength.1', _AVERAGE_FACES) + dice.throw('built_strength.2', _AVERAGE_FACES) + dice.throw('built_strength.3', _AVERAGE_FACES)


def ram_strength(ram: Ram) -> int:
    """What a ram is worth.

    In steps of 1/4 points of ram.
    wargames "FIRE".
    """
    value = ram.points_paid
    ram_burnt = ram.burnt
    if ram_burnt >= 4 and ram_burnt < 8:
        value *= 3  # scorched
    else:
        value *= 4
    if ram_burnt < 8 or ram_burnt >= 12:
        value *= 2  # unless charred
    if ram_burnt >= 12:
        value = 0  # burnt out
    if value > 192:
        value = 192  # the table ends here
    value = -1 * (-1 * value // 32)  # rounded up
    return 4 * value


def letter_number(letter: BreachLetter) -> int:
    """The place of a letter.

    In letters.
    wargames "SIEGES".
    """
    if letter == BREACH_LETTER_A:
        return 1
    if letter == BREACH_LETTER_B:
        return 2
    if letter == BREACH_LETTER_C:
        return 3
    if letter == BREACH_LETTER_D:
        return 4
    if letter == BREACH_LETTER_E:
        return 5
    return 6


def letter_at(place: int) -> BreachLetter:
    """The letter at a place.

    wargames "SIEGES".
    """
    if place <= 1:
        return BREACH_LETTER_A
    if place == 2:
        return BREACH_LETTER_B
    if place == 3:
        return BREACH_LETTER_C
    if place == 4:
        return BREACH_LETTER_D
    if place == 5:
        return BREACH_LETTER_E
    return BREACH_LETTER_F  # no letter is worse


def breach_place(ram: Ram, barrier: Barrier, strength: int) -> int:
    """How far down the letters.

    In letters.
    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    value = letter_number(siege_letters_letter(barrier, ram_strength(ram), strength))  # the table
    if ram.uphill:
        value += 1  # ramming uphill
    if ram.under_attack:
        value += 1  # under attack from above
    if not ram.roofed:
        value += 3  # no roof
    return value


def breach_letter(ram: Ram, barrier: Barrier, strength: int) -> BreachLetter:
    """The letter of a breach.

    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    return letter_at(breach_place(ram, barrier, strength))


def breached(letter: BreachLetter, dice: Dice) -> bool:
    """Whether a blow of this letter breaks through.

    wargames "SIEGES".
    """
    face = dice.throw('breached.face', 6)  # the ram's die
    return face in BREACH_FACES_FACES[letter]


def breach(ram: Ram, barrier: Barrier, strength: int, dice: Dice) -> bool:
    """Whether the ram breaks through.

    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    if ram_strength(ram) < 4:
        return False  # no strength is left
    return breached(breach_letter(ram, barrier, strength), dice)


def climb_speed(troop: Troop) -> int:
    """How far up a ladder in a move.

    In metres.
    wargames "SCALING LADDERS.".
    """
    if TROOP_RACE[troop] == RACE_ORC or TROOP_RACE[troop] == RACE_URUK:
        value = 6  # orcs
    else:
        value = 4  # others
    return value


def ladder_cost(length: int) -> int:
    """Points for a ladder.

    In plain numbers.
    wargames "SCALING LADDERS.".
    """
    value = length
    return -1 * (-1 * value // 2)


def ladder_room(length: int) -> int:
    """Men on a ladder at once.

    In men.
    wargames "SCALING LADDERS.".
    """
    value = length  # room on the rungs
    return value // 2


def pushed_away(dice: Dice) -> bool:
    """Whether a ladder is pushed away.

    wargames "SCALING LADDERS.".
    """
    the_throw = dice.throw('pushed_away.1', 6)
    return not 1 <= the_throw <= 3


def fall_kills(height: int, dice: Dice) -> bool:
    """Whether a fall from a ladder kills.

    wargames "SCALING LADDERS.".
    """
    face = dice.throw('fall_kills.face', 6)
    if height >= 4:
        return True  # too high
    return face >= 5
