"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

# flyer
Flyer = NewType("Flyer", int)
FLYER_EAGLE_PAIR: Final = Flyer(0)
FLYER_LONE_EAGLE: Final = Flyer(1)
FLYER_HERO_EAGLE: Final = Flyer(2)
FLYER_WINGED_WRAITH: Final = Flyer(3)
FLYER_WINGED_KING: Final = Flyer(4)

# how it flies
Flight = NewType("Flight", int)
FLIGHT_FIGHTING_HEIGHT: Final = Flight(0)
FLIGHT_FLYING_HIGH: Final = Flight(1)
FLIGHT_ON_THE_GROUND: Final = Flight(2)

# what a rider can do whose steed has fallen
RiderPlight = NewType("RiderPlight", int)
RIDER_PLIGHT_ONLY_DEFENDS: Final = RiderPlight(0)
RIDER_PLIGHT_GOES_ON_FOOT: Final = RiderPlight(1)

# part of an army
HostPart = NewType("HostPart", int)
HOST_PART_HOST_OF_ORCS: Final = HostPart(0)
HOST_PART_HOST_ON_FOOT: Final = HostPart(1)
HOST_PART_HOST_ON_HORSE: Final = HostPart(2)
HOST_PART_HOST_OF_OTHERS: Final = HostPart(3)

# sort of unit
UnitSort = NewType("UnitSort", int)
UNIT_SORT_ORC_BAND: Final = UnitSort(0)
UNIT_SORT_MAN_ORC_BAND: Final = UnitSort(1)
UNIT_SORT_WOLF_BAND: Final = UnitSort(2)
UNIT_SORT_DWARF_BAND: Final = UnitSort(3)
UNIT_SORT_ELF_BAND: Final = UnitSort(4)
UNIT_SORT_FOOT_COMPANY: Final = UnitSort(5)
UNIT_SORT_HORSE_COMPANY: Final = UnitSort(6)

# base
BaseSort = NewType("BaseSort", int)
BASE_SORT_MAN_BASE: Final = BaseSort(0)
BASE_SORT_RIDER_BASE: Final = BaseSort(1)
BASE_SORT_BEAST_BASE: Final = BaseSort(2)
BASE_SORT_CHARIOT_BASE: Final = BaseSort(3)

# unit at the fords
FordsCompany = NewType("FordsCompany", int)
FORDS_COMPANY_COMPANY_AXES: Final = FordsCompany(0)
FORDS_COMPANY_COMPANY_BOWS: Final = FordsCompany(1)
FORDS_COMPANY_COMPANY_RIDERS: Final = FordsCompany(2)
FORDS_COMPANY_COMPANY_GUARDS: Final = FordsCompany(3)
FORDS_COMPANY_COMPANY_RED_EYE: Final = FordsCompany(4)
FORDS_COMPANY_COMPANY_WHITE_HAND: Final = FordsCompany(5)
FORDS_COMPANY_COMPANY_MOON: Final = FordsCompany(6)
FORDS_COMPANY_COMPANY_MORGUL: Final = FordsCompany(7)

# beast
WarBeast = NewType("WarBeast", int)
WAR_BEAST_WAR_ELEPHANT: Final = WarBeast(0)
WAR_BEAST_WAR_MUMAK: Final = WarBeast(1)

# how a wounded beast takes it
Temper = NewType("Temper", int)
TEMPER_TAME: Final = Temper(0)
TEMPER_GONE_WILD: Final = Temper(1)

# where a wild beast goes
Course = NewType("Course", int)
COURSE_STRAIGHT_ON: Final = Course(0)
COURSE_STRAIGHT_BACK: Final = Course(1)
COURSE_SIDEWAYS_RIGHT: Final = Course(2)
COURSE_SIDEWAYS_LEFT: Final = Course(3)
COURSE_FORWARD_RIGHT: Final = Course(4)
COURSE_FORWARD_LEFT: Final = Course(5)
COURSE_BACK_RIGHT: Final = Course(6)
COURSE_BACK_LEFT: Final = Course(7)

# what becomes of a warg and its rider
Mutiny = NewType("Mutiny", int)
MUTINY_WARG_KILLED: Final = Mutiny(0)
MUTINY_NEITHER_KILLED: Final = Mutiny(1)
MUTINY_RIDER_KILLED: Final = Mutiny(2)

# what may burn
Kindling = NewType("Kindling", int)
KINDLING_LITTLE_HOUSE: Final = Kindling(0)
KINDLING_LARGE_HOUSE: Final = Kindling(1)
KINDLING_STONE_HOUSE: Final = Kindling(2)
KINDLING_STONE_TOWER: Final = Kindling(3)
KINDLING_STONE_FORTRESS: Final = Kindling(4)
KINDLING_WOODEN_RAM: Final = Kindling(5)
KINDLING_LIVING_WOOD: Final = Kindling(6)

# missile
Missile = NewType("Missile", int)
MISSILE_DWARF_BOW: Final = Missile(0)
MISSILE_HOBBIT_BOW: Final = Missile(1)
MISSILE_ROHAN_BOW: Final = Missile(2)
MISSILE_ELF_BOW: Final = Missile(3)
MISSILE_LONG_BOW: Final = Missile(4)
MISSILE_WESTERN_JAVELIN: Final = Missile(5)
MISSILE_WESTERN_SPEAR: Final = Missile(6)
MISSILE_COMPOSITE_BOW: Final = Missile(7)
MISSILE_WESTERN_SLING: Final = Missile(8)
MISSILE_MAN_ORC_BOW: Final = Missile(9)
MISSILE_GOBLIN_BOW: Final = Missile(10)
MISSILE_URUK_BOW: Final = Missile(11)
MISSILE_EASTERN_BOW: Final = Missile(12)
MISSILE_EASTERN_HORSE_BOW: Final = Missile(13)
MISSILE_EASTERN_JAVELIN: Final = Missile(14)
MISSILE_ORC_JAVELIN: Final = Missile(15)
MISSILE_EASTERN_SPEAR: Final = Missile(16)

# what bars a charge
ChargeBar = NewType("ChargeBar", int)
CHARGE_BAR_BAR_BREATH: Final = ChargeBar(0)
CHARGE_BAR_BAR_SUN: Final = ChargeBar(1)
CHARGE_BAR_BAR_FLIGHT: Final = ChargeBar(2)
CHARGE_BAR_BAR_AIR: Final = ChargeBar(3)
CHARGE_BAR_BAR_GROUND: Final = ChargeBar(4)
CHARGE_BAR_BAR_REACH: Final = ChargeBar(5)
CHARGE_BAR_BAR_SIGHT: Final = ChargeBar(6)
CHARGE_BAR_BAR_WALL: Final = ChargeBar(7)
CHARGE_BAR_BAR_CROWD: Final = ChargeBar(8)
CHARGE_BAR_BAR_MELEE: Final = ChargeBar(9)
CHARGE_BAR_BAR_LIGHT: Final = ChargeBar(10)

