/** The rules of brigades with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { $all, $contains, $count, $lowest, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_FLYER, EXPERIENCE_EFFECTS_EFFECT, RATING_VALUES_STRENGTH, ratings_charge, ratings_combined, ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range, ratings_storm, terrain_adeptness_bonus, terrain_effects_archers, terrain_effects_cavalry, terrain_effects_infantry } from "./tables.js";
import { brigade_strength, ground_effect, long_shot, rated_strength, rating, troop_value } from "./rules_brigades.js";
import { feeling, host_size } from "./rules_movement.js";

const $why_brigades_1 = new Set([3 /* ARM_FIRST_MELEE */, 4 /* ARM_SECOND_MELEE */, 5 /* ARM_COMBINED */, 6 /* ARM_STORM */]);

function why_rating(breed, arm) {
  const notes = [];
  if (arm === 0 /* ARM_LONG_RANGE */) {
    notes.push([0, 0]);
    return [ratings_long_range(breed), notes];
  }
  if (arm === 1 /* ARM_SHORT_RANGE */) {
    notes.push([1, 0]);
    return [ratings_short_range(breed), notes];
  }
  if (arm === 2 /* ARM_CHARGE */) {
    notes.push([2, 0]);
    return [ratings_charge(breed), notes];
  }
  if (arm === 3 /* ARM_FIRST_MELEE */) {
    notes.push([3, 0]);
    return [ratings_first_melee(breed), notes];
  }
  if (arm === 4 /* ARM_SECOND_MELEE */) {
    notes.push([4, 0]);
    return [ratings_second_melee(breed), notes];
  }
  if (arm === 5 /* ARM_COMBINED */) {
    notes.push([5, 0]);
    return [ratings_combined(breed), notes];
  }
  if (arm === 6 /* ARM_STORM */) {
    notes.push([6, 0]);
    return [ratings_storm(breed), notes];
  }
  notes.push([7, 0]);
  return [0 /* RATING_ABSENT */, notes];
}

function guards_rating(entry, breed, arm) {
  switch (entry) {
    case 0:
      if (!(arm === 0 /* ARM_LONG_RANGE */)) return 0;
      break;
    case 1:
      if (!(arm === 1 /* ARM_SHORT_RANGE */)) return 0;
      break;
    case 2:
      if (!(arm === 2 /* ARM_CHARGE */)) return 0;
      break;
    case 3:
      if (!(arm === 3 /* ARM_FIRST_MELEE */)) return 0;
      break;
    case 4:
      if (!(arm === 4 /* ARM_SECOND_MELEE */)) return 0;
      break;
    case 5:
      if (!(arm === 5 /* ARM_COMBINED */)) return 0;
      break;
    case 6:
      if (!(arm === 6 /* ARM_STORM */)) return 0;
      break;
    case 7:
      if (!(arm === 7 /* ARM_NO_TROOPS */)) return 0;
      break;
  }
  return -1;
}

function why_rated_strength(rating_) {
  const notes = [];
  let value = RATING_VALUES_STRENGTH[rating_];
  notes.push([0, value]);
  return [value, notes];
}

function guards_rated_strength(entry, rating_) {
  switch (entry) {
  }
  return -1;
}

function why_brigade_strength(brigade, arm) {
  const notes = [];
  let value = rated_strength(rating(brigade.breed, arm));
  notes.push([0, value]);
  let share_ = 100;
  let points = brigade.attrition;
  notes.push([2, $mul(value, $mul(points, -1))]);
  share_ = $sub(share_, points);
  if (share_ < 0) {
    throw new TooMuchTaken("brigade_strength");
  }
  value = $mul(value, share_);
  let times = EXPERIENCE_EFFECTS_EFFECT[brigade.experience];
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([3, $sub($mul(value, 10000), before)]);
  return [value, notes];
}

function guards_brigade_strength(entry, brigade, arm) {
  switch (entry) {
  }
  return -1;
}

