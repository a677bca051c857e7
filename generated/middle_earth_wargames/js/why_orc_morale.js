/** The rules of orc_morale with the notes that explain them, and what has to hold for each entry. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { sees, within } from "./rules_field.js";
import { is_the_king } from "./rules_vision.js";

function why_orcs_king_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "orcs_king_far", "Is the Witch-King within 200 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => is_the_king(f) && within(unit, f, 200))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_orcs_king_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => is_the_king(f) && within(unit, f, 200)))) return 1;
      break;
  }
  return -1;
}

function why_orcs_king_in_sight(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "orcs_king_in_sight", "Can the unit see the Witch-King?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => is_the_king(f) && sees(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_orcs_king_in_sight(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => is_the_king(f) && sees(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_first_charge(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "first_charge", "Does the unit charge for the first time in this battle?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (unit.stance !== 1 /* STANCE_CHARGING */ || !world.happened("charge_was_made", "first", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_first_charge(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(unit.stance === 1 /* STANCE_CHARGING */)) return 0;
      if (!(world.happened("charge_was_made", "first", 0, unit))) return 1;
      break;
  }
  return -1;
}

function why_in_sunlight(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "in_sunlight", "Is the unit in sunlight?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (world.sky_now !== 3 /* SKY_FAIR_SKY */ && world.sky_now !== 4 /* SKY_HOT_SKY */ || world.at_night || world.under_ground || unit.in_a_wood) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_sunlight(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.sky_now === 3 /* SKY_FAIR_SKY */ || world.sky_now === 4 /* SKY_HOT_SKY */)) return 0;
      if (!(!world.at_night)) return 1;
      if (!(!world.under_ground)) return 2;
      if (!(!unit.in_a_wood)) return 3;
      break;
  }
  return -1;
}

const $labels_rules_orc_morale = {
  orcs_king_far: [{ verb: "stated", text: "Is the Witch-King within 200 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  orcs_king_in_sight: [{ verb: "stated", text: "Can the unit see the Witch-King?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  first_charge: [{ verb: "stated", text: "Does the unit charge for the first time in this battle?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  in_sunlight: [{ verb: "stated", text: "Is the unit in sunlight?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_orcs_king_far, guards_orcs_king_far, why_orcs_king_in_sight, guards_orcs_king_in_sight, why_first_charge, guards_first_charge, why_in_sunlight, guards_in_sunlight, $labels_rules_orc_morale };
