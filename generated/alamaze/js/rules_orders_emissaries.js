/** The rules of orders_emissaries. */
import { $add, $extreme, $floorDiv, $has, $larger, $low, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_SLEEP_PROOF, BUILDING_BESTOWS_TITLES, TRAIT_SLEEP_RESISTANCE } from "./tables.js";

function lulled(kingdom, victim) {
  let value = 0;
  let kingdom_privileges = kingdom.privileges;
  if (($low(kingdom_privileges) & 33554432 /* PRIVILEGE_SLEEP_OF_CONSULS */) !== 0) {
    value = 70;
  }
  if ($has(kingdom_privileges, 36 /* PRIVILEGE_SLEEP_OF_PRINCES */)) {
    value = 70;
  }
  value = $mul(value, $sub(100, $extreme($larger, [0, ...$pick($members(victim.artifacts), (a) => ARTIFACT_SLEEP_PROOF[a] !== null, (a) => $present(ARTIFACT_SLEEP_PROOF[a], ""))])));
  let victim_kingdom = victim.kingdom;
  if (victim_kingdom !== null) {
    value = $mul(value, $sub(100, sleep_ward(victim_kingdom)));
  } else {
    value = $mul(value, 100);
  }
  return $floorDiv($add(value, 5000), 10000);
}

function sleep_ward(kingdom) {
  return $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_SLEEP_RESISTANCE[t] !== null, (t) => $present(TRAIT_SLEEP_RESISTANCE[t], ""))]);
}

function rules_around(figure, kingdom, world) {
  let figure_place = figure.place;
  return figure_place !== null && figure_place.region !== null && $any(world.places, (p) => p.kingdom === kingdom && p.region === figure_place.region);
}

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

export { lulled, sleep_ward, rules_around, next_title, bestows };
