"""The resolvers of movement.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

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
    CHARGE_RESTS_CHARGES_ON_END, CHARGE_RESTS_REST, GROUND_SHARES_PART, MOVERS_MOVER, PACES_DISTANCE,
    TROOP_RACE, charge_rests_rest_cell, ground_shares_part, ground_shares_part_cell, paces_distance_cell,
)
from ._world import World
from .morale import mounted
from .movement import breaks_ranks, mover, pace, rest_needed, walker
from .weather import longer_rest, pace_under

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "mover": (
        Label('case', 'a mumak is faster than an elephant'),
        Label('otherwise', ''),
    ),
    "walker": (
        Label('case', "on wolves' feet"),
        Label('case', 'great beasts'),
        Label('case', 'on wheels'),
        Label('case', 'on horseback'),
        Label('case', 'elves and rangers'),
        Label('case', 'dwarves'),
        Label('case', 'orcs'),
        Label('otherwise', 'all others on foot', 1, 'ruling "Who crosses the ground as infantry does"'),
    ),
    "pace": (
        Label('base', 'the movement table'),
        Label('times', 'the ground', 4),
        Label('times', 'the weather', 400),
        Label('round', '', 400),
    ),
    "passable": (
        Label('yes', 'open ground'),
        Label('yes', 'it flies'),
        Label('holds', ''),
    ),
    "breaks_ranks": (
        Label('no', 'open ground'),
        Label('no', 'it flies'),
        Label('holds', ''),
    ),
    "order_behind": (
        Label('case', 'an obstacle that costs movement'),
        Label('otherwise', ''),
    ),
    "counts_as_rest": (
        Label('holds', ''),
    ),
    "rest_needed": (
        Label('base', '', 4),
        Label('add', 'the heat', 4),
    ),
    "may_charge": (
        Label('yes', 'its breath still holds'),
        Label('holds', ''),
    ),
    "straight_run": (
        Label('base', ''),
        Label('times', 'the last part of it', 3),
        Label('round', '', 3),
    ),
    "charge_reaches": (
        Label('holds', ''),
    ),
    "turn_cost": (
        Label('base', 'formed infantry'),
        Label('base', 'looser infantry', 1, 'ruling "How those turn about who are neither formed nor semi formed"'),
        Label('base', 'formed cavalry'),
        Label('base', 'looser cavalry', 1, 'ruling "How those turn about who are neither formed nor semi formed"'),
    ),
}


def why_mover(unit: Unit) -> tuple[Mover, Notes]:
    """Line of the movement table.

    `mover` with its notes: pairs of an index of LABELS['mover'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_ELEPHANT and unit.strikes_as == STRIKER_MUMAK:
        notes.append((0, 0))
        return MOVER_MUMAK_MOVER, notes  # a mumak is faster than an elephant
    notes.append((1, 0))
    return MOVERS_MOVER[unit_struck_as], notes


def why_walker(unit: Unit) -> tuple[GroundWalker, Notes]:
    """Line of the terrain table.

    `walker` with its notes: pairs of an index of LABELS['walker'] and what it moved.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_WOLF or unit_struck_as == STRUCK_WARG or unit_struck_as == STRUCK_WOLF_RIDER:
        notes.append((0, 0))
        return GROUND_WALKER_WOLF_WALKER, notes  # on wolves' feet
    if unit_struck_as == STRUCK_ELEPHANT:
        notes.append((1, 0))
        return GROUND_WALKER_BEAST_WALKER, notes  # great beasts
    if unit_struck_as == STRUCK_CHARIOT:
        notes.append((2, 0))
        return GROUND_WALKER_CHARIOT_WALKER, notes  # on wheels
    if (
        unit_struck_as == STRUCK_LIGHT_HORSE
        or unit_struck_as == STRUCK_MEDIUM_HORSE
        or unit_struck_as == STRUCK_HEAVY_HORSE
    ):
        notes.append((3, 0))
        return GROUND_WALKER_HORSE_WALKER, notes  # on horseback
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ELF or TROOP_RACE[unit_troop] == RACE_RANGER:
        notes.append((4, 0))
        return GROUND_WALKER_ELF_WALKER, notes  # elves and rangers
    if TROOP_RACE[unit_troop] == RACE_DWARF:
        notes.append((5, 0))
        return GROUND_WALKER_DWARF_WALKER, notes  # dwarves
    if (
        TROOP_RACE[unit_troop] == RACE_ORC
        or TROOP_RACE[unit_troop] == RACE_URUK
        or TROOP_RACE[unit_troop] == RACE_MAN_ORC
    ):
        notes.append((6, 0))
        return GROUND_WALKER_ORC_WALKER, notes  # orcs
    notes.append((7, 0))
    return GROUND_WALKER_FOOT_WALKER, notes  # all others on foot


def why_pace(unit: Unit, gait: Gait, ground: GroundSort, sky: Sky, endless_rain: bool) -> tuple[int, Notes]:
    """How far a unit moves.

    `pace` with its notes: pairs of an index of LABELS['pace'] and what it moved.
    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "EFFECTS OF TERRAIN ON MOVEMENT", "WEATHER".
    """
    notes: Notes = []
    value = PACES_DISTANCE[mover(unit)][gait]  # the movement table
    if value < FLOOR:
        value = paces_distance_cell(value)
    notes.append((0, value))
    if ground != GROUND_SORT_OPEN_GROUND and unit.struck_as != STRUCK_GREAT_EAGLE:
        times = GROUND_SHARES_PART[walker(unit)][ground]
        if times < FLOOR:
            times = ground_shares_part_cell(times)
        notes.append((1, value * (times - 4)))
        value *= times  # the ground
    else:
        value *= 4
    if sky != SKY_FAIR_SKY and sky != SKY_HOT_SKY:
        times_ = pace_under(sky, endless_rain)
        notes.append((2, value * (times_ - 100)))
        value *= times_  # the weather
    else:
        value *= 100
    before = value
    value //= 400
    notes.append((3, 400 * value - before))
    return value, notes


def why_passable(unit: Unit, ground: GroundSort) -> tuple[bool, Notes]:
    """The unit can cross it.

    `passable` with its notes: pairs of an index of LABELS['passable'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    if ground == GROUND_SORT_OPEN_GROUND:
        notes.append((0, 0))
        return True, notes  # open ground
    if unit.struck_as == STRUCK_GREAT_EAGLE:
        notes.append((1, 0))
        return True, notes  # it flies
    if ground_shares_part(walker(unit), ground) <= 0:
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_breaks_ranks(unit: Unit, ground: GroundSort) -> tuple[bool, Notes]:
    """Crossing it breaks the ranks of the unit.

    `breaks_ranks` with its notes: pairs of an index of LABELS['breaks_ranks'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORGANIZATION".
    """
    notes: Notes = []
    if ground == GROUND_SORT_OPEN_GROUND:
        notes.append((0, 0))
        return False, notes  # open ground
    if unit.struck_as == STRUCK_GREAT_EAGLE:
        notes.append((1, 0))
        return False, notes  # it flies
    if ground_shares_part(walker(unit), ground) >= 4:
        notes.append((2, 0))
        return False, notes
    return True, notes


def why_order_behind(unit: Unit, ground: GroundSort) -> tuple[Organisation, Notes]:
    """Organisation behind an obstacle.

    `order_behind` with its notes: pairs of an index of LABELS['order_behind'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORGANIZATION".
    """
    notes: Notes = []
    if (
        breaks_ranks(unit, ground)
        and (unit.organisation == ORGANISATION_FORMED or unit.organisation == ORGANISATION_SEMI_FORMED)
    ):
        notes.append((0, 0))
        return ORGANISATION_UNFORMED, notes  # an obstacle that costs movement
    notes.append((1, 0))
    unit_organisation = unit.organisation
    return unit_organisation, notes


def why_counts_as_rest(unit: Unit, world: World) -> tuple[bool, Notes]:
    """The unit rests in this move.

    `counts_as_rest` with its notes: pairs of an index of LABELS['counts_as_rest'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if unit.foe is not None or world.happened('charge_was_made', 'this', 0, unit) or unit.shaken_now:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_rest_needed(unit: Unit, sky: Sky) -> tuple[int, Notes]:
    """Rest before the next charge.

    `rest_needed` with its notes: pairs of an index of LABELS['rest_needed'] and what it moved.
    In steps of 1/4 moves.
    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "WEATHER".
    """
    notes: Notes = []
    value = CHARGE_RESTS_REST[mover(unit)]
    if value < FLOOR:
        value = charge_rests_rest_cell(value)
    notes.append((0, value))
    amount = longer_rest(sky)
    notes.append((1, amount))
    value += amount  # the heat
    return value, notes


def why_may_charge(unit: Unit, charges: int, rested: int, sky: Sky) -> tuple[bool, Notes]:
    """The unit may charge.

    `may_charge` with its notes: pairs of an index of LABELS['may_charge'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if charges < CHARGE_RESTS_CHARGES_ON_END[mover(unit)]:
        notes.append((0, 0))
        return True, notes  # its breath still holds
    if rested < rest_needed(unit, sky):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_straight_run(distance: int) -> tuple[int, Notes]:
    """How much of a charge is straight.

    `straight_run` with its notes: pairs of an index of LABELS['straight_run'] and what it moved.
    In metres.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    value = distance
    notes.append((0, value))
    notes.append((1, -1 * value))
    value *= 2  # the last part of it
    before = value
    value = -1 * (-1 * value // 3)
    notes.append((2, 3 * value - before))
    return value, notes


def why_charge_reaches(unit: Unit, distance: int, ground: GroundSort, sky: Sky) -> tuple[bool, Notes]:
    """The charge of the unit reaches the enemy.

    `charge_reaches` with its notes: pairs of an index of LABELS['charge_reaches'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if distance > pace(unit, GAIT_CHARGE_RUN, ground, sky, False):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_turn_cost(unit: Unit) -> tuple[int, Notes]:
    """What turning about costs.

    `turn_cost` with its notes: pairs of an index of LABELS['turn_cost'] and what it moved.
    In metres.
    wargames "EFFECTS OF TERRAIN ON MOVEMENT".
    """
    notes: Notes = []
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_FORMED and not mounted(unit):
        notes.append((0, 60))
        value = 60  # formed infantry
    elif unit_organisation != ORGANISATION_FORMED and not mounted(unit):
        notes.append((1, 40))
        value = 40  # looser infantry
    elif unit_organisation == ORGANISATION_FORMED and mounted(unit):
        notes.append((2, 100))
        value = 100  # formed cavalry
    elif unit_organisation != ORGANISATION_FORMED and mounted(unit):
        notes.append((3, 80))
        value = 80  # looser cavalry
    else:
        value = 0
    return value, notes
