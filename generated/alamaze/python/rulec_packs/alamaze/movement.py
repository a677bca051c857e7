"""Resolvers of movement.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR

from ._kinds import (
    Brigade, FOOTING_ADVANTAGE, FOOTING_ADVERSITY, FOOTING_DISADVANTAGE, FOOTING_MASTERY, FOOTING_STANDARD,
    FOOTING_SUPREMACY, Footing, Group, HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE,
    HOST_SIZE_INACTIVE, HOST_SIZE_ONE_BRIGADE, HOST_SIZE_PATROL, HostSize, Kingdom, ORIGIN_SUMMON,
    TRAIT_RIDERS, Terrain,
)
from ._tables import (
    BRIGADE_TYPE_ORIGIN, MARCH_COSTS_COST, UPKEEP_FOOD, UPKEEP_GOLD, march_costs_cost_cell,
    upkeep_food_cell, upkeep_gold_cell,
)
from ._world import VARIANT_ICE_AGE, World

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS


def march_cost(footing_: Footing, terrain: Terrain, world: World) -> int:
    """What it costs to enter an area.

    In steps of 1/1000 movement_points.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Terrain Adeptness", lines
    3791-3798; "Movement", line 1951.
    """
    value = MARCH_COSTS_COST[footing_][terrain]
    if value < FLOOR:
        value = march_costs_cost_cell(value)
    if world.variant(VARIANT_ICE_AGE):
        value *= 5  # ice_age: snow and ice
    else:
        value *= 4
    value = (1000 * value + 2000) // 4000
    return value


def host_size(group: Group) -> HostSize:
    """What a group is called by its size.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1930-1937;
    "Charts", lines 5970-5977.
    """
    group_brigades = group.brigades
    if sum(1 for b in group_brigades) == 0:
        if sum(1 for l in group.leaders) == 0 and sum(1 for w in group.wizards) == 0:
            return HOST_SIZE_INACTIVE  # nobody is left
        return HOST_SIZE_PATROL  # figures alone
    if sum(1 for b in group_brigades) <= 2:
        return HOST_SIZE_ONE_BRIGADE
    if sum(1 for b in group_brigades) <= 5:
        return HOST_SIZE_DIVISION_SIZE
    if sum(1 for b in group_brigades) <= 10:
        return HOST_SIZE_ARMY
    return HOST_SIZE_ARMY_GROUP


def march_points(group: Group, forced_march: bool) -> int:
    """How far a group gets in a turn.

    In steps of 1/1000 movement_points.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", lines
    1951-1959.
    """
    if host_size(group) > HOST_SIZE_PATROL and not forced_march:
        value = 20000  # a group with brigades
    elif host_size(group) > HOST_SIZE_PATROL and forced_march:
        value = 25000  # a forced march
    elif host_size(group) == HOST_SIZE_PATROL:
        value = 25000  # a patrol
    elif host_size(group) == HOST_SIZE_INACTIVE:
        value = 0  # nobody to march
    else:
        value = 0
    if host_size(group) > HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        value += 2000  # riders
    if host_size(group) == HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT and value < 32000:
        value = 32000  # riders
    return value


def footing(kingdom: Kingdom, terrain: Terrain) -> Footing:
    """A kingdom's feeling for a kind of ground.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Terrain Adeptness", lines
    3787-3808.
    """
    if kingdom.supreme >> terrain & 1:
        return FOOTING_SUPREMACY
    if kingdom.mastered >> terrain & 1:
        return FOOTING_MASTERY
    if kingdom.advantaged >> terrain & 1:
        return FOOTING_ADVANTAGE
    if kingdom.disadvantaged >> terrain & 1:
        return FOOTING_DISADVANTAGE
    if kingdom.adverse >> terrain & 1:
        return FOOTING_ADVERSITY
    return FOOTING_STANDARD


def food_eaten(brigade: Brigade) -> int:
    """What a brigade eats in a turn.

    In food.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2071.
    """
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        value = UPKEEP_FOOD[brigade_breed]  # a summoned brigade
        if value < FLOOR:
            value = upkeep_food_cell(value)
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        value = 1000  # any other
    else:
        value = 0
    return value


def pay_drawn(brigade: Brigade) -> int:
    """What a brigade is paid in a turn.

    In gold.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2071.
    """
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        value = UPKEEP_GOLD[brigade_breed]  # a summoned brigade
        if value < FLOOR:
            value = upkeep_gold_cell(value)
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        value = 1000  # any other
    else:
        value = 0
    return value
