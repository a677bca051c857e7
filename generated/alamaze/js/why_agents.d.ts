import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

export declare function why_mission_success(agent: Agent, mission: Mission, target: Target): [Int, Notes];
export declare function guards_mission_success(entry: number, agent: Agent, mission: Mission, target: Target): number | null;

export declare function why_mission_capture(agent: Agent, mission: Mission, target: Target): [Int, Notes];
export declare function guards_mission_capture(entry: number, agent: Agent, mission: Mission, target: Target): number | null;

export declare function why_proficiency(agent: Agent): [Int, Notes];
export declare function guards_proficiency(entry: number, agent: Agent): number | null;

export declare function why_mission_level(agent: Agent, mission: Mission): [Int, Notes];
export declare function guards_mission_level(entry: number, agent: Agent, mission: Mission): number | null;

export declare const $labels_rules_agents: { readonly [name: string]: readonly Label[] };
