"""The resolvers of orc_morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._choices import SKY_FAIR_SKY, SKY_HOT_SKY, STANCE_CHARGING
from ._kinds import Unit
from ._world import World
from .field import sees, within
from .vision import is_the_king

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "orcs_king_far": (
        Label('stated', 'Is the Witch-King within 200 metres of the unit?'),
        Label('holds', ''),
    ),
    "orcs_king_in_sight": (
        Label('stated', 'Can the unit see the Witch-King?'),
        Label('holds', ''),
    ),
    "first_charge": (
        Label('stated', 'Does the unit charge for the first time in this battle?'),
        Label('holds', ''),
    ),
    "in_sunlight": (
        Label('stated', 'Is the unit in sunlight?'),
        Label('holds', ''),
    ),
}


def why_orcs_king_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The Witch-King is within 200 metres.

    `orcs_king_far` with its notes: pairs of an index of LABELS['orcs_king_far'] and what it moved.
    wargames "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'orcs_king_far', 'Is the Witch-King within 200 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not any(is_the_king(f) and within(unit, f, 200) for f in unit.friends_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_orcs_king_in_sight(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The Witch-King is in sight.

    `orcs_king_in_sight` with its notes: pairs of an index of LABELS['orcs_king_in_sight'] and what it
    moved.
    wargames "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'orcs_king_in_sight', 'Can the unit see the Witch-King?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(is_the_king(f) and sees(unit, f, world) for f in world.units):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_first_charge(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It charges for the first time.

    `first_charge` with its notes: pairs of an index of LABELS['first_charge'] and what it moved.
    wargames "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'first_charge', 'Does the unit charge for the first time in this battle?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if unit.stance != STANCE_CHARGING or not world.happened('charge_was_made', 'first', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_in_sunlight(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is in sunlight.

    `in_sunlight` with its notes: pairs of an index of LABELS['in_sunlight'] and what it moved.
    wargames "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'in_sunlight', 'Is the unit in sunlight?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        (world.sky_now != SKY_FAIR_SKY and world.sky_now != SKY_HOT_SKY)
        or world.at_night
        or world.under_ground
        or unit.in_a_wood
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes
