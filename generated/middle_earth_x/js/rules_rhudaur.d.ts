import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Power } from "./kinds.js";

/** The power knows the hills. */
export declare function knows_hills(power: Power): boolean;
