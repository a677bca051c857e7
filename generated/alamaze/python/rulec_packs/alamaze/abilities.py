"""Resolvers of abilities.rules."""

from __future__ import annotations

from rulec.runtime import quotient

from ._kinds import BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_WIGHTS, Group


def magic_proof(group: Group) -> int:
    """Share of a group that spells slide past.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Brigade Special Abilities".
    """
    value = 100
    group_brigades = group.brigades
    # brigades that are proof
    value *= sum(
        1
        for b in group_brigades
        if b.breed == BRIGADE_TYPE_UNICORNS or b.breed == BRIGADE_TYPE_WIGHTS
    )
    divisor = 1
    divisor *= max(1, len(group_brigades))  # of all brigades
    return quotient(2 * value + divisor, 2 * divisor, 'magic_proof')  # whole points
