"""The resolvers of map.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._kinds import (
    Group, Kingdom, MAP_AREA_AT_AA, MAP_AREA_AT_AB, MAP_AREA_AT_AC, MAP_AREA_AT_AD, MAP_AREA_AT_AE,
    MAP_AREA_AT_AF, MAP_AREA_AT_AG, MAP_AREA_AT_AH, MAP_AREA_AT_AI, MAP_AREA_AT_AJ, MAP_AREA_AT_AK,
    MAP_AREA_AT_AL, MAP_AREA_AT_AM, MAP_AREA_AT_AN, MAP_AREA_AT_AO, MAP_AREA_AT_AP, MAP_AREA_AT_AQ,
    MAP_AREA_AT_AR, MAP_AREA_AT_AS, MAP_AREA_AT_AT, MAP_AREA_AT_AU, MAP_AREA_AT_AV, MAP_AREA_AT_AW,
    MAP_AREA_AT_AX, MAP_AREA_AT_AY, MAP_AREA_AT_AZ, MAP_AREA_AT_BA, MAP_AREA_AT_BB, MAP_AREA_AT_BC,
    MAP_AREA_AT_BD, MAP_AREA_AT_BE, MAP_AREA_AT_BF, MAP_AREA_AT_BG, MAP_AREA_AT_BH, MAP_AREA_AT_BI,
    MAP_AREA_AT_BJ, MAP_AREA_AT_BK, MAP_AREA_AT_BL, MAP_AREA_AT_BM, MAP_AREA_AT_BN, MAP_AREA_AT_BO,
    MAP_AREA_AT_BP, MAP_AREA_AT_BQ, MAP_AREA_AT_BR, MAP_AREA_AT_BS, MAP_AREA_AT_BT, MAP_AREA_AT_BU,
    MAP_AREA_AT_BV, MAP_AREA_AT_BW, MAP_AREA_AT_BX, MAP_AREA_AT_BY, MAP_AREA_AT_BZ, MAP_AREA_AT_CA,
    MAP_AREA_AT_CB, MAP_AREA_AT_CC, MAP_AREA_AT_CD, MAP_AREA_AT_CE, MAP_AREA_AT_CF, MAP_AREA_AT_CG,
    MAP_AREA_AT_CH, MAP_AREA_AT_CI, MAP_AREA_AT_CJ, MAP_AREA_AT_CK, MAP_AREA_AT_CL, MAP_AREA_AT_CM,
    MAP_AREA_AT_CN, MAP_AREA_AT_CO, MAP_AREA_AT_CP, MAP_AREA_AT_CQ, MAP_AREA_AT_CR, MAP_AREA_AT_CS,
    MAP_AREA_AT_CT, MAP_AREA_AT_CU, MAP_AREA_AT_CV, MAP_AREA_AT_CW, MAP_AREA_AT_CX, MAP_AREA_AT_CY,
    MAP_AREA_AT_CZ, MAP_AREA_AT_DA, MAP_AREA_AT_DB, MAP_AREA_AT_DC, MAP_AREA_AT_DD, MAP_AREA_AT_DE,
    MAP_AREA_AT_DF, MAP_AREA_AT_DG, MAP_AREA_AT_DH, MAP_AREA_AT_DI, MAP_AREA_AT_DJ, MAP_AREA_AT_DK,
    MAP_AREA_AT_DL, MAP_AREA_AT_DM, MAP_AREA_AT_DN, MAP_AREA_AT_DO, MAP_AREA_AT_DP, MAP_AREA_AT_DQ,
    MAP_AREA_AT_DR, MAP_AREA_AT_DS, MAP_AREA_AT_DT, MAP_AREA_AT_DU, MAP_AREA_AT_DV, MAP_AREA_AT_DW,
    MAP_AREA_AT_DX, MAP_AREA_AT_DY, MAP_AREA_AT_DZ, MAP_AREA_AT_EA, MAP_AREA_AT_EB, MAP_AREA_AT_EC,
    MAP_AREA_AT_ED, MAP_AREA_AT_EE, MAP_AREA_AT_EF, MAP_AREA_AT_EG, MAP_AREA_AT_EH, MAP_AREA_AT_EI,
    MAP_AREA_AT_EJ, MAP_AREA_AT_EK, MAP_AREA_AT_EL, MAP_AREA_AT_EM, MAP_AREA_AT_EN, MAP_AREA_AT_EO,
    MAP_AREA_AT_EP, MAP_AREA_AT_EQ, MAP_AREA_AT_ER, MAP_AREA_AT_ES, MAP_AREA_AT_ET, MAP_AREA_AT_EU,
    MAP_AREA_AT_EV, MAP_AREA_AT_EW, MAP_AREA_AT_EX, MAP_AREA_AT_EY, MAP_AREA_AT_EZ, MAP_AREA_AT_FA,
    MAP_AREA_AT_FB, MAP_AREA_AT_FC, MAP_AREA_AT_FD, MAP_AREA_AT_FE, MAP_AREA_AT_FF, MAP_AREA_AT_FG,
    MAP_AREA_AT_FH, MAP_AREA_AT_FI, MAP_AREA_AT_FJ, MAP_AREA_AT_FK, MAP_AREA_AT_FL, MAP_AREA_AT_FM,
    MAP_AREA_AT_FN, MAP_AREA_AT_FO, MAP_AREA_AT_FP, MAP_AREA_AT_FQ, MAP_AREA_AT_FR, MAP_AREA_AT_FS,
    MAP_AREA_AT_FT, MAP_AREA_AT_FU, MAP_AREA_AT_FV, MAP_AREA_AT_FW, MAP_AREA_AT_FX, MAP_AREA_AT_FY,
    MAP_AREA_AT_FZ, MAP_AREA_AT_GA, MAP_AREA_AT_GB, MAP_AREA_AT_GC, MAP_AREA_AT_GD, MAP_AREA_AT_GE,
    MAP_AREA_AT_GF, MAP_AREA_AT_GG, MAP_AREA_AT_GH, MAP_AREA_AT_GI, MAP_AREA_AT_GJ, MAP_AREA_AT_GK,
    MAP_AREA_AT_GL, MAP_AREA_AT_GM, MAP_AREA_AT_GN, MAP_AREA_AT_GO, MAP_AREA_AT_GP, MAP_AREA_AT_GQ,
    MAP_AREA_AT_GR, MAP_AREA_AT_GS, MAP_AREA_AT_GT, MAP_AREA_AT_GU, MAP_AREA_AT_GV, MAP_AREA_AT_GW,
    MAP_AREA_AT_GX, MAP_AREA_AT_GY, MAP_AREA_AT_GZ, MAP_AREA_AT_HA, MAP_AREA_AT_HB, MAP_AREA_AT_HC,
    MAP_AREA_AT_HD, MAP_AREA_AT_HE, MAP_AREA_AT_HF, MAP_AREA_AT_HG, MAP_AREA_AT_HH, MAP_AREA_AT_HI,
    MAP_AREA_AT_HJ, MAP_AREA_AT_HK, MAP_AREA_AT_HL, MAP_AREA_AT_HM, MAP_AREA_AT_HN, MAP_AREA_AT_HO,
    MAP_AREA_AT_HP, MAP_AREA_AT_HQ, MAP_AREA_AT_HR, MAP_AREA_AT_HS, MAP_AREA_AT_HT, MAP_AREA_AT_HU,
    MAP_AREA_AT_HV, MAP_AREA_AT_HW, MAP_AREA_AT_HX, MAP_AREA_AT_HY, MAP_AREA_AT_HZ, MAP_AREA_AT_IA,
    MAP_AREA_AT_IB, MAP_AREA_AT_IC, MAP_AREA_AT_ID, MAP_AREA_AT_IE, MAP_AREA_AT_IF, MAP_AREA_AT_IG,
    MAP_AREA_AT_IH, MAP_AREA_AT_II, MAP_AREA_AT_IJ, MAP_AREA_AT_IK, MAP_AREA_AT_IL, MAP_AREA_AT_IM,
    MAP_AREA_AT_IN, MAP_AREA_AT_IO, MAP_AREA_AT_IP, MAP_AREA_AT_IQ, MAP_AREA_AT_IR, MAP_AREA_AT_IS,
    MAP_AREA_AT_IT, MAP_AREA_AT_IU, MAP_AREA_AT_IV, MAP_AREA_AT_IW, MAP_AREA_AT_IX, MAP_AREA_AT_IY,
    MAP_AREA_AT_IZ, MAP_AREA_AT_JA, MAP_AREA_AT_JB, MAP_AREA_AT_JC, MAP_AREA_AT_JD, MAP_AREA_AT_JE,
    MAP_AREA_AT_JF, MAP_AREA_AT_JG, MAP_AREA_AT_JH, MAP_AREA_AT_JI, MAP_AREA_AT_JJ, MAP_AREA_AT_JK,
    MAP_AREA_AT_JL, MAP_AREA_AT_JM, MAP_AREA_AT_JN, MAP_AREA_AT_JO, MAP_AREA_AT_JP, MAP_AREA_AT_JQ,
    MAP_AREA_AT_JR, MAP_AREA_AT_JS, MAP_AREA_AT_JT, MAP_AREA_AT_JU, MAP_AREA_AT_JV, MAP_AREA_AT_JW,
    MAP_AREA_AT_JX, MAP_AREA_AT_JY, MAP_AREA_AT_JZ, MAP_AREA_AT_KA, MAP_AREA_AT_KB, MAP_AREA_AT_KC,
    MAP_AREA_AT_KD, MAP_AREA_AT_KE, MAP_AREA_AT_KF, MAP_AREA_AT_KG, MAP_AREA_AT_KH, MAP_AREA_AT_KI,
    MAP_AREA_AT_KJ, MAP_AREA_AT_KK, MAP_AREA_AT_KL, MAP_AREA_AT_KM, MAP_AREA_AT_KN, MAP_AREA_AT_KO,
    MAP_AREA_AT_KP, MAP_AREA_AT_KQ, MAP_AREA_AT_KR, MAP_AREA_AT_KS, MAP_AREA_AT_KT, MAP_AREA_AT_KU,
    MAP_AREA_AT_KV, MAP_AREA_AT_KW, MAP_AREA_AT_KX, MAP_AREA_AT_KY, MAP_AREA_AT_KZ, MAP_AREA_AT_LA,
    MAP_AREA_AT_LB, MAP_AREA_AT_LC, MAP_AREA_AT_LD, MAP_AREA_AT_LE, MAP_AREA_AT_LF, MAP_AREA_AT_LG,
    MAP_AREA_AT_LH, MAP_AREA_AT_LI, MAP_AREA_AT_LJ, MAP_AREA_AT_LK, MAP_AREA_AT_LL, MAP_AREA_AT_LM,
    MAP_AREA_AT_LN, MAP_AREA_AT_LO, MAP_AREA_AT_LP, MAP_AREA_AT_LQ, MAP_AREA_AT_LR, MAP_AREA_AT_LS,
    MAP_AREA_AT_LT, MAP_AREA_AT_LU, MAP_AREA_AT_LV, MAP_AREA_AT_LW, MAP_AREA_AT_LX, MAP_AREA_AT_LY,
    MAP_AREA_AT_LZ, MAP_AREA_AT_MA, MAP_AREA_AT_MB, MAP_AREA_AT_MC, MAP_AREA_AT_MD, MAP_AREA_AT_ME,
    MAP_AREA_AT_MF, MAP_AREA_AT_MG, MAP_AREA_AT_MH, MAP_AREA_AT_MI, MAP_AREA_AT_MJ, MAP_AREA_AT_MK,
    MAP_AREA_AT_ML, MAP_AREA_AT_MM, MAP_AREA_AT_MN, MAP_AREA_AT_MO, MAP_AREA_AT_MP, MAP_AREA_AT_MQ,
    MAP_AREA_AT_MR, MAP_AREA_AT_MS, MAP_AREA_AT_MT, MAP_AREA_AT_MU, MAP_AREA_AT_MV, MAP_AREA_AT_MW,
    MAP_AREA_AT_MX, MAP_AREA_AT_MY, MAP_AREA_AT_MZ, MAP_AREA_AT_NA, MAP_AREA_AT_NB, MAP_AREA_AT_NC,
    MAP_AREA_AT_ND, MAP_AREA_AT_NE, MAP_AREA_AT_NF, MAP_AREA_AT_NG, MAP_AREA_AT_NH, MAP_AREA_AT_NI,
    MAP_AREA_AT_NJ, MAP_AREA_AT_NK, MAP_AREA_AT_NL, MAP_AREA_AT_NM, MAP_AREA_AT_NN, MAP_AREA_AT_NO,
    MAP_AREA_AT_NP, MAP_AREA_AT_NQ, MAP_AREA_AT_NR, MAP_AREA_AT_NS, MAP_AREA_AT_NT, MAP_AREA_AT_NU,
    MAP_AREA_AT_NV, MAP_AREA_AT_NW, MAP_AREA_AT_NX, MAP_AREA_AT_NY, MAP_AREA_AT_NZ, MAP_AREA_AT_OA,
    MAP_AREA_AT_OB, MAP_AREA_AT_OC, MAP_AREA_AT_OD, MAP_AREA_AT_OE, MAP_AREA_AT_OF, MAP_AREA_AT_OG,
    MAP_AREA_AT_OH, MAP_AREA_AT_OI, MAP_AREA_AT_OJ, MAP_AREA_AT_OK, MAP_AREA_AT_OL, MAP_AREA_AT_OM,
    MAP_AREA_AT_ON, MAP_AREA_AT_OO, MAP_AREA_AT_OP, MAP_AREA_AT_OQ, MAP_AREA_AT_OR, MAP_AREA_AT_OS,
    MAP_AREA_AT_OT, MAP_AREA_AT_OU, MAP_AREA_AT_OV, MAP_AREA_AT_OW, MAP_AREA_AT_OX, MAP_AREA_AT_OY,
    MAP_AREA_AT_OZ, MAP_AREA_AT_PA, MAP_AREA_AT_PB, MAP_AREA_AT_PC, MAP_AREA_AT_PD, MAP_AREA_AT_PE,
    MAP_AREA_AT_PF, MAP_AREA_AT_PG, MAP_AREA_AT_PH, MAP_AREA_AT_PI, MAP_AREA_AT_PJ, MAP_AREA_AT_PK,
    MAP_AREA_AT_PL, MAP_AREA_AT_PM, MAP_AREA_AT_PN, MAP_AREA_AT_PO, MAP_AREA_AT_PP, MAP_AREA_AT_PQ,
    MAP_AREA_AT_PR, MAP_AREA_AT_PS, MAP_AREA_AT_PT, MAP_AREA_AT_PU, MAP_AREA_AT_PV, MAP_AREA_AT_PW,
    MAP_AREA_AT_PX, MAP_AREA_AT_PY, MAP_AREA_AT_PZ, MAP_AREA_AT_QA, MAP_AREA_AT_QB, MAP_AREA_AT_QC,
    MAP_AREA_AT_QD, MAP_AREA_AT_QE, MAP_AREA_AT_QF, MAP_AREA_AT_QG, MAP_AREA_AT_QH, MAP_AREA_AT_QI,
    MAP_AREA_AT_QJ, MAP_AREA_AT_QK, MAP_AREA_AT_QL, MAP_AREA_AT_QM, MAP_AREA_AT_QN, MAP_AREA_AT_QO,
    MAP_AREA_AT_QP, MAP_AREA_AT_QQ, MAP_AREA_AT_QR, MAP_AREA_AT_QS, MAP_AREA_AT_QT, MAP_AREA_AT_QU,
    MAP_AREA_AT_QV, MAP_AREA_AT_QW, MAP_AREA_AT_QX, MAP_AREA_AT_QY, MAP_AREA_AT_QZ, MAP_AREA_AT_RA,
    MAP_AREA_AT_RB, MAP_AREA_AT_RC, MAP_AREA_AT_RD, MAP_AREA_AT_RE, MAP_AREA_AT_RF, MAP_AREA_AT_RG,
    MAP_AREA_AT_RH, MAP_AREA_AT_RI, MAP_AREA_AT_RJ, MAP_AREA_AT_RK, MAP_AREA_AT_RL, MAP_AREA_AT_RM,
    MAP_AREA_AT_RN, MAP_AREA_AT_RO, MAP_AREA_AT_RP, MAP_AREA_AT_RQ, MAP_AREA_AT_RR, MAP_AREA_AT_RS,
    MAP_AREA_AT_RT, MAP_AREA_AT_RU, MAP_AREA_AT_RV, MAP_AREA_AT_RW, MAP_AREA_AT_RX, MAP_AREA_AT_RY,
    MAP_AREA_AT_RZ, MAP_AREA_AT_SA, MAP_AREA_AT_SB, MAP_AREA_AT_SC, MAP_AREA_AT_SD, MAP_AREA_AT_SE,
    MAP_AREA_AT_SF, MAP_AREA_AT_SG, MAP_AREA_AT_SH, MAP_AREA_AT_SI, MAP_AREA_AT_SJ, MAP_AREA_AT_SK,
    MAP_AREA_AT_SL, MAP_AREA_AT_SM, MAP_AREA_AT_SN, MAP_AREA_AT_SO, MAP_AREA_AT_SP, MAP_AREA_AT_SQ,
    MAP_AREA_AT_SR, MAP_AREA_AT_SS, MAP_AREA_AT_ST, MAP_AREA_AT_SU, MAP_AREA_AT_SV, MAP_AREA_AT_SW,
    MAP_AREA_AT_SX, MAP_AREA_AT_SY, MAP_AREA_AT_SZ, MAP_AREA_AT_TA, MAP_AREA_AT_TB, MAP_AREA_AT_TC,
    MAP_AREA_AT_TD, MAP_AREA_AT_TE, MAP_AREA_AT_TF, MAP_AREA_AT_TG, MAP_AREA_AT_TH, MAP_AREA_AT_TI,
    MAP_AREA_AT_TJ, MAP_AREA_AT_TK, MAP_AREA_AT_TL, MAP_AREA_AT_TM, MAP_AREA_AT_TN, MAP_AREA_AT_TO,
    MAP_AREA_AT_TP, MAP_AREA_AT_TQ, MAP_AREA_AT_TR, MAP_AREA_AT_TS, MAP_AREA_AT_TT, MAP_AREA_AT_TU,
    MAP_AREA_AT_TV, MAP_AREA_AT_TW, MAP_AREA_AT_TX, MAP_AREA_AT_TY, MAP_AREA_AT_TZ, MAP_AREA_AT_UA,
    MAP_AREA_AT_UB, MAP_AREA_AT_UC, MAP_AREA_AT_UD, MAP_AREA_AT_UE, MAP_AREA_AT_UF, MAP_AREA_AT_UG,
    MAP_AREA_AT_UH, MAP_AREA_AT_UI, MAP_AREA_AT_UJ, MAP_AREA_AT_UK, MAP_AREA_AT_UL, MAP_AREA_AT_UM,
    MAP_AREA_AT_UN, MAP_AREA_AT_UO, MAP_AREA_AT_UP, MAP_AREA_AT_UQ, MAP_AREA_AT_UR, MAP_AREA_AT_US,
    MAP_AREA_AT_UT, MAP_AREA_AT_UU, MAP_AREA_AT_UV, MAP_AREA_AT_UW, MAP_AREA_AT_UX, MAP_AREA_AT_UY,
    MAP_AREA_AT_UZ, MAP_AREA_AT_VA, MAP_AREA_AT_VB, MAP_AREA_AT_VC, MAP_AREA_AT_VD, MAP_AREA_AT_VE,
    MAP_AREA_AT_VF, MAP_AREA_AT_VG, MAP_AREA_AT_VH, MAP_AREA_AT_VI, MAP_AREA_AT_VJ, MAP_AREA_AT_VK,
    MAP_AREA_AT_VL, MAP_AREA_AT_VM, MAP_AREA_AT_VN, MAP_AREA_AT_VO, MAP_AREA_AT_VP, MAP_AREA_AT_VQ,
    MAP_AREA_AT_VR, MAP_AREA_AT_VS, MAP_AREA_AT_VT, MAP_AREA_AT_VU, MAP_AREA_AT_VV, MAP_AREA_AT_VW,
    MAP_AREA_AT_VX, MAP_AREA_AT_VY, MAP_AREA_AT_VZ, MAP_AREA_AT_WA, MAP_AREA_AT_WB, MAP_AREA_AT_WC,
    MAP_AREA_AT_WD, MAP_AREA_AT_WE, MAP_AREA_AT_WF, MAP_AREA_AT_WG, MAP_AREA_AT_WH, MAP_AREA_AT_WI,
    MAP_AREA_AT_WJ, MAP_AREA_AT_WK, MAP_AREA_AT_WL, MAP_AREA_AT_WM, MAP_AREA_AT_WN, MAP_AREA_AT_WO,
    MAP_AREA_AT_WP, MAP_AREA_AT_WQ, MAP_AREA_AT_WR, MAP_AREA_AT_WS, MAP_AREA_AT_WT, MAP_AREA_AT_WU,
    MAP_AREA_AT_WV, MAP_AREA_AT_WW, MAP_AREA_AT_WX, MAP_AREA_AT_WY, MAP_AREA_AT_WZ, MAP_AREA_AT_XA,
    MAP_AREA_AT_XB, MAP_AREA_AT_XC, MAP_AREA_AT_XD, MAP_AREA_AT_XE, MAP_AREA_AT_XF, MAP_AREA_AT_XG,
    MAP_AREA_AT_XH, MAP_AREA_AT_XI, MAP_AREA_AT_XJ, MAP_AREA_AT_XK, MAP_AREA_AT_XL, MAP_AREA_AT_XM,
    MAP_AREA_AT_XN, MAP_AREA_AT_XO, MAP_AREA_AT_XP, MAP_AREA_AT_XQ, MAP_AREA_AT_XR, MAP_AREA_AT_XS,
    MAP_AREA_AT_XT, MAP_AREA_AT_XU, MAP_AREA_AT_XV, MAP_AREA_AT_XW, MAP_AREA_AT_XX, MAP_AREA_AT_XY,
    MAP_AREA_AT_XZ, MAP_AREA_AT_YA, MAP_AREA_AT_YB, MAP_AREA_AT_YC, MAP_AREA_AT_YD, MAP_AREA_AT_YE,
    MAP_AREA_AT_YF, MAP_AREA_AT_YG, MAP_AREA_AT_YH, MAP_AREA_AT_YI, MAP_AREA_AT_YJ, MAP_AREA_AT_YK,
    MAP_AREA_AT_YL, MAP_AREA_AT_YM, MAP_AREA_AT_YN, MAP_AREA_AT_YO, MAP_AREA_AT_YP, MAP_AREA_AT_YQ,
    MAP_AREA_AT_YR, MAP_AREA_AT_YS, MAP_AREA_AT_YT, MAP_AREA_AT_YU, MAP_AREA_AT_YV, MAP_AREA_AT_YW,
    MAP_AREA_AT_YX, MAP_AREA_AT_YY, MAP_AREA_AT_YZ, MAP_AREA_AT_ZA, MAP_AREA_AT_ZB, MAP_AREA_AT_ZC,
    MAP_AREA_AT_ZD, MAP_AREA_AT_ZE, MAP_AREA_AT_ZF, MAP_AREA_AT_ZG, MAP_AREA_AT_ZH, MAP_AREA_AT_ZI,
    MAP_AREA_AT_ZJ, MAP_AREA_AT_ZK, MAP_AREA_AT_ZL, MAP_AREA_AT_ZM, MAP_AREA_AT_ZN, MAP_AREA_AT_ZO,
    MAP_AREA_AT_ZP, MAP_AREA_AT_ZQ, MAP_AREA_AT_ZR, MAP_AREA_AT_ZS, MAP_AREA_AT_ZT, MAP_AREA_AT_ZU,
    MAP_AREA_AT_ZV, MAP_AREA_AT_ZW, MAP_AREA_AT_ZX, MAP_AREA_AT_ZY, MAP_AREA_AT_ZZ, MapArea, Place,
    Settlement, Sighting, TERRAIN_SEA, Target, Terrain,
)
from ._tables import MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN
from ._world import World
from .map_ import gap, square

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "gap": (
        Label('base', ''),
        Label('at least', ''),
    ),
    "coastal": (
        Label('holds', 'water beside it'),
    ),
    "within_reach": (
        Label('no', 'too far'),
        Label('otherwise', ''),
    ),
    "seat": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "square": (
        Label('otherwise', ''),
    ),
    "atlas": (
        Label('otherwise', ''),
    ),
    "atlas_outline": (
        Label('otherwise', ''),
    ),
    "atlas_terrain": (
        Label('otherwise', ''),
    ),
    "charted": (
        Label('otherwise', ''),
    ),
    "charted_place": (
        Label('otherwise', ''),
    ),
    "charted_area": (
        Label('otherwise', ''),
    ),
    "charted_owner": (
        Label('otherwise', ''),
    ),
    "charted_size": (
        Label('otherwise', ''),
    ),
    "charted_month": (
        Label('otherwise', ''),
    ),
    "groups_on_map": (
        Label('otherwise', ''),
    ),
    "groups_on_map_area": (
        Label('otherwise', ''),
    ),
    "groups_on_map_sign": (
        Label('otherwise', ''),
    ),
    "marches_on_map": (
        Label('otherwise', ''),
    ),
    "marches_on_map_camp": (
        Label('otherwise', ''),
    ),
    "marches_on_map_area": (
        Label('otherwise', ''),
    ),
}


def why_gap(one: MapArea, other: MapArea) -> tuple[int, Notes]:
    """How many areas lie from one to another.

    `gap` with its notes: pairs of an index of LABELS['gap'] and what it moved.
    In areas.
    maelstrom "Movement".
    """
    notes: Notes = []
    value = max(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one])
    notes.append((0, value))
    limit = max(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one])
    if value < limit:
        notes.append((1, limit - value))
        value = limit
    return value, notes


def why_coastal(area: MapArea) -> tuple[bool, Notes]:
    """The area lies on a coast.

    `coastal` with its notes: pairs of an index of LABELS['coastal'] and what it moved.
    maelstrom "Buildings".
    """
    notes: Notes = []
    if (
        MAP_AREA_TERRAIN[area] == TERRAIN_SEA
        or not any(
            MAP_AREA_TERRAIN[beside_] == TERRAIN_SEA
            for beside_ in map(MapArea, members(MAP_AREA_NEAR[area]))
        )
    ):
        notes.append((0, 0))
        return False, notes  # water beside it
    return True, notes


def why_within_reach(here: MapArea | None, there: MapArea | None, reach_: int) -> tuple[bool, Notes]:
    """The there is not too far from the here.

    `within_reach` with its notes: pairs of an index of LABELS['within_reach'] and what it moved.
    maelstrom "Political Emissaries", "Agents".
    """
    notes: Notes = []
    if here is not None and there is not None and gap(here, there) > reach_:
        notes.append((0, 0))
        return False, notes  # too far
    notes.append((1, 0))
    return True, notes


def why_seat(figure: Target) -> tuple[MapArea | None, Notes]:
    """Where somebody stays.

    `seat` with its notes: pairs of an index of LABELS['seat'] and what it moved.
    maelstrom "#350 - Move Emissary".
    """
    notes: Notes = []
    figure_place = figure.place
    if figure_place is not None:
        notes.append((0, 0))
        return figure_place.area, notes
    notes.append((1, 0))
    return None, notes


def why_square(area: MapArea) -> tuple[Sequence[tuple[int, int]], Notes]:
    """The ground of an area, for the picture of the map.

    `square` with its notes: pairs of an index of LABELS['square'] and what it moved.
    """
    notes: Notes = []
    notes.append((0, 0))
    return (
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area] - 10),
        (10 * MAP_AREA_ACROSS[area], 10 * MAP_AREA_DOWN[area]),
        (10 * MAP_AREA_ACROSS[area] - 10, 10 * MAP_AREA_DOWN[area]),
    ), notes


def why_atlas(kingdom: Kingdom) -> tuple[Sequence[MapArea], Notes]:
    """The map of Alamaze.

    `atlas` with its notes: pairs of an index of LABELS['atlas'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        MAP_AREA_AT_AA, MAP_AREA_AT_AB, MAP_AREA_AT_AC, MAP_AREA_AT_AD, MAP_AREA_AT_AE, MAP_AREA_AT_AF,
        MAP_AREA_AT_AG, MAP_AREA_AT_AH, MAP_AREA_AT_AI, MAP_AREA_AT_AJ, MAP_AREA_AT_AK, MAP_AREA_AT_AL,
        MAP_AREA_AT_AM, MAP_AREA_AT_AN, MAP_AREA_AT_AO, MAP_AREA_AT_AP, MAP_AREA_AT_AQ, MAP_AREA_AT_AR,
        MAP_AREA_AT_AS, MAP_AREA_AT_AT, MAP_AREA_AT_AU, MAP_AREA_AT_AV, MAP_AREA_AT_AW, MAP_AREA_AT_AX,
        MAP_AREA_AT_AY, MAP_AREA_AT_AZ, MAP_AREA_AT_BA, MAP_AREA_AT_BB, MAP_AREA_AT_BC, MAP_AREA_AT_BD,
        MAP_AREA_AT_BE, MAP_AREA_AT_BF, MAP_AREA_AT_BG, MAP_AREA_AT_BH, MAP_AREA_AT_BI, MAP_AREA_AT_BJ,
        MAP_AREA_AT_BK, MAP_AREA_AT_BL, MAP_AREA_AT_BM, MAP_AREA_AT_BN, MAP_AREA_AT_BO, MAP_AREA_AT_BP,
        MAP_AREA_AT_BQ, MAP_AREA_AT_BR, MAP_AREA_AT_BS, MAP_AREA_AT_BT, MAP_AREA_AT_BU, MAP_AREA_AT_BV,
        MAP_AREA_AT_BW, MAP_AREA_AT_BX, MAP_AREA_AT_BY, MAP_AREA_AT_BZ, MAP_AREA_AT_CA, MAP_AREA_AT_CB,
        MAP_AREA_AT_CC, MAP_AREA_AT_CD, MAP_AREA_AT_CE, MAP_AREA_AT_CF, MAP_AREA_AT_CG, MAP_AREA_AT_CH,
        MAP_AREA_AT_CI, MAP_AREA_AT_CJ, MAP_AREA_AT_CK, MAP_AREA_AT_CL, MAP_AREA_AT_CM, MAP_AREA_AT_CN,
        MAP_AREA_AT_CO, MAP_AREA_AT_CP, MAP_AREA_AT_CQ, MAP_AREA_AT_CR, MAP_AREA_AT_CS, MAP_AREA_AT_CT,
        MAP_AREA_AT_CU, MAP_AREA_AT_CV, MAP_AREA_AT_CW, MAP_AREA_AT_CX, MAP_AREA_AT_CY, MAP_AREA_AT_CZ,
        MAP_AREA_AT_DA, MAP_AREA_AT_DB, MAP_AREA_AT_DC, MAP_AREA_AT_DD, MAP_AREA_AT_DE, MAP_AREA_AT_DF,
        MAP_AREA_AT_DG, MAP_AREA_AT_DH, MAP_AREA_AT_DI, MAP_AREA_AT_DJ, MAP_AREA_AT_DK, MAP_AREA_AT_DL,
        MAP_AREA_AT_DM, MAP_AREA_AT_DN, MAP_AREA_AT_DO, MAP_AREA_AT_DP, MAP_AREA_AT_DQ, MAP_AREA_AT_DR,
        MAP_AREA_AT_DS, MAP_AREA_AT_DT, MAP_AREA_AT_DU, MAP_AREA_AT_DV, MAP_AREA_AT_DW, MAP_AREA_AT_DX,
        MAP_AREA_AT_DY, MAP_AREA_AT_DZ, MAP_AREA_AT_EA, MAP_AREA_AT_EB, MAP_AREA_AT_EC, MAP_AREA_AT_ED,
        MAP_AREA_AT_EE, MAP_AREA_AT_EF, MAP_AREA_AT_EG, MAP_AREA_AT_EH, MAP_AREA_AT_EI, MAP_AREA_AT_EJ,
        MAP_AREA_AT_EK, MAP_AREA_AT_EL, MAP_AREA_AT_EM, MAP_AREA_AT_EN, MAP_AREA_AT_EO, MAP_AREA_AT_EP,
        MAP_AREA_AT_EQ, MAP_AREA_AT_ER, MAP_AREA_AT_ES, MAP_AREA_AT_ET, MAP_AREA_AT_EU, MAP_AREA_AT_EV,
        MAP_AREA_AT_EW, MAP_AREA_AT_EX, MAP_AREA_AT_EY, MAP_AREA_AT_EZ, MAP_AREA_AT_FA, MAP_AREA_AT_FB,
        MAP_AREA_AT_FC, MAP_AREA_AT_FD, MAP_AREA_AT_FE, MAP_AREA_AT_FF, MAP_AREA_AT_FG, MAP_AREA_AT_FH,
        MAP_AREA_AT_FI, MAP_AREA_AT_FJ, MAP_AREA_AT_FK, MAP_AREA_AT_FL, MAP_AREA_AT_FM, MAP_AREA_AT_FN,
        MAP_AREA_AT_FO, MAP_AREA_AT_FP, MAP_AREA_AT_FQ, MAP_AREA_AT_FR, MAP_AREA_AT_FS, MAP_AREA_AT_FT,
        MAP_AREA_AT_FU, MAP_AREA_AT_FV, MAP_AREA_AT_FW, MAP_AREA_AT_FX, MAP_AREA_AT_FY, MAP_AREA_AT_FZ,
        MAP_AREA_AT_GA, MAP_AREA_AT_GB, MAP_AREA_AT_GC, MAP_AREA_AT_GD, MAP_AREA_AT_GE, MAP_AREA_AT_GF,
        MAP_AREA_AT_GG, MAP_AREA_AT_GH, MAP_AREA_AT_GI, MAP_AREA_AT_GJ, MAP_AREA_AT_GK, MAP_AREA_AT_GL,
        MAP_AREA_AT_GM, MAP_AREA_AT_GN, MAP_AREA_AT_GO, MAP_AREA_AT_GP, MAP_AREA_AT_GQ, MAP_AREA_AT_GR,
        MAP_AREA_AT_GS, MAP_AREA_AT_GT, MAP_AREA_AT_GU, MAP_AREA_AT_GV, MAP_AREA_AT_GW, MAP_AREA_AT_GX,
        MAP_AREA_AT_GY, MAP_AREA_AT_GZ, MAP_AREA_AT_HA, MAP_AREA_AT_HB, MAP_AREA_AT_HC, MAP_AREA_AT_HD,
        MAP_AREA_AT_HE, MAP_AREA_AT_HF, MAP_AREA_AT_HG, MAP_AREA_AT_HH, MAP_AREA_AT_HI, MAP_AREA_AT_HJ,
        MAP_AREA_AT_HK, MAP_AREA_AT_HL, MAP_AREA_AT_HM, MAP_AREA_AT_HN, MAP_AREA_AT_HO, MAP_AREA_AT_HP,
        MAP_AREA_AT_HQ, MAP_AREA_AT_HR, MAP_AREA_AT_HS, MAP_AREA_AT_HT, MAP_AREA_AT_HU, MAP_AREA_AT_HV,
        MAP_AREA_AT_HW, MAP_AREA_AT_HX, MAP_AREA_AT_HY, MAP_AREA_AT_HZ, MAP_AREA_AT_IA, MAP_AREA_AT_IB,
        MAP_AREA_AT_IC, MAP_AREA_AT_ID, MAP_AREA_AT_IE, MAP_AREA_AT_IF, MAP_AREA_AT_IG, MAP_AREA_AT_IH,
        MAP_AREA_AT_II, MAP_AREA_AT_IJ, MAP_AREA_AT_IK, MAP_AREA_AT_IL, MAP_AREA_AT_IM, MAP_AREA_AT_IN,
        MAP_AREA_AT_IO, MAP_AREA_AT_IP, MAP_AREA_AT_IQ, MAP_AREA_AT_IR, MAP_AREA_AT_IS, MAP_AREA_AT_IT,
        MAP_AREA_AT_IU, MAP_AREA_AT_IV, MAP_AREA_AT_IW, MAP_AREA_AT_IX, MAP_AREA_AT_IY, MAP_AREA_AT_IZ,
        MAP_AREA_AT_JA, MAP_AREA_AT_JB, MAP_AREA_AT_JC, MAP_AREA_AT_JD, MAP_AREA_AT_JE, MAP_AREA_AT_JF,
        MAP_AREA_AT_JG, MAP_AREA_AT_JH, MAP_AREA_AT_JI, MAP_AREA_AT_JJ, MAP_AREA_AT_JK, MAP_AREA_AT_JL,
        MAP_AREA_AT_JM, MAP_AREA_AT_JN, MAP_AREA_AT_JO, MAP_AREA_AT_JP, MAP_AREA_AT_JQ, MAP_AREA_AT_JR,
        MAP_AREA_AT_JS, MAP_AREA_AT_JT, MAP_AREA_AT_JU, MAP_AREA_AT_JV, MAP_AREA_AT_JW, MAP_AREA_AT_JX,
        MAP_AREA_AT_JY, MAP_AREA_AT_JZ, MAP_AREA_AT_KA, MAP_AREA_AT_KB, MAP_AREA_AT_KC, MAP_AREA_AT_KD,
        MAP_AREA_AT_KE, MAP_AREA_AT_KF, MAP_AREA_AT_KG, MAP_AREA_AT_KH, MAP_AREA_AT_KI, MAP_AREA_AT_KJ,
        MAP_AREA_AT_KK, MAP_AREA_AT_KL, MAP_AREA_AT_KM, MAP_AREA_AT_KN, MAP_AREA_AT_KO, MAP_AREA_AT_KP,
        MAP_AREA_AT_KQ, MAP_AREA_AT_KR, MAP_AREA_AT_KS, MAP_AREA_AT_KT, MAP_AREA_AT_KU, MAP_AREA_AT_KV,
        MAP_AREA_AT_KW, MAP_AREA_AT_KX, MAP_AREA_AT_KY, MAP_AREA_AT_KZ, MAP_AREA_AT_LA, MAP_AREA_AT_LB,
        MAP_AREA_AT_LC, MAP_AREA_AT_LD, MAP_AREA_AT_LE, MAP_AREA_AT_LF, MAP_AREA_AT_LG, MAP_AREA_AT_LH,
        MAP_AREA_AT_LI, MAP_AREA_AT_LJ, MAP_AREA_AT_LK, MAP_AREA_AT_LL, MAP_AREA_AT_LM, MAP_AREA_AT_LN,
        MAP_AREA_AT_LO, MAP_AREA_AT_LP, MAP_AREA_AT_LQ, MAP_AREA_AT_LR, MAP_AREA_AT_LS, MAP_AREA_AT_LT,
        MAP_AREA_AT_LU, MAP_AREA_AT_LV, MAP_AREA_AT_LW, MAP_AREA_AT_LX, MAP_AREA_AT_LY, MAP_AREA_AT_LZ,
        MAP_AREA_AT_MA, MAP_AREA_AT_MB, MAP_AREA_AT_MC, MAP_AREA_AT_MD, MAP_AREA_AT_ME, MAP_AREA_AT_MF,
        MAP_AREA_AT_MG, MAP_AREA_AT_MH, MAP_AREA_AT_MI, MAP_AREA_AT_MJ, MAP_AREA_AT_MK, MAP_AREA_AT_ML,
        MAP_AREA_AT_MM, MAP_AREA_AT_MN, MAP_AREA_AT_MO, MAP_AREA_AT_MP, MAP_AREA_AT_MQ, MAP_AREA_AT_MR,
        MAP_AREA_AT_MS, MAP_AREA_AT_MT, MAP_AREA_AT_MU, MAP_AREA_AT_MV, MAP_AREA_AT_MW, MAP_AREA_AT_MX,
        MAP_AREA_AT_MY, MAP_AREA_AT_MZ, MAP_AREA_AT_NA, MAP_AREA_AT_NB, MAP_AREA_AT_NC, MAP_AREA_AT_ND,
        MAP_AREA_AT_NE, MAP_AREA_AT_NF, MAP_AREA_AT_NG, MAP_AREA_AT_NH, MAP_AREA_AT_NI, MAP_AREA_AT_NJ,
        MAP_AREA_AT_NK, MAP_AREA_AT_NL, MAP_AREA_AT_NM, MAP_AREA_AT_NN, MAP_AREA_AT_NO, MAP_AREA_AT_NP,
        MAP_AREA_AT_NQ, MAP_AREA_AT_NR, MAP_AREA_AT_NS, MAP_AREA_AT_NT, MAP_AREA_AT_NU, MAP_AREA_AT_NV,
        MAP_AREA_AT_NW, MAP_AREA_AT_NX, MAP_AREA_AT_NY, MAP_AREA_AT_NZ, MAP_AREA_AT_OA, MAP_AREA_AT_OB,
        MAP_AREA_AT_OC, MAP_AREA_AT_OD, MAP_AREA_AT_OE, MAP_AREA_AT_OF, MAP_AREA_AT_OG, MAP_AREA_AT_OH,
        MAP_AREA_AT_OI, MAP_AREA_AT_OJ, MAP_AREA_AT_OK, MAP_AREA_AT_OL, MAP_AREA_AT_OM, MAP_AREA_AT_ON,
        MAP_AREA_AT_OO, MAP_AREA_AT_OP, MAP_AREA_AT_OQ, MAP_AREA_AT_OR, MAP_AREA_AT_OS, MAP_AREA_AT_OT,
        MAP_AREA_AT_OU, MAP_AREA_AT_OV, MAP_AREA_AT_OW, MAP_AREA_AT_OX, MAP_AREA_AT_OY, MAP_AREA_AT_OZ,
        MAP_AREA_AT_PA, MAP_AREA_AT_PB, MAP_AREA_AT_PC, MAP_AREA_AT_PD, MAP_AREA_AT_PE, MAP_AREA_AT_PF,
        MAP_AREA_AT_PG, MAP_AREA_AT_PH, MAP_AREA_AT_PI, MAP_AREA_AT_PJ, MAP_AREA_AT_PK, MAP_AREA_AT_PL,
        MAP_AREA_AT_PM, MAP_AREA_AT_PN, MAP_AREA_AT_PO, MAP_AREA_AT_PP, MAP_AREA_AT_PQ, MAP_AREA_AT_PR,
        MAP_AREA_AT_PS, MAP_AREA_AT_PT, MAP_AREA_AT_PU, MAP_AREA_AT_PV, MAP_AREA_AT_PW, MAP_AREA_AT_PX,
        MAP_AREA_AT_PY, MAP_AREA_AT_PZ, MAP_AREA_AT_QA, MAP_AREA_AT_QB, MAP_AREA_AT_QC, MAP_AREA_AT_QD,
        MAP_AREA_AT_QE, MAP_AREA_AT_QF, MAP_AREA_AT_QG, MAP_AREA_AT_QH, MAP_AREA_AT_QI, MAP_AREA_AT_QJ,
        MAP_AREA_AT_QK, MAP_AREA_AT_QL, MAP_AREA_AT_QM, MAP_AREA_AT_QN, MAP_AREA_AT_QO, MAP_AREA_AT_QP,
        MAP_AREA_AT_QQ, MAP_AREA_AT_QR, MAP_AREA_AT_QS, MAP_AREA_AT_QT, MAP_AREA_AT_QU, MAP_AREA_AT_QV,
        MAP_AREA_AT_QW, MAP_AREA_AT_QX, MAP_AREA_AT_QY, MAP_AREA_AT_QZ, MAP_AREA_AT_RA, MAP_AREA_AT_RB,
        MAP_AREA_AT_RC, MAP_AREA_AT_RD, MAP_AREA_AT_RE, MAP_AREA_AT_RF, MAP_AREA_AT_RG, MAP_AREA_AT_RH,
        MAP_AREA_AT_RI, MAP_AREA_AT_RJ, MAP_AREA_AT_RK, MAP_AREA_AT_RL, MAP_AREA_AT_RM, MAP_AREA_AT_RN,
        MAP_AREA_AT_RO, MAP_AREA_AT_RP, MAP_AREA_AT_RQ, MAP_AREA_AT_RR, MAP_AREA_AT_RS, MAP_AREA_AT_RT,
        MAP_AREA_AT_RU, MAP_AREA_AT_RV, MAP_AREA_AT_RW, MAP_AREA_AT_RX, MAP_AREA_AT_RY, MAP_AREA_AT_RZ,
        MAP_AREA_AT_SA, MAP_AREA_AT_SB, MAP_AREA_AT_SC, MAP_AREA_AT_SD, MAP_AREA_AT_SE, MAP_AREA_AT_SF,
        MAP_AREA_AT_SG, MAP_AREA_AT_SH, MAP_AREA_AT_SI, MAP_AREA_AT_SJ, MAP_AREA_AT_SK, MAP_AREA_AT_SL,
        MAP_AREA_AT_SM, MAP_AREA_AT_SN, MAP_AREA_AT_SO, MAP_AREA_AT_SP, MAP_AREA_AT_SQ, MAP_AREA_AT_SR,
        MAP_AREA_AT_SS, MAP_AREA_AT_ST, MAP_AREA_AT_SU, MAP_AREA_AT_SV, MAP_AREA_AT_SW, MAP_AREA_AT_SX,
        MAP_AREA_AT_SY, MAP_AREA_AT_SZ, MAP_AREA_AT_TA, MAP_AREA_AT_TB, MAP_AREA_AT_TC, MAP_AREA_AT_TD,
        MAP_AREA_AT_TE, MAP_AREA_AT_TF, MAP_AREA_AT_TG, MAP_AREA_AT_TH, MAP_AREA_AT_TI, MAP_AREA_AT_TJ,
        MAP_AREA_AT_TK, MAP_AREA_AT_TL, MAP_AREA_AT_TM, MAP_AREA_AT_TN, MAP_AREA_AT_TO, MAP_AREA_AT_TP,
        MAP_AREA_AT_TQ, MAP_AREA_AT_TR, MAP_AREA_AT_TS, MAP_AREA_AT_TT, MAP_AREA_AT_TU, MAP_AREA_AT_TV,
        MAP_AREA_AT_TW, MAP_AREA_AT_TX, MAP_AREA_AT_TY, MAP_AREA_AT_TZ, MAP_AREA_AT_UA, MAP_AREA_AT_UB,
        MAP_AREA_AT_UC, MAP_AREA_AT_UD, MAP_AREA_AT_UE, MAP_AREA_AT_UF, MAP_AREA_AT_UG, MAP_AREA_AT_UH,
        MAP_AREA_AT_UI, MAP_AREA_AT_UJ, MAP_AREA_AT_UK, MAP_AREA_AT_UL, MAP_AREA_AT_UM, MAP_AREA_AT_UN,
        MAP_AREA_AT_UO, MAP_AREA_AT_UP, MAP_AREA_AT_UQ, MAP_AREA_AT_UR, MAP_AREA_AT_US, MAP_AREA_AT_UT,
        MAP_AREA_AT_UU, MAP_AREA_AT_UV, MAP_AREA_AT_UW, MAP_AREA_AT_UX, MAP_AREA_AT_UY, MAP_AREA_AT_UZ,
        MAP_AREA_AT_VA, MAP_AREA_AT_VB, MAP_AREA_AT_VC, MAP_AREA_AT_VD, MAP_AREA_AT_VE, MAP_AREA_AT_VF,
        MAP_AREA_AT_VG, MAP_AREA_AT_VH, MAP_AREA_AT_VI, MAP_AREA_AT_VJ, MAP_AREA_AT_VK, MAP_AREA_AT_VL,
        MAP_AREA_AT_VM, MAP_AREA_AT_VN, MAP_AREA_AT_VO, MAP_AREA_AT_VP, MAP_AREA_AT_VQ, MAP_AREA_AT_VR,
        MAP_AREA_AT_VS, MAP_AREA_AT_VT, MAP_AREA_AT_VU, MAP_AREA_AT_VV, MAP_AREA_AT_VW, MAP_AREA_AT_VX,
        MAP_AREA_AT_VY, MAP_AREA_AT_VZ, MAP_AREA_AT_WA, MAP_AREA_AT_WB, MAP_AREA_AT_WC, MAP_AREA_AT_WD,
        MAP_AREA_AT_WE, MAP_AREA_AT_WF, MAP_AREA_AT_WG, MAP_AREA_AT_WH, MAP_AREA_AT_WI, MAP_AREA_AT_WJ,
        MAP_AREA_AT_WK, MAP_AREA_AT_WL, MAP_AREA_AT_WM, MAP_AREA_AT_WN, MAP_AREA_AT_WO, MAP_AREA_AT_WP,
        MAP_AREA_AT_WQ, MAP_AREA_AT_WR, MAP_AREA_AT_WS, MAP_AREA_AT_WT, MAP_AREA_AT_WU, MAP_AREA_AT_WV,
        MAP_AREA_AT_WW, MAP_AREA_AT_WX, MAP_AREA_AT_WY, MAP_AREA_AT_WZ, MAP_AREA_AT_XA, MAP_AREA_AT_XB,
        MAP_AREA_AT_XC, MAP_AREA_AT_XD, MAP_AREA_AT_XE, MAP_AREA_AT_XF, MAP_AREA_AT_XG, MAP_AREA_AT_XH,
        MAP_AREA_AT_XI, MAP_AREA_AT_XJ, MAP_AREA_AT_XK, MAP_AREA_AT_XL, MAP_AREA_AT_XM, MAP_AREA_AT_XN,
        MAP_AREA_AT_XO, MAP_AREA_AT_XP, MAP_AREA_AT_XQ, MAP_AREA_AT_XR, MAP_AREA_AT_XS, MAP_AREA_AT_XT,
        MAP_AREA_AT_XU, MAP_AREA_AT_XV, MAP_AREA_AT_XW, MAP_AREA_AT_XX, MAP_AREA_AT_XY, MAP_AREA_AT_XZ,
        MAP_AREA_AT_YA, MAP_AREA_AT_YB, MAP_AREA_AT_YC, MAP_AREA_AT_YD, MAP_AREA_AT_YE, MAP_AREA_AT_YF,
        MAP_AREA_AT_YG, MAP_AREA_AT_YH, MAP_AREA_AT_YI, MAP_AREA_AT_YJ, MAP_AREA_AT_YK, MAP_AREA_AT_YL,
        MAP_AREA_AT_YM, MAP_AREA_AT_YN, MAP_AREA_AT_YO, MAP_AREA_AT_YP, MAP_AREA_AT_YQ, MAP_AREA_AT_YR,
        MAP_AREA_AT_YS, MAP_AREA_AT_YT, MAP_AREA_AT_YU, MAP_AREA_AT_YV, MAP_AREA_AT_YW, MAP_AREA_AT_YX,
        MAP_AREA_AT_YY, MAP_AREA_AT_YZ, MAP_AREA_AT_ZA, MAP_AREA_AT_ZB, MAP_AREA_AT_ZC, MAP_AREA_AT_ZD,
        MAP_AREA_AT_ZE, MAP_AREA_AT_ZF, MAP_AREA_AT_ZG, MAP_AREA_AT_ZH, MAP_AREA_AT_ZI, MAP_AREA_AT_ZJ,
        MAP_AREA_AT_ZK, MAP_AREA_AT_ZL, MAP_AREA_AT_ZM, MAP_AREA_AT_ZN, MAP_AREA_AT_ZO, MAP_AREA_AT_ZP,
        MAP_AREA_AT_ZQ, MAP_AREA_AT_ZR, MAP_AREA_AT_ZS, MAP_AREA_AT_ZT, MAP_AREA_AT_ZU, MAP_AREA_AT_ZV,
        MAP_AREA_AT_ZW, MAP_AREA_AT_ZX, MAP_AREA_AT_ZY, MAP_AREA_AT_ZZ,
    ], notes


