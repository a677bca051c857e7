import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Nation, Regiment, Seat } from "./kinds.js";

export declare function why_protected(land: Land): [boolean, Notes];
export declare function guards_protected(entry: number, land: Land): number | null;

export declare function why_closed(land: Land, world: World): [boolean, Notes];
export declare function guards_closed(entry: number, land: Land, world: World): number | null;

export declare function why_protection_breaks(pips: Int, dice: Dice): [boolean, Notes];
export declare function guards_protection_breaks(entry: number, pips: Int): number | null;

export declare function why_hostile(seat: Seat, nation: Nation): [boolean, Notes];
export declare function guards_hostile(entry: number, seat: Seat, nation: Nation): number | null;

export declare function why_let_in(seat: Seat, nation: Nation, world: World): [boolean, Notes];
export declare function guards_let_in(entry: number, seat: Seat, nation: Nation, world: World): number | null;

export declare function why_first_in(regiment: Regiment, land: Land, world: World): [boolean, Notes];
export declare function guards_first_in(entry: number, regiment: Regiment, land: Land, world: World): number | null;

export declare const $labels_rules_breach: { readonly [name: string]: readonly Label[] };
