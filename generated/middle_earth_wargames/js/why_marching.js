/** The rules of marching with the notes that explain them, and what has to hold for each entry. */
import { $extreme, $floorDiv, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $lowest, $pick } from "./runtime/lists.js";
import { $bearingTo, $liesInArc, $spotToward } from "./runtime/geometry_angles.js";
import { $shapesOverlap, $shapesTouch, $spotsApart, $wayBetween } from "./runtime/geometry.js";
import { $roomAhead } from "./runtime/geometry_moves.js";
import { GROUND_SHARES_PART, ground_shares_part, paces_distance } from "./tables.js";
import { pace_is_known, side_of } from "./rules_field.js";
import { comes_to_meet, first_wall, free_way, ground_is_known, nearest_foe, room_before, slowest_tract, turns_about, walks_toward, way_to_wall, worst_ground } from "./rules_marching.js";
import { mover, pace, turn_cost, walker } from "./rules_movement.js";
import { lone_figure } from "./rules_muster.js";
import { aloft, dazed, flight_length } from "./rules_skies.js";
import { bars_the_way } from "./rules_storming.js";
import { gait_of } from "./rules_withdrawal.js";
import { way_to_light } from "./rules_wizardry.js";

function why_walks_toward(unit, world) {
  const notes = [];
  if (unit.gone_wild) {
    notes.push([0, 0]);
    return [null, notes];
  }
  if (unit.moves_away !== null || dazed(unit) || unit.air_prey !== null) {
    notes.push([1, 0]);
    return [null, notes];
  }
  if (!pace_is_known(unit)) {
    notes.push([2, 0]);
    return [null, notes];
  }
  if (unit.foe !== null || unit.halted_for > 0 || unit.stance !== 0 /* STANCE_STEADY */) {
    notes.push([3, 0]);
    return [null, notes];
  }
  if (unit.rash_for > 0 && nearest_foe(unit, world) !== null) {
    notes.push([4, 0]);
    return [$present(nearest_foe(unit, world), "").stands_upon, notes];
  }
  let unit_duty_now = unit.duty_now;
  if ((unit_duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit_duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */) && unit.quarry !== null) {
    notes.push([5, 0]);
    return [unit.quarry.stands_upon, notes];
  }
  if (unit_duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */) {
    notes.push([6, 0]);
    return [unit.march_aim, notes];
  }
  notes.push([7, 0]);
  return [null, notes];
}

function guards_walks_toward(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.gone_wild)) return 0;
      break;
    case 1:
      if (!(unit.moves_away !== null || dazed(unit) || unit.air_prey !== null)) return 0;
      break;
    case 2:
      if (!(!pace_is_known(unit))) return 0;
      break;
    case 3:
      if (!(unit.foe !== null || unit.halted_for > 0 || unit.stance !== 0 /* STANCE_STEADY */)) return 0;
      break;
    case 4:
      if (!(unit.rash_for > 0)) return 0;
      if (!(nearest_foe(unit, world) !== null)) return 1;
      break;
    case 5:
      if (!(unit.duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */)) return 0;
      if (!(unit.quarry !== null)) return 1;
      break;
    case 6:
      if (!(unit.duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */)) return 0;
      break;
  }
  return -1;
}

function why_nearest_foe(unit, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.units, (f) => side_of(f) !== side_of(unit) && !aloft(f), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]), notes];
}

function guards_nearest_foe(entry, unit, world) {
  switch (entry) {
  }
  return -1;
}

function why_worst_ground(unit, way, world) {
  const notes = [];
  if (aloft(unit)) {
    notes.push([0, 0]);
    return [0 /* GROUND_SORT_OPEN_GROUND */, notes];
  }
  if (slowest_tract(unit, way, world) !== null) {
    notes.push([1, 0]);
    return [$present(slowest_tract(unit, way, world), "").ground_sort, notes];
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as !== 23 /* STRUCK_CHARIOT */ && unit_struck_as !== 24 /* STRUCK_ELEPHANT */ && $any(unit.friends_around, (o) => o !== unit && side_of(o) === side_of(unit) && !lone_figure(o) && !aloft(o) && $shapesOverlap(way, o.footing))) {
    notes.push([2, 0]);
    return [9 /* GROUND_SORT_OWN_RANKS */, notes];
  }
  notes.push([3, 0]);
  return [0 /* GROUND_SORT_OPEN_GROUND */, notes];
}

