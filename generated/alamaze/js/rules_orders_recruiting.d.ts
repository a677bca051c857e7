import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group } from "./kinds.js";

/** The group calls companions to its ruler's hiding place. */
export declare function calls_from_hiding(group: Group): boolean;
