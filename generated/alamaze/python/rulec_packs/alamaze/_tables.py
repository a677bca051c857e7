"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rulec.runtime import (DoesNotApply, FLOOR, OffTheTable, UnknownCell)

from ._kinds import (
    Arm, ArtifactClass, Climate, CommandSlot, CountedPer, Kingdom, Mission, Order, Origin, Quality, Rank,
    Rating, RoyalAct, StageOrigin, Target, Terrain, TurnStep,
)

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
_X94: Final = FLOOR - 94
_X95: Final = FLOOR - 95
_X96: Final = FLOOR - 96
_X97: Final = FLOOR - 97
_X98: Final = FLOOR - 98
_X99: Final = FLOOR - 99
_X100: Final = FLOOR - 100
_X101: Final = FLOOR - 101
_X102: Final = FLOOR - 102
_X103: Final = FLOOR - 103
_X104: Final = FLOOR - 104
_X105: Final = FLOOR - 105
_X106: Final = FLOOR - 106
_X107: Final = FLOOR - 107
_X108: Final = FLOOR - 108
_X109: Final = FLOOR - 109
_X110: Final = FLOOR - 110
_X111: Final = FLOOR - 111
_X112: Final = FLOOR - 112
_X113: Final = FLOOR - 113
_X114: Final = FLOOR - 114
_X115: Final = FLOOR - 115
_X116: Final = FLOOR - 116
_X117: Final = FLOOR - 117
_X118: Final = FLOOR - 118
_X119: Final = FLOOR - 119
_X120: Final = FLOOR - 120
_X121: Final = FLOOR - 121
_X122: Final = FLOOR - 122
_X123: Final = FLOOR - 123
_X124: Final = FLOOR - 124
_X125: Final = FLOOR - 125
_X126: Final = FLOOR - 126
_X127: Final = FLOOR - 127
_X128: Final = FLOOR - 128
_X129: Final = FLOOR - 129
_X130: Final = FLOOR - 130
_X131: Final = FLOOR - 131
_X132: Final = FLOOR - 132
_X133: Final = FLOOR - 133
_X134: Final = FLOOR - 134
_X135: Final = FLOOR - 135
_X136: Final = FLOOR - 136
_X137: Final = FLOOR - 137
_X138: Final = FLOOR - 138
_X139: Final = FLOOR - 139
_X140: Final = FLOOR - 140
_X141: Final = FLOOR - 141
_X142: Final = FLOOR - 142
_X143: Final = FLOOR - 143
_X144: Final = FLOOR - 144
_X145: Final = FLOOR - 145
_X146: Final = FLOOR - 146
_X147: Final = FLOOR - 147
_X148: Final = FLOOR - 148
_X149: Final = FLOOR - 149
_X150: Final = FLOOR - 150
_X151: Final = FLOOR - 151
_X152: Final = FLOOR - 152
_X153: Final = FLOOR - 153
_X154: Final = FLOOR - 154
_X155: Final = FLOOR - 155
_X156: Final = FLOOR - 156
_X157: Final = FLOOR - 157
_X158: Final = FLOOR - 158
_X159: Final = FLOOR - 159
_X160: Final = FLOOR - 160
_X161: Final = FLOOR - 161
_X162: Final = FLOOR - 162
_X163: Final = FLOOR - 163
_X164: Final = FLOOR - 164
_X165: Final = FLOOR - 165
_X166: Final = FLOOR - 166
_X167: Final = FLOOR - 167
_X168: Final = FLOOR - 168
_X169: Final = FLOOR - 169
_X170: Final = FLOOR - 170
_X171: Final = FLOOR - 171
_X172: Final = FLOOR - 172
_X173: Final = FLOOR - 173
_X174: Final = FLOOR - 174
_X175: Final = FLOOR - 175
_X176: Final = FLOOR - 176
_X177: Final = FLOOR - 177
_X178: Final = FLOOR - 178
_X179: Final = FLOOR - 179
_X180: Final = FLOOR - 180
_X181: Final = FLOOR - 181
_X182: Final = FLOOR - 182
_X183: Final = FLOOR - 183
_X184: Final = FLOOR - 184
_X185: Final = FLOOR - 185
_X186: Final = FLOOR - 186
_X187: Final = FLOOR - 187
_X188: Final = FLOOR - 188
_X189: Final = FLOOR - 189
_X190: Final = FLOOR - 190
_X191: Final = FLOOR - 191
_X192: Final = FLOOR - 192
_X193: Final = FLOOR - 193
_X194: Final = FLOOR - 194
_X195: Final = FLOOR - 195
_X196: Final = FLOOR - 196
_X197: Final = FLOOR - 197
_X198: Final = FLOOR - 198
_X199: Final = FLOOR - 199
_X200: Final = FLOOR - 200
_X201: Final = FLOOR - 201
_X202: Final = FLOOR - 202
_X203: Final = FLOOR - 203

# Artifact.quality
ARTIFACT_QUALITY: Final = cast("tuple[Quality, ...]", (
    0, 0, 1, 0, 1, 3, 0, 0, 0, 1, 2, 0, 0, 3, 0, 1, 1, 1, 1, 2, 0, 0, 0, 2, 1, 3, 2, 0, 0, 2,
))

# Artifact.sort
ARTIFACT_SORT: Final = cast("tuple[ArtifactClass, ...]", (
    0, 0, 2, 0, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 2,
))

# BrigadeType.code
BRIGADE_TYPE_CODE: Final[tuple[str, ...]] = (
    'AP', 'CE', 'CO', 'GH', 'GO', 'IG', 'MI', 'OR', 'RG', 'RO', 'SC', 'SW', 'UC', 'WR', 'ZA', 'AL', 'AM',
    'AN', 'AT', 'BH', 'BL', 'CH', 'CI', 'CM', 'CY', 'DA', 'DE', 'DK', 'DM', 'DU', 'DW', 'EA', 'EE', 'EF',
    'EL', 'EM', 'EN', 'ET', 'EW', 'FF', 'FO', 'FT', 'GA', 'GC', 'GE', 'GF', 'GI', 'GL', 'GN', 'GR', 'HA',
    'HH', 'HI', 'IL', 'KS', 'LI', 'LY', 'MA', 'MC', 'MP', 'MU', 'MY', 'NE', 'NM', 'NO', 'NY', 'OG', 'OW',
    'PA', 'PF', 'PH', 'PI', 'PM', 'PT', 'PX', 'RA', 'RC', 'RD', 'SA', 'SK', 'SM', 'SO', 'SP', 'SR', 'ST',
    'SU', 'TG', 'TR', 'TY', 'UH', 'UN', 'UR', 'VI', 'WA', 'WE', 'WL', 'WM', 'WO', 'WT', 'WY', 'ZE', 'ZO',
)

# BrigadeType.flyer
BRIGADE_TYPE_FLYER: Final[tuple[bool, ...]] = (
    False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, False, False, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, True, False, False, True, False, True,
    True, False, False, False, True, False, False, False, False, False, False, False, False, True, True,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, True,
    False, True, True, False, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False,
)

# BrigadeType.origin
BRIGADE_TYPE_ORIGIN: Final = cast("tuple[Origin, ...]", (
    1, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 3, 3, 3, 0,
    0, 1, 3, 3, 0, 0, 0, 3, 3, 1, 1, 0, 3, 0, 1, 0, 1, 1, 0, 2, 0, 0, 1, 3, 1, 3, 2, 0, 2, 0, 2, 1, 3, 2, 3,
    1, 0, 3, 3, 1, 0, 1, 0, 0, 3, 3, 0, 3, 1, 2, 1, 3, 1, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 3, 1, 1, 3,
))

# BrigadeType.stalwart
BRIGADE_TYPE_STALWART: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False,
)

# BrigadeType.undead
BRIGADE_TYPE_UNDEAD: Final[tuple[bool, ...]] = (
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, True,
)

# Mission.grade
MISSION_GRADE: Final[tuple[int, ...]] = (1, 1, 4, 1, 1, 1, 1, 3, 1, 1, 4, 4, 4, 7, 5, 1)

# Mission.number
MISSION_NUMBER: Final[tuple[int, ...]] = (
    940, 955, 900, 950, 930, 965, 970, 971, 691, 975, 976, 977, 978, 979, 615, 692,
)

# Mission.other_number
MISSION_OTHER_NUMBER: Final[tuple[int | None, ...]] = (
    945, 295, None, 290, 935, 960, None, None, None, None, None, None, None, None, None, None,
)

# Order.any_distance
ORDER_ANY_DISTANCE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False,
)

# Order.bars_commands
ORDER_BARS_COMMANDS: Final[tuple[int, ...]] = (
    0, 0, 44666824611510066468057585061544339919864816, 0, 87112285931760246646623899502532662132736,
    261336857795280739939871698507597986398208, 261336857795280739939871698507597986398208,
    261336857795280739939871698507597986398208, 261336857795280739939871698507597986398208,
    261336857795280739939871698507597986398208, 0, 44601490397061246283071436545296723011960832, 0,
    33451117797795934712303577408972542258970624, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 633825300114114700748351602688, 5575186299632655785385110159782807787798528, 0,
    5575186299632655785385110159782807787798528, 0, 0, 5575186299632655785385110159782807787798528, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129127208515966861312, 9223372036854775808,
    9223372036854775808, 9223372036854775808, 0, 0, 16528282690043758247936,
    152446500380580431990492829789711732048864, 534955578137576996864, 534955578137576996864,
    2361183241434822606848, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    33451117797795934712303577408972542258970624, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 549755813888, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    44601490397061246283071436545296723011960832, 44601490397061246283071436545296723011960832, 0, 0, 0, 0,
    0, 0, 0, 44601490397061246283071436545296723011969024, 44601490397061246283071436545296723011969024, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Order.closing_turn
ORDER_CLOSING_TURN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 1, 3, 15, 3, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Order.counted_per
ORDER_COUNTED_PER: Final = cast("tuple[CountedPer | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 0, None, None, None, None, 0, 0, None, None, 2, 5, 1, 1, 1, 2, 2, 0, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 3, None, None, None, None, None, None, 4, None, 4, None, None, None, None,
    None, None, None, None, None, 0, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 0, None, None, None, 1, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None,
))

# Order.food_asked
ORDER_FOOD_ASKED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10000,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3000, 20000,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None,
)

# Order.forbidden_under
ORDER_FORBIDDEN_UNDER: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Order.free
ORDER_FREE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False,
)

# Order.givers
ORDER_GIVERS: Final[tuple[int, ...]] = (
    4096, 64, 512, 256, 512, 512, 512, 512, 512, 512, 4096, 1, 512, 1, 1, 1, 4, 4, 6, 12, 12, 12, 12, 202,
    140, 4096, 1, 8, 8, 2048, 2048, 4096, 4096, 1, 1, 32, 4096, 512, 4096, 4096, 512, 512, 512, 4, 512, 512,
    4096, 4096, 4096, 4096, 512, 512, 512, 4096, 4096, 4096, 4096, 4096, 64, 512, 512, 512, 512, 1024, 512,
    1024, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 4096, 4096, 66, 66, 66, 64,
    66, 4096, 66, 4096, 66, 256, 66, 128, 8, 8, 512, 4096, 4096, 4096, 128, 128, 128, 128, 512, 1, 4096,
    4096, 4096, 4096, 4096, 4096, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 128, 128, 128, 128, 128, 512, 512, 512, 512, 136, 1, 1, 2048, 512, 1, 1, 512, 4096, 66, 66,
    256, 256, 2, 3, 3, 3, 3, 2, 3, 16, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)

# Order.gold_asked
ORDER_GOLD_ASKED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3000,
    3000, 0, None, None, None, None, None, 2000, None, None, None, None, None, None, None, None, 10000,
    None, None, None, None, None, 10000, None, 0, None, 0, 5000, None, None, None, 10000, 4000, 20000, None,
    None, None, None, 6000, None, None, 7000, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 7000, 7000, 7000, None,
    7000, 7000, 7000, 7000, 7000, None, 7000, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Order.gold_by_level
ORDER_GOLD_BY_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 500, None, None, None, None, None, None, 500, 500, 500,
    500, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Order.lasting
ORDER_LASTING: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, True, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False,
)

# Order.least_leader
ORDER_LEAST_LEADER: Final = cast("tuple[Rank | None, ...]", (
    None, None, None, None, None, None, None, 22, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None,
))

# Order.least_level
ORDER_LEAST_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 4, 4, 4, 7,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Order.may_be_standing
ORDER_MAY_BE_STANDING: Final[tuple[bool, ...]] = (
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, False, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, False, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, False, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True,
)

# Order.mithril_asked
ORDER_MITHRIL_ASKED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    1000, 500, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None,
)

# Order.needed_artifacts
ORDER_NEEDED_ARTIFACTS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67108864, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33554432, 0, 16777216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0,
)

# Order.needed_buildings
ORDER_NEEDED_BUILDINGS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Order.needed_terrain
ORDER_NEEDED_TERRAIN: Final[tuple[int, ...]] = (
    0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Order.needed_traits
ORDER_NEEDED_TRAITS: Final[tuple[int, ...]] = (
    0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4096, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Order.not_open_to
ORDER_NOT_OPEN_TO: Final[tuple[Sequence[Kingdom], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (4,), (), (4,), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
)

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (
    60, 86, 118, 139, 140, 150, 160, 170, 180, 190, 210, 235, 236, 238, 240, 245, 273, 283, 306, 310, 315,
    320, 330, 350, 351, 352, 355, 380, 390, 400, 411, 412, 425, 455, 495, 509, 510, 511, 512, 520, 550, 551,
    560, 563, 564, 565, 585, 586, 599, 600, 605, 606, 607, 609, 611, 620, 630, 650, 666, 699, 700, 701, 702,
    705, 710, 711, 715, 720, 725, 729, 730, 731, 732, 735, 740, 741, 742, 743, 744, 746, 748, 749, 750, 755,
    765, 775, 790, 791, 793, 794, 795, 801, 857, 910, 913, 914, 963, 972, 973, 974, 976, 977, 978, 979, 982,
    990, 991, 992, 993, 994, 997, 50, 53, 54, 299, 500, 501, 900, 930, 935, 940, 945, 950, 955, 290, 295,
    965, 960, 970, 691, 971, 975, 615, 692, 110, 111, 120, 121, 385, 430, 440, 410, 194, 225, 230, 745, 996,
    302, 780, 799, 800, 465, 470, 471, 475, 476, 478, 480, 483, 490, 200, 201, 202, 203, 204, 205, 206, 212,
    215, 216, 217,
)

# Order.once_a_game
ORDER_ONCE_A_GAME: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False,
)

# Order.opening_turn
ORDER_OPENING_TURN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 10, None, None, None, None, None, 4, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 4, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 4, 6, 6, None, 4, None, None,
    None, 4, None, 5, None, None, None, None, None, None, None, None, None, None, None, None, 1, 1, 10, 1,
    4, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Order.powder_asked
ORDER_POWDER_ASKED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 150, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None,
)

# Order.priced_by_title
ORDER_PRICED_BY_TITLE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, True, True, True, False, False, False, True, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False,
)

# Order.range_in_areas
ORDER_RANGE_IN_AREAS: Final[tuple[int | None, ...]] = (
    None, 8, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 7, None, 10, None, None, None, None, None, None, None, 5, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 8, None, None, None, None, None, None, None, None, None, None, 10, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 8, None, None, None,
    None, None, None, None, 7, None, None, None, None, None, None, 7, 7, 7, 7, 5, None, None, None, None,
    None, None, None, None, None, None, None, None, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 8, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None,
)

# Order.restricted_to
ORDER_RESTRICTED_TO: Final[tuple[Sequence[Kingdom], ...]] = (
    (), (), (10, 11, 13, 20, 23), (), (), (), (), (), (), (), (), (), (), (), (), (), (8,), (8,), (2, 8),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (18,), (), (), (), (), (), (18,), (25,), (),
    (22, 8), (), (8,), (7,), (), (0,), (0,), (10,), (), (), (10, 11),
    (0, 1, 4, 5, 6, 8, 10, 11, 16, 17, 18, 25, 27, 29), (), (), (7,), (), (4, 9, 10, 23, 24, 26), (7,), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (0,), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (25,), (), (), (), (), (), (), (), (), (),
    (30,), (), (), (), (), (), (), (30,), (), (), (), (), (), (), (), (30,), (30,), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (2,), (), (), (), (), (2,),
    (), (), (), (), (), (), (), (), (), (), (0,), (), (), (),
)

# Order.sole_errand
ORDER_SOLE_ERRAND: Final[tuple[bool, ...]] = (
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, True, True, True, True, True, True, True, True, False, False, True, True, False, False,
    False, False, True, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, True, True, True, True, False, True, False, True, True,
    True, True, True, True, False, False, False, False, True, True, True, True, False, False, False, False,
    False, False, False, False, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, False, False, False, True, False, False,
    False, False, True, False, False, False, False, True, False, True, True, True, True, False, True, False,
    True, True, True, True, False, False, False, False, False, False, False, False, False, False, False,
)

# Order.times_a_turn
ORDER_TIMES_A_TURN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 1, None, None, None, None, 1, 3, None, None, 1, 1, 1, 1, 1, 1, 1, 1, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 1, None, None, None, None, None, None, 1, None, 1, None, None, None, None,
    None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, 1, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None,
)

# Order.turn_step
ORDER_TURN_STEP: Final = cast("tuple[TurnStep, ...]", (
    0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 4, 5, 6, 5, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 8, 8, 8,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 13, 13, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 0, 0, 0,
    7, 10, 10, 15, 15, 15, 15, 15, 15, 15, 7, 7, 15, 15, 15, 11, 15, 15, 10, 11, 1, 1, 1, 1, 7, 8, 8, 9, 2,
    6, 6, 11, 16, 7, 12, 13, 13, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
))

# Region.climate
REGION_CLIMATE: Final = cast("tuple[Climate, ...]", (0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1))

# Region.number
REGION_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)

# Spell.damage
SPELL_DAMAGE: Final[tuple[int, ...]] = (1000, 3000, 3500, 4000, 4500, 5000, 600, 1400, 1800, 2200)

# Spell.fire
SPELL_FIRE: Final[tuple[bool, ...]] = (False, False, False, False, True, False, False, True, False, False)

# Spell.number
SPELL_NUMBER: Final[tuple[int, ...]] = (75, 80, 81, 82, 83, 84, 101, 103, 104, 105)

# Stage.arm
STAGE_ARM: Final = cast("tuple[Arm, ...]", (7, 0, 1, 7, 7, 2, 2, 7, 3, 4, 5, 5))

# Stage.number
STAGE_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)

# Stage.origin
STAGE_ORIGIN: Final = cast("tuple[StageOrigin, ...]", (0, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1))

# Stage.share
STAGE_SHARE: Final[tuple[int, ...]] = (100, 100, 100, 70, 100, 70, 30, 30, 40, 60, 50, 60)

# Tactic.attack
TACTIC_ATTACK: Final[tuple[bool, ...]] = (
    False, True, True, True, True, True, True, True, False, False, False, False,
)

