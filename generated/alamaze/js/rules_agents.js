/** The rules of agents. */
import { $FLOOR, $add, $floorDiv, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { missions_capture, missions_success } from "./tables.js";
import { asleep, of_the_court, political } from "./rules_gates.js";
import { cover, watch } from "./rules_watch.js";

const $rules_agents_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */]);

function mission_success(agent, mission, target) {
  let agent_kingdom_began_as, agent_artifacts, jailers, amount;
  let target_rank = target.rank;
  let value = missions_success(mission, target_rank, target);
  value = $add(value, $mul(mission_level(agent, mission), 5));
  if (agent.sort === 1 /* SORT_FANATIC */ && mission !== 2 /* MISSION_BRIBE */) {
    value = $add(value, 10);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null) {
    if (mission === 5 /* MISSION_STEAL */ && agent_kingdom.began_as === 14 /* KINGDOM_FORGOTTEN */) {
      value = $add(value, 15);
    }
    agent_kingdom_began_as = agent_kingdom.began_as;
    if (agent_kingdom_began_as === 18 /* KINGDOM_HALFLING */) {
      if (mission === 5 /* MISSION_STEAL */ && target_rank !== 29 /* RANK_MITHRIL */) {
        value = $add(value, 15);
      }
      if (mission === 0 /* MISSION_ASSASSINATE */) {
        value = $sub(value, 15);
      }
    }
    if ((mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */) && agent_kingdom_began_as === 19 /* KINGDOM_ILLUSIONIST */ && target_rank !== 29 /* RANK_MITHRIL */) {
      value = $add(value, 10);
    }
    if (mission === 3 /* MISSION_RESCUE */ && (agent_kingdom.traits & 2 /* TRAIT_ADVENTURERS */) !== 0) {
      value = $add(value, 10);
    }
    if ((mission === 3 /* MISSION_RESCUE */ || mission === 1 /* MISSION_KIDNAP */) && (agent_kingdom.traits & 8192 /* TRAIT_HEROIC */) !== 0) {
      value = $add(value, 15);
    }
  }
  if (mission === 0 /* MISSION_ASSASSINATE */ && ($low(agent.artifacts) & 960) !== 0) {
    if (target_rank === 3 /* RANK_CONSUL */ && ($low(agent.artifacts) & 64 /* ARTIFACT_ANCIENT_ANNIHILATOR */) !== 0) {
      value = $add(value, 30);
    } else if (target_rank === 4 /* RANK_DEMON_PRINCE */ && ($low(agent.artifacts) & 384) !== 0) {
      value = $add(value, 30);
    } else {
      agent_artifacts = $low(agent.artifacts);
      if ((agent_artifacts & 512 /* ARTIFACT_RULER_ELIMINATOR */) !== 0 && $rules_agents_1.has(target_rank)) {
        value = $add(value, 20);
      } else if ((agent_artifacts & 960) !== 0 && political(target)) {
        value = $add(value, 10);
      }
    }
  }
  value = $sub(value, watch(mission, target));
  if (mission === 3 /* MISSION_RESCUE */) {
    jailers = $FLOOR;
    for (const w of target.watchers) {
      if (w.duty === 3 /* DUTY_GUARD_PRISONERS */) {
        amount = cover(w, target);
        if (jailers < amount) {
          jailers = amount;
        }
      }
    }
    if (jailers > $FLOOR) {
      value = $sub(value, jailers);
    }
  }
  let target_effects = target.effects;
  if ((mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */) && (target_effects & 4 /* EFFECT_SLEPT */) !== 0 && asleep(target)) {
    value = $add(value, 15);
  }
  let target_kingdom = target.kingdom;
  if (mission === 0 /* MISSION_ASSASSINATE */ && target_kingdom !== null && target_kingdom.began_as === 18 /* KINGDOM_HALFLING */ && of_the_court(target)) {
    value = $sub(value, 15);
  }
  let target_artifacts = $low(target.artifacts);
  if ((target_artifacts & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0 && !((target_effects & 2 /* EFFECT_BLESSED */) !== 0)) {
    value = $sub(value, 20);
  } else if ((target_effects & 1 /* EFFECT_WARDED */) !== 0 && !((target_effects & 2 /* EFFECT_BLESSED */) !== 0)) {
    value = $sub(value, 20);
  }
  if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 5);
  }
  let share_ = 10;
  if ((mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */) && (target_artifacts & 1 /* ARTIFACT_AMULET_OF_PROTECTION */) !== 0) {
    share_ = share_ - 5;
  } else if (mission === 0 /* MISSION_ASSASSINATE */ && (target_artifacts & 2 /* ARTIFACT_RING_OF_PROTECTION */) !== 0) {
    share_ = share_ - 2;
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 25), 50);
  if (value < 3) {
    value = 3;
  } else if (value > 97) {
    value = 97;
  }
  return value;
}

function mission_capture(agent, mission, target) {
  let agent_kingdom_traits;
  let target_rank = target.rank;
  let value = missions_capture(mission, target_rank, target);
  value = $sub(value, $mul(mission_level(agent, mission), 5));
  if (agent.sort === 1 /* SORT_FANATIC */ && mission !== 2 /* MISSION_BRIBE */) {
    value = $add(value, 10);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null) {
    if ((mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */) && agent_kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */ && target_rank !== 29 /* RANK_MITHRIL */) {
      value = $sub(value, 10);
    }
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 1 /* TRAIT_ACUITY */) !== 0) {
      value = $sub(value, 10);
    }
    if ((agent_kingdom_traits & 8192 /* TRAIT_HEROIC */) !== 0) {
      value = $sub(value, 15);
    }
  }
  value = $add(value, watch(mission, target));
  if (agent_kingdom !== null && $has(agent_kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  value = $floorDiv($add(value, 2), 4);
  if (value < 3) {
    value = 3;
  } else if (value > 97) {
    value = 97;
  }
  return value;
}

function proficiency(agent) {
  let value;
  let agent_sort = agent.sort;
  if (agent_sort !== 2 /* SORT_IMP */ && agent_sort !== 3 /* SORT_DEMON */ && agent_sort !== 4 /* SORT_HIGH_DEMON */) {
    value = agent.level;
  } else if (agent_sort === 2 /* SORT_IMP */) {
    value = 7;
  } else if (agent_sort === 3 /* SORT_DEMON */) {
    value = 14;
  } else if (agent_sort === 4 /* SORT_HIGH_DEMON */) {
    value = 12;
  } else {
    value = 0;
  }
  if (($low(agent.artifacts) & 16 /* ARTIFACT_RING_OF_INVISIBILITY */) !== 0) {
    value = $add(value, 4);
  }
  return value;
}

function mission_level(agent, mission) {
  let value = proficiency(agent);
  let agent_kingdom = agent.kingdom;
  if (mission === 6 /* MISSION_RECON */ && agent_kingdom !== null && agent_kingdom.began_as === 18 /* KINGDOM_HALFLING */) {
    value = $add(value, 3);
  }
  return value;
}

export { mission_success, mission_capture, proficiency, mission_level };
