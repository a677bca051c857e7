import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

/** The court of the kingdom is in hiding. */
export declare function in_hiding(kingdom: Kingdom): boolean;
