"""Resolvers of board.rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._choices import ARM_ARMY, ARM_FLEET, Arm, SIDE_EASTERN, SIDE_NORTHERN
from ._kinds import Piece, Province, Shore


def strength(unit: Piece) -> int:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    rules1971 "Conflicts".
    """
    return 1  # what a unit counts for


def ways_from(place: Province) -> Sequence[Province]:
    """Where an army can go from a province.

    rules1971 "The board".
    """
    return place.borders


def arm_of(unit: Piece) -> Arm:
    """What a unit is.

    rules1971 "The pieces".
    """
    if unit.shore is None:
        return ARM_ARMY  # it stands on land
    return ARM_FLEET


def coast_note(shore: Shore | None) -> str:
    """How a coast is told from others.

    rules1971 "The board".
    """
    if shore is None or shore.side is None:
        return ''
    if shore is not None:
        shore_side = shore.side
        if shore_side == SIDE_NORTHERN:
            return ' (north coast)'
        if shore_side == SIDE_EASTERN:
            return ' (east coast)'
    return ' (south coast)'


def onward(shore: Shore) -> Sequence[Shore]:
    """Where an army on board can go on from a coast or a sea.

    rules1971 "Convoys".
    """
    return shore.near if shore.province.sea else [next_ for next_ in shore.near if next_.province.sea]


def reaches(unit: Piece, province: Province) -> bool:
    """The unit could go to the province.

    rules1971 "Support".
    """
    unit_shore = unit.shore
    if unit_shore is None:
        return province in ways_from(unit.place)  # by land
    for shore in province.shores:
        if shore in unit_shore.near:
            return True  # by water
    return False
