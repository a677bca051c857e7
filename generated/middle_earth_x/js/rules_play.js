/** The rules of play. */
import { $pick } from "./runtime/lists.js";

function told_to_hold(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && unit.ordered_to_hold, (unit) => unit.place);
}

function left_alone(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && !unit.commanded, (unit) => unit.place);
}

function waters_of(unit) {
  return $pick(unit.havens, null, (shore) => shore.province);
}

export { told_to_hold, left_alone, waters_of };
