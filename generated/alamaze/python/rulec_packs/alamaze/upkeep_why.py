"""The resolvers of upkeep.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present, quotient

from ._choices import (
    BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY, BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_SKELETONS,
    BetterShare, BrigadeType, EVERY_SPELL, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD,
    MORALE_EVENT_EXTRA_GOLD, MoraleEvent, ORIGIN_KINGDOM_BRIGADE, ORIGIN_SUMMON, PRIVILEGE_PALADIN_UPKEEP,
    PRIVILEGE_WINTER_HUNGER, Region, SEASON_WINTER, TRAIT_EVIL,
)
from ._kinds import Brigade, Group, Kingdom
from ._tables import BRIGADE_TYPE_ORIGIN, SPELL_KEEP_FOOD, SPELL_KEEP_GOLD, SPELL_SUMMONS
from ._world import World
from ._turn import food_produced, gold_produced, weather
from .court import law_share
from .upkeep import food_eaten, pay_drawn, ration, wage

_PRIVILEGE_PALADIN_UPKEEP_BIT: Final = 1 << PRIVILEGE_PALADIN_UPKEEP
_PRIVILEGE_WINTER_HUNGER_BIT: Final = 1 << PRIVILEGE_WINTER_HUNGER
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "law_gold": (
        Label('base', '', 100),
        Label('at least', 'nothing to tax', 100),
        Label('round', 'whole coins', 100, 'ruling "What happens to fractions"'),
    ),
    "law_food": (
        Label('base', '', 100),
        Label('at least', 'nothing to tax', 100),
        Label('round', 'whole sacks', 100, 'ruling "What happens to fractions"'),
    ),
    "food_eaten": (
        Label('base', 'a summoned brigade'),
        Label('base', 'any other', 1, 'ruling "What a brigade eats whose needs the book does not print"'),
        Label('reduce by', 'they hunt by night', 4, '', 'Winter Moon (privilege)'),
        Label('reduce by', 'vows', 4, '', 'Paladins At Half Pay (privilege)'),
        Label('reduce by', 'fear is cheap', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869', 'Evil (trait)'),
        Label('round', 'whole sacks', 4, 'ruling "What happens to fractions"'),
    ),
    "pay_drawn": (
        Label('base', 'a summoned brigade'),
        Label('base', 'any other', 1, 'ruling "What a brigade is paid whose needs the book does not print"'),
        Label('reduce by', 'vows', 4, '', 'Paladins At Half Pay (privilege)'),
        Label('reduce by', 'fear is cheap', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3869', 'Evil (trait)'),
        Label('round', 'whole coins', 4, 'ruling "What happens to fractions"'),
    ),
    "ration": (
        Label('base', 'its brigades'),
        Label('reduce by', 'a winter camp', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#194 \u2013 Wintering Group", line 4271'),
        Label('round', 'whole sacks', 2, 'ruling "What happens to fractions"'),
    ),
    "wage": (
        Label('base', 'its brigades'),
        Label('reduce by', 'a winter camp', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#194 \u2013 Wintering Group", line 4271'),
        Label('round', 'whole coins', 2, 'ruling "What happens to fractions"'),
    ),
    "food_needed": (
        Label('base', ''),
    ),
    "pay_needed": (
        Label('base', ''),
    ),
    "may_desert": (
        Label('no', 'nothing wears them down short of the end', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4034'),
        Label('otherwise', ''),
    ),
    "place_in_want": (
        Label('case', "the kingdom's banner"),
        Label('otherwise', ''),
    ),
    "lift": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "extra_food": (
        Label('base', ''),
        Label('times', 'gold alone'),
    ),
    "extra_pay": (
        Label('base', ''),
        Label('times', 'food alone'),
    ),
    "others_lack": (
        Label('yes', 'other kinds'),
        Label('holds', 'others of the kind'),
    ),
    "closed_ranks": (
        Label('base', ''),
        Label('times', 'gaps that are left'),
        Label('divide by', 'all gaps'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
}


def why_law_gold(kingdom: Kingdom, region: Region, world: World) -> tuple[int, Notes]:
    """Gold that the Rule of Law takes in a region.

    `law_gold` with its notes: pairs of an index of LABELS['law_gold'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Regions".
    """
    notes: Notes = []
    value = law_share(kingdom) * sum(
        gold_produced(p, world)
        for p in world.places
        if p.kingdom is kingdom and p.region == region
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0  # nothing to tax
    before = value
    value = (value + 50) // 100  # whole coins
    notes.append((2, 100 * value - before))
    return value, notes


def why_law_food(kingdom: Kingdom, region: Region, world: World) -> tuple[int, Notes]:
    """Food that the Rule of Law takes in a region.

    `law_food` with its notes: pairs of an index of LABELS['law_food'] and what it moved.
    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Regions".
    """
    notes: Notes = []
    value = law_share(kingdom) * sum(
        food_produced(p, world)
        for p in world.places
        if p.kingdom is kingdom and p.region == region
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0  # nothing to tax
    before = value
    value = (value + 50) // 100  # whole sacks
    notes.append((2, 100 * value - before))
    return value, notes


def why_food_eaten(kingdom: Kingdom, brigade: Brigade, world: World) -> tuple[int, Notes]:
    """What a brigade eats in a turn.

    `food_eaten` with its notes: pairs of an index of LABELS['food_eaten'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_FOOD[s], '')
            for s in EVERY_SPELL
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_FOOD[s] is not None
        )
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        notes.append((1, 1000))
        value = 1000  # any other
    else:
        value = 0
    share_ = 4
    kingdom_privileges = kingdom.privileges
    if (
        kingdom_privileges & _PRIVILEGE_WINTER_HUNGER_BIT
        and BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_KINGDOM_BRIGADE
        and weather(world) == SEASON_WINTER
    ):
        notes.append((2, -2 * value))
        share_ -= 2  # Winter Moon (privilege): they hunt by night
    if kingdom_privileges & _PRIVILEGE_PALADIN_UPKEEP_BIT and brigade_breed == BRIGADE_TYPE_PALADINS:
        notes.append((3, -2 * value))
        share_ -= 2  # Paladins At Half Pay (privilege): vows
    if kingdom.traits & _TRAIT_EVIL_BIT:
        notes.append((4, -1 * value))
        share_ -= 1  # Evil (trait): fear is cheap
    if share_ < 0:
        raise TooMuchTaken('food_eaten')
    value *= share_
    before = value
    value = (value + 2) // 4  # whole sacks
    notes.append((5, 4 * value - before))
    return value, notes


