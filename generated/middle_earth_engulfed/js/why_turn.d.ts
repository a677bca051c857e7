import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Seat } from "./kinds.js";

export declare function why_turn_rank(seat: Seat): [Int, Notes];
export declare function guards_turn_rank(entry: number, seat: Seat): number | null;

export declare const $labels_rules_turn: { readonly [name: string]: readonly Label[] };
