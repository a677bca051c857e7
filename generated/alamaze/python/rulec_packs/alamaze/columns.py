"""The rules of Alamaze, 4th Cycle: Maelstrom for columns of cases: a row is a case.

Things are read first: `ones, others = read(ones, others)`. A number, a member or an entry is a
column of ints, or one that holds for all rows. A fault tells its row in a note.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import NoAnswer, TooMuchTaken, vectors as vec

from ._choices import (
    ARM_CHARGE, ARM_COMBINED, ARM_FIRST_MELEE, ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SECOND_MELEE,
    ARM_SHORT_RANGE, ARM_STORM, ARTIFACT_AMULET_OF_PROTECTION, ARTIFACT_ANCIENT_ANNIHILATOR,
    ARTIFACT_ANGLAKEL, ARTIFACT_AXE_OF_FARIN, ARTIFACT_BOW_OF_HERACLES, ARTIFACT_CLASS_WEAPON,
    ARTIFACT_CROWN_OF_ANZU, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH, ARTIFACT_ELAN,
    ARTIFACT_GOLDEN_SPEAR_OF_LERIX, ARTIFACT_GREAT_AXE_OF_HURBLIND,
    ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES, ARTIFACT_GREEN_DRAGON_MATES, ARTIFACT_GUARDIAN_TALISMAN,
    ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS, ARTIFACT_MORGAL_BLADE, ARTIFACT_MORNING_STAR_OF_TORAG,
    ARTIFACT_NARSIL, ARTIFACT_ORB_OF_ANTI_MAGIC, ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA,
    ARTIFACT_PALANTIR_PHONIS, ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR,
    ARTIFACT_RENOWNED_STANDARD, ARTIFACT_RING_OF_INVISIBILITY, ARTIFACT_RING_OF_PROTECTION,
    ARTIFACT_RULER_ELIMINATOR, ARTIFACT_SCRYING_MIRROR, ARTIFACT_SMOKE_MOJO, ARTIFACT_STANDARD_OF_VALOR,
    ARTIFACT_SWORD_OF_ALVINITAR, BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD,
    BARGAIN_GOLD_FOR_ARTIFACT, BARGAIN_GOLD_FOR_FOOD, BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL,
    BARGAIN_HOSTAGE_FOR_GOLD, BARGAIN_MITHRIL_FOR_GOLD, BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY,
    BRIGADE_TYPE_CENTAURS, BRIGADE_TYPE_CHIMERA, BRIGADE_TYPE_COCKATRICES, BRIGADE_TYPE_GIANT_EAGLES,
    BRIGADE_TYPE_GOBLINS, BRIGADE_TYPE_LYCANS, BRIGADE_TYPE_MAMMOTHS, BRIGADE_TYPE_MUMMIES,
    BRIGADE_TYPE_ROCS, BRIGADE_TYPE_ROHIRRIM, BRIGADE_TYPE_SCORPIONS, BRIGADE_TYPE_SKELETONS,
    BRIGADE_TYPE_SWAMPMEN, BRIGADE_TYPE_TROLLS, BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_WARG_RIDERS,
    BRIGADE_TYPE_WAR_MACHINES, BRIGADE_TYPE_WIGHTS, BRIGADE_TYPE_ZOMBIES, BUILDING_BAZAAR, BUILDING_CASTLE,
    BUILDING_CITADEL, BUILDING_FORTRESS, BUILDING_GREATER_CASTLE, BUILDING_HOBBIT_INC,
    BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_PORT, BUILDING_THIEVES_GUILD,
    BUILDING_WATCH_TOWERS, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE,
    EFFECT_BLESSED, EFFECT_CONCEALED, EFFECT_DIRE_WOLF, EFFECT_ESCAPING, EFFECT_SLEPT, EFFECT_WARDED,
    EXPERIENCE_ELITE, EXPERIENCE_GREEN, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, FATE_DEMOTED, FATE_DIES,
    FATE_TURNED, FOOTING_ADVANTAGE, FOOTING_ADVERSITY, FOOTING_DISADVANTAGE, FOOTING_FLIGHT,
    FOOTING_MASTERY, FOOTING_STANDARD, FOOTING_SUPREMACY, GEAR_IMPROVED_WEAPONS, GEAR_MITHRIL_WEAPONS,
    HOLD_CONTROL, HOLD_MINOR, HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED,
    HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE, HOST_SIZE_INACTIVE,
    HOST_SIZE_ONE_BRIGADE, HOST_SIZE_PATROL, HOST_STATE_MASKED_SIZE, KINGDOM_ANCIENT_ONES,
    KINGDOM_BLACK_DRAGON, KINGDOM_DEATHKNIGHTS, KINGDOM_DEMON_PRINCES, KINGDOM_FORGOTTEN, KINGDOM_GIANTS,
    KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_LYCANS, KINGDOM_PIRATES, KINGDOM_RED_DRAGON,
    KINGDOM_TYRANT, KINGDOM_UNDERWORLD, MASKING_GREATER_MASKING, MASKING_LESSER_MASKING,
    MISSION_ASSASSINATE, MISSION_BRIBE, MISSION_EARLY_TRAIL, MISSION_KIDNAP, MISSION_RECON,
    MISSION_RECON_SEA, MISSION_RESCUE, MISSION_SEARCH_ALL, MISSION_SEARCH_ENCOUNTERS, MISSION_SEARCH_GROUPS,
    MISSION_SEARCH_PLACES, MISSION_STEAL, MISSION_TRAIL, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD,
    MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_PLUNDERED, MORALE_EVENT_REST_IN_CITY,
    MORALE_EVENT_REST_IN_SANCTUARY, MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_WON_BATTLE,
    OPENING_EDGE_MINOR_BOOST, OPENING_EDGE_SIGNIFICANT_BOOST, ORIGIN_COMPANION, ORIGIN_KINGDOM_BRIGADE,
    POST_AGENT_POST, POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST, POST_FOOL_POST,
    POST_GOVERNOR_POST, POST_HALFLING_AGENT, POST_HALFLING_MARSHAL, POST_HALFLING_WIZARD, POST_MAIDEN_POST,
    PRIVILEGE_CONSUL_RITES, PRIVILEGE_EQUIP_ADVANCED_ITEM, PRIVILEGE_GIANT_MASONS,
    PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_GRIM_MORALE, PRIVILEGE_LYCANTHROPY_IN_BATTLE,
    PRIVILEGE_LYCAN_REGENERATION, PRIVILEGE_MERCHANT_CAPTAINS, PRIVILEGE_MORTAL_STEWARD,
    PRIVILEGE_SLIPPERY_CAPTIVES, PRIVILEGE_STONECUTTERS, PRIVILEGE_TORMENT_PRISONER,
    PRIVILEGE_WATCHFUL_VILLAGES, QUARRY_OTHER_PATROL, QUARRY_PASSAGE, QUARRY_SCOUT_PASSAGE, RANK_ADEPT,
    RANK_AGENT, RANK_AMBASSADOR, RANK_ARTIFACT, RANK_BARON, RANK_CAPTAIN, RANK_CAPTAIN_MAJOR,
    RANK_CENTURION, RANK_COMMANDER, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC,
    RANK_FOOL, RANK_GENERAL, RANK_GOVERNOR, RANK_GRAND_MARSHAL, RANK_KING, RANK_LORD_COMMANDER, RANK_MAIDEN,
    RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_MITHRIL, RANK_PRIESTESS, RANK_PRINCE, RANK_QUEEN, RANK_REGENT,
    RANK_WARLORD, RANK_WIZARD, RATING_ABSENT, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, REACTION_TOLERANT, REFIT_GREEK_FIRE, REFIT_SPYGLASS, REGION_GROUP_TRADING_COASTS,
    SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER, SETTLEMENT_CITY, SETTLEMENT_TOWN,
    SORT_DEMON, SORT_FAMILIAR, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP, SPELL_CHAOS,
    SPELL_KILL_LEADER_WIZARD, SPELL_PROTECT_HEROES_AND_WIZARDS, SPELL_RITE_OF_THE_MAGI,
    STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_THIRTY, STATUS_ITEM_UNTIL_TWELVE,
    STATUS_ITEM_UNTIL_TWENTY_FOUR, TACTIC_BARRAGE, TACTIC_DETERMINED, TACTIC_FIGHT_TO_THE_LAST,
    TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_NO_ORDERS, TACTIC_ORGANIZED_WITHDRAWAL, TACTIC_PROBING,
    TACTIC_STANDARD_PLAN, TACTIC_STAND_AND_DEFEND, TACTIC_STOMP, TERRAIN_DESERT, TERRAIN_FOREST,
    TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA, TRAIT_ACUITY, TRAIT_ADVENTURERS,
    TRAIT_ARCHERS, TRAIT_CHARISMA, TRAIT_CUNNING, TRAIT_DEVOUT, TRAIT_DYNASTY, TRAIT_EVIL, TRAIT_FEUDAL,
    TRAIT_FORETHOUGHT, TRAIT_HEALING, TRAIT_HEROIC, TRAIT_INDUSTRIOUS, TRAIT_MAGIC_IMMUNE_DEATH,
    TRAIT_MAGIC_IMMUNE_SLEEP, TRAIT_MAGIC_RESISTANCE_BATTLE, TRAIT_MAGIC_RESISTANCE_DEATH,
    TRAIT_MAGIC_SUSCEPTIBLE_BATTLE, TRAIT_MILITARY_TRADITION, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RIDERS,
    TRAIT_RUTHLESS, TRAIT_SEAFARING, TRAIT_SIEGE_ENGINEERING, TRAIT_SPY_NETWORK, TRAIT_STALWART,
    TRAIT_TRACKERS, TRAIT_TRICK_OF_THE_TRADE, TURN_STEP_PRODUCTION, VIGOR_WEARY,
)
from ._kinds import (
    Agent, Brigade, Cast, Figure, Foothold, FoundEncounter, Group, Kingdom, Leader, Levy, Motion, Navy,
    Offer, Place, Rampart, Side, Siege, Sighting, SpecialPlace, Target, Wizard,
)
from ._tables import (
    ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_POWDER,
    ALCHEMIST_ITEM_WORKSHOP, ARTIFACT_EVERY_BATTLE, ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE,
    ARTIFACT_QUALITY, ARTIFACT_SORT, BARGAINS_ORDER, BRIBES_PRICE, BRIGADE_TYPE_FLYER, BRIGADE_TYPE_ORIGIN,
    BRIGADE_TYPE_STALWART, BRIGADE_TYPE_UNDEAD, BUILDING_CENSUS, BUILDING_DEFENSE, BUILDING_FOOD,
    BUILDING_FORTIFICATION, BUILDING_GOLD, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD, BUILDING_QUO,
    BUILDING_TALK_PROOF, BUILDING_TOUGHNESS, BUILDING_UNREST, CAMPAIGN_VARIANT_TEAMS,
    CAMPAIGN_VARIANT_TEAM_KINGDOMS, CLOSET_SKELETON_INFLUENCE, EMISSARIES_GOLD, EMISSARIES_POWER,
    ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED,
    ENCOUNTER_FINDERS_COVERS, ENCOUNTER_RISKS_RISK_SHIFT, ENCOUNTER_TACTICS_GROUP_SHARE,
    EXPERIENCE_EFFECTS_EFFECT, FORGED_GEAR_COMBAT, HIRES_INFLUENCE, IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD,
    INFLUENCE_CHANGES_CHANGE, ISSUE_GOLD, ISSUE_INFLUENCE, ISSUE_REACTION, LEADER_BONUSES_BONUS,
    LEADER_BONUSES_PROMOTED, LOOKOUT_FINDS_HIDDEN, LOOKOUT_HIDDEN_LEVEL, MAGICAL_ITEM_MITHRIL_PRICE,
    MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_TERRAIN, MISSIONS_CAPTURE, MISSIONS_DANGER, MISSIONS_SUCCESS,
    MISSION_GRADE, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, PRIVILEGE_FIRST_REACTION,
    PRIVILEGE_LEAST_PEOPLE, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_MONTHLY_FOOD, PRIVILEGE_MONTHLY_GOLD,
    PROWESS_RITE, RATINGS_CHARGE, RATINGS_COMBINED, RATINGS_FIRST_MELEE, RATINGS_LONG_RANGE,
    RATINGS_SECOND_MELEE, RATINGS_SHORT_RANGE, RATINGS_STORM, RATING_VALUES_STRENGTH,
    REGION_COMPANION_DISCOUNT, REGION_OPENING_INFLUENCE, REGION_REGIONAL_CHARACTER, REGION_RETREAT_FACTOR,
    REGION_SUSPECT_MORALE, RULER_ACTS_CHANCE, RULER_ACTS_COST, RULER_ACTS_SOLE, SEA_ENCOUNTERS_CHANCE,
    SEA_MORE_QUALITY, SEA_REFITS_ATTACK, SEA_REFITS_COST, SEA_REFITS_DEFENSE, SETTLEMENT_HARDER,
    SPELL_AS_AGENT, SPELL_BIGGEST_GROUP, SPELL_CALLED_UP, SPELL_CENSUS_SHARE, SPELL_DEATHLESS, SPELL_FADE,
    SPELL_FLEET_BONUS, SPELL_FLEET_QUALITY, SPELL_FOOD_MADE, SPELL_FOOD_SHARE, SPELL_GOLD_MADE, SPELL_HEALS,
    SPELL_HEALS_SECOND, SPELL_KILLED_PER_LEVEL, SPELL_LEAST_KILLED, SPELL_LEVELS_FIXED, SPELL_LEVELS_LEAST,
    SPELL_LEVELS_OVER, SPELL_LOSSES, SPELL_MORALE_GAIN, SPELL_MORALE_LIMIT, SPELL_MORALE_LOSS,
    SPELL_MORALE_LOST, SPELL_MORE_OF_AN_ARMY, SPELL_MOST_IN_GROUP, SPELL_MOST_KILLED, SPELL_ONLY_SPELL,
    SPELL_PER_LEVELS, SPELL_QUICKENS, SPELL_RIDER_PACE, SPELL_RISK_DIVIDER, SPELL_ROUNDS_UP,
    SPELL_SINGULAR_SPELL, SPELL_SPELL_CAP, SPELL_SUMMONS, SPELL_SURETY, SPELL_TIERS_LATER, SPELL_VEIL_CAST,
    STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL, TACTIC_ATTACK, TACTIC_ORDERLY, TACTIC_RETREAT,
    TERRAIN_ADEPTNESS_BONUS, TERRAIN_ADEPTNESS_MASKING, TERRAIN_EFFECTS_ARCHERS, TERRAIN_EFFECTS_CAVALRY,
    TERRAIN_EFFECTS_INFANTRY, TRAIT_CHEAPER_FLEETS, TRAIT_FIRST_REACTION, TRAIT_NAVAL_QUALITY,
    TRAIT_QUIET_SAILING, TRAIT_THREAT_BONUS, TRIUMPH_REGIONS, TURN_STEP_NUMBER, VIGOR_EXHAUSTING,
    bribes_price, emissaries_gold, emissaries_power, encounter_finders_covers,
    encounter_tactics_group_share, forged_gear_combat, leader_bonuses_bonus, leader_bonuses_promoted,
    missions_capture, missions_danger, missions_success, ratings_charge, ratings_combined,
    ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range, ratings_storm,
    ruler_acts_chance, terrain_adeptness_bonus, terrain_adeptness_masking, terrain_effects_archers,
    terrain_effects_cavalry, terrain_effects_infantry,
)

_ALCHEMIST_ITEM_BREAD = vec.cells(ALCHEMIST_ITEM_BREAD)
_ALCHEMIST_ITEM_COIN = vec.cells(ALCHEMIST_ITEM_COIN)
_ALCHEMIST_ITEM_FOLK = vec.cells(ALCHEMIST_ITEM_FOLK)
_ALCHEMIST_ITEM_POWDER = vec.cells(ALCHEMIST_ITEM_POWDER)
_ALCHEMIST_ITEM_WORKSHOP = vec.cells(ALCHEMIST_ITEM_WORKSHOP)
_ARTIFACT_EVERY_BATTLE = vec.cells(ARTIFACT_EVERY_BATTLE)
_ARTIFACT_PACE_GAIN = vec.cells(ARTIFACT_PACE_GAIN)
_ARTIFACT_PATROL_PACE = vec.cells(ARTIFACT_PATROL_PACE)
_ARTIFACT_QUALITY = vec.cells(ARTIFACT_QUALITY)
_ARTIFACT_SORT = vec.cells(ARTIFACT_SORT)
_BARGAINS_ORDER = vec.cells(BARGAINS_ORDER)
_BRIBES_PRICE = vec.cells(BRIBES_PRICE)
_BRIGADE_TYPE_FLYER = vec.cells(BRIGADE_TYPE_FLYER)
_BRIGADE_TYPE_ORIGIN = vec.cells(BRIGADE_TYPE_ORIGIN)
_BRIGADE_TYPE_STALWART = vec.cells(BRIGADE_TYPE_STALWART)
_BRIGADE_TYPE_UNDEAD = vec.cells(BRIGADE_TYPE_UNDEAD)
_BUILDING_CENSUS = vec.cells(BUILDING_CENSUS)
_BUILDING_DEFENSE = vec.cells(BUILDING_DEFENSE)
_BUILDING_FOOD = vec.cells(BUILDING_FOOD)
_BUILDING_FORTIFICATION = vec.cells(BUILDING_FORTIFICATION)
_BUILDING_GOLD = vec.cells(BUILDING_GOLD)
_BUILDING_MORE_FOOD = vec.cells(BUILDING_MORE_FOOD)
_BUILDING_MORE_GOLD = vec.cells(BUILDING_MORE_GOLD)
_BUILDING_QUO = vec.cells(BUILDING_QUO)
_BUILDING_TALK_PROOF = vec.cells(BUILDING_TALK_PROOF)
_BUILDING_TOUGHNESS = vec.cells(BUILDING_TOUGHNESS)
_BUILDING_UNREST = vec.cells(BUILDING_UNREST)
_CAMPAIGN_VARIANT_TEAMS = vec.cells(CAMPAIGN_VARIANT_TEAMS)
_CAMPAIGN_VARIANT_TEAM_KINGDOMS = vec.cells(CAMPAIGN_VARIANT_TEAM_KINGDOMS)
_CLOSET_SKELETON_INFLUENCE = vec.cells(CLOSET_SKELETON_INFLUENCE)
_EMISSARIES_GOLD = vec.cells(EMISSARIES_GOLD)
_EMISSARIES_POWER = vec.cells(EMISSARIES_POWER)
_ENCOUNTER_CLASSES_LIT_BY_BRIDGE = vec.cells(ENCOUNTER_CLASSES_LIT_BY_BRIDGE)
_ENCOUNTER_CLASSES_LIT_BY_STAR = vec.cells(ENCOUNTER_CLASSES_LIT_BY_STAR)
_ENCOUNTER_CLASSES_LOCKED = vec.cells(ENCOUNTER_CLASSES_LOCKED)
_ENCOUNTER_FINDERS_COVERS = vec.cells(ENCOUNTER_FINDERS_COVERS)
_ENCOUNTER_RISKS_RISK_SHIFT = vec.cells(ENCOUNTER_RISKS_RISK_SHIFT)
_ENCOUNTER_TACTICS_GROUP_SHARE = vec.cells(ENCOUNTER_TACTICS_GROUP_SHARE)
_EXPERIENCE_EFFECTS_EFFECT = vec.cells(EXPERIENCE_EFFECTS_EFFECT)
_FORGED_GEAR_COMBAT = vec.cells(FORGED_GEAR_COMBAT)
_HIRES_INFLUENCE = vec.cells(HIRES_INFLUENCE)
_IMPROVEMENTS_FOOD = vec.cells(IMPROVEMENTS_FOOD)
_IMPROVEMENTS_GOLD = vec.cells(IMPROVEMENTS_GOLD)
_INFLUENCE_CHANGES_CHANGE = vec.cells(INFLUENCE_CHANGES_CHANGE)
_ISSUE_GOLD = vec.cells(ISSUE_GOLD)
_ISSUE_INFLUENCE = vec.cells(ISSUE_INFLUENCE)
_ISSUE_REACTION = vec.cells(ISSUE_REACTION)
_LEADER_BONUSES_BONUS = vec.cells(LEADER_BONUSES_BONUS)
_LEADER_BONUSES_PROMOTED = vec.cells(LEADER_BONUSES_PROMOTED)
_LOOKOUT_FINDS_HIDDEN = vec.cells(LOOKOUT_FINDS_HIDDEN)
_LOOKOUT_HIDDEN_LEVEL = vec.cells(LOOKOUT_HIDDEN_LEVEL)
_MAGICAL_ITEM_MITHRIL_PRICE = vec.cells(MAGICAL_ITEM_MITHRIL_PRICE)
_MAP_AREA_ACROSS = vec.cells(MAP_AREA_ACROSS)
_MAP_AREA_DOWN = vec.cells(MAP_AREA_DOWN)
_MAP_AREA_TERRAIN = vec.cells(MAP_AREA_TERRAIN)
_MISSIONS_CAPTURE = vec.cells(MISSIONS_CAPTURE)
_MISSIONS_DANGER = vec.cells(MISSIONS_DANGER)
_MISSIONS_SUCCESS = vec.cells(MISSIONS_SUCCESS)
_MISSION_GRADE = vec.cells(MISSION_GRADE)
_MORALE_CHANGES_CEILING = vec.cells(MORALE_CHANGES_CEILING)
_MORALE_CHANGES_CHANGE = vec.cells(MORALE_CHANGES_CHANGE)
_PRIVILEGE_FIRST_REACTION = vec.cells(PRIVILEGE_FIRST_REACTION)
_PRIVILEGE_LEAST_PEOPLE = vec.cells(PRIVILEGE_LEAST_PEOPLE)
_PRIVILEGE_LOST_PEOPLE = vec.cells(PRIVILEGE_LOST_PEOPLE)
_PRIVILEGE_MONTHLY_FOOD = vec.cells(PRIVILEGE_MONTHLY_FOOD)
_PRIVILEGE_MONTHLY_GOLD = vec.cells(PRIVILEGE_MONTHLY_GOLD)
_PROWESS_RITE = vec.cells(PROWESS_RITE)
_RATINGS_CHARGE = vec.cells(RATINGS_CHARGE)
_RATINGS_COMBINED = vec.cells(RATINGS_COMBINED)
_RATINGS_FIRST_MELEE = vec.cells(RATINGS_FIRST_MELEE)
_RATINGS_LONG_RANGE = vec.cells(RATINGS_LONG_RANGE)
_RATINGS_SECOND_MELEE = vec.cells(RATINGS_SECOND_MELEE)
_RATINGS_SHORT_RANGE = vec.cells(RATINGS_SHORT_RANGE)
_RATINGS_STORM = vec.cells(RATINGS_STORM)
_RATING_VALUES_STRENGTH = vec.cells(RATING_VALUES_STRENGTH)
_REGION_COMPANION_DISCOUNT = vec.cells(REGION_COMPANION_DISCOUNT)
_REGION_OPENING_INFLUENCE = vec.cells(REGION_OPENING_INFLUENCE)
_REGION_REGIONAL_CHARACTER = vec.cells(REGION_REGIONAL_CHARACTER)
_REGION_RETREAT_FACTOR = vec.cells(REGION_RETREAT_FACTOR)
_REGION_SUSPECT_MORALE = vec.cells(REGION_SUSPECT_MORALE)
_RULER_ACTS_CHANCE = vec.cells(RULER_ACTS_CHANCE)
_RULER_ACTS_COST = vec.cells(RULER_ACTS_COST)
_RULER_ACTS_SOLE = vec.cells(RULER_ACTS_SOLE)
_SEA_ENCOUNTERS_CHANCE = vec.cells(SEA_ENCOUNTERS_CHANCE)
_SEA_MORE_QUALITY = vec.cells(SEA_MORE_QUALITY)
_SEA_REFITS_ATTACK = vec.cells(SEA_REFITS_ATTACK)
_SEA_REFITS_COST = vec.cells(SEA_REFITS_COST)
_SEA_REFITS_DEFENSE = vec.cells(SEA_REFITS_DEFENSE)
_SETTLEMENT_HARDER = vec.cells(SETTLEMENT_HARDER)
_SPELL_AS_AGENT = vec.cells(SPELL_AS_AGENT)
_SPELL_BIGGEST_GROUP = vec.cells(SPELL_BIGGEST_GROUP)
_SPELL_CALLED_UP = vec.cells(SPELL_CALLED_UP)
_SPELL_CENSUS_SHARE = vec.cells(SPELL_CENSUS_SHARE)
_SPELL_DEATHLESS = vec.cells(SPELL_DEATHLESS)
_SPELL_FADE = vec.cells(SPELL_FADE)
_SPELL_FLEET_BONUS = vec.cells(SPELL_FLEET_BONUS)
_SPELL_FLEET_QUALITY = vec.cells(SPELL_FLEET_QUALITY)
_SPELL_FOOD_MADE = vec.cells(SPELL_FOOD_MADE)
_SPELL_FOOD_SHARE = vec.cells(SPELL_FOOD_SHARE)
_SPELL_GOLD_MADE = vec.cells(SPELL_GOLD_MADE)
_SPELL_HEALS = vec.cells(SPELL_HEALS)
_SPELL_HEALS_SECOND = vec.cells(SPELL_HEALS_SECOND)
_SPELL_KILLED_PER_LEVEL = vec.cells(SPELL_KILLED_PER_LEVEL)
_SPELL_LEAST_KILLED = vec.cells(SPELL_LEAST_KILLED)
_SPELL_LEVELS_FIXED = vec.cells(SPELL_LEVELS_FIXED)
_SPELL_LEVELS_LEAST = vec.cells(SPELL_LEVELS_LEAST)
_SPELL_LEVELS_OVER = vec.cells(SPELL_LEVELS_OVER)
_SPELL_LOSSES = vec.cells(SPELL_LOSSES)
_SPELL_MORALE_GAIN = vec.cells(SPELL_MORALE_GAIN)
_SPELL_MORALE_LIMIT = vec.cells(SPELL_MORALE_LIMIT)
_SPELL_MORALE_LOSS = vec.cells(SPELL_MORALE_LOSS)
_SPELL_MORALE_LOST = vec.cells(SPELL_MORALE_LOST)
_SPELL_MORE_OF_AN_ARMY = vec.cells(SPELL_MORE_OF_AN_ARMY)
_SPELL_MOST_IN_GROUP = vec.cells(SPELL_MOST_IN_GROUP)
_SPELL_MOST_KILLED = vec.cells(SPELL_MOST_KILLED)
_SPELL_ONLY_SPELL = vec.cells(SPELL_ONLY_SPELL)
_SPELL_PER_LEVELS = vec.cells(SPELL_PER_LEVELS)
_SPELL_QUICKENS = vec.cells(SPELL_QUICKENS)
_SPELL_RIDER_PACE = vec.cells(SPELL_RIDER_PACE)
_SPELL_RISK_DIVIDER = vec.cells(SPELL_RISK_DIVIDER)
_SPELL_ROUNDS_UP = vec.cells(SPELL_ROUNDS_UP)
_SPELL_SINGULAR_SPELL = vec.cells(SPELL_SINGULAR_SPELL)
_SPELL_SPELL_CAP = vec.cells(SPELL_SPELL_CAP)
_SPELL_SUMMONS = vec.cells(SPELL_SUMMONS)
_SPELL_SURETY = vec.cells(SPELL_SURETY)
_SPELL_TIERS_LATER = vec.cells(SPELL_TIERS_LATER)
_SPELL_VEIL_CAST = vec.cells(SPELL_VEIL_CAST)
_STATUS_POINTS_BY_UNIT = vec.cells(STATUS_POINTS_BY_UNIT)
_STATUS_POINTS_FINAL = vec.cells(STATUS_POINTS_FINAL)
_TACTIC_ATTACK = vec.cells(TACTIC_ATTACK)
_TACTIC_ORDERLY = vec.cells(TACTIC_ORDERLY)
_TACTIC_RETREAT = vec.cells(TACTIC_RETREAT)
_TERRAIN_ADEPTNESS_BONUS = vec.cells(TERRAIN_ADEPTNESS_BONUS)
_TERRAIN_ADEPTNESS_MASKING = vec.cells(TERRAIN_ADEPTNESS_MASKING)
_TERRAIN_EFFECTS_ARCHERS = vec.cells(TERRAIN_EFFECTS_ARCHERS)
_TERRAIN_EFFECTS_CAVALRY = vec.cells(TERRAIN_EFFECTS_CAVALRY)
_TERRAIN_EFFECTS_INFANTRY = vec.cells(TERRAIN_EFFECTS_INFANTRY)
_TRAIT_CHEAPER_FLEETS = vec.cells(TRAIT_CHEAPER_FLEETS)
_TRAIT_FIRST_REACTION = vec.cells(TRAIT_FIRST_REACTION)
_TRAIT_NAVAL_QUALITY = vec.cells(TRAIT_NAVAL_QUALITY)
_TRAIT_QUIET_SAILING = vec.cells(TRAIT_QUIET_SAILING)
_TRAIT_THREAT_BONUS = vec.cells(TRAIT_THREAT_BONUS)
_TRIUMPH_REGIONS = vec.cells(TRIUMPH_REGIONS)
_TURN_STEP_NUMBER = vec.cells(TURN_STEP_NUMBER)
_VIGOR_EXHAUSTING = vec.cells(VIGOR_EXHAUSTING)
_AGENT_DUTY = vec.Field(Agent, 'duty', 'number')
_AGENT_SORT = vec.Field(Agent, 'sort', 'number')
_BRIGADE_ATTRITION = vec.Field(Brigade, 'attrition', 'number')
_BRIGADE_BREED = vec.Field(Brigade, 'breed', 'number')
_BRIGADE_EXPERIENCE = vec.Field(Brigade, 'experience', 'number')
_CAST_CASTER = vec.Field(Cast, 'caster', 'thing')
_CAST_FOE = vec.Field(Cast, 'foe', 'thing')
_CAST_SPELL = vec.Field(Cast, 'spell', 'number')
_CAST_TOWN = vec.Field(Cast, 'town', 'thing')
_CAST_UNRAVELLED = vec.Field(Cast, 'unravelled', 'truth')
_FIGURE_JAILED = vec.Field(Figure, 'jailed', 'truth')
_FOOTHOLD_BOWED = vec.Field(Foothold, 'bowed', 'number')
_FOOTHOLD_REACTION = vec.Field(Foothold, 'reaction', 'number')
_FOOTHOLD_REGION = vec.Field(Foothold, 'region', 'number')
_FOOTHOLD_SHARE = vec.Field(Foothold, 'share', 'number')
_FOOTHOLD_WHISPERED = vec.Field(Foothold, 'whispered', 'number')
_FOUNDENCOUNTER_AREA = vec.Field(FoundEncounter, 'area', 'number')
_FOUNDENCOUNTER_LAST_SEEN = vec.Field(FoundEncounter, 'last_seen', 'number')
_FOUNDENCOUNTER_QUALITY = vec.Field(FoundEncounter, 'quality', 'number')
_GROUP_AREA = vec.Field(Group, 'area', 'number')
_GROUP_ARREARS = vec.Field(Group, 'arrears', 'number')
_GROUP_ARTIFACTS = vec.Field(Group, 'artifacts', 'set')
_GROUP_BRIGADES = vec.Field(Group, 'brigades', 'things')
_GROUP_CAMP = vec.Field(Group, 'camp', 'number')
_GROUP_FIRST = vec.Field(Group, 'first', 'truth')
_GROUP_GEAR = vec.Field(Group, 'gear', 'set')
_GROUP_HUNGER = vec.Field(Group, 'hunger', 'number')
_GROUP_IMAGE_AREA = vec.Field(Group, 'image_area', 'number')
_GROUP_KINGDOM = vec.Field(Group, 'kingdom', 'thing')
_GROUP_LEADERS = vec.Field(Group, 'leaders', 'things')
_GROUP_MIST_BORNE = vec.Field(Group, 'mist_borne', 'truth')
_GROUP_MORALE = vec.Field(Group, 'morale', 'number')
_GROUP_OWN_WEAPON = vec.Field(Group, 'own_weapon', 'truth')
_GROUP_PREPARED = vec.Field(Group, 'prepared', 'things')
_GROUP_REGION = vec.Field(Group, 'region', 'number')
_GROUP_SPELL_HASTE = vec.Field(Group, 'spell_haste', 'number')
_GROUP_TERRAIN = vec.Field(Group, 'terrain', 'number')
_GROUP_TYPES = vec.Field(Group, 'types', 'set')
_GROUP_VEIL = vec.Field(Group, 'veil', 'number')
_GROUP_WIZARDS = vec.Field(Group, 'wizards', 'things')
_KINGDOM_ADVANTAGED = vec.Field(Kingdom, 'advantaged', 'set')
_KINGDOM_ADVERSE = vec.Field(Kingdom, 'adverse', 'set')
_KINGDOM_ALLIES = vec.Field(Kingdom, 'allies', 'things')
_KINGDOM_ARTS = vec.Field(Kingdom, 'arts', 'set')
_KINGDOM_BEGAN_AS = vec.Field(Kingdom, 'began_as', 'number')
_KINGDOM_CAPITAL = vec.Field(Kingdom, 'capital', 'thing')
_KINGDOM_DIGGINGS = vec.Field(Kingdom, 'diggings', 'number')
_KINGDOM_DISADVANTAGED = vec.Field(Kingdom, 'disadvantaged', 'set')
_KINGDOM_EARLY_SPELLS = vec.Field(Kingdom, 'early_spells', 'set')
_KINGDOM_ENEMIES = vec.Field(Kingdom, 'enemies', 'things')
_KINGDOM_FOES = vec.Field(Kingdom, 'foes', 'things')
_KINGDOM_FOOD = vec.Field(Kingdom, 'food', 'number')
_KINGDOM_FRIENDS = vec.Field(Kingdom, 'friends', 'things')
_KINGDOM_GOLD = vec.Field(Kingdom, 'gold', 'number')
_KINGDOM_GOODS_SOLD = vec.Field(Kingdom, 'goods_sold', 'number')
_KINGDOM_HOMELAND = vec.Field(Kingdom, 'homeland', 'number')
_KINGDOM_INFLUENCE = vec.Field(Kingdom, 'influence', 'number')
_KINGDOM_MASTERED = vec.Field(Kingdom, 'mastered', 'set')
_KINGDOM_MINERS = vec.Field(Kingdom, 'miners', 'number')
_KINGDOM_MITHRIL = vec.Field(Kingdom, 'mithril', 'number')
_KINGDOM_PLACES = vec.Field(Kingdom, 'places', 'things')
_KINGDOM_POWDER = vec.Field(Kingdom, 'powder', 'number')
_KINGDOM_PRIVILEGES = vec.Field(Kingdom, 'privileges', 'set')
_KINGDOM_PROWESS = vec.Field(Kingdom, 'prowess', 'number')
_KINGDOM_RECRUIT_EXPERIENCE = vec.Field(Kingdom, 'recruit_experience', 'number')
_KINGDOM_REGALIA = vec.Field(Kingdom, 'regalia', 'set')
_KINGDOM_SANCTUARY = vec.Field(Kingdom, 'sanctuary', 'thing')
_KINGDOM_SILENCE = vec.Field(Kingdom, 'silence', 'number')
_KINGDOM_STANDINGS = vec.Field(Kingdom, 'standings', 'things')
_KINGDOM_STRUCK_OFF = vec.Field(Kingdom, 'struck_off', 'truth')
_KINGDOM_SUPREME = vec.Field(Kingdom, 'supreme', 'set')
_KINGDOM_TRAITS = vec.Field(Kingdom, 'traits', 'set')
_KINGDOM_UNDYING = vec.Field(Kingdom, 'undying', 'set')
_KINGDOM_WINGED = vec.Field(Kingdom, 'winged', 'truth')
_LEADER_STUNNED = vec.Field(Leader, 'stunned', 'truth')
_LEVY_BREED = vec.Field(Levy, 'breed', 'number')
_LEVY_DUE = vec.Field(Levy, 'due', 'number')
_LEVY_GROUP = vec.Field(Levy, 'group', 'thing')
_LEVY_RECURS = vec.Field(Levy, 'recurs', 'truth')
_MOTION_BALLOT = vec.Field(Motion, 'ballot', 'number')
_MOTION_CONCERNED = vec.Field(Motion, 'concerned', 'thing')
_MOTION_ISSUE = vec.Field(Motion, 'issue', 'number')
_MOTION_REGION = vec.Field(Motion, 'region', 'number')
_MOTION_SETTLEMENT = vec.Field(Motion, 'settlement', 'number')
_NAVY_FLEETS = vec.Field(Navy, 'fleets', 'number')
_NAVY_NAVAL_DUTY = vec.Field(Navy, 'naval_duty', 'number')
_NAVY_QUALITY = vec.Field(Navy, 'quality', 'number')
_NAVY_REFITS = vec.Field(Navy, 'refits', 'set')
_NAVY_SEA = vec.Field(Navy, 'sea', 'number')
_NAVY_TIMES_MET = vec.Field(Navy, 'times_met', 'number')
_OFFER_ARTIFACT = vec.Field(Offer, 'artifact', 'number')
_OFFER_BARGAIN = vec.Field(Offer, 'bargain', 'number')
_OFFER_FIGURE = vec.Field(Offer, 'figure', 'thing')
_OFFER_FOOD = vec.Field(Offer, 'food', 'number')
_OFFER_GOLD = vec.Field(Offer, 'gold', 'number')
_OFFER_KINGDOM = vec.Field(Offer, 'kingdom', 'thing')
_OFFER_MITHRIL = vec.Field(Offer, 'mithril', 'number')
_OFFER_PARTNER = vec.Field(Offer, 'partner', 'thing')
_PLACE_AREA = vec.Field(Place, 'area', 'number')
_PLACE_BUILDINGS = vec.Field(Place, 'buildings', 'set')
_PLACE_CENSUS = vec.Field(Place, 'census', 'number')
_PLACE_DEFENSE = vec.Field(Place, 'defense', 'number')
_PLACE_FOOD_OUTPUT = vec.Field(Place, 'food_output', 'number')
_PLACE_GOLD_OUTPUT = vec.Field(Place, 'gold_output', 'number')
_PLACE_HIDDEN = vec.Field(Place, 'hidden', 'truth')
_PLACE_KINGDOM = vec.Field(Place, 'kingdom', 'thing')
_PLACE_PEACE = vec.Field(Place, 'peace', 'number')
_PLACE_REGION = vec.Field(Place, 'region', 'number')
_PLACE_SANCTUARY_OF = vec.Field(Place, 'sanctuary_of', 'thing')
_PLACE_SETTLEMENT = vec.Field(Place, 'settlement', 'number')
_PLACE_UNREST = vec.Field(Place, 'unrest', 'number')
_RAMPART_AT_DAWN = vec.Field(Rampart, 'at_dawn', 'number')
_RAMPART_UNBROKEN = vec.Field(Rampart, 'unbroken', 'number')
_SIDE_ATTACKING = vec.Field(Side, 'attacking', 'truth')
_SIDE_BRIGADES_LOST = vec.Field(Side, 'brigades_lost', 'number')
_SIDE_BROKEN_OFF = vec.Field(Side, 'broken_off', 'truth')
_SIDE_CASTS = vec.Field(Side, 'casts', 'things')
_SIDE_ENTRENCHED = vec.Field(Side, 'entrenched', 'truth')
_SIDE_GROUP = vec.Field(Side, 'group', 'thing')
_SIDE_LOSSES = vec.Field(Side, 'losses', 'number')
_SIDE_ORDERED = vec.Field(Side, 'ordered', 'number')
_SIDE_SEASON = vec.Field(Side, 'season', 'number')
_SIEGE_GROUP = vec.Field(Siege, 'group', 'thing')
_SIEGE_MONTHS_LONG = vec.Field(Siege, 'months_long', 'number')
_SIEGE_PLACE = vec.Field(Siege, 'place', 'thing')
_SIGHTING_LAST_SEEN = vec.Field(Sighting, 'last_seen', 'number')
_SIGHTING_OWNER = vec.Field(Sighting, 'owner', 'thing')
_SIGHTING_PLACE = vec.Field(Sighting, 'place', 'thing')
_SIGHTING_SETTLEMENT = vec.Field(Sighting, 'settlement', 'number')
_SPECIALPLACE_AREA = vec.Field(SpecialPlace, 'area', 'number')
_SPECIALPLACE_PRIVILEGE = vec.Field(SpecialPlace, 'privilege', 'number')
_TARGET_ARTIFACTS = vec.Field(Target, 'artifacts', 'set')
_TARGET_CAPTOR = vec.Field(Target, 'captor', 'thing')
_TARGET_EFFECTS = vec.Field(Target, 'effects', 'set')
_TARGET_IMMORTAL = vec.Field(Target, 'immortal', 'truth')
_TARGET_KINGDOM = vec.Field(Target, 'kingdom', 'thing')
_TARGET_LEVEL = vec.Field(Target, 'level', 'number')
_TARGET_PLACE = vec.Field(Target, 'place', 'thing')
_TARGET_RANK = vec.Field(Target, 'rank', 'number')
_TARGET_UNDEAD = vec.Field(Target, 'undead', 'truth')
_TARGET_WATCHERS = vec.Field(Target, 'watchers', 'things')
_WIZARD_GROUP = vec.Field(Wizard, 'group', 'thing')
_FIELDS = (
    _AGENT_DUTY, _AGENT_SORT, _BRIGADE_ATTRITION, _BRIGADE_BREED, _BRIGADE_EXPERIENCE, _CAST_CASTER,
    _CAST_FOE, _CAST_SPELL, _CAST_TOWN, _CAST_UNRAVELLED, _FIGURE_JAILED, _FOOTHOLD_BOWED,
    _FOOTHOLD_REACTION, _FOOTHOLD_REGION, _FOOTHOLD_SHARE, _FOOTHOLD_WHISPERED, _FOUNDENCOUNTER_AREA,
    _FOUNDENCOUNTER_LAST_SEEN, _FOUNDENCOUNTER_QUALITY, _GROUP_AREA, _GROUP_ARREARS, _GROUP_ARTIFACTS,
    _GROUP_BRIGADES, _GROUP_CAMP, _GROUP_FIRST, _GROUP_GEAR, _GROUP_HUNGER, _GROUP_IMAGE_AREA,
    _GROUP_KINGDOM, _GROUP_LEADERS, _GROUP_MIST_BORNE, _GROUP_MORALE, _GROUP_OWN_WEAPON, _GROUP_PREPARED,
    _GROUP_REGION, _GROUP_SPELL_HASTE, _GROUP_TERRAIN, _GROUP_TYPES, _GROUP_VEIL, _GROUP_WIZARDS,
    _KINGDOM_ADVANTAGED, _KINGDOM_ADVERSE, _KINGDOM_ALLIES, _KINGDOM_ARTS, _KINGDOM_BEGAN_AS,
    _KINGDOM_CAPITAL, _KINGDOM_DIGGINGS, _KINGDOM_DISADVANTAGED, _KINGDOM_EARLY_SPELLS, _KINGDOM_ENEMIES,
    _KINGDOM_FOES, _KINGDOM_FOOD, _KINGDOM_FRIENDS, _KINGDOM_GOLD, _KINGDOM_GOODS_SOLD, _KINGDOM_HOMELAND,
    _KINGDOM_INFLUENCE, _KINGDOM_MASTERED, _KINGDOM_MINERS, _KINGDOM_MITHRIL, _KINGDOM_PLACES,
    _KINGDOM_POWDER, _KINGDOM_PRIVILEGES, _KINGDOM_PROWESS, _KINGDOM_RECRUIT_EXPERIENCE, _KINGDOM_REGALIA,
    _KINGDOM_SANCTUARY, _KINGDOM_SILENCE, _KINGDOM_STANDINGS, _KINGDOM_STRUCK_OFF, _KINGDOM_SUPREME,
    _KINGDOM_TRAITS, _KINGDOM_UNDYING, _KINGDOM_WINGED, _LEADER_STUNNED, _LEVY_BREED, _LEVY_DUE,
    _LEVY_GROUP, _LEVY_RECURS, _MOTION_BALLOT, _MOTION_CONCERNED, _MOTION_ISSUE, _MOTION_REGION,
    _MOTION_SETTLEMENT, _NAVY_FLEETS, _NAVY_NAVAL_DUTY, _NAVY_QUALITY, _NAVY_REFITS, _NAVY_SEA,
    _NAVY_TIMES_MET, _OFFER_ARTIFACT, _OFFER_BARGAIN, _OFFER_FIGURE, _OFFER_FOOD, _OFFER_GOLD,
    _OFFER_KINGDOM, _OFFER_MITHRIL, _OFFER_PARTNER, _PLACE_AREA, _PLACE_BUILDINGS, _PLACE_CENSUS,
    _PLACE_DEFENSE, _PLACE_FOOD_OUTPUT, _PLACE_GOLD_OUTPUT, _PLACE_HIDDEN, _PLACE_KINGDOM, _PLACE_PEACE,
    _PLACE_REGION, _PLACE_SANCTUARY_OF, _PLACE_SETTLEMENT, _PLACE_UNREST, _RAMPART_AT_DAWN,
    _RAMPART_UNBROKEN, _SIDE_ATTACKING, _SIDE_BRIGADES_LOST, _SIDE_BROKEN_OFF, _SIDE_CASTS,
    _SIDE_ENTRENCHED, _SIDE_GROUP, _SIDE_LOSSES, _SIDE_ORDERED, _SIDE_SEASON, _SIEGE_GROUP,
    _SIEGE_MONTHS_LONG, _SIEGE_PLACE, _SIGHTING_LAST_SEEN, _SIGHTING_OWNER, _SIGHTING_PLACE,
    _SIGHTING_SETTLEMENT, _SPECIALPLACE_AREA, _SPECIALPLACE_PRIVILEGE, _TARGET_ARTIFACTS, _TARGET_CAPTOR,
    _TARGET_EFFECTS, _TARGET_IMMORTAL, _TARGET_KINGDOM, _TARGET_LEVEL, _TARGET_PLACE, _TARGET_RANK,
    _TARGET_UNDEAD, _TARGET_WATCHERS, _WIZARD_GROUP,
)
REFUSED: dict[str, str] = {
    'eye_power': 'it looks at the game or asks what a person knows',
    'fiends_fire': 'it looks at the game or asks what a person knows',
    'foremost': 'it puts things in order',
    'first_among': 'it puts things in order',
    'mightiest': 'it puts things in order',
    'out_of_reach': 'it looks at the game or asks what a person knows',
    'fall_chance': 'it puts things in order',
    'promotion_chance': 'it puts things in order',
    'marches_with': 'it looks at the game or asks what a person knows',
    'fits_site': 'it reads a cell that holds neither a number nor a truth',
    'seat_barred': 'it looks at the game or asks what a person knows',
    'next_capital': 'it looks at the game or asks what a person knows',
    'knows': 'it reads a cell that holds neither a number nor a truth',
    'can_cast': 'it looks at the game or asks what a person knows',
    'cast_before': 'it looks at the game or asks what a person knows',
    'stun_chance': 'it reads a cell that holds neither a number nor a truth',
    'slaying_chance': 'it reads a cell that holds neither a number nor a truth',
    'kept_apart': 'it looks at the game or asks what a person knows',
    'crossing_losses': 'it looks at the game or asks what a person knows',
    'throne_warded': 'it looks at the game or asks what a person knows',
    'harmed_already': 'it looks at the game or asks what a person knows',
    'beside_ruler': 'it looks at the game or asks what a person knows',
    'out_of_calling': 'it looks at the game or asks what a person knows',
    'by_a_wolf': 'it looks at the game or asks what a person knows',
    'carried_by_magic': 'it looks at the game or asks what a person knows',
    'may_land': 'it looks at the game or asks what a person knows',
    'may_blast': 'it looks at the game or asks what a person knows',
    'worn_down_by': 'it looks at the game or asks what a person knows',
    'near_shore_of': 'it makes a list',
    'covers_water': 'it looks for a way',
    'stormy': 'it looks at the game or asks what a person knows',
    'storm_grounds': 'it looks at the game or asks what a person knows',
    'storm_bars': 'it looks at the game or asks what a person knows',
    'preys_on': 'it looks for something in a list',
    'shows_up': 'it looks at the game or asks what a person knows',
    'goals_worth': 'it takes a list',
    'goals_allowed': 'it takes a list',
    'awards_worth': 'it takes a list',
    'awards_allowed': 'it takes a list',
    'picks_spent': 'it takes a list',
    'customs_allowed': 'it takes a list',
    'order_open': 'it reads a cell that holds neither a number nor a truth',
    'building_open': 'it reads a cell that holds neither a number nor a truth',
    'combat_bonus': 'it looks at the game or asks what a person knows',
    'lean': 'it looks at the game or asks what a person knows',
    'feels': 'it looks at the game or asks what a person knows',
    'seasonal_attack': 'it looks at the game or asks what a person knows',
    'battle_morale': 'it looks at the game or asks what a person knows',
    'steadiness': 'it looks at the game or asks what a person knows',
    'loss_divider': 'it looks at the game or asks what a person knows',
    'shielding': 'it takes the greatest of a list',
    'spell_shelter': 'it looks at the game or asks what a person knows',
    'spell_damage': 'it looks at the game or asks what a person knows',
    'spell_power': 'it looks at the game or asks what a person knows',
    'wasted_power': 'it looks at the game or asks what a person knows',
    'tower_gain': 'it makes a list',
    'wand_power': 'it looks at the game or asks what a person knows',
    'stage_force': 'it looks at the game or asks what a person knows',
    'veiled': 'it takes the greatest of a list',
    'stage_damage': 'it looks at the game or asks what a person knows',
    'casualties': 'it looks at the game or asks what a person knows',
    'early_losses': 'it looks at the game or asks what a person knows',
    'suffered': 'it looks at the game or asks what a person knows',
    'before_the_gates': 'it looks at the game or asks what a person knows',
    'bars_the_gates': 'it looks at the game or asks what a person knows',
    'walls_today': 'it looks at the game or asks what a person knows',
    'wings_grounded': 'it has a truth that may be none',
    'surge_force': 'it looks at the game or asks what a person knows',
    'breach': 'it looks at the game or asks what a person knows',
    'walls_answer': 'it looks at the game or asks what a person knows',
    'toll_of_walls': 'it looks at the game or asks what a person knows',
    'part_of_region': 'it looks at the game or asks what a person knows',
    'seizing_chance': 'it takes the greatest of a list',
    'empty_chairs': 'it looks at the game or asks what a person knows',
    'may_take_chair': 'it looks at the game or asks what a person knows',
    'chair_sold': 'it looks at the game or asks what a person knows',
    'decreed_food': 'it has a truth that may be none',
    'heard': 'it looks at the game or asks what a person knows',
    'figure_range': 'it looks at the game or asks what a person knows',
    'journey_range': 'it looks at the game or asks what a person knows',
    'errand_range': 'it looks at the game or asks what a person knows',
    'miners_range': 'it looks at the game or asks what a person knows',
    'ore_factor': 'it looks at the game or asks what a person knows',
    'ore_mined': 'it looks at the game or asks what a person knows',
    'has_workshop': 'it looks at the game or asks what a person knows',
    'armor_gain': 'it takes the greatest of a list',
    'name_free': 'it looks at the game or asks what a person knows',
    'hiring_gold': 'it takes the greatest of a list',
    'sees_no_visions': 'it looks at the game or asks what a person knows',
    'hiring_fame': 'it looks at the game or asks what a person knows',
    'peers_of': 'it looks at the game or asks what a person knows',
    'bottled': 'it looks at the game or asks what a person knows',
    'missing_gold': 'it looks at the game or asks what a person knows',
    'missing_food': 'it looks at the game or asks what a person knows',
    'missing_mithril': 'it looks at the game or asks what a person knows',
    'missing_powder': 'it looks at the game or asks what a person knows',
    'entered_gold': 'it looks at the game or asks what a person knows',
    'entered_food': 'it looks at the game or asks what a person knows',
    'entered_mithril': 'it looks at the game or asks what a person knows',
    'entered_powder': 'it looks at the game or asks what a person knows',
    'defense_destroyed': 'it looks at the game or asks what a person knows',
    'losses_dealt': 'it looks at the game or asks what a person knows',
    'presence': 'it looks at the game or asks what a person knows',
    'coastal': 'it reads a cell that holds neither a number nor a truth',
    'knows_of': 'it looks at the game or asks what a person knows',
    'square': 'it answers with a list or a set',
    'over_water': 'it looks at the game or asks what a person knows',
    'way_cost': 'it looks at the game or asks what a person knows',
    'afield': 'it looks at the game or asks what a person knows',
    'free_to_march': 'it looks at the game or asks what a person knows',
    'starts_beside': 'it looks at the game or asks what a person knows',
    'may_meet': 'it looks at the game or asks what a person knows',
    'glyph_over': 'it looks at the game or asks what a person knows',
    'under_glyph': 'it looks at the game or asks what a person knows',
    'guise': 'it looks at the game or asks what a person knows',
    'hides_from': 'it looks at the game or asks what a person knows',
    'traces_left': 'it looks at the game or asks what a person knows',
    'master_of': 'it looks at the game or asks what a person knows',
    'beyond_reach': 'it looks at the game or asks what a person knows',
    'regrowth_of': 'it looks at the game or asks what a person knows',
    'phoenix_healing': 'it looks at the game or asks what a person knows',
    'march_cost': 'it looks at the game or asks what a person knows',
    'area_cost': 'it looks at the game or asks what a person knows',
    'on_shore': 'it reads a cell that holds neither a number nor a truth',
    'has_port': 'it reads a cell that holds neither a number nor a truth',
    'navy_of': 'it looks at the game or asks what a person knows',
    'home_fleets': 'it reads a cell that holds neither a number nor a truth',
    'launched': 'it reads a cell that holds neither a number nor a truth',
    'sea_in_range': 'it makes a list',
    'unreachable': 'it looks at the game or asks what a person knows',
    'good_enough': 'it has a truth that may be none',
    'reached': 'it looks at the game or asks what a person knows',
    'goals_of': 'it answers with a list or a set',
    'award_open': 'it reads a cell that holds neither a number nor a truth',
    'triumph_bonus': 'it takes a list',
    'scouts_have_a_smell': 'it looks at the game or asks what a person knows',
    'slips_away': 'it looks at the game or asks what a person knows',
    'stands_so': 'it looks at the game or asks what a person knows',
    'unpressed': 'it looks at the game or asks what a person knows',
    'has_quarters': 'it looks at the game or asks what a person knows',
    'has_leisure': 'it looks at the game or asks what a person knows',
    'lulled': 'it takes the greatest of a list',
    'sleep_ward': 'it takes the greatest of a list',
    'rules_around': 'it looks at the game or asks what a person knows',
    'bestows': 'it has a truth that may be none',
    'may_convert': 'it looks at the game or asks what a person knows',
    'relic_bearer': 'it looks at the game or asks what a person knows',
    'relic_keeper': 'it looks at the game or asks what a person knows',
    'relic_lies': 'it looks at the game or asks what a person knows',
    'search_radius': 'it takes the greatest of a list',
    'outside_search': 'it looks at the game or asks what a person knows',
    'holder': 'it looks at the game or asks what a person knows',
    'hears_suitors': 'it looks at the game or asks what a person knows',
    'may_approach': 'it looks at the game or asks what a person knows',
    'kept_out': 'it looks at the game or asks what a person knows',
    'side_by_side': 'it looks for a way',
    'may_act': 'it looks at the game or asks what a person knows',
    'name_known': 'it takes the least of a list',
    'reaction_ceiling': 'it looks at the game or asks what a person knows',
    'musters_at': 'it has a truth that may be none',
    'enlists': 'it reads a cell that holds neither a number nor a truth',
    'at_home_in': 'it reads a cell that holds neither a number nor a truth',
    'companions_called': 'it looks at the game or asks what a person knows',
    'fallen_mustered': 'it looks at the game or asks what a person knows',
    'next_levy': 'it looks at the game or asks what a person knows',
    'led_by': 'it looks at the game or asks what a person knows',
    'research_cost': 'it looks at the game or asks what a person knows',
    'assured_level': 'it compares whole lists or sets',
    'research_chance': 'it compares whole lists or sets',
    'has_tower': 'it looks at the game or asks what a person knows',
    'may_research': 'it looks at the game or asks what a person knows',
    'enamored': 'it looks at the game or asks what a person knows',
    'afloat': 'it looks at the game or asks what a person knows',
    'at_sea_alone': 'it takes a list',
    'first_of': 'it puts things in order',
    'quay': 'it reads a cell that holds neither a number nor a truth',
    'cruises': 'it looks at the game or asks what a person knows',
    'aboard_elite': 'it looks at the game or asks what a person knows',
    'carried': 'it looks at the game or asks what a person knows',
    'may_sail': 'it looks at the game or asks what a person knows',
    'watches': 'it looks at the game or asks what a person knows',
    'hunts': 'it looks for something in a list',
    'share_waters': 'it looks at the game or asks what a person knows',
    'at_sea': 'it looks at the game or asks what a person knows',
    'crowd': 'it looks at the game or asks what a person knows',
    'city_ground': 'it looks at the game or asks what a person knows',
    'people_held': 'it looks at the game or asks what a person knows',
    'unclaimed': 'it looks at the game or asks what a person knows',
    'wild': 'it looks at the game or asks what a person knows',
    'wall_readiness': 'it compares whole lists or sets',
    'wall_worth': 'it compares whole lists or sets',
    'siege_readiness': 'it has a truth that may be none',
    'siege_value': 'it has a truth that may be none',
    'walls_to_match': 'it looks at the game or asks what a person knows',
    'could_besiege': 'it looks at the game or asks what a person knows',
    'had_its_turn': 'it looks at the game or asks what a person knows',
    'gate_might': 'it looks at the game or asks what a person knows',
    'gate_words': 'it looks at the game or asks what a person knows',
    'parley_chance': 'it looks at the game or asks what a person knows',
    'threat_chance': 'it looks at the game or asks what a person knows',
    'besieger_of': 'it looks at the game or asks what a person knows',
    'besieged': 'it looks at the game or asks what a person knows',
    'siege_yield': 'it looks at the game or asks what a person knows',
    'leaving_risk': 'it looks at the game or asks what a person knows',
    'place_of_its_own': 'it puts things in order',
    'plagued': 'it looks at the game or asks what a person knows',
    'may_be_seat': 'it looks at the game or asks what a person knows',
    'refuge': 'it looks at the game or asks what a person knows',
    'going_price': 'it looks at the game or asks what a person knows',
    'taught_level': 'it looks at the game or asks what a person knows',
    'opening_gift': 'it looks at the game or asks what a person knows',
    'weather': 'it looks at the game or asks what a person knows',
    'starved': 'it looks at the game or asks what a person knows',
    'lean_climate': 'it looks at the game or asks what a person knows',
    'gold_season': 'it looks at the game or asks what a person knows',
    'food_season': 'it looks at the game or asks what a person knows',
    'gold_produced': 'it looks at the game or asks what a person knows',
    'lean_hunger': 'it looks at the game or asks what a person knows',
    'food_produced': 'it looks at the game or asks what a person knows',
    'powder_made': 'it looks at the game or asks what a person knows',
    'befouled': 'it looks at the game or asks what a person knows',
    'spoilage': 'it looks at the game or asks what a person knows',
    'law_gold': 'it looks at the game or asks what a person knows',
    'law_food': 'it looks at the game or asks what a person knows',
    'food_eaten': 'it looks at the game or asks what a person knows',
    'pay_drawn': 'it makes a list',
    'ration': 'it looks at the game or asks what a person knows',
    'wage': 'it looks at the game or asks what a person knows',
    'food_needed': 'it looks at the game or asks what a person knows',
    'pay_needed': 'it looks at the game or asks what a person knows',
    'extra_food': 'it looks at the game or asks what a person knows',
    'extra_pay': 'it looks at the game or asks what a person knows',
    'is_lost': 'it looks at the game or asks what a person knows',
    'regions_of': 'it makes a list',
    'harvest_of': 'it looks at the game or asks what a person knows',
    'mint_of': 'it looks at the game or asks what a person knows',
    'people_of': 'it looks at the game or asks what a person knows',
    'holds_artifact': 'it looks at the game or asks what a person knows',
    'works_of': 'it looks at the game or asks what a person knows',
    'captives_of': 'it looks at the game or asks what a person knows',
    'earned': 'it looks at the game or asks what a person knows',
    'part_earned': 'it looks at the game or asks what a person knows',
    'whole_earned': 'it looks at the game or asks what a person knows',
    'team_regions': 'it looks at the game or asks what a person knows',
    'team_wins': 'it looks at the game or asks what a person knows',
    'decided': 'it looks at the game or asks what a person knows',
    'best_remembered': 'it looks at the game or asks what a person knows',
    'lies_in': 'it looks at the game or asks what a person knows',
    'manned_walls': 'it looks at the game or asks what a person knows',
    'walls_value': 'it looks at the game or asks what a person knows',
    'walls_riposte': 'it looks at the game or asks what a person knows',
    'camp_eyes': 'it looks at the game or asks what a person knows',
    'sharpest_scout': 'it looks at the game or asks what a person knows',
    'calendar_turn': 'it looks at the game or asks what a person knows',
    'calendar_season': 'it looks at the game or asks what a person knows',
    'calendar_season_turns': 'it looks at the game or asks what a person knows',
    'calendar_reinforcement': 'it looks at the game or asks what a person knows',
    'ledger': 'it looks at the game or asks what a person knows',
    'ledger_gold': 'it looks at the game or asks what a person knows',
    'ledger_food': 'it looks at the game or asks what a person knows',
    'ledger_mithril': 'it looks at the game or asks what a person knows',
    'ledger_powder': 'it looks at the game or asks what a person knows',
    'realm_places': 'it looks at the game or asks what a person knows',
    'secret_places': 'it looks at the game or asks what a person knows',
    'shelf': 'it looks at the game or asks what a person knows',
    'shelf_ready': 'it looks at the game or asks what a person knows',
    'hosts': 'it looks at the game or asks what a person knows',
    'hosts_against_walls': 'it compares whole lists or sets',
    'due_brigades': 'it looks at the game or asks what a person knows',
    'ranks': 'it looks at the game or asks what a person knows',
    'ranks_group': 'it looks at the game or asks what a person knows',
    'chiefs': 'it looks at the game or asks what a person knows',
    'chiefs_group': 'it looks at the game or asks what a person knows',
    'own_navies': 'it looks at the game or asks what a person knows',
    'own_navies_refits': 'it answers with a list or a set',
    'own_navies_cutter': 'it looks at a text',
    'sieges_in_sight': 'it looks at the game or asks what a person knows',
    'people': 'it looks at the game or asks what a person knows',
    'people_jailed': 'it has a truth that may be none',
    'mages': 'it looks at the game or asks what a person knows',
    'mages_next': 'it looks at the game or asks what a person knows',
    'secret_service': 'it looks at the game or asks what a person knows',
    'prisoners': 'it looks at the game or asks what a person knows',
    'relics': 'it looks at the game or asks what a person knows',
    'relics_bearer': 'it looks at the game or asks what a person knows',
    'relics_keeper': 'it looks at the game or asks what a person knows',
    'relics_area': 'it looks at the game or asks what a person knows',
    'standing_in_regions': 'it answers with a list or a set',
    'council_members': 'it looks at the game or asks what a person knows',
    'council_members_speaks': 'it looks at the game or asks what a person knows',
    'council_issue': 'it looks at the game or asks what a person knows',
    'charted': 'it looks at the game or asks what a person knows',
    'unusual': 'it looks at the game or asks what a person knows',
    'ore': 'it looks at the game or asks what a person knows',
    'legends': 'it answers with a list or a set',
    'strategic_goals': 'it looks at the game or asks what a person knows',
    'strategic_goals_code': 'it looks at a text',
    'strategic_goals_met': 'it looks at the game or asks what a person knows',
    'atlas': 'it answers with a list or a set',
    'atlas_outline': 'it answers with a list or a set',
    'marches_on_map': 'it looks at the game or asks what a person knows',
}
"""Functions that have no columns, and why."""


def read(*columns: Sequence[object]) -> list[vec.Things]:
    """Columns of things, with all that the rules ask of them and of what they lead to."""
    return vec.read(_FIELDS, columns)


def death_ward(kingdom: vec.Things) -> vec.Ints:
    """Chance that death magic does nothing to somebody.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_death_ward, rows, kingdom.over(rows))


def death_gaze(kingdom: vec.Things, power: vec.Numbers, victim: vec.Numbers) -> vec.Ints:
    """Chance of an eye to kill a wizard.

    In percent.
    """
    rows = vec.rows_of(kingdom, power, victim)
    return vec.answered(
        _death_gaze, rows, kingdom.over(rows), vec.numbers(rows, power), vec.numbers(rows, victim),
    )


def magic_proof(group: vec.Things) -> vec.Ints:
    """Share of a group that spells slide past.

    In percent.
    """
    rows = vec.rows_of(group)
    return vec.answered(_magic_proof, rows, group.over(rows))


def mended(side: vec.Things, enemy: vec.Things, brigade: vec.Things) -> vec.Ints:
    """A brigade's attrition when the battle is over.

    In percent.
    """
    rows = vec.rows_of(side, enemy, brigade)
    return vec.answered(_mended, rows, side.over(rows), enemy.over(rows), brigade.over(rows))


def left_alone(side: vec.Things, figure: vec.Things) -> vec.Truths:
    """The figure leads nobody any more."""
    rows = vec.rows_of(side, figure)
    return vec.answered(_left_alone, rows, side.over(rows), figure.over(rows))


def emergence_chance(kingdom: vec.Things) -> vec.Ints:
    """Chance that a new leader steps forward for one who fell.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_emergence_chance, rows, kingdom.over(rows))


def below_marshal(leader: vec.Things) -> vec.Truths:
    """The leader is no Marshal yet."""
    rows = vec.rows_of(leader)
    return vec.answered(_below_marshal, rows, leader.over(rows))


def may_rise(leader: vec.Things) -> vec.Truths:
    """The leader may be promoted."""
    rows = vec.rows_of(leader)
    return vec.answered(_may_rise, rows, leader.over(rows))


def seasoned(experience: vec.Numbers) -> vec.Ints:
    """What a won battle may make of a brigade."""
    rows = vec.rows_of(experience)
    return vec.answered(_seasoned, rows, vec.numbers(rows, experience))


def may_learn(kingdom: vec.Things, brigade: vec.Things) -> vec.Truths:
    """The brigade's breed may learn from a victory."""
    rows = vec.rows_of(kingdom, brigade)
    return vec.answered(_may_learn, rows, kingdom.over(rows), brigade.over(rows))


def drill_chance(kingdom: vec.Things) -> vec.Ints:
    """Chance of a brigade to gain experience by a victory.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_drill_chance, rows, kingdom.over(rows))


def zombies_made(winner: vec.Things, loser: vec.Things) -> vec.Ints:
    """Brigades of Zombies that a victory makes.

    In plain numbers.
    """
    rows = vec.rows_of(winner, loser)
    return vec.answered(_zombies_made, rows, winner.over(rows), loser.over(rows))


def lycans_made(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """Brigades of Lycans that a battle makes.

    In plain numbers.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_lycans_made, rows, side.over(rows), enemy.over(rows))


def deadly(mission: vec.Numbers, target: vec.Things) -> vec.Truths:
    """A caught agent dies."""
    rows = vec.rows_of(mission, target)
    return vec.answered(_deadly, rows, vec.numbers(rows, mission), target.over(rows))


def levels_lost(agent: vec.Things) -> vec.Ints:
    """Levels that a caught agent loses.

    In levels.
    """
    rows = vec.rows_of(agent)
    return vec.answered(_levels_lost, rows, agent.over(rows))


def fate(agent: vec.Things, mission: vec.Numbers, target: vec.Things) -> vec.Ints:
    """What becomes of a caught agent."""
    rows = vec.rows_of(agent, mission, target)
    return vec.answered(_fate, rows, agent.over(rows), vec.numbers(rows, mission), target.over(rows))


def betrayal(agent: vec.Things, capture_on_watch: vec.Flags) -> vec.Ints:
    """Chance that a caught agent names its kingdom.

    In percent.
    """
    rows = vec.rows_of(agent, capture_on_watch)
    return vec.answered(_betrayal, rows, agent.over(rows), vec.truths(rows, capture_on_watch))


def saving_throw(mission: vec.Numbers, target: vec.Things) -> vec.Ints:
    """Chance that a victim escapes after all.

    In percent.
    """
    rows = vec.rows_of(mission, target)
    return vec.answered(_saving_throw, rows, vec.numbers(rows, mission), target.over(rows))


def mission_success(agent: vec.Things, mission: vec.Numbers, target: vec.Things) -> vec.Ints:
    """Chance that the mission succeeds.

    In percent.
    """
    rows = vec.rows_of(agent, mission, target)
    return vec.answered(
        _mission_success, rows, agent.over(rows), vec.numbers(rows, mission), target.over(rows),
    )


def mission_capture(agent: vec.Things, mission: vec.Numbers, target: vec.Things) -> vec.Ints:
    """Chance that an agent who failed is caught.

    In percent.
    """
    rows = vec.rows_of(agent, mission, target)
    return vec.answered(
        _mission_capture, rows, agent.over(rows), vec.numbers(rows, mission), target.over(rows),
    )


def proficiency(agent: vec.Things) -> vec.Ints:
    """Level at which an agent works.

    In levels.
    """
    rows = vec.rows_of(agent)
    return vec.answered(_proficiency, rows, agent.over(rows))


def mission_level(agent: vec.Things, mission: vec.Numbers) -> vec.Ints:
    """Level at which an agent carries out a mission.

    In levels.
    """
    rows = vec.rows_of(agent, mission)
    return vec.answered(_mission_level, rows, agent.over(rows), vec.numbers(rows, mission))


def rating(breed: vec.Numbers, arm: vec.Numbers) -> vec.Ints:
    """How good a brigade is at a way of fighting."""
    rows = vec.rows_of(breed, arm)
    return vec.answered(_rating, rows, vec.numbers(rows, breed), vec.numbers(rows, arm))


def rated_strength(rating: vec.Numbers) -> vec.Ints:
    """What a rating is worth.

    In strength.
    """
    rows = vec.rows_of(rating)
    return vec.answered(_rated_strength, rows, vec.numbers(rows, rating))


def brigade_strength(brigade: vec.Things, arm: vec.Numbers) -> vec.Ints:
    """What a brigade adds in a way of fighting.

    In strength.
    """
    rows = vec.rows_of(brigade, arm)
    return vec.answered(_brigade_strength, rows, brigade.over(rows), vec.numbers(rows, arm))


def ground_effect(group: vec.Things, arm: vec.Numbers) -> vec.Ints:
    """What the ground leaves of a way of fighting.

    In percent.
    """
    rows = vec.rows_of(group, arm)
    return vec.answered(_ground_effect, rows, group.over(rows), vec.numbers(rows, arm))


def long_shot(terrain: vec.Numbers, arm: vec.Numbers) -> vec.Truths:
    """The ground is too close for long shots."""
    rows = vec.rows_of(terrain, arm)
    return vec.answered(_long_shot, rows, vec.numbers(rows, terrain), vec.numbers(rows, arm))


def troop_value(group: vec.Things, arm: vec.Numbers) -> vec.Ints:
    """What a group's brigades are worth in a way of fighting.

    In strength.
    """
    rows = vec.rows_of(group, arm)
    return vec.answered(_troop_value, rows, group.over(rows), vec.numbers(rows, arm))


def group_value(group: vec.Things) -> vec.Ints:
    """What a group is worth altogether.

    In strength.
    """
    rows = vec.rows_of(group)
    return vec.answered(_group_value, rows, group.over(rows))


def flying(group: vec.Things) -> vec.Truths:
    """The group flies."""
    rows = vec.rows_of(group)
    return vec.answered(_flying, rows, group.over(rows))


def adeptness(group: vec.Things) -> vec.Ints:
    """What a kingdom's feeling for the ground is worth.

    In points.
    """
    rows = vec.rows_of(group)
    return vec.answered(_adeptness, rows, group.over(rows))


def brigades_of(group: vec.Things, breed: vec.Numbers) -> vec.Ints:
    """How many brigades of a kind a group has.

    In plain numbers.
    """
    rows = vec.rows_of(group, breed)
    return vec.answered(_brigades_of, rows, group.over(rows), vec.numbers(rows, breed))


def worn(brigade: vec.Things, casualties: vec.Numbers) -> vec.Ints:
    """A brigade's attrition after casualties.

    In percent.
    """
    rows = vec.rows_of(brigade, casualties)
    return vec.answered(_worn, rows, brigade.over(rows), vec.numbers(rows, casualties))


def broken(attrition: vec.Numbers) -> vec.Truths:
    """The brigade is gone."""
    rows = vec.rows_of(attrition)
    return vec.answered(_broken, rows, vec.numbers(rows, attrition))


def battle_attrition(kingdom: vec.Things, suffered: vec.Numbers) -> vec.Ints:
    """Attrition that a battle leaves on a kingdom's own brigade.

    In points.
    """
    rows = vec.rows_of(kingdom, suffered)
    return vec.answered(_battle_attrition, rows, kingdom.over(rows), vec.numbers(rows, suffered))


def drilled(experience: vec.Numbers) -> vec.Ints:
    """What a turn of training makes of a brigade."""
    rows = vec.rows_of(experience)
    return vec.answered(_drilled, rows, vec.numbers(rows, experience))


def work_bill(kingdom: vec.Things, work: vec.Numbers, multiple: vec.Numbers) -> vec.Ints:
    """Gold for improving a population center several times at a go.

    In gold.
    """
    rows = vec.rows_of(kingdom, work, multiple)
    return vec.answered(
        _work_bill, rows, kingdom.over(rows), vec.numbers(rows, work), vec.numbers(rows, multiple),
    )


def work_rations(kingdom: vec.Things, work: vec.Numbers, multiple: vec.Numbers) -> vec.Ints:
    """Food for improving a population center several times at a go.

    In food.
    """
    rows = vec.rows_of(kingdom, work, multiple)
    return vec.answered(
        _work_rations, rows, kingdom.over(rows), vec.numbers(rows, work), vec.numbers(rows, multiple),
    )


def is_fort(building: vec.Numbers) -> vec.Truths:
    """The building is a fortification."""
    rows = vec.rows_of(building)
    return vec.answered(_is_fort, rows, vec.numbers(rows, building))


def stone_bill(building: vec.Numbers, kingdom: vec.Things) -> vec.Ints:
    """Gold for a building.

    In gold.
    """
    rows = vec.rows_of(building, kingdom)
    return vec.answered(_stone_bill, rows, vec.numbers(rows, building), kingdom.over(rows))


def stone_rations(building: vec.Numbers) -> vec.Ints:
    """Food for a building.

    In food.
    """
    rows = vec.rows_of(building)
    return vec.answered(_stone_rations, rows, vec.numbers(rows, building))


def people_drawn(people: vec.Numbers, building: vec.Numbers) -> vec.Ints:
    """Census when a building has been finished.

    In census.
    """
    rows = vec.rows_of(people, building)
    return vec.answered(_people_drawn, rows, vec.numbers(rows, people), vec.numbers(rows, building))


def throne_may_move(besieged: vec.Flags) -> vec.Truths:
    """The capital may be moved."""
    rows = vec.rows_of(besieged)
    return vec.answered(_throne_may_move, rows, vec.truths(rows, besieged))


def gold_boosted(output: vec.Numbers, building: vec.Numbers) -> vec.Ints:
    """Gold production when a building has been finished.

    In gold.
    """
    rows = vec.rows_of(output, building)
    return vec.answered(_gold_boosted, rows, vec.numbers(rows, output), vec.numbers(rows, building))


def food_boosted(output: vec.Numbers, building: vec.Numbers) -> vec.Ints:
    """Food production when a building has been finished.

    In food.
    """
    rows = vec.rows_of(output, building)
    return vec.answered(_food_boosted, rows, vec.numbers(rows, output), vec.numbers(rows, building))


def walls_built(walls: vec.Numbers, building: vec.Numbers) -> vec.Ints:
    """Defense when a building has been finished.

    In defense.
    """
    rows = vec.rows_of(walls, building)
    return vec.answered(_walls_built, rows, vec.numbers(rows, walls), vec.numbers(rows, building))


def least_power(spell: vec.Numbers, kingdom: vec.Things) -> vec.Ints:
    """Least level at which wizards of a kingdom cast a spell.

    In levels.
    """
    rows = vec.rows_of(spell, kingdom)
    return vec.answered(_least_power, rows, vec.numbers(rows, spell), kingdom.over(rows))


def is_at(caster: vec.Things, place: vec.Things) -> vec.Truths:
    """The caster is in the area of the place."""
    rows = vec.rows_of(caster, place)
    return vec.answered(_is_at, rows, caster.over(rows), place.over(rows))


def called_in(group: vec.Things, spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Brigades of a spell that find room in a group.

    In plain numbers.
    """
    rows = vec.rows_of(group, spell, power)
    return vec.answered(
        _called_in, rows, group.over(rows), vec.numbers(rows, spell), vec.numbers(rows, power),
    )


def stands_at(caster: vec.Things) -> vec.Ints:
    """Where a wizard is.

    NONE where there is none.
    """
    rows = vec.rows_of(caster)
    return vec.answered(_stands_at, rows, caster.over(rows))


def is_envoy(target: vec.Things) -> vec.Truths:
    """The target is an emissary, priestess or agent."""
    rows = vec.rows_of(target)
    return vec.answered(_is_envoy, rows, target.over(rows))


def comes_to(cast_: vec.Things, host: vec.Things, foe: vec.Things, town: vec.Things) -> vec.Truths:
    """The cast works in this battle."""
    rows = vec.rows_of(cast_, host, foe, town)
    return vec.answered(_comes_to, rows, cast_.over(rows), host.over(rows), foe.over(rows), town.over(rows))


def sheltered(host: vec.Things, from_whom: vec.Things) -> vec.Truths:
    """Magic protects the figures of the host from the from whom."""
    rows = vec.rows_of(host, from_whom)
    return vec.answered(_sheltered, rows, host.over(rows), from_whom.over(rows))


def bodies_raised(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """Brigades of the dead that a spell raises.

    In plain numbers.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_bodies_raised, rows, side.over(rows), enemy.over(rows))


def goes_cold(artifact: vec.Numbers) -> vec.Truths:
    """The artifact can be drained in a battle."""
    rows = vec.rows_of(artifact)
    return vec.answered(_goes_cold, rows, vec.numbers(rows, artifact))


def walled_off(attacker: vec.Things, foe: vec.Things) -> vec.Truths:
    """A wall of flame lies between the attacker and the foe."""
    rows = vec.rows_of(attacker, foe)
    return vec.answered(_walled_off, rows, attacker.over(rows), foe.over(rows))


def brigades_reaped(spell: vec.Numbers, kingdom: vec.Things, foe: vec.Things) -> vec.Ints:
    """Brigades that a wave of death takes.

    In plain numbers.
    """
    rows = vec.rows_of(spell, kingdom, foe)
    return vec.answered(_brigades_reaped, rows, vec.numbers(rows, spell), kingdom.over(rows), foe.over(rows))


def sureness(spell: vec.Numbers) -> vec.Ints:
    """Chance that a spell succeeds.

    In percent.
    """
    rows = vec.rows_of(spell)
    return vec.answered(_sureness, rows, vec.numbers(rows, spell))


def land_around(caster: vec.Things) -> vec.Ints:
    """Region in which a wizard is.

    NONE where there is none.
    """
    rows = vec.rows_of(caster)
    return vec.answered(_land_around, rows, caster.over(rows))


def kept_from_seekers(target: vec.Things) -> vec.Truths:
    """Magic keeps seekers away from the target."""
    rows = vec.rows_of(target)
    return vec.answered(_kept_from_seekers, rows, target.over(rows))


def in_land_of(caster: vec.Things, place: vec.Things) -> vec.Truths:
    """The place is in the region of the caster."""
    rows = vec.rows_of(caster, place)
    return vec.answered(_in_land_of, rows, caster.over(rows), place.over(rows))


def may_charm_gates(caster: vec.Things, place: vec.Things) -> vec.Truths:
    """The caster may speak to the place."""
    rows = vec.rows_of(caster, place)
    return vec.answered(_may_charm_gates, rows, caster.over(rows), place.over(rows))


def people_after(people: vec.Numbers, spell: vec.Numbers) -> vec.Ints:
    """People of a place when a regional effect has worked.

    In census.
    """
    rows = vec.rows_of(people, spell)
    return vec.answered(_people_after, rows, vec.numbers(rows, people), vec.numbers(rows, spell))


def harvest_after(harvest: vec.Numbers, spell: vec.Numbers) -> vec.Ints:
    """Food production of a place when a regional effect has worked.

    In food.
    """
    rows = vec.rows_of(harvest, spell)
    return vec.answered(_harvest_after, rows, vec.numbers(rows, harvest), vec.numbers(rows, spell))


def shaken_morale(group: vec.Things, spell: vec.Numbers) -> vec.Ints:
    """A group's morale when a regional effect has worn it down.

    In percent.
    """
    rows = vec.rows_of(group, spell)
    return vec.answered(_shaken_morale, rows, group.over(rows), vec.numbers(rows, spell))


def beast_strength(spell: vec.Numbers, heads: vec.Numbers) -> vec.Ints:
    """How strong a beast of the deep is.

    In plain numbers.
    """
    rows = vec.rows_of(spell, heads)
    return vec.answered(_beast_strength, rows, vec.numbers(rows, spell), vec.numbers(rows, heads))


def heads_lost(heads: vec.Numbers, own: vec.Numbers, foe: vec.Numbers) -> vec.Ints:
    """What a beast of the deep loses in a battle.

    In fleets.
    """
    rows = vec.rows_of(heads, own, foe)
    return vec.answered(
        _heads_lost, rows, vec.numbers(rows, heads), vec.numbers(rows, own), vec.numbers(rows, foe),
    )


def under_veil(group: vec.Things, status: vec.Numbers) -> vec.Truths:
    """A spell makes the group the status."""
    rows = vec.rows_of(group, status)
    return vec.answered(_under_veil, rows, group.over(rows), vec.numbers(rows, status))


def may_craft(item: vec.Numbers, power: vec.Numbers, kingdom: vec.Things) -> vec.Truths:
    """The wizard may craft it."""
    rows = vec.rows_of(item, power, kingdom)
    return vec.answered(
        _may_craft, rows, vec.numbers(rows, item), vec.numbers(rows, power), kingdom.over(rows),
    )


def may_brew(item: vec.Numbers, kingdom: vec.Things) -> vec.Truths:
    """The Alchemist may make it."""
    rows = vec.rows_of(item, kingdom)
    return vec.answered(_may_brew, rows, vec.numbers(rows, item), kingdom.over(rows))


def skeleton_toll(skeleton: vec.Numbers) -> vec.Ints:
    """What a secret costs when it is out.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(skeleton)
    return vec.answered(_skeleton_toll, rows, vec.numbers(rows, skeleton))


def exhaustion_chance(vigor: vec.Numbers, kingdom: vec.Things) -> vec.Ints:
    """Chance that acting exhausts a High Priestess.

    In percent.
    """
    rows = vec.rows_of(vigor, kingdom)
    return vec.answered(_exhaustion_chance, rows, vec.numbers(rows, vigor), kingdom.over(rows))


def finds_hidden(lookout: vec.Numbers, grade: vec.Numbers) -> vec.Truths:
    """A hidden population center is found so."""
    rows = vec.rows_of(lookout, grade)
    return vec.answered(_finds_hidden, rows, vec.numbers(rows, lookout), vec.numbers(rows, grade))


def thrones(variant_played: vec.Numbers) -> vec.Ints:
    """Kingdoms on the map of a team game.

    In plain numbers.
    """
    rows = vec.rows_of(variant_played)
    return vec.answered(_thrones, rows, vec.numbers(rows, variant_played))


def partners(variant_played: vec.Numbers) -> vec.Ints:
    """Other kingdoms with which a kingdom wins together.

    In plain numbers.
    """
    rows = vec.rows_of(variant_played)
    return vec.answered(_partners, rows, vec.numbers(rows, variant_played))


def has_won(kingdom: vec.Things, triumph: vec.Numbers) -> vec.Truths:
    """The kingdom has won so."""
    rows = vec.rows_of(kingdom, triumph)
    return vec.answered(_has_won, rows, kingdom.over(rows), vec.numbers(rows, triumph))


def surprised(side: vec.Things) -> vec.Truths:
    """The side is surprised."""
    rows = vec.rows_of(side)
    return vec.answered(_surprised, rows, side.over(rows))


def leader_bonus(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """What the leaders add.

    In points.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_leader_bonus, rows, side.over(rows), enemy.over(rows))


def declared(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """They are declared enemies."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_declared, rows, side.over(rows), enemy.over(rows))


def immune_to_fear(side: vec.Things) -> vec.Truths:
    """The side knows no fear."""
    rows = vec.rows_of(side)
    return vec.answered(_immune_to_fear, rows, side.over(rows))


def fear_felt(side: vec.Things) -> vec.Ints:
    """Share of a fright that a side feels.

    In percent.
    """
    rows = vec.rows_of(side)
    return vec.answered(_fear_felt, rows, side.over(rows))


def magic_taken(side: vec.Things) -> vec.Ints:
    """Share of spell damage that a side takes.

    In percent.
    """
    rows = vec.rows_of(side)
    return vec.answered(_magic_taken, rows, side.over(rows))


def magic_resistance(side: vec.Things) -> vec.Ints:
    """Chance that a battle spell does nothing to a side.

    In percent.
    """
    rows = vec.rows_of(side)
    return vec.answered(_magic_resistance, rows, side.over(rows))


def befuddled(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """The side hears a different order everywhere."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_befuddled, rows, side.over(rows), enemy.over(rows))


def immune_to_chaos(side: vec.Things) -> vec.Truths:
    """The side cannot be confused."""
    rows = vec.rows_of(side)
    return vec.answered(_immune_to_chaos, rows, side.over(rows))


def confusion(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """How much longer confusion keeps a side in battle.

    In points.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_confusion, rows, side.over(rows), enemy.over(rows))


def retreat_threshold(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """Casualties at which a side breaks off.

    In percent.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_retreat_threshold, rows, side.over(rows), enemy.over(rows))


def withdraws(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """The side breaks off."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_withdraws, rows, side.over(rows), enemy.over(rows))


def retreat_losses(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """Casualties on the way out.

    In percent.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_retreat_losses, rows, side.over(rows), enemy.over(rows))


def death_chance(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """Chance that a leader or wizard falls in a battle.

    In percent.
    """
    rows = vec.rows_of(side, enemy)
    return vec.answered(_death_chance, rows, side.over(rows), enemy.over(rows))


def may_fall(figure: vec.Things) -> vec.Truths:
    """The figure may fall in battle."""
    rows = vec.rows_of(figure)
    return vec.answered(_may_fall, rows, figure.over(rows))


def may_barrage(group: vec.Things) -> vec.Truths:
    """The group may batter walls."""
    rows = vec.rows_of(group)
    return vec.answered(_may_barrage, rows, group.over(rows))


def walls_cut(attacker: vec.Things, place: vec.Things) -> vec.Ints:
    """What an attacker's art takes from the defense of a place.

    In percent.
    """
    rows = vec.rows_of(attacker, place)
    return vec.answered(_walls_cut, rows, attacker.over(rows), place.over(rows))


def shelter_today(place: vec.Things, day: vec.Numbers) -> vec.Ints:
    """What damage to a place is divided by on the day.

    In steps of 1/100 toughness.
    """
    rows = vec.rows_of(place, day)
    return vec.answered(_shelter_today, rows, place.over(rows), vec.numbers(rows, day))


def still_standing(wall: vec.Things) -> vec.Ints:
    """Share of the walls that still stands.

    In percent.
    """
    rows = vec.rows_of(wall)
    return vec.answered(_still_standing, rows, wall.over(rows))


def what_stays(most: vec.Numbers, tenths: vec.Numbers) -> vec.Ints:
    """What a capacity keeps when a place falls.

    In percent.
    """
    rows = vec.rows_of(most, tenths)
    return vec.answered(_what_stays, rows, vec.numbers(rows, most), vec.numbers(rows, tenths))


def can_be_seized(figure: vec.Things) -> vec.Truths:
    """The figure may be captured when a place falls."""
    rows = vec.rows_of(figure)
    return vec.answered(_can_be_seized, rows, figure.over(rows))


def townsfolk_bitten(group: vec.Things, place: vec.Things) -> vec.Ints:
    """Brigades of a population center that join its conqueror.

    In plain numbers.
    """
    rows = vec.rows_of(group, place)
    return vec.answered(_townsfolk_bitten, rows, group.over(rows), place.over(rows))


def bid_worth(kingdom: vec.Things, bid: vec.Numbers) -> vec.Ints:
    """What a bid for an open seat counts for.

    In gold.
    """
    rows = vec.rows_of(kingdom, bid)
    return vec.answered(_bid_worth, rows, kingdom.over(rows), vec.numbers(rows, bid))


def issue_influence(issue: vec.Numbers) -> vec.Ints:
    """What an issue that is carried does to a ruler's influence.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(issue)
    return vec.answered(_issue_influence, rows, vec.numbers(rows, issue))


def decreed_mood(issue: vec.Numbers, mood: vec.Numbers) -> vec.Ints:
    """What a region thinks after a decree."""
    rows = vec.rows_of(issue, mood)
    return vec.answered(_decreed_mood, rows, vec.numbers(rows, issue), vec.numbers(rows, mood))


def decreed_gold(issue: vec.Numbers, place: vec.Things) -> vec.Ints:
    """Gold that a population center makes after a decree.

    In gold.
    """
    rows = vec.rows_of(issue, place)
    return vec.answered(_decreed_gold, rows, vec.numbers(rows, issue), place.over(rows))


def group_slots(kingdom: vec.Things) -> vec.Ints:
    """Groups that a kingdom may have.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_group_slots, rows, kingdom.over(rows))


def skeletons_kept(kingdom: vec.Things) -> vec.Ints:
    """Skeletons in a kingdom's closet when the campaign begins.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_skeletons_kept, rows, kingdom.over(rows))


def opening_influence(kingdom: vec.Things, home: vec.Numbers) -> vec.Ints:
    """A ruler's influence when the campaign begins.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom, home)
    return vec.answered(_opening_influence, rows, kingdom.over(rows), vec.numbers(rows, home))


def rush_chance(turns: vec.Numbers) -> vec.Ints:
    """Chance that prospectors find ore in a turn.

    In percent.
    """
    rows = vec.rows_of(turns)
    return vec.answered(_rush_chance, rows, vec.numbers(rows, turns))


def entry_seen(figure: vec.Things, place: vec.Things) -> vec.Ints:
    """Chance that a ruler learns of an emissary who comes to town.

    In percent.
    """
    rows = vec.rows_of(figure, place)
    return vec.answered(_entry_seen, rows, figure.over(rows), place.over(rows))


def fall_capture(target: vec.Things) -> vec.Ints:
    """Chance that a figure is captured when a population center falls.

    In percent.
    """
    rows = vec.rows_of(target)
    return vec.answered(_fall_capture, rows, target.over(rows))


def may_reign(rank: vec.Numbers) -> vec.Truths:
    """Somebody of the rank may become Regent."""
    rows = vec.rows_of(rank)
    return vec.answered(_may_reign, rows, vec.numbers(rows, rank))


def succession_loss(rank: vec.Numbers) -> vec.Ints:
    """Influence that is lost when an emissary becomes Regent.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_succession_loss, rows, vec.numbers(rows, rank))


def law_share(kingdom: vec.Things) -> vec.Ints:
    """Share of its production that the Rule of Law costs in a region under control.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_law_share, rows, kingdom.over(rows))


def supported_defense(place: vec.Things) -> vec.Ints:
    """A population center's defense with its region behind it.

    In defense.
    """
    rows = vec.rows_of(place)
    return vec.answered(_supported_defense, rows, place.over(rows))


def mustered(turns: vec.Numbers) -> vec.Ints:
    """Brigades of Skeletons that the Deathknights muster.

    In plain numbers.
    """
    rows = vec.rows_of(turns)
    return vec.answered(_mustered, rows, vec.numbers(rows, turns))


def gift_chance(kingdom: vec.Things) -> vec.Ints:
    """Chance that a Noble Maiden has the gift.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_gift_chance, rows, kingdom.over(rows))


def unseen(figure: vec.Things, kingdom: vec.Things, grade: vec.Numbers) -> vec.Truths:
    """Nobody sees the figure."""
    rows = vec.rows_of(figure, kingdom, grade)
    return vec.answered(_unseen, rows, figure.over(rows), kingdom.over(rows), vec.numbers(rows, grade))


def sighting_areas(finder: vec.Numbers) -> vec.Ints:
    """Areas that are searched for encounters.

    In plain numbers.
    """
    rows = vec.rows_of(finder)
    return vec.answered(_sighting_areas, rows, vec.numbers(rows, finder))


def sighting_open(
    category: vec.Numbers, star: vec.Flags, bridge: vec.Flags, key: vec.Flags, adventurers: vec.Flags,
) -> vec.Truths:
    """The encounter can be entered."""
    rows = vec.rows_of(category, star, bridge, key, adventurers)
    return vec.answered(
        _sighting_open, rows, vec.numbers(rows, category), vec.truths(rows, star), vec.truths(rows, bridge),
        vec.truths(rows, key), vec.truths(rows, adventurers),
    )


def sighting_strength(plan: vec.Numbers) -> vec.Ints:
    """Share of its strength with which a group goes in.

    In percent.
    """
    rows = vec.rows_of(plan)
    return vec.answered(_sighting_strength, rows, vec.numbers(rows, plan))


def sighting_risk(ordinary: vec.Numbers, ending: vec.Numbers, spell: vec.Numbers) -> vec.Ints:
    """A wizard's risk of dying in an encounter.

    In percent.
    """
    rows = vec.rows_of(ordinary, ending, spell)
    return vec.answered(
        _sighting_risk, rows, vec.numbers(rows, ordinary), vec.numbers(rows, ending),
        vec.numbers(rows, spell),
    )


def weapon_gain(group: vec.Things) -> vec.Ints:
    """What forged weapons are worth in battle.

    In points.
    """
    rows = vec.rows_of(group)
    return vec.answered(_weapon_gain, rows, group.over(rows))


def political(target: vec.Things) -> vec.Truths:
    """The target is a political emissary."""
    rows = vec.rows_of(target)
    return vec.answered(_political, rows, target.over(rows))


def of_the_court(target: vec.Things) -> vec.Truths:
    """The target lives at court."""
    rows = vec.rows_of(target)
    return vec.answered(_of_the_court, rows, target.over(rows))


def asleep(target: vec.Things) -> vec.Truths:
    """The target lies in a magical sleep."""
    rows = vec.rows_of(target)
    return vec.answered(_asleep, rows, target.over(rows))


def may_undertake(agent: vec.Things, mission: vec.Numbers) -> vec.Truths:
    """The agent may undertake the mission."""
    rows = vec.rows_of(agent, mission)
    return vec.answered(_may_undertake, rows, agent.over(rows), vec.numbers(rows, mission))


def automatic(mission: vec.Numbers) -> vec.Truths:
    """The mission succeeds without a throw."""
    rows = vec.rows_of(mission)
    return vec.answered(_automatic, rows, vec.numbers(rows, mission))


def deathless(target: vec.Things) -> vec.Truths:
    """The target is an Immortal."""
    rows = vec.rows_of(target)
    return vec.answered(_deathless, rows, target.over(rows))


def vulnerable(agent: vec.Things, mission: vec.Numbers, target: vec.Things) -> vec.Truths:
    """The mission by the agent can touch the target."""
    rows = vec.rows_of(agent, mission, target)
    return vec.answered(_vulnerable, rows, agent.over(rows), vec.numbers(rows, mission), target.over(rows))


def catchable(agent: vec.Things) -> vec.Truths:
    """The agent can be caught."""
    rows = vec.rows_of(agent)
    return vec.answered(_catchable, rows, agent.over(rows))


def may_bribe(agent: vec.Things, target: vec.Things) -> vec.Truths:
    """The agent may try to bribe the target."""
    rows = vec.rows_of(agent, target)
    return vec.answered(_may_bribe, rows, agent.over(rows), target.over(rows))


def office(post: vec.Numbers) -> vec.Ints:
    """What somebody is who is hired."""
    rows = vec.rows_of(post)
    return vec.answered(_office, rows, vec.numbers(rows, post))


def has_a_seat(group: vec.Things, post: vec.Numbers) -> vec.Truths:
    """The group has room for the post."""
    rows = vec.rows_of(group, post)
    return vec.answered(_has_a_seat, rows, group.over(rows), vec.numbers(rows, post))


def brew_gold(item: vec.Numbers) -> vec.Ints:
    """Gold that an alchemist's item takes.

    In gold.
    """
    rows = vec.rows_of(item)
    return vec.answered(_brew_gold, rows, vec.numbers(rows, item))


def brew_food(item: vec.Numbers) -> vec.Ints:
    """Food that an alchemist's item takes.

    In food.
    """
    rows = vec.rows_of(item)
    return vec.answered(_brew_food, rows, vec.numbers(rows, item))


def brew_powder(item: vec.Numbers) -> vec.Ints:
    """Gunpowder that an alchemist's item takes.

    In gunpowder.
    """
    rows = vec.rows_of(item)
    return vec.answered(_brew_powder, rows, vec.numbers(rows, item))


def may_cast_more(spell: vec.Numbers, spent: vec.Numbers) -> vec.Truths:
    """The wizard may still cast it."""
    rows = vec.rows_of(spell, spent)
    return vec.answered(_may_cast_more, rows, vec.numbers(rows, spell), vec.numbers(rows, spent))


def may_be_cast_again(spell: vec.Numbers, same_target: vec.Flags) -> vec.Truths:
    """A second wizard of the group may cast it too."""
    rows = vec.rows_of(spell, same_target)
    return vec.answered(_may_be_cast_again, rows, vec.numbers(rows, spell), vec.truths(rows, same_target))


def casting_level(spell: vec.Numbers, prowess: vec.Numbers, earlier_access: vec.Flags) -> vec.Ints:
    """Least level of a wizard who casts a spell.

    In levels.
    """
    rows = vec.rows_of(spell, prowess, earlier_access)
    return vec.answered(
        _casting_level, rows, vec.numbers(rows, spell), vec.numbers(rows, prowess),
        vec.truths(rows, earlier_access),
    )


def familiar_level(spell: vec.Numbers) -> vec.Ints:
    """Level at which a summoned spy or murderer works.

    In levels.
    """
    rows = vec.rows_of(spell)
    return vec.answered(_familiar_level, rows, vec.numbers(rows, spell))


def conjured_food(spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Food that a spell makes.

    In food.
    """
    rows = vec.rows_of(spell, power)
    return vec.answered(_conjured_food, rows, vec.numbers(rows, spell), vec.numbers(rows, power))


def conjured_gold(spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Gold that a spell makes.

    In gold.
    """
    rows = vec.rows_of(spell, power)
    return vec.answered(_conjured_gold, rows, vec.numbers(rows, spell), vec.numbers(rows, power))


def brigades_called(spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Brigades that a spell summons.

    In plain numbers.
    """
    rows = vec.rows_of(spell, power)
    return vec.answered(_brigades_called, rows, vec.numbers(rows, spell), vec.numbers(rows, power))


def brigades_felled(spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Brigades that a spell destroys before a battle.

    In plain numbers.
    """
    rows = vec.rows_of(spell, power)
    return vec.answered(_brigades_felled, rows, vec.numbers(rows, spell), vec.numbers(rows, power))


def called_strength(spell: vec.Numbers, power: vec.Numbers, arm: vec.Numbers) -> vec.Ints:
    """What those whom a spell summons are worth in a way of fighting.

    In strength.
    """
    rows = vec.rows_of(spell, power, arm)
    return vec.answered(
        _called_strength, rows, vec.numbers(rows, spell), vec.numbers(rows, power), vec.numbers(rows, arm),
    )


def leader_level(rank: vec.Numbers) -> vec.Ints:
    """Level as which a leader counts against spells.

    In levels.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_leader_level, rows, vec.numbers(rows, rank))


def felling_chance(spell: vec.Numbers, caster: vec.Numbers, victim: vec.Numbers) -> vec.Ints:
    """Chance to stun or kill a leader or wizard.

    In percent.
    """
    rows = vec.rows_of(spell, caster, victim)
    return vec.answered(
        _felling_chance, rows, vec.numbers(rows, spell), vec.numbers(rows, caster), vec.numbers(rows, victim),
    )


def unravelling(spell: vec.Numbers, caster: vec.Numbers, other: vec.Numbers) -> vec.Ints:
    """Chance to dispel another wizard's spell.

    In percent.
    """
    rows = vec.rows_of(spell, caster, other)
    return vec.answered(
        _unravelling, rows, vec.numbers(rows, spell), vec.numbers(rows, caster), vec.numbers(rows, other),
    )


def morale_swing(spell: vec.Numbers, power: vec.Numbers) -> vec.Ints:
    """Morale that fear takes, or courage gives, in a battle.

    In points.
    """
    rows = vec.rows_of(spell, power)
    return vec.answered(_morale_swing, rows, vec.numbers(rows, spell), vec.numbers(rows, power))


def pace_gained(spell: vec.Numbers, power: vec.Numbers, riders: vec.Flags) -> vec.Ints:
    """Movement points that a spell adds.

    In steps of 1/1000 movement points.
    """
    rows = vec.rows_of(spell, power, riders)
    return vec.answered(
        _pace_gained, rows, vec.numbers(rows, spell), vec.numbers(rows, power), vec.truths(rows, riders),
    )


def healed(spell: vec.Numbers, brigades: vec.Numbers, second: vec.Flags) -> vec.Ints:
    """Attrition that a spell heals in each brigade of a type.

    In points.
    """
    rows = vec.rows_of(spell, brigades, second)
    return vec.answered(
        _healed, rows, vec.numbers(rows, spell), vec.numbers(rows, brigades), vec.truths(rows, second),
    )


def nazgul_rank(rank: vec.Numbers) -> vec.Ints:
    """Rank of a leader who has become a Nazgul.

    NONE where there is none.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_nazgul_rank, rows, vec.numbers(rows, rank))


def risen_rank(rank: vec.Numbers) -> vec.Ints:
    """Rank of a leader for whom another of like standing is sacrificed.

    NONE where there is none.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_risen_rank, rows, vec.numbers(rows, rank))


def adepts_for_hire(wizards: vec.Numbers, turn_reached: vec.Numbers) -> vec.Truths:
    """New adepts may be hired."""
    rows = vec.rows_of(wizards, turn_reached)
    return vec.answered(_adepts_for_hire, rows, vec.numbers(rows, wizards), vec.numbers(rows, turn_reached))


def gap(one: vec.Numbers, other: vec.Numbers) -> vec.Ints:
    """How many areas lie from one to another.

    In areas.
    """
    rows = vec.rows_of(one, other)
    return vec.answered(_gap, rows, vec.numbers(rows, one), vec.numbers(rows, other))


def within_reach(here: vec.Numbers, there: vec.Numbers, reach: vec.Numbers) -> vec.Truths:
    """The there is not too far from the here."""
    rows = vec.rows_of(here, there, reach)
    return vec.answered(
        _within_reach, rows, vec.numbers_or_none(rows, here), vec.numbers_or_none(rows, there),
        vec.numbers(rows, reach),
    )


def seat(figure: vec.Things) -> vec.Ints:
    """Where somebody stays.

    NONE where there is none.
    """
    rows = vec.rows_of(figure)
    return vec.answered(_seat, rows, figure.over(rows))


def greatest_march(group: vec.Things) -> vec.Ints:
    """How far a group gets at most.

    In steps of 1/1000 movement points.
    """
    rows = vec.rows_of(group)
    return vec.answered(_greatest_march, rows, group.over(rows))


def intercept_range(kingdom: vec.Things) -> vec.Ints:
    """How far a group goes to meet an enemy.

    In areas.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_intercept_range, rows, kingdom.over(rows))


def steps_between_(one: vec.Things, other: vec.Things) -> vec.Ints:
    """How many areas lie between two groups.

    In areas.
    """
    rows = vec.rows_of(one, other)
    return vec.answered(_steps_between_, rows, one.over(rows), other.over(rows))


def kinds_in(group: vec.Things) -> vec.Ints:
    """How many kinds of brigade a group has.

    In plain numbers.
    """
    rows = vec.rows_of(group)
    return vec.answered(_kinds_in, rows, group.over(rows))


def has_room(group: vec.Things, breed: vec.Numbers, second: vec.Numbers) -> vec.Truths:
    """The group has room for these kinds of brigade."""
    rows = vec.rows_of(group, breed, second)
    return vec.answered(
        _has_room, rows, group.over(rows), vec.numbers(rows, breed), vec.numbers_or_none(rows, second),
    )


def pit(kingdom: vec.Things) -> vec.Ints:
    """Where a kingdom's miners are.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_pit, rows, kingdom.over(rows))


def teaches(mission: vec.Numbers) -> vec.Truths:
    """The mission makes an agent wiser."""
    rows = vec.rows_of(mission)
    return vec.answered(_teaches, rows, vec.numbers(rows, mission))


def morale_change(group: vec.Things, event: vec.Numbers) -> vec.Ints:
    """What an event does to a group's morale.

    In points.
    """
    rows = vec.rows_of(group, event)
    return vec.answered(_morale_change, rows, group.over(rows), vec.numbers(rows, event))


def all_dead(group: vec.Things) -> vec.Truths:
    """Nobody in the group is alive."""
    rows = vec.rows_of(group)
    return vec.answered(_all_dead, rows, group.over(rows))


def morale_after(group: vec.Things, event: vec.Numbers) -> vec.Ints:
    """A group's morale after an event.

    In percent.
    """
    rows = vec.rows_of(group, event)
    return vec.answered(_morale_after, rows, group.over(rows), vec.numbers(rows, event))


def hunger_attrition(turns: vec.Numbers) -> vec.Ints:
    """Attrition of a group that is not fed, or not paid, for several turns.

    In points.
    """
    rows = vec.rows_of(turns)
    return vec.answered(_hunger_attrition, rows, vec.numbers(rows, turns))


def regional_morale(group: vec.Things, region: vec.Numbers, holder: vec.Things) -> vec.Ints:
    """What a region does to the morale of a group that ends its turn there.

    In points.
    """
    rows = vec.rows_of(group, region, holder)
    return vec.answered(
        _regional_morale, rows, group.over(rows), vec.numbers(rows, region), holder.over(rows),
    )


def may_march_hard(group: vec.Things) -> vec.Truths:
    """The group may make a forced march."""
    rows = vec.rows_of(group)
    return vec.answered(_may_march_hard, rows, group.over(rows))


def host_size(group: vec.Things) -> vec.Ints:
    """What a group is called by its size."""
    rows = vec.rows_of(group)
    return vec.answered(_host_size, rows, group.over(rows))


def march_points(group: vec.Things, forced_march: vec.Flags) -> vec.Ints:
    """How far a group gets in a turn.

    In steps of 1/1000 movement points.
    """
    rows = vec.rows_of(group, forced_march)
    return vec.answered(_march_points, rows, group.over(rows), vec.truths(rows, forced_march))


def feeling(kingdom: vec.Things, terrain: vec.Numbers) -> vec.Ints:
    """A kingdom's feeling for a kind of ground."""
    rows = vec.rows_of(kingdom, terrain)
    return vec.answered(_feeling, rows, kingdom.over(rows), vec.numbers(rows, terrain))


def footing(kingdom: vec.Things, terrain: vec.Numbers) -> vec.Ints:
    """How a kingdom moves over a kind of ground."""
    rows = vec.rows_of(kingdom, terrain)
    return vec.answered(_footing, rows, kingdom.over(rows), vec.numbers(rows, terrain))


def shows_no_size(group: vec.Things, kingdom: vec.Things, grade: vec.Numbers) -> vec.Truths:
    """The group shows nobody how large it is."""
    rows = vec.rows_of(group, kingdom, grade)
    return vec.answered(_shows_no_size, rows, group.over(rows), kingdom.over(rows), vec.numbers(rows, grade))


def of_the_coasts(kingdom: vec.Things) -> vec.Truths:
    """The kingdom began on the Trading Coasts."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_of_the_coasts, rows, kingdom.over(rows))


def own_quality(kingdom: vec.Things, sea: vec.Numbers) -> vec.Ints:
    """The naval quality of a people in a sea.

    In steps of 1/10 naval quality.
    """
    rows = vec.rows_of(kingdom, sea)
    return vec.answered(_own_quality, rows, kingdom.over(rows), vec.numbers(rows, sea))


def beside(one: vec.Things, other: vec.Things) -> vec.Truths:
    """The one and the other stand in the same area."""
    rows = vec.rows_of(one, other)
    return vec.answered(_beside, rows, one.over(rows), other.over(rows))


def victor(one: vec.Things, two: vec.Things) -> vec.Things:
    """Which group has won a battle."""
    rows = vec.rows_of(one, two)
    return vec.answered(_victor, rows, one.over(rows), two.over(rows))


def escape_chance(figure: vec.Things, bribe: vec.Numbers) -> vec.Ints:
    """Chance that a captive escapes.

    In percent.
    """
    rows = vec.rows_of(figure, bribe)
    return vec.answered(_escape_chance, rows, figure.over(rows), vec.numbers(rows, bribe))


def hides_with_court(group: vec.Things) -> vec.Truths:
    """The group is in its ruler's hiding place."""
    rows = vec.rows_of(group)
    return vec.answered(_hides_with_court, rows, group.over(rows))


def asked_in_turn(levy: vec.Things, group: vec.Things) -> vec.Ints:
    """Which group at the capital takes scheduled brigades first.

    In plain numbers.
    """
    rows = vec.rows_of(levy, group)
    return vec.answered(_asked_in_turn, rows, levy.over(rows), group.over(rows))


def next_title(rank: vec.Numbers) -> vec.Ints:
    """The title that follows upon another."""
    rows = vec.rows_of(rank)
    return vec.answered(_next_title, rows, vec.numbers(rows, rank))


def may_wake(
    group: vec.Things, other: vec.Things, kingdom: vec.Things, breed: vec.Numbers, leader: vec.Things,
    caster: vec.Things,
) -> vec.Truths:
    """The group may wake the other."""
    rows = vec.rows_of(group, other, kingdom, breed, leader, caster)
    return vec.answered(
        _may_wake, rows, group.over(rows), other.over(rows), kingdom.over(rows),
        vec.numbers_or_none(rows, breed), leader.over(rows), caster.over(rows),
    )


def may_send(
    group: vec.Things, other: vec.Things, kingdom: vec.Things, leader: vec.Things, second: vec.Things,
    caster: vec.Things, relic: vec.Numbers,
) -> vec.Truths:
    """The group may send figures to the other."""
    rows = vec.rows_of(group, other, kingdom, leader, second, caster, relic)
    return vec.answered(
        _may_send, rows, group.over(rows), other.over(rows), kingdom.over(rows), leader.over(rows),
        second.over(rows), caster.over(rows), vec.numbers_or_none(rows, relic),
    )


def may_combine(group: vec.Things, other: vec.Things, kingdom: vec.Things) -> vec.Truths:
    """The group may take in the other."""
    rows = vec.rows_of(group, other, kingdom)
    return vec.answered(_may_combine, rows, group.over(rows), other.over(rows), kingdom.over(rows))


def gem_load(power: vec.Numbers) -> vec.Ints:
    """The largest group that follows the Gem of Planes."""
    rows = vec.rows_of(power)
    return vec.answered(_gem_load, rows, vec.numbers(rows, power))


def skeleton_known(rank: vec.Numbers) -> vec.Ints:
    """Chance that an idle emissary knows a skeleton in its ruler's closet.

    In percent.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_skeleton_known, rows, vec.numbers(rows, rank))


def held_abroad(kingdom: vec.Things, target: vec.Things) -> vec.Truths:
    """The target sits in the dungeon of another kingdom."""
    rows = vec.rows_of(kingdom, target)
    return vec.answered(_held_abroad, rows, kingdom.over(rows), target.over(rows))


def performs_rites(figure: vec.Things) -> vec.Truths:
    """The figure may do a High Priestess's work."""
    rows = vec.rows_of(figure)
    return vec.answered(_performs_rites, rows, figure.over(rows))


def calls_from_hiding(group: vec.Things) -> vec.Truths:
    """The group calls companions to its ruler's hiding place."""
    rows = vec.rows_of(group)
    return vec.answered(_calls_from_hiding, rows, group.over(rows))


def may_storm_by(group: vec.Things, plan: vec.Numbers) -> vec.Truths:
    """The group may attack by this plan."""
    rows = vec.rows_of(group, plan)
    return vec.answered(_may_storm_by, rows, group.over(rows), vec.numbers(rows, plan))


def travels(figure: vec.Things) -> vec.Truths:
    """The figure travels from place to place."""
    rows = vec.rows_of(figure)
    return vec.answered(_travels, rows, figure.over(rows))


def travel_price(rank: vec.Numbers) -> vec.Ints:
    """What it costs to send somebody on an errand.

    In gold.
    """
    rows = vec.rows_of(rank)
    return vec.answered(_travel_price, rows, vec.numbers(rows, rank))


def has_stone(kingdom: vec.Things) -> vec.Truths:
    """The kingdom has a seeing stone."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_has_stone, rows, kingdom.over(rows))


def quo_strength(kingdom: vec.Things, rank: vec.Numbers) -> vec.Ints:
    """What an emissary who maintains the status quo takes from others.

    In points.
    """
    rows = vec.rows_of(kingdom, rank)
    return vec.answered(_quo_strength, rows, kingdom.over(rows), vec.numbers(rows, rank))


def unrest_strength(kingdom: vec.Things, rank: vec.Numbers) -> vec.Ints:
    """What an emissary who stirs unrest adds for others.

    In points.
    """
    rows = vec.rows_of(kingdom, rank)
    return vec.answered(_unrest_strength, rows, kingdom.over(rows), vec.numbers(rows, rank))


def standing_quo(place: vec.Things) -> vec.Ints:
    """Status quo that nobody has to maintain.

    In points.
    """
    rows = vec.rows_of(place)
    return vec.answered(_standing_quo, rows, place.over(rows))


def title_words(kingdom: vec.Things, rank: vec.Numbers) -> vec.Ints:
    """What the power of an emissary counts for in a population center.

    In points.
    """
    rows = vec.rows_of(kingdom, rank)
    return vec.answered(_title_words, rows, kingdom.over(rows), vec.numbers(rows, rank))


def persuasion(
    kingdom: vec.Things, rank: vec.Numbers, place: vec.Things, size: vec.Numbers, region: vec.Numbers,
) -> vec.Ints:
    """What speaks for an emissary in a population center.

    In percent.
    """
    rows = vec.rows_of(kingdom, rank, place, size, region)
    return vec.answered(
        _persuasion, rows, kingdom.over(rows), vec.numbers(rows, rank), place.over(rows),
        vec.numbers(rows, size), vec.numbers(rows, region),
    )


def rebel_chance(
    kingdom: vec.Things, rank: vec.Numbers, place: vec.Things, size: vec.Numbers, region: vec.Numbers,
    unrest: vec.Numbers,
) -> vec.Ints:
    """Chance that a population center rebels.

    In percent.
    """
    rows = vec.rows_of(kingdom, rank, place, size, region, unrest)
    return vec.answered(
        _rebel_chance, rows, kingdom.over(rows), vec.numbers(rows, rank), place.over(rows),
        vec.numbers(rows, size), vec.numbers(rows, region), vec.numbers(rows, unrest),
    )


def usurp_chance(
    kingdom: vec.Things, rank: vec.Numbers, place: vec.Things, size: vec.Numbers, region: vec.Numbers,
    unrest: vec.Numbers,
) -> vec.Ints:
    """Chance that an emissary takes a population center over.

    In percent.
    """
    rows = vec.rows_of(kingdom, rank, place, size, region, unrest)
    return vec.answered(
        _usurp_chance, rows, kingdom.over(rows), vec.numbers(rows, rank), place.over(rows),
        vec.numbers(rows, size), vec.numbers(rows, region), vec.numbers(rows, unrest),
    )


def open_to_talk(place: vec.Things) -> vec.Truths:
    """The place may be talked over."""
    rows = vec.rows_of(place)
    return vec.answered(_open_to_talk, rows, place.over(rows))


def talks_to_people(figure: vec.Things) -> vec.Truths:
    """The figure is an emissary who talks to the people."""
    rows = vec.rows_of(figure)
    return vec.answered(_talks_to_people, rows, figure.over(rows))


def in_irons(figure: vec.Things) -> vec.Truths:
    """The figure is a prisoner."""
    rows = vec.rows_of(figure)
    return vec.answered(_in_irons, rows, figure.over(rows))


def at_large(figure: vec.Things) -> vec.Truths:
    """The figure can be told to do something."""
    rows = vec.rows_of(figure)
    return vec.answered(_at_large, rows, figure.over(rows))


def upheaval(place: vec.Things) -> vec.Ints:
    """What others have stirred up and calmed in the month.

    In points.
    """
    rows = vec.rows_of(place)
    return vec.answered(_upheaval, rows, place.over(rows))


def arrest_chance(
    kingdom: vec.Things, rank: vec.Numbers, place: vec.Things, size: vec.Numbers, region: vec.Numbers,
    unrest: vec.Numbers,
) -> vec.Ints:
    """Chance that an emissary who has failed is arrested.

    In percent.
    """
    rows = vec.rows_of(kingdom, rank, place, size, region, unrest)
    return vec.answered(
        _arrest_chance, rows, kingdom.over(rows), vec.numbers(rows, rank), place.over(rows),
        vec.numbers(rows, size), vec.numbers(rows, region), vec.numbers(rows, unrest),
    )


def share(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Share of a region's people under a kingdom.

    In percent.
    """
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_share, rows, kingdom.over(rows), vec.numbers(rows, region))


def hold(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Regional influence that a share amounts to."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_hold, rows, kingdom.over(rows), vec.numbers(rows, region))


def controls(kingdom: vec.Things, region: vec.Numbers) -> vec.Truths:
    """The kingdom controls the region."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_controls, rows, kingdom.over(rows), vec.numbers(rows, region))


def reaction(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """How a region thinks of a kingdom."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_reaction, rows, kingdom.over(rows), vec.numbers(rows, region))


def raised(reaction: vec.Numbers, ceiling: vec.Numbers) -> vec.Ints:
    """A reaction improved by a level."""
    rows = vec.rows_of(reaction, ceiling)
    return vec.answered(_raised, rows, vec.numbers(rows, reaction), vec.numbers(rows, ceiling))


def lowered(reaction: vec.Numbers, floor: vec.Numbers) -> vec.Ints:
    """A reaction worsened by a level."""
    rows = vec.rows_of(reaction, floor)
    return vec.answered(_lowered, rows, vec.numbers(rows, reaction), vec.numbers(rows, floor))


def hearsay(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """The reaction, friends and foes counted."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_hearsay, rows, kingdom.over(rows), vec.numbers(rows, region))


def bows(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Levels by which a region bows to demons in the month.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_bows, rows, kingdom.over(rows), vec.numbers(rows, region))


def whispers(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Whispers from below against a kingdom in the month.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_whispers, rows, kingdom.over(rows), vec.numbers(rows, region))


def levels_whispered(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Whole levels that whispers from below take from a reaction.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_levels_whispered, rows, kingdom.over(rows), vec.numbers(rows, region))


def half_whispered(kingdom: vec.Things, region: vec.Numbers) -> vec.Truths:
    """The region thinks half a level worse of the kingdom."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_half_whispered, rows, kingdom.over(rows), vec.numbers(rows, region))


def bow_limit() -> vec.Ints:
    """As far as a region bows to demons."""
    rows = vec.rows_of()
    return vec.answered(_bow_limit, rows)


def bent(reaction: vec.Numbers, steps: vec.Numbers) -> vec.Ints:
    """A reaction that bows by some levels."""
    rows = vec.rows_of(reaction, steps)
    return vec.answered(_bent, rows, vec.numbers(rows, reaction), vec.numbers(rows, steps))


def soured(reaction: vec.Numbers, steps: vec.Numbers) -> vec.Ints:
    """A reaction that is worse by some levels."""
    rows = vec.rows_of(reaction, steps)
    return vec.answered(_soured, rows, vec.numbers(rows, reaction), vec.numbers(rows, steps))


def mood(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """The reaction in force, friends, foes and whispers counted."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_mood, rows, kingdom.over(rows), vec.numbers(rows, region))


def reaction_floor(kingdom: vec.Things, region: vec.Numbers) -> vec.Ints:
    """The worst to which a region can be talked."""
    rows = vec.rows_of(kingdom, region)
    return vec.answered(_reaction_floor, rows, kingdom.over(rows), vec.numbers(rows, region))


def influence_floor(kingdom: vec.Things) -> vec.Ints:
    """Influence below which a ruler never falls.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_influence_floor, rows, kingdom.over(rows))


def reach(kingdom: vec.Things) -> vec.Ints:
    """Influence that counts.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_reach, rows, kingdom.over(rows))


def influence_raised(kingdom: vec.Things, gain: vec.Numbers) -> vec.Ints:
    """Influence after a gain.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom, gain)
    return vec.answered(_influence_raised, rows, kingdom.over(rows), vec.numbers(rows, gain))


def influence_lowered(kingdom: vec.Things, loss: vec.Numbers) -> vec.Ints:
    """Influence after a loss.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom, loss)
    return vec.answered(_influence_lowered, rows, kingdom.over(rows), vec.numbers(rows, loss))


def may_spend(kingdom: vec.Things, price: vec.Numbers) -> vec.Truths:
    """The kingdom has the price to give away."""
    rows = vec.rows_of(kingdom, price)
    return vec.answered(_may_spend, rows, kingdom.over(rows), vec.numbers(rows, price))


def influence_change(event: vec.Numbers) -> vec.Ints:
    """What an event does to a ruler's influence.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(event)
    return vec.answered(_influence_change, rows, vec.numbers(rows, event))


def hiring_price(kingdom: vec.Things, post: vec.Numbers) -> vec.Ints:
    """Influence that a new figure takes.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom, post)
    return vec.answered(_hiring_price, rows, kingdom.over(rows), vec.numbers(rows, post))


def emissary_power(kingdom: vec.Things, rank: vec.Numbers) -> vec.Ints:
    """Power of a political emissary.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom, rank)
    return vec.answered(_emissary_power, rows, kingdom.over(rows), vec.numbers(rows, rank))


def command_limit(kingdom: vec.Things) -> vec.Ints:
    """Orders that a kingdom may give in a turn.

    In commands.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_command_limit, rows, kingdom.over(rows))


def standing_limit(kingdom: vec.Things) -> vec.Ints:
    """Standing orders that a kingdom may have.

    In commands.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_standing_limit, rows, kingdom.over(rows))


def levy_gold(group: vec.Things, breed: vec.Numbers) -> vec.Ints:
    """Gold that a recruited brigade takes.

    In gold.
    """
    rows = vec.rows_of(group, breed)
    return vec.answered(_levy_gold, rows, group.over(rows), vec.numbers(rows, breed))


def levy_food(group: vec.Things, breed: vec.Numbers) -> vec.Ints:
    """Food that a recruited brigade takes.

    In food.
    """
    rows = vec.rows_of(group, breed)
    return vec.answered(_levy_food, rows, group.over(rows), vec.numbers(rows, breed))


def recruit_level(kingdom: vec.Things) -> vec.Ints:
    """What people of a town have learned when they enlist."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_recruit_level, rows, kingdom.over(rows))


def has_ranks_for(group: vec.Things, breed: vec.Numbers) -> vec.Truths:
    """The group has room for the breed."""
    rows = vec.rows_of(group, breed)
    return vec.answered(_has_ranks_for, rows, group.over(rows), vec.numbers(rows, breed))


def at_the_capital(group: vec.Things) -> vec.Truths:
    """The group is at the capital."""
    rows = vec.rows_of(group)
    return vec.answered(_at_the_capital, rows, group.over(rows))


def studies_at(caster: vec.Things, place: vec.Things) -> vec.Truths:
    """The caster may study in the place."""
    rows = vec.rows_of(caster, place)
    return vec.answered(_studies_at, rows, caster.over(rows), place.over(rows))


def next_level(caster: vec.Things) -> vec.Ints:
    """Level that a wizard tries to reach.

    In levels.
    """
    rows = vec.rows_of(caster)
    return vec.answered(_next_level, rows, caster.over(rows))


def rite_chance(caster: vec.Things) -> vec.Ints:
    """Chance that an adept becomes a wizard.

    In percent.
    """
    rows = vec.rows_of(caster)
    return vec.answered(_rite_chance, rows, caster.over(rows))


def may_undergo_rite(caster: vec.Things) -> vec.Truths:
    """The caster may undergo the Rite of the Magi."""
    rows = vec.rows_of(caster)
    return vec.answered(_may_undergo_rite, rows, caster.over(rows))


def act_cost(act: vec.Numbers) -> vec.Ints:
    """What a ruler's act costs.

    In gold.
    """
    rows = vec.rows_of(act)
    return vec.answered(_act_cost, rows, vec.numbers(rows, act))


def sole_act(act: vec.Numbers) -> vec.Truths:
    """The ruler can do nothing else in the turn."""
    rows = vec.rows_of(act)
    return vec.answered(_sole_act, rows, vec.numbers(rows, act))


def enamor_chance(act: vec.Numbers) -> vec.Ints:
    """Chance that a region is won over.

    In percent.
    """
    rows = vec.rows_of(act)
    return vec.answered(_enamor_chance, rows, vec.numbers(rows, act))


def may_enamor(kingdom: vec.Things, region: vec.Numbers, holder: vec.Things) -> vec.Truths:
    """The kingdom may enamor the region."""
    rows = vec.rows_of(kingdom, region, holder)
    return vec.answered(_may_enamor, rows, kingdom.over(rows), vec.numbers(rows, region), holder.over(rows))


def denigrate_chance(kingdom: vec.Things, target: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Chance that a kingdom is denigrated.

    In percent.
    """
    rows = vec.rows_of(kingdom, target, region)
    return vec.answered(
        _denigrate_chance, rows, kingdom.over(rows), target.over(rows), vec.numbers(rows, region),
    )


def consul_denigrate_chance(kingdom: vec.Things, target: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Chance that a Consul denigrates a kingdom.

    In percent.
    """
    rows = vec.rows_of(kingdom, target, region)
    return vec.answered(
        _consul_denigrate_chance, rows, kingdom.over(rows), target.over(rows), vec.numbers(rows, region),
    )


def disdain_chance(kingdom: vec.Things) -> vec.Ints:
    """Chance that the Staff of Disdain denigrates a kingdom.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_disdain_chance, rows, kingdom.over(rows))


def may_denigrate(kingdom: vec.Things, target: vec.Things, region: vec.Numbers) -> vec.Truths:
    """The kingdom may denigrate the target in the region."""
    rows = vec.rows_of(kingdom, target, region)
    return vec.answered(
        _may_denigrate, rows, kingdom.over(rows), target.over(rows), vec.numbers(rows, region),
    )


def denigrated(target: vec.Things, region: vec.Numbers) -> vec.Ints:
    """Reaction after a kingdom has been denigrated."""
    rows = vec.rows_of(target, region)
    return vec.answered(_denigrated, rows, target.over(rows), vec.numbers(rows, region))


def increase_chance(kingdom: vec.Things) -> vec.Ints:
    """Chance that pulling strings helps.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_increase_chance, rows, kingdom.over(rows))


def influence_increased(kingdom: vec.Things) -> vec.Ints:
    """Influence after strings have been pulled.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_influence_increased, rows, kingdom.over(rows))


def sale_proceeds(kingdom: vec.Things) -> vec.Ints:
    """What a level of influence brings.

    In gold.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_sale_proceeds, rows, kingdom.over(rows))


def influence_sold(kingdom: vec.Things) -> vec.Ints:
    """Influence after a sale.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_influence_sold, rows, kingdom.over(rows))


def fleet_bill(kingdom: vec.Things, built: vec.Numbers, paid: vec.Numbers) -> vec.Ints:
    """What new fleets cost a kingdom.

    In gold.
    """
    rows = vec.rows_of(kingdom, built, paid)
    return vec.answered(
        _fleet_bill, rows, kingdom.over(rows), vec.numbers(rows, built), vec.numbers(rows, paid),
    )


def fine_ships(kingdom: vec.Things, sea: vec.Numbers, paid: vec.Numbers) -> vec.Truths:
    """The kingdom can build such fleets."""
    rows = vec.rows_of(kingdom, sea, paid)
    return vec.answered(
        _fine_ships, rows, kingdom.over(rows), vec.numbers(rows, sea), vec.numbers(rows, paid),
    )


def refit_price(kingdom: vec.Things, refit: vec.Numbers) -> vec.Ints:
    """What a sea enhancement costs a kingdom.

    In gold.
    """
    rows = vec.rows_of(kingdom, refit)
    return vec.answered(_refit_price, rows, kingdom.over(rows), vec.numbers(rows, refit))


def trade_gold(kingdom: vec.Things, sent: vec.Numbers) -> vec.Ints:
    """What a kingdom's merchants bring home.

    In gold.
    """
    rows = vec.rows_of(kingdom, sent)
    return vec.answered(_trade_gold, rows, kingdom.over(rows), vec.numbers(rows, sent))


def leaders_aboard(group: vec.Things) -> vec.Ints:
    """What leaders add to the ships that carry them.

    In percent.
    """
    rows = vec.rows_of(group)
    return vec.answered(_leaders_aboard, rows, group.over(rows))


def sea_strength(navy: vec.Things, convoy: vec.Things) -> vec.Ints:
    """How strong a navy is in a battle.

    In plain numbers.
    """
    rows = vec.rows_of(navy, convoy)
    return vec.answered(_sea_strength, rows, navy.over(rows), convoy.over(rows))


def under_sail(strength: vec.Numbers, face: vec.Numbers) -> vec.Ints:
    """How strong a navy is as the wind stands.

    In plain numbers.
    """
    rows = vec.rows_of(strength, face)
    return vec.answered(_under_sail, rows, vec.numbers(rows, strength), vec.numbers(rows, face))


def share_sunk(navy: vec.Things, own: vec.Numbers, foe: vec.Numbers) -> vec.Ints:
    """Share of its fleets that a navy loses in a battle.

    In percent.
    """
    rows = vec.rows_of(navy, own, foe)
    return vec.answered(_share_sunk, rows, navy.over(rows), vec.numbers(rows, own), vec.numbers(rows, foe))


def fleets_sunk(navy: vec.Things, own: vec.Numbers, foe: vec.Numbers) -> vec.Ints:
    """Fleets that a navy loses in a battle.

    In fleets.
    """
    rows = vec.rows_of(navy, own, foe)
    return vec.answered(_fleets_sunk, rows, navy.over(rows), vec.numbers(rows, own), vec.numbers(rows, foe))


def met_enough(navy: vec.Things) -> vec.Truths:
    """Patrols meet the navy's kingdom no more in this turn."""
    rows = vec.rows_of(navy)
    return vec.answered(_met_enough, rows, navy.over(rows))


def in_hiding(kingdom: vec.Things) -> vec.Truths:
    """The court of the kingdom is in hiding."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_in_hiding, rows, kingdom.over(rows))


def first_fleets(built: vec.Numbers) -> vec.Ints:
    """What the first fleets in a sea cost.

    In gold.
    """
    rows = vec.rows_of(built)
    return vec.answered(_first_fleets, rows, vec.numbers(rows, built))


def fleet_price_paid(paid: vec.Numbers) -> vec.Ints:
    """What is spent on a further fleet.

    In gold.
    """
    rows = vec.rows_of(paid)
    return vec.answered(_fleet_price_paid, rows, vec.numbers(rows, paid))


def new_quality(initial: vec.Numbers, paid: vec.Numbers) -> vec.Ints:
    """Quality of a further fleet.

    In steps of 1/10 naval quality.
    """
    rows = vec.rows_of(initial, paid)
    return vec.answered(_new_quality, rows, vec.numbers(rows, initial), vec.numbers(rows, paid))


def sea_quality(old: vec.Numbers, quality: vec.Numbers, built: vec.Numbers, made: vec.Numbers) -> vec.Ints:
    """Quality of a navy with new fleets.

    In steps of 1/10 naval quality.
    """
    rows = vec.rows_of(old, quality, built, made)
    return vec.answered(
        _sea_quality, rows, vec.numbers(rows, old), vec.numbers(rows, quality), vec.numbers(rows, built),
        vec.numbers(rows, made),
    )


def fleet_sale(sold: vec.Numbers, quality: vec.Numbers) -> vec.Ints:
    """What merchants pay for fleets.

    In gold.
    """
    rows = vec.rows_of(sold, quality)
    return vec.answered(_fleet_sale, rows, vec.numbers(rows, sold), vec.numbers(rows, quality))


def merchant_gold(sent: vec.Numbers) -> vec.Ints:
    """What a merchant mission brings home.

    In gold.
    """
    rows = vec.rows_of(sent)
    return vec.answered(_merchant_gold, rows, vec.numbers(rows, sent))


def interdiction(hunter: vec.Things, other: vec.Things, prey: vec.Numbers, refits: vec.Masks) -> vec.Ints:
    """Chance that a sea patrol meets somebody.

    In percent.
    """
    rows = vec.rows_of(hunter, other, prey, refits)
    return vec.answered(
        _interdiction, rows, hunter.over(rows), other.over(rows), vec.numbers(rows, prey),
        vec.sets(rows, refits),
    )


def edge(boost: vec.Numbers) -> vec.Ints:
    """What a boost of a capital adds.

    In percent.
    """
    rows = vec.rows_of(boost)
    return vec.answered(_edge, rows, vec.numbers_or_none(rows, boost))


def stranger_mood(kingdom: vec.Things) -> vec.Ints:
    """How regions far from home think of a kingdom when a campaign begins."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_stranger_mood, rows, kingdom.over(rows))


def opening_mint() -> vec.Ints:
    """Gold of the first population centers in a good month.

    In gold.
    """
    rows = vec.rows_of()
    return vec.answered(_opening_mint, rows)


def opening_fields() -> vec.Ints:
    """Food of the first population centers in a good month.

    In food.
    """
    rows = vec.rows_of()
    return vec.answered(_opening_fields, rows)


def ladders_and_bows(group: vec.Things) -> vec.Ints:
    """What a group's brigades can do against walls.

    In strength.
    """
    rows = vec.rows_of(group)
    return vec.answered(_ladders_and_bows, rows, group.over(rows))


def dread(kingdom: vec.Things) -> vec.Ints:
    """What a people's name adds to its threats.

    In points.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_dread, rows, kingdom.over(rows))


def gold_carried_off(place: vec.Things) -> vec.Ints:
    """Gold that plunderers carry off.

    In gold.
    """
    rows = vec.rows_of(place)
    return vec.answered(_gold_carried_off, rows, place.over(rows))


def food_carried_off(place: vec.Things) -> vec.Ints:
    """Food that plunderers carry off.

    In food.
    """
    rows = vec.rows_of(place)
    return vec.answered(_food_carried_off, rows, place.over(rows))


def share_of_the_rest(share: vec.Numbers, part: vec.Numbers) -> vec.Ints:
    """A share of a region's people when a part of them is gone.

    In percent.
    """
    rows = vec.rows_of(share, part)
    return vec.answered(_share_of_the_rest, rows, vec.numbers(rows, share), vec.numbers(rows, part))


def told_in_torment(kingdom: vec.Things) -> vec.Ints:
    """Chance that a prisoner tells what there is to tell.

    In percent.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_told_in_torment, rows, kingdom.over(rows))


def secret_gold(right: vec.Numbers) -> vec.Ints:
    """Gold that a special place yields.

    In gold.
    """
    rows = vec.rows_of(right)
    return vec.answered(_secret_gold, rows, vec.numbers(rows, right))


def secret_food(right: vec.Numbers) -> vec.Ints:
    """Food that a special place yields.

    In food.
    """
    rows = vec.rows_of(right)
    return vec.answered(_secret_food, rows, vec.numbers(rows, right))


def people_left(people: vec.Numbers, curse: vec.Numbers) -> vec.Ints:
    """People that a plague leaves in a place.

    In census.
    """
    rows = vec.rows_of(people, curse)
    return vec.answered(_people_left, rows, vec.numbers(rows, people), vec.numbers(rows, curse))


def final_status(item: vec.Numbers, units: vec.Numbers) -> vec.Ints:
    """Status points when the game ends.

    In status points.
    """
    rows = vec.rows_of(item, units)
    return vec.answered(_final_status, rows, vec.numbers(rows, item), vec.numbers(rows, units))


def status_is_due(played: vec.Numbers) -> vec.Truths:
    """Status points are awarded after the played turns."""
    rows = vec.rows_of(played)
    return vec.answered(_status_is_due, rows, vec.numbers(rows, played))


def interim_status(item: vec.Numbers, units: vec.Numbers) -> vec.Ints:
    """Status points between times.

    In status points.
    """
    rows = vec.rows_of(item, units)
    return vec.answered(_interim_status, rows, vec.numbers(rows, item), vec.numbers(rows, units))


def turn_position(part: vec.Numbers) -> vec.Ints:
    """Place of a step in the turn.

    In plain numbers.
    """
    rows = vec.rows_of(part)
    return vec.answered(_turn_position, rows, vec.numbers(rows, part))


def same_turn_production(acquired_in: vec.Numbers) -> vec.Truths:
    """What is gained here still produces this turn."""
    rows = vec.rows_of(acquired_in)
    return vec.answered(_same_turn_production, rows, vec.numbers(rows, acquired_in))


def claim(kingdom: vec.Things, rank: vec.Numbers) -> vec.Ints:
    """Place in the line of succession, the highest first.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, rank)
    return vec.answered(_claim, rows, kingdom.over(rows), vec.numbers(rows, rank))


def homecoming(toll: vec.Numbers) -> vec.Ints:
    """What a ruler who comes home recovers.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(toll)
    return vec.answered(_homecoming, rows, vec.numbers(rows, toll))


def reigns(ruler: vec.Things, kingdom: vec.Things) -> vec.Truths:
    """The ruler sits on the throne of the kingdom."""
    rows = vec.rows_of(ruler, kingdom)
    return vec.answered(_reigns, rows, ruler.over(rows), kingdom.over(rows))


def valid_tactic(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """What an ordered plan turns into."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_valid_tactic, rows, side.over(rows), enemy.over(rows))


def stance(side: vec.Things, enemy: vec.Things) -> vec.Ints:
    """The plan that a side fights by."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_stance, rows, side.over(rows), enemy.over(rows))


def lured(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """The side presses on behind the enemy."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_lured, rows, side.over(rows), enemy.over(rows))


def in_earnest(side: vec.Things) -> vec.Truths:
    """The side attacks in earnest."""
    rows = vec.rows_of(side)
    return vec.answered(_in_earnest, rows, side.over(rows))


def commanded(group: vec.Things) -> vec.Truths:
    """A Marshal or better commands the group."""
    rows = vec.rows_of(group)
    return vec.answered(_commanded, rows, group.over(rows))


def veteran_core(group: vec.Things) -> vec.Truths:
    """The group has a core of veterans."""
    rows = vec.rows_of(group)
    return vec.answered(_veteran_core, rows, group.over(rows))


def rides_around(group: vec.Things) -> vec.Truths:
    """The group can ride around an army."""
    rows = vec.rows_of(group)
    return vec.answered(_rides_around, rows, group.over(rows))


def knows_plan(group: vec.Things, plan: vec.Numbers) -> vec.Truths:
    """The group knows the plan."""
    rows = vec.rows_of(group, plan)
    return vec.answered(_knows_plan, rows, group.over(rows), vec.numbers(rows, plan))


def may_flank(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """The side may flank the enemy."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_may_flank, rows, side.over(rows), enemy.over(rows))


def may_strike_by_night(side: vec.Things, enemy: vec.Things) -> vec.Truths:
    """The side may strike the enemy by night."""
    rows = vec.rows_of(side, enemy)
    return vec.answered(_may_strike_by_night, rows, side.over(rows), enemy.over(rows))


def may_fight_to_the_last(side: vec.Things) -> vec.Truths:
    """The side may fight to the last."""
    rows = vec.rows_of(side)
    return vec.answered(_may_fight_to_the_last, rows, side.over(rows))


def may_stomp(side: vec.Things) -> vec.Truths:
    """The side may stomp."""
    rows = vec.rows_of(side)
    return vec.answered(_may_stomp, rows, side.over(rows))


def market_gives(kingdom: vec.Things) -> vec.Ints:
    """Goods that the open market gives for each lot.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_market_gives, rows, kingdom.over(rows))


def food_sold(kingdom: vec.Things, amount: vec.Numbers) -> vec.Ints:
    """Gold that the open market gives for food.

    In gold.
    """
    rows = vec.rows_of(kingdom, amount)
    return vec.answered(_food_sold, rows, kingdom.over(rows), vec.numbers(rows, amount))


def gold_sold(kingdom: vec.Things, amount: vec.Numbers) -> vec.Ints:
    """Food that the open market gives for gold.

    In food.
    """
    rows = vec.rows_of(kingdom, amount)
    return vec.answered(_gold_sold, rows, kingdom.over(rows), vec.numbers(rows, amount))


def market_limit(kingdom: vec.Things, stock: vec.Numbers) -> vec.Ints:
    """The most of a good that a kingdom may take to the open market.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, stock)
    return vec.answered(_market_limit, rows, kingdom.over(rows), vec.numbers(rows, stock))


def bargain_order(bargain: vec.Numbers) -> vec.Ints:
    """The command for a bargain.

    In plain numbers.
    """
    rows = vec.rows_of(bargain)
    return vec.answered(_bargain_order, rows, vec.numbers(rows, bargain))


def counterpart(bargain: vec.Numbers) -> vec.Ints:
    """What the partner must order."""
    rows = vec.rows_of(bargain)
    return vec.answered(_counterpart, rows, vec.numbers(rows, bargain))


def at_odds(one: vec.Things, other: vec.Things) -> vec.Truths:
    """They are declared enemies."""
    rows = vec.rows_of(one, other)
    return vec.answered(_at_odds, rows, one.over(rows), other.over(rows))


def bargain_stands(seller: vec.Things, buyer: vec.Things) -> vec.Truths:
    """The bargain stands."""
    rows = vec.rows_of(seller, buyer)
    return vec.answered(_bargain_stands, rows, seller.over(rows), buyer.over(rows))


def gold_received(kingdom: vec.Things, giver: vec.Things, amount: vec.Numbers) -> vec.Ints:
    """Gold that arrives from a bargain.

    In gold.
    """
    rows = vec.rows_of(kingdom, giver, amount)
    return vec.answered(_gold_received, rows, kingdom.over(rows), giver.over(rows), vec.numbers(rows, amount))


def food_received(kingdom: vec.Things, giver: vec.Things, amount: vec.Numbers) -> vec.Ints:
    """Food that arrives from a bargain.

    In food.
    """
    rows = vec.rows_of(kingdom, giver, amount)
    return vec.answered(_food_received, rows, kingdom.over(rows), giver.over(rows), vec.numbers(rows, amount))


def announced(amount: vec.Numbers) -> vec.Truths:
    """Everybody hears of the trade."""
    rows = vec.rows_of(amount)
    return vec.answered(_announced, rows, vec.numbers(rows, amount))


def may_give(kingdom: vec.Things, partner: vec.Things) -> vec.Truths:
    """The kingdom may send the partner a gift."""
    rows = vec.rows_of(kingdom, partner)
    return vec.answered(_may_give, rows, kingdom.over(rows), partner.over(rows))


def transmuted(amount: vec.Numbers) -> vec.Ints:
    """Gold that the Alchemist makes of mithril.

    In gold.
    """
    rows = vec.rows_of(amount)
    return vec.answered(_transmuted, rows, vec.numbers(rows, amount))


def powder_gold(amount: vec.Numbers) -> vec.Ints:
    """Gold that the Alchemist makes of gunpowder.

    In gold.
    """
    rows = vec.rows_of(amount)
    return vec.answered(_powder_gold, rows, vec.numbers(rows, amount))


def mission_cost(
    agent: vec.Things, mission: vec.Numbers, rank: vec.Numbers, early_mission: vec.Flags,
) -> vec.Ints:
    """What a mission costs.

    In gold.
    """
    rows = vec.rows_of(agent, mission, rank, early_mission)
    return vec.answered(
        _mission_cost, rows, agent.over(rows), vec.numbers(rows, mission), vec.numbers(rows, rank),
        vec.truths(rows, early_mission),
    )


def training_cost(agent: vec.Things, price: vec.Numbers) -> vec.Ints:
    """What an agent's training costs.

    In gold.
    """
    rows = vec.rows_of(agent, price)
    return vec.answered(_training_cost, rows, agent.over(rows), vec.numbers(rows, price))


def greatest_level(agent: vec.Things, usual: vec.Numbers) -> vec.Ints:
    """Level up to which an agent may be trained.

    In levels.
    """
    rows = vec.rows_of(agent, usual)
    return vec.answered(_greatest_level, rows, agent.over(rows), vec.numbers(rows, usual))


def highest_level(agent: vec.Things, usual: vec.Numbers) -> vec.Ints:
    """Highest level that an agent can ever reach.

    In levels.
    """
    rows = vec.rows_of(agent, usual)
    return vec.answered(_highest_level, rows, agent.over(rows), vec.numbers(rows, usual))


def may_train(agent: vec.Things, usual: vec.Numbers) -> vec.Truths:
    """The agent may be trained."""
    rows = vec.rows_of(agent, usual)
    return vec.answered(_may_train, rows, agent.over(rows), vec.numbers(rows, usual))


def next_season(now: vec.Numbers) -> vec.Ints:
    """Season that follows."""
    rows = vec.rows_of(now)
    return vec.answered(_next_season, rows, vec.numbers(rows, now))


def may_desert(brigade: vec.Things) -> vec.Truths:
    """The brigade's breed may run away."""
    rows = vec.rows_of(brigade)
    return vec.answered(_may_desert, rows, brigade.over(rows))


def place_in_want(group: vec.Things) -> vec.Ints:
    """Which group goes without first when the stores do not reach.

    In plain numbers.
    """
    rows = vec.rows_of(group)
    return vec.answered(_place_in_want, rows, group.over(rows))


def lift(extra: vec.Numbers) -> vec.Ints:
    """What more than its share does to a group."""
    rows = vec.rows_of(extra)
    return vec.answered(_lift, rows, vec.numbers(rows, extra))


def others_lack(group: vec.Things, breed: vec.Numbers) -> vec.Truths:
    """Others in the group have lost soldiers."""
    rows = vec.rows_of(group, breed)
    return vec.answered(_others_lack, rows, group.over(rows), vec.numbers(rows, breed))


def closed_ranks(brigade: vec.Things, men: vec.Numbers, gaps: vec.Numbers) -> vec.Ints:
    """A brigade's attrition when others have filled its ranks.

    In percent.
    """
    rows = vec.rows_of(brigade, men, gaps)
    return vec.answered(
        _closed_ranks, rows, brigade.over(rows), vec.numbers(rows, men), vec.numbers(rows, gaps),
    )


def fit_to_rule(figure: vec.Things) -> vec.Truths:
    """The figure can sit on a throne."""
    rows = vec.rows_of(figure)
    return vec.answered(_fit_to_rule, rows, figure.over(rows))


def vacant(kingdom: vec.Things) -> vec.Truths:
    """The kingdom has no player."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_vacant, rows, kingdom.over(rows))


def of_power(figure: vec.Things, least_level: vec.Numbers, most_level: vec.Numbers) -> vec.Truths:
    """The figure is of these levels."""
    rows = vec.rows_of(figure, least_level, most_level)
    return vec.answered(
        _of_power, rows, figure.over(rows), vec.numbers(rows, least_level), vec.numbers(rows, most_level),
    )


def survived(item: vec.Numbers) -> vec.Ints:
    """Turn until which one has survived for the points of it.

    In plain numbers.
    """
    rows = vec.rows_of(item)
    return vec.answered(_survived, rows, vec.numbers(rows, item))


def walls_shelter(place: vec.Things) -> vec.Ints:
    """What damage to a center is divided by.

    In steps of 1/100 toughness.
    """
    rows = vec.rows_of(place)
    return vec.answered(_walls_shelter, rows, place.over(rows))


def damage_taken(damage: vec.Numbers, shelter: vec.Numbers) -> vec.Ints:
    """Damage that gets through.

    In strength.
    """
    rows = vec.rows_of(damage, shelter)
    return vec.answered(_damage_taken, rows, vec.numbers(rows, damage), vec.numbers(rows, shelter))


def walls_luck() -> vec.Ints:
    """How far the readiness of a center may differ from its stated defense.

    In points.
    """
    rows = vec.rows_of()
    return vec.answered(_walls_luck, rows)


def storming_gain(group: vec.Things) -> vec.Ints:
    """What a group gains against a population center.

    In points.
    """
    rows = vec.rows_of(group)
    return vec.answered(_storming_gain, rows, group.over(rows))


def siege_length(besieger: vec.Things, town: vec.Flags) -> vec.Ints:
    """For how many turns in a row a siege must succeed.

    In plain numbers.
    """
    rows = vec.rows_of(besieger, town)
    return vec.answered(_siege_length, rows, besieger.over(rows), vec.truths(rows, town))


def siege_captives(besieger: vec.Things, fallen: vec.Flags) -> vec.Ints:
    """Chance that a siege captures an emissary.

    In percent.
    """
    rows = vec.rows_of(besieger, fallen)
    return vec.answered(_siege_captives, rows, besieger.over(rows), vec.truths(rows, fallen))


def cover(watcher: vec.Things, target: vec.Things) -> vec.Ints:
    """What a watcher takes from an intruder's chance.

    In points.
    """
    rows = vec.rows_of(watcher, target)
    return vec.answered(_cover, rows, watcher.over(rows), target.over(rows))


def on_watch(watcher: vec.Things, mission: vec.Numbers, target: vec.Things) -> vec.Truths:
    """The watcher stands in the way."""
    rows = vec.rows_of(watcher, mission, target)
    return vec.answered(_on_watch, rows, watcher.over(rows), vec.numbers(rows, mission), target.over(rows))


def watch(mission: vec.Numbers, target: vec.Things) -> vec.Ints:
    """What an intruder must get past.

    In points.
    """
    rows = vec.rows_of(mission, target)
    return vec.answered(_watch, rows, vec.numbers(rows, mission), target.over(rows))


def watcher_death(watcher: vec.Things, target: vec.Things) -> vec.Ints:
    """Chance that a watcher dies when an intruder succeeds.

    In percent.
    """
    rows = vec.rows_of(watcher, target)
    return vec.answered(_watcher_death, rows, watcher.over(rows), target.over(rows))


def town_eyes(place: vec.Things) -> vec.Ints:
    """How well a population center sees what comes near.

    In levels.
    """
    rows = vec.rows_of(place)
    return vec.answered(_town_eyes, rows, place.over(rows))


def finds_ambush(group: vec.Things) -> vec.Truths:
    """The scouts of the group find an ambush."""
    rows = vec.rows_of(group)
    return vec.answered(_finds_ambush, rows, group.over(rows))


def feels_the_hidden(group: vec.Things) -> vec.Truths:
    """Somebody in the group feels what hides."""
    rows = vec.rows_of(group)
    return vec.answered(_feels_the_hidden, rows, group.over(rows))


def calendar_commands(kingdom: vec.Things) -> vec.Ints:
    """Commands that you may give.

    In commands.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_calendar_commands, rows, kingdom.over(rows))


def calendar_standing_commands(kingdom: vec.Things) -> vec.Ints:
    """Standing commands at most.

    In commands.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_calendar_standing_commands, rows, kingdom.over(rows))


def treasury_gold(kingdom: vec.Things) -> vec.Ints:
    """Treasury.

    In gold.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_gold, rows, kingdom.over(rows))


def treasury_food(kingdom: vec.Things) -> vec.Ints:
    """Stores.

    In food.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_food, rows, kingdom.over(rows))


def treasury_mithril(kingdom: vec.Things) -> vec.Ints:
    """Mithril.

    In mithril.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_mithril, rows, kingdom.over(rows))


def treasury_powder(kingdom: vec.Things) -> vec.Ints:
    """Gunpowder.

    In gunpowder.
    NONE where there is none.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_powder, rows, kingdom.over(rows))


def treasury_influence(kingdom: vec.Things) -> vec.Ints:
    """Influence.

    In steps of 1/100 influence.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_influence, rows, kingdom.over(rows))


def treasury_sanctuary(kingdom: vec.Things) -> vec.Things:
    """Sanctuary."""
    rows = vec.rows_of(kingdom)
    return vec.answered(_treasury_sanctuary, rows, kingdom.over(rows))


def realm_places_area(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Map area.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_area, rows, kingdom.over(rows), p.over(rows))


def realm_places_region(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Region.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_region, rows, kingdom.over(rows), p.over(rows))


def realm_places_settlement(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Size."""
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_settlement, rows, kingdom.over(rows), p.over(rows))


def realm_places_census(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Census.

    In census.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_census, rows, kingdom.over(rows), p.over(rows))


def realm_places_defense(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Defense.

    In defense.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_defense, rows, kingdom.over(rows), p.over(rows))


def realm_places_gold_output(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Gold production.

    In gold.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_gold_output, rows, kingdom.over(rows), p.over(rows))


def realm_places_food_output(kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    """Food production.

    In food.
    """
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_food_output, rows, kingdom.over(rows), p.over(rows))


def realm_places_hidden(kingdom: vec.Things, p: vec.Things) -> vec.Truths:
    """Hidden."""
    rows = vec.rows_of(kingdom, p)
    return vec.answered(_realm_places_hidden, rows, kingdom.over(rows), p.over(rows))


def mines_miners(kingdom: vec.Things) -> vec.Ints:
    """Miners.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_mines_miners, rows, kingdom.over(rows))


def mines_area(kingdom: vec.Things) -> vec.Ints:
    """Area.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom)
    return vec.answered(_mines_area, rows, kingdom.over(rows))


def secret_places_area(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Map area."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_secret_places_area, rows, kingdom.over(rows), s.over(rows))


def secret_places_gold(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Gold.

    In gold.
    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_secret_places_gold, rows, kingdom.over(rows), s.over(rows))


def secret_places_food(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Food.

    In food.
    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_secret_places_food, rows, kingdom.over(rows), s.over(rows))


def hosts_area(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Map area.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_area, rows, kingdom.over(rows), g.over(rows))


def hosts_region(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Region.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_region, rows, kingdom.over(rows), g.over(rows))


def hosts_size(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Size."""
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_size, rows, kingdom.over(rows), g.over(rows))


def hosts_morale(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Morale.

    In percent.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_morale, rows, kingdom.over(rows), g.over(rows))


def hosts_strength(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Brigades.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_strength, rows, kingdom.over(rows), g.over(rows))


def hosts_hunger(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Turns without food.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_hunger, rows, kingdom.over(rows), g.over(rows))


def hosts_arrears(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Turns without pay.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_arrears, rows, kingdom.over(rows), g.over(rows))


def hosts_spells(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Spells ready for battle.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_hosts_spells, rows, kingdom.over(rows), g.over(rows))


def due_brigades_breed(kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    """Brigade."""
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_due_brigades_breed, rows, kingdom.over(rows), l_.over(rows))


def due_brigades_due(kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    """Turn in which it arrives.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_due_brigades_due, rows, kingdom.over(rows), l_.over(rows))


def due_brigades_again(kingdom: vec.Things, l_: vec.Things) -> vec.Truths:
    """Comes again every 5 turns."""
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_due_brigades_again, rows, kingdom.over(rows), l_.over(rows))


def due_brigades_group(kingdom: vec.Things, l_: vec.Things) -> vec.Things:
    """Group."""
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_due_brigades_group, rows, kingdom.over(rows), l_.over(rows))


def ranks_breed(kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    """Breed."""
    rows = vec.rows_of(kingdom, b)
    return vec.answered(_ranks_breed, rows, kingdom.over(rows), b.over(rows))


def ranks_experience(kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    """Experience."""
    rows = vec.rows_of(kingdom, b)
    return vec.answered(_ranks_experience, rows, kingdom.over(rows), b.over(rows))


def ranks_attrition(kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    """Attrition.

    In percent.
    """
    rows = vec.rows_of(kingdom, b)
    return vec.answered(_ranks_attrition, rows, kingdom.over(rows), b.over(rows))


def chiefs_rank(kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    """Rank."""
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_chiefs_rank, rows, kingdom.over(rows), l_.over(rows))


def chiefs_captor(kingdom: vec.Things, l_: vec.Things) -> vec.Things:
    """In the prison of."""
    rows = vec.rows_of(kingdom, l_)
    return vec.answered(_chiefs_captor, rows, kingdom.over(rows), l_.over(rows))


def own_navies_sea(kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    """Sea."""
    rows = vec.rows_of(kingdom, n)
    return vec.answered(_own_navies_sea, rows, kingdom.over(rows), n.over(rows))


def own_navies_fleets(kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    """Fleets.

    In fleets.
    """
    rows = vec.rows_of(kingdom, n)
    return vec.answered(_own_navies_fleets, rows, kingdom.over(rows), n.over(rows))


def own_navies_quality(kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    """Quality.

    In steps of 1/10 naval quality.
    """
    rows = vec.rows_of(kingdom, n)
    return vec.answered(_own_navies_quality, rows, kingdom.over(rows), n.over(rows))


def own_navies_naval_duty(kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    """What it does."""
    rows = vec.rows_of(kingdom, n)
    return vec.answered(_own_navies_naval_duty, rows, kingdom.over(rows), n.over(rows))


def sieges_in_sight_place(kingdom: vec.Things, s: vec.Things) -> vec.Things:
    """Population center."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_sieges_in_sight_place, rows, kingdom.over(rows), s.over(rows))


def sieges_in_sight_group(kingdom: vec.Things, s: vec.Things) -> vec.Things:
    """Besieger."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_sieges_in_sight_group, rows, kingdom.over(rows), s.over(rows))


def sieges_in_sight_months_long(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Turns in a row.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_sieges_in_sight_months_long, rows, kingdom.over(rows), s.over(rows))


def people_rank(kingdom: vec.Things, f: vec.Things) -> vec.Ints:
    """Rank."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_people_rank, rows, kingdom.over(rows), f.over(rows))


def people_place(kingdom: vec.Things, f: vec.Things) -> vec.Things:
    """Place."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_people_place, rows, kingdom.over(rows), f.over(rows))


def people_captor(kingdom: vec.Things, f: vec.Things) -> vec.Things:
    """In the prison of."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_people_captor, rows, kingdom.over(rows), f.over(rows))


def mages_level(kingdom: vec.Things, w: vec.Things) -> vec.Ints:
    """Level.

    In levels.
    """
    rows = vec.rows_of(kingdom, w)
    return vec.answered(_mages_level, rows, kingdom.over(rows), w.over(rows))


def mages_group(kingdom: vec.Things, w: vec.Things) -> vec.Things:
    """Group."""
    rows = vec.rows_of(kingdom, w)
    return vec.answered(_mages_group, rows, kingdom.over(rows), w.over(rows))


def mages_place(kingdom: vec.Things, w: vec.Things) -> vec.Things:
    """Place."""
    rows = vec.rows_of(kingdom, w)
    return vec.answered(_mages_place, rows, kingdom.over(rows), w.over(rows))


def mages_captor(kingdom: vec.Things, w: vec.Things) -> vec.Things:
    """In the prison of."""
    rows = vec.rows_of(kingdom, w)
    return vec.answered(_mages_captor, rows, kingdom.over(rows), w.over(rows))


def secret_service_level(kingdom: vec.Things, a: vec.Things) -> vec.Ints:
    """Level.

    In levels.
    """
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_secret_service_level, rows, kingdom.over(rows), a.over(rows))


def secret_service_place(kingdom: vec.Things, a: vec.Things) -> vec.Things:
    """Place."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_secret_service_place, rows, kingdom.over(rows), a.over(rows))


def secret_service_duty(kingdom: vec.Things, a: vec.Things) -> vec.Ints:
    """Duty."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_secret_service_duty, rows, kingdom.over(rows), a.over(rows))


def secret_service_captor(kingdom: vec.Things, a: vec.Things) -> vec.Things:
    """In the prison of."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_secret_service_captor, rows, kingdom.over(rows), a.over(rows))


def prisoners_rank(kingdom: vec.Things, f: vec.Things) -> vec.Ints:
    """Rank."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_prisoners_rank, rows, kingdom.over(rows), f.over(rows))


def prisoners_kingdom(kingdom: vec.Things, f: vec.Things) -> vec.Things:
    """Of."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_prisoners_kingdom, rows, kingdom.over(rows), f.over(rows))


def prisoners_captor(kingdom: vec.Things, f: vec.Things) -> vec.Things:
    """Held by."""
    rows = vec.rows_of(kingdom, f)
    return vec.answered(_prisoners_captor, rows, kingdom.over(rows), f.over(rows))


def standing_in_regions_reaction(kingdom: vec.Things, r: vec.Numbers) -> vec.Ints:
    """Reaction."""
    rows = vec.rows_of(kingdom, r)
    return vec.answered(_standing_in_regions_reaction, rows, kingdom.over(rows), vec.numbers(rows, r))


def standing_in_regions_hold(kingdom: vec.Things, r: vec.Numbers) -> vec.Ints:
    """Regional influence."""
    rows = vec.rows_of(kingdom, r)
    return vec.answered(_standing_in_regions_hold, rows, kingdom.over(rows), vec.numbers(rows, r))


def standing_in_regions_share(kingdom: vec.Things, r: vec.Numbers) -> vec.Ints:
    """Share.

    In percent.
    """
    rows = vec.rows_of(kingdom, r)
    return vec.answered(_standing_in_regions_share, rows, kingdom.over(rows), vec.numbers(rows, r))


def council_issue_issue(kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    """Issue."""
    rows = vec.rows_of(kingdom, m)
    return vec.answered(_council_issue_issue, rows, kingdom.over(rows), m.over(rows))


def council_issue_concerned(kingdom: vec.Things, m: vec.Things) -> vec.Things:
    """Ruler whom it is about."""
    rows = vec.rows_of(kingdom, m)
    return vec.answered(_council_issue_concerned, rows, kingdom.over(rows), m.over(rows))


def council_issue_region(kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    """Region where.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, m)
    return vec.answered(_council_issue_region, rows, kingdom.over(rows), m.over(rows))


def council_issue_settlement(kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    """Size of the population centers.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, m)
    return vec.answered(_council_issue_settlement, rows, kingdom.over(rows), m.over(rows))


def council_issue_ballot(kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    """Ballot."""
    rows = vec.rows_of(kingdom, m)
    return vec.answered(_council_issue_ballot, rows, kingdom.over(rows), m.over(rows))


def charted_place(kingdom: vec.Things, s: vec.Things) -> vec.Things:
    """Population center."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_charted_place, rows, kingdom.over(rows), s.over(rows))


def charted_area(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Map area.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_charted_area, rows, kingdom.over(rows), s.over(rows))


def charted_owner(kingdom: vec.Things, s: vec.Things) -> vec.Things:
    """Ruled by."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_charted_owner, rows, kingdom.over(rows), s.over(rows))


def charted_settlement(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Size."""
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_charted_settlement, rows, kingdom.over(rows), s.over(rows))


def charted_last_seen(kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    """Seen in month.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, s)
    return vec.answered(_charted_last_seen, rows, kingdom.over(rows), s.over(rows))


def unusual_area(kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    """Map area."""
    rows = vec.rows_of(kingdom, d)
    return vec.answered(_unusual_area, rows, kingdom.over(rows), d.over(rows))


def unusual_quality(kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    """Category."""
    rows = vec.rows_of(kingdom, d)
    return vec.answered(_unusual_quality, rows, kingdom.over(rows), d.over(rows))


def unusual_last_seen(kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    """Seen in month.

    In plain numbers.
    """
    rows = vec.rows_of(kingdom, d)
    return vec.answered(_unusual_last_seen, rows, kingdom.over(rows), d.over(rows))


def ore_digging(kingdom: vec.Things, a: vec.Numbers) -> vec.Truths:
    """Our miners are there."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_ore_digging, rows, kingdom.over(rows), vec.numbers(rows, a))


def legends_sort(kingdom: vec.Things, a: vec.Numbers) -> vec.Ints:
    """Class."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_legends_sort, rows, kingdom.over(rows), vec.numbers(rows, a))


def legends_quality(kingdom: vec.Things, a: vec.Numbers) -> vec.Ints:
    """Quality."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_legends_quality, rows, kingdom.over(rows), vec.numbers(rows, a))


def atlas_terrain(kingdom: vec.Things, a: vec.Numbers) -> vec.Ints:
    """Ground."""
    rows = vec.rows_of(kingdom, a)
    return vec.answered(_atlas_terrain, rows, kingdom.over(rows), vec.numbers(rows, a))


def marches_on_map_camp(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Where it stood when the month's marches began."""
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_marches_on_map_camp, rows, kingdom.over(rows), g.over(rows))


def marches_on_map_area(kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    """Map area.

    NONE where there is none.
    """
    rows = vec.rows_of(kingdom, g)
    return vec.answered(_marches_on_map_area, rows, kingdom.over(rows), g.over(rows))


def _death_ward(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    here = rows & (kingdom_traits.has(TRAIT_MAGIC_IMMUNE_DEATH) & (value < 100))
    if here.any():
        value = vec.where(here, 100, value)  # Magic Immune (Death) (trait): immune
    here = rows & (kingdom_traits.has(TRAIT_MAGIC_RESISTANCE_DEATH) & (value < 33))
    if here.any():
        value = vec.where(here, 33, value)  # Magic Resistance (Death) (trait): now and then
    return value


def _death_gaze(rows: vec.Truths, kingdom: vec.Things, power: vec.Ints, victim: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_felling_chance, rows, vec.full(rows, SPELL_KILL_LEADER_WIZARD), power, victim)
    share = vec.full(rows, 100)
    share = share - vec.asked(_death_ward, rows, kingdom)  # death magic slides off
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('death_gaze'))
    value = value * share
    value = (value + 50) // 100  # whole points
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _magic_proof(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    group_brigades = group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        here_ = here & (
            (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_UNICORNS)
            | (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_WIGHTS)
        )
        count += here_
    value = vec.product(rows, value, count)  # brigades that are proof
    divisor = vec.full(rows, 1)
    count_ = vec.full(rows, 0)
    for here_2, b in group_brigades.each_thing(rows):
        count_ += here_2
    divisor = vec.product(rows, divisor, vec.larger(vec.full(rows, 1), count_))  # of all brigades
    answer: vec.Ints = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 2) + divisor), vec.product(rows, divisor, 2),
        'magic_proof',
    )
    return answer  # whole points


def _mended(rows: vec.Truths, side: vec.Things, enemy: vec.Things, brigade: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    brigade_breed = brigade.numbers(_BRIGADE_BREED)
    side_losses = side.numbers(_SIDE_LOSSES)
    test = vec.at(_BRIGADE_TYPE_ORIGIN, brigade_breed) == ORIGIN_KINGDOM_BRIGADE
    here = rows & test
    if here.any():
        brigade_attrition = brigade.numbers(_BRIGADE_ATTRITION)
        # what it has suffered
        value = vec.where(
            here,
            brigade_attrition
                + vec.asked(
                    _battle_attrition, here, side.things(_SIDE_GROUP).things(_GROUP_KINGDOM),
                    vec.limited(here, (vec.asked(_worn, here, brigade, side_losses) - brigade_attrition)),
                ),
            value,
        )
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.asked(_worn, here, brigade, side_losses), value)  # what it has suffered
    here = rows & enemy.things(_SIDE_GROUP).set(_GROUP_TYPES).has(BRIGADE_TYPE_MUMMIES)
    if here.any():
        value = vec.where(here, value + 5, value)  # Mummies (brigade type): rot
    side_group = side.things(_SIDE_GROUP)
    here = rows & (
        (brigade_breed == BRIGADE_TYPE_SKELETONS)
        & side_group.set(_GROUP_TYPES).has(BRIGADE_TYPE_SKELETONS)
        & (value > 0)
    )
    if here.any():
        value = vec.where(here, 0, value)  # Skeletons (brigade type): bones are put back
    test_ = value < 0
    here = rows & test_
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test_
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _left_alone(rows: vec.Truths, side: vec.Things, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    count = vec.full(rows, 0)
    for here, b in side_group.list(_GROUP_BRIGADES).each_thing(rows):
        count += here
    test = count == 0
    here_ = rows & test
    found = vec.every(here_, False)
    for here_2, l_ in side_group.list(_GROUP_LEADERS).each_thing(here_):
        here_3 = here_2 & ~found
        found |= here_3 & l_.same(figure)
    answer: vec.Truths = test & found
    return answer  # no brigade is left


def _emergence_chance(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 25)
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    here = rows & kingdom_traits.has(TRAIT_MILITARY_TRADITION)
    if here.any():
        value = vec.where(here, value + 10, value)  # Military Tradition (trait): old hands
    here = rows & kingdom_traits.has(TRAIT_STALWART)
    if here.any():
        value = vec.where(here, value + 15, value)  # Stalwart (trait): firm
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _below_marshal(rows: vec.Truths, leader: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = _leader_bonuses_bonuss(rows, leader.numbers(_TARGET_RANK)) < 15
    return answer


def _may_rise(rows: vec.Truths, leader: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & leader.truths(_TARGET_UNDEAD)
    if here.any():
        answer = vec.where(here, False, answer)  # the undead rise no further
        done |= here
    left = rows & ~done
    # a rank above
    return vec.where(left, _leader_bonuses_promoteds(left, leader.numbers(_TARGET_RANK)) != vec.NONE, answer)


def _seasoned(rows: vec.Truths, experience: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (experience == EXPERIENCE_GREEN)
    if here.any():
        answer = vec.where(here, EXPERIENCE_REGULAR, answer)
        done |= here
    left = rows & ~done
    here = left & (experience == EXPERIENCE_REGULAR)
    if here.any():
        answer = vec.where(here, EXPERIENCE_VETERAN, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, EXPERIENCE_ELITE, answer)


def _may_learn(rows: vec.Truths, kingdom: vec.Things, brigade: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    brigade_experience = brigade.numbers(_BRIGADE_EXPERIENCE)
    here = rows & (brigade_experience == EXPERIENCE_ELITE)
    if here.any():
        answer = vec.where(here, False, answer)  # they know it all
        done |= here
    left = rows & ~done
    test = (
        (~kingdom.set(_KINGDOM_TRAITS).has(TRAIT_EVIL))
        | (~(vec.at(_BRIGADE_TYPE_UNDEAD, brigade.numbers(_BRIGADE_BREED)) != 0))
    )
    here_ = left & ~test
    # Evil (trait): the dead learn no finesse
    return vec.where(
        left, test | (vec.asked(_seasoned, here_, brigade_experience) != EXPERIENCE_ELITE), answer,
    )


def _drill_chance(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 10)
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_MILITARY_TRADITION)
    if here.any():
        value = vec.where(here, value + 10, value)  # Military Tradition (trait): drill
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _zombies_made(rows: vec.Truths, winner: vec.Things, loser: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    winner_group = winner.things(_SIDE_GROUP)
    winner_group_brigades = winner_group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in winner_group_brigades.each_thing(rows):
        here_ = here & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_ZOMBIES)
        count += here_
    here_2 = rows & (count >= 2)
    if here_2.any():
        value = vec.where(here_2, value + (loser.numbers(_SIDE_BRIGADES_LOST) // 2), value)  # they eat
    count_ = vec.full(rows, 0)
    for here_3, b in winner_group_brigades.each_thing(rows):
        here_4 = here_3 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_ZOMBIES)
        count_ += here_4
    limit = vec.larger(vec.full(rows, 0), vec.kept(rows, 20 - count_))
    here_2 = rows & (value > limit)
    if here_2.any():
        value = vec.where(here_2, limit, value)  # as many as a group holds
    return value


def _lycans_made(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    side_group = side.things(_SIDE_GROUP)
    test = side_group.things(_GROUP_KINGDOM).set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_LYCANTHROPY_IN_BATTLE)
    here = rows & test
    found = vec.every(here, False)
    for here_, b in side_group.list(_GROUP_BRIGADES).each_thing(here):
        here_2 = here_ & ~found
        found |= here_2 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_LYCANS)
    here_3 = rows & (test & found)
    if here_3.any():
        # Lycanthrope In Battle (privilege): bitten
        value = vec.where(here_3, value + (enemy.numbers(_SIDE_BRIGADES_LOST) // 2), value)
    return value


def _deadly(rows: vec.Truths, mission: vec.Ints, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = _missions_dangers(rows, mission, target.numbers(_TARGET_RANK), target) != 0
    return answer  # danger


def _levels_lost(rows: vec.Truths, agent: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 6)
    agent_place = agent.things(_TARGET_PLACE)
    here = rows & (agent_place.given & agent_place.set(_PLACE_BUILDINGS).has(BUILDING_THIEVES_GUILD))
    if here.any():
        value = vec.where(here, 3, value)  # Thieves Guild (building): the guild pays
    return value


def _fate(rows: vec.Truths, agent: vec.Things, mission: vec.Ints, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    target_kingdom = target.things(_TARGET_KINGDOM)
    here = rows & (target_kingdom.given & (target_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_LYCANS))
    if here.any():
        answer = vec.where(here, FATE_TURNED, answer)  # Lycans (kingdom): bitten
        done |= here
    left = rows & ~done
    here = left & vec.asked(_deadly, left, mission, target)
    if here.any():
        answer = vec.where(here, FATE_DIES, answer)  # the elite guard shows no mercy
        done |= here
    left_ = left & ~done
    here = left_ & (agent.numbers(_TARGET_LEVEL) > vec.asked(_levels_lost, left_, agent))
    if here.any():
        answer = vec.where(here, FATE_DEMOTED, answer)  # experience saves a life
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, FATE_DIES, answer)  # too green to survive


def _betrayal(rows: vec.Truths, agent: vec.Things, capture_on_watch: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.isin(agent.numbers(_AGENT_SORT), (SORT_FANATIC, SORT_IMP, SORT_DEMON, SORT_HIGH_DEMON))
    if here.any():
        answer = vec.where(here, 0, answer)  # fanatics never talk, and demons vanish
        done |= here
    left = rows & ~done
    here = left & capture_on_watch
    if here.any():
        answer = vec.where(here, 75, answer)  # caught by counter-espionage
        done |= here
    left_ = left & ~done
    return vec.where(left_, 50, answer)  # caught by the guard of the house


def _saving_throw(rows: vec.Truths, mission: vec.Ints, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (
        ((mission == MISSION_ASSASSINATE) | (mission == MISSION_KIDNAP))
        & target.set(_TARGET_ARTIFACTS).has(ARTIFACT_SMOKE_MOJO)
    )
    if here.any():
        value = vec.where(here, 50, value)  # Smoke Mojo (artifact): smoke
    return value


def _mission_success(rows: vec.Truths, agent: vec.Things, mission: vec.Ints, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    target_rank = target.numbers(_TARGET_RANK)
    value = _missions_successs(rows, mission, target_rank, target)  # base rate
    value = value + (vec.asked(_mission_level, rows, agent, mission) * 5)  # experience
    here = rows & ((agent.numbers(_AGENT_SORT) == SORT_FANATIC) & (mission != MISSION_BRIBE))
    if here.any():
        value = vec.where(here, value + 10, value)  # zeal
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & agent_kingdom.given
    if here.any():
        here_ = here & (
            (mission == MISSION_STEAL)
            & (agent_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_FORGOTTEN)
        )
        if here_.any():
            value = vec.where(here_, value + 15, value)  # The Forgotten (kingdom): scavengers
        agent_kingdom_began_as = agent_kingdom.numbers(_KINGDOM_BEGAN_AS)
        here_ = here & (agent_kingdom_began_as == KINGDOM_HALFLING)
        if here_.any():
            here_2 = here_ & ((mission == MISSION_STEAL) & (target_rank != RANK_MITHRIL))
            if here_2.any():
                value = vec.where(here_2, value + 15, value)  # Halfling (kingdom): small hands
            here_2 = here_ & (mission == MISSION_ASSASSINATE)
            if here_2.any():
                value = vec.where(here_2, value - 15, value)  # Halfling (kingdom): no stomach for it
        here_ = here & (
            ((mission == MISSION_STEAL) | (mission == MISSION_RESCUE))
            & (agent_kingdom_began_as == KINGDOM_ILLUSIONIST)
            & (target_rank != RANK_MITHRIL)
        )
        if here_.any():
            value = vec.where(here_, value + 10, value)  # Illusionist (kingdom): illusion
        here_ = here & (
            (mission == MISSION_RESCUE)
            & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ADVENTURERS)
        )
        if here_.any():
            value = vec.where(here_, value + 10, value)  # Adventurers (trait): daring
        here_ = here & (
            ((mission == MISSION_RESCUE) | (mission == MISSION_KIDNAP))
            & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_HEROIC)
        )
        if here_.any():
            value = vec.where(here_, value + 15, value)  # Heroic (trait): heroism
    here = rows & (
        (mission == MISSION_ASSASSINATE)
        & agent.set(_TARGET_ARTIFACTS).has(
            ARTIFACT_ANCIENT_ANNIHILATOR, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH,
            ARTIFACT_RULER_ELIMINATOR,
        )
    )
    if here.any():
        test = (target_rank == RANK_CONSUL) & agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_ANCIENT_ANNIHILATOR)
        here_ = here & test
        if here_.any():
            value = vec.where(here_, value + 30, value)  # Ancient Annihilator (artifact): consul's bane
        here_ = here & ~test
        if here_.any():
            test_ = (
                (target_rank == RANK_DEMON_PRINCE)
                & agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH)
            )
            here_2 = here_ & test_
            if here_2.any():
                # Demon Bane (artifact), Demon Death (artifact): demon's bane
                value = vec.where(here_2, value + 30, value)
            here_2 = here_ & ~test_
            if here_2.any():
                agent_artifacts = agent.set(_TARGET_ARTIFACTS)
                test_2 = agent_artifacts.has(ARTIFACT_RULER_ELIMINATOR) & (
                    (target_rank == RANK_KING) | (target_rank == RANK_QUEEN) | (target_rank == RANK_REGENT)
                )
                here_3 = here_2 & test_2
                if here_3.any():
                    value = vec.where(here_3, value + 20, value)  # Ruler Eliminator (artifact): kingslayer
                here_3 = here_2 & ~test_2
                if here_3.any():
                    test_3 = agent_artifacts.has(
                        ARTIFACT_ANCIENT_ANNIHILATOR, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH,
                        ARTIFACT_RULER_ELIMINATOR,
                    )
                    here_4 = here_3 & test_3
                    here_5 = here_3 & (test_3 & vec.asked(_political, here_4, target))
                    if here_5.any():
                        # Ancient Annihilator (artifact), Demon Bane (artifact), Demon Death (artifact),
                        # Ruler Eliminator (artifact): dagger
                        value = vec.where(here_5, value + 10, value)
    value = value - vec.asked(_watch, rows, mission, target)  # watched
    here = rows & (mission == MISSION_RESCUE)
    if here.any():
        jailers = vec.full(here, -1000000000000000)
        for here_6, w in target.list(_TARGET_WATCHERS).each_thing(here):
            here_2 = here_6 & (w.numbers(_AGENT_DUTY) == DUTY_GUARD_PRISONERS)
            if here_2.any():
                amount = vec.asked(_cover, here_2, w, target)
                here_3 = here_2 & (jailers < amount)
                if here_3.any():
                    jailers = vec.where(here_3, amount, jailers)  # prison guard
        here_ = here & (jailers > -1000000000000000)
        if here_.any():
            value = vec.where(here_, value - jailers, value)
    target_effects = target.set(_TARGET_EFFECTS)
    test_4 = (
        (mission == MISSION_ASSASSINATE) | (mission == MISSION_KIDNAP)
    ) & target_effects.has(EFFECT_SLEPT)
    here_7 = rows & test_4
    here = rows & (test_4 & vec.asked(_asleep, here_7, target))
    if here.any():
        value = vec.where(here, value + 15, value)  # Sleep (effect): asleep
    target_kingdom = target.things(_TARGET_KINGDOM)
    test_5 = (
        (mission == MISSION_ASSASSINATE)
        & target_kingdom.given
        & (target_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_HALFLING)
    )
    here_8 = rows & test_5
    here = rows & (test_5 & vec.asked(_of_the_court, here_8, target))
    if here.any():
        value = vec.where(here, value - 15, value)  # Halfling (kingdom): watchful folk
    target_artifacts = target.set(_TARGET_ARTIFACTS)
    test_6 = target_artifacts.has(ARTIFACT_GUARDIAN_TALISMAN) & (~target_effects.has(EFFECT_BLESSED))
    here = rows & test_6
    if here.any():
        value = vec.where(here, value - 20, value)  # Guardian Talisman (artifact): talisman
    here = rows & ~test_6
    if here.any():
        here_ = here & (target_effects.has(EFFECT_WARDED) & (~target_effects.has(EFFECT_BLESSED)))
        if here_.any():
            value = vec.where(here_, value - 20, value)  # Ward (effect): ward
    test_7 = target_effects.has(EFFECT_BLESSED)
    here = rows & test_7
    if here.any():
        value = vec.where(here, value * 3, value)  # Bless (effect): blessing
    here = rows & ~test_7
    if here.any():
        value = vec.where(here, value * 5, value)
    share = vec.full(rows, 10)
    test_8 = (
        ((mission == MISSION_ASSASSINATE) | (mission == MISSION_KIDNAP))
        & target_artifacts.has(ARTIFACT_AMULET_OF_PROTECTION)
    )
    here = rows & test_8
    if here.any():
        share = vec.where(here, share - 5, share)  # Amulet of Protection (artifact): amulet
    here = rows & ~test_8
    if here.any():
        here_ = here & ((mission == MISSION_ASSASSINATE) & target_artifacts.has(ARTIFACT_RING_OF_PROTECTION))
        if here_.any():
            share = vec.where(here_, share - 2, share)  # Ring of Protection (artifact): ring of protection
    value = value * share
    value = (value + 25) // 50  # whole points
    test_9 = value < 3
    here = rows & test_9
    if here.any():
        value = vec.where(here, 3, value)  # never hopeless, never certain
    here = rows & ~test_9
    if here.any():
        here_ = here & (value > 97)
        if here_.any():
            value = vec.where(here_, 97, value)  # never hopeless, never certain
    return value


def _mission_capture(rows: vec.Truths, agent: vec.Things, mission: vec.Ints, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    target_rank = target.numbers(_TARGET_RANK)
    value = _missions_captures(rows, mission, target_rank, target)  # base rate
    value = value - (vec.asked(_mission_level, rows, agent, mission) * 5)  # experience
    here = rows & ((agent.numbers(_AGENT_SORT) == SORT_FANATIC) & (mission != MISSION_BRIBE))
    if here.any():
        value = vec.where(here, value + 10, value)  # recklessness
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & agent_kingdom.given
    if here.any():
        here_ = here & (
            ((mission == MISSION_STEAL) | (mission == MISSION_RESCUE))
            & (agent_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_ILLUSIONIST)
            & (target_rank != RANK_MITHRIL)
        )
        if here_.any():
            value = vec.where(here_, value - 10, value)  # Illusionist (kingdom): illusion
        agent_kingdom_traits = agent_kingdom.set(_KINGDOM_TRAITS)
        here_ = here & agent_kingdom_traits.has(TRAIT_ACUITY)
        if here_.any():
            value = vec.where(here_, value - 10, value)  # Acuity (trait): sharp senses
        here_ = here & agent_kingdom_traits.has(TRAIT_HEROIC)
        if here_.any():
            value = vec.where(here_, value - 15, value)  # Heroic (trait): heroism
    value = value + vec.asked(_watch, rows, mission, target)  # watched
    test = agent_kingdom.given & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_TRICK_OF_THE_TRADE)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 3, value)  # Trick of the Trade (trait): tricks
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    value = (value + 2) // 4  # whole points
    test_ = value < 3
    here = rows & test_
    if here.any():
        value = vec.where(here, 3, value)  # never safe, never doomed
    here = rows & ~test_
    if here.any():
        here_ = here & (value > 97)
        if here_.any():
            value = vec.where(here_, 97, value)  # never safe, never doomed
    return value


def _proficiency(rows: vec.Truths, agent: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    agent_sort = agent.numbers(_AGENT_SORT)
    test = (agent_sort != SORT_IMP) & (agent_sort != SORT_DEMON) & (agent_sort != SORT_HIGH_DEMON)
    here = rows & test
    if here.any():
        value = vec.where(here, agent.numbers(_TARGET_LEVEL), value)
    here = rows & ~test
    if here.any():
        test_ = agent_sort == SORT_IMP
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, 7, value)  # imp
        here_ = here & ~test_
        if here_.any():
            test_2 = agent_sort == SORT_DEMON
            here_2 = here_ & test_2
            if here_2.any():
                value = vec.where(here_2, 14, value)  # demon
            here_2 = here_ & ~test_2
            if here_2.any():
                test_3 = agent_sort == SORT_HIGH_DEMON
                here_3 = here_2 & test_3
                if here_3.any():
                    value = vec.where(here_3, 12, value)  # high demon
                here_3 = here_2 & ~test_3
                if here_3.any():
                    value = vec.where(here_3, 0, value)
    here = rows & agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_RING_OF_INVISIBILITY)
    if here.any():
        value = vec.where(here, value + 4, value)  # Ring of Invisibility (artifact): ring of invisibility
    return value


def _mission_level(rows: vec.Truths, agent: vec.Things, mission: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_proficiency, rows, agent)
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & (
        (mission == MISSION_RECON)
        & agent_kingdom.given
        & (agent_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_HALFLING)
    )
    if here.any():
        value = vec.where(here, value + 3, value)  # Halfling (kingdom): keen eyes
    return value


def _rating(rows: vec.Truths, breed: vec.Ints, arm: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (arm == ARM_LONG_RANGE)
    if here.any():
        answer = vec.where(here, _ratings_long_ranges(here, breed), answer)
        done |= here
    left = rows & ~done
    here = left & (arm == ARM_SHORT_RANGE)
    if here.any():
        answer = vec.where(here, _ratings_short_ranges(here, breed), answer)
        done |= here
    left_ = left & ~done
    here = left_ & (arm == ARM_CHARGE)
    if here.any():
        answer = vec.where(here, _ratings_charges(here, breed), answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (arm == ARM_FIRST_MELEE)
    if here.any():
        answer = vec.where(here, _ratings_first_melees(here, breed), answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (arm == ARM_SECOND_MELEE)
    if here.any():
        answer = vec.where(here, _ratings_second_melees(here, breed), answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (arm == ARM_COMBINED)
    if here.any():
        answer = vec.where(here, _ratings_combineds(here, breed), answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (arm == ARM_STORM)
    if here.any():
        answer = vec.where(here, _ratings_storms(here, breed), answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, RATING_ABSENT, answer)  # nobody fights


def _rated_strength(rows: vec.Truths, rating: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_RATING_VALUES_STRENGTH, rating)
    return answer


def _brigade_strength(rows: vec.Truths, brigade: vec.Things, arm: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    # rating
    value = vec.asked(_rated_strength, rows, vec.asked(_rating, rows, brigade.numbers(_BRIGADE_BREED), arm))
    share = vec.full(rows, 100)
    share = share - brigade.numbers(_BRIGADE_ATTRITION)  # losses
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('brigade_strength'))
    value = value * share
    value = value * vec.at(_EXPERIENCE_EFFECTS_EFFECT, brigade.numbers(_BRIGADE_EXPERIENCE))  # experience
    answer: vec.Ints = (value + 5000) // 10000
    return answer  # whole points


def _ground_effect(rows: vec.Truths, group: vec.Things, arm: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    group_terrain = group.numbers(_GROUP_TERRAIN)
    test = (group_terrain == TERRAIN_SEA) & (arm != ARM_NO_TROOPS)
    here = rows & test
    if here.any():
        value = vec.where(here, 100, value)  # wings above the water
    here = rows & ~test
    if here.any():
        test_ = ((arm == ARM_LONG_RANGE) | (arm == ARM_SHORT_RANGE)) & (group_terrain != TERRAIN_SEA)
        here_ = here & test_
        test_2 = test_ & (~vec.asked(_long_shot, here_, group_terrain, arm))
        here_2 = here & test_2
        if here_2.any():
            value = vec.where(here_2, _terrain_effects_archerss(here_2, group_terrain), value)  # archers
        here_2 = here & ~test_2
        if here_2.any():
            test_3 = (group_terrain == TERRAIN_FOREST) & (arm == ARM_LONG_RANGE)
            here_3 = here_2 & test_3
            if here_3.any():
                value = vec.where(here_3, 0, value)  # long shots among trees
            here_3 = here_2 & ~test_3
            if here_3.any():
                test_4 = (group_terrain == TERRAIN_MOUNTAIN) & (arm == ARM_LONG_RANGE)
                here_4 = here_3 & test_4
                if here_4.any():
                    value = vec.where(here_4, 25, value)  # long shots among cliffs
                here_4 = here_3 & ~test_4
                if here_4.any():
                    test_5 = (arm == ARM_CHARGE) & (group_terrain != TERRAIN_SEA)
                    here_5 = here_4 & test_5
                    if here_5.any():
                        # cavalry
                        value = vec.where(here_5, _terrain_effects_cavalrys(here_5, group_terrain), value)
                    here_5 = here_4 & ~test_5
                    if here_5.any():
                        test_6 = arm == ARM_NO_TROOPS
                        here_6 = here_5 & test_6
                        if here_6.any():
                            value = vec.where(here_6, 100, value)  # nobody to hinder
                        here_6 = here_5 & ~test_6
                        if here_6.any():
                            test_7 = (group_terrain != TERRAIN_SEA) & vec.isin(
                                arm, (ARM_FIRST_MELEE, ARM_SECOND_MELEE, ARM_COMBINED, ARM_STORM),
                            )
                            here_7 = here_6 & test_7
                            if here_7.any():
                                # infantry
                                value = vec.where(
                                    here_7, _terrain_effects_infantrys(here_7, group_terrain), value,
                                )
                            here_7 = here_6 & ~test_7
                            if here_7.any():
                                value = vec.where(here_7, 0, value)
    group_kingdom = group.things(_GROUP_KINGDOM)
    group_kingdom_traits = group_kingdom.set(_KINGDOM_TRAITS)
    here = rows & group_kingdom_traits.has(TRAIT_ARCHERS)
    if here.any():
        here_2 = here & (
            (group_terrain == TERRAIN_FOREST)
            & ((arm == ARM_LONG_RANGE) | (arm == ARM_SHORT_RANGE))
        )
        if here_2.any():
            value = vec.where(here_2, value + 50, value)  # Archers (trait): marksmen
        here_2 = here & (
            (group_terrain == TERRAIN_MOUNTAIN)
            & ((arm == ARM_LONG_RANGE) | (arm == ARM_SHORT_RANGE))
        )
        if here_2.any():
            value = vec.where(here_2, value + 25, value)  # Archers (trait): marksmen
    return value


def _long_shot(rows: vec.Truths, terrain: vec.Ints, arm: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (arm == ARM_LONG_RANGE) & (
        (terrain == TERRAIN_FOREST) | (terrain == TERRAIN_MOUNTAIN)
    )
    return answer  # close ground


def _troop_value(rows: vec.Truths, group: vec.Things, arm: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    group_brigades = group.list(_GROUP_BRIGADES)
    sum_ = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        sum_ = vec.kept(here, sum_ + vec.where(here, vec.asked(_brigade_strength, here, b, arm), 0))
    value = sum_  # brigades
    value = vec.product(rows, value, 4)
    here_ = rows & (
        group.set(_GROUP_TYPES).has(BRIGADE_TYPE_SWAMPMEN)
        & (group.numbers(_GROUP_TERRAIN) == TERRAIN_MARSH)
    )
    if here_.any():
        sum_2 = vec.full(here_, 0)
        for here_2, b in group_brigades.each_thing(here_):
            here_3 = here_2 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_SWAMPMEN)
            sum_2 = vec.kept(
                here_3, sum_2 + vec.where(here_3, vec.asked(_brigade_strength, here_3, b, arm), 0),
            )
        # Swampmen (brigade type): at home in the mud
        value = vec.where(here_, vec.kept(here_, value + sum_2), value)
    value = vec.product(rows, value, vec.asked(_ground_effect, rows, group, arm))  # ground
    answer: vec.Ints = vec.kept(rows, value + 200) // 400
    return answer  # whole points


def _group_value(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_troop_value, rows, group, vec.full(rows, ARM_LONG_RANGE))  # long-range missiles
    # short-range missiles
    value = vec.kept(rows, value + vec.asked(_troop_value, rows, group, vec.full(rows, ARM_SHORT_RANGE)))
    value = vec.kept(rows, value + vec.asked(_troop_value, rows, group, vec.full(rows, ARM_CHARGE)))  # charge
    # first melee
    value = vec.kept(rows, value + vec.asked(_troop_value, rows, group, vec.full(rows, ARM_FIRST_MELEE)))
    # second melee
    value = vec.kept(rows, value + vec.asked(_troop_value, rows, group, vec.full(rows, ARM_SECOND_MELEE)))
    answer: vec.Ints = vec.kept(
        rows, value + vec.asked(_troop_value, rows, group, vec.full(rows, ARM_COMBINED)),
    )
    return answer  # combined


def _flying(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    group_brigades = group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        count += here
    here_ = rows & (count <= 0)
    if here_.any():
        answer = vec.where(here_, False, answer)  # troops
        done |= here_
    left = rows & ~done
    all_hold = vec.every(left, True)
    for here_2, b in group_brigades.each_thing(left):
        here_3 = here_2 & all_hold
        all_hold &= ~here_3 | (vec.at(_BRIGADE_TYPE_FLYER, b.numbers(_BRIGADE_BREED)) != 0)
    test = all_hold
    here_4 = left & ~test
    test_ = group.set(_GROUP_ARTIFACTS).has(ARTIFACT_GREEN_DRAGON_MATES)
    here_5 = here_4 & test_
    count_ = vec.full(here_5, 0)
    for here_6, b in group_brigades.each_thing(here_5):
        count_ += here_6
    test_2 = test_ & (count_ <= 0)
    here_7 = here_4 & test_2
    test_3 = test | (test_2 & (vec.asked(_host_size, here_7, group) == HOST_SIZE_PATROL))
    here_8 = left & ~test_3
    test_4 = group.set(_GROUP_ARTIFACTS).has(ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES)
    here_9 = here_8 & test_4
    count_2 = vec.full(here_9, 0)
    for here_10, b in group_brigades.each_thing(here_9):
        count_2 += here_10
    test_5 = test_3 | (test_4 & (count_2 <= 5))
    here_11 = left & ~test_5
    test_6 = group.set(_GROUP_ARTIFACTS).has(ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS)
    here_12 = here_11 & test_6
    count_3 = vec.full(here_12, 0)
    for here_13, b in group_brigades.each_thing(here_12):
        count_3 += here_13
    test_7 = test_5 | (test_6 & (count_3 <= 5))
    here_14 = left & ~test_7
    test_8 = group.set(_GROUP_TYPES).has(BRIGADE_TYPE_GIANT_EAGLES)
    here_15 = here_14 & test_8
    count_4 = vec.full(here_15, 0)
    for here_16, b in group_brigades.each_thing(here_15):
        count_4 += here_16
    test_9 = test_7 | (test_8 & (count_4 <= 5))
    here_17 = left & ~test_9
    test_10 = group.set(_GROUP_TYPES).has(BRIGADE_TYPE_ROCS)
    here_18 = here_17 & test_10
    count_5 = vec.full(here_18, 0)
    for here_19, b in group_brigades.each_thing(here_18):
        count_5 += here_19
    return vec.where(left, test_9 | (test_10 & (count_5 <= 5)), answer)  # Somebody in it has to walk.


def _adeptness(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _terrain_adeptness_bonuss(
        rows, vec.asked(_feeling, rows, group.things(_GROUP_KINGDOM), group.numbers(_GROUP_TERRAIN)),
    )
    return answer  # its feeling for the ground


def _brigades_of(rows: vec.Truths, group: vec.Things, breed: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    count = vec.full(rows, 0)
    for here, b in group.list(_GROUP_BRIGADES).each_thing(rows):
        here_ = here & (b.numbers(_BRIGADE_BREED) == breed)
        count += here_
    return count


def _worn(rows: vec.Truths, brigade: vec.Things, casualties: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    brigade_attrition = brigade.numbers(_BRIGADE_ATTRITION)
    value = brigade_attrition  # attrition before
    value = value * 100
    # casualties among those who were left
    value = vec.kept(rows, value + vec.product(rows, (100 - brigade_attrition), casualties))
    value = vec.kept(rows, value + 50) // 100  # whole points
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _broken(rows: vec.Truths, attrition: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = attrition >= 70
    return answer  # worn out


def _battle_attrition(rows: vec.Truths, kingdom: vec.Things, suffered: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = suffered
    here = rows & kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_LYCAN_REGENERATION)
    if here.any():
        value = vec.where(here, value - 5, value)  # Lycan Regeneration (privilege): they mend
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    return value


def _drilled(rows: vec.Truths, experience: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (experience == EXPERIENCE_GREEN)
    if here.any():
        answer = vec.where(here, EXPERIENCE_REGULAR, answer)
        done |= here
    left = rows & ~done
    here = left & (experience == EXPERIENCE_REGULAR)
    if here.any():
        answer = vec.where(here, EXPERIENCE_REGULAR, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (experience == EXPERIENCE_VETERAN)
    if here.any():
        answer = vec.where(here, EXPERIENCE_VETERAN, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, EXPERIENCE_ELITE, answer)


def _work_bill(rows: vec.Truths, kingdom: vec.Things, work: vec.Ints, multiple: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_IMPROVEMENTS_GOLD, work)
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_INDUSTRIOUS)
    if here.any():
        value = vec.where(here, value - 1000, value)  # Industrious (trait): their own hands
    test = kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_STONECUTTERS)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 3, value)  # Improvements At A Discount (privilege): their own masons
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    value = value * multiple  # the multiple that is asked for
    answer: vec.Ints = (value + 2) // 4
    return answer  # whole coins


def _work_rations(rows: vec.Truths, kingdom: vec.Things, work: vec.Ints, multiple: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_IMPROVEMENTS_FOOD, work)
    test = kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_STONECUTTERS)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 3, value)  # Improvements At A Discount (privilege): their own masons
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    value = value * multiple  # the multiple that is asked for
    answer: vec.Ints = (value + 2) // 4
    return answer  # whole sacks


def _is_fort(rows: vec.Truths, building: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(_BUILDING_FORTIFICATION, building) != 0
    return answer


def _stone_bill(rows: vec.Truths, building: vec.Ints, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (vec.at(_BUILDING_GOLD, building) != vec.NONE)
    if here.any():
        # its price
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_BUILDING_GOLD, building), '')), value,
        )
    test = kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_GIANT_MASONS)
    here_ = rows & test
    test_ = test & (~vec.asked(_is_fort, here_, building))
    here = rows & test_
    if here.any():
        # Master Craftsmen (privilege): their own craftsmen
        value = vec.where(here, vec.product(here, value, 9), value)
    here = rows & ~test_
    if here.any():
        value = vec.where(here, vec.product(here, value, 10), value)
    answer: vec.Ints = vec.kept(rows, value + 5) // 10
    return answer  # whole coins


def _stone_rations(rows: vec.Truths, building: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (vec.at(_BUILDING_FOOD, building) != vec.NONE)
    if here.any():
        # its price
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_BUILDING_FOOD, building), '')), value,
        )
    return value


def _people_drawn(rows: vec.Truths, people: vec.Ints, building: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = people
    share = vec.full(rows, 100)
    here = rows & (vec.at(_BUILDING_CENSUS, building) != vec.NONE)
    if here.any():
        # what it adds once
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_BUILDING_CENSUS, building), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('people_drawn'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = value // 100
    return answer


def _throne_may_move(rows: vec.Truths, besieged: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = ~besieged
    return answer  # Nobody leaves a capital under siege.


def _gold_boosted(rows: vec.Truths, output: vec.Ints, building: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = output
    share = vec.full(rows, 100)
    here = rows & (vec.at(_BUILDING_MORE_GOLD, building) != vec.NONE)
    if here.any():
        # what it adds once
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_BUILDING_MORE_GOLD, building), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('gold_boosted'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = value // 100
    return answer


def _food_boosted(rows: vec.Truths, output: vec.Ints, building: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = output
    share = vec.full(rows, 100)
    here = rows & (vec.at(_BUILDING_MORE_FOOD, building) != vec.NONE)
    if here.any():
        # what it adds once
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_BUILDING_MORE_FOOD, building), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('food_boosted'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = value // 100
    return answer


def _walls_built(rows: vec.Truths, walls: vec.Ints, building: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = walls
    here = rows & (vec.at(_BUILDING_DEFENSE, building) != vec.NONE)
    if here.any():
        # for good
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_BUILDING_DEFENSE, building), '')), value,
        )
    return value


def _least_power(rows: vec.Truths, spell: vec.Ints, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(
        _casting_level, rows, spell, kingdom.numbers(_KINGDOM_PROWESS),
        kingdom.set(_KINGDOM_EARLY_SPELLS).holds(spell),
    )
    return answer


def _is_at(rows: vec.Truths, caster: vec.Things, place: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    caster_place = caster.things(_TARGET_PLACE)
    here = rows & caster_place.same(place)
    if here.any():
        answer = vec.where(here, True, answer)  # at home there
        done |= here
    left = rows & ~done
    caster_group = caster.things(_WIZARD_GROUP)
    here = left & (
        caster_group.given
        & (caster_group.numbers(_GROUP_AREA) != vec.NONE)
        & (caster_group.numbers(_GROUP_AREA) == place.numbers(_PLACE_AREA))
    )
    if here.any():
        answer = vec.where(here, True, answer)  # with a group
        done |= here
    left_ = left & ~done
    return vec.where(
        left_,
        caster_place.given
            & (caster_place.numbers(_PLACE_AREA) != vec.NONE)
            & (caster_place.numbers(_PLACE_AREA) == place.numbers(_PLACE_AREA)),
        answer,
    )


def _called_in(rows: vec.Truths, group: vec.Things, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_brigades_called, rows, spell, power)
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & (
        (vec.at(_SPELL_MOST_IN_GROUP, spell) != vec.NONE)
        & (vec.at(_SPELL_SUMMONS, spell) != vec.NONE)
    )
    if here.any():
        limit = vec.kept(
            here,
            vec.present(here, vec.at(_SPELL_MOST_IN_GROUP, spell), '')
                - vec.asked(_brigades_of, here, group, vec.present(here, vec.at(_SPELL_SUMMONS, spell), '')),
        )
        here_ = here & (value > limit)
        if here_.any():
            value = vec.where(here_, limit, value)  # as many as a group may have
    return value


def _stands_at(rows: vec.Truths, caster: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    caster_group = caster.things(_WIZARD_GROUP)
    here = rows & caster_group.given
    if here.any():
        answer = vec.where(here, caster_group.numbers(_GROUP_AREA), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.asked(_seat, left, caster), answer)


def _is_envoy(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = vec.isin(target.numbers(_TARGET_RANK), (RANK_FOOL, RANK_PRIESTESS, RANK_AGENT, RANK_FANATIC))
    here = rows & ~test
    answer: vec.Truths = test | vec.asked(_political, here, target)
    return answer  # rank; an emissary


def _comes_to(
    rows: vec.Truths, cast_: vec.Things, host: vec.Things, foe: vec.Things, town: vec.Things,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & cast_.truths(_CAST_UNRAVELLED)
    if here.any():
        answer = vec.where(here, False, answer)  # dispelled
        done |= here
    left = rows & ~done
    cast_caster = cast_.things(_CAST_CASTER)
    test = cast_caster.given
    here_ = left & test
    found = vec.every(here_, False)
    for here_2, w in host.list(_GROUP_WIZARDS).each_thing(here_):
        here_3 = here_2 & ~found
        found |= here_3 & w.same(cast_caster)
    here = left & (test & (~found))
    if here.any():
        answer = vec.where(here, False, answer)  # its wizard is gone
        done |= here
    left_ = left & ~done
    cast_foe = cast_.things(_CAST_FOE)
    here = left_ & ((~cast_foe.given) & (~cast_.things(_CAST_TOWN).given))
    if here.any():
        answer = vec.where(here, True, answer)  # it works in every battle
        done |= here
    left_2 = left_ & ~done
    # prepared for this enemy
    return vec.where(
        left_2, (foe.given & cast_foe.same(foe)) | (town.given & cast_.things(_CAST_TOWN).same(town)), answer,
    )


def _sheltered(rows: vec.Truths, host: vec.Things, from_whom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    found = vec.every(rows, False)
    for here, c in host.list(_GROUP_PREPARED).each_thing(rows):
        here_ = here & ~found
        test = c.numbers(_CAST_SPELL) == SPELL_PROTECT_HEROES_AND_WIZARDS
        here_2 = here_ & test
        found |= here_ & (test & vec.asked(_comes_to, here_2, c, host, from_whom, vec.nothing(here_2)))
    return found


def _bodies_raised(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    found = vec.every(rows, False)
    for here, c in side.list(_SIDE_CASTS).each_thing(rows):
        here_ = here & ~found
        found |= here_ & (vec.at(_SPELL_SPELL_CAP, c.numbers(_CAST_SPELL)) != vec.NONE)
    here_2 = rows & found
    if here_2.any():
        # brigades that the enemy lost
        value = vec.where(here_2, value + enemy.numbers(_SIDE_BRIGADES_LOST), value)
    limit = vec.larger(
        vec.full(rows, 0),
        vec.kept(
            rows,
            5 - vec.asked(_brigades_of, rows, side.things(_SIDE_GROUP), vec.full(rows, BRIGADE_TYPE_ZOMBIES)),
        ),
    )
    here_2 = rows & (value > limit)
    if here_2.any():
        value = vec.where(here_2, limit, value)  # as many as the spell raises
    return value


def _goes_cold(rows: vec.Truths, artifact: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        (vec.at(_ARTIFACT_SORT, artifact) == ARTIFACT_CLASS_WEAPON)
        | (vec.at(_ARTIFACT_EVERY_BATTLE, artifact) != 0)
    )
    return answer


def _walled_off(rows: vec.Truths, attacker: vec.Things, foe: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & vec.asked(_flying, rows, attacker)
    if here.any():
        answer = vec.where(here, False, answer)  # it flies across
        done |= here
    left = rows & ~done
    found = vec.every(left, False)
    for here_, c in foe.list(_GROUP_PREPARED).each_thing(left):
        here_2 = here_ & ~found
        test = vec.at(_SPELL_LOSSES, c.numbers(_CAST_SPELL)) != vec.NONE
        here_3 = here_2 & test
        found |= here_2 & (test & vec.asked(_comes_to, here_3, c, foe, attacker, vec.nothing(here_3)))
    here = left & found
    if here.any():
        answer = vec.where(here, True, answer)  # the enemy's
        done |= here
    left_ = left & ~done
    test_ = ~vec.asked(_flying, left_, foe)
    here_4 = left_ & test_
    found_ = vec.every(here_4, False)
    for here_5, c in attacker.list(_GROUP_PREPARED).each_thing(here_4):
        here_6 = here_5 & ~found_
        test_2 = vec.at(_SPELL_LOSSES, c.numbers(_CAST_SPELL)) != vec.NONE
        here_7 = here_6 & test_2
        found_ |= here_6 & (test_2 & vec.asked(_comes_to, here_7, c, attacker, foe, vec.nothing(here_7)))
    return vec.where(left_, test_ & found_, answer)  # its own


def _brigades_reaped(rows: vec.Truths, spell: vec.Ints, kingdom: vec.Things, foe: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = (vec.at(_SPELL_LEAST_KILLED, spell) == vec.NONE) | (vec.at(_SPELL_MOST_KILLED, spell) == vec.NONE)
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        # how magical the kingdom is
        value = vec.where(
            here,
            vec.larger(
                vec.present(here, vec.at(_SPELL_LEAST_KILLED, spell), ''),
                vec.smaller(
                    vec.present(here, vec.at(_SPELL_MOST_KILLED, spell), ''),
                    (
                        vec.kept(
                            here,
                            vec.kept(
                                    here,
                                    vec.present(here, vec.at(_SPELL_LEAST_KILLED, spell), '')
                                        + vec.present(here, vec.at(_SPELL_MOST_KILLED, spell), ''),
                                )
                                - (vec.at(_SPELL_TIERS_LATER, kingdom.numbers(_KINGDOM_PROWESS)) * 2),
                        ) // 2
                    ),
                ),
            ),
            value,
        )
    test_ = vec.at(_SPELL_MORE_OF_AN_ARMY, spell) != vec.NONE
    here_ = rows & test_
    here = rows & (test_ & (vec.asked(_host_size, here_, foe) == HOST_SIZE_ARMY_GROUP))
    if here.any():
        # an army group
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_SPELL_MORE_OF_AN_ARMY, spell), '')), value,
        )
    return value


def _sureness(rows: vec.Truths, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_SURETY, spell) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 100, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_SPELL_SURETY, spell), ''), value)
    return value


def _land_around(rows: vec.Truths, caster: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    caster_group = caster.things(_WIZARD_GROUP)
    here = rows & caster_group.given
    if here.any():
        answer = vec.where(here, caster_group.numbers(_GROUP_REGION), answer)
        done |= here
    left = rows & ~done
    caster_place = caster.things(_TARGET_PLACE)
    here = left & caster_place.given
    if here.any():
        answer = vec.where(here, caster_place.numbers(_PLACE_REGION), answer)  # at home
        done |= here
    left_ = left & ~done
    return vec.where(left_, vec.NONE, answer)


def _kept_from_seekers(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & target.set(_TARGET_EFFECTS).has(EFFECT_WARDED)
    if here.any():
        answer = vec.where(here, True, answer)  # a ward
        done |= here
    left = rows & ~done
    target_place = target.things(_TARGET_PLACE)
    # a glyph
    return vec.where(
        left,
        target_place.given
            & target_place.truths(_PLACE_HIDDEN)
            & (~target_place.things(_PLACE_SANCTUARY_OF).given),
        answer,
    )


def _in_land_of(rows: vec.Truths, caster: vec.Things, place: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    place_region = place.numbers(_PLACE_REGION)
    test = place_region != vec.NONE
    here = rows & test
    answer: vec.Truths = test & (place_region == vec.asked(_land_around, here, caster))
    return answer


def _may_charm_gates(rows: vec.Truths, caster: vec.Things, place: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    caster_group = caster.things(_WIZARD_GROUP)
    test = ~caster_group.given
    here = rows & ~test
    here_ = rows & (test | (vec.asked(_host_size, here, caster_group) <= HOST_SIZE_PATROL))
    if here_.any():
        answer = vec.where(here_, False, answer)  # the caster is with no troops that could impress anybody.
        done |= here_
    left = rows & ~done
    test_ = caster_group.given
    here_2 = left & test_
    found = vec.every(here_2, False)
    for here_3, l_ in caster_group.list(_GROUP_LEADERS).each_thing(here_2):
        here_4 = here_3 & ~found
        found |= here_4 & (_leader_bonuses_bonuss(here_4, l_.numbers(_TARGET_RANK)) >= 10)
    here_ = left & (test_ & (~found))
    if here_.any():
        answer = vec.where(here_, False, answer)  # It takes a leader of some rank to be heard.
        done |= here_
    left_ = left & ~done
    # the place listens to nobody: neither capitals nor walls out of legend do.
    return vec.where(left_, vec.asked(_open_to_talk, left_, place), answer)


def _people_after(rows: vec.Truths, people: vec.Ints, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = people
    share = vec.full(rows, 100)
    here = rows & (vec.at(_SPELL_CENSUS_SHARE, spell) != vec.NONE)
    if here.any():
        # the spell
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_SPELL_CENSUS_SHARE, spell), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('people_after'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = value // 100
    return answer  # whole people


def _harvest_after(rows: vec.Truths, harvest: vec.Ints, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = harvest
    share = vec.full(rows, 100)
    here = rows & ((vec.at(_SPELL_FOOD_SHARE, spell) != vec.NONE) & (harvest > 0))
    if here.any():
        # the spell
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_SPELL_FOOD_SHARE, spell), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('harvest_after'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = value // 100
    return answer


def _shaken_morale(rows: vec.Truths, group: vec.Things, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = group.numbers(_GROUP_MORALE)
    here = rows & (vec.at(_SPELL_MORALE_LOST, spell) != vec.NONE)
    if here.any():
        # the spell
        value = vec.where(
            here, vec.kept(here, value - vec.present(here, vec.at(_SPELL_MORALE_LOST, spell), '')), value,
        )
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # no heart left
    test = group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_EVIL) & (value < 80)
    here_ = rows & test
    here = rows & (test & vec.asked(_all_dead, here_, group))
    if here.any():
        value = vec.where(here, 80, value)  # casting regions: the dead do not despair
    return value


def _beast_strength(rows: vec.Truths, spell: vec.Ints, heads: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_FLEET_QUALITY, spell) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        # as fleets of its quality
        value = vec.where(
            here,
            vec.product(
                here, vec.product(here, heads, vec.present(here, vec.at(_SPELL_FLEET_QUALITY, spell), '')),
                vec.present(here, vec.at(_SPELL_FLEET_QUALITY, spell), ''),
            ),
            value,
        )
    share = vec.full(rows, 100)
    here = rows & (vec.at(_SPELL_FLEET_BONUS, spell) != vec.NONE)
    if here.any():
        # as by a leader aboard
        share = vec.where(
            here, vec.kept(here, share + vec.present(here, vec.at(_SPELL_FLEET_BONUS, spell), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('beast_strength'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 50) // 100
    return answer


def _heads_lost(rows: vec.Truths, heads: vec.Ints, own: vec.Ints, foe: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = heads * 2  # against whoever is stronger by far
    value = vec.product(rows, value, vec.product(rows, foe, foe))  # by the squares of both strengths
    divisor = vec.full(rows, 1)
    # by the squares of both strengths
    divisor = vec.product(
        rows, divisor,
        vec.larger(
            vec.full(rows, 1), vec.kept(rows, vec.product(rows, own, own) + vec.product(rows, foe, foe)),
        ),
    )
    answer: vec.Ints = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 2) + vec.product(rows, divisor, 3)),
        vec.product(rows, divisor, 6), 'heads_lost',
    )
    return answer


def _under_veil(rows: vec.Truths, group: vec.Things, status: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    group_veil = group.numbers(_GROUP_VEIL)
    test = (group_veil != vec.NONE) & (vec.at(_SPELL_VEIL_CAST, group_veil) == status)
    here = rows & test
    test_ = vec.at(_SPELL_BIGGEST_GROUP, group_veil) == vec.NONE
    here_ = here & ~test_
    count = vec.full(here_, 0)
    for here_2, b in group.list(_GROUP_BRIGADES).each_thing(here_):
        count += here_2
    answer: vec.Truths = test & (
        test_ | (count <= vec.present(here_, vec.at(_SPELL_BIGGEST_GROUP, group_veil), ''))
    )
    return answer


def _may_craft(rows: vec.Truths, item: vec.Ints, power: vec.Ints, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (power < 5)
    if here.any():
        answer = vec.where(here, False, answer)  # The craft takes a greater wizard.
        done |= here
    left = rows & ~done
    # It takes the item's mithril price; at hand: the kingdom's mithril.
    return vec.where(
        left, kingdom.numbers(_KINGDOM_MITHRIL) >= vec.at(_MAGICAL_ITEM_MITHRIL_PRICE, item), answer,
    )


def _may_brew(rows: vec.Truths, item: vec.Ints, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (kingdom.numbers(_KINGDOM_BEGAN_AS) != vec.at(_ALCHEMIST_ITEM_FOLK, item))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody else knows how.
        done |= here
    left = rows & ~done
    found = vec.every(left, False)
    for here_, p in kingdom.list(_KINGDOM_PLACES).each_thing(left):
        here_2 = here_ & ~found
        found_ = vec.every(here_2, False)
        for here_3, b in p.set(_PLACE_BUILDINGS).each(here_2):
            here_4 = here_3 & ~found_
            found_ |= here_4 & (b == vec.at(_ALCHEMIST_ITEM_WORKSHOP, item))
        found |= here_2 & found_
    here = left & (~found)
    if here.any():
        answer = vec.where(here, False, answer)  # The building that it takes is missing.
        done |= here
    left_ = left & ~done
    test = vec.at(_ALCHEMIST_ITEM_BREAD, item) != vec.NONE
    here_5 = left_ & test
    here = left_ & (
        test
        & (kingdom.numbers(_KINGDOM_FOOD) < vec.present(here_5, vec.at(_ALCHEMIST_ITEM_BREAD, item), ''))
    )
    if here.any():
        answer = vec.where(here, False, answer)  # There is not enough food.
        done |= here
    left_2 = left_ & ~done
    test_ = vec.at(_ALCHEMIST_ITEM_COIN, item) == vec.NONE
    here_6 = left_2 & ~test_
    # There is not enough gold.
    return vec.where(
        left_2,
        test_
            | (kingdom.numbers(_KINGDOM_GOLD) >= vec.present(here_6, vec.at(_ALCHEMIST_ITEM_COIN, item), '')),
        answer,
    )


def _skeleton_toll(rows: vec.Truths, skeleton: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_CLOSET_SKELETON_INFLUENCE, skeleton) * -1
    return answer


def _exhaustion_chance(rows: vec.Truths, vigor: vec.Ints, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_VIGOR_EXHAUSTING, vigor) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_VIGOR_EXHAUSTING, vigor), ''), value)
    here = rows & ((vigor == VIGOR_WEARY) & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT))
    if here.any():
        value = vec.where(here, 25, value)  # Devout (trait): faith carries her
    return value


def _finds_hidden(rows: vec.Truths, lookout: vec.Ints, grade: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (vec.at(_LOOKOUT_FINDS_HIDDEN, lookout) != 0)
    if here.any():
        answer = vec.where(here, True, answer)  # nothing stays hidden
        done |= here
    left = rows & ~done
    test = vec.at(_LOOKOUT_HIDDEN_LEVEL, lookout) != vec.NONE
    here_ = left & test
    # sharp eyes
    return vec.where(
        left, test & (grade >= vec.present(here_, vec.at(_LOOKOUT_HIDDEN_LEVEL, lookout), '')), answer,
    )


def _thrones(rows: vec.Truths, variant_played: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = (
        (vec.at(_CAMPAIGN_VARIANT_TEAMS, variant_played) == vec.NONE)
        | (vec.at(_CAMPAIGN_VARIANT_TEAM_KINGDOMS, variant_played) == vec.NONE)
    )
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(
            here,
            vec.product(
                here, vec.present(here, vec.at(_CAMPAIGN_VARIANT_TEAMS, variant_played), ''),
                vec.present(here, vec.at(_CAMPAIGN_VARIANT_TEAM_KINGDOMS, variant_played), ''),
            ),
            value,
        )
    return value


def _partners(rows: vec.Truths, variant_played: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_CAMPAIGN_VARIANT_TEAM_KINGDOMS, variant_played) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(
            here,
            vec.kept(
                here, vec.present(here, vec.at(_CAMPAIGN_VARIANT_TEAM_KINGDOMS, variant_played), '') - 1,
            ),
            value,
        )
    return value


def _has_won(rows: vec.Truths, kingdom: vec.Things, triumph: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (vec.at(_TRIUMPH_REGIONS, triumph) == vec.NONE)
    if here.any():
        answer = vec.where(here, False, answer)  # nothing that a ruler could count
        done |= here
    left = rows & ~done
    test = vec.at(_TRIUMPH_REGIONS, triumph) != vec.NONE
    here_ = left & test
    count = vec.full(here_, 0)
    for here_2, s in kingdom.list(_KINGDOM_STANDINGS).each_thing(here_):
        here_3 = here_2 & vec.asked(_controls, here_2, kingdom, s.numbers(_FOOTHOLD_REGION))
        count += here_3
    # enough regions
    return vec.where(
        left, test & (count >= vec.present(here_, vec.at(_TRIUMPH_REGIONS, triumph), '')), answer,
    )


def _surprised(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & side.truths(_SIDE_ENTRENCHED)
    if here.any():
        answer = vec.where(here, False, answer)  # dug in
        done |= here
    left = rows & ~done
    here = left & side.things(_SIDE_GROUP).things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_ACUITY)
    if here.any():
        answer = vec.where(here, False, answer)  # Acuity (trait): never off their guard
        done |= here
    left_ = left & ~done
    # nobody gave an order against it
    return vec.where(
        left_, (~side.truths(_SIDE_ATTACKING)) & (side.numbers(_SIDE_ORDERED) == TACTIC_NO_ORDERS), answer,
    )


def _leader_bonus(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    sum_ = vec.full(rows, 0)
    for here, l_ in side.things(_SIDE_GROUP).list(_GROUP_LEADERS).each_thing(rows):
        here_ = here & (~l_.truths(_LEADER_STUNNED))
        sum_ = vec.kept(
            here_, sum_ + vec.where(here_, _leader_bonuses_bonuss(here_, l_.numbers(_TARGET_RANK)), 0),
        )
    value = sum_  # leaders
    share = vec.full(rows, 100)
    here_2 = rows & vec.asked(_surprised, rows, side)
    if here_2.any():
        share = vec.where(here_2, share - 50, share)  # caught unprepared
    here_2 = rows & (vec.asked(_stance, rows, enemy, side) == TACTIC_NIGHT)
    if here_2.any():
        share = vec.where(here_2, share - 33, share)  # tactics: orders lost in the dark
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 50) // 100
    return answer  # whole points


def _declared(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    found = vec.every(rows, False)
    for here, k in side.things(_SIDE_GROUP).things(_GROUP_KINGDOM).list(_KINGDOM_ENEMIES).each_thing(rows):
        here_ = here & ~found
        found |= here_ & k.same(enemy.things(_SIDE_GROUP).things(_GROUP_KINGDOM))
    return found  # declared an enemy


def _immune_to_fear(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    side_group_brigades = side_group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in side_group_brigades.each_thing(rows):
        count += here
    test = count > 0
    here_ = rows & test
    all_hold = vec.every(here_, True)
    for here_2, b in side_group_brigades.each_thing(here_):
        here_3 = here_2 & all_hold
        all_hold &= ~here_3 | (vec.at(_BRIGADE_TYPE_UNDEAD, b.numbers(_BRIGADE_BREED)) != 0)
    here_4 = rows & (test & all_hold)
    if here_4.any():
        answer = vec.where(here_4, True, answer)  # the dead fear nothing
        done |= here_4
    left = rows & ~done
    # Stalwart (trait): they do not scare
    return vec.where(left, side_group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_STALWART), answer)


def _fear_felt(rows: vec.Truths, side: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.asked(_immune_to_fear, rows, side)
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)  # fearless
    here = rows & ~test
    if here.any():
        value = vec.where(here, 100, value)  # frightened
    side_group = side.things(_SIDE_GROUP)
    side_group_brigades = side_group.list(_GROUP_BRIGADES)
    found = vec.every(rows, False)
    for here_, b in side_group_brigades.each_thing(rows):
        here_2 = here_ & ~found
        found |= here_2 & (vec.at(_BRIGADE_TYPE_STALWART, b.numbers(_BRIGADE_BREED)) != 0)
    here = rows & found
    if here.any():
        count = vec.full(here, 0)
        for here_3, b in side_group_brigades.each_thing(here):
            here_4 = here_3 & (~(vec.at(_BRIGADE_TYPE_STALWART, b.numbers(_BRIGADE_BREED)) != 0))
            count += here_4
        value = vec.where(here, vec.product(here, value, count), value)  # brigades that can be frightened
    divisor = vec.full(rows, 1)
    found_ = vec.every(rows, False)
    for here_5, b in side_group_brigades.each_thing(rows):
        here_6 = here_5 & ~found_
        found_ |= here_6 & (vec.at(_BRIGADE_TYPE_STALWART, b.numbers(_BRIGADE_BREED)) != 0)
    here = rows & found_
    if here.any():
        count_ = vec.full(here, 0)
        for here_7, b in side_group_brigades.each_thing(here):
            count_ += here_7
        # of all brigades
        divisor = vec.where(here, vec.product(here, divisor, vec.larger(vec.full(here, 1), count_)), divisor)
    answer: vec.Ints = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 2) + divisor), vec.product(rows, divisor, 2),
        'fear_felt',
    )
    return answer  # whole points


def _magic_taken(rows: vec.Truths, side: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    side_group = side.things(_SIDE_GROUP)
    # brigades that spells slide past
    value = vec.kept(rows, value - vec.asked(_magic_proof, rows, side_group))
    side_group_kingdom = side_group.things(_GROUP_KINGDOM)
    side_group_kingdom_traits = side_group_kingdom.set(_KINGDOM_TRAITS)
    here = rows & side_group_kingdom_traits.has(TRAIT_MAGIC_SUSCEPTIBLE_BATTLE)
    if here.any():
        # Magic Susceptible (Battle) (trait): susceptible
        value = vec.where(here, vec.kept(here, value + 33), value)
    here = rows & side_group_kingdom_traits.has(TRAIT_STALWART)
    if here.any():
        value = vec.where(here, vec.kept(here, value - 25), value)  # Stalwart (trait): they do not flinch
    here = rows & (~side_group.set(_GROUP_ARTIFACTS).has(ARTIFACT_ORB_OF_ANTI_MAGIC))
    if here.any():
        # unless Orb of Anti-Magic (artifact): orb
        value = vec.where(here, vec.product(here, value, 2), value)
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # spared
    answer: vec.Ints = vec.kept(rows, value + 1) // 2
    return answer  # whole points


def _magic_resistance(rows: vec.Truths, side: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = (
        rows
        & side.things(_SIDE_GROUP).things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_MAGIC_RESISTANCE_BATTLE)
    )
    if here.any():
        value = vec.where(here, 33, value)  # Magic Resistance (Battle) (trait): resistance
    return value


def _befuddled(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & vec.asked(_immune_to_chaos, rows, side)
    if here.any():
        answer = vec.where(here, False, answer)  # nothing confuses them
        done |= here
    left = rows & ~done
    here = left & (vec.asked(_stance, left, enemy, side) == TACTIC_STOMP)
    if here.any():
        answer = vec.where(here, True, answer)  # the ground shakes
        done |= here
    left_ = left & ~done
    found = vec.every(left_, False)
    for here_, c in enemy.list(_SIDE_CASTS).each_thing(left_):
        here_2 = here_ & ~found
        found |= here_2 & (c.numbers(_CAST_SPELL) == SPELL_CHAOS)
    here = left_ & found
    if here.any():
        answer = vec.where(here, True, answer)  # a spell of chaos
        done |= here
    left_2 = left_ & ~done
    # Chimera (brigade type): the goat's gaze
    return vec.where(left_2, enemy.things(_SIDE_GROUP).set(_GROUP_TYPES).has(BRIGADE_TYPE_CHIMERA), answer)


def _immune_to_chaos(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    found = vec.every(rows, False)
    for here, l_ in side_group.list(_GROUP_LEADERS).each_thing(rows):
        here_ = here & ~found
        found |= here_ & ((l_.numbers(_TARGET_RANK) == RANK_WARLORD) & (~l_.truths(_LEADER_STUNNED)))
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, True, answer)  # a Warlord shouts louder
        done |= here_2
    left = rows & ~done
    # Stalwart (trait): calm
    return vec.where(left, side_group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_STALWART), answer)


def _confusion(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & vec.asked(_befuddled, rows, side, enemy)
    if here.any():
        value = vec.where(here, value + 20, value)  # confused
    found = vec.every(rows, False)
    for here_, l_ in side.things(_SIDE_GROUP).list(_GROUP_LEADERS).each_thing(rows):
        here_2 = here_ & ~found
        found |= here_2 & ((l_.numbers(_TARGET_RANK) == RANK_MARSHAL) & (~l_.truths(_LEADER_STUNNED)))
    here = rows & found
    if here.any():
        value = vec.where(here, value // 2, value)  # a Marshal keeps some order
    return value


def _retreat_threshold(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_TACTIC_RETREAT, vec.asked(_stance, rows, side, enemy))  # its plan
    enemy_group = enemy.things(_SIDE_GROUP)
    test = enemy_group.set(_GROUP_TYPES).has(BRIGADE_TYPE_GOBLINS)
    here = rows & test
    count = vec.full(here, 0)
    for here_, b in enemy_group.list(_GROUP_BRIGADES).each_thing(here):
        here_2 = here_ & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_GOBLINS)
        count += here_2
    here_3 = rows & (test & (count > 3))
    if here_3.any():
        count_ = vec.full(here_3, 0)
        for here_4, b in enemy_group.list(_GROUP_BRIGADES).each_thing(here_3):
            here_5 = here_4 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_GOBLINS)
            count_ += here_5
        # Goblins (brigade type): goblin swarm
        value = vec.where(
            here_3,
            vec.larger(
                value,
                vec.smaller(
                    vec.full(here_3, 35),
                    vec.kept(here_3, value + vec.product(here_3, vec.kept(here_3, count_ - 3), 5)),
                ),
            ),
            value,
        )
    here_3 = rows & vec.asked(_befuddled, rows, side, enemy)
    if here_3.any():
        value = vec.where(here_3, value + vec.asked(_confusion, here_3, side, enemy), value)  # confusion
    here_3 = rows & (value > 100)
    if here_3.any():
        value = vec.where(here_3, 100, value)
    return value


def _withdraws(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = side.numbers(_SIDE_LOSSES) >= vec.asked(_retreat_threshold, rows, side, enemy)
    return answer  # too many have fallen


def _retreat_losses(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    tactic = vec.asked(_stance, rows, side, enemy)
    test = ~(vec.at(_TACTIC_ORDERLY, tactic) != 0)
    here = rows & test
    if here.any():
        value = vec.where(here, 10, value)  # the way out
    here = rows & ~test
    if here.any():
        value = vec.where(here, 0, value)  # in good order
    side_group = side.things(_SIDE_GROUP)
    here = rows & (~side_group.set(_GROUP_ARTIFACTS).has(ARTIFACT_STANDARD_OF_VALOR))
    if here.any():
        value = vec.where(here, value * 4, value)  # unless Standard of Valor (artifact): a line that holds
    enemy_group = enemy.things(_SIDE_GROUP)
    test_ = enemy_group.set(_GROUP_TYPES).has(BRIGADE_TYPE_MAMMOTHS)
    here_ = rows & test_
    here = rows & (
        test_
        & (vec.asked(_brigades_of, here_, enemy_group, vec.full(here_, BRIGADE_TYPE_MAMMOTHS)) >= 2)
    )
    if here.any():
        value = vec.where(here, value * 2, value)  # Mammoths (brigade type): trampled
    side_group_region = side_group.numbers(_GROUP_REGION)
    test_2 = side_group_region != vec.NONE
    here_2 = rows & test_2
    here = rows & (
        test_2
        & (~vec.asked(_controls, here_2, side_group.things(_GROUP_KINGDOM), side_group_region))
    )
    if here.any():
        # combat: savage country
        value = vec.where(here, value * vec.at(_REGION_RETREAT_FACTOR, side_group_region), value)
    stance = vec.asked(_stance, rows, enemy, side)
    here = rows & (stance == TACTIC_FLANKING)
    if here.any():
        value = vec.where(here, value * 3, value)  # tactics: flanked
    here = rows & (tactic == TACTIC_FLANKING)
    if here.any():
        value = vec.where(here, value * 2, value)  # tactics: caught while flanking
    here = rows & (stance == TACTIC_NIGHT)
    if here.any():
        value = vec.where(here, value * 2, value)  # tactics: fleeing in the dark
    side_group_kingdom = side_group.things(_GROUP_KINGDOM)
    here = rows & (~side_group_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ARCHERS))
    if here.any():
        value = vec.where(here, value * 2, value)  # unless Archers (trait): rear-guard
    answer: vec.Ints = (value + 4) // 8
    return answer  # whole points


def _death_chance(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = side.numbers(_SIDE_LOSSES)  # as the troops
    enemy_group = enemy.things(_SIDE_GROUP)
    enemy_group_types = enemy_group.set(_GROUP_TYPES)
    here = rows & enemy_group_types.has(BRIGADE_TYPE_COCKATRICES)
    if here.any():
        count = vec.full(here, 0)
        for here_, b in enemy_group.list(_GROUP_BRIGADES).each_thing(here):
            here_2 = here_ & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_COCKATRICES)
            count += here_2
        # Cockatrices (brigade type): petrifying gaze
        value = vec.where(here, vec.kept(here, value + vec.product(here, count, 10)), value)
    here = rows & enemy_group_types.has(BRIGADE_TYPE_SCORPIONS)
    if here.any():
        count_ = vec.full(here, 0)
        for here_3, b in enemy_group.list(_GROUP_BRIGADES).each_thing(here):
            here_4 = here_3 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_SCORPIONS)
            count_ += here_4
        # Scorpions (brigade type): stings
        value = vec.where(here, vec.kept(here, value + vec.product(here, count_, 10)), value)
    side_group = side.things(_SIDE_GROUP)
    side_group_kingdom = side_group.things(_GROUP_KINGDOM)
    here = rows & (side_group_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_GIANTS)
    if here.any():
        value = vec.where(here, vec.kept(here, value - 15), value)  # Giants (kingdom): too large to fall
    here = rows & (
        enemy_group.things(_GROUP_KINGDOM).set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_EQUIP_ADVANCED_ITEM)
        & enemy_group.truths(_GROUP_OWN_WEAPON)
    )
    if here.any():
        # Equip Advanced Item (privilege): own weapons
        value = vec.where(here, vec.kept(here, value + 20), value)
    here = rows & (vec.asked(_stance, rows, enemy, side) == TACTIC_NIGHT)
    if here.any():
        value = vec.where(here, vec.kept(here, value + 10), value)  # tactics: knives in the dark
    side_group_kingdom_traits = side_group_kingdom.set(_KINGDOM_TRAITS)
    here = rows & side_group_kingdom_traits.has(TRAIT_MILITARY_TRADITION)
    if here.any():
        # Military Tradition (trait): schooled to survive
        value = vec.where(here, vec.kept(here, value - 10), value)
    here = rows & side_group_kingdom_traits.has(TRAIT_STALWART)
    if here.any():
        value = vec.where(here, vec.kept(here, value - 15), value)  # Stalwart (trait): hard to kill
    test = side_group_kingdom_traits.has(TRAIT_HEALING)
    here = rows & test
    if here.any():
        value = vec.where(here, vec.product(here, value, 67), value)  # Healing (trait): wounds that close
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.product(here, value, 100), value)
    value = vec.kept(rows, value + 50) // 100  # whole points
    test_ = value < 0
    here = rows & test_
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test_
    if here.any():
        here_5 = here & (value > 100)
        if here_5.any():
            value = vec.where(here_5, 100, value)
    return value


def _may_fall(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = ~figure.truths(_TARGET_UNDEAD)
    return answer  # undead


def _may_barrage(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_SIEGE_ENGINEERING))
    if here.any():
        answer = vec.where(here, False, answer)  # It takes engineers.
        done |= here
    left = rows & ~done
    here = left & (~vec.asked(_commanded, left, group))
    if here.any():
        answer = vec.where(here, False, answer)  # It takes a Marshal.
        done |= here
    left_ = left & ~done
    found = vec.every(left_, False)
    for here_, b in group.list(_GROUP_BRIGADES).each_thing(left_):
        here_2 = here_ & ~found
        found |= here_2 & (
            (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_WAR_MACHINES)
            & (b.numbers(_BRIGADE_EXPERIENCE) >= EXPERIENCE_VETERAN)
        )
    return vec.where(left_, found, answer)  # It takes veterans at the machines.


def _walls_cut(rows: vec.Truths, attacker: vec.Things, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (
        attacker.set(_KINGDOM_TRAITS).has(TRAIT_SIEGE_ENGINEERING)
        & (
            (place.numbers(_PLACE_SETTLEMENT) == SETTLEMENT_TOWN)
            | (place.numbers(_PLACE_SETTLEMENT) == SETTLEMENT_CITY)
        )
    )
    if here.any():
        value = vec.where(here, 10, value)  # conquest: engineers
    return value


def _shelter_today(rows: vec.Truths, place: vec.Things, day: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_walls_shelter, rows, place)  # its walls
    value = vec.product(rows, value, day)  # the will of the day
    here = rows & (value < 10000)
    if here.any():
        value = vec.where(here, 10000, value)  # no worse than none
    answer: vec.Ints = vec.kept(rows, vec.product(rows, value, 100) + 5000) // 10000
    return answer


def _still_standing(rows: vec.Truths, wall: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.product(
        rows,
        vec.quotient(
            rows, (wall.numbers(_RAMPART_UNBROKEN) * -100),
            vec.larger(vec.full(rows, 1), wall.numbers(_RAMPART_AT_DAWN)), 'still_standing',
        ),
        -1,
    )
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _what_stays(rows: vec.Truths, most: vec.Ints, tenths: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    share = vec.full(rows, 1000)
    share = vec.kept(rows, share - vec.product(rows, tenths, most))  # lost for good
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('what_stays'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 500) // 1000
    return answer  # whole points


def _can_be_seized(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        figure.numbers(_TARGET_RANK),
        (
            RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE,
            RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR, RANK_FOOL, RANK_PRIESTESS, RANK_MAIDEN,
        ),
    )
    return answer


def _townsfolk_bitten(rows: vec.Truths, group: vec.Things, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    group_kingdom = group.things(_GROUP_KINGDOM)
    group_kingdom_privileges = group_kingdom.set(_KINGDOM_PRIVILEGES)
    here = rows & group_kingdom_privileges.has(PRIVILEGE_LYCANTHROPY_IN_BATTLE)
    if here.any():
        group_brigades = group.list(_GROUP_BRIGADES)
        found = vec.every(here, False)
        for here_, b in group_brigades.each_thing(here):
            here_2 = here_ & ~found
            found |= here_2 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_LYCANS)
        here_3 = here & (found & (place.numbers(_PLACE_SETTLEMENT) == SETTLEMENT_TOWN))
        if here_3.any():
            # Lycanthrope In Battle (privilege): bitten in the streets
            value = vec.where(here_3, value + 1, value)
        found_ = vec.every(here, False)
        for here_4, b in group_brigades.each_thing(here):
            here_5 = here_4 & ~found_
            found_ |= here_5 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_LYCANS)
        here_3 = here & (found_ & (place.numbers(_PLACE_SETTLEMENT) == SETTLEMENT_CITY))
        if here_3.any():
            # Lycanthrope In Battle (privilege): bitten in the streets
            value = vec.where(here_3, value + 2, value)
    return value


def _bid_worth(rows: vec.Truths, kingdom: vec.Things, bid: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = bid
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_CHARISMA)
    if here.any():
        value = vec.where(here, value + 10000, value)  # Charisma (trait): charm
    return value


def _issue_influence(rows: vec.Truths, issue: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_ISSUE_INFLUENCE, issue) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_ISSUE_INFLUENCE, issue), ''), value)
    return value


def _decreed_mood(rows: vec.Truths, issue: vec.Ints, mood: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (vec.at(_ISSUE_REACTION, issue) != vec.NONE)
    if here.any():
        here_ = here & (vec.present(here, vec.at(_ISSUE_REACTION, issue), '') > 0)
        if here_.any():
            answer = vec.where(
                here_, vec.asked(_raised, here_, mood, vec.full(here_, REACTION_FRIENDLY)), answer,
            )
            done |= here_
        left = here & ~done
        here_ = left & (vec.present(left, vec.at(_ISSUE_REACTION, issue), '') < 0)
        if here_.any():
            answer = vec.where(
                here_, vec.asked(_lowered, here_, mood, vec.full(here_, REACTION_HOSTILE)), answer,
            )
            done |= here_
    left_ = rows & ~done
    return vec.where(left_, mood, answer)


def _decreed_gold(rows: vec.Truths, issue: vec.Ints, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = place.numbers(_PLACE_GOLD_OUTPUT)
    here = rows & (vec.at(_ISSUE_GOLD, issue) != vec.NONE)
    if here.any():
        # the decree
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_ISSUE_GOLD, issue), '')), value,
        )
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # no more than all of it
    return value


def _group_slots(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 4)
    kingdom_began_as = kingdom.numbers(_KINGDOM_BEGAN_AS)
    here = rows & (kingdom_began_as == KINGDOM_DEATHKNIGHTS)
    if here.any():
        value = vec.where(here, 5, value)  # Deathknights (kingdom): a larger host
    here = rows & (kingdom_began_as == KINGDOM_GIANTS)
    if here.any():
        value = vec.where(here, 5, value)  # Giants (kingdom): a larger host
    here = rows & (kingdom_began_as == KINGDOM_TYRANT)
    if here.any():
        value = vec.where(here, 6, value)  # Tyrant (kingdom): a larger host
    return value


def _skeletons_kept(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 3)
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT)
    if here.any():
        value = vec.where(here, value - 1, value)  # Devout (trait): a clear conscience, nearly
    kingdom_began_as = kingdom.numbers(_KINGDOM_BEGAN_AS)
    here = rows & (kingdom_began_as == KINGDOM_ANCIENT_ONES)
    if here.any():
        value = vec.where(here, 0, value)  # Ancient Ones (kingdom): nothing to hide
    here = rows & (kingdom_began_as == KINGDOM_DEMON_PRINCES)
    if here.any():
        value = vec.where(here, 0, value)  # Demon Princes (kingdom): nothing to hide
    here = rows & (kingdom_began_as == KINGDOM_FORGOTTEN)
    if here.any():
        value = vec.where(here, 0, value)  # The Forgotten (kingdom): nothing to hide
    return value


def _opening_influence(rows: vec.Truths, kingdom: vec.Things, home: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1200)
    value = value + vec.at(_REGION_OPENING_INFLUENCE, home)  # the old capitals, and Pellinor
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    here = rows & kingdom_traits.has(TRAIT_CHARISMA, TRAIT_DYNASTY, TRAIT_FEUDAL, TRAIT_ORATORY, TRAIT_ORDER)
    if here.any():
        here_ = here & kingdom_traits.has(TRAIT_CHARISMA)
        if here_.any():
            value = vec.where(here_, value + 100, value)  # Charisma (trait): charm
        here_ = here & kingdom_traits.has(TRAIT_DYNASTY)
        if here_.any():
            value = vec.where(here_, value + 100, value)  # Dynasty (trait): an old house
        here_ = here & kingdom_traits.has(TRAIT_FEUDAL)
        if here_.any():
            value = vec.where(here_, value + 100, value)  # Feudal (trait): many vassals
        here_ = here & kingdom_traits.has(TRAIT_ORATORY)
        if here_.any():
            value = vec.where(here_, value + 100, value)  # Oratory (trait): a golden tongue
        here_ = here & kingdom_traits.has(TRAIT_ORDER)
        if here_.any():
            value = vec.where(here_, value + 200, value)  # Order (trait): law and order
    return value


def _rush_chance(rows: vec.Truths, turns: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 10)
    here = rows & (turns <= 5)
    if here.any():
        value = vec.where(here, value * 2, value)  # prospectors are eager at first
    return value


def _entry_seen(rows: vec.Truths, figure: vec.Things, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 25)  # chance that a rival learns of the arrival of somebody below a Baron
    figure_rank = figure.numbers(_TARGET_RANK)
    here = rows & vec.isin(
        figure_rank,
        (
            RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE,
            RANK_COUNT, RANK_BARON,
        ),
    )
    if here.any():
        value = vec.where(here, 50, value)  # a Baron or higher does not travel alone
    here = rows & ((figure_rank == RANK_AGENT) | (figure_rank == RANK_FANATIC))
    if here.any():
        value = vec.where(here, 0, value)  # nobody notices a spy
    here = rows & place.set(_PLACE_BUILDINGS).has(BUILDING_BAZAAR)
    if here.any():
        value = vec.where(here, value - 20, value)  # Bazaar (building): crowd
    figure_kingdom = figure.things(_TARGET_KINGDOM)
    here = rows & (figure_kingdom.given & (figure_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_ILLUSIONIST))
    if here.any():
        value = vec.where(here, value - 20, value)  # Illusionist (kingdom): who was that?
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # unseen
    return value


def _fall_capture(rows: vec.Truths, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 50)
    target_kingdom = target.things(_TARGET_KINGDOM)
    here = rows & target_kingdom.given
    if here.any():
        target_kingdom_began_as = target_kingdom.numbers(_KINGDOM_BEGAN_AS)
        here_ = here & (
            (target_kingdom_began_as == KINGDOM_ANCIENT_ONES)
            & (target.numbers(_TARGET_RANK) == RANK_CONSUL)
        )
        if here_.any():
            value = vec.where(here_, 25, value)  # Ancient Ones (kingdom): Consuls slip away
        here_ = here & (
            (target_kingdom_began_as == KINGDOM_DEMON_PRINCES)
            & (target.numbers(_TARGET_RANK) == RANK_DEMON_PRINCE)
        )
        if here_.any():
            value = vec.where(here_, 25, value)  # Demon Princes (kingdom): Demon Princes vanish
        here_ = here & (target_kingdom_began_as == KINGDOM_HALFLING)
        if here_.any():
            value = vec.where(here_, 25, value)  # Halfling (kingdom): small and quick
        here_ = here & (target_kingdom_began_as == KINGDOM_UNDERWORLD)
        if here_.any():
            value = vec.where(here_, 25, value)  # Underworld (kingdom): back doors
    return value


def _may_reign(rows: vec.Truths, rank: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        rank, (RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR),
    )
    return answer


def _succession_loss(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((rank == RANK_PRINCE) | (rank == RANK_DEMON_PRINCE))
    if here.any():
        answer = vec.where(here, 100, answer)  # born to it
        done |= here
    left = rows & ~done
    here = left & (rank == RANK_DUKE)
    if here.any():
        answer = vec.where(here, 150, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (rank == RANK_COUNT)
    if here.any():
        answer = vec.where(here, 200, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (rank == RANK_BARON)
    if here.any():
        answer = vec.where(here, 250, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, 300, answer)


def _law_share(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 10)
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_EVIL)
    if here.any():
        value = vec.where(here, 0, value)  # Evil (trait): no law, no bill
    return value


def _supported_defense(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = place.numbers(_PLACE_DEFENSE)
    place_kingdom = place.things(_PLACE_KINGDOM)
    test = place_kingdom.given & (place.numbers(_PLACE_REGION) != vec.NONE)
    here = rows & test
    test_ = test & vec.asked(_controls, here, place_kingdom, place.numbers(_PLACE_REGION))
    here_ = rows & test_
    if here_.any():
        value = vec.where(here_, value * 11, value)  # regional support
    here_ = rows & ~test_
    if here_.any():
        value = vec.where(here_, value * 10, value)
    answer: vec.Ints = (value + 5) // 10
    return answer  # whole points


def _mustered(rows: vec.Truths, turns: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (turns <= 0)
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    here = left & ((turns >= 1) & (turns <= 10))
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((turns >= 11) & (turns <= 20))
    if here.any():
        answer = vec.where(here, 4, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((turns >= 21) & (turns <= 30))
    if here.any():
        answer = vec.where(here, 6, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, 10, answer)


def _gift_chance(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 70)
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT)
    if here.any():
        value = vec.where(here, value + 15, value)  # Devout (trait): faith
    return value


def _unseen(rows: vec.Truths, figure: vec.Things, kingdom: vec.Things, grade: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & figure.things(_TARGET_KINGDOM).same(kingdom)
    if here.any():
        answer = vec.where(here, False, answer)  # its own people know
        done |= here
    left = rows & ~done
    here = left & (grade >= 10)
    if here.any():
        answer = vec.where(here, False, answer)  # a master's eyes
        done |= here
    left_ = left & ~done
    return vec.where(left_, figure.set(_TARGET_EFFECTS).has(EFFECT_CONCEALED), answer)  # a disguise


def _sighting_areas(rows: vec.Truths, finder: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _encounter_finders_coverss(rows, finder)
    return answer


def _sighting_open(
    rows: vec.Truths, category: vec.Ints, star: vec.Truths, bridge: vec.Truths, key: vec.Truths,
    adventurers: vec.Truths,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((vec.at(_ENCOUNTER_CLASSES_LOCKED, category) != 0) & (~key))
    if here.any():
        answer = vec.where(here, False, answer)  # Its key is missing.
        done |= here
    left = rows & ~done
    # Without the right spell there is no way in.
    return vec.where(
        left,
        (
                (~(vec.at(_ENCOUNTER_CLASSES_LIT_BY_STAR, category) != 0))
                & (~(vec.at(_ENCOUNTER_CLASSES_LIT_BY_BRIDGE, category) != 0))
            )
            | adventurers
            | (star & (vec.at(_ENCOUNTER_CLASSES_LIT_BY_STAR, category) != 0))
            | (bridge & (vec.at(_ENCOUNTER_CLASSES_LIT_BY_BRIDGE, category) != 0)),
        answer,
    )


def _sighting_strength(rows: vec.Truths, plan: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    share = vec.full(rows, 100)
    share = share + _encounter_tactics_group_shares(rows, plan)  # tactic
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('sighting_strength'))
    value = value * share
    answer: vec.Ints = (value + 50) // 100
    return answer  # whole points


def _sighting_risk(rows: vec.Truths, ordinary: vec.Ints, ending: vec.Ints, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    test = vec.at(_SPELL_DEATHLESS, spell) != 0
    value = vec.where(test, 0, ordinary)
    share = vec.full(rows, 100)
    share = share + vec.at(_ENCOUNTER_RISKS_RISK_SHIFT, ending)  # how it ended
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('sighting_risk'))
    value = value * share
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.at(_SPELL_RISK_DIVIDER, spell)  # mirror images
    answer: vec.Ints = vec.quotient(rows, ((value * 2) + (divisor * 100)), (divisor * 200), 'sighting_risk')
    return answer  # whole points


def _weapon_gain(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    for here, g in group.set(_GROUP_GEAR).each(rows):
        here_ = here & ((g == GEAR_IMPROVED_WEAPONS) | (g == GEAR_MITHRIL_WEAPONS))
        if here_.any():
            limit = _forged_gear_combats(here_, g)
            here_2 = here_ & (value < limit)
            if here_2.any():
                value = vec.where(here_2, limit, value)
    return value


def _political(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        target.numbers(_TARGET_RANK),
        (
            RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE,
            RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
        ),
    )
    return answer  # rank


def _of_the_court(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = vec.isin(
        target.numbers(_TARGET_RANK), (RANK_FOOL, RANK_PRIESTESS, RANK_MAIDEN, RANK_AGENT, RANK_FANATIC),
    )
    here = rows & ~test
    answer: vec.Truths = test | vec.asked(_political, here, target)
    return answer  # rank; political emissary


def _asleep(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    target_effects = target.set(_TARGET_EFFECTS)
    here = rows & target_effects.has(EFFECT_WARDED)
    if here.any():
        answer = vec.where(here, False, answer)  # the ward turns the spell
        done |= here
    left = rows & ~done
    here = left & target_effects.has(EFFECT_BLESSED)
    if here.any():
        answer = vec.where(here, False, answer)  # the blessing turns the spell
        done |= here
    left_ = left & ~done
    here = left_ & target.set(_TARGET_ARTIFACTS).has(ARTIFACT_GUARDIAN_TALISMAN)
    if here.any():
        answer = vec.where(here, False, answer)  # Guardian Talisman (artifact): the talisman turns the spell
        done |= here
    left_2 = left_ & ~done
    target_kingdom = target.things(_TARGET_KINGDOM)
    here = left_2 & target_kingdom.given
    if here.any():
        target_kingdom_began_as = target_kingdom.numbers(_KINGDOM_BEGAN_AS)
        here_ = here & (
            (target_kingdom_began_as == KINGDOM_ANCIENT_ONES)
            & (target.numbers(_TARGET_RANK) == RANK_CONSUL)
        )
        if here_.any():
            answer = vec.where(here_, False, answer)  # Ancient Ones (kingdom): Consuls do not sleep
            done |= here_
        left_3 = here & ~done
        here_ = left_3 & (target_kingdom_began_as == KINGDOM_DEMON_PRINCES)
        if here_.any():
            answer = vec.where(here_, False, answer)  # Demon Princes (kingdom): nobody sleeps here
            done |= here_
        left_4 = left_3 & ~done
        here_ = left_4 & target_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_MAGIC_IMMUNE_SLEEP)
        if here_.any():
            answer = vec.where(here_, False, answer)  # Magic Immune (Sleep) (trait): immune to sleep
            done |= here_
    left_5 = left_2 & ~done
    return vec.where(left_5, target_effects.has(EFFECT_SLEPT), answer)  # sleep spell


def _may_undertake(rows: vec.Truths, agent: vec.Things, mission: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (vec.asked(_mission_level, rows, agent, mission) < vec.at(_MISSION_GRADE, mission))
    if here.any():
        # This mission takes an agent with at least the mission's grade.
        answer = vec.where(here, False, answer)
        done |= here
    left = rows & ~done
    agent_sort = agent.numbers(_AGENT_SORT)
    # A summoned creature comes to kill and for nothing else.
    return vec.where(
        left,
        ((agent_sort != SORT_IMP) & (agent_sort != SORT_DEMON) & (agent_sort != SORT_HIGH_DEMON))
            | (mission == MISSION_ASSASSINATE),
        answer,
    )


def _automatic(rows: vec.Truths, mission: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        mission,
        (
            MISSION_RECON_SEA, MISSION_SEARCH_PLACES, MISSION_SEARCH_GROUPS, MISSION_SEARCH_ENCOUNTERS,
            MISSION_SEARCH_ALL,
        ),
    )
    return answer  # automatic


def _deathless(rows: vec.Truths, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & target.truths(_TARGET_IMMORTAL)
    if here.any():
        answer = vec.where(here, True, answer)  # a scroll has made it so
        done |= here
    left = rows & ~done
    target_kingdom = target.things(_TARGET_KINGDOM)
    # immortal from the start
    return vec.where(
        left, target_kingdom.given & target_kingdom.set(_KINGDOM_UNDYING).holds(target.numbers(_TARGET_RANK)),
        answer,
    )


def _vulnerable(rows: vec.Truths, agent: vec.Things, mission: vec.Ints, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (
        target.set(_TARGET_ARTIFACTS).has(ARTIFACT_GUARDIAN_TALISMAN)
        & ((agent.numbers(_AGENT_SORT) == SORT_DEMON) | (agent.numbers(_AGENT_SORT) == SORT_HIGH_DEMON))
    )
    if here.any():
        # Guardian Talisman (artifact): the talisman drives the demon back
        answer = vec.where(here, False, answer)
        done |= here
    left = rows & ~done
    target_effects = target.set(_TARGET_EFFECTS)
    here = left & ((mission == MISSION_ASSASSINATE) & target_effects.has(EFFECT_ESCAPING))
    if here.any():
        answer = vec.where(here, False, answer)  # Scroll of Escape (effect): scroll of escape
        done |= here
    left_ = left & ~done
    target_kingdom = target.things(_TARGET_KINGDOM)
    here = left_ & (
        target_kingdom.given
        & target_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_MAGIC_IMMUNE_DEATH)
        & (
            (agent.numbers(_AGENT_SORT) == SORT_IMP) | (agent.numbers(_AGENT_SORT) == SORT_DEMON)
            | (agent.numbers(_AGENT_SORT) == SORT_HIGH_DEMON)
        )
    )
    if here.any():
        answer = vec.where(here, False, answer)  # Magic Immune (Death) (trait): immune to death magic
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (mission == MISSION_ASSASSINATE)
    if here.any():
        agent_kingdom = agent.things(_TARGET_KINGDOM)
        here_ = here & (agent_kingdom.given & agent_kingdom.same(target_kingdom))
        if here_.any():
            # Nobody may be sent against a member of their own court.
            answer = vec.where(here_, False, answer)
            done |= here_
        left_3 = here & ~done
        here_ = left_3 & vec.asked(_deathless, left_3, target)
        if here_.any():
            answer = vec.where(here_, False, answer)  # An Immortal cannot be killed by agents.
            done |= here_
        left_4 = left_3 & ~done
        here_ = left_4 & (
            target.truths(_TARGET_UNDEAD)
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_ANGLAKEL))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_AXE_OF_FARIN))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_BOW_OF_HERACLES))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_ELAN))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_GOLDEN_SPEAR_OF_LERIX))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_GREAT_AXE_OF_HURBLIND))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_GREEN_DRAGON_MATES))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_MORGAL_BLADE))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_MORNING_STAR_OF_TORAG))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_NARSIL))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_RENOWNED_STANDARD))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_STANDARD_OF_VALOR))
            & (~agent.set(_TARGET_ARTIFACTS).has(ARTIFACT_SWORD_OF_ALVINITAR))
        )
        if here_.any():
            answer = vec.where(here_, False, answer)  # The undead fall only to an enchanted weapon.
            done |= here_
    left_5 = left_2 & ~done
    agent_sort = agent.numbers(_AGENT_SORT)
    here = left_5 & (
        ((agent_sort == SORT_DEMON) | (agent_sort == SORT_HIGH_DEMON))
        & target_effects.has(EFFECT_WARDED)
    )
    if here.any():
        answer = vec.where(here, False, answer)  # The ward drives the demon back.
        done |= here
    left_6 = left_5 & ~done
    test = (agent_sort == SORT_IMP) | (agent_sort == SORT_DEMON)
    here_2 = left_6 & test
    here = left_6 & (test & (~vec.asked(_political, here_2, target)))
    if here.any():
        answer = vec.where(here, False, answer)  # Such a creature can be set only on an emissary.
        done |= here
    left_7 = left_6 & ~done
    test_ = mission == MISSION_BRIBE
    here_3 = left_7 & test_
    here = left_7 & (test_ & (~vec.asked(_political, here_3, target)))
    if here.any():
        answer = vec.where(here, False, answer)  # Only political emissaries know such secrets.
        done |= here
    left_8 = left_7 & ~done
    test_2 = mission != MISSION_BRIBE
    here_4 = left_8 & ~test_2
    # A sleeper says nothing.
    return vec.where(left_8, test_2 | (~vec.asked(_asleep, here_4, target)), answer)


def _catchable(rows: vec.Truths, agent: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    agent_sort = agent.numbers(_AGENT_SORT)
    here = rows & ((agent_sort == SORT_DEMON) | (agent_sort == SORT_HIGH_DEMON))
    if here.any():
        answer = vec.where(here, False, answer)  # demons vanish
        done |= here
    left = rows & ~done
    here = left & (agent_sort == SORT_IMP)
    if here.any():
        answer = vec.where(here, False, answer)  # imps vanish
        done |= here
    left_ = left & ~done
    return vec.where(left_, agent_sort != SORT_FAMILIAR, answer)  # familiars are no prisoners


def _may_bribe(rows: vec.Truths, agent: vec.Things, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~vec.asked(_may_undertake, rows, agent, vec.full(rows, MISSION_BRIBE)))
    if here.any():
        answer = vec.where(here, False, answer)  # The agent is too green to carry such a purse.
        done |= here
    left = rows & ~done
    here = left & (~vec.asked(_vulnerable, left, agent, vec.full(left, MISSION_BRIBE), target))
    if here.any():
        answer = vec.where(here, False, answer)  # The target has nothing to sell, or cannot speak.
        done |= here
    left_ = left & ~done
    test = ~target.set(_TARGET_EFFECTS).has(EFFECT_CONCEALED)
    here_ = left_ & ~test
    # Conceal Emissary (effect): Only a master sees through the disguise.
    return vec.where(
        left_, test | (vec.asked(_mission_level, here_, agent, vec.full(here_, MISSION_BRIBE)) >= 10), answer,
    )


def _office(rows: vec.Truths, post: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((post == POST_AGENT_POST) | (post == POST_HALFLING_AGENT))
    if here.any():
        answer = vec.where(here, RANK_AGENT, answer)
        done |= here
    left = rows & ~done
    here = left & (post == POST_FANATIC_POST)
    if here.any():
        answer = vec.where(here, RANK_FANATIC, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (post == POST_FOOL_POST)
    if here.any():
        answer = vec.where(here, RANK_FOOL, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (post == POST_AMBASSADOR_POST)
    if here.any():
        answer = vec.where(here, RANK_AMBASSADOR, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (post == POST_GOVERNOR_POST)
    if here.any():
        answer = vec.where(here, RANK_GOVERNOR, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (post == POST_MAIDEN_POST)
    if here.any():
        answer = vec.where(here, RANK_MAIDEN, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (post == POST_CENTURION_POST)
    if here.any():
        answer = vec.where(here, RANK_CENTURION, answer)
        done |= here
    left_6 = left_5 & ~done
    here = left_6 & (post == POST_HALFLING_MARSHAL)
    if here.any():
        answer = vec.where(here, RANK_MARSHAL, answer)
        done |= here
    left_7 = left_6 & ~done
    here = left_7 & (post == POST_HALFLING_WIZARD)
    if here.any():
        answer = vec.where(here, RANK_WIZARD, answer)
        done |= here
    left_8 = left_7 & ~done
    return vec.where(left_8, RANK_ADEPT, answer)


def _has_a_seat(rows: vec.Truths, group: vec.Things, post: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    office = vec.asked(_office, rows, post)
    test = (office == RANK_WIZARD) | (office == RANK_ADEPT)
    here = rows & test
    count = vec.full(here, 0)
    for here_, w in group.list(_GROUP_WIZARDS).each_thing(here):
        count += here_
    here_2 = rows & (test & (count < 3))
    if here_2.any():
        answer = vec.where(here_2, True, answer)  # room among its wizards
        done |= here_2
    left = rows & ~done
    test_ = (office != RANK_WIZARD) & (office != RANK_ADEPT)
    here_3 = left & test_
    count_ = vec.full(here_3, 0)
    for here_4, l_ in group.list(_GROUP_LEADERS).each_thing(here_3):
        count_ += here_4
    return vec.where(left, test_ & (count_ < 3), answer)  # room among its leaders


def _brew_gold(rows: vec.Truths, item: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_ALCHEMIST_ITEM_COIN, item) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_ALCHEMIST_ITEM_COIN, item), ''), value)
    return value


def _brew_food(rows: vec.Truths, item: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_ALCHEMIST_ITEM_BREAD, item) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_ALCHEMIST_ITEM_BREAD, item), ''), value)
    return value


def _brew_powder(rows: vec.Truths, item: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_ALCHEMIST_ITEM_POWDER, item) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_ALCHEMIST_ITEM_POWDER, item), ''), value)
    return value


def _may_cast_more(rows: vec.Truths, spell: vec.Ints, spent: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~(vec.at(_SPELL_ONLY_SPELL, spell) != 0))
    if here.any():
        answer = vec.where(here, True, answer)  # it comes by itself
        done |= here
    left = rows & ~done
    return vec.where(left, spent < 1, answer)  # Nobody has the breath for more than one a turn.


def _may_be_cast_again(rows: vec.Truths, spell: vec.Ints, same_target: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (~(vec.at(_SPELL_SINGULAR_SPELL, spell) != 0)) | (~same_target)
    return answer  # once upon each group or center


def _casting_level(
    rows: vec.Truths, spell: vec.Ints, prowess: vec.Ints, earlier_access: vec.Truths,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_SPELL_LEVELS_LEAST, spell)
    here = rows & (~(vec.at(_SPELL_LEVELS_FIXED, spell) != 0))
    if here.any():
        value = vec.where(here, value + vec.at(_SPELL_TIERS_LATER, prowess), value)  # prowess
    here = rows & earlier_access
    if here.any():
        value = vec.where(here, value - 1, value)  # a spell of the kingdom's own
    here = rows & ((spell != SPELL_RITE_OF_THE_MAGI) & (value < 1))
    if here.any():
        value = vec.where(here, 1, value)  # wizards, not adepts
    return value


def _familiar_level(rows: vec.Truths, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_SPELL_AS_AGENT, spell)
    return answer


def _conjured_food(rows: vec.Truths, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_SPELL_FOOD_MADE, spell) * power
    return answer


def _conjured_gold(rows: vec.Truths, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_SPELL_GOLD_MADE, spell) * power
    return answer


def _brigades_called(rows: vec.Truths, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = (vec.at(_SPELL_SUMMONS, spell) == vec.NONE) & (vec.at(_SPELL_PER_LEVELS, spell) == vec.NONE)
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        test_ = (vec.at(_SPELL_SUMMONS, spell) != vec.NONE) & (vec.at(_SPELL_PER_LEVELS, spell) == vec.NONE)
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, vec.at(_SPELL_CALLED_UP, spell), value)
        here_ = here & ~test_
        if here_.any():
            test_2 = vec.at(_SPELL_PER_LEVELS, spell) != vec.NONE
            here_2 = here_ & test_2
            if here_2.any():
                test_3 = vec.at(_SPELL_ROUNDS_UP, spell) != 0
                here_3 = here_2 & test_3
                here_4 = here_2 & ~test_3
                value = vec.where(
                    here_2,
                    vec.where(
                        test_3,
                        vec.product(
                            here_3,
                            vec.quotient(
                                here_3, (power * -1),
                                vec.present(here_3, vec.at(_SPELL_PER_LEVELS, spell), ''), 'brigades_called',
                            ),
                            -1,
                        ),
                        vec.quotient(
                            here_4, power, vec.present(here_4, vec.at(_SPELL_PER_LEVELS, spell), ''),
                            'brigades_called',
                        ),
                    ),
                    value,
                )
            here_2 = here_ & ~test_2
            if here_2.any():
                value = vec.where(here_2, 0, value)
    return value


def _brigades_felled(rows: vec.Truths, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (
        (vec.at(_SPELL_KILLED_PER_LEVEL, spell) != vec.NONE)
        & (vec.at(_SPELL_LEVELS_OVER, spell) != vec.NONE)
    )
    if here.any():
        # levels that count
        value = vec.where(
            here,
            vec.kept(
                here,
                value
                    + vec.product(
                        here, vec.present(here, vec.at(_SPELL_KILLED_PER_LEVEL, spell), ''),
                        vec.larger(
                            vec.full(here, 0),
                            vec.kept(here, power - vec.present(here, vec.at(_SPELL_LEVELS_OVER, spell), '')),
                        ),
                    ),
            ),
            value,
        )
    return value


def _called_strength(rows: vec.Truths, spell: vec.Ints, power: vec.Ints, arm: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_SUMMONS, spell) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(
            here,
            vec.product(
                here, vec.asked(_brigades_called, here, spell, power),
                vec.asked(
                    _rated_strength, here,
                    vec.asked(_rating, here, vec.present(here, vec.at(_SPELL_SUMMONS, spell), ''), arm),
                ),
            ),
            value,
        )
    return value


def _leader_level(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (rank == RANK_WARLORD)
    if here.any():
        answer = vec.where(here, 4, answer)
        done |= here
    left = rows & ~done
    here = left & ((rank == RANK_LORD_COMMANDER) | (rank == RANK_GRAND_MARSHAL) | (rank == RANK_MARSHAL))
    if here.any():
        answer = vec.where(here, 3, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((rank == RANK_COMMANDER) | (rank == RANK_MAJOR_GENERAL) | (rank == RANK_GENERAL))
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((rank == RANK_CAPTAIN_MAJOR) | (rank == RANK_CAPTAIN) | (rank == RANK_CENTURION))
    if here.any():
        answer = vec.where(here, 1, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, 0, answer)


def _felling_chance(rows: vec.Truths, spell: vec.Ints, caster: vec.Ints, victim: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_SURETY, spell) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_SPELL_SURETY, spell), ''), value)
    value = vec.product(rows, value, caster)  # the caster's level
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.larger(vec.full(rows, 1), victim)  # the victim's level
    # whole points
    value = vec.quotient(rows, vec.kept(rows, vec.product(rows, value, 2) + divisor), (divisor * 2), 'felling_chance')
    test_ = value < 0
    here = rows & test_
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test_
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _unravelling(rows: vec.Truths, spell: vec.Ints, caster: vec.Ints, other: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_SURETY, spell) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_SPELL_SURETY, spell), ''), value)
    # a greater wizard
    value = vec.kept(
        rows, value - (vec.at(_SPELL_FADE, spell) * vec.larger(vec.full(rows, 0), (other - caster))),
    )
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    return value


def _morale_swing(rows: vec.Truths, spell: vec.Ints, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_SPELL_MORALE_LOSS, spell) > 0
    here = rows & test
    if here.any():
        value = vec.where(here, vec.at(_SPELL_MORALE_LOSS, spell) * power, value)
    here = rows & ~test
    if here.any():
        test_ = vec.at(_SPELL_MORALE_LOSS, spell) == 0
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, vec.at(_SPELL_MORALE_GAIN, spell) * power, value)
        here_ = here & ~test_
        if here_.any():
            value = vec.where(here_, 0, value)
    here = rows & (vec.at(_SPELL_MORALE_LIMIT, spell) != vec.NONE)
    if here.any():
        limit = vec.present(here, vec.at(_SPELL_MORALE_LIMIT, spell), '')
        here_ = here & (value > limit)
        if here_.any():
            value = vec.where(here_, limit, value)  # as much as there is
    return value


def _pace_gained(rows: vec.Truths, spell: vec.Ints, power: vec.Ints, riders: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_SPELL_QUICKENS, spell) * power
    here = rows & riders
    if here.any():
        value = vec.where(here, value + vec.at(_SPELL_RIDER_PACE, spell), value)  # Riders
    return value


def _healed(rows: vec.Truths, spell: vec.Ints, brigades: vec.Ints, second: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & ((vec.at(_SPELL_HEALS, spell) != vec.NONE) & (~second))
    if here.any():
        # first type
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_SPELL_HEALS, spell), '')), value,
        )
    here = rows & ((vec.at(_SPELL_HEALS_SECOND, spell) != vec.NONE) & second)
    if here.any():
        # second type
        value = vec.where(
            here, vec.kept(here, value + vec.present(here, vec.at(_SPELL_HEALS_SECOND, spell), '')), value,
        )
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.larger(vec.full(rows, 1), brigades)  # brigades of the type
    answer: vec.Ints = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 2) + divisor), (divisor * 2), 'healed',
    )
    return answer  # whole points


def _nazgul_rank(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (rank == RANK_WARLORD)
    if here.any():
        answer = vec.where(here, RANK_LORD_COMMANDER, answer)
        done |= here
    left = rows & ~done
    here = left & (rank == RANK_LORD_COMMANDER)
    if here.any():
        answer = vec.where(here, RANK_GRAND_MARSHAL, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (rank == RANK_GRAND_MARSHAL)
    if here.any():
        answer = vec.where(here, RANK_MARSHAL, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, vec.NONE, answer)


def _risen_rank(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((rank == RANK_GENERAL) | (rank == RANK_MAJOR_GENERAL) | (rank == RANK_COMMANDER))
    if here.any():
        answer = vec.where(here, RANK_MARSHAL, answer)
        done |= here
    left = rows & ~done
    here = left & ((rank == RANK_MARSHAL) | (rank == RANK_GRAND_MARSHAL) | (rank == RANK_LORD_COMMANDER))
    if here.any():
        answer = vec.where(here, RANK_WARLORD, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, vec.NONE, answer)


def _adepts_for_hire(rows: vec.Truths, wizards: vec.Ints, turn_reached: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (turn_reached < 10)
    if here.any():
        answer = vec.where(here, False, answer)  # It is too early in the campaign.
        done |= here
    left = rows & ~done
    return vec.where(left, wizards < 4, answer)  # There are wizards enough.


def _gap(rows: vec.Truths, one: vec.Ints, other: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.larger(
        (vec.at(_MAP_AREA_DOWN, one) - vec.at(_MAP_AREA_DOWN, other)),
        (vec.at(_MAP_AREA_DOWN, other) - vec.at(_MAP_AREA_DOWN, one)),
    )
    limit = vec.larger(
        (vec.at(_MAP_AREA_ACROSS, one) - vec.at(_MAP_AREA_ACROSS, other)),
        (vec.at(_MAP_AREA_ACROSS, other) - vec.at(_MAP_AREA_ACROSS, one)),
    )
    here = rows & (value < limit)
    if here.any():
        value = vec.where(here, limit, value)
    return value


def _within_reach(rows: vec.Truths, here: vec.Ints, there: vec.Ints, reach: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = (here == vec.NONE) | (there == vec.NONE)
    here_ = rows & ~test
    answer: vec.Truths = test | (vec.asked(_gap, here_, here, there) <= reach)
    return answer  # too far


def _seat(rows: vec.Truths, figure: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    figure_place = figure.things(_TARGET_PLACE)
    here = rows & figure_place.given
    if here.any():
        answer = vec.where(here, figure_place.numbers(_PLACE_AREA), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _greatest_march(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_march_points, rows, group, vec.every(rows, False))  # as usual
    test = vec.asked(_host_size, rows, group) > HOST_SIZE_PATROL
    here = rows & test
    here_ = rows & (test & vec.asked(_may_march_hard, here, group))
    if here_.any():
        # by a forced march
        value = vec.where(here_, vec.asked(_march_points, here_, group, vec.every(here_, True)), value)
    return value


def _intercept_range(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 3)
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    here = rows & kingdom_traits.has(TRAIT_RIDERS)
    if here.any():
        value = vec.where(here, value + 1, value)  # riders
        here_ = here & (value > 5)
        if here_.any():
            value = vec.where(here_, 5, value)  # riders
    return value


def _steps_between_(rows: vec.Truths, one: vec.Things, other: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    one_area = one.numbers(_GROUP_AREA)
    here = rows & ((one_area != vec.NONE) & (other.numbers(_GROUP_AREA) != vec.NONE))
    if here.any():
        answer = vec.where(here, vec.asked(_gap, here, one_area, other.numbers(_GROUP_AREA)), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, 0, answer)


def _kinds_in(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    count = vec.full(rows, 0)
    for here, t in group.set(_GROUP_TYPES).each(rows):
        count += here
    return count


def _has_room(rows: vec.Truths, group: vec.Things, breed: vec.Ints, second: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    group_types = group.set(_GROUP_TYPES)
    test = group_types.holds(breed)
    test_ = (second == vec.NONE) | (second == breed) | group_types.holds(second)
    answer: vec.Truths = vec.kept(
        rows,
        vec.kept(rows, vec.asked(_kinds_in, rows, group) + vec.where(test, 0, 1)) + vec.where(test_, 0, 1),
    ) <= 10
    return answer


def _pit(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    kingdom_diggings = kingdom.numbers(_KINGDOM_DIGGINGS)
    here = rows & (kingdom_diggings != vec.NONE)
    if here.any():
        answer = vec.where(here, kingdom_diggings, answer)
        done |= here
    left = rows & ~done
    kingdom_capital = kingdom.things(_KINGDOM_CAPITAL)
    here = left & kingdom_capital.given
    if here.any():
        # at the capital, until they are sent out
        answer = vec.where(here, kingdom_capital.numbers(_PLACE_AREA), answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, vec.NONE, answer)


def _teaches(rows: vec.Truths, mission: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = (mission != MISSION_RECON) & (mission != MISSION_TRAIL) & (mission != MISSION_EARLY_TRAIL)
    here = rows & test
    answer: vec.Truths = test & (~vec.asked(_automatic, here, mission))
    return answer  # reconnaissance; too easy


def _morale_change(rows: vec.Truths, group: vec.Things, event: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_MORALE_CHANGES_CHANGE, event)
    group_kingdom = group.things(_GROUP_KINGDOM)
    group_kingdom_privileges = group_kingdom.set(_KINGDOM_PRIVILEGES)
    here = rows & (
        group_kingdom_privileges.has(PRIVILEGE_GRIM_MORALE)
        & vec.isin(
            event,
            (
                MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_EXTRA_BOTH,
                MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY,
            ),
        )
    )
    if here.any():
        value = vec.where(here, 0, value)  # Conquest Alone Lifts Them (privilege): no gift cheers them
    test = (event == MORALE_EVENT_WON_BATTLE) & group_kingdom_privileges.has(PRIVILEGE_GRIM_MORALE)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 3, value)  # Conquest Alone Lifts Them (privilege): victory
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 2, value)
    here = rows & group_kingdom_privileges.has(PRIVILEGE_GRIM_MORALE)
    if here.any():
        here_ = here & (event == MORALE_EVENT_PLUNDERED)
        if here_.any():
            value = vec.where(here_, value * 2, value)  # Conquest Alone Lifts Them (privilege): plunder
        here_ = here & (value > 36)
        if here_.any():
            value = vec.where(here_, 36, value)  # Conquest Alone Lifts Them (privilege): no more than that
    answer: vec.Ints = (value + 1) // 2
    return answer  # whole points


def _all_dead(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    group_brigades = group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        count += here
    here_ = rows & (count <= 0)
    if here_.any():
        answer = vec.where(here_, False, answer)  # troops
        done |= here_
    left = rows & ~done
    all_hold = vec.every(left, True)
    for here_2, b in group_brigades.each_thing(left):
        here_3 = here_2 & all_hold
        all_hold &= ~here_3 | (vec.at(_BRIGADE_TYPE_UNDEAD, b.numbers(_BRIGADE_BREED)) != 0)
    return vec.where(left, all_hold, answer)  # the dead alone


def _morale_after(rows: vec.Truths, group: vec.Things, event: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    group_morale = group.numbers(_GROUP_MORALE)
    value = group_morale
    value = value + vec.asked(_morale_change, rows, group, event)  # change
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # no heart left
    group_kingdom = group.things(_GROUP_KINGDOM)
    group_kingdom_traits = group_kingdom.set(_KINGDOM_TRAITS)
    test = group_kingdom_traits.has(TRAIT_EVIL) & (value < 80)
    here_ = rows & test
    here = rows & (test & vec.asked(_all_dead, here_, group))
    if here.any():
        value = vec.where(here, 80, value)  # Evil (trait): the dead do not despair
    limit = vec.larger(group_morale, vec.at(_MORALE_CHANGES_CEILING, event))
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # as far as such a thing can lift it
    test_ = group_kingdom_traits.has(TRAIT_EVIL) & (value > 120)
    here_2 = rows & test_
    here = rows & (test_ & vec.asked(_all_dead, here_2, group))
    if here.any():
        value = vec.where(here, 120, value)  # Evil (trait): nor do they cheer
    return value


def _hunger_attrition(rows: vec.Truths, turns: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & (turns >= 2)
    if here.any():
        value = vec.where(here, value + (turns * 5), value)  # desertion
    return value


def _regional_morale(rows: vec.Truths, group: vec.Things, region: vec.Ints, holder: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    group_kingdom = group.things(_GROUP_KINGDOM)
    here = rows & (vec.asked(_mood, rows, group_kingdom, region) == REACTION_LOYAL)
    if here.any():
        value = vec.where(here, value + 3, value)  # among its own
    here = rows & (vec.asked(_mood, rows, group_kingdom, region) == REACTION_FRIENDLY)
    if here.any():
        value = vec.where(here, value + 2, value)  # among friends
    here = rows & (vec.asked(_mood, rows, group_kingdom, region) == REACTION_HOSTILE)
    if here.any():
        here_ = here & ((~holder.given) | (~holder.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT)))
        if here_.any():
            value = vec.where(here_, value - 3, value)  # hated
        here_ = here & (holder.given & holder.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT))
        if here_.any():
            value = vec.where(here_, value - 5, value)  # hated by the faithful
    test = holder.given & holder.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT)
    here_2 = rows & test
    here = rows & (test & (vec.asked(_mood, here_2, group_kingdom, region) == REACTION_SUSPICIOUS))
    if here.any():
        value = vec.where(here, value - 2, value)  # suspected by the faithful
    here = rows & (vec.asked(_mood, rows, group_kingdom, region) <= REACTION_SUSPICIOUS)
    if here.any():
        value = vec.where(here, value + vec.at(_REGION_SUSPECT_MORALE, region), value)  # savage country
    here = rows & (group_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_DEATHKNIGHTS)
    if here.any():
        value = vec.where(here, 0, value)  # Deathknights (kingdom): nobody's opinion
    return value


def _may_march_hard(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (group.numbers(_GROUP_MORALE) < 100)
    if here.any():
        answer = vec.where(here, False, answer)  # Its heart is not in it.
        done |= here
    left = rows & ~done
    # A spell carries it.
    return vec.where(
        left, (~group.truths(_GROUP_MIST_BORNE)) & (group.numbers(_GROUP_SPELL_HASTE) == 0), answer,
    )


def _host_size(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    group_brigades = group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        count += here
    here_ = rows & (count == 0)
    if here_.any():
        count_ = vec.full(here_, 0)
        for here_2, l_ in group.list(_GROUP_LEADERS).each_thing(here_):
            count_ += here_2
        test = count_ == 0
        here_3 = here_ & test
        count_2 = vec.full(here_3, 0)
        for here_4, w in group.list(_GROUP_WIZARDS).each_thing(here_3):
            count_2 += here_4
        here_5 = here_ & (test & (count_2 == 0))
        if here_5.any():
            answer = vec.where(here_5, HOST_SIZE_INACTIVE, answer)  # nobody is left
            done |= here_5
        left = here_ & ~done
        answer = vec.where(left, HOST_SIZE_PATROL, answer)  # figures alone
        done |= left
    left_ = rows & ~done
    count_3 = vec.full(left_, 0)
    for here_6, b in group_brigades.each_thing(left_):
        count_3 += here_6
    here_ = left_ & (count_3 <= 2)
    if here_.any():
        answer = vec.where(here_, HOST_SIZE_ONE_BRIGADE, answer)
        done |= here_
    left_2 = left_ & ~done
    count_4 = vec.full(left_2, 0)
    for here_7, b in group_brigades.each_thing(left_2):
        count_4 += here_7
    here_ = left_2 & (count_4 <= 5)
    if here_.any():
        answer = vec.where(here_, HOST_SIZE_DIVISION_SIZE, answer)
        done |= here_
    left_3 = left_2 & ~done
    count_5 = vec.full(left_3, 0)
    for here_8, b in group_brigades.each_thing(left_3):
        count_5 += here_8
    here_ = left_3 & (count_5 <= 10)
    if here_.any():
        answer = vec.where(here_, HOST_SIZE_ARMY, answer)
        done |= here_
    left_4 = left_3 & ~done
    return vec.where(left_4, HOST_SIZE_ARMY_GROUP, answer)


def _march_points(rows: vec.Truths, group: vec.Things, forced_march: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    host_size = vec.asked(_host_size, rows, group)
    test = (host_size > HOST_SIZE_PATROL) & (~forced_march)
    here = rows & test
    if here.any():
        value = vec.where(here, 20000, value)  # a group with brigades
    here = rows & ~test
    if here.any():
        test_ = (host_size > HOST_SIZE_PATROL) & forced_march
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, 25000, value)  # a forced march
        here_ = here & ~test_
        if here_.any():
            test_2 = (
                (host_size == HOST_SIZE_PATROL)
                & (~group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_RIDERS))
                & (~group.things(_GROUP_KINGDOM).truths(_KINGDOM_WINGED))
            )
            here_2 = here_ & test_2
            if here_2.any():
                value = vec.where(here_2, 25000, value)  # a patrol
            here_2 = here_ & ~test_2
            if here_2.any():
                test_3 = (
                    (host_size == HOST_SIZE_PATROL)
                    & (~group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_RIDERS))
                    & group.things(_GROUP_KINGDOM).truths(_KINGDOM_WINGED)
                )
                here_3 = here_2 & test_3
                if here_3.any():
                    value = vec.where(here_3, 32000, value)  # a patrol that flies
                here_3 = here_2 & ~test_3
                if here_3.any():
                    test_4 = (
                        (host_size == HOST_SIZE_PATROL)
                        & group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_RIDERS)
                    )
                    here_4 = here_3 & test_4
                    if here_4.any():
                        value = vec.where(here_4, 32000, value)  # riders
                    here_4 = here_3 & ~test_4
                    if here_4.any():
                        test_5 = host_size == HOST_SIZE_INACTIVE
                        here_5 = here_4 & test_5
                        if here_5.any():
                            value = vec.where(here_5, 0, value)  # nobody to march
                        here_5 = here_4 & ~test_5
                        if here_5.any():
                            value = vec.where(here_5, 0, value)
    here = rows & (
        (host_size > HOST_SIZE_PATROL)
        & group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_RIDERS)
    )
    if here.any():
        value = vec.where(here, value + 2000, value)  # riders
    here = rows & ((host_size == HOST_SIZE_PATROL) & (~group.truths(_GROUP_MIST_BORNE)))
    if here.any():
        sum_ = vec.full(here, 0)
        for here_6, a in group.set(_GROUP_ARTIFACTS).each(here):
            here_7 = here_6 & (vec.at(_ARTIFACT_PATROL_PACE, a) != vec.NONE)
            sum_ = vec.kept(
                here_7,
                sum_ + vec.where(here_7, vec.present(here_7, vec.at(_ARTIFACT_PATROL_PACE, a), ''), 0),
            )
        value = vec.where(here, vec.kept(here, value + sum_), value)  # what carries a patrol
    here = rows & (host_size > HOST_SIZE_INACTIVE)
    if here.any():
        here_ = here & (~group.truths(_GROUP_MIST_BORNE))
        if here_.any():
            sum_2 = vec.full(here_, 0)
            for here_8, a in group.set(_GROUP_ARTIFACTS).each(here_):
                here_9 = here_8 & (vec.at(_ARTIFACT_PACE_GAIN, a) != vec.NONE)
                sum_2 = vec.kept(
                    here_9,
                    sum_2 + vec.where(here_9, vec.present(here_9, vec.at(_ARTIFACT_PACE_GAIN, a), ''), 0),
                )
            value = vec.where(here_, vec.kept(here_, value + sum_2), value)  # what carries everybody
        value = vec.where(here, vec.kept(here, value + group.numbers(_GROUP_SPELL_HASTE)), value)  # a spell
    return value


def _feeling(rows: vec.Truths, kingdom: vec.Things, terrain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & kingdom.set(_KINGDOM_SUPREME).holds(terrain)
    if here.any():
        answer = vec.where(here, FOOTING_SUPREMACY, answer)
        done |= here
    left = rows & ~done
    here = left & kingdom.set(_KINGDOM_MASTERED).holds(terrain)
    if here.any():
        answer = vec.where(here, FOOTING_MASTERY, answer)
        done |= here
    left_ = left & ~done
    here = left_ & kingdom.set(_KINGDOM_ADVANTAGED).holds(terrain)
    if here.any():
        answer = vec.where(here, FOOTING_ADVANTAGE, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & kingdom.set(_KINGDOM_DISADVANTAGED).holds(terrain)
    if here.any():
        answer = vec.where(here, FOOTING_DISADVANTAGE, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & kingdom.set(_KINGDOM_ADVERSE).holds(terrain)
    if here.any():
        answer = vec.where(here, FOOTING_ADVERSITY, answer)
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, FOOTING_STANDARD, answer)


def _footing(rows: vec.Truths, kingdom: vec.Things, terrain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & kingdom.truths(_KINGDOM_WINGED)
    if here.any():
        answer = vec.where(here, FOOTING_FLIGHT, answer)  # a people that flies
        done |= here
    left = rows & ~done
    return vec.where(left, vec.asked(_feeling, left, kingdom, terrain), answer)


def _shows_no_size(rows: vec.Truths, group: vec.Things, kingdom: vec.Things, grade: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    group_kingdom = group.things(_GROUP_KINGDOM)
    here = rows & group_kingdom.same(kingdom)
    if here.any():
        answer = vec.where(here, False, answer)  # its own people know
        done |= here
    left = rows & ~done
    here = left & (grade >= 4)
    if here.any():
        answer = vec.where(here, False, answer)  # sharp eyes
        done |= here
    left_ = left & ~done
    here = left_ & (group.numbers(_GROUP_IMAGE_AREA) != vec.NONE)
    if here.any():
        answer = vec.where(here, True, answer)  # an image, and nobody in it
        done |= here
    left_2 = left_ & ~done
    here = left_2 & vec.asked(_under_veil, left_2, group, vec.full(left_2, HOST_STATE_MASKED_SIZE))
    if here.any():
        answer = vec.where(here, True, answer)  # a spell masks it
        done |= here
    left_3 = left_2 & ~done
    group_terrain = group.numbers(_GROUP_TERRAIN)
    here = left_3 & (
        _terrain_adeptness_maskings(
            left_3, vec.asked(_feeling, left_3, group_kingdom, group_terrain),
        ) == MASKING_GREATER_MASKING
    )
    if here.any():
        answer = vec.where(here, True, answer)  # at home on this ground
        done |= here
    left_4 = left_3 & ~done
    test = _terrain_adeptness_maskings(
        left_4, vec.asked(_feeling, left_4, group_kingdom, group_terrain),
    ) == MASKING_LESSER_MASKING
    here_ = left_4 & test
    # small, and at home on this ground
    return vec.where(left_4, test & (vec.asked(_host_size, here_, group) <= HOST_SIZE_DIVISION_SIZE), answer)


def _of_the_coasts(rows: vec.Truths, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    kingdom_homeland = kingdom.numbers(_KINGDOM_HOMELAND)
    answer: vec.Truths = (
        (kingdom_homeland != vec.NONE)
        & (vec.at(_REGION_REGIONAL_CHARACTER, kingdom_homeland) == REGION_GROUP_TRADING_COASTS)
    )
    return answer


def _own_quality(rows: vec.Truths, kingdom: vec.Things, sea: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 10)
    for here, t in kingdom.set(_KINGDOM_TRAITS).each(rows):
        here_ = here & (vec.at(_TRAIT_NAVAL_QUALITY, t) != vec.NONE)
        if here_.any():
            # born sailors
            value = vec.where(
                here_, vec.kept(here_, value + vec.present(here_, vec.at(_TRAIT_NAVAL_QUALITY, t), '')),
                value,
            )
    here_2 = rows & (vec.asked(_of_the_coasts, rows, kingdom) & (vec.at(_SEA_MORE_QUALITY, sea) != vec.NONE))
    if here_2.any():
        # old ports
        value = vec.where(
            here_2, vec.kept(here_2, value + vec.present(here_2, vec.at(_SEA_MORE_QUALITY, sea), '')), value,
        )
    value = vec.product(rows, value, 10)
    test = value < 40
    here_2 = rows & test
    if here_2.any():
        value = vec.where(here_2, 40, value)
    here_2 = rows & ~test
    if here_2.any():
        here_ = here_2 & (value > 160)
        if here_.any():
            value = vec.where(here_, 160, value)
    return value


def _beside(rows: vec.Truths, one: vec.Things, other: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = one.numbers(_GROUP_AREA) == other.numbers(_GROUP_AREA)
    return answer  # one area


def _victor(rows: vec.Truths, one: vec.Things, two: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    one_broken_off = one.truths(_SIDE_BROKEN_OFF)
    here = rows & (one_broken_off & (~two.truths(_SIDE_BROKEN_OFF)))
    if here.any():
        answer = vec.pick(here, two.things(_SIDE_GROUP), answer)  # the other fell back
        done |= here
    left = rows & ~done
    two_broken_off = two.truths(_SIDE_BROKEN_OFF)
    here = left & (two_broken_off & (~one_broken_off))
    if here.any():
        answer = vec.pick(here, one.things(_SIDE_GROUP), answer)  # the other fell back
        done |= here
    left_ = left & ~done
    one_losses = one.numbers(_SIDE_LOSSES)
    two_losses = two.numbers(_SIDE_LOSSES)
    here = left_ & (one_losses < two_losses)
    if here.any():
        answer = vec.pick(here, one.things(_SIDE_GROUP), answer)  # it lost less
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (two_losses < one_losses)
    if here.any():
        answer = vec.pick(here, two.things(_SIDE_GROUP), answer)  # it lost less
        done |= here
    left_3 = left_2 & ~done
    return vec.pick(left_3, vec.nothing(left_3), answer)


def _escape_chance(rows: vec.Truths, figure: vec.Things, bribe: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 15)  # chance that a captive escapes without a bribe
    here = rows & (bribe >= 12000)
    if here.any():
        value = vec.where(here, value + 20, value)  # a heavy purse
    here = rows & ((bribe >= 6000) & (bribe < 12000))
    if here.any():
        value = vec.where(here, value + 10, value)  # a purse
    for here_, w in figure.list(_TARGET_WATCHERS).each_thing(rows):
        here_2 = here_ & (w.numbers(_AGENT_DUTY) == DUTY_GUARD_PRISONERS)
        if here_2.any():
            # prison guard
            value = vec.where(here_2, vec.kept(here_2, value - vec.asked(_cover, here_2, w, figure)), value)
    figure_kingdom = figure.things(_TARGET_KINGDOM)
    here = rows & figure_kingdom.given
    if here.any():
        here_2 = here & (
            figure_kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_SLIPPERY_CAPTIVES)
            & ((figure.numbers(_TARGET_RANK) == RANK_AGENT) | (figure.numbers(_TARGET_RANK) == RANK_FANATIC))
        )
        if here_2.any():
            # Slippery Captives (privilege): the cell is an illusion
            value = vec.where(here_2, vec.kept(here_2, value + 15), value)
        figure_kingdom_traits = figure_kingdom.set(_KINGDOM_TRAITS)
        here_2 = here & figure_kingdom_traits.has(TRAIT_ACUITY)
        if here_2.any():
            value = vec.where(here_2, vec.kept(here_2, value + 15), value)  # Acuity (trait): a loose bar
        test = figure_kingdom_traits.has(TRAIT_ADVENTURERS)
        here_3 = here & test
        here_2 = here & (test & vec.asked(_political, here_3, figure))
        if here_2.any():
            value = vec.where(here_2, vec.kept(here_2, value + 10), value)  # Adventurers (trait): daring
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    test_ = value < 100
    here_4 = rows & test_
    here = rows & (test_ & vec.asked(_deathless, here_4, figure))
    if here.any():
        value = vec.where(here, 100, value)  # time means nothing to an Immortal
    return value


def _hides_with_court(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    group_area = group.numbers(_GROUP_AREA)
    answer: vec.Truths = (
        (group_area != vec.NONE)
        & group.things(_GROUP_KINGDOM).things(_KINGDOM_SANCTUARY).given
        & (group.things(_GROUP_KINGDOM).things(_KINGDOM_SANCTUARY).numbers(_PLACE_AREA) == group_area)
    )
    return answer  # inside


def _asked_in_turn(rows: vec.Truths, levy: vec.Things, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & group.same(levy.things(_LEVY_GROUP))
    if here.any():
        answer = vec.where(here, 1, answer)  # the one to which they were promised
        done |= here
    left = rows & ~done
    return vec.where(left, 2, answer)


def _next_title(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (rank == RANK_DUKE)
    if here.any():
        answer = vec.where(here, RANK_PRINCE, answer)
        done |= here
    left = rows & ~done
    here = left & (rank == RANK_COUNT)
    if here.any():
        answer = vec.where(here, RANK_DUKE, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (rank == RANK_BARON)
    if here.any():
        answer = vec.where(here, RANK_COUNT, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (rank == RANK_GOVERNOR)
    if here.any():
        answer = vec.where(here, RANK_BARON, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (rank == RANK_AMBASSADOR)
    if here.any():
        answer = vec.where(here, RANK_GOVERNOR, answer)
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, rank, answer)


def _may_wake(
    rows: vec.Truths, group: vec.Things, other: vec.Things, kingdom: vec.Things, breed: vec.Ints,
    leader: vec.Things, caster: vec.Things,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~other.things(_GROUP_KINGDOM).same(kingdom))
    if here.any():
        answer = vec.where(here, False, answer)  # the other does not serve the kingdom.
        done |= here
    left = rows & ~done
    here = left & ((breed == vec.NONE) & (~leader.given) & (~caster.given))
    if here.any():
        answer = vec.where(here, False, answer)  # Say what the group gives to the other.
        done |= here
    left_ = left & ~done
    here = left_ & (vec.asked(_host_size, left_, other) != HOST_SIZE_INACTIVE)
    if here.any():
        answer = vec.where(here, False, answer)  # the other has somebody in it already.
        done |= here
    left_2 = left_ & ~done
    test = breed != vec.NONE
    here_ = left_2 & test
    found = vec.every(here_, False)
    for here_2, b in group.list(_GROUP_BRIGADES).each_thing(here_):
        here_3 = here_2 & ~found
        found |= here_3 & (b.numbers(_BRIGADE_BREED) == breed)
    here = left_2 & (test & (~found))
    if here.any():
        answer = vec.where(here, False, answer)  # There are none of these in the group.
        done |= here
    left_3 = left_2 & ~done
    test_ = leader.given
    here_4 = left_3 & test_
    found_ = vec.every(here_4, False)
    for here_5, l_ in group.list(_GROUP_LEADERS).each_thing(here_4):
        here_6 = here_5 & ~found_
        found_ |= here_6 & l_.same(leader)
    here = left_3 & (test_ & (~found_))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody of that name leads in the group.
        done |= here
    left_4 = left_3 & ~done
    test_2 = ~caster.given
    here_7 = left_4 & ~test_2
    found_2 = vec.every(here_7, False)
    for here_8, w in group.list(_GROUP_WIZARDS).each_thing(here_7):
        here_9 = here_8 & ~found_2
        found_2 |= here_9 & w.same(caster)
    return vec.where(left_4, test_2 | found_2, answer)  # No wizard of that name is in the group.


def _may_send(
    rows: vec.Truths, group: vec.Things, other: vec.Things, kingdom: vec.Things, leader: vec.Things,
    second: vec.Things, caster: vec.Things, relic: vec.Ints,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((~other.things(_GROUP_KINGDOM).same(kingdom)) | other.same(group))
    if here.any():
        answer = vec.where(here, False, answer)  # the group gives nothing to the other.
        done |= here
    left = rows & ~done
    here = left & ((~leader.given) & (~second.given) & (~caster.given) & (relic == vec.NONE))
    if here.any():
        answer = vec.where(here, False, answer)  # Say what the group sends to the other.
        done |= here
    left_ = left & ~done
    here = left_ & ((caster.given & (relic != vec.NONE)) | (second.given & (~leader.given)))
    if here.any():
        answer = vec.where(here, False, answer)  # That is too much for one command.
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (~vec.asked(_beside, left_2, group, other))
    if here.any():
        answer = vec.where(here, False, answer)  # the other is nowhere near the group.
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (vec.asked(_host_size, left_3, other) <= HOST_SIZE_INACTIVE)
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody is in the other.
        done |= here
    left_4 = left_3 & ~done
    test = leader.given
    here_ = left_4 & test
    found = vec.every(here_, False)
    for here_2, l_ in group.list(_GROUP_LEADERS).each_thing(here_):
        here_3 = here_2 & ~found
        found |= here_3 & l_.same(leader)
    test_ = test & (~found)
    here_4 = left_4 & ~test_
    test_2 = second.given
    here_5 = here_4 & test_2
    found_ = vec.every(here_5, False)
    for here_6, l_ in group.list(_GROUP_LEADERS).each_thing(here_5):
        here_7 = here_6 & ~found_
        found_ |= here_7 & l_.same(second)
    here = left_4 & (test_ | (test_2 & (~found_)))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody of that name leads in the group.
        done |= here
    left_5 = left_4 & ~done
    test_3 = caster.given
    here_8 = left_5 & test_3
    found_2 = vec.every(here_8, False)
    for here_9, w in group.list(_GROUP_WIZARDS).each_thing(here_8):
        here_10 = here_9 & ~found_2
        found_2 |= here_10 & w.same(caster)
    here = left_5 & (test_3 & (~found_2))
    if here.any():
        answer = vec.where(here, False, answer)  # No wizard of that name is in the group.
        done |= here
    left_6 = left_5 & ~done
    test_4 = relic != vec.NONE
    here_11 = left_6 & test_4
    found_3 = vec.every(here_11, False)
    for here_12, a in group.set(_GROUP_ARTIFACTS).each(here_11):
        here_13 = here_12 & ~found_3
        found_3 |= here_13 & (a == relic)
    here = left_6 & (test_4 & (~found_3))
    if here.any():
        answer = vec.where(here, False, answer)  # There is no such artifact in the group.
        done |= here
    left_7 = left_6 & ~done
    test_5 = leader.given
    here_14 = left_7 & test_5
    count = vec.full(here_14, 0)
    for here_15, l_ in other.list(_GROUP_LEADERS).each_thing(here_14):
        count += here_15
    test_6 = ~second.given
    here = left_7 & (test_5 & (vec.kept(here_14, count + vec.where(test_6, 1, 2)) > 3))
    if here.any():
        answer = vec.where(here, False, answer)  # the other has no room for more leaders.
        done |= here
    left_8 = left_7 & ~done
    test_7 = ~caster.given
    here_16 = left_8 & ~test_7
    count_ = vec.full(here_16, 0)
    for here_17, w in other.list(_GROUP_WIZARDS).each_thing(here_16):
        count_ += here_17
    return vec.where(left_8, test_7 | (count_ < 3), answer)  # the other has no room for another wizard.


def _may_combine(rows: vec.Truths, group: vec.Things, other: vec.Things, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((~other.things(_GROUP_KINGDOM).same(kingdom)) | other.same(group))
    if here.any():
        answer = vec.where(here, False, answer)  # the group does not combine with the other.
        done |= here
    left = rows & ~done
    here = left & (~vec.asked(_beside, left, group, other))
    if here.any():
        answer = vec.where(here, False, answer)  # the other is nowhere near the group.
        done |= here
    left_ = left & ~done
    test = vec.asked(_host_size, left_, group) > HOST_SIZE_INACTIVE
    here_ = left_ & test
    # Nobody is in one of them.
    return vec.where(left_, test & (vec.asked(_host_size, here_, other) > HOST_SIZE_INACTIVE), answer)


def _gem_load(rows: vec.Truths, power: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (power < 1)
    if here.any():
        answer = vec.where(here, HOST_SIZE_ONE_BRIGADE, answer)  # an adept
        done |= here
    left = rows & ~done
    here = left & (power == 1)
    if here.any():
        answer = vec.where(here, HOST_SIZE_DIVISION_SIZE, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (power == 2)
    if here.any():
        answer = vec.where(here, HOST_SIZE_ARMY, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, HOST_SIZE_ARMY_GROUP, answer)


def _skeleton_known(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.isin(rank, (RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))
    here = rows & test
    if here.any():
        value = vec.where(here, 100, value)  # nobody knows better
    here = rows & ~test
    if here.any():
        value = vec.where(here, _emissaries_powers(here, rank), value)  # power
    return value


def _held_abroad(rows: vec.Truths, kingdom: vec.Things, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    target_captor = target.things(_TARGET_CAPTOR)
    answer: vec.Truths = target_captor.given & (~target_captor.same(kingdom))
    return answer


def _performs_rites(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    figure_rank = figure.numbers(_TARGET_RANK)
    here = rows & (figure_rank == RANK_PRIESTESS)
    if here.any():
        answer = vec.where(here, True, answer)  # a High Priestess
        done |= here
    left = rows & ~done
    # a Consul
    return vec.where(
        left,
        (figure_rank == RANK_CONSUL)
            & figure.things(_TARGET_KINGDOM).given
            & figure.things(_TARGET_KINGDOM).set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_CONSUL_RITES),
        answer,
    )


def _calls_from_hiding(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_hides_with_court, rows, group)
    return answer


def _may_storm_by(rows: vec.Truths, group: vec.Things, plan: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~(vec.at(_TACTIC_ATTACK, plan) != 0))
    if here.any():
        answer = vec.where(here, False, answer)  # the plan is for defenders.
        done |= here
    left = rows & ~done
    # Nobody in the group has learned this: the plan.
    return vec.where(left, vec.asked(_knows_plan, left, group, plan), answer)


def _travels(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        figure.numbers(_TARGET_RANK),
        (
            RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
            RANK_CONSUL, RANK_AGENT, RANK_FANATIC, RANK_PRIESTESS,
        ),
    )
    return answer  # rank


def _travel_price(rows: vec.Truths, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = ~vec.isin(
        rank,
        (RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR),
    )
    here = rows & ~test
    test_ = test | (_emissaries_golds(here, rank) == vec.NONE)
    here_ = rows & test_
    if here_.any():
        value = vec.where(here_, 0, value)  # no title, no train
    here_ = rows & ~test_
    if here_.any():
        # what the title costs
        value = vec.where(here_, vec.present(here_, _emissaries_golds(here_, rank), ''), value)
    here_ = rows & (rank == RANK_CONSUL)
    if here_.any():
        value = vec.where(here_, 2000, value)  # orders travel: a Consul travels light
    return value


def _has_stone(rows: vec.Truths, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    found = vec.every(rows, False)
    for here, a in kingdom.set(_KINGDOM_REGALIA).each(rows):
        here_ = here & ~found
        found |= here_ & vec.isin(
            a,
            (
                ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS,
                ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_SCRYING_MIRROR,
            ),
        )
    return found  # a Palantir, or the Mirror


def _quo_strength(rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_emissary_power, rows, kingdom, rank) * 3
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ORATORY)
    if here.any():
        value = vec.where(here, value + 1500, value)  # Oratory (trait): speeches
    answer: vec.Ints = value // 100
    return answer  # whole points


def _unrest_strength(rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_emissary_power, rows, kingdom, rank) * 3
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_CUNNING)
    if here.any():
        value = vec.where(here, value + 1500, value)  # Cunning (trait): whispers
    answer: vec.Ints = value // 100
    return answer  # whole points


def _standing_quo(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    place_buildings = place.set(_PLACE_BUILDINGS)
    for here, b in place_buildings.each(rows):
        value = vec.where(here, vec.kept(here, value + (vec.at(_BUILDING_QUO, b) * 5)), value)  # building
    for here_, b in place_buildings.each(rows):
        value = vec.where(here_, vec.kept(here_, value - (vec.at(_BUILDING_UNREST, b) * 5)), value)  # crowd
    place_kingdom = place.things(_PLACE_KINGDOM)
    here_2 = rows & place_kingdom.given
    if here_2.any():
        place_kingdom_traits = place_kingdom.set(_KINGDOM_TRAITS)
        here_3 = here_2 & place_kingdom_traits.has(TRAIT_ORDER)
        if here_3.any():
            value = vec.where(here_3, vec.kept(here_3, value + 10), value)  # Order (trait): laws
        here_3 = here_2 & place_kingdom_traits.has(TRAIT_RUTHLESS)
        if here_3.any():
            value = vec.where(here_3, vec.kept(here_3, value + 10), value)  # Ruthless (trait): fear
    return value


def _title_words(rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_emissary_power, rows, kingdom, rank)
    answer: vec.Ints = value // 20
    return answer  # whole points


def _persuasion(
    rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints, place: vec.Things, size: vec.Ints,
    region: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_title_words, rows, kingdom, rank) * 2  # power
    mood = vec.asked(_mood, rows, kingdom, region)
    here = rows & (
        (mood == REACTION_FRIENDLY)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value + 30, value)  # a friendly region
    here = rows & (
        (mood == REACTION_LOYAL)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value + 60, value)  # a loyal region
    here = rows & (
        (mood == REACTION_SUSPICIOUS)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value - 30, value)  # a suspicious region
    here = rows & (
        (mood == REACTION_HOSTILE)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value - 60, value)  # a hostile region
    kingdom_began_as = kingdom.numbers(_KINGDOM_BEGAN_AS)
    test = (kingdom_began_as != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS)
    here_ = rows & test
    here = rows & (test & vec.asked(_half_whispered, here_, kingdom, region))
    if here.any():
        value = vec.where(here, value - 15, value)  # a whisper from below
    value = value - (vec.at(_SETTLEMENT_HARDER, size) * 2)  # size
    place_kingdom = place.things(_PLACE_KINGDOM)
    here = rows & place_kingdom.given
    if here.any():
        here_2 = here & vec.asked(_controls, here, place_kingdom, region)
        if here_2.any():
            value = vec.where(here_2, value - 30, value)  # its ruler controls the region
        here_2 = here & (vec.asked(_hold, here, place_kingdom, region) == HOLD_MINOR)
        if here_2.any():
            value = vec.where(here_2, value + 30, value)  # its ruler is a minor power there
        here_2 = here & (vec.asked(_mood, here, place_kingdom, region) == REACTION_HOSTILE)
        if here_2.any():
            value = vec.where(here_2, value + 30, value)  # the region hates its ruler
        here_2 = here & (vec.asked(_mood, here, place_kingdom, region) == REACTION_FRIENDLY)
        if here_2.any():
            value = vec.where(here_2, value - 30, value)  # the region likes its ruler
        here_2 = here & (vec.asked(_mood, here, place_kingdom, region) == REACTION_LOYAL)
        if here_2.any():
            value = vec.where(here_2, value - 60, value)  # the region is loyal to its ruler
    value = vec.kept(rows, value - vec.product(rows, vec.asked(_standing_quo, rows, place), 2))  # status quo
    kingdom_began_as_ = kingdom_began_as
    here = rows & ((kingdom_began_as_ == KINGDOM_DEMON_PRINCES) & (mood <= REACTION_SUSPICIOUS))
    if here.any():
        value = vec.where(here, vec.kept(here, value - 15), value)  # Demon Princes (kingdom): fear and magic
    here = rows & (kingdom_began_as_ == KINGDOM_FORGOTTEN)
    if here.any():
        value = vec.where(here, vec.kept(here, value - 30), value)  # The Forgotten (kingdom): long exile
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ACUITY)
    if here.any():
        value = vec.where(here, vec.kept(here, value + 10), value)  # Acuity (trait): sharp tongues
    answer: vec.Ints = value // 2
    return answer  # whole points


def _rebel_chance(
    rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints, place: vec.Things, size: vec.Ints,
    region: vec.Ints, unrest: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_persuasion, rows, kingdom, rank, place, size, region)
    value = vec.kept(rows, value + unrest)  # other emissaries stir or calm the people
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_CUNNING)
    if here.any():
        value = vec.where(here, vec.kept(here, value + 15), value)  # Cunning (trait): whispers
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _usurp_chance(
    rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints, place: vec.Things, size: vec.Ints,
    region: vec.Ints, unrest: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_persuasion, rows, kingdom, rank, place, size, region)
    value = vec.kept(rows, value + unrest)  # other emissaries stir or calm the people
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ORATORY)
    if here.any():
        value = vec.where(here, vec.kept(here, value + 15), value)  # Oratory (trait): speeches
    here = rows & (~place.things(_PLACE_KINGDOM).given)
    if here.any():
        value = vec.where(here, vec.product(here, value, 2), value)  # unless somebody rules there already
    value = value // 2  # whole points
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _open_to_talk(rows: vec.Truths, place: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    place_kingdom = place.things(_PLACE_KINGDOM)
    here = rows & (place_kingdom.given & place_kingdom.things(_KINGDOM_CAPITAL).same(place))
    if here.any():
        answer = vec.where(here, False, answer)  # A capital does not listen.
        done |= here
    left = rows & ~done
    found = vec.every(left, False)
    for here_, b in place.set(_PLACE_BUILDINGS).each(left):
        here_2 = here_ & ~found
        found |= here_2 & (vec.at(_BUILDING_TALK_PROOF, b) != 0)
    return vec.where(left, ~found, answer)  # Walls like these do not listen.


def _talks_to_people(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        figure.numbers(_TARGET_RANK),
        (RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR),
    )
    return answer  # title


def _in_irons(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & figure.things(_TARGET_CAPTOR).given
    if here.any():
        answer = vec.where(here, True, answer)  # in somebody's dungeon
        done |= here
    left = rows & ~done
    # in the cells of a place that nobody rules
    return vec.where(
        left,
        figure.truths(_FIGURE_JAILED)
            & figure.things(_TARGET_PLACE).given
            & (~figure.things(_TARGET_PLACE).things(_PLACE_KINGDOM).given),
        answer,
    )


def _at_large(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & vec.asked(_in_irons, rows, figure)
    if here.any():
        answer = vec.where(here, False, answer)  # the figure is a prisoner.
        done |= here
    left = rows & ~done
    # the figure lies in a sleep from which nobody wakes.
    return vec.where(left, ~vec.asked(_asleep, left, figure), answer)


def _upheaval(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = place.numbers(_PLACE_UNREST)
    answer: vec.Ints = value - place.numbers(_PLACE_PEACE)
    return answer


def _arrest_chance(
    rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints, place: vec.Things, size: vec.Ints,
    region: vec.Ints, unrest: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 40)
    # what speaks for the emissary
    value = vec.kept(rows, value - vec.asked(_persuasion, rows, kingdom, rank, place, size, region))
    value = vec.kept(rows, value - unrest)  # other emissaries stir or calm the people
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _share(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    sum_ = vec.full(rows, 0)
    for here, s in kingdom.list(_KINGDOM_STANDINGS).each_thing(rows):
        here_ = here & (s.numbers(_FOOTHOLD_REGION) == region)
        sum_ = vec.kept(here_, sum_ + vec.where(here_, s.numbers(_FOOTHOLD_SHARE), 0))
    value = sum_
    test = value < 0
    here_2 = rows & test
    if here_2.any():
        value = vec.where(here_2, 0, value)
    here_2 = rows & ~test
    if here_2.any():
        here_3 = here_2 & (value > 100)
        if here_3.any():
            value = vec.where(here_3, 100, value)
    return value


def _hold(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    share = vec.asked(_share, rows, kingdom, region)
    here = rows & (share == 0)
    if here.any():
        answer = vec.where(here, HOLD_UNESTABLISHED, answer)
        done |= here
    left = rows & ~done
    here = left & ((share >= 1) & (share <= 19))
    if here.any():
        answer = vec.where(here, HOLD_MINOR, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((share >= 20) & (share <= 35))
    if here.any():
        answer = vec.where(here, HOLD_SIGNIFICANT, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((share >= 36) & (share <= 59))
    if here.any():
        answer = vec.where(here, HOLD_SUBSTANTIAL, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & ((share >= 60) & (share <= 99))
    if here.any():
        answer = vec.where(here, HOLD_CONTROL, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (share == 100)
    if here.any():
        answer = vec.where(here, HOLD_TIGHT_CONTROL, answer)
        done |= here
    left_5 = left_4 & ~done
    vec.fail(left_5, lambda: NoAnswer('hold'))
    return answer


def _controls(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_share, rows, kingdom, region) >= 60
    return answer  # most of its people


def _reaction(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    kingdom_standings = kingdom.list(_KINGDOM_STANDINGS)
    found = vec.every(rows, False)
    for here, s in kingdom_standings.each_thing(rows):
        here_ = here & ~found
        found |= here_ & (
            (s.numbers(_FOOTHOLD_REGION) == region)
            & (s.numbers(_FOOTHOLD_REACTION) == REACTION_LOYAL)
        )
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, REACTION_LOYAL, answer)
        done |= here_2
    left = rows & ~done
    found_ = vec.every(left, False)
    for here_3, s in kingdom_standings.each_thing(left):
        here_4 = here_3 & ~found_
        found_ |= here_4 & (
            (s.numbers(_FOOTHOLD_REGION) == region)
            & (s.numbers(_FOOTHOLD_REACTION) == REACTION_FRIENDLY)
        )
    here_2 = left & found_
    if here_2.any():
        answer = vec.where(here_2, REACTION_FRIENDLY, answer)
        done |= here_2
    left_ = left & ~done
    found_2 = vec.every(left_, False)
    for here_5, s in kingdom_standings.each_thing(left_):
        here_6 = here_5 & ~found_2
        found_2 |= here_6 & (
            (s.numbers(_FOOTHOLD_REGION) == region)
            & (s.numbers(_FOOTHOLD_REACTION) == REACTION_SUSPICIOUS)
        )
    here_2 = left_ & found_2
    if here_2.any():
        answer = vec.where(here_2, REACTION_SUSPICIOUS, answer)
        done |= here_2
    left_2 = left_ & ~done
    found_3 = vec.every(left_2, False)
    for here_7, s in kingdom_standings.each_thing(left_2):
        here_8 = here_7 & ~found_3
        found_3 |= here_8 & (
            (s.numbers(_FOOTHOLD_REGION) == region)
            & (s.numbers(_FOOTHOLD_REACTION) == REACTION_HOSTILE)
        )
    here_2 = left_2 & found_3
    if here_2.any():
        answer = vec.where(here_2, REACTION_HOSTILE, answer)
        done |= here_2
    left_3 = left_2 & ~done
    return vec.where(left_3, REACTION_TOLERANT, answer)  # nothing to its name, good or bad


def _raised(rows: vec.Truths, reaction: vec.Ints, ceiling: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (reaction >= ceiling)
    if here.any():
        answer = vec.where(here, reaction, answer)  # as good as it gets
        done |= here
    left = rows & ~done
    here = left & (reaction == REACTION_HOSTILE)
    if here.any():
        answer = vec.where(here, REACTION_SUSPICIOUS, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (reaction == REACTION_SUSPICIOUS)
    if here.any():
        answer = vec.where(here, REACTION_TOLERANT, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (reaction == REACTION_TOLERANT)
    if here.any():
        answer = vec.where(here, REACTION_FRIENDLY, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, REACTION_LOYAL, answer)


def _lowered(rows: vec.Truths, reaction: vec.Ints, floor: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (reaction <= floor)
    if here.any():
        answer = vec.where(here, reaction, answer)  # as bad as it gets
        done |= here
    left = rows & ~done
    here = left & (reaction == REACTION_LOYAL)
    if here.any():
        answer = vec.where(here, REACTION_FRIENDLY, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (reaction == REACTION_FRIENDLY)
    if here.any():
        answer = vec.where(here, REACTION_TOLERANT, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (reaction == REACTION_TOLERANT)
    if here.any():
        answer = vec.where(here, REACTION_SUSPICIOUS, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, REACTION_HOSTILE, answer)


def _hearsay(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    found = vec.every(rows, False)
    for here, k in kingdom.list(_KINGDOM_FRIENDS).each_thing(rows):
        here_ = here & ~found
        found |= here_ & vec.asked(_controls, here_, k, region)
    here_2 = rows & found
    if here_2.any():
        # its master is a friend
        answer = vec.where(
            here_2,
            vec.asked(
                _raised, here_2, vec.asked(_reaction, here_2, kingdom, region),
                vec.full(here_2, REACTION_FRIENDLY),
            ),
            answer,
        )
        done |= here_2
    left = rows & ~done
    found_ = vec.every(left, False)
    for here_3, k in kingdom.list(_KINGDOM_FOES).each_thing(left):
        here_4 = here_3 & ~found_
        found_ |= here_4 & vec.asked(_controls, here_4, k, region)
    here_2 = left & found_
    if here_2.any():
        # its master is a foe
        answer = vec.where(
            here_2,
            vec.asked(
                _lowered, here_2, vec.asked(_reaction, here_2, kingdom, region),
                vec.full(here_2, REACTION_HOSTILE),
            ),
            answer,
        )
        done |= here_2
    left_ = left & ~done
    return vec.where(left_, vec.asked(_reaction, left_, kingdom, region), answer)


def _bows(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    sum_ = vec.full(rows, 0)
    for here, s in kingdom.list(_KINGDOM_STANDINGS).each_thing(rows):
        here_ = here & (s.numbers(_FOOTHOLD_REGION) == region)
        sum_ = vec.kept(here_, sum_ + vec.where(here_, s.numbers(_FOOTHOLD_BOWED), 0))
    return sum_


def _whispers(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    sum_ = vec.full(rows, 0)
    for here, s in kingdom.list(_KINGDOM_STANDINGS).each_thing(rows):
        here_ = here & (s.numbers(_FOOTHOLD_REGION) == region)
        sum_ = vec.kept(here_, sum_ + vec.where(here_, s.numbers(_FOOTHOLD_WHISPERED), 0))
    return sum_


def _levels_whispered(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_whispers, rows, kingdom, region)
    answer: vec.Ints = value // 2
    return answer  # whole levels


def _half_whispered(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        vec.product(
            rows, vec.asked(_levels_whispered, rows, kingdom, region), 2,
        ) < vec.asked(_whispers, rows, kingdom, region)
    )
    return answer  # a whisper from below


def _bow_limit(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, REACTION_FRIENDLY)


def _bent(rows: vec.Truths, reaction: vec.Ints, steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (steps < 1)
    if here.any():
        answer = vec.where(here, reaction, answer)
        done |= here
    left = rows & ~done
    here = left & (steps < 2)
    if here.any():
        answer = vec.where(here, vec.asked(_raised, here, reaction, vec.asked(_bow_limit, here)), answer)
        done |= here
    left_ = left & ~done
    here = left_ & (steps < 3)
    if here.any():
        answer = vec.where(
            here,
            vec.asked(
                _raised, here, vec.asked(_raised, here, reaction, vec.asked(_bow_limit, here)),
                vec.asked(_bow_limit, here),
            ),
            answer,
        )
        done |= here
    left_2 = left_ & ~done
    return vec.where(
        left_2,
        vec.asked(
            _raised, left_2,
            vec.asked(
                _raised, left_2, vec.asked(_raised, left_2, reaction, vec.asked(_bow_limit, left_2)),
                vec.asked(_bow_limit, left_2),
            ),
            vec.asked(_bow_limit, left_2),
        ),
        answer,
    )


def _soured(rows: vec.Truths, reaction: vec.Ints, steps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (steps < 1)
    if here.any():
        answer = vec.where(here, reaction, answer)
        done |= here
    left = rows & ~done
    here = left & (steps < 2)
    if here.any():
        answer = vec.where(
            here, vec.asked(_lowered, here, reaction, vec.full(here, REACTION_HOSTILE)), answer,
        )
        done |= here
    left_ = left & ~done
    return vec.where(
        left_,
        vec.asked(
            _lowered, left_, vec.asked(_lowered, left_, reaction, vec.full(left_, REACTION_HOSTILE)),
            vec.full(left_, REACTION_HOSTILE),
        ),
        answer,
    )


def _mood(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(
        _soured, rows,
        vec.asked(
            _bent, rows, vec.asked(_hearsay, rows, kingdom, region),
            vec.limited(rows, vec.asked(_bows, rows, kingdom, region)),
        ),
        vec.limited(rows, vec.asked(_levels_whispered, rows, kingdom, region)),
    )
    return answer


def _reaction_floor(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.asked(_controls, rows, kingdom, region)
    if here.any():
        answer = vec.where(here, REACTION_SUSPICIOUS, answer)  # its own master
        done |= here
    left = rows & ~done
    return vec.where(left, REACTION_HOSTILE, answer)


def _influence_floor(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 8)
    here = rows & (kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_DEMON_PRINCES)
    if here.any():
        value = vec.where(here, 11, value)  # Demon Princes (kingdom): no lower, whatever others do
    answer: vec.Ints = value * 100
    return answer


def _reach(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = kingdom.numbers(_KINGDOM_INFLUENCE)
    here = rows & kingdom.set(_KINGDOM_REGALIA).has(ARTIFACT_CROWN_OF_ANZU)
    if here.any():
        value = vec.where(here, value + 200, value)  # Crown of Anzu (artifact): crown
    limit = vec.asked(_influence_floor, rows, kingdom)
    here = rows & (value < limit)
    if here.any():
        value = vec.where(here, limit, value)  # the least there is
    here = rows & (value > 2500)
    if here.any():
        value = vec.where(here, 2500, value)  # the most there is
    return value


def _influence_raised(rows: vec.Truths, kingdom: vec.Things, gain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = kingdom.numbers(_KINGDOM_INFLUENCE)
    answer: vec.Ints = vec.larger(value, vec.smaller(vec.full(rows, 2500), (value + gain)))
    return answer  # gain


def _influence_lowered(rows: vec.Truths, kingdom: vec.Things, loss: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = kingdom.numbers(_KINGDOM_INFLUENCE)
    answer: vec.Ints = vec.smaller(
        value, vec.larger(vec.asked(_influence_floor, rows, kingdom), (value + (loss * -1))),
    )
    return answer  # loss


def _may_spend(rows: vec.Truths, kingdom: vec.Things, price: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        (kingdom.numbers(_KINGDOM_INFLUENCE) - price) >= vec.asked(_influence_floor, rows, kingdom)
    )
    return answer  # That would leave the ruler with too little.


def _influence_change(rows: vec.Truths, event: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_INFLUENCE_CHANGES_CHANGE, event)
    return answer


def _hiring_price(rows: vec.Truths, kingdom: vec.Things, post: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_HIRES_INFLUENCE, post)
    here = rows & (
        (kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_PIRATES)
        | ((post != POST_AMBASSADOR_POST) & (post != POST_GOVERNOR_POST))
    )
    if here.any():
        value = vec.where(here, value * 2, value)  # unless Pirates (kingdom): a crew that everybody knows
    limit = vec.larger(
        vec.full(rows, 0), (kingdom.numbers(_KINGDOM_INFLUENCE) - vec.asked(_influence_floor, rows, kingdom)),
    ) * 2
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # a ruler with nothing left pays nothing
    answer: vec.Ints = value // 2
    return answer


def _emissary_power(rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _emissaries_powers(rows, rank) * vec.asked(_reach, rows, kingdom)
    value = ((value * 10) + 5000) // 10000  # tenths
    answer: vec.Ints = value * 10
    return answer


def _command_limit(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_reach, rows, kingdom)  # influence
    value = value // 100  # whole levels
    value = value + 2  # to every ruler
    here = rows & kingdom.set(_KINGDOM_TRAITS).has(TRAIT_FORETHOUGHT)
    if here.any():
        value = vec.where(here, value + 1, value)  # Forethought (trait): forethought
    here = rows & (kingdom.truths(_KINGDOM_STRUCK_OFF) & (value > 0))
    if here.any():
        value = vec.where(here, 0, value)  # victory: no kingdom, no commands
    return value


def _standing_limit(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 3)
    kingdom_standings = kingdom.list(_KINGDOM_STANDINGS)
    for here, s in kingdom_standings.each_thing(rows):
        here_ = here & vec.asked(_controls, here, kingdom, s.numbers(_FOOTHOLD_REGION))
        if here_.any():
            value = vec.where(here_, vec.kept(here_, value + 2), value)  # controlled region
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    here_2 = rows & kingdom_traits.has(TRAIT_FORETHOUGHT)
    if here_2.any():
        value = vec.where(here_2, vec.kept(here_2, value + 2), value)  # Forethought (trait): forethought
        for here_3, s in kingdom_standings.each_thing(here_2):
            here_4 = here_3 & vec.asked(_controls, here_3, kingdom, s.numbers(_FOOTHOLD_REGION))
            if here_4.any():
                # Forethought (trait): forethought in a controlled region
                value = vec.where(here_4, vec.kept(here_4, value + 1), value)
    return value


def _levy_gold(rows: vec.Truths, group: vec.Things, breed: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 3000)
    share = vec.full(rows, 100)
    here = rows & (
        (vec.at(_BRIGADE_TYPE_ORIGIN, breed) == ORIGIN_COMPANION)
        & (group.numbers(_GROUP_REGION) != vec.NONE)
        & (vec.at(_REGION_COMPANION_DISCOUNT, group.numbers(_GROUP_REGION)) != vec.NONE)
    )
    if here.any():
        # beasts that come cheaply
        share = vec.where(
            here,
            vec.kept(
                here,
                share
                    - vec.present(here, vec.at(_REGION_COMPANION_DISCOUNT, group.numbers(_GROUP_REGION)), ''),
            ),
            share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('levy_gold'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 50) // 100
    return answer  # whole coins


def _levy_food(rows: vec.Truths, group: vec.Things, breed: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 2000)
    share = vec.full(rows, 100)
    here = rows & (
        (vec.at(_BRIGADE_TYPE_ORIGIN, breed) == ORIGIN_COMPANION)
        & (group.numbers(_GROUP_REGION) != vec.NONE)
        & (vec.at(_REGION_COMPANION_DISCOUNT, group.numbers(_GROUP_REGION)) != vec.NONE)
    )
    if here.any():
        # beasts that come cheaply
        share = vec.where(
            here,
            vec.kept(
                here,
                share
                    - vec.present(here, vec.at(_REGION_COMPANION_DISCOUNT, group.numbers(_GROUP_REGION)), ''),
            ),
            share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('levy_food'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 50) // 100
    return answer  # whole sacks


def _recruit_level(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    kingdom_recruit_experience = kingdom.numbers(_KINGDOM_RECRUIT_EXPERIENCE)
    here = rows & (kingdom_recruit_experience != vec.NONE)
    if here.any():
        answer = vec.where(here, kingdom_recruit_experience, answer)  # a warlike people
        done |= here
    left = rows & ~done
    return vec.where(left, EXPERIENCE_GREEN, answer)  # like everybody


def _has_ranks_for(rows: vec.Truths, group: vec.Things, breed: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & group.set(_GROUP_TYPES).holds(breed)
    if here.any():
        answer = vec.where(here, True, answer)  # there are some already
        done |= here
    left = rows & ~done
    return vec.where(left, vec.asked(_kinds_in, left, group) < 10, answer)  # room for another kind


def _at_the_capital(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    group_kingdom = group.things(_GROUP_KINGDOM)
    group_kingdom_capital = group_kingdom.things(_KINGDOM_CAPITAL)
    answer: vec.Truths = (
        group_kingdom_capital.given
        & (group.numbers(_GROUP_AREA) != vec.NONE)
        & (group.numbers(_GROUP_AREA) == group_kingdom_capital.numbers(_PLACE_AREA))
    )
    return answer


def _studies_at(rows: vec.Truths, caster: vec.Things, place: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    caster_kingdom = caster.things(_TARGET_KINGDOM)
    here = rows & ((~caster_kingdom.given) | (~place.things(_PLACE_KINGDOM).same(caster_kingdom)))
    if here.any():
        answer = vec.where(here, False, answer)  # not a place of its kingdom
        done |= here
    left = rows & ~done
    here = left & caster.things(_TARGET_PLACE).same(place)
    if here.any():
        answer = vec.where(here, True, answer)  # at home there
        done |= here
    left_ = left & ~done
    caster_group = caster.things(_WIZARD_GROUP)
    # its group stands there
    return vec.where(
        left_,
        caster_group.given
            & (caster_group.numbers(_GROUP_AREA) != vec.NONE)
            & (caster_group.numbers(_GROUP_AREA) == place.numbers(_PLACE_AREA)),
        answer,
    )


def _next_level(rows: vec.Truths, caster: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = caster.numbers(_TARGET_LEVEL)
    answer: vec.Ints = value + 1
    return answer  # step by step


def _rite_chance(rows: vec.Truths, caster: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    caster_kingdom = caster.things(_TARGET_KINGDOM)
    test = ~caster_kingdom.given
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        # trial by fire
        value = vec.where(here, vec.at(_PROWESS_RITE, caster_kingdom.numbers(_KINGDOM_PROWESS)), value)
    return value


def _may_undergo_rite(rows: vec.Truths, caster: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = caster.numbers(_TARGET_LEVEL) == 0
    return answer  # Only adepts undergo the rite.


def _act_cost(rows: vec.Truths, act: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_RULER_ACTS_COST, act)
    return answer


def _sole_act(rows: vec.Truths, act: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(_RULER_ACTS_SOLE, act) != 0
    return answer  # sole action


def _enamor_chance(rows: vec.Truths, act: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _ruler_acts_chances(rows, act)
    return answer


def _may_enamor(rows: vec.Truths, kingdom: vec.Things, region: vec.Ints, holder: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    kingdom_traits = kingdom.set(_KINGDOM_TRAITS)
    test = (~kingdom_traits.has(TRAIT_EVIL)) & holder.given & holder.set(_KINGDOM_TRAITS).has(TRAIT_EVIL)
    here = rows & test
    here_ = rows & (test & (vec.asked(_reaction, here, holder, region) == REACTION_LOYAL))
    if here_.any():
        answer = vec.where(here_, False, answer)  # The people there are bound to an Evil throne.
        done |= here_
    left = rows & ~done
    test_ = (
        (~kingdom_traits.has(TRAIT_EVIL)) | kingdom.same(holder) | (~holder.given)
        | holder.set(_KINGDOM_TRAITS).has(TRAIT_EVIL)
    )
    here_2 = left & ~test_
    # The people there are loyal to a better throne.
    return vec.where(left, test_ | (vec.asked(_reaction, here_2, holder, region) != REACTION_LOYAL), answer)


def _denigrate_chance(
    rows: vec.Truths, kingdom: vec.Things, target: vec.Things, region: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 50)  # an even chance
    value = value * vec.asked(_reach, rows, kingdom)  # own influence
    value = value * vec.asked(_share, rows, kingdom, region)  # own share of the people
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.asked(_reach, rows, target)  # their influence
    value = value * 100
    # their share of the people
    divisor = divisor * vec.larger(vec.full(rows, 1), vec.asked(_share, rows, target, region))
    value = value * 100
    # whole points
    value = vec.quotient(rows, ((value * 2) + (divisor * 10000)), (divisor * 20000), 'denigrate_chance')
    mood = vec.asked(_mood, rows, kingdom, region)
    here = rows & (
        (mood >= REACTION_FRIENDLY)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value + 20, value)  # well liked
    here = rows & (
        (mood == REACTION_SUSPICIOUS)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value - 10, value)  # eyed with suspicion
    here = rows & (
        (mood == REACTION_HOSTILE)
        & ((kingdom.numbers(_KINGDOM_BEGAN_AS) != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS))
    )
    if here.any():
        value = vec.where(here, value - 20, value)  # hated
    kingdom_began_as = kingdom.numbers(_KINGDOM_BEGAN_AS)
    test = (kingdom_began_as != KINGDOM_DEMON_PRINCES) | (mood > REACTION_SUSPICIOUS)
    here_ = rows & test
    here = rows & (test & vec.asked(_half_whispered, here_, kingdom, region))
    if here.any():
        value = vec.where(here, value - 5, value)  # a whisper from below
    kingdom_began_as_ = kingdom_began_as
    here = rows & ((kingdom_began_as_ == KINGDOM_DEMON_PRINCES) & (mood <= REACTION_SUSPICIOUS))
    if here.any():
        value = vec.where(here, value - 5, value)  # Demon Princes (kingdom): fear and magic
    test_ = value < 10
    here = rows & test_
    if here.any():
        value = vec.where(here, 10, value)  # never hopeless, never certain
    here = rows & ~test_
    if here.any():
        here_2 = here & (value > 90)
        if here_2.any():
            value = vec.where(here_2, 90, value)  # never hopeless, never certain
    return value


def _consul_denigrate_chance(
    rows: vec.Truths, kingdom: vec.Things, target: vec.Things, region: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_denigrate_chance, rows, kingdom, target, region)
    here = rows & (value < 35)
    if here.any():
        value = vec.where(here, 35, value)  # a Consul's voice
    return value


def _disdain_chance(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, 75)


def _may_denigrate(rows: vec.Truths, kingdom: vec.Things, target: vec.Things, region: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & kingdom.same(target)
    if here.any():
        answer = vec.where(here, False, answer)  # A kingdom cannot denigrate itself.
        done |= here
    left = rows & ~done
    # Everybody there stands behind that throne.
    return vec.where(left, vec.asked(_hold, left, target, region) != HOLD_TIGHT_CONTROL, answer)


def _denigrated(rows: vec.Truths, target: vec.Things, region: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(
        _lowered, rows, vec.asked(_reaction, rows, target, region),
        vec.asked(_reaction_floor, rows, target, region),
    )
    return answer


def _increase_chance(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    here = rows & (
        (kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_DEMON_PRINCES)
        & (kingdom.numbers(_KINGDOM_INFLUENCE) >= 1800)
    )
    if here.any():
        value = vec.where(here, 66, value)  # Demon Princes (kingdom): few strings are left
    return value


def _influence_increased(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = kingdom.numbers(_KINGDOM_INFLUENCE)
    answer: vec.Ints = vec.larger(value, vec.smaller(vec.full(rows, 2000), (value + 100)))
    return answer  # strings


def _sale_proceeds(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, 10000)  # what a level of influence brings when it is sold


def _influence_sold(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = kingdom.numbers(_KINGDOM_INFLUENCE)
    answer: vec.Ints = value - 100
    return answer  # sold


def _fleet_bill(rows: vec.Truths, kingdom: vec.Things, built: vec.Ints, paid: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_first_fleets, rows, built)  # at the usual price
    # finer ships, or plainer ones
    value = value + ((vec.asked(_fleet_price_paid, rows, paid) - 8000) * built)
    for here, t in kingdom.set(_KINGDOM_TRAITS).each(rows):
        here_ = here & (vec.at(_TRAIT_CHEAPER_FLEETS, t) != vec.NONE)
        if here_.any():
            # shipwrights
            value = vec.where(
                here_,
                vec.kept(
                    here_,
                    value
                        - vec.product(here_, vec.present(here_, vec.at(_TRAIT_CHEAPER_FLEETS, t), ''), built),
                ),
                value,
            )
    return value


def _fine_ships(rows: vec.Truths, kingdom: vec.Things, sea: vec.Ints, paid: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    own_quality = vec.asked(_own_quality, rows, kingdom, sea)
    new_quality = vec.asked(_new_quality, rows, own_quality, paid)
    here = rows & (new_quality <= own_quality)
    if here.any():
        answer = vec.where(here, True, answer)  # no better than its people build anyway
        done |= here
    left = rows & ~done
    here = left & (new_quality <= 130)
    if here.any():
        answer = vec.where(here, True, answer)  # no art
        done |= here
    left_ = left & ~done
    found = vec.every(left_, False)
    for here_, p in kingdom.list(_KINGDOM_PLACES).each_thing(left_):
        here_2 = here_ & ~found
        found |= here_2 & p.set(_PLACE_BUILDINGS).has(BUILDING_PORT)
    return vec.where(left_, found, answer)  # a Port


def _refit_price(rows: vec.Truths, kingdom: vec.Things, refit: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_SEA_REFITS_COST, refit)
    here = rows & (
        (~kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_GREEK_FIRE_DISCOUNT)) | (refit != REFIT_GREEK_FIRE)
    )
    if here.any():
        value = vec.where(here, value * 2, value)  # unless Greek Fire At Half Cost (privilege): mixed at home
    answer: vec.Ints = value // 2
    return answer


def _trade_gold(rows: vec.Truths, kingdom: vec.Things, sent: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_merchant_gold, rows, sent)
    test = kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_MERCHANT_CAPTAINS)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 5, value)  # Merchant Captains (privilege): merchant captains
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    answer: vec.Ints = value // 4
    return answer


def _leaders_aboard(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & group.given
    if here.any():
        sum_ = vec.full(here, 0)
        for here_, l_ in group.list(_GROUP_LEADERS).each_thing(here):
            sum_ = vec.kept(
                here_, sum_ + vec.where(here_, _leader_bonuses_bonuss(here_, l_.numbers(_TARGET_RANK)), 0),
            )
        value = vec.where(here, vec.kept(here, value + sum_), value)  # leaders aboard
    return value


def _sea_strength(rows: vec.Truths, navy: vec.Things, convoy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    navy_quality = navy.numbers(_NAVY_QUALITY)
    # fleets, and twice their quality
    value = vec.product(rows, vec.product(rows, navy.numbers(_NAVY_FLEETS), navy_quality), navy_quality)
    share = vec.full(rows, 100)
    for here, r in navy.set(_NAVY_REFITS).each(rows):
        # what they are fitted out with
        share = vec.where(here, vec.kept(here, share + vec.at(_SEA_REFITS_ATTACK, r)), share)
    share = vec.kept(rows, share + vec.asked(_leaders_aboard, rows, convoy))  # leaders aboard
    here_ = rows & (share < 0)
    if here_.any():
        vec.fail(here_, lambda: TooMuchTaken('sea_strength'))
    value = vec.product(rows, value, share)
    answer: vec.Ints = vec.kept(rows, value + 5000) // 10000
    return answer


def _under_sail(rows: vec.Truths, strength: vec.Ints, face: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = strength
    value = vec.product(rows, value, (80 + ((face - 1) * 10)))  # the wind
    answer: vec.Ints = vec.kept(rows, value + 50) // 100
    return answer


def _share_sunk(rows: vec.Truths, navy: vec.Things, own: vec.Ints, foe: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 200)  # against whoever is stronger by far
    value = vec.product(rows, value, vec.product(rows, foe, foe))  # by the squares of both strengths
    divisor = vec.full(rows, 1)
    # by the squares of both strengths
    divisor = vec.product(
        rows, divisor,
        vec.larger(
            vec.full(rows, 1), vec.kept(rows, vec.product(rows, own, own) + vec.product(rows, foe, foe)),
        ),
    )
    sum_ = vec.full(rows, 0)
    for here, r in navy.set(_NAVY_REFITS).each(rows):
        sum_ = vec.kept(here, sum_ + vec.where(here, vec.at(_SEA_REFITS_DEFENSE, r), 0))
    divisor = vec.product(rows, divisor, vec.kept(rows, 100 + sum_))  # what they are fitted out with
    value = vec.product(rows, value, 100)
    # whole points
    value = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 2) + vec.product(rows, divisor, 3)),
        vec.product(rows, divisor, 6), 'share_sunk',
    )
    test = value < 0
    here_ = rows & test
    if here_.any():
        value = vec.where(here_, 0, value)
    here_ = rows & ~test
    if here_.any():
        here_2 = here_ & (value > 100)
        if here_2.any():
            value = vec.where(here_2, 100, value)
    return value


def _fleets_sunk(rows: vec.Truths, navy: vec.Things, own: vec.Ints, foe: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = navy.numbers(_NAVY_FLEETS) * vec.asked(_share_sunk, rows, navy, own, foe)
    answer: vec.Ints = (value + 50) // 100
    return answer


def _met_enough(rows: vec.Truths, navy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = navy.numbers(_NAVY_TIMES_MET) >= 2
    return answer


def _in_hiding(rows: vec.Truths, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    kingdom_sanctuary = kingdom.things(_KINGDOM_SANCTUARY)
    answer: vec.Truths = kingdom_sanctuary.given & kingdom.things(_KINGDOM_CAPITAL).same(kingdom_sanctuary)
    return answer


def _first_fleets(rows: vec.Truths, built: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = built * 8000
    return answer  # for each fleet


def _fleet_price_paid(rows: vec.Truths, paid: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = paid  # what is offered
    test = value < 4000
    here = rows & test
    if here.any():
        value = vec.where(here, 4000, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 16000)
        if here_.any():
            value = vec.where(here_, 16000, value)
    return value


def _new_quality(rows: vec.Truths, initial: vec.Ints, paid: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = initial  # the kingdom's own quality
    value = value * 100
    # for what was spent above or below the usual price
    value = value + (vec.asked(_fleet_price_paid, rows, paid) - 8000)
    value = ((value * 10) + 500) // 1000
    test = value < 40
    here = rows & test
    if here.any():
        value = vec.where(here, 40, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 160)
        if here_.any():
            value = vec.where(here_, 160, value)
    return value


def _sea_quality(
    rows: vec.Truths, old: vec.Ints, quality: vec.Ints, built: vec.Ints, made: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.product(rows, quality, old)  # the fleets that were there
    value = vec.kept(rows, value + vec.product(rows, made, built))  # the new ones
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.larger(vec.full(rows, 1), (old + built))  # the mean of all fleets
    answer: vec.Ints = vec.quotient(
        rows, vec.kept(rows, vec.product(rows, value, 20) + (divisor * 10)), (divisor * 20), 'sea_quality',
    )
    return answer


def _fleet_sale(rows: vec.Truths, sold: vec.Ints, quality: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.product(rows, (quality * 100), sold)  # quality and number
    answer: vec.Ints = value // 2
    return answer  # they are merchants


def _merchant_gold(rows: vec.Truths, sent: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = sent * 1500
    return answer  # for each fleet


def _interdiction(
    rows: vec.Truths, hunter: vec.Things, other: vec.Things, prey: vec.Ints, refits: vec.Sets,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_SEA_ENCOUNTERS_CHANCE, prey)  # a patrol
    hunter_traits = hunter.set(_KINGDOM_TRAITS)
    here = rows & (hunter_traits.has(TRAIT_SEAFARING) & (value < 80))
    if here.any():
        value = vec.where(here, 80, value)  # a patrol that knows the sea
    here = rows & (
        (prey == QUARRY_OTHER_PATROL)
        & hunter_traits.has(TRAIT_SEAFARING)
        & other.set(_KINGDOM_TRAITS).has(TRAIT_SEAFARING)
        & (value < 100)
    )
    if here.any():
        value = vec.where(here, 100, value)  # both know the sea
    here = rows & refits.has(REFIT_SPYGLASS)
    if here.any():
        value = vec.where(here, value + 10, value)  # spyglass
    share = vec.full(rows, 100)
    here = rows & ((prey == QUARRY_PASSAGE) | (prey == QUARRY_SCOUT_PASSAGE))
    if here.any():
        for here_, t in other.set(_KINGDOM_TRAITS).each(here):
            here_2 = here_ & (vec.at(_TRAIT_QUIET_SAILING, t) != vec.NONE)
            if here_2.any():
                # the back door
                share = vec.where(
                    here_2,
                    vec.kept(here_2, share - vec.present(here_2, vec.at(_TRAIT_QUIET_SAILING, t), '')), share,
                )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('interdiction'))
    value = vec.product(rows, value, share)
    here = rows & ((prey != QUARRY_SCOUT_PASSAGE) | (~other.set(_KINGDOM_TRAITS).has(TRAIT_SEAFARING)))
    if here.any():
        # unless scouts of a seafaring people slip by
        value = vec.where(here, vec.product(here, value, 2), value)
    value = vec.kept(rows, value + 100) // 200  # whole points
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_3 = here & (value > 100)
        if here_3.any():
            value = vec.where(here_3, 100, value)
    return value


def _edge(rows: vec.Truths, boost: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (boost == OPENING_EDGE_SIGNIFICANT_BOOST)
    if here.any():
        answer = vec.where(here, 25, answer)  # significant
        done |= here
    left = rows & ~done
    here = left & (boost == OPENING_EDGE_MINOR_BOOST)
    if here.any():
        answer = vec.where(here, 10, answer)  # minor
        done |= here
    left_ = left & ~done
    return vec.where(left_, 0, answer)


def _stranger_mood(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    found = vec.every(rows, False)
    for here, p in kingdom.set(_KINGDOM_PRIVILEGES).each(rows):
        here_ = here & ~found
        found |= here_ & (vec.at(_PRIVILEGE_FIRST_REACTION, p) == REACTION_TOLERANT)
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, REACTION_TOLERANT, answer)  # welcome everywhere
        done |= here_2
    left = rows & ~done
    found_ = vec.every(left, False)
    for here_3, t in kingdom.set(_KINGDOM_TRAITS).each(left):
        here_4 = here_3 & ~found_
        found_ |= here_4 & (vec.at(_TRAIT_FIRST_REACTION, t) == REACTION_HOSTILE)
    here_2 = left & found_
    if here_2.any():
        answer = vec.where(here_2, REACTION_HOSTILE, answer)  # feared
        done |= here_2
    left_ = left & ~done
    return vec.where(left_, REACTION_TOLERANT, answer)


def _opening_mint(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 11884)  # the capital
    value = value + 8862  # the second town
    value = value + 2955  # a village
    answer: vec.Ints = value + 2955
    return answer  # another


def _opening_fields(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 3910)  # the capital
    value = value + 3910  # the second town
    value = value + 8429  # a village
    answer: vec.Ints = value + 8429
    return answer  # another


def _ladders_and_bows(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    group_brigades = group.list(_GROUP_BRIGADES)
    sum_ = vec.full(rows, 0)
    for here, b in group_brigades.each_thing(rows):
        sum_ = vec.kept(
            here, sum_ + vec.where(here, vec.asked(_brigade_strength, here, b, vec.full(here, ARM_STORM)), 0),
        )
    value = sum_  # on ladders
    sum_2 = vec.full(rows, 0)
    for here_, b in group_brigades.each_thing(rows):
        sum_2 = vec.kept(
            here_,
            sum_2
                + vec.where(
                    here_,
                    (
                        vec.asked(_brigade_strength, here_, b, vec.full(here_, ARM_LONG_RANGE))
                        + vec.asked(_brigade_strength, here_, b, vec.full(here_, ARM_SHORT_RANGE))
                    ),
                    0,
                ),
        )
    answer: vec.Ints = vec.kept(rows, value + sum_2)
    return answer  # with bows


def _dread(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    sum_ = vec.full(rows, 0)
    for here, t in kingdom.set(_KINGDOM_TRAITS).each(rows):
        here_ = here & (vec.at(_TRAIT_THREAT_BONUS, t) != vec.NONE)
        sum_ = vec.kept(
            here_, sum_ + vec.where(here_, vec.present(here_, vec.at(_TRAIT_THREAT_BONUS, t), ''), 0),
        )
    answer: vec.Ints = vec.kept(rows, value + sum_)
    return answer  # its traits


def _gold_carried_off(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = place.numbers(_PLACE_GOLD_OUTPUT)
    value = value * 3  # what is hidden is found
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    answer: vec.Ints = value // 2
    return answer


def _food_carried_off(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = place.numbers(_PLACE_FOOD_OUTPUT)
    value = value * 3  # every barn is opened
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # a hungry city has none
    answer: vec.Ints = value // 2
    return answer


def _share_of_the_rest(rows: vec.Truths, share: vec.Ints, part: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 100)
    limit = vec.quotient(rows, (share * 100), vec.larger(vec.full(rows, 1), (100 - part)), 'share_of_the_rest')
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # of those who are left
    return value


def _told_in_torment(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_TORMENT_PRISONER)
    if here.any():
        value = vec.where(here, 100, value)  # Torment Prisoner (privilege): their art
    return value


def _secret_gold(rows: vec.Truths, right: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_PRIVILEGE_MONTHLY_GOLD, right) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_PRIVILEGE_MONTHLY_GOLD, right), ''), value)
    return value


def _secret_food(rows: vec.Truths, right: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_PRIVILEGE_MONTHLY_FOOD, right) == vec.NONE
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_PRIVILEGE_MONTHLY_FOOD, right), ''), value)
    return value


def _people_left(rows: vec.Truths, people: vec.Ints, curse: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = people
    share = vec.full(rows, 100)
    here = rows & (vec.at(_PRIVILEGE_LOST_PEOPLE, curse) != vec.NONE)
    if here.any():
        # the plague
        share = vec.where(
            here, vec.kept(here, share - vec.present(here, vec.at(_PRIVILEGE_LOST_PEOPLE, curse), '')), share,
        )
    here = rows & (share < 0)
    if here.any():
        vec.fail(here, lambda: TooMuchTaken('people_left'))
    value = vec.product(rows, value, share)
    here = rows & (vec.at(_PRIVILEGE_LEAST_PEOPLE, curse) != vec.NONE)
    if here.any():
        limit = vec.product(
            here, vec.smaller(people, vec.present(here, vec.at(_PRIVILEGE_LEAST_PEOPLE, curse), '')), 100,
        )
        here_ = here & (value < limit)
        if here_.any():
            value = vec.where(here_, limit, value)  # those whom it spares
    answer: vec.Ints = value // 100
    return answer  # whole people


def _final_status(rows: vec.Truths, item: vec.Ints, units: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = ~(vec.at(_STATUS_POINTS_BY_UNIT, item) != 0)
    here = rows & test
    if here.any():
        value = vec.where(here, vec.at(_STATUS_POINTS_FINAL, item), value)
    here = rows & ~test
    if here.any():
        # for each level, or for fleets times quality
        value = vec.where(here, units * vec.at(_STATUS_POINTS_FINAL, item), value)
    return value


def _status_is_due(rows: vec.Truths, played: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (played > 0) & (((played // 6) * 6) == played)
    return answer


def _interim_status(rows: vec.Truths, item: vec.Ints, units: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_final_status, rows, item, units)
    answer: vec.Ints = value // 4
    return answer  # whole points


def _turn_position(rows: vec.Truths, part: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_TURN_STEP_NUMBER, part)
    return answer


def _same_turn_production(rows: vec.Truths, acquired_in: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        vec.asked(_turn_position, rows, acquired_in) < vec.asked(
            _turn_position, rows, vec.full(rows, TURN_STEP_PRODUCTION),
        )
    )
    return answer  # before production


def _claim(rows: vec.Truths, kingdom: vec.Things, rank: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (rank == RANK_PRINCE)
    if here.any():
        answer = vec.where(here, 7, answer)  # a prince of the blood
        done |= here
    left = rows & ~done
    here = left & (
        (rank == RANK_DEMON_PRINCE)
        & kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_MORTAL_STEWARD)
    )
    if here.any():
        answer = vec.where(here, 6, answer)  # no mortal prince is left
        done |= here
    left_ = left & ~done
    here = left_ & (~vec.asked(_may_reign, left_, rank))
    if here.any():
        answer = vec.where(here, 0, answer)  # no heir
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (rank == RANK_DUKE)
    if here.any():
        answer = vec.where(here, 5, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (rank == RANK_COUNT)
    if here.any():
        answer = vec.where(here, 4, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (rank == RANK_BARON)
    if here.any():
        answer = vec.where(here, 3, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (rank == RANK_GOVERNOR)
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, 1, answer)


def _homecoming(rows: vec.Truths, toll: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = toll
    answer: vec.Ints = value // 2
    return answer


def _reigns(rows: vec.Truths, ruler: vec.Things, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = ruler.things(_TARGET_KINGDOM).same(kingdom)
    here = rows & test
    answer: vec.Truths = test & (~vec.asked(_in_irons, here, ruler))
    return answer  # free


def _valid_tactic(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    side_ordered = side.numbers(_SIDE_ORDERED)
    test = side_ordered == TACTIC_FLANKING
    here = rows & test
    here_ = rows & (test & (~vec.asked(_may_flank, here, side, enemy)))
    if here_.any():
        answer = vec.where(here_, TACTIC_STANDARD_PLAN, answer)  # no way around
        done |= here_
    left = rows & ~done
    test_ = side_ordered == TACTIC_NIGHT
    here_2 = left & test_
    here_ = left & (test_ & (~vec.asked(_may_strike_by_night, here_2, side, enemy)))
    if here_.any():
        answer = vec.where(here_, TACTIC_STANDARD_PLAN, answer)  # no cover of night
        done |= here_
    left_ = left & ~done
    here_ = left_ & (side_ordered == TACTIC_BARRAGE)
    if here_.any():
        answer = vec.where(here_, TACTIC_STANDARD_PLAN, answer)  # nothing to batter
        done |= here_
    left_2 = left_ & ~done
    test_2 = side_ordered == TACTIC_STOMP
    here_3 = left_2 & test_2
    here_ = left_2 & (test_2 & (~vec.asked(_may_stomp, here_3, side)))
    if here_.any():
        answer = vec.where(here_, TACTIC_DETERMINED, answer)  # no Warlord to lead it
        done |= here_
    left_3 = left_2 & ~done
    test_3 = side_ordered == TACTIC_FIGHT_TO_THE_LAST
    here_4 = left_3 & test_3
    here_ = left_3 & (test_3 & (~vec.asked(_may_fight_to_the_last, here_4, side)))
    if here_.any():
        answer = vec.where(here_, TACTIC_STAND_AND_DEFEND, answer)  # not made for it
        done |= here_
    left_4 = left_3 & ~done
    return vec.where(left_4, side_ordered, answer)


def _stance(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    tactic = vec.asked(_valid_tactic, rows, side, enemy)
    test = tactic == TACTIC_ORGANIZED_WITHDRAWAL
    here = rows & test
    here_ = rows & (test & (vec.asked(_valid_tactic, here, enemy, side) == TACTIC_FLANKING))
    if here_.any():
        answer = vec.where(here_, TACTIC_STAND_AND_DEFEND, answer)  # cut off
        done |= here_
    left = rows & ~done
    here_ = left & side.truths(_SIDE_ENTRENCHED)
    if here_.any():
        answer = vec.where(here_, TACTIC_STAND_AND_DEFEND, answer)  # entrenched
        done |= here_
    left_ = left & ~done
    return vec.where(left_, tactic, answer)


def _lured(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = enemy.numbers(_SIDE_ORDERED) == TACTIC_ORGANIZED_WITHDRAWAL
    here = rows & test
    answer: vec.Truths = test & (vec.asked(_stance, here, side, enemy) == TACTIC_DETERMINED)
    return answer  # a determined attack on a withdrawal


def _in_earnest(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        side.truths(_SIDE_ATTACKING)
        & (side.numbers(_SIDE_ORDERED) != TACTIC_NO_ORDERS)
        & (side.numbers(_SIDE_ORDERED) != TACTIC_PROBING)
    )
    return answer  # more than a probe


def _commanded(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    found = vec.every(rows, False)
    for here, l_ in group.list(_GROUP_LEADERS).each_thing(rows):
        here_ = here & ~found
        found |= here_ & (
            vec.isin(
                l_.numbers(_TARGET_RANK),
                (RANK_MARSHAL, RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_WARLORD),
            )
            & (~l_.truths(_LEADER_STUNNED))
        )
    return found  # a Marshal or better


def _veteran_core(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    count = vec.full(rows, 0)
    for here, b in group.list(_GROUP_BRIGADES).each_thing(rows):
        here_ = here & (
            (vec.at(_BRIGADE_TYPE_ORIGIN, b.numbers(_BRIGADE_BREED)) == ORIGIN_KINGDOM_BRIGADE)
            & (b.numbers(_BRIGADE_EXPERIENCE) >= EXPERIENCE_VETERAN)
        )
        count += here_
    answer: vec.Truths = count >= 2
    return answer  # veterans of the kingdom's own


def _rides_around(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    group_kingdom = group.things(_GROUP_KINGDOM)
    test = group_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_RIDERS)
    here = rows & ~test
    test_ = group.set(_GROUP_TYPES).has(BRIGADE_TYPE_CENTAURS)
    here_ = here & test_
    count = vec.full(here_, 0)
    for here_2, b in group.list(_GROUP_BRIGADES).each_thing(here_):
        here_3 = here_2 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_CENTAURS)
        count += here_3
    test_2 = test | (test_ & (count >= 2))
    here_4 = rows & ~test_2
    test_3 = group.set(_GROUP_TYPES).has(BRIGADE_TYPE_ROHIRRIM)
    here_5 = here_4 & test_3
    count_ = vec.full(here_5, 0)
    for here_6, b in group.list(_GROUP_BRIGADES).each_thing(here_5):
        here_7 = here_6 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_ROHIRRIM)
        count_ += here_7
    test_4 = test_2 | (test_3 & (count_ >= 2))
    here_8 = rows & ~test_4
    test_5 = group.set(_GROUP_TYPES).has(BRIGADE_TYPE_WARG_RIDERS)
    here_9 = here_8 & test_5
    count_2 = vec.full(here_9, 0)
    for here_10, b in group.list(_GROUP_BRIGADES).each_thing(here_9):
        here_11 = here_10 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_WARG_RIDERS)
        count_2 += here_11
    answer: vec.Truths = (
        test_4 | (test_5 & (count_2 >= 3))
        | (group_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_BLACK_DRAGON)
        | (group_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_RED_DRAGON)
    )
    return answer  # Only riders get around an army.


def _knows_plan(rows: vec.Truths, group: vec.Things, plan: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (
        ~vec.isin(
            plan, (TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_BARRAGE, TACTIC_STOMP, TACTIC_FIGHT_TO_THE_LAST),
        )
    )
    if here.any():
        answer = vec.where(here, True, answer)  # everybody's plan
        done |= here
    left = rows & ~done
    here = left & group.things(_GROUP_KINGDOM).set(_KINGDOM_ARTS).holds(plan)
    if here.any():
        answer = vec.where(here, True, answer)  # an art of its people
        done |= here
    left_ = left & ~done
    test = plan == TACTIC_FLANKING
    here_ = left_ & test
    return vec.where(left_, test & vec.asked(_rides_around, here_, group), answer)  # riders


def _may_flank(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    here = rows & (~vec.asked(_rides_around, rows, side_group))
    if here.any():
        answer = vec.where(here, False, answer)  # Only riders get around an army.
        done |= here
    left = rows & ~done
    side_group_terrain = side_group.numbers(_GROUP_TERRAIN)
    here = left & ((side_group_terrain != TERRAIN_PLAINS) & (side_group_terrain != TERRAIN_DESERT))
    if here.any():
        answer = vec.where(here, False, answer)  # There is no room to ride around.
        done |= here
    left_ = left & ~done
    here = left_ & (~vec.asked(_commanded, left_, side_group))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody of a Marshal's skill leads it.
        done |= here
    left_2 = left_ & ~done
    enemy_group = enemy.things(_SIDE_GROUP)
    here = left_2 & vec.asked(_flying, left_2, enemy_group)
    if here.any():
        answer = vec.where(here, False, answer)  # What flies has no flank.
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & enemy_group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_RIDERS)
    if here.any():
        answer = vec.where(here, False, answer)  # Riders are not outridden.
        done |= here
    left_4 = left_3 & ~done
    found = vec.every(left_4, False)
    for here_, l_ in enemy_group.list(_GROUP_LEADERS).each_thing(left_4):
        here_2 = here_ & ~found
        found |= here_2 & ((l_.numbers(_TARGET_RANK) == RANK_WARLORD) & (~l_.truths(_LEADER_STUNNED)))
    return vec.where(left_4, ~found, answer)  # A Warlord sees it coming.


def _may_strike_by_night(rows: vec.Truths, side: vec.Things, enemy: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    here = rows & (~side_group.things(_GROUP_KINGDOM).set(_KINGDOM_ARTS).has(TACTIC_NIGHT))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody in that army fights in the dark.
        done |= here
    left = rows & ~done
    here = left & (~vec.asked(_commanded, left, side_group))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody of a Marshal's skill leads it.
        done |= here
    left_ = left & ~done
    here = left_ & (~vec.asked(_veteran_core, left_, side_group))
    if here.any():
        answer = vec.where(here, False, answer)  # There are too few veterans of the kingdom's own.
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (side.numbers(_SIDE_SEASON) == SEASON_SUMMER)
    if here.any():
        answer = vec.where(here, False, answer)  # Summer nights are too short.
        done |= here
    left_3 = left_2 & ~done
    # The enemy is up and on the march.
    return vec.where(left_3, ~vec.asked(_in_earnest, left_3, enemy), answer)


def _may_fight_to_the_last(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    side_group_kingdom = side_group.things(_GROUP_KINGDOM)
    here = rows & (~side_group_kingdom.set(_KINGDOM_ARTS).has(TACTIC_FIGHT_TO_THE_LAST))
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody in that army dies so willingly.
        done |= here
    left = rows & ~done
    here = left & (~side_group_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_STALWART))
    if here.any():
        answer = vec.where(here, False, answer)  # It takes a stalwart people.
        done |= here
    left_ = left & ~done
    all_hold = vec.every(left_, True)
    for here_, b in side_group.list(_GROUP_BRIGADES).each_thing(left_):
        here_2 = here_ & all_hold
        all_hold &= ~here_2 | (b.numbers(_BRIGADE_EXPERIENCE) > EXPERIENCE_GREEN)
    here = left_ & (~all_hold)
    if here.any():
        answer = vec.where(here, False, answer)  # Green brigades run.
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (~vec.asked(_veteran_core, left_2, side_group))
    if here.any():
        answer = vec.where(here, False, answer)  # There are too few veterans of the kingdom's own.
        done |= here
    left_3 = left_2 & ~done
    # Nobody of a Marshal's skill leads it.
    return vec.where(left_3, vec.asked(_commanded, left_3, side_group), answer)


def _may_stomp(rows: vec.Truths, side: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    side_group = side.things(_SIDE_GROUP)
    here = rows & (~side_group.things(_GROUP_KINGDOM).set(_KINGDOM_ARTS).has(TACTIC_STOMP))
    if here.any():
        answer = vec.where(here, False, answer)  # Only Giants are heavy enough.
        done |= here
    left = rows & ~done
    found = vec.every(left, False)
    for here_, l_ in side_group.list(_GROUP_LEADERS).each_thing(left):
        here_2 = here_ & ~found
        found |= here_2 & (l_.numbers(_TARGET_RANK) == RANK_WARLORD)
    return vec.where(left, found, answer)  # Giants stomp for nobody less than a Warlord.


def _market_gives(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 1)
    found = vec.every(rows, False)
    for here, p in kingdom.list(_KINGDOM_PLACES).each_thing(rows):
        here_ = here & ~found
        found |= here_ & p.set(_PLACE_BUILDINGS).has(BUILDING_HOBBIT_INC)
    here_2 = rows & found
    if here_2.any():
        value = vec.where(here_2, 2, value)  # trade: the trading house
    return value


def _food_sold(rows: vec.Truths, kingdom: vec.Things, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = amount
    value = value * vec.asked(_market_gives, rows, kingdom)  # what the market gives
    answer: vec.Ints = value // 3
    return answer  # whole coins


def _gold_sold(rows: vec.Truths, kingdom: vec.Things, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = amount
    value = value * vec.asked(_market_gives, rows, kingdom)  # what the market gives
    answer: vec.Ints = value // 3
    return answer  # whole sacks


def _market_limit(rows: vec.Truths, kingdom: vec.Things, stock: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = stock  # what is in store
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    found = vec.every(rows, False)
    for here_, p in kingdom.list(_KINGDOM_PLACES).each_thing(rows):
        here_2 = here_ & ~found
        found |= here_2 & p.set(_PLACE_BUILDINGS).has(BUILDING_HOBBIT_INC)
    here = rows & found
    if here.any():
        limit = 100000 - kingdom.numbers(_KINGDOM_GOODS_SOLD)
        here_3 = here & (value > limit)
        if here_3.any():
            value = vec.where(here_3, limit, value)  # what the trading house can carry in a turn
    return value


def _bargain_order(rows: vec.Truths, bargain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BARGAINS_ORDER, bargain)
    return answer


def _counterpart(rows: vec.Truths, bargain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (bargain == BARGAIN_FOOD_FOR_GOLD)
    if here.any():
        answer = vec.where(here, BARGAIN_GOLD_FOR_FOOD, answer)
        done |= here
    left = rows & ~done
    here = left & (bargain == BARGAIN_GOLD_FOR_FOOD)
    if here.any():
        answer = vec.where(here, BARGAIN_FOOD_FOR_GOLD, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (bargain == BARGAIN_HOSTAGE_FOR_GOLD)
    if here.any():
        answer = vec.where(here, BARGAIN_GOLD_FOR_HOSTAGE, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (bargain == BARGAIN_GOLD_FOR_HOSTAGE)
    if here.any():
        answer = vec.where(here, BARGAIN_HOSTAGE_FOR_GOLD, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (bargain == BARGAIN_ARTIFACT_FOR_GOLD)
    if here.any():
        answer = vec.where(here, BARGAIN_GOLD_FOR_ARTIFACT, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (bargain == BARGAIN_GOLD_FOR_ARTIFACT)
    if here.any():
        answer = vec.where(here, BARGAIN_ARTIFACT_FOR_GOLD, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (bargain == BARGAIN_MITHRIL_FOR_GOLD)
    if here.any():
        answer = vec.where(here, BARGAIN_GOLD_FOR_MITHRIL, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, BARGAIN_MITHRIL_FOR_GOLD, answer)


def _at_odds(rows: vec.Truths, one: vec.Things, other: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    found = vec.every(rows, False)
    for here, k in one.list(_KINGDOM_ENEMIES).each_thing(rows):
        here_ = here & ~found
        found |= here_ & k.same(other)
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, True, answer)  # declared by the one
        done |= here_2
    left = rows & ~done
    found_ = vec.every(left, False)
    for here_3, k in other.list(_KINGDOM_ENEMIES).each_thing(left):
        here_4 = here_3 & ~found_
        found_ |= here_4 & k.same(one)
    return vec.where(left, found_, answer)  # declared by the other


def _bargain_stands(rows: vec.Truths, seller: vec.Things, buyer: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    seller_bargain = seller.numbers(_OFFER_BARGAIN)
    here = rows & (buyer.numbers(_OFFER_BARGAIN) != vec.asked(_counterpart, rows, seller_bargain))
    if here.any():
        answer = vec.where(here, False, answer)  # The two commands are no pair.
        done |= here
    left = rows & ~done
    buyer_kingdom = buyer.things(_OFFER_KINGDOM)
    here = left & (
        (~seller.things(_OFFER_PARTNER).same(buyer_kingdom))
        | (~buyer.things(_OFFER_PARTNER).same(seller.things(_OFFER_KINGDOM)))
    )
    if here.any():
        answer = vec.where(here, False, answer)  # They did not name each other.
        done |= here
    left_ = left & ~done
    seller_kingdom = seller.things(_OFFER_KINGDOM)
    here = left_ & seller_kingdom.same(buyer_kingdom)
    if here.any():
        answer = vec.where(here, False, answer)  # A kingdom does not trade with itself.
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (~seller.things(_OFFER_FIGURE).same(buyer.things(_OFFER_FIGURE)))
    if here.any():
        answer = vec.where(here, False, answer)  # They do not speak of the same hostage.
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (seller.numbers(_OFFER_ARTIFACT) != buyer.numbers(_OFFER_ARTIFACT))
    if here.any():
        answer = vec.where(here, False, answer)  # They do not speak of the same artifact.
        done |= here
    left_4 = left_3 & ~done
    buyer_gold = buyer.numbers(_OFFER_GOLD)
    seller_gold = seller.numbers(_OFFER_GOLD)
    here = left_4 & (buyer_gold < seller_gold)
    if here.any():
        answer = vec.where(here, False, answer)  # The buyer offers less gold than the seller wants.
        done |= here
    left_5 = left_4 & ~done
    seller_food = seller.numbers(_OFFER_FOOD)
    here = left_5 & (seller_food < buyer.numbers(_OFFER_FOOD))
    if here.any():
        answer = vec.where(here, False, answer)  # The seller offers less food than the buyer wants.
        done |= here
    left_6 = left_5 & ~done
    seller_mithril = seller.numbers(_OFFER_MITHRIL)
    here = left_6 & (seller_mithril < buyer.numbers(_OFFER_MITHRIL))
    if here.any():
        answer = vec.where(here, False, answer)  # The seller offers less mithril than the buyer wants.
        done |= here
    left_7 = left_6 & ~done
    here = left_7 & (buyer_kingdom.numbers(_KINGDOM_GOLD) < buyer_gold)
    if here.any():
        answer = vec.where(here, False, answer)  # The buyer's treasury does not hold so much.
        done |= here
    left_8 = left_7 & ~done
    here = left_8 & (seller_kingdom.numbers(_KINGDOM_FOOD) < seller_food)
    if here.any():
        answer = vec.where(here, False, answer)  # The seller's barns do not hold so much.
        done |= here
    left_9 = left_8 & ~done
    here = left_9 & (seller_kingdom.numbers(_KINGDOM_MITHRIL) < seller_mithril)
    if here.any():
        answer = vec.where(here, False, answer)  # The seller's vault does not hold so much.
        done |= here
    left_10 = left_9 & ~done
    here = left_10 & (buyer_gold > 100000)
    if here.any():
        answer = vec.where(here, False, answer)  # So much gold does not travel in a single turn.
        done |= here
    left_11 = left_10 & ~done
    here = left_11 & (seller_food > 100000)
    if here.any():
        answer = vec.where(here, False, answer)  # So much food does not travel in a single turn.
        done |= here
    left_12 = left_11 & ~done
    test = (seller_bargain != BARGAIN_ARTIFACT_FOR_GOLD) | (seller_gold >= 10000)
    here_ = left_12 & test
    test_ = (seller_bargain == BARGAIN_HOSTAGE_FOR_GOLD) | (seller_bargain == BARGAIN_GOLD_FOR_HOSTAGE)
    here_2 = here_ & ~test_
    # Artifacts are not sold so cheaply. Enemies trade nothing but hostages.
    return vec.where(
        left_12, test & (test_ | (~vec.asked(_at_odds, here_2, seller_kingdom, buyer_kingdom))), answer,
    )


def _gold_received(rows: vec.Truths, kingdom: vec.Things, giver: vec.Things, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = amount
    test = (
        kingdom.set(_KINGDOM_TRAITS).has(TRAIT_TRICK_OF_THE_TRADE)
        & (~giver.set(_KINGDOM_TRAITS).has(TRAIT_TRICK_OF_THE_TRADE))
    )
    here = rows & test
    if here.any():
        value = vec.where(here, value * 5, value)  # Trick of the Trade (trait): a better bargain
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    answer: vec.Ints = value // 4
    return answer  # whole coins


def _food_received(rows: vec.Truths, kingdom: vec.Things, giver: vec.Things, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = amount
    test = (
        kingdom.set(_KINGDOM_TRAITS).has(TRAIT_TRICK_OF_THE_TRADE)
        & (~giver.set(_KINGDOM_TRAITS).has(TRAIT_TRICK_OF_THE_TRADE))
    )
    here = rows & test
    if here.any():
        value = vec.where(here, value * 5, value)  # Trick of the Trade (trait): a better bargain
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    answer: vec.Ints = value // 4
    return answer  # whole sacks


def _announced(rows: vec.Truths, amount: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = amount >= 15000
    return answer  # a large amount


def _may_give(rows: vec.Truths, kingdom: vec.Things, partner: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    found = vec.every(rows, False)
    for here, k in kingdom.list(_KINGDOM_ALLIES).each_thing(rows):
        here_ = here & ~found
        found |= here_ & k.same(partner)
    return found  # Gifts go to declared allies alone.


def _transmuted(rows: vec.Truths, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = amount * 50
    return answer


def _powder_gold(rows: vec.Truths, amount: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = amount * 20
    return answer


def _mission_cost(
    rows: vec.Truths, agent: vec.Things, mission: vec.Ints, rank: vec.Ints, early_mission: vec.Truths,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_proficiency, rows, agent) * 500
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & (
        agent_kingdom.given
        & (agent_kingdom.numbers(_KINGDOM_BEGAN_AS) == KINGDOM_UNDERWORLD)
        & (~early_mission)
    )
    if here.any():
        value = vec.where(here, value // 2, value)  # Underworld (kingdom): house rate
    here = rows & (mission == MISSION_BRIBE)
    if here.any():
        value = vec.where(here, value + _bribes_prices(here, rank), value)  # bribe
    return value


def _training_cost(rows: vec.Truths, agent: vec.Things, price: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = price
    agent_place = agent.things(_TARGET_PLACE)
    here = rows & (agent_place.given & agent_place.set(_PLACE_BUILDINGS).has(BUILDING_THIEVES_GUILD))
    if here.any():
        value = vec.where(here, value - 1000, value)  # Thieves Guild (building): guild
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & (
        agent_kingdom.given
        & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_CUNNING, TRAIT_EVIL, TRAIT_ORDER)
    )
    if here.any():
        agent_kingdom_traits = agent_kingdom.set(_KINGDOM_TRAITS)
        here_ = here & agent_kingdom_traits.has(TRAIT_CUNNING)
        if here_.any():
            value = vec.where(here_, value - 1000, value)  # Cunning (trait): cunning
        here_ = here & agent_kingdom_traits.has(TRAIT_EVIL)
        if here_.any():
            value = vec.where(here_, value - 1000, value)  # Evil (trait): evil
        here_ = here & agent_kingdom_traits.has(TRAIT_ORDER)
        if here_.any():
            value = vec.where(here_, value + 1000, value)  # Order (trait): permits
    test = agent_kingdom.given & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_SPY_NETWORK)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 4, value)  # Spy Network (trait): cousins
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 5, value)
    here = rows & (agent_kingdom.given & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_EVIL) & (value < 5000))
    if here.any():
        value = vec.where(here, 5000, value)  # Evil (trait): no cheaper
    answer: vec.Ints = ((value * 2) + 5) // 10
    return answer  # whole coins


def _greatest_level(rows: vec.Truths, agent: vec.Things, usual: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = usual
    agent_place = agent.things(_TARGET_PLACE)
    here = rows & (agent_place.given & agent_place.set(_PLACE_BUILDINGS).has(BUILDING_THIEVES_GUILD))
    if here.any():
        value = vec.where(here, value + 1, value)  # Thieves Guild (building): guild
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & (
        agent_kingdom.given
        & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_CUNNING, TRAIT_DEVOUT, TRAIT_EVIL)
    )
    if here.any():
        agent_kingdom_traits = agent_kingdom.set(_KINGDOM_TRAITS)
        here_ = here & agent_kingdom_traits.has(TRAIT_CUNNING)
        if here_.any():
            value = vec.where(here_, value + 3, value)  # Cunning (trait): cunning
        here_ = here & agent_kingdom_traits.has(TRAIT_DEVOUT)
        if here_.any():
            value = vec.where(here_, value - 2, value)  # Devout (trait): scruples
            here_2 = here_ & (agent.numbers(_AGENT_SORT) == SORT_FANATIC)
            if here_2.any():
                value = vec.where(here_2, value + 2, value)  # Devout (trait): calling
        here_ = here & agent_kingdom_traits.has(TRAIT_EVIL)
        if here_.any():
            value = vec.where(here_, value + 2, value)  # Evil (trait): evil
    return value


def _highest_level(rows: vec.Truths, agent: vec.Things, usual: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_greatest_level, rows, agent, usual)
    agent_kingdom = agent.things(_TARGET_KINGDOM)
    here = rows & (
        agent_kingdom.given
        & agent_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_DEVOUT)
        & (agent.numbers(_AGENT_SORT) == SORT_FANATIC)
    )
    if here.any():
        value = vec.where(here, value + 3, value)  # Devout (trait): fervor
    return value


def _may_train(rows: vec.Truths, agent: vec.Things, usual: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    agent_level = agent.numbers(_TARGET_LEVEL)
    test = (agent_level < 9) | (
        agent.things(_TARGET_PLACE).given
        & agent.things(_TARGET_PLACE).set(_PLACE_BUILDINGS).has(BUILDING_THIEVES_GUILD)
    )
    here = rows & test
    answer: vec.Truths = test & (agent_level < vec.asked(_greatest_level, here, agent, usual))
    return answer  # Nobody but a thieves' guild teaches so much. The agent has learned what can be taught.


def _next_season(rows: vec.Truths, now: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (now == SEASON_SPRING)
    if here.any():
        answer = vec.where(here, SEASON_SUMMER, answer)
        done |= here
    left = rows & ~done
    here = left & (now == SEASON_SUMMER)
    if here.any():
        answer = vec.where(here, SEASON_AUTUMN, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (now == SEASON_AUTUMN)
    if here.any():
        answer = vec.where(here, SEASON_WINTER, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, SEASON_SPRING, answer)


def _may_desert(rows: vec.Truths, brigade: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = brigade.numbers(_BRIGADE_BREED) != BRIGADE_TYPE_SKELETONS
    return answer  # nothing wears them down short of the end


def _place_in_want(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & group.truths(_GROUP_FIRST)
    if here.any():
        answer = vec.where(here, 1, answer)  # the kingdom's banner
        done |= here
    left = rows & ~done
    return vec.where(left, 2, answer)


def _lift(rows: vec.Truths, extra: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (extra == BETTER_SHARE_MORE_FOOD)
    if here.any():
        answer = vec.where(here, MORALE_EVENT_EXTRA_FOOD, answer)
        done |= here
    left = rows & ~done
    here = left & (extra == BETTER_SHARE_MORE_PAY)
    if here.any():
        answer = vec.where(here, MORALE_EVENT_EXTRA_GOLD, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, MORALE_EVENT_EXTRA_BOTH, answer)


def _others_lack(rows: vec.Truths, group: vec.Things, breed: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    group_brigades = group.list(_GROUP_BRIGADES)
    found = vec.every(rows, False)
    for here, b in group_brigades.each_thing(rows):
        here_ = here & ~found
        found |= here_ & ((b.numbers(_BRIGADE_BREED) != breed) & (b.numbers(_BRIGADE_ATTRITION) > 0))
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, True, answer)  # other kinds
        done |= here_2
    left = rows & ~done
    count = vec.full(left, 0)
    for here_3, b in group_brigades.each_thing(left):
        here_4 = here_3 & ((b.numbers(_BRIGADE_BREED) == breed) & (b.numbers(_BRIGADE_ATTRITION) > 0))
        count += here_4
    return vec.where(left, count > 1, answer)  # others of the kind


def _closed_ranks(rows: vec.Truths, brigade: vec.Things, men: vec.Ints, gaps: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = brigade.numbers(_BRIGADE_ATTRITION)
    value = vec.product(rows, value, vec.larger(vec.full(rows, 0), (gaps - men)))  # gaps that are left
    divisor = vec.full(rows, 1)
    divisor = divisor * vec.larger(vec.full(rows, 1), gaps)  # all gaps
    # whole points
    value = vec.quotient(rows, vec.kept(rows, vec.product(rows, value, 2) + divisor), (divisor * 2), 'closed_ranks')
    test = value < 0
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        here_ = here & (value > 100)
        if here_.any():
            value = vec.where(here_, 100, value)
    return value


def _fit_to_rule(rows: vec.Truths, figure: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = vec.isin(
        figure.numbers(_TARGET_RANK),
        (
            RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE,
            RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
        ),
    )
    here = rows & test
    answer: vec.Truths = test & (~vec.asked(_in_irons, here, figure))
    return answer


def _vacant(rows: vec.Truths, kingdom: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = kingdom.numbers(_KINGDOM_SILENCE) >= 3
    return answer


def _of_power(
    rows: vec.Truths, figure: vec.Things, least_level: vec.Ints, most_level: vec.Ints,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    figure_level = figure.numbers(_TARGET_LEVEL)
    answer: vec.Truths = (figure_level >= least_level) & (figure_level <= most_level)
    return answer


def _survived(rows: vec.Truths, item: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = ~vec.isin(
        item,
        (
            STATUS_ITEM_UNTIL_TWELVE, STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_TWENTY_FOUR,
            STATUS_ITEM_UNTIL_THIRTY,
        ),
    )
    here = rows & test
    if here.any():
        value = vec.where(here, 0, value)
    here = rows & ~test
    if here.any():
        test_ = item == STATUS_ITEM_UNTIL_TWELVE
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, 12, value)
        here_ = here & ~test_
        if here_.any():
            test_2 = item == STATUS_ITEM_UNTIL_EIGHTEEN
            here_2 = here_ & test_2
            if here_2.any():
                value = vec.where(here_2, 18, value)
            here_2 = here_ & ~test_2
            if here_2.any():
                test_3 = item == STATUS_ITEM_UNTIL_TWENTY_FOUR
                here_3 = here_2 & test_3
                if here_3.any():
                    value = vec.where(here_3, 24, value)
                here_3 = here_2 & ~test_3
                if here_3.any():
                    test_4 = item == STATUS_ITEM_UNTIL_THIRTY
                    here_4 = here_3 & test_4
                    if here_4.any():
                        value = vec.where(here_4, 30, value)
                    here_4 = here_3 & ~test_4
                    if here_4.any():
                        value = vec.where(here_4, 0, value)
    return value


def _walls_shelter(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 150)  # walls, as a rule
    forts = vec.full(rows, -1000000000000000)
    for here, b in place.set(_PLACE_BUILDINGS).each(rows):
        here_ = here & (vec.at(_BUILDING_TOUGHNESS, b) != vec.NONE)
        if here_.any():
            amount = vec.present(here_, vec.at(_BUILDING_TOUGHNESS, b), '')
            here_2 = here_ & (forts < amount)
            if here_2.any():
                forts = vec.where(here_2, amount, forts)  # its fortification
    here_3 = rows & (forts > -1000000000000000)
    if here_3.any():
        value = vec.where(here_3, vec.kept(here_3, value + forts), value)
    return value


def _damage_taken(rows: vec.Truths, damage: vec.Ints, shelter: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = damage
    divisor = vec.full(rows, 1)
    here = rows & (shelter > 0)
    if here.any():
        divisor = vec.where(here, divisor * shelter, divisor)  # the loss divider
        value = vec.where(here, value * 100, value)
    answer: vec.Ints = vec.quotient(rows, ((value * 2) + divisor), (divisor * 2), 'damage_taken')
    return answer  # whole points


def _walls_luck(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, 15)


def _storming_gain(rows: vec.Truths, group: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & vec.asked(_flying, rows, group)
    if here.any():
        value = vec.where(here, value + 20, value)  # over the walls
    group_brigades = group.list(_GROUP_BRIGADES)
    count = vec.full(rows, 0)
    for here_, b in group_brigades.each_thing(rows):
        here_2 = here_ & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_TROLLS)
        count += here_2
    value = vec.kept(rows, value + vec.product(rows, count, 10))  # trolls
    test = group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_SIEGE_ENGINEERING)
    here_3 = rows & test
    found = vec.every(here_3, False)
    for here_4, b in group_brigades.each_thing(here_3):
        here_5 = here_4 & ~found
        found |= here_5 & (b.numbers(_BRIGADE_BREED) == BRIGADE_TYPE_WAR_MACHINES)
    here = rows & (test & found)
    if here.any():
        # Siege Engineering (trait): engines of war
        value = vec.where(here, vec.kept(here, value + 15), value)
    return value


def _siege_length(rows: vec.Truths, besieger: vec.Things, town: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (besieger.set(_KINGDOM_TRAITS).has(TRAIT_SIEGE_ENGINEERING) & town)
    if here.any():
        answer = vec.where(here, 2, answer)  # Siege Engineering (trait): engineers before a town
        done |= here
    left = rows & ~done
    return vec.where(left, 3, answer)


def _siege_captives(rows: vec.Truths, besieger: vec.Things, fallen: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 30)
    here = rows & fallen
    if here.any():
        value = vec.where(here, 50, value)  # the siege has succeeded
    here = rows & besieger.set(_KINGDOM_TRAITS).has(TRAIT_SIEGE_ENGINEERING)
    if here.any():
        value = vec.where(here, value + 20, value)  # Siege Engineering (trait): engineers
    return value


def _cover(rows: vec.Truths, watcher: vec.Things, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    watcher_duty = watcher.numbers(_AGENT_DUTY)
    test = watcher_duty == DUTY_GUARD
    here = rows & test
    if here.any():
        value = vec.where(here, 20, value)  # guard
    here = rows & ~test
    if here.any():
        test_ = watcher_duty == DUTY_COUNTER_ESPIONAGE
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, 5, value)  # counter-espionage
        here_ = here & ~test_
        if here_.any():
            test_2 = watcher_duty == DUTY_GUARD_PRISONERS
            here_2 = here_ & test_2
            if here_2.any():
                value = vec.where(here_2, 10, value)  # prison guard
            here_2 = here_ & ~test_2
            if here_2.any():
                test_3 = watcher_duty == DUTY_IDLE
                here_3 = here_2 & test_3
                if here_3.any():
                    value = vec.where(here_3, 0, value)  # off duty
                here_3 = here_2 & ~test_3
                if here_3.any():
                    value = vec.where(here_3, 0, value)
    here = rows & (watcher_duty != DUTY_IDLE)
    if here.any():
        value = vec.where(here, value + (vec.asked(_proficiency, here, watcher) * 5), value)  # experience
    here = rows & ((watcher.numbers(_AGENT_SORT) == SORT_FANATIC) & (watcher_duty != DUTY_IDLE))
    if here.any():
        value = vec.where(here, value + 10, value)  # zeal
    here = rows & (
        (watcher_duty == DUTY_COUNTER_ESPIONAGE)
        & watcher.things(_TARGET_PLACE).given
        & watcher.things(_TARGET_PLACE).same(target.things(_TARGET_PLACE))
    )
    if here.any():
        value = vec.where(here, value + 10, value)  # at home
    return value


def _on_watch(rows: vec.Truths, watcher: vec.Things, mission: vec.Ints, target: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    watcher_duty = watcher.numbers(_AGENT_DUTY)
    here = rows & (watcher_duty == DUTY_COUNTER_ESPIONAGE)
    if here.any():
        # counter-espionage; orders emissaries: asleep
        answer = vec.where(here, ~vec.asked(_asleep, here, watcher), answer)
        done |= here
    left = rows & ~done
    here = left & (
        (watcher_duty == DUTY_GUARD)
        & ((mission == MISSION_ASSASSINATE) | (mission == MISSION_KIDNAP))
    )
    if here.any():
        # guard; orders emissaries: asleep
        answer = vec.where(here, ~vec.asked(_asleep, here, watcher), answer)
        done |= here
    left_ = left & ~done
    test = (
        (watcher_duty == DUTY_GUARD)
        & (mission == MISSION_STEAL)
        & (target.numbers(_TARGET_RANK) == RANK_ARTIFACT)
    )
    here_ = left_ & test
    # guard; orders emissaries: asleep
    return vec.where(left_, test & (~vec.asked(_asleep, here_, watcher)), answer)


def _watch(rows: vec.Truths, mission: vec.Ints, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    target_place = target.things(_TARGET_PLACE)
    here = rows & target_place.given
    if here.any():
        target_place_buildings = target_place.set(_PLACE_BUILDINGS)
        here_ = here & target_place_buildings.has(BUILDING_BAZAAR)
        if here_.any():
            value = vec.where(here_, value - 10, value)  # Bazaar (building): crowd
        here_ = here & target_place_buildings.has(BUILDING_THIEVES_GUILD)
        if here_.any():
            value = vec.where(here_, value + 20, value)  # Thieves Guild (building): guild
        target_place_kingdom = target_place.things(_PLACE_KINGDOM)
        here_ = here & (
            target_place_kingdom.given
            & target_place_kingdom.set(_KINGDOM_TRAITS).has(TRAIT_ORDER)
        )
        if here_.any():
            value = vec.where(here_, value + 10, value)  # Order (trait): law and order
    watchers = vec.full(rows, -1000000000000000)
    for here_2, w in target.list(_TARGET_WATCHERS).each_thing(rows):
        here_ = here_2 & vec.asked(_on_watch, here_2, w, mission, target)
        if here_.any():
            amount = vec.asked(_cover, here_, w, target)
            here_3 = here_ & (watchers < amount)
            if here_3.any():
                watchers = vec.where(here_3, amount, watchers)  # watcher
    here = rows & (target.set(_TARGET_EFFECTS).has(EFFECT_DIRE_WOLF) & (watchers < 25))
    if here.any():
        watchers = vec.where(here, 25, watchers)  # Dire Wolf Familiar (effect): dire wolf
    here = rows & (watchers > -1000000000000000)
    if here.any():
        value = vec.where(here, value + watchers, value)
    here = rows & (
        target_place.given
        & target_place.set(_PLACE_BUILDINGS).has(
            BUILDING_LEGENDARY_CASTLE, BUILDING_GREATER_CASTLE, BUILDING_FORTRESS, BUILDING_CITADEL,
            BUILDING_CASTLE, BUILDING_MOTTE_AND_BAILEY,
        )
    )
    if here.any():
        target_place_buildings_ = target_place.set(_PLACE_BUILDINGS)
        test = target_place_buildings_.has(BUILDING_LEGENDARY_CASTLE)
        here_ = here & test
        if here_.any():
            value = vec.where(here_, value + 40, value)  # Legendary Castle (building): legendary castle
        here_ = here & ~test
        if here_.any():
            test_ = target_place_buildings_.has(BUILDING_GREATER_CASTLE)
            here_3 = here_ & test_
            if here_3.any():
                value = vec.where(here_3, value + 30, value)  # Greater Castle (building): greater castle
            here_3 = here_ & ~test_
            if here_3.any():
                test_2 = target_place_buildings_.has(BUILDING_FORTRESS, BUILDING_CITADEL, BUILDING_CASTLE)
                here_4 = here_3 & test_2
                if here_4.any():
                    # Fortress (building): fortress; Citadel (building): citadel; Castle (building): castle
                    value = vec.where(here_4, value + 20, value)
                here_4 = here_3 & ~test_2
                if here_4.any():
                    here_5 = here_4 & target_place_buildings_.has(BUILDING_MOTTE_AND_BAILEY)
                    if here_5.any():
                        # Motte and Bailey (building): motte and bailey
                        value = vec.where(here_5, value + 10, value)
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)  # no less than nothing
    return value


def _watcher_death(rows: vec.Truths, watcher: vec.Things, target: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    test = watcher.numbers(_AGENT_SORT) == SORT_FANATIC
    value = vec.where(test, 30, 20)
    value = value - vec.asked(_cover, rows, watcher, target)  # vigilance
    test_ = value < 3
    here = rows & test_
    if here.any():
        value = vec.where(here, 3, value)
    here = rows & ~test_
    if here.any():
        here_ = here & (value > 97)
        if here_.any():
            value = vec.where(here_, 97, value)
    return value


def _town_eyes(rows: vec.Truths, place: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    lookouts = vec.full(rows, 0)
    here = rows & (place.set(_PLACE_BUILDINGS).has(BUILDING_WATCH_TOWERS) & (lookouts < 4))
    if here.any():
        lookouts = vec.where(here, 4, lookouts)  # towers
    place_kingdom = place.things(_PLACE_KINGDOM)
    here = rows & (
        place_kingdom.given
        & place_kingdom.set(_KINGDOM_PRIVILEGES).has(PRIVILEGE_WATCHFUL_VILLAGES)
        & (lookouts < 1)
    )
    if here.any():
        lookouts = vec.where(here, 1, lookouts)  # watchful people
    answer: vec.Ints = value + lookouts
    return answer


def _finds_ambush(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = group.things(_GROUP_KINGDOM).set(_KINGDOM_TRAITS).has(TRAIT_TRACKERS)
    return answer


def _feels_the_hidden(rows: vec.Truths, group: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    found = vec.every(rows, False)
    for here, l_ in group.list(_GROUP_LEADERS).each_thing(rows):
        here_ = here & ~found
        found |= here_ & (l_.numbers(_TARGET_RANK) == RANK_WARLORD)
    here_2 = rows & found
    if here_2.any():
        answer = vec.where(here_2, True, answer)  # a Warlord
        done |= here_2
    left = rows & ~done
    found_ = vec.every(left, False)
    for here_3, w in group.list(_GROUP_WIZARDS).each_thing(left):
        here_4 = here_3 & ~found_
        found_ |= here_4 & (w.numbers(_TARGET_LEVEL) >= 5)
    return vec.where(left, found_, answer)  # a strong wizard


def _calendar_commands(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_command_limit, rows, kingdom)
    return answer


def _calendar_standing_commands(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_standing_limit, rows, kingdom)
    return answer


def _treasury_gold(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = kingdom.numbers(_KINGDOM_GOLD)
    return answer


def _treasury_food(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = kingdom.numbers(_KINGDOM_FOOD)
    return answer


def _treasury_mithril(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = kingdom.numbers(_KINGDOM_MITHRIL)
    return answer


def _treasury_powder(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    kingdom_powder = kingdom.numbers(_KINGDOM_POWDER)
    here = rows & (kingdom_powder > 0)
    if here.any():
        answer = vec.where(here, kingdom_powder, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _treasury_influence(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = kingdom.numbers(_KINGDOM_INFLUENCE)
    return answer


def _treasury_sanctuary(rows: vec.Truths, kingdom: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    kingdom_sanctuary = kingdom.things(_KINGDOM_SANCTUARY)
    here = rows & kingdom_sanctuary.given
    if here.any():
        answer = vec.pick(here, kingdom_sanctuary, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _realm_places_area(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_AREA)
    return answer


def _realm_places_region(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_REGION)
    return answer


def _realm_places_settlement(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_SETTLEMENT)
    return answer


def _realm_places_census(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_CENSUS)
    return answer


def _realm_places_defense(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_DEFENSE)
    return answer


def _realm_places_gold_output(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_GOLD_OUTPUT)
    return answer


def _realm_places_food_output(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = p.numbers(_PLACE_FOOD_OUTPUT)
    return answer


def _realm_places_hidden(rows: vec.Truths, kingdom: vec.Things, p: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = p.truths(_PLACE_HIDDEN)
    return answer


def _mines_miners(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = kingdom.numbers(_KINGDOM_MINERS)
    return answer


def _mines_area(rows: vec.Truths, kingdom: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_pit, rows, kingdom)
    return answer


def _secret_places_area(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = s.numbers(_SPECIALPLACE_AREA)
    return answer


def _secret_places_gold(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    s_privilege = s.numbers(_SPECIALPLACE_PRIVILEGE)
    here = rows & (vec.asked(_secret_gold, rows, s_privilege) > 0)
    if here.any():
        answer = vec.where(here, vec.asked(_secret_gold, here, s_privilege), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _secret_places_food(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    s_privilege = s.numbers(_SPECIALPLACE_PRIVILEGE)
    here = rows & (vec.asked(_secret_food, rows, s_privilege) > 0)
    if here.any():
        answer = vec.where(here, vec.asked(_secret_food, here, s_privilege), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _hosts_area(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = g.numbers(_GROUP_AREA)
    return answer


def _hosts_region(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = g.numbers(_GROUP_REGION)
    return answer


def _hosts_size(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_host_size, rows, g)
    return answer


def _hosts_morale(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = g.numbers(_GROUP_MORALE)
    return answer


def _hosts_strength(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    count = vec.full(rows, 0)
    for here, b in g.list(_GROUP_BRIGADES).each_thing(rows):
        count += here
    return count


def _hosts_hunger(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    g_hunger = g.numbers(_GROUP_HUNGER)
    here = rows & (g_hunger > 0)
    if here.any():
        answer = vec.where(here, g_hunger, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _hosts_arrears(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    g_arrears = g.numbers(_GROUP_ARREARS)
    here = rows & (g_arrears > 0)
    if here.any():
        answer = vec.where(here, g_arrears, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _hosts_spells(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    count = vec.full(rows, 0)
    for here, c in g.list(_GROUP_PREPARED).each_thing(rows):
        count += here
    return count


def _due_brigades_breed(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = l_.numbers(_LEVY_BREED)
    return answer


def _due_brigades_due(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = l_.numbers(_LEVY_DUE)
    return answer


def _due_brigades_again(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = l_.truths(_LEVY_RECURS)
    return answer


def _due_brigades_group(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = l_.things(_LEVY_GROUP)
    return answer


def _ranks_breed(rows: vec.Truths, kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = b.numbers(_BRIGADE_BREED)
    return answer


def _ranks_experience(rows: vec.Truths, kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = b.numbers(_BRIGADE_EXPERIENCE)
    return answer


def _ranks_attrition(rows: vec.Truths, kingdom: vec.Things, b: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = b.numbers(_BRIGADE_ATTRITION)
    return answer


def _chiefs_rank(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = l_.numbers(_TARGET_RANK)
    return answer


def _chiefs_captor(rows: vec.Truths, kingdom: vec.Things, l_: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    l_captor = l_.things(_TARGET_CAPTOR)
    here = rows & l_captor.given
    if here.any():
        answer = vec.pick(here, l_captor, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _own_navies_sea(rows: vec.Truths, kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = n.numbers(_NAVY_SEA)
    return answer


def _own_navies_fleets(rows: vec.Truths, kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = n.numbers(_NAVY_FLEETS)
    return answer


def _own_navies_quality(rows: vec.Truths, kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = n.numbers(_NAVY_QUALITY)
    return answer


def _own_navies_naval_duty(rows: vec.Truths, kingdom: vec.Things, n: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = n.numbers(_NAVY_NAVAL_DUTY)
    return answer


def _sieges_in_sight_place(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = s.things(_SIEGE_PLACE)
    return answer


def _sieges_in_sight_group(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = s.things(_SIEGE_GROUP)
    return answer


def _sieges_in_sight_months_long(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = s.numbers(_SIEGE_MONTHS_LONG)
    return answer


def _people_rank(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = f.numbers(_TARGET_RANK)
    return answer


def _people_place(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = f.things(_TARGET_PLACE)
    return answer


def _people_captor(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    f_captor = f.things(_TARGET_CAPTOR)
    here = rows & f_captor.given
    if here.any():
        answer = vec.pick(here, f_captor, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _mages_level(rows: vec.Truths, kingdom: vec.Things, w: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = w.numbers(_TARGET_LEVEL)
    return answer


def _mages_group(rows: vec.Truths, kingdom: vec.Things, w: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = w.things(_WIZARD_GROUP)
    return answer


def _mages_place(rows: vec.Truths, kingdom: vec.Things, w: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = w.things(_TARGET_PLACE)
    return answer


def _mages_captor(rows: vec.Truths, kingdom: vec.Things, w: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    w_captor = w.things(_TARGET_CAPTOR)
    here = rows & w_captor.given
    if here.any():
        answer = vec.pick(here, w_captor, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _secret_service_level(rows: vec.Truths, kingdom: vec.Things, a: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = a.numbers(_TARGET_LEVEL)
    return answer


def _secret_service_place(rows: vec.Truths, kingdom: vec.Things, a: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = a.things(_TARGET_PLACE)
    return answer


def _secret_service_duty(rows: vec.Truths, kingdom: vec.Things, a: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = a.numbers(_AGENT_DUTY)
    return answer


def _secret_service_captor(rows: vec.Truths, kingdom: vec.Things, a: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    a_captor = a.things(_TARGET_CAPTOR)
    here = rows & a_captor.given
    if here.any():
        answer = vec.pick(here, a_captor, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _prisoners_rank(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = f.numbers(_TARGET_RANK)
    return answer


def _prisoners_kingdom(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = f.things(_TARGET_KINGDOM)
    return answer


def _prisoners_captor(rows: vec.Truths, kingdom: vec.Things, f: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = f.things(_TARGET_CAPTOR)
    return answer


def _standing_in_regions_reaction(rows: vec.Truths, kingdom: vec.Things, r: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_mood, rows, kingdom, r)
    return answer


def _standing_in_regions_hold(rows: vec.Truths, kingdom: vec.Things, r: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_hold, rows, kingdom, r)
    return answer


def _standing_in_regions_share(rows: vec.Truths, kingdom: vec.Things, r: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_share, rows, kingdom, r)
    return answer


def _council_issue_issue(rows: vec.Truths, kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = m.numbers(_MOTION_ISSUE)
    return answer


def _council_issue_concerned(rows: vec.Truths, kingdom: vec.Things, m: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer = vec.nothing(rows)
    done = vec.every(rows, False)
    m_concerned = m.things(_MOTION_CONCERNED)
    here = rows & m_concerned.given
    if here.any():
        answer = vec.pick(here, m_concerned, answer)
        done |= here
    left = rows & ~done
    return vec.pick(left, vec.nothing(left), answer)


def _council_issue_region(rows: vec.Truths, kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    m_region = m.numbers(_MOTION_REGION)
    here = rows & (m_region != vec.NONE)
    if here.any():
        answer = vec.where(here, m_region, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _council_issue_settlement(rows: vec.Truths, kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    m_settlement = m.numbers(_MOTION_SETTLEMENT)
    here = rows & (m_settlement != vec.NONE)
    if here.any():
        answer = vec.where(here, m_settlement, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _council_issue_ballot(rows: vec.Truths, kingdom: vec.Things, m: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = m.numbers(_MOTION_BALLOT)
    return answer


def _charted_place(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = s.things(_SIGHTING_PLACE)
    return answer


def _charted_area(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = s.things(_SIGHTING_PLACE).numbers(_PLACE_AREA)
    return answer


def _charted_owner(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = s.things(_SIGHTING_OWNER)
    return answer


def _charted_settlement(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = s.numbers(_SIGHTING_SETTLEMENT)
    return answer


def _charted_last_seen(rows: vec.Truths, kingdom: vec.Things, s: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = s.numbers(_SIGHTING_LAST_SEEN)
    return answer


def _unusual_area(rows: vec.Truths, kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = d.numbers(_FOUNDENCOUNTER_AREA)
    return answer


def _unusual_quality(rows: vec.Truths, kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = d.numbers(_FOUNDENCOUNTER_QUALITY)
    return answer


def _unusual_last_seen(rows: vec.Truths, kingdom: vec.Things, d: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = d.numbers(_FOUNDENCOUNTER_LAST_SEEN)
    return answer


def _ore_digging(rows: vec.Truths, kingdom: vec.Things, a: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_pit, rows, kingdom) == a
    return answer


def _legends_sort(rows: vec.Truths, kingdom: vec.Things, a: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_ARTIFACT_SORT, a)
    return answer


def _legends_quality(rows: vec.Truths, kingdom: vec.Things, a: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_ARTIFACT_QUALITY, a)
    return answer


def _atlas_terrain(rows: vec.Truths, kingdom: vec.Things, a: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_MAP_AREA_TERRAIN, a)
    return answer


def _marches_on_map_camp(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.present(rows, g.numbers(_GROUP_CAMP), '')
    return answer


def _marches_on_map_area(rows: vec.Truths, kingdom: vec.Things, g: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = g.numbers(_GROUP_AREA)
    return answer


def _leader_bonuses_bonuss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_LEADER_BONUSES_BONUS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, leader_bonuses_bonus, 0, key_1)
    return cell


def _leader_bonuses_promoteds(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_LEADER_BONUSES_PROMOTED, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, leader_bonuses_promoted, 0, key_1)
    return cell


def _missions_dangers(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints, victim: vec.Things) -> vec.Ints:
    cell = vec.at(_MISSIONS_DANGER, key_1 * 37 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        here = odd & (cell == -1000000000000002)
        if here.any():
            cell = vec.where(here, (victim.numbers(_TARGET_LEVEL) >= 5), cell)
            odd = odd & ~here
        vec.fail_cell(odd, missions_danger, 1, key_1, key_2)
    return cell


def _missions_successs(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints, victim: vec.Things) -> vec.Ints:
    cell = vec.at(_MISSIONS_SUCCESS, key_1 * 37 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        here = odd & (cell == -1000000000000002)
        if here.any():
            cell = vec.where(here, (45 - (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here
        here_ = odd & (cell == -1000000000000003)
        if here_.any():
            cell = vec.where(here_, (40 - (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here_
        here_2 = odd & (cell == -1000000000000004)
        if here_2.any():
            cell = vec.where(here_2, (victim.numbers(_TARGET_LEVEL) * -5), cell)
            odd = odd & ~here_2
        here_3 = odd & (cell == -1000000000000005)
        if here_3.any():
            cell = vec.where(here_3, (55 - (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here_3
        here_4 = odd & (cell == -1000000000000006)
        if here_4.any():
            cell = vec.where(here_4, (50 - (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here_4
        vec.fail_cell(odd, missions_success, 1, key_1, key_2)
    return cell


def _missions_captures(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints, victim: vec.Things) -> vec.Ints:
    cell = vec.at(_MISSIONS_CAPTURE, key_1 * 37 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        here = odd & (cell == -1000000000000002)
        if here.any():
            cell = vec.where(here, (10 + (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here
        here_ = odd & (cell == -1000000000000003)
        if here_.any():
            cell = vec.where(here_, (5 + (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here_
        here_2 = odd & (cell == -1000000000000004)
        if here_2.any():
            cell = vec.where(here_2, (60 + (victim.numbers(_TARGET_LEVEL) * 5)), cell)
            odd = odd & ~here_2
        here_3 = odd & (cell == -1000000000000005)
        if here_3.any():
            cell = vec.where(here_3, (victim.numbers(_TARGET_LEVEL) * 5), cell)
            odd = odd & ~here_3
        vec.fail_cell(odd, missions_capture, 1, key_1, key_2)
    return cell


def _ratings_long_ranges(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_LONG_RANGE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_long_range, 0, key_1)
    return cell


def _ratings_short_ranges(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_SHORT_RANGE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_short_range, 0, key_1)
    return cell


def _ratings_charges(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_CHARGE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_charge, 0, key_1)
    return cell


def _ratings_first_melees(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_FIRST_MELEE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_first_melee, 0, key_1)
    return cell


def _ratings_second_melees(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_SECOND_MELEE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_second_melee, 0, key_1)
    return cell


def _ratings_combineds(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_COMBINED, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_combined, 0, key_1)
    return cell


def _ratings_storms(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RATINGS_STORM, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ratings_storm, 0, key_1)
    return cell


def _terrain_effects_archerss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_TERRAIN_EFFECTS_ARCHERS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, terrain_effects_archers, 0, key_1)
    return cell


def _terrain_effects_cavalrys(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_TERRAIN_EFFECTS_CAVALRY, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, terrain_effects_cavalry, 0, key_1)
    return cell


def _terrain_effects_infantrys(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_TERRAIN_EFFECTS_INFANTRY, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, terrain_effects_infantry, 0, key_1)
    return cell


def _terrain_adeptness_bonuss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_TERRAIN_ADEPTNESS_BONUS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, terrain_adeptness_bonus, 0, key_1)
    return cell


def _encounter_finders_coverss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_ENCOUNTER_FINDERS_COVERS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, encounter_finders_covers, 0, key_1)
    return cell


def _encounter_tactics_group_shares(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_ENCOUNTER_TACTICS_GROUP_SHARE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, encounter_tactics_group_share, 0, key_1)
    return cell


def _forged_gear_combats(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_FORGED_GEAR_COMBAT, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, forged_gear_combat, 0, key_1)
    return cell


def _terrain_adeptness_maskings(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_TERRAIN_ADEPTNESS_MASKING, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, terrain_adeptness_masking, 0, key_1)
    return cell


def _emissaries_powers(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_EMISSARIES_POWER, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, emissaries_power, 0, key_1)
    return cell


def _emissaries_golds(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_EMISSARIES_GOLD, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, emissaries_gold, 0, key_1)
    return cell


def _ruler_acts_chances(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_RULER_ACTS_CHANCE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ruler_acts_chance, 0, key_1)
    return cell


def _bribes_prices(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_BRIBES_PRICE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, bribes_price, 0, key_1)
    return cell
