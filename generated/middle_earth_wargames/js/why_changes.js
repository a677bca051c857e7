/** The rules of changes with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { march_length } from "./rules_marching.js";
import { turn_cost } from "./rules_movement.js";
import { new_orders_last, old_orders_last } from "./rules_orders.js";
import { aloft } from "./rules_skies.js";

function why_first_stretch(unit, aim, world) {
  const notes = [];
  let times;
  let value = march_length(unit, aim, world);
  notes.push([0, value]);
  if (unit.next_duty !== null) {
    times = old_orders_last();
    notes.push([1, $mul(value, times - 4)]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([2, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_first_stretch(entry, unit, aim, world) {
  switch (entry) {
    case 1:
      if (!(unit.next_duty !== null)) return 0;
      break;
  }
  return -1;
}

function why_last_stretch(unit, aim, world) {
  const notes = [];
  let amount;
  let value = march_length(unit, aim, world);
  notes.push([0, value]);
  if (unit.turning_to !== null && !aloft(unit)) {
    amount = turn_cost(unit);
    notes.push([1, $mul(amount, -1)]);
    value = $sub(value, amount);
  }
  let times = new_orders_last();
  notes.push([3, $mul(value, times - 4)]);
  value = $mul(value, times);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([4, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_last_stretch(entry, unit, aim, world) {
  switch (entry) {
    case 1:
      if (!(unit.turning_to !== null)) return 0;
      if (!(!aloft(unit))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_changes = {
  first_stretch: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "until the new order is there", den: 4 }, { verb: "round", text: "", den: 4 }],
  last_stretch: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "it has turned about before", den: 1 }, { verb: "at least", text: "", den: 4 }, { verb: "times", text: "what is left of the move", den: 4 }, { verb: "round", text: "", den: 4 }],
};

export { why_first_stretch, guards_first_stretch, why_last_stretch, guards_last_stretch, $labels_rules_changes };
