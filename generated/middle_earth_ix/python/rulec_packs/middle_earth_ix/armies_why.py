"""The resolvers of armies.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import ARM_ARMY, ARM_DOUBLE_ARMY, Arm
from ._kinds import Piece
from ._board import arm_of
from .hillmen import may_be_nominated

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "rightly_called": (
        Label('no', 'another kind of unit'),
        Label('otherwise', ''),
    ),
    "double_sign": (
        Label('otherwise', ''),
    ),
}


def why_rightly_called(unit: Piece | None, arm: Arm | None) -> tuple[bool, Notes]:
    """The unit is called what it is.

    `rightly_called` with its notes: pairs of an index of LABELS['rightly_called'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if (
        unit is not None
        and arm is not None
        and arm != arm_of(unit)
        and (arm != ARM_ARMY or unit.shore is not None)
        and (arm != ARM_DOUBLE_ARMY or not may_be_nominated(unit))
    ):
        notes.append((0, 0))
        return False, notes  # another kind of unit
    notes.append((1, 0))
    return True, notes


def why_double_sign() -> tuple[str, Notes]:
    """The sign of a double army.

    `double_sign` with its notes: pairs of an index of LABELS['double_sign'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return '2A', notes
