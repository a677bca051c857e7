/** The rules of powder. */
import { $floorDiv, $mul, $quotient } from "./runtime/numbers.js";
import { TROOP_RACE, siege_letters_letter } from "./tables.js";
import { breached, climb_speed } from "./rules_siege.js";

function carries_powder(troop) {
  return TROOP_RACE[troop] === 10 /* RACE_ORC */ || TROOP_RACE[troop] === 11 /* RACE_URUK */ || TROOP_RACE[troop] === 12 /* RACE_MAN_ORC */;
}

function charges_carried(bearers) {
  let value = bearers;
  return $floorDiv(value, 3);
}

function powder_mishap(dice) {
  let the_throw = dice.throw("powder_mishap.1", 6, 1);
  return !(1 <= the_throw && the_throw <= 5);
}

function powder_dud(dice) {
  let the_throw = dice.throw("powder_dud.1", 6, 1);
  return !(1 <= the_throw && the_throw <= 5);
}

function meddling_explodes(dice) {
  let the_throw = dice.throw("meddling_explodes.1", 6, 1);
  return !(1 <= the_throw && the_throw <= 3);
}

function keg_kills(distance) {
  return distance <= 5;
}

function powder_breach(barrier, strength, dice) {
  let dud = powder_dud(dice);
  if (dud) {
    return false;
  }
  return breached(siege_letters_letter(barrier, 4, strength), dice);
}

function breach_front(breaches) {
  return $mul(breaches, 2);
}

function oil_casualties(spacing, dice) {
  if (spacing === 0 /* SPACING_CLOSE_ORDER */) {
    return dice.throw("oil_casualties.1", [2, 3, 3, 4, 4, 5], 1);
  }
  return dice.throw("oil_casualties.2", [2, 3, 3, 4, 4, 5], 1) - 1;
}

function oil_cost(pots) {
  let value = $mul(pots, 3);
  return $mul(value, 2);
}

function ladder_is_held(holders) {
  return holders >= 2;
}

function climbing_time(troop, height) {
  let value = $mul($quotient($mul(height, -1), climb_speed(troop), "climbing_time"), -1);
  return $mul(value, 4);
}

export { carries_powder, charges_carried, powder_mishap, powder_dud, meddling_explodes, keg_kills, powder_breach, breach_front, oil_casualties, oil_cost, ladder_is_held, climbing_time };
