/** The rules of armies. */
import { arm_of } from "./rules_board.js";
import { may_be_nominated } from "./rules_hillmen.js";

function rightly_called(unit, arm) {
  return unit === null || arm === null || arm === arm_of(unit) || arm === 0 /* ARM_ARMY */ && unit.shore === null || arm === 2 /* ARM_DOUBLE_ARMY */ && may_be_nominated(unit);
}

function double_sign() {
  return "2A";
}

export { rightly_called, double_sign };
