"""Resolvers of casting_court.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    EFFECT_WARDED, MISSION_ASSASSINATE, NEARNESS_SAME_AREA, RANK_AGENT, RANK_CONSUL, RANK_KING, RANK_QUEEN,
    RANK_REGENT, SPELL_REPEAT_RULER_IN_A_TURN, Spell,
)
from ._kinds import Agent, Figure, Kingdom, Target, Wizard
from ._tables import (
    SPELL_CAST_RANGE, SPELL_CREATURE, SPELL_INFLUENCE_GAIN, SPELL_INFLUENCE_LOST, SPELL_NEARNESS,
    SPELL_REPEATS_WITHIN, SPELL_SENDS, SPELL_SURETY, SPELL_TOLD_LIKE,
)
from ._words import INFLUENCE
from ._world import SHAPE, World
from .abilities import death_ward
from .casting import stands_at
from .casting_eyes import land_around
from .clerks import skeleton_toll
from .council import unseat
from .map_ import seat, within_reach
from .missions import fall_short
from .orders_emissaries import next_title
from .orders_missions import murder
from .orders_ruler import holder, shift_reaction, speak_ill
from .realm import influence_lowered, influence_raised
from .ruler import enamored, may_denigrate, may_enamor

_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED
_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

_SAYS_HAS_CAST_UPON_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Figure'), 'noble'), ' in vain.',
), 'process:augment_title', 'in_vain')
_SAYS_HAS_CAST_HAS_A: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), '; ',
    Hole(Holds("thing", 'Figure'), 'noble'), ' has a new title: ', Hole(Holds("choice", 'Rank'), 'rank'),
    '.',
), 'process:augment_title', 'cast')
_SAYS_HAS_CAST_AGAINST_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' against ', Hole(Holds("thing", 'Kingdom'), 'rival'), ' in vain.',
), 'process:harm_ruler', 'in_vain')
_SAYS_HAS_CAST_AGAINST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' against ', Hole(Holds("thing", 'Kingdom'), 'rival'), '.',
), 'process:harm_ruler', 'cast')
_SAYS_BAD_LUCK_HAUNTS_THE: Final = Message((
    'Bad luck haunts the throne, which has lost ', Hole(Holds("number", unit=INFLUENCE), 'loss'),
    '. Nobody knows whose curse it is.',
), 'process:harm_ruler', 'ruler_cursed')
_SAYS_A_SCANDAL_ABOUT_THE: Final = Message((
    'A scandal about the throne of ', Hole(Holds("thing", 'Kingdom'), 'rival'),
    ' is told everywhere, and nobody knows who began it.',
), 'process:harm_ruler', 'scandal_told')
_SAYS_HAS_CAST_AGAINST_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' against ', Hole(Holds("thing", 'Kingdom'), 'rival'), ' in vain.',
), 'process:harm_ruler', 'failed')
_SAYS_HAS_NOT_FOUND_THE: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found the ruler of ',
    Hole(Holds("thing", 'Kingdom'), 'praised'), '.',
), 'process:praise_ruler', 'not_found')
_SAYS_HAS_CAST_IN_VAIN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' in vain.',
), 'process:praise_ruler', 'in_vain')
_SAYS_HAS_CAST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), '.',
), 'process:praise_ruler', 'cast')
_SAYS_A_LIGHT_LIES_ON: Final = Message((
    'A light lies on the throne, and its influence has grown.',
), 'process:praise_ruler', 'ruler_praised')
_SAYS_HAS_CAST_IN_VAIN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' in vain.',
), 'process:praise_ruler', 'failed')
_SAYS_HAS_CAST_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:charm_region', 'cast')
_SAYS_HAS_CAST_IN_IN: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:charm_region', 'in_vain')
_SAYS_HAS_CAST_IN_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:charm_region', 'failed')
_SAYS_HAS_CAST_IN_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), '.',
), 'process:infuriate_region', 'cast')
_SAYS_HAS_CAST_IN_IN_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:infuriate_region', 'in_vain')
_SAYS_HAS_CAST_IN_IN_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), ' in ',
    Hole(Holds("choice", 'Region'), 'land'), ' in vain.',
), 'process:infuriate_region', 'failed')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Figure'), 'victim'),
    '.',
), 'process:summon_murderer', 'not_found')
_SAYS_HAS_CAST_AGAINST_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' against ', Hole(Holds("thing", 'Figure'), 'victim'), '.',
), 'process:summon_murderer', 'cast')


def throne_warded(kingdom: Kingdom, world: World) -> bool:
    """The throne of the kingdom is warded.

    maelstrom "Magic", "Spell #301 - Ward".
    """
    # a ward on the ruler
    return any(
        r.kingdom is kingdom and r.rank in _ONE_OF_1 and r.effects & _EFFECT_WARDED_BIT
        for r in world.figures
    )


def harmed_already(spell: Spell, rival: Kingdom, world: World) -> bool:
    """The spell has touched the throne of the rival in this turn.

    maelstrom "Spell #386 - Curse".
    """
    return (
        SPELL_REPEATS_WITHIN[spell] == SPELL_REPEAT_RULER_IN_A_TURN
        and world.happened('cursed', 'this', 0, rival)
    )


def sureness(spell: Spell) -> int:
    """Chance that a spell succeeds.

    In percent.
    maelstrom "Spell #381 - Conjure Scandal", "Spell #386 - Curse", "Spell #472 - Charm Region".
    """
    if SPELL_SURETY[spell] is None:
        value = 100
    else:
        value = present(SPELL_SURETY[spell], '')
    return value


def beside_ruler(caster: Wizard, praised: Kingdom, world: World) -> bool:
    """The ruler of the praised is where the caster is.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    maparea = stands_at(caster)
    return (
        maparea is not None
        and any(r.kingdom is praised and r.rank in _ONE_OF_1 and seat(r) == maparea for r in world.figures)
    )


