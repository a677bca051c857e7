"""Resolvers of movement.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import OPEN

from ._choices import (
    ARM_CAVALRY, BORDER_RIDGE, BORDER_SNOW_PASS, EVERY_LAND, FOLK_ENTS, Folk, HINDRANCE_BELOW_GROUND,
    HINDRANCE_BOUND_BY_FOES, HINDRANCE_FIELD_UNWON, HINDRANCE_GATE_SHUT, HINDRANCE_MAGIC_HOLDS,
    HINDRANCE_NOT_FOREMOST, HINDRANCE_OFF_THE_MAP, HINDRANCE_OUT_OF_REACH, HINDRANCE_OUT_OF_TOUCH,
    HINDRANCE_OUT_OF_WOODS, HINDRANCE_OVER_RIDGES, HINDRANCE_PASS_WATCHED, HINDRANCE_RIVALS_THERE,
    HINDRANCE_SNOWED_UNDER, HINDRANCE_UNBREACHED, HINDRANCE_UNHINDERED, HINDRANCE_UNTRIED_SHIRE,
    HINDRANCE_WITH_THE_RING, Hindrance, LAND_DIMRILL_DALE, LAND_EREGION, LAND_FANGORN, LAND_ISENGARD_VALE,
    LAND_OFF_BOARD, LAND_ORTHANC, LAND_SHIRE, Land, SIDE_FREE, SIDE_SHADOW, Side, TERRAIN_FOREST,
    TERRAIN_SWAMP, TERRAIN_UNDERGROUND,
)
from ._kinds import Battle, Individual, Regiment, Seat
from ._tables import BOARD_AROUND, BOARD_GROUND, HEROES_PACE, PEOPLES_MASTER, PEOPLES_SIDE
from ._world import SHAPE, World

_SAYS_SEEN_IN: Final = Message((
    'Seen in ', Hole(Holds("choice", 'Land'), 'goal'), ': ', Hole(Holds("thing", 'Individual'), 'i'), '.',
), 'process:enter_area', 'seen_on_the_way')
_SAYS_BATTLE_IS_JOINED_IN: Final = Message((
    'Battle is joined in ', Hole(Holds("choice", 'Land'), 'goal'), ', with ',
    Hole(Holds("list", item=Holds("thing", 'Regiment')), 'forces_in'), '.',
), 'process:enter_area', 'battle_joined')
_SAYS_MARCHED_FROM_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' marched from ', Hole(Holds("choice", 'Land'), 'start'),
    ' to ', Hole(Holds("choice", 'Land'), 'crossed_area'), '.',
), 'process:march', 'stopped_on_the_way')
_SAYS_MARCHED_FROM_BY_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' marched from ', Hole(Holds("choice", 'Land'), 'start'),
    ' by ', Hole(Holds("choice", 'Land'), 'crossed_area'), ' to ', Hole(Holds("choice", 'Land'), 'goal'),
    '.',
), 'process:march', 'rode_through')
_SAYS_MARCHED_FROM_TO_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' marched from ', Hole(Holds("choice", 'Land'), 'start'),
    ' to ', Hole(Holds("choice", 'Land'), 'goal'), '.',
), 'process:march', 'marched')
_SAYS_MARCHED_FROM_TO_3: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' marched from ', Hole(Holds("choice", 'Land'), 'start'),
    ' to ', Hole(Holds("choice", 'Land'), 'place'), '.',
), 'process:march', 'marched_part_of_the_way')
_SAYS_DID_NOT_GET_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' did not get to ', Hole(Holds("choice", 'Land'), 'goal'),
    ': ', Hole(Holds("choice", 'Hindrance'), 'march_hindrance'), '.',
), 'process:march', 'march_hindered')
_SAYS_FROM_WHERE_COMES_THE: Final = Message((
    'From where comes the force that leads the attack in ', Hole(Holds("choice", 'Land'), 'land'), '?',
), 'process:choose_main', 'main')
_SAYS_IS_ASKED_FROM_WHERE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'),
    ' is asked: \u201cFrom where comes the force that leads the attack in ',
    Hole(Holds("choice", 'Land'), 'land'), '?\u201d The answer: ', Hole(Holds("choice", 'Land'), 'answer'),
    '.',
), 'process:choose_main', 'main')
_SAYS_DID_NOT_GET_TO_2: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' did not get to ',
    Hole(Holds("choice", 'Land'), 'goal'), ': ', Hole(Holds("choice", 'Hindrance'), 'walk_hindrance'), '.',
), 'process:walk', 'walk_hindered')
_SAYS_LEFT_AND_CAME_BACK: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' left ', Hole(Holds("choice", 'Land'), 'start'),
    ' and came back.',
), 'process:travel_on', 'came_back')
_SAYS_WENT_FROM_TO: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' went from ', Hole(Holds("choice", 'Land'), 'start'),
    ' to ', Hole(Holds("choice", 'Land'), 'place'), '.',
), 'process:travel_on', 'went')
_SAYS_DISPERSED_TO_BE_SEEN: Final = Message((
    'Dispersed: ', Hole(Holds("thing", 'Individual'), 'beaten_rider'),
    ', to be seen again at the end of the next turn.',
), 'upon:dispersed', 'rider_dispersed')
_SAYS_THE_FREE_PEOPLES_MARCH: Final = Message(('The Free Peoples march later.',), 'order:50', 'side')
_SAYS_IS_IN_ALREADY: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' is in ', Hole(Holds("choice", 'Land'), 'next_area'),
    ' already.',
), 'order:50', 'elsewhere', ('crossed_area',))
_SAYS_DOES_NOT_TOUCH: Final = Message((
    Hole(Holds("choice", 'Land'), 'next_area'), ' does not touch ', Hole(Holds("choice", 'Land'), 'place'),
    '.',
), 'order:50', 'touching', ('crossed_area',))
_SAYS_MAY_NOT_MARCH_TO: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not march to ',
    Hole(Holds("choice", 'Land'), 'next_area'), ': ', Hole(Holds("choice", 'Hindrance'), 'march_hindrance'),
    '.',
), 'order:50', 'possible', ('crossed_area',))
_SAYS_THE_SHADOW_MARCHES_EARLIER: Final = Message(('The Shadow marches earlier.',), 'order:60', 'side')
_SAYS_IS_IN_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' is in ', Hole(Holds("choice", 'Land'), 'next_area'),
    ' already.',
), 'order:60', 'elsewhere', ('crossed_area',))
_SAYS_DOES_NOT_TOUCH_2: Final = Message((
    Hole(Holds("choice", 'Land'), 'next_area'), ' does not touch ', Hole(Holds("choice", 'Land'), 'place'),
    '.',
), 'order:60', 'touching', ('crossed_area',))
_SAYS_MAY_NOT_MARCH_TO_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'regiment'), ' may not march to ',
    Hole(Holds("choice", 'Land'), 'next_area'), ': ', Hole(Holds("choice", 'Hindrance'), 'march_hindrance'),
    '.',
), 'order:60', 'possible', ('crossed_area',))
_SAYS_THE_FREE_PEOPLES_MOVE: Final = Message(('The Free Peoples move later.',), 'order:53', 'side')
_SAYS_IS_IN_ALREADY_3: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' is in ',
    Hole(Holds("choice", 'Land'), 'first_area'), ' already.',
), 'order:53', 'elsewhere')
_SAYS_DOES_NOT_TOUCH_3: Final = Message((
    Hole(Holds("choice", 'Land'), 'first_area'), ' does not touch ', Hole(Holds("choice", 'Land'), 'place'),
    '.',
), 'order:53', 'touching')
_SAYS_MAY_NOT_GO_TO: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' may not go to ',
    Hole(Holds("choice", 'Land'), 'first_area'), ': ', Hole(Holds("choice", 'Hindrance'), 'walk_hindrance'),
    '.',
), 'order:53', 'possible')
_SAYS_THE_SHADOW_MOVES_EARLIER: Final = Message(('The Shadow moves earlier.',), 'order:63', 'side')
_SAYS_IS_IN_ALREADY_4: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' is in ',
    Hole(Holds("choice", 'Land'), 'first_area'), ' already.',
), 'order:63', 'elsewhere')
_SAYS_DOES_NOT_TOUCH_4: Final = Message((
    Hole(Holds("choice", 'Land'), 'first_area'), ' does not touch ', Hole(Holds("choice", 'Land'), 'place'),
    '.',
), 'order:63', 'touching')
_SAYS_MAY_NOT_GO_TO_2: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' may not go to ',
    Hole(Holds("choice", 'Land'), 'first_area'), ': ', Hole(Holds("choice", 'Hindrance'), 'walk_hindrance'),
    '.',
), 'order:63', 'possible')

_ASKS: Final = (
    AskSpec('main', Holds("choice", 'Land'), _SAYS_FROM_WHERE_COMES_THE),
)


def allowance(regiment: Regiment) -> int:
    """Areas that a regiment may move.

    In areas.
    engulfed "4. Movement".
    """
    value = 1  # the march of infantry and artillery
    if regiment.arm == ARM_CAVALRY:
        value = 2  # cavalry
    return value


def beside_walls(origin: Land, goal: Land) -> bool:
    """The origin stands in the goal, or the goal in the origin.

    engulfed "4. Movement".
    """
    return BOARD_AROUND[origin] == goal or BOARD_AROUND[goal] == origin


def entry_cost(regiment: Regiment, goal: Land) -> int:
    """What entering an area costs a regiment.

    In areas.
    engulfed "4. Movement".
    """
    value = 1
    if (
        regiment.arm == ARM_CAVALRY
        and (BOARD_GROUND[goal] == TERRAIN_FOREST or BOARD_GROUND[goal] == TERRAIN_SWAMP)
        and not beside_walls(regiment.place, goal)
    ):
        value = 2  # cavalry in forest or swamp
    regiment_place = regiment.place
    if beside_walls(regiment_place, goal):
        value = 0  # into or out of the walls
    return value


def pace(individual: Individual) -> int:
    """Areas that an Individual may move.

    In areas.
    engulfed "1. Overview", "4. Movement".
    """
    value = HEROES_PACE[individual.hero]
    if individual.winged:
        value += 1  # winged steeds
    return value


def pass_open(origin: Land, goal: Land, side: Side, world: World) -> bool:
    """The way over Caradhras is open to the side.

    engulfed "4. Movement".
    """
    return (
        frontier(origin, goal) != BORDER_SNOW_PASS
        or (passable(LAND_EREGION, side, world) and passable(LAND_DIMRILL_DALE, side, world))
    )


def snowed_in(origin: Land, goal: Land, world: World) -> bool:
    """Snow has closed Caradhras.

    engulfed "4. Movement".
    """
    return frontier(origin, goal) == BORDER_SNOW_PASS and world.happened('snow_closed', 'this', 0)


def enemies_in(land: Land, side: Side, world: World) -> bool:
    """Enemies of the side are in the land.

    engulfed "4. Movement".
    """
    return land != LAND_OFF_BOARD and any(r.place == land and r.seat.side != side for r in world.regiments)


def forces_in(land: Land, side: Side, world: World) -> Sequence[Regiment]:
    """Regiments of a side in an area.

    engulfed "4. Movement".
    """
    return [r for r in world.regiments if r.place == land and r.seat.side == side]


def pinned(regiment: Regiment, world: World) -> bool:
    """The regiment is bound by battle.

    engulfed "4. Movement".
    """
    regiment_place = regiment.place
    return (
        enemies_in(regiment_place, regiment.seat.side, world)
        and any(b.land == regiment_place for b in world.battles)
    )


def apart_masters(folk: Folk, goal: Land, world: World) -> bool:
    """No forces of the other master are in the goal.

    engulfed "4. Movement".
    """
    return (
        PEOPLES_SIDE[folk] != SIDE_SHADOW
        or not any(
            r.place == goal and r.seat.side == SIDE_SHADOW and PEOPLES_MASTER[r.folk] != PEOPLES_MASTER[folk]
            for r in world.regiments
        )
    )  # the other master is there


def breach_needed(seat: Seat, goal: Land, world: World) -> bool:
    """The nation of the goal is hostile, not active, and not breached.

    engulfed "2. Activation".
    """
    return any(n.folk == home_nation(goal) and not let_in(seat, n, world) for n in world.nations)


def ring_opens(seat: Seat, goal: Land, world: World) -> bool:
    """The Fellowship opens the goal to the seat.

    engulfed "2. Activation", "4. Movement".
    """
    return seat.side == SIDE_SHADOW and world.ring_at == goal


def let_through(seat: Seat, goal: Land, world: World) -> bool:
    """The goal is open to the seat.

    engulfed "2. Activation".
    """
    if seat.side == SIDE_SHADOW and closed(goal, world):
        return False  # magic
    return (
        not breach_needed(seat, goal, world)
        or ring_opens(seat, goal, world)
        or world.happened('protection_broken', 'ever', 0, goal, OPEN)
    )  # no breach has been declared


def march_hindrance(regiment: Regiment, goal: Land, world: World) -> Hindrance:
    """What keeps a regiment from marching.

    engulfed "4. Movement".
    """
    regiment_place = regiment.place
    if regiment_place == LAND_OFF_BOARD:
        return HINDRANCE_OFF_THE_MAP
    if frontier(regiment_place, goal) == BORDER_RIDGE:
        return HINDRANCE_OVER_RIDGES
    if not joined(regiment_place, goal):
        return HINDRANCE_OUT_OF_TOUCH
    if regiment.travel + entry_cost(regiment, goal) > allowance(regiment):
        return HINDRANCE_OUT_OF_REACH
    if pinned(regiment, world):
        return HINDRANCE_BOUND_BY_FOES
    if BOARD_GROUND[goal] == TERRAIN_UNDERGROUND:
        return HINDRANCE_BELOW_GROUND
    regiment_folk = regiment.folk
    if (
        regiment_folk == FOLK_ENTS
        and goal != LAND_FANGORN
        and goal != LAND_ISENGARD_VALE
        and goal != LAND_ORTHANC
    ):
        return HINDRANCE_OUT_OF_WOODS
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if barred(regiment_place, goal, regiment_seat_side, world):
        return HINDRANCE_GATE_SHUT
    if snowed_in(regiment_place, goal, world):
        return HINDRANCE_SNOWED_UNDER
    if not pass_open(regiment_place, goal, regiment_seat_side, world):
        return HINDRANCE_PASS_WATCHED
    if regiment_seat_side == SIDE_SHADOW and closed(goal, world):
        return HINDRANCE_MAGIC_HOLDS
    if not let_through(regiment_seat, goal, world):
        return HINDRANCE_UNBREACHED
    if not first_in(regiment, goal, world):
        return HINDRANCE_NOT_FOREMOST
    if (
        goal == LAND_SHIRE
        and regiment_seat_side == SIDE_FREE
        and not world.happened('protection_tried', 'ever', 0, LAND_SHIRE)
    ):
        return HINDRANCE_UNTRIED_SHIRE
    if BOARD_AROUND[goal] == regiment_place and enemies_in(regiment_place, regiment_seat_side, world):
        return HINDRANCE_FIELD_UNWON
    if not apart_masters(regiment_folk, goal, world):
        return HINDRANCE_RIVALS_THERE
    return HINDRANCE_UNHINDERED


def may_march(regiment: Regiment, goal: Land, world: World) -> bool:
    """The regiment may march to the goal.

    engulfed "4. Movement".
    """
    return march_hindrance(regiment, goal, world) == HINDRANCE_UNHINDERED


def second_line(regiment: Regiment, world: World) -> bool:
    """The regiment is a reinforcement.

    engulfed "4. Movement".
    """
    if any(
        b.land == regiment.place
            and b.attacker == regiment.seat.side
            and regiment.origin != b.origin
            and regiment.origin is not None
        for b in world.battles
    ):
        return True  # it attacked from elsewhere
    return (
        regiment.helping
        and any(b.land == regiment.place and b.attacker != regiment.seat.side for b in world.battles)
    )  # it came to help the defender


def next_area(goal: Land, crossed_area: Land | None) -> Land:
    """Where a march leads first.

    engulfed "4. Movement".
    """
    if crossed_area is not None:
        return crossed_area
    return goal


def may_set_out(regiment: Regiment, goal: Land, crossed_area: Land | None, world: World) -> bool:
    """The regiment may set out.

    engulfed "4. Movement".
    """
    if crossed_area is None and may_march(regiment, goal, world):
        return True  # it goes straight there
    return (
        crossed_area is not None
        and (
            march_hindrance(regiment, crossed_area, world) == HINDRANCE_UNHINDERED
            or march_hindrance(regiment, crossed_area, world) == HINDRANCE_RIVALS_THERE
        )
    )  # it may go as far as the area between


def attack_origins(battle: Battle, world: World) -> Sequence[Land]:
    """Where the attackers of a battle come from.

    engulfed "4. Movement".
    """
    return [
        l_
        for l_ in EVERY_LAND
        if any(r.place == battle.land and r.attacking and r.origin == l_ for r in world.regiments)
    ]


def walk_hindrance(individual: Individual, goal: Land, world: World) -> Hindrance:
    """What keeps an Individual from going on.

    engulfed "4. Movement".
    """
    individual_place = individual.place
    if individual_place == LAND_OFF_BOARD:
        return HINDRANCE_OFF_THE_MAP
    if individual.travels:
        return HINDRANCE_WITH_THE_RING
    if frontier(individual_place, goal) == BORDER_RIDGE:
        return HINDRANCE_OVER_RIDGES
    if not joined(individual_place, goal):
        return HINDRANCE_OUT_OF_TOUCH
    if individual.travel >= pace(individual):
        return HINDRANCE_OUT_OF_REACH
    if BOARD_GROUND[goal] == TERRAIN_UNDERGROUND:
        return HINDRANCE_BELOW_GROUND
    if snowed_in(individual_place, goal, world):
        return HINDRANCE_SNOWED_UNDER
    individual_seat = individual.seat
    individual_seat_side = individual_seat.side
    if barred(individual_place, goal, individual_seat_side, world):
        return HINDRANCE_GATE_SHUT
    if individual_seat_side == SIDE_SHADOW:
        if closed(goal, world):
            return HINDRANCE_MAGIC_HOLDS
        if not let_through(individual_seat, goal, world):
            return HINDRANCE_UNBREACHED
    return HINDRANCE_UNHINDERED


def may_walk(individual: Individual, goal: Land, world: World) -> bool:
    """The individual may go to the goal.

    engulfed "4. Movement".
    """
    return walk_hindrance(individual, goal, world) == HINDRANCE_UNHINDERED


def enter_area(regiment: Regiment, goal: Land, world: World) -> None:
    """A regiment enters an area.

    engulfed "4. Movement".
    """
    origin = regiment.place
    if not any(r.place == goal and r.seat.side == regiment.seat.side for r in world.regiments):
        for i in [
            i
            for i in world.individuals
            if i.place == goal and i.seat.side != regiment.seat.side and not i.travels
        ]:
            world.tell(None, _SAYS_SEEN_IN.text((goal, i), SHAPE))
    world.keep(regiment, "travel")
    regiment.travel += entry_cost(regiment, goal)
    world.keep(regiment, "origin")
    regiment.origin = origin
    world.keep(regiment, "place")
    regiment.place = goal
    if regiment.seat.side == SIDE_SHADOW and protected(goal) and world.ring_at != goal:
        world.note('broken_into', goal)
    if enemies_in(goal, regiment.seat.side, world):
        if not any(b.land == goal for b in world.battles):
            battle = Battle(land=goal, attacker=regiment.seat.side, origin=origin)
            world.add(battle)
            world.tell(
                None,
                _SAYS_BATTLE_IS_JOINED_IN.text(
                    (goal, forces_in(goal, other_side(regiment.seat.side), world)), SHAPE,
                ),
            )
        if any(b.land == goal and b.attacker == regiment.seat.side for b in world.battles):
            world.keep(regiment, "attacking")
            regiment.attacking = True
        else:
            world.keep(regiment, "helping")
            regiment.helping = True
    else:
        occupy(goal, regiment.seat.side, world)


def march(regiment: Regiment, goal: Land, crossed_area: Land | None, world: World) -> None:
    """A march.

    engulfed "4. Movement".
    """
    start = regiment.place
    from_there = regiment.origin
    past_rivals = (
        crossed_area is not None
        and march_hindrance(regiment, crossed_area, world) == HINDRANCE_RIVALS_THERE
    )
    held_up = (
        crossed_area is not None
        and may_march(regiment, crossed_area, world)
        and enemies_in(crossed_area, regiment.seat.side, world)
    )
    if held_up and crossed_area is not None:
        world.tell(None, _SAYS_MARCHED_FROM_TO.text((regiment, start, crossed_area), SHAPE))
    if crossed_area is not None and (past_rivals or may_march(regiment, crossed_area, world)):
        enter_area(regiment, crossed_area, world)
    if may_march(regiment, goal, world):
        if crossed_area is not None and regiment.place == crossed_area:
            world.tell(None, _SAYS_MARCHED_FROM_BY_TO.text((regiment, start, crossed_area, goal), SHAPE))
        else:
            world.tell(None, _SAYS_MARCHED_FROM_TO_2.text((regiment, start, goal), SHAPE))
        enter_area(regiment, goal, world)
    else:
        if regiment.place != start and not past_rivals and not held_up:
            world.tell(None, _SAYS_MARCHED_FROM_TO_3.text((regiment, start, regiment.place), SHAPE))
        world.tell_of(
            'order',
            '',
            regiment,
            regiment.seat,
            _SAYS_DID_NOT_GET_TO.text((regiment, goal, march_hindrance(regiment, goal, world)), SHAPE),
            parameter='regiment',
        )
        if past_rivals:
            world.keep(regiment, "place")
            regiment.place = start
            world.keep(regiment, "origin")
            regiment.origin = from_there
            world.keep(regiment, "attacking")
            regiment.attacking = False


def choose_main(battle: Battle, world: World) -> None:
    """The main attack is named.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "4. Movement".
    """
    leader = planner(battle, battle.attacker, world)
    if (
        leader is not None
        and battle.origin in attack_origins(battle, world)
        and len(attack_origins(battle, world)) > 1
    ):
        told = battle.land
        main = world.asks.one(_ASKS[0], leader, (told,), attack_origins(battle, world), battle.origin)
        world.tell(None, _SAYS_IS_ASKED_FROM_WHERE.text((leader, told, main), SHAPE))
        battle.origin = main


def walk(individual: Individual, goal: Land, world: World) -> None:
    """An Individual goes to an area.

    engulfed "1. Overview", "4. Movement".
    """
    if not may_walk(individual, goal, world):
        world.tell_of(
            'order',
            '',
            individual,
            individual.seat,
            _SAYS_DID_NOT_GET_TO_2.text((individual, goal, walk_hindrance(individual, goal, world)), SHAPE),
            parameter='individual',
        )
    else:
        individual.travel += 0 if beside_walls(individual.place, goal) else 1
        individual.place = goal
        individual.engaged = True


def travel_on(
    individual: Individual,
    first_area: Land,
    second_area: Land | None,
    third_area: Land | None,
    fourth_area: Land | None,
    world: World,
) -> None:
    """An Individual goes from area to area.

    engulfed "1. Overview", "4. Movement".
    """
    start = individual.place
    walk(individual, first_area, world)
    if second_area is not None:
        walk(individual, second_area, world)
    if third_area is not None:
        walk(individual, third_area, world)
    if fourth_area is not None:
        walk(individual, fourth_area, world)
    if individual.place == start:
        world.tell(None, _SAYS_LEFT_AND_CAME_BACK.text((individual, start), SHAPE))
    else:
        world.tell(None, _SAYS_WENT_FROM_TO.text((individual, start, individual.place), SHAPE))


def upon_dispersed_1(beaten_rider: Individual, world: World) -> None:
    """The Ringwraiths are gone for a while.

    engulfed "4. Movement".
    """
    beaten_rider.place = LAND_OFF_BOARD
    beaten_rider.winged = True
    beaten_rider.absence = 2
    world.tell(None, _SAYS_DISPERSED_TO_BE_SEEN.text((beaten_rider,), SHAPE))


def needs_order_50(
    regiment: Regiment,
    seat: Seat,
    goal: Land,
    crossed_area: Land | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: March (Shadow).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_MARCH.text((), SHAPE)
    land = next_area(goal, crossed_area)
    if land == regiment.place:
        return _SAYS_IS_IN_ALREADY.text((regiment, land), SHAPE)
    march_hindrance_ = march_hindrance(regiment, land, world)
    if march_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH.text((land, regiment.place), SHAPE)
    if not may_set_out(regiment, goal, crossed_area, world):
        return _SAYS_MAY_NOT_MARCH_TO.text((regiment, land, march_hindrance_), SHAPE)
    return None


def early_order_50_seat(regiment: Regiment, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: March (Shadow).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_MARCH.text((), SHAPE)
    return None


def does_order_50(
    regiment: Regiment,
    seat: Seat,
    goal: Land,
    crossed_area: Land | None,
    world: World,
    dice: Dice,
) -> None:
    """March (Shadow).

    engulfed "4. Movement".
    """
    march(regiment, goal, crossed_area, world)


def needs_order_60(
    regiment: Regiment,
    seat: Seat,
    goal: Land,
    crossed_area: Land | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: March (Free Peoples).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_FREE:
        return _SAYS_THE_SHADOW_MARCHES_EARLIER.text((), SHAPE)
    land = next_area(goal, crossed_area)
    if land == regiment.place:
        return _SAYS_IS_IN_ALREADY_2.text((regiment, land), SHAPE)
    march_hindrance_ = march_hindrance(regiment, land, world)
    if march_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH_2.text((land, regiment.place), SHAPE)
    if not may_set_out(regiment, goal, crossed_area, world):
        return _SAYS_MAY_NOT_MARCH_TO_2.text((regiment, land, march_hindrance_), SHAPE)
    return None


def early_order_60_seat(regiment: Regiment, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: March (Free Peoples).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_FREE:
        return _SAYS_THE_SHADOW_MARCHES_EARLIER.text((), SHAPE)
    return None


def does_order_60(
    regiment: Regiment,
    seat: Seat,
    goal: Land,
    crossed_area: Land | None,
    world: World,
    dice: Dice,
) -> None:
    """March (Free Peoples).

    engulfed "4. Movement".
    """
    march(regiment, goal, crossed_area, world)


def needs_order_53(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    second_area: Land | None,
    third_area: Land | None,
    fourth_area: Land | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Send an Individual (Shadow).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_MOVE.text((), SHAPE)
    if first_area == individual.place:
        return _SAYS_IS_IN_ALREADY_3.text((individual, first_area), SHAPE)
    walk_hindrance_ = walk_hindrance(individual, first_area, world)
    if walk_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH_3.text((first_area, individual.place), SHAPE)
    if not may_walk(individual, first_area, world):
        return _SAYS_MAY_NOT_GO_TO.text((individual, first_area, walk_hindrance_), SHAPE)
    return None


def early_order_53_seat(individual: Individual, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Send an Individual (Shadow).

    engulfed "4. Movement".
    """
    if seat.side != SIDE_SHADOW:
        return _SAYS_THE_FREE_PEOPLES_MOVE.text((), SHAPE)
    return None


