"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rulec.runtime import (CellFault, DoesNotApply, FLOOR, OffTheTable, UnknownCell)

from ._choices import (
    Barrier, BeamEffect, BreachLetter, Flyer, Gait, GroundSort, GroundWalker, HostPart, Kindling, Missile,
    MoraleClass, Mover, Organisation, Race, Reaction, Remnant, Side, Sky, Spell, Striker, Struck,
    TimeOfYear, Troop, WindQuarter, Wizard,
)
from ._kinds import Unit

# cells that are no plain value; what a number stands for is said behind each column
_OFF: Final = FLOOR - 1
_CELL_1: Final = FLOOR - 1
_CELL_2: Final = FLOOR - 2
_CELL_3: Final = FLOOR - 3
_CELL_4: Final = FLOOR - 4
_CELL_5: Final = FLOOR - 5
_CELL_6: Final = FLOOR - 6
_CELL_7: Final = FLOOR - 7
_CELL_8: Final = FLOOR - 8
_CELL_9: Final = FLOOR - 9
_CELL_10: Final = FLOOR - 10
_CELL_11: Final = FLOOR - 11
_CELL_12: Final = FLOOR - 12
_CELL_13: Final = FLOOR - 13
_CELL_14: Final = FLOOR - 14
_CELL_15: Final = FLOOR - 15
_CELL_16: Final = FLOOR - 16
_CELL_17: Final = FLOOR - 17
_CELL_18: Final = FLOOR - 18
_CELL_19: Final = FLOOR - 19
_CELL_20: Final = FLOOR - 20
_CELL_21: Final = FLOOR - 21
_CELL_22: Final = FLOOR - 22
_CELL_23: Final = FLOOR - 23
_CELL_24: Final = FLOOR - 24
_CELL_25: Final = FLOOR - 25
_CELL_26: Final = FLOOR - 26
_CELL_27: Final = FLOOR - 27
_CELL_28: Final = FLOOR - 28
_CELL_29: Final = FLOOR - 29
_CELL_30: Final = FLOOR - 30
_CELL_31: Final = FLOOR - 31
_CELL_32: Final = FLOOR - 32
_CELL_33: Final = FLOOR - 33
_CELL_34: Final = FLOOR - 34
_CELL_35: Final = FLOOR - 35
_CELL_36: Final = FLOOR - 36
_CELL_37: Final = FLOOR - 37
_CELL_38: Final = FLOOR - 38
_CELL_39: Final = FLOOR - 39
_CELL_40: Final = FLOOR - 40
_CELL_41: Final = FLOOR - 41
_CELL_42: Final = FLOOR - 42
_CELL_43: Final = FLOOR - 43
_CELL_44: Final = FLOOR - 44
_CELL_45: Final = FLOOR - 45
_CELL_46: Final = FLOOR - 46
_CELL_47: Final = FLOOR - 47
_CELL_48: Final = FLOOR - 48
_CELL_49: Final = FLOOR - 49
_CELL_50: Final = FLOOR - 50
_CELL_51: Final = FLOOR - 51
_CELL_52: Final = FLOOR - 52
_CELL_53: Final = FLOOR - 53
_CELL_54: Final = FLOOR - 54
_CELL_55: Final = FLOOR - 55
_CELL_56: Final = FLOOR - 56
_CELL_57: Final = FLOOR - 57
_CELL_58: Final = FLOOR - 58
_CELL_59: Final = FLOOR - 59
_CELL_60: Final = FLOOR - 60
_CELL_61: Final = FLOOR - 61
_CELL_62: Final = FLOOR - 62
_CELL_63: Final = FLOOR - 63
_CELL_64: Final = FLOOR - 64
_CELL_65: Final = FLOOR - 65
_CELL_66: Final = FLOOR - 66
_CELL_67: Final = FLOOR - 67
_CELL_68: Final = FLOOR - 68
_CELL_69: Final = FLOOR - 69
_CELL_70: Final = FLOOR - 70
_CELL_71: Final = FLOOR - 71
_CELL_72: Final = FLOOR - 72
_CELL_73: Final = FLOOR - 73
_CELL_74: Final = FLOOR - 74
_CELL_75: Final = FLOOR - 75
_CELL_76: Final = FLOOR - 76
_CELL_77: Final = FLOOR - 77
_CELL_78: Final = FLOOR - 78
_CELL_79: Final = FLOOR - 79
_CELL_80: Final = FLOOR - 80
_CELL_81: Final = FLOOR - 81
_CELL_82: Final = FLOOR - 82
_CELL_83: Final = FLOOR - 83
_CELL_84: Final = FLOOR - 84
_CELL_85: Final = FLOOR - 85
_CELL_86: Final = FLOOR - 86
_CELL_87: Final = FLOOR - 87
_CELL_88: Final = FLOOR - 88
_CELL_89: Final = FLOOR - 89
_CELL_90: Final = FLOOR - 90
_CELL_91: Final = FLOOR - 91
_CELL_92: Final = FLOOR - 92
_CELL_93: Final = FLOOR - 93

# Chieftain.charm
CHIEFTAIN_CHARM: Final[tuple[int, ...]] = (
    5, 7, 5, 7, 4, 4, 5, 4, 4, 7, 4, 4, 7, 5, 7, 7, 5, 5, 7, 5, 7, 5, 7, 4, 5, 5, 5, 5, 5, 7, 7, 5, 4, 5, 9,
    30,
)

# Chieftain.hit_dice
CHIEFTAIN_HIT_DICE: Final[tuple[int | None, ...]] = (
    None, 7, None, 6, None, None, None, None, None, None, None, None, 6, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Chieftain.own_people_only
CHIEFTAIN_OWN_PEOPLE_ONLY: Final[tuple[bool, ...]] = (
    True, False, True, False, False, False, True, False, False, False, False, False, False, True, False,
    False, False, False, False, True, False, True, False, False, True, True, True, True, True, False, False,
    True, False, False, False, False,
)

# Chieftain.side
CHIEFTAIN_SIDE: Final = cast("tuple[Side, ...]", (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1,
))

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (
    66, 64, 65, 67, 68, 30, 31, 32, 33, 20, 21, 22, 23, 24, 60, 61, 69, 62, 63, 47, 48, 70, 40, 41, 42, 51,
    52, 43, 44, 45, 46, 49, 50, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
)

# Spell.gandalfs_letter
SPELL_GANDALFS_LETTER: Final[tuple[str | None, ...]] = (
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', None, 'K',
)

# Spell.spell_reach
SPELL_SPELL_REACH: Final[tuple[int | None, ...]] = (
    1000, None, None, None, None, 50, 75, 15, 10, 25, 50, None,
)

# Spell.witch_kings_letter
SPELL_WITCH_KINGS_LETTER: Final[tuple[str | None, ...]] = (
    None, 'A', 'B', 'C', None, 'D', 'E', 'F', None, None, 'H', 'G',
)

# Troop.class
TROOP_CLASS: Final = cast("tuple[MoraleClass, ...]", (
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 4, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5, 6,
))

# Troop.race
TROOP_RACE: Final = cast("tuple[Race, ...]", (
    8, 7, 9, 2, 0, 4, 1, 4, 5, 0, 0, 2, 0, 6, 0, 0, 0, 0, 0, 0, 0, 3, 0, 12, 0, 0, 13, 13, 10, 11, 10, 14,
))

# Troop.side
TROOP_SIDE: Final = cast("tuple[Side, ...]", (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
))

# Scores in the air: score
AIR_SCORES_SCORE: Final[tuple[tuple[int, ...], ...]] = (
    (_OFF, _OFF, _OFF, 13, 16),
    (_OFF, _OFF, _OFF, _OFF, _OFF),
    (_OFF, _OFF, _OFF, 12, 15),
    (12, 12, 12, _OFF, _OFF),
    (10, 10, 10, _OFF, _OFF),
)


def air_scores_score(key_1: Flyer, key_2: Flyer) -> int:
    """The cell of Scores in the air, column score."""
    cell = AIR_SCORES_SCORE[key_1][key_2]
    if cell < FLOOR:
        return air_scores_score_cell(cell)
    return cell


def air_scores_score_cell(cell: int) -> int:
    """The cells of Scores in the air, column score, that are no plain value."""
    raise OffTheTable('air_scores', 'score')


# Base sizes: depth (counted in 1/4)
BASE_SIZES_DEPTH: Final[tuple[int, ...]] = (2, 6, 10, 10)

# Base sizes: width (counted in 1/4)
BASE_SIZES_WIDTH: Final[tuple[int, ...]] = (2, 3, 6, 4)

# The Beam of Good: clearance
BEAM_EFFECTS_CLEARANCE_CUTS: Final = (51, 101, 201, 251, 1001)
BEAM_EFFECTS_CLEARANCE: Final[tuple[tuple[int, ...], ...]] = (
    (500, 500, 500, 500, 300, 0),
    (500, 300, 300, 0, 0, 0),
)

# The Beam of Good: effect
BEAM_EFFECTS_EFFECT_CUTS: Final = (51, 101, 201, 251, 1001)
BEAM_EFFECTS_EFFECT: Final = cast("tuple[tuple[BeamEffect, ...], ...]", (
    (0, 0, 1, 1, 2, 4),
    (1, 1, 1, 3, 3, 4),
))

# Letters and dice: faces
BREACH_FACES_FACES: Final[tuple[Sequence[int], ...]] = (
    (2, 3, 4, 5, 6), (3, 4, 5, 6), (4, 5, 6), (5, 6), (6,), (),
)

# How long things burn: lasts (counted in 1/4)
BURNING_TIMES_LASTS: Final[tuple[int, ...]] = (12, 20, _CELL_2, _CELL_2, _CELL_2, 12, _OFF)


def burning_times_lasts(key_1: Kindling) -> int:
    """The cell of How long things burn, column lasts."""
    cell = BURNING_TIMES_LASTS[key_1]
    if cell < FLOOR:
        return burning_times_lasts_cell(cell)
    return cell

_BURNING_TIMES_LASTS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_2: (UnknownCell, '{stone_house, stone_tower, stone_fortress}', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "Fire Fighting:", lines 1091-1095'),
}


def burning_times_lasts_cell(cell: int) -> int:
    """The cells of How long things burn, column lasts, that are no plain value."""
    if cell in _BURNING_TIMES_LASTS_FAULTS:
        fault, row, citation = _BURNING_TIMES_LASTS_FAULTS[cell]
        raise fault('burning_times', row, 'lasts', citation)
    raise OffTheTable('burning_times', 'lasts')


# Casualty determination chart: fallen
_CASUALTY_CHART_FALLEN_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
_CASUALTY_CHART_FALLEN_2 = (
    5, 5, 6, 7, _CELL_87, 10, 10, 12, 12, 13, 13, 14, 14, 16, _CELL_88, 18, 19, 20, 21, 22, 23, 24,
    _CELL_89, 26, 27, 28, 28,
)
CASUALTY_CHART_FALLEN: Final[tuple[tuple[int, ...], ...]] = (
    _CASUALTY_CHART_FALLEN_1,
    _CASUALTY_CHART_FALLEN_1,
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 5, 5, 5, 5),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 5, 6, 6, 6, 6),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 7, 7),
    (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 8, 8),
    (0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 9),
    (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10, 10),
    (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11),
    (0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 7, 7, 9, 10, 11, 12, 12, 12),
    (0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13),
    (0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, _CELL_1, 14, 14),
    (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, _CELL_2, 14, 15, 15),
    (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, _CELL_3, 14, 16, 16),
    (1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 10, 12, 13, 14, 15, 17, 17),
    (
        1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, _CELL_4, _CELL_5, 13, _CELL_6, _CELL_7,
        18, 18,
    ),
    (
        1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 11, _CELL_8, 14, _CELL_9, _CELL_10,
        19, 19,
    ),
    (
        1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 12, _CELL_11, 14, _CELL_12, _CELL_13,
        19, 19,
    ),
    (2, 2, 2, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10, _CELL_14, 12, 13, 14, 15, 16, _CELL_15, 20, 20),
    (
        2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, _CELL_16, _CELL_17, 14, _CELL_18, 16,
        _CELL_19, _CELL_20, _CELL_21, _CELL_21,
    ),
    (
        2, 2, 3, 3, 3, 3, 3, 4, 5, 5, 6, 7, 7, _CELL_22, 9, 10, _CELL_23, 12, 13, 14, 15, _CELL_24, 17,
        _CELL_25, _CELL_26, 22, 22,
    ),
    (
        2, 2, 3, 3, 3, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, _CELL_27, 13, 14, _CELL_28, _CELL_29, _CELL_30,
        _CELL_31, _CELL_32, 20, 23, 23,
    ),
    (
        2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 8, 8, 9, 11, 12, 13, 14, _CELL_33, 16, _CELL_34, _CELL_35,
        _CELL_36, _CELL_37, _CELL_38, 23, 23,
    ),
    (
        2, 2, 3, 4, 4, 4, 4, 5, 6, 8, 9, 9, 9, 10, 12, 13, 14, 15, _CELL_39, _CELL_40, 18, 19, 20, _CELL_41,
        _CELL_42, 24, 24,
    ),
    (
        2, 2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 10, _CELL_43, 13, 14, _CELL_44, 16, _CELL_45, _CELL_46,
        _CELL_47, 20, _CELL_48, _CELL_49, _CELL_50, 24, 24,
    ),
    (
        2, 2, 3, 4, 4, 5, 5, 6, 7, 9, 9, 10, 10, _CELL_51, 13, 15, 16, 17, 17, _CELL_52, _CELL_53, _CELL_54,
        _CELL_55, _CELL_56, _CELL_57, 25, 25,
    ),
    (
        2, 2, 4, 4, 4, 6, 6, 7, 8, 9, 10, 11, 11, _CELL_58, 14, 15, 16, 17, 17, _CELL_59, _CELL_60,
        _CELL_61, _CELL_62, _CELL_63, _CELL_64, 25, 25,
    ),
    (
        3, 3, 4, 5, 5, 6, 7, 8, 8, 10, 11, 12, 12, 13, 15, 15, 16, 17, 18, _CELL_65, _CELL_66, _CELL_67,
        _CELL_68, _CELL_69, _CELL_70, 25, 25,
    ),
    (
        4, 4, 4, 5, 5, 7, 7, 9, 9, 10, 11, 12, 12, 14, 15, 15, 17, _CELL_71, _CELL_72, _CELL_73, _CELL_74,
        _CELL_75, _CELL_76, _CELL_77, 25, 26, 26,
    ),
    (
        4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 14, 16, 17, 18, 19, 20, 20, _CELL_78, 22, _CELL_79,
        _CELL_80, 25, 26, 26,
    ),
    (
        4, 4, 5, 6, 6, 8, 8, 10, 10, 11, 12, 13, 13, 15, 16, 17, 18, 19, 20, 20, _CELL_81, _CELL_82,
        _CELL_83, _CELL_84, 26, 27, 27,
    ),
    (
        5, 5, 5, 6, 7, 9, 9, 11, 11, 12, 13, 14, 14, 15, 16, 17, 18, 19, 20, 21, 22, _CELL_85, _CELL_86, 25,
        26, 27, 27,
    ),
    (5, 5, 5, 7, 8, 10, 10, 11, 11, 12, 13, 14, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 28),
    _CASUALTY_CHART_FALLEN_2,
    _CASUALTY_CHART_FALLEN_2,
)


