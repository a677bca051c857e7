/** The rules of morale_test with the notes that explain them, and what has to hold for each entry. */
import { $add, $mul, $sub } from "./runtime/numbers.js";
import { EVIL_SPELLS_EVIL_ENEMY_IMPRESS, EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS, MORALE_MINUS_ANIMALS_BY_FIRE, MORALE_MINUS_BETTERS_ROUTING, MORALE_MINUS_CAVALRY_BEHIND, MORALE_MINUS_CHARGED_BEHIND, MORALE_MINUS_CHARGED_BY_FOOT, MORALE_MINUS_CHARGED_BY_LARGER, MORALE_MINUS_ENEMY_ABOVE_FAR, MORALE_MINUS_ENEMY_ABOVE_NEAR, MORALE_MINUS_ENEMY_BEHIND, MORALE_MINUS_ENEMY_FAR, MORALE_MINUS_ENEMY_IN_SIGHT, MORALE_MINUS_ENEMY_NEAR, MORALE_MINUS_FOOT_CHARGED_BY_HORSE, MORALE_MINUS_FRIEND_RETIRING_FAR, MORALE_MINUS_FRIEND_RETIRING_NEAR, MORALE_MINUS_FRIEND_ROUTING_FAR, MORALE_MINUS_FRIEND_ROUTING_NEAR, MORALE_MINUS_HALF_LOST, MORALE_MINUS_HERO_KILLED, MORALE_MINUS_HORSES_BY_ELEPHANTS, MORALE_MINUS_HORSE_CHARGED_BY_HORSE, MORALE_MINUS_IS_DISORGANISED, MORALE_MINUS_IS_RETIRING, MORALE_MINUS_IS_ROUTING, MORALE_MINUS_IS_UNFORMED, MORALE_MINUS_LEADER_NOT_IN_FRONT, MORALE_MINUS_LOST_MELEE, MORALE_MINUS_PART_LOST, MORALE_MINUS_SHIELDLESS, MORALE_MINUS_SHOT_AT, MORALE_MINUS_SPLIT, MORALE_MINUS_SURPRISED, MORALE_MINUS_THIRD_LOST, MORALE_MINUS_UNFRIENDLY_COVER, MORALE_PLUS_CHARGING_SMALLER, MORALE_PLUS_ENEMY_BELOW_FAR, MORALE_PLUS_ENEMY_BELOW_NEAR, MORALE_PLUS_ENEMY_OPEN_FAR, MORALE_PLUS_ENEMY_OPEN_NEAR, MORALE_PLUS_ENEMY_RETIRING_FAR, MORALE_PLUS_ENEMY_RETIRING_NEAR, MORALE_PLUS_ENEMY_ROUTING, MORALE_PLUS_FRIENDLY_COVER, MORALE_PLUS_FRIEND_ADVANCING, MORALE_PLUS_FRIEND_CHARGING, MORALE_PLUS_FULL_STRENGTH, MORALE_PLUS_SECURE_FLANK, MORALE_PLUS_SOFT_COVER, MORALE_PLUS_SPECIAL_LEADER, MORALE_PLUS_STRONG_FRIEND_FAR, MORALE_PLUS_STRONG_FRIEND_NEAR, MORALE_PLUS_SUPPORT_BEHIND, MORALE_PLUS_WON_MELEE, OTHER_MORALE_ENEMY_FLYER_FALLS, OTHER_MORALE_FRIENDLY_FLYER_FALLS, TROOP_CLASS, TROOP_RACE, TROOP_SIDE, evil_spells_evil_enemy_bolt, evil_spells_evil_fire_burst_seen, evil_spells_evil_gandalf_driven_off, evil_spells_evil_king_driven_off, evil_spells_evil_leader_controlled, evil_spells_evil_wraith_driven_off, law_morale_rohan_engages_orcs, law_morale_rohan_routs_orcs, law_spells_enemy_bolt, law_spells_enemy_impress, law_spells_fire_burst_seen, law_spells_friendly_impress, law_spells_gandalf_driven_off, law_spells_leader_controlled, morale_minus_leader_dead, morale_plus_charging_equal, morale_plus_charging_higher, morale_plus_charging_lower, other_morale_king_shadow, other_morale_powder_breaches, other_morale_powder_explodes, other_morale_wraith_shadow } from "./tables.js";
import { king_far, king_near, wraith_far, wraith_near } from "./rules_law_morale.js";
import { enemy_bolt, enemy_impress, fire_burst_seen, friendly_impress, gandalf_driven_off, king_driven_off, leader_controlled, wraith_driven_off } from "./rules_law_spells.js";
import { looks_down_on, morale_dice, mounted, reaction_of } from "./rules_morale.js";
import { enters_evil_wood, enters_magical_wood, gandalf_close, hero_close, raining, shadow_grounded, wind_from_the_east, wind_from_the_west } from "./rules_morale_calls.js";
import { animals_by_fire, betters_routing, cavalry_behind, enemy_above_far, enemy_above_near, enemy_behind, enemy_far, enemy_in_sight, enemy_near, friend_retiring_far, friend_retiring_near, friend_routing_far, friend_routing_near, hero_killed, horses_by_elephants, leader_not_in_front, lost_melee, shot_at, split, surprised, unfriendly_cover } from "./rules_morale_minus.js";
import { enemy_below_far, enemy_below_near, enemy_open_far, enemy_open_near, enemy_retiring_far, enemy_retiring_near, enemy_routing, friend_advancing, friend_charging, friend_in_sight, friendly_cover, special_leader, strong_friend_far, strong_friend_near, support_behind, won_melee } from "./rules_morale_plus.js";
import { cajoled, fallen_chief, morale_test, morale_throw } from "./rules_morale_test.js";
import { charisma_over } from "./rules_muster.js";
import { first_charge, in_sunlight, orcs_king_far, orcs_king_in_sight } from "./rules_orc_morale.js";
import { enemy_flyer_falls, friendly_flyer_falls, in_the_beam, king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow } from "./rules_other_morale.js";

const $why_morale_test_1 = new Set([1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 6 /* MORALE_CLASS_T */]);
const $why_morale_test_2 = new Set([0 /* MORALE_CLASS_A */, 1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 6 /* MORALE_CLASS_T */]);
const $why_morale_test_3 = new Set([7 /* RACE_ENT */, 8 /* RACE_GREAT_EAGLE */, 9 /* RACE_BEORNING */, 14 /* RACE_TROLL */, 15 /* RACE_ELEPHANT */]);
const $why_morale_test_4 = new Set([0 /* MORALE_CLASS_A */, 1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */]);
const $why_morale_test_5 = new Set([1 /* MORALE_CLASS_B */, 2 /* MORALE_CLASS_C */, 3 /* MORALE_CLASS_D */, 4 /* MORALE_CLASS_E */, 5 /* MORALE_CLASS_O */, 6 /* MORALE_CLASS_T */]);

function why_morale_throw(unit, dice) {
  const notes = [];
  if (unit.leaderless && (TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) {
    notes.push([0, 0]);
    return [morale_dice(TROOP_CLASS[unit.troop], dice) + fallen_chief(dice), notes];
  }
  notes.push([1, 0]);
  let unit_troop = unit.troop;
  return [morale_dice(TROOP_CLASS[unit_troop], dice), notes];
}

function guards_morale_throw(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.leaderless)) return 0;
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 1;
      break;
  }
  return -1;
}

