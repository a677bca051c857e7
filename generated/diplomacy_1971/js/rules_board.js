/** The rules of board. */
import { $any, $contains, $pick } from "./runtime/lists.js";

function strength(unit) {
  return 1;
}

function ways_from(place) {
  return place.borders;
}

function arm_of(unit) {
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

function reaches(unit, province) {
  let unit_shore = unit.shore;
  if (unit_shore === null && $contains(ways_from(unit.place), province)) {
    return true;
  }
  return unit_shore !== null && $any(province.shores, (shore) => $contains(unit_shore.near, shore));
}

export { strength, ways_from, arm_of, coast_note, onward, reaches };
