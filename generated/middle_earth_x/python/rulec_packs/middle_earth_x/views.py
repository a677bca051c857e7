"""Resolvers of views.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import present

from ._kinds import Arm, Power, Province
from ._world import World
from .board import arm_of


def holder_of(place: Province, world: World) -> Power | None:
    """Whose unit stands in a province.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return next((power for power in world.powers if unit_in_place(power, place, world) is not None), None)


def arm_at(place: Province, world: World) -> Arm | None:
    """What stands in a province.

    Diplomacy, the rulebook of 1971, "The board".
    """
    if occupant(place, world) is not None:
        return arm_of(present(occupant(place, world), ''))
    return None


def units_on_board(power: Power, world: World) -> Sequence[Province]:
    """Units on the board.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return [place for place in world.provinces if holder_of(place, world) is not None]


def units_on_board_whose(power: Power, place: Province, world: World) -> Power:
    """Units on board whose.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return present(holder_of(place, world), '')


def units_on_board_unit(power: Power, place: Province, world: World) -> Arm | None:
    """Units on board unit.

    Diplomacy, the rulebook of 1971, "The board".
    """
    return arm_at(place, world)


def supply_centres(power: Power, world: World) -> Sequence[Province]:
    """Supply centres.

    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    return [place for place in world.provinces if place.supply_centre]


def supply_centres_owner(power: Power, place: Province) -> Power | None:
    """Power that holds it.

    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    return place.owner


def fortunes(power: Power, world: World) -> Sequence[Power]:
    """How the powers stand.

    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    return [other for other in world.powers if plays(other, world)]


def fortunes_centres(power: Power, other: Power, world: World) -> int:
    """Fortunes centres.

    In centres.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    return centres_of(other, world)


def fortunes_units(power: Power, other: Power, world: World) -> int:
    """Fortunes units.

    In plain numbers.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    return units_of(other, world)


from .calendar import centres_of, plays, units_of  # noqa: E402
from .orders import occupant, unit_in_place  # noqa: E402
