"""The resolvers of woods.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import (
    ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, ALLEGIANCE_NEUTRAL_WOOD, Allegiance, MORALE_CLASS_O,
    MoraleClass, SIDE_EVIL, SIDE_LAW, Side, WAKEFULNESS_ACTIVE_WOOD, WAKEFULNESS_DORMANT_WOOD,
    WAKEFULNESS_SLUGGISH_WOOD, Wakefulness,
)
from ._kinds import Unit
from .morale import mounted

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "after_burning": (
        Label('case', ''),
        Label('case', ''),
    ),
    "hostile_wood": (
        Label('yes', 'evil in a good wood'),
        Label('yes', 'law in an evil wood'),
        Label('otherwise', ''),
    ),
    "survives_wood": (
        Label('thrown', ''),
        Label('case', 'it is awake'),
        Label('case', 'it stirs'),
        Label('case', 'off the path'),
        Label('otherwise', ''),
    ),
    "horses_shy": (
        Label('holds', ''),
    ),
}


def why_after_burning(wakefulness: Wakefulness) -> tuple[Wakefulness, Notes]:
    """What fire makes of a magical wood.

    `after_burning` with its notes: pairs of an index of LABELS['after_burning'] and what it moved.
    wargames "GOOD WOODS.", "NEUTRAL WOODS.".
    """
    notes: Notes = []
    if wakefulness == WAKEFULNESS_DORMANT_WOOD or wakefulness == WAKEFULNESS_SLUGGISH_WOOD:
        notes.append((0, 0))
        return WAKEFULNESS_ACTIVE_WOOD, notes
    notes.append((1, 0))
    return WAKEFULNESS_ACTIVE_WOOD, notes


def why_hostile_wood(side: Side, allegiance: Allegiance) -> tuple[bool, Notes]:
    """The wood hates them.

    `hostile_wood` with its notes: pairs of an index of LABELS['hostile_wood'] and what it moved.
    wargames "MAGICAL WOODS", "GOOD WOODS.", "EVIL WOODS.".
    """
    notes: Notes = []
    if side == SIDE_EVIL and allegiance == ALLEGIANCE_GOOD_WOOD:
        notes.append((0, 0))
        return True, notes  # evil in a good wood
    if side == SIDE_LAW and allegiance == ALLEGIANCE_EVIL_WOOD:
        notes.append((1, 0))
        return True, notes  # law in an evil wood
    notes.append((2, 0))
    return False, notes


def why_survives_wood(
    class_: MoraleClass,
    allegiance: Allegiance,
    wakefulness: Wakefulness,
    straying: bool,
    dice: Dice,
) -> tuple[bool, Notes]:
    """Whether a figure survives a move in a magical wood.

    `survives_wood` with its notes: pairs of an index of LABELS['survives_wood'] and what it moved.
    wargames "GOOD WOODS.", "NEUTRAL WOODS.".
    """
    notes: Notes = []
    face = dice.throw('survives_wood.face', 6)
    notes.append((0, face))
    if allegiance == ALLEGIANCE_GOOD_WOOD and class_ == MORALE_CLASS_O:
        if wakefulness == WAKEFULNESS_ACTIVE_WOOD:
            notes.append((1, 0))
            return False, notes  # it is awake
        if wakefulness == WAKEFULNESS_SLUGGISH_WOOD:
            notes.append((2, 0))
            return face >= 4, notes  # it stirs
    if allegiance == ALLEGIANCE_NEUTRAL_WOOD and straying:
        notes.append((3, 0))
        return face >= 3, notes  # off the path
    notes.append((4, 0))
    return True, notes


def why_horses_shy(unit: Unit, distance: int) -> tuple[bool, Notes]:
    """The unit must test morale before the wood.

    `horses_shy` with its notes: pairs of an index of LABELS['horses_shy'] and what it moved.
    wargames "NEUTRAL WOODS.".
    """
    notes: Notes = []
    if not mounted(unit) or distance > 75:
        notes.append((0, 0))
        return False, notes
    return True, notes