function why_ground_effect(group, arm) {
  const notes = [];
  let value;
  let group_terrain = group.terrain;
  if (group_terrain === 0 /* TERRAIN_SEA */ && arm !== 7 /* ARM_NO_TROOPS */) {
    notes.push([0, 100]);
    value = 100;
  } else if (group_terrain !== 0 /* TERRAIN_SEA */ && (arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */) && !long_shot(group_terrain, arm)) {
    value = terrain_effects_archers(group_terrain);
    notes.push([1, value]);
  } else if (group_terrain === 3 /* TERRAIN_FOREST */ && arm === 0 /* ARM_LONG_RANGE */) {
    notes.push([2, 0]);
    value = 0;
  } else if (group_terrain === 1 /* TERRAIN_MOUNTAIN */ && arm === 0 /* ARM_LONG_RANGE */) {
    notes.push([3, 25]);
    value = 25;
  } else if (group_terrain !== 0 /* TERRAIN_SEA */ && arm === 2 /* ARM_CHARGE */) {
    value = terrain_effects_cavalry(group_terrain);
    notes.push([4, value]);
  } else if (arm === 7 /* ARM_NO_TROOPS */) {
    notes.push([5, 100]);
    value = 100;
  } else if (group_terrain !== 0 /* TERRAIN_SEA */ && $why_brigades_1.has(arm)) {
    value = terrain_effects_infantry(group_terrain);
    notes.push([6, value]);
  } else {
    value = 0;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 4 /* TRAIT_ARCHERS */) !== 0) {
    if (group_terrain === 3 /* TERRAIN_FOREST */ && (arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) {
      notes.push([7, 50]);
      value = value + 50;
    }
    if (group_terrain === 1 /* TERRAIN_MOUNTAIN */ && (arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) {
      notes.push([8, 25]);
      value = value + 25;
    }
  }
  return [value, notes];
}

function guards_ground_effect(entry, group, arm) {
  switch (entry) {
    case 0:
      if (!(group.terrain === 0 /* TERRAIN_SEA */)) return 0;
      if (!(arm !== 7 /* ARM_NO_TROOPS */)) return 1;
      break;
    case 1:
      if (!(group.terrain !== 0 /* TERRAIN_SEA */)) return 0;
      if (!(arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) return 1;
      if (!(!long_shot(group.terrain, arm))) return 2;
      break;
    case 2:
      if (!(group.terrain === 3 /* TERRAIN_FOREST */)) return 0;
      if (!(arm === 0 /* ARM_LONG_RANGE */)) return 1;
      break;
    case 3:
      if (!(group.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 0;
      if (!(arm === 0 /* ARM_LONG_RANGE */)) return 1;
      break;
    case 4:
      if (!(group.terrain !== 0 /* TERRAIN_SEA */)) return 0;
      if (!(arm === 2 /* ARM_CHARGE */)) return 1;
      break;
    case 5:
      if (!(arm === 7 /* ARM_NO_TROOPS */)) return 0;
      break;
    case 6:
      if (!(group.terrain !== 0 /* TERRAIN_SEA */)) return 0;
      if (!($why_brigades_1.has(arm))) return 1;
      break;
    case 7:
      if (!((group.kingdom.traits & 4 /* TRAIT_ARCHERS */) !== 0)) return 0;
      if (!(group.terrain === 3 /* TERRAIN_FOREST */)) return 1;
      if (!(arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) return 2;
      break;
    case 8:
      if (!((group.kingdom.traits & 4 /* TRAIT_ARCHERS */) !== 0)) return 0;
      if (!(group.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      if (!(arm === 0 /* ARM_LONG_RANGE */ || arm === 1 /* ARM_SHORT_RANGE */)) return 2;
      break;
  }
  return -1;
}

function why_long_shot(terrain, arm) {
  const notes = [];
  if (arm !== 0 /* ARM_LONG_RANGE */ || terrain !== 3 /* TERRAIN_FOREST */ && terrain !== 1 /* TERRAIN_MOUNTAIN */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_long_shot(entry, terrain, arm) {
  switch (entry) {
    case 0:
      if (!(arm === 0 /* ARM_LONG_RANGE */)) return 0;
      if (!(terrain === 3 /* TERRAIN_FOREST */ || terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      break;
  }
  return -1;
}

function why_troop_value(group, arm) {
  const notes = [];
  let amount;
  let group_brigades = group.brigades;
  let value = $sum(group_brigades, null, (b) => brigade_strength(b, arm));
  notes.push([0, value]);
  value = $mul(value, 4);
  if (($low(group.types) & 2048 /* BRIGADE_TYPE_SWAMPMEN */) !== 0 && group.terrain === 5 /* TERRAIN_MARSH */) {
    amount = $sum(group_brigades, (b) => b.breed === 11 /* BRIGADE_TYPE_SWAMPMEN */, (b) => brigade_strength(b, arm));
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  let times = ground_effect(group, arm);
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let before = value;
  value = $floorDiv($add(value, 200), 400);
  notes.push([3, $sub($mul(value, 400), before)]);
  return [value, notes];
}

function guards_troop_value(entry, group, arm) {
  switch (entry) {
    case 2:
      if (!(($low(group.types) & 2048 /* BRIGADE_TYPE_SWAMPMEN */) !== 0)) return 0;
      if (!(group.terrain === 5 /* TERRAIN_MARSH */)) return 1;
      break;
  }
  return -1;
}

function why_group_value(group) {
  const notes = [];
  let value = troop_value(group, 0 /* ARM_LONG_RANGE */);
  notes.push([0, value]);
  let amount = troop_value(group, 1 /* ARM_SHORT_RANGE */);
  notes.push([1, amount]);
  value = $add(value, amount);
  let amount_ = troop_value(group, 2 /* ARM_CHARGE */);
  notes.push([2, amount_]);
  value = $add(value, amount_);
  let amount_2 = troop_value(group, 3 /* ARM_FIRST_MELEE */);
  notes.push([3, amount_2]);
  value = $add(value, amount_2);
  let amount_3 = troop_value(group, 4 /* ARM_SECOND_MELEE */);
  notes.push([4, amount_3]);
  value = $add(value, amount_3);
  let amount_4 = troop_value(group, 5 /* ARM_COMBINED */);
  notes.push([5, amount_4]);
  value = $add(value, amount_4);
  return [value, notes];
}

function guards_group_value(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_flying(group) {
  const notes = [];
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$all(group_brigades, (b) => BRIGADE_TYPE_FLYER[b.breed]) && (!(($low(group.artifacts) & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0) || $count(group_brigades, null) > 0 || host_size(group) !== 1 /* HOST_SIZE_PATROL */) && (!$has(group.artifacts, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */) || $count(group_brigades, null) > 5) && (!$has(group.artifacts, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */) || $count(group_brigades, null) > 5) && (!$has(group.types, 44 /* BRIGADE_TYPE_GIANT_EAGLES */) || $count(group_brigades, null) > 5) && (!$has(group.types, 77 /* BRIGADE_TYPE_ROCS */) || $count(group_brigades, null) > 5)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_flying(entry, group) {
  switch (entry) {
    case 0:
      if (!($count(group.brigades, null) > 0)) return 0;
      break;
  }
  return -1;
}

function why_adeptness(group) {
  const notes = [];
  let value = terrain_adeptness_bonus(feeling(group.kingdom, group.terrain));
  notes.push([0, value]);
  return [value, notes];
}

function guards_adeptness(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_brigades_of(group, breed) {
  const notes = [];
  let value = $count(group.brigades, (b) => b.breed === breed);
  notes.push([0, value]);
  return [value, notes];
}

function guards_brigades_of(entry, group, breed) {
  switch (entry) {
  }
  return -1;
}

function why_worn(brigade, casualties_) {
  const notes = [];
  let brigade_attrition = brigade.attrition;
  let value = brigade_attrition;
  notes.push([0, value]);
  value = $mul(value, 100);
  let amount = $mul($sub(100, brigade_attrition), casualties_);
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([3, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_worn(entry, brigade, casualties_) {
  switch (entry) {
  }
  return -1;
}

function why_broken(attrition) {
  const notes = [];
  if (attrition < 70) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_broken(entry, attrition) {
  switch (entry) {
    case 0:
      if (!(attrition >= 70)) return 0;
      break;
  }
  return -1;
}

function why_battle_attrition(kingdom, suffered_) {
  const notes = [];
  let value = suffered_;
  notes.push([0, value]);
  if ($has(kingdom.privileges, 64 /* PRIVILEGE_LYCAN_REGENERATION */)) {
    notes.push([2, -5]);
    value = $sub(value, 5);
  }
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_battle_attrition(entry, kingdom, suffered_) {
  switch (entry) {
    case 2:
      if (!($has(kingdom.privileges, 64 /* PRIVILEGE_LYCAN_REGENERATION */))) return 0;
      break;
  }
  return -1;
}

function why_drilled(experience) {
  const notes = [];
  if (experience === 0 /* EXPERIENCE_GREEN */) {
    notes.push([0, 0]);
    return [1 /* EXPERIENCE_REGULAR */, notes];
  }
  if (experience === 1 /* EXPERIENCE_REGULAR */) {
    notes.push([1, 0]);
    return [1 /* EXPERIENCE_REGULAR */, notes];
  }
  if (experience === 2 /* EXPERIENCE_VETERAN */) {
    notes.push([2, 0]);
    return [2 /* EXPERIENCE_VETERAN */, notes];
  }
  notes.push([3, 0]);
  return [3 /* EXPERIENCE_ELITE */, notes];
}

function guards_drilled(entry, experience) {
  switch (entry) {
    case 0:
      if (!(experience === 0 /* EXPERIENCE_GREEN */)) return 0;
      break;
    case 1:
      if (!(experience === 1 /* EXPERIENCE_REGULAR */)) return 0;
      break;
    case 2:
      if (!(experience === 2 /* EXPERIENCE_VETERAN */)) return 0;
      break;
    case 3:
      if (!(experience === 3 /* EXPERIENCE_ELITE */)) return 0;
      break;
  }
  return -1;
}

function why_marches_with(brigade, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.groups, (g) => $contains(g.brigades, brigade), (g) => [1]), notes];
}

function guards_marches_with(entry, brigade, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_brigades = {
  rating: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "nobody fights", den: 1 }],
  rated_strength: [{ verb: "base", text: "", den: 1 }],
  brigade_strength: [{ verb: "base", text: "rating", den: 1 }, { verb: "times", text: "experience", den: 10000 }, { verb: "reduce by", text: "losses", den: 100 }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  ground_effect: [{ verb: "base", text: "wings above the water", den: 1, cites: "ruling \"What a host is worth that is above the sea\"" }, { verb: "base", text: "archers", den: 1 }, { verb: "base", text: "long shots among trees", den: 1 }, { verb: "base", text: "long shots among cliffs", den: 1 }, { verb: "base", text: "cavalry", den: 1 }, { verb: "base", text: "nobody to hinder", den: 1 }, { verb: "base", text: "infantry", den: 1 }, { verb: "add", text: "marksmen", den: 1, source: "Archers (trait)" }, { verb: "add", text: "marksmen", den: 1, source: "Archers (trait)" }],
  long_shot: [{ verb: "holds", text: "close ground", den: 1 }],
  troop_value: [{ verb: "base", text: "brigades", den: 1 }, { verb: "times", text: "ground", den: 400 }, { verb: "add", text: "at home in the mud", den: 4, source: "Swampmen (brigade type)" }, { verb: "round", text: "whole points", den: 400, cites: "ruling \"What happens to fractions\"" }],
  group_value: [{ verb: "base", text: "long-range missiles", den: 1 }, { verb: "add", text: "short-range missiles", den: 1 }, { verb: "add", text: "charge", den: 1 }, { verb: "add", text: "first melee", den: 1 }, { verb: "add", text: "second melee", den: 1 }, { verb: "add", text: "combined", den: 1 }],
  flying: [{ verb: "holds", text: "troops", den: 1 }, { verb: "needs", text: "Somebody in it has to walk.", den: 1 }],
  adeptness: [{ verb: "base", text: "its feeling for the ground", den: 1 }],
  brigades_of: [{ verb: "base", text: "", den: 1 }],
  worn: [{ verb: "base", text: "attrition before", den: 1 }, { verb: "add", text: "casualties among those who were left", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  broken: [{ verb: "holds", text: "worn out", den: 1 }],
  battle_attrition: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "", den: 1 }, { verb: "subtract", text: "they mend", den: 1, source: "Lycan Regeneration (privilege)" }],
  drilled: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  marches_with: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_rating, guards_rating, why_rated_strength, guards_rated_strength, why_brigade_strength, guards_brigade_strength, why_ground_effect, guards_ground_effect, why_long_shot, guards_long_shot, why_troop_value, guards_troop_value, why_group_value, guards_group_value, why_flying, guards_flying, why_adeptness, guards_adeptness, why_brigades_of, guards_brigades_of, why_worn, guards_worn, why_broken, guards_broken, why_battle_attrition, guards_battle_attrition, why_drilled, guards_drilled, why_marches_with, guards_marches_with, $labels_rules_brigades };
