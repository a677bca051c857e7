import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

export declare function why_in_hiding(kingdom: Kingdom): [boolean, Notes];
export declare function guards_in_hiding(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_sanctuary: { readonly [name: string]: readonly Label[] };
