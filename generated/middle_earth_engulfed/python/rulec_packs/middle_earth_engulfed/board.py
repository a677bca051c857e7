"""Resolvers of board.rules."""

from __future__ import annotations

from ._choices import (
    BORDER_NO_BORDER, BORDER_PAST_BLACK_GATE, BORDER_PAST_MINAS_MORGUL, BORDER_PAST_OSGILIATH, BORDER_RIDGE,
    Border, Folk, LAND_BLACK_GATE, LAND_MINAS_MORGUL, LAND_OSGILIATH, Land, SIDE_FREE, SIDE_SHADOW, Side,
)
from ._tables import BOARD_MUSTER, BOARD_NATION, BORDERS_BORDER
from ._world import World


def home_nation(land: Land) -> Folk | None:
    """The nation at home in an area.

    engulfed "2. Activation".
    """
    return BOARD_NATION[land]


def muster_point_at(land: Land) -> bool:
    """The land is a muster place.

    engulfed "6. Muster".
    """
    return BOARD_MUSTER[land]


def musters_in(folk: Folk, land: Land) -> bool:
    """The land is a muster place of the folk.

    engulfed "2. Activation", "6. Muster".
    """
    return muster_point_at(land) and home_nation(land) == folk


def in_hands(land: Land, side: Side, world: World) -> bool:
    """The land is in the hands of the side.

    engulfed "4. Movement".
    """
    if side == SIDE_FREE and world.free_lands >> land & 1:
        return True
    return side == SIDE_SHADOW and world.shadow_lands >> land & 1 != 0


def passable(land: Land, side: Side, world: World) -> bool:
    """The land is friendly or neutral to the side.

    engulfed "4. Movement".
    """
    if side == SIDE_FREE and world.shadow_lands >> land & 1:
        return False
    return side != SIDE_SHADOW or not world.free_lands >> land & 1


def frontier(origin: Land, goal: Land) -> Border:
    """What lies between areas.

    engulfed "4. Movement".
    """
    return BORDERS_BORDER[origin][goal]


def joined(origin: Land, goal: Land) -> bool:
    """The origin touches the goal.

    engulfed "4. Movement".
    """
    frontier_ = frontier(origin, goal)
    return frontier_ != BORDER_NO_BORDER and frontier_ != BORDER_RIDGE  # nothing that can be crossed


def barred(origin: Land, goal: Land, side: Side, world: World) -> bool:
    """The way from the origin to the goal is barred.

    engulfed "4. Movement".
    """
    frontier_ = frontier(origin, goal)
    if frontier_ == BORDER_PAST_BLACK_GATE and not passable(LAND_BLACK_GATE, side, world):
        return True  # the Black Gate
    if frontier_ == BORDER_PAST_MINAS_MORGUL and not passable(LAND_MINAS_MORGUL, side, world):
        return True  # Minas Morgul
    return frontier_ == BORDER_PAST_OSGILIATH and not passable(LAND_OSGILIATH, side, world)  # Osgiliath


def occupy(land: Land, side: Side, world: World) -> None:
    """An area changes hands.

    engulfed "4. Movement".
    """
    if side == SIDE_SHADOW and not in_hands(land, SIDE_SHADOW, world):
        if in_hands(land, SIDE_FREE, world):
            world.keep(world, "free_lands")
            world.free_lands &= ~(1 << land)
        world.keep(world, "shadow_lands")
        world.shadow_lands |= 1 << land
        world.note('changed_hands', land, side)
        upon_changed_hands_1(land, side, world)
    if side == SIDE_FREE and not in_hands(land, SIDE_FREE, world):
        if in_hands(land, SIDE_SHADOW, world):
            world.keep(world, "shadow_lands")
            world.shadow_lands &= ~(1 << land)
        world.keep(world, "free_lands")
        world.free_lands |= 1 << land
        world.note('changed_hands', land, side)
        upon_changed_hands_1(land, side, world)


# at the end, for these modules use each other
from .readiness import upon_changed_hands_1  # noqa: E402
