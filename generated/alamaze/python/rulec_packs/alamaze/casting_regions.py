"""Resolvers of casting_regions.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import HOST_SIZE_PATROL, Region, SPELL_REPEAT_REGION_IN_A_TURN, Spell, TRAIT_EVIL
from ._kinds import Counterspell, Group, Kingdom, Wizard
from ._tables import (
    SPELL_ATTRITION_ADDED, SPELL_CENSUS_SHARE, SPELL_EVADED, SPELL_FOOD_SHARE, SPELL_MISFIRE,
    SPELL_MORALE_LOST, SPELL_NUMBER, SPELL_REPEATS_WITHIN,
)
from ._words import PERCENT
from ._world import SHAPE, World

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

_SAYS_HAS_CAST_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:await_effect', 'cast')
_SAYS_HAS_UNDONE_IN: Final = Message((
    Hole(Holds("choice", 'Spell'), 'means'), ' has undone ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' in ', Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:unravel_effects', 'effect_undone')
_SAYS_HAS_MET_IN_AND: Final = Message((
    Hole(Holds("choice", 'Spell'), 'means'), ' has met ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ', and was too weak.',
), 'process:unravel_effects', 'effect_too_strong')
_SAYS_HAS_CAST_IN_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:change_land', 'failed')
_SAYS_HAS_CAST_IN_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:change_land', 'in_vain')
_SAYS_HAS_CAST_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:change_land', 'cast')
_SAYS_HAS_COME_OVER: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has come over ', Hole(Holds("choice", 'Region'), 'land'),
    '.',
), 'process:change_land', 'land_touched')
_SAYS_HAS_CAST_IN_IN_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:trouble_land', 'in_vain')
_SAYS_HAS_CAST_IN_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:trouble_land', 'cast')
_SAYS_HAS_COME_OVER_IS: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has come over ', Hole(Holds("choice", 'Region'), 'land'),
    '; ', Hole(Holds("thing", 'Group'), 'g'), ' is sheltered from it, and the shelter is spent.',
), 'process:trouble_land', 'shelter_spent')
_SAYS_HAS_COME_OVER_HAS: Final = Message((
    Hole(Holds("choice", 'Spell'), 'spell'), ' has come over ', Hole(Holds("choice", 'Region'), 'land'),
    '; ', Hole(Holds("thing", 'Group'), 'g'), ' has suffered from it, and its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'process:trouble_land', 'host_suffered')
_SAYS_OF_HAS_SUFFERED_FROM: Final = Message((
    Hole(Holds("thing", 'Group'), 'g'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has suffered from ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:trouble_land', 'sufferer_told')


def people_after(people_: int, spell: Spell) -> int:
    """People of a place when a regional effect has worked.

    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #784 - Plague (Regional Effect)", "Spell #788 - Raise Regional Census (Regional
    Effect)".
    """
    value = people_
    share_ = 100
    if SPELL_CENSUS_SHARE[spell] is not None:
        share_ += present(SPELL_CENSUS_SHARE[spell], '')  # the spell
    if share_ < 0:
        raise TooMuchTaken('people_after')
    value *= share_
    return value // 100  # whole people


def harvest_after(harvest: int, spell: Spell) -> int:
    """Food production of a place when a regional effect has worked.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #785 - Famine (Regional Effect)", "Spell #786 - Bounty (Regional Effect)".
    """
    value = harvest
    share_ = 100
    if SPELL_FOOD_SHARE[spell] is not None and harvest > 0:
        share_ += present(SPELL_FOOD_SHARE[spell], '')  # the spell
    if share_ < 0:
        raise TooMuchTaken('harvest_after')
    value *= share_
    return value // 100


def shaken_morale(group: Group, spell: Spell) -> int:
    """A group's morale when a regional effect has worn it down.

    In percent.
    maelstrom "Spell #781 - Cold Darkness (Regional Effect)", "Spell #783 - Demonic Visions (Regional
    Effect)".
    """
    value = group.morale
    if SPELL_MORALE_LOST[spell] is not None:
        value -= present(SPELL_MORALE_LOST[spell], '')  # the spell
    if value < 0:
        value = 0  # no heart left
    if group.kingdom.traits & _TRAIT_EVIL_BIT and value < 80 and all_dead(group):
        value = 80  # casting regions: the dead do not despair
    return value


def worn_down_by(group: Group, kingdom: Kingdom, world: World) -> bool:
    """The kingdom wears the group down.

    maelstrom "Spell #781 - Cold Darkness (Regional Effect)".
    """
    if host_size(group) <= HOST_SIZE_PATROL:
        return False  # a patrol
    group_kingdom = group.kingdom
    if group_kingdom is kingdom:
        return False  # its own
    if group_kingdom in kingdom.allies:
        return False  # an ally
    return not world.happened('suffered', 'this', 0, group)  # enough for a turn


def turn_end_of_region_shelters(world: World) -> None:
    """The end of region shelters.

    maelstrom "Spell #778 - Protection from Regional Effect".
    """
    for region_shelter in [
        region_shelter
        for region_shelter in world.region_shelters
        if region_shelter.turns_left is not None
    ]:
        if present(region_shelter.turns_left, '') <= 1:
            world.drop(region_shelter)
        else:
            region_shelter.turns_left = present(region_shelter.turns_left, '') - 1


def turn_end_of_counterspells(world: World) -> None:
    """The end of counterspells.

    maelstrom "Spell #779 - Dispel Regional Effect".
    """
    for counterspell in [
        counterspell
        for counterspell in world.counterspells
        if counterspell.turns_left is not None
    ]:
        if present(counterspell.turns_left, '') <= 1:
            world.drop(counterspell)
        else:
            counterspell.turns_left = present(counterspell.turns_left, '') - 1


def await_effect(caster: Wizard, kingdom: Kingdom, spell: Spell, lowest: int, world: World) -> None:
    """A dispel waits for a regional effect.

    maelstrom "Spell #779 - Dispel Regional Effect".
    """
    land = land_around(caster)
    if land is not None:
        counterspell = Counterspell(
            kingdom=kingdom, spell=spell, power=caster.level, lowest=lowest, region=land, turns_left=1,
        )
        world.add(counterspell)
        world.tell(kingdom, _SAYS_HAS_CAST_IN.text((caster, spell, land), SHAPE), caster)


def unravel_effects(
    kingdom: Kingdom,
    spell: Spell,
    land: Region,
    power: int,
    world: World,
    dice: Dice,
) -> bool:
    """A regional effect meets the dispels that wait for it.

    maelstrom "Spell #779 - Dispel Regional Effect", "Magic".
    """
    for c in [
        c
        for c in world.counterspells
        if c.region == land
            and c.kingdom is not kingdom
            and kingdom not in c.kingdom.allies
            and SPELL_NUMBER[spell] >= c.lowest
    ]:
        c_dice = dice.at(c.id)
        keeper = c.kingdom
        means = c.spell
        level = c.power
        world.drop(c)
        chance = unravelling(means, level, power)  # the dispel
        if c_dice.throw('unravel_effects.the_dispel', 100) <= chance:
            world.tell(keeper, _SAYS_HAS_UNDONE_IN.text((means, spell, land), SHAPE))
            return True
        else:
            world.tell(keeper, _SAYS_HAS_MET_IN_AND.text((means, spell, land), SHAPE))
    return False


def change_land(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World, dice: Dice) -> None:
    """Magic changes all places of a region.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #784 - Plague (Regional Effect)", "Spell #785 - Famine (Regional Effect)", "Spell
    #786 - Bounty (Regional Effect)", "Spell #788 - Raise Regional Census (Regional Effect)", "#455 -
    Create Sanctuary".
    """
    land = land_around(caster)
    if land is not None and SPELL_MISFIRE[spell] is not None:
        chance = present(SPELL_MISFIRE[spell], '')  # it fails
        if dice.throw('change_land.it_fails', 100) <= chance:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_IN.text((caster, spell, land), SHAPE), caster)
        else:
            undone = unravel_effects(kingdom, spell, land, caster.level, world, dice)
            if (
                undone
                or (
                    SPELL_REPEATS_WITHIN[spell] == SPELL_REPEAT_REGION_IN_A_TURN
                    and world.happened('wrought', 'this', 0, spell, land)
                )
            ):
                world.tell(kingdom, _SAYS_HAS_CAST_IN_IN_2.text((caster, spell, land), SHAPE), caster)
            else:
                world.note('wrought', spell, land)
                world.tell(kingdom, _SAYS_HAS_CAST_IN_2.text((caster, spell, land), SHAPE), caster)
                for p in [p for p in world.places if p.region == land and p.sanctuary_of is None]:
                    world.keep(p, "census")
                    p.census = people_after(p.census, spell)
                    world.keep(p, "food_output")
                    p.food_output = harvest_after(p.food_output, spell)
                for k in [
                    k
                    for k in world.kingdoms
                    if k is not kingdom and any(p.kingdom is k and p.region == land for p in world.places)
                ]:
                    world.tell(k, _SAYS_HAS_COME_OVER.text((spell, land), SHAPE))


def trouble_land(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World, dice: Dice) -> None:
    """Magic wears down the hosts of a region.

    maelstrom "Spell #781 - Cold Darkness (Regional Effect)", "Spell #783 - Demonic Visions (Regional
    Effect)", "Spell #778 - Protection from Regional Effect".
    """
    land = land_around(caster)
    if land is not None:
        undone = unravel_effects(kingdom, spell, land, caster.level, world, dice)
        if undone:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_IN_3.text((caster, spell, land), SHAPE), caster)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_3.text((caster, spell, land), SHAPE), caster)
            for g in [g for g in world.groups if g.region == land and worn_down_by(g, kingdom, world)]:
                g_dice = dice.at(g.id)
                if SPELL_EVADED[spell] is not None:
                    chance = present(SPELL_EVADED[spell], '')  # it escapes
                    if g_dice.throw('trouble_land.it_escapes', 100) > chance:
                        if any(region_shelter.group is g for region_shelter in world.region_shelters):
                            s = next((s for s in world.region_shelters if s.group is g), None)
                            if s is not None:
                                world.drop(s)
                            world.tell(g.kingdom, _SAYS_HAS_COME_OVER_IS.text((spell, land, g), SHAPE), g)
                        else:
                            world.note('suffered', g)
                            world.keep(g, "morale")
                            g.morale = shaken_morale(g, spell)
                            wear = SPELL_ATTRITION_ADDED[spell]
                            if wear is not None:
                                for b in g.brigades:
                                    world.keep(b, "attrition")
                                    b.attrition = min(b.attrition + wear, max(b.attrition, 100))
                            world.tell(
                                g.kingdom,
                                _SAYS_HAS_COME_OVER_HAS.text((spell, land, g, g.morale), SHAPE),
                                g,
                            )
                            world.tell(
                                kingdom,
                                _SAYS_OF_HAS_SUFFERED_FROM.text((g, g.kingdom, spell, land), SHAPE),
                                g,
                            )


# at the end, for these modules use each other
from .casting_eyes import land_around  # noqa: E402
from .magic import unravelling  # noqa: E402
from .morale import all_dead  # noqa: E402
from .movement import host_size  # noqa: E402
