"""Resolvers of combat.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, TooMuchTaken, present, quotient

from ._choices import (
    ARM_CHARGE, ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SHORT_RANGE, ARTIFACT_ANGLAKEL, ARTIFACT_AXE_OF_FARIN,
    ARTIFACT_BOW_OF_HERACLES, ARTIFACT_CHAMPION_STALLIONS, ARTIFACT_ELAN, ARTIFACT_GOLDEN_SPEAR_OF_LERIX,
    ARTIFACT_GREAT_AXE_OF_HURBLIND, ARTIFACT_GREEN_DRAGON_MATES, ARTIFACT_MORGAL_BLADE,
    ARTIFACT_MORNING_STAR_OF_TORAG, ARTIFACT_NARSIL, ARTIFACT_ORB_OF_ANTI_MAGIC, ARTIFACT_RENOWNED_STANDARD,
    ARTIFACT_ROD_OF_FIRE, ARTIFACT_STANDARD_OF_VALOR, ARTIFACT_SWORD_OF_ALVINITAR,
    ARTIFACT_WAND_OF_LIGHTNING, BRIGADE_TYPE_AIR_ELEMENTALS, BRIGADE_TYPE_APES, BRIGADE_TYPE_BEHOLDER,
    BRIGADE_TYPE_CHIMERA, BRIGADE_TYPE_COCKATRICES, BRIGADE_TYPE_EARTH_ELEMENTALS,
    BRIGADE_TYPE_FIRE_ELEMENTALS, BRIGADE_TYPE_GHOULS, BRIGADE_TYPE_GOBLINS, BRIGADE_TYPE_HELL_HOUNDS,
    BRIGADE_TYPE_HILL_GIANTS, BRIGADE_TYPE_IRON_GOLEM, BRIGADE_TYPE_MAMMOTHS, BRIGADE_TYPE_MINOTAURS,
    BRIGADE_TYPE_MUMMIES, BRIGADE_TYPE_NORTHMEN, BRIGADE_TYPE_ORCS, BRIGADE_TYPE_PIT_FIEND,
    BRIGADE_TYPE_ROCK_GOLEMS, BRIGADE_TYPE_SCORPIONS, BRIGADE_TYPE_SPECTERS, BRIGADE_TYPE_WATER_ELEMENTALS,
    BRIGADE_TYPE_WESTMEN, BRIGADE_TYPE_WILDLINGS, BRIGADE_TYPE_ZAMORANS, CLIMATE_NORTHERN, CLIMATE_SOUTHERN,
    EVERY_BUILDING, EXPERIENCE_REGULAR, KINGDOM_GIANTS, KINGDOM_LYCANS, MARVEL_AS_FIRESTRIKE,
    MARVEL_AS_FRIGHT, MARVEL_AS_LIGHTNING, PRIVILEGE_ELEMENTAL_MASTERY, PRIVILEGE_EQUIP_ADVANCED_ITEM,
    PRIVILEGE_TUNNELS_AND_TRAPS, RANK_MARSHAL, RANK_WARLORD, Region, SEASON_SUMMER, SEASON_WINTER,
    SPELL_CHAOS, SPELL_COMMAND_TORNADO, SPELL_EARTHQUAKE, SPELL_FEAR, SPELL_FIRESTRIKE,
    SPELL_GUARDED_ATTACK, SPELL_LIGHTNING_ATTACK, SPELL_SHIELD, SPELL_SPARED_FLYERS, SPELL_VALOR,
    SPELL_WALL_OF_FLAME, STAGE_ORIGIN_ARTIFACTS, STAGE_ORIGIN_SPELLS, STAGE_ORIGIN_TROOPS, Season, Spell,
    Stage, TACTIC_DETERMINED, TACTIC_FIGHT_TO_THE_LAST, TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_NO_ORDERS,
    TACTIC_STOMP, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS,
    TRAIT_ACUITY, TRAIT_ARCHERS, TRAIT_EVIL, TRAIT_HEALING, TRAIT_MAGIC_RESISTANCE_BATTLE,
    TRAIT_MAGIC_SUSCEPTIBLE_BATTLE, TRAIT_MILITARY_TRADITION, TRAIT_RUTHLESS, TRAIT_STALWART,
)
from ._kinds import Figure, Side
from ._tables import (
    BRIGADE_TYPE_STALWART, BRIGADE_TYPE_UNDEAD, BUILDING_SPELL_BONUS, REGION_CLIMATE, REGION_RETREAT_FACTOR,
    SPELL_DAMAGE, SPELL_FIRE, SPELL_FOE_CHARGE, SPELL_FOE_MISSILES, SPELL_MORALE_GAIN, SPELL_MORALE_LOSS,
    SPELL_OWN_CHARGE, SPELL_OWN_MISSILES, SPELL_SHUNNED, SPELL_SPARES, STAGE_ARM, STAGE_ORIGIN, STAGE_SHARE,
    TACTIC_ORDERLY, TACTIC_RETREAT, defense_values_toughness, leader_bonuses_bonus, ratings_defense,
)
from ._world import VARIANT_ICE_AGE, World
from .forge import armor_gain, weapon_gain
from .realm import controls

_ANY_OF_1: Final = (
    1 << ARTIFACT_ANGLAKEL | 1 << ARTIFACT_AXE_OF_FARIN | 1 << ARTIFACT_BOW_OF_HERACLES | 1 << ARTIFACT_ELAN
    | 1 << ARTIFACT_GOLDEN_SPEAR_OF_LERIX | 1 << ARTIFACT_GREAT_AXE_OF_HURBLIND | 1 << ARTIFACT_MORGAL_BLADE
    | 1 << ARTIFACT_MORNING_STAR_OF_TORAG | 1 << ARTIFACT_NARSIL | 1 << ARTIFACT_SWORD_OF_ALVINITAR
)
_ANY_OF_2: Final = (
    1 << BRIGADE_TYPE_AIR_ELEMENTALS | 1 << BRIGADE_TYPE_EARTH_ELEMENTALS | 1 << BRIGADE_TYPE_FIRE_ELEMENTALS
    | 1 << BRIGADE_TYPE_WATER_ELEMENTALS
)
_ANY_OF_3: Final = (
    1 << BRIGADE_TYPE_GHOULS | 1 << BRIGADE_TYPE_BEHOLDER | 1 << BRIGADE_TYPE_HILL_GIANTS
    | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_SPECTERS
)
_ANY_OF_4: Final = (
    1 << BRIGADE_TYPE_EARTH_ELEMENTALS | 1 << BRIGADE_TYPE_NORTHMEN | 1 << BRIGADE_TYPE_WESTMEN
    | 1 << BRIGADE_TYPE_WILDLINGS
)
_ANY_OF_5: Final = 1 << BRIGADE_TYPE_BEHOLDER | 1 << BRIGADE_TYPE_CHIMERA | 1 << BRIGADE_TYPE_HELL_HOUNDS
_ANY_OF_6: Final = (
    1 << ARTIFACT_GREEN_DRAGON_MATES | 1 << ARTIFACT_ROD_OF_FIRE | 1 << ARTIFACT_WAND_OF_LIGHTNING
)
_ARTIFACT_ANGLAKEL_BIT: Final = 1 << ARTIFACT_ANGLAKEL
_ARTIFACT_AXE_OF_FARIN_BIT: Final = 1 << ARTIFACT_AXE_OF_FARIN
_ARTIFACT_BOW_OF_HERACLES_BIT: Final = 1 << ARTIFACT_BOW_OF_HERACLES
_ARTIFACT_CHAMPION_STALLIONS_BIT: Final = 1 << ARTIFACT_CHAMPION_STALLIONS
_ARTIFACT_ELAN_BIT: Final = 1 << ARTIFACT_ELAN
_ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT: Final = 1 << ARTIFACT_GOLDEN_SPEAR_OF_LERIX
_ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT: Final = 1 << ARTIFACT_GREAT_AXE_OF_HURBLIND
_ARTIFACT_GREEN_DRAGON_MATES_BIT: Final = 1 << ARTIFACT_GREEN_DRAGON_MATES
_ARTIFACT_MORGAL_BLADE_BIT: Final = 1 << ARTIFACT_MORGAL_BLADE
_ARTIFACT_MORNING_STAR_OF_TORAG_BIT: Final = 1 << ARTIFACT_MORNING_STAR_OF_TORAG
_ARTIFACT_NARSIL_BIT: Final = 1 << ARTIFACT_NARSIL
_ARTIFACT_ORB_OF_ANTI_MAGIC_BIT: Final = 1 << ARTIFACT_ORB_OF_ANTI_MAGIC
_ARTIFACT_RENOWNED_STANDARD_BIT: Final = 1 << ARTIFACT_RENOWNED_STANDARD
_ARTIFACT_ROD_OF_FIRE_BIT: Final = 1 << ARTIFACT_ROD_OF_FIRE
_ARTIFACT_STANDARD_OF_VALOR_BIT: Final = 1 << ARTIFACT_STANDARD_OF_VALOR
_ARTIFACT_SWORD_OF_ALVINITAR_BIT: Final = 1 << ARTIFACT_SWORD_OF_ALVINITAR
_ARTIFACT_WAND_OF_LIGHTNING_BIT: Final = 1 << ARTIFACT_WAND_OF_LIGHTNING
_BRIGADE_TYPE_AIR_ELEMENTALS_BIT: Final = 1 << BRIGADE_TYPE_AIR_ELEMENTALS
_BRIGADE_TYPE_APES_BIT: Final = 1 << BRIGADE_TYPE_APES
_BRIGADE_TYPE_BEHOLDER_BIT: Final = 1 << BRIGADE_TYPE_BEHOLDER
_BRIGADE_TYPE_CHIMERA_BIT: Final = 1 << BRIGADE_TYPE_CHIMERA
_BRIGADE_TYPE_COCKATRICES_BIT: Final = 1 << BRIGADE_TYPE_COCKATRICES
_BRIGADE_TYPE_EARTH_ELEMENTALS_BIT: Final = 1 << BRIGADE_TYPE_EARTH_ELEMENTALS
_BRIGADE_TYPE_FIRE_ELEMENTALS_BIT: Final = 1 << BRIGADE_TYPE_FIRE_ELEMENTALS
_BRIGADE_TYPE_GHOULS_BIT: Final = 1 << BRIGADE_TYPE_GHOULS
_BRIGADE_TYPE_GOBLINS_BIT: Final = 1 << BRIGADE_TYPE_GOBLINS
_BRIGADE_TYPE_HELL_HOUNDS_BIT: Final = 1 << BRIGADE_TYPE_HELL_HOUNDS
_BRIGADE_TYPE_HILL_GIANTS_BIT: Final = 1 << BRIGADE_TYPE_HILL_GIANTS
_BRIGADE_TYPE_IRON_GOLEM_BIT: Final = 1 << BRIGADE_TYPE_IRON_GOLEM
_BRIGADE_TYPE_MAMMOTHS_BIT: Final = 1 << BRIGADE_TYPE_MAMMOTHS
_BRIGADE_TYPE_MINOTAURS_BIT: Final = 1 << BRIGADE_TYPE_MINOTAURS
_BRIGADE_TYPE_MUMMIES_BIT: Final = 1 << BRIGADE_TYPE_MUMMIES
_BRIGADE_TYPE_NORTHMEN_BIT: Final = 1 << BRIGADE_TYPE_NORTHMEN
_BRIGADE_TYPE_ORCS_BIT: Final = 1 << BRIGADE_TYPE_ORCS
_BRIGADE_TYPE_PIT_FIEND_BIT: Final = 1 << BRIGADE_TYPE_PIT_FIEND
_BRIGADE_TYPE_ROCK_GOLEMS_BIT: Final = 1 << BRIGADE_TYPE_ROCK_GOLEMS
_BRIGADE_TYPE_SCORPIONS_BIT: Final = 1 << BRIGADE_TYPE_SCORPIONS
_BRIGADE_TYPE_SPECTERS_BIT: Final = 1 << BRIGADE_TYPE_SPECTERS
_BRIGADE_TYPE_WATER_ELEMENTALS_BIT: Final = 1 << BRIGADE_TYPE_WATER_ELEMENTALS
_BRIGADE_TYPE_WESTMEN_BIT: Final = 1 << BRIGADE_TYPE_WESTMEN
_BRIGADE_TYPE_WILDLINGS_BIT: Final = 1 << BRIGADE_TYPE_WILDLINGS
_BRIGADE_TYPE_ZAMORANS_BIT: Final = 1 << BRIGADE_TYPE_ZAMORANS
_ONE_OF_1: Final = frozenset((
    SPELL_LIGHTNING_ATTACK, SPELL_WALL_OF_FLAME, SPELL_FIRESTRIKE, SPELL_COMMAND_TORNADO, SPELL_EARTHQUAKE,
))
_PRIVILEGE_ELEMENTAL_MASTERY_BIT: Final = 1 << PRIVILEGE_ELEMENTAL_MASTERY
_PRIVILEGE_EQUIP_ADVANCED_ITEM_BIT: Final = 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM
_PRIVILEGE_TUNNELS_AND_TRAPS_BIT: Final = 1 << PRIVILEGE_TUNNELS_AND_TRAPS
_SPELL_SPARED_FLYERS_BIT: Final = 1 << SPELL_SPARED_FLYERS
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_ARCHERS_BIT: Final = 1 << TRAIT_ARCHERS
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_HEALING_BIT: Final = 1 << TRAIT_HEALING
_TRAIT_MAGIC_RESISTANCE_BATTLE_BIT: Final = 1 << TRAIT_MAGIC_RESISTANCE_BATTLE
_TRAIT_MAGIC_SUSCEPTIBLE_BATTLE_BIT: Final = 1 << TRAIT_MAGIC_SUSCEPTIBLE_BATTLE
_TRAIT_MILITARY_TRADITION_BIT: Final = 1 << TRAIT_MILITARY_TRADITION
_TRAIT_RUTHLESS_BIT: Final = 1 << TRAIT_RUTHLESS
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


def surprised(side: Side) -> bool:
    """The side is surprised.

    maelstrom "Combat".
    """
    if side.entrenched:
        return False  # dug in
    if side.group.kingdom.traits & _TRAIT_ACUITY_BIT:
        return False  # Acuity (trait): never off their guard
    return not side.attacking and side.ordered == TACTIC_NO_ORDERS  # nobody gave an order against it


def leader_bonus(side: Side, enemy: Side) -> int:
    """What the leaders add.

    In points.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    value = sum(leader_bonuses_bonus(l_.rank) for l_ in side.group.leaders if not l_.stunned)  # leaders
    share_ = 100
    if surprised(side):
        share_ -= 50  # caught unprepared
    if stance(enemy, side) == TACTIC_NIGHT:
        share_ -= 33  # tactics: orders lost in the dark
    value *= share_
    return (value + 50) // 100  # whole points


