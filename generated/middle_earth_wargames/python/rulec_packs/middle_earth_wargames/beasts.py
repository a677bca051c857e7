"""Resolvers of beasts.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import WAR_BEAST_WAR_ELEPHANT, WAR_BEAST_WAR_MUMAK, WarBeast
from ._kinds import Unit
from .morale import mounted


def beast_hits(beast: WarBeast) -> int:
    """Hits that a beast bears.

    In hits.
    wargames "ELEPHANTS AND MUMAKIL", "EVIL".
    """
    if beast == WAR_BEAST_WAR_ELEPHANT:
        return 6
    return 8


def may_go_wild(beast: WarBeast, wounds: int) -> bool:
    """The beast may go wild.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    if beast == WAR_BEAST_WAR_ELEPHANT and wounds >= 3:
        return True  # an elephant
    return beast == WAR_BEAST_WAR_MUMAK and wounds >= 4  # a mumak


def beast_falls(beast: WarBeast, wounds: int) -> bool:
    """The beast falls.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    return wounds >= beast_hits(beast)


def swathe(trampled: Unit) -> int:
    """How wide a swathe a wild beast cuts.

    In men.
    wargames "ELEPHANTS AND MUMAKIL".
    """
    mounted_ = mounted(trampled)
    if not mounted_:
        value = 2  # through foot
    elif mounted_:
        value = 1  # through horse
    else:
        value = 0
    return value


def rampage_ends(dice: Dice) -> bool:
    """Whether a rampage ends.

    wargames "ELEPHANTS AND MUMAKIL".
    """
    the_throw = dice.throw('rampage_ends.1', 6)
    return 1 <= the_throw <= 3
