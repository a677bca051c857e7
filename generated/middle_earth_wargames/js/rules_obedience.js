/** The rules of obedience. */
import { $add } from "./runtime/numbers.js";
import { friend_in_sight } from "./rules_morale_plus.js";
import { charisma_over } from "./rules_muster.js";
import { bold_order, friends_routed_lately, outnumbered, surrounded_far, surrounded_near, unsupported, widely_split } from "./rules_obedience_factors.js";

function one_die(dice) {
  return dice.throw("one_die.1", 6, 1);
}

function obedience_score(unit, facts, world, dice) {
  let value = one_die(dice);
  if (unsupported(unit, facts, world)) {
    value = value - 1;
  }
  if (!friend_in_sight(unit, facts, world)) {
    value = value - 1;
  }
  if (widely_split(unit, facts, world)) {
    value = value - 1;
  }
  if (outnumbered(unit, facts, world)) {
    value = value - 2;
  }
  if (surrounded_far(unit, facts, world)) {
    value = value - 1;
  }
  if (surrounded_near(unit, facts, world)) {
    value = value - 3;
  }
  if (bold_order(unit, facts, world)) {
    value = value - 2;
  }
  if (friends_routed_lately(unit, facts, world)) {
    value = value - 2;
  }
  return $add(value, charisma_over(unit));
}

function obedience(class_, score) {
  if (class_ !== 4 /* MORALE_CLASS_E */ && class_ !== 5 /* MORALE_CLASS_O */) {
    return 0 /* OBEDIENCE_OBEYS */;
  }
  if (score < 3) {
    return 1 /* OBEDIENCE_BALKS */;
  }
  return 0 /* OBEDIENCE_OBEYS */;
}

export { one_die, obedience_score, obedience };
