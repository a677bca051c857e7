"""Resolvers of orders_200.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._kinds import Group, Kingdom
from ._world import SHAPE, World
from .morale import regrowth_of


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