# attack dice
DiceColumn = NewType("DiceColumn", int)
DICE_COLUMN_DIE_ONE: Final = DiceColumn(0)
DICE_COLUMN_DIE_ONE_AND_HALF: Final = DiceColumn(1)
DICE_COLUMN_DICE_TWO: Final = DiceColumn(2)
DICE_COLUMN_DICE_THREE: Final = DiceColumn(3)
DICE_COLUMN_DICE_FOUR: Final = DiceColumn(4)
DICE_COLUMN_DICE_FIVE: Final = DiceColumn(5)
DICE_COLUMN_DICE_SIX: Final = DiceColumn(6)
DICE_COLUMN_DICE_SEVEN: Final = DiceColumn(7)

# weight of a charge
PushWeight = NewType("PushWeight", int)
PUSH_WEIGHT_LIGHT_FOOT_PUSH: Final = PushWeight(0)
PUSH_WEIGHT_MEDIUM_FOOT_PUSH: Final = PushWeight(1)
PUSH_WEIGHT_HEAVY_FOOT_PUSH: Final = PushWeight(2)
PUSH_WEIGHT_LIGHT_HORSE_PUSH: Final = PushWeight(3)
PUSH_WEIGHT_MEDIUM_HORSE_PUSH: Final = PushWeight(4)
PUSH_WEIGHT_HEAVY_HORSE_PUSH: Final = PushWeight(5)
PUSH_WEIGHT_ORC_PUSH: Final = PushWeight(6)
PUSH_WEIGHT_TROLL_PUSH: Final = PushWeight(7)

# from where it comes in
EntryWay = NewType("EntryWay", int)
ENTRY_WAY_FRONT_ENTRY: Final = EntryWay(0)
ENTRY_WAY_FLANK_ENTRY: Final = EntryWay(1)
ENTRY_WAY_REAR_ENTRY: Final = EntryWay(2)

# wizard
Wizard = NewType("Wizard", int)
WIZARD_GANDALF: Final = Wizard(0)
WIZARD_WITCH_KING: Final = Wizard(1)

# rest
Resting = NewType("Resting", int)
RESTING_FULL_REST: Final = Resting(0)
RESTING_HALF_REST: Final = Resting(1)

# how a round ends
Loser = NewType("Loser", int)
LOSER_FIRST_LOSES: Final = Loser(0)
LOSER_SECOND_LOSES: Final = Loser(1)
LOSER_NOBODY_LOSES: Final = Loser(2)

# reaction
Reaction = NewType("Reaction", int)
REACTION_ADVANCE_2: Final = Reaction(0)
REACTION_ADVANCE_1: Final = Reaction(1)
REACTION_AS_ORDERED: Final = Reaction(2)
REACTION_HALT_1: Final = Reaction(3)
REACTION_HALT_2: Final = Reaction(4)
REACTION_RETIRE: Final = Reaction(5)
REACTION_RETREAT: Final = Reaction(6)
REACTION_ROUT: Final = Reaction(7)
REACTION_DESPERATION: Final = Reaction(8)

# what desperation leads to
Despair = NewType("Despair", int)
DESPAIR_RUN_ON_2: Final = Despair(0)
DESPAIR_RALLYABLE_ROUT: Final = Despair(1)
DESPAIR_LOST_ROUT: Final = Despair(2)
DESPAIR_RUN_ON_1: Final = Despair(3)

# who moves
Mover = NewType("Mover", int)
MOVER_EAGLE_MOVER: Final = Mover(0)
MOVER_BEORNING_MOVER: Final = Mover(1)
MOVER_ARMOURED_ELF_MOVER: Final = Mover(2)
MOVER_BARE_ELF_MOVER: Final = Mover(3)
MOVER_DWARF_MOVER: Final = Mover(4)
MOVER_HOBBIT_MOVER: Final = Mover(5)
MOVER_MAN_ORC_MOVER: Final = Mover(6)
MOVER_ORC_MOVER: Final = Mover(7)
MOVER_TROLL_MOVER: Final = Mover(8)
MOVER_WOLF_MOVER: Final = Mover(9)
MOVER_WOLF_RIDER_MOVER: Final = Mover(10)
MOVER_LIGHT_FOOT_MOVER: Final = Mover(11)
MOVER_MEDIUM_FOOT_MOVER: Final = Mover(12)
MOVER_HEAVY_FOOT_MOVER: Final = Mover(13)
MOVER_LIGHT_HORSE_MOVER: Final = Mover(14)
MOVER_MEDIUM_HORSE_MOVER: Final = Mover(15)
MOVER_HEAVY_HORSE_MOVER: Final = Mover(16)
MOVER_ELEPHANT_MOVER: Final = Mover(17)
MOVER_MUMAK_MOVER: Final = Mover(18)
MOVER_CHARIOT_MOVER: Final = Mover(19)
MOVER_ENT_MOVER: Final = Mover(20)

# how it moves
Gait = NewType("Gait", int)
GAIT_CLOSE_MARCH: Final = Gait(0)
GAIT_OPEN_MARCH: Final = Gait(1)
GAIT_CHARGE_RUN: Final = Gait(2)

# who crosses it
GroundWalker = NewType("GroundWalker", int)
GROUND_WALKER_HORSE_WALKER: Final = GroundWalker(0)
GROUND_WALKER_FOOT_WALKER: Final = GroundWalker(1)
GROUND_WALKER_ELF_WALKER: Final = GroundWalker(2)
GROUND_WALKER_DWARF_WALKER: Final = GroundWalker(3)
GROUND_WALKER_BEAST_WALKER: Final = GroundWalker(4)
GROUND_WALKER_WOLF_WALKER: Final = GroundWalker(5)
GROUND_WALKER_CHARIOT_WALKER: Final = GroundWalker(6)
GROUND_WALKER_ORC_WALKER: Final = GroundWalker(7)

# ground
GroundSort = NewType("GroundSort", int)
GROUND_SORT_OPEN_GROUND: Final = GroundSort(0)
GROUND_SORT_DEEP_RIVER: Final = GroundSort(1)
GROUND_SORT_MEDIUM_RIVER: Final = GroundSort(2)
GROUND_SORT_SHALLOW_RIVER: Final = GroundSort(3)
GROUND_SORT_HEDGE_ROW: Final = GroundSort(4)
GROUND_SORT_BOG_LAND: Final = GroundSort(5)
GROUND_SORT_STEEP_HILL: Final = GroundSort(6)
GROUND_SORT_THICK_WOOD: Final = GroundSort(7)
GROUND_SORT_THIN_WOOD: Final = GroundSort(8)
GROUND_SORT_OWN_RANKS: Final = GroundSort(9)
GROUND_SORT_FORD_CROSSING: Final = GroundSort(10)

# what becomes of an order
Obedience = NewType("Obedience", int)
OBEDIENCE_OBEYS: Final = Obedience(0)
OBEDIENCE_BALKS: Final = Obedience(1)

