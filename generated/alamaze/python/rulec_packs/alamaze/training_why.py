"""The resolvers of training.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

from ._choices import (
    BUILDING_THIEVES_GUILD, KINGDOM_UNDERWORLD, MISSION_BRIBE, Mission, Rank, SORT_FANATIC, TRAIT_CUNNING,
    TRAIT_DEVOUT, TRAIT_EVIL, TRAIT_ORDER, TRAIT_SPY_NETWORK,
)
from ._kinds import Agent
from ._tables import BRIBES_PRICE, bribes_price_cell
from .agents import proficiency
from .training import greatest_level

_ANY_OF_1: Final = 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_ORDER
_ANY_OF_2: Final = 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_SPY_NETWORK_BIT: Final = 1 << TRAIT_SPY_NETWORK

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "mission_cost": (
        Label('base', ''),
        Label('reduce by', 'house rate', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Underworld", line 3736', 'Underworld (kingdom)'),
        Label('add', 'bribe', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 \u2013 Bribe Emissary", line 4954'),
    ),
    "training_cost": (
        Label('base', ''),
        Label('subtract', 'guild', 1, '', 'Thieves Guild (building)'),
        Label('subtract', 'cunning', 1, '', 'Cunning (trait)'),
        Label('subtract', 'evil', 1, '', 'Evil (trait)'),
        Label('at least', 'no cheaper', 5, '', 'Evil (trait)'),
        Label('add', 'permits', 1, 'ruling "Whether Order\'s surcharge grows with the level"', 'Order (trait)'),
        Label('reduce by', 'cousins', 5, '', 'Spy Network (trait)'),
        Label('round', 'whole coins', 5, 'ruling "What happens to fractions"'),
    ),
    "greatest_level": (
        Label('base', ''),
        Label('add', 'guild', 1, '', 'Thieves Guild (building)'),
        Label('add', 'cunning', 1, '', 'Cunning (trait)'),
        Label('subtract', 'scruples', 1, '', 'Devout (trait)'),
        Label('add', 'calling', 1, 'ruling "From where a Devout fanatic\'s two levels count"', 'Devout (trait)'),
        Label('add', 'evil', 1, '', 'Evil (trait)'),
    ),
    "highest_level": (
        Label('base', ''),
        Label('add', 'fervor', 1, '', 'Devout (trait)'),
    ),
    "may_train": (
        Label('needs', 'The agent has learned what can be taught.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 \u2013 Train To Higher Level", line 4561'),
        Label('needs', "Nobody but a thieves' guild teaches so much.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1132'),
    ),
    "refusals_may_train": (
        Label('needs', 'The agent has learned what can be taught.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 \u2013 Train To Higher Level", line 4561'),
        Label('needs', "Nobody but a thieves' guild teaches so much.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1132'),
    ),
}


def why_mission_cost(agent: Agent, mission: Mission, rank: Rank, early_mission: bool) -> tuple[int, Notes]:
    """What a mission costs.

    `mission_cost` with its notes: pairs of an index of LABELS['mission_cost'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    notes: Notes = []
    value = 500 * proficiency(agent)
    notes.append((0, value))
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.began_as == KINGDOM_UNDERWORLD and not early_mission:
        notes.append((1, -1 * (value // 2)))
        value //= 2  # Underworld (kingdom): house rate
    if mission == MISSION_BRIBE:
        amount = BRIBES_PRICE[rank]
        if amount < FLOOR:
            amount = bribes_price_cell(amount)
        notes.append((2, amount))
        value += amount  # bribe
    return value, notes


def why_training_cost(agent: Agent, price: int) -> tuple[int, Notes]:
    """What an agent's training costs.

    `training_cost` with its notes: pairs of an index of LABELS['training_cost'] and what it moved.
    In gold.
    maelstrom "Underworld".
    """
    notes: Notes = []
    value = price
    notes.append((0, value))
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        notes.append((1, -1000))
        value -= 1000  # Thieves Guild (building): guild
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _ANY_OF_1:
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_CUNNING_BIT:
            notes.append((2, -1000))
            value -= 1000  # Cunning (trait): cunning
        if agent_kingdom_traits & _TRAIT_EVIL_BIT:
            notes.append((3, -1000))
            value -= 1000  # Evil (trait): evil
        if agent_kingdom_traits & _TRAIT_ORDER_BIT:
            notes.append((5, 1000))
            value += 1000  # Order (trait): permits
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_SPY_NETWORK_BIT:
        notes.append((6, -1 * value))
        value *= 4  # Spy Network (trait): cousins
    else:
        value *= 5
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_EVIL_BIT and value < 5000:
        notes.append((4, 5000 - value))
        value = 5000  # Evil (trait): no cheaper
    before = value
    value = (2 * value + 5) // 10  # whole coins
    notes.append((7, 5 * value - before))
    return value, notes


def why_greatest_level(agent: Agent, usual: int) -> tuple[int, Notes]:
    """Level up to which an agent may be trained.

    `greatest_level` with its notes: pairs of an index of LABELS['greatest_level'] and what it moved.
    In levels.
    maelstrom "#500 - Train To Higher Level".
    """
    notes: Notes = []
    value = usual
    notes.append((0, value))
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        notes.append((1, 1))
        value += 1  # Thieves Guild (building): guild
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _ANY_OF_2:
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_CUNNING_BIT:
            notes.append((2, 3))
            value += 3  # Cunning (trait): cunning
        if agent_kingdom_traits & _TRAIT_DEVOUT_BIT:
            notes.append((3, -2))
            value -= 2  # Devout (trait): scruples
            if agent.sort == SORT_FANATIC:
                notes.append((4, 2))
                value += 2  # Devout (trait): calling
        if agent_kingdom_traits & _TRAIT_EVIL_BIT:
            notes.append((5, 2))
            value += 2  # Evil (trait): evil
    return value, notes


def why_highest_level(agent: Agent, usual: int) -> tuple[int, Notes]:
    """Highest level that an agent can ever reach.

    `highest_level` with its notes: pairs of an index of LABELS['highest_level'] and what it moved.
    In levels.
    maelstrom "#500 - Train To Higher Level".
    """
    notes: Notes = []
    value = greatest_level(agent, usual)
    notes.append((0, value))
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_DEVOUT_BIT and agent.sort == SORT_FANATIC:
        notes.append((1, 3))
        value += 3  # Devout (trait): fervor
    return value, notes


def why_may_train(agent: Agent, usual: int) -> tuple[bool, Notes]:
    """The agent may be trained.

    `may_train` with its notes: pairs of an index of LABELS['may_train'] and what it moved.
    maelstrom "#500 - Train To Higher Level", "Buildings".
    """
    notes: Notes = []
    agent_level = agent.level
    if agent_level >= greatest_level(agent, usual):
        notes.append((0, 0))
        return False, notes  # The agent has learned what can be taught.
    if agent_level >= 9 and (agent.place is None or not agent.place.buildings & _BUILDING_THIEVES_GUILD_BIT):
        notes.append((1, 0))
        return False, notes  # Nobody but a thieves' guild teaches so much.
    return True, notes
