"""Resolvers of other_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import (
    MARVEL_ENEMY_FLYER_FELL, MARVEL_FRIENDLY_FLYER_FELL, MARVEL_POWDER_BROKE_IN, MARVEL_POWDER_WENT_OFF,
)
from ._kinds import Unit
from ._world import World


def enemy_flyer_falls(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy flyer falls in sight within 300 metres.

    wargames "AERIAL COMBAT".
    """
    said = ask_outside(facts, 'enemy_flyer_falls', 'Does an enemy flyer fall in sight of the unit, within 300 metres?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_FLYER_FELL)


def friendly_flyer_falls(unit: Unit, facts: Facts, world: World) -> bool:
    """A friendly flyer falls in sight within 300 metres.

    wargames "AERIAL COMBAT".
    """
    said = ask_outside(facts, 'friendly_flyer_falls', 'Does a friendly flyer fall in sight of the unit, within 300 metres?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_FRIENDLY_FLYER_FELL)


def powder_explodes(unit: Unit, facts: Facts, world: World) -> bool:
    """Gunpowder went off within 100 metres.

    wargames "GUNPOWDER".
    """
    said = ask_outside(facts, 'powder_explodes', 'Has gunpowder of the enemy gone off within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_POWDER_WENT_OFF)


def powder_breaches(unit: Unit, facts: Facts, world: World) -> bool:
    """Gunpowder has breached its stronghold.

    wargames "GUNPOWDER".
    """
    said = ask_outside(facts, 'powder_breaches', 'Has gunpowder breached the stronghold that the unit holds?', unit)
    if said is not None:
        return said
    return world.happened('marvel_seen', 'this', 0, unit, MARVEL_POWDER_BROKE_IN)


def wraith_shadow(unit: Unit, facts: Facts, world: World) -> bool:
    """The black shadow of a Ringwraith falls from within 50 metres.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    said = ask_outside(facts, 'wraith_shadow', 'Is an enemy Ringwraith within 50 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(is_a_wraith(f) and within(unit, f, 50) for f in unit.foes_around)


def king_shadow(unit: Unit, facts: Facts, world: World) -> bool:
    """The black shadow of the Witch-King falls from within 50 metres.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    said = ask_outside(facts, 'king_shadow', 'Is the enemy Witch-King within 50 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(is_the_king(f) and within(unit, f, 50) for f in unit.foes_around)


def in_the_beam(unit: Unit, facts: Facts, world: World) -> bool:
    """It is the Witch-King, in the Beam of Good.

    wargames "(b) Against the Witch-King of Angmar.".
    """
    said = ask_outside(facts, 'in_the_beam', 'Is the unit the Witch-King, struck by the Beam of Good from afar?', unit)
    if said is not None:
        return said
    return is_the_king(unit) and world.happened('struck_by_beam', 'this', 0, unit)


def singed(unit: Unit, facts: Facts, world: World) -> bool:
    """Thrown fire has hit it, and it is too sturdy to burn.

    wargames "4. CAUSE FIRE.".
    """
    said = ask_outside(facts, 'singed', 'Has thrown fire hit the unit, which is too sturdy to burn?', unit)
    if said is not None:
        return said
    return world.happened('singed_by_fire', 'this', 0, unit)


# at the end, for these modules use each other
from .field import within  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
