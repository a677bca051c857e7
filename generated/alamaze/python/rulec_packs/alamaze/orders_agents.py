"""Resolvers of orders_agents.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, show

from ._choices import (
    Artifact, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, HOST_SIZE_INACTIVE,
    LOOKOUT_AGENT_RECON, LOOKOUT_AGENT_SEARCH, Lookout, MAP_AREA_TILE_AA, MAP_AREA_TILE_AB,
    MAP_AREA_TILE_AC, MAP_AREA_TILE_AD, MAP_AREA_TILE_AE, MAP_AREA_TILE_AF, MAP_AREA_TILE_AG,
    MAP_AREA_TILE_AH, MAP_AREA_TILE_AI, MAP_AREA_TILE_AJ, MAP_AREA_TILE_AK, MAP_AREA_TILE_AL,
    MAP_AREA_TILE_AM, MAP_AREA_TILE_AN, MAP_AREA_TILE_AO, MAP_AREA_TILE_AP, MAP_AREA_TILE_AQ,
    MAP_AREA_TILE_AR, MAP_AREA_TILE_AS, MAP_AREA_TILE_AT, MAP_AREA_TILE_AU, MAP_AREA_TILE_AV,
    MAP_AREA_TILE_AW, MAP_AREA_TILE_AX, MAP_AREA_TILE_AY, MAP_AREA_TILE_AZ, MAP_AREA_TILE_BA,
    MAP_AREA_TILE_BB, MAP_AREA_TILE_BC, MAP_AREA_TILE_BD, MAP_AREA_TILE_BE, MAP_AREA_TILE_BF,
    MAP_AREA_TILE_BG, MAP_AREA_TILE_BH, MAP_AREA_TILE_BI, MAP_AREA_TILE_BJ, MAP_AREA_TILE_BK,
    MAP_AREA_TILE_BL, MAP_AREA_TILE_BM, MAP_AREA_TILE_BN, MAP_AREA_TILE_BO, MAP_AREA_TILE_BP,
    MAP_AREA_TILE_BQ, MAP_AREA_TILE_BR, MAP_AREA_TILE_BS, MAP_AREA_TILE_BT, MAP_AREA_TILE_BU,
    MAP_AREA_TILE_BV, MAP_AREA_TILE_BW, MAP_AREA_TILE_BX, MAP_AREA_TILE_BY, MAP_AREA_TILE_BZ,
    MAP_AREA_TILE_CA, MAP_AREA_TILE_CB, MAP_AREA_TILE_CC, MAP_AREA_TILE_CD, MAP_AREA_TILE_CE,
    MAP_AREA_TILE_CF, MAP_AREA_TILE_CG, MAP_AREA_TILE_CH, MAP_AREA_TILE_CI, MAP_AREA_TILE_CJ,
    MAP_AREA_TILE_CK, MAP_AREA_TILE_CL, MAP_AREA_TILE_CM, MAP_AREA_TILE_CN, MAP_AREA_TILE_CO,
    MAP_AREA_TILE_CP, MAP_AREA_TILE_CQ, MAP_AREA_TILE_CR, MAP_AREA_TILE_CS, MAP_AREA_TILE_CT,
    MAP_AREA_TILE_CU, MAP_AREA_TILE_CV, MAP_AREA_TILE_CW, MAP_AREA_TILE_CX, MAP_AREA_TILE_CY,
    MAP_AREA_TILE_CZ, MAP_AREA_TILE_DA, MAP_AREA_TILE_DB, MAP_AREA_TILE_DC, MAP_AREA_TILE_DD,
    MAP_AREA_TILE_DE, MAP_AREA_TILE_DF, MAP_AREA_TILE_DG, MAP_AREA_TILE_DH, MAP_AREA_TILE_DI,
    MAP_AREA_TILE_DJ, MAP_AREA_TILE_DK, MAP_AREA_TILE_DL, MAP_AREA_TILE_DM, MAP_AREA_TILE_DN,
    MAP_AREA_TILE_DO, MAP_AREA_TILE_DP, MAP_AREA_TILE_DQ, MAP_AREA_TILE_DR, MAP_AREA_TILE_DS,
    MAP_AREA_TILE_DT, MAP_AREA_TILE_DU, MAP_AREA_TILE_DV, MAP_AREA_TILE_DW, MAP_AREA_TILE_DX,
    MAP_AREA_TILE_DY, MAP_AREA_TILE_DZ, MAP_AREA_TILE_EA, MAP_AREA_TILE_EB, MAP_AREA_TILE_EC,
    MAP_AREA_TILE_ED, MAP_AREA_TILE_EE, MAP_AREA_TILE_EF, MAP_AREA_TILE_EG, MAP_AREA_TILE_EH,
    MAP_AREA_TILE_EI, MAP_AREA_TILE_EJ, MAP_AREA_TILE_EK, MAP_AREA_TILE_EL, MAP_AREA_TILE_EM,
    MAP_AREA_TILE_EN, MAP_AREA_TILE_EO, MAP_AREA_TILE_EP, MAP_AREA_TILE_EQ, MAP_AREA_TILE_ER,
    MAP_AREA_TILE_ES, MAP_AREA_TILE_ET, MAP_AREA_TILE_EU, MAP_AREA_TILE_EV, MAP_AREA_TILE_EW,
    MAP_AREA_TILE_EX, MAP_AREA_TILE_EY, MAP_AREA_TILE_EZ, MAP_AREA_TILE_FA, MAP_AREA_TILE_FB,
    MAP_AREA_TILE_FC, MAP_AREA_TILE_FD, MAP_AREA_TILE_FE, MAP_AREA_TILE_FF, MAP_AREA_TILE_FG,
    MAP_AREA_TILE_FH, MAP_AREA_TILE_FI, MAP_AREA_TILE_FJ, MAP_AREA_TILE_FK, MAP_AREA_TILE_FL,
    MAP_AREA_TILE_FM, MAP_AREA_TILE_FN, MAP_AREA_TILE_FO, MAP_AREA_TILE_FP, MAP_AREA_TILE_FQ,
    MAP_AREA_TILE_FR, MAP_AREA_TILE_FS, MAP_AREA_TILE_FT, MAP_AREA_TILE_FU, MAP_AREA_TILE_FV,
    MAP_AREA_TILE_FW, MAP_AREA_TILE_FX, MAP_AREA_TILE_FY, MAP_AREA_TILE_FZ, MAP_AREA_TILE_GA,
    MAP_AREA_TILE_GB, MAP_AREA_TILE_GC, MAP_AREA_TILE_GD, MAP_AREA_TILE_GE, MAP_AREA_TILE_GF,
    MAP_AREA_TILE_GG, MAP_AREA_TILE_GH, MAP_AREA_TILE_GI, MAP_AREA_TILE_GJ, MAP_AREA_TILE_GK,
    MAP_AREA_TILE_GL, MAP_AREA_TILE_GM, MAP_AREA_TILE_GN, MAP_AREA_TILE_GO, MAP_AREA_TILE_GP,
    MAP_AREA_TILE_GQ, MAP_AREA_TILE_GR, MAP_AREA_TILE_GS, MAP_AREA_TILE_GT, MAP_AREA_TILE_GU,
    MAP_AREA_TILE_GV, MAP_AREA_TILE_GW, MAP_AREA_TILE_GX, MAP_AREA_TILE_GY, MAP_AREA_TILE_GZ,
    MAP_AREA_TILE_HA, MAP_AREA_TILE_HB, MAP_AREA_TILE_HC, MAP_AREA_TILE_HD, MAP_AREA_TILE_HE,
    MAP_AREA_TILE_HF, MAP_AREA_TILE_HG, MAP_AREA_TILE_HH, MAP_AREA_TILE_HI, MAP_AREA_TILE_HJ,
    MAP_AREA_TILE_HK, MAP_AREA_TILE_HL, MAP_AREA_TILE_HM, MAP_AREA_TILE_HN, MAP_AREA_TILE_HO,
    MAP_AREA_TILE_HP, MAP_AREA_TILE_HQ, MAP_AREA_TILE_HR, MAP_AREA_TILE_HS, MAP_AREA_TILE_HT,
    MAP_AREA_TILE_HU, MAP_AREA_TILE_HV, MAP_AREA_TILE_HW, MAP_AREA_TILE_HX, MAP_AREA_TILE_HY,
    MAP_AREA_TILE_HZ, MAP_AREA_TILE_IA, MAP_AREA_TILE_IB, MAP_AREA_TILE_IC, MAP_AREA_TILE_ID,
    MAP_AREA_TILE_IE, MAP_AREA_TILE_IF, MAP_AREA_TILE_IG, MAP_AREA_TILE_IH, MAP_AREA_TILE_II,
    MAP_AREA_TILE_IJ, MAP_AREA_TILE_IK, MAP_AREA_TILE_IL, MAP_AREA_TILE_IM, MAP_AREA_TILE_IN,
    MAP_AREA_TILE_IO, MAP_AREA_TILE_IP, MAP_AREA_TILE_IQ, MAP_AREA_TILE_IR, MAP_AREA_TILE_IS,
    MAP_AREA_TILE_IT, MAP_AREA_TILE_IU, MAP_AREA_TILE_IV, MAP_AREA_TILE_IW, MAP_AREA_TILE_IX,
    MAP_AREA_TILE_IY, MAP_AREA_TILE_IZ, MAP_AREA_TILE_JA, MAP_AREA_TILE_JB, MAP_AREA_TILE_JC,
    MAP_AREA_TILE_JD, MAP_AREA_TILE_JE, MAP_AREA_TILE_JF, MAP_AREA_TILE_JG, MAP_AREA_TILE_JH,
    MAP_AREA_TILE_JI, MAP_AREA_TILE_JJ, MAP_AREA_TILE_JK, MAP_AREA_TILE_JL, MAP_AREA_TILE_JM,
    MAP_AREA_TILE_JN, MAP_AREA_TILE_JO, MAP_AREA_TILE_JP, MAP_AREA_TILE_JQ, MAP_AREA_TILE_JR,
    MAP_AREA_TILE_JS, MAP_AREA_TILE_JT, MAP_AREA_TILE_JU, MAP_AREA_TILE_JV, MAP_AREA_TILE_JW,
    MAP_AREA_TILE_JX, MAP_AREA_TILE_JY, MAP_AREA_TILE_JZ, MAP_AREA_TILE_KA, MAP_AREA_TILE_KB,
    MAP_AREA_TILE_KC, MAP_AREA_TILE_KD, MAP_AREA_TILE_KE, MAP_AREA_TILE_KF, MAP_AREA_TILE_KG,
    MAP_AREA_TILE_KH, MAP_AREA_TILE_KI, MAP_AREA_TILE_KJ, MAP_AREA_TILE_KK, MAP_AREA_TILE_KL,
    MAP_AREA_TILE_KM, MAP_AREA_TILE_KN, MAP_AREA_TILE_KO, MAP_AREA_TILE_KP, MAP_AREA_TILE_KQ,
    MAP_AREA_TILE_KR, MAP_AREA_TILE_KS, MAP_AREA_TILE_KT, MAP_AREA_TILE_KU, MAP_AREA_TILE_KV,
    MAP_AREA_TILE_KW, MAP_AREA_TILE_KX, MAP_AREA_TILE_KY, MAP_AREA_TILE_KZ, MAP_AREA_TILE_LA,
    MAP_AREA_TILE_LB, MAP_AREA_TILE_LC, MAP_AREA_TILE_LD, MAP_AREA_TILE_LE, MAP_AREA_TILE_LF,
    MAP_AREA_TILE_LG, MAP_AREA_TILE_LH, MAP_AREA_TILE_LI, MAP_AREA_TILE_LJ, MAP_AREA_TILE_LK,
    MAP_AREA_TILE_LL, MAP_AREA_TILE_LM, MAP_AREA_TILE_LN, MAP_AREA_TILE_LO, MAP_AREA_TILE_LP,
    MAP_AREA_TILE_LQ, MAP_AREA_TILE_LR, MAP_AREA_TILE_LS, MAP_AREA_TILE_LT, MAP_AREA_TILE_LU,
    MAP_AREA_TILE_LV, MAP_AREA_TILE_LW, MAP_AREA_TILE_LX, MAP_AREA_TILE_LY, MAP_AREA_TILE_LZ,
    MAP_AREA_TILE_MA, MAP_AREA_TILE_MB, MAP_AREA_TILE_MC, MAP_AREA_TILE_MD, MAP_AREA_TILE_ME,
    MAP_AREA_TILE_MF, MAP_AREA_TILE_MG, MAP_AREA_TILE_MH, MAP_AREA_TILE_MI, MAP_AREA_TILE_MJ,
    MAP_AREA_TILE_MK, MAP_AREA_TILE_ML, MAP_AREA_TILE_MM, MAP_AREA_TILE_MN, MAP_AREA_TILE_MO,
    MAP_AREA_TILE_MP, MAP_AREA_TILE_MQ, MAP_AREA_TILE_MR, MAP_AREA_TILE_MS, MAP_AREA_TILE_MT,
    MAP_AREA_TILE_MU, MAP_AREA_TILE_MV, MAP_AREA_TILE_MW, MAP_AREA_TILE_MX, MAP_AREA_TILE_MY,
    MAP_AREA_TILE_MZ, MAP_AREA_TILE_NA, MAP_AREA_TILE_NB, MAP_AREA_TILE_NC, MAP_AREA_TILE_ND,
    MAP_AREA_TILE_NE, MAP_AREA_TILE_NF, MAP_AREA_TILE_NG, MAP_AREA_TILE_NH, MAP_AREA_TILE_NI,
    MAP_AREA_TILE_NJ, MAP_AREA_TILE_NK, MAP_AREA_TILE_NL, MAP_AREA_TILE_NM, MAP_AREA_TILE_NN,
    MAP_AREA_TILE_NO, MAP_AREA_TILE_NP, MAP_AREA_TILE_NQ, MAP_AREA_TILE_NR, MAP_AREA_TILE_NS,
    MAP_AREA_TILE_NT, MAP_AREA_TILE_NU, MAP_AREA_TILE_NV, MAP_AREA_TILE_NW, MAP_AREA_TILE_NX,
    MAP_AREA_TILE_NY, MAP_AREA_TILE_NZ, MAP_AREA_TILE_OA, MAP_AREA_TILE_OB, MAP_AREA_TILE_OC,
    MAP_AREA_TILE_OD, MAP_AREA_TILE_OE, MAP_AREA_TILE_OF, MAP_AREA_TILE_OG, MAP_AREA_TILE_OH,
    MAP_AREA_TILE_OI, MAP_AREA_TILE_OJ, MAP_AREA_TILE_OK, MAP_AREA_TILE_OL, MAP_AREA_TILE_OM,
    MAP_AREA_TILE_ON, MAP_AREA_TILE_OO, MAP_AREA_TILE_OP, MAP_AREA_TILE_OQ, MAP_AREA_TILE_OR,
    MAP_AREA_TILE_OS, MAP_AREA_TILE_OT, MAP_AREA_TILE_OU, MAP_AREA_TILE_OV, MAP_AREA_TILE_OW,
    MAP_AREA_TILE_OX, MAP_AREA_TILE_OY, MAP_AREA_TILE_OZ, MAP_AREA_TILE_PA, MAP_AREA_TILE_PB,
    MAP_AREA_TILE_PC, MAP_AREA_TILE_PD, MAP_AREA_TILE_PE, MAP_AREA_TILE_PF, MAP_AREA_TILE_PG,
    MAP_AREA_TILE_PH, MAP_AREA_TILE_PI, MAP_AREA_TILE_PJ, MAP_AREA_TILE_PK, MAP_AREA_TILE_PL,
    MAP_AREA_TILE_PM, MAP_AREA_TILE_PN, MAP_AREA_TILE_PO, MAP_AREA_TILE_PP, MAP_AREA_TILE_PQ,
    MAP_AREA_TILE_PR, MAP_AREA_TILE_PS, MAP_AREA_TILE_PT, MAP_AREA_TILE_PU, MAP_AREA_TILE_PV,
    MAP_AREA_TILE_PW, MAP_AREA_TILE_PX, MAP_AREA_TILE_PY, MAP_AREA_TILE_PZ, MAP_AREA_TILE_QA,
    MAP_AREA_TILE_QB, MAP_AREA_TILE_QC, MAP_AREA_TILE_QD, MAP_AREA_TILE_QE, MAP_AREA_TILE_QF,
    MAP_AREA_TILE_QG, MAP_AREA_TILE_QH, MAP_AREA_TILE_QI, MAP_AREA_TILE_QJ, MAP_AREA_TILE_QK,
    MAP_AREA_TILE_QL, MAP_AREA_TILE_QM, MAP_AREA_TILE_QN, MAP_AREA_TILE_QO, MAP_AREA_TILE_QP,
    MAP_AREA_TILE_QQ, MAP_AREA_TILE_QR, MAP_AREA_TILE_QS, MAP_AREA_TILE_QT, MAP_AREA_TILE_QU,
    MAP_AREA_TILE_QV, MAP_AREA_TILE_QW, MAP_AREA_TILE_QX, MAP_AREA_TILE_QY, MAP_AREA_TILE_QZ,
    MAP_AREA_TILE_RA, MAP_AREA_TILE_RB, MAP_AREA_TILE_RC, MAP_AREA_TILE_RD, MAP_AREA_TILE_RE,
    MAP_AREA_TILE_RF, MAP_AREA_TILE_RG, MAP_AREA_TILE_RH, MAP_AREA_TILE_RI, MAP_AREA_TILE_RJ,
    MAP_AREA_TILE_RK, MAP_AREA_TILE_RL, MAP_AREA_TILE_RM, MAP_AREA_TILE_RN, MAP_AREA_TILE_RO,
    MAP_AREA_TILE_RP, MAP_AREA_TILE_RQ, MAP_AREA_TILE_RR, MAP_AREA_TILE_RS, MAP_AREA_TILE_RT,
    MAP_AREA_TILE_RU, MAP_AREA_TILE_RV, MAP_AREA_TILE_RW, MAP_AREA_TILE_RX, MAP_AREA_TILE_RY,
    MAP_AREA_TILE_RZ, MAP_AREA_TILE_SA, MAP_AREA_TILE_SB, MAP_AREA_TILE_SC, MAP_AREA_TILE_SD,
    MAP_AREA_TILE_SE, MAP_AREA_TILE_SF, MAP_AREA_TILE_SG, MAP_AREA_TILE_SH, MAP_AREA_TILE_SI,
    MAP_AREA_TILE_SJ, MAP_AREA_TILE_SK, MAP_AREA_TILE_SL, MAP_AREA_TILE_SM, MAP_AREA_TILE_SN,
    MAP_AREA_TILE_SO, MAP_AREA_TILE_SP, MAP_AREA_TILE_SQ, MAP_AREA_TILE_SR, MAP_AREA_TILE_SS,
    MAP_AREA_TILE_ST, MAP_AREA_TILE_SU, MAP_AREA_TILE_SV, MAP_AREA_TILE_SW, MAP_AREA_TILE_SX,
    MAP_AREA_TILE_SY, MAP_AREA_TILE_SZ, MAP_AREA_TILE_TA, MAP_AREA_TILE_TB, MAP_AREA_TILE_TC,
    MAP_AREA_TILE_TD, MAP_AREA_TILE_TE, MAP_AREA_TILE_TF, MAP_AREA_TILE_TG, MAP_AREA_TILE_TH,
    MAP_AREA_TILE_TI, MAP_AREA_TILE_TJ, MAP_AREA_TILE_TK, MAP_AREA_TILE_TL, MAP_AREA_TILE_TM,
    MAP_AREA_TILE_TN, MAP_AREA_TILE_TO, MAP_AREA_TILE_TP, MAP_AREA_TILE_TQ, MAP_AREA_TILE_TR,
    MAP_AREA_TILE_TS, MAP_AREA_TILE_TT, MAP_AREA_TILE_TU, MAP_AREA_TILE_TV, MAP_AREA_TILE_TW,
    MAP_AREA_TILE_TX, MAP_AREA_TILE_TY, MAP_AREA_TILE_TZ, MAP_AREA_TILE_UA, MAP_AREA_TILE_UB,
    MAP_AREA_TILE_UC, MAP_AREA_TILE_UD, MAP_AREA_TILE_UE, MAP_AREA_TILE_UF, MAP_AREA_TILE_UG,
    MAP_AREA_TILE_UH, MAP_AREA_TILE_UI, MAP_AREA_TILE_UJ, MAP_AREA_TILE_UK, MAP_AREA_TILE_UL,
    MAP_AREA_TILE_UM, MAP_AREA_TILE_UN, MAP_AREA_TILE_UO, MAP_AREA_TILE_UP, MAP_AREA_TILE_UQ,
    MAP_AREA_TILE_UR, MAP_AREA_TILE_US, MAP_AREA_TILE_UT, MAP_AREA_TILE_UU, MAP_AREA_TILE_UV,
    MAP_AREA_TILE_UW, MAP_AREA_TILE_UX, MAP_AREA_TILE_UY, MAP_AREA_TILE_UZ, MAP_AREA_TILE_VA,
    MAP_AREA_TILE_VB, MAP_AREA_TILE_VC, MAP_AREA_TILE_VD, MAP_AREA_TILE_VE, MAP_AREA_TILE_VF,
    MAP_AREA_TILE_VG, MAP_AREA_TILE_VH, MAP_AREA_TILE_VI, MAP_AREA_TILE_VJ, MAP_AREA_TILE_VK,
    MAP_AREA_TILE_VL, MAP_AREA_TILE_VM, MAP_AREA_TILE_VN, MAP_AREA_TILE_VO, MAP_AREA_TILE_VP,
    MAP_AREA_TILE_VQ, MAP_AREA_TILE_VR, MAP_AREA_TILE_VS, MAP_AREA_TILE_VT, MAP_AREA_TILE_VU,
    MAP_AREA_TILE_VV, MAP_AREA_TILE_VW, MAP_AREA_TILE_VX, MAP_AREA_TILE_VY, MAP_AREA_TILE_VZ,
    MAP_AREA_TILE_WA, MAP_AREA_TILE_WB, MAP_AREA_TILE_WC, MAP_AREA_TILE_WD, MAP_AREA_TILE_WE,
    MAP_AREA_TILE_WF, MAP_AREA_TILE_WG, MAP_AREA_TILE_WH, MAP_AREA_TILE_WI, MAP_AREA_TILE_WJ,
    MAP_AREA_TILE_WK, MAP_AREA_TILE_WL, MAP_AREA_TILE_WM, MAP_AREA_TILE_WN, MAP_AREA_TILE_WO,
    MAP_AREA_TILE_WP, MAP_AREA_TILE_WQ, MAP_AREA_TILE_WR, MAP_AREA_TILE_WS, MAP_AREA_TILE_WT,
    MAP_AREA_TILE_WU, MAP_AREA_TILE_WV, MAP_AREA_TILE_WW, MAP_AREA_TILE_WX, MAP_AREA_TILE_WY,
    MAP_AREA_TILE_WZ, MAP_AREA_TILE_XA, MAP_AREA_TILE_XB, MAP_AREA_TILE_XC, MAP_AREA_TILE_XD,
    MAP_AREA_TILE_XE, MAP_AREA_TILE_XF, MAP_AREA_TILE_XG, MAP_AREA_TILE_XH, MAP_AREA_TILE_XI,
    MAP_AREA_TILE_XJ, MAP_AREA_TILE_XK, MAP_AREA_TILE_XL, MAP_AREA_TILE_XM, MAP_AREA_TILE_XN,
    MAP_AREA_TILE_XO, MAP_AREA_TILE_XP, MAP_AREA_TILE_XQ, MAP_AREA_TILE_XR, MAP_AREA_TILE_XS,
    MAP_AREA_TILE_XT, MAP_AREA_TILE_XU, MAP_AREA_TILE_XV, MAP_AREA_TILE_XW, MAP_AREA_TILE_XX,
    MAP_AREA_TILE_XY, MAP_AREA_TILE_XZ, MAP_AREA_TILE_YA, MAP_AREA_TILE_YB, MAP_AREA_TILE_YC,
    MAP_AREA_TILE_YD, MAP_AREA_TILE_YE, MAP_AREA_TILE_YF, MAP_AREA_TILE_YG, MAP_AREA_TILE_YH,
    MAP_AREA_TILE_YI, MAP_AREA_TILE_YJ, MAP_AREA_TILE_YK, MAP_AREA_TILE_YL, MAP_AREA_TILE_YM,
    MAP_AREA_TILE_YN, MAP_AREA_TILE_YO, MAP_AREA_TILE_YP, MAP_AREA_TILE_YQ, MAP_AREA_TILE_YR,
    MAP_AREA_TILE_YS, MAP_AREA_TILE_YT, MAP_AREA_TILE_YU, MAP_AREA_TILE_YV, MAP_AREA_TILE_YW,
    MAP_AREA_TILE_YX, MAP_AREA_TILE_YY, MAP_AREA_TILE_YZ, MAP_AREA_TILE_ZA, MAP_AREA_TILE_ZB,
    MAP_AREA_TILE_ZC, MAP_AREA_TILE_ZD, MAP_AREA_TILE_ZE, MAP_AREA_TILE_ZF, MAP_AREA_TILE_ZG,
    MAP_AREA_TILE_ZH, MAP_AREA_TILE_ZI, MAP_AREA_TILE_ZJ, MAP_AREA_TILE_ZK, MAP_AREA_TILE_ZL,
    MAP_AREA_TILE_ZM, MAP_AREA_TILE_ZN, MAP_AREA_TILE_ZO, MAP_AREA_TILE_ZP, MAP_AREA_TILE_ZQ,
    MAP_AREA_TILE_ZR, MAP_AREA_TILE_ZS, MAP_AREA_TILE_ZT, MAP_AREA_TILE_ZU, MAP_AREA_TILE_ZV,
    MAP_AREA_TILE_ZW, MAP_AREA_TILE_ZX, MAP_AREA_TILE_ZY, MAP_AREA_TILE_ZZ, MISSION_EARLY_TRAIL,
    MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA, MISSION_TRAIL,
    MORALE_EVENT_POISONED, MapArea, ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, PRIVILEGE_AGENTS_TRIBUTE,
    RANK_AREA, RANK_ARTIFACT, RANK_GROUP, RANK_PLACE, RANK_SEA, REGION_CROWN_ISLANDS, REGION_DARKOVER,
    REGION_DIAMOND_COAST, REGION_KRYNN, REGION_MYTHGAR, REGION_NYVARIA, REGION_PELLINOR, REGION_STORMGATE,
    REGION_SWORD_COAST, REGION_TRIUMVIA, REGION_UNTAMED_LANDS, REGION_ZAMORA, REGION_ZANTHIA, Region,
    SORT_DEMON, SORT_HIGH_DEMON, SORT_IMP,
)
from ._kinds import Agent, Group, Kingdom, Place, Target
from ._words import DEFENSE, FOOD, GOLD, LEVEL, PERCENT
from ._world import SHAPE, World
from .clerks import finds_hidden, order_open
from .court import figure_range
from .effects import unseen
from .map_ import knows_of, remember, seat, within_reach
from .movement import host_size, shows_no_size

_PRIVILEGE_AGENTS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_AGENTS_TRIBUTE


def scouts_have_a_smell(kingdom: Kingdom, world: World) -> bool:
    """The kingdom knows who looks at its population centers.

    maelstrom "Immortality".
    """
    return any(f.kingdom is kingdom and deathless(f) for f in world.figures)  # an Immortal


def collect_fee(world: World) -> None:
    """What the Underworld takes of every lesson.

    maelstrom "Underworld".
    """
    for k in [k for k in world.kingdoms if k.privileges & _PRIVILEGE_AGENTS_TRIBUTE_BIT]:
        k.gold += 1500
        world.tell(k, 'Somebody has been schooled; the fee: 1,500 gold.')


def smell_scouts(kingdom: Kingdom, area: MapArea, means: Lookout, world: World) -> None:
    """Immortals know who was looking.

    maelstrom "Immortality".
    """
    if means != LOOKOUT_AGENT_SEARCH:
        for p in [p for p in world.places if p.area == area]:
            lord = p.kingdom
            if lord is not None and lord is not kingdom:
                if scouts_have_a_smell(lord, world):
                    world.tell(lord, f"{SHAPE.name(p)} has been looked at by order of {SHAPE.name(kingdom)}.")


def look_around(kingdom: Kingdom, area: MapArea, means: Lookout, grade: int, world: World) -> None:
    """A scout reports.

    Raises OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Population Centers", "Agents".
    """
    smell_scouts(kingdom, area, means, world)
    for p in [p for p in world.places if p.area == area and (not p.hidden or finds_hidden(means, grade))]:
        if p.hidden:
            world.tell(
                kingdom,
                f"{SHAPE.name(p)} is hidden in {SHAPE.title('MapArea', area)}: "
                f"{SHAPE.title('Settlement', p.settlement)}, {show(p.defense, DEFENSE)}, "
                f"{show(p.gold_output, GOLD)}, {show(p.food_output, FOOD)}.",
            )
        else:
            world.tell(
                kingdom,
                f"{SHAPE.name(p)} lies in {SHAPE.title('MapArea', area)}: "
                f"{SHAPE.title('Settlement', p.settlement)}, {show(p.defense, DEFENSE)}, "
                f"{show(p.gold_output, GOLD)}, {show(p.food_output, FOOD)}.",
            )
        remember(kingdom, p, world)
        for f in [f for f in world.figures if f.place is p and not unseen(f, kingdom, grade)]:
            world.tell(kingdom, f"At {SHAPE.name(p)}: {SHAPE.name(f)}, {SHAPE.title('Rank', f.rank)}.")
        for t in [t for t in world.targets if t.place is p and t.rank == RANK_ARTIFACT]:
            world.tell(kingdom, f"At {SHAPE.name(p)}: {SHAPE.name(t)}.")
    for g in [g for g in world.groups if g.area == area and not hides_from(g, kingdom, grade)]:
        if host_size(g) > HOST_SIZE_INACTIVE:
            if shows_no_size(g, kingdom, grade):
                world.tell(
                    kingdom,
                    f"In {SHAPE.title('MapArea', area)}: {SHAPE.name(g)}, of which nobody can say how large "
                    'it is.',
                )
            else:
                world.tell(
                    kingdom,
                    f"In {SHAPE.title('MapArea', area)}: {SHAPE.name(g)}, "
                    f"{SHAPE.title('HostSize', host_size(g))}.",
                )
            for a in map(Artifact, members(g.artifacts)):
                world.tell(kingdom, f"With {SHAPE.name(g)}: {SHAPE.title('Artifact', a)}.")


def report_host(kingdom: Kingdom, host: Group, grade: int, world: World) -> None:
    """A scout reports on a host.

    Raises OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Population Centers".
    """
    if host.area is not None:
        world.tell(kingdom, f"{SHAPE.name(host)} stands in {SHAPE.title('MapArea', host.area)}.")
        look_around(kingdom, host.area, LOOKOUT_AGENT_SEARCH, grade, world)
    for b in host.brigades:
        world.tell(
            kingdom,
            f"In {SHAPE.name(host)}: {SHAPE.title('BrigadeType', b.breed)}, "
            f"{SHAPE.title('Experience', b.experience)}.",
        )


def report_trails(world: World) -> None:
    """Who trailed a group tells where it led.

    Raises OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)".
    """
    for a in list(world.agents):
        master = a.kingdom
        if master is not None:
            for g in [g for g in world.groups if world.happened('trailed', 'this', 0, a, g)]:
                report_host(master, g, mission_level(a, MISSION_EARLY_TRAIL), world)


def domain_order_50_agent(kingdom: Kingdom, world: World) -> Sequence[Agent]:
    """What may be chosen: Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    return world.agents


