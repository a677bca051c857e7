"""The resolvers of gates.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

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
from .agents import mission_level
from .gates import asleep, deathless, may_undertake, political, vulnerable

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

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "political": (
        Label('holds', 'rank'),
    ),
    "of_the_court": (
        Label('yes', 'political emissary'),
        Label('holds', 'rank'),
    ),
    "asleep": (
        Label('no', 'the ward turns the spell', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #301 \u2013 Ward", line 5396'),
        Label('no', 'the blessing turns the spell', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#302 \u2013 Bless", line 4373'),
        Label('no', 'the talisman turns the spell', 1, '', 'Guardian Talisman (artifact)'),
        Label('no', 'Consuls do not sleep', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ancient Ones", line 2757', 'Ancient Ones (kingdom)'),
        Label('no', 'nobody sleeps here', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2953', 'Demon Princes (kingdom)'),
        Label('no', 'immune to sleep', 1, '', 'Magic Immune (Sleep) (trait)'),
        Label('holds', 'sleep spell'),
    ),
    "may_undertake": (
        Label('needs', "This mission takes an agent with at least the mission's grade."),
        Label('needs', 'A summoned creature comes to kill and for nothing else.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1635 and 1638-1639'),
    ),
    "refusals_may_undertake": (
        Label('needs', "This mission takes an agent with at least the mission's grade."),
        Label('needs', 'A summoned creature comes to kill and for nothing else.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1635 and 1638-1639'),
    ),
    "automatic": (
        Label('holds', 'automatic'),
    ),
    "deathless": (
        Label('yes', 'a scroll has made it so'),
        Label('yes', 'immortal from the start'),
        Label('otherwise', ''),
    ),
    "vulnerable": (
        Label('no', 'the talisman drives the demon back', 1, '', 'Guardian Talisman (artifact)'),
        Label('no', 'scroll of escape', 1, '', 'Scroll of Escape (effect)'),
        Label('no', 'immune to death magic', 1, '', 'Magic Immune (Death) (trait)'),
        Label('needs', 'Nobody may be sent against a member of their own court.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 \u2013 Assassinate Figure", line 4978'),
        Label('needs', 'An Immortal cannot be killed by agents.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Immortality", line 1569'),
        Label('needs', 'The undead fall only to an enchanted weapon.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 \u2013 Assassinate Leader/Wizard", line 4982; "Item Indicators", line 1600'),
        Label('needs', 'The ward drives the demon back.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #941 \u2013 Summon Demon", line 5764; "Spell #942 \u2013 Summon High Demon", line 5770'),
        Label('needs', 'Such a creature can be set only on an emissary.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1635; "Spell #941 \u2013 Summon Demon", line 5764'),
        Label('needs', 'Only political emissaries know such secrets.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 \u2013 Bribe Emissary", line 4948'),
        Label('needs', 'A sleeper says nothing.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 \u2013 Bribe Emissary", line 4952'),
    ),
    "refusals_vulnerable": (
        Label('no', 'the talisman drives the demon back', 1, '', 'Guardian Talisman (artifact)'),
        Label('no', 'scroll of escape', 1, '', 'Scroll of Escape (effect)'),
        Label('no', 'immune to death magic', 1, '', 'Magic Immune (Death) (trait)'),
        Label('needs', 'Nobody may be sent against a member of their own court.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 \u2013 Assassinate Figure", line 4978'),
        Label('needs', 'An Immortal cannot be killed by agents.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Immortality", line 1569'),
        Label('needs', 'The undead fall only to an enchanted weapon.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 \u2013 Assassinate Leader/Wizard", line 4982; "Item Indicators", line 1600'),
        Label('needs', 'The ward drives the demon back.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #941 \u2013 Summon Demon", line 5764; "Spell #942 \u2013 Summon High Demon", line 5770'),
        Label('needs', 'Such a creature can be set only on an emissary.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1635; "Spell #941 \u2013 Summon Demon", line 5764'),
        Label('needs', 'Only political emissaries know such secrets.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 \u2013 Bribe Emissary", line 4948'),
        Label('needs', 'A sleeper says nothing.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 \u2013 Bribe Emissary", line 4952'),
    ),
    "catchable": (
        Label('no', 'demons vanish', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #941 \u2013 Summon Demon", line 5764; "Spell #942 \u2013 Summon High Demon", line 5770'),
        Label('no', 'imps vanish', 1, 'ruling "Whether an imp can be caught"'),
        Label('no', 'familiars are no prisoners', 1, 'ruling "Whether a familiar may come back with nothing"'),
        Label('otherwise', ''),
    ),
    "may_bribe": (
        Label('needs', 'The agent is too green to carry such a purse.'),
        Label('needs', 'The target has nothing to sell, or cannot speak.'),
        Label('needs', 'Only a master sees through the disguise.', 1, '', 'Conceal Emissary (effect)'),
    ),
    "refusals_may_bribe": (
        Label('needs', 'The agent is too green to carry such a purse.'),
        Label('needs', 'The target has nothing to sell, or cannot speak.'),
        Label('needs', 'Only a master sees through the disguise.', 1, '', 'Conceal Emissary (effect)'),
    ),
}


def why_political(target: Target) -> tuple[bool, Notes]:
    """The target is a political emissary.

    `political` with its notes: pairs of an index of LABELS['political'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    if target.rank not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes  # rank
    return True, notes


def why_of_the_court(target: Target) -> tuple[bool, Notes]:
    """The target lives at court.

    `of_the_court` with its notes: pairs of an index of LABELS['of_the_court'] and what it moved.
    maelstrom "Halfling".
    """
    notes: Notes = []
    if political(target):
        notes.append((0, 0))
        return True, notes  # political emissary
    if target.rank not in _ONE_OF_2:
        notes.append((1, 0))
        return False, notes  # rank
    return True, notes


def why_asleep(target: Target) -> tuple[bool, Notes]:
    """The target lies in a magical sleep.

    `asleep` with its notes: pairs of an index of LABELS['asleep'] and what it moved.
    maelstrom "Spell #305 - Sleep".
    """
    notes: Notes = []
    target_effects = target.effects
    if target_effects & _EFFECT_WARDED_BIT:
        notes.append((0, 0))
        return False, notes  # the ward turns the spell
    if target_effects & _EFFECT_BLESSED_BIT:
        notes.append((1, 0))
        return False, notes  # the blessing turns the spell
    if target.artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT:
        notes.append((2, 0))
        return False, notes  # Guardian Talisman (artifact): the talisman turns the spell
    target_kingdom = target.kingdom
    if target_kingdom is not None:
        target_kingdom_began_as = target_kingdom.began_as
        if target_kingdom_began_as == KINGDOM_ANCIENT_ONES and target.rank == RANK_CONSUL:
            notes.append((3, 0))
            return False, notes  # Ancient Ones (kingdom): Consuls do not sleep
        if target_kingdom_began_as == KINGDOM_DEMON_PRINCES:
            notes.append((4, 0))
            return False, notes  # Demon Princes (kingdom): nobody sleeps here
        if target_kingdom.traits & _TRAIT_MAGIC_IMMUNE_SLEEP_BIT:
            notes.append((5, 0))
            return False, notes  # Magic Immune (Sleep) (trait): immune to sleep
    if not target_effects & _EFFECT_SLEPT_BIT:
        notes.append((6, 0))
        return False, notes  # sleep spell
    return True, notes


def why_may_undertake(agent: Agent, mission: Mission) -> tuple[bool, Notes]:
    """The agent may undertake the mission.

    `may_undertake` with its notes: pairs of an index of LABELS['may_undertake'] and what it moved.
    maelstrom "#900 - Bribe Emissary", "#615 - Poison Food", "#971 - Trail Group (Late)", "#976 - Search
    For Popcenters", "#979 - Advanced Search (All Types)".
    """
    notes: Notes = []
    if mission_level(agent, mission) < MISSION_GRADE[mission]:
        notes.append((0, 0))
        return False, notes  # This mission takes an agent with at least the mission's grade.
    agent_sort = agent.sort
    if (
        (agent_sort == SORT_IMP or agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON)
        and mission != MISSION_ASSASSINATE
    ):
        notes.append((1, 0))
        return False, notes  # A summoned creature comes to kill and for nothing else.
    return True, notes


def why_automatic(mission: Mission) -> tuple[bool, Notes]:
    """The mission succeeds without a throw.

    `automatic` with its notes: pairs of an index of LABELS['automatic'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    if mission not in _ONE_OF_3:
        notes.append((0, 0))
        return False, notes  # automatic
    return True, notes


def why_deathless(target: Target) -> tuple[bool, Notes]:
    """The target is an Immortal.

    `deathless` with its notes: pairs of an index of LABELS['deathless'] and what it moved.
    maelstrom "Immortality".
    """
    notes: Notes = []
    if target.immortal:
        notes.append((0, 0))
        return True, notes  # a scroll has made it so
    target_kingdom = target.kingdom
    if target_kingdom is not None and target_kingdom.undying >> target.rank & 1:
        notes.append((1, 0))
        return True, notes  # immortal from the start
    notes.append((2, 0))
    return False, notes


def why_vulnerable(agent: Agent, mission: Mission, target: Target) -> tuple[bool, Notes]:
    """The mission by the agent can touch the target.

    `vulnerable` with its notes: pairs of an index of LABELS['vulnerable'] and what it moved.
    maelstrom "#940 - Assassinate Figure", "#945 - Assassinate Leader/Wizard".
    """
    notes: Notes = []
    if (
        target.artifacts & _ARTIFACT_GUARDIAN_TALISMAN_BIT
        and (agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        notes.append((0, 0))
        return False, notes  # Guardian Talisman (artifact): the talisman drives the demon back
    target_effects = target.effects
    if target_effects & _EFFECT_ESCAPING_BIT and mission == MISSION_ASSASSINATE:
        notes.append((1, 0))
        return False, notes  # Scroll of Escape (effect): scroll of escape
    target_kingdom = target.kingdom
    if (
        target_kingdom is not None
        and target_kingdom.traits & _TRAIT_MAGIC_IMMUNE_DEATH_BIT
        and (agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON)
    ):
        notes.append((2, 0))
        return False, notes  # Magic Immune (Death) (trait): immune to death magic
    if mission == MISSION_ASSASSINATE:
        agent_kingdom = agent.kingdom
        if agent_kingdom is not None and agent_kingdom is target_kingdom:
            notes.append((3, 0))
            return False, notes  # Nobody may be sent against a member of their own court.
        if deathless(target):
            notes.append((4, 0))
            return False, notes  # An Immortal cannot be killed by agents.
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
            notes.append((5, 0))
            return False, notes  # The undead fall only to an enchanted weapon.
    agent_sort = agent.sort
    if (agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON) and target_effects & _EFFECT_WARDED_BIT:
        notes.append((6, 0))
        return False, notes  # The ward drives the demon back.
    if (agent_sort == SORT_IMP or agent_sort == SORT_DEMON) and not political(target):
        notes.append((7, 0))
        return False, notes  # Such a creature can be set only on an emissary.
    if mission == MISSION_BRIBE:
        if not political(target):
            notes.append((8, 0))
            return False, notes  # Only political emissaries know such secrets.
        if asleep(target):
            notes.append((9, 0))
            return False, notes  # A sleeper says nothing.
    return True, notes


def why_catchable(agent: Agent) -> tuple[bool, Notes]:
    """The agent can be caught.

    `catchable` with its notes: pairs of an index of LABELS['catchable'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    agent_sort = agent.sort
    if agent_sort == SORT_DEMON or agent_sort == SORT_HIGH_DEMON:
        notes.append((0, 0))
        return False, notes  # demons vanish
    if agent_sort == SORT_IMP:
        notes.append((1, 0))
        return False, notes  # imps vanish
    if agent_sort == SORT_FAMILIAR:
        notes.append((2, 0))
        return False, notes  # familiars are no prisoners
    notes.append((3, 0))
    return True, notes


def why_may_bribe(agent: Agent, target: Target) -> tuple[bool, Notes]:
    """The agent may try to bribe the target.

    `may_bribe` with its notes: pairs of an index of LABELS['may_bribe'] and what it moved.
    maelstrom "#900 - Bribe Emissary", "Sage Advice".
    """
    notes: Notes = []
    if not may_undertake(agent, MISSION_BRIBE):
        notes.append((0, 0))
        return False, notes  # The agent is too green to carry such a purse.
    if not vulnerable(agent, MISSION_BRIBE, target):
        notes.append((1, 0))
        return False, notes  # The target has nothing to sell, or cannot speak.
    if target.effects & _EFFECT_CONCEALED_BIT and mission_level(agent, MISSION_BRIBE) < 10:
        notes.append((2, 0))
        return False, notes  # Conceal Emissary (effect): Only a master sees through the disguise.
    return True, notes
