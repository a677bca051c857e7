import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Target } from "./kinds.js";

export declare function why_unseen(figure: Target, kingdom: Kingdom, grade: Int): [boolean, Notes];
export declare function guards_unseen(entry: number, figure: Target, kingdom: Kingdom, grade: Int): number | null;

export declare const $labels_rules_effects: { readonly [name: string]: readonly Label[] };
