import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Improvement, Kingdom } from "./kinds.js";

/** Gold for improving a population center several times at a go. In gold. */
export declare function work_bill(kingdom: Kingdom, work: Improvement, multiple: Int): Int;

/** Food for improving a population center several times at a go. In food. */
export declare function work_rations(kingdom: Kingdom, work: Improvement, multiple: Int): Int;
