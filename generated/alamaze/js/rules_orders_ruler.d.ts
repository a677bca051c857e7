import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Region } from "./kinds.js";

/** Kingdom that controls a region. */
export declare function holder(region: Region, world: World): Kingdom | null;

/** The kingdom hears who courts the region. */
export declare function hears_suitors(kingdom: Kingdom, region: Region, world: World): boolean;
