"""The resolvers of points.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    ARMOUR_HEAVY_ARMOUR, ARMOUR_MEDIUM_ARMOUR, Armour, RECRUIT_MAN_WITH_AXE, RECRUIT_MAN_WITH_BLADE,
    RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE, Recruit, STEED_ARMOURED_HORSE, STEED_PLAIN_HORSE,
    Steed,
)
from ._tables import FIGURE_PRICES_PRICE
from .points import figure_cost, human

_ONE_OF_1: Final = frozenset((
    RECRUIT_MAN_WITH_BLADE, RECRUIT_MAN_WITH_AXE, RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "figure_cost": (
        Label('base', 'the points table', 2),
        Label('add', 'medium armour', 2),
        Label('add', 'heavy armour', 2),
        Label('add', 'a horse', 2),
        Label('add', 'an armoured horse', 2),
    ),
    "human": (
        Label('yes', 'men'),
        Label('otherwise', ''),
    ),
    "unit_cost": (
        Label('base', 'each figure', 2),
        Label('times', 'as many as there are', 2),
    ),
}


def why_figure_cost(figure: Recruit, armour: Armour, steed: Steed) -> tuple[int, Notes]:
    """Points for a figure.

    `figure_cost` with its notes: pairs of an index of LABELS['figure_cost'] and what it moved.
    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    notes: Notes = []
    value = FIGURE_PRICES_PRICE[figure]  # the points table
    notes.append((0, value))
    if armour == ARMOUR_MEDIUM_ARMOUR and human(figure):
        notes.append((1, 2))
        value += 2  # medium armour
    if armour == ARMOUR_HEAVY_ARMOUR and human(figure):
        notes.append((2, 4))
        value += 4  # heavy armour
    if steed == STEED_PLAIN_HORSE and human(figure):
        notes.append((3, 2))
        value += 2  # a horse
    if steed == STEED_ARMOURED_HORSE and human(figure):
        notes.append((4, 4))
        value += 4  # an armoured horse
    return value, notes


def why_human(figure: Recruit) -> tuple[bool, Notes]:
    """Armour and horse are paid for.

    `human` with its notes: pairs of an index of LABELS['human'] and what it moved.
    wargames "POINTS TABLE".
    """
    notes: Notes = []
    if figure in _ONE_OF_1:
        notes.append((0, 0))
        return True, notes  # men
    notes.append((1, 0))
    return False, notes


def why_unit_cost(count: int, figure: Recruit, armour: Armour, steed: Steed) -> tuple[int, Notes]:
    """Points for a unit.

    `unit_cost` with its notes: pairs of an index of LABELS['unit_cost'] and what it moved.
    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    notes: Notes = []
    value = figure_cost(figure, armour, steed)  # each figure
    notes.append((0, value))
    notes.append((1, value * (count - 1)))
    value *= count  # as many as there are
    return value, notes
