"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rulec.runtime import (DoesNotApply, FLOOR, OffTheTable, UnknownCell)

from ._kinds import (
    Arm, ArtifactClass, BrigadeType, Building, Climate, Experience, GoalQuality, Hold, Improvement,
    IndicatorBearer, Kingdom, Mission, ObjectiveClass, Origin, Post, Quality, Rank, Rating, Reaction,
    RegionGroup, RoyalAct, Sea, Season, StageOrigin, StatusClass, StatusItem, Tactic, Target, Terrain,
    Topic,
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

# Artifact.quality
ARTIFACT_QUALITY: Final = cast("tuple[Quality, ...]", (
    0, 0, 1, 0, 1, 3, 0, 0, 0, 1, 2, 0, 0, 3, 0, 1, 1, 1, 1, 2, 0, 0, 0, 2, 1, 3, 2, 0, 0, 2,
))

# Artifact.sort
ARTIFACT_SORT: Final = cast("tuple[ArtifactClass, ...]", (
    0, 0, 2, 0, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 2,
))

# Award.barred_kingdoms
AWARD_BARRED_KINGDOMS: Final[tuple[Sequence[Kingdom], ...]] = (
    (16, 26), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
)

# Award.brigades
AWARD_BRIGADES: Final[tuple[int | None, ...]] = (
    1, None, None, None, None, None, None, 1, None, None, None, None, None, None, None,
)

# Award.code
AWARD_CODE: Final[tuple[str, ...]] = (
    'B1', 'C1', 'G1', 'I1', 'L4', 'N1', 'W1', 'B2', 'C2', 'L7', 'N2', 'W2', 'S1', 'S2', 'W3',
)

# Award.figure
AWARD_FIGURE: Final = cast("tuple[Rank | None, ...]", (
    None, 22, None, None, 14, 8, 27, None, 19, 14, 6, 26, 4, 3, 26,
))

# Award.figure_level
AWARD_FIGURE_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, 4, None, None, None, None, 7, None, 1, None, None, 2,
)

# Award.gold
AWARD_GOLD: Final[tuple[int | None, ...]] = (
    None, None, 20000, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Award.influence
AWARD_INFLUENCE: Final[tuple[int | None, ...]] = (
    None, None, None, 10, None, None, None, None, None, None, None, None, None, None, None,
)

# Award.merit_points
AWARD_MERIT_POINTS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3)

# Award.owner
AWARD_OWNER: Final = cast("tuple[Kingdom | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, 8, 2, None,
))

# Award.owners
AWARD_OWNERS: Final[tuple[Sequence[Kingdom], ...]] = (
    (), (), (), (), (), (), (), (16, 26), (), (), (), (), (), (), (),
)

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

# Building.census
BUILDING_CENSUS: Final[tuple[int | None, ...]] = (
    None, 10, None, 10, None, None, None, 20, None, None, 20, None, None, None, None, None, None, 20, 20,
    None, None, None,
)

# Building.coastal
BUILDING_COASTAL: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, True, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.defense
BUILDING_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2000, 2000,
    15000, 30000, 15000, 40000, 100000,
)

# Building.divination_discount
BUILDING_DIVINATION_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 50, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.figure_escape
BUILDING_FIGURE_ESCAPE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 90, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.fleet_quality
BUILDING_FLEET_QUALITY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, 13, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.food
BUILDING_FOOD: Final[tuple[int | None, ...]] = (
    10000, 20000, 20000, 20000, 20000, 10000, None, 60000, 20000, 20000, 40000, 20000, 20000, 40000, 60000,
    None, 8000, 60000, 120000, 60000, 100000, 200000,
)

# Building.food_loss
BUILDING_FOOD_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 500,
    None, None, 2000, 2000, 2000,
)

# Building.fortification
BUILDING_FORTIFICATION: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, True, True,
    True, True, True, True, True,
)

# Building.gold
BUILDING_GOLD: Final[tuple[int | None, ...]] = (
    None, 10000, 20000, 10000, 10000, 15000, 10000, 30000, 10000, 10000, 20000, 10000, 10000, 20000, 30000,
    None, 4000, 30000, 60000, 30000, 50000, 100000,
)

# Building.gold_loss
BUILDING_GOLD_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 500,
    None, None, 2000, 2000, 2000,
)

# Building.grounds_flyers
BUILDING_GROUNDS_FLYERS: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, True, None,
    None, None, None, None, None,
)

# Building.hire_discount
BUILDING_HIRE_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 50, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.in_own_region
BUILDING_IN_OWN_REGION: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, True, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.influence
BUILDING_INFLUENCE: Final[tuple[int | None, ...]] = (
    None, None, None, 3, None, None, None, 10, None, None, 5, None, None, None, None, None, 1, 5, 10, 3, 10,
    10,
)

# Building.item_attack
BUILDING_ITEM_ATTACK: Final[tuple[int | None, ...]] = (
    None, None, 25, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.item_defense
BUILDING_ITEM_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, 25, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.item_food
BUILDING_ITEM_FOOD: Final[tuple[int | None, ...]] = (
    None, None, 20000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.item_gold
BUILDING_ITEM_GOLD: Final[tuple[int | None, ...]] = (
    None, None, 20000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.kill_bonus
BUILDING_KILL_BONUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 50, None, None,
    None, None, None, None, None,
)

# Building.kill_shelter
BUILDING_KILL_SHELTER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 50, None, None,
    None, None, None, None, None,
)

# Building.mithril
BUILDING_MITHRIL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2000, None,
    None, None, None, None, None,
)

# Building.more_food
BUILDING_MORE_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, 25, None, None, 50, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None,
)

# Building.more_gold
BUILDING_MORE_GOLD: Final[tuple[int | None, ...]] = (
    None, 25, None, None, None, None, None, 50, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None,
)

# Building.owner
BUILDING_OWNER: Final = cast("tuple[Kingdom | None, ...]", (
    0, None, None, None, None, 18, 0, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None,
))

# Building.powder
BUILDING_POWDER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 100, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.prerequisites
BUILDING_PREREQUISITES: Final[tuple[int, ...]] = (
    0, 0, 10, 0, 2, 0, 0, 18, 0, 0, 512, 2, 0, 0, 8192, 0, 0, 0, 0, 0, 524288, 1048576,
)

# Building.quo
BUILDING_QUO: Final[tuple[int | None, ...]] = (
    None, None, None, 2, 1, None, None, None, None, 1, 2, None, None, None, None, None, 1, 3, 3, 4, 7, None,
)

# Building.recon
BUILDING_RECON: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 4, None, None, None, None, None,
    None, None, None, None,
)

# Building.replaced_forts
BUILDING_REPLACED_FORTS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393216, 524288, 1048576,
)

# Building.ruler_escape
BUILDING_RULER_ESCAPE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 100, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Building.sites
BUILDING_SITES: Final[tuple[int, ...]] = (0, 0, 0, 3, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 1, 3, 0, 0)

# Building.slays
BUILDING_SLAYS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154742578702152428827967488, 0, 0, 0, 0, 0, 0,
)

# Building.spell_bonus
BUILDING_SPELL_BONUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 50, None, None,
    None, None, None, None, None,
)

# Building.talk_proof
BUILDING_TALK_PROOF: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, True,
)

# Building.toughness
BUILDING_TOUGHNESS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 180,
    240, 270, 240, 270, 330,
)

# Building.unrest
BUILDING_UNREST: Final[tuple[int | None, ...]] = (
    None, 2, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None,
)

# Building.usual_escape
BUILDING_USUAL_ESCAPE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 50, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# CampaignOption.cities
CAMPAIGN_OPTION_CITIES: Final[tuple[int | None, ...]] = (None, None, None, 1, None)

