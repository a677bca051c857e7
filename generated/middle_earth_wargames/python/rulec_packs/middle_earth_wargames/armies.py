"""Resolvers of armies.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import (
    BaseSort, HostPart, ORGANISATION_SEMI_FORMED, RACE_BEORNING, RACE_ENT, RACE_GREAT_EAGLE, SIDE_EVIL,
    SIDE_LAW, SPACING_OPEN_ORDER, Side, Spacing, Troop, UnitSort,
)
from ._tables import (
    BASE_SIZES_DEPTH, BASE_SIZES_WIDTH, TROOP_RACE, UNIT_SIZES_LARGEST, UNIT_SIZES_SMALLEST,
    host_shares_share,
)
from ._world import World
from .morale import good_order


def soldiers_shown(figures: int) -> int:
    """What figures stand for.

    In soldiers.
    wargames "Scale".
    """
    return 20 * figures


def advised_points(side: Side, host_part: HostPart, total: int) -> int:
    """Points advised for a part of an army.

    In steps of 1/2 points.
    Raises OffTheTable (a table has no row).
    wargames "THE COMPOSITION OF ARMIES".
    """
    value = total  # the whole army
    value *= host_shares_share(side, host_part)  # its share
    value = (value + 100) // 200
    return 2 * value


def well_sized(unit_sort: UnitSort, count: int) -> bool:
    """A unit of the unit sort may have the count.

    wargames "SIZES OF UNITS".
    """
    if count < UNIT_SIZES_SMALLEST[unit_sort]:
        return False  # It is too small.
    return count <= UNIT_SIZES_LARGEST[unit_sort]  # It is too large.


def refusals_well_sized(unit_sort: UnitSort, count: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: a unit of the unit sort may have the count.

    Indices of LABELS['refusals_well_sized']; empty where it holds.
    wargames "SIZES OF UNITS".
    """
    notes: list[int] = []
    if count < UNIT_SIZES_SMALLEST[unit_sort]:
        notes.append(0)
    if count > UNIT_SIZES_LARGEST[unit_sort]:
        notes.append(1)
    return tuple(notes)


def cause_is_losing(facts: Facts, world: World) -> bool:
    """The side of law is losing.

    wargames "NEUTRAL TROOP TYPES".
    """
    said = ask_outside(facts, 'cause_is_losing', 'Is the side of law losing?')
    if said is not None:
        return said
    return points_in_field(SIDE_LAW, world) < points_in_field(SIDE_EVIL, world)


def stands_aside(troop: Troop) -> bool:
    """The troop may stand aside.

    wargames "NEUTRAL TROOP TYPES".
    """
    return (
        TROOP_RACE[troop] == RACE_GREAT_EAGLE
        or TROOP_RACE[troop] == RACE_ENT
        or TROOP_RACE[troop] == RACE_BEORNING
    )


def joins_battle(troop: Troop, facts: Facts, world: World) -> bool:
    """The troop will fight.

    wargames "NEUTRAL TROOP TYPES".
    """
    if not stands_aside(troop):
        return True  # they have taken a side
    return cause_is_losing(facts, world)


def frontage(base_sort: BaseSort, abreast: int, spacing: Spacing) -> int:
    """How wide a rank is.

    In steps of 1/4 inches.
    wargames "BASE SIZES", "MOVEMENT".
    """
    value = BASE_SIZES_WIDTH[base_sort] * abreast  # the bases
    if spacing == SPACING_OPEN_ORDER:
        value += BASE_SIZES_WIDTH[base_sort] * (abreast - 1)  # a base's width between each
    return value


def block_depth(base_sort: BaseSort, ranks: int) -> int:
    """How deep a block is.

    In steps of 1/4 inches.
    wargames "BASE SIZES".
    """
    value = BASE_SIZES_DEPTH[base_sort]
    value *= ranks  # ranks
    return -1 * (-1 * value // 2)


def rough_base(troop: Troop) -> bool:
    """The troop should stand on rough bases.

    wargames "BASE SIZES".
    """
    return good_order(troop) == ORGANISATION_SEMI_FORMED


# at the end, for these modules use each other
from .vision import points_in_field  # noqa: E402
