import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { TurnStep } from "./kinds.js";

export declare function why_turn_position(part: TurnStep): [Int, Notes];
export declare function guards_turn_position(entry: number, part: TurnStep): number | null;

export declare function why_same_turn_production(acquired_in: TurnStep): [boolean, Notes];
export declare function guards_same_turn_production(entry: number, acquired_in: TurnStep): number | null;

export declare const $labels_rules_steps: { readonly [name: string]: readonly Label[] };
