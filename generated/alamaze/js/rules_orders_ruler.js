/** The rules of orders_ruler. */
import { $any, $first } from "./runtime/lists.js";
import { deathless } from "./rules_gates.js";
import { in_irons } from "./rules_politics.js";
import { controls, hold } from "./rules_realm.js";

function holder(region, world) {
  return $first(world.kingdoms, (k) => controls(k, region));
}

function hears_suitors(kingdom, region, world) {
  return hold(kingdom, region) >= 3 /* HOLD_SUBSTANTIAL */ && $any(world.figures, (f) => f.kingdom === kingdom && deathless(f) && !in_irons(f));
}

export { holder, hears_suitors };
