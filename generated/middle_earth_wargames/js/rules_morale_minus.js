/** The rules of morale_minus. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { $isWithin } from "./runtime/geometry.js";
import { TROOP_RACE } from "./tables.js";
import { charge_near, higher, in_front_of, sees, side_of, within } from "./rules_field.js";
import { looks_down_on, mounted } from "./rules_morale.js";
import { unfriendly_cover_in } from "./rules_vision.js";

function enemy_near(unit, facts, world) {
  let said = $askOutside(facts, "enemy_near", "Is an enemy within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => within(unit, f, 100));
}

function enemy_far(unit, facts, world) {
  let said = $askOutside(facts, "enemy_far", "Is an enemy within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.foes_around, (f) => within(unit, f, 300));
}

function enemy_in_sight(unit, facts, world) {
  let said = $askOutside(facts, "enemy_in_sight", "Can the unit see an enemy?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.units, (f) => side_of(f) !== side_of(unit) && sees(unit, f, world));
}

function shot_at(unit, facts, world) {
  let said = $askOutside(facts, "shot_at", "Do shooters of at least 50% of the number of the unit shoot at it?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.shot_by > 0 && $mul(unit.shot_by, 2) >= unit.men;
}

function enemy_behind(unit, facts, world) {
  let said = $askOutside(facts, "enemy_behind", "Is an enemy behind the flank or rear of the unit, near enough to charge?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => !in_front_of(unit, f) && charge_near(f, unit, world));
}

function cavalry_behind(unit, facts, world) {
  let said = $askOutside(facts, "cavalry_behind", "Is enemy cavalry behind the flank or rear of the unit, near enough to charge?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => mounted(f) && !in_front_of(unit, f) && charge_near(f, unit, world));
}

function enemy_above_near(unit, facts, world) {
  let said = $askOutside(facts, "enemy_above_near", "Is an enemy uphill of the unit within 100 metres?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => within(unit, f, 100) && higher(f, unit, world));
}

function enemy_above_far(unit, facts, world) {
  let said = $askOutside(facts, "enemy_above_far", "Is an enemy uphill of the unit within 300 metres?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.foes_around, (f) => within(unit, f, 300) && higher(f, unit, world));
}

function friend_retiring_near(unit, facts, world) {
  let said = $askOutside(facts, "friend_retiring_near", "Is a friendly unit retiring within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100));
}

function friend_retiring_far(unit, facts, world) {
  let said = $askOutside(facts, "friend_retiring_far", "Is a friendly unit retiring within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300));
}

function friend_routing_near(unit, facts, world) {
  let said = $askOutside(facts, "friend_routing_near", "Is a friendly unit routing within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100));
}

function friend_routing_far(unit, facts, world) {
  let said = $askOutside(facts, "friend_routing_far", "Is a friendly unit routing within 300 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 300));
}

function unfriendly_cover(unit, facts, world) {
  let said = $askOutside(facts, "unfriendly_cover", "Is there cover that an enemy may hold within 100 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return $any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && unfriendly_cover_in(unit, t));
}

function animals_by_fire(unit, facts, world) {
  let said = $askOutside(facts, "animals_by_fire", "Are animals of the unit within 100 metres of a fire?", unit);
  if (said !== null) {
    return said;
  }
  return (mounted(unit) || TROOP_RACE[unit.troop] === 13 /* RACE_WOLF */ || TROOP_RACE[unit.troop] === 15 /* RACE_ELEPHANT */ || unit.struck_as === 24 /* STRUCK_ELEPHANT */) && $any(world.tracts, (t) => t.on_fire && $isWithin(unit.footing, t.tract_edge, 100));
}

function surprised(unit, facts, world) {
  let said = $askOutside(facts, "surprised", "Is the unit taken by surprise?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.taken_aback;
}

function horses_by_elephants(unit, facts, world) {
  let said = $askOutside(facts, "horses_by_elephants", "Are horses of the unit within 100 metres of elephants?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && (unit.struck_as === 3 /* STRUCK_LIGHT_HORSE */ || unit.struck_as === 4 /* STRUCK_MEDIUM_HORSE */ || unit.struck_as === 5 /* STRUCK_HEAVY_HORSE */) && ($any(unit.foes_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100)) || $any(unit.friends_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100)));
}

function betters_routing(unit, facts, world) {
  let said = $askOutside(facts, "betters_routing", "Is a friendly unit that the unit looks up to routing within 100 metres?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && looks_down_on(f, unit) && within(unit, f, 100));
}

function split(unit, facts, world) {
  let said = $askOutside(facts, "split", "Are parts of the unit split by 100 metres or more?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.split_by >= 100;
}

function lost_melee(unit, facts, world) {
  let said = $askOutside(facts, "lost_melee", "Has the unit lost a melee lately, this move included?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("melee_was_lost", "within", 3, unit);
}

function hero_killed(unit, facts, world) {
  let said = $askOutside(facts, "hero_killed", "Has the unit seen a hero of its side die?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("hero_seen_to_die", "within", 3, unit);
}

function leader_not_in_front(unit, facts, world) {
  let said = $askOutside(facts, "leader_not_in_front", "Is the leader of the unit away from the front rank?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && unit.leader_behind && !unit.leaderless;
}

export { enemy_near, enemy_far, enemy_in_sight, shot_at, enemy_behind, cavalry_behind, enemy_above_near, enemy_above_far, friend_retiring_near, friend_retiring_far, friend_routing_near, friend_routing_far, unfriendly_cover, animals_by_fire, surprised, horses_by_elephants, betters_routing, split, lost_melee, hero_killed, leader_not_in_front };
