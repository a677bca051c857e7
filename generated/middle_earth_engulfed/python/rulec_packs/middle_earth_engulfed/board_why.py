"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import (
    BORDER_APART, BORDER_PAST_BLACK_GATE, BORDER_PAST_MINAS_MORGUL, BORDER_PAST_OSGILIATH, BORDER_RIDGE,
    LAND_BLACK_GATE, LAND_MINAS_MORGUL, LAND_OSGILIATH, Land, People, SIDE_FREE, SIDE_SHADOW, Side,
)
from ._tables import BOARD_NATION, BORDERS_BORDER
from ._world import World
from .board import bar_between, passable

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "home_of": (
        Label('otherwise', ''),
    ),
    "in_hands": (
        Label('yes', ''),
        Label('yes', ''),
        Label('otherwise', ''),
    ),
    "passable": (
        Label('no', ''),
        Label('no', ''),
        Label('otherwise', ''),
    ),
    "joined": (
        Label('no', 'nothing that can be crossed'),
        Label('otherwise', ''),
    ),
    "bar_between": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "barred": (
        Label('holds', ''),
    ),
}


def why_home_of(land: Land) -> tuple[People | None, Notes]:
    """The nation at home in an area.

    `home_of` with its notes: pairs of an index of LABELS['home_of'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 60.
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_NATION[land], notes


def why_in_hands(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The land is in the hands of the side.

    `in_hands` with its notes: pairs of an index of LABELS['in_hands'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 105.
    """
    notes: Notes = []
    if side == SIDE_FREE and world.free_lands >> land & 1:
        notes.append((0, 0))
        return True, notes
    if side == SIDE_SHADOW and world.shadow_lands >> land & 1:
        notes.append((1, 0))
        return True, notes
    notes.append((2, 0))
    return False, notes


def why_passable(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The land is friendly or neutral to the side.

    `passable` with its notes: pairs of an index of LABELS['passable'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 105;
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114.
    """
    notes: Notes = []
    if side == SIDE_FREE and world.shadow_lands >> land & 1:
        notes.append((0, 0))
        return False, notes
    if side == SIDE_SHADOW and world.free_lands >> land & 1:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_joined(origin: Land, goal: Land) -> tuple[bool, Notes]:
    """The origin touches the goal.

    `joined` with its notes: pairs of an index of LABELS['joined'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 114.
    """
    notes: Notes = []
    if BORDERS_BORDER[origin][goal] == BORDER_APART or BORDERS_BORDER[origin][goal] == BORDER_RIDGE:
        notes.append((0, 0))
        return False, notes  # nothing that can be crossed
    notes.append((1, 0))
    return True, notes


def why_bar_between(origin: Land, goal: Land) -> tuple[Land | None, Notes]:
    """The fortification that bars the way.

    `bar_between` with its notes: pairs of an index of LABELS['bar_between'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116.
    """
    notes: Notes = []
    if BORDERS_BORDER[origin][goal] == BORDER_PAST_BLACK_GATE:
        notes.append((0, 0))
        return LAND_BLACK_GATE, notes
    if BORDERS_BORDER[origin][goal] == BORDER_PAST_MINAS_MORGUL:
        notes.append((1, 0))
        return LAND_MINAS_MORGUL, notes
    if BORDERS_BORDER[origin][goal] == BORDER_PAST_OSGILIATH:
        notes.append((2, 0))
        return LAND_OSGILIATH, notes
    notes.append((3, 0))
    return None, notes


def why_barred(origin: Land, goal: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The way from the origin to the goal is barred.

    `barred` with its notes: pairs of an index of LABELS['barred'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116.
    """
    notes: Notes = []
    if bar_between(origin, goal) is None or passable(bar_between(origin, goal), side, world):
        notes.append((0, 0))
        return False, notes
    return True, notes
