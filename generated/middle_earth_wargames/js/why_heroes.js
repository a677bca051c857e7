/** The rules of heroes with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { HERO_SCORES_SCORE, TROOP_RACE, figure_dice_dice, hero_fronts_all_around, hero_fronts_in_front } from "./tables.js";
import { dice_column } from "./rules_heroes.js";
import { twenty_sided } from "./rules_magic.js";

function why_dice_column(dice_) {
  const notes = [];
  if (dice_ <= 2) {
    notes.push([0, 0]);
    return [0 /* DICE_COLUMN_DIE_ONE */, notes];
  }
  if (dice_ <= 3) {
    notes.push([1, 0]);
    return [1 /* DICE_COLUMN_DIE_ONE_AND_HALF */, notes];
  }
  if (dice_ <= 4) {
    notes.push([2, 0]);
    return [2 /* DICE_COLUMN_DICE_TWO */, notes];
  }
  if (dice_ <= 6) {
    notes.push([3, 0]);
    return [3 /* DICE_COLUMN_DICE_THREE */, notes];
  }
  if (dice_ <= 8) {
    notes.push([4, 0]);
    return [4 /* DICE_COLUMN_DICE_FOUR */, notes];
  }
  if (dice_ <= 10) {
    notes.push([5, 0]);
    return [5 /* DICE_COLUMN_DICE_FIVE */, notes];
  }
  if (dice_ <= 12) {
    notes.push([6, 0]);
    return [6 /* DICE_COLUMN_DICE_SIX */, notes];
  }
  notes.push([7, 0]);
  return [7 /* DICE_COLUMN_DICE_SEVEN */, notes];
}

function guards_dice_column(entry, dice_) {
  switch (entry) {
    case 0:
      if (!(dice_ <= 2)) return 0;
      break;
    case 1:
      if (!(dice_ <= 3)) return 0;
      break;
    case 2:
      if (!(dice_ <= 4)) return 0;
      break;
    case 3:
      if (!(dice_ <= 6)) return 0;
      break;
    case 4:
      if (!(dice_ <= 8)) return 0;
      break;
    case 5:
      if (!(dice_ <= 10)) return 0;
      break;
    case 6:
      if (!(dice_ <= 12)) return 0;
      break;
  }
  return -1;
}

