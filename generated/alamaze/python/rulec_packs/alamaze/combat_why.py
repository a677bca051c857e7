"""The resolvers of combat.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes, TooMuchTaken, present, quotient

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
from .abilities import eye_power, fiends_fire, magic_proof
from .brigades import adeptness, brigades_of, flying, group_value, troop_value
from .casting_battle import crossing_losses
from .combat import (
    battle_morale, befuddled, casualties, combat_bonus, confusion, declared, fear_felt, feels,
    immune_to_chaos, immune_to_fear, leader_bonus, lean, loss_divider, magic_taken, retreat_threshold,
    seasonal_attack, shielding, spell_damage, spell_power, spell_shelter, stage_damage, stage_force,
    steadiness, surprised, tower_gain, veiled, wand_power, wasted_power,
)
from .forge import armor_gain, weapon_gain
from .magic import morale_swing, presence
from .morale import all_dead
from .realm import controls
from .tactics import in_earnest, lured, stance

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

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "surprised": (
        Label('no', 'dug in', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2161'),
        Label('no', 'never off their guard', 1, '', 'Acuity (trait)'),
        Label('holds', 'nobody gave an order against it'),
    ),
    "leader_bonus": (
        Label('base', 'leaders'),
        Label('reduce by', 'caught unprepared', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2149'),
        Label('reduce by', 'orders lost in the dark', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "declared": (
        Label('holds', 'declared an enemy'),
    ),
    "combat_bonus": (
        Label('base', ''),
        Label('add', 'leaders', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2049'),
        Label('add', 'a declared enemy', 1, 'ruling "What a declared enemy is worth"'),
        Label('add', "the kingdom's banner", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sage Advice", line 2271'),
        Label('add', 'a prepared position', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#120 \u2013 Defend", line 4223'),
        Label('add', 'the ground'),
        Label('add', 'the season', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", lines 2163-2165'),
        Label('subtract', 'earlier battles in the turn', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2151'),
        Label('add', 'apes in the trees', 1, '', 'Apes (brigade type)'),
        Label('add', 'enchanted weapon', 1, '', 'Anglakel, Sword from the Sky (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Axe of Farin (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Bow of Heracles (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Elan, Flaming Sword of the North (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Golden Spear of Lerix (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Great Axe of Hurblind (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Morgal Blade (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Morning Star of Torag (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Narsil, Flame of the West (artifact)'),
        Label('add', 'enchanted weapon', 1, '', 'Sword of Alvinitar (artifact)'),
        Label('increase by', 'a fire in the ranks', 10, '', 'Fire Elementals (brigade type)'),
        Label('add', 'snow', 1, '', 'Wildlings (brigade type)'),
        Label('add', 'forged weapons', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#605 \u2013 Equip Forged Item", line 4671', 'forge'),
        Label('add', 'ferocity', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Lycans", line 3434', 'Lycans (kingdom)'),
        Label('reduce by', 'surprised', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2149'),
        Label('reduce by', 'dug in', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2161'),
        Label('at least', 'no less than nothing', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "lean": (
        Label('yes', 'winter'),
        Label('yes', 'summer'),
        Label('yes', 'the whole map lies in snow', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 814', 'ice age'),
        Label('otherwise', ''),
    ),
    "feels": (
        Label('holds', 'the season is felt there'),
    ),
    "seasonal_attack": (
        Label('needs', 'It must attack.'),
        Label('needs', "It is not that people's season."),
        Label('needs', 'The region does not feel the season.'),
    ),
    "refusals_seasonal_attack": (
        Label('needs', 'It must attack.'),
        Label('needs', "It is not that people's season."),
        Label('needs', 'The region does not feel the season.'),
    ),
    "immune_to_fear": (
        Label('yes', 'the dead fear nothing', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #107 \u2013 Fear", line 5328'),
        Label('yes', 'they do not scare', 1, '', 'Stalwart (trait)'),
        Label('otherwise', ''),
    ),
    "fear_felt": (
        Label('base', 'fearless'),
        Label('base', 'frightened'),
        Label('times', 'brigades that can be frightened'),
        Label('divide by', 'of all brigades'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
    "battle_morale": (
        Label('base', ''),
        Label('subtract', 'an attack out of the storm', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", lines 2163-2165'),
        Label('subtract', 'a spell of dread', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #107 \u2013 Fear", line 5328'),
        Label('add', 'a spell of courage', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #108 \u2013 Valor", line 5332'),
        Label('subtract', 'against an ally', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#110 \u2013 Attack Group", line 4209'),
        Label('subtract', 'ghouls', 100, '', 'Ghouls (brigade type)'),
        Label('subtract', 'poisonous gas', 100, '', 'Iron Golem (brigade type)'),
        Label('add', 'bellowing', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #108 \u2013 Valor", line 5332', 'Minotaurs (brigade type)'),
        Label('add', 'a horde', 100, 'ruling "Whether the Orcs\' courage is a rush like others"', 'Orcs (brigade type)'),
        Label('add', 'Zamoran pride', 100, '', 'Zamorans (brigade type)'),
        Label('add', 'standard', 100, '', 'Renowned Standard (artifact)'),
        Label('add', 'stallions', 100, '', 'Champion Stallions (artifact)'),
        Label('subtract', 'an eye of dread', 100, '', 'Beholder (brigade type)'),
        Label('add', 'wind over open country', 100, '', 'Air Elementals (brigade type)'),
        Label('add', 'stone under foot', 100, '', 'Earth Elementals (brigade type)'),
        Label('add', 'hot sand', 100, '', 'Fire Elementals (brigade type)'),
        Label('add', 'wet ground', 100, '', 'Water Elementals (brigade type)'),
        Label('subtract', 'giants', 100, '', 'Hill Giants (brigade type)'),
        Label('subtract', 'tusks', 100, '', 'Mammoths (brigade type)'),
        Label('subtract', 'rot', 100, '', 'Mummies (brigade type)'),
        Label('subtract', 'something cold', 100, '', 'Specters (brigade type)'),
        Label('subtract', 'terror in the night', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('at least', 'the dead do not despair', 100, '', 'Evil (trait)'),
        Label('at most', 'nor do they cheer', 100, '', 'Evil (trait)'),
        Label('subtract', 'dread banners', 100, '', 'Ruthless (trait)'),
        Label('family', 'a rush of courage', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', 'the highest morale'),
    ),
    "steadiness": (
        Label('base', ''),
        Label('add', 'leaders keep the ranks together', 1, 'ruling "How much leaders improve a group\'s loss divider"'),
        Label('add', 'the season', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", lines 2163-2165'),
    ),
    "loss_divider": (
        Label('base', 'brigades', 100),
        Label('divide by', 'mean of all', 100),
        Label('increase by', 'leaders and season', 10000, 'ruling "How much leaders improve a group\'s loss divider"'),
        Label('increase by', 'shields of magic', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #100 \u2013 Shield", line 5304'),
        Label('times', 'readiness of the day', 1000000, 'ruling "How far the readiness of the day varies"'),
        Label('at least', 'no worse than none', 1000000),
        Label('increase by', 'apes in the trees', 10000, '', 'Apes (brigade type)'),
        Label('increase by', 'rock golems', 10000, '', 'Rock Golems (brigade type)'),
        Label('increase by', 'standard', 10000, '', 'Standard of Valor (artifact)'),
        Label('increase by', 'walls of clay', 10000, '', 'Earth Elementals (brigade type)'),
        Label('increase by', 'snow', 10000, '', 'Northmen (brigade type)'),
        Label('increase by', 'large shields', 10000, '', 'Westmen (brigade type)'),
        Label('increase by', 'snow', 10000, '', 'Wildlings (brigade type)'),
        Label('increase by', 'forged armor', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#605 \u2013 Equip Forged Item", line 4671', 'forge'),
        Label('increase by', 'to the last', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tactical Maneuver Selections (TAC)", line 2185', 'tactics'),
        Label('round', '', 100),
        Label('round', '', 1000000),
    ),
    "shielding": (
        Label('base', ''),
        Label('add', 'a shield', 1, 'ruling "How much a Shield adds to the loss divider"'),
        Label('add', 'presence', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2325; "Spell # 0 \u2013 Presence", line 5212', 'magic'),
    ),
    "spell_shelter": (
        Label('base', '', 100),
        Label('times', 'less against spells', 200),
        Label('at least', 'no worse than none', 200, 'ruling "Whether a thin army doubles a spell"'),
        Label('round', '', 200),
    ),
    "magic_taken": (
        Label('base', ''),
        Label('subtract', 'brigades that spells slide past', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", lines 4040 and 4045'),
        Label('at least', 'spared', 2),
        Label('reduce by', 'orb', 2, '', 'Orb of Anti-Magic (artifact)'),
        Label('add', 'susceptible', 1, '', 'Magic Susceptible (Battle) (trait)'),
        Label('subtract', 'they do not flinch', 1, '', 'Stalwart (trait)'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "magic_resistance": (
        Label('base', ''),
        Label('set to', 'resistance', 1, '', 'Magic Resistance (Battle) (trait)'),
    ),
    "spell_damage": (
        Label('base', 'damage of every level'),
        Label('times', 'the colder the air, the hotter the fire', 2, 'ruling "What fire spells do in an Ice Age"', 'ice age'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "spell_power": (
        Label('base', 'spells'),
        Label('increase by', 'a tower behind them', 400, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1136'),
        Label('add', 'an eye of fire', 4, '', 'Beholder (brigade type)'),
        Label('add', 'an eye of lightning', 4, '', 'Beholder (brigade type)'),
        Label('add', "the dragon's head", 4, '', 'Chimera (brigade type)'),
        Label('add', "the lion's head", 4, '', 'Chimera (brigade type)'),
        Label('add', 'burning breath', 4, '', 'Hell Hounds (brigade type)'),
        Label('add', 'presence', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2325', 'magic'),
        Label('add', 'masters of the elements', 4, '', 'Masters Of The Elements (privilege)'),
        Label('round', 'whole points', 400, 'ruling "What happens to fractions"'),
    ),
    "wasted_power": (
        Label('base', ''),
        Label('add', 'they are in the air'),
        Label('increase by', 'a tower behind them', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1136'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "tower_gain": (
        Label('base', ''),
        Label('at least', 'the tower'),
    ),
    "wand_power": (
        Label('base', ''),
        Label('add', 'acid', 1, 'ruling "How strong the Green Dragon Mates\' acid is"', 'Green Dragon Mates (artifact)'),
        Label('add', 'rod of fire', 1, '', 'Rod of Fire (artifact)'),
        Label('add', 'wand of lightning', 1, '', 'Wand of Lightning (artifact)'),
    ),
    "stage_force": (
        Label('base', 'troops'),
        Label('base', 'spells'),
        Label('base', 'artifacts'),
        Label('base', 'nothing yet'),
        Label('subtract', 'spells that flyers look down upon', 1, 'ruling "Who is safe from an Earthquake"'),
        Label('reduce by', 'casualties so far', 100, 'ruling "How casualties weaken the next stages"'),
        Label('times', 'what it fights at', 10000),
        Label('times', 'morale', 1000000),
        Label('reduce by', 'whirlwinds', 100, '', 'Air Elementals (brigade type)'),
        Label('reduce by', 'horses up to the belly', 100, '', 'Water Elementals (brigade type)'),
        Label('increase by', 'snow', 100, '', 'Northmen (brigade type)'),
        Label('reduce by', 'large shields', 100, '', 'Westmen (brigade type)'),
        Label('reduce by', 'called weather', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 89 \u2013 Wind Storm", line 5268; "Spell # 90 \u2013 Flash Flood", line 5272', 'combat'),
        Label('times', 'flanking', 4000000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tactical Maneuver Selections (TAC)", line 2175', 'tactics'),
        Label('reduce by', 'shooting into the dark', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('reduce by', 'shooting from the dark', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('times', 'share', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('round', 'whole points', 4000000, 'ruling "What happens to fractions"'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "veiled": (
        Label('base', 'storms', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 89 \u2013 Wind Storm", line 5268'),
        Label('base', 'floods', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 90 \u2013 Flash Flood", line 5272'),
        Label('base', 'neither wind nor water matters', 2),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "stage_damage": (
        Label('base', 'force'),
        Label('times', 'resistance', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Stalwart", line 3977'),
        Label('divide by', 'loss divider', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2059'),
        Label('divide by', 'the loss divider against spells', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2337'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
    "casualties": (
        Label('base', 'damage, as a share of what the group is worth', 1, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "early_losses": (
        Label('base', ''),
        Label('at least', 'the fiend burns', 1, '', 'Pit Fiend (brigade type)'),
        Label('add', 'a wall of flame', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 98 \u2013 Wall of Flame", line 5296', 'casting battle'),
        Label('at least', 'traps', 1, 'ruling "What Dwarven traps cost"', 'Dwarven Tunnels & Traps (privilege)'),
    ),
    "befuddled": (
        Label('no', 'nothing confuses them', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #106 \u2013 Chaos", line 5324; "Stalwart", line 3977'),
        Label('yes', 'the ground shakes', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tactical Maneuver Selections (TAC)", line 2178; "Giants", line 3258'),
        Label('yes', 'a spell of chaos', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #106 \u2013 Chaos", line 5324'),
        Label('yes', "the goat's gaze", 1, '', 'Chimera (brigade type)'),
        Label('otherwise', ''),
    ),
    "immune_to_chaos": (
        Label('yes', 'a Warlord shouts louder', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #106 \u2013 Chaos", line 5324; "Recruiting", line 2045'),
        Label('yes', 'calm', 1, '', 'Stalwart (trait)'),
        Label('otherwise', ''),
    ),
    "confusion": (
        Label('base', ''),
        Label('add', 'confused'),
        Label('times', 'a Marshal keeps some order', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #106 \u2013 Chaos", line 5324'),
    ),
    "retreat_threshold": (
        Label('base', 'its plan'),
        Label('add', 'goblin swarm', 1, 'ruling "What the Goblins\' limit limits"', 'Goblins (brigade type)'),
        Label('add', 'confusion', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #106 \u2013 Chaos", line 5324'),
        Label('at most', ''),
    ),
    "withdraws": (
        Label('holds', 'too many have fallen'),
    ),
    "suffered": (
        Label('base', ''),
        Label('at most', 'it goes before more fall', 1, 'ruling "What an organized withdrawal costs"'),
    ),
    "retreat_losses": (
        Label('base', 'the way out'),
        Label('base', 'in good order', 1, 'ruling "What an organized withdrawal costs"'),
        Label('reduce by', 'a line that holds', 4, '', 'Standard of Valor (artifact)'),
        Label('times', 'trampled', 4, '', 'Mammoths (brigade type)'),
        Label('times', 'savage country', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1365', 'combat'),
        Label('times', 'flanked', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tactical Maneuver Selections (TAC)", line 2175', 'tactics'),
        Label('times', 'caught while flanking', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Amazons", line 2714', 'tactics'),
        Label('times', 'fleeing in the dark', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('times', 'rear-guard', 8, '', 'Archers (trait)'),
        Label('round', 'whole points', 8, 'ruling "What happens to fractions"'),
    ),
    "death_chance": (
        Label('base', 'as the troops'),
        Label('add', 'petrifying gaze', 1, '', 'Cockatrices (brigade type)'),
        Label('add', 'stings', 1, '', 'Scorpions (brigade type)'),
        Label('subtract', 'too large to fall', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Giants", line 3263', 'Giants (kingdom)'),
        Label('add', 'own weapons', 1, '', 'Equip Advanced Item (privilege)'),
        Label('add', 'knives in the dark', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Cimmerians", line 2850', 'tactics'),
        Label('reduce by', 'wounds that close', 100, '', 'Healing (trait)'),
        Label('subtract', 'schooled to survive', 1, '', 'Military Tradition (trait)'),
        Label('subtract', 'hard to kill', 1, '', 'Stalwart (trait)'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "may_fall": (
        Label('no', 'undead', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2053; "Magic", line 2331'),
        Label('otherwise', ''),
    ),
    "readiness": (
        Label('otherwise', "the day's luck"),
    ),
}


def why_surprised(side: Side) -> tuple[bool, Notes]:
    """The side is surprised.

    `surprised` with its notes: pairs of an index of LABELS['surprised'] and what it moved.
    maelstrom "Combat".
    """
    notes: Notes = []
    if side.entrenched:
        notes.append((0, 0))
        return False, notes  # dug in
    if side.group.kingdom.traits & _TRAIT_ACUITY_BIT:
        notes.append((1, 0))
        return False, notes  # Acuity (trait): never off their guard
    if side.attacking or side.ordered != TACTIC_NO_ORDERS:
        notes.append((2, 0))
        return False, notes  # nobody gave an order against it
    return True, notes


def why_leader_bonus(side: Side, enemy: Side) -> tuple[int, Notes]:
    """What the leaders add.

    `leader_bonus` with its notes: pairs of an index of LABELS['leader_bonus'] and what it moved.
    In points.
    Raises OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    value = sum(leader_bonuses_bonus(l_.rank) for l_ in side.group.leaders if not l_.stunned)  # leaders
    notes.append((0, value))
    share_ = 100
    if surprised(side):
        notes.append((1, -50 * value))
        share_ -= 50  # caught unprepared
    if stance(enemy, side) == TACTIC_NIGHT:
        notes.append((2, -33 * value))
        share_ -= 33  # tactics: orders lost in the dark
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((3, 100 * value - before))
    return value, notes


