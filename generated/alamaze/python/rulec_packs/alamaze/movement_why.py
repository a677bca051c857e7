"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

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
from .movement import host_size

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "march_cost": (
        Label('base', '', 1000),
        Label('times', 'snow and ice', 4000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 816', 'ice_age'),
        Label('round', '', 4000),
    ),
    "host_size": (
        Label('case', 'nobody is left'),
        Label('case', 'figures alone'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "march_points": (
        Label('base', 'a group with brigades', 1000),
        Label('base', 'a forced march', 1000),
        Label('base', 'a patrol', 1000),
        Label('base', 'nobody to march', 1000),
        Label('add', 'riders', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Riders", line 3953'),
        Label('at least', 'riders', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Riders", line 3953'),
    ),
    "footing": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "food_eaten": (
        Label('base', 'a summoned brigade'),
        Label('base', 'any other', 1, 'ruling "What a brigade eats whose needs the book does not print"'),
    ),
    "pay_drawn": (
        Label('base', 'a summoned brigade'),
        Label('base', 'any other', 1, 'ruling "What a brigade is paid whose needs the book does not print"'),
    ),
}


def why_march_cost(footing_: Footing, terrain: Terrain, world: World) -> tuple[int, Notes]:
    """What it costs to enter an area.

    `march_cost` with its notes: pairs of an index of LABELS['march_cost'] and what it moved.
    In steps of 1/1000 movement_points.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Terrain Adeptness", lines
    3791-3798; "Movement", line 1951.
    """
    notes: Notes = []
    value = MARCH_COSTS_COST[footing_][terrain]
    if value < FLOOR:
        value = march_costs_cost_cell(value)
    notes.append((0, value))
    if world.variant(VARIANT_ICE_AGE):
        notes.append((1, value))
        value *= 5  # ice_age: snow and ice
    else:
        value *= 4
    before = value
    value = (1000 * value + 2000) // 4000
    notes.append((2, 4 * value - before))
    return value, notes


def why_host_size(group: Group) -> tuple[HostSize, Notes]:
    """What a group is called by its size.

    `host_size` with its notes: pairs of an index of LABELS['host_size'] and what it moved.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1930-1937;
    "Charts", lines 5970-5977.
    """
    notes: Notes = []
    group_brigades = group.brigades
    if sum(1 for b in group_brigades) == 0:
        if sum(1 for l in group.leaders) == 0 and sum(1 for w in group.wizards) == 0:
            notes.append((0, 0))
            return HOST_SIZE_INACTIVE, notes  # nobody is left
        notes.append((1, 0))
        return HOST_SIZE_PATROL, notes  # figures alone
    if sum(1 for b in group_brigades) <= 2:
        notes.append((2, 0))
        return HOST_SIZE_ONE_BRIGADE, notes
    if sum(1 for b in group_brigades) <= 5:
        notes.append((3, 0))
        return HOST_SIZE_DIVISION_SIZE, notes
    if sum(1 for b in group_brigades) <= 10:
        notes.append((4, 0))
        return HOST_SIZE_ARMY, notes
    notes.append((5, 0))
    return HOST_SIZE_ARMY_GROUP, notes


def why_march_points(group: Group, forced_march: bool) -> tuple[int, Notes]:
    """How far a group gets in a turn.

    `march_points` with its notes: pairs of an index of LABELS['march_points'] and what it moved.
    In steps of 1/1000 movement_points.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", lines
    1951-1959.
    """
    notes: Notes = []
    if host_size(group) > HOST_SIZE_PATROL and not forced_march:
        notes.append((0, 20000))
        value = 20000  # a group with brigades
    elif host_size(group) > HOST_SIZE_PATROL and forced_march:
        notes.append((1, 25000))
        value = 25000  # a forced march
    elif host_size(group) == HOST_SIZE_PATROL:
        notes.append((2, 25000))
        value = 25000  # a patrol
    elif host_size(group) == HOST_SIZE_INACTIVE:
        notes.append((3, 0))
        value = 0  # nobody to march
    else:
        value = 0
    if host_size(group) > HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append((4, 2000))
        value += 2000  # riders
    if host_size(group) == HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT and value < 32000:
        notes.append((5, 32000 - value))
        value = 32000  # riders
    return value, notes


def why_footing(kingdom: Kingdom, terrain: Terrain) -> tuple[Footing, Notes]:
    """A kingdom's feeling for a kind of ground.

    `footing` with its notes: pairs of an index of LABELS['footing'] and what it moved.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Terrain Adeptness", lines
    3787-3808.
    """
    notes: Notes = []
    if kingdom.supreme >> terrain & 1:
        notes.append((0, 0))
        return FOOTING_SUPREMACY, notes
    if kingdom.mastered >> terrain & 1:
        notes.append((1, 0))
        return FOOTING_MASTERY, notes
    if kingdom.advantaged >> terrain & 1:
        notes.append((2, 0))
        return FOOTING_ADVANTAGE, notes
    if kingdom.disadvantaged >> terrain & 1:
        notes.append((3, 0))
        return FOOTING_DISADVANTAGE, notes
    if kingdom.adverse >> terrain & 1:
        notes.append((4, 0))
        return FOOTING_ADVERSITY, notes
    notes.append((5, 0))
    return FOOTING_STANDARD, notes


def why_food_eaten(brigade: Brigade) -> tuple[int, Notes]:
    """What a brigade eats in a turn.

    `food_eaten` with its notes: pairs of an index of LABELS['food_eaten'] and what it moved.
    In food.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2071.
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        value = UPKEEP_FOOD[brigade_breed]  # a summoned brigade
        if value < FLOOR:
            value = upkeep_food_cell(value)
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        notes.append((1, 1000))
        value = 1000  # any other
    else:
        value = 0
    return value, notes


def why_pay_drawn(brigade: Brigade) -> tuple[int, Notes]:
    """What a brigade is paid in a turn.

    `pay_drawn` with its notes: pairs of an index of LABELS['pay_drawn'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2071.
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        value = UPKEEP_GOLD[brigade_breed]  # a summoned brigade
        if value < FLOOR:
            value = upkeep_gold_cell(value)
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        notes.append((1, 1000))
        value = 1000  # any other
    else:
        value = 0
    return value, notes
