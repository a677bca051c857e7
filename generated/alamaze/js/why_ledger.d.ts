import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BookedReason, Kingdom } from "./kinds.js";

export declare function why_missing_gold(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_missing_gold(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_missing_food(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_missing_food(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_missing_mithril(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_missing_mithril(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_missing_powder(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_missing_powder(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_entered_gold(kingdom: Kingdom, booked_reason: BookedReason, world: World): [Int, Notes];
export declare function guards_entered_gold(entry: number, kingdom: Kingdom, booked_reason: BookedReason, world: World): number | null;

export declare function why_entered_food(kingdom: Kingdom, booked_reason: BookedReason, world: World): [Int, Notes];
export declare function guards_entered_food(entry: number, kingdom: Kingdom, booked_reason: BookedReason, world: World): number | null;

export declare function why_entered_mithril(kingdom: Kingdom, booked_reason: BookedReason, world: World): [Int, Notes];
export declare function guards_entered_mithril(entry: number, kingdom: Kingdom, booked_reason: BookedReason, world: World): number | null;

export declare function why_entered_powder(kingdom: Kingdom, booked_reason: BookedReason, world: World): [Int, Notes];
export declare function guards_entered_powder(entry: number, kingdom: Kingdom, booked_reason: BookedReason, world: World): number | null;

export declare const $labels_rules_ledger: { readonly [name: string]: readonly Label[] };
