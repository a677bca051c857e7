/** The rules of burning. */
import { $any } from "./runtime/lists.js";
import { $liesInArc } from "./runtime/geometry_angles.js";
import { $isWithin } from "./runtime/geometry.js";
import { $middleSpot } from "./runtime/geometry_moves.js";
import { BURNING_TIMES_LASTS } from "./tables.js";
import { fire_spreads_to } from "./rules_fire.js";

const $rules_burning_1 = new Set([3 /* GROUND_SORT_SHALLOW_RIVER */, 2 /* GROUND_SORT_MEDIUM_RIVER */, 1 /* GROUND_SORT_DEEP_RIVER */, 10 /* GROUND_SORT_FORD_CROSSING */]);

function kindling_of(tract) {
  let tract_built_as = tract.built_as;
  if (tract_built_as !== null) {
    return tract_built_as;
  }
  let tract_ground_sort = tract.ground_sort;
  if (tract_ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || tract_ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) {
    return 6 /* KINDLING_LIVING_WOOD */;
  }
  return null;
}

function wood_at_hand(unit, world) {
  if ($any(world.ramparts, (r) => r.owner === unit.warlord && $isWithin(unit.footing, r.built_along, 50))) {
    return true;
  }
  return $any(world.tracts, (t) => kindling_of(t) === 6 /* KINDLING_LIVING_WOOD */ && $isWithin(unit.footing, t.tract_edge, 10));
}

function water_at_hand(tract, world) {
  if (tract.built_as === 4 /* KINDLING_STONE_FORTRESS */) {
    return true;
  }
  return $any(world.tracts, (t) => $rules_burning_1.has(t.ground_sort) && $isWithin(t.tract_edge, tract.tract_edge, 200));
}

function heading_of(quarter) {
  if (quarter === 0 /* WIND_QUARTER_FROM_NORTH */) {
    return 0;
  }
  if (quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */) {
    return 45;
  }
  if (quarter === 2 /* WIND_QUARTER_FROM_EAST */) {
    return 90;
  }
  if (quarter === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */) {
    return 135;
  }
  if (quarter === 1 /* WIND_QUARTER_FROM_SOUTH */) {
    return 180;
  }
  if (quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */) {
    return 225;
  }
  if (quarter === 3 /* WIND_QUARTER_FROM_WEST */) {
    return 270;
  }
  return 315;
}

function downwind(tract, other, world) {
  let tract_tract_edge = tract.tract_edge;
  let other_tract_edge = other.tract_edge;
  if (!$isWithin(tract_tract_edge, other_tract_edge, 40)) {
    return false;
  }
  return $liesInArc($middleSpot(tract_tract_edge), heading_of(fire_spreads_to(world.wind_source)), -45, 45, $middleSpot(other_tract_edge), 360);
}

function burns_how_long(kindling) {
  if (kindling === 6 /* KINDLING_LIVING_WOOD */) {
    return false;
  }
  return typeof BURNING_TIMES_LASTS[kindling] !== "string";
}

export { kindling_of, wood_at_hand, water_at_hand, heading_of, downwind, burns_how_long };
