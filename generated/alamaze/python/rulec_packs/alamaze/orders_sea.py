"""Resolvers of orders_sea.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    EVERY_MAP_AREA, EVERY_SEA, HOST_SIZE_INACTIVE, MapArea, NAVAL_DUTY_IN_PORT, PRIVILEGE_NO_NAVY,
    PRIVILEGE_SHIPS_ON_ANY_SEA, Refit, Sea, TERRAIN_SEA, TRAIT_SEAFARING,
)
from ._kinds import Group, Kingdom
from ._tables import MAP_AREA_TERRAIN
from ._words import FLEET, GOLD
from ._world import SHAPE, World
from .marching import over_water
from .movement import host_size
from .navies import has_port
from .orders_travel import side_by_side
from .sailing import (
    afloat, at_sea_alone, carried, fine_ships, first_of, fleet_bill, launch_more, put_out, quay,
    refit_price, sail, trade_by_sea,
)
from .seapower import fleet_sale

_PRIVILEGE_NO_NAVY_BIT: Final = 1 << PRIVILEGE_NO_NAVY
_PRIVILEGE_SHIPS_ON_ANY_SEA_BIT: Final = 1 << PRIVILEGE_SHIPS_ON_ANY_SEA
_TRAIT_SEAFARING_BIT: Final = 1 << TRAIT_SEAFARING

_SAYS_HAS_NO_MORE_THAN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no more than ',
    Hole(Holds("number", unit=FLEET), 'afloat'), ' in ', Hole(Holds("choice", 'Sea'), 'waters'), '.',
), 'order:245', 'there')
_SAYS_IN_HAVE_BEEN_SOLD: Final = Message((
    Hole(Holds("number", unit=FLEET), 'fleets_sold'), ' in ', Hole(Holds("choice", 'Sea'), 'waters'),
    ' have been sold for ', Hole(Holds("number", unit=GOLD), 'fleet_sale'), '. Left: ',
    Hole(Holds("number", unit=FLEET), 'fleets'), '.',
), 'order:245', 'in_have_been_sold')
_SAYS_HAS_NO_FLEET_IN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no fleet in ', Hole(Holds("choice", 'Sea'), 'waters'),
    '.',
), 'order:630', 'ships')
_SAYS_THE_FLEETS_IN_HAVE: Final = Message((
    'The fleets in ', Hole(Holds("choice", 'Sea'), 'waters'), ' have that already.',
), 'order:630', 'new')
_SAYS_THE_FLEETS_IN_ARE: Final = Message((
    'The fleets in ', Hole(Holds("choice", 'Sea'), 'waters'), ' are fitted out now: ',
    Hole(Holds("choice", 'Refit'), 'refit'), '.',
), 'order:630', 'the_fleets_in_are')
_SAYS_HAS_NO_FLEET_IN_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no fleet in ', Hole(Holds("choice", 'Sea'), 'waters'),
    '.',
), 'order:705', 'ships')
_SAYS_A_PATROL_HAS_TO: Final = Message((
    'A patrol has to have ', Hole(Holds("number"), 'figure'), ' areas at most, and one at least.',
), 'order:705', 'areas', ('cruise',))
_SAYS_ONE_OF_THE_AREAS: Final = Message((
    'One of the areas is not in ', Hole(Holds("choice", 'Sea'), 'waters'), ', or is named twice.',
), 'order:705', 'water', ('cruise',))
_SAYS_THE_AREAS_DO_NOT: Final = Message((
    'The areas do not lie side by side.',
), 'order:705', 'adjoining', ('cruise',))
_SAYS_HAS_NO_SHIPS_AND: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no ships, and flies.',
), 'order:710', 'ships')
_SAYS_NOBODY_IS_IN_TO: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to sail.',
), 'order:710', 'troops')
_SAYS_HAS_MARCHED_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:710', 'first_march')
_SAYS_IS_IN_ITS_WINTER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:710', 'camp')
_SAYS_FLIES_A_MARCH_BY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' flies: a march by land takes it over the water.',
), 'order:710', 'feet')
_SAYS_THERE_IS_NO_WATER: Final = Message(('There is no water on that way.',), 'order:710', 'water')
_SAYS_NEEDS_A_FLEET_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' needs a fleet for each brigade, and none of them on patrol.',
), 'order:710', 'fleets')
_SAYS_HAS_NO_FLEET_IN_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no fleet in ', Hole(Holds("choice", 'Sea'), 'waters'),
    '.',
), 'order:711', 'ships')
_SAYS_A_MERCHANT_MISSION_HAS: Final = Message((
    'A merchant mission has ', Hole(Holds("number"), 'figure'), ' areas.',
), 'order:711', 'five')
_SAYS_ONE_OF_THE_AREAS_2: Final = Message((
    'One of the areas is not in ', Hole(Holds("choice", 'Sea'), 'waters'), ', or is named twice.',
), 'order:711', 'water')
_SAYS_THE_AREAS_DO_NOT_2: Final = Message(('The areas do not lie side by side.',), 'order:711', 'adjoining')
_SAYS_THE_FIRST_AREA_HAS: Final = Message((
    'The first area has to lie at a population center of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:711', 'home')
_SAYS_THE_FLEETS_IN_HAVE_2: Final = Message((
    'The fleets in ', Hole(Holds("choice", 'Sea'), 'waters'), ' have something else to do.',
), 'order:711', 'idle')
_SAYS_HAS_NO_SHIPS_AND_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no ships, and flies.',
), 'order:715', 'ships')
_SAYS_NOBODY_IS_IN_TO_2: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'group'), ' to sail.',
), 'order:715', 'troops')
_SAYS_HAS_MARCHED_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has marched already.',
), 'order:715', 'first_march')
_SAYS_IS_IN_ITS_WINTER_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is in its winter camp.',
), 'order:715', 'camp')
_SAYS_FLIES_A_MARCH_BY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' flies: a march by land takes it over the water.',
), 'order:715', 'feet')
_SAYS_THERE_IS_NO_WATER_2: Final = Message(('There is no water on that way.',), 'order:715', 'water')
_SAYS_NEEDS_A_FLEET_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' needs a fleet for each brigade, and none of them on patrol.',
), 'order:715', 'fleets')
_SAYS_HAS_NO_SHIPS_AND_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no ships, and flies.',
), 'order:748', 'sailors')
_SAYS_HAS_NO_POPULATION_CENTER: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no population center on ',
    Hole(Holds("choice", 'Sea'), 'waters'), '.',
), 'order:748', 'shipyard')
_SAYS_THERE_IS_ROOM_FOR: Final = Message((
    'There is room for ', Hole(Holds("number"), 'figure'), ' fleets in a sea.',
), 'order:748', 'room', ('new_fleets',))
_SAYS_THE_FIRST_FLEETS_IN: Final = Message((
    'The first fleets in a sea cost 8,000 gold each.',
), 'order:748', 'plain', ('price',))
_SAYS_ONLY_WHO_HAS_A: Final = Message((
    'Only who has a Port builds such fine fleets.',
), 'order:748', 'fine', ('price',))
_SAYS_HAS_NO_SHIPS_AND_4: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no ships, and flies.',
), 'order:749', 'sailors')
_SAYS_HAS_NO_POPULATION_CENTER_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no population center on ',
    Hole(Holds("choice", 'Sea'), 'waters'), '.',
), 'order:749', 'shipyard')
_SAYS_AN_ELITE_SHIP_OF: Final = Message((
    'An elite ship of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' sails ',
    Hole(Holds("choice", 'Sea'), 'waters'), ' already.',
), 'order:749', 'none_yet')
_SAYS_HAS_BEEN_LAUNCHED_IN: Final = Message((
    Hole(Holds("text"), 'called'), ' has been launched in ', Hole(Holds("choice", 'Sea'), 'waters'), '.',
), 'order:749', 'has_been_launched_in')


def domain_order_245_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Sell Fleets.

    maelstrom "#245 - Sell Fleets", "Seapower".
    """
    return EVERY_SEA


