"""Resolvers of upkeep.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY, BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_SKELETONS,
    BetterShare, BrigadeType, EVERY_SPELL, MORALE_EVENT_EXTRA_BOTH, MORALE_EVENT_EXTRA_FOOD,
    MORALE_EVENT_EXTRA_GOLD, MORALE_EVENT_UNFED, MORALE_EVENT_UNPAID, MoraleEvent, ORIGIN_KINGDOM_BRIGADE,
    ORIGIN_SUMMON, PRIVILEGE_PALADIN_UPKEEP, PRIVILEGE_WINTER_HUNGER, REACTION_HOSTILE, Region,
    SEASON_WINTER, TRAIT_EVIL,
)
from ._kinds import Brigade, Group, Kingdom
from ._tables import BRIGADE_TYPE_ORIGIN, SPELL_KEEP_FOOD, SPELL_KEEP_GOLD, SPELL_SUMMONS
from ._words import FOOD, GOLD, PERCENT, POINTS
from ._world import SHAPE, World
from .court import law_share
from .realm import controls, lowered

_PRIVILEGE_PALADIN_UPKEEP_BIT: Final = 1 << PRIVILEGE_PALADIN_UPKEEP
_PRIVILEGE_WINTER_HUNGER_BIT: Final = 1 << PRIVILEGE_WINTER_HUNGER
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

_SAYS_THE_RULE_OF_LAW: Final = Message((
    'The Rule of Law in ', Hole(Holds("choice", 'Region'), 'region'),
    ' is not paid in full; the region thinks of you so now: ',
    Hole(Holds("choice", 'Reaction'), 'reaction'), '.',
), 'process:uphold_law', 'the_rule_of_law')
_SAYS_THE_RULE_OF_LAW_2: Final = Message((
    'The Rule of Law in ', Hole(Holds("choice", 'Region'), 'region'), ' takes ',
    Hole(Holds("number", unit=GOLD), 'coins'), ' and ', Hole(Holds("number", unit=FOOD), 'sacks'), '.',
), 'process:uphold_law', 'the_rule_of_law_2')
_SAYS_SOLDIERS_LEAVE_OF_ATTRITION: Final = Message((
    'Soldiers leave ', Hole(Holds("thing", 'Group'), 'group'), ': ',
    Hole(Holds("number", unit=POINTS), 'hunger_attrition'), ' of attrition.',
), 'process:desert', 'soldiers_leave_of_attrition')
_SAYS_A_BRIGADE_OF_IN: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), ' is no more.',
), 'process:desert', 'a_brigade_of_in')
_SAYS_THE_STORES_DO_NOT: Final = Message((
    'The stores do not reach: ', Hole(Holds("thing", 'Group'), 'g'), ' has to forage.',
), 'process:feed', 'the_stores_do_not')
_SAYS_GOES_HUNGRY_ITS_MORALE: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' goes hungry; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'process:feed', 'goes_hungry_its_morale')
_SAYS_THE_TREASURY_DOES_NOT: Final = Message((
    'The treasury does not reach: ', Hole(Holds("thing", 'Group'), 'g'), ' is not paid.',
), 'process:pay', 'the_treasury_does_not')
_SAYS_GOES_WITHOUT_PAY_ITS: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' goes without pay; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'process:pay', 'goes_without_pay_its')


def law_gold(kingdom: Kingdom, region: Region, world: World) -> int:
    """Gold that the Rule of Law takes in a region.

    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Regions".
    """
    value = law_share(kingdom) * sum(
        gold_produced(p, world)
        for p in world.places
        if p.kingdom is kingdom and p.region == region
    )
    if value < 0:
        value = 0  # nothing to tax
    return (value + 50) // 100  # whole coins


def law_food(kingdom: Kingdom, region: Region, world: World) -> int:
    """Food that the Rule of Law takes in a region.

    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Regions".
    """
    value = law_share(kingdom) * sum(
        food_produced(p, world)
        for p in world.places
        if p.kingdom is kingdom and p.region == region
    )
    if value < 0:
        value = 0  # nothing to tax
    return (value + 50) // 100  # whole sacks


def food_eaten(kingdom: Kingdom, brigade: Brigade, world: World) -> int:
    """What a brigade eats in a turn.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_FOOD[s], '')
            for s in EVERY_SPELL
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_FOOD[s] is not None
        )
    else:
        value = 1000  # any other
    share_ = 4
    kingdom_privileges = kingdom.privileges
    if (
        kingdom_privileges & _PRIVILEGE_WINTER_HUNGER_BIT
        and BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_KINGDOM_BRIGADE
        and weather(world) == SEASON_WINTER
    ):
        share_ -= 2  # Winter Moon (privilege): they hunt by night
    if brigade_breed == BRIGADE_TYPE_PALADINS and kingdom_privileges & _PRIVILEGE_PALADIN_UPKEEP_BIT:
        share_ -= 2  # Paladins At Half Pay (privilege): vows
    if kingdom.traits & _TRAIT_EVIL_BIT:
        share_ -= 1  # Evil (trait): fear is cheap
    if share_ < 0:
        raise TooMuchTaken('food_eaten')
    value *= share_
    return (value + 2) // 4  # whole sacks


