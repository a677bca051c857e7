/** The rules of muster with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $lowest, $pick, $sum } from "./runtime/lists.js";
import { TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { rough_base, soldiers_shown, well_sized } from "./rules_armies.js";
import { within } from "./rules_field.js";
import { worth_waiting } from "./rules_latecomers.js";
import { stands_alone } from "./rules_leaders.js";
import { mounted } from "./rules_morale.js";
import { charisma_over, engine_points, leader_with, lone_figure, part_of_host, sort_of_unit } from "./rules_muster.js";
import { oil_cost } from "./rules_powder.js";
import { worth_of } from "./rules_vision.js";
import { host_of } from "./rules_written.js";

const $why_muster_1 = new Set([0 /* STRUCK_LIGHT_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 2 /* STRUCK_HEAVY_FOOT */, 22 /* STRUCK_WILD_MAN */]);
const $why_muster_2 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);

function why_lone_figure(unit) {
  const notes = [];
  let unit_chieftain = unit.chieftain;
  if (unit_chieftain === null || !stands_alone(unit_chieftain)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_lone_figure(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.chieftain !== null)) return 0;
      if (!(stands_alone(unit.chieftain))) return 1;
      break;
  }
  return -1;
}

function why_leader_with(unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(unit.friends_around, (f) => lone_figure(f) && f.held_by === null && within(unit, f, 25), (f) => [$sub(0, f.charisma)]), notes];
}

function guards_leader_with(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_charisma_over(unit) {
  const notes = [];
  let limit;
  let value = unit.charisma;
  notes.push([0, value]);
  if (unit.leaderless) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  if (leader_with(unit) !== null) {
    limit = $present(leader_with(unit), "").charisma;
    if (value < limit) {
      notes.push([2, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_charisma_over(entry, unit) {
  switch (entry) {
    case 1:
      if (!(unit.leaderless)) return 0;
      break;
    case 2:
      if (!(leader_with(unit) !== null)) return 0;
      break;
  }
  return -1;
}

function why_sort_of_unit(unit) {
  const notes = [];
  if (lone_figure(unit)) {
    notes.push([0, 0]);
    return [null, notes];
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */ || unit_struck_as === 21 /* STRUCK_WOLF_RIDER */) {
    notes.push([1, 0]);
    return [2 /* UNIT_SORT_WOLF_BAND */, notes];
  }
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) {
    notes.push([2, 0]);
    return [0 /* UNIT_SORT_ORC_BAND */, notes];
  }
  if (TROOP_RACE[unit_troop] === 12 /* RACE_MAN_ORC */) {
    notes.push([3, 0]);
    return [1 /* UNIT_SORT_MAN_ORC_BAND */, notes];
  }
  if (TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */) {
    notes.push([4, 0]);
    return [3 /* UNIT_SORT_DWARF_BAND */, notes];
  }
  if (TROOP_RACE[unit_troop] === 4 /* RACE_ELF */) {
    notes.push([5, 0]);
    return [4 /* UNIT_SORT_ELF_BAND */, notes];
  }
  if (mounted(unit)) {
    notes.push([6, 0]);
    return [6 /* UNIT_SORT_HORSE_COMPANY */, notes];
  }
  if ($why_muster_1.has(unit_struck_as)) {
    notes.push([7, 0]);
    return [5 /* UNIT_SORT_FOOT_COMPANY */, notes];
  }
  notes.push([8, 0]);
  return [null, notes];
}

function guards_sort_of_unit(entry, unit) {
  switch (entry) {
    case 0:
      if (!(lone_figure(unit))) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 19 /* STRUCK_WOLF */ || unit.struck_as === 20 /* STRUCK_WARG */ || unit.struck_as === 21 /* STRUCK_WOLF_RIDER */)) return 0;
      break;
    case 2:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      break;
    case 3:
      if (!(TROOP_RACE[unit.troop] === 12 /* RACE_MAN_ORC */)) return 0;
      break;
    case 4:
      if (!(TROOP_RACE[unit.troop] === 5 /* RACE_DWARF */)) return 0;
      break;
    case 5:
      if (!(TROOP_RACE[unit.troop] === 4 /* RACE_ELF */)) return 0;
      break;
    case 6:
      if (!(mounted(unit))) return 0;
      break;
    case 7:
      if (!($why_muster_1.has(unit.struck_as))) return 0;
      break;
  }
  return -1;
}

function why_part_of_host(unit) {
  const notes = [];
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 7 /* RACE_ENT */ || TROOP_RACE[unit_troop] === 8 /* RACE_GREAT_EAGLE */ || TROOP_RACE[unit_troop] === 9 /* RACE_BEORNING */ || unit.struck_as === 24 /* STRUCK_ELEPHANT */) {
    notes.push([0, 0]);
    return [3 /* HOST_PART_HOST_OF_OTHERS */, notes];
  }
  if (mounted(unit)) {
    notes.push([1, 0]);
    return [2 /* HOST_PART_HOST_ON_HORSE */, notes];
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && $why_muster_2.has(TROOP_RACE[unit_troop])) {
    notes.push([2, 0]);
    return [0 /* HOST_PART_HOST_OF_ORCS */, notes];
  }
  notes.push([3, 0]);
  return [1 /* HOST_PART_HOST_ON_FOOT */, notes];
}

function guards_part_of_host(entry, unit) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[unit.troop] === 7 /* RACE_ENT */ || TROOP_RACE[unit.troop] === 8 /* RACE_GREAT_EAGLE */ || TROOP_RACE[unit.troop] === 9 /* RACE_BEORNING */ || unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      break;
    case 1:
      if (!(mounted(unit))) return 0;
      break;
    case 2:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!($why_muster_2.has(TROOP_RACE[unit.troop]))) return 1;
      break;
  }
  return -1;
}

