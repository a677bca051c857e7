"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, Arm, PHASE_AUTUMN_MOVES, PHASE_AUTUMN_RETREATS, QUALITY_DOUBLE,
    QUALITY_NOMINATED, QUALITY_RIDDEN, SIDE_EASTERN, SIDE_NORTHERN,
)
from ._kinds import Piece, Province, Shore
from ._world import World
from ._board import ways_from

_ANY_OF_1: Final = 1 << QUALITY_DOUBLE | 1 << QUALITY_NOMINATED | 1 << QUALITY_RIDDEN
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED
_QUALITY_RIDDEN_BIT: Final = 1 << QUALITY_RIDDEN

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "strength": (
        Label('base', 'what a unit counts for'),
        Label('at least', 'a double army', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", line 50', 'Double army (quality)'),
        Label('at least', 'it was nominated', 1, '', 'Nominated (quality)'),
        Label('at least', 'the Nazgul is with it', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", line 61', 'With the Nazgul (quality)'),
    ),
    "ways_from": (
        Label('case', 'the river is low', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", lines 96-97; ruling "A retreat in autumn across a river that is crossed in autumn alone"', 'board'),
        Label('otherwise', ''),
    ),
    "arm_of": (
        Label('case', '', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", lines 50-52', 'armies'),
        Label('case', 'it stands on land'),
        Label('otherwise', ''),
    ),
    "coast_note": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "onward": (
        Label('otherwise', ''),
    ),
    "reaches": (
        Label('yes', 'by land'),
        Label('yes', 'by water'),
        Label('otherwise', ''),
    ),
}


def why_strength(unit: Piece) -> tuple[int, Notes]:
    """What a unit counts for, wherever it moves, stands or supports.

    `strength` with its notes: pairs of an index of LABELS['strength'] and what it moved.
    In men.
    rules1971 "Conflicts".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1  # what a unit counts for
    unit_qualities = unit.qualities
    if unit_qualities & _ANY_OF_1:
        if unit_qualities & _QUALITY_DOUBLE_BIT and value < 2:
            notes.append((1, 2 - value))
            value = 2  # Double army (quality): a double army
        if unit_qualities & _QUALITY_NOMINATED_BIT and value < 2:
            notes.append((2, 2 - value))
            value = 2  # Nominated (quality): it was nominated
        if unit_qualities & _QUALITY_RIDDEN_BIT and value < 2:
            notes.append((3, 2 - value))
            value = 2  # With the Nazgul (quality): the Nazgul is with it
    return value, notes


def why_ways_from(place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """Where an army can go from a province.

    `ways_from` with its notes: pairs of an index of LABELS['ways_from'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if (world.phase == PHASE_AUTUMN_MOVES or world.phase == PHASE_AUTUMN_RETREATS) and len(place.fords) > 0:
        notes.append((0, 0))
        # board: the river is low
        return [other for other in world.provinces if other in place.borders or other in place.fords], notes
    notes.append((1, 0))
    place_borders = place.borders
    return place_borders, notes


def why_arm_of(unit: Piece) -> tuple[Arm, Notes]:
    """What a unit is.

    `arm_of` with its notes: pairs of an index of LABELS['arm_of'] and what it moved.
    rules1971 "The pieces".
    """
    notes: Notes = []
    if unit.qualities & _QUALITY_DOUBLE_BIT:
        notes.append((0, 0))
        return ARM_DOUBLE_ARMY, notes  # armies
    if unit.shore is None:
        notes.append((1, 0))
        return ARM_ARMY, notes  # it stands on land
    notes.append((2, 0))
    return ARM_FLEET, notes


def why_coast_note(shore: Shore | None) -> tuple[str, Notes]:
    """How a coast is told from others.

    `coast_note` with its notes: pairs of an index of LABELS['coast_note'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if shore is None or shore.side is None:
        notes.append((0, 0))
        return '', notes
    if shore is not None:
        shore_side = shore.side
        if shore_side == SIDE_NORTHERN:
            notes.append((1, 0))
            return ' (north coast)', notes
        if shore_side == SIDE_EASTERN:
            notes.append((2, 0))
            return ' (east coast)', notes
    notes.append((3, 0))
    return ' (south coast)', notes


def why_onward(shore: Shore) -> tuple[Sequence[Shore], Notes]:
    """Where an army on board can go on from a coast or a sea.

    `onward` with its notes: pairs of an index of LABELS['onward'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [next_ for next_ in shore.near if next_.province.sea or shore.province.sea], notes


def why_reaches(unit: Piece, province: Province, world: World) -> tuple[bool, Notes]:
    """The unit could go to the province.

    `reaches` with its notes: pairs of an index of LABELS['reaches'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    unit_shore = unit.shore
    if unit_shore is None and province in ways_from(unit.place, world):
        notes.append((0, 0))
        return True, notes  # by land
    if unit_shore is not None and any(shore in unit_shore.near for shore in province.shores):
        notes.append((1, 0))
        return True, notes  # by water
    notes.append((2, 0))
    return False, notes
