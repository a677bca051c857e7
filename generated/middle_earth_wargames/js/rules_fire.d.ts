import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gust, Kindling, WindQuarter } from "./kinds.js";

/** Brands that are made at once. In plain numbers. */
export declare function brands_made(figures: Int): Int;

/** A fire brand is ready. */
export declare function brand_is_ready(figures: Int, moves_spent: Int): boolean;

/** Whether something is set on fire. */
export declare function kindled(kindling: Kindling, brands: Int, wind: Gust, dice: Dice): boolean;

/** Whether a fire is put out. */
export declare function doused(kindling: Kindling, helpers: Int, water: boolean, dice: Dice): boolean;

/** Trees that burn in a move. In steps of 1 2 trees. */
export declare function trees_burnt(wind: Gust): Int;

/** Moves until it is burnt down. In steps of 1 4 moves. */
export declare function burning_time(kindling: Kindling, wind: Gust): Int;

/** Where a fire spreads. */
export declare function fire_spreads_to(quarter: WindQuarter): WindQuarter;
