/** The rules of field with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $larger, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";
import { $liesInArc, $spotAhead } from "./runtime/geometry_angles.js";
import { $isWithin, $shapesOverlap, $shapesTouch, $spotsNear } from "./runtime/geometry.js";
import { PACES_DISTANCE, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { block_depth, frontage } from "./rules_armies.js";
import { base_of, behind_of, charge_range, files_of, flank_held, front_of, height_at, hidden_by, higher, in_front_of, left_end, near, pace_is_known, ranks_of, right_end, sight_of, within } from "./rules_field.js";
import { mounted } from "./rules_morale.js";
import { mover, pace } from "./rules_movement.js";
import { sight_under } from "./rules_weather.js";
import { gait_of } from "./rules_withdrawal.js";
import { hostile_wood } from "./rules_woods.js";

function why_base_of(unit) {
  const notes = [];
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 23 /* STRUCK_CHARIOT */) {
    notes.push([0, 0]);
    return [3 /* BASE_SORT_CHARIOT_BASE */, notes];
  }
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */) {
    notes.push([1, 0]);
    return [2 /* BASE_SORT_BEAST_BASE */, notes];
  }
  if (mounted(unit) || unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */) {
    notes.push([2, 0]);
    return [1 /* BASE_SORT_RIDER_BASE */, notes];
  }
  notes.push([3, 0]);
  return [0 /* BASE_SORT_MAN_BASE */, notes];
}

function guards_base_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as === 23 /* STRUCK_CHARIOT */)) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      break;
    case 2:
      if (!(mounted(unit) || unit.struck_as === 19 /* STRUCK_WOLF */ || unit.struck_as === 20 /* STRUCK_WARG */)) return 0;
      break;
  }
  return -1;
}

function why_files_of(unit) {
  const notes = [];
  let value = unit.abreast;
  notes.push([0, value]);
  if (value < 1) {
    notes.push([2, $sub(1, value)]);
    value = 1;
  }
  let limit = unit.men;
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_files_of(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_ranks_of(unit) {
  const notes = [];
  let value = $mul($quotient($mul(unit.men, -1), $larger(1, files_of(unit)), "ranks_of"), -1);
  notes.push([0, value]);
  value = $mul(value, 2);
  return [value, notes];
}

function guards_ranks_of(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_front_of(unit) {
  const notes = [];
  let value = $mul(frontage(base_of(unit), files_of(unit), unit.spacing), 127);
  notes.push([0, value]);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 20), -1);
  notes.push([1, $sub($mul(value, 20), before)]);
  return [value, notes];
}

function guards_front_of(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_depth_of(unit) {
  const notes = [];
  let value = $mul(block_depth(base_of(unit), ranks_of(unit)), 127);
  notes.push([0, value]);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 20), -1);
  notes.push([1, $sub($mul(value, 20), before)]);
  return [value, notes];
}

