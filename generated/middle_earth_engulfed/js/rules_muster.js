/** The rules of muster. */
import { $add, $floorDiv, $members, $mul } from "./runtime/numbers.js";
import { $all, $any } from "./runtime/lists.js";
import { BOARD_NATION, MUSTER_STRENGTHS_STRENGTH, PEOPLES_SIDE, PEOPLES_STRONG, STEP_COSTS_COST } from "./tables.js";
import { musters_in, passable } from "./rules_board.js";
import { apart_masters, enemies_in } from "./rules_movement.js";

function some_lost(nation, world) {
  let nation_folk = nation.folk;
  return $any($members(PEOPLES_STRONG[nation_folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation_folk], world));
}

function all_lost(nation, world) {
  let nation_folk = nation.folk;
  return $all($members(PEOPLES_STRONG[nation_folk]), (l_) => !passable(l_, PEOPLES_SIDE[nation_folk], world));
}

function muster_strength(nation, world) {
  let value = MUSTER_STRENGTHS_STRENGTH[nation.folk][nation.stage];
  if (!some_lost(nation, world) || all_lost(nation, world)) {
    value = $mul(value, 2);
  }
  if (all_lost(nation, world)) {
    value = 0;
  }
  return $floorDiv($mul(value, 2) + 2, 4);
}

function steps_paid(regiment, new_steps) {
  let value = new_steps;
  if (regiment.place === 41 /* LAND_OFF_BOARD */) {
    value = $add(value, 1);
  }
  return value;
}

function power_price(regiment, new_steps) {
  return $mul(STEP_COSTS_COST[regiment.folk][regiment.arm], steps_paid(regiment, new_steps));
}

function supply_price(regiment, new_steps) {
  return $mul(STEP_COSTS_COST[regiment.folk][regiment.arm], steps_paid(regiment, new_steps));
}

function raising_shortage(regiment, land, world) {
  if (regiment.place !== 41 /* LAND_OFF_BOARD */) {
    return 1 /* SHORTAGE_RAISED_BEFORE */;
  }
  if (regiment.arrival !== null) {
    return 3 /* SHORTAGE_BY_READINESS */;
  }
  let regiment_folk = regiment.folk;
  if (!musters_in(regiment_folk, land)) {
    return 4 /* SHORTAGE_NO_MUSTER_PLACE */;
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (!passable(land, regiment_seat_side, world) || enemies_in(land, regiment_seat_side, world)) {
    return 5 /* SHORTAGE_BESIEGED */;
  }
  if (!apart_masters(regiment_folk, land, world)) {
    return 6 /* SHORTAGE_OTHER_CAMP */;
  }
  if ((land === 12 /* LAND_DOL_GULDUR */ || land === 3 /* LAND_ANGMAR */) && world.happened("raised_at", "this", 0, land)) {
    return 7 /* SHORTAGE_ENOUGH_RAISED */;
  }
  return 0 /* SHORTAGE_UNCHECKED */;
}

function may_raise(regiment, land, world) {
  return raising_shortage(regiment, land, world) === 0 /* SHORTAGE_UNCHECKED */;
}

function refilling_shortage(regiment, new_steps) {
  let regiment_place = regiment.place;
  if (regiment_place === 41 /* LAND_OFF_BOARD */) {
    return 2 /* SHORTAGE_UNRAISED */;
  }
  let regiment_folk = regiment.folk;
  if (BOARD_NATION[regiment_place] !== regiment_folk) {
    return 8 /* SHORTAGE_ABROAD */;
  }
  if (regiment_folk === 7 /* FOLK_MORDOR */ && regiment_place !== 39 /* LAND_BARAD_DUR */) {
    return 9 /* SHORTAGE_TOWER_ONLY */;
  }
  if ($add(regiment.steps_left, new_steps) > regiment.full_steps) {
    return 10 /* SHORTAGE_OVER_WHOLE */;
  }
  return 0 /* SHORTAGE_UNCHECKED */;
}

function may_refill(regiment, new_steps) {
  return refilling_shortage(regiment, new_steps) === 0 /* SHORTAGE_UNCHECKED */;
}

export { some_lost, all_lost, muster_strength, steps_paid, power_price, supply_price, raising_shortage, may_raise, refilling_shortage, may_refill };
