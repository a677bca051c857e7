"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from typing import Final, NewType

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

# what becomes of an order
Obedience = NewType("Obedience", int)
OBEDIENCE_OBEYS: Final = Obedience(0)
OBEDIENCE_BALKS: Final = Obedience(1)

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

# how it is struck
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


class Ram:
    """Battering ram.

    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "SIEGES", lines 996 and
    1017-1023
    """

    __slots__ = ("points_paid", "burnt", "uphill", "under_attack", "roofed")

    def __init__(
        self,
        *,
        points_paid: int = 4,
        burnt: int = 0,
        uphill: bool = False,
        under_attack: bool = False,
        roofed: bool = True,
    ) -> None:
        self.points_paid: int = points_paid
        self.burnt: int = burnt
        self.uphill: bool = uphill
        self.under_attack: bool = under_attack
        self.roofed: bool = roofed


class Unit_:
    """Unit.

    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "CLASSIFICATION OF TROOP
    TYPES", lines 51-63
    """

    __slots__ = ("troop", "strikes_as", "struck_as", "began_with", "men", "in_contact", "stance", "slope", "shelter", "shielded", "spacing", "organisation", "secure_flanks", "men_lost", "foe", "charger", "struck_from_behind", "remnant", "rallying", "charisma", "leaderless", "driven", "in_the_dark", "underground", "in_a_wood", "in_a_hostile_wood")

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
        foe: Unit_ | None = None,
        charger: Unit_ | None = None,
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
    ) -> None:
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
        self.foe: Unit_ | None = foe
        self.charger: Unit_ | None = charger
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
