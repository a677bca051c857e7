"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.game.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.game.shape import Holds

from ._choices import (
    Allegiance, Barrier, Flight, GroundSort, Gust, Kindling, Organisation, Sky, Stance, Troop, UnitErrand,
    WindQuarter,
)
from ._kinds import Keg, Rampart, Tract, Unit, Warlord
from ._words import ARMY_POINT, DEGREE, ENERGY_LEVEL, MAN, METRE, PIP, SOLDIER
from ._world import World
from .day import (
    fires_on_the_field, fires_on_the_field_hearth, fires_on_the_field_sign, fires_on_the_field_wind,
    flyers_on_the_field, flyers_on_the_field_faces_toward, flyers_on_the_field_flight,
    flyers_on_the_field_sign, flyers_on_the_field_stands_upon, flyers_on_the_field_whose,
    hour_of_the_day_fallen, hour_of_the_day_moves_left, hour_of_the_day_sky, hour_of_the_day_wind,
    hour_of_the_day_wind_from, houses_on_the_field, houses_on_the_field_built_as,
    houses_on_the_field_on_fire, houses_on_the_field_tract_edge, lie_of_the_land,
    lie_of_the_land_allegiance, lie_of_the_land_ground_sort, lie_of_the_land_tract_edge,
    powder_on_the_field, powder_on_the_field_lies_upon, powder_on_the_field_rampart, standing_units,
    standing_units_duty_now, standing_units_faces_toward, standing_units_hears_orders, standing_units_men,
    standing_units_organisation, standing_units_stance, standing_units_stands_upon, standing_units_troop,
    units_on_the_field, units_on_the_field_covers, units_on_the_field_faces_toward, units_on_the_field_sign,
    units_on_the_field_whose, walls_on_the_field, walls_on_the_field_barrier,
    walls_on_the_field_built_along, walls_on_the_field_held_with, walls_on_the_field_holes,
    walls_on_the_field_toughness,
)
from .muster import (
    army_list, army_list_brands, army_list_charm, army_list_darts, army_list_energy, army_list_life_left,
    army_list_men, army_list_powder, army_list_rough, army_list_stands_for, army_list_troop,
    army_list_unarmed, army_list_usual_size, army_list_worth,
)


class StandingUnitsRow(NamedTuple):
    """A row of what is seen: Units in the field."""

    u: Unit
    troop: Troop
    men: int
    stands_upon: tuple[int, int]
    faces_toward: int
    organisation: Organisation
    stance: Stance
    duty_now: UnitErrand | None
    hears_orders: bool | None


def see_standing_units(warlord: Warlord, world: World) -> list[StandingUnitsRow]:
    """Units in the field: what one player sees."""
    return [
        StandingUnitsRow(
            u, standing_units_troop(warlord, u), standing_units_men(warlord, u),
            standing_units_stands_upon(warlord, u), standing_units_faces_toward(warlord, u),
            standing_units_organisation(warlord, u), standing_units_stance(warlord, u),
            standing_units_duty_now(warlord, u), standing_units_hears_orders(warlord, u),
        )
        for u in standing_units(warlord, world)
    ]


class HourOfTheDayRow(NamedTuple):
    """A row of what is seen: The day."""

    sky: Sky
    wind: Gust
    wind_from: WindQuarter
    moves_left: int
    fallen: int


def see_hour_of_the_day(warlord: Warlord, world: World) -> HourOfTheDayRow:
    """The day: what one player sees."""
    return HourOfTheDayRow(
        hour_of_the_day_sky(warlord, world), hour_of_the_day_wind(warlord, world),
        hour_of_the_day_wind_from(warlord, world), hour_of_the_day_moves_left(warlord, world),
        hour_of_the_day_fallen(warlord),
    )


class LieOfTheLandRow(NamedTuple):
    """A row of what is seen: The field."""

    t: Tract
    tract_edge: Sequence[tuple[int, int]]
    ground_sort: GroundSort
    allegiance: Allegiance | None


def see_lie_of_the_land(warlord: Warlord, world: World) -> list[LieOfTheLandRow]:
    """The field: what one player sees."""
    return [
        LieOfTheLandRow(
            t, lie_of_the_land_tract_edge(warlord, t), lie_of_the_land_ground_sort(warlord, t),
            lie_of_the_land_allegiance(warlord, t, world),
        )
        for t in lie_of_the_land(warlord, world)
    ]


class UnitsOnTheFieldRow(NamedTuple):
    """A row of what is seen: Where units stand."""

    u: Unit
    covers: Sequence[tuple[int, int]]
    faces_toward: int
    whose: Warlord | None
    sign: str


