import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Kingdom, Mission, Target } from "./kinds.js";

/** The mission makes an agent wiser. */
export declare function teaches(mission: Mission): boolean;

/** The target is beyond the reach of the agent. */
export declare function beyond_reach(kingdom: Kingdom, agent: Agent, target: Target, world: World): boolean;
