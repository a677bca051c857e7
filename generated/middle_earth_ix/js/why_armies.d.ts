import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece } from "./kinds.js";

export declare function why_rightly_called(unit: Piece | null, arm: Arm | null): [boolean, Notes];
export declare function guards_rightly_called(entry: number, unit: Piece | null, arm: Arm | null): number | null;

export declare function why_double_sign(): [string, Notes];
export declare function guards_double_sign(entry: number): number | null;

export declare const $labels_rules_armies: { readonly [name: string]: readonly Label[] };
