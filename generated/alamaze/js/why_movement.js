/** The rules of movement with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $members, $mul, $present } from "./runtime/numbers.js";
import { $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE, march_costs_cost, terrain_adeptness_masking } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { under_veil } from "./rules_casting_veils.js";
import { feeling, footing, host_size, march_cost } from "./rules_movement.js";

function why_march_cost(footing_, terrain, world) {
  const notes = [];
  let value = march_costs_cost(footing_, terrain);
  notes.push([0, value]);
  if ($has(world.variants, 0)) {
    notes.push([1, value]);
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv($mul(value, 1000) + 2000, 4000);
  notes.push([2, $mul(value, 4) - before]);
  return [value, notes];
}

function guards_march_cost(entry, footing_, terrain, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_host_size(group) {
  const notes = [];
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) === 0) {
    if ($count(group.leaders, null) === 0 && $count(group.wizards, null) === 0) {
      notes.push([0, 0]);
      return [0 /* HOST_SIZE_INACTIVE */, notes];
    }
    notes.push([1, 0]);
    return [1 /* HOST_SIZE_PATROL */, notes];
  }
  if ($count(group_brigades, null) <= 2) {
    notes.push([2, 0]);
    return [2 /* HOST_SIZE_ONE_BRIGADE */, notes];
  }
  if ($count(group_brigades, null) <= 5) {
    notes.push([3, 0]);
    return [3 /* HOST_SIZE_DIVISION_SIZE */, notes];
  }
  if ($count(group_brigades, null) <= 10) {
    notes.push([4, 0]);
    return [4 /* HOST_SIZE_ARMY */, notes];
  }
  notes.push([5, 0]);
  return [5 /* HOST_SIZE_ARMY_GROUP */, notes];
}

function guards_host_size(entry, group) {
  switch (entry) {
    case 0:
      if (!($count(group.brigades, null) === 0)) return 0;
      if (!($count(group.leaders, null) === 0)) return 1;
      if (!($count(group.wizards, null) === 0)) return 2;
      break;
    case 1:
      if (!($count(group.brigades, null) === 0)) return 0;
      break;
    case 2:
      if (!($count(group.brigades, null) <= 2)) return 0;
      break;
    case 3:
      if (!($count(group.brigades, null) <= 5)) return 0;
      break;
    case 4:
      if (!($count(group.brigades, null) <= 10)) return 0;
      break;
  }
  return -1;
}

