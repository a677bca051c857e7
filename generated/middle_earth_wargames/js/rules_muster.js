/** The rules of muster. */
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $lowest, $pick, $sum } from "./runtime/lists.js";
import { TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { rough_base, soldiers_shown, well_sized } from "./rules_armies.js";
import { within } from "./rules_field.js";
import { worth_waiting } from "./rules_latecomers.js";
import { stands_alone } from "./rules_leaders.js";
import { mounted } from "./rules_morale.js";
import { oil_cost } from "./rules_powder.js";
import { worth_of } from "./rules_vision.js";
import { host_of } from "./rules_written.js";

const $rules_muster_1 = new Set([0 /* STRUCK_LIGHT_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 2 /* STRUCK_HEAVY_FOOT */, 22 /* STRUCK_WILD_MAN */]);
const $rules_muster_2 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);

function lone_figure(unit) {
  let unit_chieftain = unit.chieftain;
  return unit_chieftain !== null && stands_alone(unit_chieftain);
}

function leader_with(unit) {
  return $lowest(unit.friends_around, (f) => f.held_by === null && lone_figure(f) && within(unit, f, 25), (f) => [$sub(0, f.charisma)]);
}

function charisma_over(unit) {
  let limit;
  let value = unit.charisma;
  if (unit.leaderless) {
    value = 0;
  }
  let leader_with_ = leader_with(unit);
  if (leader_with_ !== null) {
    limit = $present(leader_with_, "").charisma;
    if (value < limit) {
      value = limit;
    }
  }
  return value;
}

function sort_of_unit(unit) {
  if (lone_figure(unit)) {
    return null;
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */ || unit_struck_as === 21 /* STRUCK_WOLF_RIDER */) {
    return 2 /* UNIT_SORT_WOLF_BAND */;
  }
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) {
    return 0 /* UNIT_SORT_ORC_BAND */;
  }
  if (TROOP_RACE[unit_troop] === 12 /* RACE_MAN_ORC */) {
    return 1 /* UNIT_SORT_MAN_ORC_BAND */;
  }
  if (TROOP_RACE[unit_troop] === 5 /* RACE_DWARF */) {
    return 3 /* UNIT_SORT_DWARF_BAND */;
  }
  if (TROOP_RACE[unit_troop] === 4 /* RACE_ELF */) {
    return 4 /* UNIT_SORT_ELF_BAND */;
  }
  if (mounted(unit)) {
    return 6 /* UNIT_SORT_HORSE_COMPANY */;
  }
  if ($rules_muster_1.has(unit_struck_as)) {
    return 5 /* UNIT_SORT_FOOT_COMPANY */;
  }
  return null;
}

function part_of_host(unit) {
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 7 /* RACE_ENT */ || TROOP_RACE[unit_troop] === 8 /* RACE_GREAT_EAGLE */ || TROOP_RACE[unit_troop] === 9 /* RACE_BEORNING */ || unit.struck_as === 24 /* STRUCK_ELEPHANT */) {
    return 3 /* HOST_PART_HOST_OF_OTHERS */;
  }
  if (mounted(unit)) {
    return 2 /* HOST_PART_HOST_ON_HORSE */;
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && $rules_muster_2.has(TROOP_RACE[unit_troop])) {
    return 0 /* HOST_PART_HOST_OF_ORCS */;
  }
  return 1 /* HOST_PART_HOST_ON_FOOT */;
}

function points_of_part(warlord, host_part, world) {
  let value = $sum(host_of(warlord, world), (u) => part_of_host(u) === host_part, (u) => worth_of(u));
  if (host_part === 3 /* HOST_PART_HOST_OF_OTHERS */) {
    value = $add(value, worth_waiting(warlord, world));
  }
  return value;
}

function engine_points(warlord, world) {
  let value = $sum(world.ramparts, (r) => r.owner === warlord, (r) => oil_cost(r.oil_pots));
  value = $mul(value, 2);
  value = $add(value, $sum(world.rams, (m) => m.crew !== null && m.crew.warlord === warlord, (m) => m.points_paid));
  value = $floorDiv($add(value, 2), 4);
  return $mul(value, 2);
}

function points_mustered(warlord, world) {
  let value = $sum(host_of(warlord, world), null, (u) => worth_of(u));
  value = $add(value, engine_points(warlord, world));
  return $add(value, worth_waiting(warlord, world));
}

function army_list(warlord, world) {
  return $pick(world.units, (u) => u.warlord === warlord, null);
}

function army_list_troop(warlord, u) {
  return u.troop;
}

function army_list_men(warlord, u) {
  return u.men;
}

function army_list_stands_for(warlord, u) {
  return soldiers_shown(u.men);
}

function army_list_worth(warlord, u) {
  return worth_of(u);
}

function army_list_usual_size(warlord, u) {
  let sort_of_unit_ = sort_of_unit(u);
  if (sort_of_unit_ !== null) {
    return well_sized($present(sort_of_unit_, ""), u.men);
  }
  return null;
}

function army_list_rough(warlord, u) {
  return rough_base(u.troop);
}

function army_list_charm(warlord, u) {
  return charisma_over(u);
}

function army_list_life_left(warlord, u) {
  if (lone_figure(u)) {
    return u.life_left;
  }
  return null;
}

function army_list_energy(warlord, u) {
  let u_energy = u.energy;
  if (u_energy > 0) {
    return u_energy;
  }
  return null;
}

function army_list_darts(warlord, u) {
  let u_darts = u.darts;
  if (u_darts > 0) {
    return u_darts;
  }
  return null;
}

function army_list_brands(warlord, u) {
  let u_brands = u.brands;
  if (u_brands > 0) {
    return u_brands;
  }
  return null;
}

function army_list_powder(warlord, u) {
  let u_powder = u.powder;
  if (u_powder > 0) {
    return u_powder;
  }
  return null;
}

function army_list_unarmed(warlord, u) {
  let u_unarmed = u.unarmed;
  if (u_unarmed > 0) {
    return u_unarmed;
  }
  return null;
}

export { lone_figure, leader_with, charisma_over, sort_of_unit, part_of_host, points_of_part, engine_points, points_mustered, army_list, army_list_troop, army_list_men, army_list_stands_for, army_list_worth, army_list_usual_size, army_list_rough, army_list_charm, army_list_life_left, army_list_energy, army_list_darts, army_list_brands, army_list_powder, army_list_unarmed };
