"""The resolvers of orders_missions.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, present

from ._choices import Artifact, MapArea, RANK_CONSUL, RANK_KING, RANK_QUEEN, RANK_REGENT, Rank
from ._kinds import Group, Kingdom, Target
from ._tables import EMISSARIES_POWER, emissaries_power_cell
from ._world import World
from .map_ import seat
from .orders_missions import relic_bearer, relic_keeper

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "skeleton_known": (
        Label('base', 'nobody knows better', 1, 'ruling "What a bribed ruler knows of the own closet"'),
        Label('base', 'power'),
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
