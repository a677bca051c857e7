"""The resolvers of winter.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present, steps_between

from ._choices import Side
from ._kinds import Piece, Power, Province, Shore
from ._world import VARIANT_WAY_TO_HELD, World
from ._board import ways_from
from .winter import around, seats

_VARIANT_WAY_TO_HELD_BIT: Final = 1 << VARIANT_WAY_TO_HELD

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "docks": (
        Label('otherwise', ''),
    ),
    "around": (
        Label('otherwise', ''),
    ),
    "seats": (
        Label('otherwise', '', 1, '', 'winter'),
        Label('otherwise', ''),
    ),
    "way_from": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "arm_rank": (
        Label('case', 'a fleet'),
        Label('otherwise', ''),
    ),
}


def why_docks(place: Province, side: Side | None) -> tuple[Sequence[Shore], Notes]:
    """The coasts at which a fleet can be built.

    `docks` with its notes: pairs of an index of LABELS['docks'] and what it moved.
    cases "6.B.14".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        shore
        for shore in place.shores
        if not place.sea and (side is None or shore.side is None or shore.side == side)
    ], notes


def why_around(place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """The provinces that an army or a fleet can go to from a province.

    `around` with its notes: pairs of an index of LABELS['around'] and what it moved.
    rules1971 "Civil disorder".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        other
        for other in world.provinces
        if other in ways_from(place)
            or any(any(next_ in shore.near for next_ in other.shores) for shore in place.shores)
    ], notes


def why_seats(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """The supply centres from which a power's way is counted.

    `seats` with its notes: pairs of an index of LABELS['seats'] and what it moved.
    """
    notes: Notes = []
    if world.variants & _VARIANT_WAY_TO_HELD_BIT:
        notes.append((0, 0))
        # winter
        return [place for place in world.provinces if place.supply_centre and place.owner is power], notes
    notes.append((1, 0))
    return [place for place in world.provinces if place.supply_centre and place.homeland is power], notes


def why_way_from(place: Province, power: Power, world: World) -> tuple[int, Notes]:
    """How far a province is from a power's centres.

    `way_from` with its notes: pairs of an index of LABELS['way_from'] and what it moved.
    In plain numbers.
    """
    notes: Notes = []
    if steps_between(
        place, seats(power, world), world.provinces, lambda other: around(other, world),
    ) is not None:
        notes.append((0, 0))
        return present(
            steps_between(place, seats(power, world), world.provinces, lambda other: around(other, world)),
            '',
        ), notes
    notes.append((1, 0))
    return len(world.provinces), notes


def why_arm_rank(unit: Piece | None) -> tuple[int, Notes]:
    """Fleets go before armies.

    `arm_rank` with its notes: pairs of an index of LABELS['arm_rank'] and what it moved.
    In plain numbers.
    rules1971 "Civil disorder".
    """
    notes: Notes = []
    if unit is not None and unit.shore is not None:
        notes.append((0, 0))
        return 0, notes  # a fleet
    notes.append((1, 0))
    return 1, notes