def declared(side: Side, enemy: Side) -> bool:
    """They are declared enemies.

    maelstrom "#440 - Declare Ally/Enemy".
    """
    return any(k is enemy.group.kingdom for k in side.group.kingdom.enemies)  # declared an enemy


def combat_bonus(side: Side, enemy: Side, world: World) -> int:
    """What a side fights at.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Combat".
    """
    value = 100
    value += leader_bonus(side, enemy)  # leaders
    declared_ = declared(side, enemy)
    if declared_:
        value += 5  # a declared enemy
    side_group = side.group
    if side_group.first:
        value += 5  # the kingdom's banner
    if not side.attacking and side.ordered != TACTIC_NO_ORDERS and not side.entrenched:
        value += 10  # a prepared position
    value += adeptness(side_group)  # the ground
    if seasonal_attack(side, world):
        value += 20  # the season
    value -= 15 * side.battles  # earlier battles in the turn
    side_group_types = side_group.types
    if side_group_types & _BRIGADE_TYPE_APES_BIT and side_group.terrain == TERRAIN_FOREST:
        # Apes (brigade type): apes in the trees
        value += 10 * sum(
            1
            for b in side_group.brigades
            if b.breed == BRIGADE_TYPE_APES and b.experience >= EXPERIENCE_REGULAR
        )
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ANY_OF_1:
        if side_group_artifacts & _ARTIFACT_ANGLAKEL_BIT:
            value += 25  # Anglakel, Sword from the Sky (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_AXE_OF_FARIN_BIT:
            value += 10  # Axe of Farin (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_BOW_OF_HERACLES_BIT:
            value += 10  # Bow of Heracles (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_ELAN_BIT:
            value += 25  # Elan, Flaming Sword of the North (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT:
            value += 10  # Golden Spear of Lerix (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT:
            value += 15  # Great Axe of Hurblind (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_MORGAL_BLADE_BIT:
            value += 15  # Morgal Blade (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_MORNING_STAR_OF_TORAG_BIT:
            value += 15  # Morning Star of Torag (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_NARSIL_BIT:
            value += 25  # Narsil, Flame of the West (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_SWORD_OF_ALVINITAR_BIT:
            value += 15  # Sword of Alvinitar (artifact): enchanted weapon
    if side_group_types & _BRIGADE_TYPE_WILDLINGS_BIT and feels(side, SEASON_WINTER, world):
        value += 5 * brigades_of(side_group, BRIGADE_TYPE_WILDLINGS)  # Wildlings (brigade type): snow
    if side_group.gear != 0:
        value += weapon_gain(side_group)  # forge: forged weapons
    if side_group.kingdom.began_as == KINGDOM_LYCANS and declared_:
        value += 5  # Lycans (kingdom): ferocity
    if side_group_types & _BRIGADE_TYPE_FIRE_ELEMENTALS_BIT:
        value *= 11  # Fire Elementals (brigade type): a fire in the ranks
    else:
        value *= 10
    share_ = 10
    if surprised(side):
        share_ -= 3  # surprised
    side_entrenched = side.entrenched
    if side_entrenched:
        share_ -= 1  # dug in
    value *= share_
    if value < 0:
        value = 0  # no less than nothing
    return (value + 50) // 100  # whole points