function why_fallen_chief(dice) {
  const notes = [];
  let the_throw = dice.throw("fallen_chief.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 3) {
    notes.push([1, 0]);
    return [7, notes];
  }
  notes.push([2, 0]);
  return [-7, notes];
}

function guards_fallen_chief(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_morale_test(unit, facts, world, dice) {
  const notes = [];
  let amount, amount_, amount_2, amount_3, amount_4, amount_5, amount_6, amount_7, amount_8, amount_9, amount_10, amount_11, amount_12, amount_13, amount_14, amount_15, amount_16, amount_17, amount_18, amount_19, amount_20, amount_21, amount_22, amount_23, amount_24, amount_25, amount_26, amount_27, amount_28, amount_29, amount_30, amount_31, amount_32, amount_33, amount_34, amount_35, amount_36, amount_37, amount_38, amount_39, amount_40, amount_41, amount_42, amount_43, amount_44, amount_45, amount_46, amount_47, amount_48, amount_49, amount_50, amount_51, unit_charger_struck_as, amount_52, amount_53, amount_54, amount_55, amount_56, amount_57, amount_58, amount_59, amount_60, amount_61, amount_62, amount_63, amount_64, amount_65, amount_66, amount_67, amount_68, amount_69, amount_70, amount_71, amount_72, amount_73, amount_74, amount_75, amount_76, amount_77, amount_78, amount_79, amount_80;
  let value = morale_throw(unit, dice);
  notes.push([0, value]);
  if (strong_friend_near(unit, facts, world)) {
    amount = MORALE_PLUS_STRONG_FRIEND_NEAR[TROOP_CLASS[unit.troop]];
    notes.push([1, amount]);
    value = value + amount;
  }
  if (strong_friend_far(unit, facts, world)) {
    amount_ = MORALE_PLUS_STRONG_FRIEND_FAR[TROOP_CLASS[unit.troop]];
    notes.push([2, amount_]);
    value = value + amount_;
  }
  if (friend_in_sight(unit, facts, world)) {
    notes.push([3, 1]);
    value = value + 1;
  }
  if (friend_advancing(unit, facts, world)) {
    amount_2 = MORALE_PLUS_FRIEND_ADVANCING[TROOP_CLASS[unit.troop]];
    notes.push([4, amount_2]);
    value = value + amount_2;
  }
  if (friend_charging(unit, facts, world)) {
    amount_3 = MORALE_PLUS_FRIEND_CHARGING[TROOP_CLASS[unit.troop]];
    notes.push([5, amount_3]);
    value = value + amount_3;
  }
  if (support_behind(unit, facts, world)) {
    amount_4 = MORALE_PLUS_SUPPORT_BEHIND[TROOP_CLASS[unit.troop]];
    notes.push([6, amount_4]);
    value = value + amount_4;
  }
  if (enemy_retiring_near(unit, facts, world)) {
    amount_5 = MORALE_PLUS_ENEMY_RETIRING_NEAR[TROOP_CLASS[unit.troop]];
    notes.push([7, amount_5]);
    value = value + amount_5;
  }
  if (enemy_retiring_far(unit, facts, world)) {
    amount_6 = MORALE_PLUS_ENEMY_RETIRING_FAR[TROOP_CLASS[unit.troop]];
    notes.push([8, amount_6]);
    value = value + amount_6;
  }
  if (enemy_open_near(unit, facts, world)) {
    amount_7 = MORALE_PLUS_ENEMY_OPEN_NEAR[TROOP_CLASS[unit.troop]];
    notes.push([9, amount_7]);
    value = value + amount_7;
  }
  if (enemy_open_far(unit, facts, world)) {
    amount_8 = MORALE_PLUS_ENEMY_OPEN_FAR[TROOP_CLASS[unit.troop]];
    notes.push([10, amount_8]);
    value = value + amount_8;
  }
  if (enemy_below_near(unit, facts, world)) {
    amount_9 = MORALE_PLUS_ENEMY_BELOW_NEAR[TROOP_CLASS[unit.troop]];
    notes.push([11, amount_9]);
    value = value + amount_9;
  }
  if (enemy_below_far(unit, facts, world)) {
    amount_10 = MORALE_PLUS_ENEMY_BELOW_FAR[TROOP_CLASS[unit.troop]];
    notes.push([12, amount_10]);
    value = value + amount_10;
  }
  if (friendly_cover(unit, facts, world)) {
    amount_11 = MORALE_PLUS_FRIENDLY_COVER[TROOP_CLASS[unit.troop]];
    notes.push([13, amount_11]);
    value = value + amount_11;
  }
  if (enemy_routing(unit, facts, world)) {
    amount_12 = MORALE_PLUS_ENEMY_ROUTING[TROOP_CLASS[unit.troop]];
    notes.push([14, amount_12]);
    value = value + amount_12;
  }
  let unit_men = unit.men;
  if (unit_men === unit.began_with) {
    amount_13 = MORALE_PLUS_FULL_STRENGTH[TROOP_CLASS[unit.troop]];
    notes.push([15, amount_13]);
    value = value + amount_13;
  }
  let unit_shelter = unit.shelter;
  if (unit_shelter === 1 /* SHELTER_SOFT */) {
    amount_14 = MORALE_PLUS_SOFT_COVER[TROOP_CLASS[unit.troop]];
    notes.push([16, amount_14]);
    value = value + amount_14;
  }
  if (unit_shelter === 2 /* SHELTER_HARD */) {
    notes.push([17, 2]);
    value = value + 2;
  }
  let unit_secure_flanks = unit.secure_flanks;
  if (unit_secure_flanks > 0) {
    amount_15 = $mul(MORALE_PLUS_SECURE_FLANK[TROOP_CLASS[unit.troop]], unit_secure_flanks);
    notes.push([18, amount_15]);
    value = $add(value, amount_15);
  }
  if (won_melee(unit, facts, world)) {
    amount_16 = MORALE_PLUS_WON_MELEE[TROOP_CLASS[unit.troop]];
    notes.push([19, amount_16]);
    value = $add(value, amount_16);
  }
  let unit_troop = unit.troop;
  if ($why_morale_test_1.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    amount_17 = morale_plus_charging_higher(TROOP_CLASS[unit_troop], unit);
    notes.push([20, amount_17]);
    value = $add(value, amount_17);
  }
  if ($why_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && !looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    amount_18 = morale_plus_charging_equal(TROOP_CLASS[unit_troop], unit);
    notes.push([21, amount_18]);
    value = $add(value, amount_18);
  }
  if ($why_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit, unit.foe)) {
    amount_19 = morale_plus_charging_lower(TROOP_CLASS[unit_troop], unit);
    notes.push([22, amount_19]);
    value = $add(value, amount_19);
  }
  let unit_stance = unit.stance;
  if (unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && unit.foe.men < unit_men) {
    amount_20 = MORALE_PLUS_CHARGING_SMALLER[TROOP_CLASS[unit_troop]];
    notes.push([23, amount_20]);
    value = $add(value, amount_20);
  }
  if (special_leader(unit, facts, world)) {
    amount_21 = MORALE_PLUS_SPECIAL_LEADER[TROOP_CLASS[unit_troop]];
    notes.push([24, amount_21]);
    value = $add(value, amount_21);
  }
  if (enemy_near(unit, facts, world)) {
    amount_22 = MORALE_MINUS_ENEMY_NEAR[TROOP_CLASS[unit_troop]];
    notes.push([25, amount_22]);
    value = $add(value, amount_22);
  }
  if (enemy_far(unit, facts, world)) {
    amount_23 = MORALE_MINUS_ENEMY_FAR[TROOP_CLASS[unit_troop]];
    notes.push([26, amount_23]);
    value = $add(value, amount_23);
  }
  if (enemy_in_sight(unit, facts, world)) {
    amount_24 = MORALE_MINUS_ENEMY_IN_SIGHT[TROOP_CLASS[unit_troop]];
    notes.push([27, amount_24]);
    value = $add(value, amount_24);
  }
  if (shot_at(unit, facts, world)) {
    amount_25 = MORALE_MINUS_SHOT_AT[TROOP_CLASS[unit_troop]];
    notes.push([28, amount_25]);
    value = $add(value, amount_25);
  }
  if (enemy_behind(unit, facts, world)) {
    amount_26 = MORALE_MINUS_ENEMY_BEHIND[TROOP_CLASS[unit_troop]];
    notes.push([29, amount_26]);
    value = $add(value, amount_26);
  }
  if (cavalry_behind(unit, facts, world)) {
    amount_27 = MORALE_MINUS_CAVALRY_BEHIND[TROOP_CLASS[unit_troop]];
    notes.push([30, amount_27]);
    value = $add(value, amount_27);
  }
  if (unit_stance === 2 /* STANCE_RETIRING */) {
    amount_28 = MORALE_MINUS_IS_RETIRING[TROOP_CLASS[unit_troop]];
    notes.push([31, amount_28]);
    value = $add(value, amount_28);
  }
  if (enemy_above_near(unit, facts, world)) {
    amount_29 = MORALE_MINUS_ENEMY_ABOVE_NEAR[TROOP_CLASS[unit_troop]];
    notes.push([32, amount_29]);
    value = $add(value, amount_29);
  }
  if (enemy_above_far(unit, facts, world)) {
    amount_30 = MORALE_MINUS_ENEMY_ABOVE_FAR[TROOP_CLASS[unit_troop]];
    notes.push([33, amount_30]);
    value = $add(value, amount_30);
  }
  if (friend_retiring_near(unit, facts, world)) {
    amount_31 = MORALE_MINUS_FRIEND_RETIRING_NEAR[TROOP_CLASS[unit_troop]];
    notes.push([34, amount_31]);
    value = $add(value, amount_31);
  }
  if (friend_retiring_far(unit, facts, world)) {
    amount_32 = MORALE_MINUS_FRIEND_RETIRING_FAR[TROOP_CLASS[unit_troop]];
    notes.push([35, amount_32]);
    value = $add(value, amount_32);
  }
  if (friend_routing_near(unit, facts, world)) {
    amount_33 = MORALE_MINUS_FRIEND_ROUTING_NEAR[TROOP_CLASS[unit_troop]];
    notes.push([36, amount_33]);
    value = $add(value, amount_33);
  }
  if (friend_routing_far(unit, facts, world)) {
    amount_34 = MORALE_MINUS_FRIEND_ROUTING_FAR[TROOP_CLASS[unit_troop]];
    notes.push([37, amount_34]);
    value = $add(value, amount_34);
  }
  if (!unit.shielded && !$why_morale_test_3.has(TROOP_RACE[unit_troop])) {
    amount_35 = MORALE_MINUS_SHIELDLESS[TROOP_CLASS[unit_troop]];
    notes.push([38, amount_35]);
    value = $add(value, amount_35);
  }
  if (unfriendly_cover(unit, facts, world)) {
    amount_36 = MORALE_MINUS_UNFRIENDLY_COVER[TROOP_CLASS[unit_troop]];
    notes.push([39, amount_36]);
    value = $add(value, amount_36);
  }
  if (animals_by_fire(unit, facts, world)) {
    amount_37 = MORALE_MINUS_ANIMALS_BY_FIRE[TROOP_CLASS[unit_troop]];
    notes.push([40, amount_37]);
    value = $add(value, amount_37);
  }
  if (surprised(unit, facts, world)) {
    amount_38 = MORALE_MINUS_SURPRISED[TROOP_CLASS[unit_troop]];
    notes.push([41, amount_38]);
    value = $add(value, amount_38);
  }
  if (unit_stance === 4 /* STANCE_ROUTING */) {
    amount_39 = MORALE_MINUS_IS_ROUTING[TROOP_CLASS[unit_troop]];
    notes.push([42, amount_39]);
    value = $add(value, amount_39);
  }
  let unit_organisation = unit.organisation;
  if (unit_organisation === 3 /* ORGANISATION_DISORGANISED */) {
    amount_40 = MORALE_MINUS_IS_DISORGANISED[TROOP_CLASS[unit_troop]];
    notes.push([43, amount_40]);
    value = $add(value, amount_40);
  }
  let unit_charger = unit.charger;
  if (unit_charger !== null) {
    if (mounted(unit_charger) && !mounted(unit)) {
      amount_41 = MORALE_MINUS_FOOT_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]];
      notes.push([44, amount_41]);
      value = $add(value, amount_41);
    }
    if (mounted(unit_charger) && mounted(unit)) {
      amount_42 = MORALE_MINUS_HORSE_CHARGED_BY_HORSE[TROOP_CLASS[unit_troop]];
      notes.push([45, amount_42]);
      value = $add(value, amount_42);
    }
  }
  if (horses_by_elephants(unit, facts, world)) {
    amount_43 = MORALE_MINUS_HORSES_BY_ELEPHANTS[TROOP_CLASS[unit_troop]];
    notes.push([46, amount_43]);
    value = $add(value, amount_43);
  }
  if (betters_routing(unit, facts, world)) {
    amount_44 = MORALE_MINUS_BETTERS_ROUTING[TROOP_CLASS[unit_troop]];
    notes.push([47, amount_44]);
    value = $add(value, amount_44);
  }
  let unit_men_lost = unit.men_lost;
  if ($mul(unit_men_lost, 5) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    amount_45 = MORALE_MINUS_PART_LOST[TROOP_CLASS[unit_troop]];
    notes.push([48, amount_45]);
    value = $add(value, amount_45);
  }
  if ($mul(unit_men_lost, 3) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    amount_46 = MORALE_MINUS_THIRD_LOST[TROOP_CLASS[unit_troop]];
    notes.push([49, amount_46]);
    value = $add(value, amount_46);
  }
  if (unit.spacing === 1 /* SPACING_OPEN_ORDER */) {
    notes.push([50, -1]);
    value = $sub(value, 1);
  }
  if (unit_organisation === 2 /* ORGANISATION_UNFORMED */) {
    amount_47 = MORALE_MINUS_IS_UNFORMED[TROOP_CLASS[unit_troop]];
    notes.push([51, amount_47]);
    value = $add(value, amount_47);
  }
  if (unit_organisation === 4 /* ORGANISATION_SCATTERED */) {
    notes.push([52, -5]);
    value = $sub(value, 5);
  }
  if ($why_morale_test_2.has(TROOP_CLASS[unit_troop]) && unit.leaderless) {
    amount_48 = morale_minus_leader_dead(TROOP_CLASS[unit_troop], unit);
    notes.push([53, amount_48]);
    value = $add(value, amount_48);
  }
  if ($mul(unit_men_lost, 2) >= $add(unit_men, unit_men_lost) && unit_men_lost > 0) {
    amount_49 = MORALE_MINUS_HALF_LOST[TROOP_CLASS[unit_troop]];
    notes.push([54, amount_49]);
    value = $add(value, amount_49);
  }
  if (split(unit, facts, world)) {
    amount_50 = MORALE_MINUS_SPLIT[TROOP_CLASS[unit_troop]];
    notes.push([55, amount_50]);
    value = $add(value, amount_50);
  }
  if (unit_charger !== null) {
    if (unit_charger.men > unit_men) {
      amount_51 = MORALE_MINUS_CHARGED_BY_LARGER[TROOP_CLASS[unit_troop]];
      notes.push([56, amount_51]);
      value = $add(value, amount_51);
    }
    unit_charger_struck_as = unit_charger.struck_as;
    if (unit_charger_struck_as === 0 /* STRUCK_LIGHT_FOOT */ || unit_charger_struck_as === 1 /* STRUCK_MEDIUM_FOOT */ || unit_charger_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
      amount_52 = MORALE_MINUS_CHARGED_BY_FOOT[TROOP_CLASS[unit_troop]];
      notes.push([57, amount_52]);
      value = $add(value, amount_52);
    }
    if (unit.struck_from_behind) {
      amount_53 = MORALE_MINUS_CHARGED_BEHIND[TROOP_CLASS[unit_troop]];
      notes.push([58, amount_53]);
      value = $add(value, amount_53);
    }
  }
  if (lost_melee(unit, facts, world)) {
    amount_54 = MORALE_MINUS_LOST_MELEE[TROOP_CLASS[unit_troop]];
    notes.push([59, amount_54]);
    value = $add(value, amount_54);
  }
  if (hero_killed(unit, facts, world)) {
    amount_55 = MORALE_MINUS_HERO_KILLED[TROOP_CLASS[unit_troop]];
    notes.push([60, amount_55]);
    value = $add(value, amount_55);
  }
  if (leader_not_in_front(unit, facts, world)) {
    amount_56 = MORALE_MINUS_LEADER_NOT_IN_FRONT[TROOP_CLASS[unit_troop]];
    notes.push([61, amount_56]);
    value = $add(value, amount_56);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */) {
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && unit_charger !== null && unit_charger.strikes_as === 9 /* STRIKER_ELEPHANT */) {
      notes.push([62, -3]);
      value = $sub(value, 3);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && unit_charger !== null && unit_charger.strikes_as === 10 /* STRIKER_MUMAK */) {
      notes.push([63, -4]);
      value = $sub(value, 4);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_near(unit, facts, world)) {
      notes.push([64, -4]);
      value = $sub(value, 4);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_far(unit, facts, world)) {
      notes.push([65, -2]);
      value = $sub(value, 2);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_near(unit, facts, world)) {
      notes.push([66, -3]);
      value = $sub(value, 3);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_far(unit, facts, world)) {
      notes.push([67, -1]);
      value = $sub(value, 1);
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) {
      amount_57 = law_morale_rohan_engages_orcs(TROOP_CLASS[unit_troop], unit);
      notes.push([68, amount_57]);
      value = $add(value, amount_57);
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */) && unit.foe.stance === 3 /* STANCE_RETREATING */) {
      notes.push([69, 2]);
      value = $add(value, 2);
    }
    if ((TROOP_CLASS[unit_troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */) && TROOP_RACE[unit_troop] === 2 /* RACE_ROHIRRIM */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */) && unit.foe.stance === 4 /* STANCE_ROUTING */) {
      amount_58 = law_morale_rohan_routs_orcs(TROOP_CLASS[unit_troop], unit);
      notes.push([70, amount_58]);
      value = $add(value, amount_58);
    }
    if (TROOP_CLASS[unit_troop] === 1 /* MORALE_CLASS_B */ && TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */ && unit.foe !== null && (TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) {
      notes.push([71, 3]);
      value = $add(value, 3);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_driven_off(unit, facts, world)) {
      notes.push([72, 2]);
      value = $add(value, 2);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_driven_off(unit, facts, world)) {
      notes.push([73, 2]);
      value = $add(value, 2);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && gandalf_driven_off(unit, facts, world)) {
      amount_59 = law_spells_gandalf_driven_off(TROOP_CLASS[unit_troop], unit);
      notes.push([74, amount_59]);
      value = $add(value, amount_59);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && friendly_impress(unit, facts, world)) {
      amount_60 = law_spells_friendly_impress(TROOP_CLASS[unit_troop], unit);
      notes.push([75, amount_60]);
      value = $add(value, amount_60);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && enemy_impress(unit, facts, world)) {
      amount_61 = law_spells_enemy_impress(TROOP_CLASS[unit_troop], unit);
      notes.push([76, amount_61]);
      value = $add(value, amount_61);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && enemy_bolt(unit, facts, world)) {
      amount_62 = law_spells_enemy_bolt(TROOP_CLASS[unit_troop], unit);
      notes.push([77, amount_62]);
      value = $add(value, amount_62);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && fire_burst_seen(unit, facts, world)) {
      amount_63 = law_spells_fire_burst_seen(TROOP_CLASS[unit_troop], unit);
      notes.push([78, amount_63]);
      value = $add(value, amount_63);
    }
    if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && leader_controlled(unit, facts, world)) {
      amount_64 = law_spells_leader_controlled(TROOP_CLASS[unit_troop], unit);
      notes.push([79, amount_64]);
      value = $add(value, amount_64);
    }
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */) {
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && wraith_driven_off(unit, facts, world)) {
      amount_65 = evil_spells_evil_wraith_driven_off(TROOP_CLASS[unit_troop], unit);
      notes.push([80, amount_65]);
      value = $add(value, amount_65);
    }
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && king_driven_off(unit, facts, world)) {
      amount_66 = evil_spells_evil_king_driven_off(TROOP_CLASS[unit_troop], unit);
      notes.push([81, amount_66]);
      value = $add(value, amount_66);
    }
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && gandalf_driven_off(unit, facts, world)) {
      amount_67 = evil_spells_evil_gandalf_driven_off(TROOP_CLASS[unit_troop], unit);
      notes.push([82, amount_67]);
      value = $add(value, amount_67);
    }
    if (friendly_impress(unit, facts, world)) {
      amount_68 = EVIL_SPELLS_EVIL_FRIENDLY_IMPRESS[TROOP_CLASS[unit_troop]];
      notes.push([83, amount_68]);
      value = $add(value, amount_68);
    }
    if (enemy_impress(unit, facts, world)) {
      amount_69 = EVIL_SPELLS_EVIL_ENEMY_IMPRESS[TROOP_CLASS[unit_troop]];
      notes.push([84, amount_69]);
      value = $add(value, amount_69);
    }
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && enemy_bolt(unit, facts, world)) {
      amount_70 = evil_spells_evil_enemy_bolt(TROOP_CLASS[unit_troop], unit);
      notes.push([85, amount_70]);
      value = $add(value, amount_70);
    }
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && fire_burst_seen(unit, facts, world)) {
      amount_71 = evil_spells_evil_fire_burst_seen(TROOP_CLASS[unit_troop], unit);
      notes.push([86, amount_71]);
      value = $add(value, amount_71);
    }
    if ($why_morale_test_5.has(TROOP_CLASS[unit_troop]) && leader_controlled(unit, facts, world)) {
      amount_72 = evil_spells_evil_leader_controlled(TROOP_CLASS[unit_troop], unit);
      notes.push([87, amount_72]);
      value = $add(value, amount_72);
    }
    if (TROOP_RACE[unit_troop] === 3 /* RACE_DUNLENDING */ && unit.foe !== null && TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */) {
      notes.push([88, 3]);
      value = $add(value, 3);
    }
    if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit.foe !== null && TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */) {
      notes.push([89, 3]);
      value = $add(value, 3);
    }
    if (king_near(unit, facts, world) && TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */) {
      notes.push([90, 4]);
      value = $add(value, 4);
    }
    if (wraith_near(unit, facts, world) && TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */) {
      notes.push([91, 3]);
      value = $add(value, 3);
    }
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && (looks_down_on(unit, unit.foe) || !looks_down_on(unit.foe, unit))) {
    notes.push([92, 4]);
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && unit_stance === 1 /* STANCE_CHARGING */ && unit.foe !== null && looks_down_on(unit.foe, unit) && !looks_down_on(unit, unit.foe)) {
    notes.push([93, 1]);
    value = $add(value, 1);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && king_near(unit, facts, world)) {
    notes.push([94, 6]);
    value = $add(value, 6);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && orcs_king_far(unit, facts, world)) {
    notes.push([95, 4]);
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && orcs_king_in_sight(unit, facts, world)) {
    notes.push([96, 2]);
    value = $add(value, 2);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && wraith_near(unit, facts, world)) {
    notes.push([97, 4]);
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && wraith_far(unit, facts, world)) {
    notes.push([98, 2]);
    value = $add(value, 2);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && first_charge(unit, facts, world)) {
    notes.push([99, 4]);
    value = $add(value, 4);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && in_sunlight(unit, facts, world)) {
    notes.push([100, -7]);
    value = $sub(value, 7);
  }
  if (enemy_flyer_falls(unit, facts, world)) {
    amount_73 = OTHER_MORALE_ENEMY_FLYER_FALLS[TROOP_CLASS[unit_troop]];
    notes.push([101, amount_73]);
    value = $add(value, amount_73);
  }
  if (friendly_flyer_falls(unit, facts, world)) {
    amount_74 = OTHER_MORALE_FRIENDLY_FLYER_FALLS[TROOP_CLASS[unit_troop]];
    notes.push([102, amount_74]);
    value = $add(value, amount_74);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && powder_explodes(unit, facts, world)) {
    amount_75 = other_morale_powder_explodes(TROOP_CLASS[unit_troop], unit);
    notes.push([103, amount_75]);
    value = $add(value, amount_75);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && powder_breaches(unit, facts, world)) {
    amount_76 = other_morale_powder_breaches(TROOP_CLASS[unit_troop], unit);
    notes.push([104, amount_76]);
    value = $add(value, amount_76);
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && enters_magical_wood(unit, facts, world)) {
    notes.push([105, -3]);
    value = $sub(value, 3);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && wind_from_the_east(facts, world)) {
    notes.push([106, -1]);
    value = $sub(value, 1);
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && wind_from_the_west(facts, world)) {
    notes.push([107, -1]);
    value = $sub(value, 1);
  }
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && raining(facts, world)) {
    notes.push([108, -3]);
    value = $sub(value, 3);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && wraith_shadow(unit, facts, world)) {
    amount_77 = other_morale_wraith_shadow(TROOP_CLASS[unit_troop], unit);
    notes.push([109, amount_77]);
    value = $add(value, amount_77);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && king_shadow(unit, facts, world)) {
    amount_78 = other_morale_king_shadow(TROOP_CLASS[unit_troop], unit);
    notes.push([110, amount_78]);
    value = $add(value, amount_78);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && hero_close(unit, facts, world)) {
    notes.push([111, 3]);
    value = $add(value, 3);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && gandalf_close(unit, facts, world)) {
    notes.push([112, 5]);
    value = $add(value, 5);
  }
  if ($why_morale_test_4.has(TROOP_CLASS[unit_troop]) && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world)) && shadow_grounded(unit, facts, world)) {
    notes.push([113, 2]);
    value = $add(value, 2);
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && enters_evil_wood(unit, facts, world)) {
    notes.push([114, -3]);
    value = $sub(value, 3);
  }
  if (in_the_beam(unit, facts, world)) {
    notes.push([115, -3]);
    value = $sub(value, 3);
  }
  if (singed(unit, facts, world)) {
    notes.push([116, -3]);
    value = $sub(value, 3);
  }
  if (unit.driven && TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */) {
    amount_79 = cajoled(TROOP_CLASS[unit_troop]);
    notes.push([117, amount_79]);
    value = $add(value, amount_79);
  }
  if (unit.rallying) {
    amount_80 = charisma_over(unit);
    notes.push([118, amount_80]);
    value = $add(value, amount_80);
  }
  let unit_remnant = unit.remnant;
  if (unit_remnant === 1 /* REMNANT_BELOW_HALF */) {
    notes.push([119, -5]);
    value = $sub(value, 5);
  }
  if (unit_remnant === 2 /* REMNANT_BELOW_QUARTER */) {
    notes.push([120, -7]);
    value = $sub(value, 7);
  }
  return [value, notes];
}

