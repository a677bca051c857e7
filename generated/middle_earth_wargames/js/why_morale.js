/** The rules of morale with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { TROOP_CLASS, TROOP_RACE, TROOP_SIDE, last_stands_faces, withdrawals_after } from "./tables.js";
import { good_order, reaction, standing } from "./rules_morale.js";

const $why_morale_1 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);
const $why_morale_2 = new Set([3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 21 /* STRUCK_WOLF_RIDER */, 23 /* STRUCK_CHARIOT */]);

function why_morale_dice(class_, dice) {
  const notes = [];
  if (class_ === 0 /* MORALE_CLASS_A */) {
    notes.push([0, 0]);
    return [dice.throw("morale_dice.1", 6, 1), notes];
  }
  if (class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */) {
    notes.push([1, 0]);
    return [$mul($floorDiv($mul(dice.throw("morale_dice.2", 6, 1), -1), 2), -1), notes];
  }
  if (class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */) {
    notes.push([2, 0]);
    return [dice.throw("morale_dice.3", 6, 1) - dice.throw("morale_dice.4", 6, 1), notes];
  }
  if (class_ === 4 /* MORALE_CLASS_E */) {
    notes.push([3, 0]);
    return [0, notes];
  }
  notes.push([4, 0]);
  return [dice.throw("morale_dice.5", 6, 1) - dice.throw("morale_dice.6", 6, 1), notes];
}

function guards_morale_dice(entry, class_) {
  switch (entry) {
    case 0:
      if (!(class_ === 0 /* MORALE_CLASS_A */)) return 0;
      break;
    case 1:
      if (!(class_ === 1 /* MORALE_CLASS_B */ || class_ === 6 /* MORALE_CLASS_T */)) return 0;
      break;
    case 2:
      if (!(class_ === 2 /* MORALE_CLASS_C */ || class_ === 3 /* MORALE_CLASS_D */)) return 0;
      break;
    case 3:
      if (!(class_ === 4 /* MORALE_CLASS_E */)) return 0;
      break;
    case 4:
      if (!(class_ === 5 /* MORALE_CLASS_O */)) return 0;
      break;
  }
  return -1;
}

function why_reaction(score) {
  const notes = [];
  if (score >= 10) {
    notes.push([0, 0]);
    return [0 /* REACTION_ADVANCE_2 */, notes];
  }
  if (8 <= score && score <= 9) {
    notes.push([1, 0]);
    return [1 /* REACTION_ADVANCE_1 */, notes];
  }
  if (1 <= score && score <= 7) {
    notes.push([2, 0]);
    return [2 /* REACTION_AS_ORDERED */, notes];
  }
  if (-1 <= score && score <= 0) {
    notes.push([3, 0]);
    return [3 /* REACTION_HALT_1 */, notes];
  }
  if (score === -2) {
    notes.push([4, 0]);
    return [4 /* REACTION_HALT_2 */, notes];
  }
  if (-4 <= score && score <= -3) {
    notes.push([5, 0]);
    return [5 /* REACTION_RETIRE */, notes];
  }
  if (-6 <= score && score <= -5) {
    notes.push([6, 0]);
    return [6 /* REACTION_RETREAT */, notes];
  }
  if (-10 <= score && score <= -7) {
    notes.push([7, 0]);
    return [7 /* REACTION_ROUT */, notes];
  }
  notes.push([8, 0]);
  return [8 /* REACTION_DESPERATION */, notes];
}

function guards_reaction(entry, score) {
  switch (entry) {
    case 0:
      if (!(score >= 10)) return 0;
      break;
    case 1:
      if (!(8 <= score && score <= 9)) return 0;
      break;
    case 2:
      if (!(1 <= score && score <= 7)) return 0;
      break;
    case 3:
      if (!(-1 <= score && score <= 0)) return 0;
      break;
    case 4:
      if (!(score === -2)) return 0;
      break;
    case 5:
      if (!(-4 <= score && score <= -3)) return 0;
      break;
    case 6:
      if (!(-6 <= score && score <= -5)) return 0;
      break;
    case 7:
      if (!(-10 <= score && score <= -7)) return 0;
      break;
    case 8:
      if (!(score <= -11)) return 0;
      break;
  }
  return -1;
}