def lean(region: Region, now: Season, world: World) -> bool:
    """The region is in its lean season.

    maelstrom "Seasons".
    """
    if REGION_CLIMATE[region] == CLIMATE_NORTHERN and now == SEASON_WINTER:
        return True  # winter
    if REGION_CLIMATE[region] == CLIMATE_SOUTHERN and now == SEASON_SUMMER:
        return True  # summer
    # ice age: the whole map lies in snow
    return now == SEASON_WINTER and world.variants & _VARIANT_ICE_AGE_BIT != 0


def feels(side: Side, time_of_year: Season | None, world: World) -> bool:
    """The side fights in that season.

    maelstrom "Seasons", "Brigade Special Abilities".
    """
    side_season = side.season
    return (
        side_season == time_of_year
        and side.group.region is not None
        and lean(side.group.region, side_season, world)
    )  # the season is felt there


def seasonal_attack(side: Side, world: World) -> bool:
    """The side attacks in its own season.

    maelstrom "Combat".
    """
    if not side.attacking:
        return False  # It must attack.
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_attack_season = side_group_kingdom.attack_season
    if side_group_kingdom_attack_season is None or side_group_kingdom_attack_season != side.season:
        return False  # It is not that people's season.
    side_group_region = side_group.region
    # The region does not feel the season.
    return side_group_region is not None and lean(side_group_region, side.season, world)


