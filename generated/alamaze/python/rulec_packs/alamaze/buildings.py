"""Resolvers of buildings.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import TooMuchTaken, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BUILDING_HOBBIT_INC, Building, EVERY_BUILDING, IMPROVEMENT_GOLD_WORK, IMPROVEMENT_WALL_WORK,
    Improvement, PRIVILEGE_ADVISERS_TRIBUTE, PRIVILEGE_GIANT_MASONS, PRIVILEGE_MASONS_TRIBUTE,
    PRIVILEGE_STONECUTTERS, SETTLEMENT_CITY, Settlement, TRAIT_INDUSTRIOUS,
)
from ._kinds import Kingdom, Place
from ._tables import (
    BUILDING_CENSUS, BUILDING_COASTAL, BUILDING_FOOD, BUILDING_FOOD_LOSS, BUILDING_FORTIFICATION,
    BUILDING_GOLD, BUILDING_GOLD_LOSS, BUILDING_INFLUENCE, BUILDING_REPLACED_FORTS, BUILDING_SITES,
    IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD, IMPROVEMENTS_MORE_DEFENSE, IMPROVEMENTS_MORE_FOOD,
    IMPROVEMENTS_PEOPLE, improvements_more_gold,
)
from ._words import GOLD
from ._world import SHAPE, World
from .capitals import food_boosted, gold_boosted, walls_built
from .map_ import coastal
from .realm import influence_raised

_PRIVILEGE_ADVISERS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_ADVISERS_TRIBUTE
_PRIVILEGE_GIANT_MASONS_BIT: Final = 1 << PRIVILEGE_GIANT_MASONS
_PRIVILEGE_MASONS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_MASONS_TRIBUTE
_PRIVILEGE_STONECUTTERS_BIT: Final = 1 << PRIVILEGE_STONECUTTERS
_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS

_SAYS_WALLS_ARE_RAISED_SOMEWHERE: Final = Message((
    'Walls are raised somewhere; your masons bring home ', Hole(Holds("number", unit=GOLD), 'gold'), '.',
), 'process:pay_advisers', 'walls_are_raised_somewhere')
_SAYS_SOMEBODY_MINTS_MORE_YOUR: Final = Message((
    'Somebody mints more; your advisers bring home ', Hole(Holds("number", unit=GOLD), 'gold'), '.',
), 'process:pay_advisers', 'somebody_mints_more_your')


def work_bill(kingdom: Kingdom, work: Improvement, multiple: int) -> int:
    """Gold for improving a population center several times at a go.

    In gold.
    maelstrom "#600 - Improve Popcenter".
    """
    value = IMPROVEMENTS_GOLD[work]
    if kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        value -= 1000  # Industrious (trait): their own hands
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    value *= multiple  # the multiple that is asked for
    return (value + 2) // 4  # whole coins


def work_rations(kingdom: Kingdom, work: Improvement, multiple: int) -> int:
    """Food for improving a population center several times at a go.

    In food.
    maelstrom "#600 - Improve Popcenter".
    """
    value = IMPROVEMENTS_FOOD[work]
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    value *= multiple  # the multiple that is asked for
    return (value + 2) // 4  # whole sacks


def is_fort(building: Building) -> bool:
    """The building is a fortification.

    maelstrom "Fortifications".
    """
    return BUILDING_FORTIFICATION[building]


def fits_site(building: Building, place: Place) -> bool:
    """The building can stand in the place.

    maelstrom "Buildings", "Fortifications".
    """
    if (
        sum(1 for s in map(Settlement, members(BUILDING_SITES[building]))) != 0
        and not BUILDING_SITES[building] >> place.settlement & 1
    ):
        return False  # The place is not of the right size.
    if BUILDING_COASTAL[building] is not None and (place.area is None or not coastal(place.area)):
        return False  # There is no sea.
    return (
        building != BUILDING_HOBBIT_INC
        or place.settlement == SETTLEMENT_CITY
        or (place.area is not None and coastal(place.area))
    )  # A town must lie at the sea.


def refusals_fits_site(building: Building, place: Place) -> tuple[int, ...]:
    """What is lacking where this does not hold: the building can stand in the place.

    Indices of LABELS['refusals_fits_site']; empty where it holds.
    maelstrom "Buildings", "Fortifications".
    """
    notes: list[int] = []
    if (
        sum(1 for s in map(Settlement, members(BUILDING_SITES[building]))) != 0
        and not BUILDING_SITES[building] >> place.settlement & 1
    ):
        notes.append(0)
    if BUILDING_COASTAL[building] is not None and (place.area is None or not coastal(place.area)):
        notes.append(1)
    if (
        building == BUILDING_HOBBIT_INC
        and place.settlement != SETTLEMENT_CITY
        and (place.area is None or not coastal(place.area))
    ):
        notes.append(2)
    return tuple(notes)


def stone_bill(building: Building, kingdom: Kingdom) -> int:
    """Gold for a building.

    In gold.
    maelstrom "Buildings", "Fortifications".
    """
    value = 0
    if BUILDING_GOLD[building] is not None:
        value += present(BUILDING_GOLD[building], '')  # its price
    if kingdom.privileges & _PRIVILEGE_GIANT_MASONS_BIT and not is_fort(building):
        value *= 9  # Master Craftsmen (privilege): their own craftsmen
    else:
        value *= 10
    return (value + 5) // 10  # whole coins


def stone_rations(building: Building) -> int:
    """Food for a building.

    In food.
    maelstrom "Buildings", "Fortifications".
    """
    value = 0
    if BUILDING_FOOD[building] is not None:
        value += present(BUILDING_FOOD[building], '')  # its price
    return value


def people_drawn(people_: int, building: Building) -> int:
    """Census when a building has been finished.

    In census.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings", "Fortifications".
    """
    value = people_
    share_ = 100
    if BUILDING_CENSUS[building] is not None:
        share_ += present(BUILDING_CENSUS[building], '')  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('people_drawn')
    value *= share_
    return value // 100


def improve(place: Place, work: Improvement, multiple: int, world: World) -> None:
    """A population center is improved.

    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#600 - Improve Popcenter".
    """
    if IMPROVEMENTS_MORE_FOOD[work] is not None:
        world.keep(place, "food_output")
        place.food_output += multiple * present(IMPROVEMENTS_MORE_FOOD[work], '')
    if work == IMPROVEMENT_GOLD_WORK:
        world.keep(place, "gold_output")
        place.gold_output += multiple * improvements_more_gold(work)
    if IMPROVEMENTS_MORE_DEFENSE[work] is not None:
        world.keep(place, "defense")
        place.defense += multiple * present(IMPROVEMENTS_MORE_DEFENSE[work], '')
    world.keep(place, "census")
    place.census = max(0, place.census + multiple * IMPROVEMENTS_PEOPLE[work])


def pay_advisers(work: Improvement, multiple: int, world: World) -> None:
    """Masons and advisers from abroad are paid.

    maelstrom "Dwarven", "Gnome".
    """
    for k in [
        k
        for k in world.kingdoms
        if work == IMPROVEMENT_WALL_WORK and k.privileges & _PRIVILEGE_MASONS_TRIBUTE_BIT
    ]:
        world.keep(k, "gold")
        k.gold += 1000 * multiple
        world.tell(k, _SAYS_WALLS_ARE_RAISED_SOMEWHERE.text((1000 * multiple,), SHAPE))
    for k in [
        k
        for k in world.kingdoms
        if work == IMPROVEMENT_GOLD_WORK and k.privileges & _PRIVILEGE_ADVISERS_TRIBUTE_BIT
    ]:
        world.keep(k, "gold")
        k.gold += 1000 * multiple
        world.tell(k, _SAYS_SOMEBODY_MINTS_MORE_YOUR.text((1000 * multiple,), SHAPE))


def raise_building(place: Place, building: Building, world: World) -> None:
    """A building is finished.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings", "Fortifications".
    """
    world.keep(place, "gold_output")
    place.gold_output = gold_boosted(place.gold_output, building)
    if place.food_output > 0:
        world.keep(place, "food_output")
        place.food_output = food_boosted(place.food_output, building)
    if BUILDING_GOLD_LOSS[building] is not None:
        world.keep(place, "gold_output")
        place.gold_output = max(
            place.gold_output - present(BUILDING_GOLD_LOSS[building], ''), min(place.gold_output, 0),
        )
    if BUILDING_FOOD_LOSS[building] is not None:
        world.keep(place, "food_output")
        place.food_output -= present(BUILDING_FOOD_LOSS[building], '')
    world.keep(place, "census")
    place.census = people_drawn(place.census, building)
    world.keep(place, "defense")
    place.defense = walls_built(place.defense, building)
    for b in [
        b
        for b in EVERY_BUILDING
        if BUILDING_REPLACED_FORTS[building] >> b & 1 and place.buildings >> b & 1
    ]:
        world.keep(place, "buildings")
        place.buildings &= ~(1 << b)
    world.keep(place, "buildings")
    place.buildings |= 1 << building
    if place.kingdom is not None and BUILDING_INFLUENCE[building] is not None:
        world.keep(place.kingdom, "influence")
        place.kingdom.influence = influence_raised(place.kingdom, present(BUILDING_INFLUENCE[building], ''))
