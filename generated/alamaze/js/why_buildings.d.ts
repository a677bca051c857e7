import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Building, Improvement, Kingdom, Place } from "./kinds.js";

export declare function why_work_bill(kingdom: Kingdom, work: Improvement, multiple: Int): [Int, Notes];
export declare function guards_work_bill(entry: number, kingdom: Kingdom, work: Improvement, multiple: Int): number | null;

export declare function why_work_rations(kingdom: Kingdom, work: Improvement, multiple: Int): [Int, Notes];
export declare function guards_work_rations(entry: number, kingdom: Kingdom, work: Improvement, multiple: Int): number | null;

export declare function why_is_fort(building: Building): [boolean, Notes];
export declare function guards_is_fort(entry: number, building: Building): number | null;

export declare function why_fits_site(building: Building, place: Place): [boolean, Notes];
export declare function guards_fits_site(entry: number, building: Building, place: Place): number | null;

export declare function why_stone_bill(building: Building, kingdom: Kingdom): [Int, Notes];
export declare function guards_stone_bill(entry: number, building: Building, kingdom: Kingdom): number | null;

export declare function why_stone_rations(building: Building): [Int, Notes];
export declare function guards_stone_rations(entry: number, building: Building): number | null;

export declare function why_people_drawn(people: Int, building: Building): [Int, Notes];
export declare function guards_people_drawn(entry: number, people: Int, building: Building): number | null;

export declare const $labels_rules_buildings: { readonly [name: string]: readonly Label[] };
