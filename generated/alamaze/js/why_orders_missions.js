/** The rules of orders_missions with the notes that explain them, and what has to hold for each entry. */
import { emissaries_power } from "./tables.js";

const $why_orders_missions_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function why_skeleton_known(rank) {
  const notes = [];
  let value;
  if ($why_orders_missions_1.has(rank)) {
    notes.push([0, 100]);
    value = 100;
  } else if (!$why_orders_missions_1.has(rank)) {
    value = emissaries_power(rank);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_skeleton_known(entry, rank) {
  switch (entry) {
    case 0:
      if (!($why_orders_missions_1.has(rank))) return 0;
      break;
    case 1:
      if (!(!$why_orders_missions_1.has(rank))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_missions = {
  skeleton_known: [{ verb: "base", text: "nobody knows better", den: 1, cites: "ruling \"What a bribed ruler knows of the own closet\"" }, { verb: "base", text: "power", den: 1 }],
};

export { why_skeleton_known, guards_skeleton_known, $labels_rules_orders_missions };
