"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members, present

from ._kinds import (
    Artifact, Brigade, FOOTING_ADVANTAGE, FOOTING_ADVERSITY, FOOTING_DISADVANTAGE, FOOTING_FLIGHT,
    FOOTING_MASTERY, FOOTING_STANDARD, FOOTING_SUPREMACY, Footing, Group, HOST_SIZE_ARMY,
    HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE, HOST_SIZE_INACTIVE, HOST_SIZE_ONE_BRIGADE,
    HOST_SIZE_PATROL, HostSize, Kingdom, ORIGIN_SUMMON, SPELL_ANCIENT_INTERVENTION,
    SPELL_ARCANE_DISJUNCTION, SPELL_AUGMENT_TITLE, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT,
    SPELL_BOUNTY_REGIONAL_EFFECT, SPELL_BRIDGE_OF_MIST, SPELL_CHAIN_LIGHTNING, SPELL_CHAOS,
    SPELL_CHARM_REGION, SPELL_COLD_DARKNESS_REGIONAL_EFFECT, SPELL_COMMAND_TORNADO, SPELL_CONCEAL_EMISSARY,
    SPELL_CONJURE_PRESTIGE, SPELL_CONJURE_SCANDAL, SPELL_CRACK_THE_SKY, SPELL_CREATE_FOOD,
    SPELL_CREATE_GOLD, SPELL_CREATE_MAGICAL_ITEM, SPELL_CURSE, SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT,
    SPELL_DESTROY_UNDEAD, SPELL_DIPLOMACY, SPELL_DIRE_WOLF_FAMILIAR, SPELL_DISINTEGRATE,
    SPELL_DISPEL_DOME_OF_INVULNERABILITY, SPELL_DISPEL_MAGIC, SPELL_DISPEL_REGIONAL_EFFECT,
    SPELL_DISPEL_STORM_AT_SEA, SPELL_DOME_OF_INVULNERABILITY, SPELL_EAGLE_FAMILIAR, SPELL_EARTHQUAKE,
    SPELL_ENHANCE_KING_S_AURA, SPELL_FAMINE_REGIONAL_EFFECT, SPELL_FEAR, SPELL_FERTILE_FIELDS,
    SPELL_FIRESTRIKE, SPELL_FLASH_FLOOD, SPELL_GREATER_MASKING, SPELL_GUARDED_ATTACK, SPELL_HEAL,
    SPELL_HIDDEN_ORE, SPELL_ICE_TORRENT, SPELL_IMP_FAMILIAR, SPELL_INCENDIARY_CLOUD,
    SPELL_INFURIATE_POPULACE, SPELL_INSTANT_SELF_TELEPORT, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES,
    SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_INVISIBLE_ARMY, SPELL_INVISIBLE_BRIGADE, SPELL_INVISIBLE_DIVISION,
    SPELL_INVISIBLE_PATROL, SPELL_KILL_LEADER_WIZARD, SPELL_LEARN_ARTIFACT_POWER, SPELL_LESSER_MASKING,
    SPELL_LIGHTNING_ATTACK, SPELL_LIGHT_OF_THE_EVENING_STAR, SPELL_LOCATE_CHARACTER_OR_GROUP,
    SPELL_MAGIC_RESEARCH, SPELL_METEOR_STRIKE, SPELL_MIRROR_IMAGE, SPELL_PLAGUE_REGIONAL_EFFECT,
    SPELL_POWER_WORD_STUN, SPELL_PRESENCE, SPELL_PRISMATIC_RAYS, SPELL_PROJECT_IMAGE_OF_GROUP,
    SPELL_PROTECTION_FROM_REGIONAL_EFFECT, SPELL_PROTECT_HEROES_AND_WIZARDS,
    SPELL_RAISE_POPULATION_CENTER_CENSUS, SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, SPELL_RAISE_ZOMBIES,
    SPELL_RAVEN_FAMILIAR, SPELL_REVEAL_KING_S_INFLUENCE, SPELL_REVELATION, SPELL_RITE_OF_THE_MAGI,
    SPELL_SACRIFICE, SPELL_SELF_INVISIBLE, SPELL_SHIELD, SPELL_SHIP_OF_MIST, SPELL_SIMULACRUM, SPELL_SLEEP,
    SPELL_SPEED, SPELL_STORM_AT_SEA, SPELL_STRENGTHEN_WALLS, SPELL_STUN_LEADER, SPELL_SUMMON_AIR_ELEMENTAL,
    SPELL_SUMMON_DEATH, SPELL_SUMMON_DEMON, SPELL_SUMMON_EARTH_ELEMENTAL, SPELL_SUMMON_FIRE_ELEMENTAL,
    SPELL_SUMMON_GHOULS, SPELL_SUMMON_HIGH_DEMON, SPELL_SUMMON_IRON_GOLEM, SPELL_SUMMON_KRAKEN,
    SPELL_SUMMON_LEVIATHAN, SPELL_SUMMON_MINOTAURS, SPELL_SUMMON_MONSTER_III_OWLBEAR,
    SPELL_SUMMON_MONSTER_II_GNOLL, SPELL_SUMMON_MONSTER_IV_GARGOYLE,
    SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, SPELL_SUMMON_MONSTER_I_TROGLODYTE,
    SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, SPELL_SUMMON_MONSTER_VII_UMBER_HULK,
    SPELL_SUMMON_MONSTER_VI_ETTIN, SPELL_SUMMON_MONSTER_V_MANTICORE, SPELL_SUMMON_MUMMIES,
    SPELL_SUMMON_PIT_FIEND, SPELL_SUMMON_ROCK_GOLEMS, SPELL_SUMMON_SKELETONS, SPELL_SUMMON_SPECTERS,
    SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SUMMON_WIGHTS, SPELL_TELEPORT_ARMY, SPELL_TELEPORT_ARMY_GROUP,
    SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION, SPELL_TELEPORT_PATROL, SPELL_TELEPORT_SELF,
    SPELL_TRANSFORM_TO_LICH, SPELL_TRANSFORM_TO_NAZGUL, SPELL_TRUE_SEEING, SPELL_UNVEIL_GROUP_LOCATIONS,
    SPELL_UNVEIL_POPULATION_CENTERS, SPELL_VALOR, SPELL_WALL_OF_FLAME, SPELL_WARD,
    SPELL_WARD_POPULATION_CENTER, SPELL_WIND_STORM, SPELL_WIZARD_ASSIST_ENCOUNTER, SPELL_WRAITH_FORM,
    TRAIT_RIDERS, Terrain,
)
from ._tables import (
    ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE, BRIGADE_TYPE_ORIGIN, MARCH_COSTS_COST, SPELL_KEEP_FOOD,
    SPELL_KEEP_GOLD, SPELL_SUMMONS, march_costs_cost_cell,
)
from ._world import VARIANT_ICE_AGE, World
from .brigades import flying
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
    if sum(1 for b in group_brigades) == 0:
        if sum(1 for l_ in group.leaders) == 0 and sum(1 for w in group.wizards) == 0:
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
    if host_size(group) == HOST_SIZE_PATROL:
        amount = sum(
            present(ARTIFACT_PATROL_PACE[a], '')
            for a in map(Artifact, members(group.artifacts))
            if ARTIFACT_PATROL_PACE[a] is not None
        )
        notes.append((7, amount))
        value += amount  # what carries a patrol
    if host_size(group) > HOST_SIZE_INACTIVE:
        amount_ = sum(
            present(ARTIFACT_PACE_GAIN[a], '')
            for a in map(Artifact, members(group.artifacts))
            if ARTIFACT_PACE_GAIN[a] is not None
        )
        notes.append((8, amount_))
        value += amount_  # what carries everybody
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


