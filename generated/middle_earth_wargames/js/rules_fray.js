/** The rules of fray. */
import { $add, $floorDiv, $larger, $mul, $place, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $lowest } from "./runtime/lists.js";
import { $spotToward } from "./runtime/geometry_angles.js";
import { $isWithin, $shapesOverlap, $shapesTouch, $spotsApart, $wayBetween } from "./runtime/geometry.js";
import { CASUALTY_CHART_FALLEN, CHIEFTAIN_HIT_DICE, FIGURE_DICE_DICE, IMPETUS_OF_LAW_WEAPON, TROOP_RACE, TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON } from "./tables.js";
import { reaches_the_ground } from "./rules_aerial.js";
import { frontage } from "./rules_armies.js";
import { base_of, comes_from, files_of, front_of, pace_is_known, ranks_of, sees } from "./rules_field.js";
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

function in_touch(one, other) {
  return $isWithin(one.footing, other.footing, 2);
}

function men_in_touch(unit, foe, world) {
  let limit;
  let value = $mul($quotient($mul(front_of(foe), -1), file_width(unit), "men_in_touch"), -1);
  value = $add(value, 2);
  let limit_ = files_of(unit);
  if (value > limit_) {
    value = limit_;
  }
  let rampart = breach_between(unit, foe, world);
  if (rampart !== null) {
    limit = breach_front(rampart.holes);
    if (value > limit) {
      value = limit;
    }
  }
  return value;
}

function breach_between(unit, foe, world) {
  return $lowest(world.ramparts, (r) => r.holes > 0 && $shapesTouch([unit.stands_upon, foe.stands_upon], r.built_along), (r) => [$wayBetween([unit.stands_upon], r.built_along)]);
}

function file_width(unit) {
  let value = $mul(frontage(base_of(unit), 1, unit.spacing), 127);
  if (value < 20) {
    value = 20;
  }
  return $mul($floorDiv($mul(value, -1), 20), -1);
}

function luck_of_melee() {
  return [-3, -2, -1, 0, 1, 2, 3];
}

function weapon_is_known(attacker, defender) {
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */ && typeof WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string") {
    return true;
  }
  return TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */ && typeof WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as] !== "string";
}

function chart_is_known(men, total) {
  if (!(typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place(men, 0, 27)] !== "string")) {
    return false;
  }
  return men <= 25 || typeof CASUALTY_CHART_FALLEN[$place(total, -8, 37)][$place($sub(men, 25), 0, 27)] !== "string";
}

function round_is_known(attacker, defender) {
  let weapon_is_known_ = weapon_is_known(attacker, defender);
  if (!weapon_is_known_) {
    return false;
  }
  return weapon_is_known_ && $all(luck_of_melee(), (f) => chart_is_known(fighters(attacker), $add(weapon_factor(attacker, defender) + tactical_factor(attacker, defender), f)));
}

function impact_weapon_is_known(attacker, defender) {
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */ && weapon_is_known(attacker, defender)) {
    return true;
  }
  return TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */ && typeof IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] !== "string";
}

function impact_is_known(attacker, defender) {
  let impact_weapon_is_known_ = impact_weapon_is_known(attacker, defender);
  if (!impact_weapon_is_known_) {
    return false;
  }
  return impact_weapon_is_known_ && $all(luck_of_melee(), (f) => chart_is_known(fighters(attacker), $add(impetus_weapon(attacker, defender) + impetus_bonus(attacker) + ground_tactics(attacker, defender), f)));
}

function charge_at(unit, world) {
  if (unit.gone_wild) {
    return null;
  }
  if (!pace_is_known(unit)) {
    return null;
  }
  if (without_weapons(unit)) {
    return null;
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null) {
    return null;
  }
  if (unit.rash_for > 0) {
    return nearest_foe(unit, world);
  }
  if (unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */) {
    return unit.quarry;
  }
  return null;
}

function bar_to_charge(unit, prey, world) {
  if (!may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now)) {
    return 0 /* CHARGE_BAR_BAR_BREATH */;
  }
  if (too_bright(unit, world.sky_now, world)) {
    return 1 /* CHARGE_BAR_BAR_SUN */;
  }
  if (!reaches_the_ground(unit.flight) || unit.winged && aloft(unit)) {
    return 2 /* CHARGE_BAR_BAR_FLIGHT */;
  }
  if (aloft(prey)) {
    return 3 /* CHARGE_BAR_BAR_AIR */;
  }
  let unit_stands_upon = unit.stands_upon;
  let prey_stands_upon = prey.stands_upon;
  if (!passable(unit, worst_ground(unit, [unit_stands_upon, prey_stands_upon], world))) {
    return 4 /* CHARGE_BAR_BAR_GROUND */;
  }
  if (!pace_is_known(unit) || !charge_reaches(unit, $wayBetween(unit.footing, prey.footing), worst_ground(unit, [unit_stands_upon, prey_stands_upon], world), world.sky_now)) {
    return 5 /* CHARGE_BAR_BAR_REACH */;
  }
  if (!sees(unit, prey, world)) {
    return 6 /* CHARGE_BAR_BAR_SIGHT */;
  }
  if (!aloft(unit) && walled_off(unit_stands_upon, prey_stands_upon, world)) {
    return 7 /* CHARGE_BAR_BAR_WALL */;
  }
  if (!clear_run(unit, prey, world)) {
    return 8 /* CHARGE_BAR_BAR_CROWD */;
  }
  if (light_bars(unit, prey_stands_upon)) {
    return 10 /* CHARGE_BAR_BAR_LIGHT */;
  }
  let prey_foe = prey.foe;
  if (prey_foe !== null && prey_foe.foe !== null && !may_enter_melee(unit, prey_foe, comes_from(prey, unit))) {
    return 9 /* CHARGE_BAR_BAR_MELEE */;
  }
  return null;
}

