/** The rules of orders_ruler. */
import { $first } from "./runtime/lists.js";
import { controls } from "./rules_realm.js";

function holder(region, world) {
  return $first(world.kingdoms, (k) => controls(k, region));
}

export { holder };
