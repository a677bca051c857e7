/** The rules of orders_missions. */
import { $has, $present } from "./runtime/numbers.js";
import { $first } from "./runtime/lists.js";
import { emissaries_power } from "./tables.js";
import { seat } from "./rules_map.js";

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

function relic_bearer(kingdom, relic, world) {
  return $first(world.groups, (g) => g.kingdom === kingdom && $has(g.artifacts, relic));
}

function relic_keeper(kingdom, relic, world) {
  return $first(world.targets, (t) => t.kingdom === kingdom && $has(t.artifacts, relic));
}

function relic_lies(kingdom, relic, world) {
  let group = relic_bearer(kingdom, relic, world);
  if (group !== null) {
    return $present(group, "").area;
  }
  let target = relic_keeper(kingdom, relic, world);
  if (target !== null) {
    return seat($present(target, ""));
  }
  if ($has(kingdom.regalia, relic) && kingdom.capital !== null) {
    return kingdom.capital.area;
  }
  return null;
}

export { skeleton_known, relic_bearer, relic_keeper, relic_lies };
