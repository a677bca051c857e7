/** The rules of skeletons with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";

function why_secret_code(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("secret_code.1", 900, 1) + 99, notes];
}

function guards_secret_code(entry) {
  switch (entry) {
  }
  return -1;
}

function why_told_in_torment(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if ($has(kingdom.privileges, 33 /* PRIVILEGE_TORMENT_PRISONER */)) {
    notes.push([1, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_told_in_torment(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!($has(kingdom.privileges, 33 /* PRIVILEGE_TORMENT_PRISONER */))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_skeletons = {
  secret_code: [{ verb: "otherwise", text: "three figures", den: 1 }],
  told_in_torment: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "their art", den: 1, source: "Torment Prisoner (privilege)" }],
};

export { why_secret_code, guards_secret_code, why_told_in_torment, guards_told_in_torment, $labels_rules_skeletons };
