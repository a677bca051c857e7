"""MiddleEarth Wargames Rules: Mordor and the West: resolvers compiled from its rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.runtime import Pack

if TYPE_CHECKING:
    from ._kinds import (
        BARRIER_DOOR, BARRIER_WALL, BUILD_ARMOURED_ELF, BUILD_BARE_ELF, BUILD_BEORNING, BUILD_CHARIOT,
        BUILD_DWARF, BUILD_ELEPHANT, BUILD_GOBLIN, BUILD_GREAT_EAGLE, BUILD_HEAVY_FOOT, BUILD_HEAVY_HORSE,
        BUILD_HILL_TROLL, BUILD_HOBBIT, BUILD_LARGE_ENT, BUILD_LIGHT_FOOT, BUILD_LIGHT_HORSE, BUILD_MAN_ORC,
        BUILD_MEDIUM_FOOT, BUILD_MEDIUM_HORSE, BUILD_SMALL_ENT, BUILD_STONE_TROLL, BUILD_URUK, BUILD_WARG,
        BUILD_WILD_MAN, BUILD_WOLF, BUILD_WOLF_RIDER, Barrier, Build, CLASS_A, CLASS_B, CLASS_C, CLASS_D,
        CLASS_E, CLASS_O, CLASS_T, COVER_BARE, COVER_HARD, COVER_SOFT, Class, Cover, LETTER_A, LETTER_B,
        LETTER_C, LETTER_D, LETTER_E, LETTER_F, Letter, ORGANISATION_DISORGANISED, ORGANISATION_FORMED,
        ORGANISATION_SCATTERED, ORGANISATION_SEMI_FORMED, ORGANISATION_UNFORMED, Organisation,
        RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE,
        RACE_HOBBIT, RACE_MAN, RACE_MAN_ORC, RACE_ORC, RACE_RANGER, RACE_ROHIRRIM, RACE_TROLL, RACE_URUK,
        RACE_WOLF, REST_FULL_REST, REST_HALF_REST, Race, Ram, Rest, SIDE_EVIL, SIDE_LAW, SLOPE_DOWNHILL,
        SLOPE_FLAT, SLOPE_UPHILL, SPACING_CLOSE_ORDER, SPACING_OPEN_ORDER, SPELL_BEAM_OF_GOOD,
        SPELL_BREAK_STAFF, SPELL_CAUSE_FIRE, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_HOLD_PORTAL,
        SPELL_ILLUMINATE, SPELL_IMPRESS, SPELL_KNOCK, SPELL_LIMITED_COMMAND, SPELL_ROUT_SPELL,
        SPELL_TALK_TO_ANIMALS, STANCE_CHARGING, STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING,
        STANCE_STEADY, STYLE_AXE, STYLE_BEORNING, STYLE_CHARIOT, STYLE_DWARF_AXE, STYLE_DWARF_SWORD,
        STYLE_ELEPHANT, STYLE_ELF_SPEAR, STYLE_ELF_SWORD, STYLE_GOBLIN, STYLE_GREAT_EAGLE, STYLE_HILL_TROLL,
        STYLE_HOBBIT, STYLE_HORSE_SHORT_SPEAR, STYLE_HORSE_SPEAR, STYLE_HORSE_SWORD, STYLE_LANCE,
        STYLE_LARGE_ENT, STYLE_LONG_SPEAR, STYLE_MAN_ORC, STYLE_MOUNTED_GOBLIN, STYLE_MUMAK,
        STYLE_SMALL_ENT, STYLE_SPEAR, STYLE_STONE_TROLL, STYLE_SWORD, STYLE_TWO_HANDED_SWORD, STYLE_URUK,
        STYLE_WARG, STYLE_WOLF, Side, Slope, Spacing, Spell, Stance, Style, TROOP_BARBARIANS,
        TROOP_BEORNINGS, TROOP_DUNEDAIN, TROOP_DUNLANDERS, TROOP_DWARVES, TROOP_EAGLES, TROOP_EASTERLINGS,
        TROOP_ELITE_UNITS, TROOP_ENTS, TROOP_HARADRIM, TROOP_HIGH_ELVES, TROOP_HOBBITS,
        TROOP_HOUSEHOLD_OF_ROHAN, TROOP_ITHILIEN_RANGERS, TROOP_MAN_ORCS, TROOP_MEN_OF_SAURON,
        TROOP_MEN_OF_THE_WEST, TROOP_ORCS, TROOP_OTHER_BARBARIANS, TROOP_PEASANTS, TROOP_ROHAN,
        TROOP_SOUTHRONS, TROOP_SWERTINGS, TROOP_TOWER_GUARD, TROOP_TROLLS, TROOP_URUCKS, TROOP_VARIAGS,
        TROOP_WARGS, TROOP_WILD_MEN, TROOP_WOLF_RIDERS, TROOP_WOLVES, TROOP_WOOD_ELVES, Troop, Unit_,
        WIZARD_GANDALF, WIZARD_WITCH_KING, Wizard,
    )
    from ._words import ENERGY, FACTOR, MAN, METRE, MOVE, PERCENT, PIP, POINTS, RAM_POINT, RANK, RUNG
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
        casualties, combat_factor, fighters, melee_casualties, melee_dice, tactical_factor, weapon_factor,
    )
    from .melee_why import (
        why_casualties, why_combat_factor, why_fighters, why_melee_casualties, why_melee_dice,
        why_tactical_factor, why_weapon_factor,
    )
    from .siege import (
        breach, breach_letter, breach_place, breached, built_strength, letter_at, letter_number,
        ram_strength,
    )
    from .siege_why import (
        why_breach, why_breach_letter, why_breach_place, why_breached, why_built_strength, why_letter_at,
        why_letter_number, why_ram_strength,
    )
    from .vocabulary import night_folk
    from .vocabulary_why import why_night_folk

__all__ = [
    "BARRIER_DOOR", "BARRIER_WALL", "BUILD_ARMOURED_ELF", "BUILD_BARE_ELF", "BUILD_BEORNING",
    "BUILD_CHARIOT", "BUILD_DWARF", "BUILD_ELEPHANT", "BUILD_GOBLIN", "BUILD_GREAT_EAGLE",
    "BUILD_HEAVY_FOOT", "BUILD_HEAVY_HORSE", "BUILD_HILL_TROLL", "BUILD_HOBBIT", "BUILD_LARGE_ENT",
    "BUILD_LIGHT_FOOT", "BUILD_LIGHT_HORSE", "BUILD_MAN_ORC", "BUILD_MEDIUM_FOOT", "BUILD_MEDIUM_HORSE",
    "BUILD_SMALL_ENT", "BUILD_STONE_TROLL", "BUILD_URUK", "BUILD_WARG", "BUILD_WILD_MAN", "BUILD_WOLF",
    "BUILD_WOLF_RIDER", "Barrier", "Build", "CLASS_A", "CLASS_B", "CLASS_C", "CLASS_D", "CLASS_E",
    "CLASS_O", "CLASS_T", "COVER_BARE", "COVER_HARD", "COVER_SOFT", "Class", "Cover", "ENERGY", "FACTOR",
    "LETTER_A", "LETTER_B", "LETTER_C", "LETTER_D", "LETTER_E", "LETTER_F", "Letter", "MAN", "METRE",
    "MOVE", "ORGANISATION_DISORGANISED", "ORGANISATION_FORMED", "ORGANISATION_SCATTERED",
    "ORGANISATION_SEMI_FORMED", "ORGANISATION_UNFORMED", "Organisation", "PACK", "PERCENT", "PIP", "POINTS",
    "RACE_BEORNING", "RACE_DUNLENDING", "RACE_DWARF", "RACE_ELEPHANT", "RACE_ELF", "RACE_ENT",
    "RACE_GREAT_EAGLE", "RACE_HOBBIT", "RACE_MAN", "RACE_MAN_ORC", "RACE_ORC", "RACE_RANGER",
    "RACE_ROHIRRIM", "RACE_TROLL", "RACE_URUK", "RACE_WOLF", "RAM_POINT", "RANK", "REST_FULL_REST",
    "REST_HALF_REST", "RUNG", "Race", "Ram", "Rest", "SIDE_EVIL", "SIDE_LAW", "SLOPE_DOWNHILL",
    "SLOPE_FLAT", "SLOPE_UPHILL", "SPACING_CLOSE_ORDER", "SPACING_OPEN_ORDER", "SPELL_BEAM_OF_GOOD",
    "SPELL_BREAK_STAFF", "SPELL_CAUSE_FIRE", "SPELL_DEFENCE_BOLT", "SPELL_FIRE_BURST", "SPELL_HOLD_PORTAL",
    "SPELL_ILLUMINATE", "SPELL_IMPRESS", "SPELL_KNOCK", "SPELL_LIMITED_COMMAND", "SPELL_ROUT_SPELL",
    "SPELL_TALK_TO_ANIMALS", "STANCE_CHARGING", "STANCE_RETIRING", "STANCE_RETREATING", "STANCE_ROUTING",
    "STANCE_STEADY", "STYLE_AXE", "STYLE_BEORNING", "STYLE_CHARIOT", "STYLE_DWARF_AXE", "STYLE_DWARF_SWORD",
    "STYLE_ELEPHANT", "STYLE_ELF_SPEAR", "STYLE_ELF_SWORD", "STYLE_GOBLIN", "STYLE_GREAT_EAGLE",
    "STYLE_HILL_TROLL", "STYLE_HOBBIT", "STYLE_HORSE_SHORT_SPEAR", "STYLE_HORSE_SPEAR", "STYLE_HORSE_SWORD",
    "STYLE_LANCE", "STYLE_LARGE_ENT", "STYLE_LONG_SPEAR", "STYLE_MAN_ORC", "STYLE_MOUNTED_GOBLIN",
    "STYLE_MUMAK", "STYLE_SMALL_ENT", "STYLE_SPEAR", "STYLE_STONE_TROLL", "STYLE_SWORD",
    "STYLE_TWO_HANDED_SWORD", "STYLE_URUK", "STYLE_WARG", "STYLE_WOLF", "Side", "Slope", "Spacing", "Spell",
    "Stance", "Style", "TROOP_BARBARIANS", "TROOP_BEORNINGS", "TROOP_DUNEDAIN", "TROOP_DUNLANDERS",
    "TROOP_DWARVES", "TROOP_EAGLES", "TROOP_EASTERLINGS", "TROOP_ELITE_UNITS", "TROOP_ENTS",
    "TROOP_HARADRIM", "TROOP_HIGH_ELVES", "TROOP_HOBBITS", "TROOP_HOUSEHOLD_OF_ROHAN",
    "TROOP_ITHILIEN_RANGERS", "TROOP_MAN_ORCS", "TROOP_MEN_OF_SAURON", "TROOP_MEN_OF_THE_WEST",
    "TROOP_ORCS", "TROOP_OTHER_BARBARIANS", "TROOP_PEASANTS", "TROOP_ROHAN", "TROOP_SOUTHRONS",
    "TROOP_SWERTINGS", "TROOP_TOWER_GUARD", "TROOP_TROLLS", "TROOP_URUCKS", "TROOP_VARIAGS", "TROOP_WARGS",
    "TROOP_WILD_MEN", "TROOP_WOLF_RIDERS", "TROOP_WOLVES", "TROOP_WOOD_ELVES", "Troop", "Unit_",
    "WIZARD_GANDALF", "WIZARD_WITCH_KING", "Wizard", "assailant_drop", "bends_will", "breach",
    "breach_letter", "breach_place", "breached", "breaks_staff", "built_strength", "cast_", "casualties",
    "combat_factor", "fighters", "full_energy", "half_rest_gain", "knock_cost", "letter_at",
    "letter_number", "level_after", "level_after_rest", "may_break_staff", "melee_casualties", "melee_dice",
    "night_folk", "overdraw_score", "overdrawn", "ram_strength", "recovery", "refusals_may_break_staff",
    "rest_gain", "spell_cost", "staff_score", "tactical_factor", "ten_sided", "twenty_sided", "victim_drop",
    "weapon_factor", "why_assailant_drop", "why_bends_will", "why_breach", "why_breach_letter",
    "why_breach_place", "why_breached", "why_breaks_staff", "why_built_strength", "why_cast",
    "why_casualties", "why_combat_factor", "why_fighters", "why_full_energy", "why_half_rest_gain",
    "why_knock_cost", "why_letter_at", "why_letter_number", "why_level_after", "why_level_after_rest",
    "why_may_break_staff", "why_melee_casualties", "why_melee_dice", "why_night_folk", "why_overdraw_score",
    "why_overdrawn", "why_ram_strength", "why_recovery", "why_rest_gain", "why_spell_cost",
    "why_staff_score", "why_tactical_factor", "why_ten_sided", "why_twenty_sided", "why_victim_drop",
    "why_weapon_factor", "why_will_score", "will_score",
]

PACK = Pack('middle_earth_wargames', 'MiddleEarth Wargames Rules: Mordor and the West', __name__)

_HOMES = {
    "_kinds": (
        "BARRIER_DOOR BARRIER_WALL BUILD_ARMOURED_ELF BUILD_BARE_ELF BUILD_BEORNING BUILD_CHARIOT BUILD_DWARF "
        "BUILD_ELEPHANT BUILD_GOBLIN BUILD_GREAT_EAGLE BUILD_HEAVY_FOOT BUILD_HEAVY_HORSE BUILD_HILL_TROLL "
        "BUILD_HOBBIT BUILD_LARGE_ENT BUILD_LIGHT_FOOT BUILD_LIGHT_HORSE BUILD_MAN_ORC BUILD_MEDIUM_FOOT "
        "BUILD_MEDIUM_HORSE BUILD_SMALL_ENT BUILD_STONE_TROLL BUILD_URUK BUILD_WARG BUILD_WILD_MAN BUILD_WOLF "
        "BUILD_WOLF_RIDER Barrier Build CLASS_A CLASS_B CLASS_C CLASS_D CLASS_E CLASS_O CLASS_T COVER_BARE "
        "COVER_HARD COVER_SOFT Class Cover LETTER_A LETTER_B LETTER_C LETTER_D LETTER_E LETTER_F Letter "
        "ORGANISATION_DISORGANISED ORGANISATION_FORMED ORGANISATION_SCATTERED ORGANISATION_SEMI_FORMED "
        "ORGANISATION_UNFORMED Organisation RACE_BEORNING RACE_DUNLENDING RACE_DWARF RACE_ELEPHANT RACE_ELF "
        "RACE_ENT RACE_GREAT_EAGLE RACE_HOBBIT RACE_MAN RACE_MAN_ORC RACE_ORC RACE_RANGER RACE_ROHIRRIM "
        "RACE_TROLL RACE_URUK RACE_WOLF REST_FULL_REST REST_HALF_REST Race Ram Rest SIDE_EVIL SIDE_LAW "
        "SLOPE_DOWNHILL SLOPE_FLAT SLOPE_UPHILL SPACING_CLOSE_ORDER SPACING_OPEN_ORDER SPELL_BEAM_OF_GOOD "
        "SPELL_BREAK_STAFF SPELL_CAUSE_FIRE SPELL_DEFENCE_BOLT SPELL_FIRE_BURST SPELL_HOLD_PORTAL "
        "SPELL_ILLUMINATE SPELL_IMPRESS SPELL_KNOCK SPELL_LIMITED_COMMAND SPELL_ROUT_SPELL "
        "SPELL_TALK_TO_ANIMALS STANCE_CHARGING STANCE_RETIRING STANCE_RETREATING STANCE_ROUTING STANCE_STEADY "
        "STYLE_AXE STYLE_BEORNING STYLE_CHARIOT STYLE_DWARF_AXE STYLE_DWARF_SWORD STYLE_ELEPHANT "
        "STYLE_ELF_SPEAR STYLE_ELF_SWORD STYLE_GOBLIN STYLE_GREAT_EAGLE STYLE_HILL_TROLL STYLE_HOBBIT "
        "STYLE_HORSE_SHORT_SPEAR STYLE_HORSE_SPEAR STYLE_HORSE_SWORD STYLE_LANCE STYLE_LARGE_ENT "
        "STYLE_LONG_SPEAR STYLE_MAN_ORC STYLE_MOUNTED_GOBLIN STYLE_MUMAK STYLE_SMALL_ENT STYLE_SPEAR "
        "STYLE_STONE_TROLL STYLE_SWORD STYLE_TWO_HANDED_SWORD STYLE_URUK STYLE_WARG STYLE_WOLF Side Slope "
        "Spacing Spell Stance Style TROOP_BARBARIANS TROOP_BEORNINGS TROOP_DUNEDAIN TROOP_DUNLANDERS "
        "TROOP_DWARVES TROOP_EAGLES TROOP_EASTERLINGS TROOP_ELITE_UNITS TROOP_ENTS TROOP_HARADRIM "
        "TROOP_HIGH_ELVES TROOP_HOBBITS TROOP_HOUSEHOLD_OF_ROHAN TROOP_ITHILIEN_RANGERS TROOP_MAN_ORCS "
        "TROOP_MEN_OF_SAURON TROOP_MEN_OF_THE_WEST TROOP_ORCS TROOP_OTHER_BARBARIANS TROOP_PEASANTS "
        "TROOP_ROHAN TROOP_SOUTHRONS TROOP_SWERTINGS TROOP_TOWER_GUARD TROOP_TROLLS TROOP_URUCKS "
        "TROOP_VARIAGS TROOP_WARGS TROOP_WILD_MEN TROOP_WOLF_RIDERS TROOP_WOLVES TROOP_WOOD_ELVES Troop Unit_ "
        "WIZARD_GANDALF WIZARD_WITCH_KING Wizard "
    ),
    "_words": (
        "ENERGY FACTOR MAN METRE MOVE PERCENT PIP POINTS RAM_POINT RANK RUNG "
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
        "casualties combat_factor fighters melee_casualties melee_dice tactical_factor weapon_factor "
    ),
    "melee_why": (
        "why_casualties why_combat_factor why_fighters why_melee_casualties why_melee_dice "
        "why_tactical_factor why_weapon_factor "
    ),
    "siege": (
        "breach breach_letter breach_place breached built_strength letter_at letter_number ram_strength "
    ),
    "siege_why": (
        "why_breach why_breach_letter why_breach_place why_breached why_built_strength why_letter_at "
        "why_letter_number why_ram_strength "
    ),
    "vocabulary": (
        "night_folk "
    ),
    "vocabulary_why": (
        "why_night_folk "
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
