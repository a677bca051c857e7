/** The rules of morale_calls with the notes that explain them, and what has to hold for each entry. */
import { $add, $askOutside, $mul } from "./runtime/numbers.js";
import { $all, $any } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { within } from "./rules_field.js";
import { hero } from "./rules_leaders.js";
import { all_alone, enters_evil_wood, enters_magical_wood, friends_rout_nearby, shot_at_first, test_called_for, under_magic, wood_shied } from "./rules_morale_calls.js";
import { in_sunlight } from "./rules_orc_morale.js";
import { king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow } from "./rules_other_morale.js";
import { aloft } from "./rules_skies.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function why_hero_close(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "hero_close", "Is a hero within 25 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hero_close(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25)))) return 1;
      break;
  }
  return -1;
}

function why_gandalf_close(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "gandalf_close", "Is Gandalf within 25 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => f.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ && within(unit, f, 25))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_gandalf_close(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => f.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ && within(unit, f, 25)))) return 1;
      break;
  }
  return -1;
}

function why_shadow_grounded(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "shadow_grounded", "Is the bearer of the black shadow over the unit on foot or on horseback?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$all(unit.foes_around, (f) => !(is_a_wraith(f) || is_the_king(f)) || !aloft(f))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shadow_grounded(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($all(unit.foes_around, (f) => !(is_a_wraith(f) || is_the_king(f)) || !aloft(f)))) return 1;
      break;
  }
  return -1;
}

function why_enters_magical_wood(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enters_magical_wood", "Does the unit enter a magical wood in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("wood_was_entered", "this", 0, unit, 0 /* ALLEGIANCE_GOOD_WOOD */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enters_magical_wood(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("wood_was_entered", "this", 0, unit, 0 /* ALLEGIANCE_GOOD_WOOD */))) return 0;
      break;
  }
  return -1;
}

function why_enters_evil_wood(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "enters_evil_wood", "Does the unit enter an evil magical wood in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("wood_was_entered", "this", 0, unit, 1 /* ALLEGIANCE_EVIL_WOOD */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enters_evil_wood(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("wood_was_entered", "this", 0, unit, 1 /* ALLEGIANCE_EVIL_WOOD */))) return 0;
      break;
  }
  return -1;
}

function why_wind_from_the_east(facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wind_from_the_east", "Does the wind blow from the east or south-east?");
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (world.wind_source !== 2 /* WIND_QUARTER_FROM_EAST */ && world.wind_source !== 7 /* WIND_QUARTER_FROM_SOUTH_EAST */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wind_from_the_east(entry, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.wind_source === 2 /* WIND_QUARTER_FROM_EAST */ || world.wind_source === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */)) return 0;
      break;
  }
  return -1;
}

function why_wind_from_the_west(facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wind_from_the_west", "Does the wind blow from the west or north-west?");
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (world.wind_source !== 3 /* WIND_QUARTER_FROM_WEST */ && world.wind_source !== 4 /* WIND_QUARTER_FROM_NORTH_WEST */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wind_from_the_west(entry, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.wind_source === 3 /* WIND_QUARTER_FROM_WEST */ || world.wind_source === 4 /* WIND_QUARTER_FROM_NORTH_WEST */)) return 0;
      break;
  }
  return -1;
}

function why_raining(facts, world) {
  const notes = [];
  let said = $askOutside(facts, "raining", "Does it rain?");
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (world.sky_now !== 2 /* SKY_RAINFALL */ || world.under_ground) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_raining(entry, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.sky_now === 2 /* SKY_RAINFALL */)) return 0;
      if (!(!world.under_ground)) return 1;
      break;
  }
  return -1;
}

function why_shot_at_first(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "shot_at_first", "Is the unit shot at for the first time in this battle?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("was_shot_at", "first", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shot_at_first(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("was_shot_at", "first", 0, unit))) return 0;
      break;
  }
  return -1;
}

