/** The rules of orders_magic. */
import { $count } from "./runtime/lists.js";

function may_convert(kingdom, world) {
  return $count(world.agents, (a) => a.kingdom === kingdom && world.happened("converted", "this", 0, a)) < 2;
}

export { may_convert };
