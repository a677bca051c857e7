"""The resolvers of rhudaur.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import FOLK_RHUDAUR
from ._kinds import Power

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "knows_hills": (
        Label('holds', '', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH X", line 151'),
    ),
}


def why_knows_hills(power: Power) -> tuple[bool, Notes]:
    """The power knows the hills.

    `knows_hills` with its notes: pairs of an index of LABELS['knows_hills'] and what it moved.
    variants "MIDDLE EARTH X".
    """
    notes: Notes = []
    if power.folk != FOLK_RHUDAUR:
        notes.append((0, 0))
        return False, notes
    return True, notes
