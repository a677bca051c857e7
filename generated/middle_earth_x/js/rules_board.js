/** The rules of board. */
import { $any, $contains, $count, $pick } from "./runtime/lists.js";

function strength(unit) {
  let value = 1;
  let unit_qualities = unit.qualities;
  if ((unit_qualities & 7) !== 0) {
    if ((unit_qualities & 1 /* QUALITY_DOUBLE */) !== 0 && value < 2) {
      value = 2;
    }
    if ((unit_qualities & 2 /* QUALITY_NOMINATED */) !== 0 && value < 2) {
      value = 2;
    }
    if ((unit_qualities & 4 /* QUALITY_RIDDEN */) !== 0 && value < 2) {
      value = 2;
    }
  }
  return value;
}

function ways_from(place, world) {
  if ((world.phase === 2 /* PHASE_AUTUMN_MOVES */ || world.phase === 3 /* PHASE_AUTUMN_RETREATS */) && $count(place.fords, null) > 0) {
    return $pick(world.provinces, (other) => $contains(place.borders, other) || $contains(place.fords, other), null);
  }
  return place.borders;
}

function arm_of(unit) {
  if ((unit.qualities & 1 /* QUALITY_DOUBLE */) !== 0) {
    return 2 /* ARM_DOUBLE_ARMY */;
  }
  if (unit.shore === null) {
    return 0 /* ARM_ARMY */;
  }
  return 1 /* ARM_FLEET */;
}

function coast_note(shore) {
  let shore_side;
  if (shore === null || shore.side === null) {
    return "";
  }
  if (shore !== null) {
    shore_side = shore.side;
    if (shore_side === 0 /* SIDE_NORTHERN */) {
      return " (north coast)";
    }
    if (shore_side === 1 /* SIDE_EASTERN */) {
      return " (east coast)";
    }
  }
  return " (south coast)";
}

function onward(shore) {
  return $pick(shore.near, (next_) => next_.province.sea || shore.province.sea, null);
}

function reaches(unit, province, world) {
  let unit_shore = unit.shore;
  if (unit_shore === null && $contains(ways_from(unit.place, world), province)) {
    return true;
  }
  return unit_shore !== null && $any(province.shores, (shore) => $contains(unit_shore.near, shore));
}

export { strength, ways_from, arm_of, coast_note, onward, reaches };
