/** The rules of power. */
import { $add, $mul, $sub } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { can_rise } from "./rules_readiness.js";

function income(seat) {
  let value = 0;
  let seat_master = seat.master;
  if (seat_master === 0 /* MASTER_SAURON */) {
    value = value + 20;
  }
  if (seat_master === 1 /* MASTER_SARUMAN */) {
    value = value + 10;
  }
  return $mul(value, 2);
}

function pip_price(pips) {
  return $mul(pips, $add(pips, 1));
}

function further_price(earlier_pips, further_pips) {
  let value = pip_price($add(earlier_pips, further_pips));
  return $sub(value, pip_price(earlier_pips));
}

function affordable_pips(nation, seat) {
  let value = 0;
  let seat_power = seat.power;
  let nation_pips_bought = nation.pips_bought;
  if (seat_power >= further_price(nation_pips_bought, 1)) {
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 2)) {
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 3)) {
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 4)) {
    value = value + 1;
  }
  if (seat_power >= further_price(nation_pips_bought, 5)) {
    value = value + 1;
  }
  return value;
}

function rolling_nations(world) {
  return $pick(world.nations, (n) => can_rise(n), null);
}

export { income, pip_price, further_price, affordable_pips, rolling_nations };