# CampaignOption.closed_orders
CAMPAIGN_OPTION_CLOSED_ORDERS: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (705, 710, 711, 715, 748, 749, 935),
)

# CampaignOption.closed_spells
CAMPAIGN_OPTION_CLOSED_SPELLS: Final[tuple[Sequence[int], ...]] = ((), (), (), (), (659, 660, 661, 708))

# CampaignOption.commands_beyond
CAMPAIGN_OPTION_COMMANDS_BEYOND: Final[tuple[int | None, ...]] = (None, 4, None, None, None)

# CampaignOption.divination
CAMPAIGN_OPTION_DIVINATION: Final[tuple[bool | None, ...]] = (None, None, False, None, None)

# CampaignOption.divination_from
CAMPAIGN_OPTION_DIVINATION_FROM: Final[tuple[int | None, ...]] = (4, None, None, None, None)

# CampaignOption.fire_factor
CAMPAIGN_OPTION_FIRE_FACTOR: Final[tuple[int | None, ...]] = (None, None, None, None, None)

# CampaignOption.lost_objectives
CAMPAIGN_OPTION_LOST_OBJECTIVES: Final[tuple[int, ...]] = (0, 0, 0, 0, 262144)

# CampaignOption.opening_food
CAMPAIGN_OPTION_OPENING_FOOD: Final[tuple[int | None, ...]] = (None, None, None, None, None)

# CampaignOption.range_loss
CAMPAIGN_OPTION_RANGE_LOSS: Final[tuple[int | None, ...]] = (None, None, None, None, None)

# CampaignOption.travel_cost
CAMPAIGN_OPTION_TRAVEL_COST: Final[tuple[int | None, ...]] = (None, None, None, None, 5)

# CampaignOption.turns
CAMPAIGN_OPTION_TURNS: Final[tuple[int | None, ...]] = (None, None, 50, None, None)

# CampaignOption.usual_commands
CAMPAIGN_OPTION_USUAL_COMMANDS: Final[tuple[int | None, ...]] = (None, 2, None, None, None)

# CampaignVariant.player_counts
CAMPAIGN_VARIANT_PLAYER_COUNTS: Final[tuple[Sequence[int], ...]] = ((10, 12), (5,), (12,), (6,))

# CampaignVariant.player_kingdoms
CAMPAIGN_VARIANT_PLAYER_KINGDOMS: Final[tuple[int, ...]] = (1, 1, 1, 2)

# CampaignVariant.team
CAMPAIGN_VARIANT_TEAM: Final[tuple[bool | None, ...]] = (None, None, True, True)

# CampaignVariant.team_kingdoms
CAMPAIGN_VARIANT_TEAM_KINGDOMS: Final[tuple[int | None, ...]] = (None, None, 3, 2)

# CampaignVariant.teams
CAMPAIGN_VARIANT_TEAMS: Final[tuple[int | None, ...]] = (None, None, 4, None)

# CampaignVariant.turns
CAMPAIGN_VARIANT_TURNS: Final[tuple[int | None, ...]] = (40, 24, None, None)

# ClosetSkeleton.influence
CLOSET_SKELETON_INFLUENCE: Final[tuple[int, ...]] = (-20, -10)

# ClosetSkeleton.regions_hear
CLOSET_SKELETON_REGIONS_HEAR: Final[tuple[bool | None, ...]] = (True, None)

# CustomItem.assassination
CUSTOM_ITEM_ASSASSINATION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, -20, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.building
CUSTOM_ITEM_BUILDING: Final = cast("tuple[Building | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, 9, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# CustomItem.code
CUSTOM_ITEM_CODE: Final[tuple[str, ...]] = (
    'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C17', 'C18', 'C19', 'C20',
    'C21', 'C22', 'G1', 'G2', 'G3', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12', 'M1', 'M2', 'M3',
)

# CustomItem.defense
CUSTOM_ITEM_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 7000, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.encounter_worth
CUSTOM_ITEM_ENCOUNTER_WORTH: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 12, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.experience
CUSTOM_ITEM_EXPERIENCE: Final = cast("tuple[Experience | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 0, None, None, None, None, None, None, 2, None, None, None,
))

# CustomItem.figure
CUSTOM_ITEM_FIGURE: Final = cast("tuple[Rank | None, ...]", (
    None, None, None, None, 9, None, None, 8, None, None, None, None, 9, 14, None, None, 14, 5, None, None,
    None, None, None, None, 27, 24, 26, None, None, None, None, None,
))

# CustomItem.figure_level
CUSTOM_ITEM_FIGURE_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 4, None, None, 2, None,
    None, None, None, None, None, None, None, None, 2, None, None, None, None, None,
)

# CustomItem.flyers
CUSTOM_ITEM_FLYERS: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, False, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.foretold
CUSTOM_ITEM_FORETOLD: Final = cast("tuple[Quality | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, 0,
))

# CustomItem.former_experience
CUSTOM_ITEM_FORMER_EXPERIENCE: Final = cast("tuple[Experience | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None,
))

# CustomItem.former_level
CUSTOM_ITEM_FORMER_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None,
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
)

# CustomItem.former_rank
CUSTOM_ITEM_FORMER_RANK: Final = cast("tuple[Rank | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# CustomItem.full_movement
CUSTOM_ITEM_FULL_MOVEMENT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 22, None, None, None, None, None, None, None, None,
)

# CustomItem.gold
CUSTOM_ITEM_GOLD: Final[tuple[int | None, ...]] = (
    None, None, 8000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.influence
CUSTOM_ITEM_INFLUENCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 10, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.morale
CUSTOM_ITEM_MORALE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 5, None, None, None, 10, None, None, None, None, None, None, None, None, None,
)

# CustomItem.most_choices
CUSTOM_ITEM_MOST_CHOICES: Final[tuple[int | None, ...]] = (
    None, None, 5, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.most_gold
CUSTOM_ITEM_MOST_GOLD: Final[tuple[int | None, ...]] = (
    None, None, 40000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.movement
CUSTOM_ITEM_MOVEMENT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 7, None, None, None, None, 2, None, None, None, None, None, None, None, None,
)

# CustomItem.naval_quality
CUSTOM_ITEM_NAVAL_QUALITY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 2, None,
)

# CustomItem.pick_cost
CUSTOM_ITEM_PICK_COST: Final[tuple[int, ...]] = (
    3, 2, 1, 2, 3, 2, 2, 4, 3, 4, 3, 2, 1, 1, 2, 2, 1, 7, 2, 2, 2, 2, 2, 2, 3, 1, 3, 3, 2, 2, 2, 2,
)

# CustomItem.recon
CUSTOM_ITEM_RECON: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 4, None, None, None, None, None, None, 10, None, None, None, None,
)

# CustomItem.saving
CUSTOM_ITEM_SAVING: Final[tuple[int | None, ...]] = (
    None, None, None, 50, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.sleep_effect
CUSTOM_ITEM_SLEEP_EFFECT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, -50, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# CustomItem.spell_power
CUSTOM_ITEM_SPELL_POWER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 2, None, None, None, None, None, None, None, None, None,
)

# CustomItem.travel_range
CUSTOM_ITEM_TRAVEL_RANGE: Final[tuple[int | None, ...]] = (
    None, 10, None, None, None, None, None, None, None, 7, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 5, None, None, None, None,
)

