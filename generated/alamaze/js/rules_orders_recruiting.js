/** The rules of orders_recruiting. */
import { hides_with_court } from "./rules_orders_court.js";

function calls_from_hiding(group) {
  return hides_with_court(group);
}

export { calls_from_hiding };
