"""The resolvers of marching.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    BrigadeType, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, HOST_STATE_AMBUSHING, HOST_STATE_INVISIBLE,
    HOST_STATE_PLAIN_SIGHT, HostState, MapArea, Region, TERRAIN_SEA, TRAIT_RIDERS,
)
from ._kinds import Group, Kingdom
from ._tables import MAP_AREA_TERRAIN
from ._world import VARIANT_ICE_AGE, World
from ._watch import finds_ambush
from .brigades import flying
from .casting_veils import under_veil
from .map_ import gap, within_reach
from .marching import glyph_over, guise, intercept_range, kinds_in, over_water, under_glyph
from .morale import may_march_hard
from .movement import area_cost, host_size, march_points
from .realm import controls

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "greatest_march": (
        Label('base', 'as usual', 1000),
        Label('set to', 'by a forced march', 1000),
    ),
    "over_water": (
        Label('yes', 'ships of mist', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #708 \u2013 Ship of Mist", line 5512'),
        Label('yes', 'the seas are frozen', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", lines 817-819', 'ice age'),
        Label('holds', ''),
    ),
    "way_cost": (
        Label('base', ''),
        Label('add', 'into the next area', 1000),
    ),
    "afield": (
        Label('needs', 'the group is in its winter camp.'),
    ),
    "refusals_afield": (
        Label('needs', 'the group is in its winter camp.'),
    ),
    "free_to_march": (
        Label('needs', 'the group has marched already.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1953; "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'the group is in its winter camp.'),
    ),
    "refusals_free_to_march": (
        Label('needs', 'the group has marched already.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1953; "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'the group is in its winter camp.'),
    ),
    "starts_beside": (
        Label('holds', ''),
    ),
    "intercept_range": (
        Label('base', ''),
        Label('add', 'riders', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Riders", line 3953'),
        Label('at most', 'riders'),
    ),
    "may_meet": (
        Label('needs', 'It has not moved.'),
        Label('needs', 'Nobody sees it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1963'),
        Label('needs', 'It is at sea.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'A patrol meets nobody but patrols.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1963'),
        Label('needs', 'Nobody catches a patrol but another.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'It is too far.'),
    ),
    "refusals_may_meet": (
        Label('needs', 'It has not moved.'),
        Label('needs', 'Nobody sees it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1963'),
        Label('needs', 'It is at sea.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'A patrol meets nobody but patrols.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1963'),
        Label('needs', 'Nobody catches a patrol but another.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#732 \u2013 Intercept Group", line 4828'),
        Label('needs', 'It is too far.'),
    ),
    "steps_between_": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "glyph_over": (
        Label('holds', ''),
    ),
    "under_glyph": (
        Label('holds', ''),
    ),
    "guise": (
        Label('case', 'a glyph hides it'),
        Label('case', 'a spell hides it'),
        Label('case', 'it lies in the grass'),
        Label('otherwise', ''),
    ),
    "hides_from": (
        Label('no', 'its own people know'),
        Label('no', 'sharp eyes', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1688; "#730 \u2013 Set Ambush", line 4812'),
        Label('holds', 'out of sight'),
    ),
    "traces_left": (
        Label('holds', ''),
    ),
    "master_of": (
        Label('otherwise', ''),
    ),
    "kinds_in": (
        Label('base', ''),
    ),
    "has_room": (
        Label('holds', ''),
    ),
}


def why_greatest_march(group: Group) -> tuple[int, Notes]:
    """How far a group gets at most.

    `greatest_march` with its notes: pairs of an index of LABELS['greatest_march'] and what it moved.
    In steps of 1/1000 movement points.
    maelstrom "Movement".
    """
    notes: Notes = []
    value = march_points(group, False)  # as usual
    notes.append((0, value))
    if host_size(group) > HOST_SIZE_PATROL and may_march_hard(group):
        new = march_points(group, True)
        notes.append((1, new - value))
        value = new  # by a forced march
    return value, notes


def why_over_water(group: Group, world: World) -> tuple[bool, Notes]:
    """The group crosses water by itself.

    `over_water` with its notes: pairs of an index of LABELS['over_water'] and what it moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    if group.mist_borne:
        notes.append((0, 0))
        return True, notes  # ships of mist
    if world.variants & _VARIANT_ICE_AGE_BIT and host_size(group) > HOST_SIZE_INACTIVE:
        notes.append((1, 0))
        return True, notes  # ice age: the seas are frozen
    if not flying(group):
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_way_cost(group: Group, way: Sequence[MapArea], world: World) -> tuple[int, Notes]:
    """What a way costs a group, area by area.

    `way_cost` with its notes: pairs of an index of LABELS['way_cost'] and what it moved.
    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Movement", "Terrain Adeptness".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for tile in way:
        if MAP_AREA_TERRAIN[tile] != TERRAIN_SEA or over_water(group, world):
            amount = area_cost(group, MAP_AREA_TERRAIN[tile], world)
            notes.append((1, amount))
            value += amount  # into the next area
    return value, notes


def why_afield(group: Group, world: World) -> tuple[bool, Notes]:
    """The group is in the field.

    `afield` with its notes: pairs of an index of LABELS['afield'] and what it moved.
    maelstrom "#194 - Wintering Group".
    """
    notes: Notes = []
    if world.happened('wintering', 'this', 0, group):
        notes.append((0, 0))
        return False, notes  # the group is in its winter camp.
    return True, notes


def why_free_to_march(group: Group, world: World) -> tuple[bool, Notes]:
    """The group may set out.

    `free_to_march` with its notes: pairs of an index of LABELS['free_to_march'] and what it moved.
    maelstrom "Movement", "#194 - Wintering Group".
    """
    notes: Notes = []
    if world.happened('marched', 'this', 0, group):
        notes.append((0, 0))
        return False, notes  # the group has marched already.
    if world.happened('wintering', 'this', 0, group):
        notes.append((1, 0))
        return False, notes  # the group is in its winter camp.
    return True, notes


def why_starts_beside(group: Group, prey: Group, world: World) -> tuple[bool, Notes]:
    """The prey was where the group stood.

    `starts_beside` with its notes: pairs of an index of LABELS['starts_beside'] and what it moved.
    maelstrom "#731 - Pursue Group (Pre-Intercept)", "#730 - Set Ambush".
    """
    notes: Notes = []
    prey_camp = prey.camp
    if (
        group.camp != prey_camp
        or (
            prey.kingdom is not group.kingdom
            and (glyph_over(prey.kingdom, prey_camp, world) or (prey.lying_low and not finds_ambush(group)))
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_intercept_range(kingdom: Kingdom) -> tuple[int, Notes]:
    """How far a group goes to meet an enemy.

    `intercept_range` with its notes: pairs of an index of LABELS['intercept_range'] and what it moved.
    In areas.
    maelstrom "#732 - Intercept Group", "Movement".
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 3
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_RIDERS_BIT:
        notes.append((1, 1))
        value += 1  # riders
        if value > 5:
            notes.append((2, 5 - value))
            value = 5  # riders
    return value, notes


