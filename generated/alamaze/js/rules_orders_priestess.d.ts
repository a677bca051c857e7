import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure } from "./kinds.js";

/** The figure may do a High Priestess's work. */
export declare function performs_rites(figure: Figure): boolean;
