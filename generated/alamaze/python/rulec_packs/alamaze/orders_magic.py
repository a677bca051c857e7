"""Resolvers of orders_magic.rules."""

from __future__ import annotations

from rulec.runtime import Dice, show

from ._choices import RANK_WIZARD
from ._kinds import Kingdom, Wizard
from ._words import LEVEL
from ._world import SHAPE, World
from .research import has_tower, may_undergo_rite, research_chance, research_cost, rite_chance, studies_at


def may_convert(kingdom: Kingdom, world: World) -> bool:
    """The kingdom may convert another agent in this turn.

    maelstrom "#780 - Convert Agent to Fanatic".
    """
    return sum(1 for a in world.agents if a.kingdom is kingdom and world.happened('converted', 'this', 0, a)) < 2


def needs_order_799(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Magical Research.

    maelstrom "#799 - Magical Research", "Magic".
    """
    if caster.undead:
        return f"{SHAPE.name(caster)} has given up growth with life."
    if caster.level < 1:
        return f"{SHAPE.name(caster)} must first pass the Rite of the Magi."
    if not any(studies_at(caster, p) for p in world.places):
        return f"{SHAPE.name(caster)} needs a population center of {SHAPE.name(caster.kingdom)} to study in."
    if caster.level >= 5 and not has_tower(caster, world):
        return f"{SHAPE.name(caster)} needs a Wizard Tower for higher studies."
    if caster.captor is not None:
        return f"{SHAPE.name(caster)} is a prisoner."
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
    chance = research_chance(caster)  # risen
    if dice.throw('order 799.risen', 100) <= chance:
        caster.level += 1
        world.tell(kingdom, f"{SHAPE.name(caster)} has risen to {show(caster.level, LEVEL)}.", caster)
    else:
        world.tell(kingdom, f"{SHAPE.name(caster)} has learned nothing, at great expense.", caster)


def needs_order_800(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rite Of The Magi.

    maelstrom "#800 - Rite Of The Magi", "Spell #800 - Rite of the Magi".
    """
    if not may_undergo_rite(caster):
        return f"{SHAPE.name(caster)} is an adept no longer."
    if caster.captor is not None:
        return f"{SHAPE.name(caster)} is a prisoner."
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
        world.tell(kingdom, f"{SHAPE.name(caster)} is a wizard.", caster)
    else:
        world.tell(kingdom, f"{SHAPE.name(caster)} is still an adept, and poorer.", caster)
