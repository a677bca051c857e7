"""The resolvers of spells.rules with the notes that explain them."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from rulec.runtime import Dice, Label, Notes, present

from ._choices import (
    BURST_FATE_BEYOND_THE_BURST, BURST_FATE_KILLED_BY_BURST, BURST_FATE_TRIED_BY_FIRE, BeamEffect,
    BurstFate, COMPANION_HEREDITARY_COMPANION, COMPANION_HERO_COMPANION, COMPANION_SPECIAL_COMPANION,
    Chieftain, Companion, DarkRider, FIRE_HARM_BRUSHES_IT_OFF, FIRE_HARM_BURNS_TO_DEATH,
    FIRE_HARM_TESTS_ITS_NERVE, FIRE_PREY_FURRY_PREY, FIRE_PREY_LARGER_PREY, FIRE_PREY_STURDY_PREY, FireHarm,
    FirePrey, RACE_BEORNING, RACE_DWARF, RACE_ELEPHANT, RACE_ENT, RACE_GREAT_EAGLE, RACE_HOBBIT, RACE_ORC,
    RACE_TROLL, RACE_URUK, RACE_WOLF, REACTION_ADVANCE_1, REACTION_ADVANCE_2, REACTION_AS_ORDERED, Reaction,
    SPELL_BREAK_STAFF, SPELL_DEFENCE_BOLT, SPELL_FIRE_BURST, SPELL_ILLUMINATE, SPELL_IMPRESS,
    SPELL_ROUT_SPELL, STRUCK_ELEPHANT, Spell, WIZARD_GANDALF, WIZARD_WITCH_KING, Wizard,
)
from ._kinds import Unit
from ._tables import (
    BEAM_EFFECTS_CLEARANCE, BEAM_EFFECTS_CLEARANCE_CUTS, BEAM_EFFECTS_EFFECT, BEAM_EFFECTS_EFFECT_CUTS,
    SPELL_SPELL_REACH, TROOP_RACE,
)
from ._world import World
from .leaders import hero
from .magic import spell_cost
from .spells import spell_reaches, uses_weapons

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_WOLF, RACE_HOBBIT, RACE_DWARF))
_ONE_OF_2: Final = frozenset((RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_WOLF, RACE_ELEPHANT))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "beam_effect": (
        Label('otherwise', ''),
    ),
    "beam_clearance": (
        Label('otherwise', ''),
    ),
    "king_is_stopped": (
        Label('holds', ''),
    ),
    "spell_reaches": (
        Label('yes', 'no reach is given'),
        Label('holds', ''),
    ),
    "portal_strength": (
        Label('base', "the caster's energy before the spell"),
    ),
    "fire_prey": (
        Label('case', 'trolls', 1, 'ruling "Trolls and thrown fire"'),
        Label('case', 'small or furry'),
        Label('otherwise', ''),
    ),
    "fire_exposed": (
        Label('otherwise', ''),
    ),
    "fire_strikes": (
        Label('thrown', ''),
        Label('case', 'easily'),
        Label('otherwise', ''),
    ),
    "fire_harm": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "fire_can_be_thrown": (
        Label('needs', 'Only what has been touched in the same move burns.'),
        Label('needs', "It is out of a javelin's range."),
    ),
    "refusals_fire_can_be_thrown": (
        Label('needs', 'Only what has been touched in the same move burns.'),
        Label('needs', "It is out of a javelin's range."),
    ),
    "uses_weapons": (
        Label('no', 'a beast'),
        Label('holds', ''),
    ),
    "disarmed_men": (
        Label('case', 'nothing to drop'),
        Label('case', 'a hero, or a figure with a magical weapon'),
        Label('otherwise', ''),
    ),
    "unarmed_dies": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "bolt_kills": (
        Label('no', 'too far away'),
        Label('yes', 'whoever is near'),
        Label('holds', ''),
    ),
    "burst_fate": (
        Label('case', 'at its heart'),
        Label('case', 'within its reach'),
        Label('otherwise', ''),
    ),
    "routs_at_command": (
        Label('thrown', ''),
        Label('case', 'a hero'),
        Label('case', 'a hereditary leader'),
        Label('case', 'a special figure'),
        Label('otherwise', ''),
    ),
    "immune_to_rout": (
        Label('holds', ''),
    ),
    "lost_with_staff": (
        Label('yes', 'both wizards'),
        Label('yes', 'Gandalf'),
        Label('yes', 'the Witch-King'),
        Label('otherwise', ''),
    ),
    "staff_drop": (
        Label('base', "the wizard's chart"),
        Label('times', 'it failed', 2),
        Label('round', '', 2),
    ),
}


def why_beam_effect(rider: DarkRider, distance: int) -> tuple[BeamEffect, Notes]:
    """What the Beam of Good does.

    `beam_effect` with its notes: pairs of an index of LABELS['beam_effect'] and what it moved.
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BEAM_EFFECTS_EFFECT[rider][bisect_right(BEAM_EFFECTS_EFFECT_CUTS, distance)], notes


