"""Resolvers of other_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask

from ._kinds import Unit_


def enemy_flyer_falls(unit: Unit_, facts: Facts) -> bool:
    """An enemy flyer falls in sight within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line
    692.
    """
    said = ask(facts, 'enemy_flyer_falls', 'Does an enemy flyer fall in sight of the unit, within 300 metres?', unit)
    return said


def friendly_flyer_falls(unit: Unit_, facts: Facts) -> bool:
    """A friendly flyer falls in sight within 300 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line
    693.
    """
    said = ask(facts, 'friendly_flyer_falls', 'Does a friendly flyer fall in sight of the unit, within 300 metres?', unit)
    return said


def powder_explodes(unit: Unit_, facts: Facts) -> bool:
    """Gunpowder went off within 100 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1051.
    """
    said = ask(facts, 'powder_explodes', 'Has gunpowder of the enemy gone off within 100 metres of the unit?', unit)
    return said


def powder_breaches(unit: Unit_, facts: Facts) -> bool:
    """Gunpowder has breached its stronghold.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1055.
    """
    said = ask(facts, 'powder_breaches', 'Has gunpowder breached the stronghold that the unit holds?', unit)
    return said


def wraith_shadow(unit: Unit_, facts: Facts) -> bool:
    """The black shadow of a Ringwraith falls from within 50 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE
    WITCH-KING OF ANGMAR", line 921.
    """
    said = ask(facts, 'wraith_shadow', 'Is an enemy Ringwraith within 50 metres of the unit?', unit)
    return said


def king_shadow(unit: Unit_, facts: Facts) -> bool:
    """The black shadow of the Witch-King falls from within 50 metres.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE
    WITCH-KING OF ANGMAR", line 923.
    """
    said = ask(facts, 'king_shadow', 'Is the enemy Witch-King within 50 metres of the unit?', unit)
    return said


def in_the_beam(unit: Unit_, facts: Facts) -> bool:
    """It is the Witch-King, in the Beam of Good.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "(b) Against the
    Witch-King of Angmar.", line 834.
    """
    said = ask(facts, 'in_the_beam', 'Is the unit the Witch-King, struck by the Beam of Good from afar?', unit)
    return said


def singed(unit: Unit_, facts: Facts) -> bool:
    """Thrown fire has hit it, and it is too sturdy to burn.

    Raises NotStated (nobody states a fact that only a person knows).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "4. CAUSE FIRE.", line
    862.
    """
    said = ask(facts, 'singed', 'Has thrown fire hit the unit, which is too sturdy to burn?', unit)
    return said
