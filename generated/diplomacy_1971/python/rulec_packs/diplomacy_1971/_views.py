"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.game.shape import Holds

from ._kinds import Convoy, Move, Piece, Power, Province, Shore, Support
from ._words import CENTRE
from ._world import World
from .views import (
    board, board_apart, board_by_land, board_easting, board_owner, board_sign, board_southing, carrying,
    carrying_from_there, carrying_goal, carrying_sign, driven_out, driven_out_may_go, driven_out_may_sail,
    driven_out_unit, driven_out_whose, failed, failed_place, failed_sign, failed_thwarted, fortunes,
    fortunes_centres, fortunes_units, helping, helping_from_there, helping_into, helping_sign, ordered,
    ordered_from_there, ordered_goal, ordered_owner, paths, paths_owner, paths_place, paths_trail,
    supply_centres, supply_centres_owner, units_on_board, units_on_board_unit, units_on_board_whose,
)


class UnitsOnBoardRow(NamedTuple):
    """A row of what is seen: Units on the board."""

    place: Province
    whose: Power
    unit: str


def see_units_on_board(power: Power, world: World) -> list[UnitsOnBoardRow]:
    """Units on the board: what one player sees."""
    return [
        UnitsOnBoardRow(
            place, units_on_board_whose(power, place, world), units_on_board_unit(power, place, world),
        )
        for place in units_on_board(power, world)
    ]


class DrivenOutRow(NamedTuple):
    """A row of what is seen: Units that were driven out."""

    place: Province
    whose: Power | None
    unit: str
    may_go: Sequence[Province]
    may_sail: Sequence[Shore]


def see_driven_out(power: Power, world: World) -> list[DrivenOutRow]:
    """Units that were driven out: what one player sees."""
    return [
        DrivenOutRow(
            place, driven_out_whose(power, place, world), driven_out_unit(power, place, world),
            driven_out_may_go(power, place, world), driven_out_may_sail(power, place, world),
        )
        for place in driven_out(power, world)
    ]


class BoardRow(NamedTuple):
    """A row of what is seen: The board."""

    place: Province
    easting: int | None
    southing: int | None
    by_land: Sequence[Province]
    apart: Sequence[Province]
    owner: Power | None
    sign: str


def see_board(power: Power, world: World) -> list[BoardRow]:
    """The board: what one player sees."""
    return [
        BoardRow(
            place, board_easting(power, place), board_southing(power, place), board_by_land(power, place),
            board_apart(power, place, world), board_owner(power, place), board_sign(power, place),
        )
        for place in board(power, world)
    ]


class OrderedRow(NamedTuple):
    """A row of what is seen: Orders to move."""

    move: Move
    from_there: Province
    goal: Province
    owner: Power


def see_ordered(power: Power, world: World) -> list[OrderedRow]:
    """Orders to move: what one player sees."""
    return [
        OrderedRow(
            move, ordered_from_there(power, move), ordered_goal(power, move), ordered_owner(power, move),
        )
        for move in ordered(power, world)
    ]


class HelpingRow(NamedTuple):
    """A row of what is seen: Orders to support."""

    support: Support
    from_there: Province
    into: Province
    sign: str


def see_helping(power: Power, world: World) -> list[HelpingRow]:
    """Orders to support: what one player sees."""
    return [
        HelpingRow(
            support, helping_from_there(power, support), helping_into(power, support),
            helping_sign(power, support),
        )
        for support in helping(power, world)
    ]


class CarryingRow(NamedTuple):
    """A row of what is seen: Orders to convoy."""

    convoy: Convoy
    from_there: Province
    goal: Province
    sign: str


def see_carrying(power: Power, world: World) -> list[CarryingRow]:
    """Orders to convoy: what one player sees."""
    return [
        CarryingRow(
            convoy, carrying_from_there(power, convoy), carrying_goal(power, convoy),
            carrying_sign(power, convoy),
        )
        for convoy in carrying(power, world)
    ]


class PathsRow(NamedTuple):
    """A row of what is seen: Where units went."""

    unit: Piece
    trail: Province
    place: Province
    owner: Power


def see_paths(power: Power, world: World) -> list[PathsRow]:
    """Where units went: what one player sees."""
    return [
        PathsRow(unit, paths_trail(power, unit), paths_place(power, unit), paths_owner(power, unit))
        for unit in paths(power, world)
    ]


class FailedRow(NamedTuple):
    """A row of what is seen: Where units did not get."""

    unit: Piece
    place: Province
    thwarted: Province
    sign: str


def see_failed(power: Power, world: World) -> list[FailedRow]:
    """Where units did not get: what one player sees."""
    return [
        FailedRow(unit, failed_place(power, unit), failed_thwarted(power, unit), failed_sign(power, unit))
        for unit in failed(power, world)
    ]


class SupplyCentresRow(NamedTuple):
    """A row of what is seen: Supply centres."""

    place: Province
    owner: Power | None


def see_supply_centres(power: Power, world: World) -> list[SupplyCentresRow]:
    """Supply centres: what one player sees."""
    return [
        SupplyCentresRow(place, supply_centres_owner(power, place))
        for place in supply_centres(power, world)
    ]


class FortunesRow(NamedTuple):
    """A row of what is seen: How the powers stand."""

    other: Power
    centres: int
    units: int