# order
OrderBreadth = NewType("OrderBreadth", int)
ORDER_BREADTH_GENERAL_COMMAND: Final = OrderBreadth(0)
ORDER_BREADTH_DETAILED_COMMAND: Final = OrderBreadth(1)

# what is ordered
UnitErrand = NewType("UnitErrand", int)
UNIT_ERRAND_MARCH_ERRAND: Final = UnitErrand(0)
UNIT_ERRAND_CHARGE_ERRAND: Final = UnitErrand(1)
UNIT_ERRAND_COUNTER_ERRAND: Final = UnitErrand(2)
UNIT_ERRAND_SHOOT_ERRAND: Final = UnitErrand(3)
UNIT_ERRAND_STAND_ERRAND: Final = UnitErrand(4)

# figure
Recruit = NewType("Recruit", int)
RECRUIT_HOBBIT_FIGURE: Final = Recruit(0)
RECRUIT_GOBLIN_FIGURE: Final = Recruit(1)
RECRUIT_URUK_FIGURE: Final = Recruit(2)
RECRUIT_MAN_ORC_FIGURE: Final = Recruit(3)
RECRUIT_MAN_WITH_BLADE: Final = Recruit(4)
RECRUIT_MAN_WITH_AXE: Final = Recruit(5)
RECRUIT_RIDER_WITH_BLADE: Final = Recruit(6)
RECRUIT_RIDER_WITH_LANCE: Final = Recruit(7)
RECRUIT_MOUNTED_GOBLIN_FIGURE: Final = Recruit(8)
RECRUIT_WOLF_FIGURE: Final = Recruit(9)
RECRUIT_WARG_FIGURE: Final = Recruit(10)
RECRUIT_ELF_FIGURE: Final = Recruit(11)
RECRUIT_STONE_TROLL_FIGURE: Final = Recruit(12)
RECRUIT_HILL_TROLL_FIGURE: Final = Recruit(13)
RECRUIT_LARGE_ENT_FIGURE: Final = Recruit(14)
RECRUIT_SMALL_ENT_FIGURE: Final = Recruit(15)
RECRUIT_BEORNING_FIGURE: Final = Recruit(16)
RECRUIT_EAGLE_FIGURE: Final = Recruit(17)
RECRUIT_DWARF_FIGURE: Final = Recruit(18)
RECRUIT_ELEPHANT_FIGURE: Final = Recruit(19)
RECRUIT_MUMAK_FIGURE: Final = Recruit(20)

# armour
Armour = NewType("Armour", int)
ARMOUR_LIGHT_ARMOUR: Final = Armour(0)
ARMOUR_MEDIUM_ARMOUR: Final = Armour(1)
ARMOUR_HEAVY_ARMOUR: Final = Armour(2)

# steed
Steed = NewType("Steed", int)
STEED_NO_STEED: Final = Steed(0)
STEED_PLAIN_HORSE: Final = Steed(1)
STEED_ARMOURED_HORSE: Final = Steed(2)

# letter of the siege table
BreachLetter = NewType("BreachLetter", int)
BREACH_LETTER_A: Final = BreachLetter(0)
BREACH_LETTER_B: Final = BreachLetter(1)
BREACH_LETTER_C: Final = BreachLetter(2)
BREACH_LETTER_D: Final = BreachLetter(3)
BREACH_LETTER_E: Final = BreachLetter(4)
BREACH_LETTER_F: Final = BreachLetter(5)

# what is rammed
Barrier = NewType("Barrier", int)
BARRIER_DOOR: Final = Barrier(0)
BARRIER_WALL: Final = Barrier(1)

# whom the beam strikes
DarkRider = NewType("DarkRider", int)
DARK_RIDER_BEAMED_WRAITH: Final = DarkRider(0)
DARK_RIDER_BEAMED_KING: Final = DarkRider(1)

# what the beam does
BeamEffect = NewType("BeamEffect", int)
BEAM_EFFECT_FLEES_AND_STAYS: Final = BeamEffect(0)
BEAM_EFFECT_FLEES_THE_LIGHT: Final = BeamEffect(1)
BEAM_EFFECT_KEEPS_ITS_DISTANCE: Final = BeamEffect(2)
BEAM_EFFECT_MUST_BE_TESTED: Final = BeamEffect(3)
BEAM_EFFECT_UNTOUCHED_BY_LIGHT: Final = BeamEffect(4)

# what burning things do to it
FirePrey = NewType("FirePrey", int)
FIRE_PREY_FURRY_PREY: Final = FirePrey(0)
FIRE_PREY_LARGER_PREY: Final = FirePrey(1)
FIRE_PREY_STURDY_PREY: Final = FirePrey(2)

# what a hit does
FireHarm = NewType("FireHarm", int)
FIRE_HARM_BURNS_TO_DEATH: Final = FireHarm(0)
FIRE_HARM_BRUSHES_IT_OFF: Final = FireHarm(1)
FIRE_HARM_TESTS_ITS_NERVE: Final = FireHarm(2)

# what a fire burst does
BurstFate = NewType("BurstFate", int)
BURST_FATE_KILLED_BY_BURST: Final = BurstFate(0)
BURST_FATE_TRIED_BY_FIRE: Final = BurstFate(1)
BURST_FATE_BEYOND_THE_BURST: Final = BurstFate(2)

# who is with the unit
Companion = NewType("Companion", int)
COMPANION_NO_COMPANION: Final = Companion(0)
COMPANION_HERO_COMPANION: Final = Companion(1)
COMPANION_HEREDITARY_COMPANION: Final = Companion(2)
COMPANION_SPECIAL_COMPANION: Final = Companion(3)

# what is seen by all
Marvel = NewType("Marvel", int)
MARVEL_WRAITH_GAVE_WAY: Final = Marvel(0)
MARVEL_KING_GAVE_WAY: Final = Marvel(1)
MARVEL_GANDALF_GAVE_WAY: Final = Marvel(2)
MARVEL_FRIEND_IMPRESSED: Final = Marvel(3)
MARVEL_ENEMY_IMPRESSED: Final = Marvel(4)
MARVEL_ENEMY_BOLT_STRUCK: Final = Marvel(5)
MARVEL_FIRE_HAS_BURST: Final = Marvel(6)
MARVEL_ENEMY_FLYER_FELL: Final = Marvel(7)
MARVEL_FRIENDLY_FLYER_FELL: Final = Marvel(8)
MARVEL_POWDER_WENT_OFF: Final = Marvel(9)
MARVEL_POWDER_BROKE_IN: Final = Marvel(10)

# side
Side = NewType("Side", int)
SIDE_LAW: Final = Side(0)
SIDE_EVIL: Final = Side(1)

# morale class
MoraleClass = NewType("MoraleClass", int)
MORALE_CLASS_A: Final = MoraleClass(0)
MORALE_CLASS_B: Final = MoraleClass(1)
MORALE_CLASS_C: Final = MoraleClass(2)
MORALE_CLASS_D: Final = MoraleClass(3)
MORALE_CLASS_E: Final = MoraleClass(4)
MORALE_CLASS_O: Final = MoraleClass(5)
MORALE_CLASS_T: Final = MoraleClass(6)

