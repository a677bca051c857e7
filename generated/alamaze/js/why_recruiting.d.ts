import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BrigadeType, Experience, Group, Kingdom, Place } from "./kinds.js";

export declare function why_levy_gold(group: Group, breed: BrigadeType): [Int, Notes];
export declare function guards_levy_gold(entry: number, group: Group, breed: BrigadeType): number | null;

export declare function why_levy_food(group: Group, breed: BrigadeType): [Int, Notes];
export declare function guards_levy_food(entry: number, group: Group, breed: BrigadeType): number | null;

export declare function why_musters_at(group: Group, place: Place): [boolean, Notes];
export declare function guards_musters_at(entry: number, group: Group, place: Place): number | null;

export declare function why_enlists(kingdom: Kingdom, breed: BrigadeType, place: Place): [boolean, Notes];
export declare function guards_enlists(entry: number, kingdom: Kingdom, breed: BrigadeType, place: Place): number | null;

export declare function why_recruit_level(kingdom: Kingdom): [Experience, Notes];
export declare function guards_recruit_level(entry: number, kingdom: Kingdom): number | null;

export declare function why_has_ranks_for(group: Group, breed: BrigadeType): [boolean, Notes];
export declare function guards_has_ranks_for(entry: number, group: Group, breed: BrigadeType): number | null;

export declare function why_at_home_in(breed: BrigadeType, group: Group): [boolean, Notes];
export declare function guards_at_home_in(entry: number, breed: BrigadeType, group: Group): number | null;

export declare function why_companions_called(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_companions_called(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_at_the_capital(group: Group): [boolean, Notes];
export declare function guards_at_the_capital(entry: number, group: Group): number | null;

export declare function why_fallen_mustered(group: Group, world: World): [Int, Notes];
export declare function guards_fallen_mustered(entry: number, group: Group, world: World): number | null;

export declare const $labels_rules_recruiting: { readonly [name: string]: readonly Label[] };
