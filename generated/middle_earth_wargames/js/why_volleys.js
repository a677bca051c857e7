/** The rules of volleys with the notes that explain them, and what has to hold for each entry. */
import { $any, $lowest } from "./runtime/lists.js";
import { $isWithin, $shapesOverlap, $spotsApart } from "./runtime/geometry.js";
import { MISSILE_REACHES_REACH, SHOTS_OF_LAW_WEAPON, TROOP_RACE, missile_reaches_reach } from "./tables.js";
import { in_front_of, sees } from "./rules_field.js";
import { like_missile } from "./rules_firing.js";
import { lone_figure } from "./rules_muster.js";
import { picks_own_target } from "./rules_orders.js";
import { aloft } from "./rules_skies.js";
import { awaits_ladders } from "./rules_storming.js";
import { may_be_shot, shot_is_known } from "./rules_volleys.js";
import { too_bright } from "./rules_weather.js";
import { without_weapons } from "./rules_wizardry.js";

const $why_volleys_1 = new Set([14 /* STRUCK_HILL_TROLL */, 15 /* STRUCK_STONE_TROLL */, 16 /* STRUCK_MAN_ORC */, 17 /* STRUCK_URUK */, 18 /* STRUCK_GOBLIN */, 19 /* STRUCK_WOLF */, 20 /* STRUCK_WARG */, 21 /* STRUCK_WOLF_RIDER */, 22 /* STRUCK_WILD_MAN */, 5 /* STRUCK_HEAVY_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 3 /* STRUCK_LIGHT_HORSE */, 2 /* STRUCK_HEAVY_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 0 /* STRUCK_LIGHT_FOOT */, 23 /* STRUCK_CHARIOT */, 24 /* STRUCK_ELEPHANT */]);