def out_of_calling(caster: Wizard, target: Target, span: int, world: World) -> bool:
    """The target is beyond the reach of the caster.

    maelstrom "Spell #933 - Imp Familiar", "Spell #942 - Summon High Demon".
    """
    maparea = stands_at(caster)
    if not within_reach(maparea, seat(target), span):
        return True  # too far away
    return any(
        not within_reach(maparea, g.area, span)
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    )


def augment_title(caster: Wizard, kingdom: Kingdom, spell: Spell, noble: Figure, world: World) -> None:
    """A title is augmented.

    maelstrom "Spell #308 - Augment Title".
    """
    if noble.effects & _EFFECT_WARDED_BIT:
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_IN.text((caster, spell, noble), SHAPE), caster, noble)
    else:
        noble.rank = next_title(noble.rank)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_HAS_A.text((caster, spell, noble, noble.rank), SHAPE),
            caster,
            noble,
        )


def harm_ruler(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    rival: Kingdom,
    world: World,
    dice: Dice,
) -> None:
    """A ruler loses influence by magic.

    maelstrom "Spell #381 - Conjure Scandal", "Spell #386 - Curse", "High Council", "Magic".
    """
    chance = sureness(spell)  # the spell
    if dice.throw('harm_ruler.the_spell', 100) <= chance:
        if throne_warded(rival, world) or harmed_already(spell, rival, world):
            world.tell(kingdom, _SAYS_HAS_CAST_AGAINST_IN.text((caster, spell, rival), SHAPE), caster)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_AGAINST.text((caster, spell, rival), SHAPE), caster)
            loss = SPELL_INFLUENCE_LOST[spell]
            if loss is not None:
                world.keep(rival, "influence")
                rival.influence = influence_lowered(rival, loss)
                world.note('cursed', rival)
                world.tell(rival, _SAYS_BAD_LUCK_HAUNTS_THE.text((loss,), SHAPE))
            if SPELL_TOLD_LIKE[spell] is not None:
                world.keep(rival, "influence")
                rival.influence = influence_lowered(rival, skeleton_toll(present(SPELL_TOLD_LIKE[spell], '')))
                world.tell(None, _SAYS_A_SCANDAL_ABOUT_THE.text((rival,), SHAPE))
                unseat(rival, world)
    else:
        world.tell(kingdom, _SAYS_HAS_CAST_AGAINST_IN_2.text((caster, spell, rival), SHAPE), caster)


