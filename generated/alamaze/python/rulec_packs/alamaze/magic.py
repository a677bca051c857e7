"""Resolvers of magic.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import present, quotient

from ._choices import (
    Arm, Prowess, RANK_CAPTAIN, RANK_CAPTAIN_MAJOR, RANK_CENTURION, RANK_COMMANDER, RANK_GENERAL,
    RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_WARLORD, Rank,
    SPELL_LIGHTNING_ATTACK, SPELL_RITE_OF_THE_MAGI, Spell,
)
from ._tables import (
    SPELL_AS_AGENT, SPELL_BASE_LOSS, SPELL_CALLED_UP, SPELL_FADE, SPELL_FIRE, SPELL_FOOD_MADE,
    SPELL_GOLD_MADE, SPELL_HEALS, SPELL_HEALS_SECOND, SPELL_KILLED_PER_LEVEL, SPELL_LEVELS_FIXED,
    SPELL_LEVELS_LEAST, SPELL_LEVELS_OVER, SPELL_LOSSES, SPELL_LOSS_PER_LEVEL, SPELL_MORALE_GAIN,
    SPELL_MORALE_LIMIT, SPELL_MORALE_LOSS, SPELL_ONLY_SPELL, SPELL_PER_LEVELS, SPELL_QUICKENS,
    SPELL_RIDER_PACE, SPELL_ROUNDS_UP, SPELL_SINGULAR_SPELL, SPELL_SUMMONS, SPELL_SURETY, SPELL_TIERS_LATER,
)
from ._world import VARIANT_ICE_AGE, World

_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE


def may_cast_more(spell: Spell, spent: int) -> bool:
    """The wizard may still cast it.

    maelstrom "Magic".
    """
    if not SPELL_ONLY_SPELL[spell]:
        return True  # it comes by itself
    return spent < 1  # Nobody has the breath for more than one a turn.


def refusals_may_cast_more(spell: Spell, spent: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: the wizard may still cast it.

    Indices of LABELS['refusals_may_cast_more']; empty where it holds.
    maelstrom "Magic".
    """
    notes: list[int] = []
    if not SPELL_ONLY_SPELL[spell]:
        return tuple(notes)
    if spent >= 1:
        notes.append(1)
    return tuple(notes)


def may_be_cast_again(spell: Spell, same_target: bool) -> bool:
    """A second wizard of the group may cast it too.

    maelstrom "Magic".
    """
    return not SPELL_SINGULAR_SPELL[spell] or not same_target  # once upon each group or center


def casting_level(spell: Spell, prowess: Prowess, earlier_access: bool) -> int:
    """Least level of a wizard who casts a spell.

    In levels.
    maelstrom "Magic", "Alchemist".
    """
    value = SPELL_LEVELS_LEAST[spell]
    if not SPELL_LEVELS_FIXED[spell]:
        value += SPELL_TIERS_LATER[prowess]  # prowess
    if earlier_access:
        value -= 1  # a spell of the kingdom's own
    if spell != SPELL_RITE_OF_THE_MAGI and value < 1:
        value = 1  # wizards, not adepts
    return value


def familiar_level(spell: Spell) -> int:
    """Level at which a summoned spy or murderer works.

    In levels.
    maelstrom "Spell #941 - Summon Demon".
    """
    return SPELL_AS_AGENT[spell]


def conjured_food(spell: Spell, power: int) -> int:
    """Food that a spell makes.

    In food.
    maelstrom "Spell #208 - Create Food".
    """
    return SPELL_FOOD_MADE[spell] * power


def conjured_gold(spell: Spell, power: int) -> int:
    """Gold that a spell makes.

    In gold.
    maelstrom "Spell #209 - Create Gold".
    """
    return SPELL_GOLD_MADE[spell] * power


