/** The rules of setting_up. */
import { $has, $larger, $members, $mul, $quotient } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_ENDS_ARTIFACTS, CUSTOM_ITEM_ARTIFACT, MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, PRIVILEGE_FIRST_REACTION, TRAIT_FIRST_REACTION } from "./tables.js";
import { gap } from "./rules_map.js";

function crowd(area, world) {
  return $count(world.places, (p) => p.area !== null && gap(p.area, area) <= 3);
}

function edge(boost) {
  if (boost === 1 /* OPENING_EDGE_SIGNIFICANT_BOOST */) {
    return 25;
  }
  if (boost === 0 /* OPENING_EDGE_MINOR_BOOST */) {
    return 10;
  }
  return 0;
}

function stranger_mood(kingdom) {
  if ($any($members(kingdom.privileges), (p) => PRIVILEGE_FIRST_REACTION[p] === 2 /* REACTION_TOLERANT */)) {
    return 2 /* REACTION_TOLERANT */;
  }
  if ($any($members(kingdom.traits), (t) => TRAIT_FIRST_REACTION[t] === 0 /* REACTION_HOSTILE */)) {
    return 0 /* REACTION_HOSTILE */;
  }
  return 2 /* REACTION_TOLERANT */;
}

function opening_mint() {
  let value = 11884;
  value = value + 8862;
  value = value + 2955;
  return value + 2955;
}

function opening_fields() {
  let value = 3910;
  value = value + 3910;
  value = value + 8429;
  return value + 8429;
}

function city_ground(area, site, world) {
  let value = site === 3 /* OPENING_SITE_OPENING_CITY */ ? $count($members(MAP_AREA_NEAR[area]), (n) => MAP_AREA_REGION[n] === MAP_AREA_REGION[area] && MAP_AREA_TERRAIN[n] !== 0 /* TERRAIN_SEA */) : 0;
  if ($has(world.variants, 1)) {
    value = 0;
  }
  return value;
}

function people_held(kingdom, region, world) {
  let value = $quotient($mul($sum(kingdom.places, (p) => p.region === region, (p) => p.census), 100), $larger(1, $sum(world.places, (p) => p.region === region, (p) => p.census)), "people_held");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function unclaimed(relic, world) {
  if ($any(world.kingdoms, (k) => $has(k.regalia, relic))) {
    return false;
  }
  if ($any(world.groups, (g) => $has(g.artifacts, relic))) {
    return false;
  }
  if ($any(world.targets, (t) => $has(t.artifacts, relic))) {
    return false;
  }
  if ($any([0 /* CUSTOM_ITEM_CUSTOM_C1 */, 1 /* CUSTOM_ITEM_CUSTOM_C2 */, 2 /* CUSTOM_ITEM_CUSTOM_C3 */, 3 /* CUSTOM_ITEM_CUSTOM_C4 */, 4 /* CUSTOM_ITEM_CUSTOM_C5 */, 5 /* CUSTOM_ITEM_CUSTOM_C6 */, 6 /* CUSTOM_ITEM_CUSTOM_C7 */, 7 /* CUSTOM_ITEM_CUSTOM_C8 */, 8 /* CUSTOM_ITEM_CUSTOM_C9 */, 9 /* CUSTOM_ITEM_CUSTOM_C10 */, 10 /* CUSTOM_ITEM_CUSTOM_C11 */, 11 /* CUSTOM_ITEM_CUSTOM_C12 */, 12 /* CUSTOM_ITEM_CUSTOM_C17 */, 13 /* CUSTOM_ITEM_CUSTOM_C18 */, 14 /* CUSTOM_ITEM_CUSTOM_C19 */, 15 /* CUSTOM_ITEM_CUSTOM_C20 */, 16 /* CUSTOM_ITEM_CUSTOM_C21 */, 17 /* CUSTOM_ITEM_CUSTOM_C22 */, 18 /* CUSTOM_ITEM_CUSTOM_G1 */, 19 /* CUSTOM_ITEM_CUSTOM_G2 */, 20 /* CUSTOM_ITEM_CUSTOM_G3 */, 21 /* CUSTOM_ITEM_CUSTOM_G5 */, 22 /* CUSTOM_ITEM_CUSTOM_G6 */, 23 /* CUSTOM_ITEM_CUSTOM_G7 */, 24 /* CUSTOM_ITEM_CUSTOM_G8 */, 25 /* CUSTOM_ITEM_CUSTOM_G9 */, 26 /* CUSTOM_ITEM_CUSTOM_G10 */, 27 /* CUSTOM_ITEM_CUSTOM_G11 */, 28 /* CUSTOM_ITEM_CUSTOM_G12 */, 29 /* CUSTOM_ITEM_CUSTOM_M1 */, 30 /* CUSTOM_ITEM_CUSTOM_M2 */, 31 /* CUSTOM_ITEM_CUSTOM_M3 */], (c) => CUSTOM_ITEM_ARTIFACT[c] === relic)) {
    return false;
  }
  return !ARTIFACT_ENDS_ARTIFACTS[relic];
}

function wild(area, world) {
  return MAP_AREA_TERRAIN[area] !== 0 /* TERRAIN_SEA */ && !$any(world.places, (p) => p.area === area) && !$any(world.encounters, (e) => e.area === area);
}

export { crowd, edge, stranger_mood, opening_mint, opening_fields, city_ground, people_held, unclaimed, wild };