def refusals_seasonal_attack(side: Side, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the side attacks in its own season.

    Indices of LABELS['refusals_seasonal_attack']; empty where it holds.
    maelstrom "Combat".
    """
    notes: list[int] = []
    if not side.attacking:
        notes.append(0)
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_attack_season = side_group_kingdom.attack_season
    if side_group_kingdom_attack_season is None or side_group_kingdom_attack_season != side.season:
        notes.append(1)
    side_group_region = side_group.region
    if side_group_region is None or not lean(side_group_region, side.season, world):
        notes.append(2)
    return tuple(notes)


def immune_to_fear(side: Side) -> bool:
    """The side knows no fear.

    maelstrom "Spell #107 - Fear".
    """
    side_group = side.group
    side_group_brigades = side_group.brigades
    if len(side_group_brigades) > 0 and all(BRIGADE_TYPE_UNDEAD[b.breed] for b in side_group_brigades):
        return True  # the dead fear nothing
    return side_group.kingdom.traits & _TRAIT_STALWART_BIT != 0  # Stalwart (trait): they do not scare


def fear_felt(side: Side) -> int:
    """Share of a fright that a side feels.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Stalwart", "Brigade Special Abilities".
    """
    if immune_to_fear(side):
        value = 0  # fearless
    else:
        value = 100  # frightened
    side_group = side.group
    side_group_brigades = side_group.brigades
    if any(BRIGADE_TYPE_STALWART[b.breed] for b in side_group_brigades):
        # brigades that can be frightened
        value *= sum(1 for b in side_group_brigades if not BRIGADE_TYPE_STALWART[b.breed])
    divisor = 1
    if any(BRIGADE_TYPE_STALWART[b.breed] for b in side_group_brigades):
        divisor *= max(1, len(side_group_brigades))  # of all brigades
    return quotient(2 * value + divisor, 2 * divisor, 'fear_felt')  # whole points


def battle_morale(side: Side, enemy: Side, world: World) -> int:
    """Morale in this battle.

    In percent, 0% to 160%.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    side_group = side.group
    value = side_group.morale
    value *= 100
    if side.attacking and any(k is enemy.group.kingdom for k in side_group.kingdom.allies):
        value -= 1000  # against an ally
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if enemy_group_types & _BRIGADE_TYPE_IRON_GOLEM_BIT:
        value -= 2500  # Iron Golem (brigade type): poisonous gas
    side_group_types = side_group.types
    if (
        side_group_types & _BRIGADE_TYPE_ORCS_BIT
        and sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_ORCS) > 4
    ):
        # Orcs (brigade type): a horde
        value += 100 * min(35, 5 * (sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_ORCS) - 4))
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ARTIFACT_CHAMPION_STALLIONS_BIT:
        value += 500  # Champion Stallions (artifact): stallions
    if side_group_types & _ANY_OF_2:
        if side_group_types & _BRIGADE_TYPE_AIR_ELEMENTALS_BIT and side_group.terrain == TERRAIN_PLAINS:
            value += 1000  # Air Elementals (brigade type): wind over open country
        if side_group_types & _BRIGADE_TYPE_EARTH_ELEMENTALS_BIT and side_group.terrain == TERRAIN_MOUNTAIN:
            value += 1000  # Earth Elementals (brigade type): stone under foot
        if side_group_types & _BRIGADE_TYPE_FIRE_ELEMENTALS_BIT and side_group.terrain == TERRAIN_DESERT:
            value += 1000  # Fire Elementals (brigade type): hot sand
        if side_group_types & _BRIGADE_TYPE_WATER_ELEMENTALS_BIT and side_group.terrain == TERRAIN_MARSH:
            value += 1000  # Water Elementals (brigade type): wet ground
    if enemy_group_types & _BRIGADE_TYPE_MUMMIES_BIT:
        value -= 500  # Mummies (brigade type): rot
    fear = FLOOR
    if seasonal_attack(enemy, world) and in_earnest(enemy):
        amount = 10 * fear_felt(side)
        if fear < amount:
            fear = amount  # an attack out of the storm
    enemy_casts = enemy.casts
    if len(enemy_casts) != 0:
        amount_ = max([
            0, *[morale_swing(c.spell, c.power) for c in enemy_casts if SPELL_MORALE_LOSS[c.spell] > 0],
        ]) * fear_felt(side)
        if fear < amount_:
            fear = amount_  # a spell of dread
    if enemy_group_types & _ANY_OF_3:
        if (
            enemy_group_types & _BRIGADE_TYPE_GHOULS_BIT
            and sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GHOULS) >= 2
        ):
            amount_2 = 10 * fear_felt(side)
            if fear < amount_2:
                fear = amount_2  # Ghouls (brigade type): ghouls
        if enemy_group_types & _BRIGADE_TYPE_BEHOLDER_BIT:
            amount_3 = morale_swing(SPELL_FEAR, eye_power(MARVEL_AS_FRIGHT, world)) * fear_felt(side)
            if fear < amount_3:
                fear = amount_3  # Beholder (brigade type): an eye of dread
        if (
            enemy_group_types & _BRIGADE_TYPE_HILL_GIANTS_BIT
            and brigades_of(enemy_group, BRIGADE_TYPE_HILL_GIANTS) >= 2
        ):
            amount_4 = 10 * fear_felt(side)
            if fear < amount_4:
                fear = amount_4  # Hill Giants (brigade type): giants
        if enemy_group_types & _BRIGADE_TYPE_MAMMOTHS_BIT:
            amount_5 = 10 * fear_felt(side)
            if fear < amount_5:
                fear = amount_5  # Mammoths (brigade type): tusks
        if enemy_group_types & _BRIGADE_TYPE_SPECTERS_BIT:
            amount_6 = 10 * fear_felt(side)
            if fear < amount_6:
                fear = amount_6  # Specters (brigade type): something cold
    if stance(enemy, side) == TACTIC_NIGHT:
        amount_7 = 10 * fear_felt(side)
        if fear < amount_7:
            fear = amount_7  # tactics: terror in the night
    if enemy_group.kingdom.traits & _TRAIT_RUTHLESS_BIT:
        amount_8 = 10 * fear_felt(side)
        if fear < amount_8:
            fear = amount_8  # Ruthless (trait): dread banners
    if fear > FLOOR:
        value -= fear
    valor = 0
    side_casts = side.casts
    if len(side_casts) != 0:
        # a spell of courage
        valor += 100 * max([
            0, *[morale_swing(c.spell, c.power) for c in side_casts if SPELL_MORALE_GAIN[c.spell] > 0],
        ])
    if (
        side_group_types & _BRIGADE_TYPE_MINOTAURS_BIT
        and sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_MINOTAURS) >= 2
    ):
        valor += 1500  # Minotaurs (brigade type): bellowing
    if (
        side_group_types & _BRIGADE_TYPE_ZAMORANS_BIT
        and sum(
            1
            for b in side_group.brigades
            if b.breed == BRIGADE_TYPE_ZAMORANS and b.experience >= EXPERIENCE_REGULAR
        ) >= 3
    ):
        valor += 1000  # Zamorans (brigade type): Zamoran pride
    if side_group_artifacts & _ARTIFACT_RENOWNED_STANDARD_BIT:
        valor += 100 * morale_swing(SPELL_VALOR, 2)  # Renowned Standard (artifact): standard
    if valor > 2500:
        valor = 2500  # valor
    value += valor
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_EVIL_BIT:
        if value < 8000 and all_dead(side_group):
            value = 8000  # Evil (trait): the dead do not despair
        if value > 12000 and all_dead(side_group):
            value = 12000  # Evil (trait): nor do they cheer
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0  # the highest morale
    elif value > 160:
        value = 160  # the highest morale
    return value


