import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { HostSize } from "./kinds.js";

/** The largest group that follows the Gem of Planes. */
export declare function gem_load(power: Int): HostSize;
