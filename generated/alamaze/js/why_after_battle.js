/** The rules of after_battle with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $larger, $low, $members, $mul, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $lowest } from "./runtime/lists.js";
import { ARTIFACT_DEADLIER, ARTIFACT_PROMOTES_BEARER, ARTIFACT_SAFER, ARTIFACT_SORT, ARTIFACT_UNHARMED, BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, BUILDING_DEATHLESS_WITH, SPELL_DEATHLESS, leader_bonuses_bonus, leader_bonuses_promoted } from "./tables.js";
import { below_marshal, first_among, foremost, left_alone, mightiest, seasoned } from "./rules_after_battle.js";
import { battle_attrition, worn } from "./rules_brigades.js";
import { death_chance } from "./rules_combat.js";

function why_mended(side, enemy, brigade) {
  const notes = [];
  let brigade_attrition, value;
  let brigade_breed = brigade.breed;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */) {
    brigade_attrition = brigade.attrition;
    value = $add(brigade_attrition, battle_attrition(side.group.kingdom, $sub(worn(brigade, side.losses), brigade_attrition)));
    notes.push([0, value]);
  } else if (BRIGADE_TYPE_ORIGIN[brigade_breed] !== 0 /* ORIGIN_KINGDOM_BRIGADE */) {
    value = worn(brigade, side.losses);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if ($has(enemy.group.types, 61 /* BRIGADE_TYPE_MUMMIES */)) {
    notes.push([2, 5]);
    value = $add(value, 5);
  }
  let side_group = side.group;
  if ($has(side_group.types, 80 /* BRIGADE_TYPE_SKELETONS */) && brigade_breed === 80 /* BRIGADE_TYPE_SKELETONS */ && value > 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([4, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_mended(entry, side, enemy, brigade) {
  switch (entry) {
    case 0:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */)) return 0;
      break;
    case 1:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] !== 0 /* ORIGIN_KINGDOM_BRIGADE */)) return 0;
      break;
    case 2:
      if (!($has(enemy.group.types, 61 /* BRIGADE_TYPE_MUMMIES */))) return 0;
      break;
    case 3:
      if (!($has(side.group.types, 80 /* BRIGADE_TYPE_SKELETONS */))) return 0;
      if (!(brigade.breed === 80 /* BRIGADE_TYPE_SKELETONS */)) return 1;
      break;
  }
  return -1;
}

function why_foremost(group) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(group.leaders, null, (l_) => [$sub(0, leader_bonuses_bonus(l_.rank))]), notes];
}