function why_all_alone(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "all_alone", "Is there no friendly unit within 400 metres of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || $any(unit.friends_around, (f) => within(unit, f, 400))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_all_alone(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!(!$any(unit.friends_around, (f) => within(unit, f, 400)))) return 1;
      break;
  }
  return -1;
}

function why_friends_rout_nearby(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "friends_rout_nearby", "Has a friendly unit within 150 metres of the unit routed in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!$any(unit.friends_around, (f) => world.happened("has_routed", "this", 0, f) && within(unit, f, 150))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_friends_rout_nearby(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!($any(unit.friends_around, (f) => world.happened("has_routed", "this", 0, f) && within(unit, f, 150)))) return 0;
      break;
  }
  return -1;
}

function why_test_called_for(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "test_called_for", "Does the opposing general ask for a test of the unit?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("test_was_called", "this", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_test_called_for(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("test_was_called", "this", 0, unit))) return 0;
      break;
  }
  return -1;
}

function why_under_magic(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "under_magic", "Is the unit subjected to unfriendly magic in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("was_bewitched", "this", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_under_magic(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("was_bewitched", "this", 0, unit))) return 0;
      break;
  }
  return -1;
}

function why_wood_shied(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "wood_shied", "Do the horses of the unit come near a neutral wood in this move?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.happened("wood_was_near", "this", 0, unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wood_shied(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("wood_was_near", "this", 0, unit))) return 0;
      break;
  }
  return -1;
}

