"""Resolvers of training.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    BUILDING_THIEVES_GUILD, KINGDOM_UNDERWORLD, MISSION_BRIBE, Mission, Rank, SORT_FANATIC, TRAIT_CUNNING,
    TRAIT_DEVOUT, TRAIT_EVIL, TRAIT_ORDER, TRAIT_SPY_NETWORK,
)
from ._kinds import Agent
from ._tables import bribes_price

_ANY_OF_1: Final = 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_ORDER
_ANY_OF_2: Final = 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_SPY_NETWORK_BIT: Final = 1 << TRAIT_SPY_NETWORK


def mission_cost(agent: Agent, mission: Mission, rank: Rank, early_mission: bool) -> int:
    """What a mission costs.

    In gold.
    Raises OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    value = 500 * proficiency(agent)
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.began_as == KINGDOM_UNDERWORLD and not early_mission:
        value //= 2  # Underworld (kingdom): house rate
    if mission == MISSION_BRIBE:
        value += bribes_price(rank)  # bribe
    return value


def training_cost(agent: Agent, price: int) -> int:
    """What an agent's training costs.

    In gold.
    maelstrom "Underworld".
    """
    value = price
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        value -= 1000  # Thieves Guild (building): guild
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _ANY_OF_1:
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_CUNNING_BIT:
            value -= 1000  # Cunning (trait): cunning
        if agent_kingdom_traits & _TRAIT_EVIL_BIT:
            value -= 1000  # Evil (trait): evil
        if agent_kingdom_traits & _TRAIT_ORDER_BIT:
            value += 1000  # Order (trait): permits
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_SPY_NETWORK_BIT:
        value *= 4  # Spy Network (trait): cousins
    else:
        value *= 5
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_EVIL_BIT and value < 5000:
        value = 5000  # Evil (trait): no cheaper
    return (2 * value + 5) // 10  # whole coins


def greatest_level(agent: Agent, usual: int) -> int:
    """Level up to which an agent may be trained.

    In levels.
    maelstrom "#500 - Train To Higher Level".
    """
    value = usual
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        value += 1  # Thieves Guild (building): guild
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _ANY_OF_2:
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_CUNNING_BIT:
            value += 3  # Cunning (trait): cunning
        if agent_kingdom_traits & _TRAIT_DEVOUT_BIT:
            value -= 2  # Devout (trait): scruples
            if agent.sort == SORT_FANATIC:
                value += 2  # Devout (trait): calling
        if agent_kingdom_traits & _TRAIT_EVIL_BIT:
            value += 2  # Evil (trait): evil
    return value


def highest_level(agent: Agent, usual: int) -> int:
    """Highest level that an agent can ever reach.

    In levels.
    maelstrom "#500 - Train To Higher Level".
    """
    value = greatest_level(agent, usual)
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_DEVOUT_BIT and agent.sort == SORT_FANATIC:
        value += 3  # Devout (trait): fervor
    return value


def may_train(agent: Agent, usual: int) -> bool:
    """The agent may be trained.

    maelstrom "#500 - Train To Higher Level", "Buildings".
    """
    agent_level = agent.level
    return (
        (
            agent_level < 9
            or (agent.place is not None and agent.place.buildings & _BUILDING_THIEVES_GUILD_BIT != 0)
        )
        and agent_level < greatest_level(agent, usual)
    )  # Nobody but a thieves' guild teaches so much. The agent has learned what can be taught.


def refusals_may_train(agent: Agent, usual: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: the agent may be trained.

    Indices of LABELS['refusals_may_train']; empty where it holds.
    maelstrom "#500 - Train To Higher Level", "Buildings".
    """
    notes: list[int] = []
    agent_level = agent.level
    if agent_level >= greatest_level(agent, usual):
        notes.append(0)
    if agent_level >= 9 and (agent.place is None or not agent.place.buildings & _BUILDING_THIEVES_GUILD_BIT):
        notes.append(1)
    return tuple(notes)


# at the end, for these modules use each other
from .agents import proficiency  # noqa: E402
