/** The rules of buildings. */
import { $add, $floorDiv, $has, $mul } from "./runtime/numbers.js";
import { IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD } from "./tables.js";

function work_bill(kingdom, work, multiple) {
  let value = IMPROVEMENTS_GOLD[work];
  if ((kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
    value = value - 1000;
  }
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  value = $mul(value, multiple);
  return $floorDiv($add(value, 2), 4);
}

function work_rations(kingdom, work, multiple) {
  let value = IMPROVEMENTS_FOOD[work];
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  value = $mul(value, multiple);
  return $floorDiv($add(value, 2), 4);
}

export { work_bill, work_rations };