def see_units_on_the_field(warlord: Warlord, world: World) -> list[UnitsOnTheFieldRow]:
    """Where units stand: what one player sees."""
    return [
        UnitsOnTheFieldRow(
            u, units_on_the_field_covers(warlord, u), units_on_the_field_faces_toward(warlord, u),
            units_on_the_field_whose(warlord, u), units_on_the_field_sign(warlord, u),
        )
        for u in units_on_the_field(warlord, world)
    ]


class WallsOnTheFieldRow(NamedTuple):
    """A row of what is seen: Walls and doors."""

    r: Rampart
    built_along: Sequence[tuple[int, int]]
    barrier: Barrier
    toughness: int
    holes: int
    held_with: int | None


def see_walls_on_the_field(warlord: Warlord, world: World) -> list[WallsOnTheFieldRow]:
    """Walls and doors: what one player sees."""
    return [
        WallsOnTheFieldRow(
            r, walls_on_the_field_built_along(warlord, r), walls_on_the_field_barrier(warlord, r),
            walls_on_the_field_toughness(warlord, r), walls_on_the_field_holes(warlord, r),
            walls_on_the_field_held_with(warlord, r, world),
        )
        for r in walls_on_the_field(warlord, world)
    ]


class FlyersOnTheFieldRow(NamedTuple):
    """A row of what is seen: In the air."""

    u: Unit
    stands_upon: tuple[int, int]
    flight: Flight
    faces_toward: int
    whose: Warlord | None
    sign: str


def see_flyers_on_the_field(warlord: Warlord, world: World) -> list[FlyersOnTheFieldRow]:
    """In the air: what one player sees."""
    return [
        FlyersOnTheFieldRow(
            u, flyers_on_the_field_stands_upon(warlord, u), flyers_on_the_field_flight(warlord, u),
            flyers_on_the_field_faces_toward(warlord, u), flyers_on_the_field_whose(warlord, u),
            flyers_on_the_field_sign(warlord, u),
        )
        for u in flyers_on_the_field(warlord, world)
    ]


class HousesOnTheFieldRow(NamedTuple):
    """A row of what is seen: Houses."""

    t: Tract
    tract_edge: Sequence[tuple[int, int]]
    built_as: Kindling
    on_fire: bool


def see_houses_on_the_field(warlord: Warlord, world: World) -> list[HousesOnTheFieldRow]:
    """Houses: what one player sees."""
    return [
        HousesOnTheFieldRow(
            t, houses_on_the_field_tract_edge(warlord, t), houses_on_the_field_built_as(warlord, t),
            houses_on_the_field_on_fire(warlord, t),
        )
        for t in houses_on_the_field(warlord, world)
    ]


class FiresOnTheFieldRow(NamedTuple):
    """A row of what is seen: Fires."""

    t: Tract
    hearth: tuple[int, int]
    wind: Gust
    sign: str


def see_fires_on_the_field(warlord: Warlord, world: World) -> list[FiresOnTheFieldRow]:
    """Fires: what one player sees."""
    return [
        FiresOnTheFieldRow(
            t, fires_on_the_field_hearth(warlord, t), fires_on_the_field_wind(warlord, t, world),
            fires_on_the_field_sign(warlord, t),
        )
        for t in fires_on_the_field(warlord, world)
    ]


class PowderOnTheFieldRow(NamedTuple):
    """A row of what is seen: Charges of powder."""

    k: Keg
    lies_upon: tuple[int, int]
    rampart: Rampart


def see_powder_on_the_field(warlord: Warlord, world: World) -> list[PowderOnTheFieldRow]:
    """Charges of powder: what one player sees."""
    return [
        PowderOnTheFieldRow(
            k, powder_on_the_field_lies_upon(warlord, k), powder_on_the_field_rampart(warlord, k),
        )
        for k in powder_on_the_field(warlord, world)
    ]


class ArmyListRow(NamedTuple):
    """A row of what is seen: Your army."""

    u: Unit
    troop: Troop
    men: int
    stands_for: int
    worth: int
    usual_size: bool | None
    rough: bool
    charm: int
    life_left: int | None
    energy: int | None
    darts: int | None
    brands: int | None
    powder: int | None
    unarmed: int | None


