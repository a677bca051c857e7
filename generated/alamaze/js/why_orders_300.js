/** The rules of orders_300 with the notes that explain them, and what has to hold for each entry. */
import { $members } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { BUILDING_BESTOWS_TITLES } from "./tables.js";

function why_next_title(rank) {
  const notes = [];
  if (rank === 6 /* RANK_DUKE */) {
    notes.push([0, 0]);
    return [5 /* RANK_PRINCE */, notes];
  }
  if (rank === 7 /* RANK_COUNT */) {
    notes.push([1, 0]);
    return [6 /* RANK_DUKE */, notes];
  }
  if (rank === 8 /* RANK_BARON */) {
    notes.push([2, 0]);
    return [7 /* RANK_COUNT */, notes];
  }
  if (rank === 9 /* RANK_GOVERNOR */) {
    notes.push([3, 0]);
    return [8 /* RANK_BARON */, notes];
  }
  if (rank === 10 /* RANK_AMBASSADOR */) {
    notes.push([4, 0]);
    return [9 /* RANK_GOVERNOR */, notes];
  }
  notes.push([5, 0]);
  return [rank, notes];
}

function guards_next_title(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 6 /* RANK_DUKE */)) return 0;
      break;
    case 1:
      if (!(rank === 7 /* RANK_COUNT */)) return 0;
      break;
    case 2:
      if (!(rank === 8 /* RANK_BARON */)) return 0;
      break;
    case 3:
      if (!(rank === 9 /* RANK_GOVERNOR */)) return 0;
      break;
    case 4:
      if (!(rank === 10 /* RANK_AMBASSADOR */)) return 0;
      break;
  }
  return -1;
}

function why_bestows(place, kingdom) {
  const notes = [];
  if (kingdom.capital === place) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (place.kingdom !== kingdom || !$any($members(place.buildings), (b) => BUILDING_BESTOWS_TITLES[b] !== null)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bestows(entry, place, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.capital === place)) return 0;
      break;
    case 1:
      if (!(place.kingdom === kingdom)) return 0;
      if (!($any($members(place.buildings), (b) => BUILDING_BESTOWS_TITLES[b] !== null))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_orders_300 = {
  next_title: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  bestows: [{ verb: "yes", text: "its capital", den: 1 }, { verb: "holds", text: "a Forum of its own", den: 1 }],
};

export { why_next_title, guards_next_title, why_bestows, guards_bestows, $labels_rules_orders_300 };
