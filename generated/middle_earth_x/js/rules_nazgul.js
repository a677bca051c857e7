/** The rules of nazgul. */
import { $any, $first, $pick } from "./runtime/lists.js";
import { holder_of } from "./rules_views.js";

function wraith_at(power, place, world) {
  return $first(world.wraiths, (wraith) => wraith.owner === power && wraith.place === place);
}

function goes_along(wraith, unit, world) {
  if (wraith.owner !== unit.owner || wraith.place !== unit.place) {
    return false;
  }
  let wraith_ride_goal = wraith.ride_goal;
  if (wraith_ride_goal === null && !$any(world.moves, (move) => move.unit === unit)) {
    return true;
  }
  return wraith_ride_goal !== null && wraith.ride_on === null && $any(world.moves, (move) => move.unit === unit && move.goal === wraith_ride_goal);
}

function among_foes(wraith, world) {
  return $any(world.pieces, (unit) => unit.place === wraith.place && unit.owner !== wraith.owner && !unit.expelled);
}

function with_army(wraith, world) {
  let wraith_escort = wraith.escort;
  return wraith_escort !== null && $any(world.pieces, (unit) => unit === wraith_escort);
}

function nazgul(power, world) {
  return $pick(world.provinces, (place) => $any(world.wraiths, (wraith) => wraith.place === place), null);
}

function nazgul_whose(power, place, world) {
  return holder_of(place, world);
}

function nazgul_sign(power, place) {
  return "N";
}

export { wraith_at, goes_along, among_foes, with_army, nazgul, nazgul_whose, nazgul_sign };