function guards_worst_ground(entry, unit, way, world) {
  switch (entry) {
    case 0:
      if (!(aloft(unit))) return 0;
      break;
    case 1:
      if (!(slowest_tract(unit, way, world) !== null)) return 0;
      break;
    case 2:
      if (!(unit.struck_as !== 23 /* STRUCK_CHARIOT */ && unit.struck_as !== 24 /* STRUCK_ELEPHANT */)) return 0;
      if (!($any(unit.friends_around, (o) => o !== unit && side_of(o) === side_of(unit) && !lone_figure(o) && !aloft(o) && $shapesOverlap(way, o.footing)))) return 1;
      break;
  }
  return -1;
}

function why_slowest_tract(unit, way, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.tracts, (t) => t.ground_sort !== 0 /* GROUND_SORT_OPEN_GROUND */ && ground_is_known(unit, t.ground_sort) && $shapesTouch(way, t.tract_edge), (t) => [ground_shares_part(walker(unit), t.ground_sort)]), notes];
}

function guards_slowest_tract(entry, unit, way, world) {
  switch (entry) {
  }
  return -1;
}

function why_ground_is_known(unit, ground) {
  const notes = [];
  if (!(typeof GROUND_SHARES_PART[walker(unit)][ground] !== "string")) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_ground_is_known(entry, unit, ground) {
  switch (entry) {
    case 0:
      if (!(typeof GROUND_SHARES_PART[walker(unit)][ground] !== "string")) return 0;
      break;
  }
  return -1;
}

function why_march_length(unit, aim, world) {
  const notes = [];
  let value, unit_stands_upon, amount, limit, limit_, limit_2;
  if (aloft(unit)) {
    value = flight_length(unit, world);
    notes.push([0, value]);
  } else if (!aloft(unit)) {
    unit_stands_upon = unit.stands_upon;
    value = pace(unit, gait_of(unit), worst_ground(unit, [unit_stands_upon, $spotToward(unit_stands_upon, aim, paces_distance(mover(unit), gait_of(unit)))], world), world.sky_now, false);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (turns_about(unit, aim) && !aloft(unit)) {
    amount = turn_cost(unit);
    notes.push([2, $mul(amount, -1)]);
    value = value - amount;
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  if (!aloft(unit)) {
    limit = free_way(unit, aim, world);
    if (value > limit) {
      notes.push([4, $sub(limit, value)]);
      value = limit;
    }
  }
  let unit_stands_upon_ = unit.stands_upon;
  let limit_3 = $spotsApart(unit_stands_upon_, aim);
  if (value > limit_3) {
    notes.push([5, limit_3 - value]);
    value = limit_3;
  }
  if (unit.shuns !== null) {
    limit_ = way_to_light(unit, aim);
    if (value > limit_) {
      notes.push([6, limit_ - value]);
      value = limit_;
    }
  }
  if (!aloft(unit) && first_wall(unit, aim, world) !== null) {
    limit_2 = way_to_wall(unit, aim, world);
    if (value > limit_2) {
      notes.push([7, limit_2 - value]);
      value = limit_2;
    }
  }
  return [value, notes];
}

function guards_march_length(entry, unit, aim, world) {
  switch (entry) {
    case 0:
      if (!(aloft(unit))) return 0;
      break;
    case 1:
      if (!(!aloft(unit))) return 0;
      break;
    case 2:
      if (!(turns_about(unit, aim))) return 0;
      if (!(!aloft(unit))) return 1;
      break;
    case 4:
      if (!(!aloft(unit))) return 0;
      break;
    case 6:
      if (!(unit.shuns !== null)) return 0;
      break;
    case 7:
      if (!(!aloft(unit))) return 0;
      if (!(first_wall(unit, aim, world) !== null)) return 1;
      break;
  }
  return -1;
}

function why_first_wall(unit, aim, world) {
  const notes = [];
  notes.push([0, 0]);
  let unit_stands_upon = unit.stands_upon;
  return [$lowest(world.ramparts, (r) => bars_the_way(r, unit_stands_upon, aim), (r) => [$wayBetween([unit_stands_upon], r.built_along)]), notes];
}

function guards_first_wall(entry, unit, aim, world) {
  switch (entry) {
  }
  return -1;
}

function why_way_to_wall(unit, aim, world) {
  const notes = [];
  let unit_stands_upon, value;
  if (first_wall(unit, aim, world) !== null) {
    unit_stands_upon = unit.stands_upon;
    value = $roomAhead([unit_stands_upon], $bearingTo(unit_stands_upon, aim, 360), 500, $present(first_wall(unit, aim, world), "").built_along, 360);
    notes.push([0, value]);
  } else if (first_wall(unit, aim, world) === null) {
    notes.push([1, 2000]);
    value = 2000;
  } else {
    value = 0;
  }
  notes.push([2, -5]);
  value = $sub(value, 5);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_way_to_wall(entry, unit, aim, world) {
  switch (entry) {
    case 0:
      if (!(first_wall(unit, aim, world) !== null)) return 0;
      break;
    case 1:
      if (!(first_wall(unit, aim, world) === null)) return 0;
      break;
  }
  return -1;
}

function why_turns_about(unit, aim) {
  const notes = [];
  if ($liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, aim, 360)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_turns_about(entry, unit, aim) {
  switch (entry) {
    case 0:
      if (!(!$liesInArc(unit.stands_upon, unit.faces_toward, -90, 90, aim, 360))) return 0;
      break;
  }
  return -1;
}

function why_free_way(unit, aim, world) {
  const notes = [];
  let value = $extreme($smaller, [2000, ...$pick(unit.foes_around, (f) => !aloft(f), (f) => room_before(unit, aim, f, world))]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_free_way(entry, unit, aim, world) {
  switch (entry) {
  }
  return -1;
}

function why_comes_to_meet(foe, unit, world) {
  const notes = [];
  if (walks_toward(foe, world) === null || $roomAhead(foe.footing, $bearingTo(foe.stands_upon, $present(walks_toward(foe, world), ""), 360), 500, unit.footing, 360) >= 500) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_comes_to_meet(entry, foe, unit, world) {
  switch (entry) {
    case 0:
      if (!(walks_toward(foe, world) !== null)) return 0;
      if (!($roomAhead(foe.footing, $bearingTo(foe.stands_upon, $present(walks_toward(foe, world), ""), 360), 500, unit.footing, 360) < 500)) return 1;
      break;
  }
  return -1;
}

function why_room_before(unit, aim, foe, world) {
  const notes = [];
  let clear = $roomAhead(unit.footing, $bearingTo(unit.stands_upon, aim, 360), 500, foe.footing, 360);
  notes.push([0, clear]);
  let value = clear;
  notes.push([1, value]);
  if (clear >= 500) {
    notes.push([3, $sub(2000, value)]);
    value = 2000;
  }
  notes.push([4, -2]);
  value = $sub(value, 2);
  if (comes_to_meet(foe, unit, world)) {
    notes.push([2, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([6, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_room_before(entry, unit, aim, foe, world) {
  switch (entry) {
    case 2:
      if (!(comes_to_meet(foe, unit, world))) return 0;
      break;
    case 3: return null;
  }
  return -1;
}

const $labels_rules_marching = {
  walks_toward: [{ verb: "case", text: "its beast has gone wild", den: 1 }, { verb: "case", text: "it does something else", den: 1 }, { verb: "case", text: "nobody knows how far it walks", den: 1, cites: "ruling \"What happens in a battle that needs a number which is lost\"" }, { verb: "case", text: "it does not march", den: 1 }, { verb: "case", text: "it cannot be held", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  nearest_foe: [{ verb: "otherwise", text: "", den: 1 }],
  worst_ground: [{ verb: "case", text: "far below", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "through friends", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  slowest_tract: [{ verb: "otherwise", text: "", den: 1 }],
  ground_is_known: [{ verb: "holds", text: "", den: 1 }],
  march_length: [{ verb: "base", text: "in the air", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "subtract", text: "turning about", den: 1 }, { verb: "at least", text: "", den: 1 }, { verb: "at most", text: "up to the enemy", den: 1 }, { verb: "at most", text: "up to its aim", den: 1 }, { verb: "at most", text: "up to where a wizard's light holds it off", den: 1 }, { verb: "at most", text: "up to a wall", den: 1 }],
  first_wall: [{ verb: "otherwise", text: "", den: 1 }],
  way_to_wall: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "subtract", text: "its foot", den: 1 }, { verb: "at least", text: "", den: 1 }],
  turns_about: [{ verb: "holds", text: "", den: 1 }],
  free_way: [{ verb: "base", text: "up to the first enemy in the way", den: 1 }],
  comes_to_meet: [{ verb: "holds", text: "", den: 1 }],
  room_before: [{ verb: "let", text: "clear", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "divide by", text: "who comes as well", den: 2 }, { verb: "set to", text: "not in the way", den: 1 }, { verb: "subtract", text: "a step is left between them", den: 1 }, { verb: "at least", text: "", den: 2 }, { verb: "round", text: "", den: 2 }],
};

export { why_walks_toward, guards_walks_toward, why_nearest_foe, guards_nearest_foe, why_worst_ground, guards_worst_ground, why_slowest_tract, guards_slowest_tract, why_ground_is_known, guards_ground_is_known, why_march_length, guards_march_length, why_first_wall, guards_first_wall, why_way_to_wall, guards_way_to_wall, why_turns_about, guards_turns_about, why_free_way, guards_free_way, why_comes_to_meet, guards_comes_to_meet, why_room_before, guards_room_before, $labels_rules_marching };
