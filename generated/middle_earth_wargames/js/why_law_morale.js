/** The rules of law_morale with the notes that explain them, and what has to hold for each entry. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function why_king_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "king_near", "Is the Witch-King within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => is_the_king(f) && f !== unit && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_king_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => is_the_king(f) && f !== unit && within(unit, f, 100)))) return 0;
      break;
  }
  return -1;
}

function why_king_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "king_far", "Is the Witch-King within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => is_the_king(f) && f !== unit && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_king_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => is_the_king(f) && f !== unit && within(unit, f, 300)))) return 0;
      break;
  }
  return -1;
}

function why_wraith_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wraith_near", "Is a Ringwraith within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => is_a_wraith(f) && f !== unit && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wraith_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => is_a_wraith(f) && f !== unit && within(unit, f, 100)))) return 0;
      break;
  }
  return -1;
}

function why_wraith_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wraith_far", "Is a Ringwraith within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => is_a_wraith(f) && f !== unit && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wraith_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => is_a_wraith(f) && f !== unit && within(unit, f, 300)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_law_morale = {
  king_near: [{ verb: "stated", text: "Is the Witch-King within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  king_far: [{ verb: "stated", text: "Is the Witch-King within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wraith_near: [{ verb: "stated", text: "Is a Ringwraith within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wraith_far: [{ verb: "stated", text: "Is a Ringwraith within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_king_near, guards_king_near, why_king_far, guards_king_far, why_wraith_near, guards_wraith_near, why_wraith_far, guards_wraith_far, $labels_rules_law_morale };
