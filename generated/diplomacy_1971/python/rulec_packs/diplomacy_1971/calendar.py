"""Resolvers of calendar.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.acts import Queue
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    PHASE_AUTUMN_MOVES, PHASE_AUTUMN_RETREATS, PHASE_SPRING_MOVES, PHASE_SPRING_RETREATS, PHASE_WINTER,
)
from ._kinds import Power
from ._words import CENTRE
from ._world import SHAPE, World

_SAYS_TAKEN_FROM: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("thing", 'Province'), 'place'), ' taken from ',
    Hole(Holds("thing", 'Power'), 'former'), '.',
), 'process:take_centres', 'centre_won')
_SAYS_TAKEN: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("thing", 'Province'), 'place'), ' taken.',
), 'process:take_centres', 'centre_taken')
_SAYS_VICTORY_FOR_WITH: Final = Message((
    'Victory for ', Hole(Holds("thing", 'Power'), 'power'), ', with ',
    Hole(Holds("number", unit=CENTRE), 'centres_of'), '.',
), 'process:take_centres', 'victory')
_SAYS_AND_TO_BUILD: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': ', Hole(Holds("number", unit=CENTRE), 'centres_of'),
    ', and ', Hole(Holds("number"), 'number'), ' to build.',
), 'process:end_autumn', 'may_build')
_SAYS_ONLY_AND_TO_REMOVE: Final = Message((
    Hole(Holds("thing", 'Power'), 'power'), ': ', Hole(Holds("number", unit=CENTRE), 'centres_of'),
    ' only, and ', Hole(Holds("number"), 'number'), ' to remove.',
), 'process:end_autumn', 'must_remove')
_SAYS_NEXT_OF: Final = Message((
    'Next: ', Hole(Holds("choice", 'Phase'), 'phase'), ' of ', Hole(Holds("number"), 'year', 'year'), '.',
), 'process:next_part', 'next_phase')
_SAYS_A_SHARE_IN_THE: Final = Message((
    'A share in the draw for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'process:count_voices', 'draw_shared')


def season_of_moves(world: World) -> bool:
    """Units may be given orders to move.

    rules1971 "The course of the game".
    """
    return world.phase == PHASE_SPRING_MOVES or world.phase == PHASE_AUTUMN_MOVES


def season_of_retreats(world: World) -> bool:
    """Units that were driven out retreat now.

    rules1971 "Retreats".
    """
    return world.phase == PHASE_SPRING_RETREATS or world.phase == PHASE_AUTUMN_RETREATS


def season_of_builds(world: World) -> bool:
    """Units are built and removed now.

    rules1971 "Supply centres".
    """
    return world.phase == PHASE_WINTER


def centres_of(power: Power, world: World) -> int:
    """The supply centres that a power holds.

    In centres.
    rules1971 "Supply centres".
    """
    return sum(1 for place in world.provinces if place.supply_centre and place.owner is power)


def units_of(power: Power, world: World) -> int:
    """The units that a power has.

    In plain numbers.
    rules1971 "Supply centres".
    """
    return sum(1 for unit in world.pieces if unit.owner is power)


def board_centres() -> int:
    """The supply centres on the board.

    In centres.
    rules1971 "The board".
    """
    return 34


def centres_to_win(power: Power) -> int:
    """The supply centres with which a power wins.

    In centres.
    rules1971 "The object of the game".
    """
    return 18


def has_won(power: Power, world: World) -> bool:
    """The power has won.

    rules1971 "The object of the game".
    """
    return centres_of(power, world) >= centres_to_win(power)


def decided(world: World) -> bool:
    """Somebody has won.

    rules1971 "The object of the game".
    """
    return any(has_won(power, world) for power in world.powers)


def draw_agreed(world: World) -> bool:
    """All agree to a draw.

    rules1971 "The end of the game".
    """
    return all(power.for_draw for power in world.powers if not power.leaderless and plays(power, world))


def plays(power: Power, world: World) -> bool:
    """The power is still in the game.

    rules1971 "The end of the game".
    """
    return units_of(power, world) > 0 or centres_of(power, world) > 0


def has_to_adjust(power: Power, world: World) -> bool:
    """The power has units to build or to remove.

    rules1971 "Supply centres".
    """
    return centres_of(power, world) != units_of(power, world)


def take_centres(world: World) -> None:
    """Who stands in a supply centre at the end of autumn holds it.

    rules1971 "Supply centres".
    """
    for unit in [
        unit
        for unit in world.pieces
        if unit.place.supply_centre and unit.place.owner is not unit.owner
    ]:
        former = unit.place.owner
        if former is not None:
            world.tell(None, _SAYS_TAKEN_FROM.text((unit.owner, unit.place, former), SHAPE))
        else:
            world.tell(None, _SAYS_TAKEN.text((unit.owner, unit.place), SHAPE))
        unit.place.owner = unit.owner
    for power in [power for power in world.powers if has_won(power, world)]:
        world.end_game(_SAYS_VICTORY_FOR_WITH.text((power, centres_of(power, world)), SHAPE))


def new_year(world: World) -> None:
    """A year is over.

    rules1971 "The course of the game".
    """
    world.year += 1
    world.phase = PHASE_SPRING_MOVES


def end_autumn(world: World) -> None:
    """Autumn is over.

    rules1971 "The course of the game".
    """
    take_centres(world)
    if decided(world):
        return
    if any(has_to_adjust(power, world) for power in world.powers):
        world.phase = PHASE_WINTER
        for power in [power for power in world.powers if has_to_adjust(power, world)]:
            if centres_of(power, world) > units_of(power, world):
                world.tell(
                    None,
                    _SAYS_AND_TO_BUILD.text(
                        (power, centres_of(power, world), centres_of(power, world) - units_of(power, world)),
                        SHAPE,
                    ),
                )
            else:
                world.tell(
                    None,
                    _SAYS_ONLY_AND_TO_REMOVE.text(
                        (power, centres_of(power, world), units_of(power, world) - centres_of(power, world)),
                        SHAPE,
                    ),
                )
    else:
        new_year(world)


def next_part(world: World) -> None:
    """The next part of the year.

    rules1971 "The course of the game".
    """
    if world.phase == PHASE_WINTER:
        new_year(world)
    elif world.phase == PHASE_AUTUMN_MOVES or world.phase == PHASE_AUTUMN_RETREATS:
        if world.phase == PHASE_AUTUMN_MOVES and any(unit.expelled for unit in world.pieces):
            world.phase = PHASE_AUTUMN_RETREATS
        else:
            end_autumn(world)
    elif world.phase == PHASE_SPRING_MOVES and any(unit.expelled for unit in world.pieces):
        world.phase = PHASE_SPRING_RETREATS
    else:
        world.phase = PHASE_AUTUMN_MOVES
    if not decided(world):
        world.tell(None, _SAYS_NEXT_OF.text((world.phase, world.year), SHAPE))


def count_voices(world: World) -> None:
    """A draw, if all agree.

    rules1971 "The end of the game".
    """
    if draw_agreed(world):
        for power in [power for power in world.powers if plays(power, world)]:
            world.end_game(_SAYS_A_SHARE_IN_THE.text((power,), SHAPE))
    for power in list(world.powers):
        power.for_draw = False


def season(world: World, queue: Queue, dice: Dice) -> None:
    """A part of the year.

    Raises Clash (two changes that happen at once set one field); TooManyChains (there are too many
    chains to look at); Undecided (no circle of the rules fits a ring of decisions).
    rules1971 "The course of the game".
    """
    world.enter(1)
    queue.carry_out((('order', ((10, 49),)),))
    if world.over:
        return
    world.enter(2)
    play_moves(world)
    if world.over:
        return
    world.enter(3)
    play_retreats(world)
    if world.over:
        return
    world.enter(4)
    play_winter(world)
    if world.over:
        return
    world.enter(5)
    count_voices(world)
    if world.over:
        return
    world.enter(6)
    next_part(world)


# at the end, for these modules use each other
from .play import play_moves  # noqa: E402
from .retreats import play_retreats  # noqa: E402
from .winter import play_winter  # noqa: E402
