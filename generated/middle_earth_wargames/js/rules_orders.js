/** The rules of orders. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { within } from "./rules_field.js";
import { mounted, standing } from "./rules_morale.js";
import { obedience, obedience_score } from "./rules_obedience.js";
import { walled_off } from "./rules_storming.js";

const $rules_orders_1 = new Set([5 /* REACTION_RETIRE */, 6 /* REACTION_RETREAT */, 7 /* REACTION_ROUT */, 8 /* REACTION_DESPERATION */]);

function old_orders_last() {
  let value = 2;
  return value + 1;
}

function new_orders_last() {
  let value = 4;
  return value - old_orders_last();
}

function picks_own_target(errand) {
  return errand === 3 /* UNIT_ERRAND_SHOOT_ERRAND */;
}

function order_carried_out(unit, facts, world) {
  let said = $askOutside(facts, "order_carried_out", "Has the unit carried out its order?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.duty_now === 4 /* UNIT_ERRAND_STAND_ERRAND */;
}

function takes_order(unit, command, facts, world) {
  if (TROOP_RACE[unit.troop] !== 7 /* RACE_ENT */) {
    return true;
  }
  if (command !== 0 /* ORDER_BREADTH_GENERAL_COMMAND */) {
    return false;
  }
  return order_carried_out(unit, facts, world);
}

function under_stress(unit, facts, world) {
  let said = $askOutside(facts, "under_stress", "Is the unit in stressful conditions?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && (unit.stance === 2 /* STANCE_RETIRING */ || unit.stance === 3 /* STANCE_RETREATING */ || unit.stance === 4 /* STANCE_ROUTING */ || unit.foe !== null || $any(unit.foes_around, (f) => within(unit, f, 100) && !walled_off(unit.stands_upon, f.stands_upon, world)));
}

function must_be_asked(unit, facts, world) {
  let unit_troop = unit.troop;
  if (TROOP_CLASS[unit_troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */) {
    return false;
  }
  return under_stress(unit, facts, world);
}

function obedience_throw(unit, facts, world, dice) {
  let score = obedience_score(unit, facts, world, dice);
  return obedience(TROOP_CLASS[unit.troop], score);
}

function obeys_order(unit, facts, world, dice) {
  let unit_troop = unit.troop;
  if (TROOP_CLASS[unit_troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */) {
    return 0 /* OBEDIENCE_OBEYS */;
  }
  return obedience_throw(unit, facts, world, dice);
}

function after_balking(outcome) {
  if ($rules_orders_1.has(outcome)) {
    return outcome;
  }
  return 3 /* REACTION_HALT_1 */;
}

function may_drive(driver, follower) {
  let driver_troop = driver.troop;
  if (TROOP_SIDE[driver_troop] === 0 /* SIDE_LAW */ || TROOP_SIDE[follower.troop] === 0 /* SIDE_LAW */) {
    return false;
  }
  if (!mounted(driver)) {
    return false;
  }
  let follower_troop = follower.troop;
  if (standing(TROOP_CLASS[driver_troop]) <= standing(TROOP_CLASS[follower_troop])) {
    return false;
  }
  let driver_stance = driver.stance;
  return driver_stance === 0 /* STANCE_STEADY */ || driver_stance === 1 /* STANCE_CHARGING */;
}

export { old_orders_last, new_orders_last, picks_own_target, order_carried_out, takes_order, under_stress, must_be_asked, obedience_throw, obeys_order, after_balking, may_drive };
