"""The resolvers of power.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import MASTER_SARUMAN, MASTER_SAURON
from ._kinds import Nation, Seat
from ._world import World
from .power import further_price, pip_price
from .readiness import can_rise

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "income": (
        Label('base', ''),
        Label('add', 'Sauron'),
        Label('add', 'Saruman'),
    ),
    "pip_price": (
        Label('base', '', 2),
    ),
    "further_price": (
        Label('base', '', 2),
        Label('subtract', 'what is paid already', 2),
    ),
    "affordable_pips": (
        Label('base', ''),
        Label('add', 'a pip'),
        Label('add', 'a further pip'),
        Label('add', 'a further pip'),
        Label('add', 'a further pip'),
        Label('add', 'a further pip'),
    ),
    "rolling_nations": (
        Label('otherwise', ''),
    ),
}


def why_income(seat: Seat) -> tuple[int, Notes]:
    """Power that a player has in a turn.

    `income` with its notes: pairs of an index of LABELS['income'] and what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    seat_master = seat.master
    if seat_master == MASTER_SAURON:
        notes.append((1, 20))
        value += 20  # Sauron
    if seat_master == MASTER_SARUMAN:
        notes.append((2, 10))
        value += 10  # Saruman
    value *= 2
    return value, notes


def why_pip_price(pips: int) -> tuple[int, Notes]:
    """What pips on a roll cost together.

    `pip_price` with its notes: pairs of an index of LABELS['pip_price'] and what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = pips * (pips + 1)
    notes.append((0, value))
    return value, notes


def why_further_price(earlier_pips: int, further_pips: int) -> tuple[int, Notes]:
    """What further pips on the same roll cost.

    `further_price` with its notes: pairs of an index of LABELS['further_price'] and what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = pip_price(earlier_pips + further_pips)
    notes.append((0, value))
    amount = pip_price(earlier_pips)
    notes.append((1, -1 * amount))
    value -= amount  # what is paid already
    return value, notes


def why_affordable_pips(nation: Nation, seat: Seat) -> tuple[int, Notes]:
    """Further pips that a master can pay for on a roll.

    `affordable_pips` with its notes: pairs of an index of LABELS['affordable_pips'] and what it moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    seat_power = seat.power
    nation_pips_bought = nation.pips_bought
    if seat_power >= further_price(nation_pips_bought, 1):
        notes.append((1, 1))
        value += 1  # a pip
    if seat_power >= further_price(nation_pips_bought, 2):
        notes.append((2, 1))
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 3):
        notes.append((3, 1))
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 4):
        notes.append((4, 1))
        value += 1  # a further pip
    if seat_power >= further_price(nation_pips_bought, 5):
        notes.append((5, 1))
        value += 1  # a further pip
    return value, notes


def why_rolling_nations(world: World) -> tuple[Sequence[Nation], Notes]:
    """Nations that roll.

    `rolling_nations` with its notes: pairs of an index of LABELS['rolling_nations'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [n for n in world.nations if can_rise(n)], notes
