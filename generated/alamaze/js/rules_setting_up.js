/** The rules of setting_up. */
import { $has, $larger, $members, $mul, $quotient } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_TERRAIN, PRIVILEGE_FIRST_REACTION, TRAIT_FIRST_REACTION } from "./tables.js";
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

function city_ground(area, site, world) {
  let value = site === 0 /* SETTLEMENT_CITY */ ? $count($members(MAP_AREA_NEAR[area]), (n) => MAP_AREA_REGION[n] === MAP_AREA_REGION[area] && MAP_AREA_TERRAIN[n] !== 0 /* TERRAIN_SEA */) : 0;
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

export { crowd, edge, stranger_mood, city_ground, people_held };
