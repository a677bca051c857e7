/** The rules of turn with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $low, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_KEEPS_FOOD, BUILDING_POWDER, MAP_AREA_TERRAIN, PRIVILEGE_JUG_AGAINST, PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE, REGION_GOLD_BONUS, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD, TRAIT_FULL_SPOILS } from "./tables.js";
import { building_open } from "./rules_clerks.js";
import { lean } from "./rules_combat.js";
import { under_glyph } from "./rules_marching.js";
import { besieged, siege_yield } from "./rules_sieges.js";
import { befouled, food_season, gold_season, lean_climate, lean_hunger, starved, weather } from "./rules_turn.js";

function why_going_price(world) {
  const notes = [];
  notes.push([0, 5000]);
  let value = 5000;
  let amount = world.price_rise;
  notes.push([1, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_going_price(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_taught_level(world) {
  const notes = [];
  notes.push([0, 8]);
  let value = 8;
  let amount = world.taught_more;
  notes.push([1, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_taught_level(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_opening_gift(world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if ($has(world.variants, 0)) {
    notes.push([1, 25000 - value]);
    value = 25000;
  }
  return [value, notes];
}

function guards_opening_gift(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_weather(world) {
  const notes = [];
  if ($has(world.variants, 0)) {
    notes.push([0, 0]);
    return [3 /* SEASON_WINTER */, notes];
  }
  notes.push([1, 0]);
  return [world.season, notes];
}

function guards_weather(entry, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_next_season(now) {
  const notes = [];
  if (now === 0 /* SEASON_SPRING */) {
    notes.push([0, 0]);
    return [1 /* SEASON_SUMMER */, notes];
  }
  if (now === 1 /* SEASON_SUMMER */) {
    notes.push([1, 0]);
    return [2 /* SEASON_AUTUMN */, notes];
  }
  if (now === 2 /* SEASON_AUTUMN */) {
    notes.push([2, 0]);
    return [3 /* SEASON_WINTER */, notes];
  }
  notes.push([3, 0]);
  return [0 /* SEASON_SPRING */, notes];
}

function guards_next_season(entry, now) {
  switch (entry) {
    case 0:
      if (!(now === 0 /* SEASON_SPRING */)) return 0;
      break;
    case 1:
      if (!(now === 1 /* SEASON_SUMMER */)) return 0;
      break;
    case 2:
      if (!(now === 2 /* SEASON_AUTUMN */)) return 0;
      break;
    case 3:
      if (!(now === 3 /* SEASON_WINTER */)) return 0;
      break;
  }
  return -1;
}

function why_starved(place, world) {
  const notes = [];
  let place_region = place.region;
  if (place_region === null || !lean(place_region, weather(world), world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_starved(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(place.region !== null)) return 0;
      if (!(lean(place.region, weather(world), world))) return 1;
      break;
  }
  return -1;
}

function why_lean_climate(place, world) {
  const notes = [];
  if ($has(world.variants, 0)) {
    notes.push([0, 0]);
    return [0 /* CLIMATE_NORTHERN */, notes];
  }
  let place_region = place.region;
  if (place_region !== null) {
    notes.push([1, 0]);
    return [REGION_CLIMATE[place_region], notes];
  }
  notes.push([2, 0]);
  return [0 /* CLIMATE_NORTHERN */, notes];
}

function guards_lean_climate(entry, place, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 0))) return 0;
      break;
    case 1:
      if (!(place.region !== null)) return 0;
      break;
  }
  return -1;
}

