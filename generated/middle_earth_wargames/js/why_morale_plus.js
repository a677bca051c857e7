/** The rules of morale_plus with the notes that explain them, and what has to hold for each entry. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { $isWithin } from "./runtime/geometry.js";
import { behind_of, charge_near, higher, in_front_of, sees, side_of, within } from "./rules_field.js";
import { friendly_cover_in } from "./rules_vision.js";

function why_strong_friend_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "strong_friend_near", "Is a friendly unit with more than 50% of its strength within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_strong_friend_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_strong_friend_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "strong_friend_far", "Is a friendly unit with more than 50% of its strength within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_strong_friend_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => $mul(f.men, 2) > f.began_with && within(unit, f, 300)))) return 1;
      break;
  }
  return -1;
}

function why_friend_in_sight(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_in_sight", "Can the unit see a friendly unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.units, (f) => f !== unit && side_of(f) === side_of(unit) && sees(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_in_sight(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.units, (f) => f !== unit && side_of(f) === side_of(unit) && sees(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_friend_advancing(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_advancing", "Is a friendly unit advancing within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.marched_now && f.stance === 0 /* STANCE_STEADY */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_advancing(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.marched_now && f.stance === 0 /* STANCE_STEADY */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_friend_charging(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friend_charging", "Is a friendly unit charging within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.stance === 1 /* STANCE_CHARGING */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friend_charging(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.stance === 1 /* STANCE_CHARGING */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_support_behind(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "support_behind", "Does a friendly unit support the unit from behind?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && behind_of(unit, f) && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_support_behind(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => (f.stance === 0 /* STANCE_STEADY */ || f.stance === 1 /* STANCE_CHARGING */) && behind_of(unit, f) && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_enemy_retiring_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_retiring_near", "Is an enemy retiring within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_retiring_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_enemy_retiring_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_retiring_far", "Is an enemy retiring within 300 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_retiring_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => f.stance === 2 /* STANCE_RETIRING */ && within(unit, f, 300)))) return 1;
      break;
  }
  return -1;
}

function why_enemy_open_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_open_near", "Does an enemy show the unit its flank or rear, near enough to charge?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && charge_near(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_open_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && charge_near(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_open_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_open_far", "Does an enemy show the unit its flank or rear, too far off to charge?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && !charge_near(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_open_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => !in_front_of(f, unit) && sees(unit, f, world) && !charge_near(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_below_near(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_below_near", "Is an enemy downhill of the unit within 100 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => within(unit, f, 100) && higher(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_below_near(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => within(unit, f, 100) && higher(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_below_far(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_below_far", "Is an enemy downhill of the unit within 200 metres?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.foes_around, (f) => within(unit, f, 200) && higher(unit, f, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_below_far(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.foes_around, (f) => within(unit, f, 200) && higher(unit, f, world)))) return 0;
      break;
  }
  return -1;
}

function why_friendly_cover(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friendly_cover", "Is there friendly cover within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && friendly_cover_in(unit, t))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friendly_cover(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(world.tracts, (t) => $isWithin(unit.footing, t.tract_edge, 100) && friendly_cover_in(unit, t)))) return 0;
      break;
  }
  return -1;
}

function why_enemy_routing(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enemy_routing", "Is an enemy routing within 100 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.foes_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemy_routing(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.foes_around, (f) => f.stance === 4 /* STANCE_ROUTING */ && within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_won_melee(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "won_melee", "Has the unit won a melee lately, this move included?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("melee_was_won", "within", 3, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_won_melee(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("melee_was_won", "within", 3, unit))) return 0;
      break;
  }
  return -1;
}

function why_special_leader(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "special_leader", "Is a special leader with the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.chieftain !== null && f.held_by === null && within(unit, f, 25))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_special_leader(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.chieftain !== null && f.held_by === null && within(unit, f, 25)))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_morale_plus = {
  strong_friend_near: [{ verb: "stated", text: "Is a friendly unit with more than 50% of its strength within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  strong_friend_far: [{ verb: "stated", text: "Is a friendly unit with more than 50% of its strength within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_in_sight: [{ verb: "stated", text: "Can the unit see a friendly unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_advancing: [{ verb: "stated", text: "Is a friendly unit advancing within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friend_charging: [{ verb: "stated", text: "Is a friendly unit charging within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  support_behind: [{ verb: "stated", text: "Does a friendly unit support the unit from behind?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_retiring_near: [{ verb: "stated", text: "Is an enemy retiring within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_retiring_far: [{ verb: "stated", text: "Is an enemy retiring within 300 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_open_near: [{ verb: "stated", text: "Does an enemy show the unit its flank or rear, near enough to charge?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_open_far: [{ verb: "stated", text: "Does an enemy show the unit its flank or rear, too far off to charge?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_below_near: [{ verb: "stated", text: "Is an enemy downhill of the unit within 100 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_below_far: [{ verb: "stated", text: "Is an enemy downhill of the unit within 200 metres?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friendly_cover: [{ verb: "stated", text: "Is there friendly cover within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enemy_routing: [{ verb: "stated", text: "Is an enemy routing within 100 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  won_melee: [{ verb: "stated", text: "Has the unit won a melee lately, this move included?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  special_leader: [{ verb: "stated", text: "Is a special leader with the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_strong_friend_near, guards_strong_friend_near, why_strong_friend_far, guards_strong_friend_far, why_friend_in_sight, guards_friend_in_sight, why_friend_advancing, guards_friend_advancing, why_friend_charging, guards_friend_charging, why_support_behind, guards_support_behind, why_enemy_retiring_near, guards_enemy_retiring_near, why_enemy_retiring_far, guards_enemy_retiring_far, why_enemy_open_near, guards_enemy_open_near, why_enemy_open_far, guards_enemy_open_far, why_enemy_below_near, guards_enemy_below_near, why_enemy_below_far, guards_enemy_below_far, why_friendly_cover, guards_friendly_cover, why_enemy_routing, guards_enemy_routing, why_won_melee, guards_won_melee, why_special_leader, guards_special_leader, $labels_rules_morale_plus };
