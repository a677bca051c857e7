/** The rules of wild. */
import { $any, $lowest } from "./runtime/lists.js";
import { $wayBetween } from "./runtime/geometry.js";
import { within } from "./rules_field.js";

function near_each_other(one, other) {
  return within(one, other, 50);
}

function have_met(one, other, world) {
  return $any(world.meetings, (m) => m.first_band === one && m.second_band === other || m.first_band === other && m.second_band === one);
}

function beast_of(unit) {
  if (unit.strikes_as === 10 /* STRIKER_MUMAK */) {
    return 1 /* WAR_BEAST_WAR_MUMAK */;
  }
  return 0 /* WAR_BEAST_WAR_ELEPHANT */;
}

function turn_of(course) {
  if (course === 0 /* COURSE_STRAIGHT_ON */) {
    return 0;
  }
  if (course === 4 /* COURSE_FORWARD_RIGHT */) {
    return 45;
  }
  if (course === 2 /* COURSE_SIDEWAYS_RIGHT */) {
    return 90;
  }
  if (course === 6 /* COURSE_BACK_RIGHT */) {
    return 135;
  }
  if (course === 1 /* COURSE_STRAIGHT_BACK */) {
    return 180;
  }
  if (course === 7 /* COURSE_BACK_LEFT */) {
    return 225;
  }
  if (course === 3 /* COURSE_SIDEWAYS_LEFT */) {
    return 270;
  }
  return 315;
}

function nearest_shade(unit, world) {
  return $lowest(world.tracts, (t) => t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */, (t) => [$wayBetween([unit.stands_upon], t.tract_edge)]);
}

export { near_each_other, have_met, beast_of, turn_of, nearest_shade };
