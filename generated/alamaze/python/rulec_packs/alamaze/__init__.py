"""Alamaze, 4th Cycle: Maelstrom: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._kinds import (
        ADVANCED_ITEM_BARBED_MACES, ADVANCED_ITEM_BATTLE_AXES, ADVANCED_ITEM_BLESSED_LANCES,
        ADVANCED_ITEM_DWARVEN_HAMMERS, ADVANCED_ITEM_ELVEN_BOWS, ADVANCED_ITEM_IRON_JAVELINS,
        ADVANCED_ITEM_MATRIARCHAL_SPEARS, ADVANCED_ITEM_MUSKETS, ADVANCED_ITEM_POISON_TAIL_STINGER,
        ADVANCED_ITEM_SLINGS_OF_ACCURACY, ADVANCED_ITEM_VENOMED_BLADES, ADVANCED_ITEM_VOODOO_DOLLS,
        ADVANCED_ITEM_VORPAL_BLADES, ARM_CHARGE, ARM_COMBINED, ARM_FIRST_MELEE, ARM_LONG_RANGE,
        ARM_NO_TROOPS, ARM_SECOND_MELEE, ARM_SHORT_RANGE, ARM_STORM, ARTIFACT_AMULET_OF_PROTECTION,
        ARTIFACT_ANCIENT_ANNIHILATOR, ARTIFACT_ANGLAKEL, ARTIFACT_AXE_OF_FARIN, ARTIFACT_BOW_OF_HERACLES,
        ARTIFACT_CLASS_BENEVOLENT, ARTIFACT_CLASS_COVERT, ARTIFACT_CLASS_ROYAL, ARTIFACT_CLASS_WEAPON,
        ARTIFACT_CLASS_WIZARDLY, ARTIFACT_CROWN_OF_ANZU, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH,
        ARTIFACT_ELAN, ARTIFACT_GOLDEN_SPEAR_OF_LERIX, ARTIFACT_GREAT_AXE_OF_HURBLIND,
        ARTIFACT_GREEN_DRAGON_MATES, ARTIFACT_GUARDIAN_TALISMAN, ARTIFACT_MORGAL_BLADE,
        ARTIFACT_MORNING_STAR_OF_TORAG, ARTIFACT_NARSIL, ARTIFACT_ORB_OF_ANTI_MAGIC,
        ARTIFACT_RENOWNED_STANDARD, ARTIFACT_RING_OF_INVISIBILITY, ARTIFACT_RING_OF_POWER,
        ARTIFACT_RING_OF_PROTECTION, ARTIFACT_ROD_OF_FIRE, ARTIFACT_RULER_ELIMINATOR, ARTIFACT_SMOKE_MOJO,
        ARTIFACT_STAFF_OF_DISDAIN, ARTIFACT_STAFF_OF_THE_GREAT_ORATOR, ARTIFACT_STANDARD_OF_VALOR,
        ARTIFACT_STONE_OF_ALL_MINDS, ARTIFACT_SWORD_OF_ALVINITAR, ARTIFACT_WAND_OF_LIGHTNING,
        AWARD_AWARD_B1, AWARD_AWARD_B2, AWARD_AWARD_C1, AWARD_AWARD_C2, AWARD_AWARD_G1, AWARD_AWARD_I1,
        AWARD_AWARD_L4, AWARD_AWARD_L7, AWARD_AWARD_N1, AWARD_AWARD_N2, AWARD_AWARD_S1, AWARD_AWARD_S2,
        AWARD_AWARD_W1, AWARD_AWARD_W2, AWARD_AWARD_W3, AdvancedItem, Agent, Arm, Artifact, ArtifactClass,
        Award, BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT,
        BARGAIN_GOLD_FOR_FOOD, BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL, BARGAIN_HOSTAGE_FOR_GOLD,
        BARGAIN_MITHRIL_FOR_GOLD, BRIGADE_TYPE_AIR_ELEMENTALS, BRIGADE_TYPE_ALCHEMIST, BRIGADE_TYPE_AMAZONS,
        BRIGADE_TYPE_ANCIENT_ONES, BRIGADE_TYPE_APES, BRIGADE_TYPE_ATLANTEANS, BRIGADE_TYPE_BEHOLDER,
        BRIGADE_TYPE_BLACK_DRAGONS, BRIGADE_TYPE_CENTAURS, BRIGADE_TYPE_CHAMELEONS, BRIGADE_TYPE_CHIMERA,
        BRIGADE_TYPE_CIMMERIANS, BRIGADE_TYPE_COCKATRICES, BRIGADE_TYPE_CYCLOPS, BRIGADE_TYPE_DAMNED,
        BRIGADE_TYPE_DARK_ELVES, BRIGADE_TYPE_DEATHKNIGHTS, BRIGADE_TYPE_DEMON_PRINCES, BRIGADE_TYPE_DRUID,
        BRIGADE_TYPE_DWARVES, BRIGADE_TYPE_EARTH_ELEMENTALS, BRIGADE_TYPE_ELEMENTALIST, BRIGADE_TYPE_ELVES,
        BRIGADE_TYPE_ENTS, BRIGADE_TYPE_ETTINS, BRIGADE_TYPE_FAIRY_FOLK, BRIGADE_TYPE_FIRE_ELEMENTALS,
        BRIGADE_TYPE_FORGOTTEN, BRIGADE_TYPE_FREE_TRADERS, BRIGADE_TYPE_GARGOYLES,
        BRIGADE_TYPE_GELATINOUS_CUBES, BRIGADE_TYPE_GHOULS, BRIGADE_TYPE_GIANTS, BRIGADE_TYPE_GIANT_EAGLES,
        BRIGADE_TYPE_GNOLLS, BRIGADE_TYPE_GNOMES, BRIGADE_TYPE_GOBLINS, BRIGADE_TYPE_GREAT_BATS,
        BRIGADE_TYPE_GRIFFONS, BRIGADE_TYPE_HALFLINGS, BRIGADE_TYPE_HELL_HOUNDS, BRIGADE_TYPE_HILL_GIANTS,
        BRIGADE_TYPE_ILLUSIONIST, BRIGADE_TYPE_IRON_GOLEM, BRIGADE_TYPE_KNIGHTS_OF_STYX,
        BRIGADE_TYPE_LIZARD_MEN, BRIGADE_TYPE_LYCANS, BRIGADE_TYPE_MAMMOTHS, BRIGADE_TYPE_MANTICORES,
        BRIGADE_TYPE_MEPHITS, BRIGADE_TYPE_MINOTAURS, BRIGADE_TYPE_MUMMIES, BRIGADE_TYPE_MYTHIANS,
        BRIGADE_TYPE_NECROMANCER, BRIGADE_TYPE_NOMADS, BRIGADE_TYPE_NORTHMEN, BRIGADE_TYPE_NYVARIANS,
        BRIGADE_TYPE_OGRES, BRIGADE_TYPE_ORCS, BRIGADE_TYPE_OWLBEARS, BRIGADE_TYPE_PALADINS,
        BRIGADE_TYPE_PHANTASMAL_FORCE, BRIGADE_TYPE_PHANTOMS, BRIGADE_TYPE_PHOENIX, BRIGADE_TYPE_PIRATES,
        BRIGADE_TYPE_PIT_FIEND, BRIGADE_TYPE_PIXIES, BRIGADE_TYPE_RANGERS, BRIGADE_TYPE_RED_DRAGONS,
        BRIGADE_TYPE_ROCK_GOLEMS, BRIGADE_TYPE_ROCS, BRIGADE_TYPE_ROHIRRIM, BRIGADE_TYPE_SACRED_ORDER,
        BRIGADE_TYPE_SAURUS, BRIGADE_TYPE_SCORPIONS, BRIGADE_TYPE_SHAMBLING_MOUNDS, BRIGADE_TYPE_SKELETONS,
        BRIGADE_TYPE_SORCERER, BRIGADE_TYPE_SPECTERS, BRIGADE_TYPE_SPRITES, BRIGADE_TYPE_STORMGATE_GUARD,
        BRIGADE_TYPE_SWAMPMEN, BRIGADE_TYPE_TROGLODYTES, BRIGADE_TYPE_TROLLS, BRIGADE_TYPE_TYRANT,
        BRIGADE_TYPE_UAK_HAI, BRIGADE_TYPE_UMBER_HULKS, BRIGADE_TYPE_UNDERWORLD, BRIGADE_TYPE_UNICORNS,
        BRIGADE_TYPE_VIKINGS, BRIGADE_TYPE_WARG_RIDERS, BRIGADE_TYPE_WARLOCK, BRIGADE_TYPE_WAR_MACHINES,
        BRIGADE_TYPE_WATER_ELEMENTALS, BRIGADE_TYPE_WESTMEN, BRIGADE_TYPE_WIGHTS, BRIGADE_TYPE_WILDLINGS,
        BRIGADE_TYPE_WOOD_ELVES, BRIGADE_TYPE_WYVERNS, BRIGADE_TYPE_ZAMORANS, BRIGADE_TYPE_ZEALOTS,
        BRIGADE_TYPE_ZOMBIES, BUILDING_APOTHECARY, BUILDING_BALLISTA_TOWER, BUILDING_BAZAAR,
        BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORGE, BUILDING_FORTRESS, BUILDING_FORUM,
        BUILDING_GRANARY, BUILDING_GREATER_CASTLE, BUILDING_GREAT_MAGE_TOWER, BUILDING_GREAT_TEMPLE,
        BUILDING_HOBBIT_INC, BUILDING_LABORATORY, BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY,
        BUILDING_PORT, BUILDING_SECRET_PASSAGES, BUILDING_TEMPLE, BUILDING_THIEVES_GUILD,
        BUILDING_WATCH_TOWERS, BUILDING_WIZARD_TOWER, Bargain, Brigade, BrigadeType, Building,
        CAMPAIGN_OPTION_EXPLORATORY, CAMPAIGN_OPTION_EXTRA_ORDERS, CAMPAIGN_OPTION_ICE_AGE_OPTION,
        CAMPAIGN_OPTION_PAGAN, CAMPAIGN_OPTION_RANDOM_CITIES, CAMPAIGN_VARIANT_CONFEDERATION,
        CAMPAIGN_VARIANT_MAGIC_ALLIANCE, CAMPAIGN_VARIANT_PRIMEVAL, CAMPAIGN_VARIANT_STEEL,
        CLIMATE_NORTHERN, CLIMATE_SOUTHERN, CLOSET_SKELETON_MAJOR_SKELETON, CLOSET_SKELETON_MINOR_SKELETON,
        CUSTOM_ITEM_CUSTOM_C1, CUSTOM_ITEM_CUSTOM_C10, CUSTOM_ITEM_CUSTOM_C11, CUSTOM_ITEM_CUSTOM_C12,
        CUSTOM_ITEM_CUSTOM_C17, CUSTOM_ITEM_CUSTOM_C18, CUSTOM_ITEM_CUSTOM_C19, CUSTOM_ITEM_CUSTOM_C2,
        CUSTOM_ITEM_CUSTOM_C20, CUSTOM_ITEM_CUSTOM_C21, CUSTOM_ITEM_CUSTOM_C22, CUSTOM_ITEM_CUSTOM_C3,
        CUSTOM_ITEM_CUSTOM_C4, CUSTOM_ITEM_CUSTOM_C5, CUSTOM_ITEM_CUSTOM_C6, CUSTOM_ITEM_CUSTOM_C7,
        CUSTOM_ITEM_CUSTOM_C8, CUSTOM_ITEM_CUSTOM_C9, CUSTOM_ITEM_CUSTOM_G1, CUSTOM_ITEM_CUSTOM_G10,
        CUSTOM_ITEM_CUSTOM_G11, CUSTOM_ITEM_CUSTOM_G12, CUSTOM_ITEM_CUSTOM_G2, CUSTOM_ITEM_CUSTOM_G3,
        CUSTOM_ITEM_CUSTOM_G5, CUSTOM_ITEM_CUSTOM_G6, CUSTOM_ITEM_CUSTOM_G7, CUSTOM_ITEM_CUSTOM_G8,
        CUSTOM_ITEM_CUSTOM_G9, CUSTOM_ITEM_CUSTOM_M1, CUSTOM_ITEM_CUSTOM_M2, CUSTOM_ITEM_CUSTOM_M3,
        CampaignOption, CampaignVariant, Cast, Challenge, Climate, ClosetSkeleton, CustomItem,
        DEFAULT_CHOICE_DEFAULT_CUSTOMIZATION, DEFAULT_CHOICE_DEFAULT_OBJECTIVES, DUTY_COUNTER_ESPIONAGE,
        DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE, DefaultChoice, Duty, EFFECT_BLESSED, EFFECT_CONCEALED,
        EFFECT_DIRE_WOLF, EFFECT_ESCAPING, EFFECT_SIMULACRUM, EFFECT_SLEPT, EFFECT_WARDED, EXPERIENCE_ELITE,
        EXPERIENCE_GREEN, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Effect, Experience, FATE_DEMOTED,
        FATE_DIES, FATE_TURNED, Fate, Figure, Foothold, GOAL_QUALITY_MAJOR, GOAL_QUALITY_MINOR, GOOD_COIN,
        GOOD_GRAIN, GoalQuality, Good, Group, HOLD_CONTROL, HOLD_MINOR, HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL,
        HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED, Hold, IMMORTAL_POWER_HARD_TO_CATCH,
        IMMORTAL_POWER_HIGH_MAGIC, IMMORTAL_POWER_KNOWS_SCOUTS, IMMORTAL_POWER_KNOWS_SUITORS,
        IMMORTAL_POWER_NO_ASSASSINS, IMMORTAL_POWER_NO_DUNGEON, IMPROVEMENT_FOOD_WORK,
        IMPROVEMENT_GOLD_WORK, IMPROVEMENT_WALL_WORK, INDICATOR_BEARER_AGENT_BEARS,
        INDICATOR_BEARER_FIGURE_BEARS, INDICATOR_BEARER_RULER_BEARS, INFLUENCE_EVENT_AURA,
        INFLUENCE_EVENT_CAPITAL_LOST, INFLUENCE_EVENT_COMMENDED, INFLUENCE_EVENT_CONDEMNED,
        INFLUENCE_EVENT_CURSED, INFLUENCE_EVENT_ENEMY_DECLARED, INFLUENCE_EVENT_FAILED_CHECK,
        INFLUENCE_EVENT_FALSE_SKELETON, INFLUENCE_EVENT_PRESTIGE, INFLUENCE_EVENT_PRINCESS,
        INFLUENCE_EVENT_REGION_GAINED, INFLUENCE_EVENT_REGION_LOST, INFLUENCE_EVENT_SEAT_GAINED,
        INFLUENCE_EVENT_SEAT_LOST, INFLUENCE_EVENT_TITLE, ISSUE_COMMEND, ISSUE_CONDEMN, ISSUE_DEGRADE,
        ISSUE_ENDORSE, ISSUE_EXPEL, ISSUE_MORE_COIN, ISSUE_MORE_HARVEST, ITEM_INDICATOR_BLESSED_MARK,
        ITEM_INDICATOR_BOOSTED, ITEM_INDICATOR_CONCEALED_MARK, ITEM_INDICATOR_CROWN, ITEM_INDICATOR_DAGGER,
        ITEM_INDICATOR_DISGUISED, ITEM_INDICATOR_ENCHANTED_WEAPON, ITEM_INDICATOR_GATE_WORN,
        ITEM_INDICATOR_GUARDED_MARK, ITEM_INDICATOR_HIDDEN_MARK, ITEM_INDICATOR_MOUNTED,
        ITEM_INDICATOR_PROTECTED, ITEM_INDICATOR_SAVES, ITEM_INDICATOR_SLEPT_MARK, ITEM_INDICATOR_STAFF,
        ITEM_INDICATOR_WARDED_MARK, ImmortalPower, Improvement, IndicatorBearer, InfluenceEvent, Issue,
        ItemIndicator, KINGDOM_ALCHEMIST, KINGDOM_AMAZONS, KINGDOM_ANCIENT_ONES, KINGDOM_ATLANTEANS,
        KINGDOM_BLACK_DRAGON, KINGDOM_CIMMERIANS, KINGDOM_DARK_ELVES, KINGDOM_DEATHKNIGHTS,
        KINGDOM_DEMON_PRINCES, KINGDOM_DRUID, KINGDOM_DWARVEN, KINGDOM_ELEMENTALIST, KINGDOM_ELVEN,
        KINGDOM_FAIRY_FOLK, KINGDOM_FORGOTTEN, KINGDOM_FREE_TRADERS, KINGDOM_GIANTS, KINGDOM_GNOME,
        KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_LIZARD_MEN, KINGDOM_LYCANS, KINGDOM_NECROMANCER,
        KINGDOM_NOMAD, KINGDOM_PIRATES, KINGDOM_RANGER, KINGDOM_RED_DRAGON, KINGDOM_SACRED_ORDER,
        KINGDOM_SORCERER, KINGDOM_TYRANT, KINGDOM_UNDERWORLD, KINGDOM_WARLOCK, Kingdom,
        LOOKOUT_ADVANCED_SEARCH, LOOKOUT_AGENT_RECON, LOOKOUT_AGENT_SEARCH, LOOKOUT_BLACK_OWL,
        LOOKOUT_CRYSTAL, LOOKOUT_EAGLE, LOOKOUT_FALCON, LOOKOUT_MARCHING, LOOKOUT_MARCHING_END,
        LOOKOUT_PRIESTESS_VISION, LOOKOUT_RAVEN, LOOKOUT_SCRYING, LOOKOUT_TRUE_SEEING, LOOKOUT_UNVEILING,
        LOOT_INGOTS, LOOT_PURSE, LOOT_SACKS, Leader, Levy, Lookout, Loot, MISSION_ASSASSINATE,
        MISSION_BRIBE, MISSION_EARLY_TRAIL, MISSION_KIDNAP, MISSION_LEARN_MORALE, MISSION_POISON,
        MISSION_RECON, MISSION_RECON_SEA, MISSION_RESCUE, MISSION_SABOTAGE, MISSION_SEARCH_ALL,
        MISSION_SEARCH_ENCOUNTERS, MISSION_SEARCH_GROUPS, MISSION_SEARCH_PLACES, MISSION_STEAL,
        MISSION_TRAIL, MORALE_EVENT_ENTRENCHING, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD,
        MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_FIREWORKS, MORALE_EVENT_FORCED_MARCH, MORALE_EVENT_HARASSED,
        MORALE_EVENT_ONE_WATCH, MORALE_EVENT_POISONED, MORALE_EVENT_REST_IN_CITY,
        MORALE_EVENT_REST_IN_SANCTUARY, MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_TWO_WATCHES,
        MORALE_EVENT_UNFED, MORALE_EVENT_UNPAID, Mission, MoraleEvent, Motion, OBJECTIVE_CLASS_ADVENTURE,
        OBJECTIVE_CLASS_DEVELOPMENT, OBJECTIVE_CLASS_POLITICAL, OBJECTIVE_CLASS_TERRITORIAL,
        OBJECTIVE_GOAL_A1, OBJECTIVE_GOAL_A2, OBJECTIVE_GOAL_A3, OBJECTIVE_GOAL_A4, OBJECTIVE_GOAL_A5,
        OBJECTIVE_GOAL_D1, OBJECTIVE_GOAL_D2, OBJECTIVE_GOAL_D3, OBJECTIVE_GOAL_D4, OBJECTIVE_GOAL_D5,
        OBJECTIVE_GOAL_D6, OBJECTIVE_GOAL_D7, OBJECTIVE_GOAL_D8, OBJECTIVE_GOAL_P1, OBJECTIVE_GOAL_P2,
        OBJECTIVE_GOAL_P3, OBJECTIVE_GOAL_P4, OBJECTIVE_GOAL_P5, OBJECTIVE_GOAL_T1, OBJECTIVE_GOAL_T2,
        OBJECTIVE_GOAL_T3, OBJECTIVE_GOAL_T4, OBJECTIVE_GOAL_T5, OPENING_EDGE_MINOR_BOOST,
        OPENING_EDGE_SIGNIFICANT_BOOST, ORDER_ASSASSINATE_FIGURE, ORDER_ASSASSINATE_LEADER_WIZARD,
        ORDER_ATTACK_GROUP, ORDER_ATTACK_GROUP_DELAYED, ORDER_BID_FOR_NEXT_ISSUE, ORDER_BLESS,
        ORDER_BRIBE_EMISSARY, ORDER_CANCEL_STANDING_ORDER, ORDER_CONSUL_DENIGRATE_REGION,
        ORDER_CONSUL_ENAMOR_REGION, ORDER_CONVERT_AGENT_TO_FANATIC, ORDER_COUNTER_ESPIONAGE,
        ORDER_DECLARE_ALLY_ENEMY, ORDER_DEFEND, ORDER_DENIGRATE_KINGDOM, ORDER_DENIGRATE_REGION_ARTIFACT,
        ORDER_DO_NOT_FEED, ORDER_DO_NOT_PAY, ORDER_EARLY_KIDNAP_FIGURE, ORDER_EARLY_RESCUE_PRISONER,
        ORDER_ENAMOR_REGION, ORDER_ENAMOR_REGION_ARTIFACT, ORDER_ENTERTAIN_ROYAL_COURT, ORDER_ENTRENCHMENT,
        ORDER_ESCAPE_FROM_PRISON, ORDER_EXECUTE_HOSTAGES, ORDER_GUARD, ORDER_GUARD_PRISONERS,
        ORDER_INCREASE_INFLUENCE, ORDER_KIDNAP_FIGURE, ORDER_LEARN_GROUP_MORALE_ATTRITION,
        ORDER_MAGICAL_RESEARCH, ORDER_OPEN_MARKET, ORDER_POISON_FOOD, ORDER_RAPID_AGENT_TRAINING,
        ORDER_RECON_AREA, ORDER_RECON_SEAPOWER, ORDER_RESCUE_HOSTAGE, ORDER_REST_GROUP,
        ORDER_REX_VICTORY_CHECK, ORDER_RITE_OF_THE_MAGI, ORDER_SABOTAGE_POPCENTER, ORDER_SABOTAGE_SEAPOWER,
        ORDER_SELL_INFLUENCE, ORDER_STEAL_ARTIFACT, ORDER_STEAL_FOOD_GOLD_MITHRIL,
        ORDER_TRADE_ARTIFACT_FOR_GOLD, ORDER_TRADE_FOOD_FOR_GOLD, ORDER_TRADE_GOLD_FOR_ARTIFACT,
        ORDER_TRADE_GOLD_FOR_FOOD, ORDER_TRADE_GOLD_FOR_HOSTAGE, ORDER_TRADE_GOLD_FOR_MITHRIL,
        ORDER_TRADE_HOSTAGE_FOR_GOLD, ORDER_TRADE_MITHRIL_FOR_GOLD, ORDER_TRAIL_GROUP_EARLY,
        ORDER_TRAIL_GROUP_LATE, ORDER_TRAIN_TO_HIGHER_LEVEL, ORDER_TRANSMUTE_RARE_ELEMENT,
        ORDER_UNILATERAL_TRANSFER_GIFT, ORDER_WINTERING_GROUP, ORIGIN_COMPANION, ORIGIN_KINGDOM_BRIGADE,
        ORIGIN_RECRUIT, ORIGIN_SUMMON, Objective, ObjectiveClass, Offer, OpeningEdge, Order, Origin,
        POST_ADEPT_POST, POST_AGENT_POST, POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST,
        POST_FOOL_POST, POST_GOVERNOR_POST, POST_HALFLING_AGENT, POST_HALFLING_MARSHAL,
        POST_HALFLING_WIZARD, POST_MAIDEN_POST, POST_MINERS, PRIVILEGE_ADVISERS_TRIBUTE,
        PRIVILEGE_AGENTS_TRIBUTE, PRIVILEGE_ALCHEMIST_WORKSHOPS, PRIVILEGE_ARTIFACT_KEYS,
        PRIVILEGE_BANISHED_WRAITH, PRIVILEGE_CONSUL_DENIGRATE, PRIVILEGE_CONSUL_ENAMOR,
        PRIVILEGE_CONSUL_RITES, PRIVILEGE_CONSUL_TITLES, PRIVILEGE_CONSUL_TRAVEL,
        PRIVILEGE_DEMONIC_DENIGRATION, PRIVILEGE_DISGUISED_ENVOY, PRIVILEGE_DOUBLE_TREASURE,
        PRIVILEGE_DRAGONS_LAIR, PRIVILEGE_DRUIDS_GROVE, PRIVILEGE_DWARVEN_DEFENSES, PRIVILEGE_EAGLE_RIDERS,
        PRIVILEGE_EARLY_GREAT_TRIUMPH, PRIVILEGE_EARLY_KIDNAP, PRIVILEGE_EARLY_RESCUE,
        PRIVILEGE_EARLY_TRIUMPH, PRIVILEGE_ELEMENTAL_MASTERY, PRIVILEGE_ELEMENTAL_SUMMONS,
        PRIVILEGE_EQUIP_ADVANCED_ITEM, PRIVILEGE_EQUIP_MITHRIL_ITEM, PRIVILEGE_EVASION,
        PRIVILEGE_EYE_OF_THE_BEHOLDER, PRIVILEGE_FALCONERS, PRIVILEGE_GATE_OF_PRINCES,
        PRIVILEGE_GIANT_MASONS, PRIVILEGE_GLOBAL_TRAINING_COST, PRIVILEGE_GOLD_MINE,
        PRIVILEGE_GREEK_FIRE_DISCOUNT, PRIVILEGE_GRIM_MORALE, PRIVILEGE_HIDDEN_OASIS,
        PRIVILEGE_HOUNDS_OF_HELL, PRIVILEGE_LIVING_PLAGUE, PRIVILEGE_LOST_LORE,
        PRIVILEGE_LYCANTHROPY_IN_BATTLE, PRIVILEGE_LYCANTHROPY_OF_CAPTIVES, PRIVILEGE_LYCANTHROPY_OF_ENVOYS,
        PRIVILEGE_LYCAN_REGENERATION, PRIVILEGE_MAIDEN_TRIBUTE, PRIVILEGE_MASONS_TRIBUTE,
        PRIVILEGE_MERCHANT_CAPTAINS, PRIVILEGE_MORTAL_STEWARD, PRIVILEGE_MUSTER_THE_FALLEN,
        PRIVILEGE_NOBODYS_ENEMY, PRIVILEGE_NO_NAVY, PRIVILEGE_OPEN_DOORS, PRIVILEGE_OUTCASTS,
        PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_PIRATES_COVE, PRIVILEGE_PLAINS_HUNTERS,
        PRIVILEGE_PLENTIFUL_REINFORCEMENTS, PRIVILEGE_PRIZE_MONEY, PRIVILEGE_RAISE_DEAD,
        PRIVILEGE_RAPID_TRAINING, PRIVILEGE_REGIONAL_SUBMISSION, PRIVILEGE_REVEAL_ALL_TRADES,
        PRIVILEGE_ROC_RIDERS, PRIVILEGE_SHIPS_ON_ANY_SEA, PRIVILEGE_SLEEP_OF_CONSULS,
        PRIVILEGE_SLEEP_OF_PRINCES, PRIVILEGE_SLIPPERY_CAPTIVES, PRIVILEGE_SPECIAL_HIRES,
        PRIVILEGE_STONECUTTERS, PRIVILEGE_SUMMON_FALLEN_ANGEL, PRIVILEGE_SUMMON_MONSTERS,
        PRIVILEGE_SUMMON_PIT_FIEND, PRIVILEGE_SUPREME_MASKING, PRIVILEGE_TORMENT_PRISONER,
        PRIVILEGE_TOWERING_PARLEY, PRIVILEGE_TRADING_COMPANY, PRIVILEGE_TRANSMUTE_DAMNED,
        PRIVILEGE_TRANSMUTE_RARE_ELEMENT, PRIVILEGE_TUNNELS_AND_TRAPS, PRIVILEGE_VILE_PRESENCE,
        PRIVILEGE_VOLCANO_PHOENIX, PRIVILEGE_WATCHFUL_VILLAGES, PRIVILEGE_WINTER_HUNGER,
        PRIZE_AMBASSADOR_RAISED, PRIZE_BANNERS_RAISED, PRIZE_GOVERNOR_RAISED, PRIZE_NEARER_VICTORY,
        PRIZE_WARMER_WELCOME, PROWESS_ADVANTAGE, PROWESS_DISADVANTAGE, PROWESS_MASTERY, PROWESS_NONMAGICAL,
        PROWESS_STANDARD, PROWESS_SUBSTANDARD, PROWESS_SUPREMACY, Place, Post, Privilege, Prize, Prowess,
        QUALITY_EXCELLENT, QUALITY_FINE, QUALITY_QUEST, QUALITY_SUPERIOR, QUARTERS_CITY, QUARTERS_TOWN,
        Quality, Quarters, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_AREA, RANK_ARTIFACT, RANK_BARON,
        RANK_CAPTAIN, RANK_CAPTAIN_MAJOR, RANK_CENTURION, RANK_COMMANDER, RANK_CONSUL, RANK_COUNT,
        RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC, RANK_FOOL, RANK_GENERAL, RANK_GOVERNOR,
        RANK_GRAND_MARSHAL, RANK_GROUP, RANK_KING, RANK_LORD_COMMANDER, RANK_MAIDEN, RANK_MAJOR_GENERAL,
        RANK_MARSHAL, RANK_MITHRIL, RANK_PLACE, RANK_PRIESTESS, RANK_PRINCE, RANK_QUEEN, RANK_REGENT,
        RANK_SEA, RANK_SEARCH, RANK_WARLORD, RANK_WILD_EXCELLENT, RANK_WILD_FINE, RANK_WIZARD,
        RATING_ABOVE_AVERAGE, RATING_ABSENT, RATING_AVERAGE, RATING_AWESOME, RATING_BELOW_AVERAGE,
        RATING_EXCELLENT, RATING_GOOD, RATING_NOT_A_FACTOR, RATING_RENOWNED, RATING_SUPERIOR,
        RATING_ULTIMATE, RATING_VERY_GOOD, RATING_VERY_POOR, REACTION_FRIENDLY, REACTION_HOSTILE,
        REACTION_LOYAL, REACTION_SUSPICIOUS, REACTION_TOLERANT, REGION_CROWN_ISLANDS, REGION_DARKOVER,
        REGION_DIAMOND_COAST, REGION_GROUP_CAPITAL_REGIONS, REGION_GROUP_FREE_STATES,
        REGION_GROUP_SAVAGE_REGIONS, REGION_GROUP_TRADING_COASTS, REGION_KRYNN, REGION_MYTHGAR,
        REGION_NYVARIA, REGION_PELLINOR, REGION_STORMGATE, REGION_SWORD_COAST, REGION_TRIUMVIA,
        REGION_UNTAMED_LANDS, REGION_ZAMORA, REGION_ZANTHIA, RELATION_ALLY, RELATION_ENEMY,
        RELATION_NEUTRAL, ROYAL_ACT_CONSUL_DENIGRATE, ROYAL_ACT_CONSUL_ENAMOR, ROYAL_ACT_DENIGRATE,
        ROYAL_ACT_DISDAIN_DENIGRATE, ROYAL_ACT_ENAMOR, ROYAL_ACT_ENTERTAIN, ROYAL_ACT_INCREASE,
        ROYAL_ACT_ORATOR_ENAMOR, ROYAL_ACT_SELL_INFLUENCE, Rank, Rating, Reaction, Region, RegionGroup,
        Relation, RoyalAct, Ruler, SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER,
        SEA_ENDLESS_SEA, SEA_SEA_OF_THE_FORGOTTEN, SEA_SORROWS, SEA_TEMPEST, SEA_WAVES_OF_AZURE,
        SETTLEMENT_CITY, SETTLEMENT_TOWN, SETTLEMENT_VILLAGE, SORT_AGENT, SORT_DEMON, SORT_FANATIC,
        SORT_HIGH_DEMON, SORT_IMP, SPELL_CHAIN_LIGHTNING, SPELL_COMMAND_TORNADO, SPELL_DISINTEGRATE,
        SPELL_EARTHQUAKE, SPELL_FIRESTRIKE, SPELL_GUARDED_ATTACK, SPELL_ICE_TORRENT, SPELL_INCENDIARY_CLOUD,
        SPELL_LIGHTNING_ATTACK, SPELL_PRISMATIC_RAYS, STAGE_COMBINED_ONE, STAGE_COMBINED_TWO,
        STAGE_FAR_MISSILES, STAGE_FIRST_CHARGE, STAGE_FIRST_MAGIC, STAGE_MELEE_ONE, STAGE_MELEE_TWO,
        STAGE_NEAR_MISSILES, STAGE_ORIGIN_ARTIFACTS, STAGE_ORIGIN_PREPARATION, STAGE_ORIGIN_SPELLS,
        STAGE_ORIGIN_TROOPS, STAGE_PRE_COMBAT, STAGE_SECOND_CHARGE, STAGE_SECOND_MAGIC, STAGE_WANDS,
        STATUS_CLASS_ARTIFACT_STATUS, STATUS_CLASS_CITIZENSHIP_STATUS, STATUS_CLASS_COVERT_STATUS,
        STATUS_CLASS_ECONOMIC_STATUS, STATUS_CLASS_MAGIC_STATUS, STATUS_CLASS_MILITARY_STATUS,
        STATUS_CLASS_POLITICAL_STATUS, STATUS_CLASS_REGIONAL_STATUS, STATUS_CLASS_VICTORY_STATUS,
        STATUS_ITEM_AGENT_EIGHT, STATUS_ITEM_AGENT_ELEVEN, STATUS_ITEM_AGENT_PRISONER,
        STATUS_ITEM_ALLY_OF_SOMEBODY, STATUS_ITEM_AMBASSADOR_PRISONER, STATUS_ITEM_BARON_PRISONER,
        STATUS_ITEM_CONTROLLED_REGION, STATUS_ITEM_COUNT_PRISONER, STATUS_ITEM_DEMON_PRISONER,
        STATUS_ITEM_DUKE_PRISONER, STATUS_ITEM_ELITE_BRIGADE, STATUS_ITEM_ENEMY_OF_SOMEBODY,
        STATUS_ITEM_EXCELLENT_ARTIFACT, STATUS_ITEM_FINE_ARTIFACT, STATUS_ITEM_FOOL_PRISONER,
        STATUS_ITEM_GOVERNOR_PRISONER, STATUS_ITEM_GREAT_HOST, STATUS_ITEM_HAS_CASTLE,
        STATUS_ITEM_HAS_CITADEL, STATUS_ITEM_HAS_FORTRESS, STATUS_ITEM_HAS_GREATER_CASTLE,
        STATUS_ITEM_HAS_GREAT_TEMPLE, STATUS_ITEM_HAS_LEGENDARY_CASTLE, STATUS_ITEM_HAS_MAGE_TOWER,
        STATUS_ITEM_HAS_MARSHAL, STATUS_ITEM_HAS_PRINCE, STATUS_ITEM_HAS_WARLORD,
        STATUS_ITEM_HAS_WIZARD_TOWER, STATUS_ITEM_HIGHEST_CENSUS, STATUS_ITEM_HIGHEST_FOOD,
        STATUS_ITEM_HIGHEST_GOLD, STATUS_ITEM_INFLUENCE_SEVENTEEN, STATUS_ITEM_INFLUENCE_TWENTY,
        STATUS_ITEM_NAVIES, STATUS_ITEM_ON_THE_COUNCIL, STATUS_ITEM_PRINCE_PRISONER,
        STATUS_ITEM_QUEST_OR_SUPERIOR, STATUS_ITEM_REX_VICTORY, STATUS_ITEM_RULER_PRISONER,
        STATUS_ITEM_SIGNIFICANT_REGION, STATUS_ITEM_STRONG_HOST, STATUS_ITEM_SUBSTANTIAL_REGION,
        STATUS_ITEM_SURVIVED_ALL, STATUS_ITEM_TEAM_VICTORY, STATUS_ITEM_TIGHT_REGION,
        STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_THIRTY, STATUS_ITEM_UNTIL_TWELVE,
        STATUS_ITEM_UNTIL_TWENTY_FOUR, STATUS_ITEM_USURPER_VICTORY, STATUS_ITEM_WIZARD_FIVE,
        STATUS_ITEM_WIZARD_SEVEN, Sea, Season, Settlement, Side, Sort, Spell, Stage, StageOrigin, Stand,
        StatusClass, StatusItem, TACTIC_BARRAGE, TACTIC_DETERMINED, TACTIC_FIGHT_TO_THE_LAST,
        TACTIC_FLANKING, TACTIC_HOLD, TACTIC_NIGHT, TACTIC_NO_ORDERS, TACTIC_ORGANIZED_WITHDRAWAL,
        TACTIC_PROBING, TACTIC_STANDARD_PLAN, TACTIC_STAND_AND_DEFEND, TACTIC_STOMP, TERRAIN_DESERT,
        TERRAIN_FOREST, TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA, TERRAIN_WALLS,
        TOPIC_ANY_KING, TOPIC_CENTERS, TOPIC_COUNCIL_MEMBER, TOPIC_KING_AND_REGION, TRAIT_ACUITY,
        TRAIT_ADVENTURERS, TRAIT_ARCHERS, TRAIT_CHARISMA, TRAIT_CUNNING, TRAIT_DEVOUT, TRAIT_DYNASTY,
        TRAIT_EVIL, TRAIT_FEUDAL, TRAIT_FLIGHT, TRAIT_FOREKNOWLEDGE, TRAIT_FORETHOUGHT, TRAIT_HEALING,
        TRAIT_HEROIC, TRAIT_INDUSTRIOUS, TRAIT_MAGIC_IMMUNE_DEATH, TRAIT_MAGIC_IMMUNE_SLEEP,
        TRAIT_MAGIC_RESISTANCE_BATTLE, TRAIT_MAGIC_RESISTANCE_DEATH, TRAIT_MAGIC_RESISTANCE_SLEEP,
        TRAIT_MAGIC_SUSCEPTIBLE_BATTLE, TRAIT_MILITARY_TRADITION, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RICH,
        TRAIT_RIDERS, TRAIT_RUTHLESS, TRAIT_SEAFARING, TRAIT_SECRETIVE, TRAIT_SIEGE_ENGINEERING,
        TRAIT_SPY_NETWORK, TRAIT_STALWART, TRAIT_TRACKERS, TRAIT_TRICK_OF_THE_TRADE, TURN_STEP_AGENT_STEP,
        TURN_STEP_BUILDING_STEP, TURN_STEP_CONSUMPTION, TURN_STEP_COUNCIL, TURN_STEP_FOOD_SPOILAGE,
        TURN_STEP_GROUP_BATTLES, TURN_STEP_MAGICAL_RESEARCH, TURN_STEP_MOVEMENT, TURN_STEP_POLITICS,
        TURN_STEP_PRIESTESSES, TURN_STEP_PRODUCTION, TURN_STEP_REGIONAL_CONTROL, TURN_STEP_REINFORCEMENTS,
        TURN_STEP_RULER_STEP, TURN_STEP_STANDING_COMMANDS, TURN_STEP_STORMING, TURN_STEP_TRADING,
        TURN_STEP_VICTORY_CHECK, Tactic, Target, Terrain, Topic, Trait, TurnStep, VIGOR_EXHAUSTED,
        VIGOR_GOOD_HEALTH, VIGOR_WEARY, Vigor, WEAKNESS_FIELDS, WEAKNESS_MINES, WEAKNESS_WALLS_THEMSELVES,
        Weakness, Wizard,
    )
    from ._views import (
        HostsRow, SecretServiceRow, TreasuryRow, VIEWS, see_hosts, see_secret_service, see_treasury,
    )
    from ._words import (
        AREA, CENSUS, COMMAND, DEFENSE, FOOD, GOLD, GUNPOWDER, INFLUENCE, LEVEL, MERIT, MITHRIL, PERCENT,
        PICK, POINTS, RENOWN, STRENGTH, TOUGHNESS,
    )
    from ._world import World
    from .abilities import magic_proof
    from .abilities_why import why_magic_proof
    from .aftermath import betrayal, deadly, fate, levels_lost, saving_throw
    from .aftermath_why import why_betrayal, why_deadly, why_fate, why_levels_lost, why_saving_throw
    from .agents import mission_capture, mission_level, mission_success, proficiency
    from .agents_why import why_mission_capture, why_mission_level, why_mission_success, why_proficiency
    from .battle_magic import presence
    from .battle_magic_why import why_presence
    from .brigades import (
        adeptness, brigade_strength, broken, flying, ground_effect, group_value, long_shot, rating,
        refusals_flying, troop_value, worn,
    )
    from .brigades_why import (
        why_adeptness, why_brigade_strength, why_broken, why_flying, why_ground_effect, why_group_value,
        why_long_shot, why_rating, why_troop_value, why_worn,
    )
    from .combat import (
        battle_morale, casualties, combat_bonus, death_chance, declared, fear_felt, immune_to_fear,
        leader_bonus, lean, loss_divider, magic_resistance, magic_taken, may_fall, readiness,
        refusals_seasonal_attack, retreat_losses, retreat_threshold, seasonal_attack, spell_damage,
        spell_power, spell_shelter, stage_damage, steadiness, surprised, wand_power, withdraws,
    )
    from .combat_why import (
        why_battle_morale, why_casualties, why_combat_bonus, why_death_chance, why_declared, why_fear_felt,
        why_immune_to_fear, why_leader_bonus, why_lean, why_loss_divider, why_magic_resistance,
        why_magic_taken, why_may_fall, why_readiness, why_retreat_losses, why_retreat_threshold,
        why_seasonal_attack, why_spell_damage, why_spell_power, why_spell_shelter, why_stage_damage,
        why_steadiness, why_surprised, why_wand_power, why_withdraws,
    )
    from .court import (
        entry_seen, fall_capture, figure_range, gift_chance, group_slots, law_share, miners_range, mustered,
        opening_influence, ore_factor, ore_mined, siege_capture, skeletons_kept, succession_loss,
        supported_defense,
    )
    from .court_why import (
        why_entry_seen, why_fall_capture, why_figure_range, why_gift_chance, why_group_slots, why_law_share,
        why_miners_range, why_mustered, why_opening_influence, why_ore_factor, why_ore_mined,
        why_siege_capture, why_skeletons_kept, why_succession_loss, why_supported_defense,
    )
    from .gates import (
        asleep, automatic, catchable, may_bribe, may_undertake, of_the_court, political, refusals_may_bribe,
        refusals_may_undertake, refusals_vulnerable, vulnerable,
    )
    from .gates_why import (
        why_asleep, why_automatic, why_catchable, why_may_bribe, why_may_undertake, why_of_the_court,
        why_political, why_vulnerable,
    )
    from .missions_run import betray, fall_short, grow, kill, sent_home, teaches, undertake, watchers_pay
    from .missions_run_why import why_teaches
    from .morale import (
        hunger_attrition, may_march_hard, morale_after, phoenix_healing, refusals_may_march_hard,
        regional_morale,
    )
    from .morale_why import (
        why_hunger_attrition, why_may_march_hard, why_morale_after, why_phoenix_healing,
        why_regional_morale,
    )
    from .orders_agents import (
        carry_off, cost_order_290, cost_order_295, cost_order_500, cost_order_501, cost_order_615,
        cost_order_691, cost_order_692, cost_order_900, cost_order_930, cost_order_935, cost_order_940,
        cost_order_945, cost_order_950, cost_order_955, cost_order_960, cost_order_965, cost_order_970,
        cost_order_971, cost_order_975, default_order_53_other, does_order_290, does_order_295,
        does_order_299, does_order_50, does_order_500, does_order_501, does_order_53, does_order_54,
        does_order_615, does_order_691, does_order_692, does_order_900, does_order_930, does_order_935,
        does_order_940, does_order_945, does_order_950, does_order_955, does_order_960, does_order_965,
        does_order_970, does_order_971, does_order_975, domain_order_290_target, domain_order_295_target,
        domain_order_50_agent, domain_order_53_other, domain_order_53_target, domain_order_54_town,
        domain_order_615_target, domain_order_691_host, domain_order_691_target, domain_order_692_host,
        domain_order_692_target, domain_order_900_target, domain_order_930_target, domain_order_935_target,
        domain_order_940_target, domain_order_945_target, domain_order_950_target, domain_order_955_target,
        domain_order_960_target, domain_order_965_target, domain_order_970_target, domain_order_971_host,
        domain_order_971_target, domain_order_975_target, free_hostage, look_around, murder,
        needs_order_290, needs_order_295, needs_order_299, needs_order_50, needs_order_500, needs_order_501,
        needs_order_53, needs_order_54, needs_order_615, needs_order_691, needs_order_692, needs_order_900,
        needs_order_930, needs_order_935, needs_order_940, needs_order_945, needs_order_950,
        needs_order_955, needs_order_960, needs_order_965, needs_order_970, needs_order_971,
        needs_order_975, open_order_295, open_order_299, open_order_53, open_order_54, open_order_940,
        open_order_945, open_order_955, report_host, secret, take_loot,
    )
    from .orders_battle import (
        battle, blows, default_order_110_plan, default_order_111_plan, default_order_120_plan,
        does_order_110, does_order_111, does_order_120, does_order_121, domain_order_110_foe,
        domain_order_111_foe, domain_order_120_foe, fall, leave, meet, needs_order_110, needs_order_111,
        needs_order_120, settle_battles,
    )
    from .orders_court import (
        cost_order_385, default_order_385_bribe, default_order_745_quarters, does_order_194, does_order_225,
        does_order_230, does_order_385, does_order_410, does_order_430, does_order_440, does_order_745,
        does_order_996, domain_order_225_group, domain_order_230_group, domain_order_385_bribe,
        domain_order_410_bid, domain_order_430_figure, domain_order_440_target, escape_chance,
        needs_order_194, needs_order_225, needs_order_230, needs_order_385, needs_order_410,
        needs_order_430, needs_order_440, needs_order_745, open_floor, receive,
    )
    from .orders_court_why import why_escape_chance
    from .orders_magic import (
        cost_order_799, cost_order_800, default_order_302_other, does_order_302, does_order_780,
        does_order_799, does_order_800, domain_order_302_other, domain_order_302_target,
        domain_order_780_convert, needs_order_302, needs_order_780, needs_order_799, needs_order_800,
    )
    from .orders_ruler import (
        cost_order_465, cost_order_470, cost_order_471, cost_order_475, cost_order_476, cost_order_478,
        cost_order_480, does_order_465, does_order_470, does_order_471, does_order_475, does_order_476,
        does_order_478, does_order_480, does_order_483, does_order_490, domain_order_475_target,
        domain_order_476_target, domain_order_478_target, holder, needs_order_465, needs_order_470,
        needs_order_471, needs_order_475, needs_order_476, needs_order_478, needs_order_480,
        needs_order_483, needs_order_490, shift_reaction, speak_ill, win_over,
    )
    from .orders_ruler_why import why_holder
    from .orders_trade import (
        cost_order_212, cost_order_215, default_order_215_sacks, does_order_200, does_order_201,
        does_order_202, does_order_203, does_order_204, does_order_205, does_order_206, does_order_212,
        does_order_215, does_order_216, does_order_217, domain_order_200_amount, domain_order_201_partner,
        domain_order_201_price, domain_order_201_sacks, domain_order_202_coins, domain_order_202_partner,
        domain_order_202_sacks, domain_order_203_hostage, domain_order_203_partner, domain_order_203_price,
        domain_order_204_coins, domain_order_204_hostage, domain_order_204_partner,
        domain_order_205_partner, domain_order_205_price, domain_order_206_coins, domain_order_206_partner,
        domain_order_212_amount, domain_order_215_coins, domain_order_215_partner, domain_order_215_sacks,
        domain_order_216_ingots, domain_order_216_partner, domain_order_216_price, domain_order_217_coins,
        domain_order_217_ingots, domain_order_217_partner, exchange, needs_order_200, needs_order_201,
        needs_order_202, needs_order_203, needs_order_204, needs_order_205, needs_order_206,
        needs_order_212, needs_order_215, needs_order_216, needs_order_217, strike_bargains,
    )
    from .politics import (
        open_to_talk, persuasion, quo_strength, rebel_chance, refusals_open_to_talk, standing_quo,
        unrest_strength, usurp_chance,
    )
    from .politics_why import (
        why_open_to_talk, why_persuasion, why_quo_strength, why_rebel_chance, why_standing_quo,
        why_unrest_strength, why_usurp_chance,
    )
    from .realm import (
        command_limit, controls, emissary_power, hiring_price, hold, influence_change, influence_floor,
        influence_lowered, influence_raised, lowered, may_spend, mood, raised, reach, reaction,
        reaction_ceiling, reaction_floor, refusals_may_spend, share, standing_limit,
    )
    from .realm_why import (
        why_command_limit, why_controls, why_emissary_power, why_hiring_price, why_hold,
        why_influence_change, why_influence_floor, why_influence_lowered, why_influence_raised, why_lowered,
        why_may_spend, why_mood, why_raised, why_reach, why_reaction, why_reaction_ceiling,
        why_reaction_floor, why_share, why_standing_limit,
    )
    from .reports import (
        hosts, hosts_morale, hosts_region, hosts_spells, hosts_strength, secret_service,
        secret_service_captor, secret_service_duty, secret_service_level, secret_service_place,
        treasury_food, treasury_gold, treasury_influence, treasury_mithril,
    )
    from .reports_why import (
        why_hosts, why_hosts_morale, why_hosts_region, why_hosts_spells, why_hosts_strength,
        why_secret_service, why_secret_service_captor, why_secret_service_duty, why_secret_service_level,
        why_secret_service_place, why_treasury_food, why_treasury_gold, why_treasury_influence,
        why_treasury_mithril,
    )
    from .research import (
        assured_level, may_research, may_undergo_rite, next_level, refusals_may_research,
        refusals_may_undergo_rite, research_chance, research_cost, rite_chance,
    )
    from .research_why import (
        why_assured_level, why_may_research, why_may_undergo_rite, why_next_level, why_research_chance,
        why_research_cost, why_rite_chance,
    )
    from .ruler import (
        act_cost, consul_denigrate_chance, denigrate_chance, denigrated, disdain_chance, enamor_chance,
        enamored, increase_chance, influence_increased, influence_sold, jest, may_denigrate, may_enamor,
        refusals_may_denigrate, refusals_may_enamor, sale_proceeds, sole_act,
    )
    from .ruler_why import (
        why_act_cost, why_consul_denigrate_chance, why_denigrate_chance, why_denigrated, why_disdain_chance,
        why_enamor_chance, why_enamored, why_increase_chance, why_influence_increased, why_influence_sold,
        why_jest, why_may_denigrate, why_may_enamor, why_sale_proceeds, why_sole_act,
    )
    from .status import final_status, interim_status
    from .status_why import why_final_status, why_interim_status
    from .steps import same_turn_production, turn_position
    from .steps_why import why_same_turn_production, why_turn_position
    from .tactics import (
        commanded, may_fight_to_the_last, may_flank, may_stomp, may_strike_by_night,
        refusals_may_fight_to_the_last, refusals_may_flank, refusals_may_stomp,
        refusals_may_strike_by_night, stance, valid_tactic, veteran_core,
    )
    from .tactics_why import (
        why_commanded, why_may_fight_to_the_last, why_may_flank, why_may_stomp, why_may_strike_by_night,
        why_stance, why_valid_tactic, why_veteran_core,
    )
    from .trade import (
        announced, at_odds, bargain_order, bargain_stands, bid_worth, counterpart, food_received, food_sold,
        gold_received, gold_sold, market_gives, market_limit, may_give, refusals_bargain_stands,
        refusals_may_give, transmuted,
    )
    from .trade_why import (
        why_announced, why_at_odds, why_bargain_order, why_bargain_stands, why_bid_worth, why_counterpart,
        why_food_received, why_food_sold, why_gold_received, why_gold_sold, why_market_gives,
        why_market_limit, why_may_give, why_transmuted,
    )
    from .training import (
        greatest_level, highest_level, may_train, mission_cost, refusals_may_train, training_cost,
    )
    from .training_why import (
        why_greatest_level, why_highest_level, why_may_train, why_mission_cost, why_training_cost,
    )
    from .turn_ import (
        count_banners, counts_turn_1, counts_turn_2, food_produced, going_price, gold_produced, key_turn,
        limit_turn_1, limit_turn_2, next_season, open_campaign, opening_gift, produce, spoil, spoilage,
        starved, taught_level, turn, turn_calendar, weather,
    )
    from .turn_why import (
        why_food_produced, why_going_price, why_gold_produced, why_next_season, why_opening_gift,
        why_spoilage, why_starved, why_taught_level, why_weather,
    )
    from .watch_ import cover, on_watch, watch, watcher_death
    from .watch_why import why_cover, why_on_watch, why_watch, why_watcher_death

__all__ = [
    "ADVANCED_ITEM_BARBED_MACES", "ADVANCED_ITEM_BATTLE_AXES", "ADVANCED_ITEM_BLESSED_LANCES",
    "ADVANCED_ITEM_DWARVEN_HAMMERS", "ADVANCED_ITEM_ELVEN_BOWS", "ADVANCED_ITEM_IRON_JAVELINS",
    "ADVANCED_ITEM_MATRIARCHAL_SPEARS", "ADVANCED_ITEM_MUSKETS", "ADVANCED_ITEM_POISON_TAIL_STINGER",
    "ADVANCED_ITEM_SLINGS_OF_ACCURACY", "ADVANCED_ITEM_VENOMED_BLADES", "ADVANCED_ITEM_VOODOO_DOLLS",
    "ADVANCED_ITEM_VORPAL_BLADES", "AREA", "ARM_CHARGE", "ARM_COMBINED", "ARM_FIRST_MELEE",
    "ARM_LONG_RANGE", "ARM_NO_TROOPS", "ARM_SECOND_MELEE", "ARM_SHORT_RANGE", "ARM_STORM",
    "ARTIFACT_AMULET_OF_PROTECTION", "ARTIFACT_ANCIENT_ANNIHILATOR", "ARTIFACT_ANGLAKEL",
    "ARTIFACT_AXE_OF_FARIN", "ARTIFACT_BOW_OF_HERACLES", "ARTIFACT_CLASS_BENEVOLENT",
    "ARTIFACT_CLASS_COVERT", "ARTIFACT_CLASS_ROYAL", "ARTIFACT_CLASS_WEAPON", "ARTIFACT_CLASS_WIZARDLY",
    "ARTIFACT_CROWN_OF_ANZU", "ARTIFACT_DEMON_BANE", "ARTIFACT_DEMON_DEATH", "ARTIFACT_ELAN",
    "ARTIFACT_GOLDEN_SPEAR_OF_LERIX", "ARTIFACT_GREAT_AXE_OF_HURBLIND", "ARTIFACT_GREEN_DRAGON_MATES",
    "ARTIFACT_GUARDIAN_TALISMAN", "ARTIFACT_MORGAL_BLADE", "ARTIFACT_MORNING_STAR_OF_TORAG",
    "ARTIFACT_NARSIL", "ARTIFACT_ORB_OF_ANTI_MAGIC", "ARTIFACT_RENOWNED_STANDARD",
    "ARTIFACT_RING_OF_INVISIBILITY", "ARTIFACT_RING_OF_POWER", "ARTIFACT_RING_OF_PROTECTION",
    "ARTIFACT_ROD_OF_FIRE", "ARTIFACT_RULER_ELIMINATOR", "ARTIFACT_SMOKE_MOJO", "ARTIFACT_STAFF_OF_DISDAIN",
    "ARTIFACT_STAFF_OF_THE_GREAT_ORATOR", "ARTIFACT_STANDARD_OF_VALOR", "ARTIFACT_STONE_OF_ALL_MINDS",
    "ARTIFACT_SWORD_OF_ALVINITAR", "ARTIFACT_WAND_OF_LIGHTNING", "AWARD_AWARD_B1", "AWARD_AWARD_B2",
    "AWARD_AWARD_C1", "AWARD_AWARD_C2", "AWARD_AWARD_G1", "AWARD_AWARD_I1", "AWARD_AWARD_L4",
    "AWARD_AWARD_L7", "AWARD_AWARD_N1", "AWARD_AWARD_N2", "AWARD_AWARD_S1", "AWARD_AWARD_S2",
    "AWARD_AWARD_W1", "AWARD_AWARD_W2", "AWARD_AWARD_W3", "AdvancedItem", "Agent", "Arm", "Artifact",
    "ArtifactClass", "Award", "BARGAIN_ARTIFACT_FOR_GOLD", "BARGAIN_FOOD_FOR_GOLD",
    "BARGAIN_GOLD_FOR_ARTIFACT", "BARGAIN_GOLD_FOR_FOOD", "BARGAIN_GOLD_FOR_HOSTAGE",
    "BARGAIN_GOLD_FOR_MITHRIL", "BARGAIN_HOSTAGE_FOR_GOLD", "BARGAIN_MITHRIL_FOR_GOLD",
    "BRIGADE_TYPE_AIR_ELEMENTALS", "BRIGADE_TYPE_ALCHEMIST", "BRIGADE_TYPE_AMAZONS",
    "BRIGADE_TYPE_ANCIENT_ONES", "BRIGADE_TYPE_APES", "BRIGADE_TYPE_ATLANTEANS", "BRIGADE_TYPE_BEHOLDER",
    "BRIGADE_TYPE_BLACK_DRAGONS", "BRIGADE_TYPE_CENTAURS", "BRIGADE_TYPE_CHAMELEONS",
    "BRIGADE_TYPE_CHIMERA", "BRIGADE_TYPE_CIMMERIANS", "BRIGADE_TYPE_COCKATRICES", "BRIGADE_TYPE_CYCLOPS",
    "BRIGADE_TYPE_DAMNED", "BRIGADE_TYPE_DARK_ELVES", "BRIGADE_TYPE_DEATHKNIGHTS",
    "BRIGADE_TYPE_DEMON_PRINCES", "BRIGADE_TYPE_DRUID", "BRIGADE_TYPE_DWARVES",
    "BRIGADE_TYPE_EARTH_ELEMENTALS", "BRIGADE_TYPE_ELEMENTALIST", "BRIGADE_TYPE_ELVES", "BRIGADE_TYPE_ENTS",
    "BRIGADE_TYPE_ETTINS", "BRIGADE_TYPE_FAIRY_FOLK", "BRIGADE_TYPE_FIRE_ELEMENTALS",
    "BRIGADE_TYPE_FORGOTTEN", "BRIGADE_TYPE_FREE_TRADERS", "BRIGADE_TYPE_GARGOYLES",
    "BRIGADE_TYPE_GELATINOUS_CUBES", "BRIGADE_TYPE_GHOULS", "BRIGADE_TYPE_GIANTS",
    "BRIGADE_TYPE_GIANT_EAGLES", "BRIGADE_TYPE_GNOLLS", "BRIGADE_TYPE_GNOMES", "BRIGADE_TYPE_GOBLINS",
    "BRIGADE_TYPE_GREAT_BATS", "BRIGADE_TYPE_GRIFFONS", "BRIGADE_TYPE_HALFLINGS",
    "BRIGADE_TYPE_HELL_HOUNDS", "BRIGADE_TYPE_HILL_GIANTS", "BRIGADE_TYPE_ILLUSIONIST",
    "BRIGADE_TYPE_IRON_GOLEM", "BRIGADE_TYPE_KNIGHTS_OF_STYX", "BRIGADE_TYPE_LIZARD_MEN",
    "BRIGADE_TYPE_LYCANS", "BRIGADE_TYPE_MAMMOTHS", "BRIGADE_TYPE_MANTICORES", "BRIGADE_TYPE_MEPHITS",
    "BRIGADE_TYPE_MINOTAURS", "BRIGADE_TYPE_MUMMIES", "BRIGADE_TYPE_MYTHIANS", "BRIGADE_TYPE_NECROMANCER",
    "BRIGADE_TYPE_NOMADS", "BRIGADE_TYPE_NORTHMEN", "BRIGADE_TYPE_NYVARIANS", "BRIGADE_TYPE_OGRES",
    "BRIGADE_TYPE_ORCS", "BRIGADE_TYPE_OWLBEARS", "BRIGADE_TYPE_PALADINS", "BRIGADE_TYPE_PHANTASMAL_FORCE",
    "BRIGADE_TYPE_PHANTOMS", "BRIGADE_TYPE_PHOENIX", "BRIGADE_TYPE_PIRATES", "BRIGADE_TYPE_PIT_FIEND",
    "BRIGADE_TYPE_PIXIES", "BRIGADE_TYPE_RANGERS", "BRIGADE_TYPE_RED_DRAGONS", "BRIGADE_TYPE_ROCK_GOLEMS",
    "BRIGADE_TYPE_ROCS", "BRIGADE_TYPE_ROHIRRIM", "BRIGADE_TYPE_SACRED_ORDER", "BRIGADE_TYPE_SAURUS",
    "BRIGADE_TYPE_SCORPIONS", "BRIGADE_TYPE_SHAMBLING_MOUNDS", "BRIGADE_TYPE_SKELETONS",
    "BRIGADE_TYPE_SORCERER", "BRIGADE_TYPE_SPECTERS", "BRIGADE_TYPE_SPRITES",
    "BRIGADE_TYPE_STORMGATE_GUARD", "BRIGADE_TYPE_SWAMPMEN", "BRIGADE_TYPE_TROGLODYTES",
    "BRIGADE_TYPE_TROLLS", "BRIGADE_TYPE_TYRANT", "BRIGADE_TYPE_UAK_HAI", "BRIGADE_TYPE_UMBER_HULKS",
    "BRIGADE_TYPE_UNDERWORLD", "BRIGADE_TYPE_UNICORNS", "BRIGADE_TYPE_VIKINGS", "BRIGADE_TYPE_WARG_RIDERS",
    "BRIGADE_TYPE_WARLOCK", "BRIGADE_TYPE_WAR_MACHINES", "BRIGADE_TYPE_WATER_ELEMENTALS",
    "BRIGADE_TYPE_WESTMEN", "BRIGADE_TYPE_WIGHTS", "BRIGADE_TYPE_WILDLINGS", "BRIGADE_TYPE_WOOD_ELVES",
    "BRIGADE_TYPE_WYVERNS", "BRIGADE_TYPE_ZAMORANS", "BRIGADE_TYPE_ZEALOTS", "BRIGADE_TYPE_ZOMBIES",
    "BUILDING_APOTHECARY", "BUILDING_BALLISTA_TOWER", "BUILDING_BAZAAR", "BUILDING_CASTLE",
    "BUILDING_CITADEL", "BUILDING_FORGE", "BUILDING_FORTRESS", "BUILDING_FORUM", "BUILDING_GRANARY",
    "BUILDING_GREATER_CASTLE", "BUILDING_GREAT_MAGE_TOWER", "BUILDING_GREAT_TEMPLE", "BUILDING_HOBBIT_INC",
    "BUILDING_LABORATORY", "BUILDING_LEGENDARY_CASTLE", "BUILDING_MOTTE_AND_BAILEY", "BUILDING_PORT",
    "BUILDING_SECRET_PASSAGES", "BUILDING_TEMPLE", "BUILDING_THIEVES_GUILD", "BUILDING_WATCH_TOWERS",
    "BUILDING_WIZARD_TOWER", "Bargain", "Brigade", "BrigadeType", "Building", "CAMPAIGN_OPTION_EXPLORATORY",
    "CAMPAIGN_OPTION_EXTRA_ORDERS", "CAMPAIGN_OPTION_ICE_AGE_OPTION", "CAMPAIGN_OPTION_PAGAN",
    "CAMPAIGN_OPTION_RANDOM_CITIES", "CAMPAIGN_VARIANT_CONFEDERATION", "CAMPAIGN_VARIANT_MAGIC_ALLIANCE",
    "CAMPAIGN_VARIANT_PRIMEVAL", "CAMPAIGN_VARIANT_STEEL", "CENSUS", "CLIMATE_NORTHERN", "CLIMATE_SOUTHERN",
    "CLOSET_SKELETON_MAJOR_SKELETON", "CLOSET_SKELETON_MINOR_SKELETON", "COMMAND", "CUSTOM_ITEM_CUSTOM_C1",
    "CUSTOM_ITEM_CUSTOM_C10", "CUSTOM_ITEM_CUSTOM_C11", "CUSTOM_ITEM_CUSTOM_C12", "CUSTOM_ITEM_CUSTOM_C17",
    "CUSTOM_ITEM_CUSTOM_C18", "CUSTOM_ITEM_CUSTOM_C19", "CUSTOM_ITEM_CUSTOM_C2", "CUSTOM_ITEM_CUSTOM_C20",
    "CUSTOM_ITEM_CUSTOM_C21", "CUSTOM_ITEM_CUSTOM_C22", "CUSTOM_ITEM_CUSTOM_C3", "CUSTOM_ITEM_CUSTOM_C4",
    "CUSTOM_ITEM_CUSTOM_C5", "CUSTOM_ITEM_CUSTOM_C6", "CUSTOM_ITEM_CUSTOM_C7", "CUSTOM_ITEM_CUSTOM_C8",
    "CUSTOM_ITEM_CUSTOM_C9", "CUSTOM_ITEM_CUSTOM_G1", "CUSTOM_ITEM_CUSTOM_G10", "CUSTOM_ITEM_CUSTOM_G11",
    "CUSTOM_ITEM_CUSTOM_G12", "CUSTOM_ITEM_CUSTOM_G2", "CUSTOM_ITEM_CUSTOM_G3", "CUSTOM_ITEM_CUSTOM_G5",
    "CUSTOM_ITEM_CUSTOM_G6", "CUSTOM_ITEM_CUSTOM_G7", "CUSTOM_ITEM_CUSTOM_G8", "CUSTOM_ITEM_CUSTOM_G9",
    "CUSTOM_ITEM_CUSTOM_M1", "CUSTOM_ITEM_CUSTOM_M2", "CUSTOM_ITEM_CUSTOM_M3", "CampaignOption",
    "CampaignVariant", "Cast", "Challenge", "Climate", "ClosetSkeleton", "CustomItem",
    "DEFAULT_CHOICE_DEFAULT_CUSTOMIZATION", "DEFAULT_CHOICE_DEFAULT_OBJECTIVES", "DEFENSE",
    "DUTY_COUNTER_ESPIONAGE", "DUTY_GUARD", "DUTY_GUARD_PRISONERS", "DUTY_IDLE", "DefaultChoice", "Duty",
    "EFFECT_BLESSED", "EFFECT_CONCEALED", "EFFECT_DIRE_WOLF", "EFFECT_ESCAPING", "EFFECT_SIMULACRUM",
    "EFFECT_SLEPT", "EFFECT_WARDED", "EXPERIENCE_ELITE", "EXPERIENCE_GREEN", "EXPERIENCE_REGULAR",
    "EXPERIENCE_VETERAN", "Effect", "Experience", "FATE_DEMOTED", "FATE_DIES", "FATE_TURNED", "FOOD",
    "Fate", "Figure", "Foothold", "GAME", "GOAL_QUALITY_MAJOR", "GOAL_QUALITY_MINOR", "GOLD", "GOOD_COIN",
    "GOOD_GRAIN", "GUNPOWDER", "GoalQuality", "Good", "Group", "HOLD_CONTROL", "HOLD_MINOR",
    "HOLD_SIGNIFICANT", "HOLD_SUBSTANTIAL", "HOLD_TIGHT_CONTROL", "HOLD_UNESTABLISHED", "Hold", "HostsRow",
    "IMMORTAL_POWER_HARD_TO_CATCH", "IMMORTAL_POWER_HIGH_MAGIC", "IMMORTAL_POWER_KNOWS_SCOUTS",
    "IMMORTAL_POWER_KNOWS_SUITORS", "IMMORTAL_POWER_NO_ASSASSINS", "IMMORTAL_POWER_NO_DUNGEON",
    "IMPROVEMENT_FOOD_WORK", "IMPROVEMENT_GOLD_WORK", "IMPROVEMENT_WALL_WORK",
    "INDICATOR_BEARER_AGENT_BEARS", "INDICATOR_BEARER_FIGURE_BEARS", "INDICATOR_BEARER_RULER_BEARS",
    "INFLUENCE", "INFLUENCE_EVENT_AURA", "INFLUENCE_EVENT_CAPITAL_LOST", "INFLUENCE_EVENT_COMMENDED",
    "INFLUENCE_EVENT_CONDEMNED", "INFLUENCE_EVENT_CURSED", "INFLUENCE_EVENT_ENEMY_DECLARED",
    "INFLUENCE_EVENT_FAILED_CHECK", "INFLUENCE_EVENT_FALSE_SKELETON", "INFLUENCE_EVENT_PRESTIGE",
    "INFLUENCE_EVENT_PRINCESS", "INFLUENCE_EVENT_REGION_GAINED", "INFLUENCE_EVENT_REGION_LOST",
    "INFLUENCE_EVENT_SEAT_GAINED", "INFLUENCE_EVENT_SEAT_LOST", "INFLUENCE_EVENT_TITLE", "ISSUE_COMMEND",
    "ISSUE_CONDEMN", "ISSUE_DEGRADE", "ISSUE_ENDORSE", "ISSUE_EXPEL", "ISSUE_MORE_COIN",
    "ISSUE_MORE_HARVEST", "ITEM_INDICATOR_BLESSED_MARK", "ITEM_INDICATOR_BOOSTED",
    "ITEM_INDICATOR_CONCEALED_MARK", "ITEM_INDICATOR_CROWN", "ITEM_INDICATOR_DAGGER",
    "ITEM_INDICATOR_DISGUISED", "ITEM_INDICATOR_ENCHANTED_WEAPON", "ITEM_INDICATOR_GATE_WORN",
    "ITEM_INDICATOR_GUARDED_MARK", "ITEM_INDICATOR_HIDDEN_MARK", "ITEM_INDICATOR_MOUNTED",
    "ITEM_INDICATOR_PROTECTED", "ITEM_INDICATOR_SAVES", "ITEM_INDICATOR_SLEPT_MARK", "ITEM_INDICATOR_STAFF",
    "ITEM_INDICATOR_WARDED_MARK", "ImmortalPower", "Improvement", "IndicatorBearer", "InfluenceEvent",
    "Issue", "ItemIndicator", "KINGDOM_ALCHEMIST", "KINGDOM_AMAZONS", "KINGDOM_ANCIENT_ONES",
    "KINGDOM_ATLANTEANS", "KINGDOM_BLACK_DRAGON", "KINGDOM_CIMMERIANS", "KINGDOM_DARK_ELVES",
    "KINGDOM_DEATHKNIGHTS", "KINGDOM_DEMON_PRINCES", "KINGDOM_DRUID", "KINGDOM_DWARVEN",
    "KINGDOM_ELEMENTALIST", "KINGDOM_ELVEN", "KINGDOM_FAIRY_FOLK", "KINGDOM_FORGOTTEN",
    "KINGDOM_FREE_TRADERS", "KINGDOM_GIANTS", "KINGDOM_GNOME", "KINGDOM_HALFLING", "KINGDOM_ILLUSIONIST",
    "KINGDOM_LIZARD_MEN", "KINGDOM_LYCANS", "KINGDOM_NECROMANCER", "KINGDOM_NOMAD", "KINGDOM_PIRATES",
    "KINGDOM_RANGER", "KINGDOM_RED_DRAGON", "KINGDOM_SACRED_ORDER", "KINGDOM_SORCERER", "KINGDOM_TYRANT",
    "KINGDOM_UNDERWORLD", "KINGDOM_WARLOCK", "Kingdom", "LEVEL", "LOOKOUT_ADVANCED_SEARCH",
    "LOOKOUT_AGENT_RECON", "LOOKOUT_AGENT_SEARCH", "LOOKOUT_BLACK_OWL", "LOOKOUT_CRYSTAL", "LOOKOUT_EAGLE",
    "LOOKOUT_FALCON", "LOOKOUT_MARCHING", "LOOKOUT_MARCHING_END", "LOOKOUT_PRIESTESS_VISION",
    "LOOKOUT_RAVEN", "LOOKOUT_SCRYING", "LOOKOUT_TRUE_SEEING", "LOOKOUT_UNVEILING", "LOOT_INGOTS",
    "LOOT_PURSE", "LOOT_SACKS", "Leader", "Levy", "Lookout", "Loot", "MERIT", "MISSION_ASSASSINATE",
    "MISSION_BRIBE", "MISSION_EARLY_TRAIL", "MISSION_KIDNAP", "MISSION_LEARN_MORALE", "MISSION_POISON",
    "MISSION_RECON", "MISSION_RECON_SEA", "MISSION_RESCUE", "MISSION_SABOTAGE", "MISSION_SEARCH_ALL",
    "MISSION_SEARCH_ENCOUNTERS", "MISSION_SEARCH_GROUPS", "MISSION_SEARCH_PLACES", "MISSION_STEAL",
    "MISSION_TRAIL", "MITHRIL", "MORALE_EVENT_ENTRENCHING", "MORALE_EVENT_EXTRA_BOTH",
    "MORALE_EVENT_EXTRA_FOOD", "MORALE_EVENT_EXTRA_GOLD", "MORALE_EVENT_FIREWORKS",
    "MORALE_EVENT_FORCED_MARCH", "MORALE_EVENT_HARASSED", "MORALE_EVENT_ONE_WATCH", "MORALE_EVENT_POISONED",
    "MORALE_EVENT_REST_IN_CITY", "MORALE_EVENT_REST_IN_SANCTUARY", "MORALE_EVENT_REST_IN_TOWN",
    "MORALE_EVENT_TWO_WATCHES", "MORALE_EVENT_UNFED", "MORALE_EVENT_UNPAID", "Mission", "MoraleEvent",
    "Motion", "OBJECTIVE_CLASS_ADVENTURE", "OBJECTIVE_CLASS_DEVELOPMENT", "OBJECTIVE_CLASS_POLITICAL",
    "OBJECTIVE_CLASS_TERRITORIAL", "OBJECTIVE_GOAL_A1", "OBJECTIVE_GOAL_A2", "OBJECTIVE_GOAL_A3",
    "OBJECTIVE_GOAL_A4", "OBJECTIVE_GOAL_A5", "OBJECTIVE_GOAL_D1", "OBJECTIVE_GOAL_D2", "OBJECTIVE_GOAL_D3",
    "OBJECTIVE_GOAL_D4", "OBJECTIVE_GOAL_D5", "OBJECTIVE_GOAL_D6", "OBJECTIVE_GOAL_D7", "OBJECTIVE_GOAL_D8",
    "OBJECTIVE_GOAL_P1", "OBJECTIVE_GOAL_P2", "OBJECTIVE_GOAL_P3", "OBJECTIVE_GOAL_P4", "OBJECTIVE_GOAL_P5",
    "OBJECTIVE_GOAL_T1", "OBJECTIVE_GOAL_T2", "OBJECTIVE_GOAL_T3", "OBJECTIVE_GOAL_T4", "OBJECTIVE_GOAL_T5",
    "OPENING_EDGE_MINOR_BOOST", "OPENING_EDGE_SIGNIFICANT_BOOST", "ORDER_ASSASSINATE_FIGURE",
    "ORDER_ASSASSINATE_LEADER_WIZARD", "ORDER_ATTACK_GROUP", "ORDER_ATTACK_GROUP_DELAYED",
    "ORDER_BID_FOR_NEXT_ISSUE", "ORDER_BLESS", "ORDER_BRIBE_EMISSARY", "ORDER_CANCEL_STANDING_ORDER",
    "ORDER_CONSUL_DENIGRATE_REGION", "ORDER_CONSUL_ENAMOR_REGION", "ORDER_CONVERT_AGENT_TO_FANATIC",
    "ORDER_COUNTER_ESPIONAGE", "ORDER_DECLARE_ALLY_ENEMY", "ORDER_DEFEND", "ORDER_DENIGRATE_KINGDOM",
    "ORDER_DENIGRATE_REGION_ARTIFACT", "ORDER_DO_NOT_FEED", "ORDER_DO_NOT_PAY", "ORDER_EARLY_KIDNAP_FIGURE",
    "ORDER_EARLY_RESCUE_PRISONER", "ORDER_ENAMOR_REGION", "ORDER_ENAMOR_REGION_ARTIFACT",
    "ORDER_ENTERTAIN_ROYAL_COURT", "ORDER_ENTRENCHMENT", "ORDER_ESCAPE_FROM_PRISON",
    "ORDER_EXECUTE_HOSTAGES", "ORDER_GUARD", "ORDER_GUARD_PRISONERS", "ORDER_INCREASE_INFLUENCE",
    "ORDER_KIDNAP_FIGURE", "ORDER_LEARN_GROUP_MORALE_ATTRITION", "ORDER_MAGICAL_RESEARCH",
    "ORDER_OPEN_MARKET", "ORDER_POISON_FOOD", "ORDER_RAPID_AGENT_TRAINING", "ORDER_RECON_AREA",
    "ORDER_RECON_SEAPOWER", "ORDER_RESCUE_HOSTAGE", "ORDER_REST_GROUP", "ORDER_REX_VICTORY_CHECK",
    "ORDER_RITE_OF_THE_MAGI", "ORDER_SABOTAGE_POPCENTER", "ORDER_SABOTAGE_SEAPOWER", "ORDER_SELL_INFLUENCE",
    "ORDER_STEAL_ARTIFACT", "ORDER_STEAL_FOOD_GOLD_MITHRIL", "ORDER_TRADE_ARTIFACT_FOR_GOLD",
    "ORDER_TRADE_FOOD_FOR_GOLD", "ORDER_TRADE_GOLD_FOR_ARTIFACT", "ORDER_TRADE_GOLD_FOR_FOOD",
    "ORDER_TRADE_GOLD_FOR_HOSTAGE", "ORDER_TRADE_GOLD_FOR_MITHRIL", "ORDER_TRADE_HOSTAGE_FOR_GOLD",
    "ORDER_TRADE_MITHRIL_FOR_GOLD", "ORDER_TRAIL_GROUP_EARLY", "ORDER_TRAIL_GROUP_LATE",
    "ORDER_TRAIN_TO_HIGHER_LEVEL", "ORDER_TRANSMUTE_RARE_ELEMENT", "ORDER_UNILATERAL_TRANSFER_GIFT",
    "ORDER_WINTERING_GROUP", "ORIGIN_COMPANION", "ORIGIN_KINGDOM_BRIGADE", "ORIGIN_RECRUIT",
    "ORIGIN_SUMMON", "Objective", "ObjectiveClass", "Offer", "OpeningEdge", "Order", "Origin", "PACK",
    "PERCENT", "PICK", "POINTS", "POST_ADEPT_POST", "POST_AGENT_POST", "POST_AMBASSADOR_POST",
    "POST_CENTURION_POST", "POST_FANATIC_POST", "POST_FOOL_POST", "POST_GOVERNOR_POST",
    "POST_HALFLING_AGENT", "POST_HALFLING_MARSHAL", "POST_HALFLING_WIZARD", "POST_MAIDEN_POST",
    "POST_MINERS", "PRIVILEGE_ADVISERS_TRIBUTE", "PRIVILEGE_AGENTS_TRIBUTE",
    "PRIVILEGE_ALCHEMIST_WORKSHOPS", "PRIVILEGE_ARTIFACT_KEYS", "PRIVILEGE_BANISHED_WRAITH",
    "PRIVILEGE_CONSUL_DENIGRATE", "PRIVILEGE_CONSUL_ENAMOR", "PRIVILEGE_CONSUL_RITES",
    "PRIVILEGE_CONSUL_TITLES", "PRIVILEGE_CONSUL_TRAVEL", "PRIVILEGE_DEMONIC_DENIGRATION",
    "PRIVILEGE_DISGUISED_ENVOY", "PRIVILEGE_DOUBLE_TREASURE", "PRIVILEGE_DRAGONS_LAIR",
    "PRIVILEGE_DRUIDS_GROVE", "PRIVILEGE_DWARVEN_DEFENSES", "PRIVILEGE_EAGLE_RIDERS",
    "PRIVILEGE_EARLY_GREAT_TRIUMPH", "PRIVILEGE_EARLY_KIDNAP", "PRIVILEGE_EARLY_RESCUE",
    "PRIVILEGE_EARLY_TRIUMPH", "PRIVILEGE_ELEMENTAL_MASTERY", "PRIVILEGE_ELEMENTAL_SUMMONS",
    "PRIVILEGE_EQUIP_ADVANCED_ITEM", "PRIVILEGE_EQUIP_MITHRIL_ITEM", "PRIVILEGE_EVASION",
    "PRIVILEGE_EYE_OF_THE_BEHOLDER", "PRIVILEGE_FALCONERS", "PRIVILEGE_GATE_OF_PRINCES",
    "PRIVILEGE_GIANT_MASONS", "PRIVILEGE_GLOBAL_TRAINING_COST", "PRIVILEGE_GOLD_MINE",
    "PRIVILEGE_GREEK_FIRE_DISCOUNT", "PRIVILEGE_GRIM_MORALE", "PRIVILEGE_HIDDEN_OASIS",
    "PRIVILEGE_HOUNDS_OF_HELL", "PRIVILEGE_LIVING_PLAGUE", "PRIVILEGE_LOST_LORE",
    "PRIVILEGE_LYCANTHROPY_IN_BATTLE", "PRIVILEGE_LYCANTHROPY_OF_CAPTIVES",
    "PRIVILEGE_LYCANTHROPY_OF_ENVOYS", "PRIVILEGE_LYCAN_REGENERATION", "PRIVILEGE_MAIDEN_TRIBUTE",
    "PRIVILEGE_MASONS_TRIBUTE", "PRIVILEGE_MERCHANT_CAPTAINS", "PRIVILEGE_MORTAL_STEWARD",
    "PRIVILEGE_MUSTER_THE_FALLEN", "PRIVILEGE_NOBODYS_ENEMY", "PRIVILEGE_NO_NAVY", "PRIVILEGE_OPEN_DOORS",
    "PRIVILEGE_OUTCASTS", "PRIVILEGE_PALADIN_UPKEEP", "PRIVILEGE_PIRATES_COVE", "PRIVILEGE_PLAINS_HUNTERS",
    "PRIVILEGE_PLENTIFUL_REINFORCEMENTS", "PRIVILEGE_PRIZE_MONEY", "PRIVILEGE_RAISE_DEAD",
    "PRIVILEGE_RAPID_TRAINING", "PRIVILEGE_REGIONAL_SUBMISSION", "PRIVILEGE_REVEAL_ALL_TRADES",
    "PRIVILEGE_ROC_RIDERS", "PRIVILEGE_SHIPS_ON_ANY_SEA", "PRIVILEGE_SLEEP_OF_CONSULS",
    "PRIVILEGE_SLEEP_OF_PRINCES", "PRIVILEGE_SLIPPERY_CAPTIVES", "PRIVILEGE_SPECIAL_HIRES",
    "PRIVILEGE_STONECUTTERS", "PRIVILEGE_SUMMON_FALLEN_ANGEL", "PRIVILEGE_SUMMON_MONSTERS",
    "PRIVILEGE_SUMMON_PIT_FIEND", "PRIVILEGE_SUPREME_MASKING", "PRIVILEGE_TORMENT_PRISONER",
    "PRIVILEGE_TOWERING_PARLEY", "PRIVILEGE_TRADING_COMPANY", "PRIVILEGE_TRANSMUTE_DAMNED",
    "PRIVILEGE_TRANSMUTE_RARE_ELEMENT", "PRIVILEGE_TUNNELS_AND_TRAPS", "PRIVILEGE_VILE_PRESENCE",
    "PRIVILEGE_VOLCANO_PHOENIX", "PRIVILEGE_WATCHFUL_VILLAGES", "PRIVILEGE_WINTER_HUNGER",
    "PRIZE_AMBASSADOR_RAISED", "PRIZE_BANNERS_RAISED", "PRIZE_GOVERNOR_RAISED", "PRIZE_NEARER_VICTORY",
    "PRIZE_WARMER_WELCOME", "PROWESS_ADVANTAGE", "PROWESS_DISADVANTAGE", "PROWESS_MASTERY",
    "PROWESS_NONMAGICAL", "PROWESS_STANDARD", "PROWESS_SUBSTANDARD", "PROWESS_SUPREMACY", "Place", "Post",
    "Privilege", "Prize", "Prowess", "QUALITY_EXCELLENT", "QUALITY_FINE", "QUALITY_QUEST",
    "QUALITY_SUPERIOR", "QUARTERS_CITY", "QUARTERS_TOWN", "Quality", "Quarters", "RANK_ADEPT", "RANK_AGENT",
    "RANK_AMBASSADOR", "RANK_AREA", "RANK_ARTIFACT", "RANK_BARON", "RANK_CAPTAIN", "RANK_CAPTAIN_MAJOR",
    "RANK_CENTURION", "RANK_COMMANDER", "RANK_CONSUL", "RANK_COUNT", "RANK_DEMON_PRINCE", "RANK_DUKE",
    "RANK_FANATIC", "RANK_FOOL", "RANK_GENERAL", "RANK_GOVERNOR", "RANK_GRAND_MARSHAL", "RANK_GROUP",
    "RANK_KING", "RANK_LORD_COMMANDER", "RANK_MAIDEN", "RANK_MAJOR_GENERAL", "RANK_MARSHAL", "RANK_MITHRIL",
    "RANK_PLACE", "RANK_PRIESTESS", "RANK_PRINCE", "RANK_QUEEN", "RANK_REGENT", "RANK_SEA", "RANK_SEARCH",
    "RANK_WARLORD", "RANK_WILD_EXCELLENT", "RANK_WILD_FINE", "RANK_WIZARD", "RATING_ABOVE_AVERAGE",
    "RATING_ABSENT", "RATING_AVERAGE", "RATING_AWESOME", "RATING_BELOW_AVERAGE", "RATING_EXCELLENT",
    "RATING_GOOD", "RATING_NOT_A_FACTOR", "RATING_RENOWNED", "RATING_SUPERIOR", "RATING_ULTIMATE",
    "RATING_VERY_GOOD", "RATING_VERY_POOR", "REACTION_FRIENDLY", "REACTION_HOSTILE", "REACTION_LOYAL",
    "REACTION_SUSPICIOUS", "REACTION_TOLERANT", "REGION_CROWN_ISLANDS", "REGION_DARKOVER",
    "REGION_DIAMOND_COAST", "REGION_GROUP_CAPITAL_REGIONS", "REGION_GROUP_FREE_STATES",
    "REGION_GROUP_SAVAGE_REGIONS", "REGION_GROUP_TRADING_COASTS", "REGION_KRYNN", "REGION_MYTHGAR",
    "REGION_NYVARIA", "REGION_PELLINOR", "REGION_STORMGATE", "REGION_SWORD_COAST", "REGION_TRIUMVIA",
    "REGION_UNTAMED_LANDS", "REGION_ZAMORA", "REGION_ZANTHIA", "RELATION_ALLY", "RELATION_ENEMY",
    "RELATION_NEUTRAL", "RENOWN", "ROYAL_ACT_CONSUL_DENIGRATE", "ROYAL_ACT_CONSUL_ENAMOR",
    "ROYAL_ACT_DENIGRATE", "ROYAL_ACT_DISDAIN_DENIGRATE", "ROYAL_ACT_ENAMOR", "ROYAL_ACT_ENTERTAIN",
    "ROYAL_ACT_INCREASE", "ROYAL_ACT_ORATOR_ENAMOR", "ROYAL_ACT_SELL_INFLUENCE", "Rank", "Rating",
    "Reaction", "Region", "RegionGroup", "Relation", "RoyalAct", "Ruler", "SEASON_AUTUMN", "SEASON_SPRING",
    "SEASON_SUMMER", "SEASON_WINTER", "SEA_ENDLESS_SEA", "SEA_SEA_OF_THE_FORGOTTEN", "SEA_SORROWS",
    "SEA_TEMPEST", "SEA_WAVES_OF_AZURE", "SETTLEMENT_CITY", "SETTLEMENT_TOWN", "SETTLEMENT_VILLAGE",
    "SORT_AGENT", "SORT_DEMON", "SORT_FANATIC", "SORT_HIGH_DEMON", "SORT_IMP", "SPELL_CHAIN_LIGHTNING",
    "SPELL_COMMAND_TORNADO", "SPELL_DISINTEGRATE", "SPELL_EARTHQUAKE", "SPELL_FIRESTRIKE",
    "SPELL_GUARDED_ATTACK", "SPELL_ICE_TORRENT", "SPELL_INCENDIARY_CLOUD", "SPELL_LIGHTNING_ATTACK",
    "SPELL_PRISMATIC_RAYS", "STAGE_COMBINED_ONE", "STAGE_COMBINED_TWO", "STAGE_FAR_MISSILES",
    "STAGE_FIRST_CHARGE", "STAGE_FIRST_MAGIC", "STAGE_MELEE_ONE", "STAGE_MELEE_TWO", "STAGE_NEAR_MISSILES",
    "STAGE_ORIGIN_ARTIFACTS", "STAGE_ORIGIN_PREPARATION", "STAGE_ORIGIN_SPELLS", "STAGE_ORIGIN_TROOPS",
    "STAGE_PRE_COMBAT", "STAGE_SECOND_CHARGE", "STAGE_SECOND_MAGIC", "STAGE_WANDS",
    "STATUS_CLASS_ARTIFACT_STATUS", "STATUS_CLASS_CITIZENSHIP_STATUS", "STATUS_CLASS_COVERT_STATUS",
    "STATUS_CLASS_ECONOMIC_STATUS", "STATUS_CLASS_MAGIC_STATUS", "STATUS_CLASS_MILITARY_STATUS",
    "STATUS_CLASS_POLITICAL_STATUS", "STATUS_CLASS_REGIONAL_STATUS", "STATUS_CLASS_VICTORY_STATUS",
    "STATUS_ITEM_AGENT_EIGHT", "STATUS_ITEM_AGENT_ELEVEN", "STATUS_ITEM_AGENT_PRISONER",
    "STATUS_ITEM_ALLY_OF_SOMEBODY", "STATUS_ITEM_AMBASSADOR_PRISONER", "STATUS_ITEM_BARON_PRISONER",
    "STATUS_ITEM_CONTROLLED_REGION", "STATUS_ITEM_COUNT_PRISONER", "STATUS_ITEM_DEMON_PRISONER",
    "STATUS_ITEM_DUKE_PRISONER", "STATUS_ITEM_ELITE_BRIGADE", "STATUS_ITEM_ENEMY_OF_SOMEBODY",
    "STATUS_ITEM_EXCELLENT_ARTIFACT", "STATUS_ITEM_FINE_ARTIFACT", "STATUS_ITEM_FOOL_PRISONER",
    "STATUS_ITEM_GOVERNOR_PRISONER", "STATUS_ITEM_GREAT_HOST", "STATUS_ITEM_HAS_CASTLE",
    "STATUS_ITEM_HAS_CITADEL", "STATUS_ITEM_HAS_FORTRESS", "STATUS_ITEM_HAS_GREATER_CASTLE",
    "STATUS_ITEM_HAS_GREAT_TEMPLE", "STATUS_ITEM_HAS_LEGENDARY_CASTLE", "STATUS_ITEM_HAS_MAGE_TOWER",
    "STATUS_ITEM_HAS_MARSHAL", "STATUS_ITEM_HAS_PRINCE", "STATUS_ITEM_HAS_WARLORD",
    "STATUS_ITEM_HAS_WIZARD_TOWER", "STATUS_ITEM_HIGHEST_CENSUS", "STATUS_ITEM_HIGHEST_FOOD",
    "STATUS_ITEM_HIGHEST_GOLD", "STATUS_ITEM_INFLUENCE_SEVENTEEN", "STATUS_ITEM_INFLUENCE_TWENTY",
    "STATUS_ITEM_NAVIES", "STATUS_ITEM_ON_THE_COUNCIL", "STATUS_ITEM_PRINCE_PRISONER",
    "STATUS_ITEM_QUEST_OR_SUPERIOR", "STATUS_ITEM_REX_VICTORY", "STATUS_ITEM_RULER_PRISONER",
    "STATUS_ITEM_SIGNIFICANT_REGION", "STATUS_ITEM_STRONG_HOST", "STATUS_ITEM_SUBSTANTIAL_REGION",
    "STATUS_ITEM_SURVIVED_ALL", "STATUS_ITEM_TEAM_VICTORY", "STATUS_ITEM_TIGHT_REGION",
    "STATUS_ITEM_UNTIL_EIGHTEEN", "STATUS_ITEM_UNTIL_THIRTY", "STATUS_ITEM_UNTIL_TWELVE",
    "STATUS_ITEM_UNTIL_TWENTY_FOUR", "STATUS_ITEM_USURPER_VICTORY", "STATUS_ITEM_WIZARD_FIVE",
    "STATUS_ITEM_WIZARD_SEVEN", "STRENGTH", "Sea", "Season", "SecretServiceRow", "Settlement", "Side",
    "Sort", "Spell", "Stage", "StageOrigin", "Stand", "StatusClass", "StatusItem", "TACTIC_BARRAGE",
    "TACTIC_DETERMINED", "TACTIC_FIGHT_TO_THE_LAST", "TACTIC_FLANKING", "TACTIC_HOLD", "TACTIC_NIGHT",
    "TACTIC_NO_ORDERS", "TACTIC_ORGANIZED_WITHDRAWAL", "TACTIC_PROBING", "TACTIC_STANDARD_PLAN",
    "TACTIC_STAND_AND_DEFEND", "TACTIC_STOMP", "TERRAIN_DESERT", "TERRAIN_FOREST", "TERRAIN_MARSH",
    "TERRAIN_MOUNTAIN", "TERRAIN_PLAINS", "TERRAIN_SEA", "TERRAIN_WALLS", "TOPIC_ANY_KING", "TOPIC_CENTERS",
    "TOPIC_COUNCIL_MEMBER", "TOPIC_KING_AND_REGION", "TOUGHNESS", "TRAIT_ACUITY", "TRAIT_ADVENTURERS",
    "TRAIT_ARCHERS", "TRAIT_CHARISMA", "TRAIT_CUNNING", "TRAIT_DEVOUT", "TRAIT_DYNASTY", "TRAIT_EVIL",
    "TRAIT_FEUDAL", "TRAIT_FLIGHT", "TRAIT_FOREKNOWLEDGE", "TRAIT_FORETHOUGHT", "TRAIT_HEALING",
    "TRAIT_HEROIC", "TRAIT_INDUSTRIOUS", "TRAIT_MAGIC_IMMUNE_DEATH", "TRAIT_MAGIC_IMMUNE_SLEEP",
    "TRAIT_MAGIC_RESISTANCE_BATTLE", "TRAIT_MAGIC_RESISTANCE_DEATH", "TRAIT_MAGIC_RESISTANCE_SLEEP",
    "TRAIT_MAGIC_SUSCEPTIBLE_BATTLE", "TRAIT_MILITARY_TRADITION", "TRAIT_ORATORY", "TRAIT_ORDER",
    "TRAIT_RICH", "TRAIT_RIDERS", "TRAIT_RUTHLESS", "TRAIT_SEAFARING", "TRAIT_SECRETIVE",
    "TRAIT_SIEGE_ENGINEERING", "TRAIT_SPY_NETWORK", "TRAIT_STALWART", "TRAIT_TRACKERS",
    "TRAIT_TRICK_OF_THE_TRADE", "TURN_STEP_AGENT_STEP", "TURN_STEP_BUILDING_STEP", "TURN_STEP_CONSUMPTION",
    "TURN_STEP_COUNCIL", "TURN_STEP_FOOD_SPOILAGE", "TURN_STEP_GROUP_BATTLES", "TURN_STEP_MAGICAL_RESEARCH",
    "TURN_STEP_MOVEMENT", "TURN_STEP_POLITICS", "TURN_STEP_PRIESTESSES", "TURN_STEP_PRODUCTION",
    "TURN_STEP_REGIONAL_CONTROL", "TURN_STEP_REINFORCEMENTS", "TURN_STEP_RULER_STEP",
    "TURN_STEP_STANDING_COMMANDS", "TURN_STEP_STORMING", "TURN_STEP_TRADING", "TURN_STEP_VICTORY_CHECK",
    "Tactic", "Target", "Terrain", "Topic", "Trait", "TreasuryRow", "TurnStep", "VIEWS", "VIGOR_EXHAUSTED",
    "VIGOR_GOOD_HEALTH", "VIGOR_WEARY", "Vigor", "WEAKNESS_FIELDS", "WEAKNESS_MINES",
    "WEAKNESS_WALLS_THEMSELVES", "Weakness", "Wizard", "World", "act_cost", "adeptness", "announced",
    "asleep", "assured_level", "at_odds", "automatic", "bargain_order", "bargain_stands", "battle",
    "battle_morale", "betray", "betrayal", "bid_worth", "blows", "brigade_strength", "broken", "carry_off",
    "casualties", "catchable", "combat_bonus", "command_limit", "commanded", "consul_denigrate_chance",
    "controls", "cost_order_212", "cost_order_215", "cost_order_290", "cost_order_295", "cost_order_385",
    "cost_order_465", "cost_order_470", "cost_order_471", "cost_order_475", "cost_order_476",
    "cost_order_478", "cost_order_480", "cost_order_500", "cost_order_501", "cost_order_615",
    "cost_order_691", "cost_order_692", "cost_order_799", "cost_order_800", "cost_order_900",
    "cost_order_930", "cost_order_935", "cost_order_940", "cost_order_945", "cost_order_950",
    "cost_order_955", "cost_order_960", "cost_order_965", "cost_order_970", "cost_order_971",
    "cost_order_975", "count_banners", "counterpart", "counts_turn_1", "counts_turn_2", "cover", "deadly",
    "death_chance", "declared", "default_order_110_plan", "default_order_111_plan",
    "default_order_120_plan", "default_order_215_sacks", "default_order_302_other",
    "default_order_385_bribe", "default_order_53_other", "default_order_745_quarters", "denigrate_chance",
    "denigrated", "disdain_chance", "does_order_110", "does_order_111", "does_order_120", "does_order_121",
    "does_order_194", "does_order_200", "does_order_201", "does_order_202", "does_order_203",
    "does_order_204", "does_order_205", "does_order_206", "does_order_212", "does_order_215",
    "does_order_216", "does_order_217", "does_order_225", "does_order_230", "does_order_290",
    "does_order_295", "does_order_299", "does_order_302", "does_order_385", "does_order_410",
    "does_order_430", "does_order_440", "does_order_465", "does_order_470", "does_order_471",
    "does_order_475", "does_order_476", "does_order_478", "does_order_480", "does_order_483",
    "does_order_490", "does_order_50", "does_order_500", "does_order_501", "does_order_53", "does_order_54",
    "does_order_615", "does_order_691", "does_order_692", "does_order_745", "does_order_780",
    "does_order_799", "does_order_800", "does_order_900", "does_order_930", "does_order_935",
    "does_order_940", "does_order_945", "does_order_950", "does_order_955", "does_order_960",
    "does_order_965", "does_order_970", "does_order_971", "does_order_975", "does_order_996",
    "domain_order_110_foe", "domain_order_111_foe", "domain_order_120_foe", "domain_order_200_amount",
    "domain_order_201_partner", "domain_order_201_price", "domain_order_201_sacks",
    "domain_order_202_coins", "domain_order_202_partner", "domain_order_202_sacks",
    "domain_order_203_hostage", "domain_order_203_partner", "domain_order_203_price",
    "domain_order_204_coins", "domain_order_204_hostage", "domain_order_204_partner",
    "domain_order_205_partner", "domain_order_205_price", "domain_order_206_coins",
    "domain_order_206_partner", "domain_order_212_amount", "domain_order_215_coins",
    "domain_order_215_partner", "domain_order_215_sacks", "domain_order_216_ingots",
    "domain_order_216_partner", "domain_order_216_price", "domain_order_217_coins",
    "domain_order_217_ingots", "domain_order_217_partner", "domain_order_225_group",
    "domain_order_230_group", "domain_order_290_target", "domain_order_295_target",
    "domain_order_302_other", "domain_order_302_target", "domain_order_385_bribe", "domain_order_410_bid",
    "domain_order_430_figure", "domain_order_440_target", "domain_order_475_target",
    "domain_order_476_target", "domain_order_478_target", "domain_order_50_agent", "domain_order_53_other",
    "domain_order_53_target", "domain_order_54_town", "domain_order_615_target", "domain_order_691_host",
    "domain_order_691_target", "domain_order_692_host", "domain_order_692_target",
    "domain_order_780_convert", "domain_order_900_target", "domain_order_930_target",
    "domain_order_935_target", "domain_order_940_target", "domain_order_945_target",
    "domain_order_950_target", "domain_order_955_target", "domain_order_960_target",
    "domain_order_965_target", "domain_order_970_target", "domain_order_971_host",
    "domain_order_971_target", "domain_order_975_target", "emissary_power", "enamor_chance", "enamored",
    "entry_seen", "escape_chance", "exchange", "fall", "fall_capture", "fall_short", "fate", "fear_felt",
    "figure_range", "final_status", "flying", "food_produced", "food_received", "food_sold", "free_hostage",
    "gift_chance", "going_price", "gold_produced", "gold_received", "gold_sold", "greatest_level",
    "ground_effect", "group_slots", "group_value", "grow", "highest_level", "hiring_price", "hold",
    "holder", "hosts", "hosts_morale", "hosts_region", "hosts_spells", "hosts_strength", "hunger_attrition",
    "immune_to_fear", "increase_chance", "influence_change", "influence_floor", "influence_increased",
    "influence_lowered", "influence_raised", "influence_sold", "interim_status", "jest", "key_turn", "kill",
    "law_share", "leader_bonus", "lean", "leave", "levels_lost", "limit_turn_1", "limit_turn_2",
    "long_shot", "look_around", "loss_divider", "lowered", "magic_proof", "magic_resistance", "magic_taken",
    "market_gives", "market_limit", "may_bribe", "may_denigrate", "may_enamor", "may_fall",
    "may_fight_to_the_last", "may_flank", "may_give", "may_march_hard", "may_research", "may_spend",
    "may_stomp", "may_strike_by_night", "may_train", "may_undergo_rite", "may_undertake", "meet",
    "miners_range", "mission_capture", "mission_cost", "mission_level", "mission_success", "mood",
    "morale_after", "murder", "mustered", "needs_order_110", "needs_order_111", "needs_order_120",
    "needs_order_194", "needs_order_200", "needs_order_201", "needs_order_202", "needs_order_203",
    "needs_order_204", "needs_order_205", "needs_order_206", "needs_order_212", "needs_order_215",
    "needs_order_216", "needs_order_217", "needs_order_225", "needs_order_230", "needs_order_290",
    "needs_order_295", "needs_order_299", "needs_order_302", "needs_order_385", "needs_order_410",
    "needs_order_430", "needs_order_440", "needs_order_465", "needs_order_470", "needs_order_471",
    "needs_order_475", "needs_order_476", "needs_order_478", "needs_order_480", "needs_order_483",
    "needs_order_490", "needs_order_50", "needs_order_500", "needs_order_501", "needs_order_53",
    "needs_order_54", "needs_order_615", "needs_order_691", "needs_order_692", "needs_order_745",
    "needs_order_780", "needs_order_799", "needs_order_800", "needs_order_900", "needs_order_930",
    "needs_order_935", "needs_order_940", "needs_order_945", "needs_order_950", "needs_order_955",
    "needs_order_960", "needs_order_965", "needs_order_970", "needs_order_971", "needs_order_975",
    "next_level", "next_season", "of_the_court", "on_watch", "open_campaign", "open_floor",
    "open_order_295", "open_order_299", "open_order_53", "open_order_54", "open_order_940",
    "open_order_945", "open_order_955", "open_to_talk", "opening_gift", "opening_influence", "ore_factor",
    "ore_mined", "persuasion", "phoenix_healing", "political", "presence", "produce", "proficiency",
    "quo_strength", "raised", "rating", "reach", "reaction", "reaction_ceiling", "reaction_floor",
    "readiness", "rebel_chance", "receive", "refusals_bargain_stands", "refusals_flying",
    "refusals_may_bribe", "refusals_may_denigrate", "refusals_may_enamor", "refusals_may_fight_to_the_last",
    "refusals_may_flank", "refusals_may_give", "refusals_may_march_hard", "refusals_may_research",
    "refusals_may_spend", "refusals_may_stomp", "refusals_may_strike_by_night", "refusals_may_train",
    "refusals_may_undergo_rite", "refusals_may_undertake", "refusals_open_to_talk",
    "refusals_seasonal_attack", "refusals_vulnerable", "regional_morale", "report_host", "research_chance",
    "research_cost", "retreat_losses", "retreat_threshold", "rite_chance", "sale_proceeds",
    "same_turn_production", "saving_throw", "seasonal_attack", "secret", "secret_service",
    "secret_service_captor", "secret_service_duty", "secret_service_level", "secret_service_place",
    "see_hosts", "see_secret_service", "see_treasury", "sent_home", "settle_battles", "share",
    "shift_reaction", "siege_capture", "skeletons_kept", "sole_act", "speak_ill", "spell_damage",
    "spell_power", "spell_shelter", "spoil", "spoilage", "stage_damage", "stance", "standing_limit",
    "standing_quo", "starved", "steadiness", "strike_bargains", "succession_loss", "supported_defense",
    "surprised", "take_loot", "taught_level", "teaches", "training_cost", "transmuted", "treasury_food",
    "treasury_gold", "treasury_influence", "treasury_mithril", "troop_value", "turn", "turn_calendar",
    "turn_position", "undertake", "unrest_strength", "usurp_chance", "valid_tactic", "veteran_core",
    "vulnerable", "wand_power", "watch", "watcher_death", "watchers_pay", "weather", "why_act_cost",
    "why_adeptness", "why_announced", "why_asleep", "why_assured_level", "why_at_odds", "why_automatic",
    "why_bargain_order", "why_bargain_stands", "why_battle_morale", "why_betrayal", "why_bid_worth",
    "why_brigade_strength", "why_broken", "why_casualties", "why_catchable", "why_combat_bonus",
    "why_command_limit", "why_commanded", "why_consul_denigrate_chance", "why_controls", "why_counterpart",
    "why_cover", "why_deadly", "why_death_chance", "why_declared", "why_denigrate_chance", "why_denigrated",
    "why_disdain_chance", "why_emissary_power", "why_enamor_chance", "why_enamored", "why_entry_seen",
    "why_escape_chance", "why_fall_capture", "why_fate", "why_fear_felt", "why_figure_range",
    "why_final_status", "why_flying", "why_food_produced", "why_food_received", "why_food_sold",
    "why_gift_chance", "why_going_price", "why_gold_produced", "why_gold_received", "why_gold_sold",
    "why_greatest_level", "why_ground_effect", "why_group_slots", "why_group_value", "why_highest_level",
    "why_hiring_price", "why_hold", "why_holder", "why_hosts", "why_hosts_morale", "why_hosts_region",
    "why_hosts_spells", "why_hosts_strength", "why_hunger_attrition", "why_immune_to_fear",
    "why_increase_chance", "why_influence_change", "why_influence_floor", "why_influence_increased",
    "why_influence_lowered", "why_influence_raised", "why_influence_sold", "why_interim_status", "why_jest",
    "why_law_share", "why_leader_bonus", "why_lean", "why_levels_lost", "why_long_shot", "why_loss_divider",
    "why_lowered", "why_magic_proof", "why_magic_resistance", "why_magic_taken", "why_market_gives",
    "why_market_limit", "why_may_bribe", "why_may_denigrate", "why_may_enamor", "why_may_fall",
    "why_may_fight_to_the_last", "why_may_flank", "why_may_give", "why_may_march_hard", "why_may_research",
    "why_may_spend", "why_may_stomp", "why_may_strike_by_night", "why_may_train", "why_may_undergo_rite",
    "why_may_undertake", "why_miners_range", "why_mission_capture", "why_mission_cost", "why_mission_level",
    "why_mission_success", "why_mood", "why_morale_after", "why_mustered", "why_next_level",
    "why_next_season", "why_of_the_court", "why_on_watch", "why_open_to_talk", "why_opening_gift",
    "why_opening_influence", "why_ore_factor", "why_ore_mined", "why_persuasion", "why_phoenix_healing",
    "why_political", "why_presence", "why_proficiency", "why_quo_strength", "why_raised", "why_rating",
    "why_reach", "why_reaction", "why_reaction_ceiling", "why_reaction_floor", "why_readiness",
    "why_rebel_chance", "why_regional_morale", "why_research_chance", "why_research_cost",
    "why_retreat_losses", "why_retreat_threshold", "why_rite_chance", "why_sale_proceeds",
    "why_same_turn_production", "why_saving_throw", "why_seasonal_attack", "why_secret_service",
    "why_secret_service_captor", "why_secret_service_duty", "why_secret_service_level",
    "why_secret_service_place", "why_share", "why_siege_capture", "why_skeletons_kept", "why_sole_act",
    "why_spell_damage", "why_spell_power", "why_spell_shelter", "why_spoilage", "why_stage_damage",
    "why_stance", "why_standing_limit", "why_standing_quo", "why_starved", "why_steadiness",
    "why_succession_loss", "why_supported_defense", "why_surprised", "why_taught_level", "why_teaches",
    "why_training_cost", "why_transmuted", "why_treasury_food", "why_treasury_gold",
    "why_treasury_influence", "why_treasury_mithril", "why_troop_value", "why_turn_position",
    "why_unrest_strength", "why_usurp_chance", "why_valid_tactic", "why_veteran_core", "why_vulnerable",
    "why_wand_power", "why_watch", "why_watcher_death", "why_weather", "why_withdraws", "why_worn",
    "win_over", "withdraws", "worn",
]

PACK = Pack('alamaze', 'Alamaze, 4th Cycle: Maelstrom', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_kinds": (
        "ADVANCED_ITEM_BARBED_MACES ADVANCED_ITEM_BATTLE_AXES ADVANCED_ITEM_BLESSED_LANCES "
        "ADVANCED_ITEM_DWARVEN_HAMMERS ADVANCED_ITEM_ELVEN_BOWS ADVANCED_ITEM_IRON_JAVELINS "
        "ADVANCED_ITEM_MATRIARCHAL_SPEARS ADVANCED_ITEM_MUSKETS ADVANCED_ITEM_POISON_TAIL_STINGER "
        "ADVANCED_ITEM_SLINGS_OF_ACCURACY ADVANCED_ITEM_VENOMED_BLADES ADVANCED_ITEM_VOODOO_DOLLS "
        "ADVANCED_ITEM_VORPAL_BLADES ARM_CHARGE ARM_COMBINED ARM_FIRST_MELEE ARM_LONG_RANGE ARM_NO_TROOPS "
        "ARM_SECOND_MELEE ARM_SHORT_RANGE ARM_STORM ARTIFACT_AMULET_OF_PROTECTION "
        "ARTIFACT_ANCIENT_ANNIHILATOR ARTIFACT_ANGLAKEL ARTIFACT_AXE_OF_FARIN ARTIFACT_BOW_OF_HERACLES "
        "ARTIFACT_CLASS_BENEVOLENT ARTIFACT_CLASS_COVERT ARTIFACT_CLASS_ROYAL ARTIFACT_CLASS_WEAPON "
        "ARTIFACT_CLASS_WIZARDLY ARTIFACT_CROWN_OF_ANZU ARTIFACT_DEMON_BANE ARTIFACT_DEMON_DEATH "
        "ARTIFACT_ELAN ARTIFACT_GOLDEN_SPEAR_OF_LERIX ARTIFACT_GREAT_AXE_OF_HURBLIND "
        "ARTIFACT_GREEN_DRAGON_MATES ARTIFACT_GUARDIAN_TALISMAN ARTIFACT_MORGAL_BLADE "
        "ARTIFACT_MORNING_STAR_OF_TORAG ARTIFACT_NARSIL ARTIFACT_ORB_OF_ANTI_MAGIC ARTIFACT_RENOWNED_STANDARD "
        "ARTIFACT_RING_OF_INVISIBILITY ARTIFACT_RING_OF_POWER ARTIFACT_RING_OF_PROTECTION "
        "ARTIFACT_ROD_OF_FIRE ARTIFACT_RULER_ELIMINATOR ARTIFACT_SMOKE_MOJO ARTIFACT_STAFF_OF_DISDAIN "
        "ARTIFACT_STAFF_OF_THE_GREAT_ORATOR ARTIFACT_STANDARD_OF_VALOR ARTIFACT_STONE_OF_ALL_MINDS "
        "ARTIFACT_SWORD_OF_ALVINITAR ARTIFACT_WAND_OF_LIGHTNING AWARD_AWARD_B1 AWARD_AWARD_B2 AWARD_AWARD_C1 "
        "AWARD_AWARD_C2 AWARD_AWARD_G1 AWARD_AWARD_I1 AWARD_AWARD_L4 AWARD_AWARD_L7 AWARD_AWARD_N1 "
        "AWARD_AWARD_N2 AWARD_AWARD_S1 AWARD_AWARD_S2 AWARD_AWARD_W1 AWARD_AWARD_W2 AWARD_AWARD_W3 "
        "AdvancedItem Agent Arm Artifact ArtifactClass Award BARGAIN_ARTIFACT_FOR_GOLD BARGAIN_FOOD_FOR_GOLD "
        "BARGAIN_GOLD_FOR_ARTIFACT BARGAIN_GOLD_FOR_FOOD BARGAIN_GOLD_FOR_HOSTAGE BARGAIN_GOLD_FOR_MITHRIL "
        "BARGAIN_HOSTAGE_FOR_GOLD BARGAIN_MITHRIL_FOR_GOLD BRIGADE_TYPE_AIR_ELEMENTALS BRIGADE_TYPE_ALCHEMIST "
        "BRIGADE_TYPE_AMAZONS BRIGADE_TYPE_ANCIENT_ONES BRIGADE_TYPE_APES BRIGADE_TYPE_ATLANTEANS "
        "BRIGADE_TYPE_BEHOLDER BRIGADE_TYPE_BLACK_DRAGONS BRIGADE_TYPE_CENTAURS BRIGADE_TYPE_CHAMELEONS "
        "BRIGADE_TYPE_CHIMERA BRIGADE_TYPE_CIMMERIANS BRIGADE_TYPE_COCKATRICES BRIGADE_TYPE_CYCLOPS "
        "BRIGADE_TYPE_DAMNED BRIGADE_TYPE_DARK_ELVES BRIGADE_TYPE_DEATHKNIGHTS BRIGADE_TYPE_DEMON_PRINCES "
        "BRIGADE_TYPE_DRUID BRIGADE_TYPE_DWARVES BRIGADE_TYPE_EARTH_ELEMENTALS BRIGADE_TYPE_ELEMENTALIST "
        "BRIGADE_TYPE_ELVES BRIGADE_TYPE_ENTS BRIGADE_TYPE_ETTINS BRIGADE_TYPE_FAIRY_FOLK "
        "BRIGADE_TYPE_FIRE_ELEMENTALS BRIGADE_TYPE_FORGOTTEN BRIGADE_TYPE_FREE_TRADERS BRIGADE_TYPE_GARGOYLES "
        "BRIGADE_TYPE_GELATINOUS_CUBES BRIGADE_TYPE_GHOULS BRIGADE_TYPE_GIANTS BRIGADE_TYPE_GIANT_EAGLES "
        "BRIGADE_TYPE_GNOLLS BRIGADE_TYPE_GNOMES BRIGADE_TYPE_GOBLINS BRIGADE_TYPE_GREAT_BATS "
        "BRIGADE_TYPE_GRIFFONS BRIGADE_TYPE_HALFLINGS BRIGADE_TYPE_HELL_HOUNDS BRIGADE_TYPE_HILL_GIANTS "
        "BRIGADE_TYPE_ILLUSIONIST BRIGADE_TYPE_IRON_GOLEM BRIGADE_TYPE_KNIGHTS_OF_STYX "
        "BRIGADE_TYPE_LIZARD_MEN BRIGADE_TYPE_LYCANS BRIGADE_TYPE_MAMMOTHS BRIGADE_TYPE_MANTICORES "
        "BRIGADE_TYPE_MEPHITS BRIGADE_TYPE_MINOTAURS BRIGADE_TYPE_MUMMIES BRIGADE_TYPE_MYTHIANS "
        "BRIGADE_TYPE_NECROMANCER BRIGADE_TYPE_NOMADS BRIGADE_TYPE_NORTHMEN BRIGADE_TYPE_NYVARIANS "
        "BRIGADE_TYPE_OGRES BRIGADE_TYPE_ORCS BRIGADE_TYPE_OWLBEARS BRIGADE_TYPE_PALADINS "
        "BRIGADE_TYPE_PHANTASMAL_FORCE BRIGADE_TYPE_PHANTOMS BRIGADE_TYPE_PHOENIX BRIGADE_TYPE_PIRATES "
        "BRIGADE_TYPE_PIT_FIEND BRIGADE_TYPE_PIXIES BRIGADE_TYPE_RANGERS BRIGADE_TYPE_RED_DRAGONS "
        "BRIGADE_TYPE_ROCK_GOLEMS BRIGADE_TYPE_ROCS BRIGADE_TYPE_ROHIRRIM BRIGADE_TYPE_SACRED_ORDER "
        "BRIGADE_TYPE_SAURUS BRIGADE_TYPE_SCORPIONS BRIGADE_TYPE_SHAMBLING_MOUNDS BRIGADE_TYPE_SKELETONS "
        "BRIGADE_TYPE_SORCERER BRIGADE_TYPE_SPECTERS BRIGADE_TYPE_SPRITES BRIGADE_TYPE_STORMGATE_GUARD "
        "BRIGADE_TYPE_SWAMPMEN BRIGADE_TYPE_TROGLODYTES BRIGADE_TYPE_TROLLS BRIGADE_TYPE_TYRANT "
        "BRIGADE_TYPE_UAK_HAI BRIGADE_TYPE_UMBER_HULKS BRIGADE_TYPE_UNDERWORLD BRIGADE_TYPE_UNICORNS "
        "BRIGADE_TYPE_VIKINGS BRIGADE_TYPE_WARG_RIDERS BRIGADE_TYPE_WARLOCK BRIGADE_TYPE_WAR_MACHINES "
        "BRIGADE_TYPE_WATER_ELEMENTALS BRIGADE_TYPE_WESTMEN BRIGADE_TYPE_WIGHTS BRIGADE_TYPE_WILDLINGS "
        "BRIGADE_TYPE_WOOD_ELVES BRIGADE_TYPE_WYVERNS BRIGADE_TYPE_ZAMORANS BRIGADE_TYPE_ZEALOTS "
        "BRIGADE_TYPE_ZOMBIES BUILDING_APOTHECARY BUILDING_BALLISTA_TOWER BUILDING_BAZAAR BUILDING_CASTLE "
        "BUILDING_CITADEL BUILDING_FORGE BUILDING_FORTRESS BUILDING_FORUM BUILDING_GRANARY "
        "BUILDING_GREATER_CASTLE BUILDING_GREAT_MAGE_TOWER BUILDING_GREAT_TEMPLE BUILDING_HOBBIT_INC "
        "BUILDING_LABORATORY BUILDING_LEGENDARY_CASTLE BUILDING_MOTTE_AND_BAILEY BUILDING_PORT "
        "BUILDING_SECRET_PASSAGES BUILDING_TEMPLE BUILDING_THIEVES_GUILD BUILDING_WATCH_TOWERS "
        "BUILDING_WIZARD_TOWER Bargain Brigade BrigadeType Building CAMPAIGN_OPTION_EXPLORATORY "
        "CAMPAIGN_OPTION_EXTRA_ORDERS CAMPAIGN_OPTION_ICE_AGE_OPTION CAMPAIGN_OPTION_PAGAN "
        "CAMPAIGN_OPTION_RANDOM_CITIES CAMPAIGN_VARIANT_CONFEDERATION CAMPAIGN_VARIANT_MAGIC_ALLIANCE "
        "CAMPAIGN_VARIANT_PRIMEVAL CAMPAIGN_VARIANT_STEEL CLIMATE_NORTHERN CLIMATE_SOUTHERN "
        "CLOSET_SKELETON_MAJOR_SKELETON CLOSET_SKELETON_MINOR_SKELETON CUSTOM_ITEM_CUSTOM_C1 "
        "CUSTOM_ITEM_CUSTOM_C10 CUSTOM_ITEM_CUSTOM_C11 CUSTOM_ITEM_CUSTOM_C12 CUSTOM_ITEM_CUSTOM_C17 "
        "CUSTOM_ITEM_CUSTOM_C18 CUSTOM_ITEM_CUSTOM_C19 CUSTOM_ITEM_CUSTOM_C2 CUSTOM_ITEM_CUSTOM_C20 "
        "CUSTOM_ITEM_CUSTOM_C21 CUSTOM_ITEM_CUSTOM_C22 CUSTOM_ITEM_CUSTOM_C3 CUSTOM_ITEM_CUSTOM_C4 "
        "CUSTOM_ITEM_CUSTOM_C5 CUSTOM_ITEM_CUSTOM_C6 CUSTOM_ITEM_CUSTOM_C7 CUSTOM_ITEM_CUSTOM_C8 "
        "CUSTOM_ITEM_CUSTOM_C9 CUSTOM_ITEM_CUSTOM_G1 CUSTOM_ITEM_CUSTOM_G10 CUSTOM_ITEM_CUSTOM_G11 "
        "CUSTOM_ITEM_CUSTOM_G12 CUSTOM_ITEM_CUSTOM_G2 CUSTOM_ITEM_CUSTOM_G3 CUSTOM_ITEM_CUSTOM_G5 "
        "CUSTOM_ITEM_CUSTOM_G6 CUSTOM_ITEM_CUSTOM_G7 CUSTOM_ITEM_CUSTOM_G8 CUSTOM_ITEM_CUSTOM_G9 "
        "CUSTOM_ITEM_CUSTOM_M1 CUSTOM_ITEM_CUSTOM_M2 CUSTOM_ITEM_CUSTOM_M3 CampaignOption CampaignVariant "
        "Cast Challenge Climate ClosetSkeleton CustomItem DEFAULT_CHOICE_DEFAULT_CUSTOMIZATION "
        "DEFAULT_CHOICE_DEFAULT_OBJECTIVES DUTY_COUNTER_ESPIONAGE DUTY_GUARD DUTY_GUARD_PRISONERS DUTY_IDLE "
        "DefaultChoice Duty EFFECT_BLESSED EFFECT_CONCEALED EFFECT_DIRE_WOLF EFFECT_ESCAPING "
        "EFFECT_SIMULACRUM EFFECT_SLEPT EFFECT_WARDED EXPERIENCE_ELITE EXPERIENCE_GREEN EXPERIENCE_REGULAR "
        "EXPERIENCE_VETERAN Effect Experience FATE_DEMOTED FATE_DIES FATE_TURNED Fate Figure Foothold "
        "GOAL_QUALITY_MAJOR GOAL_QUALITY_MINOR GOOD_COIN GOOD_GRAIN GoalQuality Good Group HOLD_CONTROL "
        "HOLD_MINOR HOLD_SIGNIFICANT HOLD_SUBSTANTIAL HOLD_TIGHT_CONTROL HOLD_UNESTABLISHED Hold "
        "IMMORTAL_POWER_HARD_TO_CATCH IMMORTAL_POWER_HIGH_MAGIC IMMORTAL_POWER_KNOWS_SCOUTS "
        "IMMORTAL_POWER_KNOWS_SUITORS IMMORTAL_POWER_NO_ASSASSINS IMMORTAL_POWER_NO_DUNGEON "
        "IMPROVEMENT_FOOD_WORK IMPROVEMENT_GOLD_WORK IMPROVEMENT_WALL_WORK INDICATOR_BEARER_AGENT_BEARS "
        "INDICATOR_BEARER_FIGURE_BEARS INDICATOR_BEARER_RULER_BEARS INFLUENCE_EVENT_AURA "
        "INFLUENCE_EVENT_CAPITAL_LOST INFLUENCE_EVENT_COMMENDED INFLUENCE_EVENT_CONDEMNED "
        "INFLUENCE_EVENT_CURSED INFLUENCE_EVENT_ENEMY_DECLARED INFLUENCE_EVENT_FAILED_CHECK "
        "INFLUENCE_EVENT_FALSE_SKELETON INFLUENCE_EVENT_PRESTIGE INFLUENCE_EVENT_PRINCESS "
        "INFLUENCE_EVENT_REGION_GAINED INFLUENCE_EVENT_REGION_LOST INFLUENCE_EVENT_SEAT_GAINED "
        "INFLUENCE_EVENT_SEAT_LOST INFLUENCE_EVENT_TITLE ISSUE_COMMEND ISSUE_CONDEMN ISSUE_DEGRADE "
        "ISSUE_ENDORSE ISSUE_EXPEL ISSUE_MORE_COIN ISSUE_MORE_HARVEST ITEM_INDICATOR_BLESSED_MARK "
        "ITEM_INDICATOR_BOOSTED ITEM_INDICATOR_CONCEALED_MARK ITEM_INDICATOR_CROWN ITEM_INDICATOR_DAGGER "
        "ITEM_INDICATOR_DISGUISED ITEM_INDICATOR_ENCHANTED_WEAPON ITEM_INDICATOR_GATE_WORN "
        "ITEM_INDICATOR_GUARDED_MARK ITEM_INDICATOR_HIDDEN_MARK ITEM_INDICATOR_MOUNTED "
        "ITEM_INDICATOR_PROTECTED ITEM_INDICATOR_SAVES ITEM_INDICATOR_SLEPT_MARK ITEM_INDICATOR_STAFF "
        "ITEM_INDICATOR_WARDED_MARK ImmortalPower Improvement IndicatorBearer InfluenceEvent Issue "
        "ItemIndicator KINGDOM_ALCHEMIST KINGDOM_AMAZONS KINGDOM_ANCIENT_ONES KINGDOM_ATLANTEANS "
        "KINGDOM_BLACK_DRAGON KINGDOM_CIMMERIANS KINGDOM_DARK_ELVES KINGDOM_DEATHKNIGHTS "
        "KINGDOM_DEMON_PRINCES KINGDOM_DRUID KINGDOM_DWARVEN KINGDOM_ELEMENTALIST KINGDOM_ELVEN "
        "KINGDOM_FAIRY_FOLK KINGDOM_FORGOTTEN KINGDOM_FREE_TRADERS KINGDOM_GIANTS KINGDOM_GNOME "
        "KINGDOM_HALFLING KINGDOM_ILLUSIONIST KINGDOM_LIZARD_MEN KINGDOM_LYCANS KINGDOM_NECROMANCER "
        "KINGDOM_NOMAD KINGDOM_PIRATES KINGDOM_RANGER KINGDOM_RED_DRAGON KINGDOM_SACRED_ORDER "
        "KINGDOM_SORCERER KINGDOM_TYRANT KINGDOM_UNDERWORLD KINGDOM_WARLOCK Kingdom LOOKOUT_ADVANCED_SEARCH "
        "LOOKOUT_AGENT_RECON LOOKOUT_AGENT_SEARCH LOOKOUT_BLACK_OWL LOOKOUT_CRYSTAL LOOKOUT_EAGLE "
        "LOOKOUT_FALCON LOOKOUT_MARCHING LOOKOUT_MARCHING_END LOOKOUT_PRIESTESS_VISION LOOKOUT_RAVEN "
        "LOOKOUT_SCRYING LOOKOUT_TRUE_SEEING LOOKOUT_UNVEILING LOOT_INGOTS LOOT_PURSE LOOT_SACKS Leader Levy "
        "Lookout Loot MISSION_ASSASSINATE MISSION_BRIBE MISSION_EARLY_TRAIL MISSION_KIDNAP "
        "MISSION_LEARN_MORALE MISSION_POISON MISSION_RECON MISSION_RECON_SEA MISSION_RESCUE MISSION_SABOTAGE "
        "MISSION_SEARCH_ALL MISSION_SEARCH_ENCOUNTERS MISSION_SEARCH_GROUPS MISSION_SEARCH_PLACES "
        "MISSION_STEAL MISSION_TRAIL MORALE_EVENT_ENTRENCHING MORALE_EVENT_EXTRA_BOTH MORALE_EVENT_EXTRA_FOOD "
        "MORALE_EVENT_EXTRA_GOLD MORALE_EVENT_FIREWORKS MORALE_EVENT_FORCED_MARCH MORALE_EVENT_HARASSED "
        "MORALE_EVENT_ONE_WATCH MORALE_EVENT_POISONED MORALE_EVENT_REST_IN_CITY "
        "MORALE_EVENT_REST_IN_SANCTUARY MORALE_EVENT_REST_IN_TOWN MORALE_EVENT_TWO_WATCHES MORALE_EVENT_UNFED "
        "MORALE_EVENT_UNPAID Mission MoraleEvent Motion OBJECTIVE_CLASS_ADVENTURE OBJECTIVE_CLASS_DEVELOPMENT "
        "OBJECTIVE_CLASS_POLITICAL OBJECTIVE_CLASS_TERRITORIAL OBJECTIVE_GOAL_A1 OBJECTIVE_GOAL_A2 "
        "OBJECTIVE_GOAL_A3 OBJECTIVE_GOAL_A4 OBJECTIVE_GOAL_A5 OBJECTIVE_GOAL_D1 OBJECTIVE_GOAL_D2 "
        "OBJECTIVE_GOAL_D3 OBJECTIVE_GOAL_D4 OBJECTIVE_GOAL_D5 OBJECTIVE_GOAL_D6 OBJECTIVE_GOAL_D7 "
        "OBJECTIVE_GOAL_D8 OBJECTIVE_GOAL_P1 OBJECTIVE_GOAL_P2 OBJECTIVE_GOAL_P3 OBJECTIVE_GOAL_P4 "
        "OBJECTIVE_GOAL_P5 OBJECTIVE_GOAL_T1 OBJECTIVE_GOAL_T2 OBJECTIVE_GOAL_T3 OBJECTIVE_GOAL_T4 "
        "OBJECTIVE_GOAL_T5 OPENING_EDGE_MINOR_BOOST OPENING_EDGE_SIGNIFICANT_BOOST ORDER_ASSASSINATE_FIGURE "
        "ORDER_ASSASSINATE_LEADER_WIZARD ORDER_ATTACK_GROUP ORDER_ATTACK_GROUP_DELAYED "
        "ORDER_BID_FOR_NEXT_ISSUE ORDER_BLESS ORDER_BRIBE_EMISSARY ORDER_CANCEL_STANDING_ORDER "
        "ORDER_CONSUL_DENIGRATE_REGION ORDER_CONSUL_ENAMOR_REGION ORDER_CONVERT_AGENT_TO_FANATIC "
        "ORDER_COUNTER_ESPIONAGE ORDER_DECLARE_ALLY_ENEMY ORDER_DEFEND ORDER_DENIGRATE_KINGDOM "
        "ORDER_DENIGRATE_REGION_ARTIFACT ORDER_DO_NOT_FEED ORDER_DO_NOT_PAY ORDER_EARLY_KIDNAP_FIGURE "
        "ORDER_EARLY_RESCUE_PRISONER ORDER_ENAMOR_REGION ORDER_ENAMOR_REGION_ARTIFACT "
        "ORDER_ENTERTAIN_ROYAL_COURT ORDER_ENTRENCHMENT ORDER_ESCAPE_FROM_PRISON ORDER_EXECUTE_HOSTAGES "
        "ORDER_GUARD ORDER_GUARD_PRISONERS ORDER_INCREASE_INFLUENCE ORDER_KIDNAP_FIGURE "
        "ORDER_LEARN_GROUP_MORALE_ATTRITION ORDER_MAGICAL_RESEARCH ORDER_OPEN_MARKET ORDER_POISON_FOOD "
        "ORDER_RAPID_AGENT_TRAINING ORDER_RECON_AREA ORDER_RECON_SEAPOWER ORDER_RESCUE_HOSTAGE "
        "ORDER_REST_GROUP ORDER_REX_VICTORY_CHECK ORDER_RITE_OF_THE_MAGI ORDER_SABOTAGE_POPCENTER "
        "ORDER_SABOTAGE_SEAPOWER ORDER_SELL_INFLUENCE ORDER_STEAL_ARTIFACT ORDER_STEAL_FOOD_GOLD_MITHRIL "
        "ORDER_TRADE_ARTIFACT_FOR_GOLD ORDER_TRADE_FOOD_FOR_GOLD ORDER_TRADE_GOLD_FOR_ARTIFACT "
        "ORDER_TRADE_GOLD_FOR_FOOD ORDER_TRADE_GOLD_FOR_HOSTAGE ORDER_TRADE_GOLD_FOR_MITHRIL "
        "ORDER_TRADE_HOSTAGE_FOR_GOLD ORDER_TRADE_MITHRIL_FOR_GOLD ORDER_TRAIL_GROUP_EARLY "
        "ORDER_TRAIL_GROUP_LATE ORDER_TRAIN_TO_HIGHER_LEVEL ORDER_TRANSMUTE_RARE_ELEMENT "
        "ORDER_UNILATERAL_TRANSFER_GIFT ORDER_WINTERING_GROUP ORIGIN_COMPANION ORIGIN_KINGDOM_BRIGADE "
        "ORIGIN_RECRUIT ORIGIN_SUMMON Objective ObjectiveClass Offer OpeningEdge Order Origin POST_ADEPT_POST "
        "POST_AGENT_POST POST_AMBASSADOR_POST POST_CENTURION_POST POST_FANATIC_POST POST_FOOL_POST "
        "POST_GOVERNOR_POST POST_HALFLING_AGENT POST_HALFLING_MARSHAL POST_HALFLING_WIZARD POST_MAIDEN_POST "
        "POST_MINERS PRIVILEGE_ADVISERS_TRIBUTE PRIVILEGE_AGENTS_TRIBUTE PRIVILEGE_ALCHEMIST_WORKSHOPS "
        "PRIVILEGE_ARTIFACT_KEYS PRIVILEGE_BANISHED_WRAITH PRIVILEGE_CONSUL_DENIGRATE PRIVILEGE_CONSUL_ENAMOR "
        "PRIVILEGE_CONSUL_RITES PRIVILEGE_CONSUL_TITLES PRIVILEGE_CONSUL_TRAVEL PRIVILEGE_DEMONIC_DENIGRATION "
        "PRIVILEGE_DISGUISED_ENVOY PRIVILEGE_DOUBLE_TREASURE PRIVILEGE_DRAGONS_LAIR PRIVILEGE_DRUIDS_GROVE "
        "PRIVILEGE_DWARVEN_DEFENSES PRIVILEGE_EAGLE_RIDERS PRIVILEGE_EARLY_GREAT_TRIUMPH "
        "PRIVILEGE_EARLY_KIDNAP PRIVILEGE_EARLY_RESCUE PRIVILEGE_EARLY_TRIUMPH PRIVILEGE_ELEMENTAL_MASTERY "
        "PRIVILEGE_ELEMENTAL_SUMMONS PRIVILEGE_EQUIP_ADVANCED_ITEM PRIVILEGE_EQUIP_MITHRIL_ITEM "
        "PRIVILEGE_EVASION PRIVILEGE_EYE_OF_THE_BEHOLDER PRIVILEGE_FALCONERS PRIVILEGE_GATE_OF_PRINCES "
        "PRIVILEGE_GIANT_MASONS PRIVILEGE_GLOBAL_TRAINING_COST PRIVILEGE_GOLD_MINE "
        "PRIVILEGE_GREEK_FIRE_DISCOUNT PRIVILEGE_GRIM_MORALE PRIVILEGE_HIDDEN_OASIS PRIVILEGE_HOUNDS_OF_HELL "
        "PRIVILEGE_LIVING_PLAGUE PRIVILEGE_LOST_LORE PRIVILEGE_LYCANTHROPY_IN_BATTLE "
        "PRIVILEGE_LYCANTHROPY_OF_CAPTIVES PRIVILEGE_LYCANTHROPY_OF_ENVOYS PRIVILEGE_LYCAN_REGENERATION "
        "PRIVILEGE_MAIDEN_TRIBUTE PRIVILEGE_MASONS_TRIBUTE PRIVILEGE_MERCHANT_CAPTAINS "
        "PRIVILEGE_MORTAL_STEWARD PRIVILEGE_MUSTER_THE_FALLEN PRIVILEGE_NOBODYS_ENEMY PRIVILEGE_NO_NAVY "
        "PRIVILEGE_OPEN_DOORS PRIVILEGE_OUTCASTS PRIVILEGE_PALADIN_UPKEEP PRIVILEGE_PIRATES_COVE "
        "PRIVILEGE_PLAINS_HUNTERS PRIVILEGE_PLENTIFUL_REINFORCEMENTS PRIVILEGE_PRIZE_MONEY "
        "PRIVILEGE_RAISE_DEAD PRIVILEGE_RAPID_TRAINING PRIVILEGE_REGIONAL_SUBMISSION "
        "PRIVILEGE_REVEAL_ALL_TRADES PRIVILEGE_ROC_RIDERS PRIVILEGE_SHIPS_ON_ANY_SEA "
        "PRIVILEGE_SLEEP_OF_CONSULS PRIVILEGE_SLEEP_OF_PRINCES PRIVILEGE_SLIPPERY_CAPTIVES "
        "PRIVILEGE_SPECIAL_HIRES PRIVILEGE_STONECUTTERS PRIVILEGE_SUMMON_FALLEN_ANGEL "
        "PRIVILEGE_SUMMON_MONSTERS PRIVILEGE_SUMMON_PIT_FIEND PRIVILEGE_SUPREME_MASKING "
        "PRIVILEGE_TORMENT_PRISONER PRIVILEGE_TOWERING_PARLEY PRIVILEGE_TRADING_COMPANY "
        "PRIVILEGE_TRANSMUTE_DAMNED PRIVILEGE_TRANSMUTE_RARE_ELEMENT PRIVILEGE_TUNNELS_AND_TRAPS "
        "PRIVILEGE_VILE_PRESENCE PRIVILEGE_VOLCANO_PHOENIX PRIVILEGE_WATCHFUL_VILLAGES "
        "PRIVILEGE_WINTER_HUNGER PRIZE_AMBASSADOR_RAISED PRIZE_BANNERS_RAISED PRIZE_GOVERNOR_RAISED "
        "PRIZE_NEARER_VICTORY PRIZE_WARMER_WELCOME PROWESS_ADVANTAGE PROWESS_DISADVANTAGE PROWESS_MASTERY "
        "PROWESS_NONMAGICAL PROWESS_STANDARD PROWESS_SUBSTANDARD PROWESS_SUPREMACY Place Post Privilege Prize "
        "Prowess QUALITY_EXCELLENT QUALITY_FINE QUALITY_QUEST QUALITY_SUPERIOR QUARTERS_CITY QUARTERS_TOWN "
        "Quality Quarters RANK_ADEPT RANK_AGENT RANK_AMBASSADOR RANK_AREA RANK_ARTIFACT RANK_BARON "
        "RANK_CAPTAIN RANK_CAPTAIN_MAJOR RANK_CENTURION RANK_COMMANDER RANK_CONSUL RANK_COUNT "
        "RANK_DEMON_PRINCE RANK_DUKE RANK_FANATIC RANK_FOOL RANK_GENERAL RANK_GOVERNOR RANK_GRAND_MARSHAL "
        "RANK_GROUP RANK_KING RANK_LORD_COMMANDER RANK_MAIDEN RANK_MAJOR_GENERAL RANK_MARSHAL RANK_MITHRIL "
        "RANK_PLACE RANK_PRIESTESS RANK_PRINCE RANK_QUEEN RANK_REGENT RANK_SEA RANK_SEARCH RANK_WARLORD "
        "RANK_WILD_EXCELLENT RANK_WILD_FINE RANK_WIZARD RATING_ABOVE_AVERAGE RATING_ABSENT RATING_AVERAGE "
        "RATING_AWESOME RATING_BELOW_AVERAGE RATING_EXCELLENT RATING_GOOD RATING_NOT_A_FACTOR RATING_RENOWNED "
        "RATING_SUPERIOR RATING_ULTIMATE RATING_VERY_GOOD RATING_VERY_POOR REACTION_FRIENDLY REACTION_HOSTILE "
        "REACTION_LOYAL REACTION_SUSPICIOUS REACTION_TOLERANT REGION_CROWN_ISLANDS REGION_DARKOVER "
        "REGION_DIAMOND_COAST REGION_GROUP_CAPITAL_REGIONS REGION_GROUP_FREE_STATES "
        "REGION_GROUP_SAVAGE_REGIONS REGION_GROUP_TRADING_COASTS REGION_KRYNN REGION_MYTHGAR REGION_NYVARIA "
        "REGION_PELLINOR REGION_STORMGATE REGION_SWORD_COAST REGION_TRIUMVIA REGION_UNTAMED_LANDS "
        "REGION_ZAMORA REGION_ZANTHIA RELATION_ALLY RELATION_ENEMY RELATION_NEUTRAL "
        "ROYAL_ACT_CONSUL_DENIGRATE ROYAL_ACT_CONSUL_ENAMOR ROYAL_ACT_DENIGRATE ROYAL_ACT_DISDAIN_DENIGRATE "
        "ROYAL_ACT_ENAMOR ROYAL_ACT_ENTERTAIN ROYAL_ACT_INCREASE ROYAL_ACT_ORATOR_ENAMOR "
        "ROYAL_ACT_SELL_INFLUENCE Rank Rating Reaction Region RegionGroup Relation RoyalAct Ruler "
        "SEASON_AUTUMN SEASON_SPRING SEASON_SUMMER SEASON_WINTER SEA_ENDLESS_SEA SEA_SEA_OF_THE_FORGOTTEN "
        "SEA_SORROWS SEA_TEMPEST SEA_WAVES_OF_AZURE SETTLEMENT_CITY SETTLEMENT_TOWN SETTLEMENT_VILLAGE "
        "SORT_AGENT SORT_DEMON SORT_FANATIC SORT_HIGH_DEMON SORT_IMP SPELL_CHAIN_LIGHTNING "
        "SPELL_COMMAND_TORNADO SPELL_DISINTEGRATE SPELL_EARTHQUAKE SPELL_FIRESTRIKE SPELL_GUARDED_ATTACK "
        "SPELL_ICE_TORRENT SPELL_INCENDIARY_CLOUD SPELL_LIGHTNING_ATTACK SPELL_PRISMATIC_RAYS "
        "STAGE_COMBINED_ONE STAGE_COMBINED_TWO STAGE_FAR_MISSILES STAGE_FIRST_CHARGE STAGE_FIRST_MAGIC "
        "STAGE_MELEE_ONE STAGE_MELEE_TWO STAGE_NEAR_MISSILES STAGE_ORIGIN_ARTIFACTS STAGE_ORIGIN_PREPARATION "
        "STAGE_ORIGIN_SPELLS STAGE_ORIGIN_TROOPS STAGE_PRE_COMBAT STAGE_SECOND_CHARGE STAGE_SECOND_MAGIC "
        "STAGE_WANDS STATUS_CLASS_ARTIFACT_STATUS STATUS_CLASS_CITIZENSHIP_STATUS STATUS_CLASS_COVERT_STATUS "
        "STATUS_CLASS_ECONOMIC_STATUS STATUS_CLASS_MAGIC_STATUS STATUS_CLASS_MILITARY_STATUS "
        "STATUS_CLASS_POLITICAL_STATUS STATUS_CLASS_REGIONAL_STATUS STATUS_CLASS_VICTORY_STATUS "
        "STATUS_ITEM_AGENT_EIGHT STATUS_ITEM_AGENT_ELEVEN STATUS_ITEM_AGENT_PRISONER "
        "STATUS_ITEM_ALLY_OF_SOMEBODY STATUS_ITEM_AMBASSADOR_PRISONER STATUS_ITEM_BARON_PRISONER "
        "STATUS_ITEM_CONTROLLED_REGION STATUS_ITEM_COUNT_PRISONER STATUS_ITEM_DEMON_PRISONER "
        "STATUS_ITEM_DUKE_PRISONER STATUS_ITEM_ELITE_BRIGADE STATUS_ITEM_ENEMY_OF_SOMEBODY "
        "STATUS_ITEM_EXCELLENT_ARTIFACT STATUS_ITEM_FINE_ARTIFACT STATUS_ITEM_FOOL_PRISONER "
        "STATUS_ITEM_GOVERNOR_PRISONER STATUS_ITEM_GREAT_HOST STATUS_ITEM_HAS_CASTLE STATUS_ITEM_HAS_CITADEL "
        "STATUS_ITEM_HAS_FORTRESS STATUS_ITEM_HAS_GREATER_CASTLE STATUS_ITEM_HAS_GREAT_TEMPLE "
        "STATUS_ITEM_HAS_LEGENDARY_CASTLE STATUS_ITEM_HAS_MAGE_TOWER STATUS_ITEM_HAS_MARSHAL "
        "STATUS_ITEM_HAS_PRINCE STATUS_ITEM_HAS_WARLORD STATUS_ITEM_HAS_WIZARD_TOWER "
        "STATUS_ITEM_HIGHEST_CENSUS STATUS_ITEM_HIGHEST_FOOD STATUS_ITEM_HIGHEST_GOLD "
        "STATUS_ITEM_INFLUENCE_SEVENTEEN STATUS_ITEM_INFLUENCE_TWENTY STATUS_ITEM_NAVIES "
        "STATUS_ITEM_ON_THE_COUNCIL STATUS_ITEM_PRINCE_PRISONER STATUS_ITEM_QUEST_OR_SUPERIOR "
        "STATUS_ITEM_REX_VICTORY STATUS_ITEM_RULER_PRISONER STATUS_ITEM_SIGNIFICANT_REGION "
        "STATUS_ITEM_STRONG_HOST STATUS_ITEM_SUBSTANTIAL_REGION STATUS_ITEM_SURVIVED_ALL "
        "STATUS_ITEM_TEAM_VICTORY STATUS_ITEM_TIGHT_REGION STATUS_ITEM_UNTIL_EIGHTEEN "
        "STATUS_ITEM_UNTIL_THIRTY STATUS_ITEM_UNTIL_TWELVE STATUS_ITEM_UNTIL_TWENTY_FOUR "
        "STATUS_ITEM_USURPER_VICTORY STATUS_ITEM_WIZARD_FIVE STATUS_ITEM_WIZARD_SEVEN Sea Season Settlement "
        "Side Sort Spell Stage StageOrigin Stand StatusClass StatusItem TACTIC_BARRAGE TACTIC_DETERMINED "
        "TACTIC_FIGHT_TO_THE_LAST TACTIC_FLANKING TACTIC_HOLD TACTIC_NIGHT TACTIC_NO_ORDERS "
        "TACTIC_ORGANIZED_WITHDRAWAL TACTIC_PROBING TACTIC_STANDARD_PLAN TACTIC_STAND_AND_DEFEND TACTIC_STOMP "
        "TERRAIN_DESERT TERRAIN_FOREST TERRAIN_MARSH TERRAIN_MOUNTAIN TERRAIN_PLAINS TERRAIN_SEA "
        "TERRAIN_WALLS TOPIC_ANY_KING TOPIC_CENTERS TOPIC_COUNCIL_MEMBER TOPIC_KING_AND_REGION TRAIT_ACUITY "
        "TRAIT_ADVENTURERS TRAIT_ARCHERS TRAIT_CHARISMA TRAIT_CUNNING TRAIT_DEVOUT TRAIT_DYNASTY TRAIT_EVIL "
        "TRAIT_FEUDAL TRAIT_FLIGHT TRAIT_FOREKNOWLEDGE TRAIT_FORETHOUGHT TRAIT_HEALING TRAIT_HEROIC "
        "TRAIT_INDUSTRIOUS TRAIT_MAGIC_IMMUNE_DEATH TRAIT_MAGIC_IMMUNE_SLEEP TRAIT_MAGIC_RESISTANCE_BATTLE "
        "TRAIT_MAGIC_RESISTANCE_DEATH TRAIT_MAGIC_RESISTANCE_SLEEP TRAIT_MAGIC_SUSCEPTIBLE_BATTLE "
        "TRAIT_MILITARY_TRADITION TRAIT_ORATORY TRAIT_ORDER TRAIT_RICH TRAIT_RIDERS TRAIT_RUTHLESS "
        "TRAIT_SEAFARING TRAIT_SECRETIVE TRAIT_SIEGE_ENGINEERING TRAIT_SPY_NETWORK TRAIT_STALWART "
        "TRAIT_TRACKERS TRAIT_TRICK_OF_THE_TRADE TURN_STEP_AGENT_STEP TURN_STEP_BUILDING_STEP "
        "TURN_STEP_CONSUMPTION TURN_STEP_COUNCIL TURN_STEP_FOOD_SPOILAGE TURN_STEP_GROUP_BATTLES "
        "TURN_STEP_MAGICAL_RESEARCH TURN_STEP_MOVEMENT TURN_STEP_POLITICS TURN_STEP_PRIESTESSES "
        "TURN_STEP_PRODUCTION TURN_STEP_REGIONAL_CONTROL TURN_STEP_REINFORCEMENTS TURN_STEP_RULER_STEP "
        "TURN_STEP_STANDING_COMMANDS TURN_STEP_STORMING TURN_STEP_TRADING TURN_STEP_VICTORY_CHECK Tactic "
        "Target Terrain Topic Trait TurnStep VIGOR_EXHAUSTED VIGOR_GOOD_HEALTH VIGOR_WEARY Vigor "
        "WEAKNESS_FIELDS WEAKNESS_MINES WEAKNESS_WALLS_THEMSELVES Weakness Wizard "
    ),
    "_views": (
        "HostsRow SecretServiceRow TreasuryRow VIEWS see_hosts see_secret_service see_treasury "
    ),
    "_words": (
        "AREA CENSUS COMMAND DEFENSE FOOD GOLD GUNPOWDER INFLUENCE LEVEL MERIT MITHRIL PERCENT PICK POINTS "
        "RENOWN STRENGTH TOUGHNESS "
    ),
    "_world": (
        "World "
    ),
    "abilities": (
        "magic_proof "
    ),
    "abilities_why": (
        "why_magic_proof "
    ),
    "aftermath": (
        "betrayal deadly fate levels_lost saving_throw "
    ),
    "aftermath_why": (
        "why_betrayal why_deadly why_fate why_levels_lost why_saving_throw "
    ),
    "agents": (
        "mission_capture mission_level mission_success proficiency "
    ),
    "agents_why": (
        "why_mission_capture why_mission_level why_mission_success why_proficiency "
    ),
    "battle_magic": (
        "presence "
    ),
    "battle_magic_why": (
        "why_presence "
    ),
    "brigades": (
        "adeptness brigade_strength broken flying ground_effect group_value long_shot rating refusals_flying "
        "troop_value worn "
    ),
    "brigades_why": (
        "why_adeptness why_brigade_strength why_broken why_flying why_ground_effect why_group_value "
        "why_long_shot why_rating why_troop_value why_worn "
    ),
    "combat": (
        "battle_morale casualties combat_bonus death_chance declared fear_felt immune_to_fear leader_bonus "
        "lean loss_divider magic_resistance magic_taken may_fall readiness refusals_seasonal_attack "
        "retreat_losses retreat_threshold seasonal_attack spell_damage spell_power spell_shelter stage_damage "
        "steadiness surprised wand_power withdraws "
    ),
    "combat_why": (
        "why_battle_morale why_casualties why_combat_bonus why_death_chance why_declared why_fear_felt "
        "why_immune_to_fear why_leader_bonus why_lean why_loss_divider why_magic_resistance why_magic_taken "
        "why_may_fall why_readiness why_retreat_losses why_retreat_threshold why_seasonal_attack "
        "why_spell_damage why_spell_power why_spell_shelter why_stage_damage why_steadiness why_surprised "
        "why_wand_power why_withdraws "
    ),
    "court": (
        "entry_seen fall_capture figure_range gift_chance group_slots law_share miners_range mustered "
        "opening_influence ore_factor ore_mined siege_capture skeletons_kept succession_loss "
        "supported_defense "
    ),
    "court_why": (
        "why_entry_seen why_fall_capture why_figure_range why_gift_chance why_group_slots why_law_share "
        "why_miners_range why_mustered why_opening_influence why_ore_factor why_ore_mined why_siege_capture "
        "why_skeletons_kept why_succession_loss why_supported_defense "
    ),
    "gates": (
        "asleep automatic catchable may_bribe may_undertake of_the_court political refusals_may_bribe "
        "refusals_may_undertake refusals_vulnerable vulnerable "
    ),
    "gates_why": (
        "why_asleep why_automatic why_catchable why_may_bribe why_may_undertake why_of_the_court "
        "why_political why_vulnerable "
    ),
    "missions_run": (
        "betray fall_short grow kill sent_home teaches undertake watchers_pay "
    ),
    "missions_run_why": (
        "why_teaches "
    ),
    "morale": (
        "hunger_attrition may_march_hard morale_after phoenix_healing refusals_may_march_hard regional_morale "
    ),
    "morale_why": (
        "why_hunger_attrition why_may_march_hard why_morale_after why_phoenix_healing why_regional_morale "
    ),
    "orders_agents": (
        "carry_off cost_order_290 cost_order_295 cost_order_500 cost_order_501 cost_order_615 cost_order_691 "
        "cost_order_692 cost_order_900 cost_order_930 cost_order_935 cost_order_940 cost_order_945 "
        "cost_order_950 cost_order_955 cost_order_960 cost_order_965 cost_order_970 cost_order_971 "
        "cost_order_975 default_order_53_other does_order_290 does_order_295 does_order_299 does_order_50 "
        "does_order_500 does_order_501 does_order_53 does_order_54 does_order_615 does_order_691 "
        "does_order_692 does_order_900 does_order_930 does_order_935 does_order_940 does_order_945 "
        "does_order_950 does_order_955 does_order_960 does_order_965 does_order_970 does_order_971 "
        "does_order_975 domain_order_290_target domain_order_295_target domain_order_50_agent "
        "domain_order_53_other domain_order_53_target domain_order_54_town domain_order_615_target "
        "domain_order_691_host domain_order_691_target domain_order_692_host domain_order_692_target "
        "domain_order_900_target domain_order_930_target domain_order_935_target domain_order_940_target "
        "domain_order_945_target domain_order_950_target domain_order_955_target domain_order_960_target "
        "domain_order_965_target domain_order_970_target domain_order_971_host domain_order_971_target "
        "domain_order_975_target free_hostage look_around murder needs_order_290 needs_order_295 "
        "needs_order_299 needs_order_50 needs_order_500 needs_order_501 needs_order_53 needs_order_54 "
        "needs_order_615 needs_order_691 needs_order_692 needs_order_900 needs_order_930 needs_order_935 "
        "needs_order_940 needs_order_945 needs_order_950 needs_order_955 needs_order_960 needs_order_965 "
        "needs_order_970 needs_order_971 needs_order_975 open_order_295 open_order_299 open_order_53 "
        "open_order_54 open_order_940 open_order_945 open_order_955 report_host secret take_loot "
    ),
    "orders_battle": (
        "battle blows default_order_110_plan default_order_111_plan default_order_120_plan does_order_110 "
        "does_order_111 does_order_120 does_order_121 domain_order_110_foe domain_order_111_foe "
        "domain_order_120_foe fall leave meet needs_order_110 needs_order_111 needs_order_120 settle_battles "
    ),
    "orders_court": (
        "cost_order_385 default_order_385_bribe default_order_745_quarters does_order_194 does_order_225 "
        "does_order_230 does_order_385 does_order_410 does_order_430 does_order_440 does_order_745 "
        "does_order_996 domain_order_225_group domain_order_230_group domain_order_385_bribe "
        "domain_order_410_bid domain_order_430_figure domain_order_440_target escape_chance needs_order_194 "
        "needs_order_225 needs_order_230 needs_order_385 needs_order_410 needs_order_430 needs_order_440 "
        "needs_order_745 open_floor receive "
    ),
    "orders_court_why": (
        "why_escape_chance "
    ),
    "orders_magic": (
        "cost_order_799 cost_order_800 default_order_302_other does_order_302 does_order_780 does_order_799 "
        "does_order_800 domain_order_302_other domain_order_302_target domain_order_780_convert "
        "needs_order_302 needs_order_780 needs_order_799 needs_order_800 "
    ),
    "orders_ruler": (
        "cost_order_465 cost_order_470 cost_order_471 cost_order_475 cost_order_476 cost_order_478 "
        "cost_order_480 does_order_465 does_order_470 does_order_471 does_order_475 does_order_476 "
        "does_order_478 does_order_480 does_order_483 does_order_490 domain_order_475_target "
        "domain_order_476_target domain_order_478_target holder needs_order_465 needs_order_470 "
        "needs_order_471 needs_order_475 needs_order_476 needs_order_478 needs_order_480 needs_order_483 "
        "needs_order_490 shift_reaction speak_ill win_over "
    ),
    "orders_ruler_why": (
        "why_holder "
    ),
    "orders_trade": (
        "cost_order_212 cost_order_215 default_order_215_sacks does_order_200 does_order_201 does_order_202 "
        "does_order_203 does_order_204 does_order_205 does_order_206 does_order_212 does_order_215 "
        "does_order_216 does_order_217 domain_order_200_amount domain_order_201_partner "
        "domain_order_201_price domain_order_201_sacks domain_order_202_coins domain_order_202_partner "
        "domain_order_202_sacks domain_order_203_hostage domain_order_203_partner domain_order_203_price "
        "domain_order_204_coins domain_order_204_hostage domain_order_204_partner domain_order_205_partner "
        "domain_order_205_price domain_order_206_coins domain_order_206_partner domain_order_212_amount "
        "domain_order_215_coins domain_order_215_partner domain_order_215_sacks domain_order_216_ingots "
        "domain_order_216_partner domain_order_216_price domain_order_217_coins domain_order_217_ingots "
        "domain_order_217_partner exchange needs_order_200 needs_order_201 needs_order_202 needs_order_203 "
        "needs_order_204 needs_order_205 needs_order_206 needs_order_212 needs_order_215 needs_order_216 "
        "needs_order_217 strike_bargains "
    ),
    "politics": (
        "open_to_talk persuasion quo_strength rebel_chance refusals_open_to_talk standing_quo unrest_strength "
        "usurp_chance "
    ),
    "politics_why": (
        "why_open_to_talk why_persuasion why_quo_strength why_rebel_chance why_standing_quo "
        "why_unrest_strength why_usurp_chance "
    ),
    "realm": (
        "command_limit controls emissary_power hiring_price hold influence_change influence_floor "
        "influence_lowered influence_raised lowered may_spend mood raised reach reaction reaction_ceiling "
        "reaction_floor refusals_may_spend share standing_limit "
    ),
    "realm_why": (
        "why_command_limit why_controls why_emissary_power why_hiring_price why_hold why_influence_change "
        "why_influence_floor why_influence_lowered why_influence_raised why_lowered why_may_spend why_mood "
        "why_raised why_reach why_reaction why_reaction_ceiling why_reaction_floor why_share "
        "why_standing_limit "
    ),
    "reports": (
        "hosts hosts_morale hosts_region hosts_spells hosts_strength secret_service secret_service_captor "
        "secret_service_duty secret_service_level secret_service_place treasury_food treasury_gold "
        "treasury_influence treasury_mithril "
    ),
    "reports_why": (
        "why_hosts why_hosts_morale why_hosts_region why_hosts_spells why_hosts_strength why_secret_service "
        "why_secret_service_captor why_secret_service_duty why_secret_service_level why_secret_service_place "
        "why_treasury_food why_treasury_gold why_treasury_influence why_treasury_mithril "
    ),
    "research": (
        "assured_level may_research may_undergo_rite next_level refusals_may_research "
        "refusals_may_undergo_rite research_chance research_cost rite_chance "
    ),
    "research_why": (
        "why_assured_level why_may_research why_may_undergo_rite why_next_level why_research_chance "
        "why_research_cost why_rite_chance "
    ),
    "ruler": (
        "act_cost consul_denigrate_chance denigrate_chance denigrated disdain_chance enamor_chance enamored "
        "increase_chance influence_increased influence_sold jest may_denigrate may_enamor "
        "refusals_may_denigrate refusals_may_enamor sale_proceeds sole_act "
    ),
    "ruler_why": (
        "why_act_cost why_consul_denigrate_chance why_denigrate_chance why_denigrated why_disdain_chance "
        "why_enamor_chance why_enamored why_increase_chance why_influence_increased why_influence_sold "
        "why_jest why_may_denigrate why_may_enamor why_sale_proceeds why_sole_act "
    ),
    "status": (
        "final_status interim_status "
    ),
    "status_why": (
        "why_final_status why_interim_status "
    ),
    "steps": (
        "same_turn_production turn_position "
    ),
    "steps_why": (
        "why_same_turn_production why_turn_position "
    ),
    "tactics": (
        "commanded may_fight_to_the_last may_flank may_stomp may_strike_by_night "
        "refusals_may_fight_to_the_last refusals_may_flank refusals_may_stomp refusals_may_strike_by_night "
        "stance valid_tactic veteran_core "
    ),
    "tactics_why": (
        "why_commanded why_may_fight_to_the_last why_may_flank why_may_stomp why_may_strike_by_night "
        "why_stance why_valid_tactic why_veteran_core "
    ),
    "trade": (
        "announced at_odds bargain_order bargain_stands bid_worth counterpart food_received food_sold "
        "gold_received gold_sold market_gives market_limit may_give refusals_bargain_stands refusals_may_give "
        "transmuted "
    ),
    "trade_why": (
        "why_announced why_at_odds why_bargain_order why_bargain_stands why_bid_worth why_counterpart "
        "why_food_received why_food_sold why_gold_received why_gold_sold why_market_gives why_market_limit "
        "why_may_give why_transmuted "
    ),
    "training": (
        "greatest_level highest_level may_train mission_cost refusals_may_train training_cost "
    ),
    "training_why": (
        "why_greatest_level why_highest_level why_may_train why_mission_cost why_training_cost "
    ),
    "turn_": (
        "count_banners counts_turn_1 counts_turn_2 food_produced going_price gold_produced key_turn "
        "limit_turn_1 limit_turn_2 next_season open_campaign opening_gift produce spoil spoilage starved "
        "taught_level turn turn_calendar weather "
    ),
    "turn_why": (
        "why_food_produced why_going_price why_gold_produced why_next_season why_opening_gift why_spoilage "
        "why_starved why_taught_level why_weather "
    ),
    "watch_": (
        "cover on_watch watch watcher_death "
    ),
    "watch_why": (
        "why_cover why_on_watch why_watch why_watcher_death "
    ),
}


def __getattr__(name: str) -> Any:
    """A public name, from the module that defines it."""
    for home, names in _HOMES.items():
        if name in names.split():
            value = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
