"""Resolvers of abilities.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, TooMuchTaken, present, quotient

from ._choices import (
    BRIGADE_TYPE_BEHOLDER, BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_WIGHTS, Marvel, SPELL_KILL_LEADER_WIZARD,
    TRAIT_MAGIC_IMMUNE_DEATH, TRAIT_MAGIC_RESISTANCE_DEATH,
)
from ._kinds import Group, Kingdom
from ._tables import (
    BRIGADE_SORCERY_POWER, brigade_sorcery_from_turn, brigade_sorcery_later, brigade_sorcery_power_cell,
)
from ._world import VARIANT_ICE_AGE, World

_TRAIT_MAGIC_IMMUNE_DEATH_BIT: Final = 1 << TRAIT_MAGIC_IMMUNE_DEATH
_TRAIT_MAGIC_RESISTANCE_DEATH_BIT: Final = 1 << TRAIT_MAGIC_RESISTANCE_DEATH
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


def eye_power(marvel: Marvel, world: World) -> int:
    """Power of an eye of the Beholder.

    In levels.
    Raises OffTheTable (a table has no row).
    maelstrom "Brigade Special Abilities".
    """
    value = BRIGADE_SORCERY_POWER[BRIGADE_TYPE_BEHOLDER][marvel]
    if value < FLOOR:
        value = brigade_sorcery_power_cell(value)
    if (
        brigade_sorcery_later(BRIGADE_TYPE_BEHOLDER, marvel) is not None
        and brigade_sorcery_from_turn(BRIGADE_TYPE_BEHOLDER, marvel) is not None
        and world.month >= present(brigade_sorcery_from_turn(BRIGADE_TYPE_BEHOLDER, marvel), '')
    ):
        limit = present(brigade_sorcery_later(BRIGADE_TYPE_BEHOLDER, marvel), '')
        if value < limit:
            value = limit  # older eyes
    return value


def fiends_fire(world: World) -> int:
    """Casualties that the fire of a Pit Fiend deals before a battle.

    In percent.
    maelstrom "Deathknights", "Brigade Special Abilities".
    """
    value = 25
    if world.variants & _VARIANT_ICE_AGE_BIT:
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    return (value + 1) // 2  # whole points


def death_ward(kingdom: Kingdom) -> int:
    """Chance that death magic does nothing to somebody.

    In percent.
    maelstrom "Magic Resistance (Death)", "Magic Immune (Death)".
    """
    value = 0
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_MAGIC_IMMUNE_DEATH_BIT and value < 100:
        value = 100  # Magic Immune (Death) (trait): immune
    if kingdom_traits & _TRAIT_MAGIC_RESISTANCE_DEATH_BIT and value < 33:
        value = 33  # Magic Resistance (Death) (trait): now and then
    return value


def death_gaze(kingdom: Kingdom, power: int, victim: int) -> int:
    """Chance of an eye to kill a wizard.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Brigade Special Abilities", "Spell # 96 - Kill Leader/Wizard".
    """
    value = felling_chance(SPELL_KILL_LEADER_WIZARD, power, victim)
    share_ = 100
    share_ -= death_ward(kingdom)  # death magic slides off
    if share_ < 0:
        raise TooMuchTaken('death_gaze')
    value *= share_
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def magic_proof(group: Group) -> int:
    """Share of a group that spells slide past.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Brigade Special Abilities".
    """
    value = 100
    group_brigades = group.brigades
    # brigades that are proof
    value *= sum(
        1
        for b in group_brigades
        if b.breed == BRIGADE_TYPE_UNICORNS or b.breed == BRIGADE_TYPE_WIGHTS
    )
    divisor = 1
    divisor *= max(1, len(group_brigades))  # of all brigades
    return quotient(2 * value + divisor, 2 * divisor, 'magic_proof')  # whole points


# at the end, for these modules use each other
from .magic import felling_chance  # noqa: E402
