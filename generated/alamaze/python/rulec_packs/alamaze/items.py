"""Resolvers of items.rules."""

from __future__ import annotations

from rulec.runtime import present

from ._choices import AlchemistItem
from ._kinds import Kingdom
from ._tables import ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_POWDER
from ._world import World


def bottled(kingdom: Kingdom, item: AlchemistItem, world: World) -> int:
    """How many of an item a kingdom has ready.

    In plain numbers.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    return sum(1 for b in world.bottles if b.kingdom is kingdom and b.brew == item)


def brew_gold(item: AlchemistItem) -> int:
    """Gold that an alchemist's item takes.

    In gold.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    if ALCHEMIST_ITEM_COIN[item] is None:
        value = 0
    else:
        value = present(ALCHEMIST_ITEM_COIN[item], '')
    return value


def brew_food(item: AlchemistItem) -> int:
    """Food that an alchemist's item takes.

    In food.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    if ALCHEMIST_ITEM_BREAD[item] is None:
        value = 0
    else:
        value = present(ALCHEMIST_ITEM_BREAD[item], '')
    return value


def brew_powder(item: AlchemistItem) -> int:
    """Gunpowder that an alchemist's item takes.

    In gunpowder.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    if ALCHEMIST_ITEM_POWDER[item] is None:
        value = 0
    else:
        value = present(ALCHEMIST_ITEM_POWDER[item], '')
    return value


def use_up(kingdom: Kingdom, item: AlchemistItem, times: int, world: World) -> None:
    """Items leave the shelf.

    maelstrom "#586 - Use Potion (Alchemist only)".
    """
    for i in range(1, times + 1):
        b = next((b for b in world.bottles if b.kingdom is kingdom and b.brew == item), None)
        if b is not None:
            world.drop(b)
