/** The rules of retreats. */
import { $any, $contains, $count, $pick } from "./runtime/lists.js";

function havens_in(unit, goal, side) {
  return $pick(unit.havens, (shore) => shore.province === goal && (side === null || shore.side === null || shore.side === side), null);
}

function may_retreat(unit, goal, side) {
  if (unit !== null && $contains(unit.refuges, goal)) {
    return true;
  }
  return unit !== null && $count(havens_in(unit, goal, side), null) === 1;
}

function collides(retreat, world) {
  return $any(world.retreats, (other) => other !== retreat && other.goal === retreat.goal);
}

export { havens_in, may_retreat, collides };
