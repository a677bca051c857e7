"""The resolvers of orders_missions.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members, present

from ._choices import Artifact, MapArea, RANK_CONSUL, RANK_KING, RANK_QUEEN, RANK_REGENT, Rank
from ._kinds import Agent, Figure, Group, Kingdom, Target
from ._tables import ARTIFACT_MISSION_RANGE, EMISSARIES_POWER, emissaries_power_cell
from ._world import World
from .map_ import seat, within_reach
from .orders_missions import relic_bearer, relic_keeper, search_radius

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "skeleton_known": (
        Label('base', 'nobody knows better', 1, 'ruling "What a bribed ruler knows of the own closet"'),
        Label('base', 'power'),
    ),
    "held_abroad": (
        Label('holds', ''),
    ),
    "relic_bearer": (
        Label('otherwise', ''),
    ),
    "relic_keeper": (
        Label('otherwise', ''),
    ),
    "relic_lies": (
        Label('case', ''),
        Label('case', 'with its keeper'),
        Label('case', 'at court'),
        Label('otherwise', ''),
    ),
    "search_radius": (
        Label('base', ''),
        Label('base', ''),
        Label('at least', 'a mount'),
    ),
    "outside_search": (
        Label('holds', ''),
    ),
}


def why_skeleton_known(rank: Rank) -> tuple[int, Notes]:
    """Chance that an idle emissary knows a skeleton in its ruler's closet.

    `skeleton_known` with its notes: pairs of an index of LABELS['skeleton_known'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Skeletons In The Closet", "#900 - Bribe Emissary".
    """
    notes: Notes = []
    if rank in _ONE_OF_1:
        notes.append((0, 100))
        value = 100  # nobody knows better
    elif rank not in _ONE_OF_1:
        value = EMISSARIES_POWER[rank]  # power
        if value < FLOOR:
            value = emissaries_power_cell(value)
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_held_abroad(kingdom: Kingdom, target: Figure) -> tuple[bool, Notes]:
    """The target sits in the dungeon of another kingdom.

    `held_abroad` with its notes: pairs of an index of LABELS['held_abroad'] and what it moved.
    maelstrom "#900 - Bribe Emissary".
    """
    notes: Notes = []
    target_captor = target.captor
    if target_captor is None or target_captor is kingdom:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_relic_bearer(kingdom: Kingdom, relic: Artifact, world: World) -> tuple[Group | None, Notes]:
    """The group that carries a kingdom's artifact.

    `relic_bearer` with its notes: pairs of an index of LABELS['relic_bearer'] and what it moved.
    maelstrom "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((g for g in world.groups if g.kingdom is kingdom and g.artifacts >> relic & 1), None), notes


def why_relic_keeper(kingdom: Kingdom, relic: Artifact, world: World) -> tuple[Target | None, Notes]:
    """Whoever keeps a kingdom's artifact, or the place where it lies.

    `relic_keeper` with its notes: pairs of an index of LABELS['relic_keeper'] and what it moved.
    maelstrom "#910 - Transfer Artifact".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((t for t in world.targets if t.kingdom is kingdom and t.artifacts >> relic & 1), None), notes


def why_relic_lies(kingdom: Kingdom, relic: Artifact, world: World) -> tuple[MapArea | None, Notes]:
    """Where a kingdom's artifact is.

    `relic_lies` with its notes: pairs of an index of LABELS['relic_lies'] and what it moved.
    maelstrom "#910 - Transfer Artifact".
    """
    notes: Notes = []
    if relic_bearer(kingdom, relic, world) is not None:
        notes.append((0, 0))
        return present(relic_bearer(kingdom, relic, world), '').area, notes
    if relic_keeper(kingdom, relic, world) is not None:
        notes.append((1, 0))
        return seat(present(relic_keeper(kingdom, relic, world), '')), notes  # with its keeper
    if kingdom.regalia >> relic & 1 and kingdom.capital is not None:
        notes.append((2, 0))
        return kingdom.capital.area, notes  # at court
    notes.append((3, 0))
    return None, notes


def why_search_radius(agent: Agent) -> tuple[int, Notes]:
    """How far around an area an agent searches for a camp.

    `search_radius` with its notes: pairs of an index of LABELS['search_radius'] and what it moved.
    In areas.
    maelstrom "#945 - Assassinate Leader/Wizard", "Artifacts".
    """
    notes: Notes = []
    notes.append((1, 5))
    value = 5
    limit = max([
        0,
        *[
            present(ARTIFACT_MISSION_RANGE[a], '')
            for a in map(Artifact, members(agent.artifacts))
            if ARTIFACT_MISSION_RANGE[a] is not None
        ],
    ])
    if value < limit:
        notes.append((2, limit - value))
        value = limit  # a mount
    return value, notes


def why_outside_search(
    agent: Agent,
    target: Target,
    around: MapArea | None,
    world: World,
) -> tuple[bool, Notes]:
    """The target is not where the agent searches.

    `outside_search` with its notes: pairs of an index of LABELS['outside_search'] and what it moved.
    maelstrom "#945 - Assassinate Leader/Wizard".
    """
    notes: Notes = []
    if not any(
        not within_reach(seat(agent) if around is None else around, g.area, search_radius(agent))
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
