import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { StatusItem } from "./kinds.js";

export declare function why_final_status(item: StatusItem, units_: Int): [Int, Notes];
export declare function guards_final_status(entry: number, item: StatusItem, units_: Int): number | null;

export declare function why_status_is_due(played: Int): [boolean, Notes];
export declare function guards_status_is_due(entry: number, played: Int): number | null;

export declare function why_interim_status(item: StatusItem, units_: Int): [Int, Notes];
export declare function guards_interim_status(entry: number, item: StatusItem, units_: Int): number | null;

export declare const $labels_rules_status: { readonly [name: string]: readonly Label[] };