function guards_morale_test(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(strong_friend_near(unit, facts, world))) return 0;
      break;
    case 2:
      if (!(strong_friend_far(unit, facts, world))) return 0;
      break;
    case 3:
      if (!(friend_in_sight(unit, facts, world))) return 0;
      break;
    case 4:
      if (!(friend_advancing(unit, facts, world))) return 0;
      break;
    case 5:
      if (!(friend_charging(unit, facts, world))) return 0;
      break;
    case 6:
      if (!(support_behind(unit, facts, world))) return 0;
      break;
    case 7:
      if (!(enemy_retiring_near(unit, facts, world))) return 0;
      break;
    case 8:
      if (!(enemy_retiring_far(unit, facts, world))) return 0;
      break;
    case 9:
      if (!(enemy_open_near(unit, facts, world))) return 0;
      break;
    case 10:
      if (!(enemy_open_far(unit, facts, world))) return 0;
      break;
    case 11:
      if (!(enemy_below_near(unit, facts, world))) return 0;
      break;
    case 12:
      if (!(enemy_below_far(unit, facts, world))) return 0;
      break;
    case 13:
      if (!(friendly_cover(unit, facts, world))) return 0;
      break;
    case 14:
      if (!(enemy_routing(unit, facts, world))) return 0;
      break;
    case 15:
      if (!(unit.men === unit.began_with)) return 0;
      break;
    case 16:
      if (!(unit.shelter === 1 /* SHELTER_SOFT */)) return 0;
      break;
    case 17:
      if (!(unit.shelter === 2 /* SHELTER_HARD */)) return 0;
      break;
    case 18:
      if (!(unit.secure_flanks > 0)) return 0;
      break;
    case 19:
      if (!(won_melee(unit, facts, world))) return 0;
      break;
    case 20:
      if (!($why_morale_test_1.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(looks_down_on(unit.foe, unit))) return 3;
      if (!(!looks_down_on(unit, unit.foe))) return 4;
      break;
    case 21:
      if (!($why_morale_test_2.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(!looks_down_on(unit.foe, unit))) return 3;
      if (!(!looks_down_on(unit, unit.foe))) return 4;
      break;
    case 22:
      if (!($why_morale_test_2.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(looks_down_on(unit, unit.foe))) return 3;
      break;
    case 23:
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 0;
      if (!(unit.foe !== null)) return 1;
      if (!(unit.foe.men < unit.men)) return 2;
      break;
    case 24:
      if (!(special_leader(unit, facts, world))) return 0;
      break;
    case 25:
      if (!(enemy_near(unit, facts, world))) return 0;
      break;
    case 26:
      if (!(enemy_far(unit, facts, world))) return 0;
      break;
    case 27:
      if (!(enemy_in_sight(unit, facts, world))) return 0;
      break;
    case 28:
      if (!(shot_at(unit, facts, world))) return 0;
      break;
    case 29:
      if (!(enemy_behind(unit, facts, world))) return 0;
      break;
    case 30:
      if (!(cavalry_behind(unit, facts, world))) return 0;
      break;
    case 31:
      if (!(unit.stance === 2 /* STANCE_RETIRING */)) return 0;
      break;
    case 32:
      if (!(enemy_above_near(unit, facts, world))) return 0;
      break;
    case 33:
      if (!(enemy_above_far(unit, facts, world))) return 0;
      break;
    case 34:
      if (!(friend_retiring_near(unit, facts, world))) return 0;
      break;
    case 35:
      if (!(friend_retiring_far(unit, facts, world))) return 0;
      break;
    case 36:
      if (!(friend_routing_near(unit, facts, world))) return 0;
      break;
    case 37:
      if (!(friend_routing_far(unit, facts, world))) return 0;
      break;
    case 38:
      if (!(!unit.shielded)) return 0;
      if (!(!$why_morale_test_3.has(TROOP_RACE[unit.troop]))) return 1;
      break;
    case 39:
      if (!(unfriendly_cover(unit, facts, world))) return 0;
      break;
    case 40:
      if (!(animals_by_fire(unit, facts, world))) return 0;
      break;
    case 41:
      if (!(surprised(unit, facts, world))) return 0;
      break;
    case 42:
      if (!(unit.stance === 4 /* STANCE_ROUTING */)) return 0;
      break;
    case 43:
      if (!(unit.organisation === 3 /* ORGANISATION_DISORGANISED */)) return 0;
      break;
    case 44:
      if (!(unit.charger !== null)) return 0;
      if (!(mounted(unit.charger))) return 1;
      if (!(!mounted(unit))) return 2;
      break;
    case 45:
      if (!(unit.charger !== null)) return 0;
      if (!(mounted(unit.charger))) return 1;
      if (!(mounted(unit))) return 2;
      break;
    case 46:
      if (!(horses_by_elephants(unit, facts, world))) return 0;
      break;
    case 47:
      if (!(betters_routing(unit, facts, world))) return 0;
      break;
    case 48:
      if (!($mul(unit.men_lost, 5) >= $add(unit.men, unit.men_lost))) return 0;
      if (!(unit.men_lost > 0)) return 1;
      break;
    case 49:
      if (!($mul(unit.men_lost, 3) >= $add(unit.men, unit.men_lost))) return 0;
      if (!(unit.men_lost > 0)) return 1;
      break;
    case 50:
      if (!(unit.spacing === 1 /* SPACING_OPEN_ORDER */)) return 0;
      break;
    case 51:
      if (!(unit.organisation === 2 /* ORGANISATION_UNFORMED */)) return 0;
      break;
    case 52:
      if (!(unit.organisation === 4 /* ORGANISATION_SCATTERED */)) return 0;
      break;
    case 53:
      if (!($why_morale_test_2.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(unit.leaderless)) return 1;
      break;
    case 54:
      if (!($mul(unit.men_lost, 2) >= $add(unit.men, unit.men_lost))) return 0;
      if (!(unit.men_lost > 0)) return 1;
      break;
    case 55:
      if (!(split(unit, facts, world))) return 0;
      break;
    case 56:
      if (!(unit.charger !== null)) return 0;
      if (!(unit.charger.men > unit.men)) return 1;
      break;
    case 57:
      if (!(unit.charger !== null)) return 0;
      if (!(unit.charger.struck_as === 0 /* STRUCK_LIGHT_FOOT */ || unit.charger.struck_as === 1 /* STRUCK_MEDIUM_FOOT */ || unit.charger.struck_as === 2 /* STRUCK_HEAVY_FOOT */)) return 1;
      break;
    case 58:
      if (!(unit.charger !== null)) return 0;
      if (!(unit.struck_from_behind)) return 1;
      break;
    case 59:
      if (!(lost_melee(unit, facts, world))) return 0;
      break;
    case 60:
      if (!(hero_killed(unit, facts, world))) return 0;
      break;
    case 61:
      if (!(leader_not_in_front(unit, facts, world))) return 0;
      break;
    case 62:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(unit.charger !== null)) return 2;
      if (!(unit.charger.strikes_as === 9 /* STRIKER_ELEPHANT */)) return 3;
      break;
    case 63:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(unit.charger !== null)) return 2;
      if (!(unit.charger.strikes_as === 10 /* STRIKER_MUMAK */)) return 3;
      break;
    case 64:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(king_near(unit, facts, world))) return 2;
      break;
    case 65:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(king_far(unit, facts, world))) return 2;
      break;
    case 66:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(wraith_near(unit, facts, world))) return 2;
      break;
    case 67:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(wraith_far(unit, facts, world))) return 2;
      break;
    case 68:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(TROOP_CLASS[unit.troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit.troop] === 1 /* MORALE_CLASS_B */)) return 1;
      if (!(TROOP_RACE[unit.troop] === 2 /* RACE_ROHIRRIM */)) return 2;
      if (!(unit.foe !== null)) return 3;
      if (!(TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) return 4;
      break;
    case 69:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(TROOP_CLASS[unit.troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit.troop] === 1 /* MORALE_CLASS_B */)) return 1;
      if (!(TROOP_RACE[unit.troop] === 2 /* RACE_ROHIRRIM */)) return 2;
      if (!(unit.foe !== null)) return 3;
      if (!(TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) return 4;
      if (!(unit.foe.stance === 3 /* STANCE_RETREATING */)) return 5;
      break;
    case 70:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(TROOP_CLASS[unit.troop] === 0 /* MORALE_CLASS_A */ || TROOP_CLASS[unit.troop] === 1 /* MORALE_CLASS_B */)) return 1;
      if (!(TROOP_RACE[unit.troop] === 2 /* RACE_ROHIRRIM */)) return 2;
      if (!(unit.foe !== null)) return 3;
      if (!(TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) return 4;
      if (!(unit.foe.stance === 4 /* STANCE_ROUTING */)) return 5;
      break;
    case 71:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(TROOP_CLASS[unit.troop] === 1 /* MORALE_CLASS_B */)) return 1;
      if (!(TROOP_RACE[unit.troop] === 5 /* RACE_DWARF */)) return 2;
      if (!(unit.foe !== null)) return 3;
      if (!(TROOP_RACE[unit.foe.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.foe.troop] === 11 /* RACE_URUK */)) return 4;
      break;
    case 72:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(wraith_driven_off(unit, facts, world))) return 2;
      break;
    case 73:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(king_driven_off(unit, facts, world))) return 2;
      break;
    case 74:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(gandalf_driven_off(unit, facts, world))) return 2;
      break;
    case 75:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(friendly_impress(unit, facts, world))) return 2;
      break;
    case 76:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(enemy_impress(unit, facts, world))) return 2;
      break;
    case 77:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(enemy_bolt(unit, facts, world))) return 2;
      break;
    case 78:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(fire_burst_seen(unit, facts, world))) return 2;
      break;
    case 79:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(leader_controlled(unit, facts, world))) return 2;
      break;
    case 80:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(wraith_driven_off(unit, facts, world))) return 2;
      break;
    case 81:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(king_driven_off(unit, facts, world))) return 2;
      break;
    case 82:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(gandalf_driven_off(unit, facts, world))) return 2;
      break;
    case 83:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(friendly_impress(unit, facts, world))) return 1;
      break;
    case 84:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(enemy_impress(unit, facts, world))) return 1;
      break;
    case 85:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(enemy_bolt(unit, facts, world))) return 2;
      break;
    case 86:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(fire_burst_seen(unit, facts, world))) return 2;
      break;
    case 87:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_morale_test_5.has(TROOP_CLASS[unit.troop]))) return 1;
      if (!(leader_controlled(unit, facts, world))) return 2;
      break;
    case 88:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(TROOP_RACE[unit.troop] === 3 /* RACE_DUNLENDING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */)) return 3;
      break;
    case 89:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(TROOP_RACE[unit.foe.troop] === 2 /* RACE_ROHIRRIM */)) return 3;
      break;
    case 90:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(king_near(unit, facts, world))) return 1;
      if (!(TROOP_RACE[unit.troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit.troop] !== 11 /* RACE_URUK */)) return 2;
      break;
    case 91:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(wraith_near(unit, facts, world))) return 1;
      if (!(TROOP_RACE[unit.troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit.troop] !== 11 /* RACE_URUK */)) return 2;
      break;
    case 92:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(looks_down_on(unit, unit.foe) || !looks_down_on(unit.foe, unit))) return 3;
      break;
    case 93:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 1;
      if (!(unit.foe !== null)) return 2;
      if (!(looks_down_on(unit.foe, unit))) return 3;
      if (!(!looks_down_on(unit, unit.foe))) return 4;
      break;
    case 94:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(king_near(unit, facts, world))) return 1;
      break;
    case 95:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(orcs_king_far(unit, facts, world))) return 1;
      break;
    case 96:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(orcs_king_in_sight(unit, facts, world))) return 1;
      break;
    case 97:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(wraith_near(unit, facts, world))) return 1;
      break;
    case 98:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(wraith_far(unit, facts, world))) return 1;
      break;
    case 99:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(first_charge(unit, facts, world))) return 1;
      break;
    case 100:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(in_sunlight(unit, facts, world))) return 1;
      break;
    case 101:
      if (!(enemy_flyer_falls(unit, facts, world))) return 0;
      break;
    case 102:
      if (!(friendly_flyer_falls(unit, facts, world))) return 0;
      break;
    case 103:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(powder_explodes(unit, facts, world))) return 1;
      break;
    case 104:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(powder_breaches(unit, facts, world))) return 1;
      break;
    case 105:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(enters_magical_wood(unit, facts, world))) return 1;
      break;
    case 106:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(wind_from_the_east(facts, world))) return 1;
      break;
    case 107:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(wind_from_the_west(facts, world))) return 1;
      break;
    case 108:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(raining(facts, world))) return 1;
      break;
    case 109:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(wraith_shadow(unit, facts, world))) return 1;
      break;
    case 110:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(king_shadow(unit, facts, world))) return 1;
      break;
    case 111:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) return 1;
      if (!(hero_close(unit, facts, world))) return 2;
      break;
    case 112:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) return 1;
      if (!(gandalf_close(unit, facts, world))) return 2;
      break;
    case 113:
      if (!($why_morale_test_4.has(TROOP_CLASS[unit.troop]))) return 0;
      if (!(wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) return 1;
      if (!(shadow_grounded(unit, facts, world))) return 2;
      break;
    case 114:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(enters_evil_wood(unit, facts, world))) return 1;
      break;
    case 115:
      if (!(in_the_beam(unit, facts, world))) return 0;
      break;
    case 116:
      if (!(singed(unit, facts, world))) return 0;
      break;
    case 117:
      if (!(unit.driven)) return 0;
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 1;
      break;
    case 118:
      if (!(unit.rallying)) return 0;
      break;
    case 119:
      if (!(unit.remnant === 1 /* REMNANT_BELOW_HALF */)) return 0;
      break;
    case 120:
      if (!(unit.remnant === 2 /* REMNANT_BELOW_QUARTER */)) return 0;
      break;
  }
  return -1;
}

function why_cajoled(class_) {
  const notes = [];
  if (class_ === 0 /* MORALE_CLASS_A */ || class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */) {
    notes.push([1, 0]);
    return [2, notes];
  }
  if (class_ === 4 /* MORALE_CLASS_E */) {
    notes.push([2, 0]);
    return [3, notes];
  }
  notes.push([3, 0]);
  return [4, notes];
}

function guards_cajoled(entry, class_) {
  switch (entry) {
    case 0:
      if (!(class_ === 0 /* MORALE_CLASS_A */ || class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */)) return 0;
      break;
    case 1:
      if (!(class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */)) return 0;
      break;
    case 2:
      if (!(class_ === 4 /* MORALE_CLASS_E */)) return 0;
      break;
    case 3:
      if (!(class_ === 5 /* MORALE_CLASS_O */)) return 0;
      break;
  }
  return -1;
}

function why_morale_reaction(unit, facts, world, dice) {
  const notes = [];
  let score = morale_test(unit, facts, world, dice);
  notes.push([0, score]);
  notes.push([1, 0]);
  return [reaction_of(unit, score), notes];
}

function guards_morale_reaction(entry, unit, facts, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_morale_test = {
  morale_throw: [{ verb: "case", text: "orcs without their leader", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  fallen_chief: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "rage", den: 1 }, { verb: "case", text: "panic", den: 1 }],
  morale_test: [{ verb: "throw", text: "the throw", den: 1 }, { verb: "add", text: "a friend with more than 50% of its strength is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 376" }, { verb: "add", text: "a friend with more than 50% of its strength is within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 377" }, { verb: "add", text: "a friend is in sight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 378" }, { verb: "add", text: "a friend advances within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 379" }, { verb: "add", text: "a friend charges within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 380" }, { verb: "add", text: "support stands to its rear", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 381" }, { verb: "add", text: "an enemy retires within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 382" }, { verb: "add", text: "an enemy retires within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 383" }, { verb: "add", text: "an enemy shows flank or rear within reach of a charge", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 384" }, { verb: "add", text: "an enemy shows flank or rear beyond reach of a charge", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 385" }, { verb: "add", text: "an enemy is lower down within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 386" }, { verb: "add", text: "an enemy is lower down within 200 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 387" }, { verb: "add", text: "friendly cover is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 388" }, { verb: "add", text: "an enemy routs within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 389" }, { verb: "add", text: "At full strength", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 390" }, { verb: "add", text: "In soft cover", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 391" }, { verb: "add", text: "In hard cover", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 392" }, { verb: "add", text: "Each secure flank", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 393" }, { verb: "add", text: "a melee was won lately", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 394" }, { verb: "add", text: "Charging an enemy of higher morale class", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 395" }, { verb: "add", text: "Charging an enemy of equal morale class", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 396" }, { verb: "add", text: "Charging an enemy of lower morale class", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 397" }, { verb: "add", text: "Charging a smaller unit", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 398" }, { verb: "add", text: "a special leader is with it", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS PLUS\", line 399" }, { verb: "add", text: "an enemy is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 408" }, { verb: "add", text: "an enemy is within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 409; ruling \"Specks between the digits of the morale tables\"" }, { verb: "add", text: "an enemy is in sight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 410" }, { verb: "add", text: "at least 50% of its own number shoot at it", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 411" }, { verb: "add", text: "an enemy is behind flank or rear within reach of a charge", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 412" }, { verb: "add", text: "enemy cavalry is behind flank or rear within reach of a charge", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 413" }, { verb: "add", text: "Retiring", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 414" }, { verb: "add", text: "an enemy is higher up within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 415" }, { verb: "add", text: "an enemy is higher up within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 416" }, { verb: "add", text: "a friend retires within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 417" }, { verb: "add", text: "a friend retires within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 418" }, { verb: "add", text: "a friend routs within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 419" }, { verb: "add", text: "a friend routs within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 420" }, { verb: "add", text: "Without shields", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 421" }, { verb: "add", text: "unfriendly cover is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 422" }, { verb: "add", text: "its animals are within 100 metres of a fire", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 423" }, { verb: "add", text: "it is taken by surprise", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 424" }, { verb: "add", text: "Routing", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 425" }, { verb: "add", text: "Disorganised", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 426" }, { verb: "add", text: "Foot charged by cavalry", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 427" }, { verb: "add", text: "Cavalry charged by cavalry", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 428" }, { verb: "add", text: "its horses are within 100 metres of elephants", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 429" }, { verb: "add", text: "its betters rout within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 430" }, { verb: "add", text: "Losses in this move", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 431" }, { verb: "add", text: "Heavy losses in this move", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 432" }, { verb: "add", text: "In open order", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 433; ruling \"Specks between the digits of the morale tables\"" }, { verb: "add", text: "Unformed", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 434" }, { verb: "add", text: "Scattered", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 435" }, { verb: "add", text: "Its leader killed", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 436" }, { verb: "add", text: "Crushing losses in this move", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 437" }, { verb: "add", text: "its parts are split by 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 438" }, { verb: "add", text: "Charged by a larger force", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 439" }, { verb: "add", text: "Charged by enemy infantry", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 440" }, { verb: "add", text: "Charged in flank or rear", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 441" }, { verb: "add", text: "a melee was lost lately", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 442" }, { verb: "add", text: "a hero was killed in sight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 443" }, { verb: "add", text: "its leader is not in the front rank", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE FACTORS MINUS\", line 444" }, { verb: "add", text: "Charged by an elephant", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 449" }, { verb: "add", text: "Charged by a mumak", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 450" }, { verb: "add", text: "the Witch-King is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 451" }, { verb: "add", text: "the Witch-King is within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 452" }, { verb: "add", text: "a Ringwraith is within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 453" }, { verb: "add", text: "a Ringwraith is within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 454" }, { verb: "add", text: "Men of Rohan engaging orcs", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 461" }, { verb: "add", text: "Men of Rohan making orcs retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 462" }, { verb: "add", text: "Men of Rohan making orcs rout", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 463" }, { verb: "add", text: "Dwarves engaging orcs", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FACTORS FOR FORCES OF LAW ONLY\", line 464" }, { verb: "add", text: "a Ringwraith was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 909; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "the Witch-King was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 910; ruling \"What the Witch-King's retreat does to those who see it\"" }, { verb: "add", text: "Gandalf was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 911; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "a friend cast Impress within 75 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 912" }, { verb: "add", text: "an enemy cast Impress within 75 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 912" }, { verb: "add", text: "an enemy cast a defence bolt", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 913" }, { verb: "add", text: "a fire burst was seen", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 914; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "a friendly leader is under enemy control", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 915" }, { verb: "add", text: "a Ringwraith was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 909; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "the Witch-King was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 910; ruling \"What the Witch-King's retreat does to those who see it\"" }, { verb: "add", text: "Gandalf was forced to retreat", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 911; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "a friend cast Impress", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 912" }, { verb: "add", text: "an enemy cast Impress", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 912" }, { verb: "add", text: "an enemy cast a defence bolt", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 913; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "a fire burst was seen", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 914; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "a friendly leader is under enemy control", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MORALE EFFECTS OF CERTAIN SPELLS\", line 915; ruling \"Lost strokes in the morale effects of spells\"" }, { verb: "add", text: "Dunlanders engaging men of Rohan", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OTHER EVIL FACTORS\", line 489" }, { verb: "add", text: "Orcs engaging men of Rohan", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OTHER EVIL FACTORS\", line 490" }, { verb: "add", text: "The Witch-King close by", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OTHER EVIL FACTORS\", line 491" }, { verb: "add", text: "A Ringwraith close by", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OTHER EVIL FACTORS\", line 492" }, { verb: "add", text: "Charging equals or lowers", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 472" }, { verb: "add", text: "Charging a higher unit", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 473" }, { verb: "add", text: "The Witch-King close by", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 474" }, { verb: "add", text: "the Witch-King is within 200 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 475" }, { verb: "add", text: "the Witch-King is in sight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 476" }, { verb: "add", text: "A Ringwraith close by", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 477" }, { verb: "add", text: "A Ringwraith not far off", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 478" }, { verb: "add", text: "it charges for the first time", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 479" }, { verb: "add", text: "it is in sunlight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FOR ORCS ONLY PLUS\", line 483" }, { verb: "add", text: "an enemy flyer falls in sight within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"AERIAL COMBAT\", line 692" }, { verb: "add", text: "a friendly flyer falls in sight within 300 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"AERIAL COMBAT\", line 693" }, { verb: "add", text: "gunpowder went off within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"GUNPOWDER\", line 1051" }, { verb: "add", text: "gunpowder has breached its stronghold", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"GUNPOWDER\", line 1055" }, { verb: "add", text: "Entering a magical wood", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MAGICAL WOODS\", line 1105" }, { verb: "add", text: "Wind from the east or south-east", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"WIND.\", line 1201" }, { verb: "add", text: "Wind from the west or north-west", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"WIND.\", line 1201" }, { verb: "add", text: "Orcs in rain", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"WEATHER\", line 1174" }, { verb: "add", text: "the black shadow of a Ringwraith falls from within 50 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", line 921" }, { verb: "add", text: "the black shadow of the Witch-King falls from within 50 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", line 923" }, { verb: "add", text: "A hero within 25 metres while the black shadow falls", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", line 925" }, { verb: "add", text: "Gandalf within 25 metres while the black shadow falls", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", line 925" }, { verb: "add", text: "The shadow's bearer is on foot or on horseback", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", line 927" }, { verb: "add", text: "it enters an evil wood", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"EVIL WOODS.\", line 1121; ruling \"What evil woods do\"" }, { verb: "add", text: "it is the Witch-King, in the Beam of Good", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"(b) Against the Witch-King of Angmar.\", line 834" }, { verb: "add", text: "thrown fire has hit it, and it is too sturdy to burn", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"4. CAUSE FIRE.\", line 862" }, { verb: "add", text: "driven from behind", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", lines 324-327" }, { verb: "add", text: "the leader's charisma", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RALLYING\", lines 547-558" }, { verb: "subtract", text: "few are left", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"HALF STRENGTH\", line 516" }, { verb: "subtract", text: "hardly anybody is left", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"HALF STRENGTH\", line 516" }],
  cajoled: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  morale_reaction: [{ verb: "thrown", text: "morale score", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_morale_throw, guards_morale_throw, why_fallen_chief, guards_fallen_chief, why_morale_test, guards_morale_test, why_cajoled, guards_cajoled, why_morale_reaction, guards_morale_reaction, $labels_rules_morale_test };
