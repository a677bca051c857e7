/** The rules of changes. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { march_length } from "./rules_marching.js";
import { turn_cost } from "./rules_movement.js";
import { new_orders_last, old_orders_last } from "./rules_orders.js";
import { aloft } from "./rules_skies.js";

function first_stretch(unit, aim, world) {
  let value = march_length(unit, aim, world);
  if (unit.next_duty !== null) {
    value = $mul(value, old_orders_last());
  } else {
    value = $mul(value, 4);
  }
  return $floorDiv(value, 4);
}

function last_stretch(unit, aim, world) {
  let value = march_length(unit, aim, world);
  if (unit.turning_to !== null && !aloft(unit)) {
    value = $sub(value, turn_cost(unit));
  }
  value = $mul(value, new_orders_last());
  if (value < 0) {
    value = 0;
  }
  return $floorDiv(value, 4);
}

export { first_stretch, last_stretch };
