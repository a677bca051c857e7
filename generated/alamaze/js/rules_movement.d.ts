import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Footing, Group, HostSize, Kingdom, Terrain } from "./kinds.js";

/** What it costs to enter an area. In steps of 1 1000 movement points. */
export declare function march_cost(footing: Footing, terrain: Terrain, world: World): Int;

/** What a group is called by its size. */
export declare function host_size(group: Group): HostSize;

/** How far a group gets in a turn. In steps of 1 1000 movement points. */
export declare function march_points(group: Group, forced_march: boolean): Int;

/** A kingdom's feeling for a kind of ground. */
export declare function feeling(kingdom: Kingdom, terrain: Terrain): Footing;

/** How a kingdom moves over a kind of ground. */
export declare function footing(kingdom: Kingdom, terrain: Terrain): Footing;

/** What it costs a group to enter an area. In steps of 1 1000 movement points. */
export declare function area_cost(group: Group, terrain: Terrain, world: World): Int;

/** The group shows nobody how large it is. */
export declare function shows_no_size(group: Group, kingdom: Kingdom, grade: Int): boolean;
