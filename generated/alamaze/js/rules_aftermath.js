/** The rules of aftermath. */
import { $low } from "./runtime/numbers.js";
import { missions_danger } from "./tables.js";

const $rules_aftermath_1 = new Set([1 /* SORT_FANATIC */, 2 /* SORT_IMP */, 3 /* SORT_DEMON */, 4 /* SORT_HIGH_DEMON */]);

function deadly(mission, target) {
  return missions_danger(mission, target.rank, target);
}

function levels_lost(agent) {
  let value = 6;
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    value = 3;
  }
  return value;
}

function fate(agent, mission, target) {
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && target_kingdom.began_as === 21 /* KINGDOM_LYCANS */) {
    return 2 /* FATE_TURNED */;
  }
  if (deadly(mission, target)) {
    return 0 /* FATE_DIES */;
  }
  if (agent.level > levels_lost(agent)) {
    return 1 /* FATE_DEMOTED */;
  }
  return 0 /* FATE_DIES */;
}

function betrayal(agent, capture_on_watch) {
  if ($rules_aftermath_1.has(agent.sort)) {
    return 0;
  }
  if (capture_on_watch) {
    return 75;
  }
  return 50;
}

function saving_throw(mission, target) {
  let value = 0;
  if ((mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */) && ($low(target.artifacts) & 8 /* ARTIFACT_SMOKE_MOJO */) !== 0) {
    value = 50;
  }
  return value;
}

export { deadly, levels_lost, fate, betrayal, saving_throw };
