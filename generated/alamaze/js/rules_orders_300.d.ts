import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Rank } from "./kinds.js";

/** The title that follows upon another. */
export declare function next_title(rank: Rank): Rank;

/** Titles of the kingdom are bestowed at the place. */
export declare function bestows(place: Place, kingdom: Kingdom): boolean;
