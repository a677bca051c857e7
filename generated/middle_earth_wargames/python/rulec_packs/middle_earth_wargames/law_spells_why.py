"""The resolvers of law_spells.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask

from ._kinds import Unit_

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "wraith_driven_off": (
        Label('stated', 'Has the unit seen a Ringwraith forced to retreat in this move?'),
    ),
    "king_driven_off": (
        Label('stated', 'Has the unit seen the Witch-King forced to retreat in this move?'),
    ),
    "gandalf_driven_off": (
        Label('stated', 'Has the unit seen Gandalf forced to retreat in this move?'),
    ),
    "friendly_impress": (
        Label('stated', 'Has a friendly wizard cast Impress within 75 metres of the unit?'),
    ),
    "enemy_impress": (
        Label('stated', 'Has an enemy wizard cast Impress within 75 metres of the unit?'),
    ),
    "enemy_bolt": (
        Label('stated', 'Has the unit seen a defence bolt of the enemy in this move?'),
    ),
    "fire_burst_seen": (
        Label('stated', 'Has the unit seen a fire burst in this move?'),
    ),
    "leader_controlled": (
        Label('stated', 'Is a leader of the side of the unit held in an enemy will, in its sight?'),
    ),
}


def why_wraith_driven_off(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A Ringwraith was forced to retreat.

    `wraith_driven_off` with its notes: pairs of an index of LABELS['wraith_driven_off'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 909.
    """
    notes: Notes = []
    said = ask(facts, 'wraith_driven_off', 'Has the unit seen a Ringwraith forced to retreat in this move?', unit)
    notes.append((0, 0))
    return said, notes


def why_king_driven_off(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """The Witch-King was forced to retreat.

    `king_driven_off` with its notes: pairs of an index of LABELS['king_driven_off'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 910.
    """
    notes: Notes = []
    said = ask(facts, 'king_driven_off', 'Has the unit seen the Witch-King forced to retreat in this move?', unit)
    notes.append((0, 0))
    return said, notes


def why_gandalf_driven_off(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Gandalf was forced to retreat.

    `gandalf_driven_off` with its notes: pairs of an index of LABELS['gandalf_driven_off'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 911.
    """
    notes: Notes = []
    said = ask(facts, 'gandalf_driven_off', 'Has the unit seen Gandalf forced to retreat in this move?', unit)
    notes.append((0, 0))
    return said, notes


def why_friendly_impress(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friend cast Impress within 75 metres.

    `friendly_impress` with its notes: pairs of an index of LABELS['friendly_impress'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 912.
    """
    notes: Notes = []
    said = ask(facts, 'friendly_impress', 'Has a friendly wizard cast Impress within 75 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_impress(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy cast Impress within 75 metres.

    `enemy_impress` with its notes: pairs of an index of LABELS['enemy_impress'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 912.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_impress', 'Has an enemy wizard cast Impress within 75 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_enemy_bolt(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy cast a defence bolt.

    `enemy_bolt` with its notes: pairs of an index of LABELS['enemy_bolt'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 913.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_bolt', 'Has the unit seen a defence bolt of the enemy in this move?', unit)
    notes.append((0, 0))
    return said, notes


def why_fire_burst_seen(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A fire burst was seen.

    `fire_burst_seen` with its notes: pairs of an index of LABELS['fire_burst_seen'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 914.
    """
    notes: Notes = []
    said = ask(facts, 'fire_burst_seen', 'Has the unit seen a fire burst in this move?', unit)
    notes.append((0, 0))
    return said, notes


def why_leader_controlled(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friendly leader is under enemy control.

    `leader_controlled` with its notes: pairs of an index of LABELS['leader_controlled'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF
    CERTAIN SPELLS", line 915.
    """
    notes: Notes = []
    said = ask(facts, 'leader_controlled', 'Is a leader of the side of the unit held in an enemy will, in its sight?', unit)
    notes.append((0, 0))
    return said, notes