# Tactic.number
TACTIC_NUMBER: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 8, 1, 2, 3, 7)

# Tactic.retreat
TACTIC_RETREAT: Final[tuple[int, ...]] = (30, 15, 33, 55, 33, 33, 33, 55, 15, 30, 50, 90)

# Trait.spies
TRAIT_SPIES: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (4,), (), (6, 3), (), (), (),
)

# TurnStep.chart
TURN_STEP_CHART: Final[tuple[int | None, ...]] = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, None, None, None,
)

# TurnStep.number
TURN_STEP_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)

# Bargains and Their Commands: order
BARGAINS_ORDER: Final[tuple[int, ...]] = (201, 202, 203, 204, 205, 206, 216, 217)

# Bribes: price
BRIBES_PRICE: Final[tuple[int, ...]] = (
    10000, 10000, 10000, 10000, 6000, 6000, 5000, 4000, 3000, 2000, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def bribes_price(key_1: Rank) -> int:
    """The cell of Bribes, column price."""
    cell = BRIBES_PRICE[key_1]
    if cell < FLOOR:
        return bribes_price_cell(cell)
    return cell


def bribes_price_cell(cell: int) -> int:
    """The cells of Bribes, column price, that are no plain value."""
    raise OffTheTable('bribes', 'price')

# What a Defense Is Worth: toughness
DEFENSE_VALUES_TOUGHNESS: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 100, 120, 140, 160, 180, 200, 220, _X1, _X1, _X1,
)


def defense_values_toughness(key_1: Rating) -> int:
    """The cell of What a Defense Is Worth, column toughness."""
    cell = DEFENSE_VALUES_TOUGHNESS[key_1]
    if cell < FLOOR:
        return defense_values_toughness_cell(cell)
    return cell


def defense_values_toughness_cell(cell: int) -> int:
    """The cells of What a Defense Is Worth, column toughness, that are no plain value."""
    raise OffTheTable('defense_values', 'toughness')

# Emissaries' Power and Cost: gold
EMISSARIES_GOLD: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, 6000, 6000, 5000, 4000, 3000, 2000, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def emissaries_gold(key_1: Rank) -> int:
    """The cell of Emissaries' Power and Cost, column gold."""
    cell = EMISSARIES_GOLD[key_1]
    if cell < FLOOR:
        return emissaries_gold_cell(cell)
    return cell


def emissaries_gold_cell(cell: int) -> int:
    """The cells of Emissaries' Power and Cost, column gold, that are no plain value."""
    raise OffTheTable('emissaries', 'gold')

# Emissaries' Power and Cost: power
EMISSARIES_POWER: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, 80, 80, 70, 60, 50, 30, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def emissaries_power(key_1: Rank) -> int:
    """The cell of Emissaries' Power and Cost, column power."""
    cell = EMISSARIES_POWER[key_1]
    if cell < FLOOR:
        return emissaries_power_cell(cell)
    return cell


def emissaries_power_cell(cell: int) -> int:
    """The cells of Emissaries' Power and Cost, column power, that are no plain value."""
    raise OffTheTable('emissaries', 'power')

# Expected Agent Effectiveness Under Various Missions: expert_caught
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2 = (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, 40, _X1, _X1, 55, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    (
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, 25, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
)


def expected_effectiveness_expert_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column expert_caught."""
    cell = EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_expert_caught_cell(cell)
    return cell


def expected_effectiveness_expert_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column expert_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'expert_caught')

# Expected Agent Effectiveness Under Various Missions: expert_success
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2 = (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3 = (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4 = (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5 = (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6 = (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7 = (97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
)
EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 50, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, 20, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    (
        (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 60, _X1, _X1, _X1, _X1, _X1, 30, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
)


def expected_effectiveness_expert_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column expert_success."""
    cell = EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_expert_success_cell(cell)
    return cell


def expected_effectiveness_expert_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column expert_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'expert_success')

# Expected Agent Effectiveness Under Various Missions: master_caught
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3 = (
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4 = (
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_MASTER_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, 15, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    (
        (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, 3, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
)


def expected_effectiveness_master_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column master_caught."""
    cell = EXPECTED_EFFECTIVENESS_MASTER_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_master_caught_cell(cell)
    return cell


def expected_effectiveness_master_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column master_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'master_caught')

# Expected Agent Effectiveness Under Various Missions: master_success
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2 = (50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3 = (70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4 = (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5 = (60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6 = (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7 = (97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8 = (
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
)
EXPECTED_EFFECTIVENESS_MASTER_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 75, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, 45, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    (
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 85, _X1, _X1, _X1, _X1, _X1, 55, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
)


def expected_effectiveness_master_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column master_success."""
    cell = EXPECTED_EFFECTIVENESS_MASTER_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_master_success_cell(cell)
    return cell


def expected_effectiveness_master_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column master_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'master_success')

# Expected Agent Effectiveness Under Various Missions: novice_caught
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2 = (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3 = (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5 = (15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, 60, _X1, _X1, 75, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    (
        (75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 15, _X1, _X1, _X1, _X1, _X1, 45, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
)


def expected_effectiveness_novice_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column novice_caught."""
    cell = EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_novice_caught_cell(cell)
    return cell


def expected_effectiveness_novice_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column novice_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'novice_caught')

# Expected Agent Effectiveness Under Various Missions: novice_success
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3 = (5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4 = (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5 = (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6 = (15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7 = (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8 = (95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
)
EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, _X1, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, 3, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, _X1, _X1, _X1, 40, _X1, _X1, _X1, _X1, _X1, 10, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
)


def expected_effectiveness_novice_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column novice_success."""
    cell = EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_novice_success_cell(cell)
    return cell


def expected_effectiveness_novice_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column novice_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'novice_success')

# Brigade Experience: effect
EXPERIENCE_EFFECTS_EFFECT: Final[tuple[int, ...]] = (75, 100, 125, 175)

# Hiring New Figures: gold
HIRES_GOLD: Final[tuple[int, ...]] = (
    5000, 3000, 6000, 15000, 6000, 8000, 5000, 10000, 20000, 100000, 100000, 100000,
)

# Hiring New Figures: influence
HIRES_INFLUENCE: Final[tuple[int, ...]] = (1, 1, 2, 5, 2, 2, 0, 1, 5, 0, 0, 0)

# Hiring New Figures: order
HIRES_ORDER: Final[tuple[int, ...]] = (510, 510, 510, 510, 510, 510, 510, 511, 511, 512, 512, 512)

# What Moves a Ruler's Influence: change
INFLUENCE_CHANGES_CHANGE: Final[tuple[int, ...]] = (
    10, -10, 10, -10, -10, 10, -10, -3, -3, -10, -5, -10, 10, 10, 10, 3, 10, 5, 1, 5, 10, 3, 10, 10,
)

# Leaders: bonus
LEADER_BONUSES_BONUS: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 25, 17, 16, 15, 12, 11,
    10, 7, 6, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def leader_bonuses_bonus(key_1: Rank) -> int:
    """The cell of Leaders, column bonus."""
    cell = LEADER_BONUSES_BONUS[key_1]
    if cell < FLOOR:
        return leader_bonuses_bonus_cell(cell)
    return cell


def leader_bonuses_bonus_cell(cell: int) -> int:
    """The cells of Leaders, column bonus, that are no plain value."""
    raise OffTheTable('leader_bonuses', 'bonus')

# Base Success/Capture Rates: capture
_MISSIONS_CAPTURE_1 = (
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X6, _X4, _X4, _X4, -5, -5, _X7,
)
MISSIONS_CAPTURE: Final[tuple[tuple[int, ...], ...]] = (
    (
        90, 90, 90, 90, 90, 75, 65, 50, 45, 40, 35, 70, 70, 55, _X1, _X2, 75, 72, 70, 65, 60, 55, 50, 45,
        40, 35, _X3, 45, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        80, 80, 80, 80, 80, 65, 55, 40, 35, 30, 25, 60, 60, 50, _X5, _X2, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        50, 50, 50, 50, 45, 45, 40, 35, 30, 25, 20, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 5,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 20, _X4, 20, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 20, 20, _X4, 25, 35, 50, _X4, _X4, _X4,
    ),
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 40, _X4, _X4, _X4, _X4, _X4, _X4, 40, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 35, _X4,
    ),
)


def missions_capture(key_1: Mission, key_2: Rank, victim: Target) -> int:
    """The cell of Base Success/Capture Rates, column capture."""
    cell = MISSIONS_CAPTURE[key_1][key_2]
    if cell < FLOOR:
        return missions_capture_cell(cell, victim)
    return cell


def missions_capture_cell(cell: int, victim: Target) -> int:
    """The cells of Base Success/Capture Rates, column capture, that are no plain value."""
    if cell == _X1:
        return 10 + 5 * victim.level
    if cell == _X2:
        return 5 + 5 * victim.level
    if cell == _X3:
        return 60 + 5 * victim.level
    if cell == _X5:
        return 5 * victim.level
    if cell == _X6:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'capture', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X7:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'capture', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'capture')

# Base Success/Capture Rates: danger
_MISSIONS_DANGER_1 = (
    _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
    _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X3, _X2, _X2, _X2, False, False, _X4,
)
MISSIONS_DANGER: Final[tuple[tuple[int, ...], ...]] = (
    (
        True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
        False, True, False, False, False, False, False, False, False, False, False, _X1, False, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2,
    ),
    (
        True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
        False, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2,
    ),
    (
        False, False, False, False, False, False, False, False, False, False, False, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2,
    ),
    (
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2, False, _X2, _X2, _X2, _X2, _X2, _X2,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, False, _X2, False, False, False, _X2, _X2, _X2,
    ),
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2,
    ),
)


def missions_danger(key_1: Mission, key_2: Rank, victim: Target) -> bool:
    """The cell of Base Success/Capture Rates, column danger."""
    cell = MISSIONS_DANGER[key_1][key_2]
    if cell < FLOOR:
        return missions_danger_cell(cell, victim)
    return bool(cell)


def missions_danger_cell(cell: int, victim: Target) -> bool:
    """The cells of Base Success/Capture Rates, column danger, that are no plain value."""
    if cell == _X1:
        return victim.level >= 5
    if cell == _X3:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'danger', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X4:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'danger', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'danger')

# Base Success/Capture Rates: success
_MISSIONS_SUCCESS_1 = (
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X7, _X4, _X4, _X4, 90, 90, _X8,
)
MISSIONS_SUCCESS: Final[tuple[tuple[int, ...], ...]] = (
    (
        -25, -25, -25, -25, -25, -20, -10, -5, 0, 15, 20, 10, 0, 15, _X1, _X2, 5, 10, 15, 15, 20, 20, 20,
        30, 30, 30, _X3, 5, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        -15, -15, -15, -15, -15, -10, 0, 5, 10, 25, 30, 15, 5, 20, _X5, _X6, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 10, _X4, 10, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 10, 10, _X4, -20, -30, -45, _X4, _X4, _X4,
    ),
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 0, _X4, _X4, _X4, _X4, _X4, _X4, 0, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 15, _X4,
    ),
)


def missions_success(key_1: Mission, key_2: Rank, victim: Target) -> int:
    """The cell of Base Success/Capture Rates, column success."""
    cell = MISSIONS_SUCCESS[key_1][key_2]
    if cell < FLOOR:
        return missions_success_cell(cell, victim)
    return cell


def missions_success_cell(cell: int, victim: Target) -> int:
    """The cells of Base Success/Capture Rates, column success, that are no plain value."""
    if cell == _X1:
        return 45 - 5 * victim.level
    if cell == _X2:
        return 40 - 5 * victim.level
    if cell == _X3:
        return -5 * victim.level
    if cell == _X5:
        return 55 - 5 * victim.level
    if cell == _X6:
        return 50 - 5 * victim.level
    if cell == _X7:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'success', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X8:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'success', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'success')

# What Moves a Group's Morale: ceiling
MORALE_CHANGES_CEILING: Final[tuple[int, ...]] = (
    160, 160, 125, 125, 125, 120, 120, 120, 120, 160, 160, 160, 160, 160, 160,
)

# What Moves a Group's Morale: change
MORALE_CHANGES_CHANGE: Final[tuple[int, ...]] = (-10, -6, 5, 4, 7, 5, 7, 8, 8, -7, -5, -3, -5, -3, -7)

