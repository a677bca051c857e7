"""Resolvers of points.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    ARMOUR_HEAVY_ARMOUR, ARMOUR_MEDIUM_ARMOUR, Armour, RECRUIT_MAN_WITH_AXE, RECRUIT_MAN_WITH_BLADE,
    RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE, Recruit, STEED_ARMOURED_HORSE, STEED_PLAIN_HORSE,
    Steed,
)
from ._tables import FIGURE_PRICES_PRICE

_ONE_OF_1: Final = frozenset((
    RECRUIT_MAN_WITH_BLADE, RECRUIT_MAN_WITH_AXE, RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE,
))


def figure_cost(figure: Recruit, armour: Armour, steed: Steed) -> int:
    """Points for a figure.

    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    value = FIGURE_PRICES_PRICE[figure]  # the points table
    if armour == ARMOUR_MEDIUM_ARMOUR and human(figure):
        value += 2  # medium armour
    if armour == ARMOUR_HEAVY_ARMOUR and human(figure):
        value += 4  # heavy armour
    if steed == STEED_PLAIN_HORSE and human(figure):
        value += 2  # a horse
    if steed == STEED_ARMOURED_HORSE and human(figure):
        value += 4  # an armoured horse
    return value


def human(figure: Recruit) -> bool:
    """Armour and horse are paid for.

    wargames "POINTS TABLE".
    """
    return figure in _ONE_OF_1  # men


def unit_cost(count: int, figure: Recruit, armour: Armour, steed: Steed) -> int:
    """Points for a unit.

    In steps of 1/2 points.
    wargames "POINTS TABLE".
    """
    value = figure_cost(figure, armour, steed)  # each figure
    return value * count  # as many as there are
