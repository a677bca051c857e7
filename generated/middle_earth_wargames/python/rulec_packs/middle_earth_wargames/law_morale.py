"""Resolvers of law_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._kinds import Unit
from ._world import World


def king_near(unit: Unit, facts: Facts, world: World) -> bool:
    """The Witch-King is within 100 metres.

    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    said = ask_outside(facts, 'king_near', 'Is the Witch-King within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return any(f is not unit and is_the_king(f) and within(unit, f, 100) for f in world.units)


def king_far(unit: Unit, facts: Facts, world: World) -> bool:
    """The Witch-King is within 300 metres.

    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    said = ask_outside(facts, 'king_far', 'Is the Witch-King within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return any(f is not unit and is_the_king(f) and within(unit, f, 300) for f in world.units)


def wraith_near(unit: Unit, facts: Facts, world: World) -> bool:
    """A Ringwraith is within 100 metres.

    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    said = ask_outside(facts, 'wraith_near', 'Is a Ringwraith within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return any(f is not unit and is_a_wraith(f) and within(unit, f, 100) for f in world.units)


def wraith_far(unit: Unit, facts: Facts, world: World) -> bool:
    """A Ringwraith is within 300 metres.

    wargames "FACTORS FOR FORCES OF LAW ONLY".
    """
    said = ask_outside(facts, 'wraith_far', 'Is a Ringwraith within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return any(f is not unit and is_a_wraith(f) and within(unit, f, 300) for f in world.units)


# at the end, for these modules use each other
from .field import within  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
