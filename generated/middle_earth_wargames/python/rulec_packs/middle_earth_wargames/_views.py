"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, ViewSpec
from rulec.runtime.shape import Holds

from ._kinds import Organisation, Stance, Troop, UnitErrand, Unit_, Warlord
from ._words import DEGREE, MAN, METRE
from ._world import World
from .day import (
    standing_units, standing_units_errand, standing_units_faces_toward, standing_units_men,
    standing_units_organisation, standing_units_stance, standing_units_stands_at, standing_units_troop,
)


class StandingUnitsRow(NamedTuple):
    """A row of what is seen: Units in the field."""

    u: Unit_
    troop: Troop
    men: int
    stands_at: tuple[int, int]
    faces_toward: int
    organisation: Organisation
    stance: Stance
    errand: UnitErrand


def see_standing_units(warlord: Warlord, world: World) -> list[StandingUnitsRow]:
    """Units in the field: what one player sees."""
    return [
        StandingUnitsRow(
            u, standing_units_troop(warlord, u), standing_units_men(warlord, u),
            standing_units_stands_at(warlord, u), standing_units_faces_toward(warlord, u),
            standing_units_organisation(warlord, u), standing_units_stance(warlord, u),
            standing_units_errand(warlord, u),
        )
        for u in standing_units(warlord, world)
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
                'stands_at', 'middle of its front', Holds("spot", unit=METRE), standing_units_stands_at,
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
            Column('errand', 'order', Holds("choice", 'UnitErrand'), standing_units_errand, world=False),
        ),
        rows=standing_units,
        thing=Holds("thing", 'Unit'),
    ),
)
