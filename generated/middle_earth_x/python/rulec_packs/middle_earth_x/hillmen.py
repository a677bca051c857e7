"""Resolvers of hillmen.rules."""

from __future__ import annotations

from typing import Final

from ._kinds import ARM_DOUBLE_ARMY, FEATURE_HILL_COUNTRY, Piece, QUALITY_DOUBLE, QUALITY_NOMINATED
from ._world import SHAPE, World
from .rhudaur import knows_hills

_FEATURE_HILL_COUNTRY_BIT: Final = 1 << FEATURE_HILL_COUNTRY
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED


def may_be_nominated(unit: Piece) -> bool:
    """The unit may be nominated.

    Middle Earth IX and X, the variants' rules, "MIDDLE EARTH IX", lines 102-108.
    """
    if not knows_hills(unit.owner):
        return False  # its power does not know the hills
    if not unit.place.features & _FEATURE_HILL_COUNTRY_BIT:
        return False  # it does not begin in the hills
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT:
        return False  # it is double anyhow
    return not unit_qualities & _QUALITY_NOMINATED_BIT  # it was nominated last


def named_double(unit: Piece) -> bool:
    """The unit is called double in its order.

    Middle Earth IX and X, the variants' rules, "MIDDLE EARTH IX", lines 104-105.
    """
    return unit.written_name == ARM_DOUBLE_ARMY and may_be_nominated(unit)


def nominee(world: World) -> Piece | None:
    """The army that counts double this season."""
    if sum(1 for unit in world.pieces if named_double(unit)) == 1:
        return next((unit for unit in world.pieces if named_double(unit)), None)  # one is named
    return None


def nominate(world: World) -> None:
    """The Hillmen's nomination.

    Middle Earth IX and X, the variants' rules, "MIDDLE EARTH IX", lines 102-108.
    """
    if not season_of_moves(world):
        return
    chosen = nominee(world)
    for unit in [unit for unit in world.pieces if unit.qualities & _QUALITY_NOMINATED_BIT]:
        unit.qualities &= ~(1 << QUALITY_NOMINATED)
    if chosen is not None:
        chosen.qualities |= 1 << QUALITY_NOMINATED
        world.tell(None, f"The army in {SHAPE.name(chosen.place)} counts double this season.")


from .calendar import season_of_moves  # noqa: E402
