/** The rules of obedience with the notes that explain them, and what has to hold for each entry. */
import { $add } from "./runtime/numbers.js";
import { friend_in_sight } from "./rules_morale_plus.js";
import { charisma_over } from "./rules_muster.js";
import { one_die } from "./rules_obedience.js";
import { bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported, widely_split } from "./rules_obedience_factors.js";

function why_one_die(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("one_die.1", 6, 1), notes];
}

function guards_one_die(entry) {
  switch (entry) {
  }
  return -1;
}

function why_obedience_score(unit, facts, world, dice) {
  const notes = [];
  let value = one_die(dice);
  notes.push([0, value]);
  if (unsupported(unit, facts, world)) {
    notes.push([1, -1]);
    value = value - 1;
  }
  if (!friend_in_sight(unit, facts, world)) {
    notes.push([2, -1]);
    value = value - 1;
  }
  if (widely_split(unit, facts, world)) {
    notes.push([3, -1]);
    value = value - 1;
  }
  if (outnumbered(unit, facts, world)) {
    notes.push([4, -2]);
    value = value - 2;
  }
  if (surrounded_far(unit, facts, world)) {
    notes.push([5, -1]);
    value = value - 1;
  }
  if (surrounded_near(unit, facts, world)) {
    notes.push([6, -3]);
    value = value - 3;
  }
  if (bold_order(unit, facts, world)) {
    notes.push([7, -2]);
    value = value - 2;
  }
  if (friends_routed_lately(unit, facts, world)) {
    notes.push([8, -2]);
    value = value - 2;
  }
  let amount = charisma_over(unit);
  notes.push([9, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_obedience_score(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(unsupported(unit, facts, world))) return 0;
      break;
    case 2:
      if (!(!friend_in_sight(unit, facts, world))) return 0;
      break;
    case 3:
      if (!(widely_split(unit, facts, world))) return 0;
      break;
    case 4:
      if (!(outnumbered(unit, facts, world))) return 0;
      break;
    case 5:
      if (!(surrounded_far(unit, facts, world))) return 0;
      break;
    case 6:
      if (!(surrounded_near(unit, facts, world))) return 0;
      break;
    case 7:
      if (!(bold_order(unit, facts, world))) return 0;
      break;
    case 8:
      if (!(friends_routed_lately(unit, facts, world))) return 0;
      break;
  }
  return -1;
}

function why_obedience(class_, score) {
  const notes = [];
  if (class_ !== 4 /* MORALE_CLASS_E */ && class_ !== 5 /* MORALE_CLASS_O */) {
    notes.push([0, 0]);
    return [0 /* OBEDIENCE_OBEYS */, notes];
  }
  if (score < 3) {
    notes.push([1, 0]);
    return [1 /* OBEDIENCE_BALKS */, notes];
  }
  notes.push([2, 0]);
  return [0 /* OBEDIENCE_OBEYS */, notes];
}

function guards_obedience(entry, class_, score) {
  switch (entry) {
    case 0:
      if (!(class_ !== 4 /* MORALE_CLASS_E */ && class_ !== 5 /* MORALE_CLASS_O */)) return 0;
      break;
    case 1:
      if (!(score < 3)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_obedience = {
  one_die: [{ verb: "otherwise", text: "", den: 1 }],
  obedience_score: [{ verb: "throw", text: "the throw", den: 1 }, { verb: "add", text: "it has no support", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 304" }, { verb: "add", text: "No friends in sight", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 306" }, { verb: "add", text: "its parts are split by more than 500 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 308" }, { verb: "add", text: "it is outnumbered", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 310" }, { verb: "add", text: "it is surrounded by enemies within 100 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 312" }, { verb: "add", text: "it is surrounded by enemies within 50 metres", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 314" }, { verb: "add", text: "it is ordered to charge or close while outnumbered", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 316" }, { verb: "add", text: "friends nearby routed lately", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 318" }, { verb: "add", text: "the leader's charisma", den: 1 }],
  obedience: [{ verb: "case", text: "such troops always obey", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"OBEYING ORDERS\", line 298" }, { verb: "case", text: "below 3 pips", den: 1 }, { verb: "otherwise", text: "3 pips or more", den: 1, cites: "ruling \"A score of exactly three for obedience\"" }],
};

export { why_one_die, guards_one_die, why_obedience_score, guards_obedience_score, why_obedience, guards_obedience, $labels_rules_obedience };
