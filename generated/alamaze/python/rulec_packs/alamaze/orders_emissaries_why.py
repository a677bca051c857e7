"""The resolvers of orders_emissaries.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import (
    Artifact, Building, PRIVILEGE_SLEEP_OF_CONSULS, PRIVILEGE_SLEEP_OF_PRINCES, RANK_AMBASSADOR, RANK_BARON,
    RANK_COUNT, RANK_DUKE, RANK_GOVERNOR, RANK_PRINCE, Rank, Trait,
)
from ._kinds import Figure, Kingdom, Place, Target
from ._tables import ARTIFACT_SLEEP_PROOF, BUILDING_BESTOWS_TITLES, TRAIT_SLEEP_RESISTANCE
from ._world import World
from .orders_emissaries import sleep_ward

_PRIVILEGE_SLEEP_OF_CONSULS_BIT: Final = 1 << PRIVILEGE_SLEEP_OF_CONSULS
_PRIVILEGE_SLEEP_OF_PRINCES_BIT: Final = 1 << PRIVILEGE_SLEEP_OF_PRINCES

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "lulled": (
        Label('base', ''),
        Label('times', 'the best charm', 100, 'ruling "How several protections work together"'),
        Label('times', 'their nature', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#306 \u2013 Sleep (Ancient Ones only)", line 4377'),
        Label('set to', 'a song', 1, '', 'Sleep (privilege)'),
        Label('set to', 'a song', 1, '', 'Sleep (privilege)'),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "sleep_ward": (
        Label('base', ''),
    ),
    "rules_around": (
        Label('holds', 'a place of its own'),
    ),
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


def why_lulled(kingdom: Kingdom, victim: Target) -> tuple[int, Notes]:
    """Chance that somebody is sent to sleep.

    `lulled` with its notes: pairs of an index of LABELS['lulled'] and what it moved.
    In percent.
    maelstrom "#306 - Sleep (Ancient Ones only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    kingdom_privileges = kingdom.privileges
    if kingdom_privileges & _PRIVILEGE_SLEEP_OF_CONSULS_BIT:
        notes.append((3, 70 - value))
        value = 70  # Sleep (privilege): a song
    if kingdom_privileges & _PRIVILEGE_SLEEP_OF_PRINCES_BIT:
        notes.append((4, 70 - value))
        value = 70  # Sleep (privilege): a song
    times = 100 - max([
        0,
        *[
            present(ARTIFACT_SLEEP_PROOF[a], '')
            for a in map(Artifact, members(victim.artifacts))
            if ARTIFACT_SLEEP_PROOF[a] is not None
        ],
    ])
    notes.append((1, value * (times - 100)))
    value *= times  # the best charm
    victim_kingdom = victim.kingdom
    if victim_kingdom is not None:
        times_ = 100 - sleep_ward(victim_kingdom)
        notes.append((2, value * (times_ - 100)))
        value *= times_  # their nature
    else:
        value *= 100
    before = value
    value = (value + 5000) // 10000  # whole points
    notes.append((5, 10000 * value - before))
    return value, notes


def why_sleep_ward(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that sleep does nothing to somebody of a kingdom.

    `sleep_ward` with its notes: pairs of an index of LABELS['sleep_ward'] and what it moved.
    In percent.
    maelstrom "Magic Resistance (Sleep)".
    """
    notes: Notes = []
    value = max([
        0,
        *[
            present(TRAIT_SLEEP_RESISTANCE[t], '')
            for t in map(Trait, members(kingdom.traits))
            if TRAIT_SLEEP_RESISTANCE[t] is not None
        ],
    ])
    notes.append((0, value))
    return value, notes


def why_rules_around(figure: Figure, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom rules a place in the region of the figure.

    `rules_around` with its notes: pairs of an index of LABELS['rules_around'] and what it moved.
    maelstrom "Demon Princes".
    """
    notes: Notes = []
    figure_place = figure.place
    if (
        figure_place is None
        or figure_place.region is None
        or not any(p.kingdom is kingdom and p.region == figure_place.region for p in world.places)
    ):
        notes.append((0, 0))
        return False, notes  # a place of its own
    return True, notes


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
