import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom, Place, Rank, Target } from "./kinds.js";

export declare function why_lulled(kingdom: Kingdom, victim: Target): [Int, Notes];
export declare function guards_lulled(entry: number, kingdom: Kingdom, victim: Target): number | null;

export declare function why_sleep_ward(kingdom: Kingdom): [Int, Notes];
export declare function guards_sleep_ward(entry: number, kingdom: Kingdom): number | null;

export declare function why_rules_around(figure: Figure, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_rules_around(entry: number, figure: Figure, kingdom: Kingdom, world: World): number | null;

export declare function why_next_title(rank: Rank): [Rank, Notes];
export declare function guards_next_title(entry: number, rank: Rank): number | null;

export declare function why_bestows(place: Place, kingdom: Kingdom): [boolean, Notes];
export declare function guards_bestows(entry: number, place: Place, kingdom: Kingdom): number | null;

export declare const $labels_rules_orders_emissaries: { readonly [name: string]: readonly Label[] };
