"""Resolvers of gates.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    ARTIFACT_ANGLAKEL, ARTIFACT_AXE_OF_FARIN, ARTIFACT_BOW_OF_HERACLES, ARTIFACT_ELAN,
    ARTIFACT_GOLDEN_SPEAR_OF_LERIX, ARTIFACT_GREAT_AXE_OF_HURBLIND, ARTIFACT_GREEN_DRAGON_MATES,
    ARTIFACT_GUARDIAN_TALISMAN, ARTIFACT_MORGAL_BLADE, ARTIFACT_MORNING_STAR_OF_TORAG, ARTIFACT_NARSIL,
    ARTIFACT_RENOWNED_STANDARD, ARTIFACT_STANDARD_OF_VALOR, ARTIFACT_SWORD_OF_ALVINITAR, EFFECT_BLESSED,
    EFFECT_CONCEALED, EFFECT_ESCAPING, EFFECT_SLEPT, EFFECT_WARDED, KINGDOM_ANCIENT_ONES,
    KINGDOM_DEMON_PRINCES, MISSION_ASSASSINATE, MISSION_BRIBE, MISSION_RECON_SEA, MISSION_SEARCH_ALL,
    MISSION_SEARCH_ENCOUNTERS, MISSION_SEARCH_GROUPS, MISSION_SEARCH_PLACES, Mission, RANK_AGENT,
    RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC,
    RANK_FOOL, RANK_GOVERNOR, RANK_KING, RANK_MAIDEN, RANK_PRIESTESS, RANK_PRINCE, RANK_QUEEN, RANK_REGENT,
    SORT_DEMON, SORT_FAMILIAR, SORT_HIGH_DEMON, SORT_IMP, TRAIT_MAGIC_IMMUNE_DEATH,
    TRAIT_MAGIC_IMMUNE_SLEEP,
)
from ._kinds import Agent, Target
from ._tables import MISSION_GRADE

_ARTIFACT_ANGLAKEL_BIT: Final = 1 << ARTIFACT_ANGLAKEL
_ARTIFACT_AXE_OF_FARIN_BIT: Final = 1 << ARTIFACT_AXE_OF_FARIN
_ARTIFACT_BOW_OF_HERACLES_BIT: Final = 1 << ARTIFACT_BOW_OF_HERACLES
_ARTIFACT_ELAN_BIT: Final = 1 << ARTIFACT_ELAN
_ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT: Final = 1 << ARTIFACT_GOLDEN_SPEAR_OF_LERIX
_ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT: Final = 1 << ARTIFACT_GREAT_AXE_OF_HURBLIND
_ARTIFACT_GREEN_DRAGON_MATES_BIT: Final = 1 << ARTIFACT_GREEN_DRAGON_MATES
_ARTIFACT_GUARDIAN_TALISMAN_BIT: Final = 1 << ARTIFACT_GUARDIAN_TALISMAN
_ARTIFACT_MORGAL_BLADE_BIT: Final = 1 << ARTIFACT_MORGAL_BLADE
_ARTIFACT_MORNING_STAR_OF_TORAG_BIT: Final = 1 << ARTIFACT_MORNING_STAR_OF_TORAG
_ARTIFACT_NARSIL_BIT: Final = 1 << ARTIFACT_NARSIL
_ARTIFACT_RENOWNED_STANDARD_BIT: Final = 1 << ARTIFACT_RENOWNED_STANDARD
_ARTIFACT_STANDARD_OF_VALOR_BIT: Final = 1 << ARTIFACT_STANDARD_OF_VALOR
_ARTIFACT_SWORD_OF_ALVINITAR_BIT: Final = 1 << ARTIFACT_SWORD_OF_ALVINITAR
_EFFECT_BLESSED_BIT: Final = 1 << EFFECT_BLESSED
_EFFECT_CONCEALED_BIT: Final = 1 << EFFECT_CONCEALED
_EFFECT_ESCAPING_BIT: Final = 1 << EFFECT_ESCAPING
_EFFECT_SLEPT_BIT: Final = 1 << EFFECT_SLEPT
_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED
_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_ONE_OF_2: Final = frozenset((RANK_FOOL, RANK_PRIESTESS, RANK_MAIDEN, RANK_AGENT, RANK_FANATIC))
_ONE_OF_3: Final = frozenset((
    MISSION_RECON_SEA, MISSION_SEARCH_PLACES, MISSION_SEARCH_GROUPS, MISSION_SEARCH_ENCOUNTERS,
    MISSION_SEARCH_ALL,
))
_TRAIT_MAGIC_IMMUNE_DEATH_BIT: Final = 1 << TRAIT_MAGIC_IMMUNE_DEATH
_TRAIT_MAGIC_IMMUNE_SLEEP_BIT: Final = 1 << TRAIT_MAGIC_IMMUNE_SLEEP


def political(target: Target) -> bool:
    """The target is a political emissary.

    maelstrom "Political Emissaries".
    """
    return target.rank in _ONE_OF_1  # rank


def of_the_court(target: Target) -> bool:
    """The target lives at court.

    maelstrom "Halfling".
    """
    return target.rank in _ONE_OF_2 or political(target)  # rank; political emissary


def asleep(target: Target) -> bool:
    """The target lies in a magical sleep.

    maelstrom "Spell #305 - Sleep".
    """
    target_effects = target.effects
    if target_effects & _EFFECT_WARDED_BIT:
        return False  # the ward turns the spell
    if target_effects & _EFFECT_BLESSED_BIT:
        return False  # the blessing turns the spell
    if target.artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT:
        return False  # Guardian Talisman (artifact): the talisman turns the spell
    target_kingdom = target.kingdom
    if target_kingdom is not None:
        target_kingdom_began_as = target_kingdom.began_as
        if target_kingdom_began_as == KINGDOM_ANCIENT_ONES and target.rank == RANK_CONSUL:
            return False  # Ancient Ones (kingdom): Consuls do not sleep
        if target_kingdom_began_as == KINGDOM_DEMON_PRINCES:
            return False  # Demon Princes (kingdom): nobody sleeps here
        if target_kingdom.traits & _TRAIT_MAGIC_IMMUNE_SLEEP_BIT:
            return False  # Magic Immune (Sleep) (trait): immune to sleep
    return target_effects & _EFFECT_SLEPT_BIT != 0  # sleep spell


def may_undertake(agent: Agent, mission: Mission) -> bool:
    """The agent may undertake the mission.

    maelstrom "#900 - Bribe Emissary", "#615 - Poison Food", "#971 - Trail Group (Late)", "#976 - Search
    For Popcenters", "#979 - Advanced Search (All Types)".
    """
    if mission_level(agent, mission) < MISSION_GRADE[mission]:
        return False  # This mission takes an agent with at least the mission's grade.
    agent_sort = agent.sort
    return (
        (agent_sort != SORT_IMP and agent_sort != SORT_DEMON and agent_sort != SORT_HIGH_DEMON)
        or mission == MISSION_ASSASSINATE
    )  # A summoned creature comes to kill and for nothing else.


def refusals_may_undertake(agent: Agent, mission: Mission) -> tuple[int, ...]:
    """What is lacking where this does not hold: the agent may undertake the mission.

    Indices of LABELS['refusals_may_undertake']; empty where it holds.
    maelstrom "#900 - Bribe Emissary", "#615 - Poison Food", "#971 - Trail Group (Late)", "#976 - Search
    For Popcenters", "#979 - Advanced Search (All Types)".
    """
    notes: list[int] = []
    if mission_level(agent, mission) < MISSION_GRADE[mission]:
        notes.append(0)
    agent_sort = agent.sort
    if (
        (agent_sort == SORT_IMP or agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON)
        and mission != MISSION_ASSASSINATE
    ):
        notes.append(1)
    return tuple(notes)


def automatic(mission: Mission) -> bool:
    """The mission succeeds without a throw.

    maelstrom "Agents".
    """
    return mission in _ONE_OF_3  # automatic


def deathless(target: Target) -> bool:
    """The target is an Immortal.

    maelstrom "Immortality".
    """
    if target.immortal:
        return True  # a scroll has made it so
    target_kingdom = target.kingdom
    # immortal from the start
    return target_kingdom is not None and target_kingdom.undying >> target.rank & 1 != 0


def vulnerable(agent: Agent, mission: Mission, target: Target) -> bool:
    """The mission by the agent can touch the target.

    maelstrom "#940 - Assassinate Figure", "#945 - Assassinate Leader/Wizard".
    """
    if (
        target.artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT
        and (agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        return False  # Guardian Talisman (artifact): the talisman drives the demon back
    target_effects = target.effects
    if mission == MISSION_ASSASSINATE and target_effects & _EFFECT_ESCAPING_BIT:
        return False  # Scroll of Escape (effect): scroll of escape
    target_kingdom = target.kingdom
    if (
        target_kingdom is not None
        and target_kingdom.traits & _TRAIT_MAGIC_IMMUNE_DEATH_BIT
        and (agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        return False  # Magic Immune (Death) (trait): immune to death magic
    if mission == MISSION_ASSASSINATE:
        agent_kingdom = agent.kingdom
        if agent_kingdom is not None and agent_kingdom is target_kingdom:
            return False  # Nobody may be sent against a member of their own court.
        if deathless(target):
            return False  # An Immortal cannot be killed by agents.
        if (
            target.undead
            and not agent.artifacts & _ARTIFACT_ANGLAKEL_BIT
            and not agent.artifacts & _ARTIFACT_AXE_OF_FARIN_BIT
            and not agent.artifacts & _ARTIFACT_BOW_OF_HERACLES_BIT
            and not agent.artifacts & _ARTIFACT_ELAN_BIT
            and not agent.artifacts & _ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT
            and not agent.artifacts & _ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT
            and not agent.artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT
            and not agent.artifacts & _ARTIFACT_MORGAL_BLADE_BIT
            and not agent.artifacts & _ARTIFACT_MORNING_STAR_OF_TORAG_BIT
            and not agent.artifacts & _ARTIFACT_NARSIL_BIT
            and not agent.artifacts & _ARTIFACT_RENOWNED_STANDARD_BIT
            and not agent.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT
            and not agent.artifacts & _ARTIFACT_SWORD_OF_ALVINITAR_BIT
        ):
            return False  # The undead fall only to an enchanted weapon.
    agent_sort = agent.sort
    if (agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON) and target_effects & _EFFECT_WARDED_BIT:
        return False  # The ward drives the demon back.
    if (agent_sort == SORT_IMP or agent_sort == SORT_DEMON) and not political(target):
        return False  # Such a creature can be set only on an emissary.
    if mission == MISSION_BRIBE and not political(target):
        return False  # Only political emissaries know such secrets.
    return mission != MISSION_BRIBE or not asleep(target)  # A sleeper says nothing.


def refusals_vulnerable(agent: Agent, mission: Mission, target: Target) -> tuple[int, ...]:
    """What is lacking where this does not hold: the mission by the agent can touch the target.

    Indices of LABELS['refusals_vulnerable']; empty where it holds.
    maelstrom "#940 - Assassinate Figure", "#945 - Assassinate Leader/Wizard".
    """
    notes: list[int] = []
    if (
        target.artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT
        and (agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        notes.append(0)
        return tuple(notes)
    target_effects = target.effects
    if target_effects & _EFFECT_ESCAPING_BIT and mission == MISSION_ASSASSINATE:
        notes.append(1)
        return tuple(notes)
    target_kingdom = target.kingdom
    if (
        target_kingdom is not None
        and target_kingdom.traits & _TRAIT_MAGIC_IMMUNE_DEATH_BIT
        and (agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        notes.append(2)
        return tuple(notes)
    if mission == MISSION_ASSASSINATE:
        agent_kingdom = agent.kingdom
        if agent_kingdom is not None and agent_kingdom is target_kingdom:
            notes.append(3)
        if deathless(target):
            notes.append(4)
        if (
            target.undead
            and not agent.artifacts & _ARTIFACT_ANGLAKEL_BIT
            and not agent.artifacts & _ARTIFACT_AXE_OF_FARIN_BIT
            and not agent.artifacts & _ARTIFACT_BOW_OF_HERACLES_BIT
            and not agent.artifacts & _ARTIFACT_ELAN_BIT
            and not agent.artifacts & _ARTIFACT_GOLDEN_SPEAR_OF_LERIX_BIT
            and not agent.artifacts & _ARTIFACT_GREAT_AXE_OF_HURBLIND_BIT
            and not agent.artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT
            and not agent.artifacts & _ARTIFACT_MORGAL_BLADE_BIT
            and not agent.artifacts & _ARTIFACT_MORNING_STAR_OF_TORAG_BIT
            and not agent.artifacts & _ARTIFACT_NARSIL_BIT
            and not agent.artifacts & _ARTIFACT_RENOWNED_STANDARD_BIT
            and not agent.artifacts & _ARTIFACT_STANDARD_OF_VALOR_BIT
            and not agent.artifacts & _ARTIFACT_SWORD_OF_ALVINITAR_BIT
        ):
            notes.append(5)
    agent_sort = agent.sort
    if (agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON) and target_effects & _EFFECT_WARDED_BIT:
        notes.append(6)
    if (agent_sort == SORT_IMP or agent_sort == SORT_DEMON) and not political(target):
        notes.append(7)
    if mission == MISSION_BRIBE:
        if not political(target):
            notes.append(8)
        if asleep(target):
            notes.append(9)
    return tuple(notes)


def catchable(agent: Agent) -> bool:
    """The agent can be caught.

    maelstrom "Agents".
    """
    agent_sort = agent.sort
    if agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON:
        return False  # demons vanish
    if agent_sort == SORT_IMP:
        return False  # imps vanish
    return agent_sort != SORT_FAMILIAR  # familiars are no prisoners


def may_bribe(agent: Agent, target: Target) -> bool:
    """The agent may try to bribe the target.

    maelstrom "#900 - Bribe Emissary", "Sage Advice".
    """
    if not may_undertake(agent, MISSION_BRIBE):
        return False  # The agent is too green to carry such a purse.
    if not vulnerable(agent, MISSION_BRIBE, target):
        return False  # The target has nothing to sell, or cannot speak.
    # Conceal Emissary (effect): Only a master sees through the disguise.
    return not target.effects & _EFFECT_CONCEALED_BIT or mission_level(agent, MISSION_BRIBE) >= 10


def refusals_may_bribe(agent: Agent, target: Target) -> tuple[int, ...]:
    """What is lacking where this does not hold: the agent may try to bribe the target.

    Indices of LABELS['refusals_may_bribe']; empty where it holds.
    maelstrom "#900 - Bribe Emissary", "Sage Advice".
    """
    notes: list[int] = []
    if not may_undertake(agent, MISSION_BRIBE):
        notes.append(0)
    if not vulnerable(agent, MISSION_BRIBE, target):
        notes.append(1)
    if target.effects & _EFFECT_CONCEALED_BIT and mission_level(agent, MISSION_BRIBE) < 10:
        notes.append(2)
    return tuple(notes)


# at the end, for these modules use each other
from .agents import mission_level  # noqa: E402