def domain_order_245_fleets_sold(kingdom: Kingdom, waters: Sea, world: World) -> Sequence[int]:
    """What may be chosen: Sell Fleets.

    maelstrom "#245 - Sell Fleets", "Seapower".
    """
    return (1, 12)


def needs_order_245(kingdom: Kingdom, waters: Sea, fleets_sold: int, world: World) -> str | None:
    """Why it is refused when it is done: Sell Fleets.

    maelstrom "#245 - Sell Fleets", "Seapower".
    """
    if fleets_sold > afloat(kingdom, waters, world):
        return _SAYS_HAS_NO_MORE_THAN.text((kingdom, afloat(kingdom, waters, world), waters), SHAPE)
    return None


def does_order_245(kingdom: Kingdom, waters: Sea, fleets_sold: int, world: World, dice: Dice) -> None:
    """Sell Fleets.

    maelstrom "#245 - Sell Fleets", "Seapower".
    """
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == waters), None)
    if n is not None:
        kingdom.gold += fleet_sale(fleets_sold, n.quality)
        n.fleets -= fleets_sold
        world.tell(
            kingdom,
            _SAYS_IN_HAVE_BEEN_SOLD.text(
                (fleets_sold, waters, fleet_sale(fleets_sold, n.quality), n.fleets), SHAPE,
            ),
        )


