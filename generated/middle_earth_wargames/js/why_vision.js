/** The rules of vision with the notes that explain them, and what has to hold for each entry. */
import { $add, $mul } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { $spotAhead } from "./runtime/geometry_angles.js";
import { $shapesTouch, $wayBetween } from "./runtime/geometry.js";
import { depth_of, in_front_of, side_of, within } from "./rules_field.js";
import { lone_figure } from "./rules_muster.js";
import { unit_cost } from "./rules_points.js";
import { ladder_cost } from "./rules_siege.js";
import { worth_of } from "./rules_vision.js";

function why_is_the_king(unit) {
  const notes = [];
  if (unit.chieftain !== 34 /* CHIEFTAIN_ANGMAR_KING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_is_the_king(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */)) return 0;
      break;
  }
  return -1;
}

function why_is_a_wraith(unit) {
  const notes = [];
  if (unit.chieftain !== 18 /* CHIEFTAIN_RINGWRAITH */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_is_a_wraith(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.chieftain === 18 /* CHIEFTAIN_RINGWRAITH */)) return 0;
      break;
  }
  return -1;
}

function why_friendly_cover_in(unit, tract) {
  const notes = [];
  if (tract.cover_given === 0 /* SHELTER_NO_SHELTER */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(unit.foes_around, (f) => $shapesTouch([f.stands_upon], tract.tract_edge))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friendly_cover_in(entry, unit, tract) {
  switch (entry) {
  }
  return -1;
}

function why_unfriendly_cover_in(unit, tract) {
  const notes = [];
  if (tract.cover_given === 0 /* SHELTER_NO_SHELTER */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(unit.foes_around, (f) => $shapesTouch([f.stands_upon], tract.tract_edge))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_unfriendly_cover_in(entry, unit, tract) {
  switch (entry) {
  }
  return -1;
}

function why_beset(unit, reach) {
  const notes = [];
  let unit_foes_around = unit.foes_around;
  if (!$any(unit_foes_around, (f) => in_front_of(unit, f) && within(unit, f, reach))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(unit_foes_around, (f) => !in_front_of(unit, f) && within(unit, f, reach))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beset(entry, unit, reach) {
  switch (entry) {
  }
  return -1;
}

function why_points_in_field(side, world) {
  const notes = [];
  let value = $sum(world.units, (u) => side_of(u) === side, (u) => worth_of(u));
  notes.push([0, value]);
  return [value, notes];
}

function guards_points_in_field(entry, side, world) {
  switch (entry) {
  }
  return -1;
}

function why_worth_of(unit) {
  const notes = [];
  let amount;
  let value = unit_cost(unit.men, unit.recruit, unit.armour, unit.steed);
  notes.push([0, value]);
  if (lone_figure(unit)) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let unit_ladder_length = unit.ladder_length;
  if (unit_ladder_length > 0) {
    amount = $mul(ladder_cost(unit_ladder_length), 2);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_worth_of(entry, unit) {
  switch (entry) {
    case 1:
      if (!(unit.ladder_length > 0)) return 0;
      break;
    case 2:
      if (!(lone_figure(unit))) return 0;
      break;
  }
  return -1;
}

function why_gap_between(one, other) {
  const notes = [];
  notes.push([0, 0]);
  return [$wayBetween(one.footing, other.footing), notes];
}

function guards_gap_between(entry, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_gap_to(unit, tract) {
  const notes = [];
  notes.push([0, 0]);
  return [$wayBetween(unit.footing, tract.tract_edge), notes];
}

function guards_gap_to(entry, unit, tract) {
  switch (entry) {
  }
  return -1;
}

function why_wall_gap_of(unit, rampart) {
  const notes = [];
  notes.push([0, 0]);
  return [$wayBetween([unit.stands_upon], rampart.built_along), notes];
}

function guards_wall_gap_of(entry, unit, rampart) {
  switch (entry) {
  }
  return -1;
}

function why_place_behind(unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$spotAhead(unit.stands_upon, $add(unit.faces_toward, 180), $add(depth_of(unit), 20), 360), notes];
}

function guards_place_behind(entry, unit) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_vision = {
  is_the_king: [{ verb: "holds", text: "", den: 1 }],
  is_a_wraith: [{ verb: "holds", text: "", den: 1 }],
  friendly_cover_in: [{ verb: "needs", text: "It gives no cover.", den: 1 }, { verb: "needs", text: "The enemy holds it.", den: 1 }],
  unfriendly_cover_in: [{ verb: "needs", text: "It gives no cover.", den: 1 }, { verb: "needs", text: "No enemy holds it.", den: 1 }],
  beset: [{ verb: "needs", text: "Nobody stands before it.", den: 1 }, { verb: "needs", text: "Nobody stands beside or behind it.", den: 1 }],
  points_in_field: [{ verb: "base", text: "", den: 2 }],
  worth_of: [{ verb: "base", text: "", den: 2 }, { verb: "add", text: "its ladder", den: 2, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"SCALING LADDERS.\", line 1027" }, { verb: "set to", text: "leaders with names are not on the points table", den: 2, cites: "ruling \"What leaders with names cost\"" }],
  gap_between: [{ verb: "otherwise", text: "", den: 1 }],
  gap_to: [{ verb: "otherwise", text: "", den: 1 }],
  wall_gap_of: [{ verb: "otherwise", text: "", den: 1 }],
  place_behind: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_is_the_king, guards_is_the_king, why_is_a_wraith, guards_is_a_wraith, why_friendly_cover_in, guards_friendly_cover_in, why_unfriendly_cover_in, guards_unfriendly_cover_in, why_beset, guards_beset, why_points_in_field, guards_points_in_field, why_worth_of, guards_worth_of, why_gap_between, guards_gap_between, why_gap_to, guards_gap_to, why_wall_gap_of, guards_wall_gap_of, why_place_behind, guards_place_behind, $labels_rules_vision };