def why_declared(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """They are declared enemies.

    `declared` with its notes: pairs of an index of LABELS['declared'] and what it moved.
    maelstrom "#440 - Declare Ally/Enemy".
    """
    notes: Notes = []
    if not any(k is enemy.group.kingdom for k in side.group.kingdom.enemies):
        notes.append((0, 0))
        return False, notes  # declared an enemy
    return True, notes


def why_combat_bonus(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """What a side fights at.

    `combat_bonus` with its notes: pairs of an index of LABELS['combat_bonus'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Combat".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    amount = leader_bonus(side, enemy)
    notes.append((1, amount))
    value += amount  # leaders
    if declared(side, enemy):
        notes.append((2, 5))
        value += 5  # a declared enemy
    side_group = side.group
    if side_group.first:
        notes.append((3, 5))
        value += 5  # the kingdom's banner
    if not side.attacking and side.ordered != TACTIC_NO_ORDERS and not side.entrenched:
        notes.append((4, 10))
        value += 10  # a prepared position
    amount_ = adeptness(side_group)
    notes.append((5, amount_))
    value += amount_  # the ground
    if seasonal_attack(side, world):
        notes.append((6, 20))
        value += 20  # the season
    amount_2 = 15 * side.battles
    notes.append((7, -1 * amount_2))
    value -= amount_2  # earlier battles in the turn
    side_group_types = side_group.types
    if side_group_types & _BRIGADE_TYPE_APES_BIT and side_group.terrain == TERRAIN_FOREST:
        amount_3 = 10 * sum(
            1
            for b in side_group.brigades
            if b.breed == BRIGADE_TYPE_APES and b.experience >= EXPERIENCE_REGULAR
        )
        notes.append((8, amount_3))
        value += amount_3  # Apes (brigade type): apes in the trees
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ANY_OF_1:
        if side_group_artifacts & _ARTIFACT_ANGLAKEL_BIT:
            notes.append((9, 25))
            value += 25  # Anglakel, Sword from the Sky (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_AXE_OF_FARIN_BIT:
            notes.append((10, 10))
            value += 10  # Axe of Farin (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_BOW_OF_HERACLES_BIT:
            notes.append((11, 10))
            value += 10  # Bow of Heracles (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_ELAN_BIT:
            notes.append((12, 25))
            value += 25  # Elan, Flaming Sword of the North (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT:
            notes.append((13, 10))
            value += 10  # Golden Spear of Lerix (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT:
            notes.append((14, 15))
            value += 15  # Great Axe of Hurblind (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_MORGAL_BLADE_BIT:
            notes.append((15, 15))
            value += 15  # Morgal Blade (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_MORNING_STAR_OF_TORAG_BIT:
            notes.append((16, 15))
            value += 15  # Morning Star of Torag (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_NARSIL_BIT:
            notes.append((17, 25))
            value += 25  # Narsil, Flame of the West (artifact): enchanted weapon
        if side_group_artifacts & _ARTIFACT_SWORD_OF_ALVINITAR_BIT:
            notes.append((18, 15))
            value += 15  # Sword of Alvinitar (artifact): enchanted weapon
    if side_group_types & _BRIGADE_TYPE_WILDLINGS_BIT and feels(side, SEASON_WINTER, world):
        amount_4 = 5 * brigades_of(side_group, BRIGADE_TYPE_WILDLINGS)
        notes.append((20, amount_4))
        value += amount_4  # Wildlings (brigade type): snow
    if side_group.gear != 0:
        amount_5 = weapon_gain(side_group)
        notes.append((21, amount_5))
        value += amount_5  # forge: forged weapons
    if side_group.kingdom.began_as == KINGDOM_LYCANS and declared(side, enemy):
        notes.append((22, 5))
        value += 5  # Lycans (kingdom): ferocity
    if side_group_types & _BRIGADE_TYPE_FIRE_ELEMENTALS_BIT:
        notes.append((19, value))
        value *= 11  # Fire Elementals (brigade type): a fire in the ranks
    else:
        value *= 10
    share_ = 10
    if surprised(side):
        notes.append((23, -3 * value))
        share_ -= 3  # surprised
    side_entrenched = side.entrenched
    if side_entrenched:
        notes.append((24, -1 * value))
        share_ -= 1  # dug in
    value *= share_
    if value < 0:
        notes.append((25, -1 * value))
        value = 0  # no less than nothing
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((26, 100 * value - before))
    return value, notes


def why_lean(region: Region, now: Season, world: World) -> tuple[bool, Notes]:
    """The region is in its lean season.

    `lean` with its notes: pairs of an index of LABELS['lean'] and what it moved.
    maelstrom "Seasons".
    """
    notes: Notes = []
    if REGION_CLIMATE[region] == CLIMATE_NORTHERN and now == SEASON_WINTER:
        notes.append((0, 0))
        return True, notes  # winter
    if REGION_CLIMATE[region] == CLIMATE_SOUTHERN and now == SEASON_SUMMER:
        notes.append((1, 0))
        return True, notes  # summer
    if world.variants & _VARIANT_ICE_AGE_BIT and now == SEASON_WINTER:
        notes.append((2, 0))
        return True, notes  # ice age: the whole map lies in snow
    notes.append((3, 0))
    return False, notes


def why_feels(side: Side, time_of_year: Season | None, world: World) -> tuple[bool, Notes]:
    """The side fights in that season.

    `feels` with its notes: pairs of an index of LABELS['feels'] and what it moved.
    maelstrom "Seasons", "Brigade Special Abilities".
    """
    notes: Notes = []
    side_season = side.season
    if (
        side_season != time_of_year
        or side.group.region is None
        or not lean(side.group.region, side_season, world)
    ):
        notes.append((0, 0))
        return False, notes  # the season is felt there
    return True, notes


def why_seasonal_attack(side: Side, world: World) -> tuple[bool, Notes]:
    """The side attacks in its own season.

    `seasonal_attack` with its notes: pairs of an index of LABELS['seasonal_attack'] and what it moved.
    maelstrom "Combat".
    """
    notes: Notes = []
    if not side.attacking:
        notes.append((0, 0))
        return False, notes  # It must attack.
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_attack_season = side_group_kingdom.attack_season
    if side_group_kingdom_attack_season is None or side_group_kingdom_attack_season != side.season:
        notes.append((1, 0))
        return False, notes  # It is not that people's season.
    side_group_region = side_group.region
    if side_group_region is None or not lean(side_group_region, side.season, world):
        notes.append((2, 0))
        return False, notes  # The region does not feel the season.
    return True, notes


def why_immune_to_fear(side: Side) -> tuple[bool, Notes]:
    """The side knows no fear.

    `immune_to_fear` with its notes: pairs of an index of LABELS['immune_to_fear'] and what it moved.
    maelstrom "Spell #107 - Fear".
    """
    notes: Notes = []
    side_group = side.group
    side_group_brigades = side_group.brigades
    if len(side_group_brigades) > 0 and all(BRIGADE_TYPE_UNDEAD[b.breed] for b in side_group_brigades):
        notes.append((0, 0))
        return True, notes  # the dead fear nothing
    if side_group.kingdom.traits & _TRAIT_STALWART_BIT:
        notes.append((1, 0))
        return True, notes  # Stalwart (trait): they do not scare
    notes.append((2, 0))
    return False, notes


def why_fear_felt(side: Side) -> tuple[int, Notes]:
    """Share of a fright that a side feels.

    `fear_felt` with its notes: pairs of an index of LABELS['fear_felt'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Stalwart", "Brigade Special Abilities".
    """
    notes: Notes = []
    if immune_to_fear(side):
        notes.append((0, 0))
        value = 0  # fearless
    elif not immune_to_fear(side):
        notes.append((1, 100))
        value = 100  # frightened
    else:
        value = 0
    side_group = side.group
    side_group_brigades = side_group.brigades
    if any(BRIGADE_TYPE_STALWART[b.breed] for b in side_group_brigades):
        times = sum(1 for b in side_group_brigades if not BRIGADE_TYPE_STALWART[b.breed])
        notes.append((2, value * (times - 1)))
        value *= times  # brigades that can be frightened
    before = value
    divider = -1
    divisor = 1
    if any(BRIGADE_TYPE_STALWART[b.breed] for b in side_group_brigades):
        divider = 3
        divisor *= max(1, len(side_group_brigades))  # of all brigades
    value = quotient(2 * value + divisor, 2 * divisor, 'fear_felt')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((4, value - before))
    return value, notes


def why_battle_morale(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """Morale in this battle.

    `battle_morale` with its notes: pairs of an index of LABELS['battle_morale'] and what it moved.
    In percent, 0% to 160%.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    side_group = side.group
    value = side_group.morale
    notes.append((0, value))
    value *= 100
    if side.attacking and any(k is enemy.group.kingdom for k in side_group.kingdom.allies):
        notes.append((4, -1000))
        value -= 1000  # against an ally
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if enemy_group_types & _BRIGADE_TYPE_IRON_GOLEM_BIT:
        notes.append((6, -2500))
        value -= 2500  # Iron Golem (brigade type): poisonous gas
    side_group_types = side_group.types
    if (
        side_group_types & _BRIGADE_TYPE_ORCS_BIT
        and sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_ORCS) > 4
    ):
        amount = 100 * min(35, 5 * (sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_ORCS) - 4))
        notes.append((8, amount))
        value += amount  # Orcs (brigade type): a horde
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ARTIFACT_CHAMPION_STALLIONS_BIT:
        notes.append((11, 500))
        value += 500  # Champion Stallions (artifact): stallions
    if side_group_types & _ANY_OF_2:
        if side_group_types & _BRIGADE_TYPE_AIR_ELEMENTALS_BIT and side_group.terrain == TERRAIN_PLAINS:
            notes.append((13, 1000))
            value += 1000  # Air Elementals (brigade type): wind over open country
        if side_group_types & _BRIGADE_TYPE_EARTH_ELEMENTALS_BIT and side_group.terrain == TERRAIN_MOUNTAIN:
            notes.append((14, 1000))
            value += 1000  # Earth Elementals (brigade type): stone under foot
        if side_group_types & _BRIGADE_TYPE_FIRE_ELEMENTALS_BIT and side_group.terrain == TERRAIN_DESERT:
            notes.append((15, 1000))
            value += 1000  # Fire Elementals (brigade type): hot sand
        if side_group_types & _BRIGADE_TYPE_WATER_ELEMENTALS_BIT and side_group.terrain == TERRAIN_MARSH:
            notes.append((16, 1000))
            value += 1000  # Water Elementals (brigade type): wet ground
    if enemy_group_types & _BRIGADE_TYPE_MUMMIES_BIT:
        notes.append((19, -500))
        value -= 500  # Mummies (brigade type): rot
    fear = FLOOR
    leader = -1
    if seasonal_attack(enemy, world) and in_earnest(enemy):
        amount_ = 10 * fear_felt(side)
        if fear < amount_:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            fear = amount_  # an attack out of the storm
            leader = 1
        else:
            notes.append((-2, 0))
    enemy_casts = enemy.casts
    if len(enemy_casts) != 0:
        amount_2 = max([
            0, *[morale_swing(c.spell, c.power) for c in enemy_casts if SPELL_MORALE_LOSS[c.spell] > 0],
        ]) * fear_felt(side)
        if fear < amount_2:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            fear = amount_2  # a spell of dread
            leader = 2
        else:
            notes.append((-3, 0))
    if enemy_group_types & _ANY_OF_3:
        if (
            enemy_group_types & _BRIGADE_TYPE_GHOULS_BIT
            and sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GHOULS) >= 2
        ):
            amount_3 = 10 * fear_felt(side)
            if fear < amount_3:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                fear = amount_3  # Ghouls (brigade type): ghouls
                leader = 5
            else:
                notes.append((-6, 0))
        if enemy_group_types & _BRIGADE_TYPE_BEHOLDER_BIT:
            amount_4 = morale_swing(SPELL_FEAR, eye_power(MARVEL_AS_FRIGHT, world)) * fear_felt(side)
            if fear < amount_4:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                fear = amount_4  # Beholder (brigade type): an eye of dread
                leader = 12
            else:
                notes.append((-13, 0))
        if (
            enemy_group_types & _BRIGADE_TYPE_HILL_GIANTS_BIT
            and brigades_of(enemy_group, BRIGADE_TYPE_HILL_GIANTS) >= 2
        ):
            amount_5 = 10 * fear_felt(side)
            if fear < amount_5:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                fear = amount_5  # Hill Giants (brigade type): giants
                leader = 17
            else:
                notes.append((-18, 0))
        if enemy_group_types & _BRIGADE_TYPE_MAMMOTHS_BIT:
            amount_6 = 10 * fear_felt(side)
            if fear < amount_6:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                fear = amount_6  # Mammoths (brigade type): tusks
                leader = 18
            else:
                notes.append((-19, 0))
        if enemy_group_types & _BRIGADE_TYPE_SPECTERS_BIT:
            amount_7 = 10 * fear_felt(side)
            if fear < amount_7:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                fear = amount_7  # Specters (brigade type): something cold
                leader = 20
            else:
                notes.append((-21, 0))
    if stance(enemy, side) == TACTIC_NIGHT:
        amount_8 = 10 * fear_felt(side)
        if fear < amount_8:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            fear = amount_8  # tactics: terror in the night
            leader = 21
        else:
            notes.append((-22, 0))
    if enemy_group.kingdom.traits & _TRAIT_RUTHLESS_BIT:
        amount_9 = 10 * fear_felt(side)
        if fear < amount_9:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            fear = amount_9  # Ruthless (trait): dread banners
            leader = 24
        else:
            notes.append((-25, 0))
    if fear > FLOOR:
        if leader >= 0:
            notes.append((leader, -1 * fear))
        value -= fear
    valor = 0
    side_casts = side.casts
    if len(side_casts) != 0:
        amount_10 = 100 * max([
            0, *[morale_swing(c.spell, c.power) for c in side_casts if SPELL_MORALE_GAIN[c.spell] > 0],
        ])
        notes.append((3, amount_10))
        valor += amount_10  # a spell of courage
    if (
        side_group_types & _BRIGADE_TYPE_MINOTAURS_BIT
        and sum(1 for b in side_group.brigades if b.breed == BRIGADE_TYPE_MINOTAURS) >= 2
    ):
        notes.append((7, 1500))
        valor += 1500  # Minotaurs (brigade type): bellowing
    if (
        side_group_types & _BRIGADE_TYPE_ZAMORANS_BIT
        and sum(
            1
            for b in side_group.brigades
            if b.breed == BRIGADE_TYPE_ZAMORANS and b.experience >= EXPERIENCE_REGULAR
        ) >= 3
    ):
        notes.append((9, 1000))
        valor += 1000  # Zamorans (brigade type): Zamoran pride
    if side_group_artifacts & _ARTIFACT_RENOWNED_STANDARD_BIT:
        amount_11 = 100 * morale_swing(SPELL_VALOR, 2)
        notes.append((10, amount_11))
        valor += amount_11  # Renowned Standard (artifact): standard
    if valor > 2500:
        notes.append((25, 2500 - valor))
        valor = 2500  # valor
    value += valor
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_EVIL_BIT:
        if all_dead(side_group) and value < 8000:
            notes.append((22, 8000 - value))
            value = 8000  # Evil (trait): the dead do not despair
        if all_dead(side_group) and value > 12000:
            notes.append((23, 12000 - value))
            value = 12000  # Evil (trait): nor do they cheer
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((26, 100 * value - before))
    if value < 0:
        notes.append((27, -1 * value))
        value = 0  # the highest morale
    elif value > 160:
        notes.append((27, 160 - value))
        value = 160  # the highest morale
    return value, notes


