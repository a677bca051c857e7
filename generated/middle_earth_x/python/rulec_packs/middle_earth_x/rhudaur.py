"""Resolvers of rhudaur.rules."""

from __future__ import annotations

from ._kinds import FOLK_RHUDAUR, Power


def knows_hills(power: Power) -> bool:
    """The power knows the hills.

    variants "MIDDLE EARTH X".
    """
    return power.folk == FOLK_RHUDAUR
