import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom } from "./kinds.js";

/** The figure may do a High Priestess's work. */
export declare function performs_rites(figure: Figure): boolean;

/** The kingdom may convert another agent in this turn. */
export declare function may_convert(kingdom: Kingdom, world: World): boolean;
