/** The rules of orders_ruler with the notes that explain them, and what has to hold for each entry. */
import { $first } from "./runtime/lists.js";
import { controls } from "./rules_realm.js";

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

const $labels_rules_orders_ruler = {
  holder: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_holder, guards_holder, $labels_rules_orders_ruler };
