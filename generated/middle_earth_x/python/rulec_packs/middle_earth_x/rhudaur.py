"""Resolvers of rhudaur.rules."""

from __future__ import annotations

from ._choices import FOLK_RHUDAUR
from ._kinds import Power


def knows_hills(power: Power) -> bool:
    """The power knows the hills.

    variants "MIDDLE EARTH X".
    """
    return power.folk == FOLK_RHUDAUR
