import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom } from "./kinds.js";

/** The kingdom knows who looks at its population centers. */
export declare function scouts_have_a_smell(kingdom: Kingdom, world: World): boolean;
