/** The rules of orders_magic with the notes that explain them, and what has to hold for each entry. */
import { $count } from "./runtime/lists.js";

function why_may_convert(kingdom, world) {
  const notes = [];
  if ($count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) >= 2) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_convert(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!($count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) < 2)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_magic = {
  may_convert: [{ verb: "holds", text: "", den: 1 }],
};

export { why_may_convert, guards_may_convert, $labels_rules_orders_magic };
