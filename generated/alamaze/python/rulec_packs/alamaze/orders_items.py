"""Resolvers of orders_items.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    AlchemistItem, EVERY_ALCHEMIST_ITEM, GEAR_IMPROVED_ARMOR, GEAR_IMPROVED_WEAPONS, GEAR_MITHRIL_ARMOR,
    GEAR_MITHRIL_WEAPONS, Gear, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, MORALE_EVENT_FIREWORKS,
    ORDER_EQUIP_FORGED_ITEM, ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY,
    ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, ORDER_FIREWORKS_ALCHEMIST_ONLY,
)
from ._kinds import Bottle, Group, Kingdom
from ._tables import (
    ALCHEMIST_ITEM_DRUNK_BY, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_HEALS_ALL, ALCHEMIST_ITEM_KEEPS_FOOD,
    ALCHEMIST_ITEM_RESTORES_PRIESTESS, ALCHEMIST_ITEM_WORKSHOP,
)
from ._words import PERCENT
from ._world import SHAPE, World
from .clerks import order_open
from .forge import has_workshop
from .items import bottled, brew_food, brew_gold, brew_powder, use_up
from .morale import morale_after
from .movement import host_size

_GEAR_IMPROVED_ARMOR_BIT: Final = 1 << GEAR_IMPROVED_ARMOR
_GEAR_IMPROVED_WEAPONS_BIT: Final = 1 << GEAR_IMPROVED_WEAPONS
_GEAR_MITHRIL_ARMOR_BIT: Final = 1 << GEAR_MITHRIL_ARMOR
_GEAR_MITHRIL_WEAPONS_BIT: Final = 1 << GEAR_MITHRIL_WEAPONS

_SAYS_NOBODY_IN_KNOWS_HOW: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' knows how to make it.',
), 'order:585', 'art')
_SAYS_LACKS_THE_BUILDING_IN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' lacks the building in which it is made: ',
    Hole(Holds("choice", 'Building'), 'workshop'), '.',
), 'order:585', 'bench')
_SAYS_NO_HIGH_PRIESTESS_TIRES: Final = Message((
    'No High Priestess tires so far, and nobody needs it.',
), 'order:585', 'use')
_SAYS_ANOTHER_STANDS_ON_THE: Final = Message((
    'Another ', Hole(Holds("choice", 'AlchemistItem'), 'item'), ' stands on the shelf.',
), 'order:585', 'another_stands_on_the')
_SAYS_GOES_ALONG_WITH_AN: Final = Message((
    Hole(Holds("choice", 'AlchemistItem'), 'item'), ' goes along with an agent, whose command says so.',
), 'order:586', 'potion')
_SAYS_HAS_NONE_READY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has none ready.',
), 'order:586', 'ready')
_SAYS_SAY_WHICH_GROUP_IS: Final = Message((
    'Say which group is to be healed.',
), 'order:586', 'patient', ('group',))
_SAYS_WOUNDS_CLOSE_IN: Final = Message((
    'Wounds close in ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'order:586', 'wounds_close_in')
_SAYS_NOTHING_SPOILS_IN_YOUR: Final = Message((
    'Nothing spoils in your barns this turn.',
), 'order:586', 'nothing_spoils_in_your')
_SAYS_IS_FORGED_FROM_WHAT: Final = Message((
    Hole(Holds("choice", 'Gear'), 'item'), ' is forged from what is improved already, by another command.',
), 'order:605', 'plain')
_SAYS_HAS_NOBODY_TO_EQUIP: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has nobody to equip.',
), 'order:605', 'troops')
_SAYS_THERE_IS_NO_FORGE: Final = Message((
    'There is no forge of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:605', 'forge')
_SAYS_HAS_AS_GOOD_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has as good already.',
), 'order:605', 'new')
_SAYS_THE_SMITHS_HAVE_WORKED: Final = Message((
    'The smiths have worked for ', Hole(Holds("thing", 'Group'), 'group'), ' already this turn.',
), 'order:605', 'loose')
_SAYS_IS_EQUIPPED: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is equipped: ', Hole(Holds("choice", 'Gear'), 'item'), '.',
), 'order:605', 'is_equipped')
_SAYS_NOBODY_IN_CAN_WORK: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' can work mithril.',
), 'order:606', 'art')
_SAYS_IS_NO_MITHRIL: Final = Message((
    Hole(Holds("choice", 'Gear'), 'item'), ' is no mithril.',
), 'order:606', 'bright')
_SAYS_HAS_NOTHING_THAT_COULD: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has nothing that could be forged again so.',
), 'order:606', 'improved')
_SAYS_THERE_IS_NO_FORGE_2: Final = Message((
    'There is no forge of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:606', 'forge')
_SAYS_THE_SMITHS_HAVE_WORKED_2: Final = Message((
    'The smiths have worked for ', Hole(Holds("thing", 'Group'), 'group'), ' already this turn.',
), 'order:606', 'loose')
_SAYS_IS_EQUIPPED_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is equipped: ', Hole(Holds("choice", 'Gear'), 'item'), '.',
), 'order:606', 'is_equipped')
_SAYS_HAS_NO_WEAPON_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no weapon of its own.',
), 'order:607', 'art')
_SAYS_HAS_NOBODY_TO_EQUIP_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has nobody to equip.',
), 'order:607', 'troops')
_SAYS_MUST_HAVE_BETTER_WEAPONS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' must have better weapons first.',
), 'order:607', 'weapons')
_SAYS_CARRIES_THEM_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' carries them already.',
), 'order:607', 'new')
_SAYS_THERE_IS_NO_FORGE_3: Final = Message((
    'There is no forge of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:607', 'forge')
_SAYS_THE_SMITHS_HAVE_WORKED_3: Final = Message((
    'The smiths have worked for ', Hole(Holds("thing", 'Group'), 'group'), ' already this turn.',
), 'order:607', 'loose')
_SAYS_IS_ARMED_WITH_YOUR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), " is armed with your people's own weapons.",
), 'order:607', 'is_armed_with_your')
_SAYS_NOBODY_IN_KNOWS_HOW_2: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' knows how it is done.',
), 'order:746', 'art')
_SAYS_NOBODY_IS_IN_TO: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to watch.',
), 'order:746', 'crowd')
_SAYS_TAKES_IN_NEW_BRIGADES: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' takes in new brigades this turn, and cannot rest.',
), 'order:746', 'joined')
_SAYS_HAS_BEEN_BUSY_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been busy already this turn, with orders or in battle.',
), 'order:746', 'idle')
_SAYS_LEADERS_WIZARDS_OR_ARTIFACTS: Final = Message((
    'Leaders, wizards or artifacts have left or joined ', Hole(Holds("thing", 'Group'), 'group'),
    ' this turn, and it cannot rest.',
), 'order:746', 'settled')
_SAYS_IS_NOT_FED_OR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is not fed or not paid this turn, and cannot rest.',
), 'order:746', 'fed')
_SAYS_HAS_WATCHED_FIREWORKS_ITS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has watched fireworks; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'order:746', 'has_watched_fireworks_its')


def domain_order_585_item(kingdom: Kingdom, world: World) -> Sequence[AlchemistItem]:
    """What may be chosen: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    return EVERY_ALCHEMIST_ITEM


def needs_order_585(kingdom: Kingdom, item: AlchemistItem, world: World) -> str | None:
    """Why it is refused when it is done: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    if kingdom.began_as != ALCHEMIST_ITEM_FOLK[item]:
        return _SAYS_NOBODY_IN_KNOWS_HOW.text((kingdom,), SHAPE)
    if not any(
        p.kingdom is kingdom and p.buildings >> ALCHEMIST_ITEM_WORKSHOP[item] & 1
        for p in world.places
    ):
        return _SAYS_LACKS_THE_BUILDING_IN.text((kingdom, ALCHEMIST_ITEM_WORKSHOP[item]), SHAPE)
    if ALCHEMIST_ITEM_RESTORES_PRIESTESS[item]:
        return _SAYS_NO_HIGH_PRIESTESS_TIRES.text((), SHAPE)
    return None


def cost_order_585(kingdom: Kingdom, item: AlchemistItem, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    return (("gold", brew_gold(item)), ("food", brew_food(item)), ("powder", brew_powder(item)))


def does_order_585(kingdom: Kingdom, item: AlchemistItem, world: World, dice: Dice) -> None:
    """Create Alchemist Item (Alchemist only).

    maelstrom "#585 - Create Alchemist Item (Alchemist only)", "Alchemist".
    """
    bottle = Bottle(kingdom=kingdom, brew=item)
    world.add(bottle)
    world.tell(kingdom, _SAYS_ANOTHER_STANDS_ON_THE.text((item,), SHAPE))


def domain_order_586_item(kingdom: Kingdom, world: World) -> Sequence[AlchemistItem]:
    """What may be chosen: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    return EVERY_ALCHEMIST_ITEM


