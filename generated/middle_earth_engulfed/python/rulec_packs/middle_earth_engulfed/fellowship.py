"""Resolvers of fellowship.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, NoAnswer
from rulec.runtime.messages import Hole, Message, Refusal
from rulec.runtime.shape import Holds

from ._kinds import (
    CHAIR_FIRST_CHAIR, CHAIR_SECOND_CHAIR, HERO_ARAGORN, HERO_FRODO_SAM, HERO_GANDALF, HERO_GOLLUM,
    HERO_MERRY_PIPPIN, Individual, Land, PARTING_ON_THEIR_OWN, Parting, ROAD_EASY_WAY, ROAD_REACHED_HAVEN,
    ROAD_REACHED_MISTY_MOUNTAINS, ROAD_SNOWY_WAY, ROAD_STAIR_WAY, ROAD_UNLINKED, Road, RoadReached,
    SIDE_FREE, Seat,
)
from ._tables import (
    STOPS_MAXIMUM, STOPS_PERIL, WAYS_ROAD, stops_halts, stops_maximum_cell, stops_peril_cell,
    stops_sanctuary, stops_stretch,
)
from ._world import VARIANT_FOUR_PLAYERS, World
from .readiness import one_die

_MESSAGES: Final = (
    Message(('The Fellowship is scattered.',)),
    Message(('Gollum joins the Fellowship.',)),
    Message(('The Fellowship does not get to ', Hole(Holds("choice", 'Land')), '.')),
    Message((Hole(Holds("thing", 'Individual')), ' may not join the Fellowship.')),
    Message((Hole(Holds("thing", 'Individual')), ' joins the Fellowship.')),
    Message((Hole(Holds("thing", 'Individual')), ' may not leave the Fellowship.')),
    Message((Hole(Holds("thing", 'Individual')), ' leaves the Fellowship.')),
    Message((Hole(Holds("thing", 'Seat')), ' does not decide for the Fellowship.')),
    Message(('The Fellowship has been scattered once, and that is all.',)),
    Message(('The Fellowship may not be scattered.',)),
    Message(('No line leads to ', Hole(Holds("choice", 'Land')), '.')),
    Message(('The Fellowship is in ', Hole(Holds("choice", 'Land')), '.')),
)


def keeps_ring(seat: Seat, world: World) -> bool:
    """The seat decides for the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 17; "3.
    The Fellowship of the Ring", lines 83-84.
    """
    if (
        world.variant(VARIANT_FOUR_PLAYERS)
        and seat.chair == CHAIR_FIRST_CHAIR
        and stretch(world) > ROAD_REACHED_MISTY_MOUNTAINS
    ):
        return False  # players: past the Misty Mountains it is player two's
    if (
        world.variant(VARIANT_FOUR_PLAYERS)
        and seat.chair == CHAIR_SECOND_CHAIR
        and stretch(world) <= ROAD_REACHED_MISTY_MOUNTAINS
    ):
        return False  # players: as far as the Misty Mountains it is player one's
    return seat.side == SIDE_FREE


def stretch_of(land: Land) -> RoadReached:
    """Which stretch of the road a box belongs to.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77; "7. Appendix: more than two players", lines 137-138.
    """
    return stops_stretch(land)


def halts_at(land: Land) -> bool:
    """The Fellowship halts in the land.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 86.
    """
    return stops_halts(land)


def sanctuary(land: Land) -> bool:
    """The land is a Sanctuary.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 128.
    """
    return stops_sanctuary(land)


def maximum_at(land: Land) -> int:
    """Power that can reach an area at most.

    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 26.
    """
    value = STOPS_MAXIMUM[land]
    if value < FLOOR:
        value = stops_maximum_cell(value)
    return value


def peril_at(land: Land) -> int:
    """What else is abroad in an area.

    In pips.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 90.
    """
    value = STOPS_PERIL[land]
    if value < FLOOR:
        value = stops_peril_cell(value)
    return value


def line_between(origin: Land, goal: Land) -> Road:
    """The line between two boxes.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-85.
    """
    return WAYS_ROAD[origin][goal]


def stretch(world: World) -> RoadReached:
    """How far the Fellowship has come.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77.
    """
    return stretch_of(world.ring_at)


def company_size(world: World) -> int:
    """How large the Fellowship is.

    In steps of 1/2 power.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 26; "3.
    The Fellowship of the Ring", lines 74-75.
    """
    value = 0
    for i in world.individuals:
        if i.travels:
            value += 1  # each piece
    value *= 2
    return value


def may_join(individual: Individual, world: World) -> bool:
    """The individual may join the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77 and 83.
    """
    if individual.travels:
        return False  # the individual is with the Fellowship already.
    if individual.place != world.ring_at:
        return False  # the individual is not where the Fellowship is.
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        return False  # the individual is not asked.
    if stretch(world) > ROAD_REACHED_HAVEN:
        return False  # Nobody joins beyond Rivendell.
    individual_hero = individual.hero
    return (
        individual_hero == HERO_GANDALF
        or individual_hero == HERO_ARAGORN
        or stretch(world) == ROAD_REACHED_HAVEN
    )  # the individual may join at Rivendell only.


def refusals_may_join(individual: Individual, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the individual may join the Fellowship.

    Indices of LABELS['refusals_may_join']; empty where it holds.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77 and 83.
    """
    notes: list[int] = []
    if individual.travels:
        notes.append(0)
    if individual.place != world.ring_at:
        notes.append(1)
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        notes.append(2)
    if stretch(world) > ROAD_REACHED_HAVEN:
        notes.append(3)
    individual_hero = individual.hero
    if (
        individual_hero != HERO_GANDALF
        and individual_hero != HERO_ARAGORN
        and stretch(world) != ROAD_REACHED_HAVEN
    ):
        notes.append(4)
    return tuple(notes)


