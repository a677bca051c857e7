"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from typing import Final, cast

from rulec.runtime import (FLOOR, OffTheTable)

from ._choices import (
    Border, CardUse, Chair, Folk, Hero, HuntEffect, Land, Master, Road, RoadReached, Side, Stage, Terrain,
)

# cells that are no plain value; what a number stands for is said behind each column
_OFF: Final = FLOOR - 1

# Card.card_use
CARD_CARD_USE: Final = cast("tuple[CardUse, ...]", (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2))

# Card.concealment (counted in 1/2)
CARD_CONCEALMENT: Final[tuple[int, ...]] = (4, 4, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0)

# Card.edge
CARD_EDGE: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2)

# Card.patron
CARD_PATRON: Final = cast("tuple[Hero, ...]", (5, 3, 1, 7, 0, 0, 2, 6, 4, 3, 2, 8))

# Card.relief
CARD_RELIEF: Final[tuple[int, ...]] = (0, 0, 0, 0, 2, 2, 4, 2, 0, 0, 0, 0)

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (72, 75, 10, 11, 90, 50, 60, 53, 63, 80, 81, 82, 83, 22)

# What the Die of Activation Must Reach: score
_ACTIVATION_ROLLS_SCORE_1 = (None, 4, 5, 6)
_ACTIVATION_ROLLS_SCORE_2 = (None, None, None, None)
_ACTIVATION_ROLLS_SCORE_3 = (None, 4, 4, 5)
ACTIVATION_ROLLS_SCORE: Final[tuple[tuple[int | None, ...], ...]] = (
    (None, 5, 5, 6),
    _ACTIVATION_ROLLS_SCORE_1,
    (None, 5, 6, 6),
    _ACTIVATION_ROLLS_SCORE_1,
    (None, 6, 6, 6),
    _ACTIVATION_ROLLS_SCORE_1,
    _ACTIVATION_ROLLS_SCORE_2,
    _ACTIVATION_ROLLS_SCORE_2,
    _ACTIVATION_ROLLS_SCORE_3,
    _ACTIVATION_ROLLS_SCORE_3,
    _ACTIVATION_ROLLS_SCORE_2,
    (None, 3, 4, 5),
)

# The Areas of the Board: around
BOARD_AROUND: Final = cast("tuple[Land | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 18, None, None, 21, None, None, None, None, None, None, 28, None, 30, None, None, None,
    None, None, None, None, 38, None, None,
))

# The Areas of the Board: easting
BOARD_EASTING: Final[tuple[int | None, ...]] = (
    8, 18, 14, 28, 32, 25, 34, 31, 41, 44, 44, 55, 55, 66, 77, 82, 14, 21, 30, 23, 38, 29, 21, 37, 47, 57,
    64, 71, 49, 46, 38, 28, 63, 56, 60, 75, 71, 72, 81, 90, 86, None,
)

# The Areas of the Board: ground
BOARD_GROUND: Final = cast("tuple[Terrain, ...]", (
    0, 0, 0, 0, 0, 0, 4, 3, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 5, 1, 0, 5, 0, 0, 0, 2, 0, 0, 5, 0, 5, 1, 5, 0,
    5, 5, 3, 0, 5, 3, 6,
))

# The Areas of the Board: muster
BOARD_MUSTER: Final[tuple[bool, ...]] = (
    False, False, True, True, True, False, False, False, False, True, False, True, True, True, True, True,
    False, True, False, True, True, False, True, True, False, False, False, False, False, True, False, True,
    False, False, True, False, False, False, False, True, False, False,
)

# The Areas of the Board: nation
BOARD_NATION: Final = cast("tuple[Folk | None, ...]", (
    6, None, 5, 7, 2, None, None, None, None, 2, None, 2, 7, 3, 3, 9, None, 11, 10, 10, 4, 0, 0, 0, 0, None,
    None, None, 1, 1, 1, 1, None, 1, 8, 7, 7, 7, 7, 7, 7, None,
))

# The Areas of the Board: southing
BOARD_SOUTHING: Final[tuple[int | None, ...]] = (
    22, 20, 10, 8, 20, 30, 31, 38, 34, 42, 26, 20, 36, 12, 10, 28, 40, 47, 53, 57, 50, 63, 68, 66, 56, 50,
    55, 48, 71, 79, 84, 88, 73, 76, 92, 57, 78, 69, 66, 61, 73, None,
)

