/** The rules of movement with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { CHARGE_RESTS_CHARGES_ON_END, MOVERS_MOVER, TROOP_RACE, charge_rests_rest, ground_shares_part, paces_distance } from "./tables.js";
import { mounted } from "./rules_morale.js";
import { breaks_ranks, mover, pace, rest_needed, walker } from "./rules_movement.js";
import { longer_rest, pace_under } from "./rules_weather.js";

function why_mover(unit) {
  const notes = [];
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */ && unit.strikes_as === 10 /* STRIKER_MUMAK */) {
    notes.push([0, 0]);
    return [18 /* MOVER_MUMAK_MOVER */, notes];
  }
  notes.push([1, 0]);
  return [MOVERS_MOVER[unit_struck_as], notes];
}

function guards_mover(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      if (!(unit.strikes_as === 10 /* STRIKER_MUMAK */)) return 1;
      break;
  }
  return -1;
}

function why_walker(unit) {
  const notes = [];
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */ || unit_struck_as === 21 /* STRUCK_WOLF_RIDER */) {
    notes.push([0, 0]);
    return [5 /* GROUND_WALKER_WOLF_WALKER */, notes];
  }
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */) {
    notes.push([1, 0]);
    return [4 /* GROUND_WALKER_BEAST_WALKER */, notes];
  }
  if (unit_struck_as === 23 /* STRUCK_CHARIOT */) {
    notes.push([2, 0]);
    return [6 /* GROUND_WALKER_CHARIOT_WALKER */, notes];
  }
  if (unit_struck_as === 3 /* STRUCK_LIGHT_HORSE */ || unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */ || unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    notes.push([3, 0]);
    return [0 /* GROUND_WALKER_HORSE_WALKER */, notes];
  }
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 4 /* RACE_ELF */ || TROOP_RACE[unit_troop] === 1 /* RACE_RANGER */) {
    notes.push([4, 0]);
    return [2 /* GROUND_WALKER_ELF_WALKER */, notes];
  }
  if (TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */) {
    notes.push([5, 0]);
    return [3 /* GROUND_WALKER_DWARF_WALKER */, notes];
  }
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */ || TROOP_RACE[unit_troop] === 12 /* RACE_MAN_ORC */) {
    notes.push([6, 0]);
    return [7 /* GROUND_WALKER_ORC_WALKER */, notes];
  }
  notes.push([7, 0]);
  return [1 /* GROUND_WALKER_FOOT_WALKER */, notes];
}

function guards_walker(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as === 19 /* STRUCK_WOLF */ || unit.struck_as === 20 /* STRUCK_WARG */ || unit.struck_as === 21 /* STRUCK_WOLF_RIDER */)) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      break;
    case 2:
      if (!(unit.struck_as === 23 /* STRUCK_CHARIOT */)) return 0;
      break;
    case 3:
      if (!(unit.struck_as === 3 /* STRUCK_LIGHT_HORSE */ || unit.struck_as === 4 /* STRUCK_MEDIUM_HORSE */ || unit.struck_as === 5 /* STRUCK_HEAVY_HORSE */)) return 0;
      break;
    case 4:
      if (!(TROOP_RACE[unit.troop] === 4 /* RACE_ELF */ || TROOP_RACE[unit.troop] === 1 /* RACE_RANGER */)) return 0;
      break;
    case 5:
      if (!(TROOP_RACE[unit.troop] === 5 /* RACE_DWARF */)) return 0;
      break;
    case 6:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */ || TROOP_RACE[unit.troop] === 12 /* RACE_MAN_ORC */)) return 0;
      break;
  }
  return -1;
}

