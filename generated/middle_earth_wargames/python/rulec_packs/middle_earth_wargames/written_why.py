"""The resolvers of written.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import STANCE_RETIRING, STANCE_RETREATING, STANCE_ROUTING
from ._kinds import Unit, Warlord
from ._world import World
from .field import side_of
from .skies import dazed

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "host_of": (
        Label('otherwise', ''),
    ),
    "enemies_of": (
        Label('otherwise', ''),
    ),
    "can_be_ordered": (
        Label('no', 'it withdraws'),
        Label('no', 'it halts'),
        Label('no', 'it cannot be held'),
        Label('no', 'it has fallen from the sky'),
        Label('no', 'it is beaten'),
        Label('otherwise', ''),
    ),
}


def why_host_of(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """The units of a commander.

    `host_of` with its notes: pairs of an index of LABELS['host_of'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units if u.warlord is warlord], notes


def why_enemies_of(warlord: Warlord, world: World) -> tuple[Sequence[Unit], Notes]:
    """The enemies of a commander.

    `enemies_of` with its notes: pairs of an index of LABELS['enemies_of'] and what it moved.
    wargames "ORDERS".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [u for u in world.units if side_of(u) != warlord.side], notes


def why_can_be_ordered(unit: Unit) -> tuple[bool, Notes]:
    """The unit hears orders.

    `can_be_ordered` with its notes: pairs of an index of LABELS['can_be_ordered'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    unit_stance = unit.stance
    if unit_stance == STANCE_RETIRING or unit_stance == STANCE_RETREATING or unit_stance == STANCE_ROUTING:
        notes.append((0, 0))
        return False, notes  # it withdraws
    if unit.halted_for > 0:
        notes.append((1, 0))
        return False, notes  # it halts
    if unit.rash_for > 0:
        notes.append((2, 0))
        return False, notes  # it cannot be held
    if dazed(unit):
        notes.append((3, 0))
        return False, notes  # it has fallen from the sky
    if unit.moves_away is not None:
        notes.append((4, 0))
        return False, notes  # it is beaten
    notes.append((5, 0))
    return True, notes
