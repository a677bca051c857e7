"""Resolvers of vocabulary.rules."""

from __future__ import annotations

from typing import Final

from ._choices import RACE_MAN_ORC, RACE_ORC, RACE_TROLL, RACE_URUK, RACE_WOLF
from ._kinds import Unit
from ._tables import TROOP_RACE

_ONE_OF_1: Final = frozenset((RACE_ORC, RACE_URUK, RACE_MAN_ORC, RACE_TROLL, RACE_WOLF))


def night_folk(unit: Unit) -> bool:
    """The unit is of the orcs' kin.

    wargames "EVIL".
    """
    return TROOP_RACE[unit.troop] in _ONE_OF_1
