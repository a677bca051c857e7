import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Fate, Mission, Target } from "./kinds.js";

export declare function why_deadly(mission: Mission, target: Target): [boolean, Notes];
export declare function guards_deadly(entry: number, mission: Mission, target: Target): number | null;

export declare function why_levels_lost(agent: Agent): [Int, Notes];
export declare function guards_levels_lost(entry: number, agent: Agent): number | null;

export declare function why_fate(agent: Agent, mission: Mission, target: Target): [Fate, Notes];
export declare function guards_fate(entry: number, agent: Agent, mission: Mission, target: Target): number | null;

export declare function why_betrayal(agent: Agent, capture_on_watch: boolean): [Int, Notes];
export declare function guards_betrayal(entry: number, agent: Agent, capture_on_watch: boolean): number | null;

export declare function why_saving_throw(mission: Mission, target: Target): [Int, Notes];
export declare function guards_saving_throw(entry: number, mission: Mission, target: Target): number | null;

export declare const $labels_rules_aftermath: { readonly [name: string]: readonly Label[] };
