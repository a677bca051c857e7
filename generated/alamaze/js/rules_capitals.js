/** The rules of capitals. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $contains, $lowest } from "./runtime/lists.js";
import { BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD } from "./tables.js";
import { guise } from "./rules_marching.js";
import { could_besiege } from "./rules_sieges.js";

function seat_barred(place, kingdom, world) {
  let place_area = place.area;
  return place_area !== null && $any(world.groups, (g) => g.area === place_area && g.kingdom !== kingdom && !$contains(kingdom.allies, g.kingdom) && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && could_besiege(g, place, world));
}

function next_capital(kingdom, world) {
  let kingdom_capital;
  let kingdom_places = kingdom.places;
  if ($any(kingdom_places, (p) => (kingdom.capital === null || p !== kingdom.capital) && !seat_barred(p, kingdom, world))) {
    kingdom_capital = kingdom.capital;
    return $lowest(kingdom_places, (p) => (kingdom_capital === null || p !== kingdom_capital) && !seat_barred(p, kingdom, world), (p) => [$sub(0, p.defense)]);
  }
  let kingdom_capital_ = kingdom.capital;
  return $lowest(kingdom_places, (p) => kingdom_capital_ === null || p !== kingdom_capital_, (p) => [$sub(0, p.defense)]);
}

function throne_may_move(besieged_) {
  return !besieged_;
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

export { seat_barred, next_capital, throne_may_move, gold_boosted, food_boosted, walls_built };
