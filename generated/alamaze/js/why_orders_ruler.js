/** The rules of orders_ruler with the notes that explain them, and what has to hold for each entry. */
import { $any, $first } from "./runtime/lists.js";
import { deathless } from "./rules_gates.js";
import { in_irons } from "./rules_politics.js";
import { controls, hold } from "./rules_realm.js";

function why_holder(region, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.kingdoms, (k) => controls(k, region)), notes];
}

function guards_holder(entry, region, world) {
  switch (entry) {
  }
  return -1;
}

function why_hears_suitors(kingdom, region, world) {
  const notes = [];
  if (hold(kingdom, region) < 3 /* HOLD_SUBSTANTIAL */ || !$any(world.figures, (f) => f.kingdom === kingdom && deathless(f) && !in_irons(f))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hears_suitors(entry, kingdom, region, world) {
  switch (entry) {
    case 0:
      if (!(true)) return 0;
      if (!(hold(kingdom, region) >= 3 /* HOLD_SUBSTANTIAL */)) return 1;
      if (!($any(world.figures, (f) => f.kingdom === kingdom && deathless(f) && !in_irons(f)))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_orders_ruler = {
  holder: [{ verb: "otherwise", text: "", den: 1 }],
  hears_suitors: [{ verb: "holds", text: "an Immortal at court, and much of the region", den: 1 }],
};

export { why_holder, guards_holder, why_hears_suitors, guards_hears_suitors, $labels_rules_orders_ruler };
