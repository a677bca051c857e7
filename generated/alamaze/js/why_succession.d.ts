import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Rank, Ruler } from "./kinds.js";

export declare function why_claim(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_claim(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_homecoming(toll: Int): [Int, Notes];
export declare function guards_homecoming(entry: number, toll: Int): number | null;

export declare function why_reigns(ruler: Ruler, kingdom: Kingdom): [boolean, Notes];
export declare function guards_reigns(entry: number, ruler: Ruler, kingdom: Kingdom): number | null;

export declare function why_may_be_seat(place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_be_seat(entry: number, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_refuge(kingdom: Kingdom, world: World): [Place | null, Notes];
export declare function guards_refuge(entry: number, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_succession: { readonly [name: string]: readonly Label[] };
