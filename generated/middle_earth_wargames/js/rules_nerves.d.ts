import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Hindrance, Reaction, Stance, Unit } from "./kinds.js";

/** Moves that a halt or an advance lasts, from now on. In plain numbers. */
export declare function moves_counted(moves: Int, world: World): Int;

/** What a unit that withdraws is doing. */
export declare function stance_of(answer: Reaction): Stance;

/** The withdrawal that a unit goes on with. */
export declare function withdrawal_of(stance: Stance): Reaction;

/** Straight back from the enemy. In degrees. */
export declare function straight_back(unit: Unit, world: World): Int;

/** Which way that is. In degrees. */
export declare function heading(turned: Int): Int;

/** What is in the way of a rout. */
export declare function hindrance_behind(unit: Unit, world: World): Hindrance | null;

/** What stands in a way. */
export declare function what_hinders(unit: Unit, way: ReadonlyArray<Spot>, world: World): Hindrance | null;

/** Which way a unit withdraws. In degrees. */
export declare function way_back(unit: Unit, answer: Reaction, world: World): Int;
