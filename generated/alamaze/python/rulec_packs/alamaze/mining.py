"""Resolvers of mining.rules."""

from __future__ import annotations

from rulec.runtime import Dice, show
from rulec.runtime.game.order import first_by_lot

from ._choices import EVERY_MAP_AREA, MapArea
from ._kinds import Deposit, Kingdom
from ._words import MITHRIL
from ._world import SHAPE, World
from .court import ore_mined, rush_chance


def pit(kingdom: Kingdom) -> MapArea | None:
    """Where a kingdom's miners are.

    maelstrom "Mithril".
    """
    kingdom_diggings = kingdom.diggings
    if kingdom_diggings is not None:
        return kingdom_diggings
    kingdom_capital = kingdom.capital
    if kingdom_capital is not None:
        return kingdom_capital.area  # at the capital, until they are sent out
    return None


def dig(kingdom: Kingdom, world: World) -> None:
    """Miners send ore home.

    maelstrom "Mithril".
    """
    for d in [d for d in world.deposits if d.area == pit(kingdom)]:
        ingots = ore_mined(kingdom.miners, world)
        if ingots > 0:
            kingdom.mithril += ingots
            world.tell(
                kingdom,
                f"The miners in {SHAPE.title('MapArea', d.area)} send home {show(ingots, MITHRIL)}.",
            )


def prospect(world: World, dice: Dice) -> None:
    """Ore is found, and ore is spent.

    maelstrom "Mithril".
    """
    for d in list(world.deposits):
        d.months -= 1
        if d.months <= 0:
            world.tell(None, f"The ore in {SHAPE.title('MapArea', d.area)} is spent.")
            world.drop(d)
    chance = rush_chance(world.month)  # prospectors
    if dice.throw('prospect.prospectors', 100) <= chance:
        luck = dice.throw('prospect.luck', 6)  # how rich it is
        a = first_by_lot(
            (a for a in EVERY_MAP_AREA if not any(d.area == a for d in world.deposits)), dice, 'prospect.a',
            lambda a: 1,
        )
        if a is not None:
            deposit = Deposit(area=a, months=2 + luck)
            world.add(deposit)
            world.tell(None, f"Prospectors have found mithril in {SHAPE.title('MapArea', a)}.")
    else:
        return
