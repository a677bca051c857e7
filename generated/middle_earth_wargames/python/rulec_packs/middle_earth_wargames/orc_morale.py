"""Resolvers of orc_morale.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import SKY_FAIR_SKY, SKY_HOT_SKY, STANCE_CHARGING
from ._kinds import Unit
from ._world import World


def orcs_king_far(unit: Unit, facts: Facts, world: World) -> bool:
    """The Witch-King is within 200 metres.

    wargames "FOR ORCS ONLY PLUS".
    """
    said = ask_outside(facts, 'orcs_king_far', 'Is the Witch-King within 200 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(is_the_king(f) and within(unit, f, 200) for f in unit.friends_around)


def orcs_king_in_sight(unit: Unit, facts: Facts, world: World) -> bool:
    """The Witch-King is in sight.

    wargames "FOR ORCS ONLY PLUS".
    """
    said = ask_outside(facts, 'orcs_king_in_sight', 'Can the unit see the Witch-King?', unit)
    if said is not None:
        return said
    return any(is_the_king(f) and sees(unit, f, world) for f in world.units)


def first_charge(unit: Unit, facts: Facts, world: World) -> bool:
    """It charges for the first time.

    wargames "FOR ORCS ONLY PLUS".
    """
    said = ask_outside(facts, 'first_charge', 'Does the unit charge for the first time in this battle?', unit)
    if said is not None:
        return said
    return unit.stance == STANCE_CHARGING and world.happened('charge_was_made', 'first', 0, unit)


def in_sunlight(unit: Unit, facts: Facts, world: World) -> bool:
    """It is in sunlight.

    wargames "FOR ORCS ONLY PLUS".
    """
    said = ask_outside(facts, 'in_sunlight', 'Is the unit in sunlight?', unit)
    if said is not None:
        return said
    return (
        (world.sky_now == SKY_FAIR_SKY or world.sky_now == SKY_HOT_SKY)
        and not world.at_night
        and not world.under_ground
        and not unit.in_a_wood
    )


# at the end, for these modules use each other
from .field import sees, within  # noqa: E402
from .vision import is_the_king  # noqa: E402
