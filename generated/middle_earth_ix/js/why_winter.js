/** The rules of winter with the notes that explain them, and what has to hold for each entry. */
import { $has, $present } from "./runtime/numbers.js";
import { $any, $contains, $count, $pick, $stepsBetween } from "./runtime/lists.js";
import { ways_from } from "./rules_board.js";
import { around, seats } from "./rules_winter.js";

function why_docks(place, side) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(place.shores, (shore) => !place.sea && (side === null || shore.side === null || shore.side === side), null), notes];
}

function guards_docks(entry, place, side) {
  switch (entry) {
  }
  return -1;
}

function why_around(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (other) => $contains(ways_from(place, world), other) || $any(place.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_))), null), notes];
}

function guards_around(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_seats(power, world) {
  const notes = [];
  if ($has(world.variants, 4)) {
    notes.push([0, 0]);
    return [$pick(world.provinces, (place) => place.supply_centre && place.owner === power, null), notes];
  }
  notes.push([1, 0]);
  return [$pick(world.provinces, (place) => place.supply_centre && place.homeland === power, null), notes];
}

function guards_seats(entry, power, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 4))) return 0;
      break;
  }
  return -1;
}

function why_way_from(place, power, world) {
  const notes = [];
  if ($stepsBetween(place, seats(power, world), world.provinces, (other) => around(other, world)) !== null) {
    notes.push([0, 0]);
    return [$present($stepsBetween(place, seats(power, world), world.provinces, (other) => around(other, world)), ""), notes];
  }
  notes.push([1, 0]);
  return [$count(world.provinces, null), notes];
}

function guards_way_from(entry, place, power, world) {
  switch (entry) {
    case 0:
      if (!($stepsBetween(place, seats(power, world), world.provinces, (other) => around(other, world)) !== null)) return 0;
      break;
  }
  return -1;
}

function why_arm_rank(unit) {
  const notes = [];
  if (unit !== null && unit.shore !== null) {
    notes.push([0, 0]);
    return [0, notes];
  }
  notes.push([1, 0]);
  return [1, notes];
}

function guards_arm_rank(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(unit.shore !== null)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_winter = {
  docks: [{ verb: "otherwise", text: "", den: 1 }],
  around: [{ verb: "otherwise", text: "", den: 1 }],
  seats: [{ verb: "otherwise", text: "", den: 1, source: "winter" }, { verb: "otherwise", text: "", den: 1 }],
  way_from: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  arm_rank: [{ verb: "case", text: "a fleet", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_docks, guards_docks, why_around, guards_around, why_seats, guards_seats, why_way_from, guards_way_from, why_arm_rank, guards_arm_rank, $labels_rules_winter };
