/** The rules of encounters with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED, ENCOUNTER_RISKS_RISK_SHIFT, SPELL_DEATHLESS, SPELL_RISK_DIVIDER, encounter_finders_covers, encounter_tactics_group_share } from "./tables.js";

function why_sighting_areas(finder) {
  const notes = [];
  let value = encounter_finders_covers(finder);
  notes.push([0, value]);
  return [value, notes];
}

function guards_sighting_areas(entry, finder) {
  switch (entry) {
  }
  return -1;
}

function why_sighting_open(category, star, bridge, key, adventurers) {
  const notes = [];
  if (ENCOUNTER_CLASSES_LOCKED[category] && !key) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ((ENCOUNTER_CLASSES_LIT_BY_STAR[category] || ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category]) && !adventurers && (!star || !ENCOUNTER_CLASSES_LIT_BY_STAR[category]) && (!bridge || !ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sighting_open(entry, category, star, bridge, key, adventurers) {
  switch (entry) {
    case 0:
      if (!(ENCOUNTER_CLASSES_LOCKED[category])) return 0;
      break;
    case 1:
      if (!(ENCOUNTER_CLASSES_LIT_BY_STAR[category] || ENCOUNTER_CLASSES_LIT_BY_BRIDGE[category])) return 0;
      break;
  }
  return -1;
}

function why_sighting_strength(plan) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let share_ = 100;
  let points = encounter_tactics_group_share(plan);
  notes.push([1, $mul(value, points)]);
  share_ = share_ + points;
  if (share_ < 0) {
    throw new TooMuchTaken("sighting_strength");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value + 50, 100);
  notes.push([2, $mul(value, 100) - before]);
  return [value, notes];
}

function guards_sighting_strength(entry, plan) {
  switch (entry) {
  }
  return -1;
}

function why_sighting_risk(ordinary, ending, spell) {
  const notes = [];
  let value = SPELL_DEATHLESS[spell] ? 0 : ordinary;
  notes.push([0, value]);
  let share_ = 100;
  let points = ENCOUNTER_RISKS_RISK_SHIFT[ending];
  notes.push([1, $mul(value, points)]);
  share_ = share_ + points;
  if (share_ < 0) {
    throw new TooMuchTaken("sighting_risk");
  }
  value = $mul(value, share_);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, SPELL_RISK_DIVIDER[spell]);
  value = $quotient($add($mul(value, 2), $mul(divisor, 100)), $mul(divisor, 200), "sighting_risk");
  if (divider >= 0) {
    notes.push([divider, $sub($mul(value, 100), before)]);
  } else {
    notes.push([3, $sub($mul(value, 100), before)]);
  }
  return [value, notes];
}

function guards_sighting_risk(entry, ordinary, ending, spell) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_encounters = {
  sighting_areas: [{ verb: "base", text: "", den: 1 }],
  sighting_open: [{ verb: "needs", text: "Its key is missing.", den: 1 }, { verb: "needs", text: "Without the right spell there is no way in.", den: 1 }],
  sighting_strength: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "tactic", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  sighting_risk: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "how it ended", den: 100 }, { verb: "divide by", text: "mirror images", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
};

export { why_sighting_areas, guards_sighting_areas, why_sighting_open, guards_sighting_open, why_sighting_strength, guards_sighting_strength, why_sighting_risk, guards_sighting_risk, $labels_rules_encounters };
