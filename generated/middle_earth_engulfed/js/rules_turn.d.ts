import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Seat } from "./kinds.js";

/** Whose lines come first. In plain numbers. */
export declare function turn_rank(seat: Seat): Int;
