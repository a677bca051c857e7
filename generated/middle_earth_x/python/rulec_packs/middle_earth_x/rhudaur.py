"""Resolvers of rhudaur.rules."""

from __future__ import annotations

from ._kinds import FOLK_RHUDAUR, Power


def knows_hills(power: Power) -> bool:
    """The power knows the hills.

    Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, "MIDDLE EARTH X", line 151.
    """
    return power.folk == FOLK_RHUDAUR
