import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Rank, Region, Settlement } from "./kinds.js";

export declare function why_quo_strength(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_quo_strength(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_unrest_strength(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_unrest_strength(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_standing_quo(place: Place): [Int, Notes];
export declare function guards_standing_quo(entry: number, place: Place): number | null;

export declare function why_persuasion(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region): [Int, Notes];
export declare function guards_persuasion(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region): number | null;

export declare function why_rebel_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): [Int, Notes];
export declare function guards_rebel_chance(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): number | null;

export declare function why_usurp_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): [Int, Notes];
export declare function guards_usurp_chance(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): number | null;

export declare function why_open_to_talk(place: Place): [boolean, Notes];
export declare function guards_open_to_talk(entry: number, place: Place): number | null;

export declare const $labels_rules_politics: { readonly [name: string]: readonly Label[] };
