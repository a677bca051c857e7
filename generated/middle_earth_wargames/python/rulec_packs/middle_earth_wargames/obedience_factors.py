"""Resolvers of obedience_factors.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import STANCE_CHARGING, STANCE_STEADY, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_MARCH_ERRAND
from ._kinds import Unit
from ._world import World


def unsupported(unit: Unit, facts: Facts, world: World) -> bool:
    """It has no support.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'unsupported', 'Is the unit without support?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and not any(
            (f.stance == STANCE_STEADY or f.stance == STANCE_CHARGING) and within(unit, f, 100)
            for f in unit.friends_around
        )
    )


def widely_split(unit: Unit, facts: Facts, world: World) -> bool:
    """Its parts are split by more than 500 metres.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'widely_split', 'Are parts of the unit split by more than 500 metres?', unit)
    if said is not None:
        return said
    return world.begun and unit.split_by > 500


def outnumbered(unit: Unit, facts: Facts, world: World) -> bool:
    """It is outnumbered.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'outnumbered', 'Is the unit outnumbered?', unit)
    if said is not None:
        return said
    return sum(f.men for f in unit.foes_around if within(unit, f, charge_range(f, world))) > unit.men


def surrounded_far(unit: Unit, facts: Facts, world: World) -> bool:
    """It is surrounded by enemies within 100 metres.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'surrounded_far', 'Is the unit surrounded by enemies within 100 metres?', unit)
    if said is not None:
        return said
    return world.begun and beset(unit, 100)


def surrounded_near(unit: Unit, facts: Facts, world: World) -> bool:
    """It is surrounded by enemies within 50 metres.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'surrounded_near', 'Is the unit surrounded by enemies within 50 metres?', unit)
    if said is not None:
        return said
    return world.begun and beset(unit, 50)


def bold_order(unit: Unit, facts: Facts, world: World) -> bool:
    """It is ordered to charge or close while outnumbered.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'bold_order', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and (unit.duty_now == UNIT_ERRAND_CHARGE_ERRAND or unit.duty_now == UNIT_ERRAND_MARCH_ERRAND)
        and unit.quarry is not None
        and unit.quarry.men > unit.men
    )


def friends_routed_lately(unit: Unit, facts: Facts, world: World) -> bool:
    """Friends nearby routed lately.

    wargames "OBEYING ORDERS".
    """
    said = ask_outside(facts, 'friends_routed_lately', 'Have friends near the unit routed lately, this move included?', unit)
    if said is not None:
        return said
    return any(world.happened('has_routed', 'within', 3, f) for f in unit.friends_around)


# at the end, for these modules use each other
from .field import charge_range, within  # noqa: E402
from .vision import beset  # noqa: E402