# race
Race = NewType("Race", int)
RACE_MAN: Final = Race(0)
RACE_RANGER: Final = Race(1)
RACE_ROHIRRIM: Final = Race(2)
RACE_DUNLENDING: Final = Race(3)
RACE_ELF: Final = Race(4)
RACE_DWARF: Final = Race(5)
RACE_HOBBIT: Final = Race(6)
RACE_ENT: Final = Race(7)
RACE_GREAT_EAGLE: Final = Race(8)
RACE_BEORNING: Final = Race(9)
RACE_ORC: Final = Race(10)
RACE_URUK: Final = Race(11)
RACE_MAN_ORC: Final = Race(12)
RACE_WOLF: Final = Race(13)
RACE_TROLL: Final = Race(14)
RACE_ELEPHANT: Final = Race(15)

# how it strikes
Striker = NewType("Striker", int)
STRIKER_HILL_TROLL: Final = Striker(0)
STRIKER_STONE_TROLL: Final = Striker(1)
STRIKER_MAN_ORC: Final = Striker(2)
STRIKER_URUK: Final = Striker(3)
STRIKER_GOBLIN: Final = Striker(4)
STRIKER_MOUNTED_GOBLIN: Final = Striker(5)
STRIKER_WOLF: Final = Striker(6)
STRIKER_WARG: Final = Striker(7)
STRIKER_CHARIOT: Final = Striker(8)
STRIKER_ELEPHANT: Final = Striker(9)
STRIKER_MUMAK: Final = Striker(10)
STRIKER_LARGE_ENT: Final = Striker(11)
STRIKER_SMALL_ENT: Final = Striker(12)
STRIKER_BEORNING: Final = Striker(13)
STRIKER_GREAT_EAGLE: Final = Striker(14)
STRIKER_HOBBIT: Final = Striker(15)
STRIKER_ELF_SPEAR: Final = Striker(16)
STRIKER_ELF_SWORD: Final = Striker(17)
STRIKER_DWARF_AXE: Final = Striker(18)
STRIKER_DWARF_SWORD: Final = Striker(19)
STRIKER_LANCE: Final = Striker(20)
STRIKER_HORSE_SPEAR: Final = Striker(21)
STRIKER_HORSE_SHORT_SPEAR: Final = Striker(22)
STRIKER_HORSE_SWORD: Final = Striker(23)
STRIKER_SPEAR: Final = Striker(24)
STRIKER_LONG_SPEAR: Final = Striker(25)
STRIKER_TWO_HANDED_SWORD: Final = Striker(26)
STRIKER_SWORD: Final = Striker(27)
STRIKER_AXE_OR_CLUB: Final = Striker(28)

# target type
Struck = NewType("Struck", int)
STRUCK_LIGHT_FOOT: Final = Struck(0)
STRUCK_MEDIUM_FOOT: Final = Struck(1)
STRUCK_HEAVY_FOOT: Final = Struck(2)
STRUCK_LIGHT_HORSE: Final = Struck(3)
STRUCK_MEDIUM_HORSE: Final = Struck(4)
STRUCK_HEAVY_HORSE: Final = Struck(5)
STRUCK_LARGE_ENT: Final = Struck(6)
STRUCK_SMALL_ENT: Final = Struck(7)
STRUCK_BEORNING: Final = Struck(8)
STRUCK_GREAT_EAGLE: Final = Struck(9)
STRUCK_DWARF: Final = Struck(10)
STRUCK_ARMOURED_ELF: Final = Struck(11)
STRUCK_BARE_ELF: Final = Struck(12)
STRUCK_HOBBIT: Final = Struck(13)
STRUCK_HILL_TROLL: Final = Struck(14)
STRUCK_STONE_TROLL: Final = Struck(15)
STRUCK_MAN_ORC: Final = Struck(16)
STRUCK_URUK: Final = Struck(17)
STRUCK_GOBLIN: Final = Struck(18)
STRUCK_WOLF: Final = Struck(19)
STRUCK_WARG: Final = Struck(20)
STRUCK_WOLF_RIDER: Final = Struck(21)
STRUCK_WILD_MAN: Final = Struck(22)
STRUCK_CHARIOT: Final = Struck(23)
STRUCK_ELEPHANT: Final = Struck(24)

# cover
Shelter = NewType("Shelter", int)
SHELTER_NO_SHELTER: Final = Shelter(0)
SHELTER_SOFT: Final = Shelter(1)
SHELTER_HARD: Final = Shelter(2)

# what a unit is doing
Stance = NewType("Stance", int)
STANCE_STEADY: Final = Stance(0)
STANCE_CHARGING: Final = Stance(1)
STANCE_RETIRING: Final = Stance(2)
STANCE_RETREATING: Final = Stance(3)
STANCE_ROUTING: Final = Stance(4)

# lie of the land
Slope = NewType("Slope", int)
SLOPE_LEVEL_GROUND: Final = Slope(0)
SLOPE_UPHILL: Final = Slope(1)
SLOPE_DOWNHILL: Final = Slope(2)

# how close the figures stand
Spacing = NewType("Spacing", int)
SPACING_CLOSE_ORDER: Final = Spacing(0)
SPACING_OPEN_ORDER: Final = Spacing(1)

# organisation
Organisation = NewType("Organisation", int)
ORGANISATION_FORMED: Final = Organisation(0)
ORGANISATION_SEMI_FORMED: Final = Organisation(1)
ORGANISATION_UNFORMED: Final = Organisation(2)
ORGANISATION_DISORGANISED: Final = Organisation(3)
ORGANISATION_SCATTERED: Final = Organisation(4)

# how much of a unit is left
Remnant = NewType("Remnant", int)
REMNANT_HALF_OR_MORE: Final = Remnant(0)
REMNANT_BELOW_HALF: Final = Remnant(1)
REMNANT_BELOW_QUARTER: Final = Remnant(2)

# season
TimeOfYear = NewType("TimeOfYear", int)
TIME_OF_YEAR_ECHUIR: Final = TimeOfYear(0)
TIME_OF_YEAR_LAER: Final = TimeOfYear(1)
TIME_OF_YEAR_NARBELETH: Final = TimeOfYear(2)
TIME_OF_YEAR_RHIW: Final = TimeOfYear(3)

# weather
Sky = NewType("Sky", int)
SKY_SNOWFALL: Final = Sky(0)
SKY_STORMY_RAIN: Final = Sky(1)
SKY_RAINFALL: Final = Sky(2)
SKY_FAIR_SKY: Final = Sky(3)
SKY_HOT_SKY: Final = Sky(4)

# strength of the wind
Gust = NewType("Gust", int)
GUST_LIGHT_BREEZE: Final = Gust(0)
GUST_FRESH_WIND: Final = Gust(1)
GUST_STORM_WIND: Final = Gust(2)

