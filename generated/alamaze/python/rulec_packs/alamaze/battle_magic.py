"""Resolvers of battle_magic.rules."""

from __future__ import annotations

from ._kinds import SPELL_LIGHTNING_ATTACK, Spell
from ._tables import SPELL_FIRE


def ice_age_damage(spell: Spell, power: int) -> int:
    """Damage of a battle spell in an Ice Age.

    In strength.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age",
    line 824.
    """
    value = spell_damage(spell, power)
    if SPELL_FIRE[spell]:
        value *= 3  # the colder the air, the hotter the fire
    else:
        value *= 2
    value = (value + 1) // 2  # whole points
    return value


def presence(power: int) -> int:
    """Damage of a strong wizard's mere presence.

    In strength.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2325;
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell # 0 - Presence",
    line 5212.
    """
    if power >= 3:
        value = spell_damage(SPELL_LIGHTNING_ATTACK, power)  # half a bolt for every level
    elif power < 3:
        value = 0  # too weak to be felt
    else:
        value = 0
    value = (value + 1) // 2  # whole points
    return value


from .combat import spell_damage  # noqa: E402
