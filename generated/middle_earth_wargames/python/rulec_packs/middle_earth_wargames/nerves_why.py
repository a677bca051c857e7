"""The resolvers of nerves.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import (
    REACTION_AS_ORDERED, REACTION_RETIRE, REACTION_RETREAT, REACTION_ROUT, Reaction, STANCE_RETIRING,
    STANCE_RETREATING, STANCE_ROUTING, STANCE_STEADY, Stance,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "stance_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "withdrawal_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_stance_of(answer: Reaction) -> tuple[Stance, Notes]:
    """What a unit that withdraws is doing.

    `stance_of` with its notes: pairs of an index of LABELS['stance_of'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "DEFINITIONS OF
    REACTIONS", lines 529-533.
    """
    notes: Notes = []
    if answer == REACTION_RETIRE:
        notes.append((0, 0))
        return STANCE_RETIRING, notes
    if answer == REACTION_RETREAT:
        notes.append((1, 0))
        return STANCE_RETREATING, notes
    if answer == REACTION_ROUT:
        notes.append((2, 0))
        return STANCE_ROUTING, notes
    notes.append((3, 0))
    return STANCE_STEADY, notes


def why_withdrawal_of(stance: Stance) -> tuple[Reaction, Notes]:
    """The withdrawal that a unit goes on with.

    `withdrawal_of` with its notes: pairs of an index of LABELS['withdrawal_of'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RALLYING", line 545.
    """
    notes: Notes = []
    if stance == STANCE_RETIRING:
        notes.append((0, 0))
        return REACTION_RETIRE, notes
    if stance == STANCE_RETREATING:
        notes.append((1, 0))
        return REACTION_RETREAT, notes
    if stance == STANCE_ROUTING:
        notes.append((2, 0))
        return REACTION_ROUT, notes
    notes.append((3, 0))
    return REACTION_AS_ORDERED, notes