# where the wind comes from
WindQuarter = NewType("WindQuarter", int)
WIND_QUARTER_FROM_NORTH: Final = WindQuarter(0)
WIND_QUARTER_FROM_SOUTH: Final = WindQuarter(1)
WIND_QUARTER_FROM_EAST: Final = WindQuarter(2)
WIND_QUARTER_FROM_WEST: Final = WindQuarter(3)
WIND_QUARTER_FROM_NORTH_WEST: Final = WindQuarter(4)
WIND_QUARTER_FROM_SOUTH_WEST: Final = WindQuarter(5)
WIND_QUARTER_FROM_NORTH_EAST: Final = WindQuarter(6)
WIND_QUARTER_FROM_SOUTH_EAST: Final = WindQuarter(7)

# which way it faces
Facing = NewType("Facing", int)
FACING_TO_THE_FOE: Final = Facing(0)
FACING_FROM_THE_FOE: Final = Facing(1)

# what is in the way
Hindrance = NewType("Hindrance", int)
HINDRANCE_HINDERING_HOUSES: Final = Hindrance(0)
HINDRANCE_HINDERING_MELEE: Final = Hindrance(1)
HINDRANCE_HINDERING_WOOD: Final = Hindrance(2)
HINDRANCE_HINDERING_HILL: Final = Hindrance(3)
HINDRANCE_HINDERING_ENEMIES: Final = Hindrance(4)

# what orcs do in sunlight
SunlightAnswer = NewType("SunlightAnswer", int)
SUNLIGHT_ANSWER_RUNS_FOR_SHELTER: Final = SunlightAnswer(0)
SUNLIGHT_ANSWER_BEARS_THE_SUN: Final = SunlightAnswer(1)

# what a weakened unit must do
RemnantDuty = NewType("RemnantDuty", int)
REMNANT_DUTY_NOTHING_SPECIAL: Final = RemnantDuty(0)
REMNANT_DUTY_TEST_OF_MORALE: Final = RemnantDuty(1)
REMNANT_DUTY_LAST_THROW: Final = RemnantDuty(2)

# whose a wood is
Allegiance = NewType("Allegiance", int)
ALLEGIANCE_GOOD_WOOD: Final = Allegiance(0)
ALLEGIANCE_EVIL_WOOD: Final = Allegiance(1)
ALLEGIANCE_NEUTRAL_WOOD: Final = Allegiance(2)

# how awake a wood is
Wakefulness = NewType("Wakefulness", int)
WAKEFULNESS_DORMANT_WOOD: Final = Wakefulness(0)
WAKEFULNESS_SLUGGISH_WOOD: Final = Wakefulness(1)
WAKEFULNESS_ACTIVE_WOOD: Final = Wakefulness(2)

# leader
Chieftain = NewType("Chieftain", int)
CHIEFTAIN_ANABOR: Final = Chieftain(0)
CHIEFTAIN_ARAGORN: Final = Chieftain(1)
CHIEFTAIN_BARD: Final = Chieftain(2)
CHIEFTAIN_BOROMIR: Final = Chieftain(3)
CHIEFTAIN_CELEBORN: Final = Chieftain(4)
CHIEFTAIN_DENETHOR: Final = Chieftain(5)
CHIEFTAIN_ELFHELM: Final = Chieftain(6)
CHIEFTAIN_ELLADAN: Final = Chieftain(7)
CHIEFTAIN_ELROHIR: Final = Chieftain(8)
CHIEFTAIN_ELROND: Final = Chieftain(9)
CHIEFTAIN_EOMER: Final = Chieftain(10)
CHIEFTAIN_ERKENBRAND: Final = Chieftain(11)
CHIEFTAIN_FARAMIR: Final = Chieftain(12)
CHIEFTAIN_FORLONG: Final = Chieftain(13)
CHIEFTAIN_GALADRIEL: Final = Chieftain(14)
CHIEFTAIN_GANDALF_HIMSELF: Final = Chieftain(15)
CHIEFTAIN_GOTHMOG: Final = Chieftain(16)
CHIEFTAIN_TOWER_LIEUTENANT: Final = Chieftain(17)
CHIEFTAIN_RINGWRAITH: Final = Chieftain(18)
CHIEFTAIN_GHAN_BURI_GHAN: Final = Chieftain(19)
CHIEFTAIN_GLORFINDEL: Final = Chieftain(20)
CHIEFTAIN_GRIMBOLD: Final = Chieftain(21)
CHIEFTAIN_GWAIHIR: Final = Chieftain(22)
CHIEFTAIN_HALBARAD: Final = Chieftain(23)
CHIEFTAIN_DUINHIR: Final = Chieftain(24)
CHIEFTAIN_DERVORIN: Final = Chieftain(25)
CHIEFTAIN_GOLASGIL: Final = Chieftain(26)
CHIEFTAIN_HIRLUIN: Final = Chieftain(27)
CHIEFTAIN_HURIN: Final = Chieftain(28)
CHIEFTAIN_IMRAHIL: Final = Chieftain(29)
CHIEFTAIN_THEODEN: Final = Chieftain(30)
CHIEFTAIN_HAMA: Final = Chieftain(31)
CHIEFTAIN_THRANDUIL: Final = Chieftain(32)
CHIEFTAIN_GLOIN: Final = Chieftain(33)
CHIEFTAIN_ANGMAR_KING: Final = Chieftain(34)
CHIEFTAIN_SAURON: Final = Chieftain(35)

# spell
Spell = NewType("Spell", int)
SPELL_BEAM_OF_GOOD: Final = Spell(0)
SPELL_HOLD_PORTAL: Final = Spell(1)
SPELL_TALK_TO_ANIMALS: Final = Spell(2)
SPELL_KNOCK: Final = Spell(3)
SPELL_CAUSE_FIRE: Final = Spell(4)
SPELL_LIMITED_COMMAND: Final = Spell(5)
SPELL_IMPRESS: Final = Spell(6)
SPELL_DEFENCE_BOLT: Final = Spell(7)
SPELL_ILLUMINATE: Final = Spell(8)
SPELL_FIRE_BURST: Final = Spell(9)
SPELL_ROUT_SPELL: Final = Spell(10)
SPELL_BREAK_STAFF: Final = Spell(11)

