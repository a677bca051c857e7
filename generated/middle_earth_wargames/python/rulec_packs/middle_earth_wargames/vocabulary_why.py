"""The resolvers of vocabulary.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import RACE_MAN_ORC, RACE_ORC, RACE_TROLL, RACE_URUK, RACE_WOLF
from ._kinds import Unit
from ._tables import TROOP_RACE

_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "night_folk": (
        Label('holds', ''),
    ),
}


def why_night_folk(unit: Unit) -> tuple[bool, Notes]:
    """The unit is of the orcs' kin.

    `night_folk` with its notes: pairs of an index of LABELS['night_folk'] and what it moved.
    wargames "EVIL".
    """
    notes: Notes = []
    if TROOP_RACE[unit.troop] not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes
    return True, notes
