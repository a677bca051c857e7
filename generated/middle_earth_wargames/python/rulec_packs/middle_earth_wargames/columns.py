"""The rules of MiddleEarth Wargames Rules: Mordor and the West for columns of cases: a row is a case.

Things are read first: `ones, others = read(ones, others)`. A number, a member or an entry is a
column of ints, or one that holds for all rows. A fault tells its row in a note.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import vectors as vec

from ._choices import (
    ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, ARMOUR_HEAVY_ARMOUR, ARMOUR_MEDIUM_ARMOUR,
    BASE_SORT_BEAST_BASE, BASE_SORT_CHARIOT_BASE, BASE_SORT_MAN_BASE, BASE_SORT_RIDER_BASE, BREACH_LETTER_A,
    BREACH_LETTER_B, BREACH_LETTER_C, BREACH_LETTER_D, BREACH_LETTER_E, BREACH_LETTER_F,
    BURST_FATE_BEYOND_THE_BURST, BURST_FATE_KILLED_BY_BURST, BURST_FATE_TRIED_BY_FIRE,
    CHIEFTAIN_ANGMAR_KING, CHIEFTAIN_ARAGORN, CHIEFTAIN_ELROND, CHIEFTAIN_GALADRIEL,
    CHIEFTAIN_GANDALF_HIMSELF, CHIEFTAIN_GLORFINDEL, CHIEFTAIN_GWAIHIR, CHIEFTAIN_RINGWRAITH,
    COURSE_BACK_LEFT, COURSE_BACK_RIGHT, COURSE_FORWARD_RIGHT, COURSE_SIDEWAYS_LEFT, COURSE_SIDEWAYS_RIGHT,
    COURSE_STRAIGHT_BACK, COURSE_STRAIGHT_ON, DARK_RIDER_BEAMED_KING, DARK_RIDER_BEAMED_WRAITH,
    DICE_COLUMN_DICE_FIVE, DICE_COLUMN_DICE_FOUR, DICE_COLUMN_DICE_SEVEN, DICE_COLUMN_DICE_SIX,
    DICE_COLUMN_DICE_THREE, DICE_COLUMN_DICE_TWO, DICE_COLUMN_DIE_ONE, DICE_COLUMN_DIE_ONE_AND_HALF,
    ENTRY_WAY_FLANK_ENTRY, ENTRY_WAY_REAR_ENTRY, FACING_FROM_THE_FOE, FACING_TO_THE_FOE,
    FIRE_HARM_BRUSHES_IT_OFF, FIRE_HARM_BURNS_TO_DEATH, FIRE_HARM_TESTS_ITS_NERVE, FIRE_PREY_FURRY_PREY,
    FIRE_PREY_LARGER_PREY, FIRE_PREY_STURDY_PREY, FLIGHT_FLYING_HIGH, FLIGHT_ON_THE_GROUND,
    FLYER_EAGLE_PAIR, FLYER_HERO_EAGLE, FLYER_LONE_EAGLE, FLYER_WINGED_KING, FLYER_WINGED_WRAITH,
    GAIT_CHARGE_RUN, GAIT_CLOSE_MARCH, GAIT_OPEN_MARCH, GROUND_SORT_OPEN_GROUND, GROUND_SORT_THICK_WOOD,
    GROUND_SORT_THIN_WOOD, GROUND_WALKER_BEAST_WALKER, GROUND_WALKER_CHARIOT_WALKER,
    GROUND_WALKER_DWARF_WALKER, GROUND_WALKER_ELF_WALKER, GROUND_WALKER_FOOT_WALKER,
    GROUND_WALKER_HORSE_WALKER, GROUND_WALKER_ORC_WALKER, GROUND_WALKER_WOLF_WALKER, GUST_LIGHT_BREEZE,
    GUST_STORM_WIND, HINDRANCE_HINDERING_HOUSES, HINDRANCE_HINDERING_MELEE, HOST_PART_HOST_OF_ORCS,
    HOST_PART_HOST_OF_OTHERS, HOST_PART_HOST_ON_FOOT, HOST_PART_HOST_ON_HORSE, KINDLING_LIVING_WOOD,
    LOSER_FIRST_LOSES, LOSER_NOBODY_LOSES, LOSER_SECOND_LOSES, MISSILE_COMPOSITE_BOW, MISSILE_EASTERN_BOW,
    MISSILE_EASTERN_HORSE_BOW, MISSILE_EASTERN_JAVELIN, MISSILE_EASTERN_SPEAR, MISSILE_GOBLIN_BOW,
    MISSILE_LONG_BOW, MISSILE_MAN_ORC_BOW, MISSILE_ORC_JAVELIN, MISSILE_ROHAN_BOW, MISSILE_URUK_BOW,
    MISSILE_WESTERN_JAVELIN, MISSILE_WESTERN_SPEAR, MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C,
    MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O, MORALE_CLASS_T, MOVER_MUMAK_MOVER, OBEDIENCE_BALKS,
    OBEDIENCE_OBEYS, ORGANISATION_DISORGANISED, ORGANISATION_FORMED, ORGANISATION_SCATTERED,
    ORGANISATION_SEMI_FORMED, ORGANISATION_UNFORMED, PUSH_WEIGHT_HEAVY_FOOT_PUSH,
    PUSH_WEIGHT_HEAVY_HORSE_PUSH, PUSH_WEIGHT_LIGHT_FOOT_PUSH, PUSH_WEIGHT_LIGHT_HORSE_PUSH,
    PUSH_WEIGHT_MEDIUM_FOOT_PUSH, PUSH_WEIGHT_MEDIUM_HORSE_PUSH, PUSH_WEIGHT_ORC_PUSH,
    PUSH_WEIGHT_TROLL_PUSH, RACE_BEORNING, RACE_DWARF, RACE_ELEPHANT, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE,
    RACE_HOBBIT, RACE_MAN_ORC, RACE_ORC, RACE_RANGER, RACE_TROLL, RACE_URUK, RACE_WOLF, REACTION_ADVANCE_1,
    REACTION_ADVANCE_2, REACTION_AS_ORDERED, REACTION_DESPERATION, REACTION_HALT_1, REACTION_HALT_2,
    REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, RECRUIT_MAN_WITH_AXE, RECRUIT_MAN_WITH_BLADE,
    RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE, REMNANT_BELOW_HALF, REMNANT_BELOW_QUARTER,
    REMNANT_DUTY_LAST_THROW, REMNANT_DUTY_NOTHING_SPECIAL, REMNANT_DUTY_TEST_OF_MORALE,
    REMNANT_HALF_OR_MORE, RESTING_FULL_REST, RESTING_HALF_REST, RIDER_PLIGHT_GOES_ON_FOOT,
    RIDER_PLIGHT_ONLY_DEFENDS, SHELTER_HARD, SHELTER_SOFT, SIDE_EVIL, SIDE_LAW, SKY_FAIR_SKY, SKY_HOT_SKY,
    SKY_RAINFALL, SKY_SNOWFALL, SKY_STORMY_RAIN, SLOPE_DOWNHILL, SLOPE_UPHILL, SPACING_OPEN_ORDER,
    SPELL_BREAK_STAFF, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_ILLUMINATE, SPELL_IMPRESS,
    SPELL_ROUT_SPELL, STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY,
    STEED_ARMOURED_HORSE, STEED_PLAIN_HORSE, STRIKER_MUMAK, STRUCK_CHARIOT, STRUCK_ELEPHANT, STRUCK_GOBLIN,
    STRUCK_GREAT_EAGLE, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE, STRUCK_HILL_TROLL, STRUCK_LIGHT_FOOT,
    STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE, STRUCK_STONE_TROLL,
    STRUCK_URUK, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF, STRUCK_WOLF_RIDER,
    SUNLIGHT_ANSWER_BEARS_THE_SUN, SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, UNIT_ERRAND_COUNTER_ERRAND,
    UNIT_ERRAND_SHOOT_ERRAND, UNIT_SORT_DWARF_BAND, UNIT_SORT_ELF_BAND, UNIT_SORT_FOOT_COMPANY,
    UNIT_SORT_HORSE_COMPANY, UNIT_SORT_MAN_ORC_BAND, UNIT_SORT_ORC_BAND, UNIT_SORT_WOLF_BAND,
    WAKEFULNESS_ACTIVE_WOOD, WAKEFULNESS_DORMANT_WOOD, WAKEFULNESS_SLUGGISH_WOOD, WAR_BEAST_WAR_ELEPHANT,
    WAR_BEAST_WAR_MUMAK, WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH, WIND_QUARTER_FROM_NORTH_EAST,
    WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH, WIND_QUARTER_FROM_SOUTH_EAST,
    WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WIZARD_GANDALF, WIZARD_WITCH_KING,
)
from ._kinds import Keg, Ram, Rampart, Tract, Unit, Volley, Warlord
from ._tables import (
    BASE_SIZES_DEPTH, BASE_SIZES_WIDTH, BEAM_EFFECTS_CLEARANCE, BEAM_EFFECTS_EFFECT, BURNING_TIMES_LASTS,
    CASUALTY_CHART_FALLEN, CHARGE_RESTS_CHARGES_ON_END, CHARGE_RESTS_REST, CHIEFTAIN_CHARM,
    CHIEFTAIN_HIT_DICE, CHIEFTAIN_OWN_PEOPLE_ONLY, CHIEFTAIN_SIDE, FIGHTING_RANKS_RANKS, FIGURE_DICE_DICE,
    FIGURE_PRICES_PRICE, GROUND_SHARES_PART, HERO_FRONTS_ALL_AROUND, HERO_FRONTS_IN_FRONT,
    HOST_SHARES_SHARE, IMPETUS_OF_LAW_WEAPON, MISSILE_REACHES_RANKS, MISSILE_REACHES_REACH, MOVERS_MOVER,
    PACES_DISTANCE, PUSHES_PUSH, QUARREL_SHARES_SHARE, RANK_PUSHES_PUSH, SHOTS_OF_LAW_WEAPON,
    SIEGE_LETTERS_LETTER, SPELL_SPELL_REACH, TROOP_CLASS, TROOP_RACE, TROOP_SIDE, UNIT_SIZES_LARGEST,
    UNIT_SIZES_SMALLEST, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON, WITHDRAWALS_AFTER,
    burning_times_lasts, casualty_chart_fallen, charge_rests_rest, fighting_ranks_ranks, figure_dice_dice,
    ground_shares_part, hero_fronts_all_around, hero_fronts_in_front, host_shares_share,
    impetus_of_law_weapon, missile_reaches_reach, paces_distance, quarrel_shares_share, shots_of_law_weapon,
    siege_letters_letter, weapons_of_evil_weapon, weapons_of_law_weapon, withdrawals_after,
)

_BASE_SIZES_DEPTH = vec.cells(BASE_SIZES_DEPTH)
_BASE_SIZES_WIDTH = vec.cells(BASE_SIZES_WIDTH)
_BEAM_EFFECTS_CLEARANCE = vec.cells(BEAM_EFFECTS_CLEARANCE)
_BEAM_EFFECTS_CLEARANCE_CUTS = vec.keys((51, 101, 201, 251, 1001))
_BEAM_EFFECTS_EFFECT = vec.cells(BEAM_EFFECTS_EFFECT)
_BEAM_EFFECTS_EFFECT_CUTS = vec.keys((51, 101, 201, 251, 1001))
_BURNING_TIMES_LASTS = vec.cells(BURNING_TIMES_LASTS)
_CASUALTY_CHART_FALLEN = vec.cells(CASUALTY_CHART_FALLEN)
_CHARGE_RESTS_CHARGES_ON_END = vec.cells(CHARGE_RESTS_CHARGES_ON_END)
_CHARGE_RESTS_REST = vec.cells(CHARGE_RESTS_REST)
_CHIEFTAIN_CHARM = vec.cells(CHIEFTAIN_CHARM)
_CHIEFTAIN_HIT_DICE = vec.cells(CHIEFTAIN_HIT_DICE)
_CHIEFTAIN_OWN_PEOPLE_ONLY = vec.cells(CHIEFTAIN_OWN_PEOPLE_ONLY)
_CHIEFTAIN_SIDE = vec.cells(CHIEFTAIN_SIDE)
_FIGHTING_RANKS_RANKS = vec.cells(FIGHTING_RANKS_RANKS)
_FIGURE_DICE_DICE = vec.cells(FIGURE_DICE_DICE)
_FIGURE_PRICES_PRICE = vec.cells(FIGURE_PRICES_PRICE)
_GROUND_SHARES_PART = vec.cells(GROUND_SHARES_PART)
_HERO_FRONTS_ALL_AROUND = vec.cells(HERO_FRONTS_ALL_AROUND)
_HERO_FRONTS_IN_FRONT = vec.cells(HERO_FRONTS_IN_FRONT)
_HOST_SHARES_SHARE = vec.cells(HOST_SHARES_SHARE)
_IMPETUS_OF_LAW_WEAPON = vec.cells(IMPETUS_OF_LAW_WEAPON)
_MISSILE_REACHES_RANKS = vec.cells(MISSILE_REACHES_RANKS)
_MISSILE_REACHES_REACH = vec.cells(MISSILE_REACHES_REACH)
_MOVERS_MOVER = vec.cells(MOVERS_MOVER)
_PACES_DISTANCE = vec.cells(PACES_DISTANCE)
_PUSHES_PUSH = vec.cells(PUSHES_PUSH)
_QUARREL_SHARES_SHARE = vec.cells(QUARREL_SHARES_SHARE)
_RANK_PUSHES_PUSH = vec.cells(RANK_PUSHES_PUSH)
_SHOTS_OF_LAW_WEAPON = vec.cells(SHOTS_OF_LAW_WEAPON)
_SIEGE_LETTERS_LETTER = vec.cells(SIEGE_LETTERS_LETTER)
_SPELL_SPELL_REACH = vec.cells(SPELL_SPELL_REACH)
_TROOP_CLASS = vec.cells(TROOP_CLASS)
_TROOP_RACE = vec.cells(TROOP_RACE)
_TROOP_SIDE = vec.cells(TROOP_SIDE)
_UNIT_SIZES_LARGEST = vec.cells(UNIT_SIZES_LARGEST)
_UNIT_SIZES_SMALLEST = vec.cells(UNIT_SIZES_SMALLEST)
_WEAPONS_OF_EVIL_WEAPON = vec.cells(WEAPONS_OF_EVIL_WEAPON)
_WEAPONS_OF_LAW_WEAPON = vec.cells(WEAPONS_OF_LAW_WEAPON)
_WITHDRAWALS_AFTER = vec.cells(WITHDRAWALS_AFTER)
_KEG_RAMPART = vec.Field(Keg, 'rampart', 'thing')
_RAMPART_BARRIER = vec.Field(Rampart, 'barrier', 'number')
_RAMPART_HOLES = vec.Field(Rampart, 'holes', 'number')
_RAMPART_TOUGHNESS = vec.Field(Rampart, 'toughness', 'number')
_RAM_BURNT = vec.Field(Ram, 'burnt', 'number')
_RAM_POINTS_PAID = vec.Field(Ram, 'points_paid', 'number')
_RAM_ROOFED = vec.Field(Ram, 'roofed', 'truth')
_RAM_UNDER_ATTACK = vec.Field(Ram, 'under_attack', 'truth')
_RAM_UPHILL = vec.Field(Ram, 'uphill', 'truth')
_TRACT_BUILT_AS = vec.Field(Tract, 'built_as', 'number')
_TRACT_GROUND_SORT = vec.Field(Tract, 'ground_sort', 'number')
_TRACT_ON_FIRE = vec.Field(Tract, 'on_fire', 'truth')
_UNIT_ABREAST = vec.Field(Unit, 'abreast', 'number')
_UNIT_AIR_PREY = vec.Field(Unit, 'air_prey', 'thing')
_UNIT_ARMOUR = vec.Field(Unit, 'armour', 'number')
_UNIT_BEGAN_WITH = vec.Field(Unit, 'began_with', 'number')
_UNIT_BRANDS = vec.Field(Unit, 'brands', 'number')
_UNIT_CHIEFTAIN = vec.Field(Unit, 'chieftain', 'number')
_UNIT_DARTS = vec.Field(Unit, 'darts', 'number')
_UNIT_DRIVEN = vec.Field(Unit, 'driven', 'truth')
_UNIT_DUTY_NOW = vec.Field(Unit, 'duty_now', 'number')
_UNIT_ENERGY = vec.Field(Unit, 'energy', 'number')
_UNIT_FACES_TOWARD = vec.Field(Unit, 'faces_toward', 'number')
_UNIT_FLIGHT = vec.Field(Unit, 'flight', 'number')
_UNIT_FLOWN_NOW = vec.Field(Unit, 'flown_now', 'number')
_UNIT_FOE = vec.Field(Unit, 'foe', 'thing')
_UNIT_HALTED_FOR = vec.Field(Unit, 'halted_for', 'number')
_UNIT_HELD_BY = vec.Field(Unit, 'held_by', 'thing')
_UNIT_IN_A_HOSTILE_WOOD = vec.Field(Unit, 'in_a_hostile_wood', 'truth')
_UNIT_IN_A_WOOD = vec.Field(Unit, 'in_a_wood', 'truth')
_UNIT_IN_CONTACT = vec.Field(Unit, 'in_contact', 'number')
_UNIT_IN_THE_DARK = vec.Field(Unit, 'in_the_dark', 'truth')
_UNIT_LADDER_LENGTH = vec.Field(Unit, 'ladder_length', 'number')
_UNIT_LANDS_NOW = vec.Field(Unit, 'lands_now', 'truth')
_UNIT_LIFE_LEFT = vec.Field(Unit, 'life_left', 'number')
_UNIT_MARCHED_NOW = vec.Field(Unit, 'marched_now', 'truth')
_UNIT_MEN = vec.Field(Unit, 'men', 'number')
_UNIT_MOVES_AWAY = vec.Field(Unit, 'moves_away', 'number')
_UNIT_ORDERED_NOW = vec.Field(Unit, 'ordered_now', 'truth')
_UNIT_ORGANISATION = vec.Field(Unit, 'organisation', 'number')
_UNIT_POWDER = vec.Field(Unit, 'powder', 'number')
_UNIT_RASH_FOR = vec.Field(Unit, 'rash_for', 'number')
_UNIT_RECRUIT = vec.Field(Unit, 'recruit', 'number')
_UNIT_SHELTER = vec.Field(Unit, 'shelter', 'number')
_UNIT_SHIELDED = vec.Field(Unit, 'shielded', 'truth')
_UNIT_SINCE_FALL = vec.Field(Unit, 'since_fall', 'number')
_UNIT_SLOPE = vec.Field(Unit, 'slope', 'number')
_UNIT_SPACING = vec.Field(Unit, 'spacing', 'number')
_UNIT_STANCE = vec.Field(Unit, 'stance', 'number')
_UNIT_STEED = vec.Field(Unit, 'steed', 'number')
_UNIT_STRIKES_AS = vec.Field(Unit, 'strikes_as', 'number')
_UNIT_STRUCK_AS = vec.Field(Unit, 'struck_as', 'number')
_UNIT_TROOP = vec.Field(Unit, 'troop', 'number')
_UNIT_UNARMED = vec.Field(Unit, 'unarmed', 'number')
_UNIT_UNDERGROUND = vec.Field(Unit, 'underground', 'truth')
_UNIT_WARLORD = vec.Field(Unit, 'warlord', 'thing')
_UNIT_WINGED = vec.Field(Unit, 'winged', 'truth')
_VOLLEY_AIMED_DOWNHILL = vec.Field(Volley, 'aimed_downhill', 'truth')
_VOLLEY_AT_A_MASS = vec.Field(Volley, 'at_a_mass', 'truth')
_VOLLEY_AT_MOVING_PREY = vec.Field(Volley, 'at_moving_prey', 'truth')
_VOLLEY_BOWMEN = vec.Field(Volley, 'bowmen', 'number')
_VOLLEY_INTO_A_MELEE = vec.Field(Volley, 'into_a_melee', 'truth')
_VOLLEY_MISSILE = vec.Field(Volley, 'missile', 'number')
_VOLLEY_ON_THE_MOVE = vec.Field(Volley, 'on_the_move', 'truth')
_VOLLEY_OVERHEAD = vec.Field(Volley, 'overhead', 'truth')
_VOLLEY_OVER_LOW_TROOPS = vec.Field(Volley, 'over_low_troops', 'truth')
_VOLLEY_PREY = vec.Field(Volley, 'prey', 'thing')
_VOLLEY_PREY_DEPTH = vec.Field(Volley, 'prey_depth', 'number')
_VOLLEY_PREY_RANKS = vec.Field(Volley, 'prey_ranks', 'number')
_VOLLEY_SHOOTER = vec.Field(Volley, 'shooter', 'thing')
_VOLLEY_SHOT_DISTANCE = vec.Field(Volley, 'shot_distance', 'number')
_WARLORD_MEN_FALLEN = vec.Field(Warlord, 'men_fallen', 'number')
_FIELDS = (
    _KEG_RAMPART, _RAMPART_BARRIER, _RAMPART_HOLES, _RAMPART_TOUGHNESS, _RAM_BURNT, _RAM_POINTS_PAID,
    _RAM_ROOFED, _RAM_UNDER_ATTACK, _RAM_UPHILL, _TRACT_BUILT_AS, _TRACT_GROUND_SORT, _TRACT_ON_FIRE,
    _UNIT_ABREAST, _UNIT_AIR_PREY, _UNIT_ARMOUR, _UNIT_BEGAN_WITH, _UNIT_BRANDS, _UNIT_CHIEFTAIN,
    _UNIT_DARTS, _UNIT_DRIVEN, _UNIT_DUTY_NOW, _UNIT_ENERGY, _UNIT_FACES_TOWARD, _UNIT_FLIGHT,
    _UNIT_FLOWN_NOW, _UNIT_FOE, _UNIT_HALTED_FOR, _UNIT_HELD_BY, _UNIT_IN_A_HOSTILE_WOOD, _UNIT_IN_A_WOOD,
    _UNIT_IN_CONTACT, _UNIT_IN_THE_DARK, _UNIT_LADDER_LENGTH, _UNIT_LANDS_NOW, _UNIT_LIFE_LEFT,
    _UNIT_MARCHED_NOW, _UNIT_MEN, _UNIT_MOVES_AWAY, _UNIT_ORDERED_NOW, _UNIT_ORGANISATION, _UNIT_POWDER,
    _UNIT_RASH_FOR, _UNIT_RECRUIT, _UNIT_SHELTER, _UNIT_SHIELDED, _UNIT_SINCE_FALL, _UNIT_SLOPE,
    _UNIT_SPACING, _UNIT_STANCE, _UNIT_STEED, _UNIT_STRIKES_AS, _UNIT_STRUCK_AS, _UNIT_TROOP, _UNIT_UNARMED,
    _UNIT_UNDERGROUND, _UNIT_WARLORD, _UNIT_WINGED, _VOLLEY_AIMED_DOWNHILL, _VOLLEY_AT_A_MASS,
    _VOLLEY_AT_MOVING_PREY, _VOLLEY_BOWMEN, _VOLLEY_INTO_A_MELEE, _VOLLEY_MISSILE, _VOLLEY_ON_THE_MOVE,
    _VOLLEY_OVERHEAD, _VOLLEY_OVER_LOW_TROOPS, _VOLLEY_PREY, _VOLLEY_PREY_DEPTH, _VOLLEY_PREY_RANKS,
    _VOLLEY_SHOOTER, _VOLLEY_SHOT_DISTANCE, _WARLORD_MEN_FALLEN,
)
REFUSED: dict[str, str] = {
    'cause_is_losing': 'it looks at the game or asks what a person knows',
    'joins_battle': 'it looks at the game or asks what a person knows',
    'wood_at_hand': 'it looks at the game or asks what a person knows',
    'water_at_hand': 'it looks at the game or asks what a person knows',
    'downwind': 'it looks at the game or asks what a person knows',
    'first_stretch': 'it looks at the game or asks what a person knows',
    'last_stretch': 'it looks at the game or asks what a person knows',
    'kept_in_peace': 'it looks at the game or asks what a person knows',
    'may_quarrel': 'it looks at the game or asks what a person knows',
    'still_standing': 'it looks at the game or asks what a person knows',
    'field_is_held': 'it looks at the game or asks what a person knows',
    'within': 'it measures the ground',
    'hidden_by': 'it measures the ground',
    'sight_of': 'it looks at the game or asks what a person knows',
    'sees': 'it looks at the game or asks what a person knows',
    'height_at': 'it looks at the game or asks what a person knows',
    'shelter_at': 'it looks at the game or asks what a person knows',
    'wooded_at': 'it looks at the game or asks what a person knows',
    'hated_at': 'it looks at the game or asks what a person knows',
    'in_front_of': 'it measures the ground',
    'behind_of': 'it measures the ground',
    'comes_from': 'it measures the ground',
    'flank_held': 'it looks at the game or asks what a person knows',
    'left_end': 'it measures the ground',
    'right_end': 'it measures the ground',
    'flanks_held': 'it looks at the game or asks what a person knows',
    'charge_range': 'it looks at the game or asks what a person knows',
    'charge_near': 'it looks at the game or asks what a person knows',
    'higher': 'it looks at the game or asks what a person knows',
    'slope_toward': 'it looks at the game or asks what a person knows',
    'near': 'it measures the ground',
    'nearby': 'it looks at the game or asks what a person knows',
    'shot_factor': 'it throws dice',
    'in_touch': 'it measures the ground',
    'men_in_touch': 'it looks at the game or asks what a person knows',
    'breach_between': 'it looks at the game or asks what a person knows',
    'luck_of_melee': 'it answers with a list or a set',
    'round_is_known': 'it makes a list',
    'impact_is_known': 'it makes a list',
    'charge_at': 'it looks at the game or asks what a person knows',
    'bar_to_charge': 'it looks at the game or asks what a person knows',
    'charge_comes_home': 'it looks at the game or asks what a person knows',
    'clear_run': 'it looks at the game or asks what a person knows',
    'advance_on': 'it looks at the game or asks what a person knows',
    'may_close': 'it looks at the game or asks what a person knows',
    'assailants_of': 'it looks at the game or asks what a person knows',
    'impetus_factor': 'it throws dice',
    'worth_waiting': 'it looks at the game or asks what a person knows',
    'spell_cost': 'it looks at the game or asks what a person knows',
    'knock_cost': 'it looks at the game or asks what a person knows',
    'overdraw_score': 'it looks at the game or asks what a person knows',
    'level_after': 'it looks at the game or asks what a person knows',
    'walks_toward': 'it looks at the game or asks what a person knows',
    'nearest_foe': 'it looks at the game or asks what a person knows',
    'worst_ground': 'it looks at the game or asks what a person knows',
    'slowest_tract': 'it looks at the game or asks what a person knows',
    'march_length': 'it looks at the game or asks what a person knows',
    'first_wall': 'it looks at the game or asks what a person knows',
    'way_to_wall': 'it looks at the game or asks what a person knows',
    'turns_about': 'it measures the ground',
    'free_way': 'it looks at the game or asks what a person knows',
    'comes_to_meet': 'it looks at the game or asks what a person knows',
    'room_before': 'it looks at the game or asks what a person knows',
    'combat_factor': 'it throws dice',
    'hero_close': 'it looks at the game or asks what a person knows',
    'gandalf_close': 'it looks at the game or asks what a person knows',
    'shadow_grounded': 'it looks at the game or asks what a person knows',
    'enters_magical_wood': 'it looks at the game or asks what a person knows',
    'enters_evil_wood': 'it looks at the game or asks what a person knows',
    'wind_from_the_east': 'it looks at the game or asks what a person knows',
    'wind_from_the_west': 'it looks at the game or asks what a person knows',
    'raining': 'it looks at the game or asks what a person knows',
    'shot_at_first': 'it looks at the game or asks what a person knows',
    'all_alone': 'it looks at the game or asks what a person knows',
    'friends_rout_nearby': 'it looks at the game or asks what a person knows',
    'test_called_for': 'it looks at the game or asks what a person knows',
    'under_magic': 'it looks at the game or asks what a person knows',
    'wood_shied': 'it looks at the game or asks what a person knows',
    'must_test': 'it looks at the game or asks what a person knows',
    'morale_test': 'it throws dice',
    'counts_as_rest': 'it looks at the game or asks what a person knows',
    'leader_with': 'it puts things in order',
    'charisma_over': 'it puts things in order',
    'points_of_part': 'it looks at the game or asks what a person knows',
    'engine_points': 'it looks at the game or asks what a person knows',
    'points_mustered': 'it looks at the game or asks what a person knows',
    'moves_counted': 'it looks at the game or asks what a person knows',
    'straight_back': 'it looks at the game or asks what a person knows',
    'hindrance_behind': 'it looks at the game or asks what a person knows',
    'what_hinders': 'it looks at the game or asks what a person knows',
    'way_back': 'it looks at the game or asks what a person knows',
    'obedience_score': 'it throws dice',
    'order_carried_out': 'it looks at the game or asks what a person knows',
    'takes_order': 'it looks at the game or asks what a person knows',
    'under_stress': 'it looks at the game or asks what a person knows',
    'must_be_asked': 'it looks at the game or asks what a person knows',
    'flight_length': 'it looks at the game or asks what a person knows',
    'among_friends': 'it measures the ground',
    'air_attack_reaches': 'it looks at the game or asks what a person knows',
    'may_be_shot_above': 'it looks at the game or asks what a person knows',
    'mark_above': 'it looks at the game or asks what a person knows',
    'staff_drop': 'it looks at the game or asks what a person knows',
    'walls_of_others': 'it looks at the game or asks what a person knows',
    'own_walls': 'it looks at the game or asks what a person knows',
    'at_the_wall': 'it measures the ground',
    'bars_the_way': 'it measures the ground',
    'walled_off': 'it looks at the game or asks what a person knows',
    'defended': 'it looks at the game or asks what a person knows',
    'minds_ladders': 'it measures the ground',
    'awaits_ladders': 'it looks at the game or asks what a person knows',
    'friendly_cover_in': 'it measures the ground',
    'unfriendly_cover_in': 'it measures the ground',
    'beset': 'it measures the ground',
    'points_in_field': 'it looks at the game or asks what a person knows',
    'gap_between': 'it measures the ground',
    'gap_to': 'it measures the ground',
    'wall_gap_of': 'it measures the ground',
    'place_behind': 'it measures the ground',
    'shoots_now': 'it looks at the game or asks what a person knows',
    'may_be_shot': 'it looks at the game or asks what a person knows',
    'mark_of': 'it looks at the game or asks what a person knows',
    'over_friends': 'it measures the ground',
    'over_the_low': 'it measures the ground',
    'too_bright': 'it looks at the game or asks what a person knows',
    'near_each_other': 'it measures the ground',
    'have_met': 'it looks at the game or asks what a person knows',
    'nearest_shade': 'it looks at the game or asks what a person knows',
    'daylight': 'it looks at the game or asks what a person knows',
    'turns_to_stone': 'it looks at the game or asks what a person knows',
    'wizards_of': 'it looks at the game or asks what a person knows',
    'knows_spell': 'it looks at a text',
    'can_cast': 'it looks at a text',
    'spell_gets_to': 'it measures the ground',
    'steps_east': 'it measures the ground',
    'steps_south': 'it measures the ground',
    'way_past': 'it measures the ground',
    'depth_in_light': 'it measures the ground',
    'way_to_light': 'it measures the ground',
    'way_to_circle': 'it measures the ground',
    'light_bars': 'it measures the ground',
    'company_of': 'it measures the ground',
    'host_of': 'it looks at the game or asks what a person knows',
    'enemies_of': 'it looks at the game or asks what a person knows',
    'king_near': 'it looks at the game or asks what a person knows',
    'king_far': 'it looks at the game or asks what a person knows',
    'wraith_near': 'it looks at the game or asks what a person knows',
    'wraith_far': 'it looks at the game or asks what a person knows',
    'wraith_driven_off': 'it looks at the game or asks what a person knows',
    'king_driven_off': 'it looks at the game or asks what a person knows',
    'gandalf_driven_off': 'it looks at the game or asks what a person knows',
    'friendly_impress': 'it looks at the game or asks what a person knows',
    'enemy_impress': 'it looks at the game or asks what a person knows',
    'enemy_bolt': 'it looks at the game or asks what a person knows',
    'fire_burst_seen': 'it looks at the game or asks what a person knows',
    'leader_controlled': 'it looks at the game or asks what a person knows',
    'enemy_near': 'it looks at the game or asks what a person knows',
    'enemy_far': 'it looks at the game or asks what a person knows',
    'enemy_in_sight': 'it looks at the game or asks what a person knows',
    'shot_at': 'it looks at the game or asks what a person knows',
    'enemy_behind': 'it looks at the game or asks what a person knows',
    'cavalry_behind': 'it looks at the game or asks what a person knows',
    'enemy_above_near': 'it looks at the game or asks what a person knows',
    'enemy_above_far': 'it looks at the game or asks what a person knows',
    'friend_retiring_near': 'it looks at the game or asks what a person knows',
    'friend_retiring_far': 'it looks at the game or asks what a person knows',
    'friend_routing_near': 'it looks at the game or asks what a person knows',
    'friend_routing_far': 'it looks at the game or asks what a person knows',
    'unfriendly_cover': 'it looks at the game or asks what a person knows',
    'animals_by_fire': 'it looks at the game or asks what a person knows',
    'surprised': 'it looks at the game or asks what a person knows',
    'horses_by_elephants': 'it looks at the game or asks what a person knows',
    'betters_routing': 'it looks at the game or asks what a person knows',
    'split': 'it looks at the game or asks what a person knows',
    'lost_melee': 'it looks at the game or asks what a person knows',
    'hero_killed': 'it looks at the game or asks what a person knows',
    'leader_not_in_front': 'it looks at the game or asks what a person knows',
    'strong_friend_near': 'it looks at the game or asks what a person knows',
    'strong_friend_far': 'it looks at the game or asks what a person knows',
    'friend_in_sight': 'it looks at the game or asks what a person knows',
    'friend_advancing': 'it looks at the game or asks what a person knows',
    'friend_charging': 'it looks at the game or asks what a person knows',
    'support_behind': 'it looks at the game or asks what a person knows',
    'enemy_retiring_near': 'it looks at the game or asks what a person knows',
    'enemy_retiring_far': 'it looks at the game or asks what a person knows',
    'enemy_open_near': 'it looks at the game or asks what a person knows',
    'enemy_open_far': 'it looks at the game or asks what a person knows',
    'enemy_below_near': 'it looks at the game or asks what a person knows',
    'enemy_below_far': 'it looks at the game or asks what a person knows',
    'friendly_cover': 'it looks at the game or asks what a person knows',
    'enemy_routing': 'it looks at the game or asks what a person knows',
    'won_melee': 'it looks at the game or asks what a person knows',
    'special_leader': 'it looks at the game or asks what a person knows',
    'unsupported': 'it looks at the game or asks what a person knows',
    'widely_split': 'it looks at the game or asks what a person knows',
    'outnumbered': 'it looks at the game or asks what a person knows',
    'surrounded_far': 'it looks at the game or asks what a person knows',
    'surrounded_near': 'it looks at the game or asks what a person knows',
    'bold_order': 'it looks at the game or asks what a person knows',
    'friends_routed_lately': 'it looks at the game or asks what a person knows',
    'orcs_king_far': 'it looks at the game or asks what a person knows',
    'orcs_king_in_sight': 'it looks at the game or asks what a person knows',
    'first_charge': 'it looks at the game or asks what a person knows',
    'in_sunlight': 'it looks at the game or asks what a person knows',
    'enemy_flyer_falls': 'it looks at the game or asks what a person knows',
    'friendly_flyer_falls': 'it looks at the game or asks what a person knows',
    'powder_explodes': 'it looks at the game or asks what a person knows',
    'powder_breaches': 'it looks at the game or asks what a person knows',
    'wraith_shadow': 'it looks at the game or asks what a person knows',
    'king_shadow': 'it looks at the game or asks what a person knows',
    'in_the_beam': 'it looks at the game or asks what a person knows',
    'singed': 'it looks at the game or asks what a person knows',
    'standing_units': 'it looks at the game or asks what a person knows',
    'standing_units_stands_upon': 'it measures the ground',
    'standing_units_hears_orders': 'it has a truth that may be none',
    'hour_of_the_day_sky': 'it looks at the game or asks what a person knows',
    'hour_of_the_day_wind': 'it looks at the game or asks what a person knows',
    'hour_of_the_day_wind_from': 'it looks at the game or asks what a person knows',
    'hour_of_the_day_moves_left': 'it looks at the game or asks what a person knows',
    'lie_of_the_land': 'it looks at the game or asks what a person knows',
    'lie_of_the_land_tract_edge': 'it answers with a list or a set',
    'lie_of_the_land_allegiance': 'it looks at the game or asks what a person knows',
    'units_on_the_field': 'it looks at the game or asks what a person knows',
    'units_on_the_field_covers': 'it answers with a list or a set',
    'units_on_the_field_sign': 'it looks at a text',
    'walls_on_the_field': 'it looks at the game or asks what a person knows',
    'walls_on_the_field_built_along': 'it answers with a list or a set',
    'walls_on_the_field_held_with': 'it looks at the game or asks what a person knows',
    'flyers_on_the_field': 'it looks at the game or asks what a person knows',
    'flyers_on_the_field_stands_upon': 'it measures the ground',
    'flyers_on_the_field_sign': 'it looks at a text',
    'houses_on_the_field': 'it looks at the game or asks what a person knows',
    'houses_on_the_field_tract_edge': 'it answers with a list or a set',
    'fires_on_the_field': 'it looks at the game or asks what a person knows',
    'fires_on_the_field_hearth': 'it measures the ground',
    'fires_on_the_field_wind': 'it looks at the game or asks what a person knows',
    'fires_on_the_field_sign': 'it looks at a text',
    'powder_on_the_field': 'it looks at the game or asks what a person knows',
    'powder_on_the_field_lies_upon': 'it measures the ground',
    'army_list': 'it looks at the game or asks what a person knows',
    'army_list_usual_size': 'it has a truth that may be none',
    'army_list_charm': 'it puts things in order',
}
"""Functions that have no columns, and why."""


def read(*columns: Sequence[object]) -> list[vec.Things]:
    """Columns of things, with all that the rules ask of them and of what they lead to."""
    return vec.read(_FIELDS, columns)


def flyer_hits(flyer: vec.Numbers) -> vec.Ints:
    """Hits that a flyer bears.

    In hits.
    """
    rows = vec.rows_of(flyer)
    return vec.answered(_flyer_hits, rows, vec.numbers(rows, flyer))


def flyer_falls(flyer: vec.Numbers, taken: vec.Numbers) -> vec.Truths:
    """The flyer falls."""
    rows = vec.rows_of(flyer, taken)
    return vec.answered(_flyer_falls, rows, vec.numbers(rows, flyer), vec.numbers(rows, taken))


def may_attack_in_the_air(flyer: vec.Numbers, flight: vec.Numbers) -> vec.Truths:
    """The flyer may attack in the air."""
    rows = vec.rows_of(flyer, flight)
    return vec.answered(_may_attack_in_the_air, rows, vec.numbers(rows, flyer), vec.numbers(rows, flight))


def reaches_the_ground(flight: vec.Numbers) -> vec.Truths:
    """It can act against the ground."""
    rows = vec.rows_of(flight)
    return vec.answered(_reaches_the_ground, rows, vec.numbers(rows, flight))


def fallen_rider(moves_since: vec.Numbers) -> vec.Ints:
    """What a rider can do whose steed has fallen."""
    rows = vec.rows_of(moves_since)
    return vec.answered(_fallen_rider, rows, vec.numbers(rows, moves_since))


def upward_reach(missile: vec.Numbers, higher_ground: vec.Flags) -> vec.Ints:
    """How far a missile reaches into the air.

    In metres.
    """
    rows = vec.rows_of(missile, higher_ground)
    return vec.answered(_upward_reach, rows, vec.numbers(rows, missile), vec.truths(rows, higher_ground))


def steed_score(race: vec.Numbers) -> vec.Ints:
    """Score that hits a winged steed.

    In pips.
    """
    rows = vec.rows_of(race)
    return vec.answered(_steed_score, rows, vec.numbers(rows, race))


def shots_at_steed(race: vec.Numbers, bowmen: vec.Numbers) -> vec.Ints:
    """Throws at a winged steed.

    In plain numbers.
    """
    rows = vec.rows_of(race, bowmen)
    return vec.answered(_shots_at_steed, rows, vec.numbers(rows, race), vec.numbers(rows, bowmen))


def eagle_shot_tactics(volley: vec.Things) -> vec.Ints:
    """Tactical factor of a volley at eagles.

    In factors.
    """
    rows = vec.rows_of(volley)
    return vec.answered(_eagle_shot_tactics, rows, volley.over(rows))


def soldiers_shown(figures: vec.Numbers) -> vec.Ints:
    """What figures stand for.

    In soldiers.
    """
    rows = vec.rows_of(figures)
    return vec.answered(_soldiers_shown, rows, vec.numbers(rows, figures))


def advised_points(side: vec.Numbers, host_part: vec.Numbers, total: vec.Numbers) -> vec.Ints:
    """Points advised for a part of an army.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(side, host_part, total)
    return vec.answered(
        _advised_points, rows, vec.numbers(rows, side), vec.numbers(rows, host_part),
        vec.numbers(rows, total),
    )


