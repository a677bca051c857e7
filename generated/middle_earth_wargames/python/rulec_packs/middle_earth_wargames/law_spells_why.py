"""The resolvers of law_spells.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._choices import (
    MARVEL_ENEMY_BOLT_STRUCK, MARVEL_ENEMY_IMPRESSED, MARVEL_FIRE_HAS_BURST, MARVEL_FRIEND_IMPRESSED,
    MARVEL_GANDALF_GAVE_WAY, MARVEL_KING_GAVE_WAY, MARVEL_WRAITH_GAVE_WAY,
)
from ._kinds import Unit
from ._world import World
from .field import sees, side_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "wraith_driven_off": (
        Label('stated', 'Has the unit seen a Ringwraith forced to retreat in this move?'),
        Label('holds', ''),
    ),
    "king_driven_off": (
        Label('stated', 'Has the unit seen the Witch-King forced to retreat in this move?'),
        Label('holds', ''),
    ),
    "gandalf_driven_off": (
        Label('stated', 'Has the unit seen Gandalf forced to retreat in this move?'),
        Label('holds', ''),
    ),
    "friendly_impress": (
        Label('stated', 'Has a friendly wizard cast Impress within 75 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_impress": (
        Label('stated', 'Has an enemy wizard cast Impress within 75 metres of the unit?'),
        Label('holds', ''),
    ),
    "enemy_bolt": (
        Label('stated', 'Has the unit seen a defence bolt of the enemy in this move?'),
        Label('holds', ''),
    ),
    "fire_burst_seen": (
        Label('stated', 'Has the unit seen a fire burst in this move?'),
        Label('holds', ''),
    ),
    "leader_controlled": (
        Label('stated', 'Is a leader of the side of the unit held in an enemy will, in its sight?'),
        Label('holds', ''),
    ),
}


def why_wraith_driven_off(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A Ringwraith was forced to retreat.

    `wraith_driven_off` with its notes: pairs of an index of LABELS['wraith_driven_off'] and what it
    moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wraith_driven_off', 'Has the unit seen a Ringwraith forced to retreat in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_WRAITH_GAVE_WAY):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_king_driven_off(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The Witch-King was forced to retreat.

    `king_driven_off` with its notes: pairs of an index of LABELS['king_driven_off'] and what it moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'king_driven_off', 'Has the unit seen the Witch-King forced to retreat in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_KING_GAVE_WAY):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_gandalf_driven_off(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Gandalf was forced to retreat.

    `gandalf_driven_off` with its notes: pairs of an index of LABELS['gandalf_driven_off'] and what it
    moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'gandalf_driven_off', 'Has the unit seen Gandalf forced to retreat in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_GANDALF_GAVE_WAY):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friendly_impress(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friend cast Impress within 75 metres.

    `friendly_impress` with its notes: pairs of an index of LABELS['friendly_impress'] and what it
    moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friendly_impress', 'Has a friendly wizard cast Impress within 75 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_FRIEND_IMPRESSED):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_impress(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy cast Impress within 75 metres.

    `enemy_impress` with its notes: pairs of an index of LABELS['enemy_impress'] and what it moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_impress', 'Has an enemy wizard cast Impress within 75 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_IMPRESSED):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enemy_bolt(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy cast a defence bolt.

    `enemy_bolt` with its notes: pairs of an index of LABELS['enemy_bolt'] and what it moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_bolt', 'Has the unit seen a defence bolt of the enemy in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_BOLT_STRUCK):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_fire_burst_seen(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A fire burst was seen.

    `fire_burst_seen` with its notes: pairs of an index of LABELS['fire_burst_seen'] and what it moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'fire_burst_seen', 'Has the unit seen a fire burst in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_FIRE_HAS_BURST):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_leader_controlled(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friendly leader is under enemy control.

    `leader_controlled` with its notes: pairs of an index of LABELS['leader_controlled'] and what it
    moved.
    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'leader_controlled', 'Is a leader of the side of the unit held in an enemy will, in its sight?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(
        f.held_by is not None and side_of(f) == side_of(unit) and sees(unit, f, world)
        for f in world.units
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes
