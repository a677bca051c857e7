import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom, Place, Rank, Region, Settlement, Target } from "./kinds.js";

export declare function why_quo_strength(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_quo_strength(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_unrest_strength(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_unrest_strength(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_standing_quo(place: Place): [Int, Notes];
export declare function guards_standing_quo(entry: number, place: Place): number | null;

export declare function why_title_words(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_title_words(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_persuasion(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region): [Int, Notes];
export declare function guards_persuasion(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region): number | null;

export declare function why_rebel_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): [Int, Notes];
export declare function guards_rebel_chance(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): number | null;

export declare function why_usurp_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): [Int, Notes];
export declare function guards_usurp_chance(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): number | null;

export declare function why_open_to_talk(place: Place): [boolean, Notes];
export declare function guards_open_to_talk(entry: number, place: Place): number | null;

export declare function why_talks_to_people(figure: Target): [boolean, Notes];
export declare function guards_talks_to_people(entry: number, figure: Target): number | null;

export declare function why_in_irons(figure: Figure): [boolean, Notes];
export declare function guards_in_irons(entry: number, figure: Figure): number | null;

export declare function why_at_large(figure: Figure): [boolean, Notes];
export declare function guards_at_large(entry: number, figure: Figure): number | null;

export declare function why_may_act(figure: Figure, world: World): [boolean, Notes];
export declare function guards_may_act(entry: number, figure: Figure, world: World): number | null;

export declare function why_upheaval(place: Place): [Int, Notes];
export declare function guards_upheaval(entry: number, place: Place): number | null;

export declare function why_arrest_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): [Int, Notes];
export declare function guards_arrest_chance(entry: number, kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): number | null;

export declare function why_name_known(figure: Figure): [Int, Notes];
export declare function guards_name_known(entry: number, figure: Figure): number | null;

export declare const $labels_rules_politics: { readonly [name: string]: readonly Label[] };
