"""The resolvers of orc_morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask

from ._kinds import Unit_

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "orcs_king_far": (
        Label('stated', 'Is the Witch-King within 200 metres of the unit?'),
    ),
    "orcs_king_in_sight": (
        Label('stated', 'Can the unit see the Witch-King?'),
    ),
    "first_charge": (
        Label('stated', 'Does the unit charge for the first time in this battle?'),
    ),
    "in_sunlight": (
        Label('stated', 'Is the unit in sunlight?'),
    ),
}


def why_orcs_king_far(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """The Witch-King is within 200 metres.

    `orcs_king_far` with its notes: pairs of an index of LABELS['orcs_king_far'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 475.
    """
    notes: Notes = []
    said = ask(facts, 'orcs_king_far', 'Is the Witch-King within 200 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_orcs_king_in_sight(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """The Witch-King is in sight.

    `orcs_king_in_sight` with its notes: pairs of an index of LABELS['orcs_king_in_sight'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 476.
    """
    notes: Notes = []
    said = ask(facts, 'orcs_king_in_sight', 'Can the unit see the Witch-King?', unit)
    notes.append((0, 0))
    return said, notes


def why_first_charge(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It charges for the first time.

    `first_charge` with its notes: pairs of an index of LABELS['first_charge'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 479.
    """
    notes: Notes = []
    said = ask(facts, 'first_charge', 'Does the unit charge for the first time in this battle?', unit)
    notes.append((0, 0))
    return said, notes


def why_in_sunlight(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is in sunlight.

    `in_sunlight` with its notes: pairs of an index of LABELS['in_sunlight'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 483.
    """
    notes: Notes = []
    said = ask(facts, 'in_sunlight', 'Is the unit in sunlight?', unit)
    notes.append((0, 0))
    return said, notes
