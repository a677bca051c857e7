/** The rules of storming. */
import { $any, $pick } from "./runtime/lists.js";
import { $isWithin, $shapesTouch } from "./runtime/geometry.js";
import { aloft } from "./rules_skies.js";

function walls_of_others(warlord, world) {
  return $pick(world.ramparts, (r) => r.owner !== warlord, (r) => r);
}

function own_walls(warlord, world) {
  return $pick(world.ramparts, (r) => r.owner === warlord, (r) => r);
}

function at_the_wall(unit, rampart) {
  return $isWithin(unit.footing, rampart.built_along, 10);
}

function bars_the_way(rampart, here, there) {
  if (rampart.holes > 0) {
    return false;
  }
  return $shapesTouch([here, there], rampart.built_along);
}

function walled_off(here, there, world) {
  return $any(world.ramparts, (r) => bars_the_way(r, here, there));
}

function defended(rampart, world) {
  return $any(world.units, (u) => u.warlord === rampart.owner && (u.stance === 0 /* STANCE_STEADY */ || u.stance === 1 /* STANCE_CHARGING */) && $isWithin(u.footing, rampart.built_along, javelin_throw()));
}

function javelin_throw() {
  return 80;
}

function minds_ladders(unit, rampart) {
  if (unit.warlord !== rampart.owner) {
    return false;
  }
  if (unit.stance !== 0 /* STANCE_STEADY */ || unit.foe !== null || aloft(unit)) {
    return false;
  }
  if (unit.missile_borne !== null && unit.duty_now === 3 /* UNIT_ERRAND_SHOOT_ERRAND */) {
    return false;
  }
  return $isWithin(unit.footing, rampart.built_along, javelin_throw());
}

function awaits_ladders(unit, world) {
  return $any(world.ramparts, (r) => minds_ladders(unit, r) && $any(world.units, (u) => u.warlord !== unit.warlord && u.ladder_length > 0 && at_the_wall(u, r)));
}

export { walls_of_others, own_walls, at_the_wall, bars_the_way, walled_off, defended, javelin_throw, minds_ladders, awaits_ladders };
