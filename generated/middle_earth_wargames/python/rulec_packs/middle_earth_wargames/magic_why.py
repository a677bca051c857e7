"""The resolvers of magic.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    RESTING_FULL_REST, RESTING_HALF_REST, Resting, SPELL_HOLD_PORTAL, SPELL_ILLUMINATE, SPELL_KNOCK, Spell,
    WIZARD_GANDALF, Wizard,
)
from ._tables import ENERGY_DEPLETION_DROP, energy_depletion_drop_cell
from ._world import VARIANT_FREE_LIGHT, World
from .magic import (
    full_energy, half_rest_gain, may_break_staff, overdraw_score, overdrawn, recovery, rest_gain,
    spell_cost, staff_score, ten_sided, twenty_sided, will_score,
)

_VARIANT_FREE_LIGHT_BIT: Final = 1 << VARIANT_FREE_LIGHT

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "ten_sided": (
        Label('otherwise', ''),
    ),
    "twenty_sided": (
        Label('otherwise', ''),
    ),
    "full_energy": (
        Label('case', ''),
        Label('case', ''),
    ),
    "spell_cost": (
        Label('base', "the wizard's chart"),
        Label('set to', 'light is free', 1, '', 'magic'),
    ),
    "knock_cost": (
        Label('base', "the wizard's chart"),
        Label('add', 'the door is stronger than the caster', 1, 'ruling "What a held door adds to the price"'),
    ),
    "overdraw_score": (
        Label('base', 'added to whatever is missing'),
        Label('add', 'levels that are missing'),
    ),
    "overdrawn": (
        Label('thrown', 'the die of overdrawn spells'),
        Label('otherwise', ''),
    ),
    "cast_": (
        Label('case', 'enough energy is left'),
        Label('case', 'such spells never fail', 1, 'ruling "Whether Hold Portal and Knock can fail when overdrawn"'),
        Label('otherwise', ''),
    ),
    "level_after": (
        Label('base', ''),
        Label('subtract', 'the spell'),
        Label('at least', 'an overdrawn wizard is drained, no more'),
    ),
    "recovery": (
        Label('base', 'a rest'),
        Label('base', 'a semi-rest'),
        Label('set to', 'the first move of rest after semi-rest'),
    ),
    "rest_gain": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "half_rest_gain": (
        Label('case', ''),
        Label('case', ''),
    ),
    "level_after_rest": (
        Label('base', ''),
        Label('add', 'what the move gives back'),
        Label('at most', 'no more than at the start', 1, 'ruling "Whether rest may raise a wizard above the level he began with"'),
    ),
    "will_score": (
        Label('base', ''),
        Label('subtract', "the assailant's lead"),
        Label('at most', 'nobody ever needs more'),
    ),
    "bends_will": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
    "victim_drop": (
        Label('case', 'the victim stood'),
        Label('case', 'held for another move'),
        Label('otherwise', 'bent for the first time'),
    ),
    "assailant_drop": (
        Label('case', 'the victim stood'),
        Label('case', 'held for another move'),
        Label('otherwise', 'bent for the first time'),
    ),
    "may_break_staff": (
        Label('needs', 'The victim has too much energy left.'),
        Label('needs', 'The caster has no lead in energy.'),
    ),
    "refusals_may_break_staff": (
        Label('needs', 'The victim has too much energy left.'),
        Label('needs', 'The caster has no lead in energy.'),
    ),
    "staff_score": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "breaks_staff": (
        Label('thrown', 'the die of many sides'),
        Label('case', 'it may not be tried'),
        Label('otherwise', ''),
    ),
}


def why_ten_sided(dice: Dice) -> tuple[int, Notes]:
    """The die of overdrawn spells.

    `ten_sided` with its notes: pairs of an index of LABELS['ten_sided'] and what it moved.
    In pips.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('ten_sided.1', 10), notes


def why_twenty_sided(dice: Dice) -> tuple[int, Notes]:
    """The die of many sides.

    `twenty_sided` with its notes: pairs of an index of LABELS['twenty_sided'] and what it moved.
    In pips.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('twenty_sided.1', 20), notes


def why_full_energy(wizard: Wizard) -> tuple[int, Notes]:
    """Energy at the start of the battle.

    `full_energy` with its notes: pairs of an index of LABELS['full_energy'] and what it moved.
    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if wizard == WIZARD_GANDALF:
        notes.append((0, 0))
        return 10, notes
    notes.append((1, 0))
    return 12, notes