function why_must_test(unit, facts, world) {
  const notes = [];
  if (unit.charger !== null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  let unit_men_lost = unit.men_lost;
  if (unit_men_lost > 0 && $mul(unit_men_lost, 5) >= $add(unit.men, unit_men_lost)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  let unit_troop = unit.troop;
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && in_sunlight(unit, facts, world)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (shot_at_first(unit, facts, world)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  if (all_alone(unit, facts, world)) {
    notes.push([4, 0]);
    return [true, notes];
  }
  if (friends_rout_nearby(unit, facts, world)) {
    notes.push([5, 0]);
    return [true, notes];
  }
  if (under_magic(unit, facts, world)) {
    notes.push([6, 0]);
    return [true, notes];
  }
  if (test_called_for(unit, facts, world)) {
    notes.push([7, 0]);
    return [true, notes];
  }
  if (TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */ && TROOP_CLASS[unit_troop] !== 6 /* MORALE_CLASS_T */ && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) {
    notes.push([8, 0]);
    return [true, notes];
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && (powder_explodes(unit, facts, world) || powder_breaches(unit, facts, world))) {
    notes.push([9, 0]);
    return [true, notes];
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && enters_magical_wood(unit, facts, world)) {
    notes.push([10, 0]);
    return [true, notes];
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && enters_evil_wood(unit, facts, world)) {
    notes.push([11, 0]);
    return [true, notes];
  }
  if (wood_shied(unit, facts, world)) {
    notes.push([12, 0]);
    return [true, notes];
  }
  if (singed(unit, facts, world)) {
    notes.push([13, 0]);
    return [true, notes];
  }
  notes.push([14, 0]);
  return [false, notes];
}

function guards_must_test(entry, unit, facts, world) {
  switch (entry) {
    case 0:
      if (!(unit.charger !== null)) return 0;
      break;
    case 1:
      if (!(unit.men_lost > 0)) return 0;
      if (!($mul(unit.men_lost, 5) >= $add(unit.men, unit.men_lost))) return 1;
      break;
    case 2:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(in_sunlight(unit, facts, world))) return 1;
      break;
    case 3:
      if (!(shot_at_first(unit, facts, world))) return 0;
      break;
    case 4:
      if (!(all_alone(unit, facts, world))) return 0;
      break;
    case 5:
      if (!(friends_rout_nearby(unit, facts, world))) return 0;
      break;
    case 6:
      if (!(under_magic(unit, facts, world))) return 0;
      break;
    case 7:
      if (!(test_called_for(unit, facts, world))) return 0;
      break;
    case 8:
      if (!(TROOP_CLASS[unit.troop] !== 5 /* MORALE_CLASS_O */ && TROOP_CLASS[unit.troop] !== 6 /* MORALE_CLASS_T */)) return 0;
      if (!(wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) return 1;
      break;
    case 9:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(powder_explodes(unit, facts, world) || powder_breaches(unit, facts, world))) return 1;
      break;
    case 10:
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 0;
      if (!(enters_magical_wood(unit, facts, world))) return 1;
      break;
    case 11:
      if (!(TROOP_SIDE[unit.troop] === 0 /* SIDE_LAW */)) return 0;
      if (!(enters_evil_wood(unit, facts, world))) return 1;
      break;
    case 12:
      if (!(wood_shied(unit, facts, world))) return 0;
      break;
    case 13:
      if (!(singed(unit, facts, world))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_morale_calls = {
  hero_close: [{ verb: "stated", text: "Is a hero within 25 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  gandalf_close: [{ verb: "stated", text: "Is Gandalf within 25 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  shadow_grounded: [{ verb: "stated", text: "Is the bearer of the black shadow over the unit on foot or on horseback?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enters_magical_wood: [{ verb: "stated", text: "Does the unit enter a magical wood in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  enters_evil_wood: [{ verb: "stated", text: "Does the unit enter an evil magical wood in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wind_from_the_east: [{ verb: "stated", text: "Does the wind blow from the east or south-east?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wind_from_the_west: [{ verb: "stated", text: "Does the wind blow from the west or north-west?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  raining: [{ verb: "stated", text: "Does it rain?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  shot_at_first: [{ verb: "stated", text: "Is the unit shot at for the first time in this battle?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  all_alone: [{ verb: "stated", text: "Is there no friendly unit within 400 metres of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  friends_rout_nearby: [{ verb: "stated", text: "Has a friendly unit within 150 metres of the unit routed in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  test_called_for: [{ verb: "stated", text: "Does the opposing general ask for a test of the unit?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  under_magic: [{ verb: "stated", text: "Is the unit subjected to unfriendly magic in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  wood_shied: [{ verb: "stated", text: "Do the horses of the unit come near a neutral wood in this move?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  must_test: [{ verb: "yes", text: "it is charged", den: 1 }, { verb: "yes", text: "20% of it or more are lost in this move", den: 1 }, { verb: "yes", text: "orcs in sunlight", den: 1 }, { verb: "yes", text: "shot at for the first time", den: 1 }, { verb: "yes", text: "no friends near", den: 1 }, { verb: "yes", text: "friends rout", den: 1 }, { verb: "yes", text: "unfriendly magic", den: 1 }, { verb: "yes", text: "the opposing general asks for it", den: 1 }, { verb: "yes", text: "the black shadow", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"RINGWRAITHS AND THE WITCH-KING OF ANGMAR\", lines 921-923" }, { verb: "yes", text: "gunpowder", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"GUNPOWDER\", lines 1049-1053" }, { verb: "yes", text: "a magical wood", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"MAGICAL WOODS\", line 1105" }, { verb: "yes", text: "an evil wood", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"EVIL WOODS.\", line 1121" }, { verb: "yes", text: "horses before a neutral wood", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"NEUTRAL WOODS.\", line 1127" }, { verb: "yes", text: "thrown fire", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"4. CAUSE FIRE.\", line 862" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_hero_close, guards_hero_close, why_gandalf_close, guards_gandalf_close, why_shadow_grounded, guards_shadow_grounded, why_enters_magical_wood, guards_enters_magical_wood, why_enters_evil_wood, guards_enters_evil_wood, why_wind_from_the_east, guards_wind_from_the_east, why_wind_from_the_west, guards_wind_from_the_west, why_raining, guards_raining, why_shot_at_first, guards_shot_at_first, why_all_alone, guards_all_alone, why_friends_rout_nearby, guards_friends_rout_nearby, why_test_called_for, guards_test_called_for, why_under_magic, guards_under_magic, why_wood_shied, guards_wood_shied, why_must_test, guards_must_test, $labels_rules_morale_calls };
