/** The rules of succession with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $has, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { next_capital, seat_barred } from "./rules_capitals.js";
import { may_reign } from "./rules_court.js";
import { in_irons } from "./rules_politics.js";
import { may_be_seat } from "./rules_succession.js";

function why_claim(kingdom, rank) {
  const notes = [];
  if (rank === 5 /* RANK_PRINCE */) {
    notes.push([0, 0]);
    return [7, notes];
  }
  if (rank === 4 /* RANK_DEMON_PRINCE */ && $has(kingdom.privileges, 34 /* PRIVILEGE_MORTAL_STEWARD */)) {
    notes.push([1, 0]);
    return [6, notes];
  }
  if (!may_reign(rank)) {
    notes.push([2, 0]);
    return [0, notes];
  }
  if (rank === 6 /* RANK_DUKE */) {
    notes.push([3, 0]);
    return [5, notes];
  }
  if (rank === 7 /* RANK_COUNT */) {
    notes.push([4, 0]);
    return [4, notes];
  }
  if (rank === 8 /* RANK_BARON */) {
    notes.push([5, 0]);
    return [3, notes];
  }
  if (rank === 9 /* RANK_GOVERNOR */) {
    notes.push([6, 0]);
    return [2, notes];
  }
  notes.push([7, 0]);
  return [1, notes];
}

function guards_claim(entry, kingdom, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 5 /* RANK_PRINCE */)) return 0;
      break;
    case 1:
      if (!(rank === 4 /* RANK_DEMON_PRINCE */)) return 0;
      if (!($has(kingdom.privileges, 34 /* PRIVILEGE_MORTAL_STEWARD */))) return 1;
      break;
    case 2:
      if (!(!may_reign(rank))) return 0;
      break;
    case 3:
      if (!(rank === 6 /* RANK_DUKE */)) return 0;
      break;
    case 4:
      if (!(rank === 7 /* RANK_COUNT */)) return 0;
      break;
    case 5:
      if (!(rank === 8 /* RANK_BARON */)) return 0;
      break;
    case 6:
      if (!(rank === 9 /* RANK_GOVERNOR */)) return 0;
      break;
  }
  return -1;
}

function why_homecoming(toll) {
  const notes = [];
  let value = toll;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([1, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_homecoming(entry, toll) {
  switch (entry) {
  }
  return -1;
}

function why_reigns(ruler, kingdom) {
  const notes = [];
  if (ruler.kingdom !== kingdom || in_irons(ruler)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_reigns(entry, ruler, kingdom) {
  switch (entry) {
    case 0:
      if (!(ruler.kingdom === kingdom)) return 0;
      if (!(!in_irons(ruler))) return 1;
      break;
  }
  return -1;
}

function why_may_be_seat(place, kingdom, world) {
  const notes = [];
  if (place.kingdom !== kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let kingdom_capital = kingdom.capital;
  if (kingdom_capital !== null && place === kingdom_capital) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (seat_barred(place, kingdom, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_be_seat(entry, place, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_refuge(kingdom, world) {
  const notes = [];
  let kingdom_first_refuge = kingdom.first_refuge;
  if (kingdom_first_refuge !== null && may_be_seat(kingdom_first_refuge, kingdom, world)) {
    notes.push([0, 0]);
    return [kingdom_first_refuge, notes];
  }
  let kingdom_second_refuge = kingdom.second_refuge;
  if (kingdom_second_refuge !== null && may_be_seat(kingdom_second_refuge, kingdom, world)) {
    notes.push([1, 0]);
    return [kingdom_second_refuge, notes];
  }
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary !== null && !$any(kingdom.places, (p) => kingdom.capital === null || p !== kingdom.capital)) {
    notes.push([2, 0]);
    return [kingdom_sanctuary, notes];
  }
  notes.push([3, 0]);
  return [next_capital(kingdom, world), notes];
}

function guards_refuge(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(kingdom.first_refuge !== null)) return 0;
      if (!(may_be_seat(kingdom.first_refuge, kingdom, world))) return 1;
      break;
    case 1:
      if (!(kingdom.second_refuge !== null)) return 0;
      if (!(may_be_seat(kingdom.second_refuge, kingdom, world))) return 1;
      break;
    case 2:
      if (!(kingdom.sanctuary !== null)) return 0;
      if (!(!$any(kingdom.places, (p) => kingdom.capital === null || p !== kingdom.capital))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_succession = {
  claim: [{ verb: "case", text: "a prince of the blood", den: 1 }, { verb: "case", text: "no mortal prince is left", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2950" }, { verb: "case", text: "no heir", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  homecoming: [{ verb: "base", text: "", den: 200 }, { verb: "round", text: "", den: 200 }],
  reigns: [{ verb: "holds", text: "free", den: 1 }],
  may_be_seat: [{ verb: "needs", text: "the place does not belong to the kingdom.", den: 1 }, { verb: "needs", text: "the place is the capital.", den: 1 }, { verb: "needs", text: "A strange host stands before the place.", den: 1 }],
  refuge: [{ verb: "case", text: "the first wish", den: 1 }, { verb: "case", text: "the second wish", den: 1 }, { verb: "case", text: "its hiding place", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#455 - Create Sanctuary\", line 4483" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_claim, guards_claim, why_homecoming, guards_homecoming, why_reigns, guards_reigns, why_may_be_seat, guards_may_be_seat, why_refuge, guards_refuge, $labels_rules_succession };
