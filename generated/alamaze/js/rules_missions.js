/** The rules of missions. */
import { $any } from "./runtime/lists.js";
import { errand_range } from "./rules_court.js";
import { automatic } from "./rules_gates.js";
import { seat, within_reach } from "./rules_map.js";

function teaches(mission) {
  return mission !== 6 /* MISSION_RECON */ && mission !== 7 /* MISSION_TRAIL */ && mission !== 8 /* MISSION_EARLY_TRAIL */ && !automatic(mission);
}

function beyond_reach(kingdom, agent, target, world) {
  let maparea = seat(agent);
  if (!within_reach(maparea, seat(target), errand_range(kingdom, agent, world))) {
    return true;
  }
  return $any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(maparea, g.area, errand_range(kingdom, agent, world)));
}

export { teaches, beyond_reach };
