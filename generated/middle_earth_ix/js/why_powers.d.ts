import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power } from "./kinds.js";

export declare function why_board_centres(): [Int, Notes];
export declare function guards_board_centres(entry: number): number | null;

export declare function why_absent(power: Power, world: World): [boolean, Notes];
export declare function guards_absent(entry: number, power: Power, world: World): number | null;

export declare function why_without_player(power: Power, world: World): [boolean, Notes];
export declare function guards_without_player(entry: number, power: Power, world: World): number | null;

export declare function why_comes_not(unit: Piece, world: World): [boolean, Notes];
export declare function guards_comes_not(entry: number, unit: Piece, world: World): number | null;

export declare const $labels_rules_powers: { readonly [name: string]: readonly Label[] };
