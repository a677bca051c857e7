import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

export declare function why_first_stretch(unit: Unit, aim: Spot, world: World): [Int, Notes];
export declare function guards_first_stretch(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare function why_last_stretch(unit: Unit, aim: Spot, world: World): [Int, Notes];
export declare function guards_last_stretch(entry: number, unit: Unit, aim: Spot, world: World): number | null;

export declare const $labels_rules_changes: { readonly [name: string]: readonly Label[] };
