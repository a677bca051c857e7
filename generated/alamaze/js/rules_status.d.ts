import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { StatusItem } from "./kinds.js";

/** Status points when the game ends. In status points. */
export declare function final_status(item: StatusItem, units_: Int): Int;

/** Status points are awarded after the played turns. */
export declare function status_is_due(played: Int): boolean;

/** Status points between times. In status points. */
export declare function interim_status(item: StatusItem, units_: Int): Int;
