/** The rules of points with the notes that explain them, and what has to hold for each entry. */
import { $mul, $sub } from "./runtime/numbers.js";
import { FIGURE_PRICES_PRICE } from "./tables.js";
import { figure_cost, human } from "./rules_points.js";

const $why_points_1 = new Set([4 /* RECRUIT_MAN_WITH_BLADE */, 5 /* RECRUIT_MAN_WITH_AXE */, 6 /* RECRUIT_RIDER_WITH_BLADE */, 7 /* RECRUIT_RIDER_WITH_LANCE */]);

function why_figure_cost(figure, armour, steed) {
  const notes = [];
  let value = FIGURE_PRICES_PRICE[figure];
  notes.push([0, value]);
  if (armour === 1 /* ARMOUR_MEDIUM_ARMOUR */ && human(figure)) {
    notes.push([1, 2]);
    value = value + 2;
  }
  if (armour === 2 /* ARMOUR_HEAVY_ARMOUR */ && human(figure)) {
    notes.push([2, 4]);
    value = value + 4;
  }
  if (steed === 1 /* STEED_PLAIN_HORSE */ && human(figure)) {
    notes.push([3, 2]);
    value = value + 2;
  }
  if (steed === 2 /* STEED_ARMOURED_HORSE */ && human(figure)) {
    notes.push([4, 4]);
    value = value + 4;
  }
  return [value, notes];
}

function guards_figure_cost(entry, figure, armour, steed) {
  switch (entry) {
    case 1:
      if (!(armour === 1 /* ARMOUR_MEDIUM_ARMOUR */)) return 0;
      if (!(human(figure))) return 1;
      break;
    case 2:
      if (!(armour === 2 /* ARMOUR_HEAVY_ARMOUR */)) return 0;
      if (!(human(figure))) return 1;
      break;
    case 3:
      if (!(steed === 1 /* STEED_PLAIN_HORSE */)) return 0;
      if (!(human(figure))) return 1;
      break;
    case 4:
      if (!(steed === 2 /* STEED_ARMOURED_HORSE */)) return 0;
      if (!(human(figure))) return 1;
      break;
  }
  return -1;
}

function why_human(figure) {
  const notes = [];
  if ($why_points_1.has(figure)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  notes.push([1, 0]);
  return [false, notes];
}

function guards_human(entry, figure) {
  switch (entry) {
    case 0:
      if (!($why_points_1.has(figure))) return 0;
      break;
  }
  return -1;
}

function why_unit_cost(count, figure, armour, steed) {
  const notes = [];
  let value = figure_cost(figure, armour, steed);
  notes.push([0, value]);
  notes.push([1, $mul(value, $sub(count, 1))]);
  value = $mul(value, count);
  return [value, notes];
}

function guards_unit_cost(entry, count, figure, armour, steed) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_points = {
  figure_cost: [{ verb: "base", text: "the points table", den: 2 }, { verb: "add", text: "medium armour", den: 2 }, { verb: "add", text: "heavy armour", den: 2 }, { verb: "add", text: "a horse", den: 2 }, { verb: "add", text: "an armoured horse", den: 2 }],
  human: [{ verb: "yes", text: "men", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  unit_cost: [{ verb: "base", text: "each figure", den: 2 }, { verb: "times", text: "as many as there are", den: 2 }],
};

export { why_figure_cost, guards_figure_cost, why_human, guards_human, why_unit_cost, guards_unit_cost, $labels_rules_points };
