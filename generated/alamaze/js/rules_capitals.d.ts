import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Building, Kingdom, Place } from "./kinds.js";

/** No throne can be moved to the place. */
export declare function seat_barred(place: Place, kingdom: Kingdom, world: World): boolean;

/** Where the throne moves when the capital has fallen. */
export declare function next_capital(kingdom: Kingdom, world: World): Place | null;

/** The capital may be moved. */
export declare function throne_may_move(besieged: boolean): boolean;

/** Gold production when a building has been finished. In gold. */
export declare function gold_boosted(output: Int, building: Building): Int;

/** Food production when a building has been finished. In food. */
export declare function food_boosted(output: Int, building: Building): Int;

/** Defense when a building has been finished. In defense. */
export declare function walls_built(walls: Int, building: Building): Int;
