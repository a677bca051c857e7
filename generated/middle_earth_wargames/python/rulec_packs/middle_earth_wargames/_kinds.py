"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from typing import Final, NewType

# wizard
Wizard = NewType("Wizard", int)
WIZARD_GANDALF: Final = Wizard(0)
WIZARD_WITCH_KING: Final = Wizard(1)

# rest
Rest = NewType("Rest", int)
REST_FULL_REST: Final = Rest(0)
REST_HALF_REST: Final = Rest(1)

# how a round ends
Outcome = NewType("Outcome", int)
OUTCOME_FIRST_LOSES: Final = Outcome(0)
OUTCOME_SECOND_LOSES: Final = Outcome(1)
OUTCOME_NOBODY_LOSES: Final = Outcome(2)

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

# letter of the siege table
Letter = NewType("Letter", int)
LETTER_A: Final = Letter(0)
LETTER_B: Final = Letter(1)
LETTER_C: Final = Letter(2)
LETTER_D: Final = Letter(3)
LETTER_E: Final = Letter(4)
LETTER_F: Final = Letter(5)

# what is rammed
Barrier = NewType("Barrier", int)
BARRIER_DOOR: Final = Barrier(0)
BARRIER_WALL: Final = Barrier(1)

# side
Side = NewType("Side", int)
SIDE_LAW: Final = Side(0)
SIDE_EVIL: Final = Side(1)

# morale class
Class = NewType("Class", int)
CLASS_A: Final = Class(0)
CLASS_B: Final = Class(1)
CLASS_C: Final = Class(2)
CLASS_D: Final = Class(3)
CLASS_E: Final = Class(4)
CLASS_O: Final = Class(5)
CLASS_T: Final = Class(6)

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
Style = NewType("Style", int)
STYLE_HILL_TROLL: Final = Style(0)
STYLE_STONE_TROLL: Final = Style(1)
STYLE_MAN_ORC: Final = Style(2)
STYLE_URUK: Final = Style(3)
STYLE_GOBLIN: Final = Style(4)
STYLE_MOUNTED_GOBLIN: Final = Style(5)
STYLE_WOLF: Final = Style(6)
STYLE_WARG: Final = Style(7)
STYLE_CHARIOT: Final = Style(8)
STYLE_ELEPHANT: Final = Style(9)
STYLE_MUMAK: Final = Style(10)
STYLE_LARGE_ENT: Final = Style(11)
STYLE_SMALL_ENT: Final = Style(12)
STYLE_BEORNING: Final = Style(13)
STYLE_GREAT_EAGLE: Final = Style(14)
STYLE_HOBBIT: Final = Style(15)
STYLE_ELF_SPEAR: Final = Style(16)
STYLE_ELF_SWORD: Final = Style(17)
STYLE_DWARF_AXE: Final = Style(18)
STYLE_DWARF_SWORD: Final = Style(19)
STYLE_LANCE: Final = Style(20)
STYLE_HORSE_SPEAR: Final = Style(21)
STYLE_HORSE_SHORT_SPEAR: Final = Style(22)
STYLE_HORSE_SWORD: Final = Style(23)
STYLE_SPEAR: Final = Style(24)
STYLE_LONG_SPEAR: Final = Style(25)
STYLE_TWO_HANDED_SWORD: Final = Style(26)
STYLE_SWORD: Final = Style(27)
STYLE_AXE: Final = Style(28)

