import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, MoraleClass, Reaction } from "./kinds.js";

export declare function why_class_reaction(class_: MoraleClass, sum_of_factors: Int, dice: Dice): [Reaction, Notes];
export declare function guards_class_reaction(entry: number, class_: MoraleClass, sum_of_factors: Int): number | null;

export declare function why_round_losses(men_who_strike: Int, sum_of_factors: Int, dice: Dice): [Int, Notes];
export declare function guards_round_losses(entry: number, men_who_strike: Int, sum_of_factors: Int): number | null;

export declare function why_ram_blow(ram_points: Int, barrier: Barrier, strength: Int, letters_worse: Int, dice: Dice): [boolean, Notes];
export declare function guards_ram_blow(entry: number, ram_points: Int, barrier: Barrier, strength: Int, letters_worse: Int): number | null;

export declare const $labels_rules_odds: { readonly [name: string]: readonly Label[] };
