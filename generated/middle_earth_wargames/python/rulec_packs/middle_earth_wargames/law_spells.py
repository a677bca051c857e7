"""Resolvers of law_spells.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import (
    MARVEL_ENEMY_BOLT_STRUCK, MARVEL_ENEMY_IMPRESSED, MARVEL_FIRE_HAS_BURST, MARVEL_FRIEND_IMPRESSED,
    MARVEL_GANDALF_GAVE_WAY, MARVEL_KING_GAVE_WAY, MARVEL_WRAITH_GAVE_WAY,
)
from ._kinds import Unit
from ._world import World


def wraith_driven_off(unit: Unit, facts: Facts, world: World) -> bool:
    """A Ringwraith was forced to retreat.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'wraith_driven_off', 'Has the unit seen a Ringwraith forced to retreat in this move?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_WRAITH_GAVE_WAY)


def king_driven_off(unit: Unit, facts: Facts, world: World) -> bool:
    """The Witch-King was forced to retreat.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'king_driven_off', 'Has the unit seen the Witch-King forced to retreat in this move?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_KING_GAVE_WAY)


def gandalf_driven_off(unit: Unit, facts: Facts, world: World) -> bool:
    """Gandalf was forced to retreat.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'gandalf_driven_off', 'Has the unit seen Gandalf forced to retreat in this move?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_GANDALF_GAVE_WAY)


def friendly_impress(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend cast Impress within 75 metres.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'friendly_impress', 'Has a friendly wizard cast Impress within 75 metres of the unit?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_FRIEND_IMPRESSED)


def enemy_impress(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy cast Impress within 75 metres.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'enemy_impress', 'Has an enemy wizard cast Impress within 75 metres of the unit?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_IMPRESSED)


def enemy_bolt(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy cast a defence bolt.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'enemy_bolt', 'Has the unit seen a defence bolt of the enemy in this move?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_BOLT_STRUCK)


def fire_burst_seen(unit: Unit, facts: Facts, world: World) -> bool:
    """A fire burst was seen.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'fire_burst_seen', 'Has the unit seen a fire burst in this move?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_FIRE_HAS_BURST)


def leader_controlled(unit: Unit, facts: Facts, world: World) -> bool:
    """A friendly leader is under enemy control.

    wargames "MORALE EFFECTS OF CERTAIN SPELLS".
    """
    said = ask_outside(facts, 'leader_controlled', 'Is a leader of the side of the unit held in an enemy will, in its sight?', unit)
    if said is not None:
        return said
    return any(
        f.held_by is not None and side_of(f) == side_of(unit) and sees(unit, f, world)
        for f in world.units
    )


# at the end, for these modules use each other
from .field import sees, side_of  # noqa: E402