def domain_order_586_group(kingdom: Kingdom, item: AlchemistItem, world: World) -> Sequence[Group]:
    """What may be chosen: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_order_586(kingdom: Kingdom, item: AlchemistItem, group: Group | None, world: World) -> str | None:
    """Why it is refused when it is done: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    if ALCHEMIST_ITEM_DRUNK_BY[item] != 586:
        return _SAYS_GOES_ALONG_WITH_AN.text((item,), SHAPE)
    if bottled(kingdom, item, world) <= 0:
        return _SAYS_HAS_NONE_READY.text((kingdom,), SHAPE)
    if ALCHEMIST_ITEM_HEALS_ALL[item] is not None and group is None:
        return _SAYS_SAY_WHICH_GROUP_IS.text((), SHAPE)
    return None


def early_order_586_item(kingdom: Kingdom, item: AlchemistItem, world: World) -> str | None:
    """Why it is refused when it is done: Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    if ALCHEMIST_ITEM_DRUNK_BY[item] != 586:
        return _SAYS_GOES_ALONG_WITH_AN.text((item,), SHAPE)
    if bottled(kingdom, item, world) <= 0:
        return _SAYS_HAS_NONE_READY.text((kingdom,), SHAPE)
    return None


def does_order_586(
    kingdom: Kingdom,
    item: AlchemistItem,
    group: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Use Potion (Alchemist only).

    maelstrom "#586 - Use Potion (Alchemist only)", "Alchemist".
    """
    use_up(kingdom, item, 1, world)
    mended_ = ALCHEMIST_ITEM_HEALS_ALL[item]
    if mended_ is not None and group is not None:
        for b in group.brigades:
            b.attrition = max(b.attrition - mended_, min(b.attrition, 0))
        world.tell(kingdom, _SAYS_WOUNDS_CLOSE_IN.text((group,), SHAPE), group)
    if ALCHEMIST_ITEM_KEEPS_FOOD[item]:
        world.note('preserved', kingdom)
        world.tell(kingdom, _SAYS_NOTHING_SPOILS_IN_YOUR.text((), SHAPE))