function why_march_points(group, forced_march) {
  const notes = [];
  let value, amount, amount_, amount_2;
  if (host_size(group) > 1 /* HOST_SIZE_PATROL */ && !forced_march) {
    notes.push([0, 20000]);
    value = 20000;
  } else if (host_size(group) > 1 /* HOST_SIZE_PATROL */ && forced_march) {
    notes.push([1, 25000]);
    value = 25000;
  } else if (host_size(group) === 1 /* HOST_SIZE_PATROL */ && !((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) && !group.kingdom.winged) {
    notes.push([2, 25000]);
    value = 25000;
  } else if (host_size(group) === 1 /* HOST_SIZE_PATROL */ && !((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) && group.kingdom.winged) {
    notes.push([3, 32000]);
    value = 32000;
  } else if (host_size(group) === 1 /* HOST_SIZE_PATROL */ && (group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    notes.push([4, 32000]);
    value = 32000;
  } else if (host_size(group) === 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([5, 0]);
    value = 0;
  } else {
    value = 0;
  }
  if (host_size(group) > 1 /* HOST_SIZE_PATROL */ && (group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    notes.push([6, 2000]);
    value = value + 2000;
  }
  if (host_size(group) === 1 /* HOST_SIZE_PATROL */ && !group.mist_borne) {
    amount = $sum($members(group.artifacts), (a) => ARTIFACT_PATROL_PACE[a] !== null, (a) => $present(ARTIFACT_PATROL_PACE[a], ""));
    notes.push([7, amount]);
    value = $add(value, amount);
  }
  if (host_size(group) > 0 /* HOST_SIZE_INACTIVE */) {
    if (!group.mist_borne) {
      amount_ = $sum($members(group.artifacts), (a) => ARTIFACT_PACE_GAIN[a] !== null, (a) => $present(ARTIFACT_PACE_GAIN[a], ""));
      notes.push([8, amount_]);
      value = $add(value, amount_);
    }
    amount_2 = group.spell_haste;
    notes.push([9, amount_2]);
    value = $add(value, amount_2);
  }
  return [value, notes];
}

function guards_march_points(entry, group, forced_march) {
  switch (entry) {
    case 0:
      if (!(host_size(group) > 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(!forced_march)) return 1;
      break;
    case 1:
      if (!(host_size(group) > 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(forced_march)) return 1;
      break;
    case 2:
      if (!(host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(!((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0))) return 1;
      if (!(!group.kingdom.winged)) return 2;
      break;
    case 3:
      if (!(host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(!((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0))) return 1;
      if (!(group.kingdom.winged)) return 2;
      break;
    case 4:
      if (!(host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0)) return 1;
      break;
    case 5:
      if (!(host_size(group) === 0 /* HOST_SIZE_INACTIVE */)) return 0;
      break;
    case 6:
      if (!(host_size(group) > 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!((group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0)) return 1;
      break;
    case 7:
      if (!(host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(!group.mist_borne)) return 1;
      break;
    case 8:
      if (!(host_size(group) > 0 /* HOST_SIZE_INACTIVE */)) return 0;
      if (!(!group.mist_borne)) return 1;
      break;
    case 9:
      if (!(host_size(group) > 0 /* HOST_SIZE_INACTIVE */)) return 0;
      break;
  }
  return -1;
}

function why_feeling(kingdom, terrain) {
  const notes = [];
  if ($has(kingdom.supreme, terrain)) {
    notes.push([0, 0]);
    return [1 /* FOOTING_SUPREMACY */, notes];
  }
  if ($has(kingdom.mastered, terrain)) {
    notes.push([1, 0]);
    return [2 /* FOOTING_MASTERY */, notes];
  }
  if ($has(kingdom.advantaged, terrain)) {
    notes.push([2, 0]);
    return [3 /* FOOTING_ADVANTAGE */, notes];
  }
  if ($has(kingdom.disadvantaged, terrain)) {
    notes.push([3, 0]);
    return [5 /* FOOTING_DISADVANTAGE */, notes];
  }
  if ($has(kingdom.adverse, terrain)) {
    notes.push([4, 0]);
    return [6 /* FOOTING_ADVERSITY */, notes];
  }
  notes.push([5, 0]);
  return [4 /* FOOTING_STANDARD */, notes];
}

function guards_feeling(entry, kingdom, terrain) {
  switch (entry) {
    case 0:
      if (!($has(kingdom.supreme, terrain))) return 0;
      break;
    case 1:
      if (!($has(kingdom.mastered, terrain))) return 0;
      break;
    case 2:
      if (!($has(kingdom.advantaged, terrain))) return 0;
      break;
    case 3:
      if (!($has(kingdom.disadvantaged, terrain))) return 0;
      break;
    case 4:
      if (!($has(kingdom.adverse, terrain))) return 0;
      break;
  }
  return -1;
}

function why_footing(kingdom, terrain) {
  const notes = [];
  if (kingdom.winged) {
    notes.push([0, 0]);
    return [0 /* FOOTING_FLIGHT */, notes];
  }
  notes.push([1, 0]);
  return [feeling(kingdom, terrain), notes];
}

function guards_footing(entry, kingdom, terrain) {
  switch (entry) {
    case 0:
      if (!(kingdom.winged)) return 0;
      break;
  }
  return -1;
}

function why_area_cost(group, terrain, world) {
  const notes = [];
  let value;
  if (flying(group) || host_size(group) === 1 /* HOST_SIZE_PATROL */) {
    value = march_cost(footing(group.kingdom, terrain), terrain, world);
    notes.push([0, value]);
  } else if (!flying(group) && host_size(group) !== 1 /* HOST_SIZE_PATROL */) {
    value = march_cost(feeling(group.kingdom, terrain), terrain, world);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_area_cost(entry, group, terrain, world) {
  switch (entry) {
    case 0:
      if (!(flying(group) || host_size(group) === 1 /* HOST_SIZE_PATROL */)) return 0;
      break;
    case 1:
      if (!(!flying(group))) return 0;
      if (!(host_size(group) !== 1 /* HOST_SIZE_PATROL */)) return 1;
      break;
  }
  return -1;
}

function why_shows_no_size(group, kingdom, grade) {
  const notes = [];
  let group_kingdom = group.kingdom;
  if (group_kingdom === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (grade >= 4) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (group.image_area !== null) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (under_veil(group, 1 /* HOST_STATE_MASKED_SIZE */)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  let group_terrain = group.terrain;
  if (terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) === 1 /* MASKING_GREATER_MASKING */) {
    notes.push([4, 0]);
    return [true, notes];
  }
  if (terrain_adeptness_masking(feeling(group_kingdom, group_terrain)) === 0 /* MASKING_LESSER_MASKING */ && host_size(group) <= 3 /* HOST_SIZE_DIVISION_SIZE */) {
    notes.push([5, 0]);
    return [true, notes];
  }
  notes.push([6, 0]);
  return [false, notes];
}

function guards_shows_no_size(entry, group, kingdom, grade) {
  switch (entry) {
    case 0:
      if (!(group.kingdom === kingdom)) return 0;
      break;
    case 1:
      if (!(true)) return 0;
      if (!(grade >= 4)) return 1;
      break;
    case 2:
      if (!(group.image_area !== null)) return 0;
      break;
    case 3:
      if (!(under_veil(group, 1 /* HOST_STATE_MASKED_SIZE */))) return 0;
      break;
    case 4:
      if (!(terrain_adeptness_masking(feeling(group.kingdom, group.terrain)) === 1 /* MASKING_GREATER_MASKING */)) return 0;
      break;
    case 5:
      if (!(terrain_adeptness_masking(feeling(group.kingdom, group.terrain)) === 0 /* MASKING_LESSER_MASKING */)) return 0;
      if (!(host_size(group) <= 3 /* HOST_SIZE_DIVISION_SIZE */)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_movement = {
  march_cost: [{ verb: "base", text: "", den: 1000 }, { verb: "times", text: "snow and ice", den: 4000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 816", source: "ice age" }, { verb: "round", text: "", den: 4000 }],
  host_size: [{ verb: "case", text: "nobody is left", den: 1 }, { verb: "case", text: "figures alone", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  march_points: [{ verb: "base", text: "a group with brigades", den: 1000 }, { verb: "base", text: "a forced march", den: 1000 }, { verb: "base", text: "a patrol", den: 1000 }, { verb: "base", text: "a patrol that flies", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1985" }, { verb: "base", text: "riders", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Riders\", line 3953" }, { verb: "base", text: "nobody to march", den: 1000 }, { verb: "add", text: "riders", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Riders\", line 3953" }, { verb: "add", text: "what carries a patrol", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5796" }, { verb: "add", text: "what carries everybody", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5867" }, { verb: "add", text: "a spell", den: 1000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #718 \u2013 Speed\", line 5516" }],
  feeling: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  footing: [{ verb: "case", text: "a people that flies", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  area_cost: [{ verb: "base", text: "everybody in it goes as its people do", den: 1000 }, { verb: "base", text: "somebody in it has to walk", den: 1000 }],
  shows_no_size: [{ verb: "no", text: "its own people know", den: 1 }, { verb: "no", text: "sharp eyes", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", line 1687; \"#970 \u2013 Recon Area\", line 5010" }, { verb: "yes", text: "an image, and nobody in it", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #882 \u2013 Project Image Of Group\", line 5708" }, { verb: "yes", text: "a spell masks it", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #822 \u2013 Greater Masking\", line 5582" }, { verb: "yes", text: "at home on this ground", den: 1 }, { verb: "yes", text: "small, and at home on this ground", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_march_cost, guards_march_cost, why_host_size, guards_host_size, why_march_points, guards_march_points, why_feeling, guards_feeling, why_footing, guards_footing, why_area_cost, guards_area_cost, why_shows_no_size, guards_shows_no_size, $labels_rules_movement };
