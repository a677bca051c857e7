/** The rules of leaders with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { CHIEFTAIN_CHARM, CHIEFTAIN_OWN_PEOPLE_ONLY, CHIEFTAIN_SIDE } from "./tables.js";
import { hero, special_figure } from "./rules_leaders.js";
import { full_energy } from "./rules_magic.js";

function why_leader_bonus(chieftain, own_people) {
  const notes = [];
  let value = CHIEFTAIN_CHARM[chieftain];
  notes.push([0, value]);
  if (CHIEFTAIN_OWN_PEOPLE_ONLY[chieftain] && !own_people) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_leader_bonus(entry, chieftain, own_people) {
  switch (entry) {
    case 1:
      if (!(CHIEFTAIN_OWN_PEOPLE_ONLY[chieftain])) return 0;
      if (!(!own_people)) return 1;
      break;
  }
  return -1;
}

function why_hero(chieftain) {
  const notes = [];
  if (CHIEFTAIN_CHARM[chieftain] < 7) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hero(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(CHIEFTAIN_CHARM[chieftain] >= 7)) return 0;
      break;
  }
  return -1;
}

function why_special_figure(chieftain) {
  const notes = [];
  if (CHIEFTAIN_CHARM[chieftain] !== 4) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_special_figure(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(CHIEFTAIN_CHARM[chieftain] === 4)) return 0;
      break;
  }
  return -1;
}

function why_stands_alone(chieftain) {
  const notes = [];
  if (!hero(chieftain) && !special_figure(chieftain)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_stands_alone(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(hero(chieftain) || special_figure(chieftain))) return 0;
      break;
  }
  return -1;
}

function why_detects_magic(chieftain) {
  const notes = [];
  if (!hero(chieftain)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_detects_magic(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(hero(chieftain))) return 0;
      break;
  }
  return -1;
}

function why_energy_of(chieftain) {
  const notes = [];
  if (chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */) {
    notes.push([0, 0]);
    return [full_energy(0 /* WIZARD_GANDALF */), notes];
  }
  if (chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */) {
    notes.push([1, 0]);
    return [full_energy(1 /* WIZARD_WITCH_KING */), notes];
  }
  if (!hero(chieftain)) {
    notes.push([2, 0]);
    return [0, notes];
  }
  if (chieftain === 22 /* CHIEFTAIN_GWAIHIR */) {
    notes.push([3, 0]);
    return [0, notes];
  }
  if (chieftain === 1 /* CHIEFTAIN_ARAGORN */ || chieftain === 20 /* CHIEFTAIN_GLORFINDEL */ || chieftain === 9 /* CHIEFTAIN_ELROND */) {
    notes.push([4, 0]);
    return [7, notes];
  }
  if (chieftain === 14 /* CHIEFTAIN_GALADRIEL */) {
    notes.push([5, 0]);
    return [6, notes];
  }
  notes.push([6, 0]);
  return [5, notes];
}

function guards_energy_of(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */)) return 0;
      break;
    case 1:
      if (!(chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */)) return 0;
      break;
    case 2:
      if (!(!hero(chieftain))) return 0;
      break;
    case 3:
      if (!(chieftain === 22 /* CHIEFTAIN_GWAIHIR */)) return 0;
      break;
    case 4:
      if (!(chieftain === 1 /* CHIEFTAIN_ARAGORN */ || chieftain === 20 /* CHIEFTAIN_GLORFINDEL */ || chieftain === 9 /* CHIEFTAIN_ELROND */)) return 0;
      break;
    case 5:
      if (!(chieftain === 14 /* CHIEFTAIN_GALADRIEL */)) return 0;
      break;
  }
  return -1;
}

