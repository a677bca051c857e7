import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Privilege, Region } from "./kinds.js";

export declare function why_place_of_its_own(kingdom: Kingdom): [Privilege | null, Notes];
export declare function guards_place_of_its_own(entry: number, kingdom: Kingdom): number | null;

export declare function why_secret_gold(right: Privilege): [Int, Notes];
export declare function guards_secret_gold(entry: number, right: Privilege): number | null;

export declare function why_secret_food(right: Privilege): [Int, Notes];
export declare function guards_secret_food(entry: number, right: Privilege): number | null;

export declare function why_plagued(region: Region, curse: Privilege, world: World): [boolean, Notes];
export declare function guards_plagued(entry: number, region: Region, curse: Privilege, world: World): number | null;

export declare function why_people_left(people: Int, curse: Privilege): [Int, Notes];
export declare function guards_people_left(entry: number, people: Int, curse: Privilege): number | null;

export declare const $labels_rules_special_places: { readonly [name: string]: readonly Label[] };
