"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from typing import Final, cast

from rulec.runtime import (FLOOR, OffTheTable, UnknownCell)

from ._kinds import (Barrier, Build, Class, Letter, Race, Side, Spell, Style, Wizard)

# cells that are no plain value: worked out, unknown, not applicable, or off the table
_X1: Final = FLOOR - 1
_X2: Final = FLOOR - 2
_X3: Final = FLOOR - 3
_X4: Final = FLOOR - 4
_X5: Final = FLOOR - 5
_X6: Final = FLOOR - 6
_X7: Final = FLOOR - 7
_X8: Final = FLOOR - 8
_X9: Final = FLOOR - 9
_X10: Final = FLOOR - 10
_X11: Final = FLOOR - 11
_X12: Final = FLOOR - 12
_X13: Final = FLOOR - 13
_X14: Final = FLOOR - 14
_X15: Final = FLOOR - 15
_X16: Final = FLOOR - 16
_X17: Final = FLOOR - 17
_X18: Final = FLOOR - 18
_X19: Final = FLOOR - 19
_X20: Final = FLOOR - 20
_X21: Final = FLOOR - 21
_X22: Final = FLOOR - 22
_X23: Final = FLOOR - 23
_X24: Final = FLOOR - 24
_X25: Final = FLOOR - 25
_X26: Final = FLOOR - 26
_X27: Final = FLOOR - 27
_X28: Final = FLOOR - 28
_X29: Final = FLOOR - 29
_X30: Final = FLOOR - 30
_X31: Final = FLOOR - 31
_X32: Final = FLOOR - 32
_X33: Final = FLOOR - 33
_X34: Final = FLOOR - 34
_X35: Final = FLOOR - 35
_X36: Final = FLOOR - 36
_X37: Final = FLOOR - 37
_X38: Final = FLOOR - 38
_X39: Final = FLOOR - 39
_X40: Final = FLOOR - 40
_X41: Final = FLOOR - 41
_X42: Final = FLOOR - 42
_X43: Final = FLOOR - 43
_X44: Final = FLOOR - 44
_X45: Final = FLOOR - 45
_X46: Final = FLOOR - 46
_X47: Final = FLOOR - 47
_X48: Final = FLOOR - 48
_X49: Final = FLOOR - 49
_X50: Final = FLOOR - 50
_X51: Final = FLOOR - 51
_X52: Final = FLOOR - 52
_X53: Final = FLOOR - 53
_X54: Final = FLOOR - 54
_X55: Final = FLOOR - 55
_X56: Final = FLOOR - 56
_X57: Final = FLOOR - 57
_X58: Final = FLOOR - 58
_X59: Final = FLOOR - 59
_X60: Final = FLOOR - 60
_X61: Final = FLOOR - 61
_X62: Final = FLOOR - 62
_X63: Final = FLOOR - 63
_X64: Final = FLOOR - 64
_X65: Final = FLOOR - 65
_X66: Final = FLOOR - 66
_X67: Final = FLOOR - 67
_X68: Final = FLOOR - 68
_X69: Final = FLOOR - 69
_X70: Final = FLOOR - 70
_X71: Final = FLOOR - 71
_X72: Final = FLOOR - 72
_X73: Final = FLOOR - 73
_X74: Final = FLOOR - 74
_X75: Final = FLOOR - 75
_X76: Final = FLOOR - 76
_X77: Final = FLOOR - 77
_X78: Final = FLOOR - 78
_X79: Final = FLOOR - 79
_X80: Final = FLOOR - 80
_X81: Final = FLOOR - 81
_X82: Final = FLOOR - 82
_X83: Final = FLOOR - 83
_X84: Final = FLOOR - 84
_X85: Final = FLOOR - 85
_X86: Final = FLOOR - 86
_X87: Final = FLOOR - 87
_X88: Final = FLOOR - 88
_X89: Final = FLOOR - 89
_X90: Final = FLOOR - 90
_X91: Final = FLOOR - 91
_X92: Final = FLOOR - 92
_X93: Final = FLOOR - 93

# Spell.gandalfs_letter
SPELL_GANDALFS_LETTER: Final[tuple[str | None, ...]] = (
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', None, 'K',
)

# Spell.reach
SPELL_REACH: Final[tuple[int | None, ...]] = (1000, None, None, None, None, 50, 75, 15, 10, 25, 50, None)