def see_army_list(warlord: Warlord, world: World) -> list[ArmyListRow]:
    """Your army: what one player sees."""
    return [
        ArmyListRow(
            u, army_list_troop(warlord, u), army_list_men(warlord, u), army_list_stands_for(warlord, u),
            army_list_worth(warlord, u), army_list_usual_size(warlord, u), army_list_rough(warlord, u),
            army_list_charm(warlord, u), army_list_life_left(warlord, u), army_list_energy(warlord, u),
            army_list_darts(warlord, u), army_list_brands(warlord, u), army_list_powder(warlord, u),
            army_list_unarmed(warlord, u),
        )
        for u in army_list(warlord, world)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'standing_units',
        'Units in the field',
        'Warlord',
        (
            Column('troop', 'troop type', Holds("choice", 'Troop'), standing_units_troop, world=False),
            Column('men', 'men left', Holds("number", unit=MAN), standing_units_men, world=False),
            Column(
                'stands_upon', 'place', Holds("spot", unit=METRE), standing_units_stands_upon, world=False,
            ),
            Column(
                'faces_toward', 'facing', Holds("number", unit=DEGREE), standing_units_faces_toward,
                world=False,
            ),
            Column(
                'organisation', 'organisation', Holds("choice", 'Organisation'),
                standing_units_organisation, world=False,
            ),
            Column(
                'stance', 'what it is doing', Holds("choice", 'Stance'), standing_units_stance, world=False,
            ),
            Column(
                'duty_now', 'order (your own)', Holds("choice", 'UnitErrand', optional=True),
                standing_units_duty_now, world=False,
            ),
            Column(
                'hears_orders', 'hears orders (your own)', Holds("truth", optional=True),
                standing_units_hears_orders, world=False,
            ),
        ),
        rows=standing_units,
        thing=Holds("thing", 'Unit'),
    ),
    ViewSpec(
        'hour_of_the_day',
        'The day',
        'Warlord',
        (
            Column('sky', 'weather', Holds("choice", 'Sky'), hour_of_the_day_sky),
            Column('wind', 'wind', Holds("choice", 'Gust'), hour_of_the_day_wind),
            Column(
                'wind_from', 'side from which the wind blows', Holds("choice", 'WindQuarter'),
                hour_of_the_day_wind_from,
            ),
            Column('moves_left', 'moves until night falls', Holds("number"), hour_of_the_day_moves_left),
            Column('fallen', 'men lost', Holds("number", unit=MAN), hour_of_the_day_fallen, world=False),
        ),
    ),
    ViewSpec(
        'lie_of_the_land',
        'The field',
        'Warlord',
        (
            Column(
                'tract_edge', 'corners', Holds("list", item=Holds("spot", unit=METRE)),
                lie_of_the_land_tract_edge, world=False,
            ),
            Column(
                'ground_sort', 'ground', Holds("choice", 'GroundSort'), lie_of_the_land_ground_sort,
                world=False,
            ),
            Column(
                'allegiance', 'heroes tell whose wood it is', Holds("choice", 'Allegiance', optional=True),
                lie_of_the_land_allegiance,
            ),
        ),
        rows=lie_of_the_land,
        thing=Holds("thing", 'Tract'),
        drawn=DrawnBy(at=('tract_edge',), colour='ground_sort'),
    ),
    ViewSpec(
        'units_on_the_field',
        'Where units stand',
        'Warlord',
        (
            Column(
                'covers', 'covers', Holds("list", item=Holds("spot", unit=METRE)),
                units_on_the_field_covers, world=False,
            ),
            Column(
                'faces_toward', 'facing', Holds("number", unit=DEGREE), units_on_the_field_faces_toward,
                world=False,
            ),
            Column(
                'whose', 'commander', Holds("thing", 'Warlord', optional=True), units_on_the_field_whose,
                world=False,
            ),
            Column('sign', 'name', Holds("text"), units_on_the_field_sign, world=False),
        ),
        rows=units_on_the_field,
        thing=Holds("thing", 'Unit'),
        drawn=DrawnBy(
            on='lie_of_the_land', at=('covers',), colour='whose', mark='sign', facing='faces_toward',
        ),
    ),
    ViewSpec(
        'walls_on_the_field',
        'Walls and doors',
        'Warlord',
        (
            Column(
                'built_along', 'course', Holds("list", item=Holds("spot", unit=METRE)),
                walls_on_the_field_built_along, world=False,
            ),
            Column(
                'barrier', 'what it is', Holds("choice", 'Barrier'), walls_on_the_field_barrier,
                world=False,
            ),
            Column(
                'toughness', 'strength', Holds("number", unit=PIP), walls_on_the_field_toughness,
                world=False,
            ),
            Column('holes', 'breaches', Holds("number"), walls_on_the_field_holes, world=False),
            Column(
                'held_with', 'heroes feel what holds a door',
                Holds("number", unit=ENERGY_LEVEL, optional=True), walls_on_the_field_held_with,
            ),
        ),
        rows=walls_on_the_field,
        thing=Holds("thing", 'Rampart'),
        drawn=DrawnBy(on='lie_of_the_land', at=('built_along',), colour='barrier'),
    ),
    ViewSpec(
        'flyers_on_the_field',
        'In the air',
        'Warlord',
        (
            Column(
                'stands_upon', 'place', Holds("spot", unit=METRE), flyers_on_the_field_stands_upon,
                world=False,
            ),
            Column(
                'flight', 'height of flight', Holds("choice", 'Flight'), flyers_on_the_field_flight,
                world=False,
            ),
            Column(
                'faces_toward', 'facing', Holds("number", unit=DEGREE), flyers_on_the_field_faces_toward,
                world=False,
            ),
            Column(
                'whose', 'commander', Holds("thing", 'Warlord', optional=True), flyers_on_the_field_whose,
                world=False,
            ),
            Column('sign', 'name', Holds("text"), flyers_on_the_field_sign, world=False),
        ),
        rows=flyers_on_the_field,
        thing=Holds("thing", 'Unit'),
        drawn=DrawnBy(
            on='lie_of_the_land', at=('stands_upon',), colour='whose', mark='sign', facing='faces_toward',
        ),
    ),
    ViewSpec(
        'houses_on_the_field',
        'Houses',
        'Warlord',
        (
            Column(
                'tract_edge', 'corners', Holds("list", item=Holds("spot", unit=METRE)),
                houses_on_the_field_tract_edge, world=False,
            ),
            Column(
                'built_as', 'building', Holds("choice", 'Kindling'), houses_on_the_field_built_as,
                world=False,
            ),
            Column('on_fire', 'burning', Holds("truth"), houses_on_the_field_on_fire, world=False),
        ),
        rows=houses_on_the_field,
        thing=Holds("thing", 'Tract'),
        drawn=DrawnBy(on='lie_of_the_land', at=('tract_edge',), colour='built_as'),
    ),
    ViewSpec(
        'fires_on_the_field',
        'Fires',
        'Warlord',
        (
            Column('hearth', 'hearth', Holds("spot", unit=METRE), fires_on_the_field_hearth, world=False),
            Column('wind', 'wind', Holds("choice", 'Gust'), fires_on_the_field_wind),
            Column('sign', 'name', Holds("text"), fires_on_the_field_sign, world=False),
        ),
        rows=fires_on_the_field,
        thing=Holds("thing", 'Tract'),
        drawn=DrawnBy(on='lie_of_the_land', at=('hearth',), colour='wind', mark='sign'),
    ),
    ViewSpec(
        'powder_on_the_field',
        'Charges of powder',
        'Warlord',
        (
            Column(
                'lies_upon', 'place', Holds("spot", unit=METRE), powder_on_the_field_lies_upon, world=False,
            ),
            Column(
                'rampart', 'where it lies', Holds("thing", 'Rampart'), powder_on_the_field_rampart,
                world=False,
            ),
        ),
        rows=powder_on_the_field,
        thing=Holds("thing", 'Keg'),
        drawn=DrawnBy(on='lie_of_the_land', at=('lies_upon',)),
    ),
    ViewSpec(
        'army_list',
        'Your army',
        'Warlord',
        (
            Column('troop', 'troop type', Holds("choice", 'Troop'), army_list_troop, world=False),
            Column('men', 'men left', Holds("number", unit=MAN), army_list_men, world=False),
            Column(
                'stands_for', 'stands for', Holds("number", unit=SOLDIER), army_list_stands_for,
                world=False,
            ),
            Column('worth', 'worth', Holds("number", unit=ARMY_POINT), army_list_worth, world=False),
            Column(
                'usual_size', 'of a usual size', Holds("truth", optional=True), army_list_usual_size,
                world=False,
            ),
            Column('rough', 'rough', Holds("truth"), army_list_rough, world=False),
            Column('charm', 'charm', Holds("number", unit=PIP), army_list_charm, world=False),
            Column(
                'life_left', 'defence score that is left', Holds("number", unit=PIP, optional=True),
                army_list_life_left, world=False,
            ),
            Column(
                'energy', 'energy', Holds("number", unit=ENERGY_LEVEL, optional=True), army_list_energy,
                world=False,
            ),
            Column('darts', 'darts', Holds("number", optional=True), army_list_darts, world=False),
            Column('brands', 'fire brands', Holds("number", optional=True), army_list_brands, world=False),
            Column(
                'powder', 'charges of powder', Holds("number", optional=True), army_list_powder,
                world=False,
            ),
            Column(
                'unarmed', 'men without weapons', Holds("number", unit=MAN, optional=True),
                army_list_unarmed, world=False,
            ),
        ),
        rows=army_list,
        thing=Holds("thing", 'Unit'),
    ),
)
