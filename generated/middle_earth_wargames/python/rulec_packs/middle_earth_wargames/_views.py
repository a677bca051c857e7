"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, DrawnBy, ViewSpec
from rulec.runtime.shape import Holds

from ._kinds import (
    Barrier, GroundSort, Organisation, Rampart, Stance, Tract, Troop, UnitErrand, Unit_, Warlord,
)
from ._words import DEGREE, MAN, METRE, PIP
from ._world import World
from .day import (
    lie_of_the_land, lie_of_the_land_ground_sort, lie_of_the_land_tract_edge, standing_units,
    standing_units_duty_now, standing_units_faces_toward, standing_units_men, standing_units_organisation,
    standing_units_stance, standing_units_stands_upon, standing_units_troop, units_on_the_field,
    units_on_the_field_covers, units_on_the_field_faces_toward, units_on_the_field_sign,
    units_on_the_field_whose, walls_on_the_field, walls_on_the_field_barrier,
    walls_on_the_field_built_along, walls_on_the_field_holes, walls_on_the_field_toughness,
)


class StandingUnitsRow(NamedTuple):
    """A row of what is seen: Units in the field."""

    u: Unit_
    troop: Troop
    men: int
    stands_upon: tuple[int, int]
    faces_toward: int
    organisation: Organisation
    stance: Stance
    duty_now: UnitErrand


def see_standing_units(warlord: Warlord, world: World) -> list[StandingUnitsRow]:
    """Units in the field: what one player sees."""
    return [
        StandingUnitsRow(
            u, standing_units_troop(warlord, u), standing_units_men(warlord, u),
            standing_units_stands_upon(warlord, u), standing_units_faces_toward(warlord, u),
            standing_units_organisation(warlord, u), standing_units_stance(warlord, u),
            standing_units_duty_now(warlord, u),
        )
        for u in standing_units(warlord, world)
    ]


class LieOfTheLandRow(NamedTuple):
    """A row of what is seen: The field."""

    t: Tract
    tract_edge: Sequence[tuple[int, int]]
    ground_sort: GroundSort


def see_lie_of_the_land(warlord: Warlord, world: World) -> list[LieOfTheLandRow]:
    """The field: what one player sees."""
    return [
        LieOfTheLandRow(t, lie_of_the_land_tract_edge(warlord, t), lie_of_the_land_ground_sort(warlord, t))
        for t in lie_of_the_land(warlord, world)
    ]


class UnitsOnTheFieldRow(NamedTuple):
    """A row of what is seen: Where units stand."""

    u: Unit_
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


def see_walls_on_the_field(warlord: Warlord, world: World) -> list[WallsOnTheFieldRow]:
    """Walls and doors: what one player sees."""
    return [
        WallsOnTheFieldRow(
            r, walls_on_the_field_built_along(warlord, r), walls_on_the_field_barrier(warlord, r),
            walls_on_the_field_toughness(warlord, r), walls_on_the_field_holes(warlord, r),
        )
        for r in walls_on_the_field(warlord, world)
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
                'stands_upon', 'middle of its front', Holds("spot", unit=METRE), standing_units_stands_upon,
                world=False,
            ),
            Column(
                'faces_toward', 'where it faces', Holds("number", unit=DEGREE), standing_units_faces_toward,
                world=False,
            ),
            Column(
                'organisation', 'organisation', Holds("choice", 'Organisation'),
                standing_units_organisation, world=False,
            ),
            Column(
                'stance', 'what it is doing', Holds("choice", 'Stance'), standing_units_stance, world=False,
            ),
            Column('duty_now', 'order', Holds("choice", 'UnitErrand'), standing_units_duty_now, world=False),
        ),
        rows=standing_units,
        thing=Holds("thing", 'Unit'),
    ),
    ViewSpec(
        'lie_of_the_land',
        'The field',
        'Warlord',
        (
            Column(
                'tract_edge', 'its corners', Holds("list", item=Holds("spot", unit=METRE)),
                lie_of_the_land_tract_edge, world=False,
            ),
            Column(
                'ground_sort', 'ground', Holds("choice", 'GroundSort'), lie_of_the_land_ground_sort,
                world=False,
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
                'faces_toward', 'where it faces', Holds("number", unit=DEGREE),
                units_on_the_field_faces_toward, world=False,
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
                'built_along', 'where it runs', Holds("list", item=Holds("spot", unit=METRE)),
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
        ),
        rows=walls_on_the_field,
        thing=Holds("thing", 'Rampart'),
        drawn=DrawnBy(on='lie_of_the_land', at=('built_along',), colour='barrier'),
    ),
)
