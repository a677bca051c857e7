"""The resolvers of day.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Organisation, STANCE_CHARGING, STANCE_STEADY, Stance, Troop, UnitErrand, Unit_, Warlord
from ._world import World
from .day import still_standing
from .written import host_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "still_standing": (
        Label('otherwise', ''),
    ),
    "field_is_held": (
        Label('holds', ''),
    ),
    "standing_units": (
        Label('otherwise', ''),
    ),
    "standing_units_troop": (
        Label('otherwise', ''),
    ),
    "standing_units_men": (
        Label('otherwise', ''),
    ),
    "standing_units_stands_at": (
        Label('otherwise', ''),
    ),
    "standing_units_faces_toward": (
        Label('otherwise', ''),
    ),
    "standing_units_organisation": (
        Label('otherwise', ''),
    ),
    "standing_units_stance": (
        Label('otherwise', ''),
    ),
    "standing_units_errand": (
        Label('otherwise', ''),
    ),
}


def why_still_standing(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Units that still stand.

    `still_standing` with its notes: pairs of an index of LABELS['still_standing'] and what it moved.
    In plain numbers.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RALLYING", line 545.
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(1 for u in host_of(warlord, world) if u.chieftain is None and (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING)), notes


def why_field_is_held(world: World) -> tuple[bool, Notes]:
    """One side alone holds the field.

    `field_is_held` with its notes: pairs of an index of LABELS['field_is_held'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RALLYING", line 545.
    """
    notes: Notes = []
    if not any(still_standing(w, world) == 0 for w in world.warlords):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_standing_units(warlord: Warlord, world: World) -> tuple[Sequence[Unit_], Notes]:
    """Units in the field.

    `standing_units` with its notes: pairs of an index of LABELS['standing_units'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units], notes


def why_standing_units_troop(warlord: Warlord, u: Unit_) -> tuple[Troop, Notes]:
    """Troop type.

    `standing_units_troop` with its notes: pairs of an index of LABELS['standing_units_troop'] and what
    it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.troop, notes


def why_standing_units_men(warlord: Warlord, u: Unit_) -> tuple[int, Notes]:
    """Men left.

    `standing_units_men` with its notes: pairs of an index of LABELS['standing_units_men'] and what it
    moved.
    In men.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.men, notes


def why_standing_units_stands_at(warlord: Warlord, u: Unit_) -> tuple[tuple[int, int], Notes]:
    """Middle of its front.

    `standing_units_stands_at` with its notes: pairs of an index of LABELS['standing_units_stands_at']
    and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.stands_at, notes


def why_standing_units_faces_toward(warlord: Warlord, u: Unit_) -> tuple[int, Notes]:
    """Where it faces.

    `standing_units_faces_toward` with its notes: pairs of an index of
    LABELS['standing_units_faces_toward'] and what it moved.
    In degrees.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.faces_toward, notes


def why_standing_units_organisation(warlord: Warlord, u: Unit_) -> tuple[Organisation, Notes]:
    """Organisation.

    `standing_units_organisation` with its notes: pairs of an index of
    LABELS['standing_units_organisation'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.organisation, notes


def why_standing_units_stance(warlord: Warlord, u: Unit_) -> tuple[Stance, Notes]:
    """What it is doing.

    `standing_units_stance` with its notes: pairs of an index of LABELS['standing_units_stance'] and
    what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.stance, notes


def why_standing_units_errand(warlord: Warlord, u: Unit_) -> tuple[UnitErrand, Notes]:
    """Order.

    `standing_units_errand` with its notes: pairs of an index of LABELS['standing_units_errand'] and
    what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294.
    """
    notes: Notes = []
    notes.append((0, 0))
    return u.errand, notes
