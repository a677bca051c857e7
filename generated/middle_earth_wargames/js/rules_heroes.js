/** The rules of heroes. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { HERO_SCORES_SCORE, TROOP_RACE, figure_dice_dice, hero_fronts_all_around, hero_fronts_in_front } from "./tables.js";
import { twenty_sided } from "./rules_magic.js";

function dice_column(dice_) {
  if (dice_ <= 2) {
    return 0 /* DICE_COLUMN_DIE_ONE */;
  }
  if (dice_ <= 3) {
    return 1 /* DICE_COLUMN_DIE_ONE_AND_HALF */;
  }
  if (dice_ <= 4) {
    return 2 /* DICE_COLUMN_DICE_TWO */;
  }
  if (dice_ <= 6) {
    return 3 /* DICE_COLUMN_DICE_THREE */;
  }
  if (dice_ <= 8) {
    return 4 /* DICE_COLUMN_DICE_FOUR */;
  }
  if (dice_ <= 10) {
    return 5 /* DICE_COLUMN_DICE_FIVE */;
  }
  if (dice_ <= 12) {
    return 6 /* DICE_COLUMN_DICE_SIX */;
  }
  return 7 /* DICE_COLUMN_DICE_SEVEN */;
}

function figure_attack(unit) {
  return figure_dice_dice(TROOP_RACE[unit.troop]);
}

function attack_when_held(dice_, captivity) {
  let value = dice_;
  if (!captivity) {
    value = $mul(value, 2);
  }
  if (value < 4) {
    value = 4;
  }
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function defence_score(hit_dice, dice) {
  if (hit_dice <= 1) {
    return dice.throw("defence_score.1", 6, 1);
  }
  if (hit_dice === 2) {
    return dice.throw("defence_score.2", 6, 2);
  }
  if (hit_dice === 3) {
    return dice.throw("defence_score.3", 6, 3);
  }
  if (hit_dice === 4) {
    return dice.throw("defence_score.4", 6, 4);
  }
  if (hit_dice === 5) {
    return dice.throw("defence_score.5", 6, 5);
  }
  if (hit_dice === 6) {
    return dice.throw("defence_score.6", 6, 6);
  }
  return dice.throw("defence_score.7", 6, 7);
}

function hero_blow(attacker, defender, dice) {
  let face = twenty_sided(dice);
  return face >= HERO_SCORES_SCORE[dice_column(attacker)][dice_column(defender)];
}

function wound(dice_, dice) {
  if (dice_ <= 2) {
    return dice.throw("wound.1", 6, 1);
  }
  if (dice_ <= 3) {
    return dice.throw("wound.2", 6, 1) + $mul($floorDiv($mul(dice.throw("wound.3", 6, 1), -1), 2), -1);
  }
  if (dice_ <= 4) {
    return dice.throw("wound.4", 6, 2);
  }
  if (dice_ <= 6) {
    return dice.throw("wound.5", 6, 3);
  }
  if (dice_ <= 8) {
    return dice.throw("wound.6", 6, 4);
  }
  if (dice_ <= 10) {
    return dice.throw("wound.7", 6, 5);
  }
  if (dice_ <= 12) {
    return dice.throw("wound.8", 6, 6);
  }
  return dice.throw("wound.9", 6, 7);
}

function hero_dies(score_left) {
  return score_left <= 0;
}

function assailants(race, surrounded) {
  if (surrounded) {
    return hero_fronts_all_around(race);
  }
  return hero_fronts_in_front(race);
}

export { dice_column, figure_attack, attack_when_held, defence_score, hero_blow, wound, hero_dies, assailants };
