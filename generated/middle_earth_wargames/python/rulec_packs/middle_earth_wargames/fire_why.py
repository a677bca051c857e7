"""The resolvers of fire.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    GUST_LIGHT_BREEZE, GUST_STORM_WIND, Gust, Kindling, WIND_QUARTER_FROM_EAST, WIND_QUARTER_FROM_NORTH,
    WIND_QUARTER_FROM_NORTH_EAST, WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH,
    WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_SOUTH_WEST, WIND_QUARTER_FROM_WEST, WindQuarter,
)
from ._tables import (
    BURNING_TIMES_LASTS, DOUSING_FACES_FACES, FIRE_FACES_BRANDS, FIRE_FACES_FACES, burning_times_lasts_cell,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "brands_made": (
        Label('base', '', 5),
        Label('round', '', 5),
    ),
    "brand_is_ready": (
        Label('needs', 'More hands are needed.'),
        Label('needs', 'It takes longer.'),
    ),
    "refusals_brand_is_ready": (
        Label('needs', 'More hands are needed.'),
        Label('needs', 'It takes longer.'),
    ),
    "kindled": (
        Label('thrown', ''),
        Label('case', 'too few brands'),
        Label('case', 'a storm blows it out', 1, 'ruling "What a storm takes from the chance of lighting a fire"'),
        Label('otherwise', ''),
    ),
    "doused": (
        Label('thrown', ''),
        Label('case', 'too few hands'),
        Label('case', 'no water'),
        Label('otherwise', ''),
    ),
    "trees_burnt": (
        Label('base', 'a wood on fire'),
        Label('base', 'in windy conditions', 1, 'ruling "When woods burn in windy conditions"'),
        Label('times', 'hardly any wind', 2),
    ),
    "burning_time": (
        Label('base', '', 4),
        Label('times', 'it burns slowly', 4),
        Label('times', 'it burns faster', 12),
        Label('round', '', 12),
    ),
    "fire_spreads_to": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
}


def why_brands_made(figures: int) -> tuple[int, Notes]:
    """Brands that are made at once.

    `brands_made` with its notes: pairs of an index of LABELS['brands_made'] and what it moved.
    In plain numbers.
    wargames "FIRE".
    """
    notes: Notes = []
    value = figures
    notes.append((0, value))
    before = value
    value //= 5
    notes.append((1, 5 * value - before))
    return value, notes


def why_brand_is_ready(figures: int, moves_spent: int) -> tuple[bool, Notes]:
    """A fire brand is ready.

    `brand_is_ready` with its notes: pairs of an index of LABELS['brand_is_ready'] and what it moved.
    wargames "FIRE".
    """
    notes: Notes = []
    if figures < 5:
        notes.append((0, 0))
        return False, notes  # More hands are needed.
    if moves_spent < 8:
        notes.append((1, 0))
        return False, notes  # It takes longer.
    return True, notes


def why_kindled(kindling: Kindling, brands: int, wind: Gust, dice: Dice) -> tuple[bool, Notes]:
    """Whether something is set on fire.

    `kindled` with its notes: pairs of an index of LABELS['kindled'] and what it moved.
    wargames "FIRE", "WIND.".
    """
    notes: Notes = []
    face = dice.throw('kindled.face', 6)
    notes.append((0, face))
    if brands < FIRE_FACES_BRANDS[kindling]:
        notes.append((1, 0))
        return False, notes  # too few brands
    if wind == GUST_STORM_WIND:
        notes.append((2, 0))
        return face - 1 in FIRE_FACES_FACES[kindling], notes  # a storm blows it out
    notes.append((3, 0))
    return face in FIRE_FACES_FACES[kindling], notes


def why_doused(kindling: Kindling, helpers: int, water: bool, dice: Dice) -> tuple[bool, Notes]:
    """Whether a fire is put out.

    `doused` with its notes: pairs of an index of LABELS['doused'] and what it moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    face = dice.throw('doused.face', 6)
    notes.append((0, face))
    if helpers < 5:
        notes.append((1, 0))
        return False, notes  # too few hands
    if not water:
        notes.append((2, 0))
        return False, notes  # no water
    notes.append((3, 0))
    return face in DOUSING_FACES_FACES[kindling], notes


def why_trees_burnt(wind: Gust) -> tuple[int, Notes]:
    """Trees that burn in a move.

    `trees_burnt` with its notes: pairs of an index of LABELS['trees_burnt'] and what it moved.
    In steps of 1/2 trees.
    wargames "Fire Fighting:", "WIND.".
    """
    notes: Notes = []
    if wind != GUST_STORM_WIND:
        notes.append((0, 5))
        value = 5  # a wood on fire
    elif wind == GUST_STORM_WIND:
        notes.append((1, 7))
        value = 7  # in windy conditions
    else:
        value = 0
    if wind == GUST_LIGHT_BREEZE:
        notes.append((2, -1 * value))
        value = value  # hardly any wind
    else:
        value *= 2
    return value, notes


def why_burning_time(kindling: Kindling, wind: Gust) -> tuple[int, Notes]:
    """Moves until it is burnt down.

    `burning_time` with its notes: pairs of an index of LABELS['burning_time'] and what it moved.
    In steps of 1/4 moves.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRE", "Fire Fighting:", "WIND.".
    """
    notes: Notes = []
    value = BURNING_TIMES_LASTS[kindling]
    if value < FLOOR:
        value = burning_times_lasts_cell(value)
    notes.append((0, value))
    if wind == GUST_LIGHT_BREEZE:
        notes.append((1, value))
        value *= 2  # it burns slowly
    if wind == GUST_STORM_WIND:
        notes.append((2, -1 * value))
        value *= 2  # it burns faster
    else:
        value *= 3
    before = value
    value = -1 * (-1 * value // 12)
    notes.append((3, 12 * value - before))
    value *= 4
    return value, notes


def why_fire_spreads_to(quarter: WindQuarter) -> tuple[WindQuarter, Notes]:
    """Where a fire spreads.

    `fire_spreads_to` with its notes: pairs of an index of LABELS['fire_spreads_to'] and what it moved.
    wargames "Fire Fighting:".
    """
    notes: Notes = []
    if quarter == WIND_QUARTER_FROM_NORTH:
        notes.append((0, 0))
        return WIND_QUARTER_FROM_SOUTH, notes
    if quarter == WIND_QUARTER_FROM_SOUTH:
        notes.append((1, 0))
        return WIND_QUARTER_FROM_NORTH, notes
    if quarter == WIND_QUARTER_FROM_EAST:
        notes.append((2, 0))
        return WIND_QUARTER_FROM_WEST, notes
    if quarter == WIND_QUARTER_FROM_WEST:
        notes.append((3, 0))
        return WIND_QUARTER_FROM_EAST, notes
    if quarter == WIND_QUARTER_FROM_NORTH_WEST:
        notes.append((4, 0))
        return WIND_QUARTER_FROM_SOUTH_EAST, notes
    if quarter == WIND_QUARTER_FROM_SOUTH_WEST:
        notes.append((5, 0))
        return WIND_QUARTER_FROM_NORTH_EAST, notes
    if quarter == WIND_QUARTER_FROM_NORTH_EAST:
        notes.append((6, 0))
        return WIND_QUARTER_FROM_SOUTH_WEST, notes
    notes.append((7, 0))
    return WIND_QUARTER_FROM_NORTH_WEST, notes
