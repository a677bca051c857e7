import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** The unit is of the orcs' kin. */
export declare function night_folk(unit: Unit): boolean;
