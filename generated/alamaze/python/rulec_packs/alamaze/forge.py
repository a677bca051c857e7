"""Resolvers of forge.rules."""

from __future__ import annotations

from rulec.runtime import FLOOR, members

from ._choices import (
    Building, GEAR_IMPROVED_ARMOR, GEAR_IMPROVED_WEAPONS, GEAR_MITHRIL_ARMOR, GEAR_MITHRIL_WEAPONS, Gear,
    Order,
)
from ._kinds import Group
from ._tables import FORGED_GEAR_COMBAT, ORDER_NEEDED_BUILDINGS, forged_gear_combat_cell, forged_gear_defense
from ._world import World


def has_workshop(group: Group, order: Order, world: World) -> bool:
    """The group stands where the work can be done.

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Amazons".
    """
    group_area = group.area
    return (
        group_area is not None
        and any(
            p.kingdom is group.kingdom
                and p.area == group_area
                and all(p.buildings >> b & 1 for b in map(Building, members(ORDER_NEEDED_BUILDINGS[order])))
            for p in world.places
        )
    )  # a forge of its own


def weapon_gain(group: Group) -> int:
    """What forged weapons are worth in battle.

    In points.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#605 - Equip Forged Item", "#606 - Equip Mithril Item (Dwarven and Elven only)".
    """
    value = 0
    for g in map(Gear, members(group.gear)):
        if g == GEAR_IMPROVED_WEAPONS or g == GEAR_MITHRIL_WEAPONS:
            limit = FORGED_GEAR_COMBAT[g]
            if limit < FLOOR:
                limit = forged_gear_combat_cell(limit)
            if value < limit:
                value = limit
    return value


def armor_gain(group: Group) -> int:
    """What forged armor adds to a host's defense.

    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#605 - Equip Forged Item", "#606 - Equip Mithril Item (Dwarven and Elven only)".
    """
    value = 0
    return value + max([
        0,
        *[
            forged_gear_defense(g)
            for g in map(Gear, members(group.gear))
            if g == GEAR_IMPROVED_ARMOR or g == GEAR_MITHRIL_ARMOR
        ],
    ])
