"""The resolvers of nazgul.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Piece, Power, Province, Wraith
from ._world import World
from .views import holder_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "wraith_at": (
        Label('otherwise', ''),
    ),
    "goes_along": (
        Label('no', 'they do not begin together'),
        Label('yes', 'both stay'),
        Label('yes', 'both go the same way'),
        Label('otherwise', ''),
    ),
    "among_foes": (
        Label('holds', ''),
    ),
    "with_army": (
        Label('holds', ''),
    ),
    "nazgul": (
        Label('otherwise', ''),
    ),
    "nazgul_whose": (
        Label('otherwise', ''),
    ),
    "nazgul_sign": (
        Label('otherwise', ''),
    ),
}


def why_wraith_at(power: Power, place: Province, world: World) -> tuple[Wraith | None, Notes]:
    """The Nazgul of a power in a province.

    `wraith_at` with its notes: pairs of an index of LABELS['wraith_at'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (wraith for wraith in world.wraiths if wraith.owner is power and wraith.place is place), None,
    ), notes


def why_goes_along(wraith: Wraith, unit: Piece, world: World) -> tuple[bool, Notes]:
    """The Nazgul does what the unit does.

    `goes_along` with its notes: pairs of an index of LABELS['goes_along'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if wraith.owner is not unit.owner or wraith.place is not unit.place:
        notes.append((0, 0))
        return False, notes  # they do not begin together
    wraith_ride_goal = wraith.ride_goal
    if wraith_ride_goal is None and not any(move.unit is unit for move in world.moves):
        notes.append((1, 0))
        return True, notes  # both stay
    if (
        wraith_ride_goal is not None
        and wraith.ride_on is None
        and any(move.unit is unit and move.goal is wraith_ride_goal for move in world.moves)
    ):
        notes.append((2, 0))
        return True, notes  # both go the same way
    notes.append((3, 0))
    return False, notes


def why_among_foes(wraith: Wraith, world: World) -> tuple[bool, Notes]:
    """The Nazgul is where an army of another power stands.

    `among_foes` with its notes: pairs of an index of LABELS['among_foes'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if not any(
        unit.place is wraith.place and unit.owner is not wraith.owner and not unit.expelled
        for unit in world.pieces
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_with_army(wraith: Wraith, world: World) -> tuple[bool, Notes]:
    """The Nazgul is with an army.

    `with_army` with its notes: pairs of an index of LABELS['with_army'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    wraith_escort = wraith.escort
    if wraith_escort is None or not any(unit is wraith_escort for unit in world.pieces):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_nazgul(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """The Nazgul.

    `nazgul` with its notes: pairs of an index of LABELS['nazgul'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        place
        for place in world.provinces
        if any(wraith.place is place for wraith in world.wraiths)
    ], notes


def why_nazgul_whose(power: Power, place: Province, world: World) -> tuple[Power | None, Notes]:
    """Nazgul whose.

    `nazgul_whose` with its notes: pairs of an index of LABELS['nazgul_whose'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return holder_of(place, world), notes


def why_nazgul_sign(power: Power, place: Province) -> tuple[str, Notes]:
    """A letter.

    `nazgul_sign` with its notes: pairs of an index of LABELS['nazgul_sign'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 'N', notes
