/** The rules of leaders. */
import { $floorDiv } from "./runtime/numbers.js";
import { CHIEFTAIN_CHARM, CHIEFTAIN_OWN_PEOPLE_ONLY, CHIEFTAIN_SIDE } from "./tables.js";
import { full_energy } from "./rules_magic.js";

function leader_bonus(chieftain, own_people) {
  let value = CHIEFTAIN_CHARM[chieftain];
  if (CHIEFTAIN_OWN_PEOPLE_ONLY[chieftain] && !own_people) {
    value = 0;
  }
  return value;
}

function hero(chieftain) {
  return CHIEFTAIN_CHARM[chieftain] >= 7;
}

function special_figure(chieftain) {
  return CHIEFTAIN_CHARM[chieftain] === 4;
}

function stands_alone(chieftain) {
  return hero(chieftain) || special_figure(chieftain);
}

function detects_magic(chieftain) {
  return hero(chieftain);
}

function energy_of(chieftain) {
  if (chieftain === 15 /* CHIEFTAIN_GANDALF_HIMSELF */) {
    return full_energy(0 /* WIZARD_GANDALF */);
  }
  if (chieftain === 34 /* CHIEFTAIN_ANGMAR_KING */) {
    return full_energy(1 /* WIZARD_WITCH_KING */);
  }
  if (!hero(chieftain)) {
    return 0;
  }
  if (chieftain === 22 /* CHIEFTAIN_GWAIHIR */) {
    return 0;
  }
  if (chieftain === 1 /* CHIEFTAIN_ARAGORN */ || chieftain === 20 /* CHIEFTAIN_GLORFINDEL */ || chieftain === 9 /* CHIEFTAIN_ELROND */) {
    return 7;
  }
  if (chieftain === 14 /* CHIEFTAIN_GALADRIEL */) {
    return 6;
  }
  return 5;
}

function may_struggle(chieftain, other) {
  if (CHIEFTAIN_SIDE[chieftain] === CHIEFTAIN_SIDE[other]) {
    return false;
  }
  return chieftain !== 22 /* CHIEFTAIN_GWAIHIR */ && other !== 22 /* CHIEFTAIN_GWAIHIR */ && hero(chieftain) && hero(other);
}

function leader_can_act(captivity, energy) {
  return !captivity || energy !== 0;
}

function heroes_advised(units_) {
  let value = units_;
  return $floorDiv(value, 5);
}

function heroes_enough(units_) {
  let value = units_;
  return $floorDiv(value, 7);
}

function riders_can_be_mustered(riders) {
  return riders <= 8;
}

function leader_at_risk(place_in_front, danger_in_front) {
  return place_in_front && danger_in_front;
}

export { leader_bonus, hero, special_figure, stands_alone, detects_magic, energy_of, may_struggle, leader_can_act, heroes_advised, heroes_enough, riders_can_be_mustered, leader_at_risk };
