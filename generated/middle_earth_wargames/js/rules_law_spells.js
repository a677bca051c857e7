/** The rules of law_spells. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { sees, side_of } from "./rules_field.js";

function wraith_driven_off(unit, facts, world) {
  let said = $askOutside(facts, "wraith_driven_off", "Has the unit seen a Ringwraith forced to retreat in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 0 /* MARVEL_WRAITH_GAVE_WAY */);
}

function king_driven_off(unit, facts, world) {
  let said = $askOutside(facts, "king_driven_off", "Has the unit seen the Witch-King forced to retreat in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 1 /* MARVEL_KING_GAVE_WAY */);
}

function gandalf_driven_off(unit, facts, world) {
  let said = $askOutside(facts, "gandalf_driven_off", "Has the unit seen Gandalf forced to retreat in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 2 /* MARVEL_GANDALF_GAVE_WAY */);
}

function friendly_impress(unit, facts, world) {
  let said = $askOutside(facts, "friendly_impress", "Has a friendly wizard cast Impress within 75 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 3 /* MARVEL_FRIEND_IMPRESSED */);
}

function enemy_impress(unit, facts, world) {
  let said = $askOutside(facts, "enemy_impress", "Has an enemy wizard cast Impress within 75 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 4 /* MARVEL_ENEMY_IMPRESSED */);
}

function enemy_bolt(unit, facts, world) {
  let said = $askOutside(facts, "enemy_bolt", "Has the unit seen a defence bolt of the enemy in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 5 /* MARVEL_ENEMY_BOLT_STRUCK */);
}

function fire_burst_seen(unit, facts, world) {
  let said = $askOutside(facts, "fire_burst_seen", "Has the unit seen a fire burst in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 6 /* MARVEL_FIRE_HAS_BURST */);
}

function leader_controlled(unit, facts, world) {
  let said = $askOutside(facts, "leader_controlled", "Is a leader of the side of the unit held in an enemy will, in its sight?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f.held_by !== null && side_of(f) === side_of(unit) && sees(unit, f, world));
}

export { wraith_driven_off, king_driven_off, gandalf_driven_off, friendly_impress, enemy_impress, enemy_bolt, fire_burst_seen, leader_controlled };