def well_sized(unit_sort: vec.Numbers, count: vec.Numbers) -> vec.Truths:
    """A unit of the unit sort may have the count."""
    rows = vec.rows_of(unit_sort, count)
    return vec.answered(_well_sized, rows, vec.numbers(rows, unit_sort), vec.numbers(rows, count))


def stands_aside(troop: vec.Numbers) -> vec.Truths:
    """The troop may stand aside."""
    rows = vec.rows_of(troop)
    return vec.answered(_stands_aside, rows, vec.numbers(rows, troop))


def frontage(base_sort: vec.Numbers, abreast: vec.Numbers, spacing: vec.Numbers) -> vec.Ints:
    """How wide a rank is.

    In steps of 1/4 inches.
    """
    rows = vec.rows_of(base_sort, abreast, spacing)
    return vec.answered(
        _frontage, rows, vec.numbers(rows, base_sort), vec.numbers(rows, abreast), vec.numbers(rows, spacing),
    )


def block_depth(base_sort: vec.Numbers, ranks: vec.Numbers) -> vec.Ints:
    """How deep a block is.

    In steps of 1/4 inches.
    """
    rows = vec.rows_of(base_sort, ranks)
    return vec.answered(_block_depth, rows, vec.numbers(rows, base_sort), vec.numbers(rows, ranks))


def rough_base(troop: vec.Numbers) -> vec.Truths:
    """The troop should stand on rough bases."""
    rows = vec.rows_of(troop)
    return vec.answered(_rough_base, rows, vec.numbers(rows, troop))


def beast_hits(beast: vec.Numbers) -> vec.Ints:
    """Hits that a beast bears.

    In hits.
    """
    rows = vec.rows_of(beast)
    return vec.answered(_beast_hits, rows, vec.numbers(rows, beast))


def may_go_wild(beast: vec.Numbers, wounds: vec.Numbers) -> vec.Truths:
    """The beast may go wild."""
    rows = vec.rows_of(beast, wounds)
    return vec.answered(_may_go_wild, rows, vec.numbers(rows, beast), vec.numbers(rows, wounds))


def beast_falls(beast: vec.Numbers, wounds: vec.Numbers) -> vec.Truths:
    """The beast falls."""
    rows = vec.rows_of(beast, wounds)
    return vec.answered(_beast_falls, rows, vec.numbers(rows, beast), vec.numbers(rows, wounds))


def swathe(trampled: vec.Things) -> vec.Ints:
    """How wide a swathe a wild beast cuts.

    In men.
    """
    rows = vec.rows_of(trampled)
    return vec.answered(_swathe, rows, trampled.over(rows))


def kindling_of(tract: vec.Things) -> vec.Ints:
    """What burns in a place.

    NONE where there is none.
    """
    rows = vec.rows_of(tract)
    return vec.answered(_kindling_of, rows, tract.over(rows))


def heading_of(quarter: vec.Numbers) -> vec.Ints:
    """Where a wind comes from, as a heading.

    In degrees.
    """
    rows = vec.rows_of(quarter)
    return vec.answered(_heading_of, rows, vec.numbers(rows, quarter))


def burns_how_long(kindling: vec.Numbers) -> vec.Truths:
    """The book says how long the kindling burns."""
    rows = vec.rows_of(kindling)
    return vec.answered(_burns_how_long, rows, vec.numbers(rows, kindling))


def is_orcish(unit: vec.Things) -> vec.Truths:
    """The unit is of an orcish race."""
    rows = vec.rows_of(unit)
    return vec.answered(_is_orcish, rows, unit.over(rows))


def quarrel_losses(men: vec.Numbers, one: vec.Numbers, other: vec.Numbers) -> vec.Ints:
    """Men at risk in a quarrel.

    In men.
    """
    rows = vec.rows_of(men, one, other)
    return vec.answered(
        _quarrel_losses, rows, vec.numbers(rows, men), vec.numbers(rows, one), vec.numbers(rows, other),
    )


def base_of(unit: vec.Things) -> vec.Ints:
    """What it stands on."""
    rows = vec.rows_of(unit)
    return vec.answered(_base_of, rows, unit.over(rows))


def files_of(unit: vec.Things) -> vec.Ints:
    """Figures abreast.

    In plain numbers.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_files_of, rows, unit.over(rows))


def ranks_of(unit: vec.Things) -> vec.Ints:
    """Ranks.

    In steps of 1/2 ranks.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_ranks_of, rows, unit.over(rows))


def front_of(unit: vec.Things) -> vec.Ints:
    """How wide its front is.

    In metres.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_front_of, rows, unit.over(rows))


def depth_of(unit: vec.Things) -> vec.Ints:
    """How deep it stands.

    In metres.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_depth_of, rows, unit.over(rows))


def side_of(unit: vec.Things) -> vec.Ints:
    """Whose it is."""
    rows = vec.rows_of(unit)
    return vec.answered(_side_of, rows, unit.over(rows))


def pace_is_known(unit: vec.Things) -> vec.Truths:
    """The book says how far the unit goes."""
    rows = vec.rows_of(unit)
    return vec.answered(_pace_is_known, rows, unit.over(rows))


def brands_made(figures: vec.Numbers) -> vec.Ints:
    """Brands that are made at once.

    In plain numbers.
    """
    rows = vec.rows_of(figures)
    return vec.answered(_brands_made, rows, vec.numbers(rows, figures))


def brand_is_ready(figures: vec.Numbers, moves_spent: vec.Numbers) -> vec.Truths:
    """A fire brand is ready."""
    rows = vec.rows_of(figures, moves_spent)
    return vec.answered(_brand_is_ready, rows, vec.numbers(rows, figures), vec.numbers(rows, moves_spent))


def trees_burnt(wind: vec.Numbers) -> vec.Ints:
    """Trees that burn in a move.

    In steps of 1/2 trees.
    """
    rows = vec.rows_of(wind)
    return vec.answered(_trees_burnt, rows, vec.numbers(rows, wind))


def burning_time(kindling: vec.Numbers, wind: vec.Numbers) -> vec.Ints:
    """Moves until it is burnt down.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of(kindling, wind)
    return vec.answered(_burning_time, rows, vec.numbers(rows, kindling), vec.numbers(rows, wind))


def fire_spreads_to(quarter: vec.Numbers) -> vec.Ints:
    """Where a fire spreads."""
    rows = vec.rows_of(quarter)
    return vec.answered(_fire_spreads_to, rows, vec.numbers(rows, quarter))


def like_missile(missile: vec.Numbers) -> vec.Ints:
    """The missile of the West that is most like it."""
    rows = vec.rows_of(missile)
    return vec.answered(_like_missile, rows, vec.numbers(rows, missile))


def within_reach(volley: vec.Things) -> vec.Truths:
    """The target is in range."""
    rows = vec.rows_of(volley)
    return vec.answered(_within_reach, rows, volley.over(rows))


def may_shoot(volley: vec.Things) -> vec.Truths:
    """The volley's shooter may shoot."""
    rows = vec.rows_of(volley)
    return vec.answered(_may_shoot, rows, volley.over(rows))


def bowmen_who_count(volley: vec.Things) -> vec.Ints:
    """Men who shoot.

    In men.
    """
    rows = vec.rows_of(volley)
    return vec.answered(_bowmen_who_count, rows, volley.over(rows))


def shot_weapon(volley: vec.Things) -> vec.Ints:
    """Weapon factor of a volley.

    In factors.
    """
    rows = vec.rows_of(volley)
    return vec.answered(_shot_weapon, rows, volley.over(rows))


def shot_tactics(volley: vec.Things) -> vec.Ints:
    """Tactical factor of a volley.

    In factors.
    """
    rows = vec.rows_of(volley)
    return vec.answered(_shot_tactics, rows, volley.over(rows))


def file_width(unit: vec.Things) -> vec.Ints:
    """How wide a figure stands.

    In metres.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_file_width, rows, unit.over(rows))


def weapon_is_known(attacker: vec.Things, defender: vec.Things) -> vec.Truths:
    """The book says what the attacker is worth against the defender."""
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_weapon_is_known, rows, attacker.over(rows), defender.over(rows))


def chart_is_known(men: vec.Numbers, total: vec.Numbers) -> vec.Truths:
    """The casualty chart can be read."""
    rows = vec.rows_of(men, total)
    return vec.answered(_chart_is_known, rows, vec.numbers(rows, men), vec.numbers(rows, total))


def impact_weapon_is_known(attacker: vec.Things, defender: vec.Things) -> vec.Truths:
    """The book says what the charge of the attacker is worth."""
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_impact_weapon_is_known, rows, attacker.over(rows), defender.over(rows))


def ranks_behind(unit: vec.Things) -> vec.Ints:
    """Ranks behind the first.

    In plain numbers.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_ranks_behind, rows, unit.over(rows))


def dice_of(unit: vec.Things) -> vec.Ints:
    """Attack dice of a figure in a battle.

    In steps of 1/2 attack dice.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_dice_of, rows, unit.over(rows))


def hit_dice_of(chieftain: vec.Numbers) -> vec.Ints:
    """Hit dice of a leader in a battle.

    In plain numbers.
    """
    rows = vec.rows_of(chieftain)
    return vec.answered(_hit_dice_of, rows, vec.numbers(rows, chieftain))


def dice_are_known(unit: vec.Things) -> vec.Truths:
    """The book says how the unit fights heroes."""
    rows = vec.rows_of(unit)
    return vec.answered(_dice_are_known, rows, unit.over(rows))


def sky_for_victors(side: vec.Numbers) -> vec.Ints:
    """The weather after a great figure of a side has fallen."""
    rows = vec.rows_of(side)
    return vec.answered(_sky_for_victors, rows, vec.numbers(rows, side))


def dice_column(dice: vec.Numbers) -> vec.Ints:
    """Column of the table of heroes."""
    rows = vec.rows_of(dice)
    return vec.answered(_dice_column, rows, vec.numbers(rows, dice))


def figure_attack(unit: vec.Things) -> vec.Ints:
    """Attack dice of a common figure.

    In steps of 1/2 attack dice.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_figure_attack, rows, unit.over(rows))


