/** The rules of setting_up with the notes that explain them, and what has to hold for each entry. */
import { $has, $larger, $members, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_ENDS_ARTIFACTS, CUSTOM_ITEM_ARTIFACT, MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, PRIVILEGE_FIRST_REACTION, TRAIT_FIRST_REACTION } from "./tables.js";
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

function why_opening_mint() {
  const notes = [];
  notes.push([0, 11884]);
  let value = 11884;
  notes.push([1, 8862]);
  value = value + 8862;
  notes.push([2, 2955]);
  value = value + 2955;
  notes.push([3, 2955]);
  value = value + 2955;
  return [value, notes];
}

function guards_opening_mint(entry) {
  switch (entry) {
  }
  return -1;
}

function why_opening_fields() {
  const notes = [];
  notes.push([0, 3910]);
  let value = 3910;
  notes.push([1, 3910]);
  value = value + 3910;
  notes.push([2, 8429]);
  value = value + 8429;
  notes.push([3, 8429]);
  value = value + 8429;
  return [value, notes];
}

function guards_opening_fields(entry) {
  switch (entry) {
  }
  return -1;
}

function why_city_ground(area, site, world) {
  const notes = [];
  let value = site === 3 /* OPENING_SITE_OPENING_CITY */ ? $count($members(MAP_AREA_NEAR[area]), (n) => MAP_AREA_REGION[n] === MAP_AREA_REGION[area] && MAP_AREA_TERRAIN[n] !== 0 /* TERRAIN_SEA */) : 0;
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

function why_unclaimed(relic, world) {
  const notes = [];
  if ($any(world.kingdoms, (k) => $has(k.regalia, relic))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(world.groups, (g) => $has(g.artifacts, relic))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if ($any(world.targets, (t) => $has(t.artifacts, relic))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if ($any([0 /* CUSTOM_ITEM_CUSTOM_C1 */, 1 /* CUSTOM_ITEM_CUSTOM_C2 */, 2 /* CUSTOM_ITEM_CUSTOM_C3 */, 3 /* CUSTOM_ITEM_CUSTOM_C4 */, 4 /* CUSTOM_ITEM_CUSTOM_C5 */, 5 /* CUSTOM_ITEM_CUSTOM_C6 */, 6 /* CUSTOM_ITEM_CUSTOM_C7 */, 7 /* CUSTOM_ITEM_CUSTOM_C8 */, 8 /* CUSTOM_ITEM_CUSTOM_C9 */, 9 /* CUSTOM_ITEM_CUSTOM_C10 */, 10 /* CUSTOM_ITEM_CUSTOM_C11 */, 11 /* CUSTOM_ITEM_CUSTOM_C12 */, 12 /* CUSTOM_ITEM_CUSTOM_C17 */, 13 /* CUSTOM_ITEM_CUSTOM_C18 */, 14 /* CUSTOM_ITEM_CUSTOM_C19 */, 15 /* CUSTOM_ITEM_CUSTOM_C20 */, 16 /* CUSTOM_ITEM_CUSTOM_C21 */, 17 /* CUSTOM_ITEM_CUSTOM_C22 */, 18 /* CUSTOM_ITEM_CUSTOM_G1 */, 19 /* CUSTOM_ITEM_CUSTOM_G2 */, 20 /* CUSTOM_ITEM_CUSTOM_G3 */, 21 /* CUSTOM_ITEM_CUSTOM_G5 */, 22 /* CUSTOM_ITEM_CUSTOM_G6 */, 23 /* CUSTOM_ITEM_CUSTOM_G7 */, 24 /* CUSTOM_ITEM_CUSTOM_G8 */, 25 /* CUSTOM_ITEM_CUSTOM_G9 */, 26 /* CUSTOM_ITEM_CUSTOM_G10 */, 27 /* CUSTOM_ITEM_CUSTOM_G11 */, 28 /* CUSTOM_ITEM_CUSTOM_G12 */, 29 /* CUSTOM_ITEM_CUSTOM_M1 */, 30 /* CUSTOM_ITEM_CUSTOM_M2 */, 31 /* CUSTOM_ITEM_CUSTOM_M3 */], (c) => CUSTOM_ITEM_ARTIFACT[c] === relic)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (ARTIFACT_ENDS_ARTIFACTS[relic]) {
    notes.push([4, 0]);
    return [false, notes];
  }
  notes.push([5, 0]);
  return [true, notes];
}

function guards_unclaimed(entry, relic, world) {
  switch (entry) {
    case 0:
      if (!($any(world.kingdoms, (k) => $has(k.regalia, relic)))) return 0;
      break;
    case 1:
      if (!($any(world.groups, (g) => $has(g.artifacts, relic)))) return 0;
      break;
    case 2:
      if (!($any(world.targets, (t) => $has(t.artifacts, relic)))) return 0;
      break;
    case 3:
      if (!($any([0 /* CUSTOM_ITEM_CUSTOM_C1 */, 1 /* CUSTOM_ITEM_CUSTOM_C2 */, 2 /* CUSTOM_ITEM_CUSTOM_C3 */, 3 /* CUSTOM_ITEM_CUSTOM_C4 */, 4 /* CUSTOM_ITEM_CUSTOM_C5 */, 5 /* CUSTOM_ITEM_CUSTOM_C6 */, 6 /* CUSTOM_ITEM_CUSTOM_C7 */, 7 /* CUSTOM_ITEM_CUSTOM_C8 */, 8 /* CUSTOM_ITEM_CUSTOM_C9 */, 9 /* CUSTOM_ITEM_CUSTOM_C10 */, 10 /* CUSTOM_ITEM_CUSTOM_C11 */, 11 /* CUSTOM_ITEM_CUSTOM_C12 */, 12 /* CUSTOM_ITEM_CUSTOM_C17 */, 13 /* CUSTOM_ITEM_CUSTOM_C18 */, 14 /* CUSTOM_ITEM_CUSTOM_C19 */, 15 /* CUSTOM_ITEM_CUSTOM_C20 */, 16 /* CUSTOM_ITEM_CUSTOM_C21 */, 17 /* CUSTOM_ITEM_CUSTOM_C22 */, 18 /* CUSTOM_ITEM_CUSTOM_G1 */, 19 /* CUSTOM_ITEM_CUSTOM_G2 */, 20 /* CUSTOM_ITEM_CUSTOM_G3 */, 21 /* CUSTOM_ITEM_CUSTOM_G5 */, 22 /* CUSTOM_ITEM_CUSTOM_G6 */, 23 /* CUSTOM_ITEM_CUSTOM_G7 */, 24 /* CUSTOM_ITEM_CUSTOM_G8 */, 25 /* CUSTOM_ITEM_CUSTOM_G9 */, 26 /* CUSTOM_ITEM_CUSTOM_G10 */, 27 /* CUSTOM_ITEM_CUSTOM_G11 */, 28 /* CUSTOM_ITEM_CUSTOM_G12 */, 29 /* CUSTOM_ITEM_CUSTOM_M1 */, 30 /* CUSTOM_ITEM_CUSTOM_M2 */, 31 /* CUSTOM_ITEM_CUSTOM_M3 */], (c) => CUSTOM_ITEM_ARTIFACT[c] === relic))) return 0;
      break;
    case 4:
      if (!(ARTIFACT_ENDS_ARTIFACTS[relic])) return 0;
      break;
  }
  return -1;
}

function why_wild(area, world) {
  const notes = [];
  if (MAP_AREA_TERRAIN[area] === 0 /* TERRAIN_SEA */ || $any(world.places, (p) => p.area === area) || $any(world.encounters, (e) => e.area === area)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wild(entry, area, world) {
  switch (entry) {
    case 0:
      if (!(MAP_AREA_TERRAIN[area] !== 0 /* TERRAIN_SEA */)) return 0;
      if (!(!$any(world.places, (p) => p.area === area))) return 1;
      if (!(!$any(world.encounters, (e) => e.area === area))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_setting_up = {
  crowd: [{ verb: "base", text: "", den: 1 }],
  edge: [{ verb: "case", text: "significant", den: 1 }, { verb: "case", text: "minor", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  stranger_mood: [{ verb: "case", text: "welcome everywhere", den: 1 }, { verb: "case", text: "feared", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  opening_mint: [{ verb: "base", text: "the capital", den: 1 }, { verb: "add", text: "the second town", den: 1 }, { verb: "add", text: "a village", den: 1 }, { verb: "add", text: "another", den: 1 }],
  opening_fields: [{ verb: "base", text: "the capital", den: 1 }, { verb: "add", text: "the second town", den: 1 }, { verb: "add", text: "a village", den: 1 }, { verb: "add", text: "another", den: 1 }],
  city_ground: [{ verb: "base", text: "neighbours in its region, for a city", den: 1 }, { verb: "set to", text: "anywhere in the region", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Option: Random Cities\", line 810", source: "setting up" }],
  people_held: [{ verb: "base", text: "whole points", den: 1 }, { verb: "bounds", text: "", den: 1 }],
  unclaimed: [{ verb: "no", text: "a ruler holds it", den: 1 }, { verb: "no", text: "a group carries it", den: 1 }, { verb: "no", text: "somebody has it", den: 1 }, { verb: "no", text: "whoever wants it chooses it", den: 1 }, { verb: "no", text: "it is a place", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wild: [{ verb: "holds", text: "", den: 1 }],
};

export { why_crowd, guards_crowd, why_edge, guards_edge, why_stranger_mood, guards_stranger_mood, why_opening_mint, guards_opening_mint, why_opening_fields, guards_opening_fields, why_city_ground, guards_city_ground, why_people_held, guards_people_held, why_unclaimed, guards_unclaimed, why_wild, guards_wild, $labels_rules_setting_up };
