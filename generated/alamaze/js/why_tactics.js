/** The rules of tactics with the notes that explain them, and what has to hold for each entry. */
import { $has, $low } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { commanded, in_earnest, may_fight_to_the_last, may_flank, may_stomp, may_strike_by_night, rides_around, stance, valid_tactic, veteran_core } from "./rules_tactics.js";

const $why_tactics_1 = new Set([19 /* RANK_MARSHAL */, 18 /* RANK_GRAND_MARSHAL */, 17 /* RANK_LORD_COMMANDER */, 16 /* RANK_WARLORD */]);
const $why_tactics_2 = new Set([4 /* TACTIC_FLANKING */, 5 /* TACTIC_NIGHT */, 6 /* TACTIC_BARRAGE */, 7 /* TACTIC_STOMP */, 11 /* TACTIC_FIGHT_TO_THE_LAST */]);

function why_valid_tactic(side, enemy) {
  const notes = [];
  let side_ordered = side.ordered;
  if (side_ordered === 4 /* TACTIC_FLANKING */ && !may_flank(side, enemy)) {
    notes.push([0, 0]);
    return [2 /* TACTIC_STANDARD_PLAN */, notes];
  }
  if (side_ordered === 5 /* TACTIC_NIGHT */ && !may_strike_by_night(side, enemy)) {
    notes.push([1, 0]);
    return [2 /* TACTIC_STANDARD_PLAN */, notes];
  }
  if (side_ordered === 6 /* TACTIC_BARRAGE */) {
    notes.push([2, 0]);
    return [2 /* TACTIC_STANDARD_PLAN */, notes];
  }
  if (side_ordered === 7 /* TACTIC_STOMP */ && !may_stomp(side)) {
    notes.push([3, 0]);
    return [3 /* TACTIC_DETERMINED */, notes];
  }
  if (side_ordered === 11 /* TACTIC_FIGHT_TO_THE_LAST */ && !may_fight_to_the_last(side)) {
    notes.push([4, 0]);
    return [9 /* TACTIC_STAND_AND_DEFEND */, notes];
  }
  notes.push([5, 0]);
  return [side_ordered, notes];
}

function guards_valid_tactic(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(side.ordered === 4 /* TACTIC_FLANKING */)) return 0;
      if (!(!may_flank(side, enemy))) return 1;
      break;
    case 1:
      if (!(side.ordered === 5 /* TACTIC_NIGHT */)) return 0;
      if (!(!may_strike_by_night(side, enemy))) return 1;
      break;
    case 2:
      if (!(side.ordered === 6 /* TACTIC_BARRAGE */)) return 0;
      break;
    case 3:
      if (!(side.ordered === 7 /* TACTIC_STOMP */)) return 0;
      if (!(!may_stomp(side))) return 1;
      break;
    case 4:
      if (!(side.ordered === 11 /* TACTIC_FIGHT_TO_THE_LAST */)) return 0;
      if (!(!may_fight_to_the_last(side))) return 1;
      break;
  }
  return -1;
}

function why_stance(side, enemy) {
  const notes = [];
  if (valid_tactic(side, enemy) === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */ && valid_tactic(enemy, side) === 4 /* TACTIC_FLANKING */) {
    notes.push([0, 0]);
    return [9 /* TACTIC_STAND_AND_DEFEND */, notes];
  }
  if (side.entrenched) {
    notes.push([1, 0]);
    return [9 /* TACTIC_STAND_AND_DEFEND */, notes];
  }
  notes.push([2, 0]);
  return [valid_tactic(side, enemy), notes];
}

function guards_stance(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(valid_tactic(side, enemy) === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */)) return 0;
      if (!(valid_tactic(enemy, side) === 4 /* TACTIC_FLANKING */)) return 1;
      break;
    case 1:
      if (!(side.entrenched)) return 0;
      break;
  }
  return -1;
}

function why_lured(side, enemy) {
  const notes = [];
  if (stance(side, enemy) !== 3 /* TACTIC_DETERMINED */ || enemy.ordered !== 8 /* TACTIC_ORGANIZED_WITHDRAWAL */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_lured(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(stance(side, enemy) === 3 /* TACTIC_DETERMINED */)) return 0;
      if (!(enemy.ordered === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */)) return 1;
      break;
  }
  return -1;
}

