/** The rules of agents with the notes that explain them, and what has to hold for each entry. */
import { $FLOOR, $add, $floorDiv, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { missions_capture, missions_success } from "./tables.js";
import { mission_level, proficiency } from "./rules_agents.js";
import { asleep, of_the_court, political } from "./rules_gates.js";
import { cover, watch } from "./rules_watch.js";

const $why_agents_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */]);

function why_mission_success(agent, mission, target) {
  const notes = [];
  let agent_kingdom_began_as, agent_kingdom_traits, amount;
  let target_rank = target.rank;
  let value = missions_success(mission, target_rank, target);
  notes.push([0, value]);
  let amount_ = $mul(mission_level(agent, mission), 5);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  if (agent.sort === 1 /* SORT_FANATIC */ && mission !== 2 /* MISSION_BRIBE */) {
    notes.push([2, 10]);
    value = $add(value, 10);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null) {
    agent_kingdom_began_as = agent_kingdom.began_as;
    if (agent_kingdom_began_as === 14 /* KINGDOM_FORGOTTEN */ && mission === 5 /* MISSION_STEAL */) {
      notes.push([11, 15]);
      value = $add(value, 15);
    }
    if (agent_kingdom_began_as === 18 /* KINGDOM_HALFLING */) {
      if (mission === 5 /* MISSION_STEAL */ && target_rank !== 29 /* RANK_MITHRIL */) {
        notes.push([12, 15]);
        value = $add(value, 15);
      }
      if (mission === 0 /* MISSION_ASSASSINATE */) {
        notes.push([13, -15]);
        value = $sub(value, 15);
      }
    }
    if (agent_kingdom_began_as === 19 /* KINGDOM_ILLUSIONIST */ && (mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */) && target_rank !== 29 /* RANK_MITHRIL */) {
      notes.push([14, 10]);
      value = $add(value, 10);
    }
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 2 /* TRAIT_ADVENTURERS */) !== 0 && mission === 3 /* MISSION_RESCUE */) {
      notes.push([15, 10]);
      value = $add(value, 10);
    }
    if ((agent_kingdom_traits & 8192 /* TRAIT_HEROIC */) !== 0 && (mission === 3 /* MISSION_RESCUE */ || mission === 1 /* MISSION_KIDNAP */)) {
      notes.push([16, 15]);
      value = $add(value, 15);
    }
  }
  let blades = 0;
  let leader = -1;
  let agent_artifacts = $low(agent.artifacts);
  if ((agent_artifacts & 960) !== 0) {
    if ((agent_artifacts & 64 /* ARTIFACT_ANCIENT_ANNIHILATOR */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
      if (political(target)) {
        if (blades < 10) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 10;
          leader = 3;
        } else {
          notes.push([-4, 0]);
        }
      }
      if (target_rank === 3 /* RANK_CONSUL */) {
        if (blades < 30) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 30;
          leader = 4;
        } else {
          notes.push([-5, 0]);
        }
      }
    }
    if ((agent_artifacts & 128 /* ARTIFACT_DEMON_BANE */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
      if (political(target)) {
        if (blades < 10) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 10;
          leader = 5;
        } else {
          notes.push([-6, 0]);
        }
      }
      if (target_rank === 4 /* RANK_DEMON_PRINCE */) {
        if (blades < 30) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 30;
          leader = 6;
        } else {
          notes.push([-7, 0]);
        }
      }
    }
    if ((agent_artifacts & 256 /* ARTIFACT_DEMON_DEATH */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
      if (political(target)) {
        if (blades < 10) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 10;
          leader = 7;
        } else {
          notes.push([-8, 0]);
        }
      }
      if (target_rank === 4 /* RANK_DEMON_PRINCE */) {
        if (blades < 30) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 30;
          leader = 8;
        } else {
          notes.push([-9, 0]);
        }
      }
    }
    if ((agent_artifacts & 512 /* ARTIFACT_RULER_ELIMINATOR */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
      if (political(target)) {
        if (blades < 10) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 10;
          leader = 9;
        } else {
          notes.push([-10, 0]);
        }
      }
      if ($why_agents_1.has(target_rank)) {
        if (blades < 20) {
          if (leader >= 0) {
            notes.push([-1 - leader, 0]);
          }
          blades = 20;
          leader = 10;
        } else {
          notes.push([-11, 0]);
        }
      }
    }
  }
  if (leader >= 0) {
    notes.push([leader, blades]);
  }
  value = $add(value, blades);
  let amount_2 = watch(mission, target);
  notes.push([17, $mul(amount_2, -1)]);
  value = $sub(value, amount_2);
  let jailers = $FLOOR;
  let leader_ = -1;
  if (mission === 3 /* MISSION_RESCUE */) {
    for (const w of target.watchers) {
      if (w.duty === 3 /* DUTY_GUARD_PRISONERS */) {
        amount = cover(w, target);
        if (jailers < amount) {
          if (leader_ >= 0) {
            notes.push([-1 - leader_, 0]);
          }
          jailers = amount;
          leader_ = 18;
        } else {
          notes.push([-19, 0]);
        }
      }
    }
  }
  if (jailers > $FLOOR) {
    if (leader_ >= 0) {
      notes.push([leader_, $mul(jailers, -1)]);
    }
    value = $sub(value, jailers);
  }
  let target_effects = target.effects;
  if ((target_effects & 4 /* EFFECT_SLEPT */) !== 0 && (mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */) && asleep(target)) {
    notes.push([22, 15]);
    value = $add(value, 15);
  }
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null && target_kingdom.began_as === 18 /* KINGDOM_HALFLING */ && mission === 0 /* MISSION_ASSASSINATE */ && of_the_court(target)) {
    notes.push([23, -15]);
    value = $sub(value, 15);
  }
  let protection = 0;
  let leader_2 = -1;
  let target_artifacts = $low(target.artifacts);
  if ((target_artifacts & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0) {
    if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
      notes.push([-20, 0]);
    } else if (protection < 20) {
      if (leader_2 >= 0) {
        notes.push([-1 - leader_2, 0]);
      }
      protection = 20;
      leader_2 = 19;
    } else {
      notes.push([-20, 0]);
    }
  }
  if ((target_effects & 1 /* EFFECT_WARDED */) !== 0) {
    if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
      notes.push([-21, 0]);
    } else if (protection < 20) {
      if (leader_2 >= 0) {
        notes.push([-1 - leader_2, 0]);
      }
      protection = 20;
      leader_2 = 20;
    } else {
      notes.push([-21, 0]);
    }
  }
  if (leader_2 >= 0) {
    notes.push([leader_2, $mul(protection, -1)]);
  }
  value = $sub(value, protection);
  if ((target_effects & 2 /* EFFECT_BLESSED */) !== 0) {
    notes.push([21, $mul(value, -2)]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 5);
  }
  let share_ = 10;
  let charms = 0;
  let leader_3 = -1;
  if ((target_artifacts & 1 /* ARTIFACT_AMULET_OF_PROTECTION */) !== 0 && (mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) {
    if (charms < 5) {
      if (leader_3 >= 0) {
        notes.push([-1 - leader_3, 0]);
      }
      charms = 5;
      leader_3 = 24;
    } else {
      notes.push([-25, 0]);
    }
  }
  if ((target_artifacts & 2 /* ARTIFACT_RING_OF_PROTECTION */) !== 0 && mission === 0 /* MISSION_ASSASSINATE */) {
    if (charms < 2) {
      if (leader_3 >= 0) {
        notes.push([-1 - leader_3, 0]);
      }
      charms = 2;
      leader_3 = 25;
    } else {
      notes.push([-26, 0]);
    }
  }
  if (leader_3 >= 0) {
    notes.push([leader_3, $mul(value, $mul(charms, -1))]);
  }
  share_ = share_ - charms;
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 25), 50);
  notes.push([26, $sub($mul(value, 50), before)]);
  if (value < 3) {
    notes.push([27, $sub(3, value)]);
    value = 3;
  } else if (value > 97) {
    notes.push([27, $sub(97, value)]);
    value = 97;
  }
  return [value, notes];
}