def see_fortunes(power: Power, world: World) -> list[FortunesRow]:
    """How the powers stand: what one player sees."""
    return [
        FortunesRow(other, fortunes_centres(power, other, world), fortunes_units(power, other, world))
        for other in fortunes(power, world)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'units_on_board',
        'Units on the board',
        'Power',
        (
            Column('whose', 'whose', Holds("thing", 'Power'), units_on_board_whose),
            Column('unit', 'unit', Holds("text"), units_on_board_unit),
        ),
        rows=units_on_board,
        thing=Holds("thing", 'Province'),
        drawn=DrawnBy(on='board', colour='whose', mark='unit'),
    ),
    ViewSpec(
        'driven_out',
        'Units that were driven out',
        'Power',
        (
            Column('whose', 'whose', Holds("thing", 'Power', optional=True), driven_out_whose),
            Column('unit', 'unit', Holds("text"), driven_out_unit),
            Column(
                'may_go', 'may retreat to', Holds("list", item=Holds("thing", 'Province')),
                driven_out_may_go,
            ),
            Column(
                'may_sail', 'may sail to', Holds("list", item=Holds("thing", 'Shore')), driven_out_may_sail,
            ),
        ),
        rows=driven_out,
        thing=Holds("thing", 'Province'),
        drawn=DrawnBy(on='board', colour='whose', mark='unit'),
    ),
    ViewSpec(
        'board',
        'The board',
        'Power',
        (
            Column(
                'easting', 'how far east it is drawn', Holds("number", optional=True), board_easting,
                world=False,
            ),
            Column(
                'southing', 'how far south it is drawn', Holds("number", optional=True), board_southing,
                world=False,
            ),
            Column(
                'by_land', 'provinces that an army can go to from it',
                Holds("list", item=Holds("thing", 'Province')), board_by_land, world=False,
            ),
            Column('apart', 'other ways', Holds("list", item=Holds("thing", 'Province')), board_apart),
            Column(
                'owner', 'power that holds it', Holds("thing", 'Power', optional=True), board_owner,
                world=False,
            ),
            Column(
                'sign', 'a star for a supply centre, a wave for a sea', Holds("text"), board_sign,
                world=False,
            ),
        ),
        rows=board,
        thing=Holds("thing", 'Province'),
        drawn=DrawnBy(at=('easting', 'southing'), links=('by_land', 'apart'), colour='owner', mark='sign'),
    ),
    ViewSpec(
        'ordered',
        'Orders to move',
        'Power',
        (
            Column('from_there', 'from', Holds("thing", 'Province'), ordered_from_there, world=False),
            Column(
                'goal', 'the province to which it is ordered', Holds("thing", 'Province'), ordered_goal,
                world=False,
            ),
            Column(
                'owner', 'the power that it belongs to', Holds("thing", 'Power'), ordered_owner,
                world=False,
            ),
        ),
        rows=ordered,
        thing=Holds("thing", 'Move'),
        drawn=DrawnBy(on='board', way=('from_there', 'goal'), colour='owner'),
    ),
    ViewSpec(
        'helping',
        'Orders to support',
        'Power',
        (
            Column('from_there', 'from', Holds("thing", 'Province'), helping_from_there, world=False),
            Column('into', 'for', Holds("thing", 'Province'), helping_into, world=False),
            Column('sign', 'a letter', Holds("text"), helping_sign, world=False),
        ),
        rows=helping,
        thing=Holds("thing", 'Support'),
        drawn=DrawnBy(on='board', way=('from_there', 'into'), mark='sign'),
    ),
    ViewSpec(
        'carrying',
        'Orders to convoy',
        'Power',
        (
            Column('from_there', 'from', Holds("thing", 'Province'), carrying_from_there, world=False),
            Column(
                'goal', 'the province to which it is taken', Holds("thing", 'Province'), carrying_goal,
                world=False,
            ),
            Column('sign', 'a letter', Holds("text"), carrying_sign, world=False),
        ),
        rows=carrying,
        thing=Holds("thing", 'Convoy'),
        drawn=DrawnBy(on='board', way=('from_there', 'goal'), mark='sign'),
    ),
    ViewSpec(
        'paths',
        'Where units went',
        'Power',
        (
            Column('trail', 'last province', Holds("thing", 'Province'), paths_trail, world=False),
            Column('place', 'province', Holds("thing", 'Province'), paths_place, world=False),
            Column(
                'owner', 'the power that it belongs to', Holds("thing", 'Power'), paths_owner, world=False,
            ),
        ),
        rows=paths,
        thing=Holds("thing", 'Piece'),
        drawn=DrawnBy(on='board', way=('trail', 'place'), colour='owner'),
    ),
    ViewSpec(
        'failed',
        'Where units did not get',
        'Power',
        (
            Column('place', 'province', Holds("thing", 'Province'), failed_place, world=False),
            Column('thwarted', 'missed province', Holds("thing", 'Province'), failed_thwarted, world=False),
            Column('sign', 'a cross', Holds("text"), failed_sign, world=False),
        ),
        rows=failed,
        thing=Holds("thing", 'Piece'),
        drawn=DrawnBy(on='board', way=('place', 'thwarted'), mark='sign'),
    ),
    ViewSpec(
        'supply_centres',
        'Supply centres',
        'Power',
        (
            Column(
                'owner', 'power that holds it', Holds("thing", 'Power', optional=True),
                supply_centres_owner, world=False,
            ),
        ),
        rows=supply_centres,
        thing=Holds("thing", 'Province'),
    ),
    ViewSpec(
        'fortunes',
        'How the powers stand',
        'Power',
        (
            Column('centres', 'centres', Holds("number", unit=CENTRE), fortunes_centres),
            Column('units', 'units', Holds("number"), fortunes_units),
        ),
        rows=fortunes,
        thing=Holds("thing", 'Power'),
    ),
)
