"""Resolvers of aftermath.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    ARTIFACT_SMOKE_MOJO, BUILDING_THIEVES_GUILD, FATE_DEMOTED, FATE_DIES, FATE_TURNED, Fate, KINGDOM_LYCANS,
    MISSION_ASSASSINATE, MISSION_KIDNAP, Mission, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Target
from ._tables import missions_danger

_ARTIFACT_SMOKE_MOJO_BIT: Final = 1 << ARTIFACT_SMOKE_MOJO
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_ONE_OF_1: Final = frozenset((SORT_FANATIC, SORT_IMP, SORT_DEMON, SORT_HIGH_DEMON))


def deadly(mission: Mission, target: Target) -> bool:
    """A caught agent dies.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    return missions_danger(mission, target.rank, target)  # danger


def levels_lost(agent: Agent) -> int:
    """Levels that a caught agent loses.

    In levels.
    maelstrom "Agents".
    """
    value = 6
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        value = 3  # Thieves Guild (building): the guild pays
    return value


def fate(agent: Agent, mission: Mission, target: Target) -> Fate:
    """What becomes of a caught agent.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    target_kingdom = target.kingdom
    if target_kingdom is not None and target_kingdom.began_as == KINGDOM_LYCANS:
        return FATE_TURNED  # Lycans (kingdom): bitten
    if deadly(mission, target):
        return FATE_DIES  # the elite guard shows no mercy
    if agent.level > levels_lost(agent):
        return FATE_DEMOTED  # experience saves a life
    return FATE_DIES  # too green to survive


def betrayal(agent: Agent, capture_on_watch: bool) -> int:
    """Chance that a caught agent names its kingdom.

    In percent.
    maelstrom "Agents".
    """
    if agent.sort in _ONE_OF_1:
        return 0  # fanatics never talk, and demons vanish
    if capture_on_watch:
        return 75  # caught by counter-espionage
    return 50  # caught by the guard of the house


def saving_throw(mission: Mission, target: Target) -> int:
    """Chance that a victim escapes after all.

    In percent.
    maelstrom "Artifacts".
    """
    value = 0
    if (
        (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
        and target.artifacts & _ARTIFACT_SMOKE_MOJO_BIT
    ):
        value = 50  # Smoke Mojo (artifact): smoke
    return value
