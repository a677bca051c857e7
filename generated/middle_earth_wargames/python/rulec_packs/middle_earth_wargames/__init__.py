"""MiddleEarth Wargames Rules: Mordor and the West: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._kinds import (
        ARMOUR_HEAVY_ARMOUR, ARMOUR_LIGHT_ARMOUR, ARMOUR_MEDIUM_ARMOUR, Armour, BARRIER_DOOR, BARRIER_WALL,
        BREACH_LETTER_A, BREACH_LETTER_B, BREACH_LETTER_C, BREACH_LETTER_D, BREACH_LETTER_E,
        BREACH_LETTER_F, Barrier, BreachLetter, COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_LEFT,
        COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT, COURSE_SIDEWAYS_RIGHT, COURSE_STRAIGHT_BACK,
        COURSE_STRAIGHT_ON, Course, DESPAIR_LOST_ROUT, DESPAIR_RALLYABLE_ROUT, DESPAIR_RUN_ON_1,
        DESPAIR_RUN_ON_2, Despair, GUST_FRESH_WIND, GUST_LIGHT_BREEZE, GUST_STORM_WIND, Gust,
        LOSER_FIRST_LOSES, LOSER_NOBODY_LOSES, LOSER_SECOND_LOSES, Loser, MORALE_CLASS_A, MORALE_CLASS_B,
        MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O, MORALE_CLASS_T,
        MUTINY_NEITHER_KILLED, MUTINY_RIDER_KILLED, MUTINY_WARG_KILLED, MoraleClass, Mutiny,
        OBEDIENCE_BALKS, OBEDIENCE_OBEYS, ORGANISATION_DISORGANISED, ORGANISATION_FORMED,
        ORGANISATION_SCATTERED, ORGANISATION_SEMI_FORMED, ORGANISATION_UNFORMED, Obedience, Organisation,
        RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE,
        RACE_HOBBIT, RACE_MAN, RACE_MAN_ORC, RACE_ORC, RACE_RANGER, RACE_ROHIRRIM, RACE_TROLL, RACE_URUK,
        RACE_WOLF, REACTION_ADVANCE_1, REACTION_ADVANCE_2, REACTION_AS_ORDERED, REACTION_DESPERATION,
        REACTION_HALT_1, REACTION_HALT_2, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT,
        RECRUIT_BEORNING_FIGURE, RECRUIT_DWARF_FIGURE, RECRUIT_EAGLE_FIGURE, RECRUIT_ELEPHANT_FIGURE,
        RECRUIT_ELF_FIGURE, RECRUIT_GOBLIN_FIGURE, RECRUIT_HILL_TROLL_FIGURE, RECRUIT_HOBBIT_FIGURE,
        RECRUIT_LARGE_ENT_FIGURE, RECRUIT_MAN_ORC_FIGURE, RECRUIT_MAN_WITH_AXE, RECRUIT_MAN_WITH_BLADE,
        RECRUIT_MOUNTED_GOBLIN_FIGURE, RECRUIT_MUMAK_FIGURE, RECRUIT_RIDER_WITH_BLADE,
        RECRUIT_RIDER_WITH_LANCE, RECRUIT_SMALL_ENT_FIGURE, RECRUIT_STONE_TROLL_FIGURE, RECRUIT_URUK_FIGURE,
        RECRUIT_WARG_FIGURE, RECRUIT_WOLF_FIGURE, REMNANT_BELOW_HALF, REMNANT_BELOW_QUARTER,
        REMNANT_HALF_OR_MORE, RESTING_FULL_REST, RESTING_HALF_REST, Race, Ram, Reaction, Recruit, Remnant,
        Resting, SHELTER_HARD, SHELTER_NO_SHELTER, SHELTER_SOFT, SIDE_EVIL, SIDE_LAW, SKY_FAIR_SKY,
        SKY_HOT_SKY, SKY_RAINFALL, SKY_SNOWFALL, SKY_STORMY_RAIN, SLOPE_DOWNHILL, SLOPE_LEVEL_GROUND,
        SLOPE_UPHILL, SPACING_CLOSE_ORDER, SPACING_OPEN_ORDER, SPELL_BEAM_OF_GOOD, SPELL_BREAK_STAFF,
        SPELL_CAUSE_FIRE, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_HOLD_PORTAL, SPELL_ILLUMINATE,
        SPELL_IMPRESS, SPELL_KNOCK, SPELL_LIMITED_COMMAND, SPELL_ROUT_SPELL, SPELL_TALK_TO_ANIMALS,
        STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY,
        STEED_ARMOURED_HORSE, STEED_NO_STEED, STEED_PLAIN_HORSE, STRIKER_AXE_OR_CLUB, STRIKER_BEORNING,
        STRIKER_CHARIOT, STRIKER_DWARF_AXE, STRIKER_DWARF_SWORD, STRIKER_ELEPHANT, STRIKER_ELF_SPEAR,
        STRIKER_ELF_SWORD, STRIKER_GOBLIN, STRIKER_GREAT_EAGLE, STRIKER_HILL_TROLL, STRIKER_HOBBIT,
        STRIKER_HORSE_SHORT_SPEAR, STRIKER_HORSE_SPEAR, STRIKER_HORSE_SWORD, STRIKER_LANCE,
        STRIKER_LARGE_ENT, STRIKER_LONG_SPEAR, STRIKER_MAN_ORC, STRIKER_MOUNTED_GOBLIN, STRIKER_MUMAK,
        STRIKER_SMALL_ENT, STRIKER_SPEAR, STRIKER_STONE_TROLL, STRIKER_SWORD, STRIKER_TWO_HANDED_SWORD,
        STRIKER_URUK, STRIKER_WARG, STRIKER_WOLF, STRUCK_ARMOURED_ELF, STRUCK_BARE_ELF, STRUCK_BEORNING,
        STRUCK_CHARIOT, STRUCK_DWARF, STRUCK_ELEPHANT, STRUCK_GOBLIN, STRUCK_GREAT_EAGLE, STRUCK_HEAVY_FOOT,
        STRUCK_HEAVY_HORSE, STRUCK_HILL_TROLL, STRUCK_HOBBIT, STRUCK_LARGE_ENT, STRUCK_LIGHT_FOOT,
        STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE, STRUCK_SMALL_ENT,
        STRUCK_STONE_TROLL, STRUCK_URUK, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF, STRUCK_WOLF_RIDER,
        Shelter, Side, Sky, Slope, Spacing, Spell, Stance, Steed, Striker, Struck, TEMPER_GONE_WILD,
        TEMPER_TAME, TIME_OF_YEAR_ECHUIR, TIME_OF_YEAR_LAER, TIME_OF_YEAR_NARBELETH, TIME_OF_YEAR_RHIW,
        TROOP_BARBARIANS, TROOP_BEORNINGS, TROOP_DUNEDAIN, TROOP_DUNLANDERS, TROOP_DWARVES, TROOP_EAGLES,
        TROOP_EASTERLINGS, TROOP_ELITE_UNITS, TROOP_ENTS, TROOP_HARADRIM, TROOP_HIGH_ELVES, TROOP_HOBBITS,
        TROOP_HOUSEHOLD_OF_ROHAN, TROOP_ITHILIEN_RANGERS, TROOP_MAN_ORCS, TROOP_MEN_OF_SAURON,
        TROOP_MEN_OF_THE_WEST, TROOP_ORCS, TROOP_OTHER_BARBARIANS, TROOP_PEASANTS, TROOP_ROHAN,
        TROOP_SOUTHRONS, TROOP_SWERTINGS, TROOP_TOWER_GUARD, TROOP_TROLLS, TROOP_URUCKS, TROOP_VARIAGS,
        TROOP_WARGS, TROOP_WILD_MEN, TROOP_WOLF_RIDERS, TROOP_WOLVES, TROOP_WOOD_ELVES, Temper, TimeOfYear,
        Troop, Unit_, WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH, WIND_QUARTER_FROM_NORTH_EAST,
        WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH, WIND_QUARTER_FROM_SOUTH_EAST,
        WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WIZARD_GANDALF, WIZARD_WITCH_KING,
        WindQuarter, Wizard,
    )
    from ._words import (
        ARMY_POINT, ENERGY_LEVEL, FACTOR, MAN, METRE, MOVE, PERCENT, PIP, POINTS, RAM_POINT, RANK, RUNG,
    )
    from .creatures import (
        kept_in_peace, may_quarrel, quarrel, quarrel_losses, quarrel_saved, temper, wargs_rebel, wargs_turn,
        wild_course,
    )
    from .creatures_why import (
        why_kept_in_peace, why_may_quarrel, why_quarrel, why_quarrel_losses, why_quarrel_saved, why_temper,
        why_wargs_rebel, why_wargs_turn, why_wild_course,
    )
    from .law_morale import king_far, king_near, wraith_far, wraith_near
    from .law_morale_why import why_king_far, why_king_near, why_wraith_far, why_wraith_near
    from .law_spells import (
        enemy_bolt, enemy_impress, fire_burst_seen, friendly_impress, gandalf_driven_off, king_driven_off,
        leader_controlled, wraith_driven_off,
    )
    from .law_spells_why import (
        why_enemy_bolt, why_enemy_impress, why_fire_burst_seen, why_friendly_impress,
        why_gandalf_driven_off, why_king_driven_off, why_leader_controlled, why_wraith_driven_off,
    )
    from .magic import (
        assailant_drop, bends_will, breaks_staff, cast_, full_energy, half_rest_gain, knock_cost,
        level_after, level_after_rest, may_break_staff, overdraw_score, overdrawn, recovery,
        refusals_may_break_staff, rest_gain, spell_cost, staff_score, ten_sided, twenty_sided, victim_drop,
        will_score,
    )
    from .magic_why import (
        why_assailant_drop, why_bends_will, why_breaks_staff, why_cast, why_full_energy, why_half_rest_gain,
        why_knock_cost, why_level_after, why_level_after_rest, why_may_break_staff, why_overdraw_score,
        why_overdrawn, why_recovery, why_rest_gain, why_spell_cost, why_staff_score, why_ten_sided,
        why_twenty_sided, why_victim_drop, why_will_score,
    )
    from .melee import (
        casualties, combat_factor, fighters, impetus_bonus, leader_falls, melee_casualties, melee_dice,
        melee_outcome, tactical_factor, weapon_factor,
    )
    from .melee_why import (
        why_casualties, why_combat_factor, why_fighters, why_impetus_bonus, why_leader_falls,
        why_melee_casualties, why_melee_dice, why_melee_outcome, why_tactical_factor, why_weapon_factor,
    )
    from .morale import (
        after_charge, after_withdrawal, charisma_of_leader, despair, fights_on, good_order, looks_down_on,
        morale_dice, mounted, rallies, reaction, reaction_of, reforming_time, standing,
    )
    from .morale_minus import (
        animals_by_fire, betters_routing, cavalry_behind, enemy_above_far, enemy_above_near, enemy_behind,
        enemy_far, enemy_in_sight, enemy_near, friend_retiring_far, friend_retiring_near,
        friend_routing_far, friend_routing_near, hero_killed, horses_by_elephants, leader_not_in_front,
        lost_melee, shot_at, split, surprised, unfriendly_cover,
    )
    from .morale_minus_why import (
        why_animals_by_fire, why_betters_routing, why_cavalry_behind, why_enemy_above_far,
        why_enemy_above_near, why_enemy_behind, why_enemy_far, why_enemy_in_sight, why_enemy_near,
        why_friend_retiring_far, why_friend_retiring_near, why_friend_routing_far, why_friend_routing_near,
        why_hero_killed, why_horses_by_elephants, why_leader_not_in_front, why_lost_melee, why_shot_at,
        why_split, why_surprised, why_unfriendly_cover,
    )
    from .morale_plus import (
        enemy_below_far, enemy_below_near, enemy_open_far, enemy_open_near, enemy_retiring_far,
        enemy_retiring_near, enemy_routing, friend_advancing, friend_charging, friend_in_sight,
        friendly_cover, special_leader, strong_friend_far, strong_friend_near, support_behind, won_melee,
    )
    from .morale_plus_why import (
        why_enemy_below_far, why_enemy_below_near, why_enemy_open_far, why_enemy_open_near,
        why_enemy_retiring_far, why_enemy_retiring_near, why_enemy_routing, why_friend_advancing,
        why_friend_charging, why_friend_in_sight, why_friendly_cover, why_special_leader,
        why_strong_friend_far, why_strong_friend_near, why_support_behind, why_won_melee,
    )
    from .morale_test_ import (
        all_alone, cajoled, enters_magical_wood, fallen_chief, friends_rout_nearby, gandalf_close,
        hero_close, morale_reaction, morale_test, morale_throw, must_test, obedience, obedience_score,
        one_die, raining, shadow_grounded, shot_at_first, test_called_for, under_magic, wind_from_the_east,
        wind_from_the_west,
    )
    from .morale_test_why import (
        why_all_alone, why_cajoled, why_enters_magical_wood, why_fallen_chief, why_friends_rout_nearby,
        why_gandalf_close, why_hero_close, why_morale_reaction, why_morale_test, why_morale_throw,
        why_must_test, why_obedience, why_obedience_score, why_one_die, why_raining, why_shadow_grounded,
        why_shot_at_first, why_test_called_for, why_under_magic, why_wind_from_the_east,
        why_wind_from_the_west,
    )
    from .morale_why import (
        why_after_charge, why_after_withdrawal, why_charisma_of_leader, why_despair, why_fights_on,
        why_good_order, why_looks_down_on, why_morale_dice, why_mounted, why_rallies, why_reaction,
        why_reaction_of, why_reforming_time, why_standing,
    )
    from .obedience_factors import (
        bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported,
        widely_split,
    )
    from .obedience_factors_why import (
        why_bold_order, why_friends_routed_lately, why_outnumbered, why_surrounded_far, why_surrounded_near,
        why_unsupported, why_widely_split,
    )
    from .orc_morale import first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight
    from .orc_morale_why import why_first_charge, why_in_sunlight, why_orcs_king_far, why_orcs_king_in_sight
    from .other_morale import (
        enemy_flyer_falls, friendly_flyer_falls, king_shadow, powder_breaches, powder_explodes,
        wraith_shadow,
    )
    from .other_morale_why import (
        why_enemy_flyer_falls, why_friendly_flyer_falls, why_king_shadow, why_powder_breaches,
        why_powder_explodes, why_wraith_shadow,
    )
    from .points import figure_cost, human, unit_cost
    from .points_why import why_figure_cost, why_human, why_unit_cost
    from .siege import (
        breach, breach_letter, breach_place, breached, built_strength, climb_speed, fall_kills, ladder_cost,
        ladder_room, letter_at, letter_number, pushed_away, ram_strength,
    )
    from .siege_why import (
        why_breach, why_breach_letter, why_breach_place, why_breached, why_built_strength, why_climb_speed,
        why_fall_kills, why_ladder_cost, why_ladder_room, why_letter_at, why_letter_number, why_pushed_away,
        why_ram_strength,
    )
    from .vocabulary import night_folk
    from .vocabulary_why import why_night_folk
    from .weather import (
        longer_rest, pace_under, sight_under, source_of_wind, strength_of_wind, todays_sky, too_bright,
    )
    from .weather_why import (
        why_longer_rest, why_pace_under, why_sight_under, why_source_of_wind, why_strength_of_wind,
        why_todays_sky, why_too_bright,
    )

__all__ = [
    "ARMOUR_HEAVY_ARMOUR", "ARMOUR_LIGHT_ARMOUR", "ARMOUR_MEDIUM_ARMOUR", "ARMY_POINT", "Armour",
    "BARRIER_DOOR", "BARRIER_WALL", "BREACH_LETTER_A", "BREACH_LETTER_B", "BREACH_LETTER_C",
    "BREACH_LETTER_D", "BREACH_LETTER_E", "BREACH_LETTER_F", "Barrier", "BreachLetter", "COURSE_BACK_LEFT",
    "COURSE_BACK_RIGHT", "COURSE_FORWARD_LEFT", "COURSE_FORWARD_RIGHT", "COURSE_SIDEWAYS_LEFT",
    "COURSE_SIDEWAYS_RIGHT", "COURSE_STRAIGHT_BACK", "COURSE_STRAIGHT_ON", "Course", "DESPAIR_LOST_ROUT",
    "DESPAIR_RALLYABLE_ROUT", "DESPAIR_RUN_ON_1", "DESPAIR_RUN_ON_2", "Despair", "ENERGY_LEVEL", "FACTOR",
    "GUST_FRESH_WIND", "GUST_LIGHT_BREEZE", "GUST_STORM_WIND", "Gust", "LOSER_FIRST_LOSES",
    "LOSER_NOBODY_LOSES", "LOSER_SECOND_LOSES", "Loser", "MAN", "METRE", "MORALE_CLASS_A", "MORALE_CLASS_B",
    "MORALE_CLASS_C", "MORALE_CLASS_D", "MORALE_CLASS_E", "MORALE_CLASS_O", "MORALE_CLASS_T", "MOVE",
    "MUTINY_NEITHER_KILLED", "MUTINY_RIDER_KILLED", "MUTINY_WARG_KILLED", "MoraleClass", "Mutiny",
    "OBEDIENCE_BALKS", "OBEDIENCE_OBEYS", "ORGANISATION_DISORGANISED", "ORGANISATION_FORMED",
    "ORGANISATION_SCATTERED", "ORGANISATION_SEMI_FORMED", "ORGANISATION_UNFORMED", "Obedience",
    "Organisation", "PACK", "PERCENT", "PIP", "POINTS", "RACE_BEORNING", "RACE_DUNLENDING", "RACE_DWARF",
    "RACE_ELEPHANT", "RACE_ELF", "RACE_ENT", "RACE_GREAT_EAGLE", "RACE_HOBBIT", "RACE_MAN", "RACE_MAN_ORC",
    "RACE_ORC", "RACE_RANGER", "RACE_ROHIRRIM", "RACE_TROLL", "RACE_URUK", "RACE_WOLF", "RAM_POINT", "RANK",
    "REACTION_ADVANCE_1", "REACTION_ADVANCE_2", "REACTION_AS_ORDERED", "REACTION_DESPERATION",
    "REACTION_HALT_1", "REACTION_HALT_2", "REACTION_RETIRE", "REACTION_RETREAT", "REACTION_ROUT",
    "RECRUIT_BEORNING_FIGURE", "RECRUIT_DWARF_FIGURE", "RECRUIT_EAGLE_FIGURE", "RECRUIT_ELEPHANT_FIGURE",
    "RECRUIT_ELF_FIGURE", "RECRUIT_GOBLIN_FIGURE", "RECRUIT_HILL_TROLL_FIGURE", "RECRUIT_HOBBIT_FIGURE",
    "RECRUIT_LARGE_ENT_FIGURE", "RECRUIT_MAN_ORC_FIGURE", "RECRUIT_MAN_WITH_AXE", "RECRUIT_MAN_WITH_BLADE",
    "RECRUIT_MOUNTED_GOBLIN_FIGURE", "RECRUIT_MUMAK_FIGURE", "RECRUIT_RIDER_WITH_BLADE",
    "RECRUIT_RIDER_WITH_LANCE", "RECRUIT_SMALL_ENT_FIGURE", "RECRUIT_STONE_TROLL_FIGURE",
    "RECRUIT_URUK_FIGURE", "RECRUIT_WARG_FIGURE", "RECRUIT_WOLF_FIGURE", "REMNANT_BELOW_HALF",
    "REMNANT_BELOW_QUARTER", "REMNANT_HALF_OR_MORE", "RESTING_FULL_REST", "RESTING_HALF_REST", "RUNG",
    "Race", "Ram", "Reaction", "Recruit", "Remnant", "Resting", "SHELTER_HARD", "SHELTER_NO_SHELTER",
    "SHELTER_SOFT", "SIDE_EVIL", "SIDE_LAW", "SKY_FAIR_SKY", "SKY_HOT_SKY", "SKY_RAINFALL", "SKY_SNOWFALL",
    "SKY_STORMY_RAIN", "SLOPE_DOWNHILL", "SLOPE_LEVEL_GROUND", "SLOPE_UPHILL", "SPACING_CLOSE_ORDER",
    "SPACING_OPEN_ORDER", "SPELL_BEAM_OF_GOOD", "SPELL_BREAK_STAFF", "SPELL_CAUSE_FIRE",
    "SPELL_DEFENCE_BOLT", "SPELL_FIRE_BURST", "SPELL_HOLD_PORTAL", "SPELL_ILLUMINATE", "SPELL_IMPRESS",
    "SPELL_KNOCK", "SPELL_LIMITED_COMMAND", "SPELL_ROUT_SPELL", "SPELL_TALK_TO_ANIMALS", "STANCE_CHARGING",
    "STANCE_RETIRING", "STANCE_RETREATING", "STANCE_ROUTING", "STANCE_STEADY", "STEED_ARMOURED_HORSE",
    "STEED_NO_STEED", "STEED_PLAIN_HORSE", "STRIKER_AXE_OR_CLUB", "STRIKER_BEORNING", "STRIKER_CHARIOT",
    "STRIKER_DWARF_AXE", "STRIKER_DWARF_SWORD", "STRIKER_ELEPHANT", "STRIKER_ELF_SPEAR",
    "STRIKER_ELF_SWORD", "STRIKER_GOBLIN", "STRIKER_GREAT_EAGLE", "STRIKER_HILL_TROLL", "STRIKER_HOBBIT",
    "STRIKER_HORSE_SHORT_SPEAR", "STRIKER_HORSE_SPEAR", "STRIKER_HORSE_SWORD", "STRIKER_LANCE",
    "STRIKER_LARGE_ENT", "STRIKER_LONG_SPEAR", "STRIKER_MAN_ORC", "STRIKER_MOUNTED_GOBLIN", "STRIKER_MUMAK",
    "STRIKER_SMALL_ENT", "STRIKER_SPEAR", "STRIKER_STONE_TROLL", "STRIKER_SWORD",
    "STRIKER_TWO_HANDED_SWORD", "STRIKER_URUK", "STRIKER_WARG", "STRIKER_WOLF", "STRUCK_ARMOURED_ELF",
    "STRUCK_BARE_ELF", "STRUCK_BEORNING", "STRUCK_CHARIOT", "STRUCK_DWARF", "STRUCK_ELEPHANT",
    "STRUCK_GOBLIN", "STRUCK_GREAT_EAGLE", "STRUCK_HEAVY_FOOT", "STRUCK_HEAVY_HORSE", "STRUCK_HILL_TROLL",
    "STRUCK_HOBBIT", "STRUCK_LARGE_ENT", "STRUCK_LIGHT_FOOT", "STRUCK_LIGHT_HORSE", "STRUCK_MAN_ORC",
    "STRUCK_MEDIUM_FOOT", "STRUCK_MEDIUM_HORSE", "STRUCK_SMALL_ENT", "STRUCK_STONE_TROLL", "STRUCK_URUK",
    "STRUCK_WARG", "STRUCK_WILD_MAN", "STRUCK_WOLF", "STRUCK_WOLF_RIDER", "Shelter", "Side", "Sky", "Slope",
    "Spacing", "Spell", "Stance", "Steed", "Striker", "Struck", "TEMPER_GONE_WILD", "TEMPER_TAME",
    "TIME_OF_YEAR_ECHUIR", "TIME_OF_YEAR_LAER", "TIME_OF_YEAR_NARBELETH", "TIME_OF_YEAR_RHIW",
    "TROOP_BARBARIANS", "TROOP_BEORNINGS", "TROOP_DUNEDAIN", "TROOP_DUNLANDERS", "TROOP_DWARVES",
    "TROOP_EAGLES", "TROOP_EASTERLINGS", "TROOP_ELITE_UNITS", "TROOP_ENTS", "TROOP_HARADRIM",
    "TROOP_HIGH_ELVES", "TROOP_HOBBITS", "TROOP_HOUSEHOLD_OF_ROHAN", "TROOP_ITHILIEN_RANGERS",
    "TROOP_MAN_ORCS", "TROOP_MEN_OF_SAURON", "TROOP_MEN_OF_THE_WEST", "TROOP_ORCS",
    "TROOP_OTHER_BARBARIANS", "TROOP_PEASANTS", "TROOP_ROHAN", "TROOP_SOUTHRONS", "TROOP_SWERTINGS",
    "TROOP_TOWER_GUARD", "TROOP_TROLLS", "TROOP_URUCKS", "TROOP_VARIAGS", "TROOP_WARGS", "TROOP_WILD_MEN",
    "TROOP_WOLF_RIDERS", "TROOP_WOLVES", "TROOP_WOOD_ELVES", "Temper", "TimeOfYear", "Troop", "Unit_",
    "WIND_QUARTER_FROM_EAST", "WIND_QUARTER_FROM_NORTH", "WIND_QUARTER_FROM_NORTH_EAST",
    "WIND_QUARTER_FROM_NORTH_WEST", "WIND_QUARTER_FROM_SOUTH", "WIND_QUARTER_FROM_SOUTH_EAST",
    "WIND_QUARTER_FROM_SOUTH_WEST", "WIND_QUARTER_FROM_WEST", "WIZARD_GANDALF", "WIZARD_WITCH_KING",
    "WindQuarter", "Wizard", "after_charge", "after_withdrawal", "all_alone", "animals_by_fire",
    "assailant_drop", "bends_will", "betters_routing", "bold_order", "breach", "breach_letter",
    "breach_place", "breached", "breaks_staff", "built_strength", "cajoled", "cast_", "casualties",
    "cavalry_behind", "charisma_of_leader", "climb_speed", "combat_factor", "despair", "enemy_above_far",
    "enemy_above_near", "enemy_behind", "enemy_below_far", "enemy_below_near", "enemy_bolt", "enemy_far",
    "enemy_flyer_falls", "enemy_impress", "enemy_in_sight", "enemy_near", "enemy_open_far",
    "enemy_open_near", "enemy_retiring_far", "enemy_retiring_near", "enemy_routing", "enters_magical_wood",
    "fall_kills", "fallen_chief", "fighters", "fights_on", "figure_cost", "fire_burst_seen", "first_charge",
    "friend_advancing", "friend_charging", "friend_in_sight", "friend_retiring_far", "friend_retiring_near",
    "friend_routing_far", "friend_routing_near", "friendly_cover", "friendly_flyer_falls",
    "friendly_impress", "friends_rout_nearby", "friends_routed_lately", "full_energy", "gandalf_close",
    "gandalf_driven_off", "good_order", "half_rest_gain", "hero_close", "hero_killed",
    "horses_by_elephants", "human", "impetus_bonus", "in_sunlight", "kept_in_peace", "king_driven_off",
    "king_far", "king_near", "king_shadow", "knock_cost", "ladder_cost", "ladder_room", "leader_controlled",
    "leader_falls", "leader_not_in_front", "letter_at", "letter_number", "level_after", "level_after_rest",
    "longer_rest", "looks_down_on", "lost_melee", "may_break_staff", "may_quarrel", "melee_casualties",
    "melee_dice", "melee_outcome", "morale_dice", "morale_reaction", "morale_test", "morale_throw",
    "mounted", "must_test", "night_folk", "obedience", "obedience_score", "one_die", "orcs_king_far",
    "orcs_king_in_sight", "outnumbered", "overdraw_score", "overdrawn", "pace_under", "powder_breaches",
    "powder_explodes", "pushed_away", "quarrel", "quarrel_losses", "quarrel_saved", "raining", "rallies",
    "ram_strength", "reaction", "reaction_of", "recovery", "reforming_time", "refusals_may_break_staff",
    "rest_gain", "shadow_grounded", "shot_at", "shot_at_first", "sight_under", "source_of_wind",
    "special_leader", "spell_cost", "split", "staff_score", "standing", "strength_of_wind",
    "strong_friend_far", "strong_friend_near", "support_behind", "surprised", "surrounded_far",
    "surrounded_near", "tactical_factor", "temper", "ten_sided", "test_called_for", "todays_sky",
    "too_bright", "twenty_sided", "under_magic", "unfriendly_cover", "unit_cost", "unsupported",
    "victim_drop", "wargs_rebel", "wargs_turn", "weapon_factor", "why_after_charge", "why_after_withdrawal",
    "why_all_alone", "why_animals_by_fire", "why_assailant_drop", "why_bends_will", "why_betters_routing",
    "why_bold_order", "why_breach", "why_breach_letter", "why_breach_place", "why_breached",
    "why_breaks_staff", "why_built_strength", "why_cajoled", "why_cast", "why_casualties",
    "why_cavalry_behind", "why_charisma_of_leader", "why_climb_speed", "why_combat_factor", "why_despair",
    "why_enemy_above_far", "why_enemy_above_near", "why_enemy_behind", "why_enemy_below_far",
    "why_enemy_below_near", "why_enemy_bolt", "why_enemy_far", "why_enemy_flyer_falls", "why_enemy_impress",
    "why_enemy_in_sight", "why_enemy_near", "why_enemy_open_far", "why_enemy_open_near",
    "why_enemy_retiring_far", "why_enemy_retiring_near", "why_enemy_routing", "why_enters_magical_wood",
    "why_fall_kills", "why_fallen_chief", "why_fighters", "why_fights_on", "why_figure_cost",
    "why_fire_burst_seen", "why_first_charge", "why_friend_advancing", "why_friend_charging",
    "why_friend_in_sight", "why_friend_retiring_far", "why_friend_retiring_near", "why_friend_routing_far",
    "why_friend_routing_near", "why_friendly_cover", "why_friendly_flyer_falls", "why_friendly_impress",
    "why_friends_rout_nearby", "why_friends_routed_lately", "why_full_energy", "why_gandalf_close",
    "why_gandalf_driven_off", "why_good_order", "why_half_rest_gain", "why_hero_close", "why_hero_killed",
    "why_horses_by_elephants", "why_human", "why_impetus_bonus", "why_in_sunlight", "why_kept_in_peace",
    "why_king_driven_off", "why_king_far", "why_king_near", "why_king_shadow", "why_knock_cost",
    "why_ladder_cost", "why_ladder_room", "why_leader_controlled", "why_leader_falls",
    "why_leader_not_in_front", "why_letter_at", "why_letter_number", "why_level_after",
    "why_level_after_rest", "why_longer_rest", "why_looks_down_on", "why_lost_melee", "why_may_break_staff",
    "why_may_quarrel", "why_melee_casualties", "why_melee_dice", "why_melee_outcome", "why_morale_dice",
    "why_morale_reaction", "why_morale_test", "why_morale_throw", "why_mounted", "why_must_test",
    "why_night_folk", "why_obedience", "why_obedience_score", "why_one_die", "why_orcs_king_far",
    "why_orcs_king_in_sight", "why_outnumbered", "why_overdraw_score", "why_overdrawn", "why_pace_under",
    "why_powder_breaches", "why_powder_explodes", "why_pushed_away", "why_quarrel", "why_quarrel_losses",
    "why_quarrel_saved", "why_raining", "why_rallies", "why_ram_strength", "why_reaction",
    "why_reaction_of", "why_recovery", "why_reforming_time", "why_rest_gain", "why_shadow_grounded",
    "why_shot_at", "why_shot_at_first", "why_sight_under", "why_source_of_wind", "why_special_leader",
    "why_spell_cost", "why_split", "why_staff_score", "why_standing", "why_strength_of_wind",
    "why_strong_friend_far", "why_strong_friend_near", "why_support_behind", "why_surprised",
    "why_surrounded_far", "why_surrounded_near", "why_tactical_factor", "why_temper", "why_ten_sided",
    "why_test_called_for", "why_todays_sky", "why_too_bright", "why_twenty_sided", "why_under_magic",
    "why_unfriendly_cover", "why_unit_cost", "why_unsupported", "why_victim_drop", "why_wargs_rebel",
    "why_wargs_turn", "why_weapon_factor", "why_widely_split", "why_wild_course", "why_will_score",
    "why_wind_from_the_east", "why_wind_from_the_west", "why_won_melee", "why_wraith_driven_off",
    "why_wraith_far", "why_wraith_near", "why_wraith_shadow", "widely_split", "wild_course", "will_score",
    "wind_from_the_east", "wind_from_the_west", "won_melee", "wraith_driven_off", "wraith_far",
    "wraith_near", "wraith_shadow",
]

PACK = Pack('middle_earth_wargames', 'MiddleEarth Wargames Rules: Mordor and the West', __name__)

_HOMES = {
    "_kinds": (
        "ARMOUR_HEAVY_ARMOUR ARMOUR_LIGHT_ARMOUR ARMOUR_MEDIUM_ARMOUR Armour BARRIER_DOOR BARRIER_WALL "
        "BREACH_LETTER_A BREACH_LETTER_B BREACH_LETTER_C BREACH_LETTER_D BREACH_LETTER_E BREACH_LETTER_F "
        "Barrier BreachLetter COURSE_BACK_LEFT COURSE_BACK_RIGHT COURSE_FORWARD_LEFT COURSE_FORWARD_RIGHT "
        "COURSE_SIDEWAYS_LEFT COURSE_SIDEWAYS_RIGHT COURSE_STRAIGHT_BACK COURSE_STRAIGHT_ON Course "
        "DESPAIR_LOST_ROUT DESPAIR_RALLYABLE_ROUT DESPAIR_RUN_ON_1 DESPAIR_RUN_ON_2 Despair GUST_FRESH_WIND "
        "GUST_LIGHT_BREEZE GUST_STORM_WIND Gust LOSER_FIRST_LOSES LOSER_NOBODY_LOSES LOSER_SECOND_LOSES Loser "
        "MORALE_CLASS_A MORALE_CLASS_B MORALE_CLASS_C MORALE_CLASS_D MORALE_CLASS_E MORALE_CLASS_O "
        "MORALE_CLASS_T MUTINY_NEITHER_KILLED MUTINY_RIDER_KILLED MUTINY_WARG_KILLED MoraleClass Mutiny "
        "OBEDIENCE_BALKS OBEDIENCE_OBEYS ORGANISATION_DISORGANISED ORGANISATION_FORMED ORGANISATION_SCATTERED "
        "ORGANISATION_SEMI_FORMED ORGANISATION_UNFORMED Obedience Organisation RACE_BEORNING RACE_DUNLENDING "
        "RACE_DWARF RACE_ELEPHANT RACE_ELF RACE_ENT RACE_GREAT_EAGLE RACE_HOBBIT RACE_MAN RACE_MAN_ORC "
        "RACE_ORC RACE_RANGER RACE_ROHIRRIM RACE_TROLL RACE_URUK RACE_WOLF REACTION_ADVANCE_1 "
        "REACTION_ADVANCE_2 REACTION_AS_ORDERED REACTION_DESPERATION REACTION_HALT_1 REACTION_HALT_2 "
        "REACTION_RETIRE REACTION_RETREAT REACTION_ROUT RECRUIT_BEORNING_FIGURE RECRUIT_DWARF_FIGURE "
        "RECRUIT_EAGLE_FIGURE RECRUIT_ELEPHANT_FIGURE RECRUIT_ELF_FIGURE RECRUIT_GOBLIN_FIGURE "
        "RECRUIT_HILL_TROLL_FIGURE RECRUIT_HOBBIT_FIGURE RECRUIT_LARGE_ENT_FIGURE RECRUIT_MAN_ORC_FIGURE "
        "RECRUIT_MAN_WITH_AXE RECRUIT_MAN_WITH_BLADE RECRUIT_MOUNTED_GOBLIN_FIGURE RECRUIT_MUMAK_FIGURE "
        "RECRUIT_RIDER_WITH_BLADE RECRUIT_RIDER_WITH_LANCE RECRUIT_SMALL_ENT_FIGURE "
        "RECRUIT_STONE_TROLL_FIGURE RECRUIT_URUK_FIGURE RECRUIT_WARG_FIGURE RECRUIT_WOLF_FIGURE "
        "REMNANT_BELOW_HALF REMNANT_BELOW_QUARTER REMNANT_HALF_OR_MORE RESTING_FULL_REST RESTING_HALF_REST "
        "Race Ram Reaction Recruit Remnant Resting SHELTER_HARD SHELTER_NO_SHELTER SHELTER_SOFT SIDE_EVIL "
        "SIDE_LAW SKY_FAIR_SKY SKY_HOT_SKY SKY_RAINFALL SKY_SNOWFALL SKY_STORMY_RAIN SLOPE_DOWNHILL "
        "SLOPE_LEVEL_GROUND SLOPE_UPHILL SPACING_CLOSE_ORDER SPACING_OPEN_ORDER SPELL_BEAM_OF_GOOD "
        "SPELL_BREAK_STAFF SPELL_CAUSE_FIRE SPELL_DEFENCE_BOLT SPELL_FIRE_BURST SPELL_HOLD_PORTAL "
        "SPELL_ILLUMINATE SPELL_IMPRESS SPELL_KNOCK SPELL_LIMITED_COMMAND SPELL_ROUT_SPELL "
        "SPELL_TALK_TO_ANIMALS STANCE_CHARGING STANCE_RETIRING STANCE_RETREATING STANCE_ROUTING STANCE_STEADY "
        "STEED_ARMOURED_HORSE STEED_NO_STEED STEED_PLAIN_HORSE STRIKER_AXE_OR_CLUB STRIKER_BEORNING "
        "STRIKER_CHARIOT STRIKER_DWARF_AXE STRIKER_DWARF_SWORD STRIKER_ELEPHANT STRIKER_ELF_SPEAR "
        "STRIKER_ELF_SWORD STRIKER_GOBLIN STRIKER_GREAT_EAGLE STRIKER_HILL_TROLL STRIKER_HOBBIT "
        "STRIKER_HORSE_SHORT_SPEAR STRIKER_HORSE_SPEAR STRIKER_HORSE_SWORD STRIKER_LANCE STRIKER_LARGE_ENT "
        "STRIKER_LONG_SPEAR STRIKER_MAN_ORC STRIKER_MOUNTED_GOBLIN STRIKER_MUMAK STRIKER_SMALL_ENT "
        "STRIKER_SPEAR STRIKER_STONE_TROLL STRIKER_SWORD STRIKER_TWO_HANDED_SWORD STRIKER_URUK STRIKER_WARG "
        "STRIKER_WOLF STRUCK_ARMOURED_ELF STRUCK_BARE_ELF STRUCK_BEORNING STRUCK_CHARIOT STRUCK_DWARF "
        "STRUCK_ELEPHANT STRUCK_GOBLIN STRUCK_GREAT_EAGLE STRUCK_HEAVY_FOOT STRUCK_HEAVY_HORSE "
        "STRUCK_HILL_TROLL STRUCK_HOBBIT STRUCK_LARGE_ENT STRUCK_LIGHT_FOOT STRUCK_LIGHT_HORSE STRUCK_MAN_ORC "
        "STRUCK_MEDIUM_FOOT STRUCK_MEDIUM_HORSE STRUCK_SMALL_ENT STRUCK_STONE_TROLL STRUCK_URUK STRUCK_WARG "
        "STRUCK_WILD_MAN STRUCK_WOLF STRUCK_WOLF_RIDER Shelter Side Sky Slope Spacing Spell Stance Steed "
        "Striker Struck TEMPER_GONE_WILD TEMPER_TAME TIME_OF_YEAR_ECHUIR TIME_OF_YEAR_LAER "
        "TIME_OF_YEAR_NARBELETH TIME_OF_YEAR_RHIW TROOP_BARBARIANS TROOP_BEORNINGS TROOP_DUNEDAIN "
        "TROOP_DUNLANDERS TROOP_DWARVES TROOP_EAGLES TROOP_EASTERLINGS TROOP_ELITE_UNITS TROOP_ENTS "
        "TROOP_HARADRIM TROOP_HIGH_ELVES TROOP_HOBBITS TROOP_HOUSEHOLD_OF_ROHAN TROOP_ITHILIEN_RANGERS "
        "TROOP_MAN_ORCS TROOP_MEN_OF_SAURON TROOP_MEN_OF_THE_WEST TROOP_ORCS TROOP_OTHER_BARBARIANS "
        "TROOP_PEASANTS TROOP_ROHAN TROOP_SOUTHRONS TROOP_SWERTINGS TROOP_TOWER_GUARD TROOP_TROLLS "
        "TROOP_URUCKS TROOP_VARIAGS TROOP_WARGS TROOP_WILD_MEN TROOP_WOLF_RIDERS TROOP_WOLVES "
        "TROOP_WOOD_ELVES Temper TimeOfYear Troop Unit_ WIND_QUARTER_FROM_EAST WIND_QUARTER_FROM_NORTH "
        "WIND_QUARTER_FROM_NORTH_EAST WIND_QUARTER_FROM_NORTH_WEST WIND_QUARTER_FROM_SOUTH "
        "WIND_QUARTER_FROM_SOUTH_EAST WIND_QUARTER_FROM_SOUTH_WEST WIND_QUARTER_FROM_WEST WIZARD_GANDALF "
        "WIZARD_WITCH_KING WindQuarter Wizard "
    ),
    "_words": (
        "ARMY_POINT ENERGY_LEVEL FACTOR MAN METRE MOVE PERCENT PIP POINTS RAM_POINT RANK RUNG "
    ),
    "creatures": (
        "kept_in_peace may_quarrel quarrel quarrel_losses quarrel_saved temper wargs_rebel wargs_turn "
        "wild_course "
    ),
    "creatures_why": (
        "why_kept_in_peace why_may_quarrel why_quarrel why_quarrel_losses why_quarrel_saved why_temper "
        "why_wargs_rebel why_wargs_turn why_wild_course "
    ),
    "law_morale": (
        "king_far king_near wraith_far wraith_near "
    ),
    "law_morale_why": (
        "why_king_far why_king_near why_wraith_far why_wraith_near "
    ),
    "law_spells": (
        "enemy_bolt enemy_impress fire_burst_seen friendly_impress gandalf_driven_off king_driven_off "
        "leader_controlled wraith_driven_off "
    ),
    "law_spells_why": (
        "why_enemy_bolt why_enemy_impress why_fire_burst_seen why_friendly_impress why_gandalf_driven_off "
        "why_king_driven_off why_leader_controlled why_wraith_driven_off "
    ),
    "magic": (
        "assailant_drop bends_will breaks_staff cast_ full_energy half_rest_gain knock_cost level_after "
        "level_after_rest may_break_staff overdraw_score overdrawn recovery refusals_may_break_staff "
        "rest_gain spell_cost staff_score ten_sided twenty_sided victim_drop will_score "
    ),
    "magic_why": (
        "why_assailant_drop why_bends_will why_breaks_staff why_cast why_full_energy why_half_rest_gain "
        "why_knock_cost why_level_after why_level_after_rest why_may_break_staff why_overdraw_score "
        "why_overdrawn why_recovery why_rest_gain why_spell_cost why_staff_score why_ten_sided "
        "why_twenty_sided why_victim_drop why_will_score "
    ),
    "melee": (
        "casualties combat_factor fighters impetus_bonus leader_falls melee_casualties melee_dice "
        "melee_outcome tactical_factor weapon_factor "
    ),
    "melee_why": (
        "why_casualties why_combat_factor why_fighters why_impetus_bonus why_leader_falls "
        "why_melee_casualties why_melee_dice why_melee_outcome why_tactical_factor why_weapon_factor "
    ),
    "morale": (
        "after_charge after_withdrawal charisma_of_leader despair fights_on good_order looks_down_on "
        "morale_dice mounted rallies reaction reaction_of reforming_time standing "
    ),
    "morale_minus": (
        "animals_by_fire betters_routing cavalry_behind enemy_above_far enemy_above_near enemy_behind "
        "enemy_far enemy_in_sight enemy_near friend_retiring_far friend_retiring_near friend_routing_far "
        "friend_routing_near hero_killed horses_by_elephants leader_not_in_front lost_melee shot_at split "
        "surprised unfriendly_cover "
    ),
    "morale_minus_why": (
        "why_animals_by_fire why_betters_routing why_cavalry_behind why_enemy_above_far why_enemy_above_near "
        "why_enemy_behind why_enemy_far why_enemy_in_sight why_enemy_near why_friend_retiring_far "
        "why_friend_retiring_near why_friend_routing_far why_friend_routing_near why_hero_killed "
        "why_horses_by_elephants why_leader_not_in_front why_lost_melee why_shot_at why_split why_surprised "
        "why_unfriendly_cover "
    ),
    "morale_plus": (
        "enemy_below_far enemy_below_near enemy_open_far enemy_open_near enemy_retiring_far "
        "enemy_retiring_near enemy_routing friend_advancing friend_charging friend_in_sight friendly_cover "
        "special_leader strong_friend_far strong_friend_near support_behind won_melee "
    ),
    "morale_plus_why": (
        "why_enemy_below_far why_enemy_below_near why_enemy_open_far why_enemy_open_near "
        "why_enemy_retiring_far why_enemy_retiring_near why_enemy_routing why_friend_advancing "
        "why_friend_charging why_friend_in_sight why_friendly_cover why_special_leader why_strong_friend_far "
        "why_strong_friend_near why_support_behind why_won_melee "
    ),
    "morale_test_": (
        "all_alone cajoled enters_magical_wood fallen_chief friends_rout_nearby gandalf_close hero_close "
        "morale_reaction morale_test morale_throw must_test obedience obedience_score one_die raining "
        "shadow_grounded shot_at_first test_called_for under_magic wind_from_the_east wind_from_the_west "
    ),
    "morale_test_why": (
        "why_all_alone why_cajoled why_enters_magical_wood why_fallen_chief why_friends_rout_nearby "
        "why_gandalf_close why_hero_close why_morale_reaction why_morale_test why_morale_throw why_must_test "
        "why_obedience why_obedience_score why_one_die why_raining why_shadow_grounded why_shot_at_first "
        "why_test_called_for why_under_magic why_wind_from_the_east why_wind_from_the_west "
    ),
    "morale_why": (
        "why_after_charge why_after_withdrawal why_charisma_of_leader why_despair why_fights_on "
        "why_good_order why_looks_down_on why_morale_dice why_mounted why_rallies why_reaction "
        "why_reaction_of why_reforming_time why_standing "
    ),
    "obedience_factors": (
        "bold_order friends_routed_lately outnumbered surrounded_far surrounded_near unsupported widely_split "
    ),
    "obedience_factors_why": (
        "why_bold_order why_friends_routed_lately why_outnumbered why_surrounded_far why_surrounded_near "
        "why_unsupported why_widely_split "
    ),
    "orc_morale": (
        "first_charge in_sunlight orcs_king_far orcs_king_in_sight "
    ),
    "orc_morale_why": (
        "why_first_charge why_in_sunlight why_orcs_king_far why_orcs_king_in_sight "
    ),
    "other_morale": (
        "enemy_flyer_falls friendly_flyer_falls king_shadow powder_breaches powder_explodes wraith_shadow "
    ),
    "other_morale_why": (
        "why_enemy_flyer_falls why_friendly_flyer_falls why_king_shadow why_powder_breaches "
        "why_powder_explodes why_wraith_shadow "
    ),
    "points": (
        "figure_cost human unit_cost "
    ),
    "points_why": (
        "why_figure_cost why_human why_unit_cost "
    ),
    "siege": (
        "breach breach_letter breach_place breached built_strength climb_speed fall_kills ladder_cost "
        "ladder_room letter_at letter_number pushed_away ram_strength "
    ),
    "siege_why": (
        "why_breach why_breach_letter why_breach_place why_breached why_built_strength why_climb_speed "
        "why_fall_kills why_ladder_cost why_ladder_room why_letter_at why_letter_number why_pushed_away "
        "why_ram_strength "
    ),
    "vocabulary": (
        "night_folk "
    ),
    "vocabulary_why": (
        "why_night_folk "
    ),
    "weather": (
        "longer_rest pace_under sight_under source_of_wind strength_of_wind todays_sky too_bright "
    ),
    "weather_why": (
        "why_longer_rest why_pace_under why_sight_under why_source_of_wind why_strength_of_wind "
        "why_todays_sky why_too_bright "
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
