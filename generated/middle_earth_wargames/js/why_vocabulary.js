/** The rules of vocabulary with the notes that explain them, and what has to hold for each entry. */
import { TROOP_RACE } from "./tables.js";

const $why_vocabulary_1 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 12 /* RACE_MAN_ORC */, 14 /* RACE_TROLL */, 13 /* RACE_WOLF */]);

function why_night_folk(unit) {
  const notes = [];
  if (!$why_vocabulary_1.has(TROOP_RACE[unit.troop])) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_night_folk(entry, unit) {
  switch (entry) {
    case 0:
      if (!($why_vocabulary_1.has(TROOP_RACE[unit.troop]))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_vocabulary = {
  night_folk: [{ verb: "holds", text: "", den: 1 }],
};

export { why_night_folk, guards_night_folk, $labels_rules_vocabulary };
