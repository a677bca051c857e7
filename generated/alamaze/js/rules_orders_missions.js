/** The rules of orders_missions. */
import { emissaries_power } from "./tables.js";

const $rules_orders_missions_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function skeleton_known(rank) {
  let value;
  if ($rules_orders_missions_1.has(rank)) {
    value = 100;
  } else if (!$rules_orders_missions_1.has(rank)) {
    value = emissaries_power(rank);
  } else {
    value = 0;
  }
  return value;
}

export { skeleton_known };
