/** The rules of movement. */
import { $add, $floorDiv, $has, $members, $mul, $present } from "./runtime/numbers.js";
import { $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE, march_costs_cost, terrain_adeptness_masking } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { under_veil } from "./rules_casting_veils.js";

function march_cost(footing_, terrain, world) {
  let value = march_costs_cost(footing_, terrain);
  if ($has(world.variants, 0)) {
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  return $floorDiv($mul(value, 1000) + 2000, 4000);
}

function host_size(group) {
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) === 0) {
    if ($count(group.leaders, null) === 0 && $count(group.wizards, null) === 0) {
      return 0 /* HOST_SIZE_INACTIVE */;
    }
    return 1 /* HOST_SIZE_PATROL */;
  }
  if ($count(group_brigades, null) <= 2) {
    return 2 /* HOST_SIZE_ONE_BRIGADE */;
  }
  if ($count(group_brigades, null) <= 5) {
    return 3 /* HOST_SIZE_DIVISION_SIZE */;
  }
  if ($count(group_brigades, null) <= 10) {
    return 4 /* HOST_SIZE_ARMY */;
  }
  return 5 /* HOST_SIZE_ARMY_GROUP */;
}

function march_points(group, forced_march) {
  let value;
  let host_size_ = host_size(group);
  if (host_size_ > 1 /* HOST_SIZE_PATROL */ && !forced_march) {
    value = 20000;
  } else if (host_size_ > 1 /* HOST_SIZE_PATROL */ && forced_march) {
    value = 25000;
  } else if (host_size_ === 1 /* HOST_SIZE_PATROL */ && !((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) && !group.kingdom.winged) {
    value = 25000;
  } else if (host_size_ === 1 /* HOST_SIZE_PATROL */ && !((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) && group.kingdom.winged) {
    value = 32000;
  } else if (host_size_ === 1 /* HOST_SIZE_PATROL */ && (group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    value = 32000;
  } else if (host_size_ === 0 /* HOST_SIZE_INACTIVE */) {
    value = 0;
  } else {
    value = 0;
  }
  if (host_size_ > 1 /* HOST_SIZE_PATROL */ && (group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    value = value + 2000;
  }
  if (host_size_ === 1 /* HOST_SIZE_PATROL */ && !group.mist_borne) {
    value = $add(value, $sum($members(group.artifacts), (a) => ARTIFACT_PATROL_PACE[a] !== null, (a) => $present(ARTIFACT_PATROL_PACE[a], "")));
  }
  if (host_size_ > 0 /* HOST_SIZE_INACTIVE */) {
    if (!group.mist_borne) {
      value = $add(value, $sum($members(group.artifacts), (a) => ARTIFACT_PACE_GAIN[a] !== null, (a) => $present(ARTIFACT_PACE_GAIN[a], "")));
    }
    value = $add(value, group.spell_haste);
  }
  return value;
}

function feeling(kingdom, terrain) {
  if ($has(kingdom.supreme, terrain)) {
    return 1 /* FOOTING_SUPREMACY */;
  }
  if ($has(kingdom.mastered, terrain)) {
    return 2 /* FOOTING_MASTERY */;
  }
  if ($has(kingdom.advantaged, terrain)) {
    return 3 /* FOOTING_ADVANTAGE */;
  }
  if ($has(kingdom.disadvantaged, terrain)) {
    return 5 /* FOOTING_DISADVANTAGE */;
  }
  if ($has(kingdom.adverse, terrain)) {
    return 6 /* FOOTING_ADVERSITY */;
  }
  return 4 /* FOOTING_STANDARD */;
}

function footing(kingdom, terrain) {
  if (kingdom.winged) {
    return 0 /* FOOTING_FLIGHT */;
  }
  return feeling(kingdom, terrain);
}

function area_cost(group, terrain, world) {
  let value;
  let group_kingdom = group.kingdom;
  if (flying(group) || host_size(group) === 1 /* HOST_SIZE_PATROL */) {
    value = march_cost(footing(group_kingdom, terrain), terrain, world);
  } else {
    value = march_cost(feeling(group_kingdom, terrain), terrain, world);
  }
  return value;
}

function shows_no_size(group, kingdom, grade) {
  let group_kingdom = group.kingdom;
  if (group_kingdom === kingdom) {
    return false;
  }
  if (grade >= 4) {
    return false;
  }
  if (group.image_area !== null) {
    return true;
  }
  if (under_veil(group, 1 /* HOST_STATE_MASKED_SIZE */)) {
    return true;
  }
  let group_terrain = group.terrain;
  if (terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) === 1 /* MASKING_GREATER_MASKING */) {
    return true;
  }
  return terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) === 0 /* MASKING_LESSER_MASKING */ && host_size(group) <= 3 /* HOST_SIZE_DIVISION_SIZE */;
}

export { march_cost, host_size, march_points, feeling, footing, area_cost, shows_no_size };
