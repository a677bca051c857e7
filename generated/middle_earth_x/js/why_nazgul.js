/** The rules of nazgul with the notes that explain them, and what has to hold for each entry. */
import { $any, $first, $pick } from "./runtime/lists.js";
import { holder_of } from "./rules_views.js";

function why_wraith_at(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.wraiths, (wraith) => wraith.owner === power && wraith.place === place), notes];
}

function guards_wraith_at(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_goes_along(wraith, unit, world) {
  const notes = [];
  if (wraith.owner !== unit.owner || wraith.place !== unit.place) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let wraith_ride_goal = wraith.ride_goal;
  if (wraith_ride_goal === null && !$any(world.moves, (move) => move.unit === unit)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (wraith_ride_goal !== null && wraith.ride_on === null && $any(world.moves, (move) => move.unit === unit && move.goal === wraith_ride_goal)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_goes_along(entry, wraith, unit, world) {
  switch (entry) {
    case 0:
      if (!(wraith.owner !== unit.owner || wraith.place !== unit.place)) return 0;
      break;
    case 1:
      if (!(wraith.ride_goal === null)) return 0;
      if (!(!$any(world.moves, (move) => move.unit === unit))) return 1;
      break;
    case 2:
      if (!(wraith.ride_goal !== null)) return 0;
      if (!(wraith.ride_on === null)) return 1;
      if (!($any(world.moves, (move) => move.unit === unit && move.goal === wraith.ride_goal))) return 2;
      break;
  }
  return -1;
}

function why_among_foes(wraith, world) {
  const notes = [];
  if (!$any(world.pieces, (unit) => unit.place === wraith.place && unit.owner !== wraith.owner && !unit.expelled)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_among_foes(entry, wraith, world) {
  switch (entry) {
    case 0:
      if (!($any(world.pieces, (unit) => unit.place === wraith.place && unit.owner !== wraith.owner && !unit.expelled))) return 0;
      break;
  }
  return -1;
}

function why_with_army(wraith, world) {
  const notes = [];
  let wraith_escort = wraith.escort;
  if (wraith_escort === null || !$any(world.pieces, (unit) => unit === wraith_escort)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_with_army(entry, wraith, world) {
  switch (entry) {
    case 0:
      if (!(wraith.escort !== null)) return 0;
      if (!($any(world.pieces, (unit) => unit === wraith.escort))) return 1;
      break;
  }
  return -1;
}

function why_nazgul(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (place) => $any(world.wraiths, (wraith) => wraith.place === place), null), notes];
}

function guards_nazgul(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_nazgul_whose(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [holder_of(place, world), notes];
}

function guards_nazgul_whose(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_nazgul_sign(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return ["N", notes];
}

function guards_nazgul_sign(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_nazgul = {
  wraith_at: [{ verb: "otherwise", text: "", den: 1 }],
  goes_along: [{ verb: "no", text: "they do not begin together", den: 1 }, { verb: "yes", text: "both stay", den: 1 }, { verb: "yes", text: "both go the same way", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  among_foes: [{ verb: "holds", text: "", den: 1 }],
  with_army: [{ verb: "holds", text: "", den: 1 }],
  nazgul: [{ verb: "otherwise", text: "", den: 1 }],
  nazgul_whose: [{ verb: "otherwise", text: "", den: 1 }],
  nazgul_sign: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_wraith_at, guards_wraith_at, why_goes_along, guards_goes_along, why_among_foes, guards_among_foes, why_with_army, guards_with_army, why_nazgul, guards_nazgul, why_nazgul_whose, guards_nazgul_whose, why_nazgul_sign, guards_nazgul_sign, $labels_rules_nazgul };
