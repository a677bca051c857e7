/** The rules of buildings. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $members, $mul, $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { BUILDING_CENSUS, BUILDING_COASTAL, BUILDING_FOOD, BUILDING_FORTIFICATION, BUILDING_GOLD, BUILDING_SITES, IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD } from "./tables.js";
import { coastal } from "./rules_map.js";

function work_bill(kingdom, work, multiple) {
  let value = IMPROVEMENTS_GOLD[work];
  if ((kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
    value = value - 1000;
  }
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  value = $mul(value, multiple);
  return $floorDiv($add(value, 2), 4);
}

function work_rations(kingdom, work, multiple) {
  let value = IMPROVEMENTS_FOOD[work];
  if ($has(kingdom.privileges, 43 /* PRIVILEGE_STONECUTTERS */)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  value = $mul(value, multiple);
  return $floorDiv($add(value, 2), 4);
}

function is_fort(building) {
  return BUILDING_FORTIFICATION[building];
}

function fits_site(building, place) {
  if ($count($members(BUILDING_SITES[building]), null) !== 0 && !$has(BUILDING_SITES[building], place.settlement)) {
    return false;
  }
  if (BUILDING_COASTAL[building] !== null && (place.area === null || !coastal(place.area))) {
    return false;
  }
  return building !== 5 /* BUILDING_HOBBIT_INC */ || place.settlement === 0 /* SETTLEMENT_CITY */ || place.area !== null && coastal(place.area);
}

function stone_bill(building, kingdom) {
  let value = 0;
  if (BUILDING_GOLD[building] !== null) {
    value = $add(value, $present(BUILDING_GOLD[building], ""));
  }
  if ($has(kingdom.privileges, 47 /* PRIVILEGE_GIANT_MASONS */) && !is_fort(building)) {
    value = $mul(value, 9);
  } else {
    value = $mul(value, 10);
  }
  return $floorDiv($add(value, 5), 10);
}

function stone_rations(building) {
  let value = 0;
  if (BUILDING_FOOD[building] !== null) {
    value = $add(value, $present(BUILDING_FOOD[building], ""));
  }
  return value;
}

function people_drawn(people_, building) {
  let value = people_;
  let share_ = 100;
  if (BUILDING_CENSUS[building] !== null) {
    share_ = $add(share_, $present(BUILDING_CENSUS[building], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_drawn");
  }
  value = $mul(value, share_);
  return $floorDiv(value, 100);
}

export { work_bill, work_rations, is_fort, fits_site, stone_bill, stone_rations, people_drawn };
