import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Shore } from "./kinds.js";

export declare function why_off_one_of_several(unit: Piece): [boolean, Notes];
export declare function guards_off_one_of_several(entry: number, unit: Piece): number | null;

export declare function why_told_to_hold(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_told_to_hold(entry: number, power: Power, world: World): number | null;

export declare function why_coasts_held(power: Power, world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_coasts_held(entry: number, power: Power, world: World): number | null;

export declare function why_coasts_left_alone(power: Power, world: World): [ReadonlyArray<Shore>, Notes];
export declare function guards_coasts_left_alone(entry: number, power: Power, world: World): number | null;

export declare function why_left_alone(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_left_alone(entry: number, power: Power, world: World): number | null;

export declare const $labels_rules_play: { readonly [name: string]: readonly Label[] };
