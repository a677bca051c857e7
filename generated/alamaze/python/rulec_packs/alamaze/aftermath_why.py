"""The resolvers of aftermath.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    ARTIFACT_SMOKE_MOJO, BUILDING_THIEVES_GUILD, FATE_DEMOTED, FATE_DIES, FATE_TURNED, Fate, KINGDOM_LYCANS,
    MISSION_ASSASSINATE, MISSION_KIDNAP, Mission, SORT_DEMON, SORT_FANATIC, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Target
from ._tables import missions_danger
from .aftermath import deadly, levels_lost

_ARTIFACT_SMOKE_MOJO_BIT: Final = 1 << ARTIFACT_SMOKE_MOJO
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_ONE_OF_1: Final = frozenset((SORT_FANATIC, SORT_IMP, SORT_DEMON, SORT_HIGH_DEMON))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "deadly": (
        Label('holds', 'danger'),
    ),
    "levels_lost": (
        Label('base', ''),
        Label('set to', 'the guild pays', 1, 'ruling "How many levels a caught agent loses"', 'Thieves Guild (building)'),
    ),
    "fate": (
        Label('otherwise', 'bitten', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Lycans", line 3437', 'Lycans (kingdom)'),
        Label('case', 'the elite guard shows no mercy'),
        Label('case', 'experience saves a life'),
        Label('otherwise', 'too green to survive'),
    ),
    "betrayal": (
        Label('case', 'fanatics never talk, and demons vanish', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1679; "Spell #933 \u2013 Imp Familiar", line 5760'),
        Label('case', 'caught by counter-espionage', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 \u2013 Counter-Espionage", line 4187'),
        Label('otherwise', 'caught by the guard of the house'),
    ),
    "saving_throw": (
        Label('base', ''),
        Label('set to', 'smoke', 1, 'ruling "When Smoke Mojo saves its owner"', 'Smoke Mojo (artifact)'),
    ),
}


def why_deadly(mission: Mission, target: Target) -> tuple[bool, Notes]:
    """A caught agent dies.

    `deadly` with its notes: pairs of an index of LABELS['deadly'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    notes: Notes = []
    if not missions_danger(mission, target.rank, target):
        notes.append((0, 0))
        return False, notes  # danger
    return True, notes


def why_levels_lost(agent: Agent) -> tuple[int, Notes]:
    """Levels that a caught agent loses.

    `levels_lost` with its notes: pairs of an index of LABELS['levels_lost'] and what it moved.
    In levels.
    maelstrom "Agents".
    """
    notes: Notes = []
    notes.append((0, 6))
    value = 6
    agent_place = agent.place
    if agent_place is not None and agent_place.buildings & _BUILDING_THIEVES_GUILD_BIT:
        notes.append((1, 3 - value))
        value = 3  # Thieves Guild (building): the guild pays
    return value, notes


def why_fate(agent: Agent, mission: Mission, target: Target) -> tuple[Fate, Notes]:
    """What becomes of a caught agent.

    `fate` with its notes: pairs of an index of LABELS['fate'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    notes: Notes = []
    target_kingdom = target.kingdom
    if target_kingdom is not None and target_kingdom.began_as == KINGDOM_LYCANS:
        notes.append((0, 0))
        return FATE_TURNED, notes  # Lycans (kingdom): bitten
    if deadly(mission, target):
        notes.append((1, 0))
        return FATE_DIES, notes  # the elite guard shows no mercy
    if agent.level > levels_lost(agent):
        notes.append((2, 0))
        return FATE_DEMOTED, notes  # experience saves a life
    notes.append((3, 0))
    return FATE_DIES, notes  # too green to survive


def why_betrayal(agent: Agent, capture_on_watch: bool) -> tuple[int, Notes]:
    """Chance that a caught agent names its kingdom.

    `betrayal` with its notes: pairs of an index of LABELS['betrayal'] and what it moved.
    In percent.
    maelstrom "Agents".
    """
    notes: Notes = []
    if agent.sort in _ONE_OF_1:
        notes.append((0, 0))
        return 0, notes  # fanatics never talk, and demons vanish
    if capture_on_watch:
        notes.append((1, 0))
        return 75, notes  # caught by counter-espionage
    notes.append((2, 0))
    return 50, notes  # caught by the guard of the house


def why_saving_throw(mission: Mission, target: Target) -> tuple[int, Notes]:
    """Chance that a victim escapes after all.

    `saving_throw` with its notes: pairs of an index of LABELS['saving_throw'] and what it moved.
    In percent.
    maelstrom "Artifacts".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if (
        target.artifacts & _ARTIFACT_SMOKE_MOJO_BIT
        and (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP)
    ):
        notes.append((1, 50 - value))
        value = 50  # Smoke Mojo (artifact): smoke
    return value, notes
