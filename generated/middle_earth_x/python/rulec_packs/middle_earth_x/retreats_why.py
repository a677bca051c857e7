"""The resolvers of retreats.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import Side
from ._kinds import Piece, Province, Retreat, Shore
from ._world import World
from .retreats import havens_in

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "havens_in": (
        Label('otherwise', ''),
    ),
    "may_retreat": (
        Label('yes', 'by land'),
        Label('yes', 'by water'),
        Label('otherwise', ''),
    ),
    "collides": (
        Label('holds', ''),
    ),
}


def why_havens_in(unit: Piece, goal: Province, side: Side | None) -> tuple[Sequence[Shore], Notes]:
    """The coasts of a province to which a fleet may retreat.

    `havens_in` with its notes: pairs of an index of LABELS['havens_in'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        shore
        for shore in unit.havens
        if shore.province is goal and (side is None or shore.side is None or shore.side == side)
    ], notes


def why_may_retreat(unit: Piece | None, goal: Province, side: Side | None) -> tuple[bool, Notes]:
    """The unit may retreat there.

    `may_retreat` with its notes: pairs of an index of LABELS['may_retreat'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if unit is not None:
        if goal in unit.refuges:
            notes.append((0, 0))
            return True, notes  # by land
        if len(havens_in(unit, goal, side)) == 1:
            notes.append((1, 0))
            return True, notes  # by water
    notes.append((2, 0))
    return False, notes


def why_collides(retreat: Retreat, world: World) -> tuple[bool, Notes]:
    """The retreat's goal is wanted by another as well.

    `collides` with its notes: pairs of an index of LABELS['collides'] and what it moved.
    cases "6.H.7".
    """
    notes: Notes = []
    if not any(other.goal is retreat.goal for other in world.retreats if other is not retreat):
        notes.append((0, 0))
        return False, notes
    return True, notes
