"""Resolvers of map.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import members, present

from ._choices import MapArea, TERRAIN_SEA
from ._kinds import Group, Kingdom, Place, Sighting, Target
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


def knows_of(kingdom: Kingdom, place: Place, world: World) -> bool:
    """The kingdom knows of the place.

    maelstrom "Population Centers".
    """
    if not place.hidden:
        return True  # it lies open
    if place.kingdom is kingdom:
        return True  # its own
    return any(s.kingdom is kingdom and s.place is place for s in world.sightings)  # somebody has seen it


def square(area: MapArea) -> Sequence[tuple[int, int]]:
    """The ground of an area, for the picture of the map."""
    return (
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area]),
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area]),
    )


def stand_at(group: Group, area: MapArea, world: World) -> None:
    """A group stands in an area.

    maelstrom "Movement".
    """
    world.keep(group, "area")
    group.area = area
    world.keep(group, "terrain")
    group.terrain = MAP_AREA_TERRAIN[area]
    world.keep(group, "region")
    group.region = MAP_AREA_REGION[area]


def lay_out(world: World) -> None:
    """What stands on the map.

    maelstrom "Regions".
    """
    for p in [p for p in world.places if p.area is not None]:
        p.region = MAP_AREA_REGION[present(p.area, '')]
        lord = p.kingdom
        if lord is not None:
            remember(lord, p, world)
    for g in list(world.groups):
        if g.area is not None:
            stand_at(g, g.area, world)


def remember(kingdom: Kingdom, place: Place, world: World) -> None:
    """A population center has been seen.

    maelstrom "Movement", "Population Centers".
    """
    s = next((s for s in world.sightings if s.kingdom is kingdom and s.place is place), None)
    if s is not None:
        world.keep(s, "owner")
        s.owner = place.kingdom
        world.keep(s, "settlement")
        s.settlement = place.settlement
        world.keep(s, "last_seen")
        s.last_seen = world.month
    else:
        sighting = Sighting(
            kingdom=kingdom, place=place, owner=place.kingdom, settlement=place.settlement,
            last_seen=world.month,
        )
        world.add(sighting)
