"""The resolvers of armies.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Facts, Label, Notes, ask_outside

from ._choices import (
    BaseSort, HostPart, ORGANISATION_SEMI_FORMED, RACE_BEORNING, RACE_ENT, RACE_GREAT_EAGLE, SIDE_EVIL,
    SIDE_LAW, SPACING_OPEN_ORDER, Side, Spacing, Troop, UnitSort,
)
from ._tables import (
    BASE_SIZES_DEPTH, BASE_SIZES_WIDTH, HOST_SHARES_SHARE, TROOP_RACE, UNIT_SIZES_LARGEST,
    UNIT_SIZES_SMALLEST, host_shares_share_cell,
)
from ._world import World
from .armies import cause_is_losing, stands_aside
from .morale import good_order
from .vision import points_in_field

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "soldiers_shown": (
        Label('base', ''),
    ),
    "advised_points": (
        Label('base', 'the whole army', 2),
        Label('times', 'its share', 200),
        Label('round', '', 200),
    ),
    "well_sized": (
        Label('needs', 'It is too small.'),
        Label('needs', 'It is too large.'),
    ),
    "refusals_well_sized": (
        Label('needs', 'It is too small.'),
        Label('needs', 'It is too large.'),
    ),
    "cause_is_losing": (
        Label('stated', 'Is the side of law losing?'),
        Label('holds', ''),
    ),
    "stands_aside": (
        Label('holds', ''),
    ),
    "joins_battle": (
        Label('yes', 'they have taken a side'),
        Label('holds', ''),
    ),
    "frontage": (
        Label('base', 'the bases', 4),
        Label('add', "a base's width between each", 4),
    ),
    "block_depth": (
        Label('base', '', 4),
        Label('times', 'ranks', 8),
        Label('round', '', 8),
    ),
    "rough_base": (
        Label('holds', ''),
    ),
}


def why_soldiers_shown(figures: int) -> tuple[int, Notes]:
    """What figures stand for.

    `soldiers_shown` with its notes: pairs of an index of LABELS['soldiers_shown'] and what it moved.
    In soldiers.
    wargames "Scale".
    """
    notes: Notes = []
    value = 20 * figures
    notes.append((0, value))
    return value, notes


def why_advised_points(side: Side, host_part: HostPart, total: int) -> tuple[int, Notes]:
    """Points advised for a part of an army.

    `advised_points` with its notes: pairs of an index of LABELS['advised_points'] and what it moved.
    In steps of 1/2 points.
    Raises OffTheTable (a table has no row).
    wargames "THE COMPOSITION OF ARMIES".
    """
    notes: Notes = []
    value = total  # the whole army
    notes.append((0, value))
    times = HOST_SHARES_SHARE[side][host_part]
    if times < FLOOR:
        times = host_shares_share_cell(times)
    notes.append((1, value * (times - 100)))
    value *= times  # its share
    before = value
    value = (value + 100) // 200
    notes.append((2, 200 * value - before))
    value *= 2
    return value, notes


def why_well_sized(unit_sort: UnitSort, count: int) -> tuple[bool, Notes]:
    """A unit of the unit sort may have the count.

    `well_sized` with its notes: pairs of an index of LABELS['well_sized'] and what it moved.
    wargames "SIZES OF UNITS".
    """
    notes: Notes = []
    if count < UNIT_SIZES_SMALLEST[unit_sort]:
        notes.append((0, 0))
        return False, notes  # It is too small.
    if count > UNIT_SIZES_LARGEST[unit_sort]:
        notes.append((1, 0))
        return False, notes  # It is too large.
    return True, notes


def why_cause_is_losing(facts: Facts, world: World) -> tuple[bool, Notes]:
    """The side of law is losing.

    `cause_is_losing` with its notes: pairs of an index of LABELS['cause_is_losing'] and what it moved.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    said = ask_outside(facts, 'cause_is_losing', 'Is the side of law losing?')
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if points_in_field(SIDE_LAW, world) >= points_in_field(SIDE_EVIL, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_stands_aside(troop: Troop) -> tuple[bool, Notes]:
    """The troop may stand aside.

    `stands_aside` with its notes: pairs of an index of LABELS['stands_aside'] and what it moved.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    if (
        TROOP_RACE[troop] != RACE_GREAT_EAGLE
        and TROOP_RACE[troop] != RACE_ENT
        and TROOP_RACE[troop] != RACE_BEORNING
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_joins_battle(troop: Troop, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The troop will fight.

    `joins_battle` with its notes: pairs of an index of LABELS['joins_battle'] and what it moved.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    if not stands_aside(troop):
        notes.append((0, 0))
        return True, notes  # they have taken a side
    if not cause_is_losing(facts, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_frontage(base_sort: BaseSort, abreast: int, spacing: Spacing) -> tuple[int, Notes]:
    """How wide a rank is.

    `frontage` with its notes: pairs of an index of LABELS['frontage'] and what it moved.
    In steps of 1/4 inches.
    wargames "BASE SIZES", "MOVEMENT".
    """
    notes: Notes = []
    value = BASE_SIZES_WIDTH[base_sort] * abreast  # the bases
    notes.append((0, value))
    if spacing == SPACING_OPEN_ORDER:
        amount = BASE_SIZES_WIDTH[base_sort] * (abreast - 1)
        notes.append((1, amount))
        value += amount  # a base's width between each
    return value, notes


def why_block_depth(base_sort: BaseSort, ranks: int) -> tuple[int, Notes]:
    """How deep a block is.

    `block_depth` with its notes: pairs of an index of LABELS['block_depth'] and what it moved.
    In steps of 1/4 inches.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    value = BASE_SIZES_DEPTH[base_sort]
    notes.append((0, value))
    notes.append((1, value * (ranks - 2)))
    value *= ranks  # ranks
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((2, 2 * value - before))
    return value, notes


def why_rough_base(troop: Troop) -> tuple[bool, Notes]:
    """The troop should stand on rough bases.

    `rough_base` with its notes: pairs of an index of LABELS['rough_base'] and what it moved.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    if good_order(troop) != ORGANISATION_SEMI_FORMED:
        notes.append((0, 0))
        return False, notes
    return True, notes
