/** The rules of missions with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";
import { errand_range } from "./rules_court.js";
import { automatic } from "./rules_gates.js";
import { seat, within_reach } from "./rules_map.js";

function why_teaches(mission) {
  const notes = [];
  if (automatic(mission)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (mission === 6 /* MISSION_RECON */ || mission === 7 /* MISSION_TRAIL */ || mission === 8 /* MISSION_EARLY_TRAIL */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_teaches(entry, mission) {
  switch (entry) {
    case 0:
      if (!(automatic(mission))) return 0;
      break;
    case 1:
      if (!(mission === 6 /* MISSION_RECON */ || mission === 7 /* MISSION_TRAIL */ || mission === 8 /* MISSION_EARLY_TRAIL */)) return 0;
      break;
  }
  return -1;
}

function why_beyond_reach(kingdom, agent, target, world) {
  const notes = [];
  if (!within_reach(seat(agent), seat(target), errand_range(kingdom, agent, world))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(seat(agent), g.area, errand_range(kingdom, agent, world)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beyond_reach(entry, kingdom, agent, target, world) {
  switch (entry) {
    case 0:
      if (!(!within_reach(seat(agent), seat(target), errand_range(kingdom, agent, world)))) return 0;
      break;
    case 1:
      if (!($any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(seat(agent), g.area, errand_range(kingdom, agent, world))))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_missions = {
  teaches: [{ verb: "no", text: "too easy", den: 1 }, { verb: "no", text: "reconnaissance", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#970 \u2013 Recon Area\", line 5008" }, { verb: "otherwise", text: "", den: 1 }],
  beyond_reach: [{ verb: "yes", text: "too far away", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_teaches, guards_teaches, why_beyond_reach, guards_beyond_reach, $labels_rules_missions };
