"""The resolvers of powers.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import FEATURE_LATE_MUSTER, FOLK_DUNLENDINGS
from ._kinds import Piece, Power
from ._world import VARIANT_FOUR_PLAYERS, VARIANT_THREE_PLAYERS, VARIANT_TWO_PLAYERS, World
from .hillmen import knows_hills
from .powers import absent

_FEATURE_LATE_MUSTER_BIT: Final = 1 << FEATURE_LATE_MUSTER
_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS
_VARIANT_THREE_PLAYERS_BIT: Final = 1 << VARIANT_THREE_PLAYERS
_VARIANT_TWO_PLAYERS_BIT: Final = 1 << VARIANT_TWO_PLAYERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "board_centres": (
        Label('otherwise', ''),
    ),
    "absent": (
        Label('yes', '', 1, '', 'powers'),
        Label('yes', '', 1, '', 'powers'),
        Label('otherwise', ''),
    ),
    "without_player": (
        Label('yes', '', 1, '', 'powers'),
        Label('otherwise', ''),
    ),
    "comes_not": (
        Label('yes', 'its power is not in the game'),
        Label('yes', '', 1, '', 'powers'),
        Label('otherwise', ''),
    ),
}


def why_board_centres() -> tuple[int, Notes]:
    """The supply centres on the board.

    `board_centres` with its notes: pairs of an index of LABELS['board_centres'] and what it moved.
    In centres.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 36, notes


def why_absent(power: Power, world: World) -> tuple[bool, Notes]:
    """The power is not in the game.

    `absent` with its notes: pairs of an index of LABELS['absent'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT and power.folk == FOLK_DUNLENDINGS:
        notes.append((0, 0))
        return True, notes  # powers
    if world.variants & _VARIANT_THREE_PLAYERS_BIT and power.folk == FOLK_DUNLENDINGS:
        notes.append((1, 0))
        return True, notes  # powers
    notes.append((2, 0))
    return False, notes


def why_without_player(power: Power, world: World) -> tuple[bool, Notes]:
    """Nobody plays the power.

    `without_player` with its notes: pairs of an index of LABELS['without_player'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    if world.variants & _VARIANT_THREE_PLAYERS_BIT and knows_hills(power):
        notes.append((0, 0))
        return True, notes  # powers
    notes.append((1, 0))
    return False, notes


def why_comes_not(unit: Piece, world: World) -> tuple[bool, Notes]:
    """The unit is left out.

    `comes_not` with its notes: pairs of an index of LABELS['comes_not'] and what it moved.
    variants "MIDDLE EARTH IX".
    """
    notes: Notes = []
    unit_owner = unit.owner
    if absent(unit_owner, world):
        notes.append((0, 0))
        return True, notes  # its power is not in the game
    if (
        world.variants & _VARIANT_TWO_PLAYERS_BIT
        and knows_hills(unit_owner)
        and unit.place.features & _FEATURE_LATE_MUSTER_BIT
    ):
        notes.append((1, 0))
        return True, notes  # powers
    notes.append((2, 0))
    return False, notes