def pay_drawn(kingdom: Kingdom, brigade: Brigade) -> int:
    """What a brigade is paid in a turn.

    In gold.
    maelstrom "Recruiting".
    """
    brigade_breed = brigade.breed
    if BRIGADE_TYPE_ORIGIN[brigade_breed] == ORIGIN_SUMMON:
        # a summoned brigade
        value = sum(
            present(SPELL_KEEP_GOLD[s], '')
            for s in EVERY_SPELL
            if SPELL_SUMMONS[s] == brigade_breed and SPELL_KEEP_GOLD[s] is not None
        )
    else:
        value = 1500  # any other
    share_ = 4
    if brigade_breed == BRIGADE_TYPE_PALADINS and kingdom.privileges & _PRIVILEGE_PALADIN_UPKEEP_BIT:
        share_ -= 2  # Paladins At Half Pay (privilege): vows
    if kingdom.traits & _TRAIT_EVIL_BIT:
        share_ -= 1  # Evil (trait): fear is cheap
    value *= share_
    return (value + 2) // 4  # whole coins


def ration(group: Group, world: World) -> int:
    """What a group eats in a turn.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "#225 - Do Not Feed".
    """
    value = sum(food_eaten(group.kingdom, b, world) for b in group.brigades)  # its brigades
    if not world.happened('wintering', 'this', 0, group):
        value *= 2  # unless a winter camp
    return (value + 1) // 2  # whole sacks


def wage(group: Group, world: World) -> int:
    """What a group is paid in a turn.

    In gold.
    maelstrom "Recruiting", "#230 - Do Not Pay".
    """
    value = sum(pay_drawn(group.kingdom, b) for b in group.brigades)  # its brigades
    if not world.happened('wintering', 'this', 0, group):
        value *= 2  # unless a winter camp
    return (value + 1) // 2  # whole coins


def food_needed(kingdom: Kingdom, world: World) -> int:
    """What the groups of a kingdom eat that do not forage.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#225 - Do Not Feed".
    """
    return sum(
        ration(g, world)
        for g in world.groups
        if g.kingdom is kingdom and not world.happened('forages', 'this', 0, g)
    )


def pay_needed(kingdom: Kingdom, world: World) -> int:
    """What the groups of a kingdom are paid that are not left out.

    In gold.
    maelstrom "#230 - Do Not Pay".
    """
    return sum(
        wage(g, world)
        for g in world.groups
        if g.kingdom is kingdom and not world.happened('unpaid_troops', 'this', 0, g)
    )


def may_desert(brigade: Brigade) -> bool:
    """The brigade's breed may run away.

    maelstrom "Recruiting", "Brigade Special Abilities".
    """
    return brigade.breed != BRIGADE_TYPE_SKELETONS  # nothing wears them down short of the end


def place_in_want(group: Group) -> int:
    """Which group goes without first when the stores do not reach.

    In plain numbers.
    maelstrom "#225 - Do Not Feed".
    """
    if group.first:
        return 1  # the kingdom's banner
    return 2


def lift(extra: BetterShare) -> MoraleEvent:
    """What more than its share does to a group.

    maelstrom "#238 - Morale Bonus".
    """
    if extra == BETTER_SHARE_MORE_FOOD:
        return MORALE_EVENT_EXTRA_FOOD
    if extra == BETTER_SHARE_MORE_PAY:
        return MORALE_EVENT_EXTRA_GOLD
    return MORALE_EVENT_EXTRA_BOTH


def extra_food(group: Group, extra: BetterShare, world: World) -> int:
    """Food that an extra ration takes.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus".
    """
    value = ration(group, world)
    if extra == BETTER_SHARE_MORE_PAY:
        value = 0  # gold alone
    return value


def extra_pay(group: Group, extra: BetterShare, world: World) -> int:
    """Gold that an extra pay takes.

    In gold.
    maelstrom "#238 - Morale Bonus".
    """
    value = wage(group, world)
    if extra == BETTER_SHARE_MORE_FOOD:
        value = 0  # food alone
    return value


def others_lack(group: Group, breed: BrigadeType) -> bool:
    """Others in the group have lost soldiers.

    maelstrom "#235 - Reorganize Troops".
    """
    group_brigades = group.brigades
    if any(b.breed != breed and b.attrition > 0 for b in group_brigades):
        return True  # other kinds
    return sum(1 for b in group_brigades if b.breed == breed and b.attrition > 0) > 1  # others of the kind


