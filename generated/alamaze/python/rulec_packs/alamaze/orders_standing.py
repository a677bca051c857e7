"""Resolvers of orders_standing.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._kinds import Kingdom
from ._world import World


def does_order_50(kingdom: Kingdom, line: str, world: World, dice: Dice) -> None:
    """Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """


def does_order_60(kingdom: Kingdom, line: str, world: World, dice: Dice) -> None:
    """Create Standing Order.

    maelstrom "# 60 - Create Standing Order", "Standing Orders".
    """
