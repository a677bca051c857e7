"""Resolvers of agents.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR

from ._choices import (
    ARTIFACT_AMULET_OF_PROTECTION, ARTIFACT_ANCIENT_ANNIHILATOR, ARTIFACT_DEMON_BANE, ARTIFACT_DEMON_DEATH,
    ARTIFACT_GUARDIAN_TALISMAN, ARTIFACT_RING_OF_INVISIBILITY, ARTIFACT_RING_OF_PROTECTION,
    ARTIFACT_RULER_ELIMINATOR, DUTY_GUARD_PRISONERS, EFFECT_BLESSED, EFFECT_SLEPT, EFFECT_WARDED,
    KINGDOM_FORGOTTEN, KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, MISSION_ASSASSINATE, MISSION_BRIBE,
    MISSION_KIDNAP, MISSION_RECON, MISSION_RESCUE, MISSION_STEAL, Mission, RANK_CONSUL, RANK_DEMON_PRINCE,
    RANK_KING, RANK_MITHRIL, RANK_QUEEN, RANK_REGENT, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
    TRAIT_ACUITY, TRAIT_ADVENTURERS, TRAIT_HEROIC, TRAIT_TRICK_OF_THE_TRADE,
)
from ._kinds import Agent, Target
from ._tables import MISSIONS_CAPTURE, MISSIONS_SUCCESS, missions_capture_cell, missions_success_cell

_ANY_OF_1: Final = (
    1 << ARTIFACT_ANCIENT_ANNIHILATOR | 1 << ARTIFACT_DEMON_BANE | 1 << ARTIFACT_DEMON_DEATH
    | 1 << ARTIFACT_RULER_ELIMINATOR
)
_ANY_OF_2: Final = 1 << ARTIFACT_DEMON_BANE | 1 << ARTIFACT_DEMON_DEATH
_ARTIFACT_AMULET_OF_PROTECTION_BIT: Final = 1 << ARTIFACT_AMULET_OF_PROTECTION
_ARTIFACT_ANCIENT_ANNIHILATOR_BIT: Final = 1 << ARTIFACT_ANCIENT_ANNIHILATOR
_ARTIFACT_GUARDIAN_TALISMAN_BIT: Final = 1 << ARTIFACT_GUARDIAN_TALISMAN
_ARTIFACT_RING_OF_INVISIBILITY_BIT: Final = 1 << ARTIFACT_RING_OF_INVISIBILITY
_ARTIFACT_RING_OF_PROTECTION_BIT: Final = 1 << ARTIFACT_RING_OF_PROTECTION
_ARTIFACT_RULER_ELIMINATOR_BIT: Final = 1 << ARTIFACT_RULER_ELIMINATOR
_EFFECT_BLESSED_BIT: Final = 1 << EFFECT_BLESSED
_EFFECT_SLEPT_BIT: Final = 1 << EFFECT_SLEPT
_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED
_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT))
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_ADVENTURERS_BIT: Final = 1 << TRAIT_ADVENTURERS
_TRAIT_HEROIC_BIT: Final = 1 << TRAIT_HEROIC
_TRAIT_TRICK_OF_THE_TRADE_BIT: Final = 1 << TRAIT_TRICK_OF_THE_TRADE


def mission_success(agent: Agent, mission: Mission, target: Target) -> int:
    """Chance that the mission succeeds.

    In percent, 3% to 97%.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    target_rank = target.rank
    value = MISSIONS_SUCCESS[mission][target_rank]  # base rate
    if value < FLOOR:
        value = missions_success_cell(value, target)
    value += 5 * mission_level(agent, mission)  # experience
    if agent.sort == SORT_FANATIC and mission != MISSION_BRIBE:
        value += 10  # zeal
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None:
        if mission == MISSION_STEAL and agent_kingdom.began_as == KINGDOM_FORGOTTEN:
            value += 15  # The Forgotten (kingdom): scavengers
        agent_kingdom_began_as = agent_kingdom.began_as
        if agent_kingdom_began_as == KINGDOM_HALFLING:
            if mission == MISSION_STEAL and target_rank != RANK_MITHRIL:
                value += 15  # Halfling (kingdom): small hands
            if mission == MISSION_ASSASSINATE:
                value -= 15  # Halfling (kingdom): no stomach for it
        if (
            (mission == MISSION_STEAL or mission == MISSION_RESCUE)
            and agent_kingdom_began_as == KINGDOM_ILLUSIONIST
            and target_rank != RANK_MITHRIL
        ):
            value += 10  # Illusionist (kingdom): illusion
        if mission == MISSION_RESCUE and agent_kingdom.traits & _TRAIT_ADVENTURERS_BIT:
            value += 10  # Adventurers (trait): daring
        if (
            (mission == MISSION_RESCUE or mission == MISSION_KIDNAP)
            and agent_kingdom.traits & _TRAIT_HEROIC_BIT
        ):
            value += 15  # Heroic (trait): heroism
    if mission == MISSION_ASSASSINATE and agent.artifacts & _ANY_OF_1:
        if target_rank == RANK_CONSUL and agent.artifacts & _ARTIFACT_ANCIENT_ANNIHILATOR_BIT:
            value += 30  # Ancient Annihilator (artifact): consul's bane
        elif target_rank == RANK_DEMON_PRINCE and agent.artifacts & _ANY_OF_2:
            value += 30  # Demon Bane (artifact), Demon Death (artifact): demon's bane
        else:
            agent_artifacts = agent.artifacts
            if agent_artifacts & _ARTIFACT_RULER_ELIMINATOR_BIT and target_rank in _ONE_OF_1:
                value += 20  # Ruler Eliminator (artifact): kingslayer
            elif agent_artifacts & _ANY_OF_1 and political(target):
                # Ancient Annihilator (artifact), Demon Bane (artifact), Demon Death (artifact), Ruler
                # Eliminator (artifact): dagger
                value += 10
    value -= watch(mission, target)  # watched
    if mission == MISSION_RESCUE:
        jailers = FLOOR
        for w in target.watchers:
            if w.duty == DUTY_GUARD_PRISONERS:
                amount = cover(w, target)
                if jailers < amount:
                    jailers = amount  # prison guard
        if jailers > FLOOR:
            value -= jailers
    target_effects = target.effects
    if (
        (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
        and target_effects & _EFFECT_SLEPT_BIT
        and asleep(target)
    ):
        value += 15  # Sleep (effect): asleep
    target_kingdom = target.kingdom
    if (
        mission == MISSION_ASSASSINATE
        and target_kingdom is not None
        and target_kingdom.began_as == KINGDOM_HALFLING
        and of_the_court(target)
    ):
        value -= 15  # Halfling (kingdom): watchful folk
    target_artifacts = target.artifacts
    if target_artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT and not target_effects & _EFFECT_BLESSED_BIT:
        value -= 20  # Guardian Talisman (artifact): talisman
    elif target_effects & _EFFECT_WARDED_BIT and not target_effects & _EFFECT_BLESSED_BIT:
        value -= 20  # Ward (effect): ward
    if target_effects & _EFFECT_BLESSED_BIT:
        value *= 3  # Bless (effect): blessing
    else:
        value *= 5
    share_ = 10
    if (
        (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
        and target_artifacts & _ARTIFACT_AMULET_OF_PROTECTION_BIT
    ):
        share_ -= 5  # Amulet of Protection (artifact): amulet
    elif mission == MISSION_ASSASSINATE and target_artifacts & _ARTIFACT_RING_OF_PROTECTION_BIT:
        share_ -= 2  # Ring of Protection (artifact): ring of protection
    value *= share_
    value = (value + 25) // 50  # whole points
    if value < 3:
        value = 3  # never hopeless, never certain
    elif value > 97:
        value = 97  # never hopeless, never certain
    return value


def mission_capture(agent: Agent, mission: Mission, target: Target) -> int:
    """Chance that an agent who failed is caught.

    In percent, 3% to 97%.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    target_rank = target.rank
    value = MISSIONS_CAPTURE[mission][target_rank]  # base rate
    if value < FLOOR:
        value = missions_capture_cell(value, target)
    value -= 5 * mission_level(agent, mission)  # experience
    if agent.sort == SORT_FANATIC and mission != MISSION_BRIBE:
        value += 10  # recklessness
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None:
        if (
            (mission == MISSION_STEAL or mission == MISSION_RESCUE)
            and agent_kingdom.began_as == KINGDOM_ILLUSIONIST
            and target_rank != RANK_MITHRIL
        ):
            value -= 10  # Illusionist (kingdom): illusion
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_ACUITY_BIT:
            value -= 10  # Acuity (trait): sharp senses
        if agent_kingdom_traits & _TRAIT_HEROIC_BIT:
            value -= 15  # Heroic (trait): heroism
    value += watch(mission, target)  # watched
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        value *= 3  # Trick of the Trade (trait): tricks
    else:
        value *= 4
    value = (value + 2) // 4  # whole points
    if value < 3:
        value = 3  # never safe, never doomed
    elif value > 97:
        value = 97  # never safe, never doomed
    return value


def proficiency(agent: Agent) -> int:
    """Level at which an agent works.

    In levels.
    maelstrom "Agents".
    """
    agent_sort = agent.sort
    if agent_sort != SORT_IMP and agent_sort != SORT_DEMON and agent_sort != SORT_HIGH_DEMON:
        value = agent.level
    elif agent_sort == SORT_IMP:
        value = 7  # imp
    elif agent_sort == SORT_DEMON:
        value = 14  # demon
    elif agent_sort == SORT_HIGH_DEMON:
        value = 12  # high demon
    else:
        value = 0
    if agent.artifacts & _ARTIFACT_RING_OF_INVISIBILITY_BIT:
        value += 4  # Ring of Invisibility (artifact): ring of invisibility
    return value


def mission_level(agent: Agent, mission: Mission) -> int:
    """Level at which an agent carries out a mission.

    In levels.
    maelstrom "Agents".
    """
    value = proficiency(agent)
    agent_kingdom = agent.kingdom
    if mission == MISSION_RECON and agent_kingdom is not None and agent_kingdom.began_as == KINGDOM_HALFLING:
        value += 3  # Halfling (kingdom): keen eyes
    return value


# at the end, for these modules use each other
from ._watch import cover, watch  # noqa: E402
from .gates import asleep, of_the_court, political  # noqa: E402
