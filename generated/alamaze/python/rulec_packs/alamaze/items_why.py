"""The resolvers of items.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import AlchemistItem
from ._kinds import Kingdom
from ._tables import ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_POWDER
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "bottled": (
        Label('base', ''),
    ),
    "brew_gold": (
        Label('base', ''),
        Label('base', ''),
    ),
    "brew_food": (
        Label('base', ''),
        Label('base', ''),
    ),
    "brew_powder": (
        Label('base', ''),
        Label('base', ''),
    ),
}


def why_bottled(kingdom: Kingdom, item: AlchemistItem, world: World) -> tuple[int, Notes]:
    """How many of an item a kingdom has ready.

    `bottled` with its notes: pairs of an index of LABELS['bottled'] and what it moved.
    In plain numbers.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    value = sum(1 for b in world.bottles if b.kingdom is kingdom and b.brew == item)
    notes.append((0, value))
    return value, notes


def why_brew_gold(item: AlchemistItem) -> tuple[int, Notes]:
    """Gold that an alchemist's item takes.

    `brew_gold` with its notes: pairs of an index of LABELS['brew_gold'] and what it moved.
    In gold.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    if ALCHEMIST_ITEM_COIN[item] is None:
        notes.append((0, 0))
        value = 0
    elif ALCHEMIST_ITEM_COIN[item] is not None:
        value = present(ALCHEMIST_ITEM_COIN[item], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_brew_food(item: AlchemistItem) -> tuple[int, Notes]:
    """Food that an alchemist's item takes.

    `brew_food` with its notes: pairs of an index of LABELS['brew_food'] and what it moved.
    In food.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    if ALCHEMIST_ITEM_BREAD[item] is None:
        notes.append((0, 0))
        value = 0
    elif ALCHEMIST_ITEM_BREAD[item] is not None:
        value = present(ALCHEMIST_ITEM_BREAD[item], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_brew_powder(item: AlchemistItem) -> tuple[int, Notes]:
    """Gunpowder that an alchemist's item takes.

    `brew_powder` with its notes: pairs of an index of LABELS['brew_powder'] and what it moved.
    In gunpowder.
    maelstrom "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    if ALCHEMIST_ITEM_POWDER[item] is None:
        notes.append((0, 0))
        value = 0
    elif ALCHEMIST_ITEM_POWDER[item] is not None:
        value = present(ALCHEMIST_ITEM_POWDER[item], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes
