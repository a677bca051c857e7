/** The rules of field. */
import { $add, $floorDiv, $larger, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";
import { $liesInArc, $spotAhead } from "./runtime/geometry_angles.js";
import { $isWithin, $shapesOverlap, $shapesTouch, $spotsNear } from "./runtime/geometry.js";
import { PACES_DISTANCE, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { block_depth, frontage } from "./rules_armies.js";
import { mounted } from "./rules_morale.js";
import { mover, pace } from "./rules_movement.js";
import { sight_under } from "./rules_weather.js";
import { gait_of } from "./rules_withdrawal.js";
import { hostile_wood } from "./rules_woods.js";

function base_of(unit) {
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 23 /* STRUCK_CHARIOT */) {
    return 3 /* BASE_SORT_CHARIOT_BASE */;
  }
  if (unit_struck_as === 24 /* STRUCK_ELEPHANT */) {
    return 2 /* BASE_SORT_BEAST_BASE */;
  }
  if (mounted(unit) || unit_struck_as === 19 /* STRUCK_WOLF */ || unit_struck_as === 20 /* STRUCK_WARG */) {
    return 1 /* BASE_SORT_RIDER_BASE */;
  }
  return 0 /* BASE_SORT_MAN_BASE */;
}

function files_of(unit) {
  let value = unit.abreast;
  if (value < 1) {
    value = 1;
  }
  let limit = unit.men;
  if (value > limit) {
    value = limit;
  }
  return value;
}

function ranks_of(unit) {
  let value = $mul($quotient($mul(unit.men, -1), $larger(1, files_of(unit)), "ranks_of"), -1);
  return $mul(value, 2);
}

function front_of(unit) {
  let value = $mul(frontage(base_of(unit), files_of(unit), unit.spacing), 127);
  return $mul($floorDiv($mul(value, -1), 20), -1);
}

function depth_of(unit) {
  let value = $mul(block_depth(base_of(unit), ranks_of(unit)), 127);
  return $mul($floorDiv($mul(value, -1), 20), -1);
}

function within(one, other, reach) {
  return $isWithin(one.footing, other.footing, reach);
}

function side_of(unit) {
  return TROOP_SIDE[unit.troop];
}

function hidden_by(tract, one, other) {
  if (!tract.screens) {
    return false;
  }
  let one_stands_upon = one.stands_upon;
  let tract_tract_edge = tract.tract_edge;
  if ($shapesTouch([one_stands_upon], tract_tract_edge) || $shapesTouch([other.stands_upon], tract_tract_edge)) {
    return false;
  }
  let other_stands_upon = other.stands_upon;
  return $shapesOverlap([one_stands_upon, other_stands_upon], tract_tract_edge);
}

function sight_of(unit, world) {
  let value = 2000;
  value = $mul(value, sight_under(world.sky_now, TROOP_RACE[unit.troop]));
  return $floorDiv(value, 100);
}

function sees(one, other, world) {
  if (!$spotsNear(one.stands_upon, other.stands_upon, sight_of(one, world))) {
    return false;
  }
  return !$any(world.tracts, (t) => hidden_by(t, one, other));
}

function height_at(place, world) {
  return $sum(world.tracts, (t) => t.rise > 0 && $shapesTouch([place], t.tract_edge), (t) => t.rise);
}

function shelter_at(place, world) {
  if ($any(world.tracts, (t) => t.cover_given === 2 /* SHELTER_HARD */ && $shapesTouch([place], t.tract_edge))) {
    return 2 /* SHELTER_HARD */;
  }
  if ($any(world.tracts, (t) => t.cover_given === 1 /* SHELTER_SOFT */ && $shapesTouch([place], t.tract_edge))) {
    return 1 /* SHELTER_SOFT */;
  }
  return 0 /* SHELTER_NO_SHELTER */;
}

function wooded_at(place, world) {
  return $any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch([place], t.tract_edge));
}

function hated_at(place, side, world) {
  return $any(world.tracts, (t) => t.allegiance !== null && hostile_wood(side, t.allegiance) && $shapesTouch([place], t.tract_edge));
}

function in_front_of(unit, other) {
  return $liesInArc(unit.stands_upon, unit.faces_toward, -45, 45, other.stands_upon, 360);
}

function behind_of(unit, other) {
  return !$liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, other.stands_upon, 360);
}

function comes_from(unit, other) {
  if (in_front_of(unit, other)) {
    return 0 /* ENTRY_WAY_FRONT_ENTRY */;
  }
  if (behind_of(unit, other)) {
    return 2 /* ENTRY_WAY_REAR_ENTRY */;
  }
  return 1 /* ENTRY_WAY_FLANK_ENTRY */;
}

function flank_held(unit, corner, world) {
  if ($any(unit.friends_around, (f) => $isWithin([corner], f.footing, 50))) {
    return true;
  }
  return $any(world.tracts, (t) => (t.ground_sort === 1 /* GROUND_SORT_DEEP_RIVER */ || t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */) && $isWithin([corner], t.tract_edge, 50));
}

function left_end(unit) {
  return $spotAhead(unit.stands_upon, $sub(unit.faces_toward, 90), $mul($floorDiv($mul(front_of(unit), -1), 2), -1), 360);
}

function right_end(unit) {
  return $spotAhead(unit.stands_upon, $add(unit.faces_toward, 90), $mul($floorDiv($mul(front_of(unit), -1), 2), -1), 360);
}

function flanks_held(unit, world) {
  let value = 0;
  if (flank_held(unit, left_end(unit), world)) {
    value = value + 1;
  }
  if (flank_held(unit, right_end(unit), world)) {
    value = value + 1;
  }
  return value;
}

function charge_range(unit, world) {
  if (!pace_is_known(unit)) {
    return 0;
  }
  return pace(unit, 2 /* GAIT_CHARGE_RUN */, 0 /* GROUND_SORT_OPEN_GROUND */, world.sky_now, false);
}

function pace_is_known(unit) {
  return typeof PACES_DISTANCE[mover(unit)][gait_of(unit)] !== "string";
}

function charge_near(unit, other, world) {
  return within(unit, other, charge_range(unit, world));
}

function higher(one, other, world) {
  return height_at(one.stands_upon, world) > height_at(other.stands_upon, world);
}

function slope_toward(unit, other, world) {
  if (higher(unit, other, world)) {
    return 2 /* SLOPE_DOWNHILL */;
  }
  if (higher(other, unit, world)) {
    return 1 /* SLOPE_UPHILL */;
  }
  return 0 /* SLOPE_LEVEL_GROUND */;
}

function near(unit, other) {
  return $spotsNear(unit.stands_upon, other.stands_upon, 500);
}

function nearby(unit, world) {
  return $pick(world.units, (o) => o !== unit && near(unit, o), (o) => o);
}

export { base_of, files_of, ranks_of, front_of, depth_of, within, side_of, hidden_by, sight_of, sees, height_at, shelter_at, wooded_at, hated_at, in_front_of, behind_of, comes_from, flank_held, left_end, right_end, flanks_held, charge_range, pace_is_known, charge_near, higher, slope_toward, near, nearby };