function why_points_of_part(warlord, host_part, world) {
  const notes = [];
  let amount;
  let value = $sum(host_of(warlord, world), (u) => part_of_host(u) === host_part, (u) => worth_of(u));
  notes.push([0, value]);
  if (host_part === 3 /* HOST_PART_HOST_OF_OTHERS */) {
    amount = worth_waiting(warlord, world);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_points_of_part(entry, warlord, host_part, world) {
  switch (entry) {
    case 1:
      if (!(host_part === 3 /* HOST_PART_HOST_OF_OTHERS */)) return 0;
      break;
  }
  return -1;
}

function why_engine_points(warlord, world) {
  const notes = [];
  let value = $sum(world.ramparts, (r) => r.owner === warlord, (r) => oil_cost(r.oil_pots));
  notes.push([0, value]);
  value = $mul(value, 2);
  let amount = $sum(world.rams, (m) => m.crew !== null && m.crew.warlord === warlord, (m) => m.points_paid);
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([2, $sub($mul(value, 4), before)]);
  value = $mul(value, 2);
  return [value, notes];
}

function guards_engine_points(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_points_mustered(warlord, world) {
  const notes = [];
  let value = $sum(host_of(warlord, world), null, (u) => worth_of(u));
  notes.push([0, value]);
  let amount = engine_points(warlord, world);
  notes.push([1, amount]);
  value = $add(value, amount);
  let amount_ = worth_waiting(warlord, world);
  notes.push([2, amount_]);
  value = $add(value, amount_);
  return [value, notes];
}

function guards_points_mustered(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_army_list(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (u) => u.warlord === warlord, null), notes];
}

function guards_army_list(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_troop(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.troop, notes];
}

function guards_army_list_troop(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_men(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.men, notes];
}

function guards_army_list_men(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_stands_for(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [soldiers_shown(u.men), notes];
}

function guards_army_list_stands_for(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_worth(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [worth_of(u), notes];
}

function guards_army_list_worth(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_usual_size(warlord, u) {
  const notes = [];
  if (sort_of_unit(u) !== null) {
    notes.push([0, 0]);
    return [well_sized($present(sort_of_unit(u), ""), u.men), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_usual_size(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(sort_of_unit(u) !== null)) return 0;
      break;
  }
  return -1;
}

function why_army_list_rough(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [rough_base(u.troop), notes];
}

function guards_army_list_rough(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(rough_base(u.troop))) return 0;
      break;
  }
  return -1;
}

function why_army_list_charm(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [charisma_over(u), notes];
}

function guards_army_list_charm(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_army_list_life_left(warlord, u) {
  const notes = [];
  if (lone_figure(u)) {
    notes.push([0, 0]);
    return [u.life_left, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_life_left(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(lone_figure(u))) return 0;
      break;
  }
  return -1;
}

function why_army_list_energy(warlord, u) {
  const notes = [];
  let u_energy = u.energy;
  if (u_energy > 0) {
    notes.push([0, 0]);
    return [u_energy, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_energy(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.energy > 0)) return 0;
      break;
  }
  return -1;
}

function why_army_list_darts(warlord, u) {
  const notes = [];
  let u_darts = u.darts;
  if (u_darts > 0) {
    notes.push([0, 0]);
    return [u_darts, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_darts(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.darts > 0)) return 0;
      break;
  }
  return -1;
}

function why_army_list_brands(warlord, u) {
  const notes = [];
  let u_brands = u.brands;
  if (u_brands > 0) {
    notes.push([0, 0]);
    return [u_brands, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_brands(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.brands > 0)) return 0;
      break;
  }
  return -1;
}

function why_army_list_powder(warlord, u) {
  const notes = [];
  let u_powder = u.powder;
  if (u_powder > 0) {
    notes.push([0, 0]);
    return [u_powder, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_powder(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.powder > 0)) return 0;
      break;
  }
  return -1;
}

function why_army_list_unarmed(warlord, u) {
  const notes = [];
  let u_unarmed = u.unarmed;
  if (u_unarmed > 0) {
    notes.push([0, 0]);
    return [u_unarmed, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_army_list_unarmed(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.unarmed > 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_muster = {
  lone_figure: [{ verb: "holds", text: "", den: 1 }],
  leader_with: [{ verb: "otherwise", text: "", den: 1 }],
  charisma_over: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "its leader is dead", den: 1 }, { verb: "at least", text: "a leader whom all love stands with it", den: 1 }],
  sort_of_unit: [{ verb: "case", text: "a figure of its own", den: 1 }, { verb: "case", text: "wolves, with riders or without", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  part_of_host: [{ verb: "case", text: "others", den: 1 }, { verb: "case", text: "riders", den: 1 }, { verb: "case", text: "orcs and the like", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  points_of_part: [{ verb: "base", text: "units", den: 2 }, { verb: "add", text: "those who stand aside", den: 2 }],
  engine_points: [{ verb: "base", text: "oil", den: 2 }, { verb: "add", text: "rams", den: 4 }, { verb: "round", text: "", den: 4 }],
  points_mustered: [{ verb: "base", text: "units", den: 2 }, { verb: "add", text: "rams and oil", den: 2 }, { verb: "add", text: "those who stand aside", den: 2 }],
  army_list: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_troop: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_men: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_stands_for: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_worth: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_usual_size: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_rough: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_charm: [{ verb: "otherwise", text: "", den: 1 }],
  army_list_life_left: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_energy: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_darts: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_brands: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_powder: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  army_list_unarmed: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_lone_figure, guards_lone_figure, why_leader_with, guards_leader_with, why_charisma_over, guards_charisma_over, why_sort_of_unit, guards_sort_of_unit, why_part_of_host, guards_part_of_host, why_points_of_part, guards_points_of_part, why_engine_points, guards_engine_points, why_points_mustered, guards_points_mustered, why_army_list, guards_army_list, why_army_list_troop, guards_army_list_troop, why_army_list_men, guards_army_list_men, why_army_list_stands_for, guards_army_list_stands_for, why_army_list_worth, guards_army_list_worth, why_army_list_usual_size, guards_army_list_usual_size, why_army_list_rough, guards_army_list_rough, why_army_list_charm, guards_army_list_charm, why_army_list_life_left, guards_army_list_life_left, why_army_list_energy, guards_army_list_energy, why_army_list_darts, guards_army_list_darts, why_army_list_brands, guards_army_list_brands, why_army_list_powder, guards_army_list_powder, why_army_list_unarmed, guards_army_list_unarmed, $labels_rules_muster };
