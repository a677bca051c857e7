import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gait, GroundSort, GroundWalker, Mover, Organisation, Sky, Unit } from "./kinds.js";

/** Line of the movement table. */
export declare function mover(unit: Unit): Mover;

/** Line of the terrain table. */
export declare function walker(unit: Unit): GroundWalker;

/** How far a unit moves. In metres. */
export declare function pace(unit: Unit, gait: Gait, ground: GroundSort, sky: Sky, endless_rain: boolean): Int;

/** The unit can cross it. */
export declare function passable(unit: Unit, ground: GroundSort): boolean;

/** Crossing it breaks the ranks of the unit. */
export declare function breaks_ranks(unit: Unit, ground: GroundSort): boolean;

/** Organisation behind an obstacle. */
export declare function order_behind(unit: Unit, ground: GroundSort): Organisation;

/** The unit rests in this move. */
export declare function counts_as_rest(unit: Unit, world: World): boolean;

/** Rest before the next charge. In steps of 1 4 moves. */
export declare function rest_needed(unit: Unit, sky: Sky): Int;

/** The unit may charge. */
export declare function may_charge(unit: Unit, charges: Int, rested: Int, sky: Sky): boolean;

/** How much of a charge is straight. In metres. */
export declare function straight_run(distance: Int): Int;

/** The charge of the unit reaches the enemy. */
export declare function charge_reaches(unit: Unit, distance: Int, ground: GroundSort, sky: Sky): boolean;

/** What turning about costs. In metres. */
export declare function turn_cost(unit: Unit): Int;
