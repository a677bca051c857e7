/** The rules of turn. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $low, $members, $mul, $present } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_KEEPS_FOOD, BUILDING_POWDER, MAP_AREA_TERRAIN, PRIVILEGE_JUG_AGAINST, PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE, REGION_GOLD_BONUS, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD, TRAIT_FULL_SPOILS } from "./tables.js";
import { building_open } from "./rules_clerks.js";
import { lean } from "./rules_combat.js";
import { under_glyph } from "./rules_marching.js";
import { besieged, siege_yield } from "./rules_sieges.js";

function going_price(world) {
  let value = 5000;
  return $add(value, world.price_rise);
}

function taught_level(world) {
  let value = 8;
  return $add(value, world.taught_more);
}

function opening_gift(world) {
  let value = 0;
  if ($has(world.variants, 0)) {
    value = 25000;
  }
  return value;
}

function weather(world) {
  if ($has(world.variants, 0)) {
    return 3 /* SEASON_WINTER */;
  }
  return world.season;
}

function next_season(now) {
  if (now === 0 /* SEASON_SPRING */) {
    return 1 /* SEASON_SUMMER */;
  }
  if (now === 1 /* SEASON_SUMMER */) {
    return 2 /* SEASON_AUTUMN */;
  }
  if (now === 2 /* SEASON_AUTUMN */) {
    return 3 /* SEASON_WINTER */;
  }
  return 0 /* SEASON_SPRING */;
}

function starved(place, world) {
  let place_region = place.region;
  return place_region !== null && lean(place_region, weather(world), world);
}

function lean_climate(place, world) {
  if ($has(world.variants, 0)) {
    return 0 /* CLIMATE_NORTHERN */;
  }
  let place_region = place.region;
  if (place_region !== null) {
    return REGION_CLIMATE[place_region];
  }
  return 0 /* CLIMATE_NORTHERN */;
}

function gold_season(place, world) {
  let value, place_kingdom_began_as;
  if (place.region === null) {
    value = 100;
  } else {
    value = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)];
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_began_as = place_kingdom.began_as;
    if (place_kingdom_began_as === 5 /* KINGDOM_CIMMERIANS */ && starved(place, world) && weather(world) === 3 /* SEASON_WINTER */) {
      value = value + 25;
    }
    if (place_kingdom_began_as === 23 /* KINGDOM_NOMAD */ && starved(place, world) && weather(world) === 1 /* SEASON_SUMMER */) {
      value = value + 25;
    }
    if ($any($members(place_kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null) && world.happened("conquered", "this", 0, place_kingdom, place) && value < 100) {
      value = 100;
    }
  }
  return value;
}

function food_season(place, world) {
  let value, place_kingdom_began_as;
  if (place.region === null) {
    value = 100;
  } else {
    value = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)];
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_began_as = place_kingdom.began_as;
    if (place_kingdom_began_as === 5 /* KINGDOM_CIMMERIANS */ && starved(place, world) && weather(world) === 3 /* SEASON_WINTER */) {
      value = value + 25;
    }
    if (place_kingdom_began_as === 23 /* KINGDOM_NOMAD */ && starved(place, world) && weather(world) === 1 /* SEASON_SUMMER */) {
      value = value + 25;
    }
    if ($any($members(place_kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null) && world.happened("conquered", "this", 0, place_kingdom, place) && value < 100) {
      value = 100;
    }
  }
  return value;
}

