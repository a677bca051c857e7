import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Footing, Group, HostSize, Kingdom, Terrain } from "./kinds.js";

export declare function why_march_cost(footing: Footing, terrain: Terrain, world: World): [Int, Notes];
export declare function guards_march_cost(entry: number, footing: Footing, terrain: Terrain, world: World): number | null;

export declare function why_host_size(group: Group): [HostSize, Notes];
export declare function guards_host_size(entry: number, group: Group): number | null;

export declare function why_march_points(group: Group, forced_march: boolean): [Int, Notes];
export declare function guards_march_points(entry: number, group: Group, forced_march: boolean): number | null;

export declare function why_feeling(kingdom: Kingdom, terrain: Terrain): [Footing, Notes];
export declare function guards_feeling(entry: number, kingdom: Kingdom, terrain: Terrain): number | null;

export declare function why_footing(kingdom: Kingdom, terrain: Terrain): [Footing, Notes];
export declare function guards_footing(entry: number, kingdom: Kingdom, terrain: Terrain): number | null;

export declare function why_area_cost(group: Group, terrain: Terrain, world: World): [Int, Notes];
export declare function guards_area_cost(entry: number, group: Group, terrain: Terrain, world: World): number | null;

export declare function why_shows_no_size(group: Group, kingdom: Kingdom, grade: Int): [boolean, Notes];
export declare function guards_shows_no_size(entry: number, group: Group, kingdom: Kingdom, grade: Int): number | null;

export declare const $labels_rules_movement: { readonly [name: string]: readonly Label[] };
