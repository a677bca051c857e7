/** The rules of sailing. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $low, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $all, $any, $contains, $count, $first, $sum } from "./runtime/lists.js";
import { MAP_AREA_NEAR, MAP_AREA_SEA, MAP_AREA_TERRAIN, SEA_REFITS_ATTACK, SEA_REFITS_COST, SEA_REFITS_DEFENSE, TRAIT_CHEAPER_FLEETS, leader_bonuses_bonus } from "./tables.js";
import { stormy } from "./rules_casting_sea.js";
import { over_water } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";
import { own_quality } from "./rules_navies.js";
import { first_fleets, fleet_price_paid, merchant_gold, new_quality } from "./rules_seapower.js";

function afloat(kingdom, sea, world) {
  return $sum(world.navies, (n) => n.kingdom === kingdom && n.sea === sea, (n) => n.fleets);
}

function fleet_bill(kingdom, built, paid) {
  let value = first_fleets(built);
  value = $add(value, $mul(fleet_price_paid(paid) - 8000, built));
  for (const t of $members(kingdom.traits)) {
    if (TRAIT_CHEAPER_FLEETS[t] !== null) {
      value = $sub(value, $mul($present(TRAIT_CHEAPER_FLEETS[t], ""), built));
    }
  }
  return value;
}

function fine_ships(kingdom, sea, paid) {
  let own_quality_ = own_quality(kingdom, sea);
  let new_quality_ = new_quality(own_quality_, paid);
  if (new_quality_ <= own_quality_) {
    return true;
  }
  if (new_quality_ <= 130) {
    return true;
  }
  return $any(kingdom.places, (p) => (p.buildings & 128 /* BUILDING_PORT */) !== 0);
}

function refit_price(kingdom, refit) {
  let value = SEA_REFITS_COST[refit];
  if (!(($low(kingdom.privileges) & 131072 /* PRIVILEGE_GREEK_FIRE_DISCOUNT */) !== 0) || refit !== 0 /* REFIT_GREEK_FIRE */) {
    value = $mul(value, 2);
  }
  return $floorDiv(value, 2);
}

function trade_gold(kingdom, sent) {
  let value = merchant_gold(sent);
  if ($has(kingdom.privileges, 56 /* PRIVILEGE_MERCHANT_CAPTAINS */)) {
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  return $floorDiv(value, 4);
}

function at_sea_alone(cruise, sea) {
  return $all(cruise, (a) => MAP_AREA_SEA[a] === sea && $count(cruise, (b) => b === a) === 1);
}

function first_of(way) {
  return $first(way, null);
}

function quay(kingdom, area) {
  return area !== null && $any(kingdom.places, (p) => p.area !== null && (p.area === area || $has(MAP_AREA_NEAR[area], p.area)));
}

function cruises(kingdom, sea, world) {
  return $any(world.navies, (n) => n.kingdom === kingdom && n.sea === sea && (n.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */ || n.naval_duty === 4 /* NAVAL_DUTY_HOME_AGAIN */));
}

function aboard_elite(group, sea, world) {
  return host_size(group) === 1 /* HOST_SIZE_PATROL */ && $any(world.navies, (n) => n.kingdom === group.kingdom && n.sea === sea && n.cutter !== null);
}

function carried(group, area, world) {
  if (MAP_AREA_SEA[area] !== null && cruises(group.kingdom, $present(MAP_AREA_SEA[area], ""), world) && !aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world)) {
    return false;
  }
  if (MAP_AREA_SEA[area] === null) {
    return true;
  }
  if (MAP_AREA_SEA[area] !== null && aboard_elite(group, $present(MAP_AREA_SEA[area], ""), world)) {
    return true;
  }
  return MAP_AREA_SEA[area] !== null && afloat(group.kingdom, $present(MAP_AREA_SEA[area], ""), world) >= $count(group.brigades, null);
}

function may_sail(group, way, world) {
  if (($low(group.kingdom.privileges) & 128 /* PRIVILEGE_NO_NAVY */) !== 0) {
    return false;
  }
  if (host_size(group) <= 0 /* HOST_SIZE_INACTIVE */) {
    return false;
  }
  if (world.happened("marched", "this", 0, group)) {
    return false;
  }
  if (world.happened("wintering", "this", 0, group)) {
    return false;
  }
  if (over_water(group, world)) {
    return false;
  }
  if (group.terrain !== 0 /* TERRAIN_SEA */ && !$any(way, (a) => MAP_AREA_TERRAIN[a] === 0 /* TERRAIN_SEA */)) {
    return false;
  }
  return $all(way, (a) => carried(group, a, world)) && (group.area === null || carried(group, group.area, world));
}

function leaders_aboard(group) {
  let value = 0;
  if (group !== null) {
    value = $add(value, $sum(group.leaders, null, (l_) => leader_bonuses_bonus(l_.rank)));
  }
  return value;
}

function sea_strength(navy, convoy) {
  let navy_quality = navy.quality;
  let value = $mul($mul(navy.fleets, navy_quality), navy_quality);
  let share_ = 100;
  for (const r of $members(navy.refits)) {
    share_ = $add(share_, SEA_REFITS_ATTACK[r]);
  }
  share_ = $add(share_, leaders_aboard(convoy));
  if (share_ < 0) {
    throw new TooMuchTaken("sea_strength");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 5000), 10000);
}

function under_sail(strength, face) {
  let value = strength;
  value = $mul(value, $add(80, $mul($sub(face, 1), 10)));
  return $floorDiv($add(value, 50), 100);
}

function share_sunk(navy, own, foe) {
  let value = 200;
  value = $mul(value, $mul(foe, foe));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $add($mul(own, own), $mul(foe, foe))));
  divisor = $mul(divisor, $add(100, $sum($members(navy.refits), null, (r) => SEA_REFITS_DEFENSE[r])));
  value = $mul(value, 100);
  value = $quotient($add($mul(value, 2), $mul(divisor, 3)), $mul(divisor, 6), "share_sunk");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function fleets_sunk(navy, own, foe) {
  let value = $mul(navy.fleets, share_sunk(navy, own, foe));
  return $floorDiv($add(value, 50), 100);
}

function watches(navy, area, world) {
  if (stormy(area, world)) {
    return false;
  }
  return navy.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */ && MAP_AREA_SEA[area] === navy.sea && ($has(navy.cruise, area) || (navy.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0);
}

function hunts(navy, prey) {
  return navy.naval_duty === 3 /* NAVAL_DUTY_PATROLLING */ && navy.kingdom !== prey && !$contains(navy.kingdom.allies, prey);
}

function share_waters(one, other, world) {
  return one.sea === other.sea && ((one.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 || (other.kingdom.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 || $any($members(one.cruise), (a) => $has(other.cruise, a) && !stormy(a, world)));
}

function met_enough(navy) {
  return navy.times_met >= 2;
}

function at_sea(group, world) {
  return group.terrain === 0 /* TERRAIN_SEA */ && !over_water(group, world);
}

export { afloat, fleet_bill, fine_ships, refit_price, trade_gold, at_sea_alone, first_of, quay, cruises, aboard_elite, carried, may_sail, leaders_aboard, sea_strength, under_sail, share_sunk, fleets_sunk, watches, hunts, share_waters, met_enough, at_sea };
