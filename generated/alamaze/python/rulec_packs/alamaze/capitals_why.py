"""The resolvers of capitals.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import Building, HOST_STATE_PLAIN_SIGHT
from ._kinds import Kingdom, Place
from ._tables import BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD
from ._world import World
from .capitals import seat_barred
from .marching import guise
from .sieges import could_besiege

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "seat_barred": (
        Label('holds', 'a host that could besiege it'),
    ),
    "next_capital": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "throne_may_move": (
        Label('needs', 'Nobody leaves a capital under siege.'),
    ),
    "refusals_throne_may_move": (
        Label('needs', 'Nobody leaves a capital under siege.'),
    ),
    "gold_boosted": (
        Label('base', ''),
        Label('increase by', 'what it adds once', 100),
        Label('round', '', 100),
    ),
    "food_boosted": (
        Label('base', ''),
        Label('increase by', 'what it adds once', 100),
        Label('round', '', 100),
    ),
    "walls_built": (
        Label('base', ''),
        Label('add', 'for good'),
    ),
}


def why_seat_barred(place: Place, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """No throne can be moved to the place.

    `seat_barred` with its notes: pairs of an index of LABELS['seat_barred'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital".
    """
    notes: Notes = []
    place_area = place.area
    if (
        place_area is None
        or not any(
            g.area == place_area
                and g.kingdom is not kingdom
                and g.kingdom not in kingdom.allies
                and guise(g, world) == HOST_STATE_PLAIN_SIGHT
                and could_besiege(g, place, world)
            for g in world.groups
        )
    ):
        notes.append((0, 0))
        return False, notes  # a host that could besiege it
    return True, notes


def why_next_capital(kingdom: Kingdom, world: World) -> tuple[Place | None, Notes]:
    """Where the throne moves when the capital has fallen.

    `next_capital` with its notes: pairs of an index of LABELS['next_capital'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers", "#355 - Relocate Capital".
    """
    notes: Notes = []
    kingdom_places = kingdom.places
    if any(
        (kingdom.capital is None or p is not kingdom.capital) and not seat_barred(p, kingdom, world)
        for p in kingdom_places
    ):
        notes.append((0, 0))
        kingdom_capital = kingdom.capital
        return min(
            (
                p
                for p in kingdom_places
                if (kingdom_capital is None or p is not kingdom_capital)
                    and not seat_barred(p, kingdom, world)
            ),
            key=lambda p: -p.defense, default=None,
        ), notes
    notes.append((1, 0))
    kingdom_capital_ = kingdom.capital
    return min(
        (p for p in kingdom_places if kingdom_capital_ is None or p is not kingdom_capital_),
        key=lambda p: -p.defense, default=None,
    ), notes


def why_throne_may_move(besieged_: bool) -> tuple[bool, Notes]:
    """The capital may be moved.

    `throne_may_move` with its notes: pairs of an index of LABELS['throne_may_move'] and what it moved.
    maelstrom "Population Centers", "#355 - Relocate Capital".
    """
    notes: Notes = []
    if besieged_:
        notes.append((0, 0))
        return False, notes  # Nobody leaves a capital under siege.
    return True, notes


def why_gold_boosted(output: int, building: Building) -> tuple[int, Notes]:
    """Gold production when a building has been finished.

    `gold_boosted` with its notes: pairs of an index of LABELS['gold_boosted'] and what it moved.
    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings".
    """
    notes: Notes = []
    value = output
    notes.append((0, value))
    share_ = 100
    if BUILDING_MORE_GOLD[building] is not None:
        points = present(BUILDING_MORE_GOLD[building], '')
        notes.append((1, value * points))
        share_ += points  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('gold_boosted')
    value *= share_
    before = value
    value //= 100
    notes.append((2, 100 * value - before))
    return value, notes


def why_food_boosted(output: int, building: Building) -> tuple[int, Notes]:
    """Food production when a building has been finished.

    `food_boosted` with its notes: pairs of an index of LABELS['food_boosted'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Buildings".
    """
    notes: Notes = []
    value = output
    notes.append((0, value))
    share_ = 100
    if BUILDING_MORE_FOOD[building] is not None:
        points = present(BUILDING_MORE_FOOD[building], '')
        notes.append((1, value * points))
        share_ += points  # what it adds once
    if share_ < 0:
        raise TooMuchTaken('food_boosted')
    value *= share_
    before = value
    value //= 100
    notes.append((2, 100 * value - before))
    return value, notes


def why_walls_built(walls: int, building: Building) -> tuple[int, Notes]:
    """Defense when a building has been finished.

    `walls_built` with its notes: pairs of an index of LABELS['walls_built'] and what it moved.
    In defense.
    maelstrom "Fortifications".
    """
    notes: Notes = []
    value = walls
    notes.append((0, value))
    if BUILDING_DEFENSE[building] is not None:
        amount = present(BUILDING_DEFENSE[building], '')
        notes.append((1, amount))
        value += amount  # for good
    return value, notes
