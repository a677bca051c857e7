"""The resolvers of law_morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._kinds import Unit
from ._world import World
from .field import within
from .vision import is_a_wraith, is_the_king

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "king_near": (
        Label('stated', 'Is the Witch-King within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "king_far": (
        Label('stated', 'Is the Witch-King within 300 metres of the unit?'),
        Label('holds', ''),
    ),
    "wraith_near": (
        Label('stated', 'Is a Ringwraith within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "wraith_far": (
        Label('stated', 'Is a Ringwraith within 300 metres of the unit?'),
        Label('holds', ''),
    ),
}


def why_king_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The Witch-King is within 100 metres.

    `king_near` with its notes: pairs of an index of LABELS['king_near'] and what it moved.
    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    notes: Notes = []
    said = ask_outside(facts, 'king_near', 'Is the Witch-King within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(is_the_king(f) and f is not unit and within(unit, f, 100) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_king_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The Witch-King is within 300 metres.

    `king_far` with its notes: pairs of an index of LABELS['king_far'] and what it moved.
    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    notes: Notes = []
    said = ask_outside(facts, 'king_far', 'Is the Witch-King within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(is_the_king(f) and f is not unit and within(unit, f, 300) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wraith_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A Ringwraith is within 100 metres.

    `wraith_near` with its notes: pairs of an index of LABELS['wraith_near'] and what it moved.
    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wraith_near', 'Is a Ringwraith within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(is_a_wraith(f) and f is not unit and within(unit, f, 100) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wraith_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A Ringwraith is within 300 metres.

    `wraith_far` with its notes: pairs of an index of LABELS['wraith_far'] and what it moved.
    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wraith_far', 'Is a Ringwraith within 300 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(is_a_wraith(f) and f is not unit and within(unit, f, 300) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes
