"""The resolvers of encounters.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, TooMuchTaken, quotient

from ._choices import Quality, SightingEnd, SightingFinder, Spell, Tactic
from ._tables import (
    ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED,
    ENCOUNTER_FINDERS_COVERS, ENCOUNTER_RISKS_RISK_SHIFT, ENCOUNTER_TACTICS_GROUP_SHARE, SPELL_DEATHLESS,
    SPELL_RISK_DIVIDER, encounter_finders_covers_cell, encounter_tactics_group_share_cell,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "sighting_areas": (
        Label('base', ''),
    ),
    "sighting_open": (
        Label('needs', 'Its key is missing.'),
        Label('needs', 'Without the right spell there is no way in.'),
    ),
    "refusals_sighting_open": (
        Label('needs', 'Its key is missing.'),
        Label('needs', 'Without the right spell there is no way in.'),
    ),
    "sighting_strength": (
        Label('base', ''),
        Label('increase by', 'tactic', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "sighting_risk": (
        Label('base', ''),
        Label('increase by', 'how it ended', 100),
        Label('divide by', 'mirror images', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
}


def why_sighting_areas(finder: SightingFinder) -> tuple[int, Notes]:
    """Areas that are searched for encounters.

    `sighting_areas` with its notes: pairs of an index of LABELS['sighting_areas'] and what it moved.
    In plain numbers.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    value = ENCOUNTER_FINDERS_COVERS[finder]
    if value < FLOOR:
        value = encounter_finders_covers_cell(value)
    notes.append((0, value))
    return value, notes


def why_sighting_open(
    category: Quality,
    star: bool,
    bridge: bool,
    key: bool,
    adventurers: bool,
) -> tuple[bool, Notes]:
    """The encounter can be entered.

    `sighting_open` with its notes: pairs of an index of LABELS['sighting_open'] and what it moved.
    maelstrom "Unusual Encounters", "Adventurers".
    """
    notes: Notes = []
    if ENCOUNTER_CLASSES_LOCKED[category] and not key:
        notes.append((0, 0))
        return False, notes  # Its key is missing.
    if (
        (ENCOUNTER_CLASSES_LIT_BY_STAR[category] or ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
        and not adventurers
        and (not star or not ENCOUNTER_CLASSES_LIT_BY_STAR[category])
        and (not bridge or not ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])
    ):
        notes.append((1, 0))
        return False, notes  # Without the right spell there is no way in.
    return True, notes


def why_sighting_strength(plan: Tactic) -> tuple[int, Notes]:
    """Share of its strength with which a group goes in.

    `sighting_strength` with its notes: pairs of an index of LABELS['sighting_strength'] and what it
    moved.
    In percent.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    share_ = 100
    points = ENCOUNTER_TACTICS_GROUP_SHARE[plan]
    if points < FLOOR:
        points = encounter_tactics_group_share_cell(points)
    notes.append((1, value * points))
    share_ += points  # tactic
    if share_ < 0:
        raise TooMuchTaken('sighting_strength')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_sighting_risk(ordinary: int, ending: SightingEnd, spell: Spell) -> tuple[int, Notes]:
    """A wizard's risk of dying in an encounter.

    `sighting_risk` with its notes: pairs of an index of LABELS['sighting_risk'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Unusual Encounters".
    """
    notes: Notes = []
    value = 0 if SPELL_DEATHLESS[spell] else ordinary
    notes.append((0, value))
    share_ = 100
    points = ENCOUNTER_RISKS_RISK_SHIFT[ending]
    notes.append((1, value * points))
    share_ += points  # how it ended
    if share_ < 0:
        raise TooMuchTaken('sighting_risk')
    value *= share_
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= SPELL_RISK_DIVIDER[spell]  # mirror images
    value = quotient(2 * value + 100 * divisor, 200 * divisor, 'sighting_risk')  # whole points
    if divider >= 0:
        notes.append((divider, 100 * value - before))
    else:
        notes.append((3, 100 * value - before))
    return value, notes