function why_pace(unit, gait, ground, sky, endless_rain) {
  const notes = [];
  let times, times_;
  let value = paces_distance(mover(unit), gait);
  notes.push([0, value]);
  if (ground !== 0 /* GROUND_SORT_OPEN_GROUND */ && unit.struck_as !== 9 /* STRUCK_GREAT_EAGLE */) {
    times = ground_shares_part(walker(unit), ground);
    notes.push([1, $mul(value, times - 4)]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 4);
  }
  if (sky !== 3 /* SKY_FAIR_SKY */ && sky !== 4 /* SKY_HOT_SKY */) {
    times_ = pace_under(sky, endless_rain);
    notes.push([2, $mul(value, times_ - 100)]);
    value = $mul(value, times_);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv(value, 400);
  notes.push([3, $mul(value, 400) - before]);
  return [value, notes];
}

function guards_pace(entry, unit, gait, ground, sky, endless_rain) {
  switch (entry) {
    case 1:
      if (!(ground !== 0 /* GROUND_SORT_OPEN_GROUND */)) return 0;
      if (!(unit.struck_as !== 9 /* STRUCK_GREAT_EAGLE */)) return 1;
      break;
    case 2:
      if (!(sky !== 3 /* SKY_FAIR_SKY */ && sky !== 4 /* SKY_HOT_SKY */)) return 0;
      break;
  }
  return -1;
}

function why_passable(unit, ground) {
  const notes = [];
  if (ground === 0 /* GROUND_SORT_OPEN_GROUND */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (ground_shares_part(walker(unit), ground) <= 0) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_passable(entry, unit, ground) {
  switch (entry) {
    case 0:
      if (!(ground === 0 /* GROUND_SORT_OPEN_GROUND */)) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */)) return 0;
      break;
    case 2:
      if (!(ground_shares_part(walker(unit), ground) > 0)) return 0;
      break;
  }
  return -1;
}

function why_breaks_ranks(unit, ground) {
  const notes = [];
  if (ground === 0 /* GROUND_SORT_OPEN_GROUND */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (ground_shares_part(walker(unit), ground) >= 4) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_breaks_ranks(entry, unit, ground) {
  switch (entry) {
    case 0:
      if (!(ground === 0 /* GROUND_SORT_OPEN_GROUND */)) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */)) return 0;
      break;
    case 2:
      if (!(ground_shares_part(walker(unit), ground) < 4)) return 0;
      break;
  }
  return -1;
}

function why_order_behind(unit, ground) {
  const notes = [];
  if (breaks_ranks(unit, ground) && (unit.organisation === 0 /* ORGANISATION_FORMED */ || unit.organisation === 1 /* ORGANISATION_SEMI_FORMED */)) {
    notes.push([0, 0]);
    return [2 /* ORGANISATION_UNFORMED */, notes];
  }
  notes.push([1, 0]);
  let unit_organisation = unit.organisation;
  return [unit_organisation, notes];
}

function guards_order_behind(entry, unit, ground) {
  switch (entry) {
    case 0:
      if (!(breaks_ranks(unit, ground))) return 0;
      if (!(unit.organisation === 0 /* ORGANISATION_FORMED */ || unit.organisation === 1 /* ORGANISATION_SEMI_FORMED */)) return 1;
      break;
  }
  return -1;
}

function why_counts_as_rest(unit, world) {
  const notes = [];
  if (unit.foe !== null || world.happened("charge_was_made", "this", 0, unit) || unit.shaken_now) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_counts_as_rest(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.foe === null)) return 0;
      if (!(!world.happened("charge_was_made", "this", 0, unit))) return 1;
      if (!(!unit.shaken_now)) return 2;
      break;
  }
  return -1;
}

function why_rest_needed(unit, sky) {
  const notes = [];
  let value = charge_rests_rest(mover(unit));
  notes.push([0, value]);
  let amount = longer_rest(sky);
  notes.push([1, amount]);
  value = value + amount;
  return [value, notes];
}

function guards_rest_needed(entry, unit, sky) {
  switch (entry) {
  }
  return -1;
}

function why_may_charge(unit, charges, rested, sky) {
  const notes = [];
  if (charges < CHARGE_RESTS_CHARGES_ON_END[mover(unit)]) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (rested < rest_needed(unit, sky)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_charge(entry, unit, charges, rested, sky) {
  switch (entry) {
    case 0:
      if (!(charges < CHARGE_RESTS_CHARGES_ON_END[mover(unit)])) return 0;
      break;
    case 1:
      if (!(rested >= rest_needed(unit, sky))) return 0;
      break;
  }
  return -1;
}

function why_straight_run(distance) {
  const notes = [];
  let value = distance;
  notes.push([0, value]);
  notes.push([1, $mul(value, -1)]);
  value = $mul(value, 2);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 3), -1);
  notes.push([2, $sub($mul(value, 3), before)]);
  return [value, notes];
}

function guards_straight_run(entry, distance) {
  switch (entry) {
  }
  return -1;
}

