import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

/** Damage of a strong wizard's mere presence. In strength. */
export declare function presence(power: Int, world: World): Int;
