/** The rules of skies with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { $spotsApart, $spotsNear } from "./runtime/geometry.js";
import { MISSILE_REACHES_REACH } from "./tables.js";
import { fallen_rider, may_attack_in_the_air, upward_reach } from "./rules_aerial.js";
import { higher, in_front_of, sees, within } from "./rules_field.js";
import { pace } from "./rules_movement.js";
import { lone_figure } from "./rules_muster.js";
import { aloft, among_friends, dazed, flight_length, flyer_of, may_be_shot_above } from "./rules_skies.js";
import { is_the_king } from "./rules_vision.js";
import { gait_of } from "./rules_withdrawal.js";
import { light_bars } from "./rules_wizardry.js";
import { safe_from_eagles, steed_flight } from "./rules_wraiths.js";

function why_flyer_of(unit) {
  const notes = [];
  let unit_winged = unit.winged;
  if (unit_winged && is_the_king(unit)) {
    notes.push([0, 0]);
    return [4 /* FLYER_WINGED_KING */, notes];
  }
  if (unit_winged) {
    notes.push([1, 0]);
    return [3 /* FLYER_WINGED_WRAITH */, notes];
  }
  if (unit.chieftain === 22 /* CHIEFTAIN_GWAIHIR */) {
    notes.push([2, 0]);
    return [2 /* FLYER_HERO_EAGLE */, notes];
  }
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 9 /* STRUCK_GREAT_EAGLE */) {
    if (unit.men >= 2) {
      notes.push([3, 0]);
      return [0 /* FLYER_EAGLE_PAIR */, notes];
    }
    notes.push([4, 0]);
    return [1 /* FLYER_LONE_EAGLE */, notes];
  }
  notes.push([5, 0]);
  return [null, notes];
}

function guards_flyer_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.winged)) return 0;
      if (!(is_the_king(unit))) return 1;
      break;
    case 1:
      if (!(unit.winged)) return 0;
      break;
    case 2:
      if (!(unit.chieftain === 22 /* CHIEFTAIN_GWAIHIR */)) return 0;
      break;
    case 3:
      if (!(unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */)) return 0;
      if (!(unit.men >= 2)) return 1;
      break;
    case 4:
      if (!(unit.struck_as === 9 /* STRUCK_GREAT_EAGLE */)) return 0;
      break;
  }
  return -1;
}

function why_aloft(unit) {
  const notes = [];
  if (unit.flight === 2 /* FLIGHT_ON_THE_GROUND */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_aloft(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.flight !== 2 /* FLIGHT_ON_THE_GROUND */)) return 0;
      break;
  }
  return -1;
}

function why_dazed(unit) {
  const notes = [];
  let unit_since_fall = unit.since_fall;
  if (unit_since_fall === null || fallen_rider(unit_since_fall) !== 0 /* RIDER_PLIGHT_ONLY_DEFENDS */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_dazed(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.since_fall !== null)) return 0;
      if (!(fallen_rider(unit.since_fall) === 0 /* RIDER_PLIGHT_ONLY_DEFENDS */)) return 1;
      break;
  }
  return -1;
}

function why_flight_length(unit, world) {
  const notes = [];
  let value;
  let unit_winged = unit.winged;
  if (!unit_winged) {
    value = pace(unit, gait_of(unit), 0 /* GROUND_SORT_OPEN_GROUND */, world.sky_now, false);
    notes.push([0, value]);
  } else if (unit_winged) {
    value = steed_flight(false, unit.lands_now);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_flight_length(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(!unit.winged)) return 0;
      break;
    case 1:
      if (!(unit.winged)) return 0;
      break;
  }
  return -1;
}

