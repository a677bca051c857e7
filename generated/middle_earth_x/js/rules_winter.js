/** The rules of winter. */
import { $has, $present } from "./runtime/numbers.js";
import { $any, $contains, $count, $pick, $stepsBetween } from "./runtime/lists.js";
import { ways_from } from "./rules_board.js";

function docks(place, side) {
  return $pick(place.shores, (shore) => !place.sea && (side === null || shore.side === null || shore.side === side), null);
}

function around(place, world) {
  return $pick(world.provinces, (other) => $contains(ways_from(place, world), other) || $any(place.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_))), null);
}

function seats(power, world) {
  if ($has(world.variants, 4)) {
    return $pick(world.provinces, (place) => place.supply_centre && place.owner === power, null);
  }
  return $pick(world.provinces, (place) => place.supply_centre && place.homeland === power, null);
}

function way_from(place, power, world) {
  let seats_ = seats(power, world);
  if ($stepsBetween(place, seats_, world.provinces, (other) => around(other, world)) !== null) {
    return $present($stepsBetween(place, seats_, world.provinces, (other) => around(other, world)), "");
  }
  return $count(world.provinces, null);
}

function arm_rank(unit) {
  if (unit !== null && unit.shore !== null) {
    return 0;
  }
  return 1;
}

export { docks, around, seats, way_from, arm_rank };