def why_may_meet(group: Group, prey: Group, world: World) -> tuple[bool, Notes]:
    """The group may ride out to meet the prey.

    `may_meet` with its notes: pairs of an index of LABELS['may_meet'] and what it moved.
    maelstrom "#732 - Intercept Group".
    """
    notes: Notes = []
    if not world.happened('marched', 'this', 0, prey):
        notes.append((0, 0))
        return False, notes  # It has not moved.
    if guise(prey, world) != HOST_STATE_PLAIN_SIGHT:
        notes.append((1, 0))
        return False, notes  # Nobody sees it.
    prey_area = prey.area
    if prey_area is None or MAP_AREA_TERRAIN[prey_area] == TERRAIN_SEA:
        notes.append((2, 0))
        return False, notes  # It is at sea.
    if host_size(group) <= HOST_SIZE_PATROL and host_size(prey) != HOST_SIZE_PATROL:
        notes.append((3, 0))
        return False, notes  # A patrol meets nobody but patrols.
    if host_size(prey) <= HOST_SIZE_PATROL and host_size(group) != HOST_SIZE_PATROL:
        notes.append((4, 0))
        return False, notes  # Nobody catches a patrol but another.
    if not within_reach(group.area, prey_area, intercept_range(group.kingdom)):
        notes.append((5, 0))
        return False, notes  # It is too far.
    return True, notes


def why_steps_between(one: Group, other: Group) -> tuple[int, Notes]:
    """How many areas lie between two groups.

    `steps_between_` with its notes: pairs of an index of LABELS['steps_between_'] and what it moved.
    In areas.
    maelstrom "#732 - Intercept Group".
    """
    notes: Notes = []
    one_area = one.area
    if one_area is not None and other.area is not None:
        notes.append((0, 0))
        return gap(one_area, other.area), notes
    notes.append((1, 0))
    return 0, notes


