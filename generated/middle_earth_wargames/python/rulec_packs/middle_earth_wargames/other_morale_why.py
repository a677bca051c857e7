"""The resolvers of other_morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._choices import (
    MARVEL_ENEMY_FLYER_FELL, MARVEL_FRIENDLY_FLYER_FELL, MARVEL_POWDER_BROKE_IN, MARVEL_POWDER_WENT_OFF,
)
from ._kinds import Unit
from ._world import World
from .field import within
from .vision import is_a_wraith, is_the_king

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "enemy_flyer_falls": (
        Label('stated', 'Does an enemy flyer fall in sight of the unit, within 300 metres?'),
        Label('holds', ''),
    ),
    "friendly_flyer_falls": (
        Label('stated', 'Does a friendly flyer fall in sight of the unit, within 300 metres?'),
        Label('holds', ''),
    ),
    "powder_explodes": (
        Label('stated', 'Has gunpowder of the enemy gone off within 100 metres of the unit?'),
        Label('holds', ''),
    ),
    "powder_breaches": (
        Label('stated', 'Has gunpowder breached the stronghold that the unit holds?'),
        Label('holds', ''),
    ),
    "wraith_shadow": (
        Label('stated', 'Is an enemy Ringwraith within 50 metres of the unit?'),
        Label('holds', ''),
    ),
    "king_shadow": (
        Label('stated', 'Is the enemy Witch-King within 50 metres of the unit?'),
        Label('holds', ''),
    ),
    "in_the_beam": (
        Label('stated', 'Is the unit the Witch-King, struck by the Beam of Good from afar?'),
        Label('holds', ''),
    ),
    "singed": (
        Label('stated', 'Has thrown fire hit the unit, which is too sturdy to burn?'),
        Label('holds', ''),
    ),
}


def why_enemy_flyer_falls(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """An enemy flyer falls in sight within 300 metres.

    `enemy_flyer_falls` with its notes: pairs of an index of LABELS['enemy_flyer_falls'] and what it
    moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enemy_flyer_falls', 'Does an enemy flyer fall in sight of the unit, within 300 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_ENEMY_FLYER_FELL):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friendly_flyer_falls(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A friendly flyer falls in sight within 300 metres.

    `friendly_flyer_falls` with its notes: pairs of an index of LABELS['friendly_flyer_falls'] and what
    it moved.
    wargames "AERIAL COMBAT".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friendly_flyer_falls', 'Does a friendly flyer fall in sight of the unit, within 300 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_FRIENDLY_FLYER_FELL):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_powder_explodes(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Gunpowder went off within 100 metres.

    `powder_explodes` with its notes: pairs of an index of LABELS['powder_explodes'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    said = ask_outside(facts, 'powder_explodes', 'Has gunpowder of the enemy gone off within 100 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_POWDER_WENT_OFF):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_powder_breaches(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Gunpowder has breached its stronghold.

    `powder_breaches` with its notes: pairs of an index of LABELS['powder_breaches'] and what it moved.
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    said = ask_outside(facts, 'powder_breaches', 'Has gunpowder breached the stronghold that the unit holds?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('marvel_seen', 'this', 0, unit, MARVEL_POWDER_BROKE_IN):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wraith_shadow(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The black shadow of a Ringwraith falls from within 50 metres.

    `wraith_shadow` with its notes: pairs of an index of LABELS['wraith_shadow'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wraith_shadow', 'Is an enemy Ringwraith within 50 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not any(is_a_wraith(f) and within(unit, f, 50) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_king_shadow(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The black shadow of the Witch-King falls from within 50 metres.

    `king_shadow` with its notes: pairs of an index of LABELS['king_shadow'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    said = ask_outside(facts, 'king_shadow', 'Is the enemy Witch-King within 50 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not any(is_the_king(f) and within(unit, f, 50) for f in unit.foes_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_in_the_beam(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is the Witch-King, in the Beam of Good.

    `in_the_beam` with its notes: pairs of an index of LABELS['in_the_beam'] and what it moved.
    wargames "(b) Against the Witch-King of Angmar.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'in_the_beam', 'Is the unit the Witch-King, struck by the Beam of Good from afar?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not is_the_king(unit) or not world.happened('struck_by_beam', 'this', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_singed(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Thrown fire has hit it, and it is too sturdy to burn.

    `singed` with its notes: pairs of an index of LABELS['singed'] and what it moved.
    wargames "4. CAUSE FIRE.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'singed', 'Has thrown fire hit the unit, which is too sturdy to burn?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('singed_by_fire', 'this', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes
