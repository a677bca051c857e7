/** The rules of morale_test. */
import { $add, $mul, $sub } from "./runtime/numbers.js";
import { EVIL_SPELLS_EVIL_ENEMY_IMPRESS, EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS, MORALE_MINUS_ANIMALS_BY_FIRE, MORALE_MINUS_BETTERS_ROUTING, MORALE_MINUS_CAVALRY_BEHIND, MORALE_MINUS_CHARGED_BEHIND, MORALE_MINUS_CHARGED_BY_FOOT, MORALE_MINUS_CHARGED_BY_LARGER, MORALE_MINUS_ENEMY_ABOVE_FAR, MORALE_MINUS_ENEMY_ABOVE_NEAR, MORALE_MINUS_ENEMY_BEHIND, MORALE_MINUS_ENEMY_FAR, MORALE_MINUS_ENEMY_IN_SIGHT, MORALE_MINUS_ENEMY_NEAR, MORALE_MINUS_FOOT_CHARGED_BY_HORSE, MORALE_MINUS_FRIEND_RETIRING_FAR, MORALE_MINUS_FRIEND_RETIRING_NEAR, MORALE_MINUS_FRIEND_ROUTING_FAR, MORALE_MINUS_FRIEND_ROUTING_NEAR, MORALE_MINUS_HALF_LOST, MORALE_MINUS_HERO_KILLED, MORALE_MINUS_HORSES_BY_ELEPHANTS, MORALE_MINUS_HORSE_CHARGED_BY_HORSE, MORALE_MINUS_IS_DISORGANISED, MORALE_MINUS_IS_RETIRING, MORALE_MINUS_IS_ROUTING, MORALE_MINUS_IS_UNFORMED, MORALE_MINUS_LEADER_NOT_IN_FRONT, MORALE_MINUS_LOST_MELEE, MORALE_MINUS_PART_LOST, MORALE_MINUS_SHIELDLESS, MORALE_MINUS_SHOT_AT, MORALE_MINUS_SPLIT, MORALE_MINUS_SURPRISED, MORALE_MINUS_THIRD_LOST, MORALE_MINUS_UNFRIENDLY_COVER, MORALE_PLUS_CHARGING_SMALLER, MORALE_PLUS_ENEMY_BELOW_FAR, MORALE_PLUS_ENEMY_BELOW_NEAR, MORALE_PLUS_ENEMY_OPEN_FAR, MORALE_PLUS_ENEMY_OPEN_NEAR, MORALE_PLUS_ENEMY_RETIRING_FAR, MORALE_PLUS_ENEMY_RETIRING_NEAR, MORALE_PLUS_ENEMY_ROUTING, MORALE_PLUS_FRIENDLY_COVER, MORALE_PLUS_FRIEND_ADVANCING, MORALE_PLUS_FRIEND_CHARGING, MORALE_PLUS_FULL_STRENGTH, MORALE_PLUS_SECURE_FLANK, MORALE_PLUS_SOFT_COVER, MORALE_PLUS_SPECIAL_LEADER, MORALE_PLUS_STRONG_FRIEND_FAR, MORALE_PLUS_STRONG_FRIEND_NEAR, MORALE_PLUS_SUPPORT_BEHIND, MORALE_PLUS_WON_MELEE, OTHER_MORALE_ENEMY_FLYER_FALLS, OTHER_MORALE_FRIENDLY_FLYER_FALLS, TROOP_CLASS, TROOP_RACE, TROOP_SIDE, evil_spells_evil_enemy_bolt, evil_spells_evil_fire_burst_seen, evil_spells_evil_gandalf_driven_off, evil_spells_evil_king_driven_off, evil_spells_evil_leader_controlled, evil_spells_evil_wraith_driven_off, law_morale_rohan_engages_orcs, law_morale_rohan_routs_orcs, law_spells_enemy_bolt, law_spells_enemy_impress, law_spells_fire_burst_seen, law_spells_friendly_impress, law_spells_gandalf_driven_off, law_spells_leader_controlled, morale_minus_leader_dead, morale_plus_charging_equal, morale_plus_charging_higher, morale_plus_charging_lower, other_morale_king_shadow, other_morale_powder_breaches, other_morale_powder_explodes, other_morale_wraith_shadow } from "./tables.js";
import { king_far, king_near, wraith_far, wraith_near } from "./rules_law_morale.js";
import { enemy_bolt, enemy_impress, fire_burst_seen, friendly_impress, gandalf_driven_off, king_driven_off, leader_controlled, wraith_driven_off } from "./rules_law_spells.js";
import { looks_down_on, morale_dice, mounted, reaction_of } from "./rules_morale.js";
import { enters_evil_wood, enters_magical_wood, gandalf_close, hero_close, raining, shadow_grounded, wind_from_the_east, wind_from_the_west } from "./rules_morale_calls.js";
import { animals_by_fire, betters_routing, cavalry_behind, enemy_above_far, enemy_above_near, enemy_behind, enemy_far, enemy_in_sight, enemy_near, friend_retiring_far, friend_retiring_near, friend_routing_far, friend_routing_near, hero_killed, horses_by_elephants, leader_not_in_front, lost_melee, shot_at, split, surprised, unfriendly_cover } from "./rules_morale_minus.js";
import { enemy_below_far, enemy_below_near, enemy_open_far, enemy_open_near, enemy_retiring_far, enemy_retiring_near, enemy_routing, friend_advancing, friend_charging, friend_in_sight, friendly_cover, special_leader, strong_friend_far, strong_friend_near, support_behind, won_melee } from "./rules_morale_plus.js";
import { charisma_over } from "./rules_muster.js";
import { first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight } from "./rules_orc_morale.js";
import { enemy_flyer_falls, friendly_flyer_falls, in_the_beam, king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow } from "./rules_other_morale.js";

const $rules_morale_test_1 = new Set([1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 6 /* MORALE_CLASS_T */]);
const $rules_morale_test_2 = new Set([0 /* MORALE_CLASS_A */, 1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 6 /* MORALE_CLASS_T */]);
const $rules_morale_test_3 = new Set([7 /* RACE_ENT */, 8 /* RACE_GREAT_EAGLE */, 9 /* RACE_BEORNING */, 14 /* RACE_TROLL */, 15 /* RACE_ELEPHANT */]);
const $rules_morale_test_4 = new Set([0 /* MORALE_CLASS_A */, 1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */]);
const $rules_morale_test_5 = new Set([1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 5 /* MORALE_CLASS_O */, 6 /* MORALE_CLASS_T */]);

function morale_throw(unit, dice) {
  if (unit.leaderless && (TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) {
    return morale_dice(TROOP_CLASS[unit.troop], dice) + fallen_chief(dice);
  }
  let unit_troop = unit.troop;
  return morale_dice(TROOP_CLASS[unit_troop], dice);
}

function fallen_chief(dice) {
  let the_throw = dice.throw("fallen_chief.1", 6, 1);
  if (1 <= the_throw && the_throw <= 3) {
    return 7;
  }
  return -7;
}

function morale_test(unit, facts, world, dice) {
  let unit_charger_struck_as;
  let value = morale_throw(unit, dice);
  if (strong_friend_near(unit, facts, world)) {
    value = value + MORALE_PLUS_STRONG_FRIEND_NEAR[TROOP_CLASS[unit.troop]];
  }
  if (strong_friend_far(unit, facts, world)) {
    value = value + MORALE_PLUS_STRONG_FRIEND_FAR[TROOP_CLASS[unit.troop]];
  }
  if (friend_in_sight(unit, facts, world)) {
    value = value + 1;
  }
  if (friend_advancing(unit, facts, world)) {
    value = value + MORALE_PLUS_FRIEND_ADVANCING[TROOP_CLASS[unit.troop]];
  }
  if (friend_charging(unit, facts, world)) {
    value = value + MORALE_PLUS_FRIEND_CHARGING[TROOP_CLASS[unit.troop]];
  }
  if (support_behind(unit, facts, world)) {
    value = value + MORALE_PLUS_SUPPORT_BEHIND[TROOP_CLASS[unit.troop]];
  }
  if (enemy_retiring_near(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_RETIRING_NEAR[TROOP_CLASS[unit.troop]];
  }
  if (enemy_retiring_far(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_RETIRING_FAR[TROOP_CLASS[unit.troop]];
  }
  if (enemy_open_near(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_OPEN_NEAR[TROOP_CLASS[unit.troop]];
  }
  if (enemy_open_far(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_OPEN_FAR[TROOP_CLASS[unit.troop]];
  }
  if (enemy_below_near(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_BELOW_NEAR[TROOP_CLASS[unit.troop]];
  }
  if (enemy_below_far(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_BELOW_FAR[TROOP_CLASS[unit.troop]];
  }
  if (friendly_cover(unit, facts, world)) {
    value = value + MORALE_PLUS_FRIENDLY_COVER[TROOP_CLASS[unit.troop]];
  }
  if (enemy_routing(unit, facts, world)) {
    value = value + MORALE_PLUS_ENEMY_ROUTING[TROOP_CLASS[unit.troop]];
  }
  let unit_men = unit.men;
  if (unit_men === unit.began_with) {
    value = value + MORALE_PLUS_FULL_STRENGTH[TROOP_CLASS[unit.troop]];
  }
  let unit_shelter = unit.shelter;
  if (unit_shelter === 1 /* SHELTER_SOFT */) {
    value = value + MORALE_PLUS_SOFT_COVER[TROOP_CLASS[unit.troop]];
  }
  if (unit_shelter === 2 /* SHELTER_HARD */) {
    value = value + 2;
  }
  let unit_secure_flanks = unit.secure_flanks;
  if (unit_secure_flanks > 0) {
    value = $add(value, $mul(MORALE_PLUS_SECURE_FLANK[TROOP_CLASS[unit.troop]], unit_secure_flanks));
  }
  if (won_melee(unit, facts, world)) {
    value = $add(value, MORALE_PLUS_WON_MELEE[TROOP_CLASS[unit.troop]]);
  }
  let unit_troop = unit.troop;
  if ($rules_morale_test_1.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    value = $add(value, morale_plus_charging_higher(TROOP_CLASS[unit_troop], unit));
  }
  if ($rules_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && !looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    value = $add(value, morale_plus_charging_equal(TROOP_CLASS[unit_troop], unit));
  }
  if ($rules_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit, unit.foe)) {
    value = $add(value, morale_plus_charging_lower(TROOP_CLASS[unit_troop], unit));
  }
  let unit_stance = unit.stance;
  if (unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && unit.foe.men < unit_men) {
    value = $add(value, MORALE_PLUS_CHARGING_SMALLER[TROOP_CLASS[unit_troop]]);
  }
  if (special_leader(unit, facts, world)) {
    value = $add(value, MORALE_PLUS_SPECIAL_LEADER[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_near(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_NEAR[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_far(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_FAR[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_in_sight(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_IN_SIGHT[TROOP_CLASS[unit_troop]]);
  }
  if (shot_at(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_SHOT_AT[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_behind(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_BEHIND[TROOP_CLASS[unit_troop]]);
  }
  if (cavalry_behind(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_CAVALRY_BEHIND[TROOP_CLASS[unit_troop]]);
  }
  if (unit_stance === 2 /* STANCE_RETIRING */) {
    value = $add(value, MORALE_MINUS_IS_RETIRING[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_above_near(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_ABOVE_NEAR[TROOP_CLASS[unit_troop]]);
  }
  if (enemy_above_far(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ENEMY_ABOVE_FAR[TROOP_CLASS[unit_troop]]);
  }
  if (friend_retiring_near(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_FRIEND_RETIRING_NEAR[TROOP_CLASS[unit_troop]]);
  }
  if (friend_retiring_far(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_FRIEND_RETIRING_FAR[TROOP_CLASS[unit_troop]]);
  }
  if (friend_routing_near(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_FRIEND_ROUTING_NEAR[TROOP_CLASS[unit_troop]]);
  }
  if (friend_routing_far(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_FRIEND_ROUTING_FAR[TROOP_CLASS[unit_troop]]);
  }
  if (!unit.shielded && !$rules_morale_test_3.has(TROOP_RACE[unit_troop])) {
    value = $add(value, MORALE_MINUS_SHIELDLESS[TROOP_CLASS[unit_troop]]);
  }
  if (unfriendly_cover(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_UNFRIENDLY_COVER[TROOP_CLASS[unit_troop]]);
  }
  if (animals_by_fire(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_ANIMALS_BY_FIRE[TROOP_CLASS[unit_troop]]);
  }
  if (surprised(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_SURPRISED[TROOP_CLASS[unit_troop]]);
  }
  if (unit_stance === 4 /* STANCE_ROUTING */) {
    value = $add(value, MORALE_MINUS_IS_ROUTING[TROOP_CLASS[unit_troop]]);
  }
  let unit_organisation = unit.organisation;
  if (unit_organisation === 3 /* ORGANISATION_DISORGANISED */) {
    value = $add(value, MORALE_MINUS_IS_DISORGANISED[TROOP_CLASS[unit_troop]]);
  }
  let unit_charger = unit.charger;
  if (unit_charger !== null) {
    if (mounted(unit_charger) && !mounted(unit)) {
      value = $add(value, MORALE_MINUS_FOOT_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]);
    }
    if (mounted(unit_charger) && mounted(unit)) {
      value = $add(value, MORALE_MINUS_HORSE_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]]);
    }
  }
  if (horses_by_elephants(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_HORSES_BY_ELEPHANTS[TROOP_CLASS[unit_troop]]);
  }
  if (betters_routing(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_BETTERS_ROUTING[TROOP_CLASS[unit_troop]]);
  }
  let unit_men_lost = unit.men_lost;
  if ($mul(unit_men_lost, 5) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    value = $add(value, MORALE_MINUS_PART_LOST[TROOP_CLASS[unit_troop]]);
  }
  if ($mul(unit_men_lost, 3) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    value = $add(value, MORALE_MINUS_THIRD_LOST[TROOP_CLASS[unit_troop]]);
  }
  if (unit.spacing === 1 /* SPACING_OPEN_ORDER */) {
    value = $sub(value, 1);
  }
  if (unit_organisation === 2 /* ORGANISATION_UNFORMED */) {
    value = $add(value, MORALE_MINUS_IS_UNFORMED[TROOP_CLASS[unit_troop]]);
  }
  if (unit_organisation === 4 /* ORGANISATION_SCATTERED */) {
    value = $sub(value, 5);
  }
  if ($rules_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.leaderless) {
    value = $add(value, morale_minus_leader_dead(TROOP_CLASS[unit_troop], unit));
  }
  if ($mul(unit_men_lost, 2) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    value = $add(value, MORALE_MINUS_HALF_LOST[TROOP_CLASS[unit_troop]]);
  }
  if (split(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_SPLIT[TROOP_CLASS[unit_troop]]);
  }
  if (unit_charger !== null) {
    if (unit_charger.men > unit_men) {
      value = $add(value, MORALE_MINUS_CHARGED_BY_LARGER[TROOP_CLASS[unit_troop]]);
    }
    unit_charger_struck_as = unit_charger.struck_as;
    if (unit_charger_struck_as === 0 /* STRUCK_LIGHT_FOOT */ || unit_charger_struck_as === 1 /* STRUCK_MEDIUM_FOOT */ || unit_charger_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
      value = $add(value, MORALE_MINUS_CHARGED_BY_FOOT[TROOP_CLASS[unit_troop]]);
    }
    if (unit.struck_from_behind) {
      value = $add(value, MORALE_MINUS_CHARGED_BEHIND[TROOP_CLASS[unit_troop]]);
    }
  }
  if (lost_melee(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_LOST_MELEE[TROOP_CLASS[unit_troop]]);
  }
  if (hero_killed(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_HERO_KILLED[TROOP_CLASS[unit_troop]]);
  }
  if (leader_not_in_front(unit, facts, world)) {
    value = $add(value, MORALE_MINUS_LEADER_NOT_IN_FRONT[TROOP_CLASS[unit_troop]]);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */) {
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && unit_charger !== null && unit_charger.strikes_as === 9 /* STRIKER_ELEPHANT */) {
      value = $sub(value, 3);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && unit_charger !== null && unit_charger.strikes_as === 10 /* STRIKER_MUMAK */) {
      value = $sub(value, 4);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_near(unit, facts, world)) {
      value = $sub(value, 4);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_far(unit, facts, world)) {
      value = $sub(value, 2);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_near(unit, facts, world)) {
      value = $sub(value, 3);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_far(unit, facts, world)) {
      value = $sub(value, 1);
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) {
      value = $add(value, law_morale_rohan_engages_orcs(TROOP_CLASS[unit_troop], unit));
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */) && unit.foe.stance === 3 /* STANCE_RETREATING */) {
      value = $add(value, 2);
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */) && unit.foe.stance === 4 /* STANCE_ROUTING */) {
      value = $add(value, law_morale_rohan_routs_orcs(TROOP_CLASS[unit_troop], unit));
    }
    if (TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */ && TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) {
      value = $add(value, 3);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_driven_off(unit, facts, world)) {
      value = $add(value, 2);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_driven_off(unit, facts, world)) {
      value = $add(value, 2);
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && gandalf_driven_off(unit, facts, world)) {
      value = $add(value, law_spells_gandalf_driven_off(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && friendly_impress(unit, facts, world)) {
      value = $add(value, law_spells_friendly_impress(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && enemy_impress(unit, facts, world)) {
      value = $add(value, law_spells_enemy_impress(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && enemy_bolt(unit, facts, world)) {
      value = $add(value, law_spells_enemy_bolt(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && fire_burst_seen(unit, facts, world)) {
      value = $add(value, law_spells_fire_burst_seen(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && leader_controlled(unit, facts, world)) {
      value = $add(value, law_spells_leader_controlled(TROOP_CLASS[unit_troop], unit));
    }
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */) {
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && wraith_driven_off(unit, facts, world)) {
      value = $add(value, evil_spells_evil_wraith_driven_off(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && king_driven_off(unit, facts, world)) {
      value = $add(value, evil_spells_evil_king_driven_off(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && gandalf_driven_off(unit, facts, world)) {
      value = $add(value, evil_spells_evil_gandalf_driven_off(TROOP_CLASS[unit_troop], unit));
    }
    if (friendly_impress(unit, facts, world)) {
      value = $add(value, EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS[TROOP_CLASS[unit_troop]]);
    }
    if (enemy_impress(unit, facts, world)) {
      value = $add(value, EVIL_SPELLS_EVIL_ENEMY_IMPRESS[TROOP_CLASS[unit_troop]]);
    }
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && enemy_bolt(unit, facts, world)) {
      value = $add(value, evil_spells_evil_enemy_bolt(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && fire_burst_seen(unit, facts, world)) {
      value = $add(value, evil_spells_evil_fire_burst_seen(TROOP_CLASS[unit_troop], unit));
    }
    if ($rules_morale_test_5.has(TROOP_CLASS[unit_troop]) && leader_controlled(unit, facts, world)) {
      value = $add(value, evil_spells_evil_leader_controlled(TROOP_CLASS[unit_troop], unit));
    }
    if (TROOP_RACE[unit_troop] === 3 /* RACE_DUNLENDING */ && unit.foe !== null && TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */) {
      value = $add(value, 3);
    }
    if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit.foe !== null && TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */) {
      value = $add(value, 3);
    }
    if (king_near(unit, facts, world) && TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */) {
      value = $add(value, 4);
    }
    if (wraith_near(unit, facts, world) && TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */) {
      value = $add(value, 3);
    }
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && (looks_down_on(unit, unit.foe) || !looks_down_on(unit.foe, unit))) {
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    value = $add(value, 1);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && king_near(unit, facts, world)) {
    value = $add(value, 6);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && orcs_king_far(unit, facts, world)) {
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && orcs_king_in_sight(unit, facts, world)) {
    value = $add(value, 2);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && wraith_near(unit, facts, world)) {
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && wraith_far(unit, facts, world)) {
    value = $add(value, 2);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && first_charge(unit, facts, world)) {
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && in_sunlight(unit, facts, world)) {
    value = $sub(value, 7);
  }
  if (enemy_flyer_falls(unit, facts, world)) {
    value = $add(value, OTHER_MORALE_ENEMY_FLYER_FALLS[TROOP_CLASS[unit_troop]]);
  }
  if (friendly_flyer_falls(unit, facts, world)) {
    value = $add(value, OTHER_MORALE_FRIENDLY_FLYER_FALLS[TROOP_CLASS[unit_troop]]);
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && powder_explodes(unit, facts, world)) {
    value = $add(value, other_morale_powder_explodes(TROOP_CLASS[unit_troop], unit));
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && powder_breaches(unit, facts, world)) {
    value = $add(value, other_morale_powder_breaches(TROOP_CLASS[unit_troop], unit));
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && enters_magical_wood(unit, facts, world)) {
    value = $sub(value, 3);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && wind_from_the_east(facts, world)) {
    value = $sub(value, 1);
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && wind_from_the_west(facts, world)) {
    value = $sub(value, 1);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && raining(facts, world)) {
    value = $sub(value, 3);
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_shadow(unit, facts, world)) {
    value = $add(value, other_morale_wraith_shadow(TROOP_CLASS[unit_troop], unit));
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_shadow(unit, facts, world)) {
    value = $add(value, other_morale_king_shadow(TROOP_CLASS[unit_troop], unit));
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && hero_close(unit, facts, world)) {
    value = $add(value, 3);
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && gandalf_close(unit, facts, world)) {
    value = $add(value, 5);
  }
  if ($rules_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && shadow_grounded(unit, facts, world)) {
    value = $add(value, 2);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && enters_evil_wood(unit, facts, world)) {
    value = $sub(value, 3);
  }
  if (in_the_beam(unit, facts, world)) {
    value = $sub(value, 3);
  }
  if (singed(unit, facts, world)) {
    value = $sub(value, 3);
  }
  if (unit.driven && TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */) {
    value = $add(value, cajoled(TROOP_CLASS[unit_troop]));
  }
  if (unit.rallying) {
    value = $add(value, charisma_over(unit));
  }
  let unit_remnant = unit.remnant;
  if (unit_remnant === 1 /* REMNANT_BELOW_HALF */) {
    value = $sub(value, 5);
  }
  if (unit_remnant === 2 /* REMNANT_BELOW_QUARTER */) {
    value = $sub(value, 7);
  }
  return value;
}

function cajoled(class_) {
  if (class_ === 0 /* MORALE_CLASS_A */ || class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */) {
    return 0;
  }
  if (class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */) {
    return 2;
  }
  if (class_ === 4 /* MORALE_CLASS_E */) {
    return 3;
  }
  return 4;
}

function morale_reaction(unit, facts, world, dice) {
  let score = morale_test(unit, facts, world, dice);
  return reaction_of(unit, score);
}

export { morale_throw, fallen_chief, morale_test, cajoled, morale_reaction };
