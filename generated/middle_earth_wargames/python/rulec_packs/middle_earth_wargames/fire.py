"""Resolvers of fire.rules."""

from __future__ import annotations

from rulec.runtime import Dice, FLOOR

from ._choices import (
    GUST_LIGHT_BREEZE, GUST_STORM_WIND, Gust, Kindling, WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH,
    WIND_QUARTER_FROM_NORTH_EAST, WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH,
    WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WindQuarter,
)
from ._tables import (
    BURNING_TIMES_LASTS, DOUSING_FACES_FACES, FIRE_FACES_BRANDS, FIRE_FACES_FACES, burning_times_lasts_cell,
)


def brands_made(figures: int) -> int:
    """Brands that are made at once.

    In plain numbers.
    wargames "FIRE".
    """
    value = figures
    return value // 5


def brand_is_ready(figures: int, moves_spent: int) -> bool:
    """A fire brand is ready.

    wargames "FIRE".
    """
    if figures < 5:
        return False  # More hands are needed.
    return moves_spent >= 8  # It takes longer.


def refusals_brand_is_ready(figures: int, moves_spent: int) -> tuple[int, ...]:
    """What is lacking where this does not hold: a fire brand is ready.

    Indices of LABELS['refusals_brand_is_ready']; empty where it holds.
    wargames "FIRE".
    """
    notes: list[int] = []
    if figures < 5:
        notes.append(0)
    if moves_spent < 8:
        notes.append(1)
    return tuple(notes)


def kindled(kindling: Kindling, brands: int, wind: Gust, dice: Dice) -> bool:
    """Whether something is set on fire.

    wargames "FIRE", "WIND.".
    """
    face = dice.throw('kindled.face', 6)
    if brands < FIRE_FACES_BRANDS[kindling]:
        return False  # too few brands
    if wind == GUST_STORM_WIND:
        return face - 1 in FIRE_FACES_FACES[kindling]  # a storm blows it out
    return face in FIRE_FACES_FACES[kindling]


def doused(kindling: Kindling, helpers: int, water: bool, dice: Dice) -> bool:
    """Whether a fire is put out.

    wargames "Fire Fighting:".
    """
    face = dice.throw('doused.face', 6)
    if helpers < 5:
        return False  # too few hands
    if not water:
        return False  # no water
    return face in DOUSING_FACES_FACES[kindling]


def trees_burnt(wind: Gust) -> int:
    """Trees that burn in a move.

    In steps of 1/2 trees.
    wargames "Fire Fighting:", "WIND.".
    """
    if wind != GUST_STORM_WIND:
        value = 5  # a wood on fire
    else:
        value = 7  # in windy conditions
    if wind != GUST_LIGHT_BREEZE:
        value *= 2  # unless hardly any wind
    return value


def burning_time(kindling: Kindling, wind: Gust) -> int:
    """Moves until it is burnt down.

    In steps of 1/4 moves.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRE", "Fire Fighting:", "WIND.".
    """
    value = BURNING_TIMES_LASTS[kindling]
    if value < FLOOR:
        value = burning_times_lasts_cell(value)
    if wind == GUST_LIGHT_BREEZE:
        value *= 2  # it burns slowly
    if wind == GUST_STORM_WIND:
        value *= 2  # it burns faster
    else:
        value *= 3
    value = -1 * (-1 * value // 12)
    return 4 * value


def fire_spreads_to(quarter: WindQuarter) -> WindQuarter:
    """Where a fire spreads.

    wargames "Fire Fighting:".
    """
    if quarter == WIND_QUARTER_FROM_NORTH:
        return WIND_QUARTER_FROM_SOUTH
    if quarter == WIND_QUARTER_FROM_SOUTH:
        return WIND_QUARTER_FROM_NORTH
    if quarter == WIND_QUARTER_FROM_EAST:
        return WIND_QUARTER_FROM_WEST
    if quarter == WIND_QUARTER_FROM_WEST:
        return WIND_QUARTER_FROM_EAST
    if quarter == WIND_QUARTER_FROM_NORTH_WEST:
        return WIND_QUARTER_FROM_SOUTH_EAST
    if quarter == WIND_QUARTER_FROM_SOUTH_WEST:
        return WIND_QUARTER_FROM_NORTH_EAST
    if quarter == WIND_QUARTER_FROM_NORTH_EAST:
        return WIND_QUARTER_FROM_SOUTH_WEST
    return WIND_QUARTER_FROM_NORTH_WEST
