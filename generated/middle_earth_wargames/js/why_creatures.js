/** The rules of creatures with the notes that explain them, and what has to hold for each entry. */
import { $askOutside, $quotient } from "./runtime/numbers.js";
import { $any, $contains } from "./runtime/lists.js";
import { TROOP_RACE, quarrel_faces_faces, quarrel_shares_share } from "./tables.js";
import { is_orcish, kept_in_peace } from "./rules_creatures.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function why_temper(dice) {
  const notes = [];
  let face = dice.throw("temper.face", [1, 2, 3, 4, 5, 6].filter((face) => face !== 4), 1);
  notes.push([0, face]);
  if (face <= 3) {
    notes.push([1, 0]);
    return [0 /* TEMPER_TAME */, notes];
  }
  notes.push([2, 0]);
  return [1 /* TEMPER_GONE_WILD */, notes];
}

function guards_temper(entry) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_wild_course(dice) {
  const notes = [];
  let first = dice.throw("wild_course.first", 6, 1);
  notes.push([0, first]);
  let second = dice.throw("wild_course.second", [1, 2, 3, 4, 5, 6].filter((second) => (first !== 1 && first !== 2 || second !== 1 && second !== 2 || first === second) && (first !== 3 && first !== 4 || second !== 3 && second !== 4 || first === second) && (first <= 4 || second <= 4)), 1);
  notes.push([1, second]);
  if ((first === 1 || first === 3) && (second === 1 || second === 3) && first !== second) {
    notes.push([2, 0]);
    return [4 /* COURSE_FORWARD_RIGHT */, notes];
  }
  if ((first === 1 || first === 4) && (second === 1 || second === 4) && first !== second) {
    notes.push([3, 0]);
    return [5 /* COURSE_FORWARD_LEFT */, notes];
  }
  if ((first === 2 || first === 3) && (second === 2 || second === 3) && first !== second) {
    notes.push([4, 0]);
    return [6 /* COURSE_BACK_RIGHT */, notes];
  }
  if ((first === 2 || first === 4) && (second === 2 || second === 4) && first !== second) {
    notes.push([5, 0]);
    return [7 /* COURSE_BACK_LEFT */, notes];
  }
  if ((first === 1 || first === 5 || first === 6) && (second === 1 || second === 5 || second === 6)) {
    notes.push([6, 0]);
    return [0 /* COURSE_STRAIGHT_ON */, notes];
  }
  if ((first === 2 || first === 5 || first === 6) && (second === 2 || second === 5 || second === 6)) {
    notes.push([7, 0]);
    return [1 /* COURSE_STRAIGHT_BACK */, notes];
  }
  if ((first === 3 || first === 5 || first === 6) && (second === 3 || second === 5 || second === 6)) {
    notes.push([8, 0]);
    return [2 /* COURSE_SIDEWAYS_RIGHT */, notes];
  }
  notes.push([9, 0]);
  return [3 /* COURSE_SIDEWAYS_LEFT */, notes];
}

function guards_wild_course(entry) {
  switch (entry) {
    case 2: return null;
    case 3: return null;
    case 4: return null;
    case 5: return null;
    case 6: return null;
    case 7: return null;
    case 8: return null;
  }
  return -1;
}

function why_kept_in_peace(unit, facts, world) {
  const notes = [];
  let said = $askOutside(facts, "kept_in_peace", "Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?", unit);
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (!world.begun || !$any(unit.friends_around, (f) => is_a_wraith(f) || is_the_king(f)) && !$any(unit.foes_around, (f) => within(unit, f, 100))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_kept_in_peace(entry, unit, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.begun)) return 0;
      if (!($any(unit.friends_around, (f) => is_a_wraith(f) || is_the_king(f)) || $any(unit.foes_around, (f) => within(unit, f, 100)))) return 1;
      break;
  }
  return -1;
}

function why_is_orcish(unit) {
  const notes = [];
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] !== 10 /* RACE_ORC */ && TROOP_RACE[unit_troop] !== 11 /* RACE_URUK */ && TROOP_RACE[unit_troop] !== 12 /* RACE_MAN_ORC */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_is_orcish(entry, unit) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[unit.troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit.troop] === 11 /* RACE_URUK */ || TROOP_RACE[unit.troop] === 12 /* RACE_MAN_ORC */)) return 0;
      break;
  }
  return -1;
}

