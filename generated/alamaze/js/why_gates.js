/** The rules of gates with the notes that explain them, and what has to hold for each entry. */
import { $has, $low } from "./runtime/numbers.js";
import { MISSION_GRADE } from "./tables.js";
import { mission_level } from "./rules_agents.js";
import { asleep, deathless, may_undertake, political, vulnerable } from "./rules_gates.js";

const $why_gates_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $why_gates_2 = new Set([11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 13 /* RANK_MAIDEN */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */]);
const $why_gates_3 = new Set([9 /* MISSION_RECON_SEA */, 10 /* MISSION_SEARCH_PLACES */, 11 /* MISSION_SEARCH_GROUPS */, 12 /* MISSION_SEARCH_ENCOUNTERS */, 13 /* MISSION_SEARCH_ALL */]);

function why_political(target) {
  const notes = [];
  if (!$why_gates_1.has(target.rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_political(entry, target) {
  switch (entry) {
    case 0:
      if (!($why_gates_1.has(target.rank))) return 0;
      break;
  }
  return -1;
}

function why_of_the_court(target) {
  const notes = [];
  if (political(target)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$why_gates_2.has(target.rank)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_of_the_court(entry, target) {
  switch (entry) {
    case 0:
      if (!(political(target))) return 0;
      break;
    case 1:
      if (!($why_gates_2.has(target.rank))) return 0;
      break;
  }
  return -1;
}

function why_asleep(target) {
  const notes = [];
  let target_kingdom_began_as;
  let target_effects = target.effects;
  if ((target_effects & 1 /* EFFECT_WARDED */) !== 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0) {
    notes.push([2, 0]);
    return [false, notes];
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null) {
    target_kingdom_began_as = target_kingdom.began_as;
    if (target_kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */ && target.rank === 3 /* RANK_CONSUL */) {
      notes.push([3, 0]);
      return [false, notes];
    }
    if (target_kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
      notes.push([4, 0]);
      return [false, notes];
    }
    if ((target_kingdom.traits & 65536 /* TRAIT_MAGIC_IMMUNE_SLEEP */) !== 0) {
      notes.push([5, 0]);
      return [false, notes];
    }
  }
  if (!((target_effects & 4 /* EFFECT_SLEPT */) !== 0)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_asleep(entry, target) {
  switch (entry) {
    case 0:
      if (!((target.effects & 1 /* EFFECT_WARDED */) !== 0)) return 0;
      break;
    case 1:
      if (!((target.effects & 2 /* EFFECT_BLESSED */) !== 0)) return 0;
      break;
    case 2:
      if (!(($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0)) return 0;
      break;
    case 3:
      if (!(target.kingdom !== null && target.kingdom.began_as === 2 /* KINGDOM_ANCIENT_ONES */)) return 0;
      if (!(target.rank === 3 /* RANK_CONSUL */)) return 1;
      break;
    case 4:
      if (!(target.kingdom !== null && target.kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      break;
    case 5:
      if (!(target.kingdom !== null && (target.kingdom.traits & 65536 /* TRAIT_MAGIC_IMMUNE_SLEEP */) !== 0)) return 0;
      break;
    case 6:
      if (!((target.effects & 4 /* EFFECT_SLEPT */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_may_undertake(agent, mission) {
  const notes = [];
  if (mission_level(agent, mission) < MISSION_GRADE[mission]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let agent_sort = agent.sort;
  if ((agent_sort === 2 /* SORT_IMP */ || agent_sort === 3 /* SORT_DEMON */ || agent_sort === 4 /* SORT_HIGH_DEMON */) && mission !== 0 /* MISSION_ASSASSINATE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_undertake(entry, agent, mission) {
  switch (entry) {
    case 1:
      if (!(agent.sort === 2 /* SORT_IMP */ || agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) return 0;
      break;
  }
  return -1;
}

function why_automatic(mission) {
  const notes = [];
  if (!$why_gates_3.has(mission)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_automatic(entry, mission) {
  switch (entry) {
    case 0:
      if (!($why_gates_3.has(mission))) return 0;
      break;
  }
  return -1;
}

function why_deathless(target) {
  const notes = [];
  if (target.immortal) {
    notes.push([0, 0]);
    return [true, notes];
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && $has(target_kingdom.undying, target.rank)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_deathless(entry, target) {
  switch (entry) {
    case 0:
      if (!(target.immortal)) return 0;
      break;
    case 1:
      if (!(target.kingdom !== null)) return 0;
      if (!($has(target.kingdom.undying, target.rank))) return 1;
      break;
  }
  return -1;
}

function why_vulnerable(agent, mission, target) {
  const notes = [];
  let agent_kingdom;
  if (($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0 && (agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let target_effects = target.effects;
  if ((target_effects & 64 /* EFFECT_ESCAPING */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && (target_kingdom.traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0 && (agent.sort === 2 /* SORT_IMP */ || agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (mission === 0 /* MISSION_ASSASSINATE */) {
    agent_kingdom = agent.kingdom;
    if (agent_kingdom !== null && agent_kingdom === target_kingdom) {
      notes.push([3, 0]);
      return [false, notes];
    }
    if (deathless(target)) {
      notes.push([4, 0]);
      return [false, notes];
    }
    if (target.undead && !(($low(agent.artifacts) & 1024 /* ARTIFACT_ANGLAKEL */) !== 0) && !(($low(agent.artifacts) & 2048 /* ARTIFACT_AXE_OF_FARIN */) !== 0) && !(($low(agent.artifacts) & 4096 /* ARTIFACT_BOW_OF_HERACLES */) !== 0) && !(($low(agent.artifacts) & 8192 /* ARTIFACT_ELAN */) !== 0) && !(($low(agent.artifacts) & 16384 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */) !== 0) && !(($low(agent.artifacts) & 32768 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */) !== 0) && !(($low(agent.artifacts) & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0) && !(($low(agent.artifacts) & 131072 /* ARTIFACT_MORGAL_BLADE */) !== 0) && !(($low(agent.artifacts) & 262144 /* ARTIFACT_MORNING_STAR_OF_TORAG */) !== 0) && !(($low(agent.artifacts) & 524288 /* ARTIFACT_NARSIL */) !== 0) && !(($low(agent.artifacts) & 1048576 /* ARTIFACT_RENOWNED_STANDARD */) !== 0) && !(($low(agent.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0) && !(($low(agent.artifacts) & 4194304 /* ARTIFACT_SWORD_OF_ALVINITAR */) !== 0)) {
      notes.push([5, 0]);
      return [false, notes];
    }
  }
  let agent_sort = agent.sort;
  if ((agent_sort === 3 /* SORT_DEMON */ || agent_sort === 4 /* SORT_HIGH_DEMON */) && (target_effects & 1 /* EFFECT_WARDED */) !== 0) {
    notes.push([6, 0]);
    return [false, notes];
  }
  if ((agent_sort === 2 /* SORT_IMP */ || agent_sort === 3 /* SORT_DEMON */) && !political(target)) {
    notes.push([7, 0]);
    return [false, notes];
  }
  if (mission === 2 /* MISSION_BRIBE */) {
    if (!political(target)) {
      notes.push([8, 0]);
      return [false, notes];
    }
    if (asleep(target)) {
      notes.push([9, 0]);
      return [false, notes];
    }
  }
  return [true, notes];
}

function guards_vulnerable(entry, agent, mission, target) {
  switch (entry) {
    case 0:
      if (!(($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0)) return 0;
      if (!(agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) return 1;
      break;
    case 1:
      if (!((target.effects & 64 /* EFFECT_ESCAPING */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      break;
    case 2:
      if (!(target.kingdom !== null && (target.kingdom.traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0)) return 0;
      if (!(agent.sort === 2 /* SORT_IMP */ || agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) return 1;
      break;
    case 3:
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 0;
      break;
    case 4:
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 0;
      break;
    case 5:
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 0;
      break;
    case 6:
      if (!(agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) return 0;
      break;
    case 7:
      if (!(agent.sort === 2 /* SORT_IMP */ || agent.sort === 3 /* SORT_DEMON */)) return 0;
      break;
    case 8:
      if (!(mission === 2 /* MISSION_BRIBE */)) return 0;
      break;
    case 9:
      if (!(mission === 2 /* MISSION_BRIBE */)) return 0;
      break;
  }
  return -1;
}

function why_catchable(agent) {
  const notes = [];
  let agent_sort = agent.sort;
  if (agent_sort === 3 /* SORT_DEMON */ || agent_sort === 4 /* SORT_HIGH_DEMON */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (agent_sort === 2 /* SORT_IMP */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (agent_sort === 5 /* SORT_FAMILIAR */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_catchable(entry, agent) {
  switch (entry) {
    case 0:
      if (!(agent.sort === 3 /* SORT_DEMON */ || agent.sort === 4 /* SORT_HIGH_DEMON */)) return 0;
      break;
    case 1:
      if (!(agent.sort === 2 /* SORT_IMP */)) return 0;
      break;
    case 2:
      if (!(agent.sort === 5 /* SORT_FAMILIAR */)) return 0;
      break;
  }
  return -1;
}

function why_may_bribe(agent, target) {
  const notes = [];
  if (!may_undertake(agent, 2 /* MISSION_BRIBE */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!vulnerable(agent, 2 /* MISSION_BRIBE */, target)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if ((target.effects & 8 /* EFFECT_CONCEALED */) !== 0 && mission_level(agent, 2 /* MISSION_BRIBE */) < 10) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_bribe(entry, agent, target) {
  switch (entry) {
    case 2:
      if (!((target.effects & 8 /* EFFECT_CONCEALED */) !== 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_gates = {
  political: [{ verb: "holds", text: "rank", den: 1 }],
  of_the_court: [{ verb: "yes", text: "political emissary", den: 1 }, { verb: "holds", text: "rank", den: 1 }],
  asleep: [{ verb: "no", text: "the ward turns the spell", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #301 \u2013 Ward\", line 5396" }, { verb: "no", text: "the blessing turns the spell", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#302 \u2013 Bless\", line 4373" }, { verb: "no", text: "the talisman turns the spell", den: 1, source: "Guardian Talisman (artifact)" }, { verb: "no", text: "Consuls do not sleep", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2757", source: "Ancient Ones (kingdom)" }, { verb: "no", text: "nobody sleeps here", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2953", source: "Demon Princes (kingdom)" }, { verb: "no", text: "immune to sleep", den: 1, source: "Magic Immune (Sleep) (trait)" }, { verb: "holds", text: "sleep spell", den: 1 }],
  may_undertake: [{ verb: "needs", text: "This mission takes an agent with at least the mission's grade.", den: 1 }, { verb: "needs", text: "A summoned creature comes to kill and for nothing else.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", lines 1635 and 1638-1639" }],
  automatic: [{ verb: "holds", text: "automatic", den: 1 }],
  deathless: [{ verb: "yes", text: "a scroll has made it so", den: 1 }, { verb: "yes", text: "immortal from the start", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  vulnerable: [{ verb: "no", text: "the talisman drives the demon back", den: 1, source: "Guardian Talisman (artifact)" }, { verb: "no", text: "scroll of escape", den: 1, source: "Scroll of Escape (effect)" }, { verb: "no", text: "immune to death magic", den: 1, source: "Magic Immune (Death) (trait)" }, { verb: "needs", text: "Nobody may be sent against a member of their own court.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#940 \u2013 Assassinate Figure\", line 4978" }, { verb: "needs", text: "An Immortal cannot be killed by agents.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Immortality\", line 1569" }, { verb: "needs", text: "The undead fall only to an enchanted weapon.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#945 \u2013 Assassinate Leader/Wizard\", line 4982; \"Item Indicators\", line 1600" }, { verb: "needs", text: "The ward drives the demon back.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #941 \u2013 Summon Demon\", line 5764; \"Spell #942 \u2013 Summon High Demon\", line 5770" }, { verb: "needs", text: "Such a creature can be set only on an emissary.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", line 1635; \"Spell #941 \u2013 Summon Demon\", line 5764" }, { verb: "needs", text: "Only political emissaries know such secrets.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#900 \u2013 Bribe Emissary\", line 4948" }, { verb: "needs", text: "A sleeper says nothing.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#900 \u2013 Bribe Emissary\", line 4952" }],
  catchable: [{ verb: "no", text: "demons vanish", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #941 \u2013 Summon Demon\", line 5764; \"Spell #942 \u2013 Summon High Demon\", line 5770" }, { verb: "no", text: "imps vanish", den: 1, cites: "ruling \"Whether an imp can be caught\"" }, { verb: "no", text: "familiars are no prisoners", den: 1, cites: "ruling \"Whether a familiar may come back with nothing\"" }, { verb: "otherwise", text: "", den: 1 }],
  may_bribe: [{ verb: "needs", text: "The agent is too green to carry such a purse.", den: 1 }, { verb: "needs", text: "The target has nothing to sell, or cannot speak.", den: 1 }, { verb: "needs", text: "Only a master sees through the disguise.", den: 1, source: "Conceal Emissary (effect)" }],
};

export { why_political, guards_political, why_of_the_court, guards_of_the_court, why_asleep, guards_asleep, why_may_undertake, guards_may_undertake, why_automatic, guards_automatic, why_deathless, guards_deathless, why_vulnerable, guards_vulnerable, why_catchable, guards_catchable, why_may_bribe, guards_may_bribe, $labels_rules_gates };
