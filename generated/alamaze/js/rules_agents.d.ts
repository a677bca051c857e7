import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

/** Chance that the mission succeeds. In percent. */
export declare function mission_success(agent: Agent, mission: Mission, target: Target): Int;

/** Chance that an agent who failed is caught. In percent. */
export declare function mission_capture(agent: Agent, mission: Mission, target: Target): Int;

/** Level at which an agent works. In levels. */
export declare function proficiency(agent: Agent): Int;

/** Level at which an agent carries out a mission. In levels. */
export declare function mission_level(agent: Agent, mission: Mission): Int;
