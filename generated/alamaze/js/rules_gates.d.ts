import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

/** The target is a political emissary. */
export declare function political(target: Target): boolean;

/** The target lives at court. */
export declare function of_the_court(target: Target): boolean;

/** The target lies in a magical sleep. */
export declare function asleep(target: Target): boolean;

/** The agent may undertake the mission. */
export declare function may_undertake(agent: Agent, mission: Mission): boolean;

/** The mission succeeds without a throw. */
export declare function automatic(mission: Mission): boolean;

/** The target is an Immortal. */
export declare function deathless(target: Target): boolean;

/** The mission by the agent can touch the target. */
export declare function vulnerable(agent: Agent, mission: Mission, target: Target): boolean;

/** The agent can be caught. */
export declare function catchable(agent: Agent): boolean;

/** The agent may try to bribe the target. */
export declare function may_bribe(agent: Agent, target: Target): boolean;
