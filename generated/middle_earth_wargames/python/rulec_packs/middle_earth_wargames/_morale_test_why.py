"""The resolvers of morale_test.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Facts, Label, Notes

from ._choices import (
    MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O,
    MORALE_CLASS_T, MoraleClass, ORGANISATION_DISORGANISED, ORGANISATION_SCATTERED, ORGANISATION_UNFORMED,
    RACE_BEORNING, RACE_DUNLENDING, RACE_DWARF, RACE_ELEPHANT, RACE_ENT, RACE_GREAT_EAGLE, RACE_ORC,
    RACE_ROHIRRIM, RACE_TROLL, RACE_URUK, REMNANT_BELOW_HALF, REMNANT_BELOW_QUARTER, Reaction, SHELTER_HARD,
    SHELTER_SOFT, SIDE_EVIL, SIDE_LAW, SPACING_OPEN_ORDER, STANCE_CHARGING, STANCE_RETIRING,
    STANCE_RETREATING, STANCE_ROUTING, STRIKER_ELEPHANT, STRIKER_MUMAK, STRUCK_HEAVY_FOOT,
    STRUCK_LIGHT_FOOT, STRUCK_MEDIUM_FOOT,
)
from ._kinds import Unit
from ._tables import (
    EVIL_SPELLS_EVIL_ENEMY_BOLT, EVIL_SPELLS_EVIL_ENEMY_IMPRESS, EVIL_SPELLS_EVIL_FIRE_BURST_SEEN,
    EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS, EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF,
    EVIL_SPELLS_EVIL_KING_DRIVEN_OFF, EVIL_SPELLS_EVIL_LEADER_CONTROLLED,
    EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF, LAW_MORALE_ROHAN_ENGAGES_ORCS, LAW_MORALE_ROHAN_ROUTS_ORCS,
    LAW_SPELLS_ENEMY_BOLT, LAW_SPELLS_ENEMY_IMPRESS, LAW_SPELLS_FIRE_BURST_SEEN,
    LAW_SPELLS_FRIENDLY_IMPRESS, LAW_SPELLS_GANDALF_DRIVEN_OFF, LAW_SPELLS_LEADER_CONTROLLED,
    MORALE_MINUS_ANIMALS_BY_FIRE, MORALE_MINUS_BETTERS_ROUTING, MORALE_MINUS_CAVALRY_BEHIND,
    MORALE_MINUS_CHARGED_BEHIND, MORALE_MINUS_CHARGED_BY_FOOT, MORALE_MINUS_CHARGED_BY_LARGER,
    MORALE_MINUS_ENEMY_ABOVE_FAR, MORALE_MINUS_ENEMY_ABOVE_NEAR, MORALE_MINUS_ENEMY_BEHIND,
    MORALE_MINUS_ENEMY_FAR, MORALE_MINUS_ENEMY_IN_SIGHT, MORALE_MINUS_ENEMY_NEAR,
    MORALE_MINUS_FOOT_CHARGED_BY_HORSE, MORALE_MINUS_FRIEND_RETIRING_FAR, MORALE_MINUS_FRIEND_RETIRING_NEAR,
    MORALE_MINUS_FRIEND_ROUTING_FAR, MORALE_MINUS_FRIEND_ROUTING_NEAR, MORALE_MINUS_HALF_LOST,
    MORALE_MINUS_HERO_KILLED, MORALE_MINUS_HORSES_BY_ELEPHANTS, MORALE_MINUS_HORSE_CHARGED_BY_HORSE,
    MORALE_MINUS_IS_DISORGANISED, MORALE_MINUS_IS_RETIRING, MORALE_MINUS_IS_ROUTING,
    MORALE_MINUS_IS_UNFORMED, MORALE_MINUS_LEADER_DEAD, MORALE_MINUS_LEADER_NOT_IN_FRONT,
    MORALE_MINUS_LOST_MELEE, MORALE_MINUS_PART_LOST, MORALE_MINUS_SHIELDLESS, MORALE_MINUS_SHOT_AT,
    MORALE_MINUS_SPLIT, MORALE_MINUS_SURPRISED, MORALE_MINUS_THIRD_LOST, MORALE_MINUS_UNFRIENDLY_COVER,
    MORALE_PLUS_CHARGING_EQUAL, MORALE_PLUS_CHARGING_HIGHER, MORALE_PLUS_CHARGING_LOWER,
    MORALE_PLUS_CHARGING_SMALLER, MORALE_PLUS_ENEMY_BELOW_FAR, MORALE_PLUS_ENEMY_BELOW_NEAR,
    MORALE_PLUS_ENEMY_OPEN_FAR, MORALE_PLUS_ENEMY_OPEN_NEAR, MORALE_PLUS_ENEMY_RETIRING_FAR,
    MORALE_PLUS_ENEMY_RETIRING_NEAR, MORALE_PLUS_ENEMY_ROUTING, MORALE_PLUS_FRIENDLY_COVER,
    MORALE_PLUS_FRIEND_ADVANCING, MORALE_PLUS_FRIEND_CHARGING, MORALE_PLUS_FULL_STRENGTH,
    MORALE_PLUS_SECURE_FLANK, MORALE_PLUS_SOFT_COVER, MORALE_PLUS_SPECIAL_LEADER,
    MORALE_PLUS_STRONG_FRIEND_FAR, MORALE_PLUS_STRONG_FRIEND_NEAR, MORALE_PLUS_SUPPORT_BEHIND,
    MORALE_PLUS_WON_MELEE, OTHER_MORALE_ENEMY_FLYER_FALLS, OTHER_MORALE_FRIENDLY_FLYER_FALLS,
    OTHER_MORALE_KING_SHADOW, OTHER_MORALE_POWDER_BREACHES, OTHER_MORALE_POWDER_EXPLODES,
    OTHER_MORALE_WRAITH_SHADOW, TROOP_CLASS, TROOP_RACE, TROOP_SIDE, evil_spells_evil_enemy_bolt_cell,
    evil_spells_evil_fire_burst_seen_cell, evil_spells_evil_gandalf_driven_off_cell,
    evil_spells_evil_king_driven_off_cell, evil_spells_evil_leader_controlled_cell,
    evil_spells_evil_wraith_driven_off_cell, law_morale_rohan_engages_orcs_cell,
    law_morale_rohan_routs_orcs_cell, law_spells_enemy_bolt_cell, law_spells_enemy_impress_cell,
    law_spells_fire_burst_seen_cell, law_spells_friendly_impress_cell, law_spells_gandalf_driven_off_cell,
    law_spells_leader_controlled_cell, morale_minus_leader_dead_cell, morale_plus_charging_equal_cell,
    morale_plus_charging_higher_cell, morale_plus_charging_lower_cell, other_morale_king_shadow_cell,
    other_morale_powder_breaches_cell, other_morale_powder_explodes_cell, other_morale_wraith_shadow_cell,
)
from ._world import World
from ._morale_test import cajoled, fallen_chief, morale_test, morale_throw
from .law_morale import king_far, king_near, wraith_far, wraith_near
from .law_spells import (
    enemy_bolt, enemy_impress, fire_burst_seen, friendly_impress, gandalf_driven_off, king_driven_off,
    leader_controlled, wraith_driven_off,
)
from .morale import looks_down_on, morale_dice, mounted, reaction_of
from .morale_calls import (
    enters_evil_wood, enters_magical_wood, gandalf_close, hero_close, raining, shadow_grounded,
    wind_from_the_east, wind_from_the_west,
)
from .morale_minus import (
    animals_by_fire, betters_routing, cavalry_behind, enemy_above_far, enemy_above_near, enemy_behind,
    enemy_far, enemy_in_sight, enemy_near, friend_retiring_far, friend_retiring_near, friend_routing_far,
    friend_routing_near, hero_killed, horses_by_elephants, leader_not_in_front, lost_melee, shot_at, split,
    surprised, unfriendly_cover,
)
from .morale_plus import (
    enemy_below_far, enemy_below_near, enemy_open_far, enemy_open_near, enemy_retiring_far,
    enemy_retiring_near, enemy_routing, friend_advancing, friend_charging, friend_in_sight, friendly_cover,
    special_leader, strong_friend_far, strong_friend_near, support_behind, won_melee,
)
from .muster import charisma_over
from .orc_morale import first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight
from .other_morale import (
    enemy_flyer_falls, friendly_flyer_falls, in_the_beam, king_shadow, powder_breaches, powder_explodes,
    singed, wraith_shadow,
)

_ONE_OF_1: Final = frozenset((MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_T))
_ONE_OF_2: Final = frozenset((
    MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_T,
))
_ONE_OF_3: Final = frozenset((RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_TROLL, RACE_ELEPHANT))
_ONE_OF_4: Final = frozenset((MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E))
_ONE_OF_5: Final = frozenset((
    MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O, MORALE_CLASS_T,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "morale_throw": (
        Label('case', 'orcs without their leader'),
        Label('otherwise', ''),
    ),
    "fallen_chief": (
        Label('thrown', ''),
        Label('case', 'rage'),
        Label('case', 'panic'),
    ),
    "morale_test": (
        Label('throw', 'the throw'),
        Label('add', 'a friend with more than 50% of its strength is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 376'),
        Label('add', 'a friend with more than 50% of its strength is within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 377'),
        Label('add', 'a friend is in sight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 378'),
        Label('add', 'a friend advances within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 379'),
        Label('add', 'a friend charges within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 380'),
        Label('add', 'support stands to its rear', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 381'),
        Label('add', 'an enemy retires within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 382'),
        Label('add', 'an enemy retires within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 383'),
        Label('add', 'an enemy shows flank or rear within reach of a charge', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 384'),
        Label('add', 'an enemy shows flank or rear beyond reach of a charge', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 385'),
        Label('add', 'an enemy is lower down within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 386'),
        Label('add', 'an enemy is lower down within 200 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 387'),
        Label('add', 'friendly cover is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 388'),
        Label('add', 'an enemy routs within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 389'),
        Label('add', 'At full strength', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 390'),
        Label('add', 'In soft cover', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 391'),
        Label('add', 'In hard cover', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 392'),
        Label('add', 'Each secure flank', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 393'),
        Label('add', 'a melee was won lately', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 394'),
        Label('add', 'Charging an enemy of higher morale class', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 395'),
        Label('add', 'Charging an enemy of equal morale class', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 396'),
        Label('add', 'Charging an enemy of lower morale class', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 397'),
        Label('add', 'Charging a smaller unit', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 398'),
        Label('add', 'a special leader is with it', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS PLUS", line 399'),
        Label('add', 'an enemy is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 408'),
        Label('add', 'an enemy is within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 409; ruling "Specks between the digits of the morale tables"'),
        Label('add', 'an enemy is in sight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 410'),
        Label('add', 'at least 50% of its own number shoot at it', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 411'),
        Label('add', 'an enemy is behind flank or rear within reach of a charge', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 412'),
        Label('add', 'enemy cavalry is behind flank or rear within reach of a charge', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 413'),
        Label('add', 'Retiring', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 414'),
        Label('add', 'an enemy is higher up within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 415'),
        Label('add', 'an enemy is higher up within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 416'),
        Label('add', 'a friend retires within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 417'),
        Label('add', 'a friend retires within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 418'),
        Label('add', 'a friend routs within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 419'),
        Label('add', 'a friend routs within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 420'),
        Label('add', 'Without shields', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 421'),
        Label('add', 'unfriendly cover is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 422'),
        Label('add', 'its animals are within 100 metres of a fire', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 423'),
        Label('add', 'it is taken by surprise', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 424'),
        Label('add', 'Routing', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 425'),
        Label('add', 'Disorganised', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 426'),
        Label('add', 'Foot charged by cavalry', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 427'),
        Label('add', 'Cavalry charged by cavalry', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 428'),
        Label('add', 'its horses are within 100 metres of elephants', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 429'),
        Label('add', 'its betters rout within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 430'),
        Label('add', 'Losses in this move', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 431'),
        Label('add', 'Heavy losses in this move', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 432'),
        Label('add', 'In open order', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 433; ruling "Specks between the digits of the morale tables"'),
        Label('add', 'Unformed', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 434'),
        Label('add', 'Scattered', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 435'),
        Label('add', 'Its leader killed', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 436'),
        Label('add', 'Crushing losses in this move', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 437'),
        Label('add', 'its parts are split by 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 438'),
        Label('add', 'Charged by a larger force', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 439'),
        Label('add', 'Charged by enemy infantry', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 440'),
        Label('add', 'Charged in flank or rear', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 441'),
        Label('add', 'a melee was lost lately', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 442'),
        Label('add', 'a hero was killed in sight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 443'),
        Label('add', 'its leader is not in the front rank', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE FACTORS MINUS", line 444'),
        Label('add', 'Charged by an elephant', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 449'),
        Label('add', 'Charged by a mumak', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 450'),
        Label('add', 'the Witch-King is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 451'),
        Label('add', 'the Witch-King is within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 452'),
        Label('add', 'a Ringwraith is within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 453'),
        Label('add', 'a Ringwraith is within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 454'),
        Label('add', 'Men of Rohan engaging orcs', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 461'),
        Label('add', 'Men of Rohan making orcs retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 462'),
        Label('add', 'Men of Rohan making orcs rout', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 463'),
        Label('add', 'Dwarves engaging orcs', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FACTORS FOR FORCES OF LAW ONLY", line 464'),
        Label('add', 'a Ringwraith was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 909; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'the Witch-King was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 910; ruling "What the Witch-King\'s retreat does to those who see it"'),
        Label('add', 'Gandalf was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 911; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'a friend cast Impress within 75 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 912'),
        Label('add', 'an enemy cast Impress within 75 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 912'),
        Label('add', 'an enemy cast a defence bolt', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 913'),
        Label('add', 'a fire burst was seen', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 914; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'a friendly leader is under enemy control', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 915'),
        Label('add', 'a Ringwraith was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 909; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'the Witch-King was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 910; ruling "What the Witch-King\'s retreat does to those who see it"'),
        Label('add', 'Gandalf was forced to retreat', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 911; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'a friend cast Impress', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 912'),
        Label('add', 'an enemy cast Impress', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 912'),
        Label('add', 'an enemy cast a defence bolt', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 913; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'a fire burst was seen', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 914; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'a friendly leader is under enemy control', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MORALE EFFECTS OF CERTAIN SPELLS", line 915; ruling "Lost strokes in the morale effects of spells"'),
        Label('add', 'Dunlanders engaging men of Rohan', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OTHER EVIL FACTORS", line 489'),
        Label('add', 'Orcs engaging men of Rohan', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OTHER EVIL FACTORS", line 490'),
        Label('add', 'The Witch-King close by', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OTHER EVIL FACTORS", line 491'),
        Label('add', 'A Ringwraith close by', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OTHER EVIL FACTORS", line 492'),
        Label('add', 'Charging equals or lowers', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 472'),
        Label('add', 'Charging a higher unit', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 473'),
        Label('add', 'The Witch-King close by', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 474'),
        Label('add', 'the Witch-King is within 200 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 475'),
        Label('add', 'the Witch-King is in sight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 476'),
        Label('add', 'A Ringwraith close by', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 477'),
        Label('add', 'A Ringwraith not far off', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 478'),
        Label('add', 'it charges for the first time', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 479'),
        Label('add', 'it is in sunlight', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FOR ORCS ONLY PLUS", line 483'),
        Label('add', 'an enemy flyer falls in sight within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line 692'),
        Label('add', 'a friendly flyer falls in sight within 300 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "AERIAL COMBAT", line 693'),
        Label('add', 'gunpowder went off within 100 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1051'),
        Label('add', 'gunpowder has breached its stronghold', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1055'),
        Label('add', 'Entering a magical wood', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MAGICAL WOODS", line 1105'),
        Label('add', 'Wind from the east or south-east', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WIND.", line 1201'),
        Label('add', 'Wind from the west or north-west', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WIND.", line 1201'),
        Label('add', 'Orcs in rain', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEATHER", line 1174'),
        Label('add', 'the black shadow of a Ringwraith falls from within 50 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", line 921'),
        Label('add', 'the black shadow of the Witch-King falls from within 50 metres', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", line 923'),
        Label('add', 'A hero within 25 metres while the black shadow falls', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", line 925'),
        Label('add', 'Gandalf within 25 metres while the black shadow falls', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", line 925'),
        Label('add', "The shadow's bearer is on foot or on horseback", 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", line 927'),
        Label('add', 'it enters an evil wood', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "EVIL WOODS.", line 1121; ruling "What evil woods do"'),
        Label('add', 'it is the Witch-King, in the Beam of Good', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "(b) Against the Witch-King of Angmar.", line 834'),
        Label('add', 'thrown fire has hit it, and it is too sturdy to burn', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "4. CAUSE FIRE.", line 862'),
        Label('add', 'driven from behind', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "OBEYING ORDERS", lines 324-327'),
        Label('add', "the leader's charisma", 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RALLYING", lines 547-558'),
        Label('subtract', 'few are left', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "HALF STRENGTH", line 516'),
        Label('subtract', 'hardly anybody is left', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "HALF STRENGTH", line 516'),
    ),
    "cajoled": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "morale_reaction": (
        Label('thrown', 'morale score'),
        Label('otherwise', ''),
    ),
}


def why_morale_throw(unit: Unit, dice: Dice) -> tuple[int, Notes]:
    """What the dice give for morale.

    `morale_throw` with its notes: pairs of an index of LABELS['morale_throw'] and what it moved.
    In pips.
    wargames "MORALE", "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    if unit.leaderless and (TROOP_RACE[unit.troop] == RACE_ORC or TROOP_RACE[unit.troop] == RACE_URUK):
        notes.append((0, 0))
        # orcs without their leader
        return morale_dice(TROOP_CLASS[unit.troop], dice) + fallen_chief(dice), notes
    notes.append((1, 0))
    unit_troop = unit.troop
    return morale_dice(TROOP_CLASS[unit_troop], dice), notes


