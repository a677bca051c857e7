/** The rules of powder with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { TROOP_RACE, siege_letters_letter } from "./tables.js";
import { powder_dud } from "./rules_powder.js";
import { breached, climb_speed } from "./rules_siege.js";

function why_carries_powder(troop) {
  const notes = [];
  if (TROOP_RACE[troop] !== 10 /* RACE_ORC */ && TROOP_RACE[troop] !== 11 /* RACE_URUK */ && TROOP_RACE[troop] !== 12 /* RACE_MAN_ORC */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_carries_powder(entry, troop) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[troop] === 10 /* RACE_ORC */ || TROOP_RACE[troop] === 11 /* RACE_URUK */ || TROOP_RACE[troop] === 12 /* RACE_MAN_ORC */)) return 0;
      break;
  }
  return -1;
}

function why_charges_carried(bearers) {
  const notes = [];
  let value = bearers;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 3);
  notes.push([1, $sub($mul(value, 3), before)]);
  return [value, notes];
}

function guards_charges_carried(entry, bearers) {
  switch (entry) {
  }
  return -1;
}

function why_powder_mishap(dice) {
  const notes = [];
  let the_throw = dice.throw("powder_mishap.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 5) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_powder_mishap(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_powder_dud(dice) {
  const notes = [];
  let the_throw = dice.throw("powder_dud.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 5) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_powder_dud(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_meddling_explodes(dice) {
  const notes = [];
  let the_throw = dice.throw("meddling_explodes.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 3) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_meddling_explodes(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_keg_kills(distance) {
  const notes = [];
  if (distance > 5) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_keg_kills(entry, distance) {
  switch (entry) {
    case 0:
      if (!(distance <= 5)) return 0;
      break;
  }
  return -1;
}

function why_powder_breach(barrier, strength, dice) {
  const notes = [];
  let dud = powder_dud(dice);
  notes.push([0, dud]);
  if (dud) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [breached(siege_letters_letter(barrier, 4, strength), dice), notes];
}

function guards_powder_breach(entry, barrier, strength) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_breach_front(breaches) {
  const notes = [];
  let value = $mul(breaches, 2);
  notes.push([0, value]);
  return [value, notes];
}

function guards_breach_front(entry, breaches) {
  switch (entry) {
  }
  return -1;
}

function why_oil_casualties(spacing, dice) {
  const notes = [];
  if (spacing === 0 /* SPACING_CLOSE_ORDER */) {
    notes.push([0, 0]);
    return [dice.throw("oil_casualties.1", [2, 3, 3, 4, 4, 5], 1), notes];
  }
  notes.push([1, 0]);
  return [dice.throw("oil_casualties.2", [2, 3, 3, 4, 4, 5], 1) - 1, notes];
}

function guards_oil_casualties(entry, spacing) {
  switch (entry) {
    case 0:
      if (!(spacing === 0 /* SPACING_CLOSE_ORDER */)) return 0;
      break;
  }
  return -1;
}

function why_oil_cost(pots) {
  const notes = [];
  let value = $mul(pots, 3);
  notes.push([0, value]);
  value = $mul(value, 2);
  return [value, notes];
}

function guards_oil_cost(entry, pots) {
  switch (entry) {
  }
  return -1;
}

function why_ladder_is_held(holders) {
  const notes = [];
  if (holders < 2) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_ladder_is_held(entry, holders) {
  switch (entry) {
    case 0:
      if (!(holders >= 2)) return 0;
      break;
  }
  return -1;
}

function why_climbing_time(troop, height) {
  const notes = [];
  let value = $mul($quotient($mul(height, -1), climb_speed(troop), "climbing_time"), -1);
  notes.push([0, value]);
  value = $mul(value, 4);
  return [value, notes];
}

function guards_climbing_time(entry, troop, height) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_powder = {
  carries_powder: [{ verb: "holds", text: "", den: 1 }],
  charges_carried: [{ verb: "base", text: "bearers to a charge", den: 3 }, { verb: "round", text: "", den: 3 }],
  powder_mishap: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  powder_dud: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  meddling_explodes: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  keg_kills: [{ verb: "holds", text: "", den: 1 }],
  powder_breach: [{ verb: "thrown", text: "whether it goes off", den: 1 }, { verb: "case", text: "it fails", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  breach_front: [{ verb: "base", text: "abreast through each breach", den: 1 }],
  oil_casualties: [{ verb: "case", text: "close order", den: 1 }, { verb: "otherwise", text: "open order", den: 1 }],
  oil_cost: [{ verb: "base", text: "each pot", den: 1 }],
  ladder_is_held: [{ verb: "holds", text: "", den: 1 }],
  climbing_time: [{ verb: "base", text: "its speed", den: 1 }],
};

export { why_carries_powder, guards_carries_powder, why_charges_carried, guards_charges_carried, why_powder_mishap, guards_powder_mishap, why_powder_dud, guards_powder_dud, why_meddling_explodes, guards_meddling_explodes, why_keg_kills, guards_keg_kills, why_powder_breach, guards_powder_breach, why_breach_front, guards_breach_front, why_oil_casualties, guards_oil_casualties, why_oil_cost, guards_oil_cost, why_ladder_is_held, guards_ladder_is_held, why_climbing_time, guards_climbing_time, $labels_rules_powder };