function guards_mission_success(entry, agent, mission, target) {
  switch (entry) {
    case 2:
      if (!(agent.sort === 1 /* SORT_FANATIC */)) return 0;
      if (!(mission !== 2 /* MISSION_BRIBE */)) return 1;
      break;
    case 3:
      if (!(($low(agent.artifacts) & 64 /* ARTIFACT_ANCIENT_ANNIHILATOR */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(political(target))) return 2;
      break;
    case 4:
      if (!(($low(agent.artifacts) & 64 /* ARTIFACT_ANCIENT_ANNIHILATOR */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(target.rank === 3 /* RANK_CONSUL */)) return 2;
      break;
    case 5:
      if (!(($low(agent.artifacts) & 128 /* ARTIFACT_DEMON_BANE */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(political(target))) return 2;
      break;
    case 6:
      if (!(($low(agent.artifacts) & 128 /* ARTIFACT_DEMON_BANE */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(target.rank === 4 /* RANK_DEMON_PRINCE */)) return 2;
      break;
    case 7:
      if (!(($low(agent.artifacts) & 256 /* ARTIFACT_DEMON_DEATH */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(political(target))) return 2;
      break;
    case 8:
      if (!(($low(agent.artifacts) & 256 /* ARTIFACT_DEMON_DEATH */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(target.rank === 4 /* RANK_DEMON_PRINCE */)) return 2;
      break;
    case 9:
      if (!(($low(agent.artifacts) & 512 /* ARTIFACT_RULER_ELIMINATOR */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(political(target))) return 2;
      break;
    case 10:
      if (!(($low(agent.artifacts) & 512 /* ARTIFACT_RULER_ELIMINATOR */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!($why_agents_1.has(target.rank))) return 2;
      break;
    case 11:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 14 /* KINGDOM_FORGOTTEN */)) return 0;
      if (!(mission === 5 /* MISSION_STEAL */)) return 1;
      break;
    case 12:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 18 /* KINGDOM_HALFLING */)) return 0;
      if (!(mission === 5 /* MISSION_STEAL */)) return 1;
      if (!(target.rank !== 29 /* RANK_MITHRIL */)) return 2;
      break;
    case 13:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 18 /* KINGDOM_HALFLING */)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      break;
    case 14:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */)) return 0;
      if (!(mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */)) return 1;
      if (!(target.rank !== 29 /* RANK_MITHRIL */)) return 2;
      break;
    case 15:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 2 /* TRAIT_ADVENTURERS */) !== 0)) return 0;
      if (!(mission === 3 /* MISSION_RESCUE */)) return 1;
      break;
    case 16:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 8192 /* TRAIT_HEROIC */) !== 0)) return 0;
      if (!(mission === 3 /* MISSION_RESCUE */ || mission === 1 /* MISSION_KIDNAP */)) return 1;
      break;
    case 18:
      if (!(mission === 3 /* MISSION_RESCUE */)) return 0;
      break;
    case 19:
      if (!(($low(target.artifacts) & 4 /* ARTIFACT_GUARDIAN_TALISMAN */) !== 0)) return 0;
      break;
    case 20:
      if (!((target.effects & 1 /* EFFECT_WARDED */) !== 0)) return 0;
      break;
    case 21:
      if (!((target.effects & 2 /* EFFECT_BLESSED */) !== 0)) return 0;
      break;
    case 22:
      if (!((target.effects & 4 /* EFFECT_SLEPT */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) return 1;
      if (!(asleep(target))) return 2;
      break;
    case 23:
      if (!(target.kingdom !== null && target.kingdom.began_as === 18 /* KINGDOM_HALFLING */)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      if (!(of_the_court(target))) return 2;
      break;
    case 24:
      if (!(($low(target.artifacts) & 1 /* ARTIFACT_AMULET_OF_PROTECTION */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) return 1;
      break;
    case 25:
      if (!(($low(target.artifacts) & 2 /* ARTIFACT_RING_OF_PROTECTION */) !== 0)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */)) return 1;
      break;
  }
  return -1;
}

function why_mission_capture(agent, mission, target) {
  const notes = [];
  let agent_kingdom_traits;
  let target_rank = target.rank;
  let value = missions_capture(mission, target_rank, target);
  notes.push([0, value]);
  let amount = $mul(mission_level(agent, mission), 5);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (agent.sort === 1 /* SORT_FANATIC */ && mission !== 2 /* MISSION_BRIBE */) {
    notes.push([2, 10]);
    value = $add(value, 10);
  }
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null) {
    if (agent_kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */ && (mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */) && target_rank !== 29 /* RANK_MITHRIL */) {
      notes.push([3, -10]);
      value = $sub(value, 10);
    }
    agent_kingdom_traits = agent_kingdom.traits;
    if ((agent_kingdom_traits & 1 /* TRAIT_ACUITY */) !== 0) {
      notes.push([4, -10]);
      value = $sub(value, 10);
    }
    if ((agent_kingdom_traits & 8192 /* TRAIT_HEROIC */) !== 0) {
      notes.push([5, -15]);
      value = $sub(value, 15);
    }
  }
  let amount_ = watch(mission, target);
  notes.push([6, amount_]);
  value = $add(value, amount_);
  if (agent_kingdom !== null && $has(agent_kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    notes.push([7, $mul(value, -1)]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([8, $sub($mul(value, 4), before)]);
  if (value < 3) {
    notes.push([9, $sub(3, value)]);
    value = 3;
  } else if (value > 97) {
    notes.push([9, $sub(97, value)]);
    value = 97;
  }
  return [value, notes];
}

function guards_mission_capture(entry, agent, mission, target) {
  switch (entry) {
    case 2:
      if (!(agent.sort === 1 /* SORT_FANATIC */)) return 0;
      if (!(mission !== 2 /* MISSION_BRIBE */)) return 1;
      break;
    case 3:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */)) return 0;
      if (!(mission === 5 /* MISSION_STEAL */ || mission === 3 /* MISSION_RESCUE */)) return 1;
      if (!(target.rank !== 29 /* RANK_MITHRIL */)) return 2;
      break;
    case 4:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0)) return 0;
      break;
    case 5:
      if (!(agent.kingdom !== null && (agent.kingdom.traits & 8192 /* TRAIT_HEROIC */) !== 0)) return 0;
      break;
    case 7:
      if (!(agent.kingdom !== null && $has(agent.kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */))) return 0;
      break;
  }
  return -1;
}

function why_proficiency(agent) {
  const notes = [];
  let value;
  let agent_sort = agent.sort;
  if (agent_sort !== 2 /* SORT_IMP */ && agent_sort !== 3 /* SORT_DEMON */ && agent_sort !== 4 /* SORT_HIGH_DEMON */) {
    value = agent.level;
    notes.push([0, value]);
  } else if (agent_sort === 2 /* SORT_IMP */) {
    notes.push([1, 7]);
    value = 7;
  } else if (agent_sort === 3 /* SORT_DEMON */) {
    notes.push([2, 14]);
    value = 14;
  } else if (agent_sort === 4 /* SORT_HIGH_DEMON */) {
    notes.push([3, 12]);
    value = 12;
  } else {
    value = 0;
  }
  if (($low(agent.artifacts) & 16 /* ARTIFACT_RING_OF_INVISIBILITY */) !== 0) {
    notes.push([4, 4]);
    value = $add(value, 4);
  }
  return [value, notes];
}

function guards_proficiency(entry, agent) {
  switch (entry) {
    case 0:
      if (!(agent.sort !== 2 /* SORT_IMP */ && agent.sort !== 3 /* SORT_DEMON */ && agent.sort !== 4 /* SORT_HIGH_DEMON */)) return 0;
      break;
    case 1:
      if (!(agent.sort === 2 /* SORT_IMP */)) return 0;
      break;
    case 2:
      if (!(agent.sort === 3 /* SORT_DEMON */)) return 0;
      break;
    case 3:
      if (!(agent.sort === 4 /* SORT_HIGH_DEMON */)) return 0;
      break;
    case 4:
      if (!(($low(agent.artifacts) & 16 /* ARTIFACT_RING_OF_INVISIBILITY */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_mission_level(agent, mission) {
  const notes = [];
  let value = proficiency(agent);
  notes.push([0, value]);
  let agent_kingdom = agent.kingdom;
  if (agent_kingdom !== null && agent_kingdom.began_as === 18 /* KINGDOM_HALFLING */ && mission === 6 /* MISSION_RECON */) {
    notes.push([1, 3]);
    value = $add(value, 3);
  }
  return [value, notes];
}

function guards_mission_level(entry, agent, mission) {
  switch (entry) {
    case 1:
      if (!(agent.kingdom !== null && agent.kingdom.began_as === 18 /* KINGDOM_HALFLING */)) return 0;
      if (!(mission === 6 /* MISSION_RECON */)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_agents = {
  mission_success: [{ verb: "base", text: "base rate", den: 1 }, { verb: "add", text: "experience", den: 1 }, { verb: "add", text: "zeal", den: 1, cites: "ruling \"Whether fanatics bribe better, and are caught more\"" }, { verb: "add", text: "dagger", den: 1, cites: "ruling \"Who is any emissary to a dagger\"", source: "Ancient Annihilator (artifact)" }, { verb: "add", text: "consul's bane", den: 1, source: "Ancient Annihilator (artifact)" }, { verb: "add", text: "dagger", den: 1, cites: "ruling \"Who is any emissary to a dagger\"", source: "Demon Bane (artifact)" }, { verb: "add", text: "demon's bane", den: 1, source: "Demon Bane (artifact)" }, { verb: "add", text: "dagger", den: 1, cites: "ruling \"Who is any emissary to a dagger\"", source: "Demon Death (artifact)" }, { verb: "add", text: "demon's bane", den: 1, source: "Demon Death (artifact)" }, { verb: "add", text: "dagger", den: 1, cites: "ruling \"Who is any emissary to a dagger\"", source: "Ruler Eliminator (artifact)" }, { verb: "add", text: "kingslayer", den: 1, source: "Ruler Eliminator (artifact)" }, { verb: "add", text: "scavengers", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"The Forgotten\", line 3178", source: "The Forgotten (kingdom)" }, { verb: "add", text: "small hands", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Halfling\", line 3334", source: "Halfling (kingdom)" }, { verb: "subtract", text: "no stomach for it", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Halfling\", line 3335", source: "Halfling (kingdom)" }, { verb: "add", text: "illusion", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Illusionist\", line 3368", source: "Illusionist (kingdom)" }, { verb: "add", text: "daring", den: 1, source: "Adventurers (trait)" }, { verb: "add", text: "heroism", den: 1, source: "Heroic (trait)" }, { verb: "subtract", text: "watched", den: 1 }, { verb: "subtract", text: "prison guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#299 \u2013 Guard Prisoners\", line 4369" }, { verb: "subtract", text: "talisman", den: 1, cites: "ruling \"What a ward takes from a chance\"", source: "Guardian Talisman (artifact)" }, { verb: "subtract", text: "ward", den: 1, cites: "ruling \"What a ward takes from a chance\"", source: "Ward (effect)" }, { verb: "reduce by", text: "blessing", den: 5, cites: "ruling \"What a blessing takes from a chance\"", source: "Bless (effect)" }, { verb: "add", text: "asleep", den: 1, cites: "ruling \"How much easier a sleeper is to murder or abduct\"", source: "Sleep (effect)" }, { verb: "subtract", text: "watchful folk", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Halfling\", line 3335", source: "Halfling (kingdom)" }, { verb: "reduce by", text: "amulet", den: 50, cites: "ruling \"What the Amulet of Protection does\"", source: "Amulet of Protection (artifact)" }, { verb: "reduce by", text: "ring of protection", den: 50, cites: "ruling \"What the Ring of Protection takes from a chance\"", source: "Ring of Protection (artifact)" }, { verb: "round", text: "whole points", den: 50, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "never hopeless, never certain", den: 1, cites: "ruling \"Whether the limits hold for the result or for each part\"" }],
  mission_capture: [{ verb: "base", text: "base rate", den: 1 }, { verb: "subtract", text: "experience", den: 1 }, { verb: "add", text: "recklessness", den: 1, cites: "ruling \"Whether fanatics bribe better, and are caught more\"" }, { verb: "subtract", text: "illusion", den: 1, cites: "ruling \"What an Illusionist's agent saves in risk\"", source: "Illusionist (kingdom)" }, { verb: "subtract", text: "sharp senses", den: 1, source: "Acuity (trait)" }, { verb: "subtract", text: "heroism", den: 1, cites: "ruling \"On which missions Heroic lowers the risk\"", source: "Heroic (trait)" }, { verb: "add", text: "watched", den: 1 }, { verb: "reduce by", text: "tricks", den: 4, cites: "ruling \"What Trick of the Trade takes from the risk\"", source: "Trick of the Trade (trait)" }, { verb: "round", text: "whole points", den: 4, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "never safe, never doomed", den: 1, cites: "ruling \"Whether the risk of capture can be nothing\"" }],
  proficiency: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "imp", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #933 \u2013 Imp Familiar\", line 5760" }, { verb: "base", text: "demon", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #941 \u2013 Summon Demon\", line 5764" }, { verb: "base", text: "high demon", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #942 \u2013 Summon High Demon\", line 5770" }, { verb: "add", text: "ring of invisibility", den: 1, source: "Ring of Invisibility (artifact)" }],
  mission_level: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "keen eyes", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Halfling\", line 3336", source: "Halfling (kingdom)" }],
};

export { why_mission_success, guards_mission_success, why_mission_capture, guards_mission_capture, why_proficiency, guards_proficiency, why_mission_level, guards_mission_level, $labels_rules_agents };
