"""Resolvers of board.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ._kinds import (
    ARM_ARMY, ARM_FLEET, Arm, Piece, Province, QUALITY_DOUBLE, QUALITY_NOMINATED, SIDE_EAST, SIDE_NORTH,
    Shore,
)

_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED


def strength(unit: Piece) -> int:
    """What a unit counts for, wherever it moves, stands or supports.

    In men.
    Diplomacy, the rulebook of 1971, "Conflicts".
    """
    value = 1
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT and value < 2:
        value = 2  # Double army (quality): it counts double
    if unit_qualities & _QUALITY_NOMINATED_BIT and value < 2:
        value = 2  # Nominated (quality): it was nominated
    return value


def arm_of(unit: Piece) -> Arm:
    """What a unit is.

    Diplomacy, the rulebook of 1971, "The pieces".
    """
    if unit.shore is None:
        return ARM_ARMY  # it stands on land
    return ARM_FLEET


def coast_note(shore: Shore | None) -> str:
    """How a coast is told from others.

    Diplomacy, the rulebook of 1971, "The board".
    """
    if shore is None or shore is not None and shore.side is None:
        return ''
    if shore is not None:
        shore_side = shore.side
        if shore_side == SIDE_NORTH:
            return '/NC'
        if shore_side == SIDE_EAST:
            return '/EC'
    return '/SC'


def onward(shore: Shore) -> Sequence[Shore]:
    """Where an army on board can go on from a coast or a sea.

    Diplomacy, the rulebook of 1971, "Convoys".
    """
    return [next_ for next_ in shore.near if next_.province.sea or shore.province.sea]


def reaches(unit: Piece, province: Province) -> bool:
    """The unit could go to the province.

    Diplomacy, the rulebook of 1971, "Support".
    """
    unit_shore = unit.shore
    if unit_shore is None and province in unit.place.borders:
        return True  # by land
    return unit_shore is not None and any(shore in unit_shore.near for shore in province.shores)  # by water
