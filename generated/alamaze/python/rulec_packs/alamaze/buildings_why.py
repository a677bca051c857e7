"""The resolvers of buildings.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, members, present

from ._choices import (
    BUILDING_HOBBIT_INC, Building, Improvement, PRIVILEGE_GIANT_MASONS, PRIVILEGE_STONECUTTERS,
    SETTLEMENT_CITY, Settlement, TRAIT_INDUSTRIOUS,
)
from ._kinds import Kingdom, Place
from ._tables import (
    BUILDING_CENSUS, BUILDING_COASTAL, BUILDING_FOOD, BUILDING_FORTIFICATION, BUILDING_GOLD, BUILDING_SITES,
    IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD,
)
from .buildings import is_fort
from .map_ import coastal

_PRIVILEGE_GIANT_MASONS_BIT: Final = 1 << PRIVILEGE_GIANT_MASONS
_PRIVILEGE_STONECUTTERS_BIT: Final = 1 << PRIVILEGE_STONECUTTERS
_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "work_bill": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for', 4),
        Label('reduce by', 'their own masons', 4, '', 'Improvements At A Discount (privilege)'),
        Label('subtract', 'their own hands', 1, '', 'Industrious (trait)'),
        Label('round', 'whole coins', 4, 'ruling "What happens to fractions"'),
    ),
    "work_rations": (
        Label('base', ''),
        Label('times', 'the multiple that is asked for', 4),
        Label('reduce by', 'their own masons', 4, '', 'Improvements At A Discount (privilege)'),
        Label('round', 'whole sacks', 4, 'ruling "What happens to fractions"'),
    ),
    "is_fort": (
        Label('holds', ''),
    ),
    "fits_site": (
        Label('needs', 'The place is not of the right size.'),
        Label('needs', 'There is no sea.'),
        Label('needs', 'A town must lie at the sea.'),
    ),
    "refusals_fits_site": (
        Label('needs', 'The place is not of the right size.'),
        Label('needs', 'There is no sea.'),
        Label('needs', 'A town must lie at the sea.'),
    ),
    "stone_bill": (
        Label('base', ''),
        Label('add', 'its price'),
        Label('reduce by', 'their own craftsmen', 10, '', 'Master Craftsmen (privilege)'),
        Label('round', 'whole coins', 10, 'ruling "What happens to fractions"'),
    ),
    "stone_rations": (
        Label('base', ''),
        Label('add', 'its price'),
    ),
    "people_drawn": (
        Label('base', ''),
        Label('increase by', 'what it adds once', 100),
        Label('round', '', 100),
    ),
}


def why_work_bill(kingdom: Kingdom, work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Gold for improving a population center several times at a go.

    `work_bill` with its notes: pairs of an index of LABELS['work_bill'] and what it moved.
    In gold.
    maelstrom "#600 - Improve Popcenter".
    """
    notes: Notes = []
    value = IMPROVEMENTS_GOLD[work]
    notes.append((0, value))
    if kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        notes.append((3, -1000))
        value -= 1000  # Industrious (trait): their own hands
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        notes.append((2, -1 * value))
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    before = value
    value = (value + 2) // 4  # whole coins
    notes.append((4, 4 * value - before))
    return value, notes


def why_work_rations(kingdom: Kingdom, work: Improvement, multiple: int) -> tuple[int, Notes]:
    """Food for improving a population center several times at a go.

    `work_rations` with its notes: pairs of an index of LABELS['work_rations'] and what it moved.
    In food.
    maelstrom "#600 - Improve Popcenter".
    """
    notes: Notes = []
    value = IMPROVEMENTS_FOOD[work]
    notes.append((0, value))
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        notes.append((2, -1 * value))
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    notes.append((1, value * (multiple - 1)))
    value *= multiple  # the multiple that is asked for
    before = value
    value = (value + 2) // 4  # whole sacks
    notes.append((3, 4 * value - before))
    return value, notes


def why_is_fort(building: Building) -> tuple[bool, Notes]:
    """The building is a fortification.

    `is_fort` with its notes: pairs of an index of LABELS['is_fort'] and what it moved.
    maelstrom "Fortifications".
    """
    notes: Notes = []
    if not BUILDING_FORTIFICATION[building]:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_fits_site(building: Building, place: Place) -> tuple[bool, Notes]:
    """The building can stand in the place.

    `fits_site` with its notes: pairs of an index of LABELS['fits_site'] and what it moved.
    maelstrom "Buildings", "Fortifications".
    """
    notes: Notes = []
    if (
        sum(1 for s in map(Settlement, members(BUILDING_SITES[building]))) != 0
        and not BUILDING_SITES[building] >> place.settlement & 1
    ):
        notes.append((0, 0))
        return False, notes  # The place is not of the right size.
    if BUILDING_COASTAL[building] is not None and (place.area is None or not coastal(place.area)):
        notes.append((1, 0))
        return False, notes  # There is no sea.
    if (
        building == BUILDING_HOBBIT_INC
        and place.settlement != SETTLEMENT_CITY
        and (place.area is None or not coastal(place.area))
    ):
        notes.append((2, 0))
        return False, notes  # A town must lie at the sea.
    return True, notes


def why_stone_bill(building: Building, kingdom: Kingdom) -> tuple[int, Notes]:
    """Gold for a building.

    `stone_bill` with its notes: pairs of an index of LABELS['stone_bill'] and what it moved.
    In gold.
    maelstrom "Buildings", "Fortifications".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if BUILDING_GOLD[building] is not None:
        amount = present(BUILDING_GOLD[building], '')
        notes.append((1, amount))
        value += amount  # its price
    if kingdom.privileges & _PRIVILEGE_GIANT_MASONS_BIT and not is_fort(building):
        notes.append((2, -1 * value))
        value *= 9  # Master Craftsmen (privilege): their own craftsmen
    else:
        value *= 10
    before = value
    value = (value + 5) // 10  # whole coins
    notes.append((3, 10 * value - before))
    return value, notes


def why_stone_rations(building: Building) -> tuple[int, Notes]:
    """Food for a building.

    `stone_rations` with its notes: pairs of an index of LABELS['stone_rations'] and what it moved.
    In food.
    maelstrom "Buildings", "Fortifications".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if BUILDING_FOOD[building] is not None:
        amount = present(BUILDING_FOOD[building], '')
        notes.append((1, amount))
        value += amount  # its price
    return value, notes


def why_people_drawn(people_: int, building: Building) -> tuple[int, Notes]:
    """Census when a building has been finished.

    `people_drawn` with its notes: pairs of an index of LABELS['people_drawn'] and what it moved.
    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings", "Fortifications".
    """
    notes: Notes = []
    value = people_
    notes.append((0, value))
    share_ = 100
    if BUILDING_CENSUS[building] is not None:
        points = present(BUILDING_CENSUS[building], '')
        notes.append((1, value * points))
        share_ += points  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('people_drawn')
    value *= share_
    before = value
    value //= 100
    notes.append((2, 100 * value - before))
    return value, notes
