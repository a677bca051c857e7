"""Resolvers of magic.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR

from ._choices import (
    RESTING_FULL_REST, RESTING_HALF_REST, Resting, SPELL_HOLD_PORTAL, SPELL_ILLUMINATE, SPELL_KNOCK, Spell,
    WIZARD_GANDALF, Wizard,
)
from ._tables import ENERGY_DEPLETION_DROP, energy_depletion_drop_cell
from ._world import VARIANT_FREE_LIGHT, World

_VARIANT_FREE_LIGHT_BIT: Final = 1 << VARIANT_FREE_LIGHT


def ten_sided(dice: Dice) -> int:
    """The die of overdrawn spells.

    In pips.
    wargames "WITCH-KING OF ANGMAR.".
    """
    return dice.throw('ten_sided.1', 10)


def twenty_sided(dice: Dice) -> int:
    """The die of many sides.

    In pips.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    return dice.throw('twenty_sided.1', 20)


def full_energy(wizard: Wizard) -> int:
    """Energy at the start of the battle.

    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    if wizard == WIZARD_GANDALF:
        return 10
    return 12


def spell_cost(wizard: Wizard, spell: Spell, level: int, world: World) -> int:
    """Energy that a spell takes.

    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    value = ENERGY_DEPLETION_DROP[wizard][spell][min(max(level + 1, 0), 14)]  # the wizard's chart
    if value < FLOOR:
        value = energy_depletion_drop_cell(value)
    if spell == SPELL_ILLUMINATE and world.variants & _VARIANT_FREE_LIGHT_BIT:
        value = 0  # magic: light is free
    return value


def knock_cost(wizard: Wizard, level: int, door: int, world: World) -> int:
    """Energy that opens a held door.

    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "3. KNOCK.".
    """
    value = spell_cost(wizard, SPELL_KNOCK, level, world)  # the wizard's chart
    if door > level:
        value += door - level  # the door is stronger than the caster
    return value


def overdraw_score(wizard: Wizard, spell: Spell, level: int, world: World) -> int:
    """Least score for an overdrawn spell.

    In pips.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    value = 1  # added to whatever is missing
    spell_cost_ = spell_cost(wizard, spell, level, world)
    if spell_cost_ > level:
        value += spell_cost_ - level  # levels that are missing
    return value


def overdrawn(score_needed: int, dice: Dice) -> bool:
    """Whether an overdrawn spell works.

    wargames "WITCH-KING OF ANGMAR.".
    """
    face = ten_sided(dice)  # the die of overdrawn spells
    return face >= score_needed


def cast_(wizard: Wizard, spell: Spell, level: int, world: World, dice: Dice) -> bool:
    """Whether a spell works.

    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    if spell_cost(wizard, spell, level, world) <= level:
        return True  # enough energy is left
    if spell == SPELL_HOLD_PORTAL or spell == SPELL_KNOCK:
        return True  # such spells never fail
    return overdrawn(overdraw_score(wizard, spell, level, world), dice)


def level_after(wizard: Wizard, spell: Spell, level: int, world: World) -> int:
    """Energy after a spell.

    In energy levels.
    Raises OffTheTable (a table has no row).
    wargames "WITCH-KING OF ANGMAR.".
    """
    value = level
    value -= spell_cost(wizard, spell, level, world)  # the spell
    if value < 0:
        value = 0  # an overdrawn wizard is drained, no more
    return value


def recovery(rest: Resting, quiet_moves: int, new_rest: bool) -> int:
    """Energy won back in a move.

    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    if rest == RESTING_FULL_REST:
        value = rest_gain(quiet_moves)  # a rest
    elif rest == RESTING_HALF_REST:
        value = half_rest_gain(quiet_moves)  # a semi-rest
    else:
        value = 0
    if rest == RESTING_FULL_REST and new_rest:
        value = 0  # the first move of rest after semi-rest
    return value


def rest_gain(quiet_moves: int) -> int:
    """Energy won back by a move of rest.

    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    if quiet_moves <= 1:
        return 0
    if quiet_moves == 2:
        return 1
    return 2


def half_rest_gain(quiet_moves: int) -> int:
    """Energy won back by a move of semi-rest.

    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    if quiet_moves <= 2:
        return 0
    return 1


def level_after_rest(wizard: Wizard, level: int, rest: Resting, quiet_moves: int, new_rest: bool) -> int:
    """Energy after a move of rest.

    In energy levels.
    wargames "WITCH-KING OF ANGMAR.".
    """
    value = level
    value += recovery(rest, quiet_moves, new_rest)  # what the move gives back
    limit = full_energy(wizard)
    if value > limit:
        value = limit  # no more than at the start
    return value


def will_score(assailant: int, victim: int) -> int:
    """Score that bends another's will.

    In pips.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    value = 20
    value -= assailant - victim  # the assailant's lead
    if value > 20:
        value = 20  # nobody ever needs more
    return value


def bends_will(assailant: int, victim: int, dice: Dice) -> bool:
    """Whether a will is bent.

    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    face = twenty_sided(dice)  # the die of many sides
    return face >= will_score(assailant, victim)


def victim_drop(success: bool, earlier_hold: bool) -> int:
    """What a struggle costs the victim.

    In energy levels.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    if not success:
        return 0  # the victim stood
    if earlier_hold:
        return 1  # held for another move
    return 4  # bent for the first time


def assailant_drop(success: bool, earlier_hold: bool) -> int:
    """What a struggle costs the assailant.

    In energy levels.
    wargames "STRUGGLE OF WILL BETWEEN TWO MAJOR CHARACTERS".
    """
    if not success:
        return 3  # the victim stood
    if earlier_hold:
        return 0  # held for another move
    return 2  # bent for the first time


def may_break_staff(caster: int, victim: int) -> bool:
    """The staff may be attacked.

    wargames "11. BREAK STAFF.".
    """
    if victim > 3:
        return False  # The victim has too much energy left.
    return caster > victim  # The caster has no lead in energy.


def refusals_may_break_staff(caster: int, victim: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: the staff may be attacked.

    Indices of LABELS['refusals_may_break_staff']; empty where it holds.
    wargames "11. BREAK STAFF.".
    """
    notes: list[int] = []
    if victim > 3:
        notes.append(0)
    if caster <= victim:
        notes.append(1)
    return tuple(notes)


def staff_score(lead: int) -> int:
    """Score that breaks a staff.

    In pips.
    wargames "11. BREAK STAFF.".
    """
    if lead <= 1:
        return 20
    if 2 <= lead <= 3:
        return 19
    if 4 <= lead <= 5:
        return 17
    if 6 <= lead <= 7:
        return 15
    return 12


def breaks_staff(caster: int, victim: int, dice: Dice) -> bool:
    """Whether a staff breaks.

    wargames "11. BREAK STAFF.".
    """
    face = twenty_sided(dice)  # the die of many sides
    if not may_break_staff(caster, victim):
        return False  # it may not be tried
    return face >= staff_score(caster - victim)