def why_atlas_outline(kingdom: Kingdom, a: MapArea) -> tuple[Sequence[tuple[int, int]], Notes]:
    """Outline.

    `atlas_outline` with its notes: pairs of an index of LABELS['atlas_outline'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return square(a), notes


def why_atlas_terrain(kingdom: Kingdom, a: MapArea) -> tuple[Terrain, Notes]:
    """Ground.

    `atlas_terrain` with its notes: pairs of an index of LABELS['atlas_terrain'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 0))
    return MAP_AREA_TERRAIN[a], notes


def why_charted(kingdom: Kingdom, world: World) -> tuple[Sequence[Sighting], Notes]:
    """Population centers that the kingdom has seen.

    `charted` with its notes: pairs of an index of LABELS['charted'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [s for s in world.sightings if s.kingdom is kingdom], notes


def why_charted_place(kingdom: Kingdom, s: Sighting) -> tuple[Place, Notes]:
    """Population center.

    `charted_place` with its notes: pairs of an index of LABELS['charted_place'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.place, notes


def why_charted_area(kingdom: Kingdom, s: Sighting) -> tuple[MapArea | None, Notes]:
    """Map area.

    `charted_area` with its notes: pairs of an index of LABELS['charted_area'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.place.area, notes


def why_charted_owner(kingdom: Kingdom, s: Sighting) -> tuple[Kingdom | None, Notes]:
    """Ruled by.

    `charted_owner` with its notes: pairs of an index of LABELS['charted_owner'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.owner, notes


def why_charted_size(kingdom: Kingdom, s: Sighting) -> tuple[Settlement, Notes]:
    """Size.

    `charted_size` with its notes: pairs of an index of LABELS['charted_size'] and what it moved.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.size, notes


def why_charted_month(kingdom: Kingdom, s: Sighting) -> tuple[int, Notes]:
    """Seen in month.

    `charted_month` with its notes: pairs of an index of LABELS['charted_month'] and what it moved.
    In plain numbers.
    maelstrom "Population Centers", "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return s.month, notes


def why_groups_on_map(kingdom: Kingdom, world: World) -> tuple[Sequence[Group], Notes]:
    """The kingdom's groups on the map.

    `groups_on_map` with its notes: pairs of an index of LABELS['groups_on_map'] and what it moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [g for g in world.groups if g.kingdom is kingdom and g.area is not None], notes


def why_groups_on_map_area(kingdom: Kingdom, g: Group) -> tuple[MapArea, Notes]:
    """Map area.

    `groups_on_map_area` with its notes: pairs of an index of LABELS['groups_on_map_area'] and what it
    moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(g.area, ''), notes


def why_groups_on_map_sign(kingdom: Kingdom, g: Group) -> tuple[str, Notes]:
    """Sign.

    `groups_on_map_sign` with its notes: pairs of an index of LABELS['groups_on_map_sign'] and what it
    moved.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 'G', notes


def why_marches_on_map(kingdom: Kingdom, world: World) -> tuple[Sequence[Group], Notes]:
    """Where the kingdom's groups have marched.

    `marches_on_map` with its notes: pairs of an index of LABELS['marches_on_map'] and what it moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        g
        for g in world.groups
        if g.kingdom is kingdom and g.camp is not None and g.camp != g.area
    ], notes


def why_marches_on_map_camp(kingdom: Kingdom, g: Group) -> tuple[MapArea, Notes]:
    """Where it stood when the month's marches began.

    `marches_on_map_camp` with its notes: pairs of an index of LABELS['marches_on_map_camp'] and what it
    moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return present(g.camp, ''), notes


def why_marches_on_map_area(kingdom: Kingdom, g: Group) -> tuple[MapArea | None, Notes]:
    """Map area.

    `marches_on_map_area` with its notes: pairs of an index of LABELS['marches_on_map_area'] and what it
    moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    return g.area, notes
