/** The rules of objectives with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $members, $present } from "./runtime/numbers.js";
import { $all, $any, $count, $pick } from "./runtime/lists.js";
import { AWARD_BARRED_KINGDOMS, AWARD_OWNERS, OBJECTIVE_AGENTS, OBJECTIVE_AGENT_LEVEL, OBJECTIVE_ARTIFACTS_HELD, OBJECTIVE_BEYOND_DEFENSE, OBJECTIVE_BEYOND_GOLD, OBJECTIVE_CITIES, OBJECTIVE_COUNCIL, OBJECTIVE_DEMONS_COUNT, OBJECTIVE_FIGURES, OBJECTIVE_FLEETS, OBJECTIVE_INFLUENCE, OBJECTIVE_POWER, OBJECTIVE_PRISONERS, OBJECTIVE_RANK, OBJECTIVE_REACTION, OBJECTIVE_RECOVERED, OBJECTIVE_REGIONS, OBJECTIVE_SEAS, OBJECTIVE_SHARE, OBJECTIVE_WIZARDS } from "./tables.js";
import { goals_worth } from "./rules_clerks.js";
import { good_enough, unreachable } from "./rules_objectives.js";
import { in_irons } from "./rules_politics.js";
import { hold, mood, reach } from "./rules_realm.js";
import { holds_artifact } from "./rules_victory.js";

const $why_objectives_1 = new Set([19 /* RANK_MARSHAL */, 18 /* RANK_GRAND_MARSHAL */, 17 /* RANK_LORD_COMMANDER */, 16 /* RANK_WARLORD */]);
const $why_objectives_2 = new Set([0 /* OBJECTIVE_GOAL_T1 */, 9 /* OBJECTIVE_GOAL_P5 */]);

