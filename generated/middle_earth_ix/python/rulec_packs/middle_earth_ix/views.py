"""Resolvers of views.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import present

from ._choices import QUALITY_DOUBLE, SIDE_EASTERN, SIDE_NORTHERN, SIDE_SOUTHERN
from ._kinds import Convoy, Move, Piece, Power, Province, Shore, Support
from ._world import World

_QUALITY_DOUBLE_BIT: Final = 1 << QUALITY_DOUBLE


def holder_of(place: Province, world: World) -> Power | None:
    """Whose unit stands in a province.

    rules1971 "The board".
    """
    for power in world.powers:
        if unit_in_place(power, place, world) is not None:
            return power
    return None


def sign_of(unit: Piece) -> str:
    """How a unit is marked on the map and in lists.

    rules1971 "The pieces".
    """
    if unit.qualities & _QUALITY_DOUBLE_BIT:
        return double_sign()  # armies
    unit_shore = unit.shore
    if unit_shore is None:
        return 'A'
    if unit_shore is not None:
        unit_shore_side = unit_shore.side
        if unit_shore_side == SIDE_NORTHERN:
            return 'F/NC'
        if unit_shore_side == SIDE_EASTERN:
            return 'F/EC'
        if unit_shore_side == SIDE_SOUTHERN:
            return 'F/SC'
    return 'F'


def sign_at(place: Province, world: World) -> str:
    """What stands in a province.

    rules1971 "The board".
    """
    piece = occupant(place, world)
    if piece is not None:
        return sign_of(piece)
    return ''


def outcast(place: Province, world: World) -> Piece | None:
    """The unit that was driven out of a province and has not retreated yet.

    rules1971 "Retreats".
    """
    for unit in world.pieces:
        if unit.place is place and unit.expelled:
            return unit
    return None


def outcast_sign(place: Province, world: World) -> str:
    """What was driven out of a province.

    rules1971 "Retreats".
    """
    piece = outcast(place, world)
    if piece is not None:
        return sign_of(piece)
    return ''


def ways_out(place: Province, world: World) -> Sequence[Province]:
    """Where the army that was driven out of a province may retreat.

    rules1971 "Retreats".
    """
    piece = outcast(place, world)
    if piece is not None:
        return piece.refuges
    return ()


def waters_out(place: Province, world: World) -> Sequence[Shore]:
    """Where the fleet that was driven out of a province may retreat.

    rules1971 "Retreats".
    """
    piece = outcast(place, world)
    if piece is not None:
        return piece.havens
    return ()


def outcast_owner(place: Province, world: World) -> Power | None:
    """Whose unit was driven out of a province.

    rules1971 "Retreats".
    """
    for power in world.powers:
        if leaving(power, place, world) is not None:
            return power
    return None


def ways_apart(place: Province, world: World) -> Sequence[Province]:
    """Where ways lead from a province otherwise than over a border by land.

    rules1971 "The board".
    """
    place_fords = place.fords
    if len(place_fords) > 0:
        return place_fords  # board: fords, in autumn alone
    return [
        other
        for other in world.provinces
        if any(any(next_ in shore.near for next_ in other.shores) for shore in place.shores)
    ]


def map_sign(place: Province) -> str:
    """How a province is marked on the map.

    rules1971 "The board".
    """
    if place.supply_centre:
        return '\u2605'
    if place.sea:
        return '~'
    return ''


def helped_place(support: Support) -> Province:
    """The province for which a support is ordered.

    rules1971 "Support".
    """
    support_goal = support.goal
    if support_goal is not None:
        return support_goal  # a move
    return support.friend.place


def units_on_board(power: Power, world: World) -> Sequence[Province]:
    """Units on the board.

    rules1971 "The board".
    """
    return [place for place in world.provinces if holder_of(place, world) is not None]


def units_on_board_whose(power: Power, place: Province, world: World) -> Power:
    """Units on board whose.

    rules1971 "The board".
    """
    return present(holder_of(place, world), '')


def units_on_board_unit(power: Power, place: Province, world: World) -> str:
    """Units on board unit.

    rules1971 "The board".
    """
    return sign_at(place, world)


def driven_out(power: Power, world: World) -> Sequence[Province]:
    """Units that were driven out.

    rules1971 "Retreats".
    """
    return [place for place in world.provinces if outcast(place, world) is not None]


def driven_out_whose(power: Power, place: Province, world: World) -> Power | None:
    """Driven out whose.

    rules1971 "Retreats".
    """
    return outcast_owner(place, world)


def driven_out_unit(power: Power, place: Province, world: World) -> str:
    """Driven out unit.

    rules1971 "Retreats".
    """
    return outcast_sign(place, world)


def driven_out_may_go(power: Power, place: Province, world: World) -> Sequence[Province]:
    """May retreat to.

    rules1971 "Retreats".
    """
    return ways_out(place, world)


def driven_out_may_sail(power: Power, place: Province, world: World) -> Sequence[Shore]:
    """May sail to.

    rules1971 "Retreats".
    """
    return waters_out(place, world)


def board(power: Power, world: World) -> Sequence[Province]:
    """The board.

    rules1971 "The board".
    """
    return list(world.provinces)


def board_easting(power: Power, place: Province) -> int | None:
    """How far east it is drawn.

    rules1971 "The board".
    """
    return place.easting


def board_southing(power: Power, place: Province) -> int | None:
    """How far south it is drawn.

    rules1971 "The board".
    """
    return place.southing


def board_by_land(power: Power, place: Province) -> Sequence[Province]:
    """Provinces that an army can go to from it.

    rules1971 "The board".
    """
    return place.borders


def board_apart(power: Power, place: Province, world: World) -> Sequence[Province]:
    """Other ways.

    rules1971 "The board".
    """
    return ways_apart(place, world)


def board_owner(power: Power, place: Province) -> Power | None:
    """Power that holds it.

    rules1971 "The board".
    """
    return place.owner


def board_sign(power: Power, place: Province) -> str:
    """A star for a supply centre, a wave for a sea.

    rules1971 "The board".
    """
    return map_sign(place)


def ordered(power: Power, world: World) -> Sequence[Move]:
    """Orders to move.

    rules1971 "Orders".
    """
    return list(world.moves)


def ordered_from_there(power: Power, move: Move) -> Province:
    """From.

    rules1971 "Orders".
    """
    return move.unit.place


def ordered_goal(power: Power, move: Move) -> Province:
    """The province to which it is ordered.

    rules1971 "Orders".
    """
    return move.goal


def ordered_owner(power: Power, move: Move) -> Power:
    """The power that it belongs to.

    rules1971 "Orders".
    """
    return move.unit.owner


def helping(power: Power, world: World) -> Sequence[Support]:
    """Orders to support.

    rules1971 "Support".
    """
    return list(world.supports)


def helping_from_there(power: Power, support: Support) -> Province:
    """From.

    rules1971 "Support".
    """
    return support.unit.place


def helping_into(power: Power, support: Support) -> Province:
    """For.

    rules1971 "Support".
    """
    return helped_place(support)


def helping_sign(power: Power, support: Support) -> str:
    """A letter.

    rules1971 "Support".
    """
    return 'S'


def carrying(power: Power, world: World) -> Sequence[Convoy]:
    """Orders to convoy.

    rules1971 "Convoys".
    """
    return list(world.convoys)


def carrying_from_there(power: Power, convoy: Convoy) -> Province:
    """From.

    rules1971 "Convoys".
    """
    return convoy.unit.place


def carrying_goal(power: Power, convoy: Convoy) -> Province:
    """The province to which it is taken.

    rules1971 "Convoys".
    """
    return convoy.goal


def carrying_sign(power: Power, convoy: Convoy) -> str:
    """A letter.

    rules1971 "Convoys".
    """
    return 'C'


def paths(power: Power, world: World) -> Sequence[Piece]:
    """Where units went.

    rules1971 "Orders".
    """
    return [unit for unit in world.pieces if unit.trail is not None]


def paths_trail(power: Power, unit: Piece) -> Province:
    """Last province.

    rules1971 "Orders".
    """
    return present(unit.trail, '')


def paths_place(power: Power, unit: Piece) -> Province:
    """Province.

    rules1971 "Orders".
    """
    return unit.place


def paths_owner(power: Power, unit: Piece) -> Power:
    """The power that it belongs to.

    rules1971 "Orders".
    """
    return unit.owner


def failed(power: Power, world: World) -> Sequence[Piece]:
    """Where units did not get.

    rules1971 "Orders".
    """
    return [unit for unit in world.pieces if unit.thwarted is not None]


def failed_place(power: Power, unit: Piece) -> Province:
    """Province.

    rules1971 "Orders".
    """
    return unit.place


def failed_thwarted(power: Power, unit: Piece) -> Province:
    """Missed province.

    rules1971 "Orders".
    """
    return present(unit.thwarted, '')


def failed_sign(power: Power, unit: Piece) -> str:
    """A cross.

    rules1971 "Orders".
    """
    return '\xd7'


def supply_centres(power: Power, world: World) -> Sequence[Province]:
    """Supply centres.

    rules1971 "Supply centres".
    """
    return [place for place in world.provinces if place.supply_centre]


def supply_centres_owner(power: Power, place: Province) -> Power | None:
    """Power that holds it.

    rules1971 "Supply centres".
    """
    return place.owner


def fortunes(power: Power, world: World) -> Sequence[Power]:
    """How the powers stand.

    rules1971 "Supply centres".
    """
    return [other for other in world.powers if plays(other, world)]


def fortunes_centres(power: Power, other: Power, world: World) -> int:
    """Fortunes centres.

    In centres.
    rules1971 "Supply centres".
    """
    return centres_of(other, world)


def fortunes_units(power: Power, other: Power, world: World) -> int:
    """Fortunes units.

    In plain numbers.
    rules1971 "Supply centres".
    """
    return units_of(other, world)


# at the end, for these modules use each other
from .armies import double_sign  # noqa: E402
from .calendar import centres_of, plays, units_of  # noqa: E402
from .orders import leaving, occupant, unit_in_place  # noqa: E402
