"""The resolvers of wild.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes
from rulec.runtime.ground.geometry import way_between

from ._choices import (
    COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT, COURSE_SIDEWAYS_RIGHT,
    COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, Course, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD,
    STRIKER_MUMAK, WAR_BEAST_WAR_ELEPHANT, WAR_BEAST_WAR_MUMAK, WarBeast,
)
from ._kinds import Tract, Unit
from ._world import World
from .field import within

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "near_each_other": (
        Label('holds', ''),
    ),
    "have_met": (
        Label('holds', ''),
    ),
    "beast_of": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "turn_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "nearest_shade": (
        Label('otherwise', ''),
    ),
}


def why_near_each_other(one: Unit, other: Unit) -> tuple[bool, Notes]:
    """The one and the other are near enough to quarrel.

    `near_each_other` with its notes: pairs of an index of LABELS['near_each_other'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    if not within(one, other, 50):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_have_met(one: Unit, other: Unit, world: World) -> tuple[bool, Notes]:
    """The one and the other have met.

    `have_met` with its notes: pairs of an index of LABELS['have_met'] and what it moved.
    wargames "ORCS".
    """
    notes: Notes = []
    if not any(
        (m.first_band is one and m.second_band is other) or (m.first_band is other and m.second_band is one)
        for m in world.meetings
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_beast_of(unit: Unit) -> tuple[WarBeast, Notes]:
    """Which beast it is.

    `beast_of` with its notes: pairs of an index of LABELS['beast_of'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    if unit.strikes_as == STRIKER_MUMAK:
        notes.append((0, 0))
        return WAR_BEAST_WAR_MUMAK, notes
    notes.append((1, 0))
    return WAR_BEAST_WAR_ELEPHANT, notes


def why_turn_of(course: Course) -> tuple[int, Notes]:
    """How far to the right a course lies.

    `turn_of` with its notes: pairs of an index of LABELS['turn_of'] and what it moved.
    In degrees.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    if course == COURSE_STRAIGHT_ON:
        notes.append((0, 0))
        return 0, notes
    if course == COURSE_FORWARD_RIGHT:
        notes.append((1, 0))
        return 45, notes
    if course == COURSE_SIDEWAYS_RIGHT:
        notes.append((2, 0))
        return 90, notes
    if course == COURSE_BACK_RIGHT:
        notes.append((3, 0))
        return 135, notes
    if course == COURSE_STRAIGHT_BACK:
        notes.append((4, 0))
        return 180, notes
    if course == COURSE_BACK_LEFT:
        notes.append((5, 0))
        return 225, notes
    if course == COURSE_SIDEWAYS_LEFT:
        notes.append((6, 0))
        return 270, notes
    notes.append((7, 0))
    return 315, notes


def why_nearest_shade(unit: Unit, world: World) -> tuple[Tract | None, Notes]:
    """The nearest shelter from the sun.

    `nearest_shade` with its notes: pairs of an index of LABELS['nearest_shade'] and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "ORCS IN SUNLIGHT".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (
            t
            for t in world.tracts
            if t.ground_sort == GROUND_SORT_THICK_WOOD or t.ground_sort == GROUND_SORT_THIN_WOOD
        ),
        key=lambda t: way_between((unit.stands_upon,), t.tract_edge), default=None,
    ), notes
