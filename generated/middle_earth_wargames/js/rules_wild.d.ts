import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Course, Tract, Unit, WarBeast } from "./kinds.js";

/** The one and the other are near enough to quarrel. */
export declare function near_each_other(one: Unit, other: Unit): boolean;

/** The one and the other have met. */
export declare function have_met(one: Unit, other: Unit, world: World): boolean;

/** Which beast it is. */
export declare function beast_of(unit: Unit): WarBeast;

/** How far to the right a course lies. In degrees. */
export declare function turn_of(course: Course): Int;

/** The nearest shelter from the sun. */
export declare function nearest_shade(unit: Unit, world: World): Tract | null;
