import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BrigadeType, Group, HostState, Kingdom, MapArea, Region } from "./kinds.js";

export declare function why_greatest_march(group: Group): [Int, Notes];
export declare function guards_greatest_march(entry: number, group: Group): number | null;

export declare function why_over_water(group: Group, world: World): [boolean, Notes];
export declare function guards_over_water(entry: number, group: Group, world: World): number | null;

export declare function why_way_cost(group: Group, way: ReadonlyArray<MapArea>, world: World): [Int, Notes];
export declare function guards_way_cost(entry: number, group: Group, way: ReadonlyArray<MapArea>, world: World): number | null;

export declare function why_afield(group: Group, world: World): [boolean, Notes];
export declare function guards_afield(entry: number, group: Group, world: World): number | null;

export declare function why_free_to_march(group: Group, world: World): [boolean, Notes];
export declare function guards_free_to_march(entry: number, group: Group, world: World): number | null;

export declare function why_starts_beside(group: Group, prey: Group, world: World): [boolean, Notes];
export declare function guards_starts_beside(entry: number, group: Group, prey: Group, world: World): number | null;

export declare function why_intercept_range(kingdom: Kingdom): [Int, Notes];
export declare function guards_intercept_range(entry: number, kingdom: Kingdom): number | null;

export declare function why_may_meet(group: Group, prey: Group, world: World): [boolean, Notes];
export declare function guards_may_meet(entry: number, group: Group, prey: Group, world: World): number | null;

export declare function why_steps_between(one: Group, other: Group): [Int, Notes];
export declare function guards_steps_between_(entry: number, one: Group, other: Group): number | null;

export declare function why_glyph_over(kingdom: Kingdom, area: MapArea | null, world: World): [boolean, Notes];
export declare function guards_glyph_over(entry: number, kingdom: Kingdom, area: MapArea | null, world: World): number | null;

export declare function why_under_glyph(group: Group, world: World): [boolean, Notes];
export declare function guards_under_glyph(entry: number, group: Group, world: World): number | null;

export declare function why_guise(group: Group, world: World): [HostState, Notes];
export declare function guards_guise(entry: number, group: Group, world: World): number | null;

export declare function why_hides_from(group: Group, kingdom: Kingdom, grade: Int, world: World): [boolean, Notes];
export declare function guards_hides_from(entry: number, group: Group, kingdom: Kingdom, grade: Int, world: World): number | null;

export declare function why_traces_left(area: MapArea, kingdom: Kingdom, grade: Int, world: World): [boolean, Notes];
export declare function guards_traces_left(entry: number, area: MapArea, kingdom: Kingdom, grade: Int, world: World): number | null;

export declare function why_master_of(region: Region, world: World): [Kingdom | null, Notes];
export declare function guards_master_of(entry: number, region: Region, world: World): number | null;

export declare function why_kinds_in(group: Group): [Int, Notes];
export declare function guards_kinds_in(entry: number, group: Group): number | null;

export declare function why_has_room(group: Group, breed: BrigadeType, second: BrigadeType | null): [boolean, Notes];
export declare function guards_has_room(entry: number, group: Group, breed: BrigadeType, second: BrigadeType | null): number | null;

export declare const $labels_rules_marching: { readonly [name: string]: readonly Label[] };
