import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kindling, Tract, Unit, WindQuarter } from "./kinds.js";

/** What burns in a place. */
export declare function kindling_of(tract: Tract): Kindling | null;

/** The unit has wood at hand. */
export declare function wood_at_hand(unit: Unit, world: World): boolean;

/** There is water for the tract. */
export declare function water_at_hand(tract: Tract, world: World): boolean;

/** Where a wind comes from, as a heading. In degrees. */
export declare function heading_of(quarter: WindQuarter): Int;

/** The wind blows from the tract to the other. */
export declare function downwind(tract: Tract, other: Tract, world: World): boolean;

/** The book says how long the kindling burns. */
export declare function burns_how_long(kindling: Kindling): boolean;
