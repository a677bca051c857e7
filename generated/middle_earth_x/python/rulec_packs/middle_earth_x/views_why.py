"""The resolvers of views.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present

from ._kinds import Arm, Power, Province
from ._world import World
from .board import arm_of
from .calendar import centres_of, plays, units_of
from .orders import occupant, unit_in_place
from .views import arm_at, holder_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "holder_of": (
        Label('otherwise', ''),
    ),
    "arm_at": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "units_on_board": (
        Label('otherwise', ''),
    ),
    "units_on_board_whose": (
        Label('otherwise', ''),
    ),
    "units_on_board_unit": (
        Label('otherwise', ''),
    ),
    "supply_centres": (
        Label('otherwise', ''),
    ),
    "supply_centres_owner": (
        Label('otherwise', ''),
    ),
    "fortunes": (
        Label('otherwise', ''),
    ),
    "fortunes_centres": (
        Label('otherwise', ''),
    ),
    "fortunes_units": (
        Label('otherwise', ''),
    ),
}


def why_holder_of(place: Province, world: World) -> tuple[Power | None, Notes]:
    """Whose unit stands in a province.

    `holder_of` with its notes: pairs of an index of LABELS['holder_of'] and what it moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((power for power in world.powers if unit_in_place(power, place, world) is not None), None), notes


def why_arm_at(place: Province, world: World) -> tuple[Arm | None, Notes]:
    """What stands in a province.

    `arm_at` with its notes: pairs of an index of LABELS['arm_at'] and what it moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    if occupant(place, world) is not None:
        notes.append((0, 0))
        return arm_of(present(occupant(place, world), '')), notes
    notes.append((1, 0))
    return None, notes


def why_units_on_board(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Units on the board.

    `units_on_board` with its notes: pairs of an index of LABELS['units_on_board'] and what it moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [place for place in world.provinces if holder_of(place, world) is not None], notes


def why_units_on_board_whose(power: Power, place: Province, world: World) -> tuple[Power, Notes]:
    """Units on board whose.

    `units_on_board_whose` with its notes: pairs of an index of LABELS['units_on_board_whose'] and what
    it moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(holder_of(place, world), ''), notes


def why_units_on_board_unit(power: Power, place: Province, world: World) -> tuple[Arm | None, Notes]:
    """Units on board unit.

    `units_on_board_unit` with its notes: pairs of an index of LABELS['units_on_board_unit'] and what it
    moved.
    Diplomacy, the rulebook of 1971, "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return arm_at(place, world), notes


def why_supply_centres(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Supply centres.

    `supply_centres` with its notes: pairs of an index of LABELS['supply_centres'] and what it moved.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [place for place in world.provinces if place.supply_centre], notes


def why_supply_centres_owner(power: Power, place: Province) -> tuple[Power | None, Notes]:
    """Power that holds it.

    `supply_centres_owner` with its notes: pairs of an index of LABELS['supply_centres_owner'] and what
    it moved.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.owner, notes


def why_fortunes(power: Power, world: World) -> tuple[Sequence[Power], Notes]:
    """How the powers stand.

    `fortunes` with its notes: pairs of an index of LABELS['fortunes'] and what it moved.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [other for other in world.powers if plays(other, world)], notes


def why_fortunes_centres(power: Power, other: Power, world: World) -> tuple[int, Notes]:
    """Fortunes centres.

    `fortunes_centres` with its notes: pairs of an index of LABELS['fortunes_centres'] and what it
    moved.
    In centres.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return centres_of(other, world), notes


def why_fortunes_units(power: Power, other: Power, world: World) -> tuple[int, Notes]:
    """Fortunes units.

    `fortunes_units` with its notes: pairs of an index of LABELS['fortunes_units'] and what it moved.
    In plain numbers.
    Diplomacy, the rulebook of 1971, "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return units_of(other, world), notes
