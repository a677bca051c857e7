/** The rules of tactics. */
import { $has, $low } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN } from "./tables.js";
import { flying } from "./rules_brigades.js";

const $rules_tactics_1 = new Set([19 /* RANK_MARSHAL */, 18 /* RANK_GRAND_MARSHAL */, 17 /* RANK_LORD_COMMANDER */, 16 /* RANK_WARLORD */]);
const $rules_tactics_2 = new Set([4 /* TACTIC_FLANKING */, 5 /* TACTIC_NIGHT */, 6 /* TACTIC_BARRAGE */, 7 /* TACTIC_STOMP */, 11 /* TACTIC_FIGHT_TO_THE_LAST */]);

function valid_tactic(side, enemy) {
  let side_ordered = side.ordered;
  if (side_ordered === 4 /* TACTIC_FLANKING */ && !may_flank(side, enemy)) {
    return 2 /* TACTIC_STANDARD_PLAN */;
  }
  if (side_ordered === 5 /* TACTIC_NIGHT */ && !may_strike_by_night(side, enemy)) {
    return 2 /* TACTIC_STANDARD_PLAN */;
  }
  if (side_ordered === 6 /* TACTIC_BARRAGE */) {
    return 2 /* TACTIC_STANDARD_PLAN */;
  }
  if (side_ordered === 7 /* TACTIC_STOMP */ && !may_stomp(side)) {
    return 3 /* TACTIC_DETERMINED */;
  }
  if (side_ordered === 11 /* TACTIC_FIGHT_TO_THE_LAST */ && !may_fight_to_the_last(side)) {
    return 9 /* TACTIC_STAND_AND_DEFEND */;
  }
  return side_ordered;
}

function stance(side, enemy) {
  let tactic = valid_tactic(side, enemy);
  if (tactic === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */ && valid_tactic(enemy, side) === 4 /* TACTIC_FLANKING */) {
    return 9 /* TACTIC_STAND_AND_DEFEND */;
  }
  if (side.entrenched) {
    return 9 /* TACTIC_STAND_AND_DEFEND */;
  }
  return tactic;
}

function lured(side, enemy) {
  return enemy.ordered === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */ && stance(side, enemy) === 3 /* TACTIC_DETERMINED */;
}

function in_earnest(side) {
  return side.attacking && side.ordered !== 0 /* TACTIC_NO_ORDERS */ && side.ordered !== 1 /* TACTIC_PROBING */;
}

function commanded(group) {
  return $any(group.leaders, (l_) => $rules_tactics_1.has(l_.rank) && !l_.stunned);
}

function veteran_core(group) {
  return $count(group.brigades, (b) => BRIGADE_TYPE_ORIGIN[b.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && b.experience >= 2 /* EXPERIENCE_VETERAN */) >= 2;
}

function rides_around(group) {
  let group_kingdom = group.kingdom;
  return (group_kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0 || ($low(group.types) & 2 /* BRIGADE_TYPE_CENTAURS */) !== 0 && $count(group.brigades, (b) => b.breed === 1 /* BRIGADE_TYPE_CENTAURS */) >= 2 || ($low(group.types) & 512 /* BRIGADE_TYPE_ROHIRRIM */) !== 0 && $count(group.brigades, (b) => b.breed === 9 /* BRIGADE_TYPE_ROHIRRIM */) >= 2 || ($low(group.types) & 8192 /* BRIGADE_TYPE_WARG_RIDERS */) !== 0 && $count(group.brigades, (b) => b.breed === 13 /* BRIGADE_TYPE_WARG_RIDERS */) >= 3 || group_kingdom.began_as === 4 /* KINGDOM_BLACK_DRAGON */ || group_kingdom.began_as === 26 /* KINGDOM_RED_DRAGON */;
}

function knows_plan(group, plan) {
  if (!$rules_tactics_2.has(plan)) {
    return true;
  }
  if ($has(group.kingdom.arts, plan)) {
    return true;
  }
  return plan === 4 /* TACTIC_FLANKING */ && rides_around(group);
}

function may_flank(side, enemy) {
  let side_group = side.group;
  if (!rides_around(side_group)) {
    return false;
  }
  let side_group_terrain = side_group.terrain;
  if (side_group_terrain !== 4 /* TERRAIN_PLAINS */ && side_group_terrain !== 2 /* TERRAIN_DESERT */) {
    return false;
  }
  if (!commanded(side_group)) {
    return false;
  }
  let enemy_group = enemy.group;
  if (flying(enemy_group)) {
    return false;
  }
  if ((enemy_group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    return false;
  }
  return !$any(enemy_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */ && !l_.stunned);
}

function may_strike_by_night(side, enemy) {
  let side_group = side.group;
  if (!((side_group.kingdom.arts & 32 /* TACTIC_NIGHT */) !== 0)) {
    return false;
  }
  if (!commanded(side_group)) {
    return false;
  }
  if (!veteran_core(side_group)) {
    return false;
  }
  if (side.season === 1 /* SEASON_SUMMER */) {
    return false;
  }
  return !in_earnest(enemy);
}

function may_fight_to_the_last(side) {
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  if (!((side_group_kingdom.arts & 2048 /* TACTIC_FIGHT_TO_THE_LAST */) !== 0)) {
    return false;
  }
  if (!((side_group_kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) {
    return false;
  }
  if (!$all(side_group.brigades, (b) => b.experience > 0 /* EXPERIENCE_GREEN */)) {
    return false;
  }
  if (!veteran_core(side_group)) {
    return false;
  }
  return commanded(side_group);
}

function may_stomp(side) {
  let side_group = side.group;
  if (!((side_group.kingdom.arts & 128 /* TACTIC_STOMP */) !== 0)) {
    return false;
  }
  return $any(side_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */);
}

export { valid_tactic, stance, lured, in_earnest, commanded, veteran_core, rides_around, knows_plan, may_flank, may_strike_by_night, may_fight_to_the_last, may_stomp };
