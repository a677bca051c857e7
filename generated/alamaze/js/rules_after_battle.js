/** The rules of after_battle. */
import { $add, $floorDiv, $has, $larger, $low, $members, $mul, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $lowest } from "./runtime/lists.js";
import { ARTIFACT_DEADLIER, ARTIFACT_PROMOTES_BEARER, ARTIFACT_SAFER, ARTIFACT_SORT, ARTIFACT_UNHARMED, BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, BUILDING_DEATHLESS_WITH, SPELL_DEATHLESS, leader_bonuses_bonus, leader_bonuses_promoted } from "./tables.js";
import { battle_attrition, worn } from "./rules_brigades.js";
import { death_chance } from "./rules_combat.js";

function mended(side, enemy, brigade) {
  let brigade_attrition, value;
  let brigade_breed = brigade.breed;
  let side_losses = side.losses;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */) {
    brigade_attrition = brigade.attrition;
    value = $add(brigade_attrition, battle_attrition(side.group.kingdom, $sub(worn(brigade, side_losses), brigade_attrition)));
  } else {
    value = worn(brigade, side_losses);
  }
  if ($has(enemy.group.types, 61 /* BRIGADE_TYPE_MUMMIES */)) {
    value = $add(value, 5);
  }
  let side_group = side.group;
  if (brigade_breed === 80 /* BRIGADE_TYPE_SKELETONS */ && $has(side_group.types, 80 /* BRIGADE_TYPE_SKELETONS */) && value > 0) {
    value = 0;
  }
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function foremost(group) {
  return $lowest(group.leaders, null, (l_) => [$sub(0, leader_bonuses_bonus(l_.rank))]);
}

function first_among(group, figure) {
  return $any(group.leaders, (l_) => l_ === figure && foremost(group) === l_);
}

function mightiest(group, figure) {
  let group_wizards = group.wizards;
  return $any(group_wizards, (w) => w === figure && $lowest(group_wizards, null, (other) => [$sub(0, other.level)]) === w);
}

function out_of_reach(side, figure, world) {
  let side_group = side.group;
  let side_group_wizards = side_group.wizards;
  if ($any(side_group_wizards, (w) => w === figure && $any(side.casts, (c) => c.caster === w && SPELL_DEATHLESS[c.spell]))) {
    return true;
  }
  if (first_among(side_group, figure) && $any($members(side_group.artifacts), (a) => ARTIFACT_UNHARMED[a])) {
    return true;
  }
  if ($any(side_group_wizards, (w) => w === figure) && side_group.area !== null && $any(world.places, (p) => p.area === side_group.area && p.kingdom === side_group.kingdom && $any($members(p.buildings), (b) => BUILDING_DEATHLESS_WITH[b] !== 0 && $all($members(BUILDING_DEATHLESS_WITH[b]), (other) => $has(p.buildings, other))))) {
    return true;
  }
  return ($low(side_group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0 && mightiest(side_group, figure);
}

function fall_chance(side, enemy, figure) {
  let value;
  let left_alone_ = left_alone(side, figure);
  if (!left_alone_) {
    value = death_chance(side, enemy);
  } else {
    value = 100;
  }
  if (!left_alone_) {
    value = $add(value, $mul($count($members(enemy.group.artifacts), (a) => ARTIFACT_DEADLIER[a]), 10));
  }
  if (!left_alone_ && first_among(side.group, figure) && $any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 3 /* ARTIFACT_CLASS_WEAPON */)) {
    value = $sub(value, 10);
  }
  if (!left_alone_ && $any($members(side.group.artifacts), (a) => ARTIFACT_SAFER[a] && ARTIFACT_SORT[a] === 2 /* ARTIFACT_CLASS_WIZARDLY */) && mightiest(side.group, figure)) {
    value = $sub(value, 10);
  }
  let side_group = side.group;
  if ((side_group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0 && left_alone_) {
    value = $mul(value, 67);
  } else {
    value = $mul(value, 100);
  }
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function left_alone(side, figure) {
  let side_group = side.group;
  return $count(side_group.brigades, null) === 0 && $any(side_group.leaders, (l_) => l_ === figure);
}

function emergence_chance(kingdom) {
  let value = 25;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    value = value + 10;
  }
  if ((kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    value = value + 15;
  }
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function promotion_chance(group, leader) {
  let value = 20;
  if (first_among(group, leader) && $any($members(group.artifacts), (a) => ARTIFACT_PROMOTES_BEARER[a])) {
    value = value + 10;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 2149588992) !== 0) {
    if ((group_kingdom_traits & 8192 /* TRAIT_HEROIC */) !== 0 && below_marshal(leader)) {
      value = value + 10;
    }
    if ((group_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
      value = value + 10;
    }
    if ((group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
      value = value + 15;
    }
  }
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function below_marshal(leader) {
  return leader_bonuses_bonus(leader.rank) < 15;
}

function may_rise(leader) {
  if (leader.undead) {
    return false;
  }
  return leader_bonuses_promoted(leader.rank) !== null;
}

function seasoned(experience) {
  if (experience === 0 /* EXPERIENCE_GREEN */) {
    return 1 /* EXPERIENCE_REGULAR */;
  }
  if (experience === 1 /* EXPERIENCE_REGULAR */) {
    return 2 /* EXPERIENCE_VETERAN */;
  }
  return 3 /* EXPERIENCE_ELITE */;
}

function may_learn(kingdom, brigade) {
  let brigade_experience = brigade.experience;
  if (brigade_experience === 3 /* EXPERIENCE_ELITE */) {
    return false;
  }
  return !((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) || !BRIGADE_TYPE_UNDEAD[brigade.breed] || seasoned(brigade_experience) !== 3 /* EXPERIENCE_ELITE */;
}

function drill_chance(kingdom) {
  let value = 10;
  if ((kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    value = value + 10;
  }
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function zombies_made(winner, loser) {
  let value = 0;
  let winner_group = winner.group;
  let winner_group_brigades = winner_group.brigades;
  if ($count(winner_group_brigades, (b) => b.breed === 102 /* BRIGADE_TYPE_ZOMBIES */) >= 2) {
    value = $add(value, $floorDiv(loser.brigades_lost, 2));
  }
  let limit = $larger(0, $sub(20, $count(winner_group_brigades, (b) => b.breed === 102 /* BRIGADE_TYPE_ZOMBIES */)));
  if (value > limit) {
    value = limit;
  }
  return value;
}

function lycans_made(side, enemy) {
  let value = 0;
  let side_group = side.group;
  if ($has(side_group.kingdom.privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */) && $any(side_group.brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */)) {
    value = $add(value, $floorDiv(enemy.brigades_lost, 2));
  }
  return value;
}

export { mended, foremost, first_among, mightiest, out_of_reach, fall_chance, left_alone, emergence_chance, promotion_chance, below_marshal, may_rise, seasoned, may_learn, drill_chance, zombies_made, lycans_made };
