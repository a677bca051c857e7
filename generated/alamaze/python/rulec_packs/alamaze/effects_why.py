"""The resolvers of effects.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import EFFECT_CONCEALED
from ._kinds import Kingdom, Target

_EFFECT_CONCEALED_BIT: Final = 1 << EFFECT_CONCEALED

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "unseen": (
        Label('no', 'its own people know'),
        Label('no', "a master's eyes"),
        Label('holds', 'a disguise'),
    ),
}


def why_unseen(figure: Target, kingdom: Kingdom, grade: int) -> tuple[bool, Notes]:
    """Nobody sees the figure.

    `unseen` with its notes: pairs of an index of LABELS['unseen'] and what it moved.
    maelstrom "Spell #349 - Conceal Emissary".
    """
    notes: Notes = []
    if figure.kingdom is kingdom:
        notes.append((0, 0))
        return False, notes  # its own people know
    if grade >= 10:
        notes.append((1, 0))
        return False, notes  # a master's eyes
    if not figure.effects & _EFFECT_CONCEALED_BIT:
        notes.append((2, 0))
        return False, notes  # a disguise
    return True, notes
