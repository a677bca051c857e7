/** The rules of other_morale with the notes that explain them, and what has to hold for each entry. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function why_enemy_flyer_falls(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_flyer_falls", "Does an enemy flyer fall in sight of the unit, within 300 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 7 /* MARVEL_ENEMY_FLYER_FELL */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_flyer_falls(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 7 /* MARVEL_ENEMY_FLYER_FELL */))) return 0;
      break;
  }
  return -1;
}

function why_friendly_flyer_falls(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friendly_flyer_falls", "Does a friendly flyer fall in sight of the unit, within 300 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 8 /* MARVEL_FRIENDLY_FLYER_FELL */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friendly_flyer_falls(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 8 /* MARVEL_FRIENDLY_FLYER_FELL */))) return 0;
      break;
  }
  return -1;
}

function why_powder_explodes(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "powder_explodes", "Has gunpowder of the enemy gone off within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 9 /* MARVEL_POWDER_WENT_OFF */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_powder_explodes(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 9 /* MARVEL_POWDER_WENT_OFF */))) return 0;
      break;
  }
  return -1;
}

function why_powder_breaches(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "powder_breaches", "Has gunpowder breached the stronghold that the unit holds?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 10 /* MARVEL_POWDER_BROKE_IN */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_powder_breaches(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 10 /* MARVEL_POWDER_BROKE_IN */))) return 0;
      break;
  }
  return -1;
}

function why_wraith_shadow(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wraith_shadow", "Is an enemy Ringwraith within 50 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => is_a_wraith(f) && within(unit, f, 50))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wraith_shadow(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => is_a_wraith(f) && within(unit, f, 50)))) return 1;
      break;
  }
  return -1;
}

function why_king_shadow(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "king_shadow", "Is the enemy Witch-King within 50 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => is_the_king(f) && within(unit, f, 50))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_king_shadow(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => is_the_king(f) && within(unit, f, 50)))) return 1;
      break;
  }
  return -1;
}

function why_in_the_beam(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "in_the_beam", "Is the unit the Witch-King, struck by the Beam of Good from afar?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!is_the_king(unit) || !world.happened("struck_by_beam", "this", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_the_beam(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(is_the_king(unit))) return 0;
      if (!(world.happened("struck_by_beam", "this", 0, unit))) return 1;
      break;
  }
  return -1;
}

function why_singed(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "singed", "Has thrown fire hit the unit, which is too sturdy to burn?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("singed_by_fire", "this", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_singed(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("singed_by_fire", "this", 0, unit))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_other_morale = {
  enemy_flyer_falls: [{ verb: "stated", text: "Does an enemy flyer fall in sight of the unit, within 300 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friendly_flyer_falls: [{ verb: "stated", text: "Does a friendly flyer fall in sight of the unit, within 300 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  powder_explodes: [{ verb: "stated", text: "Has gunpowder of the enemy gone off within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  powder_breaches: [{ verb: "stated", text: "Has gunpowder breached the stronghold that the unit holds?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wraith_shadow: [{ verb: "stated", text: "Is an enemy Ringwraith within 50 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  king_shadow: [{ verb: "stated", text: "Is the enemy Witch-King within 50 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  in_the_beam: [{ verb: "stated", text: "Is the unit the Witch-King, struck by the Beam of Good from afar?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  singed: [{ verb: "stated", text: "Has thrown fire hit the unit, which is too sturdy to burn?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_enemy_flyer_falls, guards_enemy_flyer_falls, why_friendly_flyer_falls, guards_friendly_flyer_falls, why_powder_explodes, guards_powder_explodes, why_powder_breaches, guards_powder_breaches, why_wraith_shadow, guards_wraith_shadow, why_king_shadow, guards_king_shadow, why_in_the_beam, guards_in_the_beam, why_singed, guards_singed, $labels_rules_other_morale };