function why_reaction_of(unit, score) {
  const notes = [];
  if (unit.driven && TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */ && (reaction(score) === 1 /* REACTION_ADVANCE_1 */ || reaction(score) === 0 /* REACTION_ADVANCE_2 */)) {
    notes.push([0, 0]);
    return [2 /* REACTION_AS_ORDERED */, notes];
  }
  notes.push([1, 0]);
  return [reaction(score), notes];
}

function guards_reaction_of(entry, unit, score) {
  switch (entry) {
    case 0:
      if (!(unit.driven)) return 0;
      if (!(TROOP_SIDE[unit.troop] === 1 /* SIDE_EVIL */)) return 1;
      if (!(reaction(score) === 1 /* REACTION_ADVANCE_1 */ || reaction(score) === 0 /* REACTION_ADVANCE_2 */)) return 2;
      break;
  }
  return -1;
}

function why_despair(dice) {
  const notes = [];
  let the_throw = dice.throw("despair.1", 6, 2);
  notes.push([0, the_throw]);
  if (2 <= the_throw && the_throw <= 3) {
    notes.push([1, 0]);
    return [0 /* DESPAIR_RUN_ON_2 */, notes];
  }
  if (4 <= the_throw && the_throw <= 5) {
    notes.push([2, 0]);
    return [1 /* DESPAIR_RALLYABLE_ROUT */, notes];
  }
  if (6 <= the_throw && the_throw <= 7) {
    notes.push([3, 0]);
    return [2 /* DESPAIR_LOST_ROUT */, notes];
  }
  if (8 <= the_throw && the_throw <= 9) {
    notes.push([4, 0]);
    return [1 /* DESPAIR_RALLYABLE_ROUT */, notes];
  }
  notes.push([5, 0]);
  return [3 /* DESPAIR_RUN_ON_1 */, notes];
}

function guards_despair(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
    case 3: return null;
    case 4: return null;
    case 5: return null;
  }
  return -1;
}

function why_after_charge(organisation, rear_attack) {
  const notes = [];
  if (rear_attack && (organisation === 0 /* ORGANISATION_FORMED */ || organisation === 1 /* ORGANISATION_SEMI_FORMED */)) {
    notes.push([0, 0]);
    return [3 /* ORGANISATION_DISORGANISED */, notes];
  }
  if (rear_attack) {
    notes.push([1, 0]);
    return [4 /* ORGANISATION_SCATTERED */, notes];
  }
  if (organisation === 0 /* ORGANISATION_FORMED */) {
    notes.push([2, 0]);
    return [2 /* ORGANISATION_UNFORMED */, notes];
  }
  if (organisation === 1 /* ORGANISATION_SEMI_FORMED */ || organisation === 2 /* ORGANISATION_UNFORMED */) {
    notes.push([3, 0]);
    return [3 /* ORGANISATION_DISORGANISED */, notes];
  }
  notes.push([4, 0]);
  return [4 /* ORGANISATION_SCATTERED */, notes];
}

function guards_after_charge(entry, organisation, rear_attack) {
  switch (entry) {
    case 0:
      if (!(rear_attack)) return 0;
      if (!(organisation === 0 /* ORGANISATION_FORMED */ || organisation === 1 /* ORGANISATION_SEMI_FORMED */)) return 1;
      break;
    case 1:
      if (!(rear_attack)) return 0;
      break;
    case 2:
      if (!(organisation === 0 /* ORGANISATION_FORMED */)) return 0;
      break;
    case 3:
      if (!(organisation === 1 /* ORGANISATION_SEMI_FORMED */ || organisation === 2 /* ORGANISATION_UNFORMED */)) return 0;
      break;
  }
  return -1;
}

function why_after_withdrawal(organisation, reaction_) {
  const notes = [];
  if (reaction_ === 5 /* REACTION_RETIRE */ || reaction_ === 6 /* REACTION_RETREAT */ || reaction_ === 7 /* REACTION_ROUT */) {
    notes.push([0, 0]);
    return [withdrawals_after(organisation, reaction_), notes];
  }
  notes.push([1, 0]);
  return [organisation, notes];
}

