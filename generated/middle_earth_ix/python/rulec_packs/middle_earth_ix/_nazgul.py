"""Resolvers of nazgul.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import QUALITY_RIDDEN
from ._kinds import Piece, Power, Province, Wraith
from ._world import SHAPE, World
from ._board import ways_from

_SAYS_THE_NAZGUL_IS_WITH: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the Nazgul is with the army in ',
    Hole(Holds("thing", 'Province'), 'place'), ', which counted 2 men.',
), 'process:ride', 'rode_with_army')
_SAYS_THE_NAZGUL_RIDES_ALONE: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the Nazgul rides alone to ',
    Hole(Holds("thing", 'Province'), 'place'), '.',
), 'process:ride', 'rode_alone')
_SAYS_THE_NAZGUL_RIDES_ON: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the Nazgul rides on to ',
    Hole(Holds("thing", 'Province'), 'place'), '.',
), 'process:ride', 'rode_on')
_SAYS_THE_NAZGUL_IS_DESTROYED: Final = Message((
    'The Nazgul is destroyed in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'process:fade', 'destroyed')
_SAYS_THE_NAZGUL_GOES_WITH: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': the Nazgul goes with its army to ',
    Hole(Holds("thing", 'Province'), 'place'), '.',
), 'process:follow', 'went_with_army')
_SAYS_NOBODY_SPEAKS_FOR: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:15', 'nobody_speaks_for')
_SAYS_THE_NAZGUL_RIDES_IN: Final = Message((
    'The Nazgul rides in spring and in autumn.',
), 'order:15', 'the_nazgul_rides_in')
_SAYS_NO_NAZGUL_OF_YOURS: Final = Message((
    'No Nazgul of yours is in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:15', 'no_nazgul_of_yours')
_SAYS_NOTHING_LEADS_FROM_TO: Final = Message((
    'Nothing leads from ', Hole(Holds("thing", 'Province'), 'place'), ' to ',
    Hole(Holds("thing", 'Province'), 'ride_goal'), '.',
), 'order:15', 'nothing_leads_from_to')
_SAYS_NOTHING_LEADS_FROM_TO_2: Final = Message((
    'Nothing leads from ', Hole(Holds("thing", 'Province'), 'ride_goal'), ' to ',
    Hole(Holds("thing", 'Province', optional=True), 'ride_on'), '.',
), 'order:15', 'nothing_leads_from_to_2', ('ride_on',))
_SAYS_THE_NAZGUL_HAS_AN: Final = Message(('The Nazgul has an order already.',), 'order:15', 'fresh')
_SAYS_NOBODY_SPEAKS_FOR_2: Final = Message((
    'Nobody speaks for ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'order:16', 'nobody_speaks_for')
_SAYS_THE_NAZGUL_STAYS_OR: Final = Message((
    'The Nazgul stays or rides in spring and in autumn.',
), 'order:16', 'the_nazgul_stays_or')
_SAYS_NO_NAZGUL_OF_YOURS_2: Final = Message((
    'No Nazgul of yours is in ', Hole(Holds("thing", 'Province'), 'place'), '.',
), 'order:16', 'no_nazgul_of_yours')
_SAYS_THE_NAZGUL_HAS_AN_2: Final = Message(('The Nazgul has an order already.',), 'order:16', 'fresh')


def wraith_at(power: Power, place: Province, world: World) -> Wraith | None:
    """The Nazgul of a power in a province.

    variants "MIDDLE EARTH IX".
    """
    for wraith in world.wraiths:
        if wraith.owner is power and wraith.place is place:
            return wraith
    return None


def goes_along(wraith: Wraith, unit: Piece, world: World) -> bool:
    """The Nazgul does what the unit does.

    variants "MIDDLE EARTH IX".
    """
    if wraith.owner is not unit.owner or wraith.place is not unit.place:
        return False  # they do not begin together
    wraith_ride_goal = wraith.ride_goal
    if wraith_ride_goal is None and not any(move.unit is unit for move in world.moves):
        return True  # both stay
    return (
        wraith_ride_goal is not None
        and wraith.ride_on is None
        and any(move.unit is unit and move.goal is wraith_ride_goal for move in world.moves)
    )  # both go the same way


def among_foes(wraith: Wraith, world: World) -> bool:
    """The Nazgul is where an army of another power stands.

    variants "MIDDLE EARTH IX".
    """
    return any(
        unit.place is wraith.place and unit.owner is not wraith.owner and not unit.expelled
        for unit in world.pieces
    )


def with_army(wraith: Wraith, world: World) -> bool:
    """The Nazgul is with an army.

    variants "MIDDLE EARTH IX".
    """
    wraith_escort = wraith.escort
    return wraith_escort is not None and any(unit is wraith_escort for unit in world.pieces)


def nazgul(power: Power, world: World) -> Sequence[Province]:
    """The Nazgul.

    variants "MIDDLE EARTH IX".
    """
    return [place for place in world.provinces if any(wraith.place is place for wraith in world.wraiths)]


def nazgul_whose(power: Power, place: Province, world: World) -> Power | None:
    """Nazgul whose.

    variants "MIDDLE EARTH IX".
    """
    return holder_of(place, world)


def nazgul_sign(power: Power, place: Province) -> str:
    """A letter.

    variants "MIDDLE EARTH IX".
    """
    return 'N'


def ride_along(world: World) -> None:
    """With which army the Nazgul goes.

    variants "MIDDLE EARTH IX".
    """
    if not season_of_moves(world):
        return
    for wraith in list(world.wraiths):
        wraith.escort = None
        for unit in [unit for unit in world.pieces if goes_along(wraith, unit, world)]:
            wraith.escort = unit
            unit.qualities |= 1 << QUALITY_RIDDEN


def ride(world: World) -> None:
    """The Nazgul goes with its army, or alone.

    variants "MIDDLE EARTH IX".
    """
    if not season_of_moves(world):
        return
    for wraith in list(world.wraiths):
        if wraith.escort is not None:
            if with_army(wraith, world):
                wraith.place = wraith.escort.place
                wraith.escort.qualities &= ~(1 << QUALITY_RIDDEN)
                world.tell(None, _SAYS_THE_NAZGUL_IS_WITH.text((wraith.owner, wraith.place), SHAPE))
            else:
                fade(wraith, world)
        else:
            if wraith.ride_goal is not None:
                wraith.place = wraith.ride_goal
                world.tell(None, _SAYS_THE_NAZGUL_RIDES_ALONE.text((wraith.owner, wraith.place), SHAPE))
            if among_foes(wraith, world):
                fade(wraith, world)
            elif wraith.ride_on is not None:
                wraith.place = wraith.ride_on
                world.tell(None, _SAYS_THE_NAZGUL_RIDES_ON.text((wraith.owner, wraith.place), SHAPE))
                if among_foes(wraith, world):
                    fade(wraith, world)
    for wraith in list(world.wraiths):
        wraith.ride_goal = None
        wraith.ride_on = None
        wraith.commanded = False


def fade(wraith: Wraith, world: World) -> None:
    """The Nazgul is destroyed.

    variants "MIDDLE EARTH IX".
    """
    world.tell(None, _SAYS_THE_NAZGUL_IS_DESTROYED.text((wraith.place,), SHAPE))
    world.drop(wraith)


def follow(world: World) -> None:
    """The Nazgul retreats with its army.

    variants "MIDDLE EARTH IX".
    """
    if not season_of_retreats(world):
        return
    for wraith in [wraith for wraith in world.wraiths if wraith.escort is not None]:
        if with_army(wraith, world):
            if wraith.place is not present(wraith.escort, '').place:
                world.tell(
                    None,
                    _SAYS_THE_NAZGUL_GOES_WITH.text((wraith.owner, present(wraith.escort, '').place), SHAPE),
                )
            wraith.place = present(wraith.escort, '').place
            wraith.escort = None
        else:
            fade(wraith, world)
    for wraith in [wraith for wraith in world.wraiths if among_foes(wraith, world)]:
        fade(wraith, world)


def meet(world: World) -> None:
    """Nobody stands beside a lone Nazgul of another power."""
    for wraith in [
        wraith
        for wraith in world.wraiths
        if among_foes(wraith, world) and not with_army(wraith, world)
    ]:
        fade(wraith, world)


def open_order_15(
    power: Power,
    place: Province,
    ride_goal: Province,
    ride_on: Province | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: The Nazgul rides.

    variants "MIDDLE EARTH IX".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_THE_NAZGUL_RIDES_IN.text((), SHAPE)
    if wraith_at(power, place, world) is None:
        return _SAYS_NO_NAZGUL_OF_YOURS.text((place,), SHAPE)
    if ride_goal not in ways_from(place, world):
        return _SAYS_NOTHING_LEADS_FROM_TO.text((place, ride_goal), SHAPE)
    if ride_on is not None and ride_on not in ways_from(ride_goal, world):
        return _SAYS_NOTHING_LEADS_FROM_TO_2.text((ride_goal, ride_on), SHAPE)
    return None


def needs_order_15(
    power: Power,
    place: Province,
    ride_goal: Province,
    ride_on: Province | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: The Nazgul rides.

    variants "MIDDLE EARTH IX".
    """
    if not any(
        wraith.place is place and wraith.owner is power and not wraith.commanded
        for wraith in world.wraiths
    ):
        return _SAYS_THE_NAZGUL_HAS_AN.text((), SHAPE)
    return None


