/** The rules of capitals. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $lowest } from "./runtime/lists.js";
import { BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD } from "./tables.js";

function next_capital(kingdom) {
  let kingdom_capital = kingdom.capital;
  return $lowest(kingdom.places, (p) => kingdom_capital === null || p !== kingdom_capital, (p) => [$sub(0, p.defense)]);
}

function throne_may_move(besieged) {
  return !besieged;
}

function gold_boosted(output, building) {
  let value = output;
  let share_ = 100;
  if (BUILDING_MORE_GOLD[building] !== null) {
    share_ = $add(share_, $present(BUILDING_MORE_GOLD[building], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("gold_boosted");
  }
  value = $mul(value, share_);
  return $floorDiv(value, 100);
}

function food_boosted(output, building) {
  let value = output;
  let share_ = 100;
  if (BUILDING_MORE_FOOD[building] !== null) {
    share_ = $add(share_, $present(BUILDING_MORE_FOOD[building], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("food_boosted");
  }
  value = $mul(value, share_);
  return $floorDiv(value, 100);
}

function walls_built(walls, building) {
  let value = walls;
  if (BUILDING_DEFENSE[building] !== null) {
    value = $add(value, $present(BUILDING_DEFENSE[building], ""));
  }
  return value;
}

export { next_capital, throne_may_move, gold_boosted, food_boosted, walls_built };