def why_pay_drawn(kingdom: Kingdom, brigade: Brigade) -> tuple[int, Notes]:
    """What a brigade is paid in a turn.

    `pay_drawn` with its notes: pairs of an index of LABELS['pay_drawn'] and what it moved.
    In gold.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_GOLD[s], '')
            for s in EVERY_SPELL
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_GOLD[s] is not None
        )
        notes.append((0, value))
    elif BRIGADE_TYPE_ORIGIN[brigade_breed] != ORIGIN_SUMMON:
        notes.append((1, 1500))
        value = 1500  # any other
    else:
        value = 0
    share_ = 4
    if kingdom.privileges & _PRIVILEGE_PALADIN_UPKEEP_BIT and brigade_breed == BRIGADE_TYPE_PALADINS:
        notes.append((2, -2 * value))
        share_ -= 2  # Paladins At Half Pay (privilege): vows
    if kingdom.traits & _TRAIT_EVIL_BIT:
        notes.append((3, -1 * value))
        share_ -= 1  # Evil (trait): fear is cheap
    value *= share_
    before = value
    value = (value + 2) // 4  # whole coins
    notes.append((4, 4 * value - before))
    return value, notes


def why_ration(group: Group, world: World) -> tuple[int, Notes]:
    """What a group eats in a turn.

    `ration` with its notes: pairs of an index of LABELS['ration'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "#225 - Do Not Feed".
    """
    notes: Notes = []
    value = sum(food_eaten(group.kingdom, b, world) for b in group.brigades)  # its brigades
    notes.append((0, value))
    if world.happened('wintering', 'this', 0, group):
        notes.append((1, -1 * value))
        value = value  # a winter camp
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole sacks
    notes.append((2, 2 * value - before))
    return value, notes


def why_wage(group: Group, world: World) -> tuple[int, Notes]:
    """What a group is paid in a turn.

    `wage` with its notes: pairs of an index of LABELS['wage'] and what it moved.
    In gold.
    maelstrom "Recruiting", "#230 - Do Not Pay".
    """
    notes: Notes = []
    value = sum(pay_drawn(group.kingdom, b) for b in group.brigades)  # its brigades
    notes.append((0, value))
    if world.happened('wintering', 'this', 0, group):
        notes.append((1, -1 * value))
        value = value  # a winter camp
    else:
        value *= 2
    before = value
    value = (value + 1) // 2  # whole coins
    notes.append((2, 2 * value - before))
    return value, notes


def why_food_needed(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """What the groups of a kingdom eat that do not forage.

    `food_needed` with its notes: pairs of an index of LABELS['food_needed'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#225 - Do Not Feed".
    """
    notes: Notes = []
    value = sum(
        ration(g, world)
        for g in world.groups
        if g.kingdom is kingdom and not world.happened('forages', 'this', 0, g)
    )
    notes.append((0, value))
    return value, notes


def why_pay_needed(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """What the groups of a kingdom are paid that are not left out.

    `pay_needed` with its notes: pairs of an index of LABELS['pay_needed'] and what it moved.
    In gold.
    maelstrom "#230 - Do Not Pay".
    """
    notes: Notes = []
    value = sum(
        wage(g, world)
        for g in world.groups
        if g.kingdom is kingdom and not world.happened('unpaid_troops', 'this', 0, g)
    )
    notes.append((0, value))
    return value, notes


def why_may_desert(brigade: Brigade) -> tuple[bool, Notes]:
    """The brigade's breed may run away.

    `may_desert` with its notes: pairs of an index of LABELS['may_desert'] and what it moved.
    maelstrom "Recruiting", "Brigade Special Abilities".
    """
    notes: Notes = []
    if brigade.breed == BRIGADE_TYPE_SKELETONS:
        notes.append((0, 0))
        return False, notes  # nothing wears them down short of the end
    notes.append((1, 0))
    return True, notes


def why_place_in_want(group: Group) -> tuple[int, Notes]:
    """Which group goes without first when the stores do not reach.

    `place_in_want` with its notes: pairs of an index of LABELS['place_in_want'] and what it moved.
    In plain numbers.
    maelstrom "#225 - Do Not Feed".
    """
    notes: Notes = []
    if group.first:
        notes.append((0, 0))
        return 1, notes  # the kingdom's banner
    notes.append((1, 0))
    return 2, notes


def why_lift(extra: BetterShare) -> tuple[MoraleEvent, Notes]:
    """What more than its share does to a group.

    `lift` with its notes: pairs of an index of LABELS['lift'] and what it moved.
    maelstrom "#238 - Morale Bonus".
    """
    notes: Notes = []
    if extra == BETTER_SHARE_MORE_FOOD:
        notes.append((0, 0))
        return MORALE_EVENT_EXTRA_FOOD, notes
    if extra == BETTER_SHARE_MORE_PAY:
        notes.append((1, 0))
        return MORALE_EVENT_EXTRA_GOLD, notes
    notes.append((2, 0))
    return MORALE_EVENT_EXTRA_BOTH, notes


def why_extra_food(group: Group, extra: BetterShare, world: World) -> tuple[int, Notes]:
    """Food that an extra ration takes.

    `extra_food` with its notes: pairs of an index of LABELS['extra_food'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus".
    """
    notes: Notes = []
    value = ration(group, world)
    notes.append((0, value))
    if extra == BETTER_SHARE_MORE_PAY:
        notes.append((1, -1 * value))
        value = 0  # gold alone
    return value, notes


def why_extra_pay(group: Group, extra: BetterShare, world: World) -> tuple[int, Notes]:
    """Gold that an extra pay takes.

    `extra_pay` with its notes: pairs of an index of LABELS['extra_pay'] and what it moved.
    In gold.
    maelstrom "#238 - Morale Bonus".
    """
    notes: Notes = []
    value = wage(group, world)
    notes.append((0, value))
    if extra == BETTER_SHARE_MORE_FOOD:
        notes.append((1, -1 * value))
        value = 0  # food alone
    return value, notes


def why_others_lack(group: Group, breed: BrigadeType) -> tuple[bool, Notes]:
    """Others in the group have lost soldiers.

    `others_lack` with its notes: pairs of an index of LABELS['others_lack'] and what it moved.
    maelstrom "#235 - Reorganize Troops".
    """
    notes: Notes = []
    group_brigades = group.brigades
    if any(b.breed != breed and b.attrition > 0 for b in group_brigades):
        notes.append((0, 0))
        return True, notes  # other kinds
    if sum(1 for b in group_brigades if b.breed == breed and b.attrition > 0) <= 1:
        notes.append((1, 0))
        return False, notes  # others of the kind
    return True, notes


def why_closed_ranks(brigade: Brigade, men: int, gaps: int) -> tuple[int, Notes]:
    """A brigade's attrition when others have filled its ranks.

    `closed_ranks` with its notes: pairs of an index of LABELS['closed_ranks'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#235 - Reorganize Troops".
    """
    notes: Notes = []
    value = brigade.attrition
    notes.append((0, value))
    times = max(0, gaps - men)
    notes.append((1, value * (times - 1)))
    value *= times  # gaps that are left
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, gaps)  # all gaps
    value = quotient(2 * value + divisor, 2 * divisor, 'closed_ranks')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    elif value > 100:
        notes.append((4, 100 - value))
        value = 100
    return value, notes