def why_glyph_over(kingdom: Kingdom, area: MapArea | None, world: World) -> tuple[bool, Notes]:
    """A glyph hides the hosts of the kingdom in the area.

    `glyph_over` with its notes: pairs of an index of LABELS['glyph_over'] and what it moved.
    maelstrom "Groups", "Population Centers".
    """
    notes: Notes = []
    if area is None or not any(p.area == area and p.hidden and p.kingdom is kingdom for p in world.places):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_under_glyph(group: Group, world: World) -> tuple[bool, Notes]:
    """A glyph hides the group.

    `under_glyph` with its notes: pairs of an index of LABELS['under_glyph'] and what it moved.
    maelstrom "Groups", "Population Centers".
    """
    notes: Notes = []
    if not glyph_over(group.kingdom, group.area, world):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_guise(group: Group, world: World) -> tuple[HostState, Notes]:
    """How a group keeps out of sight.

    `guise` with its notes: pairs of an index of LABELS['guise'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    if under_glyph(group, world):
        notes.append((0, 0))
        return HOST_STATE_INVISIBLE, notes  # a glyph hides it
    if under_veil(group, HOST_STATE_INVISIBLE):
        notes.append((1, 0))
        return HOST_STATE_INVISIBLE, notes  # a spell hides it
    if group.lying_low:
        notes.append((2, 0))
        return HOST_STATE_AMBUSHING, notes  # it lies in the grass
    notes.append((3, 0))
    return HOST_STATE_PLAIN_SIGHT, notes


def why_hides_from(group: Group, kingdom: Kingdom, grade: int, world: World) -> tuple[bool, Notes]:
    """The group lies hidden.

    `hides_from` with its notes: pairs of an index of LABELS['hides_from'] and what it moved.
    maelstrom "Groups", "#730 - Set Ambush".
    """
    notes: Notes = []
    if group.kingdom is kingdom:
        notes.append((0, 0))
        return False, notes  # its own people know
    if guise(group, world) == HOST_STATE_AMBUSHING and grade >= 7:
        notes.append((1, 0))
        return False, notes  # sharp eyes
    if guise(group, world) == HOST_STATE_PLAIN_SIGHT:
        notes.append((2, 0))
        return False, notes  # out of sight
    return True, notes


def why_traces_left(area: MapArea, kingdom: Kingdom, grade: int, world: World) -> tuple[bool, Notes]:
    """Somebody unseen has left traces in the area.

    `traces_left` with its notes: pairs of an index of LABELS['traces_left'] and what it moved.
    maelstrom "Groups", "#970 - Recon Area", "#977 - Search For Groups".
    """
    notes: Notes = []
    if (
        grade < 10
        or not any(
            g.area == area
                and g.kingdom is not kingdom
                and guise(g, world) == HOST_STATE_INVISIBLE
                and host_size(g) > HOST_SIZE_INACTIVE
            for g in world.groups
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_master_of(region: Region, world: World) -> tuple[Kingdom | None, Notes]:
    """The kingdom that controls a region.

    `master_of` with its notes: pairs of an index of LABELS['master_of'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((k for k in world.kingdoms if controls(k, region)), None), notes


def why_kinds_in(group: Group) -> tuple[int, Notes]:
    """How many kinds of brigade a group has.

    `kinds_in` with its notes: pairs of an index of LABELS['kinds_in'] and what it moved.
    In plain numbers.
    maelstrom "#740 - Combine Groups".
    """
    notes: Notes = []
    value = sum(1 for t in map(BrigadeType, members(group.types)))
    notes.append((0, value))
    return value, notes


def why_has_room(group: Group, breed: BrigadeType, second: BrigadeType | None) -> tuple[bool, Notes]:
    """The group has room for these kinds of brigade.

    `has_room` with its notes: pairs of an index of LABELS['has_room'] and what it moved.
    maelstrom "#740 - Combine Groups".
    """
    notes: Notes = []
    group_types = group.types
    if kinds_in(group) + (0 if group_types >> breed & 1 else 1) + (
        0
        if second is None or second == breed or group_types >> second & 1
        else 1
    ) > 10:
        notes.append((0, 0))
        return False, notes
    return True, notes
