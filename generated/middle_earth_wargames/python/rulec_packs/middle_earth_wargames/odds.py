"""Resolvers of odds.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import Barrier, MoraleClass, Reaction
from ._tables import siege_letters_letter
from .melee import casualties, melee_dice
from .morale import morale_dice, reaction
from .siege import breached, letter_at, letter_number


def class_reaction(class_: MoraleClass, sum_of_factors: int, dice: Dice) -> Reaction:
    """What a unit does, by its class and by the sum of all factors that count.

    wargames "MORALE".
    """
    luck = morale_dice(class_, dice)  # the morale throw
    return reaction(sum_of_factors + luck)


def round_losses(men_who_strike: int, sum_of_factors: int, dice: Dice) -> int:
    """Losses by the men who strike and by the sum of weapon and tactics.

    In men.
    Raises UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    luck = melee_dice(dice)  # the dice of a melee
    return casualties(men_who_strike, sum_of_factors + luck)


def ram_blow(ram_points: int, barrier: Barrier, strength: int, letters_worse: int, dice: Dice) -> bool:
    """Whether a ram breaks through, by its points and the strength of what it rams.

    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    return breached(
        letter_at(letter_number(siege_letters_letter(barrier, ram_points, strength)) + letters_worse), dice,
    )
