"""The resolvers of agents.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

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
from ._watch import cover, watch
from .agents import mission_level, proficiency
from .gates import asleep, of_the_court, political

_ANY_OF_1: Final = (
    1 << ARTIFACT_ANCIENT_ANNIHILATOR | 1 << ARTIFACT_DEMON_BANE | 1 << ARTIFACT_DEMON_DEATH
    | 1 << ARTIFACT_RULER_ELIMINATOR
)
_ARTIFACT_AMULET_OF_PROTECTION_BIT: Final = 1 << ARTIFACT_AMULET_OF_PROTECTION
_ARTIFACT_ANCIENT_ANNIHILATOR_BIT: Final = 1 << ARTIFACT_ANCIENT_ANNIHILATOR
_ARTIFACT_DEMON_BANE_BIT: Final = 1 << ARTIFACT_DEMON_BANE
_ARTIFACT_DEMON_DEATH_BIT: Final = 1 << ARTIFACT_DEMON_DEATH
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

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "mission_success": (
        Label('base', 'base rate'),
        Label('add', 'experience'),
        Label('add', 'zeal', 1, 'ruling "Whether fanatics bribe better, and are caught more"'),
        Label('add', 'dagger', 1, 'ruling "Who is any emissary to a dagger"', 'Ancient Annihilator (artifact)'),
        Label('add', "consul's bane", 1, '', 'Ancient Annihilator (artifact)'),
        Label('add', 'dagger', 1, 'ruling "Who is any emissary to a dagger"', 'Demon Bane (artifact)'),
        Label('add', "demon's bane", 1, '', 'Demon Bane (artifact)'),
        Label('add', 'dagger', 1, 'ruling "Who is any emissary to a dagger"', 'Demon Death (artifact)'),
        Label('add', "demon's bane", 1, '', 'Demon Death (artifact)'),
        Label('add', 'dagger', 1, 'ruling "Who is any emissary to a dagger"', 'Ruler Eliminator (artifact)'),
        Label('add', 'kingslayer', 1, '', 'Ruler Eliminator (artifact)'),
        Label('add', 'scavengers', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "The Forgotten", line 3178', 'The Forgotten (kingdom)'),
        Label('add', 'small hands', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Halfling", line 3334', 'Halfling (kingdom)'),
        Label('subtract', 'no stomach for it', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Halfling", line 3335', 'Halfling (kingdom)'),
        Label('add', 'illusion', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Illusionist", line 3368', 'Illusionist (kingdom)'),
        Label('add', 'daring', 1, '', 'Adventurers (trait)'),
        Label('add', 'heroism', 1, '', 'Heroic (trait)'),
        Label('subtract', 'watched'),
        Label('subtract', 'prison guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 \u2013 Guard Prisoners", line 4369'),
        Label('subtract', 'talisman', 1, 'ruling "What a ward takes from a chance"', 'Guardian Talisman (artifact)'),
        Label('subtract', 'ward', 1, 'ruling "What a ward takes from a chance"', 'Ward (effect)'),
        Label('reduce by', 'blessing', 5, 'ruling "What a blessing takes from a chance"', 'Bless (effect)'),
        Label('add', 'asleep', 1, 'ruling "How much easier a sleeper is to murder or abduct"', 'Sleep (effect)'),
        Label('subtract', 'watchful folk', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Halfling", line 3335', 'Halfling (kingdom)'),
        Label('reduce by', 'amulet', 50, 'ruling "What the Amulet of Protection does"', 'Amulet of Protection (artifact)'),
        Label('reduce by', 'ring of protection', 50, 'ruling "What the Ring of Protection takes from a chance"', 'Ring of Protection (artifact)'),
        Label('round', 'whole points', 50, 'ruling "What happens to fractions"'),
        Label('bounds', 'never hopeless, never certain', 1, 'ruling "Whether the limits hold for the result or for each part"'),
    ),
    "mission_capture": (
        Label('base', 'base rate'),
        Label('subtract', 'experience'),
        Label('add', 'recklessness', 1, 'ruling "Whether fanatics bribe better, and are caught more"'),
        Label('subtract', 'illusion', 1, 'ruling "What an Illusionist\'s agent saves in risk"', 'Illusionist (kingdom)'),
        Label('subtract', 'sharp senses', 1, '', 'Acuity (trait)'),
        Label('subtract', 'heroism', 1, 'ruling "On which missions Heroic lowers the risk"', 'Heroic (trait)'),
        Label('add', 'watched'),
        Label('reduce by', 'tricks', 4, 'ruling "What Trick of the Trade takes from the risk"', 'Trick of the Trade (trait)'),
        Label('round', 'whole points', 4, 'ruling "What happens to fractions"'),
        Label('bounds', 'never safe, never doomed', 1, 'ruling "Whether the risk of capture can be nothing"'),
    ),
    "proficiency": (
        Label('base', ''),
        Label('base', 'imp', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #933 \u2013 Imp Familiar", line 5760'),
        Label('base', 'demon', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #941 \u2013 Summon Demon", line 5764'),
        Label('base', 'high demon', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #942 \u2013 Summon High Demon", line 5770'),
        Label('add', 'ring of invisibility', 1, '', 'Ring of Invisibility (artifact)'),
    ),
    "mission_level": (
        Label('base', ''),
        Label('add', 'keen eyes', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Halfling", line 3336', 'Halfling (kingdom)'),
    ),
}


def why_mission_success(agent: Agent, mission: Mission, target: Target) -> tuple[int, Notes]:
    """Chance that the mission succeeds.

    `mission_success` with its notes: pairs of an index of LABELS['mission_success'] and what it moved.
    In percent, 3% to 97%.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    notes: Notes = []
    target_rank = target.rank
    value = MISSIONS_SUCCESS[mission][target_rank]  # base rate
    if value < FLOOR:
        value = missions_success_cell(value, target)
    notes.append((0, value))
    amount = 5 * mission_level(agent, mission)
    notes.append((1, amount))
    value += amount  # experience
    if agent.sort == SORT_FANATIC and mission != MISSION_BRIBE:
        notes.append((2, 10))
        value += 10  # zeal
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None:
        agent_kingdom_began_as = agent_kingdom.began_as
        if agent_kingdom_began_as == KINGDOM_FORGOTTEN and mission == MISSION_STEAL:
            notes.append((11, 15))
            value += 15  # The Forgotten (kingdom): scavengers
        if agent_kingdom_began_as == KINGDOM_HALFLING:
            if mission == MISSION_STEAL and target_rank != RANK_MITHRIL:
                notes.append((12, 15))
                value += 15  # Halfling (kingdom): small hands
            if mission == MISSION_ASSASSINATE:
                notes.append((13, -15))
                value -= 15  # Halfling (kingdom): no stomach for it
        if (
            agent_kingdom_began_as == KINGDOM_ILLUSIONIST
            and (mission == MISSION_STEAL or mission == MISSION_RESCUE)
            and target_rank != RANK_MITHRIL
        ):
            notes.append((14, 10))
            value += 10  # Illusionist (kingdom): illusion
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_ADVENTURERS_BIT and mission == MISSION_RESCUE:
            notes.append((15, 10))
            value += 10  # Adventurers (trait): daring
        if (
            agent_kingdom_traits & _TRAIT_HEROIC_BIT
            and (mission == MISSION_RESCUE or mission == MISSION_KIDNAP)
        ):
            notes.append((16, 15))
            value += 15  # Heroic (trait): heroism
    blades = 0
    leader = -1
    agent_artifacts = agent.artifacts
    if agent_artifacts & _ANY_OF_1:
        if agent_artifacts & _ARTIFACT_ANCIENT_ANNIHILATOR_BIT and mission == MISSION_ASSASSINATE:
            if political(target):
                if blades < 10:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 10  # Ancient Annihilator (artifact): dagger
                    leader = 3
                else:
                    notes.append((-4, 0))
            if target_rank == RANK_CONSUL:
                if blades < 30:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 30  # Ancient Annihilator (artifact): consul's bane
                    leader = 4
                else:
                    notes.append((-5, 0))
        if agent_artifacts & _ARTIFACT_DEMON_BANE_BIT and mission == MISSION_ASSASSINATE:
            if political(target):
                if blades < 10:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 10  # Demon Bane (artifact): dagger
                    leader = 5
                else:
                    notes.append((-6, 0))
            if target_rank == RANK_DEMON_PRINCE:
                if blades < 30:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 30  # Demon Bane (artifact): demon's bane
                    leader = 6
                else:
                    notes.append((-7, 0))
        if agent_artifacts & _ARTIFACT_DEMON_DEATH_BIT and mission == MISSION_ASSASSINATE:
            if political(target):
                if blades < 10:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 10  # Demon Death (artifact): dagger
                    leader = 7
                else:
                    notes.append((-8, 0))
            if target_rank == RANK_DEMON_PRINCE:
                if blades < 30:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 30  # Demon Death (artifact): demon's bane
                    leader = 8
                else:
                    notes.append((-9, 0))
        if agent_artifacts & _ARTIFACT_RULER_ELIMINATOR_BIT and mission == MISSION_ASSASSINATE:
            if political(target):
                if blades < 10:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 10  # Ruler Eliminator (artifact): dagger
                    leader = 9
                else:
                    notes.append((-10, 0))
            if target_rank in _ONE_OF_1:
                if blades < 20:
                    if leader >= 0:
                        notes.append((-1 - leader, 0))
                    blades = 20  # Ruler Eliminator (artifact): kingslayer
                    leader = 10
                else:
                    notes.append((-11, 0))
    if leader >= 0:
        notes.append((leader, blades))
    value += blades
    amount_ = watch(mission, target)
    notes.append((17, -1 * amount_))
    value -= amount_  # watched
    jailers = FLOOR
    leader_ = -1
    if mission == MISSION_RESCUE:
        for w in target.watchers:
            if w.duty == DUTY_GUARD_PRISONERS:
                amount_2 = cover(w, target)
                if jailers < amount_2:
                    if leader_ >= 0:
                        notes.append((-1 - leader_, 0))
                    jailers = amount_2  # prison guard
                    leader_ = 18
                else:
                    notes.append((-19, 0))
    if jailers > FLOOR:
        if leader_ >= 0:
            notes.append((leader_, -1 * jailers))
        value -= jailers
    target_effects = target.effects
    if (
        target_effects & _EFFECT_SLEPT_BIT
        and (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
        and asleep(target)
    ):
        notes.append((22, 15))
        value += 15  # Sleep (effect): asleep
    target_kingdom = target.kingdom
    if (
        target_kingdom is not None
        and target_kingdom.began_as == KINGDOM_HALFLING
        and mission == MISSION_ASSASSINATE
        and of_the_court(target)
    ):
        notes.append((23, -15))
        value -= 15  # Halfling (kingdom): watchful folk
    protection = 0
    leader_2 = -1
    target_artifacts = target.artifacts
    if target_artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT:
        if target_effects & _EFFECT_BLESSED_BIT:
            notes.append((-20, 0))
        elif protection < 20:
            if leader_2 >= 0:
                notes.append((-1 - leader_2, 0))
            protection = 20  # Guardian Talisman (artifact): talisman
            leader_2 = 19
        else:
            notes.append((-20, 0))
    if target_effects & _EFFECT_WARDED_BIT:
        if target_effects & _EFFECT_BLESSED_BIT:
            notes.append((-21, 0))
        elif protection < 20:
            if leader_2 >= 0:
                notes.append((-1 - leader_2, 0))
            protection = 20  # Ward (effect): ward
            leader_2 = 20
        else:
            notes.append((-21, 0))
    if leader_2 >= 0:
        notes.append((leader_2, -1 * protection))
    value -= protection
    if target_effects & _EFFECT_BLESSED_BIT:
        notes.append((21, -2 * value))
        value *= 3  # Bless (effect): blessing
    else:
        value *= 5
    share_ = 10
    charms = 0
    leader_3 = -1
    if (
        target_artifacts & _ARTIFACT_AMULET_OF_PROTECTION_BIT
        and (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
    ):
        if charms < 5:
            if leader_3 >= 0:
                notes.append((-1 - leader_3, 0))
            charms = 5  # Amulet of Protection (artifact): amulet
            leader_3 = 24
        else:
            notes.append((-25, 0))
    if target_artifacts & _ARTIFACT_RING_OF_PROTECTION_BIT and mission == MISSION_ASSASSINATE:
        if charms < 2:
            if leader_3 >= 0:
                notes.append((-1 - leader_3, 0))
            charms = 2  # Ring of Protection (artifact): ring of protection
            leader_3 = 25
        else:
            notes.append((-26, 0))
    if leader_3 >= 0:
        notes.append((leader_3, value * (-1 * charms)))
    share_ -= charms
    value *= share_
    before = value
    value = (value + 25) // 50  # whole points
    notes.append((26, 50 * value - before))
    if value < 3:
        notes.append((27, 3 - value))
        value = 3  # never hopeless, never certain
    elif value > 97:
        notes.append((27, 97 - value))
        value = 97  # never hopeless, never certain
    return value, notes


def why_mission_capture(agent: Agent, mission: Mission, target: Target) -> tuple[int, Notes]:
    """Chance that an agent who failed is caught.

    `mission_capture` with its notes: pairs of an index of LABELS['mission_capture'] and what it moved.
    In percent, 3% to 97%.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    notes: Notes = []
    target_rank = target.rank
    value = MISSIONS_CAPTURE[mission][target_rank]  # base rate
    if value < FLOOR:
        value = missions_capture_cell(value, target)
    notes.append((0, value))
    amount = 5 * mission_level(agent, mission)
    notes.append((1, -1 * amount))
    value -= amount  # experience
    if agent.sort == SORT_FANATIC and mission != MISSION_BRIBE:
        notes.append((2, 10))
        value += 10  # recklessness
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None:
        if (
            agent_kingdom.began_as == KINGDOM_ILLUSIONIST
            and (mission == MISSION_STEAL or mission == MISSION_RESCUE)
            and target_rank != RANK_MITHRIL
        ):
            notes.append((3, -10))
            value -= 10  # Illusionist (kingdom): illusion
        agent_kingdom_traits = agent_kingdom.traits
        if agent_kingdom_traits & _TRAIT_ACUITY_BIT:
            notes.append((4, -10))
            value -= 10  # Acuity (trait): sharp senses
        if agent_kingdom_traits & _TRAIT_HEROIC_BIT:
            notes.append((5, -15))
            value -= 15  # Heroic (trait): heroism
    amount_ = watch(mission, target)
    notes.append((6, amount_))
    value += amount_  # watched
    if agent_kingdom is not None and agent_kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        notes.append((7, -1 * value))
        value *= 3  # Trick of the Trade (trait): tricks
    else:
        value *= 4
    before = value
    value = (value + 2) // 4  # whole points
    notes.append((8, 4 * value - before))
    if value < 3:
        notes.append((9, 3 - value))
        value = 3  # never safe, never doomed
    elif value > 97:
        notes.append((9, 97 - value))
        value = 97  # never safe, never doomed
    return value, notes


def why_proficiency(agent: Agent) -> tuple[int, Notes]:
    """Level at which an agent works.

    `proficiency` with its notes: pairs of an index of LABELS['proficiency'] and what it moved.
    In levels.
    maelstrom "Agents".
    """
    notes: Notes = []
    agent_sort = agent.sort
    if agent_sort != SORT_IMP and agent_sort != SORT_DEMON and agent_sort != SORT_HIGH_DEMON:
        value = agent.level
        notes.append((0, value))
    elif agent_sort == SORT_IMP:
        notes.append((1, 7))
        value = 7  # imp
    elif agent_sort == SORT_DEMON:
        notes.append((2, 14))
        value = 14  # demon
    elif agent_sort == SORT_HIGH_DEMON:
        notes.append((3, 12))
        value = 12  # high demon
    else:
        value = 0
    if agent.artifacts & _ARTIFACT_RING_OF_INVISIBILITY_BIT:
        notes.append((4, 4))
        value += 4  # Ring of Invisibility (artifact): ring of invisibility
    return value, notes


def why_mission_level(agent: Agent, mission: Mission) -> tuple[int, Notes]:
    """Level at which an agent carries out a mission.

    `mission_level` with its notes: pairs of an index of LABELS['mission_level'] and what it moved.
    In levels.
    maelstrom "Agents".
    """
    notes: Notes = []
    value = proficiency(agent)
    notes.append((0, value))
    agent_kingdom = agent.kingdom
    if agent_kingdom is not None and agent_kingdom.began_as == KINGDOM_HALFLING and mission == MISSION_RECON:
        notes.append((1, 3))
        value += 3  # Halfling (kingdom): keen eyes
    return value, notes
