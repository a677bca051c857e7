/** The rules of orders_300. */
import { $members } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { BUILDING_BESTOWS_TITLES } from "./tables.js";

function next_title(rank) {
  if (rank === 6 /* RANK_DUKE */) {
    return 5 /* RANK_PRINCE */;
  }
  if (rank === 7 /* RANK_COUNT */) {
    return 6 /* RANK_DUKE */;
  }
  if (rank === 8 /* RANK_BARON */) {
    return 7 /* RANK_COUNT */;
  }
  if (rank === 9 /* RANK_GOVERNOR */) {
    return 8 /* RANK_BARON */;
  }
  if (rank === 10 /* RANK_AMBASSADOR */) {
    return 9 /* RANK_GOVERNOR */;
  }
  return rank;
}

function bestows(place, kingdom) {
  if (kingdom.capital === place) {
    return true;
  }
  return place.kingdom === kingdom && $any($members(place.buildings), (b) => BUILDING_BESTOWS_TITLES[b] !== null);
}

export { next_title, bestows };
