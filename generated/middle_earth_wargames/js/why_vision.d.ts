import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rampart, Side, Tract, Unit } from "./kinds.js";

export declare function why_is_the_king(unit: Unit): [boolean, Notes];
export declare function guards_is_the_king(entry: number, unit: Unit): number | null;

export declare function why_is_a_wraith(unit: Unit): [boolean, Notes];
export declare function guards_is_a_wraith(entry: number, unit: Unit): number | null;

export declare function why_friendly_cover_in(unit: Unit, tract: Tract): [boolean, Notes];
export declare function guards_friendly_cover_in(entry: number, unit: Unit, tract: Tract): number | null;

export declare function why_unfriendly_cover_in(unit: Unit, tract: Tract): [boolean, Notes];
export declare function guards_unfriendly_cover_in(entry: number, unit: Unit, tract: Tract): number | null;

export declare function why_beset(unit: Unit, reach: Int): [boolean, Notes];
export declare function guards_beset(entry: number, unit: Unit, reach: Int): number | null;

export declare function why_points_in_field(side: Side, world: World): [Int, Notes];
export declare function guards_points_in_field(entry: number, side: Side, world: World): number | null;

export declare function why_worth_of(unit: Unit): [Int, Notes];
export declare function guards_worth_of(entry: number, unit: Unit): number | null;

export declare function why_gap_between(one: Unit, other: Unit): [Int, Notes];
export declare function guards_gap_between(entry: number, one: Unit, other: Unit): number | null;

export declare function why_gap_to(unit: Unit, tract: Tract): [Int, Notes];
export declare function guards_gap_to(entry: number, unit: Unit, tract: Tract): number | null;

export declare function why_wall_gap_of(unit: Unit, rampart: Rampart): [Int, Notes];
export declare function guards_wall_gap_of(entry: number, unit: Unit, rampart: Rampart): number | null;

export declare function why_place_behind(unit: Unit): [Spot, Notes];
export declare function guards_place_behind(entry: number, unit: Unit): number | null;

export declare const $labels_rules_vision: { readonly [name: string]: readonly Label[] };
