"""Resolvers of orders_encounters.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

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

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:978', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:978', 'awake')
_SAYS_IS_TOO_GREEN_FOR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:978', 'grade')
_SAYS_THAT_IS_MORE_GROUND: Final = Message((
    'That is more ground than ', Hole(Holds("thing", 'Agent'), 'agent'), ' can search.',
), 'order:978', 'few')
_SAYS_THESE_AREAS_DO_NOT: Final = Message(('These areas do not lie side by side.',), 'order:978', 'joined')
_SAYS_THAT_IS_TOO_FAR: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:978', 'near')
_SAYS_HAS_LOOKED_INTO_EVERY: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has looked into every cave.',
), 'order:978', 'has_looked_into_every')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:979', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:979', 'awake')
_SAYS_IS_TOO_GREEN_FOR_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:979', 'grade')
_SAYS_THAT_IS_MORE_GROUND_2: Final = Message((
    'That is more ground than ', Hole(Holds("thing", 'Agent'), 'agent'), ' can search.',
), 'order:979', 'few')
_SAYS_THESE_AREAS_DO_NOT_2: Final = Message(('These areas do not lie side by side.',), 'order:979', 'joined')
_SAYS_THAT_IS_TOO_FAR_2: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:979', 'near')
_SAYS_HAS_LOOKED_EVERYWHERE_AND: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has looked everywhere, and at nothing closely.',
), 'order:979', 'has_looked_everywhere_and')


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
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_ENCOUNTERS):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    if len(grounds) > sighting_areas(SIGHTING_FINDER_SEARCHING_AGENT):
        return _SAYS_THAT_IS_MORE_GROUND.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT.text((), SHAPE)
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    return None


def early_order_978_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Search For Encounters.

    maelstrom "#978 - Search For Encounters", "Agents", "Unusual Encounters".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_ENCOUNTERS):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
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
    world.tell(kingdom, _SAYS_HAS_LOOKED_INTO_EVERY.text((agent,), SHAPE), agent)
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
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_ALL):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
    if len(grounds) > sighting_areas(SIGHTING_FINDER_SEASONED_AGENT):
        return _SAYS_THAT_IS_MORE_GROUND_2.text((agent,), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT_2.text((), SHAPE)
    if not all(within_reach(seat(agent), a, errand_range(kingdom, agent, world)) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR_2.text((agent,), SHAPE)
    return None


def early_order_979_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Advanced Search (All Types).

    maelstrom "#979 - Advanced Search (All Types)", "Agents", "Unusual Encounters".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SEARCH_ALL):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
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
    world.tell(kingdom, _SAYS_HAS_LOOKED_EVERYWHERE_AND.text((agent,), SHAPE), agent)
    find_places(kingdom, grounds, world)
    find_groups(kingdom, grounds, 1, world)
    notice_all(kingdom, grounds, world)
