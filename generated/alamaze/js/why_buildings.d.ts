import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Improvement, Kingdom } from "./kinds.js";

export declare function why_work_bill(kingdom: Kingdom, work: Improvement, multiple: Int): [Int, Notes];
export declare function guards_work_bill(entry: number, kingdom: Kingdom, work: Improvement, multiple: Int): number | null;

export declare function why_work_rations(kingdom: Kingdom, work: Improvement, multiple: Int): [Int, Notes];
export declare function guards_work_rations(entry: number, kingdom: Kingdom, work: Improvement, multiple: Int): number | null;

export declare const $labels_rules_buildings: { readonly [name: string]: readonly Label[] };
