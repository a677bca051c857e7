"""Resolvers of map.rules."""

from __future__ import annotations

from rulec.runtime import members

from ._kinds import MapArea, TERRAIN_SEA
from ._tables import MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN


def gap(one: MapArea, other: MapArea) -> int:
    """How many areas lie from one to another.

    In areas.
    maelstrom "Movement".
    """
    value = max(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one])
    limit = max(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one])
    if value < limit:
        value = limit
    return value


def coastal(area: MapArea) -> bool:
    """The area lies on a coast.

    maelstrom "Buildings".
    """
    return (
        MAP_AREA_TERRAIN[area] != TERRAIN_SEA
        and any(
            MAP_AREA_TERRAIN[beside_] == TERRAIN_SEA
            for beside_ in map(MapArea, members(MAP_AREA_NEAR[area]))
        )
    )  # water beside it