# Figures of the Commands: amount
_ORDER_FIGURES_AMOUNT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AMOUNT_2 = (_X1, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AMOUNT_3 = (_X1, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AMOUNT_4 = (_X1, 4, 2, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AMOUNT_5 = (_X1, 6, 6, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AMOUNT_6 = (_X1, 8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_AMOUNT: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X4, _X5, _X6, 8, 4, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X7, _X8, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_2,
    (_X1, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X10, _X11, _X12, _X13, _X14, _X15, _X16, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X17, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X18, _X19, _X20, 4, _X21, _X1, _X1, _X1, _X1, _X1),
    (_X1, 4, _X22, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X23, _X24, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, _X25, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2, _X26, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X28, _X29, _X30, _X31, _X32, _X33, _X1, _X1, _X1, _X1),
    (_X1, 4, _X34, _X35, _X36, _X37, _X38, _X1, _X1, _X1, _X1),
    (_X1, _X39, _X40, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X41, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_3,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X42, _X43, 0, 2, _X44, _X45, _X46, _X47, _X48, _X1),
    _ORDER_FIGURES_AMOUNT_2,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, 6, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X49, _X50, 6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X53, _X54, _X55, _X56, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, 40, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 26000, 2, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2, 40, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 4, 8, 12, 20, 40, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X57, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2000, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X58, _X59, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X60, _X61, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X62, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X63, _X64, _X65, 2000, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_2,
    _ORDER_FIGURES_AMOUNT_4,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X66, 6, _X67, _X68, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X69, _X70, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_2,
    (_X1, _X71, _X72, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, 10, _X73, _X74, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X75, _X76, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X77, _X78, _X79, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_5,
    _ORDER_FIGURES_AMOUNT_2,
    _ORDER_FIGURES_AMOUNT_4,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_5,
    (_X1, _X80, _X81, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 6, _X82, _X83, _X84, _X85, _X86, 16, 24, 32, _X1),
    _ORDER_FIGURES_AMOUNT_3,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X87, _X88, _X89, 2000, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X90, _X91, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X92, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X93, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X94, 6, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X96, _X97, _X98, _X99, _X100, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_6,
    (_X1, 8, _X101, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_6,
    (_X1, _X102, 8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, 6, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_2,
    (_X1, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X105, _X106, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X108, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X110, _X111, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, 4, 2, _X112, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    (_X1, _X113, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_2,
    _ORDER_FIGURES_AMOUNT_2,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
    _ORDER_FIGURES_AMOUNT_1,
)


def order_figures_amount(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column amount."""
    cell = ORDER_FIGURES_AMOUNT[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_amount_cell(cell)
    return cell


def order_figures_amount_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column amount, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X8:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X9:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X10:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X11:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X12:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X13:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X18:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X19:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X20:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X21:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X22:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X23:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X24:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X25:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X26:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X27:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X28:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X29:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X30:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X31:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X32:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X33:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X34:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X35:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X36:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X37:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X38:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X39:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X40:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X41:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X42:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X43:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X44:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X45:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X46:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X47:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X48:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X49:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X50:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X51:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X52:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X53:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X54:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X55:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X56:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X57:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X58:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X59:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X60:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X61:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X62:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X63:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X64:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X65:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X66:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X67:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X68:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X69:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X70:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X71:
        raise UnknownCell('order_figures', 'land_movement, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X72:
        raise UnknownCell('order_figures', 'land_movement, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X73:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X74:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X75:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X76:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X77:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X78:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X79:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X80:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X81:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X82:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X83:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X84:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X85:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X86:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X87:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X88:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X89:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X90:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X91:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X92:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X93:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X94:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X95:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X96:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X97:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X98:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X99:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X100:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X101:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X102:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X103:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X104:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X105:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X106:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X107:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X108:
        raise UnknownCell('order_figures', 'poison_food, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X109:
        raise UnknownCell('order_figures', 'attack_group, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X110:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X111:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X112:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X113:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'amount', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    raise OffTheTable('order_figures', 'amount')

# Figures of the Commands: area
_ORDER_FIGURES_AREA_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_AREA_2 = (_X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_AREA: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_AREA_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X32, _X33, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X39, _X40, _X41, _X42, _X43, _X44, _X1, _X1, _X1, _X1),
    (_X1, _X45, _X46, _X47, _X48, _X49, _X50, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_2,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X54, _X55, _X56, _X57, _X58, _X59, _X60, _X61, _X62, _X1),
    (_X1, _X63, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X64, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X65, _X66, _X67, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 10, _X68, 15, _X69, 20, _X70, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X71, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X72, _X73, _X74, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X75, _X76, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X77, _X78, _X79, _X80, _X81, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X82, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X83, _X84, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X85, _X86, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X87, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X89, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X90, _X91, _X92, _X93, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X94, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X96, _X97, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X98, _X99, 8, _X100, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X101, _X102, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X106, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X107, _X108, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X110, _X111, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 3, _X112, _X113, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X114, _X115, _X116, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X117, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X118, _X119, _X120, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X121, _X122, _X123, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X124, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X126, 1, _X127, _X128, _X129, _X130, _X131, _X132, _X133, _X1),
    (_X1, _X134, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X135, _X136, _X137, _X138, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X139, _X140, _X141, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X142, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X143, _X144, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X145, _X146, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 10, _X147, 15, _X148, 20, _X149, _X1, _X1, _X1, _X1),
    (_X1, _X150, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X151, _X152, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X153, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X154, _X155, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X157, _X158, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X159, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X162, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_2,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X165, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X166, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X168, _X169, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    (_X1, _X172, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X173, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
    _ORDER_FIGURES_AREA_1,
)


def order_figures_area(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column area."""
    cell = ORDER_FIGURES_AREA[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_area_cell(cell)
    return cell


def order_figures_area_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column area, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X38:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X53:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X54:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X62:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X63:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X64:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X67:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X72:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X73:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X74:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X75:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X76:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X77:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X78:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X83:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X84:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X85:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X86:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X87:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X88:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X89:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X90:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X91:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X92:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X93:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X94:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X95:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X98:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X99:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X103:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X104:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X105:
        raise UnknownCell('order_figures', 'land_movement, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X106:
        raise UnknownCell('order_figures', 'land_movement, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X107:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X108:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X109:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X110:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X111:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X112:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X113:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X114:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X115:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X116:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X117:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X118:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X119:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X120:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X121:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X122:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X123:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X124:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X125:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X126:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X127:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X128:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X129:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X130:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X134:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X135:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X136:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X137:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X138:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X139:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X140:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X141:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X142:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X143:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X144:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X145:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X146:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X147:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X148:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X149:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X150:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X151:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X152:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X153:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X154:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X155:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X156:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X157:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X158:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X159:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X160:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X161:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X162:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X163:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X164:
        raise UnknownCell('order_figures', 'poison_food, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X165:
        raise UnknownCell('order_figures', 'attack_group, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X166:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X167:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X168:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X169:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X170:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X171:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X172:
        raise UnknownCell('order_figures', 'bless, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X173:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'area', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'area')

# Figures of the Commands: damage
_ORDER_FIGURES_DAMAGE_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_DAMAGE: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, 3000, _X2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X3, _X4, _X5, _X6, _X7, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X8, _X9, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X14, _X15, _X16, _X17, _X18, _X19, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X21, _X22, _X23, _X24, _X25, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X26, _X27, _X28, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X29, _X30, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X31, _X32, _X33, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X34, _X35, _X36, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X38, _X39, _X40, _X41, _X42, _X43, _X1, _X1, _X1, _X1),
    (_X1, _X44, _X45, _X46, _X47, _X48, _X49, _X1, _X1, _X1, _X1),
    (_X1, _X50, _X51, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X54, _X55, _X56, _X57, _X58, _X59, _X60, _X61, _X62, _X1),
    (_X1, _X63, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X64, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X65, _X66, _X67, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X68, _X69, _X70, _X71, _X72, _X73, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X74, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X75, _X76, _X77, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X78, _X79, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X80, _X81, _X82, _X83, _X84, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X85, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X88, _X89, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X90, _X91, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X92, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X93, _X94, _X95, _X96, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X97, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X98, _X99, _X100, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X101, _X102, _X103, _X104, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X106, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X107, _X108, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X110, _X111, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X112, _X113, _X114, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X115, _X116, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X117, _X118, _X119, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X120, _X121, _X122, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X123, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X124, _X125, _X126, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X127, _X128, _X129, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X130, _X131, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X132, _X133, _X134, _X135, _X136, _X137, _X138, _X139, _X140, _X1),
    (_X1, _X141, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X142, _X143, _X144, _X145, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X146, _X147, _X148, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X150, _X151, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X152, _X153, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X154, _X155, _X156, _X157, _X158, _X159, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X161, _X162, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X164, _X165, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X167, _X168, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X172, _X173, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X174, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X175, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X176, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X177, _X178, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X179, _X180, _X181, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X182, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    (_X1, _X183, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X184, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
    _ORDER_FIGURES_DAMAGE_1,
)


def order_figures_damage(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column damage."""
    cell = ORDER_FIGURES_DAMAGE[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_damage_cell(cell)
    return cell


def order_figures_damage_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column damage, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X8:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X12:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X13:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X21:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X38:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X53:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X54:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X62:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X63:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X64:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X67:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X72:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X73:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X74:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X75:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X76:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X77:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X78:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X79:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X83:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X84:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X85:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X86:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X87:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X88:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X89:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X90:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X91:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X92:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X93:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X94:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X95:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X96:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X98:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X99:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X100:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X103:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X104:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X106:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X107:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X108:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X109:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X110:
        raise UnknownCell('order_figures', 'land_movement, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X111:
        raise UnknownCell('order_figures', 'land_movement, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X112:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X113:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X114:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X115:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X116:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X117:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X118:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X119:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X120:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X121:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X122:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X123:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X124:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X125:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X126:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X127:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X128:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X129:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X130:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X131:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X135:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X136:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X137:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X138:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X139:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X140:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X141:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X142:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X143:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X144:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X145:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X146:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X147:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X148:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X149:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X150:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X151:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X152:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X153:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X154:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X155:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X156:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X157:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X158:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X159:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X160:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X161:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X162:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X163:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X164:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X165:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X166:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X167:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X168:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X169:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X170:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X171:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X172:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X173:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X174:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X175:
        raise UnknownCell('order_figures', 'poison_food, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X176:
        raise UnknownCell('order_figures', 'attack_group, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X177:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X178:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X179:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X180:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X181:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X182:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X183:
        raise UnknownCell('order_figures', 'bless, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X184:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'damage', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'damage')

# Figures of the Commands: defense
_ORDER_FIGURES_DEFENSE_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_DEFENSE: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X32, _X33, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X39, _X40, _X41, _X42, _X43, _X44, _X1, _X1, _X1, _X1),
    (_X1, _X45, _X46, _X47, _X48, _X49, _X50, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X54, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X55, _X56, _X57, _X58, _X59, _X60, _X61, _X62, _X63, _X1),
    (_X1, _X64, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X65, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X69, _X70, _X71, _X72, _X73, _X74, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X78, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X81, _X82, _X83, _X84, _X85, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, 4000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X88, _X89, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X90, _X91, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X92, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, 1000, _X93, _X94, _X95, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X96, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X97, _X98, _X99, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X100, _X101, _X102, _X103, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X104, _X105, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X106, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X108, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X109, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X111, _X112, _X113, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X114, _X115, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X116, _X117, _X118, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X119, _X120, _X121, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X122, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X123, _X124, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X126, _X127, _X128, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X129, _X130, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X131, _X132, _X133, _X134, _X135, _X136, _X137, _X138, _X139, _X1),
    (_X1, _X140, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, 1000, _X141, _X142, _X143, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X144, _X145, _X146, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X147, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X148, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X150, _X151, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X152, _X153, _X154, _X155, _X156, _X157, _X1, _X1, _X1, _X1),
    (_X1, _X158, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X159, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X162, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X165, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X168, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X170, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X172, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X173, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X174, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X175, _X176, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X177, _X178, _X179, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X180, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    (_X1, _X181, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X182, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
    _ORDER_FIGURES_DEFENSE_1,
)


def order_figures_defense(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column defense."""
    cell = ORDER_FIGURES_DEFENSE[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_defense_cell(cell)
    return cell


def order_figures_defense_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column defense, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X38:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X53:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X54:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X62:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X63:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X64:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X67:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X68:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X72:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X73:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X74:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X75:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X76:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X77:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X78:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X79:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X80:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X83:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X84:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X85:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X86:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X87:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X88:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X89:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X90:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X91:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X92:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X93:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X94:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X95:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X98:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X99:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X103:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X104:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X106:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X107:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X108:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X109:
        raise UnknownCell('order_figures', 'land_movement, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X110:
        raise UnknownCell('order_figures', 'land_movement, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X111:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X112:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X113:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X114:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X115:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X116:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X117:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X118:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X119:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X120:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X121:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X122:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X123:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X124:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X125:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X126:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X127:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X128:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X129:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X130:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X135:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X136:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X137:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X138:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X139:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X140:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X141:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X142:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X143:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X144:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X145:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X146:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X147:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X148:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X149:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X150:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X151:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X152:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X153:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X154:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X155:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X156:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X157:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X158:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X159:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X160:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X161:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X162:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X163:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X164:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X165:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X166:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X167:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X168:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X169:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X170:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X171:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X172:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X173:
        raise UnknownCell('order_figures', 'poison_food, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X174:
        raise UnknownCell('order_figures', 'attack_group, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X175:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X176:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X177:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X178:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X179:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X180:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X181:
        raise UnknownCell('order_figures', 'bless, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X182:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'defense')

# Figures of the Commands: food
_ORDER_FIGURES_FOOD_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_FOOD: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X32, _X33, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X39, _X40, _X41, _X42, _X43, _X44, _X1, _X1, _X1, _X1),
    (_X1, _X45, _X46, _X47, _X48, _X49, _X50, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X54, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, 0, _X55, _X56, _X57, 10000, _X58, _X59, _X60, _X61, _X1),
    (_X1, _X62, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X63, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X64, _X65, _X66, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X67, _X68, _X69, _X70, _X71, _X72, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X73, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X76, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X77, _X78, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X81, _X82, _X83, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X84, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X85, _X86, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X87, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X89, _X90, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X91, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X92, 1000, _X93, _X94, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X95, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X96, _X97, _X98, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X99, _X100, _X101, _X102, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X106, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X108, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X110, _X111, _X112, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X113, _X114, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X115, _X116, _X117, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X118, _X119, _X120, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X121, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X122, _X123, _X124, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X125, _X126, _X127, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X128, _X129, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X130, _X131, _X132, _X133, _X134, _X135, _X136, _X137, _X138, _X1),
    (_X1, _X139, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X140, 1000, _X141, _X142, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X143, _X144, _X145, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X146, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X147, _X148, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X149, _X150, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X151, _X152, _X153, _X154, _X155, _X156, _X1, _X1, _X1, _X1),
    (_X1, _X157, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X158, _X159, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X161, _X162, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X164, _X165, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X168, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X169, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X172, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X173, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X174, _X175, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X176, _X177, _X178, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X179, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    (_X1, _X180, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X181, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
    _ORDER_FIGURES_FOOD_1,
)


def order_figures_food(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column food."""
    cell = ORDER_FIGURES_FOOD[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_food_cell(cell)
    return cell


def order_figures_food_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column food, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X38:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X53:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X54:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X62:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X63:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X64:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X67:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X72:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X73:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X74:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X75:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X76:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X77:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X78:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X79:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X83:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X84:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X85:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X86:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X87:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X88:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X89:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X90:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X91:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X92:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X93:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X94:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X95:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X98:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X99:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X103:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X104:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X105:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X106:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X107:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X108:
        raise UnknownCell('order_figures', 'land_movement, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X109:
        raise UnknownCell('order_figures', 'land_movement, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X110:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X111:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X112:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X113:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X114:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X115:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X116:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X117:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X118:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X119:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X120:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X121:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X122:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X123:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X124:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X125:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X126:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X127:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X128:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X129:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X130:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X135:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X136:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X137:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X138:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X139:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X140:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X141:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X142:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X143:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X144:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X145:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X146:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X147:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X148:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X149:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X150:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X151:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X152:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X153:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X154:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X155:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X156:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X157:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X158:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X159:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X160:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X161:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X162:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X163:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X164:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X165:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X166:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X167:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X168:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X169:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X170:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X171:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X172:
        raise UnknownCell('order_figures', 'poison_food, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X173:
        raise UnknownCell('order_figures', 'attack_group, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X174:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X175:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X176:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X177:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X178:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X179:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X180:
        raise UnknownCell('order_figures', 'bless, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X181:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'food')

# Figures of the Commands: gold
_ORDER_FIGURES_GOLD_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_GOLD: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X31, _X32, _X33, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X34, _X35, _X36, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X38, _X39, _X40, _X41, _X42, _X43, _X1, _X1, _X1, _X1),
    (_X1, _X44, _X45, _X46, _X47, _X48, _X49, _X1, _X1, _X1, _X1),
    (_X1, _X50, _X51, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X54, 0, _X55, _X56, _X57, 10000, _X58, _X59, _X60, _X1),
    (_X1, _X61, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X62, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X63, _X64, _X65, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X69, _X70, _X71, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X72, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X73, _X74, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X78, _X79, _X80, _X81, _X82, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X83, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X84, _X85, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X88, _X89, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X90, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X91, _X92, 1000, _X93, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X94, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X96, _X97, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X98, _X99, _X100, _X101, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X102, _X103, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1500, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X106, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X108, _X109, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X111, _X112, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X113, _X114, _X115, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X116, _X117, _X118, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X119, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X120, _X121, _X122, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X123, _X124, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X126, _X127, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X128, _X129, 8000, 4000, 16000, 1000, _X130, _X131, _X132, _X1),
    (_X1, _X133, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X134, _X135, 1000, _X136, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X137, _X138, _X139, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, 2000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X140, _X141, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X142, _X143, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X144, _X145, _X146, _X147, _X148, _X149, _X1, _X1, _X1, _X1),
    (_X1, _X150, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X151, _X152, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X153, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X154, _X155, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X157, _X158, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X159, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X162, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X165, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, 6000, 12000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X167, _X168, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X172, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
    _ORDER_FIGURES_GOLD_1,
)


def order_figures_gold(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column gold."""
    cell = ORDER_FIGURES_GOLD[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_gold_cell(cell)
    return cell


def order_figures_gold_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column gold, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X38:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X53:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X54:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X61:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X62:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X63:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X64:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X66:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X67:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X72:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X73:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X74:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X75:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X76:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X77:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X78:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X83:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X84:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X85:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X86:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X87:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X88:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X89:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X90:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X91:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X92:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X93:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X94:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X95:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X98:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X99:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X103:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X104:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X106:
        raise UnknownCell('order_figures', 'land_movement, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X107:
        raise UnknownCell('order_figures', 'land_movement, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X108:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X109:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X110:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X111:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X112:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X113:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X114:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X115:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X116:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X117:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X118:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X119:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X120:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X121:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X122:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X123:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X124:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X125:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X126:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X127:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X128:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X129:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X130:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X133:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X134:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X135:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X136:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X137:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X138:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X139:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X140:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X141:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X142:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X143:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X144:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X145:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X146:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X147:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X148:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X149:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X150:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X151:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X152:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X153:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X154:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X155:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X156:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X157:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X158:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X159:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X160:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X161:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X162:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X163:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X164:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X165:
        raise UnknownCell('order_figures', 'poison_food, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X166:
        raise UnknownCell('order_figures', 'attack_group, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X167:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X168:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X169:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X170:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X171:
        raise UnknownCell('order_figures', 'bless, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X172:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'gold')

# Figures of the Commands: influence
_ORDER_FIGURES_INFLUENCE_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_INFLUENCE: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X32, _X33, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X39, _X40, _X41, _X42, _X43, _X44, _X1, _X1, _X1, _X1),
    (_X1, _X45, _X46, _X47, _X48, _X49, _X50, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X54, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X55, _X56, _X57, _X58, _X59, _X60, _X61, _X62, _X63, _X1),
    (_X1, _X64, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X65, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X69, _X70, _X71, _X72, _X73, _X74, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X78, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X81, _X82, _X83, _X84, _X85, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X86, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X87, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X89, _X90, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X91, _X92, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X93, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X94, _X95, _X96, _X97, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X98, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X99, _X100, _X101, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X102, _X103, _X104, _X105, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X106, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X108, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X111, _X112, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X113, _X114, _X115, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X116, _X117, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X118, _X119, _X120, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X121, _X122, _X123, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X124, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X125, _X126, _X127, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X128, _X129, _X130, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X131, _X132, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X133, _X134, _X135, _X136, _X137, _X138, _X139, _X140, _X141, _X1),
    (_X1, _X142, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X143, _X144, _X145, _X146, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X147, _X148, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X150, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X151, _X152, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X153, _X154, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X155, _X156, _X157, _X158, _X159, _X160, _X1, _X1, _X1, _X1),
    (_X1, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X162, _X163, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X165, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X168, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X172, _X173, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X174, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X175, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X176, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X177, _X178, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X179, _X180, _X181, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X182, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    (_X1, _X183, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X184, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
    _ORDER_FIGURES_INFLUENCE_1,
)


def order_figures_influence(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column influence."""
    cell = ORDER_FIGURES_INFLUENCE[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_influence_cell(cell)
    return cell


def order_figures_influence_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column influence, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X38:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X53:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X54:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X62:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X63:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X64:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X67:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X68:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X71:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X72:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X73:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X74:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X75:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X76:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X77:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X78:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X79:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X80:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X81:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X82:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X83:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X84:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X85:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X86:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X87:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X88:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X89:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X90:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X91:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X92:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X93:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X94:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X95:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X96:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X97:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X98:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X99:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X100:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X101:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X103:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X104:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X106:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X107:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X108:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X109:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X110:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X111:
        raise UnknownCell('order_figures', 'land_movement, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X112:
        raise UnknownCell('order_figures', 'land_movement, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X113:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X114:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X115:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X116:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X117:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X118:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X119:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X120:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X121:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X122:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X123:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X124:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X125:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X126:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X127:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X128:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X129:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X130:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X131:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X132:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X135:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X136:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X137:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X138:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X139:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X140:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X141:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X142:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X143:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X144:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X145:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X146:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X147:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X148:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X149:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X150:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X151:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X152:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X153:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X154:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X155:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X156:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X157:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X158:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X159:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X160:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X161:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X162:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X163:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X164:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X165:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X166:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X167:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X168:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X169:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X170:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X171:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X172:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X173:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X174:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X175:
        raise UnknownCell('order_figures', 'poison_food, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X176:
        raise UnknownCell('order_figures', 'attack_group, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X177:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X178:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X179:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X180:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X181:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X182:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X183:
        raise UnknownCell('order_figures', 'bless, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X184:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'influence', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'influence')

# Figures of the Commands: level
_ORDER_FIGURES_LEVEL_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_LEVEL: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X17, _X18, _X19, _X20, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X25, _X26, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X32, _X33, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X39, _X40, _X41, _X42, _X43, _X44, _X1, _X1, _X1, _X1),
    (_X1, _X45, _X46, _X47, _X48, _X49, _X50, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X54, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X55, _X56, _X57, _X58, _X59, _X60, _X61, _X62, _X63, _X1),
    (_X1, _X64, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X65, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2, 7, _X66, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X67, 4, _X68, 7, _X69, 10, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X70, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X71, _X72, _X73, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X78, _X79, _X80, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X81, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X82, _X83, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X84, _X85, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X89, _X90, _X91, _X92, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X93, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X94, _X95, _X96, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X97, _X98, _X99, _X100, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X101, _X102, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X106, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X108, 7, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X109, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X111, _X112, _X113, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X114, _X115, _X116, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X117, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X118, _X119, _X120, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X121, _X122, _X123, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X124, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X126, _X127, _X128, _X129, _X130, _X131, _X132, _X133, _X134, _X1),
    (_X1, _X135, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X136, _X137, _X138, _X139, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X140, _X141, _X142, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X143, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, 1, _X144, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, _X145, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X146, 4, _X147, 7, _X148, 10, _X1, _X1, _X1, _X1),
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X150, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X151, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, _X152, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X153, _X154, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X155, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X157, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X158, _X159, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X160, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X162, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X163, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X165, _X166, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X168, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    (_X1, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
    _ORDER_FIGURES_LEVEL_1,
)


def order_figures_level(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column level."""
    cell = ORDER_FIGURES_LEVEL[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_level_cell(cell)
    return cell


def order_figures_level_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column level, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X21:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X37:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X38:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X43:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X44:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X49:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X50:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X51:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X52:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X53:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X54:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X59:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X60:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X61:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X62:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X63:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X64:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X65:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X66:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X67:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X71:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X72:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X73:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X74:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X75:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X76:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X77:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X78:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X82:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X83:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X84:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X85:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X86:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X87:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X88:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X89:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X90:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X91:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X92:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X93:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X94:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X95:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X97:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X98:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X99:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X103:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X104:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X106:
        raise UnknownCell('order_figures', 'land_movement, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X107:
        raise UnknownCell('order_figures', 'land_movement, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X108:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X109:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X110:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X111:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X112:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X113:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X114:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X115:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X116:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X117:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X118:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X119:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X120:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X121:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X122:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X123:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X124:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X125:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X126:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X127:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X128:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X129:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X130:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X135:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X136:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X137:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X138:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X139:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X140:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X141:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X142:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X143:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X144:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X145:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X146:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X147:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X148:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X149:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X150:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X151:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X152:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X153:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X154:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X155:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X156:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X157:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X158:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X159:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X160:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X161:
        raise UnknownCell('order_figures', 'poison_food, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X162:
        raise UnknownCell('order_figures', 'attack_group, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X163:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X164:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X165:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X166:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X167:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X168:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X169:
        raise UnknownCell('order_figures', 'bless, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X170:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'level', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'level')

# Figures of the Commands: share
_ORDER_FIGURES_SHARE_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_SHARE: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, 50, 25, 10, _X4, _X5, _X1, _X1, _X1, _X1, _X1),
    (_X1, 150, 175, _X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 135, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X8, 30, 50, 50, 70, 10, 15, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X10, _X11, _X12, _X13, 125, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X14, 50, _X15, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 50, _X16, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X17, _X18, _X19, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X20, _X21, _X22, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 70, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X23, _X24, _X25, _X26, _X27, 25, _X1, _X1, _X1, _X1),
    (_X1, _X28, _X29, _X30, _X31, _X32, 25, _X1, _X1, _X1, _X1),
    (_X1, 25, 50, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X33, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X35, _X36, _X37, _X38, _X39, _X40, _X41, _X42, _X43, _X1),
    (_X1, _X44, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X45, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X46, _X47, _X48, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X49, _X50, _X51, _X52, _X53, _X54, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X55, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X56, _X57, _X58, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X59, _X60, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X61, _X62, _X63, _X64, _X65, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X66, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X67, _X68, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 25, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 50, 50, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, 100, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X69, _X70, _X71, _X72, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X73, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X76, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, 60, _X77, _X78, 90, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X81, _X82, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X83, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X84, _X85, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X86, _X87, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X89, _X90, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X91, _X92, _X93, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X94, _X95, _X96, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X97, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X98, _X99, _X100, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X101, _X102, _X103, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X104, 120, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X106, _X107, _X108, _X109, _X110, _X111, _X112, _X113, _X1),
    (_X1, _X114, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X115, _X116, _X117, _X118, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X119, _X120, _X121, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X122, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X123, _X124, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X125, _X126, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X127, _X128, _X129, _X130, _X131, _X132, _X1, _X1, _X1, _X1),
    (_X1, _X133, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X134, _X135, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X136, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X137, _X138, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X139, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X140, _X141, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X142, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X143, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X144, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X145, _X146, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X147, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X148, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X150, _X151, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X152, _X153, _X154, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    (_X1, 50, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    (_X1, _X155, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
    _ORDER_FIGURES_SHARE_1,
)


def order_figures_share(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column share."""
    cell = ORDER_FIGURES_SHARE[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_share_cell(cell)
    return cell


def order_figures_share_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column share, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X6:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X7:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X8:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X9:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X10:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X11:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X12:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X13:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X14:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X15:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X16:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X17:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X18:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X19:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X20:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X21:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X22:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X23:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X24:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X25:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X26:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X27:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X28:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X29:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X30:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X31:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X32:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X33:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X34:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X35:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X36:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X37:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X38:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X39:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X40:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X41:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X42:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X43:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X44:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X45:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X46:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X47:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X48:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X49:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X50:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X51:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X52:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X53:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X54:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X55:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X56:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X57:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X58:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X59:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X60:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X61:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X62:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X63:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X64:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X65:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X66:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X67:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X68:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X69:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X70:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X71:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X72:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X73:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X74:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X75:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X76:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X77:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X78:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X79:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X80:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X81:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X82:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X83:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X84:
        raise UnknownCell('order_figures', 'land_movement, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X85:
        raise UnknownCell('order_figures', 'land_movement, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X86:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X87:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X88:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X89:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X90:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X91:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X92:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X93:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X94:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X95:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X96:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X97:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X98:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X99:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X100:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X101:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X102:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X103:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X104:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X105:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X106:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X107:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X108:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X109:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X110:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X111:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X112:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X113:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X114:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X115:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X116:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X117:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X118:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X119:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X120:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X121:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X122:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X123:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X124:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X125:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X126:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X127:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X128:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X129:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X130:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X131:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X132:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X133:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X134:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X135:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X136:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X137:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X138:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X139:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X140:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X141:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X142:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X143:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X144:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X145:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X146:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X147:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X148:
        raise UnknownCell('order_figures', 'poison_food, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X149:
        raise UnknownCell('order_figures', 'attack_group, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X150:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X151:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X152:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X153:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X154:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X155:
        raise UnknownCell('order_figures', 'bless, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X156:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'share')

# Figures of the Commands: shift
_ORDER_FIGURES_SHIFT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_SHIFT_2 = (_X1, 3, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_SHIFT: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X2, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X3, _X4, _X5, _X6, _X7, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X8, _X9, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X14, _X15, _X16, _X17, _X18, _X19, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 5, 4, 7, _X20, _X21, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X24, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X25, _X26, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X28, _X29, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X31, _X32, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X33, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 10, -15, 15, 15, -15, _X34, _X1, _X1, _X1, _X1),
    (_X1, _X35, -15, 15, 15, -15, _X36, _X1, _X1, _X1, _X1),
    (_X1, _X37, _X38, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X39, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X40, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X41, _X42, _X43, _X44, _X45, _X46, 8, _X47, _X48, _X1),
    (_X1, _X49, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X50, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X51, _X52, _X53, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X54, _X55, _X56, _X57, _X58, _X59, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X60, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X61, _X62, _X63, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X64, _X65, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X69, _X70, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X71, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X72, _X73, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X78, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X79, _X80, _X81, _X82, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X83, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X84, _X85, _X86, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X87, _X88, _X89, _X90, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X91, _X92, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X93, _X94, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_2,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X96, _X97, _X98, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_2,
    (_X1, _X99, 3, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X100, _X101, _X102, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X104, _X105, _X106, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X107, _X108, _X109, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 8, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X111, _X112, _X113, _X114, _X115, _X116, _X117, _X118, _X119, _X1),
    (_X1, _X120, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X121, _X122, _X123, _X124, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 10, 6, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X126, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X127, _X128, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X129, _X130, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X131, _X132, _X133, _X134, _X135, _X136, _X1, _X1, _X1, _X1),
    (_X1, _X137, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X138, _X139, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X140, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X141, _X142, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X143, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X144, _X145, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X146, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X147, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X148, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 10, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X150, _X151, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X152, _X153, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X154, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    (_X1, _X155, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
    _ORDER_FIGURES_SHIFT_1,
)


def order_figures_shift(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column shift."""
    cell = ORDER_FIGURES_SHIFT[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_shift_cell(cell)
    return cell


def order_figures_shift_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column shift, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X8:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X12:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X13:
        raise UnknownCell('order_figures', 'siege_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X21:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X22:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X23:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X24:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X25:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X26:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X27:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X28:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X29:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X30:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X31:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X33:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X34:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X35:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X36:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X37:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X38:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X39:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X40:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X41:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X42:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X43:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X44:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X45:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X46:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X47:
        raise UnknownCell('order_figures', 'create_sanctuary, 8', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X48:
        raise UnknownCell('order_figures', 'create_sanctuary, 9', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4479')
    if cell == _X49:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X50:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X51:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X52:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X53:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X54:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X55:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X56:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X57:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X58:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X59:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X60:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X61:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X62:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X63:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X64:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X65:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X66:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X67:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X68:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X69:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X70:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X71:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X72:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X73:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X74:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X75:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X76:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X77:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X78:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X79:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X80:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X81:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X82:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X83:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X84:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X85:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X86:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X87:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X88:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X89:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X90:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X91:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X92:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X93:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X94:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X95:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X96:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X97:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X98:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X99:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X100:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X101:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X102:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X103:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X104:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X105:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X106:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X107:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X108:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X109:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X110:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X111:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X112:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X113:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X114:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X115:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X116:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X117:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X118:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X119:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X120:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X121:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X122:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X123:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X124:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X125:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X126:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X127:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X128:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X129:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X130:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X131:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X132:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X133:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X134:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X135:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X136:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X137:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X138:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X139:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X140:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X141:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X142:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X143:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X144:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X145:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X146:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X147:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X148:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X149:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X150:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X151:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X152:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X153:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X154:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X155:
        raise UnknownCell('order_figures', 'bless, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X156:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'shift', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'shift')

# Figures of the Commands: turns
_ORDER_FIGURES_TURNS_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_TURNS: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X4, _X5, _X6, _X7, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 3, _X14, _X15, _X16, _X17, _X18, _X19, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X21, _X22, _X23, _X24, _X25, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X26, _X27, _X28, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X29, _X30, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X31, 1, _X32, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X33, 1, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X36, _X37, _X38, _X39, _X40, _X41, _X1, _X1, _X1, _X1),
    (_X1, _X42, _X43, _X44, _X45, _X46, _X47, _X1, _X1, _X1, _X1),
    (_X1, _X48, _X49, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X50, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X51, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X52, _X53, _X54, _X55, _X56, _X57, _X58, 3, 3, _X1),
    (_X1, _X59, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X60, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X61, _X62, _X63, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X64, _X65, _X66, _X67, _X68, _X69, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X70, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X71, _X72, _X73, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X78, _X79, _X80, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X81, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X82, _X83, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X84, _X85, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X88, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X89, _X90, _X91, _X92, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X93, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X94, _X95, _X96, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X97, _X98, _X99, _X100, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X101, _X102, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X104, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X105, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X106, _X107, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X108, _X109, _X110, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X111, _X112, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X113, _X114, _X115, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X116, _X117, _X118, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X119, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X120, _X121, _X122, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X123, _X124, _X125, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X126, _X127, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X128, _X129, _X130, _X131, _X132, _X133, _X134, _X135, _X136, _X1),
    (_X1, _X137, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X138, _X139, _X140, _X141, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X142, _X143, _X144, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X145, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X146, _X147, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X148, _X149, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X150, _X151, _X152, _X153, _X154, _X155, _X1, _X1, _X1, _X1),
    (_X1, _X156, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X157, _X158, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X159, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X161, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X162, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X163, _X164, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X165, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X166, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X167, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X168, _X169, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X170, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X171, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X172, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X173, _X174, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X175, _X176, _X177, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X178, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    (_X1, _X179, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X180, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
    _ORDER_FIGURES_TURNS_1,
)


def order_figures_turns(key_1: Order, key_2: int) -> int:
    """The cell of Figures of the Commands, column turns."""
    cell = ORDER_FIGURES_TURNS[key_1][min(max(key_2, 0), 10)]
    if cell < FLOOR:
        return order_figures_turns_cell(cell)
    return cell


def order_figures_turns_cell(cell: int) -> int:
    """The cells of Figures of the Commands, column turns, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X3:
        raise UnknownCell('order_figures', 'summon_avenging_angel, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_figures', 'attack_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X5:
        raise UnknownCell('order_figures', 'attack_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X6:
        raise UnknownCell('order_figures', 'attack_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X7:
        raise UnknownCell('order_figures', 'attack_popcenter, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4249')
    if cell == _X8:
        raise UnknownCell('order_figures', 'attack_popcenter, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4245')
    if cell == _X9:
        raise UnknownCell('order_figures', 'plunder_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X10:
        raise UnknownCell('order_figures', 'plunder_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X11:
        raise UnknownCell('order_figures', 'plunder_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X12:
        raise UnknownCell('order_figures', 'parley_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X13:
        raise UnknownCell('order_figures', 'threaten_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X14:
        raise UnknownCell('order_figures', 'siege_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X15:
        raise UnknownCell('order_figures', 'siege_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X16:
        raise UnknownCell('order_figures', 'siege_popcenter, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X17:
        raise UnknownCell('order_figures', 'siege_popcenter, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X18:
        raise UnknownCell('order_figures', 'siege_popcenter, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X19:
        raise UnknownCell('order_figures', 'siege_popcenter, 7', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X20:
        raise UnknownCell('order_figures', 'regenerate_various, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X21:
        raise UnknownCell('order_figures', 'morale_bonus, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X22:
        raise UnknownCell('order_figures', 'morale_bonus, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X23:
        raise UnknownCell('order_figures', 'morale_bonus, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X24:
        raise UnknownCell('order_figures', 'morale_bonus, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X25:
        raise UnknownCell('order_figures', 'morale_bonus, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X26:
        raise UnknownCell('order_figures', 'tax_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X27:
        raise UnknownCell('order_figures', 'tax_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X28:
        raise UnknownCell('order_figures', 'tax_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X29:
        raise UnknownCell('order_figures', 'sell_fleets, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X30:
        raise UnknownCell('order_figures', 'sell_fleets, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4351')
    if cell == _X31:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X32:
        raise UnknownCell('order_figures', 'demonic_denigration_demon_princes_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X33:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X34:
        raise UnknownCell('order_figures', 'demonic_regional_submission_demon_princes_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X35:
        raise UnknownCell('order_figures', 'sleep_ancient_ones_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X36:
        raise UnknownCell('order_figures', 'rebel_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X37:
        raise UnknownCell('order_figures', 'rebel_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X38:
        raise UnknownCell('order_figures', 'rebel_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X39:
        raise UnknownCell('order_figures', 'rebel_popcenter, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X40:
        raise UnknownCell('order_figures', 'rebel_popcenter, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X41:
        raise UnknownCell('order_figures', 'rebel_popcenter, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4391')
    if cell == _X42:
        raise UnknownCell('order_figures', 'usurp_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X43:
        raise UnknownCell('order_figures', 'usurp_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X44:
        raise UnknownCell('order_figures', 'usurp_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X45:
        raise UnknownCell('order_figures', 'usurp_popcenter, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X46:
        raise UnknownCell('order_figures', 'usurp_popcenter, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X47:
        raise UnknownCell('order_figures', 'usurp_popcenter, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4399')
    if cell == _X48:
        raise UnknownCell('order_figures', 'move_emissary, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X49:
        raise UnknownCell('order_figures', 'move_emissary, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4411')
    if cell == _X50:
        raise UnknownCell('order_figures', 'move_mithril_miners, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X51:
        raise UnknownCell('order_figures', 'sell_council_seat, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X52:
        raise UnknownCell('order_figures', 'create_sanctuary, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X53:
        raise UnknownCell('order_figures', 'create_sanctuary, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X54:
        raise UnknownCell('order_figures', 'create_sanctuary, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4481')
    if cell == _X55:
        raise UnknownCell('order_figures', 'create_sanctuary, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4491')
    if cell == _X56:
        raise UnknownCell('order_figures', 'create_sanctuary, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X57:
        raise UnknownCell('order_figures', 'create_sanctuary, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4493')
    if cell == _X58:
        raise UnknownCell('order_figures', 'create_sanctuary, 7', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4501')
    if cell == _X59:
        raise UnknownCell('order_figures', 'alternate_capital, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X60:
        raise UnknownCell('order_figures', 'hire_new_figure_barracks, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4596')
    if cell == _X61:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X62:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4607')
    if cell == _X63:
        raise UnknownCell('order_figures', 'hire_special_figure_halfling_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4609')
    if cell == _X64:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X65:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X66:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X67:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X68:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X69:
        raise UnknownCell('order_figures', 'falconry_train_ranger_only, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4615')
    if cell == _X70:
        raise UnknownCell('order_figures', 'transmute_damned_to_zombie_necromancer_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X71:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X72:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X73:
        raise UnknownCell('order_figures', 'recruit_troops_popcenter, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X74:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X75:
        raise UnknownCell('order_figures', 'raise_dead_necromancer_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X76:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X77:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X78:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X80:
        raise UnknownCell('order_figures', 'muster_the_fallen_deathknights_only, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X81:
        raise UnknownCell('order_figures', 'dwarven_defenses_dwarves_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X82:
        raise UnknownCell('order_figures', 'improve_popcenter, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X83:
        raise UnknownCell('order_figures', 'improve_popcenter, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X84:
        raise UnknownCell('order_figures', 'equip_forged_item, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X85:
        raise UnknownCell('order_figures', 'equip_forged_item, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671')
    if cell == _X86:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X87:
        raise UnknownCell('order_figures', 'equip_mithril_item_dwarven_and_elven_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677')
    if cell == _X88:
        raise UnknownCell('order_figures', 'torment_prisoner_deathknights_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X89:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X90:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X91:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X92:
        raise UnknownCell('order_figures', 'summon_fallen_angel_deathknights_only, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X93:
        raise UnknownCell('order_figures', 'transfer_troops, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X94:
        raise UnknownCell('order_figures', 'transfer_figures, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X95:
        raise UnknownCell('order_figures', 'transfer_figures, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X96:
        raise UnknownCell('order_figures', 'transfer_figures, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X97:
        raise UnknownCell('order_figures', 'sea_patrol, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X98:
        raise UnknownCell('order_figures', 'sea_patrol, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4778')
    if cell == _X99:
        raise UnknownCell('order_figures', 'sea_patrol, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X100:
        raise UnknownCell('order_figures', 'sea_patrol, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4780')
    if cell == _X101:
        raise UnknownCell('order_figures', 'sea_movement, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X102:
        raise UnknownCell('order_figures', 'sea_movement, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4786')
    if cell == _X103:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X104:
        raise UnknownCell('order_figures', 'merchant_trading_vessel, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X105:
        raise UnknownCell('order_figures', 'sea_movement_pc_search, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X106:
        raise UnknownCell('order_figures', 'land_movement, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X107:
        raise UnknownCell('order_figures', 'land_movement, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X108:
        raise UnknownCell('order_figures', 'set_ambush, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X109:
        raise UnknownCell('order_figures', 'set_ambush, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X110:
        raise UnknownCell('order_figures', 'set_ambush, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4812')
    if cell == _X111:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X112:
        raise UnknownCell('order_figures', 'pursue_group_pre_intercept, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4820')
    if cell == _X113:
        raise UnknownCell('order_figures', 'intercept_group, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4830')
    if cell == _X114:
        raise UnknownCell('order_figures', 'intercept_group, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X115:
        raise UnknownCell('order_figures', 'intercept_group, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4832')
    if cell == _X116:
        raise UnknownCell('order_figures', 'combine_groups, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X117:
        raise UnknownCell('order_figures', 'combine_groups, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X118:
        raise UnknownCell('order_figures', 'combine_groups, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X119:
        raise UnknownCell('order_figures', 'transfer_troops_post_move, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X120:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X121:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X122:
        raise UnknownCell('order_figures', 'transfer_figures_post_move, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X123:
        raise UnknownCell('order_figures', 'combine_troops, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X124:
        raise UnknownCell('order_figures', 'combine_troops, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X125:
        raise UnknownCell('order_figures', 'combine_troops, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X126:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X127:
        raise UnknownCell('order_figures', 'fireworks_alchemist_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X128:
        raise UnknownCell('order_figures', 'increase_seapower, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X129:
        raise UnknownCell('order_figures', 'increase_seapower, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4876')
    if cell == _X130:
        raise UnknownCell('order_figures', 'increase_seapower, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4878')
    if cell == _X131:
        raise UnknownCell('order_figures', 'increase_seapower, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X132:
        raise UnknownCell('order_figures', 'increase_seapower, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X133:
        raise UnknownCell('order_figures', 'increase_seapower, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X134:
        raise UnknownCell('order_figures', 'increase_seapower, 7', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4880')
    if cell == _X135:
        raise UnknownCell('order_figures', 'increase_seapower, 8', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X136:
        raise UnknownCell('order_figures', 'increase_seapower, 9', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4884')
    if cell == _X137:
        raise UnknownCell('order_figures', 'create_elite_ship, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X138:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X139:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X140:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X141:
        raise UnknownCell('order_figures', 'summon_lesser_angel, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X142:
        raise UnknownCell('order_figures', 'heal_troops, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X143:
        raise UnknownCell('order_figures', 'heal_troops, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X144:
        raise UnknownCell('order_figures', 'heal_troops, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X145:
        raise UnknownCell('order_figures', 'research_wizard_level_artifact_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X146:
        raise UnknownCell('order_figures', 'scry_artifact_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X147:
        raise UnknownCell('order_figures', 'scry_artifact_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X148:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X149:
        raise UnknownCell('order_figures', 'scry_multiple_areas_artifact_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X150:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X151:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X152:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X153:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 4', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X154:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 5', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X155:
        raise UnknownCell('order_figures', 'falconry_recon_ranger_only, 6', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X156:
        raise UnknownCell('order_figures', 'search_for_popcenters, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X157:
        raise UnknownCell('order_figures', 'search_for_groups, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X158:
        raise UnknownCell('order_figures', 'search_for_groups, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X159:
        raise UnknownCell('order_figures', 'search_for_encounters, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X160:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X161:
        raise UnknownCell('order_figures', 'advanced_search_all_types, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X162:
        raise UnknownCell('order_figures', 'scry_area_as_l10_recon_artifact_only, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X163:
        raise UnknownCell('order_figures', 'set_eso_conditions, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X164:
        raise UnknownCell('order_figures', 'set_eso_conditions, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5074')
    if cell == _X165:
        raise UnknownCell('order_figures', 'receive_eso_awards, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5122')
    if cell == _X166:
        raise UnknownCell('order_figures', 'kingdom_customization, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5147')
    if cell == _X167:
        raise UnknownCell('order_figures', 'team_victory_check, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5198')
    if cell == _X168:
        raise UnknownCell('order_figures', 'guard_prisoners, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X169:
        raise UnknownCell('order_figures', 'guard_prisoners, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4369')
    if cell == _X170:
        raise UnknownCell('order_figures', 'assassinate_leader_wizard, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4982')
    if cell == _X171:
        raise UnknownCell('order_figures', 'poison_food, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4723')
    if cell == _X172:
        raise UnknownCell('order_figures', 'attack_group, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4207')
    if cell == _X173:
        raise UnknownCell('order_figures', 'escape_from_prison, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X174:
        raise UnknownCell('order_figures', 'escape_from_prison, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4435')
    if cell == _X175:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X176:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 2', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4469')
    if cell == _X177:
        raise UnknownCell('order_figures', 'declare_ally_enemy, 3', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4471')
    if cell == _X178:
        raise UnknownCell('order_figures', 'wintering_group, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4271')
    if cell == _X179:
        raise UnknownCell('order_figures', 'bless, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4373')
    if cell == _X180:
        raise UnknownCell('order_figures', 'convert_agent_to_fanatic, 1', 'turns', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4908')
    raise OffTheTable('order_figures', 'turns')

# Figures of the Commands: what
_ORDER_FIGURES_WHAT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_WHAT_2 = (_X1, 'chance', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_WHAT_3 = (
    _X1, 'range at the first level of falconry', 'sight, as of an agent, at the first level',
    'range at the second level of falconry', 'sight, as of an agent, at the second level',
    'range at the third level of falconry', 'sight, as of an agent, at the third level', _X1, _X1, _X1, _X1,
)
_ORDER_FIGURES_WHAT_4 = (_X1, 'types of brigade at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_FIGURES_WHAT_5 = (
    _X1, 'leaders at most', 'wizards at most', 'artifacts at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_ORDER_FIGURES_WHAT_6 = (
    _X1, 'leaders at most', 'wizards at most', 'types of brigade at most', _X1, _X1, _X1, _X1, _X1, _X1,
    _X1,
)
_ORDER_FIGURES_WHAT_7 = (
    _X1, 'sight, as of an agent', 'areas that are seen', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_ORDER_FIGURES_WHAT_8 = (_X1, 'areas that are searched', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
ORDER_FIGURES_WHAT: Final[tuple[tuple[str | int, ...], ...]] = (
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'divine fire', "loss of the enemy's morale", _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'chance that an unallied emissary in a stormed place is caught',
        'readiness of a capital beyond what is usual',
        'defense for each of Stalwart, Military Tradition, Siege Engineering, Cunning and control of the region',
        'commands by which a capital can be taken', 'least ratio of strengths that is advised', _X1, _X1,
        _X1, _X1, _X1,
    ),
    (
        _X1, "booty, of a month's production", 'defense, of the usual',
        "levels by which the region's reaction falls", _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (_X1, 'times as difficult where another kingdom rules', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 'defense, of the usual, when the gates stay shut', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        _X1, 'turns in a row', 'chance that an emissary who leaves is caught',
        'chance that an emissary is caught when the place falls',
        'the same, under Siege Engineering while it lasts',
        'the same, under Siege Engineering when it falls',
        'defense that towns and cities lose before Siege Engineering',
        'gain of war machines under Siege Engineering', _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'attrition that is healed', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        _X1, 'morale for food', 'morale for gold', 'morale for both', 'times the usual ration or pay',
        'greatest morale that is reached so', _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, "times the month's gold", "chance that the region's reaction falls",
        'levels by which it falls', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'share of the quality that is paid for', 'gold for each fleet and each point of that share',
        _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, "levels by which the region's reaction falls", 'turns that it lasts',
        'population centers in the region that it takes', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, "levels by which the region's reaction rises", 'turns that it lasts',
        'population centers in the region that it takes', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_2,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'random difference, either way', 'when the ruling kingdom controls the region',
        'when its hold on the region is only minor', 'when the region is hostile to it',
        'when the region is friendly to it', 'how much harder cities are', _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'times as difficult where another kingdom rules',
        'when the ruling kingdom controls the region', 'when its hold on the region is only minor',
        'when the region is hostile to it', 'when the region is friendly to it',
        'how much harder cities are', _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'chance that a rival learns of an arrival below the rank of Baron',
        'chance that a rival learns of the arrival of a Baron or higher', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'range in an Ice Age', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'chairs that are sold', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'food that it produces', 'gold that it produces', 'census', 'sanctuaries of a kingdom',
        'food that is paid back when the court leaves it',
        'gold that is paid back when the court leaves it', 'morale that a rest inside brings',
        'turns without orders after which a kingdom is lost', 'turns that a vacant kingdom stands by', _X1,
    ),
    (_X1, 'places that are named', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'adepts and wizards that a kingdom may have before it hires', _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1, _X1,
    ),
    (
        _X1, 'rank of the wizard', 'rank of the agent',
        'figures of the kind that a kingdom may have at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_3,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'Zombies in a group at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        _X1, 'least census', 'brigades for each command', 'commands that a place bears in a turn', _X1, _X1,
        _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'brigades for each command', 'Skeletons in a group at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
        _X1,
    ),
    (
        _X1, 'brigades in the first ten turns', 'brigades in the second ten', 'brigades in the third ten',
        'brigades after that', 'Skeletons in a group at most', _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'defense that is gained', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        _X1, 'what food, gold or defense gains', 'census that food or gold brings and defense costs', _X1,
        _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'defense from improved armor', 'combat value from improved weapons', _X1, _X1, _X1, _X1, _X1,
        _X1, _X1, _X1,
    ),
    (
        _X1, 'defense from mithril armor', 'combat value from mithril weapons', _X1, _X1, _X1, _X1, _X1,
        _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_2,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'defense that is lost', 'food production that is lost', 'gold production that is lost',
        'census that is lost', _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_4,
    _ORDER_FIGURES_WHAT_5,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'chance to stop a fleet', "times the enemy's ships with which a patrol stays out",
        'areas of the patrol, side by side', 'chance that two patrols meet', _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'fleets for each brigade', 'times that a fleet can be stopped in a turn', _X1, _X1, _X1, _X1,
        _X1, _X1, _X1, _X1,
    ),
    (_X1, 'gold for each fleet', 'areas of sea, side by side', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 'times that a fleet can be stopped in a turn', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (
        _X1, 'morale that is lost in a hostile region', 'morale that is gained in a friendly region', _X1,
        _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'brigades at most', 'level of an agent who sees the ambush',
        'level of a wizard who sees the ambush', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    (
        _X1, 'morale that the pursued lose', 'attrition that the pursued gain', _X1, _X1, _X1, _X1, _X1,
        _X1, _X1, _X1,
    ),
    (
        _X1, 'usual radius', 'morale that watching for one enemy costs',
        'morale that watching for two enemies costs', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_6,
    _ORDER_FIGURES_WHAT_4,
    _ORDER_FIGURES_WHAT_5,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_6,
    (
        _X1, 'morale that is gained', 'greatest morale that is reached so', _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1,
    ),
    (
        _X1, 'fleets at most in a turn', 'areas from a coast at most', 'a fleet where there was none',
        'least price of a further fleet', 'greatest price of a further fleet',
        'gold for one point of quality', 'points of quality that are taken off again',
        'fleets in a sea at most', 'greatest quality', _X1,
    ),
    (_X1, 'cutters of a kingdom in each sea', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'defense that is gained', 'food production that is gained', 'gold production that is gained',
        'census that is gained', _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'attrition that the first type loses, shared among its brigades',
        'attrition that the second type loses, shared among its brigades', 'types of brigade at most', _X1,
        _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'gold that is saved for each level', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_7,
    _ORDER_FIGURES_WHAT_7,
    _ORDER_FIGURES_WHAT_3,
    _ORDER_FIGURES_WHAT_8,
    (
        _X1, 'areas that are searched', 'level of an agent who notices the invisible', _X1, _X1, _X1, _X1,
        _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_8,
    (_X1, 'sight, as of an agent', 'areas that are searched', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 'sight, as of an agent', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'points of a Lesser objective', 'points of a Greater objective', _X1, _X1, _X1, _X1, _X1, _X1,
        _X1, _X1,
    ),
    (_X1, 'times that one award may be chosen', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 'points to spend', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'influence that a failed claim costs', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'what escapes and rescues lose', 'and again for each level of the agent', _X1, _X1, _X1, _X1,
        _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'areas within which the group must be', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'morale that a poisoned group loses', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'loss of morale of whoever attacks a declared ally', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'smaller bribe', 'larger bribe', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    (
        _X1, 'enemies that may be declared at most',
        'levels by which reactions change in the regions of friends and foes',
        'morale that groups lose where the region is hostile', _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    ),
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'upkeep that is saved', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    (_X1, 'emissaries that are blessed at a time', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 'agents at most', _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
    _ORDER_FIGURES_WHAT_1,
)


def order_figures_what(key_1: Order, key_2: int) -> str:
    """The cell of Figures of the Commands, column what."""
    cell = ORDER_FIGURES_WHAT[key_1][min(max(key_2, 0), 10)]
    if isinstance(cell, int) and cell < FLOOR:
        return order_figures_what_cell(cell)
    return str(cell)


def order_figures_what_cell(cell: int) -> str:
    """The cells of Figures of the Commands, column what, that are no plain value."""
    raise OffTheTable('order_figures', 'what')

# Other Names of the Commands: called
_ORDER_NAMES_CALLED_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_NAMES_CALLED_2 = (_X1, 'Transfer Inactive (pre-movement)', _X1, _X1, _X1, _X1, _X1)
ORDER_NAMES_CALLED: Final[tuple[tuple[str | int, ...], ...]] = (
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Scrap Seapower', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Regional Submission', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Move Emissary (also Agent, High Priestess)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Move Miner', 'Move Miner/Prospector', _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Bestow Title', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Sell High Council Seat', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Purchase High Council Seat', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (
        _X1, 'Hire New Emissary', 'Hire New Emissary (for more miners)',
        'Hire New Figure (Emissary, Agent, Noble Maiden)', _X1, _X1, _X1,
    ),
    (_X1, 'Hire New Figure (Leader, Wizard)', 'Hire New Figure (Adept)', _X1, _X1, _X1, _X1),
    (_X1, 'Hire New Figure', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Falconry Training', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Train Recruits', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Recruit Troops (Companion)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Equip Mithril Item (only for Dwarven/Elven kingdoms)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Equip Advanced Item', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Establish a Hobbit Inc. Trading Company', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Sea Enhancements', _X1, _X1, _X1, _X1, _X1),
    (
        _X1, "Create Dragon's Lair", "Create Druid's Grove", 'Create Gold Mine', 'Create Hidden Oasis',
        "Create Pirate's Cove", _X1,
    ),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_2,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_2,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Sea Group Moves', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Sea Trade Mission', 'Merchant Trading Vessels', _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Pursue Group', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Pursue Group (post-intercept)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Transfer Troops (post-movement)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Transfer Figures (post-movement)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Transfer Inactive (post-movement)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Combine Groups', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Advanced Search (Popcenters, Groups, Encounters)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Guard (Emissary, High Priestess, Agent)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Counter-Espionage (everything else)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Train Agent', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Agent Bribe', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Steal Food/Gold/Mithril', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Trail Group (pre-movement)', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Trail Group (post-movement)', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Dwarven Tunnels & Traps', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Declare Enemy/Ally', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Rest Troops', _X1, _X1, _X1, _X1, _X1),
    (_X1, 'Rex Victory', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Convert Agent', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Enamor Regional Reactions', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Denigrate Regional Reactions', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Entertain the Court', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
    (_X1, 'Unilateral Transfer', _X1, _X1, _X1, _X1, _X1),
    _ORDER_NAMES_CALLED_1,
    _ORDER_NAMES_CALLED_1,
)


def order_names_called(key_1: Order, key_2: int) -> str:
    """The cell of Other Names of the Commands, column called."""
    cell = ORDER_NAMES_CALLED[key_1][min(max(key_2, 0), 6)]
    if isinstance(cell, int) and cell < FLOOR:
        return order_names_called_cell(cell)
    return str(cell)


def order_names_called_cell(cell: int) -> str:
    """The cells of Other Names of the Commands, column called, that are no plain value."""
    raise OffTheTable('order_names', 'called')

# What Is Said With a Command: least
_ORDER_SLOTS_LEAST_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_LEAST_2 = (_X1, 3, _X1, _X1, _X1, _X1, _X1)
ORDER_SLOTS_LEAST: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X2, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X3, _X4, _X5, _X1, _X1, _X1),
    (_X1, _X6, _X7, _X1, _X1, _X1, _X1),
    (_X1, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X1, _X1, _X1, _X1),
    (_X1, _X11, _X12, _X13, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X1, _X1, _X1),
    (_X1, _X17, _X18, _X1, _X1, _X1, _X1),
    (_X1, _X19, _X20, _X21, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X1, _X1, _X1, _X1),
    (_X1, _X24, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X25, _X26, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X28, _X29, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X31, _X32, _X1, _X1, _X1, _X1),
    (_X1, _X33, _X34, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X36, _X37, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X39, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X40, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X41, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X42, _X43, _X1, _X1, _X1, _X1),
    (_X1, _X44, _X45, _X1, _X1, _X1, _X1),
    (_X1, _X46, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X47, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X48, _X49, _X50, _X1, _X1, _X1),
    (_X1, _X51, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X52, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X53, _X54, _X55, _X1, _X1, _X1),
    (_X1, _X56, _X57, _X58, _X1, _X1, _X1),
    _ORDER_SLOTS_LEAST_1,
    (_X1, _X59, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X60, _X61, _X1, _X1, _X1, _X1),
    (_X1, _X62, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X63, _X64, _X65, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X1, _X1, _X1),
    (_X1, _X69, _X70, 4, _X1, _X1, _X1),
    _ORDER_SLOTS_LEAST_1,
    (_X1, _X71, _X72, _X1, _X1, _X1, _X1),
    (_X1, _X73, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X1, _X1, _X1, _X1),
    (_X1, _X78, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X1, _X1, _X1, _X1),
    (_X1, _X81, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X82, _X83, _X84, _X1, _X1, _X1),
    (_X1, _X85, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, 1, _X1, _X1, _X1),
    (_X1, _X88, _X89, _X1, _X1, _X1, _X1),
    (_X1, _X90, _X91, _X1, _X1, _X1, _X1),
    (_X1, _X92, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X93, _X94, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X96, _X1, _X1, _X1, _X1),
    (_X1, _X97, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X98, _X99, _X1, _X1, _X1, _X1),
    (_X1, _X100, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X101, _X102, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X104, _X105, _X106, _X107, _X1),
    (_X1, _X108, _X109, 1, _X1, _X1, _X1),
    (_X1, _X110, _X111, 0, 0, 0, _X1),
    (_X1, _X112, _X113, _X114, _X115, _X116, _X1),
    (_X1, _X117, 1, _X1, _X1, _X1, _X1),
    (_X1, _X118, _X119, _X1, _X1, _X1, _X1),
    (_X1, _X120, 5, _X1, _X1, _X1, _X1),
    (_X1, _X121, _X122, _X1, _X1, _X1, _X1),
    (_X1, _X123, _X124, _X1, _X1, _X1, _X1),
    (_X1, _X125, _X126, _X1, _X1, _X1, _X1),
    (_X1, _X127, _X128, _X1, _X1, _X1, _X1),
    (_X1, _X129, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X130, _X131, _X1, _X1, _X1, _X1),
    (_X1, _X132, _X133, 0, _X1, _X1, _X1),
    (_X1, _X134, _X135, _X1, _X1, _X1, _X1),
    (_X1, _X136, _X137, _X1, _X1, _X1, _X1),
    (_X1, _X138, _X139, 1, _X1, _X1, _X1),
    (_X1, _X140, _X141, 0, 0, 0, _X1),
    (_X1, _X142, _X143, _X144, _X145, _X146, _X1),
    (_X1, _X147, _X148, _X1, _X1, _X1, _X1),
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X150, 1, 4000, _X1, _X1, _X1),
    (_X1, _X151, _X152, _X153, _X1, _X1, _X1),
    (_X1, _X154, _X155, _X156, _X157, _X1, _X1),
    (_X1, _X158, _X159, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X161, _X162, _X1, _X1, _X1),
    (_X1, _X163, _X164, _X1, _X1, _X1, _X1),
    (_X1, _X165, _X166, _X167, _X168, _X1, _X1),
    (_X1, _X169, _X170, _X171, _X1, _X1, _X1),
    (_X1, _X172, _X173, _X174, _X175, _X1, _X1),
    (_X1, _X176, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X177, _X178, _X1, _X1, _X1, _X1),
    (_X1, _X179, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X180, _X181, _X182, _X183, _X1, _X1),
    (_X1, _X184, _X185, _X186, _X187, _X1, _X1),
    (_X1, _X188, _X189, _X1, _X1, _X1, _X1),
    (_X1, _X190, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X191, _X192, _X1, _X1, _X1, _X1),
    (_X1, _X193, _X194, _X1, _X1, _X1, _X1),
    (_X1, _X195, 1, _X1, _X1, _X1, _X1),
    (_X1, _X196, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X197, 4, _X1, _X1, _X1, _X1),
    (_X1, _X198, 4, _X1, _X1, _X1, _X1),
    (_X1, _X199, 4, _X1, _X1, _X1, _X1),
    (_X1, _X200, 4, _X1, _X1, _X1, _X1),
    (_X1, _X201, _X202, _X1, _X1, _X1, _X1),
    (_X1, 4, _X203, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_LEAST_2,
    _ORDER_SLOTS_LEAST_2,
    (_X1, 0, _X1, _X1, _X1, _X1, _X1),
    (_X1, 2000, _X1, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
    _ORDER_SLOTS_LEAST_1,
)


def order_slots_least(key_1: Order, key_2: int) -> int:
    """The cell of What Is Said With a Command, column least."""
    cell = ORDER_SLOTS_LEAST[key_1][min(max(key_2, 0), 6)]
    if cell < FLOOR:
        return order_slots_least_cell(cell)
    return cell


def order_slots_least_cell(cell: int) -> int:
    """The cells of What Is Said With a Command, column least, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_slots', 'create_standing_order, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4193')
    if cell == _X3:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X5:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X6:
        raise UnknownCell('order_slots', 'evasion, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4219')
    if cell == _X7:
        raise UnknownCell('order_slots', 'evasion, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4219')
    if cell == _X8:
        raise UnknownCell('order_slots', 'wizard_assist_encounter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4233')
    if cell == _X9:
        raise UnknownCell('order_slots', 'investigate_encounter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4237')
    if cell == _X10:
        raise UnknownCell('order_slots', 'investigate_encounter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4237')
    if cell == _X11:
        raise UnknownCell('order_slots', 'attack_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X12:
        raise UnknownCell('order_slots', 'attack_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X13:
        raise UnknownCell('order_slots', 'attack_popcenter, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X14:
        raise UnknownCell('order_slots', 'plunder_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X15:
        raise UnknownCell('order_slots', 'plunder_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X16:
        raise UnknownCell('order_slots', 'plunder_popcenter, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X17:
        raise UnknownCell('order_slots', 'parley_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X18:
        raise UnknownCell('order_slots', 'parley_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X19:
        raise UnknownCell('order_slots', 'threaten_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X20:
        raise UnknownCell('order_slots', 'threaten_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X21:
        raise UnknownCell('order_slots', 'threaten_popcenter, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X22:
        raise UnknownCell('order_slots', 'siege_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X23:
        raise UnknownCell('order_slots', 'siege_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X24:
        raise UnknownCell('order_slots', 'bid_for_open_seat, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4303')
    if cell == _X25:
        raise UnknownCell('order_slots', 'reorganize_troops, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4331')
    if cell == _X26:
        raise UnknownCell('order_slots', 'reorganize_troops, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4331')
    if cell == _X27:
        raise UnknownCell('order_slots', 'regenerate_various, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X28:
        raise UnknownCell('order_slots', 'morale_bonus, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X29:
        raise UnknownCell('order_slots', 'morale_bonus, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X30:
        raise UnknownCell('order_slots', 'tax_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X31:
        raise UnknownCell('order_slots', 'sell_fleets, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4349')
    if cell == _X32:
        raise UnknownCell('order_slots', 'sell_fleets, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4349')
    if cell == _X33:
        raise UnknownCell('order_slots', 'demonic_denigration_demon_princes_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_slots', 'demonic_denigration_demon_princes_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_slots', 'demonic_regional_submission_demon_princes_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_slots', 'sleep_ancient_ones_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X37:
        raise UnknownCell('order_slots', 'sleep_ancient_ones_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X38:
        raise UnknownCell('order_slots', 'maintain_status_quo, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4381')
    if cell == _X39:
        raise UnknownCell('order_slots', 'stir_unrest, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4385')
    if cell == _X40:
        raise UnknownCell('order_slots', 'rebel_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X41:
        raise UnknownCell('order_slots', 'usurp_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X42:
        raise UnknownCell('order_slots', 'move_emissary, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4405')
    if cell == _X43:
        raise UnknownCell('order_slots', 'move_emissary, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4405')
    if cell == _X44:
        raise UnknownCell('order_slots', 'gate_demon_princes_onyx_artifact, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4415')
    if cell == _X45:
        raise UnknownCell('order_slots', 'gate_demon_princes_onyx_artifact, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4415')
    if cell == _X46:
        raise UnknownCell('order_slots', 'move_mithril_miners, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X47:
        raise UnknownCell('order_slots', 'relocate_capital, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4423')
    if cell == _X48:
        raise UnknownCell('order_slots', 'reveal_skeleton, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X49:
        raise UnknownCell('order_slots', 'reveal_skeleton, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X50:
        raise UnknownCell('order_slots', 'reveal_skeleton, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X51:
        raise UnknownCell('order_slots', 'receive_new_title, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4439')
    if cell == _X52:
        raise UnknownCell('order_slots', 'vote_on_issue, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4443')
    if cell == _X53:
        raise UnknownCell('order_slots', 'sell_council_seat, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X54:
        raise UnknownCell('order_slots', 'sell_council_seat, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_slots', 'sell_council_seat, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X56:
        raise UnknownCell('order_slots', 'purchase_council_seat, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X57:
        raise UnknownCell('order_slots', 'purchase_council_seat, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X58:
        raise UnknownCell('order_slots', 'purchase_council_seat, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X59:
        raise UnknownCell('order_slots', 'create_sanctuary, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4477')
    if cell == _X60:
        raise UnknownCell('order_slots', 'alternate_capital, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X61:
        raise UnknownCell('order_slots', 'alternate_capital, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X62:
        raise UnknownCell('order_slots', 'test_for_the_gift, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4569')
    if cell == _X63:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X64:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X65:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X66:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X67:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X68:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X69:
        raise UnknownCell('order_slots', 'hire_special_figure_halfling_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4600')
    if cell == _X70:
        raise UnknownCell('order_slots', 'hire_special_figure_halfling_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4600')
    if cell == _X71:
        raise UnknownCell('order_slots', 'train_troops, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4619')
    if cell == _X72:
        raise UnknownCell('order_slots', 'train_troops, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4619')
    if cell == _X73:
        raise UnknownCell('order_slots', 'transmute_damned_to_zombie_necromancer_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X74:
        raise UnknownCell('order_slots', 'recruit_troops_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X75:
        raise UnknownCell('order_slots', 'recruit_troops_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X76:
        raise UnknownCell('order_slots', 'raise_dead_necromancer_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X77:
        raise UnknownCell('order_slots', 'raise_dead_necromancer_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X78:
        raise UnknownCell('order_slots', 'muster_the_fallen_deathknights_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_slots', 'recruit_troops_companions, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X80:
        raise UnknownCell('order_slots', 'recruit_troops_companions, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X81:
        raise UnknownCell('order_slots', 'create_alchemist_item_alchemist_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4645')
    if cell == _X82:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X83:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X84:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X85:
        raise UnknownCell('order_slots', 'dwarven_defenses_dwarves_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X86:
        raise UnknownCell('order_slots', 'improve_popcenter, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X87:
        raise UnknownCell('order_slots', 'improve_popcenter, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X88:
        raise UnknownCell('order_slots', 'equip_forged_item, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4669')
    if cell == _X89:
        raise UnknownCell('order_slots', 'equip_forged_item, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4669')
    if cell == _X90:
        raise UnknownCell('order_slots', 'equip_mithril_item_dwarven_and_elven_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X91:
        raise UnknownCell('order_slots', 'equip_mithril_item_dwarven_and_elven_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X92:
        raise UnknownCell('order_slots', 'equip_special_weapon_various, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4681')
    if cell == _X93:
        raise UnknownCell('order_slots', 'construct_fortifications, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4685')
    if cell == _X94:
        raise UnknownCell('order_slots', 'construct_fortifications, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4685')
    if cell == _X95:
        raise UnknownCell('order_slots', 'construct_building, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4699')
    if cell == _X96:
        raise UnknownCell('order_slots', 'construct_building, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4699')
    if cell == _X97:
        raise UnknownCell('order_slots', 'torment_prisoner_deathknights_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X98:
        raise UnknownCell('order_slots', 'seapower_enhancements, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4729')
    if cell == _X99:
        raise UnknownCell('order_slots', 'seapower_enhancements, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4729')
    if cell == _X100:
        raise UnknownCell('order_slots', 'create_special_location_various, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4742')
    if cell == _X101:
        raise UnknownCell('order_slots', 'summon_fallen_angel_deathknights_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X102:
        raise UnknownCell('order_slots', 'summon_fallen_angel_deathknights_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X103:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X104:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X105:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X106:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X107:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 5', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X108:
        raise UnknownCell('order_slots', 'transfer_troops, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X109:
        raise UnknownCell('order_slots', 'transfer_troops, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X110:
        raise UnknownCell('order_slots', 'transfer_figures, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X111:
        raise UnknownCell('order_slots', 'transfer_figures, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X112:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X113:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X114:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X115:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X116:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 5', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X117:
        raise UnknownCell('order_slots', 'sea_patrol, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4774')
    if cell == _X118:
        raise UnknownCell('order_slots', 'sea_movement, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X119:
        raise UnknownCell('order_slots', 'sea_movement, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X120:
        raise UnknownCell('order_slots', 'merchant_trading_vessel, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X121:
        raise UnknownCell('order_slots', 'sea_movement_pc_search, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X122:
        raise UnknownCell('order_slots', 'sea_movement_pc_search, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X123:
        raise UnknownCell('order_slots', 'land_movement, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X124:
        raise UnknownCell('order_slots', 'land_movement, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X125:
        raise UnknownCell('order_slots', 'land_movement_pc_search, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4802')
    if cell == _X126:
        raise UnknownCell('order_slots', 'land_movement_pc_search, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4802')
    if cell == _X127:
        raise UnknownCell('order_slots', 'teleport_group_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4806')
    if cell == _X128:
        raise UnknownCell('order_slots', 'teleport_group_artifact_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4806')
    if cell == _X129:
        raise UnknownCell('order_slots', 'set_ambush, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X130:
        raise UnknownCell('order_slots', 'pursue_group_pre_intercept, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4816')
    if cell == _X131:
        raise UnknownCell('order_slots', 'pursue_group_pre_intercept, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4816')
    if cell == _X132:
        raise UnknownCell('order_slots', 'intercept_group, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4828')
    if cell == _X133:
        raise UnknownCell('order_slots', 'intercept_group, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4828')
    if cell == _X134:
        raise UnknownCell('order_slots', 'pursue_group_post_intercept, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4838')
    if cell == _X135:
        raise UnknownCell('order_slots', 'pursue_group_post_intercept, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4838')
    if cell == _X136:
        raise UnknownCell('order_slots', 'combine_groups, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X137:
        raise UnknownCell('order_slots', 'combine_groups, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X138:
        raise UnknownCell('order_slots', 'transfer_troops_post_move, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X139:
        raise UnknownCell('order_slots', 'transfer_troops_post_move, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X140:
        raise UnknownCell('order_slots', 'transfer_figures_post_move, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X141:
        raise UnknownCell('order_slots', 'transfer_figures_post_move, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X142:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X143:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X144:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X145:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X146:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 5', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X147:
        raise UnknownCell('order_slots', 'combine_troops, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X148:
        raise UnknownCell('order_slots', 'combine_troops, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X149:
        raise UnknownCell('order_slots', 'fireworks_alchemist_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X150:
        raise UnknownCell('order_slots', 'increase_seapower, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4874')
    if cell == _X151:
        raise UnknownCell('order_slots', 'create_elite_ship, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X152:
        raise UnknownCell('order_slots', 'create_elite_ship, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X153:
        raise UnknownCell('order_slots', 'create_elite_ship, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X154:
        raise UnknownCell('order_slots', 'divine_popcenters, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X155:
        raise UnknownCell('order_slots', 'divine_popcenters, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X156:
        raise UnknownCell('order_slots', 'divine_popcenters, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X157:
        raise UnknownCell('order_slots', 'divine_popcenters, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X158:
        raise UnknownCell('order_slots', 'divine_seapower, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4896')
    if cell == _X159:
        raise UnknownCell('order_slots', 'divine_seapower, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4896')
    if cell == _X160:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X161:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X162:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X163:
        raise UnknownCell('order_slots', 'summon_lesser_angel, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X164:
        raise UnknownCell('order_slots', 'summon_lesser_angel, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X165:
        raise UnknownCell('order_slots', 'divine_artifact_name, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X166:
        raise UnknownCell('order_slots', 'divine_artifact_name, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X167:
        raise UnknownCell('order_slots', 'divine_artifact_name, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X168:
        raise UnknownCell('order_slots', 'divine_artifact_name, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X169:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X170:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X171:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X172:
        raise UnknownCell('order_slots', 'heal_troops, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X173:
        raise UnknownCell('order_slots', 'heal_troops, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X174:
        raise UnknownCell('order_slots', 'heal_troops, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X175:
        raise UnknownCell('order_slots', 'heal_troops, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X176:
        raise UnknownCell('order_slots', 'divine_artifact_location_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4924')
    if cell == _X177:
        raise UnknownCell('order_slots', 'divine_artifact_location, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4928')
    if cell == _X178:
        raise UnknownCell('order_slots', 'divine_artifact_location, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4928')
    if cell == _X179:
        raise UnknownCell('order_slots', 'research_wizard_level_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X180:
        raise UnknownCell('order_slots', 'divine_military_groups, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X181:
        raise UnknownCell('order_slots', 'divine_military_groups, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X182:
        raise UnknownCell('order_slots', 'divine_military_groups, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X183:
        raise UnknownCell('order_slots', 'divine_military_groups, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X184:
        raise UnknownCell('order_slots', 'transfer_artifact, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X185:
        raise UnknownCell('order_slots', 'transfer_artifact, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X186:
        raise UnknownCell('order_slots', 'transfer_artifact, 3', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X187:
        raise UnknownCell('order_slots', 'transfer_artifact, 4', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X188:
        raise UnknownCell('order_slots', 'learn_regional_reaction, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4962')
    if cell == _X189:
        raise UnknownCell('order_slots', 'learn_regional_reaction, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4962')
    if cell == _X190:
        raise UnknownCell('order_slots', 'learn_king_s_influence, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4966')
    if cell == _X191:
        raise UnknownCell('order_slots', 'destroy_artifact, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5000')
    if cell == _X192:
        raise UnknownCell('order_slots', 'destroy_artifact, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5000')
    if cell == _X193:
        raise UnknownCell('order_slots', 'scry_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X194:
        raise UnknownCell('order_slots', 'scry_artifact_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X195:
        raise UnknownCell('order_slots', 'scry_multiple_areas_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X196:
        raise UnknownCell('order_slots', 'falconry_recon_ranger_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X197:
        raise UnknownCell('order_slots', 'search_for_popcenters, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X198:
        raise UnknownCell('order_slots', 'search_for_groups, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X199:
        raise UnknownCell('order_slots', 'search_for_encounters, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X200:
        raise UnknownCell('order_slots', 'advanced_search_all_types, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X201:
        raise UnknownCell('order_slots', 'scry_area_as_l10_recon_artifact_only, 1', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X202:
        raise UnknownCell('order_slots', 'scry_area_as_l10_recon_artifact_only, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X203:
        raise UnknownCell('order_slots', 'change_ruler_s_name, 2', 'least', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5058')
    raise OffTheTable('order_slots', 'least')

# What Is Said With a Command: most
_ORDER_SLOTS_MOST_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_MOST_2 = (_X1, 5, _X1, _X1, _X1, _X1, _X1)
ORDER_SLOTS_MOST: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X2, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X3, _X4, _X5, _X1, _X1, _X1),
    (_X1, _X6, _X7, _X1, _X1, _X1, _X1),
    (_X1, _X8, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X9, _X10, _X1, _X1, _X1, _X1),
    (_X1, _X11, _X12, _X13, _X1, _X1, _X1),
    (_X1, _X14, _X15, _X16, _X1, _X1, _X1),
    (_X1, _X17, _X18, _X1, _X1, _X1, _X1),
    (_X1, _X19, _X20, _X21, _X1, _X1, _X1),
    (_X1, _X22, _X23, _X1, _X1, _X1, _X1),
    (_X1, _X24, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X25, _X26, _X1, _X1, _X1, _X1),
    (_X1, _X27, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X28, _X29, _X1, _X1, _X1, _X1),
    (_X1, _X30, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X31, _X32, _X1, _X1, _X1, _X1),
    (_X1, _X33, _X34, _X1, _X1, _X1, _X1),
    (_X1, _X35, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X36, _X37, _X1, _X1, _X1, _X1),
    (_X1, _X38, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X39, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X40, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X41, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X42, _X43, _X1, _X1, _X1, _X1),
    (_X1, _X44, _X45, _X1, _X1, _X1, _X1),
    (_X1, _X46, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X47, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X48, _X49, _X50, _X1, _X1, _X1),
    (_X1, _X51, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X52, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X53, _X54, _X55, _X1, _X1, _X1),
    (_X1, _X56, _X57, _X58, _X1, _X1, _X1),
    _ORDER_SLOTS_MOST_1,
    (_X1, _X59, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X60, _X61, _X1, _X1, _X1, _X1),
    (_X1, _X62, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X63, _X64, _X65, _X1, _X1, _X1),
    (_X1, _X66, _X67, _X68, _X1, _X1, _X1),
    (_X1, _X69, _X70, 12, _X1, _X1, _X1),
    _ORDER_SLOTS_MOST_1,
    (_X1, _X71, _X72, _X1, _X1, _X1, _X1),
    (_X1, _X73, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X74, _X75, _X1, _X1, _X1, _X1),
    (_X1, _X76, _X77, _X1, _X1, _X1, _X1),
    (_X1, _X78, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X79, _X80, _X1, _X1, _X1, _X1),
    (_X1, _X81, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X82, _X83, _X84, _X1, _X1, _X1),
    (_X1, _X85, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X86, _X87, 3, _X1, _X1, _X1),
    (_X1, _X88, _X89, _X1, _X1, _X1, _X1),
    (_X1, _X90, _X91, _X1, _X1, _X1, _X1),
    (_X1, _X92, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X93, _X94, _X1, _X1, _X1, _X1),
    (_X1, _X95, _X96, _X1, _X1, _X1, _X1),
    (_X1, _X97, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X98, _X99, _X1, _X1, _X1, _X1),
    (_X1, _X100, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X101, _X102, _X1, _X1, _X1, _X1),
    (_X1, _X103, _X104, _X105, _X106, _X107, _X1),
    (_X1, _X108, _X109, 2, _X1, _X1, _X1),
    (_X1, _X110, _X111, 2, 1, 1, _X1),
    (_X1, _X112, _X113, _X114, _X115, _X116, _X1),
    (_X1, _X117, 8, _X1, _X1, _X1, _X1),
    (_X1, _X118, _X119, _X1, _X1, _X1, _X1),
    (_X1, _X120, 5, _X1, _X1, _X1, _X1),
    (_X1, _X121, _X122, _X1, _X1, _X1, _X1),
    (_X1, _X123, _X124, _X1, _X1, _X1, _X1),
    (_X1, _X125, _X126, _X1, _X1, _X1, _X1),
    (_X1, _X127, _X128, _X1, _X1, _X1, _X1),
    (_X1, _X129, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X130, _X131, _X1, _X1, _X1, _X1),
    (_X1, _X132, _X133, 1, _X1, _X1, _X1),
    (_X1, _X134, _X135, _X1, _X1, _X1, _X1),
    (_X1, _X136, _X137, _X1, _X1, _X1, _X1),
    (_X1, _X138, _X139, 2, _X1, _X1, _X1),
    (_X1, _X140, _X141, 2, 1, 1, _X1),
    (_X1, _X142, _X143, _X144, _X145, _X146, _X1),
    (_X1, _X147, _X148, _X1, _X1, _X1, _X1),
    (_X1, _X149, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X150, 3, 16000, _X1, _X1, _X1),
    (_X1, _X151, _X152, _X153, _X1, _X1, _X1),
    (_X1, _X154, _X155, _X156, _X157, _X1, _X1),
    (_X1, _X158, _X159, _X1, _X1, _X1, _X1),
    (_X1, _X160, _X161, _X162, _X1, _X1, _X1),
    (_X1, _X163, _X164, _X1, _X1, _X1, _X1),
    (_X1, _X165, _X166, _X167, _X168, _X1, _X1),
    (_X1, _X169, _X170, _X171, _X1, _X1, _X1),
    (_X1, _X172, _X173, _X174, _X175, _X1, _X1),
    (_X1, _X176, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X177, _X178, _X1, _X1, _X1, _X1),
    (_X1, _X179, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X180, _X181, _X182, _X183, _X1, _X1),
    (_X1, _X184, _X185, _X186, _X187, _X1, _X1),
    (_X1, _X188, _X189, _X1, _X1, _X1, _X1),
    (_X1, _X190, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X191, _X192, _X1, _X1, _X1, _X1),
    (_X1, _X193, _X194, _X1, _X1, _X1, _X1),
    (_X1, _X195, 3, _X1, _X1, _X1, _X1),
    (_X1, _X196, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X197, 4, _X1, _X1, _X1, _X1),
    (_X1, _X198, 4, _X1, _X1, _X1, _X1),
    (_X1, _X199, 4, _X1, _X1, _X1, _X1),
    (_X1, _X200, 4, _X1, _X1, _X1, _X1),
    (_X1, _X201, _X202, _X1, _X1, _X1, _X1),
    (_X1, 20, _X203, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_MOST_2,
    _ORDER_SLOTS_MOST_2,
    (_X1, 10, _X1, _X1, _X1, _X1, _X1),
    (_X1, 8000, _X1, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
    _ORDER_SLOTS_MOST_1,
)


def order_slots_most(key_1: Order, key_2: int) -> int:
    """The cell of What Is Said With a Command, column most."""
    cell = ORDER_SLOTS_MOST[key_1][min(max(key_2, 0), 6)]
    if cell < FLOOR:
        return order_slots_most_cell(cell)
    return cell


def order_slots_most_cell(cell: int) -> int:
    """The cells of What Is Said With a Command, column most, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('order_slots', 'create_standing_order, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4193')
    if cell == _X3:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X4:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X5:
        raise UnknownCell('order_slots', 'summon_avenging_angel, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4197')
    if cell == _X6:
        raise UnknownCell('order_slots', 'evasion, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4219')
    if cell == _X7:
        raise UnknownCell('order_slots', 'evasion, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4219')
    if cell == _X8:
        raise UnknownCell('order_slots', 'wizard_assist_encounter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4233')
    if cell == _X9:
        raise UnknownCell('order_slots', 'investigate_encounter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4237')
    if cell == _X10:
        raise UnknownCell('order_slots', 'investigate_encounter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4237')
    if cell == _X11:
        raise UnknownCell('order_slots', 'attack_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X12:
        raise UnknownCell('order_slots', 'attack_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X13:
        raise UnknownCell('order_slots', 'attack_popcenter, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4243')
    if cell == _X14:
        raise UnknownCell('order_slots', 'plunder_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X15:
        raise UnknownCell('order_slots', 'plunder_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X16:
        raise UnknownCell('order_slots', 'plunder_popcenter, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X17:
        raise UnknownCell('order_slots', 'parley_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X18:
        raise UnknownCell('order_slots', 'parley_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X19:
        raise UnknownCell('order_slots', 'threaten_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X20:
        raise UnknownCell('order_slots', 'threaten_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X21:
        raise UnknownCell('order_slots', 'threaten_popcenter, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X22:
        raise UnknownCell('order_slots', 'siege_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X23:
        raise UnknownCell('order_slots', 'siege_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    if cell == _X24:
        raise UnknownCell('order_slots', 'bid_for_open_seat, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4303')
    if cell == _X25:
        raise UnknownCell('order_slots', 'reorganize_troops, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4331')
    if cell == _X26:
        raise UnknownCell('order_slots', 'reorganize_troops, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4331')
    if cell == _X27:
        raise UnknownCell('order_slots', 'regenerate_various, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4335')
    if cell == _X28:
        raise UnknownCell('order_slots', 'morale_bonus, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X29:
        raise UnknownCell('order_slots', 'morale_bonus, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4339')
    if cell == _X30:
        raise UnknownCell('order_slots', 'tax_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4345')
    if cell == _X31:
        raise UnknownCell('order_slots', 'sell_fleets, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4349')
    if cell == _X32:
        raise UnknownCell('order_slots', 'sell_fleets, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4349')
    if cell == _X33:
        raise UnknownCell('order_slots', 'demonic_denigration_demon_princes_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X34:
        raise UnknownCell('order_slots', 'demonic_denigration_demon_princes_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4353')
    if cell == _X35:
        raise UnknownCell('order_slots', 'demonic_regional_submission_demon_princes_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4357')
    if cell == _X36:
        raise UnknownCell('order_slots', 'sleep_ancient_ones_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X37:
        raise UnknownCell('order_slots', 'sleep_ancient_ones_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4377')
    if cell == _X38:
        raise UnknownCell('order_slots', 'maintain_status_quo, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4381')
    if cell == _X39:
        raise UnknownCell('order_slots', 'stir_unrest, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4385')
    if cell == _X40:
        raise UnknownCell('order_slots', 'rebel_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4389')
    if cell == _X41:
        raise UnknownCell('order_slots', 'usurp_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4397')
    if cell == _X42:
        raise UnknownCell('order_slots', 'move_emissary, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4405')
    if cell == _X43:
        raise UnknownCell('order_slots', 'move_emissary, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4405')
    if cell == _X44:
        raise UnknownCell('order_slots', 'gate_demon_princes_onyx_artifact, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4415')
    if cell == _X45:
        raise UnknownCell('order_slots', 'gate_demon_princes_onyx_artifact, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4415')
    if cell == _X46:
        raise UnknownCell('order_slots', 'move_mithril_miners, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4419')
    if cell == _X47:
        raise UnknownCell('order_slots', 'relocate_capital, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4423')
    if cell == _X48:
        raise UnknownCell('order_slots', 'reveal_skeleton, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X49:
        raise UnknownCell('order_slots', 'reveal_skeleton, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X50:
        raise UnknownCell('order_slots', 'reveal_skeleton, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4429')
    if cell == _X51:
        raise UnknownCell('order_slots', 'receive_new_title, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4439')
    if cell == _X52:
        raise UnknownCell('order_slots', 'vote_on_issue, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4443')
    if cell == _X53:
        raise UnknownCell('order_slots', 'sell_council_seat, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X54:
        raise UnknownCell('order_slots', 'sell_council_seat, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X55:
        raise UnknownCell('order_slots', 'sell_council_seat, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4451')
    if cell == _X56:
        raise UnknownCell('order_slots', 'purchase_council_seat, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X57:
        raise UnknownCell('order_slots', 'purchase_council_seat, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X58:
        raise UnknownCell('order_slots', 'purchase_council_seat, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4455')
    if cell == _X59:
        raise UnknownCell('order_slots', 'create_sanctuary, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4477')
    if cell == _X60:
        raise UnknownCell('order_slots', 'alternate_capital, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X61:
        raise UnknownCell('order_slots', 'alternate_capital, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4553')
    if cell == _X62:
        raise UnknownCell('order_slots', 'test_for_the_gift, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4569')
    if cell == _X63:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X64:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X65:
        raise UnknownCell('order_slots', 'hire_new_figure_tavern, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4573')
    if cell == _X66:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X67:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X68:
        raise UnknownCell('order_slots', 'hire_new_figure_barracks, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4590')
    if cell == _X69:
        raise UnknownCell('order_slots', 'hire_special_figure_halfling_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4600')
    if cell == _X70:
        raise UnknownCell('order_slots', 'hire_special_figure_halfling_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4600')
    if cell == _X71:
        raise UnknownCell('order_slots', 'train_troops, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4619')
    if cell == _X72:
        raise UnknownCell('order_slots', 'train_troops, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4619')
    if cell == _X73:
        raise UnknownCell('order_slots', 'transmute_damned_to_zombie_necromancer_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4623')
    if cell == _X74:
        raise UnknownCell('order_slots', 'recruit_troops_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X75:
        raise UnknownCell('order_slots', 'recruit_troops_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X76:
        raise UnknownCell('order_slots', 'raise_dead_necromancer_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X77:
        raise UnknownCell('order_slots', 'raise_dead_necromancer_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4633')
    if cell == _X78:
        raise UnknownCell('order_slots', 'muster_the_fallen_deathknights_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4637')
    if cell == _X79:
        raise UnknownCell('order_slots', 'recruit_troops_companions, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X80:
        raise UnknownCell('order_slots', 'recruit_troops_companions, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X81:
        raise UnknownCell('order_slots', 'create_alchemist_item_alchemist_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4645')
    if cell == _X82:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X83:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X84:
        raise UnknownCell('order_slots', 'use_potion_alchemist_only, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4655')
    if cell == _X85:
        raise UnknownCell('order_slots', 'dwarven_defenses_dwarves_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4659')
    if cell == _X86:
        raise UnknownCell('order_slots', 'improve_popcenter, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X87:
        raise UnknownCell('order_slots', 'improve_popcenter, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X88:
        raise UnknownCell('order_slots', 'equip_forged_item, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4669')
    if cell == _X89:
        raise UnknownCell('order_slots', 'equip_forged_item, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4669')
    if cell == _X90:
        raise UnknownCell('order_slots', 'equip_mithril_item_dwarven_and_elven_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X91:
        raise UnknownCell('order_slots', 'equip_mithril_item_dwarven_and_elven_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675')
    if cell == _X92:
        raise UnknownCell('order_slots', 'equip_special_weapon_various, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4681')
    if cell == _X93:
        raise UnknownCell('order_slots', 'construct_fortifications, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4685')
    if cell == _X94:
        raise UnknownCell('order_slots', 'construct_fortifications, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4685')
    if cell == _X95:
        raise UnknownCell('order_slots', 'construct_building, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4699')
    if cell == _X96:
        raise UnknownCell('order_slots', 'construct_building, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4699')
    if cell == _X97:
        raise UnknownCell('order_slots', 'torment_prisoner_deathknights_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4725')
    if cell == _X98:
        raise UnknownCell('order_slots', 'seapower_enhancements, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4729')
    if cell == _X99:
        raise UnknownCell('order_slots', 'seapower_enhancements, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4729')
    if cell == _X100:
        raise UnknownCell('order_slots', 'create_special_location_various, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4742')
    if cell == _X101:
        raise UnknownCell('order_slots', 'summon_fallen_angel_deathknights_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X102:
        raise UnknownCell('order_slots', 'summon_fallen_angel_deathknights_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4746')
    if cell == _X103:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X104:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X105:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X106:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X107:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move, 5', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4758')
    if cell == _X108:
        raise UnknownCell('order_slots', 'transfer_troops, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X109:
        raise UnknownCell('order_slots', 'transfer_troops, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4762')
    if cell == _X110:
        raise UnknownCell('order_slots', 'transfer_figures, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X111:
        raise UnknownCell('order_slots', 'transfer_figures, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4766')
    if cell == _X112:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X113:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X114:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X115:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X116:
        raise UnknownCell('order_slots', 'transfer_inactive_pre_move_later, 5', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4770')
    if cell == _X117:
        raise UnknownCell('order_slots', 'sea_patrol, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4774')
    if cell == _X118:
        raise UnknownCell('order_slots', 'sea_movement, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X119:
        raise UnknownCell('order_slots', 'sea_movement, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4784')
    if cell == _X120:
        raise UnknownCell('order_slots', 'merchant_trading_vessel, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4790')
    if cell == _X121:
        raise UnknownCell('order_slots', 'sea_movement_pc_search, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X122:
        raise UnknownCell('order_slots', 'sea_movement_pc_search, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4794')
    if cell == _X123:
        raise UnknownCell('order_slots', 'land_movement, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X124:
        raise UnknownCell('order_slots', 'land_movement, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4798')
    if cell == _X125:
        raise UnknownCell('order_slots', 'land_movement_pc_search, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4802')
    if cell == _X126:
        raise UnknownCell('order_slots', 'land_movement_pc_search, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4802')
    if cell == _X127:
        raise UnknownCell('order_slots', 'teleport_group_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4806')
    if cell == _X128:
        raise UnknownCell('order_slots', 'teleport_group_artifact_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4806')
    if cell == _X129:
        raise UnknownCell('order_slots', 'set_ambush, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4810')
    if cell == _X130:
        raise UnknownCell('order_slots', 'pursue_group_pre_intercept, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4816')
    if cell == _X131:
        raise UnknownCell('order_slots', 'pursue_group_pre_intercept, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4816')
    if cell == _X132:
        raise UnknownCell('order_slots', 'intercept_group, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4828')
    if cell == _X133:
        raise UnknownCell('order_slots', 'intercept_group, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4828')
    if cell == _X134:
        raise UnknownCell('order_slots', 'pursue_group_post_intercept, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4838')
    if cell == _X135:
        raise UnknownCell('order_slots', 'pursue_group_post_intercept, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4838')
    if cell == _X136:
        raise UnknownCell('order_slots', 'combine_groups, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X137:
        raise UnknownCell('order_slots', 'combine_groups, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4842')
    if cell == _X138:
        raise UnknownCell('order_slots', 'transfer_troops_post_move, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X139:
        raise UnknownCell('order_slots', 'transfer_troops_post_move, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4846')
    if cell == _X140:
        raise UnknownCell('order_slots', 'transfer_figures_post_move, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X141:
        raise UnknownCell('order_slots', 'transfer_figures_post_move, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4850')
    if cell == _X142:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X143:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X144:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X145:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X146:
        raise UnknownCell('order_slots', 'transfer_inactive_post_move, 5', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4854')
    if cell == _X147:
        raise UnknownCell('order_slots', 'combine_troops, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X148:
        raise UnknownCell('order_slots', 'combine_troops, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4858')
    if cell == _X149:
        raise UnknownCell('order_slots', 'fireworks_alchemist_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4870')
    if cell == _X150:
        raise UnknownCell('order_slots', 'increase_seapower, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4874')
    if cell == _X151:
        raise UnknownCell('order_slots', 'create_elite_ship, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X152:
        raise UnknownCell('order_slots', 'create_elite_ship, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X153:
        raise UnknownCell('order_slots', 'create_elite_ship, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4888')
    if cell == _X154:
        raise UnknownCell('order_slots', 'divine_popcenters, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X155:
        raise UnknownCell('order_slots', 'divine_popcenters, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X156:
        raise UnknownCell('order_slots', 'divine_popcenters, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X157:
        raise UnknownCell('order_slots', 'divine_popcenters, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4892')
    if cell == _X158:
        raise UnknownCell('order_slots', 'divine_seapower, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4896')
    if cell == _X159:
        raise UnknownCell('order_slots', 'divine_seapower, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4896')
    if cell == _X160:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X161:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X162:
        raise UnknownCell('order_slots', 'divine_regional_reactions, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4900')
    if cell == _X163:
        raise UnknownCell('order_slots', 'summon_lesser_angel, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X164:
        raise UnknownCell('order_slots', 'summon_lesser_angel, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4904')
    if cell == _X165:
        raise UnknownCell('order_slots', 'divine_artifact_name, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X166:
        raise UnknownCell('order_slots', 'divine_artifact_name, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X167:
        raise UnknownCell('order_slots', 'divine_artifact_name, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X168:
        raise UnknownCell('order_slots', 'divine_artifact_name, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4912')
    if cell == _X169:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X170:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X171:
        raise UnknownCell('order_slots', 'divine_artifact_name_artifact_only, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4916')
    if cell == _X172:
        raise UnknownCell('order_slots', 'heal_troops, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X173:
        raise UnknownCell('order_slots', 'heal_troops, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X174:
        raise UnknownCell('order_slots', 'heal_troops, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X175:
        raise UnknownCell('order_slots', 'heal_troops, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4920')
    if cell == _X176:
        raise UnknownCell('order_slots', 'divine_artifact_location_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4924')
    if cell == _X177:
        raise UnknownCell('order_slots', 'divine_artifact_location, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4928')
    if cell == _X178:
        raise UnknownCell('order_slots', 'divine_artifact_location, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4928')
    if cell == _X179:
        raise UnknownCell('order_slots', 'research_wizard_level_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4940')
    if cell == _X180:
        raise UnknownCell('order_slots', 'divine_military_groups, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X181:
        raise UnknownCell('order_slots', 'divine_military_groups, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X182:
        raise UnknownCell('order_slots', 'divine_military_groups, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X183:
        raise UnknownCell('order_slots', 'divine_military_groups, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4944')
    if cell == _X184:
        raise UnknownCell('order_slots', 'transfer_artifact, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X185:
        raise UnknownCell('order_slots', 'transfer_artifact, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X186:
        raise UnknownCell('order_slots', 'transfer_artifact, 3', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X187:
        raise UnknownCell('order_slots', 'transfer_artifact, 4', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4958')
    if cell == _X188:
        raise UnknownCell('order_slots', 'learn_regional_reaction, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4962')
    if cell == _X189:
        raise UnknownCell('order_slots', 'learn_regional_reaction, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4962')
    if cell == _X190:
        raise UnknownCell('order_slots', 'learn_king_s_influence, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4966')
    if cell == _X191:
        raise UnknownCell('order_slots', 'destroy_artifact, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5000')
    if cell == _X192:
        raise UnknownCell('order_slots', 'destroy_artifact, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5000')
    if cell == _X193:
        raise UnknownCell('order_slots', 'scry_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X194:
        raise UnknownCell('order_slots', 'scry_artifact_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5022')
    if cell == _X195:
        raise UnknownCell('order_slots', 'scry_multiple_areas_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5026')
    if cell == _X196:
        raise UnknownCell('order_slots', 'falconry_recon_ranger_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5030')
    if cell == _X197:
        raise UnknownCell('order_slots', 'search_for_popcenters, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5038')
    if cell == _X198:
        raise UnknownCell('order_slots', 'search_for_groups, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5042')
    if cell == _X199:
        raise UnknownCell('order_slots', 'search_for_encounters, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5046')
    if cell == _X200:
        raise UnknownCell('order_slots', 'advanced_search_all_types, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5050')
    if cell == _X201:
        raise UnknownCell('order_slots', 'scry_area_as_l10_recon_artifact_only, 1', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X202:
        raise UnknownCell('order_slots', 'scry_area_as_l10_recon_artifact_only, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5054')
    if cell == _X203:
        raise UnknownCell('order_slots', 'change_ruler_s_name, 2', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5058')
    raise OffTheTable('order_slots', 'most')

# What Is Said With a Command: optional
_ORDER_SLOTS_OPTIONAL_1 = (_X1, False, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_2 = (_X1, False, False, False, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_3 = (_X1, False, False, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_4 = (_X1, False, True, True, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_5 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_6 = (_X1, False, False, True, _X1, _X1, _X1)
_ORDER_SLOTS_OPTIONAL_7 = (_X1, False, False, True, True, True, _X1)
_ORDER_SLOTS_OPTIONAL_8 = (_X1, False, True, True, True, _X1, _X1)
ORDER_SLOTS_OPTIONAL: Final[tuple[tuple[int, ...], ...]] = (
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_4,
    _ORDER_SLOTS_OPTIONAL_4,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_6,
    _ORDER_SLOTS_OPTIONAL_6,
    (_X1, True, False, True, _X1, _X1, _X1),
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_4,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_7,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_7,
    _ORDER_SLOTS_OPTIONAL_7,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_6,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_7,
    _ORDER_SLOTS_OPTIONAL_7,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_2,
    _ORDER_SLOTS_OPTIONAL_8,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_4,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_8,
    (_X1, True, True, True, _X1, _X1, _X1),
    (_X1, False, False, False, True, _X1, _X1),
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_8,
    (_X1, False, False, False, False, _X1, _X1),
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_3,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_1,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
    _ORDER_SLOTS_OPTIONAL_5,
)


def order_slots_optional(key_1: Order, key_2: int) -> bool:
    """The cell of What Is Said With a Command, column optional."""
    cell = ORDER_SLOTS_OPTIONAL[key_1][min(max(key_2, 0), 6)]
    if cell < FLOOR:
        return order_slots_optional_cell(cell)
    return bool(cell)


def order_slots_optional_cell(cell: int) -> bool:
    """The cells of What Is Said With a Command, column optional, that are no plain value."""
    raise OffTheTable('order_slots', 'optional')

# What Is Said With a Command: said
_ORDER_SLOTS_SAID_1 = (_X1, 2, 4, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_2 = (_X1, 5, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_3 = (_X1, 2, 7, 6, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_4 = (_X1, 2, 7, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_5 = (_X1, 2, 9, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_6 = (_X1, 2, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_7 = (_X1, 7, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_8 = (_X1, 13, 14, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_9 = (_X1, 13, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_10 = (_X1, 16, 7, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_11 = (_X1, 17, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_12 = (_X1, 14, 8, 20, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_13 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_14 = (_X1, 2, 24, 25, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_15 = (_X1, 2, 29, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_16 = (_X1, 7, 30, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_17 = (_X1, 1, 7, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_18 = (_X1, 33, 2, 34, 5, 9, _X1)
_ORDER_SLOTS_SAID_19 = (_X1, 2, 35, 9, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_20 = (_X1, 2, 35, 34, 5, 36, _X1)
_ORDER_SLOTS_SAID_21 = (_X1, 11, 37, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_22 = (_X1, 2, 38, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_23 = (_X1, 2, 17, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_24 = (_X1, 2, 35, _X1, _X1, _X1, _X1)
_ORDER_SLOTS_SAID_25 = (_X1, 1, 14, 43, 44, _X1, _X1)
_ORDER_SLOTS_SAID_26 = (_X1, 49, 37, _X1, _X1, _X1, _X1)
ORDER_SLOTS_SAID: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, 0, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, 2, 3, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_1,
    _ORDER_SLOTS_SAID_2,
    (_X1, 2, 6, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_3,
    _ORDER_SLOTS_SAID_3,
    _ORDER_SLOTS_SAID_4,
    _ORDER_SLOTS_SAID_3,
    _ORDER_SLOTS_SAID_4,
    (_X1, 8, _X1, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_5,
    _ORDER_SLOTS_SAID_6,
    (_X1, 2, 10, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_7,
    (_X1, 11, 12, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_8,
    _ORDER_SLOTS_SAID_9,
    (_X1, 13, 15, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_9,
    _ORDER_SLOTS_SAID_9,
    _ORDER_SLOTS_SAID_9,
    _ORDER_SLOTS_SAID_9,
    _ORDER_SLOTS_SAID_10,
    _ORDER_SLOTS_SAID_10,
    _ORDER_SLOTS_SAID_11,
    _ORDER_SLOTS_SAID_7,
    (_X1, 13, 14, 18, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_9,
    (_X1, 19, _X1, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_12,
    _ORDER_SLOTS_SAID_12,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_11,
    (_X1, 21, 22, _X1, _X1, _X1, _X1),
    (_X1, 23, _X1, _X1, _X1, _X1, _X1),
    (_X1, 24, 7, 25, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_14,
    _ORDER_SLOTS_SAID_14,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_5,
    _ORDER_SLOTS_SAID_6,
    _ORDER_SLOTS_SAID_5,
    (_X1, 13, 2, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_6,
    _ORDER_SLOTS_SAID_5,
    (_X1, 26, _X1, _X1, _X1, _X1, _X1),
    (_X1, 26, 2, 1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_7,
    (_X1, 7, 27, 28, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_15,
    _ORDER_SLOTS_SAID_15,
    _ORDER_SLOTS_SAID_6,
    _ORDER_SLOTS_SAID_16,
    _ORDER_SLOTS_SAID_16,
    (_X1, 31, _X1, _X1, _X1, _X1, _X1),
    (_X1, 11, 32, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_11,
    _ORDER_SLOTS_SAID_17,
    _ORDER_SLOTS_SAID_18,
    _ORDER_SLOTS_SAID_19,
    _ORDER_SLOTS_SAID_20,
    _ORDER_SLOTS_SAID_18,
    _ORDER_SLOTS_SAID_21,
    _ORDER_SLOTS_SAID_22,
    _ORDER_SLOTS_SAID_21,
    _ORDER_SLOTS_SAID_22,
    _ORDER_SLOTS_SAID_22,
    _ORDER_SLOTS_SAID_22,
    _ORDER_SLOTS_SAID_23,
    _ORDER_SLOTS_SAID_6,
    _ORDER_SLOTS_SAID_1,
    (_X1, 2, 39, 40, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_1,
    _ORDER_SLOTS_SAID_24,
    _ORDER_SLOTS_SAID_19,
    _ORDER_SLOTS_SAID_20,
    _ORDER_SLOTS_SAID_18,
    _ORDER_SLOTS_SAID_24,
    _ORDER_SLOTS_SAID_6,
    (_X1, 11, 41, 42, _X1, _X1, _X1),
    (_X1, 11, 7, 25, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_25,
    (_X1, 1, 11, _X1, _X1, _X1, _X1),
    (_X1, 1, 43, 14, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_17,
    (_X1, 1, 45, 43, 46, _X1, _X1),
    (_X1, 45, 43, 46, _X1, _X1, _X1),
    (_X1, 1, 2, 9, 47, _X1, _X1),
    (_X1, 48, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, 48, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_2,
    _ORDER_SLOTS_SAID_25,
    (_X1, 49, 36, 50, 51, _X1, _X1),
    _ORDER_SLOTS_SAID_8,
    _ORDER_SLOTS_SAID_9,
    (_X1, 2, 36, _X1, _X1, _X1, _X1),
    (_X1, 36, 17, _X1, _X1, _X1, _X1),
    (_X1, 36, 37, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_11,
    _ORDER_SLOTS_SAID_26,
    _ORDER_SLOTS_SAID_26,
    _ORDER_SLOTS_SAID_26,
    _ORDER_SLOTS_SAID_26,
    _ORDER_SLOTS_SAID_23,
    (_X1, 52, 53, _X1, _X1, _X1, _X1),
    (_X1, 54, _X1, _X1, _X1, _X1, _X1),
    (_X1, 55, _X1, _X1, _X1, _X1, _X1),
    (_X1, 56, _X1, _X1, _X1, _X1, _X1),
    (_X1, 57, _X1, _X1, _X1, _X1, _X1),
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
    _ORDER_SLOTS_SAID_13,
)


def order_slots_said(key_1: Order, key_2: int) -> CommandSlot:
    """The cell of What Is Said With a Command, column said."""
    cell = ORDER_SLOTS_SAID[key_1][min(max(key_2, 0), 6)]
    if cell < FLOOR:
        return order_slots_said_cell(cell)
    return CommandSlot(cell)


def order_slots_said_cell(cell: int) -> CommandSlot:
    """The cells of What Is Said With a Command, column said, that are no plain value."""
    raise OffTheTable('order_slots', 'said')

# Magical Prowess: adepts
PROWESS_ADEPTS: Final[tuple[int, ...]] = (1, 1, 2, 1, 2, 2, 3)

# Magical Prowess: assured
PROWESS_ASSURED: Final[tuple[int, ...]] = (9, 7, 7, 6, 6, 5, 5)

# Magical Prowess: cost
PROWESS_COST: Final[tuple[int, ...]] = (7000, 8000, 9000, 10000, 11000, 12000, 13000)

# Magical Prowess: power_1
PROWESS_POWER_1: Final[tuple[int, ...]] = (1, 2, 1, 2, 2, 2, 1)

# Magical Prowess: power_2
PROWESS_POWER_2: Final[tuple[int, ...]] = (3, 2, 2, 1, 0, 0, 0)

# Magical Prowess: power_3
PROWESS_POWER_3: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0)

# Magical Prowess: rite
PROWESS_RITE: Final[tuple[int, ...]] = (100, 90, 80, 70, 60, 50, 40)

# What a Rating Is Worth: strength
RATING_VALUES_STRENGTH: Final[tuple[int, ...]] = (
    0, 100, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500,
)

# Brigade Combat Ratings: charge
RATINGS_CHARGE: Final = cast("tuple[Rating, ...]", (
    5, 5, 4, 3, 2, 12, 7, 4, 2, 6, 4, 3, 5, 5, 4, 4, 7, 4, 4, 2, 8, 4, 8, 8, 8, 6, 5, 6, 3, 5, 6, 5, 5, 5,
    5, 4, 4, 5, 5, 2, 6, 1, 5, 5, 6, 6, 12, 5, 2, 4, 1, 3, 6, 3, 10, 5, 8, 8, 5, 2, 7, 4, 4, 5, 6, 6, 5, 5,
    10, 8, 8, 3, 4, 4, 2, 6, 8, 12, 11, 2, 5, 2, 4, 2, 7, 7, 5, 5, 6, 5, 2, 5, 6, 4, 5, 5, 0, 3, 5, 6, 3, 3,
))

# Brigade Combat Ratings: combined
RATINGS_COMBINED: Final = cast("tuple[Rating, ...]", (
    5, 4, 5, 4, 3, 8, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 5, 5, 5, 3, 5, 4, 6, 6, 6, 5, 4, 6, 4, 4, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 8, 5, 4, 4, 3, 4, 6, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 5, 5, 5, 6, 5,
    6, 4, 4, 4, 3, 5, 6, 8, 6, 3, 5, 3, 4, 3, 8, 5, 5, 6, 5, 5, 4, 6, 5, 4, 4, 5, 2, 5, 5, 5, 4, 4,
))

# Brigade Combat Ratings: defense
RATINGS_DEFENSE: Final = cast("tuple[Rating, ...]", (
    4, 5, 6, 5, 3, 9, 6, 4, 6, 5, 6, 4, 5, 5, 4, 4, 4, 5, 5, 3, 6, 4, 5, 8, 8, 5, 4, 5, 3, 4, 5, 5, 5, 5, 5,
    4, 7, 5, 5, 3, 5, 5, 5, 5, 5, 5, 9, 5, 4, 4, 5, 5, 8, 4, 8, 4, 5, 8, 5, 3, 8, 6, 4, 5, 4, 5, 5, 5, 8, 6,
    8, 4, 4, 4, 3, 6, 8, 9, 7, 3, 5, 3, 4, 3, 8, 5, 5, 7, 4, 5, 3, 5, 6, 4, 5, 4, 3, 4, 5, 5, 3, 3,
))

# Brigade Combat Ratings: first_melee
RATINGS_FIRST_MELEE: Final = cast("tuple[Rating, ...]", (
    5, 4, 6, 4, 4, 6, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 6, 6, 6, 5, 4, 6, 3, 4, 6, 5, 5, 5, 5,
    5, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 3, 3, 4, 6, 4, 5, 5, 6, 6, 5, 4, 5, 4, 4, 5, 4, 4, 6, 5, 5, 4,
    6, 4, 4, 4, 4, 5, 6, 6, 6, 4, 5, 4, 4, 4, 6, 5, 5, 6, 4, 5, 4, 5, 8, 5, 4, 5, 1, 4, 5, 5, 4, 4,
))

# Brigade Combat Ratings: long_range
RATINGS_LONG_RANGE: Final = cast("tuple[Rating, ...]", (
    2, 6, 2, 2, 6, 6, 3, 4, 3, 5, 2, 4, 2, 4, 5, 4, 6, 6, 7, 6, 5, 4, 2, 6, 6, 10, 4, 6, 3, 4, 6, 11, 11,
    11, 11, 4, 3, 11, 11, 5, 6, 4, 11, 11, 4, 4, 6, 11, 4, 2, 4, 2, 6, 6, 4, 3, 2, 6, 11, 6, 6, 6, 4, 4, 6,
    4, 3, 11, 4, 5, 6, 6, 3, 3, 6, 8, 6, 6, 6, 3, 11, 3, 3, 6, 8, 2, 11, 3, 5, 11, 5, 5, 5, 4, 4, 3, 12, 7,
    2, 4, 4, 2,
))

# Brigade Combat Ratings: second_melee
RATINGS_SECOND_MELEE: Final = cast("tuple[Rating, ...]", (
    5, 4, 6, 4, 3, 6, 5, 5, 5, 4, 6, 5, 5, 4, 5, 4, 5, 5, 5, 3, 5, 5, 6, 5, 5, 4, 4, 6, 4, 5, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 4, 3, 4, 7, 4, 5, 5, 6, 5, 5, 3, 5, 4, 4, 5, 4, 4, 6, 5, 5, 5,
    5, 4, 4, 4, 3, 5, 5, 6, 5, 4, 5, 4, 4, 3, 5, 6, 5, 7, 5, 5, 4, 6, 6, 4, 5, 6, 0, 5, 5, 5, 4, 4,
))

# Brigade Combat Ratings: short_range
RATINGS_SHORT_RANGE: Final = cast("tuple[Rating, ...]", (
    3, 5, 4, 3, 5, 8, 3, 5, 3, 4, 4, 4, 3, 5, 6, 4, 6, 5, 5, 5, 6, 4, 4, 5, 5, 6, 4, 5, 3, 5, 5, 7, 7, 7, 7,
    4, 4, 7, 7, 4, 5, 5, 7, 7, 4, 4, 8, 7, 4, 3, 5, 3, 5, 5, 3, 5, 4, 5, 7, 5, 4, 7, 4, 4, 6, 4, 4, 7, 3, 6,
    5, 5, 4, 4, 5, 5, 5, 8, 5, 3, 7, 4, 4, 5, 6, 5, 7, 4, 5, 7, 4, 6, 5, 4, 4, 4, 6, 6, 3, 4, 4, 2,
))

# Brigade Combat Ratings: storm
RATINGS_STORM: Final = cast("tuple[Rating, ...]", (
    4, 4, 5, 4, 3, 10, 5, 4, 5, 5, 5, 4, 5, 4, 4, 4, 5, 5, 4, 3, 6, 4, 6, 6, 6, 5, 4, 5, 3, 4, 5, 5, 5, 5,
    5, 4, 7, 5, 5, 4, 5, 3, 5, 5, 5, 5, 10, 5, 4, 4, 3, 4, 7, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 4, 5, 5,
    6, 6, 6, 4, 5, 5, 3, 5, 6, 10, 5, 3, 5, 3, 5, 3, 7, 6, 5, 7, 4, 5, 4, 5, 6, 4, 4, 5, 6, 4, 5, 5, 3, 4,
))

# The Ruler's Acts: chance
RULER_ACTS_CHANCE: Final[tuple[int, ...]] = (100, 76, 100, _X1, _X2, 75, 100, _X3, 100)


def ruler_acts_chance(key_1: RoyalAct) -> int:
    """The cell of The Ruler's Acts, column chance."""
    cell = RULER_ACTS_CHANCE[key_1]
    if cell < FLOOR:
        return ruler_acts_chance_cell(cell)
    return cell


def ruler_acts_chance_cell(cell: int) -> int:
    """The cells of The Ruler's Acts, column chance, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('ruler_acts', 'denigrate', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4523')
    if cell == _X2:
        raise DoesNotApply('ruler_acts', 'consul_denigrate', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2748')
    if cell == _X3:
        raise DoesNotApply('ruler_acts', 'entertain', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4545')
    raise OffTheTable('ruler_acts', 'chance')

# The Ruler's Acts: cost
RULER_ACTS_COST: Final[tuple[int, ...]] = (16000, 8000, 10000, 12000, 6000, 10000, 10000, 0, 0)

# The Ruler's Acts: order
RULER_ACTS_ORDER: Final[tuple[int, ...]] = (470, 465, 471, 475, 478, 476, 480, 483, 490)

# The Ruler's Acts: sole
RULER_ACTS_SOLE: Final[tuple[bool, ...]] = (True, True, False, True, True, False, True, True, True)

# The Ruler's Acts: uses
RULER_ACTS_USES: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 1, 1, 1, 1)

# Terrain Effects: archers
TERRAIN_EFFECTS_ARCHERS: Final[tuple[int, ...]] = (100, 50, 50, 100, 100, _X1, 100)


def terrain_effects_archers(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column archers."""
    cell = TERRAIN_EFFECTS_ARCHERS[key_1]
    if cell < FLOOR:
        return terrain_effects_archers_cell(cell)
    return cell


def terrain_effects_archers_cell(cell: int) -> int:
    """The cells of Terrain Effects, column archers, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'archers', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'archers')

# Terrain Effects: cavalry
TERRAIN_EFFECTS_CAVALRY: Final[tuple[int, ...]] = (100, 50, 25, 100, 50, _X1, 50)


def terrain_effects_cavalry(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column cavalry."""
    cell = TERRAIN_EFFECTS_CAVALRY[key_1]
    if cell < FLOOR:
        return terrain_effects_cavalry_cell(cell)
    return cell


def terrain_effects_cavalry_cell(cell: int) -> int:
    """The cells of Terrain Effects, column cavalry, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'cavalry', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'cavalry')

# Terrain Effects: infantry
TERRAIN_EFFECTS_INFANTRY: Final[tuple[int, ...]] = (100, 100, 100, 100, 100, _X1, 100)


def terrain_effects_infantry(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column infantry."""
    cell = TERRAIN_EFFECTS_INFANTRY[key_1]
    if cell < FLOOR:
        return terrain_effects_infantry_cell(cell)
    return cell


def terrain_effects_infantry_cell(cell: int) -> int:
    """The cells of Terrain Effects, column infantry, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'infantry', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'infantry')
