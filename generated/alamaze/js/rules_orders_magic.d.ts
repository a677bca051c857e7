import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

/** The kingdom may convert another agent in this turn. */
export declare function may_convert(kingdom: Kingdom, world: World): boolean;
