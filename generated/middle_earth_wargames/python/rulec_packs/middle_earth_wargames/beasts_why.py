"""The resolvers of beasts.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import WAR_BEAST_WAR_ELEPHANT, WAR_BEAST_WAR_MUMAK, WarBeast
from ._kinds import Unit
from .beasts import beast_hits
from .morale import mounted

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "beast_hits": (
        Label('case', ''),
        Label('case', ''),
    ),
    "may_go_wild": (
        Label('yes', 'an elephant'),
        Label('yes', 'a mumak'),
        Label('otherwise', ''),
    ),
    "beast_falls": (
        Label('holds', ''),
    ),
    "swathe": (
        Label('base', 'through foot'),
        Label('base', 'through horse'),
    ),
    "rampage_ends": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
    ),
}


def why_beast_hits(beast: WarBeast) -> tuple[int, Notes]:
    """Hits that a beast bears.

    `beast_hits` with its notes: pairs of an index of LABELS['beast_hits'] and what it moved.
    In hits.
    wargames "ELEPHANTS AND MUMAKIL", "EVIL".
    """
    notes: Notes = []
    if beast == WAR_BEAST_WAR_ELEPHANT:
        notes.append((0, 0))
        return 6, notes
    notes.append((1, 0))
    return 8, notes


def why_may_go_wild(beast: WarBeast, wounds: int) -> tuple[bool, Notes]:
    """The beast may go wild.

    `may_go_wild` with its notes: pairs of an index of LABELS['may_go_wild'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    if beast == WAR_BEAST_WAR_ELEPHANT and wounds >= 3:
        notes.append((0, 0))
        return True, notes  # an elephant
    if beast == WAR_BEAST_WAR_MUMAK and wounds >= 4:
        notes.append((1, 0))
        return True, notes  # a mumak
    notes.append((2, 0))
    return False, notes


def why_beast_falls(beast: WarBeast, wounds: int) -> tuple[bool, Notes]:
    """The beast falls.

    `beast_falls` with its notes: pairs of an index of LABELS['beast_falls'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    if wounds < beast_hits(beast):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_swathe(trampled: Unit) -> tuple[int, Notes]:
    """How wide a swathe a wild beast cuts.

    `swathe` with its notes: pairs of an index of LABELS['swathe'] and what it moved.
    In men.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    if not mounted(trampled):
        notes.append((0, 2))
        value = 2  # through foot
    elif mounted(trampled):
        notes.append((1, 1))
        value = 1  # through horse
    else:
        value = 0
    return value, notes


def why_rampage_ends(dice: Dice) -> tuple[bool, Notes]:
    """Whether a rampage ends.

    `rampage_ends` with its notes: pairs of an index of LABELS['rampage_ends'] and what it moved.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    notes: Notes = []
    the_throw = dice.throw('rampage_ends.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 3:
        notes.append((1, 0))
        return True, notes
    notes.append((2, 0))
    return False, notes