def closed_ranks(brigade: Brigade, men: int, gaps: int) -> int:
    """A brigade's attrition when others have filled its ranks.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#235 - Reorganize Troops".
    """
    value = brigade.attrition
    value *= max(0, gaps - men)  # gaps that are left
    divisor = 1
    divisor *= max(1, gaps)  # all gaps
    value = quotient(2 * value + divisor, 2 * divisor, 'closed_ranks')  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def uphold_law(kingdom: Kingdom, world: World) -> None:
    """The Rule of Law is paid.

    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Regions".
    """
    for s in [s for s in kingdom.standings if controls(kingdom, s.region)]:
        coins = law_gold(kingdom, s.region, world)
        sacks = law_food(kingdom, s.region, world)
        if kingdom.gold < coins or kingdom.food < sacks:
            s.reaction = lowered(s.reaction, REACTION_HOSTILE)
            world.tell(kingdom, _SAYS_THE_RULE_OF_LAW.text((s.region, s.reaction), SHAPE))
        elif coins > 0 or sacks > 0:
            world.tell(kingdom, _SAYS_THE_RULE_OF_LAW_2.text((s.region, coins, sacks), SHAPE))
        kingdom.gold = max(kingdom.gold - coins, min(kingdom.gold, 0))
        kingdom.food = max(kingdom.food - sacks, min(kingdom.food, 0))


def desert(group: Group, turns: int, world: World, dice: Dice) -> None:
    """Soldiers leave a group that is in want.

    maelstrom "#225 - Do Not Feed", "#230 - Do Not Pay", "Recruiting".
    """
    if hunger_attrition(turns) > 0 and any(may_desert(b) for b in group.brigades):
        world.tell(
            group.kingdom,
            _SAYS_SOLDIERS_LEAVE_OF_ATTRITION.text((group, hunger_attrition(turns)), SHAPE),
            group,
        )
        for b in [b for b in group.brigades if may_desert(b)]:
            b.attrition = min(b.attrition + hunger_attrition(turns), max(b.attrition, 100))
        for b in [b for b in group.brigades if broken(b.attrition)]:
            world.tell(group.kingdom, _SAYS_A_BRIGADE_OF_IN.text((b.breed, group), SHAPE), group)
            muster_out(group, b, world)
        break_camp(group, world, dice)


def muster_out(group: Group, brigade: Brigade, world: World) -> None:
    """A brigade leaves the list.

    maelstrom "Recruiting", "Brigade Special Abilities".
    """
    world.keep(group, "brigades")
    group.brigades = taken(group.brigades, brigade)
    if all(b.breed != brigade.breed for b in group.brigades):
        world.keep(group, "types")
        group.types &= ~(1 << brigade.breed)
    world.drop(brigade)


def feed(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Groups are fed.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Sequence of Events", "#225 - Do Not Feed".
    """
    for g in sorted(
        (
            g
            for g in world.groups
            if g.kingdom is kingdom and ration(g, world) > 0 and not world.happened('forages', 'this', 0, g)
        ),
        key=lambda g: place_in_want(g),
    ):
        if food_needed(kingdom, world) > kingdom.food:
            world.note('forages', g)
            world.tell(kingdom, _SAYS_THE_STORES_DO_NOT.text((g,), SHAPE), g)
    kingdom.food = max(kingdom.food - food_needed(kingdom, world), min(kingdom.food, 0))
    for g in [g for g in world.groups if g.kingdom is kingdom]:
        g_dice = dice.at(g.id)
        if ration(g, world) > 0 and world.happened('forages', 'this', 0, g):
            g.hunger += 1
            g.morale = morale_after(g, MORALE_EVENT_UNFED)
            world.tell(kingdom, _SAYS_GOES_HUNGRY_ITS_MORALE.text((g, g.morale), SHAPE), g)
            desert(g, g.hunger, world, g_dice)
        else:
            g.hunger = 0


def pay(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Groups are paid.

    maelstrom "Sequence of Events", "#230 - Do Not Pay".
    """
    for g in sorted(
        (
            g
            for g in world.groups
            if g.kingdom is kingdom and wage(g, world) > 0 and not world.happened('unpaid_troops', 'this', 0, g)
        ),
        key=lambda g: place_in_want(g),
    ):
        if pay_needed(kingdom, world) > kingdom.gold:
            world.note('unpaid_troops', g)
            world.tell(kingdom, _SAYS_THE_TREASURY_DOES_NOT.text((g,), SHAPE), g)
    kingdom.gold = max(kingdom.gold - pay_needed(kingdom, world), min(kingdom.gold, 0))
    for g in [g for g in world.groups if g.kingdom is kingdom]:
        g_dice = dice.at(g.id)
        if wage(g, world) > 0 and world.happened('unpaid_troops', 'this', 0, g):
            g.arrears += 1
            g.morale = morale_after(g, MORALE_EVENT_UNPAID)
            world.tell(kingdom, _SAYS_GOES_WITHOUT_PAY_ITS.text((g, g.morale), SHAPE), g)
            desert(g, g.arrears, world, g_dice)
        else:
            g.arrears = 0


# at the end, for these modules use each other
from ._after_battle import break_camp  # noqa: E402
from ._turn import food_produced, gold_produced, weather  # noqa: E402
from .brigades import broken  # noqa: E402
from .morale import hunger_attrition, morale_after  # noqa: E402
