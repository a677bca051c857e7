"""Resolvers of orders_magic.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, show

from ._choices import (
    EFFECT_BLESSED, PRIVILEGE_CONSUL_RITES, RANK_CONSUL, RANK_FANATIC, RANK_PRIESTESS, RANK_WIZARD,
    SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Figure, Kingdom, Target, Wizard
from ._words import LEVEL
from ._world import SHAPE, World
from .gates import asleep
from .politics import in_irons
from .research import may_research, may_undergo_rite, research_chance, research_cost, rite_chance, studies_at

_ONE_OF_1: Final = frozenset((SORT_FANATIC, SORT_IMP, SORT_DEMON, SORT_HIGH_DEMON))
_PRIVILEGE_CONSUL_RITES_BIT: Final = 1 << PRIVILEGE_CONSUL_RITES


def performs_rites(figure: Figure) -> bool:
    """The figure may do a High Priestess's work.

    maelstrom "High Priestess".
    """
    figure_rank = figure.rank
    if figure_rank == RANK_PRIESTESS:
        return True  # a High Priestess
    return (
        figure_rank == RANK_CONSUL
        and figure.kingdom is not None
        and figure.kingdom.privileges & _PRIVILEGE_CONSUL_RITES_BIT != 0
    )  # a Consul


def may_convert(kingdom: Kingdom, world: World) -> bool:
    """The kingdom may convert another agent in this turn.

    maelstrom "#780 - Convert Agent to Fanatic".
    """
    return sum(1 for a in world.agents if a.kingdom is kingdom and world.happened('converted', 'this', 0, a)) < 2


def domain_order_302_target(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    return world.targets


def domain_order_302_other(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> Sequence[Target]:
    """What may be chosen: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    return world.targets


def needs_order_302(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    if not performs_rites(figure):
        return f"{SHAPE.name(figure)} is no High Priestess."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if other is not None and other.kingdom is not target.kingdom:
        return 'They do not serve the same kingdom.'
    return None


def does_order_302(
    figure: Figure,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
    dice: Dice,
) -> None:
    """Bless.

    maelstrom "#302 - Bless", "High Priestess".
    """
    world.note('worked', figure)
    target.effects |= 1 << EFFECT_BLESSED
    world.until('turn', target, "effects", EFFECT_BLESSED, True)
    if other is not None:
        other.effects |= 1 << EFFECT_BLESSED
        world.until('turn', other, "effects", EFFECT_BLESSED, True)


def domain_order_780_convert(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Agent]:
    """What may be chosen: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    return world.agents


def needs_order_780(figure: Figure, kingdom: Kingdom, convert: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    if not performs_rites(figure):
        return f"{SHAPE.name(figure)} is no High Priestess."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if convert.kingdom is not kingdom:
        return f"{SHAPE.name(convert)} does not serve {SHAPE.name(kingdom)}."
    if convert.sort in _ONE_OF_1:
        return f"{SHAPE.name(convert)} needs no conversion."
    if convert.place is None or convert.place is not figure.place:
        return f"{SHAPE.name(convert)} lives somewhere else."
    if not may_convert(kingdom, world):
        return 'That is enough for a turn.'
    return None


def does_order_780(figure: Figure, kingdom: Kingdom, convert: Agent, world: World, dice: Dice) -> None:
    """Convert Agent to Fanatic.

    maelstrom "#780 - Convert Agent to Fanatic", "High Priestess".
    """
    world.note('converted', convert)
    convert.sort = SORT_FANATIC
    convert.rank = RANK_FANATIC
    world.tell(kingdom, f"{SHAPE.name(convert)} burns with zeal.")


def needs_order_799(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Magical Research.

    maelstrom "#799 - Magical Research", "Magic".
    """
    if caster.level < 1:
        return f"{SHAPE.name(caster)} must first pass the Rite of the Magi."
    if not any(studies_at(caster, p) for p in world.places):
        return f"{SHAPE.name(caster)} needs a population center of {SHAPE.name(kingdom)} to study in."
    if not may_research(caster, world):
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
        world.tell(kingdom, f"{SHAPE.name(caster)} has risen to {show(caster.level, LEVEL)}.")
    else:
        world.tell(kingdom, f"{SHAPE.name(caster)} has learned nothing, at great expense.")


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
        world.tell(kingdom, f"{SHAPE.name(caster)} is a wizard.")
    else:
        world.tell(kingdom, f"{SHAPE.name(caster)} is still an adept, and poorer.")