# CustomItem.undetected
CUSTOM_ITEM_UNDETECTED: Final[tuple[int | None, ...]] = (
    100, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# DefaultChoice.gold
DEFAULT_CHOICE_GOLD: Final[tuple[int | None, ...]] = (45000, None)

# DefaultChoice.influence
DEFAULT_CHOICE_INFLUENCE: Final[tuple[int | None, ...]] = (10, None)

# DefaultChoice.objectives
DEFAULT_CHOICE_OBJECTIVES: Final[tuple[int, ...]] = (0, 513)

# DefaultChoice.selection
DEFAULT_CHOICE_SELECTION: Final[tuple[int, ...]] = (32, 0)

# ImmortalPower.always_escapes
IMMORTAL_POWER_ALWAYS_ESCAPES: Final[tuple[bool | None, ...]] = (None, True, None, None, None, None)

# ImmortalPower.as_building
IMMORTAL_POWER_AS_BUILDING: Final = cast("tuple[Building | None, ...]", (None, None, None, None, None, 8))

# ImmortalPower.higher_magic
IMMORTAL_POWER_HIGHER_MAGIC: Final[tuple[bool | None, ...]] = (None, None, None, None, True, None)

# ImmortalPower.knows_from
IMMORTAL_POWER_KNOWS_FROM: Final = cast("tuple[Hold | None, ...]", (None, None, 3, None, None, None))

# ImmortalPower.knows_scouts
IMMORTAL_POWER_KNOWS_SCOUTS: Final[tuple[bool | None, ...]] = (None, None, None, True, None, None)

# ImmortalPower.no_execution
IMMORTAL_POWER_NO_EXECUTION: Final[tuple[bool | None, ...]] = (None, True, None, None, None, None)

# ImmortalPower.no_murder
IMMORTAL_POWER_NO_MURDER: Final[tuple[bool | None, ...]] = (True, None, None, None, None, None)

# Issue.about_whom
ISSUE_ABOUT_WHOM: Final = cast("tuple[Topic, ...]", (0, 0, 1, 1, 2, 2, 3))

# Issue.food
ISSUE_FOOD: Final[tuple[int | None, ...]] = (None, None, None, None, 1000, -1000, None)

# Issue.gold
ISSUE_GOLD: Final[tuple[int | None, ...]] = (None, None, None, None, -1000, 1000, None)

# Issue.influence
ISSUE_INFLUENCE: Final[tuple[int | None, ...]] = (10, -10, None, None, None, None, None)

# Issue.reaction
ISSUE_REACTION: Final[tuple[int | None, ...]] = (None, None, 1, -1, None, None, None)

# ItemIndicator.artifacts
ITEM_INDICATOR_ARTIFACTS: Final[tuple[int, ...]] = (
    8388608, 50331648, 8, 960, 0, 16, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0,
)

# ItemIndicator.borne_by
ITEM_INDICATOR_BORNE_BY: Final = cast("tuple[IndicatorBearer, ...]", (
    0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
))

# ItemIndicator.class
ITEM_INDICATOR_CLASS: Final = cast("tuple[ArtifactClass | None, ...]", (
    None, None, None, None, 3, None, None, None, None, None, None, None, None, None, None, None,
))

# ItemIndicator.effects
ITEM_INDICATOR_EFFECTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 1, 2)

# Lookout.areas
LOOKOUT_AREAS: Final[tuple[int | None, ...]] = (1, 4, 4, None, 1, 4, None, 1, 1, 3, 1, None, 1, None)

# Lookout.finds_hidden
LOOKOUT_FINDS_HIDDEN: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, True, True,
)

# Lookout.hidden_level
LOOKOUT_HIDDEN_LEVEL: Final[tuple[int | None, ...]] = (
    4, None, None, None, None, None, None, None, None, None, 10, None, None, None,
)

# Lookout.least_level
LOOKOUT_LEAST_LEVEL: Final[tuple[int | None, ...]] = (
    1, 4, 7, None, None, None, None, None, None, None, None, None, None, None,
)

# Lookout.order
LOOKOUT_ORDER: Final[tuple[int | None, ...]] = (
    970, 976, 979, 750, None, None, None, 972, 982, 973, 974, 710, 720, None,
)

# Lookout.spell
LOOKOUT_SPELL: Final[tuple[int | None, ...]] = (
    None, None, None, None, 888, 887, 751, None, None, None, None, None, None, 966,
)

# Lookout.whole_region
LOOKOUT_WHOLE_REGION: Final[tuple[bool | None, ...]] = (
    None, None, None, True, None, None, True, None, None, None, None, None, None, None,
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

# Objective.agent_level
OBJECTIVE_AGENT_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None,
    None, None, None, 7, None, None,
)

# Objective.agents
OBJECTIVE_AGENTS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3, None, None,
    None, None, 3, None, None,
)

# Objective.artifacts_held
OBJECTIVE_ARTIFACTS_HELD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None, None,
    None, None, None, None, None,
)

# Objective.beyond_defense
OBJECTIVE_BEYOND_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 35000, None, None, None,
)

# Objective.beyond_gold
OBJECTIVE_BEYOND_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 35000, None, None, None,
)

# Objective.cities
OBJECTIVE_CITIES: Final[tuple[int | None, ...]] = (
    None, None, 2, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Objective.code
OBJECTIVE_CODE: Final[tuple[str, ...]] = (
    'T1', 'T2', 'T3', 'T4', 'T5', 'P1', 'P2', 'P3', 'P4', 'P5', 'A1', 'A2', 'A3', 'A4', 'A5', 'D1', 'D2',
    'D3', 'D4', 'D5', 'D6', 'D7', 'D8',
)

# Objective.council
OBJECTIVE_COUNCIL: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, True, True, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None,
)

# Objective.demons_count
OBJECTIVE_DEMONS_COUNT: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, False, None, None, None, False, None, None, None, None, None, None, None,
    None, None, None, None, None, None,
)

# Objective.figures
OBJECTIVE_FIGURES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 2, None, None, None, 3, None, None, None, None, 1, None, None, 3, None,
    None, None, None, 6,
)

# Objective.fleets
OBJECTIVE_FLEETS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 7, None, None, None, None,
)

# Objective.goal_class
OBJECTIVE_GOAL_CLASS: Final = cast("tuple[ObjectiveClass, ...]", (
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
))

# Objective.goal_quality
OBJECTIVE_GOAL_QUALITY: Final = cast("tuple[GoalQuality, ...]", (
    0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1,
))

# Objective.influence
OBJECTIVE_INFLUENCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 170, None, 150, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None,
)

# Objective.merit_points
OBJECTIVE_MERIT_POINTS: Final[tuple[int, ...]] = (
    2, 2, 2, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1,
)

# Objective.possible_in_ice
OBJECTIVE_POSSIBLE_IN_ICE: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, False, None, None, None, None,
)

# Objective.power
OBJECTIVE_POWER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None,
    None, None, None, 4, None,
)

# Objective.prisoners
OBJECTIVE_PRISONERS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 7, None, 4, None, None, None, None,
    None, None, None, None, None,
)

# Objective.rank
OBJECTIVE_RANK: Final = cast("tuple[Rank | None, ...]", (
    None, None, None, None, None, 5, None, None, None, 6, None, None, None, None, 16, None, None, 19, None,
    None, None, None, 22,
))

# Objective.reaction
OBJECTIVE_REACTION: Final = cast("tuple[Reaction | None, ...]", (
    None, None, None, None, None, None, 2, None, 3, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
))

# Objective.recovered
OBJECTIVE_RECOVERED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 4, None, None, None, None, None, None, None,
    None, None, None, None, None,
)

# Objective.regions
OBJECTIVE_REGIONS: Final[tuple[int | None, ...]] = (
    1, 2, 2, 1, 2, None, 6, None, 3, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None,
)

# Objective.seas
OBJECTIVE_SEAS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 2, None, None, None, None,
)

