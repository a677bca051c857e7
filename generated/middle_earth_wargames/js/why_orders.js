/** The rules of orders with the notes that explain them, and what has to hold for each entry. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { within } from "./rules_field.js";
import { mounted, standing } from "./rules_morale.js";
import { obedience, obedience_score } from "./rules_obedience.js";
import { obedience_throw, old_orders_last, order_carried_out, under_stress } from "./rules_orders.js";
import { walled_off } from "./rules_storming.js";

const $why_orders_1 = new Set([5 /* REACTION_RETIRE */, 6 /* REACTION_RETREAT */, 7 /* REACTION_ROUT */, 8 /* REACTION_DESPERATION */]);

function why_old_orders_last() {
  const notes = [];
  notes.push([0, 1]);
  let value = 2;
  notes.push([1, 1]);
  value = value + 1;
  return [value, notes];
}

function guards_old_orders_last(entry) {
  switch (entry) {
  }
  return -1;
}

function why_new_orders_last() {
  const notes = [];
  notes.push([0, 1]);
  let value = 4;
  let amount = old_orders_last();
  notes.push([1, $mul(amount, -1)]);
  value = value - amount;
  return [value, notes];
}

function guards_new_orders_last(entry) {
  switch (entry) {
  }
  return -1;
}

function why_picks_own_target(errand) {
  const notes = [];
  if (errand !== 3 /* UNIT_ERRAND_SHOOT_ERRAND */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_picks_own_target(entry, errand) {
  switch (entry) {
    case 0:
      if (!(errand === 3 /* UNIT_ERRAND_SHOOT_ERRAND */)) return 0;
      break;
  }
  return -1;
}

function why_order_carried_out(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "order_carried_out", "Has the unit carried out its order?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.duty_now !== 4 /* UNIT_ERRAND_STAND_ERRAND */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_order_carried_out(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.duty_now === 4 /* UNIT_ERRAND_STAND_ERRAND */)) return 1;
      break;
  }
  return -1;
}

function why_takes_order(unit, command, facts, world) {
  const notes = [];
  if (TROOP_RACE[unit.troop] !== 7 /* RACE_ENT */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (command !== 0 /* ORDER_BREADTH_GENERAL_COMMAND */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!order_carried_out(unit, facts, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_takes_order(entry, unit, command, facts, world) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[unit.troop] !== 7 /* RACE_ENT */)) return 0;
      break;
  }
  return -1;
}

function why_under_stress(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "under_stress", "Is the unit in stressful conditions?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.stance !== 2 /* STANCE_RETIRING */ && unit.stance !== 3 /* STANCE_RETREATING */ && unit.stance !== 4 /* STANCE_ROUTING */ && unit.foe === null && !$any(unit.foes_around, (f) => within(unit, f, 100) && !walled_off(unit.stands_upon, f.stands_upon, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_under_stress(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.stance === 2 /* STANCE_RETIRING */ || unit.stance === 3 /* STANCE_RETREATING */ || unit.stance === 4 /* STANCE_ROUTING */ || unit.foe !== null || $any(unit.foes_around, (f) => within(unit, f, 100) && !walled_off(unit.stands_upon, f.stands_upon, world)))) return 1;
      break;
  }
  return -1;
}

