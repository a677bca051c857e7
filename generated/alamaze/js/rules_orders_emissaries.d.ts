import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom, Place, Rank, Target } from "./kinds.js";

/** Chance that somebody is sent to sleep. In percent. */
export declare function lulled(kingdom: Kingdom, victim: Target): Int;

/** Chance that sleep does nothing to somebody of a kingdom. In percent. */
export declare function sleep_ward(kingdom: Kingdom): Int;

/** The kingdom rules a place in the region of the figure. */
export declare function rules_around(figure: Figure, kingdom: Kingdom, world: World): boolean;

/** The title that follows upon another. */
export declare function next_title(rank: Rank): Rank;

/** Titles of the kingdom are bestowed at the place. */
export declare function bestows(place: Place, kingdom: Kingdom): boolean;