def steadiness(side: Side, enemy: Side, world: World) -> int:
    """What leaders and the season add to a side's defense.

    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Combat Stages".
    """
    value = leader_bonus(side, enemy)  # leaders keep the ranks together
    if seasonal_attack(side, world):
        value += 20  # the season
    return value


def loss_divider(side: Side, enemy: Side, world: World) -> int:
    """What damage to a side is divided by.

    In steps of 1/100 toughness.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "Combat Stages".
    """
    side_group = side.group
    side_group_brigades = side_group.brigades
    value = sum(defense_values_toughness(ratings_defense(b.breed)) for b in side_group_brigades)  # brigades
    divisor = 1
    divisor *= max(1, len(side_group_brigades))  # mean of all
    value = quotient(200 * value + 100 * divisor, 200 * divisor, 'loss_divider')
    share_ = 100
    share_ += steadiness(side, enemy, world)  # leaders and season
    if len(side.casts) != 0 or len(side_group.wizards) != 0:
        share_ += shielding(side)  # shields of magic
    side_group_types = side_group.types
    if side_group_types & _BRIGADE_TYPE_APES_BIT and side_group.terrain == TERRAIN_FOREST:
        # Apes (brigade type): apes in the trees
        share_ += 10 * sum(
            1
            for b in side_group_brigades
            if b.breed == BRIGADE_TYPE_APES and b.experience >= EXPERIENCE_REGULAR
        )
    if side_group_types & _BRIGADE_TYPE_ROCK_GOLEMS_BIT and side_group.terrain == TERRAIN_MOUNTAIN:
        # Rock Golems (brigade type): rock golems
        share_ += 10 * sum(1 for b in side_group_brigades if b.breed == BRIGADE_TYPE_ROCK_GOLEMS)
    if side_group.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT:
        share_ += 30  # Standard of Valor (artifact): standard
    if side_group_types & _ANY_OF_4:
        if side_group_types & _BRIGADE_TYPE_EARTH_ELEMENTALS_BIT:
            share_ += 10  # Earth Elementals (brigade type): walls of clay
        if (
            side_group_types & _BRIGADE_TYPE_NORTHMEN_BIT
            and feels(side, SEASON_WINTER, world)
            and brigades_of(side_group, BRIGADE_TYPE_NORTHMEN) >= 2
        ):
            share_ += 10  # Northmen (brigade type): snow
        if (
            side_group_types & _BRIGADE_TYPE_WESTMEN_BIT
            and sum(
                1
                for b in side_group_brigades
                if b.breed == BRIGADE_TYPE_WESTMEN and b.experience >= EXPERIENCE_REGULAR
            ) >= 3
        ):
            share_ += 10  # Westmen (brigade type): large shields
        if side_group_types & _BRIGADE_TYPE_WILDLINGS_BIT and feels(side, SEASON_WINTER, world):
            share_ += 5 * brigades_of(side_group, BRIGADE_TYPE_WILDLINGS)  # Wildlings (brigade type): snow
    if side_group.gear != 0:
        share_ += armor_gain(side_group)  # forge: forged armor
    if stance(side, enemy) == TACTIC_FIGHT_TO_THE_LAST:
        share_ += 15  # tactics: to the last
    if share_ < 0:
        raise TooMuchTaken('loss_divider')
    value *= share_
    value *= side.luck  # readiness of the day
    if value < 1000000:
        value = 1000000  # no worse than none
    return (100 * value + 500000) // 1000000


def shielding(side: Side) -> int:
    """What magic shields add to a side's defense.

    In percent.
    maelstrom "Spell #100 - Shield".
    """
    value = max([0, *[10 * c.power for c in side.casts if c.spell == SPELL_SHIELD]])  # a shield
    for w in side.group.wizards:
        w_level = w.level
        if w_level >= 3:
            value += 5 * w_level  # magic: presence
    return value


def spell_shelter(side: Side, enemy: Side, world: World) -> int:
    """What spell damage to a side is divided by.

    In steps of 1/100 toughness.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Magic".
    """
    value = loss_divider(side, enemy, world)
    if value < 200:
        value = 200  # no worse than none
    return (100 * value + 100) // 200


