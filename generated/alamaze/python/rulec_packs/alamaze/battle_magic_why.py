"""The resolvers of battle_magic.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import SPELL_LIGHTNING_ATTACK
from ._world import World
from .combat import spell_damage

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "presence": (
        Label('base', 'a small bolt for every level', 2),
        Label('base', 'too weak to be felt', 2),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
}


def why_presence(power: int, world: World) -> tuple[int, Notes]:
    """Damage of a strong wizard's mere presence.

    `presence` with its notes: pairs of an index of LABELS['presence'] and what it moved.
    In strength.
    maelstrom "Magic", "Recruiting", "Spell # 0 - Presence".
    """
    notes: Notes = []
    if power >= 3:
        value = spell_damage(SPELL_LIGHTNING_ATTACK, power, world)  # a small bolt for every level
        notes.append((0, value))
    elif power < 3:
        notes.append((1, 0))
        value = 0  # too weak to be felt
    else:
        value = 0
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((2, 2 * value - before))
    return value, notes
