/** The rules of vocabulary. */
import { TROOP_RACE } from "./tables.js";

const $rules_vocabulary_1 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);

function night_folk(unit) {
  return $rules_vocabulary_1.has(TROOP_RACE[unit.troop]);
}

export { night_folk };