def why_beam_clearance(rider: DarkRider, distance: int) -> tuple[int, Notes]:
    """How far from Gandalf it must stay.

    `beam_clearance` with its notes: pairs of an index of LABELS['beam_clearance'] and what it moved.
    In metres.
    wargames "1. BEAM OF GOOD.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return BEAM_EFFECTS_CLEARANCE[rider][bisect_right(BEAM_EFFECTS_CLEARANCE_CUTS, distance)], notes


def why_king_is_stopped(answer: Reaction) -> tuple[bool, Notes]:
    """The Witch-King may come no nearer.

    `king_is_stopped` with its notes: pairs of an index of LABELS['king_is_stopped'] and what it moved.
    wargames "(b) Against the Witch-King of Angmar.".
    """
    notes: Notes = []
    if answer == REACTION_AS_ORDERED or answer == REACTION_ADVANCE_1 or answer == REACTION_ADVANCE_2:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_spell_reaches(spell: Spell, distance: int) -> tuple[bool, Notes]:
    """The spell reaches so far.

    `spell_reaches` with its notes: pairs of an index of LABELS['spell_reaches'] and what it moved.
    wargames "SPELLS".
    """
    notes: Notes = []
    if SPELL_SPELL_REACH[spell] is None:
        notes.append((0, 0))
        return True, notes  # no reach is given
    if SPELL_SPELL_REACH[spell] is None or distance > present(SPELL_SPELL_REACH[spell], ''):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_portal_strength(level: int) -> tuple[int, Notes]:
    """How strongly a held door is held.

    `portal_strength` with its notes: pairs of an index of LABELS['portal_strength'] and what it moved.
    In energy levels.
    wargames "2. HOLD PORTAL.".
    """
    notes: Notes = []
    value = level  # the caster's energy before the spell
    notes.append((0, value))
    return value, notes


def why_fire_prey(unit: Unit) -> tuple[FirePrey, Notes]:
    """How fire takes to it.

    `fire_prey` with its notes: pairs of an index of LABELS['fire_prey'] and what it moved.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_TROLL:
        notes.append((0, 0))
        return FIRE_PREY_STURDY_PREY, notes  # trolls
    if TROOP_RACE[unit_troop] in _ONE_OF_1:
        notes.append((1, 0))
        return FIRE_PREY_FURRY_PREY, notes  # small or furry
    notes.append((2, 0))
    return FIRE_PREY_LARGER_PREY, notes


def why_fire_exposed(dice: Dice) -> tuple[int, Notes]:
    """Men whom thrown fire may hit.

    `fire_exposed` with its notes: pairs of an index of LABELS['fire_exposed'] and what it moved.
    In men.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('fire_exposed.1', _AVERAGE_FACES), notes


def why_fire_strikes(prey: FirePrey, dice: Dice) -> tuple[bool, Notes]:
    """Whether thrown fire hits a man.

    `fire_strikes` with its notes: pairs of an index of LABELS['fire_strikes'] and what it moved.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    face = dice.throw('fire_strikes.face', 6)
    notes.append((0, face))
    if prey == FIRE_PREY_FURRY_PREY:
        notes.append((1, 0))
        return face >= 3, notes  # easily
    notes.append((2, 0))
    return face >= 5, notes


def why_fire_harm(prey: FirePrey) -> tuple[FireHarm, Notes]:
    """What thrown fire does to those whom it hits.

    `fire_harm` with its notes: pairs of an index of LABELS['fire_harm'] and what it moved.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    if prey == FIRE_PREY_FURRY_PREY:
        notes.append((0, 0))
        return FIRE_HARM_BURNS_TO_DEATH, notes
    if prey == FIRE_PREY_LARGER_PREY:
        notes.append((1, 0))
        return FIRE_HARM_BRUSHES_IT_OFF, notes
    notes.append((2, 0))
    return FIRE_HARM_TESTS_ITS_NERVE, notes


def why_fire_can_be_thrown(distance: int, touched: bool) -> tuple[bool, Notes]:
    """Fire can be thrown so far.

    `fire_can_be_thrown` with its notes: pairs of an index of LABELS['fire_can_be_thrown'] and what it
    moved.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    if not touched:
        notes.append((0, 0))
        return False, notes  # Only what has been touched in the same move burns.
    if distance > 80:
        notes.append((1, 0))
        return False, notes  # It is out of a javelin's range.
    return True, notes


def why_uses_weapons(unit: Unit) -> tuple[bool, Notes]:
    """The unit fights with weapons.

    `uses_weapons` with its notes: pairs of an index of LABELS['uses_weapons'] and what it moved.
    wargames "5. LIMITED COMMAND.".
    """
    notes: Notes = []
    if unit.struck_as == STRUCK_ELEPHANT:
        notes.append((0, 0))
        return False, notes  # a beast
    if TROOP_RACE[unit.troop] in _ONE_OF_2:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_disarmed_men(unit: Unit, against_hero: bool, dice: Dice) -> tuple[int, Notes]:
    """Men whom Limited Command disarms.

    `disarmed_men` with its notes: pairs of an index of LABELS['disarmed_men'] and what it moved.
    In men.
    wargames "5. LIMITED COMMAND.".
    """
    notes: Notes = []
    if not uses_weapons(unit):
        notes.append((0, 0))
        return 0, notes  # nothing to drop
    if against_hero:
        notes.append((1, 0))
        return 1, notes  # a hero, or a figure with a magical weapon
    notes.append((2, 0))
    return dice.throw('disarmed_men.1', _AVERAGE_FACES), notes


