import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Place, Rank, Ruler } from "./kinds.js";

/** Place in the line of succession, the highest first. In plain numbers. */
export declare function claim(kingdom: Kingdom, rank: Rank): Int;

/** What a ruler who comes home recovers. In steps of 1 100 influence. */
export declare function homecoming(toll: Int): Int;

/** The ruler sits on the throne of the kingdom. */
export declare function reigns(ruler: Ruler, kingdom: Kingdom): boolean;

/** The place may become the capital of the kingdom. */
export declare function may_be_seat(place: Place, kingdom: Kingdom, world: World): boolean;

/** Where the throne moves when the capital has fallen, wishes counted. */
export declare function refuge(kingdom: Kingdom, world: World): Place | null;
