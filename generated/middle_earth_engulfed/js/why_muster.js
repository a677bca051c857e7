/** The rules of muster with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $members, $mul } from "./runtime/numbers.js";
import { $all, $any } from "./runtime/lists.js";
import { BOARD_NATION, MUSTER_STRENGTHS_STRENGTH, PEOPLES_SIDE, PEOPLES_STRONG, STEP_COSTS_COST } from "./tables.js";
import { musters_in, passable } from "./rules_board.js";
import { apart_masters, enemies_in } from "./rules_movement.js";
import { all_lost, raising_shortage, refilling_shortage, some_lost, steps_paid } from "./rules_muster.js";

function why_some_lost(nation, world) {
  const notes = [];
  let nation_folk = nation.folk;
  if (!$any($members(PEOPLES_STRONG[nation_folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation_folk], world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_some_lost(entry, nation, world) {
  switch (entry) {
    case 0:
      if (!($any($members(PEOPLES_STRONG[nation.folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation.folk], world)))) return 0;
      break;
  }
  return -1;
}

function why_all_lost(nation, world) {
  const notes = [];
  let nation_folk = nation.folk;
  if (!$all($members(PEOPLES_STRONG[nation_folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation_folk], world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_all_lost(entry, nation, world) {
  switch (entry) {
    case 0:
      if (!($all($members(PEOPLES_STRONG[nation.folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation.folk], world)))) return 0;
      break;
  }
  return -1;
}

function why_muster_strength(nation, world) {
  const notes = [];
  let value = MUSTER_STRENGTHS_STRENGTH[nation.folk][nation.stage];
  notes.push([0, value]);
  if (some_lost(nation, world) && !all_lost(nation, world)) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (all_lost(nation, world)) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($mul(value, 2) + 2, 4);
  notes.push([3, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_muster_strength(entry, nation, world) {
  switch (entry) {
    case 1:
      if (!(some_lost(nation, world))) return 0;
      if (!(!all_lost(nation, world))) return 1;
      break;
    case 2:
      if (!(all_lost(nation, world))) return 0;
      break;
  }
  return -1;
}

function why_steps_paid(regiment, new_steps) {
  const notes = [];
  let value = new_steps;
  notes.push([0, value]);
  if (regiment.place === 41 /* LAND_OFF_BOARD */) {
    notes.push([1, 1]);
    value = $add(value, 1);
  }
  return [value, notes];
}

function guards_steps_paid(entry, regiment, new_steps) {
  switch (entry) {
    case 1:
      if (!(regiment.place === 41 /* LAND_OFF_BOARD */)) return 0;
      break;
  }
  return -1;
}

function why_power_price(regiment, new_steps) {
  const notes = [];
  let value = $mul(STEP_COSTS_COST[regiment.folk][regiment.arm], steps_paid(regiment, new_steps));
  notes.push([0, value]);
  return [value, notes];
}

function guards_power_price(entry, regiment, new_steps) {
  switch (entry) {
  }
  return -1;
}

function why_supply_price(regiment, new_steps) {
  const notes = [];
  let value = $mul(STEP_COSTS_COST[regiment.folk][regiment.arm], steps_paid(regiment, new_steps));
  notes.push([0, value]);
  return [value, notes];
}

function guards_supply_price(entry, regiment, new_steps) {
  switch (entry) {
  }
  return -1;
}

function why_raising_shortage(regiment, land, world) {
  const notes = [];
  if (regiment.place !== 41 /* LAND_OFF_BOARD */) {
    notes.push([0, 0]);
    return [1 /* SHORTAGE_RAISED_BEFORE */, notes];
  }
  if (regiment.arrival !== null) {
    notes.push([1, 0]);
    return [3 /* SHORTAGE_BY_READINESS */, notes];
  }
  let regiment_folk = regiment.folk;
  if (!musters_in(regiment_folk, land)) {
    notes.push([2, 0]);
    return [4 /* SHORTAGE_NO_MUSTER_PLACE */, notes];
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (!passable(land, regiment_seat_side, world) || enemies_in(land, regiment_seat_side, world)) {
    notes.push([3, 0]);
    return [5 /* SHORTAGE_BESIEGED */, notes];
  }
  if (!apart_masters(regiment_folk, land, world)) {
    notes.push([4, 0]);
    return [6 /* SHORTAGE_OTHER_CAMP */, notes];
  }
  if ((land === 12 /* LAND_DOL_GULDUR */ || land === 3 /* LAND_ANGMAR */) && world.happened("raised_at", "this", 0, land)) {
    notes.push([5, 0]);
    return [7 /* SHORTAGE_ENOUGH_RAISED */, notes];
  }
  notes.push([6, 0]);
  return [0 /* SHORTAGE_UNCHECKED */, notes];
}

function guards_raising_shortage(entry, regiment, land, world) {
  switch (entry) {
    case 0:
      if (!(regiment.place !== 41 /* LAND_OFF_BOARD */)) return 0;
      break;
    case 1:
      if (!(regiment.arrival !== null)) return 0;
      break;
    case 2:
      if (!(!musters_in(regiment.folk, land))) return 0;
      break;
    case 3:
      if (!(!passable(land, regiment.seat.side, world) || enemies_in(land, regiment.seat.side, world))) return 0;
      break;
    case 4:
      if (!(!apart_masters(regiment.folk, land, world))) return 0;
      break;
    case 5:
      if (!(land === 12 /* LAND_DOL_GULDUR */ || land === 3 /* LAND_ANGMAR */)) return 0;
      if (!(world.happened("raised_at", "this", 0, land))) return 1;
      break;
  }
  return -1;
}

function why_may_raise(regiment, land, world) {
  const notes = [];
  if (raising_shortage(regiment, land, world) !== 0 /* SHORTAGE_UNCHECKED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_raise(entry, regiment, land, world) {
  switch (entry) {
    case 0:
      if (!(raising_shortage(regiment, land, world) === 0 /* SHORTAGE_UNCHECKED */)) return 0;
      break;
  }
  return -1;
}

