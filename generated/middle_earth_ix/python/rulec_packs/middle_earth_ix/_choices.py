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
ARM_DOUBLE_ARMY: Final = Arm(2)

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

# people
Folk = NewType("Folk", int)
FOLK_ANGMAR: Final = Folk(0)
FOLK_ARTHEDAIN: Final = Folk(1)
FOLK_CARDOLAN: Final = Folk(2)
FOLK_DUNLENDINGS: Final = Folk(3)
FOLK_HILLMEN: Final = Folk(4)

# feature
Feature = NewType("Feature", int)
FEATURE_FORT: Final = Feature(0)
FEATURE_RESTLESS: Final = Feature(1)
FEATURE_HILL_COUNTRY: Final = Feature(2)
FEATURE_LATE_MUSTER: Final = Feature(3)
EVERY_FEATURE: Final = tuple(map(Feature, range(4)))

# quality
Quality = NewType("Quality", int)
QUALITY_DOUBLE: Final = Quality(0)
QUALITY_NOMINATED: Final = Quality(1)
QUALITY_RIDDEN: Final = Quality(2)
EVERY_QUALITY: Final = tuple(map(Quality, range(3)))

# order
Order = NewType("Order", int)
ORDER_MOVE: Final = Order(0)
ORDER_HOLD: Final = Order(1)
ORDER_SUPPORT_A_MOVE: Final = Order(2)
ORDER_SUPPORT_A_STAND: Final = Order(3)
ORDER_RETREAT: Final = Order(4)
ORDER_BUILD_A_UNIT: Final = Order(5)
ORDER_DISBAND_A_UNIT: Final = Order(6)
ORDER_WAIVE_A_UNIT: Final = Order(7)
ORDER_ASK_FOR_A_DRAW: Final = Order(8)
ORDER_THE_NAZGUL_RIDES: Final = Order(9)
ORDER_THE_NAZGUL_STAYS: Final = Order(10)
EVERY_ORDER: Final = tuple(map(Order, range(11)))
POWER_ANGMAR: Final = 0
POWER_ARTHEDAIN: Final = 1
POWER_CARDOLAN: Final = 2
POWER_DUNLENDINGS: Final = 3
POWER_HILLMEN: Final = 4
PROVINCE_ANU: Final = 0
PROVINCE_BCA: Final = 1
PROVINCE_BEF: Final = 2
PROVINCE_BLD: Final = 3
PROVINCE_CBR: Final = 4
PROVINCE_CDU: Final = 5
PROVINCE_DUN: Final = 6
PROVINCE_EDA: Final = 7
PROVINCE_EKE: Final = 8
PROVINCE_ELD: Final = 9
PROVINCE_EMO: Final = 10
PROVINCE_ENE: Final = 11
PROVINCE_ERG: Final = 12
PROVINCE_FCH: Final = 13
PROVINCE_FRN: Final = 14
PROVINCE_GHI: Final = 15
PROVINCE_GND: Final = 16
PROVINCE_GUN: Final = 17
PROVINCE_HFE: Final = 18
PROVINCE_HGI: Final = 19
PROVINCE_LND: Final = 20
PROVINCE_MAG: Final = 21
PROVINCE_MAI: Final = 22
PROVINCE_MBR: Final = 23
PROVINCE_MIH: Final = 24
PROVINCE_NNI: Final = 25
PROVINCE_NWR: Final = 26
PROVINCE_OIO: Final = 27
PROVINCE_PFE: Final = 28
PROVINCE_PTE: Final = 29
PROVINCE_RIV: Final = 30
PROVINCE_SAN: Final = 31
PROVINCE_SDU: Final = 32
PROVINCE_SHI: Final = 33
PROVINCE_TFO: Final = 34
PROVINCE_TGO: Final = 35
PROVINCE_THA: Final = 36
PROVINCE_TIN: Final = 37
PROVINCE_WTO: Final = 38
