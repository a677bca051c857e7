/** The rules of armies with the notes that explain them, and what has to hold for each entry. */
import { $add, $askOutside, $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { BASE_SIZES_DEPTH, BASE_SIZES_WIDTH, TROOP_RACE, UNIT_SIZES_LARGEST, UNIT_SIZES_SMALLEST, host_shares_share } from "./tables.js";
import { cause_is_losing, stands_aside } from "./rules_armies.js";
import { good_order } from "./rules_morale.js";
import { points_in_field } from "./rules_vision.js";

function why_soldiers_shown(figures) {
  const notes = [];
  let value = $mul(figures, 20);
  notes.push([0, value]);
  return [value, notes];
}

function guards_soldiers_shown(entry, figures) {
  switch (entry) {
  }
  return -1;
}

function why_advised_points(side, host_part, total) {
  const notes = [];
  let value = total;
  notes.push([0, value]);
  let times = host_shares_share(side, host_part);
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 100), 200);
  notes.push([2, $sub($mul(value, 200), before)]);
  value = $mul(value, 2);
  return [value, notes];
}

function guards_advised_points(entry, side, host_part, total) {
  switch (entry) {
  }
  return -1;
}

function why_well_sized(unit_sort, count) {
  const notes = [];
  if (count < UNIT_SIZES_SMALLEST[unit_sort]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (count > UNIT_SIZES_LARGEST[unit_sort]) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_well_sized(entry, unit_sort, count) {
  switch (entry) {
  }
  return -1;
}

function why_cause_is_losing(facts, world) {
  const notes = [];
  let said = $askOutside(facts, "cause_is_losing", "Is the side of law losing?");
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (points_in_field(0 /* SIDE_LAW */, world) >= points_in_field(1 /* SIDE_EVIL */, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_cause_is_losing(entry, facts, world) {
  switch (entry) {
    case 1:
      if (!(points_in_field(0 /* SIDE_LAW */, world) < points_in_field(1 /* SIDE_EVIL */, world))) return 0;
      break;
  }
  return -1;
}

function why_stands_aside(troop) {
  const notes = [];
  if (TROOP_RACE[troop] !== 8 /* RACE_GREAT_EAGLE */ && TROOP_RACE[troop] !== 7 /* RACE_ENT */ && TROOP_RACE[troop] !== 9 /* RACE_BEORNING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_stands_aside(entry, troop) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[troop] === 8 /* RACE_GREAT_EAGLE */ || TROOP_RACE[troop] === 7 /* RACE_ENT */ || TROOP_RACE[troop] === 9 /* RACE_BEORNING */)) return 0;
      break;
  }
  return -1;
}

function why_joins_battle(troop, facts, world) {
  const notes = [];
  if (!stands_aside(troop)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!cause_is_losing(facts, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_joins_battle(entry, troop, facts, world) {
  switch (entry) {
    case 0:
      if (!(!stands_aside(troop))) return 0;
      break;
    case 1:
      if (!(cause_is_losing(facts, world))) return 0;
      break;
  }
  return -1;
}

function why_frontage(base_sort, abreast, spacing) {
  const notes = [];
  let amount;
  let value = $mul(BASE_SIZES_WIDTH[base_sort], abreast);
  notes.push([0, value]);
  if (spacing === 1 /* SPACING_OPEN_ORDER */) {
    amount = $mul(BASE_SIZES_WIDTH[base_sort], $sub(abreast, 1));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_frontage(entry, base_sort, abreast, spacing) {
  switch (entry) {
    case 1:
      if (!(spacing === 1 /* SPACING_OPEN_ORDER */)) return 0;
      break;
  }
  return -1;
}

function why_block_depth(base_sort, ranks) {
  const notes = [];
  let value = BASE_SIZES_DEPTH[base_sort];
  notes.push([0, value]);
  notes.push([1, $mul(value, $sub(ranks, 2))]);
  value = $mul(value, ranks);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_block_depth(entry, base_sort, ranks) {
  switch (entry) {
  }
  return -1;
}

function why_rough_base(troop) {
  const notes = [];
  if (good_order(troop) !== 1 /* ORGANISATION_SEMI_FORMED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rough_base(entry, troop) {
  switch (entry) {
    case 0:
      if (!(good_order(troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_armies = {
  soldiers_shown: [{ verb: "base", text: "", den: 1 }],
  advised_points: [{ verb: "base", text: "the whole army", den: 2 }, { verb: "times", text: "its share", den: 200 }, { verb: "round", text: "", den: 200 }],
  well_sized: [{ verb: "needs", text: "It is too small.", den: 1 }, { verb: "needs", text: "It is too large.", den: 1 }],
  cause_is_losing: [{ verb: "stated", text: "Is the side of law losing?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  stands_aside: [{ verb: "holds", text: "", den: 1 }],
  joins_battle: [{ verb: "yes", text: "they have taken a side", den: 1 }, { verb: "holds", text: "", den: 1 }],
  frontage: [{ verb: "base", text: "the bases", den: 4 }, { verb: "add", text: "a base's width between each", den: 4 }],
  block_depth: [{ verb: "base", text: "", den: 4 }, { verb: "times", text: "ranks", den: 8 }, { verb: "round", text: "", den: 8 }],
  rough_base: [{ verb: "holds", text: "", den: 1 }],
};

export { why_soldiers_shown, guards_soldiers_shown, why_advised_points, guards_advised_points, why_well_sized, guards_well_sized, why_cause_is_losing, guards_cause_is_losing, why_stands_aside, guards_stands_aside, why_joins_battle, guards_joins_battle, why_frontage, guards_frontage, why_block_depth, guards_block_depth, why_rough_base, guards_rough_base, $labels_rules_armies };