function guards_depth_of(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_within(one, other, reach) {
  const notes = [];
  if (!$isWithin(one.footing, other.footing, reach)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_within(entry, one, other, reach) {
  switch (entry) {
    case 0:
      if (!($isWithin(one.footing, other.footing, reach))) return 0;
      break;
  }
  return -1;
}

function why_side_of(unit) {
  const notes = [];
  notes.push([0, 0]);
  return [TROOP_SIDE[unit.troop], notes];
}

function guards_side_of(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_hidden_by(tract, one, other) {
  const notes = [];
  if (!tract.screens) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let one_stands_upon = one.stands_upon;
  let tract_tract_edge = tract.tract_edge;
  if ($shapesTouch([one_stands_upon], tract_tract_edge) || $shapesTouch([other.stands_upon], tract_tract_edge)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let other_stands_upon = other.stands_upon;
  if (!$shapesOverlap([one_stands_upon, other_stands_upon], tract_tract_edge)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hidden_by(entry, tract, one, other) {
  switch (entry) {
    case 0:
      if (!(!tract.screens)) return 0;
      break;
    case 1:
      if (!($shapesTouch([one.stands_upon], tract.tract_edge) || $shapesTouch([other.stands_upon], tract.tract_edge))) return 0;
      break;
    case 2:
      if (!($shapesOverlap([one.stands_upon, other.stands_upon], tract.tract_edge))) return 0;
      break;
  }
  return -1;
}

function why_sight_of(unit, world) {
  const notes = [];
  notes.push([0, 2000]);
  let value = 2000;
  let times = sight_under(world.sky_now, TROOP_RACE[unit.troop]);
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $mul(value, 100) - before]);
  return [value, notes];
}

function guards_sight_of(entry, unit, world) {
  switch (entry) {
  }
  return -1;
}

function why_sees(one, other, world) {
  const notes = [];
  if (!$spotsNear(one.stands_upon, other.stands_upon, sight_of(one, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(world.tracts, (t) => hidden_by(t, one, other))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_sees(entry, one, other, world) {
  switch (entry) {
    case 0:
      if (!(!$spotsNear(one.stands_upon, other.stands_upon, sight_of(one, world)))) return 0;
      break;
    case 1:
      if (!($any(world.tracts, (t) => hidden_by(t, one, other)))) return 0;
      break;
  }
  return -1;
}

function why_height_at(place, world) {
  const notes = [];
  let value = $sum(world.tracts, (t) => t.rise > 0 && $shapesTouch([place], t.tract_edge), (t) => t.rise);
  notes.push([0, value]);
  return [value, notes];
}

function guards_height_at(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_shelter_at(place, world) {
  const notes = [];
  if ($any(world.tracts, (t) => t.cover_given === 2 /* SHELTER_HARD */ && $shapesTouch([place], t.tract_edge))) {
    notes.push([0, 0]);
    return [2 /* SHELTER_HARD */, notes];
  }
  if ($any(world.tracts, (t) => t.cover_given === 1 /* SHELTER_SOFT */ && $shapesTouch([place], t.tract_edge))) {
    notes.push([1, 0]);
    return [1 /* SHELTER_SOFT */, notes];
  }
  notes.push([2, 0]);
  return [0 /* SHELTER_NO_SHELTER */, notes];
}

function guards_shelter_at(entry, place, world) {
  switch (entry) {
    case 0:
      if (!($any(world.tracts, (t) => t.cover_given === 2 /* SHELTER_HARD */ && $shapesTouch([place], t.tract_edge)))) return 0;
      break;
    case 1:
      if (!($any(world.tracts, (t) => t.cover_given === 1 /* SHELTER_SOFT */ && $shapesTouch([place], t.tract_edge)))) return 0;
      break;
  }
  return -1;
}

function why_wooded_at(place, world) {
  const notes = [];
  if (!$any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch([place], t.tract_edge))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wooded_at(entry, place, world) {
  switch (entry) {
    case 0:
      if (!($any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch([place], t.tract_edge)))) return 0;
      break;
  }
  return -1;
}

function why_hated_at(place, side, world) {
  const notes = [];
  if (!$any(world.tracts, (t) => t.allegiance !== null && hostile_wood(side, t.allegiance) && $shapesTouch([place], t.tract_edge))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hated_at(entry, place, side, world) {
  switch (entry) {
    case 0:
      if (!($any(world.tracts, (t) => t.allegiance !== null && hostile_wood(side, t.allegiance) && $shapesTouch([place], t.tract_edge)))) return 0;
      break;
  }
  return -1;
}

function why_in_front_of(unit, other) {
  const notes = [];
  if (!$liesInArc(unit.stands_upon, unit.faces_toward, -45, 45, other.stands_upon, 360)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_front_of(entry, unit, other) {
  switch (entry) {
    case 0:
      if (!($liesInArc(unit.stands_upon, unit.faces_toward, -45, 45, other.stands_upon, 360))) return 0;
      break;
  }
  return -1;
}

function why_behind_of(unit, other) {
  const notes = [];
  if ($liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, other.stands_upon, 360)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_behind_of(entry, unit, other) {
  switch (entry) {
    case 0:
      if (!(!$liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, other.stands_upon, 360))) return 0;
      break;
  }
  return -1;
}

function why_comes_from(unit, other) {
  const notes = [];
  if (in_front_of(unit, other)) {
    notes.push([0, 0]);
    return [0 /* ENTRY_WAY_FRONT_ENTRY */, notes];
  }
  if (behind_of(unit, other)) {
    notes.push([1, 0]);
    return [2 /* ENTRY_WAY_REAR_ENTRY */, notes];
  }
  notes.push([2, 0]);
  return [1 /* ENTRY_WAY_FLANK_ENTRY */, notes];
}

function guards_comes_from(entry, unit, other) {
  switch (entry) {
    case 0:
      if (!(in_front_of(unit, other))) return 0;
      break;
    case 1:
      if (!(behind_of(unit, other))) return 0;
      break;
  }
  return -1;
}

function why_flank_held(unit, corner, world) {
  const notes = [];
  if ($any(unit.friends_around, (f) => $isWithin([corner], f.footing, 50))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any(world.tracts, (t) => (t.ground_sort === 1 /* GROUND_SORT_DEEP_RIVER */ || t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */) && $isWithin([corner], t.tract_edge, 50))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_flank_held(entry, unit, corner, world) {
  switch (entry) {
    case 0:
      if (!($any(unit.friends_around, (f) => $isWithin([corner], f.footing, 50)))) return 0;
      break;
    case 1:
      if (!($any(world.tracts, (t) => (t.ground_sort === 1 /* GROUND_SORT_DEEP_RIVER */ || t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */) && $isWithin([corner], t.tract_edge, 50)))) return 0;
      break;
  }
  return -1;
}

function why_left_end(unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$spotAhead(unit.stands_upon, $sub(unit.faces_toward, 90), $mul($floorDiv($mul(front_of(unit), -1), 2), -1), 360), notes];
}

function guards_left_end(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_right_end(unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$spotAhead(unit.stands_upon, $add(unit.faces_toward, 90), $mul($floorDiv($mul(front_of(unit), -1), 2), -1), 360), notes];
}

function guards_right_end(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_flanks_held(unit, world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (flank_held(unit, left_end(unit), world)) {
    notes.push([1, 1]);
    value = value + 1;
  }
  if (flank_held(unit, right_end(unit), world)) {
    notes.push([2, 1]);
    value = value + 1;
  }
  return [value, notes];
}

function guards_flanks_held(entry, unit, world) {
  switch (entry) {
    case 1:
      if (!(flank_held(unit, left_end(unit), world))) return 0;
      break;
    case 2:
      if (!(flank_held(unit, right_end(unit), world))) return 0;
      break;
  }
  return -1;
}

function why_charge_range(unit, world) {
  const notes = [];
  if (!pace_is_known(unit)) {
    notes.push([0, 0]);
    return [0, notes];
  }
  notes.push([1, 0]);
  return [pace(unit, 2 /* GAIT_CHARGE_RUN */, 0 /* GROUND_SORT_OPEN_GROUND */, world.sky_now, false), notes];
}

function guards_charge_range(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(!pace_is_known(unit))) return 0;
      break;
  }
  return -1;
}

function why_pace_is_known(unit) {
  const notes = [];
  if (!(typeof PACES_DISTANCE[mover(unit)][gait_of(unit)] !== "string")) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_pace_is_known(entry, unit) {
  switch (entry) {
    case 0:
      if (!(typeof PACES_DISTANCE[mover(unit)][gait_of(unit)] !== "string")) return 0;
      break;
  }
  return -1;
}

function why_charge_near(unit, other, world) {
  const notes = [];
  if (!within(unit, other, charge_range(unit, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_charge_near(entry, unit, other, world) {
  switch (entry) {
    case 0:
      if (!(within(unit, other, charge_range(unit, world)))) return 0;
      break;
  }
  return -1;
}

function why_higher(one, other, world) {
  const notes = [];
  if (height_at(one.stands_upon, world) <= height_at(other.stands_upon, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_higher(entry, one, other, world) {
  switch (entry) {
    case 0:
      if (!(height_at(one.stands_upon, world) > height_at(other.stands_upon, world))) return 0;
      break;
  }
  return -1;
}

function why_slope_toward(unit, other, world) {
  const notes = [];
  if (higher(unit, other, world)) {
    notes.push([0, 0]);
    return [2 /* SLOPE_DOWNHILL */, notes];
  }
  if (higher(other, unit, world)) {
    notes.push([1, 0]);
    return [1 /* SLOPE_UPHILL */, notes];
  }
  notes.push([2, 0]);
  return [0 /* SLOPE_LEVEL_GROUND */, notes];
}

function guards_slope_toward(entry, unit, other, world) {
  switch (entry) {
    case 0:
      if (!(higher(unit, other, world))) return 0;
      break;
    case 1:
      if (!(higher(other, unit, world))) return 0;
      break;
  }
  return -1;
}

function why_near(unit, other) {
  const notes = [];
  if (!$spotsNear(unit.stands_upon, other.stands_upon, 500)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_near(entry, unit, other) {
  switch (entry) {
    case 0:
      if (!($spotsNear(unit.stands_upon, other.stands_upon, 500))) return 0;
      break;
  }
  return -1;
}

function why_nearby(unit, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (o) => o !== unit && near(unit, o), (o) => o), notes];
}

function guards_nearby(entry, unit, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_field = {
  base_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "a figure on foot", den: 1, cites: "ruling \"How wide those stand who have rough bases\"" }],
  files_of: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "no more than there are", den: 1 }, { verb: "at least", text: "a rank has a figure", den: 1 }],
  ranks_of: [{ verb: "base", text: "", den: 1 }],
  front_of: [{ verb: "base", text: "", den: 20 }, { verb: "round", text: "", den: 20 }],
  depth_of: [{ verb: "base", text: "", den: 20 }, { verb: "round", text: "", den: 20 }],
  within: [{ verb: "holds", text: "", den: 1 }],
  side_of: [{ verb: "otherwise", text: "", den: 1 }],
  hidden_by: [{ verb: "no", text: "the view goes across it", den: 1 }, { verb: "no", text: "whoever stands in it sees and is seen", den: 1 }, { verb: "holds", text: "", den: 1 }],
  sight_of: [{ verb: "base", text: "how far the eye reaches on a clear day", den: 1 }, { verb: "times", text: "the weather", den: 100 }, { verb: "round", text: "", den: 100 }],
  sees: [{ verb: "no", text: "too far", den: 1 }, { verb: "no", text: "something is between them", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  height_at: [{ verb: "base", text: "", den: 1 }],
  shelter_at: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wooded_at: [{ verb: "holds", text: "", den: 1 }],
  hated_at: [{ verb: "holds", text: "", den: 1 }],
  in_front_of: [{ verb: "holds", text: "", den: 1 }],
  behind_of: [{ verb: "holds", text: "", den: 1 }],
  comes_from: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  flank_held: [{ verb: "yes", text: "a neighbour", den: 1 }, { verb: "yes", text: "ground that hardly anybody crosses", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  left_end: [{ verb: "otherwise", text: "", den: 1 }],
  right_end: [{ verb: "otherwise", text: "", den: 1 }],
  flanks_held: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the left", den: 1 }, { verb: "add", text: "the right", den: 1 }],
  charge_range: [{ verb: "case", text: "nobody knows how fast it is", den: 1, cites: "ruling \"What happens in a battle that needs a number which is lost\"" }, { verb: "otherwise", text: "", den: 1 }],
  pace_is_known: [{ verb: "holds", text: "", den: 1 }],
  charge_near: [{ verb: "holds", text: "", den: 1 }],
  higher: [{ verb: "holds", text: "", den: 1 }],
  slope_toward: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  near: [{ verb: "holds", text: "", den: 1 }],
  nearby: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_base_of, guards_base_of, why_files_of, guards_files_of, why_ranks_of, guards_ranks_of, why_front_of, guards_front_of, why_depth_of, guards_depth_of, why_within, guards_within, why_side_of, guards_side_of, why_hidden_by, guards_hidden_by, why_sight_of, guards_sight_of, why_sees, guards_sees, why_height_at, guards_height_at, why_shelter_at, guards_shelter_at, why_wooded_at, guards_wooded_at, why_hated_at, guards_hated_at, why_in_front_of, guards_in_front_of, why_behind_of, guards_behind_of, why_comes_from, guards_comes_from, why_flank_held, guards_flank_held, why_left_end, guards_left_end, why_right_end, guards_right_end, why_flanks_held, guards_flanks_held, why_charge_range, guards_charge_range, why_pace_is_known, guards_pace_is_known, why_charge_near, guards_charge_near, why_higher, guards_higher, why_slope_toward, guards_slope_toward, why_near, guards_near, why_nearby, guards_nearby, $labels_rules_field };
