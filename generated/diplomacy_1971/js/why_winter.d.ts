import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Shore, Side } from "./kinds.js";

export declare function why_docks(place: Province, side: Side | null): [ReadonlyArray<Shore>, Notes];
export declare function guards_docks(entry: number, place: Province, side: Side | null): number | null;

export declare function why_around(place: Province, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_around(entry: number, place: Province, world: World): number | null;

export declare function why_seats(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_seats(entry: number, power: Power, world: World): number | null;

export declare function why_way_from(place: Province, power: Power, world: World): [Int, Notes];
export declare function guards_way_from(entry: number, place: Province, power: Power, world: World): number | null;

export declare function why_arm_rank(unit: Piece | null): [Int, Notes];
export declare function guards_arm_rank(entry: number, unit: Piece | null): number | null;

export declare const $labels_rules_winter: { readonly [name: string]: readonly Label[] };