function why_may_quarrel(one, other, facts, world) {
  const notes = [];
  if (!is_orcish(one) || !is_orcish(other)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let one_troop = one.troop;
  if (TROOP_RACE[one_troop] === TROOP_RACE[other.troop] && TROOP_RACE[one_troop] !== 10 /* RACE_ORC */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (kept_in_peace(one, facts, world) || kept_in_peace(other, facts, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_may_quarrel(entry, one, other, facts, world) {
  switch (entry) {
    case 0:
      if (!(!is_orcish(one) || !is_orcish(other))) return 0;
      break;
    case 1:
      if (!(TROOP_RACE[one.troop] === TROOP_RACE[other.troop])) return 0;
      if (!(TROOP_RACE[one.troop] !== 10 /* RACE_ORC */)) return 1;
      break;
    case 2:
      if (!(kept_in_peace(one, facts, world) || kept_in_peace(other, facts, world))) return 0;
      break;
  }
  return -1;
}

function why_quarrel(one, other, dice) {
  const notes = [];
  let face = dice.throw("quarrel.face", 6, 1);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [$contains(quarrel_faces_faces(one, other), face), notes];
}

function guards_quarrel(entry, one, other) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_quarrel_losses(men, one, other) {
  const notes = [];
  let value = $quotient(men, quarrel_shares_share(one, other), "quarrel_losses");
  notes.push([0, value]);
  return [value, notes];
}

function guards_quarrel_losses(entry, men, one, other) {
  switch (entry) {
  }
  return -1;
}

function why_quarrel_saved(dice) {
  const notes = [];
  let the_throw = dice.throw("quarrel_saved.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 4) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_quarrel_saved(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_wargs_rebel(dice) {
  const notes = [];
  let the_throw = dice.throw("wargs_rebel.1", 2, 1);
  notes.push([0, the_throw]);
  if (the_throw === 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_wargs_rebel(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_wargs_turn(dice) {
  const notes = [];
  let the_throw = dice.throw("wargs_turn.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 2) {
    notes.push([1, 0]);
    return [0 /* MUTINY_WARG_KILLED */, notes];
  }
  if (the_throw === 3) {
    notes.push([2, 0]);
    return [1 /* MUTINY_NEITHER_KILLED */, notes];
  }
  notes.push([3, 0]);
  return [2 /* MUTINY_RIDER_KILLED */, notes];
}

function guards_wargs_turn(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
    case 3: return null;
  }
  return -1;
}

const $labels_rules_creatures = {
  temper: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "a low throw", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wild_course: [{ verb: "thrown", text: "die A", den: 1 }, { verb: "thrown", text: "die B", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "both say so, or the other is silent", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  kept_in_peace: [{ verb: "stated", text: "Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  is_orcish: [{ verb: "holds", text: "", den: 1 }],
  may_quarrel: [{ verb: "no", text: "no orcs", den: 1 }, { verb: "no", text: "only orcs quarrel with their own kind", den: 1, cites: "ruling \"Whether urucks or man-orcs quarrel with their own kind\"" }, { verb: "no", text: "a master or an enemy is near", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  quarrel: [{ verb: "thrown", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  quarrel_losses: [{ verb: "base", text: "whole shares only", den: 1, cites: "ruling \"Men left over when a quarrel counts its dead\"" }],
  quarrel_saved: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  wargs_rebel: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  wargs_turn: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
};

export { why_temper, guards_temper, why_wild_course, guards_wild_course, why_kept_in_peace, guards_kept_in_peace, why_is_orcish, guards_is_orcish, why_may_quarrel, guards_may_quarrel, why_quarrel, guards_quarrel, why_quarrel_losses, guards_quarrel_losses, why_quarrel_saved, guards_quarrel_saved, why_wargs_rebel, guards_wargs_rebel, why_wargs_turn, guards_wargs_turn, $labels_rules_creatures };
