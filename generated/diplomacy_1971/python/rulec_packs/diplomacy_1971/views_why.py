"""The resolvers of views.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import SIDE_EASTERN, SIDE_NORTHERN, SIDE_SOUTHERN
from ._kinds import Convoy, Move, Piece, Power, Province, Shore, Support
from ._world import World
from .calendar import centres_of, plays, units_of
from .orders import leaving, occupant, unit_in_place
from .views import (
    helped_place, holder_of, map_sign, outcast, outcast_owner, outcast_sign, sign_at, sign_of, waters_out,
    ways_apart, ways_out,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "holder_of": (
        Label('otherwise', ''),
    ),
    "sign_of": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "sign_at": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "outcast": (
        Label('otherwise', ''),
    ),
    "outcast_sign": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "ways_out": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "waters_out": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "outcast_owner": (
        Label('otherwise', ''),
    ),
    "ways_apart": (
        Label('otherwise', ''),
    ),
    "map_sign": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "helped_place": (
        Label('case', 'a move'),
        Label('otherwise', ''),
    ),
    "units_on_board": (
        Label('otherwise', ''),
    ),
    "units_on_board_whose": (
        Label('otherwise', ''),
    ),
    "units_on_board_unit": (
        Label('otherwise', ''),
    ),
    "driven_out": (
        Label('otherwise', ''),
    ),
    "driven_out_whose": (
        Label('otherwise', ''),
    ),
    "driven_out_unit": (
        Label('otherwise', ''),
    ),
    "driven_out_may_go": (
        Label('otherwise', ''),
    ),
    "driven_out_may_sail": (
        Label('otherwise', ''),
    ),
    "board": (
        Label('otherwise', ''),
    ),
    "board_easting": (
        Label('otherwise', ''),
    ),
    "board_southing": (
        Label('otherwise', ''),
    ),
    "board_by_land": (
        Label('otherwise', ''),
    ),
    "board_apart": (
        Label('otherwise', ''),
    ),
    "board_owner": (
        Label('otherwise', ''),
    ),
    "board_sign": (
        Label('otherwise', ''),
    ),
    "ordered": (
        Label('otherwise', ''),
    ),
    "ordered_from_there": (
        Label('otherwise', ''),
    ),
    "ordered_goal": (
        Label('otherwise', ''),
    ),
    "ordered_owner": (
        Label('otherwise', ''),
    ),
    "helping": (
        Label('otherwise', ''),
    ),
    "helping_from_there": (
        Label('otherwise', ''),
    ),
    "helping_into": (
        Label('otherwise', ''),
    ),
    "helping_sign": (
        Label('otherwise', ''),
    ),
    "carrying": (
        Label('otherwise', ''),
    ),
    "carrying_from_there": (
        Label('otherwise', ''),
    ),
    "carrying_goal": (
        Label('otherwise', ''),
    ),
    "carrying_sign": (
        Label('otherwise', ''),
    ),
    "paths": (
        Label('otherwise', ''),
    ),
    "paths_trail": (
        Label('otherwise', ''),
    ),
    "paths_place": (
        Label('otherwise', ''),
    ),
    "paths_owner": (
        Label('otherwise', ''),
    ),
    "failed": (
        Label('otherwise', ''),
    ),
    "failed_place": (
        Label('otherwise', ''),
    ),
    "failed_thwarted": (
        Label('otherwise', ''),
    ),
    "failed_sign": (
        Label('otherwise', ''),
    ),
    "supply_centres": (
        Label('otherwise', ''),
    ),
    "supply_centres_owner": (
        Label('otherwise', ''),
    ),
    "fortunes": (
        Label('otherwise', ''),
    ),
    "fortunes_centres": (
        Label('otherwise', ''),
    ),
    "fortunes_units": (
        Label('otherwise', ''),
    ),
}


def why_holder_of(place: Province, world: World) -> tuple[Power | None, Notes]:
    """Whose unit stands in a province.

    `holder_of` with its notes: pairs of an index of LABELS['holder_of'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (power for power in world.powers if unit_in_place(power, place, world) is not None), None,
    ), notes


