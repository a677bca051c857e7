"""Resolvers of ledger.rules."""

from __future__ import annotations

from ._choices import BOOKED_REASON_CLOSING_STAND, BOOKED_REASON_OPENING_STAND, BookedReason
from ._kinds import Booking, Kingdom
from ._world import World


def missing_gold(kingdom: Kingdom, world: World) -> int:
    """Gold that has come or gone since the last entry.

    In gold.
    maelstrom "Sequence of Events".
    """
    return kingdom.gold - sum(
        b.gold
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )


def missing_food(kingdom: Kingdom, world: World) -> int:
    """Food that has come or gone since the last entry.

    In food.
    maelstrom "Sequence of Events".
    """
    return kingdom.food - sum(
        b.food
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )


def missing_mithril(kingdom: Kingdom, world: World) -> int:
    """Mithril that has come or gone since the last entry.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return kingdom.mithril - sum(
        b.mithril
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )


def missing_powder(kingdom: Kingdom, world: World) -> int:
    """Gunpowder that has come or gone since the last entry.

    In gunpowder.
    maelstrom "Sequence of Events".
    """
    return kingdom.powder - sum(
        b.powder
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )


def entered_gold(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> int:
    """Gold that is entered for a reason.

    In gold.
    maelstrom "Sequence of Events".
    """
    return sum(b.gold for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)


def entered_food(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> int:
    """Food that is entered for a reason.

    In food.
    maelstrom "Sequence of Events".
    """
    return sum(b.food for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)


def entered_mithril(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> int:
    """Mithril that is entered for a reason.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return sum(b.mithril for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)


def entered_powder(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> int:
    """Gunpowder that is entered for a reason.

    In gunpowder.
    maelstrom "Sequence of Events".
    """
    return sum(b.powder for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)


def open_books(kingdom: Kingdom, world: World) -> None:
    """The books of the month are opened.

    maelstrom "Sequence of Events".
    """
    for b in [b for b in world.bookings if b.kingdom is kingdom]:
        world.drop(b)
    booking = Booking(
        kingdom=kingdom, booked_reason=BOOKED_REASON_OPENING_STAND, gold=kingdom.gold, food=kingdom.food,
        mithril=kingdom.mithril, powder=kingdom.powder,
    )
    world.add(booking)


def enter(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> None:
    """What has come and gone is entered.

    maelstrom "Sequence of Events".
    """
    if (
        missing_gold(kingdom, world) != 0
        or missing_food(kingdom, world) != 0
        or missing_mithril(kingdom, world) != 0
        or missing_powder(kingdom, world) != 0
    ):
        booking = Booking(
            kingdom=kingdom, booked_reason=booked_reason, gold=missing_gold(kingdom, world),
            food=missing_food(kingdom, world), mithril=missing_mithril(kingdom, world),
            powder=missing_powder(kingdom, world),
        )
        world.add(booking)


def close_books(kingdom: Kingdom, world: World) -> None:
    """The books of the month are closed.

    maelstrom "Sequence of Events".
    """
    for b in [
        b
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason == BOOKED_REASON_CLOSING_STAND
    ]:
        world.drop(b)
    booking = Booking(
        kingdom=kingdom, booked_reason=BOOKED_REASON_CLOSING_STAND, gold=kingdom.gold, food=kingdom.food,
        mithril=kingdom.mithril, powder=kingdom.powder,
    )
    world.add(booking)