# Objective.share
OBJECTIVE_SHARE: Final[tuple[int, ...]] = (
    16, 12, 0, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Objective.wizards
OBJECTIVE_WIZARDS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3, None,
    None, None, None, 3, None,
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

# Privilege.brigade
PRIVILEGE_BRIGADE: Final = cast("tuple[BrigadeType | None, ...]", (
    None, None, None, None, None, 70, None, None, None, None, None, None, None, None, 101, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 51, 69, 79, None, None, None, None, None,
    None, None, None, 79, None, None, None, None, 44, 76, None, None, None, None, None, None, 19, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 68, 87, 87, None, None, None, None, None, None,
))

# Privilege.brigades
PRIVILEGE_BRIGADES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 1, 2, None, None, None, None, None, None,
)

# Privilege.buildings
PRIVILEGE_BUILDINGS: Final[tuple[int, ...]] = (
    0, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Privilege.change_of_chance
PRIVILEGE_CHANGE_OF_CHANCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 15, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.city_brigades
PRIVILEGE_CITY_BRIGADES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.conquest_factor
PRIVILEGE_CONQUEST_FACTOR: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.defense_gain
PRIVILEGE_DEFENSE_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 4000, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.defense_loss
PRIVILEGE_DEFENSE_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1000, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.discount
PRIVILEGE_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    50, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 25, None, None, None, 10, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 50, None, None, None,
    None, None, None, 50, None, None, None, None, None, None, None, None,
)

# Privilege.enemy_deaths
PRIVILEGE_ENEMY_DEATHS: Final[tuple[int | None, ...]] = (
    None, 20, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.every_turns
PRIVILEGE_EVERY_TURNS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.eyes
PRIVILEGE_EYES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 5, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.fire_damage
PRIVILEGE_FIRE_DAMAGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 25, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.first_reaction
PRIVILEGE_FIRST_REACTION: Final = cast("tuple[Reaction | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 2, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
))

# Privilege.food_loss
PRIVILEGE_FOOD_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1000, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.gold
PRIVILEGE_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 0, None, None, None,
    None, None, None, None, 2000, 7000, None, 0, None, None, None, None, 5000, None, 7000, 6000, None, 2000,
    0, 3000, 3000, 0, 10000, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    10000, None, None, None, None, None, None, None, None, 6000,
)

# Privilege.gold_factor
PRIVILEGE_GOLD_FACTOR: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 2, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.gold_loss
PRIVILEGE_GOLD_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1000, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.gold_of_powder
PRIVILEGE_GOLD_OF_POWDER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 20, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.group_attack
PRIVILEGE_GROUP_ATTACK: Final[tuple[int | None, ...]] = (
    None, None, 50, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.group_defense
PRIVILEGE_GROUP_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, 50, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.healing
PRIVILEGE_HEALING: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.influence_gain
PRIVILEGE_INFLUENCE_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 10, 20, None, None, None, None, None, None,
)

# Privilege.later_from
PRIVILEGE_LATER_FROM: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 20, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.later_power
PRIVILEGE_LATER_POWER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 5, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.least_people
PRIVILEGE_LEAST_PEOPLE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 1000, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.least_price
PRIVILEGE_LEAST_PRICE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 2000, None, None, None,
)

# Privilege.lost_people
PRIVILEGE_LOST_PEOPLE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 15, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.mithril
PRIVILEGE_MITHRIL: Final[tuple[int | None, ...]] = (
    None, 500, 1000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.monthly_food
PRIVILEGE_MONTHLY_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 20000, None, 10000, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.monthly_gold
PRIVILEGE_MONTHLY_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 20000, None, None, 20000, 10000, 20000, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.more_food
PRIVILEGE_MORE_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 20, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.more_gold
PRIVILEGE_MORE_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 25, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.most_brigades
PRIVILEGE_MOST_BRIGADES: Final[tuple[int | None, ...]] = (
    None, None, None, None, 5, None, None, None, None, None, None, None, None, None, 20, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 20, None, None, None, None,
    None, None, None, None, 20, None, None, None, None, 5, 5, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.most_morale
PRIVILEGE_MOST_MORALE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 18, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.most_of_them
PRIVILEGE_MOST_OF_THEM: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 1, None, 1, 1, 1, 1, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 1, None, 3, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Privilege.most_price
PRIVILEGE_MOST_PRICE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 8000, None, None, None,
)

# Privilege.not_before
PRIVILEGE_NOT_BEFORE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 4, None, 4, 4, 4, 4, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 4, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 4, None, None, None,
)

# Privilege.odds_given
PRIVILEGE_ODDS_GIVEN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 70, None, None, None, None, None, None, None, 100, None,
    None, 70, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.order
PRIVILEGE_ORDER: Final[tuple[int | None, ...]] = (
    None, 607, 606, None, 118, 565, 650, None, 650, 650, 650, 650, None, 749, 551, 212, 585, 630, None, 465,
    478, 390, 350, None, 510, 306, None, None, 565, None, 564, None, 666, 620, None, 351, 306, 283, 273,
    563, 599, 600, 120, 600, 565, 565, 170, 611, None, None, None, None, 565, None, None, 440, 711, 600,
    611, 425, 512, None, 385, None, None, None, None, None, 210, None, None, 974, None, None, None, None,
    None, 994, 295, 290, 501,
)

# Privilege.people_loss
PRIVILEGE_PEOPLE_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1000, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.plan
PRIVILEGE_PLAN: Final = cast("tuple[Tactic | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
))

# Privilege.plunder_factor
PRIVILEGE_PLUNDER_FACTOR: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.price_move
PRIVILEGE_PRICE_MOVE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 1000, None, None, None,
)

# Privilege.raw_brigade
PRIVILEGE_RAW_BRIGADE: Final = cast("tuple[BrigadeType | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 28, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# Privilege.reaction_gain
PRIVILEGE_REACTION_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.reaction_loss
PRIVILEGE_REACTION_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.recon
PRIVILEGE_RECON: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.season
PRIVILEGE_SEASON: Final = cast("tuple[Season | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 3, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
))

# Privilege.sole_deed
PRIVILEGE_SOLE_DEED: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, True, None, None, None, None, None, None, None, None,
    None, None, True, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.spell_damage
PRIVILEGE_SPELL_DAMAGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 25, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.spell_power
PRIVILEGE_SPELL_POWER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.spoilage_factor
PRIVILEGE_SPOILAGE_FACTOR: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 3, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.terrain_needed
PRIVILEGE_TERRAIN_NEEDED: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 4, 0, 2, 4, 8, 32, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Privilege.town_brigades
PRIVILEGE_TOWN_BRIGADES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.trained_to
PRIVILEGE_TRAINED_TO: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 4,
)

# Privilege.travel_range
PRIVILEGE_TRAVEL_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 8, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None,
)

# Privilege.tribute
PRIVILEGE_TRIBUTE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 2000, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 1000, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 1000, None, None, None, None, None, None, None, None, None, None,
    None, 20000, None, None, None, None, None, None, 1500, None, None, None, None,
)

# Privilege.uses_a_turn
PRIVILEGE_USES_A_TURN: Final[tuple[int | None, ...]] = (
    None, 1, 1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, 1, None, None,
    None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1,
    None, None, None, None, None, None, None, None, None,
)

# Privilege.volcanoes
PRIVILEGE_VOLCANOES: Final[tuple[Sequence[str], ...]] = (
    (), (), (), (), (), ('KH', 'KS', 'ZV'), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (),
)

# Privilege.wizard_power
PRIVILEGE_WIZARD_POWER: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 4, None, None, None, None, None,
)

# Prize.ceiling
PRIZE_CEILING: Final = cast("tuple[Reaction | None, ...]", (None, 3, None, None, None))

