/** The rules of orders_agents with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";
import { deathless } from "./rules_gates.js";

function why_scouts_have_a_smell(kingdom, world) {
  const notes = [];
  if (!$any(world.figures, (f) => f.kingdom === kingdom && deathless(f))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_scouts_have_a_smell(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!($any(world.figures, (f) => f.kingdom === kingdom && deathless(f)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_agents = {
  scouts_have_a_smell: [{ verb: "holds", text: "an Immortal", den: 1 }],
};

export { why_scouts_have_a_smell, guards_scouts_have_a_smell, $labels_rules_orders_agents };