def magic_taken(side: Side) -> int:
    """Share of spell damage that a side takes.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Stalwart", "Magic Susceptible (Battle)".
    """
    value = 100
    side_group = side.group
    value -= magic_proof(side_group)  # brigades that spells slide past
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_MAGIC_SUSCEPTIBLE_BATTLE_BIT:
        value += 33  # Magic Susceptible (Battle) (trait): susceptible
    if side_group_kingdom_traits & _TRAIT_STALWART_BIT:
        value -= 25  # Stalwart (trait): they do not flinch
    if not side_group.artifacts & _ARTIFACT_ORB_OF_ANTI_MAGIC_BIT:
        value *= 2  # unless Orb of Anti-Magic (artifact): orb
    if value < 0:
        value = 0  # spared
    return (value + 1) // 2  # whole points


def magic_resistance(side: Side) -> int:
    """Chance that a battle spell does nothing to a side.

    In percent.
    maelstrom "Magic Resistance (Battle)".
    """
    value = 0
    if side.group.kingdom.traits & _TRAIT_MAGIC_RESISTANCE_BATTLE_BIT:
        value = 33  # Magic Resistance (Battle) (trait): resistance
    return value


def spell_damage(spell: Spell, power: int, world: World) -> int:
    """Damage of a battle spell.

    In strength.
    maelstrom "Magic".
    """
    value = SPELL_DAMAGE[spell] * power  # damage of every level
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    return (value + 1) // 2  # whole points


