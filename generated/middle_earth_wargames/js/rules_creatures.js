/** The rules of creatures. */
import { $askOutside, $quotient } from "./runtime/numbers.js";
import { $any, $contains } from "./runtime/lists.js";
import { TROOP_RACE, quarrel_faces_faces, quarrel_shares_share } from "./tables.js";
import { within } from "./rules_field.js";
import { is_a_wraith, is_the_king } from "./rules_vision.js";

function temper(dice) {
  let face = dice.throw("temper.face", [1, 2, 3, 4, 5, 6].filter((face) => face !== 4), 1);
  if (face <= 3) {
    return 0 /* TEMPER_TAME */;
  }
  return 1 /* TEMPER_GONE_WILD */;
}

function wild_course(dice) {
  let first = dice.throw("wild_course.first", 6, 1);
  let second = dice.throw("wild_course.second", [1, 2, 3, 4, 5, 6].filter((second) => (first !== 1 && first !== 2 || second !== 1 && second !== 2 || first === second) && (first !== 3 && first !== 4 || second !== 3 && second !== 4 || first === second) && (first <= 4 || second <= 4)), 1);
  if ((first === 1 || first === 3) && (second === 1 || second === 3) && first !== second) {
    return 4 /* COURSE_FORWARD_RIGHT */;
  }
  if ((first === 1 || first === 4) && (second === 1 || second === 4) && first !== second) {
    return 5 /* COURSE_FORWARD_LEFT */;
  }
  if ((first === 2 || first === 3) && (second === 2 || second === 3) && first !== second) {
    return 6 /* COURSE_BACK_RIGHT */;
  }
  if ((first === 2 || first === 4) && (second === 2 || second === 4) && first !== second) {
    return 7 /* COURSE_BACK_LEFT */;
  }
  if ((first === 1 || first === 5 || first === 6) && (second === 1 || second === 5 || second === 6)) {
    return 0 /* COURSE_STRAIGHT_ON */;
  }
  if ((first === 2 || first === 5 || first === 6) && (second === 2 || second === 5 || second === 6)) {
    return 1 /* COURSE_STRAIGHT_BACK */;
  }
  if ((first === 3 || first === 5 || first === 6) && (second === 3 || second === 5 || second === 6)) {
    return 2 /* COURSE_SIDEWAYS_RIGHT */;
  }
  return 3 /* COURSE_SIDEWAYS_LEFT */;
}

function kept_in_peace(unit, facts, world) {
  let said = $askOutside(facts, "kept_in_peace", "Is a Nazgul with the unit, or an enemy near enough to keep it from quarrelling?", unit);
  if (said !== null) {
    return said;
  }
  return world.begun && ($any(unit.friends_around, (f) => is_a_wraith(f) || is_the_king(f)) || $any(unit.foes_around, (f) => within(unit, f, 100)));
}

function is_orcish(unit) {
  let unit_troop = unit.troop;
  return TROOP_RACE[unit_troop] === 10 /* RACE_ORC */ || TROOP_RACE[unit_troop] === 11 /* RACE_URUK */ || TROOP_RACE[unit_troop] === 12 /* RACE_MAN_ORC */;
}

function may_quarrel(one, other, facts, world) {
  if (!is_orcish(one) || !is_orcish(other)) {
    return false;
  }
  let one_troop = one.troop;
  if (TROOP_RACE[one_troop] === TROOP_RACE[other.troop] && TROOP_RACE[one_troop] !== 10 /* RACE_ORC */) {
    return false;
  }
  return !kept_in_peace(one, facts, world) && !kept_in_peace(other, facts, world);
}

function quarrel(one, other, dice) {
  let face = dice.throw("quarrel.face", 6, 1);
  return $contains(quarrel_faces_faces(one, other), face);
}

function quarrel_losses(men, one, other) {
  return $quotient(men, quarrel_shares_share(one, other), "quarrel_losses");
}

function quarrel_saved(dice) {
  let the_throw = dice.throw("quarrel_saved.1", 6, 1);
  return !(1 <= the_throw && the_throw <= 4);
}

function wargs_rebel(dice) {
  let the_throw = dice.throw("wargs_rebel.1", 2, 1);
  return the_throw !== 1;
}

function wargs_turn(dice) {
  let the_throw = dice.throw("wargs_turn.1", 6, 1);
  if (1 <= the_throw && the_throw <= 2) {
    return 0 /* MUTINY_WARG_KILLED */;
  }
  if (the_throw === 3) {
    return 1 /* MUTINY_NEITHER_KILLED */;
  }
  return 2 /* MUTINY_RIDER_KILLED */;
}

export { temper, wild_course, kept_in_peace, is_orcish, may_quarrel, quarrel, quarrel_losses, quarrel_saved, wargs_rebel, wargs_turn };
