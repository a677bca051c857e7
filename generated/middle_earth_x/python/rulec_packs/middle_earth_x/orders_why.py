"""The resolvers of orders.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, is_linked

from ._choices import ARM_ARMY, ARM_DOUBLE_ARMY, ARM_FLEET, Arm, Side
from ._kinds import Piece, Power, Province, Shore
from ._world import World
from ._board import onward, reaches, ways_from
from .calendar import season_of_retreats
from .orders import coasts_open, fleets_at_sea, leaving, named_seas, touches, unit_in_place

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "unit_in_place": (
        Label('otherwise', ''),
    ),
    "leaving": (
        Label('otherwise', ''),
    ),
    "sort_of_unit": (
        Label('case', '', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", lines 50-52', 'armies'),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "belongs_to_it": (
        Label('no', "somebody else's"),
        Label('otherwise', ''),
    ),
    "awaits_order": (
        Label('holds', ''),
    ),
    "fleets_at_sea": (
        Label('otherwise', ''),
    ),
    "coast_named": (
        Label('case', 'the coast that is named'),
        Label('otherwise', ''),
    ),
    "coasts_open": (
        Label('otherwise', ''),
    ),
    "can_go": (
        Label('no', 'it stands there', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.5"'),
        Label('yes', 'by land'),
        Label('yes', 'fleets could carry it'),
        Label('yes', 'by water'),
        Label('otherwise', ''),
    ),
    "within_reach": (
        Label('case', 'by land'),
        Label('otherwise', ''),
    ),
    "waters_within_reach": (
        Label('case', 'by water'),
        Label('otherwise', ''),
    ),
    "coast_is_clear": (
        Label('no', 'several coasts'),
        Label('otherwise', ''),
    ),
    "can_help": (
        Label('no', 'nobody supports itself', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.8"'),
        Label('holds', ''),
    ),
    "can_carry": (
        Label('no', 'only a fleet at sea can carry'),
        Label('no', 'a fleet is not carried', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.7"'),
        Label('no', 'no place to land', 1, 'Published adjudication cases (version 3.0 numbering), "6.A.5"'),
        Label('otherwise', ''),
    ),
    "occupant": (
        Label('otherwise', ''),
    ),
    "carried": (
        Label('holds', ''),
    ),
    "touches": (
        Label('holds', ''),
    ),
    "named_seas": (
        Label('otherwise', ''),
    ),
    "seas_without_fleet": (
        Label('otherwise', ''),
    ),
    "route_leads": (
        Label('no', 'the first sea does not touch the land'),
        Label('no', 'the second does not touch the first'),
        Label('no', 'the third does not touch the second'),
        Label('yes', 'none is named'),
        Label('yes', ''),
        Label('yes', ''),
        Label('yes', ''),
        Label('otherwise', ''),
    ),
    "to_disband": (
        Label('case', 'it was driven out'),
        Label('otherwise', ''),
    ),
}


def why_unit_in_place(power: Power, place: Province, world: World) -> tuple[Piece | None, Notes]:
    """The unit of a power in a province.

    `unit_in_place` with its notes: pairs of an index of LABELS['unit_in_place'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (unit for unit in world.pieces if unit.owner is power and unit.place is place and not unit.expelled),
        None,
    ), notes


