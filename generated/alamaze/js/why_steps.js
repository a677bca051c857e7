/** The rules of steps with the notes that explain them, and what has to hold for each entry. */
import { TURN_STEP_NUMBER } from "./tables.js";
import { turn_position } from "./rules_steps.js";

function why_turn_position(part) {
  const notes = [];
  let value = TURN_STEP_NUMBER[part];
  notes.push([0, value]);
  return [value, notes];
}

function guards_turn_position(entry, part) {
  switch (entry) {
  }
  return -1;
}

function why_same_turn_production(acquired_in) {
  const notes = [];
  if (turn_position(acquired_in) >= turn_position(3 /* TURN_STEP_PRODUCTION */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_same_turn_production(entry, acquired_in) {
  switch (entry) {
    case 0:
      if (!(turn_position(acquired_in) < turn_position(3 /* TURN_STEP_PRODUCTION */))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_steps = {
  turn_position: [{ verb: "base", text: "", den: 1 }],
  same_turn_production: [{ verb: "holds", text: "before production", den: 1 }],
};

export { why_turn_position, guards_turn_position, why_same_turn_production, guards_same_turn_production, $labels_rules_steps };
