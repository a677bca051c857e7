/** The rules of morale_minus with the notes that explain them, and what has to hold for each entry. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { $isWithin } from "./runtime/geometry.js";
import { TROOP_RACE } from "./tables.js";
import { charge_near, higher, in_front_of, sees, side_of, within } from "./rules_field.js";
import { looks_down_on, mounted } from "./rules_morale.js";
import { unfriendly_cover_in } from "./rules_vision.js";

function why_enemy_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_near", "Is an enemy within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_enemy_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_far", "Is an enemy within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => within(unit, f, 300)))) return 1;
      break;
  }
  return -1;
}

function why_enemy_in_sight(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_in_sight", "Can the unit see an enemy?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => side_of(f) !== side_of(unit) && sees(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_in_sight(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => side_of(f) !== side_of(unit) && sees(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_shot_at(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "shot_at", "Do shooters of at least 50% of the number of the unit shoot at it?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.shot_by <= 0 || $mul(unit.shot_by, 2) < unit.men) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shot_at(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.shot_by > 0)) return 1;
      if (!($mul(unit.shot_by, 2) >= unit.men)) return 2;
      break;
  }
  return -1;
}

function why_enemy_behind(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_behind", "Is an enemy behind the flank or rear of the unit, near enough to charge?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => !in_front_of(unit, f) && charge_near(f, unit, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_behind(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => !in_front_of(unit, f) && charge_near(f, unit, world)))) return 0;
      break;
  }
  return -1;
}

function why_cavalry_behind(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "cavalry_behind", "Is enemy cavalry behind the flank or rear of the unit, near enough to charge?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => mounted(f) && !in_front_of(unit, f) && charge_near(f, unit, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_cavalry_behind(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => mounted(f) && !in_front_of(unit, f) && charge_near(f, unit, world)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_above_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_above_near", "Is an enemy uphill of the unit within 100 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => within(unit, f, 100) && higher(f, unit, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_above_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => within(unit, f, 100) && higher(f, unit, world)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_above_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_above_far", "Is an enemy uphill of the unit within 300 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => within(unit, f, 300) && higher(f, unit, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_above_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => within(unit, f, 300) && higher(f, unit, world)))) return 0;
      break;
  }
  return -1;
}

function why_friend_retiring_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_retiring_near", "Is a friendly unit retiring within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_retiring_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_friend_retiring_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_retiring_far", "Is a friendly unit retiring within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_retiring_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300)))) return 1;
      break;
  }
  return -1;
}

function why_friend_routing_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_routing_near", "Is a friendly unit routing within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_routing_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_friend_routing_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_routing_far", "Is a friendly unit routing within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_routing_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 300)))) return 1;
      break;
  }
  return -1;
}

function why_unfriendly_cover(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "unfriendly_cover", "Is there cover that an enemy may hold within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && unfriendly_cover_in(unit, t))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_unfriendly_cover(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && unfriendly_cover_in(unit, t)))) return 0;
      break;
  }
  return -1;
}

function why_animals_by_fire(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "animals_by_fire", "Are animals of the unit within 100 metres of a fire?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!mounted(unit) && TROOP_RACE[unit.troop] !== 13 /* RACE_WOLF */ && TROOP_RACE[unit.troop] !== 15 /* RACE_ELEPHANT */ && unit.struck_as !== 24 /* STRUCK_ELEPHANT */ || !$any(world.tracts, (t) => t.on_fire && $isWithin(unit.footing, t.tract_edge, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_animals_by_fire(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(mounted(unit) || TROOP_RACE[unit.troop] === 13 /* RACE_WOLF */ || TROOP_RACE[unit.troop] === 15 /* RACE_ELEPHANT */ || unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      if (!($any(world.tracts, (t) => t.on_fire && $isWithin(unit.footing, t.tract_edge, 100)))) return 1;
      break;
  }
  return -1;
}

function why_surprised(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "surprised", "Is the unit taken by surprise?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !unit.taken_aback) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_surprised(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.taken_aback)) return 1;
      break;
  }
  return -1;
}

function why_horses_by_elephants(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "horses_by_elephants", "Are horses of the unit within 100 metres of elephants?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.struck_as !== 3 /* STRUCK_LIGHT_HORSE */ && unit.struck_as !== 4 /* STRUCK_MEDIUM_HORSE */ && unit.struck_as !== 5 /* STRUCK_HEAVY_HORSE */ || !$any(unit.foes_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100)) && !$any(unit.friends_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_horses_by_elephants(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.struck_as === 3 /* STRUCK_LIGHT_HORSE */ || unit.struck_as === 4 /* STRUCK_MEDIUM_HORSE */ || unit.struck_as === 5 /* STRUCK_HEAVY_HORSE */)) return 1;
      if (!($any(unit.foes_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100)) || $any(unit.friends_around, (f) => f.struck_as === 24 /* STRUCK_ELEPHANT */ && within(unit, f, 100)))) return 2;
      break;
  }
  return -1;
}

