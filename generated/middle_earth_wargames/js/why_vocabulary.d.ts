import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_night_folk(unit: Unit): [boolean, Notes];
export declare function guards_night_folk(entry: number, unit: Unit): number | null;

export declare const $labels_rules_vocabulary: { readonly [name: string]: readonly Label[] };
