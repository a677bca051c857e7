"""Resolvers of orders_900.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, show

from ._choices import ORDER_SET_GLOBAL_AGENT_TRAINING_COST
from ._kinds import Kingdom
from ._words import GOLD
from ._world import World
from ._turn import going_price
from .clerks import order_open


def domain_order_994_price(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    return (0, 100000)


def needs_order_994(kingdom: Kingdom, price: int, world: World) -> str | None:
    """Why it is refused when it is done: Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    if not order_open(ORDER_SET_GLOBAL_AGENT_TRAINING_COST, kingdom):
        return 'Only the Underworld names the price of lessons.'
    if world.month < 4:
        return 'The price stands until turn 4.'
    if price < 2000 or price > 8000:
        return 'The price may be from 2,000 gold to 8,000 gold.'
    if max(price - going_price(world), going_price(world) - price) > 1000:
        return 'The price moves by 1,000 gold in a turn at the most.'
    return None


def does_order_994(kingdom: Kingdom, price: int, world: World, dice: Dice) -> None:
    """Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    world.price_rise += price - going_price(world)
    world.tell(None, f"The Underworld asks {show(going_price(world), GOLD)} for a lesson from now on.")
