"""Resolvers of vocabulary.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import NoAnswer

from ._kinds import (
    RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT, RACE_ELF, RACE_ENT, RACE_GREAT_EAGLE,
    RACE_HOBBIT, RACE_MAN, RACE_MAN_ORC, RACE_ORC, RACE_RANGER, RACE_ROHIRRIM, RACE_TROLL, RACE_URUK,
    RACE_WOLF, Race,
)

_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))
_ONE_OF_2: Final = frozenset((RACE_MAN, RACE_RANGER, RACE_ROHIRRIM, RACE_DUNLENDING, RACE_ELF, RACE_DWARF, RACE_HOBBIT, RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_ELEPHANT))


def kin_of_orcs(race: Race) -> bool:
    """Whether a race is of the orcs' kin.

    Raises NoAnswer (no case fits).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "EVIL", lines 71-79.
    """
    if race in _ONE_OF_1:
        return True
    if race in _ONE_OF_2:
        return False
    raise NoAnswer('kin_of_orcs')
