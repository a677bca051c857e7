"""Resolvers of fellowship.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, EVERY_LAND, Land, ROAD_EASY_WAY, ROAD_REACHED_MISTY_MOUNTAINS,
    ROAD_SNOWY_WAY, ROAD_UNLINKED, Road, RoadReached, SIDE_FREE,
)
from ._kinds import Seat
from ._tables import WAYS_ROAD, stops_halts, stops_maximum, stops_peril, stops_sanctuary, stops_stretch
from ._words import PIP
from ._world import SHAPE, VARIANT_FOUR_PLAYERS, World

_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS

_SAYS_THE_FELLOWSHIP_DOES_NOT: Final = Message((
    'The Fellowship does not get to ', Hole(Holds("choice", 'Land'), 'goal'), ': ',
    Hole(Holds("number", unit=PIP), 'foot'), ' on the die, and ',
    Hole(Holds("number", unit=PIP), 'face_needed'), ' needed.',
), 'process:tread', 'company_not_moved')
_SAYS_THE_FELLOWSHIP_GOES_FROM: Final = Message((
    'The Fellowship goes from ', Hole(Holds("choice", 'Land'), 'start'), ' to ',
    Hole(Holds("choice", 'Land'), 'goal'), '.',
), 'process:tread', 'company_moved')
_SAYS_WHERE_DOES_THE_FELLOWSHIP: Final = Message((
    'Where does the Fellowship go from ', Hole(Holds("choice", 'Land'), 'ring_at'), '?',
), 'process:lead_on', 'goal')
_SAYS_IS_ASKED_WHERE_DOES: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhere does the Fellowship go from ',
    Hole(Holds("choice", 'Land'), 'ring_at'), '?\u201d The answer: ',
    Hole(Holds("choice", 'Land', optional=True), 'answer'), '.',
), 'process:lead_on', 'goal')

_ASKS: Final = (
    AskSpec('goal', Holds("choice", 'Land', optional=True), _SAYS_WHERE_DOES_THE_FELLOWSHIP),
)


def keeps_ring(seat: Seat, world: World) -> bool:
    """The seat decides for the Fellowship.

    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT:
        seat_chair = seat.chair
        if seat_chair == CHAIR_FIRST_CHAIR and stretch(world) > ROAD_REACHED_MISTY_MOUNTAINS:
            return False  # players: past the Misty Mountains the other player leads
        if seat_chair == CHAIR_SECOND_CHAIR and stretch(world) <= ROAD_REACHED_MISTY_MOUNTAINS:
            return False  # players: as far as the Misty Mountains the other player leads
    return seat.side == SIDE_FREE


def road_stretch(land: Land) -> RoadReached:
    """Which stretch of the road a box belongs to.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring", "7. Appendix: more than two players".
    """
    return stops_stretch(land)


def halts_at(land: Land) -> bool:
    """The Fellowship halts in the land.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return stops_halts(land)


def sanctuary(land: Land) -> bool:
    """The land is a Sanctuary.

    Raises OffTheTable (a table has no row).
    engulfed "6. Muster".
    """
    return stops_sanctuary(land)


def area_maximum(land: Land) -> int:
    """Power that can reach an area at most.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview".
    """
    return stops_maximum(land)


def area_peril(land: Land) -> int:
    """What else is abroad in an area.

    In pips.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return stops_peril(land)


def track_line(origin: Land, goal: Land) -> Road:
    """The line between boxes.

    engulfed "3. The Fellowship of the Ring".
    """
    return WAYS_ROAD[origin][goal]


def stretch(world: World) -> RoadReached:
    """How far the Fellowship has come.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return road_stretch(world.ring_at)


def walk_limit(world: World) -> int:
    """Areas that the Fellowship may move in a turn.

    In areas.
    engulfed "3. The Fellowship of the Ring".
    """
    value = 3  # the longest march of the Fellowship in a turn
    if world.hindered and value > 1:
        value = 1  # hindered
    return value


def face_needed(road: Road) -> int:
    """What the die must show.

    In pips.
    engulfed "3. The Fellowship of the Ring".
    """
    if road == ROAD_UNLINKED or road == ROAD_EASY_WAY:
        return 1  # any throw will do
    return 4


def next_boxes(world: World) -> Sequence[Land]:
    """Boxes to which the Fellowship may move on.

    engulfed "3. The Fellowship of the Ring".
    """
    return [l_ for l_ in EVERY_LAND if track_line(world.ring_at, l_) != ROAD_UNLINKED]


def tread(goal: Land, world: World, dice: Dice) -> None:
    """The Fellowship moves on.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if (
        not world.halted
        and world.walked < walk_limit(world)
        and track_line(world.ring_at, goal) != ROAD_UNLINKED
    ):
        world.walked += 1
        start = world.ring_at
        if face_needed(track_line(world.ring_at, goal)) > 1:
            foot = one_die(dice)  # the die of the way
            if foot < face_needed(track_line(world.ring_at, goal)):
                world.note('way_failed', goal)
                if track_line(world.ring_at, goal) == ROAD_SNOWY_WAY:
                    world.note('snow_closed')
                world.tell(
                    None,
                    _SAYS_THE_FELLOWSHIP_DOES_NOT.text(
                        (goal, foot, face_needed(track_line(world.ring_at, goal))), SHAPE,
                    ),
                )
                return
        world.ring_at = goal
        for i in [i for i in world.individuals if i.travels]:
            i.place = goal
        world.tell(None, _SAYS_THE_FELLOWSHIP_GOES_FROM.text((start, goal), SHAPE))
        if halts_at(goal):
            world.halted = True


def lead_on(world: World, dice: Dice) -> None:
    """The Fellowship may move on.

    Raises NotOffered (an answer is not among what is offered); OffTheTable (a table has no row); Waits
    (somebody is asked who has not answered yet).
    engulfed "3. The Fellowship of the Ring".
    """
    keeper = ring_keeper(world)
    if keeper is not None and not world.halted and world.walked < walk_limit(world):
        told = world.ring_at
        goal = world.asks.one_or_none(_ASKS[0], keeper, (told,), next_boxes(world), None)
        world.tell(None, _SAYS_IS_ASKED_WHERE_DOES.text((keeper, told, goal), SHAPE))
        if goal is None:
            world.halted = True
        else:
            tread(goal, world, dice)


# at the end, for these modules use each other
from .company import ring_keeper  # noqa: E402
from .readiness import one_die  # noqa: E402
