/** The rules of marching with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $members, $sub } from "./runtime/numbers.js";
import { $any, $count, $first } from "./runtime/lists.js";
import { MAP_AREA_TERRAIN } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { under_veil } from "./rules_casting_veils.js";
import { gap, within_reach } from "./rules_map.js";
import { glyph_over, guise, intercept_range, kinds_in, over_water, under_glyph } from "./rules_marching.js";
import { may_march_hard } from "./rules_morale.js";
import { area_cost, host_size, march_points } from "./rules_movement.js";
import { controls } from "./rules_realm.js";
import { finds_ambush } from "./rules_watch.js";

function why_greatest_march(group) {
  const notes = [];
  let new_;
  let value = march_points(group, false);
  notes.push([0, value]);
  if (host_size(group) > 1 /* HOST_SIZE_PATROL */ && may_march_hard(group)) {
    new_ = march_points(group, true);
    notes.push([1, $sub(new_, value)]);
    value = new_;
  }
  return [value, notes];
}

function guards_greatest_march(entry, group) {
  switch (entry) {
    case 1:
      if (!(host_size(group) > 1 /* HOST_SIZE_PATROL */)) return 0;
      if (!(may_march_hard(group))) return 1;
      break;
  }
  return -1;
}

function why_over_water(group, world) {
  const notes = [];
  if (group.mist_borne) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(world.variants, 0) && host_size(group) > 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (!flying(group)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_over_water(entry, group, world) {
  switch (entry) {
    case 0:
      if (!(group.mist_borne)) return 0;
      break;
    case 1:
      if (!($has(world.variants, 0))) return 0;
      if (!(host_size(group) > 0 /* HOST_SIZE_INACTIVE */)) return 1;
      break;
    case 2:
      if (!(flying(group))) return 0;
      break;
  }
  return -1;
}

function why_way_cost(group, way, world) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  for (const tile of way) {
    if (MAP_AREA_TERRAIN[tile] !== 0 /* TERRAIN_SEA */ || over_water(group, world)) {
      amount = area_cost(group, MAP_AREA_TERRAIN[tile], world);
      notes.push([1, amount]);
      value = $add(value, amount);
    }
  }
  return [value, notes];
}

function guards_way_cost(entry, group, way, world) {
  switch (entry) {
  }
  return -1;
}

function why_afield(group, world) {
  const notes = [];
  if (world.happened("wintering", "this", 0, group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_afield(entry, group, world) {
  switch (entry) {
  }
  return -1;
}

function why_free_to_march(group, world) {
  const notes = [];
  if (world.happened("marched", "this", 0, group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.happened("wintering", "this", 0, group)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_free_to_march(entry, group, world) {
  switch (entry) {
  }
  return -1;
}

function why_starts_beside(group, prey, world) {
  const notes = [];
  let prey_camp = prey.camp;
  if (group.camp !== prey_camp || prey.kingdom !== group.kingdom && (glyph_over(prey.kingdom, prey_camp, world) || prey.lying_low && !finds_ambush(group))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_starts_beside(entry, group, prey, world) {
  switch (entry) {
    case 0:
      if (!(group.camp === prey.camp)) return 0;
      if (!(prey.kingdom === group.kingdom || !glyph_over(prey.kingdom, prey.camp, world) && (!prey.lying_low || finds_ambush(group)))) return 1;
      break;
  }
  return -1;
}

function why_intercept_range(kingdom) {
  const notes = [];
  notes.push([0, 3]);
  let value = 3;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    notes.push([1, 1]);
    value = value + 1;
    if (value > 5) {
      notes.push([2, 5 - value]);
      value = 5;
    }
  }
  return [value, notes];
}

function guards_intercept_range(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0)) return 0;
      if (!(true)) return 1;
      break;
    case 2:
      if (!((kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0)) return 0;
      if (!(true)) return 1;
      break;
  }
  return -1;
}

function why_may_meet(group, prey, world) {
  const notes = [];
  if (!world.happened("marched", "this", 0, prey)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (guise(prey, world) !== 0 /* HOST_STATE_PLAIN_SIGHT */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let prey_area = prey.area;
  if (prey_area === null || MAP_AREA_TERRAIN[prey_area] === 0 /* TERRAIN_SEA */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (host_size(group) <= 1 /* HOST_SIZE_PATROL */ && host_size(prey) !== 1 /* HOST_SIZE_PATROL */) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (host_size(prey) <= 1 /* HOST_SIZE_PATROL */ && host_size(group) !== 1 /* HOST_SIZE_PATROL */) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (!within_reach(group.area, prey_area, intercept_range(group.kingdom))) {
    notes.push([5, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_meet(entry, group, prey, world) {
  switch (entry) {
  }
  return -1;
}

function why_steps_between(one, other) {
  const notes = [];
  let one_area = one.area;
  if (one_area !== null && other.area !== null) {
    notes.push([0, 0]);
    return [gap(one_area, other.area), notes];
  }
  notes.push([1, 0]);
  return [0, notes];
}

function guards_steps_between_(entry, one, other) {
  switch (entry) {
    case 0:
      if (!(one.area !== null)) return 0;
      if (!(other.area !== null)) return 1;
      break;
  }
  return -1;
}

function why_glyph_over(kingdom, area, world) {
  const notes = [];
  if (area === null || !$any(world.places, (p) => p.area === area && p.hidden && p.kingdom === kingdom)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_glyph_over(entry, kingdom, area, world) {
  switch (entry) {
    case 0:
      if (!(area !== null)) return 0;
      if (!($any(world.places, (p) => p.area === area && p.hidden && p.kingdom === kingdom))) return 1;
      break;
  }
  return -1;
}

function why_under_glyph(group, world) {
  const notes = [];
  if (!glyph_over(group.kingdom, group.area, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_under_glyph(entry, group, world) {
  switch (entry) {
    case 0:
      if (!(glyph_over(group.kingdom, group.area, world))) return 0;
      break;
  }
  return -1;
}

function why_guise(group, world) {
  const notes = [];
  if (under_glyph(group, world)) {
    notes.push([0, 0]);
    return [3 /* HOST_STATE_INVISIBLE */, notes];
  }
  if (under_veil(group, 3 /* HOST_STATE_INVISIBLE */)) {
    notes.push([1, 0]);
    return [3 /* HOST_STATE_INVISIBLE */, notes];
  }
  if (group.lying_low) {
    notes.push([2, 0]);
    return [2 /* HOST_STATE_AMBUSHING */, notes];
  }
  notes.push([3, 0]);
  return [0 /* HOST_STATE_PLAIN_SIGHT */, notes];
}

function guards_guise(entry, group, world) {
  switch (entry) {
    case 0:
      if (!(under_glyph(group, world))) return 0;
      break;
    case 1:
      if (!(under_veil(group, 3 /* HOST_STATE_INVISIBLE */))) return 0;
      break;
    case 2:
      if (!(group.lying_low)) return 0;
      break;
  }
  return -1;
}

function why_hides_from(group, kingdom, grade, world) {
  const notes = [];
  if (group.kingdom === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (guise(group, world) === 2 /* HOST_STATE_AMBUSHING */ && grade >= 7) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (guise(group, world) === 0 /* HOST_STATE_PLAIN_SIGHT */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hides_from(entry, group, kingdom, grade, world) {
  switch (entry) {
    case 0:
      if (!(group.kingdom === kingdom)) return 0;
      break;
    case 1:
      if (!(guise(group, world) === 2 /* HOST_STATE_AMBUSHING */)) return 0;
      if (!(true)) return 1;
      if (!(grade >= 7)) return 2;
      break;
    case 2:
      if (!(guise(group, world) !== 0 /* HOST_STATE_PLAIN_SIGHT */)) return 0;
      break;
  }
  return -1;
}

function why_traces_left(area, kingdom, grade, world) {
  const notes = [];
  if (grade < 10 || !$any(world.groups, (g) => g.area === area && g.kingdom !== kingdom && guise(g, world) === 3 /* HOST_STATE_INVISIBLE */ && host_size(g) > 0 /* HOST_SIZE_INACTIVE */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_traces_left(entry, area, kingdom, grade, world) {
  switch (entry) {
    case 0:
      if (!(true)) return 0;
      if (!(grade >= 10)) return 1;
      if (!($any(world.groups, (g) => g.area === area && g.kingdom !== kingdom && guise(g, world) === 3 /* HOST_STATE_INVISIBLE */ && host_size(g) > 0 /* HOST_SIZE_INACTIVE */))) return 2;
      break;
  }
  return -1;
}

function why_master_of(region, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.kingdoms, (k) => controls(k, region)), notes];
}

function guards_master_of(entry, region, world) {
  switch (entry) {
  }
  return -1;
}

function why_kinds_in(group) {
  const notes = [];
  let value = $count($members(group.types), null);
  notes.push([0, value]);
  return [value, notes];
}

function guards_kinds_in(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_has_room(group, breed, second) {
  const notes = [];
  let group_types = group.types;
  if ($add($add(kinds_in(group), $has(group_types, breed) ? 0 : 1), second === null || second === breed || $has(group_types, second) ? 0 : 1) > 10) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_room(entry, group, breed, second) {
  switch (entry) {
    case 0:
      if (!($add($add(kinds_in(group), $has(group.types, breed) ? 0 : 1), second === null || second === breed || $has(group.types, second) ? 0 : 1) <= 10)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_marching = {
  greatest_march: [{ verb: "base", text: "as usual", den: 1000 }, { verb: "set to", text: "by a forced march", den: 1000 }],
  over_water: [{ verb: "yes", text: "ships of mist", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #708 \u2013 Ship of Mist\", line 5512" }, { verb: "yes", text: "the seas are frozen", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", lines 817-819", source: "ice age" }, { verb: "holds", text: "", den: 1 }],
  way_cost: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "into the next area", den: 1000 }],
  afield: [{ verb: "needs", text: "the group is in its winter camp.", den: 1 }],
  free_to_march: [{ verb: "needs", text: "the group has marched already.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1953; \"#732 \u2013 Intercept Group\", line 4828" }, { verb: "needs", text: "the group is in its winter camp.", den: 1 }],
  starts_beside: [{ verb: "holds", text: "", den: 1 }],
  intercept_range: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "riders", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Riders\", line 3953" }, { verb: "at most", text: "riders", den: 1 }],
  may_meet: [{ verb: "needs", text: "It has not moved.", den: 1 }, { verb: "needs", text: "Nobody sees it.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1963" }, { verb: "needs", text: "It is at sea.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#732 \u2013 Intercept Group\", line 4828" }, { verb: "needs", text: "A patrol meets nobody but patrols.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1963" }, { verb: "needs", text: "Nobody catches a patrol but another.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#732 \u2013 Intercept Group\", line 4828" }, { verb: "needs", text: "It is too far.", den: 1 }],
  steps_between_: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  glyph_over: [{ verb: "holds", text: "", den: 1 }],
  under_glyph: [{ verb: "holds", text: "", den: 1 }],
  guise: [{ verb: "case", text: "a glyph hides it", den: 1 }, { verb: "case", text: "a spell hides it", den: 1 }, { verb: "case", text: "it lies in the grass", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hides_from: [{ verb: "no", text: "its own people know", den: 1 }, { verb: "no", text: "sharp eyes", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", line 1688; \"#730 \u2013 Set Ambush\", line 4812" }, { verb: "holds", text: "out of sight", den: 1 }],
  traces_left: [{ verb: "holds", text: "", den: 1 }],
  master_of: [{ verb: "otherwise", text: "", den: 1 }],
  kinds_in: [{ verb: "base", text: "", den: 1 }],
  has_room: [{ verb: "holds", text: "", den: 1 }],
};

export { why_greatest_march, guards_greatest_march, why_over_water, guards_over_water, why_way_cost, guards_way_cost, why_afield, guards_afield, why_free_to_march, guards_free_to_march, why_starts_beside, guards_starts_beside, why_intercept_range, guards_intercept_range, why_may_meet, guards_may_meet, why_steps_between, guards_steps_between_, why_glyph_over, guards_glyph_over, why_under_glyph, guards_under_glyph, why_guise, guards_guise, why_hides_from, guards_hides_from, why_traces_left, guards_traces_left, why_master_of, guards_master_of, why_kinds_in, guards_kinds_in, why_has_room, guards_has_room, $labels_rules_marching };