function why_charge_reaches(unit, distance, ground, sky) {
  const notes = [];
  if (distance > pace(unit, 2 /* GAIT_CHARGE_RUN */, ground, sky, false)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_charge_reaches(entry, unit, distance, ground, sky) {
  switch (entry) {
    case 0:
      if (!(distance <= pace(unit, 2 /* GAIT_CHARGE_RUN */, ground, sky, false))) return 0;
      break;
  }
  return -1;
}

function why_turn_cost(unit) {
  const notes = [];
  let value;
  let unit_organisation = unit.organisation;
  if (unit_organisation === 0 /* ORGANISATION_FORMED */ && !mounted(unit)) {
    notes.push([0, 60]);
    value = 60;
  } else if (unit_organisation !== 0 /* ORGANISATION_FORMED */ && !mounted(unit)) {
    notes.push([1, 40]);
    value = 40;
  } else if (unit_organisation === 0 /* ORGANISATION_FORMED */ && mounted(unit)) {
    notes.push([2, 100]);
    value = 100;
  } else if (unit_organisation !== 0 /* ORGANISATION_FORMED */ && mounted(unit)) {
    notes.push([3, 80]);
    value = 80;
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_turn_cost(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.organisation === 0 /* ORGANISATION_FORMED */)) return 0;
      if (!(!mounted(unit))) return 1;
      break;
    case 1:
      if (!(unit.organisation !== 0 /* ORGANISATION_FORMED */)) return 0;
      if (!(!mounted(unit))) return 1;
      break;
    case 2:
      if (!(unit.organisation === 0 /* ORGANISATION_FORMED */)) return 0;
      if (!(mounted(unit))) return 1;
      break;
    case 3:
      if (!(unit.organisation !== 0 /* ORGANISATION_FORMED */)) return 0;
      if (!(mounted(unit))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_movement = {
  mover: [{ verb: "case", text: "a mumak is faster than an elephant", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  walker: [{ verb: "case", text: "on wolves' feet", den: 1 }, { verb: "case", text: "great beasts", den: 1 }, { verb: "case", text: "on wheels", den: 1 }, { verb: "case", text: "on horseback", den: 1 }, { verb: "case", text: "elves and rangers", den: 1 }, { verb: "case", text: "dwarves", den: 1 }, { verb: "case", text: "orcs", den: 1 }, { verb: "otherwise", text: "all others on foot", den: 1, cites: "ruling \"Who crosses the ground as infantry does\"" }],
  pace: [{ verb: "base", text: "the movement table", den: 1 }, { verb: "times", text: "the ground", den: 4 }, { verb: "times", text: "the weather", den: 400 }, { verb: "round", text: "", den: 400 }],
  passable: [{ verb: "yes", text: "open ground", den: 1 }, { verb: "yes", text: "it flies", den: 1 }, { verb: "holds", text: "", den: 1 }],
  breaks_ranks: [{ verb: "no", text: "open ground", den: 1 }, { verb: "no", text: "it flies", den: 1 }, { verb: "holds", text: "", den: 1 }],
  order_behind: [{ verb: "case", text: "an obstacle that costs movement", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  counts_as_rest: [{ verb: "holds", text: "", den: 1 }],
  rest_needed: [{ verb: "base", text: "", den: 4 }, { verb: "add", text: "the heat", den: 4 }],
  may_charge: [{ verb: "yes", text: "its breath still holds", den: 1 }, { verb: "holds", text: "", den: 1 }],
  straight_run: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the last part of it", den: 3 }, { verb: "round", text: "", den: 3 }],
  charge_reaches: [{ verb: "holds", text: "", den: 1 }],
  turn_cost: [{ verb: "base", text: "formed infantry", den: 1 }, { verb: "base", text: "looser infantry", den: 1, cites: "ruling \"How those turn about who are neither formed nor semi formed\"" }, { verb: "base", text: "formed cavalry", den: 1 }, { verb: "base", text: "looser cavalry", den: 1, cites: "ruling \"How those turn about who are neither formed nor semi formed\"" }],
};

export { why_mover, guards_mover, why_walker, guards_walker, why_pace, guards_pace, why_passable, guards_passable, why_breaks_ranks, guards_breaks_ranks, why_order_behind, guards_order_behind, why_counts_as_rest, guards_counts_as_rest, why_rest_needed, guards_rest_needed, why_may_charge, guards_may_charge, why_straight_run, guards_straight_run, why_charge_reaches, guards_charge_reaches, why_turn_cost, guards_turn_cost, $labels_rules_movement };
