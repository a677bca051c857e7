/** The rules of buildings with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $mul, $sub } from "./runtime/numbers.js";
import { IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD } from "./tables.js";

function why_work_bill(kingdom, work, multiple) {
  const notes = [];
  let value = IMPROVEMENTS_GOLD[work];
  notes.push([0, value]);
  if ((kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
    notes.push([3, -1000]);
    value = value - 1000;
  }
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    notes.push([2, $mul(value, -1)]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  notes.push([1, $mul(value, $sub(multiple, 1))]);
  value = $mul(value, multiple);
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([4, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_work_bill(entry, kingdom, work, multiple) {
  switch (entry) {
    case 2:
      if (!($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */))) return 0;
      break;
    case 3:
      if (!((kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_work_rations(kingdom, work, multiple) {
  const notes = [];
  let value = IMPROVEMENTS_FOOD[work];
  notes.push([0, value]);
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    notes.push([2, $mul(value, -1)]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  notes.push([1, $mul(value, $sub(multiple, 1))]);
  value = $mul(value, multiple);
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([3, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_work_rations(entry, kingdom, work, multiple) {
  switch (entry) {
    case 2:
      if (!($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_buildings = {
  work_bill: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the multiple that is asked for", den: 4 }, { verb: "reduce by", text: "their own masons", den: 4, source: "Improvements At A Discount (privilege)" }, { verb: "subtract", text: "their own hands", den: 1, source: "Industrious (trait)" }, { verb: "round", text: "whole coins", den: 4, cites: "ruling \"What happens to fractions\"" }],
  work_rations: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the multiple that is asked for", den: 4 }, { verb: "reduce by", text: "their own masons", den: 4, source: "Improvements At A Discount (privilege)" }, { verb: "round", text: "whole sacks", den: 4, cites: "ruling \"What happens to fractions\"" }],
};

export { why_work_bill, guards_work_bill, why_work_rations, guards_work_rations, $labels_rules_buildings };