# Spell.witch_kings_letter
SPELL_WITCH_KINGS_LETTER: Final[tuple[str | None, ...]] = (
    None, 'A', 'B', 'C', None, 'D', 'E', 'F', None, None, 'H', 'G',
)

# Troop.class
TROOP_CLASS: Final = cast("tuple[Class, ...]", (
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

# Letters and dice: least
BREACH_FACES_LEAST: Final[tuple[int | None, ...]] = (2, 3, 4, 5, 6, None)

# Casualty determination chart: fallen
_CASUALTY_CHART_FALLEN_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
_CASUALTY_CHART_FALLEN_2 = (
    5, 5, 6, 7, _X87, 10, 10, 12, 12, 13, 13, 14, 14, 16, _X88, 18, 19, 20, 21, 22, 23, 24, _X89, 26, 27,
    28, 28,
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
    (0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, _X1, 14, 14),
    (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, _X2, 14, 15, 15),
    (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, _X3, 14, 16, 16),
    (1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 10, 12, 13, 14, 15, 17, 17),
    (1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, _X4, _X5, 13, _X6, _X7, 18, 18),
    (1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 11, _X8, 14, _X9, _X10, 19, 19),
    (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 12, _X11, 14, _X12, _X13, 19, 19),
    (2, 2, 2, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 6, 7, 8, 9, 10, _X14, 12, 13, 14, 15, 16, _X15, 20, 20),
    (
        2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, _X16, _X17, 14, _X18, 16, _X19, _X20, _X21,
        _X21,
    ),
    (2, 2, 3, 3, 3, 3, 3, 4, 5, 5, 6, 7, 7, _X22, 9, 10, _X23, 12, 13, 14, 15, _X24, 17, _X25, _X26, 22, 22),
    (
        2, 2, 3, 3, 3, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, _X27, 13, 14, _X28, _X29, _X30, _X31, _X32, 20,
        23, 23,
    ),
    (
        2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 8, 8, 9, 11, 12, 13, 14, _X33, 16, _X34, _X35, _X36, _X37, _X38,
        23, 23,
    ),
    (2, 2, 3, 4, 4, 4, 4, 5, 6, 8, 9, 9, 9, 10, 12, 13, 14, 15, _X39, _X40, 18, 19, 20, _X41, _X42, 24, 24),
    (
        2, 2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10, 10, _X43, 13, 14, _X44, 16, _X45, _X46, _X47, 20, _X48, _X49,
        _X50, 24, 24,
    ),
    (
        2, 2, 3, 4, 4, 5, 5, 6, 7, 9, 9, 10, 10, _X51, 13, 15, 16, 17, 17, _X52, _X53, _X54, _X55, _X56,
        _X57, 25, 25,
    ),
    (
        2, 2, 4, 4, 4, 6, 6, 7, 8, 9, 10, 11, 11, _X58, 14, 15, 16, 17, 17, _X59, _X60, _X61, _X62, _X63,
        _X64, 25, 25,
    ),
    (
        3, 3, 4, 5, 5, 6, 7, 8, 8, 10, 11, 12, 12, 13, 15, 15, 16, 17, 18, _X65, _X66, _X67, _X68, _X69,
        _X70, 25, 25,
    ),
    (
        4, 4, 4, 5, 5, 7, 7, 9, 9, 10, 11, 12, 12, 14, 15, 15, 17, _X71, _X72, _X73, _X74, _X75, _X76, _X77,
        25, 26, 26,
    ),
    (
        4, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 14, 16, 17, 18, 19, 20, 20, _X78, 22, _X79, _X80, 25,
        26, 26,
    ),
    (
        4, 4, 5, 6, 6, 8, 8, 10, 10, 11, 12, 13, 13, 15, 16, 17, 18, 19, 20, 20, _X81, _X82, _X83, _X84, 26,
        27, 27,
    ),
    (5, 5, 5, 6, 7, 9, 9, 11, 11, 12, 13, 14, 14, 15, 16, 17, 18, 19, 20, 21, 22, _X85, _X86, 25, 26, 27, 27),
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


def casualty_chart_fallen_cell(cell: int) -> int:
    """The cells of Casualty determination chart, column fallen, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('casualty_chart', '5, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1339')
    if cell == _X2:
        raise UnknownCell('casualty_chart', '6, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1338')
    if cell == _X3:
        raise UnknownCell('casualty_chart', '7, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1337')
    if cell == _X4:
        raise UnknownCell('casualty_chart', '9, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335')
    if cell == _X5:
        raise UnknownCell('casualty_chart', '9, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335')
    if cell == _X6:
        raise UnknownCell('casualty_chart', '9, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335')
    if cell == _X7:
        raise UnknownCell('casualty_chart', '9, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1335')
    if cell == _X8:
        raise UnknownCell('casualty_chart', '10, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334')
    if cell == _X9:
        raise UnknownCell('casualty_chart', '10, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334')
    if cell == _X10:
        raise UnknownCell('casualty_chart', '10, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1334')
    if cell == _X11:
        raise UnknownCell('casualty_chart', '11, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333')
    if cell == _X12:
        raise UnknownCell('casualty_chart', '11, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333')
    if cell == _X13:
        raise UnknownCell('casualty_chart', '11, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1333')
    if cell == _X14:
        raise UnknownCell('casualty_chart', '12, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1332')
    if cell == _X15:
        raise UnknownCell('casualty_chart', '12, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1332')
    if cell == _X16:
        raise UnknownCell('casualty_chart', '13, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X17:
        raise UnknownCell('casualty_chart', '13, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X18:
        raise UnknownCell('casualty_chart', '13, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X19:
        raise UnknownCell('casualty_chart', '13, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X20:
        raise UnknownCell('casualty_chart', '13, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X21:
        raise UnknownCell('casualty_chart', '13, 25', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1331')
    if cell == _X22:
        raise UnknownCell('casualty_chart', '14, 13', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330')
    if cell == _X23:
        raise UnknownCell('casualty_chart', '14, 16', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330')
    if cell == _X24:
        raise UnknownCell('casualty_chart', '14, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330')
    if cell == _X25:
        raise UnknownCell('casualty_chart', '14, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330')
    if cell == _X26:
        raise UnknownCell('casualty_chart', '14, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1330')
    if cell == _X27:
        raise UnknownCell('casualty_chart', '15, 16', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X28:
        raise UnknownCell('casualty_chart', '15, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X29:
        raise UnknownCell('casualty_chart', '15, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X30:
        raise UnknownCell('casualty_chart', '15, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X31:
        raise UnknownCell('casualty_chart', '15, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X32:
        raise UnknownCell('casualty_chart', '15, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1329')
    if cell == _X33:
        raise UnknownCell('casualty_chart', '16, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X34:
        raise UnknownCell('casualty_chart', '16, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X35:
        raise UnknownCell('casualty_chart', '16, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X36:
        raise UnknownCell('casualty_chart', '16, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X37:
        raise UnknownCell('casualty_chart', '16, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X38:
        raise UnknownCell('casualty_chart', '16, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1328')
    if cell == _X39:
        raise UnknownCell('casualty_chart', '17, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327')
    if cell == _X40:
        raise UnknownCell('casualty_chart', '17, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327')
    if cell == _X41:
        raise UnknownCell('casualty_chart', '17, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327')
    if cell == _X42:
        raise UnknownCell('casualty_chart', '17, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1327')
    if cell == _X43:
        raise UnknownCell('casualty_chart', '18, 13', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X44:
        raise UnknownCell('casualty_chart', '18, 16', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X45:
        raise UnknownCell('casualty_chart', '18, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X46:
        raise UnknownCell('casualty_chart', '18, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X47:
        raise UnknownCell('casualty_chart', '18, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X48:
        raise UnknownCell('casualty_chart', '18, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X49:
        raise UnknownCell('casualty_chart', '18, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X50:
        raise UnknownCell('casualty_chart', '18, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1326')
    if cell == _X51:
        raise UnknownCell('casualty_chart', '19, 13', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X52:
        raise UnknownCell('casualty_chart', '19, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X53:
        raise UnknownCell('casualty_chart', '19, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X54:
        raise UnknownCell('casualty_chart', '19, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X55:
        raise UnknownCell('casualty_chart', '19, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X56:
        raise UnknownCell('casualty_chart', '19, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X57:
        raise UnknownCell('casualty_chart', '19, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1325')
    if cell == _X58:
        raise UnknownCell('casualty_chart', '20, 13', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X59:
        raise UnknownCell('casualty_chart', '20, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X60:
        raise UnknownCell('casualty_chart', '20, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X61:
        raise UnknownCell('casualty_chart', '20, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X62:
        raise UnknownCell('casualty_chart', '20, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X63:
        raise UnknownCell('casualty_chart', '20, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X64:
        raise UnknownCell('casualty_chart', '20, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1324')
    if cell == _X65:
        raise UnknownCell('casualty_chart', '21, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X66:
        raise UnknownCell('casualty_chart', '21, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X67:
        raise UnknownCell('casualty_chart', '21, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X68:
        raise UnknownCell('casualty_chart', '21, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X69:
        raise UnknownCell('casualty_chart', '21, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X70:
        raise UnknownCell('casualty_chart', '21, 24', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1323')
    if cell == _X71:
        raise UnknownCell('casualty_chart', '22, 17', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X72:
        raise UnknownCell('casualty_chart', '22, 18', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X73:
        raise UnknownCell('casualty_chart', '22, 19', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X74:
        raise UnknownCell('casualty_chart', '22, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X75:
        raise UnknownCell('casualty_chart', '22, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X76:
        raise UnknownCell('casualty_chart', '22, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X77:
        raise UnknownCell('casualty_chart', '22, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1322')
    if cell == _X78:
        raise UnknownCell('casualty_chart', '23, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321')
    if cell == _X79:
        raise UnknownCell('casualty_chart', '23, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321')
    if cell == _X80:
        raise UnknownCell('casualty_chart', '23, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1321')
    if cell == _X81:
        raise UnknownCell('casualty_chart', '24, 20', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320')
    if cell == _X82:
        raise UnknownCell('casualty_chart', '24, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320')
    if cell == _X83:
        raise UnknownCell('casualty_chart', '24, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320')
    if cell == _X84:
        raise UnknownCell('casualty_chart', '24, 23', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1320')
    if cell == _X85:
        raise UnknownCell('casualty_chart', '25, 21', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1319')
    if cell == _X86:
        raise UnknownCell('casualty_chart', '25, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1319')
    if cell == _X87:
        raise UnknownCell('casualty_chart', '27, 4', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317')
    if cell == _X88:
        raise UnknownCell('casualty_chart', '27, 14', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317')
    if cell == _X89:
        raise UnknownCell('casualty_chart', '27, 22', 'fallen', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), line 1317')
    raise OffTheTable('casualty_chart', 'fallen')

# Energy level depletion charts: drop
_ENERGY_DEPLETION_DROP_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ENERGY_DEPLETION_DROP: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (_X1, 8, 7, 7, 6, 6, 5, 4, 4, 3, 2, 2, _X1, _X1, _X1),
        (_X1, 7, 7, 6, 5, 5, 4, 4, 3, 2, 2, 1, _X1, _X1, _X1),
        (_X1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, _X1, _X1, _X1),
        (_X1, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, _X1, _X1, _X1),
        (_X1, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, _X1, _X1, _X1),
        (_X1, 7, 6, 6, 5, 5, 4, 4, 3, 2, 2, 1, _X1, _X1, _X1),
        (_X1, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, _X1, _X1, _X1),
        (_X1, 9, 9, 8, 7, 7, 6, 5, 4, 4, 3, 3, _X1, _X1, _X1),
        (_X1, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, _X1, _X1, _X1),
        (_X1, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, _X1, _X1, _X1),
        _ENERGY_DEPLETION_DROP_1,
        (_X1, 9, 9, 9, 8, 7, 7, 6, 5, 5, 3, 4, _X1, _X1, _X1),
    ),
    (
        _ENERGY_DEPLETION_DROP_1,
        (_X1, 8, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 1, 1, _X1),
        (_X1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, _X1),
        (_X1, 5, 5, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, _X1),
        _ENERGY_DEPLETION_DROP_1,
        (_X1, 7, 6, 6, 5, 4, 4, 3, 2, 2, 2, 1, 1, 1, _X1),
        (_X1, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, _X1),
        (_X1, 9, 9, 8, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, _X1),
        _ENERGY_DEPLETION_DROP_1,
        _ENERGY_DEPLETION_DROP_1,
        (_X1, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, _X1),
        (_X1, 9, 9, 9, 8, 7, 7, 6, 5, 5, 5, 4, 3, 3, _X1),
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

# Ranks that strike: ranks
FIGHTING_RANKS_RANKS: Final[tuple[tuple[int, ...], ...]] = (
    (
        _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 4,
        2, 2, 2,
    ),
    (
        2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 4, 3, _X1, 2, 2, _X1,
        _X1, 2, 2,
    ),
)


def fighting_ranks_ranks(key_1: Side, key_2: Style) -> int:
    """The cell of Ranks that strike, column ranks."""
    cell = FIGHTING_RANKS_RANKS[key_1][key_2]
    if cell < FLOOR:
        return fighting_ranks_ranks_cell(cell)
    return cell


def fighting_ranks_ranks_cell(cell: int) -> int:
    """The cells of Ranks that strike, column ranks, that are no plain value."""
    raise OffTheTable('fighting_ranks', 'ranks')

# The siege table: letter
_SIEGE_LETTERS_LETTER_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
SIEGE_LETTERS_LETTER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 0, 0, 1, 2, 2, 2, 2, 3, 3, 3, _X1),
        _SIEGE_LETTERS_LETTER_1,
    ),
    (
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, _X1),
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        _SIEGE_LETTERS_LETTER_1,
        (_X1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, _X1),
        _SIEGE_LETTERS_LETTER_1,
    ),
)


def siege_letters_letter(key_1: Barrier, key_2: int, key_3: int) -> Letter:
    """The cell of The siege table, column letter."""
    cell = SIEGE_LETTERS_LETTER[key_1][min(max(key_2 - 3, 0), 22)][min(max(key_3 - 5, 0), 11)]
    if cell < FLOOR:
        return siege_letters_letter_cell(cell)
    return Letter(cell)


def siege_letters_letter_cell(cell: int) -> Letter:
    """The cells of The siege table, column letter, that are no plain value."""
    raise OffTheTable('siege_letters', 'letter')

# Weapon factor chart I: evil against good: weapon
_WEAPONS_OF_EVIL_WEAPON_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1,
)
WEAPONS_OF_EVIL_WEAPON: Final[tuple[tuple[int, ...], ...]] = (
    (
        18, 15, 12, 12, 10, 8, 0, 1, 10, -2, 12, 10, 15, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1,
    ),
    (
        18, 14, 11, 12, 10, 8, -1, 0, 9, 2, 11, 8, 13, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1,
    ),
    (5, 4, 3, 4, 3, 1, -7, -6, -1, -6, 3, 0, 1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (4, 3, 2, 3, 1, -1, -7, -6, -2, -6, 2, -1, 0, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (3, 2, 1, 1, 0, -2, -9, -8, -3, -7, 0, -2, -3, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (5, 4, 3, 5, 3, 1, -7, -6, -5, -6, 2, 1, 2, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (5, 4, 3, 4, 3, 2, -9, -8, -1, -8, 2, 2, 3, 7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (6, 5, 4, 5, 4, 3, -8, -7, 0, -7, 4, 4, 5, 8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (6, 5, 4, 5, 4, 3, -5, -4, -3, -6, 4, 4, 5, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        19, 16, 14, 12, 12, 10, 1, 2, 12, -1, 14, 12, 17, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1,
    ),
    (
        21, 18, 16, 14, 14, 14, 2, 4, 15, 0, 16, 14, 20, 34, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1,
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
    (4, 6, 5, 6, 6, 6, -2, -1, 3, -2, 6, 5, 7, 17, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (6, 7, 5, 6, 6, 5, -3, -2, 2, -3, 6, 5, 7, 16, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _WEAPONS_OF_EVIL_WEAPON_1,
    (7, 6, 6, 6, 5, 4, -4, -3, 2, -4, 6, 5, 7, 15, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (7, 5, 4, 3, 5, 4, -5, -4, 1, -4, 6, 5, 7, 11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _WEAPONS_OF_EVIL_WEAPON_1,
    _WEAPONS_OF_EVIL_WEAPON_1,
    (6, 5, 4, 3, 3, 2, -6, -5, 1, -5, 5, 4, 6, 11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (7, 6, 5, 6, 5, 4, -6, -5, 1, -5, 6, 5, 7, 11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
)


def weapons_of_evil_weapon(key_1: Style, key_2: Build) -> int:
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
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1,
)
_WEAPONS_OF_LAW_WEAPON_2 = (
    4, _X36, 5, _X37, _X38, _X39, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X40, _X41, 5, _X42, 8, 7, _X43,
    _X44, 8, _X45, _X46,
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
        17, 16, 14, 16, 14, 12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 3, 3, 15, 17, 20, 20, 16, 19, 20,
        12, _X2,
    ),
    (
        13, 12, 10, 12, _X3, 8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 2, 2, 10, 12, 15, 15, 12, 14, 15, 8,
        _X4,
    ),
    (
        10, _X5, 8, 10, 8, 7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X6, 1, 10, 12, 14, 14, 11, 13, 14,
        _X7, _X8,
    ),
    (
        12, 10, 8, 10, 8, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, 0, _X10, 12, 14, 14, 12, 13, 14,
        10, _X11,
    ),
    (
        -6, -7, -8, -7, -8, -9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, -10, -10, -8, -2, 0, 2, 0, -1, -3,
        -9, -10,
    ),
    (
        _X12, 5, 4, 5, 4, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X13, _X14, 7, 8, _X15, 8, 7, 7, 7, 3,
        _X16,
    ),
    (
        5, 4, 3, 3, 2, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X17, _X18, _X19, 7, 8, _X20, _X21, _X22,
        _X23, 1, _X24,
    ),
    (
        _X25, 5, 1, 5, 4, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X26, _X27, _X28, 10, 12, 7, 8, 8,
        _X29, _X30, _X31,
    ),
    (3, 3, 2, 2, 1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, -2, _X32, 4, 5, 7, 4, 3, 3, _X33, _X34, _X35),
    _WEAPONS_OF_LAW_WEAPON_2,
    _WEAPONS_OF_LAW_WEAPON_2,
    (
        _X47, 7, _X48, _X49, _X50, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, -2, _X51, _X52, 7, _X53, 8, 7,
        7, _X54, 3, _X55,
    ),
    (
        7, _X56, _X57, _X58, 5, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X59, _X60, _X61, 7, 8, 8, 7, 7,
        8, 2, _X62,
    ),
    (
        7, 5, 4, 3, 5, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X63, _X64, 5, _X65, 8, _X66, 5, _X67, 7,
        1, _X68,
    ),
    (
        4, 4, 3, 4, _X69, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X70, _X71, _X72, _X73, 7, 7, _X74, 7,
        _X75, 2, _X76,
    ),
    (
        7, 7, 5, _X77, 5, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, -1, -2, 7, 8, 10, _X78, _X79, 5, 5, 3,
        _X80,
    ),
    (
        _X81, 5, 4, 3, 3, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X82, _X83, 5, _X84, 5, _X85, 5, 5,
        _X86, 0, _X87,
    ),
    (
        7, 7, 5, _X88, 5, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X89, -2, 7, 8, 10, _X90, _X91, 5, 5,
        _X92, _X93,
    ),
)


def weapons_of_law_weapon(key_1: Style, key_2: Build) -> int:
    """The cell of Weapon factor chart II: good against evil, column weapon."""
    cell = WEAPONS_OF_LAW_WEAPON[key_1][key_2]
    if cell < FLOOR:
        return weapons_of_law_weapon_cell(cell)
    return cell


def weapons_of_law_weapon_cell(cell: int) -> int:
    """The cells of Weapon factor chart II: good against evil, column weapon, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('weapons_of_law', 'large_ent, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X3:
        raise UnknownCell('weapons_of_law', 'small_ent, medium_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X4:
        raise UnknownCell('weapons_of_law', 'small_ent, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X5:
        raise UnknownCell('weapons_of_law', 'beorning, medium_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X6:
        raise UnknownCell('weapons_of_law', 'beorning, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X7:
        raise UnknownCell('weapons_of_law', 'beorning, chariot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X8:
        raise UnknownCell('weapons_of_law', 'beorning, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X9:
        raise UnknownCell('weapons_of_law', 'great_eagle, heavy_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X10:
        raise UnknownCell('weapons_of_law', 'great_eagle, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X11:
        raise UnknownCell('weapons_of_law', 'great_eagle, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X12:
        raise UnknownCell('weapons_of_law', 'elf_spear, light_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X13:
        raise UnknownCell('weapons_of_law', 'elf_spear, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X14:
        raise UnknownCell('weapons_of_law', 'elf_spear, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X15:
        raise UnknownCell('weapons_of_law', 'elf_spear, goblin', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X16:
        raise UnknownCell('weapons_of_law', 'elf_spear, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X17:
        raise UnknownCell('weapons_of_law', 'elf_sword, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X18:
        raise UnknownCell('weapons_of_law', 'elf_sword, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X19:
        raise UnknownCell('weapons_of_law', 'elf_sword, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X20:
        raise UnknownCell('weapons_of_law', 'elf_sword, wolf', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X21:
        raise UnknownCell('weapons_of_law', 'elf_sword, warg', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X22:
        raise UnknownCell('weapons_of_law', 'elf_sword, wolf_rider', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X23:
        raise UnknownCell('weapons_of_law', 'elf_sword, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X24:
        raise UnknownCell('weapons_of_law', 'elf_sword, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X25:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, light_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X26:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X27:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X28:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X29:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X30:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, chariot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X31:
        raise UnknownCell('weapons_of_law', 'dwarf_axe, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X32:
        raise UnknownCell('weapons_of_law', 'dwarf_sword, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X33:
        raise UnknownCell('weapons_of_law', 'dwarf_sword, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X34:
        raise UnknownCell('weapons_of_law', 'dwarf_sword, chariot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X35:
        raise UnknownCell('weapons_of_law', 'dwarf_sword, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X36:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, medium_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X37:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, light_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X38:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, medium_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X39:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, heavy_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X40:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X41:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X42:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, uruk', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X43:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, warg', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X44:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, wolf_rider', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X45:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, chariot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X46:
        raise UnknownCell('weapons_of_law', '{lance, horse_spear}, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X47:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, light_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X48:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, heavy_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X49:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, light_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X50:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, medium_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X51:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X52:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X53:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, goblin', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X54:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X55:
        raise UnknownCell('weapons_of_law', 'horse_short_spear, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X56:
        raise UnknownCell('weapons_of_law', 'horse_sword, medium_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X57:
        raise UnknownCell('weapons_of_law', 'horse_sword, heavy_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X58:
        raise UnknownCell('weapons_of_law', 'horse_sword, light_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X59:
        raise UnknownCell('weapons_of_law', 'horse_sword, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X60:
        raise UnknownCell('weapons_of_law', 'horse_sword, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X61:
        raise UnknownCell('weapons_of_law', 'horse_sword, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X62:
        raise UnknownCell('weapons_of_law', 'horse_sword, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X63:
        raise UnknownCell('weapons_of_law', 'spear, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X64:
        raise UnknownCell('weapons_of_law', 'spear, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X65:
        raise UnknownCell('weapons_of_law', 'spear, uruk', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X66:
        raise UnknownCell('weapons_of_law', 'spear, wolf', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X67:
        raise UnknownCell('weapons_of_law', 'spear, wolf_rider', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X68:
        raise UnknownCell('weapons_of_law', 'spear, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X69:
        raise UnknownCell('weapons_of_law', 'long_spear, medium_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X70:
        raise UnknownCell('weapons_of_law', 'long_spear, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X71:
        raise UnknownCell('weapons_of_law', 'long_spear, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X72:
        raise UnknownCell('weapons_of_law', 'long_spear, man_orc', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X73:
        raise UnknownCell('weapons_of_law', 'long_spear, uruk', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X74:
        raise UnknownCell('weapons_of_law', 'long_spear, warg', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X75:
        raise UnknownCell('weapons_of_law', 'long_spear, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X76:
        raise UnknownCell('weapons_of_law', 'long_spear, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X77:
        raise UnknownCell('weapons_of_law', 'two_handed_sword, light_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X78:
        raise UnknownCell('weapons_of_law', 'two_handed_sword, wolf', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X79:
        raise UnknownCell('weapons_of_law', 'two_handed_sword, warg', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X80:
        raise UnknownCell('weapons_of_law', 'two_handed_sword, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X81:
        raise UnknownCell('weapons_of_law', 'sword, light_foot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X82:
        raise UnknownCell('weapons_of_law', 'sword, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X83:
        raise UnknownCell('weapons_of_law', 'sword, stone_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X84:
        raise UnknownCell('weapons_of_law', 'sword, uruk', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X85:
        raise UnknownCell('weapons_of_law', 'sword, wolf', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X86:
        raise UnknownCell('weapons_of_law', 'sword, wild_man', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X87:
        raise UnknownCell('weapons_of_law', 'sword, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X88:
        raise UnknownCell('weapons_of_law', 'axe, light_horse', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X89:
        raise UnknownCell('weapons_of_law', 'axe, hill_troll', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X90:
        raise UnknownCell('weapons_of_law', 'axe, wolf', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X91:
        raise UnknownCell('weapons_of_law', 'axe, warg', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X92:
        raise UnknownCell('weapons_of_law', 'axe, chariot', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    if cell == _X93:
        raise UnknownCell('weapons_of_law', 'axe, elephant', 'weapon', 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II", lines 1225-1249')
    raise OffTheTable('weapons_of_law', 'weapon')
