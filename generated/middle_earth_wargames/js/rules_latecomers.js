/** The rules of latecomers. */
import { $sum } from "./runtime/lists.js";
import { unit_cost } from "./rules_points.js";

function worth_waiting(warlord, world) {
  return $sum(world.latecomers, (l_) => l_.warlord === warlord && l_.chieftain === null, (l_) => unit_cost(l_.men, l_.recruit, 0 /* ARMOUR_LIGHT_ARMOUR */, 0 /* STEED_NO_STEED */));
}

export { worth_waiting };
