import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Warlord } from "./kinds.js";

/** Points of those who stand aside. In steps of 1 2 points. */
export declare function worth_waiting(warlord: Warlord, world: World): Int;
