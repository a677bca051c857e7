"""The resolvers of vocabulary.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, NoAnswer, Notes

from ._kinds import (
    RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE,
    RACE_HOBBIT, RACE_MAN, RACE_MAN_ORC, RACE_ORC, RACE_RANGER, RACE_ROHIRRIM, RACE_TROLL, RACE_URUK,
    RACE_WOLF, Race,
)

_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))
_ONE_OF_2: Final = frozenset((RACE_MAN, RACE_RANGER, RACE_ROHIRRIM, RACE_DUNLENDING, RACE_ELF, RACE_DWARF, RACE_HOBBIT, RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_ELEPHANT))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "kin_of_orcs": (
        Label('case', ''),
        Label('case', ''),
    ),
}


def why_kin_of_orcs(race: Race) -> tuple[bool, Notes]:
    """Whether a race is of the orcs' kin.

    `kin_of_orcs` with its notes: pairs of an index of LABELS['kin_of_orcs'] and what it moved.
    Raises NoAnswer (no case fits).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "EVIL", lines 71-79.
    """
    notes: Notes = []
    if race in _ONE_OF_1:
        notes.append((0, 0))
        return True, notes
    if race in _ONE_OF_2:
        notes.append((1, 0))
        return False, notes
    raise NoAnswer('kin_of_orcs')
