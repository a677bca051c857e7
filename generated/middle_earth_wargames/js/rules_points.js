/** The rules of points. */
import { $mul } from "./runtime/numbers.js";
import { FIGURE_PRICES_PRICE } from "./tables.js";

const $rules_points_1 = new Set([4 /* RECRUIT_MAN_WITH_BLADE */, 5 /* RECRUIT_MAN_WITH_AXE */, 6 /* RECRUIT_RIDER_WITH_BLADE */, 7 /* RECRUIT_RIDER_WITH_LANCE */]);

function figure_cost(figure, armour, steed) {
  let value = FIGURE_PRICES_PRICE[figure];
  if (armour === 1 /* ARMOUR_MEDIUM_ARMOUR */ && human(figure)) {
    value = value + 2;
  }
  if (armour === 2 /* ARMOUR_HEAVY_ARMOUR */ && human(figure)) {
    value = value + 4;
  }
  if (steed === 1 /* STEED_PLAIN_HORSE */ && human(figure)) {
    value = value + 2;
  }
  if (steed === 2 /* STEED_ARMOURED_HORSE */ && human(figure)) {
    value = value + 4;
  }
  return value;
}

function human(figure) {
  return $rules_points_1.has(figure);
}

function unit_cost(count, figure, armour, steed) {
  let value = figure_cost(figure, armour, steed);
  return $mul(value, count);
}

export { figure_cost, human, unit_cost };
