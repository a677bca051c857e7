import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kindling, Tract, Unit, WindQuarter } from "./kinds.js";

export declare function why_kindling_of(tract: Tract): [Kindling | null, Notes];
export declare function guards_kindling_of(entry: number, tract: Tract): number | null;

export declare function why_wood_at_hand(unit: Unit, world: World): [boolean, Notes];
export declare function guards_wood_at_hand(entry: number, unit: Unit, world: World): number | null;

export declare function why_water_at_hand(tract: Tract, world: World): [boolean, Notes];
export declare function guards_water_at_hand(entry: number, tract: Tract, world: World): number | null;

export declare function why_heading_of(quarter: WindQuarter): [Int, Notes];
export declare function guards_heading_of(entry: number, quarter: WindQuarter): number | null;

export declare function why_downwind(tract: Tract, other: Tract, world: World): [boolean, Notes];
export declare function guards_downwind(entry: number, tract: Tract, other: Tract, world: World): number | null;

export declare function why_burns_how_long(kindling: Kindling): [boolean, Notes];
export declare function guards_burns_how_long(entry: number, kindling: Kindling): number | null;

export declare const $labels_rules_burning: { readonly [name: string]: readonly Label[] };