def why_spell_cost(wizard: Wizard, spell: Spell, level: int, world: World) -> tuple[int, Notes]:
    """Energy that a spell takes.

    `spell_cost` with its notes: pairs of an index of LABELS['spell_cost'] and what it moved.
    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    value = ENERGY_DEPLETION_DROP[wizard][spell][min(max(level + 1, 0), 14)]  # the wizard's chart
    if value < FLOOR:
        value = energy_depletion_drop_cell(value)
    notes.append((0, value))
    if world.variants & _VARIANT_FREE_LIGHT_BIT and spell == SPELL_ILLUMINATE:
        notes.append((1, -1 * value))
        value = 0  # magic: light is free
    return value, notes


def why_knock_cost(wizard: Wizard, level: int, door: int, world: World) -> tuple[int, Notes]:
    """Energy that opens a held door.

    `knock_cost` with its notes: pairs of an index of LABELS['knock_cost'] and what it moved.
    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "3. KNOCK.".
    """
    notes: Notes = []
    value = spell_cost(wizard, SPELL_KNOCK, level, world)  # the wizard's chart
    notes.append((0, value))
    if door > level:
        amount = door - level
        notes.append((1, amount))
        value += amount  # the door is stronger than the caster
    return value, notes


def why_overdraw_score(wizard: Wizard, spell: Spell, level: int, world: World) -> tuple[int, Notes]:
    """Least score for an overdrawn spell.

    `overdraw_score` with its notes: pairs of an index of LABELS['overdraw_score'] and what it moved.
    In pips.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1  # added to whatever is missing
    if spell_cost(wizard, spell, level, world) > level:
        amount = spell_cost(wizard, spell, level, world) - level
        notes.append((1, amount))
        value += amount  # levels that are missing
    return value, notes


