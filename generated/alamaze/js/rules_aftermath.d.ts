import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Fate, Mission, Target } from "./kinds.js";

/** A caught agent dies. */
export declare function deadly(mission: Mission, target: Target): boolean;

/** Levels that a caught agent loses. In levels. */
export declare function levels_lost(agent: Agent): Int;

/** What becomes of a caught agent. */
export declare function fate(agent: Agent, mission: Mission, target: Target): Fate;

/** Chance that a caught agent names its kingdom. In percent. */
export declare function betrayal(agent: Agent, capture_on_watch: boolean): Int;

/** Chance that a victim escapes after all. In percent. */
export declare function saving_throw(mission: Mission, target: Target): Int;