function why_must_be_asked(unit, facts, world) {
  const notes = [];
  let unit_troop = unit.troop;
  if (TROOP_CLASS[unit_troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!under_stress(unit, facts, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_must_be_asked(entry, unit, facts, world) {
  switch (entry) {
    case 0:
      if (!(TROOP_CLASS[unit.troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit.troop] !== 5 /* MORALE_CLASS_O */)) return 0;
      break;
    case 1:
      if (!(under_stress(unit, facts, world))) return 0;
      break;
  }
  return -1;
}

function why_obedience_throw(unit, facts, world, dice) {
  const notes = [];
  let score = obedience_score(unit, facts, world, dice);
  notes.push([0, score]);
  notes.push([1, 0]);
  return [obedience(TROOP_CLASS[unit.troop], score), notes];
}

function guards_obedience_throw(entry, unit, facts, world) {
  switch (entry) {
  }
  return -1;
}

function why_obeys_order(unit, facts, world, dice) {
  const notes = [];
  let unit_troop = unit.troop;
  if (TROOP_CLASS[unit_troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */) {
    notes.push([0, 0]);
    return [0 /* OBEDIENCE_OBEYS */, notes];
  }
  notes.push([1, 0]);
  return [obedience_throw(unit, facts, world, dice), notes];
}

function guards_obeys_order(entry, unit, facts, world) {
  switch (entry) {
    case 0:
      if (!(TROOP_CLASS[unit.troop] !== 4 /* MORALE_CLASS_E */ && TROOP_CLASS[unit.troop] !== 5 /* MORALE_CLASS_O */)) return 0;
      break;
  }
  return -1;
}

function why_after_balking(outcome) {
  const notes = [];
  if ($why_orders_1.has(outcome)) {
    notes.push([0, 0]);
    return [outcome, notes];
  }
  notes.push([1, 0]);
  return [3 /* REACTION_HALT_1 */, notes];
}

function guards_after_balking(entry, outcome) {
  switch (entry) {
    case 0:
      if (!($why_orders_1.has(outcome))) return 0;
      break;
  }
  return -1;
}

function why_may_drive(driver, follower) {
  const notes = [];
  let driver_troop = driver.troop;
  if (TROOP_SIDE[driver_troop] === 0 /* SIDE_LAW */ || TROOP_SIDE[follower.troop] === 0 /* SIDE_LAW */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!mounted(driver)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let follower_troop = follower.troop;
  if (standing(TROOP_CLASS[driver_troop]) <= standing(TROOP_CLASS[follower_troop])) {
    notes.push([2, 0]);
    return [false, notes];
  }
  let driver_stance = driver.stance;
  if (driver_stance !== 0 /* STANCE_STEADY */ && driver_stance !== 1 /* STANCE_CHARGING */) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_drive(entry, driver, follower) {
  switch (entry) {
    case 0:
      if (!(TROOP_SIDE[driver.troop] === 0 /* SIDE_LAW */ || TROOP_SIDE[follower.troop] === 0 /* SIDE_LAW */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders = {
  old_orders_last: [{ verb: "base", text: "until it is changed", den: 2 }, { verb: "add", text: "until the new order arrives", den: 4 }],
  new_orders_last: [{ verb: "base", text: "the whole move", den: 1 }, { verb: "subtract", text: "the order before it", den: 4 }],
  picks_own_target: [{ verb: "holds", text: "", den: 1 }],
  order_carried_out: [{ verb: "stated", text: "Has the unit carried out its order?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  takes_order: [{ verb: "yes", text: "others take any order", den: 1 }, { verb: "needs", text: "Ents are given general orders only.", den: 1 }, { verb: "needs", text: "Ents finish what they have begun.", den: 1 }],
  under_stress: [{ verb: "stated", text: "Is the unit in stressful conditions?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  must_be_asked: [{ verb: "no", text: "such troops always obey", den: 1 }, { verb: "holds", text: "", den: 1 }],
  obedience_throw: [{ verb: "thrown", text: "score for obedience", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  obeys_order: [{ verb: "case", text: "such troops always obey", den: 1 }, { verb: "otherwise", text: "the throw for obedience", den: 1 }],
  after_balking: [{ verb: "case", text: "it breaks", den: 1, cites: "ruling \"What it is for a unit to break\"" }, { verb: "otherwise", text: "it stays, and defends itself", den: 1 }],
  may_drive: [{ verb: "no", text: "only evil drives its own", den: 1 }, { verb: "needs", text: "Only cavalry drives others.", den: 1 }, { verb: "needs", text: "It is of no higher morale class.", den: 1 }, { verb: "needs", text: "It has lost heart itself.", den: 1 }],
};

export { why_old_orders_last, guards_old_orders_last, why_new_orders_last, guards_new_orders_last, why_picks_own_target, guards_picks_own_target, why_order_carried_out, guards_order_carried_out, why_takes_order, guards_takes_order, why_under_stress, guards_under_stress, why_must_be_asked, guards_must_be_asked, why_obedience_throw, guards_obedience_throw, why_obeys_order, guards_obeys_order, why_after_balking, guards_after_balking, why_may_drive, guards_may_drive, $labels_rules_orders };
