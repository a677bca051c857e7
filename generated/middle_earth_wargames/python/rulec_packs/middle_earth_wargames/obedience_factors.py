"""Resolvers of obedience_factors.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def unsupported(unit: Unit_, facts: Facts) -> bool:
    """It has no support.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    304.
    """
    said = ask(facts, 'unsupported', 'Is the unit without support?', unit)
    return said


def widely_split(unit: Unit_, facts: Facts) -> bool:
    """Its parts are split by more than 500 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    308.
    """
    said = ask(facts, 'widely_split', 'Are parts of the unit split by more than 500 metres?', unit)
    return said


def outnumbered(unit: Unit_, facts: Facts) -> bool:
    """It is outnumbered.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    310.
    """
    said = ask(facts, 'outnumbered', 'Is the unit outnumbered?', unit)
    return said


def surrounded_far(unit: Unit_, facts: Facts) -> bool:
    """It is surrounded by enemies within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    312.
    """
    said = ask(facts, 'surrounded_far', 'Is the unit surrounded by enemies within 100 metres?', unit)
    return said


def surrounded_near(unit: Unit_, facts: Facts) -> bool:
    """It is surrounded by enemies within 50 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    314.
    """
    said = ask(facts, 'surrounded_near', 'Is the unit surrounded by enemies within 50 metres?', unit)
    return said


def bold_order(unit: Unit_, facts: Facts) -> bool:
    """It is ordered to charge or close while outnumbered.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    316.
    """
    said = ask(facts, 'bold_order', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?', unit)
    return said


def friends_routed_lately(unit: Unit_, facts: Facts) -> bool:
    """Friends nearby routed in this move or the two before it.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", line
    318.
    """
    said = ask(facts, 'friends_routed_lately', 'Have friends near the unit routed in this move or the two before it?', unit)
    return said
