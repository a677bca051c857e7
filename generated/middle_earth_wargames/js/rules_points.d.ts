import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Armour, Recruit, Steed } from "./kinds.js";

/** Points for a figure. In steps of 1 2 points. */
export declare function figure_cost(figure: Recruit, armour: Armour, steed: Steed): Int;

/** Armour and horse are paid for. */
export declare function human(figure: Recruit): boolean;

/** Points for a unit. In steps of 1 2 points. */
export declare function unit_cost(count: Int, figure: Recruit, armour: Armour, steed: Steed): Int;
