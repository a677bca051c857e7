"""The resolvers of orders_300.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    Building, RANK_AMBASSADOR, RANK_BARON, RANK_COUNT, RANK_DUKE, RANK_GOVERNOR, RANK_PRINCE, Rank,
)
from ._kinds import Kingdom, Place
from ._tables import BUILDING_BESTOWS_TITLES

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "next_title": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "bestows": (
        Label('yes', 'its capital'),
        Label('holds', 'a Forum of its own'),
    ),
}


def why_next_title(rank: Rank) -> tuple[Rank, Notes]:
    """The title that follows upon another.

    `next_title` with its notes: pairs of an index of LABELS['next_title'] and what it moved.
    maelstrom "Political Emissaries", "#390 - Receive New Title".
    """
    notes: Notes = []
    if rank == RANK_DUKE:
        notes.append((0, 0))
        return RANK_PRINCE, notes
    if rank == RANK_COUNT:
        notes.append((1, 0))
        return RANK_DUKE, notes
    if rank == RANK_BARON:
        notes.append((2, 0))
        return RANK_COUNT, notes
    if rank == RANK_GOVERNOR:
        notes.append((3, 0))
        return RANK_BARON, notes
    if rank == RANK_AMBASSADOR:
        notes.append((4, 0))
        return RANK_GOVERNOR, notes
    notes.append((5, 0))
    return rank, notes


def why_bestows(place: Place, kingdom: Kingdom) -> tuple[bool, Notes]:
    """Titles of the kingdom are bestowed at the place.

    `bestows` with its notes: pairs of an index of LABELS['bestows'] and what it moved.
    maelstrom "#390 - Receive New Title", "Buildings".
    """
    notes: Notes = []
    if kingdom.capital is place:
        notes.append((0, 0))
        return True, notes  # its capital
    if (
        place.kingdom is not kingdom
        or not any(BUILDING_BESTOWS_TITLES[b] is not None for b in map(Building, members(place.buildings)))
    ):
        notes.append((1, 0))
        return False, notes  # a Forum of its own
    return True, notes
