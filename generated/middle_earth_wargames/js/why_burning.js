/** The rules of burning with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";
import { $liesInArc } from "./runtime/geometry_angles.js";
import { $isWithin } from "./runtime/geometry.js";
import { $middleSpot } from "./runtime/geometry_moves.js";
import { BURNING_TIMES_LASTS } from "./tables.js";
import { heading_of, kindling_of } from "./rules_burning.js";
import { fire_spreads_to } from "./rules_fire.js";

const $why_burning_1 = new Set([3 /* GROUND_SORT_SHALLOW_RIVER */, 2 /* GROUND_SORT_MEDIUM_RIVER */, 1 /* GROUND_SORT_DEEP_RIVER */, 10 /* GROUND_SORT_FORD_CROSSING */]);

function why_kindling_of(tract) {
  const notes = [];
  let tract_built_as = tract.built_as;
  if (tract_built_as !== null) {
    notes.push([0, 0]);
    return [tract_built_as, notes];
  }
  let tract_ground_sort = tract.ground_sort;
  if (tract_ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || tract_ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) {
    notes.push([1, 0]);
    return [6 /* KINDLING_LIVING_WOOD */, notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_kindling_of(entry, tract) {
  switch (entry) {
    case 0:
      if (!(tract.built_as !== null)) return 0;
      break;
    case 1:
      if (!(tract.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || tract.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */)) return 0;
      break;
  }
  return -1;
}

function why_wood_at_hand(unit, world) {
  const notes = [];
  if ($any(world.ramparts, (r) => r.owner === unit.warlord && $isWithin(unit.footing, r.built_along, 50))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any(world.tracts, (t) => kindling_of(t) === 6 /* KINDLING_LIVING_WOOD */ && $isWithin(unit.footing, t.tract_edge, 10))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wood_at_hand(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!($any(world.ramparts, (r) => r.owner === unit.warlord && $isWithin(unit.footing, r.built_along, 50)))) return 0;
      break;
    case 1:
      if (!($any(world.tracts, (t) => kindling_of(t) === 6 /* KINDLING_LIVING_WOOD */ && $isWithin(unit.footing, t.tract_edge, 10)))) return 0;
      break;
  }
  return -1;
}

function why_water_at_hand(tract, world) {
  const notes = [];
  if (tract.built_as === 4 /* KINDLING_STONE_FORTRESS */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any(world.tracts, (t) => $why_burning_1.has(t.ground_sort) && $isWithin(t.tract_edge, tract.tract_edge, 200))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_water_at_hand(entry, tract, world) {
  switch (entry) {
    case 0:
      if (!(tract.built_as === 4 /* KINDLING_STONE_FORTRESS */)) return 0;
      break;
    case 1:
      if (!($any(world.tracts, (t) => $why_burning_1.has(t.ground_sort) && $isWithin(t.tract_edge, tract.tract_edge, 200)))) return 0;
      break;
  }
  return -1;
}

function why_heading_of(quarter) {
  const notes = [];
  if (quarter === 0 /* WIND_QUARTER_FROM_NORTH */) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */) {
    notes.push([1, 0]);
    return [45, notes];
  }
  if (quarter === 2 /* WIND_QUARTER_FROM_EAST */) {
    notes.push([2, 0]);
    return [90, notes];
  }
  if (quarter === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */) {
    notes.push([3, 0]);
    return [135, notes];
  }
  if (quarter === 1 /* WIND_QUARTER_FROM_SOUTH */) {
    notes.push([4, 0]);
    return [180, notes];
  }
  if (quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */) {
    notes.push([5, 0]);
    return [225, notes];
  }
  if (quarter === 3 /* WIND_QUARTER_FROM_WEST */) {
    notes.push([6, 0]);
    return [270, notes];
  }
  notes.push([7, 0]);
  return [315, notes];
}

function guards_heading_of(entry, quarter) {
  switch (entry) {
    case 0:
      if (!(quarter === 0 /* WIND_QUARTER_FROM_NORTH */)) return 0;
      break;
    case 1:
      if (!(quarter === 6 /* WIND_QUARTER_FROM_NORTH_EAST */)) return 0;
      break;
    case 2:
      if (!(quarter === 2 /* WIND_QUARTER_FROM_EAST */)) return 0;
      break;
    case 3:
      if (!(quarter === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */)) return 0;
      break;
    case 4:
      if (!(quarter === 1 /* WIND_QUARTER_FROM_SOUTH */)) return 0;
      break;
    case 5:
      if (!(quarter === 5 /* WIND_QUARTER_FROM_SOUTH_WEST */)) return 0;
      break;
    case 6:
      if (!(quarter === 3 /* WIND_QUARTER_FROM_WEST */)) return 0;
      break;
    case 7:
      if (!(quarter === 4 /* WIND_QUARTER_FROM_NORTH_WEST */)) return 0;
      break;
  }
  return -1;
}

function why_downwind(tract, other, world) {
  const notes = [];
  let tract_tract_edge = tract.tract_edge;
  let other_tract_edge = other.tract_edge;
  if (!$isWithin(tract_tract_edge, other_tract_edge, 40)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$liesInArc($middleSpot(tract_tract_edge), heading_of(fire_spreads_to(world.wind_source)), -45, 45, $middleSpot(other_tract_edge), 360)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_downwind(entry, tract, other, world) {
  switch (entry) {
  }
  return -1;
}

function why_burns_how_long(kindling) {
  const notes = [];
  if (kindling === 6 /* KINDLING_LIVING_WOOD */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!(typeof BURNING_TIMES_LASTS[kindling] !== "string")) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_burns_how_long(entry, kindling) {
  switch (entry) {
    case 0:
      if (!(kindling === 6 /* KINDLING_LIVING_WOOD */)) return 0;
      break;
    case 1:
      if (!(typeof BURNING_TIMES_LASTS[kindling] !== "string")) return 0;
      break;
  }
  return -1;
}

const $labels_rules_burning = {
  kindling_of: [{ verb: "case", text: "a building", den: 1 }, { verb: "case", text: "a wood", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wood_at_hand: [{ verb: "yes", text: "a stronghold of its own", den: 1, cites: "ruling \"Whether a stronghold has wood for brands\"" }, { verb: "holds", text: "", den: 1 }],
  water_at_hand: [{ verb: "yes", text: "every fortress has a well", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"Fire Fighting:\", line 1083" }, { verb: "holds", text: "", den: 1 }],
  heading_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  downwind: [{ verb: "needs", text: "It is too far.", den: 1 }, { verb: "needs", text: "The wind blows elsewhere.", den: 1 }],
  burns_how_long: [{ verb: "no", text: "tree by tree", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_kindling_of, guards_kindling_of, why_wood_at_hand, guards_wood_at_hand, why_water_at_hand, guards_water_at_hand, why_heading_of, guards_heading_of, why_downwind, guards_downwind, why_burns_how_long, guards_burns_how_long, $labels_rules_burning };
