"""The resolvers of orders_recruiting.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._kinds import Group
from .orders_court import hides_with_court

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "calls_from_hiding": (
        Label('holds', ''),
    ),
}


def why_calls_from_hiding(group: Group) -> tuple[bool, Notes]:
    """The group calls companions to its ruler's hiding place.

    `calls_from_hiding` with its notes: pairs of an index of LABELS['calls_from_hiding'] and what it
    moved.
    maelstrom "#455 - Create Sanctuary".
    """
    notes: Notes = []
    if not hides_with_court(group):
        notes.append((0, 0))
        return False, notes
    return True, notes
