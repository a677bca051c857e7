"""Resolvers of mining.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import EVERY_MAP_AREA, MapArea
from ._kinds import Deposit, Kingdom
from ._words import MITHRIL
from ._world import SHAPE, World
from .court import ore_mined, rush_chance

_SAYS_THE_MINERS_IN_SEND: Final = Message((
    'The miners in ', Hole(Holds("choice", 'MapArea'), 'area'), ' send home ',
    Hole(Holds("number", unit=MITHRIL), 'ingots'), '.',
), 'process:dig', 'the_miners_in_send')
_SAYS_THE_ORE_IN_IS: Final = Message((
    'The ore in ', Hole(Holds("choice", 'MapArea'), 'area'), ' is spent.',
), 'process:prospect', 'the_ore_in_is')
_SAYS_PROSPECTORS_HAVE_FOUND_MITHRIL: Final = Message((
    'Prospectors have found mithril in ', Hole(Holds("choice", 'MapArea'), 'a'), '.',
), 'process:prospect', 'prospectors_have_found_mithril')


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
            world.tell(kingdom, _SAYS_THE_MINERS_IN_SEND.text((d.area, ingots), SHAPE))


def prospect(world: World, dice: Dice) -> None:
    """Ore is found, and ore is spent.

    maelstrom "Mithril".
    """
    for d in list(world.deposits):
        d.months -= 1
        if d.months <= 0:
            world.tell(None, _SAYS_THE_ORE_IN_IS.text((d.area,), SHAPE))
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
            world.tell(None, _SAYS_PROSPECTORS_HAVE_FOUND_MITHRIL.text((a,), SHAPE))
    else:
        return
