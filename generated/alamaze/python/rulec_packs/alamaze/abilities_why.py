"""The resolvers of abilities.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, TooMuchTaken, present, quotient

from ._choices import (
    BRIGADE_TYPE_BEHOLDER, BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_WIGHTS, Marvel, SPELL_KILL_LEADER_WIZARD,
    TRAIT_MAGIC_IMMUNE_DEATH, TRAIT_MAGIC_RESISTANCE_DEATH,
)
from ._kinds import Group, Kingdom
from ._tables import (
    BRIGADE_SORCERY_POWER, brigade_sorcery_from_turn, brigade_sorcery_later, brigade_sorcery_power_cell,
)
from ._world import VARIANT_ICE_AGE, World
from .abilities import death_ward
from .magic import felling_chance

_TRAIT_MAGIC_IMMUNE_DEATH_BIT: Final = 1 << TRAIT_MAGIC_IMMUNE_DEATH
_TRAIT_MAGIC_RESISTANCE_DEATH_BIT: Final = 1 << TRAIT_MAGIC_RESISTANCE_DEATH
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "eye_power": (
        Label('base', ''),
        Label('at least', 'older eyes'),
    ),
    "fiends_fire": (
        Label('base', ''),
        Label('times', 'the colder the air, the hotter the fire', 2, 'ruling "What fire spells do in an Ice Age"', 'ice age'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "death_ward": (
        Label('base', ''),
        Label('at least', 'immune', 1, '', 'Magic Immune (Death) (trait)'),
        Label('at least', 'now and then', 1, '', 'Magic Resistance (Death) (trait)'),
    ),
    "death_gaze": (
        Label('base', ''),
        Label('reduce by', 'death magic slides off', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic Resistance (Death)", line 3925'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "magic_proof": (
        Label('base', ''),
        Label('times', 'brigades that are proof'),
        Label('divide by', 'of all brigades'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
}


def why_eye_power(marvel: Marvel, world: World) -> tuple[int, Notes]:
    """Power of an eye of the Beholder.

    `eye_power` with its notes: pairs of an index of LABELS['eye_power'] and what it moved.
    In levels.
    Raises OffTheTable (a table has no row).
    maelstrom "Brigade Special Abilities".
    """
    notes: Notes = []
    value = BRIGADE_SORCERY_POWER[BRIGADE_TYPE_BEHOLDER][marvel]
    if value < FLOOR:
        value = brigade_sorcery_power_cell(value)
    notes.append((0, value))
    if (
        brigade_sorcery_later(BRIGADE_TYPE_BEHOLDER, marvel) is not None
        and brigade_sorcery_from_turn(BRIGADE_TYPE_BEHOLDER, marvel) is not None
        and world.month >= present(brigade_sorcery_from_turn(BRIGADE_TYPE_BEHOLDER, marvel), '')
    ):
        limit = present(brigade_sorcery_later(BRIGADE_TYPE_BEHOLDER, marvel), '')
        if value < limit:
            notes.append((1, limit - value))
            value = limit  # older eyes
    return value, notes


def why_fiends_fire(world: World) -> tuple[int, Notes]:
    """Casualties that the fire of a Pit Fiend deals before a battle.

    `fiends_fire` with its notes: pairs of an index of LABELS['fiends_fire'] and what it moved.
    In percent.
    maelstrom "Deathknights", "Brigade Special Abilities".
    """
    notes: Notes = []
    notes.append((0, 25))
    value = 25
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, value))
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((2, 2 * value - before))
    return value, notes


def why_death_ward(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that death magic does nothing to somebody.

    `death_ward` with its notes: pairs of an index of LABELS['death_ward'] and what it moved.
    In percent.
    maelstrom "Magic Resistance (Death)", "Magic Immune (Death)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_MAGIC_IMMUNE_DEATH_BIT and value < 100:
        notes.append((1, 100 - value))
        value = 100  # Magic Immune (Death) (trait): immune
    if kingdom_traits & _TRAIT_MAGIC_RESISTANCE_DEATH_BIT and value < 33:
        notes.append((2, 33 - value))
        value = 33  # Magic Resistance (Death) (trait): now and then
    return value, notes


def why_death_gaze(kingdom: Kingdom, power: int, victim: int) -> tuple[int, Notes]:
    """Chance of an eye to kill a wizard.

    `death_gaze` with its notes: pairs of an index of LABELS['death_gaze'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Brigade Special Abilities", "Spell # 96 - Kill Leader/Wizard".
    """
    notes: Notes = []
    value = felling_chance(SPELL_KILL_LEADER_WIZARD, power, victim)
    notes.append((0, value))
    share_ = 100
    points = death_ward(kingdom)
    notes.append((1, value * (-1 * points)))
    share_ -= points  # death magic slides off
    if share_ < 0:
        raise TooMuchTaken('death_gaze')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    elif value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_magic_proof(group: Group) -> tuple[int, Notes]:
    """Share of a group that spells slide past.

    `magic_proof` with its notes: pairs of an index of LABELS['magic_proof'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Brigade Special Abilities".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    group_brigades = group.brigades
    times = sum(
        1
        for b in group_brigades
        if b.breed == BRIGADE_TYPE_UNICORNS or b.breed == BRIGADE_TYPE_WIGHTS
    )
    notes.append((1, value * (times - 1)))
    value *= times  # brigades that are proof
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, len(group_brigades))  # of all brigades
    value = quotient(2 * value + divisor, 2 * divisor, 'magic_proof')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    return value, notes
