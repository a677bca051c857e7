"""The resolvers of other_morale.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask

from ._kinds import Unit_

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "enemy_flyer_falls": (
        Label('stated', 'Does an enemy flyer fall in sight of the unit, within 300 metres?'),
    ),
    "friendly_flyer_falls": (
        Label('stated', 'Does a friendly flyer fall in sight of the unit, within 300 metres?'),
    ),
    "powder_explodes": (
        Label('stated', 'Has gunpowder of the enemy gone off within 100 metres of the unit?'),
    ),
    "powder_breaches": (
        Label('stated', 'Has gunpowder breached the stronghold that the unit holds?'),
    ),
    "wraith_shadow": (
        Label('stated', 'Is an enemy Ringwraith within 50 metres of the unit?'),
    ),
    "king_shadow": (
        Label('stated', 'Is the enemy Witch-King within 50 metres of the unit?'),
    ),
    "in_the_beam": (
        Label('stated', 'Is the unit the Witch-King, struck by the Beam of Good from afar?'),
    ),
    "singed": (
        Label('stated', 'Has thrown fire hit the unit, which is too sturdy to burn?'),
    ),
}


def why_enemy_flyer_falls(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """An enemy flyer falls in sight within 300 metres.

    `enemy_flyer_falls` with its notes: pairs of an index of LABELS['enemy_flyer_falls'] and what it
    moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line
    692.
    """
    notes: Notes = []
    said = ask(facts, 'enemy_flyer_falls', 'Does an enemy flyer fall in sight of the unit, within 300 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_friendly_flyer_falls(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """A friendly flyer falls in sight within 300 metres.

    `friendly_flyer_falls` with its notes: pairs of an index of LABELS['friendly_flyer_falls'] and what
    it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line
    693.
    """
    notes: Notes = []
    said = ask(facts, 'friendly_flyer_falls', 'Does a friendly flyer fall in sight of the unit, within 300 metres?', unit)
    notes.append((0, 0))
    return said, notes


def why_powder_explodes(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Gunpowder went off within 100 metres.

    `powder_explodes` with its notes: pairs of an index of LABELS['powder_explodes'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1051.
    """
    notes: Notes = []
    said = ask(facts, 'powder_explodes', 'Has gunpowder of the enemy gone off within 100 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_powder_breaches(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Gunpowder has breached its stronghold.

    `powder_breaches` with its notes: pairs of an index of LABELS['powder_breaches'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1055.
    """
    notes: Notes = []
    said = ask(facts, 'powder_breaches', 'Has gunpowder breached the stronghold that the unit holds?', unit)
    notes.append((0, 0))
    return said, notes


def why_wraith_shadow(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """The black shadow of a Ringwraith falls from within 50 metres.

    `wraith_shadow` with its notes: pairs of an index of LABELS['wraith_shadow'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE
    WITCH-KING OF ANGMAR", line 921.
    """
    notes: Notes = []
    said = ask(facts, 'wraith_shadow', 'Is an enemy Ringwraith within 50 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_king_shadow(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """The black shadow of the Witch-King falls from within 50 metres.

    `king_shadow` with its notes: pairs of an index of LABELS['king_shadow'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE
    WITCH-KING OF ANGMAR", line 923.
    """
    notes: Notes = []
    said = ask(facts, 'king_shadow', 'Is the enemy Witch-King within 50 metres of the unit?', unit)
    notes.append((0, 0))
    return said, notes


def why_in_the_beam(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """It is the Witch-King, in the Beam of Good.

    `in_the_beam` with its notes: pairs of an index of LABELS['in_the_beam'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "(b) Against the
    Witch-King of Angmar.", line 834.
    """
    notes: Notes = []
    said = ask(facts, 'in_the_beam', 'Is the unit the Witch-King, struck by the Beam of Good from afar?', unit)
    notes.append((0, 0))
    return said, notes


def why_singed(unit: Unit_, facts: Facts) -> tuple[bool, Notes]:
    """Thrown fire has hit it, and it is too sturdy to burn.

    `singed` with its notes: pairs of an index of LABELS['singed'] and what it moved.
    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "4. CAUSE FIRE.", line
    862.
    """
    notes: Notes = []
    said = ask(facts, 'singed', 'Has thrown fire hit the unit, which is too sturdy to burn?', unit)
    notes.append((0, 0))
    return said, notes