function why_betters_routing(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "betters_routing", "Is a friendly unit that the unit looks up to routing within 100 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && looks_down_on(f, unit) && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_betters_routing(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && looks_down_on(f, unit) && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_split(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "split", "Are parts of the unit split by 100 metres or more?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || unit.split_by < 100) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_split(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.split_by >= 100)) return 1;
      break;
  }
  return -1;
}

function why_lost_melee(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "lost_melee", "Has the unit lost a melee lately, this move included?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("melee_was_lost", "within", 3, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_lost_melee(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("melee_was_lost", "within", 3, unit))) return 0;
      break;
  }
  return -1;
}

function why_hero_killed(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "hero_killed", "Has the unit seen a hero of its side die?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("hero_seen_to_die", "within", 3, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hero_killed(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("hero_seen_to_die", "within", 3, unit))) return 0;
      break;
  }
  return -1;
}

function why_leader_not_in_front(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "leader_not_in_front", "Is the leader of the unit away from the front rank?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !unit.leader_behind || unit.leaderless) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_leader_not_in_front(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(unit.leader_behind)) return 1;
      if (!(!unit.leaderless)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_morale_minus = {
  enemy_near: [{ verb: "stated", text: "Is an enemy within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_far: [{ verb: "stated", text: "Is an enemy within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_in_sight: [{ verb: "stated", text: "Can the unit see an enemy?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  shot_at: [{ verb: "stated", text: "Do shooters of at least 50% of the number of the unit shoot at it?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_behind: [{ verb: "stated", text: "Is an enemy behind the flank or rear of the unit, near enough to charge?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  cavalry_behind: [{ verb: "stated", text: "Is enemy cavalry behind the flank or rear of the unit, near enough to charge?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_above_near: [{ verb: "stated", text: "Is an enemy uphill of the unit within 100 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_above_far: [{ verb: "stated", text: "Is an enemy uphill of the unit within 300 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_retiring_near: [{ verb: "stated", text: "Is a friendly unit retiring within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_retiring_far: [{ verb: "stated", text: "Is a friendly unit retiring within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_routing_near: [{ verb: "stated", text: "Is a friendly unit routing within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_routing_far: [{ verb: "stated", text: "Is a friendly unit routing within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  unfriendly_cover: [{ verb: "stated", text: "Is there cover that an enemy may hold within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  animals_by_fire: [{ verb: "stated", text: "Are animals of the unit within 100 metres of a fire?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  surprised: [{ verb: "stated", text: "Is the unit taken by surprise?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  horses_by_elephants: [{ verb: "stated", text: "Are horses of the unit within 100 metres of elephants?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  betters_routing: [{ verb: "stated", text: "Is a friendly unit that the unit looks up to routing within 100 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  split: [{ verb: "stated", text: "Are parts of the unit split by 100 metres or more?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  lost_melee: [{ verb: "stated", text: "Has the unit lost a melee lately, this move included?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  hero_killed: [{ verb: "stated", text: "Has the unit seen a hero of its side die?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  leader_not_in_front: [{ verb: "stated", text: "Is the leader of the unit away from the front rank?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_enemy_near, guards_enemy_near, why_enemy_far, guards_enemy_far, why_enemy_in_sight, guards_enemy_in_sight, why_shot_at, guards_shot_at, why_enemy_behind, guards_enemy_behind, why_cavalry_behind, guards_cavalry_behind, why_enemy_above_near, guards_enemy_above_near, why_enemy_above_far, guards_enemy_above_far, why_friend_retiring_near, guards_friend_retiring_near, why_friend_retiring_far, guards_friend_retiring_far, why_friend_routing_near, guards_friend_routing_near, why_friend_routing_far, guards_friend_routing_far, why_unfriendly_cover, guards_unfriendly_cover, why_animals_by_fire, guards_animals_by_fire, why_surprised, guards_surprised, why_horses_by_elephants, guards_horses_by_elephants, why_betters_routing, guards_betters_routing, why_split, guards_split, why_lost_melee, guards_lost_melee, why_hero_killed, guards_hero_killed, why_leader_not_in_front, guards_leader_not_in_front, $labels_rules_morale_minus };
