/** The rules of power with the notes that explain them, and what has to hold for each entry. */
import { $add, $mul, $sub } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { further_price, pip_price } from "./rules_power.js";
import { can_rise } from "./rules_readiness.js";

function why_income(seat) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let seat_master = seat.master;
  if (seat_master === 0 /* MASTER_SAURON */) {
    notes.push([1, 20]);
    value = value + 20;
  }
  if (seat_master === 1 /* MASTER_SARUMAN */) {
    notes.push([2, 10]);
    value = value + 10;
  }
  value = $mul(value, 2);
  return [value, notes];
}

function guards_income(entry, seat) {
  switch (entry) {
    case 1:
      if (!(seat.master === 0 /* MASTER_SAURON */)) return 0;
      break;
    case 2:
      if (!(seat.master === 1 /* MASTER_SARUMAN */)) return 0;
      break;
  }
  return -1;
}

function why_pip_price(pips) {
  const notes = [];
  let value = $mul(pips, $add(pips, 1));
  notes.push([0, value]);
  return [value, notes];
}

function guards_pip_price(entry, pips) {
  switch (entry) {
  }
  return -1;
}

function why_further_price(earlier_pips, further_pips) {
  const notes = [];
  let value = pip_price($add(earlier_pips, further_pips));
  notes.push([0, value]);
  let amount = pip_price(earlier_pips);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  return [value, notes];
}

function guards_further_price(entry, earlier_pips, further_pips) {
  switch (entry) {
  }
  return -1;
}

function why_affordable_pips(nation, seat) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let seat_power = seat.power;
  let nation_pips_bought = nation.pips_bought;
  if (seat_power >= further_price(nation_pips_bought, 1)) {
    notes.push([1, 1]);
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 2)) {
    notes.push([2, 1]);
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 3)) {
    notes.push([3, 1]);
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 4)) {
    notes.push([4, 1]);
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 5)) {
    notes.push([5, 1]);
    value = value + 1;
  }
  return [value, notes];
}

function guards_affordable_pips(entry, nation, seat) {
  switch (entry) {
    case 1:
      if (!(seat.power >= further_price(nation.pips_bought, 1))) return 0;
      break;
    case 2:
      if (!(seat.power >= further_price(nation.pips_bought, 2))) return 0;
      break;
    case 3:
      if (!(seat.power >= further_price(nation.pips_bought, 3))) return 0;
      break;
    case 4:
      if (!(seat.power >= further_price(nation.pips_bought, 4))) return 0;
      break;
    case 5:
      if (!(seat.power >= further_price(nation.pips_bought, 5))) return 0;
      break;
  }
  return -1;
}

function why_rolling_nations(world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.nations, (n) => can_rise(n), null), notes];
}

function guards_rolling_nations(entry, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_power = {
  income: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "Sauron", den: 1 }, { verb: "add", text: "Saruman", den: 1 }],
  pip_price: [{ verb: "base", text: "", den: 2 }],
  further_price: [{ verb: "base", text: "", den: 2 }, { verb: "subtract", text: "what is paid already", den: 2 }],
  affordable_pips: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "a pip", den: 1 }, { verb: "add", text: "a further pip", den: 1 }, { verb: "add", text: "a further pip", den: 1 }, { verb: "add", text: "a further pip", den: 1 }, { verb: "add", text: "a further pip", den: 1 }],
  rolling_nations: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_income, guards_income, why_pip_price, guards_pip_price, why_further_price, guards_further_price, why_affordable_pips, guards_affordable_pips, why_rolling_nations, guards_rolling_nations, $labels_rules_power };
