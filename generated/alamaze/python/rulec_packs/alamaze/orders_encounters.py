"""Resolvers of orders_encounters.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice

from ._choices import (
    EVERY_MAP_AREA, MISSION_SEARCH_ALL, MISSION_SEARCH_ENCOUNTERS, MapArea, RANK_SEARCH,
    SIGHTING_FINDER_SEARCHING_AGENT, SIGHTING_FINDER_SEASONED_AGENT,
)
from ._kinds import Agent, Kingdom
from ._world import SHAPE, World
from .court import errand_range
from .encounters import notice_all, sighting_areas
from .gates import asleep, may_undertake
from .map_ import seat, within_reach
from .orders_travel import find_groups, find_places, side_by_side
from .politics import in_irons
from .training import mission_cost


def domain_order_978_grounds(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Search For Encounters.

    maelstrom "#978 - Search For Encounters", "Agents", "Unusual Encounters".
    """
    return EVERY_MAP_AREA


def needs_order_978(agent: Agent, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Search For Encounters.

    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#978 - Search For Encounters", "Agents", "Unusual Encounters".
    """
    if in_irons(agent):
        return f"{SHAPE.name(agent)} is a prisoner."
    if asleep(agent):
        return f"{SHAPE.name(agent)} lies in a sleep from which nobody wakes."
    if not may_undertake(agent, MISSION_SEARCH_ENCOUNTERS):
        return f"{SHAPE.name(agent)} is too green for such work."
    if len(grounds) > sighting_areas(SIGHTING_FINDER_SEARCHING_AGENT):
        return f"That is more ground than {SHAPE.name(agent)} can search."
    if not side_by_side(grounds):
        return 'These areas do not lie side by side.'
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return f"That is too far from {SHAPE.name(agent)}."
    return None


def cost_order_978(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Search For Encounters.

    Raises OffTheTable (a table has no row).
    maelstrom "#978 - Search For Encounters", "Agents", "Unusual Encounters".
    """
    return (("gold", mission_cost(agent, MISSION_SEARCH_ENCOUNTERS, RANK_SEARCH, False)),)


def does_order_978(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Search For Encounters.

    maelstrom "#978 - Search For Encounters", "Agents", "Unusual Encounters".
    """
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} has looked into every cave.", agent)
    notice_all(kingdom, grounds, world)


def domain_order_979_grounds(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Advanced Search (All Types).

    maelstrom "#979 - Advanced Search (All Types)", "Agents", "Unusual Encounters".
    """
    return EVERY_MAP_AREA


def needs_order_979(agent: Agent, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Advanced Search (All Types).

    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#979 - Advanced Search (All Types)", "Agents", "Unusual Encounters".
    """
    if in_irons(agent):
        return f"{SHAPE.name(agent)} is a prisoner."
    if asleep(agent):
        return f"{SHAPE.name(agent)} lies in a sleep from which nobody wakes."
    if not may_undertake(agent, MISSION_SEARCH_ALL):
        return f"{SHAPE.name(agent)} is too green for such work."
    if len(grounds) > sighting_areas(SIGHTING_FINDER_SEASONED_AGENT):
        return f"That is more ground than {SHAPE.name(agent)} can search."
    if not side_by_side(grounds):
        return 'These areas do not lie side by side.'
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return f"That is too far from {SHAPE.name(agent)}."
    return None


def cost_order_979(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Advanced Search (All Types).

    Raises OffTheTable (a table has no row).
    maelstrom "#979 - Advanced Search (All Types)", "Agents", "Unusual Encounters".
    """
    return (("gold", mission_cost(agent, MISSION_SEARCH_ALL, RANK_SEARCH, False)),)


def does_order_979(
    agent: Agent,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Advanced Search (All Types).

    Raises OffTheTable (a table has no row).
    maelstrom "#979 - Advanced Search (All Types)", "Agents", "Unusual Encounters".
    """
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} has looked everywhere, and at nothing closely.", agent)
    find_places(kingdom, grounds, world)
    find_groups(kingdom, grounds, 1, world)
    notice_all(kingdom, grounds, world)
