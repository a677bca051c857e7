import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom } from "./kinds.js";

/** The kingdom rules a place in the region of the figure. */
export declare function rules_around(figure: Figure, kingdom: Kingdom, world: World): boolean;
