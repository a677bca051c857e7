import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Building, Kingdom, Place } from "./kinds.js";

export declare function why_seat_barred(place: Place, kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_seat_barred(entry: number, place: Place, kingdom: Kingdom, world: World): number | null;

export declare function why_next_capital(kingdom: Kingdom, world: World): [Place | null, Notes];
export declare function guards_next_capital(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_throne_may_move(besieged: boolean): [boolean, Notes];
export declare function guards_throne_may_move(entry: number, besieged: boolean): number | null;

export declare function why_gold_boosted(output: Int, building: Building): [Int, Notes];
export declare function guards_gold_boosted(entry: number, output: Int, building: Building): number | null;

export declare function why_food_boosted(output: Int, building: Building): [Int, Notes];
export declare function guards_food_boosted(entry: number, output: Int, building: Building): number | null;

export declare function why_walls_built(walls: Int, building: Building): [Int, Notes];
export declare function guards_walls_built(entry: number, walls: Int, building: Building): number | null;

export declare const $labels_rules_capitals: { readonly [name: string]: readonly Label[] };
