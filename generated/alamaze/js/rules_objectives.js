/** The rules of objectives. */
import { $add, $has, $members, $present } from "./runtime/numbers.js";
import { $all, $any, $count, $pick } from "./runtime/lists.js";
import { AWARD_BARRED_KINGDOMS, AWARD_OWNERS, OBJECTIVE_AGENTS, OBJECTIVE_AGENT_LEVEL, OBJECTIVE_ARTIFACTS_HELD, OBJECTIVE_BEYOND_DEFENSE, OBJECTIVE_BEYOND_GOLD, OBJECTIVE_CITIES, OBJECTIVE_COUNCIL, OBJECTIVE_DEMONS_COUNT, OBJECTIVE_FIGURES, OBJECTIVE_FLEETS, OBJECTIVE_INFLUENCE, OBJECTIVE_POWER, OBJECTIVE_PRISONERS, OBJECTIVE_RANK, OBJECTIVE_REACTION, OBJECTIVE_RECOVERED, OBJECTIVE_REGIONS, OBJECTIVE_SEAS, OBJECTIVE_SHARE, OBJECTIVE_WIZARDS } from "./tables.js";
import { goals_worth } from "./rules_clerks.js";
import { in_irons } from "./rules_politics.js";
import { hold, mood, reach } from "./rules_realm.js";
import { holds_artifact } from "./rules_victory.js";

const $rules_objectives_1 = new Set([19 /* RANK_MARSHAL */, 18 /* RANK_GRAND_MARSHAL */, 17 /* RANK_LORD_COMMANDER */, 16 /* RANK_WARLORD */]);
const $rules_objectives_2 = new Set([0 /* OBJECTIVE_GOAL_T1 */, 9 /* OBJECTIVE_GOAL_P5 */]);

function unreachable(goal, world) {
  if (OBJECTIVE_RECOVERED[goal] !== null) {
    return true;
  }
  return goal === 18 /* OBJECTIVE_GOAL_D4 */ && $has(world.variants, 0);
}

function good_enough(figure, goal) {
  if (in_irons(figure)) {
    return false;
  }
  let figure_rank = figure.rank;
  if ((figure_rank === 4 /* RANK_DEMON_PRINCE */ || figure_rank === 3 /* RANK_CONSUL */) && OBJECTIVE_DEMONS_COUNT[goal] !== null && !OBJECTIVE_DEMONS_COUNT[goal]) {
    return false;
  }
  if (OBJECTIVE_RANK[goal] !== null && figure_rank === OBJECTIVE_RANK[goal]) {
    return true;
  }
  if (OBJECTIVE_RANK[goal] === 6 /* RANK_DUKE */ && (figure_rank === 5 /* RANK_PRINCE */ || figure_rank === 4 /* RANK_DEMON_PRINCE */ || figure_rank === 3 /* RANK_CONSUL */)) {
    return true;
  }
  if ((OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */ || OBJECTIVE_RANK[goal] === 19 /* RANK_MARSHAL */) && $rules_objectives_1.has(figure_rank)) {
    return true;
  }
  return OBJECTIVE_RANK[goal] === 22 /* RANK_GENERAL */ && (figure_rank === 21 /* RANK_MAJOR_GENERAL */ || figure_rank === 20 /* RANK_COMMANDER */);
}