# troop type
Troop = NewType("Troop", int)
TROOP_EAGLES: Final = Troop(0)
TROOP_ENTS: Final = Troop(1)
TROOP_BEORNINGS: Final = Troop(2)
TROOP_HOUSEHOLD_OF_ROHAN: Final = Troop(3)
TROOP_DUNEDAIN: Final = Troop(4)
TROOP_HIGH_ELVES: Final = Troop(5)
TROOP_ITHILIEN_RANGERS: Final = Troop(6)
TROOP_WOOD_ELVES: Final = Troop(7)
TROOP_DWARVES: Final = Troop(8)
TROOP_TOWER_GUARD: Final = Troop(9)
TROOP_ELITE_UNITS: Final = Troop(10)
TROOP_ROHAN: Final = Troop(11)
TROOP_MEN_OF_THE_WEST: Final = Troop(12)
TROOP_HOBBITS: Final = Troop(13)
TROOP_PEASANTS: Final = Troop(14)
TROOP_MEN_OF_SAURON: Final = Troop(15)
TROOP_HARADRIM: Final = Troop(16)
TROOP_SOUTHRONS: Final = Troop(17)
TROOP_BARBARIANS: Final = Troop(18)
TROOP_EASTERLINGS: Final = Troop(19)
TROOP_SWERTINGS: Final = Troop(20)
TROOP_DUNLANDERS: Final = Troop(21)
TROOP_VARIAGS: Final = Troop(22)
TROOP_MAN_ORCS: Final = Troop(23)
TROOP_WILD_MEN: Final = Troop(24)
TROOP_OTHER_BARBARIANS: Final = Troop(25)
TROOP_WARGS: Final = Troop(26)
TROOP_WOLVES: Final = Troop(27)
TROOP_ORCS: Final = Troop(28)
TROOP_URUCKS: Final = Troop(29)
TROOP_WOLF_RIDERS: Final = Troop(30)
TROOP_TROLLS: Final = Troop(31)

# order
Order = NewType("Order", int)
ORDER_MAKE_FIRE_BRANDS: Final = Order(0)
ORDER_SET_A_HOUSE_OR_A_WOOD_ON_FIRE: Final = Order(1)
ORDER_PUT_OUT_A_FIRE: Final = Order(2)
ORDER_DROP_A_BRAND_ON_A_RAM: Final = Order(3)
ORDER_PUT_OUT_A_BURNING_RAM: Final = Order(4)
ORDER_CHANGE_AN_ORDER_HALF_WAY_MARCH_TO_A_PLACE: Final = Order(5)
ORDER_CHANGE_AN_ORDER_HALF_WAY_ADVANCE_ON_AN_ENEMY: Final = Order(6)
ORDER_CHANGE_AN_ORDER_HALF_WAY_CHARGE: Final = Order(7)
ORDER_CHANGE_AN_ORDER_HALF_WAY_STAND: Final = Order(8)
ORDER_TAKE_TO_THE_AIR: Final = Order(9)
ORDER_FLY_OUT_OF_ALL_REACH: Final = Order(10)
ORDER_LAND: Final = Order(11)
ORDER_ATTACK_IN_THE_AIR: Final = Order(12)
ORDER_FIND_ANOTHER_MOUNT: Final = Order(13)
ORDER_RAM: Final = Order(14)
ORDER_LAY_POWDER: Final = Order(15)
ORDER_MEDDLE_WITH_POWDER: Final = Order(16)
ORDER_POUR_OIL: Final = Order(17)
ORDER_RAISE_A_LADDER: Final = Order(18)
ORDER_HOLD_A_DOOR_BY_MAGIC: Final = Order(19)
ORDER_OPEN_A_DOOR_BY_MAGIC: Final = Order(20)
ORDER_THROW_DARTS: Final = Order(21)
ORDER_CAST_IMPRESS: Final = Order(22)
ORDER_CAST_FIRE_BURST: Final = Order(23)
ORDER_CAST_DEFENCE_BOLT: Final = Order(24)
ORDER_CAST_DEFENCE_BOLT_AT_THE_PRICE_OF_A_LIFE: Final = Order(25)
ORDER_CAST_LIGHT: Final = Order(26)
ORDER_CAST_THE_BEAM_OF_GOOD: Final = Order(27)
ORDER_CAST_ROUT: Final = Order(28)
ORDER_CAST_LIMITED_COMMAND: Final = Order(29)
ORDER_CAST_CAUSE_FIRE: Final = Order(30)
ORDER_BREAK_A_STAFF: Final = Order(31)
ORDER_WRESTLE_WITH_ANOTHER_S_WILL: Final = Order(32)
ORDER_MARCH_TO_A_PLACE: Final = Order(33)
ORDER_ADVANCE_ON_AN_ENEMY: Final = Order(34)
ORDER_CHARGE: Final = Order(35)
ORDER_COUNTER_CHARGE: Final = Order(36)
ORDER_SHOOT: Final = Order(37)
ORDER_STAND: Final = Order(38)
ORDER_TURN_TO_AN_ENEMY: Final = Order(39)
ORDER_OPEN_OR_CLOSE_THE_RANKS: Final = Order(40)
ORDER_BRING_THE_LEADER_TO_THE_FRONT_OR_TO_THE_REAR: Final = Order(41)
ORDER_ASK_FOR_A_TEST: Final = Order(42)


