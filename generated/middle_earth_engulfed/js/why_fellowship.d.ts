import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Road, RoadReached, Seat } from "./kinds.js";

export declare function why_keeps_ring(seat: Seat, world: World): [boolean, Notes];
export declare function guards_keeps_ring(entry: number, seat: Seat, world: World): number | null;

export declare function why_road_stretch(land: Land): [RoadReached, Notes];
export declare function guards_road_stretch(entry: number, land: Land): number | null;

export declare function why_halts_at(land: Land): [boolean, Notes];
export declare function guards_halts_at(entry: number, land: Land): number | null;

export declare function why_sanctuary(land: Land): [boolean, Notes];
export declare function guards_sanctuary(entry: number, land: Land): number | null;

export declare function why_area_maximum(land: Land): [Int, Notes];
export declare function guards_area_maximum(entry: number, land: Land): number | null;

export declare function why_area_peril(land: Land): [Int, Notes];
export declare function guards_area_peril(entry: number, land: Land): number | null;

export declare function why_track_line(origin: Land, goal: Land): [Road, Notes];
export declare function guards_track_line(entry: number, origin: Land, goal: Land): number | null;

export declare function why_stretch(world: World): [RoadReached, Notes];
export declare function guards_stretch(entry: number, world: World): number | null;

export declare function why_walk_limit(world: World): [Int, Notes];
export declare function guards_walk_limit(entry: number, world: World): number | null;

export declare function why_face_needed(road: Road): [Int, Notes];
export declare function guards_face_needed(entry: number, road: Road): number | null;

export declare function why_next_boxes(world: World): [ReadonlyArray<Land>, Notes];
export declare function guards_next_boxes(entry: number, world: World): number | null;

export declare const $labels_rules_fellowship: { readonly [name: string]: readonly Label[] };