# how it is struck
Build = NewType("Build", int)
BUILD_LIGHT_FOOT: Final = Build(0)
BUILD_MEDIUM_FOOT: Final = Build(1)
BUILD_HEAVY_FOOT: Final = Build(2)
BUILD_LIGHT_HORSE: Final = Build(3)
BUILD_MEDIUM_HORSE: Final = Build(4)
BUILD_HEAVY_HORSE: Final = Build(5)
BUILD_LARGE_ENT: Final = Build(6)
BUILD_SMALL_ENT: Final = Build(7)
BUILD_BEORNING: Final = Build(8)
BUILD_GREAT_EAGLE: Final = Build(9)
BUILD_DWARF: Final = Build(10)
BUILD_ARMOURED_ELF: Final = Build(11)
BUILD_BARE_ELF: Final = Build(12)
BUILD_HOBBIT: Final = Build(13)
BUILD_HILL_TROLL: Final = Build(14)
BUILD_STONE_TROLL: Final = Build(15)
BUILD_MAN_ORC: Final = Build(16)
BUILD_URUK: Final = Build(17)
BUILD_GOBLIN: Final = Build(18)
BUILD_WOLF: Final = Build(19)
BUILD_WARG: Final = Build(20)
BUILD_WOLF_RIDER: Final = Build(21)
BUILD_WILD_MAN: Final = Build(22)
BUILD_CHARIOT: Final = Build(23)
BUILD_ELEPHANT: Final = Build(24)

# cover
Cover = NewType("Cover", int)
COVER_BARE: Final = Cover(0)
COVER_SOFT: Final = Cover(1)
COVER_HARD: Final = Cover(2)

# what a unit is doing
Stance = NewType("Stance", int)
STANCE_STEADY: Final = Stance(0)
STANCE_CHARGING: Final = Stance(1)
STANCE_RETIRING: Final = Stance(2)
STANCE_RETREATING: Final = Stance(3)
STANCE_ROUTING: Final = Stance(4)

# lie of the land
Slope = NewType("Slope", int)
SLOPE_FLAT: Final = Slope(0)
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
REMNANT_WHOLE: Final = Remnant(0)
REMNANT_BELOW_HALF: Final = Remnant(1)
REMNANT_BELOW_QUARTER: Final = Remnant(2)

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

    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "SIEGES", line 996;
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "SIEGES", lines 1017-1023
    """

    __slots__ = ("worth", "burnt", "uphill", "under_attack", "roofed")

    def __init__(
        self,
        *,
        worth: int = 4,
        burnt: int = 0,
        uphill: bool = False,
        under_attack: bool = False,
        roofed: bool = True,
    ) -> None:
        self.worth: int = worth
        self.burnt: int = burnt
        self.uphill: bool = uphill
        self.under_attack: bool = under_attack
        self.roofed: bool = roofed


class Unit_:
    """Unit.

    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "CLASSIFICATION OF TROOP
    TYPES", lines 51-63
    """

    __slots__ = ("troop", "style", "build", "full", "men", "front", "stance", "slope", "cover", "shielded", "spacing", "organisation", "secure_flanks", "lost", "foe", "charger", "struck_from_behind", "remnant", "rallying", "charisma", "leaderless", "driven", "in_the_dark", "underground", "in_a_wood", "in_a_hostile_wood")

    def __init__(
        self,
        *,
        troop: Troop,
        style: Style,
        build: Build,
        full: int = 20,
        men: int = 20,
        front: int = 10,
        stance: Stance = STANCE_STEADY,
        slope: Slope = SLOPE_FLAT,
        cover: Cover = COVER_BARE,
        shielded: bool = True,
        spacing: Spacing = SPACING_CLOSE_ORDER,
        organisation: Organisation = ORGANISATION_FORMED,
        secure_flanks: int = 0,
        lost: int = 0,
        foe: Unit_ | None = None,
        charger: Unit_ | None = None,
        struck_from_behind: bool = False,
        remnant: Remnant = REMNANT_WHOLE,
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
        self.style: Style = style
        self.build: Build = build
        self.full: int = full
        self.men: int = men
        self.front: int = front
        self.stance: Stance = stance
        self.slope: Slope = slope
        self.cover: Cover = cover
        self.shielded: bool = shielded
        self.spacing: Spacing = spacing
        self.organisation: Organisation = organisation
        self.secure_flanks: int = secure_flanks
        self.lost: int = lost
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
