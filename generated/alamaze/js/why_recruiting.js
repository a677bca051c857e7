/** The rules of recruiting with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $mul, $present, $sub } from "./runtime/numbers.js";
import { $count, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_GROUNDS, BRIGADE_TYPE_HAUNTS, BRIGADE_TYPE_ORIGIN, REGION_COMPANION_DISCOUNT, REGION_RECRUITS, SETTLEMENT_RECRUITING } from "./tables.js";
import { mustered } from "./rules_court.js";
import { kinds_in } from "./rules_marching.js";

function why_levy_gold(group, breed) {
  const notes = [];
  let points;
  notes.push([0, 3000]);
  let value = 3000;
  let share_ = 100;
  if (BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */ && group.region !== null && REGION_COMPANION_DISCOUNT[group.region] !== null) {
    points = $present(REGION_COMPANION_DISCOUNT[group.region], "");
    notes.push([1, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("levy_gold");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_levy_gold(entry, group, breed) {
  switch (entry) {
    case 1:
      if (!(BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */)) return 0;
      if (!(group.region !== null)) return 1;
      if (!(REGION_COMPANION_DISCOUNT[group.region] !== null)) return 2;
      break;
  }
  return -1;
}

function why_levy_food(group, breed) {
  const notes = [];
  let points;
  notes.push([0, 2000]);
  let value = 2000;
  let share_ = 100;
  if (BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */ && group.region !== null && REGION_COMPANION_DISCOUNT[group.region] !== null) {
    points = $present(REGION_COMPANION_DISCOUNT[group.region], "");
    notes.push([1, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("levy_food");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_levy_food(entry, group, breed) {
  switch (entry) {
    case 1:
      if (!(BRIGADE_TYPE_ORIGIN[breed] === 1 /* ORIGIN_COMPANION */)) return 0;
      if (!(group.region !== null)) return 1;
      if (!(REGION_COMPANION_DISCOUNT[group.region] !== null)) return 2;
      break;
  }
  return -1;
}

function why_musters_at(group, place) {
  const notes = [];
  let group_kingdom = group.kingdom;
  if (place.kingdom !== group_kingdom || group.area === null || place.area !== group.area) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let place_settlement = place.settlement;
  if (SETTLEMENT_RECRUITING[place_settlement] === null || !SETTLEMENT_RECRUITING[place_settlement]) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (place.census < 13000) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if ($add(place.levied, 1) >= 3 && place === group_kingdom.capital) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_musters_at(entry, group, place) {
  switch (entry) {
  }
  return -1;
}

function why_enlists(kingdom, breed, place) {
  const notes = [];
  if (breed === 69 /* BRIGADE_TYPE_PALADINS */ && (kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (breed === 55 /* BRIGADE_TYPE_KNIGHTS_OF_STYX */ && !((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let place_region = place.region;
  if (place_region === null || !$has(REGION_RECRUITS[place_region], breed)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enlists(entry, kingdom, breed, place) {
  switch (entry) {
    case 0:
      if (!(breed === 69 /* BRIGADE_TYPE_PALADINS */)) return 0;
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 1;
      break;
    case 1:
      if (!(breed === 55 /* BRIGADE_TYPE_KNIGHTS_OF_STYX */)) return 0;
      if (!(!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0))) return 1;
      break;
    case 2:
      if (!(place.region !== null)) return 0;
      if (!($has(REGION_RECRUITS[place.region], breed))) return 1;
      break;
  }
  return -1;
}

function why_recruit_level(kingdom) {
  const notes = [];
  let kingdom_recruit_experience = kingdom.recruit_experience;
  if (kingdom_recruit_experience !== null) {
    notes.push([0, 0]);
    return [kingdom_recruit_experience, notes];
  }
  notes.push([1, 0]);
  return [0 /* EXPERIENCE_GREEN */, notes];
}

function guards_recruit_level(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.recruit_experience !== null)) return 0;
      break;
    case 1:
      if (!(true)) return 0;
      break;
  }
  return -1;
}

function why_has_ranks_for(group, breed) {
  const notes = [];
  if ($has(group.types, breed)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (kinds_in(group) >= 10) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_ranks_for(entry, group, breed) {
  switch (entry) {
    case 0:
      if (!($has(group.types, breed))) return 0;
      break;
    case 1:
      if (!(kinds_in(group) < 10)) return 0;
      break;
  }
  return -1;
}

function why_at_home_in(breed, group) {
  const notes = [];
  let group_area = group.area;
  if (group_area !== null && $has(BRIGADE_TYPE_HAUNTS[breed], group_area)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$has(BRIGADE_TYPE_GROUNDS[breed], group.terrain)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_home_in(entry, breed, group) {
  switch (entry) {
    case 0:
      if (!(group.area !== null)) return 0;
      if (!($has(BRIGADE_TYPE_HAUNTS[breed], group.area))) return 1;
      break;
    case 1:
      if (!($has(BRIGADE_TYPE_GROUNDS[breed], group.terrain))) return 0;
      break;
  }
  return -1;
}

function why_companions_called(kingdom, world) {
  const notes = [];
  let value = $sum(world.groups, (g) => g.kingdom === kingdom, (g) => g.companions_now);
  notes.push([0, value]);
  return [value, notes];
}

function guards_companions_called(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_at_the_capital(group) {
  const notes = [];
  let group_kingdom = group.kingdom;
  let group_kingdom_capital = group_kingdom.capital;
  if (group_kingdom_capital === null || group.area === null || group.area !== group_kingdom_capital.area) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_the_capital(entry, group) {
  switch (entry) {
    case 0:
      if (!(group.kingdom.capital !== null)) return 0;
      if (!(group.area !== null)) return 1;
      if (!(group.area === group.kingdom.capital.area)) return 2;
      break;
  }
  return -1;
}

function why_fallen_mustered(group, world) {
  const notes = [];
  let value = mustered(world.month);
  notes.push([0, value]);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let limit = $sub(20, $count(group.brigades, (b) => b.breed === 80 /* BRIGADE_TYPE_SKELETONS */));
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_fallen_mustered(entry, group, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_recruiting = {
  levy_gold: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "beasts that come cheaply", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"The Savage Regions\", line 1364" }, { verb: "round", text: "whole coins", den: 100, cites: "ruling \"What happens to fractions\"" }],
  levy_food: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "beasts that come cheaply", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"The Savage Regions\", line 1364" }, { verb: "round", text: "whole sacks", den: 100, cites: "ruling \"What happens to fractions\"" }],
  musters_at: [{ verb: "needs", text: "It is no place of its kingdom where it stands.", den: 1 }, { verb: "needs", text: "Villages give nobody.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 1996" }, { verb: "needs", text: "Nobody can be spared there.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2000" }, { verb: "needs", text: "The capital has given all that it gives in a turn.", den: 1, cites: "ruling \"What a brigade too many does at a capital\"" }],
  enlists: [{ verb: "no", text: "not for the wicked", den: 1, cites: "ruling \"Who recruits Paladins and who Knights of Styx\"" }, { verb: "no", text: "for nobody but the wicked", den: 1, cites: "ruling \"Who recruits Paladins and who Knights of Styx\"" }, { verb: "holds", text: "people of the region", den: 1 }],
  recruit_level: [{ verb: "case", text: "a warlike people", den: 1 }, { verb: "case", text: "like everybody", den: 1 }],
  has_ranks_for: [{ verb: "yes", text: "there are some already", den: 1 }, { verb: "holds", text: "room for another kind", den: 1 }],
  at_home_in: [{ verb: "yes", text: "a haunt of theirs", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Black Dragon\", line 2817" }, { verb: "holds", text: "their ground", den: 1 }],
  companions_called: [{ verb: "base", text: "", den: 1 }],
  at_the_capital: [{ verb: "holds", text: "", den: 1 }],
  fallen_mustered: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "as many as a group holds", den: 1 }, { verb: "at least", text: "", den: 1 }],
};

export { why_levy_gold, guards_levy_gold, why_levy_food, guards_levy_food, why_musters_at, guards_musters_at, why_enlists, guards_enlists, why_recruit_level, guards_recruit_level, why_has_ranks_for, guards_has_ranks_for, why_at_home_in, guards_at_home_in, why_companions_called, guards_companions_called, why_at_the_capital, guards_at_the_capital, why_fallen_mustered, guards_fallen_mustered, $labels_rules_recruiting };