function why_may_struggle(chieftain, other) {
  const notes = [];
  if (CHIEFTAIN_SIDE[chieftain] === CHIEFTAIN_SIDE[other]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!hero(chieftain) || !hero(other) || chieftain === 22 /* CHIEFTAIN_GWAIHIR */ || other === 22 /* CHIEFTAIN_GWAIHIR */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_struggle(entry, chieftain, other) {
  switch (entry) {
    case 0:
      if (!(CHIEFTAIN_SIDE[chieftain] === CHIEFTAIN_SIDE[other])) return 0;
      break;
    case 1:
      if (!(hero(chieftain))) return 0;
      if (!(hero(other))) return 1;
      if (!(chieftain !== 22 /* CHIEFTAIN_GWAIHIR */)) return 2;
      if (!(other !== 22 /* CHIEFTAIN_GWAIHIR */)) return 3;
      break;
  }
  return -1;
}

function why_leader_can_act(captivity, energy) {
  const notes = [];
  if (captivity && energy === 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_leader_can_act(entry, captivity, energy) {
  switch (entry) {
    case 0:
      if (!(captivity)) return 0;
      if (!(energy === 0)) return 1;
      break;
  }
  return -1;
}

function why_heroes_advised(units_) {
  const notes = [];
  let value = units_;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 5);
  notes.push([1, $sub($mul(value, 5), before)]);
  return [value, notes];
}

function guards_heroes_advised(entry, units_) {
  switch (entry) {
  }
  return -1;
}

function why_heroes_enough(units_) {
  const notes = [];
  let value = units_;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 7);
  notes.push([1, $sub($mul(value, 7), before)]);
  return [value, notes];
}

function guards_heroes_enough(entry, units_) {
  switch (entry) {
  }
  return -1;
}

function why_riders_can_be_mustered(riders) {
  const notes = [];
  if (riders > 8) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_riders_can_be_mustered(entry, riders) {
  switch (entry) {
    case 0:
      if (!(riders <= 8)) return 0;
      break;
  }
  return -1;
}

function why_leader_at_risk(place_in_front, danger_in_front) {
  const notes = [];
  if (!place_in_front || !danger_in_front) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_leader_at_risk(entry, place_in_front, danger_in_front) {
  switch (entry) {
    case 0:
      if (!(place_in_front)) return 0;
      if (!(danger_in_front)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_leaders = {
  leader_bonus: [{ verb: "base", text: "the list", den: 1 }, { verb: "set to", text: "somebody else's people", den: 1 }],
  hero: [{ verb: "holds", text: "", den: 1 }],
  special_figure: [{ verb: "holds", text: "", den: 1 }],
  stands_alone: [{ verb: "holds", text: "", den: 1 }],
  detects_magic: [{ verb: "holds", text: "", den: 1 }],
  energy_of: [{ verb: "case", text: "a wizard", den: 1 }, { verb: "case", text: "a wizard", den: 1 }, { verb: "case", text: "no hero", den: 1 }, { verb: "case", text: "an eagle", den: 1 }, { verb: "case", text: "the greatest", den: 1 }, { verb: "case", text: "High Elves", den: 1 }, { verb: "otherwise", text: "other heroes", den: 1 }],
  may_struggle: [{ verb: "no", text: "friends", den: 1 }, { verb: "holds", text: "", den: 1 }],
  leader_can_act: [{ verb: "no", text: "held, and without a will of its own", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  heroes_advised: [{ verb: "base", text: "a hero for so many units", den: 5 }, { verb: "round", text: "", den: 5 }],
  heroes_enough: [{ verb: "base", text: "a hero for so many units", den: 7 }, { verb: "round", text: "", den: 7 }],
  riders_can_be_mustered: [{ verb: "holds", text: "", den: 1 }],
  leader_at_risk: [{ verb: "holds", text: "", den: 1 }],
};

export { why_leader_bonus, guards_leader_bonus, why_hero, guards_hero, why_special_figure, guards_special_figure, why_stands_alone, guards_stands_alone, why_detects_magic, guards_detects_magic, why_energy_of, guards_energy_of, why_may_struggle, guards_may_struggle, why_leader_can_act, guards_leader_can_act, why_heroes_advised, guards_heroes_advised, why_heroes_enough, guards_heroes_enough, why_riders_can_be_mustered, guards_riders_can_be_mustered, why_leader_at_risk, guards_leader_at_risk, $labels_rules_leaders };
