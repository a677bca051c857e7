"""Resolvers of powers.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import FEATURE_LATE_MUSTER, FEATURE_RESTLESS, FOLK_DUNLENDINGS
from ._kinds import Piece, Power
from ._words import CENTRE
from ._world import SHAPE, VARIANT_FOUR_PLAYERS, VARIANT_THREE_PLAYERS, VARIANT_TWO_PLAYERS, World
from .rhudaur import knows_hills

_FEATURE_LATE_MUSTER_BIT: Final = 1 << FEATURE_LATE_MUSTER
_FEATURE_RESTLESS_BIT: Final = 1 << FEATURE_RESTLESS
_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS
_VARIANT_THREE_PLAYERS_BIT: Final = 1 << VARIANT_THREE_PLAYERS
_VARIANT_TWO_PLAYERS_BIT: Final = 1 << VARIANT_TWO_PLAYERS

_SAYS_TAKEN: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': ', Hole(Holds("thing", 'Province'), 'place'), ' taken.',
), 'process:take_centres', 'centre_taken')
_SAYS_REBELS_AND_BELONGS_TO: Final = Message((
    Hole(Holds("thing", 'Province'), 'place'), ' rebels, and belongs to nobody.',
), 'process:take_centres', 'rebels')
_SAYS_VICTORY_FOR_WITH: Final = Message((
    'Victory for ', Hole(Holds("thing", 'Power'), 'power'), ', with ',
    Hole(Holds("number", unit=CENTRE), 'centres_of'), '.',
), 'process:take_centres', 'victory')
_SAYS_NO_UNIT_IN_AT: Final = Message((
    Hole(Holds("thing", 'Power'), 'owner'), ': no unit in ', Hole(Holds("thing", 'Province'), 'place'),
    ' at the beginning.',
), 'process:begin_board', 'unit_not_set_up')
_SAYS_NOT_IN_THE_GAME: Final = Message((
    'Not in the game: ', Hole(Holds("thing", 'Power'), 'power'), '.',
), 'process:begin_board', 'not_in_the_game')
_SAYS_IN_CIVIL_DISORDER_WHOSE: Final = Message((
    'In civil disorder: ', Hole(Holds("thing", 'Power'), 'power'), ', whose units hold.',
), 'process:begin_board', 'in_civil_disorder')


def board_centres() -> int:
    """The supply centres on the board.

    In centres.
    variants "MIDDLE EARTH IX".
    """
    return 36


def absent(power: Power, world: World) -> bool:
    """The power is not in the game.

    variants "MIDDLE EARTH IX".
    """
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT and power.folk == FOLK_DUNLENDINGS:
        return True  # powers
    return world.variants & _VARIANT_THREE_PLAYERS_BIT != 0 and power.folk == FOLK_DUNLENDINGS  # powers


def without_player(power: Power, world: World) -> bool:
    """Nobody plays the power.

    variants "MIDDLE EARTH IX".
    """
    return world.variants & _VARIANT_THREE_PLAYERS_BIT != 0 and knows_hills(power)  # powers


def comes_not(unit: Piece, world: World) -> bool:
    """The unit is left out.

    variants "MIDDLE EARTH IX".
    """
    unit_owner = unit.owner
    if absent(unit_owner, world):
        return True  # its power is not in the game
    return (
        world.variants & _VARIANT_TWO_PLAYERS_BIT != 0
        and unit.place.features & _FEATURE_LATE_MUSTER_BIT != 0
        and knows_hills(unit_owner)
    )  # powers


def take_centres(world: World) -> None:
    """Who stands in a supply centre at the end of autumn holds it.

    rules1971 "Supply centres"; variants "MIDDLE EARTH IX".
    """
    for unit in [
        unit
        for unit in world.pieces
        if unit.place.supply_centre and unit.place.owner is not unit.owner
    ]:
        unit.place.owner = unit.owner
        world.tell(None, _SAYS_TAKEN.text((unit.owner, unit.place), SHAPE))
    for place in [
        place
        for place in world.provinces
        if place.features & _FEATURE_RESTLESS_BIT
            and place.owner is not None
            and occupant(place, world) is None
    ]:
        place.owner = None
        world.tell(None, _SAYS_REBELS_AND_BELONGS_TO.text((place,), SHAPE))
    for power in [power for power in world.powers if has_won(power, world)]:
        world.end_game(_SAYS_VICTORY_FOR_WITH.text((power, centres_of(power, world)), SHAPE))


def begin_board(world: World) -> None:
    """The board is set for as many as play.

    variants "MIDDLE EARTH IX".
    """
    for unit in [unit for unit in world.pieces if comes_not(unit, world)]:
        if not absent(unit.owner, world):
            world.tell(None, _SAYS_NO_UNIT_IN_AT.text((unit.owner, unit.place), SHAPE))
        world.drop(unit)
    for place in [
        place
        for place in world.provinces
        if place.homeland is not None and absent(place.homeland, world)
    ]:
        place.supply_centre = False
        place.owner = None
    for power in [power for power in world.powers if absent(power, world)]:
        world.tell(None, _SAYS_NOT_IN_THE_GAME.text((power,), SHAPE))
    for power in [power for power in world.powers if without_player(power, world)]:
        power.leaderless = True
        world.tell(None, _SAYS_IN_CIVIL_DISORDER_WHOSE.text((power,), SHAPE))


# at the end, for these modules use each other
from .calendar import centres_of, has_won  # noqa: E402
from .orders import occupant  # noqa: E402
