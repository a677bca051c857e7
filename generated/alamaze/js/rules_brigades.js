/** The rules of brigades. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { $all, $contains, $count, $lowest, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_FLYER, EXPERIENCE_EFFECTS_EFFECT, RATING_VALUES_STRENGTH, ratings_charge, ratings_combined, ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range, ratings_storm, terrain_adeptness_bonus, terrain_effects_archers, terrain_effects_cavalry, terrain_effects_infantry } from "./tables.js";
import { feeling, host_size } from "./rules_movement.js";

const $rules_brigades_1 = new Set([3 /* ARM_FIRST_MELEE */, 4 /* ARM_SECOND_MELEE */, 5 /* ARM_COMBINED */, 6 /* ARM_STORM */]);

function rating(breed, arm) {
  if (arm === 0 /* ARM_LONG_RANGE */) {
    return ratings_long_range(breed);
  }
  if (arm === 1 /* ARM_SHORT_RANGE */) {
    return ratings_short_range(breed);
  }
  if (arm === 2 /* ARM_CHARGE */) {
    return ratings_charge(breed);
  }
  if (arm === 3 /* ARM_FIRST_MELEE */) {
    return ratings_first_melee(breed);
  }
  if (arm === 4 /* ARM_SECOND_MELEE */) {
    return ratings_second_melee(breed);
  }
  if (arm === 5 /* ARM_COMBINED */) {
    return ratings_combined(breed);
  }
  if (arm === 6 /* ARM_STORM */) {
    return ratings_storm(breed);
  }
  return 0 /* RATING_ABSENT */;
}

function rated_strength(rating_) {
  return RATING_VALUES_STRENGTH[rating_];
}

function brigade_strength(brigade, arm) {
  let value = rated_strength(rating(brigade.breed, arm));
  let share_ = 100;
  share_ = $sub(share_, brigade.attrition);
  if (share_ < 0) {
    throw new TooMuchTaken("brigade_strength");
  }
  value = $mul(value, share_);
  value = $mul(value, EXPERIENCE_EFFECTS_EFFECT[brigade.experience]);
  return $floorDiv($add(value, 5000), 10000);
}

function ground_effect(group, arm) {
  let value;
  let group_terrain = group.terrain;
  if (group_terrain === 0 /* TERRAIN_SEA */ && arm !== 7 /* ARM_NO_TROOPS */) {
    value = 100;
  } else if ((arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */) && group_terrain !== 0 /* TERRAIN_SEA */ && !long_shot(group_terrain, arm)) {
    value = terrain_effects_archers(group_terrain);
  } else if (group_terrain === 3 /* TERRAIN_FOREST */ && arm === 0 /* ARM_LONG_RANGE */) {
    value = 0;
  } else if (group_terrain === 1 /* TERRAIN_MOUNTAIN */ && arm === 0 /* ARM_LONG_RANGE */) {
    value = 25;
  } else if (arm === 2 /* ARM_CHARGE */ && group_terrain !== 0 /* TERRAIN_SEA */) {
    value = terrain_effects_cavalry(group_terrain);
  } else if (arm === 7 /* ARM_NO_TROOPS */) {
    value = 100;
  } else if (group_terrain !== 0 /* TERRAIN_SEA */ && $rules_brigades_1.has(arm)) {
    value = terrain_effects_infantry(group_terrain);
  } else {
    value = 0;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 4 /* TRAIT_ARCHERS */) !== 0) {
    if (group_terrain === 3 /* TERRAIN_FOREST */ && (arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) {
      value = value + 50;
    }
    if (group_terrain === 1 /* TERRAIN_MOUNTAIN */ && (arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) {
      value = value + 25;
    }
  }
  return value;
}

function long_shot(terrain, arm) {
  return arm === 0 /* ARM_LONG_RANGE */ && (terrain === 3 /* TERRAIN_FOREST */ || terrain === 1 /* TERRAIN_MOUNTAIN */);
}

function troop_value(group, arm) {
  let group_brigades = group.brigades;
  let value = $sum(group_brigades, null, (b) => brigade_strength(b, arm));
  value = $mul(value, 4);
  if (($low(group.types) & 2048 /* BRIGADE_TYPE_SWAMPMEN */) !== 0 && group.terrain === 5 /* TERRAIN_MARSH */) {
    value = $add(value, $sum(group_brigades, (b) => b.breed === 11 /* BRIGADE_TYPE_SWAMPMEN */, (b) => brigade_strength(b, arm)));
  }
  value = $mul(value, ground_effect(group, arm));
  return $floorDiv($add(value, 200), 400);
}

function group_value(group) {
  let value = troop_value(group, 0 /* ARM_LONG_RANGE */);
  value = $add(value, troop_value(group, 1 /* ARM_SHORT_RANGE */));
  value = $add(value, troop_value(group, 2 /* ARM_CHARGE */));
  value = $add(value, troop_value(group, 3 /* ARM_FIRST_MELEE */));
  value = $add(value, troop_value(group, 4 /* ARM_SECOND_MELEE */));
  return $add(value, troop_value(group, 5 /* ARM_COMBINED */));
}

function flying(group) {
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) <= 0) {
    return false;
  }
  return $all(group_brigades, (b) => BRIGADE_TYPE_FLYER[b.breed]) || ($low(group.artifacts) & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0 && $count(group_brigades, null) <= 0 && host_size(group) === 1 /* HOST_SIZE_PATROL */ || $has(group.artifacts, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */) && $count(group_brigades, null) <= 5 || $has(group.artifacts, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */) && $count(group_brigades, null) <= 5 || $has(group.types, 44 /* BRIGADE_TYPE_GIANT_EAGLES */) && $count(group_brigades, null) <= 5 || $has(group.types, 77 /* BRIGADE_TYPE_ROCS */) && $count(group_brigades, null) <= 5;
}

function adeptness(group) {
  return terrain_adeptness_bonus(feeling(group.kingdom, group.terrain));
}

function brigades_of(group, breed) {
  return $count(group.brigades, (b) => b.breed === breed);
}

function worn(brigade, casualties_) {
  let brigade_attrition = brigade.attrition;
  let value = brigade_attrition;
  value = $mul(value, 100);
  value = $add(value, $mul($sub(100, brigade_attrition), casualties_));
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function broken(attrition) {
  return attrition >= 70;
}

function battle_attrition(kingdom, suffered_) {
  let value = suffered_;
  if ($has(kingdom.privileges, 64 /* PRIVILEGE_LYCAN_REGENERATION */)) {
    value = $sub(value, 5);
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function drilled(experience) {
  if (experience === 0 /* EXPERIENCE_GREEN */) {
    return 1 /* EXPERIENCE_REGULAR */;
  }
  if (experience === 1 /* EXPERIENCE_REGULAR */) {
    return 1 /* EXPERIENCE_REGULAR */;
  }
  if (experience === 2 /* EXPERIENCE_VETERAN */) {
    return 2 /* EXPERIENCE_VETERAN */;
  }
  return 3 /* EXPERIENCE_ELITE */;
}

function marches_with(brigade, world) {
  return $lowest(world.groups, (g) => $contains(g.brigades, brigade), (g) => [1]);
}

export { rating, rated_strength, brigade_strength, ground_effect, long_shot, troop_value, group_value, flying, adeptness, brigades_of, worn, broken, battle_attrition, drilled, marches_with };