def attack_when_held(dice: vec.Numbers, captivity: vec.Flags) -> vec.Ints:
    """Attack dice of a hero.

    In steps of 1/2 attack dice.
    """
    rows = vec.rows_of(dice, captivity)
    return vec.answered(_attack_when_held, rows, vec.numbers(rows, dice), vec.truths(rows, captivity))


def hero_dies(score_left: vec.Numbers) -> vec.Truths:
    """The figure is dead."""
    rows = vec.rows_of(score_left)
    return vec.answered(_hero_dies, rows, vec.numbers(rows, score_left))


def assailants(race: vec.Numbers, surrounded: vec.Flags) -> vec.Ints:
    """How many can attack a hero at once.

    In men.
    """
    rows = vec.rows_of(race, surrounded)
    return vec.answered(_assailants, rows, vec.numbers(rows, race), vec.truths(rows, surrounded))


def impetus_weapon(attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    """Weapon factor on impact.

    In factors.
    """
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_impetus_weapon, rows, attacker.over(rows), defender.over(rows))


def has_impetus(attacker: vec.Things, running_melee: vec.Flags, first_contact: vec.Flags) -> vec.Truths:
    """The attacker strikes with impetus."""
    rows = vec.rows_of(attacker, running_melee, first_contact)
    return vec.answered(
        _has_impetus, rows, attacker.over(rows), vec.truths(rows, running_melee),
        vec.truths(rows, first_contact),
    )


def pushes_at_all(unit: vec.Things) -> vec.Truths:
    """The unit stands on the push-back table."""
    rows = vec.rows_of(unit)
    return vec.answered(_pushes_at_all, rows, unit.over(rows))


def weight_of(unit: vec.Things) -> vec.Ints:
    """Line of the push-back table."""
    rows = vec.rows_of(unit)
    return vec.answered(_weight_of, rows, unit.over(rows))


def first_push(attacker: vec.Things, defender: vec.Things, answering_charge: vec.Flags) -> vec.Ints:
    """How far the first rank of a charge pushes the enemy back.

    In metres.
    """
    rows = vec.rows_of(attacker, defender, answering_charge)
    return vec.answered(
        _first_push, rows, attacker.over(rows), defender.over(rows), vec.truths(rows, answering_charge),
    )


def push_back(
    attacker: vec.Things, defender: vec.Things, answering_charge: vec.Flags, ranks_behind: vec.Numbers,
) -> vec.Ints:
    """How far a charge pushes the enemy back.

    In metres.
    """
    rows = vec.rows_of(attacker, defender, answering_charge, ranks_behind)
    return vec.answered(
        _push_back, rows, attacker.over(rows), defender.over(rows), vec.truths(rows, answering_charge),
        vec.numbers(rows, ranks_behind),
    )


def orc_ranks_behind(men: vec.Numbers) -> vec.Ints:
    """Ranks of orcs behind the first.

    In plain numbers.
    """
    rows = vec.rows_of(men)
    return vec.answered(_orc_ranks_behind, rows, vec.numbers(rows, men))


def counter_charges(unit: vec.Things, errand: vec.Numbers) -> vec.Truths:
    """The unit charges in turn."""
    rows = vec.rows_of(unit, errand)
    return vec.answered(_counter_charges, rows, unit.over(rows), vec.numbers(rows, errand))


def may_enter_melee(unit: vec.Things, friend_inside: vec.Things, entry: vec.Numbers) -> vec.Truths:
    """The unit may enter the melee."""
    rows = vec.rows_of(unit, friend_inside, entry)
    return vec.answered(
        _may_enter_melee, rows, unit.over(rows), friend_inside.over(rows), vec.numbers(rows, entry),
    )


def leader_bonus(chieftain: vec.Numbers, own_people: vec.Flags) -> vec.Ints:
    """What a leader with a name adds.

    In pips.
    """
    rows = vec.rows_of(chieftain, own_people)
    return vec.answered(_leader_bonus, rows, vec.numbers(rows, chieftain), vec.truths(rows, own_people))


def hero(chieftain: vec.Numbers) -> vec.Truths:
    """The chieftain is a hero."""
    rows = vec.rows_of(chieftain)
    return vec.answered(_hero, rows, vec.numbers(rows, chieftain))


def special_figure(chieftain: vec.Numbers) -> vec.Truths:
    """The chieftain is a special figure."""
    rows = vec.rows_of(chieftain)
    return vec.answered(_special_figure, rows, vec.numbers(rows, chieftain))


def stands_alone(chieftain: vec.Numbers) -> vec.Truths:
    """The chieftain counts as a unit."""
    rows = vec.rows_of(chieftain)
    return vec.answered(_stands_alone, rows, vec.numbers(rows, chieftain))


def detects_magic(chieftain: vec.Numbers) -> vec.Truths:
    """The chieftain can detect magic."""
    rows = vec.rows_of(chieftain)
    return vec.answered(_detects_magic, rows, vec.numbers(rows, chieftain))


def energy_of(chieftain: vec.Numbers) -> vec.Ints:
    """Energy that a leader starts with.

    In energy levels.
    """
    rows = vec.rows_of(chieftain)
    return vec.answered(_energy_of, rows, vec.numbers(rows, chieftain))


def may_struggle(chieftain: vec.Numbers, other: vec.Numbers) -> vec.Truths:
    """The chieftain may try to control the other."""
    rows = vec.rows_of(chieftain, other)
    return vec.answered(_may_struggle, rows, vec.numbers(rows, chieftain), vec.numbers(rows, other))


def leader_can_act(captivity: vec.Flags, energy: vec.Numbers) -> vec.Truths:
    """A leader can fight."""
    rows = vec.rows_of(captivity, energy)
    return vec.answered(_leader_can_act, rows, vec.truths(rows, captivity), vec.numbers(rows, energy))


def heroes_advised(units: vec.Numbers) -> vec.Ints:
    """Heroes for a battle, at most.

    In plain numbers.
    """
    rows = vec.rows_of(units)
    return vec.answered(_heroes_advised, rows, vec.numbers(rows, units))


def heroes_enough(units: vec.Numbers) -> vec.Ints:
    """Heroes for a battle, at least.

    In plain numbers.
    """
    rows = vec.rows_of(units)
    return vec.answered(_heroes_enough, rows, vec.numbers(rows, units))


def riders_can_be_mustered(riders: vec.Numbers) -> vec.Truths:
    """So many Ringwraiths can be mustered."""
    rows = vec.rows_of(riders)
    return vec.answered(_riders_can_be_mustered, rows, vec.numbers(rows, riders))


def leader_at_risk(place_in_front: vec.Flags, danger_in_front: vec.Flags) -> vec.Truths:
    """The leader may be among the fallen."""
    rows = vec.rows_of(place_in_front, danger_in_front)
    return vec.answered(
        _leader_at_risk, rows, vec.truths(rows, place_in_front), vec.truths(rows, danger_in_front),
    )


def full_energy(wizard: vec.Numbers) -> vec.Ints:
    """Energy at the start of the battle.

    In energy levels.
    """
    rows = vec.rows_of(wizard)
    return vec.answered(_full_energy, rows, vec.numbers(rows, wizard))


def recovery(rest: vec.Numbers, quiet_moves: vec.Numbers, new_rest: vec.Flags) -> vec.Ints:
    """Energy won back in a move.

    In energy levels.
    """
    rows = vec.rows_of(rest, quiet_moves, new_rest)
    return vec.answered(
        _recovery, rows, vec.numbers(rows, rest), vec.numbers(rows, quiet_moves), vec.truths(rows, new_rest),
    )


def rest_gain(quiet_moves: vec.Numbers) -> vec.Ints:
    """Energy won back by a move of rest.

    In energy levels.
    """
    rows = vec.rows_of(quiet_moves)
    return vec.answered(_rest_gain, rows, vec.numbers(rows, quiet_moves))


def half_rest_gain(quiet_moves: vec.Numbers) -> vec.Ints:
    """Energy won back by a move of semi-rest.

    In energy levels.
    """
    rows = vec.rows_of(quiet_moves)
    return vec.answered(_half_rest_gain, rows, vec.numbers(rows, quiet_moves))


def level_after_rest(
    wizard: vec.Numbers, level: vec.Numbers, rest: vec.Numbers, quiet_moves: vec.Numbers, new_rest: vec.Flags,
) -> vec.Ints:
    """Energy after a move of rest.

    In energy levels.
    """
    rows = vec.rows_of(wizard, level, rest, quiet_moves, new_rest)
    return vec.answered(
        _level_after_rest, rows, vec.numbers(rows, wizard), vec.numbers(rows, level), vec.numbers(rows, rest),
        vec.numbers(rows, quiet_moves), vec.truths(rows, new_rest),
    )


def will_score(assailant: vec.Numbers, victim: vec.Numbers) -> vec.Ints:
    """Score that bends another's will.

    In pips.
    """
    rows = vec.rows_of(assailant, victim)
    return vec.answered(_will_score, rows, vec.numbers(rows, assailant), vec.numbers(rows, victim))


def victim_drop(success: vec.Flags, earlier_hold: vec.Flags) -> vec.Ints:
    """What a struggle costs the victim.

    In energy levels.
    """
    rows = vec.rows_of(success, earlier_hold)
    return vec.answered(_victim_drop, rows, vec.truths(rows, success), vec.truths(rows, earlier_hold))


def assailant_drop(success: vec.Flags, earlier_hold: vec.Flags) -> vec.Ints:
    """What a struggle costs the assailant.

    In energy levels.
    """
    rows = vec.rows_of(success, earlier_hold)
    return vec.answered(_assailant_drop, rows, vec.truths(rows, success), vec.truths(rows, earlier_hold))


def may_break_staff(caster: vec.Numbers, victim: vec.Numbers) -> vec.Truths:
    """The staff may be attacked."""
    rows = vec.rows_of(caster, victim)
    return vec.answered(_may_break_staff, rows, vec.numbers(rows, caster), vec.numbers(rows, victim))


def staff_score(lead: vec.Numbers) -> vec.Ints:
    """Score that breaks a staff.

    In pips.
    """
    rows = vec.rows_of(lead)
    return vec.answered(_staff_score, rows, vec.numbers(rows, lead))


def ground_is_known(unit: vec.Things, ground: vec.Numbers) -> vec.Truths:
    """The book says how the unit crosses it."""
    rows = vec.rows_of(unit, ground)
    return vec.answered(_ground_is_known, rows, unit.over(rows), vec.numbers(rows, ground))


def weapon_factor(attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    """Weapon factor.

    In factors.
    """
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_weapon_factor, rows, attacker.over(rows), defender.over(rows))


def tactical_factor(attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    """Tactical factor in melee.

    In factors.
    """
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_tactical_factor, rows, attacker.over(rows), defender.over(rows))


def ground_tactics(attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    """Tactical factor of light, ground and cover.

    In factors.
    """
    rows = vec.rows_of(attacker, defender)
    return vec.answered(_ground_tactics, rows, attacker.over(rows), defender.over(rows))


def fighters(attacker: vec.Things) -> vec.Ints:
    """Men who strike.

    In men.
    """
    rows = vec.rows_of(attacker)
    return vec.answered(_fighters, rows, attacker.over(rows))


def casualties(fighters: vec.Numbers, total: vec.Numbers) -> vec.Ints:
    """Casualties.

    In men.
    """
    rows = vec.rows_of(fighters, total)
    return vec.answered(_casualties, rows, vec.numbers(rows, fighters), vec.numbers(rows, total))


def melee_outcome(first_fallen: vec.Numbers, second_fallen: vec.Numbers) -> vec.Ints:
    """Who has lost the round."""
    rows = vec.rows_of(first_fallen, second_fallen)
    return vec.answered(
        _melee_outcome, rows, vec.numbers(rows, first_fallen), vec.numbers(rows, second_fallen),
    )


def impetus_bonus(unit: vec.Things) -> vec.Ints:
    """Impetus of a charge.

    In factors.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_impetus_bonus, rows, unit.over(rows))


def reaction(score: vec.Numbers) -> vec.Ints:
    """What a unit does."""
    rows = vec.rows_of(score)
    return vec.answered(_reaction, rows, vec.numbers(rows, score))


def reaction_of(unit: vec.Things, score: vec.Numbers) -> vec.Ints:
    """What this unit does."""
    rows = vec.rows_of(unit, score)
    return vec.answered(_reaction_of, rows, unit.over(rows), vec.numbers(rows, score))


def after_charge(organisation: vec.Numbers, rear_attack: vec.Flags) -> vec.Ints:
    """Organisation after being charged."""
    rows = vec.rows_of(organisation, rear_attack)
    return vec.answered(_after_charge, rows, vec.numbers(rows, organisation), vec.truths(rows, rear_attack))


def after_withdrawal(organisation: vec.Numbers, reaction: vec.Numbers) -> vec.Ints:
    """Organisation after a withdrawal."""
    rows = vec.rows_of(organisation, reaction)
    return vec.answered(_after_withdrawal, rows, vec.numbers(rows, organisation), vec.numbers(rows, reaction))


def good_order(troop: vec.Numbers) -> vec.Ints:
    """Organisation in good order."""
    rows = vec.rows_of(troop)
    return vec.answered(_good_order, rows, vec.numbers(rows, troop))


def reforming_time(unit: vec.Things) -> vec.Ints:
    """Time to come back into order.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_reforming_time, rows, unit.over(rows))


def standing(class_: vec.Numbers) -> vec.Ints:
    """How high a class stands.

    In plain numbers.
    """
    rows = vec.rows_of(class_)
    return vec.answered(_standing, rows, vec.numbers(rows, class_))


def looks_down_on(one: vec.Things, other: vec.Things) -> vec.Truths:
    """The one thinks itself better than the other."""
    rows = vec.rows_of(one, other)
    return vec.answered(_looks_down_on, rows, one.over(rows), other.over(rows))


def mounted(unit: vec.Things) -> vec.Truths:
    """The unit is mounted."""
    rows = vec.rows_of(unit)
    return vec.answered(_mounted, rows, unit.over(rows))


def rallies(score: vec.Numbers) -> vec.Truths:
    """The unit rallies."""
    rows = vec.rows_of(score)
    return vec.answered(_rallies, rows, vec.numbers(rows, score))


def cajoled(class_: vec.Numbers) -> vec.Ints:
    """What better cavalry behind it is worth.

    In pips.
    """
    rows = vec.rows_of(class_)
    return vec.answered(_cajoled, rows, vec.numbers(rows, class_))


def mover(unit: vec.Things) -> vec.Ints:
    """Line of the movement table."""
    rows = vec.rows_of(unit)
    return vec.answered(_mover, rows, unit.over(rows))


def walker(unit: vec.Things) -> vec.Ints:
    """Line of the terrain table."""
    rows = vec.rows_of(unit)
    return vec.answered(_walker, rows, unit.over(rows))


def pace(
    unit: vec.Things, gait: vec.Numbers, ground: vec.Numbers, sky: vec.Numbers, endless_rain: vec.Flags,
) -> vec.Ints:
    """How far a unit moves.

    In metres.
    """
    rows = vec.rows_of(unit, gait, ground, sky, endless_rain)
    return vec.answered(
        _pace, rows, unit.over(rows), vec.numbers(rows, gait), vec.numbers(rows, ground),
        vec.numbers(rows, sky), vec.truths(rows, endless_rain),
    )


def passable(unit: vec.Things, ground: vec.Numbers) -> vec.Truths:
    """The unit can cross it."""
    rows = vec.rows_of(unit, ground)
    return vec.answered(_passable, rows, unit.over(rows), vec.numbers(rows, ground))


def breaks_ranks(unit: vec.Things, ground: vec.Numbers) -> vec.Truths:
    """Crossing it breaks the ranks of the unit."""
    rows = vec.rows_of(unit, ground)
    return vec.answered(_breaks_ranks, rows, unit.over(rows), vec.numbers(rows, ground))


def order_behind(unit: vec.Things, ground: vec.Numbers) -> vec.Ints:
    """Organisation behind an obstacle."""
    rows = vec.rows_of(unit, ground)
    return vec.answered(_order_behind, rows, unit.over(rows), vec.numbers(rows, ground))


def rest_needed(unit: vec.Things, sky: vec.Numbers) -> vec.Ints:
    """Rest before the next charge.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of(unit, sky)
    return vec.answered(_rest_needed, rows, unit.over(rows), vec.numbers(rows, sky))


def may_charge(unit: vec.Things, charges: vec.Numbers, rested: vec.Numbers, sky: vec.Numbers) -> vec.Truths:
    """The unit may charge."""
    rows = vec.rows_of(unit, charges, rested, sky)
    return vec.answered(
        _may_charge, rows, unit.over(rows), vec.numbers(rows, charges), vec.numbers(rows, rested),
        vec.numbers(rows, sky),
    )


def straight_run(distance: vec.Numbers) -> vec.Ints:
    """How much of a charge is straight.

    In metres.
    """
    rows = vec.rows_of(distance)
    return vec.answered(_straight_run, rows, vec.numbers(rows, distance))


def charge_reaches(
    unit: vec.Things, distance: vec.Numbers, ground: vec.Numbers, sky: vec.Numbers,
) -> vec.Truths:
    """The charge of the unit reaches the enemy."""
    rows = vec.rows_of(unit, distance, ground, sky)
    return vec.answered(
        _charge_reaches, rows, unit.over(rows), vec.numbers(rows, distance), vec.numbers(rows, ground),
        vec.numbers(rows, sky),
    )


def turn_cost(unit: vec.Things) -> vec.Ints:
    """What turning about costs.

    In metres.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_turn_cost, rows, unit.over(rows))


def lone_figure(unit: vec.Things) -> vec.Truths:
    """The unit is a figure of its own."""
    rows = vec.rows_of(unit)
    return vec.answered(_lone_figure, rows, unit.over(rows))


def sort_of_unit(unit: vec.Things) -> vec.Ints:
    """Line of the sizes of units.

    NONE where there is none.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_sort_of_unit, rows, unit.over(rows))


def part_of_host(unit: vec.Things) -> vec.Ints:
    """Part of the army."""
    rows = vec.rows_of(unit)
    return vec.answered(_part_of_host, rows, unit.over(rows))


def stance_of(answer_: vec.Numbers) -> vec.Ints:
    """What a unit that withdraws is doing."""
    rows = vec.rows_of(answer_)
    return vec.answered(_stance_of, rows, vec.numbers(rows, answer_))


def withdrawal_of(stance: vec.Numbers) -> vec.Ints:
    """The withdrawal that a unit goes on with."""
    rows = vec.rows_of(stance)
    return vec.answered(_withdrawal_of, rows, vec.numbers(rows, stance))


def heading(turned: vec.Numbers) -> vec.Ints:
    """Which way that is.

    In degrees.
    """
    rows = vec.rows_of(turned)
    return vec.answered(_heading, rows, vec.numbers(rows, turned))


def obedience(class_: vec.Numbers, score: vec.Numbers) -> vec.Ints:
    """Whether an order is obeyed."""
    rows = vec.rows_of(class_, score)
    return vec.answered(_obedience, rows, vec.numbers(rows, class_), vec.numbers(rows, score))


def old_orders_last() -> vec.Ints:
    """How long an order that is changed still holds.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of()
    return vec.answered(_old_orders_last, rows)


def new_orders_last() -> vec.Ints:
    """How long a new order holds in its first move.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of()
    return vec.answered(_new_orders_last, rows)


def picks_own_target(errand: vec.Numbers) -> vec.Truths:
    """The unit picks its target."""
    rows = vec.rows_of(errand)
    return vec.answered(_picks_own_target, rows, vec.numbers(rows, errand))


def after_balking(outcome: vec.Numbers) -> vec.Ints:
    """What a unit does that does not obey."""
    rows = vec.rows_of(outcome)
    return vec.answered(_after_balking, rows, vec.numbers(rows, outcome))


def may_drive(driver: vec.Things, follower: vec.Things) -> vec.Truths:
    """The driver can drive the follower."""
    rows = vec.rows_of(driver, follower)
    return vec.answered(_may_drive, rows, driver.over(rows), follower.over(rows))


def figure_cost(figure: vec.Numbers, armour: vec.Numbers, steed: vec.Numbers) -> vec.Ints:
    """Points for a figure.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(figure, armour, steed)
    return vec.answered(
        _figure_cost, rows, vec.numbers(rows, figure), vec.numbers(rows, armour), vec.numbers(rows, steed),
    )


def human(figure: vec.Numbers) -> vec.Truths:
    """Armour and horse are paid for."""
    rows = vec.rows_of(figure)
    return vec.answered(_human, rows, vec.numbers(rows, figure))


def unit_cost(count: vec.Numbers, figure: vec.Numbers, armour: vec.Numbers, steed: vec.Numbers) -> vec.Ints:
    """Points for a unit.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(count, figure, armour, steed)
    return vec.answered(
        _unit_cost, rows, vec.numbers(rows, count), vec.numbers(rows, figure), vec.numbers(rows, armour),
        vec.numbers(rows, steed),
    )


def carries_powder(troop: vec.Numbers) -> vec.Truths:
    """The troop can carry powder."""
    rows = vec.rows_of(troop)
    return vec.answered(_carries_powder, rows, vec.numbers(rows, troop))


def charges_carried(bearers: vec.Numbers) -> vec.Ints:
    """Charges of powder that bearers can carry.

    In plain numbers.
    """
    rows = vec.rows_of(bearers)
    return vec.answered(_charges_carried, rows, vec.numbers(rows, bearers))


def keg_kills(distance: vec.Numbers) -> vec.Truths:
    """The blast kills."""
    rows = vec.rows_of(distance)
    return vec.answered(_keg_kills, rows, vec.numbers(rows, distance))


def breach_front(breaches: vec.Numbers) -> vec.Ints:
    """Men who can enter abreast.

    In men.
    """
    rows = vec.rows_of(breaches)
    return vec.answered(_breach_front, rows, vec.numbers(rows, breaches))


def oil_cost(pots: vec.Numbers) -> vec.Ints:
    """Points for boiling oil.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(pots)
    return vec.answered(_oil_cost, rows, vec.numbers(rows, pots))


def ladder_is_held(holders: vec.Numbers) -> vec.Truths:
    """The ladder is held."""
    rows = vec.rows_of(holders)
    return vec.answered(_ladder_is_held, rows, vec.numbers(rows, holders))


def climbing_time(troop: vec.Numbers, height: vec.Numbers) -> vec.Ints:
    """Moves to the top of a ladder.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of(troop, height)
    return vec.answered(_climbing_time, rows, vec.numbers(rows, troop), vec.numbers(rows, height))


def ram_strength(ram: vec.Things) -> vec.Ints:
    """What a ram is worth.

    In steps of 1/4 points of ram.
    """
    rows = vec.rows_of(ram)
    return vec.answered(_ram_strength, rows, ram.over(rows))


def letter_number(letter: vec.Numbers) -> vec.Ints:
    """The place of a letter.

    In letters.
    """
    rows = vec.rows_of(letter)
    return vec.answered(_letter_number, rows, vec.numbers(rows, letter))


def letter_at(place: vec.Numbers) -> vec.Ints:
    """The letter at a place."""
    rows = vec.rows_of(place)
    return vec.answered(_letter_at, rows, vec.numbers(rows, place))


def breach_place(ram: vec.Things, barrier: vec.Numbers, strength: vec.Numbers) -> vec.Ints:
    """How far down the letters.

    In letters.
    """
    rows = vec.rows_of(ram, barrier, strength)
    return vec.answered(
        _breach_place, rows, ram.over(rows), vec.numbers(rows, barrier), vec.numbers(rows, strength),
    )


def breach_letter(ram: vec.Things, barrier: vec.Numbers, strength: vec.Numbers) -> vec.Ints:
    """The letter of a breach."""
    rows = vec.rows_of(ram, barrier, strength)
    return vec.answered(
        _breach_letter, rows, ram.over(rows), vec.numbers(rows, barrier), vec.numbers(rows, strength),
    )


def climb_speed(troop: vec.Numbers) -> vec.Ints:
    """How far up a ladder in a move.

    In metres.
    """
    rows = vec.rows_of(troop)
    return vec.answered(_climb_speed, rows, vec.numbers(rows, troop))


def ladder_cost(length: vec.Numbers) -> vec.Ints:
    """Points for a ladder.

    In plain numbers.
    """
    rows = vec.rows_of(length)
    return vec.answered(_ladder_cost, rows, vec.numbers(rows, length))


def ladder_room(length: vec.Numbers) -> vec.Ints:
    """Men on a ladder at once.

    In men.
    """
    rows = vec.rows_of(length)
    return vec.answered(_ladder_room, rows, vec.numbers(rows, length))


def flyer_of(unit: vec.Things) -> vec.Ints:
    """What a unit is in the air.

    NONE where there is none.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_flyer_of, rows, unit.over(rows))


def aloft(unit: vec.Things) -> vec.Truths:
    """The unit is in the air."""
    rows = vec.rows_of(unit)
    return vec.answered(_aloft, rows, unit.over(rows))


def dazed(unit: vec.Things) -> vec.Truths:
    """The unit has fallen from the sky."""
    rows = vec.rows_of(unit)
    return vec.answered(_dazed, rows, unit.over(rows))


def still_enough(unit: vec.Things) -> vec.Truths:
    """The steed of the unit has time to stand still."""
    rows = vec.rows_of(unit)
    return vec.answered(_still_enough, rows, unit.over(rows))