# Prize.figures
PRIZE_FIGURES: Final[tuple[int | None, ...]] = (None, None, None, 1, 1)

# Prize.from_rank
PRIZE_FROM_RANK: Final = cast("tuple[Rank | None, ...]", (None, None, None, 9, 10))

# Prize.lost_again
PRIZE_LOST_AGAIN: Final[tuple[int | None, ...]] = (None, 1, None, None, None)

# Prize.neutral_join
PRIZE_NEUTRAL_JOIN: Final[tuple[bool | None, ...]] = (True, None, None, None, None)

# Prize.reaction
PRIZE_REACTION: Final[tuple[int | None, ...]] = (None, 1, None, None, None)

# Prize.to_rank
PRIZE_TO_RANK: Final = cast("tuple[Rank | None, ...]", (None, None, None, 8, 9))

# Prize.toward_victory
PRIZE_TOWARD_VICTORY: Final[tuple[bool | None, ...]] = (None, None, True, None, None)

# Region.adepts
REGION_ADEPTS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 1, None,
)

# Region.barons
REGION_BARONS: Final[tuple[int | None, ...]] = (
    None, 1, None, None, 1, None, 1, None, None, None, None, None, None,
)

# Region.black_owls
REGION_BLACK_OWLS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 1, None,
)

# Region.capital_defense
REGION_CAPITAL_DEFENSE: Final[tuple[int | None, ...]] = (
    None, 3000, None, None, 3000, None, 3000, None, None, None, 5000, None, None,
)

# Region.capital_food
REGION_CAPITAL_FOOD: Final[tuple[int | None, ...]] = (
    None, 3000, None, None, 3000, None, 3000, None, None, None, None, None, None,
)

# Region.capital_gold
REGION_CAPITAL_GOLD: Final[tuple[int | None, ...]] = (
    None, 3000, None, None, 3000, None, 3000, None, None, None, None, None, None,
)

# Region.capital_people
REGION_CAPITAL_PEOPLE: Final[tuple[int | None, ...]] = (
    None, 3000, None, None, 3000, None, 3000, None, None, None, None, None, None,
)

# Region.climate
REGION_CLIMATE: Final = cast("tuple[Climate, ...]", (0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1))

# Region.companion_discount
REGION_COMPANION_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 50, None,
)

# Region.companion_experience
REGION_COMPANION_EXPERIENCE: Final = cast("tuple[Experience | None, ...]", (
    None, None, None, 1, None, 2, None, None, None, None, 2, 1, None,
))

# Region.companions
REGION_COMPANIONS: Final[tuple[int | None, ...]] = (
    None, None, None, 2, None, 1, None, None, None, None, 1, 2, None,
)

# Region.elite_sea
REGION_ELITE_SEA: Final = cast("tuple[Sea | None, ...]", (
    0, None, None, None, None, None, None, None, None, 4, None, None, None,
))

# Region.enigma
REGION_ENIGMA: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 2, None, None,
)

# Region.foreknowledge
REGION_FOREKNOWLEDGE: Final = cast("tuple[Quality | None, ...]", (
    3, None, None, None, None, None, None, 1, None, 2, None, None, None,
))

# Region.generals
REGION_GENERALS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 1, None, None, None, None,
)

# Region.harbors
REGION_HARBORS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12)

# Region.kingdom_brigades
REGION_KINGDOM_BRIGADES: Final[tuple[int | None, ...]] = (
    None, 1, None, None, 1, None, 1, 1, None, None, 1, None, None,
)

# Region.kingdom_experience
REGION_KINGDOM_EXPERIENCE: Final = cast("tuple[Experience | None, ...]", (
    None, 2, None, None, 2, None, 2, 2, None, None, 1, None, None,
))

# Region.knight_experience
REGION_KNIGHT_EXPERIENCE: Final = cast("tuple[Experience | None, ...]", (
    None, None, None, None, None, None, None, None, 2, None, None, None, None,
))

# Region.knights
REGION_KNIGHTS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 1, None, None, None, None,
)

# Region.more_gold
REGION_MORE_GOLD: Final[tuple[int | None, ...]] = (
    20, None, 20, None, None, None, None, 20, None, 20, None, None, None,
)

# Region.mountain_gold
REGION_MOUNTAIN_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 2000, None, None, None, None, None, None, None,
)

# Region.mountain_share
REGION_MOUNTAIN_SHARE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 25, None, None, None, None, None, None, None,
)

# Region.number
REGION_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)

# Region.open_start
REGION_OPEN_START: Final[tuple[bool, ...]] = (
    True, True, True, True, True, True, True, True, True, True, True, True, False,
)

# Region.opening_influence
REGION_OPENING_INFLUENCE: Final[tuple[int, ...]] = (0, 15, 0, 0, 15, 0, 0, 0, 10, 0, 0, 0, 0)

# Region.place_defense
REGION_PLACE_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 1500, None, None,
)

# Region.recruits
REGION_RECRUITS: Final[tuple[int, ...]] = (
    4951760166364893136451272704, 4951760461530812714313580544, 4951760203258381283870375936,
    19807040923732003976248295424, 19807040932955376013103071232, 19807040630871927407599681536,
    332059407725281411072, 19807040630871927407599697920, 332059407725281427456, 2305843009213710336,
    2305843009213710336, 39199331156632813568, 19342813113834066795298816,
)

# Region.red_elks
REGION_RED_ELKS: Final[tuple[int | None, ...]] = (
    None, None, None, 2, None, None, None, None, None, None, None, None, None,
)

# Region.regional_character
REGION_REGIONAL_CHARACTER: Final = cast("tuple[RegionGroup, ...]", (1, 0, 1, 3, 0, 2, 0, 1, 3, 1, 2, 2, 3))

# Region.retreat_factor
REGION_RETREAT_FACTOR: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 2, None, None, None, None, None, None, None,
)

# Region.stallions
REGION_STALLIONS: Final[tuple[int | None, ...]] = (
    None, None, None, 2, None, None, None, None, None, None, None, None, None,
)

# Region.treasure
REGION_TREASURE: Final[tuple[int | None, ...]] = (
    None, None, 20000, None, None, 20000, None, None, None, None, None, None, None,
)

# Region.whowies
REGION_WHOWIES: Final[tuple[int | None, ...]] = (
    None, None, None, 1, None, None, None, None, None, None, None, None, None,
)

# Region.wizards
REGION_WIZARDS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, 1, None, None,
)

# Sea.more_fleets
SEA_MORE_FLEETS: Final[tuple[int | None, ...]] = (1, 1, None, None, 1)

# Sea.more_quality
SEA_MORE_QUALITY: Final[tuple[int | None, ...]] = (1, 1, None, None, 1)

# Settlement.eats_more
SETTLEMENT_EATS_MORE: Final[tuple[bool | None, ...]] = (True, None, None)

# Settlement.food_share
SETTLEMENT_FOOD_SHARE: Final[tuple[int | None, ...]] = (None, None, 75)

# Settlement.gold_to_town
SETTLEMENT_GOLD_TO_TOWN: Final[tuple[int | None, ...]] = (3, None, None)

# Settlement.harder
SETTLEMENT_HARDER: Final[tuple[int, ...]] = (25, 0, 0)

# Settlement.recruiting
SETTLEMENT_RECRUITING: Final[tuple[bool | None, ...]] = (True, True, None)

# Settlement.siege_turns
SETTLEMENT_SIEGE_TURNS: Final[tuple[int, ...]] = (3, 3, 3)

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

