"""The resolvers of steps.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import TURN_STEP_PRODUCTION, TurnStep
from ._tables import TURN_STEP_NUMBER
from .steps import turn_position

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "turn_position": (
        Label('base', ''),
    ),
    "same_turn_production": (
        Label('holds', 'before production'),
    ),
}


def why_turn_position(part_: TurnStep) -> tuple[int, Notes]:
    """Place of a step in the turn.

    `turn_position` with its notes: pairs of an index of LABELS['turn_position'] and what it moved.
    In plain numbers.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    value = TURN_STEP_NUMBER[part_]
    notes.append((0, value))
    return value, notes


def why_same_turn_production(acquired_in: TurnStep) -> tuple[bool, Notes]:
    """What is gained here still produces this turn.

    `same_turn_production` with its notes: pairs of an index of LABELS['same_turn_production'] and what
    it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    if turn_position(acquired_in) >= turn_position(TURN_STEP_PRODUCTION):
        notes.append((0, 0))
        return False, notes  # before production
    return True, notes
