"""Resolvers of movement.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, members, present

from ._choices import (
    Artifact, FOOTING_ADVANTAGE, FOOTING_ADVERSITY, FOOTING_DISADVANTAGE, FOOTING_FLIGHT, FOOTING_MASTERY,
    FOOTING_STANDARD, FOOTING_SUPREMACY, Footing, HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP,
    HOST_SIZE_DIVISION_SIZE, HOST_SIZE_INACTIVE, HOST_SIZE_ONE_BRIGADE, HOST_SIZE_PATROL,
    HOST_STATE_MASKED_SIZE, HostSize, MASKING_GREATER_MASKING, MASKING_LESSER_MASKING, TRAIT_RIDERS,
    Terrain,
)
from ._kinds import Group, Kingdom
from ._tables import (
    ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE, MARCH_COSTS_COST, march_costs_cost_cell,
    terrain_adeptness_masking,
)
from ._world import VARIANT_ICE_AGE, World

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


def march_cost(footing_: Footing, terrain: Terrain, world: World) -> int:
    """What it costs to enter an area.

    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness", "Movement".
    """
    value = MARCH_COSTS_COST[footing_][terrain]
    if value < FLOOR:
        value = march_costs_cost_cell(value)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value *= 5  # ice age: snow and ice
    else:
        value *= 4
    return (1000 * value + 2000) // 4000


def host_size(group: Group) -> HostSize:
    """What a group is called by its size.

    maelstrom "Groups", "Charts".
    """
    group_brigades = group.brigades
    if len(group_brigades) == 0:
        if len(group.leaders) == 0 and len(group.wizards) == 0:
            return HOST_SIZE_INACTIVE  # nobody is left
        return HOST_SIZE_PATROL  # figures alone
    if len(group_brigades) <= 2:
        return HOST_SIZE_ONE_BRIGADE
    if len(group_brigades) <= 5:
        return HOST_SIZE_DIVISION_SIZE
    if len(group_brigades) <= 10:
        return HOST_SIZE_ARMY
    return HOST_SIZE_ARMY_GROUP


def march_points(group: Group, forced_march: bool) -> int:
    """How far a group gets in a turn.

    In steps of 1/1000 movement points.
    maelstrom "Movement".
    """
    host_size_ = host_size(group)
    if host_size_ > HOST_SIZE_PATROL and not forced_march:
        value = 20000  # a group with brigades
    elif host_size_ > HOST_SIZE_PATROL and forced_march:
        value = 25000  # a forced march
    elif (
        host_size_ == HOST_SIZE_PATROL
        and not group.kingdom.traits & _TRAIT_RIDERS_BIT
        and not group.kingdom.winged
    ):
        value = 25000  # a patrol
    elif (
        host_size_ == HOST_SIZE_PATROL
        and not group.kingdom.traits & _TRAIT_RIDERS_BIT
        and group.kingdom.winged
    ):
        value = 32000  # a patrol that flies
    elif host_size_ == HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        value = 32000  # riders
    elif host_size_ == HOST_SIZE_INACTIVE:
        value = 0  # nobody to march
    else:
        value = 0
    if host_size_ > HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        value += 2000  # riders
    if host_size_ == HOST_SIZE_PATROL and not group.mist_borne:
        # what carries a patrol
        value += sum(
            present(ARTIFACT_PATROL_PACE[a], '')
            for a in map(Artifact, members(group.artifacts))
            if ARTIFACT_PATROL_PACE[a] is not None
        )
    if host_size_ > HOST_SIZE_INACTIVE:
        if not group.mist_borne:
            # what carries everybody
            value += sum(
                present(ARTIFACT_PACE_GAIN[a], '')
                for a in map(Artifact, members(group.artifacts))
                if ARTIFACT_PACE_GAIN[a] is not None
            )
        value += group.spell_haste  # a spell
    return value


def feeling(kingdom: Kingdom, terrain: Terrain) -> Footing:
    """A kingdom's feeling for a kind of ground.

    maelstrom "Terrain Adeptness".
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


def footing(kingdom: Kingdom, terrain: Terrain) -> Footing:
    """How a kingdom moves over a kind of ground.

    maelstrom "Terrain Adeptness".
    """
    if kingdom.winged:
        return FOOTING_FLIGHT  # a people that flies
    return feeling(kingdom, terrain)


def area_cost(group: Group, terrain: Terrain, world: World) -> int:
    """What it costs a group to enter an area.

    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness", "Movement".
    """
    group_kingdom = group.kingdom
    if flying(group) or host_size(group) == HOST_SIZE_PATROL:
        # everybody in it goes as its people do
        value = march_cost(footing(group_kingdom, terrain), terrain, world)
    else:
        value = march_cost(feeling(group_kingdom, terrain), terrain, world)  # somebody in it has to walk
    return value


def shows_no_size(group: Group, kingdom: Kingdom, grade: int) -> bool:
    """The group shows nobody how large it is.

    Raises OffTheTable (a table has no row).
    maelstrom "Groups", "Terrain Adeptness", "Charts".
    """
    group_kingdom = group.kingdom
    if group_kingdom is kingdom:
        return False  # its own people know
    if grade >= 4:
        return False  # sharp eyes
    if group.image_area is not None:
        return True  # an image, and nobody in it
    if under_veil(group, HOST_STATE_MASKED_SIZE):
        return True  # a spell masks it
    group_terrain = group.terrain
    if terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) == MASKING_GREATER_MASKING:
        return True  # at home on this ground
    return (
        terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) == MASKING_LESSER_MASKING
        and host_size(group) <= HOST_SIZE_DIVISION_SIZE
    )  # small, and at home on this ground


# at the end, for these modules use each other
from .brigades import flying  # noqa: E402
from .casting_veils import under_veil  # noqa: E402
