/** The rules of law_morale. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function king_near(unit, facts, world) {
  let said = $askOutside(facts, "king_near", "Is the Witch-King within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f !== unit && is_the_king(f) && within(unit, f, 100));
}

function king_far(unit, facts, world) {
  let said = $askOutside(facts, "king_far", "Is the Witch-King within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f !== unit && is_the_king(f) && within(unit, f, 300));
}

function wraith_near(unit, facts, world) {
  let said = $askOutside(facts, "wraith_near", "Is a Ringwraith within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f !== unit && is_a_wraith(f) && within(unit, f, 100));
}

function wraith_far(unit, facts, world) {
  let said = $askOutside(facts, "wraith_far", "Is a Ringwraith within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f !== unit && is_a_wraith(f) && within(unit, f, 300));
}

export { king_near, king_far, wraith_near, wraith_far };
