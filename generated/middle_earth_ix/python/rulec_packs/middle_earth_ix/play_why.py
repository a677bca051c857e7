"""The resolvers of play.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Power, Province
from ._world import World

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "told_to_hold": (
        Label('otherwise', ''),
    ),
    "left_alone": (
        Label('otherwise', ''),
    ),
}


def why_told_to_hold(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Where units of a power are ordered to hold.

    `told_to_hold` with its notes: pairs of an index of LABELS['told_to_hold'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit.place for unit in world.pieces if unit.owner is power and unit.ordered_to_hold], notes


def why_left_alone(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Where units of a power have no order.

    `left_alone` with its notes: pairs of an index of LABELS['left_alone'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit.place for unit in world.pieces if unit.owner is power and not unit.commanded], notes
