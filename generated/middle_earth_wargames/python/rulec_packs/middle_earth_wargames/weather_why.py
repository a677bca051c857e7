"""The resolvers of weather.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import (
    GUST_FRESH_WIND, GUST_LIGHT_BREEZE, GUST_STORM_WIND, Gust, RACE_ELF, RACE_ORC, RACE_URUK, Race,
    SKY_FAIR_SKY, SKY_HOT_SKY, SKY_RAINFALL, SKY_SNOWFALL, SKY_STORMY_RAIN, Sky, TimeOfYear, WindQuarter,
)
from ._kinds import Unit
from ._tables import TROOP_RACE, season_skies_sky, wind_quarters_quarter
from ._world import World
from .magic import twenty_sided

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "todays_sky": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
    "pace_under": (
        Label('case', 'snow'),
        Label('case', 'stormy rain'),
        Label('case', 'rain without end'),
        Label('otherwise', ''),
    ),
    "sight_under": (
        Label('case', 'elves in snow'),
        Label('case', 'snow'),
        Label('case', 'stormy rain'),
        Label('otherwise', ''),
    ),
    "longer_rest": (
        Label('case', 'the heat'),
        Label('otherwise', ''),
    ),
    "too_bright": (
        Label('no', 'no sun shines there', 1, 'ruling "Whether orcs fight by night and under the ground, whatever the weather is"'),
        Label('yes', 'orcs by day'),
        Label('otherwise', ''),
    ),
    "strength_of_wind": (
        Label('thrown', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "source_of_wind": (
        Label('thrown', 'the die of many sides'),
        Label('otherwise', ''),
    ),
}


def why_todays_sky(season: TimeOfYear, dice: Dice) -> tuple[Sky, Notes]:
    """Weather of the day.

    `todays_sky` with its notes: pairs of an index of LABELS['todays_sky'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "WEATHER".
    """
    notes: Notes = []
    score = twenty_sided(dice)  # the die of many sides
    notes.append((0, score))
    notes.append((1, 0))
    return season_skies_sky(season, score), notes


def why_pace_under(sky: Sky, endless_rain: bool) -> tuple[int, Notes]:
    """Share of a move that the weather leaves.

    `pace_under` with its notes: pairs of an index of LABELS['pace_under'] and what it moved.
    In percent.
    wargames "WEATHER".
    """
    notes: Notes = []
    if sky == SKY_SNOWFALL:
        notes.append((0, 0))
        return 50, notes  # snow
    if sky == SKY_STORMY_RAIN:
        notes.append((1, 0))
        return 75, notes  # stormy rain
    if sky == SKY_RAINFALL and endless_rain:
        notes.append((2, 0))
        return 50, notes  # rain without end
    notes.append((3, 0))
    return 100, notes


def why_sight_under(sky: Sky, race: Race) -> tuple[int, Notes]:
    """Share of the sight that the weather leaves.

    `sight_under` with its notes: pairs of an index of LABELS['sight_under'] and what it moved.
    In percent.
    wargames "WEATHER".
    """
    notes: Notes = []
    if sky == SKY_SNOWFALL:
        if race == RACE_ELF:
            notes.append((0, 0))
            return 50, notes  # elves in snow
        notes.append((1, 0))
        return 25, notes  # snow
    if sky == SKY_STORMY_RAIN and race != RACE_ELF:
        notes.append((2, 0))
        return 75, notes  # stormy rain
    notes.append((3, 0))
    return 100, notes


def why_longer_rest(sky: Sky) -> tuple[int, Notes]:
    """Rest between charges beyond the usual.

    `longer_rest` with its notes: pairs of an index of LABELS['longer_rest'] and what it moved.
    In steps of 1/4 moves.
    wargames "WEATHER".
    """
    notes: Notes = []
    if sky == SKY_HOT_SKY:
        notes.append((0, 0))
        return 4, notes  # the heat
    notes.append((1, 0))
    return 0, notes


def why_too_bright(unit: Unit, sky: Sky, world: World) -> tuple[bool, Notes]:
    """The unit may not fight under this sky.

    `too_bright` with its notes: pairs of an index of LABELS['too_bright'] and what it moved.
    wargames "WEATHER".
    """
    notes: Notes = []
    if world.at_night or world.under_ground:
        notes.append((0, 0))
        return False, notes  # no sun shines there
    unit_troop = unit.troop
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and (sky == SKY_FAIR_SKY or sky == SKY_HOT_SKY)
    ):
        notes.append((1, 0))
        return True, notes  # orcs by day
    notes.append((2, 0))
    return False, notes


def why_strength_of_wind(dice: Dice) -> tuple[Gust, Notes]:
    """Strength of the wind.

    `strength_of_wind` with its notes: pairs of an index of LABELS['strength_of_wind'] and what it
    moved.
    wargames "WIND.".
    """
    notes: Notes = []
    the_throw = dice.throw('strength_of_wind.1', 6)
    notes.append((0, the_throw))
    if the_throw == 1:
        notes.append((1, 0))
        return GUST_LIGHT_BREEZE, notes
    if 2 <= the_throw <= 5:
        notes.append((2, 0))
        return GUST_FRESH_WIND, notes
    notes.append((3, 0))
    return GUST_STORM_WIND, notes


def why_source_of_wind(dice: Dice) -> tuple[WindQuarter, Notes]:
    """Where the wind comes from.

    `source_of_wind` with its notes: pairs of an index of LABELS['source_of_wind'] and what it moved.
    Raises OffTheTable (a table has no row).
    wargames "WIND.".
    """
    notes: Notes = []
    score = twenty_sided(dice)  # the die of many sides
    notes.append((0, score))
    notes.append((1, 0))
    return wind_quarters_quarter(score), notes
