/** The rules of movement. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { CHARGE_RESTS_CHARGES_ON_END, MOVERS_MOVER, TROOP_RACE, charge_rests_rest, ground_shares_part, paces_distance } from "./tables.js";
import { mounted } from "./rules_morale.js";
import { longer_rest, pace_under } from "./rules_weather.js";

function mover(unit) {
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */ && unit.strikes_as === 10 /* STRIKER_MUMAK */) {
    return 18 /* MOVER_MUMAK_MOVER */;
  }
  return MOVERS_MOVER[unit_struck_as];
}

function walker(unit) {
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */ || unit_struck_as === 21 /* STRUCK_WOLF_RIDER */) {
    return 5 /* GROUND_WALKER_WOLF_WALKER */;
  }
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */) {
    return 4 /* GROUND_WALKER_BEAST_WALKER */;
  }
  if (unit_struck_as === 23 /* STRUCK_CHARIOT */) {
    return 6 /* GROUND_WALKER_CHARIOT_WALKER */;
  }
  if (unit_struck_as === 3 /* STRUCK_LIGHT_HORSE */ || unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */ || unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    return 0 /* GROUND_WALKER_HORSE_WALKER */;
  }
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 4 /* RACE_ELF */ || TROOP_RACE[unit_troop] === 1 /* RACE_RANGER */) {
    return 2 /* GROUND_WALKER_ELF_WALKER */;
  }
  if (TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */) {
    return 3 /* GROUND_WALKER_DWARF_WALKER */;
  }
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */ || TROOP_RACE[unit_troop] === 12 /* RACE_MAN_ORC */) {
    return 7 /* GROUND_WALKER_ORC_WALKER */;
  }
  return 1 /* GROUND_WALKER_FOOT_WALKER */;
}

function pace(unit, gait, ground, sky, endless_rain) {
  let value = paces_distance(mover(unit), gait);
  if (ground !== 0 /* GROUND_SORT_OPEN_GROUND */ && unit.struck_as !== 9 /* STRUCK_GREAT_EAGLE */) {
    value = $mul(value, ground_shares_part(walker(unit), ground));
  } else {
    value = $mul(value, 4);
  }
  if (sky !== 3 /* SKY_FAIR_SKY */ && sky !== 4 /* SKY_HOT_SKY */) {
    value = $mul(value, pace_under(sky, endless_rain));
  } else {
    value = $mul(value, 100);
  }
  return $floorDiv(value, 400);
}

function passable(unit, ground) {
  if (ground === 0 /* GROUND_SORT_OPEN_GROUND */) {
    return true;
  }
  if (unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    return true;
  }
  return ground_shares_part(walker(unit), ground) > 0;
}

function breaks_ranks(unit, ground) {
  if (ground === 0 /* GROUND_SORT_OPEN_GROUND */) {
    return false;
  }
  if (unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    return false;
  }
  return ground_shares_part(walker(unit), ground) < 4;
}

function order_behind(unit, ground) {
  if (breaks_ranks(unit, ground) && (unit.organisation === 0 /* ORGANISATION_FORMED */ || unit.organisation === 1 /* ORGANISATION_SEMI_FORMED */)) {
    return 2 /* ORGANISATION_UNFORMED */;
  }
  return unit.organisation;
}

function counts_as_rest(unit, world) {
  return unit.foe === null && !world.happened("charge_was_made", "this", 0, unit) && !unit.shaken_now;
}

function rest_needed(unit, sky) {
  let value = charge_rests_rest(mover(unit));
  return value + longer_rest(sky);
}

function may_charge(unit, charges, rested, sky) {
  if (charges < CHARGE_RESTS_CHARGES_ON_END[mover(unit)]) {
    return true;
  }
  return rested >= rest_needed(unit, sky);
}

function straight_run(distance) {
  let value = distance;
  value = $mul(value, 2);
  return $mul($floorDiv($mul(value, -1), 3), -1);
}

function charge_reaches(unit, distance, ground, sky) {
  return distance <= pace(unit, 2 /* GAIT_CHARGE_RUN */, ground, sky, false);
}

function turn_cost(unit) {
  let value;
  let unit_organisation = unit.organisation;
  if (unit_organisation === 0 /* ORGANISATION_FORMED */ && !mounted(unit)) {
    value = 60;
  } else if (unit_organisation !== 0 /* ORGANISATION_FORMED */ && !mounted(unit)) {
    value = 40;
  } else if (unit_organisation === 0 /* ORGANISATION_FORMED */ && mounted(unit)) {
    value = 100;
  } else if (unit_organisation !== 0 /* ORGANISATION_FORMED */ && mounted(unit)) {
    value = 80;
  } else {
    value = 0;
  }
  return value;
}

export { mover, walker, pace, passable, breaks_ranks, order_behind, counts_as_rest, rest_needed, may_charge, straight_run, charge_reaches, turn_cost };
