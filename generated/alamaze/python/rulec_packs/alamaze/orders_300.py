"""Resolvers of orders_300.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice

from ._choices import EVERY_MAP_AREA, MapArea
from ._kinds import Kingdom
from ._world import SHAPE, World
from .court import miners_range
from .map_ import within_reach
from .mining import pit


def domain_order_352_area(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Move Mithril Miners.

    maelstrom "#352 - Move Mithril Miners", "Production", "Mithril".
    """
    return EVERY_MAP_AREA


def needs_order_352(kingdom: Kingdom, area: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Move Mithril Miners.

    maelstrom "#352 - Move Mithril Miners", "Production", "Mithril".
    """
    if kingdom.miners <= 0:
        return f"{SHAPE.name(kingdom)} has no miners."
    if not within_reach(pit(kingdom), area, miners_range(world)):
        return f"{SHAPE.title('MapArea', area)} is too far for miners."
    return None


def does_order_352(kingdom: Kingdom, area: MapArea, world: World, dice: Dice) -> None:
    """Move Mithril Miners.

    maelstrom "#352 - Move Mithril Miners", "Production", "Mithril".
    """
    world.keep(kingdom, "diggings")
    kingdom.diggings = area
    chance = 10  # something on the road
    if dice.throw('order 352.something_on_the_road', 100) <= chance:
        toll = dice.throw('order 352.toll', 10)  # who does not arrive
        world.keep(kingdom, "miners")
        kingdom.miners = max(kingdom.miners - toll, min(kingdom.miners, 0))
        world.tell(
            kingdom,
            f"Something has met the miners on the road; there are {kingdom.miners:,} left, in "
            f"{SHAPE.title('MapArea', area)} now.",
        )
    else:
        world.tell(kingdom, f"The miners are in {SHAPE.title('MapArea', area)} now.")
