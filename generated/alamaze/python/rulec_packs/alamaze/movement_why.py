"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members, present

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
from .brigades import flying
from .casting_veils import under_veil
from .movement import feeling, footing, host_size, march_cost

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "march_cost": (
        Label('base', '', 1000),
        Label('times', 'snow and ice', 4000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 816', 'ice age'),
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
        Label('base', 'a patrol that flies', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1985'),
        Label('base', 'riders', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Riders", line 3953'),
        Label('base', 'nobody to march', 1000),
        Label('add', 'riders', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Riders", line 3953'),
        Label('add', 'what carries a patrol', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5796'),
        Label('add', 'what carries everybody', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5867'),
        Label('add', 'a spell', 1000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #718 \u2013 Speed", line 5516'),
    ),
    "feeling": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "footing": (
        Label('case', 'a people that flies'),
        Label('otherwise', ''),
    ),
    "area_cost": (
        Label('base', 'everybody in it goes as its people do', 1000),
        Label('base', 'somebody in it has to walk', 1000),
    ),
    "shows_no_size": (
        Label('no', 'its own people know'),
        Label('no', 'sharp eyes', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1687; "#970 \u2013 Recon Area", line 5010'),
        Label('yes', 'an image, and nobody in it', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #882 \u2013 Project Image Of Group", line 5708'),
        Label('yes', 'a spell masks it', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #822 \u2013 Greater Masking", line 5582'),
        Label('yes', 'at home on this ground'),
        Label('yes', 'small, and at home on this ground'),
        Label('otherwise', ''),
    ),
}


def why_march_cost(footing_: Footing, terrain: Terrain, world: World) -> tuple[int, Notes]:
    """What it costs to enter an area.

    `march_cost` with its notes: pairs of an index of LABELS['march_cost'] and what it moved.
    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness", "Movement".
    """
    notes: Notes = []
    value = MARCH_COSTS_COST[footing_][terrain]
    if value < FLOOR:
        value = march_costs_cost_cell(value)
    notes.append((0, value))
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, value))
        value *= 5  # ice age: snow and ice
    else:
        value *= 4
    before = value
    value = (1000 * value + 2000) // 4000
    notes.append((2, 4 * value - before))
    return value, notes


def why_host_size(group: Group) -> tuple[HostSize, Notes]:
    """What a group is called by its size.

    `host_size` with its notes: pairs of an index of LABELS['host_size'] and what it moved.
    maelstrom "Groups", "Charts".
    """
    notes: Notes = []
    group_brigades = group.brigades
    if len(group_brigades) == 0:
        if len(group.leaders) == 0 and len(group.wizards) == 0:
            notes.append((0, 0))
            return HOST_SIZE_INACTIVE, notes  # nobody is left
        notes.append((1, 0))
        return HOST_SIZE_PATROL, notes  # figures alone
    if len(group_brigades) <= 2:
        notes.append((2, 0))
        return HOST_SIZE_ONE_BRIGADE, notes
    if len(group_brigades) <= 5:
        notes.append((3, 0))
        return HOST_SIZE_DIVISION_SIZE, notes
    if len(group_brigades) <= 10:
        notes.append((4, 0))
        return HOST_SIZE_ARMY, notes
    notes.append((5, 0))
    return HOST_SIZE_ARMY_GROUP, notes


def why_march_points(group: Group, forced_march: bool) -> tuple[int, Notes]:
    """How far a group gets in a turn.

    `march_points` with its notes: pairs of an index of LABELS['march_points'] and what it moved.
    In steps of 1/1000 movement points.
    maelstrom "Movement".
    """
    notes: Notes = []
    if host_size(group) > HOST_SIZE_PATROL and not forced_march:
        notes.append((0, 20000))
        value = 20000  # a group with brigades
    elif host_size(group) > HOST_SIZE_PATROL and forced_march:
        notes.append((1, 25000))
        value = 25000  # a forced march
    elif (
        host_size(group) == HOST_SIZE_PATROL
        and not group.kingdom.traits & _TRAIT_RIDERS_BIT
        and not group.kingdom.winged
    ):
        notes.append((2, 25000))
        value = 25000  # a patrol
    elif (
        host_size(group) == HOST_SIZE_PATROL
        and not group.kingdom.traits & _TRAIT_RIDERS_BIT
        and group.kingdom.winged
    ):
        notes.append((3, 32000))
        value = 32000  # a patrol that flies
    elif host_size(group) == HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append((4, 32000))
        value = 32000  # riders
    elif host_size(group) == HOST_SIZE_INACTIVE:
        notes.append((5, 0))
        value = 0  # nobody to march
    else:
        value = 0
    if host_size(group) > HOST_SIZE_PATROL and group.kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append((6, 2000))
        value += 2000  # riders
    if host_size(group) == HOST_SIZE_PATROL and not group.mist_borne:
        amount = sum(
            present(ARTIFACT_PATROL_PACE[a], '')
            for a in map(Artifact, members(group.artifacts))
            if ARTIFACT_PATROL_PACE[a] is not None
        )
        notes.append((7, amount))
        value += amount  # what carries a patrol
    if host_size(group) > HOST_SIZE_INACTIVE:
        if not group.mist_borne:
            amount_ = sum(
                present(ARTIFACT_PACE_GAIN[a], '')
                for a in map(Artifact, members(group.artifacts))
                if ARTIFACT_PACE_GAIN[a] is not None
            )
            notes.append((8, amount_))
            value += amount_  # what carries everybody
        amount_2 = group.spell_haste
        notes.append((9, amount_2))
        value += amount_2  # a spell
    return value, notes


def why_feeling(kingdom: Kingdom, terrain: Terrain) -> tuple[Footing, Notes]:
    """A kingdom's feeling for a kind of ground.

    `feeling` with its notes: pairs of an index of LABELS['feeling'] and what it moved.
    maelstrom "Terrain Adeptness".
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


def why_footing(kingdom: Kingdom, terrain: Terrain) -> tuple[Footing, Notes]:
    """How a kingdom moves over a kind of ground.

    `footing` with its notes: pairs of an index of LABELS['footing'] and what it moved.
    maelstrom "Terrain Adeptness".
    """
    notes: Notes = []
    if kingdom.winged:
        notes.append((0, 0))
        return FOOTING_FLIGHT, notes  # a people that flies
    notes.append((1, 0))
    return feeling(kingdom, terrain), notes


def why_area_cost(group: Group, terrain: Terrain, world: World) -> tuple[int, Notes]:
    """What it costs a group to enter an area.

    `area_cost` with its notes: pairs of an index of LABELS['area_cost'] and what it moved.
    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness", "Movement".
    """
    notes: Notes = []
    if flying(group) or host_size(group) == HOST_SIZE_PATROL:
        # everybody in it goes as its people do
        value = march_cost(footing(group.kingdom, terrain), terrain, world)
        notes.append((0, value))
    elif not flying(group) and host_size(group) != HOST_SIZE_PATROL:
        value = march_cost(feeling(group.kingdom, terrain), terrain, world)  # somebody in it has to walk
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_shows_no_size(group: Group, kingdom: Kingdom, grade: int) -> tuple[bool, Notes]:
    """The group shows nobody how large it is.

    `shows_no_size` with its notes: pairs of an index of LABELS['shows_no_size'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Groups", "Terrain Adeptness", "Charts".
    """
    notes: Notes = []
    group_kingdom = group.kingdom
    if group_kingdom is kingdom:
        notes.append((0, 0))
        return False, notes  # its own people know
    if grade >= 4:
        notes.append((1, 0))
        return False, notes  # sharp eyes
    if group.image_area is not None:
        notes.append((2, 0))
        return True, notes  # an image, and nobody in it
    if under_veil(group, HOST_STATE_MASKED_SIZE):
        notes.append((3, 0))
        return True, notes  # a spell masks it
    group_terrain = group.terrain
    if terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) == MASKING_GREATER_MASKING:
        notes.append((4, 0))
        return True, notes  # at home on this ground
    if (
        terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) == MASKING_LESSER_MASKING
        and host_size(group) <= HOST_SIZE_DIVISION_SIZE
    ):
        notes.append((5, 0))
        return True, notes  # small, and at home on this ground
    notes.append((6, 0))
    return False, notes