def attacks_in_the_air(unit: vec.Things) -> vec.Ints:
    """Attacks that a flyer makes at once.

    In plain numbers.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_attacks_in_the_air, rows, unit.over(rows))


def strikes_back_in_the_air(prey: vec.Things) -> vec.Truths:
    """The prey strikes back."""
    rows = vec.rows_of(prey)
    return vec.answered(_strikes_back_in_the_air, rows, prey.over(rows))


def beam_effect(rider: vec.Numbers, distance: vec.Numbers) -> vec.Ints:
    """What the Beam of Good does."""
    rows = vec.rows_of(rider, distance)
    return vec.answered(_beam_effect, rows, vec.numbers(rows, rider), vec.numbers(rows, distance))


def beam_clearance(rider: vec.Numbers, distance: vec.Numbers) -> vec.Ints:
    """How far from Gandalf it must stay.

    In metres.
    """
    rows = vec.rows_of(rider, distance)
    return vec.answered(_beam_clearance, rows, vec.numbers(rows, rider), vec.numbers(rows, distance))


def king_is_stopped(answer_: vec.Numbers) -> vec.Truths:
    """The Witch-King may come no nearer."""
    rows = vec.rows_of(answer_)
    return vec.answered(_king_is_stopped, rows, vec.numbers(rows, answer_))


def spell_reaches(spell: vec.Numbers, distance: vec.Numbers) -> vec.Truths:
    """The spell reaches so far."""
    rows = vec.rows_of(spell, distance)
    return vec.answered(_spell_reaches, rows, vec.numbers(rows, spell), vec.numbers(rows, distance))


def portal_strength(level: vec.Numbers) -> vec.Ints:
    """How strongly a held door is held.

    In energy levels.
    """
    rows = vec.rows_of(level)
    return vec.answered(_portal_strength, rows, vec.numbers(rows, level))


def fire_prey(unit: vec.Things) -> vec.Ints:
    """How fire takes to it."""
    rows = vec.rows_of(unit)
    return vec.answered(_fire_prey, rows, unit.over(rows))


def fire_harm(prey: vec.Numbers) -> vec.Ints:
    """What thrown fire does to those whom it hits."""
    rows = vec.rows_of(prey)
    return vec.answered(_fire_harm, rows, vec.numbers(rows, prey))


def fire_can_be_thrown(distance: vec.Numbers, touched: vec.Flags) -> vec.Truths:
    """Fire can be thrown so far."""
    rows = vec.rows_of(distance, touched)
    return vec.answered(_fire_can_be_thrown, rows, vec.numbers(rows, distance), vec.truths(rows, touched))


def uses_weapons(unit: vec.Things) -> vec.Truths:
    """The unit fights with weapons."""
    rows = vec.rows_of(unit)
    return vec.answered(_uses_weapons, rows, unit.over(rows))


def bolt_kills(
    wizard: vec.Numbers, distance: vec.Numbers, wrestler: vec.Flags, sacrifice: vec.Flags,
) -> vec.Truths:
    """The bolt kills."""
    rows = vec.rows_of(wizard, distance, wrestler, sacrifice)
    return vec.answered(
        _bolt_kills, rows, vec.numbers(rows, wizard), vec.numbers(rows, distance), vec.truths(rows, wrestler),
        vec.truths(rows, sacrifice),
    )


def burst_fate(distance: vec.Numbers) -> vec.Ints:
    """What a Fire Burst does."""
    rows = vec.rows_of(distance)
    return vec.answered(_burst_fate, rows, vec.numbers(rows, distance))


def immune_to_rout(chieftain: vec.Numbers) -> vec.Truths:
    """The chieftain does not run."""
    rows = vec.rows_of(chieftain)
    return vec.answered(_immune_to_rout, rows, vec.numbers(rows, chieftain))


def lost_with_staff(wizard: vec.Numbers, spell: vec.Numbers) -> vec.Truths:
    """The spell is lost with the staff."""
    rows = vec.rows_of(wizard, spell)
    return vec.answered(_lost_with_staff, rows, vec.numbers(rows, wizard), vec.numbers(rows, spell))


def javelin_throw() -> vec.Ints:
    """How far those throw who stand on a wall.

    In metres.
    """
    rows = vec.rows_of()
    return vec.answered(_javelin_throw, rows)


def is_the_king(unit: vec.Things) -> vec.Truths:
    """The unit is the Witch-King."""
    rows = vec.rows_of(unit)
    return vec.answered(_is_the_king, rows, unit.over(rows))


def is_a_wraith(unit: vec.Things) -> vec.Truths:
    """The unit is a Ringwraith."""
    rows = vec.rows_of(unit)
    return vec.answered(_is_a_wraith, rows, unit.over(rows))


def worth_of(unit: vec.Things) -> vec.Ints:
    """Points for a unit of the battle.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_worth_of, rows, unit.over(rows))


def night_folk(unit: vec.Things) -> vec.Truths:
    """The unit is of the orcs' kin."""
    rows = vec.rows_of(unit)
    return vec.answered(_night_folk, rows, unit.over(rows))


def shot_is_known(missile: vec.Numbers, prey: vec.Things) -> vec.Truths:
    """The book says what the missile does to the prey."""
    rows = vec.rows_of(missile, prey)
    return vec.answered(_shot_is_known, rows, vec.numbers(rows, missile), prey.over(rows))


def pace_under(sky: vec.Numbers, endless_rain: vec.Flags) -> vec.Ints:
    """Share of a move that the weather leaves.

    In percent.
    """
    rows = vec.rows_of(sky, endless_rain)
    return vec.answered(_pace_under, rows, vec.numbers(rows, sky), vec.truths(rows, endless_rain))


def sight_under(sky: vec.Numbers, race: vec.Numbers) -> vec.Ints:
    """Share of the sight that the weather leaves.

    In percent.
    """
    rows = vec.rows_of(sky, race)
    return vec.answered(_sight_under, rows, vec.numbers(rows, sky), vec.numbers(rows, race))


def longer_rest(sky: vec.Numbers) -> vec.Ints:
    """Rest between charges beyond the usual.

    In steps of 1/4 moves.
    """
    rows = vec.rows_of(sky)
    return vec.answered(_longer_rest, rows, vec.numbers(rows, sky))


def beast_of(unit: vec.Things) -> vec.Ints:
    """Which beast it is."""
    rows = vec.rows_of(unit)
    return vec.answered(_beast_of, rows, unit.over(rows))


def turn_of(course: vec.Numbers) -> vec.Ints:
    """How far to the right a course lies.

    In degrees.
    """
    rows = vec.rows_of(course)
    return vec.answered(_turn_of, rows, vec.numbers(rows, course))


def gait_of(unit: vec.Things) -> vec.Ints:
    """The gait of a unit that marches."""
    rows = vec.rows_of(unit)
    return vec.answered(_gait_of, rows, unit.over(rows))


def withdrawal_distance(
    unit: vec.Things, answer_: vec.Numbers, ground: vec.Numbers, sky: vec.Numbers,
) -> vec.Ints:
    """How far a unit withdraws.

    In metres.
    """
    rows = vec.rows_of(unit, answer_, ground, sky)
    return vec.answered(
        _withdrawal_distance, rows, unit.over(rows), vec.numbers(rows, answer_), vec.numbers(rows, ground),
        vec.numbers(rows, sky),
    )


def facing_in(answer_: vec.Numbers) -> vec.Ints:
    """Which way a unit faces."""
    rows = vec.rows_of(answer_)
    return vec.answered(_facing_in, rows, vec.numbers(rows, answer_))


def hit_from_behind(answer_: vec.Numbers) -> vec.Truths:
    """Whoever follows up hits it from behind."""
    rows = vec.rows_of(answer_)
    return vec.answered(_hit_from_behind, rows, vec.numbers(rows, answer_))


def pursuit_has_impetus(answer_: vec.Numbers) -> vec.Truths:
    """Whoever follows up strikes with impetus."""
    rows = vec.rows_of(answer_)
    return vec.answered(_pursuit_has_impetus, rows, vec.numbers(rows, answer_))


def rout_goes_round(hindrance: vec.Numbers) -> vec.Truths:
    """A rout goes round it."""
    rows = vec.rows_of(hindrance)
    return vec.answered(_rout_goes_round, rows, vec.numbers(rows, hindrance))


def after_rally_test(stance: vec.Numbers, score: vec.Numbers) -> vec.Ints:
    """What a withdrawing unit does after its test."""
    rows = vec.rows_of(stance, score)
    return vec.answered(_after_rally_test, rows, vec.numbers(rows, stance), vec.numbers(rows, score))


def in_the_sun(score: vec.Numbers) -> vec.Ints:
    """What orcs do when the sun appears."""
    rows = vec.rows_of(score)
    return vec.answered(_in_the_sun, rows, vec.numbers(rows, score))


def remnant_of(unit: vec.Things) -> vec.Ints:
    """How much of a unit is left."""
    rows = vec.rows_of(unit)
    return vec.answered(_remnant_of, rows, unit.over(rows))


def remnant_duty(remnant: vec.Numbers, moves_since: vec.Numbers) -> vec.Ints:
    """What a weakened unit must do."""
    rows = vec.rows_of(remnant, moves_since)
    return vec.answered(_remnant_duty, rows, vec.numbers(rows, remnant), vec.numbers(rows, moves_since))


def wizard_of(unit: vec.Things) -> vec.Ints:
    """Whose chart counts."""
    rows = vec.rows_of(unit)
    return vec.answered(_wizard_of, rows, unit.over(rows))


def men_caught(unit: vec.Things, reach: vec.Numbers) -> vec.Ints:
    """Men within a circle about the edge of a unit.

    In men.
    """
    rows = vec.rows_of(unit, reach)
    return vec.answered(_men_caught, rows, unit.over(rows), vec.numbers(rows, reach))


def rank_room(reach: vec.Numbers) -> vec.Ints:
    """Ranks within reach of the edge of a unit.

    In steps of 1/2 ranks.
    """
    rows = vec.rows_of(reach)
    return vec.answered(_rank_room, rows, vec.numbers(rows, reach))


def circle_of(spell: vec.Numbers) -> vec.Ints:
    """The circle of a spell.

    In metres.
    """
    rows = vec.rows_of(spell)
    return vec.answered(_circle_of, rows, vec.numbers(rows, spell))


def dark_rider(unit: vec.Things) -> vec.Ints:
    """Whom the beam strikes."""
    rows = vec.rows_of(unit)
    return vec.answered(_dark_rider, rows, unit.over(rows))


def armed_men(unit: vec.Things) -> vec.Ints:
    """Men who have weapons.

    In men.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_armed_men, rows, unit.over(rows))


def without_weapons(unit: vec.Things) -> vec.Truths:
    """The unit has no weapons."""
    rows = vec.rows_of(unit)
    return vec.answered(_without_weapons, rows, unit.over(rows))


def men_attacked(unit: vec.Things) -> vec.Ints:
    """Men whom a unit attacks at once.

    In men.
    """
    rows = vec.rows_of(unit)
    return vec.answered(_men_attacked, rows, unit.over(rows))


def rest_of(unit: vec.Things) -> vec.Ints:
    """How a wizard has rested."""
    rows = vec.rows_of(unit)
    return vec.answered(_rest_of, rows, unit.over(rows))


def after_burning(wakefulness: vec.Numbers) -> vec.Ints:
    """What fire makes of a magical wood."""
    rows = vec.rows_of(wakefulness)
    return vec.answered(_after_burning, rows, vec.numbers(rows, wakefulness))


def hostile_wood(side: vec.Numbers, allegiance: vec.Numbers) -> vec.Truths:
    """The wood hates them."""
    rows = vec.rows_of(side, allegiance)
    return vec.answered(_hostile_wood, rows, vec.numbers(rows, side), vec.numbers(rows, allegiance))


def horses_shy(unit: vec.Things, distance: vec.Numbers) -> vec.Truths:
    """The unit must test morale before the wood."""
    rows = vec.rows_of(unit, distance)
    return vec.answered(_horses_shy, rows, unit.over(rows), vec.numbers(rows, distance))


def darts_thrown(darts_wanted: vec.Numbers, darts_left: vec.Numbers) -> vec.Ints:
    """Darts thrown in a move.

    In plain numbers.
    """
    rows = vec.rows_of(darts_wanted, darts_left)
    return vec.answered(_darts_thrown, rows, vec.numbers(rows, darts_wanted), vec.numbers(rows, darts_left))


def darts_replenished(moves_there: vec.Numbers, host_engaged: vec.Flags) -> vec.Truths:
    """Its darts are replenished."""
    rows = vec.rows_of(moves_there, host_engaged)
    return vec.answered(
        _darts_replenished, rows, vec.numbers(rows, moves_there), vec.truths(rows, host_engaged),
    )


def steed_flight(casting: vec.Flags, landing: vec.Flags) -> vec.Ints:
    """How far a winged steed flies.

    In metres.
    """
    rows = vec.rows_of(casting, landing)
    return vec.answered(_steed_flight, rows, vec.truths(rows, casting), vec.truths(rows, landing))


def safe_from_eagles(flight: vec.Numbers, among_friends: vec.Flags) -> vec.Truths:
    """No eagle can reach it."""
    rows = vec.rows_of(flight, among_friends)
    return vec.answered(_safe_from_eagles, rows, vec.numbers(rows, flight), vec.truths(rows, among_friends))


def wraith_may_return(moves_away: vec.Numbers) -> vec.Truths:
    """The Nazgul may come back."""
    rows = vec.rows_of(moves_away)
    return vec.answered(_wraith_may_return, rows, vec.numbers(rows, moves_away))


def can_be_ordered(unit: vec.Things) -> vec.Truths:
    """The unit hears orders."""
    rows = vec.rows_of(unit)
    return vec.answered(_can_be_ordered, rows, unit.over(rows))


def standing_units_troop(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Troop type."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_troop, rows, warlord.over(rows), u.over(rows))


def standing_units_men(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Men left.

    In men.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_men, rows, warlord.over(rows), u.over(rows))


def standing_units_faces_toward(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Facing.

    In degrees.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_faces_toward, rows, warlord.over(rows), u.over(rows))


def standing_units_organisation(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Organisation."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_organisation, rows, warlord.over(rows), u.over(rows))


def standing_units_stance(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """What it is doing."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_stance, rows, warlord.over(rows), u.over(rows))


def standing_units_duty_now(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Order (your own).

    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_standing_units_duty_now, rows, warlord.over(rows), u.over(rows))


def hour_of_the_day_fallen(warlord: vec.Things) -> vec.Ints:
    """Men lost.

    In men.
    """
    rows = vec.rows_of(warlord)
    return vec.answered(_hour_of_the_day_fallen, rows, warlord.over(rows))


def lie_of_the_land_ground_sort(warlord: vec.Things, t: vec.Things) -> vec.Ints:
    """Ground."""
    rows = vec.rows_of(warlord, t)
    return vec.answered(_lie_of_the_land_ground_sort, rows, warlord.over(rows), t.over(rows))


def units_on_the_field_faces_toward(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Facing.

    In degrees.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_units_on_the_field_faces_toward, rows, warlord.over(rows), u.over(rows))


def units_on_the_field_whose(warlord: vec.Things, u: vec.Things) -> vec.Things:
    """Commander."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_units_on_the_field_whose, rows, warlord.over(rows), u.over(rows))


def walls_on_the_field_barrier(warlord: vec.Things, r: vec.Things) -> vec.Ints:
    """What it is."""
    rows = vec.rows_of(warlord, r)
    return vec.answered(_walls_on_the_field_barrier, rows, warlord.over(rows), r.over(rows))


def walls_on_the_field_toughness(warlord: vec.Things, r: vec.Things) -> vec.Ints:
    """Strength.

    In pips.
    """
    rows = vec.rows_of(warlord, r)
    return vec.answered(_walls_on_the_field_toughness, rows, warlord.over(rows), r.over(rows))


def walls_on_the_field_holes(warlord: vec.Things, r: vec.Things) -> vec.Ints:
    """Breaches.

    In plain numbers.
    """
    rows = vec.rows_of(warlord, r)
    return vec.answered(_walls_on_the_field_holes, rows, warlord.over(rows), r.over(rows))


def flyers_on_the_field_flight(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Height of flight."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_flyers_on_the_field_flight, rows, warlord.over(rows), u.over(rows))


def flyers_on_the_field_faces_toward(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Facing.

    In degrees.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_flyers_on_the_field_faces_toward, rows, warlord.over(rows), u.over(rows))


def flyers_on_the_field_whose(warlord: vec.Things, u: vec.Things) -> vec.Things:
    """Commander."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_flyers_on_the_field_whose, rows, warlord.over(rows), u.over(rows))


def houses_on_the_field_built_as(warlord: vec.Things, t: vec.Things) -> vec.Ints:
    """Building."""
    rows = vec.rows_of(warlord, t)
    return vec.answered(_houses_on_the_field_built_as, rows, warlord.over(rows), t.over(rows))


def houses_on_the_field_on_fire(warlord: vec.Things, t: vec.Things) -> vec.Truths:
    """Burning."""
    rows = vec.rows_of(warlord, t)
    return vec.answered(_houses_on_the_field_on_fire, rows, warlord.over(rows), t.over(rows))


def powder_on_the_field_rampart(warlord: vec.Things, k: vec.Things) -> vec.Things:
    """Where it lies."""
    rows = vec.rows_of(warlord, k)
    return vec.answered(_powder_on_the_field_rampart, rows, warlord.over(rows), k.over(rows))


def army_list_troop(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Troop type."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_troop, rows, warlord.over(rows), u.over(rows))


def army_list_men(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Men left.

    In men.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_men, rows, warlord.over(rows), u.over(rows))


def army_list_stands_for(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Army list stands for.

    In soldiers.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_stands_for, rows, warlord.over(rows), u.over(rows))


def army_list_worth(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Army list worth.

    In steps of 1/2 points.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_worth, rows, warlord.over(rows), u.over(rows))


def army_list_rough(warlord: vec.Things, u: vec.Things) -> vec.Truths:
    """Army list rough."""
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_rough, rows, warlord.over(rows), u.over(rows))


def army_list_life_left(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Defence score that is left.

    In pips.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_life_left, rows, warlord.over(rows), u.over(rows))


def army_list_energy(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Energy.

    In energy levels.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_energy, rows, warlord.over(rows), u.over(rows))


def army_list_darts(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Darts.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_darts, rows, warlord.over(rows), u.over(rows))


def army_list_brands(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Fire brands.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_brands, rows, warlord.over(rows), u.over(rows))


def army_list_powder(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Charges of powder.

    In plain numbers.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_powder, rows, warlord.over(rows), u.over(rows))


def army_list_unarmed(warlord: vec.Things, u: vec.Things) -> vec.Ints:
    """Men without weapons.

    In men.
    NONE where there is none.
    """
    rows = vec.rows_of(warlord, u)
    return vec.answered(_army_list_unarmed, rows, warlord.over(rows), u.over(rows))


