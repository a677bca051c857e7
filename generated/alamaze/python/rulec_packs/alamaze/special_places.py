"""Resolvers of special_places.rules."""

from __future__ import annotations

from rulec.runtime import TooMuchTaken, present

from ._choices import (
    BRIGADE_TYPE_DEATHKNIGHTS, EVERY_PRIVILEGE, ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, Privilege, Region,
)
from ._kinds import Kingdom
from ._tables import (
    PRIVILEGE_LEAST_PEOPLE, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_MONTHLY_FOOD, PRIVILEGE_MONTHLY_GOLD,
    PRIVILEGE_ORDER,
)
from ._world import World


def place_of_its_own(kingdom: Kingdom) -> Privilege | None:
    """The special place that a people may create.

    maelstrom "Production", "#650 - Create Special Location (various)".
    """
    return min(
        (
            p
            for p in EVERY_PRIVILEGE
            if kingdom.privileges >> p & 1 and PRIVILEGE_ORDER[p] == ORDER_CREATE_SPECIAL_LOCATION_VARIOUS
        ),
        key=lambda p: 1, default=None,
    )


def secret_gold(right: Privilege) -> int:
    """Gold that a special place yields.

    In gold.
    maelstrom "Black Dragon", "Dwarven", "Nomad", "Pirates".
    """
    if PRIVILEGE_MONTHLY_GOLD[right] is None:
        value = 0
    else:
        value = present(PRIVILEGE_MONTHLY_GOLD[right], '')
    return value


def secret_food(right: Privilege) -> int:
    """Food that a special place yields.

    In food.
    maelstrom "Druid", "Nomad".
    """
    if PRIVILEGE_MONTHLY_FOOD[right] is None:
        value = 0
    else:
        value = present(PRIVILEGE_MONTHLY_FOOD[right], '')
    return value


def plagued(region: Region, curse: Privilege, world: World) -> bool:
    """The curse reigns in the region.

    maelstrom "Deathknights".
    """
    return any(
        g.region == region
            and g.kingdom.privileges >> curse & 1
            and any(b.breed == BRIGADE_TYPE_DEATHKNIGHTS for b in g.brigades)
        for g in world.groups
    )


def people_left(people_: int, curse: Privilege) -> int:
    """People that a plague leaves in a place.

    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Deathknights".
    """
    value = people_
    share_ = 100
    if PRIVILEGE_LOST_PEOPLE[curse] is not None:
        share_ -= present(PRIVILEGE_LOST_PEOPLE[curse], '')  # the plague
    if share_ < 0:
        raise TooMuchTaken('people_left')
    value *= share_
    if PRIVILEGE_LEAST_PEOPLE[curse] is not None:
        limit = 100 * min(people_, present(PRIVILEGE_LEAST_PEOPLE[curse], ''))
        if value < limit:
            value = limit  # those whom it spares
    return value // 100  # whole people


def bring_in(kingdom: Kingdom, world: World) -> None:
    """Special places yield.

    maelstrom "Production".
    """
    for s in [s for s in world.special_places if s.kingdom is kingdom]:
        kingdom.gold += secret_gold(s.privilege)
        kingdom.food += secret_food(s.privilege)


def spread_plague(curse: Privilege, world: World) -> None:
    """The plague takes its toll.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Deathknights".
    """
    for p in list(world.places):
        here = p.region
        if here is not None and plagued(here, curse, world):
            p.census = people_left(p.census, curse)
