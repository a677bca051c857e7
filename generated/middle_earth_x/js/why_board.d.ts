import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece, Province, Shore } from "./kinds.js";

export declare function why_strength(unit: Piece): [Int, Notes];
export declare function guards_strength(entry: number, unit: Piece): number | null;

export declare function why_ways_from(place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_ways_from(entry: number, place: Province, world: World): number | null;

export declare function why_arm_of(unit: Piece): [Arm, Notes];
export declare function guards_arm_of(entry: number, unit: Piece): number | null;

export declare function why_coast_note(shore: Shore | null): [string, Notes];
export declare function guards_coast_note(entry: number, shore: Shore | null): number | null;

export declare function why_onward(shore: Shore): [ReadonlyArray<Shore>, Notes];
export declare function guards_onward(entry: number, shore: Shore): number | null;

export declare function why_reaches(unit: Piece, province: Province, world: World): [boolean, Notes];
export declare function guards_reaches(entry: number, unit: Piece, province: Province, world: World): number | null;

export declare const $labels_rules_board: { readonly [name: string]: readonly Label[] };
