/** The rules of other_morale. */
import { $askOutside } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function enemy_flyer_falls(unit, facts, world) {
  let said = $askOutside(facts, "enemy_flyer_falls", "Does an enemy flyer fall in sight of the unit, within 300 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 7 /* MARVEL_ENEMY_FLYER_FELL */);
}

function friendly_flyer_falls(unit, facts, world) {
  let said = $askOutside(facts, "friendly_flyer_falls", "Does a friendly flyer fall in sight of the unit, within 300 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 8 /* MARVEL_FRIENDLY_FLYER_FELL */);
}

function powder_explodes(unit, facts, world) {
  let said = $askOutside(facts, "powder_explodes", "Has gunpowder of the enemy gone off within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 9 /* MARVEL_POWDER_WENT_OFF */);
}

function powder_breaches(unit, facts, world) {
  let said = $askOutside(facts, "powder_breaches", "Has gunpowder breached the stronghold that the unit holds?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("marvel_seen", "this", 0, unit, 10 /* MARVEL_POWDER_BROKE_IN */);
}

function wraith_shadow(unit, facts, world) {
  let said = $askOutside(facts, "wraith_shadow", "Is an enemy Ringwraith within 50 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => is_a_wraith(f) && within(unit, f, 50));
}

function king_shadow(unit, facts, world) {
  let said = $askOutside(facts, "king_shadow", "Is the enemy Witch-King within 50 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => is_the_king(f) && within(unit, f, 50));
}

function in_the_beam(unit, facts, world) {
  let said = $askOutside(facts, "in_the_beam", "Is the unit the Witch-King, struck by the Beam of Good from afar?", unit);
  if (said !== null) {
    return said;
  }
  return is_the_king(unit) && world.happened("struck_by_beam", "this", 0, unit);
}

function singed(unit, facts, world) {
  let said = $askOutside(facts, "singed", "Has thrown fire hit the unit, which is too sturdy to burn?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("singed_by_fire", "this", 0, unit);
}

export { enemy_flyer_falls, friendly_flyer_falls, powder_explodes, powder_breaches, wraith_shadow, king_shadow, in_the_beam, singed };
