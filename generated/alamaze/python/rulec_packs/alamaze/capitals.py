"""Resolvers of capitals.rules."""

from __future__ import annotations

from rulec.runtime import TooMuchTaken, present

from ._choices import Building, HOST_STATE_PLAIN_SIGHT
from ._kinds import Kingdom, Place
from ._tables import BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD
from ._world import World


def seat_barred(place: Place, kingdom: Kingdom, world: World) -> bool:
    """No throne can be moved to the place.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital".
    """
    place_area = place.area
    return (
        place_area is not None
        and any(
            g.area == place_area
                and g.kingdom is not kingdom
                and g.kingdom not in kingdom.allies
                and guise(g, world) == HOST_STATE_PLAIN_SIGHT
                and could_besiege(g, place, world)
            for g in world.groups
        )
    )  # a host that could besiege it


def next_capital(kingdom: Kingdom, world: World) -> Place | None:
    """Where the throne moves when the capital has fallen.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers", "#355 - Relocate Capital".
    """
    kingdom_places = kingdom.places
    if any(
        (kingdom.capital is None or p is not kingdom.capital) and not seat_barred(p, kingdom, world)
        for p in kingdom_places
    ):
        kingdom_capital = kingdom.capital
        return min(
            (
                p
                for p in kingdom_places
                if (kingdom_capital is None or p is not kingdom_capital)
                    and not seat_barred(p, kingdom, world)
            ),
            key=lambda p: -p.defense, default=None,
        )
    kingdom_capital_ = kingdom.capital
    return min(
        (p for p in kingdom_places if kingdom_capital_ is None or p is not kingdom_capital_),
        key=lambda p: -p.defense, default=None,
    )


def throne_may_move(besieged_: bool) -> bool:
    """The capital may be moved.

    maelstrom "Population Centers", "#355 - Relocate Capital".
    """
    return not besieged_  # Nobody leaves a capital under siege.


def refusals_throne_may_move(besieged_: bool) -> tuple[int, ...]:
    """What is lacking where this does not hold: the capital may be moved.

    Indices of LABELS['refusals_throne_may_move']; empty where it holds.
    maelstrom "Population Centers", "#355 - Relocate Capital".
    """
    notes: list[int] = []
    if besieged_:
        notes.append(0)
    return tuple(notes)


def gold_boosted(output: int, building: Building) -> int:
    """Gold production when a building has been finished.

    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings".
    """
    value = output
    share_ = 100
    if BUILDING_MORE_GOLD[building] is not None:
        share_ += present(BUILDING_MORE_GOLD[building], '')  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('gold_boosted')
    value *= share_
    return value // 100


def food_boosted(output: int, building: Building) -> int:
    """Food production when a building has been finished.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings".
    """
    value = output
    share_ = 100
    if BUILDING_MORE_FOOD[building] is not None:
        share_ += present(BUILDING_MORE_FOOD[building], '')  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('food_boosted')
    value *= share_
    return value // 100


def walls_built(walls: int, building: Building) -> int:
    """Defense when a building has been finished.

    In defense.
    maelstrom "Fortifications".
    """
    value = walls
    if BUILDING_DEFENSE[building] is not None:
        value += present(BUILDING_DEFENSE[building], '')  # for good
    return value


# at the end, for these modules use each other
from .marching import guise  # noqa: E402
from .sieges import could_besiege  # noqa: E402
