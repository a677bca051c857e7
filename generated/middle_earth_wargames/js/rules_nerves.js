/** The rules of nerves. */
import { $add, $present, $sub } from "./runtime/numbers.js";
import { $any, $contains } from "./runtime/lists.js";
import { $bearingTo, $spotAhead } from "./runtime/geometry_angles.js";
import { $shapesOverlap, $shapesTouch } from "./runtime/geometry.js";
import { charge_range } from "./rules_field.js";
import { nearest_foe } from "./rules_marching.js";
import { bars_the_way } from "./rules_storming.js";
import { rout_goes_round } from "./rules_withdrawal.js";

function moves_counted(moves, world) {
  let value = moves;
  if (world.marches_are_over) {
    value = $add(value, 1);
  }
  return value;
}

function stance_of(answer) {
  if (answer === 5 /* REACTION_RETIRE */) {
    return 2 /* STANCE_RETIRING */;
  }
  if (answer === 6 /* REACTION_RETREAT */) {
    return 3 /* STANCE_RETREATING */;
  }
  if (answer === 7 /* REACTION_ROUT */) {
    return 4 /* STANCE_ROUTING */;
  }
  return 0 /* STANCE_STEADY */;
}

function withdrawal_of(stance) {
  if (stance === 2 /* STANCE_RETIRING */) {
    return 5 /* REACTION_RETIRE */;
  }
  if (stance === 3 /* STANCE_RETREATING */) {
    return 6 /* REACTION_RETREAT */;
  }
  if (stance === 4 /* STANCE_ROUTING */) {
    return 7 /* REACTION_ROUT */;
  }
  return 2 /* REACTION_AS_ORDERED */;
}

function straight_back(unit, world) {
  let unit_runs_from = unit.runs_from;
  if (unit_runs_from !== null && $contains(world.units, unit_runs_from)) {
    return $bearingTo(unit_runs_from.stands_upon, unit.stands_upon, 360);
  }
  let nearest_foe_ = nearest_foe(unit, world);
  if (nearest_foe_ !== null) {
    return $bearingTo(nearest_foe_.stands_upon, unit.stands_upon, 360);
  }
  return heading($add(unit.faces_toward, 180));
}

function heading(turned) {
  if (turned >= 360) {
    return $sub(turned, 360);
  }
  return turned;
}

function hindrance_behind(unit, world) {
  let unit_stands_upon = unit.stands_upon;
  return what_hinders(unit, [unit_stands_upon, $spotAhead(unit_stands_upon, straight_back(unit, world), charge_range(unit, world), 360)], world);
}

function what_hinders(unit, way, world) {
  if ($any(world.tracts, (t) => t.built_as !== null && $shapesTouch(way, t.tract_edge)) || $any(world.ramparts, (r) => bars_the_way(r, unit.stands_upon, $spotAhead(unit.stands_upon, straight_back(unit, world), charge_range(unit, world), 360)))) {
    return 0 /* HINDRANCE_HINDERING_HOUSES */;
  }
  if ($any(world.units, (o) => o !== unit && o.foe !== null && o.foe !== unit && $shapesOverlap(way, o.footing))) {
    return 1 /* HINDRANCE_HINDERING_MELEE */;
  }
  if ($any(unit.foes_around, (f) => $shapesOverlap(way, f.footing))) {
    return 4 /* HINDRANCE_HINDERING_ENEMIES */;
  }
  if ($any(world.tracts, (t) => (t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */) && $shapesTouch(way, t.tract_edge))) {
    return 2 /* HINDRANCE_HINDERING_WOOD */;
  }
  if ($any(world.tracts, (t) => t.rise > 0 && $shapesTouch(way, t.tract_edge))) {
    return 3 /* HINDRANCE_HINDERING_HILL */;
  }
  return null;
}

function way_back(unit, answer, world) {
  if (answer === 7 /* REACTION_ROUT */ && hindrance_behind(unit, world) !== null && rout_goes_round($present(hindrance_behind(unit, world), ""))) {
    return heading($add(straight_back(unit, world), 45));
  }
  return straight_back(unit, world);
}

export { moves_counted, stance_of, withdrawal_of, straight_back, heading, hindrance_behind, what_hinders, way_back };