function why_figure_attack(unit) {
  const notes = [];
  let value = figure_dice_dice(TROOP_RACE[unit.troop]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_figure_attack(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_attack_when_held(dice_, captivity) {
  const notes = [];
  let value = dice_;
  notes.push([0, value]);
  if (captivity) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (value < 4) {
    notes.push([2, $sub(4, value)]);
    value = 4;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_attack_when_held(entry, dice_, captivity) {
  switch (entry) {
    case 1:
      if (!(captivity)) return 0;
      break;
  }
  return -1;
}

function why_defence_score(hit_dice, dice) {
  const notes = [];
  if (hit_dice <= 1) {
    notes.push([0, 0]);
    return [dice.throw("defence_score.1", 6, 1), notes];
  }
  if (hit_dice === 2) {
    notes.push([1, 0]);
    return [dice.throw("defence_score.2", 6, 2), notes];
  }
  if (hit_dice === 3) {
    notes.push([2, 0]);
    return [dice.throw("defence_score.3", 6, 3), notes];
  }
  if (hit_dice === 4) {
    notes.push([3, 0]);
    return [dice.throw("defence_score.4", 6, 4), notes];
  }
  if (hit_dice === 5) {
    notes.push([4, 0]);
    return [dice.throw("defence_score.5", 6, 5), notes];
  }
  if (hit_dice === 6) {
    notes.push([5, 0]);
    return [dice.throw("defence_score.6", 6, 6), notes];
  }
  notes.push([6, 0]);
  return [dice.throw("defence_score.7", 6, 7), notes];
}

function guards_defence_score(entry, hit_dice) {
  switch (entry) {
    case 0:
      if (!(hit_dice <= 1)) return 0;
      break;
    case 1:
      if (!(hit_dice === 2)) return 0;
      break;
    case 2:
      if (!(hit_dice === 3)) return 0;
      break;
    case 3:
      if (!(hit_dice === 4)) return 0;
      break;
    case 4:
      if (!(hit_dice === 5)) return 0;
      break;
    case 5:
      if (!(hit_dice === 6)) return 0;
      break;
    case 6:
      if (!(hit_dice >= 7)) return 0;
      break;
  }
  return -1;
}

function why_hero_blow(attacker, defender, dice) {
  const notes = [];
  let face = twenty_sided(dice);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face >= HERO_SCORES_SCORE[dice_column(attacker)][dice_column(defender)], notes];
}

function guards_hero_blow(entry, attacker, defender) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_wound(dice_, dice) {
  const notes = [];
  if (dice_ <= 2) {
    notes.push([0, 0]);
    return [dice.throw("wound.1", 6, 1), notes];
  }
  if (dice_ <= 3) {
    notes.push([1, 0]);
    return [dice.throw("wound.2", 6, 1) + $mul($floorDiv($mul(dice.throw("wound.3", 6, 1), -1), 2), -1), notes];
  }
  if (dice_ <= 4) {
    notes.push([2, 0]);
    return [dice.throw("wound.4", 6, 2), notes];
  }
  if (dice_ <= 6) {
    notes.push([3, 0]);
    return [dice.throw("wound.5", 6, 3), notes];
  }
  if (dice_ <= 8) {
    notes.push([4, 0]);
    return [dice.throw("wound.6", 6, 4), notes];
  }
  if (dice_ <= 10) {
    notes.push([5, 0]);
    return [dice.throw("wound.7", 6, 5), notes];
  }
  if (dice_ <= 12) {
    notes.push([6, 0]);
    return [dice.throw("wound.8", 6, 6), notes];
  }
  notes.push([7, 0]);
  return [dice.throw("wound.9", 6, 7), notes];
}

function guards_wound(entry, dice_) {
  switch (entry) {
    case 0:
      if (!(dice_ <= 2)) return 0;
      break;
    case 1:
      if (!(dice_ <= 3)) return 0;
      break;
    case 2:
      if (!(dice_ <= 4)) return 0;
      break;
    case 3:
      if (!(dice_ <= 6)) return 0;
      break;
    case 4:
      if (!(dice_ <= 8)) return 0;
      break;
    case 5:
      if (!(dice_ <= 10)) return 0;
      break;
    case 6:
      if (!(dice_ <= 12)) return 0;
      break;
  }
  return -1;
}

function why_hero_dies(score_left) {
  const notes = [];
  if (score_left > 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hero_dies(entry, score_left) {
  switch (entry) {
    case 0:
      if (!(score_left <= 0)) return 0;
      break;
  }
  return -1;
}

function why_assailants(race, surrounded) {
  const notes = [];
  if (surrounded) {
    notes.push([0, 0]);
    return [hero_fronts_all_around(race), notes];
  }
  notes.push([1, 0]);
  return [hero_fronts_in_front(race), notes];
}

function guards_assailants(entry, race, surrounded) {
  switch (entry) {
    case 0:
      if (!(surrounded)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_heroes = {
  dice_column: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  figure_attack: [{ verb: "base", text: "", den: 2 }],
  attack_when_held: [{ verb: "base", text: "", den: 2 }, { verb: "times", text: "held in another's will", den: 4 }, { verb: "at least", text: "the table begins there", den: 4 }, { verb: "round", text: "", den: 4 }],
  defence_score: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "nobody has more than Aragorn", den: 1 }],
  hero_blow: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  wound: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "and part of a die, rounded up", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hero_dies: [{ verb: "holds", text: "", den: 1 }],
  assailants: [{ verb: "case", text: "from all sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_dice_column, guards_dice_column, why_figure_attack, guards_figure_attack, why_attack_when_held, guards_attack_when_held, why_defence_score, guards_defence_score, why_hero_blow, guards_hero_blow, why_wound, guards_wound, why_hero_dies, guards_hero_dies, why_assailants, guards_assailants, $labels_rules_heroes };