def brigades_called(spell: Spell, power: int) -> int:
    """Brigades that a spell summons.

    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces", "Spell #861 - Summon Skeletons".
    """
    if SPELL_SUMMONS[spell] is None and SPELL_PER_LEVELS[spell] is None:
        value = 0
    elif SPELL_SUMMONS[spell] is not None and SPELL_PER_LEVELS[spell] is None:
        value = SPELL_CALLED_UP[spell]
    elif SPELL_PER_LEVELS[spell] is not None:
        value = (
            -1 * quotient(-1 * power, present(SPELL_PER_LEVELS[spell], ''), 'brigades_called')
            if SPELL_ROUNDS_UP[spell]
            else quotient(power, present(SPELL_PER_LEVELS[spell], ''), 'brigades_called')
        )
    else:
        value = 0
    return value


def defense_destroyed(spell: Spell, power: int, world: World) -> int:
    """Defense that a spell destroys.

    In defense.
    maelstrom "Spell #155 - Meteor Strike".
    """
    value = SPELL_BASE_LOSS[spell]
    if SPELL_LEVELS_OVER[spell] is not None:
        # levels that count
        value += SPELL_LOSS_PER_LEVEL[spell] * max(0, power - present(SPELL_LEVELS_OVER[spell], ''))
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    return (value + 1) // 2  # whole points


def brigades_felled(spell: Spell, power: int) -> int:
    """Brigades that a spell destroys before a battle.

    In plain numbers.
    maelstrom "Spell # 87 - Destroy Undead".
    """
    value = 0
    if SPELL_KILLED_PER_LEVEL[spell] is not None and SPELL_LEVELS_OVER[spell] is not None:
        # levels that count
        value += present(SPELL_KILLED_PER_LEVEL[spell], '') * max(
            0, power - present(SPELL_LEVELS_OVER[spell], ''),
        )
    return value


def losses_dealt(spell: Spell, world: World) -> int:
    """Casualties that a spell deals before a battle.

    In percent.
    maelstrom "Spell # 98 - Wall of Flame".
    """
    if SPELL_LOSSES[spell] is None:
        value = 0
    else:
        value = present(SPELL_LOSSES[spell], '')
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    return (value + 1) // 2  # whole points


