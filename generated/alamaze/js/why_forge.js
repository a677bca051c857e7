/** The rules of forge with the notes that explain them, and what has to hold for each entry. */
import { $add, $extreme, $has, $larger, $members } from "./runtime/numbers.js";
import { $all, $any, $pick } from "./runtime/lists.js";
import { ORDER_NEEDED_BUILDINGS, forged_gear_combat, forged_gear_defense } from "./tables.js";

function why_has_workshop(group, order, world) {
  const notes = [];
  let group_area = group.area;
  if (group_area === null || !$any(world.places, (p) => p.kingdom === group.kingdom && p.area === group_area && $all($members(ORDER_NEEDED_BUILDINGS[order]), (b) => $has(p.buildings, b)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_workshop(entry, group, order, world) {
  switch (entry) {
    case 0:
      if (!(group.area !== null)) return 0;
      if (!($any(world.places, (p) => p.kingdom === group.kingdom && p.area === group.area && $all($members(ORDER_NEEDED_BUILDINGS[order]), (b) => $has(p.buildings, b))))) return 1;
      break;
  }
  return -1;
}

function why_weapon_gain(group) {
  const notes = [];
  let limit;
  notes.push([0, 0]);
  let value = 0;
  for (const g of $members(group.gear)) {
    if (g === 1 /* GEAR_IMPROVED_WEAPONS */ || g === 3 /* GEAR_MITHRIL_WEAPONS */) {
      limit = forged_gear_combat(g);
      if (value < limit) {
        notes.push([1, limit - value]);
        value = limit;
      }
    }
  }
  return [value, notes];
}

function guards_weapon_gain(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_armor_gain(group) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = $extreme($larger, [0, ...$pick($members(group.gear), (g) => g === 0 /* GEAR_IMPROVED_ARMOR */ || g === 2 /* GEAR_MITHRIL_ARMOR */, (g) => forged_gear_defense(g))]);
  notes.push([1, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_armor_gain(entry, group) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_forge = {
  has_workshop: [{ verb: "holds", text: "a forge of its own", den: 1 }],
  weapon_gain: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }],
  armor_gain: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "", den: 1 }],
};

export { why_has_workshop, guards_has_workshop, why_weapon_gain, guards_weapon_gain, why_armor_gain, guards_armor_gain, $labels_rules_forge };
