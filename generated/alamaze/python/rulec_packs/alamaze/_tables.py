"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rulec.runtime import (DoesNotApply, FLOOR, OffTheTable, UnknownCell)

from ._kinds import (
    Arm, ArtifactClass, Boon, BrigadeType, Climate, Experience, Footing, HostSize, HostState, Knack, Marvel,
    Masking, Mission, Muster, Origin, Quality, Rank, Rating, RoyalAct, Season, Seizure, StageOrigin, Tactic,
    Target, Terrain, WingGift,
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
    'HH', 'HI', 'HU', 'IL', 'KS', 'LI', 'LY', 'MA', 'MC', 'MP', 'MU', 'MY', 'NE', 'NM', 'NO', 'NY', 'OG',
    'OW', 'PA', 'PF', 'PH', 'PI', 'PM', 'PT', 'PX', 'RA', 'RC', 'RD', 'SA', 'SK', 'SM', 'SO', 'SP', 'SR',
    'ST', 'SU', 'TG', 'TR', 'TY', 'UH', 'UN', 'UR', 'VI', 'WA', 'WE', 'WL', 'WM', 'WO', 'WT', 'WY', 'ZE',
    'ZO',
)

# BrigadeType.flyer
BRIGADE_TYPE_FLYER: Final[tuple[bool, ...]] = (
    False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, False, False, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, True, False, False, True, False, True,
    True, False, False, False, True, False, False, False, False, False, False, False, False, False, True,
    True, False, False, False, False, False, False, False, False, False, True, True, False, False, False,
    True, False, True, True, False, False, False, False, True, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False,
)

# BrigadeType.origin
BRIGADE_TYPE_ORIGIN: Final = cast("tuple[Origin, ...]", (
    1, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 3, 3, 3, 0,
    0, 1, 3, 3, 0, 0, 0, 3, 3, 1, 1, 0, 3, 0, 1, 0, 1, 1, 2, 0, 2, 0, 0, 1, 3, 1, 3, 2, 0, 2, 0, 2, 1, 3, 2,
    3, 1, 0, 3, 3, 1, 0, 1, 0, 0, 3, 3, 0, 3, 1, 2, 1, 3, 1, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 3, 1, 1, 3,
))

# BrigadeType.stalwart
BRIGADE_TYPE_STALWART: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False,
)

# BrigadeType.undead
BRIGADE_TYPE_UNDEAD: Final[tuple[bool, ...]] = (
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, True,
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

# Order.free
ORDER_FREE: Final[tuple[bool, ...]] = (
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
)

# Order.lasting
ORDER_LASTING: Final[tuple[bool, ...]] = (
    False, True, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
)

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (
    50, 53, 54, 299, 500, 501, 900, 930, 935, 940, 945, 950, 955, 290, 295, 965, 960, 970, 691, 971, 975,
    615, 692, 110, 111, 120, 121, 385, 430, 440, 410, 194, 225, 230, 745, 996, 302, 780, 799, 800, 465, 470,
    471, 475, 476, 478, 480, 483, 490, 200, 201, 202, 203, 204, 205, 206, 212, 215, 216, 217,
)

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

# Surge.arm
SURGE_ARM: Final = cast("tuple[Arm, ...]", (7, 0, 7, 7, 1, 6))

# Surge.flinching
SURGE_FLINCHING: Final[tuple[bool, ...]] = (False, True, False, False, True, True)

# Surge.number
SURGE_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)

# Surge.origin
SURGE_ORIGIN: Final = cast("tuple[StageOrigin, ...]", (0, 1, 2, 3, 1, 1))

# Surge.riposte
SURGE_RIPOSTE: Final[tuple[int, ...]] = (0, 50, 0, 0, 75, 35)

# Surge.waves
SURGE_WAVES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 12)

# Tactic.attack
TACTIC_ATTACK: Final[tuple[bool, ...]] = (
    False, True, True, True, True, True, True, True, False, False, False, False,
)

# Tactic.bracing
TACTIC_BRACING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15)

# Tactic.dim_shots
TACTIC_DIM_SHOTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0, 0)

# Tactic.dread
TACTIC_DREAD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0)

# Tactic.fought_as
TACTIC_FOUGHT_AS: Final = cast("tuple[Tactic | None, ...]", (
    None, None, None, None, 2, 2, 2, 3, None, None, None, None,
))

# Tactic.knives
TACTIC_KNIVES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0)

# Tactic.number
TACTIC_NUMBER: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 8, 1, 2, 3, 7)

# Tactic.onset
TACTIC_ONSET: Final[tuple[int, ...]] = (100, 100, 100, 100, 175, 100, 100, 100, 100, 100, 100, 100)

# Tactic.own_rout
TACTIC_OWN_ROUT: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1)

# Tactic.retreat
TACTIC_RETREAT: Final[tuple[int, ...]] = (30, 15, 33, 55, 33, 33, 33, 55, 15, 30, 50, 90)

# Tactic.rout
TACTIC_ROUT: Final[tuple[int, ...]] = (1, 1, 1, 1, 3, 2, 1, 1, 1, 1, 1, 1)

# Tactic.unheard
TACTIC_UNHEARD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0, 0)

# Tactic.veiled_shots
TACTIC_VEILED_SHOTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 0, 0)

# Tactic.volley
TACTIC_VOLLEY: Final[tuple[int, ...]] = (100, 100, 100, 100, 100, 100, 150, 100, 100, 100, 100, 100)

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

