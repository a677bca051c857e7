import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Mission, Target } from "./kinds.js";

export declare function why_cover(watcher: Agent, target: Target): [Int, Notes];
export declare function guards_cover(entry: number, watcher: Agent, target: Target): number | null;

export declare function why_on_watch(watcher: Agent, mission: Mission, target: Target): [boolean, Notes];
export declare function guards_on_watch(entry: number, watcher: Agent, mission: Mission, target: Target): number | null;

export declare function why_watch(mission: Mission, target: Target): [Int, Notes];
export declare function guards_watch(entry: number, mission: Mission, target: Target): number | null;

export declare function why_watcher_death(watcher: Agent, target: Target): [Int, Notes];
export declare function guards_watcher_death(entry: number, watcher: Agent, target: Target): number | null;

export declare const $labels_rules_watch: { readonly [name: string]: readonly Label[] };