def why_leaving(power: Power, place: Province, world: World) -> tuple[Piece | None, Notes]:
    """The unit of a power that was driven out of a province.

    `leaving` with its notes: pairs of an index of LABELS['leaving'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (unit for unit in world.pieces if unit.owner is power and unit.place is place and unit.expelled),
        None,
    ), notes


def why_sort_of_unit(arm: Arm | None) -> tuple[str, Notes]:
    """What a kind of unit is called.

    `sort_of_unit` with its notes: pairs of an index of LABELS['sort_of_unit'] and what it moved.
    rules1971 "The pieces".
    """
    notes: Notes = []
    if arm == ARM_DOUBLE_ARMY:
        notes.append((0, 0))
        return 'a double army', notes  # armies
    if arm == ARM_ARMY:
        notes.append((1, 0))
        return 'an army', notes
    if arm == ARM_FLEET:
        notes.append((2, 0))
        return 'a fleet', notes
    notes.append((3, 0))
    return 'a unit', notes


def why_belongs_to_it(unit: Piece | None, owner: Power | None) -> tuple[bool, Notes]:
    """The unit is of the power that is named.

    `belongs_to_it` with its notes: pairs of an index of LABELS['belongs_to_it'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    if unit is not None and owner is not None and unit.owner is not owner:
        notes.append((0, 0))
        return False, notes  # somebody else's
    notes.append((1, 0))
    return True, notes


def why_awaits_order(unit: Piece | None) -> tuple[bool, Notes]:
    """The unit has no order yet.

    `awaits_order` with its notes: pairs of an index of LABELS['awaits_order'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    if unit is None or unit.commanded:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_fleets_at_sea(world: World) -> tuple[Sequence[Shore], Notes]:
    """The seas in which fleets lie.

    `fleets_at_sea` with its notes: pairs of an index of LABELS['fleets_at_sea'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit.shore for unit in world.pieces if unit.shore is not None and unit.place.sea], notes


def why_coast_named(place: Province, side: Side | None) -> tuple[Shore | None, Notes]:
    """The coast of a province that an order names.

    `coast_named` with its notes: pairs of an index of LABELS['coast_named'] and what it moved.
    cases "6.B.3".
    """
    notes: Notes = []
    if side is not None:
        notes.append((0, 0))
        # the coast that is named
        return next((shore for shore in place.shores if shore.side == side), None), notes
    notes.append((1, 0))
    return None, notes


def why_coasts_open(unit: Piece, goal: Province, side: Side | None) -> tuple[Sequence[Shore], Notes]:
    """The coasts at which a fleet could arrive.

    `coasts_open` with its notes: pairs of an index of LABELS['coasts_open'] and what it moved.
    cases "6.B.1", "6.B.3".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        shore
        for shore in goal.shores
        if unit.shore is not None
            and shore in unit.shore.near
            and (side is None or shore.side is None or shore.side == side)
    ], notes


def why_can_go(unit: Piece | None, goal: Province, side: Side | None, world: World) -> tuple[bool, Notes]:
    """The unit can go there.

    `can_go` with its notes: pairs of an index of LABELS['can_go'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if unit is None or unit.place is goal:
        notes.append((0, 0))
        return False, notes  # it stands there
    if unit is not None:
        if unit.shore is None:
            unit_place = unit.place
            if goal in ways_from(unit_place, world):
                notes.append((1, 0))
                return True, notes  # by land
            if (
                not goal.sea
                and any(
                    is_linked(start, goal.shores, fleets_at_sea(world), lambda shore: onward(shore))
                    for start in unit_place.shores
                )
            ):
                notes.append((2, 0))
                return True, notes  # fleets could carry it
        if len(coasts_open(unit, goal, side)) == 1:
            notes.append((3, 0))
            return True, notes  # by water
    notes.append((4, 0))
    return False, notes


def why_within_reach(unit: Piece | None, world: World) -> tuple[Sequence[Province], Notes]:
    """The provinces to which an army gets by itself.

    `within_reach` with its notes: pairs of an index of LABELS['within_reach'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if unit is not None and unit.shore is None:
        notes.append((0, 0))
        return ways_from(unit.place, world), notes  # by land
    notes.append((1, 0))
    return (), notes


def why_waters_within_reach(unit: Piece | None) -> tuple[Sequence[Shore], Notes]:
    """The coasts and seas to which a fleet gets.

    `waters_within_reach` with its notes: pairs of an index of LABELS['waters_within_reach'] and what it
    moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if unit is not None and unit.shore is not None:
        notes.append((0, 0))
        return unit.shore.near, notes  # by water
    notes.append((1, 0))
    return (), notes


def why_coast_is_clear(unit: Piece | None, goal: Province, side: Side | None) -> tuple[bool, Notes]:
    """It is clear at which coast the unit arrives.

    `coast_is_clear` with its notes: pairs of an index of LABELS['coast_is_clear'] and what it moved.
    cases "6.B.1".
    """
    notes: Notes = []
    if unit is not None and len(coasts_open(unit, goal, side)) > 1:
        notes.append((0, 0))
        return False, notes  # several coasts
    notes.append((1, 0))
    return True, notes


def why_can_help(
    unit: Piece | None,
    friend: Piece | None,
    goal: Province,
    world: World,
) -> tuple[bool, Notes]:
    """The unit can give that support.

    `can_help` with its notes: pairs of an index of LABELS['can_help'] and what it moved.
    cases "6.A.10".
    """
    notes: Notes = []
    if unit is None or friend is None or unit is friend:
        notes.append((0, 0))
        return False, notes  # nobody supports itself
    if unit is None or not reaches(unit, goal, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_can_carry(unit: Piece | None, freight: Piece | None, goal: Province) -> tuple[bool, Notes]:
    """The fleet can carry the army.

    `can_carry` with its notes: pairs of an index of LABELS['can_carry'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    if unit is None or unit.shore is None or not unit.place.sea:
        notes.append((0, 0))
        return False, notes  # only a fleet at sea can carry
    if freight is None or freight.shore is not None:
        notes.append((1, 0))
        return False, notes  # a fleet is not carried
    if goal.sea or (freight is not None and freight.place is goal):
        notes.append((2, 0))
        return False, notes  # no place to land
    notes.append((3, 0))
    return True, notes


def why_occupant(place: Province, world: World) -> tuple[Piece | None, Notes]:
    """The unit in a province, whosever it is.

    `occupant` with its notes: pairs of an index of LABELS['occupant'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((unit for unit in world.pieces if unit.place is place and not unit.expelled), None), notes


def why_carried(unit: Piece | None) -> tuple[bool, Notes]:
    """The unit is an army.

    `carried` with its notes: pairs of an index of LABELS['carried'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    if unit is not None and unit.shore is not None:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_touches(one: Province, other: Province) -> tuple[bool, Notes]:
    """Water leads from the one to the other.

    `touches` with its notes: pairs of an index of LABELS['touches'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if not any(any(next_ in shore.near for next_ in other.shores) for shore in one.shores):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_named_seas(
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    world: World,
) -> tuple[Sequence[Province], Notes]:
    """The seas that an order names.

    `named_seas` with its notes: pairs of an index of LABELS['named_seas'] and what it moved.
    """
    notes: Notes = []
    notes.append((0, 0))
    return [sea for sea in world.provinces if sea is crossing or sea is second or sea is third], notes


def why_seas_without_fleet(
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    world: World,
) -> tuple[Sequence[Province], Notes]:
    """The seas that an order names and where no fleet lies.

    `seas_without_fleet` with its notes: pairs of an index of LABELS['seas_without_fleet'] and what it
    moved.
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        sea
        for sea in named_seas(crossing, second, third, world)
        if not any(unit.place is sea and unit.shore is not None for unit in world.pieces)
    ], notes


def why_route_leads(
    place: Province,
    crossing: Province | None,
    second: Province | None,
    third: Province | None,
    goal: Province,
) -> tuple[bool, Notes]:
    """The seas that are named lead there.

    `route_leads` with its notes: pairs of an index of LABELS['route_leads'] and what it moved.
    """
    notes: Notes = []
    if crossing is not None:
        if not touches(place, crossing):
            notes.append((0, 0))
            return False, notes  # the first sea does not touch the land
        if second is not None and not touches(crossing, second):
            notes.append((1, 0))
            return False, notes  # the second does not touch the first
    if second is not None and third is not None and not touches(second, third):
        notes.append((2, 0))
        return False, notes  # the third does not touch the second
    if crossing is None:
        notes.append((3, 0))
        return True, notes  # none is named
    if third is not None and touches(third, goal):
        notes.append((4, 0))
        return True, notes
    if third is None and second is not None and touches(second, goal):
        notes.append((5, 0))
        return True, notes
    if second is None and crossing is not None and touches(crossing, goal):
        notes.append((6, 0))
        return True, notes
    notes.append((7, 0))
    return False, notes


def why_to_disband(power: Power, place: Province, world: World) -> tuple[Piece | None, Notes]:
    """The unit of a power that it can disband in a province.

    `to_disband` with its notes: pairs of an index of LABELS['to_disband'] and what it moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    if season_of_retreats(world):
        notes.append((0, 0))
        return leaving(power, place, world), notes  # it was driven out
    notes.append((1, 0))
    return unit_in_place(power, place, world), notes
