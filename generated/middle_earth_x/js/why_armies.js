/** The rules of armies with the notes that explain them, and what has to hold for each entry. */
import { arm_of } from "./rules_board.js";
import { may_be_nominated } from "./rules_hillmen.js";

function why_rightly_called(unit, arm) {
  const notes = [];
  if (unit !== null && arm !== null && arm !== arm_of(unit) && (arm !== 0 /* ARM_ARMY */ || unit.shore !== null) && (arm !== 2 /* ARM_DOUBLE_ARMY */ || !may_be_nominated(unit))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_rightly_called(entry, unit, arm) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(arm !== null)) return 1;
      if (!(arm !== arm_of(unit))) return 2;
      if (!(arm !== 0 /* ARM_ARMY */ || unit.shore !== null)) return 3;
      if (!(arm !== 2 /* ARM_DOUBLE_ARMY */ || !may_be_nominated(unit))) return 4;
      break;
  }
  return -1;
}

function why_double_sign() {
  const notes = [];
  notes.push([0, 0]);
  return ["2A", notes];
}

function guards_double_sign(entry) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_armies = {
  rightly_called: [{ verb: "no", text: "another kind of unit", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  double_sign: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_rightly_called, guards_rightly_called, why_double_sign, guards_double_sign, $labels_rules_armies };
