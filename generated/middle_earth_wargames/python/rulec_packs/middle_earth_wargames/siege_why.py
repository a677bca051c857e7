"""The resolvers of siege.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import (
    BREACH_LETTER_A, BREACH_LETTER_B, BREACH_LETTER_C, BREACH_LETTER_D, BREACH_LETTER_E, BREACH_LETTER_F,
    Barrier, BreachLetter, RACE_ORC, RACE_URUK, Troop,
)
from ._kinds import Ram
from ._tables import BREACH_FACES_FACES, TROOP_RACE, siege_letters_letter
from .siege import breach_letter, breach_place, breached, letter_at, letter_number, ram_strength

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "built_strength": (
        Label('otherwise', ''),
    ),
    "ram_strength": (
        Label('base', '', 4),
        Label('times', 'scorched', 16),
        Label('times', 'charred', 32),
        Label('times', 'burnt out', 32),
        Label('at most', 'the table ends here', 32, 'ruling "Rams heavier than the table"'),
        Label('round', 'rounded up', 32, 'ruling "Half a man in the second rank"'),
    ),
    "letter_number": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "letter_at": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', 'no letter is worse', 1, 'ruling "Letters worse than the last"'),
    ),
    "breach_place": (
        Label('base', 'the table'),
        Label('add', 'ramming uphill'),
        Label('add', 'under attack from above'),
        Label('add', 'no roof'),
    ),
    "breach_letter": (
        Label('otherwise', ''),
    ),
    "breached": (
        Label('thrown', "the ram's die"),
        Label('otherwise', ''),
    ),
    "breach": (
        Label('case', 'no strength is left'),
        Label('otherwise', ''),
    ),
    "climb_speed": (
        Label('base', 'orcs'),
        Label('base', 'others'),
    ),
    "ladder_cost": (
        Label('base', '', 2),
        Label('round', '', 2),
    ),
    "ladder_room": (
        Label('base', 'room on the rungs', 2),
        Label('round', '', 2),
    ),
    "pushed_away": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "fall_kills": (
        Label('thrown', ''),
        Label('case', 'too high', 1, 'ruling "A fall from exactly four metres"'),
        Label('otherwise', ''),
    ),
}


def why_built_strength(dice: Dice) -> tuple[int, Notes]:
    """Strength of a wall or door.

    `built_strength` with its notes: pairs of an index of LABELS['built_strength'] and what it moved.
    In pips.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return (
        dice.throw('built_strength.1', _AVERAGE_FACES) + dice.throw('built_strength.2', _AVERAGE_FACES)
        + dice.throw('built_strength.3', _AVERAGE_FACES), notes
    )


