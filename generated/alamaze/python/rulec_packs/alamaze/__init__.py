"""Alamaze, 4th Cycle: Maelstrom: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._kinds import (
        ARM_CHARGE, ARM_COMBINED, ARM_FIRST_MELEE, ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SECOND_MELEE,
        ARM_SHORT_RANGE, ARM_STORM, ARTIFACT_AMULET_OF_PROTECTION, ARTIFACT_ANCIENT_ANNIHILATOR,
        ARTIFACT_ANGLAKEL, ARTIFACT_AXE_OF_FARIN, ARTIFACT_BOW_OF_HERACLES, ARTIFACT_CLASS_BENEVOLENT,
        ARTIFACT_CLASS_COVERT, ARTIFACT_CLASS_ROYAL, ARTIFACT_CLASS_WEAPON, ARTIFACT_CLASS_WIZARDLY,
        ARTIFACT_CROWN_OF_ANZU, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH, ARTIFACT_ELAN,
        ARTIFACT_GOLDEN_SPEAR_OF_LERIX, ARTIFACT_GREAT_AXE_OF_HURBLIND, ARTIFACT_GREEN_DRAGON_MATES,
        ARTIFACT_GUARDIAN_TALISMAN, ARTIFACT_MORGAL_BLADE, ARTIFACT_MORNING_STAR_OF_TORAG, ARTIFACT_NARSIL,
        ARTIFACT_ORB_OF_ANTI_MAGIC, ARTIFACT_RENOWNED_STANDARD, ARTIFACT_RING_OF_INVISIBILITY,
        ARTIFACT_RING_OF_POWER, ARTIFACT_RING_OF_PROTECTION, ARTIFACT_ROD_OF_FIRE,
        ARTIFACT_RULER_ELIMINATOR, ARTIFACT_SMOKE_MOJO, ARTIFACT_STAFF_OF_DISDAIN,
        ARTIFACT_STAFF_OF_THE_GREAT_ORATOR, ARTIFACT_STANDARD_OF_VALOR, ARTIFACT_STONE_OF_ALL_MINDS,
        ARTIFACT_SWORD_OF_ALVINITAR, ARTIFACT_WAND_OF_LIGHTNING, Agent, Arm, Artifact, ArtifactClass,
        BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT, BARGAIN_GOLD_FOR_FOOD,
        BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL, BARGAIN_HOSTAGE_FOR_GOLD,
        BARGAIN_MITHRIL_FOR_GOLD, BOON_BULWARK, BOON_CHARGE_VEIL, BOON_CONTAGION, BOON_DISMAY, BOON_ESPRIT,
        BOON_FRIGHT, BOON_GOAD, BOON_GROUP_MIGHT, BOON_IMMOLATION, BOON_MISSILE_VEIL, BOON_MUMMY_ROT,
        BOON_ONSLAUGHT, BOON_OWN_MIGHT, BOON_PARLEYING, BOON_PERIL, BOON_REGROWTH, BOON_RIDER_CHARGE,
        BOON_THREATENING, BOON_WALL_ATTACK, BRIGADE_TYPE_AIR_ELEMENTALS, BRIGADE_TYPE_ALCHEMIST,
        BRIGADE_TYPE_AMAZONS, BRIGADE_TYPE_ANCIENT_ONES, BRIGADE_TYPE_APES, BRIGADE_TYPE_ATLANTEANS,
        BRIGADE_TYPE_BEHOLDER, BRIGADE_TYPE_BLACK_DRAGONS, BRIGADE_TYPE_CENTAURS, BRIGADE_TYPE_CHAMELEONS,
        BRIGADE_TYPE_CHIMERA, BRIGADE_TYPE_CIMMERIANS, BRIGADE_TYPE_COCKATRICES, BRIGADE_TYPE_CYCLOPS,
        BRIGADE_TYPE_DAMNED, BRIGADE_TYPE_DARK_ELVES, BRIGADE_TYPE_DEATHKNIGHTS, BRIGADE_TYPE_DEMON_PRINCES,
        BRIGADE_TYPE_DRUID, BRIGADE_TYPE_DWARVES, BRIGADE_TYPE_EARTH_ELEMENTALS, BRIGADE_TYPE_ELEMENTALIST,
        BRIGADE_TYPE_ELVES, BRIGADE_TYPE_ENTS, BRIGADE_TYPE_ETTINS, BRIGADE_TYPE_FAIRY_FOLK,
        BRIGADE_TYPE_FIRE_ELEMENTALS, BRIGADE_TYPE_FORGOTTEN, BRIGADE_TYPE_FREE_TRADERS,
        BRIGADE_TYPE_GARGOYLES, BRIGADE_TYPE_GELATINOUS_CUBES, BRIGADE_TYPE_GHOULS, BRIGADE_TYPE_GIANTS,
        BRIGADE_TYPE_GIANT_EAGLES, BRIGADE_TYPE_GNOLLS, BRIGADE_TYPE_GNOMES, BRIGADE_TYPE_GOBLINS,
        BRIGADE_TYPE_GREAT_BATS, BRIGADE_TYPE_GRIFFONS, BRIGADE_TYPE_HALFLINGS, BRIGADE_TYPE_HELL_HOUNDS,
        BRIGADE_TYPE_HILL_GIANTS, BRIGADE_TYPE_HUNS, BRIGADE_TYPE_ILLUSIONIST, BRIGADE_TYPE_IRON_GOLEM,
        BRIGADE_TYPE_KNIGHTS_OF_STYX, BRIGADE_TYPE_LIZARD_MEN, BRIGADE_TYPE_LYCANS, BRIGADE_TYPE_MAMMOTHS,
        BRIGADE_TYPE_MANTICORES, BRIGADE_TYPE_MEPHITS, BRIGADE_TYPE_MINOTAURS, BRIGADE_TYPE_MUMMIES,
        BRIGADE_TYPE_MYTHIANS, BRIGADE_TYPE_NECROMANCER, BRIGADE_TYPE_NOMADS, BRIGADE_TYPE_NORTHMEN,
        BRIGADE_TYPE_NYVARIANS, BRIGADE_TYPE_OGRES, BRIGADE_TYPE_ORCS, BRIGADE_TYPE_OWLBEARS,
        BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_PHANTASMAL_FORCE, BRIGADE_TYPE_PHANTOMS, BRIGADE_TYPE_PHOENIX,
        BRIGADE_TYPE_PIRATES, BRIGADE_TYPE_PIT_FIEND, BRIGADE_TYPE_PIXIES, BRIGADE_TYPE_RANGERS,
        BRIGADE_TYPE_RED_DRAGONS, BRIGADE_TYPE_ROCK_GOLEMS, BRIGADE_TYPE_ROCS, BRIGADE_TYPE_ROHIRRIM,
        BRIGADE_TYPE_SACRED_ORDER, BRIGADE_TYPE_SAURUS, BRIGADE_TYPE_SCORPIONS,
        BRIGADE_TYPE_SHAMBLING_MOUNDS, BRIGADE_TYPE_SKELETONS, BRIGADE_TYPE_SORCERER, BRIGADE_TYPE_SPECTERS,
        BRIGADE_TYPE_SPRITES, BRIGADE_TYPE_STORMGATE_GUARD, BRIGADE_TYPE_SWAMPMEN, BRIGADE_TYPE_TROGLODYTES,
        BRIGADE_TYPE_TROLLS, BRIGADE_TYPE_TYRANT, BRIGADE_TYPE_UAK_HAI, BRIGADE_TYPE_UMBER_HULKS,
        BRIGADE_TYPE_UNDERWORLD, BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_VIKINGS, BRIGADE_TYPE_WARG_RIDERS,
        BRIGADE_TYPE_WARLOCK, BRIGADE_TYPE_WAR_MACHINES, BRIGADE_TYPE_WATER_ELEMENTALS,
        BRIGADE_TYPE_WESTMEN, BRIGADE_TYPE_WIGHTS, BRIGADE_TYPE_WILDLINGS, BRIGADE_TYPE_WOOD_ELVES,
        BRIGADE_TYPE_WYVERNS, BRIGADE_TYPE_ZAMORANS, BRIGADE_TYPE_ZEALOTS, BRIGADE_TYPE_ZOMBIES,
        BUILDING_APOTHECARY, BUILDING_BALLISTA_TOWER, BUILDING_BAZAAR, BUILDING_CASTLE, BUILDING_CITADEL,
        BUILDING_FORGE, BUILDING_FORTRESS, BUILDING_FORUM, BUILDING_GRANARY, BUILDING_GREATER_CASTLE,
        BUILDING_GREAT_MAGE_TOWER, BUILDING_GREAT_TEMPLE, BUILDING_HOBBIT_INC, BUILDING_LABORATORY,
        BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_PORT, BUILDING_SECRET_PASSAGES,
        BUILDING_TEMPLE, BUILDING_THIEVES_GUILD, BUILDING_WATCH_TOWERS, BUILDING_WIZARD_TOWER, Bargain,
        Boon, Brigade, BrigadeType, Building, CAPACITY_PEOPLE_CAPACITY, CAPACITY_WALLS_CAPACITY,
        CAPACITY_YIELD_CAPACITY, CLIMATE_NORTHERN, CLIMATE_SOUTHERN, Capacity, Cast, Challenge, Climate,
        DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE, Duty, EFFECT_BLESSED,
        EFFECT_CONCEALED, EFFECT_DIRE_WOLF, EFFECT_ESCAPING, EFFECT_SIMULACRUM, EFFECT_SLEPT, EFFECT_WARDED,
        EXPERIENCE_ELITE, EXPERIENCE_GREEN, EXPERIENCE_REGULAR, EXPERIENCE_VETERAN, Effect, Experience,
        FATE_DEMOTED, FATE_DIES, FATE_TURNED, FOOTING_ADVANTAGE, FOOTING_ADVERSITY, FOOTING_DISADVANTAGE,
        FOOTING_FLIGHT, FOOTING_MASTERY, FOOTING_STANDARD, FOOTING_SUPREMACY, Fate, Figure, Foothold,
        Footing, GAIT_HARD_MARCH, GAIT_PATROL_MARCH, GAIT_USUAL_MARCH, GAIT_WINGED_PATROL,
        GEAR_IMPROVED_ARMOR, GEAR_IMPROVED_WEAPONS, GEAR_MITHRIL_ARMOR, GEAR_MITHRIL_WEAPONS, GOOD_COIN,
        GOOD_GRAIN, Gait, Gear, Good, Group, HOLD_CONTROL, HOLD_MINOR, HOLD_SIGNIFICANT, HOLD_SUBSTANTIAL,
        HOLD_TIGHT_CONTROL, HOLD_UNESTABLISHED, HOST_LIMIT_BRIGADE_TYPES_IN_A_GROUP,
        HOST_LIMIT_BRIGADE_TYPES_MOVED, HOST_LIMIT_EVADING_BRIGADES, HOST_LIMIT_GROUPS_OF_A_KINGDOM,
        HOST_LIMIT_INTERCEPT_RADIUS, HOST_LIMIT_LEADERS_IN_A_GROUP, HOST_LIMIT_LEADERS_MOVED,
        HOST_LIMIT_MARCHES_IN_A_TURN, HOST_LIMIT_PREY_OF_AN_INTERCEPTION, HOST_LIMIT_WIZARDS_IN_A_GROUP,
        HOST_LIMIT_WIZARDS_OR_ARTIFACTS_MOVED, HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP,
        HOST_SIZE_DIVISION_SIZE, HOST_SIZE_INACTIVE, HOST_SIZE_ONE_BRIGADE, HOST_SIZE_PATROL,
        HOST_STATE_AMBUSHING, HOST_STATE_INVISIBLE, HOST_STATE_MASKED_SIZE, HOST_STATE_PLAIN_SIGHT, Hold,
        HostLimit, HostSize, HostState, INFLUENCE_EVENT_AURA, INFLUENCE_EVENT_CAPITAL_LOST,
        INFLUENCE_EVENT_CASTLE, INFLUENCE_EVENT_CITADEL, INFLUENCE_EVENT_COMMENDED,
        INFLUENCE_EVENT_CONDEMNED, INFLUENCE_EVENT_CURSED, INFLUENCE_EVENT_ENEMY_DECLARED,
        INFLUENCE_EVENT_FAILED_CHECK, INFLUENCE_EVENT_FALSE_SKELETON, INFLUENCE_EVENT_FORTRESS,
        INFLUENCE_EVENT_FORUM, INFLUENCE_EVENT_GREATER_CASTLE, INFLUENCE_EVENT_GREAT_TEMPLE,
        INFLUENCE_EVENT_LEGENDARY_CASTLE, INFLUENCE_EVENT_MOTTE, INFLUENCE_EVENT_PORT,
        INFLUENCE_EVENT_PRESTIGE, INFLUENCE_EVENT_PRINCESS, INFLUENCE_EVENT_REGION_GAINED,
        INFLUENCE_EVENT_REGION_LOST, INFLUENCE_EVENT_SEAT_GAINED, INFLUENCE_EVENT_SEAT_LOST,
        INFLUENCE_EVENT_TITLE, InfluenceEvent, KINGDOM_ALCHEMIST, KINGDOM_AMAZONS, KINGDOM_ANCIENT_ONES,
        KINGDOM_ATLANTEANS, KINGDOM_BLACK_DRAGON, KINGDOM_CIMMERIANS, KINGDOM_DARK_ELVES,
        KINGDOM_DEATHKNIGHTS, KINGDOM_DEMON_PRINCES, KINGDOM_DRUID, KINGDOM_DWARVEN, KINGDOM_ELEMENTALIST,
        KINGDOM_ELVEN, KINGDOM_FAIRY_FOLK, KINGDOM_FORGOTTEN, KINGDOM_FREE_TRADERS, KINGDOM_GIANTS,
        KINGDOM_GNOME, KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_LIZARD_MEN, KINGDOM_LYCANS,
        KINGDOM_NECROMANCER, KINGDOM_NOMAD, KINGDOM_PIRATES, KINGDOM_RANGER, KINGDOM_RED_DRAGON,
        KINGDOM_SACRED_ORDER, KINGDOM_SORCERER, KINGDOM_TYRANT, KINGDOM_UNDERWORLD, KINGDOM_WARLOCK,
        KNACK_BARRAGE_CREW, KNACK_CARRIAGE, KNACK_CORPSE_EATING, KNACK_FLEETING, KNACK_HIDDEN_RANKS,
        KNACK_LYCANTHROPY, KNACK_SPELL_VEIL, KNACK_TRAMPLE, KNACK_TRANSMUTING, KNACK_UNSCARRED, Kingdom,
        Knack, LOOT_INGOTS, LOOT_PURSE, LOOT_SACKS, Leader, Levy, Loot, MARVEL_AS_CHAOS,
        MARVEL_AS_FIRESTRIKE, MARVEL_AS_FRIGHT, MARVEL_AS_GUARDED_ATTACK, MARVEL_AS_KILL_WIZARD,
        MARVEL_AS_LIGHTNING, MARVEL_AS_STUN_LEADER, MARVEL_AS_VALOR, MASKING_GREATER_MASKING,
        MASKING_LESSER_MASKING, MISSION_ASSASSINATE, MISSION_BRIBE, MISSION_EARLY_TRAIL, MISSION_KIDNAP,
        MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA, MISSION_RESCUE,
        MISSION_SABOTAGE, MISSION_SEARCH_ALL, MISSION_SEARCH_ENCOUNTERS, MISSION_SEARCH_GROUPS,
        MISSION_SEARCH_PLACES, MISSION_STEAL, MISSION_TRAIL, MORALE_EVENT_ENTRENCHING,
        MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD, MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_FIREWORKS,
        MORALE_EVENT_FORCED_MARCH, MORALE_EVENT_HARASSED, MORALE_EVENT_ONE_WATCH, MORALE_EVENT_POISONED,
        MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY, MORALE_EVENT_REST_IN_TOWN,
        MORALE_EVENT_TWO_WATCHES, MORALE_EVENT_UNFED, MORALE_EVENT_UNPAID, MUSTER_REINFORCEMENT,
        MUSTER_TOWNSFOLK, MUSTER_WILD_COMPANIONS, Marvel, Masking, Mission, MoraleEvent, Motion, Muster,
        ORDER_ASSASSINATE_FIGURE, ORDER_ASSASSINATE_LEADER_WIZARD, ORDER_ATTACK_GROUP,
        ORDER_ATTACK_GROUP_DELAYED, ORDER_BID_FOR_NEXT_ISSUE, ORDER_BLESS, ORDER_BRIBE_EMISSARY,
        ORDER_CANCEL_STANDING_ORDER, ORDER_CONSUL_DENIGRATE_REGION, ORDER_CONSUL_ENAMOR_REGION,
        ORDER_CONVERT_AGENT_TO_FANATIC, ORDER_COUNTER_ESPIONAGE, ORDER_DECLARE_ALLY_ENEMY, ORDER_DEFEND,
        ORDER_DENIGRATE_KINGDOM, ORDER_DENIGRATE_REGION_ARTIFACT, ORDER_DO_NOT_FEED, ORDER_DO_NOT_PAY,
        ORDER_EARLY_KIDNAP_FIGURE, ORDER_EARLY_RESCUE_PRISONER, ORDER_ENAMOR_REGION,
        ORDER_ENAMOR_REGION_ARTIFACT, ORDER_ENTERTAIN_ROYAL_COURT, ORDER_ENTRENCHMENT,
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
        ORIGIN_RECRUIT, ORIGIN_SUMMON, Offer, Order, Origin, POST_ADEPT_POST, POST_AGENT_POST,
        POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST, POST_FOOL_POST, POST_GOVERNOR_POST,
        POST_HALFLING_AGENT, POST_HALFLING_MARSHAL, POST_HALFLING_WIZARD, POST_MAIDEN_POST, POST_MINERS,
        PROWESS_ADVANTAGE, PROWESS_DISADVANTAGE, PROWESS_MASTERY, PROWESS_NONMAGICAL, PROWESS_STANDARD,
        PROWESS_SUBSTANDARD, PROWESS_SUPREMACY, Place, Post, Prowess, QUALITY_EXCELLENT, QUALITY_FINE,
        QUALITY_QUEST, QUALITY_SUPERIOR, QUARRY_OTHER_PATROL, QUARRY_PASSAGE, QUARRY_SCOUT_PASSAGE,
        QUARTERS_CITY, QUARTERS_TOWN, Quality, Quarry, Quarters, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR,
        RANK_AREA, RANK_ARTIFACT, RANK_BARON, RANK_CAPTAIN, RANK_CAPTAIN_MAJOR, RANK_CENTURION,
        RANK_COMMANDER, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC, RANK_FOOL,
        RANK_GENERAL, RANK_GOVERNOR, RANK_GRAND_MARSHAL, RANK_GROUP, RANK_KING, RANK_LORD_COMMANDER,
        RANK_MAIDEN, RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_MITHRIL, RANK_PLACE, RANK_PRIESTESS,
        RANK_PRINCE, RANK_QUEEN, RANK_REGENT, RANK_SEA, RANK_SEARCH, RANK_WARLORD, RANK_WILD_EXCELLENT,
        RANK_WILD_FINE, RANK_WIZARD, RATING_ABOVE_AVERAGE, RATING_ABSENT, RATING_AVERAGE, RATING_AWESOME,
        RATING_BELOW_AVERAGE, RATING_EXCELLENT, RATING_GOOD, RATING_NOT_A_FACTOR, RATING_RENOWNED,
        RATING_SUPERIOR, RATING_ULTIMATE, RATING_VERY_GOOD, RATING_VERY_POOR, REACTION_FRIENDLY,
        REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS, REACTION_TOLERANT, REFIT_ADMIRAL_MANEUVERS,
        REFIT_CANNONS, REFIT_GREEK_FIRE, REFIT_RAMMING_HEAD, REFIT_REINFORCED_HULLS, REFIT_SPYGLASS,
        REGION_CROWN_ISLANDS, REGION_DARKOVER, REGION_DIAMOND_COAST, REGION_KRYNN, REGION_MYTHGAR,
        REGION_NYVARIA, REGION_PELLINOR, REGION_STORMGATE, REGION_SWORD_COAST, REGION_TRIUMVIA,
        REGION_UNTAMED_LANDS, REGION_ZAMORA, REGION_ZANTHIA, RELATION_ALLY, RELATION_ENEMY,
        RELATION_NEUTRAL, ROYAL_ACT_CONSUL_DENIGRATE, ROYAL_ACT_CONSUL_ENAMOR, ROYAL_ACT_DENIGRATE,
        ROYAL_ACT_DISDAIN_DENIGRATE, ROYAL_ACT_ENAMOR, ROYAL_ACT_ENTERTAIN, ROYAL_ACT_INCREASE,
        ROYAL_ACT_ORATOR_ENAMOR, ROYAL_ACT_SELL_INFLUENCE, Rank, Rating, Reaction, Refit, Region, Relation,
        RoyalAct, Ruler, SEASON_AUTUMN, SEASON_SPRING, SEASON_SUMMER, SEASON_WINTER, SEA_LIMIT_ELITE_SHIPS,
        SEA_LIMIT_ENCOUNTERS_IN_A_TURN, SEA_LIMIT_ENLARGEMENTS_IN_A_TURN, SEA_LIMIT_FLEETS_AT_ONCE,
        SEA_LIMIT_FLEETS_IN_A_SEA, SEA_LIMIT_FLEETS_PER_BRIGADE, SEA_LIMIT_MERCHANT_AREAS,
        SEA_LIMIT_PATROLLED_AREAS, SEA_LIMIT_SHORE_DISTANCE, SEA_LIMIT_SUPERIOR_FLEETS,
        SEIZURE_PARLEY_ORDER, SEIZURE_PLUNDER_ORDER, SEIZURE_SIEGE_ORDER, SEIZURE_STORM_ORDER,
        SEIZURE_THREAT_ORDER, SORT_AGENT, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
        SPELL_CHAIN_LIGHTNING, SPELL_COMMAND_TORNADO, SPELL_DISINTEGRATE, SPELL_EARTHQUAKE,
        SPELL_FIRESTRIKE, SPELL_GUARDED_ATTACK, SPELL_ICE_TORRENT, SPELL_INCENDIARY_CLOUD,
        SPELL_LIGHTNING_ATTACK, SPELL_PRISMATIC_RAYS, STAGE_COMBINED_ONE, STAGE_COMBINED_TWO,
        STAGE_FAR_MISSILES, STAGE_FIRST_CHARGE, STAGE_FIRST_MAGIC, STAGE_MELEE_ONE, STAGE_MELEE_TWO,
        STAGE_NEAR_MISSILES, STAGE_ORIGIN_ARTIFACTS, STAGE_ORIGIN_PREPARATION, STAGE_ORIGIN_SPELLS,
        STAGE_ORIGIN_TROOPS, STAGE_PRE_COMBAT, STAGE_SECOND_CHARGE, STAGE_SECOND_MAGIC, STAGE_WANDS,
        SURGE_WALLS_FAR, SURGE_WALLS_MAGIC, SURGE_WALLS_NEAR, SURGE_WALLS_PREPARE, SURGE_WALLS_STORM,
        SURGE_WALLS_WANDS, SeaLimit, Season, Seizure, Side, Sort, Spell, Stage, StageOrigin, Stand, Surge,
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
        WEAKNESS_WALLS_THEMSELVES, WEAR_EVENT_CHASED, WEAR_EVENT_REGENERATED, WING_GIFT_EYES_ALOFT,
        WING_GIFT_FLAME_PROOF, WING_GIFT_FLOOD_PROOF, WING_GIFT_NO_FLANK, WING_GIFT_OVER_THE_WALLS,
        WING_GIFT_OVER_WATER, WING_GIFT_QUAKE_PROOF, Weakness, WearEvent, WingGift, Wizard,
    )
    from ._views import (
        HostsRow, SecretServiceRow, TreasuryRow, VIEWS, see_hosts, see_secret_service, see_treasury,
    )
    from ._words import (
        CENSUS, COMMAND, DEFENSE, FLEET, FOOD, GOLD, INFLUENCE, LEVEL, MITHRIL, MOVEMENT_POINT,
        NAVAL_QUALITY, PERCENT, POINTS, STRENGTH, TOUGHNESS,
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
    from .movement import food_eaten, footing, host_size, march_cost, march_points, pay_drawn
    from .movement_why import (
        why_food_eaten, why_footing, why_host_size, why_march_cost, why_march_points, why_pay_drawn,
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
    from .seapower import (
        first_fleets, fleet_price_paid, fleet_sale, interdiction, merchant_gold, new_quality, sea_quality,
    )
    from .seapower_why import (
        why_first_fleets, why_fleet_price_paid, why_fleet_sale, why_interdiction, why_merchant_gold,
        why_new_quality, why_sea_quality,
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
    from .walls import siege_captives, siege_length, storming_gain, walls_luck, walls_shelter, walls_value
    from .walls_why import (
        why_siege_captives, why_siege_length, why_storming_gain, why_walls_luck, why_walls_shelter,
        why_walls_value,
    )
    from .watch_ import cover, on_watch, watch, watcher_death
    from .watch_why import why_cover, why_on_watch, why_watch, why_watcher_death

__all__ = [
    "ARM_CHARGE", "ARM_COMBINED", "ARM_FIRST_MELEE", "ARM_LONG_RANGE", "ARM_NO_TROOPS", "ARM_SECOND_MELEE",
    "ARM_SHORT_RANGE", "ARM_STORM", "ARTIFACT_AMULET_OF_PROTECTION", "ARTIFACT_ANCIENT_ANNIHILATOR",
    "ARTIFACT_ANGLAKEL", "ARTIFACT_AXE_OF_FARIN", "ARTIFACT_BOW_OF_HERACLES", "ARTIFACT_CLASS_BENEVOLENT",
    "ARTIFACT_CLASS_COVERT", "ARTIFACT_CLASS_ROYAL", "ARTIFACT_CLASS_WEAPON", "ARTIFACT_CLASS_WIZARDLY",
    "ARTIFACT_CROWN_OF_ANZU", "ARTIFACT_DEMON_BANE", "ARTIFACT_DEMON_DEATH", "ARTIFACT_ELAN",
    "ARTIFACT_GOLDEN_SPEAR_OF_LERIX", "ARTIFACT_GREAT_AXE_OF_HURBLIND", "ARTIFACT_GREEN_DRAGON_MATES",
    "ARTIFACT_GUARDIAN_TALISMAN", "ARTIFACT_MORGAL_BLADE", "ARTIFACT_MORNING_STAR_OF_TORAG",
    "ARTIFACT_NARSIL", "ARTIFACT_ORB_OF_ANTI_MAGIC", "ARTIFACT_RENOWNED_STANDARD",
    "ARTIFACT_RING_OF_INVISIBILITY", "ARTIFACT_RING_OF_POWER", "ARTIFACT_RING_OF_PROTECTION",
    "ARTIFACT_ROD_OF_FIRE", "ARTIFACT_RULER_ELIMINATOR", "ARTIFACT_SMOKE_MOJO", "ARTIFACT_STAFF_OF_DISDAIN",
    "ARTIFACT_STAFF_OF_THE_GREAT_ORATOR", "ARTIFACT_STANDARD_OF_VALOR", "ARTIFACT_STONE_OF_ALL_MINDS",
    "ARTIFACT_SWORD_OF_ALVINITAR", "ARTIFACT_WAND_OF_LIGHTNING", "Agent", "Arm", "Artifact",
    "ArtifactClass", "BARGAIN_ARTIFACT_FOR_GOLD", "BARGAIN_FOOD_FOR_GOLD", "BARGAIN_GOLD_FOR_ARTIFACT",
    "BARGAIN_GOLD_FOR_FOOD", "BARGAIN_GOLD_FOR_HOSTAGE", "BARGAIN_GOLD_FOR_MITHRIL",
    "BARGAIN_HOSTAGE_FOR_GOLD", "BARGAIN_MITHRIL_FOR_GOLD", "BOON_BULWARK", "BOON_CHARGE_VEIL",
    "BOON_CONTAGION", "BOON_DISMAY", "BOON_ESPRIT", "BOON_FRIGHT", "BOON_GOAD", "BOON_GROUP_MIGHT",
    "BOON_IMMOLATION", "BOON_MISSILE_VEIL", "BOON_MUMMY_ROT", "BOON_ONSLAUGHT", "BOON_OWN_MIGHT",
    "BOON_PARLEYING", "BOON_PERIL", "BOON_REGROWTH", "BOON_RIDER_CHARGE", "BOON_THREATENING",
    "BOON_WALL_ATTACK", "BRIGADE_TYPE_AIR_ELEMENTALS", "BRIGADE_TYPE_ALCHEMIST", "BRIGADE_TYPE_AMAZONS",
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
    "BRIGADE_TYPE_HELL_HOUNDS", "BRIGADE_TYPE_HILL_GIANTS", "BRIGADE_TYPE_HUNS", "BRIGADE_TYPE_ILLUSIONIST",
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
    "BUILDING_WIZARD_TOWER", "Bargain", "Boon", "Brigade", "BrigadeType", "Building",
    "CAPACITY_PEOPLE_CAPACITY", "CAPACITY_WALLS_CAPACITY", "CAPACITY_YIELD_CAPACITY", "CENSUS",
    "CLIMATE_NORTHERN", "CLIMATE_SOUTHERN", "COMMAND", "Capacity", "Cast", "Challenge", "Climate",
    "DEFENSE", "DUTY_COUNTER_ESPIONAGE", "DUTY_GUARD", "DUTY_GUARD_PRISONERS", "DUTY_IDLE", "Duty",
    "EFFECT_BLESSED", "EFFECT_CONCEALED", "EFFECT_DIRE_WOLF", "EFFECT_ESCAPING", "EFFECT_SIMULACRUM",
    "EFFECT_SLEPT", "EFFECT_WARDED", "EXPERIENCE_ELITE", "EXPERIENCE_GREEN", "EXPERIENCE_REGULAR",
    "EXPERIENCE_VETERAN", "Effect", "Experience", "FATE_DEMOTED", "FATE_DIES", "FATE_TURNED", "FLEET",
    "FOOD", "FOOTING_ADVANTAGE", "FOOTING_ADVERSITY", "FOOTING_DISADVANTAGE", "FOOTING_FLIGHT",
    "FOOTING_MASTERY", "FOOTING_STANDARD", "FOOTING_SUPREMACY", "Fate", "Figure", "Foothold", "Footing",
    "GAIT_HARD_MARCH", "GAIT_PATROL_MARCH", "GAIT_USUAL_MARCH", "GAIT_WINGED_PATROL", "GAME",
    "GEAR_IMPROVED_ARMOR", "GEAR_IMPROVED_WEAPONS", "GEAR_MITHRIL_ARMOR", "GEAR_MITHRIL_WEAPONS", "GOLD",
    "GOOD_COIN", "GOOD_GRAIN", "Gait", "Gear", "Good", "Group", "HOLD_CONTROL", "HOLD_MINOR",
    "HOLD_SIGNIFICANT", "HOLD_SUBSTANTIAL", "HOLD_TIGHT_CONTROL", "HOLD_UNESTABLISHED",
    "HOST_LIMIT_BRIGADE_TYPES_IN_A_GROUP", "HOST_LIMIT_BRIGADE_TYPES_MOVED", "HOST_LIMIT_EVADING_BRIGADES",
    "HOST_LIMIT_GROUPS_OF_A_KINGDOM", "HOST_LIMIT_INTERCEPT_RADIUS", "HOST_LIMIT_LEADERS_IN_A_GROUP",
    "HOST_LIMIT_LEADERS_MOVED", "HOST_LIMIT_MARCHES_IN_A_TURN", "HOST_LIMIT_PREY_OF_AN_INTERCEPTION",
    "HOST_LIMIT_WIZARDS_IN_A_GROUP", "HOST_LIMIT_WIZARDS_OR_ARTIFACTS_MOVED", "HOST_SIZE_ARMY",
    "HOST_SIZE_ARMY_GROUP", "HOST_SIZE_DIVISION_SIZE", "HOST_SIZE_INACTIVE", "HOST_SIZE_ONE_BRIGADE",
    "HOST_SIZE_PATROL", "HOST_STATE_AMBUSHING", "HOST_STATE_INVISIBLE", "HOST_STATE_MASKED_SIZE",
    "HOST_STATE_PLAIN_SIGHT", "Hold", "HostLimit", "HostSize", "HostState", "HostsRow", "INFLUENCE",
    "INFLUENCE_EVENT_AURA", "INFLUENCE_EVENT_CAPITAL_LOST", "INFLUENCE_EVENT_CASTLE",
    "INFLUENCE_EVENT_CITADEL", "INFLUENCE_EVENT_COMMENDED", "INFLUENCE_EVENT_CONDEMNED",
    "INFLUENCE_EVENT_CURSED", "INFLUENCE_EVENT_ENEMY_DECLARED", "INFLUENCE_EVENT_FAILED_CHECK",
    "INFLUENCE_EVENT_FALSE_SKELETON", "INFLUENCE_EVENT_FORTRESS", "INFLUENCE_EVENT_FORUM",
    "INFLUENCE_EVENT_GREATER_CASTLE", "INFLUENCE_EVENT_GREAT_TEMPLE", "INFLUENCE_EVENT_LEGENDARY_CASTLE",
    "INFLUENCE_EVENT_MOTTE", "INFLUENCE_EVENT_PORT", "INFLUENCE_EVENT_PRESTIGE", "INFLUENCE_EVENT_PRINCESS",
    "INFLUENCE_EVENT_REGION_GAINED", "INFLUENCE_EVENT_REGION_LOST", "INFLUENCE_EVENT_SEAT_GAINED",
    "INFLUENCE_EVENT_SEAT_LOST", "INFLUENCE_EVENT_TITLE", "InfluenceEvent", "KINGDOM_ALCHEMIST",
    "KINGDOM_AMAZONS", "KINGDOM_ANCIENT_ONES", "KINGDOM_ATLANTEANS", "KINGDOM_BLACK_DRAGON",
    "KINGDOM_CIMMERIANS", "KINGDOM_DARK_ELVES", "KINGDOM_DEATHKNIGHTS", "KINGDOM_DEMON_PRINCES",
    "KINGDOM_DRUID", "KINGDOM_DWARVEN", "KINGDOM_ELEMENTALIST", "KINGDOM_ELVEN", "KINGDOM_FAIRY_FOLK",
    "KINGDOM_FORGOTTEN", "KINGDOM_FREE_TRADERS", "KINGDOM_GIANTS", "KINGDOM_GNOME", "KINGDOM_HALFLING",
    "KINGDOM_ILLUSIONIST", "KINGDOM_LIZARD_MEN", "KINGDOM_LYCANS", "KINGDOM_NECROMANCER", "KINGDOM_NOMAD",
    "KINGDOM_PIRATES", "KINGDOM_RANGER", "KINGDOM_RED_DRAGON", "KINGDOM_SACRED_ORDER", "KINGDOM_SORCERER",
    "KINGDOM_TYRANT", "KINGDOM_UNDERWORLD", "KINGDOM_WARLOCK", "KNACK_BARRAGE_CREW", "KNACK_CARRIAGE",
    "KNACK_CORPSE_EATING", "KNACK_FLEETING", "KNACK_HIDDEN_RANKS", "KNACK_LYCANTHROPY", "KNACK_SPELL_VEIL",
    "KNACK_TRAMPLE", "KNACK_TRANSMUTING", "KNACK_UNSCARRED", "Kingdom", "Knack", "LEVEL", "LOOT_INGOTS",
    "LOOT_PURSE", "LOOT_SACKS", "Leader", "Levy", "Loot", "MARVEL_AS_CHAOS", "MARVEL_AS_FIRESTRIKE",
    "MARVEL_AS_FRIGHT", "MARVEL_AS_GUARDED_ATTACK", "MARVEL_AS_KILL_WIZARD", "MARVEL_AS_LIGHTNING",
    "MARVEL_AS_STUN_LEADER", "MARVEL_AS_VALOR", "MASKING_GREATER_MASKING", "MASKING_LESSER_MASKING",
    "MISSION_ASSASSINATE", "MISSION_BRIBE", "MISSION_EARLY_TRAIL", "MISSION_KIDNAP", "MISSION_LEARN_MORALE",
    "MISSION_POISON", "MISSION_RECON", "MISSION_RECON_SEA", "MISSION_RESCUE", "MISSION_SABOTAGE",
    "MISSION_SEARCH_ALL", "MISSION_SEARCH_ENCOUNTERS", "MISSION_SEARCH_GROUPS", "MISSION_SEARCH_PLACES",
    "MISSION_STEAL", "MISSION_TRAIL", "MITHRIL", "MORALE_EVENT_ENTRENCHING", "MORALE_EVENT_EXTRA_BOTH",
    "MORALE_EVENT_EXTRA_FOOD", "MORALE_EVENT_EXTRA_GOLD", "MORALE_EVENT_FIREWORKS",
    "MORALE_EVENT_FORCED_MARCH", "MORALE_EVENT_HARASSED", "MORALE_EVENT_ONE_WATCH", "MORALE_EVENT_POISONED",
    "MORALE_EVENT_REST_IN_CITY", "MORALE_EVENT_REST_IN_SANCTUARY", "MORALE_EVENT_REST_IN_TOWN",
    "MORALE_EVENT_TWO_WATCHES", "MORALE_EVENT_UNFED", "MORALE_EVENT_UNPAID", "MOVEMENT_POINT",
    "MUSTER_REINFORCEMENT", "MUSTER_TOWNSFOLK", "MUSTER_WILD_COMPANIONS", "Marvel", "Masking", "Mission",
    "MoraleEvent", "Motion", "Muster", "NAVAL_QUALITY", "ORDER_ASSASSINATE_FIGURE",
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
    "ORIGIN_SUMMON", "Offer", "Order", "Origin", "PACK", "PERCENT", "POINTS", "POST_ADEPT_POST",
    "POST_AGENT_POST", "POST_AMBASSADOR_POST", "POST_CENTURION_POST", "POST_FANATIC_POST", "POST_FOOL_POST",
    "POST_GOVERNOR_POST", "POST_HALFLING_AGENT", "POST_HALFLING_MARSHAL", "POST_HALFLING_WIZARD",
    "POST_MAIDEN_POST", "POST_MINERS", "PROWESS_ADVANTAGE", "PROWESS_DISADVANTAGE", "PROWESS_MASTERY",
    "PROWESS_NONMAGICAL", "PROWESS_STANDARD", "PROWESS_SUBSTANDARD", "PROWESS_SUPREMACY", "Place", "Post",
    "Prowess", "QUALITY_EXCELLENT", "QUALITY_FINE", "QUALITY_QUEST", "QUALITY_SUPERIOR",
    "QUARRY_OTHER_PATROL", "QUARRY_PASSAGE", "QUARRY_SCOUT_PASSAGE", "QUARTERS_CITY", "QUARTERS_TOWN",
    "Quality", "Quarry", "Quarters", "RANK_ADEPT", "RANK_AGENT", "RANK_AMBASSADOR", "RANK_AREA",
    "RANK_ARTIFACT", "RANK_BARON", "RANK_CAPTAIN", "RANK_CAPTAIN_MAJOR", "RANK_CENTURION", "RANK_COMMANDER",
    "RANK_CONSUL", "RANK_COUNT", "RANK_DEMON_PRINCE", "RANK_DUKE", "RANK_FANATIC", "RANK_FOOL",
    "RANK_GENERAL", "RANK_GOVERNOR", "RANK_GRAND_MARSHAL", "RANK_GROUP", "RANK_KING", "RANK_LORD_COMMANDER",
    "RANK_MAIDEN", "RANK_MAJOR_GENERAL", "RANK_MARSHAL", "RANK_MITHRIL", "RANK_PLACE", "RANK_PRIESTESS",
    "RANK_PRINCE", "RANK_QUEEN", "RANK_REGENT", "RANK_SEA", "RANK_SEARCH", "RANK_WARLORD",
    "RANK_WILD_EXCELLENT", "RANK_WILD_FINE", "RANK_WIZARD", "RATING_ABOVE_AVERAGE", "RATING_ABSENT",
    "RATING_AVERAGE", "RATING_AWESOME", "RATING_BELOW_AVERAGE", "RATING_EXCELLENT", "RATING_GOOD",
    "RATING_NOT_A_FACTOR", "RATING_RENOWNED", "RATING_SUPERIOR", "RATING_ULTIMATE", "RATING_VERY_GOOD",
    "RATING_VERY_POOR", "REACTION_FRIENDLY", "REACTION_HOSTILE", "REACTION_LOYAL", "REACTION_SUSPICIOUS",
    "REACTION_TOLERANT", "REFIT_ADMIRAL_MANEUVERS", "REFIT_CANNONS", "REFIT_GREEK_FIRE",
    "REFIT_RAMMING_HEAD", "REFIT_REINFORCED_HULLS", "REFIT_SPYGLASS", "REGION_CROWN_ISLANDS",
    "REGION_DARKOVER", "REGION_DIAMOND_COAST", "REGION_KRYNN", "REGION_MYTHGAR", "REGION_NYVARIA",
    "REGION_PELLINOR", "REGION_STORMGATE", "REGION_SWORD_COAST", "REGION_TRIUMVIA", "REGION_UNTAMED_LANDS",
    "REGION_ZAMORA", "REGION_ZANTHIA", "RELATION_ALLY", "RELATION_ENEMY", "RELATION_NEUTRAL",
    "ROYAL_ACT_CONSUL_DENIGRATE", "ROYAL_ACT_CONSUL_ENAMOR", "ROYAL_ACT_DENIGRATE",
    "ROYAL_ACT_DISDAIN_DENIGRATE", "ROYAL_ACT_ENAMOR", "ROYAL_ACT_ENTERTAIN", "ROYAL_ACT_INCREASE",
    "ROYAL_ACT_ORATOR_ENAMOR", "ROYAL_ACT_SELL_INFLUENCE", "Rank", "Rating", "Reaction", "Refit", "Region",
    "Relation", "RoyalAct", "Ruler", "SEASON_AUTUMN", "SEASON_SPRING", "SEASON_SUMMER", "SEASON_WINTER",
    "SEA_LIMIT_ELITE_SHIPS", "SEA_LIMIT_ENCOUNTERS_IN_A_TURN", "SEA_LIMIT_ENLARGEMENTS_IN_A_TURN",
    "SEA_LIMIT_FLEETS_AT_ONCE", "SEA_LIMIT_FLEETS_IN_A_SEA", "SEA_LIMIT_FLEETS_PER_BRIGADE",
    "SEA_LIMIT_MERCHANT_AREAS", "SEA_LIMIT_PATROLLED_AREAS", "SEA_LIMIT_SHORE_DISTANCE",
    "SEA_LIMIT_SUPERIOR_FLEETS", "SEIZURE_PARLEY_ORDER", "SEIZURE_PLUNDER_ORDER", "SEIZURE_SIEGE_ORDER",
    "SEIZURE_STORM_ORDER", "SEIZURE_THREAT_ORDER", "SORT_AGENT", "SORT_DEMON", "SORT_FANATIC",
    "SORT_HIGH_DEMON", "SORT_IMP", "SPELL_CHAIN_LIGHTNING", "SPELL_COMMAND_TORNADO", "SPELL_DISINTEGRATE",
    "SPELL_EARTHQUAKE", "SPELL_FIRESTRIKE", "SPELL_GUARDED_ATTACK", "SPELL_ICE_TORRENT",
    "SPELL_INCENDIARY_CLOUD", "SPELL_LIGHTNING_ATTACK", "SPELL_PRISMATIC_RAYS", "STAGE_COMBINED_ONE",
    "STAGE_COMBINED_TWO", "STAGE_FAR_MISSILES", "STAGE_FIRST_CHARGE", "STAGE_FIRST_MAGIC",
    "STAGE_MELEE_ONE", "STAGE_MELEE_TWO", "STAGE_NEAR_MISSILES", "STAGE_ORIGIN_ARTIFACTS",
    "STAGE_ORIGIN_PREPARATION", "STAGE_ORIGIN_SPELLS", "STAGE_ORIGIN_TROOPS", "STAGE_PRE_COMBAT",
    "STAGE_SECOND_CHARGE", "STAGE_SECOND_MAGIC", "STAGE_WANDS", "STRENGTH", "SURGE_WALLS_FAR",
    "SURGE_WALLS_MAGIC", "SURGE_WALLS_NEAR", "SURGE_WALLS_PREPARE", "SURGE_WALLS_STORM",
    "SURGE_WALLS_WANDS", "SeaLimit", "Season", "SecretServiceRow", "Seizure", "Side", "Sort", "Spell",
    "Stage", "StageOrigin", "Stand", "Surge", "TACTIC_BARRAGE", "TACTIC_DETERMINED",
    "TACTIC_FIGHT_TO_THE_LAST", "TACTIC_FLANKING", "TACTIC_HOLD", "TACTIC_NIGHT", "TACTIC_NO_ORDERS",
    "TACTIC_ORGANIZED_WITHDRAWAL", "TACTIC_PROBING", "TACTIC_STANDARD_PLAN", "TACTIC_STAND_AND_DEFEND",
    "TACTIC_STOMP", "TERRAIN_DESERT", "TERRAIN_FOREST", "TERRAIN_MARSH", "TERRAIN_MOUNTAIN",
    "TERRAIN_PLAINS", "TERRAIN_SEA", "TERRAIN_WALLS", "TOUGHNESS", "TRAIT_ACUITY", "TRAIT_ADVENTURERS",
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
    "Tactic", "Target", "Terrain", "Trait", "TreasuryRow", "TurnStep", "VIEWS", "WEAKNESS_FIELDS",
    "WEAKNESS_MINES", "WEAKNESS_WALLS_THEMSELVES", "WEAR_EVENT_CHASED", "WEAR_EVENT_REGENERATED",
    "WING_GIFT_EYES_ALOFT", "WING_GIFT_FLAME_PROOF", "WING_GIFT_FLOOD_PROOF", "WING_GIFT_NO_FLANK",
    "WING_GIFT_OVER_THE_WALLS", "WING_GIFT_OVER_WATER", "WING_GIFT_QUAKE_PROOF", "Weakness", "WearEvent",
    "WingGift", "Wizard", "World", "act_cost", "adeptness", "announced", "asleep", "assured_level",
    "at_odds", "automatic", "bargain_order", "bargain_stands", "battle", "battle_morale", "betray",
    "betrayal", "bid_worth", "blows", "brigade_strength", "broken", "carry_off", "casualties", "catchable",
    "combat_bonus", "command_limit", "commanded", "consul_denigrate_chance", "controls", "cost_order_212",
    "cost_order_215", "cost_order_290", "cost_order_295", "cost_order_385", "cost_order_465",
    "cost_order_470", "cost_order_471", "cost_order_475", "cost_order_476", "cost_order_478",
    "cost_order_480", "cost_order_500", "cost_order_501", "cost_order_615", "cost_order_691",
    "cost_order_692", "cost_order_799", "cost_order_800", "cost_order_900", "cost_order_930",
    "cost_order_935", "cost_order_940", "cost_order_945", "cost_order_950", "cost_order_955",
    "cost_order_960", "cost_order_965", "cost_order_970", "cost_order_971", "cost_order_975",
    "count_banners", "counterpart", "counts_turn_1", "counts_turn_2", "cover", "deadly", "death_chance",
    "declared", "default_order_110_plan", "default_order_111_plan", "default_order_120_plan",
    "default_order_215_sacks", "default_order_302_other", "default_order_385_bribe",
    "default_order_53_other", "default_order_745_quarters", "denigrate_chance", "denigrated",
    "disdain_chance", "does_order_110", "does_order_111", "does_order_120", "does_order_121",
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
    "escape_chance", "exchange", "fall", "fall_short", "fate", "fear_felt", "first_fleets",
    "fleet_price_paid", "fleet_sale", "flying", "food_eaten", "food_produced", "food_received", "food_sold",
    "footing", "free_hostage", "going_price", "gold_produced", "gold_received", "gold_sold",
    "greatest_level", "ground_effect", "group_value", "grow", "highest_level", "hiring_price", "hold",
    "holder", "host_size", "hosts", "hosts_morale", "hosts_region", "hosts_spells", "hosts_strength",
    "hunger_attrition", "immune_to_fear", "increase_chance", "influence_change", "influence_floor",
    "influence_increased", "influence_lowered", "influence_raised", "influence_sold", "interdiction",
    "jest", "key_turn", "kill", "leader_bonus", "lean", "leave", "levels_lost", "limit_turn_1",
    "limit_turn_2", "long_shot", "look_around", "loss_divider", "lowered", "magic_proof",
    "magic_resistance", "magic_taken", "march_cost", "march_points", "market_gives", "market_limit",
    "may_bribe", "may_denigrate", "may_enamor", "may_fall", "may_fight_to_the_last", "may_flank",
    "may_give", "may_march_hard", "may_research", "may_spend", "may_stomp", "may_strike_by_night",
    "may_train", "may_undergo_rite", "may_undertake", "meet", "merchant_gold", "mission_capture",
    "mission_cost", "mission_level", "mission_success", "mood", "morale_after", "murder", "needs_order_110",
    "needs_order_111", "needs_order_120", "needs_order_194", "needs_order_200", "needs_order_201",
    "needs_order_202", "needs_order_203", "needs_order_204", "needs_order_205", "needs_order_206",
    "needs_order_212", "needs_order_215", "needs_order_216", "needs_order_217", "needs_order_225",
    "needs_order_230", "needs_order_290", "needs_order_295", "needs_order_299", "needs_order_302",
    "needs_order_385", "needs_order_410", "needs_order_430", "needs_order_440", "needs_order_465",
    "needs_order_470", "needs_order_471", "needs_order_475", "needs_order_476", "needs_order_478",
    "needs_order_480", "needs_order_483", "needs_order_490", "needs_order_50", "needs_order_500",
    "needs_order_501", "needs_order_53", "needs_order_54", "needs_order_615", "needs_order_691",
    "needs_order_692", "needs_order_745", "needs_order_780", "needs_order_799", "needs_order_800",
    "needs_order_900", "needs_order_930", "needs_order_935", "needs_order_940", "needs_order_945",
    "needs_order_950", "needs_order_955", "needs_order_960", "needs_order_965", "needs_order_970",
    "needs_order_971", "needs_order_975", "new_quality", "next_level", "next_season", "of_the_court",
    "on_watch", "open_campaign", "open_floor", "open_order_295", "open_order_299", "open_order_53",
    "open_order_54", "open_order_940", "open_order_945", "open_order_955", "opening_gift", "pay_drawn",
    "phoenix_healing", "political", "presence", "produce", "proficiency", "raised", "rating", "reach",
    "reaction", "reaction_ceiling", "reaction_floor", "readiness", "receive", "refusals_bargain_stands",
    "refusals_flying", "refusals_may_bribe", "refusals_may_denigrate", "refusals_may_enamor",
    "refusals_may_fight_to_the_last", "refusals_may_flank", "refusals_may_give", "refusals_may_march_hard",
    "refusals_may_research", "refusals_may_spend", "refusals_may_stomp", "refusals_may_strike_by_night",
    "refusals_may_train", "refusals_may_undergo_rite", "refusals_may_undertake", "refusals_seasonal_attack",
    "refusals_vulnerable", "regional_morale", "report_host", "research_chance", "research_cost",
    "retreat_losses", "retreat_threshold", "rite_chance", "sale_proceeds", "same_turn_production",
    "saving_throw", "sea_quality", "seasonal_attack", "secret", "secret_service", "secret_service_captor",
    "secret_service_duty", "secret_service_level", "secret_service_place", "see_hosts",
    "see_secret_service", "see_treasury", "sent_home", "settle_battles", "share", "shift_reaction",
    "siege_captives", "siege_length", "sole_act", "speak_ill", "spell_damage", "spell_power",
    "spell_shelter", "spoil", "spoilage", "stage_damage", "stance", "standing_limit", "starved",
    "steadiness", "storming_gain", "strike_bargains", "surprised", "take_loot", "taught_level", "teaches",
    "training_cost", "transmuted", "treasury_food", "treasury_gold", "treasury_influence",
    "treasury_mithril", "troop_value", "turn", "turn_calendar", "turn_position", "undertake",
    "valid_tactic", "veteran_core", "vulnerable", "walls_luck", "walls_shelter", "walls_value",
    "wand_power", "watch", "watcher_death", "watchers_pay", "weather", "why_act_cost", "why_adeptness",
    "why_announced", "why_asleep", "why_assured_level", "why_at_odds", "why_automatic", "why_bargain_order",
    "why_bargain_stands", "why_battle_morale", "why_betrayal", "why_bid_worth", "why_brigade_strength",
    "why_broken", "why_casualties", "why_catchable", "why_combat_bonus", "why_command_limit",
    "why_commanded", "why_consul_denigrate_chance", "why_controls", "why_counterpart", "why_cover",
    "why_deadly", "why_death_chance", "why_declared", "why_denigrate_chance", "why_denigrated",
    "why_disdain_chance", "why_emissary_power", "why_enamor_chance", "why_enamored", "why_escape_chance",
    "why_fate", "why_fear_felt", "why_first_fleets", "why_fleet_price_paid", "why_fleet_sale", "why_flying",
    "why_food_eaten", "why_food_produced", "why_food_received", "why_food_sold", "why_footing",
    "why_going_price", "why_gold_produced", "why_gold_received", "why_gold_sold", "why_greatest_level",
    "why_ground_effect", "why_group_value", "why_highest_level", "why_hiring_price", "why_hold",
    "why_holder", "why_host_size", "why_hosts", "why_hosts_morale", "why_hosts_region", "why_hosts_spells",
    "why_hosts_strength", "why_hunger_attrition", "why_immune_to_fear", "why_increase_chance",
    "why_influence_change", "why_influence_floor", "why_influence_increased", "why_influence_lowered",
    "why_influence_raised", "why_influence_sold", "why_interdiction", "why_jest", "why_leader_bonus",
    "why_lean", "why_levels_lost", "why_long_shot", "why_loss_divider", "why_lowered", "why_magic_proof",
    "why_magic_resistance", "why_magic_taken", "why_march_cost", "why_march_points", "why_market_gives",
    "why_market_limit", "why_may_bribe", "why_may_denigrate", "why_may_enamor", "why_may_fall",
    "why_may_fight_to_the_last", "why_may_flank", "why_may_give", "why_may_march_hard", "why_may_research",
    "why_may_spend", "why_may_stomp", "why_may_strike_by_night", "why_may_train", "why_may_undergo_rite",
    "why_may_undertake", "why_merchant_gold", "why_mission_capture", "why_mission_cost",
    "why_mission_level", "why_mission_success", "why_mood", "why_morale_after", "why_new_quality",
    "why_next_level", "why_next_season", "why_of_the_court", "why_on_watch", "why_opening_gift",
    "why_pay_drawn", "why_phoenix_healing", "why_political", "why_presence", "why_proficiency",
    "why_raised", "why_rating", "why_reach", "why_reaction", "why_reaction_ceiling", "why_reaction_floor",
    "why_readiness", "why_regional_morale", "why_research_chance", "why_research_cost",
    "why_retreat_losses", "why_retreat_threshold", "why_rite_chance", "why_sale_proceeds",
    "why_same_turn_production", "why_saving_throw", "why_sea_quality", "why_seasonal_attack",
    "why_secret_service", "why_secret_service_captor", "why_secret_service_duty",
    "why_secret_service_level", "why_secret_service_place", "why_share", "why_siege_captives",
    "why_siege_length", "why_sole_act", "why_spell_damage", "why_spell_power", "why_spell_shelter",
    "why_spoilage", "why_stage_damage", "why_stance", "why_standing_limit", "why_starved", "why_steadiness",
    "why_storming_gain", "why_surprised", "why_taught_level", "why_teaches", "why_training_cost",
    "why_transmuted", "why_treasury_food", "why_treasury_gold", "why_treasury_influence",
    "why_treasury_mithril", "why_troop_value", "why_turn_position", "why_valid_tactic", "why_veteran_core",
    "why_vulnerable", "why_walls_luck", "why_walls_shelter", "why_walls_value", "why_wand_power",
    "why_watch", "why_watcher_death", "why_weather", "why_withdraws", "why_worn", "win_over", "withdraws",
    "worn",
]

PACK = Pack('alamaze', 'Alamaze, 4th Cycle: Maelstrom', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_kinds": (
        "ARM_CHARGE ARM_COMBINED ARM_FIRST_MELEE ARM_LONG_RANGE ARM_NO_TROOPS ARM_SECOND_MELEE "
        "ARM_SHORT_RANGE ARM_STORM ARTIFACT_AMULET_OF_PROTECTION ARTIFACT_ANCIENT_ANNIHILATOR "
        "ARTIFACT_ANGLAKEL ARTIFACT_AXE_OF_FARIN ARTIFACT_BOW_OF_HERACLES ARTIFACT_CLASS_BENEVOLENT "
        "ARTIFACT_CLASS_COVERT ARTIFACT_CLASS_ROYAL ARTIFACT_CLASS_WEAPON ARTIFACT_CLASS_WIZARDLY "
        "ARTIFACT_CROWN_OF_ANZU ARTIFACT_DEMON_BANE ARTIFACT_DEMON_DEATH ARTIFACT_ELAN "
        "ARTIFACT_GOLDEN_SPEAR_OF_LERIX ARTIFACT_GREAT_AXE_OF_HURBLIND ARTIFACT_GREEN_DRAGON_MATES "
        "ARTIFACT_GUARDIAN_TALISMAN ARTIFACT_MORGAL_BLADE ARTIFACT_MORNING_STAR_OF_TORAG ARTIFACT_NARSIL "
        "ARTIFACT_ORB_OF_ANTI_MAGIC ARTIFACT_RENOWNED_STANDARD ARTIFACT_RING_OF_INVISIBILITY "
        "ARTIFACT_RING_OF_POWER ARTIFACT_RING_OF_PROTECTION ARTIFACT_ROD_OF_FIRE ARTIFACT_RULER_ELIMINATOR "
        "ARTIFACT_SMOKE_MOJO ARTIFACT_STAFF_OF_DISDAIN ARTIFACT_STAFF_OF_THE_GREAT_ORATOR "
        "ARTIFACT_STANDARD_OF_VALOR ARTIFACT_STONE_OF_ALL_MINDS ARTIFACT_SWORD_OF_ALVINITAR "
        "ARTIFACT_WAND_OF_LIGHTNING Agent Arm Artifact ArtifactClass BARGAIN_ARTIFACT_FOR_GOLD "
        "BARGAIN_FOOD_FOR_GOLD BARGAIN_GOLD_FOR_ARTIFACT BARGAIN_GOLD_FOR_FOOD BARGAIN_GOLD_FOR_HOSTAGE "
        "BARGAIN_GOLD_FOR_MITHRIL BARGAIN_HOSTAGE_FOR_GOLD BARGAIN_MITHRIL_FOR_GOLD BOON_BULWARK "
        "BOON_CHARGE_VEIL BOON_CONTAGION BOON_DISMAY BOON_ESPRIT BOON_FRIGHT BOON_GOAD BOON_GROUP_MIGHT "
        "BOON_IMMOLATION BOON_MISSILE_VEIL BOON_MUMMY_ROT BOON_ONSLAUGHT BOON_OWN_MIGHT BOON_PARLEYING "
        "BOON_PERIL BOON_REGROWTH BOON_RIDER_CHARGE BOON_THREATENING BOON_WALL_ATTACK "
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
        "BRIGADE_TYPE_HELL_HOUNDS BRIGADE_TYPE_HILL_GIANTS BRIGADE_TYPE_HUNS BRIGADE_TYPE_ILLUSIONIST "
        "BRIGADE_TYPE_IRON_GOLEM BRIGADE_TYPE_KNIGHTS_OF_STYX BRIGADE_TYPE_LIZARD_MEN BRIGADE_TYPE_LYCANS "
        "BRIGADE_TYPE_MAMMOTHS BRIGADE_TYPE_MANTICORES BRIGADE_TYPE_MEPHITS BRIGADE_TYPE_MINOTAURS "
        "BRIGADE_TYPE_MUMMIES BRIGADE_TYPE_MYTHIANS BRIGADE_TYPE_NECROMANCER BRIGADE_TYPE_NOMADS "
        "BRIGADE_TYPE_NORTHMEN BRIGADE_TYPE_NYVARIANS BRIGADE_TYPE_OGRES BRIGADE_TYPE_ORCS "
        "BRIGADE_TYPE_OWLBEARS BRIGADE_TYPE_PALADINS BRIGADE_TYPE_PHANTASMAL_FORCE BRIGADE_TYPE_PHANTOMS "
        "BRIGADE_TYPE_PHOENIX BRIGADE_TYPE_PIRATES BRIGADE_TYPE_PIT_FIEND BRIGADE_TYPE_PIXIES "
        "BRIGADE_TYPE_RANGERS BRIGADE_TYPE_RED_DRAGONS BRIGADE_TYPE_ROCK_GOLEMS BRIGADE_TYPE_ROCS "
        "BRIGADE_TYPE_ROHIRRIM BRIGADE_TYPE_SACRED_ORDER BRIGADE_TYPE_SAURUS BRIGADE_TYPE_SCORPIONS "
        "BRIGADE_TYPE_SHAMBLING_MOUNDS BRIGADE_TYPE_SKELETONS BRIGADE_TYPE_SORCERER BRIGADE_TYPE_SPECTERS "
        "BRIGADE_TYPE_SPRITES BRIGADE_TYPE_STORMGATE_GUARD BRIGADE_TYPE_SWAMPMEN BRIGADE_TYPE_TROGLODYTES "
        "BRIGADE_TYPE_TROLLS BRIGADE_TYPE_TYRANT BRIGADE_TYPE_UAK_HAI BRIGADE_TYPE_UMBER_HULKS "
        "BRIGADE_TYPE_UNDERWORLD BRIGADE_TYPE_UNICORNS BRIGADE_TYPE_VIKINGS BRIGADE_TYPE_WARG_RIDERS "
        "BRIGADE_TYPE_WARLOCK BRIGADE_TYPE_WAR_MACHINES BRIGADE_TYPE_WATER_ELEMENTALS BRIGADE_TYPE_WESTMEN "
        "BRIGADE_TYPE_WIGHTS BRIGADE_TYPE_WILDLINGS BRIGADE_TYPE_WOOD_ELVES BRIGADE_TYPE_WYVERNS "
        "BRIGADE_TYPE_ZAMORANS BRIGADE_TYPE_ZEALOTS BRIGADE_TYPE_ZOMBIES BUILDING_APOTHECARY "
        "BUILDING_BALLISTA_TOWER BUILDING_BAZAAR BUILDING_CASTLE BUILDING_CITADEL BUILDING_FORGE "
        "BUILDING_FORTRESS BUILDING_FORUM BUILDING_GRANARY BUILDING_GREATER_CASTLE BUILDING_GREAT_MAGE_TOWER "
        "BUILDING_GREAT_TEMPLE BUILDING_HOBBIT_INC BUILDING_LABORATORY BUILDING_LEGENDARY_CASTLE "
        "BUILDING_MOTTE_AND_BAILEY BUILDING_PORT BUILDING_SECRET_PASSAGES BUILDING_TEMPLE "
        "BUILDING_THIEVES_GUILD BUILDING_WATCH_TOWERS BUILDING_WIZARD_TOWER Bargain Boon Brigade BrigadeType "
        "Building CAPACITY_PEOPLE_CAPACITY CAPACITY_WALLS_CAPACITY CAPACITY_YIELD_CAPACITY CLIMATE_NORTHERN "
        "CLIMATE_SOUTHERN Capacity Cast Challenge Climate DUTY_COUNTER_ESPIONAGE DUTY_GUARD "
        "DUTY_GUARD_PRISONERS DUTY_IDLE Duty EFFECT_BLESSED EFFECT_CONCEALED EFFECT_DIRE_WOLF EFFECT_ESCAPING "
        "EFFECT_SIMULACRUM EFFECT_SLEPT EFFECT_WARDED EXPERIENCE_ELITE EXPERIENCE_GREEN EXPERIENCE_REGULAR "
        "EXPERIENCE_VETERAN Effect Experience FATE_DEMOTED FATE_DIES FATE_TURNED FOOTING_ADVANTAGE "
        "FOOTING_ADVERSITY FOOTING_DISADVANTAGE FOOTING_FLIGHT FOOTING_MASTERY FOOTING_STANDARD "
        "FOOTING_SUPREMACY Fate Figure Foothold Footing GAIT_HARD_MARCH GAIT_PATROL_MARCH GAIT_USUAL_MARCH "
        "GAIT_WINGED_PATROL GEAR_IMPROVED_ARMOR GEAR_IMPROVED_WEAPONS GEAR_MITHRIL_ARMOR GEAR_MITHRIL_WEAPONS "
        "GOOD_COIN GOOD_GRAIN Gait Gear Good Group HOLD_CONTROL HOLD_MINOR HOLD_SIGNIFICANT HOLD_SUBSTANTIAL "
        "HOLD_TIGHT_CONTROL HOLD_UNESTABLISHED HOST_LIMIT_BRIGADE_TYPES_IN_A_GROUP "
        "HOST_LIMIT_BRIGADE_TYPES_MOVED HOST_LIMIT_EVADING_BRIGADES HOST_LIMIT_GROUPS_OF_A_KINGDOM "
        "HOST_LIMIT_INTERCEPT_RADIUS HOST_LIMIT_LEADERS_IN_A_GROUP HOST_LIMIT_LEADERS_MOVED "
        "HOST_LIMIT_MARCHES_IN_A_TURN HOST_LIMIT_PREY_OF_AN_INTERCEPTION HOST_LIMIT_WIZARDS_IN_A_GROUP "
        "HOST_LIMIT_WIZARDS_OR_ARTIFACTS_MOVED HOST_SIZE_ARMY HOST_SIZE_ARMY_GROUP HOST_SIZE_DIVISION_SIZE "
        "HOST_SIZE_INACTIVE HOST_SIZE_ONE_BRIGADE HOST_SIZE_PATROL HOST_STATE_AMBUSHING HOST_STATE_INVISIBLE "
        "HOST_STATE_MASKED_SIZE HOST_STATE_PLAIN_SIGHT Hold HostLimit HostSize HostState INFLUENCE_EVENT_AURA "
        "INFLUENCE_EVENT_CAPITAL_LOST INFLUENCE_EVENT_CASTLE INFLUENCE_EVENT_CITADEL "
        "INFLUENCE_EVENT_COMMENDED INFLUENCE_EVENT_CONDEMNED INFLUENCE_EVENT_CURSED "
        "INFLUENCE_EVENT_ENEMY_DECLARED INFLUENCE_EVENT_FAILED_CHECK INFLUENCE_EVENT_FALSE_SKELETON "
        "INFLUENCE_EVENT_FORTRESS INFLUENCE_EVENT_FORUM INFLUENCE_EVENT_GREATER_CASTLE "
        "INFLUENCE_EVENT_GREAT_TEMPLE INFLUENCE_EVENT_LEGENDARY_CASTLE INFLUENCE_EVENT_MOTTE "
        "INFLUENCE_EVENT_PORT INFLUENCE_EVENT_PRESTIGE INFLUENCE_EVENT_PRINCESS INFLUENCE_EVENT_REGION_GAINED "
        "INFLUENCE_EVENT_REGION_LOST INFLUENCE_EVENT_SEAT_GAINED INFLUENCE_EVENT_SEAT_LOST "
        "INFLUENCE_EVENT_TITLE InfluenceEvent KINGDOM_ALCHEMIST KINGDOM_AMAZONS KINGDOM_ANCIENT_ONES "
        "KINGDOM_ATLANTEANS KINGDOM_BLACK_DRAGON KINGDOM_CIMMERIANS KINGDOM_DARK_ELVES KINGDOM_DEATHKNIGHTS "
        "KINGDOM_DEMON_PRINCES KINGDOM_DRUID KINGDOM_DWARVEN KINGDOM_ELEMENTALIST KINGDOM_ELVEN "
        "KINGDOM_FAIRY_FOLK KINGDOM_FORGOTTEN KINGDOM_FREE_TRADERS KINGDOM_GIANTS KINGDOM_GNOME "
        "KINGDOM_HALFLING KINGDOM_ILLUSIONIST KINGDOM_LIZARD_MEN KINGDOM_LYCANS KINGDOM_NECROMANCER "
        "KINGDOM_NOMAD KINGDOM_PIRATES KINGDOM_RANGER KINGDOM_RED_DRAGON KINGDOM_SACRED_ORDER "
        "KINGDOM_SORCERER KINGDOM_TYRANT KINGDOM_UNDERWORLD KINGDOM_WARLOCK KNACK_BARRAGE_CREW KNACK_CARRIAGE "
        "KNACK_CORPSE_EATING KNACK_FLEETING KNACK_HIDDEN_RANKS KNACK_LYCANTHROPY KNACK_SPELL_VEIL "
        "KNACK_TRAMPLE KNACK_TRANSMUTING KNACK_UNSCARRED Kingdom Knack LOOT_INGOTS LOOT_PURSE LOOT_SACKS "
        "Leader Levy Loot MARVEL_AS_CHAOS MARVEL_AS_FIRESTRIKE MARVEL_AS_FRIGHT MARVEL_AS_GUARDED_ATTACK "
        "MARVEL_AS_KILL_WIZARD MARVEL_AS_LIGHTNING MARVEL_AS_STUN_LEADER MARVEL_AS_VALOR "
        "MASKING_GREATER_MASKING MASKING_LESSER_MASKING MISSION_ASSASSINATE MISSION_BRIBE MISSION_EARLY_TRAIL "
        "MISSION_KIDNAP MISSION_LEARN_MORALE MISSION_POISON MISSION_RECON MISSION_RECON_SEA MISSION_RESCUE "
        "MISSION_SABOTAGE MISSION_SEARCH_ALL MISSION_SEARCH_ENCOUNTERS MISSION_SEARCH_GROUPS "
        "MISSION_SEARCH_PLACES MISSION_STEAL MISSION_TRAIL MORALE_EVENT_ENTRENCHING MORALE_EVENT_EXTRA_BOTH "
        "MORALE_EVENT_EXTRA_FOOD MORALE_EVENT_EXTRA_GOLD MORALE_EVENT_FIREWORKS MORALE_EVENT_FORCED_MARCH "
        "MORALE_EVENT_HARASSED MORALE_EVENT_ONE_WATCH MORALE_EVENT_POISONED MORALE_EVENT_REST_IN_CITY "
        "MORALE_EVENT_REST_IN_SANCTUARY MORALE_EVENT_REST_IN_TOWN MORALE_EVENT_TWO_WATCHES MORALE_EVENT_UNFED "
        "MORALE_EVENT_UNPAID MUSTER_REINFORCEMENT MUSTER_TOWNSFOLK MUSTER_WILD_COMPANIONS Marvel Masking "
        "Mission MoraleEvent Motion Muster ORDER_ASSASSINATE_FIGURE ORDER_ASSASSINATE_LEADER_WIZARD "
        "ORDER_ATTACK_GROUP ORDER_ATTACK_GROUP_DELAYED ORDER_BID_FOR_NEXT_ISSUE ORDER_BLESS "
        "ORDER_BRIBE_EMISSARY ORDER_CANCEL_STANDING_ORDER ORDER_CONSUL_DENIGRATE_REGION "
        "ORDER_CONSUL_ENAMOR_REGION ORDER_CONVERT_AGENT_TO_FANATIC ORDER_COUNTER_ESPIONAGE "
        "ORDER_DECLARE_ALLY_ENEMY ORDER_DEFEND ORDER_DENIGRATE_KINGDOM ORDER_DENIGRATE_REGION_ARTIFACT "
        "ORDER_DO_NOT_FEED ORDER_DO_NOT_PAY ORDER_EARLY_KIDNAP_FIGURE ORDER_EARLY_RESCUE_PRISONER "
        "ORDER_ENAMOR_REGION ORDER_ENAMOR_REGION_ARTIFACT ORDER_ENTERTAIN_ROYAL_COURT ORDER_ENTRENCHMENT "
        "ORDER_ESCAPE_FROM_PRISON ORDER_EXECUTE_HOSTAGES ORDER_GUARD ORDER_GUARD_PRISONERS "
        "ORDER_INCREASE_INFLUENCE ORDER_KIDNAP_FIGURE ORDER_LEARN_GROUP_MORALE_ATTRITION "
        "ORDER_MAGICAL_RESEARCH ORDER_OPEN_MARKET ORDER_POISON_FOOD ORDER_RAPID_AGENT_TRAINING "
        "ORDER_RECON_AREA ORDER_RECON_SEAPOWER ORDER_RESCUE_HOSTAGE ORDER_REST_GROUP ORDER_REX_VICTORY_CHECK "
        "ORDER_RITE_OF_THE_MAGI ORDER_SABOTAGE_POPCENTER ORDER_SABOTAGE_SEAPOWER ORDER_SELL_INFLUENCE "
        "ORDER_STEAL_ARTIFACT ORDER_STEAL_FOOD_GOLD_MITHRIL ORDER_TRADE_ARTIFACT_FOR_GOLD "
        "ORDER_TRADE_FOOD_FOR_GOLD ORDER_TRADE_GOLD_FOR_ARTIFACT ORDER_TRADE_GOLD_FOR_FOOD "
        "ORDER_TRADE_GOLD_FOR_HOSTAGE ORDER_TRADE_GOLD_FOR_MITHRIL ORDER_TRADE_HOSTAGE_FOR_GOLD "
        "ORDER_TRADE_MITHRIL_FOR_GOLD ORDER_TRAIL_GROUP_EARLY ORDER_TRAIL_GROUP_LATE "
        "ORDER_TRAIN_TO_HIGHER_LEVEL ORDER_TRANSMUTE_RARE_ELEMENT ORDER_UNILATERAL_TRANSFER_GIFT "
        "ORDER_WINTERING_GROUP ORIGIN_COMPANION ORIGIN_KINGDOM_BRIGADE ORIGIN_RECRUIT ORIGIN_SUMMON Offer "
        "Order Origin POST_ADEPT_POST POST_AGENT_POST POST_AMBASSADOR_POST POST_CENTURION_POST "
        "POST_FANATIC_POST POST_FOOL_POST POST_GOVERNOR_POST POST_HALFLING_AGENT POST_HALFLING_MARSHAL "
        "POST_HALFLING_WIZARD POST_MAIDEN_POST POST_MINERS PROWESS_ADVANTAGE PROWESS_DISADVANTAGE "
        "PROWESS_MASTERY PROWESS_NONMAGICAL PROWESS_STANDARD PROWESS_SUBSTANDARD PROWESS_SUPREMACY Place Post "
        "Prowess QUALITY_EXCELLENT QUALITY_FINE QUALITY_QUEST QUALITY_SUPERIOR QUARRY_OTHER_PATROL "
        "QUARRY_PASSAGE QUARRY_SCOUT_PASSAGE QUARTERS_CITY QUARTERS_TOWN Quality Quarry Quarters RANK_ADEPT "
        "RANK_AGENT RANK_AMBASSADOR RANK_AREA RANK_ARTIFACT RANK_BARON RANK_CAPTAIN RANK_CAPTAIN_MAJOR "
        "RANK_CENTURION RANK_COMMANDER RANK_CONSUL RANK_COUNT RANK_DEMON_PRINCE RANK_DUKE RANK_FANATIC "
        "RANK_FOOL RANK_GENERAL RANK_GOVERNOR RANK_GRAND_MARSHAL RANK_GROUP RANK_KING RANK_LORD_COMMANDER "
        "RANK_MAIDEN RANK_MAJOR_GENERAL RANK_MARSHAL RANK_MITHRIL RANK_PLACE RANK_PRIESTESS RANK_PRINCE "
        "RANK_QUEEN RANK_REGENT RANK_SEA RANK_SEARCH RANK_WARLORD RANK_WILD_EXCELLENT RANK_WILD_FINE "
        "RANK_WIZARD RATING_ABOVE_AVERAGE RATING_ABSENT RATING_AVERAGE RATING_AWESOME RATING_BELOW_AVERAGE "
        "RATING_EXCELLENT RATING_GOOD RATING_NOT_A_FACTOR RATING_RENOWNED RATING_SUPERIOR RATING_ULTIMATE "
        "RATING_VERY_GOOD RATING_VERY_POOR REACTION_FRIENDLY REACTION_HOSTILE REACTION_LOYAL "
        "REACTION_SUSPICIOUS REACTION_TOLERANT REFIT_ADMIRAL_MANEUVERS REFIT_CANNONS REFIT_GREEK_FIRE "
        "REFIT_RAMMING_HEAD REFIT_REINFORCED_HULLS REFIT_SPYGLASS REGION_CROWN_ISLANDS REGION_DARKOVER "
        "REGION_DIAMOND_COAST REGION_KRYNN REGION_MYTHGAR REGION_NYVARIA REGION_PELLINOR REGION_STORMGATE "
        "REGION_SWORD_COAST REGION_TRIUMVIA REGION_UNTAMED_LANDS REGION_ZAMORA REGION_ZANTHIA RELATION_ALLY "
        "RELATION_ENEMY RELATION_NEUTRAL ROYAL_ACT_CONSUL_DENIGRATE ROYAL_ACT_CONSUL_ENAMOR "
        "ROYAL_ACT_DENIGRATE ROYAL_ACT_DISDAIN_DENIGRATE ROYAL_ACT_ENAMOR ROYAL_ACT_ENTERTAIN "
        "ROYAL_ACT_INCREASE ROYAL_ACT_ORATOR_ENAMOR ROYAL_ACT_SELL_INFLUENCE Rank Rating Reaction Refit "
        "Region Relation RoyalAct Ruler SEASON_AUTUMN SEASON_SPRING SEASON_SUMMER SEASON_WINTER "
        "SEA_LIMIT_ELITE_SHIPS SEA_LIMIT_ENCOUNTERS_IN_A_TURN SEA_LIMIT_ENLARGEMENTS_IN_A_TURN "
        "SEA_LIMIT_FLEETS_AT_ONCE SEA_LIMIT_FLEETS_IN_A_SEA SEA_LIMIT_FLEETS_PER_BRIGADE "
        "SEA_LIMIT_MERCHANT_AREAS SEA_LIMIT_PATROLLED_AREAS SEA_LIMIT_SHORE_DISTANCE "
        "SEA_LIMIT_SUPERIOR_FLEETS SEIZURE_PARLEY_ORDER SEIZURE_PLUNDER_ORDER SEIZURE_SIEGE_ORDER "
        "SEIZURE_STORM_ORDER SEIZURE_THREAT_ORDER SORT_AGENT SORT_DEMON SORT_FANATIC SORT_HIGH_DEMON SORT_IMP "
        "SPELL_CHAIN_LIGHTNING SPELL_COMMAND_TORNADO SPELL_DISINTEGRATE SPELL_EARTHQUAKE SPELL_FIRESTRIKE "
        "SPELL_GUARDED_ATTACK SPELL_ICE_TORRENT SPELL_INCENDIARY_CLOUD SPELL_LIGHTNING_ATTACK "
        "SPELL_PRISMATIC_RAYS STAGE_COMBINED_ONE STAGE_COMBINED_TWO STAGE_FAR_MISSILES STAGE_FIRST_CHARGE "
        "STAGE_FIRST_MAGIC STAGE_MELEE_ONE STAGE_MELEE_TWO STAGE_NEAR_MISSILES STAGE_ORIGIN_ARTIFACTS "
        "STAGE_ORIGIN_PREPARATION STAGE_ORIGIN_SPELLS STAGE_ORIGIN_TROOPS STAGE_PRE_COMBAT "
        "STAGE_SECOND_CHARGE STAGE_SECOND_MAGIC STAGE_WANDS SURGE_WALLS_FAR SURGE_WALLS_MAGIC "
        "SURGE_WALLS_NEAR SURGE_WALLS_PREPARE SURGE_WALLS_STORM SURGE_WALLS_WANDS SeaLimit Season Seizure "
        "Side Sort Spell Stage StageOrigin Stand Surge TACTIC_BARRAGE TACTIC_DETERMINED "
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
        "WEAKNESS_WALLS_THEMSELVES WEAR_EVENT_CHASED WEAR_EVENT_REGENERATED WING_GIFT_EYES_ALOFT "
        "WING_GIFT_FLAME_PROOF WING_GIFT_FLOOD_PROOF WING_GIFT_NO_FLANK WING_GIFT_OVER_THE_WALLS "
        "WING_GIFT_OVER_WATER WING_GIFT_QUAKE_PROOF Weakness WearEvent WingGift Wizard "
    ),
    "_views": (
        "HostsRow SecretServiceRow TreasuryRow VIEWS see_hosts see_secret_service see_treasury "
    ),
    "_words": (
        "CENSUS COMMAND DEFENSE FLEET FOOD GOLD INFLUENCE LEVEL MITHRIL MOVEMENT_POINT NAVAL_QUALITY PERCENT "
        "POINTS STRENGTH TOUGHNESS "
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
    "movement": (
        "food_eaten footing host_size march_cost march_points pay_drawn "
    ),
    "movement_why": (
        "why_food_eaten why_footing why_host_size why_march_cost why_march_points why_pay_drawn "
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
    "seapower": (
        "first_fleets fleet_price_paid fleet_sale interdiction merchant_gold new_quality sea_quality "
    ),
    "seapower_why": (
        "why_first_fleets why_fleet_price_paid why_fleet_sale why_interdiction why_merchant_gold "
        "why_new_quality why_sea_quality "
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
    "walls": (
        "siege_captives siege_length storming_gain walls_luck walls_shelter walls_value "
    ),
    "walls_why": (
        "why_siege_captives why_siege_length why_storming_gain why_walls_luck why_walls_shelter "
        "why_walls_value "
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
