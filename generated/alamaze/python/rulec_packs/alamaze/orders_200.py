"""Resolvers of orders_200.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, show

from ._choices import (
    BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY, BetterShare, BrigadeType, EVERY_BRIGADE_TYPE,
)
from ._kinds import Group, Kingdom
from ._words import PERCENT
from ._world import SHAPE, World
from .morale import morale_after, regrowth_of
from .upkeep import closed_ranks, extra_food, extra_pay, lift, muster_out, others_lack, ration, wage


def domain_order_235_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return world.groups


def domain_order_235_breed(kingdom: Kingdom, group: Group, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    if group.kingdom is not kingdom:
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if not any(b.breed == breed for b in group.brigades):
        return f"There are no {SHAPE.title('BrigadeType', breed)} in {SHAPE.name(group)}."
    if breed == kingdom.own_brigade and not all(b.breed == kingdom.own_brigade for b in group.brigades):
        return "The kingdom's own troops are broken up last."
    if not others_lack(group, breed):
        return f"Nobody else in {SHAPE.name(group)} has lost anybody."
    return None


def does_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Reorganize Troops.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    victim = min(
        (victim for victim in group.brigades if victim.breed == breed),
        key=lambda victim: -victim.attrition, default=None,
    )
    if victim is not None:
        men = 100 - victim.attrition
        muster_out(group, victim, world)
        gaps = sum(b.attrition for b in group.brigades)
        for b in group.brigades:
            world.keep(b, "attrition")
            b.attrition = closed_ranks(b, men, gaps)
        world.note('busy', group)
        world.tell(
            kingdom,
            f"A brigade of {SHAPE.title('BrigadeType', breed)} in {SHAPE.name(group)} is broken up, and "
            'fills the ranks of the others.',
        )


def needs_order_236(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    if not any(regrowth_of(group, b, world) > 0 for b in group.brigades):
        return f"Nobody in {SHAPE.name(group)} can heal."
    return None


def does_order_236(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    for b in group.brigades:
        b.attrition = max(b.attrition - regrowth_of(group, b, world), min(b.attrition, 0))
    world.tell(kingdom, f"Wounds close in {SHAPE.name(group)}.")


def domain_order_238_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return world.groups


def needs_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World) -> str | None:
    """Why it is refused when it is done: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    if group.kingdom is not kingdom:
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if extra != BETTER_SHARE_MORE_PAY and ration(group, world) <= 0:
        return f"{SHAPE.name(group)} needs no food."
    if extra != BETTER_SHARE_MORE_FOOD and wage(group, world) <= 0:
        return f"{SHAPE.name(group)} needs no pay."
    return None


def cost_order_238(
    kingdom: Kingdom,
    group: Group,
    extra: BetterShare,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return (("gold", extra_pay(group, extra, world)), ("food", extra_food(group, extra, world)))


def does_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World, dice: Dice) -> None:
    """Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    world.note('cheered', group)
    group.morale = morale_after(group, lift(extra))
    world.tell(
        kingdom,
        f"{SHAPE.name(group)} is well provided for; its morale is {show(group.morale, PERCENT)}.",
    )
