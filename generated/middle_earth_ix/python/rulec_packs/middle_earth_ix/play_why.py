"""The resolvers of play.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Piece, Power, Province, Shore
from ._world import World
from .play import off_one_of_several

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "off_one_of_several": (
        Label('holds', ''),
    ),
    "told_to_hold": (
        Label('otherwise', ''),
    ),
    "coasts_held": (
        Label('otherwise', ''),
    ),
    "coasts_left_alone": (
        Label('otherwise', ''),
    ),
    "left_alone": (
        Label('otherwise', ''),
    ),
}


def why_off_one_of_several(unit: Piece) -> tuple[bool, Notes]:
    """The unit lies off one of several coasts.

    `off_one_of_several` with its notes: pairs of an index of LABELS['off_one_of_several'] and what it
    moved.
    rules1971 "The board".
    """
    notes: Notes = []
    unit_shore = unit.shore
    if unit_shore is None or unit_shore.side is None:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_told_to_hold(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Where units of a power are ordered to hold.

    `told_to_hold` with its notes: pairs of an index of LABELS['told_to_hold'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        unit.place
        for unit in world.pieces
        if unit.owner is power and unit.ordered_to_hold and not off_one_of_several(unit)
    ], notes


def why_coasts_held(power: Power, world: World) -> tuple[Sequence[Shore], Notes]:
    """Off which coasts fleets of a power are ordered to hold.

    `coasts_held` with its notes: pairs of an index of LABELS['coasts_held'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        unit.shore
        for unit in world.pieces
        if unit.shore is not None
            and unit.owner is power
            and unit.ordered_to_hold
            and off_one_of_several(unit)
    ], notes


def why_coasts_left_alone(power: Power, world: World) -> tuple[Sequence[Shore], Notes]:
    """Off which coasts fleets of a power have no order.

    `coasts_left_alone` with its notes: pairs of an index of LABELS['coasts_left_alone'] and what it
    moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        unit.shore
        for unit in world.pieces
        if unit.shore is not None and unit.owner is power and not unit.commanded and off_one_of_several(unit)
    ], notes


def why_left_alone(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Where units of a power have no order.

    `left_alone` with its notes: pairs of an index of LABELS['left_alone'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        unit.place
        for unit in world.pieces
        if unit.owner is power and not unit.commanded and not off_one_of_several(unit)
    ], notes
