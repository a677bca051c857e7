import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BaseSort, EntryWay, Shelter, Side, Slope, Tract, Unit } from "./kinds.js";

export declare function why_base_of(unit: Unit): [BaseSort, Notes];
export declare function guards_base_of(entry: number, unit: Unit): number | null;

export declare function why_files_of(unit: Unit): [Int, Notes];
export declare function guards_files_of(entry: number, unit: Unit): number | null;

export declare function why_ranks_of(unit: Unit): [Int, Notes];
export declare function guards_ranks_of(entry: number, unit: Unit): number | null;

export declare function why_front_of(unit: Unit): [Int, Notes];
export declare function guards_front_of(entry: number, unit: Unit): number | null;

export declare function why_depth_of(unit: Unit): [Int, Notes];
export declare function guards_depth_of(entry: number, unit: Unit): number | null;

export declare function why_within(one: Unit, other: Unit, reach: Int): [boolean, Notes];
export declare function guards_within(entry: number, one: Unit, other: Unit, reach: Int): number | null;

export declare function why_side_of(unit: Unit): [Side, Notes];
export declare function guards_side_of(entry: number, unit: Unit): number | null;

export declare function why_hidden_by(tract: Tract, one: Unit, other: Unit): [boolean, Notes];
export declare function guards_hidden_by(entry: number, tract: Tract, one: Unit, other: Unit): number | null;

export declare function why_sight_of(unit: Unit, world: World): [Int, Notes];
export declare function guards_sight_of(entry: number, unit: Unit, world: World): number | null;

export declare function why_sees(one: Unit, other: Unit, world: World): [boolean, Notes];
export declare function guards_sees(entry: number, one: Unit, other: Unit, world: World): number | null;

export declare function why_height_at(place: Spot, world: World): [Int, Notes];
export declare function guards_height_at(entry: number, place: Spot, world: World): number | null;

export declare function why_shelter_at(place: Spot, world: World): [Shelter, Notes];
export declare function guards_shelter_at(entry: number, place: Spot, world: World): number | null;

export declare function why_wooded_at(place: Spot, world: World): [boolean, Notes];
export declare function guards_wooded_at(entry: number, place: Spot, world: World): number | null;

export declare function why_hated_at(place: Spot, side: Side, world: World): [boolean, Notes];
export declare function guards_hated_at(entry: number, place: Spot, side: Side, world: World): number | null;

export declare function why_in_front_of(unit: Unit, other: Unit): [boolean, Notes];
export declare function guards_in_front_of(entry: number, unit: Unit, other: Unit): number | null;

export declare function why_behind_of(unit: Unit, other: Unit): [boolean, Notes];
export declare function guards_behind_of(entry: number, unit: Unit, other: Unit): number | null;

export declare function why_comes_from(unit: Unit, other: Unit): [EntryWay, Notes];
export declare function guards_comes_from(entry: number, unit: Unit, other: Unit): number | null;

export declare function why_flank_held(unit: Unit, corner: Spot, world: World): [boolean, Notes];
export declare function guards_flank_held(entry: number, unit: Unit, corner: Spot, world: World): number | null;

export declare function why_left_end(unit: Unit): [Spot, Notes];
export declare function guards_left_end(entry: number, unit: Unit): number | null;

export declare function why_right_end(unit: Unit): [Spot, Notes];
export declare function guards_right_end(entry: number, unit: Unit): number | null;

export declare function why_flanks_held(unit: Unit, world: World): [Int, Notes];
export declare function guards_flanks_held(entry: number, unit: Unit, world: World): number | null;

export declare function why_charge_range(unit: Unit, world: World): [Int, Notes];
export declare function guards_charge_range(entry: number, unit: Unit, world: World): number | null;

export declare function why_pace_is_known(unit: Unit): [boolean, Notes];
export declare function guards_pace_is_known(entry: number, unit: Unit): number | null;

export declare function why_charge_near(unit: Unit, other: Unit, world: World): [boolean, Notes];
export declare function guards_charge_near(entry: number, unit: Unit, other: Unit, world: World): number | null;

export declare function why_higher(one: Unit, other: Unit, world: World): [boolean, Notes];
export declare function guards_higher(entry: number, one: Unit, other: Unit, world: World): number | null;

export declare function why_slope_toward(unit: Unit, other: Unit, world: World): [Slope, Notes];
export declare function guards_slope_toward(entry: number, unit: Unit, other: Unit, world: World): number | null;

export declare function why_near(unit: Unit, other: Unit): [boolean, Notes];
export declare function guards_near(entry: number, unit: Unit, other: Unit): number | null;

export declare function why_nearby(unit: Unit, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_nearby(entry: number, unit: Unit, world: World): number | null;

export declare const $labels_rules_field: { readonly [name: string]: readonly Label[] };