def casualty_chart_fallen(key_1: int, key_2: int) -> int:
    """The cell of Casualty determination chart, column fallen."""
    cell = CASUALTY_CHART_FALLEN[min(max(key_1 + 8, 0), 36)][min(max(key_2, 0), 26)]
    if cell < FLOOR:
        return casualty_chart_fallen_cell(cell)
    return cell

_CASUALTY_CHART_FALLEN_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, '5, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1339'),
    _CELL_2: (UnknownCell, '6, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1338'),
    _CELL_3: (UnknownCell, '7, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1337'),
    _CELL_4: (UnknownCell, '9, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335'),
    _CELL_5: (UnknownCell, '9, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335'),
    _CELL_6: (UnknownCell, '9, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335'),
    _CELL_7: (UnknownCell, '9, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335'),
    _CELL_8: (UnknownCell, '10, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334'),
    _CELL_9: (UnknownCell, '10, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334'),
    _CELL_10: (UnknownCell, '10, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334'),
    _CELL_11: (UnknownCell, '11, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333'),
    _CELL_12: (UnknownCell, '11, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333'),
    _CELL_13: (UnknownCell, '11, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333'),
    _CELL_14: (UnknownCell, '12, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1332'),
    _CELL_15: (UnknownCell, '12, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1332'),
    _CELL_16: (UnknownCell, '13, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_17: (UnknownCell, '13, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_18: (UnknownCell, '13, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_19: (UnknownCell, '13, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_20: (UnknownCell, '13, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_21: (UnknownCell, '13, 25', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331'),
    _CELL_22: (UnknownCell, '14, 13', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330'),
    _CELL_23: (UnknownCell, '14, 16', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330'),
    _CELL_24: (UnknownCell, '14, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330'),
    _CELL_25: (UnknownCell, '14, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330'),
    _CELL_26: (UnknownCell, '14, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330'),
    _CELL_27: (UnknownCell, '15, 16', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_28: (UnknownCell, '15, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_29: (UnknownCell, '15, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_30: (UnknownCell, '15, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_31: (UnknownCell, '15, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_32: (UnknownCell, '15, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329'),
    _CELL_33: (UnknownCell, '16, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_34: (UnknownCell, '16, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_35: (UnknownCell, '16, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_36: (UnknownCell, '16, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_37: (UnknownCell, '16, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_38: (UnknownCell, '16, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328'),
    _CELL_39: (UnknownCell, '17, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327'),
    _CELL_40: (UnknownCell, '17, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327'),
    _CELL_41: (UnknownCell, '17, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327'),
    _CELL_42: (UnknownCell, '17, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327'),
    _CELL_43: (UnknownCell, '18, 13', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_44: (UnknownCell, '18, 16', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_45: (UnknownCell, '18, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_46: (UnknownCell, '18, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_47: (UnknownCell, '18, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_48: (UnknownCell, '18, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_49: (UnknownCell, '18, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_50: (UnknownCell, '18, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326'),
    _CELL_51: (UnknownCell, '19, 13', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_52: (UnknownCell, '19, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_53: (UnknownCell, '19, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_54: (UnknownCell, '19, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_55: (UnknownCell, '19, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_56: (UnknownCell, '19, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_57: (UnknownCell, '19, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325'),
    _CELL_58: (UnknownCell, '20, 13', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_59: (UnknownCell, '20, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_60: (UnknownCell, '20, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_61: (UnknownCell, '20, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_62: (UnknownCell, '20, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_63: (UnknownCell, '20, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_64: (UnknownCell, '20, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324'),
    _CELL_65: (UnknownCell, '21, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_66: (UnknownCell, '21, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_67: (UnknownCell, '21, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_68: (UnknownCell, '21, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_69: (UnknownCell, '21, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_70: (UnknownCell, '21, 24', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323'),
    _CELL_71: (UnknownCell, '22, 17', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_72: (UnknownCell, '22, 18', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_73: (UnknownCell, '22, 19', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_74: (UnknownCell, '22, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_75: (UnknownCell, '22, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_76: (UnknownCell, '22, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_77: (UnknownCell, '22, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322'),
    _CELL_78: (UnknownCell, '23, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321'),
    _CELL_79: (UnknownCell, '23, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321'),
    _CELL_80: (UnknownCell, '23, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321'),
    _CELL_81: (UnknownCell, '24, 20', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320'),
    _CELL_82: (UnknownCell, '24, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320'),
    _CELL_83: (UnknownCell, '24, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320'),
    _CELL_84: (UnknownCell, '24, 23', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320'),
    _CELL_85: (UnknownCell, '25, 21', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1319'),
    _CELL_86: (UnknownCell, '25, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1319'),
    _CELL_87: (UnknownCell, '27, 4', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317'),
    _CELL_88: (UnknownCell, '27, 14', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317'),
    _CELL_89: (UnknownCell, '27, 22', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317'),
}


def casualty_chart_fallen_cell(cell: int) -> int:
    """The cells of Casualty determination chart, column fallen, that are no plain value."""
    if cell in _CASUALTY_CHART_FALLEN_FAULTS:
        fault, row, citation = _CASUALTY_CHART_FALLEN_FAULTS[cell]
        raise fault('casualty_chart', row, 'fallen', citation)
    raise OffTheTable('casualty_chart', 'fallen')


# Charges and rests: charges_on_end
CHARGE_RESTS_CHARGES_ON_END: Final[tuple[int, ...]] = (
    1, 2, 2, 2, 1, 1, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1,
)

# Charges and rests: rest (counted in 1/4)
CHARGE_RESTS_REST: Final[tuple[int, ...]] = (
    0, 4, 4, 4, 4, 8, 4, 4, 4, 4, 4, 4, 12, 12, 8, 8, 12, 4, 4, 12, _CELL_1,
)


def charge_rests_rest(key_1: Mover) -> int:
    """The cell of Charges and rests, column rest."""
    cell = CHARGE_RESTS_REST[key_1]
    if cell < FLOOR:
        return charge_rests_rest_cell(cell)
    return cell

_CHARGE_RESTS_REST_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, 'ent_mover', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", lines 191-213'),
}


def charge_rests_rest_cell(cell: int) -> int:
    """The cells of Charges and rests, column rest, that are no plain value."""
    if cell in _CHARGE_RESTS_REST_FAULTS:
        fault, row, citation = _CHARGE_RESTS_REST_FAULTS[cell]
        raise fault('charge_rests', row, 'rest', citation)
    raise OffTheTable('charge_rests', 'rest')


# Fire fighting: faces
DOUSING_FACES_FACES: Final[tuple[Sequence[int], ...]] = ((5, 6), (6,), (5, 6), (5, 6), (5, 6), (6,), (6,))

# Energy level depletion charts: drop
_ENERGY_DEPLETION_DROP_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
ENERGY_DEPLETION_DROP: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (_OFF, 8, 7, 7, 6, 6, 5, 4, 4, 3, 2, 2, _OFF, _OFF, _OFF),
        (_OFF, 7, 7, 6, 5, 5, 4, 4, 3, 2, 2, 1, _OFF, _OFF, _OFF),
        (_OFF, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, _OFF, _OFF, _OFF),
        (_OFF, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, _OFF, _OFF, _OFF),
        (_OFF, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, _OFF, _OFF, _OFF),
        (_OFF, 7, 6, 6, 5, 5, 4, 4, 3, 2, 2, 1, _OFF, _OFF, _OFF),
        (_OFF, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, _OFF, _OFF, _OFF),
        (_OFF, 9, 9, 8, 7, 7, 6, 5, 4, 4, 3, 3, _OFF, _OFF, _OFF),
        (_OFF, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, _OFF, _OFF, _OFF),
        (_OFF, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, _OFF, _OFF, _OFF),
        _ENERGY_DEPLETION_DROP_1,
        (_OFF, 9, 9, 9, 8, 7, 7, 6, 5, 5, 3, 4, _OFF, _OFF, _OFF),
    ),
    (
        _ENERGY_DEPLETION_DROP_1,
        (_OFF, 8, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 1, 1, _OFF),
        (_OFF, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, _OFF),
        (_OFF, 5, 5, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, _OFF),
        _ENERGY_DEPLETION_DROP_1,
        (_OFF, 7, 6, 6, 5, 4, 4, 3, 2, 2, 2, 1, 1, 1, _OFF),
        (_OFF, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, _OFF),
        (_OFF, 9, 9, 8, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, _OFF),
        _ENERGY_DEPLETION_DROP_1,
        _ENERGY_DEPLETION_DROP_1,
        (_OFF, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, _OFF),
        (_OFF, 9, 9, 9, 8, 7, 7, 6, 5, 5, 5, 4, 3, 3, _OFF),
    ),
)


def energy_depletion_drop(key_1: Wizard, key_2: Spell, key_3: int) -> int:
    """The cell of Energy level depletion charts, column drop."""
    cell = ENERGY_DEPLETION_DROP[key_1][key_2][min(max(key_3 + 1, 0), 14)]
    if cell < FLOOR:
        return energy_depletion_drop_cell(cell)
    return cell


def energy_depletion_drop_cell(cell: int) -> int:
    """The cells of Energy level depletion charts, column drop, that are no plain value."""
    raise OffTheTable('energy_depletion', 'drop')


# Spells and the morale of the side of evil: evil_enemy_bolt
EVIL_SPELLS_EVIL_ENEMY_BOLT: Final[tuple[int, ...]] = (_CELL_1, -2, -2, -3, _CELL_2, -6, -2)


def evil_spells_evil_enemy_bolt(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_enemy_bolt."""
    cell = EVIL_SPELLS_EVIL_ENEMY_BOLT[key_1]
    if cell < FLOOR:
        return evil_spells_evil_enemy_bolt_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_ENEMY_BOLT_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (UnknownCell, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_enemy_bolt_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_enemy_bolt, that are no plain

    value.
    """
    if cell in _EVIL_SPELLS_EVIL_ENEMY_BOLT_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_ENEMY_BOLT_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_enemy_bolt', citation)
    raise OffTheTable('evil_spells', 'evil_enemy_bolt')


# Spells and the morale of the side of evil: evil_enemy_impress
EVIL_SPELLS_EVIL_ENEMY_IMPRESS: Final[tuple[int, ...]] = (-2, -2, -2, -3, -3, -5, -2)

# Spells and the morale of the side of evil: evil_fire_burst_seen
EVIL_SPELLS_EVIL_FIRE_BURST_SEEN: Final[tuple[int, ...]] = (_CELL_1, -1, -2, -3, -3, -4, -1)


def evil_spells_evil_fire_burst_seen(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_fire_burst_seen."""
    cell = EVIL_SPELLS_EVIL_FIRE_BURST_SEEN[key_1]
    if cell < FLOOR:
        return evil_spells_evil_fire_burst_seen_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_FIRE_BURST_SEEN_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_fire_burst_seen_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_fire_burst_seen, that are no

    plain value.
    """
    if cell in _EVIL_SPELLS_EVIL_FIRE_BURST_SEEN_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_FIRE_BURST_SEEN_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_fire_burst_seen', citation)
    raise OffTheTable('evil_spells', 'evil_fire_burst_seen')


# Spells and the morale of the side of evil: evil_friendly_impress
EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, 5, 2)

# Spells and the morale of the side of evil: evil_gandalf_driven_off
EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF: Final[tuple[int, ...]] = (_CELL_1, 2, 2, 2, 2, 5, 2)


def evil_spells_evil_gandalf_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_gandalf_driven_off."""
    cell = EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return evil_spells_evil_gandalf_driven_off_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_gandalf_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_gandalf_driven_off, that are no

    plain value.
    """
    if cell in _EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_gandalf_driven_off', citation)
    raise OffTheTable('evil_spells', 'evil_gandalf_driven_off')


# Spells and the morale of the side of evil: evil_king_driven_off
EVIL_SPELLS_EVIL_KING_DRIVEN_OFF: Final[tuple[int, ...]] = (_CELL_1, -2, -2, -3, -3, -5, -2)


def evil_spells_evil_king_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_king_driven_off."""
    cell = EVIL_SPELLS_EVIL_KING_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return evil_spells_evil_king_driven_off_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_KING_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_king_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_king_driven_off, that are no

    plain value.
    """
    if cell in _EVIL_SPELLS_EVIL_KING_DRIVEN_OFF_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_KING_DRIVEN_OFF_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_king_driven_off', citation)
    raise OffTheTable('evil_spells', 'evil_king_driven_off')


# Spells and the morale of the side of evil: evil_leader_controlled
EVIL_SPELLS_EVIL_LEADER_CONTROLLED: Final[tuple[int, ...]] = (_CELL_1, -3, -3, -4, -5, -6, -2)


def evil_spells_evil_leader_controlled(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_leader_controlled."""
    cell = EVIL_SPELLS_EVIL_LEADER_CONTROLLED[key_1]
    if cell < FLOOR:
        return evil_spells_evil_leader_controlled_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_LEADER_CONTROLLED_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_leader_controlled_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_leader_controlled, that are no

    plain value.
    """
    if cell in _EVIL_SPELLS_EVIL_LEADER_CONTROLLED_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_LEADER_CONTROLLED_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_leader_controlled', citation)
    raise OffTheTable('evil_spells', 'evil_leader_controlled')


# Spells and the morale of the side of evil: evil_wraith_driven_off
EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF: Final[tuple[int, ...]] = (_CELL_1, -2, -2, -3, -3, -5, -2)


def evil_spells_evil_wraith_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of evil, column evil_wraith_driven_off."""
    cell = EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return evil_spells_evil_wraith_driven_off_cell(cell, unit)
    return cell

_EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def evil_spells_evil_wraith_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of evil, column evil_wraith_driven_off, that are no

    plain value.
    """
    if cell in _EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF_FAULTS:
        fault, row, citation = _EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF_FAULTS[cell]
        raise fault('evil_spells', row, 'evil_wraith_driven_off', citation)
    raise OffTheTable('evil_spells', 'evil_wraith_driven_off')


# Ranks that strike: ranks (counted in 1/2)
FIGHTING_RANKS_RANKS: Final[tuple[tuple[int, ...], ...]] = (
    (
        _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2,
        2, 2, 3, 4, 2, 2, 2,
    ),
    (
        2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 4, 3, _OFF,
        2, 2, _OFF, _OFF, 2, 2,
    ),
)


def fighting_ranks_ranks(key_1: Side, key_2: Striker) -> int:
    """The cell of Ranks that strike, column ranks."""
    cell = FIGHTING_RANKS_RANKS[key_1][key_2]
    if cell < FLOOR:
        return fighting_ranks_ranks_cell(cell)
    return cell


def fighting_ranks_ranks_cell(cell: int) -> int:
    """The cells of Ranks that strike, column ranks, that are no plain value."""
    raise OffTheTable('fighting_ranks', 'ranks')


# Attack dice: dice (counted in 1/2)
FIGURE_DICE_DICE: Final[tuple[int, ...]] = (
    4, 4, 4, 4, _CELL_1, _CELL_1, _CELL_1, _CELL_1, _CELL_1, _CELL_1, 2, 2, 3, _CELL_1, 6, _CELL_1,
)


def figure_dice_dice(key_1: Race) -> int:
    """The cell of Attack dice, column dice."""
    cell = FIGURE_DICE_DICE[key_1]
    if cell < FLOOR:
        return figure_dice_dice_cell(cell)
    return cell

_FIGURE_DICE_DICE_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, '{elf, dwarf, hobbit, ent, great_eagle, beorning, wolf, elephant}', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "COMBAT OF HEROES.", lines 961-963'),
}


def figure_dice_dice_cell(cell: int) -> int:
    """The cells of Attack dice, column dice, that are no plain value."""
    if cell in _FIGURE_DICE_DICE_FAULTS:
        fault, row, citation = _FIGURE_DICE_DICE_FAULTS[cell]
        raise fault('figure_dice', row, 'dice', citation)
    raise OffTheTable('figure_dice', 'dice')


# The points table: price (counted in 1/2)
FIGURE_PRICES_PRICE: Final[tuple[int, ...]] = (
    1, 2, 6, 6, 8, 10, 12, 14, 6, 6, 8, 6, 24, 26, 28, 26, 18, 28, 6, 20, 24,
)

# Setting things on fire: brands
FIRE_FACES_BRANDS: Final[tuple[int, ...]] = (1, 1, 1, 2, 3, 1, 1)

# Setting things on fire: faces
FIRE_FACES_FACES: Final[tuple[Sequence[int], ...]] = ((4, 5, 6), (5, 6), (6,), (6,), (6,), (6,), (4, 5, 6))

# The armies at the fords: abreast
FORDS_ARMIES_ABREAST: Final[tuple[int, ...]] = (8, 12, 8, 8, 10, 10, 10, 6)

# The armies at the fords: figures
FORDS_ARMIES_FIGURES: Final[tuple[int, ...]] = (16, 12, 8, 16, 24, 20, 24, 6)

# The armies at the fords: from_left
FORDS_ARMIES_FROM_LEFT: Final[tuple[int, ...]] = (800, 980, 1170, 620, 700, 900, 1100, 900)

# The armies at the fords: from_top
FORDS_ARMIES_FROM_TOP: Final[tuple[int, ...]] = (930, 920, 930, 930, 260, 250, 260, 120)

# The armies at the fords: missile
FORDS_ARMIES_MISSILE: Final = cast("tuple[Missile | None, ...]", (None, 3, None, None, 15, None, None, None))

# The armies at the fords: strikes_as
FORDS_ARMIES_STRIKES_AS: Final = cast("tuple[Striker, ...]", (18, 17, 20, 26, 4, 3, 4, 20))

# The armies at the fords: struck_as
FORDS_ARMIES_STRUCK_AS: Final = cast("tuple[Struck, ...]", (10, 12, 4, 1, 18, 17, 18, 3))

# The armies at the fords: troop
FORDS_ARMIES_TROOP: Final = cast("tuple[Troop, ...]", (8, 7, 11, 9, 28, 29, 28, 15))

# Effects of terrain on movement: part (counted in 1/4)
GROUND_SHARES_PART: Final[tuple[tuple[int, ...], ...]] = (
    (_OFF, 1, 1, 2, 2, 1, 3, 0, 1, 2, 3),
    (_OFF, 0, 1, 2, 3, 2, 2, 1, 2, 2, 3),
    (_OFF, 0, 0, 2, 3, 3, 2, 4, 4, 2, 3),
    (_OFF, 0, 0, 2, 3, 2, 2, 1, 2, 2, 3),
    (_OFF, 1, 2, 4, 3, 2, 3, 0, _CELL_2, 0, 4),
    (_OFF, 1, 1, 2, 2, 2, 2, 1, 2, 2, 3),
    (_OFF, 0, 0, 1, 0, 0, 2, 0, 0, 0, 2),
    (_OFF, 0, 0, 2, 2, 2, 3, 1, 2, 2, 3),
)


def ground_shares_part(key_1: GroundWalker, key_2: GroundSort) -> int:
    """The cell of Effects of terrain on movement, column part."""
    cell = GROUND_SHARES_PART[key_1][key_2]
    if cell < FLOOR:
        return ground_shares_part_cell(cell)
    return cell

_GROUND_SHARES_PART_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_2: (UnknownCell, 'beast_walker, thin_wood', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 268'),
}


def ground_shares_part_cell(cell: int) -> int:
    """The cells of Effects of terrain on movement, column part, that are no plain value."""
    if cell in _GROUND_SHARES_PART_FAULTS:
        fault, row, citation = _GROUND_SHARES_PART_FAULTS[cell]
        raise fault('ground_shares', row, 'part', citation)
    raise OffTheTable('ground_shares', 'part')


# The frontage of a hero: all_around
HERO_FRONTS_ALL_AROUND: Final[tuple[int, ...]] = (
    3, 3, 3, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 5, 5, 4, _OFF, 3, _OFF,
)


def hero_fronts_all_around(key_1: Race) -> int:
    """The cell of The frontage of a hero, column all_around."""
    cell = HERO_FRONTS_ALL_AROUND[key_1]
    if cell < FLOOR:
        return hero_fronts_all_around_cell(cell)
    return cell


def hero_fronts_all_around_cell(cell: int) -> int:
    """The cells of The frontage of a hero, column all_around, that are no plain value."""
    raise OffTheTable('hero_fronts', 'all_around')


# The frontage of a hero: in_front
HERO_FRONTS_IN_FRONT: Final[tuple[int, ...]] = (
    2, 2, 2, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 3, 3, 2, _OFF, 2, _OFF,
)


def hero_fronts_in_front(key_1: Race) -> int:
    """The cell of The frontage of a hero, column in_front."""
    cell = HERO_FRONTS_IN_FRONT[key_1]
    if cell < FLOOR:
        return hero_fronts_in_front_cell(cell)
    return cell


def hero_fronts_in_front_cell(cell: int) -> int:
    """The cells of The frontage of a hero, column in_front, that are no plain value."""
    raise OffTheTable('hero_fronts', 'in_front')


# Heroes in combat: score
HERO_SCORES_SCORE: Final[tuple[tuple[int, ...], ...]] = (
    (7, 8, 10, 12, 14, 16, 18, 20),
    (6, 7, 8, 10, 12, 14, 16, 18),
    (5, 6, 7, 8, 10, 12, 14, 16),
    (4, 5, 6, 7, 8, 10, 12, 14),
    (3, 4, 5, 6, 7, 8, 10, 12),
    (2, 3, 4, 5, 6, 7, 8, 10),
    (1, 2, 3, 4, 5, 6, 7, 8),
    (1, 1, 2, 3, 4, 5, 6, 7),
)

# The composition of armies: share
HOST_SHARES_SHARE: Final[tuple[tuple[int, ...], ...]] = (
    (_OFF, 70, 20, 10),
    (50, 30, 10, 10),
)


def host_shares_share(key_1: Side, key_2: HostPart) -> int:
    """The cell of The composition of armies, column share."""
    cell = HOST_SHARES_SHARE[key_1][key_2]
    if cell < FLOOR:
        return host_shares_share_cell(cell)
    return cell


def host_shares_share_cell(cell: int) -> int:
    """The cells of The composition of armies, column share, that are no plain value."""
    raise OffTheTable('host_shares', 'share')


# Weapon factor chart IV: impetus, good against evil: weapon
_IMPETUS_OF_LAW_WEAPON_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
_IMPETUS_OF_LAW_WEAPON_2 = (
    _CELL_17, 3, _CELL_18, 0, -1, -2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 0, _CELL_19, 2, 4, 5,
    4, 4, 4, 4, 1, 3,
)
_IMPETUS_OF_LAW_WEAPON_3 = (
    _CELL_29, _CELL_30, _CELL_31, _CELL_32, _CELL_33, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -4,
    -7, 6, 7, 8, 8, 7, 8, _CELL_34, 3, _CELL_35,
)
_IMPETUS_OF_LAW_WEAPON_4 = (
    7, 5, 0, 3, 2, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -6, -9, 3, 4, 4, 4, 4, _CELL_36,
    _CELL_37, _CELL_38, 0,
)
IMPETUS_OF_LAW_WEAPON: Final[tuple[tuple[int, ...], ...]] = (
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    (
        17, 16, 14, 16, 14, 12, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 2, 1, 15, 17, 20, 20, 16,
        19, 20, 8, _CELL_2,
    ),
    (
        _CELL_3, 11, _CELL_4, 11, 8, 7, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_5, _CELL_6, 9,
        11, 14, 14, 11, 13, 14, 7, 5,
    ),
    (
        12, 11, _CELL_7, 11, 8, 7, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -2, _CELL_8, 9, 11, 14,
        14, 11, 13, 14, 7, 5,
    ),
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_1,
    (
        _CELL_9, 5, 4, _CELL_10, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 4, 1, 7, _CELL_11, 8,
        _CELL_12, 8, 7, 8, 3, _CELL_13,
    ),
    (
        7, _CELL_14, 3, 3, 2, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 3, 0, 4, 5, 5, 5, 4, 4,
        _CELL_15, 1, _CELL_16,
    ),
    _IMPETUS_OF_LAW_WEAPON_2,
    _IMPETUS_OF_LAW_WEAPON_2,
    (
        10, _CELL_20, 8, 10, _CELL_21, 8, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -2, -5, 8, 9, 10,
        10, 9, 10, 10, 6, 3,
    ),
    (
        _CELL_22, 5, 4, _CELL_23, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -6, -9, 5, 6, 7, 8,
        8, 7, 8, 2, 0,
    ),
    (
        10, 8, _CELL_24, 10, 8, _CELL_25, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -4, -7, 7, 6, 8,
        _CELL_26, _CELL_27, 10, 10, 4, _CELL_28,
    ),
    _IMPETUS_OF_LAW_WEAPON_1,
    _IMPETUS_OF_LAW_WEAPON_3,
    _IMPETUS_OF_LAW_WEAPON_3,
    _IMPETUS_OF_LAW_WEAPON_4,
    (
        _CELL_39, 5, 3, 3, 2, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -8, -9, 3, 4, 4, 4, 4, 4,
        _CELL_40, 1, _CELL_41,
    ),
    _IMPETUS_OF_LAW_WEAPON_4,
)


def impetus_of_law_weapon(key_1: Striker, key_2: Struck) -> int:
    """The cell of Weapon factor chart IV: impetus, good against evil, column weapon."""
    cell = IMPETUS_OF_LAW_WEAPON[key_1][key_2]
    if cell < FLOOR:
        return impetus_of_law_weapon_cell(cell)
    return cell

_IMPETUS_OF_LAW_WEAPON_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_2: (UnknownCell, 'large_ent, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_3: (UnknownCell, 'small_ent, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_4: (UnknownCell, 'small_ent, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_5: (UnknownCell, 'small_ent, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_6: (UnknownCell, 'small_ent, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_7: (UnknownCell, 'beorning, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_8: (UnknownCell, 'beorning, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_9: (UnknownCell, 'elf_spear, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_10: (UnknownCell, 'elf_spear, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_11: (UnknownCell, 'elf_spear, uruk', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_12: (UnknownCell, 'elf_spear, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_13: (UnknownCell, 'elf_spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_14: (UnknownCell, 'elf_sword, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_15: (UnknownCell, 'elf_sword, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_16: (UnknownCell, 'elf_sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_17: (UnknownCell, '{dwarf_axe, dwarf_sword}, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_18: (UnknownCell, '{dwarf_axe, dwarf_sword}, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_19: (UnknownCell, '{dwarf_axe, dwarf_sword}, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_20: (UnknownCell, 'lance, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_21: (UnknownCell, 'lance, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_22: (UnknownCell, 'horse_spear, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_23: (UnknownCell, 'horse_spear, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_24: (UnknownCell, 'horse_short_spear, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_25: (UnknownCell, 'horse_short_spear, heavy_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_26: (UnknownCell, 'horse_short_spear, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_27: (UnknownCell, 'horse_short_spear, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_28: (UnknownCell, 'horse_short_spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_29: (UnknownCell, '{spear, long_spear}, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_30: (UnknownCell, '{spear, long_spear}, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_31: (UnknownCell, '{spear, long_spear}, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_32: (UnknownCell, '{spear, long_spear}, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_33: (UnknownCell, '{spear, long_spear}, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_34: (UnknownCell, '{spear, long_spear}, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_35: (UnknownCell, '{spear, long_spear}, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_36: (UnknownCell, '{two_handed_sword, axe_or_club}, wolf_rider', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_37: (UnknownCell, '{two_handed_sword, axe_or_club}, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_38: (UnknownCell, '{two_handed_sword, axe_or_club}, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_39: (UnknownCell, 'sword, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_40: (UnknownCell, 'sword, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
    _CELL_41: (UnknownCell, 'sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV", lines 1297-1310; ruling "Whose the lines of the impetus chart are"'),
}


def impetus_of_law_weapon_cell(cell: int) -> int:
    """The cells of Weapon factor chart IV: impetus, good against evil, column weapon, that are no plain

    value.
    """
    if cell in _IMPETUS_OF_LAW_WEAPON_FAULTS:
        fault, row, citation = _IMPETUS_OF_LAW_WEAPON_FAULTS[cell]
        raise fault('impetus_of_law', row, 'weapon', citation)
    raise OffTheTable('impetus_of_law', 'weapon')


# Half strength: faces
_LAST_STANDS_FACES_1 = (_OFF, (4, 5, 6), (5, 6))
_LAST_STANDS_FACES_2 = (_OFF, (6,), ())
LAST_STANDS_FACES: Final[tuple[tuple[Sequence[int] | int, ...], ...]] = (
    _LAST_STANDS_FACES_1,
    (_OFF, (5, 6), (6,)),
    _LAST_STANDS_FACES_2,
    _LAST_STANDS_FACES_2,
    _LAST_STANDS_FACES_2,
    _LAST_STANDS_FACES_2,
    _LAST_STANDS_FACES_1,
)


def last_stands_faces(key_1: MoraleClass, key_2: Remnant) -> Sequence[int]:
    """The cell of Half strength, column faces."""
    cell = LAST_STANDS_FACES[key_1][key_2]
    if isinstance(cell, int):
        return last_stands_faces_cell(cell)
    return cell


def last_stands_faces_cell(cell: int) -> Sequence[int]:
    """The cells of Half strength, column faces, that are no plain value."""
    raise OffTheTable('last_stands', 'faces')


# Morale factors of the side of law: charged_by_elephant
LAW_MORALE_CHARGED_BY_ELEPHANT: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, _CELL_1, _CELL_2)


def law_morale_charged_by_elephant(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column charged_by_elephant."""
    cell = LAW_MORALE_CHARGED_BY_ELEPHANT[key_1]
    if cell < FLOOR:
        return law_morale_charged_by_elephant_cell(cell, unit)
    return cell

_LAW_MORALE_CHARGED_BY_ELEPHANT_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_charged_by_elephant_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column charged_by_elephant, that are no plain value."""
    if cell in _LAW_MORALE_CHARGED_BY_ELEPHANT_FAULTS:
        fault, row, citation = _LAW_MORALE_CHARGED_BY_ELEPHANT_FAULTS[cell]
        raise fault('law_morale', row, 'charged_by_elephant', citation)
    raise OffTheTable('law_morale', 'charged_by_elephant')


# Morale factors of the side of law: charged_by_mumak
LAW_MORALE_CHARGED_BY_MUMAK: Final[tuple[int, ...]] = (-4, -4, -4, -4, -4, _CELL_1, _CELL_2)


def law_morale_charged_by_mumak(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column charged_by_mumak."""
    cell = LAW_MORALE_CHARGED_BY_MUMAK[key_1]
    if cell < FLOOR:
        return law_morale_charged_by_mumak_cell(cell, unit)
    return cell

_LAW_MORALE_CHARGED_BY_MUMAK_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_charged_by_mumak_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column charged_by_mumak, that are no plain value."""
    if cell in _LAW_MORALE_CHARGED_BY_MUMAK_FAULTS:
        fault, row, citation = _LAW_MORALE_CHARGED_BY_MUMAK_FAULTS[cell]
        raise fault('law_morale', row, 'charged_by_mumak', citation)
    raise OffTheTable('law_morale', 'charged_by_mumak')


# Morale factors of the side of law: dwarves_engage_orcs
LAW_MORALE_DWARVES_ENGAGE_ORCS: Final[tuple[int, ...]] = (
    _CELL_1, 3, _CELL_2, _CELL_3, _CELL_4, _CELL_5, _CELL_6,
)


def law_morale_dwarves_engage_orcs(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column dwarves_engage_orcs."""
    cell = LAW_MORALE_DWARVES_ENGAGE_ORCS[key_1]
    if cell < FLOOR:
        return law_morale_dwarves_engage_orcs_cell(cell, unit)
    return cell

_LAW_MORALE_DWARVES_ENGAGE_ORCS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'C', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_3: (DoesNotApply, 'D', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_4: (DoesNotApply, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_5: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_6: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_dwarves_engage_orcs_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column dwarves_engage_orcs, that are no plain value."""
    if cell in _LAW_MORALE_DWARVES_ENGAGE_ORCS_FAULTS:
        fault, row, citation = _LAW_MORALE_DWARVES_ENGAGE_ORCS_FAULTS[cell]
        raise fault('law_morale', row, 'dwarves_engage_orcs', citation)
    raise OffTheTable('law_morale', 'dwarves_engage_orcs')


# Morale factors of the side of law: king_far
LAW_MORALE_KING_FAR: Final[tuple[int, ...]] = (-2, -2, -2, -2, -2, _CELL_1, _CELL_2)


def law_morale_king_far(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column king_far."""
    cell = LAW_MORALE_KING_FAR[key_1]
    if cell < FLOOR:
        return law_morale_king_far_cell(cell, unit)
    return cell

_LAW_MORALE_KING_FAR_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_king_far_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column king_far, that are no plain value."""
    if cell in _LAW_MORALE_KING_FAR_FAULTS:
        fault, row, citation = _LAW_MORALE_KING_FAR_FAULTS[cell]
        raise fault('law_morale', row, 'king_far', citation)
    raise OffTheTable('law_morale', 'king_far')


# Morale factors of the side of law: king_near
LAW_MORALE_KING_NEAR: Final[tuple[int, ...]] = (-4, -4, -4, -4, -4, _CELL_1, _CELL_2)


def law_morale_king_near(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column king_near."""
    cell = LAW_MORALE_KING_NEAR[key_1]
    if cell < FLOOR:
        return law_morale_king_near_cell(cell, unit)
    return cell

_LAW_MORALE_KING_NEAR_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_king_near_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column king_near, that are no plain value."""
    if cell in _LAW_MORALE_KING_NEAR_FAULTS:
        fault, row, citation = _LAW_MORALE_KING_NEAR_FAULTS[cell]
        raise fault('law_morale', row, 'king_near', citation)
    raise OffTheTable('law_morale', 'king_near')


# Morale factors of the side of law: rohan_engages_orcs
LAW_MORALE_ROHAN_ENGAGES_ORCS: Final[tuple[int, ...]] = (4, 5, _CELL_1, _CELL_2, _CELL_3, _CELL_4, _CELL_5)


def law_morale_rohan_engages_orcs(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column rohan_engages_orcs."""
    cell = LAW_MORALE_ROHAN_ENGAGES_ORCS[key_1]
    if cell < FLOOR:
        return law_morale_rohan_engages_orcs_cell(cell, unit)
    return cell

_LAW_MORALE_ROHAN_ENGAGES_ORCS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'C', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'D', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_3: (DoesNotApply, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_4: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_5: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_rohan_engages_orcs_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column rohan_engages_orcs, that are no plain value."""
    if cell in _LAW_MORALE_ROHAN_ENGAGES_ORCS_FAULTS:
        fault, row, citation = _LAW_MORALE_ROHAN_ENGAGES_ORCS_FAULTS[cell]
        raise fault('law_morale', row, 'rohan_engages_orcs', citation)
    raise OffTheTable('law_morale', 'rohan_engages_orcs')


# Morale factors of the side of law: rohan_repels_orcs
LAW_MORALE_ROHAN_REPELS_ORCS: Final[tuple[int, ...]] = (2, 2, _CELL_1, _CELL_2, _CELL_3, _CELL_4, _CELL_5)


def law_morale_rohan_repels_orcs(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column rohan_repels_orcs."""
    cell = LAW_MORALE_ROHAN_REPELS_ORCS[key_1]
    if cell < FLOOR:
        return law_morale_rohan_repels_orcs_cell(cell, unit)
    return cell

_LAW_MORALE_ROHAN_REPELS_ORCS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'C', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'D', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_3: (DoesNotApply, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_4: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_5: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_rohan_repels_orcs_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column rohan_repels_orcs, that are no plain value."""
    if cell in _LAW_MORALE_ROHAN_REPELS_ORCS_FAULTS:
        fault, row, citation = _LAW_MORALE_ROHAN_REPELS_ORCS_FAULTS[cell]
        raise fault('law_morale', row, 'rohan_repels_orcs', citation)
    raise OffTheTable('law_morale', 'rohan_repels_orcs')


# Morale factors of the side of law: rohan_routs_orcs
LAW_MORALE_ROHAN_ROUTS_ORCS: Final[tuple[int, ...]] = (5, 6, _CELL_1, _CELL_2, _CELL_3, _CELL_4, _CELL_5)


def law_morale_rohan_routs_orcs(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column rohan_routs_orcs."""
    cell = LAW_MORALE_ROHAN_ROUTS_ORCS[key_1]
    if cell < FLOOR:
        return law_morale_rohan_routs_orcs_cell(cell, unit)
    return cell

_LAW_MORALE_ROHAN_ROUTS_ORCS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'C', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'D', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_3: (DoesNotApply, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_4: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_5: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_rohan_routs_orcs_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column rohan_routs_orcs, that are no plain value."""
    if cell in _LAW_MORALE_ROHAN_ROUTS_ORCS_FAULTS:
        fault, row, citation = _LAW_MORALE_ROHAN_ROUTS_ORCS_FAULTS[cell]
        raise fault('law_morale', row, 'rohan_routs_orcs', citation)
    raise OffTheTable('law_morale', 'rohan_routs_orcs')


# Morale factors of the side of law: wraith_far
LAW_MORALE_WRAITH_FAR: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, _CELL_1, _CELL_2)


def law_morale_wraith_far(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column wraith_far."""
    cell = LAW_MORALE_WRAITH_FAR[key_1]
    if cell < FLOOR:
        return law_morale_wraith_far_cell(cell, unit)
    return cell

_LAW_MORALE_WRAITH_FAR_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_wraith_far_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column wraith_far, that are no plain value."""
    if cell in _LAW_MORALE_WRAITH_FAR_FAULTS:
        fault, row, citation = _LAW_MORALE_WRAITH_FAR_FAULTS[cell]
        raise fault('law_morale', row, 'wraith_far', citation)
    raise OffTheTable('law_morale', 'wraith_far')


# Morale factors of the side of law: wraith_near
LAW_MORALE_WRAITH_NEAR: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, _CELL_1, _CELL_2)


def law_morale_wraith_near(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors of the side of law, column wraith_near."""
    cell = LAW_MORALE_WRAITH_NEAR[key_1]
    if cell < FLOOR:
        return law_morale_wraith_near_cell(cell, unit)
    return cell

_LAW_MORALE_WRAITH_NEAR_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", lines 446-464; ruling "Which lines only men of Rohan feel"'),
}


def law_morale_wraith_near_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors of the side of law, column wraith_near, that are no plain value."""
    if cell in _LAW_MORALE_WRAITH_NEAR_FAULTS:
        fault, row, citation = _LAW_MORALE_WRAITH_NEAR_FAULTS[cell]
        raise fault('law_morale', row, 'wraith_near', citation)
    raise OffTheTable('law_morale', 'wraith_near')


# Spells and the morale of the side of law: enemy_bolt
LAW_SPELLS_ENEMY_BOLT: Final[tuple[int, ...]] = (-2, -2, -2, -3, _CELL_1, _CELL_2, _CELL_3)


def law_spells_enemy_bolt(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column enemy_bolt."""
    cell = LAW_SPELLS_ENEMY_BOLT[key_1]
    if cell < FLOOR:
        return law_spells_enemy_bolt_cell(cell, unit)
    return cell

_LAW_SPELLS_ENEMY_BOLT_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, 'E', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_3: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_enemy_bolt_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column enemy_bolt, that are no plain value."""
    if cell in _LAW_SPELLS_ENEMY_BOLT_FAULTS:
        fault, row, citation = _LAW_SPELLS_ENEMY_BOLT_FAULTS[cell]
        raise fault('law_spells', row, 'enemy_bolt', citation)
    raise OffTheTable('law_spells', 'enemy_bolt')


# Spells and the morale of the side of law: enemy_impress
LAW_SPELLS_ENEMY_IMPRESS: Final[tuple[int, ...]] = (-2, -2, -2, -3, -3, _CELL_1, _CELL_2)


def law_spells_enemy_impress(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column enemy_impress."""
    cell = LAW_SPELLS_ENEMY_IMPRESS[key_1]
    if cell < FLOOR:
        return law_spells_enemy_impress_cell(cell, unit)
    return cell

_LAW_SPELLS_ENEMY_IMPRESS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_enemy_impress_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column enemy_impress, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_ENEMY_IMPRESS_FAULTS:
        fault, row, citation = _LAW_SPELLS_ENEMY_IMPRESS_FAULTS[cell]
        raise fault('law_spells', row, 'enemy_impress', citation)
    raise OffTheTable('law_spells', 'enemy_impress')


# Spells and the morale of the side of law: fire_burst_seen
LAW_SPELLS_FIRE_BURST_SEEN: Final[tuple[int, ...]] = (1, 2, 2, 1, 1, _CELL_1, _CELL_2)


def law_spells_fire_burst_seen(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column fire_burst_seen."""
    cell = LAW_SPELLS_FIRE_BURST_SEEN[key_1]
    if cell < FLOOR:
        return law_spells_fire_burst_seen_cell(cell, unit)
    return cell

_LAW_SPELLS_FIRE_BURST_SEEN_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_fire_burst_seen_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column fire_burst_seen, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_FIRE_BURST_SEEN_FAULTS:
        fault, row, citation = _LAW_SPELLS_FIRE_BURST_SEEN_FAULTS[cell]
        raise fault('law_spells', row, 'fire_burst_seen', citation)
    raise OffTheTable('law_spells', 'fire_burst_seen')


# Spells and the morale of the side of law: friendly_impress
LAW_SPELLS_FRIENDLY_IMPRESS: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, _CELL_1, _CELL_2)


def law_spells_friendly_impress(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column friendly_impress."""
    cell = LAW_SPELLS_FRIENDLY_IMPRESS[key_1]
    if cell < FLOOR:
        return law_spells_friendly_impress_cell(cell, unit)
    return cell

_LAW_SPELLS_FRIENDLY_IMPRESS_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_friendly_impress_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column friendly_impress, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_FRIENDLY_IMPRESS_FAULTS:
        fault, row, citation = _LAW_SPELLS_FRIENDLY_IMPRESS_FAULTS[cell]
        raise fault('law_spells', row, 'friendly_impress', citation)
    raise OffTheTable('law_spells', 'friendly_impress')


# Spells and the morale of the side of law: gandalf_driven_off
LAW_SPELLS_GANDALF_DRIVEN_OFF: Final[tuple[int, ...]] = (-2, -2, -2, -3, -3, _CELL_1, _CELL_2)


def law_spells_gandalf_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column gandalf_driven_off."""
    cell = LAW_SPELLS_GANDALF_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return law_spells_gandalf_driven_off_cell(cell, unit)
    return cell

_LAW_SPELLS_GANDALF_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_gandalf_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column gandalf_driven_off, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_GANDALF_DRIVEN_OFF_FAULTS:
        fault, row, citation = _LAW_SPELLS_GANDALF_DRIVEN_OFF_FAULTS[cell]
        raise fault('law_spells', row, 'gandalf_driven_off', citation)
    raise OffTheTable('law_spells', 'gandalf_driven_off')


# Spells and the morale of the side of law: king_driven_off
LAW_SPELLS_KING_DRIVEN_OFF: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, _CELL_1, _CELL_2)


def law_spells_king_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column king_driven_off."""
    cell = LAW_SPELLS_KING_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return law_spells_king_driven_off_cell(cell, unit)
    return cell

_LAW_SPELLS_KING_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_king_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column king_driven_off, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_KING_DRIVEN_OFF_FAULTS:
        fault, row, citation = _LAW_SPELLS_KING_DRIVEN_OFF_FAULTS[cell]
        raise fault('law_spells', row, 'king_driven_off', citation)
    raise OffTheTable('law_spells', 'king_driven_off')


# Spells and the morale of the side of law: leader_controlled
LAW_SPELLS_LEADER_CONTROLLED: Final[tuple[int, ...]] = (-2, -3, -3, -4, -5, _CELL_1, _CELL_2)


def law_spells_leader_controlled(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column leader_controlled."""
    cell = LAW_SPELLS_LEADER_CONTROLLED[key_1]
    if cell < FLOOR:
        return law_spells_leader_controlled_cell(cell, unit)
    return cell

_LAW_SPELLS_LEADER_CONTROLLED_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_leader_controlled_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column leader_controlled, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_LEADER_CONTROLLED_FAULTS:
        fault, row, citation = _LAW_SPELLS_LEADER_CONTROLLED_FAULTS[cell]
        raise fault('law_spells', row, 'leader_controlled', citation)
    raise OffTheTable('law_spells', 'leader_controlled')


# Spells and the morale of the side of law: wraith_driven_off
LAW_SPELLS_WRAITH_DRIVEN_OFF: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, _CELL_1, _CELL_2)


def law_spells_wraith_driven_off(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Spells and the morale of the side of law, column wraith_driven_off."""
    cell = LAW_SPELLS_WRAITH_DRIVEN_OFF[key_1]
    if cell < FLOOR:
        return law_spells_wraith_driven_off_cell(cell, unit)
    return cell

_LAW_SPELLS_WRAITH_DRIVEN_OFF_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", lines 906-917'),
}


def law_spells_wraith_driven_off_cell(cell: int, unit: Unit) -> int:
    """The cells of Spells and the morale of the side of law, column wraith_driven_off, that are no plain

    value.
    """
    if cell in _LAW_SPELLS_WRAITH_DRIVEN_OFF_FAULTS:
        fault, row, citation = _LAW_SPELLS_WRAITH_DRIVEN_OFF_FAULTS[cell]
        raise fault('law_spells', row, 'wraith_driven_off', citation)
    raise OffTheTable('law_spells', 'wraith_driven_off')


# Ranges: ranks (counted in 1/2)
MISSILE_REACHES_RANKS: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)

# Ranges: reach
MISSILE_REACHES_REACH: Final[tuple[int, ...]] = (
    250, 200, 180, 320, 280, 80, 50, 250, 100, _CELL_1, _CELL_2, _CELL_3, _CELL_4, 180, 80, 60, 50,
)


def missile_reaches_reach(key_1: Missile) -> int:
    """The cell of Ranges, column reach."""
    cell = MISSILE_REACHES_REACH[key_1]
    if cell < FLOOR:
        return missile_reaches_reach_cell(cell)
    return cell

_MISSILE_REACHES_REACH_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, 'man_orc_bow', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1270'),
    _CELL_2: (UnknownCell, 'goblin_bow', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1270'),
    _CELL_3: (UnknownCell, 'uruk_bow', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1270'),
    _CELL_4: (UnknownCell, 'eastern_bow', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1270'),
}


def missile_reaches_reach_cell(cell: int) -> int:
    """The cells of Ranges, column reach, that are no plain value."""
    if cell in _MISSILE_REACHES_REACH_FAULTS:
        fault, row, citation = _MISSILE_REACHES_REACH_FAULTS[cell]
        raise fault('missile_reaches', row, 'reach', citation)
    raise OffTheTable('missile_reaches', 'reach')


# Morale factors minus: animals_by_fire
MORALE_MINUS_ANIMALS_BY_FIRE: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: betters_routing
MORALE_MINUS_BETTERS_ROUTING: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, -1)

# Morale factors minus: cavalry_behind
MORALE_MINUS_CAVALRY_BEHIND: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: charged_behind
MORALE_MINUS_CHARGED_BEHIND: Final[tuple[int, ...]] = (-2, -2, -2, -2, -2, -3, -1)

# Morale factors minus: charged_by_foot
MORALE_MINUS_CHARGED_BY_FOOT: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: charged_by_larger
MORALE_MINUS_CHARGED_BY_LARGER: Final[tuple[int, ...]] = (0, 0, -1, -1, -2, -1, 0)

# Morale factors minus: enemy_above_far
MORALE_MINUS_ENEMY_ABOVE_FAR: Final[tuple[int, ...]] = (0, 0, -1, -1, -1, -1, 0)

# Morale factors minus: enemy_above_near
MORALE_MINUS_ENEMY_ABOVE_NEAR: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, -1)

# Morale factors minus: enemy_behind
MORALE_MINUS_ENEMY_BEHIND: Final[tuple[int, ...]] = (-2, -2, -3, -3, -3, -3, -2)

# Morale factors minus: enemy_far
MORALE_MINUS_ENEMY_FAR: Final[tuple[int, ...]] = (0, 0, -1, -1, -2, 0, 0)

# Morale factors minus: enemy_in_sight
MORALE_MINUS_ENEMY_IN_SIGHT: Final[tuple[int, ...]] = (0, 0, 0, 0, -1, 0, 0)

# Morale factors minus: enemy_near
MORALE_MINUS_ENEMY_NEAR: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, 0, -1)

# Morale factors minus: foot_charged_by_horse
MORALE_MINUS_FOOT_CHARGED_BY_HORSE: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -4, -1)

# Morale factors minus: friend_retiring_far
MORALE_MINUS_FRIEND_RETIRING_FAR: Final[tuple[int, ...]] = (0, 0, -1, -1, -1, -1, 0)

# Morale factors minus: friend_retiring_near
MORALE_MINUS_FRIEND_RETIRING_NEAR: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: friend_routing_far
MORALE_MINUS_FRIEND_ROUTING_FAR: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, 0)

# Morale factors minus: friend_routing_near
MORALE_MINUS_FRIEND_ROUTING_NEAR: Final[tuple[int, ...]] = (-2, -2, -3, -3, -3, -4, -2)

# Morale factors minus: half_lost
MORALE_MINUS_HALF_LOST: Final[tuple[int, ...]] = (-4, -4, -5, -5, -5, -7, -1)

# Morale factors minus: hero_killed
MORALE_MINUS_HERO_KILLED: Final[tuple[int, ...]] = (-3, -3, -3, -4, -5, -7, -3)

# Morale factors minus: horse_charged_by_horse
MORALE_MINUS_HORSE_CHARGED_BY_HORSE: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: horses_by_elephants
MORALE_MINUS_HORSES_BY_ELEPHANTS: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: in_open_order
MORALE_MINUS_IN_OPEN_ORDER: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1)

# Morale factors minus: is_disorganised
MORALE_MINUS_IS_DISORGANISED: Final[tuple[int, ...]] = (-2, -2, -2, -2, -2, -2, -1)

# Morale factors minus: is_retiring
MORALE_MINUS_IS_RETIRING: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, -1)

# Morale factors minus: is_routing
MORALE_MINUS_IS_ROUTING: Final[tuple[int, ...]] = (-1, -1, -2, -2, -3, -4, -1)

# Morale factors minus: is_scattered
MORALE_MINUS_IS_SCATTERED: Final[tuple[int, ...]] = (-5, -5, -5, -5, -5, -5, -5)

# Morale factors minus: is_unformed
MORALE_MINUS_IS_UNFORMED: Final[tuple[int, ...]] = (-1, -1, -1, 0, 0, 0, 0)

# Morale factors minus: leader_dead
MORALE_MINUS_LEADER_DEAD: Final[tuple[int, ...]] = (-1, -1, -2, -2, -3, _CELL_1, -1)


def morale_minus_leader_dead(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors minus, column leader_dead."""
    cell = MORALE_MINUS_LEADER_DEAD[key_1]
    if cell < FLOOR:
        return morale_minus_leader_dead_cell(cell, unit)
    return cell

_MORALE_MINUS_LEADER_DEAD_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", lines 405-468; ruling "Whether a unit that loses half feels the smaller shares as well"'),
}


def morale_minus_leader_dead_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors minus, column leader_dead, that are no plain value."""
    if cell in _MORALE_MINUS_LEADER_DEAD_FAULTS:
        fault, row, citation = _MORALE_MINUS_LEADER_DEAD_FAULTS[cell]
        raise fault('morale_minus', row, 'leader_dead', citation)
    raise OffTheTable('morale_minus', 'leader_dead')


# Morale factors minus: leader_not_in_front
MORALE_MINUS_LEADER_NOT_IN_FRONT: Final[tuple[int, ...]] = (-1, -1, -1, -2, -2, -3, -1)

# Morale factors minus: lost_melee
MORALE_MINUS_LOST_MELEE: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, -1)

# Morale factors minus: part_lost
MORALE_MINUS_PART_LOST: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -1, 0)

# Morale factors minus: shieldless
MORALE_MINUS_SHIELDLESS: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: shot_at
MORALE_MINUS_SHOT_AT: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: split
MORALE_MINUS_SPLIT: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -3, -1)

# Morale factors minus: surprised
MORALE_MINUS_SURPRISED: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors minus: third_lost
MORALE_MINUS_THIRD_LOST: Final[tuple[int, ...]] = (-2, -2, -3, -3, -3, -3, -1)

# Morale factors minus: unfriendly_cover
MORALE_MINUS_UNFRIENDLY_COVER: Final[tuple[int, ...]] = (-1, -1, -2, -2, -2, -2, -1)

# Morale factors plus: charging_equal
MORALE_PLUS_CHARGING_EQUAL: Final[tuple[int, ...]] = (1, 1, 1, 0, 0, _CELL_1, 2)


def morale_plus_charging_equal(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors plus, column charging_equal."""
    cell = MORALE_PLUS_CHARGING_EQUAL[key_1]
    if cell < FLOOR:
        return morale_plus_charging_equal_cell(cell, unit)
    return cell

_MORALE_PLUS_CHARGING_EQUAL_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", lines 373-403'),
}


def morale_plus_charging_equal_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors plus, column charging_equal, that are no plain value."""
    if cell in _MORALE_PLUS_CHARGING_EQUAL_FAULTS:
        fault, row, citation = _MORALE_PLUS_CHARGING_EQUAL_FAULTS[cell]
        raise fault('morale_plus', row, 'charging_equal', citation)
    raise OffTheTable('morale_plus', 'charging_equal')


# Morale factors plus: charging_higher
MORALE_PLUS_CHARGING_HIGHER: Final[tuple[int, ...]] = (_CELL_1, 0, 0, 0, 0, _CELL_2, 1)


def morale_plus_charging_higher(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors plus, column charging_higher."""
    cell = MORALE_PLUS_CHARGING_HIGHER[key_1]
    if cell < FLOOR:
        return morale_plus_charging_higher_cell(cell, unit)
    return cell

_MORALE_PLUS_CHARGING_HIGHER_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'A', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", lines 373-403'),
    _CELL_2: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", lines 373-403'),
}


def morale_plus_charging_higher_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors plus, column charging_higher, that are no plain value."""
    if cell in _MORALE_PLUS_CHARGING_HIGHER_FAULTS:
        fault, row, citation = _MORALE_PLUS_CHARGING_HIGHER_FAULTS[cell]
        raise fault('morale_plus', row, 'charging_higher', citation)
    raise OffTheTable('morale_plus', 'charging_higher')


# Morale factors plus: charging_lower
MORALE_PLUS_CHARGING_LOWER: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, _CELL_1, 3)


def morale_plus_charging_lower(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors plus, column charging_lower."""
    cell = MORALE_PLUS_CHARGING_LOWER[key_1]
    if cell < FLOOR:
        return morale_plus_charging_lower_cell(cell, unit)
    return cell

_MORALE_PLUS_CHARGING_LOWER_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", lines 373-403'),
}


def morale_plus_charging_lower_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors plus, column charging_lower, that are no plain value."""
    if cell in _MORALE_PLUS_CHARGING_LOWER_FAULTS:
        fault, row, citation = _MORALE_PLUS_CHARGING_LOWER_FAULTS[cell]
        raise fault('morale_plus', row, 'charging_lower', citation)
    raise OffTheTable('morale_plus', 'charging_lower')


# Morale factors plus: charging_smaller
MORALE_PLUS_CHARGING_SMALLER: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 3, 4)

# Morale factors plus: enemy_below_far
MORALE_PLUS_ENEMY_BELOW_FAR: Final[tuple[int, ...]] = (1, 1, 1, 0, 0, 0, 1)

# Morale factors plus: enemy_below_near
MORALE_PLUS_ENEMY_BELOW_NEAR: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: enemy_open_far
MORALE_PLUS_ENEMY_OPEN_FAR: Final[tuple[int, ...]] = (1, 1, 1, 0, 0, 2, 0)

# Morale factors plus: enemy_open_near
MORALE_PLUS_ENEMY_OPEN_NEAR: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 4, 2)

# Morale factors plus: enemy_retiring_far
MORALE_PLUS_ENEMY_RETIRING_FAR: Final[tuple[int, ...]] = (1, 1, 1, 0, 0, 1, 0)

# Morale factors plus: enemy_retiring_near
MORALE_PLUS_ENEMY_RETIRING_NEAR: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 4, 2)

# Morale factors plus: enemy_routing
MORALE_PLUS_ENEMY_ROUTING: Final[tuple[int, ...]] = (3, 3, 3, 2, 2, 5, 3)

# Morale factors plus: friend_advancing
MORALE_PLUS_FRIEND_ADVANCING: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: friend_charging
MORALE_PLUS_FRIEND_CHARGING: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 4, 2)

# Morale factors plus: friend_in_sight
MORALE_PLUS_FRIEND_IN_SIGHT: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1)

# Morale factors plus: friendly_cover
MORALE_PLUS_FRIENDLY_COVER: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: full_strength
MORALE_PLUS_FULL_STRENGTH: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 0)

# Morale factors plus: hard_cover
MORALE_PLUS_HARD_COVER: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 2, 2)

# Morale factors plus: secure_flank
MORALE_PLUS_SECURE_FLANK: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: soft_cover
MORALE_PLUS_SOFT_COVER: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: special_leader
MORALE_PLUS_SPECIAL_LEADER: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 2, 1)

# Morale factors plus: strong_friend_far
MORALE_PLUS_STRONG_FRIEND_FAR: Final[tuple[int, ...]] = (1, 1, 1, 0, 0, 0, 1)

# Morale factors plus: strong_friend_near
MORALE_PLUS_STRONG_FRIEND_NEAR: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: support_behind
MORALE_PLUS_SUPPORT_BEHIND: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Morale factors plus: won_melee
MORALE_PLUS_WON_MELEE: Final[tuple[int, ...]] = (2, 2, 2, 1, 1, 2, 2)

# Who moves by which line: mover
MOVERS_MOVER: Final = cast("tuple[Mover, ...]", (
    11, 12, 13, 14, 15, 16, 20, 20, 1, 0, 4, 2, 3, 5, 8, 8, 6, 7, 7, 9, 9, 10, 11, 19, 17,
))

# Morale factors from other chapters: east_wind
OTHER_MORALE_EAST_WIND: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1)

# Morale factors from other chapters: enemy_flyer_falls
OTHER_MORALE_ENEMY_FLYER_FALLS: Final[tuple[int, ...]] = (0, 1, 2, 2, 2, 3, 0)

# Morale factors from other chapters: evil_in_wood
OTHER_MORALE_EVIL_IN_WOOD: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, -3, -3)

# Morale factors from other chapters: friendly_flyer_falls
OTHER_MORALE_FRIENDLY_FLYER_FALLS: Final[tuple[int, ...]] = (0, -1, -2, -2, -3, -4, -1)

# Morale factors from other chapters: gandalf_at_hand
OTHER_MORALE_GANDALF_AT_HAND: Final[tuple[int, ...]] = (5, 5, 5, 5, 5, _CELL_1, _CELL_2)


def other_morale_gandalf_at_hand(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column gandalf_at_hand."""
    cell = OTHER_MORALE_GANDALF_AT_HAND[key_1]
    if cell < FLOOR:
        return other_morale_gandalf_at_hand_cell(cell, unit)
    return cell

_OTHER_MORALE_GANDALF_AT_HAND_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_gandalf_at_hand_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column gandalf_at_hand, that are no plain value."""
    if cell in _OTHER_MORALE_GANDALF_AT_HAND_FAULTS:
        fault, row, citation = _OTHER_MORALE_GANDALF_AT_HAND_FAULTS[cell]
        raise fault('other_morale', row, 'gandalf_at_hand', citation)
    raise OffTheTable('other_morale', 'gandalf_at_hand')


# Morale factors from other chapters: good_in_evil_wood
OTHER_MORALE_GOOD_IN_EVIL_WOOD: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, -3, -3)

# Morale factors from other chapters: hero_at_hand
OTHER_MORALE_HERO_AT_HAND: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, _CELL_1, _CELL_2)


def other_morale_hero_at_hand(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column hero_at_hand."""
    cell = OTHER_MORALE_HERO_AT_HAND[key_1]
    if cell < FLOOR:
        return other_morale_hero_at_hand_cell(cell, unit)
    return cell

_OTHER_MORALE_HERO_AT_HAND_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_hero_at_hand_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column hero_at_hand, that are no plain value."""
    if cell in _OTHER_MORALE_HERO_AT_HAND_FAULTS:
        fault, row, citation = _OTHER_MORALE_HERO_AT_HAND_FAULTS[cell]
        raise fault('other_morale', row, 'hero_at_hand', citation)
    raise OffTheTable('other_morale', 'hero_at_hand')


# Morale factors from other chapters: in_the_beam
OTHER_MORALE_IN_THE_BEAM: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, -3, -3)

# Morale factors from other chapters: king_shadow
OTHER_MORALE_KING_SHADOW: Final[tuple[int, ...]] = (-5, -7, -7, -10, -10, _CELL_1, _CELL_2)


def other_morale_king_shadow(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column king_shadow."""
    cell = OTHER_MORALE_KING_SHADOW[key_1]
    if cell < FLOOR:
        return other_morale_king_shadow_cell(cell, unit)
    return cell

_OTHER_MORALE_KING_SHADOW_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_king_shadow_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column king_shadow, that are no plain value."""
    if cell in _OTHER_MORALE_KING_SHADOW_FAULTS:
        fault, row, citation = _OTHER_MORALE_KING_SHADOW_FAULTS[cell]
        raise fault('other_morale', row, 'king_shadow', citation)
    raise OffTheTable('other_morale', 'king_shadow')


# Morale factors from other chapters: orcs_in_rain
OTHER_MORALE_ORCS_IN_RAIN: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, -3, -3)

# Morale factors from other chapters: powder_breaches
OTHER_MORALE_POWDER_BREACHES: Final[tuple[int, ...]] = (-2, -2, -3, -3, -5, _CELL_1, _CELL_2)


def other_morale_powder_breaches(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column powder_breaches."""
    cell = OTHER_MORALE_POWDER_BREACHES[key_1]
    if cell < FLOOR:
        return other_morale_powder_breaches_cell(cell, unit)
    return cell

_OTHER_MORALE_POWDER_BREACHES_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_powder_breaches_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column powder_breaches, that are no plain value."""
    if cell in _OTHER_MORALE_POWDER_BREACHES_FAULTS:
        fault, row, citation = _OTHER_MORALE_POWDER_BREACHES_FAULTS[cell]
        raise fault('other_morale', row, 'powder_breaches', citation)
    raise OffTheTable('other_morale', 'powder_breaches')


# Morale factors from other chapters: powder_explodes
OTHER_MORALE_POWDER_EXPLODES: Final[tuple[int, ...]] = (-1, -1, -2, -3, -4, _CELL_1, _CELL_2)


def other_morale_powder_explodes(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column powder_explodes."""
    cell = OTHER_MORALE_POWDER_EXPLODES[key_1]
    if cell < FLOOR:
        return other_morale_powder_explodes_cell(cell, unit)
    return cell

_OTHER_MORALE_POWDER_EXPLODES_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_powder_explodes_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column powder_explodes, that are no plain value."""
    if cell in _OTHER_MORALE_POWDER_EXPLODES_FAULTS:
        fault, row, citation = _OTHER_MORALE_POWDER_EXPLODES_FAULTS[cell]
        raise fault('other_morale', row, 'powder_explodes', citation)
    raise OffTheTable('other_morale', 'powder_explodes')


# Morale factors from other chapters: shadow_on_the_ground
OTHER_MORALE_SHADOW_ON_THE_GROUND: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, _CELL_1, _CELL_2)


def other_morale_shadow_on_the_ground(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column shadow_on_the_ground."""
    cell = OTHER_MORALE_SHADOW_ON_THE_GROUND[key_1]
    if cell < FLOOR:
        return other_morale_shadow_on_the_ground_cell(cell, unit)
    return cell

_OTHER_MORALE_SHADOW_ON_THE_GROUND_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_shadow_on_the_ground_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column shadow_on_the_ground, that are no plain

    value.
    """
    if cell in _OTHER_MORALE_SHADOW_ON_THE_GROUND_FAULTS:
        fault, row, citation = _OTHER_MORALE_SHADOW_ON_THE_GROUND_FAULTS[cell]
        raise fault('other_morale', row, 'shadow_on_the_ground', citation)
    raise OffTheTable('other_morale', 'shadow_on_the_ground')


# Morale factors from other chapters: singed
OTHER_MORALE_SINGED: Final[tuple[int, ...]] = (-3, -3, -3, -3, -3, -3, -3)

# Morale factors from other chapters: west_wind
OTHER_MORALE_WEST_WIND: Final[tuple[int, ...]] = (-1, -1, -1, -1, -1, -1, -1)

# Morale factors from other chapters: wraith_shadow
OTHER_MORALE_WRAITH_SHADOW: Final[tuple[int, ...]] = (-3, -3, -3, -5, -5, _CELL_1, _CELL_2)


def other_morale_wraith_shadow(key_1: MoraleClass, unit: Unit) -> int:
    """The cell of Morale factors from other chapters, column wraith_shadow."""
    cell = OTHER_MORALE_WRAITH_SHADOW[key_1]
    if cell < FLOOR:
        return other_morale_wraith_shadow_cell(cell, unit)
    return cell

_OTHER_MORALE_WRAITH_SHADOW_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (DoesNotApply, 'O', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
    _CELL_2: (DoesNotApply, 'T', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", lines 691-693; "GUNPOWDER", lines 1049-1055; "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-927; "MAGICAL WOODS", line 1105; "WEATHER", line 1174; "WIND.", line 1201; "EVIL WOODS.", line 1121; "(b) Against the Witch-King of Angmar.", line 834; "4. CAUSE FIRE.", line 862'),
}


def other_morale_wraith_shadow_cell(cell: int, unit: Unit) -> int:
    """The cells of Morale factors from other chapters, column wraith_shadow, that are no plain value."""
    if cell in _OTHER_MORALE_WRAITH_SHADOW_FAULTS:
        fault, row, citation = _OTHER_MORALE_WRAITH_SHADOW_FAULTS[cell]
        raise fault('other_morale', row, 'wraith_shadow', citation)
    raise OffTheTable('other_morale', 'wraith_shadow')


# Movement: distance
_PACES_DISTANCE_1 = (140, 180, 240)
PACES_DISTANCE: Final[tuple[tuple[int, ...], ...]] = (
    (2000, 2000, 2000),
    _PACES_DISTANCE_1,
    (120, 180, 220),
    (160, 220, 300),
    (110, 130, 180),
    (80, 100, 140),
    _PACES_DISTANCE_1,
    (160, 200, 300),
    (160, 200, 260),
    (290, 340, 440),
    (240, 300, 400),
    (140, 160, 200),
    (100, 120, 160),
    (80, 100, 130),
    (280, 340, 480),
    (220, 280, 420),
    (180, 240, 380),
    (160, 160, 200),
    (200, 200, 280),
    (160, 200, 360),
    (_CELL_1, _CELL_2, _CELL_3),
)


def paces_distance(key_1: Mover, key_2: Gait) -> int:
    """The cell of Movement, column distance."""
    cell = PACES_DISTANCE[key_1][key_2]
    if cell < FLOOR:
        return paces_distance_cell(cell)
    return cell

_PACES_DISTANCE_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_1: (UnknownCell, 'ent_mover, close_march', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", lines 189-211'),
    _CELL_2: (UnknownCell, 'ent_mover, open_march', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", lines 189-211'),
    _CELL_3: (UnknownCell, 'ent_mover, charge_run', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", lines 189-211'),
}


def paces_distance_cell(cell: int) -> int:
    """The cells of Movement, column distance, that are no plain value."""
    if cell in _PACES_DISTANCE_FAULTS:
        fault, row, citation = _PACES_DISTANCE_FAULTS[cell]
        raise fault('paces', row, 'distance', citation)
    raise OffTheTable('paces', 'distance')


# Pushing back: push
PUSHES_PUSH: Final[tuple[tuple[int, ...], ...]] = (
    (30, 20, 10, 0, 0, 0, 30, 0),
    (35, 30, 10, 0, 0, 0, 30, 10),
    (40, 30, 20, 0, 0, 0, 30, 15),
    (40, 35, 30, 30, 25, 20, 35, 15),
    (45, 40, 35, 35, 30, 25, 40, 20),
    (50, 45, 40, 40, 35, 30, 50, 25),
    (30, 25, 20, 0, 0, 0, 0, 0),
    (40, 35, 30, 30, 20, 0, 40, 0),
)

# Who quarrels with whom: faces
_QUARREL_FACES_FACES_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
QUARREL_FACES_FACES: Final[tuple[tuple[Sequence[int] | int, ...], ...]] = (
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, (6,), (5, 6), (6,), _OFF, _OFF, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, (5, 6), _OFF, (6,), _OFF, _OFF, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, (6,), (6,), _OFF, _OFF, _OFF, _OFF),
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
    _QUARREL_FACES_FACES_1,
)


def quarrel_faces_faces(key_1: Race, key_2: Race) -> Sequence[int]:
    """The cell of Who quarrels with whom, column faces."""
    cell = QUARREL_FACES_FACES[key_1][key_2]
    if isinstance(cell, int):
        return quarrel_faces_faces_cell(cell)
    return cell


def quarrel_faces_faces_cell(cell: int) -> Sequence[int]:
    """The cells of Who quarrels with whom, column faces, that are no plain value."""
    raise OffTheTable('quarrel_faces', 'faces')


# Losses in a quarrel: share
_QUARREL_SHARES_SHARE_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
QUARREL_SHARES_SHARE: Final[tuple[tuple[int, ...], ...]] = (
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 7, 8, 8, _OFF, _OFF, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 7, _OFF, 8, _OFF, _OFF, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 5, 6, _OFF, _OFF, _OFF, _OFF),
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
    _QUARREL_SHARES_SHARE_1,
)


def quarrel_shares_share(key_1: Race, key_2: Race) -> int:
    """The cell of Losses in a quarrel, column share."""
    cell = QUARREL_SHARES_SHARE[key_1][key_2]
    if cell < FLOOR:
        return quarrel_shares_share_cell(cell)
    return cell


def quarrel_shares_share_cell(cell: int) -> int:
    """The cells of Losses in a quarrel, column share, that are no plain value."""
    raise OffTheTable('quarrel_shares', 'share')


# What ranks behind the first add to a push: push
RANK_PUSHES_PUSH: Final[tuple[int, ...]] = (5, 5, 5, 5, 5, 5, 5, 5)

# Weather by season: sky
SEASON_SKIES_SKY: Final[tuple[tuple[int, ...], ...]] = (
    (_OFF, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, _OFF),
    (_OFF, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, _OFF),
    (_OFF, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, _OFF),
    (_OFF, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, _OFF),
)


def season_skies_sky(key_1: TimeOfYear, key_2: int) -> Sky:
    """The cell of Weather by season, column sky."""
    cell = SEASON_SKIES_SKY[key_1][min(max(key_2, 0), 21)]
    if cell < FLOOR:
        return season_skies_sky_cell(cell)
    return Sky(cell)


def season_skies_sky_cell(cell: int) -> Sky:
    """The cells of Weather by season, column sky, that are no plain value."""
    raise OffTheTable('season_skies', 'sky')


# Weapon factor chart II: firing, good against evil: weapon
_SHOTS_OF_LAW_WEAPON_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
SHOTS_OF_LAW_WEAPON: Final[tuple[tuple[int, ...], ...]] = (
    (5, 4, 3, 5, 4, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -5, -7, 4, 5, 6, 6, 5, 6, 7, 3, 2),
    (6, 5, 4, 6, 5, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -5, -7, 4, 5, 6, 6, 5, 6, 7, 3, 2),
    (
        _CELL_2, 3, 2, 2, 2, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -7, -9, 2, 3, 4, 3, 2, 3, 5,
        1, 0,
    ),
    (7, 5, 4, 6, 6, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -3, -5, 4, 5, 6, 6, 5, 6, 6, 3, 2),
    (
        5, 4, _CELL_3, 4, 3, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -6, -8, 3, 4, 5, 5, 4, 5, 6,
        2, 1,
    ),
    (3, 4, 3, 2, 3, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -5, -7, 3, 3, 4, 4, 3, 4, 4, 1, 1),
    (0, 4, 4, 2, 3, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -3, -5, 2, 1, 2, 2, 3, 2, 1, 2, 3),
    (5, 3, 2, 4, 3, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -8, -10, 2, 3, 4, 4, 3, 3, 5, 2, 1),
    (
        1, 2, -1, 1, 1, -2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -9, -10, 1, 2, 2, 3, 1, 3, 3, 0,
        _CELL_4,
    ),
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
    _SHOTS_OF_LAW_WEAPON_1,
)


def shots_of_law_weapon(key_1: Missile, key_2: Struck) -> int:
    """The cell of Weapon factor chart II: firing, good against evil, column weapon."""
    cell = SHOTS_OF_LAW_WEAPON[key_1][key_2]
    if cell < FLOOR:
        return shots_of_law_weapon_cell(cell)
    return cell

_SHOTS_OF_LAW_WEAPON_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_2: (UnknownCell, 'rohan_bow, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1258'),
    _CELL_3: (UnknownCell, 'long_bow, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1260'),
    _CELL_4: (UnknownCell, 'western_sling, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1264'),
}


def shots_of_law_weapon_cell(cell: int) -> int:
    """The cells of Weapon factor chart II: firing, good against evil, column weapon, that are no plain

    value.
    """
    if cell in _SHOTS_OF_LAW_WEAPON_FAULTS:
        fault, row, citation = _SHOTS_OF_LAW_WEAPON_FAULTS[cell]
        raise fault('shots_of_law', row, 'weapon', citation)
    raise OffTheTable('shots_of_law', 'weapon')


# The siege table: letter
_SIEGE_LETTERS_LETTER_1 = (_OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF)
SIEGE_LETTERS_LETTER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 0, 0, 1, 2, 2, 2, 2, 3, 3, 3, _OFF),
        _SIEGE_LETTERS_LETTER_1,
    ),
    (
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, _OFF),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_OFF, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, _OFF),
        _SIEGE_LETTERS_LETTER_1,
    ),
)


def siege_letters_letter(key_1: Barrier, key_2: int, key_3: int) -> BreachLetter:
    """The cell of The siege table, column letter."""
    cell = SIEGE_LETTERS_LETTER[key_1][min(max(key_2 - 3, 0), 22)][min(max(key_3 - 5, 0), 11)]
    if cell < FLOOR:
        return siege_letters_letter_cell(cell)
    return BreachLetter(cell)


def siege_letters_letter_cell(cell: int) -> BreachLetter:
    """The cells of The siege table, column letter, that are no plain value."""
    raise OffTheTable('siege_letters', 'letter')


# Sizes of units: largest
UNIT_SIZES_LARGEST: Final[tuple[int, ...]] = (30, 20, 30, 20, 20, 20, 10)

# Sizes of units: smallest
UNIT_SIZES_SMALLEST: Final[tuple[int, ...]] = (10, 10, 10, 5, 5, 10, 5)

# Weapon factor chart I: evil against good: weapon
_WEAPONS_OF_EVIL_WEAPON_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
WEAPONS_OF_EVIL_WEAPON: Final[tuple[tuple[int, ...], ...]] = (
    (
        18, 15, 12, 12, 10, 8, 0, 1, 10, -2, 12, 10, 15, 20, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF,
    ),
    (
        18, 14, 11, 12, 10, 8, -1, 0, 9, 2, 11, 8, 13, 20, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF,
    ),
    (
        5, 4, 3, 4, 3, 1, -7, -6, -1, -6, 3, 0, 1, 10, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        4, 3, 2, 3, 1, -1, -7, -6, -2, -6, 2, -1, 0, 5, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF,
    ),
    (
        3, 2, 1, 1, 0, -2, -9, -8, -3, -7, 0, -2, -3, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF,
    ),
    (
        5, 4, 3, 5, 3, 1, -7, -6, -5, -6, 2, 1, 2, 10, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        5, 4, 3, 4, 3, 2, -9, -8, -1, -8, 2, 2, 3, 7, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        6, 5, 4, 5, 4, 3, -8, -7, 0, -7, 4, 4, 5, 8, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        6, 5, 4, 5, 4, 3, -5, -4, -3, -6, 4, 4, 5, 20, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        19, 16, 14, 12, 12, 10, 1, 2, 12, -1, 14, 12, 17, 30, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF, _OFF,
    ),
    (
        21, 18, 16, 14, 14, 14, 2, 4, 15, 0, 16, 14, 20, 34, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF, _OFF,
    ),
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    (
        4, 6, 5, 6, 6, 6, -2, -1, 3, -2, 6, 5, 7, 17, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        6, 7, 5, 6, 6, 5, -3, -2, 2, -3, 6, 5, 7, 16, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    _WEAPONS_OF_EVIL_WEAPON_1,
    (
        7, 6, 6, 6, 5, 4, -4, -3, 2, -4, 6, 5, 7, 15, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        7, 5, 4, 3, 5, 4, -5, -4, 1, -4, 6, 5, 7, 11, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    (
        6, 5, 4, 3, 3, 2, -6, -5, 1, -5, 5, 4, 6, 11, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
    (
        7, 6, 5, 6, 5, 4, -6, -5, 1, -5, 6, 5, 7, 11, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
        _OFF, _OFF,
    ),
)


def weapons_of_evil_weapon(key_1: Striker, key_2: Struck) -> int:
    """The cell of Weapon factor chart I: evil against good, column weapon."""
    cell = WEAPONS_OF_EVIL_WEAPON[key_1][key_2]
    if cell < FLOOR:
        return weapons_of_evil_weapon_cell(cell)
    return cell


def weapons_of_evil_weapon_cell(cell: int) -> int:
    """The cells of Weapon factor chart I: evil against good, column weapon, that are no plain value."""
    raise OffTheTable('weapons_of_evil', 'weapon')


# Weapon factor chart II: good against evil: weapon
_WEAPONS_OF_LAW_WEAPON_1 = (
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
    _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF,
)
_WEAPONS_OF_LAW_WEAPON_2 = (
    4, _CELL_36, 5, _CELL_37, _CELL_38, _CELL_39, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_40,
    _CELL_41, 5, _CELL_42, 8, 7, _CELL_43, _CELL_44, 8, _CELL_45, _CELL_46,
)
WEAPONS_OF_LAW_WEAPON: Final[tuple[tuple[int, ...], ...]] = (
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    _WEAPONS_OF_LAW_WEAPON_1,
    (
        17, 16, 14, 16, 14, 12, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 3, 3, 15, 17, 20, 20, 16,
        19, 20, 12, _CELL_2,
    ),
    (
        13, 12, 10, 12, _CELL_3, 8, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 2, 2, 10, 12, 15, 15,
        12, 14, 15, 8, _CELL_4,
    ),
    (
        10, _CELL_5, 8, 10, 8, 7, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_6, 1, 10, 12, 14,
        14, 11, 13, 14, _CELL_7, _CELL_8,
    ),
    (
        12, 10, 8, 10, 8, _CELL_9, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, 0, 0, _CELL_10, 12, 14,
        14, 12, 13, 14, 10, _CELL_11,
    ),
    (
        -6, -7, -8, -7, -8, -9, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -10, -10, -8, -2, 0, 2, 0,
        -1, -3, -9, -10,
    ),
    (
        _CELL_12, 5, 4, 5, 4, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_13, _CELL_14, 7, 8,
        _CELL_15, 8, 7, 7, 7, 3, _CELL_16,
    ),
    (
        5, 4, 3, 3, 2, 1, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_17, _CELL_18, _CELL_19, 7,
        8, _CELL_20, _CELL_21, _CELL_22, _CELL_23, 1, _CELL_24,
    ),
    (
        _CELL_25, 5, 1, 5, 4, 3, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_26, _CELL_27,
        _CELL_28, 10, 12, 7, 8, 8, _CELL_29, _CELL_30, _CELL_31,
    ),
    (
        3, 3, 2, 2, 1, 0, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -2, _CELL_32, 4, 5, 7, 4, 3, 3,
        _CELL_33, _CELL_34, _CELL_35,
    ),
    _WEAPONS_OF_LAW_WEAPON_2,
    _WEAPONS_OF_LAW_WEAPON_2,
    (
        _CELL_47, 7, _CELL_48, _CELL_49, _CELL_50, 5, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -2,
        _CELL_51, _CELL_52, 7, _CELL_53, 8, 7, 7, _CELL_54, 3, _CELL_55,
    ),
    (
        7, _CELL_56, _CELL_57, _CELL_58, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_59,
        _CELL_60, _CELL_61, 7, 8, 8, 7, 7, 8, 2, _CELL_62,
    ),
    (
        7, 5, 4, 3, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_63, _CELL_64, 5, _CELL_65,
        8, _CELL_66, 5, _CELL_67, 7, 1, _CELL_68,
    ),
    (
        4, 4, 3, 4, _CELL_69, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_70, _CELL_71,
        _CELL_72, _CELL_73, 7, 7, _CELL_74, 7, _CELL_75, 2, _CELL_76,
    ),
    (
        7, 7, 5, _CELL_77, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, -1, -2, 7, 8, 10, _CELL_78,
        _CELL_79, 5, 5, 3, _CELL_80,
    ),
    (
        _CELL_81, 5, 4, 3, 3, 2, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_82, _CELL_83, 5,
        _CELL_84, 5, _CELL_85, 5, 5, _CELL_86, 0, _CELL_87,
    ),
    (
        7, 7, 5, _CELL_88, 5, 4, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _OFF, _CELL_89, -2, 7, 8, 10,
        _CELL_90, _CELL_91, 5, 5, _CELL_92, _CELL_93,
    ),
)


def weapons_of_law_weapon(key_1: Striker, key_2: Struck) -> int:
    """The cell of Weapon factor chart II: good against evil, column weapon."""
    cell = WEAPONS_OF_LAW_WEAPON[key_1][key_2]
    if cell < FLOOR:
        return weapons_of_law_weapon_cell(cell)
    return cell

_WEAPONS_OF_LAW_WEAPON_FAULTS: Final[dict[int, tuple[type[CellFault], str, str]]] = {
    _CELL_2: (UnknownCell, 'large_ent, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_3: (UnknownCell, 'small_ent, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_4: (UnknownCell, 'small_ent, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_5: (UnknownCell, 'beorning, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_6: (UnknownCell, 'beorning, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_7: (UnknownCell, 'beorning, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_8: (UnknownCell, 'beorning, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_9: (UnknownCell, 'great_eagle, heavy_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_10: (UnknownCell, 'great_eagle, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_11: (UnknownCell, 'great_eagle, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_12: (UnknownCell, 'elf_spear, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_13: (UnknownCell, 'elf_spear, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_14: (UnknownCell, 'elf_spear, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_15: (UnknownCell, 'elf_spear, goblin', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_16: (UnknownCell, 'elf_spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_17: (UnknownCell, 'elf_sword, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_18: (UnknownCell, 'elf_sword, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_19: (UnknownCell, 'elf_sword, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_20: (UnknownCell, 'elf_sword, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_21: (UnknownCell, 'elf_sword, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_22: (UnknownCell, 'elf_sword, wolf_rider', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_23: (UnknownCell, 'elf_sword, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_24: (UnknownCell, 'elf_sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_25: (UnknownCell, 'dwarf_axe, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_26: (UnknownCell, 'dwarf_axe, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_27: (UnknownCell, 'dwarf_axe, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_28: (UnknownCell, 'dwarf_axe, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_29: (UnknownCell, 'dwarf_axe, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_30: (UnknownCell, 'dwarf_axe, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_31: (UnknownCell, 'dwarf_axe, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_32: (UnknownCell, 'dwarf_sword, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_33: (UnknownCell, 'dwarf_sword, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_34: (UnknownCell, 'dwarf_sword, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_35: (UnknownCell, 'dwarf_sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_36: (UnknownCell, '{lance, horse_spear}, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_37: (UnknownCell, '{lance, horse_spear}, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_38: (UnknownCell, '{lance, horse_spear}, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_39: (UnknownCell, '{lance, horse_spear}, heavy_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_40: (UnknownCell, '{lance, horse_spear}, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_41: (UnknownCell, '{lance, horse_spear}, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_42: (UnknownCell, '{lance, horse_spear}, uruk', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_43: (UnknownCell, '{lance, horse_spear}, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_44: (UnknownCell, '{lance, horse_spear}, wolf_rider', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_45: (UnknownCell, '{lance, horse_spear}, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_46: (UnknownCell, '{lance, horse_spear}, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_47: (UnknownCell, 'horse_short_spear, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_48: (UnknownCell, 'horse_short_spear, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_49: (UnknownCell, 'horse_short_spear, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_50: (UnknownCell, 'horse_short_spear, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_51: (UnknownCell, 'horse_short_spear, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_52: (UnknownCell, 'horse_short_spear, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_53: (UnknownCell, 'horse_short_spear, goblin', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_54: (UnknownCell, 'horse_short_spear, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_55: (UnknownCell, 'horse_short_spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_56: (UnknownCell, 'horse_sword, medium_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_57: (UnknownCell, 'horse_sword, heavy_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_58: (UnknownCell, 'horse_sword, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_59: (UnknownCell, 'horse_sword, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_60: (UnknownCell, 'horse_sword, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_61: (UnknownCell, 'horse_sword, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_62: (UnknownCell, 'horse_sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_63: (UnknownCell, 'spear, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_64: (UnknownCell, 'spear, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_65: (UnknownCell, 'spear, uruk', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_66: (UnknownCell, 'spear, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_67: (UnknownCell, 'spear, wolf_rider', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_68: (UnknownCell, 'spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_69: (UnknownCell, 'long_spear, medium_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_70: (UnknownCell, 'long_spear, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_71: (UnknownCell, 'long_spear, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_72: (UnknownCell, 'long_spear, man_orc', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_73: (UnknownCell, 'long_spear, uruk', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_74: (UnknownCell, 'long_spear, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_75: (UnknownCell, 'long_spear, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_76: (UnknownCell, 'long_spear, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_77: (UnknownCell, 'two_handed_sword, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_78: (UnknownCell, 'two_handed_sword, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_79: (UnknownCell, 'two_handed_sword, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_80: (UnknownCell, 'two_handed_sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_81: (UnknownCell, 'sword, light_foot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_82: (UnknownCell, 'sword, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_83: (UnknownCell, 'sword, stone_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_84: (UnknownCell, 'sword, uruk', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_85: (UnknownCell, 'sword, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_86: (UnknownCell, 'sword, wild_man', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_87: (UnknownCell, 'sword, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_88: (UnknownCell, 'axe_or_club, light_horse', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_89: (UnknownCell, 'axe_or_club, hill_troll', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_90: (UnknownCell, 'axe_or_club, wolf', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_91: (UnknownCell, 'axe_or_club, warg', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_92: (UnknownCell, 'axe_or_club, chariot', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
    _CELL_93: (UnknownCell, 'axe_or_club, elephant', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1227-1249'),
}


def weapons_of_law_weapon_cell(cell: int) -> int:
    """The cells of Weapon factor chart II: good against evil, column weapon, that are no plain value."""
    if cell in _WEAPONS_OF_LAW_WEAPON_FAULTS:
        fault, row, citation = _WEAPONS_OF_LAW_WEAPON_FAULTS[cell]
        raise fault('weapons_of_law', row, 'weapon', citation)
    raise OffTheTable('weapons_of_law', 'weapon')


# Where the wind comes from: quarter
WIND_QUARTERS_QUARTER: Final[tuple[int, ...]] = (
    _OFF, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, _OFF,
)


def wind_quarters_quarter(key_1: int) -> WindQuarter:
    """The cell of Where the wind comes from, column quarter."""
    cell = WIND_QUARTERS_QUARTER[min(max(key_1, 0), 21)]
    if cell < FLOOR:
        return wind_quarters_quarter_cell(cell)
    return WindQuarter(cell)


def wind_quarters_quarter_cell(cell: int) -> WindQuarter:
    """The cells of Where the wind comes from, column quarter, that are no plain value."""
    raise OffTheTable('wind_quarters', 'quarter')


# Change of organisation due to withdrawal: after
_WITHDRAWALS_AFTER_1 = (_OFF, _OFF, _OFF, _OFF, _OFF, 4, 4, 4, _OFF)
WITHDRAWALS_AFTER: Final[tuple[tuple[int, ...], ...]] = (
    (_OFF, _OFF, _OFF, _OFF, _OFF, 2, 2, 3, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, 2, 3, 4, _OFF),
    (_OFF, _OFF, _OFF, _OFF, _OFF, 3, 3, 4, _OFF),
    _WITHDRAWALS_AFTER_1,
    _WITHDRAWALS_AFTER_1,
)


def withdrawals_after(key_1: Organisation, key_2: Reaction) -> Organisation:
    """The cell of Change of organisation due to withdrawal, column after."""
    cell = WITHDRAWALS_AFTER[key_1][key_2]
    if cell < FLOOR:
        return withdrawals_after_cell(cell)
    return Organisation(cell)


def withdrawals_after_cell(cell: int) -> Organisation:
    """The cells of Change of organisation due to withdrawal, column after, that are no plain value."""
    raise OffTheTable('withdrawals', 'after')
