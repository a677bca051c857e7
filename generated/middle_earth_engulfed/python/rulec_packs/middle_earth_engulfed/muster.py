"""Resolvers of muster.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    FOLK_MORDOR, LAND_ANGMAR, LAND_BARAD_DUR, LAND_DOL_GULDUR, LAND_OFF_BOARD, Land, SHORTAGE_ABROAD,
    SHORTAGE_BESIEGED, SHORTAGE_BY_READINESS, SHORTAGE_ENOUGH_RAISED, SHORTAGE_NO_MUSTER_PLACE,
    SHORTAGE_OTHER_CAMP, SHORTAGE_OVER_WHOLE, SHORTAGE_RAISED_BEFORE, SHORTAGE_TOWER_ONLY,
    SHORTAGE_UNCHECKED, SHORTAGE_UNRAISED, SIDE_SHADOW, STAGE_DEFENCE, Shortage,
)
from ._kinds import Nation, Regiment, Seat
from ._tables import BOARD_NATION, MUSTER_STRENGTHS_STRENGTH, PEOPLES_SIDE, PEOPLES_STRONG, STEP_COSTS_COST
from ._words import MUSTER_POINT, STEP
from ._world import SHAPE, World
from .board import musters_in, passable
from .movement import apart_masters, enemies_in

_SAYS_THE_FREE_PEOPLES_RAISE: Final = Message((
    'The Free Peoples raise with muster points.',
), 'order:80', 'side')
_SAYS_THE_NATION_OF_IS: Final = Message((
    'The nation of ', Hole(Holds("thing", 'Regiment'), 'regiment'), ' is not ready for war.',
), 'order:80', 'ready')
_SAYS_MAY_NOT_BE_SO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be so large.',
), 'order:80', 'size')
_SAYS_MAY_NOT_BE_RAISED: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be raised in ',
    Hole(Holds("choice", 'Land'), 'muster_place'), ': ',
    Hole(Holds("choice", 'Shortage'), 'raising_shortage'), '.',
), 'order:80', 'allowed')
_SAYS_RAISED_IN: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' raised ', Hole(Holds("thing", 'Regiment'), 'regiment'), ' in ',
    Hole(Holds("choice", 'Land'), 'muster_place'), ': ', Hole(Holds("number", unit=STEP), 'steps'), '.',
), 'order:80', 'raised')
_SAYS_THE_FREE_PEOPLES_REFILL: Final = Message((
    'The Free Peoples refill with muster points.',
), 'order:81', 'side')
_SAYS_MAY_NOT_BE_REFILLED: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be refilled: ',
    Hole(Holds("choice", 'Shortage'), 'refilling_shortage'), '.',
), 'order:81', 'allowed')
_SAYS_REFILLED_IN_TO: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' refilled ', Hole(Holds("thing", 'Regiment'), 'regiment'),
    ' in ', Hole(Holds("choice", 'Land'), 'place'), ' to ', Hole(Holds("number", unit=STEP), 'steps_left'),
    '.',
), 'order:81', 'refilled')
_SAYS_DOES_NOT_COME_FROM: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' does not come from ',
    Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:82', 'folk')
_SAYS_THAT_TAKES_AND_HAS: Final = Message((
    'That takes ', Hole(Holds("number", unit=MUSTER_POINT), 'supply_price'), ', and ',
    Hole(Holds("thing", 'Nation'), 'nation'), ' has ',
    Hole(Holds("number", unit=MUSTER_POINT), 'points_left'), ' left.',
), 'order:82', 'points')
_SAYS_MAY_NOT_BE_SO_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be so large.',
), 'order:82', 'size')
_SAYS_MAY_NOT_BE_RAISED_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be raised in ',
    Hole(Holds("choice", 'Land'), 'muster_place'), ': ',
    Hole(Holds("choice", 'Shortage'), 'raising_shortage'), '.',
), 'order:82', 'allowed')
_SAYS_RAISED_IN_2: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' raised ', Hole(Holds("thing", 'Regiment'), 'regiment'), ' in ',
    Hole(Holds("choice", 'Land'), 'muster_place'), ': ', Hole(Holds("number", unit=STEP), 'steps'), '.',
), 'order:82', 'raised')
_SAYS_DOES_NOT_COME_FROM_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' does not come from ',
    Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:83', 'folk')
_SAYS_THAT_TAKES_AND_HAS_2: Final = Message((
    'That takes ', Hole(Holds("number", unit=MUSTER_POINT), 'supply_price'), ', and ',
    Hole(Holds("thing", 'Nation'), 'nation'), ' has ',
    Hole(Holds("number", unit=MUSTER_POINT), 'points_left'), ' left.',
), 'order:83', 'points')
_SAYS_MAY_NOT_BE_REFILLED_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not be refilled: ',
    Hole(Holds("choice", 'Shortage'), 'refilling_shortage'), '.',
), 'order:83', 'allowed')
_SAYS_REFILLED_IN_TO_2: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' refilled ', Hole(Holds("thing", 'Regiment'), 'regiment'),
    ' in ', Hole(Holds("choice", 'Land'), 'place'), ' to ', Hole(Holds("number", unit=STEP), 'steps_left'),
    '.',
), 'order:83', 'refilled')


def some_lost(nation: Nation, world: World) -> bool:
    """A muster place or fortress of the nation is in enemy hands.

    engulfed "6. Muster".
    """
    nation_folk = nation.folk
    return any(
        not passable(l_, PEOPLES_SIDE[nation_folk], world)
        for l_ in map(Land, members(PEOPLES_STRONG[nation_folk]))
    )


def all_lost(nation: Nation, world: World) -> bool:
    """All muster places and fortresses of the nation are in enemy hands.

    engulfed "6. Muster".
    """
    nation_folk = nation.folk
    return all(
        not passable(l_, PEOPLES_SIDE[nation_folk], world)
        for l_ in map(Land, members(PEOPLES_STRONG[nation_folk]))
    )


def muster_strength(nation: Nation, world: World) -> int:
    """Muster points of a turn.

    In steps of 1/2 muster points.
    engulfed "6. Muster".
    """
    value = MUSTER_STRENGTHS_STRENGTH[nation.folk][nation.stage]
    if not some_lost(nation, world) or all_lost(nation, world):
        value *= 2  # unless a muster place or fortress is in enemy hands: half
    if all_lost(nation, world):
        value = 0  # all of them are in enemy hands: nothing
    return (2 * value + 2) // 4  # what is less than a whole point is kept


def steps_paid(regiment: Regiment, new_steps: int) -> int:
    """Steps that are paid for.

    In plain numbers.
    engulfed "6. Muster".
    """
    value = new_steps
    if regiment.place == LAND_OFF_BOARD:
        value += 1  # its first step is paid for again
    return value


def power_price(regiment: Regiment, new_steps: int) -> int:
    """What steps cost the Shadow.

    In steps of 1/2 power.
    engulfed "1. Overview", "6. Muster".
    """
    return STEP_COSTS_COST[regiment.folk][regiment.arm] * steps_paid(regiment, new_steps)


def supply_price(regiment: Regiment, new_steps: int) -> int:
    """What steps cost the Free Peoples.

    In steps of 1/2 muster points.
    engulfed "1. Overview", "6. Muster".
    """
    return STEP_COSTS_COST[regiment.folk][regiment.arm] * steps_paid(regiment, new_steps)


def raising_shortage(regiment: Regiment, land: Land, world: World) -> Shortage:
    """What keeps a regiment from being raised.

    engulfed "6. Muster".
    """
    if regiment.place != LAND_OFF_BOARD:
        return SHORTAGE_RAISED_BEFORE
    if regiment.arrival is not None:
        return SHORTAGE_BY_READINESS
    regiment_folk = regiment.folk
    if not musters_in(regiment_folk, land):
        return SHORTAGE_NO_MUSTER_PLACE
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if not passable(land, regiment_seat_side, world) or enemies_in(land, regiment_seat_side, world):
        return SHORTAGE_BESIEGED
    if not apart_masters(regiment_folk, land, world):
        return SHORTAGE_OTHER_CAMP
    if (land == LAND_DOL_GULDUR or land == LAND_ANGMAR) and world.happened('raised_at', 'this', 0, land):
        return SHORTAGE_ENOUGH_RAISED
    return SHORTAGE_UNCHECKED


def may_raise(regiment: Regiment, land: Land, world: World) -> bool:
    """The regiment may be raised in the land.

    engulfed "6. Muster".
    """
    return raising_shortage(regiment, land, world) == SHORTAGE_UNCHECKED


def refilling_shortage(regiment: Regiment, new_steps: int) -> Shortage:
    """What keeps a regiment from being refilled.

    engulfed "6. Muster".
    """
    regiment_place = regiment.place
    if regiment_place == LAND_OFF_BOARD:
        return SHORTAGE_UNRAISED
    regiment_folk = regiment.folk
    if BOARD_NATION[regiment_place] != regiment_folk:
        return SHORTAGE_ABROAD
    if regiment_folk == FOLK_MORDOR and regiment_place != LAND_BARAD_DUR:
        return SHORTAGE_TOWER_ONLY
    if regiment.steps_left + new_steps > regiment.full_steps:
        return SHORTAGE_OVER_WHOLE
    return SHORTAGE_UNCHECKED


def may_refill(regiment: Regiment, new_steps: int) -> bool:
    """The regiment may be refilled.

    engulfed "6. Muster".
    """
    return refilling_shortage(regiment, new_steps) == SHORTAGE_UNCHECKED


def grant(nation: Nation, world: World) -> None:
    """Muster points for the turn.

    engulfed "6. Muster".
    """
    nation.points_left = muster_strength(nation, world)


def domain_order_80_steps(regiment: Regiment, seat: Seat, muster_place: Land, world: World) -> Sequence[int]:
    """What may be chosen: Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    return (1, 4)


