import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Power } from "./kinds.js";

export declare function why_knows_hills(power: Power): [boolean, Notes];
export declare function guards_knows_hills(entry: number, power: Power): number | null;

export declare const $labels_rules_rhudaur: { readonly [name: string]: readonly Label[] };
