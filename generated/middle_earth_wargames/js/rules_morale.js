/** The rules of morale. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE, last_stands_faces, withdrawals_after } from "./tables.js";

const $rules_morale_1 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);
const $rules_morale_2 = new Set([3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 21 /* STRUCK_WOLF_RIDER */, 23 /* STRUCK_CHARIOT */]);

function morale_dice(class_, dice) {
  if (class_ === 0 /* MORALE_CLASS_A */) {
    return dice.throw("morale_dice.1", 6, 1);
  }
  if (class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */) {
    return $mul($floorDiv($mul(dice.throw("morale_dice.2", 6, 1), -1), 2), -1);
  }
  if (class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */) {
    return dice.throw("morale_dice.3", 6, 1) - dice.throw("morale_dice.4", 6, 1);
  }
  if (class_ === 4 /* MORALE_CLASS_E */) {
    return 0;
  }
  return dice.throw("morale_dice.5", 6, 1) - dice.throw("morale_dice.6", 6, 1);
}

function reaction(score) {
  if (score >= 10) {
    return 0 /* REACTION_ADVANCE_2 */;
  }
  if (8 <= score && score <= 9) {
    return 1 /* REACTION_ADVANCE_1 */;
  }
  if (1 <= score && score <= 7) {
    return 2 /* REACTION_AS_ORDERED */;
  }
  if (-1 <= score && score <= 0) {
    return 3 /* REACTION_HALT_1 */;
  }
  if (score === -2) {
    return 4 /* REACTION_HALT_2 */;
  }
  if (-4 <= score && score <= -3) {
    return 5 /* REACTION_RETIRE */;
  }
  if (-6 <= score && score <= -5) {
    return 6 /* REACTION_RETREAT */;
  }
  if (-10 <= score && score <= -7) {
    return 7 /* REACTION_ROUT */;
  }
  return 8 /* REACTION_DESPERATION */;
}

function reaction_of(unit, score) {
  if (unit.driven && TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */ && (reaction(score) === 1 /* REACTION_ADVANCE_1 */ || reaction(score) === 0 /* REACTION_ADVANCE_2 */)) {
    return 2 /* REACTION_AS_ORDERED */;
  }
  return reaction(score);
}

function despair(dice) {
  let the_throw = dice.throw("despair.1", 6, 2);
  if (2 <= the_throw && the_throw <= 3) {
    return 0 /* DESPAIR_RUN_ON_2 */;
  }
  if (4 <= the_throw && the_throw <= 5) {
    return 1 /* DESPAIR_RALLYABLE_ROUT */;
  }
  if (6 <= the_throw && the_throw <= 7) {
    return 2 /* DESPAIR_LOST_ROUT */;
  }
  if (8 <= the_throw && the_throw <= 9) {
    return 1 /* DESPAIR_RALLYABLE_ROUT */;
  }
  return 3 /* DESPAIR_RUN_ON_1 */;
}

function after_charge(organisation, rear_attack) {
  if ((organisation === 0 /* ORGANISATION_FORMED */ || organisation === 1 /* ORGANISATION_SEMI_FORMED */) && rear_attack) {
    return 3 /* ORGANISATION_DISORGANISED */;
  }
  if (rear_attack) {
    return 4 /* ORGANISATION_SCATTERED */;
  }
  if (organisation === 0 /* ORGANISATION_FORMED */) {
    return 2 /* ORGANISATION_UNFORMED */;
  }
  if (organisation === 1 /* ORGANISATION_SEMI_FORMED */ || organisation === 2 /* ORGANISATION_UNFORMED */) {
    return 3 /* ORGANISATION_DISORGANISED */;
  }
  return 4 /* ORGANISATION_SCATTERED */;
}

function after_withdrawal(organisation, reaction_) {
  if (reaction_ === 5 /* REACTION_RETIRE */ || reaction_ === 6 /* REACTION_RETREAT */ || reaction_ === 7 /* REACTION_ROUT */) {
    return withdrawals_after(organisation, reaction_);
  }
  return organisation;
}

