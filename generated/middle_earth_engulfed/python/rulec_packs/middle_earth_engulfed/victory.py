"""Resolvers of victory.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, Chair, EVERY_PRIZE, Land, MASTER_SARUMAN, MASTER_SAURON, Master,
    Prize, SIDE_FREE, SIDE_SHADOW,
)
from ._kinds import Seat
from ._tables import HOMES_AREAS, HOMES_LOSER, HOMES_LOST, HOMES_MASTER
from ._world import SHAPE, World

_SAYS_HAS_WON: Final = Message((
    Hole(Holds("thing", 'Seat'), 's'), ' has won.',
), 'process:end_war', 'side_has_won')


def fallen(prize: Prize, world: World) -> bool:
    """The prize has fallen.

    engulfed "1. Overview".
    """
    return all(world.shadow_lands >> land & 1 for land in map(Land, members(HOMES_AREAS[prize])))


def points_lost(chair: Chair, world: World) -> int:
    """Points that a player of the Free Peoples has lost.

    In points.
    engulfed "7. Appendix: more than two players".
    """
    # homes that have fallen
    return sum(HOMES_LOST[p] for p in EVERY_PRIZE if HOMES_LOSER[p] == chair and fallen(p, world))


def points_won(master: Master, world: World) -> int:
    """Points that a master of the Shadow has won.

    In points.
    engulfed "7. Appendix: more than two players".
    """
    # homes that have fallen
    return sum(HOMES_LOST[p] for p in EVERY_PRIZE if HOMES_MASTER[p] == master and fallen(p, world))


def better_friend(world: World) -> Chair:
    """Which player of the Free Peoples wins when the ring is destroyed.

    engulfed "7. Appendix: more than two players".
    """
    if points_lost(CHAIR_SECOND_CHAIR, world) < points_lost(CHAIR_FIRST_CHAIR, world):
        return CHAIR_SECOND_CHAIR  # has lost less
    return CHAIR_FIRST_CHAIR  # has lost less, or as little


def greater_master(world: World) -> Master:
    """Which master wins when the ring is taken.

    engulfed "7. Appendix: more than two players".
    """
    if points_won(MASTER_SAURON, world) > points_won(MASTER_SARUMAN, world):
        return MASTER_SAURON  # has won more
    return MASTER_SARUMAN  # has won more, or as much


def friends_divided(world: World) -> bool:
    """The Free Peoples are shared.

    engulfed "7. Appendix: more than two players".
    """
    return any(s.chair == CHAIR_SECOND_CHAIR for s in world.seats)


def shadow_divided(world: World) -> bool:
    """Sauron and Saruman have a player each.

    engulfed "7. Appendix: more than two players".
    """
    return hunters_allowed(world) > 1


def wins(seat: Seat, world: World) -> bool:
    """The seat has won.

    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    if world.happened('ring_destroyed', 'ever', 0) and seat.side == SIDE_FREE and not friends_divided(world):
        return True  # the ring is destroyed
    if (
        world.happened('ring_destroyed', 'ever', 0)
        and seat.side == SIDE_FREE
        and seat.chair == better_friend(world)
    ):
        return True  # the ring is destroyed, and no ally has lost less
    if world.happened('ring_found', 'ever', 0) and seat.side == SIDE_SHADOW and not shadow_divided(world):
        return True  # the ring is taken
    return (
        world.happened('ring_found', 'ever', 0)
        and seat.side == SIDE_SHADOW
        and seat.master == greater_master(world)
    )  # the ring is taken, and the other master has won no more


def end_war(world: World) -> None:
    """The war is over.

    engulfed "1. Overview", "7. Appendix: more than two players".
    """
    for s in [s for s in world.seats if wins(s, world)]:
        world.end_game(_SAYS_HAS_WON.text((s,), SHAPE))


# at the end, for these modules use each other
from ._hunt import hunters_allowed  # noqa: E402