def why_ram_strength(ram: Ram) -> tuple[int, Notes]:
    """What a ram is worth.

    `ram_strength` with its notes: pairs of an index of LABELS['ram_strength'] and what it moved.
    In steps of 1/4 points of ram.
    wargames "FIRE".
    """
    notes: Notes = []
    value = ram.points_paid
    notes.append((0, value))
    ram_burnt = ram.burnt
    if ram_burnt >= 4 and ram_burnt < 8:
        notes.append((1, -1 * value))
        value *= 3  # scorched
    else:
        value *= 4
    if ram_burnt >= 8 and ram_burnt < 12:
        notes.append((2, -1 * value))
        value = value  # charred
    else:
        value *= 2
    if ram_burnt >= 12:
        notes.append((3, -1 * value))
        value = 0  # burnt out
    if value > 192:
        notes.append((4, 192 - value))
        value = 192  # the table ends here
    before = value
    value = -1 * (-1 * value // 32)  # rounded up
    notes.append((5, 32 * value - before))
    value *= 4
    return value, notes


def why_letter_number(letter: BreachLetter) -> tuple[int, Notes]:
    """The place of a letter.

    `letter_number` with its notes: pairs of an index of LABELS['letter_number'] and what it moved.
    In letters.
    wargames "SIEGES".
    """
    notes: Notes = []
    if letter == BREACH_LETTER_A:
        notes.append((0, 0))
        return 1, notes
    if letter == BREACH_LETTER_B:
        notes.append((1, 0))
        return 2, notes
    if letter == BREACH_LETTER_C:
        notes.append((2, 0))
        return 3, notes
    if letter == BREACH_LETTER_D:
        notes.append((3, 0))
        return 4, notes
    if letter == BREACH_LETTER_E:
        notes.append((4, 0))
        return 5, notes
    notes.append((5, 0))
    return 6, notes


def why_letter_at(place: int) -> tuple[BreachLetter, Notes]:
    """The letter at a place.

    `letter_at` with its notes: pairs of an index of LABELS['letter_at'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if place <= 1:
        notes.append((0, 0))
        return BREACH_LETTER_A, notes
    if place == 2:
        notes.append((1, 0))
        return BREACH_LETTER_B, notes
    if place == 3:
        notes.append((2, 0))
        return BREACH_LETTER_C, notes
    if place == 4:
        notes.append((3, 0))
        return BREACH_LETTER_D, notes
    if place == 5:
        notes.append((4, 0))
        return BREACH_LETTER_E, notes
    notes.append((5, 0))
    return BREACH_LETTER_F, notes  # no letter is worse


def why_breach_place(ram: Ram, barrier: Barrier, strength: int) -> tuple[int, Notes]:
    """How far down the letters.

    `breach_place` with its notes: pairs of an index of LABELS['breach_place'] and what it moved.
    In letters.
    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    notes: Notes = []
    value = letter_number(siege_letters_letter(barrier, ram_strength(ram), strength))  # the table
    notes.append((0, value))
    if ram.uphill:
        notes.append((1, 1))
        value += 1  # ramming uphill
    if ram.under_attack:
        notes.append((2, 1))
        value += 1  # under attack from above
    if not ram.roofed:
        notes.append((3, 3))
        value += 3  # no roof
    return value, notes


def why_breach_letter(ram: Ram, barrier: Barrier, strength: int) -> tuple[BreachLetter, Notes]:
    """The letter of a breach.

    `breach_letter` with its notes: pairs of an index of LABELS['breach_letter'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return letter_at(breach_place(ram, barrier, strength)), notes


def why_breached(letter: BreachLetter, dice: Dice) -> tuple[bool, Notes]:
    """Whether a blow of this letter breaks through.

    `breached` with its notes: pairs of an index of LABELS['breached'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    face = dice.throw('breached.face', 6)  # the ram's die
    notes.append((0, face))
    notes.append((1, 0))
    return face in BREACH_FACES_FACES[letter], notes


def why_breach(ram: Ram, barrier: Barrier, strength: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether the ram breaks through.

    `breach` with its notes: pairs of an index of LABELS['breach'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    notes: Notes = []
    if ram_strength(ram) < 4:
        notes.append((0, 0))
        return False, notes  # no strength is left
    notes.append((1, 0))
    return breached(breach_letter(ram, barrier, strength), dice), notes


def why_climb_speed(troop: Troop) -> tuple[int, Notes]:
    """How far up a ladder in a move.

    `climb_speed` with its notes: pairs of an index of LABELS['climb_speed'] and what it moved.
    In metres.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    if TROOP_RACE[troop] == RACE_ORC or TROOP_RACE[troop] == RACE_URUK:
        notes.append((0, 6))
        value = 6  # orcs
    elif TROOP_RACE[troop] != RACE_ORC and TROOP_RACE[troop] != RACE_URUK:
        notes.append((1, 4))
        value = 4  # others
    else:
        value = 0
    return value, notes


def why_ladder_cost(length: int) -> tuple[int, Notes]:
    """Points for a ladder.

    `ladder_cost` with its notes: pairs of an index of LABELS['ladder_cost'] and what it moved.
    In plain numbers.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    value = length
    notes.append((0, value))
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((1, 2 * value - before))
    return value, notes


def why_ladder_room(length: int) -> tuple[int, Notes]:
    """Men on a ladder at once.

    `ladder_room` with its notes: pairs of an index of LABELS['ladder_room'] and what it moved.
    In men.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    value = length  # room on the rungs
    notes.append((0, value))
    before = value
    value //= 2
    notes.append((1, 2 * value - before))
    return value, notes


def why_pushed_away(dice: Dice) -> tuple[bool, Notes]:
    """Whether a ladder is pushed away.

    `pushed_away` with its notes: pairs of an index of LABELS['pushed_away'] and what it moved.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    the_throw = dice.throw('pushed_away.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 3:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_fall_kills(height: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether a fall from a ladder kills.

    `fall_kills` with its notes: pairs of an index of LABELS['fall_kills'] and what it moved.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    face = dice.throw('fall_kills.face', 6)
    notes.append((0, face))
    if height >= 4:
        notes.append((1, 0))
        return True, notes  # too high
    notes.append((2, 0))
    return face >= 5, notes
