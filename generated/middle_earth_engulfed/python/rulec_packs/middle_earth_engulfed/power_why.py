"""The resolvers of power.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import MASTER_SARUMAN, MASTER_SAURON, Seat
from .power import pip_price

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "income": (
        Label('base', 'Sauron'),
        Label('base', 'Saruman'),
        Label('base', 'the Free Peoples have none'),
    ),
    "pip_price": (
        Label('base', '', 2),
    ),
    "further_price": (
        Label('base', '', 2),
        Label('subtract', 'what is paid already', 2),
    ),
}


def why_income(seat: Seat) -> tuple[int, Notes]:
    """Power that a player has in a turn.

    `income` with its notes: pairs of an index of LABELS['income'] and what it moved.
    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 34.
    """
    notes: Notes = []
    seat_master = seat.master
    if seat_master == MASTER_SAURON:
        notes.append((0, 20))
        value = 20  # Sauron
    elif seat_master == MASTER_SARUMAN:
        notes.append((1, 10))
        value = 10  # Saruman
    elif seat_master is None:
        notes.append((2, 0))
        value = 0  # the Free Peoples have none
    else:
        value = 0
    value *= 2
    return value, notes


def why_pip_price(wanted: int) -> tuple[int, Notes]:
    """What pips on one roll cost together.

    `pip_price` with its notes: pairs of an index of LABELS['pip_price'] and what it moved.
    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", lines 35-36.
    """
    notes: Notes = []
    value = wanted * (wanted + 1)
    notes.append((0, value))
    return value, notes


def why_further_price(had: int, more: int) -> tuple[int, Notes]:
    """What further pips on the same roll cost.

    `further_price` with its notes: pairs of an index of LABELS['further_price'] and what it moved.
    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    notes: Notes = []
    value = pip_price(had + more)
    notes.append((0, value))
    amount = pip_price(had)
    notes.append((1, -1 * amount))
    value -= amount  # what is paid already
    return value, notes
