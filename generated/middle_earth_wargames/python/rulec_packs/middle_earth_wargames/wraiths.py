"""Resolvers of wraiths.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice

from ._choices import FLIGHT_ON_THE_GROUND, Flight

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)


def darts_thrown(darts_wanted: int, darts_left: int) -> int:
    """Darts thrown in a move.

    In plain numbers.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    value = min(darts_wanted, darts_left)
    if value > 10:
        value = 10  # no more are carried
    return value


def dart_hits(dice: Dice) -> bool:
    """Whether a dart hits.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    face = dice.throw('dart_hits.face', 6)  # a normal die
    twin = dice.throw('dart_hits.twin', _AVERAGE_FACES)  # an average die
    return face == twin


def dart_kills(saving_throw: bool, dice: Dice) -> bool:
    """Whether a dart that hits kills.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    face = dice.throw('dart_kills.face', 6)
    if not saving_throw:
        return True  # whoever else is hit
    return face <= 3


def darts_replenished(moves_there: int, host_engaged: bool) -> bool:
    """Its darts are replenished.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if host_engaged:
        return False  # the unit is fighting
    return moves_there >= 12


def steed_flight(casting: bool, landing: bool) -> int:
    """How far a winged steed flies.

    In metres.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    value = 2000  # as eagles
    if casting:
        value //= 2  # motionless while its rider casts
    if landing:
        value -= 500  # landing
    return value


def safe_from_eagles(flight: Flight, among_friends_: bool) -> bool:
    """No eagle can reach it.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return flight == FLIGHT_ON_THE_GROUND and among_friends_


def wraith_may_return(moves_away: int) -> bool:
    """The Nazgul may come back.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return moves_away >= 12
