import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Kingdom, Mission, Target } from "./kinds.js";

export declare function why_teaches(mission: Mission): [boolean, Notes];
export declare function guards_teaches(entry: number, mission: Mission): number | null;

export declare function why_beyond_reach(kingdom: Kingdom, agent: Agent, target: Target, world: World): [boolean, Notes];
export declare function guards_beyond_reach(entry: number, kingdom: Kingdom, agent: Agent, target: Target, world: World): number | null;

export declare const $labels_rules_missions: { readonly [name: string]: readonly Label[] };