# What Lies Between Areas: border
BORDERS_BORDER: Final = cast("tuple[tuple[Border, ...], ...]", (
    (
        0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 1, 0, 0, 1, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 2, 3, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 2, 2, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 2, 0, 0, 0,
    ),
    (
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        0, 0, 4, 0, 0, 5, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 4, 1, 0, 7,
        4, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 4, 0,
        0, 1, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 7, 0, 0, 0, 0,
        4, 1, 0, 4, 1, 6, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1,
        0, 0, 0, 0, 0, 2, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
        0, 0, 0, 0, 0, 4, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0, 0, 0, 0, 0, 1, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 6,
        0, 2, 4, 4, 1, 0, 4, 1, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 4, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
))

# Whom an Individual May Rouse, and How Fast It Goes: leads
HEROES_LEADS: Final[tuple[int, ...]] = (0, 3, 47, 35, 2, 5, 9, 0, 1, 1, 2, 4, 8, 16, 896)

# Whom an Individual May Rouse, and How Fast It Goes: pace
HEROES_PACE: Final[tuple[int, ...]] = (3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)

# Whom an Individual May Rouse, and How Fast It Goes: rouses
HEROES_ROUSES: Final[tuple[int, ...]] = (0, 17, 63, 39, 3, 5, 9, 0, 1, 1, 2, 36, 8, 16, 0)

# Homes to Lose: areas
HOMES_AREAS: Final[tuple[int, ...]] = (12582912, 2684354560, 24576, 1, 512, 16, 2048)

# Homes to Lose: loser
HOMES_LOSER: Final = cast("tuple[Chair, ...]", (1, 2, 2, 2, 1, 1, 1))

# Homes to Lose: lost
HOMES_LOST: Final[tuple[int, ...]] = (2, 3, 1, 1, 1, 1, 1)

# Homes to Lose: master
HOMES_MASTER: Final = cast("tuple[Master, ...]", (1, 0, 0, 1, 1, 1, 0))

# What Comes of a Hunt: effect
HUNT_EFFECTS_EFFECT: Final = cast("tuple[HuntEffect, ...]", (0, 1, 1, 1, 2, 2, 2, 2, 3))

# Muster Strength: strength (counted in 1/2)
_MUSTER_STRENGTHS_STRENGTH_1 = (0, 0, 0, 0)
MUSTER_STRENGTHS_STRENGTH: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 4, 8),
    (0, 0, 8, 14),
    _MUSTER_STRENGTHS_STRENGTH_1,
    (0, 0, 6, 8),
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
    _MUSTER_STRENGTHS_STRENGTH_1,
)

# The Nations: begins
PEOPLES_BEGINS: Final = cast("tuple[Stage, ...]", (0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0))

# The Nations: master
PEOPLES_MASTER: Final = cast("tuple[Master | None, ...]", (
    None, None, None, None, None, None, None, 0, 0, 0, 1, 1,
))

# The Nations: side
PEOPLES_SIDE: Final = cast("tuple[Side, ...]", (0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1))

# The Nations: strong
PEOPLES_STRONG: Final[tuple[int, ...]] = (
    12582912, 11274289152, 2576, 24576, 1048576, 4, 1, 652835033096, 17179869184, 32768, 524288, 131072,
)

# Plans Against Plans: bonus
PLANS_BONUS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 1),
    (1, 0, 0),
    (0, 1, 0),
)

# What a Step Costs: cost (counted in 1/2)
_STEP_COSTS_COST_1 = (2, 4, 6)
_STEP_COSTS_COST_2 = (4, 4, 8)
_STEP_COSTS_COST_3 = (2, 4, 4)
STEP_COSTS_COST: Final[tuple[tuple[int, ...], ...]] = (
    _STEP_COSTS_COST_1,
    _STEP_COSTS_COST_1,
    _STEP_COSTS_COST_2,
    _STEP_COSTS_COST_2,
    _STEP_COSTS_COST_2,
    _STEP_COSTS_COST_1,
    _STEP_COSTS_COST_2,
    (1, 4, 4),
    _STEP_COSTS_COST_3,
    _STEP_COSTS_COST_3,
    (2, 4, 8),
    (1, 2, 2),
)

# The Fellowship's Track: halts
STOPS_HALTS: Final[tuple[int, ...]] = (
    False, False, _OFF, _OFF, True, False, True, True, False, True, False, _OFF, _OFF, _OFF, _OFF, _OFF,
    False, _OFF, _OFF, _OFF, _OFF, False, _OFF, False, False, False, False, False, False, True, _OFF, _OFF,
    False, _OFF, _OFF, True, _OFF, True, False, _OFF, True, _OFF,
)


def stops_halts(key_1: Land) -> bool:
    """The cell of The Fellowship's Track, column halts."""
    cell = STOPS_HALTS[key_1]
    if cell < FLOOR:
        return stops_halts_cell(cell)
    return bool(cell)


