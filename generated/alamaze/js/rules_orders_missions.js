/** The rules of orders_missions. */
import { $extreme, $has, $larger, $members, $present } from "./runtime/numbers.js";
import { $any, $first, $pick } from "./runtime/lists.js";
import { ARTIFACT_MISSION_RANGE, emissaries_power } from "./tables.js";
import { seat, within_reach } from "./rules_map.js";

const $rules_orders_missions_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function skeleton_known(rank) {
  let value;
  if ($rules_orders_missions_1.has(rank)) {
    value = 100;
  } else {
    value = emissaries_power(rank);
  }
  return value;
}

function held_abroad(kingdom, target) {
  let target_captor = target.captor;
  return target_captor !== null && target_captor !== kingdom;
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
    return group.area;
  }
  let target = relic_keeper(kingdom, relic, world);
  if (target !== null) {
    return seat(target);
  }
  if ($has(kingdom.regalia, relic) && kingdom.capital !== null) {
    return kingdom.capital.area;
  }
  return null;
}

function search_radius(agent) {
  let value = 5;
  let limit = $extreme($larger, [0, ...$pick($members(agent.artifacts), (a) => ARTIFACT_MISSION_RANGE[a] !== null, (a) => $present(ARTIFACT_MISSION_RANGE[a], ""))]);
  if (value < limit) {
    value = limit;
  }
  return value;
}

function outside_search(agent, target, around, world) {
  return $any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(around === null ? seat(agent) : around, g.area, search_radius(agent)));
}

export { skeleton_known, held_abroad, relic_bearer, relic_keeper, relic_lies, search_radius, outside_search };
