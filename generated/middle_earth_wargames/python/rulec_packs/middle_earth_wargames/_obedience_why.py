"""The resolvers of obedience.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Facts, Label, Notes

from ._choices import MORALE_CLASS_E, MORALE_CLASS_O, MoraleClass, OBEDIENCE_BALKS, OBEDIENCE_OBEYS, Obedience
from ._kinds import Unit
from ._world import World
from ._obedience import one_die
from .morale_plus import friend_in_sight
from .muster import charisma_over
from .obedience_factors import (
    bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported,
    widely_split,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "one_die": (
        Label('otherwise', ''),
    ),
    "obedience_score": (
        Label('throw', 'the throw'),
        Label('add', 'it has no support', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 304'),
        Label('add', 'No friends in sight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 306'),
        Label('add', 'its parts are split by more than 500 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 308'),
        Label('add', 'it is outnumbered', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 310'),
        Label('add', 'it is surrounded by enemies within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 312'),
        Label('add', 'it is surrounded by enemies within 50 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 314'),
        Label('add', 'it is ordered to charge or close while outnumbered', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 316'),
        Label('add', 'friends nearby routed lately', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 318'),
        Label('add', "the leader's charisma"),
    ),
    "obedience": (
        Label('case', 'such troops always obey', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line 298'),
        Label('case', 'below 3 pips'),
        Label('otherwise', '3 pips or more', 1, 'ruling "A score of exactly three for obedience"'),
    ),
}


def why_one_die(dice: Dice) -> tuple[int, Notes]:
    """A normal die.

    `one_die` with its notes: pairs of an index of LABELS['one_die'] and what it moved.
    In pips.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('one_die.1', 6), notes


def why_obedience_score(unit: Unit, facts: Facts, world: World, dice: Dice) -> tuple[int, Notes]:
    """Score for obedience.

    `obedience_score` with its notes: pairs of an index of LABELS['obedience_score'] and what it moved.
    In pips.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    value = one_die(dice)  # the throw
    notes.append((0, value))
    if unsupported(unit, facts, world):
        notes.append((1, -1))
        value -= 1  # it has no support
    if not friend_in_sight(unit, facts, world):
        notes.append((2, -1))
        value -= 1  # No friends in sight
    if widely_split(unit, facts, world):
        notes.append((3, -1))
        value -= 1  # its parts are split by more than 500 metres
    if outnumbered(unit, facts, world):
        notes.append((4, -2))
        value -= 2  # it is outnumbered
    if surrounded_far(unit, facts, world):
        notes.append((5, -1))
        value -= 1  # it is surrounded by enemies within 100 metres
    if surrounded_near(unit, facts, world):
        notes.append((6, -3))
        value -= 3  # it is surrounded by enemies within 50 metres
    if bold_order(unit, facts, world):
        notes.append((7, -2))
        value -= 2  # it is ordered to charge or close while outnumbered
    if friends_routed_lately(unit, facts, world):
        notes.append((8, -2))
        value -= 2  # friends nearby routed lately
    amount = charisma_over(unit)
    notes.append((9, amount))
    value += amount  # the leader's charisma
    return value, notes


def why_obedience(class_: MoraleClass, score: int) -> tuple[Obedience, Notes]:
    """Whether an order is obeyed.

    `obedience` with its notes: pairs of an index of LABELS['obedience'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    if class_ != MORALE_CLASS_E and class_ != MORALE_CLASS_O:
        notes.append((0, 0))
        return OBEDIENCE_OBEYS, notes  # such troops always obey
    if score < 3:
        notes.append((1, 0))
        return OBEDIENCE_BALKS, notes  # below 3 pips
    notes.append((2, 0))
    return OBEDIENCE_OBEYS, notes  # 3 pips or more