function why_gold_season(place, world) {
  const notes = [];
  let value, place_kingdom_began_as;
  let place_region = place.region;
  if (place_region === null) {
    notes.push([0, 100]);
    value = 100;
  } else if (place_region !== null) {
    value = SEASON_YIELDS_GOLD[lean_climate(place, world)][weather(world)];
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_began_as = place_kingdom.began_as;
    if (place_kingdom_began_as === 5 /* KINGDOM_CIMMERIANS */ && starved(place, world) && weather(world) === 3 /* SEASON_WINTER */) {
      notes.push([3, 25]);
      value = value + 25;
    }
    if (place_kingdom_began_as === 23 /* KINGDOM_NOMAD */ && starved(place, world) && weather(world) === 1 /* SEASON_SUMMER */) {
      notes.push([4, 25]);
      value = value + 25;
    }
    if ($any($members(place_kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null) && world.happened("conquered", "this", 0, place_kingdom, place) && value < 100) {
      notes.push([2, 100 - value]);
      value = 100;
    }
  }
  return [value, notes];
}

function guards_gold_season(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(place.region === null)) return 0;
      break;
    case 1:
      if (!(place.region !== null)) return 0;
      break;
    case 2:
      if (!(place.kingdom !== null)) return 0;
      if (!($any($members(place.kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null))) return 1;
      if (!(world.happened("conquered", "this", 0, place.kingdom, place))) return 2;
      break;
    case 3:
      if (!(place.kingdom !== null && place.kingdom.began_as === 5 /* KINGDOM_CIMMERIANS */)) return 0;
      if (!(starved(place, world))) return 1;
      if (!(weather(world) === 3 /* SEASON_WINTER */)) return 2;
      break;
    case 4:
      if (!(place.kingdom !== null && place.kingdom.began_as === 23 /* KINGDOM_NOMAD */)) return 0;
      if (!(starved(place, world))) return 1;
      if (!(weather(world) === 1 /* SEASON_SUMMER */)) return 2;
      break;
  }
  return -1;
}

function why_food_season(place, world) {
  const notes = [];
  let value, place_kingdom_began_as;
  let place_region = place.region;
  if (place_region === null) {
    notes.push([0, 100]);
    value = 100;
  } else if (place_region !== null) {
    value = SEASON_YIELDS_FOOD[lean_climate(place, world)][weather(world)];
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_began_as = place_kingdom.began_as;
    if (place_kingdom_began_as === 5 /* KINGDOM_CIMMERIANS */ && starved(place, world) && weather(world) === 3 /* SEASON_WINTER */) {
      notes.push([3, 25]);
      value = value + 25;
    }
    if (place_kingdom_began_as === 23 /* KINGDOM_NOMAD */ && starved(place, world) && weather(world) === 1 /* SEASON_SUMMER */) {
      notes.push([4, 25]);
      value = value + 25;
    }
    if ($any($members(place_kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null) && world.happened("conquered", "this", 0, place_kingdom, place) && value < 100) {
      notes.push([2, 100 - value]);
      value = 100;
    }
  }
  return [value, notes];
}

function guards_food_season(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(place.region === null)) return 0;
      break;
    case 1:
      if (!(place.region !== null)) return 0;
      break;
    case 2:
      if (!(place.kingdom !== null)) return 0;
      if (!($any($members(place.kingdom.traits), (t) => TRAIT_FULL_SPOILS[t] !== null))) return 1;
      if (!(world.happened("conquered", "this", 0, place.kingdom, place))) return 2;
      break;
    case 3:
      if (!(place.kingdom !== null && place.kingdom.began_as === 5 /* KINGDOM_CIMMERIANS */)) return 0;
      if (!(starved(place, world))) return 1;
      if (!(weather(world) === 3 /* SEASON_WINTER */)) return 2;
      break;
    case 4:
      if (!(place.kingdom !== null && place.kingdom.began_as === 23 /* KINGDOM_NOMAD */)) return 0;
      if (!(starved(place, world))) return 1;
      if (!(weather(world) === 1 /* SEASON_SUMMER */)) return 2;
      break;
  }
  return -1;
}

