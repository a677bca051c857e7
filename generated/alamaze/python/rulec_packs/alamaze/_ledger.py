"""Resolvers of ledger.rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._kinds import (
    Booking, HEADING_BARGAINS_BOOKED, HEADING_BATTLES_BOOKED, HEADING_CLOSING_STAND, HEADING_CONTROL_BOOKED,
    HEADING_COUNCIL_BOOKED, HEADING_CRUCIBLE_BOOKED, HEADING_EMISSARIES_BOOKED, HEADING_END_BOOKED,
    HEADING_GIFTS_BOOKED, HEADING_LAW_BOOKED, HEADING_MARCHES_BOOKED, HEADING_MARKET_BOOKED,
    HEADING_MISSIONS_BOOKED, HEADING_OPENING_STAND, HEADING_PAY_BOOKED, HEADING_PRIESTESSES_BOOKED,
    HEADING_PRODUCTION_BOOKED, HEADING_RATIONS_BOOKED, HEADING_RESERVES_BOOKED, HEADING_SPOILAGE_BOOKED,
    HEADING_THEFT_BOOKED, HEADING_THRONE_BOOKED, HEADING_TOWNS_BOOKED, HEADING_TROOPS_BOOKED,
    HEADING_WIZARDS_BOOKED, HEADING_WORKS_BOOKED, Heading, Kingdom,
)
from ._world import World


def missing_gold(kingdom: Kingdom, world: World) -> int:
    """Gold that has come or gone since the last entry.

    In gold.
    maelstrom "Sequence of Events".
    """
    return kingdom.gold - sum(
        b.gold
        for b in world.bookings
        if b.kingdom is kingdom and b.heading != HEADING_CLOSING_STAND
    )


def missing_food(kingdom: Kingdom, world: World) -> int:
    """Food that has come or gone since the last entry.

    In food.
    maelstrom "Sequence of Events".
    """
    return kingdom.food - sum(
        b.food
        for b in world.bookings
        if b.kingdom is kingdom and b.heading != HEADING_CLOSING_STAND
    )


def missing_mithril(kingdom: Kingdom, world: World) -> int:
    """Mithril that has come or gone since the last entry.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return kingdom.mithril - sum(
        b.mithril
        for b in world.bookings
        if b.kingdom is kingdom and b.heading != HEADING_CLOSING_STAND
    )


def missing_powder(kingdom: Kingdom, world: World) -> int:
    """Gunpowder that has come or gone since the last entry.

    In gunpowder.
    maelstrom "Sequence of Events".
    """
    return kingdom.powder - sum(
        b.powder
        for b in world.bookings
        if b.kingdom is kingdom and b.heading != HEADING_CLOSING_STAND
    )


def entered_gold(kingdom: Kingdom, heading: Heading, world: World) -> int:
    """Gold that is entered for a reason.

    In gold.
    maelstrom "Sequence of Events".
    """
    return sum(b.gold for b in world.bookings if b.kingdom is kingdom and b.heading == heading)


def entered_food(kingdom: Kingdom, heading: Heading, world: World) -> int:
    """Food that is entered for a reason.

    In food.
    maelstrom "Sequence of Events".
    """
    return sum(b.food for b in world.bookings if b.kingdom is kingdom and b.heading == heading)


def entered_mithril(kingdom: Kingdom, heading: Heading, world: World) -> int:
    """Mithril that is entered for a reason.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return sum(b.mithril for b in world.bookings if b.kingdom is kingdom and b.heading == heading)


def entered_powder(kingdom: Kingdom, heading: Heading, world: World) -> int:
    """Gunpowder that is entered for a reason.

    In gunpowder.
    maelstrom "Sequence of Events".
    """
    return sum(b.powder for b in world.bookings if b.kingdom is kingdom and b.heading == heading)


def ledger(kingdom: Kingdom, world: World) -> Sequence[Heading]:
    """What came and what went in the month.

    maelstrom "Sequence of Events".
    """
    return [
        h
        for h in (
            HEADING_OPENING_STAND, HEADING_RESERVES_BOOKED, HEADING_BATTLES_BOOKED, HEADING_TOWNS_BOOKED,
            HEADING_PRODUCTION_BOOKED, HEADING_MARKET_BOOKED, HEADING_CRUCIBLE_BOOKED, HEADING_GIFTS_BOOKED,
            HEADING_BARGAINS_BOOKED, HEADING_TROOPS_BOOKED, HEADING_LAW_BOOKED, HEADING_RATIONS_BOOKED,
            HEADING_PAY_BOOKED, HEADING_EMISSARIES_BOOKED, HEADING_THRONE_BOOKED, HEADING_COUNCIL_BOOKED,
            HEADING_WORKS_BOOKED, HEADING_MARCHES_BOOKED, HEADING_PRIESTESSES_BOOKED, HEADING_WIZARDS_BOOKED,
            HEADING_CONTROL_BOOKED, HEADING_MISSIONS_BOOKED, HEADING_THEFT_BOOKED, HEADING_END_BOOKED,
            HEADING_SPOILAGE_BOOKED, HEADING_CLOSING_STAND,
        )
        if any(b.kingdom is kingdom and b.heading == h for b in world.bookings)
    ]


def ledger_gold(kingdom: Kingdom, h: Heading, world: World) -> int:
    """Gold.

    In gold.
    maelstrom "Sequence of Events".
    """
    return entered_gold(kingdom, h, world)


def ledger_food(kingdom: Kingdom, h: Heading, world: World) -> int:
    """Food.

    In food.
    maelstrom "Sequence of Events".
    """
    return entered_food(kingdom, h, world)


def ledger_mithril(kingdom: Kingdom, h: Heading, world: World) -> int:
    """Mithril.

    In mithril.
    maelstrom "Sequence of Events".
    """
    return entered_mithril(kingdom, h, world)


def ledger_powder(kingdom: Kingdom, h: Heading, world: World) -> int | None:
    """Gunpowder.

    maelstrom "Sequence of Events".
    """
    if entered_powder(kingdom, h, world) != 0:
        return entered_powder(kingdom, h, world)
    return None


def open_books(kingdom: Kingdom, world: World) -> None:
    """The books of the month are opened.

    maelstrom "Sequence of Events".
    """
    for b in [b for b in world.bookings if b.kingdom is kingdom]:
        world.drop(b)
    booking = Booking(
        kingdom=kingdom, heading=HEADING_OPENING_STAND, gold=kingdom.gold, food=kingdom.food,
        mithril=kingdom.mithril, powder=kingdom.powder,
    )
    world.add(booking)


def enter(kingdom: Kingdom, heading: Heading, world: World) -> None:
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
            kingdom=kingdom, heading=heading, gold=missing_gold(kingdom, world),
            food=missing_food(kingdom, world), mithril=missing_mithril(kingdom, world),
            powder=missing_powder(kingdom, world),
        )
        world.add(booking)


def close_books(kingdom: Kingdom, world: World) -> None:
    """The books of the month are closed.

    maelstrom "Sequence of Events".
    """
    for b in [b for b in world.bookings if b.kingdom is kingdom and b.heading == HEADING_CLOSING_STAND]:
        world.drop(b)
    booking = Booking(
        kingdom=kingdom, heading=HEADING_CLOSING_STAND, gold=kingdom.gold, food=kingdom.food,
        mithril=kingdom.mithril, powder=kingdom.powder,
    )
    world.add(booking)
