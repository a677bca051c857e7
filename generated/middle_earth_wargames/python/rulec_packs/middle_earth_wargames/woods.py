"""Resolvers of woods.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import (
    ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, ALLEGIANCE_NEUTRAL_WOOD, Allegiance, MORALE_CLASS_O,
    MoraleClass, SIDE_EVIL, SIDE_LAW, Side, WAKEFULNESS_ACTIVE_WOOD, WAKEFULNESS_DORMANT_WOOD,
    WAKEFULNESS_SLUGGISH_WOOD, Wakefulness,
)
from ._kinds import Unit
from .morale import mounted


def after_burning(wakefulness: Wakefulness) -> Wakefulness:
    """What fire makes of a magical wood.

    wargames "GOOD WOODS.", "NEUTRAL WOODS.".
    """
    if wakefulness == WAKEFULNESS_DORMANT_WOOD or wakefulness == WAKEFULNESS_SLUGGISH_WOOD:
        return WAKEFULNESS_ACTIVE_WOOD
    return WAKEFULNESS_ACTIVE_WOOD


def hostile_wood(side: Side, allegiance: Allegiance) -> bool:
    """The wood hates them.

    wargames "MAGICAL WOODS", "GOOD WOODS.", "EVIL WOODS.".
    """
    if side == SIDE_EVIL and allegiance == ALLEGIANCE_GOOD_WOOD:
        return True  # evil in a good wood
    return side == SIDE_LAW and allegiance == ALLEGIANCE_EVIL_WOOD  # law in an evil wood


def survives_wood(
    class_: MoraleClass,
    allegiance: Allegiance,
    wakefulness: Wakefulness,
    straying: bool,
    dice: Dice,
) -> bool:
    """Whether a figure survives a move in a magical wood.

    wargames "GOOD WOODS.", "NEUTRAL WOODS.".
    """
    face = dice.throw('survives_wood.face', 6)
    if allegiance == ALLEGIANCE_GOOD_WOOD and class_ == MORALE_CLASS_O:
        if wakefulness == WAKEFULNESS_ACTIVE_WOOD:
            return False  # it is awake
        if wakefulness == WAKEFULNESS_SLUGGISH_WOOD:
            return face >= 4  # it stirs
    if allegiance == ALLEGIANCE_NEUTRAL_WOOD and straying:
        return face >= 3  # off the path
    return True


def horses_shy(unit: Unit, distance: int) -> bool:
    """The unit must test morale before the wood.

    wargames "NEUTRAL WOODS.".
    """
    return distance <= 75 and mounted(unit)
