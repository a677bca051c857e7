import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Privilege, Region } from "./kinds.js";

/** The special place that a people may create. */
export declare function place_of_its_own(kingdom: Kingdom): Privilege | null;

/** Gold that a special place yields. In gold. */
export declare function secret_gold(right: Privilege): Int;

/** Food that a special place yields. In food. */
export declare function secret_food(right: Privilege): Int;

/** The curse reigns in the region. */
export declare function plagued(region: Region, curse: Privilege, world: World): boolean;

/** People that a plague leaves in a place. In census. */
export declare function people_left(people: Int, curse: Privilege): Int;
