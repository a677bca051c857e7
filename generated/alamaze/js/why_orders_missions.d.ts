import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rank } from "./kinds.js";

export declare function why_skeleton_known(rank: Rank): [Int, Notes];
export declare function guards_skeleton_known(entry: number, rank: Rank): number | null;

export declare const $labels_rules_orders_missions: { readonly [name: string]: readonly Label[] };