def needs_order_80(
    regiment: Regiment,
    seat: Seat,
    muster_place: Land,
    steps: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_RAISE.text((), SHAPE)
    if not any(n.folk == regiment.folk and n.stage >= STAGE_DEFENCE for n in world.nations):
        return _SAYS_THE_NATION_OF_IS.text((regiment,), SHAPE)
    if steps > regiment.full_steps:
        return _SAYS_MAY_NOT_BE_SO.text((regiment,), SHAPE)
    if not may_raise(regiment, muster_place, world):
        return (
            _SAYS_MAY_NOT_BE_RAISED.text(
                (regiment, muster_place, raising_shortage(regiment, muster_place, world)), SHAPE,
            )
        )
    return None


def early_order_80_seat(regiment: Regiment, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_RAISE.text((), SHAPE)
    if not any(n.folk == regiment.folk and n.stage >= STAGE_DEFENCE for n in world.nations):
        return _SAYS_THE_NATION_OF_IS.text((regiment,), SHAPE)
    return None


def early_order_80_muster_place(
    regiment: Regiment,
    seat: Seat,
    muster_place: Land,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    if not may_raise(regiment, muster_place, world):
        return (
            _SAYS_MAY_NOT_BE_RAISED.text(
                (regiment, muster_place, raising_shortage(regiment, muster_place, world)), SHAPE,
            )
        )
    return None


def cost_order_80(
    regiment: Regiment,
    seat: Seat,
    muster_place: Land,
    steps: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    return (("power", power_price(regiment, steps)),)


def does_order_80(
    regiment: Regiment,
    seat: Seat,
    muster_place: Land,
    steps: int,
    world: World,
    dice: Dice,
) -> None:
    """Raise a Regiment (Shadow).

    engulfed "6. Muster".
    """
    world.note('raised_at', muster_place)
    regiment.place = muster_place
    regiment.steps_left = steps
    world.tell(None, _SAYS_RAISED_IN.text((seat, regiment, muster_place, steps), SHAPE))


def domain_order_81_steps(regiment: Regiment, seat: Seat, world: World) -> Sequence[int]:
    """What may be chosen: Refill a Regiment (Shadow).

    engulfed "6. Muster".
    """
    return (1, 4)


def needs_order_81(regiment: Regiment, seat: Seat, steps: int, world: World) -> str | None:
    """Why it is refused when it is done: Refill a Regiment (Shadow).

    engulfed "6. Muster".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_REFILL.text((), SHAPE)
    if not may_refill(regiment, steps):
        return _SAYS_MAY_NOT_BE_REFILLED.text((regiment, refilling_shortage(regiment, steps)), SHAPE)
    return None


def early_order_81_seat(regiment: Regiment, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Refill a Regiment (Shadow).

    engulfed "6. Muster".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_REFILL.text((), SHAPE)
    return None


def cost_order_81(regiment: Regiment, seat: Seat, steps: int, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Refill a Regiment (Shadow).

    engulfed "6. Muster".
    """
    return (("power", power_price(regiment, steps)),)


def does_order_81(regiment: Regiment, seat: Seat, steps: int, world: World, dice: Dice) -> None:
    """Refill a Regiment (Shadow).

    engulfed "6. Muster".
    """
    regiment.steps_left += steps
    world.tell(None, _SAYS_REFILLED_IN_TO.text((seat, regiment, regiment.place, regiment.steps_left), SHAPE))


def domain_order_82_nation(regiment: Regiment, seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    return world.nations


def domain_order_82_steps(
    regiment: Regiment,
    seat: Seat,
    nation: Nation,
    muster_place: Land,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    return (1, 4)


def needs_order_82(
    regiment: Regiment,
    seat: Seat,
    nation: Nation,
    muster_place: Land,
    steps: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    if nation.folk != regiment.folk:
        return _SAYS_DOES_NOT_COME_FROM.text((regiment, nation), SHAPE)
    if nation.points_left < supply_price(regiment, steps):
        return (
            _SAYS_THAT_TAKES_AND_HAS.text((supply_price(regiment, steps), nation, nation.points_left), SHAPE)
        )
    if steps > regiment.full_steps:
        return _SAYS_MAY_NOT_BE_SO_2.text((regiment,), SHAPE)
    if not may_raise(regiment, muster_place, world):
        return (
            _SAYS_MAY_NOT_BE_RAISED_2.text(
                (regiment, muster_place, raising_shortage(regiment, muster_place, world)), SHAPE,
            )
        )
    return None


def early_order_82_nation(regiment: Regiment, seat: Seat, nation: Nation, world: World) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    if nation.folk != regiment.folk:
        return _SAYS_DOES_NOT_COME_FROM.text((regiment, nation), SHAPE)
    return None


def early_order_82_muster_place(
    regiment: Regiment,
    seat: Seat,
    nation: Nation,
    muster_place: Land,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    if not may_raise(regiment, muster_place, world):
        return (
            _SAYS_MAY_NOT_BE_RAISED_2.text(
                (regiment, muster_place, raising_shortage(regiment, muster_place, world)), SHAPE,
            )
        )
    return None


def does_order_82(
    regiment: Regiment,
    seat: Seat,
    nation: Nation,
    muster_place: Land,
    steps: int,
    world: World,
    dice: Dice,
) -> None:
    """Raise a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    nation.points_left -= supply_price(regiment, steps)
    regiment.place = muster_place
    regiment.steps_left = steps
    world.tell(None, _SAYS_RAISED_IN_2.text((seat, regiment, muster_place, steps), SHAPE))


def domain_order_83_nation(regiment: Regiment, seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Refill a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    return world.nations


def domain_order_83_steps(regiment: Regiment, seat: Seat, nation: Nation, world: World) -> Sequence[int]:
    """What may be chosen: Refill a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    return (1, 4)


def needs_order_83(regiment: Regiment, seat: Seat, nation: Nation, steps: int, world: World) -> str | None:
    """Why it is refused when it is done: Refill a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    if nation.folk != regiment.folk:
        return _SAYS_DOES_NOT_COME_FROM_2.text((regiment, nation), SHAPE)
    if nation.points_left < supply_price(regiment, steps):
        return (
            _SAYS_THAT_TAKES_AND_HAS_2.text(
                (supply_price(regiment, steps), nation, nation.points_left), SHAPE,
            )
        )
    if not may_refill(regiment, steps):
        return _SAYS_MAY_NOT_BE_REFILLED_2.text((regiment, refilling_shortage(regiment, steps)), SHAPE)
    return None


def early_order_83_nation(regiment: Regiment, seat: Seat, nation: Nation, world: World) -> str | None:
    """Why it is refused when it is done: Refill a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    if nation.folk != regiment.folk:
        return _SAYS_DOES_NOT_COME_FROM_2.text((regiment, nation), SHAPE)
    return None


def does_order_83(
    regiment: Regiment,
    seat: Seat,
    nation: Nation,
    steps: int,
    world: World,
    dice: Dice,
) -> None:
    """Refill a Regiment (Free Peoples).

    engulfed "6. Muster".
    """
    nation.points_left -= supply_price(regiment, steps)
    regiment.steps_left += steps
    world.tell(
        None,
        _SAYS_REFILLED_IN_TO_2.text((seat, regiment, regiment.place, regiment.steps_left), SHAPE),
    )
