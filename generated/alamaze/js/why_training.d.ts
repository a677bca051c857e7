import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Rank } from "./kinds.js";

export declare function why_mission_cost(agent: Agent, mission: Mission, rank: Rank, early_mission: boolean): [Int, Notes];
export declare function guards_mission_cost(entry: number, agent: Agent, mission: Mission, rank: Rank, early_mission: boolean): number | null;

export declare function why_training_cost(agent: Agent, price: Int): [Int, Notes];
export declare function guards_training_cost(entry: number, agent: Agent, price: Int): number | null;

export declare function why_greatest_level(agent: Agent, usual: Int): [Int, Notes];
export declare function guards_greatest_level(entry: number, agent: Agent, usual: Int): number | null;

export declare function why_highest_level(agent: Agent, usual: Int): [Int, Notes];
export declare function guards_highest_level(entry: number, agent: Agent, usual: Int): number | null;

export declare function why_may_train(agent: Agent, usual: Int): [boolean, Notes];
export declare function guards_may_train(entry: number, agent: Agent, usual: Int): number | null;

export declare const $labels_rules_training: { readonly [name: string]: readonly Label[] };