def why_fallen_chief(dice: Dice) -> tuple[int, Notes]:
    """What orcs make of their leader's death.

    `fallen_chief` with its notes: pairs of an index of LABELS['fallen_chief'] and what it moved.
    In pips.
    wargames "FOR ORCS ONLY PLUS".
    """
    notes: Notes = []
    the_throw = dice.throw('fallen_chief.1', 6)
    notes.append((0, the_throw))
    if 1 <= the_throw <= 3:
        notes.append((1, 0))
        return 7, notes  # rage
    notes.append((2, 0))
    return -7, notes  # panic


def why_morale_test(unit: Unit, facts: Facts, world: World, dice: Dice) -> tuple[int, Notes]:
    """Morale score.

    `morale_test` with its notes: pairs of an index of LABELS['morale_test'] and what it moved.
    In pips.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "MORALE".
    """
    notes: Notes = []
    value = morale_throw(unit, dice)  # the throw
    notes.append((0, value))
    if strong_friend_near(unit, facts, world):
        amount = MORALE_PLUS_STRONG_FRIEND_NEAR[TROOP_CLASS[unit.troop]]
        notes.append((1, amount))
        value += amount  # a friend with more than 50% of its strength is within 100 metres
    if strong_friend_far(unit, facts, world):
        amount_ = MORALE_PLUS_STRONG_FRIEND_FAR[TROOP_CLASS[unit.troop]]
        notes.append((2, amount_))
        value += amount_  # a friend with more than 50% of its strength is within 300 metres
    if friend_in_sight(unit, facts, world):
        notes.append((3, 1))
        value += 1  # a friend is in sight
    if friend_advancing(unit, facts, world):
        amount_2 = MORALE_PLUS_FRIEND_ADVANCING[TROOP_CLASS[unit.troop]]
        notes.append((4, amount_2))
        value += amount_2  # a friend advances within 100 metres
    if friend_charging(unit, facts, world):
        amount_3 = MORALE_PLUS_FRIEND_CHARGING[TROOP_CLASS[unit.troop]]
        notes.append((5, amount_3))
        value += amount_3  # a friend charges within 100 metres
    if support_behind(unit, facts, world):
        amount_4 = MORALE_PLUS_SUPPORT_BEHIND[TROOP_CLASS[unit.troop]]
        notes.append((6, amount_4))
        value += amount_4  # support stands to its rear
    if enemy_retiring_near(unit, facts, world):
        amount_5 = MORALE_PLUS_ENEMY_RETIRING_NEAR[TROOP_CLASS[unit.troop]]
        notes.append((7, amount_5))
        value += amount_5  # an enemy retires within 100 metres
    if enemy_retiring_far(unit, facts, world):
        amount_6 = MORALE_PLUS_ENEMY_RETIRING_FAR[TROOP_CLASS[unit.troop]]
        notes.append((8, amount_6))
        value += amount_6  # an enemy retires within 300 metres
    if enemy_open_near(unit, facts, world):
        amount_7 = MORALE_PLUS_ENEMY_OPEN_NEAR[TROOP_CLASS[unit.troop]]
        notes.append((9, amount_7))
        value += amount_7  # an enemy shows flank or rear within reach of a charge
    if enemy_open_far(unit, facts, world):
        amount_8 = MORALE_PLUS_ENEMY_OPEN_FAR[TROOP_CLASS[unit.troop]]
        notes.append((10, amount_8))
        value += amount_8  # an enemy shows flank or rear beyond reach of a charge
    if enemy_below_near(unit, facts, world):
        amount_9 = MORALE_PLUS_ENEMY_BELOW_NEAR[TROOP_CLASS[unit.troop]]
        notes.append((11, amount_9))
        value += amount_9  # an enemy is lower down within 100 metres
    if enemy_below_far(unit, facts, world):
        amount_10 = MORALE_PLUS_ENEMY_BELOW_FAR[TROOP_CLASS[unit.troop]]
        notes.append((12, amount_10))
        value += amount_10  # an enemy is lower down within 200 metres
    if friendly_cover(unit, facts, world):
        amount_11 = MORALE_PLUS_FRIENDLY_COVER[TROOP_CLASS[unit.troop]]
        notes.append((13, amount_11))
        value += amount_11  # friendly cover is within 100 metres
    if enemy_routing(unit, facts, world):
        amount_12 = MORALE_PLUS_ENEMY_ROUTING[TROOP_CLASS[unit.troop]]
        notes.append((14, amount_12))
        value += amount_12  # an enemy routs within 100 metres
    unit_men = unit.men
    if unit_men == unit.began_with:
        amount_13 = MORALE_PLUS_FULL_STRENGTH[TROOP_CLASS[unit.troop]]
        notes.append((15, amount_13))
        value += amount_13  # At full strength
    unit_shelter = unit.shelter
    if unit_shelter == SHELTER_SOFT:
        amount_14 = MORALE_PLUS_SOFT_COVER[TROOP_CLASS[unit.troop]]
        notes.append((16, amount_14))
        value += amount_14  # In soft cover
    if unit_shelter == SHELTER_HARD:
        notes.append((17, 2))
        value += 2  # In hard cover
    unit_secure_flanks = unit.secure_flanks
    if unit_secure_flanks > 0:
        amount_15 = MORALE_PLUS_SECURE_FLANK[TROOP_CLASS[unit.troop]] * unit_secure_flanks
        notes.append((18, amount_15))
        value += amount_15  # Each secure flank
    if won_melee(unit, facts, world):
        amount_16 = MORALE_PLUS_WON_MELEE[TROOP_CLASS[unit.troop]]
        notes.append((19, amount_16))
        value += amount_16  # a melee was won lately
    unit_troop = unit.troop
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_1
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        amount_17 = MORALE_PLUS_CHARGING_HIGHER[TROOP_CLASS[unit_troop]]
        if amount_17 < FLOOR:
            amount_17 = morale_plus_charging_higher_cell(amount_17, unit)
        notes.append((20, amount_17))
        value += amount_17  # Charging an enemy of higher morale class
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_2
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and not looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        amount_18 = MORALE_PLUS_CHARGING_EQUAL[TROOP_CLASS[unit_troop]]
        if amount_18 < FLOOR:
            amount_18 = morale_plus_charging_equal_cell(amount_18, unit)
        notes.append((21, amount_18))
        value += amount_18  # Charging an enemy of equal morale class
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_2
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit, unit.foe)
    ):
        amount_19 = MORALE_PLUS_CHARGING_LOWER[TROOP_CLASS[unit_troop]]
        if amount_19 < FLOOR:
            amount_19 = morale_plus_charging_lower_cell(amount_19, unit)
        notes.append((22, amount_19))
        value += amount_19  # Charging an enemy of lower morale class
    unit_stance = unit.stance
    if unit_stance == STANCE_CHARGING and unit.foe is not None and unit.foe.men < unit_men:
        amount_20 = MORALE_PLUS_CHARGING_SMALLER[TROOP_CLASS[unit_troop]]
        notes.append((23, amount_20))
        value += amount_20  # Charging a smaller unit
    if special_leader(unit, facts, world):
        amount_21 = MORALE_PLUS_SPECIAL_LEADER[TROOP_CLASS[unit_troop]]
        notes.append((24, amount_21))
        value += amount_21  # a special leader is with it
    if enemy_near(unit, facts, world):
        amount_22 = MORALE_MINUS_ENEMY_NEAR[TROOP_CLASS[unit_troop]]
        notes.append((25, amount_22))
        value += amount_22  # an enemy is within 100 metres
    if enemy_far(unit, facts, world):
        amount_23 = MORALE_MINUS_ENEMY_FAR[TROOP_CLASS[unit_troop]]
        notes.append((26, amount_23))
        value += amount_23  # an enemy is within 300 metres
    if enemy_in_sight(unit, facts, world):
        amount_24 = MORALE_MINUS_ENEMY_IN_SIGHT[TROOP_CLASS[unit_troop]]
        notes.append((27, amount_24))
        value += amount_24  # an enemy is in sight
    if shot_at(unit, facts, world):
        amount_25 = MORALE_MINUS_SHOT_AT[TROOP_CLASS[unit_troop]]
        notes.append((28, amount_25))
        value += amount_25  # at least 50% of its own number shoot at it
    if enemy_behind(unit, facts, world):
        amount_26 = MORALE_MINUS_ENEMY_BEHIND[TROOP_CLASS[unit_troop]]
        notes.append((29, amount_26))
        value += amount_26  # an enemy is behind flank or rear within reach of a charge
    if cavalry_behind(unit, facts, world):
        amount_27 = MORALE_MINUS_CAVALRY_BEHIND[TROOP_CLASS[unit_troop]]
        notes.append((30, amount_27))
        value += amount_27  # enemy cavalry is behind flank or rear within reach of a charge
    if unit_stance == STANCE_RETIRING:
        amount_28 = MORALE_MINUS_IS_RETIRING[TROOP_CLASS[unit_troop]]
        notes.append((31, amount_28))
        value += amount_28  # Retiring
    if enemy_above_near(unit, facts, world):
        amount_29 = MORALE_MINUS_ENEMY_ABOVE_NEAR[TROOP_CLASS[unit_troop]]
        notes.append((32, amount_29))
        value += amount_29  # an enemy is higher up within 100 metres
    if enemy_above_far(unit, facts, world):
        amount_30 = MORALE_MINUS_ENEMY_ABOVE_FAR[TROOP_CLASS[unit_troop]]
        notes.append((33, amount_30))
        value += amount_30  # an enemy is higher up within 300 metres
    if friend_retiring_near(unit, facts, world):
        amount_31 = MORALE_MINUS_FRIEND_RETIRING_NEAR[TROOP_CLASS[unit_troop]]
        notes.append((34, amount_31))
        value += amount_31  # a friend retires within 100 metres
    if friend_retiring_far(unit, facts, world):
        amount_32 = MORALE_MINUS_FRIEND_RETIRING_FAR[TROOP_CLASS[unit_troop]]
        notes.append((35, amount_32))
        value += amount_32  # a friend retires within 300 metres
    if friend_routing_near(unit, facts, world):
        amount_33 = MORALE_MINUS_FRIEND_ROUTING_NEAR[TROOP_CLASS[unit_troop]]
        notes.append((36, amount_33))
        value += amount_33  # a friend routs within 100 metres
    if friend_routing_far(unit, facts, world):
        amount_34 = MORALE_MINUS_FRIEND_ROUTING_FAR[TROOP_CLASS[unit_troop]]
        notes.append((37, amount_34))
        value += amount_34  # a friend routs within 300 metres
    if not unit.shielded and TROOP_RACE[unit_troop] not in _ONE_OF_3:
        amount_35 = MORALE_MINUS_SHIELDLESS[TROOP_CLASS[unit_troop]]
        notes.append((38, amount_35))
        value += amount_35  # Without shields
    if unfriendly_cover(unit, facts, world):
        amount_36 = MORALE_MINUS_UNFRIENDLY_COVER[TROOP_CLASS[unit_troop]]
        notes.append((39, amount_36))
        value += amount_36  # unfriendly cover is within 100 metres
    if animals_by_fire(unit, facts, world):
        amount_37 = MORALE_MINUS_ANIMALS_BY_FIRE[TROOP_CLASS[unit_troop]]
        notes.append((40, amount_37))
        value += amount_37  # its animals are within 100 metres of a fire
    if surprised(unit, facts, world):
        amount_38 = MORALE_MINUS_SURPRISED[TROOP_CLASS[unit_troop]]
        notes.append((41, amount_38))
        value += amount_38  # it is taken by surprise
    if unit_stance == STANCE_ROUTING:
        amount_39 = MORALE_MINUS_IS_ROUTING[TROOP_CLASS[unit_troop]]
        notes.append((42, amount_39))
        value += amount_39  # Routing
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_DISORGANISED:
        amount_40 = MORALE_MINUS_IS_DISORGANISED[TROOP_CLASS[unit_troop]]
        notes.append((43, amount_40))
        value += amount_40  # Disorganised
    unit_charger = unit.charger
    if unit_charger is not None:
        if mounted(unit_charger) and not mounted(unit):
            amount_41 = MORALE_MINUS_FOOT_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]
            notes.append((44, amount_41))
            value += amount_41  # Foot charged by cavalry
        if mounted(unit_charger) and mounted(unit):
            amount_42 = MORALE_MINUS_HORSE_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]
            notes.append((45, amount_42))
            value += amount_42  # Cavalry charged by cavalry
    if horses_by_elephants(unit, facts, world):
        amount_43 = MORALE_MINUS_HORSES_BY_ELEPHANTS[TROOP_CLASS[unit_troop]]
        notes.append((46, amount_43))
        value += amount_43  # its horses are within 100 metres of elephants
    if betters_routing(unit, facts, world):
        amount_44 = MORALE_MINUS_BETTERS_ROUTING[TROOP_CLASS[unit_troop]]
        notes.append((47, amount_44))
        value += amount_44  # its betters rout within 100 metres
    unit_men_lost = unit.men_lost
    if 5 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        amount_45 = MORALE_MINUS_PART_LOST[TROOP_CLASS[unit_troop]]
        notes.append((48, amount_45))
        value += amount_45  # Losses in this move
    if 3 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        amount_46 = MORALE_MINUS_THIRD_LOST[TROOP_CLASS[unit_troop]]
        notes.append((49, amount_46))
        value += amount_46  # Heavy losses in this move
    if unit.spacing == SPACING_OPEN_ORDER:
        notes.append((50, -1))
        value -= 1  # In open order
    if unit_organisation == ORGANISATION_UNFORMED:
        amount_47 = MORALE_MINUS_IS_UNFORMED[TROOP_CLASS[unit_troop]]
        notes.append((51, amount_47))
        value += amount_47  # Unformed
    if unit_organisation == ORGANISATION_SCATTERED:
        notes.append((52, -5))
        value -= 5  # Scattered
    if TROOP_CLASS[unit_troop] in _ONE_OF_2 and unit.leaderless:
        amount_48 = MORALE_MINUS_LEADER_DEAD[TROOP_CLASS[unit_troop]]
        if amount_48 < FLOOR:
            amount_48 = morale_minus_leader_dead_cell(amount_48, unit)
        notes.append((53, amount_48))
        value += amount_48  # Its leader killed
    if 2 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        amount_49 = MORALE_MINUS_HALF_LOST[TROOP_CLASS[unit_troop]]
        notes.append((54, amount_49))
        value += amount_49  # Crushing losses in this move
    if split(unit, facts, world):
        amount_50 = MORALE_MINUS_SPLIT[TROOP_CLASS[unit_troop]]
        notes.append((55, amount_50))
        value += amount_50  # its parts are split by 100 metres
    if unit_charger is not None:
        if unit_charger.men > unit_men:
            amount_51 = MORALE_MINUS_CHARGED_BY_LARGER[TROOP_CLASS[unit_troop]]
            notes.append((56, amount_51))
            value += amount_51  # Charged by a larger force
        unit_charger_struck_as = unit_charger.struck_as
        if (
            unit_charger_struck_as == STRUCK_LIGHT_FOOT
            or unit_charger_struck_as == STRUCK_MEDIUM_FOOT
            or unit_charger_struck_as == STRUCK_HEAVY_FOOT
        ):
            amount_52 = MORALE_MINUS_CHARGED_BY_FOOT[TROOP_CLASS[unit_troop]]
            notes.append((57, amount_52))
            value += amount_52  # Charged by enemy infantry
        if unit.struck_from_behind:
            amount_53 = MORALE_MINUS_CHARGED_BEHIND[TROOP_CLASS[unit_troop]]
            notes.append((58, amount_53))
            value += amount_53  # Charged in flank or rear
    if lost_melee(unit, facts, world):
        amount_54 = MORALE_MINUS_LOST_MELEE[TROOP_CLASS[unit_troop]]
        notes.append((59, amount_54))
        value += amount_54  # a melee was lost lately
    if hero_killed(unit, facts, world):
        amount_55 = MORALE_MINUS_HERO_KILLED[TROOP_CLASS[unit_troop]]
        notes.append((60, amount_55))
        value += amount_55  # a hero was killed in sight
    if leader_not_in_front(unit, facts, world):
        amount_56 = MORALE_MINUS_LEADER_NOT_IN_FRONT[TROOP_CLASS[unit_troop]]
        notes.append((61, amount_56))
        value += amount_56  # its leader is not in the front rank
    if TROOP_SIDE[unit_troop] == SIDE_LAW:
        if (
            TROOP_CLASS[unit_troop] in _ONE_OF_4
            and unit_charger is not None
            and unit_charger.strikes_as == STRIKER_ELEPHANT
        ):
            notes.append((62, -3))
            value -= 3  # Charged by an elephant
        if (
            TROOP_CLASS[unit_troop] in _ONE_OF_4
            and unit_charger is not None
            and unit_charger.strikes_as == STRIKER_MUMAK
        ):
            notes.append((63, -4))
            value -= 4  # Charged by a mumak
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_near(unit, facts, world):
            notes.append((64, -4))
            value -= 4  # the Witch-King is within 100 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_far(unit, facts, world):
            notes.append((65, -2))
            value -= 2  # the Witch-King is within 300 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_near(unit, facts, world):
            notes.append((66, -3))
            value -= 3  # a Ringwraith is within 100 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_far(unit, facts, world):
            notes.append((67, -1))
            value -= 1  # a Ringwraith is within 300 metres
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
        ):
            amount_57 = LAW_MORALE_ROHAN_ENGAGES_ORCS[TROOP_CLASS[unit_troop]]
            if amount_57 < FLOOR:
                amount_57 = law_morale_rohan_engages_orcs_cell(amount_57, unit)
            notes.append((68, amount_57))
            value += amount_57  # Men of Rohan engaging orcs
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
            and unit.foe.stance == STANCE_RETREATING
        ):
            notes.append((69, 2))
            value += 2  # Men of Rohan making orcs retreat
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
            and unit.foe.stance == STANCE_ROUTING
        ):
            amount_58 = LAW_MORALE_ROHAN_ROUTS_ORCS[TROOP_CLASS[unit_troop]]
            if amount_58 < FLOOR:
                amount_58 = law_morale_rohan_routs_orcs_cell(amount_58, unit)
            notes.append((70, amount_58))
            value += amount_58  # Men of Rohan making orcs rout
        if (
            TROOP_CLASS[unit_troop] == MORALE_CLASS_B
            and TROOP_RACE[unit_troop] == RACE_DWARF
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
        ):
            notes.append((71, 3))
            value += 3  # Dwarves engaging orcs
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_driven_off(unit, facts, world):
            notes.append((72, 2))
            value += 2  # a Ringwraith was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_driven_off(unit, facts, world):
            notes.append((73, 2))
            value += 2  # the Witch-King was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and gandalf_driven_off(unit, facts, world):
            amount_59 = LAW_SPELLS_GANDALF_DRIVEN_OFF[TROOP_CLASS[unit_troop]]
            if amount_59 < FLOOR:
                amount_59 = law_spells_gandalf_driven_off_cell(amount_59, unit)
            notes.append((74, amount_59))
            value += amount_59  # Gandalf was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and friendly_impress(unit, facts, world):
            amount_60 = LAW_SPELLS_FRIENDLY_IMPRESS[TROOP_CLASS[unit_troop]]
            if amount_60 < FLOOR:
                amount_60 = law_spells_friendly_impress_cell(amount_60, unit)
            notes.append((75, amount_60))
            value += amount_60  # a friend cast Impress within 75 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and enemy_impress(unit, facts, world):
            amount_61 = LAW_SPELLS_ENEMY_IMPRESS[TROOP_CLASS[unit_troop]]
            if amount_61 < FLOOR:
                amount_61 = law_spells_enemy_impress_cell(amount_61, unit)
            notes.append((76, amount_61))
            value += amount_61  # an enemy cast Impress within 75 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and enemy_bolt(unit, facts, world):
            amount_62 = LAW_SPELLS_ENEMY_BOLT[TROOP_CLASS[unit_troop]]
            if amount_62 < FLOOR:
                amount_62 = law_spells_enemy_bolt_cell(amount_62, unit)
            notes.append((77, amount_62))
            value += amount_62  # an enemy cast a defence bolt
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and fire_burst_seen(unit, facts, world):
            amount_63 = LAW_SPELLS_FIRE_BURST_SEEN[TROOP_CLASS[unit_troop]]
            if amount_63 < FLOOR:
                amount_63 = law_spells_fire_burst_seen_cell(amount_63, unit)
            notes.append((78, amount_63))
            value += amount_63  # a fire burst was seen
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and leader_controlled(unit, facts, world):
            amount_64 = LAW_SPELLS_LEADER_CONTROLLED[TROOP_CLASS[unit_troop]]
            if amount_64 < FLOOR:
                amount_64 = law_spells_leader_controlled_cell(amount_64, unit)
            notes.append((79, amount_64))
            value += amount_64  # a friendly leader is under enemy control
    if TROOP_SIDE[unit_troop] == SIDE_EVIL:
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and wraith_driven_off(unit, facts, world):
            amount_65 = EVIL_SPELLS_EVIL_WRAITH_DRIVEN_OFF[TROOP_CLASS[unit_troop]]
            if amount_65 < FLOOR:
                amount_65 = evil_spells_evil_wraith_driven_off_cell(amount_65, unit)
            notes.append((80, amount_65))
            value += amount_65  # a Ringwraith was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and king_driven_off(unit, facts, world):
            amount_66 = EVIL_SPELLS_EVIL_KING_DRIVEN_OFF[TROOP_CLASS[unit_troop]]
            if amount_66 < FLOOR:
                amount_66 = evil_spells_evil_king_driven_off_cell(amount_66, unit)
            notes.append((81, amount_66))
            value += amount_66  # the Witch-King was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and gandalf_driven_off(unit, facts, world):
            amount_67 = EVIL_SPELLS_EVIL_GANDALF_DRIVEN_OFF[TROOP_CLASS[unit_troop]]
            if amount_67 < FLOOR:
                amount_67 = evil_spells_evil_gandalf_driven_off_cell(amount_67, unit)
            notes.append((82, amount_67))
            value += amount_67  # Gandalf was forced to retreat
        if friendly_impress(unit, facts, world):
            amount_68 = EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS[TROOP_CLASS[unit_troop]]
            notes.append((83, amount_68))
            value += amount_68  # a friend cast Impress
        if enemy_impress(unit, facts, world):
            amount_69 = EVIL_SPELLS_EVIL_ENEMY_IMPRESS[TROOP_CLASS[unit_troop]]
            notes.append((84, amount_69))
            value += amount_69  # an enemy cast Impress
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and enemy_bolt(unit, facts, world):
            amount_70 = EVIL_SPELLS_EVIL_ENEMY_BOLT[TROOP_CLASS[unit_troop]]
            if amount_70 < FLOOR:
                amount_70 = evil_spells_evil_enemy_bolt_cell(amount_70, unit)
            notes.append((85, amount_70))
            value += amount_70  # an enemy cast a defence bolt
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and fire_burst_seen(unit, facts, world):
            amount_71 = EVIL_SPELLS_EVIL_FIRE_BURST_SEEN[TROOP_CLASS[unit_troop]]
            if amount_71 < FLOOR:
                amount_71 = evil_spells_evil_fire_burst_seen_cell(amount_71, unit)
            notes.append((86, amount_71))
            value += amount_71  # a fire burst was seen
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and leader_controlled(unit, facts, world):
            amount_72 = EVIL_SPELLS_EVIL_LEADER_CONTROLLED[TROOP_CLASS[unit_troop]]
            if amount_72 < FLOOR:
                amount_72 = evil_spells_evil_leader_controlled_cell(amount_72, unit)
            notes.append((87, amount_72))
            value += amount_72  # a friendly leader is under enemy control
        if (
            TROOP_RACE[unit_troop] == RACE_DUNLENDING
            and unit.foe is not None
            and TROOP_RACE[unit.foe.troop] == RACE_ROHIRRIM
        ):
            notes.append((88, 3))
            value += 3  # Dunlanders engaging men of Rohan
        if (
            (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
            and unit.foe is not None
            and TROOP_RACE[unit.foe.troop] == RACE_ROHIRRIM
        ):
            notes.append((89, 3))
            value += 3  # Orcs engaging men of Rohan
        if (
            king_near(unit, facts, world)
            and TROOP_RACE[unit_troop] != RACE_ORC
            and TROOP_RACE[unit_troop] != RACE_URUK
        ):
            notes.append((90, 4))
            value += 4  # The Witch-King close by
        if (
            wraith_near(unit, facts, world)
            and TROOP_RACE[unit_troop] != RACE_ORC
            and TROOP_RACE[unit_troop] != RACE_URUK
        ):
            notes.append((91, 3))
            value += 3  # A Ringwraith close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and unit_stance == STANCE_CHARGING
        and unit.foe is not None
        and (looks_down_on(unit, unit.foe) or not looks_down_on(unit.foe, unit))
    ):
        notes.append((92, 4))
        value += 4  # Charging equals or lowers
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and unit_stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        notes.append((93, 1))
        value += 1  # Charging a higher unit
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and king_near(unit, facts, world)
    ):
        notes.append((94, 6))
        value += 6  # The Witch-King close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and orcs_king_far(unit, facts, world)
    ):
        notes.append((95, 4))
        value += 4  # the Witch-King is within 200 metres
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and orcs_king_in_sight(unit, facts, world)
    ):
        notes.append((96, 2))
        value += 2  # the Witch-King is in sight
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and wraith_near(unit, facts, world)
    ):
        notes.append((97, 4))
        value += 4  # A Ringwraith close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and wraith_far(unit, facts, world)
    ):
        notes.append((98, 2))
        value += 2  # A Ringwraith not far off
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and first_charge(unit, facts, world)
    ):
        notes.append((99, 4))
        value += 4  # it charges for the first time
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and in_sunlight(unit, facts, world)
    ):
        notes.append((100, -7))
        value -= 7  # it is in sunlight
    if enemy_flyer_falls(unit, facts, world):
        amount_73 = OTHER_MORALE_ENEMY_FLYER_FALLS[TROOP_CLASS[unit_troop]]
        notes.append((101, amount_73))
        value += amount_73  # an enemy flyer falls in sight within 300 metres
    if friendly_flyer_falls(unit, facts, world):
        amount_74 = OTHER_MORALE_FRIENDLY_FLYER_FALLS[TROOP_CLASS[unit_troop]]
        notes.append((102, amount_74))
        value += amount_74  # a friendly flyer falls in sight within 300 metres
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and powder_explodes(unit, facts, world):
        amount_75 = OTHER_MORALE_POWDER_EXPLODES[TROOP_CLASS[unit_troop]]
        if amount_75 < FLOOR:
            amount_75 = other_morale_powder_explodes_cell(amount_75, unit)
        notes.append((103, amount_75))
        value += amount_75  # gunpowder went off within 100 metres
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and powder_breaches(unit, facts, world):
        amount_76 = OTHER_MORALE_POWDER_BREACHES[TROOP_CLASS[unit_troop]]
        if amount_76 < FLOOR:
            amount_76 = other_morale_powder_breaches_cell(amount_76, unit)
        notes.append((104, amount_76))
        value += amount_76  # gunpowder has breached its stronghold
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and enters_magical_wood(unit, facts, world):
        notes.append((105, -3))
        value -= 3  # Entering a magical wood
    if TROOP_SIDE[unit_troop] == SIDE_LAW and wind_from_the_east(facts, world):
        notes.append((106, -1))
        value -= 1  # Wind from the east or south-east
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and wind_from_the_west(facts, world):
        notes.append((107, -1))
        value -= 1  # Wind from the west or north-west
    if (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK) and raining(facts, world):
        notes.append((108, -3))
        value -= 3  # Orcs in rain
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_shadow(unit, facts, world):
        amount_77 = OTHER_MORALE_WRAITH_SHADOW[TROOP_CLASS[unit_troop]]
        if amount_77 < FLOOR:
            amount_77 = other_morale_wraith_shadow_cell(amount_77, unit)
        notes.append((109, amount_77))
        value += amount_77  # the black shadow of a Ringwraith falls from within 50 metres
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_shadow(unit, facts, world):
        amount_78 = OTHER_MORALE_KING_SHADOW[TROOP_CLASS[unit_troop]]
        if amount_78 < FLOOR:
            amount_78 = other_morale_king_shadow_cell(amount_78, unit)
        notes.append((110, amount_78))
        value += amount_78  # the black shadow of the Witch-King falls from within 50 metres
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and hero_close(unit, facts, world)
    ):
        notes.append((111, 3))
        value += 3  # A hero within 25 metres while the black shadow falls
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and gandalf_close(unit, facts, world)
    ):
        notes.append((112, 5))
        value += 5  # Gandalf within 25 metres while the black shadow falls
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and shadow_grounded(unit, facts, world)
    ):
        notes.append((113, 2))
        value += 2  # The shadow's bearer is on foot or on horseback
    if TROOP_SIDE[unit_troop] == SIDE_LAW and enters_evil_wood(unit, facts, world):
        notes.append((114, -3))
        value -= 3  # it enters an evil wood
    if in_the_beam(unit, facts, world):
        notes.append((115, -3))
        value -= 3  # it is the Witch-King, in the Beam of Good
    if singed(unit, facts, world):
        notes.append((116, -3))
        value -= 3  # thrown fire has hit it, and it is too sturdy to burn
    if unit.driven and TROOP_SIDE[unit_troop] == SIDE_EVIL:
        amount_79 = cajoled(TROOP_CLASS[unit_troop])
        notes.append((117, amount_79))
        value += amount_79  # driven from behind
    if unit.rallying:
        amount_80 = charisma_over(unit)
        notes.append((118, amount_80))
        value += amount_80  # the leader's charisma
    unit_remnant = unit.remnant
    if unit_remnant == REMNANT_BELOW_HALF:
        notes.append((119, -5))
        value -= 5  # few are left
    if unit_remnant == REMNANT_BELOW_QUARTER:
        notes.append((120, -7))
        value -= 7  # hardly anybody is left
    return value, notes


def why_cajoled(class_: MoraleClass) -> tuple[int, Notes]:
    """What better cavalry behind it is worth.

    `cajoled` with its notes: pairs of an index of LABELS['cajoled'] and what it moved.
    In pips.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    if class_ == MORALE_CLASS_A or class_ == MORALE_CLASS_B or class_ == MORALE_CLASS_T:
        notes.append((0, 0))
        return 0, notes
    if class_ == MORALE_CLASS_C or class_ == MORALE_CLASS_D:
        notes.append((1, 0))
        return 2, notes
    if class_ == MORALE_CLASS_E:
        notes.append((2, 0))
        return 3, notes
    notes.append((3, 0))
    return 4, notes


def why_morale_reaction(unit: Unit, facts: Facts, world: World, dice: Dice) -> tuple[Reaction, Notes]:
    """What a unit does when its morale is tested.

    `morale_reaction` with its notes: pairs of an index of LABELS['morale_reaction'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "MORALE".
    """
    notes: Notes = []
    score = morale_test(unit, facts, world, dice)  # morale score
    notes.append((0, score))
    notes.append((1, 0))
    return reaction_of(unit, score), notes