def why_unarmed_dies(dice: Dice) -> tuple[bool, Notes]:
    """Whether an unarmed man who is attacked dies.

    `unarmed_dies` with its notes: pairs of an index of LABELS['unarmed_dies'] and what it moved.
    wargames "5. LIMITED COMMAND.".
    """
    notes: Notes = []
    the_throw = dice.throw('unarmed_dies.1', 6)
    notes.append((0, the_throw))
    if the_throw == 1:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_bolt_kills(wizard: Wizard, distance: int, wrestler: bool, sacrifice: bool) -> tuple[bool, Notes]:
    """The bolt kills.

    `bolt_kills` with its notes: pairs of an index of LABELS['bolt_kills'] and what it moved.
    wargames "7. DEFENCE BOLT.".
    """
    notes: Notes = []
    if not spell_reaches(SPELL_DEFENCE_BOLT, distance):
        notes.append((0, 0))
        return False, notes  # too far away
    if not wrestler:
        notes.append((1, 0))
        return True, notes  # whoever is near
    if wizard != WIZARD_GANDALF or not sacrifice:
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_burst_fate(distance: int) -> tuple[BurstFate, Notes]:
    """What a Fire Burst does.

    `burst_fate` with its notes: pairs of an index of LABELS['burst_fate'] and what it moved.
    wargames "9. FIRE BURST.".
    """
    notes: Notes = []
    if distance <= 10:
        notes.append((0, 0))
        return BURST_FATE_KILLED_BY_BURST, notes  # at its heart
    if spell_reaches(SPELL_FIRE_BURST, distance):
        notes.append((1, 0))
        return BURST_FATE_TRIED_BY_FIRE, notes  # within its reach
    notes.append((2, 0))
    return BURST_FATE_BEYOND_THE_BURST, notes


def why_routs_at_command(companion: Companion, dice: Dice) -> tuple[bool, Notes]:
    """Whether a unit runs from the Rout spell.

    `routs_at_command` with its notes: pairs of an index of LABELS['routs_at_command'] and what it
    moved.
    wargames "10. ROUT.".
    """
    notes: Notes = []
    face = dice.throw('routs_at_command.face', 6)
    notes.append((0, face))
    if companion == COMPANION_HERO_COMPANION:
        notes.append((1, 0))
        return face <= 2, notes  # a hero
    if companion == COMPANION_HEREDITARY_COMPANION:
        notes.append((2, 0))
        return face <= 4, notes  # a hereditary leader
    if companion == COMPANION_SPECIAL_COMPANION:
        notes.append((3, 0))
        return face <= 5, notes  # a special figure
    notes.append((4, 0))
    return True, notes


def why_immune_to_rout(chieftain: Chieftain) -> tuple[bool, Notes]:
    """The chieftain does not run.

    `immune_to_rout` with its notes: pairs of an index of LABELS['immune_to_rout'] and what it moved.
    wargames "10. ROUT.".
    """
    notes: Notes = []
    if not hero(chieftain):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_lost_with_staff(wizard: Wizard, spell: Spell) -> tuple[bool, Notes]:
    """The spell is lost with the staff.

    `lost_with_staff` with its notes: pairs of an index of LABELS['lost_with_staff'] and what it moved.
    wargames "11. BREAK STAFF.".
    """
    notes: Notes = []
    if spell == SPELL_DEFENCE_BOLT or spell == SPELL_BREAK_STAFF:
        notes.append((0, 0))
        return True, notes  # both wizards
    if wizard == WIZARD_GANDALF and (spell == SPELL_FIRE_BURST or spell == SPELL_ILLUMINATE):
        notes.append((1, 0))
        return True, notes  # Gandalf
    if wizard == WIZARD_WITCH_KING and (spell == SPELL_ROUT_SPELL or spell == SPELL_IMPRESS):
        notes.append((2, 0))
        return True, notes  # the Witch-King
    notes.append((3, 0))
    return False, notes


def why_staff_drop(wizard: Wizard, level: int, success: bool, world: World) -> tuple[int, Notes]:
    """What an attack on a staff takes.

    `staff_drop` with its notes: pairs of an index of LABELS['staff_drop'] and what it moved.
    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "11. BREAK STAFF.".
    """
    notes: Notes = []
    value = spell_cost(wizard, SPELL_BREAK_STAFF, level, world)  # the wizard's chart
    notes.append((0, value))
    if not success:
        notes.append((1, -1 * value))
        value = value  # it failed
    else:
        value *= 2
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((2, 2 * value - before))
    return value, notes