function why_unreachable(goal, world) {
  const notes = [];
  if (OBJECTIVE_RECOVERED[goal] !== null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(world.variants, 0) && goal === 18 /* OBJECTIVE_GOAL_D4 */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_unreachable(entry, goal, world) {
  switch (entry) {
    case 0:
      if (!(OBJECTIVE_RECOVERED[goal] !== null)) return 0;
      break;
    case 1:
      if (!($has(world.variants, 0))) return 0;
      if (!(goal === 18 /* OBJECTIVE_GOAL_D4 */)) return 1;
      break;
  }
  return -1;
}

function why_good_enough(figure, goal) {
  const notes = [];
  if (in_irons(figure)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let figure_rank = figure.rank;
  if ((figure_rank === 4 /* RANK_DEMON_PRINCE */ || figure_rank === 3 /* RANK_CONSUL */) && OBJECTIVE_DEMONS_COUNT[goal] !== null && !OBJECTIVE_DEMONS_COUNT[goal]) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_RANK[goal] !== null && figure_rank === OBJECTIVE_RANK[goal]) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (OBJECTIVE_RANK[goal] === 6 /* RANK_DUKE */ && (figure_rank === 5 /* RANK_PRINCE */ || figure_rank === 4 /* RANK_DEMON_PRINCE */ || figure_rank === 3 /* RANK_CONSUL */)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  if ((OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */ || OBJECTIVE_RANK[goal] === 19 /* RANK_MARSHAL */) && $why_objectives_1.has(figure_rank)) {
    notes.push([4, 0]);
    return [true, notes];
  }
  if (OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */ && (figure_rank === 21 /* RANK_MAJOR_GENERAL */ || figure_rank === 20 /* RANK_COMMANDER */)) {
    notes.push([5, 0]);
    return [true, notes];
  }
  notes.push([6, 0]);
  return [false, notes];
}

function guards_good_enough(entry, figure, goal) {
  switch (entry) {
    case 0:
      if (!(in_irons(figure))) return 0;
      break;
    case 1:
      if (!(figure.rank === 4 /* RANK_DEMON_PRINCE */ || figure.rank === 3 /* RANK_CONSUL */)) return 0;
      if (!(OBJECTIVE_DEMONS_COUNT[goal] !== null)) return 1;
      if (!(!OBJECTIVE_DEMONS_COUNT[goal])) return 2;
      break;
    case 2:
      if (!(OBJECTIVE_RANK[goal] !== null)) return 0;
      if (!(figure.rank === OBJECTIVE_RANK[goal])) return 1;
      break;
    case 3:
      if (!(OBJECTIVE_RANK[goal] === 6 /* RANK_DUKE */)) return 0;
      if (!(figure.rank === 5 /* RANK_PRINCE */ || figure.rank === 4 /* RANK_DEMON_PRINCE */ || figure.rank === 3 /* RANK_CONSUL */)) return 1;
      break;
    case 4:
      if (!(OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */ || OBJECTIVE_RANK[goal] === 19 /* RANK_MARSHAL */)) return 0;
      if (!($why_objectives_1.has(figure.rank))) return 1;
      break;
    case 5:
      if (!(OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */)) return 0;
      if (!(figure.rank === 21 /* RANK_MAJOR_GENERAL */ || figure.rank === 20 /* RANK_COMMANDER */)) return 1;
      break;
  }
  return -1;
}

function why_reached(kingdom, goal, world) {
  const notes = [];
  if (unreachable(goal, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_REGIONS[goal] !== null) {
    if (!$all($members(OBJECTIVE_SHARE[goal]), (s) => $add($count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) >= s), $count($members(OBJECTIVE_SHARE[goal]), (other) => other < s)) >= $present(OBJECTIVE_REGIONS[goal], ""))) {
      notes.push([1, 0]);
      return [false, notes];
    }
    if (OBJECTIVE_CITIES[goal] !== null && $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => $any(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */ && p.region === r)) < $present(OBJECTIVE_REGIONS[goal], "")) {
      notes.push([2, 0]);
      return [false, notes];
    }
  }
  if (OBJECTIVE_CITIES[goal] !== null && $count(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */) < $present(OBJECTIVE_CITIES[goal], "")) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_REGIONS[goal] !== null && OBJECTIVE_REACTION[goal] !== null && $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => mood(kingdom, r) >= $present(OBJECTIVE_REACTION[goal], "")) < $present(OBJECTIVE_REGIONS[goal], "")) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_INFLUENCE[goal] !== null && reach(kingdom) < $present(OBJECTIVE_INFLUENCE[goal], "")) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_COUNCIL[goal] !== null && OBJECTIVE_COUNCIL[goal] && !kingdom.councillor) {
    notes.push([6, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_FIGURES[goal] !== null && $count(world.figures, (f) => f.kingdom === kingdom && good_enough(f, goal)) < $present(OBJECTIVE_FIGURES[goal], "")) {
    notes.push([7, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_ARTIFACTS_HELD[goal] !== null && $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => holds_artifact(kingdom, a, world)) < $present(OBJECTIVE_ARTIFACTS_HELD[goal], "")) {
    notes.push([8, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_PRISONERS[goal] !== null && $count(world.figures, (f) => f.captor === kingdom) < $present(OBJECTIVE_PRISONERS[goal], "")) {
    notes.push([9, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_AGENTS[goal] !== null && OBJECTIVE_AGENT_LEVEL[goal] !== null && $count(world.agents, (a) => a.kingdom === kingdom && (a.sort === 0 /* SORT_AGENT */ || a.sort === 1 /* SORT_FANATIC */) && a.level >= $present(OBJECTIVE_AGENT_LEVEL[goal], "") && !in_irons(a)) < $present(OBJECTIVE_AGENTS[goal], "")) {
    notes.push([10, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_WIZARDS[goal] !== null && OBJECTIVE_POWER[goal] !== null && $count(world.wizards, (w) => w.kingdom === kingdom && w.level >= $present(OBJECTIVE_POWER[goal], "") && !in_irons(w)) < $present(OBJECTIVE_WIZARDS[goal], "")) {
    notes.push([11, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_FLEETS[goal] !== null && OBJECTIVE_SEAS[goal] !== null && $count(world.navies, (n) => n.kingdom === kingdom && n.fleets >= $present(OBJECTIVE_FLEETS[goal], "")) < $present(OBJECTIVE_SEAS[goal], "")) {
    notes.push([12, 0]);
    return [false, notes];
  }
  if (OBJECTIVE_BEYOND_DEFENSE[goal] !== null && OBJECTIVE_BEYOND_GOLD[goal] !== null && !$any(world.places, (p) => p.kingdom === kingdom && (p.defense > $present(OBJECTIVE_BEYOND_DEFENSE[goal], "") || p.gold_output > $present(OBJECTIVE_BEYOND_GOLD[goal], "")))) {
    notes.push([13, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_reached(entry, kingdom, goal, world) {
  switch (entry) {
    case 0:
      if (!(unreachable(goal, world))) return 0;
      break;
    case 1:
      if (!(OBJECTIVE_REGIONS[goal] === null || $all($members(OBJECTIVE_SHARE[goal]), (s) => $add($count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) >= s), $count($members(OBJECTIVE_SHARE[goal]), (other) => other < s)) >= $present(OBJECTIVE_REGIONS[goal], "")))) return 0;
      break;
    case 2:
      if (!(OBJECTIVE_REGIONS[goal] === null || OBJECTIVE_CITIES[goal] === null || $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => $any(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */ && p.region === r)) >= $present(OBJECTIVE_REGIONS[goal], ""))) return 0;
      break;
    case 3:
      if (!(OBJECTIVE_CITIES[goal] === null || $count(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */) >= $present(OBJECTIVE_CITIES[goal], ""))) return 0;
      break;
    case 4:
      if (!(OBJECTIVE_REGIONS[goal] === null || OBJECTIVE_REACTION[goal] === null || $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => mood(kingdom, r) >= $present(OBJECTIVE_REACTION[goal], "")) >= $present(OBJECTIVE_REGIONS[goal], ""))) return 0;
      break;
    case 5:
      if (!(OBJECTIVE_INFLUENCE[goal] === null || reach(kingdom) >= $present(OBJECTIVE_INFLUENCE[goal], ""))) return 0;
      break;
    case 6:
      if (!(OBJECTIVE_COUNCIL[goal] === null || !OBJECTIVE_COUNCIL[goal] || kingdom.councillor)) return 0;
      break;
    case 7:
      if (!(OBJECTIVE_FIGURES[goal] === null || $count(world.figures, (f) => f.kingdom === kingdom && good_enough(f, goal)) >= $present(OBJECTIVE_FIGURES[goal], ""))) return 0;
      break;
    case 8:
      if (!(OBJECTIVE_ARTIFACTS_HELD[goal] === null || $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => holds_artifact(kingdom, a, world)) >= $present(OBJECTIVE_ARTIFACTS_HELD[goal], ""))) return 0;
      break;
    case 9:
      if (!(OBJECTIVE_PRISONERS[goal] === null || $count(world.figures, (f) => f.captor === kingdom) >= $present(OBJECTIVE_PRISONERS[goal], ""))) return 0;
      break;
    case 10:
      if (!(OBJECTIVE_AGENTS[goal] === null || OBJECTIVE_AGENT_LEVEL[goal] === null || $count(world.agents, (a) => a.kingdom === kingdom && (a.sort === 0 /* SORT_AGENT */ || a.sort === 1 /* SORT_FANATIC */) && a.level >= $present(OBJECTIVE_AGENT_LEVEL[goal], "") && !in_irons(a)) >= $present(OBJECTIVE_AGENTS[goal], ""))) return 0;
      break;
    case 11:
      if (!(OBJECTIVE_WIZARDS[goal] === null || OBJECTIVE_POWER[goal] === null || $count(world.wizards, (w) => w.kingdom === kingdom && w.level >= $present(OBJECTIVE_POWER[goal], "") && !in_irons(w)) >= $present(OBJECTIVE_WIZARDS[goal], ""))) return 0;
      break;
    case 12:
      if (!(OBJECTIVE_FLEETS[goal] === null || OBJECTIVE_SEAS[goal] === null || $count(world.navies, (n) => n.kingdom === kingdom && n.fleets >= $present(OBJECTIVE_FLEETS[goal], "")) >= $present(OBJECTIVE_SEAS[goal], ""))) return 0;
      break;
    case 13:
      if (!(OBJECTIVE_BEYOND_DEFENSE[goal] === null || OBJECTIVE_BEYOND_GOLD[goal] === null || $any(world.places, (p) => p.kingdom === kingdom && (p.defense > $present(OBJECTIVE_BEYOND_DEFENSE[goal], "") || p.gold_output > $present(OBJECTIVE_BEYOND_GOLD[goal], ""))))) return 0;
      break;
  }
  return -1;
}

function why_goals_of(kingdom) {
  const notes = [];
  let kingdom_goals = kingdom.goals;
  if ($count(kingdom_goals, null) > 0) {
    notes.push([0, 0]);
    return [kingdom_goals, notes];
  }
  notes.push([1, 0]);
  return [$pick([0 /* OBJECTIVE_GOAL_T1 */, 1 /* OBJECTIVE_GOAL_T2 */, 2 /* OBJECTIVE_GOAL_T3 */, 3 /* OBJECTIVE_GOAL_T4 */, 4 /* OBJECTIVE_GOAL_T5 */, 5 /* OBJECTIVE_GOAL_P1 */, 6 /* OBJECTIVE_GOAL_P2 */, 7 /* OBJECTIVE_GOAL_P3 */, 8 /* OBJECTIVE_GOAL_P4 */, 9 /* OBJECTIVE_GOAL_P5 */, 10 /* OBJECTIVE_GOAL_A1 */, 11 /* OBJECTIVE_GOAL_A2 */, 12 /* OBJECTIVE_GOAL_A3 */, 13 /* OBJECTIVE_GOAL_A4 */, 14 /* OBJECTIVE_GOAL_A5 */, 15 /* OBJECTIVE_GOAL_D1 */, 16 /* OBJECTIVE_GOAL_D2 */, 17 /* OBJECTIVE_GOAL_D3 */, 18 /* OBJECTIVE_GOAL_D4 */, 19 /* OBJECTIVE_GOAL_D5 */, 20 /* OBJECTIVE_GOAL_D6 */, 21 /* OBJECTIVE_GOAL_D7 */, 22 /* OBJECTIVE_GOAL_D8 */], (g) => $why_objectives_2.has(g), null), notes];
}

function guards_goals_of(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!($count(kingdom.goals, null) > 0)) return 0;
      break;
  }
  return -1;
}

function why_award_open(award, kingdom) {
  const notes = [];
  if ($any($members(AWARD_BARRED_KINGDOMS[award]), (k) => kingdom.began_as === k)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($count($members(AWARD_OWNERS[award]), null) === 0) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if ($any($members(AWARD_OWNERS[award]), (k) => kingdom.began_as === k)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_award_open(entry, award, kingdom) {
  switch (entry) {
    case 0:
      if (!($any($members(AWARD_BARRED_KINGDOMS[award]), (k) => kingdom.began_as === k))) return 0;
      break;
    case 1:
      if (!($count($members(AWARD_OWNERS[award]), null) === 0)) return 0;
      break;
    case 2:
      if (!($any($members(AWARD_OWNERS[award]), (k) => kingdom.began_as === k))) return 0;
      break;
  }
  return -1;
}

function why_triumph_bonus(goals) {
  const notes = [];
  if (goals_worth(goals) >= 5) {
    notes.push([0, 0]);
    return [74 /* PRIVILEGE_EARLY_GREAT_TRIUMPH */, notes];
  }
  notes.push([1, 0]);
  return [73 /* PRIVILEGE_EARLY_TRIUMPH */, notes];
}

function guards_triumph_bonus(entry, goals) {
  switch (entry) {
    case 0:
      if (!(goals_worth(goals) >= 5)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_objectives = {
  unreachable: [{ verb: "yes", text: "no encounters yet", den: 1 }, { verb: "yes", text: "no ship sails", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 827", source: "ice age" }, { verb: "otherwise", text: "", den: 1 }],
  good_enough: [{ verb: "no", text: "a prisoner", den: 1 }, { verb: "no", text: "neither demons nor Consuls", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "yes", text: "more than a Duke", den: 1 }, { verb: "yes", text: "a greater leader", den: 1 }, { verb: "yes", text: "more than a General", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  reached: [{ verb: "no", text: "", den: 1 }, { verb: "holds", text: "what it holds of the regions", den: 1 }, { verb: "holds", text: "regions with a city of its own", den: 1 }, { verb: "holds", text: "cities", den: 1 }, { verb: "holds", text: "what the regions think", den: 1 }, { verb: "holds", text: "influence", den: 1 }, { verb: "holds", text: "a seat on the High Council", den: 1 }, { verb: "holds", text: "figures of rank", den: 1 }, { verb: "holds", text: "artifacts", den: 1 }, { verb: "holds", text: "prisoners", den: 1 }, { verb: "holds", text: "agents and fanatics", den: 1 }, { verb: "holds", text: "wizards", den: 1 }, { verb: "holds", text: "fleets in several seas", den: 1 }, { verb: "holds", text: "a rich or a strong population center", den: 1 }],
  goals_of: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "what is set for whoever sets nothing", den: 1 }],
  award_open: [{ verb: "no", text: "not for its people", den: 1 }, { verb: "yes", text: "open to all", den: 1 }, { verb: "yes", text: "for its people", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  triumph_bonus: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_unreachable, guards_unreachable, why_good_enough, guards_good_enough, why_reached, guards_reached, why_goals_of, guards_goals_of, why_award_open, guards_award_open, why_triumph_bonus, guards_triumph_bonus, $labels_rules_objectives };