function good_order(troop) {
  if ($rules_morale_1.has(TROOP_RACE[troop])) {
    return 1 /* ORGANISATION_SEMI_FORMED */;
  }
  return 0 /* ORGANISATION_FORMED */;
}

function reforming_time(unit) {
  let unit_troop, unit_troop_;
  let value = 0;
  let unit_organisation = unit.organisation;
  if (unit_organisation === 2 /* ORGANISATION_UNFORMED */) {
    value = value + 1;
  }
  if (unit_organisation === 3 /* ORGANISATION_DISORGANISED */) {
    unit_troop = unit.troop;
    if (good_order(unit_troop) === 0 /* ORGANISATION_FORMED */) {
      value = value + 1;
    }
    if (good_order(unit_troop) === 1 /* ORGANISATION_SEMI_FORMED */) {
      value = value + 2;
    }
  }
  if (unit_organisation === 4 /* ORGANISATION_SCATTERED */) {
    unit_troop_ = unit.troop;
    if (good_order(unit_troop_) === 0 /* ORGANISATION_FORMED */) {
      value = value + 4;
    }
    if (good_order(unit_troop_) === 1 /* ORGANISATION_SEMI_FORMED */) {
      value = value + 3;
    }
  }
  return $mul(value, 2);
}

function fights_on(class_, remnant, dice) {
  let face = dice.throw("fights_on.face", 6, 1);
  if (remnant === 0 /* REMNANT_HALF_OR_MORE */) {
    return true;
  }
  return $contains(last_stands_faces(class_, remnant), face);
}

function standing(class_) {
  if (class_ === 0 /* MORALE_CLASS_A */) {
    return 6;
  }
  if (class_ === 6 /* MORALE_CLASS_T */) {
    return 5;
  }
  if (class_ === 1 /* MORALE_CLASS_B */) {
    return 4;
  }
  if (class_ === 2 /* MORALE_CLASS_C */) {
    return 3;
  }
  if (class_ === 3 /* MORALE_CLASS_D */) {
    return 2;
  }
  return 1;
}

function looks_down_on(one, other) {
  let one_troop = one.troop;
  if (TROOP_RACE[one_troop] === 5 /* RACE_DWARF */ && TROOP_RACE[other.troop] === 4 /* RACE_ELF */) {
    return true;
  }
  if (TROOP_RACE[one_troop] === 4 /* RACE_ELF */ && TROOP_RACE[other.troop] === 5 /* RACE_DWARF */) {
    return true;
  }
  if (TROOP_CLASS[one_troop] === 4 /* MORALE_CLASS_E */ && TROOP_RACE[other.troop] === 11 /* RACE_URUK */) {
    return true;
  }
  if (TROOP_RACE[one_troop] === 11 /* RACE_URUK */ && TROOP_CLASS[other.troop] === 4 /* MORALE_CLASS_E */) {
    return true;
  }
  let other_troop = other.troop;
  return standing(TROOP_CLASS[one_troop]) > standing(TROOP_CLASS[other_troop]);
}

function mounted(unit) {
  return $rules_morale_2.has(unit.struck_as);
}

function charisma_of_leader(dice) {
  let the_throw = dice.throw("charisma_of_leader.1", [2, 3, 3, 4, 4, 5], 1);
  if (the_throw === 5) {
    return 3;
  }
  if (the_throw === 4) {
    return 1;
  }
  if (the_throw === 3) {
    return 0;
  }
  return -2;
}

function rallies(score) {
  let reaction_ = reaction(score);
  return reaction_ === 2 /* REACTION_AS_ORDERED */ || reaction_ === 1 /* REACTION_ADVANCE_1 */ || reaction_ === 0 /* REACTION_ADVANCE_2 */;
}

export { morale_dice, reaction, reaction_of, despair, after_charge, after_withdrawal, good_order, reforming_time, fights_on, standing, looks_down_on, mounted, charisma_of_leader, rallies };