def why_sign_of(unit: Piece) -> tuple[str, Notes]:
    """How a unit is marked on the map and in lists.

    `sign_of` with its notes: pairs of an index of LABELS['sign_of'] and what it moved.
    rules1971 "The pieces".
    """
    notes: Notes = []
    unit_shore = unit.shore
    if unit_shore is None:
        notes.append((0, 0))
        return 'A', notes
    if unit_shore is not None:
        unit_shore_side = unit_shore.side
        if unit_shore_side == SIDE_NORTHERN:
            notes.append((1, 0))
            return 'F/NC', notes
        if unit_shore_side == SIDE_EASTERN:
            notes.append((2, 0))
            return 'F/EC', notes
        if unit_shore_side == SIDE_SOUTHERN:
            notes.append((3, 0))
            return 'F/SC', notes
    notes.append((4, 0))
    return 'F', notes


def why_sign_at(place: Province, world: World) -> tuple[str, Notes]:
    """What stands in a province.

    `sign_at` with its notes: pairs of an index of LABELS['sign_at'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if occupant(place, world) is not None:
        notes.append((0, 0))
        return sign_of(present(occupant(place, world), '')), notes
    notes.append((1, 0))
    return '', notes


def why_outcast(place: Province, world: World) -> tuple[Piece | None, Notes]:
    """The unit that was driven out of a province and has not retreated yet.

    `outcast` with its notes: pairs of an index of LABELS['outcast'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((unit for unit in world.pieces if unit.place is place and unit.expelled), None), notes


def why_outcast_sign(place: Province, world: World) -> tuple[str, Notes]:
    """What was driven out of a province.

    `outcast_sign` with its notes: pairs of an index of LABELS['outcast_sign'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if outcast(place, world) is not None:
        notes.append((0, 0))
        return sign_of(present(outcast(place, world), '')), notes
    notes.append((1, 0))
    return '', notes


def why_ways_out(place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """Where the army that was driven out of a province may retreat.

    `ways_out` with its notes: pairs of an index of LABELS['ways_out'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if outcast(place, world) is not None:
        notes.append((0, 0))
        return present(outcast(place, world), '').refuges, notes
    notes.append((1, 0))
    return (), notes


def why_waters_out(place: Province, world: World) -> tuple[Sequence[Shore], Notes]:
    """Where the fleet that was driven out of a province may retreat.

    `waters_out` with its notes: pairs of an index of LABELS['waters_out'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    if outcast(place, world) is not None:
        notes.append((0, 0))
        return present(outcast(place, world), '').havens, notes
    notes.append((1, 0))
    return (), notes


def why_outcast_owner(place: Province, world: World) -> tuple[Power | None, Notes]:
    """Whose unit was driven out of a province.

    `outcast_owner` with its notes: pairs of an index of LABELS['outcast_owner'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((power for power in world.powers if leaving(power, place, world) is not None), None), notes


def why_ways_apart(place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """Where ways lead from a province otherwise than over a border by land.

    `ways_apart` with its notes: pairs of an index of LABELS['ways_apart'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        other
        for other in world.provinces
        if any(any(next_ in shore.near for next_ in other.shores) for shore in place.shores)
    ], notes


def why_map_sign(place: Province) -> tuple[str, Notes]:
    """How a province is marked on the map.

    `map_sign` with its notes: pairs of an index of LABELS['map_sign'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    if place.supply_centre:
        notes.append((0, 0))
        return '\u2605', notes
    if place.sea:
        notes.append((1, 0))
        return '~', notes
    notes.append((2, 0))
    return '', notes


def why_helped_place(support: Support) -> tuple[Province, Notes]:
    """The province for which a support is ordered.

    `helped_place` with its notes: pairs of an index of LABELS['helped_place'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    support_goal = support.goal
    if support_goal is not None:
        notes.append((0, 0))
        return support_goal, notes  # a move
    notes.append((1, 0))
    return support.friend.place, notes


def why_units_on_board(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Units on the board.

    `units_on_board` with its notes: pairs of an index of LABELS['units_on_board'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [place for place in world.provinces if holder_of(place, world) is not None], notes


def why_units_on_board_whose(power: Power, place: Province, world: World) -> tuple[Power, Notes]:
    """Units on board whose.

    `units_on_board_whose` with its notes: pairs of an index of LABELS['units_on_board_whose'] and what
    it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(holder_of(place, world), ''), notes


def why_units_on_board_unit(power: Power, place: Province, world: World) -> tuple[str, Notes]:
    """Units on board unit.

    `units_on_board_unit` with its notes: pairs of an index of LABELS['units_on_board_unit'] and what it
    moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return sign_at(place, world), notes


def why_driven_out(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Units that were driven out.

    `driven_out` with its notes: pairs of an index of LABELS['driven_out'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [place for place in world.provinces if outcast(place, world) is not None], notes


def why_driven_out_whose(power: Power, place: Province, world: World) -> tuple[Power | None, Notes]:
    """Driven out whose.

    `driven_out_whose` with its notes: pairs of an index of LABELS['driven_out_whose'] and what it
    moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return outcast_owner(place, world), notes


def why_driven_out_unit(power: Power, place: Province, world: World) -> tuple[str, Notes]:
    """Driven out unit.

    `driven_out_unit` with its notes: pairs of an index of LABELS['driven_out_unit'] and what it moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return outcast_sign(place, world), notes


def why_driven_out_may_go(power: Power, place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """May retreat to.

    `driven_out_may_go` with its notes: pairs of an index of LABELS['driven_out_may_go'] and what it
    moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return ways_out(place, world), notes


def why_driven_out_may_sail(power: Power, place: Province, world: World) -> tuple[Sequence[Shore], Notes]:
    """May sail to.

    `driven_out_may_sail` with its notes: pairs of an index of LABELS['driven_out_may_sail'] and what it
    moved.
    rules1971 "Retreats".
    """
    notes: Notes = []
    notes.append((0, 0))
    return waters_out(place, world), notes


def why_board(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """The board.

    `board` with its notes: pairs of an index of LABELS['board'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.provinces), notes


def why_board_easting(power: Power, place: Province) -> tuple[int | None, Notes]:
    """How far east it is drawn.

    `board_easting` with its notes: pairs of an index of LABELS['board_easting'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.easting, notes


def why_board_southing(power: Power, place: Province) -> tuple[int | None, Notes]:
    """How far south it is drawn.

    `board_southing` with its notes: pairs of an index of LABELS['board_southing'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.southing, notes


def why_board_by_land(power: Power, place: Province) -> tuple[Sequence[Province], Notes]:
    """Provinces that an army can go to from it.

    `board_by_land` with its notes: pairs of an index of LABELS['board_by_land'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.borders, notes


def why_board_apart(power: Power, place: Province, world: World) -> tuple[Sequence[Province], Notes]:
    """Other ways.

    `board_apart` with its notes: pairs of an index of LABELS['board_apart'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return ways_apart(place, world), notes


def why_board_owner(power: Power, place: Province) -> tuple[Power | None, Notes]:
    """Power that holds it.

    `board_owner` with its notes: pairs of an index of LABELS['board_owner'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.owner, notes


def why_board_sign(power: Power, place: Province) -> tuple[str, Notes]:
    """A star for a supply centre, a wave for a sea.

    `board_sign` with its notes: pairs of an index of LABELS['board_sign'] and what it moved.
    rules1971 "The board".
    """
    notes: Notes = []
    notes.append((0, 0))
    return map_sign(place), notes


def why_ordered(power: Power, world: World) -> tuple[Sequence[Move], Notes]:
    """Orders to move.

    `ordered` with its notes: pairs of an index of LABELS['ordered'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.moves), notes


def why_ordered_from_there(power: Power, move: Move) -> tuple[Province, Notes]:
    """From.

    `ordered_from_there` with its notes: pairs of an index of LABELS['ordered_from_there'] and what it
    moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return move.unit.place, notes


def why_ordered_goal(power: Power, move: Move) -> tuple[Province, Notes]:
    """The province to which it is ordered.

    `ordered_goal` with its notes: pairs of an index of LABELS['ordered_goal'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return move.goal, notes


def why_ordered_owner(power: Power, move: Move) -> tuple[Power, Notes]:
    """The power that it belongs to.

    `ordered_owner` with its notes: pairs of an index of LABELS['ordered_owner'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return move.unit.owner, notes


def why_helping(power: Power, world: World) -> tuple[Sequence[Support], Notes]:
    """Orders to support.

    `helping` with its notes: pairs of an index of LABELS['helping'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.supports), notes


def why_helping_from_there(power: Power, support: Support) -> tuple[Province, Notes]:
    """From.

    `helping_from_there` with its notes: pairs of an index of LABELS['helping_from_there'] and what it
    moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return support.unit.place, notes


def why_helping_into(power: Power, support: Support) -> tuple[Province, Notes]:
    """For.

    `helping_into` with its notes: pairs of an index of LABELS['helping_into'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return helped_place(support), notes


def why_helping_sign(power: Power, support: Support) -> tuple[str, Notes]:
    """A letter.

    `helping_sign` with its notes: pairs of an index of LABELS['helping_sign'] and what it moved.
    rules1971 "Support".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 'S', notes


def why_carrying(power: Power, world: World) -> tuple[Sequence[Convoy], Notes]:
    """Orders to convoy.

    `carrying` with its notes: pairs of an index of LABELS['carrying'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(world.convoys), notes


def why_carrying_from_there(power: Power, convoy: Convoy) -> tuple[Province, Notes]:
    """From.

    `carrying_from_there` with its notes: pairs of an index of LABELS['carrying_from_there'] and what it
    moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return convoy.unit.place, notes


def why_carrying_goal(power: Power, convoy: Convoy) -> tuple[Province, Notes]:
    """The province to which it is taken.

    `carrying_goal` with its notes: pairs of an index of LABELS['carrying_goal'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return convoy.goal, notes


def why_carrying_sign(power: Power, convoy: Convoy) -> tuple[str, Notes]:
    """A letter.

    `carrying_sign` with its notes: pairs of an index of LABELS['carrying_sign'] and what it moved.
    rules1971 "Convoys".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 'C', notes


def why_paths(power: Power, world: World) -> tuple[Sequence[Piece], Notes]:
    """Where units went.

    `paths` with its notes: pairs of an index of LABELS['paths'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit for unit in world.pieces if unit.trail is not None], notes


def why_paths_trail(power: Power, unit: Piece) -> tuple[Province, Notes]:
    """Last province.

    `paths_trail` with its notes: pairs of an index of LABELS['paths_trail'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(unit.trail, ''), notes


def why_paths_place(power: Power, unit: Piece) -> tuple[Province, Notes]:
    """Province.

    `paths_place` with its notes: pairs of an index of LABELS['paths_place'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return unit.place, notes


def why_paths_owner(power: Power, unit: Piece) -> tuple[Power, Notes]:
    """The power that it belongs to.

    `paths_owner` with its notes: pairs of an index of LABELS['paths_owner'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return unit.owner, notes


def why_failed(power: Power, world: World) -> tuple[Sequence[Piece], Notes]:
    """Where units did not get.

    `failed` with its notes: pairs of an index of LABELS['failed'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [unit for unit in world.pieces if unit.thwarted is not None], notes


def why_failed_place(power: Power, unit: Piece) -> tuple[Province, Notes]:
    """Province.

    `failed_place` with its notes: pairs of an index of LABELS['failed_place'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return unit.place, notes


def why_failed_thwarted(power: Power, unit: Piece) -> tuple[Province, Notes]:
    """Missed province.

    `failed_thwarted` with its notes: pairs of an index of LABELS['failed_thwarted'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(unit.thwarted, ''), notes


def why_failed_sign(power: Power, unit: Piece) -> tuple[str, Notes]:
    """A cross.

    `failed_sign` with its notes: pairs of an index of LABELS['failed_sign'] and what it moved.
    rules1971 "Orders".
    """
    notes: Notes = []
    notes.append((0, 0))
    return '\xd7', notes


def why_supply_centres(power: Power, world: World) -> tuple[Sequence[Province], Notes]:
    """Supply centres.

    `supply_centres` with its notes: pairs of an index of LABELS['supply_centres'] and what it moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [place for place in world.provinces if place.supply_centre], notes


def why_supply_centres_owner(power: Power, place: Province) -> tuple[Power | None, Notes]:
    """Power that holds it.

    `supply_centres_owner` with its notes: pairs of an index of LABELS['supply_centres_owner'] and what
    it moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return place.owner, notes


def why_fortunes(power: Power, world: World) -> tuple[Sequence[Power], Notes]:
    """How the powers stand.

    `fortunes` with its notes: pairs of an index of LABELS['fortunes'] and what it moved.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [other for other in world.powers if plays(other, world)], notes


def why_fortunes_centres(power: Power, other: Power, world: World) -> tuple[int, Notes]:
    """Fortunes centres.

    `fortunes_centres` with its notes: pairs of an index of LABELS['fortunes_centres'] and what it
    moved.
    In centres.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return centres_of(other, world), notes


def why_fortunes_units(power: Power, other: Power, world: World) -> tuple[int, Notes]:
    """Fortunes units.

    `fortunes_units` with its notes: pairs of an index of LABELS['fortunes_units'] and what it moved.
    In plain numbers.
    rules1971 "Supply centres".
    """
    notes: Notes = []
    notes.append((0, 0))
    return units_of(other, world), notes
