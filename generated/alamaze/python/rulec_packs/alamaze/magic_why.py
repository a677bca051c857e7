"""The resolvers of magic.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present, quotient

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
from .brigades import rated_strength, rating
from .combat import spell_damage
from .magic import brigades_called

_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "may_cast_more": (
        Label('yes', 'it comes by itself'),
        Label('needs', 'Nobody has the breath for more than one a turn.'),
    ),
    "refusals_may_cast_more": (
        Label('yes', 'it comes by itself'),
        Label('needs', 'Nobody has the breath for more than one a turn.'),
    ),
    "may_be_cast_again": (
        Label('no', 'once upon each group or center'),
        Label('otherwise', ''),
    ),
    "casting_level": (
        Label('base', ''),
        Label('add', 'prowess'),
        Label('subtract', "a spell of the kingdom's own"),
        Label('at least', 'wizards, not adepts'),
    ),
    "familiar_level": (
        Label('base', ''),
    ),
    "conjured_food": (
        Label('base', ''),
    ),
    "conjured_gold": (
        Label('base', ''),
    ),
    "brigades_called": (
        Label('base', ''),
        Label('base', ''),
        Label('base', ''),
    ),
    "defense_destroyed": (
        Label('base', ''),
        Label('add', 'levels that count'),
        Label('times', 'the colder the air, the hotter the fire', 2, 'ruling "What fire spells do in an Ice Age"', 'ice age'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "brigades_felled": (
        Label('base', ''),
        Label('add', 'levels that count'),
    ),
    "losses_dealt": (
        Label('base', ''),
        Label('base', ''),
        Label('times', 'the colder the air, the hotter the fire', 2, 'ruling "What fire spells do in an Ice Age"', 'ice age'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "called_strength": (
        Label('base', ''),
        Label('base', ''),
    ),
    "leader_level": (
        Label('case', ''),
        Label('case', ''),
        Label('case', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 95 \u2013 Stun Leader", line 5284'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "felling_chance": (
        Label('base', ''),
        Label('base', ''),
        Label('times', "the caster's level"),
        Label('divide by', "the victim's level"),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "unravelling": (
        Label('base', ''),
        Label('base', ''),
        Label('subtract', 'a greater wizard'),
        Label('at least', ''),
    ),
    "morale_swing": (
        Label('base', ''),
        Label('base', ''),
        Label('at most', 'as much as there is'),
    ),
    "pace_gained": (
        Label('base', '', 1000),
        Label('add', 'Riders', 1000),
    ),
    "healed": (
        Label('base', ''),
        Label('add', 'first type'),
        Label('add', 'second type'),
        Label('divide by', 'brigades of the type'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
    "nazgul_rank": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "risen_rank": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "adepts_for_hire": (
        Label('needs', 'It is too early in the campaign.'),
        Label('needs', 'There are wizards enough.'),
    ),
    "refusals_adepts_for_hire": (
        Label('needs', 'It is too early in the campaign.'),
        Label('needs', 'There are wizards enough.'),
    ),
    "presence": (
        Label('base', 'a small bolt for every level', 2),
        Label('base', 'too weak to be felt', 2),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
}


def why_may_cast_more(spell: Spell, spent: int) -> tuple[bool, Notes]:
    """The wizard may still cast it.

    `may_cast_more` with its notes: pairs of an index of LABELS['may_cast_more'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    if not SPELL_ONLY_SPELL[spell]:
        notes.append((0, 0))
        return True, notes  # it comes by itself
    if spent >= 1:
        notes.append((1, 0))
        return False, notes  # Nobody has the breath for more than one a turn.
    return True, notes


def why_may_be_cast_again(spell: Spell, same_target: bool) -> tuple[bool, Notes]:
    """A second wizard of the group may cast it too.

    `may_be_cast_again` with its notes: pairs of an index of LABELS['may_be_cast_again'] and what it
    moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    if SPELL_SINGULAR_SPELL[spell] and same_target:
        notes.append((0, 0))
        return False, notes  # once upon each group or center
    notes.append((1, 0))
    return True, notes


def why_casting_level(spell: Spell, prowess: Prowess, earlier_access: bool) -> tuple[int, Notes]:
    """Least level of a wizard who casts a spell.

    `casting_level` with its notes: pairs of an index of LABELS['casting_level'] and what it moved.
    In levels.
    maelstrom "Magic", "Alchemist".
    """
    notes: Notes = []
    value = SPELL_LEVELS_LEAST[spell]
    notes.append((0, value))
    if not SPELL_LEVELS_FIXED[spell]:
        amount = SPELL_TIERS_LATER[prowess]
        notes.append((1, amount))
        value += amount  # prowess
    if earlier_access:
        notes.append((2, -1))
        value -= 1  # a spell of the kingdom's own
    if spell != SPELL_RITE_OF_THE_MAGI and value < 1:
        notes.append((3, 1 - value))
        value = 1  # wizards, not adepts
    return value, notes


def why_familiar_level(spell: Spell) -> tuple[int, Notes]:
    """Level at which a summoned spy or murderer works.

    `familiar_level` with its notes: pairs of an index of LABELS['familiar_level'] and what it moved.
    In levels.
    maelstrom "Spell #941 - Summon Demon".
    """
    notes: Notes = []
    value = SPELL_AS_AGENT[spell]
    notes.append((0, value))
    return value, notes


def why_conjured_food(spell: Spell, power: int) -> tuple[int, Notes]:
    """Food that a spell makes.

    `conjured_food` with its notes: pairs of an index of LABELS['conjured_food'] and what it moved.
    In food.
    maelstrom "Spell #208 - Create Food".
    """
    notes: Notes = []
    value = SPELL_FOOD_MADE[spell] * power
    notes.append((0, value))
    return value, notes


def why_conjured_gold(spell: Spell, power: int) -> tuple[int, Notes]:
    """Gold that a spell makes.

    `conjured_gold` with its notes: pairs of an index of LABELS['conjured_gold'] and what it moved.
    In gold.
    maelstrom "Spell #209 - Create Gold".
    """
    notes: Notes = []
    value = SPELL_GOLD_MADE[spell] * power
    notes.append((0, value))
    return value, notes


def why_brigades_called(spell: Spell, power: int) -> tuple[int, Notes]:
    """Brigades that a spell summons.

    `brigades_called` with its notes: pairs of an index of LABELS['brigades_called'] and what it moved.
    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces", "Spell #861 - Summon Skeletons".
    """
    notes: Notes = []
    if SPELL_SUMMONS[spell] is None and SPELL_PER_LEVELS[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_SUMMONS[spell] is not None and SPELL_PER_LEVELS[spell] is None:
        value = SPELL_CALLED_UP[spell]
        notes.append((1, value))
    elif SPELL_PER_LEVELS[spell] is not None:
        value = (
            -1 * quotient(-1 * power, present(SPELL_PER_LEVELS[spell], ''), 'brigades_called')
            if SPELL_ROUNDS_UP[spell]
            else quotient(power, present(SPELL_PER_LEVELS[spell], ''), 'brigades_called')
        )
        notes.append((2, value))
    else:
        value = 0
    return value, notes


def why_defense_destroyed(spell: Spell, power: int, world: World) -> tuple[int, Notes]:
    """Defense that a spell destroys.

    `defense_destroyed` with its notes: pairs of an index of LABELS['defense_destroyed'] and what it
    moved.
    In defense.
    maelstrom "Spell #155 - Meteor Strike".
    """
    notes: Notes = []
    value = SPELL_BASE_LOSS[spell]
    notes.append((0, value))
    if SPELL_LEVELS_OVER[spell] is not None:
        amount = SPELL_LOSS_PER_LEVEL[spell] * max(0, power - present(SPELL_LEVELS_OVER[spell], ''))
        notes.append((1, amount))
        value += amount  # levels that count
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        notes.append((2, value))
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((3, 2 * value - before))
    return value, notes


def why_brigades_felled(spell: Spell, power: int) -> tuple[int, Notes]:
    """Brigades that a spell destroys before a battle.

    `brigades_felled` with its notes: pairs of an index of LABELS['brigades_felled'] and what it moved.
    In plain numbers.
    maelstrom "Spell # 87 - Destroy Undead".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if SPELL_KILLED_PER_LEVEL[spell] is not None and SPELL_LEVELS_OVER[spell] is not None:
        amount = (
            present(SPELL_KILLED_PER_LEVEL[spell], '') * max(0, power - present(SPELL_LEVELS_OVER[spell], ''))
        )
        notes.append((1, amount))
        value += amount  # levels that count
    return value, notes


def why_losses_dealt(spell: Spell, world: World) -> tuple[int, Notes]:
    """Casualties that a spell deals before a battle.

    `losses_dealt` with its notes: pairs of an index of LABELS['losses_dealt'] and what it moved.
    In percent.
    maelstrom "Spell # 98 - Wall of Flame".
    """
    notes: Notes = []
    if SPELL_LOSSES[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_LOSSES[spell] is not None:
        value = present(SPELL_LOSSES[spell], '')
        notes.append((1, value))
    else:
        value = 0
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FIRE[spell]:
        notes.append((2, value))
        value *= 3  # ice age: the colder the air, the hotter the fire
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((3, 2 * value - before))
    return value, notes


def why_called_strength(spell: Spell, power: int, arm: Arm) -> tuple[int, Notes]:
    """What those whom a spell summons are worth in a way of fighting.

    `called_strength` with its notes: pairs of an index of LABELS['called_strength'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if SPELL_SUMMONS[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_SUMMONS[spell] is not None:
        value = brigades_called(spell, power) * rated_strength(rating(present(SPELL_SUMMONS[spell], ''), arm))
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_leader_level(rank: Rank) -> tuple[int, Notes]:
    """Level as which a leader counts against spells.

    `leader_level` with its notes: pairs of an index of LABELS['leader_level'] and what it moved.
    In levels.
    """
    notes: Notes = []
    if rank == RANK_WARLORD:
        notes.append((0, 0))
        return 4, notes
    if rank == RANK_LORD_COMMANDER or rank == RANK_GRAND_MARSHAL or rank == RANK_MARSHAL:
        notes.append((1, 0))
        return 3, notes
    if rank == RANK_COMMANDER or rank == RANK_MAJOR_GENERAL or rank == RANK_GENERAL:
        notes.append((2, 0))
        return 2, notes
    if rank == RANK_CAPTAIN_MAJOR or rank == RANK_CAPTAIN or rank == RANK_CENTURION:
        notes.append((3, 0))
        return 1, notes
    notes.append((4, 0))
    return 0, notes


def why_felling_chance(spell: Spell, caster: int, victim: int) -> tuple[int, Notes]:
    """Chance to stun or kill a leader or wizard.

    `felling_chance` with its notes: pairs of an index of LABELS['felling_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 95 - Stun Leader", "Spell # 96 - Kill Leader/Wizard".
    """
    notes: Notes = []
    if SPELL_SURETY[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_SURETY[spell] is not None:
        value = present(SPELL_SURETY[spell], '')
        notes.append((1, value))
    else:
        value = 0
    notes.append((2, value * (caster - 1)))
    value *= caster  # the caster's level
    before = value
    divider = -1
    divisor = 1
    divider = 3
    divisor *= max(1, victim)  # the victim's level
    value = quotient(2 * value + divisor, 2 * divisor, 'felling_chance')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((4, value - before))
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes


def why_unravelling(spell: Spell, caster: int, other: int) -> tuple[int, Notes]:
    """Chance to dispel another wizard's spell.

    `unravelling` with its notes: pairs of an index of LABELS['unravelling'] and what it moved.
    In percent.
    maelstrom "Spell # 77 - Dispel Magic", "Spell #661 - Dispel Storm at Sea", "Spell #779 - Dispel
    Regional Effect".
    """
    notes: Notes = []
    if SPELL_SURETY[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_SURETY[spell] is not None:
        value = present(SPELL_SURETY[spell], '')
        notes.append((1, value))
    else:
        value = 0
    amount = SPELL_FADE[spell] * max(0, other - caster)
    notes.append((2, -1 * amount))
    value -= amount  # a greater wizard
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    return value, notes


def why_morale_swing(spell: Spell, power: int) -> tuple[int, Notes]:
    """Morale that fear takes, or courage gives, in a battle.

    `morale_swing` with its notes: pairs of an index of LABELS['morale_swing'] and what it moved.
    In points.
    maelstrom "Spell #107 - Fear", "Spell #108 - Valor".
    """
    notes: Notes = []
    if SPELL_MORALE_LOSS[spell] > 0:
        value = SPELL_MORALE_LOSS[spell] * power
        notes.append((0, value))
    elif SPELL_MORALE_LOSS[spell] == 0:
        value = SPELL_MORALE_GAIN[spell] * power
        notes.append((1, value))
    else:
        value = 0
    if SPELL_MORALE_LIMIT[spell] is not None:
        limit = present(SPELL_MORALE_LIMIT[spell], '')
        if value > limit:
            notes.append((2, limit - value))
            value = limit  # as much as there is
    return value, notes


def why_pace_gained(spell: Spell, power: int, riders: bool) -> tuple[int, Notes]:
    """Movement points that a spell adds.

    `pace_gained` with its notes: pairs of an index of LABELS['pace_gained'] and what it moved.
    In steps of 1/1000 movement points.
    maelstrom "Spell #718 - Speed".
    """
    notes: Notes = []
    value = SPELL_QUICKENS[spell] * power
    notes.append((0, value))
    if riders:
        amount = SPELL_RIDER_PACE[spell]
        notes.append((1, amount))
        value += amount  # Riders
    return value, notes


def why_healed(spell: Spell, brigades: int, second: bool) -> tuple[int, Notes]:
    """Attrition that a spell heals in each brigade of a type.

    `healed` with its notes: pairs of an index of LABELS['healed'] and what it moved.
    In points.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #815 - Heal".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if SPELL_HEALS[spell] is not None and not second:
        amount = present(SPELL_HEALS[spell], '')
        notes.append((1, amount))
        value += amount  # first type
    if SPELL_HEALS_SECOND[spell] is not None and second:
        amount_ = present(SPELL_HEALS_SECOND[spell], '')
        notes.append((2, amount_))
        value += amount_  # second type
    before = value
    divider = -1
    divisor = 1
    divider = 3
    divisor *= max(1, brigades)  # brigades of the type
    value = quotient(2 * value + divisor, 2 * divisor, 'healed')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((4, value - before))
    return value, notes


def why_nazgul_rank(rank: Rank) -> tuple[Rank | None, Notes]:
    """Rank of a leader who has become a Nazgul.

    `nazgul_rank` with its notes: pairs of an index of LABELS['nazgul_rank'] and what it moved.
    maelstrom "Spell #877 - Transform to Nazgul".
    """
    notes: Notes = []
    if rank == RANK_WARLORD:
        notes.append((0, 0))
        return RANK_LORD_COMMANDER, notes
    if rank == RANK_LORD_COMMANDER:
        notes.append((1, 0))
        return RANK_GRAND_MARSHAL, notes
    if rank == RANK_GRAND_MARSHAL:
        notes.append((2, 0))
        return RANK_MARSHAL, notes
    notes.append((3, 0))
    return None, notes


def why_risen_rank(rank: Rank) -> tuple[Rank | None, Notes]:
    """Rank of a leader for whom another of like standing is sacrificed.

    `risen_rank` with its notes: pairs of an index of LABELS['risen_rank'] and what it moved.
    maelstrom "Spell #875 - Sacrifice".
    """
    notes: Notes = []
    if rank == RANK_GENERAL or rank == RANK_MAJOR_GENERAL or rank == RANK_COMMANDER:
        notes.append((0, 0))
        return RANK_MARSHAL, notes
    if rank == RANK_MARSHAL or rank == RANK_GRAND_MARSHAL or rank == RANK_LORD_COMMANDER:
        notes.append((1, 0))
        return RANK_WARLORD, notes
    notes.append((2, 0))
    return None, notes


def why_adepts_for_hire(wizards: int, turn_reached: int) -> tuple[bool, Notes]:
    """New adepts may be hired.

    `adepts_for_hire` with its notes: pairs of an index of LABELS['adepts_for_hire'] and what it moved.
    maelstrom "Magic".
    """
    notes: Notes = []
    if turn_reached < 10:
        notes.append((0, 0))
        return False, notes  # It is too early in the campaign.
    if wizards >= 4:
        notes.append((1, 0))
        return False, notes  # There are wizards enough.
    return True, notes


def why_presence(power: int, world: World) -> tuple[int, Notes]:
    """Damage of a strong wizard's mere presence.

    `presence` with its notes: pairs of an index of LABELS['presence'] and what it moved.
    In strength.
    maelstrom "Magic", "Recruiting", "Spell # 0 - Presence".
    """
    notes: Notes = []
    if power >= 3:
        value = spell_damage(SPELL_LIGHTNING_ATTACK, power, world)  # a small bolt for every level
        notes.append((0, value))
    elif power < 3:
        notes.append((1, 0))
        value = 0  # too weak to be felt
    else:
        value = 0
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((2, 2 * value - before))
    return value, notes
