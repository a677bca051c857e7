/** The rules of law_spells with the notes that explain them, and what has to hold for each entry. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { sees, side_of } from "./rules_field.js";

function why_wraith_driven_off(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wraith_driven_off", "Has the unit seen a Ringwraith forced to retreat in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 0 /* MARVEL_WRAITH_GAVE_WAY */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wraith_driven_off(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 0 /* MARVEL_WRAITH_GAVE_WAY */))) return 0;
      break;
  }
  return -1;
}

function why_king_driven_off(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "king_driven_off", "Has the unit seen the Witch-King forced to retreat in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 1 /* MARVEL_KING_GAVE_WAY */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_king_driven_off(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 1 /* MARVEL_KING_GAVE_WAY */))) return 0;
      break;
  }
  return -1;
}

function why_gandalf_driven_off(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "gandalf_driven_off", "Has the unit seen Gandalf forced to retreat in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 2 /* MARVEL_GANDALF_GAVE_WAY */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_gandalf_driven_off(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 2 /* MARVEL_GANDALF_GAVE_WAY */))) return 0;
      break;
  }
  return -1;
}

function why_friendly_impress(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friendly_impress", "Has a friendly wizard cast Impress within 75 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 3 /* MARVEL_FRIEND_IMPRESSED */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friendly_impress(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 3 /* MARVEL_FRIEND_IMPRESSED */))) return 0;
      break;
  }
  return -1;
}

function why_enemy_impress(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_impress", "Has an enemy wizard cast Impress within 75 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 4 /* MARVEL_ENEMY_IMPRESSED */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_impress(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 4 /* MARVEL_ENEMY_IMPRESSED */))) return 0;
      break;
  }
  return -1;
}

function why_enemy_bolt(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_bolt", "Has the unit seen a defence bolt of the enemy in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 5 /* MARVEL_ENEMY_BOLT_STRUCK */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_bolt(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 5 /* MARVEL_ENEMY_BOLT_STRUCK */))) return 0;
      break;
  }
  return -1;
}

function why_fire_burst_seen(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "fire_burst_seen", "Has the unit seen a fire burst in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("marvel_seen", "this", 0, unit, 6 /* MARVEL_FIRE_HAS_BURST */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fire_burst_seen(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("marvel_seen", "this", 0, unit, 6 /* MARVEL_FIRE_HAS_BURST */))) return 0;
      break;
  }
  return -1;
}

function why_leader_controlled(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "leader_controlled", "Is a leader of the side of the unit held in an enemy will, in its sight?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => f.held_by !== null && side_of(f) === side_of(unit) && sees(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_leader_controlled(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => f.held_by !== null && side_of(f) === side_of(unit) && sees(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_law_spells = {
  wraith_driven_off: [{ verb: "stated", text: "Has the unit seen a Ringwraith forced to retreat in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  king_driven_off: [{ verb: "stated", text: "Has the unit seen the Witch-King forced to retreat in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  gandalf_driven_off: [{ verb: "stated", text: "Has the unit seen Gandalf forced to retreat in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friendly_impress: [{ verb: "stated", text: "Has a friendly wizard cast Impress within 75 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_impress: [{ verb: "stated", text: "Has an enemy wizard cast Impress within 75 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_bolt: [{ verb: "stated", text: "Has the unit seen a defence bolt of the enemy in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  fire_burst_seen: [{ verb: "stated", text: "Has the unit seen a fire burst in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  leader_controlled: [{ verb: "stated", text: "Is a leader of the side of the unit held in an enemy will, in its sight?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_wraith_driven_off, guards_wraith_driven_off, why_king_driven_off, guards_king_driven_off, why_gandalf_driven_off, guards_gandalf_driven_off, why_friendly_impress, guards_friendly_impress, why_enemy_impress, guards_enemy_impress, why_enemy_bolt, guards_enemy_bolt, why_fire_burst_seen, guards_fire_burst_seen, why_leader_controlled, guards_leader_controlled, $labels_rules_law_spells };
