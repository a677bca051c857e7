/** The rules of nerves with the notes that explain them, and what has to hold for each entry. */
import { $add, $present, $sub } from "./runtime/numbers.js";
import { $any, $contains } from "./runtime/lists.js";
import { $bearingTo, $spotAhead } from "./runtime/geometry_angles.js";
import { $shapesOverlap, $shapesTouch } from "./runtime/geometry.js";
import { charge_range } from "./rules_field.js";
import { nearest_foe } from "./rules_marching.js";
import { heading, hindrance_behind, straight_back, what_hinders } from "./rules_nerves.js";
import { bars_the_way } from "./rules_storming.js";
import { rout_goes_round } from "./rules_withdrawal.js";

function why_moves_counted(moves, world) {
  const notes = [];
  let value = moves;
  notes.push([0, value]);
  if (world.marches_are_over) {
    notes.push([1, 1]);
    value = $add(value, 1);
  }
  return [value, notes];
}

function guards_moves_counted(entry, moves, world) {
  switch (entry) {
    case 1:
      if (!(world.marches_are_over)) return 0;
      break;
  }
  return -1;
}

function why_stance_of(answer) {
  const notes = [];
  if (answer === 5 /* REACTION_RETIRE */) {
    notes.push([0, 0]);
    return [2 /* STANCE_RETIRING */, notes];
  }
  if (answer === 6 /* REACTION_RETREAT */) {
    notes.push([1, 0]);
    return [3 /* STANCE_RETREATING */, notes];
  }
  if (answer === 7 /* REACTION_ROUT */) {
    notes.push([2, 0]);
    return [4 /* STANCE_ROUTING */, notes];
  }
  notes.push([3, 0]);
  return [0 /* STANCE_STEADY */, notes];
}

function guards_stance_of(entry, answer) {
  switch (entry) {
    case 0:
      if (!(answer === 5 /* REACTION_RETIRE */)) return 0;
      break;
    case 1:
      if (!(answer === 6 /* REACTION_RETREAT */)) return 0;
      break;
    case 2:
      if (!(answer === 7 /* REACTION_ROUT */)) return 0;
      break;
  }
  return -1;
}

function why_withdrawal_of(stance) {
  const notes = [];
  if (stance === 2 /* STANCE_RETIRING */) {
    notes.push([0, 0]);
    return [5 /* REACTION_RETIRE */, notes];
  }
  if (stance === 3 /* STANCE_RETREATING */) {
    notes.push([1, 0]);
    return [6 /* REACTION_RETREAT */, notes];
  }
  if (stance === 4 /* STANCE_ROUTING */) {
    notes.push([2, 0]);
    return [7 /* REACTION_ROUT */, notes];
  }
  notes.push([3, 0]);
  return [2 /* REACTION_AS_ORDERED */, notes];
}

function guards_withdrawal_of(entry, stance) {
  switch (entry) {
    case 0:
      if (!(stance === 2 /* STANCE_RETIRING */)) return 0;
      break;
    case 1:
      if (!(stance === 3 /* STANCE_RETREATING */)) return 0;
      break;
    case 2:
      if (!(stance === 4 /* STANCE_ROUTING */)) return 0;
      break;
  }
  return -1;
}

function why_straight_back(unit, world) {
  const notes = [];
  let unit_runs_from = unit.runs_from;
  if (unit_runs_from !== null && $contains(world.units, unit_runs_from)) {
    notes.push([0, 0]);
    return [$bearingTo(unit_runs_from.stands_upon, unit.stands_upon, 360), notes];
  }
  if (nearest_foe(unit, world) !== null) {
    notes.push([1, 0]);
    return [$bearingTo($present(nearest_foe(unit, world), "").stands_upon, unit.stands_upon, 360), notes];
  }
  notes.push([2, 0]);
  return [heading($add(unit.faces_toward, 180)), notes];
}

