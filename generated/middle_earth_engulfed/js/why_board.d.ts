import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Border, Folk, Land, Side } from "./kinds.js";

export declare function why_home_nation(land: Land): [Folk | null, Notes];
export declare function guards_home_nation(entry: number, land: Land): number | null;

export declare function why_muster_point_at(land: Land): [boolean, Notes];
export declare function guards_muster_point_at(entry: number, land: Land): number | null;

export declare function why_musters_in(folk: Folk, land: Land): [boolean, Notes];
export declare function guards_musters_in(entry: number, folk: Folk, land: Land): number | null;

export declare function why_in_hands(land: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_in_hands(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_passable(land: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_passable(entry: number, land: Land, side: Side, world: World): number | null;

export declare function why_frontier(origin: Land, goal: Land): [Border, Notes];
export declare function guards_frontier(entry: number, origin: Land, goal: Land): number | null;

export declare function why_joined(origin: Land, goal: Land): [boolean, Notes];
export declare function guards_joined(entry: number, origin: Land, goal: Land): number | null;

export declare function why_barred(origin: Land, goal: Land, side: Side, world: World): [boolean, Notes];
export declare function guards_barred(entry: number, origin: Land, goal: Land, side: Side, world: World): number | null;

export declare const $labels_rules_board: { readonly [name: string]: readonly Label[] };
