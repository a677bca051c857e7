/** The rules of sailing with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $low, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $all, $any, $contains, $count, $first, $sum } from "./runtime/lists.js";
import { MAP_AREA_NEAR, MAP_AREA_SEA, MAP_AREA_TERRAIN, SEA_REFITS_ATTACK, SEA_REFITS_COST, SEA_REFITS_DEFENSE, TRAIT_CHEAPER_FLEETS, leader_bonuses_bonus } from "./tables.js";
import { stormy } from "./rules_casting_sea.js";
import { over_water } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";
import { own_quality } from "./rules_navies.js";
import { aboard_elite, afloat, carried, cruises, leaders_aboard, share_sunk } from "./rules_sailing.js";
import { first_fleets, fleet_price_paid, merchant_gold, new_quality } from "./rules_seapower.js";

function why_afloat(kingdom, sea, world) {
  const notes = [];
  let value = $sum(world.navies, (n) => n.kingdom === kingdom && n.sea === sea, (n) => n.fleets);
  notes.push([0, value]);
  return [value, notes];
}

function guards_afloat(entry, kingdom, sea, world) {
  switch (entry) {
  }
  return -1;
}

function why_fleet_bill(kingdom, built, paid) {
  const notes = [];
  let amount;
  let value = first_fleets(built);
  notes.push([0, value]);
  let amount_ = $mul(fleet_price_paid(paid) - 8000, built);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  for (const t of $members(kingdom.traits)) {
    if (TRAIT_CHEAPER_FLEETS[t] !== null) {
      amount = $mul($present(TRAIT_CHEAPER_FLEETS[t], ""), built);
      notes.push([2, $mul(amount, -1)]);
      value = $sub(value, amount);
    }
  }
  return [value, notes];
}

function guards_fleet_bill(entry, kingdom, built, paid) {
  switch (entry) {
  }
  return -1;
}

function why_fine_ships(kingdom, sea, paid) {
  const notes = [];
  if (new_quality(own_quality(kingdom, sea), paid) <= own_quality(kingdom, sea)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (new_quality(own_quality(kingdom, sea), paid) <= 130) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (!$any(kingdom.places, (p) => (p.buildings & 128 /* BUILDING_PORT */) !== 0)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fine_ships(entry, kingdom, sea, paid) {
  switch (entry) {
    case 0:
      if (!(new_quality(own_quality(kingdom, sea), paid) <= own_quality(kingdom, sea))) return 0;
      break;
    case 1:
      if (!(new_quality(own_quality(kingdom, sea), paid) <= 130)) return 0;
      break;
    case 2:
      if (!($any(kingdom.places, (p) => (p.buildings & 128 /* BUILDING_PORT */) !== 0))) return 0;
      break;
  }
  return -1;
}

