import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Climate, Kingdom, Place, Privilege, Season } from "./kinds.js";

export declare function why_going_price(world: World): [Int, Notes];
export declare function guards_going_price(entry: number, world: World): number | null;

export declare function why_taught_level(world: World): [Int, Notes];
export declare function guards_taught_level(entry: number, world: World): number | null;

export declare function why_opening_gift(world: World): [Int, Notes];
export declare function guards_opening_gift(entry: number, world: World): number | null;

export declare function why_weather(world: World): [Season, Notes];
export declare function guards_weather(entry: number, world: World): number | null;

export declare function why_next_season(now: Season): [Season, Notes];
export declare function guards_next_season(entry: number, now: Season): number | null;

export declare function why_starved(place: Place, world: World): [boolean, Notes];
export declare function guards_starved(entry: number, place: Place, world: World): number | null;

export declare function why_lean_climate(place: Place, world: World): [Climate, Notes];
export declare function guards_lean_climate(entry: number, place: Place, world: World): number | null;

export declare function why_gold_season(place: Place, world: World): [Int, Notes];
export declare function guards_gold_season(entry: number, place: Place, world: World): number | null;

export declare function why_food_season(place: Place, world: World): [Int, Notes];
export declare function guards_food_season(entry: number, place: Place, world: World): number | null;

export declare function why_gold_produced(place: Place, world: World): [Int, Notes];
export declare function guards_gold_produced(entry: number, place: Place, world: World): number | null;

export declare function why_lean_hunger(place: Place, world: World): [Int, Notes];
export declare function guards_lean_hunger(entry: number, place: Place, world: World): number | null;

export declare function why_food_produced(place: Place, world: World): [Int, Notes];
export declare function guards_food_produced(entry: number, place: Place, world: World): number | null;

export declare function why_powder_made(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_powder_made(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_befouled(kingdom: Kingdom, curse: Privilege, world: World): [boolean, Notes];
export declare function guards_befouled(entry: number, kingdom: Kingdom, curse: Privilege, world: World): number | null;

export declare function why_spoilage(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_spoilage(entry: number, kingdom: Kingdom, world: World): number | null;

export declare const $labels_rules_turn: { readonly [name: string]: readonly Label[] };
