"""Resolvers of orders_buildings.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Building, EVERY_BUILDING, EVERY_MAP_AREA, EVERY_PRIVILEGE, Improvement, MapArea,
    ORDER_CREATE_SPECIAL_LOCATION_VARIOUS, ORDER_DWARVEN_DEFENSES_DWARVES_ONLY,
)
from ._kinds import Kingdom, Place, SpecialPlace
from ._tables import (
    BUILDING_BY_SCROLL_ALONE, BUILDING_IN_OWN_REGION, BUILDING_MOST_IN_REALM, BUILDING_PREREQUISITES,
    BUILDING_REPLACED_FORTS, MAP_AREA_TERRAIN, PRIVILEGE_MAKES_PLACE, PRIVILEGE_ORDER,
    PRIVILEGE_TERRAIN_NEEDED,
)
from ._words import DEFENSE
from ._world import SHAPE, World
from .buildings import (
    fits_site, improve, is_fort, pay_advisers, raise_building, stone_bill, stone_rations, work_bill,
    work_rations,
)
from .clerks import building_open, order_open
from .court import miners_range
from .map_ import knows_of, within_reach
from .mining import pit
from .realm import controls
from .special_places import place_of_its_own
from .victory import works_of

_SAYS_HAS_NO_MINERS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no miners.',
), 'order:352', 'crew')
_SAYS_IS_TOO_FAR_FOR: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'area'), ' is too far for miners.',
), 'order:352', 'range')
_SAYS_SOMETHING_HAS_MET_THE: Final = Message((
    'Something has met the miners on the road; there are ', Hole(Holds("number"), 'miners'), ' left, in ',
    Hole(Holds("choice", 'MapArea'), 'area'), ' now.',
), 'order:352', 'something_has_met_the')
_SAYS_THE_MINERS_ARE_IN: Final = Message((
    'The miners are in ', Hole(Holds("choice", 'MapArea'), 'area'), ' now.',
), 'order:352', 'the_miners_are_in')
_SAYS_ONLY_DWARVES_BUILD_SO: Final = Message(('Only Dwarves build so.',), 'order:599', 'art')
_SAYS_IS_NOT_YOURS: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not yours.',
), 'order:599', 'own')
_SAYS_THE_WALLS_OF_STAND: Final = Message((
    'The walls of ', Hole(Holds("thing", 'Place'), 'place'), ' stand at ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), '.',
), 'order:599', 'the_walls_of_stand')
_SAYS_IS_NOT_YOURS_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not yours.',
), 'order:600', 'own')
_SAYS_OF_IS_IMPROVED: Final = Message((
    Hole(Holds("choice", 'Improvement'), 'work'), ' of ', Hole(Holds("thing", 'Place'), 'place'),
    ' is improved.',
), 'order:600', 'of_is_improved')
_SAYS_IS_NOT_YOURS_3: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not yours.',
), 'order:609', 'own')
_SAYS_IS_NO_FORTIFICATION_BUT: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' is no fortification, but a building like others.',
), 'order:609', 'sort')
_SAYS_IS_RAISED_BY_A: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' is raised by a scroll alone.',
), 'order:609', 'magic')
_SAYS_DOES_NOT_KNOW_HOW: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not know how to build it.',
), 'order:609', 'art')
_SAYS_CANNOT_STAND_IN: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' cannot stand in ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:609', 'site')
_SAYS_DOES_NOT_CONTROL_THE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not control the region of ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:609', 'lordship')
_SAYS_LACKS_WHAT_ASKS_FOR: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' lacks what ', Hole(Holds("choice", 'Building'), 'building'),
    ' asks for first.',
), 'order:609', 'groundwork')
_SAYS_HAS_IT_ALREADY: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has it already.',
), 'order:609', 'new')
_SAYS_IS_FORTIFIED_OTHERWISE: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is fortified otherwise.',
), 'order:609', 'greater')
_SAYS_STANDS_IN: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' stands in ', Hole(Holds("thing", 'Place'), 'place'),
    '.',
), 'order:609', 'stands_in')
_SAYS_IS_NOT_YOURS_4: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not yours.',
), 'order:611', 'own')
_SAYS_IS_A_FORTIFICATION_WHICH: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' is a fortification, which is another command.',
), 'order:611', 'sort')
_SAYS_IS_RAISED_BY_A_2: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' is raised by a scroll alone.',
), 'order:611', 'magic')
_SAYS_DOES_NOT_KNOW_HOW_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not know how to build it.',
), 'order:611', 'art')
_SAYS_CANNOT_STAND_IN_2: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' cannot stand in ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:611', 'site')
_SAYS_DOES_NOT_CONTROL_THE_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not control the region of ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:611', 'lordship')
_SAYS_LACKS_WHAT_ASKS_FOR_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' lacks what ', Hole(Holds("choice", 'Building'), 'building'),
    ' asks for first.',
), 'order:611', 'groundwork')
_SAYS_HAS_IT_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has it already.',
), 'order:611', 'new')
_SAYS_HAS_AS_MANY_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has as many of these as it may.',
), 'order:611', 'rare')
_SAYS_STANDS_IN_2: Final = Message((
    Hole(Holds("choice", 'Building'), 'building'), ' stands in ', Hole(Holds("thing", 'Place'), 'place'),
    '.',
), 'order:611', 'stands_in')
_SAYS_HAS_NO_PLACE_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no place of its own.',
), 'order:650', 'art')
_SAYS_THAT_IS_NOT_DONE: Final = Message(('That is not done before turn 4.',), 'order:650', 'season')
_SAYS_HAS_SUCH_A_PLACE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has such a place already.',
), 'order:650', 'single')
_SAYS_IS_NOT_THE_RIGHT: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'area'), ' is not the right ground for it.',
), 'order:650', 'ground')
_SAYS_A_POPULATION_CENTER_STANDS: Final = Message((
    'A population center stands in ', Hole(Holds("choice", 'MapArea'), 'area'), '.',
), 'order:650', 'wild')
_SAYS_IS_MADE_IN_IT: Final = Message((
    Hole(Holds("thing", 'SpecialPlace'), 'site'), ' is made in ', Hole(Holds("choice", 'MapArea'), 'area'),
    '. It pays from the next harvest on.',
), 'order:650', 'is_made_in_it')


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
        return _SAYS_HAS_NO_MINERS.text((kingdom,), SHAPE)
    if not within_reach(pit(kingdom), area, miners_range(world)):
        return _SAYS_IS_TOO_FAR_FOR.text((area,), SHAPE)
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
        world.tell(kingdom, _SAYS_SOMETHING_HAS_MET_THE.text((kingdom.miners, area), SHAPE))
    else:
        world.tell(kingdom, _SAYS_THE_MINERS_ARE_IN.text((area,), SHAPE))


def domain_order_599_place(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    return kingdom.places


def needs_order_599(kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    if not order_open(ORDER_DWARVEN_DEFENSES_DWARVES_ONLY, kingdom):
        return _SAYS_ONLY_DWARVES_BUILD_SO.text((), SHAPE)
    if place.kingdom is not kingdom:
        return _SAYS_IS_NOT_YOURS.text((place,), SHAPE)
    return None


def cost_order_599(kingdom: Kingdom, place: Place, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    return (("gold", 10000),)


def does_order_599(kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Dwarven Defenses (Dwarves only).

    maelstrom "#599 - Dwarven Defenses (Dwarves only)", "Dwarven".
    """
    place.defense += 4000
    world.tell(kingdom, _SAYS_THE_WALLS_OF_STAND.text((place, place.defense), SHAPE), place)


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
        return _SAYS_IS_NOT_YOURS_2.text((place,), SHAPE)
    return None


