"""MiddleEarth Wargames Rules: Mordor and the West: resolvers compiled from its rules.

wargames: MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._acts import GAME
    from ._choices import (
        ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, ALLEGIANCE_NEUTRAL_WOOD, ARMOUR_HEAVY_ARMOUR,
        ARMOUR_LIGHT_ARMOUR, ARMOUR_MEDIUM_ARMOUR, Allegiance, Armour, BARRIER_DOOR, BARRIER_WALL,
        BASE_SORT_BEAST_BASE, BASE_SORT_CHARIOT_BASE, BASE_SORT_MAN_BASE, BASE_SORT_RIDER_BASE,
        BEAM_EFFECT_FLEES_AND_STAYS, BEAM_EFFECT_FLEES_THE_LIGHT, BEAM_EFFECT_KEEPS_ITS_DISTANCE,
        BEAM_EFFECT_MUST_BE_TESTED, BEAM_EFFECT_UNTOUCHED_BY_LIGHT, BREACH_LETTER_A, BREACH_LETTER_B,
        BREACH_LETTER_C, BREACH_LETTER_D, BREACH_LETTER_E, BREACH_LETTER_F, BURST_FATE_BEYOND_THE_BURST,
        BURST_FATE_KILLED_BY_BURST, BURST_FATE_TRIED_BY_FIRE, Barrier, BaseSort, BeamEffect, BreachLetter,
        BurstFate, CHARGE_BAR_BAR_AIR, CHARGE_BAR_BAR_BREATH, CHARGE_BAR_BAR_CROWD, CHARGE_BAR_BAR_FLIGHT,
        CHARGE_BAR_BAR_GROUND, CHARGE_BAR_BAR_LIGHT, CHARGE_BAR_BAR_MELEE, CHARGE_BAR_BAR_REACH,
        CHARGE_BAR_BAR_SIGHT, CHARGE_BAR_BAR_SUN, CHARGE_BAR_BAR_WALL, CHIEFTAIN_ANABOR,
        CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_ARAGORN, CHIEFTAIN_BARD, CHIEFTAIN_BOROMIR, CHIEFTAIN_CELEBORN,
        CHIEFTAIN_DENETHOR, CHIEFTAIN_DERVORIN, CHIEFTAIN_DUINHIR, CHIEFTAIN_ELFHELM, CHIEFTAIN_ELLADAN,
        CHIEFTAIN_ELROHIR, CHIEFTAIN_ELROND, CHIEFTAIN_EOMER, CHIEFTAIN_ERKENBRAND, CHIEFTAIN_FARAMIR,
        CHIEFTAIN_FORLONG, CHIEFTAIN_GALADRIEL, CHIEFTAIN_GANDALF_HIMSELF, CHIEFTAIN_GHAN_BURI_GHAN,
        CHIEFTAIN_GLOIN, CHIEFTAIN_GLORFINDEL, CHIEFTAIN_GOLASGIL, CHIEFTAIN_GOTHMOG, CHIEFTAIN_GRIMBOLD,
        CHIEFTAIN_GWAIHIR, CHIEFTAIN_HALBARAD, CHIEFTAIN_HAMA, CHIEFTAIN_HIRLUIN, CHIEFTAIN_HURIN,
        CHIEFTAIN_IMRAHIL, CHIEFTAIN_RINGWRAITH, CHIEFTAIN_SAURON, CHIEFTAIN_THEODEN, CHIEFTAIN_THRANDUIL,
        CHIEFTAIN_TOWER_LIEUTENANT, COMPANION_HEREDITARY_COMPANION, COMPANION_HERO_COMPANION,
        COMPANION_NO_COMPANION, COMPANION_SPECIAL_COMPANION, COURSE_BACK_LEFT, COURSE_BACK_RIGHT,
        COURSE_FORWARD_LEFT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT, COURSE_SIDEWAYS_RIGHT,
        COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, ChargeBar, Chieftain, Companion, Course,
        DARK_RIDER_BEAMED_KING, DARK_RIDER_BEAMED_WRAITH, DESPAIR_LOST_ROUT, DESPAIR_RALLYABLE_ROUT,
        DESPAIR_RUN_ON_1, DESPAIR_RUN_ON_2, DICE_COLUMN_DICE_FIVE, DICE_COLUMN_DICE_FOUR,
        DICE_COLUMN_DICE_SEVEN, DICE_COLUMN_DICE_SIX, DICE_COLUMN_DICE_THREE, DICE_COLUMN_DICE_TWO,
        DICE_COLUMN_DIE_ONE, DICE_COLUMN_DIE_ONE_AND_HALF, DarkRider, Despair, DiceColumn,
        ENTRY_WAY_FLANK_ENTRY, ENTRY_WAY_FRONT_ENTRY, ENTRY_WAY_REAR_ENTRY, EVERY_CHIEFTAIN, EVERY_ORDER,
        EVERY_SPELL, EVERY_TROOP, EntryWay, FACING_FROM_THE_FOE, FACING_TO_THE_FOE,
        FIRE_HARM_BRUSHES_IT_OFF, FIRE_HARM_BURNS_TO_DEATH, FIRE_HARM_TESTS_ITS_NERVE, FIRE_PREY_FURRY_PREY,
        FIRE_PREY_LARGER_PREY, FIRE_PREY_STURDY_PREY, FLIGHT_FIGHTING_HEIGHT, FLIGHT_FLYING_HIGH,
        FLIGHT_ON_THE_GROUND, FLYER_EAGLE_PAIR, FLYER_HERO_EAGLE, FLYER_LONE_EAGLE, FLYER_WINGED_KING,
        FLYER_WINGED_WRAITH, FORDS_COMPANY_COMPANY_AXES, FORDS_COMPANY_COMPANY_BOWS,
        FORDS_COMPANY_COMPANY_GUARDS, FORDS_COMPANY_COMPANY_MOON, FORDS_COMPANY_COMPANY_MORGUL,
        FORDS_COMPANY_COMPANY_RED_EYE, FORDS_COMPANY_COMPANY_RIDERS, FORDS_COMPANY_COMPANY_WHITE_HAND,
        Facing, FireHarm, FirePrey, Flight, Flyer, FordsCompany, GAIT_CHARGE_RUN, GAIT_CLOSE_MARCH,
        GAIT_OPEN_MARCH, GROUND_SORT_BOG_LAND, GROUND_SORT_DEEP_RIVER, GROUND_SORT_FORD_CROSSING,
        GROUND_SORT_HEDGE_ROW, GROUND_SORT_MEDIUM_RIVER, GROUND_SORT_OPEN_GROUND, GROUND_SORT_OWN_RANKS,
        GROUND_SORT_SHALLOW_RIVER, GROUND_SORT_STEEP_HILL, GROUND_SORT_THICK_WOOD, GROUND_SORT_THIN_WOOD,
        GROUND_WALKER_BEAST_WALKER, GROUND_WALKER_CHARIOT_WALKER, GROUND_WALKER_DWARF_WALKER,
        GROUND_WALKER_ELF_WALKER, GROUND_WALKER_FOOT_WALKER, GROUND_WALKER_HORSE_WALKER,
        GROUND_WALKER_ORC_WALKER, GROUND_WALKER_WOLF_WALKER, GUST_FRESH_WIND, GUST_LIGHT_BREEZE,
        GUST_STORM_WIND, Gait, GroundSort, GroundWalker, Gust, HINDRANCE_HINDERING_ENEMIES,
        HINDRANCE_HINDERING_HILL, HINDRANCE_HINDERING_HOUSES, HINDRANCE_HINDERING_MELEE,
        HINDRANCE_HINDERING_WOOD, HOST_PART_HOST_OF_ORCS, HOST_PART_HOST_OF_OTHERS, HOST_PART_HOST_ON_FOOT,
        HOST_PART_HOST_ON_HORSE, Hindrance, HostPart, KINDLING_LARGE_HOUSE, KINDLING_LITTLE_HOUSE,
        KINDLING_LIVING_WOOD, KINDLING_STONE_FORTRESS, KINDLING_STONE_HOUSE, KINDLING_STONE_TOWER,
        KINDLING_WOODEN_RAM, Kindling, LOSER_FIRST_LOSES, LOSER_NOBODY_LOSES, LOSER_SECOND_LOSES, Loser,
        MARVEL_ENEMY_BOLT_STRUCK, MARVEL_ENEMY_FLYER_FELL, MARVEL_ENEMY_IMPRESSED, MARVEL_FIRE_HAS_BURST,
        MARVEL_FRIENDLY_FLYER_FELL, MARVEL_FRIEND_IMPRESSED, MARVEL_GANDALF_GAVE_WAY, MARVEL_KING_GAVE_WAY,
        MARVEL_POWDER_BROKE_IN, MARVEL_POWDER_WENT_OFF, MARVEL_WRAITH_GAVE_WAY, MISSILE_COMPOSITE_BOW,
        MISSILE_DWARF_BOW, MISSILE_EASTERN_BOW, MISSILE_EASTERN_HORSE_BOW, MISSILE_EASTERN_JAVELIN,
        MISSILE_EASTERN_SPEAR, MISSILE_ELF_BOW, MISSILE_GOBLIN_BOW, MISSILE_HOBBIT_BOW, MISSILE_LONG_BOW,
        MISSILE_MAN_ORC_BOW, MISSILE_ORC_JAVELIN, MISSILE_ROHAN_BOW, MISSILE_URUK_BOW,
        MISSILE_WESTERN_JAVELIN, MISSILE_WESTERN_SLING, MISSILE_WESTERN_SPEAR, MORALE_CLASS_A,
        MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O, MORALE_CLASS_T,
        MOVER_ARMOURED_ELF_MOVER, MOVER_BARE_ELF_MOVER, MOVER_BEORNING_MOVER, MOVER_CHARIOT_MOVER,
        MOVER_DWARF_MOVER, MOVER_EAGLE_MOVER, MOVER_ELEPHANT_MOVER, MOVER_ENT_MOVER, MOVER_HEAVY_FOOT_MOVER,
        MOVER_HEAVY_HORSE_MOVER, MOVER_HOBBIT_MOVER, MOVER_LIGHT_FOOT_MOVER, MOVER_LIGHT_HORSE_MOVER,
        MOVER_MAN_ORC_MOVER, MOVER_MEDIUM_FOOT_MOVER, MOVER_MEDIUM_HORSE_MOVER, MOVER_MUMAK_MOVER,
        MOVER_ORC_MOVER, MOVER_TROLL_MOVER, MOVER_WOLF_MOVER, MOVER_WOLF_RIDER_MOVER, MUTINY_NEITHER_KILLED,
        MUTINY_RIDER_KILLED, MUTINY_WARG_KILLED, Marvel, Missile, MoraleClass, Mover, Mutiny,
        OBEDIENCE_BALKS, OBEDIENCE_OBEYS, ORDER_ADVANCE_ON_AN_ENEMY, ORDER_ASK_FOR_A_TEST,
        ORDER_ATTACK_IN_THE_AIR, ORDER_BREADTH_DETAILED_COMMAND, ORDER_BREADTH_GENERAL_COMMAND,
        ORDER_BREAK_A_STAFF, ORDER_BRING_THE_LEADER_TO_THE_FRONT_OR_TO_THE_REAR, ORDER_CAST_CAUSE_FIRE,
        ORDER_CAST_DEFENCE_BOLT, ORDER_CAST_DEFENCE_BOLT_AT_THE_PRICE_OF_A_LIFE, ORDER_CAST_FIRE_BURST,
        ORDER_CAST_IMPRESS, ORDER_CAST_LIGHT, ORDER_CAST_LIMITED_COMMAND, ORDER_CAST_ROUT,
        ORDER_CAST_THE_BEAM_OF_GOOD, ORDER_CHANGE_AN_ORDER_HALF_WAY_ADVANCE_ON_AN_ENEMY,
        ORDER_CHANGE_AN_ORDER_HALF_WAY_CHARGE, ORDER_CHANGE_AN_ORDER_HALF_WAY_MARCH_TO_A_PLACE,
        ORDER_CHANGE_AN_ORDER_HALF_WAY_STAND, ORDER_CHARGE, ORDER_COUNTER_CHARGE,
        ORDER_DROP_A_BRAND_ON_A_RAM, ORDER_FIND_ANOTHER_MOUNT, ORDER_FLY_OUT_OF_ALL_REACH,
        ORDER_HOLD_A_DOOR_BY_MAGIC, ORDER_LAND, ORDER_LAY_POWDER, ORDER_MAKE_FIRE_BRANDS,
        ORDER_MARCH_TO_A_PLACE, ORDER_MEDDLE_WITH_POWDER, ORDER_OPEN_A_DOOR_BY_MAGIC,
        ORDER_OPEN_OR_CLOSE_THE_RANKS, ORDER_POUR_OIL, ORDER_PUT_OUT_A_BURNING_RAM, ORDER_PUT_OUT_A_FIRE,
        ORDER_RAISE_A_LADDER, ORDER_RAM, ORDER_SET_A_HOUSE_OR_A_WOOD_ON_FIRE, ORDER_SHOOT, ORDER_STAND,
        ORDER_TAKE_TO_THE_AIR, ORDER_THROW_DARTS, ORDER_TURN_TO_AN_ENEMY, ORDER_WRESTLE_WITH_ANOTHER_S_WILL,
        ORGANISATION_DISORGANISED, ORGANISATION_FORMED, ORGANISATION_SCATTERED, ORGANISATION_SEMI_FORMED,
        ORGANISATION_UNFORMED, Obedience, Order, OrderBreadth, Organisation, PUSH_WEIGHT_HEAVY_FOOT_PUSH,
        PUSH_WEIGHT_HEAVY_HORSE_PUSH, PUSH_WEIGHT_LIGHT_FOOT_PUSH, PUSH_WEIGHT_LIGHT_HORSE_PUSH,
        PUSH_WEIGHT_MEDIUM_FOOT_PUSH, PUSH_WEIGHT_MEDIUM_HORSE_PUSH, PUSH_WEIGHT_ORC_PUSH,
        PUSH_WEIGHT_TROLL_PUSH, PushWeight, RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT,
        RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE, RACE_HOBBIT, RACE_MAN, RACE_MAN_ORC, RACE_ORC, RACE_RANGER,
        RACE_ROHIRRIM, RACE_TROLL, RACE_URUK, RACE_WOLF, REACTION_ADVANCE_1, REACTION_ADVANCE_2,
        REACTION_AS_ORDERED, REACTION_DESPERATION, REACTION_HALT_1, REACTION_HALT_2, REACTION_RETIRE,
        REACTION_RETREAT, REACTION_ROUT, RECRUIT_BEORNING_FIGURE, RECRUIT_DWARF_FIGURE,
        RECRUIT_EAGLE_FIGURE, RECRUIT_ELEPHANT_FIGURE, RECRUIT_ELF_FIGURE, RECRUIT_GOBLIN_FIGURE,
        RECRUIT_HILL_TROLL_FIGURE, RECRUIT_HOBBIT_FIGURE, RECRUIT_LARGE_ENT_FIGURE, RECRUIT_MAN_ORC_FIGURE,
        RECRUIT_MAN_WITH_AXE, RECRUIT_MAN_WITH_BLADE, RECRUIT_MOUNTED_GOBLIN_FIGURE, RECRUIT_MUMAK_FIGURE,
        RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE, RECRUIT_SMALL_ENT_FIGURE,
        RECRUIT_STONE_TROLL_FIGURE, RECRUIT_URUK_FIGURE, RECRUIT_WARG_FIGURE, RECRUIT_WOLF_FIGURE,
        REMNANT_BELOW_HALF, REMNANT_BELOW_QUARTER, REMNANT_DUTY_LAST_THROW, REMNANT_DUTY_NOTHING_SPECIAL,
        REMNANT_DUTY_TEST_OF_MORALE, REMNANT_HALF_OR_MORE, RESTING_FULL_REST, RESTING_HALF_REST,
        RIDER_PLIGHT_GOES_ON_FOOT, RIDER_PLIGHT_ONLY_DEFENDS, Race, Reaction, Recruit, Remnant, RemnantDuty,
        Resting, RiderPlight, SHELTER_HARD, SHELTER_NO_SHELTER, SHELTER_SOFT, SIDE_EVIL, SIDE_LAW,
        SKY_FAIR_SKY, SKY_HOT_SKY, SKY_RAINFALL, SKY_SNOWFALL, SKY_STORMY_RAIN, SLOPE_DOWNHILL,
        SLOPE_LEVEL_GROUND, SLOPE_UPHILL, SPACING_CLOSE_ORDER, SPACING_OPEN_ORDER, SPELL_BEAM_OF_GOOD,
        SPELL_BREAK_STAFF, SPELL_CAUSE_FIRE, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_HOLD_PORTAL,
        SPELL_ILLUMINATE, SPELL_IMPRESS, SPELL_KNOCK, SPELL_LIMITED_COMMAND, SPELL_ROUT_SPELL,
        SPELL_TALK_TO_ANIMALS, STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING,
        STANCE_STEADY, STEED_ARMOURED_HORSE, STEED_NO_STEED, STEED_PLAIN_HORSE, STRIKER_AXE_OR_CLUB,
        STRIKER_BEORNING, STRIKER_CHARIOT, STRIKER_DWARF_AXE, STRIKER_DWARF_SWORD, STRIKER_ELEPHANT,
        STRIKER_ELF_SPEAR, STRIKER_ELF_SWORD, STRIKER_GOBLIN, STRIKER_GREAT_EAGLE, STRIKER_HILL_TROLL,
        STRIKER_HOBBIT, STRIKER_HORSE_SHORT_SPEAR, STRIKER_HORSE_SPEAR, STRIKER_HORSE_SWORD, STRIKER_LANCE,
        STRIKER_LARGE_ENT, STRIKER_LONG_SPEAR, STRIKER_MAN_ORC, STRIKER_MOUNTED_GOBLIN, STRIKER_MUMAK,
        STRIKER_SMALL_ENT, STRIKER_SPEAR, STRIKER_STONE_TROLL, STRIKER_SWORD, STRIKER_TWO_HANDED_SWORD,
        STRIKER_URUK, STRIKER_WARG, STRIKER_WOLF, STRUCK_ARMOURED_ELF, STRUCK_BARE_ELF, STRUCK_BEORNING,
        STRUCK_CHARIOT, STRUCK_DWARF, STRUCK_ELEPHANT, STRUCK_GOBLIN, STRUCK_GREAT_EAGLE, STRUCK_HEAVY_FOOT,
        STRUCK_HEAVY_HORSE, STRUCK_HILL_TROLL, STRUCK_HOBBIT, STRUCK_LARGE_ENT, STRUCK_LIGHT_FOOT,
        STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE, STRUCK_SMALL_ENT,
        STRUCK_STONE_TROLL, STRUCK_URUK, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF, STRUCK_WOLF_RIDER,
        SUNLIGHT_ANSWER_BEARS_THE_SUN, SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, Shelter, Side, Sky, Slope, Spacing,
        Spell, Stance, Steed, Striker, Struck, SunlightAnswer, TEMPER_GONE_WILD, TEMPER_TAME,
        TIME_OF_YEAR_ECHUIR, TIME_OF_YEAR_LAER, TIME_OF_YEAR_NARBELETH, TIME_OF_YEAR_RHIW, TROOP_BARBARIANS,
        TROOP_BEORNINGS, TROOP_DUNEDAIN, TROOP_DUNLANDERS, TROOP_DWARVES, TROOP_EAGLES, TROOP_EASTERLINGS,
        TROOP_ELITE_UNITS, TROOP_ENTS, TROOP_HARADRIM, TROOP_HIGH_ELVES, TROOP_HOBBITS,
        TROOP_HOUSEHOLD_OF_ROHAN, TROOP_ITHILIEN_RANGERS, TROOP_MAN_ORCS, TROOP_MEN_OF_SAURON,
        TROOP_MEN_OF_THE_WEST, TROOP_ORCS, TROOP_OTHER_BARBARIANS, TROOP_PEASANTS, TROOP_ROHAN,
        TROOP_SOUTHRONS, TROOP_SWERTINGS, TROOP_TOWER_GUARD, TROOP_TROLLS, TROOP_URUCKS, TROOP_VARIAGS,
        TROOP_WARGS, TROOP_WILD_MEN, TROOP_WOLF_RIDERS, TROOP_WOLVES, TROOP_WOOD_ELVES, Temper, TimeOfYear,
        Troop, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_COUNTER_ERRAND, UNIT_ERRAND_MARCH_ERRAND,
        UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND, UNIT_SORT_DWARF_BAND, UNIT_SORT_ELF_BAND,
        UNIT_SORT_FOOT_COMPANY, UNIT_SORT_HORSE_COMPANY, UNIT_SORT_MAN_ORC_BAND, UNIT_SORT_ORC_BAND,
        UNIT_SORT_WOLF_BAND, UnitErrand, UnitSort, WAKEFULNESS_ACTIVE_WOOD, WAKEFULNESS_DORMANT_WOOD,
        WAKEFULNESS_SLUGGISH_WOOD, WAR_BEAST_WAR_ELEPHANT, WAR_BEAST_WAR_MUMAK, WIND_QUARTER_FROM_EAST,
        WIND_QUARTER_FROM_NORTH, WIND_QUARTER_FROM_NORTH_EAST, WIND_QUARTER_FROM_NORTH_WEST,
        WIND_QUARTER_FROM_SOUTH, WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_SOUTH_WEST,
        WIND_QUARTER_FROM_WEST, WIZARD_GANDALF, WIZARD_WITCH_KING, Wakefulness, WarBeast, WindQuarter,
        Wizard,
    )
    from ._kinds import Footstep, Keg, Latecomer, Meeting, NumberedMan, Ram, Rampart, Tract, Unit, Volley, Warlord
    from ._morale_test import cajoled, fallen_chief, morale_reaction, morale_test, morale_throw
    from ._morale_test_why import (
        why_cajoled, why_fallen_chief, why_morale_reaction, why_morale_test, why_morale_throw,
    )
    from ._obedience import obedience, obedience_score, one_die
    from ._obedience_why import why_obedience, why_obedience_score, why_one_die
    from ._views import (
        ArmyListRow, FiresOnTheFieldRow, FlyersOnTheFieldRow, HourOfTheDayRow, HousesOnTheFieldRow,
        LieOfTheLandRow, PowderOnTheFieldRow, StandingUnitsRow, UnitsOnTheFieldRow, VIEWS,
        WallsOnTheFieldRow, see_army_list, see_fires_on_the_field, see_flyers_on_the_field,
        see_hour_of_the_day, see_houses_on_the_field, see_lie_of_the_land, see_powder_on_the_field,
        see_standing_units, see_units_on_the_field, see_walls_on_the_field,
    )
    from ._words import (
        ARMY_POINT, ATTACK_DIE, DEGREE, ENERGY_LEVEL, FACTOR, HIT, INCH, MAN, METRE, MOVE, PERCENT, PIP,
        POINTS, RAM_POINT, RANK, RUNG, SOLDIER, TREE,
    )
    from ._world import World
    from .aerial import (
        air_strike, eagle_shot_tactics, fallen_rider, flyer_falls, flyer_hits, may_attack_in_the_air,
        reaches_the_ground, shots_at_steed, steed_score, steed_shot, upward_reach,
    )
    from .aerial_why import (
        why_air_strike, why_eagle_shot_tactics, why_fallen_rider, why_flyer_falls, why_flyer_hits,
        why_may_attack_in_the_air, why_reaches_the_ground, why_shots_at_steed, why_steed_score,
        why_steed_shot, why_upward_reach,
    )
    from .armies import (
        advised_points, block_depth, cause_is_losing, frontage, joins_battle, refusals_well_sized,
        rough_base, soldiers_shown, stands_aside, well_sized,
    )
    from .armies_why import (
        why_advised_points, why_block_depth, why_cause_is_losing, why_frontage, why_joins_battle,
        why_rough_base, why_soldiers_shown, why_stands_aside, why_well_sized,
    )
    from .beasts import beast_falls, beast_hits, may_go_wild, rampage_ends, swathe
    from .beasts_why import why_beast_falls, why_beast_hits, why_may_go_wild, why_rampage_ends, why_swathe
    from .burning import (
        brands_are_made, burn_down, burns_how_long, catch_fire, does_order_64, does_order_65, does_order_66,
        does_order_67, does_order_68, domain_order_64_house_or_wood, domain_order_64_unit,
        domain_order_65_house_or_wood, domain_order_65_unit, domain_order_66_unit, domain_order_67_enemy,
        domain_order_67_unit, domain_order_68_unit, downwind, early_order_64_unit, early_order_67_unit,
        fires_burn, heading_of, kindling_of, needs_order_64, needs_order_65, needs_order_66, needs_order_67,
        open_order_64, open_order_65, open_order_67, open_order_68, refusals_downwind, water_at_hand,
        wood_at_hand,
    )
    from .burning_why import (
        why_burns_how_long, why_downwind, why_heading_of, why_kindling_of, why_water_at_hand,
        why_wood_at_hand,
    )
    from .changes import (
        does_order_30, does_order_31, does_order_32, does_order_33, domain_order_30_unit,
        domain_order_31_enemy, domain_order_31_unit, domain_order_32_enemy, domain_order_32_unit,
        domain_order_33_unit, early_order_30_unit, early_order_31_unit, early_order_32_unit, first_stretch,
        last_stretch, needs_order_30, needs_order_31, needs_order_32, needs_order_33, orders_change,
        plan_change,
    )
    from .changes_why import why_first_stretch, why_last_stretch
    from .creatures import (
        is_orcish, kept_in_peace, may_quarrel, quarrel, quarrel_losses, quarrel_saved, temper, wargs_rebel,
        wargs_turn, wild_course,
    )
    from .creatures_why import (
        why_is_orcish, why_kept_in_peace, why_may_quarrel, why_quarrel, why_quarrel_losses,
        why_quarrel_saved, why_temper, why_wargs_rebel, why_wargs_turn, why_wild_course,
    )
    from .day import (
        begin_battle, begin_move, dress_ranks, end_move, field_is_held, fires_on_the_field,
        fires_on_the_field_hearth, fires_on_the_field_sign, fires_on_the_field_wind, flyers_on_the_field,
        flyers_on_the_field_faces_toward, flyers_on_the_field_flight, flyers_on_the_field_sign,
        flyers_on_the_field_stands_upon, flyers_on_the_field_whose, hour_of_the_day_fallen,
        hour_of_the_day_moves_left, hour_of_the_day_sky, hour_of_the_day_wind, hour_of_the_day_wind_from,
        houses_on_the_field, houses_on_the_field_built_as, houses_on_the_field_on_fire,
        houses_on_the_field_tract_edge, key_turn, lie_of_the_land, lie_of_the_land_allegiance,
        lie_of_the_land_ground_sort, lie_of_the_land_tract_edge, powder_on_the_field,
        powder_on_the_field_lies_upon, powder_on_the_field_rampart, recover, standing_units,
        standing_units_duty_now, standing_units_faces_toward, standing_units_hears_orders,
        standing_units_men, standing_units_organisation, standing_units_stance, standing_units_stands_upon,
        standing_units_troop, still_standing, turn, units_on_the_field, units_on_the_field_covers,
        units_on_the_field_faces_toward, units_on_the_field_sign, units_on_the_field_whose,
        walls_on_the_field, walls_on_the_field_barrier, walls_on_the_field_built_along,
        walls_on_the_field_held_with, walls_on_the_field_holes, walls_on_the_field_toughness,
    )
    from .day_why import (
        why_field_is_held, why_fires_on_the_field, why_fires_on_the_field_hearth,
        why_fires_on_the_field_sign, why_fires_on_the_field_wind, why_flyers_on_the_field,
        why_flyers_on_the_field_faces_toward, why_flyers_on_the_field_flight, why_flyers_on_the_field_sign,
        why_flyers_on_the_field_stands_upon, why_flyers_on_the_field_whose, why_hour_of_the_day_fallen,
        why_hour_of_the_day_moves_left, why_hour_of_the_day_sky, why_hour_of_the_day_wind,
        why_hour_of_the_day_wind_from, why_houses_on_the_field, why_houses_on_the_field_built_as,
        why_houses_on_the_field_on_fire, why_houses_on_the_field_tract_edge, why_lie_of_the_land,
        why_lie_of_the_land_allegiance, why_lie_of_the_land_ground_sort, why_lie_of_the_land_tract_edge,
        why_powder_on_the_field, why_powder_on_the_field_lies_upon, why_powder_on_the_field_rampart,
        why_standing_units, why_standing_units_duty_now, why_standing_units_faces_toward,
        why_standing_units_hears_orders, why_standing_units_men, why_standing_units_organisation,
        why_standing_units_stance, why_standing_units_stands_upon, why_standing_units_troop,
        why_still_standing, why_units_on_the_field, why_units_on_the_field_covers,
        why_units_on_the_field_faces_toward, why_units_on_the_field_sign, why_units_on_the_field_whose,
        why_walls_on_the_field, why_walls_on_the_field_barrier, why_walls_on_the_field_built_along,
        why_walls_on_the_field_held_with, why_walls_on_the_field_holes, why_walls_on_the_field_toughness,
    )
    from .field import (
        base_of, behind_of, charge_near, charge_range, comes_from, depth_of, files_of, find_neighbours,
        flank_held, flanks_held, front_of, hated_at, height_at, hidden_by, higher, in_front_of, left_end,
        near, nearby, pace_is_known, part_from_neighbours, plant, ranks_of, right_end, sees, shelter_at,
        side_of, sight_of, slope_toward, take_stock, within, wooded_at,
    )
    from .field_why import (
        why_base_of, why_behind_of, why_charge_near, why_charge_range, why_comes_from, why_depth_of,
        why_files_of, why_flank_held, why_flanks_held, why_front_of, why_hated_at, why_height_at,
        why_hidden_by, why_higher, why_in_front_of, why_left_end, why_near, why_nearby, why_pace_is_known,
        why_ranks_of, why_right_end, why_sees, why_shelter_at, why_side_of, why_sight_of, why_slope_toward,
        why_within, why_wooded_at,
    )
    from .fire import (
        brand_is_ready, brands_made, burning_time, doused, fire_spreads_to, kindled,
        refusals_brand_is_ready, trees_burnt,
    )
    from .fire_why import (
        why_brand_is_ready, why_brands_made, why_burning_time, why_doused, why_fire_spreads_to, why_kindled,
        why_trees_burnt,
    )
    from .firing import (
        bowmen_who_count, like_missile, may_shoot, refusals_may_shoot, shot_casualties, shot_factor,
        shot_tactics, shot_weapon, within_reach,
    )
    from .firing_why import (
        why_bowmen_who_count, why_like_missile, why_may_shoot, why_shot_casualties, why_shot_factor,
        why_shot_tactics, why_shot_weapon, why_within_reach,
    )
    from .fray import (
        advance_on, assailants_of, bar_to_charge, breach_between, charge_at, charge_comes_home,
        chart_is_known, clear_run, declare_charges, dice_are_known, dice_of, duel, fight_all, file_width,
        hero_falls, hit_dice_of, impact_is_known, impact_weapon_is_known, in_touch, lose_round,
        luck_of_melee, may_close, meet_all, men_in_touch, push, ranks_behind, refusals_impact_is_known,
        refusals_round_is_known, round_is_known, settle_round, sky_for_victors, strike, strike_home,
        weapon_is_known, wound_hero,
    )
    from .fray_why import (
        why_advance_on, why_assailants_of, why_bar_to_charge, why_breach_between, why_charge_at,
        why_charge_comes_home, why_chart_is_known, why_clear_run, why_dice_are_known, why_dice_of,
        why_file_width, why_hit_dice_of, why_impact_is_known, why_impact_weapon_is_known, why_in_touch,
        why_luck_of_melee, why_may_close, why_men_in_touch, why_ranks_behind, why_round_is_known,
        why_sky_for_victors, why_weapon_is_known,
    )
    from .heroes import (
        assailants, attack_when_held, defence_score, dice_column, figure_attack, hero_blow, hero_dies,
        wound,
    )
    from .heroes_why import (
        why_assailants, why_attack_when_held, why_defence_score, why_dice_column, why_figure_attack,
        why_hero_blow, why_hero_dies, why_wound,
    )
    from .impetus import (
        counter_charges, first_push, has_impetus, impetus_casualties, impetus_factor, impetus_weapon,
        may_enter_melee, orc_ranks_behind, push_back, pushes_at_all, weight_of,
    )
    from .impetus_why import (
        why_counter_charges, why_first_push, why_has_impetus, why_impetus_casualties, why_impetus_factor,
        why_impetus_weapon, why_may_enter_melee, why_orc_ranks_behind, why_push_back, why_pushes_at_all,
        why_weight_of,
    )
    from .latecomers import await_latecomers, worth_waiting
    from .latecomers_why import why_worth_waiting
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
    from .leaders import (
        detects_magic, energy_of, hero, heroes_advised, heroes_enough, leader_at_risk, leader_bonus,
        leader_can_act, may_struggle, riders_can_be_mustered, special_figure, stands_alone,
    )
    from .leaders_why import (
        why_detects_magic, why_energy_of, why_hero, why_heroes_advised, why_heroes_enough,
        why_leader_at_risk, why_leader_bonus, why_leader_can_act, why_may_struggle,
        why_riders_can_be_mustered, why_special_figure, why_stands_alone,
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
    from .marching import (
        comes_to_meet, first_wall, free_way, ground_is_known, march_all, march_length, nearest_foe,
        room_before, slowest_tract, take_step, turn_round, turns_about, walks_toward, way_to_wall,
        worst_ground,
    )
    from .marching_why import (
        why_comes_to_meet, why_first_wall, why_free_way, why_ground_is_known, why_march_length,
        why_nearest_foe, why_room_before, why_slowest_tract, why_turns_about, why_walks_toward,
        why_way_to_wall, why_worst_ground,
    )
    from .melee import (
        casualties, combat_factor, fighters, ground_tactics, impetus_bonus, leader_falls, melee_casualties,
        melee_dice, melee_outcome, tactical_factor, weapon_factor,
    )
    from .melee_why import (
        why_casualties, why_combat_factor, why_fighters, why_ground_tactics, why_impetus_bonus,
        why_leader_falls, why_melee_casualties, why_melee_dice, why_melee_outcome, why_tactical_factor,
        why_weapon_factor,
    )
    from .morale import (
        after_charge, after_withdrawal, charisma_of_leader, despair, fights_on, good_order, looks_down_on,
        morale_dice, mounted, rallies, reaction, reaction_of, reforming_time, standing,
    )
    from .morale_calls import (
        all_alone, enters_evil_wood, enters_magical_wood, friends_rout_nearby, gandalf_close, hero_close,
        must_test, raining, shadow_grounded, shot_at_first, test_called_for, under_magic,
        wind_from_the_east, wind_from_the_west, wood_shied,
    )
    from .morale_calls_why import (
        why_all_alone, why_enters_evil_wood, why_enters_magical_wood, why_friends_rout_nearby,
        why_gandalf_close, why_hero_close, why_must_test, why_raining, why_shadow_grounded,
        why_shot_at_first, why_test_called_for, why_under_magic, why_wind_from_the_east,
        why_wind_from_the_west, why_wood_shied,
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
    from .morale_why import (
        why_after_charge, why_after_withdrawal, why_charisma_of_leader, why_despair, why_fights_on,
        why_good_order, why_looks_down_on, why_morale_dice, why_mounted, why_rallies, why_reaction,
        why_reaction_of, why_reforming_time, why_standing,
    )
    from .movement import (
        breaks_ranks, charge_reaches, counts_as_rest, may_charge, mover, order_behind, pace, passable,
        rest_needed, straight_run, turn_cost, walker,
    )
    from .movement_why import (
        why_breaks_ranks, why_charge_reaches, why_counts_as_rest, why_may_charge, why_mover,
        why_order_behind, why_pace, why_passable, why_rest_needed, why_straight_run, why_turn_cost,
        why_walker,
    )
    from .muster import (
        army_list, army_list_brands, army_list_charm, army_list_darts, army_list_energy,
        army_list_life_left, army_list_men, army_list_powder, army_list_rough, army_list_stands_for,
        army_list_troop, army_list_unarmed, army_list_usual_size, army_list_worth, charisma_over,
        engine_points, leader_with, lone_figure, make_ready, part_of_host, points_mustered, points_of_part,
        review, review_part, sort_of_unit,
    )
    from .muster_why import (
        why_army_list, why_army_list_brands, why_army_list_charm, why_army_list_darts, why_army_list_energy,
        why_army_list_life_left, why_army_list_men, why_army_list_powder, why_army_list_rough,
        why_army_list_stands_for, why_army_list_troop, why_army_list_unarmed, why_army_list_usual_size,
        why_army_list_worth, why_charisma_over, why_engine_points, why_leader_with, why_lone_figure,
        why_part_of_host, why_points_mustered, why_points_of_part, why_sort_of_unit,
    )
    from .nerves import (
        break_contact, call_back, fall_back, follow_up, give_way, heading, hindrance_behind, moves_counted,
        rally_all, react, ride_down, stance_of, straight_back, test_all, test_morale, wargs_may_turn,
        way_back, weaken, weaken_all, what_hinders, withdrawal_of,
    )
    from .nerves_why import (
        why_heading, why_hindrance_behind, why_moves_counted, why_stance_of, why_straight_back,
        why_way_back, why_what_hinders, why_withdrawal_of,
    )
    from .obedience_factors import (
        bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported,
        widely_split,
    )
    from .obedience_factors_why import (
        why_bold_order, why_friends_routed_lately, why_outnumbered, why_surrounded_far, why_surrounded_near,
        why_unsupported, why_widely_split,
    )
    from .odds import class_reaction, ram_blow, round_losses
    from .odds_why import why_class_reaction, why_ram_blow, why_round_losses
    from .orc_morale import first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight
    from .orc_morale_why import why_first_charge, why_in_sunlight, why_orcs_king_far, why_orcs_king_in_sight
    from .orders import (
        after_balking, may_drive, must_be_asked, new_orders_last, obedience_throw, obeys_order,
        old_orders_last, order_carried_out, picks_own_target, refusals_may_drive, refusals_takes_order,
        takes_order, under_stress,
    )
    from .orders_why import (
        why_after_balking, why_may_drive, why_must_be_asked, why_new_orders_last, why_obedience_throw,
        why_obeys_order, why_old_orders_last, why_order_carried_out, why_picks_own_target, why_takes_order,
        why_under_stress,
    )
    from .other_morale import (
        enemy_flyer_falls, friendly_flyer_falls, in_the_beam, king_shadow, powder_breaches, powder_explodes,
        singed, wraith_shadow,
    )
    from .other_morale_why import (
        why_enemy_flyer_falls, why_friendly_flyer_falls, why_in_the_beam, why_king_shadow,
        why_powder_breaches, why_powder_explodes, why_singed, why_wraith_shadow,
    )
    from .points import figure_cost, human, unit_cost
    from .points_why import why_figure_cost, why_human, why_unit_cost
    from .powder import (
        breach_front, carries_powder, charges_carried, climbing_time, keg_kills, ladder_is_held,
        meddling_explodes, oil_casualties, oil_cost, powder_breach, powder_dud, powder_mishap,
    )
    from .powder_why import (
        why_breach_front, why_carries_powder, why_charges_carried, why_climbing_time, why_keg_kills,
        why_ladder_is_held, why_meddling_explodes, why_oil_casualties, why_oil_cost, why_powder_breach,
        why_powder_dud, why_powder_mishap,
    )
    from .siege import (
        breach, breach_letter, breach_place, breached, built_strength, climb_speed, fall_kills, ladder_cost,
        ladder_room, letter_at, letter_number, pushed_away, ram_strength,
    )
    from .siege_why import (
        why_breach, why_breach_letter, why_breach_place, why_breached, why_built_strength, why_climb_speed,
        why_fall_kills, why_ladder_cost, why_ladder_room, why_letter_at, why_letter_number, why_pushed_away,
        why_ram_strength,
    )
    from .skies import (
        air_attack_reaches, aloft, among_friends, attacks_in_the_air, blows_in_the_air, dazed,
        does_order_20, does_order_21, does_order_22, does_order_23, does_order_24, domain_order_20_unit,
        domain_order_21_unit, domain_order_22_unit, domain_order_23_enemy, domain_order_23_unit,
        domain_order_24_riders, domain_order_24_unit, early_order_23_unit, early_order_24_unit,
        fight_in_the_air, flight_length, flyer_of, go_away, keep_away, mark_above, may_be_shot_above,
        nazgul_rest, needs_order_20, needs_order_21, needs_order_22, needs_order_23, needs_order_24,
        open_order_20, open_order_21, open_order_22, open_order_23, open_order_24,
        refusals_air_attack_reaches, refusals_may_be_shot_above, shoot_above, shoot_at_steed, still_enough,
        strikes_back_in_the_air, wound_flyer,
    )
    from .skies_why import (
        why_air_attack_reaches, why_aloft, why_among_friends, why_attacks_in_the_air, why_dazed,
        why_flight_length, why_flyer_of, why_mark_above, why_may_be_shot_above, why_still_enough,
        why_strikes_back_in_the_air,
    )
    from .spells import (
        beam_clearance, beam_effect, bolt_kills, burst_fate, disarmed_men, fire_can_be_thrown, fire_exposed,
        fire_harm, fire_prey, fire_strikes, immune_to_rout, king_is_stopped, lost_with_staff,
        portal_strength, refusals_fire_can_be_thrown, routs_at_command, spell_reaches, staff_drop,
        unarmed_dies, uses_weapons,
    )
    from .spells_why import (
        why_beam_clearance, why_beam_effect, why_bolt_kills, why_burst_fate, why_disarmed_men,
        why_fire_can_be_thrown, why_fire_exposed, why_fire_harm, why_fire_prey, why_fire_strikes,
        why_immune_to_rout, why_king_is_stopped, why_lost_with_staff, why_portal_strength,
        why_routs_at_command, why_spell_reaches, why_staff_drop, why_unarmed_dies, why_uses_weapons,
    )
    from .storming import (
        at_the_wall, awaits_ladders, bars_the_way, defended, does_order_47, does_order_48, does_order_60,
        does_order_61, does_order_62, does_order_63, does_order_69, domain_order_47_gate,
        domain_order_47_wizard, domain_order_48_gate, domain_order_48_wizard, domain_order_60_unit,
        domain_order_60_wall_or_door, domain_order_61_unit, domain_order_61_wall_or_door,
        domain_order_62_enemy, domain_order_62_wall_or_door, domain_order_63_unit,
        domain_order_63_wall_or_door, domain_order_69_unit, domain_order_69_wall_or_door,
        early_order_47_wizard, early_order_48_wizard, early_order_60_unit, early_order_61_unit,
        early_order_62_wall_or_door, early_order_63_unit, early_order_69_unit, javelin_throw, minds_ladders,
        needs_order_47, needs_order_48, needs_order_60, needs_order_61, needs_order_62, needs_order_63,
        needs_order_69, open_order_47, open_order_48, open_order_60, open_order_61, open_order_62,
        open_order_63, open_order_69, own_walls, powder_goes_off, push_at_ladder, walled_off,
        walls_of_others,
    )
    from .storming_why import (
        why_at_the_wall, why_awaits_ladders, why_bars_the_way, why_defended, why_javelin_throw,
        why_minds_ladders, why_own_walls, why_walled_off, why_walls_of_others,
    )
    from .vision import (
        beset, friendly_cover_in, gap_between, gap_to, is_a_wraith, is_the_king, place_behind,
        points_in_field, refusals_beset, refusals_friendly_cover_in, refusals_unfriendly_cover_in,
        unfriendly_cover_in, wall_gap_of, worth_of,
    )
    from .vision_why import (
        why_beset, why_friendly_cover_in, why_gap_between, why_gap_to, why_is_a_wraith, why_is_the_king,
        why_place_behind, why_points_in_field, why_unfriendly_cover_in, why_wall_gap_of, why_worth_of,
    )
    from .vocabulary import night_folk
    from .vocabulary_why import why_night_folk
    from .volleys import (
        feel_blows, leave_field, lose_men, mark_of, may_be_shot, over_friends, over_the_low,
        refusals_may_be_shot, refusals_shot_is_known, shoot_all, shoots_now, shot_is_known,
    )
    from .volleys_why import (
        why_mark_of, why_may_be_shot, why_over_friends, why_over_the_low, why_shoots_now, why_shot_is_known,
    )
    from .weather import (
        longer_rest, pace_under, sight_under, source_of_wind, strength_of_wind, todays_sky, too_bright,
    )
    from .weather_why import (
        why_longer_rest, why_pace_under, why_sight_under, why_source_of_wind, why_strength_of_wind,
        why_todays_sky, why_too_bright,
    )
    from .wild import (
        beast_of, bleed, does_order_70, domain_order_70_enemy, domain_order_70_how_many,
        domain_order_70_rider, early_order_70_enemy, early_order_70_rider, have_met, near_each_other,
        nearest_shade, needs_order_70, open_order_70, quarrel_all, rampage_all, sun_on_all, trees_stir,
        turn_of, wound_beast,
    )
    from .wild_why import why_beast_of, why_have_met, why_near_each_other, why_nearest_shade, why_turn_of
    from .withdrawal import (
        after_rally_test, daylight, facing_in, gait_of, hit_from_behind, in_the_sun, pursuit_has_impetus,
        remnant_duty, remnant_of, rout_goes_round, turns_to_stone, withdrawal_distance,
    )
    from .withdrawal_why import (
        why_after_rally_test, why_daylight, why_facing_in, why_gait_of, why_hit_from_behind, why_in_the_sun,
        why_pursuit_has_impetus, why_remnant_duty, why_remnant_of, why_rout_goes_round, why_turns_to_stone,
        why_withdrawal_distance,
    )
    from .wizardry import (
        armed_men, be_seen, burn_men, burst_at, can_cast, circle_of, company_of, dark_rider, depth_in_light,
        does_order_40, does_order_41, does_order_42, does_order_43, does_order_44, does_order_45,
        does_order_46, does_order_49, does_order_50, does_order_51, does_order_52, domain_order_40_wizard,
        domain_order_41_enemy, domain_order_41_wizard, domain_order_42_wizard, domain_order_43_enemy,
        domain_order_43_wizard, domain_order_44_wizard, domain_order_45_enemy, domain_order_45_wizard,
        domain_order_46_enemy, domain_order_46_wizard, domain_order_49_enemy, domain_order_49_wizard,
        domain_order_50_enemy, domain_order_50_leader, domain_order_51_wizard, domain_order_52_wizard,
        early_order_41_wizard, early_order_43_wizard, early_order_45_wizard, early_order_46_wizard,
        early_order_49_wizard, early_order_50_leader, fell_unarmed, figure_is_killed, hold_off, knows_spell,
        light_bars, men_attacked, men_caught, needs_order_40, needs_order_41, needs_order_42,
        needs_order_43, needs_order_44, needs_order_45, needs_order_46, needs_order_49, needs_order_50,
        needs_order_51, needs_order_52, open_order_50, open_order_51, rank_room, rest_of, restore_energy,
        spell_gets_to, steps_east, steps_south, strike_with_bolt, take_up_weapons, way_past, way_to_circle,
        way_to_light, wills_come_free, without_weapons, wizard_of, wizards_of, work_magic,
    )
    from .wizardry_why import (
        why_armed_men, why_can_cast, why_circle_of, why_company_of, why_dark_rider, why_depth_in_light,
        why_knows_spell, why_light_bars, why_men_attacked, why_men_caught, why_rank_room, why_rest_of,
        why_spell_gets_to, why_steps_east, why_steps_south, why_way_past, why_way_to_circle,
        why_way_to_light, why_without_weapons, why_wizard_of, why_wizards_of,
    )
    from .woods import after_burning, horses_shy, hostile_wood, survives_wood
    from .woods_why import why_after_burning, why_horses_shy, why_hostile_wood, why_survives_wood
    from .wraiths import (
        dart_hits, dart_kills, darts_replenished, darts_thrown, safe_from_eagles, steed_flight,
        wraith_may_return,
    )
    from .wraiths_why import (
        why_dart_hits, why_dart_kills, why_darts_replenished, why_darts_thrown, why_safe_from_eagles,
        why_steed_flight, why_wraith_may_return,
    )
    from .written import (
        can_be_ordered, does_order_10, does_order_11, does_order_12, does_order_13, does_order_14,
        does_order_15, does_order_16, does_order_17, does_order_18, does_order_19, domain_order_10_unit,
        domain_order_11_enemy, domain_order_11_unit, domain_order_12_enemy, domain_order_12_unit,
        domain_order_13_unit, domain_order_14_unit, domain_order_15_unit, domain_order_16_enemy,
        domain_order_16_unit, domain_order_17_unit, domain_order_18_unit, domain_order_19_unit,
        early_order_10_unit, early_order_11_unit, early_order_12_unit, early_order_16_unit,
        early_order_17_unit, enemies_of, give_order, host_of, needs_order_10, needs_order_11,
        needs_order_12, needs_order_13, needs_order_14, needs_order_15, needs_order_16, needs_order_17,
        obey_orders, open_order_14,
    )
    from .written_why import why_can_be_ordered, why_enemies_of, why_host_of

__all__ = [
    "ALLEGIANCE_EVIL_WOOD", "ALLEGIANCE_GOOD_WOOD", "ALLEGIANCE_NEUTRAL_WOOD", "ARMOUR_HEAVY_ARMOUR",
    "ARMOUR_LIGHT_ARMOUR", "ARMOUR_MEDIUM_ARMOUR", "ARMY_POINT", "ATTACK_DIE", "Allegiance", "Armour",
    "ArmyListRow", "BARRIER_DOOR", "BARRIER_WALL", "BASE_SORT_BEAST_BASE", "BASE_SORT_CHARIOT_BASE",
    "BASE_SORT_MAN_BASE", "BASE_SORT_RIDER_BASE", "BEAM_EFFECT_FLEES_AND_STAYS",
    "BEAM_EFFECT_FLEES_THE_LIGHT", "BEAM_EFFECT_KEEPS_ITS_DISTANCE", "BEAM_EFFECT_MUST_BE_TESTED",
    "BEAM_EFFECT_UNTOUCHED_BY_LIGHT", "BREACH_LETTER_A", "BREACH_LETTER_B", "BREACH_LETTER_C",
    "BREACH_LETTER_D", "BREACH_LETTER_E", "BREACH_LETTER_F", "BURST_FATE_BEYOND_THE_BURST",
    "BURST_FATE_KILLED_BY_BURST", "BURST_FATE_TRIED_BY_FIRE", "Barrier", "BaseSort", "BeamEffect",
    "BreachLetter", "BurstFate", "CHARGE_BAR_BAR_AIR", "CHARGE_BAR_BAR_BREATH", "CHARGE_BAR_BAR_CROWD",
    "CHARGE_BAR_BAR_FLIGHT", "CHARGE_BAR_BAR_GROUND", "CHARGE_BAR_BAR_LIGHT", "CHARGE_BAR_BAR_MELEE",
    "CHARGE_BAR_BAR_REACH", "CHARGE_BAR_BAR_SIGHT", "CHARGE_BAR_BAR_SUN", "CHARGE_BAR_BAR_WALL",
    "CHIEFTAIN_ANABOR", "CHIEFTAIN_ANGMAR_KING", "CHIEFTAIN_ARAGORN", "CHIEFTAIN_BARD", "CHIEFTAIN_BOROMIR",
    "CHIEFTAIN_CELEBORN", "CHIEFTAIN_DENETHOR", "CHIEFTAIN_DERVORIN", "CHIEFTAIN_DUINHIR",
    "CHIEFTAIN_ELFHELM", "CHIEFTAIN_ELLADAN", "CHIEFTAIN_ELROHIR", "CHIEFTAIN_ELROND", "CHIEFTAIN_EOMER",
    "CHIEFTAIN_ERKENBRAND", "CHIEFTAIN_FARAMIR", "CHIEFTAIN_FORLONG", "CHIEFTAIN_GALADRIEL",
    "CHIEFTAIN_GANDALF_HIMSELF", "CHIEFTAIN_GHAN_BURI_GHAN", "CHIEFTAIN_GLOIN", "CHIEFTAIN_GLORFINDEL",
    "CHIEFTAIN_GOLASGIL", "CHIEFTAIN_GOTHMOG", "CHIEFTAIN_GRIMBOLD", "CHIEFTAIN_GWAIHIR",
    "CHIEFTAIN_HALBARAD", "CHIEFTAIN_HAMA", "CHIEFTAIN_HIRLUIN", "CHIEFTAIN_HURIN", "CHIEFTAIN_IMRAHIL",
    "CHIEFTAIN_RINGWRAITH", "CHIEFTAIN_SAURON", "CHIEFTAIN_THEODEN", "CHIEFTAIN_THRANDUIL",
    "CHIEFTAIN_TOWER_LIEUTENANT", "COMPANION_HEREDITARY_COMPANION", "COMPANION_HERO_COMPANION",
    "COMPANION_NO_COMPANION", "COMPANION_SPECIAL_COMPANION", "COURSE_BACK_LEFT", "COURSE_BACK_RIGHT",
    "COURSE_FORWARD_LEFT", "COURSE_FORWARD_RIGHT", "COURSE_SIDEWAYS_LEFT", "COURSE_SIDEWAYS_RIGHT",
    "COURSE_STRAIGHT_BACK", "COURSE_STRAIGHT_ON", "ChargeBar", "Chieftain", "Companion", "Course",
    "DARK_RIDER_BEAMED_KING", "DARK_RIDER_BEAMED_WRAITH", "DEGREE", "DESPAIR_LOST_ROUT",
    "DESPAIR_RALLYABLE_ROUT", "DESPAIR_RUN_ON_1", "DESPAIR_RUN_ON_2", "DICE_COLUMN_DICE_FIVE",
    "DICE_COLUMN_DICE_FOUR", "DICE_COLUMN_DICE_SEVEN", "DICE_COLUMN_DICE_SIX", "DICE_COLUMN_DICE_THREE",
    "DICE_COLUMN_DICE_TWO", "DICE_COLUMN_DIE_ONE", "DICE_COLUMN_DIE_ONE_AND_HALF", "DarkRider", "Despair",
    "DiceColumn", "ENERGY_LEVEL", "ENTRY_WAY_FLANK_ENTRY", "ENTRY_WAY_FRONT_ENTRY", "ENTRY_WAY_REAR_ENTRY",
    "EVERY_CHIEFTAIN", "EVERY_ORDER", "EVERY_SPELL", "EVERY_TROOP", "EntryWay", "FACING_FROM_THE_FOE",
    "FACING_TO_THE_FOE", "FACTOR", "FIRE_HARM_BRUSHES_IT_OFF", "FIRE_HARM_BURNS_TO_DEATH",
    "FIRE_HARM_TESTS_ITS_NERVE", "FIRE_PREY_FURRY_PREY", "FIRE_PREY_LARGER_PREY", "FIRE_PREY_STURDY_PREY",
    "FLIGHT_FIGHTING_HEIGHT", "FLIGHT_FLYING_HIGH", "FLIGHT_ON_THE_GROUND", "FLYER_EAGLE_PAIR",
    "FLYER_HERO_EAGLE", "FLYER_LONE_EAGLE", "FLYER_WINGED_KING", "FLYER_WINGED_WRAITH",
    "FORDS_COMPANY_COMPANY_AXES", "FORDS_COMPANY_COMPANY_BOWS", "FORDS_COMPANY_COMPANY_GUARDS",
    "FORDS_COMPANY_COMPANY_MOON", "FORDS_COMPANY_COMPANY_MORGUL", "FORDS_COMPANY_COMPANY_RED_EYE",
    "FORDS_COMPANY_COMPANY_RIDERS", "FORDS_COMPANY_COMPANY_WHITE_HAND", "Facing", "FireHarm", "FirePrey",
    "FiresOnTheFieldRow", "Flight", "Flyer", "FlyersOnTheFieldRow", "Footstep", "FordsCompany",
    "GAIT_CHARGE_RUN", "GAIT_CLOSE_MARCH", "GAIT_OPEN_MARCH", "GAME", "GROUND_SORT_BOG_LAND",
    "GROUND_SORT_DEEP_RIVER", "GROUND_SORT_FORD_CROSSING", "GROUND_SORT_HEDGE_ROW",
    "GROUND_SORT_MEDIUM_RIVER", "GROUND_SORT_OPEN_GROUND", "GROUND_SORT_OWN_RANKS",
    "GROUND_SORT_SHALLOW_RIVER", "GROUND_SORT_STEEP_HILL", "GROUND_SORT_THICK_WOOD",
    "GROUND_SORT_THIN_WOOD", "GROUND_WALKER_BEAST_WALKER", "GROUND_WALKER_CHARIOT_WALKER",
    "GROUND_WALKER_DWARF_WALKER", "GROUND_WALKER_ELF_WALKER", "GROUND_WALKER_FOOT_WALKER",
    "GROUND_WALKER_HORSE_WALKER", "GROUND_WALKER_ORC_WALKER", "GROUND_WALKER_WOLF_WALKER",
    "GUST_FRESH_WIND", "GUST_LIGHT_BREEZE", "GUST_STORM_WIND", "Gait", "GroundSort", "GroundWalker", "Gust",
    "HINDRANCE_HINDERING_ENEMIES", "HINDRANCE_HINDERING_HILL", "HINDRANCE_HINDERING_HOUSES",
    "HINDRANCE_HINDERING_MELEE", "HINDRANCE_HINDERING_WOOD", "HIT", "HOST_PART_HOST_OF_ORCS",
    "HOST_PART_HOST_OF_OTHERS", "HOST_PART_HOST_ON_FOOT", "HOST_PART_HOST_ON_HORSE", "Hindrance",
    "HostPart", "HourOfTheDayRow", "HousesOnTheFieldRow", "INCH", "KINDLING_LARGE_HOUSE",
    "KINDLING_LITTLE_HOUSE", "KINDLING_LIVING_WOOD", "KINDLING_STONE_FORTRESS", "KINDLING_STONE_HOUSE",
    "KINDLING_STONE_TOWER", "KINDLING_WOODEN_RAM", "Keg", "Kindling", "LOSER_FIRST_LOSES",
    "LOSER_NOBODY_LOSES", "LOSER_SECOND_LOSES", "Latecomer", "LieOfTheLandRow", "Loser", "MAN",
    "MARVEL_ENEMY_BOLT_STRUCK", "MARVEL_ENEMY_FLYER_FELL", "MARVEL_ENEMY_IMPRESSED",
    "MARVEL_FIRE_HAS_BURST", "MARVEL_FRIENDLY_FLYER_FELL", "MARVEL_FRIEND_IMPRESSED",
    "MARVEL_GANDALF_GAVE_WAY", "MARVEL_KING_GAVE_WAY", "MARVEL_POWDER_BROKE_IN", "MARVEL_POWDER_WENT_OFF",
    "MARVEL_WRAITH_GAVE_WAY", "METRE", "MISSILE_COMPOSITE_BOW", "MISSILE_DWARF_BOW", "MISSILE_EASTERN_BOW",
    "MISSILE_EASTERN_HORSE_BOW", "MISSILE_EASTERN_JAVELIN", "MISSILE_EASTERN_SPEAR", "MISSILE_ELF_BOW",
    "MISSILE_GOBLIN_BOW", "MISSILE_HOBBIT_BOW", "MISSILE_LONG_BOW", "MISSILE_MAN_ORC_BOW",
    "MISSILE_ORC_JAVELIN", "MISSILE_ROHAN_BOW", "MISSILE_URUK_BOW", "MISSILE_WESTERN_JAVELIN",
    "MISSILE_WESTERN_SLING", "MISSILE_WESTERN_SPEAR", "MORALE_CLASS_A", "MORALE_CLASS_B", "MORALE_CLASS_C",
    "MORALE_CLASS_D", "MORALE_CLASS_E", "MORALE_CLASS_O", "MORALE_CLASS_T", "MOVE",
    "MOVER_ARMOURED_ELF_MOVER", "MOVER_BARE_ELF_MOVER", "MOVER_BEORNING_MOVER", "MOVER_CHARIOT_MOVER",
    "MOVER_DWARF_MOVER", "MOVER_EAGLE_MOVER", "MOVER_ELEPHANT_MOVER", "MOVER_ENT_MOVER",
    "MOVER_HEAVY_FOOT_MOVER", "MOVER_HEAVY_HORSE_MOVER", "MOVER_HOBBIT_MOVER", "MOVER_LIGHT_FOOT_MOVER",
    "MOVER_LIGHT_HORSE_MOVER", "MOVER_MAN_ORC_MOVER", "MOVER_MEDIUM_FOOT_MOVER", "MOVER_MEDIUM_HORSE_MOVER",
    "MOVER_MUMAK_MOVER", "MOVER_ORC_MOVER", "MOVER_TROLL_MOVER", "MOVER_WOLF_MOVER",
    "MOVER_WOLF_RIDER_MOVER", "MUTINY_NEITHER_KILLED", "MUTINY_RIDER_KILLED", "MUTINY_WARG_KILLED",
    "Marvel", "Meeting", "Missile", "MoraleClass", "Mover", "Mutiny", "NumberedMan", "OBEDIENCE_BALKS",
    "OBEDIENCE_OBEYS", "ORDER_ADVANCE_ON_AN_ENEMY", "ORDER_ASK_FOR_A_TEST", "ORDER_ATTACK_IN_THE_AIR",
    "ORDER_BREADTH_DETAILED_COMMAND", "ORDER_BREADTH_GENERAL_COMMAND", "ORDER_BREAK_A_STAFF",
    "ORDER_BRING_THE_LEADER_TO_THE_FRONT_OR_TO_THE_REAR", "ORDER_CAST_CAUSE_FIRE",
    "ORDER_CAST_DEFENCE_BOLT", "ORDER_CAST_DEFENCE_BOLT_AT_THE_PRICE_OF_A_LIFE", "ORDER_CAST_FIRE_BURST",
    "ORDER_CAST_IMPRESS", "ORDER_CAST_LIGHT", "ORDER_CAST_LIMITED_COMMAND", "ORDER_CAST_ROUT",
    "ORDER_CAST_THE_BEAM_OF_GOOD", "ORDER_CHANGE_AN_ORDER_HALF_WAY_ADVANCE_ON_AN_ENEMY",
    "ORDER_CHANGE_AN_ORDER_HALF_WAY_CHARGE", "ORDER_CHANGE_AN_ORDER_HALF_WAY_MARCH_TO_A_PLACE",
    "ORDER_CHANGE_AN_ORDER_HALF_WAY_STAND", "ORDER_CHARGE", "ORDER_COUNTER_CHARGE",
    "ORDER_DROP_A_BRAND_ON_A_RAM", "ORDER_FIND_ANOTHER_MOUNT", "ORDER_FLY_OUT_OF_ALL_REACH",
    "ORDER_HOLD_A_DOOR_BY_MAGIC", "ORDER_LAND", "ORDER_LAY_POWDER", "ORDER_MAKE_FIRE_BRANDS",
    "ORDER_MARCH_TO_A_PLACE", "ORDER_MEDDLE_WITH_POWDER", "ORDER_OPEN_A_DOOR_BY_MAGIC",
    "ORDER_OPEN_OR_CLOSE_THE_RANKS", "ORDER_POUR_OIL", "ORDER_PUT_OUT_A_BURNING_RAM",
    "ORDER_PUT_OUT_A_FIRE", "ORDER_RAISE_A_LADDER", "ORDER_RAM", "ORDER_SET_A_HOUSE_OR_A_WOOD_ON_FIRE",
    "ORDER_SHOOT", "ORDER_STAND", "ORDER_TAKE_TO_THE_AIR", "ORDER_THROW_DARTS", "ORDER_TURN_TO_AN_ENEMY",
    "ORDER_WRESTLE_WITH_ANOTHER_S_WILL", "ORGANISATION_DISORGANISED", "ORGANISATION_FORMED",
    "ORGANISATION_SCATTERED", "ORGANISATION_SEMI_FORMED", "ORGANISATION_UNFORMED", "Obedience", "Order",
    "OrderBreadth", "Organisation", "PACK", "PERCENT", "PIP", "POINTS", "PUSH_WEIGHT_HEAVY_FOOT_PUSH",
    "PUSH_WEIGHT_HEAVY_HORSE_PUSH", "PUSH_WEIGHT_LIGHT_FOOT_PUSH", "PUSH_WEIGHT_LIGHT_HORSE_PUSH",
    "PUSH_WEIGHT_MEDIUM_FOOT_PUSH", "PUSH_WEIGHT_MEDIUM_HORSE_PUSH", "PUSH_WEIGHT_ORC_PUSH",
    "PUSH_WEIGHT_TROLL_PUSH", "PowderOnTheFieldRow", "PushWeight", "RACE_BEORNING", "RACE_DUNLENDING",
    "RACE_DWARF", "RACE_ELEPHANT", "RACE_ELF", "RACE_ENT", "RACE_GREAT_EAGLE", "RACE_HOBBIT", "RACE_MAN",
    "RACE_MAN_ORC", "RACE_ORC", "RACE_RANGER", "RACE_ROHIRRIM", "RACE_TROLL", "RACE_URUK", "RACE_WOLF",
    "RAM_POINT", "RANK", "REACTION_ADVANCE_1", "REACTION_ADVANCE_2", "REACTION_AS_ORDERED",
    "REACTION_DESPERATION", "REACTION_HALT_1", "REACTION_HALT_2", "REACTION_RETIRE", "REACTION_RETREAT",
    "REACTION_ROUT", "RECRUIT_BEORNING_FIGURE", "RECRUIT_DWARF_FIGURE", "RECRUIT_EAGLE_FIGURE",
    "RECRUIT_ELEPHANT_FIGURE", "RECRUIT_ELF_FIGURE", "RECRUIT_GOBLIN_FIGURE", "RECRUIT_HILL_TROLL_FIGURE",
    "RECRUIT_HOBBIT_FIGURE", "RECRUIT_LARGE_ENT_FIGURE", "RECRUIT_MAN_ORC_FIGURE", "RECRUIT_MAN_WITH_AXE",
    "RECRUIT_MAN_WITH_BLADE", "RECRUIT_MOUNTED_GOBLIN_FIGURE", "RECRUIT_MUMAK_FIGURE",
    "RECRUIT_RIDER_WITH_BLADE", "RECRUIT_RIDER_WITH_LANCE", "RECRUIT_SMALL_ENT_FIGURE",
    "RECRUIT_STONE_TROLL_FIGURE", "RECRUIT_URUK_FIGURE", "RECRUIT_WARG_FIGURE", "RECRUIT_WOLF_FIGURE",
    "REMNANT_BELOW_HALF", "REMNANT_BELOW_QUARTER", "REMNANT_DUTY_LAST_THROW",
    "REMNANT_DUTY_NOTHING_SPECIAL", "REMNANT_DUTY_TEST_OF_MORALE", "REMNANT_HALF_OR_MORE",
    "RESTING_FULL_REST", "RESTING_HALF_REST", "RIDER_PLIGHT_GOES_ON_FOOT", "RIDER_PLIGHT_ONLY_DEFENDS",
    "RUNG", "Race", "Ram", "Rampart", "Reaction", "Recruit", "Remnant", "RemnantDuty", "Resting",
    "RiderPlight", "SHELTER_HARD", "SHELTER_NO_SHELTER", "SHELTER_SOFT", "SIDE_EVIL", "SIDE_LAW",
    "SKY_FAIR_SKY", "SKY_HOT_SKY", "SKY_RAINFALL", "SKY_SNOWFALL", "SKY_STORMY_RAIN", "SLOPE_DOWNHILL",
    "SLOPE_LEVEL_GROUND", "SLOPE_UPHILL", "SOLDIER", "SPACING_CLOSE_ORDER", "SPACING_OPEN_ORDER",
    "SPELL_BEAM_OF_GOOD", "SPELL_BREAK_STAFF", "SPELL_CAUSE_FIRE", "SPELL_DEFENCE_BOLT", "SPELL_FIRE_BURST",
    "SPELL_HOLD_PORTAL", "SPELL_ILLUMINATE", "SPELL_IMPRESS", "SPELL_KNOCK", "SPELL_LIMITED_COMMAND",
    "SPELL_ROUT_SPELL", "SPELL_TALK_TO_ANIMALS", "STANCE_CHARGING", "STANCE_RETIRING", "STANCE_RETREATING",
    "STANCE_ROUTING", "STANCE_STEADY", "STEED_ARMOURED_HORSE", "STEED_NO_STEED", "STEED_PLAIN_HORSE",
    "STRIKER_AXE_OR_CLUB", "STRIKER_BEORNING", "STRIKER_CHARIOT", "STRIKER_DWARF_AXE",
    "STRIKER_DWARF_SWORD", "STRIKER_ELEPHANT", "STRIKER_ELF_SPEAR", "STRIKER_ELF_SWORD", "STRIKER_GOBLIN",
    "STRIKER_GREAT_EAGLE", "STRIKER_HILL_TROLL", "STRIKER_HOBBIT", "STRIKER_HORSE_SHORT_SPEAR",
    "STRIKER_HORSE_SPEAR", "STRIKER_HORSE_SWORD", "STRIKER_LANCE", "STRIKER_LARGE_ENT",
    "STRIKER_LONG_SPEAR", "STRIKER_MAN_ORC", "STRIKER_MOUNTED_GOBLIN", "STRIKER_MUMAK", "STRIKER_SMALL_ENT",
    "STRIKER_SPEAR", "STRIKER_STONE_TROLL", "STRIKER_SWORD", "STRIKER_TWO_HANDED_SWORD", "STRIKER_URUK",
    "STRIKER_WARG", "STRIKER_WOLF", "STRUCK_ARMOURED_ELF", "STRUCK_BARE_ELF", "STRUCK_BEORNING",
    "STRUCK_CHARIOT", "STRUCK_DWARF", "STRUCK_ELEPHANT", "STRUCK_GOBLIN", "STRUCK_GREAT_EAGLE",
    "STRUCK_HEAVY_FOOT", "STRUCK_HEAVY_HORSE", "STRUCK_HILL_TROLL", "STRUCK_HOBBIT", "STRUCK_LARGE_ENT",
    "STRUCK_LIGHT_FOOT", "STRUCK_LIGHT_HORSE", "STRUCK_MAN_ORC", "STRUCK_MEDIUM_FOOT",
    "STRUCK_MEDIUM_HORSE", "STRUCK_SMALL_ENT", "STRUCK_STONE_TROLL", "STRUCK_URUK", "STRUCK_WARG",
    "STRUCK_WILD_MAN", "STRUCK_WOLF", "STRUCK_WOLF_RIDER", "SUNLIGHT_ANSWER_BEARS_THE_SUN",
    "SUNLIGHT_ANSWER_RUNS_FOR_SHELTER", "Shelter", "Side", "Sky", "Slope", "Spacing", "Spell", "Stance",
    "StandingUnitsRow", "Steed", "Striker", "Struck", "SunlightAnswer", "TEMPER_GONE_WILD", "TEMPER_TAME",
    "TIME_OF_YEAR_ECHUIR", "TIME_OF_YEAR_LAER", "TIME_OF_YEAR_NARBELETH", "TIME_OF_YEAR_RHIW", "TREE",
    "TROOP_BARBARIANS", "TROOP_BEORNINGS", "TROOP_DUNEDAIN", "TROOP_DUNLANDERS", "TROOP_DWARVES",
    "TROOP_EAGLES", "TROOP_EASTERLINGS", "TROOP_ELITE_UNITS", "TROOP_ENTS", "TROOP_HARADRIM",
    "TROOP_HIGH_ELVES", "TROOP_HOBBITS", "TROOP_HOUSEHOLD_OF_ROHAN", "TROOP_ITHILIEN_RANGERS",
    "TROOP_MAN_ORCS", "TROOP_MEN_OF_SAURON", "TROOP_MEN_OF_THE_WEST", "TROOP_ORCS",
    "TROOP_OTHER_BARBARIANS", "TROOP_PEASANTS", "TROOP_ROHAN", "TROOP_SOUTHRONS", "TROOP_SWERTINGS",
    "TROOP_TOWER_GUARD", "TROOP_TROLLS", "TROOP_URUCKS", "TROOP_VARIAGS", "TROOP_WARGS", "TROOP_WILD_MEN",
    "TROOP_WOLF_RIDERS", "TROOP_WOLVES", "TROOP_WOOD_ELVES", "Temper", "TimeOfYear", "Tract", "Troop",
    "UNIT_ERRAND_CHARGE_ERRAND", "UNIT_ERRAND_COUNTER_ERRAND", "UNIT_ERRAND_MARCH_ERRAND",
    "UNIT_ERRAND_SHOOT_ERRAND", "UNIT_ERRAND_STAND_ERRAND", "UNIT_SORT_DWARF_BAND", "UNIT_SORT_ELF_BAND",
    "UNIT_SORT_FOOT_COMPANY", "UNIT_SORT_HORSE_COMPANY", "UNIT_SORT_MAN_ORC_BAND", "UNIT_SORT_ORC_BAND",
    "UNIT_SORT_WOLF_BAND", "Unit", "UnitErrand", "UnitSort", "UnitsOnTheFieldRow", "VIEWS", "Volley",
    "WAKEFULNESS_ACTIVE_WOOD", "WAKEFULNESS_DORMANT_WOOD", "WAKEFULNESS_SLUGGISH_WOOD",
    "WAR_BEAST_WAR_ELEPHANT", "WAR_BEAST_WAR_MUMAK", "WIND_QUARTER_FROM_EAST", "WIND_QUARTER_FROM_NORTH",
    "WIND_QUARTER_FROM_NORTH_EAST", "WIND_QUARTER_FROM_NORTH_WEST", "WIND_QUARTER_FROM_SOUTH",
    "WIND_QUARTER_FROM_SOUTH_EAST", "WIND_QUARTER_FROM_SOUTH_WEST", "WIND_QUARTER_FROM_WEST",
    "WIZARD_GANDALF", "WIZARD_WITCH_KING", "Wakefulness", "WallsOnTheFieldRow", "WarBeast", "Warlord",
    "WindQuarter", "Wizard", "World", "advance_on", "advised_points", "after_balking", "after_burning",
    "after_charge", "after_rally_test", "after_withdrawal", "air_attack_reaches", "air_strike", "all_alone",
    "aloft", "among_friends", "animals_by_fire", "armed_men", "army_list", "army_list_brands",
    "army_list_charm", "army_list_darts", "army_list_energy", "army_list_life_left", "army_list_men",
    "army_list_powder", "army_list_rough", "army_list_stands_for", "army_list_troop", "army_list_unarmed",
    "army_list_usual_size", "army_list_worth", "assailant_drop", "assailants", "assailants_of",
    "at_the_wall", "attack_when_held", "attacks_in_the_air", "await_latecomers", "awaits_ladders",
    "bar_to_charge", "bars_the_way", "base_of", "be_seen", "beam_clearance", "beam_effect", "beast_falls",
    "beast_hits", "beast_of", "begin_battle", "begin_move", "behind_of", "bends_will", "beset",
    "betters_routing", "bleed", "block_depth", "blows_in_the_air", "bold_order", "bolt_kills",
    "bowmen_who_count", "brand_is_ready", "brands_are_made", "brands_made", "breach", "breach_between",
    "breach_front", "breach_letter", "breach_place", "breached", "break_contact", "breaks_ranks",
    "breaks_staff", "built_strength", "burn_down", "burn_men", "burning_time", "burns_how_long", "burst_at",
    "burst_fate", "cajoled", "call_back", "can_be_ordered", "can_cast", "carries_powder", "cast_",
    "casualties", "catch_fire", "cause_is_losing", "cavalry_behind", "charge_at", "charge_comes_home",
    "charge_near", "charge_range", "charge_reaches", "charges_carried", "charisma_of_leader",
    "charisma_over", "chart_is_known", "circle_of", "class_reaction", "clear_run", "climb_speed",
    "climbing_time", "combat_factor", "comes_from", "comes_to_meet", "company_of", "counter_charges",
    "counts_as_rest", "dark_rider", "dart_hits", "dart_kills", "darts_replenished", "darts_thrown",
    "daylight", "dazed", "declare_charges", "defence_score", "defended", "depth_in_light", "depth_of",
    "despair", "detects_magic", "dice_are_known", "dice_column", "dice_of", "disarmed_men", "does_order_10",
    "does_order_11", "does_order_12", "does_order_13", "does_order_14", "does_order_15", "does_order_16",
    "does_order_17", "does_order_18", "does_order_19", "does_order_20", "does_order_21", "does_order_22",
    "does_order_23", "does_order_24", "does_order_30", "does_order_31", "does_order_32", "does_order_33",
    "does_order_40", "does_order_41", "does_order_42", "does_order_43", "does_order_44", "does_order_45",
    "does_order_46", "does_order_47", "does_order_48", "does_order_49", "does_order_50", "does_order_51",
    "does_order_52", "does_order_60", "does_order_61", "does_order_62", "does_order_63", "does_order_64",
    "does_order_65", "does_order_66", "does_order_67", "does_order_68", "does_order_69", "does_order_70",
    "domain_order_10_unit", "domain_order_11_enemy", "domain_order_11_unit", "domain_order_12_enemy",
    "domain_order_12_unit", "domain_order_13_unit", "domain_order_14_unit", "domain_order_15_unit",
    "domain_order_16_enemy", "domain_order_16_unit", "domain_order_17_unit", "domain_order_18_unit",
    "domain_order_19_unit", "domain_order_20_unit", "domain_order_21_unit", "domain_order_22_unit",
    "domain_order_23_enemy", "domain_order_23_unit", "domain_order_24_riders", "domain_order_24_unit",
    "domain_order_30_unit", "domain_order_31_enemy", "domain_order_31_unit", "domain_order_32_enemy",
    "domain_order_32_unit", "domain_order_33_unit", "domain_order_40_wizard", "domain_order_41_enemy",
    "domain_order_41_wizard", "domain_order_42_wizard", "domain_order_43_enemy", "domain_order_43_wizard",
    "domain_order_44_wizard", "domain_order_45_enemy", "domain_order_45_wizard", "domain_order_46_enemy",
    "domain_order_46_wizard", "domain_order_47_gate", "domain_order_47_wizard", "domain_order_48_gate",
    "domain_order_48_wizard", "domain_order_49_enemy", "domain_order_49_wizard", "domain_order_50_enemy",
    "domain_order_50_leader", "domain_order_51_wizard", "domain_order_52_wizard", "domain_order_60_unit",
    "domain_order_60_wall_or_door", "domain_order_61_unit", "domain_order_61_wall_or_door",
    "domain_order_62_enemy", "domain_order_62_wall_or_door", "domain_order_63_unit",
    "domain_order_63_wall_or_door", "domain_order_64_house_or_wood", "domain_order_64_unit",
    "domain_order_65_house_or_wood", "domain_order_65_unit", "domain_order_66_unit",
    "domain_order_67_enemy", "domain_order_67_unit", "domain_order_68_unit", "domain_order_69_unit",
    "domain_order_69_wall_or_door", "domain_order_70_enemy", "domain_order_70_how_many",
    "domain_order_70_rider", "doused", "downwind", "dress_ranks", "duel", "eagle_shot_tactics",
    "early_order_10_unit", "early_order_11_unit", "early_order_12_unit", "early_order_16_unit",
    "early_order_17_unit", "early_order_23_unit", "early_order_24_unit", "early_order_30_unit",
    "early_order_31_unit", "early_order_32_unit", "early_order_41_wizard", "early_order_43_wizard",
    "early_order_45_wizard", "early_order_46_wizard", "early_order_47_wizard", "early_order_48_wizard",
    "early_order_49_wizard", "early_order_50_leader", "early_order_60_unit", "early_order_61_unit",
    "early_order_62_wall_or_door", "early_order_63_unit", "early_order_64_unit", "early_order_67_unit",
    "early_order_69_unit", "early_order_70_enemy", "early_order_70_rider", "end_move", "enemies_of",
    "enemy_above_far", "enemy_above_near", "enemy_behind", "enemy_below_far", "enemy_below_near",
    "enemy_bolt", "enemy_far", "enemy_flyer_falls", "enemy_impress", "enemy_in_sight", "enemy_near",
    "enemy_open_far", "enemy_open_near", "enemy_retiring_far", "enemy_retiring_near", "enemy_routing",
    "energy_of", "engine_points", "enters_evil_wood", "enters_magical_wood", "facing_in", "fall_back",
    "fall_kills", "fallen_chief", "fallen_rider", "feel_blows", "fell_unarmed", "field_is_held",
    "fight_all", "fight_in_the_air", "fighters", "fights_on", "figure_attack", "figure_cost",
    "figure_is_killed", "file_width", "files_of", "find_neighbours", "fire_burst_seen",
    "fire_can_be_thrown", "fire_exposed", "fire_harm", "fire_prey", "fire_spreads_to", "fire_strikes",
    "fires_burn", "fires_on_the_field", "fires_on_the_field_hearth", "fires_on_the_field_sign",
    "fires_on_the_field_wind", "first_charge", "first_push", "first_stretch", "first_wall", "flank_held",
    "flanks_held", "flight_length", "flyer_falls", "flyer_hits", "flyer_of", "flyers_on_the_field",
    "flyers_on_the_field_faces_toward", "flyers_on_the_field_flight", "flyers_on_the_field_sign",
    "flyers_on_the_field_stands_upon", "flyers_on_the_field_whose", "follow_up", "free_way",
    "friend_advancing", "friend_charging", "friend_in_sight", "friend_retiring_far", "friend_retiring_near",
    "friend_routing_far", "friend_routing_near", "friendly_cover", "friendly_cover_in",
    "friendly_flyer_falls", "friendly_impress", "friends_rout_nearby", "friends_routed_lately", "front_of",
    "frontage", "full_energy", "gait_of", "gandalf_close", "gandalf_driven_off", "gap_between", "gap_to",
    "give_order", "give_way", "go_away", "good_order", "ground_is_known", "ground_tactics",
    "half_rest_gain", "has_impetus", "hated_at", "have_met", "heading", "heading_of", "height_at", "hero",
    "hero_blow", "hero_close", "hero_dies", "hero_falls", "hero_killed", "heroes_advised", "heroes_enough",
    "hidden_by", "higher", "hindrance_behind", "hit_dice_of", "hit_from_behind", "hold_off",
    "horses_by_elephants", "horses_shy", "host_of", "hostile_wood", "hour_of_the_day_fallen",
    "hour_of_the_day_moves_left", "hour_of_the_day_sky", "hour_of_the_day_wind",
    "hour_of_the_day_wind_from", "houses_on_the_field", "houses_on_the_field_built_as",
    "houses_on_the_field_on_fire", "houses_on_the_field_tract_edge", "human", "immune_to_rout",
    "impact_is_known", "impact_weapon_is_known", "impetus_bonus", "impetus_casualties", "impetus_factor",
    "impetus_weapon", "in_front_of", "in_sunlight", "in_the_beam", "in_the_sun", "in_touch", "is_a_wraith",
    "is_orcish", "is_the_king", "javelin_throw", "joins_battle", "keep_away", "keg_kills", "kept_in_peace",
    "key_turn", "kindled", "kindling_of", "king_driven_off", "king_far", "king_is_stopped", "king_near",
    "king_shadow", "knock_cost", "knows_spell", "ladder_cost", "ladder_is_held", "ladder_room",
    "last_stretch", "leader_at_risk", "leader_bonus", "leader_can_act", "leader_controlled", "leader_falls",
    "leader_not_in_front", "leader_with", "leave_field", "left_end", "letter_at", "letter_number",
    "level_after", "level_after_rest", "lie_of_the_land", "lie_of_the_land_allegiance",
    "lie_of_the_land_ground_sort", "lie_of_the_land_tract_edge", "light_bars", "like_missile",
    "lone_figure", "longer_rest", "looks_down_on", "lose_men", "lose_round", "lost_melee",
    "lost_with_staff", "luck_of_melee", "make_ready", "march_all", "march_length", "mark_above", "mark_of",
    "may_attack_in_the_air", "may_be_shot", "may_be_shot_above", "may_break_staff", "may_charge",
    "may_close", "may_drive", "may_enter_melee", "may_go_wild", "may_quarrel", "may_shoot", "may_struggle",
    "meddling_explodes", "meet_all", "melee_casualties", "melee_dice", "melee_outcome", "men_attacked",
    "men_caught", "men_in_touch", "minds_ladders", "morale_dice", "morale_reaction", "morale_test",
    "morale_throw", "mounted", "mover", "moves_counted", "must_be_asked", "must_test", "nazgul_rest",
    "near", "near_each_other", "nearby", "nearest_foe", "nearest_shade", "needs_order_10", "needs_order_11",
    "needs_order_12", "needs_order_13", "needs_order_14", "needs_order_15", "needs_order_16",
    "needs_order_17", "needs_order_20", "needs_order_21", "needs_order_22", "needs_order_23",
    "needs_order_24", "needs_order_30", "needs_order_31", "needs_order_32", "needs_order_33",
    "needs_order_40", "needs_order_41", "needs_order_42", "needs_order_43", "needs_order_44",
    "needs_order_45", "needs_order_46", "needs_order_47", "needs_order_48", "needs_order_49",
    "needs_order_50", "needs_order_51", "needs_order_52", "needs_order_60", "needs_order_61",
    "needs_order_62", "needs_order_63", "needs_order_64", "needs_order_65", "needs_order_66",
    "needs_order_67", "needs_order_69", "needs_order_70", "new_orders_last", "night_folk", "obedience",
    "obedience_score", "obedience_throw", "obey_orders", "obeys_order", "oil_casualties", "oil_cost",
    "old_orders_last", "one_die", "open_order_14", "open_order_20", "open_order_21", "open_order_22",
    "open_order_23", "open_order_24", "open_order_47", "open_order_48", "open_order_50", "open_order_51",
    "open_order_60", "open_order_61", "open_order_62", "open_order_63", "open_order_64", "open_order_65",
    "open_order_67", "open_order_68", "open_order_69", "open_order_70", "orc_ranks_behind", "orcs_king_far",
    "orcs_king_in_sight", "order_behind", "order_carried_out", "orders_change", "outnumbered",
    "over_friends", "over_the_low", "overdraw_score", "overdrawn", "own_walls", "pace", "pace_is_known",
    "pace_under", "part_from_neighbours", "part_of_host", "passable", "picks_own_target", "place_behind",
    "plan_change", "plant", "points_in_field", "points_mustered", "points_of_part", "portal_strength",
    "powder_breach", "powder_breaches", "powder_dud", "powder_explodes", "powder_goes_off", "powder_mishap",
    "powder_on_the_field", "powder_on_the_field_lies_upon", "powder_on_the_field_rampart",
    "pursuit_has_impetus", "push", "push_at_ladder", "push_back", "pushed_away", "pushes_at_all", "quarrel",
    "quarrel_all", "quarrel_losses", "quarrel_saved", "raining", "rallies", "rally_all", "ram_blow",
    "ram_strength", "rampage_all", "rampage_ends", "rank_room", "ranks_behind", "ranks_of",
    "reaches_the_ground", "react", "reaction", "reaction_of", "recover", "recovery", "reforming_time",
    "refusals_air_attack_reaches", "refusals_beset", "refusals_brand_is_ready", "refusals_downwind",
    "refusals_fire_can_be_thrown", "refusals_friendly_cover_in", "refusals_impact_is_known",
    "refusals_may_be_shot", "refusals_may_be_shot_above", "refusals_may_break_staff", "refusals_may_drive",
    "refusals_may_shoot", "refusals_round_is_known", "refusals_shot_is_known", "refusals_takes_order",
    "refusals_unfriendly_cover_in", "refusals_well_sized", "remnant_duty", "remnant_of", "rest_gain",
    "rest_needed", "rest_of", "restore_energy", "review", "review_part", "ride_down",
    "riders_can_be_mustered", "right_end", "room_before", "rough_base", "round_is_known", "round_losses",
    "rout_goes_round", "routs_at_command", "safe_from_eagles", "see_army_list", "see_fires_on_the_field",
    "see_flyers_on_the_field", "see_hour_of_the_day", "see_houses_on_the_field", "see_lie_of_the_land",
    "see_powder_on_the_field", "see_standing_units", "see_units_on_the_field", "see_walls_on_the_field",
    "sees", "settle_round", "shadow_grounded", "shelter_at", "shoot_above", "shoot_all", "shoot_at_steed",
    "shoots_now", "shot_at", "shot_at_first", "shot_casualties", "shot_factor", "shot_is_known",
    "shot_tactics", "shot_weapon", "shots_at_steed", "side_of", "sight_of", "sight_under", "singed",
    "sky_for_victors", "slope_toward", "slowest_tract", "soldiers_shown", "sort_of_unit", "source_of_wind",
    "special_figure", "special_leader", "spell_cost", "spell_gets_to", "spell_reaches", "split",
    "staff_drop", "staff_score", "stance_of", "standing", "standing_units", "standing_units_duty_now",
    "standing_units_faces_toward", "standing_units_hears_orders", "standing_units_men",
    "standing_units_organisation", "standing_units_stance", "standing_units_stands_upon",
    "standing_units_troop", "stands_alone", "stands_aside", "steed_flight", "steed_score", "steed_shot",
    "steps_east", "steps_south", "still_enough", "still_standing", "straight_back", "straight_run",
    "strength_of_wind", "strike", "strike_home", "strike_with_bolt", "strikes_back_in_the_air",
    "strong_friend_far", "strong_friend_near", "sun_on_all", "support_behind", "surprised",
    "surrounded_far", "surrounded_near", "survives_wood", "swathe", "tactical_factor", "take_step",
    "take_stock", "take_up_weapons", "takes_order", "temper", "ten_sided", "test_all", "test_called_for",
    "test_morale", "todays_sky", "too_bright", "trees_burnt", "trees_stir", "turn", "turn_cost", "turn_of",
    "turn_round", "turns_about", "turns_to_stone", "twenty_sided", "unarmed_dies", "under_magic",
    "under_stress", "unfriendly_cover", "unfriendly_cover_in", "unit_cost", "units_on_the_field",
    "units_on_the_field_covers", "units_on_the_field_faces_toward", "units_on_the_field_sign",
    "units_on_the_field_whose", "unsupported", "upward_reach", "uses_weapons", "victim_drop", "walker",
    "walks_toward", "wall_gap_of", "walled_off", "walls_of_others", "walls_on_the_field",
    "walls_on_the_field_barrier", "walls_on_the_field_built_along", "walls_on_the_field_held_with",
    "walls_on_the_field_holes", "walls_on_the_field_toughness", "wargs_may_turn", "wargs_rebel",
    "wargs_turn", "water_at_hand", "way_back", "way_past", "way_to_circle", "way_to_light", "way_to_wall",
    "weaken", "weaken_all", "weapon_factor", "weapon_is_known", "weight_of", "well_sized", "what_hinders",
    "why_advance_on", "why_advised_points", "why_after_balking", "why_after_burning", "why_after_charge",
    "why_after_rally_test", "why_after_withdrawal", "why_air_attack_reaches", "why_air_strike",
    "why_all_alone", "why_aloft", "why_among_friends", "why_animals_by_fire", "why_armed_men",
    "why_army_list", "why_army_list_brands", "why_army_list_charm", "why_army_list_darts",
    "why_army_list_energy", "why_army_list_life_left", "why_army_list_men", "why_army_list_powder",
    "why_army_list_rough", "why_army_list_stands_for", "why_army_list_troop", "why_army_list_unarmed",
    "why_army_list_usual_size", "why_army_list_worth", "why_assailant_drop", "why_assailants",
    "why_assailants_of", "why_at_the_wall", "why_attack_when_held", "why_attacks_in_the_air",
    "why_awaits_ladders", "why_bar_to_charge", "why_bars_the_way", "why_base_of", "why_beam_clearance",
    "why_beam_effect", "why_beast_falls", "why_beast_hits", "why_beast_of", "why_behind_of",
    "why_bends_will", "why_beset", "why_betters_routing", "why_block_depth", "why_bold_order",
    "why_bolt_kills", "why_bowmen_who_count", "why_brand_is_ready", "why_brands_made", "why_breach",
    "why_breach_between", "why_breach_front", "why_breach_letter", "why_breach_place", "why_breached",
    "why_breaks_ranks", "why_breaks_staff", "why_built_strength", "why_burning_time", "why_burns_how_long",
    "why_burst_fate", "why_cajoled", "why_can_be_ordered", "why_can_cast", "why_carries_powder", "why_cast",
    "why_casualties", "why_cause_is_losing", "why_cavalry_behind", "why_charge_at", "why_charge_comes_home",
    "why_charge_near", "why_charge_range", "why_charge_reaches", "why_charges_carried",
    "why_charisma_of_leader", "why_charisma_over", "why_chart_is_known", "why_circle_of",
    "why_class_reaction", "why_clear_run", "why_climb_speed", "why_climbing_time", "why_combat_factor",
    "why_comes_from", "why_comes_to_meet", "why_company_of", "why_counter_charges", "why_counts_as_rest",
    "why_dark_rider", "why_dart_hits", "why_dart_kills", "why_darts_replenished", "why_darts_thrown",
    "why_daylight", "why_dazed", "why_defence_score", "why_defended", "why_depth_in_light", "why_depth_of",
    "why_despair", "why_detects_magic", "why_dice_are_known", "why_dice_column", "why_dice_of",
    "why_disarmed_men", "why_doused", "why_downwind", "why_eagle_shot_tactics", "why_enemies_of",
    "why_enemy_above_far", "why_enemy_above_near", "why_enemy_behind", "why_enemy_below_far",
    "why_enemy_below_near", "why_enemy_bolt", "why_enemy_far", "why_enemy_flyer_falls", "why_enemy_impress",
    "why_enemy_in_sight", "why_enemy_near", "why_enemy_open_far", "why_enemy_open_near",
    "why_enemy_retiring_far", "why_enemy_retiring_near", "why_enemy_routing", "why_energy_of",
    "why_engine_points", "why_enters_evil_wood", "why_enters_magical_wood", "why_facing_in",
    "why_fall_kills", "why_fallen_chief", "why_fallen_rider", "why_field_is_held", "why_fighters",
    "why_fights_on", "why_figure_attack", "why_figure_cost", "why_file_width", "why_files_of",
    "why_fire_burst_seen", "why_fire_can_be_thrown", "why_fire_exposed", "why_fire_harm", "why_fire_prey",
    "why_fire_spreads_to", "why_fire_strikes", "why_fires_on_the_field", "why_fires_on_the_field_hearth",
    "why_fires_on_the_field_sign", "why_fires_on_the_field_wind", "why_first_charge", "why_first_push",
    "why_first_stretch", "why_first_wall", "why_flank_held", "why_flanks_held", "why_flight_length",
    "why_flyer_falls", "why_flyer_hits", "why_flyer_of", "why_flyers_on_the_field",
    "why_flyers_on_the_field_faces_toward", "why_flyers_on_the_field_flight",
    "why_flyers_on_the_field_sign", "why_flyers_on_the_field_stands_upon", "why_flyers_on_the_field_whose",
    "why_free_way", "why_friend_advancing", "why_friend_charging", "why_friend_in_sight",
    "why_friend_retiring_far", "why_friend_retiring_near", "why_friend_routing_far",
    "why_friend_routing_near", "why_friendly_cover", "why_friendly_cover_in", "why_friendly_flyer_falls",
    "why_friendly_impress", "why_friends_rout_nearby", "why_friends_routed_lately", "why_front_of",
    "why_frontage", "why_full_energy", "why_gait_of", "why_gandalf_close", "why_gandalf_driven_off",
    "why_gap_between", "why_gap_to", "why_good_order", "why_ground_is_known", "why_ground_tactics",
    "why_half_rest_gain", "why_has_impetus", "why_hated_at", "why_have_met", "why_heading",
    "why_heading_of", "why_height_at", "why_hero", "why_hero_blow", "why_hero_close", "why_hero_dies",
    "why_hero_killed", "why_heroes_advised", "why_heroes_enough", "why_hidden_by", "why_higher",
    "why_hindrance_behind", "why_hit_dice_of", "why_hit_from_behind", "why_horses_by_elephants",
    "why_horses_shy", "why_host_of", "why_hostile_wood", "why_hour_of_the_day_fallen",
    "why_hour_of_the_day_moves_left", "why_hour_of_the_day_sky", "why_hour_of_the_day_wind",
    "why_hour_of_the_day_wind_from", "why_houses_on_the_field", "why_houses_on_the_field_built_as",
    "why_houses_on_the_field_on_fire", "why_houses_on_the_field_tract_edge", "why_human",
    "why_immune_to_rout", "why_impact_is_known", "why_impact_weapon_is_known", "why_impetus_bonus",
    "why_impetus_casualties", "why_impetus_factor", "why_impetus_weapon", "why_in_front_of",
    "why_in_sunlight", "why_in_the_beam", "why_in_the_sun", "why_in_touch", "why_is_a_wraith",
    "why_is_orcish", "why_is_the_king", "why_javelin_throw", "why_joins_battle", "why_keg_kills",
    "why_kept_in_peace", "why_kindled", "why_kindling_of", "why_king_driven_off", "why_king_far",
    "why_king_is_stopped", "why_king_near", "why_king_shadow", "why_knock_cost", "why_knows_spell",
    "why_ladder_cost", "why_ladder_is_held", "why_ladder_room", "why_last_stretch", "why_leader_at_risk",
    "why_leader_bonus", "why_leader_can_act", "why_leader_controlled", "why_leader_falls",
    "why_leader_not_in_front", "why_leader_with", "why_left_end", "why_letter_at", "why_letter_number",
    "why_level_after", "why_level_after_rest", "why_lie_of_the_land", "why_lie_of_the_land_allegiance",
    "why_lie_of_the_land_ground_sort", "why_lie_of_the_land_tract_edge", "why_light_bars",
    "why_like_missile", "why_lone_figure", "why_longer_rest", "why_looks_down_on", "why_lost_melee",
    "why_lost_with_staff", "why_luck_of_melee", "why_march_length", "why_mark_above", "why_mark_of",
    "why_may_attack_in_the_air", "why_may_be_shot", "why_may_be_shot_above", "why_may_break_staff",
    "why_may_charge", "why_may_close", "why_may_drive", "why_may_enter_melee", "why_may_go_wild",
    "why_may_quarrel", "why_may_shoot", "why_may_struggle", "why_meddling_explodes", "why_melee_casualties",
    "why_melee_dice", "why_melee_outcome", "why_men_attacked", "why_men_caught", "why_men_in_touch",
    "why_minds_ladders", "why_morale_dice", "why_morale_reaction", "why_morale_test", "why_morale_throw",
    "why_mounted", "why_mover", "why_moves_counted", "why_must_be_asked", "why_must_test", "why_near",
    "why_near_each_other", "why_nearby", "why_nearest_foe", "why_nearest_shade", "why_new_orders_last",
    "why_night_folk", "why_obedience", "why_obedience_score", "why_obedience_throw", "why_obeys_order",
    "why_oil_casualties", "why_oil_cost", "why_old_orders_last", "why_one_die", "why_orc_ranks_behind",
    "why_orcs_king_far", "why_orcs_king_in_sight", "why_order_behind", "why_order_carried_out",
    "why_outnumbered", "why_over_friends", "why_over_the_low", "why_overdraw_score", "why_overdrawn",
    "why_own_walls", "why_pace", "why_pace_is_known", "why_pace_under", "why_part_of_host", "why_passable",
    "why_picks_own_target", "why_place_behind", "why_points_in_field", "why_points_mustered",
    "why_points_of_part", "why_portal_strength", "why_powder_breach", "why_powder_breaches",
    "why_powder_dud", "why_powder_explodes", "why_powder_mishap", "why_powder_on_the_field",
    "why_powder_on_the_field_lies_upon", "why_powder_on_the_field_rampart", "why_pursuit_has_impetus",
    "why_push_back", "why_pushed_away", "why_pushes_at_all", "why_quarrel", "why_quarrel_losses",
    "why_quarrel_saved", "why_raining", "why_rallies", "why_ram_blow", "why_ram_strength",
    "why_rampage_ends", "why_rank_room", "why_ranks_behind", "why_ranks_of", "why_reaches_the_ground",
    "why_reaction", "why_reaction_of", "why_recovery", "why_reforming_time", "why_remnant_duty",
    "why_remnant_of", "why_rest_gain", "why_rest_needed", "why_rest_of", "why_riders_can_be_mustered",
    "why_right_end", "why_room_before", "why_rough_base", "why_round_is_known", "why_round_losses",
    "why_rout_goes_round", "why_routs_at_command", "why_safe_from_eagles", "why_sees",
    "why_shadow_grounded", "why_shelter_at", "why_shoots_now", "why_shot_at", "why_shot_at_first",
    "why_shot_casualties", "why_shot_factor", "why_shot_is_known", "why_shot_tactics", "why_shot_weapon",
    "why_shots_at_steed", "why_side_of", "why_sight_of", "why_sight_under", "why_singed",
    "why_sky_for_victors", "why_slope_toward", "why_slowest_tract", "why_soldiers_shown",
    "why_sort_of_unit", "why_source_of_wind", "why_special_figure", "why_special_leader", "why_spell_cost",
    "why_spell_gets_to", "why_spell_reaches", "why_split", "why_staff_drop", "why_staff_score",
    "why_stance_of", "why_standing", "why_standing_units", "why_standing_units_duty_now",
    "why_standing_units_faces_toward", "why_standing_units_hears_orders", "why_standing_units_men",
    "why_standing_units_organisation", "why_standing_units_stance", "why_standing_units_stands_upon",
    "why_standing_units_troop", "why_stands_alone", "why_stands_aside", "why_steed_flight",
    "why_steed_score", "why_steed_shot", "why_steps_east", "why_steps_south", "why_still_enough",
    "why_still_standing", "why_straight_back", "why_straight_run", "why_strength_of_wind",
    "why_strikes_back_in_the_air", "why_strong_friend_far", "why_strong_friend_near", "why_support_behind",
    "why_surprised", "why_surrounded_far", "why_surrounded_near", "why_survives_wood", "why_swathe",
    "why_tactical_factor", "why_takes_order", "why_temper", "why_ten_sided", "why_test_called_for",
    "why_todays_sky", "why_too_bright", "why_trees_burnt", "why_turn_cost", "why_turn_of",
    "why_turns_about", "why_turns_to_stone", "why_twenty_sided", "why_unarmed_dies", "why_under_magic",
    "why_under_stress", "why_unfriendly_cover", "why_unfriendly_cover_in", "why_unit_cost",
    "why_units_on_the_field", "why_units_on_the_field_covers", "why_units_on_the_field_faces_toward",
    "why_units_on_the_field_sign", "why_units_on_the_field_whose", "why_unsupported", "why_upward_reach",
    "why_uses_weapons", "why_victim_drop", "why_walker", "why_walks_toward", "why_wall_gap_of",
    "why_walled_off", "why_walls_of_others", "why_walls_on_the_field", "why_walls_on_the_field_barrier",
    "why_walls_on_the_field_built_along", "why_walls_on_the_field_held_with",
    "why_walls_on_the_field_holes", "why_walls_on_the_field_toughness", "why_wargs_rebel", "why_wargs_turn",
    "why_water_at_hand", "why_way_back", "why_way_past", "why_way_to_circle", "why_way_to_light",
    "why_way_to_wall", "why_weapon_factor", "why_weapon_is_known", "why_weight_of", "why_well_sized",
    "why_what_hinders", "why_widely_split", "why_wild_course", "why_will_score", "why_wind_from_the_east",
    "why_wind_from_the_west", "why_withdrawal_distance", "why_withdrawal_of", "why_within",
    "why_within_reach", "why_without_weapons", "why_wizard_of", "why_wizards_of", "why_won_melee",
    "why_wood_at_hand", "why_wood_shied", "why_wooded_at", "why_worst_ground", "why_worth_of",
    "why_worth_waiting", "why_wound", "why_wraith_driven_off", "why_wraith_far", "why_wraith_may_return",
    "why_wraith_near", "why_wraith_shadow", "widely_split", "wild_course", "will_score", "wills_come_free",
    "wind_from_the_east", "wind_from_the_west", "withdrawal_distance", "withdrawal_of", "within",
    "within_reach", "without_weapons", "wizard_of", "wizards_of", "won_melee", "wood_at_hand", "wood_shied",
    "wooded_at", "work_magic", "worst_ground", "worth_of", "worth_waiting", "wound", "wound_beast",
    "wound_flyer", "wound_hero", "wraith_driven_off", "wraith_far", "wraith_may_return", "wraith_near",
    "wraith_shadow",
]

PACK = Pack('middle_earth_wargames', 'MiddleEarth Wargames Rules: Mordor and the West', __name__)

_HOMES = {
    "_acts": (
        "GAME "
    ),
    "_choices": (
        "ALLEGIANCE_EVIL_WOOD ALLEGIANCE_GOOD_WOOD ALLEGIANCE_NEUTRAL_WOOD ARMOUR_HEAVY_ARMOUR "
        "ARMOUR_LIGHT_ARMOUR ARMOUR_MEDIUM_ARMOUR Allegiance Armour BARRIER_DOOR BARRIER_WALL "
        "BASE_SORT_BEAST_BASE BASE_SORT_CHARIOT_BASE BASE_SORT_MAN_BASE BASE_SORT_RIDER_BASE "
        "BEAM_EFFECT_FLEES_AND_STAYS BEAM_EFFECT_FLEES_THE_LIGHT BEAM_EFFECT_KEEPS_ITS_DISTANCE "
        "BEAM_EFFECT_MUST_BE_TESTED BEAM_EFFECT_UNTOUCHED_BY_LIGHT BREACH_LETTER_A BREACH_LETTER_B "
        "BREACH_LETTER_C BREACH_LETTER_D BREACH_LETTER_E BREACH_LETTER_F BURST_FATE_BEYOND_THE_BURST "
        "BURST_FATE_KILLED_BY_BURST BURST_FATE_TRIED_BY_FIRE Barrier BaseSort BeamEffect BreachLetter "
        "BurstFate CHARGE_BAR_BAR_AIR CHARGE_BAR_BAR_BREATH CHARGE_BAR_BAR_CROWD CHARGE_BAR_BAR_FLIGHT "
        "CHARGE_BAR_BAR_GROUND CHARGE_BAR_BAR_LIGHT CHARGE_BAR_BAR_MELEE CHARGE_BAR_BAR_REACH "
        "CHARGE_BAR_BAR_SIGHT CHARGE_BAR_BAR_SUN CHARGE_BAR_BAR_WALL CHIEFTAIN_ANABOR CHIEFTAIN_ANGMAR_KING "
        "CHIEFTAIN_ARAGORN CHIEFTAIN_BARD CHIEFTAIN_BOROMIR CHIEFTAIN_CELEBORN CHIEFTAIN_DENETHOR "
        "CHIEFTAIN_DERVORIN CHIEFTAIN_DUINHIR CHIEFTAIN_ELFHELM CHIEFTAIN_ELLADAN CHIEFTAIN_ELROHIR "
        "CHIEFTAIN_ELROND CHIEFTAIN_EOMER CHIEFTAIN_ERKENBRAND CHIEFTAIN_FARAMIR CHIEFTAIN_FORLONG "
        "CHIEFTAIN_GALADRIEL CHIEFTAIN_GANDALF_HIMSELF CHIEFTAIN_GHAN_BURI_GHAN CHIEFTAIN_GLOIN "
        "CHIEFTAIN_GLORFINDEL CHIEFTAIN_GOLASGIL CHIEFTAIN_GOTHMOG CHIEFTAIN_GRIMBOLD CHIEFTAIN_GWAIHIR "
        "CHIEFTAIN_HALBARAD CHIEFTAIN_HAMA CHIEFTAIN_HIRLUIN CHIEFTAIN_HURIN CHIEFTAIN_IMRAHIL "
        "CHIEFTAIN_RINGWRAITH CHIEFTAIN_SAURON CHIEFTAIN_THEODEN CHIEFTAIN_THRANDUIL "
        "CHIEFTAIN_TOWER_LIEUTENANT COMPANION_HEREDITARY_COMPANION COMPANION_HERO_COMPANION "
        "COMPANION_NO_COMPANION COMPANION_SPECIAL_COMPANION COURSE_BACK_LEFT COURSE_BACK_RIGHT "
        "COURSE_FORWARD_LEFT COURSE_FORWARD_RIGHT COURSE_SIDEWAYS_LEFT COURSE_SIDEWAYS_RIGHT "
        "COURSE_STRAIGHT_BACK COURSE_STRAIGHT_ON ChargeBar Chieftain Companion Course DARK_RIDER_BEAMED_KING "
        "DARK_RIDER_BEAMED_WRAITH DESPAIR_LOST_ROUT DESPAIR_RALLYABLE_ROUT DESPAIR_RUN_ON_1 DESPAIR_RUN_ON_2 "
        "DICE_COLUMN_DICE_FIVE DICE_COLUMN_DICE_FOUR DICE_COLUMN_DICE_SEVEN DICE_COLUMN_DICE_SIX "
        "DICE_COLUMN_DICE_THREE DICE_COLUMN_DICE_TWO DICE_COLUMN_DIE_ONE DICE_COLUMN_DIE_ONE_AND_HALF "
        "DarkRider Despair DiceColumn ENTRY_WAY_FLANK_ENTRY ENTRY_WAY_FRONT_ENTRY ENTRY_WAY_REAR_ENTRY "
        "EVERY_CHIEFTAIN EVERY_ORDER EVERY_SPELL EVERY_TROOP EntryWay FACING_FROM_THE_FOE FACING_TO_THE_FOE "
        "FIRE_HARM_BRUSHES_IT_OFF FIRE_HARM_BURNS_TO_DEATH FIRE_HARM_TESTS_ITS_NERVE FIRE_PREY_FURRY_PREY "
        "FIRE_PREY_LARGER_PREY FIRE_PREY_STURDY_PREY FLIGHT_FIGHTING_HEIGHT FLIGHT_FLYING_HIGH "
        "FLIGHT_ON_THE_GROUND FLYER_EAGLE_PAIR FLYER_HERO_EAGLE FLYER_LONE_EAGLE FLYER_WINGED_KING "
        "FLYER_WINGED_WRAITH FORDS_COMPANY_COMPANY_AXES FORDS_COMPANY_COMPANY_BOWS "
        "FORDS_COMPANY_COMPANY_GUARDS FORDS_COMPANY_COMPANY_MOON FORDS_COMPANY_COMPANY_MORGUL "
        "FORDS_COMPANY_COMPANY_RED_EYE FORDS_COMPANY_COMPANY_RIDERS FORDS_COMPANY_COMPANY_WHITE_HAND Facing "
        "FireHarm FirePrey Flight Flyer FordsCompany GAIT_CHARGE_RUN GAIT_CLOSE_MARCH GAIT_OPEN_MARCH "
        "GROUND_SORT_BOG_LAND GROUND_SORT_DEEP_RIVER GROUND_SORT_FORD_CROSSING GROUND_SORT_HEDGE_ROW "
        "GROUND_SORT_MEDIUM_RIVER GROUND_SORT_OPEN_GROUND GROUND_SORT_OWN_RANKS GROUND_SORT_SHALLOW_RIVER "
        "GROUND_SORT_STEEP_HILL GROUND_SORT_THICK_WOOD GROUND_SORT_THIN_WOOD GROUND_WALKER_BEAST_WALKER "
        "GROUND_WALKER_CHARIOT_WALKER GROUND_WALKER_DWARF_WALKER GROUND_WALKER_ELF_WALKER "
        "GROUND_WALKER_FOOT_WALKER GROUND_WALKER_HORSE_WALKER GROUND_WALKER_ORC_WALKER "
        "GROUND_WALKER_WOLF_WALKER GUST_FRESH_WIND GUST_LIGHT_BREEZE GUST_STORM_WIND Gait GroundSort "
        "GroundWalker Gust HINDRANCE_HINDERING_ENEMIES HINDRANCE_HINDERING_HILL HINDRANCE_HINDERING_HOUSES "
        "HINDRANCE_HINDERING_MELEE HINDRANCE_HINDERING_WOOD HOST_PART_HOST_OF_ORCS HOST_PART_HOST_OF_OTHERS "
        "HOST_PART_HOST_ON_FOOT HOST_PART_HOST_ON_HORSE Hindrance HostPart KINDLING_LARGE_HOUSE "
        "KINDLING_LITTLE_HOUSE KINDLING_LIVING_WOOD KINDLING_STONE_FORTRESS KINDLING_STONE_HOUSE "
        "KINDLING_STONE_TOWER KINDLING_WOODEN_RAM Kindling LOSER_FIRST_LOSES LOSER_NOBODY_LOSES "
        "LOSER_SECOND_LOSES Loser MARVEL_ENEMY_BOLT_STRUCK MARVEL_ENEMY_FLYER_FELL MARVEL_ENEMY_IMPRESSED "
        "MARVEL_FIRE_HAS_BURST MARVEL_FRIENDLY_FLYER_FELL MARVEL_FRIEND_IMPRESSED MARVEL_GANDALF_GAVE_WAY "
        "MARVEL_KING_GAVE_WAY MARVEL_POWDER_BROKE_IN MARVEL_POWDER_WENT_OFF MARVEL_WRAITH_GAVE_WAY "
        "MISSILE_COMPOSITE_BOW MISSILE_DWARF_BOW MISSILE_EASTERN_BOW MISSILE_EASTERN_HORSE_BOW "
        "MISSILE_EASTERN_JAVELIN MISSILE_EASTERN_SPEAR MISSILE_ELF_BOW MISSILE_GOBLIN_BOW MISSILE_HOBBIT_BOW "
        "MISSILE_LONG_BOW MISSILE_MAN_ORC_BOW MISSILE_ORC_JAVELIN MISSILE_ROHAN_BOW MISSILE_URUK_BOW "
        "MISSILE_WESTERN_JAVELIN MISSILE_WESTERN_SLING MISSILE_WESTERN_SPEAR MORALE_CLASS_A MORALE_CLASS_B "
        "MORALE_CLASS_C MORALE_CLASS_D MORALE_CLASS_E MORALE_CLASS_O MORALE_CLASS_T MOVER_ARMOURED_ELF_MOVER "
        "MOVER_BARE_ELF_MOVER MOVER_BEORNING_MOVER MOVER_CHARIOT_MOVER MOVER_DWARF_MOVER MOVER_EAGLE_MOVER "
        "MOVER_ELEPHANT_MOVER MOVER_ENT_MOVER MOVER_HEAVY_FOOT_MOVER MOVER_HEAVY_HORSE_MOVER "
        "MOVER_HOBBIT_MOVER MOVER_LIGHT_FOOT_MOVER MOVER_LIGHT_HORSE_MOVER MOVER_MAN_ORC_MOVER "
        "MOVER_MEDIUM_FOOT_MOVER MOVER_MEDIUM_HORSE_MOVER MOVER_MUMAK_MOVER MOVER_ORC_MOVER MOVER_TROLL_MOVER "
        "MOVER_WOLF_MOVER MOVER_WOLF_RIDER_MOVER MUTINY_NEITHER_KILLED MUTINY_RIDER_KILLED MUTINY_WARG_KILLED "
        "Marvel Missile MoraleClass Mover Mutiny OBEDIENCE_BALKS OBEDIENCE_OBEYS ORDER_ADVANCE_ON_AN_ENEMY "
        "ORDER_ASK_FOR_A_TEST ORDER_ATTACK_IN_THE_AIR ORDER_BREADTH_DETAILED_COMMAND "
        "ORDER_BREADTH_GENERAL_COMMAND ORDER_BREAK_A_STAFF ORDER_BRING_THE_LEADER_TO_THE_FRONT_OR_TO_THE_REAR "
        "ORDER_CAST_CAUSE_FIRE ORDER_CAST_DEFENCE_BOLT ORDER_CAST_DEFENCE_BOLT_AT_THE_PRICE_OF_A_LIFE "
        "ORDER_CAST_FIRE_BURST ORDER_CAST_IMPRESS ORDER_CAST_LIGHT ORDER_CAST_LIMITED_COMMAND ORDER_CAST_ROUT "
        "ORDER_CAST_THE_BEAM_OF_GOOD ORDER_CHANGE_AN_ORDER_HALF_WAY_ADVANCE_ON_AN_ENEMY "
        "ORDER_CHANGE_AN_ORDER_HALF_WAY_CHARGE ORDER_CHANGE_AN_ORDER_HALF_WAY_MARCH_TO_A_PLACE "
        "ORDER_CHANGE_AN_ORDER_HALF_WAY_STAND ORDER_CHARGE ORDER_COUNTER_CHARGE ORDER_DROP_A_BRAND_ON_A_RAM "
        "ORDER_FIND_ANOTHER_MOUNT ORDER_FLY_OUT_OF_ALL_REACH ORDER_HOLD_A_DOOR_BY_MAGIC ORDER_LAND "
        "ORDER_LAY_POWDER ORDER_MAKE_FIRE_BRANDS ORDER_MARCH_TO_A_PLACE ORDER_MEDDLE_WITH_POWDER "
        "ORDER_OPEN_A_DOOR_BY_MAGIC ORDER_OPEN_OR_CLOSE_THE_RANKS ORDER_POUR_OIL ORDER_PUT_OUT_A_BURNING_RAM "
        "ORDER_PUT_OUT_A_FIRE ORDER_RAISE_A_LADDER ORDER_RAM ORDER_SET_A_HOUSE_OR_A_WOOD_ON_FIRE ORDER_SHOOT "
        "ORDER_STAND ORDER_TAKE_TO_THE_AIR ORDER_THROW_DARTS ORDER_TURN_TO_AN_ENEMY "
        "ORDER_WRESTLE_WITH_ANOTHER_S_WILL ORGANISATION_DISORGANISED ORGANISATION_FORMED "
        "ORGANISATION_SCATTERED ORGANISATION_SEMI_FORMED ORGANISATION_UNFORMED Obedience Order OrderBreadth "
        "Organisation PUSH_WEIGHT_HEAVY_FOOT_PUSH PUSH_WEIGHT_HEAVY_HORSE_PUSH PUSH_WEIGHT_LIGHT_FOOT_PUSH "
        "PUSH_WEIGHT_LIGHT_HORSE_PUSH PUSH_WEIGHT_MEDIUM_FOOT_PUSH PUSH_WEIGHT_MEDIUM_HORSE_PUSH "
        "PUSH_WEIGHT_ORC_PUSH PUSH_WEIGHT_TROLL_PUSH PushWeight RACE_BEORNING RACE_DUNLENDING RACE_DWARF "
        "RACE_ELEPHANT RACE_ELF RACE_ENT RACE_GREAT_EAGLE RACE_HOBBIT RACE_MAN RACE_MAN_ORC RACE_ORC "
        "RACE_RANGER RACE_ROHIRRIM RACE_TROLL RACE_URUK RACE_WOLF REACTION_ADVANCE_1 REACTION_ADVANCE_2 "
        "REACTION_AS_ORDERED REACTION_DESPERATION REACTION_HALT_1 REACTION_HALT_2 REACTION_RETIRE "
        "REACTION_RETREAT REACTION_ROUT RECRUIT_BEORNING_FIGURE RECRUIT_DWARF_FIGURE RECRUIT_EAGLE_FIGURE "
        "RECRUIT_ELEPHANT_FIGURE RECRUIT_ELF_FIGURE RECRUIT_GOBLIN_FIGURE RECRUIT_HILL_TROLL_FIGURE "
        "RECRUIT_HOBBIT_FIGURE RECRUIT_LARGE_ENT_FIGURE RECRUIT_MAN_ORC_FIGURE RECRUIT_MAN_WITH_AXE "
        "RECRUIT_MAN_WITH_BLADE RECRUIT_MOUNTED_GOBLIN_FIGURE RECRUIT_MUMAK_FIGURE RECRUIT_RIDER_WITH_BLADE "
        "RECRUIT_RIDER_WITH_LANCE RECRUIT_SMALL_ENT_FIGURE RECRUIT_STONE_TROLL_FIGURE RECRUIT_URUK_FIGURE "
        "RECRUIT_WARG_FIGURE RECRUIT_WOLF_FIGURE REMNANT_BELOW_HALF REMNANT_BELOW_QUARTER "
        "REMNANT_DUTY_LAST_THROW REMNANT_DUTY_NOTHING_SPECIAL REMNANT_DUTY_TEST_OF_MORALE "
        "REMNANT_HALF_OR_MORE RESTING_FULL_REST RESTING_HALF_REST RIDER_PLIGHT_GOES_ON_FOOT "
        "RIDER_PLIGHT_ONLY_DEFENDS Race Reaction Recruit Remnant RemnantDuty Resting RiderPlight SHELTER_HARD "
        "SHELTER_NO_SHELTER SHELTER_SOFT SIDE_EVIL SIDE_LAW SKY_FAIR_SKY SKY_HOT_SKY SKY_RAINFALL "
        "SKY_SNOWFALL SKY_STORMY_RAIN SLOPE_DOWNHILL SLOPE_LEVEL_GROUND SLOPE_UPHILL SPACING_CLOSE_ORDER "
        "SPACING_OPEN_ORDER SPELL_BEAM_OF_GOOD SPELL_BREAK_STAFF SPELL_CAUSE_FIRE SPELL_DEFENCE_BOLT "
        "SPELL_FIRE_BURST SPELL_HOLD_PORTAL SPELL_ILLUMINATE SPELL_IMPRESS SPELL_KNOCK SPELL_LIMITED_COMMAND "
        "SPELL_ROUT_SPELL SPELL_TALK_TO_ANIMALS STANCE_CHARGING STANCE_RETIRING STANCE_RETREATING "
        "STANCE_ROUTING STANCE_STEADY STEED_ARMOURED_HORSE STEED_NO_STEED STEED_PLAIN_HORSE "
        "STRIKER_AXE_OR_CLUB STRIKER_BEORNING STRIKER_CHARIOT STRIKER_DWARF_AXE STRIKER_DWARF_SWORD "
        "STRIKER_ELEPHANT STRIKER_ELF_SPEAR STRIKER_ELF_SWORD STRIKER_GOBLIN STRIKER_GREAT_EAGLE "
        "STRIKER_HILL_TROLL STRIKER_HOBBIT STRIKER_HORSE_SHORT_SPEAR STRIKER_HORSE_SPEAR STRIKER_HORSE_SWORD "
        "STRIKER_LANCE STRIKER_LARGE_ENT STRIKER_LONG_SPEAR STRIKER_MAN_ORC STRIKER_MOUNTED_GOBLIN "
        "STRIKER_MUMAK STRIKER_SMALL_ENT STRIKER_SPEAR STRIKER_STONE_TROLL STRIKER_SWORD "
        "STRIKER_TWO_HANDED_SWORD STRIKER_URUK STRIKER_WARG STRIKER_WOLF STRUCK_ARMOURED_ELF STRUCK_BARE_ELF "
        "STRUCK_BEORNING STRUCK_CHARIOT STRUCK_DWARF STRUCK_ELEPHANT STRUCK_GOBLIN STRUCK_GREAT_EAGLE "
        "STRUCK_HEAVY_FOOT STRUCK_HEAVY_HORSE STRUCK_HILL_TROLL STRUCK_HOBBIT STRUCK_LARGE_ENT "
        "STRUCK_LIGHT_FOOT STRUCK_LIGHT_HORSE STRUCK_MAN_ORC STRUCK_MEDIUM_FOOT STRUCK_MEDIUM_HORSE "
        "STRUCK_SMALL_ENT STRUCK_STONE_TROLL STRUCK_URUK STRUCK_WARG STRUCK_WILD_MAN STRUCK_WOLF "
        "STRUCK_WOLF_RIDER SUNLIGHT_ANSWER_BEARS_THE_SUN SUNLIGHT_ANSWER_RUNS_FOR_SHELTER Shelter Side Sky "
        "Slope Spacing Spell Stance Steed Striker Struck SunlightAnswer TEMPER_GONE_WILD TEMPER_TAME "
        "TIME_OF_YEAR_ECHUIR TIME_OF_YEAR_LAER TIME_OF_YEAR_NARBELETH TIME_OF_YEAR_RHIW TROOP_BARBARIANS "
        "TROOP_BEORNINGS TROOP_DUNEDAIN TROOP_DUNLANDERS TROOP_DWARVES TROOP_EAGLES TROOP_EASTERLINGS "
        "TROOP_ELITE_UNITS TROOP_ENTS TROOP_HARADRIM TROOP_HIGH_ELVES TROOP_HOBBITS TROOP_HOUSEHOLD_OF_ROHAN "
        "TROOP_ITHILIEN_RANGERS TROOP_MAN_ORCS TROOP_MEN_OF_SAURON TROOP_MEN_OF_THE_WEST TROOP_ORCS "
        "TROOP_OTHER_BARBARIANS TROOP_PEASANTS TROOP_ROHAN TROOP_SOUTHRONS TROOP_SWERTINGS TROOP_TOWER_GUARD "
        "TROOP_TROLLS TROOP_URUCKS TROOP_VARIAGS TROOP_WARGS TROOP_WILD_MEN TROOP_WOLF_RIDERS TROOP_WOLVES "
        "TROOP_WOOD_ELVES Temper TimeOfYear Troop UNIT_ERRAND_CHARGE_ERRAND UNIT_ERRAND_COUNTER_ERRAND "
        "UNIT_ERRAND_MARCH_ERRAND UNIT_ERRAND_SHOOT_ERRAND UNIT_ERRAND_STAND_ERRAND UNIT_SORT_DWARF_BAND "
        "UNIT_SORT_ELF_BAND UNIT_SORT_FOOT_COMPANY UNIT_SORT_HORSE_COMPANY UNIT_SORT_MAN_ORC_BAND "
        "UNIT_SORT_ORC_BAND UNIT_SORT_WOLF_BAND UnitErrand UnitSort WAKEFULNESS_ACTIVE_WOOD "
        "WAKEFULNESS_DORMANT_WOOD WAKEFULNESS_SLUGGISH_WOOD WAR_BEAST_WAR_ELEPHANT WAR_BEAST_WAR_MUMAK "
        "WIND_QUARTER_FROM_EAST WIND_QUARTER_FROM_NORTH WIND_QUARTER_FROM_NORTH_EAST "
        "WIND_QUARTER_FROM_NORTH_WEST WIND_QUARTER_FROM_SOUTH WIND_QUARTER_FROM_SOUTH_EAST "
        "WIND_QUARTER_FROM_SOUTH_WEST WIND_QUARTER_FROM_WEST WIZARD_GANDALF WIZARD_WITCH_KING Wakefulness "
        "WarBeast WindQuarter Wizard "
    ),
    "_kinds": (
        "Footstep Keg Latecomer Meeting NumberedMan Ram Rampart Tract Unit Volley Warlord "
    ),
    "_morale_test": (
        "cajoled fallen_chief morale_reaction morale_test morale_throw "
    ),
    "_morale_test_why": (
        "why_cajoled why_fallen_chief why_morale_reaction why_morale_test why_morale_throw "
    ),
    "_obedience": (
        "obedience obedience_score one_die "
    ),
    "_obedience_why": (
        "why_obedience why_obedience_score why_one_die "
    ),
    "_views": (
        "ArmyListRow FiresOnTheFieldRow FlyersOnTheFieldRow HourOfTheDayRow HousesOnTheFieldRow "
        "LieOfTheLandRow PowderOnTheFieldRow StandingUnitsRow UnitsOnTheFieldRow VIEWS WallsOnTheFieldRow "
        "see_army_list see_fires_on_the_field see_flyers_on_the_field see_hour_of_the_day "
        "see_houses_on_the_field see_lie_of_the_land see_powder_on_the_field see_standing_units "
        "see_units_on_the_field see_walls_on_the_field "
    ),
    "_words": (
        "ARMY_POINT ATTACK_DIE DEGREE ENERGY_LEVEL FACTOR HIT INCH MAN METRE MOVE PERCENT PIP POINTS "
        "RAM_POINT RANK RUNG SOLDIER TREE "
    ),
    "_world": (
        "World "
    ),
    "aerial": (
        "air_strike eagle_shot_tactics fallen_rider flyer_falls flyer_hits may_attack_in_the_air "
        "reaches_the_ground shots_at_steed steed_score steed_shot upward_reach "
    ),
    "aerial_why": (
        "why_air_strike why_eagle_shot_tactics why_fallen_rider why_flyer_falls why_flyer_hits "
        "why_may_attack_in_the_air why_reaches_the_ground why_shots_at_steed why_steed_score why_steed_shot "
        "why_upward_reach "
    ),
    "armies": (
        "advised_points block_depth cause_is_losing frontage joins_battle refusals_well_sized rough_base "
        "soldiers_shown stands_aside well_sized "
    ),
    "armies_why": (
        "why_advised_points why_block_depth why_cause_is_losing why_frontage why_joins_battle why_rough_base "
        "why_soldiers_shown why_stands_aside why_well_sized "
    ),
    "beasts": (
        "beast_falls beast_hits may_go_wild rampage_ends swathe "
    ),
    "beasts_why": (
        "why_beast_falls why_beast_hits why_may_go_wild why_rampage_ends why_swathe "
    ),
    "burning": (
        "brands_are_made burn_down burns_how_long catch_fire does_order_64 does_order_65 does_order_66 "
        "does_order_67 does_order_68 domain_order_64_house_or_wood domain_order_64_unit "
        "domain_order_65_house_or_wood domain_order_65_unit domain_order_66_unit domain_order_67_enemy "
        "domain_order_67_unit domain_order_68_unit downwind early_order_64_unit early_order_67_unit "
        "fires_burn heading_of kindling_of needs_order_64 needs_order_65 needs_order_66 needs_order_67 "
        "open_order_64 open_order_65 open_order_67 open_order_68 refusals_downwind water_at_hand wood_at_hand "
    ),
    "burning_why": (
        "why_burns_how_long why_downwind why_heading_of why_kindling_of why_water_at_hand why_wood_at_hand "
    ),
    "changes": (
        "does_order_30 does_order_31 does_order_32 does_order_33 domain_order_30_unit domain_order_31_enemy "
        "domain_order_31_unit domain_order_32_enemy domain_order_32_unit domain_order_33_unit "
        "early_order_30_unit early_order_31_unit early_order_32_unit first_stretch last_stretch "
        "needs_order_30 needs_order_31 needs_order_32 needs_order_33 orders_change plan_change "
    ),
    "changes_why": (
        "why_first_stretch why_last_stretch "
    ),
    "creatures": (
        "is_orcish kept_in_peace may_quarrel quarrel quarrel_losses quarrel_saved temper wargs_rebel "
        "wargs_turn wild_course "
    ),
    "creatures_why": (
        "why_is_orcish why_kept_in_peace why_may_quarrel why_quarrel why_quarrel_losses why_quarrel_saved "
        "why_temper why_wargs_rebel why_wargs_turn why_wild_course "
    ),
    "day": (
        "begin_battle begin_move dress_ranks end_move field_is_held fires_on_the_field "
        "fires_on_the_field_hearth fires_on_the_field_sign fires_on_the_field_wind flyers_on_the_field "
        "flyers_on_the_field_faces_toward flyers_on_the_field_flight flyers_on_the_field_sign "
        "flyers_on_the_field_stands_upon flyers_on_the_field_whose hour_of_the_day_fallen "
        "hour_of_the_day_moves_left hour_of_the_day_sky hour_of_the_day_wind hour_of_the_day_wind_from "
        "houses_on_the_field houses_on_the_field_built_as houses_on_the_field_on_fire "
        "houses_on_the_field_tract_edge key_turn lie_of_the_land lie_of_the_land_allegiance "
        "lie_of_the_land_ground_sort lie_of_the_land_tract_edge powder_on_the_field "
        "powder_on_the_field_lies_upon powder_on_the_field_rampart recover standing_units "
        "standing_units_duty_now standing_units_faces_toward standing_units_hears_orders standing_units_men "
        "standing_units_organisation standing_units_stance standing_units_stands_upon standing_units_troop "
        "still_standing turn units_on_the_field units_on_the_field_covers units_on_the_field_faces_toward "
        "units_on_the_field_sign units_on_the_field_whose walls_on_the_field walls_on_the_field_barrier "
        "walls_on_the_field_built_along walls_on_the_field_held_with walls_on_the_field_holes "
        "walls_on_the_field_toughness "
    ),
    "day_why": (
        "why_field_is_held why_fires_on_the_field why_fires_on_the_field_hearth why_fires_on_the_field_sign "
        "why_fires_on_the_field_wind why_flyers_on_the_field why_flyers_on_the_field_faces_toward "
        "why_flyers_on_the_field_flight why_flyers_on_the_field_sign why_flyers_on_the_field_stands_upon "
        "why_flyers_on_the_field_whose why_hour_of_the_day_fallen why_hour_of_the_day_moves_left "
        "why_hour_of_the_day_sky why_hour_of_the_day_wind why_hour_of_the_day_wind_from "
        "why_houses_on_the_field why_houses_on_the_field_built_as why_houses_on_the_field_on_fire "
        "why_houses_on_the_field_tract_edge why_lie_of_the_land why_lie_of_the_land_allegiance "
        "why_lie_of_the_land_ground_sort why_lie_of_the_land_tract_edge why_powder_on_the_field "
        "why_powder_on_the_field_lies_upon why_powder_on_the_field_rampart why_standing_units "
        "why_standing_units_duty_now why_standing_units_faces_toward why_standing_units_hears_orders "
        "why_standing_units_men why_standing_units_organisation why_standing_units_stance "
        "why_standing_units_stands_upon why_standing_units_troop why_still_standing why_units_on_the_field "
        "why_units_on_the_field_covers why_units_on_the_field_faces_toward why_units_on_the_field_sign "
        "why_units_on_the_field_whose why_walls_on_the_field why_walls_on_the_field_barrier "
        "why_walls_on_the_field_built_along why_walls_on_the_field_held_with why_walls_on_the_field_holes "
        "why_walls_on_the_field_toughness "
    ),
    "field": (
        "base_of behind_of charge_near charge_range comes_from depth_of files_of find_neighbours flank_held "
        "flanks_held front_of hated_at height_at hidden_by higher in_front_of left_end near nearby "
        "pace_is_known part_from_neighbours plant ranks_of right_end sees shelter_at side_of sight_of "
        "slope_toward take_stock within wooded_at "
    ),
    "field_why": (
        "why_base_of why_behind_of why_charge_near why_charge_range why_comes_from why_depth_of why_files_of "
        "why_flank_held why_flanks_held why_front_of why_hated_at why_height_at why_hidden_by why_higher "
        "why_in_front_of why_left_end why_near why_nearby why_pace_is_known why_ranks_of why_right_end "
        "why_sees why_shelter_at why_side_of why_sight_of why_slope_toward why_within why_wooded_at "
    ),
    "fire": (
        "brand_is_ready brands_made burning_time doused fire_spreads_to kindled refusals_brand_is_ready "
        "trees_burnt "
    ),
    "fire_why": (
        "why_brand_is_ready why_brands_made why_burning_time why_doused why_fire_spreads_to why_kindled "
        "why_trees_burnt "
    ),
    "firing": (
        "bowmen_who_count like_missile may_shoot refusals_may_shoot shot_casualties shot_factor shot_tactics "
        "shot_weapon within_reach "
    ),
    "firing_why": (
        "why_bowmen_who_count why_like_missile why_may_shoot why_shot_casualties why_shot_factor "
        "why_shot_tactics why_shot_weapon why_within_reach "
    ),
    "fray": (
        "advance_on assailants_of bar_to_charge breach_between charge_at charge_comes_home chart_is_known "
        "clear_run declare_charges dice_are_known dice_of duel fight_all file_width hero_falls hit_dice_of "
        "impact_is_known impact_weapon_is_known in_touch lose_round luck_of_melee may_close meet_all "
        "men_in_touch push ranks_behind refusals_impact_is_known refusals_round_is_known round_is_known "
        "settle_round sky_for_victors strike strike_home weapon_is_known wound_hero "
    ),
    "fray_why": (
        "why_advance_on why_assailants_of why_bar_to_charge why_breach_between why_charge_at "
        "why_charge_comes_home why_chart_is_known why_clear_run why_dice_are_known why_dice_of why_file_width "
        "why_hit_dice_of why_impact_is_known why_impact_weapon_is_known why_in_touch why_luck_of_melee "
        "why_may_close why_men_in_touch why_ranks_behind why_round_is_known why_sky_for_victors "
        "why_weapon_is_known "
    ),
    "heroes": (
        "assailants attack_when_held defence_score dice_column figure_attack hero_blow hero_dies wound "
    ),
    "heroes_why": (
        "why_assailants why_attack_when_held why_defence_score why_dice_column why_figure_attack "
        "why_hero_blow why_hero_dies why_wound "
    ),
    "impetus": (
        "counter_charges first_push has_impetus impetus_casualties impetus_factor impetus_weapon "
        "may_enter_melee orc_ranks_behind push_back pushes_at_all weight_of "
    ),
    "impetus_why": (
        "why_counter_charges why_first_push why_has_impetus why_impetus_casualties why_impetus_factor "
        "why_impetus_weapon why_may_enter_melee why_orc_ranks_behind why_push_back why_pushes_at_all "
        "why_weight_of "
    ),
    "latecomers": (
        "await_latecomers worth_waiting "
    ),
    "latecomers_why": (
        "why_worth_waiting "
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
    "leaders": (
        "detects_magic energy_of hero heroes_advised heroes_enough leader_at_risk leader_bonus leader_can_act "
        "may_struggle riders_can_be_mustered special_figure stands_alone "
    ),
    "leaders_why": (
        "why_detects_magic why_energy_of why_hero why_heroes_advised why_heroes_enough why_leader_at_risk "
        "why_leader_bonus why_leader_can_act why_may_struggle why_riders_can_be_mustered why_special_figure "
        "why_stands_alone "
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
    "marching": (
        "comes_to_meet first_wall free_way ground_is_known march_all march_length nearest_foe room_before "
        "slowest_tract take_step turn_round turns_about walks_toward way_to_wall worst_ground "
    ),
    "marching_why": (
        "why_comes_to_meet why_first_wall why_free_way why_ground_is_known why_march_length why_nearest_foe "
        "why_room_before why_slowest_tract why_turns_about why_walks_toward why_way_to_wall why_worst_ground "
    ),
    "melee": (
        "casualties combat_factor fighters ground_tactics impetus_bonus leader_falls melee_casualties "
        "melee_dice melee_outcome tactical_factor weapon_factor "
    ),
    "melee_why": (
        "why_casualties why_combat_factor why_fighters why_ground_tactics why_impetus_bonus why_leader_falls "
        "why_melee_casualties why_melee_dice why_melee_outcome why_tactical_factor why_weapon_factor "
    ),
    "morale": (
        "after_charge after_withdrawal charisma_of_leader despair fights_on good_order looks_down_on "
        "morale_dice mounted rallies reaction reaction_of reforming_time standing "
    ),
    "morale_calls": (
        "all_alone enters_evil_wood enters_magical_wood friends_rout_nearby gandalf_close hero_close "
        "must_test raining shadow_grounded shot_at_first test_called_for under_magic wind_from_the_east "
        "wind_from_the_west wood_shied "
    ),
    "morale_calls_why": (
        "why_all_alone why_enters_evil_wood why_enters_magical_wood why_friends_rout_nearby why_gandalf_close "
        "why_hero_close why_must_test why_raining why_shadow_grounded why_shot_at_first why_test_called_for "
        "why_under_magic why_wind_from_the_east why_wind_from_the_west why_wood_shied "
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
    "morale_why": (
        "why_after_charge why_after_withdrawal why_charisma_of_leader why_despair why_fights_on "
        "why_good_order why_looks_down_on why_morale_dice why_mounted why_rallies why_reaction "
        "why_reaction_of why_reforming_time why_standing "
    ),
    "movement": (
        "breaks_ranks charge_reaches counts_as_rest may_charge mover order_behind pace passable rest_needed "
        "straight_run turn_cost walker "
    ),
    "movement_why": (
        "why_breaks_ranks why_charge_reaches why_counts_as_rest why_may_charge why_mover why_order_behind "
        "why_pace why_passable why_rest_needed why_straight_run why_turn_cost why_walker "
    ),
    "muster": (
        "army_list army_list_brands army_list_charm army_list_darts army_list_energy army_list_life_left "
        "army_list_men army_list_powder army_list_rough army_list_stands_for army_list_troop "
        "army_list_unarmed army_list_usual_size army_list_worth charisma_over engine_points leader_with "
        "lone_figure make_ready part_of_host points_mustered points_of_part review review_part sort_of_unit "
    ),
    "muster_why": (
        "why_army_list why_army_list_brands why_army_list_charm why_army_list_darts why_army_list_energy "
        "why_army_list_life_left why_army_list_men why_army_list_powder why_army_list_rough "
        "why_army_list_stands_for why_army_list_troop why_army_list_unarmed why_army_list_usual_size "
        "why_army_list_worth why_charisma_over why_engine_points why_leader_with why_lone_figure "
        "why_part_of_host why_points_mustered why_points_of_part why_sort_of_unit "
    ),
    "nerves": (
        "break_contact call_back fall_back follow_up give_way heading hindrance_behind moves_counted "
        "rally_all react ride_down stance_of straight_back test_all test_morale wargs_may_turn way_back "
        "weaken weaken_all what_hinders withdrawal_of "
    ),
    "nerves_why": (
        "why_heading why_hindrance_behind why_moves_counted why_stance_of why_straight_back why_way_back "
        "why_what_hinders why_withdrawal_of "
    ),
    "obedience_factors": (
        "bold_order friends_routed_lately outnumbered surrounded_far surrounded_near unsupported widely_split "
    ),
    "obedience_factors_why": (
        "why_bold_order why_friends_routed_lately why_outnumbered why_surrounded_far why_surrounded_near "
        "why_unsupported why_widely_split "
    ),
    "odds": (
        "class_reaction ram_blow round_losses "
    ),
    "odds_why": (
        "why_class_reaction why_ram_blow why_round_losses "
    ),
    "orc_morale": (
        "first_charge in_sunlight orcs_king_far orcs_king_in_sight "
    ),
    "orc_morale_why": (
        "why_first_charge why_in_sunlight why_orcs_king_far why_orcs_king_in_sight "
    ),
    "orders": (
        "after_balking may_drive must_be_asked new_orders_last obedience_throw obeys_order old_orders_last "
        "order_carried_out picks_own_target refusals_may_drive refusals_takes_order takes_order under_stress "
    ),
    "orders_why": (
        "why_after_balking why_may_drive why_must_be_asked why_new_orders_last why_obedience_throw "
        "why_obeys_order why_old_orders_last why_order_carried_out why_picks_own_target why_takes_order "
        "why_under_stress "
    ),
    "other_morale": (
        "enemy_flyer_falls friendly_flyer_falls in_the_beam king_shadow powder_breaches powder_explodes "
        "singed wraith_shadow "
    ),
    "other_morale_why": (
        "why_enemy_flyer_falls why_friendly_flyer_falls why_in_the_beam why_king_shadow why_powder_breaches "
        "why_powder_explodes why_singed why_wraith_shadow "
    ),
    "points": (
        "figure_cost human unit_cost "
    ),
    "points_why": (
        "why_figure_cost why_human why_unit_cost "
    ),
    "powder": (
        "breach_front carries_powder charges_carried climbing_time keg_kills ladder_is_held meddling_explodes "
        "oil_casualties oil_cost powder_breach powder_dud powder_mishap "
    ),
    "powder_why": (
        "why_breach_front why_carries_powder why_charges_carried why_climbing_time why_keg_kills "
        "why_ladder_is_held why_meddling_explodes why_oil_casualties why_oil_cost why_powder_breach "
        "why_powder_dud why_powder_mishap "
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
    "skies": (
        "air_attack_reaches aloft among_friends attacks_in_the_air blows_in_the_air dazed does_order_20 "
        "does_order_21 does_order_22 does_order_23 does_order_24 domain_order_20_unit domain_order_21_unit "
        "domain_order_22_unit domain_order_23_enemy domain_order_23_unit domain_order_24_riders "
        "domain_order_24_unit early_order_23_unit early_order_24_unit fight_in_the_air flight_length flyer_of "
        "go_away keep_away mark_above may_be_shot_above nazgul_rest needs_order_20 needs_order_21 "
        "needs_order_22 needs_order_23 needs_order_24 open_order_20 open_order_21 open_order_22 open_order_23 "
        "open_order_24 refusals_air_attack_reaches refusals_may_be_shot_above shoot_above shoot_at_steed "
        "still_enough strikes_back_in_the_air wound_flyer "
    ),
    "skies_why": (
        "why_air_attack_reaches why_aloft why_among_friends why_attacks_in_the_air why_dazed "
        "why_flight_length why_flyer_of why_mark_above why_may_be_shot_above why_still_enough "
        "why_strikes_back_in_the_air "
    ),
    "spells": (
        "beam_clearance beam_effect bolt_kills burst_fate disarmed_men fire_can_be_thrown fire_exposed "
        "fire_harm fire_prey fire_strikes immune_to_rout king_is_stopped lost_with_staff portal_strength "
        "refusals_fire_can_be_thrown routs_at_command spell_reaches staff_drop unarmed_dies uses_weapons "
    ),
    "spells_why": (
        "why_beam_clearance why_beam_effect why_bolt_kills why_burst_fate why_disarmed_men "
        "why_fire_can_be_thrown why_fire_exposed why_fire_harm why_fire_prey why_fire_strikes "
        "why_immune_to_rout why_king_is_stopped why_lost_with_staff why_portal_strength why_routs_at_command "
        "why_spell_reaches why_staff_drop why_unarmed_dies why_uses_weapons "
    ),
    "storming": (
        "at_the_wall awaits_ladders bars_the_way defended does_order_47 does_order_48 does_order_60 "
        "does_order_61 does_order_62 does_order_63 does_order_69 domain_order_47_gate domain_order_47_wizard "
        "domain_order_48_gate domain_order_48_wizard domain_order_60_unit domain_order_60_wall_or_door "
        "domain_order_61_unit domain_order_61_wall_or_door domain_order_62_enemy domain_order_62_wall_or_door "
        "domain_order_63_unit domain_order_63_wall_or_door domain_order_69_unit domain_order_69_wall_or_door "
        "early_order_47_wizard early_order_48_wizard early_order_60_unit early_order_61_unit "
        "early_order_62_wall_or_door early_order_63_unit early_order_69_unit javelin_throw minds_ladders "
        "needs_order_47 needs_order_48 needs_order_60 needs_order_61 needs_order_62 needs_order_63 "
        "needs_order_69 open_order_47 open_order_48 open_order_60 open_order_61 open_order_62 open_order_63 "
        "open_order_69 own_walls powder_goes_off push_at_ladder walled_off walls_of_others "
    ),
    "storming_why": (
        "why_at_the_wall why_awaits_ladders why_bars_the_way why_defended why_javelin_throw why_minds_ladders "
        "why_own_walls why_walled_off why_walls_of_others "
    ),
    "vision": (
        "beset friendly_cover_in gap_between gap_to is_a_wraith is_the_king place_behind points_in_field "
        "refusals_beset refusals_friendly_cover_in refusals_unfriendly_cover_in unfriendly_cover_in "
        "wall_gap_of worth_of "
    ),
    "vision_why": (
        "why_beset why_friendly_cover_in why_gap_between why_gap_to why_is_a_wraith why_is_the_king "
        "why_place_behind why_points_in_field why_unfriendly_cover_in why_wall_gap_of why_worth_of "
    ),
    "vocabulary": (
        "night_folk "
    ),
    "vocabulary_why": (
        "why_night_folk "
    ),
    "volleys": (
        "feel_blows leave_field lose_men mark_of may_be_shot over_friends over_the_low refusals_may_be_shot "
        "refusals_shot_is_known shoot_all shoots_now shot_is_known "
    ),
    "volleys_why": (
        "why_mark_of why_may_be_shot why_over_friends why_over_the_low why_shoots_now why_shot_is_known "
    ),
    "weather": (
        "longer_rest pace_under sight_under source_of_wind strength_of_wind todays_sky too_bright "
    ),
    "weather_why": (
        "why_longer_rest why_pace_under why_sight_under why_source_of_wind why_strength_of_wind "
        "why_todays_sky why_too_bright "
    ),
    "wild": (
        "beast_of bleed does_order_70 domain_order_70_enemy domain_order_70_how_many domain_order_70_rider "
        "early_order_70_enemy early_order_70_rider have_met near_each_other nearest_shade needs_order_70 "
        "open_order_70 quarrel_all rampage_all sun_on_all trees_stir turn_of wound_beast "
    ),
    "wild_why": (
        "why_beast_of why_have_met why_near_each_other why_nearest_shade why_turn_of "
    ),
    "withdrawal": (
        "after_rally_test daylight facing_in gait_of hit_from_behind in_the_sun pursuit_has_impetus "
        "remnant_duty remnant_of rout_goes_round turns_to_stone withdrawal_distance "
    ),
    "withdrawal_why": (
        "why_after_rally_test why_daylight why_facing_in why_gait_of why_hit_from_behind why_in_the_sun "
        "why_pursuit_has_impetus why_remnant_duty why_remnant_of why_rout_goes_round why_turns_to_stone "
        "why_withdrawal_distance "
    ),
    "wizardry": (
        "armed_men be_seen burn_men burst_at can_cast circle_of company_of dark_rider depth_in_light "
        "does_order_40 does_order_41 does_order_42 does_order_43 does_order_44 does_order_45 does_order_46 "
        "does_order_49 does_order_50 does_order_51 does_order_52 domain_order_40_wizard domain_order_41_enemy "
        "domain_order_41_wizard domain_order_42_wizard domain_order_43_enemy domain_order_43_wizard "
        "domain_order_44_wizard domain_order_45_enemy domain_order_45_wizard domain_order_46_enemy "
        "domain_order_46_wizard domain_order_49_enemy domain_order_49_wizard domain_order_50_enemy "
        "domain_order_50_leader domain_order_51_wizard domain_order_52_wizard early_order_41_wizard "
        "early_order_43_wizard early_order_45_wizard early_order_46_wizard early_order_49_wizard "
        "early_order_50_leader fell_unarmed figure_is_killed hold_off knows_spell light_bars men_attacked "
        "men_caught needs_order_40 needs_order_41 needs_order_42 needs_order_43 needs_order_44 needs_order_45 "
        "needs_order_46 needs_order_49 needs_order_50 needs_order_51 needs_order_52 open_order_50 "
        "open_order_51 rank_room rest_of restore_energy spell_gets_to steps_east steps_south strike_with_bolt "
        "take_up_weapons way_past way_to_circle way_to_light wills_come_free without_weapons wizard_of "
        "wizards_of work_magic "
    ),
    "wizardry_why": (
        "why_armed_men why_can_cast why_circle_of why_company_of why_dark_rider why_depth_in_light "
        "why_knows_spell why_light_bars why_men_attacked why_men_caught why_rank_room why_rest_of "
        "why_spell_gets_to why_steps_east why_steps_south why_way_past why_way_to_circle why_way_to_light "
        "why_without_weapons why_wizard_of why_wizards_of "
    ),
    "woods": (
        "after_burning horses_shy hostile_wood survives_wood "
    ),
    "woods_why": (
        "why_after_burning why_horses_shy why_hostile_wood why_survives_wood "
    ),
    "wraiths": (
        "dart_hits dart_kills darts_replenished darts_thrown safe_from_eagles steed_flight wraith_may_return "
    ),
    "wraiths_why": (
        "why_dart_hits why_dart_kills why_darts_replenished why_darts_thrown why_safe_from_eagles "
        "why_steed_flight why_wraith_may_return "
    ),
    "written": (
        "can_be_ordered does_order_10 does_order_11 does_order_12 does_order_13 does_order_14 does_order_15 "
        "does_order_16 does_order_17 does_order_18 does_order_19 domain_order_10_unit domain_order_11_enemy "
        "domain_order_11_unit domain_order_12_enemy domain_order_12_unit domain_order_13_unit "
        "domain_order_14_unit domain_order_15_unit domain_order_16_enemy domain_order_16_unit "
        "domain_order_17_unit domain_order_18_unit domain_order_19_unit early_order_10_unit "
        "early_order_11_unit early_order_12_unit early_order_16_unit early_order_17_unit enemies_of "
        "give_order host_of needs_order_10 needs_order_11 needs_order_12 needs_order_13 needs_order_14 "
        "needs_order_15 needs_order_16 needs_order_17 obey_orders open_order_14 "
    ),
    "written_why": (
        "why_can_be_ordered why_enemies_of why_host_of "
    ),
}


if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        """A public name, from the module that defines it."""
        for home, names in _HOMES.items():
            if name in names.split():
                value = getattr(import_module(f"{__name__}.{home}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *__all__})
