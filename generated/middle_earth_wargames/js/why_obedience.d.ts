import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MoraleClass, Obedience, Unit } from "./kinds.js";

export declare function why_one_die(dice: Dice): [Int, Notes];
export declare function guards_one_die(entry: number): number | null;

export declare function why_obedience_score(unit: Unit, facts: Facts, world: World, dice: Dice): [Int, Notes];
export declare function guards_obedience_score(entry: number, unit: Unit, facts: Facts, world: World): number | null;

export declare function why_obedience(class_: MoraleClass, score: Int): [Obedience, Notes];
export declare function guards_obedience(entry: number, class_: MoraleClass, score: Int): number | null;

export declare const $labels_rules_obedience: { readonly [name: string]: readonly Label[] };