def spell_power(side: Side, world: World) -> int:
    """Damage of all spells of a side.

    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    side_casts = side.casts
    value = sum(spell_damage(c.spell, c.power, world) for c in side_casts)  # spells
    value *= 4
    side_group = side.group
    side_group_types = side_group.types
    if side_group_types & _ANY_OF_5:
        if side_group_types & _BRIGADE_TYPE_BEHOLDER_BIT:
            # Beholder (brigade type): an eye of fire
            value += 4 * spell_damage(SPELL_FIRESTRIKE, eye_power(MARVEL_AS_FIRESTRIKE, world), world)
            # Beholder (brigade type): an eye of lightning
            value += 4 * spell_damage(SPELL_LIGHTNING_ATTACK, eye_power(MARVEL_AS_LIGHTNING, world), world)
        if side_group_types & _BRIGADE_TYPE_CHIMERA_BIT:
            value += 4 * spell_damage(SPELL_FIRESTRIKE, 2, world)  # Chimera (brigade type): the dragon's head
            # Chimera (brigade type): the lion's head
            value += 4 * spell_damage(SPELL_GUARDED_ATTACK, 2, world)
        if side_group_types & _BRIGADE_TYPE_HELL_HOUNDS_BIT:
            # Hell Hounds (brigade type): burning breath
            value += 4 * spell_damage(SPELL_FIRESTRIKE, 2, world)
    value += 4 * sum(presence(w.level, world) for w in side_group.wizards)  # magic: presence
    if side_group.kingdom.privileges & _PRIVILEGE_ELEMENTAL_MASTERY_BIT:
        # Masters Of The Elements (privilege): masters of the elements
        value += sum(spell_damage(c.spell, c.power, world) for c in side_casts if c.spell in _ONE_OF_1)
    share_ = 100
    share_ += tower_gain(side)  # a tower behind them
    if share_ < 0:
        raise TooMuchTaken('spell_power')
    value *= share_
    return (value + 200) // 400  # whole points


def wasted_power(side: Side, enemy: Side, world: World) -> int:
    """Damage of spells that do nothing to those who fly.

    In strength.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Movement", "Flight".
    """
    value = 0
    if flying(enemy.group):
        # they are in the air
        value += sum(
            spell_damage(c.spell, c.power, world)
            for c in side.casts
            if SPELL_SPARES[c.spell] & _SPELL_SPARED_FLYERS_BIT
        )
    share_ = 100
    share_ += tower_gain(side)  # a tower behind them
    if share_ < 0:
        raise TooMuchTaken('wasted_power')
    value *= share_
    return (value + 50) // 100  # whole points


def tower_gain(side: Side) -> int:
    """What a Great Mage Tower adds to battle spells.

    In percent.
    maelstrom "Buildings".
    """
    value = 0
    for b in EVERY_BUILDING:
        if (
            BUILDING_SPELL_BONUS[b] is not None
            and any(w.place is not None and w.place.buildings >> b & 1 for w in side.group.wizards)
        ):
            limit = present(BUILDING_SPELL_BONUS[b], '')
            if value < limit:
                value = limit  # the tower
    return value


def wand_power(side: Side, world: World) -> int:
    """Damage of the artifacts that strike like spells.

    In strength.
    maelstrom "Combat Stages".
    """
    value = 0
    side_group = side.group
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ANY_OF_6:
        if side_group_artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT:
            value += spell_damage(SPELL_LIGHTNING_ATTACK, 2, world)  # Green Dragon Mates (artifact): acid
        if side_group_artifacts & _ARTIFACT_ROD_OF_FIRE_BIT and any(w.level >= 2 for w in side_group.wizards):
            value += spell_damage(SPELL_FIRESTRIKE, 2, world)  # Rod of Fire (artifact): rod of fire
        if (
            side_group_artifacts & _ARTIFACT_WAND_OF_LIGHTNING_BIT
            and any(w.level >= 2 for w in side_group.wizards)
        ):
            # Wand of Lightning (artifact): wand of lightning
            value += spell_damage(SPELL_LIGHTNING_ATTACK, 2, world)
    return value


def stage_force(side: Side, enemy: Side, stage: Stage, world: World) -> int:
    """What a side throws against the other in a stage.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    if STAGE_ARM[stage] != ARM_NO_TROOPS:
        value = troop_value(side.group, STAGE_ARM[stage])  # troops
    elif STAGE_ARM[stage] == ARM_NO_TROOPS and STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS:
        value = spell_power(side, world)  # spells
    elif STAGE_ARM[stage] == ARM_NO_TROOPS and STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        value = wand_power(side, world)  # artifacts
    elif (
        STAGE_ARM[stage] == ARM_NO_TROOPS
        and STAGE_ORIGIN[stage] != STAGE_ORIGIN_SPELLS
        and STAGE_ORIGIN[stage] != STAGE_ORIGIN_ARTIFACTS
    ):
        value = 0  # nothing yet
    else:
        value = 0
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS and flying(enemy.group):
        value -= wasted_power(side, enemy, world)  # spells that flyers look down upon
    share_ = 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        share_ -= side.losses  # casualties so far
    if share_ < 0:
        raise TooMuchTaken('stage_force')
    value *= share_
    value = (value + 50) // 100  # whole points
    share_2 = 100
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if (
        enemy_group_types & _BRIGADE_TYPE_AIR_ELEMENTALS_BIT
        and (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
    ):
        share_2 -= 10  # Air Elementals (brigade type): whirlwinds
    if enemy_group_types & _BRIGADE_TYPE_WATER_ELEMENTALS_BIT and STAGE_ARM[stage] == ARM_CHARGE:
        share_2 -= 25  # Water Elementals (brigade type): horses up to the belly
    side_group = side.group
    if (
        side_group.types & _BRIGADE_TYPE_NORTHMEN_BIT
        and STAGE_ARM[stage] == ARM_CHARGE
        and feels(side, SEASON_WINTER, world)
        and brigades_of(side_group, BRIGADE_TYPE_NORTHMEN) >= 2
    ):
        share_2 += 10  # Northmen (brigade type): snow
    if (
        enemy_group_types & _BRIGADE_TYPE_WESTMEN_BIT
        and (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
        and sum(
            1
            for b in enemy_group.brigades
            if b.breed == BRIGADE_TYPE_WESTMEN and b.experience >= EXPERIENCE_REGULAR
        ) >= 3
    ):
        share_2 -= 10  # Westmen (brigade type): large shields
    if (
        (
            STAGE_ARM[stage] == ARM_LONG_RANGE
            or STAGE_ARM[stage] == ARM_SHORT_RANGE
            or STAGE_ARM[stage] == ARM_CHARGE
        )
        and (len(side.casts) != 0 or len(enemy.casts) != 0)
    ):
        share_2 -= veiled(side, enemy, stage)  # combat: called weather
    if (
        (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
        and stance(enemy, side) == TACTIC_NIGHT
    ):
        share_2 -= 75  # tactics: shooting into the dark
    if (
        (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
        and stance(side, enemy) == TACTIC_NIGHT
    ):
        share_2 -= 33  # tactics: shooting from the dark
    if share_2 < 0:
        raise TooMuchTaken('stage_force')
    value *= share_2
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        value *= combat_bonus(side, enemy, world)  # what it fights at
    else:
        value *= 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        value *= battle_morale(side, enemy, world)  # morale
    else:
        value *= 100
    if STAGE_ARM[stage] == ARM_CHARGE and stance(side, enemy) == TACTIC_FLANKING:
        value *= 7  # tactics: flanking
    else:
        value *= 4
    value = (value + 2000000) // 4000000  # whole points
    value *= STAGE_SHARE[stage]  # share
    return (value + 50) // 100  # whole points


def veiled(side: Side, enemy: Side, stage: Stage) -> int:
    """What weather magic takes from a side's missiles or charge.

    In percent, 0% to 100%.
    maelstrom "Spell # 89 - Wind Storm", "Spell # 90 - Flash Flood".
    """
    if STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE:
        # storms
        value = 2 * min(
            100,
            max([
                    0,
                    *[
                        present(SPELL_FOE_MISSILES[c.spell], '')
                        for c in enemy.casts
                        if SPELL_FOE_MISSILES[c.spell] is not None
                    ],
                ])
                + max([
                    0,
                    *[
                        present(SPELL_OWN_MISSILES[c.spell], '')
                        for c in side.casts
                        if SPELL_OWN_MISSILES[c.spell] is not None
                    ],
                ]),
        )
    elif STAGE_ARM[stage] == ARM_CHARGE and not flying(side.group):
        # floods
        value = min(
            200,
            2 * max([
                    0,
                    *[
                        present(SPELL_FOE_CHARGE[c.spell], '')
                        for c in enemy.casts
                        if SPELL_FOE_CHARGE[c.spell] is not None
                            and not SPELL_SHUNNED[c.spell] >> enemy.group.terrain & 1
                    ],
                ])
                + max([
                    0,
                    *[
                        present(SPELL_OWN_CHARGE[c.spell], '')
                        for c in side.casts
                        if SPELL_OWN_CHARGE[c.spell] is not None
                            and not SPELL_SHUNNED[c.spell] >> side.group.terrain & 1
                    ],
                ]),
        )
    elif (
        (
            STAGE_ARM[stage] != ARM_LONG_RANGE
            and STAGE_ARM[stage] != ARM_SHORT_RANGE
            and STAGE_ARM[stage] != ARM_CHARGE
        )
        or (STAGE_ARM[stage] == ARM_CHARGE and flying(side.group))
    ):
        value = 0  # neither wind nor water matters
    else:
        value = 0
    value = (value + 1) // 2  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def stage_damage(side: Side, enemy: Side, stage: Stage, world: World) -> int:
    """What a side does to the other in a stage.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    value = stage_force(side, enemy, stage, world)  # force
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS or STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        value *= magic_taken(enemy)  # resistance
    else:
        value *= 100
    value = (value + 50) // 100  # whole points
    divisor = 1
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        divisor *= loss_divider(enemy, side, world)  # loss divider
        value *= 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS or STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        divisor *= spell_shelter(enemy, side, world)  # the loss divider against spells
        value *= 100
    return quotient(2 * value + divisor, 2 * divisor, 'stage_damage')  # whole points


def casualties(side: Side, enemy: Side, stage: Stage, world: World) -> int:
    """Casualties of a side in a stage.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    side_group = side.group
    # damage, as a share of what the group is worth
    value = quotient(
        200 * stage_damage(enemy, side, stage, world) + max(1, group_value(side_group)),
        2 * max(1, group_value(side_group)), 'casualties',
    )
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def early_losses(side: Side, enemy: Side, world: World) -> int:
    """Casualties of a side before the first arrow.

    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    value = 0
    if side.ordered == TACTIC_DETERMINED and (len(side.casts) != 0 or len(enemy.casts) != 0):
        value += crossing_losses(side, enemy, world)  # casting battle: a wall of flame
    enemy_group = enemy.group
    if enemy_group.types & _BRIGADE_TYPE_PIT_FIEND_BIT and not flying(side.group):
        limit = fiends_fire(world)
        if value < limit:
            value = limit  # Pit Fiend (brigade type): the fiend burns
    if (
        enemy_group.kingdom.privileges & _PRIVILEGE_TUNNELS_AND_TRAPS_BIT
        and enemy_group.terrain == TERRAIN_MOUNTAIN
        and value < 25
        and lured(side, enemy)
    ):
        value = 25  # Dwarven Tunnels & Traps (privilege): traps
    return value


def befuddled(side: Side, enemy: Side) -> bool:
    """The side hears a different order everywhere.

    maelstrom "Spell #106 - Chaos".
    """
    if immune_to_chaos(side):
        return False  # nothing confuses them
    if stance(enemy, side) == TACTIC_STOMP:
        return True  # the ground shakes
    if any(c.spell == SPELL_CHAOS for c in enemy.casts):
        return True  # a spell of chaos
    return enemy.group.types & _BRIGADE_TYPE_CHIMERA_BIT != 0  # Chimera (brigade type): the goat's gaze


def immune_to_chaos(side: Side) -> bool:
    """The side cannot be confused.

    maelstrom "Spell #106 - Chaos".
    """
    side_group = side.group
    if any(l_.rank == RANK_WARLORD and not l_.stunned for l_ in side_group.leaders):
        return True  # a Warlord shouts louder
    return side_group.kingdom.traits & _TRAIT_STALWART_BIT != 0  # Stalwart (trait): calm


def confusion(side: Side, enemy: Side) -> int:
    """How much longer confusion keeps a side in battle.

    In points.
    maelstrom "Spell #106 - Chaos".
    """
    value = 0
    if befuddled(side, enemy):
        value += 20  # confused
    if any(l_.rank == RANK_MARSHAL and not l_.stunned for l_ in side.group.leaders):
        value //= 2  # a Marshal keeps some order
    return value


def retreat_threshold(side: Side, enemy: Side) -> int:
    """Casualties at which a side breaks off.

    In percent.
    maelstrom "Tactical Maneuver Selections (TAC)", "Combat".
    """
    value = TACTIC_RETREAT[stance(side, enemy)]  # its plan
    enemy_group = enemy.group
    if (
        enemy_group.types & _BRIGADE_TYPE_GOBLINS_BIT
        and sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GOBLINS) > 3
    ):
        # Goblins (brigade type): goblin swarm
        value = max(
            value,
            min(
                35, value + 5 * (sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GOBLINS) - 3),
            ),
        )
    if befuddled(side, enemy):
        value += confusion(side, enemy)  # confusion
    if value > 100:
        value = 100
    return value


def withdraws(side: Side, enemy: Side) -> bool:
    """The side breaks off.

    maelstrom "Combat", "Combat Stages".
    """
    return side.losses >= retreat_threshold(side, enemy)  # too many have fallen


def suffered(side: Side, enemy: Side, stage: Stage, world: World) -> int:
    """Casualties that a side suffers in a stage.

    In percent.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages", "Tactical Maneuver Selections (TAC)".
    """
    value = casualties(side, enemy, stage, world)
    if TACTIC_ORDERLY[stance(side, enemy)]:
        limit = max(0, retreat_threshold(side, enemy) - side.losses)
        if value > limit:
            value = limit  # it goes before more fall
    return value


def retreat_losses(side: Side, enemy: Side) -> int:
    """Casualties on the way out.

    In percent.
    maelstrom "Combat".
    """
    tactic = stance(side, enemy)
    if not TACTIC_ORDERLY[tactic]:
        value = 10  # the way out
    else:
        value = 0  # in good order
    side_group = side.group
    if not side_group.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT:
        value *= 4  # unless Standard of Valor (artifact): a line that holds
    enemy_group = enemy.group
    if (
        enemy_group.types & _BRIGADE_TYPE_MAMMOTHS_BIT
        and brigades_of(enemy_group, BRIGADE_TYPE_MAMMOTHS) >= 2
    ):
        value *= 2  # Mammoths (brigade type): trampled
    side_group_region = side_group.region
    if side_group_region is not None and not controls(side_group.kingdom, side_group_region):
        value *= REGION_RETREAT_FACTOR[side_group_region]  # combat: savage country
    stance_ = stance(enemy, side)
    if stance_ == TACTIC_FLANKING:
        value *= 3  # tactics: flanked
    if tactic == TACTIC_FLANKING:
        value *= 2  # tactics: caught while flanking
    if stance_ == TACTIC_NIGHT:
        value *= 2  # tactics: fleeing in the dark
    side_group_kingdom = side_group.kingdom
    if not side_group_kingdom.traits & _TRAIT_ARCHERS_BIT:
        value *= 2  # unless Archers (trait): rear-guard
    return (value + 4) // 8  # whole points


def death_chance(side: Side, enemy: Side) -> int:
    """Chance that a leader or wizard falls in a battle.

    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    value = side.losses  # as the troops
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if enemy_group_types & _BRIGADE_TYPE_COCKATRICES_BIT:
        # Cockatrices (brigade type): petrifying gaze
        value += 10 * sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_COCKATRICES)
    if enemy_group_types & _BRIGADE_TYPE_SCORPIONS_BIT:
        # Scorpions (brigade type): stings
        value += 10 * sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_SCORPIONS)
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    if side_group_kingdom.began_as == KINGDOM_GIANTS:
        value -= 15  # Giants (kingdom): too large to fall
    if enemy_group.kingdom.privileges & _PRIVILEGE_EQUIP_ADVANCED_ITEM_BIT and enemy_group.own_weapon:
        value += 20  # Equip Advanced Item (privilege): own weapons
    if stance(enemy, side) == TACTIC_NIGHT:
        value += 10  # tactics: knives in the dark
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
        value -= 10  # Military Tradition (trait): schooled to survive
    if side_group_kingdom_traits & _TRAIT_STALWART_BIT:
        value -= 15  # Stalwart (trait): hard to kill
    if side_group_kingdom_traits & _TRAIT_HEALING_BIT:
        value *= 67  # Healing (trait): wounds that close
    else:
        value *= 100
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def may_fall(figure: Figure) -> bool:
    """The figure may fall in battle.

    maelstrom "Recruiting".
    """
    return not figure.undead  # undead


def readiness(dice: Dice) -> int:
    """Readiness of the day.

    In percent.
    maelstrom "Recruiting".
    """
    return 85 + (dice.throw('readiness.1', 31) - 1)  # the day's luck


# at the end, for these modules use each other
from .abilities import eye_power, fiends_fire, magic_proof  # noqa: E402
from .brigades import adeptness, brigades_of, flying, group_value, troop_value  # noqa: E402
from .casting_battle import crossing_losses  # noqa: E402
from .magic import morale_swing, presence  # noqa: E402
from .morale import all_dead  # noqa: E402
from .tactics import in_earnest, lured, stance  # noqa: E402
