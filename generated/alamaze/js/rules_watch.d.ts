import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

/** What a watcher takes from an intruder's chance. In points. */
export declare function cover(watcher: Agent, target: Target): Int;

/** The watcher stands in the way. */
export declare function on_watch(watcher: Agent, mission: Mission, target: Target): boolean;

/** What an intruder must get past. In points. */
export declare function watch(mission: Mission, target: Target): Int;

/** Chance that a watcher dies when an intruder succeeds. In percent. */
export declare function watcher_death(watcher: Agent, target: Target): Int;
