/** The rules of impetus with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { PUSHES_PUSH, RANK_PUSHES_PUSH, TROOP_SIDE, impetus_of_law_weapon } from "./tables.js";
import { first_push, impetus_factor, impetus_weapon, pushes_at_all, weight_of } from "./rules_impetus.js";
import { casualties, fighters, ground_tactics, impetus_bonus, melee_dice, weapon_factor } from "./rules_melee.js";
import { good_order } from "./rules_morale.js";

const $why_impetus_1 = new Set([0 /* STRUCK_LIGHT_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 2 /* STRUCK_HEAVY_FOOT */, 3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 18 /* STRUCK_GOBLIN */, 17 /* STRUCK_URUK */, 16 /* STRUCK_MAN_ORC */, 14 /* STRUCK_HILL_TROLL */, 15 /* STRUCK_STONE_TROLL */]);

function why_impetus_weapon(attacker, defender) {
  const notes = [];
  let value;
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */) {
    value = impetus_of_law_weapon(attacker.strikes_as, defender.struck_as);
    notes.push([0, value]);
  } else if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */) {
    value = weapon_factor(attacker, defender);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_impetus_weapon(entry, attacker, defender) {
  switch (entry) {
    case 0:
      if (!(TROOP_SIDE[attacker.troop] === 0 /* SIDE_LAW */)) return 0;
      break;
    case 1:
      if (!(TROOP_SIDE[attacker.troop] === 1 /* SIDE_EVIL */)) return 0;
      break;
  }
  return -1;
}

function why_impetus_factor(attacker, defender, dice) {
  const notes = [];
  let value = melee_dice(dice);
  notes.push([0, value]);
  let amount = impetus_weapon(attacker, defender);
  notes.push([1, amount]);
  value = value + amount;
  let amount_ = impetus_bonus(attacker);
  notes.push([2, amount_]);
  value = value + amount_;
  let amount_2 = ground_tactics(attacker, defender);
  notes.push([3, amount_2]);
  value = value + amount_2;
  return [value, notes];
}

function guards_impetus_factor(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_has_impetus(attacker, running_melee, first_contact) {
  const notes = [];
  if (running_melee) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (attacker.stance !== 1 /* STANCE_CHARGING */ || !first_contact) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_impetus(entry, attacker, running_melee, first_contact) {
  switch (entry) {
    case 0:
      if (!(running_melee)) return 0;
      break;
    case 1:
      if (!(attacker.stance === 1 /* STANCE_CHARGING */)) return 0;
      if (!(first_contact)) return 1;
      break;
  }
  return -1;
}

function why_impetus_casualties(attacker, defender, dice) {
  const notes = [];
  let total = impetus_factor(attacker, defender, dice);
  notes.push([0, total]);
  notes.push([1, 0]);
  return [$smaller(casualties(fighters(attacker), total), defender.men), notes];
}

function guards_impetus_casualties(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_pushes_at_all(unit) {
  const notes = [];
  if (!$why_impetus_1.has(unit.struck_as)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_pushes_at_all(entry, unit) {
  switch (entry) {
    case 0:
      if (!($why_impetus_1.has(unit.struck_as))) return 0;
      break;
  }
  return -1;
}

function why_weight_of(unit) {
  const notes = [];
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 0 /* STRUCK_LIGHT_FOOT */) {
    notes.push([0, 0]);
    return [0 /* PUSH_WEIGHT_LIGHT_FOOT_PUSH */, notes];
  }
  if (unit_struck_as === 1 /* STRUCK_MEDIUM_FOOT */) {
    notes.push([1, 0]);
    return [1 /* PUSH_WEIGHT_MEDIUM_FOOT_PUSH */, notes];
  }
  if (unit_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
    notes.push([2, 0]);
    return [2 /* PUSH_WEIGHT_HEAVY_FOOT_PUSH */, notes];
  }
  if (unit_struck_as === 3 /* STRUCK_LIGHT_HORSE */) {
    notes.push([3, 0]);
    return [3 /* PUSH_WEIGHT_LIGHT_HORSE_PUSH */, notes];
  }
  if (unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */) {
    notes.push([4, 0]);
    return [4 /* PUSH_WEIGHT_MEDIUM_HORSE_PUSH */, notes];
  }
  if (unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    notes.push([5, 0]);
    return [5 /* PUSH_WEIGHT_HEAVY_HORSE_PUSH */, notes];
  }
  if (unit_struck_as === 14 /* STRUCK_HILL_TROLL */ || unit_struck_as === 15 /* STRUCK_STONE_TROLL */) {
    notes.push([6, 0]);
    return [7 /* PUSH_WEIGHT_TROLL_PUSH */, notes];
  }
  notes.push([7, 0]);
  return [6 /* PUSH_WEIGHT_ORC_PUSH */, notes];
}

function guards_weight_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as === 0 /* STRUCK_LIGHT_FOOT */)) return 0;
      break;
    case 1:
      if (!(unit.struck_as === 1 /* STRUCK_MEDIUM_FOOT */)) return 0;
      break;
    case 2:
      if (!(unit.struck_as === 2 /* STRUCK_HEAVY_FOOT */)) return 0;
      break;
    case 3:
      if (!(unit.struck_as === 3 /* STRUCK_LIGHT_HORSE */)) return 0;
      break;
    case 4:
      if (!(unit.struck_as === 4 /* STRUCK_MEDIUM_HORSE */)) return 0;
      break;
    case 5:
      if (!(unit.struck_as === 5 /* STRUCK_HEAVY_HORSE */)) return 0;
      break;
    case 6:
      if (!(unit.struck_as === 14 /* STRUCK_HILL_TROLL */ || unit.struck_as === 15 /* STRUCK_STONE_TROLL */)) return 0;
      break;
  }
  return -1;
}

function why_first_push(attacker, defender, answering_charge) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (!answering_charge && pushes_at_all(attacker) && pushes_at_all(defender)) {
    amount = PUSHES_PUSH[weight_of(attacker)][weight_of(defender)];
    notes.push([1, amount]);
    value = value + amount;
  }
  return [value, notes];
}

