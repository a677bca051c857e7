/** The rules of orders_recruiting with the notes that explain them, and what has to hold for each entry. */
import { hides_with_court } from "./rules_orders_court.js";

function why_calls_from_hiding(group) {
  const notes = [];
  if (!hides_with_court(group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_calls_from_hiding(entry, group) {
  switch (entry) {
    case 0:
      if (!(hides_with_court(group))) return 0;
      if (!(true)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_orders_recruiting = {
  calls_from_hiding: [{ verb: "holds", text: "", den: 1 }],
};

export { why_calls_from_hiding, guards_calls_from_hiding, $labels_rules_orders_recruiting };