class Warlord:
    """Commander.

    wargames "ORDERS"
    """

    __slots__ = ("id", "name", "side", "mustered", "men_fallen", "units_gone")

    def __init__(
        self,
        *,
        name: str = 'a commander',
        side: Side,
        mustered: int = 0,
        men_fallen: int = 0,
        units_gone: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.side: Side = side
        self.mustered: int = mustered
        self.men_fallen: int = men_fallen
        self.units_gone: int = units_gone


class Tract:
    """Stretch of ground.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT"
    """

    __slots__ = ("id", "name", "tract_edge", "ground_sort", "rise", "built_as", "cover_given", "screens", "allegiance", "wakefulness", "on_fire", "burnt_for", "trees_left")

    def __init__(
        self,
        *,
        name: str = 'a stretch of ground',
        tract_edge: Sequence[tuple[int, int]] = (),
        ground_sort: GroundSort = GROUND_SORT_OPEN_GROUND,
        rise: int = 0,
        built_as: Kindling | None = None,
        cover_given: Shelter = SHELTER_NO_SHELTER,
        screens: bool = False,
        allegiance: Allegiance | None = None,
        wakefulness: Wakefulness = WAKEFULNESS_DORMANT_WOOD,
        on_fire: bool = False,
        burnt_for: int = 0,
        trees_left: int = 60,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.tract_edge: Sequence[tuple[int, int]] = tract_edge
        self.ground_sort: GroundSort = ground_sort
        self.rise: int = rise
        self.built_as: Kindling | None = built_as
        self.cover_given: Shelter = cover_given
        self.screens: bool = screens
        self.allegiance: Allegiance | None = allegiance
        self.wakefulness: Wakefulness = wakefulness
        self.on_fire: bool = on_fire
        self.burnt_for: int = burnt_for
        self.trees_left: int = trees_left


class NumberedMan:
    """Man to be thrown for.

    wargames "ORCS"
    """

    __slots__ = ("id", "number")

    def __init__(
        self,
        *,
        number: int = 1,
    ) -> None:
        self.id: int = 0
        self.number: int = number


class Volley:
    """Volley.

    wargames "FIRING"
    """

    __slots__ = ("id", "shooter", "prey", "missile", "bowmen", "shot_distance", "overhead", "over_low_troops", "aimed_downhill", "prey_ranks", "prey_depth", "at_a_mass", "at_moving_prey", "on_the_move", "into_a_melee")

    def __init__(
        self,
        *,
        shooter: Unit,
        prey: Unit,
        missile: Missile,
        bowmen: int = 10,
        shot_distance: int = 100,
        overhead: bool = False,
        over_low_troops: bool = False,
        aimed_downhill: bool = False,
        prey_ranks: int = 2,
        prey_depth: int = 20,
        at_a_mass: bool = False,
        at_moving_prey: bool = False,
        on_the_move: bool = False,
        into_a_melee: bool = False,
    ) -> None:
        self.id: int = 0
        self.shooter: Unit = shooter
        self.prey: Unit = prey
        self.missile: Missile = missile
        self.bowmen: int = bowmen
        self.shot_distance: int = shot_distance
        self.overhead: bool = overhead
        self.over_low_troops: bool = over_low_troops
        self.aimed_downhill: bool = aimed_downhill
        self.prey_ranks: int = prey_ranks
        self.prey_depth: int = prey_depth
        self.at_a_mass: bool = at_a_mass
        self.at_moving_prey: bool = at_moving_prey
        self.on_the_move: bool = on_the_move
        self.into_a_melee: bool = into_a_melee


class Latecomer:
    """Unit that stands aside.

    wargames "NEUTRAL TROOP TYPES"
    """

    __slots__ = ("id", "name", "warlord", "troop", "strikes_as", "struck_as", "recruit", "chieftain", "men", "abreast", "joins_at", "looks_toward", "flight")

    def __init__(
        self,
        *,
        name: str = 'late troops',
        warlord: Warlord,
        troop: Troop,
        strikes_as: Striker,
        struck_as: Struck,
        recruit: Recruit = RECRUIT_EAGLE_FIGURE,
        chieftain: Chieftain | None = None,
        men: int = 2,
        abreast: int = 2,
        joins_at: tuple[int, int] = (0, 0),
        looks_toward: int = 0,
        flight: Flight = FLIGHT_ON_THE_GROUND,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.warlord: Warlord = warlord
        self.troop: Troop = troop
        self.strikes_as: Striker = strikes_as
        self.struck_as: Struck = struck_as
        self.recruit: Recruit = recruit
        self.chieftain: Chieftain | None = chieftain
        self.men: int = men
        self.abreast: int = abreast
        self.joins_at: tuple[int, int] = joins_at
        self.looks_toward: int = looks_toward
        self.flight: Flight = flight


class Footstep:
    """What a unit is about to do.

    wargames "ORDERS"
    """

    __slots__ = ("id", "unit", "lands_at", "faces_then", "ground_crossed")

    def __init__(
        self,
        *,
        unit: Unit,
        lands_at: tuple[int, int] = (0, 0),
        faces_then: int = 0,
        ground_crossed: GroundSort = GROUND_SORT_OPEN_GROUND,
    ) -> None:
        self.id: int = 0
        self.unit: Unit = unit
        self.lands_at: tuple[int, int] = lands_at
        self.faces_then: int = faces_then
        self.ground_crossed: GroundSort = ground_crossed


class Ram:
    """Battering ram.

    wargames "SIEGES"
    """

    __slots__ = ("id", "points_paid", "burnt", "uphill", "under_attack", "roofed", "crew", "alight")

    def __init__(
        self,
        *,
        points_paid: int = 4,
        burnt: int = 0,
        uphill: bool = False,
        under_attack: bool = False,
        roofed: bool = True,
        crew: Unit | None = None,
        alight: bool = False,
    ) -> None:
        self.id: int = 0
        self.points_paid: int = points_paid
        self.burnt: int = burnt
        self.uphill: bool = uphill
        self.under_attack: bool = under_attack
        self.roofed: bool = roofed
        self.crew: Unit | None = crew
        self.alight: bool = alight


class Rampart:
    """Wall or door.

    wargames "SIEGES"
    """

    __slots__ = ("id", "name", "barrier", "built_along", "owner", "toughness", "holes", "held_with", "oil_pots")

    def __init__(
        self,
        *,
        name: str = 'a wall',
        barrier: Barrier = BARRIER_WALL,
        built_along: Sequence[tuple[int, int]] = (),
        owner: Warlord | None = None,
        toughness: int = 0,
        holes: int = 0,
        held_with: int | None = None,
        oil_pots: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.barrier: Barrier = barrier
        self.built_along: Sequence[tuple[int, int]] = built_along
        self.owner: Warlord | None = owner
        self.toughness: int = toughness
        self.holes: int = holes
        self.held_with: int | None = held_with
        self.oil_pots: int = oil_pots


class Keg:
    """Charge of powder.

    wargames "GUNPOWDER"
    """

    __slots__ = ("id", "rampart", "lies_upon")

    def __init__(
        self,
        *,
        rampart: Rampart,
        lies_upon: tuple[int, int] = (0, 0),
    ) -> None:
        self.id: int = 0
        self.rampart: Rampart = rampart
        self.lies_upon: tuple[int, int] = lies_upon


class Unit:
    """Unit.

    wargames "CLASSIFICATION OF TROOP TYPES"
    """

    __slots__ = (
        "id", "troop", "strikes_as", "struck_as", "began_with", "men", "in_contact", "stance", "slope",
        "shelter", "shielded", "spacing", "organisation", "secure_flanks", "men_lost", "foe", "charger",
        "struck_from_behind", "remnant", "rallying", "charisma", "leaderless", "driven", "in_the_dark",
        "underground", "in_a_wood", "in_a_hostile_wood", "name", "warlord", "chieftain", "recruit", "armour",
        "steed", "missile_borne", "stands_upon", "faces_toward", "footing", "abreast", "duty_now",
        "march_aim", "quarry", "turning_to", "ordered_now", "marched_now", "charges_run", "rested_for",
        "shaken_now", "halted_for", "rash_for", "blows_to_feel", "men_felled", "shot_by", "friends_around",
        "foes_around", "clash_round", "beyond_rally", "split_by", "leader_behind", "taken_aback",
        "order_pending", "weak_since", "wounds", "gone_wild", "darts", "powder", "ladder_length", "climbed",
        "energy", "calm_moves", "rests_fully", "has_cast", "shines", "has_its_staff", "held_by", "unarmed",
        "shuns", "shuns_within", "shuns_for", "life_left", "winged", "flight", "lands_now", "flown_now",
        "air_prey", "air_wounds", "since_fall", "moves_away", "supplied_for", "brands", "brand_work",
        "makes_brands", "next_duty", "next_aim", "next_quarry",
    )

    def __init__(
        self,
        *,
        troop: Troop,
        strikes_as: Striker,
        struck_as: Struck,
        began_with: int = 20,
        men: int = 20,
        in_contact: int = 10,
        stance: Stance = STANCE_STEADY,
        slope: Slope = SLOPE_LEVEL_GROUND,
        shelter: Shelter = SHELTER_NO_SHELTER,
        shielded: bool = True,
        spacing: Spacing = SPACING_CLOSE_ORDER,
        organisation: Organisation = ORGANISATION_FORMED,
        secure_flanks: int = 0,
        men_lost: int = 0,
        foe: Unit | None = None,
        charger: Unit | None = None,
        struck_from_behind: bool = False,
        remnant: Remnant = REMNANT_HALF_OR_MORE,
        rallying: bool = False,
        charisma: int = 0,
        leaderless: bool = False,
        driven: bool = False,
        in_the_dark: bool = False,
        underground: bool = False,
        in_a_wood: bool = False,
        in_a_hostile_wood: bool = False,
        name: str = 'the unit',
        warlord: Warlord | None = None,
        chieftain: Chieftain | None = None,
        recruit: Recruit = RECRUIT_MAN_WITH_BLADE,
        armour: Armour = ARMOUR_LIGHT_ARMOUR,
        steed: Steed = STEED_NO_STEED,
        missile_borne: Missile | None = None,
        stands_upon: tuple[int, int] = (0, 0),
        faces_toward: int = 0,
        footing: Sequence[tuple[int, int]] = (),
        abreast: int = 10,
        duty_now: UnitErrand = UNIT_ERRAND_STAND_ERRAND,
        march_aim: tuple[int, int] | None = None,
        quarry: Unit | None = None,
        turning_to: Unit | None = None,
        ordered_now: bool = False,
        marched_now: bool = False,
        charges_run: int = 0,
        rested_for: int = 0,
        shaken_now: bool = False,
        halted_for: int = 0,
        rash_for: int = 0,
        blows_to_feel: int = 0,
        men_felled: int = 0,
        shot_by: int = 0,
        friends_around: Sequence[Unit] = (),
        foes_around: Sequence[Unit] = (),
        clash_round: int = 0,
        beyond_rally: bool = False,
        split_by: int = 0,
        leader_behind: bool = False,
        taken_aback: bool = False,
        order_pending: int = 0,
        weak_since: int = 0,
        wounds: int = 0,
        gone_wild: bool = False,
        darts: int = 0,
        powder: int = 0,
        ladder_length: int = 0,
        climbed: int = 0,
        energy: int = 0,
        calm_moves: int = 0,
        rests_fully: bool = False,
        has_cast: bool = False,
        shines: bool = False,
        has_its_staff: bool = True,
        held_by: Unit | None = None,
        unarmed: int = 0,
        shuns: Unit | None = None,
        shuns_within: int = 0,
        shuns_for: int = 0,
        life_left: int = 0,
        winged: bool = False,
        flight: Flight = FLIGHT_ON_THE_GROUND,
        lands_now: bool = False,
        flown_now: int = 0,
        air_prey: Unit | None = None,
        air_wounds: int = 0,
        since_fall: int | None = None,
        moves_away: int | None = None,
        supplied_for: int = 0,
        brands: int = 0,
        brand_work: int = 0,
        makes_brands: bool = False,
        next_duty: UnitErrand | None = None,
        next_aim: tuple[int, int] | None = None,
        next_quarry: Unit | None = None,
    ) -> None:
        self.id: int = 0
        self.troop: Troop = troop
        self.strikes_as: Striker = strikes_as
        self.struck_as: Struck = struck_as
        self.began_with: int = began_with
        self.men: int = men
        self.in_contact: int = in_contact
        self.stance: Stance = stance
        self.slope: Slope = slope
        self.shelter: Shelter = shelter
        self.shielded: bool = shielded
        self.spacing: Spacing = spacing
        self.organisation: Organisation = organisation
        self.secure_flanks: int = secure_flanks
        self.men_lost: int = men_lost
        self.foe: Unit | None = foe
        self.charger: Unit | None = charger
        self.struck_from_behind: bool = struck_from_behind
        self.remnant: Remnant = remnant
        self.rallying: bool = rallying
        self.charisma: int = charisma
        self.leaderless: bool = leaderless
        self.driven: bool = driven
        self.in_the_dark: bool = in_the_dark
        self.underground: bool = underground
        self.in_a_wood: bool = in_a_wood
        self.in_a_hostile_wood: bool = in_a_hostile_wood
        self.name: str = name
        self.warlord: Warlord | None = warlord
        self.chieftain: Chieftain | None = chieftain
        self.recruit: Recruit = recruit
        self.armour: Armour = armour
        self.steed: Steed = steed
        self.missile_borne: Missile | None = missile_borne
        self.stands_upon: tuple[int, int] = stands_upon
        self.faces_toward: int = faces_toward
        self.footing: Sequence[tuple[int, int]] = footing
        self.abreast: int = abreast
        self.duty_now: UnitErrand = duty_now
        self.march_aim: tuple[int, int] | None = march_aim
        self.quarry: Unit | None = quarry
        self.turning_to: Unit | None = turning_to
        self.ordered_now: bool = ordered_now
        self.marched_now: bool = marched_now
        self.charges_run: int = charges_run
        self.rested_for: int = rested_for
        self.shaken_now: bool = shaken_now
        self.halted_for: int = halted_for
        self.rash_for: int = rash_for
        self.blows_to_feel: int = blows_to_feel
        self.men_felled: int = men_felled
        self.shot_by: int = shot_by
        self.friends_around: Sequence[Unit] = friends_around
        self.foes_around: Sequence[Unit] = foes_around
        self.clash_round: int = clash_round
        self.beyond_rally: bool = beyond_rally
        self.split_by: int = split_by
        self.leader_behind: bool = leader_behind
        self.taken_aback: bool = taken_aback
        self.order_pending: int = order_pending
        self.weak_since: int = weak_since
        self.wounds: int = wounds
        self.gone_wild: bool = gone_wild
        self.darts: int = darts
        self.powder: int = powder
        self.ladder_length: int = ladder_length
        self.climbed: int = climbed
        self.energy: int = energy
        self.calm_moves: int = calm_moves
        self.rests_fully: bool = rests_fully
        self.has_cast: bool = has_cast
        self.shines: bool = shines
        self.has_its_staff: bool = has_its_staff
        self.held_by: Unit | None = held_by
        self.unarmed: int = unarmed
        self.shuns: Unit | None = shuns
        self.shuns_within: int = shuns_within
        self.shuns_for: int = shuns_for
        self.life_left: int = life_left
        self.winged: bool = winged
        self.flight: Flight = flight
        self.lands_now: bool = lands_now
        self.flown_now: int = flown_now
        self.air_prey: Unit | None = air_prey
        self.air_wounds: int = air_wounds
        self.since_fall: int | None = since_fall
        self.moves_away: int | None = moves_away
        self.supplied_for: int = supplied_for
        self.brands: int = brands
        self.brand_work: int = brand_work
        self.makes_brands: bool = makes_brands
        self.next_duty: UnitErrand | None = next_duty
        self.next_aim: tuple[int, int] | None = next_aim
        self.next_quarry: Unit | None = next_quarry


class Meeting:
    """Units of orcs near each other.

    wargames "ORCS"
    """

    __slots__ = ("id", "first_band", "second_band", "raging")

    def __init__(
        self,
        *,
        first_band: Unit,
        second_band: Unit,
        raging: bool = False,
    ) -> None:
        self.id: int = 0
        self.first_band: Unit = first_band
        self.second_band: Unit = second_band
        self.raging: bool = raging
