import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Building, Improvement, Kingdom, Place } from "./kinds.js";

/** Gold for improving a population center several times at a go. In gold. */
export declare function work_bill(kingdom: Kingdom, work: Improvement, multiple: Int): Int;

/** Food for improving a population center several times at a go. In food. */
export declare function work_rations(kingdom: Kingdom, work: Improvement, multiple: Int): Int;

/** The building is a fortification. */
export declare function is_fort(building: Building): boolean;

/** The building can stand in the place. */
export declare function fits_site(building: Building, place: Place): boolean;

/** Gold for a building. In gold. */
export declare function stone_bill(building: Building, kingdom: Kingdom): Int;

/** Food for a building. In food. */
export declare function stone_rations(building: Building): Int;

/** Census when a building has been finished. In census. */
export declare function people_drawn(people: Int, building: Building): Int;
