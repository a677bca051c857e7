"""The resolvers of board.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    BORDER_NO_BORDER, BORDER_PAST_BLACK_GATE, BORDER_PAST_MINAS_MORGUL, BORDER_PAST_OSGILIATH, BORDER_RIDGE,
    Border, Folk, LAND_BLACK_GATE, LAND_MINAS_MORGUL, LAND_OSGILIATH, Land, SIDE_FREE, SIDE_SHADOW, Side,
)
from ._tables import BOARD_MUSTER, BOARD_NATION, BORDERS_BORDER
from ._world import World
from .board import frontier, home_nation, muster_point_at, passable

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "home_nation": (
        Label('otherwise', ''),
    ),
    "muster_point_at": (
        Label('holds', ''),
    ),
    "musters_in": (
        Label('holds', ''),
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
    "frontier": (
        Label('otherwise', ''),
    ),
    "joined": (
        Label('no', 'nothing that can be crossed'),
        Label('otherwise', ''),
    ),
    "barred": (
        Label('yes', 'the Black Gate'),
        Label('yes', 'Minas Morgul'),
        Label('yes', 'Osgiliath'),
        Label('otherwise', ''),
    ),
}


def why_home_nation(land: Land) -> tuple[Folk | None, Notes]:
    """The nation at home in an area.

    `home_nation` with its notes: pairs of an index of LABELS['home_nation'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BOARD_NATION[land], notes


def why_muster_point_at(land: Land) -> tuple[bool, Notes]:
    """The land is a muster place.

    `muster_point_at` with its notes: pairs of an index of LABELS['muster_point_at'] and what it moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    if not BOARD_MUSTER[land]:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_musters_in(folk: Folk, land: Land) -> tuple[bool, Notes]:
    """The land is a muster place of the folk.

    `musters_in` with its notes: pairs of an index of LABELS['musters_in'] and what it moved.
    engulfed "2. Activation", "6. Muster".
    """
    notes: Notes = []
    if not muster_point_at(land) or home_nation(land) != folk:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_in_hands(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The land is in the hands of the side.

    `in_hands` with its notes: pairs of an index of LABELS['in_hands'] and what it moved.
    engulfed "4. Movement".
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
    engulfed "4. Movement".
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


def why_frontier(origin: Land, goal: Land) -> tuple[Border, Notes]:
    """What lies between areas.

    `frontier` with its notes: pairs of an index of LABELS['frontier'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BORDERS_BORDER[origin][goal], notes


def why_joined(origin: Land, goal: Land) -> tuple[bool, Notes]:
    """The origin touches the goal.

    `joined` with its notes: pairs of an index of LABELS['joined'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if frontier(origin, goal) == BORDER_NO_BORDER or frontier(origin, goal) == BORDER_RIDGE:
        notes.append((0, 0))
        return False, notes  # nothing that can be crossed
    notes.append((1, 0))
    return True, notes


def why_barred(origin: Land, goal: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The way from the origin to the goal is barred.

    `barred` with its notes: pairs of an index of LABELS['barred'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if frontier(origin, goal) == BORDER_PAST_BLACK_GATE and not passable(LAND_BLACK_GATE, side, world):
        notes.append((0, 0))
        return True, notes  # the Black Gate
    if frontier(origin, goal) == BORDER_PAST_MINAS_MORGUL and not passable(LAND_MINAS_MORGUL, side, world):
        notes.append((1, 0))
        return True, notes  # Minas Morgul
    if frontier(origin, goal) == BORDER_PAST_OSGILIATH and not passable(LAND_OSGILIATH, side, world):
        notes.append((2, 0))
        return True, notes  # Osgiliath
    notes.append((3, 0))
    return False, notes
