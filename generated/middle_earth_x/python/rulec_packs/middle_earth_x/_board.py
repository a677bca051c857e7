"""Resolvers of board.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ._choices import (
    ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, Arm, PHASE_AUTUMN_MOVES, PHASE_AUTUMN_RETREATS, QUALITY_DOUBLE,
    QUALITY_NOMINATED, QUALITY_RIDDEN, SIDE_EASTERN, SIDE_NORTHERN,
)
from ._kinds import Piece, Province, Shore
from ._world import World

_ANY_OF_1: Final = 1 << QUALITY_DOUBLE | 1 << QUALITY_NOMINATED | 1 << QUALITY_RIDDEN
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED
_QUALITY_RIDDEN_BIT: Final = 1 << QUALITY_RIDDEN


def strength(unit: Piece) -> int:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    rules1971 "Conflicts".
    """
    value = 1  # what a unit counts for
    unit_qualities = unit.qualities
    if unit_qualities & _ANY_OF_1:
        if unit_qualities & _QUALITY_DOUBLE_BIT and value < 2:
            value = 2  # Double army (quality): a double army
        if unit_qualities & _QUALITY_NOMINATED_BIT and value < 2:
            value = 2  # Nominated (quality): it was nominated
        if unit_qualities & _QUALITY_RIDDEN_BIT and value < 2:
            value = 2  # With the Nazgul (quality): the Nazgul is with it
    return value


def ways_from(place: Province, world: World) -> Sequence[Province]:
    """Where an army can go from a province.

    rules1971 "The board".
    """
    if world.phase == PHASE_AUTUMN_MOVES or world.phase == PHASE_AUTUMN_RETREATS:
        place_fords = place.fords
        for other in place_fords:
            # board: the river is low
            return [other_ for other_ in world.provinces if other_ in place.borders or other_ in place_fords]
    return place.borders


def arm_of(unit: Piece) -> Arm:
    """What a unit is.

    rules1971 "The pieces".
    """
    if unit.qualities & _QUALITY_DOUBLE_BIT:
        return ARM_DOUBLE_ARMY  # armies
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


def reaches(unit: Piece, province: Province, world: World) -> bool:
    """The unit could go to the province.

    rules1971 "Support".
    """
    unit_shore = unit.shore
    if unit_shore is None:
        return province in ways_from(unit.place, world)  # by land
    for shore in province.shores:
        if shore in unit_shore.near:
            return True  # by water
    return False