function guards_first_push(entry, attacker, defender, answering_charge) {
  switch (entry) {
    case 1:
      if (!(!answering_charge)) return 0;
      if (!(pushes_at_all(attacker))) return 1;
      if (!(pushes_at_all(defender))) return 2;
      break;
  }
  return -1;
}

function why_push_back(attacker, defender, answering_charge, ranks_behind_) {
  const notes = [];
  let amount;
  let value = first_push(attacker, defender, answering_charge);
  notes.push([0, value]);
  if (ranks_behind_ > 0 && first_push(attacker, defender, answering_charge) > 0) {
    amount = $mul(RANK_PUSHES_PUSH[weight_of(attacker)], ranks_behind_);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_push_back(entry, attacker, defender, answering_charge, ranks_behind_) {
  switch (entry) {
    case 1:
      if (!(ranks_behind_ > 0)) return 0;
      if (!(first_push(attacker, defender, answering_charge) > 0)) return 1;
      break;
  }
  return -1;
}

function why_orc_ranks_behind(men) {
  const notes = [];
  let value = $sub(men, 10);
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 10);
  notes.push([2, $sub($mul(value, 10), before)]);
  return [value, notes];
}

function guards_orc_ranks_behind(entry, men) {
  switch (entry) {
  }
  return -1;
}

function why_counter_charges(unit, errand) {
  const notes = [];
  let unit_stance = unit.stance;
  if (unit_stance !== 0 /* STANCE_STEADY */ && unit_stance !== 1 /* STANCE_CHARGING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (errand !== 2 /* UNIT_ERRAND_COUNTER_ERRAND */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_counter_charges(entry, unit, errand) {
  switch (entry) {
    case 0:
      if (!(unit.stance !== 0 /* STANCE_STEADY */ && unit.stance !== 1 /* STANCE_CHARGING */)) return 0;
      break;
    case 1:
      if (!(errand === 2 /* UNIT_ERRAND_COUNTER_ERRAND */)) return 0;
      break;
  }
  return -1;
}

function why_may_enter_melee(unit, friend_inside, entry) {
  const notes = [];
  let unit_troop = unit.troop;
  if (good_order(unit_troop) === 1 /* ORGANISATION_SEMI_FORMED */) {
    if (good_order(friend_inside.troop) === 1 /* ORGANISATION_SEMI_FORMED */) {
      notes.push([0, 0]);
      return [true, notes];
    }
    if (entry === 1 /* ENTRY_WAY_FLANK_ENTRY */ || entry === 2 /* ENTRY_WAY_REAR_ENTRY */) {
      notes.push([1, 0]);
      return [true, notes];
    }
  }
  if (entry !== 2 /* ENTRY_WAY_REAR_ENTRY */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_enter_melee(entry, unit, friend_inside, entry_) {
  switch (entry) {
    case 0:
      if (!(good_order(unit.troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 0;
      if (!(good_order(friend_inside.troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 1;
      break;
    case 1:
      if (!(good_order(unit.troop) === 1 /* ORGANISATION_SEMI_FORMED */)) return 0;
      if (!(entry_ === 1 /* ENTRY_WAY_FLANK_ENTRY */ || entry_ === 2 /* ENTRY_WAY_REAR_ENTRY */)) return 1;
      break;
    case 2:
      if (!(entry_ === 2 /* ENTRY_WAY_REAR_ENTRY */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_impetus = {
  impetus_weapon: [{ verb: "base", text: "weapon factor chart IV", den: 1 }, { verb: "base", text: "weapon factor chart I", den: 1, cites: "ruling \"The lost chart of impetus for the side of evil\"" }],
  impetus_factor: [{ verb: "throw", text: "the dice", den: 1 }, { verb: "add", text: "the weapon", den: 1 }, { verb: "add", text: "impetus", den: 1 }, { verb: "add", text: "light, ground, cover and flight", den: 1, cites: "ruling \"Which tactical factors count when a charge strikes home\"" }],
  has_impetus: [{ verb: "no", text: "it enters a melee that goes on", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"ENTERING MELEES\", line 665" }, { verb: "holds", text: "", den: 1 }],
  impetus_casualties: [{ verb: "thrown", text: "combat factor on impact", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  pushes_at_all: [{ verb: "holds", text: "", den: 1 }],
  weight_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "orcs, urucks and man-orcs", den: 1 }],
  first_push: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the push-back table", den: 1 }],
  push_back: [{ verb: "base", text: "the first rank", den: 1 }, { verb: "add", text: "the ranks behind", den: 1, cites: "ruling \"What ranks behind the first add to a push, where nobody can read it\"" }],
  orc_ranks_behind: [{ verb: "base", text: "every 10 men", den: 10 }, { verb: "at least", text: "", den: 10 }, { verb: "round", text: "", den: 10 }],
  counter_charges: [{ verb: "no", text: "it is withdrawing", den: 1 }, { verb: "holds", text: "", den: 1 }],
  may_enter_melee: [{ verb: "yes", text: "crowds mingle", den: 1 }, { verb: "yes", text: "a crowd comes from the side or from behind", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_impetus_weapon, guards_impetus_weapon, why_impetus_factor, guards_impetus_factor, why_has_impetus, guards_has_impetus, why_impetus_casualties, guards_impetus_casualties, why_pushes_at_all, guards_pushes_at_all, why_weight_of, guards_weight_of, why_first_push, guards_first_push, why_push_back, guards_push_back, why_orc_ranks_behind, guards_orc_ranks_behind, why_counter_charges, guards_counter_charges, why_may_enter_melee, guards_may_enter_melee, $labels_rules_impetus };
