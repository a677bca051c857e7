"""Resolvers of orders_600.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present

from ._choices import (
    Building, EVERY_BUILDING, EVERY_MAP_AREA, EVERY_PRIVILEGE, GEAR_IMPROVED_ARMOR, GEAR_IMPROVED_WEAPONS,
    GEAR_MITHRIL_ARMOR, GEAR_MITHRIL_WEAPONS, Gear, HOST_SIZE_PATROL, Improvement, MapArea,
    ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, ORDER_EQUIP_FORGED_ITEM,
    ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
)
from ._kinds import Group, Kingdom, Place, SpecialPlace
from ._tables import (
    BUILDING_BY_SCROLL_ALONE, BUILDING_IN_OWN_REGION, BUILDING_MOST_IN_REALM, BUILDING_PREREQUISITES,
    BUILDING_REPLACED_FORTS, MAP_AREA_TERRAIN, PRIVILEGE_ORDER, PRIVILEGE_TERRAIN_NEEDED,
)
from ._world import SHAPE, World
from .buildings import (
    fits_site, improve, is_fort, pay_advisers, raise_building, stone_bill, stone_rations, work_bill,
    work_rations,
)
from .clerks import building_open, order_open
from .forge import has_workshop
from .map_ import knows_of
from .movement import host_size
from .realm import controls
from .special_places import place_of_its_own
from .victory import works_of

_GEAR_IMPROVED_ARMOR_BIT: Final = 1 << GEAR_IMPROVED_ARMOR
_GEAR_IMPROVED_WEAPONS_BIT: Final = 1 << GEAR_IMPROVED_WEAPONS
_GEAR_MITHRIL_ARMOR_BIT: Final = 1 << GEAR_MITHRIL_ARMOR
_GEAR_MITHRIL_WEAPONS_BIT: Final = 1 << GEAR_MITHRIL_WEAPONS


def domain_order_600_place(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Improve Popcenter.

    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    return kingdom.places


def domain_order_600_multiple(
    kingdom: Kingdom,
    place: Place,
    work: Improvement,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Improve Popcenter.

    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    return (1, 3)


def needs_order_600(
    kingdom: Kingdom,
    place: Place,
    work: Improvement,
    multiple: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Improve Popcenter.

    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return f"{SHAPE.name(place)} is not yours."
    return None


def cost_order_600(
    kingdom: Kingdom,
    place: Place,
    work: Improvement,
    multiple: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Improve Popcenter.

    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    return (("gold", work_bill(kingdom, work, multiple)), ("food", work_rations(kingdom, work, multiple)))


def does_order_600(
    kingdom: Kingdom,
    place: Place,
    work: Improvement,
    multiple: int,
    world: World,
    dice: Dice,
) -> None:
    """Improve Popcenter.

    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    improve(place, work, multiple, world)
    pay_advisers(work, multiple, world)
    world.tell(kingdom, f"{SHAPE.title('Improvement', work)} of {SHAPE.name(place)} is improved.")


def needs_order_605(group: Group, kingdom: Kingdom, item: Gear, world: World) -> str | None:
    """Why it is refused when it is done: Equip Forged Item.

    maelstrom "#605 - Equip Forged Item", "Groups", "Buildings", "#611 - Construct Building".
    """
    if item != GEAR_IMPROVED_ARMOR and item != GEAR_IMPROVED_WEAPONS:
        return f"{SHAPE.title('Gear', item)} is forged from what is improved already, by another command."
    if host_size(group) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(group)} has nobody to equip."
    if not has_workshop(group, ORDER_EQUIP_FORGED_ITEM, world):
        return f"There is no forge of {SHAPE.name(kingdom)} where {SHAPE.name(group)} stands."
    if (
        group.gear >> item & 1
        or (item == GEAR_IMPROVED_ARMOR and group.gear & _GEAR_MITHRIL_ARMOR_BIT)
        or (item == GEAR_IMPROVED_WEAPONS and group.gear & _GEAR_MITHRIL_WEAPONS_BIT)
    ):
        return f"{SHAPE.name(group)} has as good already."
    if world.happened('equipped', 'this', 0, group):
        return f"The smiths have worked for {SHAPE.name(group)} already this turn."
    return None


