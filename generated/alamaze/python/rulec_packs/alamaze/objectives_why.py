"""The resolvers of objectives.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import (
    Award, EVERY_ARTIFACT, EVERY_OBJECTIVE, EVERY_REGION, Hold, OBJECTIVE_GOAL_D4, OBJECTIVE_GOAL_P5,
    OBJECTIVE_GOAL_T1, Objective, PRIVILEGE_EARLY_GREAT_TRIUMPH, PRIVILEGE_EARLY_TRIUMPH, Privilege,
    RANK_COMMANDER, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_DUKE, RANK_GENERAL, RANK_GRAND_MARSHAL,
    RANK_LORD_COMMANDER, RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_PRINCE, RANK_WARLORD, SETTLEMENT_CITY,
    SORT_AGENT, SORT_FANATIC,
)
from ._kinds import Figure, Kingdom
from ._tables import (
    AWARD_BARRED_KINGDOMS, AWARD_OWNERS, OBJECTIVE_AGENTS, OBJECTIVE_AGENT_LEVEL, OBJECTIVE_ARTIFACTS_HELD,
    OBJECTIVE_BEYOND_DEFENSE, OBJECTIVE_BEYOND_GOLD, OBJECTIVE_CITIES, OBJECTIVE_COUNCIL,
    OBJECTIVE_DEMONS_COUNT, OBJECTIVE_FIGURES, OBJECTIVE_FLEETS, OBJECTIVE_INFLUENCE, OBJECTIVE_POWER,
    OBJECTIVE_PRISONERS, OBJECTIVE_RANK, OBJECTIVE_REACTION, OBJECTIVE_RECOVERED, OBJECTIVE_REGIONS,
    OBJECTIVE_SEAS, OBJECTIVE_SHARE, OBJECTIVE_WIZARDS,
)
from ._world import VARIANT_ICE_AGE, World
from .clerks import goals_worth
from .objectives import good_enough, unreachable
from .politics import in_irons
from .realm import hold, mood, reach
from .victory import holds_artifact

_ONE_OF_1: Final = frozenset((RANK_MARSHAL, RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_WARLORD))
_ONE_OF_2: Final = frozenset((OBJECTIVE_GOAL_T1, OBJECTIVE_GOAL_P5))
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "unreachable": (
        Label('yes', 'no encounters yet'),
        Label('yes', 'no ship sails', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 827', 'ice age'),
        Label('otherwise', ''),
    ),
    "good_enough": (
        Label('no', 'a prisoner'),
        Label('no', 'neither demons nor Consuls'),
        Label('yes', ''),
        Label('yes', 'more than a Duke'),
        Label('yes', 'a greater leader'),
        Label('yes', 'more than a General'),
        Label('otherwise', ''),
    ),
    "reached": (
        Label('no', ''),
        Label('holds', 'what it holds of the regions'),
        Label('holds', 'regions with a city of its own'),
        Label('holds', 'cities'),
        Label('holds', 'what the regions think'),
        Label('holds', 'influence'),
        Label('holds', 'a seat on the High Council'),
        Label('holds', 'figures of rank'),
        Label('holds', 'artifacts'),
        Label('holds', 'prisoners'),
        Label('holds', 'agents and fanatics'),
        Label('holds', 'wizards'),
        Label('holds', 'fleets in several seas'),
        Label('holds', 'a rich or a strong population center'),
    ),
    "goals_of": (
        Label('case', ''),
        Label('otherwise', 'what is set for whoever sets nothing'),
    ),
    "award_open": (
        Label('no', 'not for its people'),
        Label('yes', 'open to all'),
        Label('yes', 'for its people'),
        Label('otherwise', ''),
    ),
    "triumph_bonus": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_unreachable(goal: Objective, world: World) -> tuple[bool, Notes]:
    """Nobody can reach "the goal".

    `unreachable` with its notes: pairs of an index of LABELS['unreachable'] and what it moved.
    maelstrom "The Objectives".
    """
    notes: Notes = []
    if OBJECTIVE_RECOVERED[goal] is not None:
        notes.append((0, 0))
        return True, notes  # no encounters yet
    if world.variants & _VARIANT_ICE_AGE_BIT and goal == OBJECTIVE_GOAL_D4:
        notes.append((1, 0))
        return True, notes  # ice age: no ship sails
    notes.append((2, 0))
    return False, notes


def why_good_enough(figure: Figure, goal: Objective) -> tuple[bool, Notes]:
    """The figure counts for "the goal".

    `good_enough` with its notes: pairs of an index of LABELS['good_enough'] and what it moved.
    maelstrom "The Objectives".
    """
    notes: Notes = []
    if in_irons(figure):
        notes.append((0, 0))
        return False, notes  # a prisoner
    figure_rank = figure.rank
    if (
        (figure_rank == RANK_DEMON_PRINCE or figure_rank == RANK_CONSUL)
        and OBJECTIVE_DEMONS_COUNT[goal] is not None
        and not OBJECTIVE_DEMONS_COUNT[goal]
    ):
        notes.append((1, 0))
        return False, notes  # neither demons nor Consuls
    if OBJECTIVE_RANK[goal] is not None and figure_rank == OBJECTIVE_RANK[goal]:
        notes.append((2, 0))
        return True, notes
    if (
        OBJECTIVE_RANK[goal] == RANK_DUKE
        and (figure_rank == RANK_PRINCE or figure_rank == RANK_DEMON_PRINCE or figure_rank == RANK_CONSUL)
    ):
        notes.append((3, 0))
        return True, notes  # more than a Duke
    if (
        (OBJECTIVE_RANK[goal] == RANK_GENERAL or OBJECTIVE_RANK[goal] == RANK_MARSHAL)
        and figure_rank in _ONE_OF_1
    ):
        notes.append((4, 0))
        return True, notes  # a greater leader
    if (
        OBJECTIVE_RANK[goal] == RANK_GENERAL
        and (figure_rank == RANK_MAJOR_GENERAL or figure_rank == RANK_COMMANDER)
    ):
        notes.append((5, 0))
        return True, notes  # more than a General
    notes.append((6, 0))
    return False, notes


def why_reached(kingdom: Kingdom, goal: Objective, world: World) -> tuple[bool, Notes]:
    """The kingdom has reached "the goal".

    `reached` with its notes: pairs of an index of LABELS['reached'] and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "The Objectives", "#991 - Set ESO Conditions".
    """
    notes: Notes = []
    if unreachable(goal, world):
        notes.append((0, 0))
        return False, notes
    if OBJECTIVE_REGIONS[goal] is not None:
        if not all(
            sum(1 for r in EVERY_REGION if hold(kingdom, r) >= s)
                + sum(
                    1
                    for other in map(Hold, members(OBJECTIVE_SHARE[goal]))
                    if other < s
                ) >= present(OBJECTIVE_REGIONS[goal], '')
            for s in map(Hold, members(OBJECTIVE_SHARE[goal]))
        ):
            notes.append((1, 0))
            return False, notes  # what it holds of the regions
        if (
            OBJECTIVE_CITIES[goal] is not None
            and sum(
                1
                for r in EVERY_REGION
                if any(
                    p.kingdom is kingdom and p.settlement == SETTLEMENT_CITY and p.region == r
                    for p in world.places
                )
            ) < present(OBJECTIVE_REGIONS[goal], '')
        ):
            notes.append((2, 0))
            return False, notes  # regions with a city of its own
    if (
        OBJECTIVE_CITIES[goal] is not None
        and sum(
            1
            for p in world.places
            if p.kingdom is kingdom and p.settlement == SETTLEMENT_CITY
        ) < present(OBJECTIVE_CITIES[goal], '')
    ):
        notes.append((3, 0))
        return False, notes  # cities
    if (
        OBJECTIVE_REGIONS[goal] is not None
        and OBJECTIVE_REACTION[goal] is not None
        and sum(
            1
            for r in EVERY_REGION
            if mood(kingdom, r) >= present(OBJECTIVE_REACTION[goal], '')
        ) < present(OBJECTIVE_REGIONS[goal], '')
    ):
        notes.append((4, 0))
        return False, notes  # what the regions think
    if OBJECTIVE_INFLUENCE[goal] is not None and reach(kingdom) < present(OBJECTIVE_INFLUENCE[goal], ''):
        notes.append((5, 0))
        return False, notes  # influence
    if OBJECTIVE_COUNCIL[goal] is not None and OBJECTIVE_COUNCIL[goal] and not kingdom.councillor:
        notes.append((6, 0))
        return False, notes  # a seat on the High Council
    if (
        OBJECTIVE_FIGURES[goal] is not None
        and sum(
            1
            for f in world.figures
            if f.kingdom is kingdom and good_enough(f, goal)
        ) < present(OBJECTIVE_FIGURES[goal], '')
    ):
        notes.append((7, 0))
        return False, notes  # figures of rank
    if (
        OBJECTIVE_ARTIFACTS_HELD[goal] is not None
        and sum(
            1
            for a in EVERY_ARTIFACT
            if holds_artifact(kingdom, a, world)
        ) < present(OBJECTIVE_ARTIFACTS_HELD[goal], '')
    ):
        notes.append((8, 0))
        return False, notes  # artifacts
    if (
        OBJECTIVE_PRISONERS[goal] is not None
        and sum(1 for f in world.figures if f.captor is kingdom) < present(OBJECTIVE_PRISONERS[goal], '')
    ):
        notes.append((9, 0))
        return False, notes  # prisoners
    if (
        OBJECTIVE_AGENTS[goal] is not None
        and OBJECTIVE_AGENT_LEVEL[goal] is not None
        and sum(
            1
            for a in world.agents
            if a.kingdom is kingdom
                and (a.sort == SORT_AGENT or a.sort == SORT_FANATIC)
                and a.level >= present(OBJECTIVE_AGENT_LEVEL[goal], '')
                and not in_irons(a)
        ) < present(OBJECTIVE_AGENTS[goal], '')
    ):
        notes.append((10, 0))
        return False, notes  # agents and fanatics
    if (
        OBJECTIVE_WIZARDS[goal] is not None
        and OBJECTIVE_POWER[goal] is not None
        and sum(
            1
            for w in world.wizards
            if w.kingdom is kingdom and w.level >= present(OBJECTIVE_POWER[goal], '') and not in_irons(w)
        ) < present(OBJECTIVE_WIZARDS[goal], '')
    ):
        notes.append((11, 0))
        return False, notes  # wizards
    if (
        OBJECTIVE_FLEETS[goal] is not None
        and OBJECTIVE_SEAS[goal] is not None
        and sum(
            1
            for n in world.navies
            if n.kingdom is kingdom and n.fleets >= present(OBJECTIVE_FLEETS[goal], '')
        ) < present(OBJECTIVE_SEAS[goal], '')
    ):
        notes.append((12, 0))
        return False, notes  # fleets in several seas
    if (
        OBJECTIVE_BEYOND_DEFENSE[goal] is not None
        and OBJECTIVE_BEYOND_GOLD[goal] is not None
        and not any(
            p.kingdom is kingdom
                and (
                    p.defense > present(OBJECTIVE_BEYOND_DEFENSE[goal], '')
                    or p.gold_output > present(OBJECTIVE_BEYOND_GOLD[goal], '')
                )
            for p in world.places
        )
    ):
        notes.append((13, 0))
        return False, notes  # a rich or a strong population center
    return True, notes


def why_goals_of(kingdom: Kingdom) -> tuple[Sequence[Objective], Notes]:
    """The goals of a kingdom.

    `goals_of` with its notes: pairs of an index of LABELS['goals_of'] and what it moved.
    maelstrom "The Objectives", "#991 - Set ESO Conditions".
    """
    notes: Notes = []
    kingdom_goals = kingdom.goals
    if len(kingdom_goals) > 0:
        notes.append((0, 0))
        return kingdom_goals, notes
    notes.append((1, 0))
    return [g for g in EVERY_OBJECTIVE if g in _ONE_OF_2], notes  # what is set for whoever sets nothing


def why_award_open(award: Award, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom may choose "the award".

    `award_open` with its notes: pairs of an index of LABELS['award_open'] and what it moved.
    maelstrom "The Awards".
    """
    notes: Notes = []
    if any(kingdom.began_as == k for k in members(AWARD_BARRED_KINGDOMS[award])):
        notes.append((0, 0))
        return False, notes  # not for its people
    if sum(1 for k in members(AWARD_OWNERS[award])) == 0:
        notes.append((1, 0))
        return True, notes  # open to all
    if any(kingdom.began_as == k for k in members(AWARD_OWNERS[award])):
        notes.append((2, 0))
        return True, notes  # for its people
    notes.append((3, 0))
    return False, notes


def why_triumph_bonus(goals: Sequence[Objective]) -> tuple[Privilege, Notes]:
    """The special rule that adds to awards.

    `triumph_bonus` with its notes: pairs of an index of LABELS['triumph_bonus'] and what it moved.
    maelstrom "Tyrant".
    """
    notes: Notes = []
    if goals_worth(goals) >= 5:
        notes.append((0, 0))
        return PRIVILEGE_EARLY_GREAT_TRIUMPH, notes
    notes.append((1, 0))
    return PRIVILEGE_EARLY_TRIUMPH, notes
