"""The resolvers of ledger.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import BOOKED_REASON_CLOSING_STAND, BookedReason
from ._kinds import Kingdom
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "missing_gold": (
        Label('base', ''),
    ),
    "missing_food": (
        Label('base', ''),
    ),
    "missing_mithril": (
        Label('base', ''),
    ),
    "missing_powder": (
        Label('base', ''),
    ),
    "entered_gold": (
        Label('base', ''),
    ),
    "entered_food": (
        Label('base', ''),
    ),
    "entered_mithril": (
        Label('base', ''),
    ),
    "entered_powder": (
        Label('base', ''),
    ),
}


def why_missing_gold(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Gold that has come or gone since the last entry.

    `missing_gold` with its notes: pairs of an index of LABELS['missing_gold'] and what it moved.
    In gold.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = kingdom.gold - sum(
        b.gold
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )
    notes.append((0, value))
    return value, notes


def why_missing_food(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Food that has come or gone since the last entry.

    `missing_food` with its notes: pairs of an index of LABELS['missing_food'] and what it moved.
    In food.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = kingdom.food - sum(
        b.food
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )
    notes.append((0, value))
    return value, notes


def why_missing_mithril(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Mithril that has come or gone since the last entry.

    `missing_mithril` with its notes: pairs of an index of LABELS['missing_mithril'] and what it moved.
    In mithril.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = kingdom.mithril - sum(
        b.mithril
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )
    notes.append((0, value))
    return value, notes


def why_missing_powder(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Gunpowder that has come or gone since the last entry.

    `missing_powder` with its notes: pairs of an index of LABELS['missing_powder'] and what it moved.
    In gunpowder.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = kingdom.powder - sum(
        b.powder
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason != BOOKED_REASON_CLOSING_STAND
    )
    notes.append((0, value))
    return value, notes


def why_entered_gold(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> tuple[int, Notes]:
    """Gold that is entered for a reason.

    `entered_gold` with its notes: pairs of an index of LABELS['entered_gold'] and what it moved.
    In gold.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = sum(b.gold for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)
    notes.append((0, value))
    return value, notes


def why_entered_food(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> tuple[int, Notes]:
    """Food that is entered for a reason.

    `entered_food` with its notes: pairs of an index of LABELS['entered_food'] and what it moved.
    In food.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = sum(b.food for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)
    notes.append((0, value))
    return value, notes


def why_entered_mithril(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> tuple[int, Notes]:
    """Mithril that is entered for a reason.

    `entered_mithril` with its notes: pairs of an index of LABELS['entered_mithril'] and what it moved.
    In mithril.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = sum(
        b.mithril
        for b in world.bookings
        if b.kingdom is kingdom and b.booked_reason == booked_reason
    )
    notes.append((0, value))
    return value, notes


def why_entered_powder(kingdom: Kingdom, booked_reason: BookedReason, world: World) -> tuple[int, Notes]:
    """Gunpowder that is entered for a reason.

    `entered_powder` with its notes: pairs of an index of LABELS['entered_powder'] and what it moved.
    In gunpowder.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = sum(b.powder for b in world.bookings if b.kingdom is kingdom and b.booked_reason == booked_reason)
    notes.append((0, value))
    return value, notes
