/** The rules of obedience_factors. */
import { $askOutside } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { charge_range, within } from "./rules_field.js";
import { beset } from "./rules_vision.js";

function unsupported(unit, facts, world) {
  let said = $askOutside(facts, "unsupported", "Is the unit without support?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && !$any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && within(unit, f, 100));
}

function widely_split(unit, facts, world) {
  let said = $askOutside(facts, "widely_split", "Are parts of the unit split by more than 500 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.split_by > 500;
}

function outnumbered(unit, facts, world) {
  let said = $askOutside(facts, "outnumbered", "Is the unit outnumbered?", unit);
  if (said !== null) {
    return said;
  }
  return $sum(unit.foes_around, (f) => within(unit, f, charge_range(f, world)), (f) => f.men) > unit.men;
}

function surrounded_far(unit, facts, world) {
  let said = $askOutside(facts, "surrounded_far", "Is the unit surrounded by enemies within 100 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && beset(unit, 100);
}

function surrounded_near(unit, facts, world) {
  let said = $askOutside(facts, "surrounded_near", "Is the unit surrounded by enemies within 50 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && beset(unit, 50);
}

function bold_order(unit, facts, world) {
  let said = $askOutside(facts, "bold_order", "Is the unit ordered to charge or to close with an enemy that outnumbers it?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && (unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */ || unit.duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */) && unit.quarry !== null && unit.quarry.men > unit.men;
}

function friends_routed_lately(unit, facts, world) {
  let said = $askOutside(facts, "friends_routed_lately", "Have friends near the unit routed lately, this move included?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.friends_around, (f) => world.happened("has_routed", "within", 3, f));
}

export { unsupported, widely_split, outnumbered, surrounded_far, surrounded_near, bold_order, friends_routed_lately };
