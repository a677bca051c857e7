/** The rules of marching. */
import { $extreme, $floorDiv, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $lowest, $pick } from "./runtime/lists.js";
import { $bearingTo, $liesInArc, $spotToward } from "./runtime/geometry_angles.js";
import { $shapesOverlap, $shapesTouch, $spotsApart, $wayBetween } from "./runtime/geometry.js";
import { $roomAhead } from "./runtime/geometry_moves.js";
import { GROUND_SHARES_PART, ground_shares_part, paces_distance } from "./tables.js";
import { pace_is_known, side_of } from "./rules_field.js";
import { mover, pace, turn_cost, walker } from "./rules_movement.js";
import { lone_figure } from "./rules_muster.js";
import { aloft, dazed, flight_length } from "./rules_skies.js";
import { bars_the_way } from "./rules_storming.js";
import { gait_of } from "./rules_withdrawal.js";
import { way_to_light } from "./rules_wizardry.js";

function walks_toward(unit, world) {
  if (unit.gone_wild) {
    return null;
  }
  if (unit.moves_away !== null || dazed(unit) || unit.air_prey !== null) {
    return null;
  }
  if (!pace_is_known(unit)) {
    return null;
  }
  if (unit.foe !== null || unit.halted_for > 0 || unit.stance !== 0 /* STANCE_STEADY */) {
    return null;
  }
  if (unit.rash_for > 0 && nearest_foe(unit, world) !== null) {
    return $present(nearest_foe(unit, world), "").stands_upon;
  }
  let unit_duty_now = unit.duty_now;
  if ((unit_duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit_duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */) && unit.quarry !== null) {
    return unit.quarry.stands_upon;
  }
  if (unit_duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */) {
    return unit.march_aim;
  }
  return null;
}

function nearest_foe(unit, world) {
  return $lowest(world.units, (f) => side_of(f) !== side_of(unit) && !aloft(f), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]);
}

function worst_ground(unit, way, world) {
  if (aloft(unit)) {
    return 0 /* GROUND_SORT_OPEN_GROUND */;
  }
  let tract = slowest_tract(unit, way, world);
  if (tract !== null) {
    return tract.ground_sort;
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as !== 23 /* STRUCK_CHARIOT */ && unit_struck_as !== 24 /* STRUCK_ELEPHANT */ && $any(unit.friends_around, (o) => o !== unit && side_of(o) === side_of(unit) && !lone_figure(o) && !aloft(o) && $shapesOverlap(way, o.footing))) {
    return 9 /* GROUND_SORT_OWN_RANKS */;
  }
  return 0 /* GROUND_SORT_OPEN_GROUND */;
}

function slowest_tract(unit, way, world) {
  return $lowest(world.tracts, (t) => t.ground_sort !== 0 /* GROUND_SORT_OPEN_GROUND */ && ground_is_known(unit, t.ground_sort) && $shapesTouch(way, t.tract_edge), (t) => [ground_shares_part(walker(unit), t.ground_sort)]);
}

function ground_is_known(unit, ground) {
  return typeof GROUND_SHARES_PART[walker(unit)][ground] !== "string";
}

function march_length(unit, aim, world) {
  let value, unit_stands_upon, limit, limit_, limit_2;
  let aloft_ = aloft(unit);
  if (aloft_) {
    value = flight_length(unit, world);
  } else {
    unit_stands_upon = unit.stands_upon;
    value = pace(unit, gait_of(unit), worst_ground(unit, [unit_stands_upon, $spotToward(unit_stands_upon, aim, paces_distance(mover(unit), gait_of(unit)))], world), world.sky_now, false);
  }
  if (turns_about(unit, aim) && !aloft_) {
    value = value - turn_cost(unit);
  }
  if (value < 0) {
    value = 0;
  }
  if (!aloft_) {
    limit = free_way(unit, aim, world);
    if (value > limit) {
      value = limit;
    }
  }
  let unit_stands_upon_ = unit.stands_upon;
  let limit_3 = $spotsApart(unit_stands_upon_, aim);
  if (value > limit_3) {
    value = limit_3;
  }
  if (unit.shuns !== null) {
    limit_ = way_to_light(unit, aim);
    if (value > limit_) {
      value = limit_;
    }
  }
  if (!aloft_ && first_wall(unit, aim, world) !== null) {
    limit_2 = way_to_wall(unit, aim, world);
    if (value > limit_2) {
      value = limit_2;
    }
  }
  return value;
}

function first_wall(unit, aim, world) {
  let unit_stands_upon = unit.stands_upon;
  return $lowest(world.ramparts, (r) => bars_the_way(r, unit_stands_upon, aim), (r) => [$wayBetween([unit_stands_upon], r.built_along)]);
}

function way_to_wall(unit, aim, world) {
  let unit_stands_upon, value;
  let rampart = first_wall(unit, aim, world);
  if (rampart !== null) {
    unit_stands_upon = unit.stands_upon;
    value = $roomAhead([unit_stands_upon], $bearingTo(unit_stands_upon, aim, 360), 500, rampart.built_along, 360);
  } else {
    value = 2000;
  }
  value = $sub(value, 5);
  if (value < 0) {
    value = 0;
  }
  return value;
}

function turns_about(unit, aim) {
  return !$liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, aim, 360);
}

function free_way(unit, aim, world) {
  return $extreme($smaller, [2000, ...$pick(unit.foes_around, (f) => !aloft(f), (f) => room_before(unit, aim, f, world))]);
}

function comes_to_meet(foe, unit, world) {
  let walks_toward_ = walks_toward(foe, world);
  return walks_toward_ !== null && $roomAhead(foe.footing, $bearingTo(foe.stands_upon, walks_toward_, 360), 500, unit.footing, 360) < 500;
}

function room_before(unit, aim, foe, world) {
  let clear = $roomAhead(unit.footing, $bearingTo(unit.stands_upon, aim, 360), 500, foe.footing, 360);
  let value = clear;
  if (clear >= 500) {
    value = 2000;
  }
  value = $sub(value, 2);
  if (!comes_to_meet(foe, unit, world)) {
    value = $mul(value, 2);
  }
  if (value < 0) {
    value = 0;
  }
  return $floorDiv(value, 2);
}

export { walks_toward, nearest_foe, worst_ground, slowest_tract, ground_is_known, march_length, first_wall, way_to_wall, turns_about, free_way, comes_to_meet, room_before };