def early_order_15_place(power: Power, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: The Nazgul rides.

    variants "MIDDLE EARTH IX".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_THE_NAZGUL_RIDES_IN.text((), SHAPE)
    if wraith_at(power, place, world) is None:
        return _SAYS_NO_NAZGUL_OF_YOURS.text((place,), SHAPE)
    if not any(
        wraith.place is place and wraith.owner is power and not wraith.commanded
        for wraith in world.wraiths
    ):
        return _SAYS_THE_NAZGUL_HAS_AN.text((), SHAPE)
    return None


def early_order_15_ride_goal(power: Power, place: Province, ride_goal: Province, world: World) -> str | None:
    """Why it is refused when it is done: The Nazgul rides.

    variants "MIDDLE EARTH IX".
    """
    if ride_goal not in ways_from(place, world):
        return _SAYS_NOTHING_LEADS_FROM_TO.text((place, ride_goal), SHAPE)
    return None


def does_order_15(
    power: Power,
    place: Province,
    ride_goal: Province,
    ride_on: Province | None,
    world: World,
    dice: Dice,
) -> None:
    """The Nazgul rides.

    variants "MIDDLE EARTH IX".
    """
    wraith = wraith_at(power, place, world)
    if wraith is not None:
        wraith.commanded = True
        wraith.ride_goal = ride_goal
        wraith.ride_on = ride_on


def open_order_16(power: Power, place: Province, world: World) -> str | None:
    """Why it is refused when it is handed in: The Nazgul stays.

    variants "MIDDLE EARTH IX".
    """
    if power.leaderless:
        return _SAYS_NOBODY_SPEAKS_FOR_2.text((power,), SHAPE)
    if not season_of_moves(world):
        return _SAYS_THE_NAZGUL_STAYS_OR.text((), SHAPE)
    if wraith_at(power, place, world) is None:
        return _SAYS_NO_NAZGUL_OF_YOURS_2.text((place,), SHAPE)
    return None


def needs_order_16(power: Power, place: Province, world: World) -> str | None:
    """Why it is refused when it is done: The Nazgul stays.

    variants "MIDDLE EARTH IX".
    """
    if not any(
        wraith.place is place and wraith.owner is power and not wraith.commanded
        for wraith in world.wraiths
    ):
        return _SAYS_THE_NAZGUL_HAS_AN_2.text((), SHAPE)
    return None


def does_order_16(power: Power, place: Province, world: World, dice: Dice) -> None:
    """The Nazgul stays.

    variants "MIDDLE EARTH IX".
    """
    wraith = wraith_at(power, place, world)
    if wraith is not None:
        wraith.commanded = True


# at the end, for these modules use each other
from .calendar import season_of_moves, season_of_retreats  # noqa: E402
from .views import holder_of  # noqa: E402
