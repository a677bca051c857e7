import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare function why_secret_code(dice: Dice): [Int, Notes];
export declare function guards_secret_code(entry: number): number | null;

export declare const $labels_rules_skeletons: { readonly [name: string]: readonly Label[] };
