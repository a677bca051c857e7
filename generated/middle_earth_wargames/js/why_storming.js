/** The rules of storming with the notes that explain them, and what has to hold for each entry. */
import { $any, $pick } from "./runtime/lists.js";
import { $isWithin, $shapesTouch } from "./runtime/geometry.js";
import { aloft } from "./rules_skies.js";
import { at_the_wall, bars_the_way, javelin_throw, minds_ladders } from "./rules_storming.js";

function why_walls_of_others(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.ramparts, (r) => r.owner !== warlord, (r) => r), notes];
}

function guards_walls_of_others(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_own_walls(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.ramparts, (r) => r.owner === warlord, (r) => r), notes];
}

function guards_own_walls(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_at_the_wall(unit, rampart) {
  const notes = [];
  if (!$isWithin(unit.footing, rampart.built_along, 10)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_the_wall(entry, unit, rampart) {
  switch (entry) {
    case 0:
      if (!($isWithin(unit.footing, rampart.built_along, 10))) return 0;
      break;
  }
  return -1;
}

function why_bars_the_way(rampart, here, there) {
  const notes = [];
  if (rampart.holes > 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$shapesTouch([here, there], rampart.built_along)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bars_the_way(entry, rampart, here, there) {
  switch (entry) {
    case 0:
      if (!(rampart.holes > 0)) return 0;
      break;
    case 1:
      if (!($shapesTouch([here, there], rampart.built_along))) return 0;
      break;
  }
  return -1;
}

function why_walled_off(here, there, world) {
  const notes = [];
  if (!$any(world.ramparts, (r) => bars_the_way(r, here, there))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_walled_off(entry, here, there, world) {
  switch (entry) {
    case 0:
      if (!($any(world.ramparts, (r) => bars_the_way(r, here, there)))) return 0;
      break;
  }
  return -1;
}

function why_defended(rampart, world) {
  const notes = [];
  if (!$any(world.units, (u) => u.warlord === rampart.owner && (u.stance === 0 /* STANCE_STEADY */ || u.stance === 1 /* STANCE_CHARGING */) && $isWithin(u.footing, rampart.built_along, javelin_throw()))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_defended(entry, rampart, world) {
  switch (entry) {
    case 0:
      if (!($any(world.units, (u) => u.warlord === rampart.owner && (u.stance === 0 /* STANCE_STEADY */ || u.stance === 1 /* STANCE_CHARGING */) && $isWithin(u.footing, rampart.built_along, javelin_throw())))) return 0;
      break;
  }
  return -1;
}

function why_javelin_throw() {
  const notes = [];
  notes.push([0, 0]);
  return [80, notes];
}

function guards_javelin_throw(entry) {
  switch (entry) {
  }
  return -1;
}

function why_minds_ladders(unit, rampart) {
  const notes = [];
  if (unit.warlord !== rampart.owner) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit.stance !== 0 /* STANCE_STEADY */ || unit.foe !== null || aloft(unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (unit.missile_borne !== null && unit.duty_now === 3 /* UNIT_ERRAND_SHOOT_ERRAND */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!$isWithin(unit.footing, rampart.built_along, javelin_throw())) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_minds_ladders(entry, unit, rampart) {
  switch (entry) {
    case 0:
      if (!(unit.warlord !== rampart.owner)) return 0;
      break;
    case 1:
      if (!(unit.stance !== 0 /* STANCE_STEADY */ || unit.foe !== null || aloft(unit))) return 0;
      break;
    case 2:
      if (!(unit.missile_borne !== null)) return 0;
      if (!(unit.duty_now === 3 /* UNIT_ERRAND_SHOOT_ERRAND */)) return 1;
      break;
    case 3:
      if (!($isWithin(unit.footing, rampart.built_along, javelin_throw()))) return 0;
      break;
  }
  return -1;
}

function why_awaits_ladders(unit, world) {
  const notes = [];
  if (!$any(world.ramparts, (r) => minds_ladders(unit, r) && $any(world.units, (u) => u.warlord !== unit.warlord && u.ladder_length > 0 && at_the_wall(u, r)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_awaits_ladders(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!($any(world.ramparts, (r) => minds_ladders(unit, r) && $any(world.units, (u) => u.warlord !== unit.warlord && u.ladder_length > 0 && at_the_wall(u, r))))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_storming = {
  walls_of_others: [{ verb: "otherwise", text: "", den: 1 }],
  own_walls: [{ verb: "otherwise", text: "", den: 1 }],
  at_the_wall: [{ verb: "holds", text: "", den: 1 }],
  bars_the_way: [{ verb: "no", text: "it is breached", den: 1 }, { verb: "holds", text: "", den: 1 }],
  walled_off: [{ verb: "holds", text: "", den: 1 }],
  defended: [{ verb: "holds", text: "", den: 1 }],
  javelin_throw: [{ verb: "otherwise", text: "", den: 1 }],
  minds_ladders: [{ verb: "no", text: "it does not hold the wall", den: 1 }, { verb: "no", text: "it has other worries", den: 1 }, { verb: "no", text: "it was told to shoot", den: 1 }, { verb: "holds", text: "", den: 1 }],
  awaits_ladders: [{ verb: "holds", text: "", den: 1 }],
};

export { why_walls_of_others, guards_walls_of_others, why_own_walls, guards_own_walls, why_at_the_wall, guards_at_the_wall, why_bars_the_way, guards_bars_the_way, why_walled_off, guards_walled_off, why_defended, guards_defended, why_javelin_throw, guards_javelin_throw, why_minds_ladders, guards_minds_ladders, why_awaits_ladders, guards_awaits_ladders, $labels_rules_storming };
