/** The rules of succession. */
import { $floorDiv, $has } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { next_capital, seat_barred } from "./rules_capitals.js";
import { may_reign } from "./rules_court.js";
import { in_irons } from "./rules_politics.js";

function claim(kingdom, rank) {
  if (rank === 5 /* RANK_PRINCE */) {
    return 7;
  }
  if (rank === 4 /* RANK_DEMON_PRINCE */ && $has(kingdom.privileges, 34 /* PRIVILEGE_MORTAL_STEWARD */)) {
    return 6;
  }
  if (!may_reign(rank)) {
    return 0;
  }
  if (rank === 6 /* RANK_DUKE */) {
    return 5;
  }
  if (rank === 7 /* RANK_COUNT */) {
    return 4;
  }
  if (rank === 8 /* RANK_BARON */) {
    return 3;
  }
  if (rank === 9 /* RANK_GOVERNOR */) {
    return 2;
  }
  return 1;
}

function homecoming(toll) {
  let value = toll;
  return $floorDiv(value, 2);
}

function reigns(ruler, kingdom) {
  return ruler.kingdom === kingdom && !in_irons(ruler);
}

function may_be_seat(place, kingdom, world) {
  if (place.kingdom !== kingdom) {
    return false;
  }
  let kingdom_capital = kingdom.capital;
  if (kingdom_capital !== null && place === kingdom_capital) {
    return false;
  }
  return !seat_barred(place, kingdom, world);
}

function refuge(kingdom, world) {
  let kingdom_first_refuge = kingdom.first_refuge;
  if (kingdom_first_refuge !== null && may_be_seat(kingdom_first_refuge, kingdom, world)) {
    return kingdom_first_refuge;
  }
  let kingdom_second_refuge = kingdom.second_refuge;
  if (kingdom_second_refuge !== null && may_be_seat(kingdom_second_refuge, kingdom, world)) {
    return kingdom_second_refuge;
  }
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary !== null && !$any(kingdom.places, (p) => kingdom.capital === null || p !== kingdom.capital)) {
    return kingdom_sanctuary;
  }
  return next_capital(kingdom, world);
}

export { claim, homecoming, reigns, may_be_seat, refuge };
