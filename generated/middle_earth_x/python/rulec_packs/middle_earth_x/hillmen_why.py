"""The resolvers of hillmen.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import ARM_DOUBLE_ARMY, FEATURE_HILL_COUNTRY, QUALITY_DOUBLE, QUALITY_NOMINATED
from ._kinds import Piece
from ._world import World
from .hillmen import may_be_nominated, named_double
from .rhudaur import knows_hills

_FEATURE_HILL_COUNTRY_BIT: Final = 1 << FEATURE_HILL_COUNTRY
_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE
_QUALITY_NOMINATED_BIT: Final = 1 << QUALITY_NOMINATED

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "may_be_nominated": (
        Label('no', 'its power does not know the hills', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", line 102'),
        Label('no', 'it does not begin in the hills', 1, 'Middle Earth IX (ta0605) and X (ta07/05), the variants\' rules, "MIDDLE EARTH IX", line 102'),
        Label('no', 'it is a double army anyhow'),
        Label('no', 'it was nominated last', 1, 'ruling "The same army in two seasons running"'),
        Label('otherwise', ''),
    ),
    "named_double": (
        Label('holds', ''),
    ),
    "nominee": (
        Label('case', 'an army is named, and no other'),
        Label('otherwise', ''),
    ),
}


def why_may_be_nominated(unit: Piece) -> tuple[bool, Notes]:
    """The unit may be nominated.

    `may_be_nominated` with its notes: pairs of an index of LABELS['may_be_nominated'] and what it
    moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if not knows_hills(unit.owner):
        notes.append((0, 0))
        return False, notes  # its power does not know the hills
    if not unit.place.features & _FEATURE_HILL_COUNTRY_BIT:
        notes.append((1, 0))
        return False, notes  # it does not begin in the hills
    unit_qualities = unit.qualities
    if unit_qualities & _QUALITY_DOUBLE_BIT:
        notes.append((2, 0))
        return False, notes  # it is a double army anyhow
    if unit_qualities & _QUALITY_NOMINATED_BIT:
        notes.append((3, 0))
        return False, notes  # it was nominated last
    notes.append((4, 0))
    return True, notes


def why_named_double(unit: Piece) -> tuple[bool, Notes]:
    """The unit is called a double army in its order.

    `named_double` with its notes: pairs of an index of LABELS['named_double'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if unit.written_name != ARM_DOUBLE_ARMY or not may_be_nominated(unit):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_nominee(world: World) -> tuple[Piece | None, Notes]:
    """The army that is nominated this season.

    `nominee` with its notes: pairs of an index of LABELS['nominee'] and what it moved.
    """
    notes: Notes = []
    if sum(1 for unit in world.pieces if named_double(unit)) == 1:
        notes.append((0, 0))
        # an army is named, and no other
        return next((unit for unit in world.pieces if named_double(unit)), None), notes
    notes.append((1, 0))
    return None, notes
