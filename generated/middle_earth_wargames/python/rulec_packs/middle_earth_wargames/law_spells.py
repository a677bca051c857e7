"""Resolvers of law_spells.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def wraith_driven_off(unit: Unit_, facts: Facts) -> bool:
    """A Ringwraith was forced to retreat.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 909.
    """
    said = ask(facts, 'wraith_driven_off', 'Has the unit seen a Ringwraith forced to retreat in this move?', unit)
    return said


def king_driven_off(unit: Unit_, facts: Facts) -> bool:
    """The Witch-King was forced to retreat.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 910.
    """
    said = ask(facts, 'king_driven_off', 'Has the unit seen the Witch-King forced to retreat in this move?', unit)
    return said


def gandalf_driven_off(unit: Unit_, facts: Facts) -> bool:
    """Gandalf was forced to retreat.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 911.
    """
    said = ask(facts, 'gandalf_driven_off', 'Has the unit seen Gandalf forced to retreat in this move?', unit)
    return said


def friendly_impress(unit: Unit_, facts: Facts) -> bool:
    """A friend cast Impress within 75 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 912.
    """
    said = ask(facts, 'friendly_impress', 'Has a friendly wizard cast Impress within 75 metres of the unit?', unit)
    return said


def enemy_impress(unit: Unit_, facts: Facts) -> bool:
    """An enemy cast Impress within 75 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 912.
    """
    said = ask(facts, 'enemy_impress', 'Has an enemy wizard cast Impress within 75 metres of the unit?', unit)
    return said


def enemy_bolt(unit: Unit_, facts: Facts) -> bool:
    """An enemy cast a defence bolt.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 913.
    """
    said = ask(facts, 'enemy_bolt', 'Has the unit seen a defence bolt of the enemy in this move?', unit)
    return said


def fire_burst_seen(unit: Unit_, facts: Facts) -> bool:
    """A fire burst was seen.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 914.
    """
    said = ask(facts, 'fire_burst_seen', 'Has the unit seen a fire burst in this move?', unit)
    return said


def leader_controlled(unit: Unit_, facts: Facts) -> bool:
    """A friendly leader is under enemy control.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 915.
    """
    said = ask(facts, 'leader_controlled', 'Is a leader of the side of the unit held in an enemy will, in its sight?', unit)
    return said