function guards_foremost(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_first_among(group, figure) {
  const notes = [];
  if (!$any(group.leaders, (l_) => l_ === figure && foremost(group) === l_)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_first_among(entry, group, figure) {
  switch (entry) {
    case 0:
      if (!($any(group.leaders, (l_) => l_ === figure && foremost(group) === l_))) return 0;
      break;
  }
  return -1;
}

function why_mightiest(group, figure) {
  const notes = [];
  let group_wizards = group.wizards;
  if (!$any(group_wizards, (w) => w === figure && $lowest(group_wizards, null, (other) => [$sub(0, other.level)]) === w)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_mightiest(entry, group, figure) {
  switch (entry) {
    case 0:
      if (!($any(group.wizards, (w) => w === figure && $lowest(group.wizards, null, (other) => [$sub(0, other.level)]) === w))) return 0;
      break;
  }
  return -1;
}

function why_out_of_reach(side, figure, world) {
  const notes = [];
  let side_group = side.group;
  let side_group_wizards = side_group.wizards;
  if ($any(side_group_wizards, (w) => w === figure && $any(side.casts, (c) => c.caster === w && SPELL_DEATHLESS[c.spell]))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (first_among(side_group, figure) && $any($members(side_group.artifacts), (a) => ARTIFACT_UNHARMED[a])) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if ($any(side_group_wizards, (w) => w === figure) && side_group.area !== null && $any(world.places, (p) => p.area === side_group.area && p.kingdom === side_group.kingdom && $any($members(p.buildings), (b) => BUILDING_DEATHLESS_WITH[b] !== 0 && $all($members(BUILDING_DEATHLESS_WITH[b]), (other) => $has(p.buildings, other))))) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (($low(side_group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0 && mightiest(side_group, figure)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_out_of_reach(entry, side, figure, world) {
  switch (entry) {
    case 0:
      if (!($any(side.group.wizards, (w) => w === figure && $any(side.casts, (c) => c.caster === w && SPELL_DEATHLESS[c.spell])))) return 0;
      break;
    case 1:
      if (!(first_among(side.group, figure))) return 0;
      if (!($any($members(side.group.artifacts), (a) => ARTIFACT_UNHARMED[a]))) return 1;
      break;
    case 2:
      if (!($any(side.group.wizards, (w) => w === figure))) return 0;
      if (!(side.group.area !== null)) return 1;
      if (!($any(world.places, (p) => p.area === side.group.area && p.kingdom === side.group.kingdom && $any($members(p.buildings), (b) => BUILDING_DEATHLESS_WITH[b] !== 0 && $all($members(BUILDING_DEATHLESS_WITH[b]), (other) => $has(p.buildings, other)))))) return 2;
      break;
    case 3:
      if (!(($low(side.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0)) return 0;
      if (!(mightiest(side.group, figure))) return 1;
      break;
  }
  return -1;
}

function why_fall_chance(side, enemy, figure) {
  const notes = [];
  let value, amount;
  if (!left_alone(side, figure)) {
    value = death_chance(side, enemy);
    notes.push([0, value]);
  } else if (left_alone(side, figure)) {
    notes.push([1, 100]);
    value = 100;
  } else {
    value = 0;
  }
  if (!left_alone(side, figure)) {
    amount = $mul($count($members(enemy.group.artifacts), (a) => ARTIFACT_DEADLIER[a]), 10);
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  if (!left_alone(side, figure) && first_among(side.group, figure) && $any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 3 /* ARTIFACT_CLASS_WEAPON */)) {
    notes.push([3, -10]);
    value = $sub(value, 10);
  }
  if (!left_alone(side, figure) && $any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 2 /* ARTIFACT_CLASS_WIZARDLY */) && mightiest(side.group, figure)) {
    notes.push([4, -10]);
    value = $sub(value, 10);
  }
  let side_group = side.group;
  if ((side_group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0 && left_alone(side, figure)) {
    notes.push([5, $mul(value, -33)]);
    value = $mul(value, 67);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([6, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([7, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([7, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_fall_chance(entry, side, enemy, figure) {
  switch (entry) {
    case 0:
      if (!(!left_alone(side, figure))) return 0;
      break;
    case 1:
      if (!(left_alone(side, figure))) return 0;
      break;
    case 2:
      if (!(!left_alone(side, figure))) return 0;
      break;
    case 3:
      if (!(!left_alone(side, figure))) return 0;
      if (!(first_among(side.group, figure))) return 1;
      if (!($any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 3 /* ARTIFACT_CLASS_WEAPON */))) return 2;
      break;
    case 4:
      if (!(!left_alone(side, figure))) return 0;
      if (!($any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 2 /* ARTIFACT_CLASS_WIZARDLY */))) return 1;
      if (!(mightiest(side.group, figure))) return 2;
      break;
    case 5:
      if (!((side.group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0)) return 0;
      if (!(left_alone(side, figure))) return 1;
      break;
  }
  return -1;
}

function why_left_alone(side, figure) {
  const notes = [];
  let side_group = side.group;
  if ($count(side_group.brigades, null) !== 0 || !$any(side_group.leaders, (l_) => l_ === figure)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_left_alone(entry, side, figure) {
  switch (entry) {
    case 0:
      if (!($count(side.group.brigades, null) === 0)) return 0;
      if (!($any(side.group.leaders, (l_) => l_ === figure))) return 1;
      break;
  }
  return -1;
}

function why_emergence_chance(kingdom) {
  const notes = [];
  notes.push([0, 25]);
  let value = 25;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    notes.push([1, 10]);
    value = value + 10;
  }
  if ((kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([2, 15]);
    value = value + 15;
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([3, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_emergence_chance(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0)) return 0;
      break;
    case 2:
      if (!((kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_promotion_chance(group, leader) {
  const notes = [];
  notes.push([0, 20]);
  let value = 20;
  if (first_among(group, leader) && $any($members(group.artifacts), (a) => ARTIFACT_PROMOTES_BEARER[a])) {
    notes.push([1, 10]);
    value = value + 10;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 2149588992) !== 0) {
    if ((group_kingdom_traits & 8192 /* TRAIT_HEROIC */) !== 0 && below_marshal(leader)) {
      notes.push([2, 10]);
      value = value + 10;
    }
    if ((group_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
      notes.push([3, 10]);
      value = value + 10;
    }
    if ((group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
      notes.push([4, 15]);
      value = value + 15;
    }
  }
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([5, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_promotion_chance(entry, group, leader) {
  switch (entry) {
    case 1:
      if (!(first_among(group, leader))) return 0;
      if (!($any($members(group.artifacts), (a) => ARTIFACT_PROMOTES_BEARER[a]))) return 1;
      break;
    case 2:
      if (!((group.kingdom.traits & 8192 /* TRAIT_HEROIC */) !== 0)) return 0;
      if (!(below_marshal(leader))) return 1;
      break;
    case 3:
      if (!((group.kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0)) return 0;
      break;
    case 4:
      if (!((group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_below_marshal(leader) {
  const notes = [];
  if (leader_bonuses_bonus(leader.rank) >= 15) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_below_marshal(entry, leader) {
  switch (entry) {
    case 0:
      if (!(leader_bonuses_bonus(leader.rank) < 15)) return 0;
      break;
  }
  return -1;
}

function why_may_rise(leader) {
  const notes = [];
  if (leader.undead) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (leader_bonuses_promoted(leader.rank) === null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_rise(entry, leader) {
  switch (entry) {
    case 0:
      if (!(leader.undead)) return 0;
      break;
    case 1:
      if (!(leader_bonuses_promoted(leader.rank) !== null)) return 0;
      break;
  }
  return -1;
}

function why_seasoned(experience) {
  const notes = [];
  if (experience === 0 /* EXPERIENCE_GREEN */) {
    notes.push([0, 0]);
    return [1 /* EXPERIENCE_REGULAR */, notes];
  }
  if (experience === 1 /* EXPERIENCE_REGULAR */) {
    notes.push([1, 0]);
    return [2 /* EXPERIENCE_VETERAN */, notes];
  }
  notes.push([2, 0]);
  return [3 /* EXPERIENCE_ELITE */, notes];
}

function guards_seasoned(entry, experience) {
  switch (entry) {
    case 0:
      if (!(experience === 0 /* EXPERIENCE_GREEN */)) return 0;
      break;
    case 1:
      if (!(experience === 1 /* EXPERIENCE_REGULAR */)) return 0;
      break;
    case 2:
      if (!(experience === 2 /* EXPERIENCE_VETERAN */ || experience === 3 /* EXPERIENCE_ELITE */)) return 0;
      break;
  }
  return -1;
}

function why_may_learn(kingdom, brigade) {
  const notes = [];
  let brigade_experience = brigade.experience;
  if (brigade_experience === 3 /* EXPERIENCE_ELITE */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0 && BRIGADE_TYPE_UNDEAD[brigade.breed] && seasoned(brigade_experience) === 3 /* EXPERIENCE_ELITE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_may_learn(entry, kingdom, brigade) {
  switch (entry) {
    case 0:
      if (!(brigade.experience === 3 /* EXPERIENCE_ELITE */)) return 0;
      break;
    case 1:
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(BRIGADE_TYPE_UNDEAD[brigade.breed])) return 1;
      if (!(seasoned(brigade.experience) === 3 /* EXPERIENCE_ELITE */)) return 2;
      break;
  }
  return -1;
}

function why_drill_chance(kingdom) {
  const notes = [];
  notes.push([0, 10]);
  let value = 10;
  if ((kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    notes.push([1, 10]);
    value = value + 10;
  }
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([2, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_drill_chance(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_zombies_made(winner, loser) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  let winner_group = winner.group;
  let winner_group_brigades = winner_group.brigades;
  if ($count(winner_group_brigades, (b) => b.breed === 102 /* BRIGADE_TYPE_ZOMBIES */) >= 2) {
    amount = $floorDiv(loser.brigades_lost, 2);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  let limit = $larger(0, $sub(20, $count(winner_group_brigades, (b) => b.breed === 102 /* BRIGADE_TYPE_ZOMBIES */)));
  if (value > limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_zombies_made(entry, winner, loser) {
  switch (entry) {
    case 1:
      if (!($count(winner.group.brigades, (b) => b.breed === 102 /* BRIGADE_TYPE_ZOMBIES */) >= 2)) return 0;
      break;
  }
  return -1;
}

function why_lycans_made(side, enemy) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  let side_group = side.group;
  if ($has(side_group.kingdom.privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */) && $any(side_group.brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */)) {
    amount = $floorDiv(enemy.brigades_lost, 2);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_lycans_made(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!($has(side.group.kingdom.privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */))) return 0;
      if (!($any(side.group.brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_after_battle = {
  mended: [{ verb: "base", text: "what it has suffered", den: 1 }, { verb: "base", text: "what it has suffered", den: 1 }, { verb: "add", text: "rot", den: 1, source: "Mummies (brigade type)" }, { verb: "at most", text: "bones are put back", den: 1, source: "Skeletons (brigade type)" }, { verb: "bounds", text: "", den: 1 }],
  foremost: [{ verb: "otherwise", text: "", den: 1 }],
  first_among: [{ verb: "holds", text: "", den: 1 }],
  mightiest: [{ verb: "holds", text: "", den: 1 }],
  out_of_reach: [{ verb: "yes", text: "magic hides the caster", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 73 \u2013 Self Invisible\", line 5220; \"Spell #101 \u2013 Guarded Attack\", line 5308" }, { verb: "yes", text: "the armour turns every blow", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", lines 5790 and 5855" }, { verb: "yes", text: "a way out below the tower", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1136" }, { verb: "yes", text: "behind the lion's roar", den: 1, source: "Chimera (brigade type)" }, { verb: "otherwise", text: "", den: 1 }],
  fall_chance: [{ verb: "base", text: "as the troops", den: 1 }, { verb: "base", text: "the host is destroyed", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2049" }, { verb: "add", text: "enchanted weapons over there", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5787" }, { verb: "subtract", text: "an enchanted weapon in hand", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5787" }, { verb: "subtract", text: "a ring of power", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5847" }, { verb: "reduce by", text: "wounds that close", den: 100, source: "Healing (trait)" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  left_alone: [{ verb: "holds", text: "no brigade is left", den: 1 }],
  emergence_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "old hands", den: 1, source: "Military Tradition (trait)" }, { verb: "add", text: "firm", den: 1, source: "Stalwart (trait)" }, { verb: "bounds", text: "", den: 1 }],
  promotion_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "an enchanted weapon in hand", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5787" }, { verb: "add", text: "heroes", den: 1, source: "Heroic (trait)" }, { verb: "add", text: "old hands", den: 1, source: "Military Tradition (trait)" }, { verb: "add", text: "firm", den: 1, source: "Stalwart (trait)" }, { verb: "bounds", text: "", den: 1 }],
  below_marshal: [{ verb: "holds", text: "", den: 1 }],
  may_rise: [{ verb: "no", text: "the undead rise no further", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #877 \u2013 Transform to Nazgul\", line 5704" }, { verb: "holds", text: "a rank above", den: 1 }],
  seasoned: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  may_learn: [{ verb: "no", text: "they know it all", den: 1 }, { verb: "no", text: "the dead learn no finesse", den: 1, source: "Evil (trait)" }, { verb: "otherwise", text: "", den: 1 }],
  drill_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "drill", den: 1, source: "Military Tradition (trait)" }, { verb: "bounds", text: "", den: 1 }],
  zombies_made: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "they eat", den: 1 }, { verb: "at most", text: "as many as a group holds", den: 1 }],
  lycans_made: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "bitten", den: 1, cites: "ruling \"How many brigades have to fall for a new brigade of Lycans\"", source: "Lycanthrope In Battle (privilege)" }],
};

export { why_mended, guards_mended, why_foremost, guards_foremost, why_first_among, guards_first_among, why_mightiest, guards_mightiest, why_out_of_reach, guards_out_of_reach, why_fall_chance, guards_fall_chance, why_left_alone, guards_left_alone, why_emergence_chance, guards_emergence_chance, why_promotion_chance, guards_promotion_chance, why_below_marshal, guards_below_marshal, why_may_rise, guards_may_rise, why_seasoned, guards_seasoned, why_may_learn, guards_may_learn, why_drill_chance, guards_drill_chance, why_zombies_made, guards_zombies_made, why_lycans_made, guards_lycans_made, $labels_rules_after_battle };
