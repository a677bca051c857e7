"""The resolvers of orders_travel.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, is_linked, members, present

from ._choices import (
    ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS,
    ARTIFACT_PALANTIR_REDJAK, ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_SCRYING_MIRROR, Artifact,
    HOST_STATE_PLAIN_SIGHT, MapArea, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT,
    RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC, RANK_GOVERNOR, RANK_PRIESTESS, RANK_PRINCE, Rank,
)
from ._kinds import Kingdom, Place, Target
from ._tables import GROUP_SIZES_BLOCKS, MAP_AREA_NEAR, emissaries_gold
from ._world import World
from .marching import guise
from .movement import host_size

_ONE_OF_1: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
    RANK_CONSUL, RANK_AGENT, RANK_FANATIC, RANK_PRIESTESS,
))
_ONE_OF_2: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_ONE_OF_3: Final = frozenset((
    ARTIFACT_PALANTIR_AMBALAR, ARTIFACT_PALANTIR_CRISNIA, ARTIFACT_PALANTIR_PHONIS, ARTIFACT_PALANTIR_REDJAK,
    ARTIFACT_PALANTIR_UNIKAR, ARTIFACT_SCRYING_MIRROR,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "travels": (
        Label('holds', 'rank'),
    ),
    "travel_price": (
        Label('base', 'no title, no train'),
        Label('base', 'what the title costs'),
        Label('set to', 'a Consul travels light', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ancient Ones", line 2750', 'orders travel'),
    ),
    "kept_out": (
        Label('no', 'slips past', 1, 'ruling "Whom a foreign group keeps out of a population center"'),
        Label('holds', 'a foreign host'),
    ),
    "side_by_side": (
        Label('holds', 'each beside another'),
    ),
    "has_stone": (
        Label('holds', 'a Palantir, or the Mirror'),
    ),
}


def why_travels(figure: Target) -> tuple[bool, Notes]:
    """The figure travels from place to place.

    `travels` with its notes: pairs of an index of LABELS['travels'] and what it moved.
    maelstrom "Political Emissaries", "#350 - Move Emissary", "Fool".
    """
    notes: Notes = []
    if figure.rank not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes  # rank
    return True, notes


def why_travel_price(rank: Rank) -> tuple[int, Notes]:
    """What it costs to send somebody on an errand.

    `travel_price` with its notes: pairs of an index of LABELS['travel_price'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row).
    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    notes: Notes = []
    if rank not in _ONE_OF_2 or emissaries_gold(rank) is None:
        notes.append((0, 0))
        value = 0  # no title, no train
    elif rank in _ONE_OF_2 and emissaries_gold(rank) is not None:
        value = present(emissaries_gold(rank), '')  # what the title costs
        notes.append((1, value))
    else:
        value = 0
    if rank == RANK_CONSUL:
        notes.append((2, 2000 - value))
        value = 2000  # orders travel: a Consul travels light
    return value, notes


def why_kept_out(figure: Target, town: Place, world: World) -> tuple[bool, Notes]:
    """Soldiers keep the figure out of the town.

    `kept_out` with its notes: pairs of an index of LABELS['kept_out'] and what it moved.
    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    notes: Notes = []
    figure_rank = figure.rank
    if figure_rank == RANK_AGENT or figure_rank == RANK_FANATIC:
        notes.append((0, 0))
        return False, notes  # slips past
    town_area = town.area
    if (
        town_area is None
        or not any(
            g.area == town_area
                and g.kingdom is not figure.kingdom
                and guise(g, world) == HOST_STATE_PLAIN_SIGHT
                and GROUP_SIZES_BLOCKS[host_size(g)]
                and (figure.kingdom is None or g.kingdom not in figure.kingdom.allies)
            for g in world.groups
        )
    ):
        notes.append((1, 0))
        return False, notes  # a foreign host
    return True, notes


def why_side_by_side(grounds: Sequence[MapArea]) -> tuple[bool, Notes]:
    """The areas lie side by side.

    `side_by_side` with its notes: pairs of an index of LABELS['side_by_side'] and what it moved.
    maelstrom "#976 - Search For Popcenters".
    """
    notes: Notes = []
    if not any(
        all(
            is_linked(one, (other,), grounds, lambda x: list(map(MapArea, members(MAP_AREA_NEAR[x]))))
            for other in grounds
        )
        for one in grounds
    ):
        notes.append((0, 0))
        return False, notes  # each beside another
    return True, notes


def why_has_stone(kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom has a seeing stone.

    `has_stone` with its notes: pairs of an index of LABELS['has_stone'] and what it moved.
    maelstrom "#972 - Scry (Artifact only)".
    """
    notes: Notes = []
    if not any(a in _ONE_OF_3 for a in map(Artifact, members(kingdom.regalia))):
        notes.append((0, 0))
        return False, notes  # a Palantir, or the Mirror
    return True, notes
