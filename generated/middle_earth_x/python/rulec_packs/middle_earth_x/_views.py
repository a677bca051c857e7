"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, ViewSpec
from rulec.runtime.shape import Holds

from ._kinds import Arm, Power, Province
from ._words import CENTRE
from ._world import World
from .nazgul_ import nazgul, nazgul_whose
from .views import (
    fortunes, fortunes_centres, fortunes_units, supply_centres, supply_centres_owner, units_on_board,
    units_on_board_unit, units_on_board_whose,
)


class UnitsOnBoardRow(NamedTuple):
    """A row of what is seen: Units on the board."""

    place: Province
    whose: Power
    unit: Arm | None


def see_units_on_board(power: Power, world: World) -> list[UnitsOnBoardRow]:
    """Units on the board: what one player sees."""
    return [
        UnitsOnBoardRow(
            place, units_on_board_whose(power, place, world), units_on_board_unit(power, place, world),
        )
        for place in units_on_board(power, world)
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


class NazgulRow(NamedTuple):
    """A row of what is seen: The Nazgul."""

    place: Province
    whose: Power | None


def see_nazgul(power: Power, world: World) -> list[NazgulRow]:
    """The Nazgul: what one player sees."""
    return [
        NazgulRow(place, nazgul_whose(power, place, world))
        for place in nazgul(power, world)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'units_on_board',
        'Units on the board',
        'Power',
        (
            Column('whose', 'whose', Holds("thing", 'Power'), units_on_board_whose),
            Column('unit', 'unit', Holds("choice", 'Arm', optional=True), units_on_board_unit),
        ),
        rows=units_on_board,
        thing=Holds("thing", 'Province'),
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
    ViewSpec(
        'nazgul',
        'The Nazgul',
        'Power',
        (
            Column('whose', 'whose', Holds("thing", 'Power', optional=True), nazgul_whose),
        ),
        rows=nazgul,
        thing=Holds("thing", 'Province'),
    ),
)