function charge_comes_home(unit, prey, world) {
  return bar_to_charge(unit, prey, world) === null;
}

function clear_run(unit, prey, world) {
  if (aloft(unit)) {
    return true;
  }
  return !$any(world.units, (o) => o !== unit && o !== prey && o.foe !== prey && !lone_figure(o) && !aloft(o) && $shapesOverlap([$spotToward(prey.stands_upon, unit.stands_upon, straight_run($spotsApart(unit.stands_upon, prey.stands_upon))), prey.stands_upon], o.footing));
}

function advance_on(unit, world) {
  if (unit.duty_now !== 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit.gone_wild || aloft(unit)) {
    return null;
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0 || dazed(unit) || unit.moves_away !== null) {
    return null;
  }
  if (without_weapons(unit)) {
    return null;
  }
  let unit_quarry = unit.quarry;
  if (unit_quarry !== null && $isWithin(unit.footing, unit_quarry.footing, 6) && may_close(unit, unit_quarry, world)) {
    return unit_quarry;
  }
  return null;
}

function may_close(unit, prey, world) {
  if (aloft(prey)) {
    return false;
  }
  let unit_stands_upon = unit.stands_upon;
  let prey_stands_upon = prey.stands_upon;
  if (walled_off(unit_stands_upon, prey_stands_upon, world)) {
    return false;
  }
  if (light_bars(unit, prey_stands_upon)) {
    return false;
  }
  let prey_foe = prey.foe;
  if (prey_foe !== null && prey_foe.foe !== null && !may_enter_melee(unit, prey_foe, comes_from(prey, unit))) {
    return false;
  }
  return passable(unit, worst_ground(unit, [unit_stands_upon, prey_stands_upon], world));
}

function ranks_behind(unit) {
  let value;
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) {
    value = $mul(orc_ranks_behind(unit.men), 2);
  } else {
    value = $sub(ranks_of(unit), 2);
  }
  return $floorDiv(value, 2);
}

function dice_of(unit) {
  let value, unit_chieftain;
  let lone_figure_ = lone_figure(unit);
  if (!lone_figure_) {
    value = figure_attack(unit);
  } else {
    unit_chieftain = unit.chieftain;
    if (unit_chieftain !== null && lone_figure_) {
      value = attack_when_held($mul(hit_dice_of(unit_chieftain), 2), unit.held_by !== null);
    } else {
      value = 0;
    }
  }
  return value;
}

function hit_dice_of(chieftain) {
  let value;
  if (CHIEFTAIN_HIT_DICE[chieftain] === null && hero(chieftain)) {
    value = 5;
  } else if (CHIEFTAIN_HIT_DICE[chieftain] === null && !hero(chieftain)) {
    value = 4;
  } else if (CHIEFTAIN_HIT_DICE[chieftain] !== null) {
    value = $present(CHIEFTAIN_HIT_DICE[chieftain], "");
  } else {
    value = 0;
  }
  return value;
}

function dice_are_known(unit) {
  if (lone_figure(unit)) {
    return true;
  }
  return typeof FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] !== "string";
}

function assailants_of(unit, prey, world) {
  let value = $mul($quotient($mul(assailants(TROOP_RACE[unit.troop], beset(prey, 2)), -1), $larger(1, $count(world.units, (u) => u.foe === prey)), "assailants_of"), -1);
  let limit = armed_men(unit);
  if (value > limit) {
    value = limit;
  }
  return value;
}

function sky_for_victors(side) {
  if (side === 0 /* SIDE_LAW */) {
    return 1 /* SKY_STORMY_RAIN */;
  }
  return 3 /* SKY_FAIR_SKY */;
}

export { in_touch, men_in_touch, breach_between, file_width, luck_of_melee, weapon_is_known, chart_is_known, round_is_known, impact_weapon_is_known, impact_is_known, charge_at, bar_to_charge, charge_comes_home, clear_run, advance_on, may_close, ranks_behind, dice_of, hit_dice_of, dice_are_known, assailants_of, sky_for_victors };
