"""The resolvers of special_places.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import (
    BRIGADE_TYPE_DEATHKNIGHTS, EVERY_PRIVILEGE, ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, Privilege, Region,
)
from ._kinds import Kingdom
from ._tables import (
    PRIVILEGE_LEAST_PEOPLE, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_MONTHLY_FOOD, PRIVILEGE_MONTHLY_GOLD,
    PRIVILEGE_ORDER,
)
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "place_of_its_own": (
        Label('otherwise', ''),
    ),
    "secret_gold": (
        Label('base', ''),
        Label('base', ''),
    ),
    "secret_food": (
        Label('base', ''),
        Label('base', ''),
    ),
    "plagued": (
        Label('holds', ''),
    ),
    "people_left": (
        Label('base', ''),
        Label('reduce by', 'the plague', 100),
        Label('at least', 'those whom it spares', 100),
        Label('round', 'whole people', 100),
    ),
}


def why_place_of_its_own(kingdom: Kingdom) -> tuple[Privilege | None, Notes]:
    """The special place that a people may create.

    `place_of_its_own` with its notes: pairs of an index of LABELS['place_of_its_own'] and what it
    moved.
    maelstrom "Production", "#650 - Create Special Location (various)".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (
            p
            for p in EVERY_PRIVILEGE
            if kingdom.privileges >> p & 1 and PRIVILEGE_ORDER[p] == ORDER_CREATE_SPECIAL_LOCATION_VARIOUS
        ),
        key=lambda p: 1, default=None,
    ), notes


def why_secret_gold(right: Privilege) -> tuple[int, Notes]:
    """Gold that a special place yields.

    `secret_gold` with its notes: pairs of an index of LABELS['secret_gold'] and what it moved.
    In gold.
    maelstrom "Black Dragon", "Dwarven", "Nomad", "Pirates".
    """
    notes: Notes = []
    if PRIVILEGE_MONTHLY_GOLD[right] is None:
        notes.append((0, 0))
        value = 0
    elif PRIVILEGE_MONTHLY_GOLD[right] is not None:
        value = present(PRIVILEGE_MONTHLY_GOLD[right], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_secret_food(right: Privilege) -> tuple[int, Notes]:
    """Food that a special place yields.

    `secret_food` with its notes: pairs of an index of LABELS['secret_food'] and what it moved.
    In food.
    maelstrom "Druid", "Nomad".
    """
    notes: Notes = []
    if PRIVILEGE_MONTHLY_FOOD[right] is None:
        notes.append((0, 0))
        value = 0
    elif PRIVILEGE_MONTHLY_FOOD[right] is not None:
        value = present(PRIVILEGE_MONTHLY_FOOD[right], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_plagued(region: Region, curse: Privilege, world: World) -> tuple[bool, Notes]:
    """The curse reigns in the region.

    `plagued` with its notes: pairs of an index of LABELS['plagued'] and what it moved.
    maelstrom "Deathknights".
    """
    notes: Notes = []
    if not any(
        g.region == region
            and g.kingdom.privileges >> curse & 1
            and any(b.breed == BRIGADE_TYPE_DEATHKNIGHTS for b in g.brigades)
        for g in world.groups
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_people_left(people_: int, curse: Privilege) -> tuple[int, Notes]:
    """People that a plague leaves in a place.

    `people_left` with its notes: pairs of an index of LABELS['people_left'] and what it moved.
    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Deathknights".
    """
    notes: Notes = []
    value = people_
    notes.append((0, value))
    share_ = 100
    if PRIVILEGE_LOST_PEOPLE[curse] is not None:
        points = present(PRIVILEGE_LOST_PEOPLE[curse], '')
        notes.append((1, value * (-1 * points)))
        share_ -= points  # the plague
    if share_ < 0:
        raise TooMuchTaken('people_left')
    value *= share_
    if PRIVILEGE_LEAST_PEOPLE[curse] is not None:
        limit = 100 * min(people_, present(PRIVILEGE_LEAST_PEOPLE[curse], ''))
        if value < limit:
            notes.append((2, limit - value))
            value = limit  # those whom it spares
    before = value
    value //= 100  # whole people
    notes.append((3, 100 * value - before))
    return value, notes
