"""Resolvers of steps.rules."""

from __future__ import annotations

from ._choices import TURN_STEP_PRODUCTION, TurnStep
from ._tables import TURN_STEP_NUMBER


def turn_position(part_: TurnStep) -> int:
    """Place of a step in the turn.

    In plain numbers.
    maelstrom "Sequence of Events".
    """
    return TURN_STEP_NUMBER[part_]


def same_turn_production(acquired_in: TurnStep) -> bool:
    """What is gained here still produces this turn.

    maelstrom "Sequence of Events".
    """
    return turn_position(acquired_in) < turn_position(TURN_STEP_PRODUCTION)  # before production
