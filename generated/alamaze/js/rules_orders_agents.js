/** The rules of orders_agents. */
import { $any } from "./runtime/lists.js";
import { deathless } from "./rules_gates.js";

function scouts_have_a_smell(kingdom, world) {
  return $any(world.figures, (f) => f.kingdom === kingdom && deathless(f));
}

export { scouts_have_a_smell };