# Trait.ambassadors
TRAIT_AMBASSADORS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.angels
TRAIT_ANGELS: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, True, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.barons
TRAIT_BARONS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.capital_mint
TRAIT_CAPITAL_MINT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 4000, None, None, None, None, None, None, None, None, None,
)

# Trait.cheaper_fleets
TRAIT_CHEAPER_FLEETS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 2000, None, None, None, None, None, None,
)

# Trait.cheaper_work
TRAIT_CHEAPER_WORK: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1000, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.death_resistance
TRAIT_DEATH_RESISTANCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 100, None,
    None, 33, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.drill
TRAIT_DRILL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 10, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.emergence
TRAIT_EMERGENCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 10, None, None, None, None, None, None, None, None, None, 15, None, None,
)

# Trait.encounter_deaths
TRAIT_ENCOUNTER_DEATHS: Final[tuple[int | None, ...]] = (
    None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.encounter_promotion
TRAIT_ENCOUNTER_PROMOTION: Final[tuple[int | None, ...]] = (
    None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.encounter_strength
TRAIT_ENCOUNTER_STRENGTH: Final[tuple[int | None, ...]] = (
    None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.engine_bonus
TRAIT_ENGINE_BONUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 15, None, None, None, None,
)

# Trait.envoy_escape_bonus
TRAIT_ENVOY_ESCAPE_BONUS: Final[tuple[int | None, ...]] = (
    None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.escape_bonus
TRAIT_ESCAPE_BONUS: Final[tuple[int | None, ...]] = (
    15, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.exhaustion
TRAIT_EXHAUSTION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 25, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.first_reaction
TRAIT_FIRST_REACTION: Final = cast("tuple[Reaction | None, ...]", (
    None, None, None, None, None, None, None, 0, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# Trait.fleets
TRAIT_FLEETS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None,
)

# Trait.full_spoils
TRAIT_FULL_SPOILS: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, True, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.generals
TRAIT_GENERALS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.healing
TRAIT_HEALING: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 5, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.hidden_capital
TRAIT_HIDDEN_CAPITAL: Final[tuple[bool | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, True, None, None, None, None, None,
)

# Trait.intercept_most
TRAIT_INTERCEPT_MOST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 5, None, None, None, None, None, None, None, None,
)

# Trait.intercept_reach
TRAIT_INTERCEPT_REACH: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None,
)

# Trait.interdiction
TRAIT_INTERDICTION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 80, None, None, None, None, None, None,
)

# Trait.maiden_discount
TRAIT_MAIDEN_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 50, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.marshals
TRAIT_MARSHALS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None,
    None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.more_food
TRAIT_MORE_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.more_gold
TRAIT_MORE_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.more_movement
TRAIT_MORE_MOVEMENT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 2, None, None, None, None, None, None, None, None,
)

# Trait.naval_quality
TRAIT_NAVAL_QUALITY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 3, None, None, None, None, None, None,
)

# Trait.night_healing
TRAIT_NIGHT_HEALING: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 3, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.open_encounters
TRAIT_OPEN_ENCOUNTERS: Final[tuple[bool | None, ...]] = (
    None, True, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.patrol_interdiction
TRAIT_PATROL_INTERDICTION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 50, None, None, None, None, None, None,
)

# Trait.patrol_movement
TRAIT_PATROL_MOVEMENT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, 32, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 32, None, None, None, None, None, None, None, None,
)

# Trait.princes
TRAIT_PRINCES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.promotion
TRAIT_PROMOTION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None, None,
    None, None, None, None, 10, None, None, None, None, None, None, None, None, None, 15, None, None,
)

# Trait.quiet_sailing
TRAIT_QUIET_SAILING: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 25,
)

# Trait.recon
TRAIT_RECON: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 4, None,
)

# Trait.siege_turns
TRAIT_SIEGE_TURNS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None,
)

# Trait.sleep_resistance
TRAIT_SLEEP_RESISTANCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 100,
    None, None, 33, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.spies
TRAIT_SPIES: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (4,), (), (6, 3), (), (), (),
)

# Trait.survival
TRAIT_SURVIVAL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 33, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.threat_bonus
TRAIT_THREAT_BONUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 10, None, None, None, None, None, None, None,
)

# Trait.treasure
TRAIT_TREASURE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 30000, None, None, None, None, None, None, None, None, None,
)

# Trait.undead_least
TRAIT_UNDEAD_LEAST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, 80, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.undead_most
TRAIT_UNDEAD_MOST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, 120, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.upkeep_discount
TRAIT_UPKEEP_DISCOUNT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, 25, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.wall_cut
TRAIT_WALL_CUT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None, None, None,
)

# Trait.warrior_worth
TRAIT_WARRIOR_WORTH: Final[tuple[int | None, ...]] = (
    None, 5, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 3, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Trait.wing_attack
TRAIT_WING_ATTACK: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, 20, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# TurnStep.chart
TURN_STEP_CHART: Final[tuple[int | None, ...]] = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, None, None, None,
)

# TurnStep.number
TURN_STEP_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)

# Vigor.exhausting
VIGOR_EXHAUSTING: Final[tuple[int | None, ...]] = (0, 50, None)

# Vigor.may_act
VIGOR_MAY_ACT: Final[tuple[bool, ...]] = (True, True, False)

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

# Falconry: reach
FALCONS_REACH: Final[tuple[int, ...]] = (_X1, _X2, 10, 15, 20, _X1)


def falcons_reach(key_1: int) -> int:
    """The cell of Falconry, column reach."""
    cell = FALCONS_REACH[min(max(key_1 + 1, 0), 5)]
    if cell < FLOOR:
        return falcons_reach_cell(cell)
    return cell


