import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

export declare function why_secret_code(dice: Dice): [Int, Notes];
export declare function guards_secret_code(entry: number): number | null;

export declare function why_told_in_torment(kingdom: Kingdom): [Int, Notes];
export declare function guards_told_in_torment(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_skeletons: { readonly [name: string]: readonly Label[] };
