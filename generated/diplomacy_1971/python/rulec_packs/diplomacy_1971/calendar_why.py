"""The resolvers of calendar.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    PHASE_AUTUMN_MOVES, PHASE_AUTUMN_RETREATS, PHASE_SPRING_MOVES, PHASE_SPRING_RETREATS, PHASE_WINTER,
)
from ._kinds import Power
from ._world import World
from .calendar import centres_of, centres_to_win, has_won, plays, units_of

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "season_of_moves": (
        Label('holds', ''),
    ),
    "season_of_retreats": (
        Label('holds', ''),
    ),
    "season_of_builds": (
        Label('holds', ''),
    ),
    "centres_of": (
        Label('otherwise', ''),
    ),
    "units_of": (
        Label('otherwise', ''),
    ),
    "board_centres": (
        Label('otherwise', ''),
    ),
    "centres_to_win": (
        Label('base', ''),
    ),
    "has_won": (
        Label('holds', ''),
    ),
    "decided": (
        Label('holds', ''),
    ),
    "draw_agreed": (
        Label('holds', ''),
    ),
    "plays": (
        Label('holds', ''),
    ),
    "has_to_adjust": (
        Label('holds', ''),
    ),
}


def why_season_of_moves(world: World) -> tuple[bool, Notes]:
    """Units may be given orders to move.

    `season_of_moves` with its notes: pairs of an index of LABELS['season_of_moves'] and what it moved.
    rules1971 "The course of the game".
    """
    notes: Notes = []
    if world.phase != PHASE_SPRING_MOVES and world.phase != PHASE_AUTUMN_MOVES:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_season_of_retreats(world: World) -> tuple[bool, Notes]:
    """Units that were driven out retreat now.

    `season_of_retreats` with its notes: pairs of an index of LABELS['season_of_retreats'] and what it
    moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if world.phase != PHASE_SPRING_RETREATS and world.phase != PHASE_AUTUMN_RETREATS:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_season_of_builds(world: World) -> tuple[bool, Notes]:
    """Units are built and removed now.

    `season_of_builds` with its notes: pairs of an index of LABELS['season_of_builds'] and what it
    moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    if world.phase != PHASE_WINTER:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_centres_of(power: Power, world: World) -> tuple[int, Notes]:
    """The supply centres that a power holds.

    `centres_of` with its notes: pairs of an index of LABELS['centres_of'] and what it moved.
    In centres.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(1 for place in world.provinces if place.supply_centre and place.owner is power), notes


def why_units_of(power: Power, world: World) -> tuple[int, Notes]:
    """The units that a power has.

    `units_of` with its notes: pairs of an index of LABELS['units_of'] and what it moved.
    In plain numbers.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sum(1 for unit in world.pieces if unit.owner is power), notes


def why_board_centres() -> tuple[int, Notes]:
    """The supply centres on the board.

    `board_centres` with its notes: pairs of an index of LABELS['board_centres'] and what it moved.
    In centres.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 34, notes


def why_centres_to_win(power: Power) -> tuple[int, Notes]:
    """The supply centres with which a power wins.

    `centres_to_win` with its notes: pairs of an index of LABELS['centres_to_win'] and what it moved.
    In centres.
    rules1971 "The object of the game".
    """
    notes: Notes = []
    notes.append((0, 18))
    value = 18
    return value, notes


def why_has_won(power: Power, world: World) -> tuple[bool, Notes]:
    """The power has won.

    `has_won` with its notes: pairs of an index of LABELS['has_won'] and what it moved.
    rules1971 "The object of the game".
    """
    notes: Notes = []
    if centres_of(power, world) < centres_to_win(power):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_decided(world: World) -> tuple[bool, Notes]:
    """Somebody has won.

    `decided` with its notes: pairs of an index of LABELS['decided'] and what it moved.
    rules1971 "The object of the game".
    """
    notes: Notes = []
    if not any(has_won(power, world) for power in world.powers):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_draw_agreed(world: World) -> tuple[bool, Notes]:
    """All agree to a draw.

    `draw_agreed` with its notes: pairs of an index of LABELS['draw_agreed'] and what it moved.
    rules1971 "The end of the game".
    """
    notes: Notes = []
    if not all(power.for_draw for power in world.powers if plays(power, world) and not power.leaderless):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_plays(power: Power, world: World) -> tuple[bool, Notes]:
    """The power is still in the game.

    `plays` with its notes: pairs of an index of LABELS['plays'] and what it moved.
    rules1971 "The end of the game".
    """
    notes: Notes = []
    if units_of(power, world) <= 0 and centres_of(power, world) <= 0:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_has_to_adjust(power: Power, world: World) -> tuple[bool, Notes]:
    """The power has units to build or to remove.

    `has_to_adjust` with its notes: pairs of an index of LABELS['has_to_adjust'] and what it moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    if centres_of(power, world) == units_of(power, world):
        notes.append((0, 0))
        return False, notes
    return True, notes
