import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rank } from "./kinds.js";

/** Chance that an idle emissary knows a skeleton in its ruler's closet. In percent. */
export declare function skeleton_known(rank: Rank): Int;
