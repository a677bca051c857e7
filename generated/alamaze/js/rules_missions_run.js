/** The rules of missions_run. */
import { automatic } from "./rules_gates.js";

function teaches(mission) {
  return mission !== 6 /* MISSION_RECON */ && mission !== 7 /* MISSION_TRAIL */ && mission !== 8 /* MISSION_EARLY_TRAIL */ && !automatic(mission);
}

export { teaches };
