/** The rules of retreats with the notes that explain them, and what has to hold for each entry. */
import { $any, $contains, $count, $pick } from "./runtime/lists.js";
import { havens_in } from "./rules_retreats.js";

function why_havens_in(unit, goal, side) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(unit.havens, (shore) => shore.province === goal && (side === null || shore.side === null || shore.side === side), null), notes];
}

function guards_havens_in(entry, unit, goal, side) {
  switch (entry) {
  }
  return -1;
}

function why_may_retreat(unit, goal, side) {
  const notes = [];
  if (unit !== null) {
    if ($contains(unit.refuges, goal)) {
      notes.push([0, 0]);
      return [true, notes];
    }
    if ($count(havens_in(unit, goal, side), null) === 1) {
      notes.push([1, 0]);
      return [true, notes];
    }
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_may_retreat(entry, unit, goal, side) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!($contains(unit.refuges, goal))) return 1;
      break;
    case 1:
      if (!(unit !== null)) return 0;
      if (!($count(havens_in(unit, goal, side), null) === 1)) return 1;
      break;
  }
  return -1;
}

function why_collides(retreat, world) {
  const notes = [];
  if (!$any(world.retreats, (other) => other !== retreat && other.goal === retreat.goal)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_collides(entry, retreat, world) {
  switch (entry) {
    case 0:
      if (!($any(world.retreats, (other) => other !== retreat && other.goal === retreat.goal))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_retreats = {
  havens_in: [{ verb: "otherwise", text: "", den: 1 }],
  may_retreat: [{ verb: "yes", text: "by land", den: 1 }, { verb: "yes", text: "by water", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  collides: [{ verb: "holds", text: "", den: 1 }],
};

export { why_havens_in, guards_havens_in, why_may_retreat, guards_may_retreat, why_collides, guards_collides, $labels_rules_retreats };
