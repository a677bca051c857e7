/** The rules of orc_morale. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { sees, within } from "./rules_field.js";
import { is_the_king } from "./rules_vision.js";

function orcs_king_far(unit, facts, world) {
  let said = $askOutside(facts, "orcs_king_far", "Is the Witch-King within 200 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => is_the_king(f) && within(unit, f, 200));
}

function orcs_king_in_sight(unit, facts, world) {
  let said = $askOutside(facts, "orcs_king_in_sight", "Can the unit see the Witch-King?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => is_the_king(f) && sees(unit, f, world));
}

function first_charge(unit, facts, world) {
  let said = $askOutside(facts, "first_charge", "Does the unit charge for the first time in this battle?", unit);
  if (said !== null) {
    return said;
  }
  return unit.stance === 1 /* STANCE_CHARGING */ && world.happened("charge_was_made", "first", 0, unit);
}

function in_sunlight(unit, facts, world) {
  let said = $askOutside(facts, "in_sunlight", "Is the unit in sunlight?", unit);
  if (said !== null) {
    return said;
  }
  return (world.sky_now === 3 /* SKY_FAIR_SKY */ || world.sky_now === 4 /* SKY_HOT_SKY */) && !world.at_night && !world.under_ground && !unit.in_a_wood;
}

export { orcs_king_far, orcs_king_in_sight, first_charge, in_sunlight };