def may_leave(individual: Individual, world: World) -> bool:
    """The individual may leave the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 74-78.
    """
    if not individual.travels:
        return False  # not with it
    individual_hero = individual.hero
    if individual_hero == HERO_FRODO_SAM or individual_hero == HERO_GOLLUM:
        return False  # bound to the ring
    if (
        (individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN)
        and stretch(world) <= ROAD_REACHED_HAVEN
    ):
        return True  # free to come and go up to Rivendell
    return stretch(world) == ROAD_REACHED_HAVEN  # at Rivendell


def may_scatter(world: World) -> bool:
    """The Fellowship may be scattered.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 78.
    """
    if world.happened('scattered', 'ever', 0):
        return False  # The Fellowship has been scattered once, and that is all.
    if world.gollum_joined:
        return False  # Gollum is with the Fellowship.
    return stretch(world) > ROAD_REACHED_HAVEN  # The Fellowship is not beyond Rivendell.


def refusals_may_scatter(world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the Fellowship may be scattered.

    Indices of LABELS['refusals_may_scatter']; empty where it holds.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 78.
    """
    notes: list[int] = []
    if world.happened('scattered', 'ever', 0):
        notes.append(0)
    if world.gollum_joined:
        notes.append(1)
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append(2)
    return tuple(notes)


def gollum_may_come(world: World) -> bool:
    """Gollum may come.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 77.
    """
    if world.gollum_joined:
        return False  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        return False  # The Fellowship is not beyond Rivendell.
    return company_size(world) == 2  # Frodo and Sam are not alone.


def refusals_gollum_may_come(world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: Gollum may come.

    Indices of LABELS['refusals_gollum_may_come']; empty where it holds.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 77.
    """
    notes: list[int] = []
    if world.gollum_joined:
        notes.append(0)
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append(1)
    if company_size(world) != 2:
        notes.append(2)
    return tuple(notes)


def gollum_comes(dice: Dice) -> bool:
    """Whether Gollum joins.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 77.
    """
    face = dice.throw('gollum_comes.face', 6)  # Gollum's die
    return 4 <= face <= 6


def walk_limit(world: World) -> int:
    """Areas that the Fellowship may move in a turn.

    In areas.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 84.
    """
    value = 3
    if world.hindered and value > 1:
        value = 1  # hindered
    return value


def face_needed(road: Road) -> int:
    """What the die must show.

    In pips.
    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 85.
    """
    if road == ROAD_UNLINKED or road == ROAD_EASY_WAY:
        return 1  # any throw will do
    if road == ROAD_SNOWY_WAY or road == ROAD_STAIR_WAY:
        return 4
    raise NoAnswer('face_needed')


def scatter(parting: Parting, world: World) -> None:
    """The Fellowship is scattered.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 78.
    """
    for i in [i for i in world.individuals if i.travels and i.hero != HERO_FRODO_SAM]:
        if i.hero != HERO_MERRY_PIPPIN or parting == PARTING_ON_THEIR_OWN:
            i.travels = False
    world.note('scattered')
    world.tell(None, _MESSAGES[0])


def gollum_rolls(world: World, dice: Dice) -> None:
    """Gollum's entry.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 77 and 82.
    """
    if gollum_may_come(world):
        comes = gollum_comes(dice)
        if comes:
            world.gollum_joined = True
            for i in [i for i in world.individuals if i.hero == HERO_GOLLUM]:
                i.travels = True
                i.place = world.ring_at
            world.tell(None, _MESSAGES[1])


def tread(goal: Land, world: World, dice: Dice) -> None:
    """The Fellowship moves on.

    Raises NoAnswer (no case fits); OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-86.
    """
    if (
        world.ring_at != goal
        and not world.halted
        and world.walked < walk_limit(world)
        and line_between(world.ring_at, goal) != ROAD_UNLINKED
    ):
        world.keep(world, "walked")
        world.walked += 1
        if face_needed(line_between(world.ring_at, goal)) > 1:
            foot = one_die(dice)  # the die of the way
            if foot < face_needed(line_between(world.ring_at, goal)):
                world.note('way_failed', goal)
                if line_between(world.ring_at, goal) == ROAD_SNOWY_WAY:
                    world.note('snow_closed')
                world.tell(None, _MESSAGES[2], goal)
                return
        world.keep(world, "ring_at")
        world.ring_at = goal
        for i in [i for i in world.individuals if i.travels]:
            world.keep(i, "place")
            i.place = goal
        if halts_at(goal):
            world.keep(world, "halted")
            world.halted = True


def needs_order_31(individual: Individual, seat: Seat, world: World) -> Refusal | None:
    """Why it is refused when it is done: Join the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77 and 83.
    """
    if not may_join(individual, world):
        return Refusal(_MESSAGES[3], (individual,))
    return None


def does_order_31(individual: Individual, seat: Seat, world: World, dice: Dice) -> None:
    """Join the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76-77 and 83.
    """
    individual.travels = True
    individual.has_acted = True
    world.tell(None, _MESSAGES[4], individual)


def needs_order_32(individual: Individual, seat: Seat, world: World) -> Refusal | None:
    """Why it is refused when it is done: Leave the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76 and 78.
    """
    if not may_leave(individual, world):
        return Refusal(_MESSAGES[5], (individual,))
    return None


def does_order_32(individual: Individual, seat: Seat, world: World, dice: Dice) -> None:
    """Leave the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 76 and 78.
    """
    individual.travels = False
    individual.has_acted = True
    world.tell(None, _MESSAGES[6], individual)


def needs_order_33(seat: Seat, parting: Parting, world: World) -> Refusal | None:
    """Why it is refused when it is done: Scatter the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 78 and 83.
    """
    if not keeps_ring(seat, world):
        return Refusal(_MESSAGES[7], (seat,))
    if world.happened('scattered', 'ever', 0):
        return Refusal(_MESSAGES[8])
    if not may_scatter(world):
        return Refusal(_MESSAGES[9])
    return None


def does_order_33(seat: Seat, parting: Parting, world: World, dice: Dice) -> None:
    """Scatter the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 78 and 83.
    """
    scatter(parting, world)


def default_order_40_second_box(seat: Seat, first_box: Land, world: World) -> Land | None:
    """What is meant where nothing is said: Move the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-86.
    """
    return None


def default_order_40_third_box(
    seat: Seat,
    first_box: Land,
    second_box: Land | None,
    world: World,
) -> Land | None:
    """What is meant where nothing is said: Move the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-86.
    """
    return None


def needs_order_40(
    seat: Seat,
    first_box: Land,
    second_box: Land | None,
    third_box: Land | None,
    world: World,
) -> Refusal | None:
    """Why it is refused when it is done: Move the Fellowship.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-86.
    """
    if not keeps_ring(seat, world):
        return Refusal(_MESSAGES[7], (seat,))
    if line_between(world.ring_at, first_box) == ROAD_UNLINKED:
        return Refusal(_MESSAGES[10], (first_box,))
    return None


def does_order_40(
    seat: Seat,
    first_box: Land,
    second_box: Land | None,
    third_box: Land | None,
    world: World,
    dice: Dice,
) -> None:
    """Move the Fellowship.

    Raises NoAnswer (no case fits); OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", lines 84-86.
    """
    tread(first_box, world, dice)
    if second_box is not None:
        tread(second_box, world, dice)
    if third_box is not None:
        tread(third_box, world, dice)
    world.tell(seat, _MESSAGES[11], world.ring_at)
