import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

export declare function why_political(target: Target): [boolean, Notes];
export declare function guards_political(entry: number, target: Target): number | null;

export declare function why_of_the_court(target: Target): [boolean, Notes];
export declare function guards_of_the_court(entry: number, target: Target): number | null;

export declare function why_asleep(target: Target): [boolean, Notes];
export declare function guards_asleep(entry: number, target: Target): number | null;

export declare function why_may_undertake(agent: Agent, mission: Mission): [boolean, Notes];
export declare function guards_may_undertake(entry: number, agent: Agent, mission: Mission): number | null;

export declare function why_automatic(mission: Mission): [boolean, Notes];
export declare function guards_automatic(entry: number, mission: Mission): number | null;

export declare function why_deathless(target: Target): [boolean, Notes];
export declare function guards_deathless(entry: number, target: Target): number | null;

export declare function why_vulnerable(agent: Agent, mission: Mission, target: Target): [boolean, Notes];
export declare function guards_vulnerable(entry: number, agent: Agent, mission: Mission, target: Target): number | null;

export declare function why_catchable(agent: Agent): [boolean, Notes];
export declare function guards_catchable(entry: number, agent: Agent): number | null;

export declare function why_may_bribe(agent: Agent, target: Target): [boolean, Notes];
export declare function guards_may_bribe(entry: number, agent: Agent, target: Target): number | null;

export declare const $labels_rules_gates: { readonly [name: string]: readonly Label[] };
