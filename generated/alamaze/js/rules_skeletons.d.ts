import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

/** The code of a skeleton. In plain numbers. */
export declare function secret_code(dice: Dice): Int;

/** Chance that a prisoner tells what there is to tell. In percent. */
export declare function told_in_torment(kingdom: Kingdom): Int;
