"""Resolvers of battle_magic.rules."""

from __future__ import annotations

from ._choices import SPELL_LIGHTNING_ATTACK
from ._world import World


def presence(power: int, world: World) -> int:
    """Damage of a strong wizard's mere presence.

    In strength.
    maelstrom "Magic", "Recruiting", "Spell # 0 - Presence".
    """
    if power >= 3:
        value = spell_damage(SPELL_LIGHTNING_ATTACK, power, world)  # a small bolt for every level
    else:
        value = 0  # too weak to be felt
    return (value + 1) // 2  # whole points


# at the end, for these modules use each other
from .combat import spell_damage  # noqa: E402
