/** The rules of vision. */
import { $add, $mul } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { $spotAhead } from "./runtime/geometry_angles.js";
import { $shapesTouch, $wayBetween } from "./runtime/geometry.js";
import { depth_of, in_front_of, side_of, within } from "./rules_field.js";
import { lone_figure } from "./rules_muster.js";
import { unit_cost } from "./rules_points.js";
import { ladder_cost } from "./rules_siege.js";

function is_the_king(unit) {
  return unit.chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */;
}

function is_a_wraith(unit) {
  return unit.chieftain === 18 /* CHIEFTAIN_RINGWRAITH */;
}

function friendly_cover_in(unit, tract) {
  if (tract.cover_given === 0 /* SHELTER_NO_SHELTER */) {
    return false;
  }
  return !$any(unit.foes_around, (f) => $shapesTouch([f.stands_upon], tract.tract_edge));
}

function unfriendly_cover_in(unit, tract) {
  if (tract.cover_given === 0 /* SHELTER_NO_SHELTER */) {
    return false;
  }
  return $any(unit.foes_around, (f) => $shapesTouch([f.stands_upon], tract.tract_edge));
}

function beset(unit, reach) {
  let unit_foes_around = unit.foes_around;
  if (!$any(unit_foes_around, (f) => in_front_of(unit, f) && within(unit, f, reach))) {
    return false;
  }
  return $any(unit_foes_around, (f) => !in_front_of(unit, f) && within(unit, f, reach));
}

function points_in_field(side, world) {
  return $sum(world.units, (u) => side_of(u) === side, (u) => worth_of(u));
}

function worth_of(unit) {
  let value = unit_cost(unit.men, unit.recruit, unit.armour, unit.steed);
  if (lone_figure(unit)) {
    value = 0;
  }
  let unit_ladder_length = unit.ladder_length;
  if (unit_ladder_length > 0) {
    value = $add(value, $mul(ladder_cost(unit_ladder_length), 2));
  }
  return value;
}

function gap_between(one, other) {
  return $wayBetween(one.footing, other.footing);
}

function gap_to(unit, tract) {
  return $wayBetween(unit.footing, tract.tract_edge);
}

function wall_gap_of(unit, rampart) {
  return $wayBetween([unit.stands_upon], rampart.built_along);
}

function place_behind(unit) {
  return $spotAhead(unit.stands_upon, $add(unit.faces_toward, 180), $add(depth_of(unit), 20), 360);
}

export { is_the_king, is_a_wraith, friendly_cover_in, unfriendly_cover_in, beset, points_in_field, worth_of, gap_between, gap_to, wall_gap_of, place_behind };
