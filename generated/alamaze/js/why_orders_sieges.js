/** The rules of orders_sieges with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";
import { TACTIC_ATTACK } from "./tables.js";
import { bars_the_gates, before_the_gates } from "./rules_conquest.js";
import { had_its_turn } from "./rules_sieges.js";
import { knows_plan } from "./rules_tactics.js";

function why_may_approach(group, place, kingdom, world) {
  const notes = [];
  if (place.kingdom === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!before_the_gates(group, place, kingdom, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (had_its_turn(group, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (world.happened("retreated", "this", 0, group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (world.happened("stood_ready", "this", 0, group)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if ($any(world.groups, (g) => bars_the_gates(g, place, kingdom, world))) {
    notes.push([5, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_approach(entry, group, place, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_storm_by(group, plan) {
  const notes = [];
  if (!TACTIC_ATTACK[plan]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!knows_plan(group, plan)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_storm_by(entry, group, plan) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_orders_sieges = {
  may_approach: [{ verb: "needs", text: "the place is yours already.", den: 1 }, { verb: "needs", text: "the place is nowhere near the group.", den: 1 }, { verb: "needs", text: "the group has tried its luck this turn.", den: 1, cites: "ruling \"How often a group tries a population center in a turn\"" }, { verb: "needs", text: "the group has fallen back, and goes before no walls any more.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#110 \u2013 Attack Group\", line 4211" }, { verb: "needs", text: "the group stands on the defensive this turn.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2139" }, { verb: "needs", text: "Before the place stands a host of those who hold it.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2141" }],
  may_storm_by: [{ verb: "needs", text: "the plan is for defenders.", den: 1 }, { verb: "needs", text: "Nobody in the group has learned this: the plan.", den: 1 }],
};

export { why_may_approach, guards_may_approach, why_may_storm_by, guards_may_storm_by, $labels_rules_orders_sieges };
