/** The rules of impetus. */
import { $add, $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { PUSHES_PUSH, RANK_PUSHES_PUSH, TROOP_SIDE, impetus_of_law_weapon } from "./tables.js";
import { casualties, fighters, ground_tactics, impetus_bonus, melee_dice, weapon_factor } from "./rules_melee.js";
import { good_order } from "./rules_morale.js";

const $rules_impetus_1 = new Set([0 /* STRUCK_LIGHT_FOOT */, 1 /* STRUCK_MEDIUM_FOOT */, 2 /* STRUCK_HEAVY_FOOT */, 3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 18 /* STRUCK_GOBLIN */, 17 /* STRUCK_URUK */, 16 /* STRUCK_MAN_ORC */, 14 /* STRUCK_HILL_TROLL */, 15 /* STRUCK_STONE_TROLL */]);

function impetus_weapon(attacker, defender) {
  let value;
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */) {
    value = impetus_of_law_weapon(attacker.strikes_as, defender.struck_as);
  } else if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */) {
    value = weapon_factor(attacker, defender);
  } else {
    value = 0;
  }
  return value;
}

function impetus_factor(attacker, defender, dice) {
  let value = melee_dice(dice);
  value = value + impetus_weapon(attacker, defender);
  value = value + impetus_bonus(attacker);
  return value + ground_tactics(attacker, defender);
}

function has_impetus(attacker, running_melee, first_contact) {
  if (running_melee) {
    return false;
  }
  return attacker.stance === 1 /* STANCE_CHARGING */ && first_contact;
}

function impetus_casualties(attacker, defender, dice) {
  let total = impetus_factor(attacker, defender, dice);
  return $smaller(casualties(fighters(attacker), total), defender.men);
}

function pushes_at_all(unit) {
  return $rules_impetus_1.has(unit.struck_as);
}

function weight_of(unit) {
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 0 /* STRUCK_LIGHT_FOOT */) {
    return 0 /* PUSH_WEIGHT_LIGHT_FOOT_PUSH */;
  }
  if (unit_struck_as === 1 /* STRUCK_MEDIUM_FOOT */) {
    return 1 /* PUSH_WEIGHT_MEDIUM_FOOT_PUSH */;
  }
  if (unit_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
    return 2 /* PUSH_WEIGHT_HEAVY_FOOT_PUSH */;
  }
  if (unit_struck_as === 3 /* STRUCK_LIGHT_HORSE */) {
    return 3 /* PUSH_WEIGHT_LIGHT_HORSE_PUSH */;
  }
  if (unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */) {
    return 4 /* PUSH_WEIGHT_MEDIUM_HORSE_PUSH */;
  }
  if (unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    return 5 /* PUSH_WEIGHT_HEAVY_HORSE_PUSH */;
  }
  if (unit_struck_as === 14 /* STRUCK_HILL_TROLL */ || unit_struck_as === 15 /* STRUCK_STONE_TROLL */) {
    return 7 /* PUSH_WEIGHT_TROLL_PUSH */;
  }
  return 6 /* PUSH_WEIGHT_ORC_PUSH */;
}

function first_push(attacker, defender, answering_charge) {
  let value = 0;
  if (!answering_charge && pushes_at_all(attacker) && pushes_at_all(defender)) {
    value = value + PUSHES_PUSH[weight_of(attacker)][weight_of(defender)];
  }
  return value;
}

function push_back(attacker, defender, answering_charge, ranks_behind_) {
  let first_push_ = first_push(attacker, defender, answering_charge);
  let value = first_push_;
  if (ranks_behind_ > 0 && first_push_ > 0) {
    value = $add(value, $mul(RANK_PUSHES_PUSH[weight_of(attacker)], ranks_behind_));
  }
  return value;
}

function orc_ranks_behind(men) {
  let value = $sub(men, 10);
  if (value < 0) {
    value = 0;
  }
  return $floorDiv(value, 10);
}

function counter_charges(unit, errand) {
  let unit_stance = unit.stance;
  if (unit_stance !== 0 /* STANCE_STEADY */ && unit_stance !== 1 /* STANCE_CHARGING */) {
    return false;
  }
  return errand === 2 /* UNIT_ERRAND_COUNTER_ERRAND */;
}

function may_enter_melee(unit, friend_inside, entry) {
  let unit_troop = unit.troop;
  if (good_order(unit_troop) === 1 /* ORGANISATION_SEMI_FORMED */ && good_order(friend_inside.troop) === 1 /* ORGANISATION_SEMI_FORMED */) {
    return true;
  }
  return entry === 2 /* ENTRY_WAY_REAR_ENTRY */ || (entry === 1 /* ENTRY_WAY_FLANK_ENTRY */ || entry === 2 /* ENTRY_WAY_REAR_ENTRY */) && good_order(unit_troop) === 1 /* ORGANISATION_SEMI_FORMED */;
}

export { impetus_weapon, impetus_factor, has_impetus, impetus_casualties, pushes_at_all, weight_of, first_push, push_back, orc_ranks_behind, counter_charges, may_enter_melee };
