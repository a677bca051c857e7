import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Target } from "./kinds.js";

/** Nobody sees the figure. */
export declare function unseen(figure: Target, kingdom: Kingdom, grade: Int): boolean;