function why_refit_price(kingdom, refit) {
  const notes = [];
  let value = SEA_REFITS_COST[refit];
  notes.push([0, value]);
  if (($low(kingdom.privileges) & 131072 /* PRIVILEGE_GREEK_FIRE_DISCOUNT */) !== 0 && refit === 0 /* REFIT_GREEK_FIRE */) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([2, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_refit_price(entry, kingdom, refit) {
  switch (entry) {
    case 1:
      if (!(($low(kingdom.privileges) & 131072 /* PRIVILEGE_GREEK_FIRE_DISCOUNT */) !== 0)) return 0;
      if (!(refit === 0 /* REFIT_GREEK_FIRE */)) return 1;
      break;
  }
  return -1;
}

function why_trade_gold(kingdom, sent) {
  const notes = [];
  let value = merchant_gold(sent);
  notes.push([0, value]);
  if ($has(kingdom.privileges, 56 /* PRIVILEGE_MERCHANT_CAPTAINS */)) {
    notes.push([1, value]);
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([2, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_trade_gold(entry, kingdom, sent) {
  switch (entry) {
    case 1:
      if (!($has(kingdom.privileges, 56 /* PRIVILEGE_MERCHANT_CAPTAINS */))) return 0;
      break;
  }
  return -1;
}

function why_at_sea_alone(cruise, sea) {
  const notes = [];
  if (!$all(cruise, (a) => MAP_AREA_SEA[a] === sea && $count(cruise, (b) => b === a) === 1)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_sea_alone(entry, cruise, sea) {
  switch (entry) {
    case 0:
      if (!($all(cruise, (a) => MAP_AREA_SEA[a] === sea && $count(cruise, (b) => b === a) === 1))) return 0;
      break;
  }
  return -1;
}

function why_first_of(way) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(way, null), notes];
}

function guards_first_of(entry, way) {
  switch (entry) {
  }
  return -1;
}

function why_quay(kingdom, area) {
  const notes = [];
  if (area === null || !$any(kingdom.places, (p) => p.area !== null && (p.area === area || $has(MAP_AREA_NEAR[area], p.area)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_quay(entry, kingdom, area) {
  switch (entry) {
    case 0:
      if (!(area !== null)) return 0;
      if (!($any(kingdom.places, (p) => p.area !== null && (p.area === area || $has(MAP_AREA_NEAR[area], p.area))))) return 1;
      break;
  }
  return -1;
}

function why_cruises(kingdom, sea, world) {
  const notes = [];
  if (!$any(world.navies, (n) => n.kingdom === kingdom && n.sea === sea && (n.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */ || n.naval_duty === 4 /* NAVAL_DUTY_HOME_AGAIN */))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_cruises(entry, kingdom, sea, world) {
  switch (entry) {
    case 0:
      if (!($any(world.navies, (n) => n.kingdom === kingdom && n.sea === sea && (n.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */ || n.naval_duty === 4 /* NAVAL_DUTY_HOME_AGAIN */)))) return 0;
      break;
  }
  return -1;
}

function why_aboard_elite(group, sea, world) {
  const notes = [];
  if (host_size(group) !== 1 /* HOST_SIZE_PATROL */ || !$any(world.navies, (n) => n.kingdom === group.kingdom && n.sea === sea && n.cutter !== null)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_aboard_elite(entry, group, sea, world) {
  switch (entry) {
    case 0:
      if (!(host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!($any(world.navies, (n) => n.kingdom === group.kingdom && n.sea === sea && n.cutter !== null))) return 1;
      break;
  }
  return -1;
}

function why_carried(group, area, world) {
  const notes = [];
  if (MAP_AREA_SEA[area] !== null && cruises(group.kingdom, $present(MAP_AREA_SEA[area], ""), world) && !aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (MAP_AREA_SEA[area] === null) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (MAP_AREA_SEA[area] !== null) {
    if (aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world)) {
      notes.push([2, 0]);
      return [true, notes];
    }
    if (afloat(group.kingdom, $present(MAP_AREA_SEA[area], ""), world) >= $count(group.brigades, null)) {
      notes.push([3, 0]);
      return [true, notes];
    }
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_carried(entry, group, area, world) {
  switch (entry) {
    case 0:
      if (!(MAP_AREA_SEA[area] !== null)) return 0;
      if (!(cruises(group.kingdom, $present(MAP_AREA_SEA[area], ""), world))) return 1;
      if (!(!aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world))) return 2;
      break;
    case 1:
      if (!(MAP_AREA_SEA[area] === null)) return 0;
      break;
    case 2:
      if (!(MAP_AREA_SEA[area] !== null)) return 0;
      if (!(aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world))) return 1;
      break;
    case 3:
      if (!(MAP_AREA_SEA[area] !== null)) return 0;
      if (!(afloat(group.kingdom, $present(MAP_AREA_SEA[area], ""), world) >= $count(group.brigades, null))) return 1;
      break;
  }
  return -1;
}

function why_may_sail(group, way, world) {
  const notes = [];
  if (($low(group.kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (host_size(group) <= 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (world.happened("marched", "this", 0, group)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (world.happened("wintering", "this", 0, group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (over_water(group, world)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (group.terrain !== 0 /* TERRAIN_SEA */ && !$any(way, (a) => MAP_AREA_TERRAIN[a] === 0 /* TERRAIN_SEA */)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (!$all(way, (a) => carried(group, a, world)) || group.area !== null && !carried(group, group.area, world)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_sail(entry, group, way, world) {
  switch (entry) {
  }
  return -1;
}

function why_leaders_aboard(group) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (group !== null) {
    amount = $sum(group.leaders, null, (l_) => leader_bonuses_bonus(l_.rank));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_leaders_aboard(entry, group) {
  switch (entry) {
    case 1:
      if (!(group !== null)) return 0;
      break;
  }
  return -1;
}

function why_sea_strength(navy, convoy) {
  const notes = [];
  let points;
  let navy_quality = navy.quality;
  let value = $mul($mul(navy.fleets, navy_quality), navy_quality);
  notes.push([0, value]);
  let share_ = 100;
  for (const r of $members(navy.refits)) {
    points = SEA_REFITS_ATTACK[r];
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  let points_ = leaders_aboard(convoy);
  notes.push([2, $mul(value, points_)]);
  share_ = $add(share_, points_);
  if (share_ < 0) {
    throw new TooMuchTaken("sea_strength");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([3, $sub($mul(value, 10000), before)]);
  return [value, notes];
}

function guards_sea_strength(entry, navy, convoy) {
  switch (entry) {
  }
  return -1;
}

function why_under_sail(strength, face) {
  const notes = [];
  let value = strength;
  notes.push([0, value]);
  let times = $add(80, $mul($sub(face, 1), 10));
  notes.push([1, $mul(value, $sub(times, 100))]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_under_sail(entry, strength, face) {
  switch (entry) {
  }
  return -1;
}

function why_share_sunk(navy, own, foe) {
  const notes = [];
  let part;
  notes.push([0, 200]);
  let value = 200;
  let times = $mul(foe, foe);
  notes.push([1, $mul(value, $sub(times, 1))]);
  value = $mul(value, times);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, $add($mul(own, own), $mul(foe, foe))));
  if (divider >= 0) {
    part = $quotient(value, divisor, "share_sunk");
    notes.push([divider, $sub(part, before)]);
    before = part;
  }
  divider = 3;
  divisor = $mul(divisor, $add(100, $sum($members(navy.refits), null, (r) => SEA_REFITS_DEFENSE[r])));
  value = $mul(value, 100);
  value = $quotient($add($mul(value, 2), $mul(divisor, 3)), $mul(divisor, 6), "share_sunk");
  if (divider >= 0) {
    notes.push([divider, $sub($mul(value, 3), before)]);
  } else {
    notes.push([4, $sub($mul(value, 3), before)]);
  }
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([5, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_share_sunk(entry, navy, own, foe) {
  switch (entry) {
  }
  return -1;
}

function why_fleets_sunk(navy, own, foe) {
  const notes = [];
  let value = $mul(navy.fleets, share_sunk(navy, own, foe));
  notes.push([0, value]);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([1, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_fleets_sunk(entry, navy, own, foe) {
  switch (entry) {
  }
  return -1;
}

function why_watches(navy, area, world) {
  const notes = [];
  if (stormy(area, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (navy.naval_duty !== 3 /* NAVAL_DUTY_PATROLLING */ || MAP_AREA_SEA[area] !== navy.sea || !$has(navy.cruise, area) && !((navy.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_watches(entry, navy, area, world) {
  switch (entry) {
    case 0:
      if (!(stormy(area, world))) return 0;
      break;
    case 1:
      if (!(navy.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */)) return 0;
      if (!(MAP_AREA_SEA[area] === navy.sea)) return 1;
      if (!($has(navy.cruise, area) || (navy.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) return 2;
      break;
  }
  return -1;
}

function why_hunts(navy, prey) {
  const notes = [];
  if (navy.naval_duty !== 3 /* NAVAL_DUTY_PATROLLING */ || navy.kingdom === prey || $contains(navy.kingdom.allies, prey)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hunts(entry, navy, prey) {
  switch (entry) {
    case 0:
      if (!(navy.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */)) return 0;
      if (!(navy.kingdom !== prey)) return 1;
      if (!(!$contains(navy.kingdom.allies, prey))) return 2;
      break;
  }
  return -1;
}

function why_share_waters(one, other, world) {
  const notes = [];
  if (one.sea !== other.sea || !((one.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0) && !((other.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0) && !$any($members(one.cruise), (a) => $has(other.cruise, a) && !stormy(a, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_share_waters(entry, one, other, world) {
  switch (entry) {
    case 0:
      if (!(one.sea === other.sea)) return 0;
      if (!((one.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 || (other.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 || $any($members(one.cruise), (a) => $has(other.cruise, a) && !stormy(a, world)))) return 1;
      break;
  }
  return -1;
}

function why_met_enough(navy) {
  const notes = [];
  if (navy.times_met < 2) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_met_enough(entry, navy) {
  switch (entry) {
    case 0:
      if (!(navy.times_met >= 2)) return 0;
      break;
  }
  return -1;
}

function why_at_sea(group, world) {
  const notes = [];
  if (group.terrain !== 0 /* TERRAIN_SEA */ || over_water(group, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_sea(entry, group, world) {
  switch (entry) {
    case 0:
      if (!(group.terrain === 0 /* TERRAIN_SEA */)) return 0;
      if (!(!over_water(group, world))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_sailing = {
  afloat: [{ verb: "base", text: "", den: 1 }],
  fleet_bill: [{ verb: "base", text: "at the usual price", den: 1 }, { verb: "add", text: "finer ships, or plainer ones", den: 1 }, { verb: "subtract", text: "shipwrights", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seafaring\", line 3961" }],
  fine_ships: [{ verb: "yes", text: "no better than its people build anyway", den: 1 }, { verb: "yes", text: "no art", den: 1 }, { verb: "holds", text: "a Port", den: 1 }],
  refit_price: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "mixed at home", den: 2, source: "Greek Fire At Half Cost (privilege)" }, { verb: "round", text: "", den: 2 }],
  trade_gold: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "merchant captains", den: 4, source: "Merchant Captains (privilege)" }, { verb: "round", text: "", den: 4 }],
  at_sea_alone: [{ verb: "holds", text: "", den: 1 }],
  first_of: [{ verb: "otherwise", text: "", den: 1 }],
  quay: [{ verb: "holds", text: "", den: 1 }],
  cruises: [{ verb: "holds", text: "", den: 1 }],
  aboard_elite: [{ verb: "holds", text: "", den: 1 }],
  carried: [{ verb: "no", text: "its fleets are on patrol", den: 1 }, { verb: "yes", text: "dry land", den: 1 }, { verb: "yes", text: "the elite ship", den: 1 }, { verb: "yes", text: "a fleet for each brigade", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  may_sail: [{ verb: "needs", text: "the group's kingdom has no ships, and flies.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Black Dragon\", line 2820" }, { verb: "needs", text: "Nobody is in the group to sail.", den: 1 }, { verb: "needs", text: "the group has marched already.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1953; \"#732 \u2013 Intercept Group\", line 4828" }, { verb: "needs", text: "the group is in its winter camp.", den: 1 }, { verb: "needs", text: "the group flies: a march by land takes it over the water.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1969" }, { verb: "needs", text: "There is no water on that way.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#710 \u2013 Sea Movement\", line 4784" }, { verb: "needs", text: "the group needs a fleet for each brigade, and none of them on patrol.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#710 \u2013 Sea Movement\", lines 4784-4786" }],
  leaders_aboard: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "leaders aboard", den: 1 }],
  sea_strength: [{ verb: "base", text: "fleets, and twice their quality", den: 100 }, { verb: "increase by", text: "what they are fitted out with", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seapower\", lines 2460-2462" }, { verb: "increase by", text: "leaders aboard", den: 10000 }, { verb: "round", text: "", den: 10000 }],
  under_sail: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the wind", den: 100 }, { verb: "round", text: "", den: 100 }],
  share_sunk: [{ verb: "base", text: "against whoever is stronger by far", den: 3 }, { verb: "times", text: "by the squares of both strengths", den: 3 }, { verb: "divide by", text: "by the squares of both strengths", den: 3 }, { verb: "divide by", text: "what they are fitted out with", den: 3 }, { verb: "round", text: "whole points", den: 3, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  fleets_sunk: [{ verb: "base", text: "", den: 100 }, { verb: "round", text: "", den: 100 }],
  watches: [{ verb: "no", text: "a storm", den: 1, cites: "ruling \"What a storm does to patrols and merchants\"" }, { verb: "holds", text: "", den: 1 }],
  hunts: [{ verb: "holds", text: "", den: 1 }],
  share_waters: [{ verb: "holds", text: "", den: 1 }],
  met_enough: [{ verb: "holds", text: "", den: 1 }],
  at_sea: [{ verb: "holds", text: "", den: 1 }],
};

export { why_afloat, guards_afloat, why_fleet_bill, guards_fleet_bill, why_fine_ships, guards_fine_ships, why_refit_price, guards_refit_price, why_trade_gold, guards_trade_gold, why_at_sea_alone, guards_at_sea_alone, why_first_of, guards_first_of, why_quay, guards_quay, why_cruises, guards_cruises, why_aboard_elite, guards_aboard_elite, why_carried, guards_carried, why_may_sail, guards_may_sail, why_leaders_aboard, guards_leaders_aboard, why_sea_strength, guards_sea_strength, why_under_sail, guards_under_sail, why_share_sunk, guards_share_sunk, why_fleets_sunk, guards_fleets_sunk, why_watches, guards_watches, why_hunts, guards_hunts, why_share_waters, guards_share_waters, why_met_enough, guards_met_enough, why_at_sea, guards_at_sea, $labels_rules_sailing };
