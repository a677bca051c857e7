/** The rules of map with the notes that explain them, and what has to hold for each entry. */
import { $larger, $members, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { MAP_AREA_ACROSS, MAP_AREA_DOWN, MAP_AREA_NEAR, MAP_AREA_TERRAIN } from "./tables.js";
import { gap } from "./rules_map.js";

function why_gap(one, other) {
  const notes = [];
  let value = $larger(MAP_AREA_DOWN[one] - MAP_AREA_DOWN[other], MAP_AREA_DOWN[other] - MAP_AREA_DOWN[one]);
  notes.push([0, value]);
  let limit = $larger(MAP_AREA_ACROSS[one] - MAP_AREA_ACROSS[other], MAP_AREA_ACROSS[other] - MAP_AREA_ACROSS[one]);
  if (value < limit) {
    notes.push([1, limit - value]);
    value = limit;
  }
  return [value, notes];
}

function guards_gap(entry, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_coastal(area) {
  const notes = [];
  if (MAP_AREA_TERRAIN[area] === 0 /* TERRAIN_SEA */ || !$any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_TERRAIN[beside_] === 0 /* TERRAIN_SEA */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_coastal(entry, area) {
  switch (entry) {
    case 0:
      if (!(MAP_AREA_TERRAIN[area] !== 0 /* TERRAIN_SEA */)) return 0;
      if (!($any($members(MAP_AREA_NEAR[area]), (beside_) => MAP_AREA_TERRAIN[beside_] === 0 /* TERRAIN_SEA */))) return 1;
      break;
  }
  return -1;
}

function why_within_reach(here, there, reach_) {
  const notes = [];
  if (here !== null && there !== null && gap(here, there) > reach_) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_within_reach(entry, here, there, reach_) {
  switch (entry) {
    case 0:
      if (!(here !== null)) return 0;
      if (!(there !== null)) return 1;
      if (!(gap(here, there) > reach_)) return 2;
      break;
  }
  return -1;
}

function why_seat(figure) {
  const notes = [];
  let figure_place = figure.place;
  if (figure_place !== null) {
    notes.push([0, 0]);
    return [figure_place.area, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_seat(entry, figure) {
  switch (entry) {
    case 0:
      if (!(figure.place !== null)) return 0;
      break;
  }
  return -1;
}

function why_knows_of(kingdom, place, world) {
  const notes = [];
  if (!place.hidden) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (place.kingdom === kingdom) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (!$any(world.sightings, (s) => s.kingdom === kingdom && s.place === place)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_knows_of(entry, kingdom, place, world) {
  switch (entry) {
    case 0:
      if (!(!place.hidden)) return 0;
      break;
    case 1:
      if (!(place.kingdom === kingdom)) return 0;
      break;
    case 2:
      if (!($any(world.sightings, (s) => s.kingdom === kingdom && s.place === place))) return 0;
      break;
  }
  return -1;
}

function why_square(area) {
  const notes = [];
  notes.push([0, 0]);
  return [[[$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10) - 10], [$mul(MAP_AREA_ACROSS[area], 10), $mul(MAP_AREA_DOWN[area], 10)], [$mul(MAP_AREA_ACROSS[area], 10) - 10, $mul(MAP_AREA_DOWN[area], 10)]], notes];
}

function guards_square(entry, area) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_map = {
  gap: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }],
  coastal: [{ verb: "holds", text: "water beside it", den: 1 }],
  within_reach: [{ verb: "no", text: "too far", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  seat: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  knows_of: [{ verb: "yes", text: "it lies open", den: 1 }, { verb: "yes", text: "its own", den: 1 }, { verb: "holds", text: "somebody has seen it", den: 1 }],
  square: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_gap, guards_gap, why_coastal, guards_coastal, why_within_reach, guards_within_reach, why_seat, guards_seat, why_knows_of, guards_knows_of, why_square, guards_square, $labels_rules_map };