function why_still_enough(unit) {
  const notes = [];
  if (!unit.winged || !aloft(unit)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (unit.flown_now > steed_flight(true, unit.lands_now)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_still_enough(entry, unit) {
  switch (entry) {
    case 0:
      if (!(!unit.winged || !aloft(unit))) return 0;
      break;
    case 1:
      if (!(unit.flown_now <= steed_flight(true, unit.lands_now))) return 0;
      break;
  }
  return -1;
}

function why_among_friends(unit) {
  const notes = [];
  if (!$any(unit.friends_around, (f) => !lone_figure(f) && !aloft(f) && within(unit, f, 50))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_among_friends(entry, unit) {
  switch (entry) {
    case 0:
      if (!($any(unit.friends_around, (f) => !lone_figure(f) && !aloft(f) && within(unit, f, 50)))) return 0;
      break;
  }
  return -1;
}

function why_air_attack_reaches(unit, prey, world) {
  const notes = [];
  if (flyer_of(unit) === null || flyer_of(prey) === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit.winged === prey.winged) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (flyer_of(unit) === null || !may_attack_in_the_air($present(flyer_of(unit), ""), unit.flight)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (safe_from_eagles(prey.flight, among_friends(prey))) {
    notes.push([3, 0]);
    return [false, notes];
  }
  let prey_stands_upon = prey.stands_upon;
  if (!$spotsNear(unit.stands_upon, prey_stands_upon, flight_length(unit, world))) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (light_bars(unit, prey_stands_upon)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_air_attack_reaches(entry, unit, prey, world) {
  switch (entry) {
  }
  return -1;
}

function why_attacks_in_the_air(unit) {
  const notes = [];
  let new_;
  notes.push([0, 1]);
  let value = 2;
  if (flyer_of(unit) === 0 /* FLYER_EAGLE_PAIR */) {
    new_ = unit.men;
    notes.push([1, $sub(new_, value)]);
    value = new_;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_attacks_in_the_air(entry, unit) {
  switch (entry) {
    case 1:
      if (!(flyer_of(unit) === 0 /* FLYER_EAGLE_PAIR */)) return 0;
      break;
  }
  return -1;
}

function why_strikes_back_in_the_air(prey) {
  const notes = [];
  if (prey.ordered_now || prey.marched_now || prey.air_prey !== null || dazed(prey)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_strikes_back_in_the_air(entry, prey) {
  switch (entry) {
    case 0:
      if (!(!prey.ordered_now)) return 0;
      if (!(!prey.marched_now)) return 1;
      if (!(prey.air_prey === null)) return 2;
      if (!(!dazed(prey))) return 3;
      break;
  }
  return -1;
}

function why_may_be_shot_above(unit, missile, prey, world) {
  const notes = [];
  if (prey.flight !== 0 /* FLIGHT_FIGHTING_HEIGHT */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string")) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!(typeof MISSILE_REACHES_REACH[missile] !== "string") || !$spotsNear(unit.stands_upon, prey.stands_upon, upward_reach(missile, higher(unit, prey, world)))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!in_front_of(unit, prey)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (!sees(unit, prey, world)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_be_shot_above(entry, unit, missile, prey, world) {
  switch (entry) {
  }
  return -1;
}

function why_mark_above(unit, world) {
  const notes = [];
  let unit_missile_borne = unit.missile_borne;
  if (unit_missile_borne === null) {
    notes.push([0, 0]);
    return [null, notes];
  }
  notes.push([1, 0]);
  return [$lowest(unit.foes_around, (f) => unit_missile_borne !== null && may_be_shot_above(unit, unit_missile_borne, f, world), (f) => [$spotsApart(unit.stands_upon, f.stands_upon)]), notes];
}

function guards_mark_above(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit.missile_borne === null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_skies = {
  flyer_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "in company", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  aloft: [{ verb: "holds", text: "", den: 1 }],
  dazed: [{ verb: "holds", text: "", den: 1 }],
  flight_length: [{ verb: "base", text: "an eagle", den: 1 }, { verb: "base", text: "a winged steed", den: 1 }],
  still_enough: [{ verb: "yes", text: "no wings", den: 1 }, { verb: "holds", text: "", den: 1 }],
  among_friends: [{ verb: "holds", text: "", den: 1 }],
  air_attack_reaches: [{ verb: "needs", text: "Without wings nobody fights in the air.", den: 1 }, { verb: "needs", text: "Both are of the same kind.", den: 1 }, { verb: "needs", text: "It cannot attack in the air.", den: 1 }, { verb: "needs", text: "Friends stand around it.", den: 1 }, { verb: "needs", text: "It is too far.", den: 1 }, { verb: "needs", text: "A wizard's light holds it off.", den: 1 }],
  attacks_in_the_air: [{ verb: "base", text: "it strikes alone", den: 1 }, { verb: "set to", text: "each pair", den: 2 }, { verb: "round", text: "", den: 2 }],
  strikes_back_in_the_air: [{ verb: "holds", text: "", den: 1 }],
  may_be_shot_above: [{ verb: "needs", text: "It is not at the height from which it fights.", den: 1 }, { verb: "needs", text: "The range of the missile is lost.", den: 1 }, { verb: "needs", text: "It is out of range.", den: 1 }, { verb: "needs", text: "It is not before them.", den: 1 }, { verb: "needs", text: "It is out of sight.", den: 1 }],
  mark_above: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_flyer_of, guards_flyer_of, why_aloft, guards_aloft, why_dazed, guards_dazed, why_flight_length, guards_flight_length, why_still_enough, guards_still_enough, why_among_friends, guards_among_friends, why_air_attack_reaches, guards_air_attack_reaches, why_attacks_in_the_air, guards_attacks_in_the_air, why_strikes_back_in_the_air, guards_strikes_back_in_the_air, why_may_be_shot_above, guards_may_be_shot_above, why_mark_above, guards_mark_above, $labels_rules_skies };
