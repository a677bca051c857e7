"""Resolvers of obedience.rules."""

from __future__ import annotations

from rulec.runtime import Dice, Facts

from ._choices import MORALE_CLASS_E, MORALE_CLASS_O, MoraleClass, OBEDIENCE_BALKS, OBEDIENCE_OBEYS, Obedience
from ._kinds import Unit
from ._world import World


def one_die(dice: Dice) -> int:
    """A normal die.

    In pips.
    wargames "OBEYING ORDERS".
    """
    return dice.throw('one_die.1', 6)


def obedience_score(unit: Unit, facts: Facts, world: World, dice: Dice) -> int:
    """Score for obedience.

    In pips.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    value = one_die(dice)  # the throw
    if unsupported(unit, facts, world):
        value -= 1  # it has no support
    if not friend_in_sight(unit, facts, world):
        value -= 1  # No friends in sight
    if widely_split(unit, facts, world):
        value -= 1  # its parts are split by more than 500 metres
    if outnumbered(unit, facts, world):
        value -= 2  # it is outnumbered
    if surrounded_far(unit, facts, world):
        value -= 1  # it is surrounded by enemies within 100 metres
    if surrounded_near(unit, facts, world):
        value -= 3  # it is surrounded by enemies within 50 metres
    if bold_order(unit, facts, world):
        value -= 2  # it is ordered to charge or close while outnumbered
    if friends_routed_lately(unit, facts, world):
        value -= 2  # friends nearby routed lately
    return value + charisma_over(unit)  # the leader's charisma


def obedience(class_: MoraleClass, score: int) -> Obedience:
    """Whether an order is obeyed.

    wargames "OBEYING ORDERS".
    """
    if class_ != MORALE_CLASS_E and class_ != MORALE_CLASS_O:
        return OBEDIENCE_OBEYS  # such troops always obey
    if score < 3:
        return OBEDIENCE_BALKS  # below 3 pips
    return OBEDIENCE_OBEYS  # 3 pips or more


# at the end, for these modules use each other
from .morale_plus import friend_in_sight  # noqa: E402
from .muster import charisma_over  # noqa: E402
from .obedience_factors import bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported, widely_split  # noqa: E402