def stops_halts_cell(cell: int) -> bool:
    """The cells of The Fellowship's Track, column halts, that are no plain value."""
    raise OffTheTable('stops', 'halts')


# The Fellowship's Track: maximum (counted in 1/2)
STOPS_MAXIMUM: Final[tuple[int, ...]] = (
    2, 2, _OFF, _OFF, 2, 4, 4, 4, 4, 2, 6, _OFF, _OFF, _OFF, _OFF, _OFF, 8, _OFF, _OFF, _OFF, _OFF, 10,
    _OFF, 6, 6, 6, 8, 10, 6, 4, _OFF, _OFF, 8, _OFF, _OFF, 14, _OFF, 10, 12, _OFF, 14, _OFF,
)


def stops_maximum(key_1: Land) -> int:
    """The cell of The Fellowship's Track, column maximum."""
    cell = STOPS_MAXIMUM[key_1]
    if cell < FLOOR:
        return stops_maximum_cell(cell)
    return cell


def stops_maximum_cell(cell: int) -> int:
    """The cells of The Fellowship's Track, column maximum, that are no plain value."""
    raise OffTheTable('stops', 'maximum')


# The Fellowship's Track: peril
STOPS_PERIL: Final[tuple[int, ...]] = (
    0, 1, _OFF, _OFF, 0, 0, 1, 2, 1, 0, 0, _OFF, _OFF, _OFF, _OFF, _OFF, 0, _OFF, _OFF, _OFF, _OFF, 0, _OFF,
    0, 0, 1, 1, 0, 0, 0, _OFF, _OFF, 0, _OFF, _OFF, 1, _OFF, 2, 0, _OFF, 0, _OFF,
)


def stops_peril(key_1: Land) -> int:
    """The cell of The Fellowship's Track, column peril."""
    cell = STOPS_PERIL[key_1]
    if cell < FLOOR:
        return stops_peril_cell(cell)
    return cell


def stops_peril_cell(cell: int) -> int:
    """The cells of The Fellowship's Track, column peril, that are no plain value."""
    raise OffTheTable('stops', 'peril')


# The Fellowship's Track: sanctuary
STOPS_SANCTUARY: Final[tuple[int, ...]] = (
    False, False, _OFF, _OFF, True, False, False, False, False, True, False, _OFF, _OFF, _OFF, _OFF, _OFF,
    False, _OFF, _OFF, _OFF, _OFF, False, _OFF, False, False, False, False, False, False, True, _OFF, _OFF,
    False, _OFF, _OFF, False, _OFF, False, False, _OFF, False, _OFF,
)


def stops_sanctuary(key_1: Land) -> bool:
    """The cell of The Fellowship's Track, column sanctuary."""
    cell = STOPS_SANCTUARY[key_1]
    if cell < FLOOR:
        return stops_sanctuary_cell(cell)
    return bool(cell)


def stops_sanctuary_cell(cell: int) -> bool:
    """The cells of The Fellowship's Track, column sanctuary, that are no plain value."""
    raise OffTheTable('stops', 'sanctuary')


# The Fellowship's Track: stretch
STOPS_STRETCH: Final[tuple[int, ...]] = (
    0, 0, _OFF, _OFF, 1, 2, 3, 3, 4, 4, 4, _OFF, _OFF, _OFF, _OFF, _OFF, 2, _OFF, _OFF, _OFF, _OFF, 4, _OFF,
    4, 4, 4, 4, 4, 4, 4, _OFF, _OFF, 4, _OFF, _OFF, 4, _OFF, 4, 4, _OFF, 4, _OFF,
)


def stops_stretch(key_1: Land) -> RoadReached:
    """The cell of The Fellowship's Track, column stretch."""
    cell = STOPS_STRETCH[key_1]
    if cell < FLOOR:
        return stops_stretch_cell(cell)
    return RoadReached(cell)


def stops_stretch_cell(cell: int) -> RoadReached:
    """The cells of The Fellowship's Track, column stretch, that are no plain value."""
    raise OffTheTable('stops', 'stretch')


# Lines of the Fellowship's Track: road
_WAYS_ROAD_1 = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
)
WAYS_ROAD: Final = cast("tuple[tuple[Road, ...], ...]", (
    (
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    (
        0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
        0, 0, 1, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
        0, 0, 0, 0, 3, 0, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
        0, 0, 0, 0, 0, 1, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 1, 0, 0, 1, 0,
    ),
    _WAYS_ROAD_1,
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 1, 0, 0, 0,
    ),
    _WAYS_ROAD_1,
))
