/** The rules of capitals with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $contains, $lowest } from "./runtime/lists.js";
import { BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD } from "./tables.js";
import { seat_barred } from "./rules_capitals.js";
import { guise } from "./rules_marching.js";
import { could_besiege } from "./rules_sieges.js";

function why_seat_barred(place, kingdom, world) {
  const notes = [];
  let place_area = place.area;
  if (place_area === null || !$any(world.groups, (g) => g.area === place_area && g.kingdom !== kingdom && !$contains(kingdom.allies, g.kingdom) && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && could_besiege(g, place, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_seat_barred(entry, place, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(place.area !== null)) return 0;
      if (!($any(world.groups, (g) => g.area === place.area && g.kingdom !== kingdom && !$contains(kingdom.allies, g.kingdom) && guise(g, world) === 0 /* HOST_STATE_PLAIN_SIGHT */ && could_besiege(g, place, world)))) return 1;
      break;
  }
  return -1;
}

function why_next_capital(kingdom, world) {
  const notes = [];
  let kingdom_capital;
  let kingdom_places = kingdom.places;
  if ($any(kingdom_places, (p) => (kingdom.capital === null || p !== kingdom.capital) && !seat_barred(p, kingdom, world))) {
    notes.push([0, 0]);
    kingdom_capital = kingdom.capital;
    return [$lowest(kingdom_places, (p) => (kingdom_capital === null || p !== kingdom_capital) && !seat_barred(p, kingdom, world), (p) => [$sub(0, p.defense)]), notes];
  }
  notes.push([1, 0]);
  let kingdom_capital_ = kingdom.capital;
  return [$lowest(kingdom_places, (p) => kingdom_capital_ === null || p !== kingdom_capital_, (p) => [$sub(0, p.defense)]), notes];
}

function guards_next_capital(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!($any(kingdom.places, (p) => (kingdom.capital === null || p !== kingdom.capital) && !seat_barred(p, kingdom, world)))) return 0;
      break;
  }
  return -1;
}

function why_throne_may_move(besieged_) {
  const notes = [];
  if (besieged_) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_throne_may_move(entry, besieged_) {
  switch (entry) {
  }
  return -1;
}

function why_gold_boosted(output, building) {
  const notes = [];
  let points;
  let value = output;
  notes.push([0, value]);
  let share_ = 100;
  if (BUILDING_MORE_GOLD[building] !== null) {
    points = $present(BUILDING_MORE_GOLD[building], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("gold_boosted");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_gold_boosted(entry, output, building) {
  switch (entry) {
    case 1:
      if (!(BUILDING_MORE_GOLD[building] !== null)) return 0;
      break;
  }
  return -1;
}

function why_food_boosted(output, building) {
  const notes = [];
  let points;
  let value = output;
  notes.push([0, value]);
  let share_ = 100;
  if (BUILDING_MORE_FOOD[building] !== null) {
    points = $present(BUILDING_MORE_FOOD[building], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("food_boosted");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_food_boosted(entry, output, building) {
  switch (entry) {
    case 1:
      if (!(BUILDING_MORE_FOOD[building] !== null)) return 0;
      break;
  }
  return -1;
}

function why_walls_built(walls, building) {
  const notes = [];
  let amount;
  let value = walls;
  notes.push([0, value]);
  if (BUILDING_DEFENSE[building] !== null) {
    amount = $present(BUILDING_DEFENSE[building], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_walls_built(entry, walls, building) {
  switch (entry) {
    case 1:
      if (!(BUILDING_DEFENSE[building] !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_capitals = {
  seat_barred: [{ verb: "holds", text: "a host that could besiege it", den: 1 }],
  next_capital: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  throne_may_move: [{ verb: "needs", text: "Nobody leaves a capital under siege.", den: 1 }],
  gold_boosted: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "what it adds once", den: 100 }, { verb: "round", text: "", den: 100 }],
  food_boosted: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "what it adds once", den: 100 }, { verb: "round", text: "", den: 100 }],
  walls_built: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "for good", den: 1 }],
};

export { why_seat_barred, guards_seat_barred, why_next_capital, guards_next_capital, why_throne_may_move, guards_throne_may_move, why_gold_boosted, guards_gold_boosted, why_food_boosted, guards_food_boosted, why_walls_built, guards_walls_built, $labels_rules_capitals };
