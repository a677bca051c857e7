"""The resolvers of muster.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    FOLK_MORDOR, LAND_ANGMAR, LAND_BARAD_DUR, LAND_DOL_GULDUR, LAND_OFF_BOARD, Land, SHORTAGE_ABROAD,
    SHORTAGE_BESIEGED, SHORTAGE_BY_READINESS, SHORTAGE_ENOUGH_RAISED, SHORTAGE_NO_MUSTER_PLACE,
    SHORTAGE_OTHER_CAMP, SHORTAGE_OVER_WHOLE, SHORTAGE_RAISED_BEFORE, SHORTAGE_TOWER_ONLY,
    SHORTAGE_UNCHECKED, SHORTAGE_UNRAISED, Shortage,
)
from ._kinds import Nation, Regiment
from ._tables import BOARD_NATION, MUSTER_STRENGTHS_STRENGTH, PEOPLES_SIDE, PEOPLES_STRONG, STEP_COSTS_COST
from ._world import World
from .board import musters_in, passable
from .movement import apart_masters, enemies_in
from .muster import all_lost, raising_shortage, refilling_shortage, some_lost, steps_paid

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "some_lost": (
        Label('holds', ''),
    ),
    "all_lost": (
        Label('holds', ''),
    ),
    "muster_strength": (
        Label('base', '', 2),
        Label('times', 'a muster place or fortress is in enemy hands: half', 4),
        Label('times', 'all of them are in enemy hands: nothing', 4),
        Label('round', 'what is less than a whole point is kept', 4, 'ruling "Half of an odd muster strength"'),
    ),
    "steps_paid": (
        Label('base', ''),
        Label('add', 'its first step is paid for again'),
    ),
    "power_price": (
        Label('base', '', 2),
    ),
    "supply_price": (
        Label('base', '', 2),
    ),
    "raising_shortage": (
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 129'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 130'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 131'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 111'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 130'),
        Label('otherwise', ''),
    ),
    "may_raise": (
        Label('holds', ''),
    ),
    "refilling_shortage": (
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 129'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 130'),
        Label('case', '', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 130'),
        Label('case', '', 1, 'ruling "Which regiments there are"'),
        Label('otherwise', ''),
    ),
    "may_refill": (
        Label('holds', ''),
    ),
}


def why_some_lost(nation: Nation, world: World) -> tuple[bool, Notes]:
    """A muster place or fortress of the nation is in enemy hands.

    `some_lost` with its notes: pairs of an index of LABELS['some_lost'] and what it moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    nation_folk = nation.folk
    if not any(
        not passable(l_, PEOPLES_SIDE[nation_folk], world)
        for l_ in map(Land, members(PEOPLES_STRONG[nation_folk]))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_all_lost(nation: Nation, world: World) -> tuple[bool, Notes]:
    """All muster places and fortresses of the nation are in enemy hands.

    `all_lost` with its notes: pairs of an index of LABELS['all_lost'] and what it moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    nation_folk = nation.folk
    if not all(
        not passable(l_, PEOPLES_SIDE[nation_folk], world)
        for l_ in map(Land, members(PEOPLES_STRONG[nation_folk]))
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_muster_strength(nation: Nation, world: World) -> tuple[int, Notes]:
    """Muster points of a turn.

    `muster_strength` with its notes: pairs of an index of LABELS['muster_strength'] and what it moved.
    In steps of 1/2 muster points.
    engulfed "6. Muster".
    """
    notes: Notes = []
    value = MUSTER_STRENGTHS_STRENGTH[nation.folk][nation.stage]
    notes.append((0, value))
    if some_lost(nation, world) and not all_lost(nation, world):
        notes.append((1, -1 * value))
        value = value  # a muster place or fortress is in enemy hands: half
    else:
        value *= 2
    if all_lost(nation, world):
        notes.append((2, -1 * value))
        value = 0  # all of them are in enemy hands: nothing
    before = value
    value = (2 * value + 2) // 4  # what is less than a whole point is kept
    notes.append((3, 2 * value - before))
    return value, notes


def why_steps_paid(regiment: Regiment, new_steps: int) -> tuple[int, Notes]:
    """Steps that are paid for.

    `steps_paid` with its notes: pairs of an index of LABELS['steps_paid'] and what it moved.
    In plain numbers.
    engulfed "6. Muster".
    """
    notes: Notes = []
    value = new_steps
    notes.append((0, value))
    if regiment.place == LAND_OFF_BOARD:
        notes.append((1, 1))
        value += 1  # its first step is paid for again
    return value, notes


def why_power_price(regiment: Regiment, new_steps: int) -> tuple[int, Notes]:
    """What steps cost the Shadow.

    `power_price` with its notes: pairs of an index of LABELS['power_price'] and what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview", "6. Muster".
    """
    notes: Notes = []
    value = STEP_COSTS_COST[regiment.folk][regiment.arm] * steps_paid(regiment, new_steps)
    notes.append((0, value))
    return value, notes


def why_supply_price(regiment: Regiment, new_steps: int) -> tuple[int, Notes]:
    """What steps cost the Free Peoples.

    `supply_price` with its notes: pairs of an index of LABELS['supply_price'] and what it moved.
    In steps of 1/2 muster points.
    engulfed "1. Overview", "6. Muster".
    """
    notes: Notes = []
    value = STEP_COSTS_COST[regiment.folk][regiment.arm] * steps_paid(regiment, new_steps)
    notes.append((0, value))
    return value, notes


def why_raising_shortage(regiment: Regiment, land: Land, world: World) -> tuple[Shortage, Notes]:
    """What keeps a regiment from being raised.

    `raising_shortage` with its notes: pairs of an index of LABELS['raising_shortage'] and what it
    moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    if regiment.place != LAND_OFF_BOARD:
        notes.append((0, 0))
        return SHORTAGE_RAISED_BEFORE, notes
    if regiment.arrival is not None:
        notes.append((1, 0))
        return SHORTAGE_BY_READINESS, notes
    regiment_folk = regiment.folk
    if not musters_in(regiment_folk, land):
        notes.append((2, 0))
        return SHORTAGE_NO_MUSTER_PLACE, notes
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if not passable(land, regiment_seat_side, world) or enemies_in(land, regiment_seat_side, world):
        notes.append((3, 0))
        return SHORTAGE_BESIEGED, notes
    if not apart_masters(regiment_folk, land, world):
        notes.append((4, 0))
        return SHORTAGE_OTHER_CAMP, notes
    if (land == LAND_DOL_GULDUR or land == LAND_ANGMAR) and world.happened('raised_at', 'this', 0, land):
        notes.append((5, 0))
        return SHORTAGE_ENOUGH_RAISED, notes
    notes.append((6, 0))
    return SHORTAGE_UNCHECKED, notes


def why_may_raise(regiment: Regiment, land: Land, world: World) -> tuple[bool, Notes]:
    """The regiment may be raised in the land.

    `may_raise` with its notes: pairs of an index of LABELS['may_raise'] and what it moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    if raising_shortage(regiment, land, world) != SHORTAGE_UNCHECKED:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_refilling_shortage(regiment: Regiment, new_steps: int) -> tuple[Shortage, Notes]:
    """What keeps a regiment from being refilled.

    `refilling_shortage` with its notes: pairs of an index of LABELS['refilling_shortage'] and what it
    moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    regiment_place = regiment.place
    if regiment_place == LAND_OFF_BOARD:
        notes.append((0, 0))
        return SHORTAGE_UNRAISED, notes
    regiment_folk = regiment.folk
    if BOARD_NATION[regiment_place] != regiment_folk:
        notes.append((1, 0))
        return SHORTAGE_ABROAD, notes
    if regiment_folk == FOLK_MORDOR and regiment_place != LAND_BARAD_DUR:
        notes.append((2, 0))
        return SHORTAGE_TOWER_ONLY, notes
    if regiment.steps_left + new_steps > regiment.full_steps:
        notes.append((3, 0))
        return SHORTAGE_OVER_WHOLE, notes
    notes.append((4, 0))
    return SHORTAGE_UNCHECKED, notes


def why_may_refill(regiment: Regiment, new_steps: int) -> tuple[bool, Notes]:
    """The regiment may be refilled.

    `may_refill` with its notes: pairs of an index of LABELS['may_refill'] and what it moved.
    engulfed "6. Muster".
    """
    notes: Notes = []
    if refilling_shortage(regiment, new_steps) != SHORTAGE_UNCHECKED:
        notes.append((0, 0))
        return False, notes
    return True, notes
