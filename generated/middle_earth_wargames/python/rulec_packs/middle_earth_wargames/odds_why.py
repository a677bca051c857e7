"""The resolvers of odds.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import Barrier, MoraleClass, Reaction
from ._tables import siege_letters_letter
from .melee import casualties, melee_dice
from .morale import morale_dice, reaction
from .siege import breached, letter_at, letter_number

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "class_reaction": (
        Label('thrown', 'the morale throw'),
        Label('otherwise', ''),
    ),
    "round_losses": (
        Label('thrown', 'the dice of a melee'),
        Label('otherwise', ''),
    ),
    "ram_blow": (
        Label('otherwise', ''),
    ),
}


def why_class_reaction(class_: MoraleClass, sum_of_factors: int, dice: Dice) -> tuple[Reaction, Notes]:
    """What a unit does, by its class and by the sum of all factors that count.

    `class_reaction` with its notes: pairs of an index of LABELS['class_reaction'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    luck = morale_dice(class_, dice)  # the morale throw
    notes.append((0, luck))
    notes.append((1, 0))
    return reaction(sum_of_factors + luck), notes


def why_round_losses(men_who_strike: int, sum_of_factors: int, dice: Dice) -> tuple[int, Notes]:
    """Losses by the men who strike and by the sum of weapon and tactics.

    `round_losses` with its notes: pairs of an index of LABELS['round_losses'] and what it moved.
    In men.
    Raises UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: Notes = []
    luck = melee_dice(dice)  # the dice of a melee
    notes.append((0, luck))
    notes.append((1, 0))
    return casualties(men_who_strike, sum_of_factors + luck), notes


def why_ram_blow(
    ram_points: int,
    barrier: Barrier,
    strength: int,
    letters_worse: int,
    dice: Dice,
) -> tuple[bool, Notes]:
    """Whether a ram breaks through, by its points and the strength of what it rams.

    `ram_blow` with its notes: pairs of an index of LABELS['ram_blow'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return breached(
        letter_at(letter_number(siege_letters_letter(barrier, ram_points, strength)) + letters_worse), dice,
    ), notes
