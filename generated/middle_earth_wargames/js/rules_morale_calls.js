/** The rules of morale_calls. */
import { $add, $askOutside, $mul } from "./runtime/numbers.js";
import { $all, $any } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE } from "./tables.js";
import { within } from "./rules_field.js";
import { hero } from "./rules_leaders.js";
import { in_sunlight } from "./rules_orc_morale.js";
import { king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow } from "./rules_other_morale.js";
import { aloft } from "./rules_skies.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function hero_close(unit, facts, world) {
  let said = $askOutside(facts, "hero_close", "Is a hero within 25 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.chieftain !== null && hero(f.chieftain) && within(unit, f, 25));
}

function gandalf_close(unit, facts, world) {
  let said = $askOutside(facts, "gandalf_close", "Is Gandalf within 25 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $any(unit.friends_around, (f) => f.chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */ && within(unit, f, 25));
}

function shadow_grounded(unit, facts, world) {
  let said = $askOutside(facts, "shadow_grounded", "Is the bearer of the black shadow over the unit on foot or on horseback?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && $all(unit.foes_around, (f) => !(is_a_wraith(f) || is_the_king(f)) || !aloft(f));
}

function enters_magical_wood(unit, facts, world) {
  let said = $askOutside(facts, "enters_magical_wood", "Does the unit enter a magical wood in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("wood_was_entered", "this", 0, unit, 0 /* ALLEGIANCE_GOOD_WOOD */);
}

function enters_evil_wood(unit, facts, world) {
  let said = $askOutside(facts, "enters_evil_wood", "Does the unit enter an evil magical wood in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("wood_was_entered", "this", 0, unit, 1 /* ALLEGIANCE_EVIL_WOOD */);
}

function wind_from_the_east(facts, world) {
  let said = $askOutside(facts, "wind_from_the_east", "Does the wind blow from the east or south-east?");
  if (said !== null) {
    return said;
  }
  return world.wind_source === 2 /* WIND_QUARTER_FROM_EAST */ || world.wind_source === 7 /* WIND_QUARTER_FROM_SOUTH_EAST */;
}

function wind_from_the_west(facts, world) {
  let said = $askOutside(facts, "wind_from_the_west", "Does the wind blow from the west or north-west?");
  if (said !== null) {
    return said;
  }
  return world.wind_source === 3 /* WIND_QUARTER_FROM_WEST */ || world.wind_source === 4 /* WIND_QUARTER_FROM_NORTH_WEST */;
}

function raining(facts, world) {
  let said = $askOutside(facts, "raining", "Does it rain?");
  if (said !== null) {
    return said;
  }
  return world.sky_now === 2 /* SKY_RAINFALL */ && !world.under_ground;
}

function shot_at_first(unit, facts, world) {
  let said = $askOutside(facts, "shot_at_first", "Is the unit shot at for the first time in this battle?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("was_shot_at", "first", 0, unit);
}

function all_alone(unit, facts, world) {
  let said = $askOutside(facts, "all_alone", "Is there no friendly unit within 400 metres of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && !$any(unit.friends_around, (f) => within(unit, f, 400));
}

function friends_rout_nearby(unit, facts, world) {
  let said = $askOutside(facts, "friends_rout_nearby", "Has a friendly unit within 150 metres of the unit routed in this move?", unit);
  if (said !== null) {
    return said;
  }
  return $any(unit.friends_around, (f) => world.happened("has_routed", "this", 0, f) && within(unit, f, 150));
}

function test_called_for(unit, facts, world) {
  let said = $askOutside(facts, "test_called_for", "Does the opposing general ask for a test of the unit?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("test_was_called", "this", 0, unit);
}

function under_magic(unit, facts, world) {
  let said = $askOutside(facts, "under_magic", "Is the unit subjected to unfriendly magic in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("was_bewitched", "this", 0, unit);
}

function wood_shied(unit, facts, world) {
  let said = $askOutside(facts, "wood_shied", "Do the horses of the unit come near a neutral wood in this move?", unit);
  if (said !== null) {
    return said;
  }
  return world.happened("wood_was_near", "this", 0, unit);
}

function must_test(unit, facts, world) {
  if (unit.charger !== null) {
    return true;
  }
  let unit_men_lost = unit.men_lost;
  if (unit_men_lost > 0 && $mul(unit_men_lost, 5) >= $add(unit.men, unit_men_lost)) {
    return true;
  }
  let unit_troop = unit.troop;
  if ((TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */) && in_sunlight(unit, facts, world)) {
    return true;
  }
  if (shot_at_first(unit, facts, world)) {
    return true;
  }
  if (all_alone(unit, facts, world)) {
    return true;
  }
  if (friends_rout_nearby(unit, facts, world)) {
    return true;
  }
  if (under_magic(unit, facts, world)) {
    return true;
  }
  if (test_called_for(unit, facts, world)) {
    return true;
  }
  if (TROOP_CLASS[unit_troop] !== 5 /* MORALE_CLASS_O */ && TROOP_CLASS[unit_troop] !== 6 /* MORALE_CLASS_T */ && (wraith_shadow(unit, facts, world) || king_shadow(unit, facts, world))) {
    return true;
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && (powder_explodes(unit, facts, world) || powder_breaches(unit, facts, world))) {
    return true;
  }
  if (TROOP_SIDE[unit_troop] === 1 /* SIDE_EVIL */ && enters_magical_wood(unit, facts, world)) {
    return true;
  }
  if (TROOP_SIDE[unit_troop] === 0 /* SIDE_LAW */ && enters_evil_wood(unit, facts, world)) {
    return true;
  }
  if (wood_shied(unit, facts, world)) {
    return true;
  }
  return singed(unit, facts, world);
}

export { hero_close, gandalf_close, shadow_grounded, enters_magical_wood, enters_evil_wood, wind_from_the_east, wind_from_the_west, raining, shot_at_first, all_alone, friends_rout_nearby, test_called_for, under_magic, wood_shied, must_test };
