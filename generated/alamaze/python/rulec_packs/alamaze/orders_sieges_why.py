"""The resolvers of orders_sieges.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import Tactic
from ._kinds import Group, Kingdom, Place
from ._tables import TACTIC_ATTACK
from ._world import World
from .conquest import bars_the_gates, before_the_gates
from .sieges import had_its_turn
from .tactics import knows_plan

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "may_approach": (
        Label('needs', 'the place is yours already.'),
        Label('needs', 'the place is nowhere near the group.'),
        Label('needs', 'the group has tried its luck this turn.', 1, 'ruling "How often a group tries a population center in a turn"'),
        Label('needs', 'the group has fallen back, and goes before no walls any more.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#110 \u2013 Attack Group", line 4211'),
        Label('needs', 'the group stands on the defensive this turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2139'),
        Label('needs', 'Before the place stands a host of those who hold it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2141'),
    ),
    "refusals_may_approach": (
        Label('needs', 'the place is yours already.'),
        Label('needs', 'the place is nowhere near the group.'),
        Label('needs', 'the group has tried its luck this turn.', 1, 'ruling "How often a group tries a population center in a turn"'),
        Label('needs', 'the group has fallen back, and goes before no walls any more.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#110 \u2013 Attack Group", line 4211'),
        Label('needs', 'the group stands on the defensive this turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2139'),
        Label('needs', 'Before the place stands a host of those who hold it.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", line 2141'),
    ),
    "may_storm_by": (
        Label('needs', 'the plan is for defenders.'),
        Label('needs', 'Nobody in the group has learned this: the plan.'),
    ),
    "refusals_may_storm_by": (
        Label('needs', 'the plan is for defenders.'),
        Label('needs', 'Nobody in the group has learned this: the plan.'),
    ),
}


def why_may_approach(group: Group, place: Place, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The group may try its luck before the place.

    `may_approach` with its notes: pairs of an index of LABELS['may_approach'] and what it moved.
    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    notes: Notes = []
    if place.kingdom is kingdom:
        notes.append((0, 0))
        return False, notes  # the place is yours already.
    if not before_the_gates(group, place, kingdom, world):
        notes.append((1, 0))
        return False, notes  # the place is nowhere near the group.
    if had_its_turn(group, world):
        notes.append((2, 0))
        return False, notes  # the group has tried its luck this turn.
    if world.happened('retreated', 'this', 0, group):
        notes.append((3, 0))
        return False, notes  # the group has fallen back, and goes before no walls any more.
    if world.happened('stood_ready', 'this', 0, group):
        notes.append((4, 0))
        return False, notes  # the group stands on the defensive this turn.
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        notes.append((5, 0))
        return False, notes  # Before the place stands a host of those who hold it.
    return True, notes


def why_may_storm_by(group: Group, plan: Tactic) -> tuple[bool, Notes]:
    """The group may attack by this plan.

    `may_storm_by` with its notes: pairs of an index of LABELS['may_storm_by'] and what it moved.
    maelstrom "#110 - Attack Group", "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    if not TACTIC_ATTACK[plan]:
        notes.append((0, 0))
        return False, notes  # the plan is for defenders.
    if not knows_plan(group, plan):
        notes.append((1, 0))
        return False, notes  # Nobody in the group has learned this: the plan.
    return True, notes
