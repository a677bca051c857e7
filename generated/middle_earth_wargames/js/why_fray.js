/** The rules of fray with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $larger, $mul, $place, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $lowest } from "./runtime/lists.js";
import { $spotToward } from "./runtime/geometry_angles.js";
import { $isWithin, $shapesOverlap, $shapesTouch, $spotsApart, $wayBetween } from "./runtime/geometry.js";
import { CASUALTY_CHART_FALLEN, CHIEFTAIN_HIT_DICE, FIGURE_DICE_DICE, IMPETUS_OF_LAW_WEAPON, TROOP_RACE, TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON } from "./tables.js";
import { reaches_the_ground } from "./rules_aerial.js";
import { frontage } from "./rules_armies.js";
import { base_of, comes_from, files_of, front_of, pace_is_known, ranks_of, sees } from "./rules_field.js";
import { bar_to_charge, breach_between, chart_is_known, clear_run, file_width, hit_dice_of, impact_weapon_is_known, luck_of_melee, may_close, weapon_is_known } from "./rules_fray.js";
import { assailants, attack_when_held, figure_attack } from "./rules_heroes.js";
import { impetus_weapon, may_enter_melee, orc_ranks_behind } from "./rules_impetus.js";
import { hero } from "./rules_leaders.js";
import { nearest_foe, worst_ground } from "./rules_marching.js";
import { fighters, ground_tactics, impetus_bonus, tactical_factor, weapon_factor } from "./rules_melee.js";
import { charge_reaches, may_charge, passable, straight_run } from "./rules_movement.js";
import { lone_figure } from "./rules_muster.js";
import { breach_front } from "./rules_powder.js";
import { aloft, dazed } from "./rules_skies.js";
import { walled_off } from "./rules_storming.js";
import { beset } from "./rules_vision.js";
import { too_bright } from "./rules_weather.js";
import { armed_men, light_bars, without_weapons } from "./rules_wizardry.js";

function why_in_touch(one, other) {
  const notes = [];
  if (!$isWithin(one.footing, other.footing, 2)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_touch(entry, one, other) {
  switch (entry) {
    case 0:
      if (!($isWithin(one.footing, other.footing, 2))) return 0;
      break;
  }
  return -1;
}

function why_men_in_touch(unit, foe, world) {
  const notes = [];
  let limit;
  let value = $mul($quotient($mul(front_of(foe), -1), file_width(unit), "men_in_touch"), -1);
  notes.push([0, value]);
  notes.push([1, 2]);
  value = $add(value, 2);
  let limit_ = files_of(unit);
  if (value > limit_) {
    notes.push([2, $sub(limit_, value)]);
    value = limit_;
  }
  if (breach_between(unit, foe, world) !== null) {
    limit = breach_front($present(breach_between(unit, foe, world), "").holes);
    if (value > limit) {
      notes.push([3, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_men_in_touch(entry, unit, foe, world) {
  switch (entry) {
    case 3:
      if (!(breach_between(unit, foe, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_breach_between(unit, foe, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.ramparts, (r) => r.holes > 0 && $shapesTouch([unit.stands_upon, foe.stands_upon], r.built_along), (r) => [$wayBetween([unit.stands_upon], r.built_along)]), notes];
}

function guards_breach_between(entry, unit, foe, world) {
  switch (entry) {
  }
  return -1;
}

function why_file_width(unit) {
  const notes = [];
  let value = $mul(frontage(base_of(unit), 1, unit.spacing), 127);
  notes.push([0, value]);
  if (value < 20) {
    notes.push([1, $sub(20, value)]);
    value = 20;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 20), -1);
  notes.push([2, $sub($mul(value, 20), before)]);
  return [value, notes];
}

function guards_file_width(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_luck_of_melee() {
  const notes = [];
  notes.push([0, 0]);
  return [[-3, -2, -1, 0, 1, 2, 3], notes];
}

function guards_luck_of_melee(entry) {
  switch (entry) {
  }
  return -1;
}

function why_weapon_is_known(attacker, defender) {
  const notes = [];
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */ && typeof WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string") {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */ && typeof WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as] !== "string") {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_weapon_is_known(entry, attacker, defender) {
  switch (entry) {
    case 0:
      if (!(TROOP_SIDE[attacker.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(typeof WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string")) return 1;
      break;
    case 1:
      if (!(TROOP_SIDE[attacker.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(typeof WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as] !== "string")) return 1;
      break;
  }
  return -1;
}

function why_chart_is_known(men, total) {
  const notes = [];
  if (!(typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place(men, 0, 27)] !== "string")) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (men > 25 && !(typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place($sub(men, 25), 0, 27)] !== "string")) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_chart_is_known(entry, men, total) {
  switch (entry) {
    case 0:
      if (!(!(typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place(men, 0, 27)] !== "string"))) return 0;
      break;
    case 1:
      if (!(men > 25)) return 0;
      if (!(!(typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place($sub(men, 25), 0, 27)] !== "string"))) return 1;
      break;
  }
  return -1;
}

function why_round_is_known(attacker, defender) {
  const notes = [];
  if (!weapon_is_known(attacker, defender)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!weapon_is_known(attacker, defender) || !$all(luck_of_melee(), (f) => chart_is_known(fighters(attacker), $add(weapon_factor(attacker, defender) + tactical_factor(attacker, defender), f)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_round_is_known(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_impact_weapon_is_known(attacker, defender) {
  const notes = [];
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */ && weapon_is_known(attacker, defender)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */ && typeof IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string") {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_impact_weapon_is_known(entry, attacker, defender) {
  switch (entry) {
    case 0:
      if (!(TROOP_SIDE[attacker.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(weapon_is_known(attacker, defender))) return 1;
      break;
    case 1:
      if (!(TROOP_SIDE[attacker.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(typeof IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string")) return 1;
      break;
  }
  return -1;
}

function why_impact_is_known(attacker, defender) {
  const notes = [];
  if (!impact_weapon_is_known(attacker, defender)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!impact_weapon_is_known(attacker, defender) || !$all(luck_of_melee(), (f) => chart_is_known(fighters(attacker), $add(impetus_weapon(attacker, defender) + impetus_bonus(attacker) + ground_tactics(attacker, defender), f)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_impact_is_known(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_charge_at(unit, world) {
  const notes = [];
  if (unit.gone_wild) {
    notes.push([0, 0]);
    return [null, notes];
  }
  if (!pace_is_known(unit)) {
    notes.push([1, 0]);
    return [null, notes];
  }
  if (without_weapons(unit)) {
    notes.push([2, 0]);
    return [null, notes];
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null) {
    notes.push([3, 0]);
    return [null, notes];
  }
  if (unit.rash_for > 0) {
    notes.push([4, 0]);
    return [nearest_foe(unit, world), notes];
  }
  if (unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */) {
    notes.push([5, 0]);
    return [unit.quarry, notes];
  }
  notes.push([6, 0]);
  return [null, notes];
}

function guards_charge_at(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.gone_wild)) return 0;
      break;
    case 1:
      if (!(!pace_is_known(unit))) return 0;
      break;
    case 2:
      if (!(without_weapons(unit))) return 0;
      break;
    case 3:
      if (!(unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null)) return 0;
      break;
    case 4:
      if (!(unit.rash_for > 0)) return 0;
      break;
    case 5:
      if (!(unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */)) return 0;
      break;
  }
  return -1;
}

function why_bar_to_charge(unit, prey, world) {
  const notes = [];
  if (!may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now)) {
    notes.push([0, 0]);
    return [0 /* CHARGE_BAR_BAR_BREATH */, notes];
  }
  if (too_bright(unit, world.sky_now, world)) {
    notes.push([1, 0]);
    return [1 /* CHARGE_BAR_BAR_SUN */, notes];
  }
  if (!reaches_the_ground(unit.flight) || unit.winged && aloft(unit)) {
    notes.push([2, 0]);
    return [2 /* CHARGE_BAR_BAR_FLIGHT */, notes];
  }
  if (aloft(prey)) {
    notes.push([3, 0]);
    return [3 /* CHARGE_BAR_BAR_AIR */, notes];
  }
  let unit_stands_upon = unit.stands_upon;
  let prey_stands_upon = prey.stands_upon;
  if (!passable(unit, worst_ground(unit, [unit_stands_upon, prey_stands_upon], world))) {
    notes.push([4, 0]);
    return [4 /* CHARGE_BAR_BAR_GROUND */, notes];
  }
  if (!pace_is_known(unit) || !charge_reaches(unit, $wayBetween(unit.footing, prey.footing), worst_ground(unit, [unit_stands_upon, prey_stands_upon], world), world.sky_now)) {
    notes.push([5, 0]);
    return [5 /* CHARGE_BAR_BAR_REACH */, notes];
  }
  if (!sees(unit, prey, world)) {
    notes.push([6, 0]);
    return [6 /* CHARGE_BAR_BAR_SIGHT */, notes];
  }
  if (!aloft(unit) && walled_off(unit_stands_upon, prey_stands_upon, world)) {
    notes.push([7, 0]);
    return [7 /* CHARGE_BAR_BAR_WALL */, notes];
  }
  if (!clear_run(unit, prey, world)) {
    notes.push([8, 0]);
    return [8 /* CHARGE_BAR_BAR_CROWD */, notes];
  }
  if (light_bars(unit, prey_stands_upon)) {
    notes.push([9, 0]);
    return [10 /* CHARGE_BAR_BAR_LIGHT */, notes];
  }
  let prey_foe = prey.foe;
  if (prey_foe !== null && prey_foe.foe !== null && !may_enter_melee(unit, prey_foe, comes_from(prey, unit))) {
    notes.push([10, 0]);
    return [9 /* CHARGE_BAR_BAR_MELEE */, notes];
  }
  notes.push([11, 0]);
  return [null, notes];
}

function guards_bar_to_charge(entry, unit, prey, world) {
  switch (entry) {
    case 0:
      if (!(!may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now))) return 0;
      break;
    case 1:
      if (!(too_bright(unit, world.sky_now, world))) return 0;
      break;
    case 2:
      if (!(!reaches_the_ground(unit.flight) || unit.winged && aloft(unit))) return 0;
      break;
    case 3:
      if (!(aloft(prey))) return 0;
      break;
    case 4:
      if (!(!passable(unit, worst_ground(unit, [unit.stands_upon, prey.stands_upon], world)))) return 0;
      break;
    case 5:
      if (!(!pace_is_known(unit) || !charge_reaches(unit, $wayBetween(unit.footing, prey.footing), worst_ground(unit, [unit.stands_upon, prey.stands_upon], world), world.sky_now))) return 0;
      break;
    case 6:
      if (!(!sees(unit, prey, world))) return 0;
      break;
    case 7:
      if (!(!aloft(unit))) return 0;
      if (!(walled_off(unit.stands_upon, prey.stands_upon, world))) return 1;
      break;
    case 8:
      if (!(!clear_run(unit, prey, world))) return 0;
      break;
    case 9:
      if (!(light_bars(unit, prey.stands_upon))) return 0;
      break;
    case 10:
      if (!(prey.foe !== null)) return 0;
      if (!(prey.foe.foe !== null)) return 1;
      if (!(!may_enter_melee(unit, prey.foe, comes_from(prey, unit)))) return 2;
      break;
  }
  return -1;
}

function why_charge_comes_home(unit, prey, world) {
  const notes = [];
  if (bar_to_charge(unit, prey, world) !== null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_charge_comes_home(entry, unit, prey, world) {
  switch (entry) {
    case 0:
      if (!(bar_to_charge(unit, prey, world) === null)) return 0;
      break;
  }
  return -1;
}

function why_clear_run(unit, prey, world) {
  const notes = [];
  if (aloft(unit)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any(world.units, (o) => o !== unit && o !== prey && o.foe !== prey && !lone_figure(o) && !aloft(o) && $shapesOverlap([$spotToward(prey.stands_upon, unit.stands_upon, straight_run($spotsApart(unit.stands_upon, prey.stands_upon))), prey.stands_upon], o.footing))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_clear_run(entry, unit, prey, world) {
  switch (entry) {
    case 0:
      if (!(aloft(unit))) return 0;
      break;
    case 1:
      if (!(!$any(world.units, (o) => o !== unit && o !== prey && o.foe !== prey && !lone_figure(o) && !aloft(o) && $shapesOverlap([$spotToward(prey.stands_upon, unit.stands_upon, straight_run($spotsApart(unit.stands_upon, prey.stands_upon))), prey.stands_upon], o.footing)))) return 0;
      break;
  }
  return -1;
}

function why_advance_on(unit, world) {
  const notes = [];
  if (unit.duty_now !== 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit.gone_wild || aloft(unit)) {
    notes.push([0, 0]);
    return [null, notes];
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null) {
    notes.push([1, 0]);
    return [null, notes];
  }
  if (without_weapons(unit)) {
    notes.push([2, 0]);
    return [null, notes];
  }
  let unit_quarry = unit.quarry;
  if (unit_quarry !== null && $isWithin(unit.footing, unit_quarry.footing, 6) && may_close(unit, unit_quarry, world)) {
    notes.push([3, 0]);
    return [unit_quarry, notes];
  }
  notes.push([4, 0]);
  return [null, notes];
}

function guards_advance_on(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.duty_now !== 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit.gone_wild || aloft(unit))) return 0;
      break;
    case 1:
      if (!(unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null)) return 0;
      break;
    case 2:
      if (!(without_weapons(unit))) return 0;
      break;
    case 3:
      if (!(unit.quarry !== null)) return 0;
      if (!($isWithin(unit.footing, unit.quarry.footing, 6))) return 1;
      if (!(may_close(unit, unit.quarry, world))) return 2;
      break;
  }
  return -1;
}

function why_may_close(unit, prey, world) {
  const notes = [];
  if (aloft(prey)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let unit_stands_upon = unit.stands_upon;
  let prey_stands_upon = prey.stands_upon;
  if (walled_off(unit_stands_upon, prey_stands_upon, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (light_bars(unit, prey_stands_upon)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  let prey_foe = prey.foe;
  if (prey_foe !== null && prey_foe.foe !== null && !may_enter_melee(unit, prey_foe, comes_from(prey, unit))) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (!passable(unit, worst_ground(unit, [unit_stands_upon, prey_stands_upon], world))) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_close(entry, unit, prey, world) {
  switch (entry) {
    case 0:
      if (!(aloft(prey))) return 0;
      break;
    case 1:
      if (!(walled_off(unit.stands_upon, prey.stands_upon, world))) return 0;
      break;
    case 2:
      if (!(light_bars(unit, prey.stands_upon))) return 0;
      break;
    case 3:
      if (!(prey.foe !== null)) return 0;
      if (!(prey.foe.foe !== null)) return 1;
      if (!(!may_enter_melee(unit, prey.foe, comes_from(prey, unit)))) return 2;
      break;
    case 4:
      if (!(passable(unit, worst_ground(unit, [unit.stands_upon, prey.stands_upon], world)))) return 0;
      break;
  }
  return -1;
}

function why_ranks_behind(unit) {
  const notes = [];
  let value;
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) {
    value = $mul(orc_ranks_behind(unit.men), 2);
    notes.push([0, value]);
  } else if (TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */) {
    value = $sub(ranks_of(unit), 2);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_ranks_behind(entry, unit) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      break;
    case 1:
      if (!(TROOP_RACE[unit.troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit.troop] !== 11 /* RACE_URUK */)) return 0;
      break;
  }
  return -1;
}

function why_dice_of(unit) {
  const notes = [];
  let value, unit_chieftain;
  if (!lone_figure(unit)) {
    value = figure_attack(unit);
    notes.push([0, value]);
  } else {
    unit_chieftain = unit.chieftain;
    if (unit_chieftain !== null && lone_figure(unit)) {
      value = attack_when_held($mul(hit_dice_of(unit_chieftain), 2), unit.held_by !== null);
      notes.push([1, value]);
    } else {
      value = 0;
    }
  }
  return [value, notes];
}

function guards_dice_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(!lone_figure(unit))) return 0;
      break;
    case 1:
      if (!(unit.chieftain !== null)) return 0;
      if (!(lone_figure(unit))) return 1;
      break;
  }
  return -1;
}

function why_hit_dice_of(chieftain) {
  const notes = [];
  let value;
  if (CHIEFTAIN_HIT_DICE[chieftain] === null && hero(chieftain)) {
    notes.push([0, 5]);
    value = 5;
  } else if (CHIEFTAIN_HIT_DICE[chieftain] === null && !hero(chieftain)) {
    notes.push([1, 4]);
    value = 4;
  } else if (CHIEFTAIN_HIT_DICE[chieftain] !== null) {
    value = $present(CHIEFTAIN_HIT_DICE[chieftain], "");
    notes.push([2, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_hit_dice_of(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(CHIEFTAIN_HIT_DICE[chieftain] === null)) return 0;
      if (!(hero(chieftain))) return 1;
      break;
    case 1:
      if (!(CHIEFTAIN_HIT_DICE[chieftain] === null)) return 0;
      if (!(!hero(chieftain))) return 1;
      break;
    case 2:
      if (!(CHIEFTAIN_HIT_DICE[chieftain] !== null)) return 0;
      break;
  }
  return -1;
}

function why_dice_are_known(unit) {
  const notes = [];
  if (lone_figure(unit)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!(typeof FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] !== "string")) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_dice_are_known(entry, unit) {
  switch (entry) {
    case 0:
      if (!(lone_figure(unit))) return 0;
      break;
    case 1:
      if (!(typeof FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] !== "string")) return 0;
      break;
  }
  return -1;
}

function why_assailants_of(unit, prey, world) {
  const notes = [];
  let value = $mul($quotient($mul(assailants(TROOP_RACE[unit.troop], beset(prey, 2)), -1), $larger(1, $count(world.units, (u) => u.foe === prey)), "assailants_of"), -1);
  notes.push([0, value]);
  let limit = armed_men(unit);
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_assailants_of(entry, unit, prey, world) {
  switch (entry) {
  }
  return -1;
}

function why_sky_for_victors(side) {
  const notes = [];
  if (side === 0 /* SIDE_LAW */) {
    notes.push([0, 0]);
    return [1 /* SKY_STORMY_RAIN */, notes];
  }
  notes.push([1, 0]);
  return [3 /* SKY_FAIR_SKY */, notes];
}

function guards_sky_for_victors(entry, side) {
  switch (entry) {
    case 0:
      if (!(side === 0 /* SIDE_LAW */)) return 0;
      break;
    case 1:
      if (!(side === 1 /* SIDE_EVIL */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_fray = {
  in_touch: [{ verb: "holds", text: "", den: 1 }],
  men_in_touch: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "those at the ends reach round", den: 1 }, { verb: "at most", text: "no more than the front rank", den: 1 }, { verb: "at most", text: "through the breach", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"GUNPOWDER\", line 1057" }],
  breach_between: [{ verb: "otherwise", text: "", den: 1 }],
  file_width: [{ verb: "base", text: "", den: 20 }, { verb: "at least", text: "no figure is narrower", den: 20 }, { verb: "round", text: "", den: 20 }],
  luck_of_melee: [{ verb: "otherwise", text: "", den: 1 }],
  weapon_is_known: [{ verb: "yes", text: "", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  chart_is_known: [{ verb: "no", text: "", den: 1 }, { verb: "no", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  round_is_known: [{ verb: "needs", text: "The weapon factor is lost.", den: 1 }, { verb: "needs", text: "The casualty chart is worn there.", den: 1 }],
  impact_weapon_is_known: [{ verb: "yes", text: "", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  impact_is_known: [{ verb: "needs", text: "The weapon factor is lost.", den: 1 }, { verb: "needs", text: "The casualty chart is worn there.", den: 1 }],
  charge_at: [{ verb: "case", text: "its beast has gone wild", den: 1 }, { verb: "case", text: "nobody knows how fast it is", den: 1, cites: "ruling \"What happens in a battle that needs a number which is lost\"" }, { verb: "case", text: "it has no weapons", den: 1 }, { verb: "case", text: "it cannot", den: 1 }, { verb: "case", text: "it cannot be held", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  bar_to_charge: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  charge_comes_home: [{ verb: "holds", text: "", den: 1 }],
  clear_run: [{ verb: "yes", text: "from above", den: 1 }, { verb: "holds", text: "", den: 1 }],
  advance_on: [{ verb: "case", text: "it does not advance", den: 1 }, { verb: "case", text: "it cannot", den: 1 }, { verb: "case", text: "it has no weapons", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  may_close: [{ verb: "no", text: "it is in the air", den: 1 }, { verb: "no", text: "a wall is between them", den: 1 }, { verb: "no", text: "a wizard's light holds it off", den: 1 }, { verb: "no", text: "the melee is closed to it", den: 1 }, { verb: "holds", text: "", den: 1 }],
  ranks_behind: [{ verb: "base", text: "orcs", den: 2 }, { verb: "base", text: "all ranks but the first", den: 2 }, { verb: "round", text: "", den: 2 }],
  dice_of: [{ verb: "base", text: "a common figure", den: 2 }, { verb: "base", text: "a hero", den: 2 }],
  hit_dice_of: [{ verb: "base", text: "other heroes", den: 1, cites: "ruling \"Hit dice of those whom the book leaves to the players\"" }, { verb: "base", text: "special figures", den: 1, cites: "ruling \"Hit dice of those whom the book leaves to the players\"" }, { verb: "base", text: "the book", den: 1 }],
  dice_are_known: [{ verb: "yes", text: "", den: 1 }, { verb: "holds", text: "", den: 1 }],
  assailants_of: [{ verb: "base", text: "around the hero, shared with others who attack it", den: 1 }, { verb: "at most", text: "no more than have weapons", den: 1 }],
  sky_for_victors: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
};

export { why_in_touch, guards_in_touch, why_men_in_touch, guards_men_in_touch, why_breach_between, guards_breach_between, why_file_width, guards_file_width, why_luck_of_melee, guards_luck_of_melee, why_weapon_is_known, guards_weapon_is_known, why_chart_is_known, guards_chart_is_known, why_round_is_known, guards_round_is_known, why_impact_weapon_is_known, guards_impact_weapon_is_known, why_impact_is_known, guards_impact_is_known, why_charge_at, guards_charge_at, why_bar_to_charge, guards_bar_to_charge, why_charge_comes_home, guards_charge_comes_home, why_clear_run, guards_clear_run, why_advance_on, guards_advance_on, why_may_close, guards_may_close, why_ranks_behind, guards_ranks_behind, why_dice_of, guards_dice_of, why_hit_dice_of, guards_hit_dice_of, why_dice_are_known, guards_dice_are_known, why_assailants_of, guards_assailants_of, why_sky_for_victors, guards_sky_for_victors, $labels_rules_fray };