def early_order_600_place(kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Improve Popcenter.

    maelstrom "#600 - Improve Popcenter", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return _SAYS_IS_NOT_YOURS_2.text((place,), SHAPE)
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
    world.tell(kingdom, _SAYS_OF_IS_IMPROVED.text((work, place), SHAPE), place)


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
        return _SAYS_IS_NOT_YOURS_3.text((place,), SHAPE)
    if not is_fort(building):
        return _SAYS_IS_NO_FORTIFICATION_BUT.text((building,), SHAPE)
    if BUILDING_BY_SCROLL_ALONE[building] is not None:
        return _SAYS_IS_RAISED_BY_A.text((building,), SHAPE)
    if not building_open(building, kingdom):
        return _SAYS_DOES_NOT_KNOW_HOW.text((kingdom,), SHAPE)
    if not fits_site(building, place):
        return _SAYS_CANNOT_STAND_IN.text((building, place), SHAPE)
    if (
        BUILDING_IN_OWN_REGION[building] is not None
        and (place.region is None or not controls(kingdom, place.region))
    ):
        return _SAYS_DOES_NOT_CONTROL_THE.text((kingdom, place), SHAPE)
    if not all(place.buildings >> b & 1 for b in map(Building, members(BUILDING_PREREQUISITES[building]))):
        return _SAYS_LACKS_WHAT_ASKS_FOR.text((place, building), SHAPE)
    if place.buildings >> building & 1:
        return _SAYS_HAS_IT_ALREADY.text((place,), SHAPE)
    if not all(
        not place.buildings >> b & 1
            or not is_fort(b)
            or BUILDING_BY_SCROLL_ALONE[b] is not None
            or BUILDING_REPLACED_FORTS[building] >> b & 1
        for b in EVERY_BUILDING
    ):
        return _SAYS_IS_FORTIFIED_OTHERWISE.text((place,), SHAPE)
    return None


def early_order_609_place(kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Construct Fortifications.

    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return _SAYS_IS_NOT_YOURS_3.text((place,), SHAPE)
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
    return (("gold", stone_bill(building, kingdom)), ("food", stone_rations(building)))


def does_order_609(kingdom: Kingdom, place: Place, building: Building, world: World, dice: Dice) -> None:
    """Construct Fortifications.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#609 - Construct Fortifications", "Population Centers".
    """
    raise_building(place, building, world)
    world.tell(kingdom, _SAYS_STANDS_IN.text((building, place), SHAPE), place)


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
        return _SAYS_IS_NOT_YOURS_4.text((place,), SHAPE)
    if is_fort(building):
        return _SAYS_IS_A_FORTIFICATION_WHICH.text((building,), SHAPE)
    if BUILDING_BY_SCROLL_ALONE[building] is not None:
        return _SAYS_IS_RAISED_BY_A_2.text((building,), SHAPE)
    if not building_open(building, kingdom):
        return _SAYS_DOES_NOT_KNOW_HOW_2.text((kingdom,), SHAPE)
    if not fits_site(building, place):
        return _SAYS_CANNOT_STAND_IN_2.text((building, place), SHAPE)
    if (
        BUILDING_IN_OWN_REGION[building] is not None
        and (place.region is None or not controls(kingdom, place.region))
    ):
        return _SAYS_DOES_NOT_CONTROL_THE_2.text((kingdom, place), SHAPE)
    if not all(place.buildings >> b & 1 for b in map(Building, members(BUILDING_PREREQUISITES[building]))):
        return _SAYS_LACKS_WHAT_ASKS_FOR_2.text((place, building), SHAPE)
    if place.buildings >> building & 1:
        return _SAYS_HAS_IT_ALREADY_2.text((place,), SHAPE)
    if (
        BUILDING_MOST_IN_REALM[building] is not None
        and works_of(kingdom, building, world) >= present(BUILDING_MOST_IN_REALM[building], '')
    ):
        return _SAYS_HAS_AS_MANY_OF.text((kingdom,), SHAPE)
    return None


def early_order_611_place(kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Construct Building.

    maelstrom "#611 - Construct Building", "Population Centers".
    """
    if place.kingdom is not kingdom:
        return _SAYS_IS_NOT_YOURS_4.text((place,), SHAPE)
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
    return (("gold", stone_bill(building, kingdom)), ("food", stone_rations(building)))


def does_order_611(kingdom: Kingdom, place: Place, building: Building, world: World, dice: Dice) -> None:
    """Construct Building.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#611 - Construct Building", "Population Centers".
    """
    raise_building(place, building, world)
    world.tell(kingdom, _SAYS_STANDS_IN_2.text((building, place), SHAPE), place)


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
        return _SAYS_HAS_NO_PLACE_OF.text((kingdom,), SHAPE)
    if world.month < 4:
        return _SAYS_THAT_IS_NOT_DONE.text((), SHAPE)
    if any(s.kingdom is kingdom for s in world.special_places):
        return _SAYS_HAS_SUCH_A_PLACE.text((kingdom,), SHAPE)
    if not any(
        kingdom.privileges >> p & 1
            and PRIVILEGE_ORDER[p] == ORDER_CREATE_SPECIAL_LOCATION_VARIOUS
            and PRIVILEGE_TERRAIN_NEEDED[p] >> MAP_AREA_TERRAIN[area] & 1
        for p in EVERY_PRIVILEGE
    ):
        return _SAYS_IS_NOT_THE_RIGHT.text((area,), SHAPE)
    if any(p.area == area and knows_of(kingdom, p, world) for p in world.places):
        return _SAYS_A_POPULATION_CENTER_STANDS.text((area,), SHAPE)
    return None


def does_order_650(kingdom: Kingdom, area: MapArea, world: World, dice: Dice) -> None:
    """Create Special Location (various).

    maelstrom "#650 - Create Special Location (various)", "Black Dragon", "Druid", "Dwarven", "Nomad",
    "Pirates", "Red Dragon".
    """
    right = place_of_its_own(kingdom)
    if right is not None:
        site = SpecialPlace(name=PRIVILEGE_MAKES_PLACE[right], kingdom=kingdom, privilege=right, area=area)
        world.add(site)
        world.tell(kingdom, _SAYS_IS_MADE_IN_IT.text((site, area), SHAPE), site)