def why_food_eaten(brigade: Brigade) -> tuple[int, Notes]:
    """What a brigade eats in a turn.

    `food_eaten` with its notes: pairs of an index of LABELS['food_eaten'] and what it moved.
    In food.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_FOOD[s], '')
            for s in (
                SPELL_PRESENCE, SPELL_INSTANT_SELF_TELEPORT, SPELL_SELF_INVISIBLE, SPELL_LIGHTNING_ATTACK,
                SPELL_DISPEL_MAGIC, SPELL_POWER_WORD_STUN, SPELL_ICE_TORRENT, SPELL_CHAIN_LIGHTNING,
                SPELL_PRISMATIC_RAYS, SPELL_INCENDIARY_CLOUD, SPELL_DISINTEGRATE, SPELL_ARCANE_DISJUNCTION,
                SPELL_DESTROY_UNDEAD, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, SPELL_WIND_STORM,
                SPELL_FLASH_FLOOD, SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_PROTECT_HEROES_AND_WIZARDS,
                SPELL_STUN_LEADER, SPELL_KILL_LEADER_WIZARD, SPELL_CRACK_THE_SKY, SPELL_WALL_OF_FLAME,
                SPELL_SUMMON_DEATH, SPELL_SHIELD, SPELL_GUARDED_ATTACK, SPELL_FIRESTRIKE,
                SPELL_COMMAND_TORNADO, SPELL_EARTHQUAKE, SPELL_CHAOS, SPELL_FEAR, SPELL_VALOR,
                SPELL_ANCIENT_INTERVENTION, SPELL_RAISE_ZOMBIES, SPELL_WARD_POPULATION_CENTER,
                SPELL_LIGHT_OF_THE_EVENING_STAR, SPELL_BRIDGE_OF_MIST, SPELL_DOME_OF_INVULNERABILITY,
                SPELL_DISPEL_DOME_OF_INVULNERABILITY, SPELL_MIRROR_IMAGE, SPELL_WIZARD_ASSIST_ENCOUNTER,
                SPELL_METEOR_STRIKE, SPELL_DIPLOMACY, SPELL_CREATE_FOOD, SPELL_CREATE_GOLD,
                SPELL_DIRE_WOLF_FAMILIAR, SPELL_WARD, SPELL_SLEEP, SPELL_AUGMENT_TITLE,
                SPELL_CONCEAL_EMISSARY, SPELL_REVEAL_KING_S_INFLUENCE, SPELL_CONJURE_SCANDAL, SPELL_CURSE,
                SPELL_CHARM_REGION, SPELL_INFURIATE_POPULACE, SPELL_CONJURE_PRESTIGE,
                SPELL_ENHANCE_KING_S_AURA, SPELL_CREATE_MAGICAL_ITEM, SPELL_STRENGTHEN_WALLS,
                SPELL_FERTILE_FIELDS, SPELL_HIDDEN_ORE, SPELL_RAISE_POPULATION_CENTER_CENSUS,
                SPELL_SUMMON_LEVIATHAN, SPELL_SUMMON_KRAKEN, SPELL_STORM_AT_SEA, SPELL_DISPEL_STORM_AT_SEA,
                SPELL_SHIP_OF_MIST, SPELL_SPEED, SPELL_UNVEIL_POPULATION_CENTERS,
                SPELL_PROTECTION_FROM_REGIONAL_EFFECT, SPELL_DISPEL_REGIONAL_EFFECT,
                SPELL_COLD_DARKNESS_REGIONAL_EFFECT, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT,
                SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, SPELL_PLAGUE_REGIONAL_EFFECT,
                SPELL_FAMINE_REGIONAL_EFFECT, SPELL_BOUNTY_REGIONAL_EFFECT,
                SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, SPELL_LEARN_ARTIFACT_POWER, SPELL_MAGIC_RESEARCH,
                SPELL_RITE_OF_THE_MAGI, SPELL_HEAL, SPELL_LESSER_MASKING, SPELL_GREATER_MASKING,
                SPELL_SIMULACRUM, SPELL_TELEPORT_SELF, SPELL_TELEPORT_PATROL, SPELL_INVISIBLE_PATROL,
                SPELL_INVISIBLE_BRIGADE, SPELL_INVISIBLE_DIVISION, SPELL_INVISIBLE_ARMY,
                SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION, SPELL_TELEPORT_ARMY,
                SPELL_TELEPORT_ARMY_GROUP, SPELL_LOCATE_CHARACTER_OR_GROUP, SPELL_UNVEIL_GROUP_LOCATIONS,
                SPELL_SUMMON_MINOTAURS, SPELL_SUMMON_SKELETONS, SPELL_SUMMON_GHOULS, SPELL_SUMMON_WIGHTS,
                SPELL_SUMMON_SPECTERS, SPELL_SUMMON_ROCK_GOLEMS, SPELL_SUMMON_MUMMIES,
                SPELL_SUMMON_IRON_GOLEM, SPELL_SUMMON_AIR_ELEMENTAL, SPELL_SUMMON_EARTH_ELEMENTAL,
                SPELL_WRAITH_FORM, SPELL_TRANSFORM_TO_LICH, SPELL_SUMMON_FIRE_ELEMENTAL,
                SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SACRIFICE, SPELL_TRANSFORM_TO_NAZGUL,
                SPELL_PROJECT_IMAGE_OF_GROUP, SPELL_EAGLE_FAMILIAR, SPELL_RAVEN_FAMILIAR,
                SPELL_SUMMON_MONSTER_I_TROGLODYTE, SPELL_SUMMON_MONSTER_II_GNOLL,
                SPELL_SUMMON_MONSTER_III_OWLBEAR, SPELL_SUMMON_MONSTER_IV_GARGOYLE,
                SPELL_SUMMON_MONSTER_V_MANTICORE, SPELL_SUMMON_MONSTER_VI_ETTIN,
                SPELL_SUMMON_MONSTER_VII_UMBER_HULK, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE,
                SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, SPELL_SUMMON_PIT_FIEND, SPELL_IMP_FAMILIAR,
                SPELL_SUMMON_DEMON, SPELL_SUMMON_HIGH_DEMON, SPELL_TRUE_SEEING, SPELL_REVELATION,
            )
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_FOOD[s] is not None
        )
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
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_GOLD[s], '')
            for s in (
                SPELL_PRESENCE, SPELL_INSTANT_SELF_TELEPORT, SPELL_SELF_INVISIBLE, SPELL_LIGHTNING_ATTACK,
                SPELL_DISPEL_MAGIC, SPELL_POWER_WORD_STUN, SPELL_ICE_TORRENT, SPELL_CHAIN_LIGHTNING,
                SPELL_PRISMATIC_RAYS, SPELL_INCENDIARY_CLOUD, SPELL_DISINTEGRATE, SPELL_ARCANE_DISJUNCTION,
                SPELL_DESTROY_UNDEAD, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, SPELL_WIND_STORM,
                SPELL_FLASH_FLOOD, SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_PROTECT_HEROES_AND_WIZARDS,
                SPELL_STUN_LEADER, SPELL_KILL_LEADER_WIZARD, SPELL_CRACK_THE_SKY, SPELL_WALL_OF_FLAME,
                SPELL_SUMMON_DEATH, SPELL_SHIELD, SPELL_GUARDED_ATTACK, SPELL_FIRESTRIKE,
                SPELL_COMMAND_TORNADO, SPELL_EARTHQUAKE, SPELL_CHAOS, SPELL_FEAR, SPELL_VALOR,
                SPELL_ANCIENT_INTERVENTION, SPELL_RAISE_ZOMBIES, SPELL_WARD_POPULATION_CENTER,
                SPELL_LIGHT_OF_THE_EVENING_STAR, SPELL_BRIDGE_OF_MIST, SPELL_DOME_OF_INVULNERABILITY,
                SPELL_DISPEL_DOME_OF_INVULNERABILITY, SPELL_MIRROR_IMAGE, SPELL_WIZARD_ASSIST_ENCOUNTER,
                SPELL_METEOR_STRIKE, SPELL_DIPLOMACY, SPELL_CREATE_FOOD, SPELL_CREATE_GOLD,
                SPELL_DIRE_WOLF_FAMILIAR, SPELL_WARD, SPELL_SLEEP, SPELL_AUGMENT_TITLE,
                SPELL_CONCEAL_EMISSARY, SPELL_REVEAL_KING_S_INFLUENCE, SPELL_CONJURE_SCANDAL, SPELL_CURSE,
                SPELL_CHARM_REGION, SPELL_INFURIATE_POPULACE, SPELL_CONJURE_PRESTIGE,
                SPELL_ENHANCE_KING_S_AURA, SPELL_CREATE_MAGICAL_ITEM, SPELL_STRENGTHEN_WALLS,
                SPELL_FERTILE_FIELDS, SPELL_HIDDEN_ORE, SPELL_RAISE_POPULATION_CENTER_CENSUS,
                SPELL_SUMMON_LEVIATHAN, SPELL_SUMMON_KRAKEN, SPELL_STORM_AT_SEA, SPELL_DISPEL_STORM_AT_SEA,
                SPELL_SHIP_OF_MIST, SPELL_SPEED, SPELL_UNVEIL_POPULATION_CENTERS,
                SPELL_PROTECTION_FROM_REGIONAL_EFFECT, SPELL_DISPEL_REGIONAL_EFFECT,
                SPELL_COLD_DARKNESS_REGIONAL_EFFECT, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT,
                SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, SPELL_PLAGUE_REGIONAL_EFFECT,
                SPELL_FAMINE_REGIONAL_EFFECT, SPELL_BOUNTY_REGIONAL_EFFECT,
                SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, SPELL_LEARN_ARTIFACT_POWER, SPELL_MAGIC_RESEARCH,
                SPELL_RITE_OF_THE_MAGI, SPELL_HEAL, SPELL_LESSER_MASKING, SPELL_GREATER_MASKING,
                SPELL_SIMULACRUM, SPELL_TELEPORT_SELF, SPELL_TELEPORT_PATROL, SPELL_INVISIBLE_PATROL,
                SPELL_INVISIBLE_BRIGADE, SPELL_INVISIBLE_DIVISION, SPELL_INVISIBLE_ARMY,
                SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION, SPELL_TELEPORT_ARMY,
                SPELL_TELEPORT_ARMY_GROUP, SPELL_LOCATE_CHARACTER_OR_GROUP, SPELL_UNVEIL_GROUP_LOCATIONS,
                SPELL_SUMMON_MINOTAURS, SPELL_SUMMON_SKELETONS, SPELL_SUMMON_GHOULS, SPELL_SUMMON_WIGHTS,
                SPELL_SUMMON_SPECTERS, SPELL_SUMMON_ROCK_GOLEMS, SPELL_SUMMON_MUMMIES,
                SPELL_SUMMON_IRON_GOLEM, SPELL_SUMMON_AIR_ELEMENTAL, SPELL_SUMMON_EARTH_ELEMENTAL,
                SPELL_WRAITH_FORM, SPELL_TRANSFORM_TO_LICH, SPELL_SUMMON_FIRE_ELEMENTAL,
                SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SACRIFICE, SPELL_TRANSFORM_TO_NAZGUL,
                SPELL_PROJECT_IMAGE_OF_GROUP, SPELL_EAGLE_FAMILIAR, SPELL_RAVEN_FAMILIAR,
                SPELL_SUMMON_MONSTER_I_TROGLODYTE, SPELL_SUMMON_MONSTER_II_GNOLL,
                SPELL_SUMMON_MONSTER_III_OWLBEAR, SPELL_SUMMON_MONSTER_IV_GARGOYLE,
                SPELL_SUMMON_MONSTER_V_MANTICORE, SPELL_SUMMON_MONSTER_VI_ETTIN,
                SPELL_SUMMON_MONSTER_VII_UMBER_HULK, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE,
                SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, SPELL_SUMMON_PIT_FIEND, SPELL_IMP_FAMILIAR,
                SPELL_SUMMON_DEMON, SPELL_SUMMON_HIGH_DEMON, SPELL_TRUE_SEEING, SPELL_REVELATION,
            )
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_GOLD[s] is not None
        )
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        notes.append((1, 1000))
        value = 1000  # any other
    else:
        value = 0
    return value, notes