def called_strength(spell: Spell, power: int, arm: Arm) -> int:
    """What those whom a spell summons are worth in a way of fighting.

    In strength.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    if SPELL_SUMMONS[spell] is None:
        value = 0
    else:
        value = brigades_called(spell, power) * rated_strength(rating(present(SPELL_SUMMONS[spell], ''), arm))
    return value


def leader_level(rank: Rank) -> int:
    """Level as which a leader counts against spells.

    In levels.
    """
    if rank == RANK_WARLORD:
        return 4
    if rank == RANK_LORD_COMMANDER or rank == RANK_GRAND_MARSHAL or rank == RANK_MARSHAL:
        return 3
    if rank == RANK_COMMANDER or rank == RANK_MAJOR_GENERAL or rank == RANK_GENERAL:
        return 2
    if rank == RANK_CAPTAIN_MAJOR or rank == RANK_CAPTAIN or rank == RANK_CENTURION:
        return 1
    return 0


def felling_chance(spell: Spell, caster: int, victim: int) -> int:
    """Chance to stun or kill a leader or wizard.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 95 - Stun Leader", "Spell # 96 - Kill Leader/Wizard".
    """
    if SPELL_SURETY[spell] is None:
        value = 0
    else:
        value = present(SPELL_SURETY[spell], '')
    value *= caster  # the caster's level
    divisor = 1
    divisor *= max(1, victim)  # the victim's level
    value = quotient(2 * value + divisor, 2 * divisor, 'felling_chance')  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def unravelling(spell: Spell, caster: int, other: int) -> int:
    """Chance to dispel another wizard's spell.

    In percent.
    maelstrom "Spell # 77 - Dispel Magic", "Spell #661 - Dispel Storm at Sea", "Spell #779 - Dispel
    Regional Effect".
    """
    if SPELL_SURETY[spell] is None:
        value = 0
    else:
        value = present(SPELL_SURETY[spell], '')
    value -= SPELL_FADE[spell] * max(0, other - caster)  # a greater wizard
    if value < 0:
        value = 0
    return value


def morale_swing(spell: Spell, power: int) -> int:
    """Morale that fear takes, or courage gives, in a battle.

    In points.
    maelstrom "Spell #107 - Fear", "Spell #108 - Valor".
    """
    if SPELL_MORALE_LOSS[spell] > 0:
        value = SPELL_MORALE_LOSS[spell] * power
    elif SPELL_MORALE_LOSS[spell] == 0:
        value = SPELL_MORALE_GAIN[spell] * power
    else:
        value = 0
    if SPELL_MORALE_LIMIT[spell] is not None:
        limit = present(SPELL_MORALE_LIMIT[spell], '')
        if value > limit:
            value = limit  # as much as there is
    return value


def pace_gained(spell: Spell, power: int, riders: bool) -> int:
    """Movement points that a spell adds.

    In steps of 1/1000 movement points.
    maelstrom "Spell #718 - Speed".
    """
    value = SPELL_QUICKENS[spell] * power
    if riders:
        value += SPELL_RIDER_PACE[spell]  # Riders
    return value


def healed(spell: Spell, brigades: int, second: bool) -> int:
    """Attrition that a spell heals in each brigade of a type.

    In points.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #815 - Heal".
    """
    value = 0
    if SPELL_HEALS[spell] is not None and not second:
        value += present(SPELL_HEALS[spell], '')  # first type
    if SPELL_HEALS_SECOND[spell] is not None and second:
        value += present(SPELL_HEALS_SECOND[spell], '')  # second type
    divisor = 1
    divisor *= max(1, brigades)  # brigades of the type
    return quotient(2 * value + divisor, 2 * divisor, 'healed')  # whole points


def nazgul_rank(rank: Rank) -> Rank | None:
    """Rank of a leader who has become a Nazgul.

    maelstrom "Spell #877 - Transform to Nazgul".
    """
    if rank == RANK_WARLORD:
        return RANK_LORD_COMMANDER
    if rank == RANK_LORD_COMMANDER:
        return RANK_GRAND_MARSHAL
    if rank == RANK_GRAND_MARSHAL:
        return RANK_MARSHAL
    return None


def risen_rank(rank: Rank) -> Rank | None:
    """Rank of a leader for whom another of like standing is sacrificed.

    maelstrom "Spell #875 - Sacrifice".
    """
    if rank == RANK_GENERAL or rank == RANK_MAJOR_GENERAL or rank == RANK_COMMANDER:
        return RANK_MARSHAL
    if rank == RANK_MARSHAL or rank == RANK_GRAND_MARSHAL or rank == RANK_LORD_COMMANDER:
        return RANK_WARLORD
    return None


def adepts_for_hire(wizards: int, turn_reached: int) -> bool:
    """New adepts may be hired.

    maelstrom "Magic".
    """
    if turn_reached < 10:
        return False  # It is too early in the campaign.
    return wizards < 4  # There are wizards enough.


def refusals_adepts_for_hire(wizards: int, turn_reached: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: new adepts may be hired.

    Indices of LABELS['refusals_adepts_for_hire']; empty where it holds.
    maelstrom "Magic".
    """
    notes: list[int] = []
    if turn_reached < 10:
        notes.append(0)
    if wizards >= 4:
        notes.append(1)
    return tuple(notes)


def presence(power: int, world: World) -> int:
    """Damage of a strong wizard's mere presence.

    In strength.
    maelstrom "Magic", "Recruiting", "Spell # 0 - Presence".
    """
    if power >= 3:
        value = spell_damage(SPELL_LIGHTNING_ATTACK, power, world)  # a small bolt for every level
    else:
        value = 0  # too weak to be felt
    return (value + 1) // 2  # whole points


# at the end, for these modules use each other
from .brigades import rated_strength, rating  # noqa: E402
from .combat import spell_damage  # noqa: E402
