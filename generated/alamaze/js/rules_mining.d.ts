import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea } from "./kinds.js";

/** Where a kingdom's miners are. */
export declare function pit(kingdom: Kingdom): MapArea | null;
