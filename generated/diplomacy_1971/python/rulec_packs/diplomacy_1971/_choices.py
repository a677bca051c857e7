"""Enumerations and entries, generated from the rules."""

from __future__ import annotations

from typing import Final, NewType

# outcome
Outcome = NewType("Outcome", int)
OUTCOME_SUCCEEDS: Final = Outcome(0)
OUTCOME_BOUNCED: Final = Outcome(1)
OUTCOME_CUT: Final = Outcome(2)
OUTCOME_VOID: Final = Outcome(3)
OUTCOME_FAILS: Final = Outcome(4)

# kind of unit
Arm = NewType("Arm", int)
ARM_ARMY: Final = Arm(0)
ARM_FLEET: Final = Arm(1)

# coast
Side = NewType("Side", int)
SIDE_NORTHERN: Final = Side(0)
SIDE_EASTERN: Final = Side(1)
SIDE_SOUTHERN: Final = Side(2)

# part of the year
Phase = NewType("Phase", int)
PHASE_SPRING_MOVES: Final = Phase(0)
PHASE_SPRING_RETREATS: Final = Phase(1)
PHASE_AUTUMN_MOVES: Final = Phase(2)
PHASE_AUTUMN_RETREATS: Final = Phase(3)
PHASE_WINTER: Final = Phase(4)

# how an army goes
Passage = NewType("Passage", int)
PASSAGE_VIA: Final = Passage(0)

# feature
Feature = NewType("Feature", int)

# quality
Quality = NewType("Quality", int)

# order
Order = NewType("Order", int)
ORDER_MOVE: Final = Order(0)
ORDER_HOLD: Final = Order(1)
ORDER_SUPPORT_A_MOVE: Final = Order(2)
ORDER_SUPPORT_A_STAND: Final = Order(3)
ORDER_CONVOY: Final = Order(4)
ORDER_RETREAT: Final = Order(5)
ORDER_BUILD_A_UNIT: Final = Order(6)
ORDER_DISBAND_A_UNIT: Final = Order(7)
ORDER_WAIVE_A_UNIT: Final = Order(8)
ORDER_ASK_FOR_A_DRAW: Final = Order(9)
EVERY_ORDER: Final = tuple(map(Order, range(10)))
PROVINCE_ADR: Final = 0
PROVINCE_AEG: Final = 1
PROVINCE_ALB: Final = 2
PROVINCE_ANK: Final = 3
PROVINCE_APU: Final = 4
PROVINCE_ARM: Final = 5
PROVINCE_BAL: Final = 6
PROVINCE_BAR: Final = 7
PROVINCE_BEL: Final = 8
PROVINCE_BER: Final = 9
PROVINCE_BLA: Final = 10
PROVINCE_BOH: Final = 11
PROVINCE_BRE: Final = 12
PROVINCE_BUD: Final = 13
PROVINCE_BUL: Final = 14
PROVINCE_BUR: Final = 15
PROVINCE_CLY: Final = 16
PROVINCE_CON: Final = 17
PROVINCE_DEN: Final = 18
PROVINCE_EAS: Final = 19
PROVINCE_EDI: Final = 20
PROVINCE_ENG: Final = 21
PROVINCE_FIN: Final = 22
PROVINCE_GAL: Final = 23
PROVINCE_GAS: Final = 24
PROVINCE_GRE: Final = 25
PROVINCE_BOT: Final = 26
PROVINCE_LYO: Final = 27
PROVINCE_HEL: Final = 28
PROVINCE_HOL: Final = 29
PROVINCE_ION: Final = 30
PROVINCE_IRI: Final = 31
PROVINCE_KIE: Final = 32
PROVINCE_LVP: Final = 33
PROVINCE_LVN: Final = 34
PROVINCE_LON: Final = 35
PROVINCE_MAR: Final = 36
PROVINCE_MAO: Final = 37
PROVINCE_MOS: Final = 38
PROVINCE_MUN: Final = 39
PROVINCE_NAP: Final = 40
PROVINCE_NAF: Final = 41
PROVINCE_NAO: Final = 42
PROVINCE_NTH: Final = 43
PROVINCE_NWY: Final = 44
PROVINCE_NWG: Final = 45
PROVINCE_PAR: Final = 46
PROVINCE_PIC: Final = 47
PROVINCE_PIE: Final = 48
PROVINCE_POR: Final = 49
PROVINCE_PRU: Final = 50
PROVINCE_ROM: Final = 51
PROVINCE_RUH: Final = 52
PROVINCE_RUM: Final = 53
PROVINCE_SER: Final = 54
PROVINCE_SEV: Final = 55
PROVINCE_SIL: Final = 56
PROVINCE_SKA: Final = 57
PROVINCE_SMY: Final = 58
PROVINCE_SPA: Final = 59
PROVINCE_STP: Final = 60
PROVINCE_SWE: Final = 61
PROVINCE_SYR: Final = 62
PROVINCE_TRI: Final = 63
PROVINCE_TUN: Final = 64
PROVINCE_TUS: Final = 65
PROVINCE_TYR: Final = 66
PROVINCE_TYS: Final = 67
PROVINCE_UKR: Final = 68
PROVINCE_VEN: Final = 69
PROVINCE_VIE: Final = 70
PROVINCE_WAL: Final = 71
PROVINCE_WAR: Final = 72
PROVINCE_WES: Final = 73
PROVINCE_YOR: Final = 74