# Brigade Special Abilities: above
_BRIGADE_BONUSES_ABOVE_1 = (
    _X1, _X1, _X1, 0, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_ABOVE_2 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_ABOVE_3 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_ABOVE_4 = (
    _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_ABOVE_5 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, 0, _X1,
)
BRIGADE_BONUSES_ABOVE: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_BONUSES_ABOVE_1,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_3,
    _BRIGADE_BONUSES_ABOVE_4,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    (4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_3,
    (_X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (0, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (0, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_4,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_4,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, _X1, _X1, _X1, 0, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_5,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_4,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, 0),
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    (_X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_ABOVE_1,
    _BRIGADE_BONUSES_ABOVE_5,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
    _BRIGADE_BONUSES_ABOVE_2,
)


def brigade_bonuses_above(key_1: BrigadeType, key_2: Boon) -> int:
    """The cell of Brigade Special Abilities, column above."""
    cell = BRIGADE_BONUSES_ABOVE[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_above_cell(cell)
    return cell


def brigade_bonuses_above_cell(cell: int) -> int:
    """The cells of Brigade Special Abilities, column above, that are no plain value."""
    raise OffTheTable('brigade_bonuses', 'above')

# Brigade Special Abilities: experience
_BRIGADE_BONUSES_EXPERIENCE_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_EXPERIENCE_2 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_EXPERIENCE_3 = (
    _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_EXPERIENCE_4 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, 0, _X1,
)
BRIGADE_BONUSES_EXPERIENCE: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, 1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_2,
    _BRIGADE_BONUSES_EXPERIENCE_3,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (0, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (0, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_3,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_3,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, _X1, _X1, _X1, 0, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_4,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_3,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, 0),
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    (_X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, 0, 0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_EXPERIENCE_4,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
    _BRIGADE_BONUSES_EXPERIENCE_1,
)


def brigade_bonuses_experience(key_1: BrigadeType, key_2: Boon) -> Experience:
    """The cell of Brigade Special Abilities, column experience."""
    cell = BRIGADE_BONUSES_EXPERIENCE[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_experience_cell(cell)
    return Experience(cell)


def brigade_bonuses_experience_cell(cell: int) -> Experience:
    """The cells of Brigade Special Abilities, column experience, that are no plain value."""
    raise OffTheTable('brigade_bonuses', 'experience')

# Brigade Special Abilities: ground
_BRIGADE_BONUSES_GROUND_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
BRIGADE_BONUSES_GROUND: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, 1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    (_X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, 4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X9, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (0, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (2, _X1, _X1, _X1, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (3, _X1, _X1, _X1, _X1, _X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X14, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X15, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X16, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X17, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X18, _X1, _X1, _X19, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X20, _X21, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X22, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X23, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X24, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X25, _X1, _X1, _X26),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    (_X1, _X1, _X1, _X1, _X27, _X1, _X1, _X1, _X28, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X29, _X30, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X31, _X32, _X1),
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
    _BRIGADE_BONUSES_GROUND_1,
)


def brigade_bonuses_ground(key_1: BrigadeType, key_2: Boon) -> Terrain:
    """The cell of Brigade Special Abilities, column ground."""
    cell = BRIGADE_BONUSES_GROUND[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_ground_cell(cell)
    return Terrain(cell)


def brigade_bonuses_ground_cell(cell: int) -> Terrain:
    """The cells of Brigade Special Abilities, column ground, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_bonuses', 'cockatrices, peril', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3997')
    if cell == _X3:
        raise UnknownCell('brigade_bonuses', 'ghouls, fright', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4004')
    if cell == _X4:
        raise UnknownCell('brigade_bonuses', 'goblins, goad', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4006')
    if cell == _X5:
        raise UnknownCell('brigade_bonuses', 'iron_golem, dismay', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4012')
    if cell == _X6:
        raise UnknownCell('brigade_bonuses', 'orcs, esprit', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4023')
    if cell == _X7:
        raise UnknownCell('brigade_bonuses', 'scorpions, peril', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4033')
    if cell == _X8:
        raise UnknownCell('brigade_bonuses', 'zamorans, esprit', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4049')
    if cell == _X9:
        raise UnknownCell('brigade_bonuses', 'deathknights, contagion', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3999')
    if cell == _X10:
        raise UnknownCell('brigade_bonuses', 'air_elementals, missile_veil', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X11:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, bulwark', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X12:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, group_might', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X13:
        raise UnknownCell('brigade_bonuses', 'water_elementals, charge_veil', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X14:
        raise UnknownCell('brigade_bonuses', 'hill_giants, fright', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4010')
    if cell == _X15:
        raise UnknownCell('brigade_bonuses', 'mammoths, fright', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4014')
    if cell == _X16:
        raise UnknownCell('brigade_bonuses', 'mummies, dismay', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X17:
        raise UnknownCell('brigade_bonuses', 'mummies, mummy_rot', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X18:
        raise UnknownCell('brigade_bonuses', 'northmen, bulwark', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X19:
        raise UnknownCell('brigade_bonuses', 'northmen, rider_charge', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X20:
        raise UnknownCell('brigade_bonuses', 'ogres, threatening', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X21:
        raise UnknownCell('brigade_bonuses', 'ogres, parleying', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X22:
        raise UnknownCell('brigade_bonuses', 'pit_fiend, immolation', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4027')
    if cell == _X23:
        raise UnknownCell('brigade_bonuses', 'phoenix, regrowth', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4026')
    if cell == _X24:
        raise UnknownCell('brigade_bonuses', 'specters, fright', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4035')
    if cell == _X25:
        raise UnknownCell('brigade_bonuses', 'trolls, regrowth', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X26:
        raise UnknownCell('brigade_bonuses', 'trolls, wall_attack', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X27:
        raise UnknownCell('brigade_bonuses', 'westmen, bulwark', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X28:
        raise UnknownCell('brigade_bonuses', 'westmen, missile_veil', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X29:
        raise UnknownCell('brigade_bonuses', 'wildlings, onslaught', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    if cell == _X30:
        raise UnknownCell('brigade_bonuses', 'wildlings, bulwark', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    if cell == _X31:
        raise UnknownCell('brigade_bonuses', 'war_machines, threatening', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    if cell == _X32:
        raise UnknownCell('brigade_bonuses', 'war_machines, parleying', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    raise OffTheTable('brigade_bonuses', 'ground')

# Brigade Special Abilities: least
_BRIGADE_BONUSES_LEAST_1 = (
    _X1, _X1, _X1, 1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_LEAST_2 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_LEAST_3 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_LEAST_4 = (
    _X1, _X1, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_LEAST_5 = (
    _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_LEAST_6 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, 1, _X1,
)
BRIGADE_BONUSES_LEAST: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_BONUSES_LEAST_1,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_3,
    _BRIGADE_BONUSES_LEAST_4,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_3,
    (_X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_4,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_5,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, _X1, _X1, _X1, 2, _X1, _X1, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_6,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_5,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, 1),
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_LEAST_1,
    _BRIGADE_BONUSES_LEAST_6,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
    _BRIGADE_BONUSES_LEAST_2,
)


def brigade_bonuses_least(key_1: BrigadeType, key_2: Boon) -> int:
    """The cell of Brigade Special Abilities, column least."""
    cell = BRIGADE_BONUSES_LEAST[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_least_cell(cell)
    return cell


def brigade_bonuses_least_cell(cell: int) -> int:
    """The cells of Brigade Special Abilities, column least, that are no plain value."""
    raise OffTheTable('brigade_bonuses', 'least')

# Brigade Special Abilities: most
_BRIGADE_BONUSES_MOST_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
BRIGADE_BONUSES_MOST: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    (35, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X12, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X14, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X15, _X1, _X1, _X1, _X16, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X17, _X1, _X1, _X1, _X1, _X18, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X19, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X22, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X23, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X24, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X25, _X1, _X1, _X26, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X27, _X28, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X29, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X30, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X31, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X32, _X1, _X1, _X33),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    (_X1, _X1, _X1, _X1, _X34, _X1, _X1, _X1, _X35, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X36, _X37, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X38, _X39, _X1),
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
    _BRIGADE_BONUSES_MOST_1,
)


def brigade_bonuses_most(key_1: BrigadeType, key_2: Boon) -> int:
    """The cell of Brigade Special Abilities, column most."""
    cell = BRIGADE_BONUSES_MOST[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_most_cell(cell)
    return cell


def brigade_bonuses_most_cell(cell: int) -> int:
    """The cells of Brigade Special Abilities, column most, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_bonuses', 'apes, onslaught', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X3:
        raise UnknownCell('brigade_bonuses', 'apes, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X4:
        raise UnknownCell('brigade_bonuses', 'cockatrices, peril', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3997')
    if cell == _X5:
        raise UnknownCell('brigade_bonuses', 'ghouls, fright', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4004')
    if cell == _X6:
        raise DoesNotApply('brigade_bonuses', 'goblins, goad', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4006')
    if cell == _X7:
        raise UnknownCell('brigade_bonuses', 'iron_golem, dismay', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4012')
    if cell == _X8:
        raise UnknownCell('brigade_bonuses', 'rock_golems, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4030')
    if cell == _X9:
        raise UnknownCell('brigade_bonuses', 'scorpions, peril', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4033')
    if cell == _X10:
        raise UnknownCell('brigade_bonuses', 'swampmen, own_might', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4037')
    if cell == _X11:
        raise UnknownCell('brigade_bonuses', 'zamorans, esprit', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4049')
    if cell == _X12:
        raise UnknownCell('brigade_bonuses', 'deathknights, contagion', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3999')
    if cell == _X13:
        raise UnknownCell('brigade_bonuses', 'air_elementals, esprit', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X14:
        raise UnknownCell('brigade_bonuses', 'air_elementals, missile_veil', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X15:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, esprit', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X16:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X17:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, esprit', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X18:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, group_might', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X19:
        raise UnknownCell('brigade_bonuses', 'water_elementals, esprit', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X20:
        raise UnknownCell('brigade_bonuses', 'water_elementals, charge_veil', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X21:
        raise UnknownCell('brigade_bonuses', 'hill_giants, fright', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4010')
    if cell == _X22:
        raise UnknownCell('brigade_bonuses', 'mammoths, fright', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4014')
    if cell == _X23:
        raise UnknownCell('brigade_bonuses', 'mummies, dismay', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X24:
        raise UnknownCell('brigade_bonuses', 'mummies, mummy_rot', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X25:
        raise UnknownCell('brigade_bonuses', 'northmen, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X26:
        raise UnknownCell('brigade_bonuses', 'northmen, rider_charge', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X27:
        raise UnknownCell('brigade_bonuses', 'ogres, threatening', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X28:
        raise UnknownCell('brigade_bonuses', 'ogres, parleying', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X29:
        raise UnknownCell('brigade_bonuses', 'pit_fiend, immolation', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4027')
    if cell == _X30:
        raise UnknownCell('brigade_bonuses', 'phoenix, regrowth', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4026')
    if cell == _X31:
        raise UnknownCell('brigade_bonuses', 'specters, fright', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4035')
    if cell == _X32:
        raise UnknownCell('brigade_bonuses', 'trolls, regrowth', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X33:
        raise UnknownCell('brigade_bonuses', 'trolls, wall_attack', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X34:
        raise UnknownCell('brigade_bonuses', 'westmen, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X35:
        raise UnknownCell('brigade_bonuses', 'westmen, missile_veil', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X36:
        raise UnknownCell('brigade_bonuses', 'wildlings, onslaught', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    if cell == _X37:
        raise UnknownCell('brigade_bonuses', 'wildlings, bulwark', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    if cell == _X38:
        raise UnknownCell('brigade_bonuses', 'war_machines, threatening', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    if cell == _X39:
        raise UnknownCell('brigade_bonuses', 'war_machines, parleying', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    raise OffTheTable('brigade_bonuses', 'most')

# Brigade Special Abilities: per_brigade
_BRIGADE_BONUSES_PER_BRIGADE_1 = (
    _X1, _X1, _X1, True, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_PER_BRIGADE_2 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_PER_BRIGADE_3 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_PER_BRIGADE_4 = (
    _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_PER_BRIGADE_5 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, True, _X1,
)
BRIGADE_BONUSES_PER_BRIGADE: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_BONUSES_PER_BRIGADE_1,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_3,
    _BRIGADE_BONUSES_PER_BRIGADE_4,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_3,
    (_X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (False, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (False, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_4,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_4,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, _X1, _X1, _X1, False, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_5,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_4,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, True),
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    (_X1, _X1, _X1, _X1, False, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_PER_BRIGADE_1,
    _BRIGADE_BONUSES_PER_BRIGADE_5,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
    _BRIGADE_BONUSES_PER_BRIGADE_2,
)


def brigade_bonuses_per_brigade(key_1: BrigadeType, key_2: Boon) -> bool:
    """The cell of Brigade Special Abilities, column per_brigade."""
    cell = BRIGADE_BONUSES_PER_BRIGADE[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_per_brigade_cell(cell)
    return bool(cell)


def brigade_bonuses_per_brigade_cell(cell: int) -> bool:
    """The cells of Brigade Special Abilities, column per_brigade, that are no plain value."""
    raise OffTheTable('brigade_bonuses', 'per_brigade')

# Brigade Special Abilities: points
_BRIGADE_BONUSES_POINTS_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_POINTS_2 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_POINTS_3 = (
    _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
_BRIGADE_BONUSES_POINTS_4 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 10, 10, _X1,
)
BRIGADE_BONUSES_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, 10, _X2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_2,
    _BRIGADE_BONUSES_POINTS_3,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    (5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_2,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X5, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (10, _X1, _X1, _X1, _X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (10, _X1, _X1, _X1, _X1, _X8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_3,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_3,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, _X1, _X1, _X1, _X10, _X1, _X1, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_4,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X12, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_3,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, _X1, _X1, 10),
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    (_X1, _X1, _X1, _X1, _X13, _X1, _X1, _X1, _X14, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, 5, _X15, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_POINTS_4,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
    _BRIGADE_BONUSES_POINTS_1,
)


def brigade_bonuses_points(key_1: BrigadeType, key_2: Boon) -> int:
    """The cell of Brigade Special Abilities, column points."""
    cell = BRIGADE_BONUSES_POINTS[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_points_cell(cell)
    return cell


def brigade_bonuses_points_cell(cell: int) -> int:
    """The cells of Brigade Special Abilities, column points, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('brigade_bonuses', 'apes, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X3:
        raise DoesNotApply('brigade_bonuses', 'rock_golems, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4030')
    if cell == _X4:
        raise DoesNotApply('brigade_bonuses', 'swampmen, own_might', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4037')
    if cell == _X5:
        raise DoesNotApply('brigade_bonuses', 'deathknights, contagion', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3999')
    if cell == _X6:
        raise DoesNotApply('brigade_bonuses', 'air_elementals, missile_veil', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X7:
        raise DoesNotApply('brigade_bonuses', 'earth_elementals, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X8:
        raise DoesNotApply('brigade_bonuses', 'fire_elementals, group_might', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X9:
        raise DoesNotApply('brigade_bonuses', 'water_elementals, charge_veil', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X10:
        raise DoesNotApply('brigade_bonuses', 'northmen, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X11:
        raise DoesNotApply('brigade_bonuses', 'northmen, rider_charge', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4021')
    if cell == _X12:
        raise DoesNotApply('brigade_bonuses', 'pit_fiend, immolation', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4027')
    if cell == _X13:
        raise DoesNotApply('brigade_bonuses', 'westmen, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X14:
        raise DoesNotApply('brigade_bonuses', 'westmen, missile_veil', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X15:
        raise DoesNotApply('brigade_bonuses', 'wildlings, bulwark', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    raise OffTheTable('brigade_bonuses', 'points')

# Brigade Special Abilities: season
_BRIGADE_BONUSES_SEASON_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
BRIGADE_BONUSES_SEASON: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, _X2, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    (_X8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X11, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X12, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X13, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X14, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X15, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X16, _X1, _X1, _X1, _X17, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X18, _X1, _X1, _X1, _X1, _X19, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X22, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X23, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X24, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X25, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, 3, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X26, _X27, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X28, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X29, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X30, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X31, _X1, _X1, _X32),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    (_X1, _X1, _X1, _X1, _X33, _X1, _X1, _X1, _X34, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, 3, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X35, _X36, _X1),
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
    _BRIGADE_BONUSES_SEASON_1,
)


def brigade_bonuses_season(key_1: BrigadeType, key_2: Boon) -> Season:
    """The cell of Brigade Special Abilities, column season."""
    cell = BRIGADE_BONUSES_SEASON[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_season_cell(cell)
    return Season(cell)


def brigade_bonuses_season_cell(cell: int) -> Season:
    """The cells of Brigade Special Abilities, column season, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_bonuses', 'apes, onslaught', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X3:
        raise UnknownCell('brigade_bonuses', 'apes, bulwark', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X4:
        raise UnknownCell('brigade_bonuses', 'cockatrices, peril', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3997')
    if cell == _X5:
        raise UnknownCell('brigade_bonuses', 'ghouls, fright', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4004')
    if cell == _X6:
        raise UnknownCell('brigade_bonuses', 'goblins, goad', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4006')
    if cell == _X7:
        raise UnknownCell('brigade_bonuses', 'iron_golem, dismay', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4012')
    if cell == _X8:
        raise UnknownCell('brigade_bonuses', 'orcs, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4023')
    if cell == _X9:
        raise UnknownCell('brigade_bonuses', 'rock_golems, bulwark', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4030')
    if cell == _X10:
        raise UnknownCell('brigade_bonuses', 'scorpions, peril', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4033')
    if cell == _X11:
        raise UnknownCell('brigade_bonuses', 'swampmen, own_might', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4037')
    if cell == _X12:
        raise UnknownCell('brigade_bonuses', 'zamorans, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4049')
    if cell == _X13:
        raise UnknownCell('brigade_bonuses', 'deathknights, contagion', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3999')
    if cell == _X14:
        raise UnknownCell('brigade_bonuses', 'air_elementals, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X15:
        raise UnknownCell('brigade_bonuses', 'air_elementals, missile_veil', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X16:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X17:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, bulwark', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X18:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X19:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, group_might', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X20:
        raise UnknownCell('brigade_bonuses', 'water_elementals, esprit', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X21:
        raise UnknownCell('brigade_bonuses', 'water_elementals, charge_veil', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X22:
        raise UnknownCell('brigade_bonuses', 'hill_giants, fright', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4010')
    if cell == _X23:
        raise UnknownCell('brigade_bonuses', 'mammoths, fright', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4014')
    if cell == _X24:
        raise UnknownCell('brigade_bonuses', 'mummies, dismay', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X25:
        raise UnknownCell('brigade_bonuses', 'mummies, mummy_rot', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X26:
        raise UnknownCell('brigade_bonuses', 'ogres, threatening', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X27:
        raise UnknownCell('brigade_bonuses', 'ogres, parleying', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X28:
        raise UnknownCell('brigade_bonuses', 'pit_fiend, immolation', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4027')
    if cell == _X29:
        raise UnknownCell('brigade_bonuses', 'phoenix, regrowth', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4026')
    if cell == _X30:
        raise UnknownCell('brigade_bonuses', 'specters, fright', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4035')
    if cell == _X31:
        raise UnknownCell('brigade_bonuses', 'trolls, regrowth', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X32:
        raise UnknownCell('brigade_bonuses', 'trolls, wall_attack', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X33:
        raise UnknownCell('brigade_bonuses', 'westmen, bulwark', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X34:
        raise UnknownCell('brigade_bonuses', 'westmen, missile_veil', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4044')
    if cell == _X35:
        raise UnknownCell('brigade_bonuses', 'war_machines, threatening', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    if cell == _X36:
        raise UnknownCell('brigade_bonuses', 'war_machines, parleying', 'season', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    raise OffTheTable('brigade_bonuses', 'season')

# Brigade Special Abilities: share
_BRIGADE_BONUSES_SHARE_1 = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)
BRIGADE_BONUSES_SHARE: Final[tuple[tuple[int, ...], ...]] = (
    (_X1, _X1, _X1, _X2, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    (_X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X8, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X9, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 15, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X11, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X12, _X1, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X13, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X14, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X15, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X16, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X17, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, 10, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X18, _X19, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 25, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X20, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X21, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X22, _X1, _X1, _X23),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    (_X1, _X1, _X1, _X1, 10, _X1, _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X24, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X25, _X26, _X1),
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
    _BRIGADE_BONUSES_SHARE_1,
)


def brigade_bonuses_share(key_1: BrigadeType, key_2: Boon) -> int:
    """The cell of Brigade Special Abilities, column share."""
    cell = BRIGADE_BONUSES_SHARE[key_1][key_2]
    if cell < FLOOR:
        return brigade_bonuses_share_cell(cell)
    return cell


def brigade_bonuses_share_cell(cell: int) -> int:
    """The cells of Brigade Special Abilities, column share, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_bonuses', 'apes, onslaught', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3992')
    if cell == _X3:
        raise UnknownCell('brigade_bonuses', 'cockatrices, peril', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3997')
    if cell == _X4:
        raise UnknownCell('brigade_bonuses', 'ghouls, fright', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4004')
    if cell == _X5:
        raise UnknownCell('brigade_bonuses', 'goblins, goad', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4006')
    if cell == _X6:
        raise UnknownCell('brigade_bonuses', 'iron_golem, dismay', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4012')
    if cell == _X7:
        raise UnknownCell('brigade_bonuses', 'orcs, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4023')
    if cell == _X8:
        raise UnknownCell('brigade_bonuses', 'scorpions, peril', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4033')
    if cell == _X9:
        raise UnknownCell('brigade_bonuses', 'zamorans, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4049')
    if cell == _X10:
        raise UnknownCell('brigade_bonuses', 'air_elementals, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3991')
    if cell == _X11:
        raise UnknownCell('brigade_bonuses', 'earth_elementals, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4000')
    if cell == _X12:
        raise UnknownCell('brigade_bonuses', 'fire_elementals, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4001')
    if cell == _X13:
        raise UnknownCell('brigade_bonuses', 'water_elementals, esprit', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4043')
    if cell == _X14:
        raise UnknownCell('brigade_bonuses', 'hill_giants, fright', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4010')
    if cell == _X15:
        raise UnknownCell('brigade_bonuses', 'mammoths, fright', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4014')
    if cell == _X16:
        raise UnknownCell('brigade_bonuses', 'mummies, dismay', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X17:
        raise UnknownCell('brigade_bonuses', 'mummies, mummy_rot', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4018')
    if cell == _X18:
        raise UnknownCell('brigade_bonuses', 'ogres, threatening', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X19:
        raise UnknownCell('brigade_bonuses', 'ogres, parleying', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4022')
    if cell == _X20:
        raise UnknownCell('brigade_bonuses', 'phoenix, regrowth', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4026')
    if cell == _X21:
        raise UnknownCell('brigade_bonuses', 'specters, fright', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4035')
    if cell == _X22:
        raise UnknownCell('brigade_bonuses', 'trolls, regrowth', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X23:
        raise UnknownCell('brigade_bonuses', 'trolls, wall_attack', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4039')
    if cell == _X24:
        raise UnknownCell('brigade_bonuses', 'wildlings, onslaught', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4046')
    if cell == _X25:
        raise UnknownCell('brigade_bonuses', 'war_machines, threatening', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    if cell == _X26:
        raise UnknownCell('brigade_bonuses', 'war_machines, parleying', 'share', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    raise OffTheTable('brigade_bonuses', 'share')

# What Else Some Brigades Do: figure
_BRIGADE_FEATS_FIGURE_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_BRIGADE_FEATS_FIGURE_2 = (_X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_FEATS_FIGURE: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, 551, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_2,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 2, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X1, _X1, _X5, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X6, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_2,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, 0, _X1, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1),
    (_X7, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X8, _X1, _X1),
    _BRIGADE_FEATS_FIGURE_1,
    _BRIGADE_FEATS_FIGURE_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 2),
)


def brigade_feats_figure(key_1: BrigadeType, key_2: Knack) -> int:
    """The cell of What Else Some Brigades Do, column figure."""
    cell = BRIGADE_FEATS_FIGURE[key_1][key_2]
    if cell < FLOOR:
        return brigade_feats_figure_cell(cell)
    return cell


def brigade_feats_figure_cell(cell: int) -> int:
    """The cells of What Else Some Brigades Do, column figure, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_feats', 'unicorns, spell_veil', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4040')
    if cell == _X3:
        raise UnknownCell('brigade_feats', 'chameleons, hidden_ranks', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3995')
    if cell == _X4:
        raise UnknownCell('brigade_feats', 'lycans, lycanthropy', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4013')
    if cell == _X5:
        raise UnknownCell('brigade_feats', 'phantasmal_force, fleeting', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4024')
    if cell == _X6:
        raise UnknownCell('brigade_feats', 'phantoms, fleeting', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4025')
    if cell == _X7:
        raise UnknownCell('brigade_feats', 'wood_elves, hidden_ranks', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4047')
    if cell == _X8:
        raise UnknownCell('brigade_feats', 'wights, spell_veil', 'figure', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4045')
    raise OffTheTable('brigade_feats', 'figure')

# What Else Some Brigades Do: ground
_BRIGADE_FEATS_GROUND_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_FEATS_GROUND: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X4, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X6, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X7, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X8, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X9, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X10, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X11, _X1, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X12, _X1),
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X13, _X1, _X1),
    _BRIGADE_FEATS_GROUND_1,
    _BRIGADE_FEATS_GROUND_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X14),
)


def brigade_feats_ground(key_1: BrigadeType, key_2: Knack) -> Terrain:
    """The cell of What Else Some Brigades Do, column ground."""
    cell = BRIGADE_FEATS_GROUND[key_1][key_2]
    if cell < FLOOR:
        return brigade_feats_ground_cell(cell)
    return Terrain(cell)


def brigade_feats_ground_cell(cell: int) -> Terrain:
    """The cells of What Else Some Brigades Do, column ground, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_feats', 'unicorns, spell_veil', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4040')
    if cell == _X3:
        raise UnknownCell('brigade_feats', 'chameleons, hidden_ranks', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3995')
    if cell == _X4:
        raise UnknownCell('brigade_feats', 'damned, transmuting', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3998')
    if cell == _X5:
        raise UnknownCell('brigade_feats', 'giant_eagles, carriage', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4005')
    if cell == _X6:
        raise UnknownCell('brigade_feats', 'lycans, lycanthropy', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4013')
    if cell == _X7:
        raise UnknownCell('brigade_feats', 'mammoths, trample', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4014')
    if cell == _X8:
        raise UnknownCell('brigade_feats', 'phantasmal_force, fleeting', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4024')
    if cell == _X9:
        raise UnknownCell('brigade_feats', 'phantoms, fleeting', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4025')
    if cell == _X10:
        raise UnknownCell('brigade_feats', 'rocs, carriage', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4029')
    if cell == _X11:
        raise UnknownCell('brigade_feats', 'skeletons, unscarred', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4034')
    if cell == _X12:
        raise UnknownCell('brigade_feats', 'war_machines, barrage_crew', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4041')
    if cell == _X13:
        raise UnknownCell('brigade_feats', 'wights, spell_veil', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4045')
    if cell == _X14:
        raise UnknownCell('brigade_feats', 'zombies, corpse_eating', 'ground', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4051')
    raise OffTheTable('brigade_feats', 'ground')

# What Else Some Brigades Do: least
_BRIGADE_FEATS_LEAST_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_BRIGADE_FEATS_LEAST_2 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1)
_BRIGADE_FEATS_LEAST_3 = (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_BRIGADE_FEATS_LEAST_4 = (_X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_BRIGADE_FEATS_LEAST_5 = (_X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1)
BRIGADE_FEATS_LEAST: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_2,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_3,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    (_X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_4,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    (_X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1),
    (_X1, _X1, _X1, _X1, 2, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_5,
    _BRIGADE_FEATS_LEAST_5,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_4,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1),
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1),
    _BRIGADE_FEATS_LEAST_3,
    _BRIGADE_FEATS_LEAST_2,
    _BRIGADE_FEATS_LEAST_1,
    _BRIGADE_FEATS_LEAST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 2),
)


def brigade_feats_least(key_1: BrigadeType, key_2: Knack) -> int:
    """The cell of What Else Some Brigades Do, column least."""
    cell = BRIGADE_FEATS_LEAST[key_1][key_2]
    if cell < FLOOR:
        return brigade_feats_least_cell(cell)
    return cell


def brigade_feats_least_cell(cell: int) -> int:
    """The cells of What Else Some Brigades Do, column least, that are no plain value."""
    raise OffTheTable('brigade_feats', 'least')

# Brigades That Strike Like Spells: from_turn
_BRIGADE_SORCERY_FROM_TURN_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_SORCERY_FROM_TURN: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2),
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    (20, 20, 20, 20, 20, _X1, _X1, _X1),
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    (_X3, _X1, _X1, _X1, _X1, _X4, _X5, _X1),
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    (_X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
    _BRIGADE_SORCERY_FROM_TURN_1,
)


def brigade_sorcery_from_turn(key_1: BrigadeType, key_2: Marvel) -> int:
    """The cell of Brigades That Strike Like Spells, column from_turn."""
    cell = BRIGADE_SORCERY_FROM_TURN[key_1][key_2]
    if cell < FLOOR:
        return brigade_sorcery_from_turn_cell(cell)
    return cell


def brigade_sorcery_from_turn_cell(cell: int) -> int:
    """The cells of Brigades That Strike Like Spells, column from_turn, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_sorcery', 'minotaurs, as_valor', 'from_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4017')
    if cell == _X3:
        raise UnknownCell('brigade_sorcery', 'chimera, as_firestrike', 'from_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X4:
        raise UnknownCell('brigade_sorcery', 'chimera, as_guarded_attack', 'from_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X5:
        raise UnknownCell('brigade_sorcery', 'chimera, as_chaos', 'from_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X6:
        raise UnknownCell('brigade_sorcery', 'hell_hounds, as_firestrike', 'from_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4009')
    raise OffTheTable('brigade_sorcery', 'from_turn')

# Brigades That Strike Like Spells: later
_BRIGADE_SORCERY_LATER_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_SORCERY_LATER: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2),
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    (5, 5, 5, 5, 5, _X1, _X1, _X1),
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    (_X3, _X1, _X1, _X1, _X1, _X4, _X5, _X1),
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    (_X6, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
    _BRIGADE_SORCERY_LATER_1,
)


def brigade_sorcery_later(key_1: BrigadeType, key_2: Marvel) -> int:
    """The cell of Brigades That Strike Like Spells, column later."""
    cell = BRIGADE_SORCERY_LATER[key_1][key_2]
    if cell < FLOOR:
        return brigade_sorcery_later_cell(cell)
    return cell


def brigade_sorcery_later_cell(cell: int) -> int:
    """The cells of Brigades That Strike Like Spells, column later, that are no plain value."""
    if cell == _X2:
        raise UnknownCell('brigade_sorcery', 'minotaurs, as_valor', 'later', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4017')
    if cell == _X3:
        raise UnknownCell('brigade_sorcery', 'chimera, as_firestrike', 'later', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X4:
        raise UnknownCell('brigade_sorcery', 'chimera, as_guarded_attack', 'later', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X5:
        raise UnknownCell('brigade_sorcery', 'chimera, as_chaos', 'later', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3996')
    if cell == _X6:
        raise UnknownCell('brigade_sorcery', 'hell_hounds, as_firestrike', 'later', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4009')
    raise OffTheTable('brigade_sorcery', 'later')

# Brigades That Strike Like Spells: least
_BRIGADE_SORCERY_LEAST_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_SORCERY_LEAST: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, 2),
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    (1, 1, 1, 1, 1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    (1, _X1, _X1, _X1, _X1, 1, 1, _X1),
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    (1, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
    _BRIGADE_SORCERY_LEAST_1,
)


def brigade_sorcery_least(key_1: BrigadeType, key_2: Marvel) -> int:
    """The cell of Brigades That Strike Like Spells, column least."""
    cell = BRIGADE_SORCERY_LEAST[key_1][key_2]
    if cell < FLOOR:
        return brigade_sorcery_least_cell(cell)
    return cell


def brigade_sorcery_least_cell(cell: int) -> int:
    """The cells of Brigades That Strike Like Spells, column least, that are no plain value."""
    raise OffTheTable('brigade_sorcery', 'least')

# Brigades That Strike Like Spells: power
_BRIGADE_SORCERY_POWER_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_SORCERY_POWER: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, 3),
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    (2, 2, 2, 2, 2, _X1, _X1, _X1),
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    (2, _X1, _X1, _X1, _X1, 2, 2, _X1),
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    (2, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
    _BRIGADE_SORCERY_POWER_1,
)


def brigade_sorcery_power(key_1: BrigadeType, key_2: Marvel) -> int:
    """The cell of Brigades That Strike Like Spells, column power."""
    cell = BRIGADE_SORCERY_POWER[key_1][key_2]
    if cell < FLOOR:
        return brigade_sorcery_power_cell(cell)
    return cell


def brigade_sorcery_power_cell(cell: int) -> int:
    """The cells of Brigades That Strike Like Spells, column power, that are no plain value."""
    raise OffTheTable('brigade_sorcery', 'power')

# Brigades That Strike Like Spells: spell
_BRIGADE_SORCERY_SPELL_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
BRIGADE_SORCERY_SPELL: Final[tuple[tuple[int, ...], ...]] = (
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    (_X1, _X1, _X1, _X1, _X1, _X1, _X1, 108),
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    (103, 75, 107, 96, 95, _X1, _X1, _X1),
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    (103, _X1, _X1, _X1, _X1, 101, 106, _X1),
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    (103, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
    _BRIGADE_SORCERY_SPELL_1,
)


def brigade_sorcery_spell(key_1: BrigadeType, key_2: Marvel) -> int:
    """The cell of Brigades That Strike Like Spells, column spell."""
    cell = BRIGADE_SORCERY_SPELL[key_1][key_2]
    if cell < FLOOR:
        return brigade_sorcery_spell_cell(cell)
    return cell


def brigade_sorcery_spell_cell(cell: int) -> int:
    """The cells of Brigades That Strike Like Spells, column spell, that are no plain value."""
    raise OffTheTable('brigade_sorcery', 'spell')

# What a Conquest Costs a Center: most
CONQUEST_LOSSES_MOST: Final[tuple[int, ...]] = (10, 10, 10)

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

# Brigades That Flank Without Riders: leader
FLANKERS_LEADER: Final[tuple[int, ...]] = (
    _X1, 19, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 19, _X1, _X1, _X1, 19, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 22, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def flankers_leader(key_1: BrigadeType) -> Rank:
    """The cell of Brigades That Flank Without Riders, column leader."""
    cell = FLANKERS_LEADER[key_1]
    if cell < FLOOR:
        return flankers_leader_cell(cell)
    return Rank(cell)


def flankers_leader_cell(cell: int) -> Rank:
    """The cells of Brigades That Flank Without Riders, column leader, that are no plain value."""
    raise OffTheTable('flankers', 'leader')

# Brigades That Flank Without Riders: least
FLANKERS_LEAST: Final[tuple[int, ...]] = (
    _X1, 2, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 2, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def flankers_least(key_1: BrigadeType) -> int:
    """The cell of Brigades That Flank Without Riders, column least."""
    cell = FLANKERS_LEAST[key_1]
    if cell < FLOOR:
        return flankers_least_cell(cell)
    return cell


def flankers_least_cell(cell: int) -> int:
    """The cells of Brigades That Flank Without Riders, column least, that are no plain value."""
    raise OffTheTable('flankers', 'least')

# Brigades That Flank Without Riders: most_numerous
FLANKERS_MOST_NUMEROUS: Final[tuple[int, ...]] = (
    _X1, False, _X1, _X1, _X1, _X1, _X1, _X1, _X1, False, _X1, _X1, _X1, False, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1,
)


def flankers_most_numerous(key_1: BrigadeType) -> bool:
    """The cell of Brigades That Flank Without Riders, column most_numerous."""
    cell = FLANKERS_MOST_NUMEROUS[key_1]
    if cell < FLOOR:
        return flankers_most_numerous_cell(cell)
    return bool(cell)


def flankers_most_numerous_cell(cell: int) -> bool:
    """The cells of Brigades That Flank Without Riders, column most_numerous, that are no plain value."""
    raise OffTheTable('flankers', 'most_numerous')

# Brigades That Flank Without Riders: not_riders
FLANKERS_NOT_RIDERS: Final[tuple[int, ...]] = (
    _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def flankers_not_riders(key_1: BrigadeType) -> bool:
    """The cell of Brigades That Flank Without Riders, column not_riders."""
    cell = FLANKERS_NOT_RIDERS[key_1]
    if cell < FLOOR:
        return flankers_not_riders_cell(cell)
    return bool(cell)


def flankers_not_riders_cell(cell: int) -> bool:
    """The cells of Brigades That Flank Without Riders, column not_riders, that are no plain value."""
    raise OffTheTable('flankers', 'not_riders')

# Brigades That Flank Without Riders: open_ground
FLANKERS_OPEN_GROUND: Final[tuple[int, ...]] = (
    _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, True, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def flankers_open_ground(key_1: BrigadeType) -> bool:
    """The cell of Brigades That Flank Without Riders, column open_ground."""
    cell = FLANKERS_OPEN_GROUND[key_1]
    if cell < FLOOR:
        return flankers_open_ground_cell(cell)
    return bool(cell)


def flankers_open_ground_cell(cell: int) -> bool:
    """The cells of Brigades That Flank Without Riders, column open_ground, that are no plain value."""
    raise OffTheTable('flankers', 'open_ground')

# What Flying Is Worth: points
FLYING_GIFTS_POINTS: Final[tuple[int, ...]] = (20, _X1, _X2, _X3, _X4, _X5, _X6)


def flying_gifts_points(key_1: WingGift) -> int:
    """The cell of What Flying Is Worth, column points."""
    cell = FLYING_GIFTS_POINTS[key_1]
    if cell < FLOOR:
        return flying_gifts_points_cell(cell)
    return cell


def flying_gifts_points_cell(cell: int) -> int:
    """The cells of What Flying Is Worth, column points, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('flying_gifts', 'quake_proof', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X2:
        raise DoesNotApply('flying_gifts', 'flood_proof', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X3:
        raise DoesNotApply('flying_gifts', 'flame_proof', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X4:
        raise DoesNotApply('flying_gifts', 'over_water', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1986')
    if cell == _X5:
        raise DoesNotApply('flying_gifts', 'eyes_aloft', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1987')
    if cell == _X6:
        raise DoesNotApply('flying_gifts', 'no_flank', 'points', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1988')
    raise OffTheTable('flying_gifts', 'points')

# What Flying Is Worth: power
FLYING_GIFTS_POWER: Final[tuple[int, ...]] = (_X1, _X2, _X3, _X4, _X5, 1, _X6)


def flying_gifts_power(key_1: WingGift) -> int:
    """The cell of What Flying Is Worth, column power."""
    cell = FLYING_GIFTS_POWER[key_1]
    if cell < FLOOR:
        return flying_gifts_power_cell(cell)
    return cell


def flying_gifts_power_cell(cell: int) -> int:
    """The cells of What Flying Is Worth, column power, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('flying_gifts', 'over_the_walls', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1983')
    if cell == _X2:
        raise DoesNotApply('flying_gifts', 'quake_proof', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X3:
        raise DoesNotApply('flying_gifts', 'flood_proof', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X4:
        raise DoesNotApply('flying_gifts', 'flame_proof', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1984')
    if cell == _X5:
        raise DoesNotApply('flying_gifts', 'over_water', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1986')
    if cell == _X6:
        raise DoesNotApply('flying_gifts', 'no_flank', 'power', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1988')
    raise OffTheTable('flying_gifts', 'power')

# What Flying Is Worth: spell
FLYING_GIFTS_SPELL: Final[tuple[int, ...]] = (_X1, 105, 90, 98, _X2, _X3, _X4)


def flying_gifts_spell(key_1: WingGift) -> int:
    """The cell of What Flying Is Worth, column spell."""
    cell = FLYING_GIFTS_SPELL[key_1]
    if cell < FLOOR:
        return flying_gifts_spell_cell(cell)
    return cell


def flying_gifts_spell_cell(cell: int) -> int:
    """The cells of What Flying Is Worth, column spell, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('flying_gifts', 'over_the_walls', 'spell', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1983')
    if cell == _X2:
        raise DoesNotApply('flying_gifts', 'over_water', 'spell', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1986')
    if cell == _X3:
        raise DoesNotApply('flying_gifts', 'eyes_aloft', 'spell', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1987')
    if cell == _X4:
        raise DoesNotApply('flying_gifts', 'no_flank', 'spell', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1988')
    raise OffTheTable('flying_gifts', 'spell')

# Limits of Groups: most
GROUP_LIMITS_MOST: Final[tuple[int, ...]] = (4, 1, 3, 3, 3, 5, 2, 2, 1, 2, 10)

# Group Size: active
GROUP_SIZES_ACTIVE: Final[tuple[bool, ...]] = (False, True, True, True, True, True)

# Group Size: blocks
GROUP_SIZES_BLOCKS: Final[tuple[bool, ...]] = (False, False, True, True, True, True)

# Group Size: fights
GROUP_SIZES_FIGHTS: Final[tuple[bool, ...]] = (False, False, True, True, True, True)

# Group Size: least
GROUP_SIZES_LEAST: Final[tuple[int, ...]] = (0, 0, 1, 3, 6, 11)

# Group Size: most
GROUP_SIZES_MOST: Final[tuple[int, ...]] = (0, 0, 2, 5, 10, _X1)


def group_sizes_most(key_1: HostSize) -> int:
    """The cell of Group Size, column most."""
    cell = GROUP_SIZES_MOST[key_1]
    if cell < FLOOR:
        return group_sizes_most_cell(cell)
    return cell


def group_sizes_most_cell(cell: int) -> int:
    """The cells of Group Size, column most, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('group_sizes', 'army_group', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1937')
    raise OffTheTable('group_sizes', 'most')

# Group Status: agent
GROUP_STATES_AGENT: Final[tuple[int, ...]] = (_X1, 4, 7, 10)


def group_states_agent(key_1: HostState) -> int:
    """The cell of Group Status, column agent."""
    cell = GROUP_STATES_AGENT[key_1]
    if cell < FLOOR:
        return group_states_agent_cell(cell)
    return cell


def group_states_agent_cell(cell: int) -> int:
    """The cells of Group Status, column agent, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('group_states', 'plain_sight', 'agent', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1941')
    raise OffTheTable('group_states', 'agent')

# Group Status: most
GROUP_STATES_MOST: Final[tuple[int, ...]] = (_X1, _X2, 5, _X3)


def group_states_most(key_1: HostState) -> int:
    """The cell of Group Status, column most."""
    cell = GROUP_STATES_MOST[key_1]
    if cell < FLOOR:
        return group_states_most_cell(cell)
    return cell


def group_states_most_cell(cell: int) -> int:
    """The cells of Group Status, column most, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('group_states', 'plain_sight', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1941')
    if cell == _X2:
        raise DoesNotApply('group_states', 'masked_size', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1943')
    if cell == _X3:
        raise DoesNotApply('group_states', 'invisible', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1945')
    raise OffTheTable('group_states', 'most')

# Group Status: place_hidden
GROUP_STATES_PLACE_HIDDEN: Final[tuple[bool, ...]] = (False, False, True, True)

# Group Status: size_hidden
GROUP_STATES_SIZE_HIDDEN: Final[tuple[bool, ...]] = (False, True, True, True)

# Group Status: warlord
GROUP_STATES_WARLORD: Final[tuple[bool, ...]] = (False, False, True, True)

# Group Status: wizard
GROUP_STATES_WIZARD: Final[tuple[int, ...]] = (_X1, _X2, 5, 5)


def group_states_wizard(key_1: HostState) -> int:
    """The cell of Group Status, column wizard."""
    cell = GROUP_STATES_WIZARD[key_1]
    if cell < FLOOR:
        return group_states_wizard_cell(cell)
    return cell


def group_states_wizard_cell(cell: int) -> int:
    """The cells of Group Status, column wizard, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('group_states', 'plain_sight', 'wizard', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1941')
    if cell == _X2:
        raise DoesNotApply('group_states', 'masked_size', 'wizard', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1943')
    raise OffTheTable('group_states', 'wizard')

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

# Leaders: promoted
LEADER_BONUSES_PROMOTED: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X2, 16, 17, 18, 19, 20,
    21, 22, 23, 24, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def leader_bonuses_promoted(key_1: Rank) -> Rank:
    """The cell of Leaders, column promoted."""
    cell = LEADER_BONUSES_PROMOTED[key_1]
    if cell < FLOOR:
        return leader_bonuses_promoted_cell(cell)
    return Rank(cell)


def leader_bonuses_promoted_cell(cell: int) -> Rank:
    """The cells of Leaders, column promoted, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('leader_bonuses', 'warlord', 'promoted', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2034')
    raise OffTheTable('leader_bonuses', 'promoted')

# Movement Costs: cost
MARCH_COSTS_COST: Final[tuple[tuple[int, ...], ...]] = (
    (2500, 2500, 3500, 2500, 2500, 2500, _X1),
    (3000, 4000, 5000, 4000, 4000, 3000, _X1),
    (3500, 5000, 6000, 5000, 5000, 3500, _X1),
    (4000, 6000, 7000, 6000, 6000, 4000, _X1),
    (5000, 7000, 8000, 7000, 7000, 5000, _X1),
    (5500, 8000, 9000, 8000, 8000, 5500, _X1),
    (6000, 9000, 10000, 9000, 9000, 6000, _X1),
)


def march_costs_cost(key_1: Footing, key_2: Terrain) -> int:
    """The cell of Movement Costs, column cost."""
    cell = MARCH_COSTS_COST[key_1][key_2]
    if cell < FLOOR:
        return march_costs_cost_cell(cell)
    return cell


def march_costs_cost_cell(cell: int) -> int:
    """The cells of Movement Costs, column cost, that are no plain value."""
    raise OffTheTable('march_costs', 'cost')

# Movement Points: points
MARCHES_POINTS: Final[tuple[int, ...]] = (20000, 25000, 25000, 32000)

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

# Where Troops Come From: breaking
MUSTERS_BREAKING: Final[tuple[int, ...]] = (3, _X1, _X2)


def musters_breaking(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column breaking."""
    cell = MUSTERS_BREAKING[key_1]
    if cell < FLOOR:
        return musters_breaking_cell(cell)
    return cell


def musters_breaking_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column breaking, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'wild_companions', 'breaking', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X2:
        raise DoesNotApply('musters', 'reinforcement', 'breaking', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'breaking')

# Where Troops Come From: every
MUSTERS_EVERY: Final[tuple[int, ...]] = (_X1, _X2, 5)


def musters_every(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column every."""
    cell = MUSTERS_EVERY[key_1]
    if cell < FLOOR:
        return musters_every_cell(cell)
    return cell


def musters_every_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column every, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'townsfolk', 'every', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X2:
        raise DoesNotApply('musters', 'wild_companions', 'every', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    raise OffTheTable('musters', 'every')

# Where Troops Come From: experience
MUSTERS_EXPERIENCE: Final[tuple[int, ...]] = (0, 1, _X1)


def musters_experience(key_1: Muster) -> Experience:
    """The cell of Where Troops Come From, column experience."""
    cell = MUSTERS_EXPERIENCE[key_1]
    if cell < FLOOR:
        return musters_experience_cell(cell)
    return Experience(cell)


def musters_experience_cell(cell: int) -> Experience:
    """The cells of Where Troops Come From, column experience, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'reinforcement', 'experience', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'experience')

# Where Troops Come From: most
MUSTERS_MOST: Final[tuple[int, ...]] = (_X1, 3, _X2)


def musters_most(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column most."""
    cell = MUSTERS_MOST[key_1]
    if cell < FLOOR:
        return musters_most_cell(cell)
    return cell


def musters_most_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column most, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'townsfolk', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4627')
    if cell == _X2:
        raise DoesNotApply('musters', 'reinforcement', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'most')

# Where Troops Come From: order
MUSTERS_ORDER: Final[tuple[int, ...]] = (560, 565, _X1)


def musters_order(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column order."""
    cell = MUSTERS_ORDER[key_1]
    if cell < FLOOR:
        return musters_order_cell(cell)
    return cell


def musters_order_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column order, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'reinforcement', 'order', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'order')

# Where Troops Come From: people
MUSTERS_PEOPLE: Final[tuple[int, ...]] = (13000, _X1, _X2)


def musters_people(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column people."""
    cell = MUSTERS_PEOPLE[key_1]
    if cell < FLOOR:
        return musters_people_cell(cell)
    return cell


def musters_people_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column people, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'wild_companions', 'people', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X2:
        raise DoesNotApply('musters', 'reinforcement', 'people', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'people')

# Where Troops Come From: people_lost
MUSTERS_PEOPLE_LOST: Final[tuple[int, ...]] = (3000, _X1, _X2)


def musters_people_lost(key_1: Muster) -> int:
    """The cell of Where Troops Come From, column people_lost."""
    cell = MUSTERS_PEOPLE_LOST[key_1]
    if cell < FLOOR:
        return musters_people_lost_cell(cell)
    return cell


def musters_people_lost_cell(cell: int) -> int:
    """The cells of Where Troops Come From, column people_lost, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('musters', 'wild_companions', 'people_lost', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4641')
    if cell == _X2:
        raise DoesNotApply('musters', 'reinforcement', 'people_lost', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2008')
    raise OffTheTable('musters', 'people_lost')

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
RATINGS_CHARGE: Final[tuple[int, ...]] = (
    5, 5, 4, 3, 2, 12, 7, 4, 2, 6, 4, 3, 5, 5, 4, 4, 7, 4, 4, 2, 8, 4, 8, 8, 8, 6, 5, 6, 3, 5, 6, 5, 5, 5,
    5, 4, 4, 5, 5, 2, 6, 1, 5, 5, 6, 6, 12, 5, 2, 4, 1, 3, 6, _X1, 3, 10, 5, 8, 8, 5, 2, 7, 4, 4, 5, 6, 6,
    5, 5, 10, 8, 8, 3, 4, 4, 2, 6, 8, 12, 11, 2, 5, 2, 4, 2, 7, 7, 5, 5, 6, 5, 2, 5, 6, 4, 5, 5, 0, 3, 5, 6,
    3, 3,
)


def ratings_charge(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column charge."""
    cell = RATINGS_CHARGE[key_1]
    if cell < FLOOR:
        return ratings_charge_cell(cell)
    return Rating(cell)


def ratings_charge_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column charge, that are no plain value."""
    raise OffTheTable('ratings', 'charge')

# Brigade Combat Ratings: combined
RATINGS_COMBINED: Final[tuple[int, ...]] = (
    5, 4, 5, 4, 3, 8, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 5, 5, 5, 3, 5, 4, 6, 6, 6, 5, 4, 6, 4, 4, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 8, 5, 4, 4, 3, 4, 6, _X1, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 5, 5, 5,
    6, 5, 6, 4, 4, 4, 3, 5, 6, 8, 6, 3, 5, 3, 4, 3, 8, 5, 5, 6, 5, 5, 4, 6, 5, 4, 4, 5, 2, 5, 5, 5, 4, 4,
)


def ratings_combined(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column combined."""
    cell = RATINGS_COMBINED[key_1]
    if cell < FLOOR:
        return ratings_combined_cell(cell)
    return Rating(cell)


def ratings_combined_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column combined, that are no plain value."""
    raise OffTheTable('ratings', 'combined')

# Brigade Combat Ratings: defense
RATINGS_DEFENSE: Final[tuple[int, ...]] = (
    4, 5, 6, 5, 3, 9, 6, 4, 6, 5, 6, 4, 5, 5, 4, 4, 4, 5, 5, 3, 6, 4, 5, 8, 8, 5, 4, 5, 3, 4, 5, 5, 5, 5, 5,
    4, 7, 5, 5, 3, 5, 5, 5, 5, 5, 5, 9, 5, 4, 4, 5, 5, 8, _X1, 4, 8, 4, 5, 8, 5, 3, 8, 6, 4, 5, 4, 5, 5, 5,
    8, 6, 8, 4, 4, 4, 3, 6, 8, 9, 7, 3, 5, 3, 4, 3, 8, 5, 5, 7, 4, 5, 3, 5, 6, 4, 5, 4, 3, 4, 5, 5, 3, 3,
)


def ratings_defense(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column defense."""
    cell = RATINGS_DEFENSE[key_1]
    if cell < FLOOR:
        return ratings_defense_cell(cell)
    return Rating(cell)


def ratings_defense_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column defense, that are no plain value."""
    raise OffTheTable('ratings', 'defense')

# Brigade Combat Ratings: first_melee
RATINGS_FIRST_MELEE: Final[tuple[int, ...]] = (
    5, 4, 6, 4, 4, 6, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 6, 6, 6, 5, 4, 6, 3, 4, 6, 5, 5, 5, 5,
    5, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 3, 3, 4, 6, _X1, 4, 5, 5, 6, 6, 5, 4, 5, 4, 4, 5, 4, 4, 6, 5,
    5, 4, 6, 4, 4, 4, 4, 5, 6, 6, 6, 4, 5, 4, 4, 4, 6, 5, 5, 6, 4, 5, 4, 5, 8, 5, 4, 5, 1, 4, 5, 5, 4, 4,
)


def ratings_first_melee(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column first_melee."""
    cell = RATINGS_FIRST_MELEE[key_1]
    if cell < FLOOR:
        return ratings_first_melee_cell(cell)
    return Rating(cell)


def ratings_first_melee_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column first_melee, that are no plain value."""
    raise OffTheTable('ratings', 'first_melee')

# Brigade Combat Ratings: long_range
RATINGS_LONG_RANGE: Final[tuple[int, ...]] = (
    2, 6, 2, 2, 6, 6, 3, 4, 3, 5, 2, 4, 2, 4, 5, 4, 6, 6, 7, 6, 5, 4, 2, 6, 6, 10, 4, 6, 3, 4, 6, 11, 11,
    11, 11, 4, 3, 11, 11, 5, 6, 4, 11, 11, 4, 4, 6, 11, 4, 2, 4, 2, 6, _X1, 6, 4, 3, 2, 6, 11, 6, 6, 6, 4,
    4, 6, 4, 3, 11, 4, 5, 6, 6, 3, 3, 6, 8, 6, 6, 6, 3, 11, 3, 3, 6, 8, 2, 11, 3, 5, 11, 5, 5, 5, 4, 4, 3,
    12, 7, 2, 4, 4, 2,
)


def ratings_long_range(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column long_range."""
    cell = RATINGS_LONG_RANGE[key_1]
    if cell < FLOOR:
        return ratings_long_range_cell(cell)
    return Rating(cell)


def ratings_long_range_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column long_range, that are no plain value."""
    raise OffTheTable('ratings', 'long_range')

# Brigade Combat Ratings: second_melee
RATINGS_SECOND_MELEE: Final[tuple[int, ...]] = (
    5, 4, 6, 4, 3, 6, 5, 5, 5, 4, 6, 5, 5, 4, 5, 4, 5, 5, 5, 3, 5, 5, 6, 5, 5, 4, 4, 6, 4, 5, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 4, 3, 4, 7, _X1, 4, 5, 5, 6, 5, 5, 3, 5, 4, 4, 5, 4, 4, 6, 5,
    5, 5, 5, 4, 4, 4, 3, 5, 5, 6, 5, 4, 5, 4, 4, 3, 5, 6, 5, 7, 5, 5, 4, 6, 6, 4, 5, 6, 0, 5, 5, 5, 4, 4,
)


def ratings_second_melee(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column second_melee."""
    cell = RATINGS_SECOND_MELEE[key_1]
    if cell < FLOOR:
        return ratings_second_melee_cell(cell)
    return Rating(cell)


def ratings_second_melee_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column second_melee, that are no plain value."""
    raise OffTheTable('ratings', 'second_melee')

# Brigade Combat Ratings: short_range
RATINGS_SHORT_RANGE: Final[tuple[int, ...]] = (
    3, 5, 4, 3, 5, 8, 3, 5, 3, 4, 4, 4, 3, 5, 6, 4, 6, 5, 5, 5, 6, 4, 4, 5, 5, 6, 4, 5, 3, 5, 5, 7, 7, 7, 7,
    4, 4, 7, 7, 4, 5, 5, 7, 7, 4, 4, 8, 7, 4, 3, 5, 3, 5, _X1, 5, 3, 5, 4, 5, 7, 5, 4, 7, 4, 4, 6, 4, 4, 7,
    3, 6, 5, 5, 4, 4, 5, 5, 5, 8, 5, 3, 7, 4, 4, 5, 6, 5, 7, 4, 5, 7, 4, 6, 5, 4, 4, 4, 6, 6, 3, 4, 4, 2,
)


def ratings_short_range(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column short_range."""
    cell = RATINGS_SHORT_RANGE[key_1]
    if cell < FLOOR:
        return ratings_short_range_cell(cell)
    return Rating(cell)


def ratings_short_range_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column short_range, that are no plain value."""
    raise OffTheTable('ratings', 'short_range')

# Brigade Combat Ratings: storm
RATINGS_STORM: Final[tuple[int, ...]] = (
    4, 4, 5, 4, 3, 10, 5, 4, 5, 5, 5, 4, 5, 4, 4, 4, 5, 5, 4, 3, 6, 4, 6, 6, 6, 5, 4, 5, 3, 4, 5, 5, 5, 5,
    5, 4, 7, 5, 5, 4, 5, 3, 5, 5, 5, 5, 10, 5, 4, 4, 3, 4, 7, _X1, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 4, 5,
    5, 6, 6, 6, 4, 5, 5, 3, 5, 6, 10, 5, 3, 5, 3, 5, 3, 7, 6, 5, 7, 4, 5, 4, 5, 6, 4, 4, 5, 6, 4, 5, 5, 3,
    4,
)


def ratings_storm(key_1: BrigadeType) -> Rating:
    """The cell of Brigade Combat Ratings, column storm."""
    cell = RATINGS_STORM[key_1]
    if cell < FLOOR:
        return ratings_storm_cell(cell)
    return Rating(cell)


def ratings_storm_cell(cell: int) -> Rating:
    """The cells of Brigade Combat Ratings, column storm, that are no plain value."""
    raise OffTheTable('ratings', 'storm')

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

# Who Meets at Sea: both
SEA_ENCOUNTERS_BOTH: Final[tuple[int, ...]] = (80, 100)

# Who Meets at Sea: plain
SEA_ENCOUNTERS_PLAIN: Final[tuple[int, ...]] = (60, 90)

# Who Meets at Sea: seafaring
SEA_ENCOUNTERS_SEAFARING: Final[tuple[int, ...]] = (80, 90)

# Limits at Sea: figure
SEA_LIMITS_FIGURE: Final[tuple[int, ...]] = (12, 1, 3, 1, 8, 2, 5, 1, 3, 1)

# Seapower Enhancements: attack
SEA_REFITS_ATTACK: Final[tuple[int, ...]] = (10, 5, 20, 0, 0, 0)

# Seapower Enhancements: cost
SEA_REFITS_COST: Final[tuple[int, ...]] = (15000, 8000, 35000, 12000, 40000, 3000)

# Seapower Enhancements: defense
SEA_REFITS_DEFENSE: Final[tuple[int, ...]] = (0, 0, 0, 10, 25, 0)

# Seapower Enhancements: intercept
SEA_REFITS_INTERCEPT: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 10)

# Taking a Population Center by Force: booty
SEIZURES_BOOTY: Final[tuple[int, ...]] = (_X1, 150, _X2, _X3, _X4)


def seizures_booty(key_1: Seizure) -> int:
    """The cell of Taking a Population Center by Force, column booty."""
    cell = SEIZURES_BOOTY[key_1]
    if cell < FLOOR:
        return seizures_booty_cell(cell)
    return cell


def seizures_booty_cell(cell: int) -> int:
    """The cells of Taking a Population Center by Force, column booty, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'storm_order', 'booty', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X2:
        raise DoesNotApply('seizures', 'parley_order', 'booty', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X3:
        raise DoesNotApply('seizures', 'threat_order', 'booty', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X4:
        raise DoesNotApply('seizures', 'siege_order', 'booty', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    raise OffTheTable('seizures', 'booty')

# Taking a Population Center by Force: capitals
SEIZURES_CAPITALS: Final[tuple[bool, ...]] = (True, True, False, True, True)

# Taking a Population Center by Force: captured
SEIZURES_CAPTURED: Final[tuple[int, ...]] = (50, 50, _X1, 50, 50)


def seizures_captured(key_1: Seizure) -> int:
    """The cell of Taking a Population Center by Force, column captured."""
    cell = SEIZURES_CAPTURED[key_1]
    if cell < FLOOR:
        return seizures_captured_cell(cell)
    return cell


def seizures_captured_cell(cell: int) -> int:
    """The cells of Taking a Population Center by Force, column captured, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'parley_order', 'captured', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    raise OffTheTable('seizures', 'captured')

# Taking a Population Center by Force: controlled
SEIZURES_CONTROLLED: Final[tuple[int, ...]] = (_X1, _X2, 2, _X3, _X4)


def seizures_controlled(key_1: Seizure) -> int:
    """The cell of Taking a Population Center by Force, column controlled."""
    cell = SEIZURES_CONTROLLED[key_1]
    if cell < FLOOR:
        return seizures_controlled_cell(cell)
    return cell


def seizures_controlled_cell(cell: int) -> int:
    """The cells of Taking a Population Center by Force, column controlled, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'storm_order', 'controlled', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X2:
        raise DoesNotApply('seizures', 'plunder_order', 'controlled', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X3:
        raise DoesNotApply('seizures', 'threat_order', 'controlled', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X4:
        raise DoesNotApply('seizures', 'siege_order', 'controlled', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    raise OffTheTable('seizures', 'controlled')

# Taking a Population Center by Force: defense
SEIZURES_DEFENSE: Final[tuple[int, ...]] = (100, 175, _X1, 135, _X2)


def seizures_defense(key_1: Seizure) -> int:
    """The cell of Taking a Population Center by Force, column defense."""
    cell = SEIZURES_DEFENSE[key_1]
    if cell < FLOOR:
        return seizures_defense_cell(cell)
    return cell


def seizures_defense_cell(cell: int) -> int:
    """The cells of Taking a Population Center by Force, column defense, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'parley_order', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X2:
        raise DoesNotApply('seizures', 'siege_order', 'defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    raise OffTheTable('seizures', 'defense')

# Taking a Population Center by Force: leader
SEIZURES_LEADER: Final[tuple[int, ...]] = (_X1, _X2, 22, _X3, _X4)


def seizures_leader(key_1: Seizure) -> Rank:
    """The cell of Taking a Population Center by Force, column leader."""
    cell = SEIZURES_LEADER[key_1]
    if cell < FLOOR:
        return seizures_leader_cell(cell)
    return Rank(cell)


def seizures_leader_cell(cell: int) -> Rank:
    """The cells of Taking a Population Center by Force, column leader, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'storm_order', 'leader', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X2:
        raise DoesNotApply('seizures', 'plunder_order', 'leader', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4253')
    if cell == _X3:
        raise DoesNotApply('seizures', 'threat_order', 'leader', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X4:
        raise DoesNotApply('seizures', 'siege_order', 'leader', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    raise OffTheTable('seizures', 'leader')

# Taking a Population Center by Force: order
SEIZURES_ORDER: Final[tuple[int, ...]] = (150, 160, 170, 180, 190)

# Taking a Population Center by Force: reaction
SEIZURES_REACTION: Final[tuple[int, ...]] = (_X1, 1, _X2, _X3, _X4)


def seizures_reaction(key_1: Seizure) -> int:
    """The cell of Taking a Population Center by Force, column reaction."""
    cell = SEIZURES_REACTION[key_1]
    if cell < FLOOR:
        return seizures_reaction_cell(cell)
    return cell


def seizures_reaction_cell(cell: int) -> int:
    """The cells of Taking a Population Center by Force, column reaction, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('seizures', 'storm_order', 'reaction', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4247')
    if cell == _X2:
        raise DoesNotApply('seizures', 'parley_order', 'reaction', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257')
    if cell == _X3:
        raise DoesNotApply('seizures', 'threat_order', 'reaction', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4263')
    if cell == _X4:
        raise DoesNotApply('seizures', 'siege_order', 'reaction', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267')
    raise OffTheTable('seizures', 'reaction')

# Taking a Population Center by Force: turns
SEIZURES_TURNS: Final[tuple[int, ...]] = (1, 1, 1, 1, 3)

# A Siege, Turn by Turn: falls
SIEGE_TURNS_FALLS: Final[tuple[int, ...]] = (_X1, False, False, True, _X1)


def siege_turns_falls(key_1: int) -> bool:
    """The cell of A Siege, Turn by Turn, column falls."""
    cell = SIEGE_TURNS_FALLS[min(max(key_1, 0), 4)]
    if cell < FLOOR:
        return siege_turns_falls_cell(cell)
    return bool(cell)


def siege_turns_falls_cell(cell: int) -> bool:
    """The cells of A Siege, Turn by Turn, column falls, that are no plain value."""
    raise OffTheTable('siege_turns', 'falls')

# A Siege, Turn by Turn: production
SIEGE_TURNS_PRODUCTION: Final[tuple[int, ...]] = (_X1, 50, 0, 0, _X1)


def siege_turns_production(key_1: int) -> int:
    """The cell of A Siege, Turn by Turn, column production."""
    cell = SIEGE_TURNS_PRODUCTION[min(max(key_1, 0), 4)]
    if cell < FLOOR:
        return siege_turns_production_cell(cell)
    return cell


def siege_turns_production_cell(cell: int) -> int:
    """The cells of A Siege, Turn by Turn, column production, that are no plain value."""
    raise OffTheTable('siege_turns', 'production')

# Terrain Adeptness: bonus
TERRAIN_ADEPTNESS_BONUS: Final[tuple[int, ...]] = (_X1, 30, 20, 10, 0, -10, -20)


def terrain_adeptness_bonus(key_1: Footing) -> int:
    """The cell of Terrain Adeptness, column bonus."""
    cell = TERRAIN_ADEPTNESS_BONUS[key_1]
    if cell < FLOOR:
        return terrain_adeptness_bonus_cell(cell)
    return cell


def terrain_adeptness_bonus_cell(cell: int) -> int:
    """The cells of Terrain Adeptness, column bonus, that are no plain value."""
    raise OffTheTable('terrain_adeptness', 'bonus')

# Terrain Adeptness: evasion
TERRAIN_ADEPTNESS_EVASION: Final[tuple[int, ...]] = (_X1, True, False, False, False, False, False)


def terrain_adeptness_evasion(key_1: Footing) -> bool:
    """The cell of Terrain Adeptness, column evasion."""
    cell = TERRAIN_ADEPTNESS_EVASION[key_1]
    if cell < FLOOR:
        return terrain_adeptness_evasion_cell(cell)
    return bool(cell)


def terrain_adeptness_evasion_cell(cell: int) -> bool:
    """The cells of Terrain Adeptness, column evasion, that are no plain value."""
    raise OffTheTable('terrain_adeptness', 'evasion')

# Terrain Adeptness: masking
TERRAIN_ADEPTNESS_MASKING: Final[tuple[int, ...]] = (_X1, 1, 1, 0, _X2, _X3, _X4)


def terrain_adeptness_masking(key_1: Footing) -> Masking:
    """The cell of Terrain Adeptness, column masking."""
    cell = TERRAIN_ADEPTNESS_MASKING[key_1]
    if cell < FLOOR:
        return terrain_adeptness_masking_cell(cell)
    return Masking(cell)


def terrain_adeptness_masking_cell(cell: int) -> Masking:
    """The cells of Terrain Adeptness, column masking, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('terrain_adeptness', 'standard', 'masking', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3806')
    if cell == _X3:
        raise DoesNotApply('terrain_adeptness', 'disadvantage', 'masking', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3807')
    if cell == _X4:
        raise DoesNotApply('terrain_adeptness', 'adversity', 'masking', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3808')
    raise OffTheTable('terrain_adeptness', 'masking')

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

# What Summoned Brigades Consume: food
UPKEEP_FOOD: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 500, _X1, 3000, 2300, _X1, 500, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 800, 1500, 950, _X1, _X1, _X1, 1200, 1000, _X1,
    _X1, _X1, 850, 1750, _X1, _X1, _X1, 650, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 950,
    _X1, 1000, _X1, _X1, _X1, _X1, _X1, _X1, 750, _X1, 2300, _X1, _X1, 0, 0, _X1, _X1, _X1, _X1, _X1, 0,
    2000, _X1, 500, _X1, _X1, _X1, 500, _X1, _X1, 1500, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 500, _X1,
    _X1, 500,
)


def upkeep_food(key_1: BrigadeType) -> int:
    """The cell of What Summoned Brigades Consume, column food."""
    cell = UPKEEP_FOOD[key_1]
    if cell < FLOOR:
        return upkeep_food_cell(cell)
    return cell


def upkeep_food_cell(cell: int) -> int:
    """The cells of What Summoned Brigades Consume, column food, that are no plain value."""
    raise OffTheTable('upkeep', 'food')

# What Summoned Brigades Consume: gold
UPKEEP_GOLD: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 700, _X1, 3000, 2500, _X1, 1500, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1500, 2500, 2000, _X1, _X1, _X1, 1200, 2250, _X1,
    _X1, _X1, 850, 1750, _X1, _X1, _X1, 650, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 950,
    _X1, 2000, _X1, _X1, _X1, _X1, _X1, _X1, 750, _X1, 2300, _X1, _X1, 0, 0, _X1, _X1, _X1, _X1, _X1, 300,
    2000, _X1, 1000, _X1, _X1, _X1, 500, _X1, _X1, 1500, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 1000, _X1,
    _X1, 300,
)


def upkeep_gold(key_1: BrigadeType) -> int:
    """The cell of What Summoned Brigades Consume, column gold."""
    cell = UPKEEP_GOLD[key_1]
    if cell < FLOOR:
        return upkeep_gold_cell(cell)
    return cell


def upkeep_gold_cell(cell: int) -> int:
    """The cells of What Summoned Brigades Consume, column gold, that are no plain value."""
    raise OffTheTable('upkeep', 'gold')

# What Summoned Brigades Consume: most
UPKEEP_MOST: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 5, _X1, 1, 5, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, 5, 5, _X1, _X1, _X1, 3, 5, _X1, _X1, _X1, 5, 3, _X1,
    _X1, _X1, 10, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 5, _X1, 5, _X1, _X1, _X1, _X1, _X1,
    _X1, 5, _X1, 3, _X1, _X1, 5, 5, _X1, _X1, _X1, _X1, _X1, 20, 3, _X1, 7, _X1, _X1, _X1, 10, _X1, _X1, 3,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 7, _X1, _X1, 20,
)


def upkeep_most(key_1: BrigadeType) -> int:
    """The cell of What Summoned Brigades Consume, column most."""
    cell = UPKEEP_MOST[key_1]
    if cell < FLOOR:
        return upkeep_most_cell(cell)
    return cell


def upkeep_most_cell(cell: int) -> int:
    """The cells of What Summoned Brigades Consume, column most, that are no plain value."""
    raise OffTheTable('upkeep', 'most')

# What Summoned Brigades Consume: spell
UPKEEP_SPELL: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 862, _X1, 867, 860, _X1, 865, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 868, 869, 872, _X1, _X1, _X1, 895, 873, _X1, _X1, _X1,
    893, 897, _X1, _X1, _X1, 891, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 894, _X1, 866, _X1,
    _X1, _X1, _X1, _X1, _X1, 892, _X1, 899, _X1, _X1, 88, 93, _X1, _X1, _X1, _X1, _X1, 861, 898, _X1, 864,
    _X1, _X1, _X1, 890, _X1, _X1, 896, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 863, _X1, _X1, 112,
)


def upkeep_spell(key_1: BrigadeType) -> int:
    """The cell of What Summoned Brigades Consume, column spell."""
    cell = UPKEEP_SPELL[key_1]
    if cell < FLOOR:
        return upkeep_spell_cell(cell)
    return cell


def upkeep_spell_cell(cell: int) -> int:
    """The cells of What Summoned Brigades Consume, column spell, that are no plain value."""
    raise OffTheTable('upkeep', 'spell')