function reached(kingdom, goal, world) {
  if (unreachable(goal, world)) {
    return false;
  }
  if (OBJECTIVE_REGIONS[goal] !== null) {
    if (!$all($members(OBJECTIVE_SHARE[goal]), (s) => $add($count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) >= s), $count($members(OBJECTIVE_SHARE[goal]), (other) => other < s)) >= $present(OBJECTIVE_REGIONS[goal], ""))) {
      return false;
    }
    if (OBJECTIVE_CITIES[goal] !== null && $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => $any(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */ && p.region === r)) < $present(OBJECTIVE_REGIONS[goal], "")) {
      return false;
    }
  }
  if (OBJECTIVE_CITIES[goal] !== null && $count(world.places, (p) => p.kingdom === kingdom && p.settlement === 0 /* SETTLEMENT_CITY */) < $present(OBJECTIVE_CITIES[goal], "")) {
    return false;
  }
  if (OBJECTIVE_REGIONS[goal] !== null && OBJECTIVE_REACTION[goal] !== null && $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => mood(kingdom, r) >= $present(OBJECTIVE_REACTION[goal], "")) < $present(OBJECTIVE_REGIONS[goal], "")) {
    return false;
  }
  if (OBJECTIVE_INFLUENCE[goal] !== null && reach(kingdom) < $present(OBJECTIVE_INFLUENCE[goal], "")) {
    return false;
  }
  if (OBJECTIVE_COUNCIL[goal] !== null && OBJECTIVE_COUNCIL[goal] && !kingdom.councillor) {
    return false;
  }
  if (OBJECTIVE_FIGURES[goal] !== null && $count(world.figures, (f) => f.kingdom === kingdom && good_enough(f, goal)) < $present(OBJECTIVE_FIGURES[goal], "")) {
    return false;
  }
  if (OBJECTIVE_ARTIFACTS_HELD[goal] !== null && $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => holds_artifact(kingdom, a, world)) < $present(OBJECTIVE_ARTIFACTS_HELD[goal], "")) {
    return false;
  }
  if (OBJECTIVE_PRISONERS[goal] !== null && $count(world.figures, (f) => f.captor === kingdom) < $present(OBJECTIVE_PRISONERS[goal], "")) {
    return false;
  }
  if (OBJECTIVE_AGENTS[goal] !== null && OBJECTIVE_AGENT_LEVEL[goal] !== null && $count(world.agents, (a) => a.kingdom === kingdom && (a.sort === 0 /* SORT_AGENT */ || a.sort === 1 /* SORT_FANATIC */) && a.level >= $present(OBJECTIVE_AGENT_LEVEL[goal], "") && !in_irons(a)) < $present(OBJECTIVE_AGENTS[goal], "")) {
    return false;
  }
  if (OBJECTIVE_WIZARDS[goal] !== null && OBJECTIVE_POWER[goal] !== null && $count(world.wizards, (w) => w.kingdom === kingdom && w.level >= $present(OBJECTIVE_POWER[goal], "") && !in_irons(w)) < $present(OBJECTIVE_WIZARDS[goal], "")) {
    return false;
  }
  if (OBJECTIVE_FLEETS[goal] !== null && OBJECTIVE_SEAS[goal] !== null && $count(world.navies, (n) => n.kingdom === kingdom && n.fleets >= $present(OBJECTIVE_FLEETS[goal], "")) < $present(OBJECTIVE_SEAS[goal], "")) {
    return false;
  }
  return OBJECTIVE_BEYOND_DEFENSE[goal] === null || OBJECTIVE_BEYOND_GOLD[goal] === null || $any(world.places, (p) => p.kingdom === kingdom && (p.defense > $present(OBJECTIVE_BEYOND_DEFENSE[goal], "") || p.gold_output > $present(OBJECTIVE_BEYOND_GOLD[goal], "")));
}

function goals_of(kingdom) {
  let kingdom_goals = kingdom.goals;
  if ($count(kingdom_goals, null) > 0) {
    return kingdom_goals;
  }
  return $pick([0 /* OBJECTIVE_GOAL_T1 */, 1 /* OBJECTIVE_GOAL_T2 */, 2 /* OBJECTIVE_GOAL_T3 */, 3 /* OBJECTIVE_GOAL_T4 */, 4 /* OBJECTIVE_GOAL_T5 */, 5 /* OBJECTIVE_GOAL_P1 */, 6 /* OBJECTIVE_GOAL_P2 */, 7 /* OBJECTIVE_GOAL_P3 */, 8 /* OBJECTIVE_GOAL_P4 */, 9 /* OBJECTIVE_GOAL_P5 */, 10 /* OBJECTIVE_GOAL_A1 */, 11 /* OBJECTIVE_GOAL_A2 */, 12 /* OBJECTIVE_GOAL_A3 */, 13 /* OBJECTIVE_GOAL_A4 */, 14 /* OBJECTIVE_GOAL_A5 */, 15 /* OBJECTIVE_GOAL_D1 */, 16 /* OBJECTIVE_GOAL_D2 */, 17 /* OBJECTIVE_GOAL_D3 */, 18 /* OBJECTIVE_GOAL_D4 */, 19 /* OBJECTIVE_GOAL_D5 */, 20 /* OBJECTIVE_GOAL_D6 */, 21 /* OBJECTIVE_GOAL_D7 */, 22 /* OBJECTIVE_GOAL_D8 */], (g) => $rules_objectives_2.has(g), null);
}

function award_open(award, kingdom) {
  if ($any($members(AWARD_BARRED_KINGDOMS[award]), (k) => kingdom.began_as === k)) {
    return false;
  }
  if ($count($members(AWARD_OWNERS[award]), null) === 0) {
    return true;
  }
  return $any($members(AWARD_OWNERS[award]), (k) => kingdom.began_as === k);
}

function triumph_bonus(goals) {
  if (goals_worth(goals) >= 5) {
    return 74 /* PRIVILEGE_EARLY_GREAT_TRIUMPH */;
  }
  return 73 /* PRIVILEGE_EARLY_TRIUMPH */;
}

export { unreachable, good_enough, reached, goals_of, award_open, triumph_bonus };
