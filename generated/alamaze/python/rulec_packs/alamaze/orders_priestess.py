"""Resolvers of orders_priestess.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice

from ._choices import (
    EFFECT_BLESSED, PRIVILEGE_CONSUL_RITES, RANK_CONSUL, RANK_FANATIC, RANK_PRIESTESS, SORT_DEMON,
    SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Figure, Kingdom, Target
from ._world import SHAPE, World
from .gates import asleep
from .orders_magic import may_convert
from .politics import in_irons

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