function guards_after_withdrawal(entry, organisation, reaction_) {
  switch (entry) {
    case 0:
      if (!(reaction_ === 5 /* REACTION_RETIRE */ || reaction_ === 6 /* REACTION_RETREAT */ || reaction_ === 7 /* REACTION_ROUT */)) return 0;
      break;
  }
  return -1;
}

function why_good_order(troop) {
  const notes = [];
  if ($why_morale_1.has(TROOP_RACE[troop])) {
    notes.push([0, 0]);
    return [1 /* ORGANISATION_SEMI_FORMED */, notes];
  }
  notes.push([1, 0]);
  return [0 /* ORGANISATION_FORMED */, notes];
}

function guards_good_order(entry, troop) {
  switch (entry) {
    case 0:
      if (!($why_morale_1.has(TROOP_RACE[troop]))) return 0;
      break;
  }
  return -1;
}

function why_reforming_time(unit) {
  const notes = [];
  let unit_troop, unit_troop_;
  notes.push([0, 0]);
  let value = 0;
  let unit_organisation = unit.organisation;
  if (unit_organisation === 2 /* ORGANISATION_UNFORMED */) {
    notes.push([1, 1]);
    value = value + 1;
  }
  if (unit_organisation === 3 /* ORGANISATION_DISORGANISED */) {
    unit_troop = unit.troop;
    if (good_order(unit_troop) === 0 /* ORGANISATION_FORMED */) {
      notes.push([2, 1]);
      value = value + 1;
    }
    if (good_order(unit_troop) === 1 /* ORGANISATION_SEMI_FORMED */) {
      notes.push([3, 2]);
      value = value + 2;
    }
  }
  if (unit_organisation === 4 /* ORGANISATION_SCATTERED */) {
    unit_troop_ = unit.troop;
    if (good_order(unit_troop_) === 0 /* ORGANISATION_FORMED */) {
      notes.push([4, 4]);
      value = value + 4;
    }
    if (good_order(unit_troop_) === 1 /* ORGANISATION_SEMI_FORMED */) {
      notes.push([5, 3]);
      value = value + 3;
    }
  }
  value = $mul(value, 2);
  return [value, notes];
}

