/** The rules of orders_missions with the notes that explain them, and what has to hold for each entry. */
import { $extreme, $has, $larger, $members, $present, $sub } from "./runtime/numbers.js";
import { $any, $first, $pick } from "./runtime/lists.js";
import { ARTIFACT_MISSION_RANGE, emissaries_power } from "./tables.js";
import { seat, within_reach } from "./rules_map.js";
import { relic_bearer, relic_keeper, search_radius } from "./rules_orders_missions.js";

const $why_orders_missions_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function why_skeleton_known(rank) {
  const notes = [];
  let value;
  if ($why_orders_missions_1.has(rank)) {
    notes.push([0, 100]);
    value = 100;
  } else if (!$why_orders_missions_1.has(rank)) {
    value = emissaries_power(rank);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_skeleton_known(entry, rank) {
  switch (entry) {
    case 0:
      if (!($why_orders_missions_1.has(rank))) return 0;
      break;
    case 1:
      if (!(!$why_orders_missions_1.has(rank))) return 0;
      break;
  }
  return -1;
}

function why_held_abroad(kingdom, target) {
  const notes = [];
  let target_captor = target.captor;
  if (target_captor === null || target_captor === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_held_abroad(entry, kingdom, target) {
  switch (entry) {
    case 0:
      if (!(target.captor !== null)) return 0;
      if (!(target.captor !== kingdom)) return 1;
      break;
  }
  return -1;
}

function why_relic_bearer(kingdom, relic, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.groups, (g) => g.kingdom === kingdom && $has(g.artifacts, relic)), notes];
}

function guards_relic_bearer(entry, kingdom, relic, world) {
  switch (entry) {
  }
  return -1;
}

function why_relic_keeper(kingdom, relic, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.targets, (t) => t.kingdom === kingdom && $has(t.artifacts, relic)), notes];
}

function guards_relic_keeper(entry, kingdom, relic, world) {
  switch (entry) {
  }
  return -1;
}

function why_relic_lies(kingdom, relic, world) {
  const notes = [];
  if (relic_bearer(kingdom, relic, world) !== null) {
    notes.push([0, 0]);
    return [$present(relic_bearer(kingdom, relic, world), "").area, notes];
  }
  if (relic_keeper(kingdom, relic, world) !== null) {
    notes.push([1, 0]);
    return [seat($present(relic_keeper(kingdom, relic, world), "")), notes];
  }
  if ($has(kingdom.regalia, relic) && kingdom.capital !== null) {
    notes.push([2, 0]);
    return [kingdom.capital.area, notes];
  }
  notes.push([3, 0]);
  return [null, notes];
}

function guards_relic_lies(entry, kingdom, relic, world) {
  switch (entry) {
    case 0:
      if (!(relic_bearer(kingdom, relic, world) !== null)) return 0;
      break;
    case 1:
      if (!(relic_keeper(kingdom, relic, world) !== null)) return 0;
      break;
    case 2:
      if (!($has(kingdom.regalia, relic))) return 0;
      if (!(kingdom.capital !== null)) return 1;
      break;
  }
  return -1;
}

function why_search_radius(agent) {
  const notes = [];
  notes.push([1, 5]);
  let value = 5;
  let limit = $extreme($larger, [0, ...$pick($members(agent.artifacts), (a) => ARTIFACT_MISSION_RANGE[a] !== null, (a) => $present(ARTIFACT_MISSION_RANGE[a], ""))]);
  if (value < limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_search_radius(entry, agent) {
  switch (entry) {
    case 0:
      if (!(false)) return 0;
      break;
    case 1:
      if (!(true)) return 0;
      break;
  }
  return -1;
}

function why_outside_search(agent, target, around, world) {
  const notes = [];
  if (!$any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(around === null ? seat(agent) : around, g.area, search_radius(agent)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_outside_search(entry, agent, target, around, world) {
  switch (entry) {
    case 0:
      if (!($any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(around === null ? seat(agent) : around, g.area, search_radius(agent))))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_missions = {
  skeleton_known: [{ verb: "base", text: "nobody knows better", den: 1, cites: "ruling \"What a bribed ruler knows of the own closet\"" }, { verb: "base", text: "power", den: 1 }],
  held_abroad: [{ verb: "holds", text: "", den: 1 }],
  relic_bearer: [{ verb: "otherwise", text: "", den: 1 }],
  relic_keeper: [{ verb: "otherwise", text: "", den: 1 }],
  relic_lies: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "with its keeper", den: 1 }, { verb: "case", text: "at court", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  search_radius: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "at least", text: "a mount", den: 1 }],
  outside_search: [{ verb: "holds", text: "", den: 1 }],
};

export { why_skeleton_known, guards_skeleton_known, why_held_abroad, guards_held_abroad, why_relic_bearer, guards_relic_bearer, why_relic_keeper, guards_relic_keeper, why_relic_lies, guards_relic_lies, why_search_radius, guards_search_radius, why_outside_search, guards_outside_search, $labels_rules_orders_missions };