function gold_produced(place, world) {
  let value = place.gold_output;
  let share_ = 100;
  let place_region = place.region;
  if (place_region !== null && REGION_GOLD_BONUS[place_region] !== null) {
    share_ = $add(share_, $present(REGION_GOLD_BONUS[place_region], ""));
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && (place_kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
    share_ = $add(share_, 10);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("gold_produced");
  }
  value = $mul(value, share_);
  value = $mul(value, gold_season(place, world));
  if (besieged(place, world) || world.happened("starved_out", "this", 0, place)) {
    value = $mul(value, siege_yield(place, world));
  } else {
    value = $mul(value, 100);
  }
  return $floorDiv($add(value, 500000), 1000000);
}

function lean_hunger(place, world) {
  let value = 100;
  let share_ = 100;
  share_ = share_ + (100 - food_season(place, world));
  if (share_ < 0) {
    throw new TooMuchTaken("lean_hunger");
  }
  value = $mul(value, share_);
  return $floorDiv(value + 50, 100);
}

function food_produced(place, world) {
  let place_food_output = place.food_output;
  let value = place_food_output;
  let share_ = 10;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    if (($low(place_kingdom.privileges) & 262144 /* PRIVILEGE_PLAINS_HUNTERS */) !== 0 && place.area !== null && MAP_AREA_TERRAIN[place.area] === 4 /* TERRAIN_PLAINS */ && place_food_output > 0) {
      share_ = share_ + 2;
    }
    if ((place_kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
      share_ = share_ + 1;
    }
  }
  value = $mul(value, share_);
  if (place_food_output >= 0) {
    value = $mul(value, food_season(place, world));
  } else {
    value = $mul(value, 100);
  }
  if (place_food_output < 0) {
    value = $mul(value, lean_hunger(place, world));
  } else {
    value = $mul(value, 100);
  }
  if (besieged(place, world) || world.happened("starved_out", "this", 0, place)) {
    value = $mul(value, siege_yield(place, world));
  } else {
    value = $mul(value, 100);
  }
  return $floorDiv($add(value, 5000000), 10000000);
}

function powder_made(kingdom, world) {
  return $sum(world.places, (p) => p.kingdom === kingdom, (p) => $sum([0 /* BUILDING_APOTHECARY */, 1 /* BUILDING_BAZAAR */, 2 /* BUILDING_FORGE */, 3 /* BUILDING_FORUM */, 4 /* BUILDING_GRANARY */, 5 /* BUILDING_HOBBIT_INC */, 6 /* BUILDING_LABORATORY */, 7 /* BUILDING_PORT */, 8 /* BUILDING_SECRET_PASSAGES */, 9 /* BUILDING_TEMPLE */, 10 /* BUILDING_GREAT_TEMPLE */, 11 /* BUILDING_THIEVES_GUILD */, 12 /* BUILDING_WATCH_TOWERS */, 13 /* BUILDING_WIZARD_TOWER */, 14 /* BUILDING_GREAT_MAGE_TOWER */, 15 /* BUILDING_BALLISTA_TOWER */, 16 /* BUILDING_MOTTE_AND_BAILEY */, 17 /* BUILDING_FORTRESS */, 18 /* BUILDING_CITADEL */, 19 /* BUILDING_CASTLE */, 20 /* BUILDING_GREATER_CASTLE */, 21 /* BUILDING_LEGENDARY_CASTLE */], (b) => BUILDING_POWDER[b] !== null && $has(p.buildings, b) && building_open(b, kingdom), (b) => $present(BUILDING_POWDER[b], "")));
}

function befouled(kingdom, curse, world) {
  if (PRIVILEGE_JUG_AGAINST[curse] !== null && ALCHEMIST_ITEM_KEEPS_FOOD[$present(PRIVILEGE_JUG_AGAINST[curse], "")] && world.happened("preserved", "this", 0, kingdom)) {
    return false;
  }
  return PRIVILEGE_SPOILAGE_FACTOR[curse] !== null && kingdom.capital !== null && kingdom.capital.area !== null && $any(world.groups, (g) => g.kingdom !== kingdom && $has(g.kingdom.privileges, curse) && g.area === kingdom.capital.area && !under_glyph(g, world) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */));
}

function spoilage(kingdom, world) {
  let value = 20;
  if (befouled(kingdom, 27 /* PRIVILEGE_VILE_PRESENCE */, world)) {
    value = $mul(value, 3);
  }
  if (world.happened("preserved", "this", 0, kingdom)) {
    value = 0;
  }
  return value;
}

export { going_price, taught_level, opening_gift, weather, next_season, starved, lean_climate, gold_season, food_season, gold_produced, lean_hunger, food_produced, powder_made, befouled, spoilage };
