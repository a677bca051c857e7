/** The rules of buildings with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { BUILDING_CENSUS, BUILDING_COASTAL, BUILDING_FOOD, BUILDING_FORTIFICATION, BUILDING_GOLD, BUILDING_SITES, IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD } from "./tables.js";
import { is_fort } from "./rules_buildings.js";
import { coastal } from "./rules_map.js";

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

function why_is_fort(building) {
  const notes = [];
  if (!BUILDING_FORTIFICATION[building]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_is_fort(entry, building) {
  switch (entry) {
    case 0:
      if (!(BUILDING_FORTIFICATION[building])) return 0;
      break;
  }
  return -1;
}

function why_fits_site(building, place) {
  const notes = [];
  if ($count($members(BUILDING_SITES[building]), null) !== 0 && !$has(BUILDING_SITES[building], place.settlement)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (BUILDING_COASTAL[building] !== null && (place.area === null || !coastal(place.area))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (building === 5 /* BUILDING_HOBBIT_INC */ && place.settlement !== 0 /* SETTLEMENT_CITY */ && (place.area === null || !coastal(place.area))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fits_site(entry, building, place) {
  switch (entry) {
  }
  return -1;
}

function why_stone_bill(building, kingdom) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (BUILDING_GOLD[building] !== null) {
    amount = $present(BUILDING_GOLD[building], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if ($has(kingdom.privileges, 47 /* PRIVILEGE_GIANT_MASONS */) && !is_fort(building)) {
    notes.push([2, $mul(value, -1)]);
    value = $mul(value, 9);
  } else {
    value = $mul(value, 10);
  }
  let before = value;
  value = $floorDiv($add(value, 5), 10);
  notes.push([3, $sub($mul(value, 10), before)]);
  return [value, notes];
}

function guards_stone_bill(entry, building, kingdom) {
  switch (entry) {
    case 1:
      if (!(BUILDING_GOLD[building] !== null)) return 0;
      break;
    case 2:
      if (!($has(kingdom.privileges, 47 /* PRIVILEGE_GIANT_MASONS */))) return 0;
      if (!(!is_fort(building))) return 1;
      break;
  }
  return -1;
}

function why_stone_rations(building) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (BUILDING_FOOD[building] !== null) {
    amount = $present(BUILDING_FOOD[building], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_stone_rations(entry, building) {
  switch (entry) {
    case 1:
      if (!(BUILDING_FOOD[building] !== null)) return 0;
      break;
  }
  return -1;
}

function why_people_drawn(people_, building) {
  const notes = [];
  let points;
  let value = people_;
  notes.push([0, value]);
  let share_ = 100;
  if (BUILDING_CENSUS[building] !== null) {
    points = $present(BUILDING_CENSUS[building], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_drawn");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_people_drawn(entry, people_, building) {
  switch (entry) {
    case 1:
      if (!(BUILDING_CENSUS[building] !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_buildings = {
  work_bill: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the multiple that is asked for", den: 4 }, { verb: "reduce by", text: "their own masons", den: 4, source: "Improvements At A Discount (privilege)" }, { verb: "subtract", text: "their own hands", den: 1, source: "Industrious (trait)" }, { verb: "round", text: "whole coins", den: 4, cites: "ruling \"What happens to fractions\"" }],
  work_rations: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the multiple that is asked for", den: 4 }, { verb: "reduce by", text: "their own masons", den: 4, source: "Improvements At A Discount (privilege)" }, { verb: "round", text: "whole sacks", den: 4, cites: "ruling \"What happens to fractions\"" }],
  is_fort: [{ verb: "holds", text: "", den: 1 }],
  fits_site: [{ verb: "needs", text: "The place is not of the right size.", den: 1 }, { verb: "needs", text: "There is no sea.", den: 1 }, { verb: "needs", text: "A town must lie at the sea.", den: 1 }],
  stone_bill: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "its price", den: 1 }, { verb: "reduce by", text: "their own craftsmen", den: 10, source: "Master Craftsmen (privilege)" }, { verb: "round", text: "whole coins", den: 10, cites: "ruling \"What happens to fractions\"" }],
  stone_rations: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "its price", den: 1 }],
  people_drawn: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "what it adds once", den: 100 }, { verb: "round", text: "", den: 100 }],
};

export { why_work_bill, guards_work_bill, why_work_rations, guards_work_rations, why_is_fort, guards_is_fort, why_fits_site, guards_fits_site, why_stone_bill, guards_stone_bill, why_stone_rations, guards_stone_rations, why_people_drawn, guards_people_drawn, $labels_rules_buildings };
