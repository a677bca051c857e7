import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

/** The code of a skeleton. In plain numbers. */
export declare function secret_code(dice: Dice): Int;