def needs_order_605(group: Group, kingdom: Kingdom, item: Gear, world: World) -> str | None:
    """Why it is refused when it is done: Equip Forged Item.

    maelstrom "#605 - Equip Forged Item", "Groups", "Buildings", "#611 - Construct Building".
    """
    if item != GEAR_IMPROVED_ARMOR and item != GEAR_IMPROVED_WEAPONS:
        return _SAYS_IS_FORGED_FROM_WHAT.text((item,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NOBODY_TO_EQUIP.text((group,), SHAPE)
    if not has_workshop(group, ORDER_EQUIP_FORGED_ITEM, world):
        return _SAYS_THERE_IS_NO_FORGE.text((kingdom, group), SHAPE)
    if (
        group.gear >> item & 1
        or (item == GEAR_IMPROVED_ARMOR and group.gear & _GEAR_MITHRIL_ARMOR_BIT)
        or (item == GEAR_IMPROVED_WEAPONS and group.gear & _GEAR_MITHRIL_WEAPONS_BIT)
    ):
        return _SAYS_HAS_AS_GOOD_ALREADY.text((group,), SHAPE)
    if world.happened('equipped', 'this', 0, group):
        return _SAYS_THE_SMITHS_HAVE_WORKED.text((group,), SHAPE)
    return None


def early_order_605_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Equip Forged Item.

    maelstrom "#605 - Equip Forged Item", "Groups", "Buildings", "#611 - Construct Building".
    """
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NOBODY_TO_EQUIP.text((group,), SHAPE)
    if not has_workshop(group, ORDER_EQUIP_FORGED_ITEM, world):
        return _SAYS_THERE_IS_NO_FORGE.text((kingdom, group), SHAPE)
    if world.happened('equipped', 'this', 0, group):
        return _SAYS_THE_SMITHS_HAVE_WORKED.text((group,), SHAPE)
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
    world.tell(kingdom, _SAYS_IS_EQUIPPED.text((group, item), SHAPE), group)


def needs_order_606(group: Group, kingdom: Kingdom, item: Gear, world: World) -> str | None:
    """Why it is refused when it is done: Equip Mithril Item (Dwarven and Elven only).

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Production".
    """
    if not order_open(ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_WORK.text((kingdom,), SHAPE)
    if item != GEAR_MITHRIL_ARMOR and item != GEAR_MITHRIL_WEAPONS:
        return _SAYS_IS_NO_MITHRIL.text((item,), SHAPE)
    if (
        (item != GEAR_MITHRIL_ARMOR or not group.gear & _GEAR_IMPROVED_ARMOR_BIT)
        and (item != GEAR_MITHRIL_WEAPONS or not group.gear & _GEAR_IMPROVED_WEAPONS_BIT)
    ):
        return _SAYS_HAS_NOTHING_THAT_COULD.text((group,), SHAPE)
    if not has_workshop(group, ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, world):
        return _SAYS_THERE_IS_NO_FORGE_2.text((kingdom, group), SHAPE)
    if world.happened('equipped', 'this', 0, group):
        return _SAYS_THE_SMITHS_HAVE_WORKED_2.text((group,), SHAPE)
    return None


def early_order_606_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Equip Mithril Item (Dwarven and Elven only).

    maelstrom "#606 - Equip Mithril Item (Dwarven and Elven only)", "Production".
    """
    if not order_open(ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, kingdom):
        return _SAYS_NOBODY_IN_CAN_WORK.text((kingdom,), SHAPE)
    if not has_workshop(group, ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY, world):
        return _SAYS_THERE_IS_NO_FORGE_2.text((kingdom, group), SHAPE)
    if world.happened('equipped', 'this', 0, group):
        return _SAYS_THE_SMITHS_HAVE_WORKED_2.text((group,), SHAPE)
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
    world.tell(kingdom, _SAYS_IS_EQUIPPED_2.text((group, item), SHAPE), group)


def needs_order_607(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Equip Special Weapon (various).

    maelstrom "#607 - Equip Special Weapon (various)", "Alchemist", "Amazons", "Black Dragon",
    "Cimmerians", "Dark Elves", "Demon Princes", "Dwarven", "Elven", "Giants", "Gnome", "Halfling",
    "Ranger", "Sacred Order", "Tyrant".
    """
    if not order_open(ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, kingdom):
        return _SAYS_HAS_NO_WEAPON_OF.text((kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NOBODY_TO_EQUIP_2.text((group,), SHAPE)
    if not group.gear & _GEAR_IMPROVED_WEAPONS_BIT and not group.gear & _GEAR_MITHRIL_WEAPONS_BIT:
        return _SAYS_MUST_HAVE_BETTER_WEAPONS.text((group,), SHAPE)
    if group.own_weapon:
        return _SAYS_CARRIES_THEM_ALREADY.text((group,), SHAPE)
    if not has_workshop(group, ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS, world):
        return _SAYS_THERE_IS_NO_FORGE_3.text((kingdom, group), SHAPE)
    if world.happened('equipped', 'this', 0, group):
        return _SAYS_THE_SMITHS_HAVE_WORKED_3.text((group,), SHAPE)
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
    world.tell(kingdom, _SAYS_IS_ARMED_WITH_YOUR.text((group,), SHAPE), group)


def needs_order_746(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Fireworks (Alchemist only).

    maelstrom "#746 - Fireworks (Alchemist only)", "Alchemist".
    """
    if not order_open(ORDER_FIREWORKS_ALCHEMIST_ONLY, kingdom):
        return _SAYS_NOBODY_IN_KNOWS_HOW_2.text((kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO.text((group,), SHAPE)
    if world.happened('reinforced', 'this', 0, group):
        return _SAYS_TAKES_IN_NEW_BRIGADES.text((group,), SHAPE)
    if world.happened('busy', 'this', 0, group):
        return _SAYS_HAS_BEEN_BUSY_ALREADY.text((group,), SHAPE)
    if world.happened('joined_figures', 'this', 0, group):
        return _SAYS_LEADERS_WIZARDS_OR_ARTIFACTS.text((group,), SHAPE)
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        return _SAYS_IS_NOT_FED_OR.text((group,), SHAPE)
    return None


def cost_order_746(group: Group, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Fireworks (Alchemist only).

    maelstrom "#746 - Fireworks (Alchemist only)", "Alchemist".
    """
    return (("powder", 150),)


def does_order_746(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Fireworks (Alchemist only).

    maelstrom "#746 - Fireworks (Alchemist only)", "Alchemist".
    """
    group.morale = morale_after(group, MORALE_EVENT_FIREWORKS)
    world.note('busy', group)
    world.tell(kingdom, _SAYS_HAS_WATCHED_FIREWORKS_ITS.text((group, group.morale), SHAPE), group)
