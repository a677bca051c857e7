import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Road, RoadReached, Seat } from "./kinds.js";

/** The seat decides for the Fellowship. */
export declare function keeps_ring(seat: Seat, world: World): boolean;

/** Which stretch of the road a box belongs to. */
export declare function road_stretch(land: Land): RoadReached;

/** The Fellowship halts in the land. */
export declare function halts_at(land: Land): boolean;

/** The land is a Sanctuary. */
export declare function sanctuary(land: Land): boolean;

/** Power that can reach an area at most. In steps of 1 2 power. */
export declare function area_maximum(land: Land): Int;

/** What else is abroad in an area. In pips. */
export declare function area_peril(land: Land): Int;

/** The line between boxes. */
export declare function track_line(origin: Land, goal: Land): Road;

/** How far the Fellowship has come. */
export declare function stretch(world: World): RoadReached;

/** Areas that the Fellowship may move in a turn. In areas. */
export declare function walk_limit(world: World): Int;

/** What the die must show. In pips. */
export declare function face_needed(road: Road): Int;

/** Boxes to which the Fellowship may move on. */
export declare function next_boxes(world: World): ReadonlyArray<Land>;