def why_steadiness(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """What leaders and the season add to a side's defense.

    `steadiness` with its notes: pairs of an index of LABELS['steadiness'] and what it moved.
    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = leader_bonus(side, enemy)
    notes.append((1, amount))
    value += amount  # leaders keep the ranks together
    if seasonal_attack(side, world):
        notes.append((2, 20))
        value += 20  # the season
    return value, notes


def why_loss_divider(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """What damage to a side is divided by.

    `loss_divider` with its notes: pairs of an index of LABELS['loss_divider'] and what it moved.
    In steps of 1/100 toughness.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "Combat Stages".
    """
    notes: Notes = []
    side_group = side.group
    side_group_brigades = side_group.brigades
    value = sum(defense_values_toughness(ratings_defense(b.breed)) for b in side_group_brigades)  # brigades
    notes.append((0, value))
    before = value
    divider = -1
    divisor = 1
    divider = 1
    divisor *= max(1, len(side_group_brigades))  # mean of all
    value = quotient(200 * value + 100 * divisor, 200 * divisor, 'loss_divider')
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((15, value - before))
    share_ = 100
    points = steadiness(side, enemy, world)
    notes.append((2, value * points))
    share_ += points  # leaders and season
    if len(side.casts) != 0 or len(side_group.wizards) != 0:
        points_ = shielding(side)
        notes.append((3, value * points_))
        share_ += points_  # shields of magic
    side_group_types = side_group.types
    if side_group_types & _BRIGADE_TYPE_APES_BIT and side_group.terrain == TERRAIN_FOREST:
        points_2 = 10 * sum(
            1
            for b in side_group_brigades
            if b.breed == BRIGADE_TYPE_APES and b.experience >= EXPERIENCE_REGULAR
        )
        notes.append((6, value * points_2))
        share_ += points_2  # Apes (brigade type): apes in the trees
    if side_group_types & _BRIGADE_TYPE_ROCK_GOLEMS_BIT and side_group.terrain == TERRAIN_MOUNTAIN:
        points_3 = 10 * sum(1 for b in side_group_brigades if b.breed == BRIGADE_TYPE_ROCK_GOLEMS)
        notes.append((7, value * points_3))
        share_ += points_3  # Rock Golems (brigade type): rock golems
    if side_group.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT:
        notes.append((8, 30 * value))
        share_ += 30  # Standard of Valor (artifact): standard
    if side_group_types & _ANY_OF_4:
        if side_group_types & _BRIGADE_TYPE_EARTH_ELEMENTALS_BIT:
            notes.append((9, 10 * value))
            share_ += 10  # Earth Elementals (brigade type): walls of clay
        if (
            side_group_types & _BRIGADE_TYPE_NORTHMEN_BIT
            and feels(side, SEASON_WINTER, world)
            and brigades_of(side_group, BRIGADE_TYPE_NORTHMEN) >= 2
        ):
            notes.append((10, 10 * value))
            share_ += 10  # Northmen (brigade type): snow
        if (
            side_group_types & _BRIGADE_TYPE_WESTMEN_BIT
            and sum(
                1
                for b in side_group_brigades
                if b.breed == BRIGADE_TYPE_WESTMEN and b.experience >= EXPERIENCE_REGULAR
            ) >= 3
        ):
            notes.append((11, 10 * value))
            share_ += 10  # Westmen (brigade type): large shields
        if side_group_types & _BRIGADE_TYPE_WILDLINGS_BIT and feels(side, SEASON_WINTER, world):
            points_4 = 5 * brigades_of(side_group, BRIGADE_TYPE_WILDLINGS)
            notes.append((12, value * points_4))
            share_ += points_4  # Wildlings (brigade type): snow
    if side_group.gear != 0:
        points_5 = armor_gain(side_group)
        notes.append((13, value * points_5))
        share_ += points_5  # forge: forged armor
    if stance(side, enemy) == TACTIC_FIGHT_TO_THE_LAST:
        notes.append((14, 15 * value))
        share_ += 15  # tactics: to the last
    if share_ < 0:
        raise TooMuchTaken('loss_divider')
    value *= share_
    times = side.luck
    notes.append((4, value * (times - 100)))
    value *= times  # readiness of the day
    if value < 1000000:
        notes.append((5, 1000000 - value))
        value = 1000000  # no worse than none
    before_ = value
    value = (100 * value + 500000) // 1000000
    notes.append((16, 10000 * value - before_))
    return value, notes


def why_shielding(side: Side) -> tuple[int, Notes]:
    """What magic shields add to a side's defense.

    `shielding` with its notes: pairs of an index of LABELS['shielding'] and what it moved.
    In percent.
    maelstrom "Spell #100 - Shield".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = max([0, *[10 * c.power for c in side.casts if c.spell == SPELL_SHIELD]])
    notes.append((1, amount))
    value += amount  # a shield
    for w in side.group.wizards:
        w_level = w.level
        if w_level >= 3:
            amount_ = 5 * w_level
            notes.append((2, amount_))
            value += amount_  # magic: presence
    return value, notes


def why_spell_shelter(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """What spell damage to a side is divided by.

    `spell_shelter` with its notes: pairs of an index of LABELS['spell_shelter'] and what it moved.
    In steps of 1/100 toughness.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Magic".
    """
    notes: Notes = []
    value = loss_divider(side, enemy, world)
    notes.append((0, value))
    notes.append((1, -1 * value))
    value = value  # less against spells
    if value < 200:
        notes.append((2, 200 - value))
        value = 200  # no worse than none
    before = value
    value = (100 * value + 100) // 200
    notes.append((3, 2 * value - before))
    return value, notes


def why_magic_taken(side: Side) -> tuple[int, Notes]:
    """Share of spell damage that a side takes.

    `magic_taken` with its notes: pairs of an index of LABELS['magic_taken'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Stalwart", "Magic Susceptible (Battle)".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    side_group = side.group
    amount = magic_proof(side_group)
    notes.append((1, -1 * amount))
    value -= amount  # brigades that spells slide past
    side_group_kingdom = side_group.kingdom
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_MAGIC_SUSCEPTIBLE_BATTLE_BIT:
        notes.append((4, 33))
        value += 33  # Magic Susceptible (Battle) (trait): susceptible
    if side_group_kingdom_traits & _TRAIT_STALWART_BIT:
        notes.append((5, -25))
        value -= 25  # Stalwart (trait): they do not flinch
    if side_group.artifacts & _ARTIFACT_ORB_OF_ANTI_MAGIC_BIT:
        notes.append((3, -1 * value))
        value = value  # Orb of Anti-Magic (artifact): orb
    else:
        value *= 2
    if value < 0:
        notes.append((2, -1 * value))
        value = 0  # spared
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((6, 2 * value - before))
    return value, notes


def why_magic_resistance(side: Side) -> tuple[int, Notes]:
    """Chance that a battle spell does nothing to a side.

    `magic_resistance` with its notes: pairs of an index of LABELS['magic_resistance'] and what it
    moved.
    In percent.
    maelstrom "Magic Resistance (Battle)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if side.group.kingdom.traits & _TRAIT_MAGIC_RESISTANCE_BATTLE_BIT:
        notes.append((1, 33 - value))
        value = 33  # Magic Resistance (Battle) (trait): resistance
    return value, notes


def why_spell_damage(spell: Spell, power: int, world: World) -> tuple[int, Notes]:
    """Damage of a battle spell.

    `spell_damage` with its notes: pairs of an index of LABELS['spell_damage'] and what it moved.
    In strength.
    maelstrom "Magic".
    """
    notes: Notes = []
    value = SPELL_DAMAGE[spell] * power  # damage of every level
    notes.append((0, value))
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        notes.append((1, value))
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((2, 2 * value - before))
    return value, notes


def why_spell_power(side: Side, world: World) -> tuple[int, Notes]:
    """Damage of all spells of a side.

    `spell_power` with its notes: pairs of an index of LABELS['spell_power'] and what it moved.
    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    side_casts = side.casts
    value = sum(spell_damage(c.spell, c.power, world) for c in side_casts)  # spells
    notes.append((0, value))
    value *= 4
    side_group = side.group
    side_group_types = side_group.types
    if side_group_types & _ANY_OF_5:
        if side_group_types & _BRIGADE_TYPE_BEHOLDER_BIT:
            amount = 4 * spell_damage(SPELL_FIRESTRIKE, eye_power(MARVEL_AS_FIRESTRIKE, world), world)
            notes.append((2, amount))
            value += amount  # Beholder (brigade type): an eye of fire
            amount_ = 4 * spell_damage(SPELL_LIGHTNING_ATTACK, eye_power(MARVEL_AS_LIGHTNING, world), world)
            notes.append((3, amount_))
            value += amount_  # Beholder (brigade type): an eye of lightning
        if side_group_types & _BRIGADE_TYPE_CHIMERA_BIT:
            amount_2 = 4 * spell_damage(SPELL_FIRESTRIKE, 2, world)
            notes.append((4, amount_2))
            value += amount_2  # Chimera (brigade type): the dragon's head
            amount_3 = 4 * spell_damage(SPELL_GUARDED_ATTACK, 2, world)
            notes.append((5, amount_3))
            value += amount_3  # Chimera (brigade type): the lion's head
        if side_group_types & _BRIGADE_TYPE_HELL_HOUNDS_BIT:
            amount_4 = 4 * spell_damage(SPELL_FIRESTRIKE, 2, world)
            notes.append((6, amount_4))
            value += amount_4  # Hell Hounds (brigade type): burning breath
    amount_5 = 4 * sum(presence(w.level, world) for w in side_group.wizards)
    notes.append((7, amount_5))
    value += amount_5  # magic: presence
    if side_group.kingdom.privileges & _PRIVILEGE_ELEMENTAL_MASTERY_BIT:
        amount_6 = sum(spell_damage(c.spell, c.power, world) for c in side_casts if c.spell in _ONE_OF_1)
        notes.append((8, amount_6))
        value += amount_6  # Masters Of The Elements (privilege): masters of the elements
    share_ = 100
    points = tower_gain(side)
    notes.append((1, value * points))
    share_ += points  # a tower behind them
    if share_ < 0:
        raise TooMuchTaken('spell_power')
    value *= share_
    before = value
    value = (value + 200) // 400  # whole points
    notes.append((9, 400 * value - before))
    return value, notes


def why_wasted_power(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """Damage of spells that do nothing to those who fly.

    `wasted_power` with its notes: pairs of an index of LABELS['wasted_power'] and what it moved.
    In strength.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Movement", "Flight".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if flying(enemy.group):
        amount = sum(
            spell_damage(c.spell, c.power, world)
            for c in side.casts
            if SPELL_SPARES[c.spell] & _SPELL_SPARED_FLYERS_BIT
        )
        notes.append((1, amount))
        value += amount  # they are in the air
    share_ = 100
    points = tower_gain(side)
    notes.append((2, value * points))
    share_ += points  # a tower behind them
    if share_ < 0:
        raise TooMuchTaken('wasted_power')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((3, 100 * value - before))
    return value, notes


def why_tower_gain(side: Side) -> tuple[int, Notes]:
    """What a Great Mage Tower adds to battle spells.

    `tower_gain` with its notes: pairs of an index of LABELS['tower_gain'] and what it moved.
    In percent.
    maelstrom "Buildings".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for b in EVERY_BUILDING:
        if (
            BUILDING_SPELL_BONUS[b] is not None
            and any(w.place is not None and w.place.buildings >> b & 1 for w in side.group.wizards)
        ):
            limit = present(BUILDING_SPELL_BONUS[b], '')
            if value < limit:
                notes.append((1, limit - value))
                value = limit  # the tower
    return value, notes


def why_wand_power(side: Side, world: World) -> tuple[int, Notes]:
    """Damage of the artifacts that strike like spells.

    `wand_power` with its notes: pairs of an index of LABELS['wand_power'] and what it moved.
    In strength.
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    side_group = side.group
    side_group_artifacts = side_group.artifacts
    if side_group_artifacts & _ANY_OF_6:
        if side_group_artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT:
            amount = spell_damage(SPELL_LIGHTNING_ATTACK, 2, world)
            notes.append((1, amount))
            value += amount  # Green Dragon Mates (artifact): acid
        if side_group_artifacts & _ARTIFACT_ROD_OF_FIRE_BIT and any(w.level >= 2 for w in side_group.wizards):
            amount_ = spell_damage(SPELL_FIRESTRIKE, 2, world)
            notes.append((2, amount_))
            value += amount_  # Rod of Fire (artifact): rod of fire
        if (
            side_group_artifacts & _ARTIFACT_WAND_OF_LIGHTNING_BIT
            and any(w.level >= 2 for w in side_group.wizards)
        ):
            amount_2 = spell_damage(SPELL_LIGHTNING_ATTACK, 2, world)
            notes.append((3, amount_2))
            value += amount_2  # Wand of Lightning (artifact): wand of lightning
    return value, notes


def why_stage_force(side: Side, enemy: Side, stage: Stage, world: World) -> tuple[int, Notes]:
    """What a side throws against the other in a stage.

    `stage_force` with its notes: pairs of an index of LABELS['stage_force'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    if STAGE_ARM[stage] != ARM_NO_TROOPS:
        value = troop_value(side.group, STAGE_ARM[stage])  # troops
        notes.append((0, value))
    elif STAGE_ARM[stage] == ARM_NO_TROOPS and STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS:
        value = spell_power(side, world)  # spells
        notes.append((1, value))
    elif STAGE_ARM[stage] == ARM_NO_TROOPS and STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        value = wand_power(side, world)  # artifacts
        notes.append((2, value))
    elif (
        STAGE_ARM[stage] == ARM_NO_TROOPS
        and STAGE_ORIGIN[stage] != STAGE_ORIGIN_SPELLS
        and STAGE_ORIGIN[stage] != STAGE_ORIGIN_ARTIFACTS
    ):
        notes.append((3, 0))
        value = 0  # nothing yet
    else:
        value = 0
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS and flying(enemy.group):
        amount = wasted_power(side, enemy, world)
        notes.append((4, -1 * amount))
        value -= amount  # spells that flyers look down upon
    share_ = 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        points = side.losses
        notes.append((5, value * (-1 * points)))
        share_ -= points  # casualties so far
    if share_ < 0:
        raise TooMuchTaken('stage_force')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((17, 100 * value - before))
    share_2 = 100
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if (
        enemy_group_types & _BRIGADE_TYPE_AIR_ELEMENTALS_BIT
        and (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
    ):
        notes.append((8, -10 * value))
        share_2 -= 10  # Air Elementals (brigade type): whirlwinds
    if enemy_group_types & _BRIGADE_TYPE_WATER_ELEMENTALS_BIT and STAGE_ARM[stage] == ARM_CHARGE:
        notes.append((9, -25 * value))
        share_2 -= 25  # Water Elementals (brigade type): horses up to the belly
    side_group = side.group
    if (
        side_group.types & _BRIGADE_TYPE_NORTHMEN_BIT
        and STAGE_ARM[stage] == ARM_CHARGE
        and feels(side, SEASON_WINTER, world)
        and brigades_of(side_group, BRIGADE_TYPE_NORTHMEN) >= 2
    ):
        notes.append((10, 10 * value))
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
        notes.append((11, -10 * value))
        share_2 -= 10  # Westmen (brigade type): large shields
    if (
        (
            STAGE_ARM[stage] == ARM_LONG_RANGE
            or STAGE_ARM[stage] == ARM_SHORT_RANGE
            or STAGE_ARM[stage] == ARM_CHARGE
        )
        and (len(side.casts) != 0 or len(enemy.casts) != 0)
    ):
        points_ = veiled(side, enemy, stage)
        notes.append((12, value * (-1 * points_)))
        share_2 -= points_  # combat: called weather
    if (
        (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
        and stance(enemy, side) == TACTIC_NIGHT
    ):
        notes.append((14, -75 * value))
        share_2 -= 75  # tactics: shooting into the dark
    if (
        (STAGE_ARM[stage] == ARM_LONG_RANGE or STAGE_ARM[stage] == ARM_SHORT_RANGE)
        and stance(side, enemy) == TACTIC_NIGHT
    ):
        notes.append((15, -33 * value))
        share_2 -= 33  # tactics: shooting from the dark
    if share_2 < 0:
        raise TooMuchTaken('stage_force')
    value *= share_2
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        times = combat_bonus(side, enemy, world)
        notes.append((6, value * (times - 100)))
        value *= times  # what it fights at
    else:
        value *= 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        times_ = battle_morale(side, enemy, world)
        notes.append((7, value * (times_ - 100)))
        value *= times_  # morale
    else:
        value *= 100
    if STAGE_ARM[stage] == ARM_CHARGE and stance(side, enemy) == TACTIC_FLANKING:
        notes.append((13, 3 * value))
        value *= 7  # tactics: flanking
    else:
        value *= 4
    before_ = value
    value = (value + 2000000) // 4000000  # whole points
    notes.append((18, 4000000 * value - before_))
    times_2 = STAGE_SHARE[stage]
    notes.append((16, value * (times_2 - 100)))
    value *= times_2  # share
    before_2 = value
    value = (value + 50) // 100  # whole points
    notes.append((19, 100 * value - before_2))
    return value, notes


def why_veiled(side: Side, enemy: Side, stage: Stage) -> tuple[int, Notes]:
    """What weather magic takes from a side's missiles or charge.

    `veiled` with its notes: pairs of an index of LABELS['veiled'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Spell # 89 - Wind Storm", "Spell # 90 - Flash Flood".
    """
    notes: Notes = []
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
        notes.append((0, value))
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
        notes.append((1, value))
    elif (
        (
            STAGE_ARM[stage] != ARM_LONG_RANGE
            and STAGE_ARM[stage] != ARM_SHORT_RANGE
            and STAGE_ARM[stage] != ARM_CHARGE
        )
        or (STAGE_ARM[stage] == ARM_CHARGE and flying(side.group))
    ):
        notes.append((2, 0))
        value = 0  # neither wind nor water matters
    else:
        value = 0
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((3, 2 * value - before))
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    elif value > 100:
        notes.append((4, 100 - value))
        value = 100
    return value, notes


def why_stage_damage(side: Side, enemy: Side, stage: Stage, world: World) -> tuple[int, Notes]:
    """What a side does to the other in a stage.

    `stage_damage` with its notes: pairs of an index of LABELS['stage_damage'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    value = stage_force(side, enemy, stage, world)  # force
    notes.append((0, value))
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS or STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        times = magic_taken(enemy)
        notes.append((1, value * (times - 100)))
        value *= times  # resistance
    else:
        value *= 100
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((4, 100 * value - before))
    before_ = value
    divider = -1
    divisor = 1
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_TROOPS:
        divider = 2
        divisor *= loss_divider(enemy, side, world)  # loss divider
        value *= 100
    if STAGE_ORIGIN[stage] == STAGE_ORIGIN_SPELLS or STAGE_ORIGIN[stage] == STAGE_ORIGIN_ARTIFACTS:
        if divider >= 0:
            part_ = quotient(value, divisor, 'stage_damage')
            notes.append((divider, part_ - before_))
            before_ = part_
        divider = 3
        divisor *= spell_shelter(enemy, side, world)  # the loss divider against spells
        value *= 100
    value = quotient(2 * value + divisor, 2 * divisor, 'stage_damage')  # whole points
    if divider >= 0:
        notes.append((divider, value - before_))
    else:
        notes.append((5, value - before_))
    return value, notes


def why_casualties(side: Side, enemy: Side, stage: Stage, world: World) -> tuple[int, Notes]:
    """Casualties of a side in a stage.

    `casualties` with its notes: pairs of an index of LABELS['casualties'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    side_group = side.group
    # damage, as a share of what the group is worth
    value = quotient(
        200 * stage_damage(enemy, side, stage, world) + max(1, group_value(side_group)),
        2 * max(1, group_value(side_group)), 'casualties',
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_early_losses(side: Side, enemy: Side, world: World) -> tuple[int, Notes]:
    """Casualties of a side before the first arrow.

    `early_losses` with its notes: pairs of an index of LABELS['early_losses'] and what it moved.
    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if side.ordered == TACTIC_DETERMINED and (len(side.casts) != 0 or len(enemy.casts) != 0):
        amount = crossing_losses(side, enemy, world)
        notes.append((2, amount))
        value += amount  # casting battle: a wall of flame
    enemy_group = enemy.group
    if enemy_group.types & _BRIGADE_TYPE_PIT_FIEND_BIT and not flying(side.group):
        limit = fiends_fire(world)
        if value < limit:
            notes.append((1, limit - value))
            value = limit  # Pit Fiend (brigade type): the fiend burns
    if (
        enemy_group.kingdom.privileges & _PRIVILEGE_TUNNELS_AND_TRAPS_BIT
        and enemy_group.terrain == TERRAIN_MOUNTAIN
        and lured(side, enemy)
        and value < 25
    ):
        notes.append((3, 25 - value))
        value = 25  # Dwarven Tunnels & Traps (privilege): traps
    return value, notes


def why_befuddled(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """The side hears a different order everywhere.

    `befuddled` with its notes: pairs of an index of LABELS['befuddled'] and what it moved.
    maelstrom "Spell #106 - Chaos".
    """
    notes: Notes = []
    if immune_to_chaos(side):
        notes.append((0, 0))
        return False, notes  # nothing confuses them
    if stance(enemy, side) == TACTIC_STOMP:
        notes.append((1, 0))
        return True, notes  # the ground shakes
    if any(c.spell == SPELL_CHAOS for c in enemy.casts):
        notes.append((2, 0))
        return True, notes  # a spell of chaos
    if enemy.group.types & _BRIGADE_TYPE_CHIMERA_BIT:
        notes.append((3, 0))
        return True, notes  # Chimera (brigade type): the goat's gaze
    notes.append((4, 0))
    return False, notes


def why_immune_to_chaos(side: Side) -> tuple[bool, Notes]:
    """The side cannot be confused.

    `immune_to_chaos` with its notes: pairs of an index of LABELS['immune_to_chaos'] and what it moved.
    maelstrom "Spell #106 - Chaos".
    """
    notes: Notes = []
    side_group = side.group
    if any(l_.rank == RANK_WARLORD and not l_.stunned for l_ in side_group.leaders):
        notes.append((0, 0))
        return True, notes  # a Warlord shouts louder
    if side_group.kingdom.traits & _TRAIT_STALWART_BIT:
        notes.append((1, 0))
        return True, notes  # Stalwart (trait): calm
    notes.append((2, 0))
    return False, notes


def why_confusion(side: Side, enemy: Side) -> tuple[int, Notes]:
    """How much longer confusion keeps a side in battle.

    `confusion` with its notes: pairs of an index of LABELS['confusion'] and what it moved.
    In points.
    maelstrom "Spell #106 - Chaos".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if befuddled(side, enemy):
        notes.append((1, 20))
        value += 20  # confused
    if any(l_.rank == RANK_MARSHAL and not l_.stunned for l_ in side.group.leaders):
        notes.append((2, -1 * (value // 2)))
        value //= 2  # a Marshal keeps some order
    return value, notes


def why_retreat_threshold(side: Side, enemy: Side) -> tuple[int, Notes]:
    """Casualties at which a side breaks off.

    `retreat_threshold` with its notes: pairs of an index of LABELS['retreat_threshold'] and what it
    moved.
    In percent.
    maelstrom "Tactical Maneuver Selections (TAC)", "Combat".
    """
    notes: Notes = []
    value = TACTIC_RETREAT[stance(side, enemy)]  # its plan
    notes.append((0, value))
    enemy_group = enemy.group
    if (
        enemy_group.types & _BRIGADE_TYPE_GOBLINS_BIT
        and sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GOBLINS) > 3
    ):
        new = max(
            value,
            min(
                35, value + 5 * (sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_GOBLINS) - 3),
            ),
        )
        notes.append((1, new - value))
        value = new  # Goblins (brigade type): goblin swarm
    if befuddled(side, enemy):
        amount = confusion(side, enemy)
        notes.append((2, amount))
        value += amount  # confusion
    if value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_withdraws(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """The side breaks off.

    `withdraws` with its notes: pairs of an index of LABELS['withdraws'] and what it moved.
    maelstrom "Combat", "Combat Stages".
    """
    notes: Notes = []
    if side.losses < retreat_threshold(side, enemy):
        notes.append((0, 0))
        return False, notes  # too many have fallen
    return True, notes


def why_suffered(side: Side, enemy: Side, stage: Stage, world: World) -> tuple[int, Notes]:
    """Casualties that a side suffers in a stage.

    `suffered` with its notes: pairs of an index of LABELS['suffered'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages", "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    value = casualties(side, enemy, stage, world)
    notes.append((0, value))
    if TACTIC_ORDERLY[stance(side, enemy)]:
        limit = max(0, retreat_threshold(side, enemy) - side.losses)
        if value > limit:
            notes.append((1, limit - value))
            value = limit  # it goes before more fall
    return value, notes


def why_retreat_losses(side: Side, enemy: Side) -> tuple[int, Notes]:
    """Casualties on the way out.

    `retreat_losses` with its notes: pairs of an index of LABELS['retreat_losses'] and what it moved.
    In percent.
    maelstrom "Combat".
    """
    notes: Notes = []
    if not TACTIC_ORDERLY[stance(side, enemy)]:
        notes.append((0, 10))
        value = 10  # the way out
    elif TACTIC_ORDERLY[stance(side, enemy)]:
        notes.append((1, 0))
        value = 0  # in good order
    else:
        value = 0
    side_group = side.group
    if side_group.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT:
        notes.append((2, -3 * value))
        value = value  # Standard of Valor (artifact): a line that holds
    else:
        value *= 4
    enemy_group = enemy.group
    if (
        enemy_group.types & _BRIGADE_TYPE_MAMMOTHS_BIT
        and brigades_of(enemy_group, BRIGADE_TYPE_MAMMOTHS) >= 2
    ):
        notes.append((3, value))
        value *= 2  # Mammoths (brigade type): trampled
    side_group_region = side_group.region
    if side_group_region is not None and not controls(side_group.kingdom, side_group_region):
        times = REGION_RETREAT_FACTOR[side_group_region]
        notes.append((4, value * (times - 1)))
        value *= times  # combat: savage country
    if stance(enemy, side) == TACTIC_FLANKING:
        notes.append((5, 2 * value))
        value *= 3  # tactics: flanked
    if stance(side, enemy) == TACTIC_FLANKING:
        notes.append((6, value))
        value *= 2  # tactics: caught while flanking
    if stance(enemy, side) == TACTIC_NIGHT:
        notes.append((7, value))
        value *= 2  # tactics: fleeing in the dark
    side_group_kingdom = side_group.kingdom
    if side_group_kingdom.traits & _TRAIT_ARCHERS_BIT:
        notes.append((8, -1 * value))
        value = value  # Archers (trait): rear-guard
    else:
        value *= 2
    before = value
    value = (value + 4) // 8  # whole points
    notes.append((9, 8 * value - before))
    return value, notes


def why_death_chance(side: Side, enemy: Side) -> tuple[int, Notes]:
    """Chance that a leader or wizard falls in a battle.

    `death_chance` with its notes: pairs of an index of LABELS['death_chance'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    value = side.losses  # as the troops
    notes.append((0, value))
    enemy_group = enemy.group
    enemy_group_types = enemy_group.types
    if enemy_group_types & _BRIGADE_TYPE_COCKATRICES_BIT:
        amount = 10 * sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_COCKATRICES)
        notes.append((1, amount))
        value += amount  # Cockatrices (brigade type): petrifying gaze
    if enemy_group_types & _BRIGADE_TYPE_SCORPIONS_BIT:
        amount_ = 10 * sum(1 for b in enemy_group.brigades if b.breed == BRIGADE_TYPE_SCORPIONS)
        notes.append((2, amount_))
        value += amount_  # Scorpions (brigade type): stings
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    if side_group_kingdom.began_as == KINGDOM_GIANTS:
        notes.append((3, -15))
        value -= 15  # Giants (kingdom): too large to fall
    if enemy_group.kingdom.privileges & _PRIVILEGE_EQUIP_ADVANCED_ITEM_BIT and enemy_group.own_weapon:
        notes.append((4, 20))
        value += 20  # Equip Advanced Item (privilege): own weapons
    if stance(enemy, side) == TACTIC_NIGHT:
        notes.append((5, 10))
        value += 10  # tactics: knives in the dark
    side_group_kingdom_traits = side_group_kingdom.traits
    if side_group_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
        notes.append((7, -10))
        value -= 10  # Military Tradition (trait): schooled to survive
    if side_group_kingdom_traits & _TRAIT_STALWART_BIT:
        notes.append((8, -15))
        value -= 15  # Stalwart (trait): hard to kill
    if side_group_kingdom_traits & _TRAIT_HEALING_BIT:
        notes.append((6, -33 * value))
        value *= 67  # Healing (trait): wounds that close
    else:
        value *= 100
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((9, 100 * value - before))
    if value < 0:
        notes.append((10, -1 * value))
        value = 0
    elif value > 100:
        notes.append((10, 100 - value))
        value = 100
    return value, notes


def why_may_fall(figure: Figure) -> tuple[bool, Notes]:
    """The figure may fall in battle.

    `may_fall` with its notes: pairs of an index of LABELS['may_fall'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if figure.undead:
        notes.append((0, 0))
        return False, notes  # undead
    notes.append((1, 0))
    return True, notes


def why_readiness(dice: Dice) -> tuple[int, Notes]:
    """Readiness of the day.

    `readiness` with its notes: pairs of an index of LABELS['readiness'] and what it moved.
    In percent.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 85 + (dice.throw('readiness.1', 31) - 1), notes  # the day's luck
