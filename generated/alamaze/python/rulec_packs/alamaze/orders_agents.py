"""Resolvers of orders_agents.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, show

from ._kinds import (
    Agent, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, Group, HOST_SIZE_INACTIVE, Kingdom,
    LOOKOUT_AGENT_RECON, LOOKOUT_AGENT_SEARCH, Lookout, MAP_AREA_AT_AA, MAP_AREA_AT_AB, MAP_AREA_AT_AC,
    MAP_AREA_AT_AD, MAP_AREA_AT_AE, MAP_AREA_AT_AF, MAP_AREA_AT_AG, MAP_AREA_AT_AH, MAP_AREA_AT_AI,
    MAP_AREA_AT_AJ, MAP_AREA_AT_AK, MAP_AREA_AT_AL, MAP_AREA_AT_AM, MAP_AREA_AT_AN, MAP_AREA_AT_AO,
    MAP_AREA_AT_AP, MAP_AREA_AT_AQ, MAP_AREA_AT_AR, MAP_AREA_AT_AS, MAP_AREA_AT_AT, MAP_AREA_AT_AU,
    MAP_AREA_AT_AV, MAP_AREA_AT_AW, MAP_AREA_AT_AX, MAP_AREA_AT_AY, MAP_AREA_AT_AZ, MAP_AREA_AT_BA,
    MAP_AREA_AT_BB, MAP_AREA_AT_BC, MAP_AREA_AT_BD, MAP_AREA_AT_BE, MAP_AREA_AT_BF, MAP_AREA_AT_BG,
    MAP_AREA_AT_BH, MAP_AREA_AT_BI, MAP_AREA_AT_BJ, MAP_AREA_AT_BK, MAP_AREA_AT_BL, MAP_AREA_AT_BM,
    MAP_AREA_AT_BN, MAP_AREA_AT_BO, MAP_AREA_AT_BP, MAP_AREA_AT_BQ, MAP_AREA_AT_BR, MAP_AREA_AT_BS,
    MAP_AREA_AT_BT, MAP_AREA_AT_BU, MAP_AREA_AT_BV, MAP_AREA_AT_BW, MAP_AREA_AT_BX, MAP_AREA_AT_BY,
    MAP_AREA_AT_BZ, MAP_AREA_AT_CA, MAP_AREA_AT_CB, MAP_AREA_AT_CC, MAP_AREA_AT_CD, MAP_AREA_AT_CE,
    MAP_AREA_AT_CF, MAP_AREA_AT_CG, MAP_AREA_AT_CH, MAP_AREA_AT_CI, MAP_AREA_AT_CJ, MAP_AREA_AT_CK,
    MAP_AREA_AT_CL, MAP_AREA_AT_CM, MAP_AREA_AT_CN, MAP_AREA_AT_CO, MAP_AREA_AT_CP, MAP_AREA_AT_CQ,
    MAP_AREA_AT_CR, MAP_AREA_AT_CS, MAP_AREA_AT_CT, MAP_AREA_AT_CU, MAP_AREA_AT_CV, MAP_AREA_AT_CW,
    MAP_AREA_AT_CX, MAP_AREA_AT_CY, MAP_AREA_AT_CZ, MAP_AREA_AT_DA, MAP_AREA_AT_DB, MAP_AREA_AT_DC,
    MAP_AREA_AT_DD, MAP_AREA_AT_DE, MAP_AREA_AT_DF, MAP_AREA_AT_DG, MAP_AREA_AT_DH, MAP_AREA_AT_DI,
    MAP_AREA_AT_DJ, MAP_AREA_AT_DK, MAP_AREA_AT_DL, MAP_AREA_AT_DM, MAP_AREA_AT_DN, MAP_AREA_AT_DO,
    MAP_AREA_AT_DP, MAP_AREA_AT_DQ, MAP_AREA_AT_DR, MAP_AREA_AT_DS, MAP_AREA_AT_DT, MAP_AREA_AT_DU,
    MAP_AREA_AT_DV, MAP_AREA_AT_DW, MAP_AREA_AT_DX, MAP_AREA_AT_DY, MAP_AREA_AT_DZ, MAP_AREA_AT_EA,
    MAP_AREA_AT_EB, MAP_AREA_AT_EC, MAP_AREA_AT_ED, MAP_AREA_AT_EE, MAP_AREA_AT_EF, MAP_AREA_AT_EG,
    MAP_AREA_AT_EH, MAP_AREA_AT_EI, MAP_AREA_AT_EJ, MAP_AREA_AT_EK, MAP_AREA_AT_EL, MAP_AREA_AT_EM,
    MAP_AREA_AT_EN, MAP_AREA_AT_EO, MAP_AREA_AT_EP, MAP_AREA_AT_EQ, MAP_AREA_AT_ER, MAP_AREA_AT_ES,
    MAP_AREA_AT_ET, MAP_AREA_AT_EU, MAP_AREA_AT_EV, MAP_AREA_AT_EW, MAP_AREA_AT_EX, MAP_AREA_AT_EY,
    MAP_AREA_AT_EZ, MAP_AREA_AT_FA, MAP_AREA_AT_FB, MAP_AREA_AT_FC, MAP_AREA_AT_FD, MAP_AREA_AT_FE,
    MAP_AREA_AT_FF, MAP_AREA_AT_FG, MAP_AREA_AT_FH, MAP_AREA_AT_FI, MAP_AREA_AT_FJ, MAP_AREA_AT_FK,
    MAP_AREA_AT_FL, MAP_AREA_AT_FM, MAP_AREA_AT_FN, MAP_AREA_AT_FO, MAP_AREA_AT_FP, MAP_AREA_AT_FQ,
    MAP_AREA_AT_FR, MAP_AREA_AT_FS, MAP_AREA_AT_FT, MAP_AREA_AT_FU, MAP_AREA_AT_FV, MAP_AREA_AT_FW,
    MAP_AREA_AT_FX, MAP_AREA_AT_FY, MAP_AREA_AT_FZ, MAP_AREA_AT_GA, MAP_AREA_AT_GB, MAP_AREA_AT_GC,
    MAP_AREA_AT_GD, MAP_AREA_AT_GE, MAP_AREA_AT_GF, MAP_AREA_AT_GG, MAP_AREA_AT_GH, MAP_AREA_AT_GI,
    MAP_AREA_AT_GJ, MAP_AREA_AT_GK, MAP_AREA_AT_GL, MAP_AREA_AT_GM, MAP_AREA_AT_GN, MAP_AREA_AT_GO,
    MAP_AREA_AT_GP, MAP_AREA_AT_GQ, MAP_AREA_AT_GR, MAP_AREA_AT_GS, MAP_AREA_AT_GT, MAP_AREA_AT_GU,
    MAP_AREA_AT_GV, MAP_AREA_AT_GW, MAP_AREA_AT_GX, MAP_AREA_AT_GY, MAP_AREA_AT_GZ, MAP_AREA_AT_HA,
    MAP_AREA_AT_HB, MAP_AREA_AT_HC, MAP_AREA_AT_HD, MAP_AREA_AT_HE, MAP_AREA_AT_HF, MAP_AREA_AT_HG,
    MAP_AREA_AT_HH, MAP_AREA_AT_HI, MAP_AREA_AT_HJ, MAP_AREA_AT_HK, MAP_AREA_AT_HL, MAP_AREA_AT_HM,
    MAP_AREA_AT_HN, MAP_AREA_AT_HO, MAP_AREA_AT_HP, MAP_AREA_AT_HQ, MAP_AREA_AT_HR, MAP_AREA_AT_HS,
    MAP_AREA_AT_HT, MAP_AREA_AT_HU, MAP_AREA_AT_HV, MAP_AREA_AT_HW, MAP_AREA_AT_HX, MAP_AREA_AT_HY,
    MAP_AREA_AT_HZ, MAP_AREA_AT_IA, MAP_AREA_AT_IB, MAP_AREA_AT_IC, MAP_AREA_AT_ID, MAP_AREA_AT_IE,
    MAP_AREA_AT_IF, MAP_AREA_AT_IG, MAP_AREA_AT_IH, MAP_AREA_AT_II, MAP_AREA_AT_IJ, MAP_AREA_AT_IK,
    MAP_AREA_AT_IL, MAP_AREA_AT_IM, MAP_AREA_AT_IN, MAP_AREA_AT_IO, MAP_AREA_AT_IP, MAP_AREA_AT_IQ,
    MAP_AREA_AT_IR, MAP_AREA_AT_IS, MAP_AREA_AT_IT, MAP_AREA_AT_IU, MAP_AREA_AT_IV, MAP_AREA_AT_IW,
    MAP_AREA_AT_IX, MAP_AREA_AT_IY, MAP_AREA_AT_IZ, MAP_AREA_AT_JA, MAP_AREA_AT_JB, MAP_AREA_AT_JC,
    MAP_AREA_AT_JD, MAP_AREA_AT_JE, MAP_AREA_AT_JF, MAP_AREA_AT_JG, MAP_AREA_AT_JH, MAP_AREA_AT_JI,
    MAP_AREA_AT_JJ, MAP_AREA_AT_JK, MAP_AREA_AT_JL, MAP_AREA_AT_JM, MAP_AREA_AT_JN, MAP_AREA_AT_JO,
    MAP_AREA_AT_JP, MAP_AREA_AT_JQ, MAP_AREA_AT_JR, MAP_AREA_AT_JS, MAP_AREA_AT_JT, MAP_AREA_AT_JU,
    MAP_AREA_AT_JV, MAP_AREA_AT_JW, MAP_AREA_AT_JX, MAP_AREA_AT_JY, MAP_AREA_AT_JZ, MAP_AREA_AT_KA,
    MAP_AREA_AT_KB, MAP_AREA_AT_KC, MAP_AREA_AT_KD, MAP_AREA_AT_KE, MAP_AREA_AT_KF, MAP_AREA_AT_KG,
    MAP_AREA_AT_KH, MAP_AREA_AT_KI, MAP_AREA_AT_KJ, MAP_AREA_AT_KK, MAP_AREA_AT_KL, MAP_AREA_AT_KM,
    MAP_AREA_AT_KN, MAP_AREA_AT_KO, MAP_AREA_AT_KP, MAP_AREA_AT_KQ, MAP_AREA_AT_KR, MAP_AREA_AT_KS,
    MAP_AREA_AT_KT, MAP_AREA_AT_KU, MAP_AREA_AT_KV, MAP_AREA_AT_KW, MAP_AREA_AT_KX, MAP_AREA_AT_KY,
    MAP_AREA_AT_KZ, MAP_AREA_AT_LA, MAP_AREA_AT_LB, MAP_AREA_AT_LC, MAP_AREA_AT_LD, MAP_AREA_AT_LE,
    MAP_AREA_AT_LF, MAP_AREA_AT_LG, MAP_AREA_AT_LH, MAP_AREA_AT_LI, MAP_AREA_AT_LJ, MAP_AREA_AT_LK,
    MAP_AREA_AT_LL, MAP_AREA_AT_LM, MAP_AREA_AT_LN, MAP_AREA_AT_LO, MAP_AREA_AT_LP, MAP_AREA_AT_LQ,
    MAP_AREA_AT_LR, MAP_AREA_AT_LS, MAP_AREA_AT_LT, MAP_AREA_AT_LU, MAP_AREA_AT_LV, MAP_AREA_AT_LW,
    MAP_AREA_AT_LX, MAP_AREA_AT_LY, MAP_AREA_AT_LZ, MAP_AREA_AT_MA, MAP_AREA_AT_MB, MAP_AREA_AT_MC,
    MAP_AREA_AT_MD, MAP_AREA_AT_ME, MAP_AREA_AT_MF, MAP_AREA_AT_MG, MAP_AREA_AT_MH, MAP_AREA_AT_MI,
    MAP_AREA_AT_MJ, MAP_AREA_AT_MK, MAP_AREA_AT_ML, MAP_AREA_AT_MM, MAP_AREA_AT_MN, MAP_AREA_AT_MO,
    MAP_AREA_AT_MP, MAP_AREA_AT_MQ, MAP_AREA_AT_MR, MAP_AREA_AT_MS, MAP_AREA_AT_MT, MAP_AREA_AT_MU,
    MAP_AREA_AT_MV, MAP_AREA_AT_MW, MAP_AREA_AT_MX, MAP_AREA_AT_MY, MAP_AREA_AT_MZ, MAP_AREA_AT_NA,
    MAP_AREA_AT_NB, MAP_AREA_AT_NC, MAP_AREA_AT_ND, MAP_AREA_AT_NE, MAP_AREA_AT_NF, MAP_AREA_AT_NG,
    MAP_AREA_AT_NH, MAP_AREA_AT_NI, MAP_AREA_AT_NJ, MAP_AREA_AT_NK, MAP_AREA_AT_NL, MAP_AREA_AT_NM,
    MAP_AREA_AT_NN, MAP_AREA_AT_NO, MAP_AREA_AT_NP, MAP_AREA_AT_NQ, MAP_AREA_AT_NR, MAP_AREA_AT_NS,
    MAP_AREA_AT_NT, MAP_AREA_AT_NU, MAP_AREA_AT_NV, MAP_AREA_AT_NW, MAP_AREA_AT_NX, MAP_AREA_AT_NY,
    MAP_AREA_AT_NZ, MAP_AREA_AT_OA, MAP_AREA_AT_OB, MAP_AREA_AT_OC, MAP_AREA_AT_OD, MAP_AREA_AT_OE,
    MAP_AREA_AT_OF, MAP_AREA_AT_OG, MAP_AREA_AT_OH, MAP_AREA_AT_OI, MAP_AREA_AT_OJ, MAP_AREA_AT_OK,
    MAP_AREA_AT_OL, MAP_AREA_AT_OM, MAP_AREA_AT_ON, MAP_AREA_AT_OO, MAP_AREA_AT_OP, MAP_AREA_AT_OQ,
    MAP_AREA_AT_OR, MAP_AREA_AT_OS, MAP_AREA_AT_OT, MAP_AREA_AT_OU, MAP_AREA_AT_OV, MAP_AREA_AT_OW,
    MAP_AREA_AT_OX, MAP_AREA_AT_OY, MAP_AREA_AT_OZ, MAP_AREA_AT_PA, MAP_AREA_AT_PB, MAP_AREA_AT_PC,
    MAP_AREA_AT_PD, MAP_AREA_AT_PE, MAP_AREA_AT_PF, MAP_AREA_AT_PG, MAP_AREA_AT_PH, MAP_AREA_AT_PI,
    MAP_AREA_AT_PJ, MAP_AREA_AT_PK, MAP_AREA_AT_PL, MAP_AREA_AT_PM, MAP_AREA_AT_PN, MAP_AREA_AT_PO,
    MAP_AREA_AT_PP, MAP_AREA_AT_PQ, MAP_AREA_AT_PR, MAP_AREA_AT_PS, MAP_AREA_AT_PT, MAP_AREA_AT_PU,
    MAP_AREA_AT_PV, MAP_AREA_AT_PW, MAP_AREA_AT_PX, MAP_AREA_AT_PY, MAP_AREA_AT_PZ, MAP_AREA_AT_QA,
    MAP_AREA_AT_QB, MAP_AREA_AT_QC, MAP_AREA_AT_QD, MAP_AREA_AT_QE, MAP_AREA_AT_QF, MAP_AREA_AT_QG,
    MAP_AREA_AT_QH, MAP_AREA_AT_QI, MAP_AREA_AT_QJ, MAP_AREA_AT_QK, MAP_AREA_AT_QL, MAP_AREA_AT_QM,
    MAP_AREA_AT_QN, MAP_AREA_AT_QO, MAP_AREA_AT_QP, MAP_AREA_AT_QQ, MAP_AREA_AT_QR, MAP_AREA_AT_QS,
    MAP_AREA_AT_QT, MAP_AREA_AT_QU, MAP_AREA_AT_QV, MAP_AREA_AT_QW, MAP_AREA_AT_QX, MAP_AREA_AT_QY,
    MAP_AREA_AT_QZ, MAP_AREA_AT_RA, MAP_AREA_AT_RB, MAP_AREA_AT_RC, MAP_AREA_AT_RD, MAP_AREA_AT_RE,
    MAP_AREA_AT_RF, MAP_AREA_AT_RG, MAP_AREA_AT_RH, MAP_AREA_AT_RI, MAP_AREA_AT_RJ, MAP_AREA_AT_RK,
    MAP_AREA_AT_RL, MAP_AREA_AT_RM, MAP_AREA_AT_RN, MAP_AREA_AT_RO, MAP_AREA_AT_RP, MAP_AREA_AT_RQ,
    MAP_AREA_AT_RR, MAP_AREA_AT_RS, MAP_AREA_AT_RT, MAP_AREA_AT_RU, MAP_AREA_AT_RV, MAP_AREA_AT_RW,
    MAP_AREA_AT_RX, MAP_AREA_AT_RY, MAP_AREA_AT_RZ, MAP_AREA_AT_SA, MAP_AREA_AT_SB, MAP_AREA_AT_SC,
    MAP_AREA_AT_SD, MAP_AREA_AT_SE, MAP_AREA_AT_SF, MAP_AREA_AT_SG, MAP_AREA_AT_SH, MAP_AREA_AT_SI,
    MAP_AREA_AT_SJ, MAP_AREA_AT_SK, MAP_AREA_AT_SL, MAP_AREA_AT_SM, MAP_AREA_AT_SN, MAP_AREA_AT_SO,
    MAP_AREA_AT_SP, MAP_AREA_AT_SQ, MAP_AREA_AT_SR, MAP_AREA_AT_SS, MAP_AREA_AT_ST, MAP_AREA_AT_SU,
    MAP_AREA_AT_SV, MAP_AREA_AT_SW, MAP_AREA_AT_SX, MAP_AREA_AT_SY, MAP_AREA_AT_SZ, MAP_AREA_AT_TA,
    MAP_AREA_AT_TB, MAP_AREA_AT_TC, MAP_AREA_AT_TD, MAP_AREA_AT_TE, MAP_AREA_AT_TF, MAP_AREA_AT_TG,
    MAP_AREA_AT_TH, MAP_AREA_AT_TI, MAP_AREA_AT_TJ, MAP_AREA_AT_TK, MAP_AREA_AT_TL, MAP_AREA_AT_TM,
    MAP_AREA_AT_TN, MAP_AREA_AT_TO, MAP_AREA_AT_TP, MAP_AREA_AT_TQ, MAP_AREA_AT_TR, MAP_AREA_AT_TS,
    MAP_AREA_AT_TT, MAP_AREA_AT_TU, MAP_AREA_AT_TV, MAP_AREA_AT_TW, MAP_AREA_AT_TX, MAP_AREA_AT_TY,
    MAP_AREA_AT_TZ, MAP_AREA_AT_UA, MAP_AREA_AT_UB, MAP_AREA_AT_UC, MAP_AREA_AT_UD, MAP_AREA_AT_UE,
    MAP_AREA_AT_UF, MAP_AREA_AT_UG, MAP_AREA_AT_UH, MAP_AREA_AT_UI, MAP_AREA_AT_UJ, MAP_AREA_AT_UK,
    MAP_AREA_AT_UL, MAP_AREA_AT_UM, MAP_AREA_AT_UN, MAP_AREA_AT_UO, MAP_AREA_AT_UP, MAP_AREA_AT_UQ,
    MAP_AREA_AT_UR, MAP_AREA_AT_US, MAP_AREA_AT_UT, MAP_AREA_AT_UU, MAP_AREA_AT_UV, MAP_AREA_AT_UW,
    MAP_AREA_AT_UX, MAP_AREA_AT_UY, MAP_AREA_AT_UZ, MAP_AREA_AT_VA, MAP_AREA_AT_VB, MAP_AREA_AT_VC,
    MAP_AREA_AT_VD, MAP_AREA_AT_VE, MAP_AREA_AT_VF, MAP_AREA_AT_VG, MAP_AREA_AT_VH, MAP_AREA_AT_VI,
    MAP_AREA_AT_VJ, MAP_AREA_AT_VK, MAP_AREA_AT_VL, MAP_AREA_AT_VM, MAP_AREA_AT_VN, MAP_AREA_AT_VO,
    MAP_AREA_AT_VP, MAP_AREA_AT_VQ, MAP_AREA_AT_VR, MAP_AREA_AT_VS, MAP_AREA_AT_VT, MAP_AREA_AT_VU,
    MAP_AREA_AT_VV, MAP_AREA_AT_VW, MAP_AREA_AT_VX, MAP_AREA_AT_VY, MAP_AREA_AT_VZ, MAP_AREA_AT_WA,
    MAP_AREA_AT_WB, MAP_AREA_AT_WC, MAP_AREA_AT_WD, MAP_AREA_AT_WE, MAP_AREA_AT_WF, MAP_AREA_AT_WG,
    MAP_AREA_AT_WH, MAP_AREA_AT_WI, MAP_AREA_AT_WJ, MAP_AREA_AT_WK, MAP_AREA_AT_WL, MAP_AREA_AT_WM,
    MAP_AREA_AT_WN, MAP_AREA_AT_WO, MAP_AREA_AT_WP, MAP_AREA_AT_WQ, MAP_AREA_AT_WR, MAP_AREA_AT_WS,
    MAP_AREA_AT_WT, MAP_AREA_AT_WU, MAP_AREA_AT_WV, MAP_AREA_AT_WW, MAP_AREA_AT_WX, MAP_AREA_AT_WY,
    MAP_AREA_AT_WZ, MAP_AREA_AT_XA, MAP_AREA_AT_XB, MAP_AREA_AT_XC, MAP_AREA_AT_XD, MAP_AREA_AT_XE,
    MAP_AREA_AT_XF, MAP_AREA_AT_XG, MAP_AREA_AT_XH, MAP_AREA_AT_XI, MAP_AREA_AT_XJ, MAP_AREA_AT_XK,
    MAP_AREA_AT_XL, MAP_AREA_AT_XM, MAP_AREA_AT_XN, MAP_AREA_AT_XO, MAP_AREA_AT_XP, MAP_AREA_AT_XQ,
    MAP_AREA_AT_XR, MAP_AREA_AT_XS, MAP_AREA_AT_XT, MAP_AREA_AT_XU, MAP_AREA_AT_XV, MAP_AREA_AT_XW,
    MAP_AREA_AT_XX, MAP_AREA_AT_XY, MAP_AREA_AT_XZ, MAP_AREA_AT_YA, MAP_AREA_AT_YB, MAP_AREA_AT_YC,
    MAP_AREA_AT_YD, MAP_AREA_AT_YE, MAP_AREA_AT_YF, MAP_AREA_AT_YG, MAP_AREA_AT_YH, MAP_AREA_AT_YI,
    MAP_AREA_AT_YJ, MAP_AREA_AT_YK, MAP_AREA_AT_YL, MAP_AREA_AT_YM, MAP_AREA_AT_YN, MAP_AREA_AT_YO,
    MAP_AREA_AT_YP, MAP_AREA_AT_YQ, MAP_AREA_AT_YR, MAP_AREA_AT_YS, MAP_AREA_AT_YT, MAP_AREA_AT_YU,
    MAP_AREA_AT_YV, MAP_AREA_AT_YW, MAP_AREA_AT_YX, MAP_AREA_AT_YY, MAP_AREA_AT_YZ, MAP_AREA_AT_ZA,
    MAP_AREA_AT_ZB, MAP_AREA_AT_ZC, MAP_AREA_AT_ZD, MAP_AREA_AT_ZE, MAP_AREA_AT_ZF, MAP_AREA_AT_ZG,
    MAP_AREA_AT_ZH, MAP_AREA_AT_ZI, MAP_AREA_AT_ZJ, MAP_AREA_AT_ZK, MAP_AREA_AT_ZL, MAP_AREA_AT_ZM,
    MAP_AREA_AT_ZN, MAP_AREA_AT_ZO, MAP_AREA_AT_ZP, MAP_AREA_AT_ZQ, MAP_AREA_AT_ZR, MAP_AREA_AT_ZS,
    MAP_AREA_AT_ZT, MAP_AREA_AT_ZU, MAP_AREA_AT_ZV, MAP_AREA_AT_ZW, MAP_AREA_AT_ZX, MAP_AREA_AT_ZY,
    MAP_AREA_AT_ZZ, MISSION_EARLY_TRAIL, MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON,
    MISSION_RECON_SEA, MISSION_TRAIL, MORALE_EVENT_POISONED, MapArea,
    ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, PRIVILEGE_AGENTS_TRIBUTE, Place, RANK_AREA, RANK_GROUP,
    RANK_PLACE, RANK_SEA, REGION_CROWN_ISLANDS, REGION_DARKOVER, REGION_DIAMOND_COAST, REGION_KRYNN,
    REGION_MYTHGAR, REGION_NYVARIA, REGION_PELLINOR, REGION_STORMGATE, REGION_SWORD_COAST, REGION_TRIUMVIA,
    REGION_UNTAMED_LANDS, REGION_ZAMORA, REGION_ZANTHIA, Region, SORT_DEMON, SORT_HIGH_DEMON, SORT_IMP,
    Target,
)
from ._words import DEFENSE, FOOD, GOLD, LEVEL, PERCENT
from ._world import SHAPE, World
from .agents import mission_level
from .clerks import finds_hidden, order_open
from .court import figure_range
from .gates import may_undertake
from .map_ import remember, seat, within_reach
from .movement import host_size
from .training import greatest_level, may_train, mission_cost, training_cost

_PRIVILEGE_AGENTS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_AGENTS_TRIBUTE


def collect_fee(world: World) -> None:
    """What the Underworld takes of every lesson.

    maelstrom "Underworld".
    """
    for k in [k for k in world.kingdoms if k.privileges & _PRIVILEGE_AGENTS_TRIBUTE_BIT]:
        k.gold += 1500
        world.tell(k, 'Somebody has been schooled; the fee: 1,500 gold.')


def look_around(kingdom: Kingdom, area: MapArea, means: Lookout, grade: int, world: World) -> None:
    """A scout reports.

    maelstrom "#970 - Recon Area", "Population Centers".
    """
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
        for f in [f for f in world.figures if f.place is p]:
            world.tell(kingdom, f"At {SHAPE.name(p)}: {SHAPE.name(f)}, {SHAPE.title('Rank', f.rank)}.")
    for g in [g for g in world.groups if g.area == area]:
        if host_size(g) > HOST_SIZE_INACTIVE:
            world.tell(
                kingdom,
                f"In {SHAPE.title('MapArea', area)}: {SHAPE.name(g)}, "
                f"{SHAPE.title('HostSize', host_size(g))}.",
            )


def report_host(kingdom: Kingdom, host: Group, world: World) -> None:
    """A scout reports on a host.

    maelstrom "#971 - Trail Group (Late)", "Population Centers".
    """
    if host.area is not None:
        world.tell(kingdom, f"{SHAPE.name(host)} stands in {SHAPE.title('MapArea', host.area)}.")
        look_around(kingdom, host.area, LOOKOUT_AGENT_SEARCH, 0, world)
    for b in host.brigades:
        world.tell(
            kingdom,
            f"In {SHAPE.name(host)}: {SHAPE.title('BrigadeType', b.breed)}, "
            f"{SHAPE.title('Experience', b.experience)}.",
        )


def report_trails(world: World) -> None:
    """Who trailed a group tells where it led.

    maelstrom "#691 - Trail Group (Early)".
    """
    for a in list(world.agents):
        master = a.kingdom
        if master is not None:
            for g in [g for g in world.groups if world.happened('trailed', 'this', 0, a, g)]:
                report_host(master, g, world)


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
    return world.places


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
            report_host(kingdom, host, world)


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
    return world.places


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
from .missions_run import look_in, slip_in, steal_up  # noqa: E402
from .morale import morale_after  # noqa: E402
