/** The rules of encounters. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $quotient } from "./runtime/numbers.js";
import { ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED, ENCOUNTER_RISKS_RISK_SHIFT, SPELL_DEATHLESS, SPELL_RISK_DIVIDER, encounter_finders_covers, encounter_tactics_group_share } from "./tables.js";

function sighting_areas(finder) {
  return encounter_finders_covers(finder);
}

function sighting_open(category, star, bridge, key, adventurers) {
  if (ENCOUNTER_CLASSES_LOCKED[category] && !key) {
    return false;
  }
  return !ENCOUNTER_CLASSES_LIT_BY_STAR[category] && !ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category] || adventurers || star && ENCOUNTER_CLASSES_LIT_BY_STAR[category] || bridge && ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category];
}

function sighting_strength(plan) {
  let value = 100;
  let share_ = 100;
  share_ = share_ + encounter_tactics_group_share(plan);
  if (share_ < 0) {
    throw new TooMuchTaken("sighting_strength");
  }
  value = $mul(value, share_);
  return $floorDiv(value + 50, 100);
}

function sighting_risk(ordinary, ending, spell) {
  let value = SPELL_DEATHLESS[spell] ? 0 : ordinary;
  let share_ = 100;
  share_ = share_ + ENCOUNTER_RISKS_RISK_SHIFT[ending];
  if (share_ < 0) {
    throw new TooMuchTaken("sighting_risk");
  }
  value = $mul(value, share_);
  let divisor = 1;
  divisor = $mul(divisor, SPELL_RISK_DIVIDER[spell]);
  return $quotient($add($mul(value, 2), $mul(divisor, 100)), $mul(divisor, 200), "sighting_risk");
}

export { sighting_areas, sighting_open, sighting_strength, sighting_risk };
