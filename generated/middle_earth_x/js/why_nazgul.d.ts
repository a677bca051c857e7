import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power, Province, Wraith } from "./kinds.js";

export declare function why_wraith_at(power: Power, place: Province, world: World): [Wraith | null, Notes];
export declare function guards_wraith_at(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_goes_along(wraith: Wraith, unit: Piece, world: World): [boolean, Notes];
export declare function guards_goes_along(entry: number, wraith: Wraith, unit: Piece, world: World): number | null;

export declare function why_among_foes(wraith: Wraith, world: World): [boolean, Notes];
export declare function guards_among_foes(entry: number, wraith: Wraith, world: World): number | null;

export declare function why_with_army(wraith: Wraith, world: World): [boolean, Notes];
export declare function guards_with_army(entry: number, wraith: Wraith, world: World): number | null;

export declare function why_nazgul(power: Power, world: World): [ReadonlyArray<Province>, Notes];
export declare function guards_nazgul(entry: number, power: Power, world: World): number | null;

export declare function why_nazgul_whose(power: Power, place: Province, world: World): [Power | null, Notes];
export declare function guards_nazgul_whose(entry: number, power: Power, place: Province, world: World): number | null;

export declare function why_nazgul_sign(power: Power, place: Province): [string, Notes];
export declare function guards_nazgul_sign(entry: number, power: Power, place: Province): number | null;

export declare const $labels_rules_nazgul: { readonly [name: string]: readonly Label[] };
