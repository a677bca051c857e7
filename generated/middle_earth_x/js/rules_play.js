/** The rules of play. */
import { $pick } from "./runtime/lists.js";

function told_to_hold(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && unit.ordered_to_hold, (unit) => unit.place);
}

function left_alone(power, world) {
  return $pick(world.pieces, (unit) => unit.owner === power && !unit.commanded, (unit) => unit.place);
}

export { told_to_hold, left_alone };
