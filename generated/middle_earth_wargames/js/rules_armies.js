/** The rules of armies. */
import { $add, $askOutside, $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { BASE_SIZES_DEPTH, BASE_SIZES_WIDTH, TROOP_RACE, UNIT_SIZES_LARGEST, UNIT_SIZES_SMALLEST, host_shares_share } from "./tables.js";
import { good_order } from "./rules_morale.js";
import { points_in_field } from "./rules_vision.js";

function soldiers_shown(figures) {
  return $mul(figures, 20);
}

function advised_points(side, host_part, total) {
  let value = total;
  value = $mul(value, host_shares_share(side, host_part));
  value = $floorDiv($add(value, 100), 200);
  return $mul(value, 2);
}

function well_sized(unit_sort, count) {
  if (count < UNIT_SIZES_SMALLEST[unit_sort]) {
    return false;
  }
  return count <= UNIT_SIZES_LARGEST[unit_sort];
}

function cause_is_losing(facts, world) {
  let said = $askOutside(facts, "cause_is_losing", "Is the side of law losing?");
  if (said !== null) {
    return said;
  }
  return points_in_field(0 /* SIDE_LAW */, world) < points_in_field(1 /* SIDE_EVIL */, world);
}

function stands_aside(troop) {
  return TROOP_RACE[troop] === 8 /* RACE_GREAT_EAGLE */ || TROOP_RACE[troop] === 7 /* RACE_ENT */ || TROOP_RACE[troop] === 9 /* RACE_BEORNING */;
}

function joins_battle(troop, facts, world) {
  if (!stands_aside(troop)) {
    return true;
  }
  return cause_is_losing(facts, world);
}

function frontage(base_sort, abreast, spacing) {
  let value = $mul(BASE_SIZES_WIDTH[base_sort], abreast);
  if (spacing === 1 /* SPACING_OPEN_ORDER */) {
    value = $add(value, $mul(BASE_SIZES_WIDTH[base_sort], $sub(abreast, 1)));
  }
  return value;
}

function block_depth(base_sort, ranks) {
  let value = BASE_SIZES_DEPTH[base_sort];
  value = $mul(value, ranks);
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function rough_base(troop) {
  return good_order(troop) === 1 /* ORGANISATION_SEMI_FORMED */;
}

export { soldiers_shown, advised_points, well_sized, cause_is_losing, stands_aside, joins_battle, frontage, block_depth, rough_base };
