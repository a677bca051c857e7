/** The rules of orders_sieges. */
import { $any } from "./runtime/lists.js";
import { TACTIC_ATTACK } from "./tables.js";
import { bars_the_gates, before_the_gates } from "./rules_conquest.js";
import { had_its_turn } from "./rules_sieges.js";
import { knows_plan } from "./rules_tactics.js";

function may_approach(group, place, kingdom, world) {
  if (place.kingdom === kingdom) {
    return false;
  }
  if (!before_the_gates(group, place, kingdom, world)) {
    return false;
  }
  if (had_its_turn(group, world)) {
    return false;
  }
  if (world.happened("retreated", "this", 0, group)) {
    return false;
  }
  if (world.happened("stood_ready", "this", 0, group)) {
    return false;
  }
  return !$any(world.groups, (g) => bars_the_gates(g, place, kingdom, world));
}

function may_storm_by(group, plan) {
  if (!TACTIC_ATTACK[plan]) {
    return false;
  }
  return knows_plan(group, plan);
}

export { may_approach, may_storm_by };
