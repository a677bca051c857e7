/** The rules of obedience_factors with the notes that explain them, and what has to hold for each entry. */
import { $askOutside } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { charge_range, within } from "./rules_field.js";
import { beset } from "./rules_vision.js";

function why_unsupported(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "unsupported", "Is the unit without support?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || $any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_unsupported(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(!$any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_widely_split(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "widely_split", "Are parts of the unit split by more than 500 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.split_by <= 500) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_widely_split(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.split_by > 500)) return 1;
      break;
  }
  return -1;
}

function why_outnumbered(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "outnumbered", "Is the unit outnumbered?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if ($sum(unit.foes_around, (f) => within(unit, f, charge_range(f, world)), (f) => f.men) <= unit.men) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_outnumbered(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($sum(unit.foes_around, (f) => within(unit, f, charge_range(f, world)), (f) => f.men) > unit.men)) return 0;
      break;
  }
  return -1;
}

function why_surrounded_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "surrounded_far", "Is the unit surrounded by enemies within 100 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !beset(unit, 100)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_surrounded_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(beset(unit, 100))) return 1;
      break;
  }
  return -1;
}

function why_surrounded_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "surrounded_near", "Is the unit surrounded by enemies within 50 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !beset(unit, 50)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_surrounded_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(beset(unit, 50))) return 1;
      break;
  }
  return -1;
}

function why_bold_order(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "bold_order", "Is the unit ordered to charge or to close with an enemy that outnumbers it?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.duty_now !== 1 /* UNIT_ERRAND_CHARGE_ERRAND */ && unit.duty_now !== 0 /* UNIT_ERRAND_MARCH_ERRAND */ || unit.quarry === null || unit.quarry.men <= unit.men) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bold_order(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.duty_now === 1 /* UNIT_ERRAND_CHARGE_ERRAND */ || unit.duty_now === 0 /* UNIT_ERRAND_MARCH_ERRAND */)) return 1;
      if (!(unit.quarry !== null)) return 2;
      if (!(unit.quarry.men > unit.men)) return 3;
      break;
  }
  return -1;
}

function why_friends_routed_lately(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friends_routed_lately", "Have friends near the unit routed lately, this move included?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.friends_around, (f) => world.happened("has_routed", "within", 3, f))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friends_routed_lately(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.friends_around, (f) => world.happened("has_routed", "within", 3, f)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_obedience_factors = {
  unsupported: [{ verb: "stated", text: "Is the unit without support?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  widely_split: [{ verb: "stated", text: "Are parts of the unit split by more than 500 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  outnumbered: [{ verb: "stated", text: "Is the unit outnumbered?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  surrounded_far: [{ verb: "stated", text: "Is the unit surrounded by enemies within 100 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  surrounded_near: [{ verb: "stated", text: "Is the unit surrounded by enemies within 50 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  bold_order: [{ verb: "stated", text: "Is the unit ordered to charge or to close with an enemy that outnumbers it?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friends_routed_lately: [{ verb: "stated", text: "Have friends near the unit routed lately, this move included?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_unsupported, guards_unsupported, why_widely_split, guards_widely_split, why_outnumbered, guards_outnumbered, why_surrounded_far, guards_surrounded_far, why_surrounded_near, guards_surrounded_near, why_bold_order, guards_bold_order, why_friends_routed_lately, guards_friends_routed_lately, $labels_rules_obedience_factors };
