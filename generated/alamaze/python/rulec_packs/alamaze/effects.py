"""Resolvers of effects.rules."""

from __future__ import annotations

from typing import Final

from ._choices import EFFECT_CONCEALED
from ._kinds import Kingdom, Target

_EFFECT_CONCEALED_BIT: Final = 1 << EFFECT_CONCEALED


def unseen(figure: Target, kingdom: Kingdom, grade: int) -> bool:
    """Nobody sees the figure.

    maelstrom "Spell #349 - Conceal Emissary".
    """
    if figure.kingdom is kingdom:
        return False  # its own people know
    if grade >= 10:
        return False  # a master's eyes
    return figure.effects & _EFFECT_CONCEALED_BIT != 0  # a disguise
