/** The rules of aftermath with the notes that explain them, and what has to hold for each entry. */
import { $low } from "./runtime/numbers.js";
import { missions_danger } from "./tables.js";
import { deadly, levels_lost } from "./rules_aftermath.js";

const $why_aftermath_1 = new Set([1 /* SORT_FANATIC */, 2 /* SORT_IMP */, 3 /* SORT_DEMON */, 4 /* SORT_HIGH_DEMON */]);

function why_deadly(mission, target) {
  const notes = [];
  if (!missions_danger(mission, target.rank, target)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_deadly(entry, mission, target) {
  switch (entry) {
    case 0:
      if (!(missions_danger(mission, target.rank, target))) return 0;
      break;
  }
  return -1;
}

function why_levels_lost(agent) {
  const notes = [];
  notes.push([0, 6]);
  let value = 6;
  let agent_place = agent.place;
  if (agent_place !== null && (agent_place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
    notes.push([1, 3 - value]);
    value = 3;
  }
  return [value, notes];
}

function guards_levels_lost(entry, agent) {
  switch (entry) {
    case 1:
      if (!(agent.place !== null && (agent.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_fate(agent, mission, target) {
  const notes = [];
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && target_kingdom.began_as === 21 /* KINGDOM_LYCANS */) {
    notes.push([0, 0]);
    return [2 /* FATE_TURNED */, notes];
  }
  if (deadly(mission, target)) {
    notes.push([1, 0]);
    return [0 /* FATE_DIES */, notes];
  }
  if (agent.level > levels_lost(agent)) {
    notes.push([2, 0]);
    return [1 /* FATE_DEMOTED */, notes];
  }
  notes.push([3, 0]);
  return [0 /* FATE_DIES */, notes];
}

function guards_fate(entry, agent, mission, target) {
  switch (entry) {
    case 0:
      if (!(target.kingdom !== null && target.kingdom.began_as === 21 /* KINGDOM_LYCANS */)) return 0;
      break;
    case 1:
      if (!(deadly(mission, target))) return 0;
      break;
    case 2:
      if (!(agent.level > levels_lost(agent))) return 0;
      break;
  }
  return -1;
}

function why_betrayal(agent, capture_on_watch) {
  const notes = [];
  if ($why_aftermath_1.has(agent.sort)) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (capture_on_watch) {
    notes.push([1, 0]);
    return [75, notes];
  }
  notes.push([2, 0]);
  return [50, notes];
}

function guards_betrayal(entry, agent, capture_on_watch) {
  switch (entry) {
    case 0:
      if (!($why_aftermath_1.has(agent.sort))) return 0;
      break;
    case 1:
      if (!(capture_on_watch)) return 0;
      break;
  }
  return -1;
}

function why_saving_throw(mission, target) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (($low(target.artifacts) & 8 /* ARTIFACT_SMOKE_MOJO */) !== 0 && (mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) {
    notes.push([1, 50 - value]);
    value = 50;
  }
  return [value, notes];
}

function guards_saving_throw(entry, mission, target) {
  switch (entry) {
    case 1:
      if (!(($low(target.artifacts) & 8 /* ARTIFACT_SMOKE_MOJO */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_aftermath = {
  deadly: [{ verb: "holds", text: "danger", den: 1 }],
  levels_lost: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "the guild pays", den: 1, cites: "ruling \"How many levels a caught agent loses\"", source: "Thieves Guild (building)" }],
  fate: [{ verb: "otherwise", text: "bitten", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Lycans\", line 3437", source: "Lycans (kingdom)" }, { verb: "case", text: "the elite guard shows no mercy", den: 1 }, { verb: "case", text: "experience saves a life", den: 1 }, { verb: "otherwise", text: "too green to survive", den: 1 }],
  betrayal: [{ verb: "case", text: "fanatics never talk, and demons vanish", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", line 1679; \"Spell #933 \u2013 Imp Familiar\", line 5760" }, { verb: "case", text: "caught by counter-espionage", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"# 54 \u2013 Counter-Espionage\", line 4187" }, { verb: "otherwise", text: "caught by the guard of the house", den: 1 }],
  saving_throw: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "smoke", den: 1, cites: "ruling \"When Smoke Mojo saves its owner\"", source: "Smoke Mojo (artifact)" }],
};

export { why_deadly, guards_deadly, why_levels_lost, guards_levels_lost, why_fate, guards_fate, why_betrayal, guards_betrayal, why_saving_throw, guards_saving_throw, $labels_rules_aftermath };
