"""The resolvers of skeletons.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import PRIVILEGE_TORMENT_PRISONER
from ._kinds import Kingdom

_PRIVILEGE_TORMENT_PRISONER_BIT: Final = 1 << PRIVILEGE_TORMENT_PRISONER

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "secret_code": (
        Label('otherwise', 'three figures'),
    ),
    "told_in_torment": (
        Label('base', ''),
        Label('set to', 'their art', 1, '', 'Torment Prisoner (privilege)'),
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


def why_told_in_torment(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that a prisoner tells what there is to tell.

    `told_in_torment` with its notes: pairs of an index of LABELS['told_in_torment'] and what it moved.
    In percent.
    maelstrom "#620 - Torment Prisoner (Deathknights only)".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if kingdom.privileges & _PRIVILEGE_TORMENT_PRISONER_BIT:
        notes.append((1, 100 - value))
        value = 100  # Torment Prisoner (privilege): their art
    return value, notes
