"""Resolvers of power.rules."""

from __future__ import annotations

from ._kinds import MASTER_SARUMAN, MASTER_SAURON, Seat
from ._world import World


def income(seat: Seat) -> int:
    """Power that a player has in a turn.

    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 34.
    """
    seat_master = seat.master
    if seat_master == MASTER_SAURON:
        value = 20  # Sauron
    elif seat_master == MASTER_SARUMAN:
        value = 10  # Saruman
    elif seat_master is None:
        value = 0  # the Free Peoples have none
    else:
        value = 0
    value *= 2
    return value


def pip_price(wanted: int) -> int:
    """What pips on one roll cost together.

    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", lines 35-36.
    """
    value = wanted * (wanted + 1)
    return value


def further_price(had: int, more: int) -> int:
    """What further pips on the same roll cost.

    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    value = pip_price(had + more)
    value -= pip_price(had)  # what is paid already
    return value


def new_power(seat: Seat, world: World) -> None:
    """Power for the turn.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 34.
    """
    seat.power = income(seat)
