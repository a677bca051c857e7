import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Barrier, Spacing, Troop } from "./kinds.js";

export declare function why_carries_powder(troop: Troop): [boolean, Notes];
export declare function guards_carries_powder(entry: number, troop: Troop): number | null;

export declare function why_charges_carried(bearers: Int): [Int, Notes];
export declare function guards_charges_carried(entry: number, bearers: Int): number | null;

export declare function why_powder_mishap(dice: Dice): [boolean, Notes];
export declare function guards_powder_mishap(entry: number): number | null;

export declare function why_powder_dud(dice: Dice): [boolean, Notes];
export declare function guards_powder_dud(entry: number): number | null;

export declare function why_meddling_explodes(dice: Dice): [boolean, Notes];
export declare function guards_meddling_explodes(entry: number): number | null;

export declare function why_keg_kills(distance: Int): [boolean, Notes];
export declare function guards_keg_kills(entry: number, distance: Int): number | null;

export declare function why_powder_breach(barrier: Barrier, strength: Int, dice: Dice): [boolean, Notes];
export declare function guards_powder_breach(entry: number, barrier: Barrier, strength: Int): number | null;

export declare function why_breach_front(breaches: Int): [Int, Notes];
export declare function guards_breach_front(entry: number, breaches: Int): number | null;

export declare function why_oil_casualties(spacing: Spacing, dice: Dice): [Int, Notes];
export declare function guards_oil_casualties(entry: number, spacing: Spacing): number | null;

export declare function why_oil_cost(pots: Int): [Int, Notes];
export declare function guards_oil_cost(entry: number, pots: Int): number | null;

export declare function why_ladder_is_held(holders: Int): [boolean, Notes];
export declare function guards_ladder_is_held(entry: number, holders: Int): number | null;

export declare function why_climbing_time(troop: Troop, height: Int): [Int, Notes];
export declare function guards_climbing_time(entry: number, troop: Troop, height: Int): number | null;

export declare const $labels_rules_powder: { readonly [name: string]: readonly Label[] };