function why_shoots_now(unit, world) {
  const notes = [];
  if (unit.missile_borne === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (world.happened("charge_was_made", "this", 0, unit)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (too_bright(unit, world.sky_now, world)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (unit.makes_brands) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (without_weapons(unit)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (unit.duty_now !== 3 /* UNIT_ERRAND_SHOOT_ERRAND */ && awaits_ladders(unit, world)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  notes.push([7, 0]);
  return [true, notes];
}

function guards_shoots_now(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.missile_borne === null)) return 0;
      break;
    case 1:
      if (!(unit.foe !== null || unit.stance !== 0 /* STANCE_STEADY */ || unit.halted_for > 0)) return 0;
      break;
    case 2:
      if (!(world.happened("charge_was_made", "this", 0, unit))) return 0;
      break;
    case 3:
      if (!(too_bright(unit, world.sky_now, world))) return 0;
      break;
    case 4:
      if (!(unit.makes_brands)) return 0;
      break;
    case 5:
      if (!(without_weapons(unit))) return 0;
      break;
    case 6:
      if (!(unit.duty_now !== 3 /* UNIT_ERRAND_SHOOT_ERRAND */)) return 0;
      if (!(awaits_ladders(unit, world))) return 1;
      break;
  }
  return -1;
}

function why_shot_is_known(missile, prey) {
  const notes = [];
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string")) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let prey_struck_as = prey.struck_as;
  if (!$why_volleys_1.has(prey_struck_as)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!(typeof SHOTS_OF_LAW_WEAPON[like_missile(missile)][prey_struck_as] !== "string")) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shot_is_known(entry, missile, prey) {
  switch (entry) {
  }
  return -1;
}

function why_may_be_shot(unit, missile, prey, world) {
  const notes = [];
  if (aloft(prey)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (prey.foe !== null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (lone_figure(prey)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!shot_is_known(missile, prey)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (!shot_is_known(missile, prey) || !$isWithin(unit.footing, prey.footing, missile_reaches_reach(missile))) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (!in_front_of(unit, prey)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (!sees(unit, prey, world)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_be_shot(entry, unit, missile, prey, world) {
  switch (entry) {
  }
  return -1;
}

function why_mark_of(unit, world) {
  const notes = [];
  let unit_missile_borne = unit.missile_borne;
  if (unit_missile_borne === null) {
    notes.push([0, 0]);
    return [null, notes];
  }
  let unit_quarry = unit.quarry;
  if (unit_quarry !== null && !picks_own_target(unit.duty_now) && unit_missile_borne !== null && may_be_shot(unit, unit_missile_borne, unit_quarry, world)) {
    notes.push([1, 0]);
    return [unit_quarry, notes];
  }
  notes.push([2, 0]);
  return [$lowest(unit.foes_around, (f) => unit_missile_borne !== null && may_be_shot(unit, unit_missile_borne, f, world), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]), notes];
}

function guards_mark_of(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.missile_borne === null)) return 0;
      break;
    case 1:
      if (!(unit.quarry !== null)) return 0;
      if (!(!picks_own_target(unit.duty_now))) return 1;
      if (!(unit.missile_borne !== null)) return 2;
      if (!(may_be_shot(unit, unit.missile_borne, unit.quarry, world))) return 3;
      break;
  }
  return -1;
}

function why_over_friends(unit, prey) {
  const notes = [];
  if (!$any(unit.friends_around, (f) => $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_over_friends(entry, unit, prey) {
  switch (entry) {
    case 0:
      if (!($any(unit.friends_around, (f) => $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing)))) return 0;
      break;
  }
  return -1;
}

function why_over_the_low(unit, prey) {
  const notes = [];
  if (!$any(unit.friends_around, (f) => (TROOP_RACE[f.troop] === 5 /* RACE_DWARF */ || TROOP_RACE[f.troop] === 6 /* RACE_HOBBIT */ || TROOP_RACE[f.troop] === 10 /* RACE_ORC */) && $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_over_the_low(entry, unit, prey) {
  switch (entry) {
    case 0:
      if (!($any(unit.friends_around, (f) => (TROOP_RACE[f.troop] === 5 /* RACE_DWARF */ || TROOP_RACE[f.troop] === 6 /* RACE_HOBBIT */ || TROOP_RACE[f.troop] === 10 /* RACE_ORC */) && $shapesOverlap([unit.stands_upon, prey.stands_upon], f.footing)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_volleys = {
  shoots_now: [{ verb: "no", text: "it has nothing to shoot with", den: 1 }, { verb: "no", text: "it has other worries", den: 1 }, { verb: "no", text: "it has charged in this move", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"FIRING\", line 638" }, { verb: "no", text: "the light hurts it", den: 1 }, { verb: "no", text: "it makes brands", den: 1 }, { verb: "no", text: "it has no weapons", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"5. LIMITED COMMAND.\", line 868" }, { verb: "no", text: "it minds the ladders", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"SCALING LADDERS.\", line 1033" }, { verb: "otherwise", text: "", den: 1 }],
  shot_is_known: [{ verb: "needs", text: "Its range is lost.", den: 1 }, { verb: "needs", text: "It is not on the chart.", den: 1 }, { verb: "needs", text: "The number is lost.", den: 1 }],
  may_be_shot: [{ verb: "needs", text: "It is in the air.", den: 1 }, { verb: "needs", text: "Nobody shoots into a melee.", den: 1 }, { verb: "needs", text: "Nobody takes aim at a leader who stands alone.", den: 1 }, { verb: "needs", text: "The book has lost the number.", den: 1 }, { verb: "needs", text: "It is out of range.", den: 1 }, { verb: "needs", text: "It is not before them.", den: 1 }, { verb: "needs", text: "It is out of sight.", den: 1 }],
  mark_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "whom its order names", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  over_friends: [{ verb: "holds", text: "", den: 1 }],
  over_the_low: [{ verb: "holds", text: "", den: 1 }],
};

export { why_shoots_now, guards_shoots_now, why_shot_is_known, guards_shot_is_known, why_may_be_shot, guards_may_be_shot, why_mark_of, guards_mark_of, why_over_friends, guards_over_friends, why_over_the_low, guards_over_the_low, $labels_rules_volleys };
