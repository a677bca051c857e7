"""The resolvers of abilities.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, quotient

from ._kinds import BRIGADE_TYPE_UNICORNS, BRIGADE_TYPE_WIGHTS, Group

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "magic_proof": (
        Label('base', ''),
        Label('times', 'brigades that are proof'),
        Label('divide by', 'of all brigades'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
}


def why_magic_proof(group: Group) -> tuple[int, Notes]:
    """Share of a group that spells slide past.

    `magic_proof` with its notes: pairs of an index of LABELS['magic_proof'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Brigade Special Abilities".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    group_brigades = group.brigades
    times = sum(
        1
        for b in group_brigades
        if b.breed == BRIGADE_TYPE_UNICORNS or b.breed == BRIGADE_TYPE_WIGHTS
    )
    notes.append((1, value * (times - 1)))
    value *= times  # brigades that are proof
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, len(group_brigades))  # of all brigades
    value = quotient(2 * value + divisor, 2 * divisor, 'magic_proof')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    return value, notes
