"""Resolvers of winter.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import present, steps_between
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import Side
from ._kinds import Piece, Power, Province, Shore
from ._world import SHAPE, VARIANT_WAY_TO_HELD, World
from ._board import arm_of, coast_note, ways_from

_VARIANT_WAY_TO_HELD_BIT: Final = 1 << VARIANT_WAY_TO_HELD

_SAYS_IS_REMOVED_ONE_TOO: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': ', Hole(Holds("choice", 'Arm'), 'arm_of'), ' ',
    Hole(Holds("thing", 'Province'), 'place'), Hole(Holds("text"), 'coast_note'),
    ' is removed; one too many, and no removal was ordered.',
), 'process:shrink', 'removed')


def docks(place: Province, side: Side | None) -> Sequence[Shore]:
    """The coasts at which a fleet can be built.

    cases "6.B.14".
    """
    return [
        shore
        for shore in place.shores
        if not place.sea and (side is None or shore.side is None or shore.side == side)
    ]


def around(place: Province, world: World) -> Sequence[Province]:
    """The provinces that an army or a fleet can go to from a province.

    rules1971 "Civil disorder".
    """
    return [
        other
        for other in world.provinces
        if other in ways_from(place, world)
            or any(any(next_ in shore.near for next_ in other.shores) for shore in place.shores)
    ]


def seats(power: Power, world: World) -> Sequence[Province]:
    """The supply centres from which a power's way is counted."""
    if world.variants & _VARIANT_WAY_TO_HELD_BIT:
        return [place for place in world.provinces if place.supply_centre and place.owner is power]  # winter
    return [place for place in world.provinces if place.supply_centre and place.homeland is power]


def way_from(place: Province, power: Power, world: World) -> int:
    """How far a province is from a power's centres.

    In plain numbers.
    """
    seats_ = seats(power, world)
    if steps_between(place, seats_, world.provinces, lambda other: around(other, world)) is not None:
        return present(steps_between(place, seats_, world.provinces, lambda other: around(other, world)), '')
    return len(world.provinces)


def arm_rank(unit: Piece | None) -> int:
    """Fleets go before armies.

    In plain numbers.
    rules1971 "Civil disorder".
    """
    if unit is not None and unit.shore is not None:
        return 0  # a fleet
    return 1


def shrink(power: Power, world: World) -> None:
    """What a power with too many units loses, if it does not say which.

    rules1971 "Civil disorder".
    """
    for place in sorted(
        (place for place in world.provinces if unit_in_place(power, place, world) is not None),
        key=lambda place: (-way_from(place, power, world), arm_rank(unit_in_place(power, place, world))),
    ):
        unit = present(unit_in_place(power, place, world), '')
        if units_of(power, world) > centres_of(power, world):
            world.tell(
                None,
                _SAYS_IS_REMOVED_ONE_TOO.text(
                    (power, arm_of(unit), unit.place, coast_note(unit.shore)), SHAPE,
                ),
            )
            world.drop(unit)


def play_winter(world: World) -> None:
    """Everybody comes to as many units as centres, or fewer.

    rules1971 "Supply centres".
    """
    if not season_of_builds(world):
        return
    forget_trails(world)
    for power in list(world.powers):
        shrink(power, world)


# at the end, for these modules use each other
from .calendar import centres_of, season_of_builds, units_of  # noqa: E402
from .orders import unit_in_place  # noqa: E402
from .play import forget_trails  # noqa: E402
