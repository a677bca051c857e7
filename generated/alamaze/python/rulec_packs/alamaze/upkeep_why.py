"""The resolvers of upkeep.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import (
    BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_SKELETONS, EVERY_SPELL, ORIGIN_KINGDOM_BRIGADE, ORIGIN_SUMMON,
    PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_WINTER_HUNGER, Region, SEASON_WINTER, TRAIT_EVIL,
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
        notes.append((1, 1000))
        value = 1000  # any other
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