def cost_order_605(group: Group, kingdom: Kingdom, item: Gear, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Equip Forged Item.

    maelstrom "#605 - Equip Forged Item", "Groups", "Buildings", "#611 - Construct Building".
    """
    return (("gold", 20000), ("food", 20000))


def does_order_605(group: Group, kingdom: Kingdom, item: Gear, world: World, dice: Dice) -> None:
    """Equip Forged Item.

    maelstrom "#605 - Equip Forged Item", "Groups", "Buildings", "#611 - Construct Building".
    """
    group.gear |= 1 << item
    world.note('equipped', group)
    world.note('busy', group)
    world.tell(kingdom, f"{SHAPE.name(group)} is equipped: {SHAPE.title('Gear', item)}.")


def needs_order_606(group: Group, kingdom: Kingdom, item: Gear, world: World) -> str | None:
    """Why it is refused when it is done: Equip Mithril Item (Dwarven and Elven only).

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Production".
    """
    if not order_open(ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, kingdom):
        return f"Nobody in {SHAPE.name(kingdom)} can work mithril."
    if item != GEAR_MITHRIL_ARMOR and item != GEAR_MITHRIL_WEAPONS:
        return f"{SHAPE.title('Gear', item)} is no mithril."
    if (
        (item != GEAR_MITHRIL_ARMOR or not group.gear & _GEAR_IMPROVED_ARMOR_BIT)
        and (item != GEAR_MITHRIL_WEAPONS or not group.gear & _GEAR_IMPROVED_WEAPONS_BIT)
    ):
        return f"{SHAPE.name(group)} has nothing that could be forged again so."
    if not has_workshop(group, ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, world):
        return f"There is no forge of {SHAPE.name(kingdom)} where {SHAPE.name(group)} stands."
    if world.happened('equipped', 'this', 0, group):
        return f"The smiths have worked for {SHAPE.name(group)} already this turn."
    return None


def cost_order_606(group: Group, kingdom: Kingdom, item: Gear, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Equip Mithril Item (Dwarven and Elven only).

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Production".
    """
    return (("mithril", 1000),)


def does_order_606(group: Group, kingdom: Kingdom, item: Gear, world: World, dice: Dice) -> None:
    """Equip Mithril Item (Dwarven and Elven only).

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Production".
    """
    if item == GEAR_MITHRIL_ARMOR:
        group.gear &= ~(1 << GEAR_IMPROVED_ARMOR)
    else:
        group.gear &= ~(1 << GEAR_IMPROVED_WEAPONS)
    group.gear |= 1 << item
    world.note('equipped', group)
    world.note('busy', group)
    world.tell(kingdom, f"{SHAPE.name(group)} is equipped: {SHAPE.title('Gear', item)}.")


def needs_order_607(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Equip Special Weapon (various).

    maelstrom "#607 - Equip Special Weapon (various)", "Alchemist", "Amazons", "Black Dragon",
    "Cimmerians", "Dark Elves", "Demon Princes", "Dwarven", "Elven", "Giants", "Gnome", "Halfling",
    "Ranger", "Sacred Order", "Tyrant".
    """
    if not order_open(ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, kingdom):
        return f"{SHAPE.name(kingdom)} has no weapon of its own."
    if host_size(group) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(group)} has nobody to equip."
    if not group.gear & _GEAR_IMPROVED_WEAPONS_BIT and not group.gear & _GEAR_MITHRIL_WEAPONS_BIT:
        return f"{SHAPE.name(group)} must have better weapons first."
    if group.own_weapon:
        return f"{SHAPE.name(group)} carries them already."
    if not has_workshop(group, ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, world):
        return f"There is no forge of {SHAPE.name(kingdom)} where {SHAPE.name(group)} stands."
    if world.happened('equipped', 'this', 0, group):
        return f"The smiths have worked for {SHAPE.name(group)} already this turn."
    return None


def cost_order_607(group: Group, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Equip Special Weapon (various).

    maelstrom "#607 - Equip Special Weapon (various)", "Alchemist", "Amazons", "Black Dragon",
    "Cimmerians", "Dark Elves", "Demon Princes", "Dwarven", "Elven", "Giants", "Gnome", "Halfling",
    "Ranger", "Sacred Order", "Tyrant".
    """
    return (("mithril", 500),)


def does_order_607(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Equip Special Weapon (various).

    maelstrom "#607 - Equip Special Weapon (various)", "Alchemist", "Amazons", "Black Dragon",
    "Cimmerians", "Dark Elves", "Demon Princes", "Dwarven", "Elven", "Giants", "Gnome", "Halfling",
    "Ranger", "Sacred Order", "Tyrant".
    """
    group.own_weapon = True
    world.note('equipped', group)
    world.note('busy', group)
    world.tell(kingdom, f"{SHAPE.name(group)} is armed with your people's own weapons.")


def domain_order_609_place(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Construct Fortifications.

    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    return kingdom.places


def needs_order_609(kingdom: Kingdom, place: Place, building: Building, world: World) -> str | None:
    """Why it is refused when it is done: Construct Fortifications.

    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return f"{SHAPE.name(place)} is not yours."
    if not is_fort(building):
        return f"{SHAPE.title('Building', building)} is no fortification, but a building like others."
    if BUILDING_BY_SCROLL_ALONE[building] is not None:
        return f"{SHAPE.title('Building', building)} is raised by a scroll alone."
    if not building_open(building, kingdom):
        return f"{SHAPE.name(kingdom)} does not know how to build it."
    if not fits_site(building, place):
        return f"{SHAPE.title('Building', building)} cannot stand in {SHAPE.name(place)}."
    if (
        BUILDING_IN_OWN_REGION[building] is not None
        and (place.region is None or not controls(kingdom, place.region))
    ):
        return f"{SHAPE.name(kingdom)} does not control the region of {SHAPE.name(place)}."
    if not all(place.buildings >> b & 1 for b in map(Building, members(BUILDING_PREREQUISITES[building]))):
        return f"{SHAPE.name(place)} lacks what {SHAPE.title('Building', building)} asks for first."
    if place.buildings >> building & 1:
        return f"{SHAPE.name(place)} has it already."
    if not all(
        not place.buildings >> b & 1
            or not is_fort(b)
            or BUILDING_BY_SCROLL_ALONE[b] is not None
            or BUILDING_REPLACED_FORTS[building] >> b & 1
        for b in EVERY_BUILDING
    ):
        return f"{SHAPE.name(place)} is fortified otherwise."
    return None


def cost_order_609(
    kingdom: Kingdom,
    place: Place,
    building: Building,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Construct Fortifications.

    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    return (("gold", stone_bill(building)), ("food", stone_rations(building)))


def does_order_609(kingdom: Kingdom, place: Place, building: Building, world: World, dice: Dice) -> None:
    """Construct Fortifications.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    raise_building(place, building, world)
    world.tell(kingdom, f"{SHAPE.title('Building', building)} stands in {SHAPE.name(place)}.")


def domain_order_611_place(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Construct Building.

    maelstrom "#611 - Construct Building", "Population Centers".
    """
    return kingdom.places


def needs_order_611(kingdom: Kingdom, place: Place, building: Building, world: World) -> str | None:
    """Why it is refused when it is done: Construct Building.

    maelstrom "#611 - Construct Building", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return f"{SHAPE.name(place)} is not yours."
    if is_fort(building):
        return f"{SHAPE.title('Building', building)} is a fortification, which is another command."
    if BUILDING_BY_SCROLL_ALONE[building] is not None:
        return f"{SHAPE.title('Building', building)} is raised by a scroll alone."
    if not building_open(building, kingdom):
        return f"{SHAPE.name(kingdom)} does not know how to build it."
    if not fits_site(building, place):
        return f"{SHAPE.title('Building', building)} cannot stand in {SHAPE.name(place)}."
    if (
        BUILDING_IN_OWN_REGION[building] is not None
        and (place.region is None or not controls(kingdom, place.region))
    ):
        return f"{SHAPE.name(kingdom)} does not control the region of {SHAPE.name(place)}."
    if not all(place.buildings >> b & 1 for b in map(Building, members(BUILDING_PREREQUISITES[building]))):
        return f"{SHAPE.name(place)} lacks what {SHAPE.title('Building', building)} asks for first."
    if place.buildings >> building & 1:
        return f"{SHAPE.name(place)} has it already."
    if (
        BUILDING_MOST_IN_REALM[building] is not None
        and works_of(kingdom, building, world) >= present(BUILDING_MOST_IN_REALM[building], '')
    ):
        return f"{SHAPE.name(kingdom)} has as many of these as it may."
    return None


def cost_order_611(
    kingdom: Kingdom,
    place: Place,
    building: Building,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Construct Building.

    maelstrom "#611 - Construct Building", "Population Centers".
    """
    return (("gold", stone_bill(building)), ("food", stone_rations(building)))


def does_order_611(kingdom: Kingdom, place: Place, building: Building, world: World, dice: Dice) -> None:
    """Construct Building.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#611 - Construct Building", "Population Centers".
    """
    raise_building(place, building, world)
    world.tell(kingdom, f"{SHAPE.title('Building', building)} stands in {SHAPE.name(place)}.")


def domain_order_650_area(kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Create Special Location (various).

    maelstrom "#650 - Create Special Location (various)", "Black Dragon", "Druid", "Dwarven", "Nomad",
    "Pirates", "Red Dragon".
    """
    return EVERY_MAP_AREA


def needs_order_650(kingdom: Kingdom, area: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Create Special Location (various).

    maelstrom "#650 - Create Special Location (various)", "Black Dragon", "Druid", "Dwarven", "Nomad",
    "Pirates", "Red Dragon".
    """
    if not order_open(ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, kingdom) or place_of_its_own(kingdom) is None:
        return f"{SHAPE.name(kingdom)} has no place of its own."
    if world.month < 4:
        return 'That is not done before turn 4.'
    if any(s.kingdom is kingdom for s in world.special_places):
        return f"{SHAPE.name(kingdom)} has such a place already."
    if not any(
        kingdom.privileges >> p & 1
            and PRIVILEGE_ORDER[p] == ORDER_CREATE_SPECIAL_LOCATION_VARIOUS
            and PRIVILEGE_TERRAIN_NEEDED[p] >> MAP_AREA_TERRAIN[area] & 1
        for p in EVERY_PRIVILEGE
    ):
        return f"{SHAPE.title('MapArea', area)} is not the right ground for it."
    if any(p.area == area and knows_of(kingdom, p, world) for p in world.places):
        return f"A population center stands in {SHAPE.title('MapArea', area)}."
    return None


def does_order_650(kingdom: Kingdom, area: MapArea, world: World, dice: Dice) -> None:
    """Create Special Location (various).

    maelstrom "#650 - Create Special Location (various)", "Black Dragon", "Druid", "Dwarven", "Nomad",
    "Pirates", "Red Dragon".
    """
    right = place_of_its_own(kingdom)
    if right is not None:
        specialplace = SpecialPlace(kingdom=kingdom, privilege=right, area=area)
        world.add(specialplace)
        world.tell(
            kingdom,
            f"In {SHAPE.title('MapArea', area)} your people have been busy: "
            f"{SHAPE.title('Privilege', right)}.",
        )