function guards_straight_back(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.runs_from !== null)) return 0;
      if (!($contains(world.units, unit.runs_from))) return 1;
      break;
    case 1:
      if (!(nearest_foe(unit, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_heading(turned) {
  const notes = [];
  if (turned >= 360) {
    notes.push([0, 0]);
    return [$sub(turned, 360), notes];
  }
  notes.push([1, 0]);
  return [turned, notes];
}

function guards_heading(entry, turned) {
  switch (entry) {
    case 0:
      if (!(turned >= 360)) return 0;
      break;
  }
  return -1;
}

function why_hindrance_behind(unit, world) {
  const notes = [];
  notes.push([0, 0]);
  let unit_stands_upon = unit.stands_upon;
  return [what_hinders(unit, [unit_stands_upon, $spotAhead(unit_stands_upon, straight_back(unit, world), charge_range(unit, world), 360)], world), notes];
}

function guards_hindrance_behind(entry, unit, world) {
  switch (entry) {
  }
  return -1;
}

function why_what_hinders(unit, way, world) {
  const notes = [];
  if ($any(world.tracts, (t) => t.built_as !== null && $shapesTouch(way, t.tract_edge)) || $any(world.ramparts, (r) => bars_the_way(r, unit.stands_upon, $spotAhead(unit.stands_upon, straight_back(unit, world), charge_range(unit, world), 360)))) {
    notes.push([0, 0]);
    return [0 /* HINDRANCE_HINDERING_HOUSES */, notes];
  }
  if ($any(world.units, (o) => o !== unit && o.foe !== null && o.foe !== unit && $shapesOverlap(way, o.footing))) {
    notes.push([1, 0]);
    return [1 /* HINDRANCE_HINDERING_MELEE */, notes];
  }
  if ($any(unit.foes_around, (f) => $shapesOverlap(way, f.footing))) {
    notes.push([2, 0]);
    return [4 /* HINDRANCE_HINDERING_ENEMIES */, notes];
  }
  if ($any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch(way, t.tract_edge))) {
    notes.push([3, 0]);
    return [2 /* HINDRANCE_HINDERING_WOOD */, notes];
  }
  if ($any(world.tracts, (t) => t.rise > 0 && $shapesTouch(way, t.tract_edge))) {
    notes.push([4, 0]);
    return [3 /* HINDRANCE_HINDERING_HILL */, notes];
  }
  notes.push([5, 0]);
  return [null, notes];
}

function guards_what_hinders(entry, unit, way, world) {
  switch (entry) {
    case 0:
      if (!($any(world.tracts, (t) => t.built_as !== null && $shapesTouch(way, t.tract_edge)) || $any(world.ramparts, (r) => bars_the_way(r, unit.stands_upon, $spotAhead(unit.stands_upon, straight_back(unit, world), charge_range(unit, world), 360))))) return 0;
      break;
    case 1:
      if (!($any(world.units, (o) => o !== unit && o.foe !== null && o.foe !== unit && $shapesOverlap(way, o.footing)))) return 0;
      break;
    case 2:
      if (!($any(unit.foes_around, (f) => $shapesOverlap(way, f.footing)))) return 0;
      break;
    case 3:
      if (!($any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch(way, t.tract_edge)))) return 0;
      break;
    case 4:
      if (!($any(world.tracts, (t) => t.rise > 0 && $shapesTouch(way, t.tract_edge)))) return 0;
      break;
  }
  return -1;
}

function why_way_back(unit, answer, world) {
  const notes = [];
  if (answer === 7 /* REACTION_ROUT */ && hindrance_behind(unit, world) !== null && rout_goes_round($present(hindrance_behind(unit, world), ""))) {
    notes.push([0, 0]);
    return [heading($add(straight_back(unit, world), 45)), notes];
  }
  notes.push([1, 0]);
  return [straight_back(unit, world), notes];
}

function guards_way_back(entry, unit, answer, world) {
  switch (entry) {
    case 0:
      if (!(answer === 7 /* REACTION_ROUT */)) return 0;
      if (!(hindrance_behind(unit, world) !== null)) return 1;
      if (!(rout_goes_round($present(hindrance_behind(unit, world), "")))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_nerves = {
  moves_counted: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the marches of this move are over", den: 1, cites: "ruling \"Which move is lost by those who halt, and run by those who cannot be held\"" }],
  stance_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  withdrawal_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  straight_back: [{ verb: "case", text: "from whoever drove it back", den: 1 }, { verb: "case", text: "from the nearest", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  heading: [{ verb: "case", text: "a whole turn less", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hindrance_behind: [{ verb: "otherwise", text: "", den: 1 }],
  what_hinders: [{ verb: "case", text: "houses or walls", den: 1 }, { verb: "case", text: "a melee", den: 1 }, { verb: "case", text: "enemies", den: 1 }, { verb: "case", text: "a wood", den: 1 }, { verb: "case", text: "a hill", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  way_back: [{ verb: "case", text: "round what is in the way", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_moves_counted, guards_moves_counted, why_stance_of, guards_stance_of, why_withdrawal_of, guards_withdrawal_of, why_straight_back, guards_straight_back, why_heading, guards_heading, why_hindrance_behind, guards_hindrance_behind, why_what_hinders, guards_what_hinders, why_way_back, guards_way_back, $labels_rules_nerves };