function why_refilling_shortage(regiment, new_steps) {
  const notes = [];
  let regiment_place = regiment.place;
  if (regiment_place === 41 /* LAND_OFF_BOARD */) {
    notes.push([0, 0]);
    return [2 /* SHORTAGE_UNRAISED */, notes];
  }
  let regiment_folk = regiment.folk;
  if (BOARD_NATION[regiment_place] !== regiment_folk) {
    notes.push([1, 0]);
    return [8 /* SHORTAGE_ABROAD */, notes];
  }
  if (regiment_folk === 7 /* FOLK_MORDOR */ && regiment_place !== 39 /* LAND_BARAD_DUR */) {
    notes.push([2, 0]);
    return [9 /* SHORTAGE_TOWER_ONLY */, notes];
  }
  if ($add(regiment.steps_left, new_steps) > regiment.full_steps) {
    notes.push([3, 0]);
    return [10 /* SHORTAGE_OVER_WHOLE */, notes];
  }
  notes.push([4, 0]);
  return [0 /* SHORTAGE_UNCHECKED */, notes];
}

function guards_refilling_shortage(entry, regiment, new_steps) {
  switch (entry) {
    case 0:
      if (!(regiment.place === 41 /* LAND_OFF_BOARD */)) return 0;
      break;
    case 1:
      if (!(BOARD_NATION[regiment.place] !== regiment.folk)) return 0;
      break;
    case 2:
      if (!(regiment.folk === 7 /* FOLK_MORDOR */)) return 0;
      if (!(regiment.place !== 39 /* LAND_BARAD_DUR */)) return 1;
      break;
    case 3:
      if (!($add(regiment.steps_left, new_steps) > regiment.full_steps)) return 0;
      break;
  }
  return -1;
}

function why_may_refill(regiment, new_steps) {
  const notes = [];
  if (refilling_shortage(regiment, new_steps) !== 0 /* SHORTAGE_UNCHECKED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_refill(entry, regiment, new_steps) {
  switch (entry) {
    case 0:
      if (!(refilling_shortage(regiment, new_steps) === 0 /* SHORTAGE_UNCHECKED */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_muster = {
  some_lost: [{ verb: "holds", text: "", den: 1 }],
  all_lost: [{ verb: "holds", text: "", den: 1 }],
  muster_strength: [{ verb: "base", text: "", den: 2 }, { verb: "times", text: "a muster place or fortress is in enemy hands: half", den: 4 }, { verb: "times", text: "all of them are in enemy hands: nothing", den: 4 }, { verb: "round", text: "what is less than a whole point is kept", den: 4, cites: "ruling \"Half of an odd muster strength\"" }],
  steps_paid: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "its first step is paid for again", den: 1 }],
  power_price: [{ verb: "base", text: "", den: 2 }],
  supply_price: [{ verb: "base", text: "", den: 2 }],
  raising_shortage: [{ verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 129" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 63" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 130" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 131" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 111" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 130" }, { verb: "otherwise", text: "", den: 1 }],
  may_raise: [{ verb: "holds", text: "", den: 1 }],
  refilling_shortage: [{ verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 129" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 130" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 130" }, { verb: "case", text: "", den: 1, cites: "ruling \"Which regiments there are\"" }, { verb: "otherwise", text: "", den: 1 }],
  may_refill: [{ verb: "holds", text: "", den: 1 }],
};

export { why_some_lost, guards_some_lost, why_all_lost, guards_all_lost, why_muster_strength, guards_muster_strength, why_steps_paid, guards_steps_paid, why_power_price, guards_power_price, why_supply_price, guards_supply_price, why_raising_shortage, guards_raising_shortage, why_may_raise, guards_may_raise, why_refilling_shortage, guards_refilling_shortage, why_may_refill, guards_may_refill, $labels_rules_muster };
