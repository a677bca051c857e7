"""The resolvers of orders_missions.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

from ._choices import RANK_CONSUL, RANK_KING, RANK_QUEEN, RANK_REGENT, Rank
from ._tables import EMISSARIES_POWER, emissaries_power_cell

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "skeleton_known": (
        Label('base', 'nobody knows better', 1, 'ruling "What a bribed ruler knows of the own closet"'),
        Label('base', 'power'),
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
