/** The rules of morale_plus. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { $isWithin } from "./runtime/geometry.js";
import { behind_of, charge_near, higher, in_front_of, sees, side_of, within } from "./rules_field.js";
import { friendly_cover_in } from "./rules_vision.js";

function strong_friend_near(unit, facts, world) {
  let said = $askOutside(facts, "strong_friend_near", "Is a friendly unit with more than 50% of its strength within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 100));
}

function strong_friend_far(unit, facts, world) {
  let said = $askOutside(facts, "strong_friend_far", "Is a friendly unit with more than 50% of its strength within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 300));
}

function friend_in_sight(unit, facts, world) {
  let said = $askOutside(facts, "friend_in_sight", "Can the unit see a friendly unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => f !== unit && side_of(f) === side_of(unit) && sees(unit, f, world));
}

function friend_advancing(unit, facts, world) {
  let said = $askOutside(facts, "friend_advancing", "Is a friendly unit advancing within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.marched_now && f.stance === 0 /* STANCE_STEADY */ && within(unit, f, 100));
}

function friend_charging(unit, facts, world) {
  let said = $askOutside(facts, "friend_charging", "Is a friendly unit charging within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 1 /* STANCE_CHARGING */ && within(unit, f, 100));
}

function support_behind(unit, facts, world) {
  let said = $askOutside(facts, "support_behind", "Does a friendly unit support the unit from behind?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && behind_of(unit, f) && within(unit, f, 100));
}

function enemy_retiring_near(unit, facts, world) {
  let said = $askOutside(facts, "enemy_retiring_near", "Is an enemy retiring within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100));
}

function enemy_retiring_far(unit, facts, world) {
  let said = $askOutside(facts, "enemy_retiring_far", "Is an enemy retiring within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300));
}

function enemy_open_near(unit, facts, world) {
  let said = $askOutside(facts, "enemy_open_near", "Does an enemy show the unit its flank or rear, near enough to charge?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && charge_near(unit, f, world));
}

function enemy_open_far(unit, facts, world) {
  let said = $askOutside(facts, "enemy_open_far", "Does an enemy show the unit its flank or rear, too far off to charge?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && !charge_near(unit, f, world));
}

function enemy_below_near(unit, facts, world) {
  let said = $askOutside(facts, "enemy_below_near", "Is an enemy downhill of the unit within 100 metres?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => within(unit, f, 100) && higher(unit, f, world));
}

function enemy_below_far(unit, facts, world) {
  let said = $askOutside(facts, "enemy_below_far", "Is an enemy downhill of the unit within 200 metres?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => within(unit, f, 200) && higher(unit, f, world));
}

function friendly_cover(unit, facts, world) {
  let said = $askOutside(facts, "friendly_cover", "Is there friendly cover within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && friendly_cover_in(unit, t));
}

function enemy_routing(unit, facts, world) {
  let said = $askOutside(facts, "enemy_routing", "Is an enemy routing within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100));
}

function won_melee(unit, facts, world) {
  let said = $askOutside(facts, "won_melee", "Has the unit won a melee lately, this move included?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("melee_was_won", "within", 3, unit);
}

function special_leader(unit, facts, world) {
  let said = $askOutside(facts, "special_leader", "Is a special leader with the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.chieftain !== null && f.held_by === null && within(unit, f, 25));
}

export { strong_friend_near, strong_friend_far, friend_in_sight, friend_advancing, friend_charging, support_behind, enemy_retiring_near, enemy_retiring_far, enemy_open_near, enemy_open_far, enemy_below_near, enemy_below_far, friendly_cover, enemy_routing, won_melee, special_leader };