function why_gold_produced(place, world) {
  const notes = [];
  let points, times;
  let value = place.gold_output;
  notes.push([0, value]);
  let share_ = 100;
  let place_region = place.region;
  if (place_region !== null && REGION_GOLD_BONUS[place_region] !== null) {
    points = $present(REGION_GOLD_BONUS[place_region], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && (place_kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
    notes.push([2, $mul(value, 10)]);
    share_ = $add(share_, 10);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("gold_produced");
  }
  value = $mul(value, share_);
  let times_ = gold_season(place, world);
  notes.push([3, $mul(value, times_ - 100)]);
  value = $mul(value, times_);
  if (besieged(place, world) || world.happened("starved_out", "this", 0, place)) {
    times = siege_yield(place, world);
    notes.push([4, $mul(value, times - 100)]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 500000), 1000000);
  notes.push([5, $sub($mul(value, 1000000), before)]);
  return [value, notes];
}

function guards_gold_produced(entry, place, world) {
  switch (entry) {
    case 1:
      if (!(place.region !== null)) return 0;
      if (!(REGION_GOLD_BONUS[place.region] !== null)) return 1;
      break;
    case 2:
      if (!(place.kingdom !== null && (place.kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0)) return 0;
      break;
    case 4:
      if (!(besieged(place, world) || world.happened("starved_out", "this", 0, place))) return 0;
      break;
  }
  return -1;
}

function why_lean_hunger(place, world) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let share_ = 100;
  let points = 100 - food_season(place, world);
  notes.push([1, $mul(value, points)]);
  share_ = share_ + points;
  if (share_ < 0) {
    throw new TooMuchTaken("lean_hunger");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value + 50, 100);
  notes.push([2, $mul(value, 100) - before]);
  return [value, notes];
}

function guards_lean_hunger(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_food_produced(place, world) {
  const notes = [];
  let times, times_, times_2;
  let place_food_output = place.food_output;
  let value = place_food_output;
  notes.push([0, value]);
  let share_ = 10;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    if (($low(place_kingdom.privileges) & 262144 /* PRIVILEGE_PLAINS_HUNTERS */) !== 0 && place.area !== null && MAP_AREA_TERRAIN[place.area] === 4 /* TERRAIN_PLAINS */ && place_food_output > 0) {
      notes.push([1, $mul(value, 2)]);
      share_ = share_ + 2;
    }
    if ((place_kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0) {
      notes.push([2, value]);
      share_ = share_ + 1;
    }
  }
  value = $mul(value, share_);
  if (place_food_output >= 0) {
    times = food_season(place, world);
    notes.push([3, $mul(value, times - 100)]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  if (place_food_output < 0) {
    times_ = lean_hunger(place, world);
    notes.push([4, $mul(value, times_ - 100)]);
    value = $mul(value, times_);
  } else {
    value = $mul(value, 100);
  }
  if (besieged(place, world) || world.happened("starved_out", "this", 0, place)) {
    times_2 = siege_yield(place, world);
    notes.push([5, $mul(value, times_2 - 100)]);
    value = $mul(value, times_2);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 5000000), 10000000);
  notes.push([6, $sub($mul(value, 10000000), before)]);
  return [value, notes];
}

function guards_food_produced(entry, place, world) {
  switch (entry) {
    case 1:
      if (!(place.kingdom !== null && ($low(place.kingdom.privileges) & 262144 /* PRIVILEGE_PLAINS_HUNTERS */) !== 0)) return 0;
      if (!(place.area !== null)) return 1;
      if (!(MAP_AREA_TERRAIN[place.area] === 4 /* TERRAIN_PLAINS */)) return 2;
      if (!(place.food_output > 0)) return 3;
      break;
    case 2:
      if (!(place.kingdom !== null && (place.kingdom.traits & 16384 /* TRAIT_INDUSTRIOUS */) !== 0)) return 0;
      break;
    case 3:
      if (!(place.food_output >= 0)) return 0;
      break;
    case 4:
      if (!(place.food_output < 0)) return 0;
      break;
    case 5:
      if (!(besieged(place, world) || world.happened("starved_out", "this", 0, place))) return 0;
      break;
  }
  return -1;
}

function why_powder_made(kingdom, world) {
  const notes = [];
  let value = $sum(world.places, (p) => p.kingdom === kingdom, (p) => $sum([0 /* BUILDING_APOTHECARY */, 1 /* BUILDING_BAZAAR */, 2 /* BUILDING_FORGE */, 3 /* BUILDING_FORUM */, 4 /* BUILDING_GRANARY */, 5 /* BUILDING_HOBBIT_INC */, 6 /* BUILDING_LABORATORY */, 7 /* BUILDING_PORT */, 8 /* BUILDING_SECRET_PASSAGES */, 9 /* BUILDING_TEMPLE */, 10 /* BUILDING_GREAT_TEMPLE */, 11 /* BUILDING_THIEVES_GUILD */, 12 /* BUILDING_WATCH_TOWERS */, 13 /* BUILDING_WIZARD_TOWER */, 14 /* BUILDING_GREAT_MAGE_TOWER */, 15 /* BUILDING_BALLISTA_TOWER */, 16 /* BUILDING_MOTTE_AND_BAILEY */, 17 /* BUILDING_FORTRESS */, 18 /* BUILDING_CITADEL */, 19 /* BUILDING_CASTLE */, 20 /* BUILDING_GREATER_CASTLE */, 21 /* BUILDING_LEGENDARY_CASTLE */], (b) => BUILDING_POWDER[b] !== null && $has(p.buildings, b) && building_open(b, kingdom), (b) => $present(BUILDING_POWDER[b], "")));
  notes.push([0, value]);
  return [value, notes];
}

function guards_powder_made(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_befouled(kingdom, curse, world) {
  const notes = [];
  if (PRIVILEGE_JUG_AGAINST[curse] !== null && ALCHEMIST_ITEM_KEEPS_FOOD[$present(PRIVILEGE_JUG_AGAINST[curse], "")] && world.happened("preserved", "this", 0, kingdom)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (PRIVILEGE_SPOILAGE_FACTOR[curse] === null || kingdom.capital === null || kingdom.capital.area === null || !$any(world.groups, (g) => g.kingdom !== kingdom && $has(g.kingdom.privileges, curse) && g.area === kingdom.capital.area && !under_glyph(g, world) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_befouled(entry, kingdom, curse, world) {
  switch (entry) {
    case 0:
      if (!(PRIVILEGE_JUG_AGAINST[curse] !== null)) return 0;
      if (!(ALCHEMIST_ITEM_KEEPS_FOOD[$present(PRIVILEGE_JUG_AGAINST[curse], "")])) return 1;
      if (!(world.happened("preserved", "this", 0, kingdom))) return 2;
      break;
    case 1:
      if (!(PRIVILEGE_SPOILAGE_FACTOR[curse] !== null)) return 0;
      if (!(kingdom.capital !== null)) return 1;
      if (!(kingdom.capital.area !== null)) return 2;
      if (!($any(world.groups, (g) => g.kingdom !== kingdom && $has(g.kingdom.privileges, curse) && g.area === kingdom.capital.area && !under_glyph(g, world) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */)))) return 3;
      break;
  }
  return -1;
}

function why_spoilage(kingdom, world) {
  const notes = [];
  notes.push([0, 20]);
  let value = 20;
  if (befouled(kingdom, 27 /* PRIVILEGE_VILE_PRESENCE */, world)) {
    notes.push([1, $mul(value, 2)]);
    value = $mul(value, 3);
  }
  if (world.happened("preserved", "this", 0, kingdom)) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_spoilage(entry, kingdom, world) {
  switch (entry) {
    case 1:
      if (!(true)) return 0;
      if (!(befouled(kingdom, 27 /* PRIVILEGE_VILE_PRESENCE */, world))) return 1;
      break;
    case 2:
      if (!(world.happened("preserved", "this", 0, kingdom))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_turn = {
  going_price: [{ verb: "base", text: "the price at the start", den: 1 }, { verb: "add", text: "what the Underworld asks beyond it", den: 1 }],
  taught_level: [{ verb: "base", text: "the usual", den: 1 }, { verb: "add", text: "what this campaign adds", den: 1 }],
  opening_gift: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "the liege's last reserves", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 831", source: "ice age" }],
  weather: [{ verb: "otherwise", text: "winter without end", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 814", source: "ice age" }, { verb: "otherwise", text: "", den: 1 }],
  next_season: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  starved: [{ verb: "holds", text: "lean season", den: 1 }],
  lean_climate: [{ verb: "otherwise", text: "the whole map lies in snow", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 814", source: "ice age" }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  gold_season: [{ verb: "base", text: "nowhere", den: 1 }, { verb: "base", text: "the season", den: 1 }, { verb: "at least", text: "spoils in full", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869", source: "conquest" }, { verb: "add", text: "at home in the cold", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", lines 2852-2854", source: "Cimmerians (kingdom)" }, { verb: "add", text: "at home in the heat", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Nomad\", line 3509", source: "Nomad (kingdom)" }],
  food_season: [{ verb: "base", text: "nowhere", den: 1 }, { verb: "base", text: "the season", den: 1 }, { verb: "at least", text: "spoils in full", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869", source: "conquest" }, { verb: "add", text: "at home in the cold", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", lines 2852-2854", source: "Cimmerians (kingdom)" }, { verb: "add", text: "at home in the heat", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Nomad\", line 3509", source: "Nomad (kingdom)" }],
  gold_produced: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "a trading coast", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1350" }, { verb: "increase by", text: "hard work", den: 100, source: "Industrious (trait)" }, { verb: "times", text: "what the season leaves", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seasons\", lines 1284-1287" }, { verb: "times", text: "the siege", den: 1000000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Siege\", line 2253", source: "sieges" }, { verb: "round", text: "whole coins", den: 1000000, cites: "ruling \"What happens to fractions\"" }],
  lean_hunger: [{ verb: "base", text: "what the city eats in a good season", den: 1 }, { verb: "increase by", text: "as much more as the fields lose", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  food_produced: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "the hunt", den: 10, source: "Hunting Prowess (privilege)" }, { verb: "increase by", text: "hard work", den: 10, source: "Industrious (trait)" }, { verb: "times", text: "what the season leaves", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seasons\", lines 1284-1287" }, { verb: "times", text: "what the season makes of a city's hunger", den: 100000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Sage Advice\", line 1268" }, { verb: "times", text: "the siege", den: 10000000, cites: "ruling \"What a siege does to a city that eats more than it grows\"", source: "sieges" }, { verb: "round", text: "whole sacks", den: 10000000, cites: "ruling \"What happens to fractions\"" }],
  powder_made: [{ verb: "base", text: "", den: 1 }],
  befouled: [{ verb: "no", text: "a lid on the barns", den: 1 }, { verb: "holds", text: "a brigade of them is there", den: 1 }],
  spoilage: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "vile presence", den: 1 }, { verb: "times", text: "a jug that keeps a month out", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#586 \u2013 Use Potion (Alchemist only)\", line 4655", source: "items" }],
};

export { why_going_price, guards_going_price, why_taught_level, guards_taught_level, why_opening_gift, guards_opening_gift, why_weather, guards_weather, why_next_season, guards_next_season, why_starved, guards_starved, why_lean_climate, guards_lean_climate, why_gold_season, guards_gold_season, why_food_season, guards_food_season, why_gold_produced, guards_gold_produced, why_lean_hunger, guards_lean_hunger, why_food_produced, guards_food_produced, why_powder_made, guards_powder_made, why_befouled, guards_befouled, why_spoilage, guards_spoilage, $labels_rules_turn };
