"""Alamaze, 4th Cycle: Maelstrom: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._kinds import (
        ALCHEMIST_ITEM_EXPLOSIVE_DEVICE, ALCHEMIST_ITEM_HEALING_SALVE, ALCHEMIST_ITEM_POISON_FLASK,
        ALCHEMIST_ITEM_PRESERVATION_JUG, ALCHEMIST_ITEM_REJUVENATION_CREAM, ARM_CHARGE, ARM_COMBINED,
        ARM_FIRST_MELEE, ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SECOND_MELEE, ARM_SHORT_RANGE, ARM_STORM,
        ARTIFACT_ADEPT_TWINS, ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS, ARTIFACT_AMULET_OF_PROTECTION,
        ARTIFACT_ANCIENT_ANNIHILATOR, ARTIFACT_ANGLAKEL, ARTIFACT_ARMOR_OF_ANON, ARTIFACT_AXE_OF_FARIN,
        ARTIFACT_BLACK_OWL_TOTEM, ARTIFACT_BOW_OF_HERACLES, ARTIFACT_CHAMPION_STALLIONS,
        ARTIFACT_CLASS_BENEVOLENT, ARTIFACT_CLASS_COVERT, ARTIFACT_CLASS_KINGLY,
        ARTIFACT_CLASS_SPECIAL_CLASS, ARTIFACT_CLASS_WEAPON, ARTIFACT_CLASS_WIZARDLY,
        ARTIFACT_CLOAK_OF_DISGUISE, ARTIFACT_CROWN_OF_ANZU, ARTIFACT_CRYSTAL_OF_SEEING, ARTIFACT_DEMON_BANE,
        ARTIFACT_DEMON_DEATH, ARTIFACT_EKLAR_THE_WIZARD, ARTIFACT_ELAN, ARTIFACT_FIRE_OF_THE_VOID,
        ARTIFACT_GEM_OF_PLANES, ARTIFACT_GOLDEN_SPEAR_OF_LERIX, ARTIFACT_GREAT_AXE_OF_HURBLIND,
        ARTIFACT_GREAT_DIAMOND, ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES, ARTIFACT_GREEN_DRAGON_MATES,
        ARTIFACT_GUARDIAN_TALISMAN, ARTIFACT_HORN_OF_THE_INTREPID, ARTIFACT_KEY_OF_THE_GEM,
        ARTIFACT_KEY_OF_THE_MAKER, ARTIFACT_KEY_OF_THE_SLAYER, ARTIFACT_KEY_OF_THE_STAFF,
        ARTIFACT_KNOWLEDGE_TOTEM, ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS, ARTIFACT_MARSHAL_CORA_DRACO,
        ARTIFACT_MORGAL_BLADE, ARTIFACT_MORNING_STAR_OF_TORAG, ARTIFACT_NARSIL, ARTIFACT_NEMROND_THE_WIZARD,
        ARTIFACT_ONYX_AMULET, ARTIFACT_ORACLE_OF_THE_OLD_GODS, ARTIFACT_ORB_OF_ANTI_MAGIC,
        ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS,
        ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_PLOW_OF_THE_PROPHET,
        ARTIFACT_PRINCESS_XYNIA, ARTIFACT_RED_ELK_MOUNT, ARTIFACT_RENOWNED_STANDARD,
        ARTIFACT_RING_OF_INVISIBILITY, ARTIFACT_RING_OF_POWER, ARTIFACT_RING_OF_PROTECTION,
        ARTIFACT_RING_OF_SPELLS, ARTIFACT_ROD_OF_FIRE, ARTIFACT_RULER_ELIMINATOR, ARTIFACT_SCRYING_MIRROR,
        ARTIFACT_SHIELD_OF_HECTOR, ARTIFACT_SMOKE_MOJO, ARTIFACT_STAFF_OF_DISDAIN,
        ARTIFACT_STAFF_OF_THE_GREAT_ORATOR, ARTIFACT_STANDARD_OF_VALOR, ARTIFACT_STONE_OF_ALL_MINDS,
        ARTIFACT_SWORD_OF_ALVINITAR, ARTIFACT_VALYRIAN_STEEL, ARTIFACT_VERDIKAR_THE_WIZARD,
        ARTIFACT_WAND_OF_LIGHTNING, ARTIFACT_WHOWIE_TOTEM, Agent, AlchemistItem, Arm, Artifact,
        ArtifactClass, BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT,
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
        CLIMATE_NORTHERN, CLIMATE_SOUTHERN, CRAFTING_COINS, CRAFTING_GRAIN_STORE, CRAFTING_INGOTS,
        CRAFTING_STANDING_AT_COURT, Cast, Challenge, Climate, Crafting, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD,
        DUTY_GUARD_PRISONERS, DUTY_IDLE, Duty, EFFECT_BLESSED, EFFECT_CONCEALED, EFFECT_DIRE_WOLF,
        EFFECT_ESCAPING, EFFECT_SIMULACRUM, EFFECT_SLEPT, EFFECT_WARDED, EXPERIENCE_ELITE, EXPERIENCE_GREEN,
        EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Effect, Experience, FATE_DEMOTED, FATE_DIES, FATE_TURNED,
        Fate, Figure, Foothold, GOOD_COIN, GOOD_GRAIN, Good, Group, HOLD_CONTROL, HOLD_MINOR,
        HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED, Hold,
        INFLUENCE_EVENT_AURA, INFLUENCE_EVENT_CAPITAL_LOST, INFLUENCE_EVENT_CASTLE, INFLUENCE_EVENT_CITADEL,
        INFLUENCE_EVENT_COMMENDED, INFLUENCE_EVENT_CONDEMNED, INFLUENCE_EVENT_CURSED,
        INFLUENCE_EVENT_ENEMY_DECLARED, INFLUENCE_EVENT_FAILED_CHECK, INFLUENCE_EVENT_FALSE_SKELETON,
        INFLUENCE_EVENT_FORTRESS, INFLUENCE_EVENT_FORUM, INFLUENCE_EVENT_GREATER_CASTLE,
        INFLUENCE_EVENT_GREAT_TEMPLE, INFLUENCE_EVENT_LEGENDARY_CASTLE, INFLUENCE_EVENT_MOTTE,
        INFLUENCE_EVENT_PORT, INFLUENCE_EVENT_PRESTIGE, INFLUENCE_EVENT_PRINCESS,
        INFLUENCE_EVENT_REGION_GAINED, INFLUENCE_EVENT_REGION_LOST, INFLUENCE_EVENT_SEAT_GAINED,
        INFLUENCE_EVENT_SEAT_LOST, INFLUENCE_EVENT_TITLE, ITEM_HEADING_EXCELLENT_ITEM,
        ITEM_HEADING_FINE_ITEM, ITEM_HEADING_SPECIAL_ITEM, ITEM_HEADING_SUPERIOR_ITEM, InfluenceEvent,
        ItemHeading, KINGDOM_ALCHEMIST, KINGDOM_AMAZONS, KINGDOM_ANCIENT_ONES, KINGDOM_ATLANTEANS,
        KINGDOM_BLACK_DRAGON, KINGDOM_CIMMERIANS, KINGDOM_DARK_ELVES, KINGDOM_DEATHKNIGHTS,
        KINGDOM_DEMON_PRINCES, KINGDOM_DRUID, KINGDOM_DWARVEN, KINGDOM_ELEMENTALIST, KINGDOM_ELVEN,
        KINGDOM_FAIRY_FOLK, KINGDOM_FORGOTTEN, KINGDOM_FREE_TRADERS, KINGDOM_GIANTS, KINGDOM_GNOME,
        KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_LIZARD_MEN, KINGDOM_LYCANS, KINGDOM_NECROMANCER,
        KINGDOM_NOMAD, KINGDOM_PIRATES, KINGDOM_RANGER, KINGDOM_RED_DRAGON, KINGDOM_SACRED_ORDER,
        KINGDOM_SORCERER, KINGDOM_TYRANT, KINGDOM_UNDERWORLD, KINGDOM_WARLOCK, Kingdom, LASTING_ALL_BATTLES,
        LASTING_ALL_TURN, LASTING_FOR_GOOD, LASTING_FOR_THE_MOMENT, LASTING_ONE_BATTLE,
        LASTING_UNTIL_BROKEN, LOOT_INGOTS, LOOT_PURSE, LOOT_SACKS, Lasting, Leader, Levy, Loot,
        MAGICAL_ITEM_CLOAK_OF_DISGUISE, MAGICAL_ITEM_CRYSTAL_OF_SEEING, MAGICAL_ITEM_GUARDIAN_TALISMAN,
        MAGICAL_ITEM_PLOW_OF_THE_PROPHET, MAGICAL_ITEM_RING_OF_PROTECTION, MAGICAL_ITEM_ROD_OF_FIRE,
        MAGICAL_ITEM_SCROLL_OF_DEFENSE, MAGICAL_ITEM_SCROLL_OF_ESCAPE, MAGICAL_ITEM_SCROLL_OF_FABRICATION,
        MAGICAL_ITEM_SCROLL_OF_IMMORTALITY, MAGICAL_ITEM_SCROLL_OF_INSECT_SWARM,
        MAGICAL_ITEM_SCROLL_OF_MAJOR_HEALING, MAGICAL_ITEM_SCROLL_OF_MINOR_HEALING,
        MAGICAL_ITEM_SCROLL_OF_POT_LUCK, MAGICAL_ITEM_SCROLL_OF_PURIFICATION, MAGICAL_ITEM_SMOKE_MOJO,
        MAGICAL_ITEM_WAND_OF_LIGHTNING, MISSION_ASSASSINATE, MISSION_BRIBE, MISSION_EARLY_TRAIL,
        MISSION_KIDNAP, MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA,
        MISSION_RESCUE, MISSION_SABOTAGE, MISSION_SEARCH_ALL, MISSION_SEARCH_ENCOUNTERS,
        MISSION_SEARCH_GROUPS, MISSION_SEARCH_PLACES, MISSION_STEAL, MISSION_TRAIL,
        MORALE_EVENT_ENTRENCHING, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD,
        MORALE_EVENT_FIREWORKS, MORALE_EVENT_FORCED_MARCH, MORALE_EVENT_HARASSED, MORALE_EVENT_ONE_WATCH,
        MORALE_EVENT_POISONED, MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY,
        MORALE_EVENT_REST_IN_TOWN, MORALE_EVENT_TWO_WATCHES, MORALE_EVENT_UNFED, MORALE_EVENT_UNPAID,
        MagicalItem, Mission, MoraleEvent, Motion, NEARNESS_AT_ANY_DISTANCE, NEARNESS_OWN_CENTER,
        NEARNESS_SAME_AREA, NEARNESS_SAME_GROUP, NEARNESS_SAME_REGION, Nearness, ORDER_ASSASSINATE_FIGURE,
        ORDER_ASSASSINATE_LEADER_WIZARD, ORDER_ATTACK_GROUP, ORDER_ATTACK_GROUP_DELAYED,
        ORDER_BID_FOR_NEXT_ISSUE, ORDER_BLESS, ORDER_BRIBE_EMISSARY, ORDER_CANCEL_STANDING_ORDER,
        ORDER_CONSUL_DENIGRATE_REGION, ORDER_CONSUL_ENAMOR_REGION, ORDER_CONVERT_AGENT_TO_FANATIC,
        ORDER_COUNTER_ESPIONAGE, ORDER_DECLARE_ALLY_ENEMY, ORDER_DEFEND, ORDER_DENIGRATE_KINGDOM,
        ORDER_DENIGRATE_REGION_ARTIFACT, ORDER_DO_NOT_FEED, ORDER_DO_NOT_PAY, ORDER_EARLY_KIDNAP_FIGURE,
        ORDER_EARLY_RESCUE_PRISONER, ORDER_ENAMOR_REGION, ORDER_ENAMOR_REGION_ARTIFACT,
        ORDER_ENTERTAIN_ROYAL_COURT, ORDER_ENTRENCHMENT, ORDER_ESCAPE_FROM_PRISON, ORDER_EXECUTE_HOSTAGES,
        ORDER_GUARD, ORDER_GUARD_PRISONERS, ORDER_INCREASE_INFLUENCE, ORDER_KIDNAP_FIGURE,
        ORDER_LEARN_GROUP_MORALE_ATTRITION, ORDER_MAGICAL_RESEARCH, ORDER_OPEN_MARKET, ORDER_POISON_FOOD,
        ORDER_RAPID_AGENT_TRAINING, ORDER_RECON_AREA, ORDER_RECON_SEAPOWER, ORDER_RESCUE_HOSTAGE,
        ORDER_REST_GROUP, ORDER_REX_VICTORY_CHECK, ORDER_RITE_OF_THE_MAGI, ORDER_SABOTAGE_POPCENTER,
        ORDER_SABOTAGE_SEAPOWER, ORDER_SELL_INFLUENCE, ORDER_STEAL_ARTIFACT, ORDER_STEAL_FOOD_GOLD_MITHRIL,
        ORDER_TRADE_ARTIFACT_FOR_GOLD, ORDER_TRADE_FOOD_FOR_GOLD, ORDER_TRADE_GOLD_FOR_ARTIFACT,
        ORDER_TRADE_GOLD_FOR_FOOD, ORDER_TRADE_GOLD_FOR_HOSTAGE, ORDER_TRADE_GOLD_FOR_MITHRIL,
        ORDER_TRADE_HOSTAGE_FOR_GOLD, ORDER_TRADE_MITHRIL_FOR_GOLD, ORDER_TRAIL_GROUP_EARLY,
        ORDER_TRAIL_GROUP_LATE, ORDER_TRAIN_TO_HIGHER_LEVEL, ORDER_TRANSMUTE_RARE_ELEMENT,
        ORDER_UNILATERAL_TRANSFER_GIFT, ORDER_WINTERING_GROUP, ORIGIN_COMPANION, ORIGIN_KINGDOM_BRIGADE,
        ORIGIN_RECRUIT, ORIGIN_SUMMON, Offer, Order, Origin, POST_ADEPT_POST, POST_AGENT_POST,
        POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST, POST_FOOL_POST, POST_GOVERNOR_POST,
        POST_HALFLING_AGENT, POST_HALFLING_MARSHAL, POST_HALFLING_WIZARD, POST_MAIDEN_POST, POST_MINERS,
        PROWESS_ADVANTAGE, PROWESS_DISADVANTAGE, PROWESS_MASTERY, PROWESS_NONMAGICAL, PROWESS_STANDARD,
        PROWESS_SUBSTANDARD, PROWESS_SUPREMACY, Place, Post, Prowess, QUALITY_ENIGMA, QUALITY_EXCELLENT,
        QUALITY_FINE, QUALITY_QUEST, QUALITY_SUPERIOR, QUARTERS_CITY, QUARTERS_TOWN, Quality, Quarters,
        RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_AREA, RANK_ARTIFACT, RANK_BARON, RANK_CAPTAIN,
        RANK_CAPTAIN_MAJOR, RANK_CENTURION, RANK_COMMANDER, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE,
        RANK_DUKE, RANK_FANATIC, RANK_FOOL, RANK_GENERAL, RANK_GOVERNOR, RANK_GRAND_MARSHAL, RANK_GROUP,
        RANK_KING, RANK_LORD_COMMANDER, RANK_MAIDEN, RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_MITHRIL,
        RANK_PLACE, RANK_PRIESTESS, RANK_PRINCE, RANK_QUEEN, RANK_REGENT, RANK_SEA, RANK_SEARCH,
        RANK_WARLORD, RANK_WILD_EXCELLENT, RANK_WILD_FINE, RANK_WIZARD, RATING_ABOVE_AVERAGE, RATING_ABSENT,
        RATING_AVERAGE, RATING_AWESOME, RATING_BELOW_AVERAGE, RATING_EXCELLENT, RATING_GOOD,
        RATING_NOT_A_FACTOR, RATING_RENOWNED, RATING_SUPERIOR, RATING_ULTIMATE, RATING_VERY_GOOD,
        RATING_VERY_POOR, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS,
        REACTION_TOLERANT, REGION_CROWN_ISLANDS, REGION_DARKOVER, REGION_DIAMOND_COAST, REGION_KRYNN,
        REGION_MYTHGAR, REGION_NYVARIA, REGION_PELLINOR, REGION_STORMGATE, REGION_SWORD_COAST,
        REGION_TRIUMVIA, REGION_UNTAMED_LANDS, REGION_ZAMORA, REGION_ZANTHIA, RELATION_ALLY, RELATION_ENEMY,
        RELATION_NEUTRAL, RELIC_HOLDER_COURT, RELIC_HOLDER_MAGE, RELIC_HOLDER_OWN_COMPANY,
        RELIC_HOLDER_REALM, RELIC_HOLDER_SPYING_AGENT, RELIC_HOLDER_THRONE, RELIC_HOLDER_TOWN,
        ROYAL_ACT_CONSUL_DENIGRATE, ROYAL_ACT_CONSUL_ENAMOR, ROYAL_ACT_DENIGRATE,
        ROYAL_ACT_DISDAIN_DENIGRATE, ROYAL_ACT_ENAMOR, ROYAL_ACT_ENTERTAIN, ROYAL_ACT_INCREASE,
        ROYAL_ACT_ORATOR_ENAMOR, ROYAL_ACT_SELL_INFLUENCE, Rank, Rating, Reaction, Region, Relation,
        RelicHolder, RoyalAct, Ruler, SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER,
        SIGHTING_END_SIGHTING_RESOLVED, SIGHTING_END_SIGHTING_UNRESOLVED, SIGHTING_FINDER_DIVINER_OF_NAMES,
        SIGHTING_FINDER_DIVINER_OF_PLACES, SIGHTING_FINDER_EAGLE, SIGHTING_FINDER_RAVEN,
        SIGHTING_FINDER_SCOUTING_AGENT, SIGHTING_FINDER_SEARCHING_AGENT, SIGHTING_FINDER_SEASONED_AGENT,
        SIGHTING_FINDER_WANDERING_GROUP, SORT_AGENT, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
        SPELL_AIM_CASTER_ONLY, SPELL_AIM_ENVOY, SPELL_AIM_HOME_GROUP, SPELL_AIM_LIEGE, SPELL_AIM_MAP_SPOT,
        SPELL_AIM_OWN_ENEMY_FIGURE, SPELL_AIM_OWN_GROUP, SPELL_AIM_OWN_LEADER, SPELL_AIM_POPCENTER,
        SPELL_AIM_PROVINCE, SPELL_AIM_RELIC, SPELL_AIM_RIVAL_GROUP, SPELL_AIM_RIVAL_REALM,
        SPELL_AIM_ROYAL_STORES, SPELL_AIM_SIGHTING, SPELL_AIM_WATERS, SPELL_ANCIENT_INTERVENTION,
        SPELL_ARCANE_DISJUNCTION, SPELL_AUGMENT_TITLE, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT,
        SPELL_BOUNTY_REGIONAL_EFFECT, SPELL_BRIDGE_OF_MIST, SPELL_CHAIN_LIGHTNING, SPELL_CHAOS,
        SPELL_CHARM_REGION, SPELL_COLD_DARKNESS_REGIONAL_EFFECT, SPELL_COMMAND_TORNADO,
        SPELL_CONCEAL_EMISSARY, SPELL_CONJURE_PRESTIGE, SPELL_CONJURE_SCANDAL, SPELL_CRACK_THE_SKY,
        SPELL_CREATE_FOOD, SPELL_CREATE_GOLD, SPELL_CREATE_MAGICAL_ITEM, SPELL_CURSE,
        SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, SPELL_DESTROY_UNDEAD, SPELL_DIPLOMACY,
        SPELL_DIRE_WOLF_FAMILIAR, SPELL_DISINTEGRATE, SPELL_DISPEL_DOME_OF_INVULNERABILITY,
        SPELL_DISPEL_MAGIC, SPELL_DISPEL_REGIONAL_EFFECT, SPELL_DISPEL_STORM_AT_SEA,
        SPELL_DOME_OF_INVULNERABILITY, SPELL_EAGLE_FAMILIAR, SPELL_EARTHQUAKE, SPELL_ENHANCE_KING_S_AURA,
        SPELL_EXTRA_CRAFTED, SPELL_EXTRA_FOE_NAMED, SPELL_EXTRA_FOUR_AREAS, SPELL_EXTRA_IDLE_GROUP,
        SPELL_EXTRA_KINGDOM_NAMED, SPELL_EXTRA_LOWEST_SPELL, SPELL_EXTRA_ONE_LEADER, SPELL_EXTRA_SEA_AREAS,
        SPELL_EXTRA_SIZE_OF_GROUP, SPELL_EXTRA_SLAIN, SPELL_EXTRA_TWO_BREEDS, SPELL_EXTRA_TWO_LEADERS,
        SPELL_FAMINE_REGIONAL_EFFECT, SPELL_FEAR, SPELL_FERTILE_FIELDS, SPELL_FIRESTRIKE, SPELL_FLASH_FLOOD,
        SPELL_GREATER_MASKING, SPELL_GUARDED_ATTACK, SPELL_HEAL, SPELL_HIDDEN_ORE, SPELL_ICE_TORRENT,
        SPELL_IMP_FAMILIAR, SPELL_INCENDIARY_CLOUD, SPELL_INFURIATE_POPULACE, SPELL_INSTANT_SELF_TELEPORT,
        SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_INVISIBLE_ARMY,
        SPELL_INVISIBLE_BRIGADE, SPELL_INVISIBLE_DIVISION, SPELL_INVISIBLE_PATROL, SPELL_KILL_LEADER_WIZARD,
        SPELL_LEARN_ARTIFACT_POWER, SPELL_LESSER_MASKING, SPELL_LIGHTNING_ATTACK,
        SPELL_LIGHT_OF_THE_EVENING_STAR, SPELL_LOCATE_CHARACTER_OR_GROUP, SPELL_MAGIC_RESEARCH,
        SPELL_METEOR_STRIKE, SPELL_MIRROR_IMAGE, SPELL_PLAGUE_REGIONAL_EFFECT, SPELL_POWER_WORD_STUN,
        SPELL_PRESENCE, SPELL_PRISMATIC_RAYS, SPELL_PROJECT_IMAGE_OF_GROUP,
        SPELL_PROTECTION_FROM_REGIONAL_EFFECT, SPELL_PROTECT_HEROES_AND_WIZARDS,
        SPELL_RAISE_POPULATION_CENTER_CENSUS, SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT,
        SPELL_RAISE_ZOMBIES, SPELL_RAVEN_FAMILIAR, SPELL_REPEAT_KINGDOM_EVER, SPELL_REPEAT_REGIONAL_EFFECT,
        SPELL_REPEAT_REGION_IN_A_TURN, SPELL_REPEAT_RULER_IN_A_TURN, SPELL_REPEAT_SEA,
        SPELL_REVEAL_KING_S_INFLUENCE, SPELL_REVELATION, SPELL_RITE_OF_THE_MAGI, SPELL_SACRIFICE,
        SPELL_SELF_INVISIBLE, SPELL_SHIELD, SPELL_SHIP_OF_MIST, SPELL_SIMULACRUM, SPELL_SLEEP,
        SPELL_SPARED_ALLIED_GROUPS, SPELL_SPARED_CAPITALS, SPELL_SPARED_CENTERS, SPELL_SPARED_ELITE_SHIPS,
        SPELL_SPARED_FLYERS, SPELL_SPARED_MIST_SHIPS, SPELL_SPARED_PATROLS, SPELL_SPARED_STALWART_KINGDOMS,
        SPELL_SPARED_UNDEAD_TROOPS, SPELL_SPARED_WARLORDS, SPELL_SPEED, SPELL_STORM_AT_SEA,
        SPELL_STRENGTHEN_WALLS, SPELL_STUN_LEADER, SPELL_SUMMON_AIR_ELEMENTAL, SPELL_SUMMON_DEATH,
        SPELL_SUMMON_DEMON, SPELL_SUMMON_EARTH_ELEMENTAL, SPELL_SUMMON_FIRE_ELEMENTAL, SPELL_SUMMON_GHOULS,
        SPELL_SUMMON_HIGH_DEMON, SPELL_SUMMON_IRON_GOLEM, SPELL_SUMMON_KRAKEN, SPELL_SUMMON_LEVIATHAN,
        SPELL_SUMMON_MINOTAURS, SPELL_SUMMON_MONSTER_III_OWLBEAR, SPELL_SUMMON_MONSTER_II_GNOLL,
        SPELL_SUMMON_MONSTER_IV_GARGOYLE, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND,
        SPELL_SUMMON_MONSTER_I_TROGLODYTE, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE,
        SPELL_SUMMON_MONSTER_VII_UMBER_HULK, SPELL_SUMMON_MONSTER_VI_ETTIN,
        SPELL_SUMMON_MONSTER_V_MANTICORE, SPELL_SUMMON_MUMMIES, SPELL_SUMMON_PIT_FIEND,
        SPELL_SUMMON_ROCK_GOLEMS, SPELL_SUMMON_SKELETONS, SPELL_SUMMON_SPECTERS,
        SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SUMMON_WIGHTS, SPELL_TELEPORT_ARMY, SPELL_TELEPORT_ARMY_GROUP,
        SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION, SPELL_TELEPORT_PATROL, SPELL_TELEPORT_SELF,
        SPELL_TRANSFORM_TO_LICH, SPELL_TRANSFORM_TO_NAZGUL, SPELL_TRUE_SEEING, SPELL_UNVEIL_GROUP_LOCATIONS,
        SPELL_UNVEIL_POPULATION_CENTERS, SPELL_VALOR, SPELL_WALL_OF_FLAME, SPELL_WARD,
        SPELL_WARD_POPULATION_CENTER, SPELL_WIND_STORM, SPELL_WIZARD_ASSIST_ENCOUNTER, SPELL_WRAITH_FORM,
        STAGE_COMBINED_ONE, STAGE_COMBINED_TWO, STAGE_FAR_MISSILES, STAGE_FIRST_CHARGE, STAGE_FIRST_MAGIC,
        STAGE_MELEE_ONE, STAGE_MELEE_TWO, STAGE_NEAR_MISSILES, STAGE_ORIGIN_ARTIFACTS,
        STAGE_ORIGIN_PREPARATION, STAGE_ORIGIN_SPELLS, STAGE_ORIGIN_TROOPS, STAGE_PRE_COMBAT,
        STAGE_SECOND_CHARGE, STAGE_SECOND_MAGIC, STAGE_WANDS, Season, Side, SightingEnd, SightingFinder,
        Sort, Spell, SpellAim, SpellExtra, SpellRepeat, SpellSpared, Stage, StageOrigin, Stand,
        TACTIC_BARRAGE, TACTIC_DETERMINED, TACTIC_FIGHT_TO_THE_LAST, TACTIC_FLANKING, TACTIC_HOLD,
        TACTIC_NIGHT, TACTIC_NO_ORDERS, TACTIC_ORGANIZED_WITHDRAWAL, TACTIC_PROBING, TACTIC_STANDARD_PLAN,
        TACTIC_STAND_AND_DEFEND, TACTIC_STOMP, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_MARSH,
        TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA, TERRAIN_WALLS, TRAIT_ACUITY, TRAIT_ADVENTURERS,
        TRAIT_ARCHERS, TRAIT_CHARISMA, TRAIT_CUNNING, TRAIT_DEVOUT, TRAIT_DYNASTY, TRAIT_EVIL, TRAIT_FEUDAL,
        TRAIT_FLIGHT, TRAIT_FOREKNOWLEDGE, TRAIT_FORETHOUGHT, TRAIT_HEALING, TRAIT_HEROIC,
        TRAIT_INDUSTRIOUS, TRAIT_MAGIC_IMMUNE_DEATH, TRAIT_MAGIC_IMMUNE_SLEEP,
        TRAIT_MAGIC_RESISTANCE_BATTLE, TRAIT_MAGIC_RESISTANCE_DEATH, TRAIT_MAGIC_RESISTANCE_SLEEP,
        TRAIT_MAGIC_SUSCEPTIBLE_BATTLE, TRAIT_MILITARY_TRADITION, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RICH,
        TRAIT_RIDERS, TRAIT_RUTHLESS, TRAIT_SEAFARING, TRAIT_SECRETIVE, TRAIT_SIEGE_ENGINEERING,
        TRAIT_SPY_NETWORK, TRAIT_STALWART, TRAIT_TRACKERS, TRAIT_TRICK_OF_THE_TRADE, TURN_STEP_AGENT_STEP,
        TURN_STEP_BUILDING_STEP, TURN_STEP_CONSUMPTION, TURN_STEP_COUNCIL, TURN_STEP_FOOD_SPOILAGE,
        TURN_STEP_GROUP_BATTLES, TURN_STEP_MAGICAL_RESEARCH, TURN_STEP_MOVEMENT, TURN_STEP_POLITICS,
        TURN_STEP_PRIESTESSES, TURN_STEP_PRODUCTION, TURN_STEP_REGIONAL_CONTROL, TURN_STEP_REINFORCEMENTS,
        TURN_STEP_RULER_STEP, TURN_STEP_STANDING_COMMANDS, TURN_STEP_STORMING, TURN_STEP_TRADING,
        TURN_STEP_VICTORY_CHECK, Tactic, Target, Terrain, Trait, TurnStep, WEAKNESS_FIELDS, WEAKNESS_MINES,
        WEAKNESS_WALLS_THEMSELVES, Weakness, Wizard,
    )
    from ._views import (
        HostsRow, SecretServiceRow, TreasuryRow, VIEWS, see_hosts, see_secret_service, see_treasury,
    )
    from ._words import (
        AREA, COMMAND, DEFENSE, FOOD, GOLD, GUNPOWDER, INFLUENCE, LEVEL, MITHRIL, PACE, PERCENT, POINTS,
        STRENGTH, TOUGHNESS,
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
    from .encounters import (
        refusals_sighting_open, sighting_areas, sighting_open, sighting_risk, sighting_strength,
    )
    from .encounters_why import why_sighting_areas, why_sighting_open, why_sighting_risk, why_sighting_strength
    from .gates import (
        asleep, automatic, catchable, may_bribe, may_undertake, of_the_court, political, refusals_may_bribe,
        refusals_may_undertake, refusals_vulnerable, vulnerable,
    )
    from .gates_why import (
        why_asleep, why_automatic, why_catchable, why_may_bribe, why_may_undertake, why_of_the_court,
        why_political, why_vulnerable,
    )
    from .magic import (
        adepts_for_hire, brigades_called, casting_level, conjured_food, conjured_gold, defense_destroyed,
        familiar_level, felling_chance, healed, leader_level, may_cast_more, morale_swing, nazgul_rank,
        pace_gained, refusals_adepts_for_hire, refusals_may_cast_more, risen_rank, unravelling,
    )
    from .magic_why import (
        why_adepts_for_hire, why_brigades_called, why_casting_level, why_conjured_food, why_conjured_gold,
        why_defense_destroyed, why_familiar_level, why_felling_chance, why_healed, why_leader_level,
        why_may_cast_more, why_morale_swing, why_nazgul_rank, why_pace_gained, why_risen_rank,
        why_unravelling,
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
    "ALCHEMIST_ITEM_EXPLOSIVE_DEVICE", "ALCHEMIST_ITEM_HEALING_SALVE", "ALCHEMIST_ITEM_POISON_FLASK",
    "ALCHEMIST_ITEM_PRESERVATION_JUG", "ALCHEMIST_ITEM_REJUVENATION_CREAM", "AREA", "ARM_CHARGE",
    "ARM_COMBINED", "ARM_FIRST_MELEE", "ARM_LONG_RANGE", "ARM_NO_TROOPS", "ARM_SECOND_MELEE",
    "ARM_SHORT_RANGE", "ARM_STORM", "ARTIFACT_ADEPT_TWINS", "ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS",
    "ARTIFACT_AMULET_OF_PROTECTION", "ARTIFACT_ANCIENT_ANNIHILATOR", "ARTIFACT_ANGLAKEL",
    "ARTIFACT_ARMOR_OF_ANON", "ARTIFACT_AXE_OF_FARIN", "ARTIFACT_BLACK_OWL_TOTEM",
    "ARTIFACT_BOW_OF_HERACLES", "ARTIFACT_CHAMPION_STALLIONS", "ARTIFACT_CLASS_BENEVOLENT",
    "ARTIFACT_CLASS_COVERT", "ARTIFACT_CLASS_KINGLY", "ARTIFACT_CLASS_SPECIAL_CLASS",
    "ARTIFACT_CLASS_WEAPON", "ARTIFACT_CLASS_WIZARDLY", "ARTIFACT_CLOAK_OF_DISGUISE",
    "ARTIFACT_CROWN_OF_ANZU", "ARTIFACT_CRYSTAL_OF_SEEING", "ARTIFACT_DEMON_BANE", "ARTIFACT_DEMON_DEATH",
    "ARTIFACT_EKLAR_THE_WIZARD", "ARTIFACT_ELAN", "ARTIFACT_FIRE_OF_THE_VOID", "ARTIFACT_GEM_OF_PLANES",
    "ARTIFACT_GOLDEN_SPEAR_OF_LERIX", "ARTIFACT_GREAT_AXE_OF_HURBLIND", "ARTIFACT_GREAT_DIAMOND",
    "ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES", "ARTIFACT_GREEN_DRAGON_MATES",
    "ARTIFACT_GUARDIAN_TALISMAN", "ARTIFACT_HORN_OF_THE_INTREPID", "ARTIFACT_KEY_OF_THE_GEM",
    "ARTIFACT_KEY_OF_THE_MAKER", "ARTIFACT_KEY_OF_THE_SLAYER", "ARTIFACT_KEY_OF_THE_STAFF",
    "ARTIFACT_KNOWLEDGE_TOTEM", "ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS", "ARTIFACT_MARSHAL_CORA_DRACO",
    "ARTIFACT_MORGAL_BLADE", "ARTIFACT_MORNING_STAR_OF_TORAG", "ARTIFACT_NARSIL",
    "ARTIFACT_NEMROND_THE_WIZARD", "ARTIFACT_ONYX_AMULET", "ARTIFACT_ORACLE_OF_THE_OLD_GODS",
    "ARTIFACT_ORB_OF_ANTI_MAGIC", "ARTIFACT_PALANTIR_AMBALAR", "ARTIFACT_PALANTIR_CRISNIA",
    "ARTIFACT_PALANTIR_PHONIS", "ARTIFACT_PALANTIR_REDJAK", "ARTIFACT_PALANTIR_UNIKAR",
    "ARTIFACT_PLOW_OF_THE_PROPHET", "ARTIFACT_PRINCESS_XYNIA", "ARTIFACT_RED_ELK_MOUNT",
    "ARTIFACT_RENOWNED_STANDARD", "ARTIFACT_RING_OF_INVISIBILITY", "ARTIFACT_RING_OF_POWER",
    "ARTIFACT_RING_OF_PROTECTION", "ARTIFACT_RING_OF_SPELLS", "ARTIFACT_ROD_OF_FIRE",
    "ARTIFACT_RULER_ELIMINATOR", "ARTIFACT_SCRYING_MIRROR", "ARTIFACT_SHIELD_OF_HECTOR",
    "ARTIFACT_SMOKE_MOJO", "ARTIFACT_STAFF_OF_DISDAIN", "ARTIFACT_STAFF_OF_THE_GREAT_ORATOR",
    "ARTIFACT_STANDARD_OF_VALOR", "ARTIFACT_STONE_OF_ALL_MINDS", "ARTIFACT_SWORD_OF_ALVINITAR",
    "ARTIFACT_VALYRIAN_STEEL", "ARTIFACT_VERDIKAR_THE_WIZARD", "ARTIFACT_WAND_OF_LIGHTNING",
    "ARTIFACT_WHOWIE_TOTEM", "Agent", "AlchemistItem", "Arm", "Artifact", "ArtifactClass",
    "BARGAIN_ARTIFACT_FOR_GOLD", "BARGAIN_FOOD_FOR_GOLD", "BARGAIN_GOLD_FOR_ARTIFACT",
    "BARGAIN_GOLD_FOR_FOOD", "BARGAIN_GOLD_FOR_HOSTAGE", "BARGAIN_GOLD_FOR_MITHRIL",
    "BARGAIN_HOSTAGE_FOR_GOLD", "BARGAIN_MITHRIL_FOR_GOLD", "BRIGADE_TYPE_AIR_ELEMENTALS",
    "BRIGADE_TYPE_ALCHEMIST", "BRIGADE_TYPE_AMAZONS", "BRIGADE_TYPE_ANCIENT_ONES", "BRIGADE_TYPE_APES",
    "BRIGADE_TYPE_ATLANTEANS", "BRIGADE_TYPE_BEHOLDER", "BRIGADE_TYPE_BLACK_DRAGONS",
    "BRIGADE_TYPE_CENTAURS", "BRIGADE_TYPE_CHAMELEONS", "BRIGADE_TYPE_CHIMERA", "BRIGADE_TYPE_CIMMERIANS",
    "BRIGADE_TYPE_COCKATRICES", "BRIGADE_TYPE_CYCLOPS", "BRIGADE_TYPE_DAMNED", "BRIGADE_TYPE_DARK_ELVES",
    "BRIGADE_TYPE_DEATHKNIGHTS", "BRIGADE_TYPE_DEMON_PRINCES", "BRIGADE_TYPE_DRUID", "BRIGADE_TYPE_DWARVES",
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
    "BUILDING_WIZARD_TOWER", "Bargain", "Brigade", "BrigadeType", "Building", "CLIMATE_NORTHERN",
    "CLIMATE_SOUTHERN", "COMMAND", "CRAFTING_COINS", "CRAFTING_GRAIN_STORE", "CRAFTING_INGOTS",
    "CRAFTING_STANDING_AT_COURT", "Cast", "Challenge", "Climate", "Crafting", "DEFENSE",
    "DUTY_COUNTER_ESPIONAGE", "DUTY_GUARD", "DUTY_GUARD_PRISONERS", "DUTY_IDLE", "Duty", "EFFECT_BLESSED",
    "EFFECT_CONCEALED", "EFFECT_DIRE_WOLF", "EFFECT_ESCAPING", "EFFECT_SIMULACRUM", "EFFECT_SLEPT",
    "EFFECT_WARDED", "EXPERIENCE_ELITE", "EXPERIENCE_GREEN", "EXPERIENCE_REGULAR", "EXPERIENCE_VETERAN",
    "Effect", "Experience", "FATE_DEMOTED", "FATE_DIES", "FATE_TURNED", "FOOD", "Fate", "Figure",
    "Foothold", "GAME", "GOLD", "GOOD_COIN", "GOOD_GRAIN", "GUNPOWDER", "Good", "Group", "HOLD_CONTROL",
    "HOLD_MINOR", "HOLD_SIGNIFICANT", "HOLD_SUBSTANTIAL", "HOLD_TIGHT_CONTROL", "HOLD_UNESTABLISHED",
    "Hold", "HostsRow", "INFLUENCE", "INFLUENCE_EVENT_AURA", "INFLUENCE_EVENT_CAPITAL_LOST",
    "INFLUENCE_EVENT_CASTLE", "INFLUENCE_EVENT_CITADEL", "INFLUENCE_EVENT_COMMENDED",
    "INFLUENCE_EVENT_CONDEMNED", "INFLUENCE_EVENT_CURSED", "INFLUENCE_EVENT_ENEMY_DECLARED",
    "INFLUENCE_EVENT_FAILED_CHECK", "INFLUENCE_EVENT_FALSE_SKELETON", "INFLUENCE_EVENT_FORTRESS",
    "INFLUENCE_EVENT_FORUM", "INFLUENCE_EVENT_GREATER_CASTLE", "INFLUENCE_EVENT_GREAT_TEMPLE",
    "INFLUENCE_EVENT_LEGENDARY_CASTLE", "INFLUENCE_EVENT_MOTTE", "INFLUENCE_EVENT_PORT",
    "INFLUENCE_EVENT_PRESTIGE", "INFLUENCE_EVENT_PRINCESS", "INFLUENCE_EVENT_REGION_GAINED",
    "INFLUENCE_EVENT_REGION_LOST", "INFLUENCE_EVENT_SEAT_GAINED", "INFLUENCE_EVENT_SEAT_LOST",
    "INFLUENCE_EVENT_TITLE", "ITEM_HEADING_EXCELLENT_ITEM", "ITEM_HEADING_FINE_ITEM",
    "ITEM_HEADING_SPECIAL_ITEM", "ITEM_HEADING_SUPERIOR_ITEM", "InfluenceEvent", "ItemHeading",
    "KINGDOM_ALCHEMIST", "KINGDOM_AMAZONS", "KINGDOM_ANCIENT_ONES", "KINGDOM_ATLANTEANS",
    "KINGDOM_BLACK_DRAGON", "KINGDOM_CIMMERIANS", "KINGDOM_DARK_ELVES", "KINGDOM_DEATHKNIGHTS",
    "KINGDOM_DEMON_PRINCES", "KINGDOM_DRUID", "KINGDOM_DWARVEN", "KINGDOM_ELEMENTALIST", "KINGDOM_ELVEN",
    "KINGDOM_FAIRY_FOLK", "KINGDOM_FORGOTTEN", "KINGDOM_FREE_TRADERS", "KINGDOM_GIANTS", "KINGDOM_GNOME",
    "KINGDOM_HALFLING", "KINGDOM_ILLUSIONIST", "KINGDOM_LIZARD_MEN", "KINGDOM_LYCANS",
    "KINGDOM_NECROMANCER", "KINGDOM_NOMAD", "KINGDOM_PIRATES", "KINGDOM_RANGER", "KINGDOM_RED_DRAGON",
    "KINGDOM_SACRED_ORDER", "KINGDOM_SORCERER", "KINGDOM_TYRANT", "KINGDOM_UNDERWORLD", "KINGDOM_WARLOCK",
    "Kingdom", "LASTING_ALL_BATTLES", "LASTING_ALL_TURN", "LASTING_FOR_GOOD", "LASTING_FOR_THE_MOMENT",
    "LASTING_ONE_BATTLE", "LASTING_UNTIL_BROKEN", "LEVEL", "LOOT_INGOTS", "LOOT_PURSE", "LOOT_SACKS",
    "Lasting", "Leader", "Levy", "Loot", "MAGICAL_ITEM_CLOAK_OF_DISGUISE", "MAGICAL_ITEM_CRYSTAL_OF_SEEING",
    "MAGICAL_ITEM_GUARDIAN_TALISMAN", "MAGICAL_ITEM_PLOW_OF_THE_PROPHET", "MAGICAL_ITEM_RING_OF_PROTECTION",
    "MAGICAL_ITEM_ROD_OF_FIRE", "MAGICAL_ITEM_SCROLL_OF_DEFENSE", "MAGICAL_ITEM_SCROLL_OF_ESCAPE",
    "MAGICAL_ITEM_SCROLL_OF_FABRICATION", "MAGICAL_ITEM_SCROLL_OF_IMMORTALITY",
    "MAGICAL_ITEM_SCROLL_OF_INSECT_SWARM", "MAGICAL_ITEM_SCROLL_OF_MAJOR_HEALING",
    "MAGICAL_ITEM_SCROLL_OF_MINOR_HEALING", "MAGICAL_ITEM_SCROLL_OF_POT_LUCK",
    "MAGICAL_ITEM_SCROLL_OF_PURIFICATION", "MAGICAL_ITEM_SMOKE_MOJO", "MAGICAL_ITEM_WAND_OF_LIGHTNING",
    "MISSION_ASSASSINATE", "MISSION_BRIBE", "MISSION_EARLY_TRAIL", "MISSION_KIDNAP", "MISSION_LEARN_MORALE",
    "MISSION_POISON", "MISSION_RECON", "MISSION_RECON_SEA", "MISSION_RESCUE", "MISSION_SABOTAGE",
    "MISSION_SEARCH_ALL", "MISSION_SEARCH_ENCOUNTERS", "MISSION_SEARCH_GROUPS", "MISSION_SEARCH_PLACES",
    "MISSION_STEAL", "MISSION_TRAIL", "MITHRIL", "MORALE_EVENT_ENTRENCHING", "MORALE_EVENT_EXTRA_BOTH",
    "MORALE_EVENT_EXTRA_FOOD", "MORALE_EVENT_EXTRA_GOLD", "MORALE_EVENT_FIREWORKS",
    "MORALE_EVENT_FORCED_MARCH", "MORALE_EVENT_HARASSED", "MORALE_EVENT_ONE_WATCH", "MORALE_EVENT_POISONED",
    "MORALE_EVENT_REST_IN_CITY", "MORALE_EVENT_REST_IN_SANCTUARY", "MORALE_EVENT_REST_IN_TOWN",
    "MORALE_EVENT_TWO_WATCHES", "MORALE_EVENT_UNFED", "MORALE_EVENT_UNPAID", "MagicalItem", "Mission",
    "MoraleEvent", "Motion", "NEARNESS_AT_ANY_DISTANCE", "NEARNESS_OWN_CENTER", "NEARNESS_SAME_AREA",
    "NEARNESS_SAME_GROUP", "NEARNESS_SAME_REGION", "Nearness", "ORDER_ASSASSINATE_FIGURE",
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
    "ORIGIN_SUMMON", "Offer", "Order", "Origin", "PACE", "PACK", "PERCENT", "POINTS", "POST_ADEPT_POST",
    "POST_AGENT_POST", "POST_AMBASSADOR_POST", "POST_CENTURION_POST", "POST_FANATIC_POST", "POST_FOOL_POST",
    "POST_GOVERNOR_POST", "POST_HALFLING_AGENT", "POST_HALFLING_MARSHAL", "POST_HALFLING_WIZARD",
    "POST_MAIDEN_POST", "POST_MINERS", "PROWESS_ADVANTAGE", "PROWESS_DISADVANTAGE", "PROWESS_MASTERY",
    "PROWESS_NONMAGICAL", "PROWESS_STANDARD", "PROWESS_SUBSTANDARD", "PROWESS_SUPREMACY", "Place", "Post",
    "Prowess", "QUALITY_ENIGMA", "QUALITY_EXCELLENT", "QUALITY_FINE", "QUALITY_QUEST", "QUALITY_SUPERIOR",
    "QUARTERS_CITY", "QUARTERS_TOWN", "Quality", "Quarters", "RANK_ADEPT", "RANK_AGENT", "RANK_AMBASSADOR",
    "RANK_AREA", "RANK_ARTIFACT", "RANK_BARON", "RANK_CAPTAIN", "RANK_CAPTAIN_MAJOR", "RANK_CENTURION",
    "RANK_COMMANDER", "RANK_CONSUL", "RANK_COUNT", "RANK_DEMON_PRINCE", "RANK_DUKE", "RANK_FANATIC",
    "RANK_FOOL", "RANK_GENERAL", "RANK_GOVERNOR", "RANK_GRAND_MARSHAL", "RANK_GROUP", "RANK_KING",
    "RANK_LORD_COMMANDER", "RANK_MAIDEN", "RANK_MAJOR_GENERAL", "RANK_MARSHAL", "RANK_MITHRIL",
    "RANK_PLACE", "RANK_PRIESTESS", "RANK_PRINCE", "RANK_QUEEN", "RANK_REGENT", "RANK_SEA", "RANK_SEARCH",
    "RANK_WARLORD", "RANK_WILD_EXCELLENT", "RANK_WILD_FINE", "RANK_WIZARD", "RATING_ABOVE_AVERAGE",
    "RATING_ABSENT", "RATING_AVERAGE", "RATING_AWESOME", "RATING_BELOW_AVERAGE", "RATING_EXCELLENT",
    "RATING_GOOD", "RATING_NOT_A_FACTOR", "RATING_RENOWNED", "RATING_SUPERIOR", "RATING_ULTIMATE",
    "RATING_VERY_GOOD", "RATING_VERY_POOR", "REACTION_FRIENDLY", "REACTION_HOSTILE", "REACTION_LOYAL",
    "REACTION_SUSPICIOUS", "REACTION_TOLERANT", "REGION_CROWN_ISLANDS", "REGION_DARKOVER",
    "REGION_DIAMOND_COAST", "REGION_KRYNN", "REGION_MYTHGAR", "REGION_NYVARIA", "REGION_PELLINOR",
    "REGION_STORMGATE", "REGION_SWORD_COAST", "REGION_TRIUMVIA", "REGION_UNTAMED_LANDS", "REGION_ZAMORA",
    "REGION_ZANTHIA", "RELATION_ALLY", "RELATION_ENEMY", "RELATION_NEUTRAL", "RELIC_HOLDER_COURT",
    "RELIC_HOLDER_MAGE", "RELIC_HOLDER_OWN_COMPANY", "RELIC_HOLDER_REALM", "RELIC_HOLDER_SPYING_AGENT",
    "RELIC_HOLDER_THRONE", "RELIC_HOLDER_TOWN", "ROYAL_ACT_CONSUL_DENIGRATE", "ROYAL_ACT_CONSUL_ENAMOR",
    "ROYAL_ACT_DENIGRATE", "ROYAL_ACT_DISDAIN_DENIGRATE", "ROYAL_ACT_ENAMOR", "ROYAL_ACT_ENTERTAIN",
    "ROYAL_ACT_INCREASE", "ROYAL_ACT_ORATOR_ENAMOR", "ROYAL_ACT_SELL_INFLUENCE", "Rank", "Rating",
    "Reaction", "Region", "Relation", "RelicHolder", "RoyalAct", "Ruler", "SEASON_AUTUMN", "SEASON_SPRING",
    "SEASON_SUMMER", "SEASON_WINTER", "SIGHTING_END_SIGHTING_RESOLVED", "SIGHTING_END_SIGHTING_UNRESOLVED",
    "SIGHTING_FINDER_DIVINER_OF_NAMES", "SIGHTING_FINDER_DIVINER_OF_PLACES", "SIGHTING_FINDER_EAGLE",
    "SIGHTING_FINDER_RAVEN", "SIGHTING_FINDER_SCOUTING_AGENT", "SIGHTING_FINDER_SEARCHING_AGENT",
    "SIGHTING_FINDER_SEASONED_AGENT", "SIGHTING_FINDER_WANDERING_GROUP", "SORT_AGENT", "SORT_DEMON",
    "SORT_FANATIC", "SORT_HIGH_DEMON", "SORT_IMP", "SPELL_AIM_CASTER_ONLY", "SPELL_AIM_ENVOY",
    "SPELL_AIM_HOME_GROUP", "SPELL_AIM_LIEGE", "SPELL_AIM_MAP_SPOT", "SPELL_AIM_OWN_ENEMY_FIGURE",
    "SPELL_AIM_OWN_GROUP", "SPELL_AIM_OWN_LEADER", "SPELL_AIM_POPCENTER", "SPELL_AIM_PROVINCE",
    "SPELL_AIM_RELIC", "SPELL_AIM_RIVAL_GROUP", "SPELL_AIM_RIVAL_REALM", "SPELL_AIM_ROYAL_STORES",
    "SPELL_AIM_SIGHTING", "SPELL_AIM_WATERS", "SPELL_ANCIENT_INTERVENTION", "SPELL_ARCANE_DISJUNCTION",
    "SPELL_AUGMENT_TITLE", "SPELL_BLINDING_LIGHT_REGIONAL_EFFECT", "SPELL_BOUNTY_REGIONAL_EFFECT",
    "SPELL_BRIDGE_OF_MIST", "SPELL_CHAIN_LIGHTNING", "SPELL_CHAOS", "SPELL_CHARM_REGION",
    "SPELL_COLD_DARKNESS_REGIONAL_EFFECT", "SPELL_COMMAND_TORNADO", "SPELL_CONCEAL_EMISSARY",
    "SPELL_CONJURE_PRESTIGE", "SPELL_CONJURE_SCANDAL", "SPELL_CRACK_THE_SKY", "SPELL_CREATE_FOOD",
    "SPELL_CREATE_GOLD", "SPELL_CREATE_MAGICAL_ITEM", "SPELL_CURSE",
    "SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT", "SPELL_DESTROY_UNDEAD", "SPELL_DIPLOMACY",
    "SPELL_DIRE_WOLF_FAMILIAR", "SPELL_DISINTEGRATE", "SPELL_DISPEL_DOME_OF_INVULNERABILITY",
    "SPELL_DISPEL_MAGIC", "SPELL_DISPEL_REGIONAL_EFFECT", "SPELL_DISPEL_STORM_AT_SEA",
    "SPELL_DOME_OF_INVULNERABILITY", "SPELL_EAGLE_FAMILIAR", "SPELL_EARTHQUAKE",
    "SPELL_ENHANCE_KING_S_AURA", "SPELL_EXTRA_CRAFTED", "SPELL_EXTRA_FOE_NAMED", "SPELL_EXTRA_FOUR_AREAS",
    "SPELL_EXTRA_IDLE_GROUP", "SPELL_EXTRA_KINGDOM_NAMED", "SPELL_EXTRA_LOWEST_SPELL",
    "SPELL_EXTRA_ONE_LEADER", "SPELL_EXTRA_SEA_AREAS", "SPELL_EXTRA_SIZE_OF_GROUP", "SPELL_EXTRA_SLAIN",
    "SPELL_EXTRA_TWO_BREEDS", "SPELL_EXTRA_TWO_LEADERS", "SPELL_FAMINE_REGIONAL_EFFECT", "SPELL_FEAR",
    "SPELL_FERTILE_FIELDS", "SPELL_FIRESTRIKE", "SPELL_FLASH_FLOOD", "SPELL_GREATER_MASKING",
    "SPELL_GUARDED_ATTACK", "SPELL_HEAL", "SPELL_HIDDEN_ORE", "SPELL_ICE_TORRENT", "SPELL_IMP_FAMILIAR",
    "SPELL_INCENDIARY_CLOUD", "SPELL_INFURIATE_POPULACE", "SPELL_INSTANT_SELF_TELEPORT",
    "SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES", "SPELL_INSTANT_SUMMON_PHANTOMS", "SPELL_INVISIBLE_ARMY",
    "SPELL_INVISIBLE_BRIGADE", "SPELL_INVISIBLE_DIVISION", "SPELL_INVISIBLE_PATROL",
    "SPELL_KILL_LEADER_WIZARD", "SPELL_LEARN_ARTIFACT_POWER", "SPELL_LESSER_MASKING",
    "SPELL_LIGHTNING_ATTACK", "SPELL_LIGHT_OF_THE_EVENING_STAR", "SPELL_LOCATE_CHARACTER_OR_GROUP",
    "SPELL_MAGIC_RESEARCH", "SPELL_METEOR_STRIKE", "SPELL_MIRROR_IMAGE", "SPELL_PLAGUE_REGIONAL_EFFECT",
    "SPELL_POWER_WORD_STUN", "SPELL_PRESENCE", "SPELL_PRISMATIC_RAYS", "SPELL_PROJECT_IMAGE_OF_GROUP",
    "SPELL_PROTECTION_FROM_REGIONAL_EFFECT", "SPELL_PROTECT_HEROES_AND_WIZARDS",
    "SPELL_RAISE_POPULATION_CENTER_CENSUS", "SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT",
    "SPELL_RAISE_ZOMBIES", "SPELL_RAVEN_FAMILIAR", "SPELL_REPEAT_KINGDOM_EVER",
    "SPELL_REPEAT_REGIONAL_EFFECT", "SPELL_REPEAT_REGION_IN_A_TURN", "SPELL_REPEAT_RULER_IN_A_TURN",
    "SPELL_REPEAT_SEA", "SPELL_REVEAL_KING_S_INFLUENCE", "SPELL_REVELATION", "SPELL_RITE_OF_THE_MAGI",
    "SPELL_SACRIFICE", "SPELL_SELF_INVISIBLE", "SPELL_SHIELD", "SPELL_SHIP_OF_MIST", "SPELL_SIMULACRUM",
    "SPELL_SLEEP", "SPELL_SPARED_ALLIED_GROUPS", "SPELL_SPARED_CAPITALS", "SPELL_SPARED_CENTERS",
    "SPELL_SPARED_ELITE_SHIPS", "SPELL_SPARED_FLYERS", "SPELL_SPARED_MIST_SHIPS", "SPELL_SPARED_PATROLS",
    "SPELL_SPARED_STALWART_KINGDOMS", "SPELL_SPARED_UNDEAD_TROOPS", "SPELL_SPARED_WARLORDS", "SPELL_SPEED",
    "SPELL_STORM_AT_SEA", "SPELL_STRENGTHEN_WALLS", "SPELL_STUN_LEADER", "SPELL_SUMMON_AIR_ELEMENTAL",
    "SPELL_SUMMON_DEATH", "SPELL_SUMMON_DEMON", "SPELL_SUMMON_EARTH_ELEMENTAL",
    "SPELL_SUMMON_FIRE_ELEMENTAL", "SPELL_SUMMON_GHOULS", "SPELL_SUMMON_HIGH_DEMON",
    "SPELL_SUMMON_IRON_GOLEM", "SPELL_SUMMON_KRAKEN", "SPELL_SUMMON_LEVIATHAN", "SPELL_SUMMON_MINOTAURS",
    "SPELL_SUMMON_MONSTER_III_OWLBEAR", "SPELL_SUMMON_MONSTER_II_GNOLL", "SPELL_SUMMON_MONSTER_IV_GARGOYLE",
    "SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND", "SPELL_SUMMON_MONSTER_I_TROGLODYTE",
    "SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE", "SPELL_SUMMON_MONSTER_VII_UMBER_HULK",
    "SPELL_SUMMON_MONSTER_VI_ETTIN", "SPELL_SUMMON_MONSTER_V_MANTICORE", "SPELL_SUMMON_MUMMIES",
    "SPELL_SUMMON_PIT_FIEND", "SPELL_SUMMON_ROCK_GOLEMS", "SPELL_SUMMON_SKELETONS", "SPELL_SUMMON_SPECTERS",
    "SPELL_SUMMON_WATER_ELEMENTAL", "SPELL_SUMMON_WIGHTS", "SPELL_TELEPORT_ARMY",
    "SPELL_TELEPORT_ARMY_GROUP", "SPELL_TELEPORT_BRIGADE", "SPELL_TELEPORT_DIVISION",
    "SPELL_TELEPORT_PATROL", "SPELL_TELEPORT_SELF", "SPELL_TRANSFORM_TO_LICH", "SPELL_TRANSFORM_TO_NAZGUL",
    "SPELL_TRUE_SEEING", "SPELL_UNVEIL_GROUP_LOCATIONS", "SPELL_UNVEIL_POPULATION_CENTERS", "SPELL_VALOR",
    "SPELL_WALL_OF_FLAME", "SPELL_WARD", "SPELL_WARD_POPULATION_CENTER", "SPELL_WIND_STORM",
    "SPELL_WIZARD_ASSIST_ENCOUNTER", "SPELL_WRAITH_FORM", "STAGE_COMBINED_ONE", "STAGE_COMBINED_TWO",
    "STAGE_FAR_MISSILES", "STAGE_FIRST_CHARGE", "STAGE_FIRST_MAGIC", "STAGE_MELEE_ONE", "STAGE_MELEE_TWO",
    "STAGE_NEAR_MISSILES", "STAGE_ORIGIN_ARTIFACTS", "STAGE_ORIGIN_PREPARATION", "STAGE_ORIGIN_SPELLS",
    "STAGE_ORIGIN_TROOPS", "STAGE_PRE_COMBAT", "STAGE_SECOND_CHARGE", "STAGE_SECOND_MAGIC", "STAGE_WANDS",
    "STRENGTH", "Season", "SecretServiceRow", "Side", "SightingEnd", "SightingFinder", "Sort", "Spell",
    "SpellAim", "SpellExtra", "SpellRepeat", "SpellSpared", "Stage", "StageOrigin", "Stand",
    "TACTIC_BARRAGE", "TACTIC_DETERMINED", "TACTIC_FIGHT_TO_THE_LAST", "TACTIC_FLANKING", "TACTIC_HOLD",
    "TACTIC_NIGHT", "TACTIC_NO_ORDERS", "TACTIC_ORGANIZED_WITHDRAWAL", "TACTIC_PROBING",
    "TACTIC_STANDARD_PLAN", "TACTIC_STAND_AND_DEFEND", "TACTIC_STOMP", "TERRAIN_DESERT", "TERRAIN_FOREST",
    "TERRAIN_MARSH", "TERRAIN_MOUNTAIN", "TERRAIN_PLAINS", "TERRAIN_SEA", "TERRAIN_WALLS", "TOUGHNESS",
    "TRAIT_ACUITY", "TRAIT_ADVENTURERS", "TRAIT_ARCHERS", "TRAIT_CHARISMA", "TRAIT_CUNNING", "TRAIT_DEVOUT",
    "TRAIT_DYNASTY", "TRAIT_EVIL", "TRAIT_FEUDAL", "TRAIT_FLIGHT", "TRAIT_FOREKNOWLEDGE",
    "TRAIT_FORETHOUGHT", "TRAIT_HEALING", "TRAIT_HEROIC", "TRAIT_INDUSTRIOUS", "TRAIT_MAGIC_IMMUNE_DEATH",
    "TRAIT_MAGIC_IMMUNE_SLEEP", "TRAIT_MAGIC_RESISTANCE_BATTLE", "TRAIT_MAGIC_RESISTANCE_DEATH",
    "TRAIT_MAGIC_RESISTANCE_SLEEP", "TRAIT_MAGIC_SUSCEPTIBLE_BATTLE", "TRAIT_MILITARY_TRADITION",
    "TRAIT_ORATORY", "TRAIT_ORDER", "TRAIT_RICH", "TRAIT_RIDERS", "TRAIT_RUTHLESS", "TRAIT_SEAFARING",
    "TRAIT_SECRETIVE", "TRAIT_SIEGE_ENGINEERING", "TRAIT_SPY_NETWORK", "TRAIT_STALWART", "TRAIT_TRACKERS",
    "TRAIT_TRICK_OF_THE_TRADE", "TURN_STEP_AGENT_STEP", "TURN_STEP_BUILDING_STEP", "TURN_STEP_CONSUMPTION",
    "TURN_STEP_COUNCIL", "TURN_STEP_FOOD_SPOILAGE", "TURN_STEP_GROUP_BATTLES", "TURN_STEP_MAGICAL_RESEARCH",
    "TURN_STEP_MOVEMENT", "TURN_STEP_POLITICS", "TURN_STEP_PRIESTESSES", "TURN_STEP_PRODUCTION",
    "TURN_STEP_REGIONAL_CONTROL", "TURN_STEP_REINFORCEMENTS", "TURN_STEP_RULER_STEP",
    "TURN_STEP_STANDING_COMMANDS", "TURN_STEP_STORMING", "TURN_STEP_TRADING", "TURN_STEP_VICTORY_CHECK",
    "Tactic", "Target", "Terrain", "Trait", "TreasuryRow", "TurnStep", "VIEWS", "WEAKNESS_FIELDS",
    "WEAKNESS_MINES", "WEAKNESS_WALLS_THEMSELVES", "Weakness", "Wizard", "World", "act_cost", "adeptness",
    "adepts_for_hire", "announced", "asleep", "assured_level", "at_odds", "automatic", "bargain_order",
    "bargain_stands", "battle", "battle_morale", "betray", "betrayal", "bid_worth", "blows",
    "brigade_strength", "brigades_called", "broken", "carry_off", "casting_level", "casualties",
    "catchable", "combat_bonus", "command_limit", "commanded", "conjured_food", "conjured_gold",
    "consul_denigrate_chance", "controls", "cost_order_212", "cost_order_215", "cost_order_290",
    "cost_order_295", "cost_order_385", "cost_order_465", "cost_order_470", "cost_order_471",
    "cost_order_475", "cost_order_476", "cost_order_478", "cost_order_480", "cost_order_500",
    "cost_order_501", "cost_order_615", "cost_order_691", "cost_order_692", "cost_order_799",
    "cost_order_800", "cost_order_900", "cost_order_930", "cost_order_935", "cost_order_940",
    "cost_order_945", "cost_order_950", "cost_order_955", "cost_order_960", "cost_order_965",
    "cost_order_970", "cost_order_971", "cost_order_975", "count_banners", "counterpart", "counts_turn_1",
    "counts_turn_2", "cover", "deadly", "death_chance", "declared", "default_order_110_plan",
    "default_order_111_plan", "default_order_120_plan", "default_order_215_sacks",
    "default_order_302_other", "default_order_385_bribe", "default_order_53_other",
    "default_order_745_quarters", "defense_destroyed", "denigrate_chance", "denigrated", "disdain_chance",
    "does_order_110", "does_order_111", "does_order_120", "does_order_121", "does_order_194",
    "does_order_200", "does_order_201", "does_order_202", "does_order_203", "does_order_204",
    "does_order_205", "does_order_206", "does_order_212", "does_order_215", "does_order_216",
    "does_order_217", "does_order_225", "does_order_230", "does_order_290", "does_order_295",
    "does_order_299", "does_order_302", "does_order_385", "does_order_410", "does_order_430",
    "does_order_440", "does_order_465", "does_order_470", "does_order_471", "does_order_475",
    "does_order_476", "does_order_478", "does_order_480", "does_order_483", "does_order_490",
    "does_order_50", "does_order_500", "does_order_501", "does_order_53", "does_order_54", "does_order_615",
    "does_order_691", "does_order_692", "does_order_745", "does_order_780", "does_order_799",
    "does_order_800", "does_order_900", "does_order_930", "does_order_935", "does_order_940",
    "does_order_945", "does_order_950", "does_order_955", "does_order_960", "does_order_965",
    "does_order_970", "does_order_971", "does_order_975", "does_order_996", "domain_order_110_foe",
    "domain_order_111_foe", "domain_order_120_foe", "domain_order_200_amount", "domain_order_201_partner",
    "domain_order_201_price", "domain_order_201_sacks", "domain_order_202_coins",
    "domain_order_202_partner", "domain_order_202_sacks", "domain_order_203_hostage",
    "domain_order_203_partner", "domain_order_203_price", "domain_order_204_coins",
    "domain_order_204_hostage", "domain_order_204_partner", "domain_order_205_partner",
    "domain_order_205_price", "domain_order_206_coins", "domain_order_206_partner",
    "domain_order_212_amount", "domain_order_215_coins", "domain_order_215_partner",
    "domain_order_215_sacks", "domain_order_216_ingots", "domain_order_216_partner",
    "domain_order_216_price", "domain_order_217_coins", "domain_order_217_ingots",
    "domain_order_217_partner", "domain_order_225_group", "domain_order_230_group",
    "domain_order_290_target", "domain_order_295_target", "domain_order_302_other",
    "domain_order_302_target", "domain_order_385_bribe", "domain_order_410_bid", "domain_order_430_figure",
    "domain_order_440_target", "domain_order_475_target", "domain_order_476_target",
    "domain_order_478_target", "domain_order_50_agent", "domain_order_53_other", "domain_order_53_target",
    "domain_order_54_town", "domain_order_615_target", "domain_order_691_host", "domain_order_691_target",
    "domain_order_692_host", "domain_order_692_target", "domain_order_780_convert",
    "domain_order_900_target", "domain_order_930_target", "domain_order_935_target",
    "domain_order_940_target", "domain_order_945_target", "domain_order_950_target",
    "domain_order_955_target", "domain_order_960_target", "domain_order_965_target",
    "domain_order_970_target", "domain_order_971_host", "domain_order_971_target",
    "domain_order_975_target", "emissary_power", "enamor_chance", "enamored", "escape_chance", "exchange",
    "fall", "fall_short", "familiar_level", "fate", "fear_felt", "felling_chance", "flying",
    "food_produced", "food_received", "food_sold", "free_hostage", "going_price", "gold_produced",
    "gold_received", "gold_sold", "greatest_level", "ground_effect", "group_value", "grow", "healed",
    "highest_level", "hiring_price", "hold", "holder", "hosts", "hosts_morale", "hosts_region",
    "hosts_spells", "hosts_strength", "hunger_attrition", "immune_to_fear", "increase_chance",
    "influence_change", "influence_floor", "influence_increased", "influence_lowered", "influence_raised",
    "influence_sold", "jest", "key_turn", "kill", "leader_bonus", "leader_level", "lean", "leave",
    "levels_lost", "limit_turn_1", "limit_turn_2", "long_shot", "look_around", "loss_divider", "lowered",
    "magic_proof", "magic_resistance", "magic_taken", "market_gives", "market_limit", "may_bribe",
    "may_cast_more", "may_denigrate", "may_enamor", "may_fall", "may_fight_to_the_last", "may_flank",
    "may_give", "may_march_hard", "may_research", "may_spend", "may_stomp", "may_strike_by_night",
    "may_train", "may_undergo_rite", "may_undertake", "meet", "mission_capture", "mission_cost",
    "mission_level", "mission_success", "mood", "morale_after", "morale_swing", "murder", "nazgul_rank",
    "needs_order_110", "needs_order_111", "needs_order_120", "needs_order_194", "needs_order_200",
    "needs_order_201", "needs_order_202", "needs_order_203", "needs_order_204", "needs_order_205",
    "needs_order_206", "needs_order_212", "needs_order_215", "needs_order_216", "needs_order_217",
    "needs_order_225", "needs_order_230", "needs_order_290", "needs_order_295", "needs_order_299",
    "needs_order_302", "needs_order_385", "needs_order_410", "needs_order_430", "needs_order_440",
    "needs_order_465", "needs_order_470", "needs_order_471", "needs_order_475", "needs_order_476",
    "needs_order_478", "needs_order_480", "needs_order_483", "needs_order_490", "needs_order_50",
    "needs_order_500", "needs_order_501", "needs_order_53", "needs_order_54", "needs_order_615",
    "needs_order_691", "needs_order_692", "needs_order_745", "needs_order_780", "needs_order_799",
    "needs_order_800", "needs_order_900", "needs_order_930", "needs_order_935", "needs_order_940",
    "needs_order_945", "needs_order_950", "needs_order_955", "needs_order_960", "needs_order_965",
    "needs_order_970", "needs_order_971", "needs_order_975", "next_level", "next_season", "of_the_court",
    "on_watch", "open_campaign", "open_floor", "open_order_295", "open_order_299", "open_order_53",
    "open_order_54", "open_order_940", "open_order_945", "open_order_955", "opening_gift", "pace_gained",
    "phoenix_healing", "political", "presence", "produce", "proficiency", "raised", "rating", "reach",
    "reaction", "reaction_ceiling", "reaction_floor", "readiness", "receive", "refusals_adepts_for_hire",
    "refusals_bargain_stands", "refusals_flying", "refusals_may_bribe", "refusals_may_cast_more",
    "refusals_may_denigrate", "refusals_may_enamor", "refusals_may_fight_to_the_last", "refusals_may_flank",
    "refusals_may_give", "refusals_may_march_hard", "refusals_may_research", "refusals_may_spend",
    "refusals_may_stomp", "refusals_may_strike_by_night", "refusals_may_train", "refusals_may_undergo_rite",
    "refusals_may_undertake", "refusals_seasonal_attack", "refusals_sighting_open", "refusals_vulnerable",
    "regional_morale", "report_host", "research_chance", "research_cost", "retreat_losses",
    "retreat_threshold", "risen_rank", "rite_chance", "sale_proceeds", "same_turn_production",
    "saving_throw", "seasonal_attack", "secret", "secret_service", "secret_service_captor",
    "secret_service_duty", "secret_service_level", "secret_service_place", "see_hosts",
    "see_secret_service", "see_treasury", "sent_home", "settle_battles", "share", "shift_reaction",
    "sighting_areas", "sighting_open", "sighting_risk", "sighting_strength", "sole_act", "speak_ill",
    "spell_damage", "spell_power", "spell_shelter", "spoil", "spoilage", "stage_damage", "stance",
    "standing_limit", "starved", "steadiness", "strike_bargains", "surprised", "take_loot", "taught_level",
    "teaches", "training_cost", "transmuted", "treasury_food", "treasury_gold", "treasury_influence",
    "treasury_mithril", "troop_value", "turn", "turn_calendar", "turn_position", "undertake", "unravelling",
    "valid_tactic", "veteran_core", "vulnerable", "wand_power", "watch", "watcher_death", "watchers_pay",
    "weather", "why_act_cost", "why_adeptness", "why_adepts_for_hire", "why_announced", "why_asleep",
    "why_assured_level", "why_at_odds", "why_automatic", "why_bargain_order", "why_bargain_stands",
    "why_battle_morale", "why_betrayal", "why_bid_worth", "why_brigade_strength", "why_brigades_called",
    "why_broken", "why_casting_level", "why_casualties", "why_catchable", "why_combat_bonus",
    "why_command_limit", "why_commanded", "why_conjured_food", "why_conjured_gold",
    "why_consul_denigrate_chance", "why_controls", "why_counterpart", "why_cover", "why_deadly",
    "why_death_chance", "why_declared", "why_defense_destroyed", "why_denigrate_chance", "why_denigrated",
    "why_disdain_chance", "why_emissary_power", "why_enamor_chance", "why_enamored", "why_escape_chance",
    "why_familiar_level", "why_fate", "why_fear_felt", "why_felling_chance", "why_flying",
    "why_food_produced", "why_food_received", "why_food_sold", "why_going_price", "why_gold_produced",
    "why_gold_received", "why_gold_sold", "why_greatest_level", "why_ground_effect", "why_group_value",
    "why_healed", "why_highest_level", "why_hiring_price", "why_hold", "why_holder", "why_hosts",
    "why_hosts_morale", "why_hosts_region", "why_hosts_spells", "why_hosts_strength",
    "why_hunger_attrition", "why_immune_to_fear", "why_increase_chance", "why_influence_change",
    "why_influence_floor", "why_influence_increased", "why_influence_lowered", "why_influence_raised",
    "why_influence_sold", "why_jest", "why_leader_bonus", "why_leader_level", "why_lean", "why_levels_lost",
    "why_long_shot", "why_loss_divider", "why_lowered", "why_magic_proof", "why_magic_resistance",
    "why_magic_taken", "why_market_gives", "why_market_limit", "why_may_bribe", "why_may_cast_more",
    "why_may_denigrate", "why_may_enamor", "why_may_fall", "why_may_fight_to_the_last", "why_may_flank",
    "why_may_give", "why_may_march_hard", "why_may_research", "why_may_spend", "why_may_stomp",
    "why_may_strike_by_night", "why_may_train", "why_may_undergo_rite", "why_may_undertake",
    "why_mission_capture", "why_mission_cost", "why_mission_level", "why_mission_success", "why_mood",
    "why_morale_after", "why_morale_swing", "why_nazgul_rank", "why_next_level", "why_next_season",
    "why_of_the_court", "why_on_watch", "why_opening_gift", "why_pace_gained", "why_phoenix_healing",
    "why_political", "why_presence", "why_proficiency", "why_raised", "why_rating", "why_reach",
    "why_reaction", "why_reaction_ceiling", "why_reaction_floor", "why_readiness", "why_regional_morale",
    "why_research_chance", "why_research_cost", "why_retreat_losses", "why_retreat_threshold",
    "why_risen_rank", "why_rite_chance", "why_sale_proceeds", "why_same_turn_production",
    "why_saving_throw", "why_seasonal_attack", "why_secret_service", "why_secret_service_captor",
    "why_secret_service_duty", "why_secret_service_level", "why_secret_service_place", "why_share",
    "why_sighting_areas", "why_sighting_open", "why_sighting_risk", "why_sighting_strength", "why_sole_act",
    "why_spell_damage", "why_spell_power", "why_spell_shelter", "why_spoilage", "why_stage_damage",
    "why_stance", "why_standing_limit", "why_starved", "why_steadiness", "why_surprised",
    "why_taught_level", "why_teaches", "why_training_cost", "why_transmuted", "why_treasury_food",
    "why_treasury_gold", "why_treasury_influence", "why_treasury_mithril", "why_troop_value",
    "why_turn_position", "why_unravelling", "why_valid_tactic", "why_veteran_core", "why_vulnerable",
    "why_wand_power", "why_watch", "why_watcher_death", "why_weather", "why_withdraws", "why_worn",
    "win_over", "withdraws", "worn",
]

PACK = Pack('alamaze', 'Alamaze, 4th Cycle: Maelstrom', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_kinds": (
        "ALCHEMIST_ITEM_EXPLOSIVE_DEVICE ALCHEMIST_ITEM_HEALING_SALVE ALCHEMIST_ITEM_POISON_FLASK "
        "ALCHEMIST_ITEM_PRESERVATION_JUG ALCHEMIST_ITEM_REJUVENATION_CREAM ARM_CHARGE ARM_COMBINED "
        "ARM_FIRST_MELEE ARM_LONG_RANGE ARM_NO_TROOPS ARM_SECOND_MELEE ARM_SHORT_RANGE ARM_STORM "
        "ARTIFACT_ADEPT_TWINS ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS ARTIFACT_AMULET_OF_PROTECTION "
        "ARTIFACT_ANCIENT_ANNIHILATOR ARTIFACT_ANGLAKEL ARTIFACT_ARMOR_OF_ANON ARTIFACT_AXE_OF_FARIN "
        "ARTIFACT_BLACK_OWL_TOTEM ARTIFACT_BOW_OF_HERACLES ARTIFACT_CHAMPION_STALLIONS "
        "ARTIFACT_CLASS_BENEVOLENT ARTIFACT_CLASS_COVERT ARTIFACT_CLASS_KINGLY ARTIFACT_CLASS_SPECIAL_CLASS "
        "ARTIFACT_CLASS_WEAPON ARTIFACT_CLASS_WIZARDLY ARTIFACT_CLOAK_OF_DISGUISE ARTIFACT_CROWN_OF_ANZU "
        "ARTIFACT_CRYSTAL_OF_SEEING ARTIFACT_DEMON_BANE ARTIFACT_DEMON_DEATH ARTIFACT_EKLAR_THE_WIZARD "
        "ARTIFACT_ELAN ARTIFACT_FIRE_OF_THE_VOID ARTIFACT_GEM_OF_PLANES ARTIFACT_GOLDEN_SPEAR_OF_LERIX "
        "ARTIFACT_GREAT_AXE_OF_HURBLIND ARTIFACT_GREAT_DIAMOND ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES "
        "ARTIFACT_GREEN_DRAGON_MATES ARTIFACT_GUARDIAN_TALISMAN ARTIFACT_HORN_OF_THE_INTREPID "
        "ARTIFACT_KEY_OF_THE_GEM ARTIFACT_KEY_OF_THE_MAKER ARTIFACT_KEY_OF_THE_SLAYER "
        "ARTIFACT_KEY_OF_THE_STAFF ARTIFACT_KNOWLEDGE_TOTEM ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS "
        "ARTIFACT_MARSHAL_CORA_DRACO ARTIFACT_MORGAL_BLADE ARTIFACT_MORNING_STAR_OF_TORAG ARTIFACT_NARSIL "
        "ARTIFACT_NEMROND_THE_WIZARD ARTIFACT_ONYX_AMULET ARTIFACT_ORACLE_OF_THE_OLD_GODS "
        "ARTIFACT_ORB_OF_ANTI_MAGIC ARTIFACT_PALANTIR_AMBALAR ARTIFACT_PALANTIR_CRISNIA "
        "ARTIFACT_PALANTIR_PHONIS ARTIFACT_PALANTIR_REDJAK ARTIFACT_PALANTIR_UNIKAR "
        "ARTIFACT_PLOW_OF_THE_PROPHET ARTIFACT_PRINCESS_XYNIA ARTIFACT_RED_ELK_MOUNT "
        "ARTIFACT_RENOWNED_STANDARD ARTIFACT_RING_OF_INVISIBILITY ARTIFACT_RING_OF_POWER "
        "ARTIFACT_RING_OF_PROTECTION ARTIFACT_RING_OF_SPELLS ARTIFACT_ROD_OF_FIRE ARTIFACT_RULER_ELIMINATOR "
        "ARTIFACT_SCRYING_MIRROR ARTIFACT_SHIELD_OF_HECTOR ARTIFACT_SMOKE_MOJO ARTIFACT_STAFF_OF_DISDAIN "
        "ARTIFACT_STAFF_OF_THE_GREAT_ORATOR ARTIFACT_STANDARD_OF_VALOR ARTIFACT_STONE_OF_ALL_MINDS "
        "ARTIFACT_SWORD_OF_ALVINITAR ARTIFACT_VALYRIAN_STEEL ARTIFACT_VERDIKAR_THE_WIZARD "
        "ARTIFACT_WAND_OF_LIGHTNING ARTIFACT_WHOWIE_TOTEM Agent AlchemistItem Arm Artifact ArtifactClass "
        "BARGAIN_ARTIFACT_FOR_GOLD BARGAIN_FOOD_FOR_GOLD BARGAIN_GOLD_FOR_ARTIFACT BARGAIN_GOLD_FOR_FOOD "
        "BARGAIN_GOLD_FOR_HOSTAGE BARGAIN_GOLD_FOR_MITHRIL BARGAIN_HOSTAGE_FOR_GOLD BARGAIN_MITHRIL_FOR_GOLD "
        "BRIGADE_TYPE_AIR_ELEMENTALS BRIGADE_TYPE_ALCHEMIST BRIGADE_TYPE_AMAZONS BRIGADE_TYPE_ANCIENT_ONES "
        "BRIGADE_TYPE_APES BRIGADE_TYPE_ATLANTEANS BRIGADE_TYPE_BEHOLDER BRIGADE_TYPE_BLACK_DRAGONS "
        "BRIGADE_TYPE_CENTAURS BRIGADE_TYPE_CHAMELEONS BRIGADE_TYPE_CHIMERA BRIGADE_TYPE_CIMMERIANS "
        "BRIGADE_TYPE_COCKATRICES BRIGADE_TYPE_CYCLOPS BRIGADE_TYPE_DAMNED BRIGADE_TYPE_DARK_ELVES "
        "BRIGADE_TYPE_DEATHKNIGHTS BRIGADE_TYPE_DEMON_PRINCES BRIGADE_TYPE_DRUID BRIGADE_TYPE_DWARVES "
        "BRIGADE_TYPE_EARTH_ELEMENTALS BRIGADE_TYPE_ELEMENTALIST BRIGADE_TYPE_ELVES BRIGADE_TYPE_ENTS "
        "BRIGADE_TYPE_ETTINS BRIGADE_TYPE_FAIRY_FOLK BRIGADE_TYPE_FIRE_ELEMENTALS BRIGADE_TYPE_FORGOTTEN "
        "BRIGADE_TYPE_FREE_TRADERS BRIGADE_TYPE_GARGOYLES BRIGADE_TYPE_GELATINOUS_CUBES BRIGADE_TYPE_GHOULS "
        "BRIGADE_TYPE_GIANTS BRIGADE_TYPE_GIANT_EAGLES BRIGADE_TYPE_GNOLLS BRIGADE_TYPE_GNOMES "
        "BRIGADE_TYPE_GOBLINS BRIGADE_TYPE_GREAT_BATS BRIGADE_TYPE_GRIFFONS BRIGADE_TYPE_HALFLINGS "
        "BRIGADE_TYPE_HELL_HOUNDS BRIGADE_TYPE_HILL_GIANTS BRIGADE_TYPE_ILLUSIONIST BRIGADE_TYPE_IRON_GOLEM "
        "BRIGADE_TYPE_KNIGHTS_OF_STYX BRIGADE_TYPE_LIZARD_MEN BRIGADE_TYPE_LYCANS BRIGADE_TYPE_MAMMOTHS "
        "BRIGADE_TYPE_MANTICORES BRIGADE_TYPE_MEPHITS BRIGADE_TYPE_MINOTAURS BRIGADE_TYPE_MUMMIES "
        "BRIGADE_TYPE_MYTHIANS BRIGADE_TYPE_NECROMANCER BRIGADE_TYPE_NOMADS BRIGADE_TYPE_NORTHMEN "
        "BRIGADE_TYPE_NYVARIANS BRIGADE_TYPE_OGRES BRIGADE_TYPE_ORCS BRIGADE_TYPE_OWLBEARS "
        "BRIGADE_TYPE_PALADINS BRIGADE_TYPE_PHANTASMAL_FORCE BRIGADE_TYPE_PHANTOMS BRIGADE_TYPE_PHOENIX "
        "BRIGADE_TYPE_PIRATES BRIGADE_TYPE_PIT_FIEND BRIGADE_TYPE_PIXIES BRIGADE_TYPE_RANGERS "
        "BRIGADE_TYPE_RED_DRAGONS BRIGADE_TYPE_ROCK_GOLEMS BRIGADE_TYPE_ROCS BRIGADE_TYPE_ROHIRRIM "
        "BRIGADE_TYPE_SACRED_ORDER BRIGADE_TYPE_SAURUS BRIGADE_TYPE_SCORPIONS BRIGADE_TYPE_SHAMBLING_MOUNDS "
        "BRIGADE_TYPE_SKELETONS BRIGADE_TYPE_SORCERER BRIGADE_TYPE_SPECTERS BRIGADE_TYPE_SPRITES "
        "BRIGADE_TYPE_STORMGATE_GUARD BRIGADE_TYPE_SWAMPMEN BRIGADE_TYPE_TROGLODYTES BRIGADE_TYPE_TROLLS "
        "BRIGADE_TYPE_TYRANT BRIGADE_TYPE_UAK_HAI BRIGADE_TYPE_UMBER_HULKS BRIGADE_TYPE_UNDERWORLD "
        "BRIGADE_TYPE_UNICORNS BRIGADE_TYPE_VIKINGS BRIGADE_TYPE_WARG_RIDERS BRIGADE_TYPE_WARLOCK "
        "BRIGADE_TYPE_WAR_MACHINES BRIGADE_TYPE_WATER_ELEMENTALS BRIGADE_TYPE_WESTMEN BRIGADE_TYPE_WIGHTS "
        "BRIGADE_TYPE_WILDLINGS BRIGADE_TYPE_WOOD_ELVES BRIGADE_TYPE_WYVERNS BRIGADE_TYPE_ZAMORANS "
        "BRIGADE_TYPE_ZEALOTS BRIGADE_TYPE_ZOMBIES BUILDING_APOTHECARY BUILDING_BALLISTA_TOWER "
        "BUILDING_BAZAAR BUILDING_CASTLE BUILDING_CITADEL BUILDING_FORGE BUILDING_FORTRESS BUILDING_FORUM "
        "BUILDING_GRANARY BUILDING_GREATER_CASTLE BUILDING_GREAT_MAGE_TOWER BUILDING_GREAT_TEMPLE "
        "BUILDING_HOBBIT_INC BUILDING_LABORATORY BUILDING_LEGENDARY_CASTLE BUILDING_MOTTE_AND_BAILEY "
        "BUILDING_PORT BUILDING_SECRET_PASSAGES BUILDING_TEMPLE BUILDING_THIEVES_GUILD BUILDING_WATCH_TOWERS "
        "BUILDING_WIZARD_TOWER Bargain Brigade BrigadeType Building CLIMATE_NORTHERN CLIMATE_SOUTHERN "
        "CRAFTING_COINS CRAFTING_GRAIN_STORE CRAFTING_INGOTS CRAFTING_STANDING_AT_COURT Cast Challenge "
        "Climate Crafting DUTY_COUNTER_ESPIONAGE DUTY_GUARD DUTY_GUARD_PRISONERS DUTY_IDLE Duty "
        "EFFECT_BLESSED EFFECT_CONCEALED EFFECT_DIRE_WOLF EFFECT_ESCAPING EFFECT_SIMULACRUM EFFECT_SLEPT "
        "EFFECT_WARDED EXPERIENCE_ELITE EXPERIENCE_GREEN EXPERIENCE_REGULAR EXPERIENCE_VETERAN Effect "
        "Experience FATE_DEMOTED FATE_DIES FATE_TURNED Fate Figure Foothold GOOD_COIN GOOD_GRAIN Good Group "
        "HOLD_CONTROL HOLD_MINOR HOLD_SIGNIFICANT HOLD_SUBSTANTIAL HOLD_TIGHT_CONTROL HOLD_UNESTABLISHED Hold "
        "INFLUENCE_EVENT_AURA INFLUENCE_EVENT_CAPITAL_LOST INFLUENCE_EVENT_CASTLE INFLUENCE_EVENT_CITADEL "
        "INFLUENCE_EVENT_COMMENDED INFLUENCE_EVENT_CONDEMNED INFLUENCE_EVENT_CURSED "
        "INFLUENCE_EVENT_ENEMY_DECLARED INFLUENCE_EVENT_FAILED_CHECK INFLUENCE_EVENT_FALSE_SKELETON "
        "INFLUENCE_EVENT_FORTRESS INFLUENCE_EVENT_FORUM INFLUENCE_EVENT_GREATER_CASTLE "
        "INFLUENCE_EVENT_GREAT_TEMPLE INFLUENCE_EVENT_LEGENDARY_CASTLE INFLUENCE_EVENT_MOTTE "
        "INFLUENCE_EVENT_PORT INFLUENCE_EVENT_PRESTIGE INFLUENCE_EVENT_PRINCESS INFLUENCE_EVENT_REGION_GAINED "
        "INFLUENCE_EVENT_REGION_LOST INFLUENCE_EVENT_SEAT_GAINED INFLUENCE_EVENT_SEAT_LOST "
        "INFLUENCE_EVENT_TITLE ITEM_HEADING_EXCELLENT_ITEM ITEM_HEADING_FINE_ITEM ITEM_HEADING_SPECIAL_ITEM "
        "ITEM_HEADING_SUPERIOR_ITEM InfluenceEvent ItemHeading KINGDOM_ALCHEMIST KINGDOM_AMAZONS "
        "KINGDOM_ANCIENT_ONES KINGDOM_ATLANTEANS KINGDOM_BLACK_DRAGON KINGDOM_CIMMERIANS KINGDOM_DARK_ELVES "
        "KINGDOM_DEATHKNIGHTS KINGDOM_DEMON_PRINCES KINGDOM_DRUID KINGDOM_DWARVEN KINGDOM_ELEMENTALIST "
        "KINGDOM_ELVEN KINGDOM_FAIRY_FOLK KINGDOM_FORGOTTEN KINGDOM_FREE_TRADERS KINGDOM_GIANTS KINGDOM_GNOME "
        "KINGDOM_HALFLING KINGDOM_ILLUSIONIST KINGDOM_LIZARD_MEN KINGDOM_LYCANS KINGDOM_NECROMANCER "
        "KINGDOM_NOMAD KINGDOM_PIRATES KINGDOM_RANGER KINGDOM_RED_DRAGON KINGDOM_SACRED_ORDER "
        "KINGDOM_SORCERER KINGDOM_TYRANT KINGDOM_UNDERWORLD KINGDOM_WARLOCK Kingdom LASTING_ALL_BATTLES "
        "LASTING_ALL_TURN LASTING_FOR_GOOD LASTING_FOR_THE_MOMENT LASTING_ONE_BATTLE LASTING_UNTIL_BROKEN "
        "LOOT_INGOTS LOOT_PURSE LOOT_SACKS Lasting Leader Levy Loot MAGICAL_ITEM_CLOAK_OF_DISGUISE "
        "MAGICAL_ITEM_CRYSTAL_OF_SEEING MAGICAL_ITEM_GUARDIAN_TALISMAN MAGICAL_ITEM_PLOW_OF_THE_PROPHET "
        "MAGICAL_ITEM_RING_OF_PROTECTION MAGICAL_ITEM_ROD_OF_FIRE MAGICAL_ITEM_SCROLL_OF_DEFENSE "
        "MAGICAL_ITEM_SCROLL_OF_ESCAPE MAGICAL_ITEM_SCROLL_OF_FABRICATION MAGICAL_ITEM_SCROLL_OF_IMMORTALITY "
        "MAGICAL_ITEM_SCROLL_OF_INSECT_SWARM MAGICAL_ITEM_SCROLL_OF_MAJOR_HEALING "
        "MAGICAL_ITEM_SCROLL_OF_MINOR_HEALING MAGICAL_ITEM_SCROLL_OF_POT_LUCK "
        "MAGICAL_ITEM_SCROLL_OF_PURIFICATION MAGICAL_ITEM_SMOKE_MOJO MAGICAL_ITEM_WAND_OF_LIGHTNING "
        "MISSION_ASSASSINATE MISSION_BRIBE MISSION_EARLY_TRAIL MISSION_KIDNAP MISSION_LEARN_MORALE "
        "MISSION_POISON MISSION_RECON MISSION_RECON_SEA MISSION_RESCUE MISSION_SABOTAGE MISSION_SEARCH_ALL "
        "MISSION_SEARCH_ENCOUNTERS MISSION_SEARCH_GROUPS MISSION_SEARCH_PLACES MISSION_STEAL MISSION_TRAIL "
        "MORALE_EVENT_ENTRENCHING MORALE_EVENT_EXTRA_BOTH MORALE_EVENT_EXTRA_FOOD MORALE_EVENT_EXTRA_GOLD "
        "MORALE_EVENT_FIREWORKS MORALE_EVENT_FORCED_MARCH MORALE_EVENT_HARASSED MORALE_EVENT_ONE_WATCH "
        "MORALE_EVENT_POISONED MORALE_EVENT_REST_IN_CITY MORALE_EVENT_REST_IN_SANCTUARY "
        "MORALE_EVENT_REST_IN_TOWN MORALE_EVENT_TWO_WATCHES MORALE_EVENT_UNFED MORALE_EVENT_UNPAID "
        "MagicalItem Mission MoraleEvent Motion NEARNESS_AT_ANY_DISTANCE NEARNESS_OWN_CENTER "
        "NEARNESS_SAME_AREA NEARNESS_SAME_GROUP NEARNESS_SAME_REGION Nearness ORDER_ASSASSINATE_FIGURE "
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
        "ORIGIN_RECRUIT ORIGIN_SUMMON Offer Order Origin POST_ADEPT_POST POST_AGENT_POST POST_AMBASSADOR_POST "
        "POST_CENTURION_POST POST_FANATIC_POST POST_FOOL_POST POST_GOVERNOR_POST POST_HALFLING_AGENT "
        "POST_HALFLING_MARSHAL POST_HALFLING_WIZARD POST_MAIDEN_POST POST_MINERS PROWESS_ADVANTAGE "
        "PROWESS_DISADVANTAGE PROWESS_MASTERY PROWESS_NONMAGICAL PROWESS_STANDARD PROWESS_SUBSTANDARD "
        "PROWESS_SUPREMACY Place Post Prowess QUALITY_ENIGMA QUALITY_EXCELLENT QUALITY_FINE QUALITY_QUEST "
        "QUALITY_SUPERIOR QUARTERS_CITY QUARTERS_TOWN Quality Quarters RANK_ADEPT RANK_AGENT RANK_AMBASSADOR "
        "RANK_AREA RANK_ARTIFACT RANK_BARON RANK_CAPTAIN RANK_CAPTAIN_MAJOR RANK_CENTURION RANK_COMMANDER "
        "RANK_CONSUL RANK_COUNT RANK_DEMON_PRINCE RANK_DUKE RANK_FANATIC RANK_FOOL RANK_GENERAL RANK_GOVERNOR "
        "RANK_GRAND_MARSHAL RANK_GROUP RANK_KING RANK_LORD_COMMANDER RANK_MAIDEN RANK_MAJOR_GENERAL "
        "RANK_MARSHAL RANK_MITHRIL RANK_PLACE RANK_PRIESTESS RANK_PRINCE RANK_QUEEN RANK_REGENT RANK_SEA "
        "RANK_SEARCH RANK_WARLORD RANK_WILD_EXCELLENT RANK_WILD_FINE RANK_WIZARD RATING_ABOVE_AVERAGE "
        "RATING_ABSENT RATING_AVERAGE RATING_AWESOME RATING_BELOW_AVERAGE RATING_EXCELLENT RATING_GOOD "
        "RATING_NOT_A_FACTOR RATING_RENOWNED RATING_SUPERIOR RATING_ULTIMATE RATING_VERY_GOOD "
        "RATING_VERY_POOR REACTION_FRIENDLY REACTION_HOSTILE REACTION_LOYAL REACTION_SUSPICIOUS "
        "REACTION_TOLERANT REGION_CROWN_ISLANDS REGION_DARKOVER REGION_DIAMOND_COAST REGION_KRYNN "
        "REGION_MYTHGAR REGION_NYVARIA REGION_PELLINOR REGION_STORMGATE REGION_SWORD_COAST REGION_TRIUMVIA "
        "REGION_UNTAMED_LANDS REGION_ZAMORA REGION_ZANTHIA RELATION_ALLY RELATION_ENEMY RELATION_NEUTRAL "
        "RELIC_HOLDER_COURT RELIC_HOLDER_MAGE RELIC_HOLDER_OWN_COMPANY RELIC_HOLDER_REALM "
        "RELIC_HOLDER_SPYING_AGENT RELIC_HOLDER_THRONE RELIC_HOLDER_TOWN ROYAL_ACT_CONSUL_DENIGRATE "
        "ROYAL_ACT_CONSUL_ENAMOR ROYAL_ACT_DENIGRATE ROYAL_ACT_DISDAIN_DENIGRATE ROYAL_ACT_ENAMOR "
        "ROYAL_ACT_ENTERTAIN ROYAL_ACT_INCREASE ROYAL_ACT_ORATOR_ENAMOR ROYAL_ACT_SELL_INFLUENCE Rank Rating "
        "Reaction Region Relation RelicHolder RoyalAct Ruler SEASON_AUTUMN SEASON_SPRING SEASON_SUMMER "
        "SEASON_WINTER SIGHTING_END_SIGHTING_RESOLVED SIGHTING_END_SIGHTING_UNRESOLVED "
        "SIGHTING_FINDER_DIVINER_OF_NAMES SIGHTING_FINDER_DIVINER_OF_PLACES SIGHTING_FINDER_EAGLE "
        "SIGHTING_FINDER_RAVEN SIGHTING_FINDER_SCOUTING_AGENT SIGHTING_FINDER_SEARCHING_AGENT "
        "SIGHTING_FINDER_SEASONED_AGENT SIGHTING_FINDER_WANDERING_GROUP SORT_AGENT SORT_DEMON SORT_FANATIC "
        "SORT_HIGH_DEMON SORT_IMP SPELL_AIM_CASTER_ONLY SPELL_AIM_ENVOY SPELL_AIM_HOME_GROUP SPELL_AIM_LIEGE "
        "SPELL_AIM_MAP_SPOT SPELL_AIM_OWN_ENEMY_FIGURE SPELL_AIM_OWN_GROUP SPELL_AIM_OWN_LEADER "
        "SPELL_AIM_POPCENTER SPELL_AIM_PROVINCE SPELL_AIM_RELIC SPELL_AIM_RIVAL_GROUP SPELL_AIM_RIVAL_REALM "
        "SPELL_AIM_ROYAL_STORES SPELL_AIM_SIGHTING SPELL_AIM_WATERS SPELL_ANCIENT_INTERVENTION "
        "SPELL_ARCANE_DISJUNCTION SPELL_AUGMENT_TITLE SPELL_BLINDING_LIGHT_REGIONAL_EFFECT "
        "SPELL_BOUNTY_REGIONAL_EFFECT SPELL_BRIDGE_OF_MIST SPELL_CHAIN_LIGHTNING SPELL_CHAOS "
        "SPELL_CHARM_REGION SPELL_COLD_DARKNESS_REGIONAL_EFFECT SPELL_COMMAND_TORNADO SPELL_CONCEAL_EMISSARY "
        "SPELL_CONJURE_PRESTIGE SPELL_CONJURE_SCANDAL SPELL_CRACK_THE_SKY SPELL_CREATE_FOOD SPELL_CREATE_GOLD "
        "SPELL_CREATE_MAGICAL_ITEM SPELL_CURSE SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT SPELL_DESTROY_UNDEAD "
        "SPELL_DIPLOMACY SPELL_DIRE_WOLF_FAMILIAR SPELL_DISINTEGRATE SPELL_DISPEL_DOME_OF_INVULNERABILITY "
        "SPELL_DISPEL_MAGIC SPELL_DISPEL_REGIONAL_EFFECT SPELL_DISPEL_STORM_AT_SEA "
        "SPELL_DOME_OF_INVULNERABILITY SPELL_EAGLE_FAMILIAR SPELL_EARTHQUAKE SPELL_ENHANCE_KING_S_AURA "
        "SPELL_EXTRA_CRAFTED SPELL_EXTRA_FOE_NAMED SPELL_EXTRA_FOUR_AREAS SPELL_EXTRA_IDLE_GROUP "
        "SPELL_EXTRA_KINGDOM_NAMED SPELL_EXTRA_LOWEST_SPELL SPELL_EXTRA_ONE_LEADER SPELL_EXTRA_SEA_AREAS "
        "SPELL_EXTRA_SIZE_OF_GROUP SPELL_EXTRA_SLAIN SPELL_EXTRA_TWO_BREEDS SPELL_EXTRA_TWO_LEADERS "
        "SPELL_FAMINE_REGIONAL_EFFECT SPELL_FEAR SPELL_FERTILE_FIELDS SPELL_FIRESTRIKE SPELL_FLASH_FLOOD "
        "SPELL_GREATER_MASKING SPELL_GUARDED_ATTACK SPELL_HEAL SPELL_HIDDEN_ORE SPELL_ICE_TORRENT "
        "SPELL_IMP_FAMILIAR SPELL_INCENDIARY_CLOUD SPELL_INFURIATE_POPULACE SPELL_INSTANT_SELF_TELEPORT "
        "SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES SPELL_INSTANT_SUMMON_PHANTOMS SPELL_INVISIBLE_ARMY "
        "SPELL_INVISIBLE_BRIGADE SPELL_INVISIBLE_DIVISION SPELL_INVISIBLE_PATROL SPELL_KILL_LEADER_WIZARD "
        "SPELL_LEARN_ARTIFACT_POWER SPELL_LESSER_MASKING SPELL_LIGHTNING_ATTACK "
        "SPELL_LIGHT_OF_THE_EVENING_STAR SPELL_LOCATE_CHARACTER_OR_GROUP SPELL_MAGIC_RESEARCH "
        "SPELL_METEOR_STRIKE SPELL_MIRROR_IMAGE SPELL_PLAGUE_REGIONAL_EFFECT SPELL_POWER_WORD_STUN "
        "SPELL_PRESENCE SPELL_PRISMATIC_RAYS SPELL_PROJECT_IMAGE_OF_GROUP "
        "SPELL_PROTECTION_FROM_REGIONAL_EFFECT SPELL_PROTECT_HEROES_AND_WIZARDS "
        "SPELL_RAISE_POPULATION_CENTER_CENSUS SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT SPELL_RAISE_ZOMBIES "
        "SPELL_RAVEN_FAMILIAR SPELL_REPEAT_KINGDOM_EVER SPELL_REPEAT_REGIONAL_EFFECT "
        "SPELL_REPEAT_REGION_IN_A_TURN SPELL_REPEAT_RULER_IN_A_TURN SPELL_REPEAT_SEA "
        "SPELL_REVEAL_KING_S_INFLUENCE SPELL_REVELATION SPELL_RITE_OF_THE_MAGI SPELL_SACRIFICE "
        "SPELL_SELF_INVISIBLE SPELL_SHIELD SPELL_SHIP_OF_MIST SPELL_SIMULACRUM SPELL_SLEEP "
        "SPELL_SPARED_ALLIED_GROUPS SPELL_SPARED_CAPITALS SPELL_SPARED_CENTERS SPELL_SPARED_ELITE_SHIPS "
        "SPELL_SPARED_FLYERS SPELL_SPARED_MIST_SHIPS SPELL_SPARED_PATROLS SPELL_SPARED_STALWART_KINGDOMS "
        "SPELL_SPARED_UNDEAD_TROOPS SPELL_SPARED_WARLORDS SPELL_SPEED SPELL_STORM_AT_SEA "
        "SPELL_STRENGTHEN_WALLS SPELL_STUN_LEADER SPELL_SUMMON_AIR_ELEMENTAL SPELL_SUMMON_DEATH "
        "SPELL_SUMMON_DEMON SPELL_SUMMON_EARTH_ELEMENTAL SPELL_SUMMON_FIRE_ELEMENTAL SPELL_SUMMON_GHOULS "
        "SPELL_SUMMON_HIGH_DEMON SPELL_SUMMON_IRON_GOLEM SPELL_SUMMON_KRAKEN SPELL_SUMMON_LEVIATHAN "
        "SPELL_SUMMON_MINOTAURS SPELL_SUMMON_MONSTER_III_OWLBEAR SPELL_SUMMON_MONSTER_II_GNOLL "
        "SPELL_SUMMON_MONSTER_IV_GARGOYLE SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND "
        "SPELL_SUMMON_MONSTER_I_TROGLODYTE SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE "
        "SPELL_SUMMON_MONSTER_VII_UMBER_HULK SPELL_SUMMON_MONSTER_VI_ETTIN SPELL_SUMMON_MONSTER_V_MANTICORE "
        "SPELL_SUMMON_MUMMIES SPELL_SUMMON_PIT_FIEND SPELL_SUMMON_ROCK_GOLEMS SPELL_SUMMON_SKELETONS "
        "SPELL_SUMMON_SPECTERS SPELL_SUMMON_WATER_ELEMENTAL SPELL_SUMMON_WIGHTS SPELL_TELEPORT_ARMY "
        "SPELL_TELEPORT_ARMY_GROUP SPELL_TELEPORT_BRIGADE SPELL_TELEPORT_DIVISION SPELL_TELEPORT_PATROL "
        "SPELL_TELEPORT_SELF SPELL_TRANSFORM_TO_LICH SPELL_TRANSFORM_TO_NAZGUL SPELL_TRUE_SEEING "
        "SPELL_UNVEIL_GROUP_LOCATIONS SPELL_UNVEIL_POPULATION_CENTERS SPELL_VALOR SPELL_WALL_OF_FLAME "
        "SPELL_WARD SPELL_WARD_POPULATION_CENTER SPELL_WIND_STORM SPELL_WIZARD_ASSIST_ENCOUNTER "
        "SPELL_WRAITH_FORM STAGE_COMBINED_ONE STAGE_COMBINED_TWO STAGE_FAR_MISSILES STAGE_FIRST_CHARGE "
        "STAGE_FIRST_MAGIC STAGE_MELEE_ONE STAGE_MELEE_TWO STAGE_NEAR_MISSILES STAGE_ORIGIN_ARTIFACTS "
        "STAGE_ORIGIN_PREPARATION STAGE_ORIGIN_SPELLS STAGE_ORIGIN_TROOPS STAGE_PRE_COMBAT "
        "STAGE_SECOND_CHARGE STAGE_SECOND_MAGIC STAGE_WANDS Season Side SightingEnd SightingFinder Sort Spell "
        "SpellAim SpellExtra SpellRepeat SpellSpared Stage StageOrigin Stand TACTIC_BARRAGE TACTIC_DETERMINED "
        "TACTIC_FIGHT_TO_THE_LAST TACTIC_FLANKING TACTIC_HOLD TACTIC_NIGHT TACTIC_NO_ORDERS "
        "TACTIC_ORGANIZED_WITHDRAWAL TACTIC_PROBING TACTIC_STANDARD_PLAN TACTIC_STAND_AND_DEFEND TACTIC_STOMP "
        "TERRAIN_DESERT TERRAIN_FOREST TERRAIN_MARSH TERRAIN_MOUNTAIN TERRAIN_PLAINS TERRAIN_SEA "
        "TERRAIN_WALLS TRAIT_ACUITY TRAIT_ADVENTURERS TRAIT_ARCHERS TRAIT_CHARISMA TRAIT_CUNNING TRAIT_DEVOUT "
        "TRAIT_DYNASTY TRAIT_EVIL TRAIT_FEUDAL TRAIT_FLIGHT TRAIT_FOREKNOWLEDGE TRAIT_FORETHOUGHT "
        "TRAIT_HEALING TRAIT_HEROIC TRAIT_INDUSTRIOUS TRAIT_MAGIC_IMMUNE_DEATH TRAIT_MAGIC_IMMUNE_SLEEP "
        "TRAIT_MAGIC_RESISTANCE_BATTLE TRAIT_MAGIC_RESISTANCE_DEATH TRAIT_MAGIC_RESISTANCE_SLEEP "
        "TRAIT_MAGIC_SUSCEPTIBLE_BATTLE TRAIT_MILITARY_TRADITION TRAIT_ORATORY TRAIT_ORDER TRAIT_RICH "
        "TRAIT_RIDERS TRAIT_RUTHLESS TRAIT_SEAFARING TRAIT_SECRETIVE TRAIT_SIEGE_ENGINEERING "
        "TRAIT_SPY_NETWORK TRAIT_STALWART TRAIT_TRACKERS TRAIT_TRICK_OF_THE_TRADE TURN_STEP_AGENT_STEP "
        "TURN_STEP_BUILDING_STEP TURN_STEP_CONSUMPTION TURN_STEP_COUNCIL TURN_STEP_FOOD_SPOILAGE "
        "TURN_STEP_GROUP_BATTLES TURN_STEP_MAGICAL_RESEARCH TURN_STEP_MOVEMENT TURN_STEP_POLITICS "
        "TURN_STEP_PRIESTESSES TURN_STEP_PRODUCTION TURN_STEP_REGIONAL_CONTROL TURN_STEP_REINFORCEMENTS "
        "TURN_STEP_RULER_STEP TURN_STEP_STANDING_COMMANDS TURN_STEP_STORMING TURN_STEP_TRADING "
        "TURN_STEP_VICTORY_CHECK Tactic Target Terrain Trait TurnStep WEAKNESS_FIELDS WEAKNESS_MINES "
        "WEAKNESS_WALLS_THEMSELVES Weakness Wizard "
    ),
    "_views": (
        "HostsRow SecretServiceRow TreasuryRow VIEWS see_hosts see_secret_service see_treasury "
    ),
    "_words": (
        "AREA COMMAND DEFENSE FOOD GOLD GUNPOWDER INFLUENCE LEVEL MITHRIL PACE PERCENT POINTS STRENGTH "
        "TOUGHNESS "
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
    "encounters": (
        "refusals_sighting_open sighting_areas sighting_open sighting_risk sighting_strength "
    ),
    "encounters_why": (
        "why_sighting_areas why_sighting_open why_sighting_risk why_sighting_strength "
    ),
    "gates": (
        "asleep automatic catchable may_bribe may_undertake of_the_court political refusals_may_bribe "
        "refusals_may_undertake refusals_vulnerable vulnerable "
    ),
    "gates_why": (
        "why_asleep why_automatic why_catchable why_may_bribe why_may_undertake why_of_the_court "
        "why_political why_vulnerable "
    ),
    "magic": (
        "adepts_for_hire brigades_called casting_level conjured_food conjured_gold defense_destroyed "
        "familiar_level felling_chance healed leader_level may_cast_more morale_swing nazgul_rank pace_gained "
        "refusals_adepts_for_hire refusals_may_cast_more risen_rank unravelling "
    ),
    "magic_why": (
        "why_adepts_for_hire why_brigades_called why_casting_level why_conjured_food why_conjured_gold "
        "why_defense_destroyed why_familiar_level why_felling_chance why_healed why_leader_level "
        "why_may_cast_more why_morale_swing why_nazgul_rank why_pace_gained why_risen_rank why_unravelling "
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
