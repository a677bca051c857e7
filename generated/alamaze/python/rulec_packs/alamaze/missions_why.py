"""The resolvers of missions.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import MISSION_EARLY_TRAIL, MISSION_RECON, MISSION_TRAIL, Mission
from ._kinds import Agent, Kingdom, Target
from ._world import World
from .court import errand_range
from .gates import automatic
from .map_ import seat, within_reach

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "teaches": (
        Label('no', 'too easy'),
        Label('no', 'reconnaissance', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 \u2013 Recon Area", line 5008'),
        Label('otherwise', ''),
    ),
    "beyond_reach": (
        Label('yes', 'too far away'),
        Label('holds', ''),
    ),
}


def why_teaches(mission: Mission) -> tuple[bool, Notes]:
    """The mission makes an agent wiser.

    `teaches` with its notes: pairs of an index of LABELS['teaches'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    if automatic(mission):
        notes.append((0, 0))
        return False, notes  # too easy
    if mission == MISSION_RECON or mission == MISSION_TRAIL or mission == MISSION_EARLY_TRAIL:
        notes.append((1, 0))
        return False, notes  # reconnaissance
    notes.append((2, 0))
    return True, notes


def why_beyond_reach(kingdom: Kingdom, agent: Agent, target: Target, world: World) -> tuple[bool, Notes]:
    """The target is beyond the reach of the agent.

    `beyond_reach` with its notes: pairs of an index of LABELS['beyond_reach'] and what it moved.
    maelstrom "Agents", "#945 - Assassinate Leader/Wizard".
    """
    notes: Notes = []
    if not within_reach(seat(agent), seat(target), errand_range(kingdom, agent, world)):
        notes.append((0, 0))
        return True, notes  # too far away
    if not any(
        not within_reach(seat(agent), g.area, errand_range(kingdom, agent, world))
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes
