"""Resolvers of orc_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def orcs_king_far(unit: Unit_, facts: Facts) -> bool:
    """The Witch-King is within 200 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 475.
    """
    said = ask(facts, 'orcs_king_far', 'Is the Witch-King within 200 metres of the unit?', unit)
    return said


def orcs_king_in_sight(unit: Unit_, facts: Facts) -> bool:
    """The Witch-King is in sight.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 476.
    """
    said = ask(facts, 'orcs_king_in_sight', 'Can the unit see the Witch-King?', unit)
    return said


def first_charge(unit: Unit_, facts: Facts) -> bool:
    """It charges for the first time.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 479.
    """
    said = ask(facts, 'first_charge', 'Does the unit charge for the first time in this battle?', unit)
    return said


def in_sunlight(unit: Unit_, facts: Facts) -> bool:
    """It is in sunlight.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS",
    line 483.
    """
    said = ask(facts, 'in_sunlight', 'Is the unit in sunlight?', unit)
    return said