def domain_order_630_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Seapower Enhancements.

    maelstrom "#630 - Seapower Enhancements", "Seapower".
    """
    return EVERY_SEA


def needs_order_630(kingdom: Kingdom, waters: Sea, refit: Refit, world: World) -> str | None:
    """Why it is refused when it is done: Seapower Enhancements.

    maelstrom "#630 - Seapower Enhancements", "Seapower".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN.text((kingdom, waters), SHAPE)
    if any(n.kingdom is kingdom and n.sea == waters and n.refits >> refit & 1 for n in world.navies):
        return _SAYS_THE_FLEETS_IN_HAVE.text((waters,), SHAPE)
    return None


def early_order_630_waters(kingdom: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Seapower Enhancements.

    maelstrom "#630 - Seapower Enhancements", "Seapower".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN.text((kingdom, waters), SHAPE)
    return None


def cost_order_630(kingdom: Kingdom, waters: Sea, refit: Refit, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Seapower Enhancements.

    maelstrom "#630 - Seapower Enhancements", "Seapower".
    """
    return (("gold", refit_price(kingdom, refit)),)


def does_order_630(kingdom: Kingdom, waters: Sea, refit: Refit, world: World, dice: Dice) -> None:
    """Seapower Enhancements.

    maelstrom "#630 - Seapower Enhancements", "Seapower".
    """
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == waters), None)
    if n is not None:
        n.refits |= 1 << refit
        world.tell(kingdom, _SAYS_THE_FLEETS_IN_ARE.text((waters, refit), SHAPE))


def domain_order_705_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    return EVERY_SEA


def domain_order_705_cruise(kingdom: Kingdom, waters: Sea, world: World) -> Sequence[MapArea]:
    """What may be chosen: Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    return EVERY_MAP_AREA


def default_order_705_cruise(kingdom: Kingdom, waters: Sea, world: World) -> Sequence[MapArea]:
    """What is meant where nothing is said: Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    return ()


def needs_order_705(kingdom: Kingdom, waters: Sea, cruise: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN_2.text((kingdom, waters), SHAPE)
    if not kingdom.traits & _TRAIT_SEAFARING_BIT and not 1 <= len(cruise) <= 8:
        return _SAYS_A_PATROL_HAS_TO.text((8,), SHAPE)
    if not at_sea_alone(cruise, waters):
        return _SAYS_ONE_OF_THE_AREAS.text((waters,), SHAPE)
    if len(cruise) != 0 and not side_by_side(cruise):
        return _SAYS_THE_AREAS_DO_NOT.text((), SHAPE)
    return None


def early_order_705_waters(kingdom: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN_2.text((kingdom, waters), SHAPE)
    return None


def does_order_705(
    kingdom: Kingdom,
    waters: Sea,
    cruise: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Sea Patrol.

    maelstrom "#705 - Sea Patrol", "Seapower".
    """
    put_out(kingdom, waters, cruise, world)


def domain_order_710_way(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Sea Movement.

    maelstrom "#710 - Sea Movement", "Groups", "Black Dragon".
    """
    return EVERY_MAP_AREA


def needs_order_710(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Sea Movement.

    maelstrom "#710 - Sea Movement", "Groups", "Black Dragon".
    """
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND.text((group.kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    if over_water(group, world):
        return _SAYS_FLIES_A_MARCH_BY.text((group,), SHAPE)
    if group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way):
        return _SAYS_THERE_IS_NO_WATER.text((), SHAPE)
    if (
        not all(carried(group, a, world) for a in way)
        or (group.area is not None and not carried(group, group.area, world))
    ):
        return _SAYS_NEEDS_A_FLEET_FOR.text((group,), SHAPE)
    return None


def early_order_710_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sea Movement.

    maelstrom "#710 - Sea Movement", "Groups", "Black Dragon".
    """
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND.text((group.kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER.text((group,), SHAPE)
    if over_water(group, world):
        return _SAYS_FLIES_A_MARCH_BY.text((group,), SHAPE)
    return None


def does_order_710(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Sea Movement.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#710 - Sea Movement", "Groups", "Black Dragon".
    """
    sail(group, way, False, world, dice)


def domain_order_711_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Merchant Trading Vessel.

    maelstrom "#711 - Merchant Trading Vessel", "Seapower", "Sage Advice".
    """
    return EVERY_SEA


def domain_order_711_way(kingdom: Kingdom, waters: Sea, world: World) -> Sequence[MapArea]:
    """What may be chosen: Merchant Trading Vessel.

    maelstrom "#711 - Merchant Trading Vessel", "Seapower", "Sage Advice".
    """
    return EVERY_MAP_AREA


def needs_order_711(kingdom: Kingdom, waters: Sea, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Merchant Trading Vessel.

    maelstrom "#711 - Merchant Trading Vessel", "Seapower", "Sage Advice".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN_3.text((kingdom, waters), SHAPE)
    if len(way) != 5:
        return _SAYS_A_MERCHANT_MISSION_HAS.text((5,), SHAPE)
    if not at_sea_alone(way, waters):
        return _SAYS_ONE_OF_THE_AREAS_2.text((waters,), SHAPE)
    if not side_by_side(way):
        return _SAYS_THE_AREAS_DO_NOT_2.text((), SHAPE)
    if not quay(kingdom, first_of(way)):
        return _SAYS_THE_FIRST_AREA_HAS.text((kingdom,), SHAPE)
    if any(
        n.kingdom is kingdom and n.sea == waters and n.naval_duty != NAVAL_DUTY_IN_PORT
        for n in world.navies
    ):
        return _SAYS_THE_FLEETS_IN_HAVE_2.text((waters,), SHAPE)
    return None


def early_order_711_waters(kingdom: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Merchant Trading Vessel.

    maelstrom "#711 - Merchant Trading Vessel", "Seapower", "Sage Advice".
    """
    if afloat(kingdom, waters, world) <= 0:
        return _SAYS_HAS_NO_FLEET_IN_3.text((kingdom, waters), SHAPE)
    if any(
        n.kingdom is kingdom and n.sea == waters and n.naval_duty != NAVAL_DUTY_IN_PORT
        for n in world.navies
    ):
        return _SAYS_THE_FLEETS_IN_HAVE_2.text((waters,), SHAPE)
    return None


def does_order_711(kingdom: Kingdom, waters: Sea, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Merchant Trading Vessel.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#711 - Merchant Trading Vessel", "Seapower", "Sage Advice".
    """
    trade_by_sea(kingdom, waters, way, world, dice)


def domain_order_715_way(group: Group, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Sea Movement (PC Search).

    maelstrom "#715 - Sea Movement (PC Search)", "Groups", "Black Dragon".
    """
    return EVERY_MAP_AREA


def needs_order_715(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Sea Movement (PC Search).

    maelstrom "#715 - Sea Movement (PC Search)", "Groups", "Black Dragon".
    """
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_2.text((group.kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_2.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    if over_water(group, world):
        return _SAYS_FLIES_A_MARCH_BY_2.text((group,), SHAPE)
    if group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way):
        return _SAYS_THERE_IS_NO_WATER_2.text((), SHAPE)
    if (
        not all(carried(group, a, world) for a in way)
        or (group.area is not None and not carried(group, group.area, world))
    ):
        return _SAYS_NEEDS_A_FLEET_FOR_2.text((group,), SHAPE)
    return None


def early_order_715_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sea Movement (PC Search).

    maelstrom "#715 - Sea Movement (PC Search)", "Groups", "Black Dragon".
    """
    if group.kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_2.text((group.kingdom,), SHAPE)
    if host_size(group) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_TO_2.text((group,), SHAPE)
    if world.happened('marched', 'this', 0, group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((group,), SHAPE)
    if world.happened('wintering', 'this', 0, group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((group,), SHAPE)
    if over_water(group, world):
        return _SAYS_FLIES_A_MARCH_BY_2.text((group,), SHAPE)
    return None


def does_order_715(group: Group, kingdom: Kingdom, way: Sequence[MapArea], world: World, dice: Dice) -> None:
    """Sea Movement (PC Search).

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#715 - Sea Movement (PC Search)", "Groups", "Black Dragon".
    """
    sail(group, way, True, world, dice)


def domain_order_748_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    return EVERY_SEA


def domain_order_748_new_fleets(kingdom: Kingdom, waters: Sea, world: World) -> Sequence[int]:
    """What may be chosen: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    return (1, 3)


def domain_order_748_price(kingdom: Kingdom, waters: Sea, new_fleets: int, world: World) -> Sequence[int]:
    """What may be chosen: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    return (4000, 16000)


def needs_order_748(kingdom: Kingdom, waters: Sea, new_fleets: int, price: int, world: World) -> str | None:
    """Why it is refused when it is done: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    if kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_3.text((kingdom,), SHAPE)
    if not has_port(kingdom, waters):
        return _SAYS_HAS_NO_POPULATION_CENTER.text((kingdom, waters), SHAPE)
    if afloat(kingdom, waters, world) + new_fleets > 12:
        return _SAYS_THERE_IS_ROOM_FOR.text((12,), SHAPE)
    if afloat(kingdom, waters, world) <= 0 and price != 8000:
        return _SAYS_THE_FIRST_FLEETS_IN.text((), SHAPE)
    if not fine_ships(kingdom, waters, price):
        return _SAYS_ONLY_WHO_HAS_A.text((), SHAPE)
    return None


def early_order_748_waters(kingdom: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    if kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_3.text((kingdom,), SHAPE)
    if not has_port(kingdom, waters):
        return _SAYS_HAS_NO_POPULATION_CENTER.text((kingdom, waters), SHAPE)
    return None


def cost_order_748(
    kingdom: Kingdom,
    waters: Sea,
    new_fleets: int,
    price: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Increase Seapower.

    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    return (("gold", fleet_bill(kingdom, new_fleets, price)),)


def does_order_748(
    kingdom: Kingdom,
    waters: Sea,
    new_fleets: int,
    price: int,
    world: World,
    dice: Dice,
) -> None:
    """Increase Seapower.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#748 - Increase Seapower", "Seapower".
    """
    launch_more(kingdom, waters, new_fleets, price, world)


def domain_order_749_waters(kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Create Elite Ship.

    maelstrom "#749 - Create Elite Ship", "Seapower".
    """
    return EVERY_SEA


def needs_order_749(kingdom: Kingdom, waters: Sea, called: str, world: World) -> str | None:
    """Why it is refused when it is done: Create Elite Ship.

    maelstrom "#749 - Create Elite Ship", "Seapower".
    """
    if kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_4.text((kingdom,), SHAPE)
    if not kingdom.privileges & _PRIVILEGE_SHIPS_ON_ANY_SEA_BIT and not has_port(kingdom, waters):
        return _SAYS_HAS_NO_POPULATION_CENTER_2.text((kingdom, waters), SHAPE)
    if any(n.kingdom is kingdom and n.sea == waters and n.cutter is not None for n in world.navies):
        return _SAYS_AN_ELITE_SHIP_OF.text((kingdom, waters), SHAPE)
    return None


def early_order_749_waters(kingdom: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Create Elite Ship.

    maelstrom "#749 - Create Elite Ship", "Seapower".
    """
    if kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        return _SAYS_HAS_NO_SHIPS_AND_4.text((kingdom,), SHAPE)
    if not kingdom.privileges & _PRIVILEGE_SHIPS_ON_ANY_SEA_BIT and not has_port(kingdom, waters):
        return _SAYS_HAS_NO_POPULATION_CENTER_2.text((kingdom, waters), SHAPE)
    if any(n.kingdom is kingdom and n.sea == waters and n.cutter is not None for n in world.navies):
        return _SAYS_AN_ELITE_SHIP_OF.text((kingdom, waters), SHAPE)
    return None


def cost_order_749(kingdom: Kingdom, waters: Sea, called: str, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Create Elite Ship.

    maelstrom "#749 - Create Elite Ship", "Seapower".
    """
    return (("gold", 16000),)


def does_order_749(kingdom: Kingdom, waters: Sea, called: str, world: World, dice: Dice) -> None:
    """Create Elite Ship.

    maelstrom "#749 - Create Elite Ship", "Seapower".
    """
    n = next((n for n in world.navies if n.kingdom is kingdom and n.sea == waters), None)
    if n is not None:
        n.cutter = called
        world.tell(kingdom, _SAYS_HAS_BEEN_LAUNCHED_IN.text((called, waters), SHAPE))