def _flyer_hits(rows: vec.Truths, flyer: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((flyer == FLYER_EAGLE_PAIR) | (flyer == FLYER_LONE_EAGLE))
    if here.any():
        answer = vec.where(here, 5, answer)
        done |= here
    left = rows & ~done
    here = left & (flyer == FLYER_HERO_EAGLE)
    if here.any():
        answer = vec.where(here, 6, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (flyer == FLYER_WINGED_WRAITH)
    if here.any():
        answer = vec.where(here, 6, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, 7, answer)


def _flyer_falls(rows: vec.Truths, flyer: vec.Ints, taken: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = taken > vec.asked(_flyer_hits, rows, flyer)
    return answer


def _may_attack_in_the_air(rows: vec.Truths, flyer: vec.Ints, flight: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (flight == FLIGHT_ON_THE_GROUND)
    if here.any():
        answer = vec.where(here, False, answer)  # it has landed
        done |= here
    left = rows & ~done
    return vec.where(left, flyer != FLYER_LONE_EAGLE, answer)  # it waits for another partner


def _reaches_the_ground(rows: vec.Truths, flight: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = flight != FLIGHT_FLYING_HIGH
    return answer


def _fallen_rider(rows: vec.Truths, moves_since: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (moves_since < 2)
    if here.any():
        answer = vec.where(here, RIDER_PLIGHT_ONLY_DEFENDS, answer)  # still dazed
        done |= here
    left = rows & ~done
    return vec.where(left, RIDER_PLIGHT_GOES_ON_FOOT, answer)  # until it finds another mount


def _upward_reach(rows: vec.Truths, missile: vec.Ints, higher_ground: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _missile_reaches_reachs(rows, missile)  # its range
    here = rows & (~higher_ground)
    if here.any():
        value = vec.where(here, value - 100, value)  # the height
    here = rows & higher_ground
    if here.any():
        value = vec.where(here, value - 75, value)  # the height, for archers on higher ground
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    return value


def _steed_score(rows: vec.Truths, race: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (race == RACE_ELF)
    if here.any():
        answer = vec.where(here, 15, answer)  # elves
        done |= here
    left = rows & ~done
    here = left & (race == RACE_RANGER)
    if here.any():
        answer = vec.where(here, 16, answer)  # Ithilien Rangers
        done |= here
    left_ = left & ~done
    return vec.where(left_, 19, answer)  # others


def _shots_at_steed(rows: vec.Truths, race: vec.Ints, bowmen: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = race == RACE_ELF
    here = rows & test
    if here.any():
        value = vec.where(here, bowmen * 2, value)  # every elf
    here = rows & ~test
    if here.any():
        value = vec.where(here, bowmen, value)  # every pair of others
    answer: vec.Ints = value // 2
    return answer


def _eagle_shot_tactics(rows: vec.Truths, volley: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & volley.truths(_VOLLEY_AT_MOVING_PREY)
    if here.any():
        value = vec.where(here, value - 1, value)  # target has moved
    here = rows & (
        ((volley.numbers(_VOLLEY_SHOT_DISTANCE) * 2) > _missile_reaches_reachs(rows, volley.numbers(_VOLLEY_MISSILE)))
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_ELF)
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_RANGER)
    )
    if here.any():
        value = vec.where(here, value - 1, value)  # far off for the missile
    return value


def _soldiers_shown(rows: vec.Truths, figures: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = figures * 20
    return answer


def _advised_points(rows: vec.Truths, side: vec.Ints, host_part: vec.Ints, total: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = total  # the whole army
    value = value * _host_shares_shares(rows, side, host_part)  # its share
    value = (value + 100) // 200
    answer: vec.Ints = value * 2
    return answer


def _well_sized(rows: vec.Truths, unit_sort: vec.Ints, count: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (count < vec.at(_UNIT_SIZES_SMALLEST, unit_sort))
    if here.any():
        answer = vec.where(here, False, answer)  # It is too small.
        done |= here
    left = rows & ~done
    return vec.where(left, count <= vec.at(_UNIT_SIZES_LARGEST, unit_sort), answer)  # It is too large.


def _stands_aside(rows: vec.Truths, troop: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        (vec.at(_TROOP_RACE, troop) == RACE_GREAT_EAGLE) | (vec.at(_TROOP_RACE, troop) == RACE_ENT)
        | (vec.at(_TROOP_RACE, troop) == RACE_BEORNING)
    )
    return answer


def _frontage(rows: vec.Truths, base_sort: vec.Ints, abreast: vec.Ints, spacing: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_BASE_SIZES_WIDTH, base_sort) * abreast  # the bases
    here = rows & (spacing == SPACING_OPEN_ORDER)
    if here.any():
        # a base's width between each
        value = vec.where(here, value + (vec.at(_BASE_SIZES_WIDTH, base_sort) * (abreast - 1)), value)
    return value


def _block_depth(rows: vec.Truths, base_sort: vec.Ints, ranks: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_BASE_SIZES_DEPTH, base_sort)
    value = value * ranks  # ranks
    answer: vec.Ints = ((value * -1) // 2) * -1
    return answer


def _rough_base(rows: vec.Truths, troop: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_good_order, rows, troop) == ORGANISATION_SEMI_FORMED
    return answer


def _beast_hits(rows: vec.Truths, beast: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (beast == WAR_BEAST_WAR_ELEPHANT)
    if here.any():
        answer = vec.where(here, 6, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, 8, answer)


def _may_go_wild(rows: vec.Truths, beast: vec.Ints, wounds: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((beast == WAR_BEAST_WAR_ELEPHANT) & (wounds >= 3))
    if here.any():
        answer = vec.where(here, True, answer)  # an elephant
        done |= here
    left = rows & ~done
    return vec.where(left, (beast == WAR_BEAST_WAR_MUMAK) & (wounds >= 4), answer)  # a mumak


def _beast_falls(rows: vec.Truths, beast: vec.Ints, wounds: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = wounds >= vec.asked(_beast_hits, rows, beast)
    return answer


def _swathe(rows: vec.Truths, trampled: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = ~vec.asked(_mounted, rows, trampled)
    here = rows & test
    if here.any():
        value = vec.where(here, 2, value)  # through foot
    here = rows & ~test
    if here.any():
        value = vec.where(here, 1, value)  # through horse
    return value


def _kindling_of(rows: vec.Truths, tract: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    tract_built_as = tract.numbers(_TRACT_BUILT_AS)
    here = rows & (tract_built_as != vec.NONE)
    if here.any():
        answer = vec.where(here, tract_built_as, answer)  # a building
        done |= here
    left = rows & ~done
    tract_ground_sort = tract.numbers(_TRACT_GROUND_SORT)
    here = left & (
        (tract_ground_sort == GROUND_SORT_THICK_WOOD) | (tract_ground_sort == GROUND_SORT_THIN_WOOD)
    )
    if here.any():
        answer = vec.where(here, KINDLING_LIVING_WOOD, answer)  # a wood
        done |= here
    left_ = left & ~done
    return vec.where(left_, vec.NONE, answer)


def _heading_of(rows: vec.Truths, quarter: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (quarter == WIND_QUARTER_FROM_NORTH)
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    here = left & (quarter == WIND_QUARTER_FROM_NORTH_EAST)
    if here.any():
        answer = vec.where(here, 45, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (quarter == WIND_QUARTER_FROM_EAST)
    if here.any():
        answer = vec.where(here, 90, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (quarter == WIND_QUARTER_FROM_SOUTH_EAST)
    if here.any():
        answer = vec.where(here, 135, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (quarter == WIND_QUARTER_FROM_SOUTH)
    if here.any():
        answer = vec.where(here, 180, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (quarter == WIND_QUARTER_FROM_SOUTH_WEST)
    if here.any():
        answer = vec.where(here, 225, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (quarter == WIND_QUARTER_FROM_WEST)
    if here.any():
        answer = vec.where(here, 270, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, 315, answer)


def _burns_how_long(rows: vec.Truths, kindling: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (kindling == KINDLING_LIVING_WOOD)
    if here.any():
        answer = vec.where(here, False, answer)  # tree by tree
        done |= here
    left = rows & ~done
    return vec.where(left, vec.at(_BURNING_TIMES_LASTS, kindling) >= vec.FLOOR, answer)


def _is_orcish(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    unit_troop = unit.numbers(_UNIT_TROOP)
    answer: vec.Truths = (
        (vec.at(_TROOP_RACE, unit_troop) == RACE_ORC) | (vec.at(_TROOP_RACE, unit_troop) == RACE_URUK)
        | (vec.at(_TROOP_RACE, unit_troop) == RACE_MAN_ORC)
    )
    return answer


def _quarrel_losses(rows: vec.Truths, men: vec.Ints, one: vec.Ints, other: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.quotient(rows, men, _quarrel_shares_shares(rows, one, other), 'quarrel_losses')
    return answer  # whole shares only


def _base_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = rows & (unit_struck_as == STRUCK_CHARIOT)
    if here.any():
        answer = vec.where(here, BASE_SORT_CHARIOT_BASE, answer)
        done |= here
    left = rows & ~done
    here = left & (unit_struck_as == STRUCK_ELEPHANT)
    if here.any():
        answer = vec.where(here, BASE_SORT_BEAST_BASE, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (
        vec.asked(_mounted, left_, unit) | (unit_struck_as == STRUCK_WOLF) | (unit_struck_as == STRUCK_WARG)
    )
    if here.any():
        answer = vec.where(here, BASE_SORT_RIDER_BASE, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, BASE_SORT_MAN_BASE, answer)  # a figure on foot


def _files_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = unit.numbers(_UNIT_ABREAST)
    here = rows & (value < 1)
    if here.any():
        value = vec.where(here, 1, value)  # a rank has a figure
    limit = unit.numbers(_UNIT_MEN)
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # no more than there are
    return value


def _ranks_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.product(
        rows,
        vec.quotient(
            rows, (unit.numbers(_UNIT_MEN) * -1),
            vec.larger(vec.full(rows, 1), vec.asked(_files_of, rows, unit)), 'ranks_of',
        ),
        -1,
    )
    answer: vec.Ints = vec.product(rows, value, 2)
    return answer


def _front_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(
        _frontage, rows, vec.asked(_base_of, rows, unit), vec.asked(_files_of, rows, unit),
        unit.numbers(_UNIT_SPACING),
    ) * 127
    answer: vec.Ints = ((value * -1) // 20) * -1
    return answer


def _depth_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(
        _block_depth, rows, vec.asked(_base_of, rows, unit),
        vec.limited(rows, vec.asked(_ranks_of, rows, unit)),
    ) * 127
    answer: vec.Ints = ((value * -1) // 20) * -1
    return answer


def _side_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_TROOP_SIDE, unit.numbers(_UNIT_TROOP))
    return answer


def _pace_is_known(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(
        _PACES_DISTANCE, vec.asked(_mover, rows, unit) * 3 + vec.asked(_gait_of, rows, unit),
    ) >= vec.FLOOR
    return answer


def _brands_made(rows: vec.Truths, figures: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = figures
    answer: vec.Ints = value // 5
    return answer


def _brand_is_ready(rows: vec.Truths, figures: vec.Ints, moves_spent: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (figures < 5)
    if here.any():
        answer = vec.where(here, False, answer)  # More hands are needed.
        done |= here
    left = rows & ~done
    return vec.where(left, moves_spent >= 8, answer)  # It takes longer.


def _trees_burnt(rows: vec.Truths, wind: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = wind != GUST_STORM_WIND
    here = rows & test
    if here.any():
        value = vec.where(here, 5, value)  # a wood on fire
    here = rows & ~test
    if here.any():
        value = vec.where(here, 7, value)  # in windy conditions
    here = rows & (wind != GUST_LIGHT_BREEZE)
    if here.any():
        value = vec.where(here, value * 2, value)  # unless hardly any wind
    return value


def _burning_time(rows: vec.Truths, kindling: vec.Ints, wind: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _burning_times_lastss(rows, kindling)
    here = rows & (wind == GUST_LIGHT_BREEZE)
    if here.any():
        value = vec.where(here, value * 2, value)  # it burns slowly
    test = wind == GUST_STORM_WIND
    here = rows & test
    if here.any():
        value = vec.where(here, value * 2, value)  # it burns faster
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 3, value)
    value = ((value * -1) // 12) * -1
    answer: vec.Ints = value * 4
    return answer


def _fire_spreads_to(rows: vec.Truths, quarter: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (quarter == WIND_QUARTER_FROM_NORTH)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_SOUTH, answer)
        done |= here
    left = rows & ~done
    here = left & (quarter == WIND_QUARTER_FROM_SOUTH)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_NORTH, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (quarter == WIND_QUARTER_FROM_EAST)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_WEST, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (quarter == WIND_QUARTER_FROM_WEST)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_EAST, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (quarter == WIND_QUARTER_FROM_NORTH_WEST)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_SOUTH_EAST, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (quarter == WIND_QUARTER_FROM_SOUTH_WEST)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_NORTH_EAST, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (quarter == WIND_QUARTER_FROM_NORTH_EAST)
    if here.any():
        answer = vec.where(here, WIND_QUARTER_FROM_SOUTH_WEST, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, WIND_QUARTER_FROM_NORTH_WEST, answer)


def _like_missile(rows: vec.Truths, missile: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (missile == MISSILE_EASTERN_BOW)
    if here.any():
        answer = vec.where(here, MISSILE_LONG_BOW, answer)  # a man's bow
        done |= here
    left = rows & ~done
    here = left & (
        (missile == MISSILE_MAN_ORC_BOW) | (missile == MISSILE_GOBLIN_BOW) | (missile == MISSILE_URUK_BOW)
    )
    if here.any():
        answer = vec.where(here, MISSILE_COMPOSITE_BOW, answer)  # an orc's bow
        done |= here
    left_ = left & ~done
    here = left_ & (missile == MISSILE_EASTERN_HORSE_BOW)
    if here.any():
        answer = vec.where(here, MISSILE_ROHAN_BOW, answer)  # a rider's bow
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((missile == MISSILE_EASTERN_JAVELIN) | (missile == MISSILE_ORC_JAVELIN))
    if here.any():
        answer = vec.where(here, MISSILE_WESTERN_JAVELIN, answer)  # a javelin
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (missile == MISSILE_EASTERN_SPEAR)
    if here.any():
        answer = vec.where(here, MISSILE_WESTERN_SPEAR, answer)  # a spear
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, missile, answer)


def _within_reach(rows: vec.Truths, volley: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        volley.numbers(_VOLLEY_SHOT_DISTANCE) <= _missile_reaches_reachs(
            rows, volley.numbers(_VOLLEY_MISSILE),
        )
    )
    return answer


def _may_shoot(rows: vec.Truths, volley: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_STANCE) == STANCE_CHARGING)
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody charges and shoots in the same move.
        done |= here
    left = rows & ~done
    here = left & volley.truths(_VOLLEY_INTO_A_MELEE)
    if here.any():
        answer = vec.where(here, False, answer)  # Nobody shoots into a melee.
        done |= here
    left_ = left & ~done
    return vec.where(left_, vec.asked(_within_reach, left_, volley), answer)  # The target is out of range.


def _bowmen_who_count(rows: vec.Truths, volley: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = volley.numbers(_VOLLEY_BOWMEN)
    volley_shooter = volley.things(_VOLLEY_SHOOTER)
    value = value - volley_shooter.numbers(_UNIT_UNARMED)  # those who have no weapons
    value = value * vec.at(_MISSILE_REACHES_RANKS, volley.numbers(_VOLLEY_MISSILE))  # ranks that can shoot
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    limit = volley_shooter.numbers(_UNIT_MEN) * 2
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # no more than there are
    answer: vec.Ints = ((value * -1) // 2) * -1
    return answer


def _shot_weapon(rows: vec.Truths, volley: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _shots_of_law_weapons(
        rows, vec.asked(_like_missile, rows, volley.numbers(_VOLLEY_MISSILE)),
        volley.things(_VOLLEY_PREY).numbers(_UNIT_STRUCK_AS),
    )
    return answer  # weapon factor chart II, firing


def _shot_tactics(rows: vec.Truths, volley: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    volley_overhead = volley.truths(_VOLLEY_OVERHEAD)
    here = rows & (
        volley_overhead
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) == RACE_ELF)
    )
    if here.any():
        value = vec.where(here, value - 1, value)  # elves shoot over friends
    here = rows & (
        volley_overhead
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_ELF)
    )
    if here.any():
        value = vec.where(here, value - 2, value)  # others shoot over friends
    volley_shot_distance = volley.numbers(_VOLLEY_SHOT_DISTANCE)
    volley_missile = volley.numbers(_VOLLEY_MISSILE)
    here = rows & (
        ((volley_shot_distance * 2) > _missile_reaches_reachs(rows, volley_missile))
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_ELF)
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_RANGER)
    )
    if here.any():
        value = vec.where(here, value - 1, value)  # far off for the missile
    here = rows & ((volley_shot_distance * 2) < _missile_reaches_reachs(rows, volley_missile))
    if here.any():
        value = vec.where(here, value + 1, value)  # close for the missile
    here = rows & (
        volley.truths(_VOLLEY_OVER_LOW_TROOPS)
        & (vec.at(_TROOP_RACE, volley.things(_VOLLEY_SHOOTER).numbers(_UNIT_TROOP)) != RACE_ELF)
    )
    if here.any():
        value = vec.where(here, value - 1, value)  # over low troops
    here = rows & volley.truths(_VOLLEY_AIMED_DOWNHILL)
    if here.any():
        value = vec.where(here, value + 1, value)  # target downhill
    here = rows & ((volley.numbers(_VOLLEY_PREY_RANKS) >= 6) & (volley.numbers(_VOLLEY_PREY_DEPTH) <= 50))
    if here.any():
        value = vec.where(here, value + 2, value)  # target three ranks deep
    here = rows & volley.truths(_VOLLEY_AT_A_MASS)
    if here.any():
        value = vec.where(here, value + 2, value)  # target massed in close order
    volley_at_moving_prey = volley.truths(_VOLLEY_AT_MOVING_PREY)
    here = rows & volley_at_moving_prey
    if here.any():
        value = vec.where(here, value - 1, value)  # target has moved
    here = rows & volley.things(_VOLLEY_PREY).truths(_UNIT_SHIELDED)
    if here.any():
        value = vec.where(here, value - 1, value)  # target has shields
    here = rows & (~volley_at_moving_prey)
    if here.any():
        value = vec.where(here, value + 1, value)  # target stands still
    test = volley.truths(_VOLLEY_ON_THE_MOVE)
    here_ = rows & test
    here = rows & (test & (~vec.asked(_mounted, here_, volley.things(_VOLLEY_SHOOTER))))
    if here.any():
        value = vec.where(here, value - 1, value)  # shooting on the move
    return value


def _file_width(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(
        _frontage, rows, vec.asked(_base_of, rows, unit), vec.full(rows, 1), unit.numbers(_UNIT_SPACING),
    ) * 127
    here = rows & (value < 20)
    if here.any():
        value = vec.where(here, 20, value)  # no figure is narrower
    answer: vec.Ints = ((value * -1) // 20) * -1
    return answer


def _weapon_is_known(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    attacker_troop = attacker.numbers(_UNIT_TROOP)
    here = rows & (
        (vec.at(_TROOP_SIDE, attacker_troop) == SIDE_LAW)
        & (
            vec.at(
                _WEAPONS_OF_LAW_WEAPON,
                attacker.numbers(_UNIT_STRIKES_AS) * 25 + defender.numbers(_UNIT_STRUCK_AS),
            ) >= vec.FLOOR
        )
    )
    if here.any():
        answer = vec.where(here, True, answer)
        done |= here
    left = rows & ~done
    return vec.where(
        left,
        (vec.at(_TROOP_SIDE, attacker_troop) == SIDE_EVIL)
            & (
                vec.at(
                    _WEAPONS_OF_EVIL_WEAPON,
                    attacker.numbers(_UNIT_STRIKES_AS) * 25 + defender.numbers(_UNIT_STRUCK_AS),
                ) >= vec.FLOOR
            ),
        answer,
    )


def _chart_is_known(rows: vec.Truths, men: vec.Ints, total: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = (
        rows
        & (
            ~(
                vec.at(
                    _CASUALTY_CHART_FALLEN, vec.dense(total, -8, 37) * 27 + vec.dense(men, 0, 27),
                ) >= vec.FLOOR
            )
        )
    )
    if here.any():
        answer = vec.where(here, False, answer)
        done |= here
    left = rows & ~done
    return vec.where(
        left,
        (men <= 25)
            | (
                vec.at(
                    _CASUALTY_CHART_FALLEN, vec.dense(total, -8, 37) * 27 + vec.dense((men - 25), 0, 27),
                ) >= vec.FLOOR
            ),
        answer,
    )


def _impact_weapon_is_known(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    attacker_troop = attacker.numbers(_UNIT_TROOP)
    test = vec.at(_TROOP_SIDE, attacker_troop) == SIDE_EVIL
    here = rows & test
    here_ = rows & (test & vec.asked(_weapon_is_known, here, attacker, defender))
    if here_.any():
        answer = vec.where(here_, True, answer)
        done |= here_
    left = rows & ~done
    return vec.where(
        left,
        (vec.at(_TROOP_SIDE, attacker_troop) == SIDE_LAW)
            & (
                vec.at(
                    _IMPETUS_OF_LAW_WEAPON,
                    attacker.numbers(_UNIT_STRIKES_AS) * 25 + defender.numbers(_UNIT_STRUCK_AS),
                ) >= vec.FLOOR
            ),
        answer,
    )


def _ranks_behind(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    unit_troop = unit.numbers(_UNIT_TROOP)
    test = (vec.at(_TROOP_RACE, unit_troop) == RACE_ORC) | (vec.at(_TROOP_RACE, unit_troop) == RACE_URUK)
    here = rows & test
    if here.any():
        # orcs
        value = vec.where(here, vec.asked(_orc_ranks_behind, here, unit.numbers(_UNIT_MEN)) * 2, value)
    here = rows & ~test
    if here.any():
        # all ranks but the first
        value = vec.where(here, vec.kept(here, vec.asked(_ranks_of, here, unit) - 2), value)
    answer: vec.Ints = value // 2
    return answer


def _dice_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    lone_figure = vec.asked(_lone_figure, rows, unit)
    test = ~lone_figure
    here = rows & test
    if here.any():
        value = vec.where(here, vec.asked(_figure_attack, here, unit), value)  # a common figure
    here = rows & ~test
    if here.any():
        unit_chieftain = unit.numbers(_UNIT_CHIEFTAIN)
        test_ = (unit_chieftain != vec.NONE) & lone_figure
        here_ = here & test_
        if here_.any():
            # a hero
            value = vec.where(
                here_,
                vec.asked(
                    _attack_when_held, here_,
                    vec.limited(here_, vec.product(here_, vec.asked(_hit_dice_of, here_, unit_chieftain), 2)),
                    unit.things(_UNIT_HELD_BY).given,
                ),
                value,
            )
        here_ = here & ~test_
        if here_.any():
            value = vec.where(here_, 0, value)
    return value


def _hit_dice_of(rows: vec.Truths, chieftain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = vec.at(_CHIEFTAIN_HIT_DICE, chieftain) == vec.NONE
    here = rows & test
    test_ = test & vec.asked(_hero, here, chieftain)
    here_ = rows & test_
    if here_.any():
        value = vec.where(here_, 5, value)  # other heroes
    here_ = rows & ~test_
    if here_.any():
        test_2 = vec.at(_CHIEFTAIN_HIT_DICE, chieftain) == vec.NONE
        here_2 = here_ & test_2
        test_3 = test_2 & (~vec.asked(_hero, here_2, chieftain))
        here_3 = here_ & test_3
        if here_3.any():
            value = vec.where(here_3, 4, value)  # special figures
        here_3 = here_ & ~test_3
        if here_3.any():
            test_4 = vec.at(_CHIEFTAIN_HIT_DICE, chieftain) != vec.NONE
            here_4 = here_3 & test_4
            if here_4.any():
                # the book
                value = vec.where(
                    here_4, vec.present(here_4, vec.at(_CHIEFTAIN_HIT_DICE, chieftain), ''), value,
                )
            here_4 = here_3 & ~test_4
            if here_4.any():
                value = vec.where(here_4, 0, value)
    return value


def _dice_are_known(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & vec.asked(_lone_figure, rows, unit)
    if here.any():
        answer = vec.where(here, True, answer)
        done |= here
    left = rows & ~done
    return vec.where(
        left, vec.at(_FIGURE_DICE_DICE, vec.at(_TROOP_RACE, unit.numbers(_UNIT_TROOP))) >= vec.FLOOR, answer,
    )


def _sky_for_victors(rows: vec.Truths, side: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (side == SIDE_LAW)
    if here.any():
        answer = vec.where(here, SKY_STORMY_RAIN, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, SKY_FAIR_SKY, answer)


def _dice_column(rows: vec.Truths, dice: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (dice <= 2)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DIE_ONE, answer)
        done |= here
    left = rows & ~done
    here = left & (dice <= 3)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DIE_ONE_AND_HALF, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (dice <= 4)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DICE_TWO, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (dice <= 6)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DICE_THREE, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (dice <= 8)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DICE_FOUR, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (dice <= 10)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DICE_FIVE, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (dice <= 12)
    if here.any():
        answer = vec.where(here, DICE_COLUMN_DICE_SIX, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, DICE_COLUMN_DICE_SEVEN, answer)


def _figure_attack(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = _figure_dice_dices(rows, vec.at(_TROOP_RACE, unit.numbers(_UNIT_TROOP)))
    return answer


def _attack_when_held(rows: vec.Truths, dice: vec.Ints, captivity: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = dice
    here = rows & (~captivity)
    if here.any():
        value = vec.where(here, value * 2, value)  # unless held in another's will
    here = rows & (value < 4)
    if here.any():
        value = vec.where(here, 4, value)  # the table begins there
    answer: vec.Ints = ((value * -1) // 2) * -1
    return answer


def _hero_dies(rows: vec.Truths, score_left: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = score_left <= 0
    return answer


def _assailants(rows: vec.Truths, race: vec.Ints, surrounded: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & surrounded
    if here.any():
        answer = vec.where(here, _hero_fronts_all_arounds(here, race), answer)  # from all sides
        done |= here
    left = rows & ~done
    return vec.where(left, _hero_fronts_in_fronts(left, race), answer)


def _impetus_weapon(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    attacker_troop = attacker.numbers(_UNIT_TROOP)
    test = vec.at(_TROOP_SIDE, attacker_troop) == SIDE_LAW
    here = rows & test
    if here.any():
        # weapon factor chart IV
        value = vec.where(
            here,
            _impetus_of_law_weapons(
                here, attacker.numbers(_UNIT_STRIKES_AS), defender.numbers(_UNIT_STRUCK_AS),
            ),
            value,
        )
    here = rows & ~test
    if here.any():
        test_ = vec.at(_TROOP_SIDE, attacker_troop) == SIDE_EVIL
        here_ = here & test_
        if here_.any():
            # weapon factor chart I
            value = vec.where(here_, vec.asked(_weapon_factor, here_, attacker, defender), value)
        here_ = here & ~test_
        if here_.any():
            value = vec.where(here_, 0, value)
    return value


def _has_impetus(
    rows: vec.Truths, attacker: vec.Things, running_melee: vec.Truths, first_contact: vec.Truths,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & running_melee
    if here.any():
        answer = vec.where(here, False, answer)  # it enters a melee that goes on
        done |= here
    left = rows & ~done
    return vec.where(left, (attacker.numbers(_UNIT_STANCE) == STANCE_CHARGING) & first_contact, answer)


def _pushes_at_all(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        unit.numbers(_UNIT_STRUCK_AS),
        (
            STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE,
            STRUCK_HEAVY_HORSE, STRUCK_GOBLIN, STRUCK_URUK, STRUCK_MAN_ORC, STRUCK_HILL_TROLL,
            STRUCK_STONE_TROLL,
        ),
    )
    return answer


def _weight_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = rows & (unit_struck_as == STRUCK_LIGHT_FOOT)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_LIGHT_FOOT_PUSH, answer)
        done |= here
    left = rows & ~done
    here = left & (unit_struck_as == STRUCK_MEDIUM_FOOT)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_MEDIUM_FOOT_PUSH, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (unit_struck_as == STRUCK_HEAVY_FOOT)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_HEAVY_FOOT_PUSH, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (unit_struck_as == STRUCK_LIGHT_HORSE)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_LIGHT_HORSE_PUSH, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (unit_struck_as == STRUCK_MEDIUM_HORSE)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_MEDIUM_HORSE_PUSH, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (unit_struck_as == STRUCK_HEAVY_HORSE)
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_HEAVY_HORSE_PUSH, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & ((unit_struck_as == STRUCK_HILL_TROLL) | (unit_struck_as == STRUCK_STONE_TROLL))
    if here.any():
        answer = vec.where(here, PUSH_WEIGHT_TROLL_PUSH, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, PUSH_WEIGHT_ORC_PUSH, answer)  # orcs, urucks and man-orcs


def _first_push(
    rows: vec.Truths, attacker: vec.Things, defender: vec.Things, answering_charge: vec.Truths,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = ~answering_charge
    here = rows & test
    test_ = test & vec.asked(_pushes_at_all, here, attacker)
    here_ = rows & test_
    here_2 = rows & (test_ & vec.asked(_pushes_at_all, here_, defender))
    if here_2.any():
        # the push-back table
        value = vec.where(
            here_2,
            value
                + vec.at(
                    _PUSHES_PUSH,
                    vec.asked(_weight_of, here_2, attacker) * 8 + vec.asked(_weight_of, here_2, defender),
                ),
            value,
        )
    return value


def _push_back(
    rows: vec.Truths, attacker: vec.Things, defender: vec.Things, answering_charge: vec.Truths,
    ranks_behind: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    first_push = vec.asked(_first_push, rows, attacker, defender, answering_charge)
    value = first_push  # the first rank
    here = rows & ((ranks_behind > 0) & (first_push > 0))
    if here.any():
        # the ranks behind
        value = vec.where(
            here, value + (vec.at(_RANK_PUSHES_PUSH, vec.asked(_weight_of, here, attacker)) * ranks_behind),
            value,
        )
    return value


def _orc_ranks_behind(rows: vec.Truths, men: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = men - 10  # every 10 men
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    answer: vec.Ints = value // 10
    return answer


def _counter_charges(rows: vec.Truths, unit: vec.Things, errand: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    unit_stance = unit.numbers(_UNIT_STANCE)
    here = rows & ((unit_stance != STANCE_STEADY) & (unit_stance != STANCE_CHARGING))
    if here.any():
        answer = vec.where(here, False, answer)  # it is withdrawing
        done |= here
    left = rows & ~done
    return vec.where(left, errand == UNIT_ERRAND_COUNTER_ERRAND, answer)


def _may_enter_melee(
    rows: vec.Truths, unit: vec.Things, friend_inside: vec.Things, entry: vec.Ints,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    unit_troop = unit.numbers(_UNIT_TROOP)
    test = vec.asked(_good_order, rows, unit_troop) == ORGANISATION_SEMI_FORMED
    here = rows & test
    here_ = rows & (
        test
        & (vec.asked(_good_order, here, friend_inside.numbers(_UNIT_TROOP)) == ORGANISATION_SEMI_FORMED)
    )
    if here_.any():
        answer = vec.where(here_, True, answer)  # crowds mingle
        done |= here_
    left = rows & ~done
    test_ = entry == ENTRY_WAY_REAR_ENTRY
    here_2 = left & ~test_
    test_2 = (entry == ENTRY_WAY_FLANK_ENTRY) | (entry == ENTRY_WAY_REAR_ENTRY)
    here_3 = here_2 & test_2
    # a crowd comes from the side or from behind
    return vec.where(
        left, test_ | (test_2 & (vec.asked(_good_order, here_3, unit_troop) == ORGANISATION_SEMI_FORMED)),
        answer,
    )


def _leader_bonus(rows: vec.Truths, chieftain: vec.Ints, own_people: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_CHIEFTAIN_CHARM, chieftain)  # the list
    here = rows & ((vec.at(_CHIEFTAIN_OWN_PEOPLE_ONLY, chieftain) != 0) & (~own_people))
    if here.any():
        value = vec.where(here, 0, value)  # somebody else's people
    return value


def _hero(rows: vec.Truths, chieftain: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(_CHIEFTAIN_CHARM, chieftain) >= 7
    return answer


def _special_figure(rows: vec.Truths, chieftain: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(_CHIEFTAIN_CHARM, chieftain) == 4
    return answer


def _stands_alone(rows: vec.Truths, chieftain: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = vec.asked(_hero, rows, chieftain)
    here = rows & ~test
    answer: vec.Truths = test | vec.asked(_special_figure, here, chieftain)
    return answer


def _detects_magic(rows: vec.Truths, chieftain: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_hero, rows, chieftain)
    return answer


def _energy_of(rows: vec.Truths, chieftain: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (chieftain == CHIEFTAIN_GANDALF_HIMSELF)
    if here.any():
        # a wizard
        answer = vec.where(here, vec.asked(_full_energy, here, vec.full(here, WIZARD_GANDALF)), answer)
        done |= here
    left = rows & ~done
    here = left & (chieftain == CHIEFTAIN_ANGMAR_KING)
    if here.any():
        # a wizard
        answer = vec.where(here, vec.asked(_full_energy, here, vec.full(here, WIZARD_WITCH_KING)), answer)
        done |= here
    left_ = left & ~done
    here = left_ & (~vec.asked(_hero, left_, chieftain))
    if here.any():
        answer = vec.where(here, 0, answer)  # no hero
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (chieftain == CHIEFTAIN_GWAIHIR)
    if here.any():
        answer = vec.where(here, 0, answer)  # an eagle
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (
        (chieftain == CHIEFTAIN_ARAGORN) | (chieftain == CHIEFTAIN_GLORFINDEL)
        | (chieftain == CHIEFTAIN_ELROND)
    )
    if here.any():
        answer = vec.where(here, 7, answer)  # the greatest
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (chieftain == CHIEFTAIN_GALADRIEL)
    if here.any():
        answer = vec.where(here, 6, answer)  # High Elves
        done |= here
    left_5 = left_4 & ~done
    return vec.where(left_5, 5, answer)  # other heroes


def _may_struggle(rows: vec.Truths, chieftain: vec.Ints, other: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (vec.at(_CHIEFTAIN_SIDE, chieftain) == vec.at(_CHIEFTAIN_SIDE, other))
    if here.any():
        answer = vec.where(here, False, answer)  # friends
        done |= here
    left = rows & ~done
    test = (chieftain != CHIEFTAIN_GWAIHIR) & (other != CHIEFTAIN_GWAIHIR)
    here_ = left & test
    test_ = test & vec.asked(_hero, here_, chieftain)
    here_2 = left & test_
    return vec.where(left, test_ & vec.asked(_hero, here_2, other), answer)


def _leader_can_act(rows: vec.Truths, captivity: vec.Truths, energy: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (~captivity) | (energy != 0)
    return answer  # held, and without a will of its own


def _heroes_advised(rows: vec.Truths, units: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = units  # a hero for so many units
    answer: vec.Ints = value // 5
    return answer


def _heroes_enough(rows: vec.Truths, units: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = units  # a hero for so many units
    answer: vec.Ints = value // 7
    return answer


def _riders_can_be_mustered(rows: vec.Truths, riders: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = riders <= 8
    return answer


def _leader_at_risk(rows: vec.Truths, place_in_front: vec.Truths, danger_in_front: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = place_in_front & danger_in_front
    return answer


def _full_energy(rows: vec.Truths, wizard: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (wizard == WIZARD_GANDALF)
    if here.any():
        answer = vec.where(here, 10, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, 12, answer)


def _recovery(rows: vec.Truths, rest: vec.Ints, quiet_moves: vec.Ints, new_rest: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = rest == RESTING_FULL_REST
    here = rows & test
    if here.any():
        value = vec.where(here, vec.asked(_rest_gain, here, quiet_moves), value)  # a rest
    here = rows & ~test
    if here.any():
        test_ = rest == RESTING_HALF_REST
        here_ = here & test_
        if here_.any():
            value = vec.where(here_, vec.asked(_half_rest_gain, here_, quiet_moves), value)  # a semi-rest
        here_ = here & ~test_
        if here_.any():
            value = vec.where(here_, 0, value)
    here = rows & ((rest == RESTING_FULL_REST) & new_rest)
    if here.any():
        value = vec.where(here, 0, value)  # the first move of rest after semi-rest
    return value


def _rest_gain(rows: vec.Truths, quiet_moves: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (quiet_moves <= 1)
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    here = left & (quiet_moves == 2)
    if here.any():
        answer = vec.where(here, 1, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, 2, answer)


def _half_rest_gain(rows: vec.Truths, quiet_moves: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (quiet_moves <= 2)
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, 1, answer)


def _level_after_rest(
    rows: vec.Truths, wizard: vec.Ints, level: vec.Ints, rest: vec.Ints, quiet_moves: vec.Ints,
    new_rest: vec.Truths,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = level
    value = value + vec.asked(_recovery, rows, rest, quiet_moves, new_rest)  # what the move gives back
    limit = vec.asked(_full_energy, rows, wizard)
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # no more than at the start
    return value


def _will_score(rows: vec.Truths, assailant: vec.Ints, victim: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 20)
    value = value - (assailant - victim)  # the assailant's lead
    here = rows & (value > 20)
    if here.any():
        value = vec.where(here, 20, value)  # nobody ever needs more
    return value


def _victim_drop(rows: vec.Truths, success: vec.Truths, earlier_hold: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (~success)
    if here.any():
        answer = vec.where(here, 0, answer)  # the victim stood
        done |= here
    left = rows & ~done
    here = left & earlier_hold
    if here.any():
        answer = vec.where(here, 1, answer)  # held for another move
        done |= here
    left_ = left & ~done
    return vec.where(left_, 4, answer)  # bent for the first time


def _assailant_drop(rows: vec.Truths, success: vec.Truths, earlier_hold: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (~success)
    if here.any():
        answer = vec.where(here, 3, answer)  # the victim stood
        done |= here
    left = rows & ~done
    here = left & earlier_hold
    if here.any():
        answer = vec.where(here, 0, answer)  # held for another move
        done |= here
    left_ = left & ~done
    return vec.where(left_, 2, answer)  # bent for the first time


def _may_break_staff(rows: vec.Truths, caster: vec.Ints, victim: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (victim > 3)
    if here.any():
        answer = vec.where(here, False, answer)  # The victim has too much energy left.
        done |= here
    left = rows & ~done
    return vec.where(left, caster > victim, answer)  # The caster has no lead in energy.


def _staff_score(rows: vec.Truths, lead: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (lead <= 1)
    if here.any():
        answer = vec.where(here, 20, answer)
        done |= here
    left = rows & ~done
    here = left & ((lead >= 2) & (lead <= 3))
    if here.any():
        answer = vec.where(here, 19, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((lead >= 4) & (lead <= 5))
    if here.any():
        answer = vec.where(here, 17, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((lead >= 6) & (lead <= 7))
    if here.any():
        answer = vec.where(here, 15, answer)
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, 12, answer)


def _ground_is_known(rows: vec.Truths, unit: vec.Things, ground: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.at(
        _GROUND_SHARES_PART, vec.asked(_walker, rows, unit) * 11 + ground,
    ) >= vec.FLOOR
    return answer


def _weapon_factor(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    attacker_troop = attacker.numbers(_UNIT_TROOP)
    test = vec.at(_TROOP_SIDE, attacker_troop) == SIDE_EVIL
    here = rows & test
    if here.any():
        # weapon factor chart I
        value = vec.where(
            here,
            _weapons_of_evil_weapons(
                here, attacker.numbers(_UNIT_STRIKES_AS), defender.numbers(_UNIT_STRUCK_AS),
            ),
            value,
        )
    here = rows & ~test
    if here.any():
        test_ = vec.at(_TROOP_SIDE, attacker_troop) == SIDE_LAW
        here_ = here & test_
        if here_.any():
            # weapon factor chart II
            value = vec.where(
                here_,
                _weapons_of_law_weapons(
                    here_, attacker.numbers(_UNIT_STRIKES_AS), defender.numbers(_UNIT_STRUCK_AS),
                ),
                value,
            )
        here_ = here & ~test_
        if here_.any():
            value = vec.where(here_, 0, value)
    return value


def _tactical_factor(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_ground_tactics, rows, attacker, defender)  # light, ground, cover and flight
    attacker_stance = attacker.numbers(_UNIT_STANCE)
    here = rows & (attacker_stance == STANCE_CHARGING)
    if here.any():
        attacker_slope = attacker.numbers(_UNIT_SLOPE)
        here_ = here & (attacker_slope != SLOPE_UPHILL)
        if here_.any():
            value = vec.where(here_, value + 2, value)  # charging
        here_ = here & (attacker_slope == SLOPE_UPHILL)
        if here_.any():
            value = vec.where(here_, value + 1, value)  # charging uphill
    return value


def _ground_tactics(rows: vec.Truths, attacker: vec.Things, defender: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    attacker_in_the_dark = attacker.truths(_UNIT_IN_THE_DARK)
    test = attacker_in_the_dark
    here = rows & test
    here_ = rows & (test & vec.asked(_night_folk, here, attacker))
    if here_.any():
        value = vec.where(here_, value + 2, value)  # orcs and their kin in the dark
    here_ = rows & (attacker_in_the_dark & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) == RACE_DWARF))
    if here_.any():
        value = vec.where(here_, value + 1, value)  # dwarves in the dark
    test_ = attacker_in_the_dark & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) != RACE_DWARF)
    here_2 = rows & test_
    here_ = rows & (test_ & (~vec.asked(_night_folk, here_2, attacker)))
    if here_.any():
        value = vec.where(here_, value - 2, value)  # anybody else in the dark
    attacker_in_a_wood = attacker.truths(_UNIT_IN_A_WOOD)
    here_ = rows & (attacker_in_a_wood & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) == RACE_ELF))
    if here_.any():
        value = vec.where(here_, value + 1, value)  # elves in a wood
    here_ = rows & (
        attacker_in_a_wood
        & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) != RACE_ELF)
        & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) != RACE_RANGER)
    )
    if here_.any():
        value = vec.where(here_, value - 2, value)  # fighting in a wood
    defender_shelter = defender.numbers(_UNIT_SHELTER)
    here_ = rows & (defender_shelter == SHELTER_HARD)
    if here_.any():
        value = vec.where(here_, value - 3, value)  # the enemy has hard cover
    here_ = rows & (defender_shelter == SHELTER_SOFT)
    if here_.any():
        value = vec.where(here_, value - 2, value)  # the enemy has soft cover
    here_ = rows & (
        (~defender.truths(_UNIT_SHIELDED))
        & vec.isin(
            defender.numbers(_UNIT_STRUCK_AS),
            (STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_HEAVY_FOOT),
        )
    )
    if here_.any():
        value = vec.where(here_, value + 1, value)  # cavalry or heavy infantry without shields
    attacker_underground = attacker.truths(_UNIT_UNDERGROUND)
    test_2 = attacker_underground
    here_3 = rows & test_2
    here_ = rows & (test_2 & vec.asked(_night_folk, here_3, attacker))
    if here_.any():
        value = vec.where(here_, value + 2, value)  # orcs and their kin underground
    here_ = rows & (attacker_underground & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) == RACE_DWARF))
    if here_.any():
        value = vec.where(here_, value + 1, value)  # dwarves underground
    test_3 = attacker_underground & (vec.at(_TROOP_RACE, attacker.numbers(_UNIT_TROOP)) != RACE_DWARF)
    here_4 = rows & test_3
    here_ = rows & (test_3 & (~vec.asked(_night_folk, here_4, attacker)))
    if here_.any():
        value = vec.where(here_, value - 3, value)  # anybody else underground
    attacker_stance = attacker.numbers(_UNIT_STANCE)
    here_ = rows & (attacker_stance == STANCE_RETREATING)
    if here_.any():
        value = vec.where(here_, value - 1, value)  # its back to the enemy
    here_ = rows & (attacker_stance == STANCE_ROUTING)
    if here_.any():
        value = vec.where(here_, value - 3, value)  # running
    here_ = rows & (defender.numbers(_UNIT_STANCE) == STANCE_ROUTING)
    if here_.any():
        value = vec.where(here_, value + 5, value)  # the enemy runs
    here_ = rows & attacker.truths(_UNIT_IN_A_HOSTILE_WOOD)
    if here_.any():
        value = vec.where(here_, value - 2, value)  # a wood that hates it
    return value


def _fighters(rows: vec.Truths, attacker: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = attacker.numbers(_UNIT_IN_CONTACT)
    value = value - attacker.numbers(_UNIT_UNARMED)  # those who have no weapons
    # ranks that reach the enemy
    value = value * _fighting_ranks_rankss(
        rows, vec.at(_TROOP_SIDE, attacker.numbers(_UNIT_TROOP)), attacker.numbers(_UNIT_STRIKES_AS),
    )
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    limit = attacker.numbers(_UNIT_MEN) * 2
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # no more than there are
    answer: vec.Ints = ((value * -1) // 2) * -1
    return answer  # part of a man counts as a man


def _casualties(rows: vec.Truths, fighters: vec.Ints, total: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _casualty_chart_fallens(rows, total, fighters)  # the chart
    here = rows & (fighters < 1)
    if here.any():
        value = vec.where(here, 0, value)  # nobody strikes
    here = rows & (fighters > 25)
    if here.any():
        # the men beyond the chart
        value = vec.where(here, value + _casualty_chart_fallens(here, total, (fighters - 25)), value)
    return value


def _melee_outcome(rows: vec.Truths, first_fallen: vec.Ints, second_fallen: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (first_fallen > second_fallen)
    if here.any():
        answer = vec.where(here, LOSER_FIRST_LOSES, answer)  # the greater losses
        done |= here
    left = rows & ~done
    here = left & (second_fallen > first_fallen)
    if here.any():
        answer = vec.where(here, LOSER_SECOND_LOSES, answer)  # the greater losses
        done |= here
    left_ = left & ~done
    return vec.where(left_, LOSER_NOBODY_LOSES, answer)  # as many on both sides


def _impetus_bonus(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = rows & (unit_struck_as == STRUCK_HEAVY_HORSE)
    if here.any():
        value = vec.where(here, value + 2, value)  # heavy cavalry
    here = rows & (unit_struck_as == STRUCK_MEDIUM_HORSE)
    if here.any():
        value = vec.where(here, value + 1, value)  # medium cavalry
    here = rows & (unit_struck_as == STRUCK_HEAVY_FOOT)
    if here.any():
        value = vec.where(here, value + 2, value)  # heavy infantry
    here = rows & (unit_struck_as == STRUCK_MEDIUM_FOOT)
    if here.any():
        value = vec.where(here, value + 1, value)  # medium infantry
    unit_slope = unit.numbers(_UNIT_SLOPE)
    here = rows & (unit_slope == SLOPE_DOWNHILL)
    if here.any():
        value = vec.where(here, value + 2, value)  # charging downhill
    here = rows & (unit_slope == SLOPE_UPHILL)
    if here.any():
        value = vec.where(here, value - 1, value)  # charging uphill
    return value


def _reaction(rows: vec.Truths, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (score >= 10)
    if here.any():
        answer = vec.where(here, REACTION_ADVANCE_2, answer)
        done |= here
    left = rows & ~done
    here = left & ((score >= 8) & (score <= 9))
    if here.any():
        answer = vec.where(here, REACTION_ADVANCE_1, answer)
        done |= here
    left_ = left & ~done
    here = left_ & ((score >= 1) & (score <= 7))
    if here.any():
        answer = vec.where(here, REACTION_AS_ORDERED, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((score >= -1) & (score <= 0))
    if here.any():
        answer = vec.where(here, REACTION_HALT_1, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (score == -2)
    if here.any():
        answer = vec.where(here, REACTION_HALT_2, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & ((score >= -4) & (score <= -3))
    if here.any():
        answer = vec.where(here, REACTION_RETIRE, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & ((score >= -6) & (score <= -5))
    if here.any():
        answer = vec.where(here, REACTION_RETREAT, answer)
        done |= here
    left_6 = left_5 & ~done
    here = left_6 & ((score >= -10) & (score <= -7))
    if here.any():
        answer = vec.where(here, REACTION_ROUT, answer)
        done |= here
    left_7 = left_6 & ~done
    return vec.where(left_7, REACTION_DESPERATION, answer)


def _reaction_of(rows: vec.Truths, unit: vec.Things, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    test = unit.truths(_UNIT_DRIVEN) & (vec.at(_TROOP_SIDE, unit.numbers(_UNIT_TROOP)) == SIDE_EVIL)
    here = rows & test
    test_ = vec.asked(_reaction, here, score) == REACTION_ADVANCE_1
    here_ = here & ~test_
    here_2 = rows & (test & (test_ | (vec.asked(_reaction, here_, score) == REACTION_ADVANCE_2)))
    if here_2.any():
        answer = vec.where(here_2, REACTION_AS_ORDERED, answer)  # it is driven from behind
        done |= here_2
    left = rows & ~done
    return vec.where(left, vec.asked(_reaction, left, score), answer)


def _after_charge(rows: vec.Truths, organisation: vec.Ints, rear_attack: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (
        ((organisation == ORGANISATION_FORMED) | (organisation == ORGANISATION_SEMI_FORMED))
        & rear_attack
    )
    if here.any():
        answer = vec.where(here, ORGANISATION_DISORGANISED, answer)  # charged in the rear
        done |= here
    left = rows & ~done
    here = left & rear_attack
    if here.any():
        answer = vec.where(here, ORGANISATION_SCATTERED, answer)  # charged in the rear
        done |= here
    left_ = left & ~done
    here = left_ & (organisation == ORGANISATION_FORMED)
    if here.any():
        answer = vec.where(here, ORGANISATION_UNFORMED, answer)  # a formed unit
        done |= here
    left_2 = left_ & ~done
    here = left_2 & ((organisation == ORGANISATION_SEMI_FORMED) | (organisation == ORGANISATION_UNFORMED))
    if here.any():
        answer = vec.where(here, ORGANISATION_DISORGANISED, answer)  # a looser unit
        done |= here
    left_3 = left_2 & ~done
    return vec.where(left_3, ORGANISATION_SCATTERED, answer)  # a disorganised unit


def _after_withdrawal(rows: vec.Truths, organisation: vec.Ints, reaction: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (
        (reaction == REACTION_RETIRE) | (reaction == REACTION_RETREAT) | (reaction == REACTION_ROUT)
    )
    if here.any():
        answer = vec.where(here, _withdrawals_afters(here, organisation, reaction), answer)  # a withdrawal
        done |= here
    left = rows & ~done
    return vec.where(left, organisation, answer)  # no withdrawal


def _good_order(rows: vec.Truths, troop: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.isin(
        vec.at(_TROOP_RACE, troop), (RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF),
    )
    if here.any():
        answer = vec.where(here, ORGANISATION_SEMI_FORMED, answer)  # orcs, trolls, wargs and the like
        done |= here
    left = rows & ~done
    return vec.where(left, ORGANISATION_FORMED, answer)  # men, and all who drill like them


def _reforming_time(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    unit_organisation = unit.numbers(_UNIT_ORGANISATION)
    here = rows & (unit_organisation == ORGANISATION_UNFORMED)
    if here.any():
        value = vec.where(here, value + 1, value)  # unformed
    here = rows & (unit_organisation == ORGANISATION_DISORGANISED)
    if here.any():
        unit_troop = unit.numbers(_UNIT_TROOP)
        here_ = here & (vec.asked(_good_order, here, unit_troop) == ORGANISATION_FORMED)
        if here_.any():
            value = vec.where(here_, value + 1, value)  # disorganised, of those who fight formed
        here_ = here & (vec.asked(_good_order, here, unit_troop) == ORGANISATION_SEMI_FORMED)
        if here_.any():
            value = vec.where(here_, value + 2, value)  # disorganised, of those who fight semi formed
    here = rows & (unit_organisation == ORGANISATION_SCATTERED)
    if here.any():
        unit_troop_ = unit.numbers(_UNIT_TROOP)
        here_ = here & (vec.asked(_good_order, here, unit_troop_) == ORGANISATION_FORMED)
        if here_.any():
            value = vec.where(here_, value + 4, value)  # scattered, of those who fight formed
        here_ = here & (vec.asked(_good_order, here, unit_troop_) == ORGANISATION_SEMI_FORMED)
        if here_.any():
            value = vec.where(here_, value + 3, value)  # scattered, of those who fight semi formed
    answer: vec.Ints = value * 2
    return answer


def _standing(rows: vec.Truths, class_: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (class_ == MORALE_CLASS_A)
    if here.any():
        answer = vec.where(here, 6, answer)
        done |= here
    left = rows & ~done
    here = left & (class_ == MORALE_CLASS_T)
    if here.any():
        answer = vec.where(here, 5, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (class_ == MORALE_CLASS_B)
    if here.any():
        answer = vec.where(here, 4, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (class_ == MORALE_CLASS_C)
    if here.any():
        answer = vec.where(here, 3, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (class_ == MORALE_CLASS_D)
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, 1, answer)


def _looks_down_on(rows: vec.Truths, one: vec.Things, other: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    one_troop = one.numbers(_UNIT_TROOP)
    here = rows & (
        (vec.at(_TROOP_RACE, one_troop) == RACE_DWARF)
        & (vec.at(_TROOP_RACE, other.numbers(_UNIT_TROOP)) == RACE_ELF)
    )
    if here.any():
        answer = vec.where(here, True, answer)  # dwarves and elves
        done |= here
    left = rows & ~done
    here = left & (
        (vec.at(_TROOP_RACE, one_troop) == RACE_ELF)
        & (vec.at(_TROOP_RACE, other.numbers(_UNIT_TROOP)) == RACE_DWARF)
    )
    if here.any():
        answer = vec.where(here, True, answer)  # elves and dwarves
        done |= here
    left_ = left & ~done
    here = left_ & (
        (vec.at(_TROOP_CLASS, one_troop) == MORALE_CLASS_E)
        & (vec.at(_TROOP_RACE, other.numbers(_UNIT_TROOP)) == RACE_URUK)
    )
    if here.any():
        answer = vec.where(here, True, answer)  # the lowest of men and urucks
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (
        (vec.at(_TROOP_RACE, one_troop) == RACE_URUK)
        & (vec.at(_TROOP_CLASS, other.numbers(_UNIT_TROOP)) == MORALE_CLASS_E)
    )
    if here.any():
        answer = vec.where(here, True, answer)  # urucks and the lowest of men
        done |= here
    left_3 = left_2 & ~done
    other_troop = other.numbers(_UNIT_TROOP)
    return vec.where(
        left_3,
        vec.asked(_standing, left_3, vec.at(_TROOP_CLASS, one_troop)) > vec.asked(
            _standing, left_3, vec.at(_TROOP_CLASS, other_troop),
        ),
        answer,
    )


def _mounted(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        unit.numbers(_UNIT_STRUCK_AS),
        (STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_WOLF_RIDER, STRUCK_CHARIOT),
    )
    return answer


def _rallies(rows: vec.Truths, score: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    reaction = vec.asked(_reaction, rows, score)
    answer: vec.Truths = (
        (reaction == REACTION_AS_ORDERED) | (reaction == REACTION_ADVANCE_1)
        | (reaction == REACTION_ADVANCE_2)
    )
    return answer


def _cajoled(rows: vec.Truths, class_: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((class_ == MORALE_CLASS_A) | (class_ == MORALE_CLASS_B) | (class_ == MORALE_CLASS_T))
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    here = left & ((class_ == MORALE_CLASS_C) | (class_ == MORALE_CLASS_D))
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (class_ == MORALE_CLASS_E)
    if here.any():
        answer = vec.where(here, 3, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, 4, answer)


def _mover(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = rows & ((unit_struck_as == STRUCK_ELEPHANT) & (unit.numbers(_UNIT_STRIKES_AS) == STRIKER_MUMAK))
    if here.any():
        answer = vec.where(here, MOVER_MUMAK_MOVER, answer)  # a mumak is faster than an elephant
        done |= here
    left = rows & ~done
    return vec.where(left, vec.at(_MOVERS_MOVER, unit_struck_as), answer)


def _walker(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = rows & (
        (unit_struck_as == STRUCK_WOLF) | (unit_struck_as == STRUCK_WARG)
        | (unit_struck_as == STRUCK_WOLF_RIDER)
    )
    if here.any():
        answer = vec.where(here, GROUND_WALKER_WOLF_WALKER, answer)  # on wolves' feet
        done |= here
    left = rows & ~done
    here = left & (unit_struck_as == STRUCK_ELEPHANT)
    if here.any():
        answer = vec.where(here, GROUND_WALKER_BEAST_WALKER, answer)  # great beasts
        done |= here
    left_ = left & ~done
    here = left_ & (unit_struck_as == STRUCK_CHARIOT)
    if here.any():
        answer = vec.where(here, GROUND_WALKER_CHARIOT_WALKER, answer)  # on wheels
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (
        (unit_struck_as == STRUCK_LIGHT_HORSE) | (unit_struck_as == STRUCK_MEDIUM_HORSE)
        | (unit_struck_as == STRUCK_HEAVY_HORSE)
    )
    if here.any():
        answer = vec.where(here, GROUND_WALKER_HORSE_WALKER, answer)  # on horseback
        done |= here
    left_3 = left_2 & ~done
    unit_troop = unit.numbers(_UNIT_TROOP)
    here = left_3 & (
        (vec.at(_TROOP_RACE, unit_troop) == RACE_ELF) | (vec.at(_TROOP_RACE, unit_troop) == RACE_RANGER)
    )
    if here.any():
        answer = vec.where(here, GROUND_WALKER_ELF_WALKER, answer)  # elves and rangers
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (vec.at(_TROOP_RACE, unit_troop) == RACE_DWARF)
    if here.any():
        answer = vec.where(here, GROUND_WALKER_DWARF_WALKER, answer)  # dwarves
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (
        (vec.at(_TROOP_RACE, unit_troop) == RACE_ORC) | (vec.at(_TROOP_RACE, unit_troop) == RACE_URUK)
        | (vec.at(_TROOP_RACE, unit_troop) == RACE_MAN_ORC)
    )
    if here.any():
        answer = vec.where(here, GROUND_WALKER_ORC_WALKER, answer)  # orcs
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, GROUND_WALKER_FOOT_WALKER, answer)  # all others on foot


def _pace(
    rows: vec.Truths, unit: vec.Things, gait: vec.Ints, ground: vec.Ints, sky: vec.Ints,
    endless_rain: vec.Truths,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _paces_distances(rows, vec.asked(_mover, rows, unit), gait)  # the movement table
    test = (ground != GROUND_SORT_OPEN_GROUND) & (unit.numbers(_UNIT_STRUCK_AS) != STRUCK_GREAT_EAGLE)
    here = rows & test
    if here.any():
        # the ground
        value = vec.where(
            here, value * _ground_shares_parts(here, vec.asked(_walker, here, unit), ground), value,
        )
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    test_ = (sky != SKY_FAIR_SKY) & (sky != SKY_HOT_SKY)
    here = rows & test_
    if here.any():
        value = vec.where(here, value * vec.asked(_pace_under, here, sky, endless_rain), value)  # the weather
    here = rows & ~test_
    if here.any():
        value = vec.where(here, value * 100, value)
    answer: vec.Ints = value // 400
    return answer


def _passable(rows: vec.Truths, unit: vec.Things, ground: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (ground == GROUND_SORT_OPEN_GROUND)
    if here.any():
        answer = vec.where(here, True, answer)  # open ground
        done |= here
    left = rows & ~done
    here = left & (unit.numbers(_UNIT_STRUCK_AS) == STRUCK_GREAT_EAGLE)
    if here.any():
        answer = vec.where(here, True, answer)  # it flies
        done |= here
    left_ = left & ~done
    return vec.where(left_, _ground_shares_parts(left_, vec.asked(_walker, left_, unit), ground) > 0, answer)


def _breaks_ranks(rows: vec.Truths, unit: vec.Things, ground: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (ground == GROUND_SORT_OPEN_GROUND)
    if here.any():
        answer = vec.where(here, False, answer)  # open ground
        done |= here
    left = rows & ~done
    here = left & (unit.numbers(_UNIT_STRUCK_AS) == STRUCK_GREAT_EAGLE)
    if here.any():
        answer = vec.where(here, False, answer)  # it flies
        done |= here
    left_ = left & ~done
    return vec.where(left_, _ground_shares_parts(left_, vec.asked(_walker, left_, unit), ground) < 4, answer)


def _order_behind(rows: vec.Truths, unit: vec.Things, ground: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (
        vec.asked(_breaks_ranks, rows, unit, ground)
        & (
            (unit.numbers(_UNIT_ORGANISATION) == ORGANISATION_FORMED)
            | (unit.numbers(_UNIT_ORGANISATION) == ORGANISATION_SEMI_FORMED)
        )
    )
    if here.any():
        answer = vec.where(here, ORGANISATION_UNFORMED, answer)  # an obstacle that costs movement
        done |= here
    left = rows & ~done
    return vec.where(left, unit.numbers(_UNIT_ORGANISATION), answer)


def _rest_needed(rows: vec.Truths, unit: vec.Things, sky: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = _charge_rests_rests(rows, vec.asked(_mover, rows, unit))
    answer: vec.Ints = value + vec.asked(_longer_rest, rows, sky)
    return answer  # the heat


def _may_charge(
    rows: vec.Truths, unit: vec.Things, charges: vec.Ints, rested: vec.Ints, sky: vec.Ints,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (charges < vec.at(_CHARGE_RESTS_CHARGES_ON_END, vec.asked(_mover, rows, unit)))
    if here.any():
        answer = vec.where(here, True, answer)  # its breath still holds
        done |= here
    left = rows & ~done
    return vec.where(left, rested >= vec.asked(_rest_needed, left, unit, sky), answer)


def _straight_run(rows: vec.Truths, distance: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = distance
    value = value * 2  # the last part of it
    answer: vec.Ints = ((value * -1) // 3) * -1
    return answer


def _charge_reaches(
    rows: vec.Truths, unit: vec.Things, distance: vec.Ints, ground: vec.Ints, sky: vec.Ints,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = distance <= vec.asked(
        _pace, rows, unit, vec.full(rows, GAIT_CHARGE_RUN), ground, sky, vec.every(rows, False),
    )
    return answer


def _turn_cost(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    unit_organisation = unit.numbers(_UNIT_ORGANISATION)
    test = unit_organisation == ORGANISATION_FORMED
    here = rows & test
    test_ = test & (~vec.asked(_mounted, here, unit))
    here_ = rows & test_
    if here_.any():
        value = vec.where(here_, 60, value)  # formed infantry
    here_ = rows & ~test_
    if here_.any():
        test_2 = unit_organisation != ORGANISATION_FORMED
        here_2 = here_ & test_2
        test_3 = test_2 & (~vec.asked(_mounted, here_2, unit))
        here_3 = here_ & test_3
        if here_3.any():
            value = vec.where(here_3, 40, value)  # looser infantry
        here_3 = here_ & ~test_3
        if here_3.any():
            test_4 = unit_organisation == ORGANISATION_FORMED
            here_4 = here_3 & test_4
            test_5 = test_4 & vec.asked(_mounted, here_4, unit)
            here_5 = here_3 & test_5
            if here_5.any():
                value = vec.where(here_5, 100, value)  # formed cavalry
            here_5 = here_3 & ~test_5
            if here_5.any():
                test_6 = unit_organisation != ORGANISATION_FORMED
                here_6 = here_5 & test_6
                test_7 = test_6 & vec.asked(_mounted, here_6, unit)
                here_7 = here_5 & test_7
                if here_7.any():
                    value = vec.where(here_7, 80, value)  # looser cavalry
                here_7 = here_5 & ~test_7
                if here_7.any():
                    value = vec.where(here_7, 0, value)
    return value


def _lone_figure(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    unit_chieftain = unit.numbers(_UNIT_CHIEFTAIN)
    test = unit_chieftain != vec.NONE
    here = rows & test
    answer: vec.Truths = test & vec.asked(_stands_alone, here, unit_chieftain)
    return answer


def _sort_of_unit(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.asked(_lone_figure, rows, unit)
    if here.any():
        answer = vec.where(here, vec.NONE, answer)  # a figure of its own
        done |= here
    left = rows & ~done
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here = left & (
        (unit_struck_as == STRUCK_WOLF) | (unit_struck_as == STRUCK_WARG)
        | (unit_struck_as == STRUCK_WOLF_RIDER)
    )
    if here.any():
        answer = vec.where(here, UNIT_SORT_WOLF_BAND, answer)  # wolves, with riders or without
        done |= here
    left_ = left & ~done
    unit_troop = unit.numbers(_UNIT_TROOP)
    here = left_ & (
        (vec.at(_TROOP_RACE, unit_troop) == RACE_ORC) | (vec.at(_TROOP_RACE, unit_troop) == RACE_URUK)
    )
    if here.any():
        answer = vec.where(here, UNIT_SORT_ORC_BAND, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (vec.at(_TROOP_RACE, unit_troop) == RACE_MAN_ORC)
    if here.any():
        answer = vec.where(here, UNIT_SORT_MAN_ORC_BAND, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (vec.at(_TROOP_RACE, unit_troop) == RACE_DWARF)
    if here.any():
        answer = vec.where(here, UNIT_SORT_DWARF_BAND, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (vec.at(_TROOP_RACE, unit_troop) == RACE_ELF)
    if here.any():
        answer = vec.where(here, UNIT_SORT_ELF_BAND, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & vec.asked(_mounted, left_5, unit)
    if here.any():
        answer = vec.where(here, UNIT_SORT_HORSE_COMPANY, answer)
        done |= here
    left_6 = left_5 & ~done
    here = left_6 & vec.isin(
        unit_struck_as, (STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_HEAVY_FOOT, STRUCK_WILD_MAN),
    )
    if here.any():
        answer = vec.where(here, UNIT_SORT_FOOT_COMPANY, answer)
        done |= here
    left_7 = left_6 & ~done
    return vec.where(left_7, vec.NONE, answer)


def _part_of_host(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_troop = unit.numbers(_UNIT_TROOP)
    here = rows & (
        (vec.at(_TROOP_RACE, unit_troop) == RACE_ENT) | (vec.at(_TROOP_RACE, unit_troop) == RACE_GREAT_EAGLE)
        | (vec.at(_TROOP_RACE, unit_troop) == RACE_BEORNING)
        | (unit.numbers(_UNIT_STRUCK_AS) == STRUCK_ELEPHANT)
    )
    if here.any():
        answer = vec.where(here, HOST_PART_HOST_OF_OTHERS, answer)  # others
        done |= here
    left = rows & ~done
    here = left & vec.asked(_mounted, left, unit)
    if here.any():
        answer = vec.where(here, HOST_PART_HOST_ON_HORSE, answer)  # riders
        done |= here
    left_ = left & ~done
    here = left_ & (
        (vec.at(_TROOP_SIDE, unit_troop) == SIDE_EVIL)
        & vec.isin(
            vec.at(_TROOP_RACE, unit_troop), (RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF),
        )
    )
    if here.any():
        answer = vec.where(here, HOST_PART_HOST_OF_ORCS, answer)  # orcs and the like
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, HOST_PART_HOST_ON_FOOT, answer)


def _stance_of(rows: vec.Truths, answer_: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (answer_ == REACTION_RETIRE)
    if here.any():
        answer = vec.where(here, STANCE_RETIRING, answer)
        done |= here
    left = rows & ~done
    here = left & (answer_ == REACTION_RETREAT)
    if here.any():
        answer = vec.where(here, STANCE_RETREATING, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (answer_ == REACTION_ROUT)
    if here.any():
        answer = vec.where(here, STANCE_ROUTING, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, STANCE_STEADY, answer)


def _withdrawal_of(rows: vec.Truths, stance: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (stance == STANCE_RETIRING)
    if here.any():
        answer = vec.where(here, REACTION_RETIRE, answer)
        done |= here
    left = rows & ~done
    here = left & (stance == STANCE_RETREATING)
    if here.any():
        answer = vec.where(here, REACTION_RETREAT, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (stance == STANCE_ROUTING)
    if here.any():
        answer = vec.where(here, REACTION_ROUT, answer)
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, REACTION_AS_ORDERED, answer)


def _heading(rows: vec.Truths, turned: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (turned >= 360)
    if here.any():
        answer = vec.where(here, turned - 360, answer)  # a whole turn less
        done |= here
    left = rows & ~done
    return vec.where(left, turned, answer)


def _obedience(rows: vec.Truths, class_: vec.Ints, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((class_ != MORALE_CLASS_E) & (class_ != MORALE_CLASS_O))
    if here.any():
        answer = vec.where(here, OBEDIENCE_OBEYS, answer)  # such troops always obey
        done |= here
    left = rows & ~done
    here = left & (score < 3)
    if here.any():
        answer = vec.where(here, OBEDIENCE_BALKS, answer)  # below 3 pips
        done |= here
    left_ = left & ~done
    return vec.where(left_, OBEDIENCE_OBEYS, answer)  # 3 pips or more


def _old_orders_last(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 2)  # until it is changed
    answer: vec.Ints = value + 1
    return answer  # until the new order arrives


def _new_orders_last(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 4)  # the whole move
    answer: vec.Ints = value - vec.asked(_old_orders_last, rows)
    return answer  # the order before it


def _picks_own_target(rows: vec.Truths, errand: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = errand == UNIT_ERRAND_SHOOT_ERRAND
    return answer


def _after_balking(rows: vec.Truths, outcome: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.isin(outcome, (REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, REACTION_DESPERATION))
    if here.any():
        answer = vec.where(here, outcome, answer)  # it breaks
        done |= here
    left = rows & ~done
    return vec.where(left, REACTION_HALT_1, answer)  # it stays, and defends itself


def _may_drive(rows: vec.Truths, driver: vec.Things, follower: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    driver_troop = driver.numbers(_UNIT_TROOP)
    here = rows & (
        (vec.at(_TROOP_SIDE, driver_troop) == SIDE_LAW)
        | (vec.at(_TROOP_SIDE, follower.numbers(_UNIT_TROOP)) == SIDE_LAW)
    )
    if here.any():
        answer = vec.where(here, False, answer)  # only evil drives its own
        done |= here
    left = rows & ~done
    here = left & (~vec.asked(_mounted, left, driver))
    if here.any():
        answer = vec.where(here, False, answer)  # Only cavalry drives others.
        done |= here
    left_ = left & ~done
    follower_troop = follower.numbers(_UNIT_TROOP)
    here = left_ & (
        vec.asked(_standing, left_, vec.at(_TROOP_CLASS, driver_troop)) <= vec.asked(
            _standing, left_, vec.at(_TROOP_CLASS, follower_troop),
        )
    )
    if here.any():
        answer = vec.where(here, False, answer)  # It is of no higher morale class.
        done |= here
    left_2 = left_ & ~done
    driver_stance = driver.numbers(_UNIT_STANCE)
    # It has lost heart itself.
    return vec.where(left_2, (driver_stance == STANCE_STEADY) | (driver_stance == STANCE_CHARGING), answer)


def _figure_cost(rows: vec.Truths, figure: vec.Ints, armour: vec.Ints, steed: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.at(_FIGURE_PRICES_PRICE, figure)  # the points table
    test = armour == ARMOUR_MEDIUM_ARMOUR
    here = rows & test
    here_ = rows & (test & vec.asked(_human, here, figure))
    if here_.any():
        value = vec.where(here_, value + 2, value)  # medium armour
    test_ = armour == ARMOUR_HEAVY_ARMOUR
    here_2 = rows & test_
    here_ = rows & (test_ & vec.asked(_human, here_2, figure))
    if here_.any():
        value = vec.where(here_, value + 4, value)  # heavy armour
    test_2 = steed == STEED_PLAIN_HORSE
    here_3 = rows & test_2
    here_ = rows & (test_2 & vec.asked(_human, here_3, figure))
    if here_.any():
        value = vec.where(here_, value + 2, value)  # a horse
    test_3 = steed == STEED_ARMOURED_HORSE
    here_4 = rows & test_3
    here_ = rows & (test_3 & vec.asked(_human, here_4, figure))
    if here_.any():
        value = vec.where(here_, value + 4, value)  # an armoured horse
    return value


def _human(rows: vec.Truths, figure: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        figure,
        (RECRUIT_MAN_WITH_BLADE, RECRUIT_MAN_WITH_AXE, RECRUIT_RIDER_WITH_BLADE, RECRUIT_RIDER_WITH_LANCE),
    )
    return answer  # men


def _unit_cost(
    rows: vec.Truths, count: vec.Ints, figure: vec.Ints, armour: vec.Ints, steed: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_figure_cost, rows, figure, armour, steed)  # each figure
    answer: vec.Ints = value * count
    return answer  # as many as there are


def _carries_powder(rows: vec.Truths, troop: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        (vec.at(_TROOP_RACE, troop) == RACE_ORC) | (vec.at(_TROOP_RACE, troop) == RACE_URUK)
        | (vec.at(_TROOP_RACE, troop) == RACE_MAN_ORC)
    )
    return answer


def _charges_carried(rows: vec.Truths, bearers: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = bearers  # bearers to a charge
    answer: vec.Ints = value // 3
    return answer


def _keg_kills(rows: vec.Truths, distance: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = distance <= 5
    return answer


def _breach_front(rows: vec.Truths, breaches: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = breaches * 2
    return answer  # abreast through each breach


def _oil_cost(rows: vec.Truths, pots: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = pots * 3  # each pot
    answer: vec.Ints = value * 2
    return answer


def _ladder_is_held(rows: vec.Truths, holders: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = holders >= 2
    return answer


def _climbing_time(rows: vec.Truths, troop: vec.Ints, height: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    # its speed
    value = vec.product(rows, vec.quotient(rows, (height * -1), vec.asked(_climb_speed, rows, troop), 'climbing_time'), -1)
    answer: vec.Ints = vec.product(rows, value, 4)
    return answer


def _ram_strength(rows: vec.Truths, ram: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = ram.numbers(_RAM_POINTS_PAID)
    ram_burnt = ram.numbers(_RAM_BURNT)
    test = (ram_burnt >= 4) & (ram_burnt < 8)
    here = rows & test
    if here.any():
        value = vec.where(here, value * 3, value)  # scorched
    here = rows & ~test
    if here.any():
        value = vec.where(here, value * 4, value)
    here = rows & ((ram_burnt < 8) | (ram_burnt >= 12))
    if here.any():
        value = vec.where(here, value * 2, value)  # unless charred
    here = rows & (ram_burnt >= 12)
    if here.any():
        value = vec.where(here, 0, value)  # burnt out
    here = rows & (value > 192)
    if here.any():
        value = vec.where(here, 192, value)  # the table ends here
    value = ((value * -1) // 32) * -1  # rounded up
    answer: vec.Ints = value * 4
    return answer


def _letter_number(rows: vec.Truths, letter: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (letter == BREACH_LETTER_A)
    if here.any():
        answer = vec.where(here, 1, answer)
        done |= here
    left = rows & ~done
    here = left & (letter == BREACH_LETTER_B)
    if here.any():
        answer = vec.where(here, 2, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (letter == BREACH_LETTER_C)
    if here.any():
        answer = vec.where(here, 3, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (letter == BREACH_LETTER_D)
    if here.any():
        answer = vec.where(here, 4, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (letter == BREACH_LETTER_E)
    if here.any():
        answer = vec.where(here, 5, answer)
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, 6, answer)


def _letter_at(rows: vec.Truths, place: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (place <= 1)
    if here.any():
        answer = vec.where(here, BREACH_LETTER_A, answer)
        done |= here
    left = rows & ~done
    here = left & (place == 2)
    if here.any():
        answer = vec.where(here, BREACH_LETTER_B, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (place == 3)
    if here.any():
        answer = vec.where(here, BREACH_LETTER_C, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (place == 4)
    if here.any():
        answer = vec.where(here, BREACH_LETTER_D, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (place == 5)
    if here.any():
        answer = vec.where(here, BREACH_LETTER_E, answer)
        done |= here
    left_4 = left_3 & ~done
    return vec.where(left_4, BREACH_LETTER_F, answer)  # no letter is worse


def _breach_place(rows: vec.Truths, ram: vec.Things, barrier: vec.Ints, strength: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    # the table
    value = vec.asked(
        _letter_number, rows,
        _siege_letters_letters(rows, barrier, vec.asked(_ram_strength, rows, ram), strength),
    )
    here = rows & ram.truths(_RAM_UPHILL)
    if here.any():
        value = vec.where(here, value + 1, value)  # ramming uphill
    here = rows & ram.truths(_RAM_UNDER_ATTACK)
    if here.any():
        value = vec.where(here, value + 1, value)  # under attack from above
    here = rows & (~ram.truths(_RAM_ROOFED))
    if here.any():
        value = vec.where(here, value + 3, value)  # no roof
    return value


def _breach_letter(rows: vec.Truths, ram: vec.Things, barrier: vec.Ints, strength: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_letter_at, rows, vec.asked(_breach_place, rows, ram, barrier, strength))
    return answer


def _climb_speed(rows: vec.Truths, troop: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    test = (vec.at(_TROOP_RACE, troop) == RACE_ORC) | (vec.at(_TROOP_RACE, troop) == RACE_URUK)
    here = rows & test
    if here.any():
        value = vec.where(here, 6, value)  # orcs
    here = rows & ~test
    if here.any():
        value = vec.where(here, 4, value)  # others
    return value


def _ladder_cost(rows: vec.Truths, length: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = length
    answer: vec.Ints = ((value * -1) // 2) * -1
    return answer


def _ladder_room(rows: vec.Truths, length: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = length  # room on the rungs
    answer: vec.Ints = value // 2
    return answer


def _flyer_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_winged = unit.truths(_UNIT_WINGED)
    test = unit_winged
    here = rows & test
    here_ = rows & (test & vec.asked(_is_the_king, here, unit))
    if here_.any():
        answer = vec.where(here_, FLYER_WINGED_KING, answer)
        done |= here_
    left = rows & ~done
    here_ = left & unit_winged
    if here_.any():
        answer = vec.where(here_, FLYER_WINGED_WRAITH, answer)
        done |= here_
    left_ = left & ~done
    here_ = left_ & (unit.numbers(_UNIT_CHIEFTAIN) == CHIEFTAIN_GWAIHIR)
    if here_.any():
        answer = vec.where(here_, FLYER_HERO_EAGLE, answer)
        done |= here_
    left_2 = left_ & ~done
    unit_struck_as = unit.numbers(_UNIT_STRUCK_AS)
    here_ = left_2 & (unit_struck_as == STRUCK_GREAT_EAGLE)
    if here_.any():
        here_2 = here_ & (unit.numbers(_UNIT_MEN) >= 2)
        if here_2.any():
            answer = vec.where(here_2, FLYER_EAGLE_PAIR, answer)  # in company
            done |= here_2
        left_3 = here_ & ~done
        answer = vec.where(left_3, FLYER_LONE_EAGLE, answer)
        done |= left_3
    left_4 = left_2 & ~done
    return vec.where(left_4, vec.NONE, answer)


def _aloft(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = unit.numbers(_UNIT_FLIGHT) != FLIGHT_ON_THE_GROUND
    return answer


def _dazed(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    unit_since_fall = unit.numbers(_UNIT_SINCE_FALL)
    test = unit_since_fall != vec.NONE
    here = rows & test
    answer: vec.Truths = test & (vec.asked(_fallen_rider, here, unit_since_fall) == RIDER_PLIGHT_ONLY_DEFENDS)
    return answer


def _still_enough(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    test = ~unit.truths(_UNIT_WINGED)
    here = rows & ~test
    here_ = rows & (test | (~vec.asked(_aloft, here, unit)))
    if here_.any():
        answer = vec.where(here_, True, answer)  # no wings
        done |= here_
    left = rows & ~done
    return vec.where(
        left,
        unit.numbers(_UNIT_FLOWN_NOW) <= vec.asked(
            _steed_flight, left, vec.every(left, True), unit.truths(_UNIT_LANDS_NOW),
        ),
        answer,
    )


def _attacks_in_the_air(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 2)  # it strikes alone
    here = rows & (vec.asked(_flyer_of, rows, unit) == FLYER_EAGLE_PAIR)
    if here.any():
        value = vec.where(here, unit.numbers(_UNIT_MEN), value)  # each pair
    answer: vec.Ints = value // 2
    return answer


def _strikes_back_in_the_air(rows: vec.Truths, prey: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = (
        (~prey.truths(_UNIT_ORDERED_NOW))
        & (~prey.truths(_UNIT_MARCHED_NOW))
        & (~prey.things(_UNIT_AIR_PREY).given)
    )
    here = rows & test
    answer: vec.Truths = test & (~vec.asked(_dazed, here, prey))
    return answer


def _beam_effect(rows: vec.Truths, rider: vec.Ints, distance: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(_BEAM_EFFECTS_EFFECT, rider * 6 + vec.cut(distance, _BEAM_EFFECTS_EFFECT_CUTS))
    return answer


def _beam_clearance(rows: vec.Truths, rider: vec.Ints, distance: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.at(
        _BEAM_EFFECTS_CLEARANCE, rider * 6 + vec.cut(distance, _BEAM_EFFECTS_CLEARANCE_CUTS),
    )
    return answer


def _king_is_stopped(rows: vec.Truths, answer_: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (
        (answer_ != REACTION_AS_ORDERED)
        & (answer_ != REACTION_ADVANCE_1)
        & (answer_ != REACTION_ADVANCE_2)
    )
    return answer


def _spell_reaches(rows: vec.Truths, spell: vec.Ints, distance: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (vec.at(_SPELL_SPELL_REACH, spell) == vec.NONE)
    if here.any():
        answer = vec.where(here, True, answer)  # no reach is given
        done |= here
    left = rows & ~done
    test = vec.at(_SPELL_SPELL_REACH, spell) != vec.NONE
    here_ = left & test
    return vec.where(
        left, test & (distance <= vec.present(here_, vec.at(_SPELL_SPELL_REACH, spell), '')), answer,
    )


def _portal_strength(rows: vec.Truths, level: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return level  # the caster's energy before the spell


def _fire_prey(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_troop = unit.numbers(_UNIT_TROOP)
    here = rows & (vec.at(_TROOP_RACE, unit_troop) == RACE_TROLL)
    if here.any():
        answer = vec.where(here, FIRE_PREY_STURDY_PREY, answer)  # trolls
        done |= here
    left = rows & ~done
    here = left & vec.isin(
        vec.at(_TROOP_RACE, unit_troop), (RACE_ORC, RACE_URUK, RACE_WOLF, RACE_HOBBIT, RACE_DWARF),
    )
    if here.any():
        answer = vec.where(here, FIRE_PREY_FURRY_PREY, answer)  # small or furry
        done |= here
    left_ = left & ~done
    return vec.where(left_, FIRE_PREY_LARGER_PREY, answer)


def _fire_harm(rows: vec.Truths, prey: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (prey == FIRE_PREY_FURRY_PREY)
    if here.any():
        answer = vec.where(here, FIRE_HARM_BURNS_TO_DEATH, answer)
        done |= here
    left = rows & ~done
    here = left & (prey == FIRE_PREY_LARGER_PREY)
    if here.any():
        answer = vec.where(here, FIRE_HARM_BRUSHES_IT_OFF, answer)
        done |= here
    left_ = left & ~done
    return vec.where(left_, FIRE_HARM_TESTS_ITS_NERVE, answer)


def _fire_can_be_thrown(rows: vec.Truths, distance: vec.Ints, touched: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~touched)
    if here.any():
        answer = vec.where(here, False, answer)  # Only what has been touched in the same move burns.
        done |= here
    left = rows & ~done
    return vec.where(left, distance <= 80, answer)  # It is out of a javelin's range.


def _uses_weapons(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (unit.numbers(_UNIT_STRUCK_AS) == STRUCK_ELEPHANT)
    if here.any():
        answer = vec.where(here, False, answer)  # a beast
        done |= here
    left = rows & ~done
    return vec.where(
        left,
        ~vec.isin(
            vec.at(_TROOP_RACE, unit.numbers(_UNIT_TROOP)),
            (RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_WOLF, RACE_ELEPHANT),
        ),
        answer,
    )


def _bolt_kills(
    rows: vec.Truths, wizard: vec.Ints, distance: vec.Ints, wrestler: vec.Truths, sacrifice: vec.Truths,
) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~vec.asked(_spell_reaches, rows, vec.full(rows, SPELL_DEFENCE_BOLT), distance))
    if here.any():
        answer = vec.where(here, False, answer)  # too far away
        done |= here
    left = rows & ~done
    here = left & (~wrestler)
    if here.any():
        answer = vec.where(here, True, answer)  # whoever is near
        done |= here
    left_ = left & ~done
    return vec.where(left_, (wizard == WIZARD_GANDALF) & sacrifice, answer)


def _burst_fate(rows: vec.Truths, distance: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (distance <= 10)
    if here.any():
        answer = vec.where(here, BURST_FATE_KILLED_BY_BURST, answer)  # at its heart
        done |= here
    left = rows & ~done
    here = left & vec.asked(_spell_reaches, left, vec.full(left, SPELL_FIRE_BURST), distance)
    if here.any():
        answer = vec.where(here, BURST_FATE_TRIED_BY_FIRE, answer)  # within its reach
        done |= here
    left_ = left & ~done
    return vec.where(left_, BURST_FATE_BEYOND_THE_BURST, answer)


def _immune_to_rout(rows: vec.Truths, chieftain: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_hero, rows, chieftain)
    return answer


def _lost_with_staff(rows: vec.Truths, wizard: vec.Ints, spell: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((spell == SPELL_DEFENCE_BOLT) | (spell == SPELL_BREAK_STAFF))
    if here.any():
        answer = vec.where(here, True, answer)  # both wizards
        done |= here
    left = rows & ~done
    here = left & ((wizard == WIZARD_GANDALF) & ((spell == SPELL_FIRE_BURST) | (spell == SPELL_ILLUMINATE)))
    if here.any():
        answer = vec.where(here, True, answer)  # Gandalf
        done |= here
    left_ = left & ~done
    # the Witch-King
    return vec.where(
        left_, (wizard == WIZARD_WITCH_KING) & ((spell == SPELL_ROUT_SPELL) | (spell == SPELL_IMPRESS)),
        answer,
    )


def _javelin_throw(rows: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    return vec.full(rows, 80)


def _is_the_king(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = unit.numbers(_UNIT_CHIEFTAIN) == CHIEFTAIN_ANGMAR_KING
    return answer


def _is_a_wraith(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = unit.numbers(_UNIT_CHIEFTAIN) == CHIEFTAIN_RINGWRAITH
    return answer


def _worth_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(
        _unit_cost, rows, unit.numbers(_UNIT_MEN), unit.numbers(_UNIT_RECRUIT), unit.numbers(_UNIT_ARMOUR),
        unit.numbers(_UNIT_STEED),
    )
    here = rows & vec.asked(_lone_figure, rows, unit)
    if here.any():
        value = vec.where(here, 0, value)  # leaders with names are not on the points table
    unit_ladder_length = unit.numbers(_UNIT_LADDER_LENGTH)
    here = rows & (unit_ladder_length > 0)
    if here.any():
        # its ladder
        value = vec.where(here, value + (vec.asked(_ladder_cost, here, unit_ladder_length) * 2), value)
    return value


def _night_folk(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.isin(
        vec.at(_TROOP_RACE, unit.numbers(_UNIT_TROOP)),
        (RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF),
    )
    return answer


def _shot_is_known(rows: vec.Truths, missile: vec.Ints, prey: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & (~(vec.at(_MISSILE_REACHES_REACH, missile) >= vec.FLOOR))
    if here.any():
        answer = vec.where(here, False, answer)  # Its range is lost.
        done |= here
    left = rows & ~done
    prey_struck_as = prey.numbers(_UNIT_STRUCK_AS)
    here = left & (
        ~vec.isin(
            prey_struck_as,
            (
                STRUCK_HILL_TROLL, STRUCK_STONE_TROLL, STRUCK_MAN_ORC, STRUCK_URUK, STRUCK_GOBLIN,
                STRUCK_WOLF, STRUCK_WARG, STRUCK_WOLF_RIDER, STRUCK_WILD_MAN, STRUCK_HEAVY_HORSE,
                STRUCK_MEDIUM_HORSE, STRUCK_LIGHT_HORSE, STRUCK_HEAVY_FOOT, STRUCK_MEDIUM_FOOT,
                STRUCK_LIGHT_FOOT, STRUCK_CHARIOT, STRUCK_ELEPHANT,
            ),
        )
    )
    if here.any():
        answer = vec.where(here, False, answer)  # It is not on the chart.
        done |= here
    left_ = left & ~done
    # The number is lost.
    return vec.where(
        left_,
        vec.at(
            _SHOTS_OF_LAW_WEAPON, vec.asked(_like_missile, left_, missile) * 25 + prey_struck_as,
        ) >= vec.FLOOR,
        answer,
    )


def _pace_under(rows: vec.Truths, sky: vec.Ints, endless_rain: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (sky == SKY_SNOWFALL)
    if here.any():
        answer = vec.where(here, 50, answer)  # snow
        done |= here
    left = rows & ~done
    here = left & (sky == SKY_STORMY_RAIN)
    if here.any():
        answer = vec.where(here, 75, answer)  # stormy rain
        done |= here
    left_ = left & ~done
    here = left_ & ((sky == SKY_RAINFALL) & endless_rain)
    if here.any():
        answer = vec.where(here, 50, answer)  # rain without end
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, 100, answer)


def _sight_under(rows: vec.Truths, sky: vec.Ints, race: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (sky == SKY_SNOWFALL)
    if here.any():
        here_ = here & (race == RACE_ELF)
        if here_.any():
            answer = vec.where(here_, 50, answer)  # elves in snow
            done |= here_
        left = here & ~done
        answer = vec.where(left, 25, answer)  # snow
        done |= left
    left_ = rows & ~done
    here = left_ & ((sky == SKY_STORMY_RAIN) & (race != RACE_ELF))
    if here.any():
        answer = vec.where(here, 75, answer)  # stormy rain
        done |= here
    left_2 = left_ & ~done
    return vec.where(left_2, 100, answer)


def _longer_rest(rows: vec.Truths, sky: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (sky == SKY_HOT_SKY)
    if here.any():
        answer = vec.where(here, 4, answer)  # the heat
        done |= here
    left = rows & ~done
    return vec.where(left, 0, answer)


def _beast_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (unit.numbers(_UNIT_STRIKES_AS) == STRIKER_MUMAK)
    if here.any():
        answer = vec.where(here, WAR_BEAST_WAR_MUMAK, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, WAR_BEAST_WAR_ELEPHANT, answer)


def _turn_of(rows: vec.Truths, course: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (course == COURSE_STRAIGHT_ON)
    if here.any():
        answer = vec.where(here, 0, answer)
        done |= here
    left = rows & ~done
    here = left & (course == COURSE_FORWARD_RIGHT)
    if here.any():
        answer = vec.where(here, 45, answer)
        done |= here
    left_ = left & ~done
    here = left_ & (course == COURSE_SIDEWAYS_RIGHT)
    if here.any():
        answer = vec.where(here, 90, answer)
        done |= here
    left_2 = left_ & ~done
    here = left_2 & (course == COURSE_BACK_RIGHT)
    if here.any():
        answer = vec.where(here, 135, answer)
        done |= here
    left_3 = left_2 & ~done
    here = left_3 & (course == COURSE_STRAIGHT_BACK)
    if here.any():
        answer = vec.where(here, 180, answer)
        done |= here
    left_4 = left_3 & ~done
    here = left_4 & (course == COURSE_BACK_LEFT)
    if here.any():
        answer = vec.where(here, 225, answer)
        done |= here
    left_5 = left_4 & ~done
    here = left_5 & (course == COURSE_SIDEWAYS_LEFT)
    if here.any():
        answer = vec.where(here, 270, answer)
        done |= here
    left_6 = left_5 & ~done
    return vec.where(left_6, 315, answer)


def _gait_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (unit.numbers(_UNIT_SPACING) == SPACING_OPEN_ORDER)
    if here.any():
        answer = vec.where(here, GAIT_OPEN_MARCH, answer)  # open order
        done |= here
    left = rows & ~done
    return vec.where(left, GAIT_CLOSE_MARCH, answer)  # close order


def _withdrawal_distance(
    rows: vec.Truths, unit: vec.Things, answer_: vec.Ints, ground: vec.Ints, sky: vec.Ints,
) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)
    here = rows & ((answer_ == REACTION_RETIRE) | (answer_ == REACTION_RETREAT))
    if here.any():
        # a normal move
        value = vec.where(
            here,
            value
                + vec.asked(
                    _pace, here, unit, vec.asked(_gait_of, here, unit), ground, sky, vec.every(here, False),
                ),
            value,
        )
    here = rows & (answer_ == REACTION_ROUT)
    if here.any():
        # a move at the charge
        value = vec.where(
            here,
            value
                + vec.asked(
                    _pace, here, unit, vec.full(here, GAIT_CHARGE_RUN), ground, sky, vec.every(here, False),
                ),
            value,
        )
    return value


def _facing_in(rows: vec.Truths, answer_: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((answer_ == REACTION_RETREAT) | (answer_ == REACTION_ROUT))
    if here.any():
        answer = vec.where(here, FACING_FROM_THE_FOE, answer)  # its back to the enemy
        done |= here
    left = rows & ~done
    return vec.where(left, FACING_TO_THE_FOE, answer)


def _hit_from_behind(rows: vec.Truths, answer_: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_facing_in, rows, answer_) == FACING_FROM_THE_FOE
    return answer


def _pursuit_has_impetus(rows: vec.Truths, answer_: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = answer_ == REACTION_ROUT
    return answer


def _rout_goes_round(rows: vec.Truths, hindrance: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (hindrance == HINDRANCE_HINDERING_HOUSES) | (hindrance == HINDRANCE_HINDERING_MELEE)
    return answer


def _after_rally_test(rows: vec.Truths, stance: vec.Ints, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.asked(_rallies, rows, score)
    if here.any():
        answer = vec.where(here, STANCE_STEADY, answer)  # it rallies
        done |= here
    left = rows & ~done
    return vec.where(left, stance, answer)  # it goes on as it did


def _in_the_sun(rows: vec.Truths, score: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (score < 8)
    if here.any():
        answer = vec.where(here, SUNLIGHT_ANSWER_RUNS_FOR_SHELTER, answer)  # below 8 pips
        done |= here
    left = rows & ~done
    return vec.where(left, SUNLIGHT_ANSWER_BEARS_THE_SUN, answer)


def _remnant_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    unit_men = unit.numbers(_UNIT_MEN)
    unit_began_with = unit.numbers(_UNIT_BEGAN_WITH)
    here = rows & ((unit_men * 4) <= unit_began_with)
    if here.any():
        answer = vec.where(here, REMNANT_BELOW_QUARTER, answer)  # hardly anybody is left
        done |= here
    left = rows & ~done
    here = left & ((unit_men * 2) < unit_began_with)
    if here.any():
        answer = vec.where(here, REMNANT_BELOW_HALF, answer)  # few are left
        done |= here
    left_ = left & ~done
    return vec.where(left_, REMNANT_HALF_OR_MORE, answer)


def _remnant_duty(rows: vec.Truths, remnant: vec.Ints, moves_since: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (remnant == REMNANT_HALF_OR_MORE)
    if here.any():
        answer = vec.where(here, REMNANT_DUTY_NOTHING_SPECIAL, answer)  # strong enough
        done |= here
    left = rows & ~done
    here = left & ((remnant == REMNANT_BELOW_QUARTER) & (moves_since == 0))
    if here.any():
        answer = vec.where(here, REMNANT_DUTY_LAST_THROW, answer)  # at once, with hardly anybody left
        done |= here
    left_ = left & ~done
    here = left_ & (remnant == REMNANT_BELOW_HALF)
    if here.any():
        here_ = here & (moves_since == 0)
        if here_.any():
            # in the move in which it becomes weak
            answer = vec.where(here_, REMNANT_DUTY_TEST_OF_MORALE, answer)
            done |= here_
        left_2 = here & ~done
        here_ = left_2 & (moves_since == 1)
        if here_.any():
            answer = vec.where(here_, REMNANT_DUTY_LAST_THROW, answer)  # in the move after
            done |= here_
    left_3 = left_ & ~done
    return vec.where(left_3, REMNANT_DUTY_NOTHING_SPECIAL, answer)  # it has made up its mind


def _wizard_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (unit.numbers(_UNIT_CHIEFTAIN) == CHIEFTAIN_ANGMAR_KING)
    if here.any():
        answer = vec.where(here, WIZARD_WITCH_KING, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, WIZARD_GANDALF, answer)


def _men_caught(rows: vec.Truths, unit: vec.Things, reach: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.product(
        rows,
        vec.product(rows, vec.quotient(rows, (reach * -2), vec.asked(_file_width, rows, unit), 'men_caught'), -1),
        vec.smaller(vec.asked(_ranks_of, rows, unit), vec.asked(_rank_room, rows, reach)),
    )
    limit = unit.numbers(_UNIT_MEN) * 2
    here = rows & (value > limit)
    if here.any():
        value = vec.where(here, limit, value)  # no more than there are
    answer: vec.Ints = vec.product(rows, (vec.product(rows, value, -1) // 2), -1)
    return answer


def _rank_room(rows: vec.Truths, reach: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = reach * 10
    value = ((value * -1) // 127) * -1
    answer: vec.Ints = value * 2
    return answer


def _circle_of(rows: vec.Truths, spell: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 0)  # no reach is given
    here = rows & (vec.at(_SPELL_SPELL_REACH, spell) != vec.NONE)
    if here.any():
        value = vec.where(here, vec.present(here, vec.at(_SPELL_SPELL_REACH, spell), ''), value)  # the spell
    return value


def _dark_rider(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.asked(_is_the_king, rows, unit)
    if here.any():
        answer = vec.where(here, DARK_RIDER_BEAMED_KING, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, DARK_RIDER_BEAMED_WRAITH, answer)


def _armed_men(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = unit.numbers(_UNIT_MEN)
    value = value - unit.numbers(_UNIT_UNARMED)  # those who have dropped them
    here = rows & (value < 0)
    if here.any():
        value = vec.where(here, 0, value)
    return value


def _without_weapons(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = unit.numbers(_UNIT_MEN) > 0
    here = rows & test
    answer: vec.Truths = test & (vec.asked(_armed_men, here, unit) == 0)
    return answer


def _men_attacked(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.asked(_fighters, rows, unit)  # each attacks a man
    here = rows & vec.asked(_lone_figure, rows, unit)
    if here.any():
        value = vec.where(here, 1, value)  # a hero has a single opponent
    return value


def _rest_of(rows: vec.Truths, unit: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & (unit.truths(_UNIT_MARCHED_NOW) | unit.things(_UNIT_FOE).given)
    if here.any():
        answer = vec.where(here, RESTING_HALF_REST, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, RESTING_FULL_REST, answer)


def _after_burning(rows: vec.Truths, wakefulness: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & ((wakefulness == WAKEFULNESS_DORMANT_WOOD) | (wakefulness == WAKEFULNESS_SLUGGISH_WOOD))
    if here.any():
        answer = vec.where(here, WAKEFULNESS_ACTIVE_WOOD, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, WAKEFULNESS_ACTIVE_WOOD, answer)


def _hostile_wood(rows: vec.Truths, side: vec.Ints, allegiance: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & ((side == SIDE_EVIL) & (allegiance == ALLEGIANCE_GOOD_WOOD))
    if here.any():
        answer = vec.where(here, True, answer)  # evil in a good wood
        done |= here
    left = rows & ~done
    # law in an evil wood
    return vec.where(left, (side == SIDE_LAW) & (allegiance == ALLEGIANCE_EVIL_WOOD), answer)


def _horses_shy(rows: vec.Truths, unit: vec.Things, distance: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    test = distance <= 75
    here = rows & test
    answer: vec.Truths = test & vec.asked(_mounted, here, unit)
    return answer


def _darts_thrown(rows: vec.Truths, darts_wanted: vec.Ints, darts_left: vec.Ints) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.smaller(darts_wanted, darts_left)
    here = rows & (value > 10)
    if here.any():
        value = vec.where(here, 10, value)  # no more are carried
    return value


def _darts_replenished(rows: vec.Truths, moves_there: vec.Ints, host_engaged: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    here = rows & host_engaged
    if here.any():
        answer = vec.where(here, False, answer)  # the unit is fighting
        done |= here
    left = rows & ~done
    return vec.where(left, moves_there >= 12, answer)


def _steed_flight(rows: vec.Truths, casting: vec.Truths, landing: vec.Truths) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    value = vec.full(rows, 2000)  # as eagles
    here = rows & casting
    if here.any():
        value = vec.where(here, value // 2, value)  # motionless while its rider casts
    here = rows & landing
    if here.any():
        value = vec.where(here, value - 500, value)  # landing
    return value


def _safe_from_eagles(rows: vec.Truths, flight: vec.Ints, among_friends: vec.Truths) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = (flight == FLIGHT_ON_THE_GROUND) & among_friends
    return answer


def _wraith_may_return(rows: vec.Truths, moves_away: vec.Ints) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = moves_away >= 12
    return answer


def _can_be_ordered(rows: vec.Truths, unit: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer = vec.every(rows, False)
    done = vec.every(rows, False)
    unit_stance = unit.numbers(_UNIT_STANCE)
    here = rows & (
        (unit_stance == STANCE_RETIRING) | (unit_stance == STANCE_RETREATING)
        | (unit_stance == STANCE_ROUTING)
    )
    if here.any():
        answer = vec.where(here, False, answer)  # it withdraws
        done |= here
    left = rows & ~done
    here = left & (unit.numbers(_UNIT_HALTED_FOR) > 0)
    if here.any():
        answer = vec.where(here, False, answer)  # it halts
        done |= here
    left_ = left & ~done
    here = left_ & (unit.numbers(_UNIT_RASH_FOR) > 0)
    if here.any():
        answer = vec.where(here, False, answer)  # it cannot be held
        done |= here
    left_2 = left_ & ~done
    test = unit.numbers(_UNIT_MOVES_AWAY) == vec.NONE
    here_ = left_2 & test
    # it is beaten; it has fallen from the sky
    return vec.where(left_2, test & (~vec.asked(_dazed, here_, unit)), answer)


def _standing_units_troop(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_TROOP)
    return answer


def _standing_units_men(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_MEN)
    return answer


def _standing_units_faces_toward(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_FACES_TOWARD)
    return answer


def _standing_units_organisation(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_ORGANISATION)
    return answer


def _standing_units_stance(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_STANCE)
    return answer


def _standing_units_duty_now(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & u.things(_UNIT_WARLORD).same(warlord)
    if here.any():
        answer = vec.where(here, u.numbers(_UNIT_DUTY_NOW), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _hour_of_the_day_fallen(rows: vec.Truths, warlord: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = warlord.numbers(_WARLORD_MEN_FALLEN)
    return answer


def _lie_of_the_land_ground_sort(rows: vec.Truths, warlord: vec.Things, t: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = t.numbers(_TRACT_GROUND_SORT)
    return answer


def _units_on_the_field_faces_toward(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_FACES_TOWARD)
    return answer


def _units_on_the_field_whose(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = u.things(_UNIT_WARLORD)
    return answer


def _walls_on_the_field_barrier(rows: vec.Truths, warlord: vec.Things, r: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = r.numbers(_RAMPART_BARRIER)
    return answer


def _walls_on_the_field_toughness(rows: vec.Truths, warlord: vec.Things, r: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = r.numbers(_RAMPART_TOUGHNESS)
    return answer


def _walls_on_the_field_holes(rows: vec.Truths, warlord: vec.Things, r: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = r.numbers(_RAMPART_HOLES)
    return answer


def _flyers_on_the_field_flight(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_FLIGHT)
    return answer


def _flyers_on_the_field_faces_toward(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_FACES_TOWARD)
    return answer


def _flyers_on_the_field_whose(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = u.things(_UNIT_WARLORD)
    return answer


def _houses_on_the_field_built_as(rows: vec.Truths, warlord: vec.Things, t: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.present(rows, t.numbers(_TRACT_BUILT_AS), '')
    return answer


def _houses_on_the_field_on_fire(rows: vec.Truths, warlord: vec.Things, t: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = t.truths(_TRACT_ON_FIRE)
    return answer


def _powder_on_the_field_rampart(rows: vec.Truths, warlord: vec.Things, k: vec.Things) -> vec.Things:
    if not rows.any():
        return vec.nothing(rows)
    answer: vec.Things = k.things(_KEG_RAMPART)
    return answer


def _army_list_troop(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_TROOP)
    return answer


def _army_list_men(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = u.numbers(_UNIT_MEN)
    return answer


def _army_list_stands_for(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_soldiers_shown, rows, u.numbers(_UNIT_MEN))
    return answer


def _army_list_worth(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer: vec.Ints = vec.asked(_worth_of, rows, u)
    return answer


def _army_list_rough(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Truths:
    if not rows.any():
        return vec.every(rows, False)
    answer: vec.Truths = vec.asked(_rough_base, rows, u.numbers(_UNIT_TROOP))
    return answer


def _army_list_life_left(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    here = rows & vec.asked(_lone_figure, rows, u)
    if here.any():
        answer = vec.where(here, u.numbers(_UNIT_LIFE_LEFT), answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _army_list_energy(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    u_energy = u.numbers(_UNIT_ENERGY)
    here = rows & (u_energy > 0)
    if here.any():
        answer = vec.where(here, u_energy, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _army_list_darts(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    u_darts = u.numbers(_UNIT_DARTS)
    here = rows & (u_darts > 0)
    if here.any():
        answer = vec.where(here, u_darts, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _army_list_brands(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    u_brands = u.numbers(_UNIT_BRANDS)
    here = rows & (u_brands > 0)
    if here.any():
        answer = vec.where(here, u_brands, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _army_list_powder(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    u_powder = u.numbers(_UNIT_POWDER)
    here = rows & (u_powder > 0)
    if here.any():
        answer = vec.where(here, u_powder, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _army_list_unarmed(rows: vec.Truths, warlord: vec.Things, u: vec.Things) -> vec.Ints:
    if not rows.any():
        return vec.full(rows, 0)
    answer = vec.full(rows, 0)
    done = vec.every(rows, False)
    u_unarmed = u.numbers(_UNIT_UNARMED)
    here = rows & (u_unarmed > 0)
    if here.any():
        answer = vec.where(here, u_unarmed, answer)
        done |= here
    left = rows & ~done
    return vec.where(left, vec.NONE, answer)


def _missile_reaches_reachs(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_MISSILE_REACHES_REACH, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, missile_reaches_reach, 0, key_1)
    return cell


def _host_shares_shares(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_HOST_SHARES_SHARE, key_1 * 4 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, host_shares_share, 0, key_1, key_2)
    return cell


def _quarrel_shares_shares(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_QUARREL_SHARES_SHARE, key_1 * 16 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, quarrel_shares_share, 0, key_1, key_2)
    return cell


def _burning_times_lastss(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_BURNING_TIMES_LASTS, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, burning_times_lasts, 0, key_1)
    return cell


def _shots_of_law_weapons(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_SHOTS_OF_LAW_WEAPON, key_1 * 25 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, shots_of_law_weapon, 0, key_1, key_2)
    return cell


def _figure_dice_dices(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_FIGURE_DICE_DICE, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, figure_dice_dice, 0, key_1)
    return cell


def _hero_fronts_all_arounds(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_HERO_FRONTS_ALL_AROUND, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, hero_fronts_all_around, 0, key_1)
    return cell


def _hero_fronts_in_fronts(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_HERO_FRONTS_IN_FRONT, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, hero_fronts_in_front, 0, key_1)
    return cell


def _impetus_of_law_weapons(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_IMPETUS_OF_LAW_WEAPON, key_1 * 25 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, impetus_of_law_weapon, 0, key_1, key_2)
    return cell


def _weapons_of_evil_weapons(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_WEAPONS_OF_EVIL_WEAPON, key_1 * 25 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, weapons_of_evil_weapon, 0, key_1, key_2)
    return cell


def _weapons_of_law_weapons(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_WEAPONS_OF_LAW_WEAPON, key_1 * 25 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, weapons_of_law_weapon, 0, key_1, key_2)
    return cell


def _fighting_ranks_rankss(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_FIGHTING_RANKS_RANKS, key_1 * 29 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, fighting_ranks_ranks, 0, key_1, key_2)
    return cell


def _casualty_chart_fallens(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_CASUALTY_CHART_FALLEN, vec.dense(key_1, -8, 37) * 27 + vec.dense(key_2, 0, 27))
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, casualty_chart_fallen, 0, key_1, key_2)
    return cell


def _withdrawals_afters(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_WITHDRAWALS_AFTER, key_1 * 9 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, withdrawals_after, 0, key_1, key_2)
    return cell


def _paces_distances(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_PACES_DISTANCE, key_1 * 3 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, paces_distance, 0, key_1, key_2)
    return cell


def _ground_shares_parts(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints) -> vec.Ints:
    cell = vec.at(_GROUND_SHARES_PART, key_1 * 11 + key_2)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, ground_shares_part, 0, key_1, key_2)
    return cell


def _charge_rests_rests(rows: vec.Truths, key_1: vec.Ints) -> vec.Ints:
    cell = vec.at(_CHARGE_RESTS_REST, key_1)
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, charge_rests_rest, 0, key_1)
    return cell


def _siege_letters_letters(rows: vec.Truths, key_1: vec.Ints, key_2: vec.Ints, key_3: vec.Ints) -> vec.Ints:
    cell = vec.at(_SIEGE_LETTERS_LETTER, key_1 * 276 + vec.dense(key_2, 3, 23) * 12 + vec.dense(key_3, 5, 12))
    odd = rows & (cell < vec.FLOOR) & (cell != vec.NONE)
    if odd.any():
        vec.fail_cell(odd, siege_letters_letter, 0, key_1, key_2, key_3)
    return cell
