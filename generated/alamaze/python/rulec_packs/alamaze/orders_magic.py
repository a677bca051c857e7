"""Resolvers of orders_magic.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import RANK_WIZARD
from ._kinds import Kingdom, Wizard
from ._words import LEVEL
from ._world import SHAPE, World
from .research import has_tower, may_undergo_rite, research_chance, research_cost, rite_chance, studies_at

_SAYS_HAS_RISEN_TO: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has risen to ', Hole(Holds("number", unit=LEVEL), 'level'),
    '.',
), 'process:study', 'has_risen_to')
_SAYS_HAS_LEARNED_NOTHING_AT: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has learned nothing, at great expense.',
), 'process:study', 'has_learned_nothing_at')
_SAYS_HAS_GIVEN_UP_GROWTH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has given up growth with life.',
), 'order:799', 'alive')
_SAYS_MUST_FIRST_PASS_THE: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' must first pass the Rite of the Magi.',
), 'order:799', 'graduate')
_SAYS_NEEDS_A_POPULATION_CENTER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' needs a population center of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ' to study in.',
), 'order:799', 'home')
_SAYS_NEEDS_A_WIZARD_TOWER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' needs a Wizard Tower for higher studies.',
), 'order:799', 'tower')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'order:799', 'free')
_SAYS_IS_AN_ADEPT_NO: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is an adept no longer.',
), 'order:800', 'novice')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'order:800', 'free')
_SAYS_IS_A_WIZARD: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a wizard.',
), 'order:800', 'is_a_wizard')
_SAYS_IS_STILL_AN_ADEPT: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is still an adept, and poorer.',
), 'order:800', 'is_still_an_adept')


def may_convert(kingdom: Kingdom, world: World) -> bool:
    """The kingdom may convert another agent in this turn.

    maelstrom "#780 - Convert Agent to Fanatic".
    """
    return sum(1 for a in world.agents if a.kingdom is kingdom and world.happened('converted', 'this', 0, a)) < 2


def study(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """A wizard studies.

    maelstrom "#799 - Magical Research".
    """
    chance = research_chance(caster)  # risen
    if dice.throw('study.risen', 100) <= chance:
        caster.level += 1
        world.tell(kingdom, _SAYS_HAS_RISEN_TO.text((caster, caster.level), SHAPE), caster)
    else:
        world.tell(kingdom, _SAYS_HAS_LEARNED_NOTHING_AT.text((caster,), SHAPE), caster)


def needs_order_799(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Magical Research.

    maelstrom "#799 - Magical Research", "Magic".
    """
    if caster.undead and (caster.study_limit is None or caster.level >= caster.study_limit):
        return _SAYS_HAS_GIVEN_UP_GROWTH.text((caster,), SHAPE)
    if caster.level < 1:
        return _SAYS_MUST_FIRST_PASS_THE.text((caster,), SHAPE)
    if not any(studies_at(caster, p) for p in world.places):
        return _SAYS_NEEDS_A_POPULATION_CENTER.text((caster, caster.kingdom), SHAPE)
    if caster.level >= 5 and not has_tower(caster, world):
        return _SAYS_NEEDS_A_WIZARD_TOWER.text((caster,), SHAPE)
    if caster.captor is not None:
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    return None


def cost_order_799(caster: Wizard, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Magical Research.

    maelstrom "#799 - Magical Research", "Magic".
    """
    return (("gold", research_cost(caster, world)),)


def does_order_799(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Magical Research.

    maelstrom "#799 - Magical Research", "Magic".
    """
    study(caster, kingdom, world, dice)


def needs_order_800(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rite Of The Magi.

    maelstrom "#800 - Rite Of The Magi", "Spell #800 - Rite of the Magi".
    """
    if not may_undergo_rite(caster):
        return _SAYS_IS_AN_ADEPT_NO.text((caster,), SHAPE)
    if caster.captor is not None:
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    return None


def cost_order_800(caster: Wizard, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rite Of The Magi.

    maelstrom "#800 - Rite Of The Magi", "Spell #800 - Rite of the Magi".
    """
    return (("gold", research_cost(caster, world)),)


def does_order_800(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rite Of The Magi.

    maelstrom "#800 - Rite Of The Magi", "Spell #800 - Rite of the Magi".
    """
    chance = rite_chance(caster)  # through the fire
    if dice.throw('order 800.through_the_fire', 100) <= chance:
        caster.level = 1
        caster.rank = RANK_WIZARD
        world.tell(kingdom, _SAYS_IS_A_WIZARD.text((caster,), SHAPE), caster)
    else:
        world.tell(kingdom, _SAYS_IS_STILL_AN_ADEPT.text((caster,), SHAPE), caster)