def early_order_53_first_area(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Send an Individual (Shadow).

    engulfed "4. Movement".
    """
    if first_area == individual.place:
        return _SAYS_IS_IN_ALREADY_3.text((individual, first_area), SHAPE)
    walk_hindrance_ = walk_hindrance(individual, first_area, world)
    if walk_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH_3.text((first_area, individual.place), SHAPE)
    if not may_walk(individual, first_area, world):
        return _SAYS_MAY_NOT_GO_TO.text((individual, first_area, walk_hindrance_), SHAPE)
    return None


def does_order_53(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    second_area: Land | None,
    third_area: Land | None,
    fourth_area: Land | None,
    world: World,
    dice: Dice,
) -> None:
    """Send an Individual (Shadow).

    engulfed "4. Movement".
    """
    travel_on(individual, first_area, second_area, third_area, fourth_area, world)


def needs_order_63(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    second_area: Land | None,
    third_area: Land | None,
    fourth_area: Land | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Send an Individual (Free Peoples).

    engulfed "1. Overview", "4. Movement".
    """
    if seat.side != SIDE_FREE:
        return _SAYS_THE_SHADOW_MOVES_EARLIER.text((), SHAPE)
    if first_area == individual.place:
        return _SAYS_IS_IN_ALREADY_4.text((individual, first_area), SHAPE)
    walk_hindrance_ = walk_hindrance(individual, first_area, world)
    if walk_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH_4.text((first_area, individual.place), SHAPE)
    if not may_walk(individual, first_area, world):
        return _SAYS_MAY_NOT_GO_TO_2.text((individual, first_area, walk_hindrance_), SHAPE)
    return None


def early_order_63_seat(individual: Individual, seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Send an Individual (Free Peoples).

    engulfed "1. Overview", "4. Movement".
    """
    if seat.side != SIDE_FREE:
        return _SAYS_THE_SHADOW_MOVES_EARLIER.text((), SHAPE)
    return None


def early_order_63_first_area(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Send an Individual (Free Peoples).

    engulfed "1. Overview", "4. Movement".
    """
    if first_area == individual.place:
        return _SAYS_IS_IN_ALREADY_4.text((individual, first_area), SHAPE)
    walk_hindrance_ = walk_hindrance(individual, first_area, world)
    if walk_hindrance_ == HINDRANCE_OUT_OF_TOUCH:
        return _SAYS_DOES_NOT_TOUCH_4.text((first_area, individual.place), SHAPE)
    if not may_walk(individual, first_area, world):
        return _SAYS_MAY_NOT_GO_TO_2.text((individual, first_area, walk_hindrance_), SHAPE)
    return None


def does_order_63(
    individual: Individual,
    seat: Seat,
    first_area: Land,
    second_area: Land | None,
    third_area: Land | None,
    fourth_area: Land | None,
    world: World,
    dice: Dice,
) -> None:
    """Send an Individual (Free Peoples).

    engulfed "1. Overview", "4. Movement".
    """
    travel_on(individual, first_area, second_area, third_area, fourth_area, world)


# at the end, for these modules use each other
from .battle import other_side, planner  # noqa: E402
from .board import barred, frontier, home_nation, joined, occupy, passable  # noqa: E402
from .breach import closed, first_in, let_in, protected  # noqa: E402