def why_overdrawn(score_needed: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether an overdrawn spell works.

    `overdrawn` with its notes: pairs of an index of LABELS['overdrawn'] and what it moved.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    face = ten_sided(dice)  # the die of overdrawn spells
    notes.append((0, face))
    notes.append((1, 0))
    return face >= score_needed, notes


def why_cast(wizard: Wizard, spell: Spell, level: int, world: World, dice: Dice) -> tuple[bool, Notes]:
    """Whether a spell works.

    `cast_` with its notes: pairs of an index of LABELS['cast_'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if spell_cost(wizard, spell, level, world) <= level:
        notes.append((0, 0))
        return True, notes  # enough energy is left
    if spell == SPELL_HOLD_PORTAL or spell == SPELL_KNOCK:
        notes.append((1, 0))
        return True, notes  # such spells never fail
    notes.append((2, 0))
    return overdrawn(overdraw_score(wizard, spell, level, world), dice), notes


def why_level_after(wizard: Wizard, spell: Spell, level: int, world: World) -> tuple[int, Notes]:
    """Energy after a spell.

    `level_after` with its notes: pairs of an index of LABELS['level_after'] and what it moved.
    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    value = level
    notes.append((0, value))
    amount = spell_cost(wizard, spell, level, world)
    notes.append((1, -1 * amount))
    value -= amount  # the spell
    if value < 0:
        notes.append((2, -1 * value))
        value = 0  # an overdrawn wizard is drained, no more
    return value, notes


def why_recovery(rest: Resting, quiet_moves: int, new_rest: bool) -> tuple[int, Notes]:
    """Energy won back in a move.

    `recovery` with its notes: pairs of an index of LABELS['recovery'] and what it moved.
    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if rest == RESTING_FULL_REST:
        value = rest_gain(quiet_moves)  # a rest
        notes.append((0, value))
    elif rest == RESTING_HALF_REST:
        value = half_rest_gain(quiet_moves)  # a semi-rest
        notes.append((1, value))
    else:
        value = 0
    if new_rest and rest == RESTING_FULL_REST:
        notes.append((2, -1 * value))
        value = 0  # the first move of rest after semi-rest
    return value, notes


def why_rest_gain(quiet_moves: int) -> tuple[int, Notes]:
    """Energy won back by a move of rest.

    `rest_gain` with its notes: pairs of an index of LABELS['rest_gain'] and what it moved.
    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if quiet_moves <= 1:
        notes.append((0, 0))
        return 0, notes
    if quiet_moves == 2:
        notes.append((1, 0))
        return 1, notes
    notes.append((2, 0))
    return 2, notes


def why_half_rest_gain(quiet_moves: int) -> tuple[int, Notes]:
    """Energy won back by a move of semi-rest.

    `half_rest_gain` with its notes: pairs of an index of LABELS['half_rest_gain'] and what it moved.
    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    if quiet_moves <= 2:
        notes.append((0, 0))
        return 0, notes
    notes.append((1, 0))
    return 1, notes


def why_level_after_rest(
    wizard: Wizard,
    level: int,
    rest: Resting,
    quiet_moves: int,
    new_rest: bool,
) -> tuple[int, Notes]:
    """Energy after a move of rest.

    `level_after_rest` with its notes: pairs of an index of LABELS['level_after_rest'] and what it
    moved.
    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    notes: Notes = []
    value = level
    notes.append((0, value))
    amount = recovery(rest, quiet_moves, new_rest)
    notes.append((1, amount))
    value += amount  # what the move gives back
    limit = full_energy(wizard)
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # no more than at the start
    return value, notes


def why_will_score(assailant: int, victim: int) -> tuple[int, Notes]:
    """Score that bends another's will.

    `will_score` with its notes: pairs of an index of LABELS['will_score'] and what it moved.
    In pips.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    notes.append((0, 20))
    value = 20
    amount = assailant - victim
    notes.append((1, -1 * amount))
    value -= amount  # the assailant's lead
    if value > 20:
        notes.append((2, 20 - value))
        value = 20  # nobody ever needs more
    return value, notes


def why_bends_will(assailant: int, victim: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether a will is bent.

    `bends_will` with its notes: pairs of an index of LABELS['bends_will'] and what it moved.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    face = twenty_sided(dice)  # the die of many sides
    notes.append((0, face))
    notes.append((1, 0))
    return face >= will_score(assailant, victim), notes


def why_victim_drop(success: bool, earlier_hold: bool) -> tuple[int, Notes]:
    """What a struggle costs the victim.

    `victim_drop` with its notes: pairs of an index of LABELS['victim_drop'] and what it moved.
    In energy levels.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    if not success:
        notes.append((0, 0))
        return 0, notes  # the victim stood
    if earlier_hold:
        notes.append((1, 0))
        return 1, notes  # held for another move
    notes.append((2, 0))
    return 4, notes  # bent for the first time


def why_assailant_drop(success: bool, earlier_hold: bool) -> tuple[int, Notes]:
    """What a struggle costs the assailant.

    `assailant_drop` with its notes: pairs of an index of LABELS['assailant_drop'] and what it moved.
    In energy levels.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    notes: Notes = []
    if not success:
        notes.append((0, 0))
        return 3, notes  # the victim stood
    if earlier_hold:
        notes.append((1, 0))
        return 0, notes  # held for another move
    notes.append((2, 0))
    return 2, notes  # bent for the first time


def why_may_break_staff(caster: int, victim: int) -> tuple[bool, Notes]:
    """The staff may be attacked.

    `may_break_staff` with its notes: pairs of an index of LABELS['may_break_staff'] and what it moved.
    wargames "11. BREAK STAFF.".
    """
    notes: Notes = []
    if victim > 3:
        notes.append((0, 0))
        return False, notes  # The victim has too much energy left.
    if caster <= victim:
        notes.append((1, 0))
        return False, notes  # The caster has no lead in energy.
    return True, notes


def why_staff_score(lead: int) -> tuple[int, Notes]:
    """Score that breaks a staff.

    `staff_score` with its notes: pairs of an index of LABELS['staff_score'] and what it moved.
    In pips.
    wargames "11. BREAK STAFF.".
    """
    notes: Notes = []
    if lead <= 1:
        notes.append((0, 0))
        return 20, notes
    if 2 <= lead <= 3:
        notes.append((1, 0))
        return 19, notes
    if 4 <= lead <= 5:
        notes.append((2, 0))
        return 17, notes
    if 6 <= lead <= 7:
        notes.append((3, 0))
        return 15, notes
    notes.append((4, 0))
    return 12, notes


def why_breaks_staff(caster: int, victim: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether a staff breaks.

    `breaks_staff` with its notes: pairs of an index of LABELS['breaks_staff'] and what it moved.
    wargames "11. BREAK STAFF.".
    """
    notes: Notes = []
    face = twenty_sided(dice)  # the die of many sides
    notes.append((0, face))
    if not may_break_staff(caster, victim):
        notes.append((1, 0))
        return False, notes  # it may not be tried
    notes.append((2, 0))
    return face >= staff_score(caster - victim), notes
