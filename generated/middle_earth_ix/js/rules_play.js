/** The rules of play. */
import { $pick } from "./runtime/lists.js";

function off_one_of_several(unit) {
  let unit_shore = unit.shore;
  return unit_shore !== null && unit_shore.side !== null;
}

function told_to_hold(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && unit.ordered_to_hold && !off_one_of_several(unit), (unit) => unit.place);
}

function coasts_held(power, world) {
  return $pick(world.pieces, (unit) => unit.shore !== null && unit.owner === power && unit.ordered_to_hold && off_one_of_several(unit), (unit) => unit.shore);
}

function coasts_left_alone(power, world) {
  return $pick(world.pieces, (unit) => unit.shore !== null && unit.owner === power && !unit.commanded && off_one_of_several(unit), (unit) => unit.shore);
}

function left_alone(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && !unit.commanded && !off_one_of_several(unit), (unit) => unit.place);
}

export { off_one_of_several, told_to_hold, coasts_held, coasts_left_alone, left_alone };
