/** The rules of melee. */
import { $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { TROOP_RACE, TROOP_SIDE, casualty_chart_fallen, fighting_ranks_ranks, weapons_of_evil_weapon, weapons_of_law_weapon } from "./tables.js";
import { night_folk } from "./rules_vocabulary.js";

const $rules_melee_1 = new Set([3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 2 /* STRUCK_HEAVY_FOOT */]);

function melee_dice(dice) {
  let die_added = dice.throw("melee_dice.die_added", [2, 3, 3, 4, 4, 5], 1);
  let die_taken_away = dice.throw("melee_dice.die_taken_away", [2, 3, 3, 4, 4, 5], 1);
  return die_added - die_taken_away;
}

function weapon_factor(attacker, defender) {
  let value;
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */) {
    value = weapons_of_evil_weapon(attacker.strikes_as, defender.struck_as);
  } else if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */) {
    value = weapons_of_law_weapon(attacker.strikes_as, defender.struck_as);
  } else {
    value = 0;
  }
  return value;
}

function combat_factor(attacker, defender, dice) {
  let value = melee_dice(dice);
  value = value + weapon_factor(attacker, defender);
  return value + tactical_factor(attacker, defender);
}

function tactical_factor(attacker, defender) {
  let attacker_slope;
  let value = ground_tactics(attacker, defender);
  let attacker_stance = attacker.stance;
  if (attacker_stance === 1 /* STANCE_CHARGING */) {
    attacker_slope = attacker.slope;
    if (attacker_slope !== 1 /* SLOPE_UPHILL */) {
      value = value + 2;
    }
    if (attacker_slope === 1 /* SLOPE_UPHILL */) {
      value = value + 1;
    }
  }
  return value;
}

function ground_tactics(attacker, defender) {
  let value = 0;
  let attacker_in_the_dark = attacker.in_the_dark;
  if (attacker_in_the_dark && night_folk(attacker)) {
    value = value + 2;
  }
  if (attacker_in_the_dark && TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */) {
    value = value + 1;
  }
  if (attacker_in_the_dark && TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */ && !night_folk(attacker)) {
    value = value - 2;
  }
  let attacker_in_a_wood = attacker.in_a_wood;
  if (attacker_in_a_wood && TROOP_RACE[attacker.troop] === 4 /* RACE_ELF */) {
    value = value + 1;
  }
  if (attacker_in_a_wood && TROOP_RACE[attacker.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[attacker.troop] !== 1 /* RACE_RANGER */) {
    value = value - 2;
  }
  let defender_shelter = defender.shelter;
  if (defender_shelter === 2 /* SHELTER_HARD */) {
    value = value - 3;
  }
  if (defender_shelter === 1 /* SHELTER_SOFT */) {
    value = value - 2;
  }
  if (!defender.shielded && $rules_melee_1.has(defender.struck_as)) {
    value = value + 1;
  }
  let attacker_underground = attacker.underground;
  if (attacker_underground && night_folk(attacker)) {
    value = value + 2;
  }
  if (attacker_underground && TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */) {
    value = value + 1;
  }
  if (attacker_underground && TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */ && !night_folk(attacker)) {
    value = value - 3;
  }
  let attacker_stance = attacker.stance;
  if (attacker_stance === 3 /* STANCE_RETREATING */) {
    value = value - 1;
  }
  if (attacker_stance === 4 /* STANCE_ROUTING */) {
    value = value - 3;
  }
  if (defender.stance === 4 /* STANCE_ROUTING */) {
    value = value + 5;
  }
  if (attacker.in_a_hostile_wood) {
    value = value - 2;
  }
  return value;
}

function fighters(attacker) {
  let value = attacker.in_contact;
  value = $sub(value, attacker.unarmed);
  value = $mul(value, fighting_ranks_ranks(TROOP_SIDE[attacker.troop], attacker.strikes_as));
  if (value < 0) {
    value = 0;
  }
  let limit = $mul(attacker.men, 2);
  if (value > limit) {
    value = limit;
  }
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function casualties(fighters_, total) {
  let value = casualty_chart_fallen(total, fighters_);
  if (fighters_ < 1) {
    value = 0;
  }
  if (fighters_ > 25) {
    value = value + casualty_chart_fallen(total, $sub(fighters_, 25));
  }
  return value;
}

function melee_casualties(attacker, defender, dice) {
  let total = combat_factor(attacker, defender, dice);
  return $smaller(casualties(fighters(attacker), total), defender.men);
}

function melee_outcome(first_fallen, second_fallen) {
  if (first_fallen > second_fallen) {
    return 0 /* LOSER_FIRST_LOSES */;
  }
  if (second_fallen > first_fallen) {
    return 1 /* LOSER_SECOND_LOSES */;
  }
  return 2 /* LOSER_NOBODY_LOSES */;
}

function leader_falls(exposed, hit, dice) {
  let face = dice.throw("leader_falls.face", 20, 1);
  if (hit < 1) {
    return false;
  }
  if (hit > exposed) {
    return true;
  }
  return $mul(face, exposed) < $mul(hit, 20);
}

function impetus_bonus(unit) {
  let value = 0;
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    value = value + 2;
  }
  if (unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */) {
    value = value + 1;
  }
  if (unit_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
    value = value + 2;
  }
  if (unit_struck_as === 1 /* STRUCK_MEDIUM_FOOT */) {
    value = value + 1;
  }
  let unit_slope = unit.slope;
  if (unit_slope === 2 /* SLOPE_DOWNHILL */) {
    value = value + 2;
  }
  if (unit_slope === 1 /* SLOPE_UPHILL */) {
    value = value - 1;
  }
  return value;
}

export { melee_dice, weapon_factor, combat_factor, tactical_factor, ground_tactics, fighters, casualties, melee_casualties, melee_outcome, leader_falls, impetus_bonus };
