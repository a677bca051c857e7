"""Resolvers of weather.rules."""

from __future__ import annotations

from rulec.runtime import Dice

from ._choices import (
    GUST_FRESH_WIND, GUST_LIGHT_BREEZE, GUST_STORM_WIND, Gust, RACE_ELF, RACE_ORC, RACE_URUK, Race,
    SKY_FAIR_SKY, SKY_HOT_SKY, SKY_RAINFALL, SKY_SNOWFALL, SKY_STORMY_RAIN, Sky, TimeOfYear, WindQuarter,
)
from ._kinds import Unit
from ._tables import TROOP_RACE, season_skies_sky, wind_quarters_quarter
from ._world import World
from .magic import twenty_sided


def todays_sky(season: TimeOfYear, dice: Dice) -> Sky:
    """Weather of the day.

    Raises OffTheTable (a table has no row).
    wargames "WEATHER".
    """
    score = twenty_sided(dice)  # the die of many sides
    return season_skies_sky(season, score)


def pace_under(sky: Sky, endless_rain: bool) -> int:
    """Share of a move that the weather leaves.

    In percent.
    wargames "WEATHER".
    """
    if sky == SKY_SNOWFALL:
        return 50  # snow
    if sky == SKY_STORMY_RAIN:
        return 75  # stormy rain
    if sky == SKY_RAINFALL and endless_rain:
        return 50  # rain without end
    return 100


def sight_under(sky: Sky, race: Race) -> int:
    """Share of the sight that the weather leaves.

    In percent.
    wargames "WEATHER".
    """
    if sky == SKY_SNOWFALL:
        if race == RACE_ELF:
            return 50  # elves in snow
        return 25  # snow
    if sky == SKY_STORMY_RAIN and race != RACE_ELF:
        return 75  # stormy rain
    return 100


def longer_rest(sky: Sky) -> int:
    """Rest between charges beyond the usual.

    In steps of 1/4 moves.
    wargames "WEATHER".
    """
    if sky == SKY_HOT_SKY:
        return 4  # the heat
    return 0


def too_bright(unit: Unit, sky: Sky, world: World) -> bool:
    """The unit may not fight under this sky.

    wargames "WEATHER".
    """
    if world.at_night or world.under_ground:
        return False  # no sun shines there
    unit_troop = unit.troop
    return (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and (sky == SKY_FAIR_SKY or sky == SKY_HOT_SKY)
    )  # orcs by day


def strength_of_wind(dice: Dice) -> Gust:
    """Strength of the wind.

    wargames "WIND.".
    """
    the_throw = dice.throw('strength_of_wind.1', 6)
    if the_throw == 1:
        return GUST_LIGHT_BREEZE
    if 2 <= the_throw <= 5:
        return GUST_FRESH_WIND
    return GUST_STORM_WIND


def source_of_wind(dice: Dice) -> WindQuarter:
    """Where the wind comes from.

    Raises OffTheTable (a table has no row).
    wargames "WIND.".
    """
    score = twenty_sided(dice)  # the die of many sides
    return wind_quarters_quarter(score)
