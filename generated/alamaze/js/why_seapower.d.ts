import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Quarry } from "./kinds.js";

export declare function why_first_fleets(built: Int): [Int, Notes];
export declare function guards_first_fleets(entry: number, built: Int): number | null;

export declare function why_fleet_price_paid(paid: Int): [Int, Notes];
export declare function guards_fleet_price_paid(entry: number, paid: Int): number | null;

export declare function why_new_quality(initial: Int, paid: Int): [Int, Notes];
export declare function guards_new_quality(entry: number, initial: Int, paid: Int): number | null;

export declare function why_sea_quality(old: Int, quality: Int, built: Int, made: Int): [Int, Notes];
export declare function guards_sea_quality(entry: number, old: Int, quality: Int, built: Int, made: Int): number | null;

export declare function why_fleet_sale(sold: Int, quality: Int): [Int, Notes];
export declare function guards_fleet_sale(entry: number, sold: Int, quality: Int): number | null;

export declare function why_merchant_gold(sent: Int): [Int, Notes];
export declare function guards_merchant_gold(entry: number, sent: Int): number | null;

export declare function why_interdiction(hunter: Kingdom, other: Kingdom, prey: Quarry, refits: Int): [Int, Notes];
export declare function guards_interdiction(entry: number, hunter: Kingdom, other: Kingdom, prey: Quarry, refits: Int): number | null;

export declare const $labels_rules_seapower: { readonly [name: string]: readonly Label[] };
