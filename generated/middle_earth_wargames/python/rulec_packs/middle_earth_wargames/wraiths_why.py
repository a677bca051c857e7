"""The resolvers of wraiths.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import FLIGHT_ON_THE_GROUND, Flight

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "darts_thrown": (
        Label('base', ''),
        Label('at most', 'no more are carried'),
    ),
    "dart_hits": (
        Label('thrown', 'a normal die'),
        Label('thrown', 'an average die'),
        Label('otherwise', ''),
    ),
    "dart_kills": (
        Label('thrown', ''),
        Label('case', 'whoever else is hit'),
        Label('otherwise', ''),
    ),
    "darts_replenished": (
        Label('no', 'the unit is fighting'),
        Label('holds', ''),
    ),
    "steed_flight": (
        Label('base', 'as eagles', 1, 'ruling "How fast winged steeds fly"'),
        Label('times', 'motionless while its rider casts'),
        Label('subtract', 'landing'),
    ),
    "safe_from_eagles": (
        Label('holds', ''),
    ),
    "wraith_may_return": (
        Label('holds', ''),
    ),
}


def why_darts_thrown(darts_wanted: int, darts_left: int) -> tuple[int, Notes]:
    """Darts thrown in a move.

    `darts_thrown` with its notes: pairs of an index of LABELS['darts_thrown'] and what it moved.
    In plain numbers.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    value = min(darts_wanted, darts_left)
    notes.append((0, value))
    if value > 10:
        notes.append((1, 10 - value))
        value = 10  # no more are carried
    return value, notes


def why_dart_hits(dice: Dice) -> tuple[bool, Notes]:
    """Whether a dart hits.

    `dart_hits` with its notes: pairs of an index of LABELS['dart_hits'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    face = dice.throw('dart_hits.face', 6)  # a normal die
    notes.append((0, face))
    twin = dice.throw('dart_hits.twin', _AVERAGE_FACES)  # an average die
    notes.append((1, twin))
    notes.append((2, 0))
    return face == twin, notes


def why_dart_kills(saving_throw: bool, dice: Dice) -> tuple[bool, Notes]:
    """Whether a dart that hits kills.

    `dart_kills` with its notes: pairs of an index of LABELS['dart_kills'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    face = dice.throw('dart_kills.face', 6)
    notes.append((0, face))
    if not saving_throw:
        notes.append((1, 0))
        return True, notes  # whoever else is hit
    notes.append((2, 0))
    return face <= 3, notes


def why_darts_replenished(moves_there: int, host_engaged: bool) -> tuple[bool, Notes]:
    """Its darts are replenished.

    `darts_replenished` with its notes: pairs of an index of LABELS['darts_replenished'] and what it
    moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if host_engaged:
        notes.append((0, 0))
        return False, notes  # the unit is fighting
    if moves_there < 12:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_steed_flight(casting: bool, landing: bool) -> tuple[int, Notes]:
    """How far a winged steed flies.

    `steed_flight` with its notes: pairs of an index of LABELS['steed_flight'] and what it moved.
    In metres.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    notes.append((0, 2000))
    value = 2000  # as eagles
    if casting:
        notes.append((1, -1 * (value // 2)))
        value //= 2  # motionless while its rider casts
    if landing:
        notes.append((2, -500))
        value -= 500  # landing
    return value, notes


def why_safe_from_eagles(flight: Flight, among_friends_: bool) -> tuple[bool, Notes]:
    """No eagle can reach it.

    `safe_from_eagles` with its notes: pairs of an index of LABELS['safe_from_eagles'] and what it
    moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if flight != FLIGHT_ON_THE_GROUND or not among_friends_:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_wraith_may_return(moves_away: int) -> tuple[bool, Notes]:
    """The Nazgul may come back.

    `wraith_may_return` with its notes: pairs of an index of LABELS['wraith_may_return'] and what it
    moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    if moves_away < 12:
        notes.append((0, 0))
        return False, notes
    return True, notes
