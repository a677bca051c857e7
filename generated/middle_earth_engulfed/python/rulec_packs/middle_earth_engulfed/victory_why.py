"""The resolvers of victory.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, Chair, EVERY_PRIZE, Land, MASTER_SARUMAN, MASTER_SAURON, Master,
    Prize, SIDE_FREE, SIDE_SHADOW,
)
from ._kinds import Seat
from ._tables import HOMES_AREAS, HOMES_LOSER, HOMES_LOST, HOMES_MASTER
from ._world import World
from ._hunt import hunters_allowed
from .victory import (
    better_friend, fallen, friends_divided, greater_master, points_lost, points_won, shadow_divided,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "fallen": (
        Label('holds', ''),
    ),
    "points_lost": (
        Label('base', 'homes that have fallen'),
    ),
    "points_won": (
        Label('base', 'homes that have fallen'),
    ),
    "better_friend": (
        Label('case', 'has lost less'),
        Label('otherwise', 'has lost less, or as little'),
    ),
    "greater_master": (
        Label('case', 'has won more'),
        Label('otherwise', 'has won more, or as much'),
    ),
    "friends_divided": (
        Label('holds', ''),
    ),
    "shadow_divided": (
        Label('holds', ''),
    ),
    "wins": (
        Label('yes', 'the ring is destroyed'),
        Label('yes', 'the ring is destroyed, and no ally has lost less', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 142'),
        Label('yes', 'the ring is taken'),
        Label('yes', 'the ring is taken, and the other master has won no more', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 143'),
        Label('otherwise', ''),
    ),
}


def why_fallen(prize: Prize, world: World) -> tuple[bool, Notes]:
    """The prize has fallen.

    `fallen` with its notes: pairs of an index of LABELS['fallen'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if not all(world.shadow_lands >> land & 1 for land in map(Land, members(HOMES_AREAS[prize]))):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_points_lost(chair: Chair, world: World) -> tuple[int, Notes]:
    """Points that a player of the Free Peoples has lost.

    `points_lost` with its notes: pairs of an index of LABELS['points_lost'] and what it moved.
    In points.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    # homes that have fallen
    value = sum(HOMES_LOST[p] for p in EVERY_PRIZE if HOMES_LOSER[p] == chair and fallen(p, world))
    notes.append((0, value))
    return value, notes


def why_points_won(master: Master, world: World) -> tuple[int, Notes]:
    """Points that a master of the Shadow has won.

    `points_won` with its notes: pairs of an index of LABELS['points_won'] and what it moved.
    In points.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    # homes that have fallen
    value = sum(HOMES_LOST[p] for p in EVERY_PRIZE if HOMES_MASTER[p] == master and fallen(p, world))
    notes.append((0, value))
    return value, notes


def why_better_friend(world: World) -> tuple[Chair, Notes]:
    """Which player of the Free Peoples wins when the ring is destroyed.

    `better_friend` with its notes: pairs of an index of LABELS['better_friend'] and what it moved.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    if points_lost(CHAIR_SECOND_CHAIR, world) < points_lost(CHAIR_FIRST_CHAIR, world):
        notes.append((0, 0))
        return CHAIR_SECOND_CHAIR, notes  # has lost less
    notes.append((1, 0))
    return CHAIR_FIRST_CHAIR, notes  # has lost less, or as little


def why_greater_master(world: World) -> tuple[Master, Notes]:
    """Which master wins when the ring is taken.

    `greater_master` with its notes: pairs of an index of LABELS['greater_master'] and what it moved.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    if points_won(MASTER_SAURON, world) > points_won(MASTER_SARUMAN, world):
        notes.append((0, 0))
        return MASTER_SAURON, notes  # has won more
    notes.append((1, 0))
    return MASTER_SARUMAN, notes  # has won more, or as much


def why_friends_divided(world: World) -> tuple[bool, Notes]:
    """The Free Peoples are shared.

    `friends_divided` with its notes: pairs of an index of LABELS['friends_divided'] and what it moved.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    if not any(s.chair == CHAIR_SECOND_CHAIR for s in world.seats):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_shadow_divided(world: World) -> tuple[bool, Notes]:
    """Sauron and Saruman have a player each.

    `shadow_divided` with its notes: pairs of an index of LABELS['shadow_divided'] and what it moved.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    if hunters_allowed(world) <= 1:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_wins(seat: Seat, world: World) -> tuple[bool, Notes]:
    """The seat has won.

    `wins` with its notes: pairs of an index of LABELS['wins'] and what it moved.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if world.happened('ring_destroyed', 'ever', 0) and seat.side == SIDE_FREE and not friends_divided(world):
        notes.append((0, 0))
        return True, notes  # the ring is destroyed
    if (
        world.happened('ring_destroyed', 'ever', 0)
        and seat.side == SIDE_FREE
        and seat.chair == better_friend(world)
    ):
        notes.append((1, 0))
        return True, notes  # the ring is destroyed, and no ally has lost less
    if world.happened('ring_found', 'ever', 0) and seat.side == SIDE_SHADOW and not shadow_divided(world):
        notes.append((2, 0))
        return True, notes  # the ring is taken
    if (
        world.happened('ring_found', 'ever', 0)
        and seat.side == SIDE_SHADOW
        and seat.master == greater_master(world)
    ):
        notes.append((3, 0))
        return True, notes  # the ring is taken, and the other master has won no more
    notes.append((4, 0))
    return False, notes