def needs_order_50(kingdom: Kingdom, agent: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    if agent.kingdom is not kingdom:
        return f"{SHAPE.name(agent)} does not serve {SHAPE.name(kingdom)}."
    return None


def does_order_50(kingdom: Kingdom, agent: Agent, world: World, dice: Dice) -> None:
    """Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    world.note('relieved', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is relieved.")


def domain_order_53_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def domain_order_53_other(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def open_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is not kingdom or (other is not None and other.kingdom is not kingdom):
        return 'An agent guards nobody but its own people.'
    if other is not None and other.place is not target.place:
        return 'They are not at the same place.'
    return None


def does_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
    dice: Dice,
) -> None:
    """Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    agent.duty = DUTY_GUARD
    target.watchers = (*target.watchers, agent)
    world.until('turn', target, "watchers", agent, False)
    if other is not None:
        other.watchers = (*other.watchers, agent)
        world.until('turn', other, "watchers", agent, False)


def domain_order_54_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_order_54_host(agent: Agent, kingdom: Kingdom, town: Place | None, world: World) -> Sequence[Group]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return world.groups


def open_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if town is None and host is None:
        return f"Say which place, or which group, {SHAPE.name(agent)} watches."
    if town is not None and host is not None:
        return f"{SHAPE.name(agent)} watches a place or a group, not both."
    if town is not None and town.kingdom is not kingdom:
        return "An agent watches nothing but its own kingdom's places."
    if host is not None and host.kingdom is not kingdom:
        return "An agent watches nothing but its own kingdom's groups."
    return None


def does_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    agent.duty = DUTY_COUNTER_ESPIONAGE
    if town is not None:
        town.watchers = (*town.watchers, agent)
        world.until('turn', town, "watchers", agent, False)
        for t in [t for t in world.targets if t.place is town and t.kingdom is kingdom]:
            t.watchers = (*t.watchers, agent)
            world.until('turn', t, "watchers", agent, False)
    if host is not None:
        host.watchers = (*host.watchers, agent)
        world.until('turn', host, "watchers", agent, False)
        for l_ in host.leaders:
            l_.watchers = (*l_.watchers, agent)
            world.until('turn', l_, "watchers", agent, False)
        for w in host.wizards:
            w.watchers = (*w.watchers, agent)
            world.until('turn', w, "watchers", agent, False)


def open_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is handed in: Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def does_order_299(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    agent.duty = DUTY_GUARD_PRISONERS
    for t in [
        t
        for t in world.targets
        if t.captor is kingdom and t.place is not None and t.place is kingdom.capital
    ]:
        t.watchers = (*t.watchers, agent)
        world.until('turn', t, "watchers", agent, False)


def needs_order_500(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    if agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON:
        return f"{SHAPE.name(agent)} learns nothing any more."
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if agent.level >= greatest_level(agent, taught_level(world)):
        return f"{SHAPE.name(agent)} has learned what can be taught."
    if not may_train(agent, taught_level(world)):
        return f"Only a thieves' guild could teach {SHAPE.name(agent)} more."
    return None


def cost_order_500(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    return (("gold", training_cost(agent, going_price(world))),)


def does_order_500(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    agent.level += 1
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def needs_order_501(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    if not order_open(ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, kingdom):
        return 'Only the Underworld trains so fast.'
    if not 1 <= agent.level <= 3:
        return f"{SHAPE.name(agent)} is no beginner."
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def cost_order_501(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    return (("gold", 6000),)


def does_order_501(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    agent.level = 4
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def domain_order_970_goal(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    return (
        MAP_AREA_TILE_AA, MAP_AREA_TILE_AB, MAP_AREA_TILE_AC, MAP_AREA_TILE_AD, MAP_AREA_TILE_AE,
        MAP_AREA_TILE_AF, MAP_AREA_TILE_AG, MAP_AREA_TILE_AH, MAP_AREA_TILE_AI, MAP_AREA_TILE_AJ,
        MAP_AREA_TILE_AK, MAP_AREA_TILE_AL, MAP_AREA_TILE_AM, MAP_AREA_TILE_AN, MAP_AREA_TILE_AO,
        MAP_AREA_TILE_AP, MAP_AREA_TILE_AQ, MAP_AREA_TILE_AR, MAP_AREA_TILE_AS, MAP_AREA_TILE_AT,
        MAP_AREA_TILE_AU, MAP_AREA_TILE_AV, MAP_AREA_TILE_AW, MAP_AREA_TILE_AX, MAP_AREA_TILE_AY,
        MAP_AREA_TILE_AZ, MAP_AREA_TILE_BA, MAP_AREA_TILE_BB, MAP_AREA_TILE_BC, MAP_AREA_TILE_BD,
        MAP_AREA_TILE_BE, MAP_AREA_TILE_BF, MAP_AREA_TILE_BG, MAP_AREA_TILE_BH, MAP_AREA_TILE_BI,
        MAP_AREA_TILE_BJ, MAP_AREA_TILE_BK, MAP_AREA_TILE_BL, MAP_AREA_TILE_BM, MAP_AREA_TILE_BN,
        MAP_AREA_TILE_BO, MAP_AREA_TILE_BP, MAP_AREA_TILE_BQ, MAP_AREA_TILE_BR, MAP_AREA_TILE_BS,
        MAP_AREA_TILE_BT, MAP_AREA_TILE_BU, MAP_AREA_TILE_BV, MAP_AREA_TILE_BW, MAP_AREA_TILE_BX,
        MAP_AREA_TILE_BY, MAP_AREA_TILE_BZ, MAP_AREA_TILE_CA, MAP_AREA_TILE_CB, MAP_AREA_TILE_CC,
        MAP_AREA_TILE_CD, MAP_AREA_TILE_CE, MAP_AREA_TILE_CF, MAP_AREA_TILE_CG, MAP_AREA_TILE_CH,
        MAP_AREA_TILE_CI, MAP_AREA_TILE_CJ, MAP_AREA_TILE_CK, MAP_AREA_TILE_CL, MAP_AREA_TILE_CM,
        MAP_AREA_TILE_CN, MAP_AREA_TILE_CO, MAP_AREA_TILE_CP, MAP_AREA_TILE_CQ, MAP_AREA_TILE_CR,
        MAP_AREA_TILE_CS, MAP_AREA_TILE_CT, MAP_AREA_TILE_CU, MAP_AREA_TILE_CV, MAP_AREA_TILE_CW,
        MAP_AREA_TILE_CX, MAP_AREA_TILE_CY, MAP_AREA_TILE_CZ, MAP_AREA_TILE_DA, MAP_AREA_TILE_DB,
        MAP_AREA_TILE_DC, MAP_AREA_TILE_DD, MAP_AREA_TILE_DE, MAP_AREA_TILE_DF, MAP_AREA_TILE_DG,
        MAP_AREA_TILE_DH, MAP_AREA_TILE_DI, MAP_AREA_TILE_DJ, MAP_AREA_TILE_DK, MAP_AREA_TILE_DL,
        MAP_AREA_TILE_DM, MAP_AREA_TILE_DN, MAP_AREA_TILE_DO, MAP_AREA_TILE_DP, MAP_AREA_TILE_DQ,
        MAP_AREA_TILE_DR, MAP_AREA_TILE_DS, MAP_AREA_TILE_DT, MAP_AREA_TILE_DU, MAP_AREA_TILE_DV,
        MAP_AREA_TILE_DW, MAP_AREA_TILE_DX, MAP_AREA_TILE_DY, MAP_AREA_TILE_DZ, MAP_AREA_TILE_EA,
        MAP_AREA_TILE_EB, MAP_AREA_TILE_EC, MAP_AREA_TILE_ED, MAP_AREA_TILE_EE, MAP_AREA_TILE_EF,
        MAP_AREA_TILE_EG, MAP_AREA_TILE_EH, MAP_AREA_TILE_EI, MAP_AREA_TILE_EJ, MAP_AREA_TILE_EK,
        MAP_AREA_TILE_EL, MAP_AREA_TILE_EM, MAP_AREA_TILE_EN, MAP_AREA_TILE_EO, MAP_AREA_TILE_EP,
        MAP_AREA_TILE_EQ, MAP_AREA_TILE_ER, MAP_AREA_TILE_ES, MAP_AREA_TILE_ET, MAP_AREA_TILE_EU,
        MAP_AREA_TILE_EV, MAP_AREA_TILE_EW, MAP_AREA_TILE_EX, MAP_AREA_TILE_EY, MAP_AREA_TILE_EZ,
        MAP_AREA_TILE_FA, MAP_AREA_TILE_FB, MAP_AREA_TILE_FC, MAP_AREA_TILE_FD, MAP_AREA_TILE_FE,
        MAP_AREA_TILE_FF, MAP_AREA_TILE_FG, MAP_AREA_TILE_FH, MAP_AREA_TILE_FI, MAP_AREA_TILE_FJ,
        MAP_AREA_TILE_FK, MAP_AREA_TILE_FL, MAP_AREA_TILE_FM, MAP_AREA_TILE_FN, MAP_AREA_TILE_FO,
        MAP_AREA_TILE_FP, MAP_AREA_TILE_FQ, MAP_AREA_TILE_FR, MAP_AREA_TILE_FS, MAP_AREA_TILE_FT,
        MAP_AREA_TILE_FU, MAP_AREA_TILE_FV, MAP_AREA_TILE_FW, MAP_AREA_TILE_FX, MAP_AREA_TILE_FY,
        MAP_AREA_TILE_FZ, MAP_AREA_TILE_GA, MAP_AREA_TILE_GB, MAP_AREA_TILE_GC, MAP_AREA_TILE_GD,
        MAP_AREA_TILE_GE, MAP_AREA_TILE_GF, MAP_AREA_TILE_GG, MAP_AREA_TILE_GH, MAP_AREA_TILE_GI,
        MAP_AREA_TILE_GJ, MAP_AREA_TILE_GK, MAP_AREA_TILE_GL, MAP_AREA_TILE_GM, MAP_AREA_TILE_GN,
        MAP_AREA_TILE_GO, MAP_AREA_TILE_GP, MAP_AREA_TILE_GQ, MAP_AREA_TILE_GR, MAP_AREA_TILE_GS,
        MAP_AREA_TILE_GT, MAP_AREA_TILE_GU, MAP_AREA_TILE_GV, MAP_AREA_TILE_GW, MAP_AREA_TILE_GX,
        MAP_AREA_TILE_GY, MAP_AREA_TILE_GZ, MAP_AREA_TILE_HA, MAP_AREA_TILE_HB, MAP_AREA_TILE_HC,
        MAP_AREA_TILE_HD, MAP_AREA_TILE_HE, MAP_AREA_TILE_HF, MAP_AREA_TILE_HG, MAP_AREA_TILE_HH,
        MAP_AREA_TILE_HI, MAP_AREA_TILE_HJ, MAP_AREA_TILE_HK, MAP_AREA_TILE_HL, MAP_AREA_TILE_HM,
        MAP_AREA_TILE_HN, MAP_AREA_TILE_HO, MAP_AREA_TILE_HP, MAP_AREA_TILE_HQ, MAP_AREA_TILE_HR,
        MAP_AREA_TILE_HS, MAP_AREA_TILE_HT, MAP_AREA_TILE_HU, MAP_AREA_TILE_HV, MAP_AREA_TILE_HW,
        MAP_AREA_TILE_HX, MAP_AREA_TILE_HY, MAP_AREA_TILE_HZ, MAP_AREA_TILE_IA, MAP_AREA_TILE_IB,
        MAP_AREA_TILE_IC, MAP_AREA_TILE_ID, MAP_AREA_TILE_IE, MAP_AREA_TILE_IF, MAP_AREA_TILE_IG,
        MAP_AREA_TILE_IH, MAP_AREA_TILE_II, MAP_AREA_TILE_IJ, MAP_AREA_TILE_IK, MAP_AREA_TILE_IL,
        MAP_AREA_TILE_IM, MAP_AREA_TILE_IN, MAP_AREA_TILE_IO, MAP_AREA_TILE_IP, MAP_AREA_TILE_IQ,
        MAP_AREA_TILE_IR, MAP_AREA_TILE_IS, MAP_AREA_TILE_IT, MAP_AREA_TILE_IU, MAP_AREA_TILE_IV,
        MAP_AREA_TILE_IW, MAP_AREA_TILE_IX, MAP_AREA_TILE_IY, MAP_AREA_TILE_IZ, MAP_AREA_TILE_JA,
        MAP_AREA_TILE_JB, MAP_AREA_TILE_JC, MAP_AREA_TILE_JD, MAP_AREA_TILE_JE, MAP_AREA_TILE_JF,
        MAP_AREA_TILE_JG, MAP_AREA_TILE_JH, MAP_AREA_TILE_JI, MAP_AREA_TILE_JJ, MAP_AREA_TILE_JK,
        MAP_AREA_TILE_JL, MAP_AREA_TILE_JM, MAP_AREA_TILE_JN, MAP_AREA_TILE_JO, MAP_AREA_TILE_JP,
        MAP_AREA_TILE_JQ, MAP_AREA_TILE_JR, MAP_AREA_TILE_JS, MAP_AREA_TILE_JT, MAP_AREA_TILE_JU,
        MAP_AREA_TILE_JV, MAP_AREA_TILE_JW, MAP_AREA_TILE_JX, MAP_AREA_TILE_JY, MAP_AREA_TILE_JZ,
        MAP_AREA_TILE_KA, MAP_AREA_TILE_KB, MAP_AREA_TILE_KC, MAP_AREA_TILE_KD, MAP_AREA_TILE_KE,
        MAP_AREA_TILE_KF, MAP_AREA_TILE_KG, MAP_AREA_TILE_KH, MAP_AREA_TILE_KI, MAP_AREA_TILE_KJ,
        MAP_AREA_TILE_KK, MAP_AREA_TILE_KL, MAP_AREA_TILE_KM, MAP_AREA_TILE_KN, MAP_AREA_TILE_KO,
        MAP_AREA_TILE_KP, MAP_AREA_TILE_KQ, MAP_AREA_TILE_KR, MAP_AREA_TILE_KS, MAP_AREA_TILE_KT,
        MAP_AREA_TILE_KU, MAP_AREA_TILE_KV, MAP_AREA_TILE_KW, MAP_AREA_TILE_KX, MAP_AREA_TILE_KY,
        MAP_AREA_TILE_KZ, MAP_AREA_TILE_LA, MAP_AREA_TILE_LB, MAP_AREA_TILE_LC, MAP_AREA_TILE_LD,
        MAP_AREA_TILE_LE, MAP_AREA_TILE_LF, MAP_AREA_TILE_LG, MAP_AREA_TILE_LH, MAP_AREA_TILE_LI,
        MAP_AREA_TILE_LJ, MAP_AREA_TILE_LK, MAP_AREA_TILE_LL, MAP_AREA_TILE_LM, MAP_AREA_TILE_LN,
        MAP_AREA_TILE_LO, MAP_AREA_TILE_LP, MAP_AREA_TILE_LQ, MAP_AREA_TILE_LR, MAP_AREA_TILE_LS,
        MAP_AREA_TILE_LT, MAP_AREA_TILE_LU, MAP_AREA_TILE_LV, MAP_AREA_TILE_LW, MAP_AREA_TILE_LX,
        MAP_AREA_TILE_LY, MAP_AREA_TILE_LZ, MAP_AREA_TILE_MA, MAP_AREA_TILE_MB, MAP_AREA_TILE_MC,
        MAP_AREA_TILE_MD, MAP_AREA_TILE_ME, MAP_AREA_TILE_MF, MAP_AREA_TILE_MG, MAP_AREA_TILE_MH,
        MAP_AREA_TILE_MI, MAP_AREA_TILE_MJ, MAP_AREA_TILE_MK, MAP_AREA_TILE_ML, MAP_AREA_TILE_MM,
        MAP_AREA_TILE_MN, MAP_AREA_TILE_MO, MAP_AREA_TILE_MP, MAP_AREA_TILE_MQ, MAP_AREA_TILE_MR,
        MAP_AREA_TILE_MS, MAP_AREA_TILE_MT, MAP_AREA_TILE_MU, MAP_AREA_TILE_MV, MAP_AREA_TILE_MW,
        MAP_AREA_TILE_MX, MAP_AREA_TILE_MY, MAP_AREA_TILE_MZ, MAP_AREA_TILE_NA, MAP_AREA_TILE_NB,
        MAP_AREA_TILE_NC, MAP_AREA_TILE_ND, MAP_AREA_TILE_NE, MAP_AREA_TILE_NF, MAP_AREA_TILE_NG,
        MAP_AREA_TILE_NH, MAP_AREA_TILE_NI, MAP_AREA_TILE_NJ, MAP_AREA_TILE_NK, MAP_AREA_TILE_NL,
        MAP_AREA_TILE_NM, MAP_AREA_TILE_NN, MAP_AREA_TILE_NO, MAP_AREA_TILE_NP, MAP_AREA_TILE_NQ,
        MAP_AREA_TILE_NR, MAP_AREA_TILE_NS, MAP_AREA_TILE_NT, MAP_AREA_TILE_NU, MAP_AREA_TILE_NV,
        MAP_AREA_TILE_NW, MAP_AREA_TILE_NX, MAP_AREA_TILE_NY, MAP_AREA_TILE_NZ, MAP_AREA_TILE_OA,
        MAP_AREA_TILE_OB, MAP_AREA_TILE_OC, MAP_AREA_TILE_OD, MAP_AREA_TILE_OE, MAP_AREA_TILE_OF,
        MAP_AREA_TILE_OG, MAP_AREA_TILE_OH, MAP_AREA_TILE_OI, MAP_AREA_TILE_OJ, MAP_AREA_TILE_OK,
        MAP_AREA_TILE_OL, MAP_AREA_TILE_OM, MAP_AREA_TILE_ON, MAP_AREA_TILE_OO, MAP_AREA_TILE_OP,
        MAP_AREA_TILE_OQ, MAP_AREA_TILE_OR, MAP_AREA_TILE_OS, MAP_AREA_TILE_OT, MAP_AREA_TILE_OU,
        MAP_AREA_TILE_OV, MAP_AREA_TILE_OW, MAP_AREA_TILE_OX, MAP_AREA_TILE_OY, MAP_AREA_TILE_OZ,
        MAP_AREA_TILE_PA, MAP_AREA_TILE_PB, MAP_AREA_TILE_PC, MAP_AREA_TILE_PD, MAP_AREA_TILE_PE,
        MAP_AREA_TILE_PF, MAP_AREA_TILE_PG, MAP_AREA_TILE_PH, MAP_AREA_TILE_PI, MAP_AREA_TILE_PJ,
        MAP_AREA_TILE_PK, MAP_AREA_TILE_PL, MAP_AREA_TILE_PM, MAP_AREA_TILE_PN, MAP_AREA_TILE_PO,
        MAP_AREA_TILE_PP, MAP_AREA_TILE_PQ, MAP_AREA_TILE_PR, MAP_AREA_TILE_PS, MAP_AREA_TILE_PT,
        MAP_AREA_TILE_PU, MAP_AREA_TILE_PV, MAP_AREA_TILE_PW, MAP_AREA_TILE_PX, MAP_AREA_TILE_PY,
        MAP_AREA_TILE_PZ, MAP_AREA_TILE_QA, MAP_AREA_TILE_QB, MAP_AREA_TILE_QC, MAP_AREA_TILE_QD,
        MAP_AREA_TILE_QE, MAP_AREA_TILE_QF, MAP_AREA_TILE_QG, MAP_AREA_TILE_QH, MAP_AREA_TILE_QI,
        MAP_AREA_TILE_QJ, MAP_AREA_TILE_QK, MAP_AREA_TILE_QL, MAP_AREA_TILE_QM, MAP_AREA_TILE_QN,
        MAP_AREA_TILE_QO, MAP_AREA_TILE_QP, MAP_AREA_TILE_QQ, MAP_AREA_TILE_QR, MAP_AREA_TILE_QS,
        MAP_AREA_TILE_QT, MAP_AREA_TILE_QU, MAP_AREA_TILE_QV, MAP_AREA_TILE_QW, MAP_AREA_TILE_QX,
        MAP_AREA_TILE_QY, MAP_AREA_TILE_QZ, MAP_AREA_TILE_RA, MAP_AREA_TILE_RB, MAP_AREA_TILE_RC,
        MAP_AREA_TILE_RD, MAP_AREA_TILE_RE, MAP_AREA_TILE_RF, MAP_AREA_TILE_RG, MAP_AREA_TILE_RH,
        MAP_AREA_TILE_RI, MAP_AREA_TILE_RJ, MAP_AREA_TILE_RK, MAP_AREA_TILE_RL, MAP_AREA_TILE_RM,
        MAP_AREA_TILE_RN, MAP_AREA_TILE_RO, MAP_AREA_TILE_RP, MAP_AREA_TILE_RQ, MAP_AREA_TILE_RR,
        MAP_AREA_TILE_RS, MAP_AREA_TILE_RT, MAP_AREA_TILE_RU, MAP_AREA_TILE_RV, MAP_AREA_TILE_RW,
        MAP_AREA_TILE_RX, MAP_AREA_TILE_RY, MAP_AREA_TILE_RZ, MAP_AREA_TILE_SA, MAP_AREA_TILE_SB,
        MAP_AREA_TILE_SC, MAP_AREA_TILE_SD, MAP_AREA_TILE_SE, MAP_AREA_TILE_SF, MAP_AREA_TILE_SG,
        MAP_AREA_TILE_SH, MAP_AREA_TILE_SI, MAP_AREA_TILE_SJ, MAP_AREA_TILE_SK, MAP_AREA_TILE_SL,
        MAP_AREA_TILE_SM, MAP_AREA_TILE_SN, MAP_AREA_TILE_SO, MAP_AREA_TILE_SP, MAP_AREA_TILE_SQ,
        MAP_AREA_TILE_SR, MAP_AREA_TILE_SS, MAP_AREA_TILE_ST, MAP_AREA_TILE_SU, MAP_AREA_TILE_SV,
        MAP_AREA_TILE_SW, MAP_AREA_TILE_SX, MAP_AREA_TILE_SY, MAP_AREA_TILE_SZ, MAP_AREA_TILE_TA,
        MAP_AREA_TILE_TB, MAP_AREA_TILE_TC, MAP_AREA_TILE_TD, MAP_AREA_TILE_TE, MAP_AREA_TILE_TF,
        MAP_AREA_TILE_TG, MAP_AREA_TILE_TH, MAP_AREA_TILE_TI, MAP_AREA_TILE_TJ, MAP_AREA_TILE_TK,
        MAP_AREA_TILE_TL, MAP_AREA_TILE_TM, MAP_AREA_TILE_TN, MAP_AREA_TILE_TO, MAP_AREA_TILE_TP,
        MAP_AREA_TILE_TQ, MAP_AREA_TILE_TR, MAP_AREA_TILE_TS, MAP_AREA_TILE_TT, MAP_AREA_TILE_TU,
        MAP_AREA_TILE_TV, MAP_AREA_TILE_TW, MAP_AREA_TILE_TX, MAP_AREA_TILE_TY, MAP_AREA_TILE_TZ,
        MAP_AREA_TILE_UA, MAP_AREA_TILE_UB, MAP_AREA_TILE_UC, MAP_AREA_TILE_UD, MAP_AREA_TILE_UE,
        MAP_AREA_TILE_UF, MAP_AREA_TILE_UG, MAP_AREA_TILE_UH, MAP_AREA_TILE_UI, MAP_AREA_TILE_UJ,
        MAP_AREA_TILE_UK, MAP_AREA_TILE_UL, MAP_AREA_TILE_UM, MAP_AREA_TILE_UN, MAP_AREA_TILE_UO,
        MAP_AREA_TILE_UP, MAP_AREA_TILE_UQ, MAP_AREA_TILE_UR, MAP_AREA_TILE_US, MAP_AREA_TILE_UT,
        MAP_AREA_TILE_UU, MAP_AREA_TILE_UV, MAP_AREA_TILE_UW, MAP_AREA_TILE_UX, MAP_AREA_TILE_UY,
        MAP_AREA_TILE_UZ, MAP_AREA_TILE_VA, MAP_AREA_TILE_VB, MAP_AREA_TILE_VC, MAP_AREA_TILE_VD,
        MAP_AREA_TILE_VE, MAP_AREA_TILE_VF, MAP_AREA_TILE_VG, MAP_AREA_TILE_VH, MAP_AREA_TILE_VI,
        MAP_AREA_TILE_VJ, MAP_AREA_TILE_VK, MAP_AREA_TILE_VL, MAP_AREA_TILE_VM, MAP_AREA_TILE_VN,
        MAP_AREA_TILE_VO, MAP_AREA_TILE_VP, MAP_AREA_TILE_VQ, MAP_AREA_TILE_VR, MAP_AREA_TILE_VS,
        MAP_AREA_TILE_VT, MAP_AREA_TILE_VU, MAP_AREA_TILE_VV, MAP_AREA_TILE_VW, MAP_AREA_TILE_VX,
        MAP_AREA_TILE_VY, MAP_AREA_TILE_VZ, MAP_AREA_TILE_WA, MAP_AREA_TILE_WB, MAP_AREA_TILE_WC,
        MAP_AREA_TILE_WD, MAP_AREA_TILE_WE, MAP_AREA_TILE_WF, MAP_AREA_TILE_WG, MAP_AREA_TILE_WH,
        MAP_AREA_TILE_WI, MAP_AREA_TILE_WJ, MAP_AREA_TILE_WK, MAP_AREA_TILE_WL, MAP_AREA_TILE_WM,
        MAP_AREA_TILE_WN, MAP_AREA_TILE_WO, MAP_AREA_TILE_WP, MAP_AREA_TILE_WQ, MAP_AREA_TILE_WR,
        MAP_AREA_TILE_WS, MAP_AREA_TILE_WT, MAP_AREA_TILE_WU, MAP_AREA_TILE_WV, MAP_AREA_TILE_WW,
        MAP_AREA_TILE_WX, MAP_AREA_TILE_WY, MAP_AREA_TILE_WZ, MAP_AREA_TILE_XA, MAP_AREA_TILE_XB,
        MAP_AREA_TILE_XC, MAP_AREA_TILE_XD, MAP_AREA_TILE_XE, MAP_AREA_TILE_XF, MAP_AREA_TILE_XG,
        MAP_AREA_TILE_XH, MAP_AREA_TILE_XI, MAP_AREA_TILE_XJ, MAP_AREA_TILE_XK, MAP_AREA_TILE_XL,
        MAP_AREA_TILE_XM, MAP_AREA_TILE_XN, MAP_AREA_TILE_XO, MAP_AREA_TILE_XP, MAP_AREA_TILE_XQ,
        MAP_AREA_TILE_XR, MAP_AREA_TILE_XS, MAP_AREA_TILE_XT, MAP_AREA_TILE_XU, MAP_AREA_TILE_XV,
        MAP_AREA_TILE_XW, MAP_AREA_TILE_XX, MAP_AREA_TILE_XY, MAP_AREA_TILE_XZ, MAP_AREA_TILE_YA,
        MAP_AREA_TILE_YB, MAP_AREA_TILE_YC, MAP_AREA_TILE_YD, MAP_AREA_TILE_YE, MAP_AREA_TILE_YF,
        MAP_AREA_TILE_YG, MAP_AREA_TILE_YH, MAP_AREA_TILE_YI, MAP_AREA_TILE_YJ, MAP_AREA_TILE_YK,
        MAP_AREA_TILE_YL, MAP_AREA_TILE_YM, MAP_AREA_TILE_YN, MAP_AREA_TILE_YO, MAP_AREA_TILE_YP,
        MAP_AREA_TILE_YQ, MAP_AREA_TILE_YR, MAP_AREA_TILE_YS, MAP_AREA_TILE_YT, MAP_AREA_TILE_YU,
        MAP_AREA_TILE_YV, MAP_AREA_TILE_YW, MAP_AREA_TILE_YX, MAP_AREA_TILE_YY, MAP_AREA_TILE_YZ,
        MAP_AREA_TILE_ZA, MAP_AREA_TILE_ZB, MAP_AREA_TILE_ZC, MAP_AREA_TILE_ZD, MAP_AREA_TILE_ZE,
        MAP_AREA_TILE_ZF, MAP_AREA_TILE_ZG, MAP_AREA_TILE_ZH, MAP_AREA_TILE_ZI, MAP_AREA_TILE_ZJ,
        MAP_AREA_TILE_ZK, MAP_AREA_TILE_ZL, MAP_AREA_TILE_ZM, MAP_AREA_TILE_ZN, MAP_AREA_TILE_ZO,
        MAP_AREA_TILE_ZP, MAP_AREA_TILE_ZQ, MAP_AREA_TILE_ZR, MAP_AREA_TILE_ZS, MAP_AREA_TILE_ZT,
        MAP_AREA_TILE_ZU, MAP_AREA_TILE_ZV, MAP_AREA_TILE_ZW, MAP_AREA_TILE_ZX, MAP_AREA_TILE_ZY,
        MAP_AREA_TILE_ZZ,
    )


def needs_order_970(agent: Agent, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not within_reach(seat(agent), goal, figure_range(kingdom, world)):
        return f"{SHAPE.title('MapArea', goal)} is too far from {SHAPE.name(agent)}."
    if not may_undertake(agent, MISSION_RECON):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_970(
    agent: Agent,
    kingdom: Kingdom,
    goal: MapArea,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Area.

    Raises OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON, RANK_AREA, False)),)


def does_order_970(agent: Agent, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Recon Area.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    done = look_in(kingdom, agent, MISSION_RECON, RANK_AREA, goal, world, dice)
    if done:
        look_around(kingdom, goal, LOOKOUT_AGENT_RECON, mission_level(agent, MISSION_RECON), world)


def domain_order_691_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return world.groups


def needs_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not within_reach(seat(agent), host.area, figure_range(kingdom, world)):
        return f"{SHAPE.name(host)} is too far from {SHAPE.name(agent)}."
    if not may_undertake(agent, MISSION_EARLY_TRAIL):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Early).

    Raises OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_EARLY_TRAIL, RANK_GROUP, False)),)


def does_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World, dice: Dice) -> None:
    """Trail Group (Early).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    done = steal_up(kingdom, agent, MISSION_EARLY_TRAIL, host, world, dice)
    if done:
        world.note('trailed', agent, host)


def domain_order_971_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return world.groups


def domain_order_971_region(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> Sequence[Region]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return (
        REGION_CROWN_ISLANDS, REGION_DARKOVER, REGION_DIAMOND_COAST, REGION_KRYNN, REGION_TRIUMVIA,
        REGION_ZANTHIA, REGION_NYVARIA, REGION_SWORD_COAST, REGION_PELLINOR, REGION_ZAMORA, REGION_MYTHGAR,
        REGION_UNTAMED_LANDS, REGION_STORMGATE,
    )


def needs_order_971(agent: Agent, kingdom: Kingdom, host: Group, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not may_undertake(agent, MISSION_TRAIL):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_971(
    agent: Agent,
    kingdom: Kingdom,
    host: Group,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Late).

    Raises OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_TRAIL, RANK_GROUP, False)),)


def does_order_971(
    agent: Agent,
    kingdom: Kingdom,
    host: Group,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Trail Group (Late).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if host.region != region or not within_reach(seat(agent), host.area, figure_range(kingdom, world)):
        world.note('worked', agent)
        world.tell(kingdom, f"{SHAPE.name(agent)} has not found {SHAPE.name(host)}.")
    else:
        done = steal_up(kingdom, agent, MISSION_TRAIL, host, world, dice)
        if done:
            report_host(kingdom, host, mission_level(agent, MISSION_TRAIL), world)


def domain_order_975_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return world.targets


def needs_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not within_reach(seat(agent), seat(target), figure_range(kingdom, world)):
        return f"{SHAPE.name(target)} is too far from {SHAPE.name(agent)}."
    if target.rank != RANK_SEA:
        return f"{SHAPE.name(target)} is no fleet."
    if not may_undertake(agent, MISSION_RECON_SEA):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_975(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Seapower.

    Raises OffTheTable (a table has no row).
    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON_SEA, target.rank, False)),)


def does_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(target)}: {show(target.level, LEVEL)}.")


def domain_order_615_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_order_615_host(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    world: World,
) -> Sequence[Group]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return world.groups


def needs_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if town is None and host is None:
        return f"Say whose supplies {SHAPE.name(agent)} is to find: a place's or a group's."
    if town is not None and host is not None:
        return f"{SHAPE.name(agent)} has poison for a place or for a group, not for both."
    if (town is not None and town.kingdom is kingdom) or (host is not None and host.kingdom is kingdom):
        return 'Nobody poisons their own bread.'
    if not within_reach(
        seat(agent), town.area if town is not None else host.area if host is not None else None,
        figure_range(kingdom, world),
    ):
        return f"That is too far from {SHAPE.name(agent)}."
    if not may_undertake(agent, MISSION_POISON):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Poison Food.

    Raises OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_POISON, RANK_PLACE, False)),)


def does_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Poison Food.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    if town is not None:
        done = slip_in(kingdom, agent, MISSION_POISON, RANK_PLACE, town, world, dice)
        if done and town.kingdom is not None:
            kept = 5 * town.kingdom.food - town.kingdom.food
            world.keep(town.kingdom, "food")
            town.kingdom.food = kept // 5
            world.tell(town.kingdom, f"There is something in the flour at {SHAPE.name(town)}.")
            world.tell(kingdom, f"{SHAPE.name(agent)} has been at the flour.")
    if host is not None:
        done = steal_up(kingdom, agent, MISSION_POISON, host, world, dice)
        if done:
            world.keep(host, "morale")
            host.morale = morale_after(host, MORALE_EVENT_POISONED)
            world.tell(host.kingdom, f"Something is in the soup of {SHAPE.name(host)}.")
            world.tell(kingdom, f"{SHAPE.name(agent)} has been at the soup of {SHAPE.name(host)}.")


def domain_order_692_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return world.groups


def needs_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not within_reach(seat(agent), host.area, figure_range(kingdom, world)):
        return f"{SHAPE.name(host)} is too far from {SHAPE.name(agent)}."
    if not may_undertake(agent, MISSION_LEARN_MORALE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Learn Group Morale/Attrition.

    Raises OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_LEARN_MORALE, RANK_GROUP, False)),)


def does_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World, dice: Dice) -> None:
    """Learn Group Morale/Attrition.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    done = steal_up(kingdom, agent, MISSION_LEARN_MORALE, host, world, dice)
    if done:
        world.tell(kingdom, f"{SHAPE.name(host)} fights with a morale of {show(host.morale, PERCENT)}.")
        for b in [b for b in host.brigades if b.attrition > 0]:
            world.tell(
                kingdom,
                f"In {SHAPE.name(host)}: {SHAPE.title('BrigadeType', b.breed)} have lost "
                f"{show(b.attrition, PERCENT)}.",
            )


# at the end, for these modules use each other
from ._turn import going_price, taught_level  # noqa: E402
from .agents import mission_level  # noqa: E402
from .gates import deathless, may_undertake  # noqa: E402
from .marching import hides_from  # noqa: E402
from .missions_run import look_in, slip_in, steal_up  # noqa: E402
from .morale import morale_after  # noqa: E402
from .training import greatest_level, may_train, mission_cost, training_cost  # noqa: E402
