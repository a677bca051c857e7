/** The rules of recruiting. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $mul, $present, $sub } from "./runtime/numbers.js";
import { $count, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_GROUNDS, BRIGADE_TYPE_HAUNTS, BRIGADE_TYPE_ORIGIN, REGION_COMPANION_DISCOUNT, REGION_RECRUITS, SETTLEMENT_RECRUITING } from "./tables.js";
import { mustered } from "./rules_court.js";
import { kinds_in } from "./rules_marching.js";

function levy_gold(group, breed) {
  let value = 3000;
  let share_ = 100;
  if (BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */ && group.region !== null && REGION_COMPANION_DISCOUNT[group.region] !== null) {
    share_ = $sub(share_, $present(REGION_COMPANION_DISCOUNT[group.region], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("levy_gold");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 50), 100);
}

function levy_food(group, breed) {
  let value = 2000;
  let share_ = 100;
  if (BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */ && group.region !== null && REGION_COMPANION_DISCOUNT[group.region] !== null) {
    share_ = $sub(share_, $present(REGION_COMPANION_DISCOUNT[group.region], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("levy_food");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 50), 100);
}

function musters_at(group, place) {
  let group_kingdom = group.kingdom;
  if (place.kingdom !== group_kingdom || group.area === null || place.area !== group.area) {
    return false;
  }
  let place_settlement = place.settlement;
  if (SETTLEMENT_RECRUITING[place_settlement] === null || !SETTLEMENT_RECRUITING[place_settlement]) {
    return false;
  }
  if (place.census < 13000) {
    return false;
  }
  return $add(place.levied, 1) < 3 || place !== group_kingdom.capital;
}

function enlists(kingdom, breed, place) {
  if (breed === 69 /* BRIGADE_TYPE_PALADINS */ && (kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    return false;
  }
  if (breed === 55 /* BRIGADE_TYPE_KNIGHTS_OF_STYX */ && !((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) {
    return false;
  }
  let place_region = place.region;
  return place_region !== null && $has(REGION_RECRUITS[place_region], breed);
}

function recruit_level(kingdom) {
  let kingdom_recruit_experience = kingdom.recruit_experience;
  if (kingdom_recruit_experience !== null) {
    return kingdom_recruit_experience;
  }
  return 0 /* EXPERIENCE_GREEN */;
}

function has_ranks_for(group, breed) {
  if ($has(group.types, breed)) {
    return true;
  }
  return kinds_in(group) < 10;
}

function at_home_in(breed, group) {
  let group_area = group.area;
  if (group_area !== null && $has(BRIGADE_TYPE_HAUNTS[breed], group_area)) {
    return true;
  }
  return $has(BRIGADE_TYPE_GROUNDS[breed], group.terrain);
}

function companions_called(kingdom, world) {
  return $sum(world.groups, (g) => g.kingdom === kingdom, (g) => g.companions_now);
}

function at_the_capital(group) {
  let group_kingdom = group.kingdom;
  let group_kingdom_capital = group_kingdom.capital;
  return group_kingdom_capital !== null && group.area !== null && group.area === group_kingdom_capital.area;
}

function fallen_mustered(group, world) {
  let value = mustered(world.month);
  if (value < 0) {
    value = 0;
  }
  let limit = $sub(20, $count(group.brigades, (b) => b.breed === 80 /* BRIGADE_TYPE_SKELETONS */));
  if (value > limit) {
    value = limit;
  }
  return value;
}

export { levy_gold, levy_food, musters_at, enlists, recruit_level, has_ranks_for, at_home_in, companions_called, at_the_capital, fallen_mustered };
