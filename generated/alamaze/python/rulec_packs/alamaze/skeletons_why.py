"""The resolvers of skeletons.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "secret_code": (
        Label('otherwise', 'three figures'),
    ),
}


def why_secret_code(dice: Dice) -> tuple[int, Notes]:
    """The code of a skeleton.

    `secret_code` with its notes: pairs of an index of LABELS['secret_code'] and what it moved.
    In plain numbers.
    maelstrom "#900 - Bribe Emissary".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('secret_code.1', 900) + 99, notes  # three figures