def falcons_reach_cell(cell: int) -> int:
    """The cells of Falconry, column reach, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('falcons', '0', 'reach', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3567')
    raise OffTheTable('falcons', 'reach')

# Falconry: recon
FALCONS_RECON: Final[tuple[int, ...]] = (_X1, _X2, 4, 7, 10, _X1)


def falcons_recon(key_1: int) -> int:
    """The cell of Falconry, column recon."""
    cell = FALCONS_RECON[min(max(key_1 + 1, 0), 5)]
    if cell < FLOOR:
        return falcons_recon_cell(cell)
    return cell


def falcons_recon_cell(cell: int) -> int:
    """The cells of Falconry, column recon, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('falcons', '0', 'recon', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 3567')
    raise OffTheTable('falcons', 'recon')

# Hiring New Figures: crew
HIRES_CREW: Final[tuple[int, ...]] = (_X1, _X2, _X3, _X4, _X5, _X6, 50, _X7, _X8, _X9, _X10, _X11)


def hires_crew(key_1: Post) -> int:
    """The cell of Hiring New Figures, column crew."""
    cell = HIRES_CREW[key_1]
    if cell < FLOOR:
        return hires_crew_cell(cell)
    return cell


def hires_crew_cell(cell: int) -> int:
    """The cells of Hiring New Figures, column crew, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('hires', 'agent_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4576')
    if cell == _X2:
        raise DoesNotApply('hires', 'fool_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4577')
    if cell == _X3:
        raise DoesNotApply('hires', 'ambassador_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4578')
    if cell == _X4:
        raise DoesNotApply('hires', 'governor_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4579')
    if cell == _X5:
        raise DoesNotApply('hires', 'maiden_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4580')
    if cell == _X6:
        raise DoesNotApply('hires', 'fanatic_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4581')
    if cell == _X7:
        raise DoesNotApply('hires', 'centurion_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4593')
    if cell == _X8:
        raise DoesNotApply('hires', 'adept_post', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4594')
    if cell == _X9:
        raise DoesNotApply('hires', 'halfling_marshal', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4603')
    if cell == _X10:
        raise DoesNotApply('hires', 'halfling_wizard', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4604')
    if cell == _X11:
        raise DoesNotApply('hires', 'halfling_agent', 'crew', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4605')
    raise OffTheTable('hires', 'crew')

# Hiring New Figures: first_turn
HIRES_FIRST_TURN: Final[tuple[int, ...]] = (_X1, _X2, _X3, _X4, _X5, _X6, _X7, 10, 10, _X8, _X9, _X10)


def hires_first_turn(key_1: Post) -> int:
    """The cell of Hiring New Figures, column first_turn."""
    cell = HIRES_FIRST_TURN[key_1]
    if cell < FLOOR:
        return hires_first_turn_cell(cell)
    return cell


def hires_first_turn_cell(cell: int) -> int:
    """The cells of Hiring New Figures, column first_turn, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('hires', 'agent_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4576')
    if cell == _X2:
        raise DoesNotApply('hires', 'fool_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4577')
    if cell == _X3:
        raise DoesNotApply('hires', 'ambassador_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4578')
    if cell == _X4:
        raise DoesNotApply('hires', 'governor_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4579')
    if cell == _X5:
        raise DoesNotApply('hires', 'maiden_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4580')
    if cell == _X6:
        raise DoesNotApply('hires', 'fanatic_post', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4581')
    if cell == _X7:
        raise DoesNotApply('hires', 'miners', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4582')
    if cell == _X8:
        raise DoesNotApply('hires', 'halfling_marshal', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4603')
    if cell == _X9:
        raise DoesNotApply('hires', 'halfling_wizard', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4604')
    if cell == _X10:
        raise DoesNotApply('hires', 'halfling_agent', 'first_turn', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4605')
    raise OffTheTable('hires', 'first_turn')

# Hiring New Figures: gold
HIRES_GOLD: Final[tuple[int, ...]] = (
    5000, 3000, 6000, 15000, 6000, 8000, 5000, 10000, 20000, 100000, 100000, 100000,
)

# Hiring New Figures: influence
HIRES_INFLUENCE: Final[tuple[int, ...]] = (1, 1, 2, 5, 2, 2, 0, 1, 5, 0, 0, 0)

# Hiring New Figures: limit_of
HIRES_LIMIT_OF: Final[tuple[int, ...]] = (_X1, 1, _X2, _X3, _X4, _X5, _X6, _X7, 4, 3, 3, 3)


def hires_limit_of(key_1: Post) -> int:
    """The cell of Hiring New Figures, column limit_of."""
    cell = HIRES_LIMIT_OF[key_1]
    if cell < FLOOR:
        return hires_limit_of_cell(cell)
    return cell


def hires_limit_of_cell(cell: int) -> int:
    """The cells of Hiring New Figures, column limit_of, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('hires', 'agent_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4576')
    if cell == _X2:
        raise DoesNotApply('hires', 'ambassador_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4578')
    if cell == _X3:
        raise DoesNotApply('hires', 'governor_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4579')
    if cell == _X4:
        raise DoesNotApply('hires', 'maiden_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4580')
    if cell == _X5:
        raise DoesNotApply('hires', 'fanatic_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4581')
    if cell == _X6:
        raise DoesNotApply('hires', 'miners', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4582')
    if cell == _X7:
        raise DoesNotApply('hires', 'centurion_post', 'limit_of', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4593')
    raise OffTheTable('hires', 'limit_of')

# Hiring New Figures: order
HIRES_ORDER: Final[tuple[int, ...]] = (510, 510, 510, 510, 510, 510, 510, 511, 511, 512, 512, 512)

# Improving a Population Center: food
IMPROVEMENTS_FOOD: Final[tuple[int, ...]] = (3000, 3000, 3000)

# Improving a Population Center: gold
IMPROVEMENTS_GOLD: Final[tuple[int, ...]] = (4000, 4000, 4000)

# Improving a Population Center: limit_of
IMPROVEMENTS_LIMIT_OF: Final[tuple[int, ...]] = (3, 3, 3)

# Improving a Population Center: more_defense
IMPROVEMENTS_MORE_DEFENSE: Final[tuple[int, ...]] = (_X1, _X2, 1000)


def improvements_more_defense(key_1: Improvement) -> int:
    """The cell of Improving a Population Center, column more_defense."""
    cell = IMPROVEMENTS_MORE_DEFENSE[key_1]
    if cell < FLOOR:
        return improvements_more_defense_cell(cell)
    return cell


def improvements_more_defense_cell(cell: int) -> int:
    """The cells of Improving a Population Center, column more_defense, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('improvements', 'food_work', 'more_defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X2:
        raise DoesNotApply('improvements', 'gold_work', 'more_defense', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    raise OffTheTable('improvements', 'more_defense')

# Improving a Population Center: more_food
IMPROVEMENTS_MORE_FOOD: Final[tuple[int, ...]] = (1000, _X1, _X2)


def improvements_more_food(key_1: Improvement) -> int:
    """The cell of Improving a Population Center, column more_food."""
    cell = IMPROVEMENTS_MORE_FOOD[key_1]
    if cell < FLOOR:
        return improvements_more_food_cell(cell)
    return cell


def improvements_more_food_cell(cell: int) -> int:
    """The cells of Improving a Population Center, column more_food, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('improvements', 'gold_work', 'more_food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X2:
        raise DoesNotApply('improvements', 'wall_work', 'more_food', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    raise OffTheTable('improvements', 'more_food')

# Improving a Population Center: more_gold
IMPROVEMENTS_MORE_GOLD: Final[tuple[int, ...]] = (_X1, 1000, _X2)


def improvements_more_gold(key_1: Improvement) -> int:
    """The cell of Improving a Population Center, column more_gold."""
    cell = IMPROVEMENTS_MORE_GOLD[key_1]
    if cell < FLOOR:
        return improvements_more_gold_cell(cell)
    return cell


def improvements_more_gold_cell(cell: int) -> int:
    """The cells of Improving a Population Center, column more_gold, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('improvements', 'food_work', 'more_gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    if cell == _X2:
        raise DoesNotApply('improvements', 'wall_work', 'more_gold', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4663')
    raise OffTheTable('improvements', 'more_gold')

# Improving a Population Center: people
IMPROVEMENTS_PEOPLE: Final[tuple[int, ...]] = (500, 500, -500)

# What Moves a Ruler's Influence: change
INFLUENCE_CHANGES_CHANGE: Final[tuple[int, ...]] = (
    10, -10, 10, -10, -10, 10, -10, -3, -3, -10, -5, -10, 10, 10, 10,
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

# Seasons: food
SEASON_YIELDS_FOOD: Final[tuple[tuple[int, ...], ...]] = (
    (100, 100, 100, 25),
    (100, 25, 100, 100),
)

# Seasons: gold
SEASON_YIELDS_GOLD: Final[tuple[tuple[int, ...], ...]] = (
    (100, 100, 100, 50),
    (100, 50, 100, 100),
)

# Status Points: class
STATUS_POINTS_CLASS: Final = cast("tuple[StatusClass, ...]", (
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 5,
    5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8,
))

# Status Points: final
STATUS_POINTS_FINAL: Final[tuple[int, ...]] = (
    400, 200, 100, 400, 200, 1000, 900, 800, 600, 400, 300, 200, 100, 50, _X1, 800, 800, 800, 2000, 800,
    400, 1200, 600, 1200, 400, 800, 600, 300, 600, 300, 400, 600, 400, _X2, 400, 200, 200, 400, -400, 200,
    2800, 2000, 800, 400, 200, 300, 400, 500, 1500, 6000, 3000, 3000,
)


def status_points_final(key_1: StatusItem) -> int:
    """The cell of Status Points, column final."""
    cell = STATUS_POINTS_FINAL[key_1]
    if cell < FLOOR:
        return status_points_final_cell(cell)
    return cell


def status_points_final_cell(cell: int) -> int:
    """The cells of Status Points, column final, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('status_points', 'agent_prisoner', 'final', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5888')
    if cell == _X2:
        raise DoesNotApply('status_points', 'navies', 'final', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5908')
    raise OffTheTable('status_points', 'final')

# Status Points: interim
STATUS_POINTS_INTERIM: Final[tuple[int, ...]] = (
    100, 50, 25, 100, 50, 250, 225, 200, 150, 100, 75, 50, 25, 12, _X1, 200, 200, 200, 500, 200, 100, 300,
    150, 300, 100, 200, 150, 75, 150, 75, 100, 150, 100, _X2, 100, 50, 50, 100, -100, 50, 700, 500, 200,
    100, 50, 75, 100, 125, _X3, _X4, _X5, _X6,
)


def status_points_interim(key_1: StatusItem) -> int:
    """The cell of Status Points, column interim."""
    cell = STATUS_POINTS_INTERIM[key_1]
    if cell < FLOOR:
        return status_points_interim_cell(cell)
    return cell


def status_points_interim_cell(cell: int) -> int:
    """The cells of Status Points, column interim, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('status_points', 'agent_prisoner', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5888')
    if cell == _X2:
        raise DoesNotApply('status_points', 'navies', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5908')
    if cell == _X3:
        raise DoesNotApply('status_points', 'survived_all', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5923')
    if cell == _X4:
        raise DoesNotApply('status_points', 'rex_victory', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5924')
    if cell == _X5:
        raise DoesNotApply('status_points', 'team_victory', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5925')
    if cell == _X6:
        raise DoesNotApply('status_points', 'usurper_victory', 'interim', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5926')
    raise OffTheTable('status_points', 'interim')

# Status Points: unit_worth
STATUS_POINTS_UNIT_WORTH: Final[tuple[int, ...]] = (
    _X1, _X2, _X3, _X4, _X5, _X6, _X7, _X8, _X9, _X10, _X11, _X12, _X13, _X14, 15, _X15, _X16, _X17, _X18,
    _X19, _X20, _X21, _X22, _X23, _X24, _X25, _X26, _X27, _X28, _X29, _X30, _X31, _X32, 1, _X33, _X34, _X35,
    _X36, _X37, _X38, _X39, _X40, _X41, _X42, _X43, _X44, _X45, _X46, _X47, _X48, _X49, _X50,
)


def status_points_unit_worth(key_1: StatusItem) -> int:
    """The cell of Status Points, column unit_worth."""
    cell = STATUS_POINTS_UNIT_WORTH[key_1]
    if cell < FLOOR:
        return status_points_unit_worth_cell(cell)
    return cell


def status_points_unit_worth_cell(cell: int) -> int:
    """The cells of Status Points, column unit_worth, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('status_points', 'quest_or_superior', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5874')
    if cell == _X2:
        raise DoesNotApply('status_points', 'excellent_artifact', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5875')
    if cell == _X3:
        raise DoesNotApply('status_points', 'fine_artifact', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5876')
    if cell == _X4:
        raise DoesNotApply('status_points', 'agent_eleven', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5877')
    if cell == _X5:
        raise DoesNotApply('status_points', 'agent_eight', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5878')
    if cell == _X6:
        raise DoesNotApply('status_points', 'ruler_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5879')
    if cell == _X7:
        raise DoesNotApply('status_points', 'demon_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5880')
    if cell == _X8:
        raise DoesNotApply('status_points', 'prince_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5881')
    if cell == _X9:
        raise DoesNotApply('status_points', 'duke_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5882')
    if cell == _X10:
        raise DoesNotApply('status_points', 'count_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5883')
    if cell == _X11:
        raise DoesNotApply('status_points', 'baron_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5884')
    if cell == _X12:
        raise DoesNotApply('status_points', 'governor_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5885')
    if cell == _X13:
        raise DoesNotApply('status_points', 'ambassador_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5886')
    if cell == _X14:
        raise DoesNotApply('status_points', 'fool_prisoner', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5887')
    if cell == _X15:
        raise DoesNotApply('status_points', 'highest_food', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5889')
    if cell == _X16:
        raise DoesNotApply('status_points', 'highest_gold', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5890')
    if cell == _X17:
        raise DoesNotApply('status_points', 'highest_census', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5891')
    if cell == _X18:
        raise DoesNotApply('status_points', 'has_legendary_castle', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5892')
    if cell == _X19:
        raise DoesNotApply('status_points', 'has_greater_castle', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5893')
    if cell == _X20:
        raise DoesNotApply('status_points', 'has_castle', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5894')
    if cell == _X21:
        raise DoesNotApply('status_points', 'has_citadel', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5895')
    if cell == _X22:
        raise DoesNotApply('status_points', 'has_fortress', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5896')
    if cell == _X23:
        raise DoesNotApply('status_points', 'has_great_temple', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5897')
    if cell == _X24:
        raise DoesNotApply('status_points', 'has_wizard_tower', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5898')
    if cell == _X25:
        raise DoesNotApply('status_points', 'has_mage_tower', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5899')
    if cell == _X26:
        raise DoesNotApply('status_points', 'wizard_seven', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5900')
    if cell == _X27:
        raise DoesNotApply('status_points', 'wizard_five', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5901')
    if cell == _X28:
        raise DoesNotApply('status_points', 'has_warlord', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5902')
    if cell == _X29:
        raise DoesNotApply('status_points', 'has_marshal', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5903')
    if cell == _X30:
        raise DoesNotApply('status_points', 'elite_brigade', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5904')
    if cell == _X31:
        raise DoesNotApply('status_points', 'great_host', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5906')
    if cell == _X32:
        raise DoesNotApply('status_points', 'strong_host', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5907')
    if cell == _X33:
        raise DoesNotApply('status_points', 'influence_twenty', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5909')
    if cell == _X34:
        raise DoesNotApply('status_points', 'influence_seventeen', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5910')
    if cell == _X35:
        raise DoesNotApply('status_points', 'on_the_council', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5911')
    if cell == _X36:
        raise DoesNotApply('status_points', 'enemy_of_somebody', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5912')
    if cell == _X37:
        raise DoesNotApply('status_points', 'ally_of_somebody', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5913')
    if cell == _X38:
        raise DoesNotApply('status_points', 'has_prince', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5914')
    if cell == _X39:
        raise DoesNotApply('status_points', 'tight_region', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5915')
    if cell == _X40:
        raise DoesNotApply('status_points', 'controlled_region', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5916')
    if cell == _X41:
        raise DoesNotApply('status_points', 'substantial_region', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5917')
    if cell == _X42:
        raise DoesNotApply('status_points', 'significant_region', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5918')
    if cell == _X43:
        raise DoesNotApply('status_points', 'until_twelve', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5919')
    if cell == _X44:
        raise DoesNotApply('status_points', 'until_eighteen', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5920')
    if cell == _X45:
        raise DoesNotApply('status_points', 'until_twenty_four', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5921')
    if cell == _X46:
        raise DoesNotApply('status_points', 'until_thirty', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5922')
    if cell == _X47:
        raise DoesNotApply('status_points', 'survived_all', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5923')
    if cell == _X48:
        raise DoesNotApply('status_points', 'rex_victory', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5924')
    if cell == _X49:
        raise DoesNotApply('status_points', 'team_victory', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5925')
    if cell == _X50:
        raise DoesNotApply('status_points', 'usurper_victory', 'unit_worth', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5926')
    raise OffTheTable('status_points', 'unit_worth')

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
