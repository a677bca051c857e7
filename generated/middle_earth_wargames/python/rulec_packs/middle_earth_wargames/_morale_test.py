"""Resolvers of morale_test.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Facts

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
    EVIL_SPELLS_EVIL_ENEMY_IMPRESS, EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS, MORALE_MINUS_ANIMALS_BY_FIRE,
    MORALE_MINUS_BETTERS_ROUTING, MORALE_MINUS_CAVALRY_BEHIND, MORALE_MINUS_CHARGED_BEHIND,
    MORALE_MINUS_CHARGED_BY_FOOT, MORALE_MINUS_CHARGED_BY_LARGER, MORALE_MINUS_ENEMY_ABOVE_FAR,
    MORALE_MINUS_ENEMY_ABOVE_NEAR, MORALE_MINUS_ENEMY_BEHIND, MORALE_MINUS_ENEMY_FAR,
    MORALE_MINUS_ENEMY_IN_SIGHT, MORALE_MINUS_ENEMY_NEAR, MORALE_MINUS_FOOT_CHARGED_BY_HORSE,
    MORALE_MINUS_FRIEND_RETIRING_FAR, MORALE_MINUS_FRIEND_RETIRING_NEAR, MORALE_MINUS_FRIEND_ROUTING_FAR,
    MORALE_MINUS_FRIEND_ROUTING_NEAR, MORALE_MINUS_HALF_LOST, MORALE_MINUS_HERO_KILLED,
    MORALE_MINUS_HORSES_BY_ELEPHANTS, MORALE_MINUS_HORSE_CHARGED_BY_HORSE, MORALE_MINUS_IS_DISORGANISED,
    MORALE_MINUS_IS_RETIRING, MORALE_MINUS_IS_ROUTING, MORALE_MINUS_IS_UNFORMED,
    MORALE_MINUS_LEADER_NOT_IN_FRONT, MORALE_MINUS_LOST_MELEE, MORALE_MINUS_PART_LOST,
    MORALE_MINUS_SHIELDLESS, MORALE_MINUS_SHOT_AT, MORALE_MINUS_SPLIT, MORALE_MINUS_SURPRISED,
    MORALE_MINUS_THIRD_LOST, MORALE_MINUS_UNFRIENDLY_COVER, MORALE_PLUS_CHARGING_SMALLER,
    MORALE_PLUS_ENEMY_BELOW_FAR, MORALE_PLUS_ENEMY_BELOW_NEAR, MORALE_PLUS_ENEMY_OPEN_FAR,
    MORALE_PLUS_ENEMY_OPEN_NEAR, MORALE_PLUS_ENEMY_RETIRING_FAR, MORALE_PLUS_ENEMY_RETIRING_NEAR,
    MORALE_PLUS_ENEMY_ROUTING, MORALE_PLUS_FRIENDLY_COVER, MORALE_PLUS_FRIEND_ADVANCING,
    MORALE_PLUS_FRIEND_CHARGING, MORALE_PLUS_FULL_STRENGTH, MORALE_PLUS_SECURE_FLANK,
    MORALE_PLUS_SOFT_COVER, MORALE_PLUS_SPECIAL_LEADER, MORALE_PLUS_STRONG_FRIEND_FAR,
    MORALE_PLUS_STRONG_FRIEND_NEAR, MORALE_PLUS_SUPPORT_BEHIND, MORALE_PLUS_WON_MELEE,
    OTHER_MORALE_ENEMY_FLYER_FALLS, OTHER_MORALE_FRIENDLY_FLYER_FALLS, TROOP_CLASS, TROOP_RACE, TROOP_SIDE,
    evil_spells_evil_enemy_bolt, evil_spells_evil_fire_burst_seen, evil_spells_evil_gandalf_driven_off,
    evil_spells_evil_king_driven_off, evil_spells_evil_leader_controlled,
    evil_spells_evil_wraith_driven_off, law_morale_rohan_engages_orcs, law_morale_rohan_routs_orcs,
    law_spells_enemy_bolt, law_spells_enemy_impress, law_spells_fire_burst_seen,
    law_spells_friendly_impress, law_spells_gandalf_driven_off, law_spells_leader_controlled,
    morale_minus_leader_dead, morale_plus_charging_equal, morale_plus_charging_higher,
    morale_plus_charging_lower, other_morale_king_shadow, other_morale_powder_breaches,
    other_morale_powder_explodes, other_morale_wraith_shadow,
)
from ._world import World
from .morale import looks_down_on, morale_dice, mounted, reaction_of

_ONE_OF_1: Final = frozenset((MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_T))
_ONE_OF_2: Final = frozenset((
    MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_T,
))
_ONE_OF_3: Final = frozenset((RACE_ENT, RACE_GREAT_EAGLE, RACE_BEORNING, RACE_TROLL, RACE_ELEPHANT))
_ONE_OF_4: Final = frozenset((MORALE_CLASS_A, MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E))
_ONE_OF_5: Final = frozenset((
    MORALE_CLASS_B, MORALE_CLASS_C, MORALE_CLASS_D, MORALE_CLASS_E, MORALE_CLASS_O, MORALE_CLASS_T,
))


def morale_throw(unit: Unit, dice: Dice) -> int:
    """What the dice give for morale.

    In pips.
    wargames "MORALE", "FOR ORCS ONLY PLUS".
    """
    if unit.leaderless and (TROOP_RACE[unit.troop] == RACE_ORC or TROOP_RACE[unit.troop] == RACE_URUK):
        return morale_dice(TROOP_CLASS[unit.troop], dice) + fallen_chief(dice)  # orcs without their leader
    unit_troop = unit.troop
    return morale_dice(TROOP_CLASS[unit_troop], dice)


def fallen_chief(dice: Dice) -> int:
    """What orcs make of their leader's death.

    In pips.
    wargames "FOR ORCS ONLY PLUS".
    """
    the_throw = dice.throw('fallen_chief.1', 6)
    if 1 <= the_throw <= 3:
        return 7  # rage
    return -7  # panic


def morale_test(unit: Unit, facts: Facts, world: World, dice: Dice) -> int:
    """Morale score.

    In pips.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "MORALE".
    """
    value = morale_throw(unit, dice)  # the throw
    if strong_friend_near(unit, facts, world):
        # a friend with more than 50% of its strength is within 100 metres
        value += MORALE_PLUS_STRONG_FRIEND_NEAR[TROOP_CLASS[unit.troop]]
    if strong_friend_far(unit, facts, world):
        # a friend with more than 50% of its strength is within 300 metres
        value += MORALE_PLUS_STRONG_FRIEND_FAR[TROOP_CLASS[unit.troop]]
    if friend_in_sight(unit, facts, world):
        value += 1  # a friend is in sight
    if friend_advancing(unit, facts, world):
        value += MORALE_PLUS_FRIEND_ADVANCING[TROOP_CLASS[unit.troop]]  # a friend advances within 100 metres
    if friend_charging(unit, facts, world):
        value += MORALE_PLUS_FRIEND_CHARGING[TROOP_CLASS[unit.troop]]  # a friend charges within 100 metres
    if support_behind(unit, facts, world):
        value += MORALE_PLUS_SUPPORT_BEHIND[TROOP_CLASS[unit.troop]]  # support stands to its rear
    if enemy_retiring_near(unit, facts, world):
        # an enemy retires within 100 metres
        value += MORALE_PLUS_ENEMY_RETIRING_NEAR[TROOP_CLASS[unit.troop]]
    if enemy_retiring_far(unit, facts, world):
        value += MORALE_PLUS_ENEMY_RETIRING_FAR[TROOP_CLASS[unit.troop]]  # an enemy retires within 300 metres
    if enemy_open_near(unit, facts, world):
        # an enemy shows flank or rear within reach of a charge
        value += MORALE_PLUS_ENEMY_OPEN_NEAR[TROOP_CLASS[unit.troop]]
    if enemy_open_far(unit, facts, world):
        # an enemy shows flank or rear beyond reach of a charge
        value += MORALE_PLUS_ENEMY_OPEN_FAR[TROOP_CLASS[unit.troop]]
    if enemy_below_near(unit, facts, world):
        # an enemy is lower down within 100 metres
        value += MORALE_PLUS_ENEMY_BELOW_NEAR[TROOP_CLASS[unit.troop]]
    if enemy_below_far(unit, facts, world):
        # an enemy is lower down within 200 metres
        value += MORALE_PLUS_ENEMY_BELOW_FAR[TROOP_CLASS[unit.troop]]
    if friendly_cover(unit, facts, world):
        value += MORALE_PLUS_FRIENDLY_COVER[TROOP_CLASS[unit.troop]]  # friendly cover is within 100 metres
    if enemy_routing(unit, facts, world):
        value += MORALE_PLUS_ENEMY_ROUTING[TROOP_CLASS[unit.troop]]  # an enemy routs within 100 metres
    unit_men = unit.men
    if unit_men == unit.began_with:
        value += MORALE_PLUS_FULL_STRENGTH[TROOP_CLASS[unit.troop]]  # At full strength
    unit_shelter = unit.shelter
    if unit_shelter == SHELTER_SOFT:
        value += MORALE_PLUS_SOFT_COVER[TROOP_CLASS[unit.troop]]  # In soft cover
    if unit_shelter == SHELTER_HARD:
        value += 2  # In hard cover
    unit_secure_flanks = unit.secure_flanks
    if unit_secure_flanks > 0:
        value += MORALE_PLUS_SECURE_FLANK[TROOP_CLASS[unit.troop]] * unit_secure_flanks  # Each secure flank
    if won_melee(unit, facts, world):
        value += MORALE_PLUS_WON_MELEE[TROOP_CLASS[unit.troop]]  # a melee was won lately
    unit_troop = unit.troop
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_1
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        # Charging an enemy of higher morale class
        value += morale_plus_charging_higher(TROOP_CLASS[unit_troop], unit)
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_2
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and not looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        # Charging an enemy of equal morale class
        value += morale_plus_charging_equal(TROOP_CLASS[unit_troop], unit)
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_2
        and unit.stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit, unit.foe)
    ):
        # Charging an enemy of lower morale class
        value += morale_plus_charging_lower(TROOP_CLASS[unit_troop], unit)
    unit_stance = unit.stance
    if unit_stance == STANCE_CHARGING and unit.foe is not None and unit.foe.men < unit_men:
        value += MORALE_PLUS_CHARGING_SMALLER[TROOP_CLASS[unit_troop]]  # Charging a smaller unit
    if special_leader(unit, facts, world):
        value += MORALE_PLUS_SPECIAL_LEADER[TROOP_CLASS[unit_troop]]  # a special leader is with it
    if enemy_near(unit, facts, world):
        value += MORALE_MINUS_ENEMY_NEAR[TROOP_CLASS[unit_troop]]  # an enemy is within 100 metres
    if enemy_far(unit, facts, world):
        value += MORALE_MINUS_ENEMY_FAR[TROOP_CLASS[unit_troop]]  # an enemy is within 300 metres
    if enemy_in_sight(unit, facts, world):
        value += MORALE_MINUS_ENEMY_IN_SIGHT[TROOP_CLASS[unit_troop]]  # an enemy is in sight
    if shot_at(unit, facts, world):
        value += MORALE_MINUS_SHOT_AT[TROOP_CLASS[unit_troop]]  # at least 50% of its own number shoot at it
    if enemy_behind(unit, facts, world):
        # an enemy is behind flank or rear within reach of a charge
        value += MORALE_MINUS_ENEMY_BEHIND[TROOP_CLASS[unit_troop]]
    if cavalry_behind(unit, facts, world):
        # enemy cavalry is behind flank or rear within reach of a charge
        value += MORALE_MINUS_CAVALRY_BEHIND[TROOP_CLASS[unit_troop]]
    if unit_stance == STANCE_RETIRING:
        value += MORALE_MINUS_IS_RETIRING[TROOP_CLASS[unit_troop]]  # Retiring
    if enemy_above_near(unit, facts, world):
        # an enemy is higher up within 100 metres
        value += MORALE_MINUS_ENEMY_ABOVE_NEAR[TROOP_CLASS[unit_troop]]
    if enemy_above_far(unit, facts, world):
        # an enemy is higher up within 300 metres
        value += MORALE_MINUS_ENEMY_ABOVE_FAR[TROOP_CLASS[unit_troop]]
    if friend_retiring_near(unit, facts, world):
        # a friend retires within 100 metres
        value += MORALE_MINUS_FRIEND_RETIRING_NEAR[TROOP_CLASS[unit_troop]]
    if friend_retiring_far(unit, facts, world):
        # a friend retires within 300 metres
        value += MORALE_MINUS_FRIEND_RETIRING_FAR[TROOP_CLASS[unit_troop]]
    if friend_routing_near(unit, facts, world):
        value += MORALE_MINUS_FRIEND_ROUTING_NEAR[TROOP_CLASS[unit_troop]]  # a friend routs within 100 metres
    if friend_routing_far(unit, facts, world):
        value += MORALE_MINUS_FRIEND_ROUTING_FAR[TROOP_CLASS[unit_troop]]  # a friend routs within 300 metres
    if not unit.shielded and TROOP_RACE[unit_troop] not in _ONE_OF_3:
        value += MORALE_MINUS_SHIELDLESS[TROOP_CLASS[unit_troop]]  # Without shields
    if unfriendly_cover(unit, facts, world):
        # unfriendly cover is within 100 metres
        value += MORALE_MINUS_UNFRIENDLY_COVER[TROOP_CLASS[unit_troop]]
    if animals_by_fire(unit, facts, world):
        # its animals are within 100 metres of a fire
        value += MORALE_MINUS_ANIMALS_BY_FIRE[TROOP_CLASS[unit_troop]]
    if surprised(unit, facts, world):
        value += MORALE_MINUS_SURPRISED[TROOP_CLASS[unit_troop]]  # it is taken by surprise
    if unit_stance == STANCE_ROUTING:
        value += MORALE_MINUS_IS_ROUTING[TROOP_CLASS[unit_troop]]  # Routing
    unit_organisation = unit.organisation
    if unit_organisation == ORGANISATION_DISORGANISED:
        value += MORALE_MINUS_IS_DISORGANISED[TROOP_CLASS[unit_troop]]  # Disorganised
    unit_charger = unit.charger
    if unit_charger is not None:
        if mounted(unit_charger) and not mounted(unit):
            value += MORALE_MINUS_FOOT_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]  # Foot charged by cavalry
        if mounted(unit_charger) and mounted(unit):
            # Cavalry charged by cavalry
            value += MORALE_MINUS_HORSE_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]
    if horses_by_elephants(unit, facts, world):
        # its horses are within 100 metres of elephants
        value += MORALE_MINUS_HORSES_BY_ELEPHANTS[TROOP_CLASS[unit_troop]]
    if betters_routing(unit, facts, world):
        value += MORALE_MINUS_BETTERS_ROUTING[TROOP_CLASS[unit_troop]]  # its betters rout within 100 metres
    unit_men_lost = unit.men_lost
    if 5 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        value += MORALE_MINUS_PART_LOST[TROOP_CLASS[unit_troop]]  # Losses in this move
    if 3 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        value += MORALE_MINUS_THIRD_LOST[TROOP_CLASS[unit_troop]]  # Heavy losses in this move
    if unit.spacing == SPACING_OPEN_ORDER:
        value -= 1  # In open order
    if unit_organisation == ORGANISATION_UNFORMED:
        value += MORALE_MINUS_IS_UNFORMED[TROOP_CLASS[unit_troop]]  # Unformed
    if unit_organisation == ORGANISATION_SCATTERED:
        value -= 5  # Scattered
    if TROOP_CLASS[unit_troop] in _ONE_OF_2 and unit.leaderless:
        value += morale_minus_leader_dead(TROOP_CLASS[unit_troop], unit)  # Its leader killed
    if 2 * unit_men_lost >= unit_men + unit_men_lost and unit_men_lost > 0:
        value += MORALE_MINUS_HALF_LOST[TROOP_CLASS[unit_troop]]  # Crushing losses in this move
    if split(unit, facts, world):
        value += MORALE_MINUS_SPLIT[TROOP_CLASS[unit_troop]]  # its parts are split by 100 metres
    if unit_charger is not None:
        if unit_charger.men > unit_men:
            value += MORALE_MINUS_CHARGED_BY_LARGER[TROOP_CLASS[unit_troop]]  # Charged by a larger force
        unit_charger_struck_as = unit_charger.struck_as
        if (
            unit_charger_struck_as == STRUCK_LIGHT_FOOT
            or unit_charger_struck_as == STRUCK_MEDIUM_FOOT
            or unit_charger_struck_as == STRUCK_HEAVY_FOOT
        ):
            value += MORALE_MINUS_CHARGED_BY_FOOT[TROOP_CLASS[unit_troop]]  # Charged by enemy infantry
        if unit.struck_from_behind:
            value += MORALE_MINUS_CHARGED_BEHIND[TROOP_CLASS[unit_troop]]  # Charged in flank or rear
    if lost_melee(unit, facts, world):
        value += MORALE_MINUS_LOST_MELEE[TROOP_CLASS[unit_troop]]  # a melee was lost lately
    if hero_killed(unit, facts, world):
        value += MORALE_MINUS_HERO_KILLED[TROOP_CLASS[unit_troop]]  # a hero was killed in sight
    if leader_not_in_front(unit, facts, world):
        # its leader is not in the front rank
        value += MORALE_MINUS_LEADER_NOT_IN_FRONT[TROOP_CLASS[unit_troop]]
    if TROOP_SIDE[unit_troop] == SIDE_LAW:
        if (
            TROOP_CLASS[unit_troop] in _ONE_OF_4
            and unit_charger is not None
            and unit_charger.strikes_as == STRIKER_ELEPHANT
        ):
            value -= 3  # Charged by an elephant
        if (
            TROOP_CLASS[unit_troop] in _ONE_OF_4
            and unit_charger is not None
            and unit_charger.strikes_as == STRIKER_MUMAK
        ):
            value -= 4  # Charged by a mumak
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_near(unit, facts, world):
            value -= 4  # the Witch-King is within 100 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_far(unit, facts, world):
            value -= 2  # the Witch-King is within 300 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_near(unit, facts, world):
            value -= 3  # a Ringwraith is within 100 metres
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_far(unit, facts, world):
            value -= 1  # a Ringwraith is within 300 metres
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
        ):
            # Men of Rohan engaging orcs
            value += law_morale_rohan_engages_orcs(TROOP_CLASS[unit_troop], unit)
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
            and unit.foe.stance == STANCE_RETREATING
        ):
            value += 2  # Men of Rohan making orcs retreat
        if (
            (TROOP_CLASS[unit_troop] == MORALE_CLASS_A or TROOP_CLASS[unit_troop] == MORALE_CLASS_B)
            and TROOP_RACE[unit_troop] == RACE_ROHIRRIM
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
            and unit.foe.stance == STANCE_ROUTING
        ):
            # Men of Rohan making orcs rout
            value += law_morale_rohan_routs_orcs(TROOP_CLASS[unit_troop], unit)
        if (
            TROOP_CLASS[unit_troop] == MORALE_CLASS_B
            and TROOP_RACE[unit_troop] == RACE_DWARF
            and unit.foe is not None
            and (TROOP_RACE[unit.foe.troop] == RACE_ORC or TROOP_RACE[unit.foe.troop] == RACE_URUK)
        ):
            value += 3  # Dwarves engaging orcs
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_driven_off(unit, facts, world):
            value += 2  # a Ringwraith was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_driven_off(unit, facts, world):
            value += 2  # the Witch-King was forced to retreat
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and gandalf_driven_off(unit, facts, world):
            # Gandalf was forced to retreat
            value += law_spells_gandalf_driven_off(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and friendly_impress(unit, facts, world):
            # a friend cast Impress within 75 metres
            value += law_spells_friendly_impress(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and enemy_impress(unit, facts, world):
            # an enemy cast Impress within 75 metres
            value += law_spells_enemy_impress(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and enemy_bolt(unit, facts, world):
            value += law_spells_enemy_bolt(TROOP_CLASS[unit_troop], unit)  # an enemy cast a defence bolt
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and fire_burst_seen(unit, facts, world):
            value += law_spells_fire_burst_seen(TROOP_CLASS[unit_troop], unit)  # a fire burst was seen
        if TROOP_CLASS[unit_troop] in _ONE_OF_4 and leader_controlled(unit, facts, world):
            # a friendly leader is under enemy control
            value += law_spells_leader_controlled(TROOP_CLASS[unit_troop], unit)
    if TROOP_SIDE[unit_troop] == SIDE_EVIL:
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and wraith_driven_off(unit, facts, world):
            # a Ringwraith was forced to retreat
            value += evil_spells_evil_wraith_driven_off(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and king_driven_off(unit, facts, world):
            # the Witch-King was forced to retreat
            value += evil_spells_evil_king_driven_off(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and gandalf_driven_off(unit, facts, world):
            # Gandalf was forced to retreat
            value += evil_spells_evil_gandalf_driven_off(TROOP_CLASS[unit_troop], unit)
        if friendly_impress(unit, facts, world):
            value += EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS[TROOP_CLASS[unit_troop]]  # a friend cast Impress
        if enemy_impress(unit, facts, world):
            value += EVIL_SPELLS_EVIL_ENEMY_IMPRESS[TROOP_CLASS[unit_troop]]  # an enemy cast Impress
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and enemy_bolt(unit, facts, world):
            # an enemy cast a defence bolt
            value += evil_spells_evil_enemy_bolt(TROOP_CLASS[unit_troop], unit)
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and fire_burst_seen(unit, facts, world):
            value += evil_spells_evil_fire_burst_seen(TROOP_CLASS[unit_troop], unit)  # a fire burst was seen
        if TROOP_CLASS[unit_troop] in _ONE_OF_5 and leader_controlled(unit, facts, world):
            # a friendly leader is under enemy control
            value += evil_spells_evil_leader_controlled(TROOP_CLASS[unit_troop], unit)
        if (
            TROOP_RACE[unit_troop] == RACE_DUNLENDING
            and unit.foe is not None
            and TROOP_RACE[unit.foe.troop] == RACE_ROHIRRIM
        ):
            value += 3  # Dunlanders engaging men of Rohan
        if (
            (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
            and unit.foe is not None
            and TROOP_RACE[unit.foe.troop] == RACE_ROHIRRIM
        ):
            value += 3  # Orcs engaging men of Rohan
        if (
            king_near(unit, facts, world)
            and TROOP_RACE[unit_troop] != RACE_ORC
            and TROOP_RACE[unit_troop] != RACE_URUK
        ):
            value += 4  # The Witch-King close by
        if (
            wraith_near(unit, facts, world)
            and TROOP_RACE[unit_troop] != RACE_ORC
            and TROOP_RACE[unit_troop] != RACE_URUK
        ):
            value += 3  # A Ringwraith close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and unit_stance == STANCE_CHARGING
        and unit.foe is not None
        and (looks_down_on(unit, unit.foe) or not looks_down_on(unit.foe, unit))
    ):
        value += 4  # Charging equals or lowers
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and unit_stance == STANCE_CHARGING
        and unit.foe is not None
        and looks_down_on(unit.foe, unit)
        and not looks_down_on(unit, unit.foe)
    ):
        value += 1  # Charging a higher unit
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and king_near(unit, facts, world)
    ):
        value += 6  # The Witch-King close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and orcs_king_far(unit, facts, world)
    ):
        value += 4  # the Witch-King is within 200 metres
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and orcs_king_in_sight(unit, facts, world)
    ):
        value += 2  # the Witch-King is in sight
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and wraith_near(unit, facts, world)
    ):
        value += 4  # A Ringwraith close by
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and wraith_far(unit, facts, world)
    ):
        value += 2  # A Ringwraith not far off
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and first_charge(unit, facts, world)
    ):
        value += 4  # it charges for the first time
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and in_sunlight(unit, facts, world)
    ):
        value -= 7  # it is in sunlight
    if enemy_flyer_falls(unit, facts, world):
        # an enemy flyer falls in sight within 300 metres
        value += OTHER_MORALE_ENEMY_FLYER_FALLS[TROOP_CLASS[unit_troop]]
    if friendly_flyer_falls(unit, facts, world):
        # a friendly flyer falls in sight within 300 metres
        value += OTHER_MORALE_FRIENDLY_FLYER_FALLS[TROOP_CLASS[unit_troop]]
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and powder_explodes(unit, facts, world):
        # gunpowder went off within 100 metres
        value += other_morale_powder_explodes(TROOP_CLASS[unit_troop], unit)
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and powder_breaches(unit, facts, world):
        # gunpowder has breached its stronghold
        value += other_morale_powder_breaches(TROOP_CLASS[unit_troop], unit)
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and enters_magical_wood(unit, facts, world):
        value -= 3  # Entering a magical wood
    if TROOP_SIDE[unit_troop] == SIDE_LAW and wind_from_the_east(facts, world):
        value -= 1  # Wind from the east or south-east
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and wind_from_the_west(facts, world):
        value -= 1  # Wind from the west or north-west
    if (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK) and raining(facts, world):
        value -= 3  # Orcs in rain
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and wraith_shadow(unit, facts, world):
        # the black shadow of a Ringwraith falls from within 50 metres
        value += other_morale_wraith_shadow(TROOP_CLASS[unit_troop], unit)
    if TROOP_CLASS[unit_troop] in _ONE_OF_4 and king_shadow(unit, facts, world):
        # the black shadow of the Witch-King falls from within 50 metres
        value += other_morale_king_shadow(TROOP_CLASS[unit_troop], unit)
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and hero_close(unit, facts, world)
    ):
        value += 3  # A hero within 25 metres while the black shadow falls
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and gandalf_close(unit, facts, world)
    ):
        value += 5  # Gandalf within 25 metres while the black shadow falls
    if (
        TROOP_CLASS[unit_troop] in _ONE_OF_4
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
        and shadow_grounded(unit, facts, world)
    ):
        value += 2  # The shadow's bearer is on foot or on horseback
    if TROOP_SIDE[unit_troop] == SIDE_LAW and enters_evil_wood(unit, facts, world):
        value -= 3  # it enters an evil wood
    if in_the_beam(unit, facts, world):
        value -= 3  # it is the Witch-King, in the Beam of Good
    if singed(unit, facts, world):
        value -= 3  # thrown fire has hit it, and it is too sturdy to burn
    if unit.driven and TROOP_SIDE[unit_troop] == SIDE_EVIL:
        value += cajoled(TROOP_CLASS[unit_troop])  # driven from behind
    if unit.rallying:
        value += charisma_over(unit)  # the leader's charisma
    unit_remnant = unit.remnant
    if unit_remnant == REMNANT_BELOW_HALF:
        value -= 5  # few are left
    if unit_remnant == REMNANT_BELOW_QUARTER:
        value -= 7  # hardly anybody is left
    return value


def cajoled(class_: MoraleClass) -> int:
    """What better cavalry behind it is worth.

    In pips.
    wargames "OBEYING ORDERS".
    """
    if class_ == MORALE_CLASS_A or class_ == MORALE_CLASS_B or class_ == MORALE_CLASS_T:
        return 0
    if class_ == MORALE_CLASS_C or class_ == MORALE_CLASS_D:
        return 2
    if class_ == MORALE_CLASS_E:
        return 3
    return 4


def morale_reaction(unit: Unit, facts: Facts, world: World, dice: Dice) -> Reaction:
    """What a unit does when its morale is tested.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    UnknownCell (the book does not give a value).
    wargames "MORALE".
    """
    score = morale_test(unit, facts, world, dice)  # morale score
    return reaction_of(unit, score)


# at the end, for these modules use each other
from .law_morale import king_far, king_near, wraith_far, wraith_near  # noqa: E402
from .law_spells import enemy_bolt, enemy_impress, fire_burst_seen, friendly_impress, gandalf_driven_off, king_driven_off, leader_controlled, wraith_driven_off  # noqa: E402
from .morale_calls import enters_evil_wood, enters_magical_wood, gandalf_close, hero_close, raining, shadow_grounded, wind_from_the_east, wind_from_the_west  # noqa: E402
from .morale_minus import animals_by_fire, betters_routing, cavalry_behind, enemy_above_far, enemy_above_near, enemy_behind, enemy_far, enemy_in_sight, enemy_near, friend_retiring_far, friend_retiring_near, friend_routing_far, friend_routing_near, hero_killed, horses_by_elephants, leader_not_in_front, lost_melee, shot_at, split, surprised, unfriendly_cover  # noqa: E402
from .morale_plus import enemy_below_far, enemy_below_near, enemy_open_far, enemy_open_near, enemy_retiring_far, enemy_retiring_near, enemy_routing, friend_advancing, friend_charging, friend_in_sight, friendly_cover, special_leader, strong_friend_far, strong_friend_near, support_behind, won_melee  # noqa: E402
from .muster import charisma_over  # noqa: E402
from .orc_morale import first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight  # noqa: E402
from .other_morale import enemy_flyer_falls, friendly_flyer_falls, in_the_beam, king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow  # noqa: E402
