import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group } from "./kinds.js";

/** Share of a group that spells slide past. In percent. */
export declare function magic_proof(group: Group): Int;