function why_in_earnest(side) {
  const notes = [];
  if (!side.attacking || side.ordered === 0 /* TACTIC_NO_ORDERS */ || side.ordered === 1 /* TACTIC_PROBING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_earnest(entry, side) {
  switch (entry) {
    case 0:
      if (!(side.attacking)) return 0;
      if (!(side.ordered !== 0 /* TACTIC_NO_ORDERS */ && side.ordered !== 1 /* TACTIC_PROBING */)) return 1;
      break;
  }
  return -1;
}

function why_commanded(group) {
  const notes = [];
  if (!$any(group.leaders, (l_) => $why_tactics_1.has(l_.rank) && !l_.stunned)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_commanded(entry, group) {
  switch (entry) {
    case 0:
      if (!($any(group.leaders, (l_) => $why_tactics_1.has(l_.rank) && !l_.stunned))) return 0;
      break;
  }
  return -1;
}

function why_veteran_core(group) {
  const notes = [];
  if ($count(group.brigades, (b) => BRIGADE_TYPE_ORIGIN[b.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && b.experience >= 2 /* EXPERIENCE_VETERAN */) < 2) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_veteran_core(entry, group) {
  switch (entry) {
    case 0:
      if (!($count(group.brigades, (b) => BRIGADE_TYPE_ORIGIN[b.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && b.experience >= 2 /* EXPERIENCE_VETERAN */) >= 2)) return 0;
      break;
  }
  return -1;
}

function why_rides_around(group) {
  const notes = [];
  let group_kingdom = group.kingdom;
  if (!((group_kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) && (!(($low(group.types) & 2 /* BRIGADE_TYPE_CENTAURS */) !== 0) || $count(group.brigades, (b) => b.breed === 1 /* BRIGADE_TYPE_CENTAURS */) < 2) && (!(($low(group.types) & 512 /* BRIGADE_TYPE_ROHIRRIM */) !== 0) || $count(group.brigades, (b) => b.breed === 9 /* BRIGADE_TYPE_ROHIRRIM */) < 2) && (!(($low(group.types) & 8192 /* BRIGADE_TYPE_WARG_RIDERS */) !== 0) || $count(group.brigades, (b) => b.breed === 13 /* BRIGADE_TYPE_WARG_RIDERS */) < 3) && group_kingdom.began_as !== 4 /* KINGDOM_BLACK_DRAGON */ && group_kingdom.began_as !== 26 /* KINGDOM_RED_DRAGON */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rides_around(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_knows_plan(group, plan) {
  const notes = [];
  if (!$why_tactics_2.has(plan)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(group.kingdom.arts, plan)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (plan === 4 /* TACTIC_FLANKING */ && rides_around(group)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_knows_plan(entry, group, plan) {
  switch (entry) {
    case 0:
      if (!(!$why_tactics_2.has(plan))) return 0;
      break;
    case 1:
      if (!($has(group.kingdom.arts, plan))) return 0;
      break;
    case 2:
      if (!(plan === 4 /* TACTIC_FLANKING */)) return 0;
      if (!(rides_around(group))) return 1;
      break;
  }
  return -1;
}

function why_may_flank(side, enemy) {
  const notes = [];
  let side_group = side.group;
  if (!rides_around(side_group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let side_group_terrain = side_group.terrain;
  if (side_group_terrain !== 4 /* TERRAIN_PLAINS */ && side_group_terrain !== 2 /* TERRAIN_DESERT */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!commanded(side_group)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  let enemy_group = enemy.group;
  if (flying(enemy_group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if ((enemy_group.kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if ($any(enemy_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */ && !l_.stunned)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_flank(entry, side, enemy) {
  switch (entry) {
  }
  return -1;
}

function why_may_strike_by_night(side, enemy) {
  const notes = [];
  let side_group = side.group;
  if (!((side_group.kingdom.arts & 32 /* TACTIC_NIGHT */) !== 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!commanded(side_group)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!veteran_core(side_group)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (side.season === 1 /* SEASON_SUMMER */) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (in_earnest(enemy)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_strike_by_night(entry, side, enemy) {
  switch (entry) {
  }
  return -1;
}

function why_may_fight_to_the_last(side) {
  const notes = [];
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  if (!((side_group_kingdom.arts & 2048 /* TACTIC_FIGHT_TO_THE_LAST */) !== 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!((side_group_kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!$all(side_group.brigades, (b) => b.experience > 0 /* EXPERIENCE_GREEN */)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!veteran_core(side_group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (!commanded(side_group)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_fight_to_the_last(entry, side) {
  switch (entry) {
  }
  return -1;
}

function why_may_stomp(side) {
  const notes = [];
  let side_group = side.group;
  if (!((side_group.kingdom.arts & 128 /* TACTIC_STOMP */) !== 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(side_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_stomp(entry, side) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_tactics = {
  valid_tactic: [{ verb: "case", text: "no way around", den: 1 }, { verb: "case", text: "no cover of night", den: 1 }, { verb: "case", text: "nothing to batter", den: 1, cites: "ruling \"What a barrage is worth against a group\"" }, { verb: "case", text: "no Warlord to lead it", den: 1, cites: "ruling \"What becomes of a stomp that nobody may lead\"" }, { verb: "case", text: "not made for it", den: 1, cites: "ruling \"What becomes of a last stand that is not allowed\"" }, { verb: "otherwise", text: "", den: 1 }],
  stance: [{ verb: "case", text: "cut off", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Amazons\", line 2714" }, { verb: "case", text: "entrenched", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#121 \u2013 Entrenchment\", line 4229" }, { verb: "otherwise", text: "", den: 1 }],
  lured: [{ verb: "holds", text: "a determined attack on a withdrawal", den: 1 }],
  in_earnest: [{ verb: "holds", text: "more than a probe", den: 1 }],
  commanded: [{ verb: "holds", text: "a Marshal or better", den: 1 }],
  veteran_core: [{ verb: "holds", text: "veterans of the kingdom's own", den: 1 }],
  rides_around: [{ verb: "needs", text: "Only riders get around an army.", den: 1 }],
  knows_plan: [{ verb: "yes", text: "everybody's plan", den: 1 }, { verb: "yes", text: "an art of its people", den: 1 }, { verb: "yes", text: "riders", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  may_flank: [{ verb: "needs", text: "Only riders get around an army.", den: 1 }, { verb: "needs", text: "There is no room to ride around.", den: 1 }, { verb: "needs", text: "Nobody of a Marshal's skill leads it.", den: 1 }, { verb: "needs", text: "What flies has no flank.", den: 1 }, { verb: "needs", text: "Riders are not outridden.", den: 1 }, { verb: "needs", text: "A Warlord sees it coming.", den: 1 }],
  may_strike_by_night: [{ verb: "needs", text: "Nobody in that army fights in the dark.", den: 1 }, { verb: "needs", text: "Nobody of a Marshal's skill leads it.", den: 1 }, { verb: "needs", text: "There are too few veterans of the kingdom's own.", den: 1 }, { verb: "needs", text: "Summer nights are too short.", den: 1 }, { verb: "needs", text: "The enemy is up and on the march.", den: 1 }],
  may_fight_to_the_last: [{ verb: "needs", text: "Nobody in that army dies so willingly.", den: 1 }, { verb: "needs", text: "It takes a stalwart people.", den: 1 }, { verb: "needs", text: "Green brigades run.", den: 1 }, { verb: "needs", text: "There are too few veterans of the kingdom's own.", den: 1 }, { verb: "needs", text: "Nobody of a Marshal's skill leads it.", den: 1 }],
  may_stomp: [{ verb: "needs", text: "Only Giants are heavy enough.", den: 1 }, { verb: "needs", text: "Giants stomp for nobody less than a Warlord.", den: 1 }],
};

export { why_valid_tactic, guards_valid_tactic, why_stance, guards_stance, why_lured, guards_lured, why_in_earnest, guards_in_earnest, why_commanded, guards_commanded, why_veteran_core, guards_veteran_core, why_rides_around, guards_rides_around, why_knows_plan, guards_knows_plan, why_may_flank, guards_may_flank, why_may_strike_by_night, guards_may_strike_by_night, why_may_fight_to_the_last, guards_may_fight_to_the_last, why_may_stomp, guards_may_stomp, $labels_rules_tactics };
