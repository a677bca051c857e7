"""The resolvers of forge.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members

from ._choices import (
    Building, GEAR_IMPROVED_ARMOR, GEAR_IMPROVED_WEAPONS, GEAR_MITHRIL_ARMOR, GEAR_MITHRIL_WEAPONS, Gear,
    Order,
)
from ._kinds import Group
from ._tables import FORGED_GEAR_COMBAT, ORDER_NEEDED_BUILDINGS, forged_gear_combat_cell, forged_gear_defense
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "has_workshop": (
        Label('holds', 'a forge of its own'),
    ),
    "weapon_gain": (
        Label('base', ''),
        Label('at least', ''),
    ),
    "armor_gain": (
        Label('base', ''),
        Label('add', ''),
    ),
}


def why_has_workshop(group: Group, order: Order, world: World) -> tuple[bool, Notes]:
    """The group stands where the work can be done.

    `has_workshop` with its notes: pairs of an index of LABELS['has_workshop'] and what it moved.
    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Amazons".
    """
    notes: Notes = []
    group_area = group.area
    if (
        group_area is None
        or not any(
            p.kingdom is group.kingdom
                and p.area == group_area
                and all(p.buildings >> b & 1 for b in map(Building, members(ORDER_NEEDED_BUILDINGS[order])))
            for p in world.places
        )
    ):
        notes.append((0, 0))
        return False, notes  # a forge of its own
    return True, notes


def why_weapon_gain(group: Group) -> tuple[int, Notes]:
    """What forged weapons are worth in battle.

    `weapon_gain` with its notes: pairs of an index of LABELS['weapon_gain'] and what it moved.
    In points.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#605 - Equip Forged Item", "#606 - Equip Mithril Item (Dwarven and Elven only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for g in map(Gear, members(group.gear)):
        if g == GEAR_IMPROVED_WEAPONS or g == GEAR_MITHRIL_WEAPONS:
            limit = FORGED_GEAR_COMBAT[g]
            if limit < FLOOR:
                limit = forged_gear_combat_cell(limit)
            if value < limit:
                notes.append((1, limit - value))
                value = limit
    return value, notes


def why_armor_gain(group: Group) -> tuple[int, Notes]:
    """What forged armor adds to a host's defense.

    `armor_gain` with its notes: pairs of an index of LABELS['armor_gain'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#605 - Equip Forged Item", "#606 - Equip Mithril Item (Dwarven and Elven only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = max([
        0,
        *[
            forged_gear_defense(g)
            for g in map(Gear, members(group.gear))
            if g == GEAR_IMPROVED_ARMOR or g == GEAR_MITHRIL_ARMOR
        ],
    ])
    notes.append((1, amount))
    value += amount
    return value, notes