function guards_reforming_time(entry, unit) {
  switch (entry) {
    case 1:
      if (!(unit.organisation === 2 /* ORGANISATION_UNFORMED */)) return 0;
      break;
    case 2:
      if (!(unit.organisation === 3 /* ORGANISATION_DISORGANISED */)) return 0;
      if (!(good_order(unit.troop) === 0 /* ORGANISATION_FORMED */)) return 1;
      break;
    case 3:
      if (!(unit.organisation === 3 /* ORGANISATION_DISORGANISED */)) return 0;
      if (!(good_order(unit.troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 1;
      break;
    case 4:
      if (!(unit.organisation === 4 /* ORGANISATION_SCATTERED */)) return 0;
      if (!(good_order(unit.troop) === 0 /* ORGANISATION_FORMED */)) return 1;
      break;
    case 5:
      if (!(unit.organisation === 4 /* ORGANISATION_SCATTERED */)) return 0;
      if (!(good_order(unit.troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 1;
      break;
  }
  return -1;
}

function why_fights_on(class_, remnant, dice) {
  const notes = [];
  let face = dice.throw("fights_on.face", 6, 1);
  notes.push([0, face]);
  if (remnant === 0 /* REMNANT_HALF_OR_MORE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [$contains(last_stands_faces(class_, remnant), face), notes];
}

function guards_fights_on(entry, class_, remnant) {
  switch (entry) {
    case 1:
      if (!(remnant === 0 /* REMNANT_HALF_OR_MORE */)) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

function why_standing(class_) {
  const notes = [];
  if (class_ === 0 /* MORALE_CLASS_A */) {
    notes.push([0, 0]);
    return [6, notes];
  }
  if (class_ === 6 /* MORALE_CLASS_T */) {
    notes.push([1, 0]);
    return [5, notes];
  }
  if (class_ === 1 /* MORALE_CLASS_B */) {
    notes.push([2, 0]);
    return [4, notes];
  }
  if (class_ === 2 /* MORALE_CLASS_C */) {
    notes.push([3, 0]);
    return [3, notes];
  }
  if (class_ === 3 /* MORALE_CLASS_D */) {
    notes.push([4, 0]);
    return [2, notes];
  }
  notes.push([5, 0]);
  return [1, notes];
}

function guards_standing(entry, class_) {
  switch (entry) {
    case 0:
      if (!(class_ === 0 /* MORALE_CLASS_A */)) return 0;
      break;
    case 1:
      if (!(class_ === 6 /* MORALE_CLASS_T */)) return 0;
      break;
    case 2:
      if (!(class_ === 1 /* MORALE_CLASS_B */)) return 0;
      break;
    case 3:
      if (!(class_ === 2 /* MORALE_CLASS_C */)) return 0;
      break;
    case 4:
      if (!(class_ === 3 /* MORALE_CLASS_D */)) return 0;
      break;
    case 5:
      if (!(class_ === 4 /* MORALE_CLASS_E */ || class_ === 5 /* MORALE_CLASS_O */)) return 0;
      break;
  }
  return -1;
}

function why_looks_down_on(one, other) {
  const notes = [];
  let one_troop = one.troop;
  if (TROOP_RACE[one_troop] === 5 /* RACE_DWARF */ && TROOP_RACE[other.troop] === 4 /* RACE_ELF */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (TROOP_RACE[one_troop] === 4 /* RACE_ELF */ && TROOP_RACE[other.troop] === 5 /* RACE_DWARF */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (TROOP_CLASS[one_troop] === 4 /* MORALE_CLASS_E */ && TROOP_RACE[other.troop] === 11 /* RACE_URUK */) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (TROOP_RACE[one_troop] === 11 /* RACE_URUK */ && TROOP_CLASS[other.troop] === 4 /* MORALE_CLASS_E */) {
    notes.push([3, 0]);
    return [true, notes];
  }
  let other_troop = other.troop;
  if (standing(TROOP_CLASS[one_troop]) <= standing(TROOP_CLASS[other_troop])) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_looks_down_on(entry, one, other) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[one.troop] === 5 /* RACE_DWARF */)) return 0;
      if (!(TROOP_RACE[other.troop] === 4 /* RACE_ELF */)) return 1;
      break;
    case 1:
      if (!(TROOP_RACE[one.troop] === 4 /* RACE_ELF */)) return 0;
      if (!(TROOP_RACE[other.troop] === 5 /* RACE_DWARF */)) return 1;
      break;
    case 2:
      if (!(TROOP_CLASS[one.troop] === 4 /* MORALE_CLASS_E */)) return 0;
      if (!(TROOP_RACE[other.troop] === 11 /* RACE_URUK */)) return 1;
      break;
    case 3:
      if (!(TROOP_RACE[one.troop] === 11 /* RACE_URUK */)) return 0;
      if (!(TROOP_CLASS[other.troop] === 4 /* MORALE_CLASS_E */)) return 1;
      break;
    case 4:
      if (!(standing(TROOP_CLASS[one.troop]) > standing(TROOP_CLASS[other.troop]))) return 0;
      break;
  }
  return -1;
}

function why_mounted(unit) {
  const notes = [];
  if (!$why_morale_2.has(unit.struck_as)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_mounted(entry, unit) {
  switch (entry) {
    case 0:
      if (!($why_morale_2.has(unit.struck_as))) return 0;
      break;
  }
  return -1;
}

function why_charisma_of_leader(dice) {
  const notes = [];
  let the_throw = dice.throw("charisma_of_leader.1", [2, 3, 3, 4, 4, 5], 1);
  notes.push([0, the_throw]);
  if (the_throw === 5) {
    notes.push([1, 0]);
    return [3, notes];
  }
  if (the_throw === 4) {
    notes.push([2, 0]);
    return [1, notes];
  }
  if (the_throw === 3) {
    notes.push([3, 0]);
    return [0, notes];
  }
  notes.push([4, 0]);
  return [-2, notes];
}

function guards_charisma_of_leader(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
    case 3: return null;
    case 4: return null;
  }
  return -1;
}

function why_rallies(score) {
  const notes = [];
  if (reaction(score) !== 2 /* REACTION_AS_ORDERED */ && reaction(score) !== 1 /* REACTION_ADVANCE_1 */ && reaction(score) !== 0 /* REACTION_ADVANCE_2 */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rallies(entry, score) {
  switch (entry) {
    case 0:
      if (!(reaction(score) === 2 /* REACTION_AS_ORDERED */ || reaction(score) === 1 /* REACTION_ADVANCE_1 */ || reaction(score) === 0 /* REACTION_ADVANCE_2 */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_morale = {
  morale_dice: [{ verb: "case", text: "a whole die", den: 1 }, { verb: "case", text: "part of a die, rounded up", den: 1 }, { verb: "case", text: "a die less another", den: 1, cites: "ruling \"The dice of classes C and D\"" }, { verb: "case", text: "no dice", den: 1 }, { verb: "case", text: "a die less another", den: 1 }],
  reaction: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "ruling \"A score of one\"" }, { verb: "case", text: "", den: 1, cites: "ruling \"A score of minus one\"" }, { verb: "case", text: "", den: 1, cites: "ruling \"How long a unit halts on minus two\"" }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  reaction_of: [{ verb: "case", text: "it is driven from behind", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  despair: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "ruling \"Eleven in desperation\"" }],
  after_charge: [{ verb: "case", text: "charged in the rear", den: 1 }, { verb: "case", text: "charged in the rear", den: 1, cites: "ruling \"A disorganised unit that is charged in the rear\"" }, { verb: "case", text: "a formed unit", den: 1 }, { verb: "case", text: "a looser unit", den: 1 }, { verb: "otherwise", text: "a disorganised unit", den: 1, cites: "ruling \"A scattered unit that is charged, or withdraws once more\"" }],
  after_withdrawal: [{ verb: "case", text: "a withdrawal", den: 1 }, { verb: "otherwise", text: "no withdrawal", den: 1, cites: "ruling \"The organisation of those who do not withdraw\"" }],
  good_order: [{ verb: "case", text: "orcs, trolls, wargs and the like", den: 1 }, { verb: "otherwise", text: "men, and all who drill like them", den: 1, cites: "ruling \"Who fights formed\"" }],
  reforming_time: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "unformed", den: 2 }, { verb: "add", text: "disorganised, of those who fight formed", den: 2 }, { verb: "add", text: "disorganised, of those who fight semi formed", den: 2 }, { verb: "add", text: "scattered, of those who fight formed", den: 2 }, { verb: "add", text: "scattered, of those who fight semi formed", den: 2 }],
  fights_on: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "nothing has to be thrown", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  standing: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "ruling \"Where class T stands among the others\"" }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "ruling \"Where class O stands among the others\"" }],
  looks_down_on: [{ verb: "yes", text: "dwarves and elves", den: 1 }, { verb: "yes", text: "elves and dwarves", den: 1 }, { verb: "yes", text: "the lowest of men and urucks", den: 1 }, { verb: "yes", text: "urucks and the lowest of men", den: 1 }, { verb: "holds", text: "", den: 1 }],
  mounted: [{ verb: "holds", text: "", den: 1 }],
  charisma_of_leader: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  rallies: [{ verb: "holds", text: "", den: 1 }],
};

export { why_morale_dice, guards_morale_dice, why_reaction, guards_reaction, why_reaction_of, guards_reaction_of, why_despair, guards_despair, why_after_charge, guards_after_charge, why_after_withdrawal, guards_after_withdrawal, why_good_order, guards_good_order, why_reforming_time, guards_reforming_time, why_fights_on, guards_fights_on, why_standing, guards_standing, why_looks_down_on, guards_looks_down_on, why_mounted, guards_mounted, why_charisma_of_leader, guards_charisma_of_leader, why_rallies, guards_rallies, $labels_rules_morale };
