"""The resolvers of ledger.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import BOOKED_REASON_CLOSING_STAND, BookedReason, EVERY_BOOKED_REASON
from ._kinds import Kingdom
from ._world import World
from ._ledger import entered_food, entered_gold, entered_mithril, entered_powder

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
    "ledger": (
        Label('otherwise', ''),
    ),
    "ledger_gold": (
        Label('otherwise', ''),
    ),
    "ledger_food": (
        Label('otherwise', ''),
    ),
    "ledger_mithril": (
        Label('otherwise', ''),
    ),
    "ledger_powder": (
        Label('case', ''),
        Label('otherwise', ''),
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


def why_ledger(kingdom: Kingdom, world: World) -> tuple[Sequence[BookedReason], Notes]:
    """What came and what went in the month.

    `ledger` with its notes: pairs of an index of LABELS['ledger'] and what it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        h
        for h in EVERY_BOOKED_REASON
        if any(b.kingdom is kingdom and b.booked_reason == h for b in world.bookings)
    ], notes


def why_ledger_gold(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Gold.

    `ledger_gold` with its notes: pairs of an index of LABELS['ledger_gold'] and what it moved.
    In gold.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_gold(kingdom, h, world), notes


def why_ledger_food(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Food.

    `ledger_food` with its notes: pairs of an index of LABELS['ledger_food'] and what it moved.
    In food.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_food(kingdom, h, world), notes


def why_ledger_mithril(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int, Notes]:
    """Mithril.

    `ledger_mithril` with its notes: pairs of an index of LABELS['ledger_mithril'] and what it moved.
    In mithril.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    notes.append((0, 0))
    return entered_mithril(kingdom, h, world), notes


def why_ledger_powder(kingdom: Kingdom, h: BookedReason, world: World) -> tuple[int | None, Notes]:
    """Gunpowder.

    `ledger_powder` with its notes: pairs of an index of LABELS['ledger_powder'] and what it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    if entered_powder(kingdom, h, world) != 0:
        notes.append((0, 0))
        return entered_powder(kingdom, h, world), notes
    notes.append((1, 0))
    return None, notes
