"""Resolvers of movement.rules."""

from __future__ import annotations

from rulec.runtime import FLOOR

from ._choices import (
    GAIT_CHARGE_RUN, GROUND_SORT_OPEN_GROUND, GROUND_WALKER_BEAST_WALKER, GROUND_WALKER_CHARIOT_WALKER,
    GROUND_WALKER_DWARF_WALKER, GROUND_WALKER_ELF_WALKER, GROUND_WALKER_FOOT_WALKER,
    GROUND_WALKER_HORSE_WALKER, GROUND_WALKER_ORC_WALKER, GROUND_WALKER_WOLF_WALKER, Gait, GroundSort,
    GroundWalker, MOVER_MUMAK_MOVER, Mover, ORGANISATION_FORMED, ORGANISATION_SEMI_FORMED,
    ORGANISATION_UNFORMED, Organisation, RACE_DWARF, RACE_ELF, RACE_MAN_ORC, RACE_ORC, RACE_RANGER,
    RACE_URUK, SKY_FAIR_SKY, SKY_HOT_SKY, STRIKER_MUMAK, STRUCK_CHARIOT, STRUCK_ELEPHANT,
    STRUCK_GREAT_EAGLE, STRUCK_HEAVY_HORSE, STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_WARG,
    STRUCK_WOLF, STRUCK_WOLF_RIDER, Sky,
)
from ._kinds import Unit
from ._tables import (
    CHARGE_RESTS_CHARGES_ON_END, CHARGE_RESTS_REST, MOVERS_MOVER, PACES_DISTANCE, TROOP_RACE,
    charge_rests_rest_cell, ground_shares_part, paces_distance_cell,
)
from ._world import World
from .morale import mounted
from .weather import longer_rest, pace_under


def mover(unit: Unit) -> Mover:
    """Line of the movement table.

    wargames "MOVEMENT".
    """
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_ELEPHANT and unit.strikes_as == STRIKER_MUMAK:
        return MOVER_MUMAK_MOVER  # a mumak is faster than an elephant
    return MOVERS_MOVER[unit_struck_as]


def walker(unit: Unit) -> GroundWalker:
    """Line of the terrain table.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG or unit_struck_as == STRUCK_WOLF_RIDER:
        return GROUND_WALKER_WOLF_WALKER  # on wolves' feet
    if unit_struck_as == STRUCK_ELEPHANT:
        return GROUND_WALKER_BEAST_WALKER  # great beasts
    if unit_struck_as == STRUCK_CHARIOT:
        return GROUND_WALKER_CHARIOT_WALKER  # on wheels
    if (
        unit_struck_as == STRUCK_LIGHT_HORSE
        or unit_struck_as == STRUCK_MEDIUM_HORSE
        or unit_struck_as == STRUCK_HEAVY_HORSE
    ):
        return GROUND_WALKER_HORSE_WALKER  # on horseback
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ELF or TROOP_RACE[unit_troop] == RACE_RANGER:
        return GROUND_WALKER_ELF_WALKER  # elves and rangers
    if TROOP_RACE[unit_troop] == RACE_DWARF:
        return GROUND_WALKER_DWARF_WALKER  # dwarves
    if (
        TROOP_RACE[unit_troop] == RACE_ORC
        or TROOP_RACE[unit_troop] == RACE_URUK
        or TROOP_RACE[unit_troop] == RACE_MAN_ORC
    ):
        return GROUND_WALKER_ORC_WALKER  # orcs
    return GROUND_WALKER_FOOT_WALKER  # all others on foot


def pace(unit: Unit, gait: Gait, ground: GroundSort, sky: Sky, endless_rain: bool) -> int:
    """How far a unit moves.

    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "EFFECTS OF TERRAIN ON MOVEMENT", "WEATHER".
    """
    value = PACES_DISTANCE[mover(unit)][gait]  # the movement table
    if value < FLOOR:
        value = paces_distance_cell(value)
    if ground != GROUND_SORT_OPEN_GROUND and unit.struck_as != STRUCK_GREAT_EAGLE:
        value *= ground_shares_part(walker(unit), ground)  # the ground
    else:
        value *= 4
    if sky != SKY_FAIR_SKY and sky != SKY_HOT_SKY:
        value *= pace_under(sky, endless_rain)  # the weather
    else:
        value *= 100
    return value // 400


def passable(unit: Unit, ground: GroundSort) -> bool:
    """The unit can cross it.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    if ground == GROUND_SORT_OPEN_GROUND:
        return True  # open ground
    if unit.struck_as == STRUCK_GREAT_EAGLE:
        return True  # it flies
    return ground_shares_part(walker(unit), ground) > 0


def breaks_ranks(unit: Unit, ground: GroundSort) -> bool:
    """Crossing it breaks the ranks of the unit.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORGANIZATION".
    """
    if ground == GROUND_SORT_OPEN_GROUND:
        return False  # open ground
    if unit.struck_as == STRUCK_GREAT_EAGLE:
        return False  # it flies
    return ground_shares_part(walker(unit), ground) < 4


def order_behind(unit: Unit, ground: GroundSort) -> Organisation:
    """Organisation behind an obstacle.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORGANIZATION".
    """
    if (
        breaks_ranks(unit, ground)
        and (unit.organisation == ORGANISATION_FORMED or unit.organisation == ORGANISATION_SEMI_FORMED)
    ):
        return ORGANISATION_UNFORMED  # an obstacle that costs movement
    return unit.organisation


def counts_as_rest(unit: Unit, world: World) -> bool:
    """The unit rests in this move.

    wargames "MOVEMENT".
    """
    return unit.foe is None and not world.happened('charge_was_made', 'this', 0, unit) and not unit.shaken_now


def rest_needed(unit: Unit, sky: Sky) -> int:
    """Rest before the next charge.

    In steps of 1/4 moves.
    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "WEATHER".
    """
    value = CHARGE_RESTS_REST[mover(unit)]
    if value < FLOOR:
        value = charge_rests_rest_cell(value)
    return value + longer_rest(sky)  # the heat


def may_charge(unit: Unit, charges: int, rested: int, sky: Sky) -> bool:
    """The unit may charge.

    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    if charges < CHARGE_RESTS_CHARGES_ON_END[mover(unit)]:
        return True  # its breath still holds
    return rested >= rest_needed(unit, sky)


def straight_run(distance: int) -> int:
    """How much of a charge is straight.

    In metres.
    wargames "MOVEMENT".
    """
    value = distance
    value *= 2  # the last part of it
    return -1 * (-1 * value // 3)


def charge_reaches(unit: Unit, distance: int, ground: GroundSort, sky: Sky) -> bool:
    """The charge of the unit reaches the enemy.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    return distance <= pace(unit, GAIT_CHARGE_RUN, ground, sky, False)


def turn_cost(unit: Unit) -> int:
    """What turning about costs.

    In metres.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_FORMED and not mounted(unit):
        value = 60  # formed infantry
    elif unit_organisation != ORGANISATION_FORMED and not mounted(unit):
        value = 40  # looser infantry
    elif unit_organisation == ORGANISATION_FORMED and mounted(unit):
        value = 100  # formed cavalry
    elif unit_organisation != ORGANISATION_FORMED and mounted(unit):
        value = 80  # looser cavalry
    else:
        value = 0
    return value
