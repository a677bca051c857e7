"""Resolvers of law_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def king_near(unit: Unit_, facts: Facts) -> bool:
    """The Witch-King is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF
    LAW ONLY", line 451.
    """
    said = ask(facts, 'king_near', 'Is the Witch-King within 100 metres of the unit?', unit)
    return said


def king_far(unit: Unit_, facts: Facts) -> bool:
    """The Witch-King is within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF
    LAW ONLY", line 452.
    """
    said = ask(facts, 'king_far', 'Is the Witch-King within 300 metres of the unit?', unit)
    return said


def wraith_near(unit: Unit_, facts: Facts) -> bool:
    """A Ringwraith is within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF
    LAW ONLY", line 453.
    """
    said = ask(facts, 'wraith_near', 'Is a Ringwraith within 100 metres of the unit?', unit)
    return said


def wraith_far(unit: Unit_, facts: Facts) -> bool:
    """A Ringwraith is within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF
    LAW ONLY", line 454.
    """
    said = ask(facts, 'wraith_far', 'Is a Ringwraith within 300 metres of the unit?', unit)
    return said
