/** The rules of latecomers with the notes that explain them, and what has to hold for each entry. */
import { $sum } from "./runtime/lists.js";
import { unit_cost } from "./rules_points.js";

function why_worth_waiting(warlord, world) {
  const notes = [];
  let value = $sum(world.latecomers, (l_) => l_.warlord === warlord && l_.chieftain === null, (l_) => unit_cost(l_.men, l_.recruit, 0 /* ARMOUR_LIGHT_ARMOUR */, 0 /* STEED_NO_STEED */));
  notes.push([0, value]);
  return [value, notes];
}

function guards_worth_waiting(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_latecomers = {
  worth_waiting: [{ verb: "base", text: "", den: 2 }],
};

export { why_worth_waiting, guards_worth_waiting, $labels_rules_latecomers };
