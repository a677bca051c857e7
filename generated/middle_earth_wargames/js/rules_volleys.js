/** The rules of volleys. */
import { $any, $lowest } from "./runtime/lists.js";
import { $isWithin, $shapesOverlap, $spotsApart } from "./runtime/geometry.js";
import { MISSILE_REACHES_REACH, SHOTS_OF_LAW_WEAPON, TROOP_RACE, missile_reaches_reach } from "./tables.js";
import { in_front_of, sees } from "./rules_field.js";
import { like_missile } from "./rules_firing.js";
import { lone_figure } from "./rules_muster.js";
import { picks_own_target } from "./rules_orders.js";
import { aloft } from "./rules_skies.js";
import { awaits_ladders } from "./rules_storming.js";
import { too_bright } from "./rules_weather.js";
import { without_weapons } from "./rules_wizardry.js";

const $rules_volleys_1 = new Set([14 /* STRUCK_HILL_TROLL */, 15 /* STRUCK_STONE_TROLL */, 16 /* STRUCK_MAN_ORC */, 17 /* STRUCK_URUK */, 18 /* STRUCK_GOBLIN */, 19 /* STRUCK_WOLF */, 20 /* STRUCK_WARG */, 21 /* STRUCK_WOLF_RIDER */, 22 /* STRUCK_WILD_MAN */, 5 /* STRUCK_HEAVY_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 3 /* STRUCK_LIGHT_HORSE */, 2 /* STRUCK_HEAVY_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 0 /* STRUCK_LIGHT_FOOT */, 23 /* STRUCK_CHARIOT */, 24 /* STRUCK_ELEPHANT */]);

function shoots_now(unit, world) {
  if (unit.missile_borne === null) {
    return false;
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0) {
    return false;
  }
  if (world.happened("charge_was_made", "this", 0, unit)) {
    return false;
  }
  if (too_bright(unit, world.sky_now, world)) {
    return false;
  }
  if (unit.makes_brands) {
    return false;
  }
  if (without_weapons(unit)) {
    return false;
  }
  return unit.duty_now === 3 /* UNIT_ERRAND_SHOOT_ERRAND */ || !awaits_ladders(unit, world);
}

function shot_is_known(missile, prey) {
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string")) {
    return false;
  }
  let prey_struck_as = prey.struck_as;
  if (!$rules_volleys_1.has(prey_struck_as)) {
    return false;
  }
  return typeof SHOTS_OF_LAW_WEAPON[like_missile(missile)][prey_struck_as] !== "string";
}

function may_be_shot(unit, missile, prey, world) {
  if (aloft(prey)) {
    return false;
  }
  if (prey.foe !== null) {
    return false;
  }
  if (lone_figure(prey)) {
    return false;
  }
  let shot_is_known_ = shot_is_known(missile, prey);
  if (!shot_is_known_) {
    return false;
  }
  if (!shot_is_known_ || !$isWithin(unit.footing, prey.footing, missile_reaches_reach(missile))) {
    return false;
  }
  if (!in_front_of(unit, prey)) {
    return false;
  }
  return sees(unit, prey, world);
}

function mark_of(unit, world) {
  let unit_missile_borne = unit.missile_borne;
  if (unit_missile_borne === null) {
    return null;
  }
  let unit_quarry = unit.quarry;
  if (unit_quarry !== null && unit_missile_borne !== null && !picks_own_target(unit.duty_now) && may_be_shot(unit, unit_missile_borne, unit_quarry, world)) {
    return unit_quarry;
  }
  return $lowest(unit.foes_around, (f) => unit_missile_borne !== null && may_be_shot(unit, unit_missile_borne, f, world), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]);
}

function over_friends(unit, prey) {
  return $any(unit.friends_around, (f) => $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing));
}

function over_the_low(unit, prey) {
  return $any(unit.friends_around, (f) => (TROOP_RACE[f.troop] === 5 /* RACE_DWARF */ || TROOP_RACE[f.troop] === 6 /* RACE_HOBBIT */ || TROOP_RACE[f.troop] === 10 /* RACE_ORC */) && $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing));
}

export { shoots_now, shot_is_known, may_be_shot, mark_of, over_friends, over_the_low };
