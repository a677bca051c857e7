/** The rules of setting_up with the notes that explain them, and what has to hold for each entry. */
import { $has, $larger, $members, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, PRIVILEGE_FIRST_REACTION, TRAIT_FIRST_REACTION } from "./tables.js";
import { gap } from "./rules_map.js";

function why_crowd(area, world) {
  const notes = [];
  let value = $count(world.places, (p) => p.area !== null && gap(p.area, area) <= 3);
  notes.push([0, value]);
  return [value, notes];
}

function guards_crowd(entry, area, world) {
  switch (entry) {
  }
  return -1;
}

function why_edge(boost) {
  const notes = [];
  if (boost === 1 /* OPENING_EDGE_SIGNIFICANT_BOOST */) {
    notes.push([0, 0]);
    return [25, notes];
  }
  if (boost === 0 /* OPENING_EDGE_MINOR_BOOST */) {
    notes.push([1, 0]);
    return [10, notes];
  }
  notes.push([2, 0]);
  return [0, notes];
}

function guards_edge(entry, boost) {
  switch (entry) {
    case 0:
      if (!(boost === 1 /* OPENING_EDGE_SIGNIFICANT_BOOST */)) return 0;
      break;
    case 1:
      if (!(boost === 0 /* OPENING_EDGE_MINOR_BOOST */)) return 0;
      break;
  }
  return -1;
}

function why_stranger_mood(kingdom) {
  const notes = [];
  if ($any($members(kingdom.privileges), (p) => PRIVILEGE_FIRST_REACTION[p] === 2 /* REACTION_TOLERANT */)) {
    notes.push([0, 0]);
    return [2 /* REACTION_TOLERANT */, notes];
  }
  if ($any($members(kingdom.traits), (t) => TRAIT_FIRST_REACTION[t] === 0 /* REACTION_HOSTILE */)) {
    notes.push([1, 0]);
    return [0 /* REACTION_HOSTILE */, notes];
  }
  notes.push([2, 0]);
  return [2 /* REACTION_TOLERANT */, notes];
}

function guards_stranger_mood(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!($any($members(kingdom.privileges), (p) => PRIVILEGE_FIRST_REACTION[p] === 2 /* REACTION_TOLERANT */))) return 0;
      break;
    case 1:
      if (!($any($members(kingdom.traits), (t) => TRAIT_FIRST_REACTION[t] === 0 /* REACTION_HOSTILE */))) return 0;
      break;
  }
  return -1;
}

function why_city_ground(area, site, world) {
  const notes = [];
  let value = site === 0 /* SETTLEMENT_CITY */ ? $count($members(MAP_AREA_NEAR[area]), (n) => MAP_AREA_REGION[n] === MAP_AREA_REGION[area] && MAP_AREA_TERRAIN[n] !== 0 /* TERRAIN_SEA */) : 0;
  notes.push([0, value]);
  if ($has(world.variants, 1)) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_city_ground(entry, area, site, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 1))) return 0;
      break;
  }
  return -1;
}

function why_people_held(kingdom, region, world) {
  const notes = [];
  let value = $quotient($mul($sum(kingdom.places, (p) => p.region === region, (p) => p.census), 100), $larger(1, $sum(world.places, (p) => p.region === region, (p) => p.census)), "people_held");
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([1, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_people_held(entry, kingdom, region, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_setting_up = {
  crowd: [{ verb: "base", text: "", den: 1 }],
  edge: [{ verb: "case", text: "significant", den: 1 }, { verb: "case", text: "minor", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  stranger_mood: [{ verb: "case", text: "welcome everywhere", den: 1 }, { verb: "case", text: "feared", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  city_ground: [{ verb: "base", text: "neighbours in its region, for a city", den: 1 }, { verb: "set to", text: "anywhere in the region", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Option: Random Cities\", line 810", source: "setting up" }],
  people_held: [{ verb: "base", text: "whole points", den: 1 }, { verb: "bounds", text: "", den: 1 }],
};

export { why_crowd, guards_crowd, why_edge, guards_edge, why_stranger_mood, guards_stranger_mood, why_city_ground, guards_city_ground, why_people_held, guards_people_held, $labels_rules_setting_up };
