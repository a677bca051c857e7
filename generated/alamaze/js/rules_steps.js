/** The rules of steps. */
import { TURN_STEP_NUMBER } from "./tables.js";

function turn_position(part) {
  return TURN_STEP_NUMBER[part];
}

function same_turn_production(acquired_in) {
  return turn_position(acquired_in) < turn_position(3 /* TURN_STEP_PRODUCTION */);
}

export { turn_position, same_turn_production };
