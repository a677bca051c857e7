import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea, Place, Rank, Target } from "./kinds.js";

export declare function why_travels(figure: Target): [boolean, Notes];
export declare function guards_travels(entry: number, figure: Target): number | null;

export declare function why_travel_price(rank: Rank): [Int, Notes];
export declare function guards_travel_price(entry: number, rank: Rank): number | null;

export declare function why_kept_out(figure: Target, town: Place, world: World): [boolean, Notes];
export declare function guards_kept_out(entry: number, figure: Target, town: Place, world: World): number | null;

export declare function why_side_by_side(grounds: ReadonlyArray<MapArea>): [boolean, Notes];
export declare function guards_side_by_side(entry: number, grounds: ReadonlyArray<MapArea>): number | null;

export declare function why_has_stone(kingdom: Kingdom): [boolean, Notes];
export declare function guards_has_stone(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_orders_travel: { readonly [name: string]: readonly Label[] };
