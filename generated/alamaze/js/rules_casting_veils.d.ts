import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, HostState, Kingdom, MapArea } from "./kinds.js";

/** A spell makes the group the status. */
export declare function under_veil(group: Group, status: HostState): boolean;

/** The group is seen in the area. */
export declare function shows_up(group: Group, area: MapArea, kingdom: Kingdom, grade: Int, world: World): boolean;
