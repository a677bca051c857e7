"""Resolvers of map.rules."""

from __future__ import annotations

from rulec.runtime import members, present

from ._kinds import Group, MapArea, TERRAIN_SEA, Target
from ._tables import MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN
from ._world import World


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


def within_reach(here: MapArea | None, there: MapArea | None, reach_: int) -> bool:
    """The there is not too far from the here.

    maelstrom "Political Emissaries", "Agents".
    """
    return here is None or there is None or gap(here, there) <= reach_  # too far


def seat(figure: Target) -> MapArea | None:
    """Where somebody stays.

    maelstrom "#350 - Move Emissary".
    """
    figure_place = figure.place
    if figure_place is not None:
        return figure_place.area
    return None


def stand_at(group: Group, area: MapArea, world: World) -> None:
    """A group stands in an area.

    maelstrom "Movement".
    """
    group.area = area
    group.terrain = MAP_AREA_TERRAIN[area]
    group.region = MAP_AREA_REGION[area]


def lay_out(world: World) -> None:
    """What stands on the map.

    maelstrom "Regions".
    """
    for p in [p for p in world.places if p.area is not None]:
        p.region = MAP_AREA_REGION[present(p.area, '')]
    for g in list(world.groups):
        if g.area is not None:
            stand_at(g, g.area, world)
