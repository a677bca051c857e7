"""Resolvers of armies.rules."""

from __future__ import annotations

from ._choices import ARM_ARMY, ARM_DOUBLE_ARMY, Arm
from ._kinds import Piece
from ._board import arm_of


def rightly_called(unit: Piece | None, arm: Arm | None) -> bool:
    """The unit is called what it is.

    variants "MIDDLE EARTH IX".
    """
    return (
        unit is None
        or arm is None
        or arm == arm_of(unit)
        or (arm == ARM_ARMY and unit.shore is None)
        or (arm == ARM_DOUBLE_ARMY and may_be_nominated(unit))
    )  # another kind of unit


def double_sign() -> str:
    """The sign of a double army.

    variants "MIDDLE EARTH IX".
    """
    return '2A'


# at the end, for these modules use each other
from .hillmen import may_be_nominated  # noqa: E402
