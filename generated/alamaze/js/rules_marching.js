/** The rules of marching. */
import { $add, $has, $members } from "./runtime/numbers.js";
import { $any, $count, $first } from "./runtime/lists.js";
import { MAP_AREA_TERRAIN } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { under_veil } from "./rules_casting_veils.js";
import { gap, within_reach } from "./rules_map.js";
import { may_march_hard } from "./rules_morale.js";
import { area_cost, host_size, march_points } from "./rules_movement.js";
import { controls } from "./rules_realm.js";
import { finds_ambush } from "./rules_watch.js";

function greatest_march(group) {
  let value = march_points(group, false);
  if (host_size(group) > 1 /* HOST_SIZE_PATROL */ && may_march_hard(group)) {
    value = march_points(group, true);
  }
  return value;
}

function over_water(group, world) {
  if (group.mist_borne) {
    return true;
  }
  if ($has(world.variants, 0) && host_size(group) > 0 /* HOST_SIZE_INACTIVE */) {
    return true;
  }
  return flying(group);
}

function way_cost(group, way, world) {
  let value = 0;
  for (const tile of way) {
    if (MAP_AREA_TERRAIN[tile] !== 0 /* TERRAIN_SEA */ || over_water(group, world)) {
      value = $add(value, area_cost(group, MAP_AREA_TERRAIN[tile], world));
    }
  }
  return value;
}

function afield(group, world) {
  return !world.happened("wintering", "this", 0, group);
}

function free_to_march(group, world) {
  if (world.happened("marched", "this", 0, group)) {
    return false;
  }
  return !world.happened("wintering", "this", 0, group);
}

function starts_beside(group, prey, world) {
  let prey_camp = prey.camp;
  return group.camp === prey_camp && (prey.kingdom === group.kingdom || !glyph_over(prey.kingdom, prey_camp, world) && (!prey.lying_low || finds_ambush(group)));
}

function intercept_range(kingdom) {
  let value = 3;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    value = value + 1;
    if (value > 5) {
      value = 5;
    }
  }
  return value;
}

function may_meet(group, prey, world) {
  if (!world.happened("marched", "this", 0, prey)) {
    return false;
  }
  if (guise(prey, world) !== 0 /* HOST_STATE_PLAIN_SIGHT */) {
    return false;
  }
  let prey_area = prey.area;
  if (prey_area === null || MAP_AREA_TERRAIN[prey_area] === 0 /* TERRAIN_SEA */) {
    return false;
  }
  let host_size_ = host_size(group);
  if (host_size_ <= 1 /* HOST_SIZE_PATROL */ && host_size(prey) !== 1 /* HOST_SIZE_PATROL */) {
    return false;
  }
  if (host_size_ !== 1 /* HOST_SIZE_PATROL */ && host_size(prey) <= 1 /* HOST_SIZE_PATROL */) {
    return false;
  }
  return within_reach(group.area, prey_area, intercept_range(group.kingdom));
}

function steps_between_(one, other) {
  let one_area = one.area;
  if (one_area !== null && other.area !== null) {
    return gap(one_area, other.area);
  }
  return 0;
}

function glyph_over(kingdom, area, world) {
  return area !== null && $any(world.places, (p) => p.area === area && p.hidden && p.kingdom === kingdom);
}

function under_glyph(group, world) {
  return glyph_over(group.kingdom, group.area, world);
}

function guise(group, world) {
  if (under_glyph(group, world)) {
    return 3 /* HOST_STATE_INVISIBLE */;
  }
  if (under_veil(group, 3 /* HOST_STATE_INVISIBLE */)) {
    return 3 /* HOST_STATE_INVISIBLE */;
  }
  if (group.lying_low) {
    return 2 /* HOST_STATE_AMBUSHING */;
  }
  return 0 /* HOST_STATE_PLAIN_SIGHT */;
}

function hides_from(group, kingdom, grade, world) {
  if (group.kingdom === kingdom) {
    return false;
  }
  let guise_ = guise(group, world);
  if (guise_ === 2 /* HOST_STATE_AMBUSHING */ && grade >= 7) {
    return false;
  }
  return guise_ !== 0 /* HOST_STATE_PLAIN_SIGHT */;
}

function traces_left(area, kingdom, grade, world) {
  return grade >= 10 && $any(world.groups, (g) => g.area === area && g.kingdom !== kingdom && guise(g, world) === 3 /* HOST_STATE_INVISIBLE */ && host_size(g) > 0 /* HOST_SIZE_INACTIVE */);
}

function master_of(region, world) {
  return $first(world.kingdoms, (k) => controls(k, region));
}

function kinds_in(group) {
  return $count($members(group.types), null);
}

function has_room(group, breed, second) {
  let group_types = group.types;
  return $add($add(kinds_in(group), $has(group_types, breed) ? 0 : 1), second === null || second === breed || $has(group_types, second) ? 0 : 1) <= 10;
}

export { greatest_march, over_water, way_cost, afield, free_to_march, starts_beside, intercept_range, may_meet, steps_between_, glyph_over, under_glyph, guise, hides_from, traces_left, master_of, kinds_in, has_room };
