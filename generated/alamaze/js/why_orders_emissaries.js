/** The rules of orders_emissaries with the notes that explain them, and what has to hold for each entry. */
import { $add, $extreme, $floorDiv, $has, $larger, $low, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_SLEEP_PROOF, BUILDING_BESTOWS_TITLES, TRAIT_SLEEP_RESISTANCE } from "./tables.js";
import { sleep_ward } from "./rules_orders_emissaries.js";

function why_lulled(kingdom, victim) {
  const notes = [];
  let times;
  notes.push([0, 0]);
  let value = 0;
  let kingdom_privileges = kingdom.privileges;
  if (($low(kingdom_privileges) & 33554432 /* PRIVILEGE_SLEEP_OF_CONSULS */) !== 0) {
    notes.push([3, 70 - value]);
    value = 70;
  }
  if ($has(kingdom_privileges, 36 /* PRIVILEGE_SLEEP_OF_PRINCES */)) {
    notes.push([4, 70 - value]);
    value = 70;
  }
  let times_ = $sub(100, $extreme($larger, [0, ...$pick($members(victim.artifacts), (a) => ARTIFACT_SLEEP_PROOF[a] !== null, (a) => $present(ARTIFACT_SLEEP_PROOF[a], ""))]));
  notes.push([1, $mul(value, $sub(times_, 100))]);
  value = $mul(value, times_);
  let victim_kingdom = victim.kingdom;
  if (victim_kingdom !== null) {
    times = $sub(100, sleep_ward(victim_kingdom));
    notes.push([2, $mul(value, $sub(times, 100))]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([5, $sub($mul(value, 10000), before)]);
  return [value, notes];
}

function guards_lulled(entry, kingdom, victim) {
  switch (entry) {
    case 2:
      if (!(victim.kingdom !== null)) return 0;
      break;
    case 3:
      if (!(($low(kingdom.privileges) & 33554432 /* PRIVILEGE_SLEEP_OF_CONSULS */) !== 0)) return 0;
      break;
    case 4:
      if (!($has(kingdom.privileges, 36 /* PRIVILEGE_SLEEP_OF_PRINCES */))) return 0;
      break;
  }
  return -1;
}

function why_sleep_ward(kingdom) {
  const notes = [];
  let value = $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_SLEEP_RESISTANCE[t] !== null, (t) => $present(TRAIT_SLEEP_RESISTANCE[t], ""))]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_sleep_ward(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_rules_around(figure, kingdom, world) {
  const notes = [];
  let figure_place = figure.place;
  if (figure_place === null || figure_place.region === null || !$any(world.places, (p) => p.kingdom === kingdom && p.region === figure_place.region)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rules_around(entry, figure, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(figure.place !== null)) return 0;
      if (!(figure.place.region !== null)) return 1;
      if (!($any(world.places, (p) => p.kingdom === kingdom && p.region === figure.place.region))) return 2;
      break;
  }
  return -1;
}

function why_next_title(rank) {
  const notes = [];
  if (rank === 6 /* RANK_DUKE */) {
    notes.push([0, 0]);
    return [5 /* RANK_PRINCE */, notes];
  }
  if (rank === 7 /* RANK_COUNT */) {
    notes.push([1, 0]);
    return [6 /* RANK_DUKE */, notes];
  }
  if (rank === 8 /* RANK_BARON */) {
    notes.push([2, 0]);
    return [7 /* RANK_COUNT */, notes];
  }
  if (rank === 9 /* RANK_GOVERNOR */) {
    notes.push([3, 0]);
    return [8 /* RANK_BARON */, notes];
  }
  if (rank === 10 /* RANK_AMBASSADOR */) {
    notes.push([4, 0]);
    return [9 /* RANK_GOVERNOR */, notes];
  }
  notes.push([5, 0]);
  return [rank, notes];
}

function guards_next_title(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 6 /* RANK_DUKE */)) return 0;
      break;
    case 1:
      if (!(rank === 7 /* RANK_COUNT */)) return 0;
      break;
    case 2:
      if (!(rank === 8 /* RANK_BARON */)) return 0;
      break;
    case 3:
      if (!(rank === 9 /* RANK_GOVERNOR */)) return 0;
      break;
    case 4:
      if (!(rank === 10 /* RANK_AMBASSADOR */)) return 0;
      break;
  }
  return -1;
}

function why_bestows(place, kingdom) {
  const notes = [];
  if (kingdom.capital === place) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (place.kingdom !== kingdom || !$any($members(place.buildings), (b) => BUILDING_BESTOWS_TITLES[b] !== null)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bestows(entry, place, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.capital === place)) return 0;
      break;
    case 1:
      if (!(place.kingdom === kingdom)) return 0;
      if (!($any($members(place.buildings), (b) => BUILDING_BESTOWS_TITLES[b] !== null))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_orders_emissaries = {
  lulled: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the best charm", den: 100, cites: "ruling \"How several protections work together\"" }, { verb: "times", text: "their nature", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#306 \u2013 Sleep (Ancient Ones only)\", line 4377" }, { verb: "set to", text: "a song", den: 1, source: "Sleep (privilege)" }, { verb: "set to", text: "a song", den: 1, source: "Sleep (privilege)" }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  sleep_ward: [{ verb: "base", text: "", den: 1 }],
  rules_around: [{ verb: "holds", text: "a place of its own", den: 1 }],
  next_title: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  bestows: [{ verb: "yes", text: "its capital", den: 1 }, { verb: "holds", text: "a Forum of its own", den: 1 }],
};

export { why_lulled, guards_lulled, why_sleep_ward, guards_sleep_ward, why_rules_around, guards_rules_around, why_next_title, guards_next_title, why_bestows, guards_bestows, $labels_rules_orders_emissaries };
