/** The rules of gates. */
import { $has, $low } from "./runtime/numbers.js";
import { MISSION_GRADE } from "./tables.js";
import { mission_level } from "./rules_agents.js";

const $rules_gates_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $rules_gates_2 = new Set([11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 13 /* RANK_MAIDEN */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */]);
const $rules_gates_3 = new Set([9 /* MISSION_RECON_SEA */, 10 /* MISSION_SEARCH_PLACES */, 11 /* MISSION_SEARCH_GROUPS */, 12 /* MISSION_SEARCH_ENCOUNTERS */, 13 /* MISSION_SEARCH_ALL */]);

function political(target) {
  return $rules_gates_1.has(target.rank);
}

function of_the_court(target) {
  return $rules_gates_2.has(target.rank) || political(target);
}

function asleep(target) {
  let target_kingdom_began_as;
  let target_effects = target.effects;
  if ((target_effects & 1 /* EFFECT_WARDED */) !== 0) {
    return false;
  }
  if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
    return false;
  }
  if (($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0) {
    return false;
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null) {
    target_kingdom_began_as = target_kingdom.began_as;
    if (target_kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */ && target.rank === 3 /* RANK_CONSUL */) {
      return false;
    }
    if (target_kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
      return false;
    }
    if ((target_kingdom.traits & 65536 /* TRAIT_MAGIC_IMMUNE_SLEEP */) !== 0) {
      return false;
    }
  }
  return (target_effects & 4 /* EFFECT_SLEPT */) !== 0;
}

function may_undertake(agent, mission) {
  if (mission_level(agent, mission) < MISSION_GRADE[mission]) {
    return false;
  }
  let agent_sort = agent.sort;
  return agent_sort !== 2 /* SORT_IMP */ && agent_sort !== 3 /* SORT_DEMON */ && agent_sort !== 4 /* SORT_HIGH_DEMON */ || mission === 0 /* MISSION_ASSASSINATE */;
}

function automatic(mission) {
  return $rules_gates_3.has(mission);
}

function deathless(target) {
  if (target.immortal) {
    return true;
  }
  let target_kingdom = target.kingdom;
  return target_kingdom !== null && $has(target_kingdom.undying, target.rank);
}

function vulnerable(agent, mission, target) {
  let agent_kingdom;
  if (($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0 && (agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) {
    return false;
  }
  let target_effects = target.effects;
  if (mission === 0 /* MISSION_ASSASSINATE */ && (target_effects & 64 /* EFFECT_ESCAPING */) !== 0) {
    return false;
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && (target_kingdom.traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0 && (agent.sort === 2 /* SORT_IMP */ || agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) {
    return false;
  }
  if (mission === 0 /* MISSION_ASSASSINATE */) {
    agent_kingdom = agent.kingdom;
    if (agent_kingdom !== null && agent_kingdom === target_kingdom) {
      return false;
    }
    if (deathless(target)) {
      return false;
    }
    if (target.undead && !(($low(agent.artifacts) & 1024 /* ARTIFACT_ANGLAKEL */) !== 0) && !(($low(agent.artifacts) & 2048 /* ARTIFACT_AXE_OF_FARIN */) !== 0) && !(($low(agent.artifacts) & 4096 /* ARTIFACT_BOW_OF_HERACLES */) !== 0) && !(($low(agent.artifacts) & 8192 /* ARTIFACT_ELAN */) !== 0) && !(($low(agent.artifacts) & 16384 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */) !== 0) && !(($low(agent.artifacts) & 32768 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */) !== 0) && !(($low(agent.artifacts) & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0) && !(($low(agent.artifacts) & 131072 /* ARTIFACT_MORGAL_BLADE */) !== 0) && !(($low(agent.artifacts) & 262144 /* ARTIFACT_MORNING_STAR_OF_TORAG */) !== 0) && !(($low(agent.artifacts) & 524288 /* ARTIFACT_NARSIL */) !== 0) && !(($low(agent.artifacts) & 1048576 /* ARTIFACT_RENOWNED_STANDARD */) !== 0) && !(($low(agent.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0) && !(($low(agent.artifacts) & 4194304 /* ARTIFACT_SWORD_OF_ALVINITAR */) !== 0)) {
      return false;
    }
  }
  let agent_sort = agent.sort;
  if ((agent_sort === 3 /* SORT_DEMON */ || agent_sort === 4 /* SORT_HIGH_DEMON */) && (target_effects & 1 /* EFFECT_WARDED */) !== 0) {
    return false;
  }
  if ((agent_sort === 2 /* SORT_IMP */ || agent_sort === 3 /* SORT_DEMON */) && !political(target)) {
    return false;
  }
  if (mission === 2 /* MISSION_BRIBE */ && !political(target)) {
    return false;
  }
  return mission !== 2 /* MISSION_BRIBE */ || !asleep(target);
}

function catchable(agent) {
  let agent_sort = agent.sort;
  if (agent_sort === 3 /* SORT_DEMON */ || agent_sort === 4 /* SORT_HIGH_DEMON */) {
    return false;
  }
  if (agent_sort === 2 /* SORT_IMP */) {
    return false;
  }
  return agent_sort !== 5 /* SORT_FAMILIAR */;
}

function may_bribe(agent, target) {
  if (!may_undertake(agent, 2 /* MISSION_BRIBE */)) {
    return false;
  }
  if (!vulnerable(agent, 2 /* MISSION_BRIBE */, target)) {
    return false;
  }
  return !((target.effects & 8 /* EFFECT_CONCEALED */) !== 0) || mission_level(agent, 2 /* MISSION_BRIBE */) >= 10;
}

export { political, of_the_court, asleep, may_undertake, automatic, deathless, vulnerable, catchable, may_bribe };
