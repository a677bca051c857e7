import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Hindrance, Reaction, Stance, Unit } from "./kinds.js";

export declare function why_moves_counted(moves: Int, world: World): [Int, Notes];
export declare function guards_moves_counted(entry: number, moves: Int, world: World): number | null;

export declare function why_stance_of(answer: Reaction): [Stance, Notes];
export declare function guards_stance_of(entry: number, answer: Reaction): number | null;

export declare function why_withdrawal_of(stance: Stance): [Reaction, Notes];
export declare function guards_withdrawal_of(entry: number, stance: Stance): number | null;

export declare function why_straight_back(unit: Unit, world: World): [Int, Notes];
export declare function guards_straight_back(entry: number, unit: Unit, world: World): number | null;

export declare function why_heading(turned: Int): [Int, Notes];
export declare function guards_heading(entry: number, turned: Int): number | null;

export declare function why_hindrance_behind(unit: Unit, world: World): [Hindrance | null, Notes];
export declare function guards_hindrance_behind(entry: number, unit: Unit, world: World): number | null;

export declare function why_what_hinders(unit: Unit, way: ReadonlyArray<Spot>, world: World): [Hindrance | null, Notes];
export declare function guards_what_hinders(entry: number, unit: Unit, way: ReadonlyArray<Spot>, world: World): number | null;

export declare function why_way_back(unit: Unit, answer: Reaction, world: World): [Int, Notes];
export declare function guards_way_back(entry: number, unit: Unit, answer: Reaction, world: World): number | null;

export declare const $labels_rules_nerves: { readonly [name: string]: readonly Label[] };
