/** The rules of forge. */
import { $add, $extreme, $has, $larger, $members } from "./runtime/numbers.js";
import { $all, $any, $pick } from "./runtime/lists.js";
import { ORDER_NEEDED_BUILDINGS, forged_gear_combat, forged_gear_defense } from "./tables.js";

function has_workshop(group, order, world) {
  let group_area = group.area;
  return group_area !== null && $any(world.places, (p) => p.kingdom === group.kingdom && p.area === group_area && $all($members(ORDER_NEEDED_BUILDINGS[order]), (b) => $has(p.buildings, b)));
}

function weapon_gain(group) {
  let limit;
  let value = 0;
  for (const g of $members(group.gear)) {
    if (g === 1 /* GEAR_IMPROVED_WEAPONS */ || g === 3 /* GEAR_MITHRIL_WEAPONS */) {
      limit = forged_gear_combat(g);
      if (value < limit) {
        value = limit;
      }
    }
  }
  return value;
}

function armor_gain(group) {
  let value = 0;
  return $add(value, $extreme($larger, [0, ...$pick($members(group.gear), (g) => g === 0 /* GEAR_IMPROVED_ARMOR */ || g === 2 /* GEAR_MITHRIL_ARMOR */, (g) => forged_gear_defense(g))]));
}

export { has_workshop, weapon_gain, armor_gain };