def praise_ruler(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    praised: Kingdom,
    world: World,
    dice: Dice,
) -> None:
    """A ruler gains influence by magic.

    maelstrom "Spell #481 - Conjure Prestige", "Spell #482 - Enhance King's Aura", "#480 - Increase
    Influence".
    """
    if SPELL_NEARNESS[spell] == NEARNESS_SAME_AREA and not beside_ruler(caster, praised, world):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_THE.text((caster, praised), SHAPE), caster)
    else:
        chance = sureness(spell)  # the spell
        if dice.throw('praise_ruler.the_spell', 100) <= chance:
            if throne_warded(praised, world) or SPELL_INFLUENCE_GAIN[spell] is None:
                world.tell(kingdom, _SAYS_HAS_CAST_IN_VAIN.text((caster, spell), SHAPE), caster)
            else:
                praised.influence = influence_raised(praised, present(SPELL_INFLUENCE_GAIN[spell], ''))
                world.tell(kingdom, _SAYS_HAS_CAST.text((caster, spell), SHAPE), caster)
                world.tell(praised, _SAYS_A_LIGHT_LIES_ON.text((), SHAPE))
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_VAIN_2.text((caster, spell), SHAPE), caster)


def charm_region(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World, dice: Dice) -> None:
    """A region thinks better of a kingdom by magic.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #472 - Charm Region", "#470 - Enamor Region", "Evil".
    """
    land = land_around(caster)
    if land is not None:
        chance = sureness(spell)  # the spell
        if dice.throw('charm_region.the_spell', 100) <= chance:
            if may_enamor(kingdom, land, holder(land, world)):
                world.tell(kingdom, _SAYS_HAS_CAST_IN.text((caster, spell, land), SHAPE), caster)
                shift_reaction(kingdom, land, enamored(kingdom, land, world), world)
            else:
                world.tell(kingdom, _SAYS_HAS_CAST_IN_IN.text((caster, spell, land), SHAPE), caster)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_IN_2.text((caster, spell, land), SHAPE), caster)


def infuriate_region(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    rival: Kingdom,
    world: World,
    dice: Dice,
) -> None:
    """A region thinks worse of a kingdom by magic.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #477 - Infuriate Populace", "Regions", "#475 - Denigrate Kingdom".
    """
    land = land_around(caster)
    if land is not None:
        chance = sureness(spell)  # the spell
        if dice.throw('infuriate_region.the_spell', 100) <= chance:
            if may_denigrate(kingdom, rival, land):
                world.tell(kingdom, _SAYS_HAS_CAST_IN_2.text((caster, spell, land), SHAPE), caster)
                speak_ill(kingdom, rival, land, world)
            else:
                world.tell(kingdom, _SAYS_HAS_CAST_IN_IN_3.text((caster, spell, land), SHAPE), caster)
        else:
            world.tell(kingdom, _SAYS_HAS_CAST_IN_IN_4.text((caster, spell, land), SHAPE), caster)


def summon_murderer(
    caster: Wizard,
    kingdom: Kingdom,
    spell: Spell,
    victim: Figure,
    world: World,
    dice: Dice,
) -> None:
    """A summoned creature is sent to kill.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #933 - Imp Familiar", "Spell #941 - Summon Demon", "Spell #942 - Summon High
    Demon", "#940 - Assassinate Figure", "Magic Resistance (Death)".
    """
    home = victim.kingdom
    if (
        SPELL_CAST_RANGE[spell] is not None
        and out_of_calling(caster, victim, present(SPELL_CAST_RANGE[spell], ''), world)
    ):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((caster, victim), SHAPE), caster, victim)
    elif SPELL_SENDS[spell] is not None:
        world.tell(kingdom, _SAYS_HAS_CAST_AGAINST_2.text((caster, spell, victim), SHAPE), caster, victim)
        creature = Agent(
            name=SPELL_CREATURE[spell], rank=RANK_AGENT, level=0, sort=present(SPELL_SENDS[spell], ''),
            kingdom=kingdom, place=None,
        )
        world.add(creature)
        if home is not None and death_ward(home) > 0:
            chance = death_ward(home)  # death magic slides off
            if dice.throw('summon_murderer.death_magic_slides_off', 100) <= chance:
                fall_short(kingdom, creature, MISSION_ASSASSINATE, victim, world, dice)
                return
        murder(kingdom, creature, victim, world, dice)
